"""The ten sessions with which this began, rebuilt: goals, outcomes and counts as they were, all else invented.

`python -m tests.sessions.seed FILE` writes them in the format of `riskclass sessions import jsonl`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

#: 2026-11-28T08:00:00Z, when the first of them began.
BEGIN = 1_795_852_800
STATUS = "pct exec 132 systemctl status rclone-backup.timer"
RESTART = "pct exec 132 systemctl restart rclone-backup.service"
LOOKS = (
    "pct list",
    "curl -s http://192.168.8.214:5572/rc/noop",
    "df -h",
    "journalctl -u rclone-backup -n 50",
    "free -m",
    "uptime",
    "ls -la /mnt",
)


class Session(NamedTuple):
    """As the table of the old audit had it; `rest` are tools below its top ones."""

    id: str
    goal: str | None
    outcome: str
    messages: int
    tools: str
    rest: str
    begins: int  # minutes after the first
    entities: tuple[str, ...] = ()
    commands: tuple[str, ...] = ()
    lapsed: int = 0  # of the commands, the first so many waited for an approval until it expired
    blocked: str = ""


SESSIONS = (
    Session(
        "a51e2086",
        "reset rclone-backup and re-run",
        "partial",
        12,
        "run 7, set_goal 2, propose_plan 2, get_execution_status 2",
        "get_entity 1, list_entities 1, whoami 1, get_health_summary 1, get_state_snapshot 1, search_knowledge 1, "
        "signal_history 1",
        0,
        ("lxc:132",),
        (STATUS, STATUS, STATUS, RESTART),
        4,
        "The approval expired, so rclone-backup was not looked at.",
    ),
    Session(
        "fefa4fa3",
        "fix rclone OOM",
        "success",
        9,
        "run 28, update_plan_step 15, get_entity 8, list_entities 5",
        "get_execution_status 4, propose_plan 3, search_knowledge 4, get_entity_knowledge 4, get_state_snapshot 4, "
        "signal_history 4, get_health_summary 3, set_goal 2",
        150,
        ("lxc:132",),
        ("pct set 132 -memory 4096", STATUS, RESTART),
    ),
    Session(
        "95fdd322",
        "quick fleet health check",
        "success",
        3,
        "get_health_summary 1, get_state_snapshot 1, list_lxcs 1, signal_history 1",
        "list_entities 1, whoami 1",
        400,
    ),
    Session(
        "8c76bb3a",
        "greeting and title-sync test",
        "success",
        2,
        "update_plan_step 4, propose_plan 1, whoami 1, get_state_snapshot 1",
        "set_goal 1, get_health_summary 1",
        430,
    ),
    Session("438ec8bd", None, "success", 2, "whoami 1, get_health_summary 1", "", 450),
    Session(
        "8acea2e3",
        "inspect rclone timer (live)",
        "partial",
        4,
        "run 6, update_plan_step 5, propose_plan 1, get_entity_knowledge 1",
        "get_entity 1, set_goal 1, list_entities 1, get_execution_status 1, search_knowledge 1, whoami 1",
        600,
        ("lxc:132",),
        (STATUS, STATUS, STATUS),
        3,
        "I am still waiting for the approval of a status check.",
    ),
    Session(
        "1e9c7691",
        "debug chown hang on strong",
        "success",
        13,
        "run 60, update_plan_step 7, get_execution_status 7",
        "get_entity 6, list_entities 5, search_knowledge 4, set_goal 3, propose_plan 3, get_state_snapshot 2",
        900,
        ("host:strong",),
        ("ssh strong chown -R 1000:1000 /tank/media", "ssh strong ps aux", "ssh strong zpool status"),
    ),
    Session(
        "55927f0a",
        "add NFS ludo-lvm to ZimaOS",
        "success",
        25,
        "run 49, update_plan_step 13, get_entity 10",
        "list_entities 9, get_execution_status 8, search_knowledge 6, propose_plan 4, set_goal 3, "
        "get_entity_knowledge 2",
        1_500,
        ("host:zimaos",),
        ("ssh zimaos mount -t nfs ludo:/lvm /mnt/ludo", "showmount -e ludo"),
    ),
    Session(
        "2926de4e",
        "apt upgrade host:netbird-vps",
        "success",
        9,
        "update_plan_step 7, run 6, search_knowledge 2",
        "propose_plan 1, set_goal 1, get_entity 1, list_entities 1, get_execution_status 1, get_state_snapshot 1, "
        "whoami 1, signal_history 1, get_health_summary 1, get_entity_knowledge 1, list_lxcs 1, list_snapshots 1",
        1_900,
        ("host:netbird-vps",),
        ("ssh netbird-vps apt-get update", "ssh netbird-vps apt-get -y upgrade"),
    ),
    Session(
        "cb8c8a4a",
        "inspect rclone timer (live)",
        "success",
        2,
        "update_plan_step 4, run 4, get_entity_knowledge 1",
        "get_entity 1, propose_plan 1, set_goal 1, whoami 1, get_health_summary 1",
        2_100,
        ("lxc:132",),
        (STATUS,),
    ),
)


def tools(session: Session, *parts: str) -> dict[str, int]:
    """How often each tool was called."""
    listed = ", ".join(parts or (session.tools, session.rest)).strip(", ")
    return {name: int(count) for name, count in (each.split() for each in listed.split(", "))}


def lines(session: Session) -> Iterator[dict[str, Any]]:
    """One session in the documented format."""
    at = float(BEGIN + 60 * session.begins)

    def line(kind: str, seconds: float, **said: Any) -> dict[str, Any]:
        nonlocal at
        at += seconds
        return {"type": kind, "session": session.id, "at": at, **said}

    yield line("session", 0, agent="ops", entities=list(session.entities))
    asked = "Good morning!" if session.goal is None else f"Hi! Please {session.goal}. Thanks."
    yield line("message", 2, role="user", text=asked, key="m1")
    if session.goal is not None:
        yield line("goal", 3, goal=session.goal, key="g1")
    called = tools(session)
    if "propose_plan" in called:
        yield line("plan", 2, steps=["look", "change", "verify"], key="p1")
    for name, count in called.items():
        for number in range(count):
            yield from _call(session, line, name, number)
    for number in range(2, session.messages + 1):
        user = number % 2 and number < session.messages
        last = session.blocked or "All is well." if number == session.messages else "Step done, going on."
        yield line("message", 5, role="user" if user else "assistant", text="go on" if user else last, key=f"m{number}")
    yield line("end", 1, outcome=session.outcome, summary=session.blocked or f"done: {session.goal or 'a greeting'}")


def _call(session: Session, line: Any, name: str, number: int) -> Iterator[dict[str, Any]]:
    key = f"{name}-{number}"
    if name != "run":
        yield line("tool_call", 4, name=name, arguments={}, key=key, result="{}")
        return
    command = session.commands[number] if number < len(session.commands) else LOOKS[number % len(LOOKS)]
    waits = number < session.lapsed
    decision = "ask" if waits or command == RESTART else "allow"
    yield line("tool_call", 4, name=name, arguments={"command": command}, key=key, decision=decision)
    if waits:
        yield line("approval", 0, call=key, expires_in=600, key=f"a{number}")
        yield line("resolve", 600, approval=f"a{number}", how="expired", key=f"r{number}")
    else:
        yield line("tool_call", 3, name=name, key=key, result="ok")


def text() -> str:
    return "".join(json.dumps(line) + "\n" for session in SESSIONS for line in lines(session))


if __name__ == "__main__":
    with open(sys.argv[1], "w", encoding="utf-8") as stream:
        stream.write(text())
