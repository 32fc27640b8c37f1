"""A command runs: which program its name is, what its table says, and what it runs in turn."""

from __future__ import annotations

from riskclass.engine.derive import OF_FILES, Call
from riskclass.engine.extract import Frame
from riskclass.engine.grammar import readings
from riskclass.engine.judge import Stop
from riskclass.engine.level import heeds_input
from riskclass.engine.output import EMPTIED, SILENT, UNSEEN, either, glue
from riskclass.engine.places import BINS, PLAIN, is_whole, normal, pattern
from riskclass.engine.show import masked, shown, shown_word
from riskclass.engine.state import by_kind
from riskclass.model.risk import Risk
from riskclass.model.text import FREE, MARK, Code, Hole, Text, exact, unknown
from riskclass.shell import nodes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import TypeVar

    from riskclass.engine.judge import OpenCall
    from riskclass.engine.output import Output
    from riskclass.engine.parsed import Parsed
    from riskclass.engine.state import Body, Hidden, State, Values
    from riskclass.model.invocation import Setting
    from riskclass.model.tables import Table

    T = TypeVar("T")

#: The shell's own commands that change its state, or whose words are code: engine/builtins.py carries them out.
BUILTINS = frozenset(
    """
    . : alias break builtin cd command compgen complete continue declare eval exec exit export getopts hash let local
    logout mapfile popd printf pushd read readarray readonly return set shift shopt source test [ trap typeset unset
    """.split()
)


#: Users that lines of the system's crontabs often name.
_USERS = ("root", "nobody", "www-data", "postgres")
#: Names that the shell carries out itself, whatever program of that name there is.
_OWN = BUILTINS | frozenset("echo kill pwd true false type umask wait ulimit times".split())
#: Those that bash answers `--help` for, whatever follows.
_HELPED = (_OWN - frozenset("echo : true false test [".split())) | frozenset(
    "bg bind caller complete compopt dirs disown enable fc fg help history jobs suspend unalias".split()
)
#: Those that evaluate a word as arithmetic, or as a name whose subscript runs commands.
_EVALUATE = frozenset(
    "let declare typeset local export readonly test read readarray mapfile printf unset wait getopts".split()
)
_BETWEEN_COMMANDS = dict.fromkeys(map(ord, ";&|"), " ")
#: What a local variable has of attributes ends with it.
_ATTRIBUTES = ("associative", "integers", "readonly")
#: How often a function that calls itself with other arguments is followed.
_ROUNDS = 6
#: Characters of an alias that is one command.
_WORDS = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 _-./=,:@+%'\"")
#: Characters that a path has, and those that end a word in some language.
_PATHS = frozenset("/~.")
_BETWEEN = dict.fromkeys(map(ord, "\"'=:,;()[]{}<>|&"), " ")


class Shell(Frame):
    """A frame that knows what commands do."""

    STATEFUL = BUILTINS

    def invoke(self, argv: tuple[Text, ...], span: tuple[int, int], plainly: bool = False) -> Output:
        """`plainly`: functions and aliases of that name do not count (`command ls`)."""
        name = argv[0].exact
        if name is None:
            return self._nameless(argv, span)
        if "keyword" in self.state.options and any(map(_assigns, argv[1:])):
            return self._with_keywords(argv, span)
        if "xtrace" in self.state.options and "BASH_XTRACEFD" in self.state.variables:
            self.judge.divert("1", UNSEEN)
        bare = argv[0].at == argv[0].span[0] or self.setting.base is None  # a quoted name is no alias (POSIX, 2.3.1)
        if bare and not plainly and name in self.state.aliases:  # before functions
            return self._alias(name, argv, span)
        if not plainly and name in self.state.functions:
            return self._call(name, argv, span)
        self.judge.command(self.setting, argv, span)
        if "/" in name or self.judge.replaced or not name:
            program = self._program(name, argv, span)
            return UNSEEN if program is None else self.run_tool(program, argv, span)
        return self.run_tool(name, argv, span)

    def _with_keywords(self, argv: tuple[Text, ...], span: tuple[int, int]) -> Output:
        """`set -k`: NAME=VALUE anywhere is in the environment of the command, unless it is quoted; both count."""
        state, options = self.state, self.state.options
        state.options = options - {"keyword"}
        out = self.invoke(argv, span)
        state.options = options
        before, exported = state.variables.copy(), state.exported.copy()
        for word in filter(_assigns, argv[1:]):
            name = word.prefix.partition("=")[0]
            self.assign(name, (word.cut(len(name) + 1),))
            state.exported.add(name)
        out = either(out, self.invoke((argv[0], *(word for word in argv[1:] if not _assigns(word))), span))
        state.exported = exported
        for word in filter(_assigns, argv[1:]):
            name = word.prefix.partition("=")[0]
            _put_back(state.variables, before.get(name), name)
        return out

    def ignores_input(self, command: nodes.Command) -> bool:
        first = command.words[0] if isinstance(command, nodes.Simple) else None
        name = first.plain if isinstance(first, nodes.Word) else None
        table = self.judge.catalogue.tool(name) if name is not None and not self.judge.replaced else None
        return table is not None and name not in BUILTINS and not heeds_input(table)

    def run_tool(self, program: str, argv: tuple[Text, ...], span: tuple[int, int]) -> Output:
        try:
            table = self.judge.catalogue.tool(program)
            if table is None:
                self._found("unknown.tool", program, f"no table for this program{self._in_cron(program)}", argv, span)
                return UNSEEN
            if program in _HELPED and self.setting.shell == "bash" and argv[1:2] and argv[1].exact == "--help":
                Call(self, program, table, readings(argv[:1], table)[0], argv, span)._observes()
                return UNSEEN
            if program in BUILTINS:
                from riskclass.engine.builtins import builtin

                return builtin(self, program, table, argv, span)
            site = self.judge.site
            return self.judged(site.meant(program) if site.tables else program, table, argv, span)
        except (Stop, RecursionError):
            raise
        except Exception as error:  # a bug must never become permission, nor hide what follows
            self._found("unparsed", program, f"could not be judged: {type(error).__name__}", argv, span, "internal")
            return UNSEEN

    def judged(self, program: str, table: Table, argv: tuple[Text, ...], span: tuple[int, int]) -> Output:
        """What the table says of the invocation, in each way that it may be read."""
        out: Output | None = None
        for parsed in self._readings(argv, table):
            call = Call(self, program, table, parsed, argv, span)
            found = call.effects()
            out = found if out is None else either(out, found)
            fed = self.state.stdin
            if fed is None or UNSEEN[0] in fed or not any(map(_is_known, _told(fed))):
                continue
            reads = _reads_of_input(call)
            if reads == "part":
                self.loses_input()  # what of it is left for the next command
            elif reads == "whole" and EMPTIED not in fed:
                self.state.stdin = (*fed, EMPTIED)
        return out if out is not None else SILENT

    def _readings(self, argv: tuple[Text, ...], table: Table) -> list[Parsed]:
        posix = "POSIXLY_CORRECT" in self.state.variables
        if self.rounds == 1 and not self.judge.calls:
            return readings(argv, table, posix)
        kept = self.judge.readings.get(id(argv))
        if kept is None or kept[0] is not argv or kept[1] is not table or kept[2] != posix:
            kept = self.judge.readings[id(argv)] = argv, table, posix, readings(argv, table, posix)
        return kept[3]

    def inner(self, setting: Setting, text: str, state: object = None) -> Shell:
        """A frame for another text: of a new process with `state`, or of this one."""
        frame = type(self)(self.judge, setting, self.state if state is None else state, text)  # type: ignore[arg-type]
        frame.piped, frame.forked, frame.fed = self.piped, self.forked, self.fed
        return frame

    def same_shell(self, text: Text, title: str) -> Output:
        """Text that this shell itself runs (eval, trap, an alias)."""
        setting = self.setting.inside(title) if title else self.setting
        frame = self.inner(setting.of_text(self.setting.shell, text), self.judge.with_marks(text))
        frame.exits, frame.ends = self.exits, self.ends  # `exit` and `break` there are this shell's
        frame.locals, frame.perhaps, frame.own = self.locals, self.perhaps, self.own
        frame.lost = self.lost
        self.opaque_holes(text, frame.setting, self.setting.shell == "bash")
        self.judge.deep(frame.setting, text.span)
        return frame.follow()

    def definition(self, name: str) -> Text | None:
        """The function as bash prints it; None: it is not known, or not as text."""
        bodies = self.state.functions.get(name, ())
        if len(bodies) != 1 or bodies[0] is None or self.state.aliases:
            return None
        body, text, _ = bodies[0]
        source = text[body.start : body.end]
        if "<<" in source or max(source, default="") >= chr(MARK):
            return None
        self.judge.spend(len(source) // 8)
        code = Code(f"$(declare -f {name})", "how bash lays a function out is not followed", f"() {source}")
        return Text((f"{name} ", code, "\n"))

    def commands_from(self, texts: Output) -> None:
        for text in texts:
            if any(isinstance(part, str) for part in text.parts):
                self.same_shell(text, "exec")
            elif text.parts:
                because = f"reads commands that are not seen here: {text.because}"
                self.judge.effect(self.setting, "code.opaque", text.shown, because, span=self.setting.pin, rule="shell")

    def opaque_holes(self, text: Text, setting: Setting, bash: bool) -> None:
        """A hole in a script becomes part of the code, unless it surely is one harmless word.

        `bash`: whether bash surely reads it; for others `$'…'` is no quote (POSIX, 2.2).
        """
        for place, hole in enumerate(text.parts):
            if not isinstance(hole, Hole) or isinstance(hole, Code):
                continue
            if hole.shape == "quoted" and bash and self._stands_alone(text.parts[:place]):
                continue
            if hole.shape in FREE or hole.shape == "files":
                kind = "code.remote" if hole.shape == "remote" else "code.opaque"
                because = hole.because or "the text is not known"
                self.judge.effect(
                    setting, kind, hole.source, f"runs text that is not known: {because}", span=text.span, rule="shell"
                )

    def _stands_alone(self, before: tuple[str | Hole, ...]) -> bool:
        """Whether what follows in a script is read as it stands: nothing is open, no arithmetic, no name."""
        text = "".join(part if isinstance(part, str) else "x" for part in before)
        words = text.translate(_BETWEEN_COMMANDS).split()
        named = words[-1].rstrip("+=") if text[-1:] == "=" else ""
        if named in self.state.integers or not _EVALUATE.isdisjoint(words):
            return False
        quote = ""
        for char in text:
            if char in "`\\$<([{":
                return False
            if char in "'\"" and quote in ("", char):
                quote = "" if quote else char
        return not quote

    def run(self) -> Output:
        """The whole text of a process."""
        self.whole = True
        out = self.follow()
        self.ends += self.lost
        self._complete()
        self.finish()
        return out

    def _complete(self) -> None:
        """What `complete -F` asked for, where a function that runs in it was defined only later."""
        defined = self.judge.definitions
        for argv, span, met, ran in tuple(self.judge.completions):
            if argv[0].exact in self.state.functions and any(defined.get(name, -1) >= met for name in ran):
                self.fork(process=True).invoke(argv, span)

    def finish(self) -> None:
        """The scripts that the process wants run at its end, and where it may have ended before; one may set more."""
        for state in (*self.exits, *self.ends):
            if state.traps:
                self._end_with(state)
        for _ in range(_ROUNDS):
            traps, self.state.traps = self.state.traps, ()
            if not traps:
                return
            for text in traps:
                self._at_end(text)

    def _at_end(self, text: Text) -> None:
        """One of them; where that asks for too much, what it does is seen all the same."""
        judge = self.judge
        try:
            self.same_shell(text, "trap")
        except Stop as stop:
            if self.setting.base != 0 or judge.full or judge.scant or judge.calls:
                raise
            judge.stopped(stop, self.setting)
            self.scantly(lambda: self.same_shell(text, "trap"))

    def trapped(self, name: str) -> bool:
        """Whether a trap, or the function that it calls, names the variable."""
        self.spend(10 * len(self.state.traps))
        for text in self.state.traps:
            called = self.state.functions.get(text.shown.partition(" ")[0], ())
            bodies = (body[1][body[0].start : body[0].end] for body in called if body is not None)
            if any(name in source for source in (text.shown, *bodies)):
                return True
        return False

    def _end_with(self, state: State) -> None:
        """The traps of a state at `exit`. What the text sets only later is not set there."""
        self.spend(40 + state.size // 4)
        frame = self.inner(self.setting, self.text, state.fork())
        traps, frame.state.traps = frame.state.traps, ()
        later = {*self.state.variables} - {*state.variables}
        frame.state.variables.update(dict.fromkeys(later, (None,)))
        for text in traps:
            frame.same_shell(text, "trap")

    # -- names --

    def _in_cron(self, program: str) -> str:
        """A line in the form of the other crontabs (crontab(5)): those of the system alone name a user."""
        way = self.setting.via[-1] if self.setting.via else ""
        if program in _USERS and way.startswith("crontab"):
            return "; a user's crontab names no user"
        if program[:1] == "-" and "> /etc/cron" in way:
            return "; a line there names a user before the command"
        return ""

    def _found(
        self,
        kind: str,
        target: str,
        because: str,
        argv: tuple[Text, ...],
        span: tuple[int, int],
        rule: str = "program",
    ) -> None:
        self.spend(60 + len(target) // 16)
        self.judge.effect(
            self.setting,
            kind,
            masked(target),
            because,
            span=span,
            rule=rule,
            command=shown(argv),
            mark=f"{target} {[word.shown for word in argv]}",
        )

    def _nameless(self, argv: tuple[Text, ...], span: tuple[int, int]) -> Output:
        """The program's name is not known; an unquoted word that may be nothing leaves the next one as the name."""
        self.judge.command(self.setting, argv, span)
        name = argv[0]
        kind = "code.remote" if any(hole.shape == "remote" for hole in name.holes) else "unknown.tool"
        self._found(kind, name.shown, f"which program runs is not known: {name.because}", argv, span)
        if name.many and name.prefix == "" and len(argv) > 1:
            self.invoke(argv[1:], span)
        return UNSEEN

    def _program(self, name: str, argv: tuple[Text, ...], span: tuple[int, int]) -> str | None:
        """The bare name that a word in command position stands for, or None where the program itself is code."""
        folder, _, bare = normal(name).rpartition("/") if "/" in name else ("", "", name)
        if bare and ("/" not in name or folder in BINS or folder in self.judge.site.programs):
            path = self.judge.replaced.get(bare)
            if path is None or name in _OWN:
                if "*" in self.judge.replaced and name not in _OWN:
                    because = "files that are not known were put where programs are looked for"
                    self._found("code.opaque", self.judge.replaced["*"], because, argv, span)
                return bare
            self._run_replaced(path, argv, span)
            return None
        written = self.state.files.get(self.path(argv[0]))
        if written is not None:
            self.written_script(written, argv, span)
        elif name.startswith("/"):
            known = f"; service {masked(name[12:])} is known" if name.startswith("/etc/init.d/") else ""
            self._found("code.opaque", name, f"runs a program outside the trusted directories{known}", argv, span)
        else:
            self._found("code.project", name, "runs a file of the project", argv, span)
        return None

    def _run_replaced(self, path: str, argv: tuple[Text, ...], span: tuple[int, int]) -> None:
        """A program of a trusted directory is what this text put there."""
        written = self.state.files.get(path, ())
        if any(hole.shape == "remote" for text in written for hole in text.holes):
            self._found("code.remote", path, "runs what comes over the network", argv, span)
        elif written:
            self.written_script(written, argv, span)
        else:
            self._found("code.opaque", path, "runs a program that this text put in its place", argv, span)

    def path(self, word: Text, cwd: Text | None = None, verb: str = "read") -> str:
        """The path of a word, as a pattern, through the links that this text makes."""
        cwd = self.state.cwd if cwd is None else cwd
        size = len(word.exact) if word.exact is not None else word.length
        self.judge.spend(25 + (size + (cwd.length if cwd is not None else 0)) // 4)
        path = pattern(word, cwd, self.state.home)
        if self.state.options and "*" in path:
            path = self._matched(path, word, cwd)
        return self.judge.through_links(path, verb) if self.judge.links.made else path

    def _matched(self, path: str, word: Text, cwd: Text | None) -> str:
        """The path that a pattern may meet with `nocaseglob` or `extglob` set, where that is a special one."""
        from riskclass.engine.places import named

        found = [pattern(each, cwd, self.state.home) for each in named(word)] if self.extglob else []
        found += [path.lower()] if "nocaseglob" in self.state.options else []
        return next((each for each in found if self.judge.place(each) not in PLAIN), path)

    def decisive(self, texts: Iterable[Text]) -> list[Text]:
        """Words of the texts whose place decides something, a few at most: what is not computed may pass them on."""
        found: list[Text] = []
        for text in texts:
            if text.exact is None and text.prefix and any(hole.shape == "files" for hole in text.holes):
                found.append(Text(text.parts, text.span))  # a pattern, which a name of that kind may have met
            for part in text.parts if len(found) < _ROUNDS else ():
                if isinstance(part, str) and not _PATHS.isdisjoint(part):
                    words = part.translate(_BETWEEN).split()
                    self.spend(len(words))
                    found += [exact(word, text.span) for word in words if not _PATHS.isdisjoint(word)][:_ROUNDS]
        return [word for word in found if self.decides(word)]

    def matched(self, texts: list[Text]) -> None:
        """What a group of a regular expression takes is not computed: any word of the text that decides something."""
        words = self.decisive(texts)
        part = unknown("${BASH_REMATCH[…]}", "what a regular expression matches is not known here")
        if words or "BASH_REMATCH" in self.state.arrays:
            self.state.arrays["BASH_REMATCH"] = tuple(dict.fromkeys("0123456789", each) for each in (part, *words))

    def decides(self, value: Text) -> bool:
        path = self.path(value)
        return self.judge.place(path) not in PLAIN or is_whole(path)

    def written_script(self, texts: Output, argv: tuple[Text, ...], span: tuple[int, int]) -> None:
        """A file that this text wrote is run by its name: a shell script, unless its first line says otherwise."""
        for text in texts:
            first = text.prefix.partition("\n")[0]
            if first.startswith("#!") and not _names_shell(first[2:]):
                self._found("code.opaque", argv[0].shown, "runs a file that this text wrote", argv, span)
                continue
            frame = self.inner(self.setting.inside(argv[0].shown), "", self.child())
            frame.state.positional = (argv,)
            given = self.state.stdin
            frame.same_shell(text, "")
            self.input_from(frame.state, given)

    def _call(self, name: str, argv: tuple[Text, ...], span: tuple[int, int]) -> Output:
        """A function runs: each body that the name may have; or the program, where it may be no function."""
        out: Output | None = None
        for body in self.state.functions[name]:
            found = self.invoke(argv, span, plainly=True) if body is None else self._call_body(name, body, argv, span)
            out = found if out is None else either(out, found)
        return out or SILENT

    def _call_body(self, name: str, body: Body, argv: tuple[Text, ...], span: tuple[int, int]) -> Output:
        calls = self.judge.calls
        self.judge.command(self.setting, argv, span)
        if self._goes_round(name, body, argv, span):
            return SILENT
        node, text, setting = body
        self.judge.defined.discard(name)
        frame = self.inner(setting if setting.depth >= self.setting.depth else self.setting, text)
        before = self.state.positional
        if self.zsh:  # FUNCTION_ARGZERO (zshoptions(1))
            self.state.positional = (argv,)
        else:
            zeros = dict.fromkeys(words[0] for words in before) or (unknown("$0", "$0 is not known here"),)
            self.state.positional = tuple((zero, *argv[1:]) for zero in zeros)
        self.spend(60 + self.state.size // 4)
        variables = self.state.variables.copy()
        references, cases, since = self.state.references, self.state.cases, len(self.exits)
        attributes, exported = [getattr(self.state, name) for name in _ATTRIBUTES], self.state.exported.copy()
        frame.forked, frame.exits, frame.ends = False, self.exits, self.ends
        frame.locals, frame.perhaps, frame.lost = {}, {}, self.lost
        failed = len(self.lost)
        calls.append((body, argv, variables, self._others()))
        try:
            return frame.command(node)
        finally:
            calls.pop()
            self.left(since)
            for state in self.lost[failed:]:
                state.positional = before
                for each, hidden in frame.locals.items():
                    _put_back(state.variables, hidden[0], each)
                    _put_back(state.arrays, hidden[1], each)
            self.state.references, self.state.cases = references, cases
            self.state.positional = before
            for each, hidden in frame.locals.items():
                if each in self.judge.revealed:
                    self._perhaps_back(hidden, each)
                    continue
                _put_back(self.state.variables, hidden[0], each)
                _put_back(self.state.arrays, hidden[1], each)
            for each, hidden in frame.perhaps.items():
                if each not in frame.locals:
                    self._perhaps_back(hidden, each)
            if frame.locals:
                own = frozenset(frame.locals)
                self.state.exported -= own - exported
                for name, before_it in zip(_ATTRIBUTES, attributes, strict=True):
                    now = getattr(self.state, name)
                    setattr(self.state, name, (now - own) | (before_it & own))

    def _perhaps_back(self, hidden: Hidden, name: str) -> None:
        """A variable that is local in a branch only: what it was, or what it is now."""
        if hidden[1] is not None or name in self.state.arrays:
            self.state.arrays[name] = ()
        else:
            before = hidden[0] or (by_kind(name),)
            self.state.variables[name] = tuple(dict.fromkeys(before + self.state.values(name)))

    def _others(self) -> tuple[object, ...]:
        """What a call may find changed besides variables."""
        state = self.state
        return state.arrays.copy(), state.functions.copy(), state.files.copy(), state.cwd

    def _still_changes(self, call: OpenCall) -> bool:
        """Whether a call has what the one before it had not: text that is known, functions, files."""
        _, _, variables, held = call
        now = self.state.variables
        values = [value for name in now if now[name] != variables.get(name) for value in now[name]]
        known = any(value is not None and value.exact is not None and not value.is_number for value in values)
        return known or self._others()[:3] != held[:3]

    def _goes_round(self, name: str, body: Body, argv: tuple[Text, ...], span: tuple[int, int]) -> bool:
        """Whether the function is at work already with these arguments, or has been called too deep to follow."""
        self.spend(5 * len(self.judge.calls))
        open_calls = [entry for entry in self.judge.calls if entry[0] is body]
        if not open_calls:
            return False
        if self.forked:
            self.judge.effect(
                self.setting,
                "host.exhaust",
                name,
                "starts itself again and again",
                span=span,
                command=name,
                whole=True,
                rule="shape.fork_bomb",
            )
            return True
        self.spend((10 * len(argv) + self.state.size) * len(open_calls))
        shown_now = [word.shown for word in argv]
        others = self._others()
        if any(
            [word.shown for word in known] == shown_now and variables == self.state.variables and others == held
            for _, known, variables, held in open_calls
        ):
            return True
        if len(open_calls) < _ROUNDS:
            return False
        if all(word.exact is not None for word in argv) or self._still_changes(open_calls[-1]):
            self._found("limit", name, f"a function calls itself more than {_ROUNDS} times", argv, span)
        return True

    def _alias(self, name: str, argv: tuple[Text, ...], span: tuple[int, int]) -> Output:
        """Aliases are expanded in interactive shells only (bash manual, 6.6): both readings count."""
        out: Output = SILENT
        for text in (texts := self.state.aliases.pop(name)):
            self.spend(95)
            if text.exact is None or text.exact[:5] == "shift" or not set(text.exact) <= _WORDS:
                out = either(out, self.same_shell(glue((text, *argv[1:]), " "), f"alias {name}"))
            else:  # the words behind it are words already
                before = given = self.state.positional
                script = text
                if len(argv) > 1:
                    zero = before[0][:1] if before else (exact("bash"),)
                    given = self.state.positional = ((*zero, *argv[1:]),)
                    script = exact(f'{text.exact} "$@"', text.span)
                out = either(out, self.same_shell(script, f"alias {name}"))
                if self.state.positional is given:
                    self.state.positional = before
            if len(argv) > 1 and text.suffix[-1:] in (" ", "\t"):  # then the next word is looked up, too
                for next_text in self.state.aliases.get(argv[1].exact or "", ()):
                    words = (text, next_text, *argv[2:])
                    out = either(out, self.same_shell(glue(words, " "), f"alias {name}"))
        out = either(out, self.invoke(argv, span))
        self.state.aliases[name] = texts
        return out

    # -- for the tree --

    def redirected(
        self,
        redirects: tuple[nodes.Redirect, ...],
        body: Callable[[], Output],
        simple: bool = False,
        sets: bool = True,
    ) -> Output:
        if self.zsh:
            from riskclass.engine.zsh import doubled

            doubled(self, redirects)
        from riskclass.engine.redirects import Redirections

        traced = "xtrace" in self.state.options
        if not simple or traced or len(redirects) > 1 or not _is_plain(redirects[0]):
            return Redirections(self, redirects).around(body, simple, sets)
        self.spend(20)
        judge, since = self.judge, len(self.judge.effects)
        diverted, judge.diverted = judge.diverted, {}
        out = body()
        printed, judge.diverted = judge.diverted, diverted
        if not printed and not self.keeps_redirections:
            return out
        return Redirections(self, redirects).behind(out, printed, since, simple)

    def assigned(self, name: str, values: Values) -> None:
        from riskclass.engine.environment import effect_of, passwords, relocates

        if self.zsh:
            from riskclass.engine.zsh import variable

            variable(self, name, values)
        for value in values:
            if name == "PATH" and value is not None:
                self.spend(value.length)
            files = passwords(name, value) or ([value] if relocates(name) else []) if value is not None else []
            path = self.path(files[0]) if files else ""
            kind, because = effect_of(name, value, path) if value is not None else ("", "")
            if not kind and any(self.made(file) for file in files):
                kind, because = "code.injected", f"{name} names what this text wrote"
            if kind and value is not None and not self._observes(name, value):
                command = f"{name}={shown_word(value)}"
                self.judge.effect(
                    self.setting, kind, name, because, span=value.span, rule="environment", command=command
                )
                self._value_runs(name, value)

    def made(self, value: Text) -> bool:
        """Whether this text wrote the file, or one in that directory; of the directory one is in, dot files count."""
        if not self.judge.planted:
            return False
        self.spend(len(self.judge.planted))
        path = self.path(value)
        new = [file for file, what in self.judge.planted.items() if what != ""]
        inside = [file for file in new if file.startswith(f"{path}/")]
        return path in new or any(path != "." or file[2:3] == "." for file in inside)

    def _observes(self, name: str, value: Text) -> bool:
        """Whether the command in a variable such as KUBECTL_EXTERNAL_DIFF only observes, with what is put behind it."""
        from riskclass.engine.environment import is_command

        if value.exact is None or not is_command(name):
            return False
        judge = type(self.judge)(self.judge.catalogue, self.judge.site, self.judge.project)
        judge.count = self.judge.count
        frame = type(self)(judge, self.setting.inside(name).of_text("sh", value), self.child(), f"{value.exact} x true")
        judge.work = self.judge.work
        frame.follow()
        self.judge.work = judge.work
        judge.avoidable = None  # as in `riskclass.api`
        return bool(judge.effects) and all(effect.risk is Risk.READ_ONLY for effect in judge.effects)

    def renamed(self, name: str) -> None:
        """A program's name that stands for something else later: what that destroys, and the program does not."""
        if self.judge.catalogue.tool(name) is None or self._worst(name, plainly=True) == Risk.DESTRUCTIVE:
            return
        if self._worst(name) == Risk.DESTRUCTIVE:
            self.invoke((Text((name,), (0, 0), 0),), self.setting.pin)

    def _worst(self, name: str, plainly: bool = False) -> Risk:
        judge = type(self.judge)(self.judge.catalogue, self.judge.site, self.judge.project)
        judge.count, judge.work = self.judge.count, self.judge.work
        frame = type(self)(judge, self.setting, self.kept(), name)
        frame.invoke((Text((name,), (0, 0), 0),), self.setting.pin, plainly)
        self.judge.work = judge.work
        return max((effect.risk for effect in judge.effects), default=Risk.READ_ONLY)

    def _value_runs(self, name: str, value: Text) -> None:
        """The command in a variable such as GIT_SSH_COMMAND, judged as it will run."""
        if name in ("BASH_ENV", "ENV"):
            for text in self.state.files.get(self.path(value), ()):
                self.inner(self.setting.inside(name), "", self.child()).same_shell(text, "")
        elif name.startswith("BASH_FUNC_"):  # `() { …; }`: the body of a function
            body = value.cut(2) if value.prefix.startswith("()") else value
            self.inner(self.setting.inside(name).of_text("bash", body), body.exact or "", self.child()).follow()
        elif value.exact and (" " in value.exact) and name not in ("PATH",) and not name.startswith("LD_"):
            self.inner(self.setting.inside(name).of_text("sh", value), value.exact, self.child()).follow()


#: What programs print (`prints=`) of their input, where no file is named.
_OF_INPUT = OF_FILES | frozenset(("cat", "same", "tr"))


def _reads_of_input(call: Call) -> str:
    """How much of what it is fed is gone behind it, in the words of `input=` (docs/tables.md)."""
    parsed = call.parsed
    says = _said_of_input(parsed)
    named = [word for words in parsed.bound.values() for word in words if _is_input(word)]
    if not named and call.program in _OWN:
        return "none"
    if any(word.exact is not None for word in named) or says == "part" or _takes_input(parsed):
        return "part"
    if not named and not _asks(parsed) and (says == "none" or parsed.values("FILE")):
        return "none"
    return "part" if says != "whole" and _reads(parsed) else "whole"


def _said_of_input(parsed: Parsed) -> str:
    """What the sub-command says, else what the tool does."""
    for table in reversed(parsed.chain):
        if table.input == "asks" and not parsed.by_name.keys().isdisjoint(("-p", "-i", "--patch", "--interactive")):
            return "part"
        if table.input not in ("", "asks"):
            return table.input
    return ""


def _takes_input(parsed: Parsed) -> bool:
    """Whether the program reads standard input, as far as its table says."""
    for says, _ in parsed.said:
        files = parsed.values("FILE") if says.prints in _OF_INPUT else ()
        if says.stdin or (says.prints in _OF_INPUT and (not files or any(map(_is_input, files)))):
            return True
    return False


def _asks(parsed: Parsed) -> bool:
    """Whether an option makes it ask, or names its input."""
    for given in parsed.given:
        if given.spec.names[0] in _ASK or any(map(_is_input, (given.token, *given.words))):
            return True
        if given.words and given.words[0].exact == "0" and "fd" in given.token.shown:
            return True
    return False


def _reads(parsed: Parsed) -> bool:
    """Whether it reads files, or runs what may read the input."""
    return bool(parsed.runs) or any(says.reads or says.runs for says, _ in parsed.said)


def _told(fed: tuple[Text, ...]) -> tuple[Text, ...]:
    """What it may be fed, but for nothing at all behind a text that may have been read."""
    return fed[:1] if len(fed) == 2 and fed[1] == EMPTIED else fed


def _is_known(text: Text) -> bool:
    """Whether anything of it is."""
    return text.exact is not None or any(isinstance(part, str) for part in text.parts)


#: Options behind which a program asks, and reads a line.
_ASK = ("-i", "-I", "--interactive")


def _is_input(word: Text) -> bool:
    """`-`, /dev/stdin, or what may be one of these."""
    if word.exact is None:
        return not all(hole.shape in ("files", "word", "words", "number") for hole in word.holes)
    return word.exact == "-" or word.exact.endswith(("/stdin", "/fd/0", "=-"))


def _names_shell(line: str) -> bool:
    """The first line of a script, behind `#!`: a shell in a trusted directory, with options that change no reading."""
    program, *words = line.split()[:3] or [""]
    folder, _, name = program.rpartition("/")
    if name == "env" and words:
        name, words = words[0], words[1:]
    plain = all(word[:1] == "-" and set(word[1:]) <= set("euxvhE") for word in words)
    return folder in BINS and name in ("sh", "bash", "dash", "ash") and plain


def _assigns(word: Text) -> bool:
    name, equals, _ = word.prefix.partition("=")
    return equals != "" and name.isidentifier()


def _put_back(now: dict[str, T], before: T | None, name: str) -> None:
    if before is not None:
        now[name] = before
    else:
        now.pop(name, None)


def _is_plain(redirect: nodes.Redirect) -> bool:
    """`2>&1`, `2>/dev/null`: it feeds nothing, and writes no file."""
    if redirect.fd != "2" or redirect.here_document is not None:
        return False
    target = redirect.target.plain
    return target == "1" if redirect.operator == ">&" else target == "/dev/null" and redirect.operator == ">"
