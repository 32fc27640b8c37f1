"""What `read` and `mapfile` make of standard input whose text is known."""

from __future__ import annotations

from riskclass.engine.output import EMPTIED, UNSEEN
from riskclass.model.limits import ROUNDS
from riskclass.model.text import FREE, SEVERAL, Text, exact, unknown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.engine.invoke import Shell
    from riskclass.engine.output import Output
    from riskclass.engine.parsed import Parsed

#: Options that change nothing about what a line is; `-r` and `-d` are followed.
_PLAIN = ("-r", "-e", "-s", "-p", "-t", "-a", "-d", "-n", "-O", "-c", "-C")
#: More lines than this are not told apart.
_LINES = 1000
#: What is added to a character that a backslash quotes, until the line is split: it separates no words.
_QUOTED = 0x10FF00
#: What makes more of a text than a line, or is read in a way of its own.
_SPECIAL = frozenset("\n\\\0 \t")
#: Stands for what is not known while a text is split; no text holds it, a NUL ends what bash reads.
_MARK = "\uffff"


def lines(shell: Shell, parsed: Parsed) -> list[Text] | None:
    """The lines that may be read, or None where nothing of them is known."""
    how = _how(shell, parsed)
    texts = shell.state.stdin
    if how is None or texts is None or all(_unknown(text) and like(text, how[0]) is None for text in texts):
        return None
    kinds = [like(text, how[0]) for text in texts]
    found = [
        line
        for text, kind in zip(texts, kinds, strict=True)
        for line in ([kind] if kind is not None else _split(text, *how))
    ]
    return found if len(found) <= _LINES else None


def leave(shell: Shell, parsed: Parsed, found: list[Text] | None) -> None:
    """What stands in the input behind a line that is not taken is not known."""
    texts = shell.state.stdin
    if elsewhere(parsed):
        shell.loses_input()  # the other descriptor may be the same file
        return
    if texts is None or UNSEEN[0] in texts or all(_unknown(text) for text in texts):
        return
    if found is not None and all(_is_alike(text) for text in texts):
        shell.state.stdin = tuple(dict.fromkeys((*texts, EMPTIED)))
        return
    shell.state.stdin = UNSEEN if found is None else (*texts, *UNSEEN)


def _is_alike(text: Text) -> bool:
    """Whether each line may come again: names of files, and one of them that is told."""
    return "\n" not in text.exact if text.exact is not None else like(text, "\n") is not None


def elsewhere(parsed: Parsed) -> bool:
    """Whether `-u` names another descriptor than 0."""
    return any(word.exact != "0" for word in parsed.values("-u"))


def taken(shell: Shell, parsed: Parsed) -> Text | None:
    """The next line, which the shell's input holds no longer; None where it is not known, or is one of too many."""
    how = _how(shell, parsed)
    texts = shell.state.stdin
    spare = may_be_empty(shell)
    value = texts[0].exact if texts is not None and (len(texts) == 1 or spare) else None
    alone = texts is not None and (len(texts) == 1 or spare) and how is not None
    if value is None and alone and texts and how and (kind := like(texts[0], how[0])) is not None:
        several = any(hole.shape in SEVERAL for hole in texts[0].holes)
        shell.state.stdin = (texts[0], EMPTIED) if several else (EMPTIED,)
        return kind
    if how is None or value is None or value.count(how[0]) * shell.rounds > ROUNDS:
        return None
    end, raw = how
    value = value if end == "\0" else value.replace("\0", "")
    place = value.find(end)
    while not raw and place > 0 and value[:place].endswith("\\") and end == "\n":
        place = value.find(end, place + 1)
    line, rest = (value, "") if place < 0 else (value[:place], value[place + 1 :])
    shell.state.stdin = (exact(rest), EMPTIED) if spare and rest else (exact(rest),)
    return exact(line if raw else _unescaped(line))


def like(text: Text, end: str) -> Text | None:
    """The line that is read, where all lines are of one kind that is known: `docker ps -q`, `find . -name '*.c'`."""
    if text.exact is not None or end not in "\n\0" or any(hole.shape in FREE for hole in text.holes):
        return None
    parts = text.parts if text.suffix != "\n" else text.parts[:-1]
    if any(isinstance(part, str) and not _SPECIAL.isdisjoint(part) for part in parts):
        return None
    single = text.suffix != "\n" or end == "\n"
    return Text(parts, text.span, -1, single).single


def elements(shell: Shell, parsed: Parsed) -> list[Text]:
    """What mapfile makes of lines of which the kind is known, and perhaps one of them; none: they are not known."""
    how = _how(shell, parsed)
    texts = [text for text in shell.state.stdin or () if text != EMPTIED]
    kinds = [text if _is_alike(text) and text.exact else like(text, how[0]) if how else None for text in texts]
    known = [Text(kind.parts, kind.span, -1, kind.exact is None) for kind in kinds if kind is not None]
    return known if len(known) == len(kinds) else []


def may_be_none(texts: Output | None) -> bool:
    """Whether there may be no line at all: a program has read it, or none of those that may be printed is."""
    for text in texts or ():
        several = any(hole.shape in ("files", "words") for hole in text.holes)
        if text.exact == "" or (several and "\n" not in text.prefix):
            return True
    return False


def may_be_empty(shell: Shell) -> bool:
    """Whether a program may have read all of the one text that there was."""
    texts = shell.state.stdin
    return texts is not None and len(texts) == 2 and texts[1] == EMPTIED


def _how(shell: Shell, parsed: Parsed) -> tuple[str, bool] | None:
    """What ends a line, and whether backslashes stay; None where an option says something else."""
    mapfile = parsed.spec("-O") is not None
    allowed = _PLAIN if mapfile else tuple(name for name in _PLAIN if name != "-n")
    if any(given.spec.names[0] not in (*allowed, "-u") for given in parsed.given) or elsewhere(parsed):
        return None
    ends = parsed.values("-d")
    end = "\n" if not ends else ends[0].exact
    raw = mapfile or any(given.spec.names[0] == "-r" for given in parsed.given)
    return None if end is None else (end[:1] or "\0", raw)


def _unknown(text: Text) -> bool:
    return bool(text.holes) and len(text.parts) == len(text.holes)


def _split(text: Text, end: str, raw: bool) -> list[Text]:
    """The lines of a text, each that is not all known as one that is not known."""
    value = "".join(part if isinstance(part, str) else _MARK for part in text.parts)
    value = value if end == "\0" else value.replace("\0", "")  # bash leaves NULs out
    pieces = (value if raw else _unescaped(value)).split(end)
    if pieces[-1] == "":
        pieces.pop()
    open_line = unknown("", text.because, text.span, many=True)
    return [open_line if _MARK in each else exact(each) for each in pieces]


def _unescaped(value: str) -> str:
    """Without `-r` a backslash quotes the next character, and joins lines (bash manual, read)."""
    out: list[str] = []
    chars = iter(value)
    for char in chars:
        if char != "\\":
            out.append(char)
        elif (quoted := next(chars, "")) != "\n":
            out.append(chr(ord(quoted) + _QUOTED) if quoted.isascii() and quoted else quoted)
    return "".join(out)


def _plain(value: str) -> Text:
    """What was quoted is a character like others, once the line is split."""
    if value.isascii():
        return exact(value)
    return exact("".join(chr(ord(char) - _QUOTED) if _QUOTED <= ord(char) < _QUOTED + 128 else char for char in value))


def _open_fields(line: Text, ifs: str, count: int) -> list[Text]:
    """Of a line that is not all known: as one, or in pieces of which the first begins as the line does."""
    if count == 1 or any(hole.shape in FREE for hole in line.holes):
        return [line] * max(1, count)
    if any(hole.shape == "files" for hole in line.holes):  # names count as operands, and pieces of them
        pieces = Text(line.holes[:1])
    else:
        pieces = unknown("", line.because, line.span)
    if count == 0:
        return [Text((*line.parts, *pieces.parts), line.span, -1, True)]
    return [line if len(line.parts) == 1 else pieces, *[pieces] * (count - 1)]


def fields(line: Text, ifs: str, count: int) -> list[Text]:
    """The line split as `read` splits it, into `count` words, the last with all that is left; 0: into all there are."""
    if line.exact is None:
        return _open_fields(line, ifs, count)
    blanks = "".join(char for char in ifs if char in " \t\n")
    rest = line.exact.strip(blanks) if blanks else line.exact
    found: list[str] = []
    while rest and (count == 0 or len(found) < count - 1):
        end = next((place for place, char in enumerate(rest) if char in ifs), len(rest))
        found.append(rest[:end])
        rest = rest[end:].lstrip(blanks) if blanks else rest[end:]
        if rest and rest[0] in ifs and rest[0] not in blanks:
            rest = rest[1:].lstrip(blanks) if blanks else rest[1:]
    if rest and rest[-1] in ifs and rest[-1] not in blanks and not any(char in ifs for char in rest[:-1]):
        rest = rest[:-1]  # a separator at the end of the last word
    found += [rest] if rest and count else []
    return [_plain(each) for each in (*found, *[""] * (count - len(found)))]
