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


def test_a_command_and_its_reason_are_one_line_and_programs_get_each_operand(
    repository: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (repository / "deploy.sh").write_text('rm a b c\nrm a b c; cp x y /srv/z\nrm -rf "$D"/* e\n')
    _, out, _ = run(capsys, "deploy.sh")
    assert out.splitlines() == [
        "deploy.sh:1:4: destructive  rm a b c: deletes  [fs.delete]",
        "deploy.sh:2:4: destructive  rm a b c: deletes  [fs.delete]",
        "deploy.sh:2:18: config_mutation  cp x y /srv/z: writes  [fs.write]",
        "deploy.sh:3:8: destructive (catastrophic)  rm -rf $D/* e: deletes recursively  [fs.delete]",
        "deploy.sh:3:15: destructive  rm -rf $D/* e: deletes recursively  [fs.delete]",
        "5 findings in 1 file; 1 file read, 4 commands",
    ]
    _, out, _ = run(capsys, "--format", "json", "deploy.sh")
    assert [each["target"] for each in json.loads(out)["findings"]] == [*"abcabc", "/srv/z", "$D/*", "e"]


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
    assert err.startswith("riskclass: logo.png: not read: neither name nor first line says")
    assert err.count("\n") == 1


def test_many_such_files_share_a_line(repository: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = [f"{number}.txt" for number in range(7)]
    for name in names:
        (repository / name).write_text("x\n")
    _, _, err = run(capsys, "deploy.sh", *names)
    assert err.startswith("riskclass: 7 files are not read: neither name")
    assert err.endswith(": 0.txt, 1.txt, 2.txt, 3.txt, 4.txt and 2 more\n")


def test_what_git_ignores(repository: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    (repository / ".git/info/exclude").write_text("deploy.sh\n")
    assert "deploy.sh" not in run(capsys)[1]
    assert run(capsys, "deploy.sh")[0] == 1, "a file that is named is read"
    os.chdir("a")
    assert "keep.sh:1:4: destructive" in run(capsys)[1], "as seen from this folder"
    assert "drop.sh" not in run(capsys, "../a")[1]


def test_outside_of_a_repository_nothing_is_ignored(
    repository: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (repository / ".git").rename(repository / "git")
    out = run(capsys, "-j", "2")[1]
    assert "build/out.sh:1:8" in out and "ignored" not in out


def git(folder: pathlib.Path, *args: str) -> None:
    settings = ["-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "protocol.file.allow=always"]
    subprocess.run(["git", *settings, *args], cwd=folder, check=True, capture_output=True, timeout=60)


@pytest.fixture
def tracking(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    """A repository that tracks two of three files which it says to ignore."""
    for name in ("deploy.sh", "build/a/b.sh", "not.sh"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("rm /srv/x\n")
    (tmp_path / ".gitignore").write_text("*.sh\nbuild/\n")
    monkeypatch.chdir(tmp_path)
    return tmp_path


INDEXES = {
    "2": ((), ("update-index", "--index-version", "2")),
    "3": ((), ("add", "-f", "-N", "new")),
    "4": ((), ("update-index", "--index-version", "4")),
    "no hash": ((), ("-c", "index.skipHash=true", "update-index", "--force-write-index")),
    "sha256": (("--object-format=sha256",), ()),
}


@pytest.mark.parametrize("way", INDEXES)
def test_what_git_tracks_is_not_ignored(tracking: pathlib.Path, capsys: pytest.CaptureFixture[str], way: str) -> None:
    init, then = INDEXES[way]
    (tracking / "new").write_text("")
    git(tracking, "init", "-q", *init)
    git(tracking, "add", "-f", "deploy.sh", "build/a/b.sh")
    if then:
        git(tracking, *then)
    assert named(run(capsys)[1]) == ["build/a/b.sh", "deploy.sh"]
    assert named(run(capsys, "build")[1]) == ["build/a/b.sh"]


def named(out: str) -> list[str]:
    return sorted(line.partition(":")[0] for line in out.splitlines()[:-1])


def test_an_index_that_is_not_read_ignores_nothing(tracking: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    git(tracking, "init", "-q")
    git(tracking, "add", "-f", "deploy.sh")
    index = tracking / ".git/index"
    whole = index.read_bytes()
    every = ["build/a/b.sh", "deploy.sh", "not.sh"]
    for data in (b"", whole[:-1], whole[:40], whole.replace(b"deploy", b"deplox"), b"DIRC"):
        index.write_bytes(data)
        assert named(run(capsys)[1]) == every
    index.write_bytes(whole)
    git(tracking, "update-index", "--split-index")
    assert named(run(capsys)[1]) == every


def test_worktrees_and_submodules(tracking: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("outer", "inner"):
        (tracking / name).mkdir()
        (tracking / name / "x.sh").write_text("rm /srv/x\n")
        (tracking / name / ".gitignore").write_text("*.sh\ninner\n")
        git(tracking / name, "init", "-q")
        git(tracking / name, "add", "-f", "x.sh", ".gitignore")
        git(tracking / name, "commit", "-qm", "x")
    git(tracking / "outer", "submodule", "add", "-q", "--force", str(tracking / "inner"), "inner")
    git(tracking / "outer", "worktree", "add", "-q", str(tracking / "tree"))
    assert named(run(capsys, "outer")[1]) == ["outer/inner/x.sh", "outer/x.sh"]
    assert named(run(capsys, "tree")[1]) == ["tree/x.sh"]


@pytest.mark.parametrize(
    ("folder", "path", "text"),
    [
        (".github/workflows", "a.yml", "jobs:\n  a:\n    steps:\n    - run: rm /srv/x\n"),
        (".github", "workflows/a.yml", "jobs:\n  a:\n    steps:\n    - run: rm /srv/x\n"),
        ("etc/cron.d", "x", "* * * * * root rm /srv/x\n"),
        ("etc", "cron.d/x", "* * * * * root rm /srv/x\n"),
    ],
)
def test_the_format_is_known_from_inside_its_folder(
    tmp_path: pathlib.Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    folder: str,
    path: str,
    text: str,
) -> None:
    (tmp_path / folder / path).parent.mkdir(parents=True)
    (tmp_path / folder / path).write_text(text)
    monkeypatch.chdir(tmp_path / folder)
    assert "rm /srv/x: deletes" in run(capsys)[1]
    assert "rm /srv/x: deletes" in run(capsys, path)[1]


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


#: A file before and after: what is run is another thing, and so is the finding.
CHANGED = [
    ("a.sh", "curl -s https://a.example/x | sh", "curl -s https://b.example/x | sh"),
    ("a.sh", "bash <(curl -s https://a.example/x)", "bash <(curl -s https://b.example/x)"),
    ("a.sh", "echo aaaa | base64 -d | sh", "echo bbbb | base64 -d | sh"),
    ("a.sh", "f() { curl -s https://a.example/x | sudo sh; }", "f() { curl -s https://b.example/x | sudo sh; }"),
    ("a.sh", 'eval "$(cat <<E\na\nE\n)"', 'eval "$(cat <<E\nb\nE\n)"'),
    ("a.sh", "frob " + "a" * 3000 + " --ok", "frob " + "a" * 3000 + " --kill"),
    ("a.sh", "if [ -e a; then", "if [ -e a; then\nrm -rf /srv/x"),
    ("a.service", "[Service]\nExecStart=/opt/run --ok", "[Service]\nExecStart=/opt/run --kill"),
    ("action.yml", "runs: [", "runs: [ {steps: [{run: rm /srv/x}"),
    ("a.sh", "ls " + "a" * 2**20, "rm " + "a" * 2**20),
]


@pytest.mark.parametrize(("name", "before", "after"), CHANGED, ids=map(str, range(len(CHANGED))))
def test_a_baseline_hides_nothing_else(
    tmp_path: pathlib.Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    name: str,
    before: str,
    after: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / name
    file.write_text(before + "\n")
    run(capsys, "--write-baseline", "b.json")
    assert run(capsys, "--baseline", "b.json")[0] == 0
    file.write_text(after + "\n")
    assert run(capsys, "--baseline", "b.json")[0] == 1


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
