"""The log: what a line holds, that processes do not tear or lose lines, and that it never stops a door."""

from __future__ import annotations

import json
import os
import pathlib
import stat
import subprocess
import sys
import time

import pytest

from riskclass import Policy, classify
from riskclass.policy.log import TAIL, Log, entries

POLICY = Policy.load("ops")
WRITER = """
import sys
from riskclass import Policy, classify
from riskclass.policy.log import Log
log, policy = Log(sys.argv[1], max_bytes=20_000, keep=60), Policy.load("ops")
verdict = classify("rm -rf /srv/x")
decision = policy.decide(verdict)
for number in range(200):
    assert log.record(f"rm -rf /srv/x # {sys.argv[2]} {number} {'x' * (number % 97)}", verdict, decision, door="api")
"""


def _record(log: Log, command: str, door: str = "hook claude", **known: object) -> str:
    verdict = classify(command, **known)  # type: ignore[arg-type]
    return log.record(command, verdict, POLICY.decide(verdict), door=door)


def _lines(path: pathlib.Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.fixture
def path(tmp_path: pathlib.Path) -> pathlib.Path:
    return tmp_path / "state" / "riskclass" / "log.jsonl"


@pytest.fixture
def log(path: pathlib.Path) -> Log:
    return Log(str(path))


def test_a_line(log: Log, path: pathlib.Path) -> None:
    name = _record(log, "rm -rf /", cwd="/srv", home="/home/bob", context=("host:web1",))
    verdict = classify("rm -rf /", context=("host:web1",))
    (line,) = _lines(path)
    assert time.strptime(str(line.pop("time")), "%Y-%m-%dT%H:%M:%SZ")
    assert line == {
        "schema": 1,
        "id": name,
        "door": "hook claude",
        "command": "rm -rf /",
        "cwd": "/srv",
        "home": "/home/bob",
        "context": ["host:web1"],
        "risk_class": "destructive",
        "fingerprint": verdict.fingerprint,
        "decision": "deny",
        "rule": "preset ops",
        "identity": POLICY.identity,
        "outcome": None,
    }


def test_the_rule_has_its_file_and_line(log: Log, path: pathlib.Path, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "p.toml"
    file.write_text('[[rule]]\neffect = "fs.delete"\ndecision = "ask"\n', encoding="utf-8")
    verdict = classify("rm /srv/x")
    log.record("rm /srv/x", verdict, Policy.load(str(file)).decide(verdict), door="api", cwd="/", outcome="approved")
    (line,) = _lines(path)
    assert (line["rule"], line["cwd"], line["outcome"]) == (f"{file}:1", "/", "approved")


def test_no_secret_is_written(log: Log, path: pathlib.Path) -> None:
    _record(log, "P=hunter2; mysql -p$P -h db", cwd="/srv")
    assert "hunter2" not in path.read_text(encoding="utf-8")


def test_a_verdict_without_a_decision(log: Log, path: pathlib.Path) -> None:
    assert log.record("ls", classify("ls"), None, door="api")
    assert [line["decision"] for line in _lines(path)] == [None]


@pytest.mark.parametrize("command", ["echo '\udc80'", "echo a\nrm b\u2028", "echo 'unterminated", "a\0b"])
def test_any_command_is_one_line(log: Log, path: pathlib.Path, command: str) -> None:
    _record(log, command)
    (line,) = _lines(path)
    assert line["command"] == command


def test_a_long_command_is_cut_at_a_blank(log: Log, path: pathlib.Path) -> None:
    command = "echo " + "\U0001f600 " * 100_000 + "--password=hunter2"
    _record(log, command, cwd="/" + "x" * 100_000)
    (line,) = _lines(path)
    assert len(path.read_bytes()) < 200_000
    assert command.startswith(str(line["command"]))
    assert len(str(line["command"])) + int(str(line["left"])) == len(command)


def test_only_its_owner_may_read_it(log: Log, path: pathlib.Path) -> None:
    _record(log, "ls")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


# -- several processes --


def test_nothing_is_lost_or_torn(path: pathlib.Path) -> None:
    writers = [
        subprocess.Popen([sys.executable, "-c", WRITER, str(path), str(number)], stderr=subprocess.PIPE)
        for number in range(4)
    ]
    for writer in writers:
        _, problem = writer.communicate(timeout=120)
        assert writer.returncode == 0, problem.decode()
    files = [file for file in path.parent.iterdir() if file.suffix != ".lock"]
    assert len(files) > 5
    found = [line["command"].split()[4:6] for file in files for line in _lines(file)]  # type: ignore[attr-defined]
    assert sorted(map(tuple, found)) == sorted((str(who), str(number)) for who in range(4) for number in range(200))
    assert len(list(entries(str(path), keep=60))) == 800


def test_so_many_files_are_kept(path: pathlib.Path) -> None:
    log = Log(str(path), max_bytes=1000, keep=2)
    for number in range(20):
        _record(log, f"rm /srv/{number}")
    assert sorted(file.name for file in path.parent.iterdir()) == [
        "log.jsonl",
        "log.jsonl.1",
        "log.jsonl.2",
        "log.jsonl.lock",
    ]
    assert [entry["command"] for entry in entries(str(path), keep=2)][-1] == "rm /srv/19"


def test_nobody_waits_for_the_lock(path: pathlib.Path) -> None:
    import fcntl

    log = Log(str(path), max_bytes=1000)
    _record(log, "rm a")
    held = os.open(f"{path}.lock", os.O_WRONLY | os.O_CREAT)
    fcntl.flock(held, fcntl.LOCK_EX)
    try:
        assert all(_record(log, f"rm {number}") for number in range(5))
    finally:
        os.close(held)
    assert len(_lines(path)) == 6
    assert _record(log, "rm b")
    assert len(_lines(path)) == 1


def test_a_file_that_cannot_be_moved_grows(path: pathlib.Path) -> None:
    log = Log(str(path), max_bytes=1000)
    _record(log, "rm a")
    path.with_name("log.jsonl.lock").mkdir()
    assert all(_record(log, f"rm {number}") for number in range(5))
    assert len(_lines(path)) == 6


def test_a_torn_line_is_left_out(log: Log, path: pathlib.Path) -> None:
    _record(log, "rm a")
    with path.open("ab") as stream:
        stream.write(b'{"schema": 1, "comm\n\xff\n[]\n{"schema": 99}\n{"schema": 1, "time": 3}\n')
    _record(log, "rm b")
    assert [entry["command"] for entry in entries(str(path))] == ["rm a", "rm b"]
    assert len(log.tail()) == 2


# -- a log that cannot be written --


def _unwritable(tmp_path: pathlib.Path, how: str) -> str:
    place = tmp_path / "log.jsonl"
    if how == "a folder":
        place.mkdir()
    elif how == "a pipe":
        os.mkfifo(place)
    elif how == "a link":
        place.symlink_to(tmp_path / "elsewhere")
    elif how == "below a file":
        (tmp_path / "file").write_text("")
        return str(tmp_path / "file" / "log.jsonl")
    elif how == "no path":
        return "/a\0b"
    return "/dev/full" if how == "a device" else str(place)


@pytest.mark.parametrize("how", ["a folder", "a pipe", "a link", "below a file", "a device", "no path"])
def test_what_cannot_be_written_is_said_once(tmp_path: pathlib.Path, how: str) -> None:
    warned: list[str] = []
    log = Log(_unwritable(tmp_path, how), warn=warned.append)
    assert [_record(log, "rm a"), _record(log, "rm b"), log.outcome("x", "refused")] == ["", "", ""]
    assert len(warned) == 1
    assert warned[0].startswith("no log is written to ")
    assert not (tmp_path / "elsewhere").exists()
    assert Log(_unwritable(tmp_path / "again", "") + "/x", warn=None).recent("0" * 32) is None


#: Writes until the file may not grow any more, which is how a full disk shows, and then with more room.
FULL = """
import resource, sys
from riskclass import Log, classify
warned = []
log, verdict = Log(sys.argv[1], warn=warned.append), classify("rm x")
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, resource.RLIM_INFINITY))
before = [bool(log.record(f"rm {number}", verdict, None, door="api")) for number in range(9)]
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
after = [bool(log.record(f"rm {number}", verdict, None, door="api")) for number in range(9, 12)]
print(sum(before), sum(after), warned)
"""


def test_a_full_disk_cuts_one_line_and_no_other(path: pathlib.Path) -> None:
    done = subprocess.run([sys.executable, "-c", FULL, str(path)], capture_output=True, text=True, check=True)
    written, later, warned = done.stdout.split(maxsplit=2)
    assert 0 < int(written) < 9
    assert int(later) == 3
    assert warned.count("no log is written") == 1
    numbers = [*range(int(written)), 9, 10, 11]
    assert [entry["command"] for entry in entries(str(path))] == [f"rm {number}" for number in numbers]


def test_a_line_that_another_could_not_end_takes_no_other_with_it(log: Log, path: pathlib.Path) -> None:
    _record(log, "rm a")
    with path.open("ab") as stream:
        stream.write(b'{"schema": 1, "comm')
    os.utime(path, (0, 0))
    _record(log, "rm b")
    assert [entry["command"] for entry in entries(str(path))] == ["rm a", "rm b"]
    assert b"\n\n" not in path.read_bytes()


def test_a_bug_gives_no_secret_away(log: Log, path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def bug(*_: object) -> str:
        raise KeyError("x")

    monkeypatch.setattr("riskclass.policy.redact.redacted", bug)
    _record(log, "frob --password=hunter2")
    assert [line["command"] for line in _lines(path)] == ["REDACTED"]


# -- what was refused --


@pytest.mark.parametrize(
    ("first", "outcome", "then", "refused"),
    [
        ("rm -rf /", None, "rm -rf /", True),
        ("rm -rf /", None, "sudo sh -c 'rm -r -f /'", True),
        ("rm -rf /", None, "rm -rf /srv", False),
        ("rm -rf /", "approved", "rm -rf /", False),
        ("rm /srv/x", None, "rm /srv/x", False),
        ("rm /srv/x", "refused", "rm /srv/x", True),
        ("rm /srv/x", "refused", "rm /srv/y", False),
        ("rm /srv/x", "approved", "rm /srv/x", False),
    ],
)
def test_refused_before(log: Log, first: str, outcome: str | None, then: str, refused: bool) -> None:
    name = _record(log, first)
    if outcome is not None:
        assert log.outcome(name, outcome)
    found = log.recent(classify(then).fingerprint)
    assert (found is not None) == refused
    if found is not None:
        assert (found.minutes, found.door, found.id) == (0, "hook claude", name)


def test_an_outcome_by_fingerprint(log: Log, path: pathlib.Path) -> None:
    _record(log, "rm /srv/x")
    name = _record(log, "rm /srv/x")
    _record(log, "rm /srv/y")
    mark = classify("rm /srv/x").fingerprint
    log.outcome(mark, "refused")
    log.outcome(mark, "approved")
    assert [(line["of"], line["outcome"]) for line in _lines(path)[3:]] == [(name, "refused"), (name, "approved")]
    assert log.recent(mark) is None


def test_harmless_commands_share_a_fingerprint_and_no_refusal(log: Log) -> None:
    log.outcome(_record(log, "ls"), "refused")
    assert log.recent(classify("df -h").fingerprint) is None


@pytest.mark.parametrize(("age", "minutes"), [(0, 0), (59, 0), (61, 1), (29 * 60 + 1, 29), (31 * 60, None)])
def test_how_long_ago(log: Log, monkeypatch: pytest.MonkeyPatch, age: int, minutes: int | None) -> None:
    now = 1_800_000_000.0
    monkeypatch.setattr("riskclass.policy.log.time.time", lambda: now - age)
    _record(log, "rm -rf /")
    monkeypatch.setattr("riskclass.policy.log.time.time", lambda: now)
    found = log.recent(classify("rm -rf /").fingerprint)
    assert (found.minutes if found is not None else None) == minutes


def test_only_the_end_of_the_file_is_read(log: Log, path: pathlib.Path) -> None:
    _record(log, "rm -rf /")
    mark = classify("rm -rf /").fingerprint
    assert log.recent(mark) is not None
    with path.open("ab") as stream:
        stream.truncate(path.stat().st_size + 8 * TAIL)  # a hole
        stream.seek(0, 2)
        stream.write(b"\n")
    assert log.recent(mark) is None
    _record(log, "rm -rf /")
    assert log.recent(mark) is not None


def test_the_file_before_is_read_where_this_one_is_short(path: pathlib.Path) -> None:
    log = Log(str(path), max_bytes=1000)
    _record(log, "rm -rf /")
    mark = classify("rm -rf /").fingerprint
    while not path.with_name("log.jsonl.1").exists():
        _record(log, "rm /srv/x")
    assert len(_lines(path)) == 1
    assert log.recent(mark) is not None


# -- opting in --


@pytest.mark.parametrize(
    ("option", "env", "path"),
    [
        (None, {}, None),
        (None, {"HOME": "/h"}, None),
        (None, {"RISKCLASS_LOG": "", "HOME": "/h"}, None),
        (None, {"RISKCLASS_LOG": "0", "HOME": "/h"}, None),
        (None, {"RISKCLASS_LOG": "1", "HOME": "/h"}, "/h/.local/state/riskclass/log.jsonl"),
        (None, {"RISKCLASS_LOG": "1", "HOME": "/h", "XDG_STATE_HOME": "/s"}, "/s/riskclass/log.jsonl"),
        (None, {"RISKCLASS_LOG": "1", "HOME": "/h", "XDG_STATE_HOME": "s"}, None),
        (None, {"RISKCLASS_LOG": "/var/log/r.jsonl"}, "/var/log/r.jsonl"),
        (None, {"RISKCLASS_LOG": "~/r.jsonl", "HOME": "/h"}, "/h/r.jsonl"),
        (None, {"RISKCLASS_LOG": "yes", "HOME": "/h"}, None),
        (None, {"RISKCLASS_LOG": "1"}, None),
        ("1", {"HOME": "/h"}, "/h/.local/state/riskclass/log.jsonl"),
        ("/x/y", {"RISKCLASS_LOG": "/var/log/r.jsonl"}, "/x/y"),
        ("0", {"RISKCLASS_LOG": "/var/log/r.jsonl"}, None),
    ],
)
def test_opting_in(option: str | None, env: dict[str, str], path: str | None) -> None:
    warned: list[str] = []
    log = Log.chosen(option, env, warned.append)
    assert (log.path if log is not None else None) == path
    asked = (option or env.get("RISKCLASS_LOG", "")) not in ("", "0")
    assert len(warned) == (asked and path is None)


def test_a_record_loads_nothing_heavy_but_json(tmp_path: pathlib.Path) -> None:
    program = f"""
import sys
before = set(sys.modules)
from riskclass.api import classify
from riskclass.policy.log import Log
verdict = classify("rm -rf build")
assert Log({str(tmp_path / "l")!r}).record("rm -rf build", verdict, None, door="api")
Log({str(tmp_path / "l")!r}).recent(verdict.fingerprint)
for name in [each for each in sys.modules if each.startswith("json")]:
    del sys.modules[name]
print(*sorted(set(sys.modules) - before))
"""
    done = subprocess.run([sys.executable, "-I", "-c", program], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert not loaded & {"argparse", "dataclasses", "inspect", "pathlib", "tomllib", "typing", "datetime", "_strptime"}
