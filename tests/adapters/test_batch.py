"""Many commands: a JSON line for each in its order, whatever the records hold."""

from __future__ import annotations

import itertools
import json
import os
import pathlib
import re
import shlex
import signal
import subprocess
import sys

import pytest

from riskclass.adapters.cli import batch, main

BATCH = [sys.executable, "-m", "riskclass", "batch"]


def _run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, list[dict[str, object]], str]:
    code = main(["batch", *args])
    done = capsys.readouterr()
    return code, [json.loads(line) for line in done.out.splitlines()], done.err


@pytest.fixture
def file(tmp_path: pathlib.Path) -> pathlib.Path:
    return tmp_path / "commands"


def test_a_command_a_line(capsys: pytest.CaptureFixture[str], file: pathlib.Path) -> None:
    file.write_bytes(b"ls\r\nrm x\n\nfrob \xff y\n")
    code, lines, err = _run(capsys, str(file))
    assert code == 0
    assert [(line["record"], line["risk_class"]) for line in lines] == [
        (1, "read_only"),
        (2, "destructive"),
        (4, "unknown"),
    ]
    assert [line["command"] for line in lines[:2]] == ["ls", "rm x"]
    assert "3 commands" in err and "destructive" in err and "record 2: rm x: deletes" in err and "frob" in err


def test_commands_between_nul_bytes(capsys: pytest.CaptureFixture[str], file: pathlib.Path) -> None:
    file.write_bytes(b"cat <<E\nrm x\nE\0rm x\0")
    assert [line["risk_class"] for line in _run(capsys, "-0", str(file))[1]] == ["read_only", "destructive"]


@pytest.mark.parametrize(("option", "end"), [((), b"\n"), (("-0",), b"\0")])
def test_no_record_is_kept_that_is_too_long(
    capsys: pytest.CaptureFixture[str], file: pathlib.Path, option: tuple[str, ...], end: bytes
) -> None:
    long = b"a" * (4 << 20)
    file.write_bytes(end.join([b"rm x", long, b"ls", long[1:], long * 2]))
    lines = _run(capsys, *option, str(file))[1]
    assert [line.get("error", line.get("risk_class")) for line in lines] == [
        "destructive",
        "longer than 4 MiB",
        "read_only",
        "unknown",
        "longer than 4 MiB",
    ]


def test_json_lines_with_their_setting(capsys: pytest.CaptureFixture[str], file: pathlib.Path) -> None:
    records: list[object] = [
        {"cmd": "rm -rf x", "cwd": "/tmp/y", "context": ["host:a"]},
        {"cmd": "rm x", "cwd": None, "home": "/home/a"},
    ]
    file.write_text("".join(json.dumps(each) + "\n" for each in records), encoding="utf-8")
    lines = _run(capsys, "--field", "cmd", str(file))[1]
    assert [line["risk_class"] for line in lines] == ["reversible_low", "destructive"]
    assert lines[0]["effects"][0]["context"] == ["host:a"]  # type: ignore[index]


@pytest.mark.parametrize(
    ("record", "message"),
    [
        ("{", "no JSON"),
        ("[" * 100_000, "no JSON"),
        ("[]", "no field 'cmd'"),
        ('{"x": 1}', "no field 'cmd'"),
        ('{"cmd": "rm x", "cmd": "ls"}', "has the field 'cmd' twice"),
        ('{"cmd": "ls", "x": "' + "a" * (4 << 20) + '"}', "longer than 4 MiB"),
        ('{"cmd": 1}', "the field 'cmd' is no text"),
        ('{"command": "ls"}', "no field 'cmd'; did you mean 'command'?"),
        ('{"cmd": "ls", "contxt": ["host:prod-1"]}', "no field 'contxt'; did you mean 'context'?"),
        ('{"cmd": "ls", "Context": ["host:prod-1"]}', "no field 'Context'; did you mean 'context'?"),
        ('{"cmd": "ls", "wcd": "/srv"}', "no field 'wcd'; did you mean 'cwd'?"),
        ('{"cmd": "ls", "cwd": 5}', "the field 'cwd' is no text"),
        ('{"cmd": "ls", "home": "~"}', "home is an absolute path, not '~'"),
        ('{"cmd": "ls", "context": "host:prod-1"}', """the field 'context' is a list of texts, such as ["host:web1"""),
        ('{"cmd": "ls", "context": {"host:prod-1": 1}}', "the field 'context' is a list of texts"),
        ('{"cmd": "ls", "context": ["prod-1"]}', "a context is KIND:NAME, such as host:web1, not 'prod-1'"),
    ],
)
def test_a_bad_record_is_reported_and_passed_over(
    capsys: pytest.CaptureFixture[str], file: pathlib.Path, record: str, message: str
) -> None:
    file.write_text(f'{{"cmd": "ls"}}\n{record}\n{{"cmd": "rm x"}}\n', encoding="utf-8")
    code, lines, err = _run(capsys, "--field", "cmd", str(file))
    assert code == 1
    assert [line.get("risk_class") for line in lines] == ["read_only", None, "destructive"]
    assert f"riskclass: record 2: {message}" in err
    assert "1 record that could not be read" in err


def test_a_writer_may_have_fields_of_its_own(capsys: pytest.CaptureFixture[str], file: pathlib.Path) -> None:
    record = {"cmd": "ls", "id": 7, "content": "x", "command": "rm x", "context": [], "contexts": 1}
    file.write_text(json.dumps(record) + "\n", encoding="utf-8")
    assert [line["command"] for line in _run(capsys, "--field", "cmd", str(file))[1]] == ["ls"]


def test_a_policy_adds_its_decision(capsys: pytest.CaptureFixture[str], file: pathlib.Path) -> None:
    file.write_text("ls\nrm x\nrm -rf /\n", encoding="utf-8")
    code, lines, err = _run(capsys, "--policy", "ops", str(file))
    assert (code, "  1 allow, 1 ask, 1 deny\n" in err) == (1, True)
    assert [line["decision"]["decision"] for line in lines] == ["allow", "ask", "deny"]  # type: ignore[index]


def test_with_a_policy_0_means_that_all_is_allowed(capsys: pytest.CaptureFixture[str], file: pathlib.Path) -> None:
    file.write_text("ls\nmkdir x\n", encoding="utf-8")
    assert _run(capsys, "--policy", "ops", str(file))[0] == 0


def test_the_summary_says_each_reason_once(capsys: pytest.CaptureFixture[str], file: pathlib.Path) -> None:
    file.write_bytes(b"rm x\n" * 9 + b"rm y\nfrob-\xff\n")
    err = _run(capsys, str(file))[2]
    assert err.count("rm x") == 1
    assert "  record 1: rm x: deletes\n  record 10: rm y: deletes\n  record 11: frob-\\xff: no table" in err


def test_a_highest_class(capsys: pytest.CaptureFixture[str], file: pathlib.Path) -> None:
    file.write_text("ls\nmkdir x\n", encoding="utf-8")
    assert _run(capsys, "--max", "read_only", str(file))[0] == 1
    assert _run(capsys, "--max", "reversible_low", str(file))[0] == 0


@pytest.mark.parametrize(("terminal", "options"), [(True, []), (True, ["--quiet"]), (False, [])])
def test_progress_is_for_terminals(
    capsys: pytest.CaptureFixture[str],
    file: pathlib.Path,
    monkeypatch: pytest.MonkeyPatch,
    terminal: bool,
    options: list[str],
) -> None:
    file.write_bytes(b"ls\n" * 401)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal)
    monkeypatch.setattr(batch.time, "monotonic", itertools.count(1).__next__)
    err = _run(capsys, *options, str(file))[2]
    assert ("\r200 commands, " in err and "\r\x1b[K" in err) is (terminal and not options)
    assert ("401 commands\n" in err) is (not options)


def test_processes_keep_the_order(capsys: pytest.CaptureFixture[str], file: pathlib.Path) -> None:
    commands = [f"echo {number}" if number % 3 else f"rm f{number}" for number in range(1500)]
    file.write_text("\n".join(commands), encoding="utf-8")
    alone, together = (_run(capsys, "-j", jobs, "--quiet", str(file))[1] for jobs in "13")
    assert [line["command"] for line in together] == commands
    assert together == alone


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ([], "the following arguments are required: FILE"),
        (["nowhere"], "nowhere: No such file or directory"),
        (["."], ".: Is a directory"),
        (["-j", "-1", "-"], "argument -j/--jobs: '-1' is no number of processes"),
        (["-j", "many", "-"], "argument -j/--jobs: 'many' is no number of processes"),
        (["--context", "prod-1", "-"], "argument --context: a context is KIND:NAME, such as host:web1, not 'prod-1'"),
        (["--cwd", "srv", "-"], "argument --cwd: not an absolute path: 'srv'"),
        (["--max", "high", "-"], "argument --max: no class 'high'; one of read_only"),
        (["--null", "--field", "x", "-"], "not allowed with"),
        (["--feild", "cmd", "-"], "no option --feild; did you mean '--field'?"),
        (["--policy", "/nowhere.toml", "-"], "/nowhere.toml: cannot be read"),
    ],
)
def test_a_wrong_call(capsys: pytest.CaptureFixture[str], args: list[str], message: str) -> None:
    assert main(["batch", *args]) == 2
    done = capsys.readouterr()
    assert done.out == "" and done.err.startswith("riskclass: ") and message in done.err and done.err.count("\n") == 1


def test_processes_end_quietly_with_their_parent() -> None:
    with subprocess.Popen([*BATCH, "-j", "2", "-"], stdin=-1, stdout=-1, stderr=-1, start_new_session=True) as child:
        assert child.stdin and child.stdout and child.stderr
        child.stdin.write(b"rm x\n" * 6_000)
        child.stdin.flush()
        child.stdout.readline()
        child.terminate()
        child.stdout.read()
        err = child.stderr.read()  # which ends when the last of them has
        assert child.wait() == 143
    assert err.startswith(b"riskclass: interrupted\n") and b"Error" not in err


def test_a_killed_parent_leaves_no_words_of_its_processes() -> None:
    with subprocess.Popen([*BATCH, "-j", "2", "-"], stdin=-1, stdout=-1, stderr=-1, start_new_session=True) as child:
        assert child.stdin and child.stdout and child.stderr
        child.stdin.write(b"rm x\n" * 6_000)
        child.stdin.flush()
        child.stdout.readline()
        child.kill()
        assert child.stderr.read() == b""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_keeps_what_is_done(jobs: str) -> None:
    unbuffered = os.environ | {"PYTHONUNBUFFERED": "1"}  # where a write that a signal meets may be a part
    with subprocess.Popen(
        [*BATCH, "-j", jobs, "-"], stdin=-1, stdout=-1, stderr=-1, start_new_session=True, env=unbuffered
    ) as child:
        assert child.stdin and child.stdout and child.stderr
        child.stdin.write(b"rm x\n" * 6_000 if jobs == "2" else b"rm x\n" * 300)
        child.stdin.flush()
        first = child.stdout.readline()
        os.killpg(child.pid, signal.SIGINT)
        rest, err = child.stdout.read(), child.stderr.read()
        assert child.wait() == 130
    lines = [json.loads(line) for line in (first + rest).splitlines()]
    assert [line["record"] for line in lines] == list(range(1, len(lines) + 1))
    assert b"Traceback" not in err and err.startswith(b"riskclass: interrupted\n") and b"command" in err


def test_memory_does_not_grow_with_the_file() -> None:
    program = (
        "import resource, sys; from riskclass.adapters.cli import batch, main; main(['batch', '--quiet', '-']);"
        "sys.stderr.write(str(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss))"
    )
    peaks = []
    for count in (500, 3_000):
        text = b"".join(b"grep -r %d src\n" % number for number in range(count))
        done = subprocess.run([sys.executable, "-c", program], input=text, capture_output=True, check=True)
        peaks.append(int(done.stderr))
    assert peaks[1] < 1.2 * peaks[0]


def test_what_the_page_shows(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    page = (pathlib.Path(__file__).parents[2] / "docs/batch.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```(\w+)\n(.*?)^```$", page, re.M | re.S)
    said = {kind: [text for each, text in blocks if each == kind] for kind in ("text", "json", "console")}
    (tmp_path / "asked.txt").write_text("".join(said["text"]))
    (tmp_path / "records.jsonl").write_text("".join(said["json"]))
    assert len(said["console"]) == 2
    for block in said["console"]:
        command, _, shown = block.partition("\n")
        main(shlex.split(command)[2:])
        done = capsys.readouterr()
        assert re.fullmatch(".*?".join(map(re.escape, shown.split("…"))), done.out + done.err), done.out + done.err


@pytest.mark.parametrize(
    ("args", "text", "hinted"),
    [
        ([], b'{"cmd": "ls"}\n', True),
        (["--field", "cmd"], b'{"cmd": "ls"}\n', False),
        (["--quiet"], b'{"cmd": "ls"}\n', False),
        ([], b"{ ls; }\n", False),
        ([], b"", False),
    ],
)
def test_json_lines_that_are_read_as_commands_are_hinted_at(args: list[str], text: bytes, hinted: bool) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "riskclass", "batch", *args, "-"], input=text, capture_output=True, check=True
    )
    assert (b"--field NAME says which field is the command" in done.stderr) is hinted
