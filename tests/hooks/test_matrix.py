"""No reply of ours falls in a row where a real client was seen to run the command."""

from __future__ import annotations

import pytest

from riskclass.adapters.hooks.answer import answer
from riskclass.adapters.hooks.clients import CLIENTS
from riskclass.adapters.hooks.decide import Settings
from tests.hooks.matrix import CLIENTS_RUN, ROWS, row_of
from tests.hooks.messages import KINDS, reading
from tests.hooks.test_faults import GARBAGE, LATER

KINDS_RUN = [name for name, kind in KINDS.items() if kind.client in CLIENTS_RUN]


def _does(kind: str, reply: tuple[str, str, int]) -> str:
    return ROWS[row_of(reply)][KINDS[kind].client]


@pytest.mark.parametrize("kind", KINDS_RUN)
@pytest.mark.parametrize("command", ["systemctl restart app", "rm -rf /", "./x.sh", "echo 'a"])
@pytest.mark.parametrize("ask", ["", "deny"])
def test_what_is_not_allowed_does_not_run_unasked(kind: str, command: str, ask: str) -> None:
    reply = answer(CLIENTS[KINDS[kind].client], KINDS[kind].message(command), Settings(ask))
    permission = kind.endswith("-permission")  # there silence is what lets the client ask
    assert _does(kind, reply) in ("asks", "blocked", *(["usual"] if permission else []))
    assert reading(kind, reply) == _does(kind, reply)


@pytest.mark.parametrize("kind", KINDS_RUN)
def test_what_is_allowed_is_no_error(kind: str) -> None:
    reply = answer(CLIENTS[KINDS[kind].client], KINDS[kind].message("ls"))
    permission = kind.endswith("-permission")
    assert permission or _does(kind, reply) in ("allowed", "usual")
    assert permission or reading(kind, reply) == _does(kind, reply)


@pytest.mark.parametrize("kind", KINDS_RUN)
@pytest.mark.parametrize("fault", LATER)
def test_no_fault_runs(kind: str, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    reply, _ = LATER[fault](kind, monkeypatch)
    assert _does(kind, reply) in ("asks", "blocked", *(["usual"] if kind.endswith("-permission") else []))


@pytest.mark.parametrize("client", CLIENTS_RUN)
def test_no_garbage_runs(client: str) -> None:
    for data in GARBAGE.values():
        assert ROWS[row_of(answer(CLIENTS[client], data))][client] == "blocked"


def test_the_records_say_who_was_run() -> None:
    assert {client.name for client in CLIENTS.values() if client.ran} == set(CLIENTS_RUN)
