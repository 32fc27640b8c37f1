"""JSON → data, for what was kept: by the scanner in C that `json` uses, since `json` imports `re` and costs as much as
most of an answer."""

from __future__ import annotations


class _Strictly:
    strict = True
    object_hook = object_pairs_hook = None
    parse_int = int
    parse_float = parse_constant = float
    memo: dict[str, str] = {}  # noqa: RUF012


def parsed(text: str) -> object:
    """The value of a JSON text.

    Raises:
        ValueError, RecursionError: it is none, or nested too deep.
    """
    try:
        from _json import make_scanner

        value, end = make_scanner(_Strictly)(text, 0)  # type: ignore[arg-type]
        if end == len(text):
            return value
    except Exception:  # another interpreter, or no JSON: `json` has the right answer, or the right error
        pass
    from json import loads

    return loads(text)
