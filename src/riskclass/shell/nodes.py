"""Every node of a shell script, in the order of the grammar; each field shows its source form.

Spans (`start`, `end`) are offsets into the text that was parsed: `text[node.start:node.end]` is the node's source.
Where a text had to be decoded before it was read (back-quotes with escapes, `$'…'` in double quotes or arithmetic),
every node in it has the span of the whole part.
"""

from __future__ import annotations

from riskclass.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final


class Node(Value):
    """`start` and `end` are set again only by the parser, where it read a text that is not the one it was given."""

    __slots__ = ("end", "start")

    def __init__(self, start: int, end: int) -> None:
        self.start = start
        self.end = end


# ---- words -----------------------------------------------------------------------------------------------------


class Literal(Node):
    """Unquoted characters, line continuations removed: `rm`, `{a,b}`, `*.log`, `~`."""

    __slots__ = ("text",)

    def __init__(self, start: int, end: int, text: str) -> None:
        self.start = start
        self.end = end
        self.text: Final = text


class Quoted(Node):
    r"""Characters that stand for themselves: `'a b'`, `\*`, `$'\x72m'` (decoded), and text inside `"…"`."""

    __slots__ = ("text",)

    def __init__(self, start: int, end: int, text: str) -> None:
        self.start = start
        self.end = end
        self.text: Final = text


class DoubleQuoted(Node):
    """`"a $b"` or `$"a $b"`; the parts are Quoted, Parameter, CommandSubstitution, ArithmeticSubstitution."""

    __slots__ = ("parts",)

    def __init__(self, start: int, end: int, parts: tuple[Part, ...]) -> None:
        self.start = start
        self.end = end
        self.parts: Final = parts


class Parameter(Node):
    """`$x` `$1` `$@` `${x}` `${a[i]}` `${#x}` `${!x}` `${!x@}` `${!a[@]}` and `${x<operator><words>}`.

    `operator` is one of - :- = := ? :? + :+ # ## % %% / // /# /% ^ ^^ , ,, ~ ~~ : @ or empty; `:` is the substring
    operator with one or two words; `/` has the pattern and, where written, the replacement; `@` has one word, `Q`.
    `prefix` is `#` (length), `!` (indirection, names, keys) or empty; the names `${!x@}` and `${!x*}` have the
    operator `@` or `*` and no word. `braced` is false for `$x`.
    """

    __slots__ = ("braced", "name", "operator", "prefix", "subscript", "words")

    def __init__(
        self,
        start: int,
        end: int,
        name: str,
        *,
        braced: bool = False,
        prefix: str = "",
        subscript: Word | None = None,
        operator: str = "",
        words: tuple[Word, ...] = (),
    ) -> None:
        self.start = start
        self.end = end
        self.name: Final = name
        self.braced: Final = braced
        self.prefix: Final = prefix
        self.subscript: Final = subscript  # `[i]`, `[@]`, `[*]`; expanded as in double quotes, then arithmetic
        self.operator: Final = operator
        self.words: Final = words


class CommandSubstitution(Node):
    """`$(…)` or `` `…` ``, parsed."""

    __slots__ = ("body",)

    def __init__(self, start: int, end: int, body: Script) -> None:
        super().__init__(start, end)
        self.body: Final = body


class ArithmeticSubstitution(Node):
    """`$((…))` or `$[…]`."""

    __slots__ = ("expression",)

    def __init__(self, start: int, end: int, expression: Word) -> None:
        super().__init__(start, end)
        self.expression: Final = expression  # expanded as in double quotes, then evaluated (arith.py)


class ProcessSubstitution(Node):
    """`<(…)` or `>(…)`, parsed."""

    __slots__ = ("body", "direction")

    def __init__(self, start: int, end: int, direction: str, body: Script) -> None:
        super().__init__(start, end)
        self.direction: Final = direction  # < or >
        self.body: Final = body


class BadPart(Node):
    """A piece that bash accepts while reading and fails on, or that we do not read: its word is not known."""

    __slots__ = ("cause",)

    def __init__(self, start: int, end: int, cause: str) -> None:
        super().__init__(start, end)
        self.cause: Final = cause


Part = (
    Literal
    | Quoted
    | DoubleQuoted
    | Parameter
    | CommandSubstitution
    | ArithmeticSubstitution
    | ProcessSubstitution
    | BadPart
)


class Word(Node):
    """Parts side by side: `pre"$x"{a,b}'q'`.

    `plain` is the word's one value where nothing has to be expanded: only Literal and Quoted parts (also inside
    double quotes), and no unquoted brace list, tilde prefix or glob. Otherwise None. `quoted` tells whether any
    character was quoted (a reserved word, an alias or a here-document delimiter must not be).
    """

    __slots__ = ("parts", "plain", "quoted")

    def __init__(self, start: int, end: int, parts: tuple[Part, ...], plain: str | None, quoted: bool) -> None:
        self.start = start
        self.end = end
        self.parts: Final = parts
        self.plain: Final = plain
        self.quoted: Final = quoted


class Bare(Word):
    """A word of ordinary characters, as most are: `rm`, `-x`. Its one part is made for who asks."""

    __slots__ = ()

    def __init__(self, start: int, end: int, text: str) -> None:
        self.start = start
        self.end = end
        self.plain = text  # type: ignore[misc]
        self.quoted = False  # type: ignore[misc]

    @property  # type: ignore[misc]
    def parts(self) -> tuple[Part, ...]:
        return (Literal(self.start, self.end, self.plain or ""),)


# ---- simple commands -------------------------------------------------------------------------------------------


class ArrayElement(Node):
    """One element of `(a [1]=b [k]+=c)`."""

    __slots__ = ("append", "subscript", "value")

    def __init__(self, start: int, end: int, subscript: Word | None, append: bool, value: Word) -> None:
        super().__init__(start, end)
        self.subscript: Final = subscript
        self.append: Final = append
        self.value: Final = value


class ArrayValue(Node):
    """`(a b [k]=c)` as the value of an assignment."""

    __slots__ = ("elements",)

    def __init__(self, start: int, end: int, elements: tuple[ArrayElement, ...]) -> None:
        super().__init__(start, end)
        self.elements: Final = elements


class Assignment(Node):
    """`x=1`, `x+=1`, `a[i]=v`, `a=(…)`; before a command, alone, or as an argument of `declare` and its kin."""

    __slots__ = ("append", "name", "subscript", "value")

    def __init__(
        self, start: int, end: int, name: str, subscript: Word | None, append: bool, value: Word | ArrayValue
    ) -> None:
        super().__init__(start, end)
        self.name: Final = name
        self.subscript: Final = subscript
        self.append: Final = append
        self.value: Final = value  # `x=` has a Word without parts


class HereDocument(Node):
    """The lines after `<<EOF`; with a quoted delimiter the body is one Quoted part. The span is that of the body."""

    __slots__ = ("body", "closed", "quoted")

    def __init__(self, start: int, end: int, body: Word, quoted: bool, closed: bool = True) -> None:
        super().__init__(start, end)
        self.body: Final = body
        self.quoted: Final = quoted
        self.closed: Final = closed  # false where the text ends before the delimiter: bash warns, and runs it


class Redirect(Node):
    """`2>log`, `{fd}>log`, `&>all`, `<<EOF`, `>&-`."""

    __slots__ = ("fd", "here_document", "operator", "target")

    def __init__(
        self, start: int, end: int, fd: str, operator: str, target: Word, here_document: HereDocument | None = None
    ) -> None:
        self.start = start
        self.end = end
        self.fd: Final = fd  # 2 in `2>log`, {name} in `{name}>log`, else empty
        self.operator: Final = operator  # > >> < << <<- <<< >& <& <> >| &> &>>
        self.target: Final = target  # for a here-document its delimiter as written; for `>&-` the word `-`
        self.here_document = here_document  # set by the parser when it comes to the lines of the body


class Simple(Node):
    """`A=1 cmd arg >out`. Arguments of declare, export, readonly, local, typeset that assign are Assignments.

    `bare`: nothing is assigned, and there are words, all of them `Bare`.
    """

    __slots__ = ("assignments", "bare", "redirects", "words")

    def __init__(
        self,
        start: int,
        end: int,
        assignments: tuple[Assignment, ...],
        words: tuple[Word | Assignment, ...],
        redirects: tuple[Redirect, ...],
        bare: bool = False,
    ) -> None:
        self.start = start
        self.end = end
        self.assignments: Final = assignments
        self.words: Final = words
        self.bare: Final = bare
        self.redirects: Final = redirects


# ---- compound commands; each may have redirections behind it ---------------------------------------------------


class Compound(Node):
    __slots__ = ("redirects",)

    def __init__(self, start: int, end: int, redirects: tuple[Redirect, ...] = ()) -> None:
        super().__init__(start, end)
        self.redirects: Final = redirects


class Subshell(Compound):
    """`( list )`"""

    __slots__ = ("body",)

    def __init__(self, start: int, end: int, body: Script, redirects: tuple[Redirect, ...]) -> None:
        super().__init__(start, end, redirects)
        self.body: Final = body


class Group(Compound):
    """`{ list; }`"""

    __slots__ = ("body",)

    def __init__(self, start: int, end: int, body: Script, redirects: tuple[Redirect, ...]) -> None:
        super().__init__(start, end, redirects)
        self.body: Final = body


class If(Compound):
    """`if a; then b; elif c; then d; else e; fi`"""

    __slots__ = ("branches", "otherwise")

    def __init__(
        self,
        start: int,
        end: int,
        branches: tuple[tuple[Script, Script], ...],
        otherwise: Script | None,
        redirects: tuple[Redirect, ...],
    ) -> None:
        super().__init__(start, end, redirects)
        self.branches: Final = branches  # (condition, body), the first for `if`, then each `elif`
        self.otherwise: Final = otherwise


class While(Compound):
    """`while a; do b; done`, `until a; do b; done`"""

    __slots__ = ("body", "condition", "until")

    def __init__(
        self, start: int, end: int, condition: Script, body: Script, until: bool, redirects: tuple[Redirect, ...]
    ) -> None:
        super().__init__(start, end, redirects)
        self.condition: Final = condition
        self.body: Final = body
        self.until: Final = until


class For(Compound):
    """`for x in a b; do c; done`, `select x in a b; do c; done`; without `in`, `words` is None: `"$@"`"""

    __slots__ = ("body", "name", "select", "words")

    def __init__(
        self,
        start: int,
        end: int,
        name: str,
        words: tuple[Word, ...] | None,
        body: Script,
        select: bool,
        redirects: tuple[Redirect, ...],
    ) -> None:
        super().__init__(start, end, redirects)
        self.name: Final = name
        self.words: Final = words
        self.body: Final = body
        self.select: Final = select


class ArithmeticFor(Compound):
    """`for ((i=0; i<3; i++)); do c; done`"""

    __slots__ = ("body", "expressions")

    def __init__(
        self, start: int, end: int, expressions: tuple[Word, Word, Word], body: Script, redirects: tuple[Redirect, ...]
    ) -> None:
        super().__init__(start, end, redirects)
        self.expressions: Final = expressions
        self.body: Final = body


class CaseClause(Node):
    """`(a|b) list ;;`"""

    __slots__ = ("body", "patterns", "terminator")

    def __init__(self, start: int, end: int, patterns: tuple[Word, ...], body: Script, terminator: str) -> None:
        super().__init__(start, end)
        self.patterns: Final = patterns
        self.body: Final = body
        self.terminator: Final = terminator  # ;; ;& ;;& or empty for the last


class Case(Compound):
    """`case w in a|b) c ;; *) d ;; esac`"""

    __slots__ = ("clauses", "word")

    def __init__(
        self, start: int, end: int, word: Word, clauses: tuple[CaseClause, ...], redirects: tuple[Redirect, ...]
    ) -> None:
        super().__init__(start, end, redirects)
        self.word: Final = word
        self.clauses: Final = clauses


class ArithmeticCommand(Compound):
    """`((i++))`"""

    __slots__ = ("expression",)

    def __init__(self, start: int, end: int, expression: Word, redirects: tuple[Redirect, ...]) -> None:
        super().__init__(start, end, redirects)
        self.expression: Final = expression


class Test(Node):
    """One test of `[[ ]]`: `-f x` (operands: x), `a == b`, `a -eq b`, or a lone word (operator empty)."""

    __slots__ = ("operands", "operator")

    def __init__(self, start: int, end: int, operator: str, operands: tuple[Word, ...]) -> None:
        super().__init__(start, end)
        self.operator: Final = operator
        self.operands: Final = operands


class Condition(Compound):
    """`[[ -f x && ! a == b ]]`: the tests in order; how `&&`, `||`, `!` and `( )` join them does not matter to us."""

    __slots__ = ("tests",)

    def __init__(self, start: int, end: int, tests: tuple[Test, ...], redirects: tuple[Redirect, ...]) -> None:
        super().__init__(start, end, redirects)
        self.tests: Final = tests


class Function(Node):
    """`f() { … }`, `function f { … }`; the body is any compound command, redirections included."""

    __slots__ = ("body", "name")

    def __init__(self, start: int, end: int, name: str, body: Command) -> None:
        super().__init__(start, end)
        self.name: Final = name
        self.body: Final = body


class Coproc(Node):
    """`coproc NAME { … }`, `coproc cmd`"""

    __slots__ = ("body", "name")

    def __init__(self, start: int, end: int, name: str, body: Command) -> None:
        super().__init__(start, end)
        self.name: Final = name
        self.body: Final = body


# ---- lists -----------------------------------------------------------------------------------------------------


class Pipeline(Node):
    """`time ! a | b |& c`; a lone command that is neither negated nor timed stands without a Pipeline around it."""

    __slots__ = ("commands", "negated", "operators", "timed")

    def __init__(
        self,
        start: int,
        end: int,
        commands: tuple[Command, ...],
        operators: tuple[str, ...],
        negated: bool,
        timed: bool,
    ) -> None:
        self.start = start
        self.end = end
        self.commands: Final = commands
        self.operators: Final = operators  # | or |&, one fewer than commands
        self.negated: Final = negated
        self.timed: Final = timed


class AndOr(Node):
    """`a && b || c`, left to right."""

    __slots__ = ("commands", "operators")

    def __init__(self, start: int, end: int, commands: tuple[Command, ...], operators: tuple[str, ...]) -> None:
        self.start = start
        self.end = end
        self.commands: Final = commands
        self.operators: Final = operators  # && or ||, one fewer than commands


class Background(Node):
    """`a &`"""

    __slots__ = ("command",)

    def __init__(self, start: int, end: int, command: Command) -> None:
        super().__init__(start, end)
        self.command: Final = command


class Unreadable(Node):
    """From here on bash, or we, cannot read the text; what stood before it runs."""

    __slots__ = ("cause",)

    def __init__(self, start: int, end: int, cause: str) -> None:
        super().__init__(start, end)
        self.cause: Final = cause  # "the quote ' is not closed"


Command = (
    Simple
    | Subshell
    | Group
    | If
    | While
    | For
    | ArithmeticFor
    | Case
    | ArithmeticCommand
    | Condition
    | Function
    | Coproc
    | Pipeline
    | AndOr
    | Background
    | Unreadable
)


class Script(Node):
    """A list of commands, one after another: the whole text, or what stands between `do` and `done`."""

    __slots__ = ("commands",)

    def __init__(self, start: int, end: int, commands: tuple[Command, ...]) -> None:
        self.start = start
        self.end = end
        self.commands: Final = commands
