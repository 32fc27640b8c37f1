"""A project's file can only be stricter, whatever it says; and each word that would loosen is reported."""

from __future__ import annotations

import pathlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from riskclass import Policy, PolicyError, classify
from riskclass.policy.finding import search
from riskclass.policy.rules import DECISIONS
from tests.samples import COMMANDS

USER = 'extends = "ops"\n[[rule]]\neffect = "fs.delete"\npath = "/srv/builds/*"\ndecision = "allow"\n'
TOOL = '[[tool]]\nnames = "ours"\noperands = "X..."\n'
#: What a hostile file may say, the words that must be reported, and a command that would pass if it counted.
LOOSENING = {
    "allow rule": ('[[rule]]\neffect = "*"\ndecision = "allow"\n', "`allow` is ignored", "cp a b"),
    "allow by name": (
        '[[rule]]\neffect = "guard.lower"\ndecision = "allow"\n',
        "`allow` is ignored",
        "rm .riskclass.toml",
    ),
    "catastrophic": ('[[rule]]\ncatastrophic = true\ndecision = "allow"\n', "`allow` is ignored", "rm -rf /"),
    "class": ('[classes]\ndestructive = "allow"\n', "`destructive = allow` is ignored", "rm a"),
    "remap": ('[remap]\n"fs.delete" = "read_only"\n', "fs.delete as read_only is ignored", "rm a"),
    "remap glob": ('[remap]\n"code.*" = "read_only"\n', "code.opaque as read_only is ignored", "./x.sh"),
    "scratch": ('[places]\nscratch = "/srv/*"\n', "`scratch` is ignored", "rm /srv/x"),
    "cache": ('[places]\ncache = "*"\n', "`cache` is ignored", "rm /srv/x"),
    "null": ('[places]\nnull = "*"\n', "`null` is ignored", "cp a b"),
    "programs": ('[places]\nprograms = "/tmp"\n', "`programs` is ignored", "/tmp/ls"),
    "hosts": ('trusted_hosts = "*"\n', "`trusted_hosts` is ignored", "scp a h:/x"),
    "attended": ("attended = true\n", "`attended = true` is ignored", "cp a b"),
    "observe": ('extends = "observe"\n', "`observe` is ignored", "cp a b"),
    "package": ('tables = "package:json/x.toml"\n', "`package:json/x.toml` is ignored", "cp a b"),
    "inert": ('[[tool]]\nextends = "rm"\ninert = "-f"\n', "`inert` is ignored", "rm -f a"),
    "open": ('[[tool]]\nnames = "ours"\nopen = true\n', "`open` is ignored", "ours --x"),
    "inert of a sub-command": (
        '[[tool]]\nextends = "git"\n[[tool.subs]]\nnames = "reset"\ninert = "--hard"\n',
        "`inert` is ignored",
        "git reset --hard",
    ),
}
#: What loosens without being a word of its own: nothing to report, and nothing gained.
GAINS_NOTHING = {
    "a table for an unknown tool": (TOOL, "ours x"),
    "an option of a shipped tool": ('[[tool]]\nextends = "rm"\noptions = [{ flags = "--x" }]\n', "rm --x a"),
    "a synopsis for a shipped tool": ('[[tool]]\nextends = "nohup"\noperands = "X..."\n', "nohup rm a"),
    "a sub-command of a shipped tool": ('[[tool]]\nextends = "git"\nsubs = [{ names = "frob" }]\n', "git frob"),
    "an exception": ('[[rule]]\neffect = "*"\ndecision = "deny"\nunless = { effect = "*" }\n', "cp a b"),
    "a looser preset than the user's": ('extends = "coding"\n', "cp a b"),
}


@pytest.fixture
def found(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch):  # type: ignore[no-untyped-def]
    """A search in a project with this file, under a user's policy."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    user = tmp_path / "user.toml"
    user.write_text(USER, encoding="utf-8")
    project = tmp_path / "project"
    (project / "deep").mkdir(parents=True)

    def find(text: str | None) -> Policy:
        if text is not None:
            (project / ".riskclass.toml").write_text(text, encoding="utf-8")
        return search(str(project / "deep"), str(user), env={})

    return find


@pytest.mark.parametrize(("text", "message", "command"), LOOSENING.values(), ids=LOOSENING)
def test_what_loosens_is_reported_and_ignored(found, text: str, message: str, command: str) -> None:  # type: ignore[no-untyped-def]
    without, policy = found(None), found(text)
    assert any(message in note and ".riskclass.toml:" in note for note in policy.notes), policy.notes
    _no_looser(without, policy, command)
    assert policy.decide(classify(command, site=policy.site)).action != "allow"


@pytest.mark.parametrize(("text", "command"), GAINS_NOTHING.values(), ids=GAINS_NOTHING)
def test_what_a_project_adds_takes_nothing_away(found, text: str, command: str) -> None:  # type: ignore[no-untyped-def]
    without, policy = found(None), found(text)
    _no_looser(without, policy, command)
    assert policy.decide(classify(command, site=policy.site)).action != "allow"


def _no_looser(without: Policy, policy: Policy, command: str) -> None:
    before, after = classify(command, site=without.site), classify(command, site=policy.site)
    assert after.risk_class >= before.risk_class
    assert set(after.effects) >= set(before.effects)
    assert DECISIONS.index(policy.decide(after).action) >= DECISIONS.index(without.decide(before).action)


def test_a_project_tightens(found) -> None:  # type: ignore[no-untyped-def]
    policy = found(
        'protected_contexts = "host:web-*"\n[remap]\n"fs.create" = "destructive"\n'
        '[[rule]]\neffect = "fs.delete"\ndecision = "deny"\nbecause = "nothing is deleted here"\n'
        '[places]\nprotected = "./data/*"\n'
        '[[tool]]\nnames = "ours"\noperands = "X..."\ndeletes = "X"\n'
    )
    said = {
        text: policy.decide(classify(text, site=policy.site)).action
        for text in ("rm /srv/builds/x", "mkdir x", "ssh web-1 mkdir x", "ls", "ours x", "cp a data/b")
    }
    assert said == {
        "rm /srv/builds/x": "deny",
        "mkdir x": "ask",
        "ssh web-1 mkdir x": "ask",
        "ls": "allow",
        "ours x": "deny",
        "cp a data/b": "ask",
    }
    assert policy.decide(classify("rm /srv/builds/x")).because.endswith(
        "(deny: nothing is deleted here, " + policy.project[0][0].origin + ":4)"
    )


def test_every_file_above_counts(found, tmp_path: pathlib.Path) -> None:  # type: ignore[no-untyped-def]
    (tmp_path / ".riskclass.toml").write_text('[classes]\nread_only = "deny"\n', encoding="utf-8")
    policy = found("")
    assert policy.decide(classify("ls")).action == "deny"


@pytest.mark.parametrize("text", ["[[rule]\n", 'decision = "allow"\n', "\ud800"])
def test_a_broken_file_of_a_project_is_an_error(found, text: str, tmp_path: pathlib.Path) -> None:  # type: ignore[no-untyped-def]
    (tmp_path / "project" / ".riskclass.toml").write_bytes(text.encode("utf-8", "surrogatepass"))
    with pytest.raises(PolicyError, match=r"\.riskclass\.toml"):
        found(None)


_HOSTILE = st.sampled_from([*(text for text, *_ in LOOSENING.values()), *(text for text, _ in GAINS_NOTHING.values())])


@settings(max_examples=60, deadline=None)
@given(text=_HOSTILE, commands=st.lists(st.sampled_from(COMMANDS), min_size=1, max_size=8))
def test_no_project_loosens_anything(text: str, commands: list[str]) -> None:
    without, policy = _loaded("", None), _loaded(text, text)
    for command in commands:
        _no_looser(without, policy, command)


_KNOWN: dict[str, Policy] = {}


def _loaded(key: str, text: str | None) -> Policy:
    import tempfile

    if key not in _KNOWN:
        with tempfile.TemporaryDirectory() as folder:
            if text is not None:
                (pathlib.Path(folder) / ".riskclass.toml").write_text(text, encoding="utf-8")
            user = pathlib.Path(folder) / "user.toml"
            user.write_text(USER, encoding="utf-8")
            _KNOWN[key] = search(folder, str(user), env={})
    return _KNOWN[key]


def test_a_class_that_is_looser_than_your_own_is_reported(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    user, project = tmp_path / "user.toml", tmp_path / ".riskclass.toml"
    user.write_text('[remap]\n"fs.create" = "destructive"\n', encoding="utf-8")
    project.write_text('[remap]\n"fs.create" = "disruptive"\n"fs.read" = "disruptive"\n', encoding="utf-8")
    policy = search(str(tmp_path), str(user), env={})
    assert [note.partition(": ")[2] for note in policy.notes] == [
        "fs.create as disruptive is ignored: your own policy says destructive"
    ]
    assert classify("mkdir x", site=policy.site).risk_class.value == "destructive"
    assert classify("cat f", site=policy.site).risk_class.value == "disruptive"
