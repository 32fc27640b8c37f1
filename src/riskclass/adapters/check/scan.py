"""One file: read it, find its commands, judge them."""

from __future__ import annotations

import hashlib
import os
import stat
import time
from itertools import islice
from operator import itemgetter
from types import ModuleType
from typing import Final

from riskclass.adapters.check import formats
from riskclass.adapters.check.allow import Allows
from riskclass.adapters.check.around import Around
from riskclass.adapters.check.finding import Finding, Report
from riskclass.adapters.check.found import Broken, Found, added, limit
from riskclass.adapters.check.placed import File
from riskclass.adapters.check.rule import Rule
from riskclass.model.effects import Effect
from riskclass.model.risk import Risk
from riskclass.model.verdict import NOT_KNOWN, Known

#: Larger files are named and not read, in bytes.
LARGEST: Final = 1024 * 1024
#: Texts for a shell that are judged in one file.
MOST: Final = 5000
#: Seconds that one file may take; what is left then is a finding.
SECONDS: Final = 20.0
_FIRST: Final = 256  # bytes of a file without a telling name that are looked at
#: Why a file that was named is not read, and what would help.
_OTHER: Final = "neither name nor first line says that it holds commands (docs/check.md; #!/bin/sh says it)"


class _Refused(Exception):
    """A file that is not read: a state of `finding.STATES`, and why."""


def scan(path: str, shown: str, rule: Rule, named: bool = False) -> Report:
    """Checks one file. Never raises: whatever goes wrong is in the report.

    Args:
        path: where it is.
        shown: what to call it, with `/` between its parts.
        rule: what is a finding.
        named: whether it was named by the caller; then a link is followed.
    """
    whole = os.path.abspath(path).replace(os.sep, "/")
    module = formats.by_name(whole)
    file = File(shown, "", whole)
    try:
        text = _text(path, module, named)
        if module is None:
            module = formats.by_first_line(text)
            text = _text(path, module, named) if module is not None else ""
        file = File(shown, text, whole)
        if module is None or not formats.accepted(module, file):
            return Report(shown, "other", why=_OTHER if named else "")
        return _checked(file, module, rule)
    except _Refused as refused:
        return _refused(path, file, module, rule, *refused.args)
    except OSError as error:
        return _refused(path, file, module, rule, "unreadable", error.strerror or type(error).__name__)
    except Broken as broken:
        return _refused(path, file, module, rule, "broken", str(broken), broken.offset)
    except Exception as error:  # a bug must never become permission, nor stop the run
        return _refused(path, file, module, rule, "broken", f"could not be read: {type(error).__name__}")


def _text(path: str, module: ModuleType | None, named: bool) -> str:
    """The text of the file; of one whose name tells nothing the first line at most."""
    status = os.stat(path) if named else os.lstat(path)
    if stat.S_ISLNK(status.st_mode):
        raise _Refused("link", "")
    if not stat.S_ISREG(status.st_mode):
        raise _Refused("special", "no regular file")
    with open(path, "rb", opener=_opened) as stream:
        if module is None:
            return stream.readline(_FIRST).decode("utf-8-sig", "replace").rstrip("\r\n")
        data = stream.read(LARGEST + 1)
    if b"\0" in data:
        raise _Refused("binary", "not text")
    if len(data) > LARGEST:
        raise _Refused("large", f"larger than {LARGEST // 1024} KiB")
    return data.decode("utf-8-sig", "surrogateescape")


def _opened(path: str, flags: int) -> int:
    """Does not wait for what looks like a file and is a pipe, as some below /proc."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def _digest(path: str) -> str:
    """Of the whole file, so that a baseline does not know it again once it changes."""
    try:
        with open(path, "rb", opener=_opened) as stream:
            return hashlib.file_digest(stream, "sha256").hexdigest()
    except OSError:
        return ""


def _refused(
    path: str, file: File, module: ModuleType | None, rule: Rule, state: str, why: str, offset: int = 0
) -> Report:
    """A file whose commands cannot be seen is not let pass for harmless."""
    if module is None or state in ("link", "special") or not formats.surely(module, file.whole):
        return Report(file.path, state, why=why)
    effect = Effect(
        "limit" if state == "large" else "unparsed", "", f"its commands cannot be seen: {why}", rule="check"
    )
    said = (formats.title(module), "", _digest(path))
    finding = _finding(added(effect, rule.site), NOT_KNOWN, file, (offset, offset), rule, said)
    return Report(file.path, state, formats.title(module), why=why, findings=(finding,) if finding is not None else ())


def _checked(file: File, module: ModuleType, rule: Rule) -> Report:
    title = formats.title(module)
    deadline = time.monotonic() + SECONDS
    found: list[Found] = []
    for each in islice(module.find(file), MOST + 1):
        found += [each] if each.code else []
        if time.monotonic() > deadline:
            found = found or [Found(file.all())]
            break
    allows = Allows(file, title, found)
    findings: dict[Finding, None] = {}  # code that an alias repeats is found once
    commands = 0
    for number, each in enumerate(found):
        late = time.monotonic() > deadline
        if number >= MOST or late:
            because = f"more than {SECONDS:.0f} seconds for one file" if late else f"more than {MOST} texts in one file"
            verdict = limit(because, rule.site)
        else:
            verdict = each.judged(rule.site)
        commands += len(verdict.commands)
        around = Around(each)
        for effect, start, end in sorted(each.placed(verdict, rule.site), key=itemgetter(1)):
            allowed = allows.allows(effect, start)
            said = (title, each.where, around.mark(effect))
            finding = _finding(effect, verdict.known, file, (start, end), rule, said)
            if finding is not None and not (allowed and finding.action != "deny"):
                findings[finding] = None
        if late:  # said once, of the first that is not looked at
            break
    everything = sorted([*findings, *allows.findings], key=lambda each: (each.line, each.column))
    return Report(file.path, "read", title, commands=commands, findings=tuple(everything), unused=allows.unused())


def _finding(
    effect: Effect, known: Known, file: File, span: tuple[int, int], rule: Rule, said: tuple[str, str, str]
) -> Finding | None:
    """The finding that an effect is, if it is one; `said` is the format, where in the file, and the text around it."""
    action, because = rule.decides(effect, known)
    if action == "allow":
        return None
    return Finding(
        file.path,
        (*file.place(span[0]), *file.place(span[1])),
        kind=effect.kind,
        risk_class=effect.risk.value,
        reason=effect.reason,
        rule=effect.rule,
        target=effect.target,
        context=effect.context,
        format=said[0],
        where=said[1],
        whole=effect.whole and effect.risk is Risk.DESTRUCTIVE,
        action=action if rule.policy is not None else "",
        because=because,
        mark="\0".join((*effect.via, effect.command, effect.mark, said[2])),
    )
