"""docs/clients: its commands run, its entries are what is written, its tables are those of the tests."""

from __future__ import annotations

import pathlib
import re
import shlex

import pytest

from riskclass.adapters.cli import main
from riskclass.adapters.hooks.answer import answer
from riskclass.adapters.hooks.clients import CLIENTS
from tests.hooks.matrix import CLIENTS_RUN
from tests.hooks.test_answers import BECOMES
from tests.hooks.test_faults import ENDS
from tests.hooks.test_install import PROGRAM, home

__all__ = ["home"]  # a fixture

DOCS = pathlib.Path(__file__).parents[2] / "docs" / "clients"
PAGES = {path.stem: path.read_text(encoding="utf-8") for path in sorted(DOCS.glob("*.md"))}
SHOWN = "/opt/riskclass/bin/python"
WORDS = {"allowed": "runs unasked", "usual": "its own flow", "asks": "asks", "blocked": "does not run"}
CELLS = {"allowed": "unasked", "usual": "its own flow", "asks": "asks", "blocked": "blocked"}


def _blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.M | re.S)


def test_every_client_has_a_page() -> None:
    assert PAGES.keys() == {*CLIENTS, "README"}


@pytest.mark.parametrize("name", PAGES)
def test_the_commands_of_a_page_run(name: str, home: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    (home / ".kiro/agents").mkdir(parents=True)
    (home / ".kiro/agents/mine.json").write_text("{}")
    commands = [line for block in _blocks(PAGES[name], "sh") for line in block.splitlines()]
    assert commands
    for command in commands:
        program, *args = shlex.split(command.replace("~", str(home)))
        assert program == "riskclass"
        assert main(args) == 0, capsys.readouterr()


@pytest.mark.parametrize("name", CLIENTS)
def test_the_entry_of_a_page_is_what_is_written(
    name: str, home: pathlib.Path, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = _blocks(PAGES[name], "sh")[0].strip().replace("~", str(home))
    main(shlex.split(command)[1:])
    paths = [path for path in tmp_path.rglob("*") if path.is_file() and ".local" not in path.parts]
    written = [path.read_text().strip() for path in paths]
    shown = [text for language in ("json", "js", "bash") for text in _blocks(PAGES[name], language)]
    assert sorted(text.replace(SHOWN, PROGRAM).strip() for text in shown) == sorted(written)
    assert all(path.name in PAGES[name] for path in paths)


@pytest.mark.parametrize("name", CLIENTS)
def test_the_message_of_a_page_is_answered_so(name: str) -> None:
    (block,) = _blocks(PAGES[name], "console")
    command, _, shown = block.partition("\n")
    printf, form, message, pipe, *call = shlex.split(command)[1:]
    assert (printf, form, pipe, call) == ("printf", "%s", "|", ["riskclass", "hook", name])
    out, err, code = answer(CLIENTS[name], message.encode())
    assert out + err == shown
    assert (f"exit code {code}" in PAGES[name], "deletes recursively" in shown) == (True, True)


@pytest.mark.parametrize("name", CLIENTS)
def test_the_table_of_a_page_is_the_one_that_is_tested(name: str) -> None:
    cells = dict(re.findall(r"^\| (allow|ask|deny|a fault) \| \*\*(.*?)\*\*", PAGES[name], re.M))
    expected = [WORDS[end] for end in (*BECOMES[name], ENDS[name])]
    assert [cells[each] for each in ("allow", "ask", "deny", "a fault")] == expected


def test_the_table_of_all_clients_is_the_one_that_is_tested() -> None:
    rows = re.findall(r"^\| \[(\w+)\]\(\w+\.md\) \| (.*) \|$", PAGES["README"], re.M)
    assert [name for name, _ in rows] == [*CLIENTS_RUN, *(name for name in CLIENTS if name not in CLIENTS_RUN)]
    for name, cells in rows:
        ends = [CELLS[end] for end in (*BECOMES[name], ENDS[name])]
        assert cells.split(" | ") == [*ends, "blocked", CLIENTS[name].ran or "documented only"]


@pytest.mark.parametrize("name", CLIENTS)
def test_a_page_says_who_has_seen_it(name: str) -> None:
    seen = f"Seen in version {CLIENTS[name].ran} (" in PAGES[name]
    documented = "**Documented only.** Nobody has run this client with riskclass yet" in PAGES[name]
    assert (seen, documented) == (bool(CLIENTS[name].ran), not CLIENTS[name].ran)
