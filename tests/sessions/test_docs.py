"""What docs/sessions.md shows is what happens."""

from __future__ import annotations

import doctest
import pathlib
import re
import shutil
import subprocess
import threading
from collections.abc import Iterator

import pytest
import uvicorn

from riskclass import Policy
from riskclass.adapters.cli import sessions as cli
from riskclass.sessions import Ledger
from riskclass.sessions.api.app import application
from riskclass.sessions.api.operations import OPERATIONS
from riskclass.sessions.blocker import BLOCKERS
from riskclass.sessions.importers.jsonl import KINDS
from riskclass.sessions.importers.load import CLIENTS, Import
from tests.sessions import seed
from tests.sessions.conftest import Clock

PAGE = (pathlib.Path(__file__).parents[2] / "docs" / "sessions.md").read_text(encoding="utf-8")
LINES = [
    (command, output)
    for block in re.findall(r"^```console\n(.*?)^```$", PAGE, re.M | re.S)
    for command, output in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.M)
]


def test_the_python(tmp_path: pathlib.Path) -> None:
    text = "\n".join(re.findall(r"^```python\n(.*?)^```$", PAGE, re.M | re.S))
    test = doctest.DocTestParser().get_doctest(text, {"folder": str(tmp_path)}, "sessions.md", None, 0)
    assert len(test.examples) > 10
    said: list[str] = []
    runner = doctest.DocTestRunner()
    runner.run(test, out=said.append, clear_globs=False)
    test.globs["ledger"].close()
    assert not runner.failures, "".join(said)


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """A server with the ten sessions."""
    folder = tmp_path_factory.mktemp("docs")
    ledger = Ledger(str(folder / "sessions.db"), policy=Policy.load("ops"), clock=Clock())
    (folder / "ten.jsonl").write_text(seed.text(), encoding="utf-8")
    Import(ledger, "jsonl").run([str(folder / "ten.jsonl")])
    server = uvicorn.Server(uvicorn.Config(application(ledger), host="127.0.0.1", port=0, log_level="error"))
    ready = threading.Event()
    began = server.startup

    async def startup(sockets: object = None) -> None:
        await began(sockets)  # type: ignore[arg-type]
        ready.set()

    server.startup = startup  # type: ignore[method-assign,assignment]
    thread = threading.Thread(target=server.run)
    thread.start()
    assert ready.wait(60)
    yield server.servers[0].sockets[0].getsockname()[1]
    server.should_exit = True
    thread.join()
    ledger.close()


@pytest.mark.skipif(not (shutil.which("curl") and shutil.which("jq")), reason="curl and jq are not installed")
@pytest.mark.parametrize(("command", "output"), LINES)
def test_the_one_liners(port: int, command: str, output: str) -> None:
    assert command.startswith("curl -s ")
    asked = command.replace("localhost:8092", f"127.0.0.1:{port}")
    done = subprocess.run(["bash", "-c", asked], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == output


def test_the_page_is_complete() -> None:
    assert len(LINES) > 10
    for names in (BLOCKERS, CLIENTS, KINDS):
        assert [name for name in names if f"`{name}`" not in PAGE] == []
    assert set(cli._CLIENTS) == set(CLIENTS)
    listed = next(each for each in OPERATIONS if (each.method, each.path) == ("GET", "/sessions"))
    assert [name for name in listed.query if f"`{name}`" not in PAGE] == []
