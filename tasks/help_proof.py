"""What `make help-check` showed of a table, as its page says it, and the page of all of them."""

from __future__ import annotations

from collections import Counter

from tasks import help_told
from tasks.help_check import Difference, differences

_MANY = 12  # names on a page; more are counted


def lines(names: str) -> list[str]:
    """Of each program of a table that was asked: version, date, how much was compared, what differs."""
    return [line for name in names.split() if name in help_told.load() for line in _program(name)]


def _program(name: str) -> list[str]:
    told = help_told.load()[name]
    options = sum(len(each) for each in told.paths.values())
    places = f"{len(told.paths)} (sub-)commands, " if len(told.paths) > 1 else ""
    found = list(differences(name))
    said = [f"- `{name}` of {told.package} {told.version} ({told.source}), {told.date}: {places}{options} options."]
    said += [f"  - {why}: {_listed(each)}." for why, each in _by_reason(found).items()]
    left = [each for each in found if not each.reason]
    return [*said, f"  - Not in the table, so `unknown`: {_listed(left)}."] if left else said


def _by_reason(found: list[Difference]) -> dict[str, list[Difference]]:
    meant: dict[str, list[Difference]] = {}
    for each in found:
        if each.reason:
            meant.setdefault(each.reason[:1].upper() + each.reason[1:], []).append(each)
    return meant


def _listed(found: list[Difference]) -> str:
    names = [f"`{each.where.partition(' ')[2]}`" for each in found]
    more = f" and {len(names) - _MANY} more" if len(names) > _MANY else ""
    return ", ".join(names[:_MANY]) + more


def page() -> str:
    """Every program that was asked, one a row."""
    told = help_told.load()
    sources = Counter(each.source for each in told.values())
    rows = []
    for name, each in sorted(told.items()):
        found = list(differences(name))
        left = sum(not one.reason for one in found)
        options = sum(len(path) for path in each.paths.values())
        rows.append(
            f"| `{name}` | {each.package} {each.version} | {each.date} | {len(each.paths)} | {options}"
            f" | {len(found) - left} | {left} |"
        )
    counts = ", ".join(f"{count} from {source}" for source, count in sources.most_common())
    return f"""# Tables against what the tools say

Written from `tasks/help_told.json` by `make fix`. {len(told)} programs ({counts}) were asked for their help and manual,
per sub-command; `make help-check` compares names and what takes a value. *Meant*: where a table differs and
`tasks/help_known.py` says why. *Left out*: what a table does not have, and what is `unknown` for that reason, since
it is an option of a newer version, or one that nobody needs.

| program | package | asked | (sub-)commands | options | meant | left out |
|---|---|---|---|---|---|---|
{chr(10).join(rows)}
"""
