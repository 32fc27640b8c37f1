"""What a table must not say: refused with the place and the nearest word. Run by tests and where tables are loaded."""

from __future__ import annotations

from riskclass.model.context import CONTEXTS
from riskclass.model.near import nearest
from riskclass.model.risk import CLASS_OF, VERBS
from riskclass.model.tables import NOTHING, Option, Row, Says, Table, TableError
from riskclass.model.text import SHAPES
from riskclass.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterator
    from typing import Final

#: How much of standard input a program reads that no word says it reads (docs/tables.md).
INPUTS = ("none", "whole", "part", "asks")
STYLES = ("gnu", "go", "single", "keys", "tar")
FORMS = ("argv", "filled", "sh", "env", "split")
#: Objects that are no names of a table.
ALWAYS = ("VALUE", "cwd", "stdin", "fed")


def check(table: Table, where: str, languages: Collection[str] = (), pure: Collection[str] = ()) -> None:
    """Refuses a table that cannot be meant.

    Args:
        where: what to name in the error, such as a file and line.
        languages: the languages that have a grammar; `pure`: the functions that `prints` may name.

    Raises:
        TableError: with `where`, what is wrong, and the nearest word that would be right.
    """
    for problem in problems(table, languages, pure):
        raise TableError(f"{where} {problem.names}", problem.message)


def problems(table: Table, languages: Collection[str] = (), pure: Collection[str] = ()) -> list[Problem]:
    """Everything that cannot be meant."""
    return _Lint(table, languages, pure).run()


class Problem(Value):
    """What is wrong, at which level (`names` of a tool or a sub-command), and the word that is."""

    __slots__ = ("message", "names", "word")

    def __init__(self, names: str, word: str, message: str) -> None:
        self.names: Final = names
        self.word: Final = word
        self.message: Final = message


class _Lint:
    def __init__(self, table: Table, languages: Collection[str], pure: Collection[str]) -> None:
        self.found: list[Problem] = []
        self.names = table.names
        self.table = table
        self.languages = languages
        self.pure = pure
        self.tool_options = _spellings(table.options)

    def run(self) -> list[Problem]:
        self._level(self.table, ())
        for entry in self.table.subs:
            self._level(entry, self._outer_options(entry))
        return self.found

    def _outer_options(self, entry: Table) -> tuple[str, ...]:
        """Options of the tool, and of the sub-commands on the way to this one."""
        paths = [path.strip() for path in entry.names.split(",")]
        outer = [*self.tool_options]
        for other in self.table.subs:
            if any(path.startswith(f"{name.strip()} ") for path in paths for name in other.names.split(",")):
                outer += _spellings(other.options)
        return tuple(outer)

    def _level(self, table: Table, outer: tuple[str, ...]) -> None:
        self.names = table.names
        own = _spellings(table.options)
        for name in dict.fromkeys(own):
            if own.count(name) > 1:
                self._refuse(name, f"the option {name} stands twice")
        self._one_of(table.style or "gnu", STYLES, "style")
        self._one_of(table.input or "none", INPUTS, "input")
        synopses = [table.operands, *(row.operands for row in table.rows if row.operands is not None)]
        names = [name for each in synopses for name in self._synopsis(each)]
        known = {*own, *outer, *names, *(name.rstrip("=") for name in own if name.endswith("="))}
        for option in table.options:
            values = self._synopsis(option.value) if option.value is not None else []
            self._says(option.says, {*known, *values})
        self._says(table.says, known)
        for row in table.rows:
            self._row(row, known)
        self._terms(table.inert, known)
        self._terms(table.late, known)
        if table.open:
            self._open(table)

    def _synopsis(self, source: str) -> list[str]:
        names = []
        for token in source.split():
            if token == "--" or token[0] in ";+|":
                continue
            name, _, form = token.partition(":")
            names.append(name.strip("[]?").removesuffix("..."))
            if form:
                self._one_of(form.removeprefix("@"), (*FORMS, *self.languages), "form")
        return names

    def _row(self, row: Row, known: Collection[str]) -> None:
        if row.says == NOTHING and row.operands is None:
            self._refuse(" ".join(row.terms), f"the row {row.terms} says nothing")
        for terms in (*row.terms, row.unless):
            self._terms(terms, known)
        if "==" in row.unless:
            self._refuse(row.unless, "`==` in unless: what is there must surely fit anyway")
        self._says(row.says, known)

    def _terms(self, terms: str, known: Collection[str]) -> None:
        for term in terms.split():
            name = term if term in known else term.partition("=")[0]
            self._one_of(name, known, "name")

    def _says(self, says: Says, known: Collection[str]) -> None:
        for objects in (says.reads, says.writes, says.deletes):
            self._objects(objects, known)
        self._objects(says.cwd.replace("elsewhere", ""), known)
        self._objects(says.env.replace("none", ""), known)
        for part in says.does.split(",") if says.does else ():
            kind, _, objects = part.strip().partition(" ")
            self._one_of(kind, (*CLASS_OF, *(f"fs.{verb}" for verb in VERBS)), "effect kind")
            self._objects(objects, known)
        for part in says.context.split():
            label, _, name = part.partition("|$")[0].partition(":")
            self._one_of(label, CONTEXTS, "context")
            name = name if name[:1] == "'" else name.partition("=")[0]
            if not (len(name) > 2 and name[0] == name[-1] == "'"):  # that very name
                self._one_of(name, ("", *known, *ALWAYS), "name", f"; {label}:'{name}' is that very one")
        if says.stdin:
            self._one_of(says.stdin, (*FORMS, *self.languages), "form")
        if says.runs:
            name, _, form = says.runs.partition(":")
            self._objects(name, known)
            self._one_of(form.removeprefix("@"), (*FORMS, *self.languages), "form")
        if says.prints:
            self._one_of(says.prints, (*SHAPES, *self.pure), "output")

    def _objects(self, objects: str, known: Collection[str]) -> None:
        for name in objects.split():
            self._one_of(name.removesuffix("|-"), (*known, *ALWAYS), "name")

    def _open(self, table: Table) -> None:
        """`open` promises that unlisted options are harmless: then no listed one may say anything."""
        if any(option.says != NOTHING for option in table.options):
            self._refuse("open", "open=True, yet an option says something")
        for row in table.rows:
            for terms in row.terms if row.says != Says(prints=row.says.prints) else ():
                if any(term.startswith("-") for term in terms.split()):
                    self._refuse("open", "open=True, yet a row speaks of an option")

    def _one_of(self, name: str, known: Collection[str], what: str, else_: str = "") -> None:
        if name not in known:
            self._refuse(name, f"no {what} {name!r}{nearest(name, known) or else_}")

    def _refuse(self, word: str, message: str) -> None:
        self.found.append(Problem(self.names, word, message))


def _spellings(options: tuple[Option, ...]) -> list[str]:
    return list(_each(options))


def _each(options: tuple[Option, ...]) -> Iterator[str]:
    for option in options:
        for group in option.names.split():
            for name in group.split("/") if group != "/" else (group,):
                head, middle, tail = name.partition("[no-]")
                yield head + tail
                if middle:
                    yield f"{head}no-{tail}"
