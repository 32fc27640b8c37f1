"""One-liners that only print: a closed form that is read in languages whose code is otherwise not followed."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading
from riskclass.model.text import Text

TYPE_CHECKING = False

#: What makes a string run or fill in code, in one of these languages.
_ACTIVE = ("${", "{$", "#{", "@{", "`", "$(")


def reading(words: tuple[Text, ...], language: str, printers: tuple[str, ...], values: tuple[str, ...]) -> Reading:
    """`observe` where each statement prints literals or one of `values`; else the code is not known."""
    code = words[0] if words else Text(())
    if code.exact is None:
        return opaque(code, code.because or "a part of the code is not known")
    statements = statements_of(code.exact)
    if statements is not None and all(_prints(each, printers, values) for each in statements):
        return OBSERVES
    return opaque(code, f"{language} code is not read, unless it only prints")


def opaque(code: Text, because: str) -> Reading:
    return Reading((Finding("code.opaque", code.known(code.shown[:60]), because),))


def statements_of(text: str) -> list[str] | None:
    """Cut at `;` and line ends outside of quotes; None where a quote stays open."""
    found: list[str] = []
    start, quote, place = 0, "", 0
    while place < len(text):
        char = text[place]
        if quote:
            place += 1 if char == "\\" else 0
            quote = "" if char == quote else quote
        elif char in "'\"`":
            quote = char
        elif char in ";\n":
            found.append(text[start:place].strip())
            start = place + 1
        place += 1
    if quote:
        return None
    found.append(text[start:].strip())
    return [statement for statement in found if statement]


def _prints(statement: str, printers: tuple[str, ...], values: tuple[str, ...]) -> bool:
    printer = next((each for each in printers if statement.startswith(each)), None)
    if printer is None:
        return is_value(statement, values)
    rest = statement[len(printer) :].strip()
    if rest.startswith("(") and rest.endswith(")"):
        rest = rest[1:-1].strip()
    elif statement[len(printer) : len(printer) + 1].isalnum():
        return False
    parts = _arguments(rest)
    return parts is not None and all(is_value(part, values) for part in parts)


def _arguments(text: str) -> list[str] | None:
    """Cut at commas and joining operators outside of quotes."""
    found: list[str] = []
    start, quote, place = 0, "", 0
    while place < len(text):
        char = text[place]
        if quote:
            place += 1 if char == "\\" else 0
            quote = "" if char == quote else quote
        elif char in "'\"":
            quote = char
        elif char in ",+":
            found.append(text[start:place].strip())
            start = place + 1
        place += 1
    return [*found, text[start:].strip()] if not quote else None


def is_value(text: str, values: tuple[str, ...]) -> bool:
    """A number, a plain string, or a name such as `process.version`."""
    if not text or text in values or text.isdigit():
        return True
    quote = text[0]
    if quote in "'\"" and len(text) > 1 and text.endswith(quote):
        inner = text[1:-1].replace("\\\\", "").replace("\\" + quote, "")
        return quote not in inner and not any(active in inner for active in _ACTIVE)
    return all(char in "0123456789 .*/-+()%" for char in text)
