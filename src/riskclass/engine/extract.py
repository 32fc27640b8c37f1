"""A tree, followed as a shell would: what runs, with which argv, standard input, variables and directory."""

from __future__ import annotations

from riskclass.engine.output import SILENT, UNSEEN, either, glue, then, trimmed
from riskclass.engine.state import State
from riskclass.model.limits import VARIANTS
from riskclass.model.text import Hole, Text, exact, unknown
from riskclass.shell import nodes
from riskclass.shell.parser import parse, parse_double_quoted
from riskclass.shell.scope import UNKNOWN, Scope

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from riskclass.engine.judge import Judge
    from riskclass.engine.output import Output
    from riskclass.engine.state import Elements, Values
    from riskclass.model.invocation import Input, Setting
    from riskclass.shell.nodes import Command, Script, Word


class Frame(Scope):
    """One shell process at work on one text. Subclassed by `engine.invoke`, which knows what a command does."""

    def __init__(self, judge: Judge, setting: Setting, state: State, text: str) -> None:
        self.judge = judge
        self.setting = setting
        self.state = state
        self.text = text
        self.piped = False  # what is printed does not reach the person who asked
        self.fed = False  # standard input is given to this very command, not to a loop around it
        self.forked = False  # within a pipeline or in the background, seen from the function that runs
        self.loops = 0

    # -- what an expansion asks (shell.scope) --

    @property
    def noglob(self) -> bool:  # type: ignore[override]
        return "noglob" in self.state.options

    @property
    def extglob(self) -> bool:  # type: ignore[override]
        return "extglob" in self.state.options

    @property
    def ifs(self) -> Text | None:  # type: ignore[override]
        values = self.state.variables.get("IFS")
        if values is None:
            return None
        return values[0] if len(values) == 1 else unknown("$IFS", "IFS has several values")

    @property
    def budget(self) -> int:
        return self.judge.budget

    @budget.setter
    def budget(self, left: int) -> None:
        self.judge.budget = left

    def lookup(self, name: str) -> Values:
        if name.isdigit():
            return self._positional(int(name))
        if name == "#" and self.state.positional is not None:
            return (exact(str(len(self.state.positional) - 1)),)
        if name == "PWD" and self.state.cwd is not None and "PWD" not in self.state.variables:
            return (self.state.cwd,)
        if name == "HOME" and self.state.home is not None and "HOME" not in self.state.variables:
            return (self.state.home,)
        name = self.state.references.get(name, name)
        if name in self.state.arrays:
            return self._first(name)
        return self.state.values(name)

    def _positional(self, number: int) -> Values:
        words = self.state.positional
        if words is None:
            return (unknown(f"${number}", f"${number} is not known here"),)
        return (words[number],) if number < len(words) else (None,)

    def _first(self, name: str) -> Values:
        arrays = self.state.arrays[name]
        if not arrays:
            return (unknown(f"${name}", f"the elements of {name} are not known"),)
        return tuple(None if each is None else each.get("0") for each in arrays)

    def array(self, name: str) -> Elements:
        if name == "@":
            words = self.state.positional
            return UNKNOWN if words is None else ({str(n): word for n, word in enumerate(words[1:], 1)},)
        return self.state.arrays.get(name, (None,) if name in self.state.variables else UNKNOWN)

    def associative(self, name: str) -> bool:
        return name in self.state.associative

    def assign(self, name: str, values: Values, key: Text | None = None) -> None:
        if key is None:
            self.state.variables[name] = values
            self.state.arrays.pop(name, None)
            return
        arrays = self.state.arrays.get(name, ({},))
        if key.exact is None or len(values) != 1 or values[0] is None:
            self.state.arrays[name] = UNKNOWN
        else:
            self.state.arrays[name] = tuple({**(each or {}), key.exact: values[0]} for each in arrays)

    def output(self, node: nodes.CommandSubstitution) -> Output:
        frame = self.fork(process=True)
        frame.piped = True
        found = trimmed(frame.script(node.body))
        source = self.text[node.start : node.end] or "$(…)"
        return tuple(self._named(text, source) for text in found)

    def _named(self, text: Text, source: str) -> Text:
        """What a substitution gave, with its source in the place of what is not known."""
        if text.exact is not None:
            return text
        because = f"what {source if len(source) < 60 else source[:59] + '…'} prints is not known here"
        parts = tuple(
            Hole(source, because, part.shape) if isinstance(part, Hole) and not part.source else part
            for part in text.parts
        )
        return Text(parts, text.span)

    def process(self, node: nodes.ProcessSubstitution) -> Text:
        """The path of a process substitution; what is read from it is what its body prints."""
        frame = self.fork(process=True)
        frame.piped = True
        if node.direction == ">":
            frame.state.stdin = UNSEEN
        found = frame.script(node.body)
        path = f"/dev/fd/{63 - len([name for name in self.state.files if name.startswith('/dev/fd/')])}"
        self.state.files[path] = found
        return exact(path)

    def effect(self, kind: str, because: str, start: int, end: int) -> None:
        source = self.text[start:end]
        self.judge.effect(self.setting, kind, source[:60], because, span=self.setting.span(start, end), rule="shell")

    # -- words --

    def words(self, word: Word) -> list[tuple[Text, ...]]:
        if word.plain is not None and self.setting.base == 0 and not self.judge.holes:
            spare = word.end - word.start - len(word.plain)
            at = word.start if spare == 0 else word.start + 1 if spare == 2 and self._stands(word) else -1
            return [(Text((word.plain,) if word.plain else (), (word.start, word.end), at),)]
        from riskclass.shell.words import expand

        found = expand(word, self)
        return [tuple(self._placed(text) for text in fields) for fields in found]

    def _stands(self, word: Word) -> bool:
        return self.text.startswith(word.plain or "", word.start + 1)

    def one(self, word: Word, assignment: bool = False) -> list[Text]:
        from riskclass.shell.words import expand_one

        return [self._placed(text) for text in expand_one(word, self, assignment)]

    def _placed(self, text: Text) -> Text:
        """A word of this text, as a word of the text given."""
        text = self.judge.without_marks(text)
        if self.setting.base == 0:
            return text
        at = text.at + self.setting.base if text.at >= 0 and self.setting.base is not None else -1
        return Text(text.parts, self.setting.span(*text.span), at, text.many)

    def _argvs(self, words: tuple[Word | nodes.Assignment, ...]) -> list[tuple[Text, ...]]:
        """The alternatives of argv. What `declare a=1 b=$a` assigns counts once all its words are expanded."""
        found: list[tuple[Text, ...]] = [()]
        declared: list[tuple[nodes.Assignment, Values]] = []
        for word in words:
            if isinstance(word, nodes.Assignment):
                values = self.values(word)
                declared.append((word, values))
                fields: list[tuple[Text, ...]] = [(self._declared(word, values),)]
            else:
                fields = self.words(word)
            if len(fields) == 1:
                found = [head + fields[0] for head in found]
            elif len(found) * len(fields) <= VARIANTS:
                found = [head + tail for head in found for tail in fields]
            else:
                self.effect("limit", f"more than {VARIANTS} readings of the command", word.start, word.end)
                source = self.text[word.start : word.end]
                found = [(*head, unknown(source, "too many values are possible", many=True)) for head in found]
        for node, values in declared:
            self.assignment(node, values)
        return found

    def _declared(self, node: nodes.Assignment, values: Values) -> Text:
        """`declare x=1` as a word: the name and, where there is one, its value."""
        shown = values[0] if len(values) == 1 and values[0] is not None else unknown("…", "the value is not known")
        return Text((f"{node.name}=", *shown.parts), self.setting.span(node.start, node.end))

    # -- assignments --

    def values(self, node: nodes.Assignment) -> Values:
        """What an assignment gives, before it is carried out."""
        if isinstance(node.value, nodes.ArrayValue):
            return (unknown("(…)", "an array"),)
        values: Values = tuple(self.one(node.value, assignment=True))
        if node.append and node.subscript is None:
            pairs = [(old, new) for old in self.lookup(node.name) for new in values if new is not None]
            values = tuple(new if old is None else glue((old, new)) for old, new in pairs[:VARIANTS])
        return values

    def assignment(self, node: nodes.Assignment, values: Values) -> None:
        """Carries it out; what the name does to later programs is judged by the engine."""
        if isinstance(node.value, nodes.ArrayValue):
            self._array_assignment(node, node.value)
        elif node.subscript is not None:
            self.assign(node.name, values, self._key(node.name, node.subscript))
        else:
            name = self.state.references.get(node.name, node.name)
            self.assign(name, values)
            self.assigned(name, values, self.setting.span(node.start, node.end))

    def assigned(self, name: str, values: Values, span: tuple[int, int]) -> None:
        """For the engine: a variable has a new value."""

    def _key(self, name: str, subscript: Word) -> Text:
        from riskclass.shell.words import expand_arithmetic

        found = self.one(subscript) if self.associative(name) else expand_arithmetic(subscript, self)
        return found[0] if len(found) == 1 else unknown("[…]", "the subscript is not known")

    def _array_assignment(self, node: nodes.Assignment, value: nodes.ArrayValue) -> None:
        elements: dict[str, Text] = {}
        known = True
        if node.append:
            before = self.array(node.name)
            known = len(before) == 1
            elements = dict((before[0] if known else None) or {})
        index = len(elements)
        for element in value.elements:
            if element.subscript is not None:
                key = self._key(node.name, element.subscript)
                index = int(key.exact) if key.exact is not None and key.exact.isdigit() else index
                elements[key.exact or ""] = self.one(element.value)[0]
                known = known and key.exact is not None
                continue
            fields = self.words(element.value)
            known = known and len(fields) == 1 and not any(text.many for text in fields[0])
            for text in fields[0] if fields else ():
                elements[str(index)] = text
                index += 1
        self.state.variables.pop(node.name, None)
        self.state.arrays[node.name] = (elements,) if known else UNKNOWN

    # -- the tree --

    def fork(self, process: bool = False) -> Frame:
        """For a branch that may not be taken, or for a process of its own."""
        state = self.state.process() if process else self.state.fork()
        frame = type(self)(self.judge, self.setting, state, self.text)
        frame.piped, frame.forked, frame.loops = self.piped, self.forked, self.loops
        return frame

    def follow(self) -> Output:
        """The whole text of this frame."""
        return self.script(parse(self.text, shell=self.setting.shell))

    def script(self, script: Script) -> Output:
        out: Output = SILENT
        for node in script.commands:
            found = self.command(node)
            out = then(out, found) if self.piped else found
        return out

    def command(self, node: Command) -> Output:
        step: Callable[[Frame, Command], Output] = _STEPS[type(node)]
        redirects = getattr(node, "redirects", ())
        if redirects and not isinstance(node, nodes.Simple):
            return self.redirected(redirects, lambda: step(self, node))
        return step(self, node)

    def redirected(
        self, redirects: tuple[nodes.Redirect, ...], body: Callable[[], Output], simple: bool = False
    ) -> Output:
        """For the engine: a command, simple or compound, behind redirections."""
        return body()

    def invoke(self, argv: tuple[Text, ...], span: tuple[int, int]) -> Output:
        """For the engine: a command runs."""
        return UNSEEN

    def with_input(self, stdin: Input, body: Callable[[], Output]) -> Output:
        before, self.state.stdin = self.state.stdin, stdin
        try:
            return body()
        finally:
            self.state.stdin = before

    def _simple(self, node: nodes.Simple) -> Output:
        argvs: list[tuple[Text, ...]] = self._argvs(node.words) if node.words else [()]
        if not any(argvs):
            for each in node.assignments:
                self.assignment(each, self.values(each))
            return self.redirected(node.redirects, lambda: SILENT) if node.redirects else SILENT
        if not node.assignments and not node.redirects and len(argvs) == 1:
            return self.invoke(argvs[0], self.setting.span(node.start, node.end))
        before = self.state.variables.copy(), self.state.exported
        for each in node.assignments:
            self.assignment(each, self.values(each))
            self.state.exported |= {each.name}
        body = self._each(argvs, self.setting.span(node.start, node.end))
        out = self.redirected(node.redirects, body, simple=True) if node.redirects else body()
        if node.assignments:
            names = {each.name for each in node.assignments}
            self._restore(names, *before)
        return out

    def _restore(self, names: set[str], variables: dict[str, Values], exported: frozenset[str]) -> None:
        """The variables before a command are its own (bash manual, 3.7.4)."""
        for name in names:
            if name in variables:
                self.state.variables[name] = variables[name]
            else:
                self.state.variables.pop(name, None)
        self.state.exported = exported

    def _each(self, argvs: list[tuple[Text, ...]], span: tuple[int, int]) -> Callable[[], Output]:
        def body() -> Output:
            out: Output | None = None
            for argv in argvs:
                found = self.invoke(argv, span) if argv else SILENT
                out = found if out is None else either(out, found)
            return out or SILENT

        return body

    def _group(self, node: nodes.Group) -> Output:
        return self.script(node.body)

    def _subshell(self, node: nodes.Subshell) -> Output:
        return self.fork(process=True).script(node.body)

    def _pipeline(self, node: nodes.Pipeline) -> Output:
        if len(node.commands) == 1:
            return self.command(node.commands[0])
        out: Output | None = None
        for number, command in enumerate(node.commands):
            frame = self.fork(process=True)
            frame.forked = True
            frame.piped = self.piped or number < len(node.commands) - 1
            if out is not None:
                frame.state.stdin = out
                frame.fed = isinstance(command, nodes.Simple)
            out = frame.command(command)
        return out or SILENT

    def _background(self, node: nodes.Background) -> Output:
        frame = self.fork(process=True)
        frame.forked = True
        return frame.command(node.command)

    def _and_or(self, node: nodes.AndOr) -> Output:
        """`&&` goes on as if all went well; where the chain may have ended early, the states meet at its end."""
        out = self.command(node.commands[0])
        skipped = self.state.fork() if "&&" in node.operators else None
        for operator, command in zip(node.operators, node.commands[1:], strict=True):
            if operator == "&&":
                out = then(out, self.command(command))
            else:
                frame = self.fork()
                out = either(out, then(out, frame.command(command)))
                self.state.join(frame.state)
        if skipped is not None:
            self._meet(skipped)
        return out

    def _meet(self, skipped: State) -> None:
        if not self.state.same(skipped):
            self.state.join(skipped)

    def _if(self, node: nodes.If) -> Output:
        out: Output | None = None
        ends: list[State] = []
        for condition, body in node.branches:
            self.script(condition)
            frame = self.fork()
            found = frame.script(body)
            out = found if out is None else either(out, found)
            ends.append(frame.state)
        if node.otherwise is not None:
            out = either(out or SILENT, self.script(node.otherwise))
        else:
            out = either(out or SILENT, SILENT)
        for state in ends:
            self._meet(state)
        return out

    def _case(self, node: nodes.Case) -> Output:
        self.one(node.word)
        out: Output = SILENT
        ends: list[State] = []
        for clause in node.clauses:
            for pattern in clause.patterns:
                self.one(pattern)
            frame = self.fork()
            out = either(out, frame.script(clause.body))
            ends.append(frame.state)
        for state in ends:
            self._meet(state)
        return out

    # -- loops --

    def _for(self, node: nodes.For) -> Output:
        values = self._values(node)
        if len(values) <= (VARIANTS if self.loops == 0 else 8):
            out: Output = SILENT
            for value in values:
                self.state.variables[node.name] = (value,)
                self.loops += 1
                out = then(out, self.script(node.body))
                self.loops -= 1
            return out if values else either(SILENT, self._loop(node.name, node.body, None))
        return self._loop(node.name, node.body, _common(values, node.name))

    def _values(self, node: nodes.For) -> list[Text]:
        if node.words is None:
            words = self.state.positional
            return list(words[1:]) if words is not None else [unknown(f"${node.name}", "the arguments are not known")]
        found = [text for word in node.words for fields in self.words(word) for text in fields]
        distinct = list(dict.fromkeys(found))
        if node.select:
            return [unknown(f"${node.name}", "what will be chosen is not known")]
        return [_single(text, node.name) for text in distinct]

    def _loop(self, name: str, body: Script, value: Text | None) -> Output:
        def step() -> Output:
            self.state.variables[name] = (value,)
            return self.script(body)

        return self._repeat(step)

    def _while(self, node: nodes.While) -> Output:
        return self._repeat(lambda: then(self.script(node.condition), self.script(node.body)))

    def _arithmetic_for(self, node: nodes.ArithmeticFor) -> Output:
        first, test, step = node.expressions
        self._evaluate(first)

        def once() -> Output:
            self._evaluate(test)
            out = self.script(node.body)
            self._evaluate(step)
            return out

        return self._repeat(once)

    def _repeat(self, step: Callable[[], Output]) -> Output:
        """Once; again with what the first round changed; what still changes is not known from the start."""
        before = self.state.fork()
        self.loops += 1
        out = step()
        if not self.state.same(before):
            self.state.join(before)
            again = self.state.fork()
            out = either(out, step())
            if not self.state.same(again):
                _widen(self.state, again)
                out = either(out, step())
        self.loops -= 1
        return out if out is SILENT else UNSEEN

    # -- the rest --

    def _evaluate(self, expression: Word) -> None:
        from riskclass.shell.words import expand_arithmetic

        expand_arithmetic(expression, self)

    def _arithmetic(self, node: nodes.ArithmeticCommand) -> Output:
        self._evaluate(node.expression)
        return SILENT

    def _condition(self, node: nodes.Condition) -> Output:
        for test in node.tests:
            numbers = test.operator in ("-eq", "-ne", "-lt", "-le", "-gt", "-ge")
            for operand in test.operands:
                if numbers:
                    self.subscripted(operand)
                    self._evaluate(operand)
                elif test.operator == "-v":
                    self.subscripted(operand)
                else:
                    self.one(operand)
        return SILENT

    def subscripted(self, word: Word) -> None:
        """A word that names a variable: `a[…]` in it is evaluated (bash manual, 6.7)."""
        for text in self.one(word):
            self.evaluated(text, self.setting.span(word.start, word.end))

    def evaluated(self, text: Text, span: tuple[int, int]) -> None:
        """Text that bash evaluates as a name with a subscript, or as arithmetic: what it substitutes runs."""
        value = "".join(part if isinstance(part, str) else "" for part in text.parts)
        if not ("$(" in value or "`" in value or ("[" in value and text.exact is None)):
            return
        because = "the subscript is evaluated as code"
        self.judge.effect(self.setting, "code.opaque", text.shown[:60], because, span=span, rule="shell")
        if text.exact is not None:
            inner = type(self)(self.judge, self.setting.of_text(self.setting.shell, text), self.state, text.exact)
            inner.one(parse_double_quoted(text.exact, shell=self.setting.shell))

    def _function(self, node: nodes.Function) -> Output:
        self.state.functions[node.name] = (node.body, self.text, self.setting)
        self.judge.defined.add(node.name)
        return SILENT

    def _coproc(self, node: nodes.Coproc) -> Output:
        frame = self.fork(process=True)
        frame.forked = True
        frame.state.stdin = UNSEEN
        frame.command(node.body)
        return SILENT

    def _unreadable(self, node: nodes.Unreadable) -> Output:
        self.effect("limit" if "than" in node.cause else "unparsed", node.cause, node.start, node.end)
        return UNSEEN


def _single(text: Text, name: str) -> Text:
    """One value of a loop variable: an unknown word may have been several, each is one."""
    return Text(text.parts, text.span, text.at) if text.many else text


def _common(values: list[Text], name: str) -> Text:
    """One text that stands for many values."""
    exacts = [value.exact for value in values]
    if all(value is not None and value.isdigit() for value in exacts):
        shape = "number"
    else:
        shape = "any" if any(value.may_be_option or value.exact == "" for value in values) else "word"
    return unknown(f"${name}", f"${name} has one of {len(values)} values", shape=shape)


def _widen(state: State, before: State) -> None:
    """What a loop still changes in its second round may be anything of its kind."""
    changed = [name for name in state.variables if state.values(name) != before.values(name)]
    for name in changed:
        numbers = all(value is not None and _is_number(value) for value in state.values(name))
        state.variables[name] = (
            unknown(f"${name}", f"${name} changes in a loop", shape="number" if numbers else "any"),
        )
    for name in state.arrays:
        if state.arrays[name] != before.arrays.get(name):
            state.arrays[name] = UNKNOWN
    if state.cwd != before.cwd:
        state.cwd = unknown("$PWD", "the directory changes in a loop")
    if state.positional != before.positional:
        state.positional = None
    for path in state.files:
        if state.files[path] != before.files.get(path):
            state.files[path] = (unknown(path, "what a loop writes is not known"),)


def _is_number(value: Text) -> bool:
    if value.exact is not None:
        return value.exact.lstrip("-").isdigit()
    return all(isinstance(part, Hole) and part.shape == "number" for part in value.parts)


_STEPS: dict[type, Callable[..., Output]] = {
    nodes.Simple: Frame._simple,
    nodes.Subshell: Frame._subshell,
    nodes.Group: Frame._group,
    nodes.If: Frame._if,
    nodes.While: Frame._while,
    nodes.For: Frame._for,
    nodes.ArithmeticFor: Frame._arithmetic_for,
    nodes.Case: Frame._case,
    nodes.ArithmeticCommand: Frame._arithmetic,
    nodes.Condition: Frame._condition,
    nodes.Function: Frame._function,
    nodes.Coproc: Frame._coproc,
    nodes.Pipeline: Frame._pipeline,
    nodes.AndOr: Frame._and_or,
    nodes.Background: Frame._background,
    nodes.Unreadable: Frame._unreadable,
}
