"""The words that rule tables are written in: tool, sub, flags, takes, when (docs/tables.md explains each).

A table is data. These constructors only keep what is said; `engine.grammar` reads it, the part that is asked for,
and `model.lint` refuses what cannot be meant.
"""

from __future__ import annotations

from riskclass.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Final, TypedDict, Unpack

    class Words(TypedDict, total=False):
        """What a table, an option or a row may say."""

        reads: str
        writes: str
        deletes: str
        does: str
        stdin: str
        runs: str
        prints: str
        context: str
        cwd: str
        env: str
        because: str
        whole: bool


class TableError(ValueError):
    """A table that cannot be used, and where to look."""

    def __init__(self, where: str, message: str) -> None:
        super().__init__(f"{where}: {message}")


class Says(Value):
    """What holds where a table, an option or a row holds."""

    __slots__ = (
        "because",
        "context",
        "cwd",
        "deletes",
        "does",
        "env",
        "prints",
        "reads",
        "runs",
        "stdin",
        "whole",
        "writes",
    )

    def __init__(
        self,
        reads: str = "",
        writes: str = "",
        deletes: str = "",
        does: str = "",
        stdin: str = "",
        runs: str = "",
        prints: str = "",
        context: str = "",
        cwd: str = "",
        env: str = "",
        because: str = "",
        whole: bool = False,
    ) -> None:
        self.reads: Final = reads
        self.writes: Final = writes
        self.deletes: Final = deletes
        self.does: Final = does
        self.stdin: Final = stdin
        self.runs: Final = runs
        self.prints: Final = prints
        self.context: Final = context
        self.cwd: Final = cwd
        self.env: Final = env
        self.because: Final = because
        self.whole: Final = whole


NOTHING = Says()


def _says(names: str, words: dict[str, Any]) -> Says:
    """What is said of `names`; a word that there is not is refused with the nearest one."""
    if not words:
        return NOTHING
    wrong = [word for word in words if word not in Says.__slots__]
    if wrong:
        from riskclass.model.near import nearest

        raise TableError(names, f"no word {wrong[0]!r}{nearest(wrong[0], Says.__slots__)}")
    return Says(**words)


class Option(Value):
    """`flags` (no value: `value` is None) or `takes` (the value's synopsis). `/` joins the spellings of one option."""

    __slots__ = ("names", "says", "value")

    def __init__(self, names: str, value: str | None, says: Says) -> None:
        self.names: Final = names
        self.value: Final = value
        self.says: Final = says


class Row(Value):
    """What holds only where all `terms` may fit and none of `unless` surely does."""

    __slots__ = ("operands", "says", "terms", "unless")

    def __init__(self, terms: tuple[str, ...], unless: str, operands: str | None, says: Says) -> None:
        self.terms: Final = terms
        self.unless: Final = unless
        self.operands: Final = operands
        self.says: Final = says


class Table(Value):
    """A program (`tool`), or a path of sub-commands (`sub`)."""

    __slots__ = (
        "abbreviates",
        "about",
        "docs",
        "examples",
        "inert",
        "inherits",
        "input",
        "late",
        "memo",
        "names",
        "open",
        "operands",
        "options",
        "posix",
        "rows",
        "says",
        "style",
        "subs",
    )

    def __init__(
        self,
        names: str,
        operands: str,
        options: list[Option],
        rows: list[Row],
        subs: list[Table],
        says: Says,
        *,
        about: str = "",
        docs: str = "",
        examples: str = "",
        inert: str = "",
        style: str = "",
        open: bool = False,
        inherits: bool = False,
        abbreviates: bool = False,
        posix: bool = False,
        late: str = "",
        input: str = "",
    ) -> None:
        self.names: Final = names
        self.operands: Final = operands
        self.options: Final = tuple(options)
        self.rows: Final = tuple(rows)
        self.subs: Final = tuple(subs)
        self.says: Final = says
        self.about: Final = about
        self.docs: Final = docs
        self.examples: Final = examples
        self.inert: Final = inert
        self.style: Final = style
        self.open: Final = open
        self.inherits: Final = inherits
        self.abbreviates: Final = abbreviates
        self.posix: Final = posix
        self.late: Final = late
        self.input: Final = input
        self.memo: Final[dict[str, object]] = {}  # what engine.grammar made of this table, kept

    def _fields(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in Table.__slots__ if name != "memo")


def tool(
    names: str,
    operands: str = "",
    *,
    about: str,
    docs: str = "",
    options: list[Option] | None = None,
    rows: list[Row] | None = None,
    subs: list[Table] | None = None,
    inert: str = "",
    style: str = "gnu",
    open: bool = False,
    abbreviates: bool = False,
    inherits: bool = False,
    posix: bool = False,
    late: str = "",
    input: str = "",
    examples: str = "",
    **says: Unpack[Words],
) -> Table:
    """A program under all its names.

    `open`: options that are not listed are harmless. `inherits`: every sub-command takes the tool's options too.
    `abbreviates`: sub-commands by any prefix (`ip a`). `posix`: options end at the first operand, but for those
    of `late`. `input`: how much of standard input it reads that no word says it reads.
    """
    return Table(
        names,
        operands,
        options or [],
        rows or [],
        subs or [],
        _says(names, {**says}),
        about=about,
        docs=docs,
        examples=examples,
        inert=inert,
        style=style,
        open=open,
        inherits=inherits,
        abbreviates=abbreviates,
        posix=posix,
        late=late,
        input=input,
    )


def sub(
    paths: str,
    operands: str = "",
    *,
    about: str = "",
    options: list[Option] | None = None,
    rows: list[Row] | None = None,
    inert: str = "",
    style: str = "",
    open: bool = False,
    inherits: bool = False,
    posix: bool = False,
    input: str = "",
    examples: str = "",
    **says: Unpack[Words],
) -> Table:
    """Sub-commands by path, with commas between: `sub("stash drop, stash clear", "STASH", …)`."""
    return Table(
        paths,
        operands,
        options or [],
        rows or [],
        [],
        _says(paths, {**says}),
        about=about,
        examples=examples,
        inert=inert,
        style=style,
        open=open,
        inherits=inherits,
        posix=posix,
        input=input,
    )


def flags(names: str, **says: Unpack[Words]) -> Option:
    """Options without a value: `flags("-a/--all -q")`."""
    return Option(names, None, _says(names, {**says}))


def takes(names: str, value: str = "VALUE", **says: Unpack[Words]) -> Option:
    """Options with a value: `takes("-o/--output")`, `takes("-i", "[SUFFIX]")`, `takes("--arg", "NAME VALUE")`."""
    return Option(names, value, _says(names, {**says}))


def when(*terms: str, unless: str = "", operands: str | None = None, **says: Unpack[Words]) -> Row:
    """What holds only sometimes: `when("-f --force", unless="-n", does="vcs.force")`."""
    return Row(terms, unless, operands, _says(" ".join(terms), {**says}))
