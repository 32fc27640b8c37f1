"""Perl on the command line: code that only prints, and the filters that sed would do (`s///`, `print if //`)."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Reading
from riskclass.model.text import exact
from riskclass.rules.grammars import literal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.text import Text

_VALUES = (
    "$]",
    "$^V",
    "$^O",
    "$0",
    "time",
    "$_",
    "$1",
    "$2",
    "$3",
    "$.",
    "$&",
    "scalar reverse",
    "$F[0]",
    "$F[1]",
    "$F[-1]",
)
_PRINTERS = ("print", "say")
_DELIMITERS = "/|#,!:~@"


def read(words: tuple[Text, ...]) -> Reading:
    text = words[0].exact if words else None
    if text is not None and _reaches(text):
        return literal.opaque(words[0], "an element of a variable may be any expression")
    statements = _statements(text) if text is not None else None
    if statements is not None and all(_filters(each) for each in statements):
        return OBSERVES
    return literal.reading(words, "Perl", _PRINTERS, _VALUES)


def _reaches(text: str) -> bool:
    """`$a[unlink "x"]` runs code in a string or a pattern; `$F[0]` does not."""
    for digit in ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "-1"):
        text = text.replace(f"$F[{digit}]", "")
    variable = any(
        char in "$@" and (behind.isalpha() or behind in "_{[$:") for char, behind in zip(text, text[1:], strict=False)
    )
    return (variable and any(mark in text for mark in "[{")) or "->" in text


def _statements(text: str) -> list[str] | None:
    """Cut at `;` outside of quotes and of what stands between delimiters."""
    if any(word in text for word in ("(?{", "(??{", "`", "@{", "${", "$(")):
        return None
    return [statement.strip() for statement in text.split(";") if statement.strip()]


def _filters(statement: str) -> bool:
    """`s/a/b/g`, `tr/a-z/A-Z/`, `print if /x/`, `print unless /x/`, `print "$1\\n" if /(x)/`, `next if /x/`."""
    for head in ("print if ", "print unless ", "next if ", "next unless ", "print $_ if ", "last if "):
        if statement.startswith(head):
            tests = statement[len(head) :].replace(" and ", "\0").replace(" or ", "\0").split("\0")
            return all(_match(test.strip().lstrip("!").strip()) for test in tests)
    head, mark, test = statement.rpartition(" if ")
    if mark and _match(test.strip()):
        return literal.reading((exact(head),), "Perl", _PRINTERS, _VALUES) is OBSERVES
    for name, flags in (("tr", "cdsr"), ("y", "cdsr"), ("s", "gimsxnopr")):
        mark = statement[len(name) : len(name) + 1]
        if statement.startswith(name) and mark and mark in _DELIMITERS:
            parts = _cut(statement[len(name) + 1 :], mark)
            return len(parts) == 3 and set(parts[2]) <= set(flags)
    return False


def _match(text: str) -> bool:
    """`/x/i`, or `$. == 3`, `$. > 3`, `eof`."""
    text = text.removeprefix("m") if text[1:2] == "/" else text
    if text.startswith("/"):
        parts = _cut(text[1:], "/")
        return len(parts) == 2 and set(parts[1]) <= set("imsxgo")
    return all(char in "$. =>0123456789&eof" for char in text)


def _cut(text: str, mark: str) -> list[str]:
    parts = [""]
    place = 0
    while place < len(text):
        if text[place] == "\\":
            parts[-1] += text[place : place + 2]
            place += 2
        elif text[place] == mark:
            parts.append("")
            place += 1
        else:
            parts[-1] += text[place]
            place += 1
    return parts
