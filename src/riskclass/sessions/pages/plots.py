"""Bars over days: numbers in, places in a picture out. The templates draw them."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any, Final

from riskclass.sessions.blocker import BLOCKERS
from riskclass.sessions.calls import OUTCOMES
from riskclass.sessions.read import CLASSES

Row = dict[str, Any]

#: The picture, in its own units, and where in it the bars stand.
_WIDTH, _HEIGHT = 480, 170
_LEFT, _TOP, _RIGHT, _BOTTOM = 36, 8, 476, 148
#: More bars than this are too thin to see: several days become one.
_MOST: Final = 92
_LABELS: Final = 6


def plots(days: list[Row]) -> list[Row]:
    """One for each question; none of them where nothing happened. `days` are those of `stats`."""
    spans = _spans(days)
    if not spans:
        return []
    found = [
        _plot("sessions", "Sessions by outcome", spans, (*OUTCOMES, "none"), "outcomes"),
        _plot("commands", "Commands by class", spans, CLASSES, "classes"),
        _plot("asks", "Asks per 100 commands", spans, ("asks",), "asks"),
        _plot("blockers", "Blockers", spans, BLOCKERS, "blockers"),
    ]
    return [each for each in found if each["rows"]]


def _spans(days: list[Row]) -> list[Row]:
    """A row for each day or span of days from the first to the last, those without anything too."""
    if not days:
        return []
    first, last = (date.fromisoformat(days[place]["day"]) for place in (0, -1))
    size = -(-((last - first).days + 1) // _MOST)
    count = (last - first).days // size + 1
    found: list[Row] = [
        {"day": (first + timedelta(size * place)).isoformat(), "commands": 0, "asked": 0} for place in range(count)
    ]
    for row in days:
        into = found[(date.fromisoformat(row["day"]) - first).days // size]
        into["commands"] += row["commands"]
        into["asked"] += row["asked"]
        for name in ("outcomes", "classes", "blockers"):
            counts = into.setdefault(name, {})
            for key, many in row[name].items():
                counts[key] = counts.get(key, 0) + many
    for row in found:
        row["asks"] = {"asks": round(100 * row["asked"] / row["commands"], 1)} if row["commands"] else {}
    return found


def _plot(id: str, title: str, spans: list[Row], known: tuple[str, ...], field: str) -> Row:
    """`bars` are stacks from the ground up: x, width, and of each part y, height, name, value."""
    used = [name for name in known if any(row.get(field, {}).get(name) for row in spans)]
    rows = [(row["day"], [row.get(field, {}).get(name, 0) for name in used]) for row in spans]
    top = _nice(max(sum(values) for _, values in rows))
    step = (_RIGHT - _LEFT) / len(rows)
    width = round(min(48.0, step * 0.8), 2)
    every = -(-len(rows) // _LABELS)
    bars, labels = [], []
    for place, (day, values) in enumerate(rows):
        middle = _LEFT + step * (place + 0.5)
        bars.append({"x": round(middle - width / 2, 2), "width": width, "parts": _parts(day, used, values, top)})
        if place % every == 0:
            labels.append((round(middle, 2), day[5:]))
    return {
        "id": id,
        "title": title,
        "size": (_WIDTH, _HEIGHT),
        "across": (_LEFT, _RIGHT),
        "names": used,
        "bars": bars,
        "labels": labels,
        "ticks": [(round(_BOTTOM - (_BOTTOM - _TOP) * part, 2), _short(top * part)) for part in (0, 0.5, 1)],
        "rows": [(day, values) for day, values in rows if any(values)],
    }


def _parts(day: str, names: list[str], values: list[float], top: float) -> list[Row]:
    found, ground = [], float(_BOTTOM)
    for name, value in zip(names, values, strict=True):
        if value:
            height = (_BOTTOM - _TOP) * value / top
            ground -= height
            found.append({"y": round(ground, 2), "height": round(height, 2), "name": name, "value": value, "day": day})
    return found


def _short(number: float) -> str:
    return f"{number / 1000:g}k" if number >= 10_000 else f"{number:g}"


def _nice(most: float) -> float:
    """2, 4, 6, 8, 10, 20, 40, …, the first that is not below `most`."""
    scale = 1
    while True:
        for each in (2, 4, 6, 8, 10):
            if most <= each * scale:
                return each * scale
        scale *= 10
