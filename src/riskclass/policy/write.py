"""Plain data → TOML: texts, flags, numbers, lists and tables, as policies and tables hold them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from typing import Any

    from riskclass.policy.toml import Path

    #: A comment for what stands at a path, or empty.
    Comment = Callable[[Path], str]

_BARE = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")
_WIDTH = 100


def document(data: Mapping[str, Any], comment: Comment = lambda path: "") -> str:
    """The TOML of a table: its keys, then its tables and lists of tables, each under a header."""
    lines = "\n".join(_section(data, (), (), comment)).lstrip("\n")
    return f"{lines}\n" if lines else ""


def _section(data: Mapping[str, Any], header: tuple[str, ...], path: Path, comment: Comment) -> Iterator[str]:
    for name, value in data.items():
        if not _below(name, value):
            yield from _pair(name, value, (*path, name), comment)
    for name, value in data.items():
        if not _below(name, value):
            continue
        names = (*header, name)
        title = ".".join(map(_key, names))
        for place, each in enumerate([value] if isinstance(value, dict) else value):
            inside = (*path, name) if isinstance(value, dict) else (*path, name, place)
            yield ""
            yield _said(f"[{title}]" if isinstance(value, dict) else f"[[{title}]]", comment(inside))
            yield from _section(each, names, inside, comment)


def _below(name: str, value: object) -> bool:
    """Whether it stands under a header of its own. What rules except, options and rows are short: they do not."""
    if isinstance(value, list):
        return bool(value) and all(isinstance(each, dict) for each in value) and name not in ("options", "rows")
    return isinstance(value, dict) and name != "unless"


def _pair(name: str, value: object, path: Path, comment: Comment) -> Iterator[str]:
    line = f"{_key(name)} = {inline(value)}"
    if isinstance(value, list) and (len(line) > _WIDTH or any(isinstance(each, dict) for each in value)):
        yield f"{_key(name)} = ["
        for place, each in enumerate(value):
            yield _said(f"    {inline(each)},", comment((*path, place)))
        yield _said("]", comment(path))
    elif isinstance(value, str) and "\n" in value:
        yield _said(f"{_key(name)} = {_long(value)}", comment(path))
    else:
        yield _said(line, comment(path))


def _said(line: str, comment: str) -> str:
    return f"{line}  # {comment}" if comment else line


def _key(name: str) -> str:
    return name if name and set(name) <= _BARE else text(name)


def inline(value: object) -> str:
    """A value on one line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{_key(name)} = {inline(each)}' for name, each in value.items())} }}" if value else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(inline, value))}]"
    return text(str(value))


def text(value: str) -> str:
    """A text in double quotes; in single ones where it needs escapes that they spare."""
    plain = value.isprintable()
    if plain and "'" not in value and ('"' in value or "\\" in value):
        return f"'{value}'"
    return f'"{_escaped(value)}"'


def _long(value: str) -> str:
    """A text of several lines; single quotes spare its backslashes, where it can stand in them."""
    if "'''" not in value and not value.endswith("'") and all(map(str.isprintable, value.split("\n"))):
        return f"'''\n{value}'''"
    return '"""\n' + "\n".join(map(_escaped, value.split("\n"))) + '"""'


def _escaped(value: str) -> str:
    return "".join(char if char.isprintable() and char not in '"\\' else _escape(char) for char in value)


def _escape(char: str) -> str:
    short = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}
    return short.get(char) or (f"\\u{ord(char):04x}" if ord(char) < 0x10000 else f"\\U{ord(char):08x}")
