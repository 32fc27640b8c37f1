"""One question, one answer: `classify` and `classify_argv`."""

from __future__ import annotations

from riskclass.engine.invoke import Shell
from riskclass.engine.judge import Catalogue, Judge, Stop
from riskclass.engine.places import pattern, project
from riskclass.engine.state import State
from riskclass.model.effects import Effect
from riskclass.model.invocation import Setting
from riskclass.model.limits import TEXT
from riskclass.model.risk import Risk
from riskclass.model.site import NO_SITE, Site
from riskclass.model.text import Hole, Text, exact
from riskclass.model.verdict import Known, Verdict, check_known
from riskclass.rules import grammar, lookup, printer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from riskclass.engine.derive import Call

#: The dialects that are read; text for another shell (PowerShell) is unknown.
SHELLS = ("bash", "sh", "dash", "zsh")
_CATALOGUE = Catalogue(lookup, grammar, printer)
#: Brackets in a text that may need more room than an interpreter gives by itself: some 20 calls for each.
_MAY_BE_DEEP = 40


def classify(
    command: str,
    *,
    shell: str = "bash",
    cwd: str | None = None,
    home: str | None = None,
    env: Mapping[str, str] | None = None,
    context: Sequence[str] = (),
    site: Site | None = None,
) -> Verdict:
    """Judge a command text before it runs.

    Pure: reads no file, environment or clock. What is not given is unknown by value and known by kind: `$HOME` is a
    home directory, `$PWD` a project.

    Args:
        command: what a shell would be given, as with `bash -c`.
        shell: bash, sh (dash) or zsh; text for another is `unknown`.
        cwd, home: absolute paths, where known.
        env: variables that are set, by name.
        context: where it will run, outermost first: `("host:prod-1", "user:root")`.
        site: what a policy adds to the tables, places and classes (`Policy.site`).

    Returns:
        The verdict. Never raises on any str: what cannot be read is `unknown`.

    Raises:
        TypeError: `command` is not a str, or what is known of its setting has another type than said above.
        ValueError: `cwd` or `home` is not absolute, or a context is not `KIND:NAME`: it would count for nothing.
    """
    if not isinstance(command, str):
        raise TypeError(f"a command is a str, not {type(command).__name__}")
    _check(cwd, home, env, context, site)
    known = Known(cwd, home, env, tuple(context), site or NO_SITE, engine)
    if shell not in SHELLS:
        return _refused(command, _unread(shell), known)
    dialect = "sh" if shell == "dash" else shell
    setting = Setting(dialect, context=known.context, pin=(0, len(command)))
    return _judge(command, setting, known, lambda frame: frame.run())


def classify_argv(
    argv: Sequence[str],
    *,
    cwd: str | None = None,
    home: str | None = None,
    env: Mapping[str, str] | None = None,
    context: Sequence[str] = (),
    site: Site | None = None,
) -> Verdict:
    """Judge a program and its arguments, run without a shell. Spans point into `shlex.join(argv)`.

    Raises:
        TypeError: `argv` is a str, or holds something that is not a str.
        TypeError, ValueError: as `classify`, for what is known of the setting.
    """
    if isinstance(argv, str) or not hasattr(argv, "__iter__"):
        raise TypeError("argv is a sequence of str")
    argv = list(argv)
    if not all(isinstance(word, str) for word in argv):
        raise TypeError("argv is a sequence of str")
    _check(cwd, home, env, context, site)
    import shlex

    words: list[Text] = []
    place = 0
    for word in argv:
        quoted = shlex.quote(word)
        words.append(exact(word, (place, place + len(quoted)), place + (quoted != word) if word in quoted else -1))
        place += len(quoted) + 1
    known = Known(cwd, home, env, tuple(context), site or NO_SITE, engine)
    setting = Setting(context=known.context, pin=(0, max(0, place - 1)))
    span = (0, max(0, place - 1))
    if any("\0" in word for word in argv):
        return _refused(" ".join(argv), "a NUL byte cannot be part of an argument", known)
    return _judge("", setting, known, lambda frame: words and frame.invoke(tuple(words), span, plainly=True))


def classify_template(
    text: str,
    holes: Sequence[Hole],
    *,
    shell: str = "bash",
    cwd: str | None = None,
    home: str | None = None,
    env: Mapping[str, str] | None = None,
    context: Sequence[str] = (),
    site: Site | None = None,
) -> Verdict:
    """Judge a script out of a file, into which a tool pastes text before the shell reads it: a CI job, a playbook.

    `chr(MARK + n)` in `text` stands for `holes[n]`: one word or several, of which the hole says what is known. Whether
    code may be pasted is for the caller to say. Functions that are never called count as called, since other files
    call them. Spans are ranges of `text`.
    """
    _check(cwd, home, env, context, site)
    known = Known(cwd, home, env, tuple(context), site or NO_SITE, engine)
    if shell not in SHELLS:
        return _refused(text, _unread(shell), known)
    setting = Setting("sh" if shell == "dash" else shell, context=known.context, pin=(0, len(text)))
    return _judge(text, setting, known, lambda frame: frame.run(), tuple(holes), library=True)


def classify_words(
    words: Sequence[Text],
    holes: Sequence[Hole] = (),
    *,
    cwd: str | None = None,
    home: str | None = None,
    context: Sequence[str] = (),
    site: Site | None = None,
) -> Verdict:
    """Judge a program and its arguments out of a file, run without a shell; holes are as in `classify_template`.

    Spans are what the words say: where each stands in its file.
    """
    _check(cwd, home, None, context, site)
    known = Known(cwd, home, None, tuple(context), site or NO_SITE, engine)
    if not words:
        return Verdict((), known=known)
    span = (words[0].span[0], max(word.span[1] for word in words))
    setting = Setting(context=known.context, pin=span)

    def walk(frame: Shell) -> object:
        return frame.invoke(tuple(map(frame.judge.without_marks, words)), span, plainly=True)

    return _judge("", setting, known, walk, tuple(holes))


def engine() -> str:
    """Which judge this is: version, digest of the rules, versions of the extras that a verdict may depend on."""
    from riskclass.identity import engine_identity

    return engine_identity()


def _check(cwd: object, home: object, env: object, context: object, site: object) -> None:
    """What is known of a setting is the caller's to say rightly."""
    if site is not None and not isinstance(site, Site):
        raise TypeError(f"site is a Site, as Policy.site is, not {type(site).__name__}")
    check_known(cwd, home, env, context)


def _judge(
    text: str,
    setting: Setting,
    known: Known,
    walk: Callable[[Shell], object],
    holes: tuple[Hole, ...] = (),
    library: bool = False,
) -> Verdict:
    """The verdict; where a project's own file adds something, all that holds with it and all that holds without."""
    judge = _walked(text, setting, known, known.site, walk, holes, library)
    effects, commands = judge.effects, judge.commands
    avoidable, judge.avoidable = judge.avoidable, None  # calls know the judge: a cycle would wait for the collector
    if known.site.tighter is not None:
        other = _walked(text, setting, known, known.site.tighter, walk, holes, library)
        other.avoidable = None
        effects = list(dict.fromkeys([*effects, *other.effects]))

    def attempt(verdict: Verdict) -> tuple[str, ...]:
        if avoidable is None or avoidable[0] is not verdict.deciding:
            return ()
        return _safer(verdict, avoidable[1], text, lambda other: _judge(other, setting, known, walk))

    return Verdict(tuple(effects), tuple(commands), attempt if avoidable and text and not holes else None, known)


def _walked(
    text: str,
    setting: Setting,
    known: Known,
    site: Site,
    walk: Callable[[Shell], object],
    holes: tuple[Hole, ...],
    library: bool,
) -> Judge:
    """What was found. A deep text is walked again with room for it, whatever calls the caller is in already.

    One that has what deep texts are made of has that room at once.
    """
    try:
        if text.count("(") + text.count("{") < _MAY_BE_DEEP:
            return _followed(text, setting, known, site, walk, holes, library)
    except RecursionError:
        pass
    from riskclass.model.room import deeper

    return deeper(lambda: _followed(text, setting, known, site, walk, holes, library, again=True))


def _followed(
    text: str,
    setting: Setting,
    known: Known,
    site: Site,
    walk: Callable[[Shell], object],
    holes: tuple[Hole, ...],
    library: bool,
    again: bool = False,
) -> Judge:
    """`holes` are those that `text` has marks for; in a `library`, functions that are never called count."""
    cwd = exact(known.cwd) if known.cwd is not None else None
    home = exact(known.home) if known.home is not None else None
    catalogue = Catalogue(site.lookup(lookup), grammar, printer) if site.tables else _CATALOGUE
    judge = Judge(catalogue, site, project(pattern(cwd, None, home)) if cwd else "", setting.pin[1])
    judge.holes += holes
    state = State(cwd, home)
    for name, value in (known.env or {}).items():
        if name == "IFS":  # which bash never takes from the environment (bash manual, 3.5.7)
            continue
        state.variables[name] = (exact(value),)
        state.exported.add(name)
    frame = Shell(judge, setting, state, text)
    try:
        walk(frame)
        _defined_only(frame, library)
    except Stop as stop:
        judge.stopped(stop, setting)
    except RecursionError:
        if not again:
            raise
        judge.stopped(Stop("nested deeper than can be followed"), setting)
    except Exception as error:  # a bug must never become permission
        judge.muted = False
        because = f"could not be judged: {type(error).__name__}"
        judge.effect(setting, "unparsed", "", because, span=setting.pin, rule="internal")
    if judge.commands and not judge.effects:
        judge.effect(setting, "observe", "", "only observes", span=setting.pin, rule="shell")
    return judge


def _safer(verdict: Verdict, call: Call, text: str, ask: Callable[[str], Verdict]) -> tuple[str, ...]:
    from riskclass.engine.safer import candidates

    answers = [(ask(each).risk_class, each) for each in candidates(call, text, verdict.risk_class is Risk.UNKNOWN)]
    lower = [answer for answer in answers if answer[0] < verdict.risk_class and answer[0] is not Risk.UNKNOWN]
    return tuple(each for _, each in sorted(lower, key=lambda answer: answer[0].rank))


def _defined_only(frame: Shell, library: bool) -> None:
    """Functions that are never called do nothing, unless in a library; what they would run is reported."""
    judge = frame.judge
    try:
        for name in sorted(judge.defined) if judge.defined else ():
            for body in frame.state.functions.get(name) or ():
                if body is not None:
                    node, text, setting = body
                    judge.muted = not library
                    frame.inner(setting.defined(), text, frame.kept()).command(node)
                    judge.muted = False
    except Stop:
        if not judge.muted:
            raise
        judge.muted = False  # what is not called does nothing, whether it is seen to its end or not


def _unread(shell: str) -> str:
    return f"{shell} is not read: {', '.join(SHELLS[:-1])} and {SHELLS[-1]} are"


def _refused(text: str, because: str, known: Known) -> Verdict:
    span = (0, min(len(text), TEXT))
    risk = known.site.classes.get("unparsed")
    effect = Effect("unparsed", "", because, rule="shell/unparsed", span=span, mark=text, risk=risk)
    return Verdict((effect,), known=known)
