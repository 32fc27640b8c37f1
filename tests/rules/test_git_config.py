"""Which settings of git run code, and what a shell gets of them."""

from __future__ import annotations

import pytest

from riskclass.model.text import Hole, Text, exact
from riskclass.rules.grammars.git_config import RUNS, read


def runs(*words: str) -> list[str | None]:
    return [text.exact for form, (text,) in read(tuple(map(exact, words))).runs if form == "sh"]


def kinds(*words: str) -> list[str]:
    return [finding.kind for finding in read(tuple(map(exact, words))).findings]


@pytest.mark.parametrize(
    "setting",
    [
        "user.name=x",
        "color.ui=always",
        "core.pager=",
        "core.pager=cat",
        "core.pager",
        "pager.log=false",
        "core.editor=vim",
        "core.editor=code --wait",
        "core.fsmonitor=true",
        "core.hooksPath=/dev/null",
        "credential.helper=cache --timeout=3600",
        "credential.https://example.org.helper=",
        "protocol.file.allow=always",
        "protocol.ext.allow=never",
        "submodule.lib.update=rebase",
        "alias.x=",
        "nonsense",
        "",
        "=",
    ],
)
def test_a_harmless_setting_only_observes(setting: str) -> None:
    assert runs(setting) == []
    assert kinds(setting) == []


@pytest.mark.parametrize(
    ("setting", "script"),
    [
        ("core.pager=./x", "./x"),
        ("CORE.Pager=./x", "./x"),
        ("pager.log=./x", "./x"),
        ("core.editor=./x", "./x .git/COMMIT_EDITMSG"),
        ("core.sshCommand=./x -i k", "./x -i k host true"),
        ("core.fsmonitor=./x", "./x 2 0"),
        ("diff.external=rm", "rm FILE"),
        ("diff.jpg.textconv=./x", "./x FILE"),
        ("merge.ours.driver=rm %A", "rm %A"),
        ("filter.lfs.clean=./x", "./x"),
        ("gpg.program=./x", "./x FILE"),
        ("gpg.ssh.program=./x", "./x FILE"),
        ("alias.st=status -s", "git status -s"),
        ("alias.x=!rm -rf y", "rm -rf y"),
        ("credential.helper=!./x", "./x get"),
        ("credential.https://a.b/c.d.helper=/opt/x", "/opt/x get"),
        ("credential.helper=own", "git-credential-own get"),
        ("submodule.lib.update=!./x", "./x"),
        ("url.a.helper.cmd=x", None),
    ],
)
def test_a_setting_that_runs_code_gives_it_to_a_shell(setting: str, script: str | None) -> None:
    assert runs(setting) == ([script] if script is not None else [])


@pytest.mark.parametrize(
    "setting",
    [
        "core.hooksPath=x",
        "include.path=x",
        "includeIf.gitdir:x.path=y",
        "protocol.allow=always",
        "url.ext::x.insteadOf=y",
    ],
)
def test_a_setting_that_leads_to_code_elsewhere_is_injected(setting: str) -> None:
    assert kinds(setting) == ["code.injected"]


@pytest.mark.parametrize("key", RUNS)
def test_what_is_not_known_of_code_is_injected(key: str) -> None:
    name = key.replace("*", "x")
    word = Text((f"{name}=", Hole("$V", "V is not set here")))
    assert [finding.kind for finding in read((word,)).findings] == ["code.injected"]


def test_an_unknown_key_may_be_any() -> None:
    word = Text((Hole("$S", "S is not set here"),))
    assert [finding.kind for finding in read((word,)).findings] == ["code.injected"]
    assert [finding.kind for finding in read((word, exact("x"))).findings] == ["fs.write", "code.injected"]


def test_a_setting_that_is_kept_is_written() -> None:
    assert kinds("user.name", "x") == ["fs.write"]
    assert kinds("core.pager", "cat") == ["fs.write"]
    assert runs("core.pager", "./x") == ["./x"]
    assert runs("alias.nuke", "reset --hard") == []
    assert runs("alias.nuke", "!rm -rf y") == ["rm -rf y"]


def test_a_secret_that_is_shown_is_read() -> None:
    assert kinds("http.https://example.org.extraHeader") == ["secret.read"]
    assert kinds("github.token") == ["secret.read"]
    assert kinds("user.email") == []
