"""Rare ways through the parser and the expansion, each by the shortest text that takes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from riskclass.model.text import exact, unknown
from riskclass.shell import parser as parser_module
from riskclass.shell.fields import NOTHING, SPLIT, fields
from riskclass.shell.lexer import Source
from riskclass.shell.nodes import Script
from riskclass.shell.parser import parse
from riskclass.shell.words import Scope, expand
from tests.shell.test_parser import causes, commands
from tests.shell.test_words import VARIABLES, Shell, described, shell, words

if TYPE_CHECKING:
    from riskclass.shell.scope import Arrays


def becomes(source: str, scope: Shell) -> str:
    scope.text = "p " + source
    found = [[" ".join(map(described, alternative)) for alternative in expand(w, scope)] for w in words(source)]
    return " ".join(" | ".join(alternatives) for alternatives in found)


# ---- the parser ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        ("echo ${x:-$(a <<E)\nb\nE\n}", "a here-document begins inside a quote"),
        ("echo $((a $(b <<E)\nc\nE\n); d)", "a here-document begins inside a quote"),
        ("echo $(a <<E) `b\nx\nE\n`", "a here-document begins inside a quote"),
        ("echo $(a <<E) 'b\nx\nE\n'", "a here-document begins inside a quote"),
        ('echo $(a <<E) "b\nx\nE\n"', "a here-document begins inside a quote"),
        ("a[$(b <<E)\nc\nE\n]=d", "a here-document begins inside a bracket"),
        ("cat <<E\n$(a <<F)\nx\nF\nE", "a here-document begins inside another"),
        ("echo $(a <<E) b\\\nc\nx\nE", "a here-document begins behind a continued line"),
        ("echo $(a $(b <<E)\nE) z\n)", "a here-document ends where commands go on"),
        ("a {b[$i]}<<E\nc\nE", "a here-document has a descriptor that may run something"),
        ('"a\\"', 'the quote " is not closed'),
        ("${#a[1]x}", "not an expansion of this shell"),
        ("[[ a =~ " + "(${b)" * 25 + " ]]", "the } is missing"),
        ("if\n\0", "the text ends too early"),
        ("a\nfi\n\0", "`fi` cannot stand here"),
    ],
)
def test_causes(text: str, cause: str) -> None:
    assert cause in causes(text)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("echo $[1+${x:-]}]", None),
        ("echo $(( $'1' ))", None),
        ("echo `a \\b`", None),
        ("echo $'\\xc3\ud800'", "\udcc3\ud800"),
        ("echo \\\na # c\nb", "a"),
    ],
)
def test_words(text: str, word: str | None) -> None:
    assert commands(text)[0] == ["echo", word]


def test_a_delimiter_keeps_no_quotes_in_what_it_does_not_expand() -> None:
    assert commands("cat <<${x:-\\a}'b'\nc\n${x:-a}b\nd") == [["cat"], ["d"]]


def test_a_source_alone_has_no_grammar() -> None:
    source = Source("a", "bash")
    for read in (source.script, lambda: source.commands(0, frozenset()), lambda: source.command(0)):
        with pytest.raises(NotImplementedError):
            read()


@pytest.mark.parametrize(
    ("error", "cause"),
    [(RecursionError(), "nesting deeper than 100"), (KeyError("x"), "an error in this program: KeyError('x')")],
)
def test_whatever_goes_wrong_is_a_cause(error: Exception, cause: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> Script:
        raise error

    monkeypatch.setattr(parser_module, "_restored", fail)
    assert causes("a") == [cause]


# ---- what words become -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("$((-D)) $((x$D))", "<number> <number>"),
        ("{a,${u:-$(b)}}{c,d}", "ac ad <any>c* <any>d*"),
        ('"${f%[x]}" "${f%.?x}" "${f##*/}" "${f#?}" "${f##*.}"', "<files> <files> <files> <any> <any>"),
        ("${x@P} ${bang@P} ${f@P} ${f^}", "v <any>* <any>* <files>*"),
        ("$(( \"1\" + $D ))", "<number>"),
    ],
)  # fmt: skip
def test_parts_stay_known(source: str, expected: str) -> None:
    scope = Shell("", **VARIABLES, bang=exact("a!"))
    assert becomes(source, scope) == expected


@pytest.mark.parametrize("source", ["{" * 3000 + ",}{", "{a," * 120 + "b" + "}" * 120, "{a,b}" + "x" * 600_000])
def test_braces_have_limits(source: str) -> None:
    scope = Shell("p " + source)
    expand(words(source)[0], scope)
    assert [kind for kind, _ in scope.effects] == ["limit"]


def test_many_alternatives_side_by_side() -> None:
    scope = Shell("p {$v,$v}", v=exact("a"))
    scope.variables["v"] = tuple(exact(str(i)) for i in range(10))
    ((word,),) = expand(words("{$v,$v}")[0], scope)
    assert word.exact is None
    assert becomes("${v/$v/$v}", scope) == "<any>*"
    assert [kind for kind, _ in scope.effects] == ["limit", "limit"]


def test_a_key_of_a_map() -> None:
    scope = shell("declare -A m=([k]=1)")
    scope.variables |= {"D": (VARIABLES["D"],), "v": (exact("m[$(x)]"),), "w": (exact("m[k]"),)}
    assert becomes("$((m[k])) $((m[$D])) ${!w}", scope) == "1 <number> 1"
    becomes("${!v}", scope)
    assert scope.effects[-1] == ("code.opaque", "the subscript $(x) is expanded once more")


def test_an_array_of_too_many_elements() -> None:
    scope = shell("a=(" + " ".join(map(str, range(70))) + ")")
    scope.variables["n"] = (VARIABLES["n"],)
    assert becomes("${a[n]}", scope) == "<any>*"
    scope.variables["v"] = tuple(exact(str(i)) for i in range(60))
    assert becomes('"${v:0:1}"', scope)


def test_unknown_lists() -> None:
    class Blank(Shell):
        def array(self, name: str) -> Arrays:
            return ()

    class Two(Shell):
        def array(self, name: str) -> Arrays:
            return ({"k": exact("x")}, {"0": exact("y")}, {"1": exact("z")})

    assert becomes('"${@^}" "${@@P}"', Blank("")) == "<any>* <any>*"
    assert becomes('"${a[@]:1}"', Two("")) == "<any>* |  | z"


def test_separators_that_are_not_known() -> None:
    scope = Shell("", **VARIABLES, e=exact(""))
    scope.ifs = unknown("$IFS", "IFS is not known")
    assert becomes("$x a$e", scope) == "<any>* a"
    assert fields([("", NOTHING), ("", SPLIT)], scope, (0, 0)) == []


def test_patterns_of_extglob_are_not_matched() -> None:
    scope = Shell("", x=exact("aab"))
    scope.extglob = True
    scope.text = text = "shopt -s extglob\np ${x#+(a)}"
    command = parse(text).commands[1]
    ((word,),) = expand(command.words[1], scope)  # type: ignore[union-attr, arg-type]
    assert word.exact is None


def test_a_scope_that_knows_nothing() -> None:
    found = [described(text) for w in words("$x ${a[@]} ${!x@} $((x[1]))") for text in expand(w, Scope())[0]]
    assert found == ["<any>*", "<any>*", "<word>", "<number>"]
    assert not Scope().associative("x")


@pytest.mark.parametrize("text", ["(({a$[))](()\na))", '((\\\n((])}{$[))((${`"${`\\}((]))'])
def test_an_end_that_was_found_in_a_longer_text_is_none_of_its_first_piece(text: str) -> None:
    """`$[` closes behind the `))` that bash takes for the end of the whole: read anew, it does not close."""
    assert causes(text)
