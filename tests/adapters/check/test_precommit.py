"""The hook that this repository offers: what it installs, and, when asked for, a run of the real pre-commit."""

from __future__ import annotations

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tomllib

import pytest
import yaml

ROOT = pathlib.Path(__file__).parents[3]
(HOOK,) = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PAGE = (ROOT / "docs/check.md").read_text(encoding="utf-8")
CONFIG = next(
    text
    for text in re.findall(r"^```yaml\n(.*?)^```$", PAGE, re.M | re.S)
    if text.startswith("# .pre-commit-config.yaml")
)
FILES = {
    "Dockerfile": "FROM debian:12\nRUN apt-get update && rm -rf /srv/data\n",
    ".github/workflows/ci.yml": "jobs:\n  a:\n    steps:\n      - run: git push --force\n",
    "clean.sh": "#!/bin/sh\nls\n",
    "tool": "#!/bin/sh\nrm x  # riskclass: allow[fs.delete] made by the test\n",
    "app.service": "[Service]\nExecStart=/bin/rm -rf /srv/x\n",
    "logo.png": "\x89PNG\r\n\x1a\n\0",
}


def test_it_installs_what_the_extra_needs() -> None:
    """pre-commit installs the repository without extras."""
    assert HOOK["additional_dependencies"] == PROJECT["optional-dependencies"]["check"]
    assert HOOK["entry"].split()[0] in PROJECT["scripts"]


def test_pre_commit_accepts_it() -> None:
    from pre_commit import clientlib

    (hook,) = clientlib.load_manifest(str(ROOT / ".pre-commit-hooks.yaml"))
    assert (hook["id"], hook["pass_filenames"]) == ("riskclass", True)


@pytest.fixture
def offered(tmp_path: pathlib.Path) -> tuple[pathlib.Path, str]:
    """A repository as others would see this one, and its commit."""
    offered = tmp_path / "offered"
    offered.mkdir()
    shutil.copytree(ROOT / "src", offered / "src", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE", ".pre-commit-hooks.yaml"):
        shutil.copy(ROOT / name, offered)
    return offered, _committed(offered)


@pytest.mark.precommit
def test_the_real_pre_commit(
    offered: tuple[pathlib.Path, str], tmp_path: pathlib.Path, request: pytest.FixtureRequest
) -> None:
    if "precommit" not in request.config.option.markexpr:
        pytest.skip("opt-in, since it installs this project anew: pytest -m precommit")
    repository = tmp_path / "repository"
    for name, text in FILES.items():
        (repository / name).parent.mkdir(parents=True, exist_ok=True)
        (repository / name).write_text(text, encoding="utf-8")
    where, commit = offered
    config = re.sub(r"rev: .*", f"rev: {commit}", re.sub(r"repo: .*", f"repo: {where}", CONFIG))
    assert config.count(commit) == 1
    (repository / ".pre-commit-config.yaml").write_text(config, encoding="utf-8")
    _committed(repository)
    done = _run(repository, tmp_path, "run", "--all-files")
    assert done.returncode == 1, done.stdout + done.stderr
    lines = sorted(line for line in done.stdout.splitlines() if re.match(r"\S+:\d+:\d+: ", line))
    assert {line.split(":")[0] for line in lines} == {".github/workflows/ci.yml", "Dockerfile", "app.service"}
    assert "Dockerfile:2:30: destructive  rm -rf /srv/data: deletes recursively  [fs.delete]" in lines
    assert _run(repository, tmp_path, "run", "--files", "clean.sh", "tool").returncode == 0


def _run(repository: pathlib.Path, home: pathlib.Path, *args: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PRE_COMMIT_HOME": str(home / "cache"), "PRE_COMMIT_COLOR": "never"}
    program = [sys.executable, "-m", "pre_commit", *args]
    return subprocess.run(program, cwd=repository, env=env, capture_output=True, text=True, check=False, timeout=300)


def _committed(folder: pathlib.Path) -> str:
    identity = ["-c", "user.name=x", "-c", "user.email=x@example.com", "-c", "commit.gpgsign=false"]
    for args in (["init", "-q"], ["add", "-A"], [*identity, "commit", "-q", "-m", "x"]):
        subprocess.run(["git", *args], cwd=folder, check=True)
    said = subprocess.run(["git", "rev-parse", "HEAD"], cwd=folder, check=True, capture_output=True, text=True)
    return said.stdout.strip()
