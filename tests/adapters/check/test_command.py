"""`riskclass check`: which files, which exit code, what is said."""

from __future__ import annotations

import json
import os
import pathlib
import pty
import re
import subprocess
import sys

import pytest

from riskclass.adapters.cli import main

REPOSITORY = {
    "deploy.sh": "#!/bin/sh\nrm -rf /srv/x\n",
    "Makefile": "all:\n\tls\n",
    "src/app.py": "import os\n",
    "logo.png": "\x89PNG",
    "build/out.sh": "rm -rf /srv/y\n",
    "a/keep.sh": "rm /srv/a\n",
    "a/drop.sh": "rm /srv/b\n",
    "a/.gitignore": "*.sh\n!keep.sh\n",
    ".gitignore": "/build/\n*.log\n",
    "x.log": "rm x\n",
}


@pytest.fixture
def repository(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    for name, text in REPOSITORY.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    (tmp_path / ".git" / "info").mkdir(parents=True)
    (tmp_path / ".git" / "hook.sh").write_text("rm x\n")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = main(["check", *args])
    done = capsys.readouterr()
    return code, done.out, done.err


def test_a_repository(repository: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys)
    assert code == 1
    assert out.splitlines() == [
        "deploy.sh:2:8: destructive  rm -rf /srv/x: deletes recursively  [fs.delete]",
        "a/keep.sh:1:4: destructive  rm /srv/a: deletes  [fs.delete]",
        "2 findings in 2 files; 3 files read, 3 commands; 4 others, 3 ignored",
    ]
    assert err == ""


def test_every_file_is_accounted_for(repository: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    (repository / "link.sh").symlink_to("deploy.sh")
    (repository / "loop").symlink_to(".")
    os.mkfifo(repository / "pipe.sh")
    (repository / "bad.sh").write_bytes(b"\0")
    (repository / "action.yml").write_text("a: [")
    code, out, err = run(capsys, "--format", "json")
    found = json.loads(out)
    assert code == 1
    assert found["files"] == {
        "read": 3, "other": 4, "link": 2, "special": 1, "binary": 1, "broken": 1, "ignored": 3,
    }  # fmt: skip
    assert [(each["path"], each["state"]) for each in found["unread"]] == [
        ("action.yml", "broken"),
        ("bad.sh", "binary"),
    ]
    assert err.splitlines() == [
        "riskclass: action.yml: not read: not YAML: did not find expected node content",
        "riskclass: bad.sh: not read: not text",
    ]


def test_a_file_that_is_named_and_no_such_file_is_said(
    repository: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, "logo.png", "deploy.sh")
    assert (code, out.splitlines()[-1]) == (1, "1 finding in 1 file; 1 file read, 1 command; 1 other")
    assert err.startswith("riskclass: logo.png: not read: neither its name nor its first line says")
    assert err.count("\n") == 1


def test_what_git_ignores(repository: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    (repository / ".git/info/exclude").write_text("deploy.sh\n")
    assert "deploy.sh" not in run(capsys)[1]
    assert run(capsys, "deploy.sh")[0] == 1, "a file that is named is read"
    os.chdir("a")
    assert "keep.sh:1:4: destructive" in run(capsys)[1], "as seen from this folder"
    assert "drop.sh" not in run(capsys, "../a")[1]


def test_outside_of_a_repository(repository: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    (repository / ".git/info").rmdir()
    (repository / ".git/hook.sh").unlink()
    (repository / ".git").rmdir()
    assert run(capsys, "-j", "2")[1].endswith("3 ignored\n")


@pytest.mark.parametrize(("risk", "code"), [("read_only", 1), ("unknown", 1), ("destructive", 0)])
def test_max(repository: pathlib.Path, capsys: pytest.CaptureFixture[str], risk: str, code: int) -> None:
    assert run(capsys, "--max", risk, "deploy.sh")[0] == code


def test_nothing_found(repository: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "Makefile", "./Makefile", "src") == (0, "no findings; 1 file read, 1 command; 1 other\n", "")


def test_several_processes_say_the_same(repository: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number in range(70):
        (repository / f"s{number}.sh").write_text(f"rm x{number}\n")
    assert run(capsys, "-j", "3") == run(capsys)
    assert run(capsys, "-j", "3", "--policy", "ops") == run(capsys, "--policy", "ops")


def test_a_policy_decides(repository: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    (repository / "p.toml").write_text(
        '[classes]\ndestructive = "deny"\n[[rule]]\neffect = "fs.delete"\npath = "/srv/a"\ndecision = "allow"\n'
    )
    code, out, _ = run(capsys, "--policy", "p.toml", "a", "deploy.sh")
    assert code == 1
    assert out.splitlines()[0].startswith(
        "deploy.sh:2:8: destructive  rm -rf /srv/x: deletes recursively  [fs.delete]  deny: "
    )
    assert "p.toml:2" in out
    assert len(out.splitlines()) == 2


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["nowhere"], "no such file or folder: nowhere"),
        (["--max", "safe"], "no class 'safe'"),
        (["--format", "xml"], "xml"),
        (["-j", "-1"], "'-1'"),
        (["-j", "many"], "no number of processes: 'many'"),
        (["--frobnicate"], "--frobnicate"),
        (["--max", "unknown", "--policy", "ops"], "one of them is enough"),
        (["--policy", "none.toml"], "none.toml"),
        (["--policy", "bad.toml"], "bad.toml:1:"),
        (["--baseline", "none.json"], "none.json: No such file"),
        (["--baseline", "bad.toml"], "this is not a baseline"),
        (["--baseline", "list.json"], "this is not a baseline"),
        (["--baseline", "later.json"], "written by another version"),
        (["--write-baseline", "no/such/folder"], "No such file"),
    ],
)
def test_a_wrong_call_is_one_line_and_2(
    repository: pathlib.Path, capsys: pytest.CaptureFixture[str], args: list[str], message: str
) -> None:
    (repository / "bad.toml").write_text("= 1\n")
    (repository / "list.json").write_text("[]")
    (repository / "later.json").write_text('{"schema": 99, "findings": {}}')
    code, out, err = run(capsys, *args)
    assert (code, out) == (2, "")
    assert message in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("module", ["yaml", "markdown_it", "pathspec"])
def test_without_the_extra(repository: pathlib.Path, module: str) -> None:
    program = f"import sys; sys.modules[{module!r}] = None; from riskclass.adapters.cli import main; sys.exit(main())"
    done = subprocess.run([sys.executable, "-c", program, "check"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert "pip install 'riskclass[check]'" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_baseline_hides_what_was_there_wherever_it_moves(
    repository: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(capsys, "--write-baseline", "b.json")[:2] == (0, "2 findings written to b.json\n")
    code, out, _ = run(capsys, "--baseline", "b.json")
    assert (code, out.splitlines()[0]) == (
        0,
        "no findings (2 more in the baseline); 3 files read, 3 commands; 5 others, 3 ignored",
    )
    (repository / "deploy.sh").write_text("#!/bin/sh\n\n\n  rm -rf /srv/x\nrm -rf /srv/x; rm z\n")
    code, out, _ = run(capsys, "--baseline", "b.json")
    assert (code, [line.split(": ")[0] for line in out.splitlines()[:-1]]) == (1, ["deploy.sh:5:8", "deploy.sh:5:19"])
    os.chdir("a")
    assert run(capsys, "--baseline", "../b.json", "keep.sh")[0] == 0, "paths are those of the repository"
    assert "rm" not in (repository / "b.json").read_text()


def test_secrets_are_masked(repository: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    (repository / "s.sh").write_text("curl -d 'password=hunter22' -u a:hunter22 https://example.com/\n")
    for form in ("text", "json", "sarif", "github"):
        code, out, _ = run(capsys, "--format", form, "s.sh")
        assert code == 1
        assert "hunter22" not in out


def test_a_terminal_is_not_obeyed(repository: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    (repository / "\x1b]0;a\x07\n.sh").write_text("rm $'\\e[31m' \x1b[2J; exit\n# riskclass: allow[\x1b[2J] x\n")
    for form in ("text", "github"):
        _, out, err = run(capsys, "--format", form)
        assert "\x1b" not in out + err
        assert "fs.delete" in out


def test_names_that_are_no_text(repository: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    pathlib.Path(os.fsdecode(b"\xff.sh")).write_text("rm x\n")
    for form in ("text", "json", "sarif", "github"):
        code, out, _ = run(capsys, "--format", form)
        assert code == 1
        assert "udcff" in out


def test_progress_is_for_terminals(repository: pathlib.Path) -> None:
    outer, inner = pty.openpty()
    done = subprocess.run(
        [sys.executable, "-m", "riskclass", "check"], stdout=subprocess.PIPE, stderr=inner, check=False, text=True
    )
    os.close(inner)
    shown = os.read(outer, 10_000).decode()
    os.close(outer)
    assert done.returncode == 1
    assert "\x1b" not in done.stdout
    assert shown == "\r\x1b[K"


def test_progress_counts_files(
    repository: pathlib.Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(30):
        (repository / f"{number}.txt").touch()
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    main(["check"])
    assert re.fullmatch(r"\r20 of \d+ files\r\x1b\[K", capsys.readouterr().err)


def test_nobody_reads(repository: pathlib.Path) -> None:
    program = f"{sys.executable} -m riskclass check --max read_only . | head -c 1"
    done = subprocess.run(["sh", "-c", program], capture_output=True, check=False)
    assert done.stderr == b""
