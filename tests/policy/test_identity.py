"""The same question under one identity has one answer, and a preflight's answer is the one of the later run."""

from __future__ import annotations

import pathlib
import stat

import pytest

from riskclass import Policy, classify
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
    """Asked twice, by policies read anew: from the text, and from what was kept of it."""
    preflight, later = Policy.load(str(file)), Policy.load(str(file))
    assert preflight == later and preflight.identity == later.identity
    extra = ["onhost prod-1 -- rm -rf /srv/x", "git publish", "sudo rm -rf build/x", "curl -d a=b http://h/"]
    for command in [*COMMANDS[::20], *extra]:
        first = classify(command, cwd="/w/p", site=preflight.site)
        second = classify(command, cwd="/w/p", site=later.site)
        assert first == second
        before, after = preflight.decide(first), later.decide(second)
        assert (before.action, before.because, before.where) == (after.action, after.because, after.where)


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
