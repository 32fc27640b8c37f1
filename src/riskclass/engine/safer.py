"""The same command with less: without one of its options, or with one that makes the tool only say what it would do."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from riskclass.engine.derive import Call

#: Options that end in a text about the tool: no way to do the task.
_ABOUT = ("--help", "--version", "-h", "-V", "-help", "-version", "--usage", "-?", "-l", "-L", "-M", "--manual")
_MOST = 12


def candidates(call: Call, text: str) -> list[str]:
    """Texts to try, for a command whose words stand in `text` as they are."""
    if call.shell.setting.base is None or not all(word.span[1] > word.span[0] for word in call.argv):
        return []
    found = dict.fromkeys((*_without_an_option(call, text), *_with_an_inert_one(call, text)))
    return list(found)[:_MOST]


def _without_an_option(call: Call, text: str) -> Iterator[str]:
    for given in call.parsed.given:
        token = given.token.exact or ""
        alone = token in given.spec.names or token.partition("=")[0] in given.spec.names
        start = given.token.span[0]
        end = max(word.span[1] for word in (given.token, *given.words))
        if alone and text[start:end].startswith(given.token.shown):
            yield (text[:start].rstrip(" ") + text[end:]).strip()


def _with_an_inert_one(call: Call, text: str) -> Iterator[str]:
    place = call.argv[min(len(call.parsed.path), len(call.argv) - 1)].span[1]
    for table in call.parsed.chain:
        held = [row.unless for row in table.rows if any(row.says is says for says, _ in call.parsed.said)]
        for term in " ".join((table.inert, *held)).split():
            spec = call.parsed.spec(term) if term.startswith("-") and term not in _ABOUT else None
            if spec is not None and spec.value is None:  # a flag: what stands behind it stays what it is
                yield f"{text[:place]} {term}{text[place:]}"
