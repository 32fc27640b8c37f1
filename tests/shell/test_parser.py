"""Many spellings, one tree; spans; what is refused; what must stay fast."""

from __future__ import annotations

import time
from itertools import pairwise

import pytest

from riskclass.model import limits
from riskclass.shell import nodes as n
from riskclass.shell.parser import parse, parse_double_quoted, parse_expression
from riskclass.shell.walk import children, walk
from tests.oracle import fuzz
from tests.shell.test_oracle import TEXTS


def shape(value: object) -> object:
    """A tree without its spans and without the difference between pieces of text that mean the same."""
    if isinstance(value, n.Node):
        names = [name for cls in type(value).__mro__ for name in getattr(cls, "__slots__", ())]
        fields = {name: shape(getattr(value, name)) for name in names if name not in ("start", "end")}
        return (type(value).__name__, *fields.values())
    return tuple(shape(item) for item in value) if isinstance(value, tuple) else value


def commands(text: str, shell: str = "bash") -> list[list[str | None]]:
    """The words of every simple command that `text` runs or may run."""
    return [
        [word.plain if isinstance(word, n.Word) else word.name for word in node.words]
        for node in walk(parse(text, shell=shell))
        if isinstance(node, n.Simple)
    ]


def causes(text: str, shell: str = "bash") -> list[str]:
    return [x.cause for x in walk(parse(text, shell=shell)) if isinstance(x, n.Unreadable | n.BadPart)]


SPELLINGS = [
    ("foo a", " foo  a ", "foo \\\n a", "fo\\\no a", "foo\ta\n", "\n\nfoo a # b", "foo a;", "f\\\no\\\no a"),
    ("a && b", "a&&b", "a &&\n\n b", "a &\\\n& b", "a && # c\n b"),
    ("a | b", "a|b", "a |\nb", "a \\\n| b"),
    ("a |& b", "a|&b", "a |\\\n& b"),
    ("a &", "a&", "a & # b"),
    ("if a; then b; fi", "if a\nthen b\nfi", "if a;\n\nthen\nb\nfi", "i\\\nf a; th\\\nen b; fi"),
    ("for x in 1 2; do a; done", "for x in 1 2\ndo a\ndone", "for x\nin 1 2; { a; }", "for x in 1 2;do a;done"),
    ("for x; do a; done", "for x do a; done", "for x\ndo a\ndone"),
    ("while a; do b; done", "while a\ndo b\ndone"),
    ("case x in a) b;; esac", "case x in (a) b;; esac", "case x\nin\na) b\n;;\nesac"),
    ("f() { a; }", "f () { a; }", "f()\n{ a; }", "function f { a; }", "function f() { a; }", "f( ) {\na\n}"),
    ("(a)", "( a )", "(a;)", "(\na\n)"),
    ("((a))", "((\\\na))"),
    ("a >b", "a > b", "a >\\\nb", "a   >b"),
    ("a 2>&1", "a 2>& 1", "a 2\\\n>&1"),
    ("[[ a == b ]]", "[[ a == b\n]]", "[[ a ==\\\n b ]]"),
    ("x=(a b)", "x=( a b )", "x=(\na\n# c\nb\n)"),
    ("echo $(a)", "echo $( a )", "echo $(a;)", "echo $(a # )\n)", "echo $\\\n(a)"),
    ("echo ${x:-y}", "echo ${x\\\n:\\\n-y}", "echo $\\\n{x:-y}"),
    ("echo `a`", "echo ` a `", "echo `a;`"),
    ("! a", "!  a", "! \\\na"),
    ("time -p a", "time  -p  a", "time -p -- a"),
]


@pytest.mark.parametrize("spellings", SPELLINGS, ids=[row[0] for row in SPELLINGS])
def test_many_spellings_one_tree(spellings: tuple[str, ...]) -> None:
    first, *others = spellings
    for text in others:
        assert shape(parse(text)) == shape(parse(first)), text


@pytest.mark.parametrize("text", TEXTS + fuzz.mutants(TEXTS, 400, seed=31) + fuzz.strings(400, seed=32))
def test_spans_are_nested_and_in_order(text: str) -> None:
    tree = parse(text)
    for node in walk(tree):
        assert 0 <= node.start <= node.end <= len(text)
        below = children(node)
        for child in below:
            inside = node.start <= child.start and child.end <= node.end
            assert inside or isinstance(child, n.HereDocument), (node, child)
        for left, right in pairwise(below):
            assert left.end <= right.start or (left.start, left.end) == (right.start, right.end) or _apart(left, right)


def _apart(left: n.Node, right: n.Node) -> bool:
    """A here-document stands behind its line, so behind nodes that begin later."""
    return isinstance(left, n.HereDocument) or isinstance(right, n.HereDocument)


@pytest.mark.parametrize(
    ("text", "source"),
    [
        ("a \\\n'b'", "'b'"),
        ("x\\\ny 'b' c", "'b'"),
        ("cat <<-E\n\t'b' $(\t'b')\n\tE", "'b'"),
        ("cat <<E\na\\\nb $(c 'b')\nE", "'b'"),
        ("echo `c 'b'`", "'b'"),
        ("echo $((c 'b') )", "'b'"),
        ("((c 'b') )", "'b'"),
        ("echo ${x:-'b'}", "'b'"),
    ],
)
def test_a_span_is_the_source(text: str, source: str) -> None:
    found = [
        text[node.start : node.end] for node in walk(parse(text)) if isinstance(node, n.Quoted) and node.text == "b"
    ]
    assert source in found


def test_inside_back_quotes_with_escapes_the_span_is_the_whole() -> None:
    text = "a `b \\`c\\`` d"
    inner = [node for node in walk(parse(text)) if isinstance(node, n.Simple)][-1]
    assert text[inner.start : inner.end] == "`b \\`c\\``"


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("rm", "rm"), ("r''m", "rm"), ("r\\m", "rm"), ('"r"m', "rm"), ("$'\\x72m'", "rm"), ('$"rm"', "rm"), ("''", ""),
        ("{}", "{}"), ("{a}", "{a}"), ("a{b", "a{b"), ("HEAD@{1}", "HEAD@{1}"), ("{a,b}", None), ("{1..3}", None),
        ("{a,'b'}", None), ("'{a,b}'", "{a,b}"), ("\\{a,b}", "{a,b}"), ("a,b", "a,b"),
        ("*", None), ("a?", None), ("[a]", None), ("[", "["), ("]", "]"), ("a]b[", "a]b["), ("'*'", "*"), ("\\*", "*"),
        ("~", None), ("~/a", None), ("a~", "a~"), ("'~'", "~"), ("x=~", None), ("x=a:~", None), ("--x=~", "--x=~"),
        ("h:~", "h:~"), ("$x", None), ("`a`", None), ("$", "$"), ("a$", "a$"), ("a#b", "a#b"), ("é→", "é→"),
        ("\xa0", "\xa0"),
        ("a\r", "a\r"), ("\\", "\\"), ('"a\\"b\\$\\x"', 'a"b$\\x'), ("a\\\nb", "ab"), ("'a\\\nb'", "a\\\nb"),
        ("$'a\\nb\\'\\101\\u00e9\\cA\\0z'", "a\nb'Aé\x01"), ("$'\\xc3\\xa9'", "é"), ("$'\\xff'", "\udcff"),
        ("$'\\q'", "\\q"),
    ],
)  # fmt: skip
def test_what_a_word_is(text: str, plain: str | None) -> None:
    command = parse(f"echo {text}").commands[0]
    assert isinstance(command, n.Simple)
    word = command.words[1]
    assert isinstance(word, n.Word)
    assert word.plain == plain
    assert word.quoted == any(mark in text.replace("\\\n", "") for mark in "'\"\\")


def test_values_of_assignments_are_not_globbed() -> None:
    command = parse("a=* b={x,y} c=~ d=x:~ e=[a] f=a~").commands[0]
    assert isinstance(command, n.Simple)
    values = [a.value.plain for a in command.assignments if isinstance(a.value, n.Word)]
    assert values == ["*", "{x,y}", None, None, "[a]", "a~"]


def test_what_stands_before_an_error_runs() -> None:
    tree = parse("rm x\nif; y\nz")
    assert [type(command) for command in tree.commands] == [n.Simple, n.Unreadable]
    assert (tree.commands[1].start, tree.commands[1].end) == (5, 12)


@pytest.mark.parametrize("text", ["rm x; if", "rm x; )", "rm x; 'a", "rm x; $(", "rm x; a &&", "rm x; (y", "rm x; a <"])
def test_within_one_line_nothing_runs(text: str) -> None:
    assert [type(command) for command in parse(text).commands] == [n.Unreadable]


@pytest.mark.parametrize("text", ["a\0b", "a\nb\0", "\0"])
def test_nul(text: str) -> None:
    assert causes(text) == ["a NUL character"]
    assert commands(text) == ([["a"]] if "\n" in text else [])


def test_a_bad_part_leaves_the_rest_of_the_command() -> None:
    assert commands("a ${x y} ${ b; } ${| c; }; d") == [["a", None, None, None], ["d"]]
    assert len(causes("a ${x y} ${ b; } ${| c; }; d")) == 3
    assert commands("cat <<E\n$(a) $(if)\nE\nb") == [["cat"], ["a"], ["b"]]
    assert causes("cat <<E\n$(a) $(if)\nE\nb")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("<&-rm x", ["rm", "x"]),
        (">&-rm x", ["rm", "x"]),
        ("!(rm x)", ["rm", "x"]),
        ("((rm x) )", ["rm", "x"]),
        ("echo $((rm x) )", ["rm", "x"]),
        ("echo \"${u:-'$(rm x)'}\"", ["rm", "x"]),
        ("echo \"${u:-$'\\x24(rm x)'}\"", ["rm", "x"]),
        ("(( '$(rm x)' ))", ["rm", "x"]),
        ("a['$(rm x)']=1", ["rm", "x"]),
        ("a=(['$(rm x)']=1)", ["rm", "x"]),
        ("declare a['$(rm x)']=1", ["rm", "x"]),
        ("cat <<E\n${u:-'`rm x`'}\nE", ["rm", "x"]),
        ("cat <<E | rm x\na\nE", ["rm", "x"]),
        ("((cat <<E\nrm x\nE\n) )\nb\nE", ["rm", "x"]),
        ("echo a # \\\nrm x", ["rm", "x"]),
        ("cat <<'E'\n\\\nE\nrm x", ["rm", "x"]),
        ("echo $(cat <<E) b\nE\nrm x", ["rm", "x"]),
        ("case a in a) ;& b) rm x;; esac", ["rm", "x"]),
        ("local a=([1]=($(rm x)))", ["rm", "x"]),
        ("coproc X { rm x; }", ["rm", "x"]),
        ("true\r\nrm x", ["rm", "x"]),
    ],
)
def test_nothing_is_hidden(text: str, found: list[str]) -> None:
    assert found in commands(text)


def test_extglob_is_off_until_it_is_on() -> None:
    assert ["rm", "x"] in commands("!(rm x)")
    assert ["rm", "x"] not in commands("shopt -s extglob\necho !(rm x)")
    assert causes("echo @(a|b)") and causes("shopt -s extglob; echo @(a|b)")
    assert not causes("shopt -s extglob\necho @(a|b) x*(c d)")
    assert causes("shopt -s extglob\nshopt -u extglob\necho @(a|b)")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a &> f", [["a"], []]),
        ("[[ a ]]", [["[[", "a", "]]"]]),
        ("function f", [["function", "f"]]),
        ("echo $'a'", [["echo", "$a"]]),
        ("echo {a,b}", [["echo", "{a,b}"]]),
        ("a {fd}>b", [["a", "{fd}"]]),
        ("time a", [["time", "a"]]),
        ("((a) )", [["a"]]),
        ("a+=b", [["a+=b"]]),
        ("f() echo x", [["echo", "x"]]),
    ],
)
def test_sh(text: str, found: list[list[str]]) -> None:
    assert commands(text, "sh") == found
    assert not causes(text, "sh")


@pytest.mark.parametrize("text", ["a <(b)", "a=(b)", "a <<< b", "a |& b", "a ;& b", "echo ${x//a/b}", "echo ${!x}"])
def test_sh_does_not_read(text: str) -> None:
    assert causes(text, "sh")


@pytest.mark.parametrize(
    "text", ["a =(b)", "a *(e:'b':)", "a >! b", "a &! b", "=a b", "echo $x[1]", "echo $x:h", "echo ${(e)x}", "a &| b"]
)
def test_zsh_is_not_guessed(text: str) -> None:
    assert causes(text, "zsh")


def test_here_documents() -> None:
    def document(text: str) -> n.HereDocument:
        return next(node for node in walk(parse(text)) if isinstance(node, n.HereDocument))

    assert document("cat <<E\na\nE").body.plain == "a\n"
    assert document("cat <<'E'\n$a\nE").body.plain == "$a\n"
    assert document("cat <<E\n$a\nE").body.plain is None
    assert document("cat <<-E\n\ta\n\tE").body.plain == "a\n"
    assert document("cat <<E\na\\\nb\nE").body.plain == "ab\n"
    assert document("cat <<'E'\na\\\nb\nE").body.plain == "a\\\nb\n"
    assert document("cat <<E\na\nE").closed
    assert not document("cat <<E\na").closed
    assert not document("cat <<E").closed


def test_words_out_of_text() -> None:
    assert parse_double_quoted('a "b" \\$ c').plain == 'a "b" $ c'
    assert any(isinstance(node, n.Simple) for node in walk(parse_double_quoted("$(a) $(")))
    assert any(isinstance(node, n.BadPart) for node in walk(parse_double_quoted("$(a) $(")))
    assert any(isinstance(node, n.Simple) for node in walk(parse_expression("a[$(b)]")))
    assert parse_expression('1 + "2"').plain == "1 + 2"
    assert isinstance(parse_expression("$(").parts[0], n.BadPart)
    assert isinstance(parse_double_quoted("\0").parts[0], n.BadPart)


def test_nesting() -> None:
    for opening, closing in (("( ", ")"), ("{ ", "; }"), ("echo $(", ")"), ('echo "$(', ')"'), ("if ", "; then b; fi")):
        good = opening * limits.NESTING + "a" + closing * limits.NESTING
        assert not causes(good)
        bad = opening * (limits.NESTING + 1) + "a" + closing * (limits.NESTING + 1)
        assert causes(bad) == ["nesting deeper than 100"]


MANY = [
    "(", "$(", "{", "{ ", "`", "'", '"', "((", "$((", "${", "a;", "a|", "\\\n", '"$(', "$((a) ", "<(", "a=(", "[[ ( ",
    "<<E ", "`\\", "case x in ", "# \\\n", "${x:-", "$(cat <<E)\n", "\"${x:-'", "! ", "f() ", "coproc ", "a[", "é", "→",
    "<<-E\n\t", '"`', "a<<E\nE\n", "[[ a =~ (", "$[", "\\\\\n", "\\", "$", "{a,", "$'", "<<'E' \\\n", '"$(<<E)"',
    "declare a[", "${a[", "cat <<E\n$(cat <<E\n", "${x:-'$(", "$(( '$(", "declare a[[] ", "((a) ", "\ud800", "x() { ",
    "((<<E\n", "<<'E' \\\nE\n",
]  # fmt: skip


@pytest.mark.parametrize("piece", MANY)
def test_much_of_the_same_is_answered_soon(piece: str) -> None:
    text = piece * (1_000_000 // len(piece))
    start = time.perf_counter()
    parse(text)
    assert time.perf_counter() - start < 120  # it ends; how fast is the benchmarks' matter


def test_too_long() -> None:
    assert causes("a" * (limits.TEXT + 1)) == [f"longer than {limits.TEXT} characters"]
    assert not causes("a" * limits.TEXT)
