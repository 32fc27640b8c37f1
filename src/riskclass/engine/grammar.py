"""argv x table → options, sub-command, named operands, what of them is code: the only option parser of the project.

The words of tables are explained in docs/tables.md. Ignorance adds and never removes: a word that may be an option is
reported, a value that is not known fits every `when` and no `unless` or `inert`.
"""

from __future__ import annotations

from riskclass.engine.level import Level, Spec, SubTree, level_of, subs_of
from riskclass.engine.parsed import Given, Parsed, Problem, Run
from riskclass.engine.synopsis import Bound, Synopsis, bind, synopsis
from riskclass.engine.terms import inert_by, rules, speaking
from riskclass.model.tables import NOTHING, Table
from riskclass.model.text import Text

TYPE_CHECKING = False


def readings(argv: tuple[Text, ...], table: Table, posix: bool = False) -> list[Parsed]:
    """How the invocation may be read: as it stands and, where unknown words stand before the sub-command or the
    command it wraps, also with nothing in their place. `posix`: options end at the first operand."""
    parsed, doubts = _Reader(argv, table, posix).read()
    if not doubts or not (parsed.runs or table.subs or any(row.says.runs for row in table.rows)):
        return [parsed]
    others = tuple(word for place, word in enumerate(argv) if place not in doubts)
    return [parsed, _Reader(others, table, posix).read()[0]]


class _Reader:
    """One pass over argv."""

    def __init__(self, argv: tuple[Text, ...], table: Table, posix: bool) -> None:
        self.argv = argv
        self.place = 1
        self.out = Parsed()
        self.posix = posix
        self.operands: list[Text] = []
        self.dashed: list[Text] | None = None
        self.doubts: set[int] = set()
        self.ended = False  # no word is an option any more
        self.guessed: Text | None = None  # a part of a path that was taken as any text, and has no entry yet
        self.style = table.style
        self.tree: SubTree | None = subs_of(table) if table.subs else None
        self._enter(table, table.inherits)
        self.inherited = table.inherits

    # -- levels --

    def _enter(self, table: Table | None, inherits: bool) -> None:
        """Down one level; a path that has no entry of its own (docker container) adds no options."""
        if table is None:
            return
        levels = self.out.levels
        outer = levels[-1] if levels and (inherits or table.inherits) else None
        kept = table.memo.get("level") if outer is None else None
        self.level = level = kept if isinstance(kept, Level) else level_of(table, table.style or self.style, outer)
        self.style = level.style
        levels.append(level)
        self.out.chain.append(table)
        self.mixed = level.mixed and not self.posix  # whether no operand ends the options

    def _descend(self, word: Text) -> bool:
        """Whether the word names a sub-command here."""
        if self.operands or self.tree is None or not self.tree.children:
            return False
        if word.exact is None:
            self._problem("unknown.subcommand", word, word.because)
            return False
        found = self.tree.find(word.exact, self.out.chain[0].abbreviates)
        if found is None:
            return False
        before, (name, self.tree) = self.tree, found
        if self.tree.table is not None:
            self.guessed = None
        elif word.exact not in before.children and name == word.exact:  # any text, as in `* list`
            self.guessed = word
        self.out.path.append(name)
        self._enter(self.tree.table, self.inherited)
        return True

    # -- the pass --

    def read(self) -> tuple[Parsed, set[int]]:
        if self.style == "tar" and len(self.argv) > 1 and not self.argv[1].prefix.startswith("-"):
            self._old_cluster()
        argv, count = self.argv, len(self.argv)
        while self.place < count:
            word = argv[self.place]
            text = word.exact
            if not self.ended or self._late(word):
                if (text is None or text[:1] in "-+" or not self.level.signed) and self._option(word):
                    continue
                self.place += 1
                if self.tree is not None and self.dashed is None and self._descend(word):
                    continue
                if self.mixed and text is not None:  # most operands; as in `_operand`, but without the call
                    (self.operands if self.dashed is None else self.dashed).append(word)
                    continue
            else:
                self.place += 1
            self._operand(word)
        self._finish()
        return self.out, self.doubts

    def _late(self, word: Text) -> bool:
        """Whether it is one of the options that a table reads behind the first operand too."""
        late = self.out.chain[-1].late
        return bool(late) and self.dashed is None and word.prefix.startswith(tuple(late.split()))

    def _operand(self, word: Text) -> None:
        if word.exact is None and not self.ended and word.may_be_option and word.prefix == "":
            self._doubt(word)
        (self.operands if self.dashed is None else self.dashed).append(word)
        if self.dashed is None and not self.ended and not self.mixed:
            self.ended = self.posix or self.out.chain[-1].posix or self._begins_command()

    def _begins_command(self) -> bool:
        names = self._synopsis()
        if names.starts < 0:
            return False
        count = sum(1 for word in self.operands if "=" not in word.prefix) if names.variables else None
        before = names.starts - (1 if count is not None else 0)
        return (len(self.operands) if count is None else count) > before

    def _synopsis(self) -> Synopsis:
        """That of the first row with `operands` whose terms hold, else the table's own."""
        if self.level.rewrites:
            for rule in rules(self.out, self.level):
                if rule.row.operands is not None and rule.holds(self.out):
                    return synopsis(rule.row.operands)
        return self.level.names

    def _doubt(self, word: Text) -> None:
        self.doubts.add(self.place - 1)
        self._doubtful(word, f"{word.because or word.shown + ' is not known'}; it may be an option")

    def _doubtful(self, word: Text, because: str) -> None:
        if not self.out.chain[-1].open:
            self.out.doubtful.append(Problem("unknown.option", word, because))

    def _problem(self, kind: str, word: Text, because: str) -> None:
        self.out.problems.append(Problem(kind, word, because))

    # -- options --

    def _option(self, word: Text) -> bool:
        """Reads the option that begins at this word; False if it is an operand."""
        text = word.exact
        spec = self.level.exact.get(text) if text is not None else None
        if spec is not None and text is not None:
            self.place += 1
            self._give(spec, word, None)
            self.ended = self.ended or (text == "--" and self.style != "single")  # behind it, find reads on
            return True
        if text == "--":
            self.place += 1
            self.ended = True
            self.dashed = []
            if self._synopsis().dashed is None:
                self.dashed = None
            return True
        head = word.prefix
        if self.style == "keys" and "=" in head and not head.startswith("-"):
            return self._key(word, head)
        if len(head) < 2 or head[0] not in "-+":
            return self._lone_dash(word, head)
        if head.startswith("--") or self.style == "single" or head[0] == "+":
            return self._long(word, head)
        return self._cluster(word, head)

    def _lone_dash(self, word: Text, head: str) -> bool:
        """`-` is an operand, but `-$x` may be any option."""
        if head != "-" or word.exact is not None:
            return False
        self.place += 1
        self._unlisted(word)
        return True

    def _key(self, word: Text, head: str) -> bool:
        name = head[: head.index("=") + 1]
        spec = self.level.long(name, self.style)
        self.place += 1
        if spec is None:
            self._unlisted(word)
        else:
            self._give(spec, word, word.cut(len(name)))
        return True

    def _long(self, word: Text, head: str) -> bool:
        name, equals, _ = head.partition("=")
        known = equals or word.exact is not None
        spec = self.level.long(name, self.style) if known else None
        if spec is None and head[0] == "+":
            return False
        if spec is None and self.style == "single" and equals:
            spec = self.level.long(head, self.style)
        self.place += 1
        if spec is None:
            self._unlisted(word)
        else:
            self._give(spec, word, word.cut(len(name) + 1) if equals else None)
        return True

    def _cluster(self, word: Text, head: str) -> bool:
        """`-abc`, `-ofile`; go: `-o=file`. A number is the option `-#`, a name with `*` any text."""
        self.place += 1
        spec = None
        if self.level.patterns and word.exact is not None:
            spec = self.level.number(head[1:]) or self.level.fitting(head)
        if spec is not None:
            self._give(spec, word, None)
            return True
        for at in range(1, len(head)):
            spec = self.level.exact.get("-" + head[at]) or self.level.number(head[at])
            if spec is None:
                self._unlisted(word)
                return True
            equals = self.style == "go" and head[at + 1 : at + 2] == "="
            if spec.value is not None or equals:
                rest = word.cut(at + 1 + equals)
                self._give(spec, word, rest if rest.parts else None)
                return True
            self._give(spec, word, None)
        if word.exact is None:
            self._unlisted(word)
        return True

    def _old_cluster(self) -> None:
        """`tar cfz FILE`, `ps aux`: the first word is a cluster, its values follow in order."""
        word = self.argv[1]
        text = word.exact or ""
        if not text or not all("-" + letter in self.level.exact for letter in text):
            return
        self.place = 2
        for letter in text:
            self._give(self.level.exact["-" + letter], word, None)

    def _unlisted(self, word: Text) -> None:
        if not self.out.chain[-1].open:
            program = " ".join([self.argv[0].shown, *self.out.path])
            self._problem("unknown.option", word, f"{word.shown} is not a known option of {program}")

    def _give(self, spec: Spec, token: Text, attached: Text | None) -> None:
        sure = not self.doubts
        if spec.value is None:
            if attached is not None:
                value = (attached.exact or "").lower()
                if value in ("false", "f", "0", "no"):
                    self.out.take_back(spec)
                    return
                sure = sure and value in ("true", "t", "1", "yes")
            self.out.give(Given(spec, token, (), {}, sure, len(self.out.levels) - 1))
            return
        words = self._value(spec.value, attached)
        bound, _ = bind(spec.value, words, None)
        given = Given(spec, token, tuple(words), bound, sure, len(self.out.levels) - 1)
        self.out.give(given)
        for word in words:
            if word.many and word.may_be_option and not self.ended:
                self._doubtful(word, f"{word.because}; it may become several words")
        if spec.value.code:
            self._runs(spec.value, bound, given)

    def _value(self, names: Synopsis, attached: Text | None) -> list[Text]:
        words = [attached] if attached is not None else []
        if not names.operands or names.operands[0].optional == "[":
            return words
        if names.operands[-1].many:
            return words + self._until(names.ends)
        if names.operands[0].optional == "?" and not words:
            following = self.argv[self.place].prefix if self.place < len(self.argv) else "-"
            if following.startswith("-"):
                return []
        want = len(names.operands) - len(words)
        words += self.argv[self.place : self.place + want]
        self.place += want
        return words

    def _until(self, ends: tuple[str, ...]) -> list[Text]:
        """Up to the literal that closes the value. `+` closes only behind `{}` (find(1), -exec command {} +)."""
        start = self.place
        while self.place < len(self.argv):
            text = self.argv[self.place].exact
            self.place += 1
            if text in ends and (text != "+" or self.argv[self.place - 2].exact == "{}"):
                return list(self.argv[start : self.place - 1])
        return list(self.argv[start:])

    # -- the end --

    def _finish(self) -> None:
        out, level = self.out, self.level
        names = self._synopsis() if level.rewrites else level.names
        said, by_name = out.said, out.by_name
        left: list[Text] = []
        if names.lone and self.dashed is None:  # `FILE...`; as in `bind`, but without the call
            out.bound = {names.lone: tuple(self.operands)}
        else:
            out.bound, left = bind(names, self.operands, self.dashed)
        for word in left if self.guessed is None else (self.guessed, *left):
            self._problem("unknown.subcommand", word, f"{word.shown} is not a sub-command or operand that is known")
        if names.code:
            self._runs(names, out.bound, None)
        if level.table.says is not NOTHING:
            said.append((level.table.says, None))
        for given in out.given:
            if given.spec.says is not NOTHING:
                said.append((given.spec.says, given))
        for each in out.levels:
            term = inert_by(out, each) if each.table.inert else None
            if term is not None:
                out.inert = True
                out.ends = out.ends or term.ends()
            rows = each.speaking if each is level else each.outer_speaking
            for rule in (rows or speaking(out, each, each is not level))[0 if by_name else 1]:
                if (rule.asked is None or not rule.asked.isdisjoint(by_name)) and rule.holds(out):
                    said.append((rule.row.says, None))
                    if rule.asked is not None:
                        out.by_options.append(rule.row.says)

    def _runs(self, names: Synopsis, bound: Bound, given: Given | None) -> None:
        for place, operand in enumerate(names.code):
            words = bound.get(operand.name, ())
            if operand.form and operand.form != "env" and words:
                behind = tuple(word for later in names.code[place + 1 :] for word in bound.get(later.name, ()))
                self.out.runs.append(Run(operand.form, words, behind, given))
