"""Points in time: microseconds since 1970 (UTC) inside, RFC 3339 outside."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

from riskclass.sessions.errors import Wrong

#: What a caller may give: seconds since 1970, RFC 3339, or a datetime that knows its zone.
Time = float | str | datetime

SECOND: Final = 1_000_000
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_FIRST_DAY: Final = datetime(1970, 1, 1)
_UNITS: Final = {"m": 60, "h": 3600, "d": 86400, "w": 7 * 86400}
#: Year 1 to year 9999, as microseconds.
_FIRST, _LAST = -62_135_596_800 * SECOND, 253_402_300_799 * SECOND


def micros(value: Time, name: str = "at") -> int:
    """A point in time as microseconds.

    Raises:
        Wrong: it is no such point; `name` is the parameter that had it.
    """
    if isinstance(value, str):
        value = _parsed(value, name)
    if isinstance(value, datetime):
        if value.tzinfo is None:
            raise Wrong(name, "a datetime needs its zone")
        found = (value - _EPOCH) // timedelta(microseconds=1)
    else:
        found = round(value * SECOND) if -1e12 < value < 1e12 else _LAST + 1
    if not _FIRST <= found <= _LAST:
        raise Wrong(name, "no time between the years 1 and 9999")
    return found


def _parsed(text: str, name: str) -> datetime:
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        raise Wrong(name, f"{text[:40]!r} is no RFC 3339 time, as 2026-01-31T12:00:00Z") from None
    if found.tzinfo is None:
        raise Wrong(name, f"{text[:40]!r} needs its zone, as 2026-01-31T12:00:00Z")
    return found


def since(text: str, now: int, name: str = "since") -> int:
    """`24h`, `7d`, `30m`, `2w` before now, or an RFC 3339 time.

    Raises:
        Wrong: it is neither.
    """
    number, unit = text[:-1], text[-1:]
    if number.isascii() and number.isdigit() and unit in _UNITS and len(number) < 8:
        return now - int(number) * _UNITS[unit] * SECOND
    if not text[:4].isdigit():
        raise Wrong(name, f"{text[:40]!r} is neither RFC 3339 nor a span such as 24h or 7d")
    return micros(text, name)


def rfc3339(value: int | None) -> str | None:
    """`2026-01-31T12:00:00.250Z`; milliseconds and microseconds only where there are any."""
    if value is None:
        return None
    value = max(_FIRST, min(value, _LAST))  # a request may expire later than years have names
    rest = value % SECOND
    precision = "seconds" if not rest else "milliseconds" if not rest % 1000 else "microseconds"
    return f"{(_FIRST_DAY + timedelta(microseconds=value)).isoformat(timespec=precision)}Z"
