"""What an invocation runs in turn: programs, scripts, text in other languages, standard input."""

from __future__ import annotations

from riskclass.engine.output import UNSEEN, glue
from riskclass.engine.places import STDIN, is_whole
from riskclass.engine.show import masked, shown_word
from riskclass.engine.state import State
from riskclass.engine.synopsis import synopsis
from riskclass.model.risk import CLASS_OF, SENTENCES, VERBS, Risk
from riskclass.model.text import Text, exact, unknown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from riskclass.engine.derive import Call
    from riskclass.engine.invoke import Shell
    from riskclass.engine.output import Output
    from riskclass.engine.parsed import Run
    from riskclass.model.invocation import Setting
    from riskclass.model.reading import Finding, Reading

#: Contexts in which neither the environment nor the directory is that of this machine.
_ELSEWHERE = ("host", "guest", "container", "cluster")
_DIALECTS = {"sh": "sh", "dash": "sh", "ash": "sh", "zsh": "zsh"}


def unwrap(call: Call, run: Run) -> None:
    """One piece of code that the table found among the words."""
    call.shell.spend(60 + 3 * len(call.parsed.given))
    setting = call.shell.setting.inside(_title(call, run), call.contexts)
    form = run.form
    if form == "env":
        return
    if form == "argv":
        _invoke(call, setting, run.words)
    elif form == "filled":
        from riskclass.engine.items import filled

        for words in filled(call, run):
            _invoke(call, setting, words)
    elif form == "split":
        _split(call, setting, run)
    elif form == "sh":
        _script(call, setting, glue(run.words, " "), run.args)
    elif form.startswith("@"):
        for word in run.words:
            _file(call, setting, form[1:], word, run.args)
    elif form == "awk":
        _language(call, setting, form, _with_assigned(call, run.words))
    else:
        _language(call, setting, form, run.words)


def _with_assigned(call: Call, words: tuple[Text, ...]) -> tuple[Text, ...]:
    """`awk -v f=/etc/x …`, `awk … f=/etc/x`: paths that a program is given stand in front of it as assignments."""
    given = [word.exact or "" for word in (*call.parsed.values("-v"), *call.parsed.values("FILE"))]
    pairs = [word.partition("=") for word in given if "=" in word and not set(word).isdisjoint("/ ~")]
    known = [
        f'{name}="{value}"' for name, _, value in pairs if name.isidentifier() and not set(value) & {'"', "\\", "\n"}
    ]
    if not known or len(words) != 1:
        return words
    return (glue((exact(f"BEGIN{{{';'.join(known)}}}\n"), words[0])),)


def unwrap_input(call: Call, form: str) -> None:
    """Standard input is read as code: text that is known, text from elsewhere, or a person."""
    texts = call.shell.state.stdin
    setting = call.shell.setting.inside(_title(call, None), call.contexts)
    if form == "names":  # a list that is not known is no code
        _listed(call, setting, exact("-"), "-")
        return
    if texts is None:
        note(call, call.there, "code.interactive", "", SENTENCES["code.interactive"])
        return
    for text in texts:
        words = tuple(word for name in ("ARG", "ARGS") for word in call.parsed.bound.get(name, ()))
        code(call, setting, form, text, _args(form, call.argv[0], words) if words else (), fed=True)


def _args(form: str, name: Text, words: tuple[Text, ...]) -> tuple[Text, ...]:
    """What stands behind code: in a shell its name is $0; a language that knows no arguments takes no more words."""
    return (name, *words) if form == "sh" else words if form == "python" else ()


def code(
    call: Call,
    setting: Setting,
    form: str,
    text: Text,
    args: tuple[Text, ...],
    fed: bool = False,
    beside: str | None = None,
) -> None:
    """Text in a form: a script, or another language. `fed`: it is what standard input holds. `beside`: its folder."""
    if text.exact is None and not any(isinstance(part, str) for part in text.parts):
        hole = text.holes[0]
        if hole.shape == "remote":
            note(call, call.there, "code.remote", masked(text.shown), "runs what comes over the network")
            return
        because = "runs text that is not seen here"
        note(
            call,
            call.there,
            "code.opaque",
            masked(text.shown),
            f"{because}: {hole.because}" if hole.because else because,
        )
    elif form == "sh":
        _script(call, setting, text, args, fed)
    elif form == "argv" or form == "filled":
        note(call, call.there, "code.opaque", masked(text.shown), "runs what it reads")
    else:
        _language(call, setting, form, (text, *args), beside)


def note(
    call: Call,
    setting: Setting,
    kind: str,
    target: str,
    because: str,
    where: str = "",
    whole: bool = False,
    path: str = "",
) -> None:
    """An effect of the code that `call` carries."""
    before, call.setting = call.setting, setting
    call._add(kind, target, because, call.span, where, whole, path)
    call.setting = before


def _title(call: Call, run: Run | None) -> str:
    """`sudo`, `pct exec 132`, `sh -c`: the program, its sub-command, where it leads, the option that carries code."""
    words = [call.program, *call.parsed.path]
    for says, given in call.parsed.said:
        if given is None and says.context:
            for part in says.context.split():
                name = part.partition(":")[2]
                words += [shown_word(word) for word in call.words(name, None)] if name else []
    if run is not None and run.said is not None:
        words.append(run.said.spec.names[0])
    elif run is not None and run.form == "sh" and call.parsed.spec("-c") and call.parsed.values("-c") == ():
        words += ["-c"] if any(given.spec is call.parsed.spec("-c") for given in call.parsed.given) else []
    return " ".join(words)


def _inner_state(call: Call) -> State:
    """What the program that is run gets of variables and directory."""
    if any(context.partition(":")[0] in _ELSEWHERE for context in call.contexts):
        state = State(None, None)
        state.cwd = unknown("$PWD", "the directory there is not known", shape="path")
    else:
        state = call.shell.child()
        state.cwd = call.cwd
        for name in list(state.variables) if call.dropped is None else call.dropped:
            state.variables.pop(name, None)
        if state.functions and (call.dropped is None or call.program == "sudo"):  # sudo(8) hands none on, -E or not
            state.may_lack_functions()
    state.stdin = call.shell.state.stdin
    if state.stdin is not None and (call.program in _ASKING or (call.program == "sudo" and _is_given(call, "-S"))):
        state.stdin = tuple(dict.fromkeys(each for text in state.stdin for each in (text, *_behind_password(text))))
    return state


#: Programs that may take a password from the input of what they run.
_ASKING = ("su", "sshpass", "runuser", "doas")


def _behind_password(text: Text) -> Output:
    """What is left where the first line is taken for a password (sudo(8), -S)."""
    return UNSEEN if text.exact is None else (exact(text.exact.partition("\n")[2]),)


def _invoke(call: Call, setting: Setting, words: tuple[Text, ...]) -> Output:
    frame = call.shell.inner(setting, "", _inner_state(call))
    _environment(call, frame)
    if not words:
        return UNSEEN
    given = call.shell.state.stdin
    out = frame.invoke(words, (words[0].span[0], max(words[0].span[1], words[-1].span[1])), plainly=True)
    call.shell.input_from(frame.state, given)
    return out


def _environment(call: Call, frame: Shell) -> None:
    """NAME=VALUE words of env, sudo and their kin."""
    for words in _environment_words(call):
        for word in words:
            variable = word.prefix.partition("=")[0]
            value = word.cut(len(variable) + 1)
            frame.state.variables[variable] = (value,)
            frame.state.exported |= {variable}
            frame.assigned(variable, (value,))


def _environment_words(call: Call) -> Iterator[tuple[Text, ...]]:
    """What stands in places of the form `:env`, of the synopsis and of options (docker exec -e)."""
    table = call.parsed.chain[-1]
    for source in (table.operands, *(row.operands or "" for row in table.rows)):
        for operand in synopsis(source).operands:
            if operand.form == "env":
                yield call.parsed.bound.get(operand.name, ())
    for given in call.parsed.given:
        for operand in given.spec.value.operands if given.spec.value is not None else ():
            if operand.form == "env":
                yield given.bound.get(operand.name, ())


def _split(call: Call, setting: Setting, run: Run) -> None:
    """env -S: the text becomes words of env's own argv."""
    text = glue(run.words, " ")
    words = None if text.exact is None else _split_words(text.exact)
    if words is None:
        note(call, setting, "code.opaque", masked(text.shown), "the text that becomes a command is not followed")
        return
    found = tuple(exact(word, text.span) for word in words)
    frame = call.shell.inner(setting, "", _inner_state(call))
    frame.invoke((call.argv[0], *found, *run.args), call.span, plainly=True)


#: Escapes that mean a character in words that are not quoted, and in double quotes (env(1), "-S/--split-string").
_SPLIT_ESCAPES = {
    "f": "\f",
    "n": "\n",
    "r": "\r",
    "t": "\t",
    "v": "\v",
    "#": "#",
    "$": "$",
    '"': '"',
    "'": "'",
    "\\": "\\",
}


def _split_words(text: str) -> list[str] | None:
    """The words as env(1) splits them; None for variables, and for what env refuses."""
    words: list[str] = []
    word: str | None = None
    quote = ""
    chars = iter(text)
    for char in chars:
        if char == "\\" and not quote and (following := next(chars, "")) in ("_", "c"):
            words += [word] if word is not None else []
            word = None
            if following == "c":
                return words
        elif char == "\\":
            following = next(chars, "") if quote else following
            if quote == "'":
                word = (word or "") + (following if following in ("\\", "'") else char + following)
            elif following in _SPLIT_ESCAPES or (quote and following == "_"):
                word = (word or "") + _SPLIT_ESCAPES.get(following, " ")
            else:
                return None
        elif char == quote:
            quote = ""
        elif not quote and char in "'\"":
            quote, word = char, word or ""
        elif not quote and char in " \t\n\v\f\r":
            words += [word] if word is not None else []
            word = None
        elif char == "$" and quote != "'":
            return None
        elif char == "#" and word is None:
            return words
        else:
            word = (word or "") + char
    if quote:
        return None
    return words if word is None else [*words, word]


def _script(call: Call, setting: Setting, text: Text, args: tuple[Text, ...], fed: bool = False) -> None:
    dialect = _DIALECTS.get(call.program, "bash")
    frame = call.shell.inner(setting.of_text(dialect, text), call.shell.judge.with_marks(text), _inner_state(call))
    _environment(call, frame)
    frame.state.positional = (args if args else (exact(dialect),),)
    frame.reads_itself = fed
    if dialect == "bash":
        _shopt(call, frame)
    if frame.state.functions and (dialect != "bash" or _is_given(call, "-p")):
        frame.state.may_lack_functions()
    frame.opaque_holes(text, setting, call.program == "bash")
    before, given = len(frame.judge.effects), call.shell.state.stdin
    frame.run()
    if not fed:
        call.shell.input_from(frame.state, given)
    if len(frame.judge.effects) == before:
        call.kinds.add("code") if frame.judge.effects else call._observes()


#: Options of a shell that are followed, as `set` knows them.
_LETTERS = {"-a": "allexport", "-f": "noglob", "-k": "keyword", "-x": "xtrace", "--posix": "posix"}


def _shopt(call: Call, frame: Shell) -> None:
    """`bash -O NAME`, `bash -o NAME`, `bash -k`: what the shell begins with, where that is sure."""
    for given in call.parsed.given:
        name = given.spec.names[0]
        if given.sure and name in ("-O", "+O", "-o", "+o"):
            names = {word.exact for word in given.words if word.exact is not None}
            options = frame.state.options
            frame.state.options = options | names if name[0] == "-" else options - names
        elif given.sure and name in _LETTERS:
            frame.state.options |= {_LETTERS[name]}
    frame.patterns = frame.extglob


def _is_given(call: Call, name: str) -> bool:
    return any(name in given.spec.names for given in call.parsed.given)


def _file(call: Call, setting: Setting, form: str, word: Text, args: tuple[Text, ...]) -> None:
    """A file that holds code: one that this text wrote is read, a project's is what the project says."""
    path = call.shell.path(word, call.cwd)
    if form == "names":
        _listed(call, setting, word, path)
        return
    if word.exact == "-" or path in STDIN:
        unwrap_input(call, form)
        return
    written = call.shell.state.files.get(path)
    if written is not None:
        for text in written:
            code(call, setting, form, text, _args(form, word, args), beside=path.rpartition("/")[0])
        return
    if path == "/dev/null":
        call._observes()
        return
    kind = "code.project" if call.shell.judge.place(path) in ("project", "cache") else "code.opaque"
    note(call, call.setting, kind, masked(word.shown), f"runs the code in {masked(word.shown)}, which is not read")


def _listed(call: Call, setting: Setting, word: Text, path: str) -> None:
    """A list of files that the program reads, where this text wrote it or feeds it."""
    fed = word.exact == "-" or path in STDIN
    for text in (call.shell.state.stdin if fed else call.shell.state.files.get(path)) or ():
        if any(isinstance(part, str) for part in text.parts):
            _language(call, setting, "names", (text,))


def _language(call: Call, setting: Setting, form: str, words: tuple[Text, ...], beside: str | None = None) -> None:
    if call.shell.judge.planted and form in ("python", "python_module"):
        from riskclass.engine.planted import imported

        imported(call, setting, form, words, beside)
    reader = call.shell.judge.catalogue.grammar(form)
    if reader is None:
        note(call, call.setting, "code.opaque", masked(words[0].shown)[:60], f"runs {form} code, which is not read")
        return
    reading = call.shell.judge.reading(form, words, reader)
    before = call.setting
    call.setting = call.there if call.on_hosts else before
    for finding in reading.findings:
        _finding(call, finding)
    call.setting = before
    if reading.runs:  # each may be fed by the program itself: awk's `print | "sh"`
        stdin = call.shell.state.stdin
        call.shell.with_input(None if stdin is None else stdin + UNSEEN, lambda: _run(call, setting, reading))
    if not reading.runs and not call.kinds:
        call._observes()


def _run(call: Call, setting: Setting, reading: Reading) -> Output:
    before = call.cwd
    for base in _bases(call):
        call.cwd = base
        for form, words in reading.runs:
            if form == "argv":
                _invoke(call, setting, words)
            elif form.startswith("@"):
                _file(call, setting, form[1:], words[0], words[1:])
            else:
                code(call, setting, form, words[0], words[1:])
    call.cwd = before
    return UNSEEN


def _finding(call: Call, finding: Finding) -> None:
    verb = finding.kind.removeprefix("fs.")
    file = finding.target
    if file is None and finding.kind in VERBS:  # INFILE ''
        file = unknown("", "which file is not known")
    if finding.kind == "cd" and file is not None:
        call.moved = file if file.prefix[:1] in ("/", "~") else glue((call.moved or call.cwd or exact("."), file), "/")
        return
    if verb in VERBS and file is not None:
        for path in dict.fromkeys(call.shell.path(file, base, verb) for base in _bases(call)):
            _touched(call, finding, verb, file, path)
        return
    if verb in VERBS and verb != "read":  # which files is not known
        call.shell.state.files.clear()
    target = masked(finding.target.shown) if finding.target is not None else ""
    note(call, call.setting, finding.kind, target[:80], finding.because or SENTENCES[finding.kind])


def _bases(call: Call) -> tuple[Text | None, ...]:
    """Where relative names may start: a client's `cd` counts beside the folder that it began in, whichever is worse."""
    return (call.cwd,) if call.moved is None else (call.cwd, call.moved)


def _touched(call: Call, finding: Finding, verb: str, file: Text, path: str) -> None:
    for where, kind in call.shell.judge.kinds(path, call.shell.judge.place(path, verb), verb):
        if kind == "-":
            continue
        whole = CLASS_OF[kind] is Risk.DESTRUCTIVE and verb == "delete" and is_whole(path)
        because = finding.because or SENTENCES[kind]
        note(call, call.setting, kind, masked(file.shown), because, where, whole, path)
        if verb not in ("read", "attributes"):
            call._wrote(verb, path, where)
