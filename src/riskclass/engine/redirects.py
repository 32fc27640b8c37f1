"""Redirections: what is fed, and what is written where."""

from __future__ import annotations

from riskclass.engine.output import SILENT, UNSEEN, either, mixed, then
from riskclass.engine.places import DESCRIPTORS, STDIN, is_whole, normal
from riskclass.engine.show import holds_secret, masked, shown_word
from riskclass.engine.written import wrote
from riskclass.model.risk import PLACES, SENTENCES
from riskclass.model.text import Text, exact, unknown
from riskclass.shell.nodes import Literal, Quoted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from riskclass.engine.invoke import Shell
    from riskclass.engine.output import Output
    from riskclass.model.invocation import Input
    from riskclass.shell import nodes

    #: A file that is written: the operator, its name, where that stands, and whether standard output goes there.
    Sink = tuple[str, Text, tuple[int, int], bool]

_WRITES = {">": "write", ">|": "write", "&>": "write", ">>": "append", "&>>": "append", "<>": "write", ">&": "write"}


def _may_match(word: nodes.Word) -> bool:
    """Whether it is a pattern for the names of files, and nothing in it runs."""
    return word.plain is None and all(isinstance(part, (Literal, Quoted)) for part in word.parts)


class Redirections:
    """The redirections of one command."""

    def __init__(self, shell: Shell, redirects: tuple[nodes.Redirect, ...]) -> None:
        self.shell = shell
        self.feed: Input = shell.state.stdin
        self.sinks: list[Sink] = []
        self.leads: dict[str, Sink | str | None] = {}  # descriptor → what it is here: a file, or a descriptor outside
        self.secrets: list[tuple[Text, tuple[int, int]]] = []
        self.reads: list[str] = []  # paths that it is fed from, and how they are written
        self.fed_by: list[str] = []
        self.may_fail = False  # a file that cannot be opened: the command does not run
        self.connections: list[tuple[Text, tuple[int, int], str, bool]] = []  # the last: it gets standard output alone
        self.fd = ""  # of the one that is read, without leading zeros
        self.connected: set[str] = set()  # the descriptors that are one
        for redirect in redirects:
            self._take(redirect)

    def around(self, body: Callable[[], Output], simple: bool, sets: bool) -> Output:
        if not simple:  # a loop, or `$(< key)`
            self._show_secrets()
        stdout = [sink for sink in self.sinks if sink[3]]
        before = self.shell.piped
        fed = self.shell.fed
        self.shell.piped = before or bool(stdout) or bool(self.connections)
        self.shell.fed = fed or (simple and self.feed is not self.shell.state.stdin)
        judge = self.shell.judge
        since = len(judge.effects)
        skipped = self.shell.kept() if self.may_fail and sets else None
        diverted, judge.diverted = judge.diverted, {}
        if self.may_fail:
            self.shell.may_complain((*(sink[1] for sink in self.sinks), *map(exact, self.reads)))
        if self.feed is self.shell.state.stdin:  # what is read of it stays read
            out = body()
        else:
            out = self.shell.with_input(self.feed, body)
        if skipped is not None and not self.shell.keeps_redirections:
            self.shell.meet(skipped)
        if self.may_fail and self.shell.piped and not stdout and UNSEEN[0] not in out:
            out = either(out, SILENT)
        printed, judge.diverted = judge.diverted, diverted
        self.shell.piped, self.shell.fed = before, fed
        return self.behind(out, printed, since, simple)

    def behind(self, out: Output, printed: dict[str, Output], since: int, simple: bool) -> Output:
        """What the files get, and what is left to print, of what the command printed to each descriptor."""
        for target, span, command, alone in self.connections:
            self._send(target, span, command, out, alone)
        if self.shell.keeps_redirections:  # exec < f
            self._keep()
        printed["1"] = out
        if "xtrace" in self.shell.state.options:
            printed.setdefault("2", UNSEEN)
        for sink in self.sinks:
            self._write(sink, self._content(sink, printed, simple), since)
        return self._left(printed)

    def _keep(self) -> None:
        """`exec < f`, `exec 2>&1`: for all that follows."""
        self._show_secrets()
        shell = self.shell
        shell.state.stdin, shell.fed = self.feed, self.feed is not None
        shell.keeps_redirections = False
        shell.state.options |= {f"{fd}>&1" for fd, end in self.leads.items() if end == "1"}
        shell.state.options |= {f"{fd}<>net" for fd in self.connected}

    def _content(self, sink: Sink, printed: dict[str, Output], simple: bool) -> Output:
        """What goes into a file. Messages of programs are not known; a builtin that prints nothing has none."""
        texts = [text for fd, text in printed.items() if self.leads.get(fd) is sink]
        if len(texts) == 1 or sink[3]:
            return texts[0] if len(texts) == 1 else mixed(texts or [printed["1"]])
        if simple and all(text.exact == "" for text in printed["1"]):
            return SILENT
        return UNSEEN

    def _left(self, printed: dict[str, Output]) -> Output:
        """What is printed to the outside: returned, or noted where it goes to another descriptor than 1."""
        if not self.leads and len(printed) == 1:
            return printed["1"]
        texts: list[Output] = []
        options = self.shell.state.options
        for fd, text in printed.items():
            end = self.leads.get(fd, fd)
            if end == "1" or (isinstance(end, str) and f"{end}>&1" in options):
                texts.append(text)
            elif isinstance(end, str) and self.shell.piped:
                self.shell.judge.divert(end, text)
        if self.leads.get("2") == "1" and all(text == SILENT for text in printed.values()):
            return UNSEEN  # it may complain
        return mixed(texts)

    def _show_secrets(self) -> None:
        """Who reads them is not followed."""
        for target, span in self.secrets:
            command = f"< {shown_word(target)}"
            self._effect("secret.read", target, SENTENCES["secret.read"], span, command, "secret")

    def _take(self, redirect: nodes.Redirect) -> None:
        self.shell.spend(50)
        self.fd = redirect.fd if len(redirect.fd) < 2 else _number(redirect.fd)
        span = self.shell.setting.span(redirect.start, redirect.end)
        operator = redirect.operator
        if redirect.here_document is not None:
            texts = tuple(self.shell.one(redirect.here_document.body))
            self._fed(texts)
            return
        targets = self.shell.one(redirect.target)
        # each of several names (zshmisc(1), "Multios"), or the one that a pattern matches
        if operator != "<<<" and (self.shell.zsh or _may_match(redirect.target)):
            targets = [each for fields in self.shell.words(redirect.target) for each in fields] or targets
        if operator == "<<<":
            self._fed(tuple(then((text,), _NEWLINE)[0] for text in targets))
            return
        for target in targets:
            self._one(operator, target, span)

    def _fed(self, texts: Output) -> None:
        if self.fd in ("", "0"):
            self.feed = texts

    def _one(self, operator: str, target: Text, span: tuple[int, int]) -> None:
        value = target.exact
        if self.fd[:1] == "{" and value != "-" and self.fd[1:-1].isidentifier():
            number = unknown(f"${self.fd[1:-1]}", "it is a descriptor", shape="number")
            self.shell.assign(self.fd[1:-1], (number,))
        if operator in (">&", "<&") and value is not None and (value == "-" or value.rstrip("-").isdigit()):
            self._copies(self.fd or ("1" if operator == ">&" else "0"), _number(value.rstrip("-")))
            return
        if operator in (">&", "<&") and value is None and _is_descriptor(target):
            if operator == "<&" and self.fd in ("", "0"):
                self.feed = UNSEEN
            return
        if target.prefix.startswith(("/dev/tcp/", "/dev/udp/")):
            self._network(operator, target, span)
        elif operator in ("<", "<&"):
            self._read(target, span)
        elif operator in _WRITES and (end := self._descriptor(target)):
            self._leads(self.fd or "1", end, both=operator in ("&>", "&>>", ">&"))
        elif operator in _WRITES:
            self.may_fail = self.may_fail or value != "/dev/null"
            sink = operator, target, span, self.fd in ("", "1") or operator in ("&>", "&>>")
            self.sinks.append(sink)
            self.leads[self.fd or "1"] = sink
            if operator in ("&>", "&>>", ">&"):
                self.leads["2"] = sink
            if operator == "<>":
                self._read(target, span)

    def _copies(self, fd: str, other: str) -> None:
        """`2>&1`, `0>&1`: either sign copies a descriptor (bash manual, 3.6.8); an empty `other`: it is closed."""
        self._leads(fd, other)
        if other in self.connected or f"{other}<>net" in self.shell.state.options:
            self.connected.add(fd)
            if fd == "0":
                self.feed = _REMOTE
        elif fd == "0" and other not in ("", "0"):
            self.feed = UNSEEN
            self.shell.loses_input()  # which the other may be
        elif other == "0" and fd != "0":
            self.shell.loses_input()  # by another number

    def _leads(self, fd: str, other: str, both: bool = False) -> None:
        """`>/dev/stdout` is `>&1` (bash manual, 3.6)."""
        self.leads[fd] = self.leads.get(other, other) or None
        if both:
            self.leads["2"] = self.leads[fd]

    def _descriptor(self, target: Text) -> str:
        """The descriptor that a path names, unless it is a process substitution."""
        path = target.exact or ""
        if not path.startswith(("/dev/", "/proc/")) or path in self.shell.state.files:
            return ""
        return DESCRIPTORS.get(normal(path).replace("/proc/self/fd/", "/dev/fd/"), "")

    def _network(self, operator: str, target: Text, span: tuple[int, int]) -> None:
        """bash opens these names as connections (bash manual, 3.6); a shell behind one is a way in."""
        command = f"{operator} {shown_word(target)}"
        fd = self.fd or ("0" if operator in ("<", "<>") else "1")
        self.connected.update(("1", "2") if operator in (">&", "&>") else (fd,))
        if operator in ("<", "<>"):
            self._fed(_REMOTE)
        if operator == "<":
            self._effect("net.query", target, SENTENCES["net.query"], span, command, "")
        else:
            alone = operator in (">", ">|", ">>") and self.fd in ("", "1")
            self.connections.append((target, span, command, alone))
        if operator in (">&", "&>"):  # both outputs of a command
            because = "connects a command's output to another host"
            self._effect("net.tunnel", target, because, span, command, "")

    def _send(self, target: Text, span: tuple[int, int], command: str, out: Output, alone: bool) -> None:
        """Nothing, or an empty line, only asks whether someone listens, as `nc -z` does."""
        asks = alone and "1" not in self.leads.values() and all(text.exact in ("", "\n") for text in out)
        keeps = self.shell.keeps_redirections and not self.shell.only_opens
        asks = asks or (self.shell.keeps_redirections and not keeps)
        kind = "net.query" if asks else "net.send" if all(not text.holes for text in out) else "net.upload"
        because = "opens a connection; what is sent there is not followed" if keeps else ""
        self._effect(kind, target, because or SENTENCES[kind], span, command, "")

    def _read(self, target: Text, span: tuple[int, int]) -> None:
        path = self.shell.path(target)
        secret = PLACES[self.shell.judge.place(path)][0] == "secret.read"
        if secret and self.fd in ("", "0"):
            self.secrets.append((target, span))
        elif secret:  # who reads another descriptor is not followed
            command = f"{self.fd}< {shown_word(target)}"
            self._effect("secret.read", target, SENTENCES["secret.read"], span, command, "secret")
        if self.fd in ("", "0"):
            self.reads.append(path)
            self.fed_by.append(masked(target.shown))
            known = self.shell.state.files.get(path)
            self.may_fail = self.may_fail or (known is None and path not in STDIN and path != "/dev/null")
            if path not in STDIN:  # which is what it is fed already
                self.feed = None if path == "/dev/tty" else known or (_content(target, secret),)
            if path == "/dev/null":
                self.feed = SILENT

    def _write(self, sink: Sink, out: Output, since: int) -> None:
        operator, target, span, _ = sink
        if target.exact == "/dev/null" and not self.shell.judge.links.made:
            return
        path = self.shell.path(target)
        self.shell.spend(20)
        verb = _WRITES[operator]
        where = self.shell.judge.place(path, verb)
        if operator in (">", ">|", "&>", ">&") and self._is_read(target, path, since):
            out = SILENT  # `sort f > f`: it is emptied first
        if operator in (">", ">|", "&>", ">&") and all(text.exact == "" for text in out):
            verb = "truncate"
        command = f"{operator} {shown_word(target)}"
        for place, kind in self.shell.judge.kinds(path, where, verb):
            if kind == "-":
                return
            because = "empties the file" if verb == "truncate" and kind == "fs.truncate" else _because(kind, place)
            whole = kind != "fs.write" and place in ("device", "unknown") and is_whole(path)
            self._effect(kind, target, because, span, command, place, whole=whole, path=path)
        for source in {hole.source for text in out for hole in text.holes if holds_secret(hole.source)}:
            if kind != "credential.store":
                because = f"copies the secret {source} into an ordinary file"
                self._effect("secret.read", target, because, span, command, where)
        if any(hole.shape == "endless" for text in out for hole in text.holes):
            self._effect("host.load", target, "fills the disk", span, command, where)
        wrote(self.shell, path, where, verb, out, command)

    def _is_read(self, target: Text, path: str, since: int) -> bool:
        """Whether the command reads the very file that it writes; two names that are not known are not the same."""
        effects = self.shell.judge.effects[since:]
        self.shell.spend(len(effects))
        marks = {*self.reads, *(each.mark for each in effects if each.kind == "fs.read")}
        if path not in marks:
            return False
        same = {*self.fed_by, *(each.target for each in effects if each.kind == "fs.read")}
        return not any(sign in path for sign in "?*=") or masked(target.shown) in same

    def _effect(
        self,
        kind: str,
        target: Text,
        because: str,
        span: tuple[int, int],
        command: str,
        where: str,
        whole: bool = False,
        path: str = "",
    ) -> None:
        self.shell.judge.effect(
            self.shell.setting,
            kind,
            masked(target.shown),
            because,
            span=span,
            rule="redirect",
            place=where,
            command=command,
            whole=whole,
            mark=path,
        )


def _number(fd: str) -> str:
    """`00` is 0."""
    return fd.lstrip("0") or fd[:1] if fd.isdigit() else fd


def _is_descriptor(target: Text) -> bool:
    """`>&"${COPROC[1]}"`, `>&$fd-`: a number, though not which."""
    return all(part == "-" if isinstance(part, str) else part.shape == "number" for part in target.parts)


def _because(kind: str, where: str) -> str:
    return f"{SENTENCES[kind]}, {_AT[where]}" if where in _AT else SENTENCES[kind]


_AT = {
    "start-up": "a place that runs later",
    "vital": "a vital file",
    "secret": "a secret place",
    "guard": "a guard's own settings",
    "access": "which decides who and what is let in",
}
_NEWLINE: Output = (Text(("\n",)),)
_REMOTE: Output = (unknown("/dev/tcp", "it comes over the network", shape="remote", many=True),)


def _content(target: Text, secret: bool) -> Text:
    """Whether a secret that is fed is shown depends on what reads it (engine.derive)."""
    shape = "secret" if secret else "any"
    return unknown(f"<{target.shown}", f"what {target.shown} holds is not seen here", shape=shape, many=True)
