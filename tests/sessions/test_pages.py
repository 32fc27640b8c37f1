"""The pages that `riskclass sessions serve` shows."""

from __future__ import annotations

import pathlib
import re
import shutil
from collections.abc import Iterator
from html.parser import HTMLParser
from urllib.parse import parse_qs, urlsplit

import pytest
from starlette.testclient import TestClient

from riskclass import Policy
from riskclass.model.risk import Risk
from riskclass.sessions import Ledger
from riskclass.sessions.api.app import application
from riskclass.sessions.importers.load import Import
from riskclass.sessions.pages.plots import plots
from riskclass.sessions.pages.routes import routes
from tests.sessions import seed
from tests.sessions.conftest import Clock

VOID = frozenset("meta link input br img line".split())
HOSTILE = "<script>alert(1)</script>\"'><img src=x onerror=alert(1)> {{ 7 * 7 }} \u202e\x1b[2J \ud800"
#: One command of each class under the engine.
COMMANDS = {
    "ls": "read_only",
    "mkdir build": "reversible_low",
    "systemctl enable app": "config_mutation",
    "systemctl restart app": "disruptive",
    "cat /etc/shadow": "exposure",
    "some-program-nobody-knows --yes": "unknown",
    "mkfs.ext4 /dev/sdz": "destructive",
}


class Page(HTMLParser):
    """A page as its reader has it; `wrong` are tags that do not match."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.text = ""
        self.wrong: list[str] = []
        self.open: list[str] = []
        self.feed(text)
        self.wrong += self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"/{tag}")

    def handle_data(self, data: str) -> None:
        self.text += data

    def all(self, tag: str, **attrs: str) -> list[dict[str, str]]:
        return [found for name, found in self.tags if name == tag and attrs.items() <= found.items()]

    def links(self) -> list[str]:
        return [found["href"] for found in self.all("a")]


def _served(ledger: Ledger) -> TestClient:
    return TestClient(application(ledger, more=routes(ledger)), base_url="http://localhost:8092")


@pytest.fixture
def empty(made: pathlib.Path, tmp_path: pathlib.Path, clock: Clock) -> Iterator[Ledger]:
    shutil.copy(made, tmp_path / "sessions.db")
    ledger = Ledger(str(tmp_path / "sessions.db"), policy=Policy.load("ops"), clock=clock)
    yield ledger
    ledger.close()


@pytest.fixture(scope="module")
def ten(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """The ten sessions with which this began."""
    folder = tmp_path_factory.mktemp("pages")
    (folder / "ten.jsonl").write_text(seed.text(), encoding="utf-8")
    ledger = Ledger(str(folder / "sessions.db"), policy=Policy.load("ops"), clock=Clock())
    Import(ledger, "jsonl").run([str(folder / "ten.jsonl")])
    with _served(ledger) as client:
        yield client
    ledger.close()


def _page(client: TestClient, path: str, status: int = 200) -> Page:
    answer = client.get(path)
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]
    found = Page(answer.text)
    assert not found.wrong
    return found


PATHS = {
    "/view/sessions": 200,
    "/view/sessions?limit=3": 200,
    "/view/sessions?outcome=good": 400,
    "/view/sessions?q=%2B": 400,
    "/view/sessions?nothing=1": 400,
    "/view/sessions/a51e2086": 200,
    "/view/sessions/a51e2086?after=x": 400,
    "/view/sessions/nobody": 404,
    "/view/sessions/%3Cscript%3E": 404,
    "/view/nowhere": 404,
    "/view/trends": 200,
    "/view/trends?since=yesterday": 400,
    "/view/review": 200,
    "/view/review?replay=ops": 200,
    "/view/review?replay=/etc/passwd": 400,
}


@pytest.mark.parametrize(("path", "status"), PATHS.items())
def test_every_page_can_be_used_without_eyes_or_a_mouse(ten: TestClient, path: str, status: int) -> None:
    page = _page(ten, path, status)
    ids = [found["id"] for _, found in page.tags if "id" in found]
    assert len(ids) == len(set(ids))
    assert page.all("html", lang="en")
    assert [len(page.all(tag)) for tag in ("main", "h1", "header", "footer")] == [1, 1, 1, 1]
    assert page.links()[0] == "#main"
    levels = [int(tag[1]) for tag, _ in page.tags if re.fullmatch(r"h[1-6]", tag)]
    assert levels[0] == 1
    assert all(below - above <= 1 for above, below in zip(levels, levels[1:], strict=False))
    labelled = {found["for"] for found in page.all("label")}
    for tag in ("input", "select"):
        assert all(found["id"] in labelled for found in page.all(tag) if found.get("type") != "hidden")
    for _, found in page.tags:
        for name in ("aria-labelledby", "aria-describedby"):
            assert set(found.get(name, "").split()) <= set(ids)
    assert all("scope" in found for found in page.all("th"))
    assert len(page.all("caption")) == len(page.all("table"))


@pytest.mark.parametrize("path", PATHS)
def test_nothing_is_loaded_from_elsewhere_and_nothing_is_a_script(ten: TestClient, path: str) -> None:
    page = Page(ten.get(path).text)
    assert not page.all("script")
    assert not page.all("style")
    for tag, found in page.tags:
        assert not any(name.startswith("on") or name == "style" for name in found), tag
        for name in ("href", "src", "action"):
            assert found.get(name, "/").startswith(("/view/", "/openapi.json", "#", "/")), found
            assert not found.get(name, "").startswith("//")


def test_every_link_leads_somewhere(ten: TestClient) -> None:
    seen: set[str] = set()
    waiting = ["/view/sessions?limit=4"]
    while waiting:
        path = waiting.pop().partition("#")[0]
        if path and path not in seen:
            seen.add(path)
            answer = ten.get(path)
            assert answer.status_code == 200, path
            if answer.headers["content-type"].startswith("text/html") and len(seen) < 60:
                waiting += Page(answer.text).links()
    assert {"/view/sessions/a51e2086", "/view/trends", "/view/review", "/openapi.json"} <= seen


def test_the_first_page_is_the_list(ten: TestClient) -> None:
    answer = ten.get("/")
    assert answer.url.path == "/view/sessions"
    assert len(Page(answer.text).all("tr")) == 11


def test_paging_keeps_the_filters_and_shows_each_session_once(ten: TestClient) -> None:
    path = "/view/sessions?outcome=success&q=&limit=3"
    seen: list[str] = []
    while path:
        page = _page(ten, path)
        assert page.all("option", value="success", selected="")
        assert page.all("input", type="hidden", name="limit", value="3")
        seen += [link.rpartition("/")[2] for link in page.links() if re.fullmatch(r"/view/sessions/\w+", link)]
        path = next((found["href"] for found in page.all("a", rel="next")), "")
        if path:
            said = parse_qs(urlsplit(path).query)
            assert (said["outcome"], said["limit"]) == (["success"], ["3"])
    assert seen == [each.id for each in reversed(seed.SESSIONS) if each.outcome == "success"]


def test_what_is_wrong_is_said_at_its_field(ten: TestClient) -> None:
    page = _page(ten, "/view/sessions?outcome=good&agent=ops", 400)
    (field,) = page.all("select", id="outcome")
    assert field["aria-invalid"] == "true"
    assert page.all("span", id=field["aria-describedby"])
    assert page.all("option", value="good", selected="")
    assert page.all("input", id="agent", value="ops")
    assert page.all("p", role="alert")


def test_an_empty_ledger_says_so(empty: Ledger) -> None:
    client = _served(empty)
    assert "The ledger is empty" in _page(client, "/view/sessions").text
    assert "No session is like that" in _page(client, "/view/sessions?outcome=failed").text
    assert "Nothing happened" in _page(client, "/view/trends").text
    assert "Nothing happened" in _page(client, "/view/review").text


def test_every_command_has_its_class_its_reason_and_its_decision(empty: Ledger) -> None:
    assert set(COMMANDS.values()) == {risk.value for risk in Risk}
    session = empty.open_session("ops", session_id="s")
    calls = [empty.record_tool_call(session, "run", {"command": command}) for command in COMMANDS]
    assert [call["risk_class"] for call in calls] == list(COMMANDS.values())
    text = _served(empty).get("/view/sessions/s").text
    entries = re.findall(r'<li id="e\d+" class="call">(.*?)</li>', text, re.S)
    assert len(entries) == len(calls)
    for command, call, entry in zip(COMMANDS, calls, entries, strict=True):
        page = Page(entry)
        assert f"<pre>{command}</pre>" in entry
        assert call["reason"] in page.text
        assert page.all("span", **{"class": f"badge k-{call['risk_class']}"})
        assert page.all("span", **{"class": f"badge k-{call['decision']}"})


def test_text_of_a_session_is_data_everywhere(empty: Ledger) -> None:
    session = empty.open_session("<b>ops", session_id="s", title=HOSTILE, entities=["<i>host"])
    empty.set_goal(session, HOSTILE)
    empty.add_message(session, "user", HOSTILE)
    empty.propose_plan(session, [HOSTILE])
    empty.update_step(session, 1, "running", note=HOSTILE)
    call = empty.record_tool_call(session, HOSTILE[:40], {"command": f"rm -rf '{HOSTILE}'"}, error=HOSTILE, key="c")
    empty.record_tool_call(session, "look", {HOSTILE: HOSTILE}, result=HOSTILE)
    asked = empty.request_approval(session, call=call["seq"], reason=HOSTILE)
    empty.resolve_approval(session, asked, "denied", by="<u>ann", note=HOSTILE)
    empty.complete_task(session, "failed", summary=HOSTILE)
    client = _served(empty)
    for path in (
        "sessions",
        "sessions/s",
        "trends",
        "review?replay=ops",
        "sessions?entity_id=<i>host",
        "sessions?q=<b>",
    ):
        answer = client.get(f"/view/{path}")
        page = _page(client, f"/view/{path}")
        for tag in ("script", "img", "b", "i", "u"):
            assert not page.all(tag), path
        assert not {"\u202e", "\x1b"} & set(answer.text)
        assert not any(name.startswith("on") for _, found in page.tags for name in found)
        assert "49" not in page.text.replace("{{ 7 * 7 }}", "")
    assert "\\u202e" in client.get("/view/sessions/s").text


def test_a_long_session_has_pages_and_every_entry_is_on_one(empty: Ledger) -> None:
    session = empty.open_session("ops", session_id="s")
    for number in range(210):
        empty.add_message(session, "user" if number % 2 else "assistant", f"message {number}")
    client, path, pages = _served(empty), "/view/sessions/s", []
    while path:
        page = _page(client, path.partition("#")[0])
        pages.append([int(found["id"][1:]) for found in page.all("li") if found.get("id", "").startswith("e")])
        path = next((found["href"] for found in page.all("a", rel="next")), "")
    assert [len(each) for each in pages] == [200, 10]
    seen = [seq for each in pages for seq in each]
    assert seen == sorted(set(seen))
    back = next(found["href"] for found in page.all("a", rel="prev"))
    assert f'id="e{pages[0][0]}"' in client.get(back).text


def test_long_text_is_cut_and_says_so(empty: Ledger) -> None:
    empty.add_message(empty.open_session("ops", session_id="s"), "user", "x" * 5_000)
    assert "1,000 characters more" in _page(_served(empty), "/view/sessions/s").text


def test_a_plot_has_its_numbers_in_a_table(ten: TestClient) -> None:
    page = _page(ten, "/view/trends?since=7d")
    pictures = page.all("svg", role="img")
    assert len(pictures) == 4
    assert len(page.all("table")) >= len(pictures)
    days = ten.get("/stats?since=7d").json()["days"]
    drawn = [found for found in page.all("rect") if found["class"] in {f"k-{risk.value}" for risk in Risk}]
    assert len(drawn) == sum(len(day["classes"]) for day in days)


def _day(day: str, **counts: int) -> dict[str, object]:
    same = {"sessions": 0, "outcomes": {}, "blockers": {}, "asked": 0, "denied": 0}
    return {"day": day, **same, "classes": counts, "commands": sum(counts.values())}


def test_bars_stand_on_the_ground_on_each_other_and_inside() -> None:
    (plot,) = plots([_day("2026-01-01", read_only=3, destructive=1), _day("2026-01-03", read_only=1)])
    assert [len(bar["parts"]) for bar in plot["bars"]] == [2, 0, 1]
    low, high = plot["bars"][0]["parts"]
    ground, _, top = (y for y, _ in plot["ticks"])
    assert low["y"] + low["height"] == pytest.approx(ground, abs=0.02)
    assert high["y"] + high["height"] == pytest.approx(low["y"], abs=0.02)
    assert low["height"] == pytest.approx(3 * high["height"], abs=0.1)
    assert high["y"] >= top


def test_years_are_drawn_in_spans_that_can_be_seen() -> None:
    (plot,) = plots([_day("2020-01-01", read_only=2), _day("2026-01-01", read_only=2)])
    assert 40 < len(plot["bars"]) <= 92
    assert sum(values[0] for _, values in plot["rows"]) == 4
    assert plots([]) == []


def _contrast(one: str, other: str) -> float:
    def light(colour: str) -> float:
        parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
        red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_light_and_dark_can_be_read(ten: TestClient) -> None:
    """WCAG 2.2, 1.4.3: at least 4.5 to 1, for every colour of text on both grounds."""
    answer = ten.get("/view/page.css")
    assert answer.headers["content-type"].startswith("text/css")
    light, dark = re.findall(r":root \{(.*?)\}", answer.text, re.S)
    assert "prefers-color-scheme: dark" in answer.text
    for scheme in (light, dark):
        colours = dict(re.findall(r"--(\w+): (#\w{6});", scheme))
        assert len(colours) > 12
        for name in colours.keys() - {"page", "raised", "line"}:
            assert _contrast(colours[name], colours["page"]) >= 4.5, name
            assert _contrast(colours[name], colours["raised"]) >= 4.5, name
    for name in re.findall(r"var\(--(\w+)\)", answer.text):
        assert f"--{name}:" in light
        assert f"--{name}:" in dark


def test_pages_pass_the_same_guard(empty: Ledger) -> None:
    elsewhere = TestClient(application(empty, more=routes(empty)), base_url="http://evil.example:8092")
    assert elsewhere.get("/view/sessions").status_code == 403
    assert _served(empty).get("/view/sessions", headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403
    guarded = TestClient(application(empty, guarded=True, more=routes(empty)), base_url="http://localhost:8092")
    assert guarded.get("/view/sessions", follow_redirects=False).status_code == 303


def test_what_the_api_answers_is_as_it_was(ten: TestClient) -> None:
    assert ten.get("/nowhere").headers["content-type"] == "application/problem+json"
    assert ten.get("/classify").status_code == 405
    assert ten.post("/view/sessions").status_code == 405
