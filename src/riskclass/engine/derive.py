"""An invocation, read by its table → effects; what it runs goes to engine.unwrap."""

from __future__ import annotations

from riskclass.engine.output import SILENT, UNSEEN, either, glue, shaped
from riskclass.engine.places import BINS, DESCRIPTORS, PLAIN, SPECIAL, holds_secrets, is_whole, pattern
from riskclass.engine.show import holds_secret, masked, shown
from riskclass.model.risk import CLASS_OF, SENTENCES, VERBS, Risk
from riskclass.model.text import FREE, SHAPES, Hole, Text, exact, is_plain, unknown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from riskclass.engine.invoke import Shell
    from riskclass.engine.output import Output
    from riskclass.engine.parsed import Given, Parsed, Problem, Run
    from riskclass.model.invocation import Setting
    from riskclass.model.tables import Says, Table

_VERBS = {f"fs.{verb}": verb for verb in VERBS}
_MOVERS = ("mv", "gmv")
_COPIERS = ("cp", "gcp")
#: What these do themselves, they do on the hosts that they name.
_ON_HOSTS = ("ansible", "salt", "salt-ssh")
#: Programs that make new names of the old by a rule.
_RENAMERS = ("rename", "prename", "file-rename", "rename.ul", "mmv", "convmv", "detox", "vidir")
_NODES = ("mknod", "gmknod")
_LINKERS = ("ln", "gln", "link", "glink", *_NODES)
#: Sandboxes that show a command a folder at another place, and the options that do.
_BINDERS = {
    "bwrap": ("--bind", "--bind-try", "--dev-bind", "--dev-bind-try", "--ro-bind", "--ro-bind-try"),
    "firejail": ("--bind",),
}
#: What programs print (`prints=`) of files, and of their input where none is named.
OF_FILES = frozenset("base64 cut grep head lines rev sed sort tac tail xxd".split())
#: What another name of grep stands for; those for packed files, and rgrep, are not followed.
_DIALECTS = {"egrep": "-E", "gegrep": "-E", "fgrep": "-F", "gfgrep": "-F"}
#: Patterns that every line fits.
_ANYTHING = frozenset(("", ".", "^", "$", ".*", "^.*", "^.*$", ".*$"))
#: Options that some program takes settings from as it does from a variable (engine.settings).
NAME_SETTINGS = frozenset(
    "--kubeconfig --kuberc --registry-config --repository-config --config-file --config --git-dir --use-yarnrc "
    "--homedir --config-dir --inventory".split()
)
#: Programs that print their words: a secret variable among them is shown.
_PRINTERS = ("echo", "printf")


#: What strings of tables mean, read once.
_NAMES: dict[str, tuple[tuple[str, bool], ...]] = {}
_EFFECTS: dict[str, tuple[tuple[str, str], ...]] = {}


def _is_stdin(says: Says, given: Given) -> bool:
    """Whether an option that may name standard input does: `git commit -F -`."""
    return "|-" in says.reads and any(word.exact == "-" for word in given.words)


def _names(objects: str) -> tuple[tuple[str, bool], ...]:
    """`FILE|- -o`: each name, and whether a word `-` is left out."""
    found = _NAMES.get(objects)
    if found is None:
        found = _NAMES[objects] = tuple((name.removesuffix("|-"), name.endswith("|-")) for name in objects.split())
    return found


def _effects(does: str) -> tuple[tuple[str, str], ...]:
    """`net.query HOST, observe`: kinds and their objects."""
    found = _EFFECTS.get(does)
    if found is None:
        parts = (part.strip().partition(" ") for part in does.split(","))
        found = _EFFECTS[does] = tuple((kind, objects) for kind, _, objects in parts)
    return found


class Call:
    """One reading of one invocation."""

    __slots__ = (
        "_marks",
        "_shown",
        "argv",
        "contexts",
        "count",
        "cwd",
        "dropped",
        "kinds",
        "moved",
        "parsed",
        "program",
        "setting",
        "shell",
        "span",
        "table",
    )

    def __init__(
        self, shell: Shell, program: str, table: Table, parsed: Parsed, argv: tuple[Text, ...], span: tuple[int, int]
    ) -> None:
        self.shell = shell
        self.program = program
        self.table = table
        self.parsed = parsed
        self.argv = argv
        self.span = span
        self.setting = shell.setting
        self.cwd = shell.state.cwd
        self.moved: Text | None = None  # where its own commands have gone (`\\cd`, `lcd`)
        self.contexts: tuple[str, ...] = ()
        self.dropped: set[str] | None = set()  # variables that what is run does not get; None: all
        self.kinds: set[str] = set()
        self._shown = ""
        self._marks: dict[bool, str] = {}

    def effects(self) -> Output:
        """Everything the table says of it, then what it runs; returns what it prints."""
        parsed = self.parsed
        said = parsed.said
        fed = False
        for says, given in said:
            if says.context or says.cwd or says.env:
                self._place_and_context(says, given)
            fed = fed or says.stdin != "" or says.runs != ""
        for level in parsed.levels:
            if level.led:
                self._led(level.led)
        for problem in parsed.problems:
            self._problem(problem)
        if not (parsed.ends or NAME_SETTINGS.isdisjoint(parsed.by_name)):
            from riskclass.engine.settings import by_options

            by_options(self)
        if self.shell.judge.planted and not parsed.ends:
            from riskclass.engine.settings import by_files

            by_files(self)
        for says, given in said:
            if not parsed.inert:
                if says.reads or says.writes or says.deletes:
                    self._paths(says, given)
                if says.does:
                    self._does(says, given)
            elif given is not None or says in parsed.by_options or not parsed.ends:
                self._beside(says, given)
        if self.program in _MOVERS or (self.program in _COPIERS and self._has("-l", "-s")):
            self._moved()
        if self.program in _LINKERS or (self.program == "mount" and self._binds()):
            self._linked()
        if parsed.doubtful:
            self._doubtful()
        if self.shell.fed:
            self._fed_secret(said)
        if self.kinds or self.program in _PRINTERS or self.shell.state.options:
            self._secrets()
        if parsed.runs or fed:
            (self._runs_bound if self.program in _BINDERS else self._runs)(said)
        elif not self.kinds:
            self._observes()
        return self._prints(said) if self.shell.piped else UNSEEN  # else nobody reads it here

    def _problem(self, problem: Problem) -> None:
        from riskclass.engine.meant import meant

        because = problem.because.replace(problem.word.shown, masked(problem.word.shown))
        self._add(problem.kind, problem.word.shown, because + meant(self, problem), problem.word.span)

    def _beside(self, says: Says, given: Given | None) -> None:
        """What an option brings though the rest is inert: code, files, a secret; beside --help code and files.

        Many tools open the file that an option names before they come to --help (psql, curl, gpg, fio, tried). Of a row
        about operands only code counts: `git fetch --dry-run ext::x` runs it.
        """
        stays = ["code.injected"] if given is None else ["code.injected", "fs.append"]
        # A list, or a text, that is read shows its wrong lines in a trial too (restic, nft, tried).
        shows = says.reads != "" and not says.deletes and not self.parsed.ends
        if given is not None and given.words and (says.writes or shows):
            self._paths(says, given)
        if not self.parsed.ends and (given is not None or says in self.parsed.by_options):
            stays.append("secret.read")
            if given is not None and given.words:
                stays += ["code.", "net.send", "net.upload"]
        if says.does.startswith(tuple(stays)):
            self._does(says, given)

    def _doubtful(self) -> None:
        """Words that may be options count where an option may bring more than is found already."""
        found = max((CLASS_OF[kind] for kind in self.kinds), default=Risk.READ_ONLY)
        if found < self.parsed.levels[-1].worst or self.shell.judge.site.classes:
            for each in self.parsed.doubtful[:20]:
                self._add(each.kind, each.word.shown, each.because, each.word.span)

    # -- where --

    def _place_and_context(self, says: Says, given: Given | None) -> None:
        if says.env == "none":
            self.dropped = None
        elif says.env and self.dropped is not None:
            self.dropped |= {word.shown for word in self.words(says.env, given)}
        if says.cwd == "elsewhere":
            self.cwd = unknown("$PWD", "the directory there is not known", shape="path")
        elif says.cwd:
            for word in self.words(says.cwd, given):
                path = self.shell.path(word, self.cwd)
                self.cwd = word if word.prefix[:1] in ("/", "~") or not word.parts else _under(self.cwd, word, path)
        contexts = tuple(self._contexts(says, given))
        if given is None:
            self.contexts += contexts
        else:  # an option says where the tool itself acts: outermost
            self._act_in(contexts)

    def _act_in(self, contexts: tuple[str, ...]) -> None:
        self.contexts = contexts + self.contexts
        self.setting = self.setting.within(contexts)

    def _led(self, led: tuple[str, ...]) -> None:
        """`DOCKER_HOST=ssh://h docker …`: a variable leads there, unless an option leads elsewhere."""
        options = [says.context.partition(":")[0] for says, given in self.parsed.said if given is not None]
        for context in led:
            label, _, names = context.partition(":")
            for name in names.split("|$")[1:] if label not in options else ():
                values = [word for word in self.shell.state.variables.get(name, ()) if word is not None]
                self._act_in(tuple(f"{label}:{masked(word.shown)}" for word in values if word.exact != ""))

    @property
    def on_hosts(self) -> bool:
        return self.program in _ON_HOSTS

    @property
    def there(self) -> Setting:
        """The setting of a session, and of what a tool does itself on the hosts that its operands name."""
        return self.shell.setting.within(self.contexts)

    def _contexts(self, says: Says, given: Given | None) -> Iterator[str]:
        for part in says.context.split():
            label, _, name = part.partition("|")[0].partition(":")
            name, _, key = name.partition("=")
            found = self.words(name, given) if name else ()
            if key:
                found = tuple(behind for word in found for behind in _behind(word, key))
            if name[:1] == "'":  # that very name
                yield f"{label}:{name[1:-1]}"
            elif found or not name:
                yield f"{label}:{' '.join(masked(word.shown) for word in found)}" if name else label

    def words(self, objects: str, given: Given | None) -> tuple[Text, ...]:
        """The words that OBJECTS stand for: operands, options by a spelling, VALUE, cwd; `X|-` leaves `-` out."""
        found: list[Text] = []
        for name, dash in _names(objects):
            for word in self._named(name, given):
                if not (dash and word.exact == "-"):
                    found.append(word)
        return tuple(found)

    def _named(self, name: str, given: Given | None) -> tuple[Text, ...]:
        if given is not None and (name == "VALUE" or name in given.bound):
            return given.words if name == "VALUE" else given.bound[name]
        if name == "cwd":
            return (self.cwd if self.cwd is not None else exact(".", self.argv[0].span),)
        if name == "fed":  # all of it, known or not
            return (self.shell.state.stdin or ()) if self.shell.fed else ()
        if name == "stdin":  # what it is fed, and the text does not show
            fed = (self.shell.state.stdin or ()) if self.shell.fed else ()
            return tuple(text for text in fed if any(type(hole) is Hole for hole in text.holes))
        return self.parsed.values(name)

    # -- effects --

    def _paths(self, says: Says, given: Given | None) -> None:
        for verb, objects in (("read", says.reads), ("write", says.writes), ("delete", says.deletes)):
            if not objects:
                continue
            for name, dash in _NAMES.get(objects) or _names(objects):
                words = self.parsed.bound.get(name) if given is None else None
                if words is None:
                    words = self._named(name, given) if name != "stdin" else ()  # what is fed: `_fed_secret`
                empties = verb == "write" and self.shell.state.stdin == SILENT and self._copies()
                for word in words:
                    if not (dash and word.exact == "-"):
                        self._path("truncate" if empties else verb, word, says)
            if verb == "write" and "DEST" in objects:
                self._into(says)
            elif verb == "write" and objects == "cwd":
                self._fetched(says)

    def _path(self, verb: str, word: Text, says: Says) -> None:
        if word.exact == "":  # names no file (path_resolution(7))
            return
        path = self.shell.path(word, self._base(word), verb)
        place = self.shell.judge.place(path, verb)
        if verb == "read" and place in PLAIN and self._prints_tree(word, path):
            place = "secret"
        for where, kind in self.shell.judge.kinds(path, place, verb):
            self._at(verb, word, says, path, where, kind)

    def _prints_tree(self, word: Text, path: str) -> bool:
        """`grep -r . /etc`, `find ~ -exec cat {} +`: all of a tree in which secrets lie. A pattern makes it a look."""
        looked = [each.exact for each in (*self.parsed.values("PATTERN"), *self.parsed.values("-e"))]
        if not looked and not path.endswith("/*"):
            return False
        if (looked and _ANYTHING.isdisjoint(looked)) or any(says.writes for says, _ in self.parsed.said):
            return False
        if looked and not path.endswith("/*") and self.shell.judge.place(f"{path}/*") == "secret":
            return True
        found = path.endswith("/*") and any(hole.source == "{}" for hole in word.holes)
        return (found or bool(looked)) and holds_secrets(path)

    def _base(self, word: Text) -> Text | None:
        """What a word is relative to; the directory itself, as a word, is whole."""
        return exact(".") if word is self.cwd else self.cwd

    def _at(self, verb: str, word: Text, says: Says, path: str, where: str, kind: str) -> None:
        if where == "unknown" and self.shell.judge.links.mounted and self.shell.judge.brought(path, verb):
            path = f"?{path}"
        if kind == "-":
            if self.shell.piped and verb in ("write", "append") and path in DESCRIPTORS:
                self._prints_to(DESCRIPTORS[path])
            return
        whole = says.whole or (CLASS_OF[kind] is Risk.DESTRUCTIVE and is_whole(path))
        because = says.because or (
            "deletes scratch files" if kind == "fs.scratch" and verb == "delete" else SENTENCES[kind]
        )
        if says.because and kind not in (f"fs.{verb}", "fs.write", "fs.scratch"):
            because = f"{says.because}, which {SENTENCES[kind]}"
        self._add(kind, word.shown, because, word.span, where, whole, path)
        if verb in ("write", "append", "create") or (verb == "truncate" and self._copies()):
            self._wrote(verb, path, where)

    def _prints_to(self, descriptor: str) -> None:
        """`tee /dev/stderr`: a descriptor that a program opens by name."""
        same = self._copies()
        if descriptor != "1":
            self.shell.judge.divert(descriptor, (self.shell.state.stdin if same else None) or UNSEEN)

    def _moved(self) -> None:
        """What was moved into a scratch place is no scratch: `mv /srv/db /tmp/db && rm -rf /tmp/db`."""
        home = self.shell.state.home
        sources = self.parsed.values("SOURCE")
        self.shell.spend(80 * len(sources))
        place = self.shell.judge.place
        if all(place(pattern(source, self.cwd, home)) == "scratch" for source in sources):
            return
        names = [source.suffix.rstrip("/").rpartition("/")[2] for source in sources]
        for dest in self.parsed.values("-t") or self.parsed.values("DEST"):
            path = pattern(dest, self.cwd, home)
            whole = [] if path in ("/tmp", "/var/tmp") else [path]
            self.shell.judge.links.mounted.update((*whole, *(f"{path}/{name}" for name in names)))

    def _linked(self) -> None:
        """`ln -s /etc /tmp/x; rm -rf /tmp/x/y`: what the link leads to is what is touched."""
        if self.program in _NODES:
            self._node()
            return
        names = ("SOURCE", "TARGET") if self.program == "mount" else ("TARGET", "LINK")
        names = ("FILE", "LINK") if self.program in ("link", "glink") else names
        hard = not self._has("-s")
        folders = self.parsed.values("-t") if self.program in ("ln", "gln") else ()
        for target in self.parsed.values(names[0]):
            leads = pattern(target, self.cwd if hard else None, self.shell.state.home)
            for folder in folders or self.parsed.values(names[1]) or (exact("."),):
                self.shell.judge.links.link(pattern(folder, self.cwd, self.shell.state.home), leads)

    def _node(self) -> None:
        """`mknod /tmp/x b 8 0; dd of=/tmp/x`: another name of the disk, as /dev/block/8:0 is."""
        numbers = [word.exact or "?" for name in ("MAJOR", "MINOR") for word in self.parsed.values(name)]
        if any(word.exact == "b" for word in self.parsed.values("TYPE")):
            for word in self.parsed.values("NAME"):
                path = pattern(word, self.cwd, self.shell.state.home)
                self.shell.judge.links.made[path] = f"/dev/block/{':'.join(numbers)}"

    def _binds(self) -> bool:
        """`mount --bind / /tmp/x`: one tree at two places (mount(8))."""
        return self._has("-B", "-R") or any("bind" in word.shown.split(",") for word in self.parsed.values("-o"))

    def _runs_bound(self, said: list[tuple[Says, Given | None]]) -> None:
        """`bwrap --bind /srv /tmp/x rm -rf /tmp/x/y`: only what runs in there sees the one at the other's place."""
        links, home = self.shell.judge.links, self.shell.state.home
        bound: dict[str, str] = {}
        for option in _BINDERS[self.program]:
            words = self.parsed.values(option)
            if self.program == "firejail":
                words = tuple(word.known(name) for word in words for name in (word.exact or ",").split(",", 1))
            for source, place in zip(words[::2], words[1::2], strict=False):
                bound[pattern(place, None, home)] = pattern(source, self.cwd, home)
        bound = {place: source for place, source in bound.items() if place != source}
        made, mounted = links.made, links.mounted
        links.made = made | bound
        links.mounted = mounted | {path for path in bound if self.shell.judge.place(bound[path]) != "scratch"}
        self._runs(said)
        links.made = {link: leads for link, leads in links.made.items() if link not in bound}
        links.made.update((link, made[link]) for link in bound if link in made)
        links.mounted = mounted | (links.mounted - bound.keys())

    def _has(self, *names: str) -> bool:
        return any(name in given.spec.names for given in self.parsed.given for name in names)

    def _into(self, says: Says) -> None:
        """`cp passwd /etc/`: the name of a source counts inside the destination, where that is a special place."""
        dests = self.parsed.values("DEST")
        for source in self.parsed.values("SOURCE") if len(dests) == 1 else ():
            name = source.suffix.rstrip("/").rpartition("/")[2]
            if name in ("", ".") or source.suffix.endswith("/"):  # all that is in there
                self.shell.judge.touched(f"{self.shell.path(dests[0], self.cwd)}/*")
            if name and dests[0].suffix.rpartition("/")[2] != name:
                self._inside(dests[0], name, says)

    def _inside(self, folder: Text, name: str, says: Says) -> None:
        self.shell.spend(60)
        inside = glue((folder, exact(name)), "/")
        path = self.shell.path(inside, self._base(folder))
        self.shell.judge.touched(path)
        if self.shell.judge.place(path) in SPECIAL:
            self._path("write", Text(inside.parts, folder.span), says)

    def _fetched(self, says: Says) -> None:
        """`curl -O https://x/passwd`: the file is named by the address; what an archive holds, is not known."""
        from riskclass.engine.planted import unpacked

        unpacked(self)
        for word in self.words("cwd", None):
            for address in self.parsed.values("URL"):
                name = address.suffix.partition("?")[0].partition("#")[0].rpartition("/")[2]
                if name and "://" in address.prefix:
                    self._inside(word, name, says)

    def _copies(self) -> bool:
        """Whether it writes what it is fed, and nothing else."""
        return self.parsed.chain[-1].says.prints == "same"

    def _wrote(self, verb: str, path: str, where: str) -> None:
        """What tee and its kin write is what they are fed; what others write is not known."""
        from riskclass.engine.planted import copied, edited
        from riskclass.engine.written import forget, wrote

        if self._copies():
            wrote(self.shell, path, where, verb, self.shell.state.stdin or UNSEEN, self.shown)
            return
        before = self.shell.judge.planted.get(path, "")
        forget(self.shell, path)
        copied(self, verb, path)
        edited(self, path, before)
        if self.program in _RENAMERS:
            self.shell.state.files.clear()
        if verb == "write" and path in BINS and not (self.parsed.values("SOURCE") or self.parsed.values("FILE")):
            self.shell.judge.touched(f"{path}/*")
        if self.parsed.chain[0].says.prints == "remote" or "net.query" in self.kinds:
            wrote(self.shell, path, where, verb, shaped("remote"), self.shown)

    def _does(self, says: Says, given: Given | None) -> None:
        for kind, objects in _effects(says.does):
            words = self.words(objects, given) if objects else ()
            verb = _VERBS.get(kind)
            if kind == "fs.create":
                self._brought(says, given, objects)
            if verb is not None and objects:
                for word in words:
                    self._path(verb, word, says)
                continue
            if objects in ("stdin", "fed") and not words:
                continue
            span = (words[0].span[0], words[-1].span[1]) if words else given.token.span if given else self.span
            span = self._option(says) or span
            whole = says.whole or (kind == "host.break" and any(self._is_whole(word) for word in words))
            target = " ".join(word.shown for word in words)
            if kind.startswith("vcs.") or verb not in (None, "read"):  # other files are there now: which, is not known
                self.shell.state.files.clear()
            if kind == "fs.mount":
                self.shell.judge.links.mounted.update(self.shell.path(word, self.cwd) for word in words)
            where = "guard" if kind == "guard.lower" and self._is_about_us() else ""
            before = self.setting
            if self.contexts and kind != "code.injected" and (kind == "code.interactive" or self.on_hosts):
                self.setting = self.there
            self._add(kind, target, says.because or SENTENCES[kind], span, where, whole)
            self.setting = before

    def _brought(self, says: Says, given: Given | None, objects: str) -> None:
        """`tar xf a.tgz`; `git clone https://x/y.git`: the folder is named by the address, if the words name none."""
        from riskclass.engine.planted import copied, unpacked

        for word in self.words(objects, given) if "archive holds" in says.because else ():
            unpacked(self, None if word is self.cwd else word)
        for word in self.parsed.values("REPO") if not objects else ():
            name = word.suffix.rstrip("/").rpartition("/")[2].rpartition(":")[2].removesuffix(".git")
            if name and not self.parsed.values("DIR"):
                copied(self, "create", self.shell.path(exact(name), self.cwd))

    def _is_about_us(self) -> bool:
        """`riskclass hook uninstall`, `pip uninstall riskclass`: what guards this machine from agents."""
        return self.program == "riskclass" or any(word.exact == "riskclass" for word in self.argv[1:])

    def _option(self, says: Says) -> tuple[int, int] | None:
        """Where the option stands that makes a row hold, with its words."""
        for level in self.parsed.levels:
            for rule in level.rules or ():
                if rule.row.says is says and (given := rule.option(self.parsed)) is not None:
                    return given.token.span[0], max(word.span[1] for word in (given.token, *given.words))
        return None

    def _is_whole(self, word: Text) -> bool:
        return is_whole(self.shell.path(word, self.cwd))

    def _add(
        self,
        kind: str,
        target: str,
        because: str,
        span: tuple[int, int],
        where: str = "",
        whole: bool = False,
        mark: str = "",
    ) -> None:
        """Notes an effect. `mark`, where it is no path: the words in any order, and the directory; code as it is."""
        self.shell.judge.work -= 40  # whoever spends next stops where that was too much
        self.kinds.add(kind)
        mark = mark or self._mark(CLASS_OF[kind] is Risk.UNKNOWN)
        self.shell.judge.effect(
            self.setting,
            kind,
            masked(target),
            because,
            span=span if span[1] > span[0] else self.span,
            rule=".".join([self.program, *self.parsed.path]),
            place=where,
            command=self.shown,
            whole=whole,
            call=self,
            mark=mark,
        )

    def _mark(self, ordered: bool) -> str:
        """The words and the directory; made once for all effects."""
        found = self._marks.get(ordered)
        if found is None:
            words = [self.program, *(_shown_alike(word.shown) for word in self.argv[1:])]
            words = words if ordered else sorted(words)
            found = self._marks[ordered] = f"{words} in {self.cwd.shown if self.cwd is not None else ''}"
        return found

    @property
    def shown(self) -> str:
        """The command as reasons show it; made once."""
        self._shown = self._shown or shown(self.argv)
        return self._shown

    def _observes(self) -> None:
        because = "" if self.parsed.inert else self.parsed.chain[-1].says.because
        path = " ".join([self.program, *self.parsed.path]) if self.parsed.path else self.program
        self.kinds.add("observe")
        self.shell.judge.effect(
            self.setting,
            "observe",
            "",
            because or SENTENCES["observe"],
            span=self.span,
            rule=path.replace(" ", ".") if self.parsed.path else path,
            command=path,
            call=self,
        )

    def _fed_secret(self, said: list[tuple[Says, Given | None]]) -> None:
        """`cat < key`: a program that shows what it reads, given a secret; `grep -q` shows nothing."""
        for says, given in said:
            if says.reads and (given is None or _is_stdin(says, given)):
                break
        else:
            return
        for text in self.shell.state.stdin or ():
            for hole in text.holes if text.exact is None else ():
                if not hole.source:
                    continue
                shown_here = holds_secret(hole.source) and not self.shell.piped
                if hole.shape == "secret" or shown_here:
                    self._add("secret.read", hole.source, SENTENCES["secret.read"], self.span, "secret")

    def _secrets(self) -> None:
        """A variable made for a secret, printed or sent, and file content in what is sent (taxonomy, rules 15, 16)."""
        traced = "xtrace" in self.shell.state.options  # `set -x` shows the words of every command
        printed = traced or (self.program in _PRINTERS and not self.shell.piped)
        sent = False
        for kind in self.kinds:
            sent = sent or (kind.startswith("net.") and kind != "net.loopback")
        if not (printed or sent):
            if "vcs.local" in self.kinds:
                self._kept_secrets()
            return
        for text in self.shell.state.stdin or () if sent and self.shell.fed else ():
            if any(hole.shape == "secret" for hole in text.holes):
                self._add("secret.send", "", SENTENCES["secret.send"], self.span)
        for word in self.argv[1:]:
            for hole in word.holes if word.exact is None else ():
                if hole.shape == "secret" and sent:
                    self._add("secret.send", hole.source, SENTENCES["secret.send"], word.span)
                elif holds_secret(hole.source) or (sent and _in_credential_header(word)):
                    kind = "secret.read" if printed else "secret.send"
                    self._add(kind, hole.source, f"{SENTENCES[kind]}: {hole.source}", word.span)
                elif (
                    printed
                    and hole.source.startswith("${!")
                    and not hole.source.endswith(("@}", "*}", "@]}", "*]}", "!#}"))
                ):
                    self._add("secret.env", hole.source, "shows a variable that may be any", word.span)
                elif sent and type(hole) is Hole and hole.shape == "any" and hole.source.startswith(("$(", "`", "<")):
                    self._add("net.upload", hole.source, f"sends what {hole.source} prints", word.span)

    def _kept_secrets(self) -> None:
        """`git remote add o https://$TOKEN@host`: the value stays in the repository."""
        for word in self.argv[1:]:
            for hole in word.holes:
                if holds_secret(hole.source):
                    self._add("credential.store", hole.source, SENTENCES["credential.store"], word.span)

    # -- what it runs, and prints --

    def _runs(self, said: list[tuple[Says, Given | None]]) -> None:
        from riskclass.engine.unwrap import unwrap, unwrap_input

        for run in self.parsed.runs:
            unwrap(self, run)
        for run in self._named_code(said):
            unwrap(self, run)
        for form in dict.fromkeys(says.stdin for says, _ in said if says.stdin):
            unwrap_input(self, form)

    def _named_code(self, said: list[tuple[Says, Given | None]]) -> Iterator[Run]:
        """The code that rows say an option's value is."""
        from riskclass.engine.parsed import Run

        for says, given in said:
            if says.runs:
                name, _, form = says.runs.partition(":")
                for word in self.words(name, given):
                    yield Run(form, (word,), (), None)

    def _prints(self, said: list[tuple[Says, Given | None]]) -> Output:
        out: Output = UNSEEN
        heeded = self.shell.heeded or self._passes_on()
        for says, _ in said:
            if says.prints == "files" and self.program in FINDS:
                out = (found_file(self),)
            elif says.prints == "scratch" and "TMPDIR" in self.shell.state.variables:
                out = tuple(_below(value) for value in self.shell.state.values("TMPDIR") if value is not None) or UNSEEN
            elif says.prints == "template":
                found = self.shell.judge.catalogue.pure("template")
                text = found(self.parsed.values("TEMPLATE"), None) if found is not None else None
                out = (text,) if text is not None else UNSEEN
            elif says.prints in ("files", "path"):
                out = (*self._shaped(says.prints), *(self.shell.decisive(self.argv[1:]) if heeded else ()))
            elif says.prints in SHAPES:
                out = self._shaped(says.prints)
            elif says.prints:
                out = self._pure(says.prints) if heeded else UNSEEN
        if out is not UNSEEN:
            return out
        shapes = {hole.shape for hole in self._fed_holes()}
        if "secret" in shapes or "secret.read" in self.kinds or "secret.env" in self.kinds:  # shown, or passed on
            return shaped("secret")
        if "remote" in shapes:
            return shaped("remote")
        if not heeded:
            return UNSEEN
        words = self.shell.decisive((*self.argv[1:], *(self.shell.state.stdin or ())))
        return (*out, *words) if words else out

    def _shaped(self, shape: str) -> Output:
        """Text of that shape, which may repeat an operand: what would be code in a script is no plain word."""
        plain = shape in FREE or all(is_plain(word) for words in self.parsed.bound.values() for word in words)
        return shaped(shape if plain else "files")

    def _passes_on(self) -> bool:
        """Whether what it may print holds variables, which may be secrets."""
        if self.shell.state.files:
            return True
        return any(hole.source for hole in self._fed_holes())

    def _fed_holes(self) -> list[Hole]:
        """What is not known of what it is fed."""
        return [hole for text in self.shell.state.stdin or () if text.exact is None for hole in text.holes]

    def _pure(self, name: str) -> Output:
        """The output of a program that only computes (rules/pure.py), for each text that it may be fed."""
        function = self.shell.judge.catalogue.pure(name)
        if function is None or (self.setting.shell != "bash" and any("\\" in word.shown for word in self.argv)):
            return UNSEEN  # the echo of sh and zsh reads escapes
        args, feeds = self._input()
        unread = len(args) == len(self.argv) - 1  # no file is known
        if name in OF_FILES and unread and any(word.exact != "-" for word in self._files()):
            return UNSEEN  # it reads what the files hold
        if name == "grep" and self.program not in ("grep", "ggrep"):
            if self.program not in _DIALECTS:
                return UNSEEN
            args = (exact(_DIALECTS[self.program]), *args)
        if name == "echo" and "xpg_echo" in self.shell.state.options:
            args = (exact("-e"), *args)
        out: Output | None = None
        for stdin in feeds:
            self.shell.spend(15 + 2 * len(args) + (stdin.length if stdin is not None else 0) // 8)
            found = function(args, stdin)
            self.shell.spend(found.length // 8 if found is not None else 0)
            texts: Output = UNSEEN if found is None else (found,)
            out = texts if out is None else either(out, texts)
        return out or SILENT

    def _input(self) -> tuple[tuple[Text, ...], tuple[Text | None, ...]]:
        """Its words and what it is fed: a file among them that this text wrote counts as its input."""
        files = self._files()
        for word in files:
            known = self.shell.state.files.get(self.shell.path(word))
            if known is not None and word.exact != "-" and len(files) == 1:
                return tuple(each for each in self.argv[1:] if each is not word), known
        return self.argv[1:], self.shell.state.stdin or (None,)

    def _files(self) -> tuple[Text, ...]:
        """The files that it reads instead of its input; uniq and xxd have one (IN)."""
        return self.parsed.values("FILE") or self.parsed.values("IN")


def _shown_alike(word: str) -> str:
    """Which number a process substitution got tells nothing."""
    return "/dev/fd/63" if word.startswith("/dev/fd/") else word


def _below(folder: Text) -> Text:
    """A new name in a folder: mktemp, where TMPDIR is set here."""
    return glue((folder, Text(("/", Hole("", "a new name", "word")))))


#: Programs that walk trees: what they find lies below their paths.
FINDS = ("find", "gfind", "fd", "fdfind")


def found_file(call: Call) -> Text:
    """A file that is found: below the one path that is searched, with the one name that is looked for, `*` included."""
    paths = call.parsed.values("PATH")
    names = call.parsed.values("-name") if call.parsed.spec("-name") else ()
    parts: list[str | Hole] = []
    if len(paths) == 1 and not any(hole.shape in FREE for hole in paths[0].holes):
        parts += [*paths[0].parts, *([] if paths[0].suffix.endswith("/") else ["/"])]
    parts.append(Hole("{}", "a file that is found", "files"))
    if len(names) == 1 and names[0].exact and not any(char in names[0].exact for char in "?["):
        parts.append("/" + names[0].exact)
    return glue((Text(tuple(parts), call.span),))


def _under(cwd: Text | None, word: Text, path: str) -> Text:
    if cwd is None:
        return word
    return glue((cwd, word), "/")


def _in_credential_header(word: Text) -> bool:
    """`Authorization: Bearer $T`: what is put there is a secret, whatever its name."""
    name = word.prefix.partition(":")[0].lower()
    return ":" in word.prefix and ("authorization" in name or "token" in name or "api-key" in name or name == "cookie")


def _behind(word: Text, key: str) -> Iterator[Text]:
    """`HostName=web1`, `hostname web1`: the value of a setting, where the word is that one (ssh_config(5))."""
    if word.prefix.lower().startswith(key):
        value = word.prefix[len(key) :].lstrip(" \t=")
        if len(value) < len(word.prefix) - len(key):
            yield word.cut(len(word.prefix) - len(value))
