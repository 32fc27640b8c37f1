"""What a shell process holds while a text runs: variables, functions, aliases, directory, files it wrote."""

from __future__ import annotations

from _operator import attrgetter  # built in, while operator would be one more file to load

from riskclass.model.limits import VARIANTS
from riskclass.model.text import Hole, Text, unknown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    from riskclass.model.invocation import Input, Setting
    from riskclass.shell.nodes import Command

    T = TypeVar("T")
    Values = tuple[Text | None, ...]
    Elements = tuple[dict[str, Text] | None, ...]
    #: What a local variable hides: a plain one, an array, or neither.
    Hidden = tuple[Values | None, Elements | None]
    #: A function's body, the text it points into, and the setting it was written in.
    Body = tuple[Command, str, Setting]

#: Variables that every session has, by what they surely are (decisions: known by kind).
SHAPES = {
    "HOME": "home",
    "PWD": "project",
    "OLDPWD": "path",
    "TMPDIR": "tmp",
    "SHELL": "path",
    "USER": "word",
    "LOGNAME": "word",
    "HOSTNAME": "word",
    "HOSTTYPE": "word",
    "OSTYPE": "word",
    "MACHTYPE": "word",
    "BASH_VERSION": "word",
    **dict.fromkeys(
        "UID EUID PPID RANDOM SRANDOM SECONDS LINENO BASHPID EPOCHSECONDS COLUMNS LINES OPTIND SHLVL ? $ ! #".split(),
        "number",
    ),
    "EPOCHREALTIME": "word",
}


#: What `by_kind` made: so many of them, of names that are not long.
_BY_KIND: dict[str, Text] = {}
_KEPT, _LONG = 500, 40
#: bash sets IFS itself when it starts and never takes it from the environment (bash manual, 3.5.7).
_DEFAULT_IFS = (Text((" \t\n",)),)


#: Variables that bash itself sets: what is given to them is lost, or refused (bash manual, 5.2).
OWN = frozenset(
    """
    BASHOPTS BASHPID BASH_ARGC BASH_ARGV BASH_ARGV0 BASH_COMMAND BASH_LINENO BASH_SOURCE BASH_SUBSHELL DIRSTACK
    EPOCHREALTIME EPOCHSECONDS EUID FUNCNAME GROUPS HISTCMD LINENO PIPESTATUS PPID RANDOM SECONDS SHELLOPTS SRANDOM UID
    """.split()
)

#: Assigning to these evaluates the value (bash manual, 5.2).
INTEGERS = frozenset("RANDOM SRANDOM SECONDS OPTIND LINENO HISTCMD EPOCHSECONDS".split())


class State:
    """Changed while the text is followed; `fork` for a subshell or a branch, `join` where two branches meet."""

    __slots__ = (
        "aliases",
        "arrays",
        "associative",
        "cases",
        "cwd",
        "exported",
        "files",
        "functions",
        "home",
        "integers",
        "last",
        "options",
        "positional",
        "readonly",
        "references",
        "stack",
        "stdin",
        "traps",
        "unsure",
        "variables",
        "volatile",
    )

    def __init__(self, cwd: Text | None = None, home: Text | None = None) -> None:
        self.variables: dict[str, Values] = {}
        self.arrays: dict[str, Elements] = {}
        self.associative: frozenset[str] = frozenset()
        self.cases: dict[str, str] = {}  # declare -l, -u: `,,` or `^^` for what is assigned; "" where it is not known
        self.exported: set[str] = set()
        self.unsure: frozenset[str] = frozenset()  # of these, what is exported in a branch only
        self.functions: dict[str, tuple[Body | None, ...]] = {}  # bodies it may have; None: it may be no function
        self.aliases: dict[str, tuple[Text, ...]] = {}
        self.integers = INTEGERS  # names whose values are evaluated as arithmetic
        self.references: dict[str, str] = {}  # declare -n; empty: the first value names the variable
        self.readonly: frozenset[str] = frozenset()
        self.options: frozenset[str] = frozenset()
        self.positional: tuple[tuple[Text, ...], ...] = ()  # the lists they may be, $0 first; none: not known
        self.files: dict[str, tuple[Text, ...]] = {}  # by path, what this text wrote
        self.cwd = cwd
        self.home = home
        self.stack: tuple[Text | None, ...] = ()  # pushd
        self.last: Text | None = None  # $_
        self.stdin: Input = None
        self.traps: tuple[Text, ...] = ()  # scripts that run at the end, or on a signal
        self.volatile: dict[
            str, Values
        ] = {}  # what scripts that run at any time give to variables; replaced, not changed

    @property
    def size(self) -> int:
        """How much a copy of it has to copy."""
        return len(self.variables) + len(self.arrays) + len(self.functions) + len(self.aliases) + len(self.files)

    def fork(self) -> State:
        """A copy, for a branch that may not be taken."""
        other = State(self.cwd, self.home)
        other.variables = self.variables.copy()
        other.exported = self.exported.copy()
        other.integers, other.readonly, other.associative = self.integers, self.readonly, self.associative
        other.positional, other.options, other.traps = self.positional, self.options, self.traps
        other.stack, other.last, other.stdin, other.references = self.stack, self.last, self.stdin, self.references
        other.volatile, other.unsure = self.volatile, self.unsure
        for name in _RARE:
            if held := getattr(self, name):
                setattr(other, name, held.copy())
        return other

    def adopt(self, other: State) -> None:
        """What `other` holds is what holds from here on; files stay the same object, which processes share."""
        for name in State.__slots__:
            if name != "files":
                setattr(self, name, getattr(other, name))
        if self.files is not other.files:
            self.files.clear()
            self.files.update(other.files)

    def process(self) -> State:
        """What a subshell starts with; what it writes into files is there for all."""
        other = self.fork()
        other.files = self.files
        other.traps = ()
        return other

    def child(self) -> State:
        """What a program started from here gets: the environment, the directory, the files."""
        other = State(self.cwd, self.home)
        if self.exported:
            other.variables = {name: values for name, values in self.variables.items() if name in self.exported}
            other.exported = self.exported.copy()
            for name in self.unsure & other.variables.keys():
                other.variables[name] = tuple(dict.fromkeys((*other.variables[name], None)))
            other.functions = {name: body for name, body in self.functions.items() if f"{name}()" in self.exported}
        other.files = self.files
        other.stdin = self.stdin
        return other

    def may_lack_functions(self) -> None:
        """Another shell, or another environment: the names may be those of programs."""
        self.functions = {name: (*bodies, None) for name, bodies in self.functions.items()}

    def join(self, other: State, spend: Callable[[int], None]) -> None:
        """From here on the text may have gone either way. `spend` is told what that costs (model.limits.WORK)."""
        spend(40 + self.size)
        names = _differing(self.variables, other.variables)
        spend(50 * len(names))
        for name in names:
            mine, theirs = self.values(name), other.values(name)
            if mine != theirs:
                self.variables[name] = _both(name, mine, theirs)
        for name in _differing(self.arrays, other.arrays):
            mine_too, theirs_too = self.elements(name), other.elements(name)
            if mine_too != theirs_too:
                both = mine_too + theirs_too if mine_too and theirs_too else ()
                self.arrays[name] = both if len(both) <= VARIANTS else ()
        self._join_place(other)
        self._join_names(other)
        self.associative = self.associative | other.associative
        self.integers = self.integers | other.integers
        self.readonly = self.readonly | other.readonly
        if self.exported != other.exported:
            self.unsure = self.unsure | (self.exported ^ other.exported)
        self.unsure = self.unsure | other.unsure
        self.exported = self.exported | other.exported
        self.options = self.options | other.options
        if self.traps is not other.traps:
            self.traps = tuple(dict.fromkeys(self.traps + other.traps))

    def _join_place(self, other: State) -> None:
        """What it is fed, where it is, its arguments, and what is in files."""
        if self.stdin != other.stdin:
            self.stdin = _either(self.stdin, other.stdin, "what it is fed differs between branches")
        if self.cwd != other.cwd:
            self.cwd = unknown("$PWD", "the directory differs between branches")
        if self.stack != other.stack:
            self.stack = ()
        if self.last != other.last:
            self.last = None
        if self.positional != other.positional:
            lists = tuple(dict.fromkeys(self.positional + other.positional))
            unclear = not self.positional or not other.positional or len(lists) > VARIANTS
            self.positional = () if unclear else lists
        for path in _differing(self.files, other.files) if self.files is not other.files else ():
            mine, theirs = self.files.get(path), other.files.get(path)
            self.files[path] = _either(mine, theirs, "branches wrote different text")

    def may_hold(self, files: dict[str, tuple[Text, ...]]) -> None:
        """What they held before, for as long as the process in the background has not written."""
        for path in files:
            if self.files.get(path) not in (None, files[path]):
                self.files[path] = _either(files[path], self.files[path], "it is written in the background")

    def _join_names(self, other: State) -> None:
        """Functions and aliases of both, attributes of variables that both know."""
        for name in _differing(self.functions, other.functions):
            bodies = self.functions.get(name, (None,))
            more = other.functions.get(name, (None,))
            self.functions[name] = bodies + tuple(body for body in more if body not in bodies)
        for name in _differing(self.aliases, other.aliases):
            known = self.aliases.get(name, ())
            self.aliases[name] = known + tuple(text for text in other.aliases.get(name, ()) if text not in known)
        if self.cases != other.cases:
            self.cases = dict.fromkeys({*self.cases, *other.cases}, "")
        for name in _differing(self.references, other.references):
            for each in (name, self.references.get(name), other.references.get(name)):
                if each:
                    self.variables[each] = (unknown(f"${each}", f"{name} names another variable in a branch only"),)
        self.references = {k: v for k, v in self.references.items() if other.references.get(k) == v}
        if self.volatile is not other.volatile:
            self.volatile = {**other.volatile, **self.volatile}

    def values(self, name: str) -> Values:
        """The values that a variable may have; what this text did not set is known by kind at most."""
        found = self.variables.get(name)
        if found is None:
            return _DEFAULT_IFS if name == "IFS" else (by_kind(name),)
        return found

    def elements(self, name: str) -> Elements:
        """The arrays that a name may be; one that this text did not set is none, or a variable of the environment."""
        found = self.arrays.get(name)
        if found is not None:
            return found
        values = self.variables.get(name, (None, by_kind(name)))
        return tuple({} if value is None else {"0": value} for value in values)

    def forget(self) -> None:
        """Any variable may have been set."""
        for name in self.variables:
            self.variables[name] = (unknown(f"${name}", f"${name} may have been set through another name"),)
        for name in self.arrays:
            self.arrays[name] = ()

    def widen(self, before: State) -> None:
        """What a loop still changes in its second round may be anything of its kind."""
        for name in self.variables:
            if self.values(name) != before.values(name):
                numbers = all(value is not None and _is_number(value) for value in self.values(name))
                shape = "number" if numbers else "any"
                self.variables[name] = (unknown(f"${name}", f"${name} changes in a loop", shape=shape),)
        for name in self.arrays:
            if self.arrays[name] != before.arrays.get(name):
                self.arrays[name] = () if name in self.associative else _grown(name, self.arrays[name])
        if self.cwd != before.cwd:
            self.cwd = unknown("$PWD", "the directory changes in a loop")
        if self.positional != before.positional:
            self.positional = ()
        for path in self.files:
            if self.files[path] != before.files.get(path):
                self.files[path] = (unknown(path, "what a loop writes is not known"),)

    def same(self, other: State) -> bool:
        return bool(_compared(self) == _compared(other))

    def alike(self, other: State) -> bool:
        """Whether the two differ at most in variables that have numbers, and in files."""
        if any(getattr(self, name) != getattr(other, name) for name in _SHARED if name not in ("last", "stdin")):
            return False
        if self.functions != other.functions or self.aliases != other.aliases or self.arrays != other.arrays:
            return False
        values = [
            value
            for name in _differing(self.variables, other.variables)
            for value in (*self.values(name), *other.values(name))
        ]
        return all(value is not None and value.is_number for value in values)


#: What few texts have, and a copy must copy.
_RARE = ("arrays", "functions", "aliases", "cases", "files")
_COPIED = (*_RARE, "variables", "exported")
_SHARED = tuple(name for name in State.__slots__ if name not in _COPIED)
_compared = attrgetter(*(name for name in State.__slots__ if name != "last"))


def _differing(mine: dict[str, T], theirs: dict[str, T]) -> list[str]:
    """The names under which two states do not hold the same."""
    if mine == theirs:
        return []
    return [name for name in {**mine, **theirs} if mine.get(name) != theirs.get(name)]


def by_kind(name: str) -> Text:
    """A variable of the environment whose value nobody gave."""
    found = _BY_KIND.get(name)
    if found is None:
        found = unknown(f"${name}", f"${name} is not set here", shape=SHAPES.get(name, "any"))
        if len(_BY_KIND) < _KEPT and len(name) < _LONG:
            _BY_KIND[name] = found
    return found


def _either(mine: Input, theirs: Input, because: str) -> tuple[Text, ...]:
    """One of two texts, or of their alternatives; where one is not known at all, it may be any."""
    both = tuple(dict.fromkeys((*(mine or ()), *(theirs or ()))))
    unclear = mine is None or theirs is None or len(both) > VARIANTS
    return (*both[:VARIANTS], unknown("", because, many=True)) if unclear else both


def _both(name: str, mine: Values, theirs: Values) -> Values:
    both = tuple(dict.fromkeys(mine + theirs))
    return both if len(both) <= VARIANTS else (unknown(f"${name}", f"${name} has too many possible values"),)


def _grown(name: str, arrays: Elements) -> Elements:
    """What a loop adds to: any number of names of files, or of words of one kind; else not known."""
    given = by_kind(name)  # what the environment may have in it
    values = [value for each in arrays for value in (each or {}).values() if value != given]
    kinds = dict.fromkeys(Text(value.parts, value.span, value.at, value.exact is None) for value in values)
    if not kinds or len(kinds) > _KINDS:
        return ()
    shapes = {hole.shape for value in values for hole in value.holes}
    alike = shapes - {"home", "project", "scratch", "tmp", "path"} == {"files"} or (
        shapes <= {"word", "words", "number"} and all(len(v.parts) == 1 for v in values)
    )
    ways = [tuple(kinds)]
    if not alike or any(value.exact is not None or value.may_be_option for value in values):
        ways.append((unknown(f"${name}", f"the elements of {name} are not known", many=True),))
    elif any(given in (each or {}).values() for each in arrays):
        ways.append((given, *kinds))
    return tuple({str(number): kind for number, kind in enumerate(way)} for way in ways)


#: More kinds of elements are not told apart.
_KINDS = 8


def _is_number(value: Text) -> bool:
    if value.exact is not None:
        return value.exact.lstrip("-").isdigit()
    return all(isinstance(part, Hole) and part.shape == "number" for part in value.parts)
