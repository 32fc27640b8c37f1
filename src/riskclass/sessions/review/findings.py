"""What stands out, each with its evidence."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from riskclass.sessions.judged import HARMLESS
from riskclass.sessions.stats import DAY, same, storms
from riskclass.sessions.times import SECOND, rfc3339
from riskclass.sessions.words import subject

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from riskclass.sessions.review.gather import Material

    Row = dict[str, Any]

#: Tools by which an agent keeps its own books.
BOOKKEEPING: Final = frozenset(
    """
    set_goal propose_plan update_plan update_plan_step update_step complete_task TodoWrite TodoRead todo_write
    todo_read write_todos task_boundary
    """.split()
)
#: An entity or a word that joins more sessions than this, or more than half of all, says nothing.
_WIDE: Final = 20
_TOP: Final = 10


def findings(material: Material) -> list[Row]:
    """`{"kind", "title", "evidence": […]}`, the ones that cost most first."""
    found: list[Row] = []
    for each in (_problems, _harmless, _lapsed, _storms, _shares, _without_goal, _blockers):
        found += each(material)
    return found


def _finding(kind: str, title: str, evidence: list[Row], **more: Any) -> Row:
    return {"kind": kind, "title": title, "evidence": evidence, **more}


# -- one problem across sessions --


def _problems(material: Material) -> Iterator[Row]:
    """Sessions on one entity, with goals about the same or with the same refused, not all of which succeeded."""
    refused: dict[int, list[Row]] = {}
    for row in material.refused:
        if row["state"] == "refused":
            refused.setdefault(row["session"], []).append(row)
    for group, marks in _groups(material.sessions, refused):
        if all(row["outcome"] == "success" for row in group):
            continue
        causes = Counter(each["command"] for row in group for each in refused.get(row["no"], ()))
        blockers = Counter(row["blocker"] for row in group if row["blocker"] is not None)
        said = {_refusal(each): f"refused {each['command']}" for row in group for each in refused.get(row["no"], ())}
        marks = [said.get(mark, mark) for mark in marks]
        shared = ", ".join(marks[:3])
        cause = blockers.most_common(1)[0][0] if blockers else None
        command = causes.most_common(1)[0][0] if causes else None
        because = f": {cause}" if cause else ""
        because += f", {command} ({causes[command]} times)" if command else ""
        title = f"one problem took {len(group)} sessions ({shared}){because}"
        yield _finding("problem", title, [_brief(row) for row in group], shared=marks, blocker=cause, command=command)


def _groups(rows: list[Row], refused: dict[int, list[Row]]) -> list[tuple[list[Row], list[str]]]:
    """Sessions that something joins, the largest groups first, and what joins them."""
    by_mark: dict[str, list[int]] = {}
    for place, row in enumerate(rows):
        for mark in dict.fromkeys(_marks(row, refused.get(row["no"], ()))):
            by_mark.setdefault(mark, []).append(place)
    joined = list(range(len(rows)))

    def root(place: int) -> int:
        while joined[place] != place:
            joined[place] = joined[joined[place]]
            place = joined[place]
        return place

    most = min(_WIDE, max(2, len(rows) // 2))
    useful = {mark: places for mark, places in by_mark.items() if 1 < len(places) <= most}
    for places in useful.values():
        for place in places[1:]:
            joined[root(place)] = root(places[0])
    groups: dict[int, list[int]] = {}
    for place in range(len(rows)):
        groups.setdefault(root(place), []).append(place)
    found = []
    for places in groups.values():
        if len(places) > 1:
            inside = set(places)
            marks = [mark for mark in useful if inside.issuperset(useful[mark])]
            marks.sort(key=lambda mark: -len(useful[mark]))
            found.append(([rows[place] for place in places], marks))
    return sorted(found, key=lambda each: -len(each[0]))


def _marks(row: Row, refused: Iterable[Row]) -> Iterator[str]:
    yield from row["entities"]
    yield from (f"“{word}”" for word in sorted(subject(row["goal"])))
    yield from (_refusal(each) for each in refused if each["risk_class"] != "read_only")


def _refusal(row: Row) -> str:
    """Equal for commands with the same effects."""
    return f"refused {same(row)}"


def _brief(row: Row) -> Row:
    return {
        "session_id": row["id"],
        "goal": row["goal"] or row["title"],
        "outcome": row["outcome"],
        "blocker": row["blocker"],
        "because": (row["evidence"] or [{}])[-1].get("text"),
    }


# -- commands and approvals --


def _harmless(material: Material) -> Iterator[Row]:
    """Commands that change little or nothing, and that somebody was asked for, or that were refused."""
    waited = {(row["session"], row["call"]): row for row in material.waits if row["call"] is not None}
    groups: dict[str, Row] = {}
    for row in material.refused:
        if row["risk_class"] not in HARMLESS:
            continue
        fresh = {"command": row["command"], "risk_class": row["risk_class"], "count": 0, "refused": 0}
        found = groups.setdefault(row["command"], fresh | {"waited_seconds": 0.0})
        found["count"] += 1
        found["refused"] += row["state"] == "refused"
        found["waited_seconds"] += _waited(waited.get((row["session"], row["seq"])), material.now)
        found.setdefault("sessions", {})[row["session_id"]] = None
    evidence = sorted(groups.values(), key=lambda each: (-each["waited_seconds"], -each["count"]))
    for each in evidence:
        each["sessions"] = list(each["sessions"])
        each["waited_seconds"] = round(each["waited_seconds"], 1)
    if evidence:
        times, seconds = sum(each["count"] for each in evidence), sum(each["waited_seconds"] for each in evidence)
        title = f"harmless commands were asked for or refused {times} times, and waited for {duration(seconds)}"
        yield _finding("harmless", title, evidence[:_TOP])


def _waited(row: Row | None, now: int) -> float:
    return 0.0 if row is None else max(0, (row["resolved"] or now) - row["requested"]) / SECOND


def _lapsed(material: Material) -> Iterator[Row]:
    evidence = []
    for row in material.sessions:
        expired = row["expired"] + row["lapsed"]
        if expired:
            waits = row["approvals"] - row["approved"] - row["approval_denied"] - row["cancelled"] - expired
            said = {"requested": row["approvals"], "expired": expired, "pending": waits, "outcome": row["outcome"]}
            evidence.append({"session_id": row["id"], **said})
    if evidence:
        lapsed, pending = (sum(each[name] for each in evidence) for name in ("expired", "pending"))
        title = f"{_counted(lapsed, 'approval')} lapsed in {_counted(len(evidence), 'session')}"
        yield _finding("lapsed", f"{title}, though nothing is pending" if not pending else title, evidence)


def _storms(material: Material) -> Iterator[Row]:
    found = storms(material.refused)
    if found:
        title = f"{found[0]['command']} was refused and sent again {found[0]['count']} times in one session"
        yield _finding("retry_storm", title, found)


# -- how the work was done --


def _shares(material: Material) -> Iterator[Row]:
    """What share of all tool calls each tool has, and those that keep books."""
    tools: Counter[str] = Counter()
    for row in material.sessions:
        tools.update(row["tools"])
    total = sum(tools.values())
    if not total:
        return
    books = sum(count for name, count in tools.items() if name in BOOKKEEPING)
    evidence = [
        {"name": name, "count": count, "share": round(count / total, 3), "bookkeeping": name in BOOKKEEPING}
        for name, count in tools.most_common(_TOP)
    ]
    title = f"bookkeeping is {100 * books / total:.0f} % of {_counted(total, 'tool call')}"
    yield _finding("bookkeeping", title, evidence, share=round(books / total, 3))


def _without_goal(material: Material) -> Iterator[Row]:
    found = [row for row in material.sessions if not row["goal"]]
    if found:
        evidence = [
            {"session_id": row["id"], "title": row["title"], "greeting": bool(row["greeting"])} for row in found[:_TOP]
        ]
        yield _finding("without_goal", f"{_counted(len(found), 'session')} without a goal", evidence)


def _blockers(material: Material) -> Iterator[Row]:
    days: dict[str, Counter[str]] = {}
    for row in material.sessions:
        if row["blocker"] is not None:
            day = str(rfc3339(row["created"] // DAY * DAY))[:10]
            days.setdefault(day, Counter())[row["blocker"]] += 1
    if days:
        total: Counter[str] = Counter()
        for each in days.values():
            total.update(each)
        title = "blockers: " + ", ".join(f"{name} {count}" for name, count in total.most_common())
        yield _finding("blockers", title, [{"day": day, **dict(days[day])} for day in sorted(days)])


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def duration(seconds: float) -> str:
    """`45 s`, `12 min`, `3 h 05 min`."""
    if seconds < 120:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 120 else f"{minutes // 60} h {minutes % 60:02} min"
