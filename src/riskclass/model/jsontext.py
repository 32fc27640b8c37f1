"""JSON read and written without the package `json`.

`import json` costs two thirds of a bare interpreter, nearly all of it `re`; its C scanner, used here directly, costs
nothing that can be measured. `json.loads` is that scanner behind a regular expression for blanks.
"""

from __future__ import annotations

from _json import encode_basestring_ascii, make_scanner

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_BLANKS = " \t\n\r"


class _Strict:
    """What the scanner asks of its context: plain Python values, and no NaN or Infinity, which are not JSON."""

    strict = True
    object_hook = None
    object_pairs_hook = None
    parse_float = float
    parse_int = int

    @staticmethod
    def parse_constant(name: str) -> object:
        raise ValueError(f"{name} is not JSON")


_scan: Any = make_scanner(_Strict())  # type: ignore[arg-type]


def loads(text: str) -> Any:
    """The value that `text` spells.

    Raises:
        ValueError: it is no JSON, more than one value, or nested too deeply.
    """
    start = len(text) - len(text.lstrip(_BLANKS))
    try:
        value, end = _scan(text, start)
    except (
        StopIteration,
        SystemError,
    ):  # the latter where the package `json`, whose exception it would be, is not loaded
        raise ValueError("a JSON value is missing, or does not end") from None
    except RecursionError:
        raise ValueError("nested too deeply") from None
    if text[end:].strip(_BLANKS):
        raise ValueError("more than one JSON value")
    return value


def dumps(value: dict[str, Any] | str | bool) -> str:
    """ASCII JSON of objects, str and bool. A lone surrogate becomes `?`: strict readers refuse it, escaped or not."""
    if isinstance(value, dict):
        return "{" + ",".join(f"{dumps(key)}:{dumps(each)}" for key, each in value.items()) + "}"
    if isinstance(value, bool):
        return "true" if value else "false"
    return encode_basestring_ascii(value.encode("utf-8", "replace").decode("utf-8"))
