"""A shell process: what expansions ask of it, words as the text given has them, and assignments."""

from __future__ import annotations

from riskclass.engine.output import SILENT, UNSEEN, glue, then
from riskclass.engine.show import holds_secret
from riskclass.engine.state import OWN, State, by_kind
from riskclass.model.limits import COMMANDS, VALUE, VARIANTS
from riskclass.model.text import Text, exact, unknown
from riskclass.shell import nodes
from riskclass.shell.scope import UNKNOWN, Scope

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.engine.judge import Judge
    from riskclass.engine.output import Output
    from riskclass.engine.state import Elements, Hidden, Values
    from riskclass.model.invocation import Input, Setting
    from riskclass.shell.nodes import Word


#: More states than this are not told apart.
_LOST = 8
#: What a message may quote and be no code.
_MESSAGE = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 _-./=,:@+%[]!")
#: Variables that bash itself makes read-only.
_FIXED = frozenset("BASHOPTS BASH_VERSINFO EUID PPID SHELLOPTS UID".split())


class Process(Scope):
    """One shell process and the text it is at: its variables, and what words become in it."""

    def __init__(self, judge: Judge, setting: Setting, state: State, text: str) -> None:
        self.judge = judge
        self.setting = setting
        self.state = state
        self.text = text
        self.keeps_redirections = False  # `exec` without a command
        self.only_opens = False  # `(exec 3<>/dev/tcp/h/80)`: nothing behind it can use what it keeps
        self.piped = False  # what is printed does not reach the person who asked
        self.heeded = True  # of what is piped it matters which text it is
        self.fed = False  # standard input is given to this very command, not to a loop around it
        self.patterns = False  # `bash -O extglob`: the first line of its text is read with that set
        self.reads_itself = False  # its text comes from standard input
        self.forked = False  # within a pipeline or in the background, seen from the function that runs
        self.rounds = 1  # of the loops around, as they are followed
        self.exits: list[State] = []  # states at break, continue, return, exit; shared by the branches of a process
        self.ends: list[State] = []  # states in which a signal may end the process, and its traps run; shared too
        #: What the function being followed keeps to itself, with what that hides; and the same in a branch of it.
        self.locals: dict[str, Hidden] = {}
        self.perhaps: dict[str, Hidden] = {}
        self.own: frozenset[str] = frozenset()  # what the function has made local before this branch
        self.lost: list[State] = []  # states in which an error may leave the line; shared by what the process runs
        self.whole = False  # its text is all that a process runs
        self.lines: nodes.Script | None = None  # the text of the process, whose next line goes on then
        self.asks = False  # a loop asks for a line, and ends where there is none
        self.declared: list[tuple[nodes.Assignment, Values]] = []

    # -- what an expansion asks (shell.scope) --

    @property
    def noglob(self) -> bool:  # type: ignore[override]
        return "noglob" in self.state.options

    @property
    def nullglob(self) -> bool:  # type: ignore[override]
        return "nullglob" in self.state.options

    @property
    def scant(self) -> bool:  # type: ignore[override]
        return self.judge.scant

    @property
    def extglob(self) -> bool:  # type: ignore[override]
        return "extglob" in self.state.options and not self.zsh

    @property
    def zsh(self) -> bool:  # type: ignore[override]
        return self.setting.shell == "zsh"

    @property
    def ifs(self) -> Text | None:  # type: ignore[override]
        values = self.state.variables.get("IFS")
        if values is None:
            return None
        return values[0] if len(values) == 1 else unknown("$IFS", "IFS has several values")

    @property
    def nocase(self) -> bool:  # type: ignore[override]
        return "nocasematch" in self.state.options

    @property
    def ampersand(self) -> bool:  # type: ignore[override]
        return "-patsub_replacement" not in self.state.options

    def spend(self, steps: int) -> None:
        self.judge.spend(steps)

    def forget(self) -> None:
        self.state.forget()

    def then(self, first: Output, second: Output) -> Output:
        """What is printed, one after the other."""
        if first is not SILENT and second is not SILENT:
            size = 0
            for text in (*first, *second):
                size += text.length
            self.judge.spend(30 + size // 16)
        return then(first, second)

    def kept(self) -> State:
        """A copy of what the process holds now."""
        self.judge.spend(65 + self.state.size // 4)
        return self.state.fork()

    def child(self) -> State:
        """What a program started from here gets."""
        self.judge.spend(180 + self.state.size // 2)
        return self.state.child()

    def input_from(self, other: State, given: Input) -> None:
        """A process that was given this one's input has ended: what it read is gone, if it ran, and came so far."""
        left = other.stdin
        if left is given or given is None or left is None or self.state.stdin is not given:
            return
        texts = [text.exact for text in given]
        if any(text.exact is None or not any(whole and whole.endswith(text.exact) for whole in texts) for text in left):
            left = (*left, *UNSEEN)  # it has another input now, or what is left is not known
        self.state.stdin = tuple(dict.fromkeys((*given, *left)))

    def loses_input(self) -> None:
        """Some of the input may be gone, how much is not known."""
        if self.state.stdin is not None and UNSEEN[0] not in self.state.stdin:
            self.state.stdin = (*self.state.stdin, *UNSEEN)

    def failed(self) -> None:
        self.judge.divert("2", UNSEEN)
        if len(self.lost) < _LOST:
            self.lost.append(self.kept())
        elif not self.state.same(self.lost[-1]):
            self.lost[-1].join(self.state, self.judge.spend)

    def may_complain(self, words: tuple[Text, ...]) -> None:
        """The shell's message for a mistake begins with $0 and quotes the word: `shift 'x;rm d;' 2>&1 | sh`."""
        zeros = [lists[0] for lists in self.state.positional]
        for word in (*words, *zeros):
            if word.exact is None or not _MESSAGE.issuperset(word.exact):
                self.judge.divert("2", UNSEEN)
                return
        if any(" " in (zero.exact or "") for zero in zeros):
            self.judge.divert("2", UNSEEN)

    def recover(self) -> None:
        """A new line begins."""
        for state in self.lost:
            self.meet(state)
        self.lost.clear()

    def meet(self, other: State) -> None:
        """From here on the text may have gone either way."""
        self.judge.spend(40 + self.state.size // 4)
        if not self.state.same(other):
            self.state.join(other, self.judge.spend)

    def lookup(self, name: str) -> Values:
        if _is_index(name):
            return self._positional(int(name))
        if name == "_" and self.state.last is not None:
            return (self.state.last,)
        name = self.target(name)
        if name[-1:] == "]":
            return self._referred(name)
        if name == "#" and self.state.positional:
            return tuple(dict.fromkeys(_count(words) for words in self.state.positional))
        if name == "PWD" and self.state.cwd is not None and "PWD" not in self.state.variables:
            return (self.state.cwd,)
        if name == "HOME" and self.state.home is not None and "HOME" not in self.state.variables:
            return (self.state.home,)
        if name in self.state.arrays:
            return self._first(name)
        values = self.state.values(name)
        if self.judge.scant and any(v is not None and (len(v.parts) > 50 or v.length > 200) for v in values):
            return (unknown(f"${name}", "the value is longer than is followed here"),)
        return values

    def _positional(self, number: int) -> Values:
        lists = self.state.positional
        if not lists:
            return (unknown(f"${number}", f"${number} is not known here"),)
        spare = self.nullglob
        values = tuple(dict.fromkeys(value for words in lists for value in _argument(words, number, spare)))
        if len(values) <= VARIANTS:
            return values
        few = self.summary(str(number), [value for value in values if value is not None])
        return (*few, None) if None in values else few

    def _first(self, name: str) -> Values:
        arrays = self.state.arrays[name]
        if not arrays:
            return (unknown(f"${name}", f"the elements of {name} are not known"),)
        return tuple(value for each in arrays for value in self._at(name, each, "0"))

    def _at(self, name: str, elements: dict[str, Text] | None, key: str) -> Values:
        """The values that stand at a key, of which there is more than one where a word may be several."""
        if elements is None or self.associative(name) or not any(value.many for value in elements.values()):
            return ((elements or {}).get(key),)
        from riskclass.shell.arith import element

        return element(elements, key, self.nullglob)

    def target(self, name: str) -> str:
        """The variable, or `a[k]`, that a name stands for (declare -n)."""
        for _ in range(9):
            name, before = self.state.references.get(name) or name, name
            if name == before:
                break
        return name

    def _referred(self, name: str) -> Values:
        """`declare -n r='a[0]'`"""
        base, _, inside = name[:-1].partition("[")
        key = self.subscript(base, inside)
        arrays = self._arrays(base)
        if not arrays or key.exact is None:
            return (unknown(f"${name}", f"which element {name} is, is not known"),)
        keys = [self._index(base, each or {}, key.exact) for each in arrays]
        return tuple(value for each, at in zip(arrays, keys, strict=True) for value in self._at(base, each, at))

    def array(self, name: str) -> Elements:
        name = self.target(name)
        if name == "@":
            lists = self.state.positional
            self.judge.spend(sum(map(len, lists)) // 2)
            return tuple({str(n): word for n, word in enumerate(words[1:], 1)} for words in lists) or UNKNOWN
        return self.state.arrays.get(name, (None,) if name in self.state.variables else UNKNOWN)

    def associative(self, name: str) -> bool:
        return name in self.state.associative

    def assign(self, name: str, values: Values, key: Text | None = None) -> None:
        name = self.target(name)
        if key is None and self.state.references.get(name) == "":
            self.refer(name, values)
            return
        if key is None and "[" in name:  # read 'a[0]', declare -n r='a[0]'
            name, _, inside = name.partition("[")
            key = self.subscript(name, inside[:-1])
        size = values[0].length if len(values) == 1 and values[0] is not None else sum(v.length for v in values if v)
        self.judge.spend(30 + size // 64)
        values = self._as_declared(name, values)
        if name in OWN:
            values = self._own(name, values)
        if name in self.state.volatile:
            values = tuple(dict.fromkeys(values + self.state.volatile[name]))
        if name in self.state.readonly or name in _FIXED:
            self.failed()
        if name in self.state.readonly:  # an error: the shell goes on with the next line, or the next command
            values = tuple(dict.fromkeys(values + self.state.values(name)))
        if self.state.traps and self.trapped(name):  # which may run now: a signal, `set -e`
            self.ends.append(self.kept())
        self.assigned(name, values)
        if "allexport" in self.state.options:
            self.state.exported |= {name}
        if key is None and name not in self.state.arrays:
            self.state.variables[name] = values
        else:
            self._element(name, values, key if key is not None else exact("0"))

    def _own(self, name: str, values: Values) -> Values:
        """What is given to a variable that bash itself sets is lost; BASH_ARGV0 is `$0` (bash manual, 5.2)."""
        if name == "BASH_ARGV0":
            lists = self.state.positional
            self.state.positional = tuple((value, *words[1:]) for value in values if value for words in lists)
        return (by_kind(name),)

    def trapped(self, name: str) -> bool:
        """For the engine: whether a trap uses the variable."""
        return False

    def refer(self, name: str, values: Values) -> None:
        """The first value of a name reference names the variable (bash manual, 3.4)."""
        value = values[0] if len(values) == 1 else None
        self.state.variables.pop(name, None)
        if value is None or value.exact is None:
            self.state.forget()  # it may be any
        else:
            self.judge.spend(len(self.state.references) // 8)
            self.state.references = {**self.state.references, name: value.exact}
        if value is not None:
            self.evaluated(value, value.span)

    def _as_declared(self, name: str, values: Values) -> Values:
        """What the attributes of the variable make of a value (declare -i, -l, -u)."""
        if name in self.state.integers:
            from riskclass.shell.arith import evaluate

            for value in values:
                if value is not None:
                    self.evaluated(value, value.span)
            values = tuple(value and evaluate(value, self, 0, 0) for value in values)
        if name in self.state.cases:
            values = tuple(value and self._cased(name, value) for value in values)
        return values

    def _cased(self, name: str, value: Text) -> Text:
        """What `declare -l` or `-u` makes of a value."""
        from riskclass.shell.transforms import case

        operator = self.state.cases[name]
        changed = case(value, operator, [], self) if operator else "any"
        if isinstance(changed, str):
            return unknown(f"${name}", f"the case of {name} is not known", value.span, changed)
        return Text(changed.parts, value.span)

    def _element(self, name: str, values: Values, key: Text) -> None:
        """An element has one of the values; for a name alone it is the first (bash manual, 6.7)."""
        arrays = self._arrays(name)
        self.judge.spend(4 * len(values) * sum(len(each or ()) for each in arrays))
        found = [
            self._in_order(name, {**(each or {}), self._index(name, each or {}, key.exact): value})
            for each in arrays
            for value in values
            if key.exact is not None and value is not None
        ]
        self.state.variables.pop(name, None)
        known = len(found) <= VARIANTS and None not in values and not self.zsh  # where 1 is the first
        known = known and not any(self._moves(name, each, key.exact or "") for each in arrays)
        self.state.arrays[name] = tuple(found) if known else UNKNOWN

    def _arrays(self, name: str) -> Elements:
        """The arrays that a name is, or becomes where it was a plain variable."""
        known = self.state.arrays.get(name)
        if known is not None:
            return known
        return tuple({} if value is None else {"0": value} for value in self.state.variables.get(name, (None,)))

    def subscript(self, name: str, text: str) -> Text:
        """The key that `text` in brackets is, where it comes as data: an operand of read or unset."""
        if any(char in "$`'\"\\" for char in text):
            return unknown(f"[{text}]", "the subscript is expanded once more")
        if self.associative(name):
            return exact(text)
        from riskclass.shell.arith import evaluate

        return evaluate(exact(text), self, 0, 0)

    def looked_up(self, name: Text) -> None:
        """`test -v 'a[i=1]'`: a subscript may set variables."""
        base, _, inside = (name.exact or "").partition("[")
        if inside[-1:] == "]" and inside[:-1] not in ("@", "*"):
            self.subscript(base, inside[:-1])

    def _index(self, name: str, elements: dict[str, Text], key: str) -> str:
        from riskclass.shell.arith import from_end

        return key if self.associative(name) else from_end(elements, key)

    def _moves(self, name: str, elements: dict[str, Text] | None, key: str) -> bool:
        """Whether it depends on how many words one is, which element has that key."""
        first = next((at for at, value in (elements or {}).items() if value.many), None)
        if first is None or self.associative(name):
            return False
        return not key.isdecimal() or int(key) >= int(first)

    def without(self, name: str, key: Text) -> None:
        """`unset 'a[1]'`"""
        if name not in self.state.arrays:  # of a plain variable, 0 is the variable itself
            self.state.variables[name] = (None, *self.state.values(name))
        elif (
            key.exact is None or self.zsh or any(self._moves(name, each, key.exact) for each in self.state.arrays[name])
        ):
            self.state.arrays[name] = UNKNOWN
        else:
            self.judge.spend(sum(len(each or ()) for each in self.state.arrays[name]))
            self.state.arrays[name] = tuple(
                {k: v for k, v in (each or {}).items() if k != self._index(name, each or {}, key.exact)}
                for each in self.state.arrays[name]
            )

    def _in_order(self, name: str, elements: dict[str, Text]) -> dict[str, Text]:
        """An indexed array lists its elements by number, whatever order they came in."""
        return elements if self.associative(name) else dict(sorted(elements.items(), key=lambda item: int(item[0])))

    def effect(self, kind: str, because: str, start: int, end: int) -> None:
        source = self.text[start:end]
        self.judge.effect(self.setting, kind, source[:60], because, span=self.setting.span(start, end), rule="shell")

    def complains(self, text: Text, start: int, end: int) -> None:
        self.may_complain((text,))
        for hole in text.holes:
            if holds_secret(hole.source):
                self.effect("secret.read", f"the message shows {hole.source}", start, end)

    # -- words --

    def words(self, word: Word) -> list[tuple[Text, ...]]:
        if word.plain is not None and (not self.judge.holes or word.plain.isascii()):
            return [(self._plain(word, word.plain),)]
        from riskclass.shell.words import expand

        found = expand(word, self)
        if "IFS" in self.state.variables and self.ifs is not None and self.ifs.exact is None:
            found += self._split_by(self.separators()[0], found)
        if "failglob" in self.state.options and any(
            hole.shape == "files" for t in found for x in t for hole in x.holes
        ):
            self.failed()
        return [tuple(self._placed(text) for text in fields) for fields in found]

    def separators(self) -> tuple[tuple[str, ...], bool]:
        """The values that IFS may have, and whether these are all; for one that is not known the default stands."""
        values = [value for value in self.state.variables.get("IFS", ()) if value is not None]
        known = [value.exact for value in values if value.exact is not None]
        default = () if known and len(known) == len(self.state.variables["IFS"]) else (" \t\n",)
        return tuple(dict.fromkeys((*default, *known))), len(known) == len(values)

    def _split_by(self, ways: tuple[str, ...], found: list[tuple[Text, ...]]) -> list[tuple[Text, ...]]:
        """Where IFS is not known: the words as each value that it may have splits them."""
        from riskclass.shell.fields import UNSPLIT

        split: list[tuple[Text, ...]] = []
        for fields in found:
            holes = [text for text in fields if len(text.holes) == len(text.parts) == 1]
            if any(text.because == UNSPLIT for text in holes):
                self.spend(40 * len(fields) + sum(len(text.shown) for text in holes) // 4)
                for way in ways:
                    blank = dict.fromkeys(map(ord, way), "\0")
                    each = [
                        [exact(piece, text.span) for piece in text.shown.translate(blank).split("\0") if piece]
                        if text in holes and text.because == UNSPLIT
                        else [text]
                        for text in fields
                    ]
                    split.append(tuple(piece for pieces in each for piece in pieces))
        return [fields for fields in dict.fromkeys(split) if fields][: VARIANTS // 2]

    def _plain(self, word: Word, value: str) -> Text:
        """A word that stands for itself."""
        start, end, base = word.start, word.end, self.setting.base
        spare = end - start - len(value)
        at = start if spare == 0 else start + 1 if spare == 2 and self.text.startswith(value, start + 1) else -1
        if base:
            return Text((value,) if value else (), (base + start, base + end), base + at if at >= 0 else -1)
        if base is None:
            return Text((value,) if value else (), self.setting.pin, -1)
        return Text((value,) if value else (), (start, end), at, False, value)

    def one(self, word: Word, assignment: bool = False) -> list[Text]:
        if word.plain is not None and (not self.judge.holes or word.plain.isascii()):
            return [self._plain(word, word.plain)]
        from riskclass.shell.words import expand_one

        return [self._placed(text) for text in expand_one(word, self, assignment)]

    def _placed(self, text: Text) -> Text:
        """A word of this text, as a word of the text given."""
        text = self.judge.without_marks(text)
        if self.setting.base == 0:
            return text
        at = text.at + self.setting.base if text.at >= 0 and self.setting.base is not None else -1
        return Text(text.parts, self.setting.span(*text.span), at, text.many)

    def _argvs(self, node: nodes.Simple) -> list[tuple[Text, ...]]:
        """The alternatives of argv. What `declare a=1 b=$a` assigns counts once all its words are expanded."""
        words = node.words
        again = self.rounds > 1 or bool(self.judge.calls)
        kept = self.judge.argvs.get(id(words)) if again else None
        if kept is not None and kept[0] is words and kept[1] is self.setting:
            self.declared = []
            return [kept[2]]
        self.judge.work -= 25 + 6 * len(words)  # what it runs stops where that was too much
        argv = self._static(node)
        if argv is not None:
            self.declared = []
            if again:
                self.judge.argvs[id(words)] = words, self.setting, argv
            return [argv]
        return self._expanded(words)

    def _static(self, node: nodes.Simple) -> tuple[Text, ...] | None:
        """argv, where every word stands for itself."""
        words = node.words
        if self.judge.holes or len(words) > COMMANDS:
            return None
        found: list[Text] = []
        bare, top = node.bare, self.setting.base == 0
        for word in words:
            value = word.plain if bare or not isinstance(word, nodes.Assignment) else None  # type: ignore[union-attr]
            if value is None:
                return None
            start, end = word.start, word.end
            if top and value and end - start == len(value):  # most words; as in `_plain`, but without the call
                found.append(Text((value,), (start, end), start, False, value))
            else:
                found.append(self._plain(word, value))  # type: ignore[arg-type]
        return tuple(found)

    def _expanded(self, words: tuple[Word | nodes.Assignment, ...]) -> list[tuple[Text, ...]]:
        found: list[list[Text]] = [[]]
        declared: list[tuple[nodes.Assignment, Values]] = []
        for word in words:
            if isinstance(word, nodes.Assignment):
                values = self.values(word, word.append and self._begins_empty(word.name, found))
                declared.append((word, values))
                fields: list[tuple[Text, ...]] = [(self._declared(word, values),)]
            else:
                fields = self.words(word)
            if len(found) > 1:
                self.judge.spend(8 * len(found))
            if len(fields) == 1 and len(found[0]) > COMMANDS:
                self.effect("limit", f"more than {COMMANDS} words", word.start, word.end)
                break
            if len(fields) == 1:
                for head in found:
                    head += fields[0]
            elif len(found) * len(fields) <= VARIANTS:
                found = [[*head, *tail] for head in found for tail in fields]
            else:
                self.effect("limit", f"more than {VARIANTS} readings of the command", word.start, word.end)
                text = unknown(self.text[word.start : word.end], "too many values are possible", many=True)
                for head in found:
                    head.append(text)
        self.declared = declared
        if self.nullglob:
            found += self._without_names(found)
        if len(found[0]) > 1 or len(found) > 1:
            self.judge.spend(sum(word.length for argv in found for word in argv) // 8)
        return [tuple(argv) for argv in found]

    def _without_names(self, found: list[list[Text]]) -> list[list[Text]]:
        """`shopt -s nullglob`: the argvs in which no pattern meets a file."""
        fewer: list[list[Text]] = []
        for argv in found:
            left = [word for word in argv if not word.many or any(hole.shape != "files" for hole in word.holes)]
            if left and len(left) < len(argv) and left not in fewer:
                fewer.append(left)
        return fewer[: max(0, VARIANTS - len(found))]

    def declare(self) -> None:
        """Carries out the assignments among the words of the last command."""
        if self.declared:
            declared, self.declared = self.declared, []
            for node, values in declared:
                self.assignment(node, values)

    def _declared(self, node: nodes.Assignment, values: Values) -> Text:
        """`declare x=1` as a word: the name and, where there is one, its value."""
        shown = values[0] if len(values) == 1 and values[0] is not None else unknown("…", "the value is not known")
        return Text((f"{node.name}=", *shown.parts), self.setting.span(node.start, node.end))

    # -- assignments --

    def evaluated(self, text: Text, span: tuple[int, int]) -> None:
        """For the engine: text that is evaluated as arithmetic."""

    def _begins_empty(self, name: str, found: list[list[Text]]) -> bool:
        """`local x+=m`: the variable may be a new one."""
        words = ("local", "declare", "typeset")
        return (
            bool(self.judge.calls) and name not in self.locals and any(argv[0].exact in words for argv in found if argv)
        )

    def values(self, node: nodes.Assignment, fresh: bool = False) -> Values:
        """What an assignment gives, before it is carried out. `fresh`: what it appends to may be nothing."""
        if isinstance(node.value, nodes.ArrayValue):
            return (unknown("(…)", "an array"),)
        values = self.one(node.value, assignment=True)
        if node.append:
            olds = self.lookup(node.name) if node.subscript is None else self._old(node.name, node.subscript)
            olds = (*olds, None) if fresh else olds
            if node.name in self.state.integers:  # it is added (bash manual, 3.4)
                values = [
                    glue((exact("("), old or exact("0"), exact(")+("), new, exact(")")))
                    for old in olds
                    for new in values
                ]
            else:
                values = [new if old is None else glue((old, new)) for old in olds for new in values]
            if len(values) > VARIANTS or any(value.length > VALUE for value in values):
                because = "more, or longer, values are possible than are followed"
                self.effect("limit", because, node.start, node.end)
                return (unknown(f"${node.name}", because),)
        return tuple(values)

    def _old(self, name: str, subscript: Word) -> Values:
        """What an element holds that is appended to."""
        key = subscript.plain
        if key is None or not (self.associative(name) or _is_index(key)):
            return (unknown(f"${name}[…]", "which element it is, is not known"),)
        name = self.target(name)
        return tuple(value for each in self._arrays(name) for value in self._at(name, each, key))

    def assignment(self, node: nodes.Assignment, values: Values) -> None:
        """Carries it out; what the name does to later programs is judged by the engine."""
        if isinstance(node.value, nodes.ArrayValue):
            self._array_assignment(node, node.value)
        elif node.subscript is not None:
            self.assign(node.name, values, self._key(node.name, node.subscript))
        else:
            self.assign(node.name, values)

    def assigned(self, name: str, values: Values) -> None:
        """For the engine: a variable has a new value."""

    def _key(self, name: str, subscript: Word) -> Text:
        from riskclass.shell.words import expand_arithmetic

        found = self.one(subscript) if self.associative(name) else expand_arithmetic(subscript, self)
        return found[0] if len(found) == 1 else unknown("[…]", "the subscript is not known")

    def _array_assignment(self, node: nodes.Assignment, value: nodes.ArrayValue) -> None:
        name = self.target(node.name)
        bases: Elements = ({},)
        if node.append:
            bases = self.state.elements(name)
        pairs, known = self._elements(name, value)
        if any(key is not None for key, _ in pairs) and not self.associative(name):
            several = [text.many for base in bases for text in (base or {}).values()]
            known = known and not any(several) and not any(text.many for _, text in pairs)
        found: list[dict[str, Text]] = []
        pairs = [(key, text) for key, value in pairs for text in self._as_declared(name, (value,)) if text is not None]
        keyed = any(key is not None for key, _ in pairs)
        for base in bases if known else ():
            self.judge.spend(2 * len(base or ()) + 5 * len(pairs))
            elements = dict(base or {})
            last = next(reversed(elements), "")  # the elements of an indexed array are in order
            index = 1 + int(last) if _is_index(last) else 0
            for key, text in pairs:
                index = int(key) if key is not None and _is_index(key) else index
                elements[str(index) if key is None or _is_index(key) else key] = text
                index += 1
            if elements not in found:
                found.append(self._in_order(name, elements) if keyed else elements)
        first = tuple(value for each in found for value in self._at(name, each, "0"))
        self.assigned(name, first or (unknown(f"${name}", "not known"),))
        if name in self.state.readonly:  # what it was stays, if it surely is read-only
            found += [each for each in map(dict, filter(None, self._arrays(name))) if each not in found]
        self.state.variables.pop(name, None)
        known = 0 < len(found) <= VARIANTS and name not in OWN
        self.state.arrays[name] = tuple(found) if known else UNKNOWN

    def _elements(self, name: str, value: nodes.ArrayValue) -> tuple[list[tuple[str | None, Text]], bool]:
        """(key, text) of each element, the key None where it is the next number; and whether all are known."""
        pairs: list[tuple[str | None, Text]] = []
        known = True
        for element in value.elements:
            if element.subscript is not None:
                key = self._key(name, element.subscript)
                known = known and key.exact is not None
                pairs.append((key.exact or "", self.one(element.value)[0]))
                continue
            fields = self.words(element.value)
            known = known and len(fields) == 1
            pairs += [(None, text) for text in (fields[0] if fields else ())]
        if self.associative(name) and pairs and pairs[0][0] is None:  # keys and values in turn (bash manual, 6.7)
            keys = [text for _, text in pairs[::2]]
            known = known and all(key.exact for key in keys) and not any(text.many for _, text in pairs)
            values = [text for _, text in pairs[1::2]] + [exact("")] * (len(pairs) % 2)
            pairs = [(key.exact or "", value) for key, value in zip(keys, values, strict=True)]
        return pairs, known


def _is_index(key: str) -> bool:
    return key.isascii() and key.isdigit() and len(key) < 9


def _argument(words: tuple[Text, ...], number: int, spare: bool) -> Values:
    """The argument of that number. Behind a word that may be any number of words it may be each of those around.

    `spare`: names of files may be none at all.
    """
    first = next((place for place in range(1, min(number, len(words) - 1) + 1) if words[place].many), 0)
    if not first:
        return (words[number] if number < len(words) else None,)
    from riskclass.shell.arith import is_pattern

    many = sum(word.many for word in words)
    around: Values = tuple(word.single for word in words[first : number + many + 1])
    surely = sum(not word.many or (is_pattern(word) and not spare) for word in words[1:])
    return around if number <= surely else (*around, None)


def _count(words: tuple[Text, ...]) -> Text:
    if any(word.many for word in words):
        return unknown("$#", "how many arguments there are is not known", shape="number")
    return exact(str(len(words) - 1))
