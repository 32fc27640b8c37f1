"""The command line: what it prints, and with which code it ends."""

from __future__ import annotations

import io
import json
import os
import pty
import select
import signal
import subprocess
import sys

import pytest

from riskclass import __version__
from riskclass.adapters.cli import main


def _run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = main(list(args))
    done = capsys.readouterr()
    return code, done.out, done.err


def test_one_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert _run(capsys, "ls -la") == (0, "read_only  ls: only observes\n", "")


def test_catastrophic_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert _run(capsys, "rm -rf /")[1] == "destructive (catastrophic)  rm -rf /: deletes recursively\n"


def test_nothing_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert _run(capsys, "# a comment") == (0, "read_only  nothing runs\n", "")


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = _run(capsys, "--json", "rm x")
    assert code == 0
    assert json.loads(out)["risk_class"] == "destructive"


@pytest.mark.parametrize(("risk", "code"), [("read_only", 1), ("unknown", 1), ("destructive", 0)])
def test_max(capsys: pytest.CaptureFixture[str], risk: str, code: int) -> None:
    assert _run(capsys, "--max", risk, "rm x")[0] == code


@pytest.mark.parametrize("args", [["--", "explain"], ["--", "-x"], ["explain", "--", "explain"], ["--", "--help"]])
def test_a_command_named_like_an_option_or_a_sub_command(capsys: pytest.CaptureFixture[str], args: list[str]) -> None:
    code, out, _ = _run(capsys, *args)
    assert code == 0
    assert "no table for this program" in out


def test_argv(capsys: pytest.CaptureFixture[str]) -> None:
    assert _run(capsys, "--argv", "echo", "$(rm x)", "--json")[1].startswith("read_only")
    assert _run(capsys, "--max", "read_only", "--argv", "rm", "a b")[0] == 1


def test_standard_input(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"ls\nrm x\xff\n")))
    assert _run(capsys, "-")[1].startswith("destructive")


@pytest.mark.parametrize("args", [["-"], ["explain", "-"]])
def test_an_interrupt_is_one_line(args: list[str]) -> None:
    program = [sys.executable, "-c", "from riskclass.adapters.cli import main; import sys; sys.exit(main())", *args]
    with subprocess.Popen(program, stdin=-1, stdout=-1, stderr=-1, preexec_fn=_heed_interrupts) as child:
        assert child.stdin and child.stdout and child.stderr
        _until_it_reads(child.pid)
        child.send_signal(signal.SIGINT)
        assert (child.stdout.read(), child.stderr.read(), child.wait()) == (b"", b"riskclass: interrupted\n", 130)


def _heed_interrupts() -> None:
    """Whoever runs the tests in the background may have them ignored, which is inherited (POSIX, 2.11)."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _until_it_reads(pid: int) -> None:
    """proc_pid_wchan(5) and proc_pid_syscall(5): it waits in read(2) of descriptor 0."""
    for _ in range(2000):
        with open(f"/proc/{pid}/syscall") as file:
            if file.read().split()[:2] == ["0", "0x0"]:
                return
        select.select([], [], [], 0.005)


def test_where_it_runs(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("--cwd", "/tmp/work", "--home", "/home/a", "--context", "host:web1", "--json", "rm x")
    effect = json.loads(_run(capsys, *args)[1])["effects"][0]
    assert (effect["kind"], effect["context"]) == ("fs.scratch", ["host:web1"])


def test_explain(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = _run(capsys, "explain", "ls\nsudo rm -rf /srv/x")
    assert code == 0
    assert "  sudo rm -rf /srv/x\n              ^^^^^^\n" in out
    assert "sudo → rm -rf /srv/x" in out


@pytest.mark.parametrize(
    ("stage", "what"), [("tree", '"node": "Simple"'), ("invocations", '"argv"'), ("effects", '"kind"')]
)
def test_one_stage(capsys: pytest.CaptureFixture[str], stage: str, what: str) -> None:
    code, out, _ = _run(capsys, "explain", "--stage", stage, "rm x")
    assert code == 0
    assert what in out
    assert all(isinstance(json.loads(line), dict) for line in out.splitlines())


@pytest.mark.parametrize(
    "text",
    [
        "f() { a; }; for i in $x; do [[ $i == a* ]]; done < f &",
        "case $x in a|b) ;& esac; ((1+2)); a=(1 2)",
        "cat <<E\n$x\nE\n",
        "x &&",
        "\udcff",
    ],
)
def test_any_tree_is_json(capsys: pytest.CaptureFixture[str], text: str) -> None:
    tree = json.loads(_run(capsys, "explain", "--stage", "tree", text)[1])
    assert (tree["node"], tree["start"], tree["end"]) == ("Script", 0, len(text))


def test_help_of_explain_is_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    out = _run(capsys, "explain", "--help")[1]
    assert out.startswith("usage: riskclass explain") and "riskclass batch" not in out


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert _run(capsys, "--version") == (0, f"riskclass {__version__}\n", "")
    assert _run(capsys, "--help")[0] == 0


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ([], "a command is needed"),
        (["ls", "-la"], "riskclass 'ls -la'"),
        (["ls", "/srv"], "riskclass 'ls /srv'"),
        (["rm", "-rf", "a b"], "one command in quotes"),
        (["--max", "safe", "ls"], "no class 'safe'"),
        (["--max", "destrutive", "ls"], "no class 'destrutive'; did you mean 'destructive'?"),
        (["--frobnicate", "ls"], "--frobnicate"),
        (["--polcy", "ops", "ls"], "no option --polcy; did you mean '--policy'?"),
        (["--polcy=ops", "ls"], "no option --polcy; did you mean '--policy'?"),
        (["explian", "ls"], "no sub-command 'explian'; did you mean 'explain'?"),
        (["chek", "--json", "x"], "no sub-command 'chek'; did you mean 'check'?"),
        (["bash", "x"], "riskclass 'bash x'"),
        (["--shell", "zhs", "ls"], "; did you mean 'zsh'?"),
        (["explain", "--stage", "efects", "ls"], "; did you mean 'effects'?"),
        (["check", "--format", "sarfi"], "; did you mean 'sarif'?"),
        (["check", "--fromat", "sarif"], "no option --fromat; did you mean '--format'?"),
        (["completion", "bsh"], "; did you mean 'bash'?"),
        (["completion", "bash", "zsh"], "one word too many: zsh"),
        (["sessions", "import", "cluade", "x"], "; did you mean 'claude'?"),
        (["--argv"], "--argv needs a program"),
        (["--stage", "tree", "ls"], "--stage goes with explain"),
        (["explain"], "a command is needed"),
        (["--shell", "fish", "ls"], "fish"),
        (["--cwd", "srv", "ls"], "argument --cwd: not an absolute path: 'srv'"),
        (["--home", "~", "explain", "ls"], "argument --home: not an absolute path: '~'"),
        *(
            (["--context", wrong, "ls"], "a context is KIND:NAME")
            for wrong in ("prod-1", "host=prod-1", ":", "host:", "")
        ),
    ],
)
def test_a_wrong_call_is_one_line_and_2(capsys: pytest.CaptureFixture[str], args: list[str], message: str) -> None:
    code, out, err = _run(capsys, *args)
    assert (code, out) == (2, "")
    assert message in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("word", "terminal", "said"),
    [
        ("expl", True, "riskclass: expl was judged as a command; there is a sub-command explain\n"),
        ("chek", True, "riskclass: chek was judged as a command; there is a sub-command check\n"),
        ("expl", False, ""),
        ("frobnicate", True, ""),
        ("batch x", True, ""),
        ("lock", True, ""),
        ("watch", True, ""),
    ],
)
def test_a_mistyped_sub_command_is_hinted_at(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, word: str, terminal: bool, said: str
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal)
    code, out, err = _run(capsys, word)
    assert (code, out.count("\n"), err) == (0, 1, said)


def test_a_terminal_is_not_obeyed(capsys: pytest.CaptureFixture[str]) -> None:
    out = _run(capsys, "$'\\e]0;x\\a' \x1b[31m")[1]
    assert "\x1b" not in out


def test_what_cannot_be_encoded_is_escaped() -> None:
    program = [sys.executable, "-m", "riskclass", "rm \u2603"]
    done = subprocess.run(program, capture_output=True, env={**os.environ, "PYTHONIOENCODING": "ascii"}, check=False)
    assert done.returncode == 0
    assert b"\\u2603" in done.stdout


@pytest.mark.parametrize(
    ("environment", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)]
)
def test_colour_on_a_terminal(environment: dict[str, str], coloured: bool) -> None:
    outer, inner = pty.openpty()
    env = {"PATH": os.environ["PATH"], "TERM": "xterm", **environment}
    subprocess.run([sys.executable, "-m", "riskclass", "rm x"], stdout=inner, env=env, check=True)
    os.close(inner)
    out = os.read(outer, 10_000)
    os.close(outer)
    assert out.startswith(b"\x1b[31") is coloured


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="Linux has a device that is always full")
@pytest.mark.parametrize("args", [["rm x"], ["--json", "rm x"], ["--policy", "ops", "rm x"], ["explain", "rm x"]])
def test_an_answer_that_cannot_be_written(args: list[str]) -> None:
    with open("/dev/full", "w") as full:
        run = [sys.executable, "-m", "riskclass", *args]
        done = subprocess.run(run, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "cannot be written" in done.stderr


@pytest.mark.parametrize(
    ("call", "code", "said"),
    [
        ("riskclass 'rm x' >&-", 2, "riskclass: standard output is closed\n"),
        ("riskclass --max read_only 'rm x' >&-", 2, "riskclass: standard output is closed\n"),
        ("riskclass - <&-", 2, "riskclass: standard input is closed\n"),
        ("riskclass batch - <&-", 2, "riskclass: standard input is closed\n"),
        ("riskclass --no 2>&-", 2, ""),
        ("riskclass ls <&-", 0, ""),
        ("riskclass ls 2>&-", 0, ""),
    ],
)
def test_streams_that_are_closed(call: str, code: int, said: str) -> None:
    program = call.replace("riskclass", f"{sys.executable} -m riskclass", 1)
    done = subprocess.run(["sh", "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (code, said)


def test_nobody_reads() -> None:
    program = f"{sys.executable} -m riskclass explain 'ls; {'rm x; ' * 4000} ls' | head -c 1"
    done = subprocess.run(["sh", "-c", program], capture_output=True, check=False)
    assert done.stderr == b""
