"""The proof by running: its reading of traces, its judgement, and the jail itself where there can be one."""

from __future__ import annotations

import pytest

from riskclass import classify
from tasks.sandbox import judge, selftest, trace
from tasks.sandbox.noise import NOISE, excuse
from tasks.sandbox.order import Order, Outcome, carry_out

NO_JAIL = selftest.unavailable()
needs_jail = pytest.mark.skipif(bool(NO_JAIL), reason=NO_JAIL)

TRACES = {
    'openat(AT_FDCWD</work>, "f", O_WRONLY|O_CREAT, 0666) = -1 EROFS (Read-only file system)': "refused /work/f",
    'openat(AT_FDCWD</work>, "f", O_RDONLY) = -1 EACCES (Permission denied)': None,
    'unlink("/etc/x") = -1 EPERM (Operation not permitted)': "refused /etc/x",
    'newfstatat(AT_FDCWD</work>, "f", 0x7f, 0) = -1 ENOENT (No such file or directory)': "missing /work/f",
    "kill(12345, SIGTERM) = -1 ESRCH (No such process)": "signal 12345",
    "kill(12345, 0) = 0": None,
    "kill(0, SIGTERM) = 0": None,
    'mount("none", "/mnt", "tmpfs", 0, NULL) = -1 EPERM (Operation not permitted)': 'setting "none", "/mnt"',
    "syslog(SYSLOG_ACTION_READ_ALL, 0x7f, 100) = 100": None,
    "syslog(SYSLOG_ACTION_CLEAR) = -1 EPERM (Operation not permitted)": "setting SYSLOG_ACTION_CLEAR",
    'bind(3<TCP:[1]>, {sa_family=AF_INET, sin_port=htons(80), sin_addr=inet_addr("0.0.0.0")}) = 0': "listen 0.0.0.0:80",
    'bind(3<UDP:[1]>, {sa_family=AF_INET, sin_port=htons(0), sin_addr=inet_addr("0.0.0.0")}, 16) = 0': None,
    "ioctl(3<TCP:[1]>, SIOCSIFFLAGS, {}) = -1 EPERM (Operation not permitted)": "setting SIOCSIFFLAGS",
    "ioctl(0</dev/null>, TCGETS, 0x7f) = -1 ENOTTY (Inappropriate ioctl for device)": None,
    "sendto(3<NETLINK:[1]>, [{nlmsg_len=40, nlmsg_type=RTM_NEWADDR}], 40, 0, NULL, 0) = 40": "setting RTM_NEWADDR",
    "sendto(3<NETLINK:[1]>, [{nlmsg_len=40, nlmsg_type=RTM_GETADDR}], 40, 0, NULL, 0) = 40": None,
    "prlimit64(0, RLIMIT_CORE, {rlim_cur=0}, NULL) = 0": None,
    "setpriority(PRIO_PROCESS, 99, 5) = -1 EPERM (Operation not permitted)": "setting process 99",
}


@pytest.mark.parametrize(("line", "event"), TRACES.items())
def test_a_line_of_a_trace(line: str, event: str | None) -> None:
    found = [f"{each.what} {each.target}" for each in trace.events(f"7     {line}\n")]
    assert len(found) == (event is not None)
    assert all(each.startswith(event or "") for each in found)


def test_an_interrupted_line_is_put_together() -> None:
    text = '7     unlink("/etc/x" <unfinished ...>\n8     chdir("/") = 0\n7     <... unlink resumed>) = -1 EPERM (no)\n'
    assert [each.target for each in trace.events(text)] == ["/etc/x"]


def test_a_child_is_ones_own() -> None:
    assert trace.events("7     vfork() = 8\n7     kill(8, SIGTERM) = 0\n") == []


def outcome(**changes: str) -> Outcome:
    return Outcome(0, False, 0.1, "", "", {path: what for what, path in changes.items()})


@pytest.mark.parametrize(
    ("command", "seen", "fits"),
    [
        ("cat a", {}, True),
        ("cat a", {"written": "/work/a"}, False),
        ("touch a", {"made": "/work/a"}, True),
        ("touch a", {"made": "/work/b"}, False),
        ("touch /tmp/a", {"written": "/etc/a"}, False),
        ("rm -r a", {"removed": "/work/a/b"}, True),
        ("mkdir -p a/b", {"made": "/work/a/b"}, True),
    ],
)
def test_changes_are_held_against_the_verdict(command: str, seen: dict[str, str], fits: bool) -> None:
    found = judge.judge(command.split()[0], classify(command), "/work", outcome(**seen))
    assert (found.contradictions == []) is fits


@pytest.mark.parametrize(
    ("command", "seen", "shown"), [("rm a", {"removed": "/work/a"}, True), ("rm a", {}, False), ("cat a", {}, True)]
)
def test_what_a_verdict_says_must_be_seen(command: str, seen: dict[str, str], shown: bool) -> None:
    assert (judge.unseen(classify(command), "/work", outcome(**seen)) == []) is shown


def test_every_exception_has_its_reason() -> None:
    assert all(each.why and each.source for each in NOISE)
    assert excuse("cat", "written /work/a") is None


@needs_jail
def test_the_jail_is_shut() -> None:
    assert selftest.failures("/") == []


@needs_jail
@pytest.mark.parametrize(
    ("command", "changes"),
    [
        ("cat a.txt", {}),
        ("grep -c x a.txt", {}),
        ("sort a.txt | head -n 1", {}),
        ("echo x > b.txt", {"/work/b.txt": "made"}),
        ("cp a.txt b.txt", {"/work/b.txt": "made"}),
        ("mv a.txt b.txt", {"/work/a.txt": "removed", "/work/b.txt": "made"}),
        ("rm a.txt", {"/work/a.txt": "removed"}),
        ("chmod 600 a.txt", {"/work/a.txt": "mode"}),
        ("touch -d 2001-01-01 a.txt", {"/work/a.txt": "times"}),
        ("sed -i s/x/y/ a.txt", {"/work/a.txt": "written"}),
    ],
)
def test_an_example_in_the_jail(command: str, changes: dict[str, str]) -> None:
    found = carry_out(Order(("/bin/bash", "-c", command), "/", files={"/work/a.txt": "x\n"}, seconds=10))
    assert (found.status, found.changes) == (0, changes), found.output
    verdict = classify(command)
    assert judge.judge("", verdict, "/work", found).contradictions == []
    assert judge.unseen(verdict, "/work", found) == []


@needs_jail
def test_a_wrong_verdict_is_found() -> None:
    """A change, and an attempt that is refused, under a verdict that says nothing of them."""
    command = "touch new; rm /dev/null"
    found = carry_out(Order(("/bin/bash", "-c", command), "/", seconds=10))
    told = judge.judge("", classify("ls"), "/work", found).contradictions
    assert "made /work/new" in told
    assert any(each.startswith("refused /dev/null") for each in told)


@pytest.mark.sandbox
def test_all_examples() -> None:
    from tasks.sandbox.run import STORE, main

    assert main(["--root", str(STORE / "root")]) == 0
