"""A user's crontab (crontab(5)): comments, NAME=VALUE settings, and five fields or @word with a command behind."""

from __future__ import annotations

from riskclass.model.reading import Finding, Reading
from riskclass.model.text import FREE, Hole, Text, merged

#: Settings that change nothing about which code runs.
HARMLESS = ("MAILTO", "MAILFROM", "HOME", "LOGNAME", "USER", "CRON_TZ", "TZ", "LANG", "LC_ALL", "RANDOM_DELAY")
SHELLS = ("/bin/sh", "/bin/bash", "/bin/dash", "/usr/bin/bash", "/usr/bin/sh")
SYSTEM = ("/bin", "/sbin", "/usr/bin", "/usr/sbin", "/usr/local/bin", "/usr/local/sbin", "$PATH", "/snap/bin")


def read(words: tuple[Text, ...]) -> Reading:
    findings: list[Finding] = []
    runs: list[tuple[str, tuple[Text, ...]]] = []
    if words and not any(word.exact is None or word.exact.strip() for word in words):
        findings.append(Finding("fs.delete", None, "drops the whole schedule; there is no undo"))
    for word in words:
        for line in lines(word):
            _line(line, findings, runs)
    return Reading(tuple(findings), tuple(runs))


def lines(word: Text) -> list[Text]:
    """The lines of the text; a hole stays in the line it begins in."""
    found: list[list[str | Hole]] = [[]]
    for part in word.parts:
        pieces: list[str | Hole] = [part] if isinstance(part, Hole) else [*part.split("\n")]
        for place, piece in enumerate(pieces):
            if place:
                found.append([])
            if piece:
                found[-1].append(piece)
    return [Text(tuple(line), word.span) for line in found if line]


def _line(line: Text, findings: list[Finding], runs: list[tuple[str, tuple[Text, ...]]]) -> None:
    if any(hole.shape in FREE for hole in line.holes):
        findings.append(Finding("code.opaque", line, "a part of the schedule is not seen here"))
    line = _behind_lines(line)
    line = _from(line, len(line.prefix) - len(line.prefix.lstrip()))
    if not line.parts or line.prefix.startswith("#"):
        return
    name, equals, value = line.prefix.partition("=")
    if equals and name.strip().strip("\"'").replace("_", "a").isalnum() and not name[:1].isdigit():
        _setting(name.strip().strip("\"'"), value.strip().strip("\"'"), line, findings)
        return
    start = _command("".join(part if isinstance(part, str) else "x" for part in line.parts))
    if start < 0:
        findings.append(Finding("code.opaque", line, "a line of the schedule that is not understood"))
    else:
        runs.append(("sh", (_with_input(_from(line, start)),)))


def _behind_lines(line: Text) -> Text:
    """Without a hole that may be whole lines, such as what `crontab -l` prints: no field follows it."""
    if line.holes and line.prefix == "" and line.holes[0].shape in FREE:
        following = line.parts[1] if len(line.parts) > 1 else ""
        if isinstance(following, str) and not following[:1].isspace():
            return Text(line.parts[1:], line.span)
    return line


def _from(line: Text, start: int) -> Text:
    """The line without its first characters; a hole counts as one."""
    parts = list(line.parts)
    while start:
        head = parts.pop(0)
        if isinstance(head, str) and len(head) > start:
            parts.insert(0, head[start:])
        start -= min(start, len(head)) if isinstance(head, str) else 1
    return Text(tuple(parts), line.span)


def _setting(name: str, value: str, line: Text, findings: list[Finding]) -> None:
    known = line.exact is not None
    if name in HARMLESS or (known and name == "SHELL" and value in SHELLS):
        return
    if known and name == "PATH" and all(part in SYSTEM for part in value.split(":")):
        return
    findings.append(Finding("code.injected", line, "a setting that may choose what runs"))


def _command(text: str) -> int:
    """Where the command begins: behind five fields, or behind @word; -1 where there is none."""
    place = 0
    for _ in range(1 if text.startswith("@") else 5):
        while place < len(text) and text[place] not in " \t":
            place += 1
        while place < len(text) and text[place] in " \t":
            place += 1
    return place if place < len(text) else -1


def _with_input(command: Text) -> Text:
    """`CMD%line%line`: behind the first `%` stand the lines of its standard input. `\\%` stands for `%`."""
    if "%" not in command.shown:
        return command
    parts: list[str | Hole] = []
    fed = False
    for part in command.parts:
        if isinstance(part, Hole):
            parts.append(part)
            continue
        head, *lines = part.replace("\\%", "\0").split("%")
        if lines and not fed:
            parts += [head, "\n} <<'%%'\n", "\n".join(lines)]
            fed = True
        else:
            parts.append("\n".join((head, *lines)))
    text = [part.replace("\0", "%") if isinstance(part, str) else part for part in parts]
    text = ["{ ", *text, "\n%%\n"] if fed else text
    return Text(merged(text), command.span)
