"""The shell's own commands that change its state or whose words are code (bash manual, 4)."""

from __future__ import annotations

from riskclass.engine.derive import Call
from riskclass.engine.grammar import readings
from riskclass.engine.output import EMPTIED, SILENT, UNSEEN, glue
from riskclass.engine.places import STARTUP, STDIN
from riskclass.engine.show import is_secret_name
from riskclass.engine.state import by_kind
from riskclass.model.limits import VARIANTS
from riskclass.model.risk import SENTENCES
from riskclass.model.text import FREE, Hole, Text, exact, unknown
from riskclass.shell.nodes import ArrayValue

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from riskclass.engine.invoke import Shell
    from riskclass.engine.output import Output
    from riskclass.engine.parsed import Parsed
    from riskclass.engine.state import Values
    from riskclass.model.tables import Table

    Handler = Callable[["Shell", Parsed, tuple[Text, ...], tuple[int, int]], "Output | None"]


def builtin(shell: Shell, program: str, table: Table, argv: tuple[Text, ...], span: tuple[int, int]) -> Output:
    """What its table says of it, then what it does to this shell."""
    shell.judge.spend(65)
    parsed = readings(argv, table)[0]
    out = Call(shell, program, table, parsed, argv, span).effects()
    if shell.setting.shell == "sh" and _lacks(program, parsed):  # then nothing of this shell changes
        before = shell.kept()
        done = _HANDLERS[program](shell, parsed, argv, span)
        shell.meet(before)
    else:
        done = _HANDLERS[program](shell, parsed, argv, span)
    if done is None:
        return out
    if program != ":" and not (program in ("test", "[") and _is_plain_test(argv)):
        shell.may_complain(tuple(word for word in argv if not _assigns(word)) if program in _DECLARES else argv)
    return done


_DECLARES = ("declare", "export", "local", "readonly", "typeset")


def _assigns(word: Text) -> bool:
    """`export a=b`: a message names a alone."""
    name, sign, _ = word.prefix.partition("=")
    return bool(sign) and name.isidentifier()


def _is_plain_test(argv: tuple[Text, ...]) -> bool:
    """`[ -f x ]`, `[ x = y ]`, which no operand makes a mistake."""
    words = argv[1:-1] if argv[0].exact == "[" else argv[1:]
    if len(words) == 3:
        return words[1].exact in ("=", "==", "!=")
    return len(words) < 2 or (len(words) == 2 and words[0].exact in _ASKS)


_ASKS = tuple("-n -z -e -f -d -s -r -w -x -L -h -p -S -b -c".split())


#: What dash does not have, and options that it does not know (dash(1), tried).
_NOT_IN_SH = frozenset(
    "builtin compgen complete declare let logout mapfile popd pushd readarray shopt source typeset".split()
)
_OPTIONS_NOT_IN_SH = {"printf": ("-v",), "read": ("-a", "-d", "-i", "-n", "-N", "-t", "-u"), "export": ("-n", "-f")}


def _lacks(program: str, parsed: Parsed) -> bool:
    return program in _NOT_IN_SH or any(_given(parsed, name) for name in _OPTIONS_NOT_IN_SH.get(program, ()))


def _given(parsed: Parsed, name: str) -> bool:
    spec = parsed.spec(name)
    return spec is not None and any(given.spec is spec for given in parsed.given)


def _cd(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    """cd succeeds; a directory that is not known leaves the directory unknown."""
    words = parsed.values("DIR")
    state = shell.state
    if state.traps:  # which may run before it
        shell.ends.append(shell.kept())
    before = state.cwd if state.cwd is not None else by_kind("PWD")
    if not words:
        state.cwd = state.home if state.home is not None else unknown("~", "the home directory", shape="home")
    elif words[0].exact == "-":
        (state.cwd,) = _one(state.values("OLDPWD"))
    elif words[0].prefix[:1] == "/" or (words[0].holes and words[0].prefix == ""):
        state.cwd = words[0]
    elif (elsewhere := _searched(shell, words[0])) is not None:
        state.cwd = elsewhere
    elif state.cwd is not None:
        state.cwd = glue((state.cwd, words[0]), "/")
    elif words[0].exact is None or ".." in words[0].exact:
        state.cwd = words[0]
    else:
        state.cwd = glue((exact("./"), words[0]))
    state.variables.pop("PWD", None)
    state.variables["OLDPWD"] = (before,)
    return SILENT


def _one(values: Values) -> tuple[Text]:
    """The only value, or what stands for it."""
    if len(values) == 1 and values[0] is not None:
        return (values[0],)
    return (unknown("$OLDPWD", "the directory before is not known", shape="path"),)


def _searched(shell: Shell, word: Text) -> Text | None:
    """Where CDPATH, or a variable after `shopt -s cdable_vars`, leads (bash manual, cd)."""
    state = shell.state
    if word.exact is not None and "cdable_vars" in state.options and word.exact in state.variables:
        return state.values(word.exact)[0]
    folder = state.variables.get("CDPATH", (None,))[0]
    if folder is None or word.prefix.startswith(("./", "../")) or word.exact in (".", ".."):
        return None
    folders = (folder.exact or "").split(":")
    if folders[0] in ("", ".") and folder.exact is not None:
        return None
    found = (glue((exact(each), word), "/") for each in folders if each not in ("", "."))
    elsewhere = unknown("$PWD", "which directory CDPATH leads to is not known", shape="path")
    return next((each for each in found if shell.decides(each)), elsewhere)


def _pushd(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    state = shell.state
    words = parsed.values("DIR")
    before, stack = state.cwd, state.stack
    if words and not parsed.given:
        _cd(shell, parsed, argv, span)
        state.stack = (*stack, before)
    elif stack and len(argv) == 1:
        state.cwd, state.stack = stack[-1], (*stack[:-1], before)
    else:
        state.cwd, state.stack = unknown("$PWD", "the directory is not known", shape="path"), ()
    return None


def _popd(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    state = shell.state
    if state.stack and len(argv) == 1:
        state.cwd, state.stack = state.stack[-1], state.stack[:-1]
    else:
        state.cwd, state.stack = unknown("$PWD", "the directory before is not known", shape="path"), ()
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
        if hole.shape == "remote":
            shell._found("code.remote", text.shown, "runs what comes over the network", argv, span)
        else:
            shell._found("code.opaque", text.shown, f"runs text that is not seen here: {hole.because}", argv, span)


def _source(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    """`. FILE`: what this text wrote is followed; a script of the system is trusted, a project's is what it says."""
    words = parsed.values("FILE")
    if not words:
        return SILENT
    path = shell.path(words[0])
    written = shell.state.files.get(path)
    if path in STDIN:
        written = shell.state.stdin
        shell.state.stdin = written and SILENT
    if path == "/dev/null":
        return SILENT
    if written is not None:
        for text in written:
            if text.exact is None and not any(isinstance(part, str) for part in text.parts):
                _opaque(shell, text, argv, span)
            else:
                before = given = shell.state.positional
                if len(words) + len(parsed.values("ARG")) > 1:
                    given = shell.state.positional = ((words[0], *parsed.values("ARG")),)
                shell.same_shell(text, ".")
                if shell.state.positional is given:  # no `set --` in the file
                    shell.state.positional = before
        return UNSEEN
    if path in STARTUP or path == "/etc/os-release":
        shell._found("observe", words[0].shown, "reads start-up settings, trusted like an installed tool", argv, span)
        return UNSEEN
    kind = "code.project" if shell.judge.place(path) in ("project", "cache") else "code.opaque"
    shell._found(kind, words[0].shown, f"runs the code in {words[0].shown}, which is not read", argv, span, "source")
    return UNSEEN


def _exec(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    """Without a command, the redirections stay: what is fed to the rest is what was fed here."""
    shell.keeps_redirections = not parsed.values("COMMAND")
    return None


def _command(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    words = parsed.values("COMMAND")
    if words and _given(parsed, "-v") and words[0].exact in shell.state.functions:
        return (exact(f"{words[0].exact}\n"), exact(f"/usr/bin/{words[0].exact}\n"))
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
        _unexport(shell, parsed, frozenset(_split_name(word.prefix)[0] for word in parsed.values("NAME")))
    for word in parsed.values("NAME"):
        name, equals = _split_name(word.prefix)
        if name and not _given(parsed, "-n"):
            shell.state.exported |= {name}
        if not equals and not name.isidentifier():
            shell.evaluated(word, word.span)
    return SILENT if parsed.values("NAME") else None


def _local(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    """Outside a function it is an error in bash, and sets nothing."""
    before = None if shell.judge.calls or shell.zsh else shell.kept()
    out = _declare(shell, parsed, argv, span)
    if before is not None:
        shell.meet(before)
    return out


def _declare(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    state, command = shell.state, argv[0].exact
    names = frozenset(_split_name(word.prefix)[0] for word in parsed.values("NAME"))
    shell.spend(sum(map(len, (state.associative, state.integers, state.readonly, shell.locals))) // 6)
    if _given(parsed, "-f") or _given(parsed, "-F"):
        return _declare_functions(shell, parsed, argv, names)
    _marked(shell, parsed, names)
    perhaps = frozenset(shell.perhaps)
    here = shell.own if shell.locals is shell.perhaps else shell.own | shell.locals.keys()
    if command == "local" or (command in ("declare", "typeset") and not _given(parsed, "-g")):
        for name in names:
            shell.locals.setdefault(name, (state.variables.get(name), state.arrays.get(name)))
    elif _given(parsed, "-g"):
        shell.judge.revealed |= names
    _given_values(shell, parsed)
    if command == "readonly" or _given(parsed, "-r"):
        state.readonly |= names
    inside = shell.judge.calls and command in ("declare", "typeset") and not _given(parsed, "-g")
    if command == "local" or inside:
        _hidden(shell, parsed, here, perhaps)
    if _given(parsed, "-a") or _given(parsed, "-A"):
        for name in names - {*state.arrays}:
            state.arrays[name] = shell._arrays(name)
            state.variables.pop(name, None)
    if any(given.token.prefix[:1] == "+" for given in parsed.given):
        _unexport(shell, parsed, names)
    for word in parsed.values("NAME"):
        _declared(shell, parsed, word, argv, span)
    return SILENT if parsed.values("NAME") and not _given(parsed, "-p") else None


def _marked(shell: Shell, parsed: Parsed, names: frozenset[str]) -> None:
    """Attributes that the values given beside them have already."""
    if _given(parsed, "-A"):
        shell.state.associative |= names
    if _given(parsed, "-i"):
        shell.state.integers |= names
    if _given(parsed, "-n"):
        valued = [name for name, equals in map(_split_name, (word.prefix for word in parsed.values("NAME"))) if equals]
        _dereference(shell, frozenset(valued))
    case = [sign for option, sign in (("-l", ",,"), ("-u", "^^"), ("-c", "")) if _given(parsed, option)]
    if case:  # both at once are neither (bash: declare_internal)
        shell.state.cases = {**shell.state.cases, **dict.fromkeys(names, case[0] if len(case) == 1 else "")}


def _hidden(shell: Shell, parsed: Parsed, here: frozenset[str], perhaps: frozenset[str]) -> None:
    """Without a value, a local variable hides the one outside, unless it inherits it, as it does in dash(1)."""
    if _given(parsed, "-I") or "localvar_inherit" in shell.state.options or shell.setting.shell == "sh":
        return
    for word in parsed.values("NAME"):
        if word.exact is not None and "=" not in word.exact and word.exact not in shell.state.readonly | here:
            kept = shell.state.values(word.exact) if word.exact in perhaps else ()
            shell.state.variables[word.exact] = tuple(dict.fromkeys((None, *kept)))


def _declared(shell: Shell, parsed: Parsed, word: Text, argv: tuple[Text, ...], span: tuple[int, int]) -> None:
    """What else comes of one word: it is exported, refers to another name, is shown, or has a subscript."""
    name, equals = _split_name(word.prefix)
    if _given(parsed, "-x"):
        shell.state.exported |= {name}
    if _given(parsed, "-n") and name not in shell.state.references:
        _refer(shell, name)
    if _given(parsed, "-p") and not equals and is_secret_name(name):
        shell._found("secret.read", name, SENTENCES["secret.read"], argv, span)
    if "[" in name or not equals:
        shell.evaluated(Text((name,), word.span) if equals else word, word.span)


def _declare_functions(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], names: frozenset[str]) -> Output | None:
    """`declare -fx NAME`, `readonly -f NAME`: attributes of functions stand among those of variables as `name()`."""
    functions = {f"{name}()" for name in names}
    if _given(parsed, "-x"):
        shell.state.exported |= functions
    if argv[0].exact == "readonly" or _given(parsed, "-r"):
        shell.state.readonly |= functions
    if [given.spec.names[0] for given in parsed.given] != ["-f"]:
        return None
    texts = [shell.definition(word.exact or "") for word in parsed.values("NAME")]
    known = [text for text in texts if text is not None]
    return (glue(tuple(known)),) if known and len(known) == len(texts) else None


def _unexport(shell: Shell, parsed: Parsed, names: frozenset[str]) -> None:
    """`export -n` (the caller has seen it), `declare +x`."""
    marks = [given.token.shown for given in parsed.given if given.token.prefix[:1] == "+"]
    if not marks or any("x" in mark for mark in marks):
        shell.state.exported -= names
    if any("n" in mark for mark in marks):
        _dereference(shell, names)
    if any(letter in mark for mark in marks for letter in "luc"):
        shell.state.cases = {name: sign for name, sign in shell.state.cases.items() if name not in names}


def _dereference(shell: Shell, names: frozenset[str]) -> None:
    """They name no other variable any more."""
    references = shell.state.references
    if references.keys().isdisjoint(names):
        return
    shell.spend(len(references) // 2)
    shell.state.references = {name: other for name, other in references.items() if name not in names}


def _given_values(shell: Shell, parsed: Parsed) -> None:
    """`export "A=1"`: quoted or expanded, a word assigns as well; an unknown name may be any."""
    listed = {node.name for node, _ in shell.declared if isinstance(node.value, ArrayValue)}
    done = {node.name for node, _ in shell.declared}
    shell.declare()
    for word in parsed.values("NAME"):
        name, equals = _split_name(word.prefix)
        if equals and name not in listed and _is_list(shell, parsed, word, name.removesuffix("+")):
            shell.same_shell(word, "")
        elif equals and name.partition("[")[0].isidentifier() and name not in done:
            shell.assign(name, (word.cut(len(name) + 1),))
        elif equals and name[-1:] == "+" and name[:-1].isidentifier():  # to what it was, or to nothing
            new = word.cut(len(name) + 1)
            olds = shell.lookup(name[:-1])
            shell.assign(name[:-1], tuple(dict.fromkeys((new, *(glue((old, new)) for old in olds if old is not None)))))
        elif word.exact is None and not equals:
            shell.state.forget()


def _split_name(word: str) -> tuple[str, str]:
    """`NAME` and `=`, or neither; a subscript may hold an `=` of its own: `a[i=1]=x`."""
    name, equals, rest = word.partition("=")
    if "[" in name and "]" not in name:
        inside, bracket, rest = rest.partition("]")
        more, equals, _ = rest.partition("=")
        name = f"{name}={inside}{bracket}{more}"
    return name, equals


def _is_list(shell: Shell, parsed: Parsed, word: Text, name: str) -> bool:
    """`declare -a 'x=($(c))'`: for an array, bash reads quoted text as the list that it says (bash manual, 6.7)."""
    value = word.cut(word.prefix.index("=") + 1)
    may_begin = value.prefix[:1] == "(" or (value.prefix == "" and any(hole.shape in FREE for hole in value.holes[:1]))
    if not may_begin or not name.isidentifier() or parsed.spec("-a") is None:  # export makes no lists
        return False
    return _given(parsed, "-a") or _given(parsed, "-A") or name in shell.state.arrays or name in shell.state.associative


def _refer(shell: Shell, name: str) -> None:
    """`declare -n NAME=OTHER`: from now on NAME is OTHER; without a value, what NAME will be given."""
    values = shell.state.variables.get(name, (None,))
    shell.state.references = {**shell.state.references, name: ""}
    if values != (None,):
        shell.refer(name, values)


def _read(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    """Variables from standard input: the words of each line that it may be, else not known."""
    from riskclass.engine.reads import fields, leave, lines, may_be_none, taken

    if any(word.exact is not None and not word.exact.strip("0.") for word in parsed.values("-t")):  # reads nothing
        return SILENT
    given = shell.state.stdin
    spare = not shell.asks and may_be_none(given)
    line = taken(shell, parsed)
    ways, sure = shell.separators()
    known = [line] if line is not None else lines(shell, parsed)
    if line is None:
        leave(shell, parsed, known)
    known = [*known, EMPTIED] if known is not None and spare else known
    names = parsed.values("NAME") or (exact("REPLY"),)
    if given is not None and shell.state.stdin is not None and not _reads(parsed, names):
        shell.state.stdin = tuple(dict.fromkeys((*given, *shell.state.stdin)))
    split = [fields(each, ifs, len(names)) for ifs in ways for each in known or ()]
    for number, word in enumerate(names):
        shell.evaluated(word, word.span)
        if word.exact is None:
            shell.state.forget()
        elif known is None:
            shell.assign(word.exact, (_unread(shell, word.exact),))
        else:
            values = list(dict.fromkeys(_named(word.exact, each[number].single) for each in split)) or [exact("")]
            few = len(values) <= _FEW or line is not None
            read = tuple(values) if few else shell.summary(word.exact, values)
            read = read if sure else (*read, _unread(shell, word.exact))
            stopped = any(name.exact in shell.state.readonly for name in names[:number])  # at an error
            shell.assign(word.exact, tuple(dict.fromkeys(read + shell.lookup(word.exact))) if stopped else read)
    for word in parsed.values("-a"):
        lists = [dict(enumerate(fields(each, ifs, 0))) for ifs in ways for each in known or () if sure]
        _set_array(shell, word.shown, [{str(key): text for key, text in each.items()} for each in lists])
    return SILENT


#: Values of a line that are followed one by one.
_FEW = 4


def _reads(parsed: Parsed, names: tuple[Text, ...]) -> bool:
    """Whether bash takes a line at all: it refuses names and numbers that are none before."""
    numbers = [word.exact or "" for option in ("-t", "-n", "-N", "-u") for word in parsed.values(option)]
    return _are_names((*names, *parsed.values("-a"))) and all(each.replace(".", "", 1).isdecimal() for each in numbers)


def _are_names(names: tuple[Text, ...]) -> bool:
    return all(name.exact is not None and name.exact.partition("[")[0].isidentifier() for name in names)


def _unread(shell: Shell, name: str) -> Text:
    texts = shell.state.stdin
    shape = texts[0].holes[0].shape if texts is not None and len(texts) == 1 and texts[0].holes else "any"
    because = f"what is read into {name} is not known here"
    return unknown(f"${name}", because, shape=shape if shape == "files" else "any")


def _named(name: str, value: Text) -> Text:
    """What is not known of a line is shown as the variable that it goes into."""
    if value.exact is not None:
        return value
    parts = (
        Hole(f"${name}", part.because, part.shape) if isinstance(part, Hole) and not part.source else part
        for part in value.parts
    )
    return Text(tuple(parts), value.span, value.at, value.many)


def _set_array(shell: Shell, name: str, arrays: list[dict[str, Text]]) -> None:
    """The array is one of these, or, where there is none, not known."""
    name = shell.target(name)
    shell.assigned(name, tuple(each.get("0") for each in arrays) or (unknown(f"${name}", "what is read is not known"),))
    known = 0 < len(arrays) <= VARIANTS and name not in shell.state.readonly
    shell.state.arrays[name] = tuple(arrays) if known else ()
    shell.state.variables.pop(name, None)


def _mapfile(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    from riskclass.engine.reads import elements, elsewhere, lines, may_be_none

    name = (parsed.values("NAME") or (exact("MAPFILE"),))[0]
    texts = shell.state.stdin or ()
    found = lines(shell, parsed) if all(text.exact is not None for text in texts) else None
    kinds = elements(shell, parsed) if found is None else []
    spare: list[dict[str, Text]] = [{}] if EMPTIED in texts[1:] else []  # a program may have read all of it
    if elsewhere(parsed):
        shell.loses_input()
    elif shell.state.stdin is not None:
        given = shell.state.stdin
        shell.state.stdin = _behind(given, parsed)
        if not _are_names((name,)):
            shell.state.stdin = tuple(dict.fromkeys((*given, *shell.state.stdin)))
    for word in parsed.values("-C"):
        _called_back(shell, word, found)
    count, skipped = (parsed.values(option)[0].exact if parsed.values(option) else "0" for option in ("-n", "-s"))
    if name.exact is None:
        shell.state.forget()
    elif found is None or parsed.values("-O") or not (count or "?").isdecimal() or not (skipped or "?").isdecimal():
        array = {str(key): _named(name.exact, kind) for key, kind in enumerate(kinds)}
        whole = kinds and not any(parsed.values(each) for each in ("-O", "-n", "-s"))
        _set_array(shell, name.exact, [array, *([{}] if may_be_none(texts) else [])] if whole else [])
    else:
        found = found[int(skipped or 0) :][: int(count or 0) or None]
        ends = "" if _given(parsed, "-t") else "\n"
        array = {str(key): exact(f"{line.exact}{ends}") for key, line in enumerate(found)}
        _set_array(shell, name.exact, [array, *spare] if len(texts) - len(spare) == 1 else [])
    return UNSEEN if parsed.values("-C") else SILENT


def _called_back(shell: Shell, word: Text, lines: Sequence[Text] | None) -> None:
    """`mapfile -C CODE`: this shell runs it, an index and a line behind it (bash manual, 4.2); or never."""
    before = shell.kept()
    known = (
        [] if lines is None or len(lines) > VARIANTS else [(line.exact or "").replace("'", "'\\''") for line in lines]
    )
    for behind in [f"'{line}'" for line in known] or ['"$mapfile_line"']:
        shell.same_shell(glue((word, exact(f" 0 {behind}"))), "mapfile -C")
        shell.meet(before)


def _behind(texts: Output, parsed: Parsed) -> Output:
    """What mapfile leaves: nothing, unless it takes a number of lines."""
    counts = [word.exact or "" for option in ("-n", "-s") for word in parsed.values(option)]
    if not parsed.values("-n"):
        return SILENT
    if len(texts) != 1 or texts[0].exact is None or parsed.values("-d") or not all(map(str.isdecimal, counts)):
        return UNSEEN
    rest = texts[0].exact.split("\n", sum(map(int, counts)))
    return (exact(rest[-1] if len(rest) > sum(map(int, counts)) else ""),)


#: Options of `set` that are followed, by their letters.
_LETTERS = {"a": "allexport", "f": "noglob", "k": "keyword", "C": "noclobber", "u": "nounset", "x": "xtrace"}


def _set(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    words = parsed.values("ARG")
    if words or any(word.exact == "--" for word in argv[1:]):
        if shell.state.traps:
            shell.ends.append(shell.kept())
        zero = shell.state.positional[0][:1] if shell.state.positional else (exact("bash"),)
        shell.state.positional = (zero + words,)
    for given in parsed.given:
        name = given.spec.names[0]
        letters = given.token.shown[1:] if name == "+*" else name[1:]
        options = {_LETTERS[letter] for letter in letters if letter in _LETTERS}
        if name in ("-o", "+o"):
            options = {word.shown for word in given.words}
        if name[0] == "-":
            shell.state.options |= options
            if "xtrace" in options or "verbose" in options or "v" in letters:  # what is shown goes to 2
                shell.judge.divert("2", UNSEEN)
        else:
            shell.state.options -= options
    return SILENT if len(argv) > 1 and argv[-1].exact not in ("-o", "+o") else None


def _shift(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    count = parsed.values("COUNT")
    text = count[0].exact if count else "1"
    number = int(text) if text is not None and text.isascii() and text.isdecimal() and len(text) < 9 else -1
    lists = shell.state.positional
    if shell.state.traps:
        shell.ends.append(shell.kept())
    shell.spend(sum(map(len, lists)) // 16)
    left = [each for words in lists for each in _shifted(words, number)] if number >= 0 else []
    shell.state.positional = () if len(left) > VARIANTS else tuple(dict.fromkeys(left) if len(left) > 1 else left)
    return SILENT


def _shifted(words: tuple[Text, ...], number: int) -> list[tuple[Text, ...]]:
    """Past the end nothing changes. A word that may be several is left as a whole, or words behind it go, too."""
    first = next((place for place in range(1, min(number, len(words) - 1) + 1) if words[place].many), 0)
    if not first:
        return [words[:1] + words[1 + number :] if number < len(words) else words]
    place, left = first, number - first + 1
    while place < len(words) and left > 0:
        left -= not words[place].many
        place += 1
    return [words[:1] + words[start:] for start in range(first, place + 1)] + [words]


def _getopts(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    """An option's value is an argument, or what stands behind the letter."""
    for word in parsed.values("NAME"):
        shell.assign(word.shown, (unknown("$OPT", "an option letter", shape="word"),))
    lists = shell.state.positional
    words = parsed.values("ARG") or (lists[0][1:] if len(lists) == 1 else ())
    letters = parsed.values("OPTIONS")
    values = _option_values(letters[0].exact or "", words) if letters else []
    shell.assign(
        "OPTARG", shell.few("OPTARG", values or [unknown("$OPTARG", "the value of an option is not known here")])
    )
    return SILENT


def _option_values(letters: str, words: tuple[Text, ...]) -> list[Text]:
    """The values that getopts finds, one after the other; none where a word is not known."""
    found: list[Text] = []
    place = 0
    while place < len(words):
        word = words[place].exact
        if word is None:
            return []
        if word[:1] != "-" or word in ("-", "--"):
            break
        end = next((i for i, letter in enumerate(word[1:], 1) if f"{letter}:" in letters), 0)
        if end and word[end + 1 :]:
            found.append(exact(word[end + 1 :]))
        elif end:
            place += 1
            found += words[place : place + 1]
        place += 1
    return found


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
            before = shell.state.variables
            changed = {name: values for name, values in frame.state.variables.items() if before.get(name) != values}
            shell.state.volatile = {**shell.state.volatile, **changed}
            shell.meet(frame.state)
    if words and shell.piped:  # what it prints comes whenever it runs
        shell.judge.divert("1", UNSEEN)
    return SILENT if words and not _given(parsed, "-p") else None


def _alias(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    for word in parsed.values("DEFINITION"):
        name, equals, _ = word.prefix.partition("=")
        if equals:
            shell.state.aliases[name] = (word.cut(len(name) + 1),)
        if equals and name in _RESERVED:
            shell._found("code.opaque", name, "makes a reserved word mean something else", argv, span)
    return None


#: Words that an alias may take the place of all the same (tried with bash 5.2 and dash).
_RESERVED = frozenset(
    "! [[ ]] { } case coproc do done elif else esac fi for function if in select then time until while".split()
)


def _unset(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    for word in parsed.values("NAME"):
        shell.evaluated(word, word.span)
        name = word.exact
        if "[" in word.prefix and word.prefix.partition("[")[0].isidentifier():
            _unset_element(shell, word)
        elif name is None:
            shell.state.forget()
        elif _given(parsed, "-n"):
            _dereference(shell, frozenset((name,)))
        else:
            known = name in shell.state.variables or name in shell.state.arrays
            if (
                _given(parsed, "-f") or not (_given(parsed, "-v") or known)
            ) and f"{name}()" not in shell.state.readonly:
                if shell.state.traps:
                    shell.ends.append(shell.kept())
                shell.state.functions.pop(name, None)
            if not _given(parsed, "-f"):
                _unset_variable(shell, shell.target(name), argv, word.span)
    return SILENT


def _hash(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> None:
    """In zsh, `hash ls=/tmp/x` says which program `ls` is (zshbuiltins(1))."""
    if shell.zsh and any("=" in word.shown or word.exact is None for word in argv[1:]):
        shell._found("code.opaque", "hash", "zsh runs another program by that name", argv, span)


def _unset_variable(shell: Shell, name: str, argv: tuple[Text, ...], span: tuple[int, int]) -> None:
    """In a function that another calls, what the caller's local variable hides is seen again (bash manual, 3.3)."""
    hidden = [variables[name] for _, _, variables, _ in shell.judge.calls[:-1] if name in variables]
    values = [value for each in hidden for value in each]
    if hidden:
        shell.judge.revealed.add(name)
    if name in shell.state.readonly:  # it cannot be unset, if it surely is read-only
        values += shell.state.values(name)
    shell.state.variables[name] = tuple(dict.fromkeys((None, *values)))
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
            words = (*parsed.values("FORMAT"), *parsed.values("WORD"))
            value = function(words, None) if function else None
            value = None if value is not None and "\0" in value.shown else value
            values = (value or unknown(f"${word.exact}", f"what is printed into {word.exact} is not known"),)
            shell.assign(word.exact, values)
        return SILENT
    return None


def _test(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    """`test -v a[…]` and `[ a[…] -eq 0 ]` evaluate subscripts."""
    for before, word in zip(argv, argv[1:], strict=False):
        if before.exact == "-v":
            shell.evaluated(word, word.span)
            shell.looked_up(word)
    return SILENT


def _shopt(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    names = frozenset(word.shown for word in parsed.values("NAME"))
    if _given(parsed, "-s"):
        shell.state.options |= names
    elif _given(parsed, "-u"):
        shell.state.options -= names
        if "patsub_replacement" in names:  # the one of those followed that is on at first
            shell.state.options |= {"-patsub_replacement"}
    return None


def _compgen(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    """`compgen -F NAME WORD` calls the function here, as if the word behind `compgen` were completed."""
    completed = parsed.values("NAME")[:1] or (exact(""),)
    for word in parsed.values("-F"):
        shell.invoke((word, exact("compgen"), *completed, exact("")), span)
    return None


def _complete(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    """`complete -F NAME COMMAND` has the function called later, with what is typed then (bash manual, 8.6).

    So it counts as it is here, and as it is when the text ends (`Shell.run`).
    """
    typed = tuple(unknown(f"${place}", "it is what is typed then", span) for place in (2, 3))
    commands = shell.judge.commands
    for word in parsed.values("-F"):
        for name in parsed.values("NAME")[:VARIANTS] or typed[:1]:
            before, call = len(commands), (word, name, *typed)
            if word.exact in shell.state.functions:
                shell.fork(process=True).invoke(call, span)
            ran = {word.exact or "", *(each.argv[0].exact or "" for each in commands[before:] if each.argv)}
            shell.judge.completions.append((call, span, before, frozenset(ran)))
    return None


def _leave(shell: Shell, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]) -> Output | None:
    shell.leave()
    return SILENT


_HANDLERS: dict[str, Handler] = {
    **dict.fromkeys(("break", "continue", "return", "exit", "logout"), _leave),
    "cd": _cd,
    "pushd": _pushd,
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
    "local": _local,
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
    "compgen": _compgen,
    "complete": _complete,
    ":": lambda shell, parsed, argv, span: SILENT,
    "hash": _hash,
}
