"""What `read` and `mapfile` make of standard input whose text is known."""

from __future__ import annotations

from riskclass.model.text import Text, exact, unknown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.engine.invoke import Shell
    from riskclass.engine.parsed import Parsed

#: Options that change nothing about what a line is; `-r` and `-d` are followed.
_PLAIN = ("-r", "-e", "-s", "-p", "-t", "-a", "-d", "-n", "-s", "-O", "-c", "-C")
#: More lines than this are not told apart.
_LINES = 1000


def lines(shell: Shell, parsed: Parsed) -> list[Text] | None:
    """The lines that may be read, or None where nothing of them is known."""
    texts = shell.state.stdin
    mapfile = parsed.spec("-O") is not None
    allowed = _PLAIN if mapfile else tuple(name for name in _PLAIN if name != "-n")
    if texts is None or any(given.spec.names[0] not in allowed for given in parsed.given):
        return None
    ends = parsed.values("-d")
    end = (ends[0].exact if ends else "\n") or "\0" if not ends or ends[0].exact is not None else None
    raw = mapfile or any(given.spec.names[0] == "-r" for given in parsed.given)
    found: list[Text] = []
    for text in texts:
        if end is None or not any(isinstance(part, str) for part in text.parts) and text.parts:
            return None
        found += _split(text, end[0], raw)
    return found if len(found) <= _LINES else None


def _split(text: Text, end: str, raw: bool) -> list[Text]:
    """The lines of a text, what is unknown of it as one line of its own."""
    value = "".join(part if isinstance(part, str) else "\0" + end for part in text.parts)
    if not raw:
        value = _unescaped(value)
    pieces = value.split(end)
    if pieces and pieces[-1] == "":
        pieces.pop()
    because = next((hole.because for hole in text.holes), "")
    return [unknown("", because, text.span, many=True) if "\0" in each and text.holes else exact(each) for each in pieces]


def _unescaped(value: str) -> str:
    """Without `-r` a backslash quotes the next character, and joins lines (bash manual, read)."""
    out: list[str] = []
    chars = iter(value)
    for char in chars:
        if char != "\\":
            out.append(char)
        elif (quoted := next(chars, "")) != "\n":
            out.append(quoted)
    return "".join(out)


def fields(line: Text, ifs: str, count: int) -> list[Text]:
    """The line split as `read` splits it, into `count` words, the last with all that is left; 0: into all there are."""
    if line.exact is None:
        return [line] * max(1, count)
    blanks = "".join(char for char in ifs if char in " \t\n")
    rest = line.exact.strip(blanks) if blanks else line.exact
    found: list[str] = []
    while rest and (count == 0 or len(found) < count - 1):
        end = next((place for place, char in enumerate(rest) if char in ifs), len(rest))
        found.append(rest[:end])
        rest = rest[end:].lstrip(blanks) if blanks else rest[end:]
        if rest and rest[0] in ifs and rest[0] not in blanks:
            rest = rest[1:].lstrip(blanks) if blanks else rest[1:]
    found += [rest] if rest and count else []
    return [exact(each) for each in (*found, *[""] * (count - len(found)))]
