"""One file: read it, find its commands, judge them."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable
from types import ModuleType
from typing import Final

from riskclass.adapters.check import formats
from riskclass.adapters.check.allow import Allows
from riskclass.adapters.check.finding import Finding, Report
from riskclass.adapters.check.found import Broken, Found
from riskclass.adapters.check.placed import File, Placed
from riskclass.adapters.check.rule import Rule
from riskclass.model.effects import Effect
from riskclass.model.risk import CLASS_OF

#: Larger files are named and not read, in bytes.
LARGEST: Final = 1024 * 1024
_FIRST: Final = 256  # bytes of a file without a telling name that are looked at


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
    module = formats.by_name(shown)
    try:
        text = _text(path, module, named)
        module = module or formats.by_first_line(text.partition("\n")[0])
        if module is None:
            return Report(shown, "other")
        file = File(shown, _text(path, module, named))
        if not formats.accepted(module, file):
            return Report(shown, "other")
        return _checked(file, module, rule)
    except _Refused as refused:
        return _refused(shown, module, rule, *refused.args)
    except OSError as error:
        return _refused(shown, module, rule, "unreadable", error.strerror or type(error).__name__)
    except Broken as broken:
        return _refused(shown, module, rule, "broken", str(broken), *file.place(broken.offset))
    except Exception as error:  # a bug must never become permission, nor stop the run
        return _refused(shown, module, rule, "broken", f"could not be read: {type(error).__name__}")


def _text(path: str, module: ModuleType | None, named: bool) -> str:
    """The text of the file; of one whose name tells nothing the first line at most."""
    status = os.stat(path) if named else os.lstat(path)
    if stat.S_ISLNK(status.st_mode):
        raise _Refused("link", "")
    if not stat.S_ISREG(status.st_mode):
        raise _Refused("special", "no regular file")
    with open(path, "rb") as stream:
        if module is None:
            head = stream.read(_FIRST)
            return head.decode("utf-8-sig", "replace") if head.startswith((b"#!", b"\xef\xbb\xbf#!")) else ""
        data = stream.read(LARGEST + 1)
    if b"\0" in data:
        raise _Refused("binary", "not text")
    if len(data) > LARGEST:
        raise _Refused("large", f"larger than {LARGEST // 1024} KiB")
    return data.decode("utf-8-sig", "surrogateescape")


def _refused(
    shown: str, module: ModuleType | None, rule: Rule, state: str, why: str, line: int = 1, column: int = 1
) -> Report:
    """A file whose commands cannot be seen is not let pass for harmless."""
    if module is None or state in ("link", "special"):
        return Report(shown, state, why=why)
    effect = Effect(
        "limit" if state == "large" else "unparsed", "", f"its commands cannot be seen: {why}", rule="check"
    )
    span = (line, column, line, column)
    findings = tuple(_finding(effect, shown, span, rule, formats.title(module), ""))
    return Report(shown, state, formats.title(module), why=why, findings=findings)


def _checked(file: File, module: ModuleType, rule: Rule) -> Report:
    title = formats.title(module)
    found = [*module.find(file)]
    allows = Allows(file, title, [_range(each) for each in found])
    findings: dict[tuple[object, ...], Finding] = {}
    commands = 0
    for each in found:
        verdict = each.judged(rule.site)
        commands += len(verdict.commands)
        for effect, start, end in each.placed(verdict):
            if allows.allows(effect.kind, start):
                continue
            span = (*file.place(start), *file.place(end))
            for finding in _finding(effect, file.path, span, rule, title, each.where):
                findings.setdefault((span, finding.kind, finding.reason), finding)
    everything = sorted([*findings.values(), *allows.findings], key=lambda each: (each.line, each.column))
    return Report(file.path, "read", title, commands=commands, findings=tuple(everything), unused=allows.unused())


def _range(found: Found) -> tuple[int, int]:
    pieces = [found.code] if isinstance(found.code, Placed) else found.code
    return pieces[0].start, pieces[-1].end


def _finding(
    effect: Effect, path: str, span: tuple[int, int, int, int], rule: Rule, title: str, where: str
) -> Iterable[Finding]:
    action, because = rule.decides(effect)
    if action != "allow":
        yield Finding(
            path,
            span,
            kind=effect.kind,
            risk_class=CLASS_OF[effect.kind].value,
            reason=effect.reason,
            rule=effect.rule,
            target=effect.target,
            because=because,
            context=effect.context,
            where=where,
            format=title,
            whole=effect.whole and CLASS_OF[effect.kind].value == "destructive",
            action=action if rule.policy is not None else "",
            mark=" → ".join((*effect.via, effect.command)),
        )
