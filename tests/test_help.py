"""Tables against what the tools said of themselves: names, and what takes a value."""

from __future__ import annotations

import pathlib

import pytest

from tasks import help_told
from tasks.help_check import differences
from tasks.help_readers import git, kubectl, plain
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
