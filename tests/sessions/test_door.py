"""A browser before a server that is not on loopback."""

from __future__ import annotations

import pathlib
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from riskclass.sessions import Ledger, tokens
from riskclass.sessions.api.app import application
from riskclass.sessions.api.guard import COOKIE
from riskclass.sessions.pages.routes import routes

HOST = "fleet.example"
FORM = {"Content-Type": "application/x-www-form-urlencoded"}


@pytest.fixture
def ledger(made: pathlib.Path, tmp_path: pathlib.Path) -> Iterator[Ledger]:
    shutil.copy(made, tmp_path / "sessions.db")
    found = Ledger(str(tmp_path / "sessions.db"))
    found.open_session("ops", session_id="s")
    yield found
    found.close()


@pytest.fixture
def token(ledger: Ledger) -> str:
    return tokens.make(ledger, "ann@work:1")


@pytest.fixture(params=["http", "https"])
def browser(ledger: Ledger, token: str, request: pytest.FixtureRequest) -> Iterator[TestClient]:
    app = application(ledger, guarded=True, more=routes(ledger, guarded=True))
    with TestClient(app, base_url=f"{request.param}://{HOST}", follow_redirects=False) as found:
        yield found


def _enter(browser: TestClient, token: str, **headers: str) -> Any:
    return browser.post("/view/login", content=f"token={token}", headers={**FORM, **headers})


@pytest.mark.parametrize("path", ["/", "/view/sessions", "/view/sessions/s", "/view/review", "/view/nowhere", "/view/"])
def test_without_a_token_there_is_only_the_door(browser: TestClient, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.headers["location"]) == (303, "/view/login")
    assert answer.text == ""


def test_the_door_shows_nothing_of_the_ledger_and_loads_what_it_needs(browser: TestClient) -> None:
    answer = browser.get("/view/login")
    assert answer.status_code == 200 and "form-action 'self'" in answer.headers["content-security-policy"]
    assert 'type="password"' in answer.text and "ann" not in answer.text
    assert "/view/sessions" not in answer.text and "/view/logout" not in answer.text
    assert [browser.get(f"/view/{name}").status_code for name in ("page.css", "icon.svg")] == [200, 200]


def test_a_token_opens_the_pages_until_it_is_removed(browser: TestClient, ledger: Ledger, token: str) -> None:
    answer = _enter(browser, token)
    assert (answer.status_code, answer.headers["location"]) == (303, "/view/sessions")
    said = answer.headers["set-cookie"].lower().split("; ")
    assert {"httponly", "samesite=strict", "path=/view/"} <= set(said)
    assert ("secure" in said) == (browser.base_url.scheme == "https")
    assert not any(each.startswith(("max-age", "expires", "domain")) for each in said)
    page = browser.get("/view/sessions")
    assert page.status_code == 200 and "/view/logout" in page.text and "/view/sessions/s" in page.text
    tokens.remove(ledger, "ann@work:1")
    assert browser.get("/view/sessions").status_code == 303


def test_who_leaves_has_left(browser: TestClient, token: str) -> None:
    _enter(browser, token)
    answer = browser.post("/view/logout")
    assert (answer.status_code, answer.headers["location"]) == (303, "/view/login")
    assert browser.get("/view/sessions").status_code == 303
    assert COOKIE not in browser.cookies


@pytest.mark.parametrize(
    "token", ["", "xyzzy", "rcs_ann@work:1.x", "rcs_.", "%00", "rcs_%ff.%ff", "rcs_ann%0d%0aSet-Cookie:a.b"]
)
def test_a_wrong_token_is_told(browser: TestClient, token: str) -> None:
    answer = _enter(browser, token)
    assert answer.status_code == 403 and "not known" in answer.text and "set-cookie" not in answer.headers
    if token:
        assert token not in answer.text


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/sessions", None),
        ("GET", "/sessions/s/tool_calls", None),
        ("POST", "/sessions", '{"agent": "x"}'),
        ("POST", "/sessions/s/complete", '{"outcome": "success"}'),
        ("POST", "/classify", '{"command": "ls"}'),
    ],
)
def test_the_cookie_is_no_token_of_the_api(
    browser: TestClient, ledger: Ledger, token: str, method: str, path: str, body: str | None
) -> None:
    """Also where a client sends it beyond its path: so no page elsewhere can write with it."""
    headers = {"Content-Type": "application/json", "Cookie": f"{COOKIE}={token}"}
    assert browser.request(method, path, content=body, headers=headers).status_code == 401
    assert [each["status"] for each in ledger.sessions()["sessions"]] == ["open"]


def test_the_cookie_writes_nothing_below_the_pages_either(browser: TestClient, token: str) -> None:
    _enter(browser, token)
    assert browser.post("/view/sessions", content="a=b", headers=FORM).status_code == 303
    assert browser.delete("/view/sessions/s").status_code == 303


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "https://evil.example"},
        {"Origin": f"https://evil.{HOST}"},
        {"Origin": "null"},
    ],
)
def test_another_sites_page_can_neither_enter_nor_leave(
    browser: TestClient, token: str, headers: dict[str, str]
) -> None:
    assert _enter(browser, token, **headers).status_code == 403
    _enter(browser, token)
    assert browser.post("/view/logout", headers=headers).status_code == 403
    assert browser.get("/view/sessions", headers=headers).status_code == 403
    assert browser.get("/view/sessions").status_code == 200


@pytest.mark.parametrize(
    ("headers", "size", "status"),
    [({"Content-Type": "application/json"}, 1, 415), ({"Content-Type": "text/plain"}, 1, 415), (FORM, 5_000, 413)],
)
def test_no_form_or_too_large(browser: TestClient, headers: dict[str, str], size: int, status: int) -> None:
    answer = browser.post("/view/login", content="t" * size, headers=headers)
    assert answer.status_code == status


def test_on_loopback_there_is_no_door(ledger: Ledger) -> None:
    with TestClient(application(ledger, more=routes(ledger)), base_url="http://localhost:8092") as client:
        assert client.get("/view/login").status_code == 404
        assert "Sign out" not in client.get("/view/sessions").text
