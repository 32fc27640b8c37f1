"""The workbench of a policy's author, and `--policy` on the command line."""

from __future__ import annotations

import io
import json
import os
import pathlib
import subprocess
import sys
import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from riskclass import Policy, classify
from riskclass.adapters.cli import main
from riskclass.policy.finding import search
from riskclass.policy.presets import PRESETS
from tests.samples import COMMANDS

#: Exit code, standard output, standard error.
Done = tuple[int, str, str]
Run = Callable[..., Done]


@pytest.fixture
def run(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The command, in a folder of its own, by a user who has no policy yet."""
    for name in ("RISKCLASS_POLICY", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(sys.modules["riskclass.policy.finding"], "SYSTEM", str(tmp_path / "etc.toml"))
    (tmp_path / "work").mkdir()
    monkeypatch.chdir(tmp_path / "work")

    def call(*args: str) -> Done:
        code = main(list(args))
        done = capsys.readouterr()
        return code, done.out, done.err

    return call


def _write(name: str, text: str) -> str:
    file = pathlib.Path(name)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return str(file)


BUILDS = """\
[[rule]]
effect = "fs.delete"
path = "/srv/builds/*"
decision = "allow"
because = "builds can be made again"
"""


# -- a wrong call --


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["policy"], "COMMAND"),
        (["policy", "lnt"], "invalid choice: 'lnt'"),
        (["policy", "lnt"], "; did you mean 'lint'?"),
        (["policy", "lint", "--frobnicate"], "--frobnicate"),
        (["policy", "show", "--orgin"], "no option --orgin; did you mean '--origin'?"),
        (["policy", "lint"], "no policy file is in force here"),
        (["policy", "test"], "no policy file is in force here"),
        (["policy", "show", "nothing.toml"], "nothing.toml: cannot be read: No such file"),
        (["policy", "show", ""], "cannot be read"),
        (["policy", "show", "a\nb"], "a⏎b: cannot be read"),
        (["policy", "diff", "ops"], "NEW, --over"),
        (["policy", "diff", "ops", "strict"], "--over"),
        (["policy", "diff", "ops", "opps", "--over", "log"], "opps: cannot be read"),
        (["policy", "diff", "ops", "strict", "--over", "log"], "log: cannot be read: No such file"),
        (["policy", "diff", "ops", "strict", "--over", "."], "cannot be read: Is a directory"),
        (["policy", "suggest"], "--from"),
        (["policy", "suggest", "--from", "log\0"], "cannot be read"),
        (["policy", "init", "--preset", "opps"], "invalid choice: 'opps'"),
        (["policy", "init", "/dev/null/x"], "/dev/null/x cannot be written: "),
        (["--policy", "nothing.toml", "ls"], "nothing.toml: cannot be read: No such file"),
        (["--policy", "", "ls"], "--policy needs a file or a preset"),
        (["--policy"], "expected one argument"),
    ],
)
def test_a_wrong_call_is_one_line_and_2(run: Run, args: list[str], message: str) -> None:
    code, out, err = run(*args)
    assert (code, out) == (2, "")
    assert message in err
    assert err.startswith("riskclass: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("command", ["init", "lint", "test", "show", "diff", "suggest", "schema"])
def test_every_command_has_help(run: Run, command: str) -> None:
    code, out, _ = run("policy", command, "--help")
    assert code == 0
    assert out.startswith(f"usage: riskclass policy {command}")


def test_a_program_of_that_name_can_be_asked_about(run: Run) -> None:
    assert "no table for this program" in run("--", "policy lint")[1]


# -- --policy --


def test_the_line_says_the_decision(run: Run) -> None:
    code, out, _ = run("--policy", "ops", "rm -rf build")
    assert (code, out) == (
        1,
        "ask  destructive  rm -rf build: deletes recursively (ask: class destructive, preset ops)\n",
    )


@pytest.mark.parametrize(
    ("command", "action", "code"), [("ls", "allow", 0), ("rm x", "ask", 1), ("rm -rf /", "deny", 1), ("#", "allow", 0)]
)
def test_the_exit_code_is_0_where_it_is_allowed(run: Run, command: str, action: str, code: int) -> None:
    done = run("--policy", "ops", command)
    assert (done[0], done[1].split()[0]) == (code, action)


def test_max_keeps_its_meaning(run: Run) -> None:
    assert run("--policy", "observe", "--max", "read_only", "rm x")[0] == 1
    assert run("--policy", "observe", "--max", "destructive", "rm x")[0] == 0
    assert run("--policy", "ops", "--max", "destructive", "rm x")[0] == 1


def test_a_file_decides_with_its_line(run: Run) -> None:
    file = _write("p.toml", BUILDS)
    code, out, _ = run("--policy", file, "rm -rf /srv/builds/7")
    assert code == 0
    assert out.endswith("(allow: builds can be made again, p.toml:1)\n")
    assert run("--policy", file, "rm -rf /srv/other")[1].startswith("ask  destructive  ")


def test_json_has_the_decision(run: Run) -> None:
    file = _write("p.toml", BUILDS)
    said = json.loads(run("--policy", file, "--json", "rm -rf /srv/builds/7")[1])
    assert said["risk_class"] == "destructive"
    assert said["decision"] == Policy.load(file).decide(classify("rm -rf /srv/builds/7")).to_dict()
    assert said["identity"] == said["decision"]["identity"]
    assert "decision" not in json.loads(run("--json", "rm x")[1])


def test_explain_shows_the_deciding_rule(run: Run) -> None:
    code, out, _ = run("explain", "--policy", _write("p.toml", BUILDS), "rm -rf /srv/builds/7")
    assert code == 0
    assert "  decision\n    allow  rm -rf /srv/builds/7: deletes recursively (allow: builds can" in out
    assert "p.toml:1)" in out
    assert "decision" not in run("explain", "rm x")[1]


def test_the_policy_s_tables_and_the_setting_count(run: Run) -> None:
    file = _write(
        "p.toml",
        "[[tool]]\nnames='up'\noperands='HOST'\ndoes='net.send HOST'\nexamples='up a  #=> config_mutation'\n"
        "[[rule]]\neffect='fs.delete'\npath='./build/*'\ndecision='allow'\n",
    )
    assert run("up a")[1].startswith("unknown")
    assert run("--policy", file, "up a")[1].startswith("ask  config_mutation")
    assert run("--policy", file, "--argv", "up", "a")[1].startswith("ask  config_mutation")
    assert run("--policy", file, "--cwd", "/srv/x", "rm -r /srv/x/build/a")[0] == 0
    assert run("--policy", file, "--cwd", "/srv/y", "rm -r /srv/x/build/a")[0] == 1


def test_a_project_s_file_counts_where_the_folder_is_said(run: Run, tmp_path: pathlib.Path) -> None:
    _write(".riskclass.toml", "[[rule]]\neffect='fs.read'\ndecision='deny'\n")
    here = str(tmp_path / "work")
    assert run("--policy", "ops", "cat x")[0] == 0
    code, out, _ = run("--policy", "ops", "--cwd", here, "cat x")
    assert (code, out) == (1, f"deny  read_only  cat x: reads (deny: effect fs.read, {here}/.riskclass.toml:1)\n")


def test_what_a_project_s_file_wants_in_vain_is_said(run: Run, tmp_path: pathlib.Path) -> None:
    _write(".riskclass.toml", "[[rule]]\neffect='fs.*'\ndecision='allow'\n")
    _write("list", "rm -rf /srv/x\nls\n")
    here = str(tmp_path / "work")
    said = f"riskclass: {here}/.riskclass.toml:3:1: `allow` is ignored: a project's policy can only be stricter\n"
    for args in (["rm -rf /srv/x"], ["--json", "rm -rf /srv/x"]):
        code, out, err = run("--policy", "ops", "--cwd", here, *args)
        assert (code, "ask" in out, err) == (1, True, said)
    assert run("batch", "--policy", "ops", "--cwd", here, "list")[2].count(said) == 1


def test_without_it_no_policy_is_looked_for(run: Run) -> None:
    _write(".riskclass.toml", "this is no TOML")
    assert run("rm x") == (0, "destructive  rm x: deletes\n", "")
    assert run("--max", "destructive", "rm x")[0] == 0


# -- init --


def test_init_writes_the_user_s_policy_once(run: Run, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "home/.config/riskclass/policy.toml"
    assert run("policy", "init", "--preset", "coding") == (0, f"{file}\n", "")
    assert tomllib.loads(file.read_text("utf-8")) == {"extends": "coding"}
    assert run("policy", "lint") == (0, "0 problems, 0 warnings\n", "")
    file.write_text("# mine\n")
    code, _, err = run("policy", "init")
    assert (code, err) == (2, f"riskclass: {file} is there already\n")
    assert file.read_text() == "# mine\n"


def test_init_does_not_follow_a_link(run: Run) -> None:
    os.symlink("elsewhere.toml", "p.toml")
    assert run("policy", "init", "p.toml")[0] == 2
    assert not os.path.exists("elsewhere.toml")


def test_init_needs_a_home_or_a_file(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HOME")
    assert run("policy", "init") == (2, "", "riskclass: no home is known: name the file\n")
    assert run("policy", "init", "p.toml")[0] == 0


@pytest.mark.parametrize("name", ["p.toml", ".riskclass.toml"])
def test_everything_in_a_start_can_be_switched_on(run: Run, name: str) -> None:
    """Lines that begin with `#` and no blank: without the `#` the file is right; of a project's its table only adds."""
    run("policy", "init", name)
    lines = pathlib.Path(name).read_text("utf-8").split("\n")
    on = [line[1:] if line[:1] == "#" and line[1:2] not in ("", " ") else line for line in lines]
    _write(name, "\n".join(on))
    code, out, err = run("policy", "lint", name)
    *notes, count = out.splitlines()
    assert (code, count, err) == (0, "0 problems, 0 warnings", "")
    assert [note.partition(": ")[2].partition(":")[0] for note in notes] == (
        ["`deployctl` is judged without this table too"] if name == ".riskclass.toml" else []
    )
    code, out, _ = run("policy", "test", name)
    assert (code, out.endswith(" 0 wrong\n")) == (0, True)
    assert not out.startswith("0 examples")


# -- lint --


def _linted(run: Run, text: str, name: str = "p.toml") -> list[str]:
    """What lint says of a text, without the count; the file's name left out."""
    code, out, err = run("policy", "lint", _write(name, text))
    *lines, count = out.splitlines()
    assert not err
    assert code == (0 if count.startswith("0 problems") else 1)
    return [line.removeprefix(f"{name}:") for line in lines]


def test_lint_finds_every_problem_in_the_order_of_the_lines(run: Run) -> None:
    text = "attendd = true\n[[rule]]\npath = 1\n[[tool]]\nnames = 'x'\nreads = 'A'\n[clases]\n"
    assert [line.partition(": ")[0] for line in _linted(run, text)] == ["1:1", "2:3", "3:1", "6:1", "7:2"]


WARNINGS = [
    # rules that decide nothing
    (
        "[[rule]]\neffect='fs.delete'\npath='/a/*'\ndecision='allow'\n"
        "[[rule]]\neffect='fs.*'\npath='/a*'\ndecision='deny'",
        ["1:3: warning: this rule never decides: line 5 says deny of all that it names"],
    ),
    (
        "[[rule]]\nclass='unknown'\ndecision='ask'\n[[rule]]\nat_least='exposure'\ndecision='deny'",
        ["1:3: warning: this rule never decides: line 4 says deny of all that it names"],
    ),
    (
        "[[rule]]\ntool='git push'\ndecision='ask'\n[[rule]]\ntool='git'\ndecision='deny'",
        ["1:3: warning: this rule never decides: line 4 says deny of all that it names"],
    ),
    (
        "[[rule]]\nunit='a'\ndecision='ask'\n[[rule]]\nunit='a'\ndecision='ask'",
        ["4:3: warning: this rule adds nothing: line 1 says ask of all that it names"],
    ),
    (
        "[[rule]]\neffect='fs.delete'\nclass='read_only'\ndecision='deny'",
        ["1:3: warning: this rule never holds: no effect is all of that at once"],
    ),
    (
        "[[rule]]\neffect='net.send'\npath='/x'\ndecision='deny'",
        ["1:3: warning: this rule never holds: no effect is all of that at once"],
    ),
    (
        "[[rule]]\neffect='fs.append'\ndecision='deny'",  # a verb, which no effect has as its kind
        ["1:3: warning: this rule never holds: no effect is all of that at once"],
    ),
    ("[[rule]]\neffect=[]\ndecision='deny'", ["1:3: warning: this rule never holds: no effect is all of that at once"]),
    # allow does not reach what is not named
    (
        "[[rule]]\npath='/srv/b/*'\ndecision='allow'",
        [
            "1:3: warning: `allow` does not reach exposure, unknown, destructive here:"
            " where that is meant, name the effect or the class"
        ],
    ),
    # globs
    ("trusted_hosts=['*']", ["1:1: warning: '*' names every host"]),
    ("trusted_hosts=['*x.org']", ["1:1: warning: '*x.org' also names evilx.org: *.x.org is what lies below it"]),
    ("trusted_hosts=['x.*']", ["1:1: warning: 'x.*' also names x.evil.example"]),
    (
        "[[rule]]\neffect='net.upload'\nurl='https://x.org*'\ndecision='allow'",
        ["3:1: warning: 'https://x.org*' also names https://x.org.evil.example: end the host with /"],
    ),
    (
        "[[rule]]\neffect='net.upload'\nurl='x.org/*'\ndecision='deny'",
        ["3:1: 'x.org/*' fits nothing: a URL begins with its scheme, https://"],
    ),
    (
        "[[rule]]\neffect='fs.delete'\npath='*/build'\ndecision='allow'",
        ["3:1: warning: '*/build' names paths everywhere"],
    ),
    (
        "[[rule]]\neffect='fs.delete'\npath=['/a/*', '/srv/b*']\ndecision='allow'",
        ["3:1: warning: '/srv/b*' also names /srv/b-other: /srv/b/* is what lies in it"],
    ),
    (
        "[[rule]]\neffect='fs.delete'\npath='build/*'\ndecision='deny'",
        ["3:1: 'build/*' fits nothing: a path begins with /, ~/ or ./"],
    ),
    (
        "[[rule]]\neffect='fs.delete'\npath='/srv/'\ndecision='deny'",
        ["3:1: '/srv/' fits nothing: effects have paths without //, . and .., and without / at the end"],
    ),
    (
        "[[rule]]\neffect='fs.delete'\npath='/a/*'\nunless={path='/a/../b'}\ndecision='allow'",
        ["4:9: '/a/../b' fits nothing: effects have paths without //, . and .., and without / at the end"],
    ),
    (
        "protected_contexts='stage:live'",
        ["1:1: warning: 'stage:live' fits only what a caller names so: no table says 'stage'"],
    ),
    (
        "[[rule]]\neffect='fs.delete'\ncontext='host:*'\ndecision='allow'",
        ["3:1: warning: 'host:*' names every place"],
    ),
    (
        "[[rule]]\nhost='https://x.org'\ndecision='ask'",
        ["2:1: 'https://x.org' fits nothing: a host has no scheme, user or path"],
    ),
    (
        "[[rule]]\ntool='git psuh'\ndecision='ask'",
        ["2:1: warning: 'git psuh' is no sub-command of git; did you mean 'push'?"],
    ),
    (
        "[[rule]]\ntool='systemctll'\ndecision='ask'",
        ["2:1: warning: 'systemctll' has no shipped table; did you mean 'systemctl'?"],
    ),
    (
        "[[rule]]\ntool='k delete'\ndecision='ask'\n"
        "[[tool]]\nnames='k'\nextends='kubectl'\nexamples='k get pods  #=> read_only'",
        ["2:1: warning: 'k delete' never holds: k is another name of kubectl; did you mean 'kubectl delete'?"],
    ),
    (
        "[[rule]]\ntool='gti push'\ndecision='ask'",
        ["2:1: warning: 'gti push' has no shipped table; did you mean 'git'?"],
    ),
    (
        "[[rule]]\ncontext=['prod-1', 'hots:x']\ndecision='ask'",
        [
            "2:1: 'prod-1' fits nothing: a context is KIND:NAME, such as host:prod-*",
            "2:1: 'hots:x' fits nothing: no kind of context is 'hots'; did you mean 'host'?",
        ],
    ),
    (
        "[[rule]]\ntool='git *'\ndecision='ask'",
        ["2:1: warning: 'git *' fits nothing: a tool is a program with its sub-command, and no glob"],
    ),
    ("[places]\nscratch='*/tmp'", ["2:1: warning: '*/tmp' names paths everywhere"]),
    (
        "[places]\nscratch=['/srv/tmp', '/srv/lock.pid', '/srv/b', '/srv/b/*']\nsecret='/srv/key'",
        ["2:1: warning: '/srv/tmp' is that path alone; did you mean '/srv/tmp/*', what lies in it?"],
    ),
    (
        "[places]\nvital='~/.data'",
        ["2:1: warning: '~/.data' is that path alone; did you mean '~/.data/*', what lies in it?"],
    ),
    (
        "[places]\nprograms='/opt/bin/'",
        ["2:1: '/opt/bin/' fits nothing: a folder is a path from / on, without * and without / at its end"],
    ),
    # tables
    (
        "[[tool]]\nnames='x'\ndoes='net.send'",
        ["1:3: warning: this table has no examples: nothing shows that it is right"],
    ),
    (
        "[[tool]]\nnames='x'\noperands='A'\n"
        "rows=[\n {when='A=a', does='net.send'},\n {when='A=b', does='net.scan'},\n]\n"
        "examples='x a  #=> config_mutation'",
        ["6:2: warning: no example shows the row of A=b"],
    ),
    (
        "[[tool]]\nnames='x'\n[[tool.subs]]\nnames='y'\nexamples='x y  #=> read_only'\n[[tool.subs]]\nnames='z'\n",
        ["6:8: warning: no example shows the sub-command z"],
    ),
    (
        "[[tool]]\nextends='git'\nexamples='git status  #=> read_only'\n[[tool.subs]]\nnames='status'\n"
        "rows=[{when='--mine', does='net.send'}]\noptions=[{flags='--mine'}]\n",
        ["4:8: warning: no example shows the sub-command status", "6:7: warning: no example shows the row of --mine"],
    ),
]


@pytest.mark.parametrize(("text", "warnings"), WARNINGS)
def test_lint_warns_of_what_is_hardly_meant(run: Run, text: str, warnings: list[str]) -> None:
    assert _linted(run, text) == warnings


@pytest.mark.parametrize(
    "text",
    [
        BUILDS,
        "[[rule]]\neffect='fs.delete'\npath='/a/*'\ndecision='deny'\n[[rule]]\neffect='fs.*'\npath='/a/*'\ndecision='ask'",
        # the wide rule leaves something out
        "[[rule]]\neffect='fs.delete'\npath='/a/b/*'\ndecision='ask'\n"
        "[[rule]]\neffect='fs.delete'\npath='/a/*'\nunless={path='/a/b/*'}\ndecision='deny'",
        # what is allowed on this machine does not cover what is allowed on another
        "[[rule]]\neffect='fs.delete'\npath='/a/*'\ndecision='allow'\n"
        "[[rule]]\neffect='fs.delete'\npath='/a/b/*'\ncontext='host:b'\ndecision='allow'",
        "[[rule]]\nunit='app'\ndecision='allow'",
        "[[rule]]\ntool='inhouse'\ndecision='deny'",
        "[[rule]]\ntool='redirect'\npath='/x'\ndecision='ask'",
        "[[rule]]\nhost='*'\ndecision='ask'",
        "[[rule]]\neffect='fs.delete'\npath=['~/b/*', './c', '/d']\ndecision='allow'",
        "[[rule]]\neffect='net.upload'\nurl='https://x.org/*'\ndecision='allow'",
        "trusted_hosts = ['*.x.org', 'y']",
        "[[rule]]\neffect='fs.delete'\npath='/a/*'\nunless={path='*/keep'}\ndecision='allow'",
        "[remap]\n'fs.delete' = 'read_only'\n[[rule]]\neffect='fs.delete'\nclass='read_only'\ndecision='deny'",
    ],
)
def test_lint_says_nothing_of_what_may_be_meant(run: Run, text: str) -> None:
    assert _linted(run, text) == []


def test_a_covered_rule_does_decide_nothing(run: Run) -> None:
    """What lint says of the first warning above, tried: without the rule every answer is the same."""
    text = str(WARNINGS[0][0])
    with_it, without = _write("with.toml", text), _write("without.toml", "[[rule]]" + text.split("[[rule]]")[2])
    commands = "".join(f"rm -r {path}\n" for path in ("/a/b", "/ab", "/b", "$X", "/a", "/", "/a/*"))
    log = _write("log", commands)
    assert run("policy", "diff", with_it, without, "--over", log)[1] == "0 of 7 commands flip\n"


def test_lint_reports_what_of_a_project_is_ignored(run: Run) -> None:
    lines = _linted(run, "trusted_hosts = ['a.b']\n[[rule]]\nunit='a'\ndecision='allow'\n", ".riskclass.toml")
    assert lines == [
        "1:1: `trusted_hosts` is ignored: a project's policy can only be stricter",
        "4:1: `allow` is ignored: a project's policy can only be stricter",
    ]


def test_lint_takes_what_is_in_force_here(run: Run, tmp_path: pathlib.Path) -> None:
    """The user's, the system's, and each project's above this folder; a wrong example is a problem."""
    user = _write(str(tmp_path / "home/.config/riskclass/policy.toml"), "examples = 'ls  #=> deny'\n")
    system = _write(str(tmp_path / "etc.toml"), "attended = 1\n")
    project = _write(str(tmp_path / ".riskclass.toml"), "[classes]\nunknown = 'allow'\n")
    code, out, _ = run("policy", "lint")
    assert code == 1
    assert out == (
        f"{system}:1:1: `attended` is true or false, not 1\n"
        f"{project}:2:1: `unknown = allow` is ignored: a project's policy can only be stricter\n"
        "1 problem, 0 warnings\n"
    )
    _write(system, "")
    assert f"{user}:1:13: `ls`: deny is expected, but it is allow" in run("policy", "lint")[1]


def test_lint_of_several_files_says_each_thing_once(run: Run) -> None:
    _write("base.toml", "[[rule]]\neffect='fs.append'\ndecision='deny'\n")
    for name in ("a.toml", "b.toml"):
        _write(name, "extends = 'base.toml'\n")
    code, out, _ = run("policy", "lint", "a.toml", "b.toml")
    assert (code, out.count("never holds")) == (0, 1)
    assert run("policy", "lint", "a.toml", "nothing.toml")[0] == 2
    assert run("policy", "test", "a.toml", "nothing.toml")[0] == 2


def test_what_is_no_log_is_refused(run: Run) -> None:
    _write("list.txt", "ls\nrm x\n")
    _write("binary", "ls\n\0\1")
    for args in (["suggest", "--from", "list.txt"], ["diff", "ops", "observe", "--over", "binary"]):
        code, out, err = run("policy", *args)
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert f"{args[-1]}: is no" in err


# -- test --


def test_test_counts_examples_and_shows_those_that_do_not_hold(run: Run) -> None:
    file = _write(
        "p.toml", BUILDS + "\nexamples = '''\nrm -r /srv/builds/x  #=> allow\nls  #=> deny\n'''\n".join(["", ""])
    )
    assert run("policy", "test", file)[0] == 1
    text = "examples = '''\nrm -r /srv/builds/x  #=> allow\nls  #=> deny\n'''\n" + BUILDS
    code, out, _ = run("policy", "test", _write("p.toml", text))
    assert code == 1
    first, count = out.splitlines()
    assert first.startswith("p.toml:3:1: `ls`: deny is expected, but it is allow: ls: only observes")
    assert count == "2 examples, 1 wrong"
    assert run("policy", "test", _write("p.toml", text.replace("deny\n", "allow\n"))) == (
        0,
        "2 examples, 0 wrong\n",
        "",
    )


def test_test_of_a_file_that_cannot_be_used(run: Run) -> None:
    code, out, _ = run("policy", "test", _write("p.toml", "rul = 1\n"))
    assert (code, out) == (1, "p.toml:1:1: no word 'rul'; did you mean 'rule'?\n")


# -- show --


def _decides_as(text: str, policy: Policy, cwd: str) -> list[str]:
    """Commands of the corpus that a text decides otherwise than a policy."""
    other = Policy.load(_write("shown.toml", text))
    wrong = []
    for command in COMMANDS[::60]:
        old, new = classify(command, cwd=cwd, site=policy.site), classify(command, cwd=cwd, site=other.site)
        one, two = policy.decide(old), other.decide(new)
        same = old.effects == new.effects and one.action == two.action and one.effect == two.effect
        wrong += [] if same else [f"{command}: {one!r} {two!r}"]
    return wrong


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_a_preset_that_is_shown_reads_back_as_itself(run: Run, name: str) -> None:
    code, out, _ = run("policy", "show", name)
    assert code == 0
    assert tomllib.loads(out) == PRESETS[name]
    assert not _decides_as(out, Policy.load(name), "/home/a/x")


USER = """\
extends = "coding"
attended = true
trusted_hosts = "*.corp.example"
protected_contexts = ["host:prod-*", "user:root"]
[remap]
"service.*" = "exposure"
[places]
scratch = "/srv/*"
secret = ["/opt/*", "./private/*"]
[classes]
disruptive = "allow"
[[rule]]
effect = ["fs.delete", "vcs.*"]
unless = { path = "/srv/keep/*", context = ["host:*"] }
decision = "allow"
because = 'what "git" does, with \\\\ and a tab\\t'
[[tool]]
names = "onhost"
operands = "HOST COMMAND...:argv"
context = "host:HOST"
examples = "onhost a ls  #=> read_only"
[[tool]]
extends = "git"
[[tool.options]]
flags = "--mine"
[[tool.subs]]
names = "status"
rows = [{ when = "--mine", does = "net.send" }]
"""
SYSTEM = """\
tables = "more.toml"
[classes]
unknown = "deny"
disruptive = "deny"
[places]
scratch = "/srv/other/*"
cache = "/opt/cache/*"
[[rule]]
tool = "make"
decision = "deny"
"""
PROJECT = """\
extends = "strict"
tables = "more.toml"
attended = false
trusted_hosts = "evil.example"
[remap]
"vcs.*" = "destructive"
"fs.delete" = "read_only"
[places]
secret = "./keys/*"
scratch = "/*"
[[rule]]
effect = "fs.write"
place = "project"
decision = "deny"
[[rule]]
class = "destructive"
decision = "allow"
"""
MORE = "[[tool]]\nnames = 'jq2'\noperands = 'FILE'\ndeletes = 'FILE'\ninert = '-n'\noptions = [{ flags = '-n' }]\n"


@pytest.fixture
def everything(run: Run, tmp_path: pathlib.Path) -> Run:
    """A user's policy, a system's, and those of a project and of the folder above it, with tables beside them."""
    _write(str(tmp_path / "home/.config/riskclass/policy.toml"), USER)
    _write(str(tmp_path / "etc.toml"), SYSTEM)
    _write(str(tmp_path / "more.toml"), MORE)
    _write(str(tmp_path / "work/more.toml"), MORE.replace("jq2", "jq3"))
    _write(str(tmp_path / "work/.riskclass.toml"), PROJECT)
    _write(str(tmp_path / ".riskclass.toml"), "[[rule]]\neffect='net.*'\ndecision='ask'\nbecause='above'\n")
    return run


@pytest.mark.parametrize("origin", [[], ["--origin"]])
def test_what_is_in_force_reads_back_as_the_same(everything: Run, origin: list[str]) -> None:
    code, out, err = everything("policy", "show", *origin)
    assert (code, err) == (0, "")
    here = os.getcwd()
    policy = search(here)
    assert not policy.attended
    assert len({classify(command, cwd=here, site=policy.site).risk_class for command in COMMANDS[::60]}) > 5
    assert not _decides_as(out, policy, here)
    again = everything("policy", "show", str(pathlib.Path("shown.toml")))[1]
    assert not _decides_as(again, policy, here)


def test_origins_are_the_lines_that_say_it(everything: Run, tmp_path: pathlib.Path) -> None:
    """Each line's comment names a line that holds the key, or the header it stands under."""
    out = everything("policy", "show", "--origin")[1]
    seen = 0
    for line in out.splitlines():
        shown, _, where = line.partition("  # ")
        if ":" not in where or shown.startswith("#"):
            continue
        file, _, number = where.rpartition(":")
        written = pathlib.Path(file).read_text("utf-8").splitlines()[int(number) - 1]
        key = shown.partition(" = ")[0].strip('[]"').rpartition(".")[2].rpartition(".")[2]
        sugar = written.startswith(("trusted_hosts", "protected_contexts"))
        glob = written.startswith(('"service.*"', '"vcs.*"', '"fs.delete"'))
        top = shown in ("[[layer]]", "[remap]") or shown.startswith(("project", "extends", "]", " "))
        assert key in written or sugar or glob or top, line
        seen += 1
    assert seen > 40
    assert 'extends = "coding"  # preset coding' in out
    assert f'disruptive = "deny"  # {tmp_path}/etc.toml:4' in out


def test_what_is_ignored_is_shown_as_a_comment(everything: Run) -> None:
    out = everything("policy", "show")[1]
    assert "# /" in out
    assert out.count("is ignored: a project's policy can only be stricter") == 5
    assert "evil.example" not in out


def test_without_any_file_the_preset_is_in_force(run: Run) -> None:
    assert run("policy", "show") == (0, 'extends = "ops"\n', "")
    assert run("policy", "show", "--origin")[1] == 'extends = "ops"  # the preset where none is named\n'


def test_show_needs_a_policy_that_can_be_used(run: Run) -> None:
    code, out, err = run("policy", "show", _write("p.toml", "rul = 1\n"))
    assert (code, out, err) == (2, "", "riskclass: p.toml:1:1: no word 'rul'; did you mean 'rule'?\n")


# -- diff --


def _log(*records: dict[str, Any] | str) -> str:
    return _write("log.jsonl", "".join(f"{each if isinstance(each, str) else json.dumps(each)}\n" for each in records))


def test_diff_says_what_flips(run: Run) -> None:
    log = _log(
        {"command": "rm -rf /srv/builds/1", "time": "2026-01-01T00:00:00Z", "unknown_key": [1]},
        {"command": "ls"},
        {"command": "rm -rf /srv/builds/1"},
        {"command": "rm -rf /srv/x"},
    )
    code, out, err = run("policy", "diff", "ops", _write("new.toml", BUILDS), "--over", log)
    assert (code, err) == (1, "")
    assert out == (
        "1: rm -rf /srv/builds/1 (2 times): ask → allow  destructive  (new.toml:1)\n"
        "  2 × ask → allow\n"
        "2 of 4 commands flip\n"
    )
    assert run("policy", "diff", "ops", "ops", "--over", log) == (0, "0 of 4 commands flip\n", "")


def test_diff_counts_a_verdict_that_flips_alone(run: Run) -> None:
    file = _write("new.toml", "[remap]\n'fs.delete' = 'unknown'\n")
    code, out, _ = run("policy", "diff", "ops", file, "--over", _log({"command": "rm x"}))
    assert code == 1
    assert "1: rm x: ask  destructive → unknown  (preset ops)\n  1 × destructive → unknown\n" in out


def test_diff_as_json(run: Run) -> None:
    log = _log(
        {"command": "rm /srv/builds/1", "cwd": "/w", "home": "/home/a", "context": ["host:a"]}, {"command": "ls"}
    )
    new = _write("new.toml", BUILDS.replace("path =", "context = 'host:a'\npath ="))
    code, out, _ = run("policy", "diff", "ops", new, "--over", log, "--json")
    said = json.loads(out)
    assert code == 1
    assert (said["schema"], said["commands"], len(said["flips"])) == (1, 2, 1)
    assert said["old"] == Policy.load("ops").identity
    flip = said["flips"][0]
    assert (flip["command"], flip["cwd"], flip["home"], flip["context"]) == (
        "rm /srv/builds/1",
        "/w",
        "/home/a",
        ["host:a"],
    )
    assert flip["lines"] == [1]
    assert [(flip[side]["risk_class"], flip[side]["decision"]) for side in ("old", "new")] == [
        ("destructive", "ask"),
        ("destructive", "allow"),
    ]
    assert json.loads(run("policy", "diff", "ops", "ops", "--over", log, "--json")[1])["flips"] == []


def test_diff_takes_the_setting_of_each_question(run: Run) -> None:
    """The same command in two folders is two questions."""
    new = _write("new.toml", "[[rule]]\neffect='fs.delete'\npath='/w/*'\ndecision='allow'\n")
    log = _log({"command": "rm x", "cwd": "/w"}, {"command": "rm x", "cwd": "/v"}, {"command": "rm x"})
    assert run("policy", "diff", "ops", new, "--over", log)[1].endswith("1 of 3 commands flip\n")


def test_a_plain_list_has_one_command_a_line(run: Run) -> None:
    log = _write("list", "# builds\nrm /srv/builds/1\n\n  { ls; rm /srv/builds/2; }\nls\n")
    out = run("policy", "diff", "ops", _write("new.toml", BUILDS), "--over", log)[1]
    assert out.splitlines()[0].startswith("2: rm /srv/builds/1: ask → allow")
    assert out.splitlines()[1].startswith("4: { ls; rm /srv/builds/2; }: ask → allow")
    assert out.endswith("2 of 3 commands flip\n")


def test_standard_input_is_a_log_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"rm /srv/builds/1\xff\n")))
    assert run("policy", "diff", "ops", _write("new.toml", BUILDS), "--over", "-")[0] == 1


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("{broken", "no JSON object"),
        ("[1]", "no JSON object"),
        ("\0", "no JSON object"),
        ('{"a":' * 5000, "no JSON object"),
        ("{}", "`command` is a text"),
        ('{"command": 1}', "`command` is a text"),
        ('{"command": "ls", "cwd": 1}', "cwd is a str, not int"),
        ('{"command": "ls", "home": []}', "home is a str, not list"),
        ('{"command": "ls", "context": "host:a"}', "context is a sequence of str such as ('host:web1', 'user:root')"),
        ('{"command": "ls", "cwd": "srv"}', "cwd is an absolute path, not 'srv'"),
        ('{"command": "ls", "context": ["a"]}', "a context is KIND:NAME, such as host:web1, not 'a'"),
        ('{"command": "ls", "context": [1]}', "context is a sequence of str such as ('host:web1', 'user:root')"),
        ('{"command": "ls", "left": 9000}', "it holds no more than the beginning of the command"),
    ],
)
def test_a_bad_line_is_reported_and_passed_over(run: Run, line: str, message: str) -> None:
    log = _log({"command": "ls"}, line, {"command": "rm x"})
    code, out, err = run("policy", "diff", "ops", "observe", "--over", log)
    assert (code, out.splitlines()[-1]) == (1, "1 of 2 commands flip")
    assert err == f"riskclass: log.jsonl:2: {message}; this line is passed over\n"


# -- suggest --


def _asked(command: str, outcome: str | None = "approved", **more: Any) -> dict[str, Any]:
    return {"schema": 1, "command": command, "decision": "ask", "outcome": outcome, **more}


def _suggested(run: Run, *records: dict[str, Any], policy: str = "ops") -> tuple[list[dict[str, Any]], list[str]]:
    """The rules, and what is said of records without one."""
    code, out, err = run("policy", "suggest", "--policy", policy, "--from", _log(*records))
    assert (code, err) == (0, "")
    rules = tomllib.loads(out).get("rule", [])
    return rules, [line[2:] for line in out.splitlines() if line.startswith("# ")]


def test_a_suggested_rule_answers_what_was_approved(run: Run) -> None:
    """Read back, it allows that, and nothing that differs in the target, the place where it happens or the tool."""
    log = _log(_asked("systemctl restart app"), _asked("cp a /etc/app.conf"), _asked("ssh web1 systemctl stop db"))
    out = run("policy", "suggest", "--policy", "ops", "--from", log)[1]
    policy = Policy.load(_write("p.toml", out))
    allowed = [
        "systemctl restart app",
        "cp a /etc/app.conf",
        "ssh web1 systemctl stop db",
        "systemctl restart app.service",
    ]
    for command in allowed:
        assert policy.decide(classify(command)).action == "allow", command
    asked = [
        "systemctl restart other",
        "systemctl stop app",
        "systemctl restart app db",
        "service app restart",
        "ssh web1 systemctl restart app",
        "docker exec c systemctl restart app",
        "cp a /etc/other.conf",
        "mv a /etc/app.conf",
        "ssh web1 cp a /etc/app.conf",
        "ssh web2 systemctl stop db",
        "ssh web1 ssh web2 systemctl stop db",
        "systemctl stop db",
        "systemctl restart $X",
        "systemctl restart app; rm x",
    ]
    for command in asked:
        assert policy.decide(classify(command)).action == "ask", command


def test_rules_that_differ_in_their_targets_are_one(run: Run) -> None:
    rules, said = _suggested(run, *(_asked(f"systemctl restart {unit}") for unit in ("a", "b", "a")))
    assert rules == [
        {
            "effect": "service.restart",
            "tool": "systemctl restart",
            "unit": ["a", "b"],
            "unless": {"context": "*"},
            "decision": "allow",
        }
    ]
    assert not said


def test_a_command_may_need_several_rules(run: Run) -> None:
    rules, _ = _suggested(run, _asked("cp a /etc/a.conf && systemctl reload a"))
    assert [rule["effect"] for rule in rules] == ["fs.write", "service.reload"]


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("rm -rf /srv/x", "fs.delete is destructive"),
        ("dd if=/dev/zero of=/dev/sda1", "disk.write is destructive"),
        ("./deploy.sh", "code.project is unknown"),
        ("frobnicate", "unknown.tool is unknown"),
        ("cat ~/.ssh/id_rsa", "secret.read is exposure"),
        ("scp f other:", "net.upload is exposure"),
        ("systemctl restart a; rm x", "fs.delete is destructive"),
        ('systemctl restart "$X"', "$X is no plain name"),
        ("cp a /srv/*", "/srv/* is no plain name"),
        ("curl -X POST -d x https://u:REDACTED@h/x", "is no plain name"),
        ("kill 4711", "4711 is another process next time"),
        ("ssh a ssh b systemctl restart x", "no one context says where it happens: host:a, host:b"),
        ("docker compose up -d", "guest.disrupt has no target that a rule could name"),
        ("ls", "it is no longer asked for: allow"),
        ("rm -rf /", "it is no longer asked for: deny"),
    ],
)
def test_there_is_no_rule_for(run: Run, command: str, why: str) -> None:
    rules, said = _suggested(run, _asked(command))
    assert not rules
    assert len(said) == 1
    assert why in said[0]


def test_what_the_site_calls_harmless_is_still_what_it_is(run: Run) -> None:
    """A class that a policy lowers does not make a deletion one that may be suggested."""
    policy = _write("p.toml", "[remap]\n'fs.delete' = 'config_mutation'\n")
    rules, said = _suggested(run, _asked("rm x"), policy=policy)
    assert not rules
    assert "fs.delete is destructive" in said[0]


def test_the_class_in_the_log_counts_as_well(run: Run) -> None:
    """The log holds the command without its secrets; what was judged then was the whole."""
    rules, said = _suggested(run, _asked("systemctl restart a", risk_class="exposure"))
    assert not rules
    assert "the log says that it is exposure" in said[0]


@pytest.mark.parametrize(("decision", "outcome"), [("ask", "refused"), ("deny", None)])
def test_nothing_is_suggested_that_allows_what_was_refused(run: Run, decision: str, outcome: str | None) -> None:
    refused = {**_asked("systemctl restart db", outcome), "decision": decision}
    rules, said = _suggested(run, refused, _asked("systemctl restart db app"), _asked("systemctl restart app"))
    assert [rule["unit"] for rule in rules] == [["app"]]
    assert said == [
        "no rule for systemctl restart db app (line 2): something that was refused would be allowed with it"
    ]


def test_two_rules_that_are_right_alone_may_be_too_much_together(run: Run) -> None:
    """What was refused needs a rule of each of two records: neither is left."""
    both = "systemctl restart a; systemctl stop b"
    rules, said = _suggested(
        run,
        _asked(both, "refused"),
        _asked("systemctl restart a"),
        _asked("systemctl stop b"),
        _asked("systemctl stop c"),
    )
    assert [rule["unit"] for rule in rules] == [["c"]]
    assert [line.partition(":")[0] for line in said] == [
        "no rule for systemctl restart a (line 2)",
        "no rule for systemctl stop b (line 3)",
    ]


def test_units_that_are_merged_are_not_allowed_together_where_that_was_refused(run: Run) -> None:
    refused = _asked("systemctl restart a.service b", "refused")
    rules, _ = _suggested(run, refused, *(_asked(f"systemctl restart {unit}") for unit in "abc"))
    assert [rule["unit"] for rule in rules] == [["c"]]


def test_a_refusal_under_another_name_leaves_no_rule(run: Run) -> None:
    """The same file, once by its path and once by the home: which rule allows it is not told apart, so none is left."""
    refused = _asked("cp b ~/x", "refused", home="/home/a")
    rules, said = _suggested(run, refused, _asked("cp a /home/a/x"), _asked("cp a /home/b/x"))
    assert not rules
    assert len(said) == 2


def test_what_was_refused_once_is_not_suggested(run: Run) -> None:
    rules, _ = _suggested(run, _asked("systemctl restart a", "refused"), _asked("systemctl restart a"))
    assert not rules


def test_a_rule_that_asks_is_not_argued_with(run: Run) -> None:
    policy = _write("p.toml", "[[rule]]\nunit='a'\ndecision='ask'\n")
    rules, said = _suggested(run, _asked("systemctl restart a"), policy=policy)
    assert not rules
    assert said == ["no rule for systemctl restart a (line 1): another rule, or a project's policy, asks for it"]


def test_only_what_was_asked_and_approved_counts(run: Run) -> None:
    rules, said = _suggested(
        run,
        _asked("systemctl restart a", None),
        {**_asked("systemctl restart b"), "decision": "allow"},
        {"command": "systemctl restart c"},
    )
    assert not rules
    assert said == ["nothing was approved"]


@pytest.mark.parametrize("of", ["q1", "f1"])
def test_an_outcome_may_stand_in_a_line_of_its_own(run: Run, of: str) -> None:
    asked = _asked("systemctl restart a", None, id="q1", fingerprint="f1")
    rules, _ = _suggested(run, asked, {"schema": 1, "id": "q2", "of": of, "fingerprint": "f1", "outcome": "approved"})
    assert [rule["unit"] for rule in rules] == [["a"]]
    rules, _ = _suggested(run, asked, {"schema": 1, "of": "other", "outcome": "approved"})
    assert not rules


def test_the_policy_is_that_of_the_folder_where_it_was_asked(run: Run, tmp_path: pathlib.Path) -> None:
    """A project that asks for it cannot be overruled by a user's rule."""
    _write(str(tmp_path / "work/.riskclass.toml"), "[[rule]]\nunit='a'\ndecision='ask'\n")
    log = _log(_asked("systemctl restart a", cwd=str(tmp_path / "work")), _asked("systemctl restart a", cwd="/srv"))
    out = run("policy", "suggest", "--from", log)[1]
    assert "(line 1): another rule, or a project's policy, asks for it" in out
    assert len(tomllib.loads(out)["rule"]) == 1


# -- together --


def test_a_whole_table_with_a_wrong_example_is_seen_from_the_command_line(tmp_path: pathlib.Path) -> None:
    """In a process of its own: one line, exit code 2, no traceback."""
    file = tmp_path / "p.toml"
    file.write_text(
        "[[tool]]\nnames='onhost'\noperands='HOST COMMAND...:argv'\nexamples='onhost a rm x  #=> read_only'\n"
    )
    program = [sys.executable, "-m", "riskclass", "--policy", str(file), "ls"]
    env = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache")}
    done = subprocess.run(program, capture_output=True, text=True, env=env, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        f"riskclass: {file}:4:11: `onhost a rm x`: read_only is expected, but it is destructive:"
        " onhost → rm x: deletes\n"
    )
