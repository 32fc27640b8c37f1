"""What a text writes into files: kept for later commands, and judged as code where the place runs it later."""

from __future__ import annotations

from riskclass.engine.output import SILENT, either
from riskclass.engine.places import STARTUP
from riskclass.model.text import Text, exact, unknown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from riskclass.engine.invoke import Shell
    from riskclass.engine.output import Output

#: Settings in start-up places that are no shell script, and that we do not read.
_NOT_SHELL = (
    *(".npmrc", ".vimrc", ".exrc", ".inputrc", ".gdbinit", ".lldbinit", ".conf", ".rules", ".plist", ".fish", "hgrc"),
    *(".screenrc", ".pdbrc", ".psqlrc", ".irbrc", ".pryrc", ".Rprofile", ".yarnrc", ".yml", ".toml", ".cjs", ".xml"),
    *("rust-toolchain", "/.cargo/config", "/.mvn/maven.config", "/.mvn/jvm.config"),
)
#: In a path: which file it is, is not known.
_PATTERN = frozenset("?*[")
_UNITS = (".service", ".timer", ".socket", ".path", ".mount", ".target")


def wrote(shell: Shell, path: str, where: str, verb: str, out: Output, command: str) -> None:
    """`out` went to the file of that path (a pattern of engine.places)."""
    files = shell.state.files
    known = all(text.exact is not None for text in out)
    shell.judge.touched(path, "\n".join(text.exact or "" for text in out) if known else None, verb == "append")
    if not _PATTERN.isdisjoint(path):
        forget(shell, path)
    elif verb == "append":
        trusted = SILENT if path in STARTUP else (unknown(path, "what the file held before is not known"),)
        before = files.get(path, trusted)
        files[path] = shell.then(before, out)
    elif "noclobber" in shell.state.options and path in files:  # then it may be refused
        files[path] = either(files[path], out)
    else:
        files[path] = out
    if where == "start-up":
        for text in out:
            _later(shell, path, text, command)


def forget(shell: Shell, path: str) -> None:
    """Something unknown went to that path: what this text wrote there, below it, or anywhere, is not known any more."""
    files = shell.state.files
    shell.spend(10 + 2 * len(files))
    shell.judge.touched(path)
    if files:
        _forget_known(files, path)
    if path[:1] == "~" or path.startswith(("/etc", "/root")):
        for each in STARTUP:  # not what the user and the host have set there any more
            if each == path or each.startswith(path.rstrip("/") + "/"):
                files[each] = (unknown(each, "what was put there is not known"),)


def _forget_known(files: dict[str, Output], path: str) -> None:
    if not _PATTERN.isdisjoint(path):
        files.clear()
        return
    inside = path.rstrip("/") + "/"
    for each in [*files]:
        if each == path or each.startswith(inside) or path.startswith(each + "."):  # `gunzip x.sh.gz` writes x.sh
            del files[each]


def _later(shell: Shell, path: str, text: Text, command: str) -> None:
    if any(hole.shape == "remote" for hole in text.holes):
        because = "what comes over the network runs later"
        span = text.span if text.span[1] else shell.setting.pin  # what a program fetches stands nowhere
        shell.judge.effect(
            shell.setting, "code.remote", path, because, span=span, rule="written", command=command, mark=path
        )
    if path.endswith((*_UNITS, ".desktop")) or any(
        f"{unit}.d/" in path for unit in _UNITS
    ):  # drop-ins: systemd.unit(5)
        scripts = _unit(text)
    elif path.endswith(_NOT_SHELL):
        return
    elif path.endswith(("/.ssh/config", "/ssh_config")):
        scripts = _settings(shell, "ssh_option", _ssh_lines(text.exact or ""), text)
    elif path.endswith((".gitconfig", "/gitconfig", "/.git/config", "/git/config")):
        scripts = _settings(shell, "git_config", _git_keys(text.exact or ""), text)
    elif "cron" in path and not path.startswith(("/etc/cron.daily", "/etc/cron.hourly", "/etc/cron.weekly")):
        scripts = _crontab(shell, text, path.startswith("/etc/"))
    else:
        scripts = [text]
    frame = shell.inner(shell.setting.inside(command), "", shell.child())
    for script in scripts:
        frame.same_shell(script, "")
    frame.finish()
    for name in dict.fromkeys((*frame.state.aliases, *frame.state.functions)):
        frame.renamed(name)


def _ssh_lines(source: str) -> Iterator[str]:
    """The lines of ssh_config(5); `Match exec COMMAND` runs what it names."""
    for line in source.splitlines():
        before, found, command = line.partition("exec ")
        yield f"LocalCommand {command.strip()}" if found and before.strip().lower().startswith("match") else line


def _settings(shell: Shell, language: str, lines: Iterable[str], text: Text) -> list[Text]:
    """The commands in settings that a program reads one by one."""
    reader = shell.judge.catalogue.grammar(language)
    words = [exact(line.strip(), text.span) for line in lines if line.strip() and not line.lstrip().startswith("#")]
    readings = [reader((word,)) for word in words] if reader is not None else []
    for finding in (finding for reading in readings for finding in reading.findings):
        shell.judge.effect(
            shell.setting, finding.kind, "", finding.because, span=text.span, rule=f"settings.{language}"
        )
    return [inner[0] for reading in readings for form, inner in reading.runs if form in ("sh", "argv")]


def _git_keys(source: str) -> Iterator[str]:
    """`section.key=value` for each line of a git configuration (git-config(1), Syntax)."""
    section = ""
    for line in source.replace("\\\n", " ").splitlines():
        line = line.strip()
        if line.startswith("["):  # a setting may follow at once
            head, _, line = line[1:].partition("]")
            section = head.replace(' "', ".").rstrip('"')
        if "=" in line:
            key, _, value = line.partition("=")
            yield f"{section}.{key.strip()}={value.strip().strip(chr(34))}"


def _unit(text: Text) -> list[Text]:
    """The commands of a unit (systemd.service(5)): ExecStart= and its kin, without their prefix characters."""
    lines = [line.partition("=") for line in (text.exact or "").replace("\\\n", " ").splitlines()]
    return [
        exact(value.strip().lstrip("-@:+!"), text.span) for name, _, value in lines if name.strip().startswith("Exec")
    ]


def _crontab(shell: Shell, text: Text, names_user: bool) -> list[Text]:
    """The commands of a crontab; those of the system name a user behind the fields (crontab(5))."""
    if names_user and text.exact is not None:
        text = exact("\n".join(map(_without_user, text.exact.splitlines())), text.span)
    reader = shell.judge.catalogue.grammar("crontab")
    return [words[0] for _, words in reader((text,)).runs] if reader is not None else []


def _without_user(line: str) -> str:
    count = 1 if line.startswith("@") else 5
    fields = line.split(None, count + 1)
    if len(fields) < count + 2 or line.startswith("#") or "=" in fields[0]:
        return line
    return " ".join((*fields[:count], fields[-1]))
