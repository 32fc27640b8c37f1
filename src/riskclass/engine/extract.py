"""A tree, followed as a shell would: what runs, with which argv, standard input, variables and directory."""

from __future__ import annotations

from riskclass.engine.judge import KEPT, Stop
from riskclass.engine.output import SILENT, UNSEEN, either, mixed, trimmed
from riskclass.engine.process import Process
from riskclass.engine.state import State
from riskclass.model.limits import VARIANTS
from riskclass.model.text import Hole, Text, exact, is_plain, unknown
from riskclass.shell import nodes
from riskclass.shell.parser import parse_double_quoted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from riskclass.engine.output import Output
    from riskclass.engine.state import Values
    from riskclass.model.invocation import Input
    from riskclass.shell.nodes import Command, Script, Word


class Frame(Process):
    """A process that follows its text. Subclassed by `engine.invoke`, which knows what a command does."""

    # -- what substitutions give --

    def output(self, node: nodes.CommandSubstitution) -> Output:
        self.judge.spend(155)
        frame = self.fork(process=True)
        frame.piped = True
        given = self.state.stdin
        found = trimmed(self._file_content(frame, node) or frame.process_text(node.body))
        self.input_from(frame.state, given)
        source = self.text[node.start : node.end] or "$(…)"
        return tuple(self._named(text, source) for text in found)

    def _file_content(self, frame: Frame, node: nodes.CommandSubstitution) -> Input:
        """`$(< f)` is what the file holds (bash manual, 3.5.4)."""
        body = node.body.commands
        lone = body[0] if len(body) == 1 else None
        if not isinstance(lone, nodes.Simple) or lone.words or lone.assignments or len(lone.redirects) != 1:
            return None
        if lone.redirects[0].operator != "<":
            return None
        return frame.redirected(
            lone.redirects, lambda: UNSEEN if frame.state.stdin is None else frame.state.stdin, sets=False
        )

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
        self.judge.spend(120)
        frame = self.fork(process=True)
        frame.piped = True
        if node.direction == ">":
            frame.state.stdin = UNSEEN
        given = self.state.stdin
        found = frame.process_text(node.body)
        self.input_from(frame.state, given)
        if node.direction == ">" and found != SILENT and self.piped:
            self.judge.divert("1", UNSEEN)
        self.judge.pipes += 1
        path = f"/dev/fd/{64 - self.judge.pipes if self.judge.pipes < 60 else 4 + self.judge.pipes}"
        self.state.files[path] = found
        return exact(path)

    # -- the tree --

    def fork(self, process: bool = False) -> Frame:
        """For a branch that may not be taken, or for a process of its own."""
        self.judge.spend(70 + self.state.size // 4)
        state = self.state.process() if process else self.state.fork()
        frame = type(self)(self.judge, self.setting, state, self.text)
        frame.piped, frame.forked, frame.rounds = self.piped, self.forked, self.rounds
        frame.own = self.own if self.locals is self.perhaps or not self.locals else self.own | self.locals.keys()
        if not process:
            frame.lost = self.lost
            frame.exits, frame.ends = self.exits, self.ends
            frame.locals = frame.perhaps = self.perhaps
        return frame

    def leave(self) -> None:
        """break, continue, return or exit: from here the text goes on elsewhere, with the state of now."""
        self.exits.append(self.kept())

    def left(self, since: int) -> None:
        """A loop or function ends: it may have been left before."""
        for state in self.exits[since:]:
            self.meet(state)

    def process_text(self, script: Script) -> Output:
        """A list of commands that is all of a process."""
        out = self.script(script)
        self.finish()
        return out

    def finish(self) -> None:
        """For the engine: the process ends."""

    def follow(self) -> Output:
        """The whole text of this frame."""
        script = self.judge.parsed(self.text, self.setting.shell, self.patterns)
        if self.whole:
            self.lines = script
        return self._from_input(script) if self.reads_itself else self.script(script)

    def _from_input(self, script: Script) -> Output:
        """A shell that reads its commands from standard input: each of them may read the lines behind it."""
        out: Output = SILENT
        self.fed = False
        place = 0
        for node in script.commands:
            if self.lost and "\n" in self.text[place : node.start]:
                self.recover()
            place = node.end
            if not self.fed:
                rest = self.text[node.end :].partition("\n")[2]
                self.judge.spend(len(rest) // 64)
                self.state.stdin = (self.judge.without_marks(exact(rest)),)
            before = self.fed
            out = self.then(out, self.command(node))
            if self.fed and not before:  # `exec < f`: commands come from there now
                self.commands_from(self.state.stdin or ())
        return out

    def commands_from(self, texts: Output) -> None:
        """For the engine: this shell reads on in other text."""

    def script(self, script: Script, end: int = 0) -> Output:
        """Commands one after the other; `end`, where more of the same command stands behind them."""
        out: Output = SILENT
        place = 0
        for node in script.commands:
            if self.lost and self.lines is script and "\n" in self.text[place : node.start]:
                self.recover()
            place = node.end
            found = self._part(node, end or script.commands[-1].end)
            out = self.then(out, found) if self.piped else found
        return out

    def _part(self, node: Command, end: int) -> Output:
        """A command of a list. Where one of the text given asks for too much, those behind it are seen all the same."""
        behind = end - node.end
        if self.setting.base != 0 or self.rounds > 1 or self.judge.calls or self.judge.scant:
            return self.command(node)
        before = self.judge.floor
        if behind:
            self.judge.floor = min(self.judge.work, before + 1000 + 2 * KEPT * behind)
        try:
            return self.command(node)
        except Stop as stop:
            if self.judge.full:  # so would all that stand behind it
                raise
            self.judge.stopped(stop, self.setting)
            self.rounds = 1
            self.scantly(lambda: self.fork().command(node))
            return UNSEEN
        finally:
            self.judge.floor = before

    def scantly(self, again: Callable[[], Output]) -> None:
        """What a command does whatever its long words are: `rm -rf d{1..999}` deletes."""
        judge = self.judge
        left, judge.work, judge.floor, judge.scant = judge.work, judge.spare, 0, True
        try:
            again()
        except Stop:
            judge.muted = False
            judge.calls.clear()
        finally:
            judge.work, judge.spare, judge.scant = left, judge.work, False

    def command(self, node: Command) -> Output:
        if isinstance(node, nodes.Simple):
            out = self._simple(node)
            return self._with_others(out) if self.judge.diverted else out
        self.judge.spend(25)
        step: Callable[[Frame, Command], Output] = _STEPS[type(node)]
        redirects = getattr(node, "redirects", ())
        if redirects:
            sets = not isinstance(node, (nodes.While, nodes.Subshell))  # which may not run at all, or changes nothing
            out = self.redirected(redirects, lambda: step(self, node), sets=sets)
        else:
            out = step(self, node)
        return self._with_others(out) if self.judge.diverted else out

    def _with_others(self, out: Output) -> Output:
        """What is printed, where a trap or a process substitution prints too."""
        return UNSEEN if self.judge.diverted.pop("1", None) is not None else out

    def redirected(
        self,
        redirects: tuple[nodes.Redirect, ...],
        body: Callable[[], Output],
        simple: bool = False,
        sets: bool = True,
    ) -> Output:
        """For the engine: a command, simple or compound, behind redirections; `sets`: it may change this shell."""
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
        argvs: list[tuple[Text, ...]] = self._argvs(node) if node.words else [()]
        if not argvs[0] and not any(argvs):
            self.judge.spend(25)
            for each in node.assignments:
                self.assignment(each, self.values(each))
            self.state.last = SILENT[0]
            return self.redirected(node.redirects, lambda: SILENT, sets=False) if node.redirects else SILENT
        if not node.assignments and len(argvs) == 1:
            argv = argvs[0]
            span = (node.start, node.end) if self.setting.base == 0 else self.setting.span(node.start, node.end)
            if node.redirects:
                sets = self._may_set(argv)
                out = self.redirected(node.redirects, lambda: self.invoke(argv, span), simple=True, sets=sets)
            else:
                out = self.invoke(argv, span)
            if self.declared:
                self.declare()
            self.state.last = argv[-1]
            return out
        names = {each.name for each in node.assignments}
        before = {name: self.state.variables.get(name) for name in names}
        fresh = names - self.state.exported
        for each in node.assignments:
            self.assignment(each, self.values(each))
            self.state.exported.add(each.name)
        given = {name: self.state.variables.get(name) for name in names}
        body = self._each(argvs, self.setting.span(node.start, node.end))
        sets = any(map(self._may_set, argvs))
        out = self.redirected(node.redirects, body, simple=True, sets=sets) if node.redirects else body()
        self.declare()
        self.state.last = argvs[0][-1] if len(argvs) == 1 else None
        if node.assignments and not self._keeps(argvs):
            self._restore(before, given, fresh)
        return out

    def _keeps(self, argvs: list[tuple[Text, ...]]) -> bool:
        """Variables before a special builtin stay in the shell (POSIX, 2.14), in bash only in its POSIX mode."""
        state = self.state
        posix = self.setting.shell == "sh" or "posix" in state.options or "POSIXLY_CORRECT" in state.variables
        return posix and any(argv and argv[0].exact in _SPECIAL for argv in argvs)

    def _restore(self, before: dict[str, Values | None], given: dict[str, Values | None], fresh: set[str]) -> None:
        """The variables before a command are its own (bash manual, 3.7.4); export and its kin set the shell's."""
        for name, values in before.items():
            now = self.state.variables.get(name)
            if now is not None and now is not given[name]:
                self.state.variables[name] = tuple(dict.fromkeys((*(values or (None,)), *now)))
            elif values is not None:
                self.state.variables[name] = values
            else:
                self.state.variables.pop(name, None)
        self.state.exported -= fresh

    def _each(self, argvs: list[tuple[Text, ...]], span: tuple[int, int]) -> Callable[[], Output]:
        def body() -> Output:
            out: Output | None = None
            if len(argvs) > 1 and any(self._may_set(argv) for argv in argvs):
                return self._either_way(argvs, span)
            for argv in argvs:
                found = self.invoke(argv, span) if argv else SILENT
                out = found if out is None else either(out, found)
            return out or SILENT

        return body

    def _may_set(self, argv: tuple[Text, ...]) -> bool:
        """Whether a command may change this shell: a builtin, a function, an alias."""
        name = argv[0].exact if argv else None
        return name in self.STATEFUL or name in self.state.functions or name in self.state.aliases

    def _either_way(self, argvs: list[tuple[Text, ...]], span: tuple[int, int]) -> Output:
        """`set -- $x`, where x has several values: each begins with the state of before, and all of them may hold."""
        before, ends = self.kept(), []
        out: Output | None = None
        for argv in argvs:
            self.state.adopt(before.fork())
            found = self.invoke(argv, span) if argv else SILENT
            out = found if out is None else either(out, found)
            ends.append(self.kept())
        for state in ends[:-1]:
            self.meet(state)
        return out or SILENT

    def _group(self, node: nodes.Group) -> Output:
        return self.script(node.body)

    def _subshell(self, node: nodes.Subshell) -> Output:
        frame, given = self.fork(process=True), self.state.stdin
        frame.only_opens = self._is_exec(node.body)
        out = frame.process_text(node.body)
        self.input_from(frame.state, given)
        return out

    def _is_exec(self, script: Script) -> bool:
        """Whether `exec` with redirections is all there is."""
        only = script.commands[0]
        words = only.words if isinstance(only, nodes.Simple) and len(script.commands) == 1 else ()
        if len(words) != 1 or "exec" in self.state.functions:
            return False
        return isinstance(words[0], nodes.Word) and words[0].plain == "exec"

    def _pipeline(self, node: nodes.Pipeline) -> Output:
        if node.timed:
            self.judge.divert("2", UNSEEN)
        if len(node.commands) == 1:
            return self.command(node.commands[0])
        self.judge.spend(30 * len(node.commands))
        if self.zsh:
            from riskclass.engine.zsh import pipes

            pipes(self, node)
        if "|&" not in node.operators:
            return self._members(node)
        judge = self.judge
        before, judge.diverted = judge.diverted, {}
        out = self._members(node)
        inside, judge.diverted = judge.diverted, before
        for fd, text in inside.items():
            judge.divert(fd, text)
        return out

    def _members(self, node: nodes.Pipeline) -> Output:
        out: Output | None = None
        last = self.state.last
        end = len(node.commands) - 1
        keeps = [self._keeps_state(command) for command in node.commands]
        reader = len(node.commands) if self.piped else self._last_reader(node.commands, keeps)
        for number, command in enumerate(node.commands):
            if number and node.operators[number - 1] == "|&":
                traced: Output = UNSEEN if "xtrace" in self.state.options else SILENT
                out = mixed([out or SILENT, self.judge.diverted.pop("2", traced)])
            if number == end and not keeps[end] and self._last_is_here():
                return self._last(command, out or SILENT)
            if keeps[number]:
                out = self._stage(command, out, number < end, number < reader)
                continue
            frame = self.fork(process=True)
            frame.forked = True
            frame.piped = self.piped or number < end
            given = self.state.stdin
            if out is not None:
                frame.state.stdin = out
                frame.fed = isinstance(command, nodes.Simple)
            out = frame.command(command)
            frame.finish()
            if not number:
                self.input_from(frame.state, given)
        self.state.last = last
        return out or SILENT

    def _last_is_here(self) -> bool:
        """Whether the last member of a pipeline changes this shell: zsh, and bash after `shopt -s lastpipe`."""
        return self.setting.shell == "zsh" or "lastpipe" in self.state.options

    def _last(self, command: Command, fed: Output) -> Output:
        """Job control switches lastpipe off (bash manual, 4.3.2): both readings count."""
        before, fed_before = self.state.fork(), self.fed
        self.fed = isinstance(command, nodes.Simple)
        out = self.with_input(fed, lambda: self.command(command))
        self.fed = fed_before
        self.meet(before)
        return out

    def _last_reader(self, commands: tuple[Command, ...], keeps: list[bool]) -> int:
        """The last member of a pipeline for which it matters what the text is that it reads; 0 where none does."""
        number = len(commands) - 1
        while number > 0 and keeps[number] and self.ignores_input(commands[number]):
            number -= 1
        return number

    def ignores_input(self, command: Command) -> bool:
        """For the engine: whether a program does the same whatever text it is fed."""
        return False

    def _stage(self, command: Command, fed: Output | None, more: bool, heeded: bool) -> Output:
        """A member of a pipeline that leaves the shell as it is: no process of its own is needed to follow it."""
        before = self.piped, self.forked, self.fed, self.state.stdin
        self.piped, self.forked, self.heeded = self.piped or more, True, heeded
        if fed is not None:
            self.state.stdin, self.fed = fed, True
        try:
            return self.command(command)
        finally:
            self.piped, self.forked, self.fed, stdin = before
            self.heeded = True
            if fed is not None:
                self.state.stdin = stdin

    #: Names of commands that change the shell; the engine fills it.
    STATEFUL: frozenset[str] = frozenset()

    def _keeps_state(self, node: Command) -> bool:
        """Whether it is a program with static words that assigns nothing and writes no file by redirection."""
        if not isinstance(node, nodes.Simple) or node.assignments or not node.words:
            return False
        for redirect in node.redirects:
            if not _changes_nothing(redirect):
                return False
        for word in () if node.bare else node.words:
            if isinstance(word, nodes.Assignment) or word.plain is None:
                return False
        first = node.words[0]
        name = first.plain if isinstance(first, nodes.Word) else None
        return not (name in self.STATEFUL or name in self.state.functions or name in self.state.aliases)

    def _background(self, node: nodes.Background) -> Output:
        frame = self.fork(process=True)
        frame.forked = True
        before, given = self.state.files.copy() if self.state.files else None, self.state.stdin
        out = frame.command(node.command)
        frame.finish()
        self.input_from(frame.state, given)  # `read x <&0 &`
        if before:
            self.state.may_hold(before)
        return out if out is SILENT else UNSEEN

    def _and_or(self, node: nodes.AndOr) -> Output:
        """`&&` goes on as if all went well; where the chain may have ended early, the states meet at its end."""
        out = self._part(node.commands[0], node.end)
        changes = not all(self._keeps_state(command) for command in node.commands[1:])
        skipped = self.kept() if changes and "&&" in node.operators else None
        for operator, command in zip(node.operators, node.commands[1:], strict=True):
            if operator == "&&":
                found = self._part(command, node.end)
                out = either(self.then(out, found), out) if self.piped else found
            else:
                if skipped is not None:
                    self.meet(skipped)
                frame = self.fork()
                other = frame._part(command, node.end)  # what failed may have printed nothing
                self.judge.spend(4 * sum(len(text.parts) for text in (*out, *other)))
                out = either(either(out, self.then(out, other)), other)
                self.meet(frame.state)
        if skipped is not None:
            self.meet(skipped)
        return out

    def _if(self, node: nodes.If) -> Output:
        out: Output | None = None
        asked: Output = SILENT
        ends: list[State] = []
        for condition, body in node.branches:
            asked = self.then(asked, self.script(condition, node.end))
            frame = self.fork()
            found = self.then(asked, frame.script(body))
            out = found if out is None else either(out, found)
            ends.append(frame.state)
        if node.otherwise is not None:
            out = either(out or SILENT, self.then(asked, self.script(node.otherwise)))
        else:
            out = either(out or SILENT, asked)
        for state in ends:
            self.meet(state)
        return out

    def _case(self, node: nodes.Case) -> Output:
        self.one(node.word)
        out: Output = SILENT
        before: Output = SILENT  # what the clause printed that goes on in this one
        ends: list[State] = []
        for clause in node.clauses:
            for pattern in clause.patterns:
                self.one(pattern)
            frame = self.fork()
            found = frame.script(clause.body)
            found = either(found, self.then(before, found))
            out = either(out, found)
            before = found if clause.terminator in (";&", ";;&") else SILENT
            ends.append(frame.state)
            through = frame.state if clause.terminator in (";&", ";;&") else None
            if through is not None:
                self.meet(through)  # what follows may start from there
            elif any(pattern.plain is None and _is_star(self.text, pattern) for pattern in clause.patterns):
                self.state.adopt(frame.state)  # `*)`: one of the clauses is taken
        for state in ends:
            self.meet(state)
        return out

    def few(self, name: str, values: list[Text]) -> Values:
        """The values, or a few that stand for them."""
        return tuple(value.single for value in values) if len(values) <= VARIANTS else self.summary(name, values)

    def summary(self, name: str, values: list[Text]) -> Values:
        """Those whose place decides something, and one for the rest."""
        special = [v.single for v in values if v.exact is None or (not v.exact.isdigit() and self.decides(v))]
        if len(special) >= VARIANTS:
            self.judge.effect(self.setting, "limit", name, f"more than {VARIANTS} values", span=self.setting.pin)
        return (_common(values, name), *special[: VARIANTS - 1])

    def decides(self, value: Text) -> bool:
        """For the engine: whether a value as a path is judged otherwise than one that is not known."""
        return False

    # -- the rest --

    def _for(self, node: nodes.For) -> Output:
        from riskclass.engine.loops import for_loop

        return for_loop(self, node)

    def _arithmetic_for(self, node: nodes.ArithmeticFor) -> Output:
        from riskclass.engine.loops import arithmetic_loop

        return arithmetic_loop(self, node)

    def _while(self, node: nodes.While) -> Output:
        from riskclass.engine.loops import while_loop

        return while_loop(self, node)

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
                    for text in self.one(operand):
                        self.looked_up(text)
                else:
                    texts = self.one(operand)
                    if test.operator == "=~" and operand is test.operands[0]:
                        self.matched(texts)
        return SILENT

    def matched(self, texts: list[Text]) -> None:
        """For the engine: of such a text, a part is in BASH_REMATCH."""

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
        if self.zsh:
            from riskclass.engine.zsh import function

            function(self, node)
        state = self.state
        if state.traps and node.name in state.functions:
            self.ends.append(self.kept())
        kept = state.functions.get(node.name, ()) if f"{node.name}()" in state.readonly else ()
        state.functions[node.name] = ((node.body, self.text, self.setting), *kept)
        if "allexport" in state.options:
            state.exported.add(f"{node.name}()")
        self.judge.defined.add(node.name)
        self.judge.definitions[node.name] = len(self.judge.commands)
        return SILENT

    def _coproc(self, node: nodes.Coproc) -> Output:
        frame = self.fork(process=True)
        frame.forked = True
        frame.state.stdin = UNSEEN
        before = self.state.files.copy()
        frame.command(node.body)
        frame.finish()
        self.state.may_hold(before)
        name = node.name or "COPROC"
        number = unknown(f"${name}", "it is a descriptor", shape="number")
        self.state.arrays[name] = ({"0": number, "1": number},)
        self.state.variables.pop(name, None)
        return SILENT

    def _unreadable(self, node: nodes.Unreadable) -> Output:
        self.effect("limit" if "than" in node.cause else "unparsed", node.cause, node.start, node.end)
        return UNSEEN


def _changes_nothing(redirect: nodes.Redirect) -> bool:
    """`2>/dev/null`, `2>&1`"""
    target = redirect.target.plain
    return target == "/dev/null" or (redirect.operator == ">&" and target in ("1", "2"))


def _is_star(text: str, pattern: Word) -> bool:
    return text[pattern.start : pattern.end] == "*"


def _common(values: list[Text], name: str) -> Text:
    """One text that stands for many values."""
    if all(value.is_number for value in values):
        shape = "number"
    elif any(value.may_be_option or value.exact == "" for value in values):
        shape = "any"
    else:
        shape = "word" if all(map(is_plain, values)) else "files"
    return unknown(f"${name}", f"${name} has one of {len(values)} values", shape=shape)


_SPECIAL = frozenset(". : break continue eval exec exit export readonly return set shift times trap unset".split())
_STEPS: dict[type, Callable[..., Output]] = {
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
