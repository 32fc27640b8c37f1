"""The command that xargs, find and their kin run: with what they read or find in its places."""

from __future__ import annotations

import itertools

from riskclass.engine.derive import FINDS, found_file
from riskclass.engine.output import glue, trimmed
from riskclass.model.limits import VARIANTS
from riskclass.model.text import FREE, Hole, Text, exact, merged, unknown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.engine.derive import Call
    from riskclass.engine.parsed import Run

#: Programs that put nothing behind a command without `{}`.
_NEVER_APPEND = ("find", "gfind")
_ESCAPES = {"\\n": "\n", "\\t": "\t", "\\0": "\0", "\\\\": "\\"}
#: Stands for what is not known while a text is split; the private character behind it says which of the holes it is.
_MARK = "\0"
_FIRST, _LAST = 0xF0000, 0xFFFF0


def filled(call: Call, run: Run) -> list[tuple[Text, ...]]:
    """The invocations: what comes from elsewhere stands in the place of `{}`, or behind the command."""
    call.shell.spend(140)
    placeholders = ["{}", *(word.exact for word in _values(call, "-I", "-i", "--replace") if word.exact)]
    found = any(mark in (word.exact or "") for word in run.words for mark in placeholders)
    if found:
        several = call.program in FINDS and _is_for_all(call, run)
        return [_placed(run, placeholders, item, several) for item in _lines(call)]
    if call.program in _NEVER_APPEND:
        return [run.words]
    return [(*run.words, *items) for items in _chunks(call)]


def _is_for_all(call: Call, run: Run) -> bool:
    """`-exec COMMAND {} +`: as many files as fit stand in the place (find(1))."""
    ends = [behind for word, behind in itertools.pairwise(call.argv) if run.words and word is run.words[-1]]
    return bool(ends) and ends[0].exact == "+"


def _placed(run: Run, placeholders: list[str], item: Text, several: bool) -> tuple[Text, ...]:
    words: list[Text] = []
    for word in run.words:
        mark = next((each for each in placeholders if each in (word.exact or "")), None)
        words.append(word if mark is None else _with(word, (word.exact or "").split(mark), item))
        if several and mark is not None:
            words[-1] = Text(words[-1].parts, words[-1].span, -1, True)
    return tuple(words)


def _with(word: Text, pieces: list[str], fill: Text) -> Text:
    parts: list[Text] = []
    for number, piece in enumerate(pieces):
        parts += [fill, exact(piece)] if number else [exact(piece)]
    return Text(glue(tuple(parts)).parts, word.span)


def _values(call: Call, *names: str) -> tuple[Text, ...]:
    known = [name for name in names if call.parsed.spec(name) is not None]
    return tuple(word for name in known for word in call.parsed.values(name))


def _count(call: Call, *names: str) -> int:
    """The number that an option gives, 0 where it is not given; one that is not known is the least."""
    words = _values(call, *names)
    text = words[0].exact or "" if words else "0"
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 7 else 1


def _given(call: Call, name: str) -> bool:
    return any(name in given.spec.names for given in call.parsed.given)


# ---- what is read ------------------------------------------------------------------------------------------------


def _lines(call: Call) -> list[Text]:
    """What stands for `{}`, invocation by invocation: each line that is read."""
    text = _text(call)
    if text is None:
        return [_unread(call)]
    if _ends(call):
        found = _separated(call, text)
    else:
        found = [" ".join(words) for line in text.split("\n") if (words := _words(line))]
    items = call.shell.few("{}", [_item(call, each) for each in dict.fromkeys(found)])
    return [item for item in items if item is not None]


def _chunks(call: Call) -> list[list[Text]]:
    """The words behind the command, invocation by invocation."""
    text = _text(call)
    if text is None:
        return [[Text(_unread(call).parts, call.span, -1, True)]]
    by_line = _count(call, "-L", "-l")
    if _ends(call):
        rows = [_separated(call, text)]
    elif by_line:
        lines = [line for line in text.split("\n") if line.strip()]
        rows = [_words("\n".join(lines[i : i + by_line])) for i in range(0, len(lines), by_line)]
    else:
        rows = [_words(text)]
    ends = _values(call, "-E", "-e")
    if ends and not _ends(call):  # what follows that word is not read
        rows = [row[: row.index(ends[0].shown)] if ends[0].shown in row else row for row in rows]
    if _values(call, "-s"):  # how many words a command line takes is not computed: all, or each
        rows += [[word] for row in rows for word in row]
    most = _count(call, "-n")
    if most:
        rows = [row[start : start + most] for row in rows for start in range(0, len(row), most)]
    if len(rows) > VARIANTS:
        rows = [[each for row in rows for each in row]]
    return [[_item(call, each) for each in row] for row in rows] or [[]]


def _item(call: Call, value: str) -> Text:
    if _MARK not in value:
        return exact(value, call.span)
    holes = [hole for text in _texts(call) for hole in text.holes]
    first, *pieces = value.split(_MARK)
    parts: list[str | Hole] = [first]
    for piece in pieces:
        hole = holes[ord(piece[0]) - _FIRST]
        parts += [Hole(hole.source or "{}", hole.because, hole.shape), piece[1:]]
    if any(isinstance(part, Hole) and part.shape in FREE for part in parts):
        return Text(_unread(call).parts, call.span, -1, True)
    return Text(merged(parts), call.span, -1, True)


def _texts(call: Call) -> tuple[Text, ...]:
    """What is read: standard input, or the file that `-a` names."""
    texts = call.shell.state.stdin
    for word in _values(call, "-a"):
        texts = call.shell.state.files.get(call.shell.path(word))
    return texts or ()


def _text(call: Call) -> str | None:
    """What is read, unknown pieces as marks; None where nothing of it is known."""
    texts = _texts(call)
    if call.program in FINDS or not any(isinstance(part, str) for text in texts for part in text.parts):
        return None
    marks = (f"{_MARK}{chr(number)}" for number in range(_FIRST, _LAST))
    if sum(len(text.holes) for text in texts) > _LAST - _FIRST:
        return None
    source = "\n".join("".join(part if isinstance(part, str) else next(marks) for part in text.parts) for text in texts)
    return None if _ends(call) == _MARK and any(text.holes for text in texts) else source


def _ends(call: Call) -> str:
    """The character that ends each item, or empty where blanks and quotes decide."""
    delimiters = _values(call, "-d")
    if _given(call, "-0"):
        return _MARK
    return _ESCAPES.get(delimiters[0].shown, delimiters[0].shown)[:1] if delimiters else ""


def _separated(call: Call, text: str) -> list[str]:
    return [each for each in text.split(_ends(call)) if each]


def _words(text: str) -> list[str]:
    """The words as xargs(1) reads them: quotes and backslashes keep blanks; what is open at the end is as it is."""
    found: list[str] = []
    word: str | None = None
    quote = ""
    chars = iter(text)
    for char in chars:
        if quote:
            quote, word = ("", word) if char == quote else (quote, (word or "") + char)
        elif char in "'\"":
            quote, word = char, word or ""
        elif char in " \t\n":
            found += [word] if word is not None else []
            word = None
        else:
            word = (word or "") + (next(chars, "") if char == "\\" else char)
    return [*found, word] if word is not None else found


def _unread(call: Call) -> Text:
    """find and fd give names of files; xargs what it reads, of which the kind may be known."""
    texts = call.shell.state.stdin
    if call.program in FINDS:
        return found_file(call)
    if texts is not None and len(texts) == 1 and texts[0].holes:
        text = trimmed(texts)[0]
        parts = tuple(Hole("{}", part.because, part.shape) if isinstance(part, Hole) else part for part in text.parts)
        if len(parts) == 1 or not any(hole.shape in FREE for hole in text.holes):
            return Text(parts, many=text.many)
    return unknown("{}", "what is read is not known here", many=True)
