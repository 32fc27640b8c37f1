"""What the pages show is what happens: one reader a page, with a home and a folder of their own, from top to bottom.

Blocks of `SAVED` whose first line is `# FILE` are saved there (`# FILE, added to`: at its end); a policy must load
unless the next console block shows what is wrong with it. `console` blocks are commands behind `$ `, each with its
exact output, in which … is any text. Other `python` blocks are doctests, or rule tables that can be built.
"""

from __future__ import annotations

import contextlib
import doctest
import os
import pathlib
import re
import shlex
import sys

import pytest

from riskclass import Policy, PolicyError
from riskclass.adapters.cli import main
from riskclass.model import tables

ROOT = pathlib.Path(__file__).parent.parent
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.M | re.S)
PAGES = {
    page: [(kind, text) for kind, text in BLOCK.findall((ROOT / page).read_text(encoding="utf-8"))]
    for page in ("README.md", "docs/backends.md", "docs/caveats.md", "docs/check.md", "docs/policy.md")
}
SAVED = ("toml", "python", "sh", "yaml", "dockerfile")
#: The home that the pages speak of.
HOME = "/home/you"


class Reader:
    """Somebody who does what a page says."""

    def __init__(self, folder: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.capsys = capsys
        self.names: dict[str, object] = {}

    def read(self, blocks: list[tuple[str, str]]) -> int:
        """How many snippets were tried."""
        tried = 0
        for place, (kind, text) in enumerate(blocks):
            if kind == "console":
                for command, output in commands(text):
                    self.typed(command, output)
                    tried += 1
            elif kind in SAVED and (name := re.match(r"# (\S+\.\w+|Dockerfile)(, added to)?\n", text)):
                file = self.saved(name[1], text, bool(name[2]))
                if kind == "toml":
                    shown = next((each for each in blocks[place + 1 :] if each[0] == "console"), ("", ""))[1]
                    self.loaded(file, shown)
                tried += 1
            elif kind == "python":
                self.doctest(text)
                tried += 1
        return tried

    def saved(self, name: str, text: str, added: bool) -> pathlib.Path:
        file = pathlib.Path(os.path.expanduser(name))
        file.parent.mkdir(parents=True, exist_ok=True)
        before = file.read_text(encoding="utf-8") if added else ""
        file.write_text(before + ("\n" if added else "") + text, encoding="utf-8")
        return file

    def loaded(self, file: pathlib.Path, shown: str) -> None:
        problem = None
        try:
            Policy.load(str(file))
        except PolicyError as error:
            problem = error
        assert problem is None or problem.message in shown, problem

    def typed(self, command: str, output: str) -> None:
        said = self.out(command)
        assert re.fullmatch(".*?".join(map(re.escape, output.strip("\n").split("…"))), said, re.S), (
            f"$ {command}\n{said}"
        )

    def out(self, command: str) -> str:
        program, *args = words(command)
        if program == "cat":
            return "".join(pathlib.Path(name).read_text(encoding="utf-8") for name in args).strip("\n")
        assert program == "riskclass", command
        main(args)
        said = self.capsys.readouterr()
        return (said.out + said.err).strip("\n").replace(str(self.folder), HOME)

    def doctest(self, text: str) -> None:
        test = doctest.DocTestParser().get_doctest(text, self.names, "page", None, None)
        if not test.examples:  # a rule table
            exec(compile(text, "page", "exec"), dict(vars(tables)))
        test.globs = self.names
        said: list[str] = []
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
        runner.run(test, out=said.append, clear_globs=False)
        assert not runner.failures, "".join(said)


def commands(block: str) -> list[tuple[str, str]]:
    """(command, output) of each `$ ` line."""
    parts = re.split(r"^\$ ", block, flags=re.M)[1:]
    return [(part.partition("\n")[0], part.partition("\n")[2]) for part in parts]


def words(command: str) -> list[str]:
    """As bash splits it; of expansions only `$'…'` and `~/`."""
    plain = re.sub(r"\$'((?:\\.|[^'\\])*)'", lambda found: shlex.quote(ansi(found[1])), command)
    return [os.path.expanduser(word) if word.startswith("~/") else word for word in shlex.split(plain, comments=True)]


def ansi(text: str) -> str:
    return re.sub(r"\\(.)", lambda found: {"n": "\n", "t": "\t"}.get(found[1], found[1]), text)


@pytest.fixture
def reader(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Reader:
    for name in [name for name in os.environ if name.startswith(("XDG_", "RISKCLASS_"))]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return Reader(tmp_path, capsys)


@pytest.mark.parametrize("page", PAGES)
def test_page(page: str, reader: Reader) -> None:
    before = set(sys.modules)
    with contextlib.ExitStack() as after:
        after.callback(lambda: [sys.modules.pop(name) for name in set(sys.modules) - before if name == "gate"])
        assert reader.read(PAGES[page]) >= 5
