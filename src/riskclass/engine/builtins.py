"""The shell's own commands that change its state or whose words are code (bash manual, 4)."""

from __future__ import annotations

from riskclass.engine.derive import Call
from riskclass.engine.grammar import readings
from riskclass.engine.output import SILENT, UNSEEN, glue
from riskclass.engine.places import STDIN
from riskclass.model.text import Text, exact, unknown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from riskclass.engine.invoke import Shell
    from riskclass.engine.output import Output
    from riskclass.engine.parsed import Parsed
    from riskclass.model.tables import Table

    Handler = Callable[["Shell", Parsed, tuple[Text, ...], tuple[int, int]], "Output | None"]


def builtin(shell: Shell, program: str, table: Table, argv: tuple[Text, ...], span: tuple[int, int]) -> Output:
    """What its table says of it, then what it does to this shell."""
    parsed = readings(argv, table)[0]
    out = Call(shell, program, table, parsed, argv, span).effects()
    done = _HANDLERS[program](shell, parsed, argv, span)
    return out if done is None else done


def _given(parsed: Parsed, name: str) -> bool:
    spec = parsed.spec(name)
    return spec is not None and any(given.spec is spec for given in parsed.given)


def _cd(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    """cd succeeds; a directory that is not known leaves the directory unknown."""
    words = parsed.values("DIR")
    state = shell.state
    if not words:
        state.cwd = state.home if state.home is not None else unknown("~", "the home directory", shape="home")
    elif words[0].exact == "-":
        state.cwd = unknown("$OLDPWD", "the directory before is not known", shape="path")
    elif words[0].prefix[:1] == "/" or (words[0].holes and words[0].prefix == ""):
        state.cwd = words[0]
    elif state.cwd is not None:
        state.cwd = glue((state.cwd, words[0]), "/")
    elif words[0].exact is None or ".." in words[0].exact:
        state.cwd = words[0]
    else:
        state.cwd = glue((exact("./"), words[0]))
    state.variables.pop("PWD", None)
    return SILENT


def _popd(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    shell.state.cwd = unknown("$PWD", "the directory before is not known", shape="path")
    return None


def _eval(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    words = parsed.values("WORD")
    if not words:
        return SILENT
    text = glue(words, " ")
    if not any(isinstance(part, str) for part in text.parts):
        _opaque(shell, text, argv, span)
        return UNSEEN
    return shell.same_shell(text, "eval")


def _opaque(shell: Shell, text: Text, argv: tuple[Text, ...], span: tuple[int, int]) -> None:
    for hole in text.holes:
        kind = "code.remote" if hole.shape == "remote" else "code.opaque"
        shell._found(kind, text.shown, f"runs text that is not seen here: {hole.because}", argv, span)


#: Settings of the user and the host, trusted like installed tools (taxonomy, rule 4).
_STARTUP = ("/etc/profile", "/etc/bash.bashrc", "/etc/bashrc", "/root/.bashrc", "/root/.profile", "/root/.bash_profile")
_STARTUP_NAMES = (".bashrc", ".profile", ".bash_profile", ".zshrc", ".zprofile")


def _source(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    """`. FILE`: what this text wrote is followed; a script of the system is trusted, a project's is what it says."""
    words = parsed.values("FILE")
    if not words:
        return SILENT
    path = shell.path(words[0])
    written = shell.state.files.get(path)
    if path in STDIN:
        written = shell.state.stdin
    if path == "/dev/null":
        return SILENT
    if written is not None:
        for text in written:
            if text.exact is None and not any(isinstance(part, str) for part in text.parts):
                _opaque(shell, text, argv, span)
            else:
                before = shell.state.positional
                if len(words) + len(parsed.values("ARG")) > 1:
                    shell.state.positional = (words[0], *parsed.values("ARG"))
                shell.same_shell(text, ".")
                shell.state.positional = before
        return UNSEEN
    if path in _STARTUP or (path.startswith("~/.") and path[2:] in _STARTUP_NAMES) or path == "/etc/os-release":
        shell._found("observe", words[0].shown, "reads start-up settings, trusted like an installed tool", argv, span)
        return UNSEEN
    kind = "code.project" if not path.startswith(("/", "~", "?")) else "code.opaque"
    shell._found(kind, words[0].shown, f"runs the code in {words[0].shown}, which is not read", argv, span)
    return UNSEEN


def _exec(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    """Without a command, the redirections stay: what is fed to the rest is what was fed here."""
    shell.keeps_redirections = not parsed.values("COMMAND")
    return None


def _command(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    words = parsed.values("COMMAND")
    if words and _given(parsed, "-v") and words[0].exact is not None and "/" not in words[0].exact:
        return (exact(f"/usr/bin/{words[0].exact}\n"),)  # where it is does not matter: bare names are trusted
    if not words or _given(parsed, "-v") or _given(parsed, "-V"):
        return None
    return shell.invoke(words, span, plainly=True)


def _export(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    _given_values(shell, parsed)
    if _given(parsed, "-f"):  # functions stand among the exported as `name()`
        shell.state.exported |= {f"{word.shown}()" for word in parsed.values("NAME")}
    if _given(parsed, "-n"):
        _unexport(shell, parsed, frozenset(word.prefix.partition("=")[0] for word in parsed.values("NAME")))
    for word in parsed.values("NAME"):
        name, equals, _ = word.prefix.partition("=")
        if name and not _given(parsed, "-n"):
            shell.state.exported |= {name}
        if not equals and not name.isidentifier():
            shell.evaluated(word, word.span)
    return SILENT if parsed.values("NAME") else None


def _declare(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    names = frozenset(word.prefix.partition("=")[0] for word in parsed.values("NAME"))
    if _given(parsed, "-A"):
        shell.state.associative |= names
    if _given(parsed, "-i"):
        shell.state.integers |= names
    case = [sign for option, sign in (("-l", ",,"), ("-u", "^^")) if _given(parsed, option)]
    if case:  # both at once are neither (bash: declare_internal)
        shell.state.cases = {**shell.state.cases, **dict.fromkeys(names, case[0] if len(case) == 1 else "")}
    if argv[0].exact == "local" or (argv[0].exact in ("declare", "typeset") and not _given(parsed, "-g")):
        shell.locals |= names
    _given_values(shell, parsed)
    inside = shell.judge.calls and argv[0].exact in ("declare", "typeset") and not _given(parsed, "-g")
    if argv[0].exact == "local" or inside:  # without a value it hides the one outside
        for word in parsed.values("NAME"):
            if word.exact is not None and "=" not in word.exact:
                shell.state.variables[word.exact] = (None,)
    if any(given.token.prefix[:1] == "+" for given in parsed.given):
        _unexport(shell, parsed, names)
        shell.state.cases = {name: "" if name in names else sign for name, sign in shell.state.cases.items()}
    for word in parsed.values("NAME"):
        name, equals, _ = word.prefix.partition("=")
        if _given(parsed, "-x"):
            shell.state.exported |= {name}
        if _given(parsed, "-n") and equals:
            _refer(shell, name, word)
        if "[" in name or not equals:
            shell.evaluated(Text((name,), word.span) if equals else word, word.span)
    return SILENT if parsed.values("NAME") else None


def _unexport(shell: Shell, parsed: Parsed, names: frozenset[str]) -> None:
    """`export -n` (the caller has seen it), `declare +x`."""
    marks = [given.token.shown for given in parsed.given if given.token.prefix[:1] == "+"]
    if not marks or any("x" in mark for mark in marks):
        shell.state.exported -= names


def _given_values(shell: Shell, parsed: Parsed) -> None:
    """`export "A=1"`: quoted or expanded, a word assigns as well; an unknown name may be any."""
    done = {node.name for node, _ in shell.declared}
    shell.declare()
    for word in parsed.values("NAME"):
        name, equals, _ = word.prefix.partition("=")
        if equals and name.partition("[")[0].isidentifier() and name not in done:
            shell.assign(name, (word.cut(len(name) + 1),))
        elif word.exact is None and not equals:
            shell.state.forget()


def _refer(shell: Shell, name: str, word: Text) -> None:
    """`declare -n NAME=OTHER`: from now on NAME is OTHER."""
    other = word.cut(len(name) + 1).exact
    if other is not None:
        shell.state.references = {**shell.state.references, name: other}
    shell.state.variables.pop(name, None)
    if other is None or "[" in other:
        shell.evaluated(word.cut(len(name) + 1), word.span)


def _read(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    """Variables from standard input: the words of a known line, else not known."""
    names = parsed.values("NAME")
    texts = shell.state.stdin
    line = _next_line(shell, parsed)
    words = None if line is None else _fields(shell, line) if names or parsed.values("-a") else [line]
    for word in parsed.values("-a"):
        elements = {str(number): exact(each) for number, each in enumerate(words or ())}
        shell.state.arrays[shell.target(word.shown)] = () if words is None else (elements,)
        shell.state.variables.pop(word.shown, None)
    files = texts is not None and len(texts) == 1 and bool(texts[0].holes) and texts[0].holes[0].shape == "files"
    for number, word in enumerate(names if names or parsed.values("-a") else (exact("REPLY"),)):
        shell.evaluated(word, word.span)
        name = word.exact
        if name is None:
            shell.state.forget()
        elif words is None or (number + 1 == len(names) < len(words) and shell.ifs is not None):
            because = f"what is read into {name} is not known here"
            shell.assign(name, (unknown(f"${name}", because, shape="files" if files else "any"),))
        else:
            last = number + 1 == len(names)
            shell.assign(name, (exact(" ".join(words[number:] if last else words[number : number + 1])),))
    return SILENT


def _next_line(shell: Shell, parsed: Parsed) -> str | None:
    """The line that is read, which who reads next does not get; None where it is not known."""
    texts = shell.state.stdin
    if texts is None or any(text.exact is None for text in texts) or parsed.values("-u"):
        return None
    options = {given.spec.names[0] for given in parsed.given}
    line, _, rest = (texts[0].exact or "").partition("\n")
    if len(texts) > 1 or options - {"-r", "-a", "-s", "-e", "-p"} or ("\\" in line and "-r" not in options):
        shell.state.stdin = UNSEEN
        return None
    shell.state.stdin = (exact(rest),)
    return line


def _fields(shell: Shell, line: str) -> list[str] | None:
    from riskclass.shell.fields import Splitter, separators

    splitter = Splitter(separators(shell))
    splitter.split(line)
    splitter.end_field()
    if splitter.ifs is None:
        return None
    return ["".join(str(part) for part, _ in run) for run in splitter.done]


def _mapfile(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    name = (parsed.values("NAME") or (exact("MAPFILE"),))[0]
    texts = shell.state.stdin
    line = texts[0].exact if texts is not None and len(texts) == 1 else None
    if name.exact is not None:
        known = line is not None and all(given.spec.names[0] == "-t" for given in parsed.given) and bool(parsed.given)
        elements = {str(number): exact(each) for number, each in enumerate((line or "").splitlines())}
        shell.state.arrays[name.exact] = (elements,) if known else ()
        shell.state.variables.pop(name.exact, None)
    return SILENT


def _set(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    words = parsed.values("ARG")
    if words or any(word.exact == "--" for word in argv[1:]):
        zero = shell.state.positional[:1] if shell.state.positional else (exact("bash"),)
        shell.state.positional = None if any(word.many for word in words) else zero + words
    names = {"-f": "noglob", "-u": "nounset"}
    shell.state.options |= {option for name, option in names.items() if _given(parsed, name)}
    return SILENT if len(argv) > 1 else None


def _shift(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    count = parsed.values("COUNT")
    words = shell.state.positional
    text = count[0].exact if count else "1"
    number = int(text) if text is not None and text.isascii() and text.isdecimal() and len(text) < 9 else -1
    if words is not None and number < len(words):  # past the end nothing changes
        shell.state.positional = None if number < 0 else words[:1] + words[1 + number :]
    return SILENT


def _getopts(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    for word in parsed.values("NAME"):
        shell.assign(word.shown, (unknown(f"${word.shown}", "an option letter", shape="word"),))
    shell.assign("OPTARG", (unknown("$OPTARG", "the value of an option is not known here"),))
    return SILENT


def _trap(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    """The script runs when the shell ends, or on a signal: with the variables of then (`Shell.run`)."""
    words = parsed.values("ACTION")
    if words and parsed.values("SIGNAL") and words[0].exact not in ("", "-"):
        shell.state.traps += (words[0],)
        signals = {word.exact for word in parsed.values("SIGNAL")}
        if not signals <= {"EXIT", "0"}:  # what it sets may be set from here on
            muted, shell.judge.muted = shell.judge.muted, True
            frame = shell.fork()
            assert isinstance(frame, type(shell))
            frame.same_shell(words[0], "trap")
            shell.judge.muted = muted
            shell.state.join(frame.state)
    return SILENT if words else None


def _alias(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    for word in parsed.values("DEFINITION"):
        name, equals, _ = word.prefix.partition("=")
        if equals:
            shell.state.aliases[name] = (word.cut(len(name) + 1),)
    return None


def _unset(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    for word in parsed.values("NAME"):
        shell.evaluated(word, word.span)
        name = word.exact
        if "[" in word.prefix and word.prefix.partition("[")[0].isidentifier():
            _unset_element(shell, word)
        elif name is None:
            shell.state.forget()
        elif _given(parsed, "-f") or not (
            _given(parsed, "-v") or name in shell.state.variables or name in shell.state.arrays
        ):
            shell.state.functions.pop(name, None)
        if name is not None and not _given(parsed, "-f"):
            _unset_variable(shell, name, argv, word.span)
    return SILENT


def _unset_variable(shell: Shell, name: str, argv: tuple[Text, ...], span: tuple[int, int]) -> None:
    shell.state.variables[name] = (None,)
    shell.state.arrays.pop(name, None)
    if name == "PATH":
        shell._found("code.injected", "PATH", "without PATH the directory one is in is searched", argv, span)
    if name == "HISTFILE":
        shell._found("guard.lower", name, "the shell keeps no history", argv, span)


def _unset_element(shell: Shell, word: Text) -> None:
    """`unset 'a[1]'`; `a[@]` is the whole array."""
    name, _, inside = word.prefix.partition("[")
    name = shell.target(name)
    if word.exact in (f"{name}[@]", f"{name}[*]"):
        shell.state.arrays[name] = ({},)
    else:
        shell.without(name, unknown("[…]", word.because) if word.exact is None else shell.subscript(name, inside[:-1]))


def _let(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    from riskclass.shell.arith import evaluate

    for word in parsed.values("EXPRESSION"):
        shell.evaluated(word, word.span)
        evaluate(word, shell, 0, 0)
    return SILENT


def _printf(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    """`printf -v NAME`: what would be printed goes to the variable."""
    for word in parsed.values("-v") if parsed.spec("-v") else ():
        shell.evaluated(word, word.span)
        if word.exact is None:
            shell.state.forget()
        else:
            function = shell.judge.catalogue.pure("printf")
            place = argv.index(word) + 1
            value = function(argv[place:], None) if function else None
            values = (value or unknown(f"${word.exact}", f"what is printed into {word.exact} is not known"),)
            shell.assign(word.exact, values)
        return SILENT
    return None


def _test(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    """`test -v a[…]` and `[ a[…] -eq 0 ]` evaluate subscripts."""
    for before, word in zip(argv, argv[1:], strict=False):
        if before.exact == "-v":
            shell.evaluated(word, word.span)
    return SILENT


def _shopt(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    if _given(parsed, "-s"):
        shell.state.options |= {word.shown for word in parsed.values("NAME")}
    return None


def _leave(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    shell.leave()
    return SILENT


_HANDLERS: dict[str, Handler] = {
    **dict.fromkeys(("break", "continue", "return", "exit", "logout"), _leave),
    "cd": _cd,
    "pushd": _cd,
    "popd": _popd,
    "eval": _eval,
    ".": _source,
    "source": _source,
    "exec": _exec,
    "command": _command,
    "builtin": _command,
    "export": _export,
    "declare": _declare,
    "typeset": _declare,
    "local": _declare,
    "readonly": _declare,
    "read": _read,
    "mapfile": _mapfile,
    "readarray": _mapfile,
    "set": _set,
    "shift": _shift,
    "getopts": _getopts,
    "trap": _trap,
    "alias": _alias,
    "unset": _unset,
    "let": _let,
    "printf": _printf,
    "test": _test,
    "[": _test,
    "shopt": _shopt,
    ":": lambda shell, parsed, argv, span: SILENT,
    "hash": lambda shell, parsed, argv, span: None,
}
