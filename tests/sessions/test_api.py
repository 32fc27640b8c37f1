"""The ledger over HTTP."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import jsonschema
import pytest
from sqlalchemy import text
from starlette.testclient import TestClient

from riskclass.sessions import Ledger, tokens
from riskclass.sessions.api.app import BODY, application
from riskclass.sessions.api.operations import OPERATIONS


@pytest.fixture
def client(ledger: Ledger) -> Iterator[TestClient]:
    with TestClient(application(ledger), base_url="http://localhost:8092") as found:
        yield found


#: A whole session over HTTP: method, path, body, and the status of the answer.
STORY: list[tuple[str, str, Any, int]] = [
    ("POST", "/sessions", {"agent": "ops", "session_id": "s1", "entities": ["lxc:132"]}, 201),
    ("POST", "/sessions", {"agent": "ops", "session_id": "s1"}, 201),
    ("POST", "/sessions/s1/goal", {"goal": "fix rclone OOM", "key": "g", "at": "2026-11-30T12:00:00Z"}, 200),
    ("POST", "/sessions/s1/title", {"title": "rclone"}, 200),
    ("POST", "/sessions/s1/messages", {"role": "user", "text": "go"}, 201),
    ("POST", "/sessions/s1/plan", {"steps": ["look", "fix"]}, 201),
    ("POST", "/sessions/s1/plan/1", {"status": "running", "note": None}, 200),
    (
        "POST",
        "/sessions/s1/tool_calls",
        {"name": "run", "arguments": {"command": "ls"}, "key": "c", "result": "x"},
        201,
    ),
    ("POST", "/sessions/s1/tool_calls", {"name": "run", "command": "systemctl restart app", "key": "d"}, 201),
    ("POST", "/sessions/s1/approvals", {"what": "restart", "expires_in": 60}, 201),
    ("POST", "/sessions/s1/approvals/8", {"how": "denied", "by": "ann"}, 200),
    ("POST", "/sessions/s1/complete", {"outcome": "partial", "summary": "stuck"}, 200),
    ("GET", "/sessions", None, 200),
    (
        "GET",
        "/sessions?outcome=partial&blocker=approval_denied&entity_id=lxc:132&q=rclone&since=24h&limit=5",
        None,
        200,
    ),
    ("GET", "/sessions/s1", None, 200),
    ("GET", "/sessions/s1/tool_calls?shape=pairs&class=read_only", None, 200),
    ("GET", "/sessions/s1/plan", None, 200),
    ("GET", "/sessions/s1/approvals", None, 200),
    ("GET", "/stats?since=7d", None, 200),
    ("POST", "/classify", {"command": "rm -rf / \ud800", "context": ["host:a"]}, 200),
    ("POST", "/sessions/s1/reopen", {}, 200),
]


def _asked(client: TestClient, method: str, path: str, body: Any) -> Any:
    words = {} if body is None else {"content": json.dumps(body), "headers": {"Content-Type": "application/json"}}
    return client.request(method, path, **words)  # type: ignore[arg-type]


def test_a_session_from_beginning_to_end_as_the_document_says(client: TestClient) -> None:
    described = client.get("/openapi.json").json()
    used = set()
    for method, path, body, status in STORY:
        answer = _asked(client, method, path, body)
        assert answer.status_code == status, (path, answer.text)
        parts = [part for part in path.partition("?")[0].split("/") if part]
        parts[1:2] = ["{session_id}"] if len(parts) > 1 else []
        if parts[3:]:
            parts[3] = {"plan": "{step}", "approvals": "{approval}"}[parts[2]]
        operation = described["paths"]["/" + "/".join(parts)][method.lower()]
        schema = operation["responses"][str(status)]["content"]["application/json"]["schema"]
        jsonschema.validate(answer.json(), {**schema, "components": described["components"]})
        if body is not None:
            jsonschema.validate(
                {name: value for name, value in body.items() if value is not None},
                operation["requestBody"]["content"]["application/json"]["schema"],
            )
        used.add((method, "/" + "/".join(parts)))
    assert used == {(each.method, each.path) for each in OPERATIONS}


def test_what_the_story_left(client: TestClient) -> None:
    for method, path, body, _ in STORY[:-1]:
        _asked(client, method, path, body)
    found = client.get("/sessions?blocker=approval_denied").json()["sessions"]
    assert [(each["session_id"], each["title"], each["goal"]) for each in found] == [("s1", "rclone", "fix rclone OOM")]
    assert found[0]["approvals"]["denied"] == 1
    assert client.get("/sessions/s1").json()["messages"][0]["text"] == "go"
    calls = client.get("/sessions/s1/tool_calls?name=run").json()["tool_calls"]
    assert [(each["id"], each["decision"]) for each in calls] == [("c", "allow"), ("d", "ask")]
    decided = _asked(client, "POST", "/classify", {"command": "rm -rf /"}).json()
    assert (decided["verdict"]["risk_class"], decided["decision"]["decision"]) == ("destructive", "deny")


WRONG: list[tuple[str, str, Any, int, str | None]] = [
    ("GET", "/sessions?limit=x", None, 400, "limit"),
    ("GET", "/sessions?limit=0", None, 400, "limit"),
    ("GET", "/sessions?limit=999999999999999999999", None, 400, "limit"),
    ("GET", "/sessions?outcome=good", None, 400, "outcome"),
    ("GET", "/sessions?outcome=", None, 400, "outcome"),
    ("GET", "/sessions?status=open&status=closed", None, 400, "status"),
    ("GET", "/sessions?blocker=x", None, 400, "blocker"),
    ("GET", "/sessions?since=tomorrow", None, 400, "since"),
    ("GET", "/sessions?since=2026-01-01T00:00:00", None, 400, "since"),
    ("GET", "/sessions?cursor=abc", None, 400, "cursor"),
    ("GET", "/sessions?q=%20", None, 400, "q"),
    ("GET", "/sessions?entity=x", None, 400, "entity"),
    ("GET", "/stats?since=never", None, 400, "since"),
    ("GET", "/sessions/s/tool_calls?shape=tree", None, 400, "shape"),
    ("GET", "/sessions/s/tool_calls?class=x", None, 400, "class"),
    ("GET", "/sessions/nobody", None, 404, None),
    ("GET", "/sessions/a%20b", None, 404, None),
    ("GET", "/nothing", None, 404, None),
    ("DELETE", "/sessions", None, 405, None),
    ("OPTIONS", "/sessions", None, 405, None),
    ("POST", "/sessions", {}, 400, "agent"),
    ("POST", "/sessions", {"agent": 1}, 400, "agent"),
    ("POST", "/sessions", {"agent": "a", "colour": "red"}, 400, "colour"),
    ("POST", "/sessions", {"agent": "a", "entities": "x"}, 400, "entities"),
    ("POST", "/sessions", {"agent": "a", "entities": [1]}, 400, "entities"),
    ("POST", "/sessions", {"agent": "a", "at": "noon"}, 400, "at"),
    ("POST", "/sessions", {"agent": "b", "session_id": "s"}, 409, None),
    ("POST", "/sessions", [], 400, "body"),
    ("POST", "/sessions/s/messages", {"role": "robot", "text": "x"}, 400, "role"),
    ("POST", "/sessions/s/plan/one", {"status": "done"}, 400, "step"),
    ("POST", "/sessions/s/plan/1", {"status": "done"}, 404, None),
    ("POST", "/sessions/s/approvals", {}, 400, "what"),
    ("POST", "/sessions/s/approvals/99999999999", {"how": "denied"}, 400, "approval"),
    ("POST", "/sessions/s/approvals/999999999", {"how": "denied"}, 404, None),
    ("POST", "/sessions/s/approvals", {"what": "x", "expires_in": True}, 400, "expires_in"),
    ("POST", "/sessions/s/tool_calls", {"name": "run", "arguments": []}, 400, "arguments"),
    ("POST", "/sessions/s/complete", {"outcome": "done"}, 400, "outcome"),
    ("POST", "/classify", {"command": None}, 400, "command"),
]


@pytest.mark.parametrize(("method", "path", "body", "status", "parameter"), WRONG)
def test_what_is_wrong_is_a_problem_that_names_the_parameter(
    client: TestClient, ledger: Ledger, method: str, path: str, body: Any, status: int, parameter: str | None
) -> None:
    ledger.open_session("ops", session_id="s")
    answer = _asked(client, method, path, body)
    said = answer.json()
    assert (answer.status_code, said["status"], said.get("parameter")) == (status, status, parameter)
    assert answer.headers["content-type"] == "application/problem+json"
    assert {"type", "title", "detail"} <= set(said)


@pytest.mark.parametrize(
    ("headers", "content", "status"),
    [
        ({"Content-Type": "application/json"}, b"{", 400),
        ({"Content-Type": "application/json"}, b"\xff", 400),
        ({"Content-Type": "application/json"}, b"[" * 100_000, 400),
        ({"Content-Type": "application/json"}, b'{"agent": "' + b"x" * BODY + b'"}', 413),
        ({"Content-Type": "text/plain"}, b'{"agent": "a"}', 415),
        ({"Content-Type": "application/x-www-form-urlencoded"}, b"agent=a", 415),
        ({"Content-Type": "application/json", "Sec-Fetch-Site": "cross-site"}, b'{"agent": "a"}', 403),
        ({"Content-Type": "application/json", "Host": "evil.example:8092"}, b'{"agent": "a"}', 403),
    ],
)
def test_what_another_site_may_send_is_refused(
    client: TestClient, headers: dict[str, str], content: bytes, status: int
) -> None:
    answer = client.post("/sessions", content=content, headers=headers)
    assert (answer.status_code, answer.json()["status"]) == (status, status)
    assert not [name for name in answer.headers if name.startswith("access-control")]
    assert client.get("/sessions").json()["sessions"] == []


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:8092", "[::1]:8092", "[::1]"])
def test_loopback_by_any_of_its_names(client: TestClient, host: str) -> None:
    assert client.get("/sessions", headers={"Host": host}).status_code == 200


def test_elsewhere_a_token_is_needed(ledger: Ledger) -> None:
    token = tokens.make(ledger, "ci")
    with TestClient(application(ledger, guarded=True), base_url="http://fleet.example") as client:

        def status(value: str | None) -> int:
            headers = {"Authorization": value} if value is not None else {}
            return client.get("/sessions", headers=headers).status_code

        wrong = [
            None,
            "",
            "Bearer",
            "Bearer x",
            f"Basic {token}",
            f"Bearer {token}x",
            f"Bearer {token[:-1]}",
            "Bearer rcs_\x7f.",
        ]
        assert [status(each) for each in wrong] == [401] * len(wrong)
        assert status(f"Bearer {token}") == 200
        with ledger.store.reading() as connection:
            assert token.partition(".")[2] not in str(list(connection.execute(text("SELECT * FROM tokens"))))
        assert [name for name, _ in tokens.names(ledger)] == ["ci"]
        tokens.remove(ledger, "ci")
        assert status(f"Bearer {token}") == 401


def test_a_database_that_is_gone_is_503(ledger: Ledger, client: TestClient) -> None:
    with ledger.store.writing() as connection:
        connection.execute(text("ALTER TABLE sessions RENAME TO moved"))
    try:
        answer = client.get("/sessions")
        assert (answer.status_code, answer.json()["detail"]) == (503, "the database does not answer")
    finally:
        with ledger.store.writing() as connection:
            connection.execute(text("ALTER TABLE moved RENAME TO sessions"))
