"""Scripts into which a tool pastes text, and words of a file that no shell reads."""

from __future__ import annotations

import pytest

from riskclass.api import classify_template, classify_words
from riskclass.model.text import MARK, Hole, Text, exact

X = chr(MARK)
NUMBER = chr(MARK + 1)
HOLES = (Hole("{{ x }}", "{{ x }} is filled in later"), Hole("{{ n }}", "{{ n }} is a number", "number"))


@pytest.mark.parametrize(
    ("text", "risk", "kinds"),
    [
        (f"echo '{X}'", "read_only", "observe"),
        (f"ls -l {X}", "read_only", "observe"),
        (f"head -n {NUMBER} f", "read_only", "fs.read"),
        (f"rm -rf /srv/{X}", "destructive", "fs.delete"),
        (f"d={X}; rm -rf $d/y", "destructive", "fs.delete"),
        (f"{X} -la", "unknown", "unknown.tool"),
        (f"/opt/{X}/bin/ls", "unknown", "unknown.tool"),
        (f"git push {X} main", "unknown", "unknown.option"),
        (f"git push {NUMBER} main", "config_mutation", "vcs.remote"),
        (f"sudo {X} rm y", "destructive", "fs.delete"),
        (f"cat > /etc/{X}", "config_mutation", "fs.write"),
        (f"echo {X} | sh", "unknown", "code.opaque"),
        (f"sh -c 'ls {X}'", "unknown", "code.opaque"),
        (f"f() {{ rm {X}; }}", "destructive", "fs.delete"),
    ],
)
def test_what_is_pasted_is_an_unknown_word(text: str, risk: str, kinds: str) -> None:
    verdict = classify_template(text, HOLES)
    assert verdict.risk_class.value == risk, verdict
    assert kinds in {effect.kind for effect in verdict.effects}


@pytest.mark.parametrize(
    "text", [f"rm {X}", f"x={X}; $x", f"$(echo {X} {NUMBER}) a", f"rm `{X}`", f"({X}", f"{X}) ", f"rm ${{x:-{X}}}"]
)
def test_a_person_reads_what_is_in_the_file(text: str) -> None:
    verdict = classify_template(text, HOLES)
    said = [*(effect.reason + effect.target for effect in verdict.effects), *map(str, verdict.commands)]
    assert any("{{ x }}" in each for each in said)
    assert not any(char >= X for each in said for char in each)
    assert not any("\\x10000" in each for each in said)


def test_spans_count_a_hole_as_one_character() -> None:
    text = f"ls {X}{X}; rm {X} y"
    spans = [
        text[slice(*effect.span)] for effect in classify_template(text, HOLES).effects if effect.kind == "fs.delete"
    ]
    assert spans == [X, "y"]


def test_functions_of_a_library_count() -> None:
    text = "clean() { rm -rf build; }"
    assert classify_template(text, ()).risk_class.value == "destructive"
    assert [command.runs for command in classify_template(text, ()).commands] == ["defined"]


@pytest.mark.parametrize(
    ("shell", "kind"), [("sh", "unparsed"), ("dash", "unparsed"), ("bash", "fs.delete"), ("fish", "unparsed")]
)
def test_the_dialect_counts(shell: str, kind: str) -> None:
    assert kind in {effect.kind for effect in classify_template("cat <(rm x)", (), shell=shell).effects}


def test_words_have_the_places_of_their_file() -> None:
    words = (exact("sh", (10, 12), 10), exact("-c", (13, 15), 13), exact("ls; rm x", (17, 25), 17))
    (effect,) = [effect for effect in classify_words(words).effects if effect.kind == "fs.delete"]
    assert effect.span == (24, 25)
    assert effect.reason == "sh -c → rm x: deletes"


def test_words_with_holes() -> None:
    words = (exact("rm", (0, 2), 0), Text((f"/srv/{X}",), (3, 12), 3), exact("$x;", (13, 16), 13))
    found = [(effect.target, effect.span) for effect in classify_words(words, HOLES, cwd="/srv").effects]
    assert found == [("/srv/{{ x }}", (3, 12)), ("$x;", (13, 16))]
    assert classify_words(()).effects == ()


@pytest.mark.parametrize(
    "call", [lambda **known: classify_template("ls", (), **known), lambda **known: classify_words((), **known)]
)
def test_a_wrong_setting_is_refused(call: object) -> None:
    with pytest.raises(TypeError, match="context is a sequence"):
        call(context="host:web1")  # type: ignore[operator]
