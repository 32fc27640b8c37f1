"""`riskclass rules`: what a table says, for people and as TOML."""

from __future__ import annotations

import pathlib
import tomllib

import pytest

from riskclass.adapters.cli import main
from riskclass.model.data import from_data
from riskclass.model.tables import Table
from riskclass.rules import lookup, programs
from tests.expectations import expectations


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def _run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = main(["rules", *args])
    done = capsys.readouterr()
    return code, done.out, done.err


def _shipped(name: str) -> Table:
    found = lookup(name)
    assert found is not None
    return found


def test_without_a_tool_it_lists_every_name(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = _run(capsys)
    assert (code, err) == (0, "")
    assert out.splitlines() == sorted(programs())


def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = _run(capsys, "timeout")
    assert code == 0
    assert out == (
        "timeout DURATION COMMAND...:argv\n"
        "  run a command with a time limit\n"
        "  also: gtimeout\n"
        "  man:timeout(1)\n"
        "  options end at the first operand\n"
        "  does nothing itself with: --help --version\n"
        "\n"
        "  options\n"
        "    -k/--kill-after -s/--signal VALUE\n"
        "    --preserve-status -p -f/--foreground -v/--verbose --help --version\n"
        "\n"
        "  examples\n"
        "    timeout 5 ls                        #=> read_only\n"
        "    timeout -k 1 5 rm -r x              #=> destructive\n"
        "    timeout -s KILL 5m rm x             #=> destructive\n"
        "    timeout --sig=INT 5 ls -l           #=> read_only\n"
        '    timeout "$T" rm x                   #=> destructive\n'
        "    timeout -Z 5 ls                     #=> unknown\n"
    )


@pytest.mark.parametrize("name", ["git", "ssh", "tar", "find", "rsync", "pct", "apt", "cp"])
def test_everything_that_a_table_says_is_shown(capsys: pytest.CaptureFixture[str], name: str) -> None:
    """Each word of each option, row and sub-command, whatever the lines are broken into."""
    table = _shipped(name)
    shown = " ".join(_run(capsys, name)[1].split())
    for option in table.options:
        assert " ".join(option.names.split()) in shown
    for row in table.rows:
        for terms in row.terms:
            assert " or ".join(terms.split()) in shown
    for each in (table, *table.options, *table.rows):
        for word in ("reads", "writes", "deletes", "does", "context", "because"):
            assert " ".join(getattr(each.says, word).split()) in shown
    for entry in table.subs:
        assert entry.names in shown
        one = " ".join(_run(capsys, name, *entry.names.split(",")[0].split())[1].split())
        assert entry.says.does in one
        assert entry.operands in one


def test_a_path_that_begins_others_shows_them_all(capsys: pytest.CaptureFixture[str]) -> None:
    out = _run(capsys, "docker", "container")[1]
    assert "docker container" in out
    assert out.count("\n\n") > 5


@pytest.mark.parametrize("name", ["git", "ssh", "find", "timeout", "systemctl"])
def test_as_toml_it_is_the_table(capsys: pytest.CaptureFixture[str], name: str) -> None:
    code, out, _ = _run(capsys, name, "--toml")
    assert code == 0
    (data,) = tomllib.loads(out)["tool"]
    table, read = _shipped(name), from_data(data, name)
    for ours, theirs in zip((table, *table.subs), (read, *read.subs), strict=True):
        assert (ours.names, ours.options, ours.rows, ours.says) == (
            theirs.names,
            theirs.options,
            theirs.rows,
            theirs.says,
        )
        assert [each.command for each in expectations(ours.examples)] == [
            each.command for each in expectations(theirs.examples)
        ]


def test_a_sub_command_as_toml_stands_in_its_tool(capsys: pytest.CaptureFixture[str]) -> None:
    (data,) = tomllib.loads(_run(capsys, "git", "push", "--toml")[1])["tool"]
    assert data["names"] == "git"
    assert [entry["names"] for entry in data["subs"]] == ["push"]


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["gti"], "no table of 'gti'; did you mean 'git'? (those of your own: --policy FILE)\n"),
        (["--policy", "ops", "gti"], "no table of 'gti'; did you mean 'git'?\n"),
        (["systemclt"], "did you mean 'systemctl'?"),
        (["git", "pusch"], "no sub-command 'pusch' of git; did you mean 'push'?"),
        (["git", "stash", "dorp"], "no sub-command 'stash dorp' of git; did you mean 'stash drop'?"),
        (["ls", "x"], "no sub-command 'x' of ls"),
        (["zzzzzzzzz"], "no table of 'zzzzzzzzz'"),
        ([""], "no table of ''"),
        (["a\nb"], "no table of"),
        (["git", "--frobnicate"], "--frobnicate"),
        (["--policy", "nothing.toml", "git"], "nothing.toml: cannot be read"),
    ],
)
def test_a_wrong_call_is_one_line_and_2(capsys: pytest.CaptureFixture[str], args: list[str], message: str) -> None:
    code, out, err = _run(capsys, *args)
    assert (code, out) == (2, "")
    assert message in err
    assert err.count("\n") == 1


def test_the_tables_of_a_policy(capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path) -> None:
    file = tmp_path / "p.toml"
    file.write_text(
        "[[tool]]\nnames='onhost'\noperands='HOST COMMAND...:argv'\ncontext='host:HOST'\n"
        "[[tool]]\nextends='timeout'\noptions=[{flags='--mine', does='net.send'}]\n"
    )
    assert "onhost" in _run(capsys, "--policy", str(file))[1].splitlines()
    assert _run(capsys, "--policy", str(file), "onhost")[1].startswith("onhost HOST COMMAND...:argv\n")
    assert "--mine" in _run(capsys, "--policy", str(file), "timeout")[1]
    assert "--mine" not in _run(capsys, "timeout")[1]


def test_a_program_of_that_name_can_be_asked_about(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--", "rules"]) == 0
    assert "no table for this program" in capsys.readouterr().out
