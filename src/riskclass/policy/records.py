"""Commands that were asked about: a log of riskclass (JSON lines), or a plain list with one command a line."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from riskclass.api import classify
from riskclass.model.value import Value
from riskclass.model.verdict import check_known

if TYPE_CHECKING:
    from riskclass.model.site import Site
    from riskclass.model.verdict import Verdict


class Record(Value):
    """One question: `line` is its number in the log; `decision` and `outcome` are what the log says of it, or empty."""

    __slots__ = ("command", "context", "cwd", "decision", "home", "line", "outcome", "risk")

    def __init__(
        self,
        line: int,
        command: str,
        cwd: str | None = None,
        home: str | None = None,
        context: tuple[str, ...] = (),
        decision: str = "",
        outcome: str = "",
        risk: str = "",
    ) -> None:
        self.line: Final = line
        self.command: Final = command
        self.cwd: Final = cwd
        self.home: Final = home
        self.context: Final = context
        self.decision: Final = decision
        self.outcome: Final = outcome
        self.risk: Final = risk

    @property
    def question(self) -> tuple[object, ...]:
        """Equal where the same is asked in the same setting."""
        return self.command, self.cwd, self.home, self.context

    def verdict(self, site: Site) -> Verdict:
        return classify(self.command, cwd=self.cwd, home=self.home, context=self.context, site=site)


def records(text: str) -> tuple[list[Record], list[str]]:
    """The records of a log or a list, and what is wrong with lines that are passed over: `LINE: …`.

    A text of which no line is a JSON object is a list; in it, blank lines and `#` lines count as nothing.
    """
    lines = [(number, line) for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1) if line.strip()]
    objects = [(number, _loaded(line)) for number, line in lines]
    if not any(isinstance(each, dict) for _, each in objects):
        return [Record(number, line.strip()) for number, line in lines if not line.lstrip().startswith("#")], []
    problems = [f"{number}: no JSON object" for number, each in objects if not isinstance(each, dict)]
    return _records(_with_outcomes([(number, each) for number, each in objects if isinstance(each, dict)]), problems)


def _loaded(line: str) -> object:
    try:
        return json.loads(line) if line.lstrip().startswith("{") else None
    except (ValueError, RecursionError):
        return None


def _with_outcomes(objects: list[tuple[int, dict[str, Any]]]) -> list[tuple[int, dict[str, Any]]]:
    """What became of an ask may stand in a line of its own; its `of` is the id or fingerprint of the line before."""
    asked: dict[str, dict[str, Any]] = {}
    found = []
    for number, each in objects:
        if "of" in each and "command" not in each:
            names = [name for name in (each["of"], each.get("fingerprint")) if isinstance(name, str)]
            before = next((asked[name] for name in names if name in asked), {})
            before["outcome"] = each.get("outcome")
            continue
        asked |= {each[name]: each for name in ("id", "fingerprint") if isinstance(each.get(name), str)}
        found.append((number, each))
    return found


def _records(objects: list[tuple[int, dict[str, Any]]], problems: list[str]) -> tuple[list[Record], list[str]]:
    found = []
    for number, each in objects:
        wrong = _wrong(each)
        if wrong:
            problems.append(f"{number}: {wrong}")
            continue
        said = {name: each[key] for name, key in _SAID.items() if isinstance(each.get(key), str)}
        setting = each.get("cwd"), each.get("home"), tuple(each.get("context") or ())
        found.append(Record(number, each["command"], *setting, **said))
    return found, sorted(problems, key=lambda each: int(each.partition(":")[0]))


_SAID = {"decision": "decision", "outcome": "outcome", "risk": "risk_class"}


def _wrong(data: dict[str, Any]) -> str:
    """What is wrong with a line, or empty; keys that are not known pass."""
    if not isinstance(data.get("command"), str):
        return "`command` is a text"
    if data.get("left"):
        return "it holds no more than the beginning of the command"
    try:
        check_known(data.get("cwd"), data.get("home"), context=data.get("context") or ())
    except (TypeError, ValueError) as error:
        return str(error)
    return ""
