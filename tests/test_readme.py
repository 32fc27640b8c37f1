"""The README's commands for setting up; tests/test_pages.py tries its other snippets."""

from __future__ import annotations

import pathlib
import re
import shlex
import shutil
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
SET_UP = re.findall(r"^```sh\n(.*?)\n```$", README, re.M | re.S)


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
