"""Tables against the help of the tools that are installed here: names, and what takes a value."""

from __future__ import annotations

import shutil

import pytest

from riskclass.rules import lookup
from tasks.help_check import differences
from tasks.help_readers import (
    FLAG,
    OPTIONAL,
    TOOLS,
    VALUE,
    cobra,
    columns,
    git,
    kubectl,
    manual_terms,
    term,
)


@pytest.mark.parametrize("program", TOOLS)
def test_table_agrees_with_help(program: str) -> None:
    if shutil.which(program) is None:
        pytest.skip(f"{program} is not installed")
    if lookup(program) is None:
        pytest.skip(f"there is no table for {program}")
    found = differences(program)
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


def test_git_reads_usage_and_manual() -> None:
    manual = ".PP\n\\-\\-ours, \\-\\-base=<x>\n.RS 4\ntext\n"
    told = git(f"usage: git foo add [-n]\n   or: git foo [<x>]\n\n    -n, --dry-run   text\n\0{manual}", ("foo",))
    assert told.subs == ("add",)
    assert told.options == {"--ours": FLAG, "--base": VALUE, "-n": FLAG, "--dry-run": FLAG}
    assert manual_terms(manual) == {"--ours": FLAG, "--base": VALUE}


def test_cobra_lists_options_and_commands() -> None:
    told = cobra(
        "Usage: x\n\nCommands:\n  ls       List\n\nOptions:\n  -a, --all      All\n      --size int   Size\n", ()
    )
    assert told.subs == ("ls",)
    assert told.options == {"-a": FLAG, "--all": FLAG, "--size": VALUE}


def test_kubectl_says_by_default_values_what_is_a_flag() -> None:
    assert kubectl("    -w, --watch=false:\n\ttext\n    -o, --output='':\n\ttext\n", ()).options == {
        "-w": FLAG,
        "--watch": FLAG,
        "-o": VALUE,
        "--output": VALUE,
    }


def test_columns_leave_out_running_text() -> None:
    assert columns("    -x      text\n                  -y is text\n") == {"-x": FLAG}
