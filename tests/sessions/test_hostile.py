"""Whatever is sent, the answer is one of ours: every parameter of every call, with values that break things."""

from __future__ import annotations

import copy
import json
import pathlib
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from riskclass.sessions import Ledger, limits
from riskclass.sessions.api.app import BODY, application
from riskclass.sessions.api.operations import OPERATIONS, Operation
from riskclass.sessions.importers.jsonl import KINDS
from riskclass.sessions.importers.load import CLIENTS, Import
from riskclass.sessions.schema import metadata
from tests.sessions.test_import import EVENTS

SECRET = "ghp_0123456789abcdefghij"
#: JSON, as it is sent: some of these no program writes.
VALUES = (
    "null", "true", "0", "-1", "1.5", "1e308", "1e999", "-1e999", "NaN",
    "9" * 400, '"%"',
    '"_%\'\\"\\\\"', "2147483648", "9223372036854775808", '"relative"', '"a:b"', '["a:b"]', '["relative"]',
    '""', '" "', '"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udfff\\ud800x"', '"\\u202e\\u2066"',
    '"../../etc/passwd"', '"<script>alert(1)</script>"', "\"'; DROP TABLE sessions; --\"", '"{{ 7 * 7 }}"', '"NaN"',
    '"0001-01-01T00:00:00Z"', '"9999-12-31T23:59:59.999999-23:59"', '"2026-02-30T00:00:00Z"', '"${jndi:ldap://x}"',
    json.dumps("x" * 300), json.dumps("x" * 70_000), json.dumps("é" * 70_000), json.dumps("\n" * 5_000),
    "[]", "{}", "[null]", '["\\u0000"]', "[[[[]]]]", "[" * 200 + "]" * 200, '{"a":' * 200 + "1" + "}" * 200,
    '{"\\u0000": "\\u0000", "": null, "\\ud800": 1e999}', json.dumps({str(n): n for n in range(2_000)}),
    json.dumps(["x"] * 300),
)  # fmt: skip


@pytest.fixture
def client(ledger: Ledger) -> Iterator[TestClient]:
    ledger.open_session("ops", session_id="s", entities=["host:a"])
    ledger.propose_plan("s", ["one"])
    call = ledger.record_tool_call("s", "run", {"command": "systemctl restart app"}, key="c")
    ledger.request_approval("s", call=call["seq"], key="a")
    app = application(ledger)
    with TestClient(app, base_url="http://localhost", raise_server_exceptions=False) as found:
        yield found


def _path(operation: Operation) -> str:
    return operation.path.replace("{session_id}", "s").replace("{step}", "1").replace("{approval}", "3")


def _needed(operation: Operation) -> dict[str, str]:
    """The least that the call takes, as JSON."""
    kinds = {"string": '"x"', "array": '["x"]'}
    body = operation.body or {}
    if operation.path.endswith("tool_calls"):
        return {"name": '"x"', "command": '"ls"'}
    return {name: json.dumps(body[name].get("enum", [""])[0]) if "enum" in body[name] else kinds[body[name]["type"]]
            for name in operation.required}  # fmt: skip


def _is_ours(answer: Any, what: object) -> None:
    assert answer.status_code < 500, (what, answer.text[:300])
    kind = answer.headers["content-type"]
    if answer.status_code >= 400:
        assert kind == "application/problem+json", what
        assert set(answer.json()) >= {"type", "title", "status", "detail"}
    else:
        assert kind == "application/json"
        answer.json()
    assert len(answer.content) < 2 * BODY


@pytest.mark.parametrize(
    "operation", [each for each in OPERATIONS if each.body is not None], ids=lambda each: each.path
)
def test_every_parameter_of_a_body(client: TestClient, operation: Operation) -> None:
    assert operation.body is not None
    for name in operation.body:
        for value in VALUES:
            body = _needed(operation) | {name: value}
            data = "{" + ", ".join(f'"{each}": {said}' for each, said in body.items()) + "}"
            answer = client.post(_path(operation), content=data, headers={"Content-Type": "application/json"})
            _is_ours(answer, (operation.path, name, value[:60]))
    for path in (
        "/sessions",
        "/sessions/s",
        "/sessions/s/tool_calls",
        "/sessions/s/plan",
        "/sessions/s/approvals",
        "/stats",
    ):
        _is_ours(client.get(path), path)


@pytest.mark.parametrize("operation", [each for each in OPERATIONS if each.query], ids=lambda each: each.path)
def test_every_parameter_of_a_query(client: TestClient, operation: Operation) -> None:
    texts = [json.loads(value) for value in VALUES if value.startswith('"')]
    for name in operation.query:
        for value in (*texts, "-1", "0", "201", "9" * 30, "1e3", "²", "1_0", "eyJhIjoxfQ", "WzEsMiwzXQ", "x" * 5_000):
            said = str(value).encode("utf-8", "surrogatepass")
            answer = client.request(operation.method, _path(operation), params={name: said.decode("latin-1")[:6_000]})
            _is_ours(answer, (operation.path, name, value[:60]))


@pytest.mark.parametrize(
    "name", ["%00", "..", ".", "%2e%2e", "a%2Fb", "%FF%FE", "x" * 5_000, "%F0%9F%92%A9", "'%20OR%201=1"]
)
def test_every_name_in_a_path(client: TestClient, name: str) -> None:
    for path in (f"/sessions/{name}", f"/sessions/{name}/tool_calls", f"/sessions/s/plan/{name}"):
        for method in ("GET", "POST"):
            answer = client.request(method, path, content="{}", headers={"Content-Type": "application/json"})
            assert answer.status_code in (200, 307, 400, 404, 405), (path, answer.text)


@pytest.mark.parametrize(
    "data", [b"", b"{", b"\xff\xfe", b"[" * 100_000, b'{"a":' * 50_000, b"null", b"1", b'"x"', b"\x00"]
)
def test_whatever_the_body_is(client: TestClient, data: bytes) -> None:
    for operation in OPERATIONS:
        if operation.body is not None:
            answer = client.post(_path(operation), content=data, headers={"Content-Type": "application/json"})
            _is_ours(answer, (operation.path, data[:20]))


def _rows(ledger: Ledger) -> str:
    with ledger.store.reading() as connection:
        return repr([list(connection.execute(table.select())) for table in metadata.sorted_tables])


def test_a_secret_in_any_parameter_is_not_kept(client: TestClient, ledger: Ledger) -> None:
    """Names and keys too: a caller may put anything there."""
    for operation in OPERATIONS:
        for name, schema in (operation.body or {}).items():
            for value in (SECRET, [SECRET], {"deep": [{"er": SECRET}]}, {SECRET: "x"}):
                body = {each: json.loads(said) for each, said in _needed(operation).items()} | {name: value}
                client.post(_path(operation), json=body)
                assert SECRET not in _rows(ledger), (operation.path, name, schema)


def test_words_are_no_patterns(client: TestClient) -> None:
    for said in ("%", "_", "hos%", "%ost", "h_st", "*"):
        answer = client.get("/sessions", params={"q": said})
        assert answer.status_code == 400 or answer.json()["sessions"] == [], said
    assert client.get("/sessions", params={"entity_id": "host:_"}).json()["sessions"] == []


_PARAMETERS = sorted(
    {name for each in OPERATIONS for name in (*(each.body or {}), *each.query)}
    | {"approval", "agent", "session", "type"}
)


def test_every_session_of_a_line(ledger: Ledger, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "hostile.jsonl"
    lines = [f'{{"type": "message", "role": "user", "text": "x", "session": {value}}}' for value in VALUES]
    file.write_text("\n".join(lines), encoding="utf-8")
    found = Import(ledger, "jsonl")
    found.run([str(file)])
    assert {"relative", "a:b", "NaN"} < found.sessions and found.failed == len(lines) - len(found.sessions)
    assert all(limits.is_identifier(name) for name in found.sessions)


def test_every_parameter_of_a_line(ledger: Ledger, tmp_path: pathlib.Path) -> None:
    least: dict[str, dict[str, Any]] = {
        "goal": {"goal": "x"}, "title": {"title": "x"}, "message": {"role": "user", "text": "x"},
        "tool_call": {"name": "run", "command": "ls"}, "plan": {"steps": ["x"]}, "step": {"step": 1, "status": "done"},
        "approval": {"what": "x"}, "resolve": {"approval": 1, "how": "denied"}, "end": {"outcome": "partial"},
    }  # fmt: skip
    file = tmp_path / "hostile.jsonl"
    with file.open("w", encoding="utf-8") as stream:
        for kind in KINDS:
            for name in (each for each in _PARAMETERS if each != "session"):
                for value in VALUES:
                    said = {"type": kind, "session": f"s-{kind}", "at": 1_796_040_000, **least.get(kind, {})}
                    parts = [f'"{each}": {json.dumps(one)}' for each, one in said.items() if each != name]
                    stream.write("{" + ", ".join([*parts, f'"{name}": {value}']) + "}\n")
    Import(ledger, "jsonl").run([str(file)])  # after which a line that was too early has what it is about
    first = Import(ledger, "jsonl")
    first.run([str(file)])
    assert first.entries == len(KINDS) * (len(_PARAMETERS) - 1) * len(VALUES)
    assert all("\n" not in line for line in first.broken)
    kept = _rows(ledger)
    assert "\\x00" not in kept
    again = Import(ledger, "jsonl")
    again.run([str(file)])
    assert (again.new, again.failed) == (0, first.failed) and len(_rows(ledger)) == len(kept)


# -- transcripts of clients --

TRANSCRIPTS = sorted((pathlib.Path(__file__).parent / "transcripts").glob("*.jsonl"))
OTHERS: tuple[Any, ...] = (None, 5, [[]], {"a": None})


def _places(value: Any, before: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield before
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, each in inside:
        yield from _places(each, (*before, name))


def _with(value: Any, place: tuple[Any, ...], other: Any) -> Any:
    if not place:
        return other
    found = copy.copy(value)
    found[place[0]] = _with(value[place[0]], place[1:], other)
    return found


@pytest.mark.parametrize("transcript", TRANSCRIPTS, ids=lambda each: each.stem)
def test_every_value_of_a_transcript_may_be_another(transcript: pathlib.Path, tmp_path: pathlib.Path) -> None:
    reader, _ = CLIENTS[transcript.stem.split("_")[1]]
    lines = [json.loads(line) for line in transcript.read_text(encoding="utf-8").splitlines()]
    file = tmp_path / "a.jsonl"
    for number, line in enumerate(lines):
        for place in _places(line):
            for other in OTHERS:
                changed = [*lines[:number], _with(line, place, other), *lines[number + 1 :]]
                file.write_text("\n".join(map(json.dumps, changed)), encoding="utf-8")
                list(reader(str(file)))


def test_every_value_of_an_event_may_be_another(tmp_path: pathlib.Path) -> None:
    folder = tmp_path / "c" / "events"
    folder.mkdir(parents=True)
    file = folder / "event-00001-a.json"
    for event in EVENTS:
        for place in _places(event):
            for other in OTHERS:
                file.write_text(json.dumps(_with(event, place, other)), encoding="utf-8")
                list(CLIENTS["openhands"][0](str(file)))
