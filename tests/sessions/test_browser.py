"""The pages in a real browser: `pytest -m browser`, with Playwright and a Chromium (`apt-get install chromium`)."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import uvicorn

from riskclass import Policy
from riskclass.sessions import Ledger, tokens
from riskclass.sessions.api.app import application
from riskclass.sessions.importers.load import Import
from riskclass.sessions.pages.routes import routes
from tests.sessions import seed
from tests.sessions.conftest import Clock

pytestmark = pytest.mark.browser

PATHS = (
    "sessions",
    "sessions?outcome=good",
    "sessions/a51e2086",
    "sessions/1e9c7691",
    "sessions/nobody",
    "trends",
    "review?replay=ops",
)


@pytest.fixture(scope="module")
def ledger(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ledger]:
    """The ten sessions."""
    folder = tmp_path_factory.mktemp("browser")
    found = Ledger(str(folder / "sessions.db"), policy=Policy.load("ops"), clock=Clock())
    (folder / "ten.jsonl").write_text(seed.text(), encoding="utf-8")
    Import(found, "jsonl").run([str(folder / "ten.jsonl")])
    yield found
    found.close()


@pytest.fixture(scope="module")
def address(ledger: Ledger) -> Iterator[str]:
    with _serving(ledger, guarded=False) as found:
        yield found


@contextmanager
def _serving(ledger: Ledger, *, guarded: bool) -> Iterator[str]:
    """The address of its pages."""
    app = application(ledger, guarded=guarded, more=routes(ledger, guarded=guarded))
    server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=0, log_level="error"))
    ready = threading.Event()
    began = server.startup

    async def startup(sockets: object = None) -> None:
        await began(sockets)  # type: ignore[arg-type]
        ready.set()

    server.startup = startup  # type: ignore[method-assign]
    thread = threading.Thread(target=server.run)
    thread.start()
    assert ready.wait(20)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}/view/"
    server.should_exit = True
    thread.join()


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    playwright = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
    found = shutil.which("chromium")
    if found is None:
        pytest.skip("Chromium is not installed")
    with playwright.sync_playwright() as started:
        # As root Chromium has no sandbox of its own; it sees these pages alone.
        chromium = started.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield chromium
        chromium.close()


def _opened(browser: Any, width: int = 1280, scheme: str = "light") -> Any:
    context = browser.new_context(
        viewport={"width": width, "height": 800}, color_scheme=scheme, java_script_enabled=False
    )
    return context.new_page()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_is_refused_missed_or_loaded_from_elsewhere(browser: Any, address: str, scheme: str) -> None:
    page = _opened(browser, scheme=scheme)
    said: list[str] = []
    asked: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.on("request", lambda request: asked.append(request.url))
    for path in PATHS:
        page.goto(address + path)
        assert page.locator("h1").is_visible()
    assert not [text for text in said if "400" not in text and "404" not in text]
    assert all(url.startswith(address) for url in asked)
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert ground == {"light": "rgb(255, 255, 255)", "dark": "rgb(20, 24, 28)"}[scheme]


@pytest.mark.parametrize("width", [320, 640, 1280])  # 400 %, 200 % and 100 % of a window of 1280
@pytest.mark.parametrize("path", PATHS)
def test_a_page_is_never_wider_than_the_window(browser: Any, address: str, path: str, width: int) -> None:
    """WCAG 2.2, 1.4.10; a table of data may scroll by itself."""
    page = _opened(browser, width)
    page.goto(address + path)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    inside = "[...document.querySelectorAll('button, label, h1')].every(each => each.scrollWidth <= each.clientWidth)"
    assert page.evaluate(inside)


@pytest.mark.parametrize("width", [320, 1280])
def test_the_list_is_a_table_at_any_width(browser: Any, address: str, width: int) -> None:
    page = _opened(browser, width)
    page.goto(address + "sessions")
    table = page.get_by_role("table", name="Sessions, those that began last first")
    assert table.get_by_role("row").count() == 1 + len(seed.SESSIONS)
    assert table.get_by_role("rowheader").count() == len(seed.SESSIONS)
    assert table.get_by_role("columnheader", name="Outcome").count() == 1


def test_the_keyboard_is_enough(browser: Any, address: str) -> None:
    page = _opened(browser)
    page.goto(address + "sessions")
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to the content")
    assert skip.evaluate("e => e === document.activeElement && e.getBoundingClientRect().top >= 0")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "q"
    assert page.evaluate("parseFloat(getComputedStyle(document.activeElement).outlineWidth)") >= 2
    page.keyboard.type("rclone timer")
    page.keyboard.press("Enter")
    page.wait_for_url("**/sessions?q=rclone+timer*")
    assert page.get_by_role("rowheader").count() == 2
    page.get_by_role("link", name="inspect rclone timer (live)").last.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/sessions/8acea2e3")
    assert page.get_by_role("heading", level=1).inner_text() == "inspect rclone timer (live)"


def test_a_picture_has_a_name_and_its_table(browser: Any, address: str) -> None:
    page = _opened(browser)
    page.goto(address + "trends")
    assert page.get_by_role("img", name="Commands by class").count() == 1
    assert (
        page.get_by_role("table", name="Commands by class").get_by_role("columnheader", name="read only").count() == 1
    )


def test_bars_have_their_colours(browser: Any, address: str) -> None:
    page = _opened(browser)
    page.goto(address + "trends")
    drawn = {rect.evaluate("e => getComputedStyle(e).fill") for rect in page.locator("rect").all()}
    assert len(drawn) >= 4


def test_a_token_is_given_by_keyboard_and_kept_until_one_leaves(browser: Any, ledger: Ledger) -> None:
    token = tokens.make(ledger, "ann")
    with _serving(ledger, guarded=True) as address:
        page = _opened(browser, 320)
        page.goto(f"{address}sessions/a51e2086")
        assert page.url == f"{address}login"
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        page.get_by_label("Token").fill("rcs_ann.wrong")
        page.keyboard.press("Enter")
        assert page.get_by_role("alert").inner_text() == "This token is not known."
        page.get_by_label("Token").fill(token)
        page.keyboard.press("Enter")
        page.wait_for_url("**/view/sessions")
        (cookie,) = page.context.cookies()
        assert (cookie["httpOnly"], cookie["sameSite"], cookie["path"]) == (True, "Strict", "/view/")
        page.goto(f"{address}sessions/a51e2086")
        assert page.get_by_role("heading", level=1).inner_text() == "reset rclone-backup and re-run"
        page.get_by_role("button", name="Sign out").click()
        page.wait_for_url("**/view/login")
        assert page.context.cookies() == []
        page.context.close()
