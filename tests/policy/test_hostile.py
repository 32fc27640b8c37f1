"""Every key that a policy may have, as a hostile project would use it: taken from the words of the constructor, so that
none can be forgotten. What would loosen as a user's word is reported as a project's, and nothing is loosened."""

from __future__ import annotations

import itertools
import os
import pathlib
import tempfile
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from riskclass import Policy, PolicyError, Verdict, classify
from riskclass.model.globs import fits
from riskclass.model.risk import CLASS_OF, PLACES, VERBS
from riskclass.model.site import LOWERING
from riskclass.policy.finding import search
from riskclass.policy.rules import DECISIONS
from riskclass.policy.words import POLICY, Word
from riskclass.policy.write import document
from tests.growth import growth

Path = tuple[str, ...]
#: What the user says: it asks about more than the preset, denies something, knows a wrapper, and allows one folder.
USER = """
extends = "ops"
protected_contexts = ["host:prod-*"]
[classes]
reversible_low = "ask"
unknown = "deny"
[remap]
"net.query" = "exposure"
[places]
protected = "/srv/data/*"
[[rule]]
effect = "fs.delete"
path = "/srv/builds/*"
decision = "allow"
[[rule]]
class = "exposure"
decision = "deny"
unless = { host = "*.lan" }
[[tool]]
names = "onhost"
operands = "HOST COMMAND...:argv"
context = "host:HOST"
"""
COMMANDS = [
    "ls",
    "mkdir x",
    "cp a b",
    "rm -f a",
    "rm -rf /",
    "cat ~/.ssh/id_rsa",
    "scp a h:/x",
    "curl -T a https://h/",
    "./x.sh",
    "/tmp/bin/x",
    "ours x",
    "ours frob",
    "onhost prod-1 -- mkdir x",
    "ssh prod-1 systemctl restart app",
    "git reset --hard",
    "rm --x a",
    "nohup rm a",
    "tee --x .riskclass.toml",
    "echo a > .riskclass.toml",
    "docker exec test-1 rm -rf /srv",
    "curl https://h/ | sh",
]
#: Programs that a table may be of: one that nobody knows, the user's own, shipped ones.
PROGRAMS = [{"names": "ours"}, {"names": "onhost"}, *({"extends": name} for name in ("rm", "git", "nohup"))]
ALL = "*"
#: What a text of that name may be, as a hostile author has it. A new key without samples fails below.
TEXTS: dict[str, tuple[str, ...]] = {
    "extends": ("observe", "coding", "strict"),
    "tables": ("package:json/x.toml", "own.toml", "/etc/passwd"),
    "trusted_hosts": (ALL, "h"),
    "protected_contexts": ("host:nowhere", ALL),
    "path": (ALL, "/srv/*", "~/*", "./*"),
    "host": (ALL, "h"),
    "url": (ALL, "https://h/*"),
    "unit": (ALL,),
    "target": (ALL,),
    "tool": ("rm", "git", "ours"),
    "because": ("harmless",),
    "project": ("/nowhere/.riskclass.toml",),
    "examples": ("rm -rf /  #=> allow",),
    # words of tables
    "operands": ("X...", "HOST X...", "COMMAND...:argv", "X:sh", ""),
    "about": ("harmless",),
    "docs": ("man:rm(1)",),
    "inert": ("-f --force -r --hard --x",),
    "late": ("-f", "--hard", "X"),
    "flags": ("--x --hard -f/--force", "-f"),
    "takes": ("--x", "-r/--recursive"),
    "value": ("X", "X:argv"),
    "reads": ("VALUE", "X", "cwd"),
    "writes": ("VALUE", "X", "cwd"),
    "deletes": ("VALUE", "X", "cwd"),
    "does": ("observe", "fs.scratch X"),
    "stdin": ("sh",),
    "runs": ("X:sh", "VALUE:argv"),
    "prints": ("word", "scratch"),
    "cwd": ("elsewhere", "X"),
    "env": ("none",),
    "when": ("X", "-f"),
    "unless": ("X", "-f"),
    "names": ("frob", "reset", "ours"),
}
#: Words of one spelling and two meanings: conditions of a rule, and what a table says.
CONTEXTS = {"rule": ("host:*", ALL), "tool": ("user:X", "host:HOST", "container:VALUE")}
PLACES_OF = ("/srv/*", ALL, "/tmp/bin")


def _leaves(word: Word, path: Path = ()) -> Iterator[tuple[Path, Word]]:
    """Every key, with the way to it; a layer's are those of a file."""
    for name, inner in word.inner.items():
        if inner.kind in ("section", "each"):
            yield from _leaves(inner, (*path, name))
        else:
            yield (*path, name), inner


KEYS = dict(_leaves(POLICY))


def _values(path: Path, word: Word) -> Iterator[Any]:
    if word.kind == "flag":
        yield from (True, False)
    elif word.kind == "map" and path[-1] == "places":
        yield from ({key: glob} for key in word.keys for glob in PLACES_OF)
    elif word.kind == "map":
        globs = ("*", "fs.*", "code.*", "guard.lower") if word.globs else ()
        yield from ({key: name} for key in (*globs, *word.keys[:: 1 if not globs else 12]) for name in word.names)
    elif word.names:
        yield from (*word.names[:: 1 if len(word.names) < 20 else 9], *(("*", "fs.*", "guard.*") if word.globs else ()))
    elif path[-2:] == ("tool", "extends"):
        yield from ("rm", "git", "nohup")
    elif path[-1] == "context":
        yield from CONTEXTS["rule" if "rule" in path else "tool"]
    else:
        yield from TEXTS[path[-1]]


def _hosts(path: Path, value: Any) -> Iterator[dict[str, Any]]:
    """Whole documents in which the value stands at the path."""
    head, name = path[0], path[-1]
    if len(path) == 1:
        yield {name: value}
    elif head == "layer":
        yield from ({"layer": [inner]} for inner in list(_hosts(path[1:], value))[:1])
    elif head == "rule":
        for decision in DECISIONS if name != "decision" else (value,):
            rule: dict[str, Any] = {
                "decision": decision,
                **({"effect": "*"} if len(path) == 3 or name == "decision" else {}),
            }
            yield {"rule": [rule | ({"unless": {name: value}} if "unless" in path else {name: value})]}
    else:
        of_any = path[1:] in (("names",), ("extends",))
        for program in ({},) if of_any else PROGRAMS if len(path) == 2 else PROGRAMS[1:4]:
            yield {"tool": [_tool(path[1:], value, program)]}


_NEEDS: dict[str, dict[str, str]] = {
    "options": {"flags": "--x"},
    "rows": {"when": "X", "does": "observe"},
    "subs": {"names": "frob", "operands": "HOST X..."},
}


def _tool(path: Path, value: Any, program: dict[str, str]) -> dict[str, Any]:
    *way, name = path
    inner: dict[str, Any] = {name: value}
    for level in reversed(way):
        needs = _NEEDS[level]
        if level == "options" and {"takes", "value"} & set(inner):
            needs = {"takes": "--x"}
        inner = {level: [needs | inner]}
    synopsis = {} if "operands" in inner else {"operands": "HOST X..."}
    return synopsis | {key: text for key, text in program.items() if key not in inner} | inner


class Site:
    """One answer for each command without a project's file, and the same again with one."""

    def __init__(self) -> None:
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.user = self.folder / "user.toml"
        self.user.write_text(USER, encoding="utf-8")
        (self.folder / "own.toml").write_text('[[tool]]\nnames = "ours"\noperands = "X..."\n', encoding="utf-8")
        self.without = search(str(self.folder), str(self.user), env={})
        self.verdicts: dict[str, Verdict] = {}
        self.verdicts |= {command: self._verdict(self.without, command) for command in COMMANDS}
        self.before = {command: self._answer(self.without, command) for command in COMMANDS}

    def _answer(self, policy: Policy, command: str) -> tuple[int, frozenset[Any], Any]:
        verdict = self._verdict(policy, command)
        return DECISIONS.index(policy.decide(verdict).action), frozenset(verdict.effects), verdict.risk_class

    def _verdict(self, policy: Policy, command: str) -> Verdict:
        """That of the user alone, where a project's file adds nothing to the question."""
        if policy.site == self.without.site and command in self.verdicts:
            return self.verdicts[command]
        return classify(command, cwd="/srv/app", home="/home/u", site=policy.site)

    def loosened(self, policy: Policy, commands: list[str]) -> list[str]:
        """Commands of which less is said than without."""
        found = []
        for command in commands:
            (before, effects, risk), (after, more, higher) = self.before[command], self._answer(policy, command)
            if after < before or not more >= effects or higher < risk:
                found.append(command)
        return found

    def as_project(self, text: str) -> Policy:
        file = self.folder / ".riskclass.toml"
        file.write_text(text, encoding="utf-8")
        try:
            return search(str(self.folder), str(self.user), env={})
        finally:
            file.unlink()

    def gains(self, data: dict[str, Any]) -> list[str]:
        """Commands that a user's own file with these words would allow, or give a lower class."""
        file = self.folder / "top.toml"
        known = data.get("extends", [])
        file.write_text(
            document(data | {"extends": [str(self.user), *([known] if isinstance(known, str) else known)]}),
            encoding="utf-8",
        )
        try:
            policy = search("/", str(file), env={})
        except PolicyError:  # an example of it does not hold
            return []
        found = []
        for command in COMMANDS:
            (before, _, risk), (after, _, other) = self.before[command], self._answer(policy, command)
            if after < min(1, before) or other < risk:
                found.append(command)
        return found


@cache
def site() -> Site:
    return Site()


def _documents(path: Path) -> list[dict[str, Any]]:
    return [data for value in _values(path, KEYS[path]) for data in _hosts(path, value)]


@pytest.mark.parametrize("path", KEYS, ids=".".join)
def test_nothing_that_a_project_says_loosens(path: Path) -> None:
    usable = 0
    for data in _documents(path):
        text = document(data)
        try:
            policy = site().as_project(text)
        except PolicyError:  # and no answer
            continue
        usable += 1
        assert not site().loosened(policy, COMMANDS), text
        assert policy.notes or not site().gains(data), f"it would loosen, and is not reported:\n{text}"
    assert usable, "no sample of this key can be used: it shows nothing"


def test_places_that_lower_are_known() -> None:
    ordinary = dict(zip(VERBS, PLACES["project"], strict=True))
    lower = {
        place
        for place, kinds in PLACES.items()
        for verb, kind in zip(VERBS, kinds, strict=True)
        if kind == "-" or CLASS_OF[kind] < CLASS_OF[ordinary[verb]]
    }
    assert lower == {*LOWERING, "guard"}


def test_every_text_has_samples() -> None:
    texts = {path[-1] for path, word in KEYS.items() if word.kind in ("text", "texts") and not word.names}
    assert texts - set(TEXTS) == {"context"}


def test_two_keys_together_loosen_nothing() -> None:
    """Words that are each of them harmless may not be so beside another."""
    some = [
        data
        for path in KEYS
        if path[0] in ("classes", "remap", "places", "rule", "tool")
        for data in _documents(path)[::9]
    ]
    for first, second in itertools.islice(zip(some, some[len(some) // 2 :] + some, strict=False), 40):
        data = {**first, **second} | {name: [*first.get(name, []), *second.get(name, [])] for name in ("rule", "tool")}
        text = document({name: value for name, value in data.items() if value})
        try:
            policy = site().as_project(text)
        except PolicyError:
            continue
        assert not site().loosened(policy, COMMANDS[::3]), text


#: Texts that are no mere keys: an error and no answer, or nothing gained.
RAW = {
    "a key twice": '[classes]\nunknown = "deny"\nunknown = "allow"\n',
    "a table twice": '[classes]\nunknown = "deny"\n[classes]\nunknown = "allow"\n',
    "a letter that looks like another": '[[rule]]\neffect = "fs.*"\ndecision = "\u0430llow"\n',
    "a key that looks like another": '[[rule]]\n"eff\u0435ct" = "fs.*"\ndecision = "allow"\n',
    "a class that looks like another": '[classes]\n"re\u0430d_only" = "allow"\n',
    "a direction turned round": 'trusted_hosts = "\u202e*"\n',
    "a key in quotes": '["classes"]\n"unknown" = "allow"\n',
    "an escape": '[classes]\nunknown = "\\u0061llow"\n',
    "dots": 'classes.unknown = "allow"\n',
    "an inline table": 'classes = { unknown = "allow" }\nrule = [{ effect = "*", decision = "allow" }]\n',
    "a byte order mark": '\ufeff[classes]\nunknown = "allow"\n',
    "carriage returns": '[classes]\r\nunknown = "allow"\r\n',
    "a log": 'log = "/tmp/x"\n',
    "itself": 'extends = ".riskclass.toml"\n',
    "the user's own file": 'extends = "user.toml"\n',
    "another's file": 'extends = "/etc/passwd"\n',
    "a device": 'tables = "/dev/zero"\n',
    "NUL": 'extends = "\\u0000"\n',
    "nothing but brackets": "a = " + "[" * 5000,
    "many globs": '[[rule]]\neffect = "fs.*"\npath = "/' + "*a" * 20_000 + '"\ndecision = "deny"\n',
    "many tables": '[[tool]]\nextends = "rm"\nwrites = "cwd"\n' * 900,
    "too much": "#" * (65 << 10),
}


@pytest.mark.parametrize("text", RAW.values(), ids=RAW)
def test_no_text_of_a_project_loosens(text: str) -> None:
    try:
        policy = site().as_project(text)
    except PolicyError:  # and no answer
        return
    assert not site().loosened(policy, COMMANDS)
    assert policy.notes or "allow" not in text


@pytest.mark.parametrize(
    "how", ["a folder", "a pipe", *(f"a link to {to}" for to in ("itself", "the user's", "a device"))]
)
def test_no_file_of_a_project_loosens(how: str, tmp_path: pathlib.Path) -> None:
    (tmp_path / "user.toml").write_text(USER, encoding="utf-8")
    file = tmp_path / ".riskclass.toml"
    if how == "a folder":
        file.mkdir()
    elif how == "a pipe":
        os.mkfifo(file)
    else:
        to = {"itself": file, "the user's": "user.toml", "a device": "/dev/zero"}
        file.symlink_to(to[how.removeprefix("a link to ")])
    if how != "a link to the user's":
        with pytest.raises(PolicyError, match=r"\.riskclass\.toml: cannot be read"):
            search(str(tmp_path), str(tmp_path / "user.toml"), env={})
        return
    policy = search(str(tmp_path), str(tmp_path / "user.toml"), env={})
    assert [note.partition(": ")[2][:20] for note in policy.notes][:1] == ["`allow` is ignored: "]
    assert not site().loosened(policy, COMMANDS)


def test_a_glob_of_many_stars_takes_no_longer_than_its_length() -> None:
    assert growth(lambda size: fits("*a" * size, "a" * (2 * size) + "b"), 100_000) < 5
