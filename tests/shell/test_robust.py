"""Whatever the text: an answer, soon, and never an exception; spans that are the source."""

from __future__ import annotations

import string
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from riskclass import classify
from riskclass.shell import nodes as n
from riskclass.shell.parser import parse
from riskclass.shell.walk import children, walk
from tests.growth import growth
from tests.oracle import compare, fuzz
from tests.shell.test_oracle import TEXTS
from tests.shell.test_parser import causes, commands

CORPUS = [path.read_text(encoding="utf-8") for path in sorted((Path(__file__).parents[2] / "corpus").glob("*.sh"))]
LINES = [line for text in CORPUS for line in text.splitlines() if line and not line.startswith("#")]
SPECIAL = string.punctuation + " \t\n\r\v\f\x01\x7f\x85\xa0\u2028\ufeff\ud800\U0001f600"


# ---- spans -------------------------------------------------------------------------------------------------------


def is_source(node: n.Node, text: str) -> bool:
    """Whether what the span cuts from the text is the node, as far as that can be told without reading it again."""
    source = text[node.start : node.end]
    if (source.startswith("`") and "\\" in source) or source.startswith("$'"):
        return True  # where the text had to be decoded first, every node in it has the span of the whole
    if isinstance(node, n.Literal):
        return source.replace("\\\n", "") == node.text
    if isinstance(node, n.DoubleQuoted):
        return source.lstrip("$")[:1] == '"' and source[-1:] == '"'
    if isinstance(node, n.Parameter):
        return source[:1] == "$" and node.name in source.replace("\\\n", "")
    if isinstance(node, n.CommandSubstitution):
        return source[:1] + source[-1:] in ("$)", "``")
    if isinstance(node, n.ProcessSubstitution):
        return source.replace("\\\n", "")[:2] == node.direction + "(" and source[-1:] == ")"
    if isinstance(node, n.ArithmeticSubstitution):
        return source.replace("\\\n", "")[:2] in ("$(", "$[") and source[-1:] in ")]"
    if isinstance(node, n.Redirect):
        return source.replace("\\\n", "").startswith(node.fd + node.operator)
    return True


@pytest.mark.parametrize("text", CORPUS, ids=range(len(CORPUS)))
def test_spans_in_the_corpus(text: str) -> None:
    check_spans(text)


def test_spans_of_every_command() -> None:
    for text in TEXTS + LINES + [line.replace(" ", " \\\n") for line in LINES]:
        check_spans(text)


def check_spans(text: str) -> None:
    for node in walk(parse(text)):
        assert is_source(node, text), (text, node)
        for child in children(node):
            behind = isinstance(child, n.HereDocument)
            assert behind or (node.start <= child.start and child.end <= node.end), (text, node, child)


def test_a_span_of_a_command_reads_as_that_command() -> None:
    """Cut out and read again, a simple command without a here-document has the same words."""
    for text in LINES:
        for node in walk(parse(text)):
            source = text[node.start : node.end]
            if isinstance(node, n.Simple) and "<<" not in source and "`" not in text and "\\\n" not in text:
                (again, *rest) = parse(source).commands
                assert isinstance(again, n.Simple), source
                assert not rest
                assert [getattr(w, "plain", 0) for w in again.words] == [getattr(w, "plain", 0) for w in node.words]


# ---- odd characters ----------------------------------------------------------------------------------------------


def test_carriage_returns_are_characters() -> None:
    assert commands("rm x\r\nls\r\n") == [["rm", "x\r"], ["ls\r"]]
    assert causes("if a\r\nthen\r\nb\r\nfi\r\n")


def test_a_byte_order_mark_is_a_character() -> None:
    assert commands("\ufeffrm x") == [["\ufeffrm", "x"]]
    assert classify("\ufeffrm x").risk_class == classify("unheard-of x").risk_class


@pytest.mark.parametrize("char", [c for c in SPECIAL if not c.isascii()] + ["\x01", "\x7f", "\v", "\f"])
def test_no_other_character_is_a_blank(char: str) -> None:
    assert commands(f"rm{char}x y") == [[f"rm{char}x", "y"]]


@given(st.text(st.sampled_from(SPECIAL + "abE1"), max_size=40), st.sampled_from(["bash", "sh", "zsh"]))
@settings(max_examples=1500, deadline=None, derandomize=True)
def test_any_text_has_a_tree_and_a_verdict(text: str, shell: str) -> None:
    assert all(0 <= node.start <= node.end <= len(text) for node in walk(parse(text, shell=shell)))
    assert not any("error in this program" in cause for cause in causes(text, shell))
    classify(text, shell=shell)


def test_mutants_keep_the_promises() -> None:
    for text in fuzz.mutants(fuzz.bases(), 1500, seed=41) + fuzz.strings(1500, seed=42):
        fuzz.promises(text)


# ---- time --------------------------------------------------------------------------------------------------------


def _grows(text: str) -> float:
    return growth(lambda size: parse(text * (size // len(text))), 300_000)


@pytest.mark.parametrize("char", sorted({*SPECIAL, "a", "0"}))
def test_time_grows_with_the_text_of_one_character(char: str) -> None:
    assert _grows(char) < 10


@pytest.mark.parametrize("pair", [a + b for a, b in pairwise("$({<\"'`&;|>#)}]\\[=~!$`(<<E\n")])
def test_time_grows_with_the_text_of_pairs(pair: str) -> None:
    assert _grows(pair) < 10


@pytest.mark.parametrize(
    "text", ["git log | grep 'a b' >>log.txt 2>&1; x=$(date +%s)\n", 'a "$b" && c\n', "cat <<E\nx\nE\n"]
)
def test_time_grows_with_the_text(text: str) -> None:
    assert _grows(text) < 10


def test_deep_and_wide() -> None:
    for opening in ("(", "{ ", "$(", "${x:-", "$((", "<(", "if ", '"$(', "[[ (", "x=(", "a[", "case x in a) ", "! "):
        for count in (99, 101, 1000, 30_000):
            parse("echo " + opening * count)
            parse(opening * count + "a")


def test_the_oracle_says_what_it_is() -> None:
    assert "tests/" in compare.mode()


def test_a_plain_command_loads_only_what_it_needs() -> None:
    program = (
        "import sys; from riskclass.shell.parser import parse; parse('rm -rf \"a b\" c | d >e'); print(*sys.modules)"
    )
    out = subprocess.run([sys.executable, "-I", "-c", program], capture_output=True, check=True, text=True)
    loaded = {name for name in out.stdout.split() if name.startswith("riskclass.shell.")}
    assert loaded == {f"riskclass.shell.{name}" for name in ("lexer", "nodes", "parser", "parts", "simple")}
    assert "re" not in out.stdout.split()
