"""Whether a text may hold a secret at all: a glance, before `redact` reads it character by character.

Each question is wider than the one that `secrets` asks of words, and made of the same tables: what has no mark has no
secret. Quotes and backslashes are left out first, since a shell reads through them.
"""

from __future__ import annotations

from riskclass.model.secrets import LOGINS, TOKENS
from riskclass.policy.secrets import (
    ENDINGS,
    GLUED,
    HEADERS,
    LAST,
    NAMES,
    OPTIONS,
    PRINTERS,
    READERS,
    READING,
    SET,
    SETTERS,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    #: Whether a mark means anything: by the text without quotes, the same in lower case, and the mark.
    Check = Callable[[str, str, str], bool]


def may_hold(text: str) -> bool:
    """False only where `redacted` would find nothing, with prose or without."""
    flat = text.replace("\\\n", "").replace("$'", "").replace('"', "").replace("'", "").replace("\\", "")
    flat = flat.replace("\t", " ").replace("\r", " ")
    low = flat.lower()
    for root, marks in _ROOTS:
        if root in low:
            for mark, check in marks:
                if mark in low and check(flat, low, mark):
                    return True
    return False


def _places(text: str, part: str) -> Iterator[int]:
    """Where each `part` of a text ends."""
    at = text.find(part)
    while at >= 0:
        yield at + len(part)
        at = text.find(part, at + len(part))


def _end(text: str, start: int) -> int:
    """Where a word ends, as far as blanks say."""
    line, blank = text.find("\n", start), text.find(" ", start)
    return min((each for each in (line, blank) if each >= 0), default=len(text))


def _is_plain(flat: str, low: str, mark: str) -> bool:
    return True


def _is_token(flat: str, low: str, mark: str) -> bool:
    for start in _places(low, mark):
        rest = low[start : start + 7]
        if len(rest) < 7 or not all(char.isalnum() or char in "_-.=+/~" for char in rest):
            continue
        if mark != "sk-" or any(char.isdigit() for char in low[start : _end(low, start)]):
            return True
    return False


def _is_named(flat: str, low: str, mark: str) -> bool:
    """`NAME=`, `NAME:`, `NAME :`, `<NAME>`, `--name` with a word behind it."""
    done = 0
    for start in _places(low, mark):
        if start < done:
            continue
        done = _end(low, start)
        if any(sign in low[start:done] for sign in "=:>") or low[done:].lstrip(" ")[:1] in (":", "="):
            return True
        first = max(low.rfind(" ", 0, start), low.rfind("\n", 0, start)) + 1
        if "-" in low[first:start]:
            return True
    return False


def _has_user(flat: str, low: str, mark: str) -> bool:
    """`scheme://user@`"""
    for start in _places(low, mark):
        at = low.find("@", start)
        if at < 0:
            return False
        if all(low.find(char, start, at) < 0 for char in "/?# \n"):
            return True
    return False


def _is_login(flat: str, low: str, mark: str) -> bool:
    """`--user a:b`, `--user=a:b`, `-ua:b`, `-U a%b`"""
    for start in _places(low, mark):
        while low[start : start + 1] in ("=", " "):
            start += 1
        word = low[start : _end(low, start)]
        if ":" in word or "%" in word:
            return True
    return False


def _beside(*others: str) -> Check:
    """All of these are there too."""
    return lambda flat, low, mark: all(other in low for other in others)


def _is_set(flat: str, low: str, mark: str) -> bool:
    return any(all(name in low for name in names) for names in SETTERS)


def _is_read(flat: str, low: str, mark: str) -> bool:
    """It reads a password from what is printed, or stands behind `<<`."""
    if mark == "sudo":
        return any("-" in word and "S" in word for word in flat.split())
    if mark == "su":
        return "-c" in low and any(end == 2 or not low[end - 3].isalnum() for end in _places(low, mark))
    return True


def _marks() -> Iterator[tuple[str, Check]]:
    yield from ((mark, _is_plain) for mark in ("sig=", "sig:", "pass:", "private key-----"))
    yield from ((f"{ending.lower()}=", _is_plain) for ending in ENDINGS)
    yield from ((mark.lower(), _is_token) for mark in TOKENS)
    yield from ((mark, _is_named) for mark in (*NAMES, *HEADERS))
    yield "://", _has_user
    yield from ((mark.lower(), _is_login) for mark in LOGINS)
    for option, groups in OPTIONS.items():
        yield from _grouped(groups, f"{option.lower()} ")
    for option, names in GLUED.items():
        yield from ((name, _beside(option.lower())) for name in names)
    yield from _grouped(LAST)
    yield from ((mark, _is_set) for mark in SET)
    yield from (("curl", _beside(option)) for option in ("-b", "--cookie"))


def _grouped(groups: Iterable[frozenset[str]], *more: str) -> Iterator[tuple[str, Check]]:
    """The mark of words that stand together is one with a root that other marks have, or the longest."""
    for names in groups:
        mark = max(sorted(names), key=lambda name: (any(root in name for root in _SHARED), len(name)))
        yield mark, _beside(*names - {mark}, *more)


#: What many marks hold: it is looked for once.
_SHARED = (
    "pass key token secret auth login sig -u pw _pat gh config mysql mariadb mongo ldap snmp rabbit mosquitto curl 7z"
).split()


def _rooted() -> tuple[tuple[str, tuple[tuple[str, Check], ...]], ...]:
    found: dict[str, dict[tuple[str, Check], None]] = {}
    for mark, check in _marks():
        root = next((each for each in _SHARED if each in mark), mark)
        found.setdefault(root, {})[mark, check] = None
    read = [(mark, _is_read) for mark in (*READERS, *READING, "sudo", "su")]
    return (
        *((root, tuple(marks)) for root, marks in found.items()),
        *((root, tuple(read)) for root in ("<<", *PRINTERS)),
    )


_ROOTS = _rooted()
