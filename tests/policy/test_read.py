"""Every kind of mistake in a policy is refused at its own line and column, with the word that is near."""

from __future__ import annotations

import os
import pathlib

import pytest

from riskclass import Policy, PolicyError, classify
from riskclass.model.limits import POLICY, PROBLEMS, PROJECT
from riskclass.policy.chain import Chain
from riskclass.policy.finding import search
from riskclass.policy.presets import PRESETS
from riskclass.policy.source import Problems
from riskclass.policy.survey import of_file
from riskclass.policy.trial import tried


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def _refused(file: pathlib.Path, text: str | bytes) -> PolicyError:
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(PolicyError) as error:
        Policy.load(str(file))
    assert error.value.file == str(file)
    return error.value


#: (text, line, column, message)
WORDS = [
    # no such word, at every level
    ("rul = 1", 1, 1, "no word 'rul'; did you mean 'rule'?"),
    ("\n[clases]\n", 2, 2, "no word 'clases'; did you mean 'classes'?"),
    ("[[rule]]\ndecision = 'ask'\n[[rules]]", 3, 3, "no word 'rules'; did you mean 'rule'?"),
    ("x.y = 1", 1, 1, "no word 'x'; one of extends, attended"),
    ("[[rule]]\ndecision='ask'\n  efect = 'fs.delete'", 3, 3, "no word 'efect'; did you mean 'effect'?"),
    ("rule = [{decision = 'ask', hots = 'x'}]", 1, 28, "no word 'hots'; did you mean 'host'?"),
    ("[[rule]]\ndecision='ask'\nunless = { pth = '/x' }", 3, 12, "no word 'pth'; did you mean 'path'?"),
    ("[[rule]]\ndecision='ask'\nunless.decision = 'ask'", 3, 8, "no word 'decision'"),
    ("[[tool]]\nnames='x'\nexample = ''", 3, 1, "no word 'example'; did you mean 'examples'?"),
    ("[[tool]]\nnames='x'\n[[tool.option]]", 3, 8, "no word 'option'; did you mean 'options'?"),
    ("[[tool]]\nnames='x'\n[[tool.options]]\nflag='-a'\n", 4, 1, "no word 'flag'; did you mean 'flags'?"),
    ("[[tool]]\nnames='x'\nrows = [\n {whn = 'A'},\n]", 4, 3, "no word 'whn'; did you mean 'when'?"),
    ("[[tool]]\nnames='x'\n[[tool.subs]]\nnames='y'\nextends='git'", 5, 1, "no word 'extends'"),
    ("[[tool]]\nnames='x'\n[[tool.subs]]\nnames='y'\n[[tool.subs.subs]]", 5, 13, "no word 'subs'"),
    ("[[layer]]\nlayer = []", 2, 1, "no word 'layer'"),
    ("[[layer]]\n[[layer.rule]]\ndecison='ask'", 3, 1, "no word 'decison'; did you mean 'decision'?"),
    # no such name
    ("[classes]\ndisruptve = 'ask'", 2, 1, "no name 'disruptve'; did you mean 'disruptive'?"),
    ("[classes]\nunknown = 'alow'", 2, 1, "no 'alow' for `unknown`; did you mean 'allow'?"),
    ("[remap]\n'fs.delte' = 'unknown'", 2, 1, "no name 'fs.delte'; did you mean 'fs.delete'?"),
    ("[remap]\n'fs.*' = 'readonly'", 2, 1, "no 'readonly' for `fs.*`; did you mean 'read_only'?"),
    ("[places]\nscrach = '/x'", 2, 1, "no name 'scrach'; did you mean 'scratch'?"),
    ("[[rule]]\ndecision = 'block'", 2, 1, "no 'block' for `decision`; one of allow, ask, deny"),
    ("[[rule]]\ndecision='ask'\neffect = ['fs.read', 'fs.delet']", 3, 22, "did you mean 'fs.delete'?"),
    ("[[rule]]\ndecision='ask'\neffect = 'nothing.*'", 3, 1, "no 'nothing.*' for `effect`; one of"),
    ("[[rule]]\ndecision='ask'\nclass = 'destroy'", 3, 1, "no 'destroy' for `class`"),
    ("[[rule]]\ndecision='ask'\nat_least = 'unknwn'", 3, 1, "did you mean 'unknown'?"),
    ("[[rule]]\ndecision='ask'\nplace = 'projet'", 3, 1, "did you mean 'project'?"),
    ("[[tool]]\nextends = 'rm'\nlate = '-f'", 3, 1, "`late` says how a program reads all of its words"),
    ("[[tool]]\nextends = 'rm'\nstyle = 'go'", 3, 1, "`style` says how a program reads all of its words"),
    ("[[tool]]\nnames = 'x'\ninput = 'hole'", 3, 1, "no 'hole' for `input`; did you mean 'whole'?"),
    ("[[tool]]\nnames = 'x'\nstyle = 'gnuu'", 3, 1, "no 'gnuu' for `style`; did you mean 'gnu'?"),
    # the wrong type
    ("rule = 3", 1, 1, "`rule` is a list of tables, [[rule]], not 3"),
    ("[rule]\ndecision = 'ask'", 1, 2, "`rule` is a list of tables, [[rule]], not a table"),
    ("rule = [1]", 1, 1, "`rule` is a list of tables"),
    ("[[classes]]\n", 1, 3, "`classes` is a table, [classes], not [{}]"),
    ("classes = 'ask'", 1, 1, "`classes` is a table, [classes], not 'ask'"),
    ("[[rule]]\ndecision='ask'\nunless = '/x'", 3, 1, "`unless` is a table, [rule.unless], not '/x'"),
    ("attended = 'no'", 1, 1, "`attended` is true or false, not 'no'"),
    ("attended = 0", 1, 1, "`attended` is true or false, not 0"),
    ("extends = true", 1, 1, "`extends` is a text or a list of texts, not true"),
    ("extends = ['ops', 1]", 1, 19, "`extends` is a text or a list of texts, not 1"),
    ("[[rule]]\ndecision='ask'\npath = [['/x']]", 3, 9, "`path` is a text or a list of texts, not ['/x']"),
    ("[[rule]]\ndecision='ask'\ncatastrophic = 'true'", 3, 1, "`catastrophic` is true or false, not 'true'"),
    ("[[rule]]\ndecision='ask'\nbecause = 1979-05-27", 3, 1, "`because` is a text, not 1979-05-27"),
    ("[[rule]]\ndecision=['ask']", 2, 1, "`decision` is a text, not ['ask']"),
    ("examples = ['ls  #=> allow']", 1, 1, "`examples` is a text"),
    ("[[tool]]\nnames = ['x']", 2, 1, "`names` is a text"),
    ("[[tool]]\nnames = 'x'\noptions = '-a'", 3, 1, "`options` is a list of tables, [[tool.options]], not '-a'"),
    ("[classes]\nunknown = 1", 2, 1, "`unknown` is a text, not 1"),
    ("[places]\nscratch = {}", 2, 1, "`scratch` is a text or a list of texts, not a table"),
    # what is missing, or too much
    ("[[rule]]\neffect = 'fs.read'", 1, 3, "`decision` is missing"),
    ("\n[[tool]]\nabout = 'x'", 2, 3, "`names` or `extends` is needed"),
    ("[[tool]]\nnames = ' '", 2, 1, "`names` is empty"),
    ("[[tool]]\nnames='x'\n[[tool.subs]]\nabout='y'", 3, 8, "`names` is missing"),
    ("[[tool]]\nnames='x'\n[[tool.options]]\nvalue='A'", 3, 8, "one of `flags` and `takes` is needed"),
    ("[[tool]]\nnames='x'\noptions = [{flags = '-a', value = 'A'}]", 3, 27, "`value` goes with `takes`"),
    # tables that cannot be meant
    (
        "[[tool]]\nnames = 'k'\nextends = 'kubectl'\ndeletes = 'X'",
        4,
        1,
        "`deletes` goes not with both `names` and `extends`: what is added goes into",
    ),
    (
        "[[tool]]\nnames = 'k git'\nextends = 'kubectl'",
        2,
        1,
        'git has a shipped table; extends = "git" alone adds to it',
    ),
    ("[[tool]]\nextends = 'gti'", 2, 1, "no shipped table of 'gti'; did you mean"),
    ("[[tool]]\nnames = 'mine git'", 2, 1, 'git has a shipped table; extends = "git" adds to it'),
    ("[[tool]]\nnames='x'\noperands='FILE'\nwrites='FILES'", 4, 1, "x: no name 'FILES'; did you mean 'FILE'?"),
    ("[[tool]]\nnames='x'\noperands='A:shh'", 3, 1, "x: no form 'shh'; did you mean 'sh'?"),
    ("[[tool]]\nnames='x'\n[[tool.options]]\nflags='-a'\ndoes='net.snd'", 5, 1, "did you mean 'net.send'?"),
    ("[[tool]]\nnames='x'\nabout='-q'\nrows=[{when='-q', does='net.send'}]", 4, 8, "x: no name '-q'"),
    ("[[tool]]\nnames='x'\n[[tool.options]]\nflags='-a/-b -a'", 4, 1, "the option -a stands twice"),
    ("[[tool]]\nnames='x'\n[[tool.subs]]\nnames='y'\noperands='A'\nreads='B'", 6, 1, "y: no name 'B'"),
    ("[[tool]]\nnames='x'\ncontext='hots:A'\noperands='A'", 3, 1, "no context 'hots'; did you mean 'host'?"),
    ("[[tool]]\nnames='x'\ncontext='host:AA'\noperands='A'", 3, 1, "no name 'AA'; did you mean 'A'?"),
    ("[[tool]]\nnames='x'\ncontext='user:app'\noperands='A'", 3, 1, "no name 'app'; user:'app' is that very one"),
    ("[[tool]]\nnames='x'\ninert='--dry'", 3, 1, "x: no name '--dry'"),
    ("[[tool]]\nnames='x'\noperands='A'\nrows=[{when='A', unless='A==b', reads='A'}]", 4, 18, "`==` in unless"),
    ("[[tool]]\nextends='git'\n[[tool.subs]]\nnames='status'\nwrites='NOPE'", 5, 1, "status: no name 'NOPE'"),
    ("[[layer]]\n[[layer.tool]]\nnames='x'\nreads='A'", 4, 1, "x: no name 'A'"),
    ("[[tool]]\nnames='x'\nopen=true\noptions=[{flags='-a', does='net.send'}]", 3, 1, "open=True, yet an option"),
    ("[[tool]]\nnames='xA'\noperands='B'\nreads='A'", 4, 1, "xA: no name 'A'"),
    # files
    ("extends = 'opps'", 1, 1, "no preset and no file 'opps'; did you mean 'ops'?"),
    ("extends = ['ops', 'other.toml']", 1, 19, "no preset and no file 'other.toml'; presets are"),
    ("extends = 'a\\u0000b'", 1, 1, "no preset and no file"),
    ("extends = 'p.toml'", 1, 1, "p.toml extends itself"),
    ("[[layer]]\nextends = '../PARENT/p.toml'", 2, 1, "p.toml extends itself"),
    ("extends = '.'", 1, 1, ": cannot be read: Is a directory"),
    ("tables = 'nothing.toml'", 1, 1, "no file"),
    ("\ntables = ['nothing.toml']", 2, 11, "no file"),
    ("tables = 'package:no_such_package/t.toml'", 1, 1, "no package 'no_such_package' is installed"),
    ("tables = 'package:../x/t.toml'", 1, 1, "no package '..' is installed"),
    ("tables = 'package:json/t.toml'", 1, 1, "no file"),
    ("tables = 'package:os/t.toml'", 1, 1, "no package 'os' is installed"),  # a module holds no files
    ("tables = 'package:'", 1, 1, "no package '' is installed"),
    # TOML
    ("a = ", 1, 5, "no valid TOML: Invalid value"),
    ("[classes]\nunknown = 'ask", 2, 15, 'no valid TOML: Expected "\'"'),
    ("\n[[rule]\n", 2, 7, "no valid TOML"),
    ("[classes]\n[classes]", 2, 9, "no valid TOML: Cannot declare"),
    ("[classes]\nunknown='ask'\nunknown='deny'", 3, 15, "no valid TOML: Cannot overwrite a value"),
    ("attended = true\nattended = true", 2, 16, "no valid TOML: Cannot overwrite a value"),
    ("a = 1\rb = 2", 1, 6, "no valid TOML"),
    ("a = '\0'", 1, 6, "no valid TOML"),
    ("a = " + "1" * 5000, 0, 0, "no valid TOML"),
    ("a = " + "[" * 100_000, 0, 0, "nested too deeply"),
    ("\n " + "a." * 20_000 + "b = 1", 2, 2, "more than 32 names joined by dots"),
    ("[x.'y' . \"z\" " + ".a" * 32 + "]", 1, 2, "more than 32 names joined by dots"),
]


@pytest.mark.parametrize(("text", "line", "column", "message"), WORDS)
def test_a_mistake_has_its_place(tmp_path: pathlib.Path, text: str, line: int, column: int, message: str) -> None:
    error = _refused(tmp_path / "p.toml", text.replace("PARENT", tmp_path.name))
    assert (error.line, error.column) == (line, column), error
    assert message in error.message
    place = f":{line}:{column}" if line else ""
    assert str(error) == f"{tmp_path}/p.toml{place}: {error.message}"
    assert "\n" not in str(error)


@pytest.mark.parametrize("end", ["\r\n", "\n"])
def test_ends_of_lines_and_a_byte_order_mark_move_nothing(tmp_path: pathlib.Path, end: str) -> None:
    text = "\ufeffattended = true\n[[rule]]\ndecision = 'ask'\npath = '''\n/x'''\nefect = 'x'\n"
    error = _refused(tmp_path / "p.toml", text.replace("\n", end).encode())
    assert (error.line, error.column) == (6, 1)
    error = _refused(tmp_path / "p.toml", "\ufeffattendd = true\n".replace("\n", end).encode())
    assert (error.line, error.column) == (1, 1)


EXAMPLES = [
    # of a policy
    ("examples = 'ls  #=> deny'", 1, 13, "`ls`: deny is expected, but it is allow: ls: only observes (allow: class"),
    (
        "examples = '''\n\nls  #=> allow\n  # c\n  rm x  #=> allow\n'''",
        5,
        3,
        "`rm x`: allow is expected, but it is ask",
    ),
    ('examples = """\\\n   ls  #=> allow\nrm x  #=> deny"""', 3, 1, "`rm x`: deny is expected"),
    ("examples = 'ls  #=> alow'", 1, 13, "`ls`: no decision 'alow'; did you mean 'allow'?"),
    ("examples = 'ls  #=> read_only'", 1, 13, "no decision 'read_only'; one of allow, ask, deny"),
    ("examples = 'ls  #=> allow fs.read'", 1, 13, "behind allow stands nothing"),
    ("examples = '''\nls\nrm x  #=> ask'''", 2, 1, "nothing is expected of 'ls': end it with #=> allow|ask|deny"),
    ("examples = '''\nls\n\nrm x  #=> ask'''", 2, 1, "nothing is expected of 'ls'"),
    ("examples = '''\nls  #=> allow\n  cat x'''", 3, 3, "nothing is expected of 'cat x'"),
    ("examples = '''\nls  #=>'''", 2, 1, "an expectation is: command  #=> allow|ask|deny"),
    ("examples = '#=> ask'", 1, 13, "an expectation is: command  #=> allow|ask|deny"),
    # of tables
    ("[[tool]]\nnames='x'\nexamples='x'", 3, 11, "nothing is expected of 'x': end it with #=> CLASS"),
    ("[[tool]]\nnames='x'\nexamples='x  #=> unknown'", 3, 11, "`x`: unknown is expected, but it is read_only: x: only"),
    ("[[tool]]\nnames='x'\nexamples='x  #=> readonly'", 3, 11, "no class 'readonly'; did you mean 'read_only'?"),
    ("[[tool]]\nnames='x'\nexamples='x  #=> read_only fs.read'", 3, 11, "fs.read is expected, but it is observe"),
    ('[[tool]]\nnames="x"\nexamples="""\nx  #=> read_only\n\tx | x  #=> unknown"""', 5, 2, "`x | x`: unknown"),
    ("[[tool]]\nnames='x'\n[[tool.subs]]\nnames='y'\nexamples='x z  #=> read_only'", 5, 11, "`x z`: read_only is"),
    ("tool=[{names='x', subs=[{names='y', examples='x y  #=> unknown'}]}]", 1, 47, "`x y`: unknown is expected"),
    ("[[layer]]\n[[layer.tool]]\nnames='x'\nexamples='x  #=> unknown'", 4, 11, "`x`: unknown is expected"),
]


@pytest.mark.parametrize(("text", "line", "column", "message"), EXAMPLES)
def test_a_wrong_example_has_its_place(tmp_path: pathlib.Path, text: str, line: int, column: int, message: str) -> None:
    error = _refused(tmp_path / "p.toml", text)
    assert (error.line, error.column) == (line, column), error
    assert message in error.message


def test_examples_hold_for_what_the_policy_itself_says(tmp_path: pathlib.Path) -> None:
    """The rule, the table and the place are all of the same file."""
    file = tmp_path / "p.toml"
    file.write_text(
        "[places]\nscratch = '/srv/s/*'\n[[rule]]\neffect='net.send'\nhost='a'\ndecision='allow'\n"
        "[[tool]]\nnames='up'\noperands='HOST'\ndoes='net.send HOST'\nexamples='up a  #=> config_mutation net.send'\n"
        "[[tool]]\nextends='ls'\nrows=[{when='FILE=/secret/*', does='secret.read FILE'}]\n"
        "examples='ls /secret/x  #=> exposure'\n"
    )
    assert Policy.load(str(file)).site.tables.keys() >= {"up", "ls"}


def _problems(file: pathlib.Path, text: str) -> list[PolicyError]:
    file.write_text(text)
    problems = Problems(keep=True)
    chain = of_file(str(file), problems)
    assert isinstance(chain, Chain)
    return problems.found


def test_all_problems_of_a_file_are_found_at_once(tmp_path: pathlib.Path) -> None:
    """Each mistake of the tables above that is no syntax error, in one file after the other."""
    parts = [
        ("attended = 0", "attended"),
        ("extends = ['nowhere', 'ops']", "nowhere"),
        ("[classes]\nunknwn = 'ask'\nunknown = 'aks'", "unknwn"),
        ("[[rule]]\npath = 1\nhots = 'x'", "hots"),
        ("[[rule]]\neffect = 'fs.reed'\ndecision = 'ask'", "fs.reed"),
        ("[[tool]]\nnames = 'x'\nreads = 'A'\nwrites = 'B'", "no name 'B'"),
        ("[[tool]]\nextends = 'nosuchtool'", "nosuchtool"),
    ]
    text = "\n".join(part for part, _ in parts)
    found = _problems(tmp_path / "p.toml", text)
    messages = " | ".join(problem.message for problem in found)
    assert all(word in messages for _, word in parts), messages
    assert len(found) == 11
    lines = text.split("\n")
    for problem in found:
        assert lines[problem.line - 1].strip(), problem


def test_what_is_right_beside_a_mistake_is_not_blamed(tmp_path: pathlib.Path) -> None:
    """A table with a wrong word is not linted, and no example is tried against half a policy."""
    text = (
        "[[tool]]\nnames='x'\noption=[{flags='-a'}]\nrows=[{when='-a', does='net.send'}]\nexamples='x -a  #=> unknown'"
    )
    assert [problem.message for problem in _problems(tmp_path / "p.toml", text)] == [
        "no word 'option'; did you mean 'options'?"
    ]


def test_problems_are_not_counted_without_end(tmp_path: pathlib.Path) -> None:
    found = _problems(tmp_path / "p.toml", "".join(f"k{number} = 1\n" for number in range(10 * PROBLEMS)))
    assert len(found) == PROBLEMS + 1
    assert found[-1].message == f"more than {PROBLEMS} problems"


def test_a_problem_in_another_file_is_told_there(tmp_path: pathlib.Path) -> None:
    (tmp_path / "base.toml").write_text("\n[[rule]]\ndecision = 'alow'\n")
    (tmp_path / "tables.toml").write_text("[[tool]]\nnames = 'x'\nreads = 'A'\n\n[classes]\n")
    found = _problems(tmp_path / "p.toml", "extends = 'base.toml'\ntables = 'tables.toml'\n")
    assert sorted(f"{os.path.basename(each.file)}:{each.line}:{each.column}" for each in found) == [
        "base.toml:3:1",
        "tables.toml:3:1",
        "tables.toml:5:2",
    ]


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_presets_have_no_problems(tmp_path: pathlib.Path, name: str) -> None:
    assert not _problems(tmp_path / "p.toml", f"extends = '{name}'\n")


# -- files that are no policies --


def test_a_file_that_cannot_be_read_is_told(tmp_path: pathlib.Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "zero").symlink_to("/dev/zero")
    names = {
        "nothing": "No such file",
        "": "Is a directory",
        "pipe": "it is no file",
        "zero": "it is no file",
        "loop": "symbolic links",
        "a\0b": "NUL",
        "x" * 300: "too long",
    }
    for name, message in names.items():
        with pytest.raises(PolicyError) as error:
            Policy.load(f"{tmp_path}/{name}")
        assert message in error.value.message
        assert "\0" not in str(error.value)
        assert (error.value.line, error.value.column) == (0, 0)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_without_permission_is_told(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "p.toml"
    file.write_text("")
    file.chmod(0)
    with pytest.raises(PolicyError, match="Permission denied"):
        Policy.load(str(file))


def test_bytes_that_are_no_utf_8_have_a_line(tmp_path: pathlib.Path) -> None:
    error = _refused(tmp_path / "p.toml", b"# a\n# \xff\n")
    assert (error.line, error.message) == (2, "is not UTF-8, at byte 6")


def test_a_policy_has_a_size(tmp_path: pathlib.Path) -> None:
    """One file, or several together; just below it is read."""
    line = "# 34567890123456789012345678901\n"
    big = tmp_path / "big.toml"
    big.write_text(line * (5 * POLICY // len(line)))
    with pytest.raises(PolicyError, match="larger than 1024 KiB"):
        Policy.load(str(big))
    big.write_text(line * (POLICY // len(line)))
    assert Policy.load(str(big)).layers
    other = tmp_path / "other.toml"
    other.write_text("extends = 'big.toml'\n")
    with pytest.raises(PolicyError, match="with what extends it, a policy is larger than 1024 KiB"):
        Policy.load(str(other))


def test_a_project_s_policy_is_read_anew_for_each_answer_and_small(tmp_path: pathlib.Path) -> None:
    file = tmp_path / ".riskclass.toml"
    file.write_text("#" * (PROJECT + 1))
    with pytest.raises(PolicyError, match="larger than 64 KiB"):
        search(str(tmp_path), "ops")
    file.write_text("extends = 'other.toml'\n")
    (tmp_path / "other.toml").write_text("#" * PROJECT)
    with pytest.raises(PolicyError, match="with what extends it, a policy is larger than 64 KiB"):
        search(str(tmp_path), "ops")


def test_a_project_s_examples_take_no_time_of_an_answer(tmp_path: pathlib.Path) -> None:
    """They are tried by `policy test`, not where a command is judged; its rules and tables are checked there too."""
    file = tmp_path / ".riskclass.toml"
    file.write_text("[classes]\nread_only = 'ask'\n[[tool]]\nnames = 'x'\nexamples = 'x  #=> unknown'\n")
    assert search(str(tmp_path), "ops").decide(classify("ls")).action == "ask"
    chain = of_file(str(file), Problems(keep=True))
    assert [each.problem is None for each in tried(chain.said, chain.policy())] == [False]


def test_a_file_that_two_files_extend_speaks_once(tmp_path: pathlib.Path) -> None:
    (tmp_path / "base.toml").write_text("[[rule]]\neffect='fs.read'\ndecision='ask'\n")
    for name in ("left", "right"):
        (tmp_path / f"{name}.toml").write_text("extends = 'base.toml'\n")
    top = tmp_path / "p.toml"
    top.write_text("extends = ['left.toml', 'right.toml', './base.toml']\n")
    assert [layer.origin for layer in Policy.load(str(top)).layers] == [f"{tmp_path}/base.toml", "preset ops"]


@pytest.mark.parametrize("length", [2, 3])
def test_files_that_extend_each_other_in_a_circle_are_refused(tmp_path: pathlib.Path, length: int) -> None:
    for number in range(length):
        (tmp_path / f"{number}.toml").write_text(f"# {number}\n\nextends = '{(number + 1) % length}.toml'\n")
    with pytest.raises(PolicyError) as error:
        Policy.load(str(tmp_path / "0.toml"))
    assert str(error.value) == f"{tmp_path}/{length - 1}.toml:3:1: 0.toml extends itself"


def test_a_long_chain_of_files_ends(tmp_path: pathlib.Path) -> None:
    for number in range(40):
        (tmp_path / f"{number}.toml").write_text(f"extends = '{number + 1}.toml'\n")
    with pytest.raises(PolicyError, match=r"16\.toml:1:1: more than 16 files extend each other"):
        Policy.load(str(tmp_path / "0.toml"))


def test_tables_of_an_installed_package(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The package is found and not imported; a broken one does no harm."""
    package = tmp_path / "sitetables"
    package.mkdir()
    (package / "__init__.py").write_text("raise RuntimeError('imported')\n")
    (package / "t.toml").write_text(
        "[[tool]]\nnames = 'siteup'\ndoes = 'net.send'\nexamples = 'siteup  #=> config_mutation'\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    top = tmp_path / "p.toml"
    top.write_text("tables = 'package:sitetables/t.toml'\n")
    assert "siteup" in Policy.load(str(top)).site.tables


def test_the_cache_answers_as_the_text_does(tmp_path: pathlib.Path) -> None:
    """The second load comes from the cache; a changed text, or a changed file that it extends, does not."""
    base, top = tmp_path / "base.toml", tmp_path / "p.toml"
    base.write_text("[[rule]]\neffect='fs.read'\ndecision='ask'\n")
    top.write_text("extends = 'base.toml'\n[[layer]]\nproject = '/p'\n[layer.classes]\nread_only = 'deny'\n")
    first = Policy.load(str(top))
    assert list((tmp_path / "cache/riskclass").iterdir())
    assert Policy.load(str(top)) == first
    assert Policy.load(str(top)).identity == first.identity
    base.write_text("[[rule]]\neffect='fs.read'\ndecision='deny'\n")
    assert Policy.load(str(top)) != first


def test_every_example_of_a_chain_is_tried(tmp_path: pathlib.Path) -> None:
    """Those of the file, of what it extends, of tables beside it and of their sub-commands."""
    (tmp_path / "base.toml").write_text("examples = 'ls  #=> allow'\n")
    (tmp_path / "t.toml").write_text("[[tool]]\nnames='x'\nexamples='x  #=> read_only'\n")
    top = tmp_path / "p.toml"
    top.write_text(
        "extends='base.toml'\ntables='t.toml'\nexamples='''\nls  #=> allow\nrm x  #=> deny\n'''\n"
        "[[tool]]\nnames='y'\n[[tool.subs]]\nnames='z'\nexamples='y z  #=> read_only'\n"
    )
    chain = of_file(str(top), Problems(keep=True))
    outcomes = list(tried(chain.said, chain.policy()))
    assert [(each.command, each.problem is None) for each in outcomes] == [
        ("y z", True),
        ("ls", True),
        ("rm x", False),
        ("x", True),
        ("ls", True),
    ]
    assert [(each.expected, each.found) for each in outcomes if each.problem] == [("deny", "ask")]


#: A wrapper's table, and what it is without its command.
WRAPPERS = {
    'operands = "HOST COMMAND...:argv"\n': {"via h": "unknown", "via": "read_only", "via h ls": "read_only"},
    'operands = "COMMAND...:sh"\n': {"via": "unknown", "via ls": "read_only"},
    'operands = "HOST -- COMMAND...:argv"\n': {"via h": "unknown", "via h -- ls": "read_only"},
    'operands = "COMMAND...:argv"\nrows = [{ unless = "COMMAND", does = "observe" }]\n': {"via": "read_only"},
    'operands = "HOST COMMAND...:argv"\nrows = [{ when = "HOST", unless = "COMMAND", stdin = "sh" }]\n': {
        "via h": "unknown"
    },
    'operands = "X"\n[[tool.subs]]\nnames = "on"\noperands = "HOST COMMAND...:argv"\n': {
        "via on h": "unknown",
        "via on h ls": "read_only",
    },
}


@pytest.mark.parametrize(("table", "classes"), WRAPPERS.items())
def test_a_wrapper_without_its_command_opens_a_shell(
    tmp_path: pathlib.Path, table: str, classes: dict[str, str]
) -> None:
    file = tmp_path / "p.toml"
    file.write_text(f'[[tool]]\nnames = "via"\n{table}', encoding="utf-8")
    site = Policy.load(str(file)).site
    assert {command: classify(command, site=site).risk_class.value for command in classes} == classes


def test_a_name_that_is_nearly_right(tmp_path: pathlib.Path) -> None:
    (tmp_path / "site.toml").touch()
    with pytest.raises(PolicyError, match=r"cannot be read: No such file or directory; did you mean '.*/site.toml'\?"):
        Policy.load(str(tmp_path / "sit.toml"))
    with pytest.raises(PolicyError, match=r"did you mean .coding.\?"):
        Policy.search(str(tmp_path), "codin")
    with pytest.raises(PolicyError, match=r"No such file or directory$"):
        Policy.load(str(tmp_path / "other"))


def test_a_file_may_be_a_path(tmp_path: pathlib.Path) -> None:
    (tmp_path / "p.toml").write_text('extends = "strict"\n')
    assert Policy.load(tmp_path / "p.toml") == Policy.load(str(tmp_path / "p.toml"))
    with pytest.raises(PolicyError, match=r"no\.toml: cannot be read"):
        Policy.load(tmp_path / "no.toml")
