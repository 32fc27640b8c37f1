"""Compare our reading of commands with bash's own, through the loadable builtin in bashtree.c.

python tests/oracle/compare.py [--jsonl FIELD] FILE...      one command a line, `\\n` and the like escaped
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from riskclass.shell import dollar
from riskclass.shell import nodes as n
from riskclass.shell.heredoc import delimiter_of
from riskclass.shell.lexer import Source, Unread
from riskclass.shell.parser import _Parser
from riskclass.shell.parts import body_text, long_word, make_word
from riskclass.shell.simple import simple
from riskclass.shell.walk import children

HERE = Path(__file__).resolve().parent
INCLUDES = ("/usr/include/bash", "/usr/include/bash/include", "/usr/include/bash/builtins", "/usr/lib/bash")
HOLE = "\x02"  # stands for a substitution, whose body is compared on its own

MARKS = ("$(", "<(", ">(", "((", "=(")  # a word with none of these is kept by bash as it is written

Shape = Any  # nested tuples


class Answer(NamedTuple):
    """What bash says: the shapes of the commands it read, and whether it could read everything."""

    commands: list[dict[str, Any]]
    complete: bool


#: We accept more than bash; we do not follow it into here-documents that begin or end inside something else.
WARNINGS = ("accepts", "declines")


class Difference(NamedTuple):
    kind: str  # "refused", "lacks", "differs", or the warnings "accepts", "declines"
    text: str
    bash: Shape
    ours: Shape


class Report(NamedTuple):
    """The differences over some texts, how many texts that were, and how many of them bash rejects."""

    found: list[Difference]
    texts: int
    rejected: int

    @property
    def failures(self) -> list[Difference]:
        return [difference for difference in self.found if difference.kind not in WARNINGS]

    @property
    def accepted(self) -> list[Difference]:
        """What bash rejects and we do not."""
        return [difference for difference in self.found if difference.kind == "accepts"]


# ---- asking bash -----------------------------------------------------------------------------------------------


def available() -> bool:
    return shutil.which("gcc") is not None and shutil.which("bash") is not None and Path(INCLUDES[0]).is_dir()


def mode() -> str:
    """Which of the two oracles a test run has."""
    if available():
        return "bash's own parser, built from tests/oracle/bashtree.c"
    return "the answers of bash that are written down in tests/shell (no gcc, or no headers of bash, to ask it more)"


def build(folder: Path) -> Path:
    """Compile the builtin into `folder`."""
    library = folder / "bashtree.so"
    includes = [f"-I{path}" for path in INCLUDES]
    subprocess.run(
        ["gcc", "-shared", "-fPIC", "-w", *includes, str(HERE / "bashtree.c"), "-o", str(library)], check=True
    )
    return library


def ask(library: Path, texts: list[str]) -> list[Answer]:
    """How bash reads each of `texts`, which hold no NUL."""
    parts = [texts[at : at + 5000] for at in range(0, len(texts), 5000)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return [answer for answers in pool.map(lambda part: _ask(library, part), parts) for answer in answers]


@cache
def isolation() -> list[str]:
    """What starts a program without a network, where the machine has that."""
    unshare = shutil.which("unshare")
    command = [str(unshare), "-rn"]
    return command if unshare and subprocess.run([*command, "true"], capture_output=True).returncode == 0 else []


def _ask(library: Path, texts: list[str]) -> list[Answer]:
    with tempfile.NamedTemporaryFile() as file, tempfile.TemporaryDirectory() as empty:
        file.write(b"".join(text.encode("utf-8", "surrogateescape") + b"\0" for text in texts))
        file.flush()
        script = f"enable -f {library} bashtree; bashtree {file.name}"
        command = [*isolation(), str(shutil.which("bash")), "--norc", "--noprofile", "-c", script]
        safe = {"LC_ALL": "C.UTF-8", "PATH": "/nonexistent"}
        done = subprocess.run(command, capture_output=True, check=False, env=safe, cwd=empty)
    answers = [Answer([], False) for _ in texts]
    for line in done.stdout.decode("latin-1").split("\n")[:-1]:
        number, mark, rest = line.split(" ", 2)
        old = answers[int(number)]
        if mark == "+":
            old.commands.append(json.loads(rest, object_hook=_decoded))
        elif mark == "." and rest == "0":
            answers[int(number)] = Answer(old.commands, True)
    return answers


def _decoded(record: dict[str, Any]) -> dict[str, Any]:
    return {key: _text(value) for key, value in record.items()}


def _text(value: Any) -> Any:
    if isinstance(value, str):
        text = value.encode("latin-1").decode("utf-8", "surrogateescape")
        if text.endswith(("\\\udcff\n", "\\\udcff")):  # its end of file
            text = text.removesuffix("\udcff\n") + "\n" if text[-1] == "\n" else text[:-1] + "\\"
        return text.replace("\x01\x01", "\x01").replace("\x01\x7f", "\x7f")  # bash quotes these for itself
    return [_text(item) for item in value] if isinstance(value, list) else value


# ---- bash's tree as a shape ------------------------------------------------------------------------------------

CONNECTORS = {288: "&&", 289: "||", 124: "|"}


def bash_list(command: dict[str, Any] | None) -> list[Shape]:
    """The commands of a list, one after another."""
    if command is None:
        return []
    if command["kind"] == "connection" and command["op"] in (59, 10, 38):
        left = bash_list(command["left"])
        if command["op"] == 38:
            left[-1] = ("background", left[-1])
        return left + bash_list(command["right"])
    return [bash_shape(command)]


def bash_shape(command: dict[str, Any]) -> Shape:
    shape = _bash_shape(command)
    if command["not"] or command["time"]:
        return ("prefixed", bool(command["not"]), bool(command["time"]), shape)
    return shape


def _bash_shape(command: dict[str, Any]) -> Shape:
    kind = command["kind"]
    if kind == "connection":
        name = CONNECTORS[command["op"]]
        return (name, *_spread(command["left"], name), *_spread(command["right"], name))
    found = BASH_SHAPES[kind](command)
    if command["redirects"]:
        return ("redirected", found, tuple(map(_bash_redirect, command["redirects"])))
    return found


def _spread(command: dict[str, Any], name: str) -> tuple[Shape, ...]:
    """Pipelines are flat; `&&` and `||` nest to the left."""
    shape = bash_shape(command)
    return tuple(shape[1:]) if name == "|" and shape[0] == "|" else (shape,)


def _bash_simple(c: dict[str, Any]) -> Shape:
    redirects = tuple(map(_bash_redirect, c["simple_redirects"]))
    return ("simple", tuple(_bash_word(word, True) for word in c["words"]), redirects)


def _bash_redirect(r: dict[str, Any]) -> Shape:
    target = r["to"] if isinstance(r["to"], int) or "eof" in r else _bash_word(r["to"], False)
    if r["op"] == "close":
        target = ""
    return (_delimiter(str(r["fd"])), r["op"], target, _delimiter(r.get("eof", "")))


def _delimiter(text: str) -> str:
    return HOLE if any(mark in text for mark in MARKS) else text


def _bash_words(words: list[str]) -> tuple[str, ...]:
    return tuple(_bash_word(word, False) for word in words)


BASH_SHAPES: dict[str, Callable[[dict[str, Any]], Shape]] = {
    "simple": _bash_simple,
    "for": lambda c: ("for", c["name"], _bash_words(c["words"]), tuple(bash_list(c["body"]))),
    "select": lambda c: ("select", c["name"], _bash_words(c["words"]), tuple(bash_list(c["body"]))),
    "case": lambda c: (
        "case",
        _bash_word(c["word"], False),
        tuple((_bash_words(x["patterns"]), tuple(bash_list(x["body"])), x["end"]) for x in c["clauses"]),
    ),
    "while": lambda c: ("while", tuple(bash_list(c["test"])), tuple(bash_list(c["body"]))),
    "until": lambda c: ("until", tuple(bash_list(c["test"])), tuple(bash_list(c["body"]))),
    "if": lambda c: (
        "if",
        tuple(bash_list(c["test"])),
        tuple(bash_list(c["then"])),
        tuple(bash_list(c["else"])),
    ),
    "function": lambda c: ("function", c["name"], bash_shape(c["body"])),
    "group": lambda c: ("group", tuple(bash_list(c["body"]))),
    "subshell": lambda c: ("subshell", tuple(bash_list(c["body"]))),
    "arith": lambda c: ("arith", *(_bash_expression(text) for text in c["words"])),
    "arithfor": lambda c: (
        "arithfor",
        *(_bash_expression(" ".join(c[key])) for key in ("init", "test", "step")),
        tuple(bash_list(c["body"])),
    ),
    "cond": lambda c: ("cond", tuple((t[0], *(_bash_operand(word) for word in t[1:])) for t in c["tests"])),
    "coproc": lambda c: ("coproc", c["name"], bash_shape(c["body"])),
}


def _bash_word(text: str, may_assign: bool) -> str:
    """A word of bash's with holes for the substitutions, which bash prints in its own way."""
    if not any(mark in text for mark in (*MARKS, "${")):
        return text
    src = _Parser(text, "bash")
    if may_assign and ("=(" in text or "[" in text):
        try:
            item = simple(src, 0)[1]
            return skeleton(src, (*item.assignments, *item.words)[0])
        except Unread:
            pass
    try:
        end, found = long_word(src, 0)
        return skeleton(src, found) if end == src.end else text
    except Unread:  # bash puts redirections last, where what stood behind them may become a reserved word
        begins = [at for mark in ("$(", "<(", ">(") if (at := text.find(mark)) >= 0]
        return text[: min(begins) + 1] + HOLE + text[text.rfind(")") + 1 :] if begins and ")" in text else text


def _bash_operand(text: str) -> str:
    src = _Parser(text, "bash")
    try:
        return skeleton(src, long_word(src, 0, " ")[1])
    except Unread:
        return text


def _bash_expression(text: str) -> str:
    from riskclass.shell import enclosed

    src = _Parser(text, "bash")
    try:
        return skeleton(src, enclosed.expression(src, 0, "\0", "")[1]).strip() or "1"
    except Unread:
        src = _Parser(text, "bash")
        return skeleton(src, make_word(src, 0, src.end, body_text(src))).strip() or "1"


# ---- our tree as a shape ---------------------------------------------------------------------------------------


def our_list(src: Source, script: n.Script) -> list[Shape]:
    return [our_shape(src, command) for command in script.commands if not isinstance(command, n.Unreadable)]


def our_shape(src: Source, node: n.Command) -> Shape:
    if isinstance(node, n.Compound) and node.redirects:
        redirects = tuple(our_redirect(src, r) for r in node.redirects)
        return ("redirected", OUR_SHAPES[type(node)](src, node), redirects)
    return OUR_SHAPES[type(node)](src, node)


def _our_pipeline(src: Source, node: n.Pipeline) -> Shape:
    shapes = [our_shape(src, command) for command in node.commands] or [("simple", (), ())]
    for index, operator in enumerate(node.operators):
        if operator == "|&":
            shapes[index] = _with_errors(shapes[index])
    shape = ("|", *shapes) if len(shapes) > 1 else shapes[0]
    return ("prefixed", node.negated, node.timed, shape) if node.negated or node.timed else shape


def _with_errors(shape: Shape) -> Shape:
    """`a |& b` is `a 2>&1 | b`."""
    errors = ("2", ">&n", 1, "")
    if shape[0] == "simple":
        return ("simple", shape[1], (*shape[2], errors))
    if shape[0] == "redirected":
        return ("redirected", shape[1], (*shape[2], errors))
    return ("redirected", shape, (errors,))


def _our_and_or(src: Source, node: n.AndOr) -> Shape:
    shape = our_shape(src, node.commands[0])
    for operator, command in zip(node.operators, node.commands[1:], strict=True):
        shape = (operator, shape, our_shape(src, command))
    return shape


def _our_if(src: Source, node: n.If) -> Shape:
    rest: tuple[Shape, ...] = tuple(our_list(src, node.otherwise)) if node.otherwise else ()
    for condition, body in reversed(node.branches):
        rest = (("if", tuple(our_list(src, condition)), tuple(our_list(src, body)), rest),)
    return rest[0]


def _our_for(src: Source, node: n.For) -> Shape:
    words = ('"$@"',) if node.words is None else tuple(skeleton(src, word) for word in node.words)
    return ("select" if node.select else "for", node.name, words, tuple(our_list(src, node.body)))


def _our_case(src: Source, node: n.Case) -> Shape:
    clauses = (
        (
            tuple(skeleton(src, pattern) for pattern in clause.patterns),
            tuple(our_list(src, clause.body)),
            {";&": 1, ";;&": 2}.get(clause.terminator, 0),
        )
        for clause in node.clauses
    )
    return ("case", skeleton(src, node.word), tuple(clauses))


def _our_simple(src: Source, node: n.Simple) -> Shape:
    words = tuple(skeleton(src, word) for word in (*node.assignments, *node.words))
    return ("simple", words, tuple(our_redirect(src, r) for r in node.redirects))


def _our_expression(src: Source, word: n.Word) -> str:
    return skeleton(src, word).strip() or "1"


OUR_SHAPES: dict[type[n.Node], Any] = {
    n.Simple: _our_simple,
    n.Pipeline: _our_pipeline,
    n.AndOr: _our_and_or,
    n.Background: lambda src, node: ("background", our_shape(src, node.command)),
    n.If: _our_if,
    n.For: _our_for,
    n.Case: _our_case,
    n.While: lambda src, node: (
        "until" if node.until else "while",
        tuple(our_list(src, node.condition)),
        tuple(our_list(src, node.body)),
    ),
    n.Function: lambda src, node: ("function", node.name, our_shape(src, node.body)),
    n.Group: lambda src, node: ("group", tuple(our_list(src, node.body))),
    n.Subshell: lambda src, node: ("subshell", tuple(our_list(src, node.body))),
    n.ArithmeticCommand: lambda src, node: ("arith", _our_expression(src, node.expression)),
    n.ArithmeticFor: lambda src, node: (
        "arithfor",
        *(_our_expression(src, word) for word in node.expressions),
        tuple(our_list(src, node.body)),
    ),
    n.Condition: lambda src, node: (
        "cond",
        tuple((test.operator or "-n", *(skeleton(src, word) for word in test.operands)) for test in node.tests),
    ),
    n.Coproc: lambda src, node: ("coproc", node.name, our_shape(src, node.body)),
}


def our_redirect(src: Source, node: n.Redirect) -> Shape:
    fd = node.fd.strip("{}") or ("0" if node.operator[0] == "<" else "1")
    fd = str(int(fd)) if fd.isdecimal() else _delimiter(fd)
    if node.here_document is not None:
        document = _document(src, node)
        return (fd, node.operator, document, _delimiter(delimiter_of(src, node.target)))
    target = skeleton(src, node.target)
    if node.operator not in ("<&", ">&"):
        return (fd, node.operator, target, "")
    if target == "-":
        return (fd, "close", "", "")
    moved = "-" if target.endswith("-") else ""
    target = target.removesuffix(moved) if moved else target
    if target.isdecimal():
        return (fd, f"{node.operator}n{moved}", int(target), "")
    return (fd, f"{node.operator}w{moved}", target, "")


def _document(src: Source, node: n.Redirect) -> str:
    """The body as bash keeps it."""
    assert node.here_document is not None
    body = node.here_document.body
    if node.here_document.quoted:
        return body.plain or ""
    lines = src.text[body.start : body.end]
    if lines and not lines.endswith("\n"):
        lines += "\n"
    if node.operator == "<<-":
        return "\n".join(line.lstrip("\t") for line in lines.split("\n"))
    return lines


def skeleton(src: Source, node: n.Word | n.Assignment) -> str:
    """A word as bash keeps it: as written, but for substitutions, `$'…'`, `$"…"` and `x=(…)`."""
    if isinstance(node, n.Assignment) and isinstance(node.value, n.ArrayValue):
        return _array(src, node, node.value)
    return _edited(src, node)


def _array(src: Source, node: n.Assignment, value: n.ArrayValue) -> str:
    elements = [_element(_edited(src, element)) for element in value.elements]
    last = value.elements[-1] if value.elements else None
    tail = elements.pop() if last is not None and src.text[value.end - 1] != ")" and last.end == value.end else ""
    return f"{_edited(src, node, value.start)}({' '.join(elements)}){tail}"


def _element(text: str) -> str:
    """Inside `x=([k]=( a  b ))` bash keeps the words, not the blanks."""
    return " ".join(text.split()).replace("( ", "(").replace(" )", ")") if "=(" in text else text


def _edited(src: Source, node: n.Node, end: int = -1) -> str:
    pieces: list[str] = []
    at = node.start
    for start, stop, text in _edits(src, node):
        if start >= at and (end < 0 or stop <= end):
            pieces += [src.text[at:start], text]
            at = stop
    return "".join(pieces) + src.text[at : node.end if end < 0 else end]


PATTERNS = ("#", "%", "/", "^", ",", "~")


def _edits(src: Source, node: n.Node, double: bool = False) -> list[tuple[int, int, str]]:
    """What to write otherwise, in order; `double` inside double quotes."""
    source = src.text[node.start : node.end]
    if isinstance(node, (n.CommandSubstitution, n.ProcessSubstitution)) and not source.startswith("`"):
        return [(node.start, node.end, source[0] + HOLE)]
    if isinstance(node, n.BadPart) and any(mark in source for mark in (*MARKS, "'")):
        return [(node.start, node.end, HOLE)]
    if isinstance(node, n.Quoted):
        if source[:1] not in "'\"\\" and not source.startswith("$'") and ("<(" in source or ">(" in source):
            return [(node.start, node.end, HOLE)]  # bash reads it, and runs nothing
        text = _requoted(node.text, source, double)
        return [(node.start, node.end, text)] if text != source else []
    if isinstance(node, n.BadPart):
        return [(node.start, node.end, source.replace("$'", "'").replace('$"', '"'))]
    found = [(node.start, node.start + 1, "")] if isinstance(node, n.DoubleQuoted) and source[0] == "$" else []
    if isinstance(node, n.Parameter) and node.operator.startswith(PATTERNS):
        double = False
    for child in children(node):
        if isinstance(node, n.DoubleQuoted) and isinstance(child, n.Quoted):
            continue
        found += _edits(src, child, double or isinstance(node, n.DoubleQuoted))
    return found


def _requoted(text: str, source: str, double: bool) -> str:
    if source.startswith("$'") and text != source:
        return text if double else "'" + text.replace("'", "'\\''") + "'"
    if "\\\n" in text and source.startswith("'"):
        return f"'{text}'"
    return "\\\\" if source == "\\" and not double else source


# ---- bodies of substitutions, to be compared on their own ------------------------------------------------------


def bodies(src: Source, node: n.Node, double: bool = False) -> list[str]:
    """The texts of the substitutions in `node`, not of those inside them."""
    if isinstance(node, (n.CommandSubstitution, n.ProcessSubstitution)):
        source = src.text[node.start : node.end]
        if not source.startswith("`"):
            return [source[2:-1]]
        return [dollar._unescaped(source[1:-1], double)]
    double = double or isinstance(node, n.DoubleQuoted)
    return [text for child in children(node) for text in bodies(src, child, double)]


def bodies_of(text: str) -> list[str]:
    src = _Parser(text, "bash")
    return bodies(src, src.script())


# ---- comparing -------------------------------------------------------------------------------------------------


def compare(library: Path, texts: list[str]) -> Report:
    """The differences over `texts` and the bodies of their substitutions."""
    found: list[Difference] = []
    seen: set[str] = set()
    rejected = 0
    while texts:
        texts = [text for text in dict.fromkeys(texts) if text not in seen and "\0" not in text and text.strip()]
        seen.update(texts)
        for text, answer in zip(texts, ask(library, texts), strict=True):
            found += differences(text, answer)
            rejected += not answer.complete
        texts = [body for text in texts for body in bodies_of(text)]
    return Report(found, len(seen), rejected)


def differences(text: str, answer: Answer) -> list[Difference]:
    src = _Parser(text, "bash")
    tree = src.script()
    ours = our_list(src, tree)
    theirs = [shape for command in answer.commands for shape in bash_list(command)]
    complete = not (tree.commands and isinstance(tree.commands[-1], n.Unreadable))
    last = tree.commands[-1] if tree.commands else None
    declined = isinstance(last, n.Unreadable) and last.cause.startswith("a here-document")
    if declined and ours == theirs[: len(ours)]:
        return [Difference("declines", text, theirs, last)] if answer.complete or ours != theirs else []
    if answer.complete and isinstance(last, n.Unreadable):
        return [Difference("refused", text, theirs, last)]
    if ours[: len(theirs)] != theirs:
        first = next((i for i, (a, b) in enumerate(zip(theirs, ours, strict=False)) if a != b), len(ours))
        kind = "lacks" if first == len(ours) else "differs"
        return [Difference(kind, text, theirs[first], ours[first] if first < len(ours) else None)]
    if len(ours) > len(theirs) or complete != answer.complete:
        return [Difference("accepts", text, None, ours[len(theirs) :])]
    return []


def read_texts(arguments: list[str]) -> list[str]:
    field = arguments.pop(1) if arguments[0] == "--jsonl" else ""
    texts: list[str] = []
    for name in arguments[1 if field else 0 :]:
        for line in Path(name).read_text(encoding="utf-8").splitlines():
            if field:
                texts.append(json.loads(line)[field])
            elif line and not line.startswith("#"):
                texts.append(line.encode("latin-1", "backslashreplace").decode("unicode_escape"))
    return texts


def main(arguments: list[str]) -> int:
    texts = read_texts(arguments)
    with tempfile.TemporaryDirectory() as folder:
        report = compare(build(Path(folder)), texts)
    for difference in report.found:
        print(
            difference.kind, repr(difference.text), f"  bash: {difference.bash}", f"  ours: {difference.ours}", sep="\n"
        )
    print(summary(report))
    return 1 if report.failures else 0


def summary(report: Report) -> str:
    return (
        f"{report.texts} texts, of which bash rejects {report.rejected}; {len(report.failures)} failures, "
        f"{len(report.accepted)} accepted beyond bash, {len(report.found) - len(report.failures)} warnings in all"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
