"""The CI jobs of docs/check.md: their own commands run, in a repository that they would run in."""

from __future__ import annotations

import json
import os
import pathlib
import re
import subprocess
import sys

import pytest
import yaml

PAGE = (pathlib.Path(__file__).parents[3] / "docs/check.md").read_text(encoding="utf-8")
BLOCKS = dict(re.findall(r"^```yaml\n# (\S+)\n(.*?)^```$", PAGE, re.M | re.S))


@pytest.fixture
def folder(tmp_path: pathlib.Path) -> pathlib.Path:
    (tmp_path / ".git").mkdir()
    (tmp_path / "a.sh").write_text("rm x\n")
    return tmp_path


def run(folder: pathlib.Path, script: str) -> int:
    """The exit code of a step; `riskclass` is the one under test."""
    env = {**os.environ, "PATH": f"{pathlib.Path(sys.executable).parent}:{os.environ['PATH']}"}
    return subprocess.run(["bash", "-e", "-c", script], cwd=folder, env=env, check=False).returncode


def steps(scripts: list[str]) -> list[str]:
    found = [script for script in scripts if script.startswith("riskclass ")]
    assert len(found) == 1
    return found


def test_github(folder: pathlib.Path) -> None:
    job = yaml.safe_load(BLOCKS[".github/workflows/riskclass.yml"])["jobs"]["riskclass"]
    (step,) = steps([each.get("run", "") for each in job["steps"]])
    assert run(folder, step) == 0, "findings are uploaded; they do not end the job"
    (sent,) = [each["with"]["sarif_file"] for each in job["steps"] if "upload-sarif" in each.get("uses", "")]
    assert json.loads((folder / sent).read_text())["runs"][0]["results"]
    assert run(folder, step.replace("--max unknown", "--max none")) != 0


def test_gitlab(folder: pathlib.Path) -> None:
    (step,) = steps(yaml.safe_load(BLOCKS[".gitlab-ci.yml"])["riskclass"]["script"])
    assert run(folder, "riskclass check --write-baseline riskclass.json") == 0
    assert run(folder, step) == 0
    (folder / "b.sh").write_text("rm y\n")
    assert run(folder, step) == 1
