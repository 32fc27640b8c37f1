"""The same command with less: without one of its options, with one that makes the tool only say what it would do, by a
sub-command that shows what this one would change, or with its unknown words where none can be an option.
"""

from __future__ import annotations

from riskclass.engine.synopsis import synopsis

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from riskclass.engine.derive import Call
    from riskclass.engine.level import Spec
    from riskclass.engine.parsed import Given
    from riskclass.model.text import Text

#: Options that end in a text about the tool: no way to do the task.
_ABOUT = frozenset(
    """
    --help -help --usage -h -? --manual --man --longhelp --tldr --version -version -v -V --show-defaults -l -L -M
    --html-path --man-path --info-path --list-cmds --list-options --list-modules
    --warranty --dump-options --dump-option-table
    """.split()
)
#: Beside `dry`, what the name of a dry run says. A tool that has one needs no other option that makes it harmless.
_TRIES = ("simulate", "no-act", "noop", "assumeno", "preview-only", "what-if", "syntax-check")
#: What shows, or plans, what a sub-command would change.
SHOWN = {
    "terraform apply": "plan",
    "terraform apply PLAN": "show",
    "terraform destroy": "plan -destroy",
    "tofu apply": "plan",
    "tofu apply PLAN": "show",
    "tofu destroy": "plan -destroy",
    "kubectl apply": "diff",
    "kubectl delete": "get",
    "git stash drop": "show",
    "git stash clear": "list",
    "docker system prune": "df",
    "podman system prune": "df",
    "argocd app sync": "diff",
}
#: Names of variables that are meant to become several options.
_SEVERAL = ("opt", "arg", "flag", "param")
_MOST = 12


def candidates(call: Call, text: str, unknown: bool) -> list[str]:
    """Texts to try, for a command whose words stand in `text` as they are. `unknown`: it is not bounded."""
    if call.shell.setting.base is None or not all(word.span[1] > word.span[0] for word in call.argv):
        return []
    found = [*_no_option(call, text), *_with_an_inert_one(call, text, unknown), *_shown(call, text)]
    return list(dict.fromkeys((*found, *_without_an_option(call, text))))[:_MOST]


def _without_an_option(call: Call, text: str) -> Iterator[str]:
    for given in call.parsed.given:
        token = given.token.exact or ""
        alone = token in given.spec.names or token.partition("=")[0] in given.spec.names
        is_all = given.words and len(call.parsed.given) == 1 and not any(call.parsed.bound.values())  # `mysql -e SQL`
        start, end = _range(given)
        if alone and not is_all and text[start:end].startswith(given.token.shown):
            yield (text[:start].rstrip(" ") + text[end:]).strip()


def _range(given: Given) -> tuple[int, int]:
    return given.token.span[0], max(word.span[1] for word in (given.token, *given.words))


def _with_an_inert_one(call: Call, text: str, unknown: bool) -> Iterator[str]:
    """As a dry run; where there is none, and it is known what it does, with what makes it do something else."""
    program, *sub = (word.span[1] for word in _sub_command(call))
    found: list[tuple[Spec, str]] = []
    for table in call.parsed.chain:
        held = [row.unless for row in table.rows if any(row.says is says for says, _ in call.parsed.said)]
        for term in " ".join((table.inert, *held)).split():
            name, _, values = term.partition("=")
            spec = call.parsed.spec(name) if name.startswith("-") else None
            if spec is not None and _ABOUT.isdisjoint(spec.names):
                found += ((spec, option) for option in _spelled(spec, name, values))
    tries = [each for each in found if _is_a_try(each[0])]
    for spec, option in tries or (() if unknown else found):
        place = sub[-1] if sub and call.parsed.levels[-1].named(spec.names[0]) is spec else program
        yield f"{text[:place]} {option}{text[place:]}"


def _is_a_try(spec: Spec) -> bool:
    return any("dry" in name or name.strip("-") in _TRIES for name in spec.names)


def _spelled(spec: Spec, name: str, values: str) -> Iterator[str]:
    """A flag, or one with its value in the same word: what stands behind it stays what it is."""
    if spec.value is None:
        yield name
    elif name.startswith("--") and values and "*" not in values:
        yield from (f"{name}={value}" for value in values.split("|"))


def _shown(call: Call, text: str) -> Iterator[str]:
    words = _sub_command(call)
    name = " ".join((call.program, *call.parsed.path))
    other = SHOWN.get(f"{name} PLAN" if any(call.parsed.bound.values()) else name) or SHOWN.get(name)
    if other is None or len(words) == 1:
        return
    start, end = words[-1].span
    yield f"{text[:start]}{other}{text[end:]}"
    for place, behind in reversed([_range(given) for given in call.parsed.given if not given.words]):
        if place > end:
            text = text[:place].rstrip(" ") + text[behind:]
    yield f"{text[:start]}{other}{text[end:]}"


def _sub_command(call: Call) -> list[Text]:
    """The program's name and the words of the sub-command, which stand before any other operand."""
    return [call.argv[0], *_operands(call)[: len(call.parsed.path)]]


def _operands(call: Call) -> list[Text]:
    options = {id(word) for given in call.parsed.given for word in (given.token, *given.words)}
    return [word for word in call.argv[1:] if id(word) not in options]


def _no_option(call: Call, text: str) -> Iterator[str]:
    """`sort $f`: as `sort "$f"`, `sort -- $f` and both, where the tool's table has nothing else to say of `--`."""
    words = [problem.word for problem in call.parsed.doubtful]
    if not words or any(part in word.shown.lower() for word in words for part in _SEVERAL):
        return
    bare = list({word.span for word in words if word.many and text[word.span[0] : word.span[1]] == word.shown})
    values = {id(word) for given in call.parsed.given for word in given.words}
    operands = [word for word in words if id(word) not in values]
    yield _edited(text, bare, -1)
    if not operands or not _may_end_options(call):
        return
    first = operands[0].span[0]
    if not any(given.token.span[0] > first for given in call.parsed.given):
        yield _edited(text, [], first)
        yield _edited(text, bare, first)
    elif call.parsed.levels[-1].mixed and operands[0] is _operands(call)[-1]:
        yield _at_the_end(call, text, operands[0].span)


def _may_end_options(call: Call) -> bool:
    """Whether `--` ends the options, and says nothing besides."""
    level, table = call.parsed.levels[-1], call.parsed.chain[-1]
    own = [level.names, *(synopsis(row.operands) for row in table.rows if row.operands is not None)]
    return (
        level.style in ("gnu", "go")
        and not any(names.dashed for names in own)
        and not any(word.exact == "--" for word in call.argv)
    )


def _edited(text: str, quoted: list[tuple[int, int]], dashes: int) -> str:
    """With quotes around the words, and `--` at a place."""
    for start, end in sorted(quoted, reverse=True):
        text = f'{text[:start]}"{text[start:end]}"{text[end:]}'
        dashes += 2 if end <= dashes else 0
    return f"{text[:dashes]}-- {text[dashes:]}" if dashes >= 0 else text


def _at_the_end(call: Call, text: str, span: tuple[int, int]) -> str:
    """`sort $f -u` → `sort -u -- "$f"`"""
    start, end = span
    word = text[start:end] if '"' in text[start:end] else f'"{text[start:end]}"'
    place = max(word.span[1] for word in call.argv)
    return f"{text[:start]}{text[end:place].lstrip(' ')} -- {word}{text[place:]}"
