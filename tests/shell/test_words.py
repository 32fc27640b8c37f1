"""What words become. Bash itself is asked about everything that we call exact."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from riskclass.model.limits import VARIANTS
from riskclass.model.text import Hole, Text, exact, unknown
from riskclass.shell.nodes import ArrayValue, Assignment, Script, Simple, Word
from riskclass.shell.parser import parse
from riskclass.shell.words import UNKNOWN, Expander, Scope, expand, expand_arithmetic, expand_one
from tests.oracle import compare

if TYPE_CHECKING:
    from riskclass.shell.nodes import CommandSubstitution, ProcessSubstitution
    from riskclass.shell.scope import Arrays

BASH = shutil.which("bash")
ENVIRONMENT = {"PATH": "/nonexistent", "LC_ALL": "C.UTF-8"}
HANDLER = r"""
HOME=/h PWD=/p OLDPWD=/o
command_not_found_handle() { shift; (( $# )) && printf '%s\0' "$@"; true; }
"""
SPLIT = "; printf '%s\\0' "


def _unescaped(text: str) -> str:
    return text.replace("\\\\", "\0").replace("\\n", "\n").replace("\\t", "\t").replace("\0", "\\")


def _cases() -> list[tuple[str, str]]:
    lines = (Path(__file__).parent / "expansions.txt").read_text("utf-8").splitlines()
    pairs = [line.partition("\t") for line in lines if line and not line.startswith("# ")]
    return [(_unescaped(setup), _unescaped(word)) for setup, _, word in pairs]


CASES = _cases()
assert len(CASES) >= 1500


class Shell(Scope):
    """As much of a shell as the cases need: it knows what was set, and that nothing else is."""

    def __init__(self, text: str = "", **variables: Text | None) -> None:
        self.text = text
        self.variables: dict[str, tuple[Text | None, ...]] = {name: (value,) for name, value in variables.items()}
        self.arrays: dict[str, dict[str, Text]] = {"@": {}}
        self.maps: set[str] = set()
        self.ran: list[str] = []
        self.effects: list[tuple[str, str]] = []

    def lookup(self, name: str) -> tuple[Text | None, ...]:
        if name == "#":
            return (exact(str(len(self.arrays["@"]))),)
        if name == "0":
            return (exact(BASH or "bash"),)
        if name.isdigit():
            return (self.arrays["@"].get(name),)
        if name in self.arrays:
            return (self.arrays[name].get("0"),)
        return self.variables.get(name, (None,))

    def array(self, name: str) -> Arrays:
        return (self.arrays.get(name),)

    def associative(self, name: str) -> bool:
        return name in self.maps

    def names(self, prefix: str) -> tuple[str, ...] | None:
        return tuple(sorted(name for name in {**self.variables, **self.arrays} if name.startswith(prefix)))

    def assign(self, name: str, values: tuple[Text | None, ...], key: Text | None = None) -> None:
        if key is not None and name not in self.arrays:
            before = self.variables.pop(name, (None,))[0]
            self.arrays[name] = {} if before is None else {"0": before}
        if name in self.arrays:
            index = "0" if key is None else key.exact
            value = values[0]
            if index is not None and value is not None:
                self.arrays[name][index] = value
        else:
            self.variables[name] = values

    def output(self, node: CommandSubstitution) -> tuple[Text, ...]:
        self.ran.append(self.text[node.start : node.end])
        return super().output(node)

    def process(self, node: ProcessSubstitution) -> Text:
        self.ran.append(self.text[node.start : node.end])
        return super().process(node)

    def effect(self, kind: str, because: str, start: int, end: int) -> None:
        self.effects.append((kind, because))

    # ---- the setup of a case ---------------------------------------------------------------------------------

    def run(self, script: Script) -> None:
        for command in script.commands:
            assert isinstance(command, Simple), command
            for assignment in command.assignments:
                self.set(assignment)
            words = [word.plain for word in command.words if isinstance(word, Word)]
            if words[:1] == ["declare"]:
                for argument in command.words:
                    if isinstance(argument, Assignment):
                        self.maps.add(argument.name)
                        self.set(argument)
            elif words == ["set", "-f"]:
                self.noglob = True
            elif words[:1] == ["set"]:
                values = [one(word, self) for word in command.words[2:] if isinstance(word, Word)]
                self.arrays["@"] = {str(i): value for i, value in enumerate(values, 1)}
            elif words[:1] == ["unset"]:
                for name in words[1:]:
                    self.variables.pop(str(name), None)
        self.ifs = self.variables.get("IFS", (None,))[0]

    def set(self, assignment: Assignment) -> None:
        value = assignment.value
        if isinstance(value, Word):
            self.variables[assignment.name] = tuple(expand_one(value, self, assignment=True))
            return
        assert isinstance(value, ArrayValue)
        elements: dict[str, Text] = {}
        for element in value.elements:
            if element.subscript is not None:
                key = str(one(element.subscript, self).exact)
            else:
                key = str(max(map(int, elements), default=-1) + 1)
            elements[key] = one(element.value, self)
        self.arrays[assignment.name] = elements


def one(word: Word, scope: Scope) -> Text:
    (value,) = expand_one(word, scope, assignment=True)
    return value


def words(source: str) -> list[Word]:
    """The arguments of `p SOURCE`."""
    (command,) = parse("p " + source).commands
    assert isinstance(command, Simple), command
    return [word for word in command.words[1:] if isinstance(word, Word)]


def shell(setup: str = "") -> Shell:
    made = Shell(setup, HOME=exact("/h"), PWD=exact("/p"), OLDPWD=exact("/o"))
    made.run(parse(setup))
    return made


def ours(setup: str, source: str) -> list[list[Text]]:
    """The alternatives of all arguments."""
    scope = shell(setup)
    scope.text = "p " + source
    alternatives: list[list[Text]] = [[]]
    for word in words(source):
        alternatives = [head + list(tail) for head in alternatives for tail in expand(word, scope)]
    return alternatives


def bash_words(cases: list[tuple[str, str]]) -> list[list[str] | None]:
    """What bash makes of each case; None where it reports an error."""
    return [answer for at in range(0, len(cases), 300) for answer in _bash_words(cases[at : at + 300])]


def _bash_words(cases: list[tuple[str, str]]) -> list[list[str] | None]:
    """One process without a network, in an empty directory, that finds no program: the handler prints the words."""
    assert BASH
    lines = [f"( {setup or ':'}\np {source}\n) 2>/dev/null || printf '\\1'\nprintf '\\2'" for setup, source in cases]
    script = HANDLER + "\n".join(lines)
    with tempfile.TemporaryDirectory() as empty:
        command = [*compare.isolation(), BASH, "--norc", "--noprofile", "-c", script]
        out = subprocess.run(command, capture_output=True, check=True, env=ENVIRONMENT, cwd=empty)
    answers = out.stdout.decode("utf-8", "surrogateescape").split("\2")[:-1]
    assert len(answers) == len(cases)
    return [None if answer.endswith("\1") else answer.split("\0")[:-1] for answer in answers]


@pytest.fixture(scope="module")
def answers() -> dict[tuple[str, str], list[str] | None]:
    return dict(zip(CASES, bash_words(CASES), strict=True))


@pytest.mark.skipif(BASH is None, reason="there is no bash")
@pytest.mark.parametrize(("setup", "source"), CASES)
def test_bash_agrees(setup: str, source: str, answers: dict[tuple[str, str], list[str] | None]) -> None:
    answer = answers[setup, source]
    alternatives = ours(setup, source)
    for words_ in alternatives:
        if answer is not None and all(word.exact is not None for word in words_) and len(alternatives) == 1:
            assert [word.exact for word in words_] == answer


# ---- what is not known -------------------------------------------------------------------------------------------

ANY = unknown("$D", "D is not set here")
FILES = Text((Hole("*", "the names that *.mp3 matches", "files"), ".mp3"))
VARIABLES = {
    "D": ANY,
    "n": unknown("$n", "a count", shape="number"),
    "sha": unknown("$sha", "what git rev-parse prints", shape="word"),
    "home": unknown("$HOME", "the home directory", shape="home"),
    "tmp": unknown("$tmp", "a path in scratch", shape="scratch"),
    "f": FILES,
    "log": Text(("pre-", Hole("$(date)", "a date"), ".log")),
    "x": exact("v"),
    "evil": exact("a[$(id)]"),
    "plain": exact("a[1]"),
    "cmd": exact("$(id)"),
}


def described(text: Text) -> str:
    """`pre-<any>.log`, a star behind what may be any number of words."""
    return "".join(p if isinstance(p, str) else f"<{p.shape}>" for p in text.parts) + "*" * text.many


def partly(source: str) -> tuple[str, Shell]:
    """Alternatives, parted by ` | `, and the shell afterwards."""
    scope = Shell("p " + source, **VARIABLES)
    alternatives: list[list[Text]] = [[]]
    for word in words(source):
        alternatives = [head + list(tail) for head in alternatives for tail in expand(word, scope)]
    return " | ".join(" ".join(map(described, alternative)) for alternative in alternatives), scope


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("$D", "<any>*"),
        ('"$D"', "<any>"),
        ('"$D"/*', "<any>/<files>*"),
        ("$D/*", "<any>/<files>*"),
        ("pre-$D.log", "pre-<any>.log*"),
        ('pre-"$D".log', "pre-<any>.log"),
        ("*.log", "<files>.log*"),
        ("/tmp/foo*.log", "/tmp/foo<files>.log*"),
        ("a?[b-d]*c", "a<files>c*"),
        ("[$D]", "<any>*"),
        ("$log", "pre-<any>.log*"),
        ("$n $sha $home/x", "<number> <word> <home>/x"),
        ("~ ~/x ~root/x ~+ ~-/y", "<home> <home>/x <path>/x <path> <path>/y"),
        ("$tmp/$D", "<scratch>/<any>*"),
        ("${D:-rm}", "<any>* | rm"),
        ("${D-rm}", "<any>* | rm"),
        ("${D:=rm}", "<any>* | rm"),
        ("${D:+rm}", " | rm"),
        ('"${D:+rm}"', " | rm"),
        ("${D:?gone}/x", "<any>/x*"),
        ("${U:-rm} ${x:-rm} ${U:+rm} ${x:+rm}", "rm v rm"),
        ("${home:-/root} ${n:-0} ${log:-x}", "<home> <number> pre-<any>.log*"),
        ('"${D#x}" "${D%/}" "${D^^}" "${D/a/b}" "${D:1}"', "<any> <any> <any> <any> <any>"),
        ('"${#D}" "${#x}" ${#f}', "<number> 1 <number>"),
        ('"${f%.mp3}" "${f%.*}.wav" "${f##*/}" "${f%.wav}"', "<files> <files>.wav <files> <files>.mp3"),
        ('"${log#pre-}" "${log%.log}" "${log#p*-}" "${log##*-}"', "<any>.log pre-<any> <any>.log <any>"),
        ('"${sha:0:8}" "${sha:1:8}" "${sha^^}" "${D@Q}"', "<word> <any> <word> <quoted>"),
        ("$((n+1)) $((D)) $((x)) $((1+1))", "<number> <number> 0 2"),
        ("${!D} ${!x}", "<any>*"),
        ('"$(date)" $(date)', "<any> <any>*"),
        ("<(date)", "/dev/fd/63"),
        ("{a,$D}", "a <any>*"),
        ("${x/v/$D}", "<any>*"),
        ("${x/w/$D}", "v"),
        ("${x#$D}", "<any>*"),
        ("${a[@]} ${a[1]}", ""),
    ],
)
def test_what_is_known_is_kept(source: str, expected: str) -> None:
    assert partly(source)[0] == expected


@pytest.mark.parametrize(
    ("source", "kinds"),
    [
        ("$((D+1)) $((a[i])) ${D:n} $((x))", []),
        ("$((evil))", ["code.opaque"]),
        ("$((evil2))", []),
        ("$((plain))", []),
        ("$(($evil))", ["code.opaque"]),
        ("$((a[$D]))", ["code.opaque"]),
        ("${x:evil}", ["code.opaque"]),
        ("${x:a[$D]}", ["code.opaque"]),
        ("${D@P}", ["code.opaque"]),
        ("${cmd@P}", ["code.opaque"]),
        ("${x@P} ${cmd@Q}", []),
        ("{1..2000}", ["limit"]),
        ("{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}", ["limit"]),
        ("${D:-a}${D:-b}${D:-c}${D:-d}${D:-e}${D:-f}${D:-g}", ["limit"]),
        ("$((" + "(" * 40 + "1" + ")" * 40 + "))", ["limit"]),
    ],
)
def test_effects(source: str, kinds: list[str]) -> None:
    assert [kind for kind, _ in partly(source)[1].effects] == kinds


@pytest.mark.parametrize(
    "source",
    [
        "{}$(M)", '"a $(M)"', "`M`", "${u:-$(M)}", '"${u:-$(M)}"', "${u:-`M`}", "${x#$(M)}", "${x/$(M)/y}",
        "${x/y/$(M)}", "${x:$(M)0}", "${a[$(M)0]}", "$((1+$(M)0))", "$[1+$(M)0]", "<(M)", "x>(M)", "${u:-<(M)}",
        "{a,$(M)}", "${x+$(M)}", "${u=$(M)}", "${D:+$(M)}", "${D:-$(M)}", "${u:-${v:-$(M)}}", "${x^$(M)}",
        '$"$(M)"', "x{$(M),b}", "${!D:-$(M)}", "${#a[$(M)]}", "${D//$(M)}", "${a[@]:$(M)}", "${a[@]/$(M)/x}",
    ],
)  # fmt: skip
def test_substitutions_are_seen(source: str) -> None:
    scope = partly(source)[1]
    assert any("M" in ran for ran in scope.ran)


@pytest.mark.parametrize("source", ["${x:-$(M)}", "${u:+$(M)}", "${x-$(M)}", "'$(M)'", "\\$(true)"])
def test_what_surely_does_not_run_is_not_seen(source: str) -> None:
    if source == "\\$(true)":
        source = "'$'\\(true\\)"
    assert not partly(source)[1].ran


@pytest.mark.parametrize(
    ("source", "name", "expected"),
    [
        ("${u:=a b}", "u", "a b"),
        ("${D:=z}", "D", "<any> | z"),
        ("$((i=3))", "i", "3"),
        ("$((i=D))", "i", "<number>"),
        ("$((D?(x=1):0))", "x", "v | 1"),
        ("$((D&&(x=1)))", "x", "v | 1"),
        ("$((0&&(x=1)))", "x", "v"),
        ("$((n++))", "n", "<number>"),
        ("$((x=1,x+=2))", "x", "3"),
        ("${x:i=5:1}", "i", "5"),
    ],
)
def test_assignments_are_kept(source: str, name: str, expected: str) -> None:
    scope = partly(source)[1]
    assert " | ".join("-" if text is None else described(text) for text in scope.lookup(name)) == expected


@pytest.mark.parametrize(
    ("source", "at"),
    [("abc", 2), ("'a b'", 3), ('"a b"', 3), ("a'b'", -1), ("\\a", -1), ("$'a'", -1), ("''", 3), ('"$x"', -1)],
)
def test_where_a_value_stands(source: str, at: int) -> None:
    scope = Shell("p " + source)
    ((word,),) = expand(words(source)[0], scope)
    assert word.at == at
    assert word.span == (2, 2 + len(source))
    if at >= 0:
        assert scope.text[at:].startswith(str(word.exact))


def test_one_word_stays_one() -> None:
    scope = Shell("", **VARIABLES)
    for source, expected in [("$D", "<any>"), ("*", "*"), ("{a,b}", "{a,b}"), ("a:~", "a:~"), ("~/x", "<home>/x")]:
        assert [described(text) for text in expand_one(words(source)[0], scope)] == [expected]
    (command,) = parse("x=a:~").commands
    assert isinstance(command, Simple)
    value = command.assignments[0].value
    assert isinstance(value, Word)
    assert [described(text) for text in expand_one(value, scope, assignment=True)] == ["a:<home>"]


def test_nothing_known_of_arrays() -> None:
    class Blank(Shell):
        def array(self, name: str) -> Arrays:
            return UNKNOWN

    for source, expected in [
        ('"$@"', "<any>*"),
        ('x"$@"y', "x<any>y*"),
        ('"$*"', "<any>*"),
        ('"${a[@]}"', "<any>*"),
        ('"${a[1]}"', "<any>"),
        ('"${@:2}"', "<any>*"),
        ("${#a[@]}", "<number>"),
        ('"${!a[@]}"', "<number>*"),
    ]:
        scope = Blank("p " + source)
        ((word,),) = expand(words(source)[0], scope)
        assert described(word) == expected


def test_all_elements_are_possible_where_the_subscript_is_not_known() -> None:
    scope = shell("a=(ls rm)")
    scope.variables["n"] = (VARIABLES["n"],)
    assert [described(fields[0]) for fields in expand(words("${a[n]}")[0], scope)] == ["ls", "rm"]


def test_values_do_not_grow_without_bound() -> None:
    scope = shell("x=" + "y" * 60000)
    for _ in range(8):
        scope.variables["x"] = tuple(expand_one(words('"$x$x"')[0], scope))
    assert [text and text.exact for text in scope.lookup("x")] == [None]
    assert ("limit", "the value is longer than is followed") in scope.effects


def test_arithmetic_word() -> None:
    ((command,),) = (parse("echo $((1 + 2))").commands,)
    assert isinstance(command, Simple)
    part = command.words[1].parts[0]  # type: ignore[union-attr]
    assert [text.exact for text in expand_arithmetic(part.expression, Shell())] == ["3"]  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "source",
    [
        "{" * 50_000,
        "{a," * 3_000,
        "{a,b}" * 3_000,
        "[" * 50_000,
        "[*" * 20_000 + "]",
        "$((" + "x+" * 20_000 + "1))",
        "$((" + "-" * 20_000 + "1))",
        "$((" + "1?" * 5_000 + "1))",
        "${x:-a}" * 5_000,
        "${D:-a}" * 5_000,
    ],
)
def test_nothing_takes_long(source: str) -> None:
    assert expand(words(source)[0], Shell("p " + source, **VARIABLES))


def test_replacements_take_bounded_time() -> None:
    scope = Shell("", s=exact("a" * 60_000), p=exact("*a*b" * 50), x=exact("a" * 60_000))
    for source in ('"${s//$p/x}"', '"${s//a/$x}"', '"${s##$p}"', '"${s%%$p}"', '"${s//?/b}"'):
        assert expand(words(source)[0], scope)


def test_variants_are_limited() -> None:
    scope = Shell("", **VARIABLES)
    scope.variables["v"] = tuple(exact(str(i)) for i in range(VARIANTS + 1))
    ((word,),) = expand(words("$v")[0], scope)
    assert word.exact is None
    assert scope.effects == [("limit", f"more than {VARIANTS} values are possible")]


VALUES = ["", "a", "a b", " a", "*", "a[b", "-n", "\\*", "~", "{a,b}", "a\nb", "(", "é"]
VALUE = st.sampled_from(VALUES).map(exact) | st.builds(
    lambda head, shape, tail, many: Text(
        tuple(part for part in (head, Hole("$y", "y is not known", shape), tail) if part), many=many
    ),
    st.sampled_from(["", "a", "a b", "*"]),
    st.sampled_from(["any", "word", "path", "files", "secret"]),
    st.sampled_from(["", "/b", " "]),
    st.booleans(),
)
PIECES = st.sampled_from(
    ["$x", "${x}", '"$x"', '"a$x b"', "/a", "-f", "'q'", '"', "~", "{a,$x}", "{", "=", "*", "$@", '"$@"', "$#"]
)


@given(VALUE, st.lists(PIECES, min_size=1, max_size=4).map("".join), st.sampled_from(["", "noglob", "extglob", "zsh"]))
@settings(max_examples=1500, deadline=None, derandomize=True)
def test_the_short_way_gives_what_the_long_way_gives(value: Text, written: str, option: str) -> None:
    words = [word for word in _words_of(written) if word.plain is None]
    for word in words:
        shells = [Shell(written, x=value) for _ in range(2)]
        for shell in shells:
            shell.arrays["@"] = {"1": exact("p")}
            if option:
                setattr(shell, option, True)
        assert expand(word, shells[0]) == Expander(shells[1]).words(word)
        assert shells[0].effects == shells[1].effects


def _words_of(written: str) -> list[Word]:
    commands = parse(f"echo {written}").commands
    return [word for node in commands if isinstance(node, Simple) for word in node.words if isinstance(word, Word)]
