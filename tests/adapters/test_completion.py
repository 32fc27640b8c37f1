"""Completion, asked as each shell asks: bash by its own `complete`, fish by `complete -C`, zsh at a terminal."""

from __future__ import annotations

import os
import pathlib
import pty
import re
import select
import shutil
import subprocess
import sys
import time

import pytest

from riskclass.adapters.cli import SUBCOMMANDS, completion, main, options
from riskclass.adapters.hooks.clients import CLIENTS
from riskclass.model.risk import Risk
from riskclass.policy.presets import PRESETS

README = (pathlib.Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
PROGRAM = pathlib.Path(sys.executable).parent / "riskclass"
FORMATS = ["text", "json", "sarif", "github"]
RISKS = [risk.value for risk in Risk]
FILES = completion.FILES[0]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ([""], list(options.CALLS)),
        (["po"], ["policy"]),
        (["hook", ""], ["install", "uninstall", "status", *CLIENTS]),
        (["hook", "claude", "--"], ["--ask", "--deadline", "--policy", "--log"]),
        (["hook", "codex", "--ask", ""], ["deny", "pass"]),
        (["hook", "codex", ""], []),
        (["--arg"], ["--argv"]),
        (["hook", "install", ""], list(CLIENTS)),
        (["hook", "install", "--user", "cla"], ["claude"]),
        (["hook", "install", "--deadline", "3", "cli"], ["cline"]),
        (["hook", "install", "claude", "--as"], ["--ask"]),
        (["hook", "install", "claude", "--ask", ""], ["deny", "pass"]),
        (["hook", "install", "claude", ""], []),
        (["policy", "l"], ["lint"]),
        (["policy", "lint", "x.toml", ""], [FILES]),
        (["policy", "--json", ""], ["init", "lint", "test", "show", "diff", "suggest", "schema"]),
        (["policy", "diff", "--js"], ["--json"]),
        (["policy", "diff", "ops", "st"], ["strict", FILES]),
        (["policy", "init", "--preset", ""], sorted(PRESETS)),
        (["check", "--format", ""], FORMATS),
        (["check", "--format", "=", "s"], ["sarif"]),
        (["check", "--format", "="], FORMATS),
        (["check", "--format=s"], ["--format=sarif"]),
        (["check", "--policy=s"], ["--policy=strict", FILES]),
        (["check", "-j", ""], []),
        (["check", "-j", "4", ""], [FILES]),
        (["check", "--", "--f"], [FILES]),
        (["--max", ""], RISKS),
        (["explain", "--stage", ""], ["tree", "invocations", "effects"]),
        (["explain", "--max", "re"], ["read_only", "reversible_low"]),
        (["ls", ""], []),
        (["--json", "ch"], []),
        (["--argv", "cat", ""], [FILES]),
        (["rules", "timeo"], ["timeout"]),
        (["rules", "git", "stash", "dr"], ["drop"]),
        (["rules", "no-such-program", ""], []),
        (["mcp", "--log", ""], [FILES]),
        (["completion", ""], ["bash", "zsh", "fish"]),
    ],
)
def test_what_may_come_next(words: list[str], found: list[str]) -> None:
    assert [word for word, _ in completion.candidates(words)] == found


def test_help_and_completion_name_every_sub_command() -> None:
    assert options.CALLS.keys() == SUBCOMMANDS.keys()


def test_every_option_of_every_sub_command_is_offered(capsys: pytest.CaptureFixture[str]) -> None:
    for name in SUBCOMMANDS:
        main([name, "--help"])
        shown = set(re.findall(r"^  (?:-\w(?: \w+)?, )?(--[\w-]+)", capsys.readouterr().out, re.M))
        offered = {word for word, _ in completion.candidates([name, "--"])}
        assert shown and shown == offered


@pytest.mark.parametrize("args", [[], ["tcsh"], ["bash", "zsh"]])
def test_a_wrong_call(capsys: pytest.CaptureFixture[str], args: list[str]) -> None:
    assert main(["completion", *args]) == 2
    assert capsys.readouterr().err.count("\n") == 1


# -- the shells themselves --


@pytest.fixture
def home(tmp_path: pathlib.Path) -> pathlib.Path:
    """A home with a folder of files, and our program alone in front of what is on PATH."""
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/riskclass").symlink_to(PROGRAM)
    (tmp_path / "with blank.toml").touch()
    (tmp_path / "notes").mkdir()
    return tmp_path


def _env(home: pathlib.Path) -> dict[str, str]:
    path = f"{home}/bin:{os.environ['PATH']}"
    return {"HOME": str(home), "PATH": path, "LC_ALL": "C.UTF-8", "TERM": "dumb"}


def _line(shell: str) -> str:
    """What the README says to put into the shell's start-up file."""
    found = re.search(rf"`([^`]*riskclass completion {shell}[^`]*)`", README)
    assert found
    return found[1]


def _run(home: pathlib.Path, shell: list[str], text: str) -> list[str]:
    done = subprocess.run(
        [*shell, "-c", text], cwd=home, env=_env(home), capture_output=True, text=True, check=True, timeout=60
    )
    assert not done.stderr
    return done.stdout.splitlines()


def _needs(shell: str) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed")


#: Words so far, and what the shell shall offer for the last.
OFFERED = [
    (["po"], ["policy"]),
    (["hook", "install", "cl"], ["claude", "cline"]),
    (["policy", "li"], ["lint"]),
    (["check", "--format", ""], FORMATS),
    (["check", "--policy", "str"], ["strict"]),
    (["check", "--policy", "wi"], ["with blank.toml"]),
    (["check", "no"], ["notes"]),
    (["ls"], []),
]
#: Calls the function that `complete` has for riskclass as readline would.
ASK = """
{line}
COMP_WORDS=({words}) COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))
found=$(complete -p riskclass); [[ $found =~ -F\\ ([^ ]+) ]]
"${{BASH_REMATCH[1]}}" riskclass {word} "${{COMP_WORDS[COMP_CWORD-1]}}"
((${{#COMPREPLY[@]}})) && printf '%s\\n' "${{COMPREPLY[@]}}"
true
"""


@pytest.mark.parametrize(
    ("words", "offered"),
    [*OFFERED, (["check", "--format", "=", "s"], ["sarif"]), (["check", "--format", "="], FORMATS)],
)
def test_bash(home: pathlib.Path, words: list[str], offered: list[str]) -> None:
    _needs("bash")
    word = words[-1] if words[-1] != "=" else ""
    quoted = " ".join(f"'{each}'" for each in ("riskclass", *words))
    text = ASK.format(line=_line("bash"), words=quoted, word=f"'{word}'")
    assert _run(home, ["bash", "--norc", "--noprofile"], text) == offered


def test_bash_at_a_terminal(home: pathlib.Path) -> None:
    """As readline inserts it: a blank behind a whole word, a quoted name of a file."""
    _needs("bash")
    dump = "dump() { printf '%s' \"$READLINE_LINE\" > typed; exit; }; bind -x '\"\\C-x\": dump'"
    for typed, line in [("riskclass hook unin", "riskclass hook uninstall "), ("riskclass check wi", None)]:
        found = _typed(home, ["bash", "--norc", "--noprofile", "-i"], f"{_line('bash')}; {dump}", typed)
        assert found == (line or "riskclass check with\\ blank.toml ")


@pytest.mark.parametrize(
    ("words", "offered"),
    [*OFFERED, (["check", "--format=s"], ["--format=sarif"]), (["check", "--policy=no"], ["--policy=notes/"])],
)
def test_fish(home: pathlib.Path, words: list[str], offered: list[str]) -> None:
    _needs("fish")
    text = f"{_line('fish')}; complete -C '{' '.join(['riskclass', *words])}'"
    found = [line.partition("\t")[0].rstrip("/") for line in _run(home, ["fish", "--no-config"], text)]
    assert sorted(found) == sorted(each.rstrip("/") for each in offered)


def test_fish_says_what_they_mean(home: pathlib.Path) -> None:
    _needs("fish")
    found = _run(home, ["fish", "--no-config"], f"{_line('fish')}; complete -C 'riskclass hook install cla'")
    assert found == ["claude\tClaude Code"]


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("riskclass po", "riskclass policy "),
        ("riskclass hook install cla", "riskclass hook install claude "),
        ("riskclass policy li", "riskclass policy lint "),
        ("riskclass check --format sa", "riskclass check --format sarif "),
        ("riskclass check --format=sa", "riskclass check --format=sarif "),
        ("riskclass check --policy=wi", "riskclass check --policy=with\\ blank.toml "),
        ("riskclass check no", "riskclass check notes/"),
        ("riskclass check --write", "riskclass check --write-baseline "),
    ],
)
def test_zsh(home: pathlib.Path, typed: str, line: str) -> None:
    _needs("zsh")
    dump = "dump() { print -rn -- $BUFFER > typed; exit }; zle -N dump; bindkey '^X' dump"
    set_up = f"autoload -Uz compinit; compinit -u -D; {_line('zsh')}; {dump}"
    assert _typed(home, ["zsh", "-f", "-i"], set_up, typed) == line


def test_zsh_from_a_file_in_fpath(home: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    _needs("zsh")
    main(["completion", "zsh"])
    (home / "functions").mkdir()
    (home / "functions/_riskclass").write_text(capsys.readouterr().out, encoding="utf-8")
    dump = "dump() { print -rn -- $BUFFER > typed; exit }; zle -N dump; bindkey '^X' dump"
    set_up = f"fpath=(~/functions $fpath); autoload -Uz compinit; compinit -u -D; {dump}"
    assert _typed(home, ["zsh", "-f", "-i"], set_up, "riskclass hook stat") == "riskclass hook status "


def _typed(home: pathlib.Path, shell: list[str], set_up: str, typed: str) -> str:
    """The line at a terminal once `typed` is followed by a TAB; Ctrl-X, which `set_up` binds, writes it down."""
    (home / "set-up").write_text(f"{set_up}\nPS1='ready> '\n", encoding="utf-8")
    pid, terminal = pty.fork()
    if pid == 0:
        os.chdir(home)
        os.execvpe(shell[0], shell, _env(home))
    try:
        os.write(terminal, b". ./set-up\n")
        _seen(terminal, b"ready> ")
        os.write(terminal, typed.encode() + b"\t\x18")
        _seen(terminal, b"")
    finally:
        os.close(terminal)
        os.waitpid(pid, 0)
    return (home / "typed").read_text(encoding="utf-8")


def _seen(terminal: int, words: bytes) -> None:
    """Reads until the words are there, or the other side is gone."""
    until, said = time.monotonic() + 60, b""
    while not words or words not in said:
        assert select.select([terminal], [], [], until - time.monotonic())[0], said
        try:
            more = os.read(terminal, 4096)
        except OSError:  # Linux: nobody has the other side open
            return
        if not more:
            return
        said += more
