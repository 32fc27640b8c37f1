"""What a session was blocked by: facts before words, and nothing that was overcome."""

from __future__ import annotations

from typing import Any

import pytest

from riskclass.sessions import Ledger
from riskclass.sessions.blocker import BLOCKERS, blocker

READS, RESTARTS, DELETES = "fp-harmless", "fp-restart", "fp-delete"


def _approval(seq: int, how: str | None, what: str = "systemctl restart a") -> dict[str, Any]:
    reads = what.startswith("pct")
    mark, risk = (READS, "read_only") if reads else (RESTARTS, "disruptive")
    return {"seq": seq, "how": how, "what": what, "fingerprint": mark, "risk_class": risk}


def _call(
    seq: int, state: str, command: str | None = None, risk: str = "read_only", name: str = "run"
) -> dict[str, Any]:
    mark = {"read_only": READS, "disruptive": RESTARTS}.get(risk, DELETES)
    call = {"seq": seq, "state": state, "command": command, "name": name, "risk_class": risk, "fingerprint": mark}
    return call | {"reason": "a reason", "error": "exit 1" if state == "error" else None}


def _said(*texts: str, role: str = "assistant") -> list[dict[str, Any]]:
    return [{"seq": 90 + number, "role": role, "text": text} for number, text in enumerate(texts)]


LAPSED = _approval(2, "expired", "pct exec 132 -- systemctl status rclone")
HARMLESS = _call(3, "refused", "systemctl status app")

FACTS: list[tuple[str | None, list[Any], list[Any], list[Any]]] = [
    # nothing
    (None, [], [], []),
    (None, [_approval(1, "approved")], [_call(2, "ok", "ls")], _said("All done.")),
    # approvals
    ("approval_timeout", [LAPSED], [], []),
    ("approval_timeout", [_approval(2, None)], [], []),
    ("approval_denied", [_approval(2, "denied")], [], []),
    ("approval_denied", [LAPSED, _approval(4, "denied")], [], []),
    ("approval_timeout", [_approval(2, "denied"), _approval(4, "expired", "rm x")], [], []),
    (None, [_approval(2, "cancelled")], [], []),
    (None, [LAPSED, _approval(4, "approved", LAPSED["what"])], [], []),
    (None, [_approval(2, "expired"), _approval(4, "approved", "sudo systemctl restart a")], [], []),
    (None, [LAPSED], [_call(5, "ok", LAPSED["what"])], []),
    ("approval_timeout", [LAPSED], [_call(5, "ok", "uptime")], []),  # harmless, but another
    ("approval_timeout", [LAPSED], [_call(1, "ok", LAPSED["what"])], []),  # before
    # an approval comes before verdicts, errors and words
    ("approval_timeout", [LAPSED], [HARMLESS, _call(4, "error", "x")], _said("I don't know.")),
    # verdicts
    ("classifier_overreach", [], [HARMLESS], []),
    ("classifier_overreach", [], [_call(1, "refused", "rm -rf /", "destructive"), HARMLESS], []),
    ("approval_denied", [], [_call(1, "refused", "rm -rf /", "destructive")], []),
    (None, [], [HARMLESS, _call(4, "ok", "systemctl status app")], []),
    # errors
    ("tool_error", [], [_call(1, "ok", "ls"), _call(2, "error", "cp a b")], []),
    (None, [], [_call(1, "error", "cp a b"), _call(2, "ok", "cp a c")], []),
    ("tool_error", [], [_call(1, "error", name="get_entity"), _call(2, "ok", "cp a c")], []),
    (None, [], [_call(1, "error", name="get_entity"), *(_call(n, "ok", "ls") for n in range(2, 9))], []),
    ("tool_error", [], [_call(1, "error", "x")], _said("I can't help with that.")),
    # answers
    ("model_empty_response", [], [], _said("On it.", "  \n")),
    (None, [], [], [*_said(""), *_said("and?", role="user")]),
    ("user_abandoned", [], [], _said("I found two.", "Which of the two do you mean?")),
    (None, [], [], [*_said("Which one?"), *_said("the first", role="user")]),
]


@pytest.mark.parametrize(("expected", "approvals", "calls", "messages"), FACTS)
def test_facts(expected: str | None, approvals: list[Any], calls: list[Any], messages: list[Any]) -> None:
    found, evidence = blocker(approvals, calls, messages)
    assert found == expected
    assert bool(evidence) == (expected is not None)
    assert all(set(each) == {"what", "seq", "text"} for each in evidence)


@pytest.mark.parametrize(
    ("expected", "text"),
    [
        ("approval_timeout", "The approval request expired before anybody answered."),
        ("approval_timeout", "I'm still waiting for your approval to restart the container."),
        ("approval_timeout", "I requested approval but it timed out, so nothing was changed."),
        ("approval_denied", "The approval was denied, so I stopped there."),
        ("approval_denied", "The operator rejected the approval."),
        ("classifier_overreach", "The risk classifier blocked the status check."),
        ("classifier_overreach", "Even `ls` was flagged by the policy."),
        ("model_refusal", "I can't help with that request."),
        ("model_refusal", "I'm sorry, but I cannot assist with bypassing the lock."),
        ("missing_capability", "I don't have access to the ZimaOS host."),
        ("missing_capability", "I could not connect to strong over ssh."),
        ("missing_capability", "There is no tool for editing the dashboard."),
        ("missing_knowledge", "I could not determine which container runs rclone."),
        ("missing_knowledge", "There is not enough information about that entity."),
        ("missing_knowledge", "It is unclear which remote is meant."),
        ("tool_error", "The command failed twice."),
        ("tool_error", "rclone exited with\nexit code 137."),
        (None, "Everything was fine, and the timer runs nightly."),
        (None, "Approval was given and the restart is done."),
        (None, "I checked the policy and the plan."),
    ],
)
def test_words(expected: str | None, text: str) -> None:
    assert blocker([], [], _said("Working on it.", text))[0] == expected


def test_the_evidence_of_words_is_the_sentence() -> None:
    found = blocker([], [], _said("I looked at two hosts. The approval expired at noon. Nothing was changed."))
    assert found[1] == [{"what": "message", "seq": 90, "text": "The approval expired at noon."}]


def test_every_blocker_can_be_derived() -> None:
    said = {expected for expected, *_ in FACTS} | {"model_refusal", "missing_capability", "missing_knowledge"}
    assert said - {None} == set(BLOCKERS)


def test_an_end_keeps_the_evidence(ledger: Ledger) -> None:
    session = ledger.open_session("ops", goal="inspect rclone timer")
    call = ledger.record_tool_call(session, "run", {"command": "pct exec 132 -- systemctl status rclone"})
    ledger.request_approval(session, call=call["seq"], expires_in=600)
    ledger.add_message(session, "assistant", "I am done for now.")
    ended = ledger.complete_task(session, "partial")
    text = "pct exec 132 -- systemctl status rclone: was still waited for at the end"
    assert ended == {
        "outcome": "partial",
        "blocker": "approval_timeout",
        "evidence": [{"what": "approval", "seq": 2, "text": text}],
    }
    assert ledger.complete_task(session, "success")["blocker"] is None
