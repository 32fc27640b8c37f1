"""Tables against what the tools said of themselves: names, and what takes a value."""

from __future__ import annotations

import pathlib

import pytest

from riskclass.model.tables import Table
from riskclass.policy.examples import expectations
from tasks import help_told, new_tool
from tasks.help_check import arity, differences, find
from tasks.help_readers import Help, git, kubectl, plain
from tasks.help_terms import FLAG, OPTIONAL, VALUE, columns, listed, term, usage

assert len(help_told.load()) > 300


@pytest.mark.parametrize("program", help_told.load())
def test_no_value_is_taken_for_a_word_or_a_word_for_a_value(program: str) -> None:
    """What a table lacks is `unknown`; another arity would hide a word."""
    found = [
        each
        for each in differences(program)
        if not each.reason and "in the table" in each.what and "not in" not in each.what
    ]
    assert not found, "\n".join(f"{each.where}: {each.what}" for each in found)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("-q", {"-q": FLAG}),
        ("-u, --upload-pack <path>", {"-u": VALUE, "--upload-pack": VALUE}),
        ("-S, --gpg-sign[=<key-id>]", {"-S": OPTIONAL, "--gpg-sign": OPTIONAL}),
        ("--[no-]tags", {"--tags": FLAG, "--no-tags": FLAG}),
        ("--color[=<when>], --no-color", {"--color": OPTIONAL, "--no-color": FLAG}),
        ("--reference[-if-able] <repository>", {"--reference": VALUE, "--reference-if-able": VALUE}),
        ("-a, --attach list", {"-a": VALUE, "--attach": VALUE}),
        ("-P, --prefix ...", {"-P": VALUE, "--prefix": VALUE}),
        ("--fixup=[reword:]<commit>", {"--fixup": VALUE}),
        ("--[no-]signature=<text>", {"--signature": VALUE, "--no-signature": FLAG}),
        ("-C<n>", {"-C": VALUE}),
        ("-R, --repo [HOST/]OWNER/REPO", {"-R": VALUE, "--repo": VALUE}),
        ("--emit [asm|obj][=<FILE>]", {"--emit": VALUE}),
        ("<path>", {}),
    ],
)
def test_term(text: str, expected: dict[str, str]) -> None:
    assert term(text) == expected


def test_git_reads_usage() -> None:
    told = git("foo\0usage: git foo add [-n]\n   or: git foo [<x>]\n\n    -n, --dry-run   text\n", ("foo",))
    assert told.subs == ("add",)
    assert told.options == {"-n": FLAG, "--dry-run": FLAG}


def test_two_columns_and_commands() -> None:
    told = plain(
        "Usage: x\n\nCommands:\n  ls, list  List\n\nOptions:\n  -a, --all      All\n      --size int   Size\n", ()
    )
    assert told.subs == ("ls", "list")
    assert told.options == {"-a": FLAG, "--all": FLAG, "--size": VALUE}


def test_argparse_lists_commands_in_braces() -> None:
    assert list(listed("positional arguments:\n  file\n  {add,rm}\n    add   text\n")) == ["add", "rm", "add"]


def test_usage_line() -> None:
    assert usage("usage: x [-ab] [-f | --force] [-o file] [--name=<x>] FILE") == {
        "-a": FLAG,
        "-b": FLAG,
        "-f": FLAG,
        "--force": FLAG,
        "-o": VALUE,
        "--name": VALUE,
    }


def test_kubectl_says_by_default_values_what_is_a_flag() -> None:
    assert kubectl("    -w, --watch=false:\n\ttext\n    -o, --output='':\n\ttext\n", ()).options == {
        "-w": FLAG,
        "--watch": FLAG,
        "-o": VALUE,
        "--output": VALUE,
    }


def test_columns_leave_out_running_text() -> None:
    assert columns("    -x      text\n                  -y is text\n") == {"-x": FLAG}


def test_what_was_told_is_kept_as_it_was(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = {
        "x": help_told.Told(
            "Debian", "x-utils", "1.2", "2026-01-02", {(): {"-a": FLAG}, ("s",): {"-o": VALUE, "-c": OPTIONAL}}
        )
    }
    monkeypatch.setattr(help_told, "FILE", tmp_path / "told.json")
    help_told.save(told)
    assert help_told.load() == told
    help_told.load.cache_clear()


def test_a_new_table_has_what_the_help_says_and_waits_for_what_it_does() -> None:
    said = {
        (): Help({"-v": FLAG, "--verbose": FLAG, "--help": FLAG}, ("get", "put", "keys")),
        ("get",): Help({"-v": FLAG, "--verbose": FLAG, "--help": FLAG, "-o": VALUE}, ()),
        ("put",): Help({"-v": FLAG, "--verbose": FLAG, "--help": FLAG, "-o": VALUE}, ()),
        ("keys", "show"): Help({"-v": FLAG, "--verbose": FLAG, "--help": FLAG, "--color": OPTIONAL}, ()),
    }
    found: dict[str, Table] = {}
    exec(new_tool.table("newt", "As told", said), found)
    table = found["TOOL"]
    assert not {"get", "put", "keys show"} ^ {path for sub in table.subs for path in sub.names.split(", ")}
    assert table.inherits
    for path, options in said.items():
        level, _ = find(table, path)
        assert level is not None
        for name, kind in options.options.items():
            assert arity(level.exact[name]) == kind, (path, name)
    assert {each.risk for each in expectations(table.examples)} == {"FILL_IN"}  # no class: they fail


def test_a_new_table_is_a_template_where_the_tool_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_tool, "program", lambda name: None)
    monkeypatch.setattr(new_tool, "_here", lambda name: None)
    found: dict[str, Table] = {}
    exec(new_tool.text("newt"), found)
    assert found["TOOL"].names == "newt"
