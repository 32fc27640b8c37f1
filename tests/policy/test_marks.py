"""The glance before a text is read for secrets: it never looks away from one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riskclass import classify
from riskclass.model.secrets import LOGINS, TOKENS
from riskclass.policy import redact, secrets
from riskclass.policy.marks import may_hold
from tests.policy.test_redact import KEPT
from tests.samples import COMMANDS

_GROUPS = (*secrets.LAST, *secrets.SETTERS, *(group for groups in secrets.OPTIONS.values() for group in groups))
_PROGRAMS = sorted({name for group in _GROUPS for name in group} | set(secrets.READERS) | set(secrets.GLUED["-p"]))
_NAMES = (*secrets.NAMES, *secrets.HEADERS, *secrets.SET, *(f"A{ending}" for ending in secrets.ENDINGS), "sig", "pass")
#: What secrets are told by, and what hides or separates it.
PIECES = (
    *_PROGRAMS, *_NAMES, *TOKENS, *LOGINS, *secrets.OPTIONS, *secrets.READING, *secrets.PRINTERS, "sudo", "-S", "su",
    "curl", "--cookie", "https://", "@h", "hunter2x", "bob", "--", "-", "=", ":", "%", "<<<", "<<E", "\nE\n", "|", ";",
    " ", " ", " ", "\t", "\n", "'", '"', "\\", "\\\n", "$'", "{", "}", ",", "(", "é",
)  # fmt: skip


@pytest.fixture(autouse=True)
def _read_to_the_ground(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is nested too deeply is else replaced unread."""
    monkeypatch.setattr(redact, "_DEEPEST", 1_000)


def _looks_away(text: str) -> bool:
    return not may_hold(text) and any(redact.read(text, None, prose) != text for prose in (False, True))


def test_what_is_replaced_has_a_mark() -> None:
    assert [command for command in (*COMMANDS, *(command for command, _ in KEPT)) if _looks_away(command)] == []


@pytest.mark.parametrize("command", [command for command, _ in KEPT])
def test_what_the_words_of_a_command_become_has_one_too(command: str) -> None:
    verdict = classify(command)
    assert redact.redacted(command, verdict) == redact.read(command, verdict, False)


@given(st.lists(st.sampled_from(PIECES), max_size=14).map("".join))
def test_whatever_stands_together(text: str) -> None:
    assert not _looks_away(text)


@pytest.mark.parametrize(
    "text",
    [
        "12 tests passed, the key was pressed: nothing else",
        "sshd[4211]: Accepted publickey for root from 10.0.0.1 port 4211 ssh2",
        "see https://example.com/a and mail bob@example.com",
        "the task-12 of the token ring is done",
        "curl https://example.com/x",
    ],
)
def test_plain_text_has_none(text: str) -> None:
    assert not may_hold(text)
