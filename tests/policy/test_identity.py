"""The same question under one identity has one answer, and a preflight's answer is the one of the later run."""

from __future__ import annotations

import itertools
import pathlib
import stat

import pytest

from riskclass import Policy, classify, identity
from riskclass.policy import finding
from riskclass.policy.files import cache
from riskclass.policy.finding import search
from tests.samples import COMMANDS

TEXT = """
extends = "coding"
protected_contexts = "host:prod-*"
[remap]
"net.send" = "exposure"
[[rule]]
effect = "fs.delete"
path = ["/srv/*", "./build/*"]
decision = "allow"
unless = { context = "user:root" }
[[tool]]
names = "onhost"
operands = "HOST COMMAND...:argv"
context = "host:HOST"
examples = "onhost a -- uptime  #=> read_only"
[[tool]]
extends = "git"
subs = [{ names = "publish", does = "net.publish", examples = "git publish  #=> exposure" }]
"""


@pytest.fixture
def file(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    found = tmp_path / "policy.toml"
    found.write_text(TEXT, encoding="utf-8")
    return found


def _kept(tmp_path: pathlib.Path) -> list[pathlib.Path]:
    return sorted((tmp_path / "cache" / "riskclass").glob("*"))


def test_a_preflight_agrees_with_the_later_run(file: pathlib.Path) -> None:
    """Asked twice, by policies read anew: from the text, and from what was kept of it (the whole corpus: test_mcp)."""
    preflight, later = Policy.load(str(file)), Policy.load(str(file))
    assert preflight == later and preflight.identity == later.identity
    extra = ["onhost prod-1 -- rm -rf /srv/x", "git publish", "sudo rm -rf build/x", "curl -d a=b http://h/"]
    for command in [*COMMANDS[::20], *extra]:
        first = classify(command, cwd="/w/p", site=preflight.site)
        second = classify(command, cwd="/w/p", site=later.site)
        assert first == second and first.identity == second.identity == preflight.identity
        before, after = preflight.decide(first), later.decide(second)
        assert before == after, command


def test_the_identity_changes_with_every_text_that_counts(file: pathlib.Path, tmp_path: pathlib.Path) -> None:
    seen = {Policy.load(str(file)).identity, Policy.load("ops").identity, Policy.load("coding").identity}
    file.write_text(TEXT + "\n# a comment\n", encoding="utf-8")
    seen.add(Policy.load(str(file)).identity)
    (tmp_path / ".riskclass.toml").write_text('[classes]\nread_only = "ask"\n', encoding="utf-8")
    seen.add(search(str(tmp_path), str(file), env={}).identity)
    assert len(seen) == 5
    assert classify("ls").identity != classify("ls", site=Policy.load("ops").site).identity


def test_a_policy_is_kept_for_its_owner_alone(file: pathlib.Path, tmp_path: pathlib.Path) -> None:
    Policy.load(str(file))
    (kept,) = _kept(tmp_path)
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert stat.S_IMODE(kept.parent.stat().st_mode) == 0o700


@pytest.mark.parametrize("wrong", ["{", "[]", "null", '{"key": 1}', "\x00", "", "{}}", "[" * 100_000])
def test_what_is_kept_and_broken_is_read_anew(file: pathlib.Path, tmp_path: pathlib.Path, wrong: str) -> None:
    whole = Policy.load(str(file))
    (kept,) = _kept(tmp_path)
    kept.write_text(wrong, encoding="utf-8")
    assert Policy.load(str(file)) == whole
    assert kept.read_text(encoding="utf-8") != wrong


def test_what_others_may_write_is_not_believed(file: pathlib.Path, tmp_path: pathlib.Path) -> None:
    whole = Policy.load(str(file))
    (kept,) = _kept(tmp_path)
    kept.write_text(kept.read_text(encoding="utf-8").replace('"ask"', '"allow"'), encoding="utf-8")
    kept.chmod(0o666)
    assert Policy.load(str(file)) == whole


def test_a_changed_file_that_is_extended_is_seen(file: pathlib.Path, tmp_path: pathlib.Path) -> None:
    base = tmp_path / "base.toml"
    base.write_text('[[rule]]\neffect = "fs.create"\ndecision = "deny"\n', encoding="utf-8")
    file.write_text('extends = ["base.toml", "ops"]\n', encoding="utf-8")
    first = Policy.load(str(file))
    base.write_text('[[rule]]\neffect = "fs.create"\ndecision = "ask"\n', encoding="utf-8")
    second = Policy.load(str(file))
    assert [each.decide(classify("mkdir x")).action for each in (first, second)] == ["deny", "ask"]
    assert first.identity != second.identity


def test_a_base_at_home_is_that_of_whose_home_it_is(
    file: pathlib.Path, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With one cache for two homes."""
    file.write_text('extends = ["~/base.toml", "ops"]\n', encoding="utf-8")
    answers = []
    for home, decision in (("a", "deny"), ("b", "ask")):
        (tmp_path / home).mkdir()
        (tmp_path / home / "base.toml").write_text(f'[classes]\nreversible_low = "{decision}"\n', encoding="utf-8")
        monkeypatch.setenv("HOME", str(tmp_path / home))
        answers.append(Policy.load(str(file)).decide(classify("mkdir x")).action)
    assert answers == ["deny", "ask"]


def test_a_project_s_file_is_never_kept(file: pathlib.Path, tmp_path: pathlib.Path) -> None:
    (tmp_path / ".riskclass.toml").write_text('[classes]\nread_only = "ask"\n', encoding="utf-8")
    search(str(tmp_path), "ops")
    assert not _kept(tmp_path)


def test_without_a_home_nothing_is_kept() -> None:
    assert cache({}) == ""
    assert cache({"XDG_CACHE_HOME": "relative"}) == ""


def test_an_installed_package_may_ship_tables(
    file: pathlib.Path, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = tmp_path / "site" / "acme_tables"
    shipped.mkdir(parents=True)
    (shipped / "__init__.py").write_text("raise RuntimeError('a package with tables is not imported')\n")
    (shipped / "ours.toml").write_text('[[tool]]\nnames = "ours"\noperands = "FILE..."\ndeletes = "FILE"\n')
    monkeypatch.syspath_prepend(str(shipped.parent))
    file.write_text('tables = "package:acme_tables/ours.toml"\n', encoding="utf-8")
    site = Policy.load(str(file)).site
    assert [effect.kind for effect in classify("ours a", site=site).effects] == ["fs.delete"]
    assert [effect.kind for effect in classify("ours a").effects] == ["unknown.tool"]


# -- whatever may change an answer changes the identity --

#: What each of the roles of a text may say.
TEXTS = ("", '[classes]\nconfig_mutation = "allow"\n', '[classes]\nreversible_low = "ask"\n')
ROLES = ("user", "system", "project", "above")


def test_whose_a_text_is_counts(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a system's file loosens, a project's may not: the same texts, another policy."""
    seen: dict[str, Policy] = {}
    for number, texts in enumerate(itertools.product(TEXTS, repeat=len(ROLES))):
        for preset in ("", "coding"):
            found = _in_roles(tmp_path / f"{number}{preset}", dict(zip(ROLES, texts, strict=True)), preset, monkeypatch)
            same = seen.setdefault(found.identity, found)
            assert _said(found) == _said(same), texts
    orders = 1 + 2 + 2 * 2  # of two texts in one chain; of a text alone it does not matter whose it is in its chain
    assert len(seen) == 2 * orders**2


def _in_roles(folder: pathlib.Path, texts: dict[str, str], preset: str, monkeypatch: pytest.MonkeyPatch) -> Policy:
    files = {
        "user": "xdg/riskclass/policy.toml",
        "system": "etc/policy.toml",
        "project": "a/b/.riskclass.toml",
        "above": "a/.riskclass.toml",
    }
    (folder / "a/b").mkdir(parents=True)
    monkeypatch.setattr(finding, "SYSTEM", str(folder / files["system"]))
    for role, text in texts.items():
        if text:
            (folder / files[role]).parent.mkdir(parents=True, exist_ok=True)
            (folder / files[role]).write_text(text, encoding="utf-8")
    return search(str(folder / "a/b"), preset=preset, env={"XDG_CONFIG_HOME": str(folder / "xdg")})


def _said(policy: Policy) -> list[list[tuple[object, ...]]]:
    return [
        [(dict(layer.data["classes"]), layer.data["rules"]) for layer in layers]
        for layers in (policy.layers, *policy.project)
    ]


def _remember(files: dict[str, pathlib.Path], name: str) -> None:
    files[name].write_text(files[name].read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")


CHANGES = ("user", "extended", "tables", "package", "project", "above", "project's extended", "project's tables")


def test_every_text_on_the_way_counts(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The texts of a policy, what they extend, tables beside them and in packages, projects' files by the directory."""
    package = tmp_path / "site" / "acme_rules"
    deep = tmp_path / "a" / "b"
    package.mkdir(parents=True)
    deep.mkdir(parents=True)
    places = (
        "user.toml",
        "base.toml",
        "own.toml",
        "",
        "a/b/.riskclass.toml",
        "a/.riskclass.toml",
        "a/b/base.toml",
        "a/b/own.toml",
    )
    files = {
        name: tmp_path / place if place else package / "acme.toml" for name, place in zip(CHANGES, places, strict=True)
    }
    for name, file in files.items():
        file.write_text(
            f'[[tool]]\nnames = "tool{len(name)}"\n' if "tables" in name or name == "package" else "", encoding="utf-8"
        )
    (package / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(package.parent))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    named = 'extends = ["base.toml", "ops"]\ntables = ["own.toml"{}]\n'
    files["user"].write_text(named.format(', "package:acme_rules/acme.toml"'), encoding="utf-8")
    files["project"].write_text(named.format(""), encoding="utf-8")

    def identity(folder: pathlib.Path = deep) -> str:
        found = {search(str(folder), str(files["user"])).identity for _ in range(2)}  # the text, and what is kept of it
        assert len(found) == 1
        return found.pop()

    seen = [identity(), identity(deep.parent), identity(tmp_path)]
    for name in CHANGES:
        _remember(files, name)
        seen.append(identity())
    assert len(set(seen)) == len(seen)


def test_the_judge_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its version, its tables, the libraries that verdicts depend on; with a policy and without."""
    seen = []
    for version, tables, installed in (("1", "a", []), ("2", "a", []), ("1", "b", []), ("1", "a", ["sqlglot-1"])):
        monkeypatch.setattr(identity, "__version__", version)
        monkeypatch.setattr(identity, "DIGEST", tables)
        monkeypatch.setattr(identity, "_installed", lambda names=installed: names)
        monkeypatch.setattr(identity, "_memo", [])
        policy = Policy.load("ops")
        seen += [policy.identity, classify("ls").identity]
        assert classify("ls", site=policy.site).identity == policy.identity == policy.decide(classify("ls")).identity
    assert len(set(seen)) == len(seen)
