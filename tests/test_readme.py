"""What the README shows is what happens."""

from __future__ import annotations

import doctest
import pathlib
import re
import shlex
import shutil
import subprocess
import sys

import pytest

from riskclass.adapters.cli import main

ROOT = pathlib.Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
SET_UP = re.findall(r"^```sh\n(.*?)\n```$", README, re.M | re.S)


def _console() -> list[tuple[str, str]]:
    """(command, output) of each `$ ` line."""
    found: list[tuple[str, str]] = []
    for block in re.findall(r"^```console\n(.*?)^```$", README, re.M | re.S):
        for part in re.split(r"^\$ ", block, flags=re.M)[1:]:
            command, _, output = part.partition("\n")
            found.append((command, output))
    return found


assert len(_console()) >= 3


@pytest.mark.parametrize(("command", "output"), _console())
def test_console(command: str, output: str, capsys: pytest.CaptureFixture[str]) -> None:
    program, *args = shlex.split(command)
    assert program == "riskclass"
    main(args)
    assert capsys.readouterr().out.strip("\n") == output.strip("\n")


def test_python() -> None:
    failures, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5
    assert not failures


def test_ci_calls_the_test_command() -> None:
    assert len(SET_UP) == 2
    assert SET_UP[1] in (ROOT / ".ci/run").read_text(encoding="utf-8")


def test_installing_and_asking(tmp_path: pathlib.Path) -> None:
    """The first set-up command, in a copy of the checkout."""
    for name in ("src", "pyproject.toml", "README.md", "LICENSE"):
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, tmp_path / name)
    command = SET_UP[0].replace("python3 ", f"{shlex.quote(sys.executable)} ", 1)
    done = subprocess.run(["sh", "-c", command], cwd=tmp_path, capture_output=True, text=True, check=False)
    if "No matching distribution" in done.stderr or "Could not find a version" in done.stderr:
        pytest.skip("no package index can be reached, so the build backend cannot be installed")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("read_only  ")
