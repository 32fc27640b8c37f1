"""What text expressions of awk give, and what variables may hold, as far as the tokens of the program say it."""

from __future__ import annotations

import re

from riskclass.model.text import Hole, Text, merged

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

#: How many tokens one expression may have, how many texts are tried for it, how long each may be, through how many
#: names and calls they are followed, how many tokens are looked at for each that there is, and at most.
LONGEST, FEW, LENGTH, DEPTH, EACH, STEPS = 500, 12, 4096, 20, 15, 100_000
#: What ends the value of an assignment.
_ENDS = (";", "\n", "}", ",", ")", "]")
_OPENS, _CLOSES = ("(", "["), (")", "]")
#: Operators between which no text is joined.
_CHOICES = ("?", ":", "|", "||", "&&")
#: Conversions of sprintf: what a number becomes, and all that take one argument.
_NUMBERS = ("%d", "%i")
_CONVERSION = re.compile(r"%(?:%|[-+ #0]*[0-9]*(?:\.[0-9]*)?[cdiouxXeEfFgGaAs])")


class OpaqueError(Exception):
    """A program that is not understood, and why."""


class Token:
    """`kind`: name, number, string, regex or op; a string's text may hold holes."""

    __slots__ = ("kind", "text", "value")

    def __init__(self, kind: str, value: str, text: Text | None = None) -> None:
        self.kind: Final = kind
        self.value: Final = value
        self.text: Final = text


Tokens = list[Token]


class Values:
    def __init__(self, tokens: Tokens, span: tuple[int, int]) -> None:
        self.tokens = tokens
        self.span = span
        self.steps = min(5000 + EACH * len(tokens), STEPS)
        self._given: dict[str, list[Tokens]] | None = None
        self._held: dict[str, list[Text]] = {}
        self.depth = 0

    def step(self, count: int = 1) -> None:
        self.steps -= count
        if self.steps < 0:
            raise OpaqueError("the program is too long to follow")

    def unknown(self, source: str) -> Text:
        return Text((Hole(source, "the program computes it"),), self.span)

    def joined(self, tokens: Tokens) -> Text:
        """The text that strings next to each other make; whatever is computed is a hole."""
        self.step(min(len(tokens), LONGEST) // 8)
        chosen = any(token.kind == "op" and token.value in _CHOICES for token in tokens)
        if chosen or len(tokens) > LONGEST or self.depth > DEPTH:
            return self.unknown("…")
        parts: list[str | Hole] = []
        for token in self._formatted(_bare(tokens)):
            text = token.text if token.text is not None else self.unknown(token.value or "…")
            for part in text.parts:
                if not (isinstance(part, Hole) and parts and isinstance(parts[-1], Hole)):
                    parts.append(part)
                elif part.shape != parts[-1].shape:
                    parts[-1] = Hole(parts[-1].source, parts[-1].because)
        return Text(merged(parts), self.span)

    def texts(self, tokens: Tokens) -> list[Text]:
        """The texts that an expression may give; an element of an array is any that the array is given."""
        if len(tokens) > LONGEST:
            return []
        tokens = _bare(tokens)
        if any(token.kind == "op" and token.value == "?" for token in tokens):
            return [text for branch in _branches(tokens) for text in self.texts(branch)][:FEW]
        ways: list[dict[str, Text]] = [{}]
        names = {_key(tokens, at): token.value for at, token in enumerate(tokens) if token.kind == "name"}
        for key, name in names.items():
            if held := self.held(name):
                ways = [{**way, key: text} for way in ways for text in held][:FEW]
        found = [self.joined(self._filled(tokens, way)) for way in ways]
        return [text for text in found if text.length <= LENGTH]

    def held(self, name: str) -> list[Text]:
        """The texts that a variable may be given; in its own value (`f = f "x"`) it has those of before."""
        if self._given is None:
            self._given = _Given(self.tokens, self.step).found
        if name not in self._held and self.depth <= DEPTH:
            self._held[name] = []
            self.depth += 1
            for tokens in self._given.get(name, ()):
                if len(self._held[name]) >= FEW:
                    break
                self._held[name] = list(dict.fromkeys((*self._held[name], *self.texts(tokens))))[:FEW]
            self.depth -= 1
        return self._held.get(name, [])

    def _filled(self, tokens: Tokens, way: dict[str, Text]) -> Tokens:
        """With strings in the place of variables and elements."""
        found: Tokens = []
        at = 0
        while at < len(tokens):
            self.step()
            text = way.get(_key(tokens, at)) if tokens[at].kind == "name" else None
            found.append(tokens[at] if text is None else Token("string", "", text))
            at += 1
            if text is not None and _is(tokens, at, "["):
                at = _closed(tokens, at) + 1
        return found

    def _formatted(self, tokens: Tokens) -> Tokens:
        """`sprintf("%s.csv", x)` as the strings that it joins."""
        at = next((at for at, token in enumerate(tokens) if token.kind == "name" and token.value == "sprintf"), -1)
        if at < 0 or not _is(tokens, at + 1, "("):
            return tokens
        end = _closed(tokens, at + 1)
        self.step(len(tokens) // 8)
        self.depth += 1
        form, *args = _arguments(tokens[at + 2 : end])
        if len(form) != 1 or form[0].text is None or form[0].text.exact is None:
            self.depth -= 1
            return tokens
        made = [Token("string", "", piece) for piece in self._pieces(form[0].text.exact, args)]
        self.depth -= 1
        return [*tokens[:at], *made, *self._formatted(tokens[end + 1 :])]

    def _pieces(self, form: str, args: list[Tokens]) -> list[Text]:
        """What a form of sprintf makes of its arguments; `%c`, `%5s` and the like make what is not known here."""
        literal = _CONVERSION.split(form)
        if any("%" in piece for piece in literal):  # `%*d`, `%1$s`
            return [self.unknown("sprintf")]
        pieces = [Text((literal[0],) if literal[0] else (), self.span)]
        values = iter(args)
        for conversion, piece in zip(_CONVERSION.findall(form), literal[1:], strict=True):
            if conversion == "%%":
                pieces.append(Text(("%",), self.span))
            elif (value := next(values, None)) is None:
                pieces.append(self.unknown("…"))
            elif conversion == "%s":
                pieces.append(self.joined(value))
            else:
                shape = "number" if conversion in _NUMBERS else "any"
                pieces.append(Text((Hole(conversion, "the program computes it", shape),), self.span))
            pieces.append(Text((piece,) if piece else (), self.span))
        return pieces


class _Given:
    """The expressions that each name is given, in the order in which they stand."""

    def __init__(self, tokens: Tokens, step: Callable[[int], None]) -> None:
        self.tokens = tokens
        self.step = step
        self.found: dict[str, list[Tokens]] = {}
        self.parameters: dict[str, list[str]] = {}  # of the program's own functions
        keys: dict[str, list[Tokens]] = {}
        for at, token in enumerate(tokens):
            if token.kind == "name" and token.value == "function" and _is(tokens, at + 2, "("):
                names = _arguments(tokens[at + 3 : self._closed(at + 2)])
                self.parameters[tokens[at + 1].value] = [name[0].value for name in names if name]
        for at, token in enumerate(tokens):
            if token.kind == "name":
                end = at + 1
                if _is(tokens, end, "["):
                    end = self._closed(end) + 1
                    keys.setdefault(token.value, []).append(tokens[at + 2 : end - 1])
                if _is(tokens, end, "="):
                    self._add(token.value, self._value(end + 1))
                elif (token.value in self.parameters or token.value == "split") and _is(tokens, end, "("):
                    self._call(token.value, _arguments(tokens[end + 1 : self._closed(end)]))
        for at, token in enumerate(tokens):  # for (KEY in ARRAY)
            if token.kind == "name" and _is(tokens, at + 1, "in") and _is(tokens, at + 3, ")"):
                for key in keys.get(tokens[at + 2].value, ())[:FEW]:
                    self._add(token.value, key)

    def _add(self, name: str, value: Tokens) -> None:
        self.found.setdefault(name, []).append(value)

    def _closed(self, start: int) -> int:
        end = _closed(self.tokens, start)
        self.step(end - start)
        return end

    def _value(self, start: int) -> Tokens:
        depth, at, first = 0, start, start
        while at < len(self.tokens) and at - first <= LONGEST:
            token = self.tokens[at]
            if token.kind == "op":
                if depth == 0 and token.value in _ENDS:
                    break
                depth += (token.value in _OPENS) - (token.value in _CLOSES)
                start = at + 1 if depth == 0 and token.value == "=" else start  # a = b = VALUE
            at += 1
        self.step(at - first)
        return self.tokens[start:at]

    def _call(self, function: str, args: list[Tokens]) -> None:
        for name, value in zip(self.parameters.get(function, ()), args, strict=False):
            self._add(name, value)
        if function == "split" and len(args) > 1 and args[1] and len(args[0]) == 1 and args[0][0].text is not None:
            between = args[2][0].text.exact if len(args) > 2 and args[2] and args[2][0].text is not None else ""
            for piece in (args[0][0].text.exact or "").split(None if between in ("", " ") else between)[:FEW]:
                self._add(args[1][0].value, [Token("string", "", Text((piece,) if piece else ()))])


def _is(tokens: Tokens, at: int, value: str) -> bool:
    return 0 <= at < len(tokens) and tokens[at].kind in ("op", "name") and tokens[at].value == value


def _key(tokens: Tokens, at: int) -> str:
    """What names a variable, or an element with its subscript."""
    end = _closed(tokens, at + 1) if _is(tokens, at + 1, "[") else at
    return "".join(token.text.shown if token.text is not None else token.value for token in tokens[at : end + 1])


def _closed(tokens: Tokens, start: int) -> int:
    """Where the bracket that opens at `start` closes, or the end."""
    depth = 0
    for at in range(start, min(len(tokens), start + LONGEST)):
        if tokens[at].kind == "op":
            depth += (tokens[at].value in _OPENS) - (tokens[at].value in _CLOSES)
            if depth == 0:
                return at
    return min(len(tokens), start + LONGEST)


def _arguments(tokens: Tokens) -> list[Tokens]:
    """Cut at the commas."""
    found: list[Tokens] = [[]]
    depth = 0
    for token in tokens:
        if token.kind == "op":
            depth += (token.value in _OPENS) - (token.value in _CLOSES)
        if depth == 0 and token.kind == "op" and token.value == ",":
            found.append([])
        else:
            found[-1].append(token)
    return found


def _bare(tokens: Tokens) -> Tokens:
    """Without parentheses that only hold together: those of a call stay."""
    found: Tokens = []
    calls: list[bool] = []
    for at, token in enumerate(tokens):
        if token.kind == "op" and token.value == "(":
            calls.append(at > 0 and tokens[at - 1].kind == "name")
        if token.kind != "op" or token.value not in ("(", ")") or not calls or calls[-1]:
            found.append(token)
        if token.kind == "op" and token.value == ")" and calls:
            calls.pop()
    return found


def _branches(tokens: Tokens) -> list[Tokens]:
    """`test ? this : that`: what may come of it."""
    at = next(at for at, token in enumerate(tokens) if token.kind == "op" and token.value == "?")
    found: list[Tokens] = [[]]
    for token in tokens[at + 1 :]:
        if token.kind == "op" and token.value in ("?", ":"):
            found.append([])
        else:
            found[-1].append(token)
    return found
