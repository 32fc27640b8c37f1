"""Does what was seen fit what the verdict says?"""

from __future__ import annotations

import posixpath
import re
from fnmatch import fnmatchcase
from typing import NamedTuple

from riskclass import Effect, Verdict
from tasks.sandbox.noise import Noise, excuse
from tasks.sandbox.order import Outcome
from tasks.sandbox.trace import Event, events

HOME = "/root"
#: Kinds that name the paths they change; any other kind of a class above the first stands for more than paths.
PATHS = frozenset("fs.create fs.scratch fs.write fs.attributes fs.delete fs.truncate log.discard".split())
HARMLESS = frozenset("observe fs.read net.query db.read secret.read secret.env".split())
#: What a path's kind must be seen to do, where the command ends well.
EXPECTED = {
    "fs.delete": ("removed", "written"),  # shred
    "fs.truncate": ("written", "removed", "made"),
    "fs.write": ("written", "made", "removed", "mode", "times"),
    "fs.create": ("made", "written", "times", "mode"),
    "fs.scratch": ("made", "written", "removed", "mode", "times"),
    "fs.attributes": ("mode", "times", "written"),
}


class Finding(NamedTuple):
    """`contradictions` as `CHANGE PATH` or `EVENT TARGET (call)`; `noise` what was excused, and by what."""

    contradictions: list[str]
    noise: list[tuple[str, Noise]]


def judge(program: str, verdict: Verdict, cwd: str, outcome: Outcome) -> Finding:
    """What was seen that no effect of the verdict says, and what it says surely that was not seen."""
    bad, excused = [], []
    for what in seen(outcome):
        if not _said(what, verdict, cwd):
            noise = excuse(program, what)
            if noise:
                excused.append((what, noise))
            else:
                bad.append(what)
    return Finding(bad, excused)


def seen(outcome: Outcome) -> list[str]:
    """Everything that changed something, or tried to."""
    found = [f"{what} {path}" for path, what in outcome.changes.items() if not _holds(path, what, outcome.changes)]
    kinds = ("refused", "listen", "signal", "setting")
    tried = [each for each in events(outcome.trace) if each.what in kinds or _project_code(each)]
    return list(dict.fromkeys([*found, *(f"{each.what} {each.target} ({each.call})" for each in tried)]))


def _holds(path: str, what: str, changes: dict[str, str]) -> bool:
    """A folder above what was made, whose own mode did not change: the change below says it all."""
    return what == "made" and any(other.startswith(path + "/") for other in changes)


def _project_code(event: Event) -> bool:
    return event.what == "exec" and event.target.startswith(("/work/", "/root/", "/tmp/", "/srv/"))


def _said(what: str, verdict: Verdict, cwd: str) -> bool:
    """Whether an effect covers what was seen: one without a path of its own covers all of its sort."""
    kind, _, rest = what.partition(" ")
    path = rest.partition(" (")[0] if kind == "refused" else rest
    for effect in verdict.effects:
        if effect.kind in HARMLESS:
            continue
        if effect.kind not in PATHS or not effect.target:
            return True
        if kind in ("made", "written", "removed", "mode", "times", "refused") and covers(_named(effect), path, cwd):
            return True
        if kind == "refused" and _on_the_way(full_path(_named(effect), cwd), path):
            return True
    return False


def _named(effect: Effect) -> str:
    """The whole path, where another folder was named (`env -C`, `.cd`); a part that is not known is `*`."""
    known = effect.mark.startswith("./") and not any(sign in effect.mark for sign in "?*=")
    return effect.mark.replace("/?/", "/*") if known or effect.mark.startswith("/") else effect.target


def _on_the_way(full: str, path: str) -> bool:
    """A temporary name in the target's folder, or the target's name alone (the call was made in its folder)."""
    return posixpath.dirname(full) == posixpath.dirname(path) or posixpath.basename(full) == path


def covers(target: str, path: str, cwd: str) -> bool:
    """Whether a path is, lies below, or lies above (a folder on the way) an effect's target."""
    full = full_path(target, cwd)
    if any(each in target for each in ("$", "{}", "`", "<")):
        return True  # a name that is not known before it runs
    full = re.sub(r"[?*+@!]\([^()]*\)", "*", full)  # bash's `extglob`
    if "XXX" in full:  # mktemp(1): a template
        full = re.sub("X{3,}", "*", full)
    if any(each in full for each in "*?["):
        return fnmatchcase(path, full) or fnmatchcase(path, full + "/*")
    inside = path.startswith(full.rstrip("/") + "/") or full.startswith(path + "/")
    return path == full or inside or _beside(path, full)


def _beside(path: str, full: str) -> bool:
    """`f.gz` of `f` and `f` of `f.gz`, `f~`, `f.bak`: made next to what the effect names, in the same place."""
    more, less = (path, full) if len(path) > len(full) else (full, path)
    rest = more.removeprefix(less)
    return rest != more and rest[:1] in (".", "~", "-") and "/" not in rest


def full_path(target: str, cwd: str) -> str:
    for short in ("~/", "$HOME/", "${HOME}/"):
        if target.startswith(short):
            target = f"{HOME}/{target[len(short) :]}"
    return posixpath.normpath(posixpath.join(cwd, HOME if target == "~" else target))


def unseen(verdict: Verdict, cwd: str, outcome: Outcome) -> list[str]:
    """The effects on files that give a verdict its class, where a command which ended well showed none of them."""
    deciding = [each for each in verdict.effects if each.kind in EXPECTED and each.risk == verdict.risk_class]
    for effect in deciding:
        wanted = EXPECTED[effect.kind]
        if any(what in wanted and covers(_named(effect), path, cwd) for path, what in outcome.changes.items()):
            return []
    return [f"{effect.kind} {effect.target}" for effect in deciding if effect.place != "device"]
