"""The options and sub-commands of one level of a table, ready for look-up; made when first asked for, then kept."""

from __future__ import annotations

from riskclass.engine.synopsis import Operand, Synopsis, synopsis
from riskclass.model.globs import fits
from riskclass.model.risk import CLASS_OF, Risk
from riskclass.model.tables import NOTHING, Row, Says, Table
from riskclass.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Final

    from riskclass.engine.terms import Rule, Term


class Spec(Value):
    """One option: all its spellings, its value's synopsis (None for a flag), what it says."""

    __slots__ = ("names", "says", "value")

    def __init__(self, names: tuple[str, ...], value: Synopsis | None, says: Says) -> None:
        self.names: Final = names
        self.value: Final = value
        self.says: Final = says

    __eq__ = object.__eq__
    __hash__ = object.__hash__


class Level:
    """`exact`: spelling → option; `patterns`: spellings with `*` or `-#`."""

    __slots__ = (
        "_folded",
        "_worst",
        "exact",
        "inert",
        "led",
        "mixed",
        "names",
        "outer",
        "outer_speaking",
        "patterns",
        "rewrites",
        "rules",
        "signed",
        "speaking",
        "style",
        "table",
    )

    def __init__(self, table: Table, style: str, outer: Level | None) -> None:
        self.exact: dict[str, Spec] = dict(outer.exact) if outer else {}
        self.patterns: list[tuple[str, Spec]] = []
        for option in table.options:
            value = None if option.value is None else synopsis(option.value)
            for group in option.names.split():
                self._add(Spec(tuple(_spellings(group)), value, option.says))
        if outer:
            self.patterns += outer.patterns
        #: Variables that lead where an option of the same meaning would: their contexts.
        self.led = tuple(option.says.context for option in table.options if "$" in option.says.context)
        self.style = style
        #: Whether every option begins with a sign.
        self.signed = style != "keys" and all(name[0] in "-+" for name in self.exact)
        own = [synopsis(row.operands) for row in table.rows if row.operands is not None]
        self.rewrites = bool(own)  # whether a row has a synopsis of its own
        self.names = synopsis(table.operands)
        #: Whether no operand ends the options.
        self.mixed = not table.posix and all(names.starts < 0 for names in (self.names, *own))
        self.table = table
        self.outer = outer
        self.rules: tuple[Rule, ...] | None = None  # engine.terms looks them up when they are asked for
        #: Those that say something, and those of them that may hold without an option.
        self.speaking: tuple[tuple[Rule, ...], tuple[Rule, ...]] | None = None
        self.outer_speaking: tuple[tuple[Rule, ...], tuple[Rule, ...]] | None = None
        self.inert: tuple[tuple[Term, ...], frozenset[str] | None] | None = None
        self._worst: Risk | None = None
        self._folded: dict[str, Spec] | None = None

    @property
    def worst(self) -> Risk:
        """The highest class that an option of this level, or a row about one, may bring."""
        if self._worst is None:
            self._worst = max(_option_risks(self.table), default=Risk.READ_ONLY)
            if self.outer is not None:
                self._worst = max(self._worst, self.outer.worst)
        return self._worst

    def _add(self, spec: Spec) -> None:
        for name in spec.names:
            if "*" in name or name == "-#":
                self.patterns.append((name, spec))
            if "*" not in name:  # `-#` is any number, and curl's own option of that name
                self.exact[name] = spec

    def named(self, name: str) -> Spec | None:
        """The option of exactly this spelling, patterns included."""
        return self.exact.get(name) or next((spec for pattern, spec in self.patterns if pattern == name), None)

    def number(self, digits: str) -> Spec | None:
        return self.named("-#") if self.patterns and digits.isdigit() else None

    def fitting(self, text: str) -> Spec | None:
        """The first whose pattern fits; for a long option that says something, in any case."""
        if len(text) > 2 and self.style == "single" and (spec := self._in_any_case().get(text.lower())) is not None:
            return spec  # before `-*`: to a tool that takes any name, case says nothing (exiftool)
        for pattern, spec in self.patterns:
            if pattern == "-#":
                continue
            if fits(pattern, text) or (pattern[:2] == "--" and spec.says != NOTHING and fits(pattern, text.lower())):
                return spec
        return None

    def _in_any_case(self) -> dict[str, Spec]:
        """Long options that say something, by their names in small letters."""
        if self._folded is None:
            self._folded = {
                name.lower(): spec for name, spec in self.exact.items() if len(name) > 2 and spec.says != NOTHING
            }
        return self._folded

    def long(self, name: str, style: str) -> Spec | None:
        """`--name`; gnu: by any unique prefix; single: with one dash or two."""
        found = self.exact.get(name)
        if found is None and style == "single" and name.startswith("--"):
            found = self.exact.get(name[1:])
        if found is None and style == "single":
            found = self.number(name[1:])
        if found is None and style in ("gnu", "tar") and name.startswith("--"):
            found = self._by_prefix(name)
        return found or (self.fitting(name) if self.patterns else None)

    def _by_prefix(self, name: str) -> Spec | None:
        """getopt_long(3): an abbreviation counts if it is unique, or all it may mean is one option."""
        specs = {spec for spelling, spec in self.exact.items() if spelling.startswith(name)}
        return specs.pop() if len(specs) == 1 else None


def _option_risks(table: Table) -> Iterator[Risk]:
    for option in table.options:
        yield _risk(option.says)
        if option.value is not None and any(
            operand.form not in ("", "env") for operand in synopsis(option.value).operands
        ):
            yield Risk.UNKNOWN
    rows = [
        row
        for row in table.rows
        if not _asks_surely(row) and any(term[0] in "-+" for terms in row.terms for term in terms.split())
    ]
    for row in rows:
        yield _risk(row.says)
    if any(row.operands is not None for row in rows):  # other words are then what the table speaks of
        yield max(_risk(says) for says in (table.says, *(row.says for row in table.rows if not _asks_surely(row))))


def _asks_surely(row: Row) -> bool:
    """A term with `==`: a word that is not known never brings what the row says."""
    return any("==" in term for terms in row.terms for term in terms.split())


def _risk(says: Says) -> Risk:
    """The highest class of what is said. A path counts as an ordinary one; a host or a directory alone as nothing."""
    if says is NOTHING:
        return Risk.READ_ONLY
    kinds = [part.split()[0].replace("fs.append", "fs.write") for part in says.does.split(",")] if says.does else []
    found = [CLASS_OF[kind] for kind in kinds]
    found += [Risk.UNKNOWN] if says.stdin or says.runs else []
    found += [Risk.DESTRUCTIVE] if says.deletes else [Risk.CONFIG_MUTATION] if says.writes else []
    return max(found, default=Risk.READ_ONLY)


def _spellings(group: str) -> list[str]:
    """`-a/--all` → -a, --all; `--[no-]x` → --x, --no-x."""
    names: list[str] = []
    for name in group.split("/") if group != "/" else [group]:
        head, middle, tail = name.partition("[no-]")
        names += [head + tail, f"{head}no-{tail}"] if middle else [name]
    return names


def level_of(table: Table, style: str, outer: Level | None) -> Level:
    key = "level" if outer is None else f"level in {id(outer)}"
    found = table.memo.get(key)
    if not isinstance(found, Level):
        found = table.memo[key] = Level(table, style, outer)
    return found


def heeds_input(table: Table) -> bool:
    """Whether it may matter to a tool, or to what it runs or writes, which text it is fed; secrets apart."""
    found = table.memo.get("heeds")
    if not isinstance(found, bool):
        found = table.memo["heeds"] = _heeds(table)
    return found


def _heeds(table: Table) -> bool:
    all_says = (table.says, *(option.says for option in table.options), *(row.says for row in table.rows))
    if any(says.stdin or says.runs or says.writes or _is_fed(says) for says in all_says):
        return True
    values = (table.operands, *(o.value for o in table.options), *(row.operands for row in table.rows))
    if any(operand.form not in ("", "env") for value in values if value for operand in _names(synopsis(value))):
        return True
    return any(_heeds(entry) for entry in table.subs)


def _is_fed(says: Says) -> bool:
    words = f"{says.deletes} {says.does}".replace(",", " ").split()
    return "stdin" in words or "fed" in words


def _names(names: Synopsis) -> tuple[Operand, ...]:
    return names.operands if names.dashed is None else (*names.operands, names.dashed)


class SubTree:
    """Sub-commands by their words. A path that is only a prefix of others has no table.

    `beside` are what fits the words so far less well: looked at where what fits best has no entry and leads nowhere.
    """

    __slots__ = ("beside", "children", "patterns", "table")

    def __init__(self) -> None:
        self.table: Table | None = None
        self.children: dict[str, SubTree] = {}
        self.patterns: list[str] = []
        self.beside: list[SubTree] = []

    def add(self, path: list[str], table: Table) -> None:
        node = self
        for word in path:
            if "*" in word and word not in node.children:
                node.patterns.append(word)
            node = node.children.setdefault(word, SubTree())
        node.table = node.table or table

    def find(self, word: str, abbreviates: bool) -> tuple[str, SubTree] | None:
        """The child of that name: exact before pattern before, where the tool takes them, the first abbreviation."""
        if abbreviates and word and word not in self.children:
            name = next((child for child in self.children if child.startswith(word)), None)
            if name is not None:
                return name, self.children[name]
        if not self.patterns and not self.beside:
            child = self.children.get(word)
            return None if child is None else (word, child)
        found = [each for node in (self, *self.beside) for each in node._fitting(word)]
        if not found:
            return None
        best, *beside = found
        return word, best if best.table is not None or not beside else best._with(beside)

    def _fitting(self, word: str) -> list[SubTree]:
        exact = [self.children[word]] if word in self.children else []
        return exact + [self.children[each] for each in self.patterns if each != word and fits(each, word)]

    def _with(self, beside: list[SubTree]) -> SubTree:
        both = SubTree()
        both.children, both.patterns, both.beside = self.children, self.patterns, beside
        return both


def subs_of(table: Table) -> SubTree:
    found = table.memo.get("subs")
    if not isinstance(found, SubTree):
        found = SubTree()
        for entry in table.subs:
            for path in entry.names.split(","):
                found.add(path.split(), entry)
        table.memo["subs"] = found  # only now, for other threads
    return found
