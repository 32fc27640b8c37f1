"""Where a path stands below a home or a project does not change what its name means."""

from __future__ import annotations

from itertools import product

import pytest

from riskclass import classify

FOLDERS = [
    "",
    ".ssh/",
    ".aws/",
    ".gnupg/",
    ".kube/",
    ".docker/",
    ".config/gh/",
    ".git/hooks/",
    ".claude/",
    ".ssh/keys/",
]
NAMES = [
    *(
        "id_work",
        "key1",
        "deploy.pem",
        "x",
        "known_hosts",
        "work.pub",
        "cm-web1",
        "*",
        "?",
        "cred*",
        "config",
        "hosts.yml",
        "a.key",
        "a.key.bak",
        "config.json",
    ),
    *(".env", ".env.local", "prod.env", ".netrc", ".bashrc", ".bash_history", "opencode.json", "settings.json", "x~"),
]
ORDINARY = ("project", "home", "system", "unknown")


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_name_means_the_same_in_a_project_a_home_and_elsewhere(folder: str) -> None:
    for name, verb in product(NAMES, ("cat", "tee")):
        found = {
            tuple("" if effect.place in ORDINARY else effect.place for effect in verdict.effects if effect.place)
            for root in ("./w/", "/home/u/w/", "~/w/", "/srv/w/")
            for verdict in [classify(f"{verb} {root}{folder}{name}")]
        }
        assert len(found) == 1, f"{verb} {folder}{name}: {found}"


def test_a_private_key_of_a_usual_name_is_one() -> None:
    names = (
        ".ssh/id_work",
        "./.ssh/key1",
        "/home/u/.ssh/work.pem",
        "sub/.ssh/id_work",
        "~/.ssh/deploy",
        "~/.ssh/work~",
    )
    for path in names:
        assert classify(f"cat {path}").risk_class == "exposure", path
    assert classify("cat ssh/id_work /home/u/ssh/work.pem").risk_class == "read_only"


@pytest.mark.parametrize("name", ["config", "config.d/work", "known_hosts.old", "authorized_keys2", "deploy.pub", "rc"])
def test_other_files_beside_the_keys_are_no_secrets(name: str) -> None:
    assert classify(f"cat ~/.ssh/{name}").risk_class == "read_only"


GUARDED = [
    *(".claude", ".cursor", ".codex", ".clinerules/hooks", ".kiro/agents", ".local/state/riskclass"),
    *(".config/opencode", ".config/riskclass", ".github/hooks"),
]


@pytest.mark.parametrize("folder", GUARDED)
def test_who_changes_the_folder_of_a_guard_changes_the_guard(folder: str) -> None:
    for text in (
        "mv {} old",
        "mv new {}",
        "cp -r a/. {}/",
        "rsync -a a/ {}/",
        "tar xzf a.tgz -C {}",
        "ln -sfn x {}",
        "chmod -R 000 {}",
        "rm -rf {}",
        "rm -rf ~/{}/*",
    ):
        kinds = {effect.kind for effect in classify(text.format(folder)).effects}
        assert "guard.lower" in kinds, text.format(folder)
    assert classify(f"rm -rf {folder}").risk_class in ("exposure", "destructive")
    assert classify(f"ls {folder}; cat {folder}/x.md").risk_class == "read_only"


def test_other_files_beside_a_guard_are_ordinary() -> None:
    for text in ("rm .claude/tmp*", "cp a .claude/commands/", "rm -rf .claude/worktrees/*", "rm .cursor/x.md"):
        assert "guard.lower" not in {effect.kind for effect in classify(text).effects}, text


def test_a_key_beside_the_settings_of_ssh_is_one() -> None:
    for name in ("agent_key", "config_prod_rsa", "control-deploy_key", "README_ed25519", "deploy"):
        assert classify(f"cat ~/.ssh/{name}").risk_class == "exposure", name
    for name in ("config", "config.d", "known_hosts.old", "agent", "cm-web1", "revoked_keys", "authorized_keys2"):
        assert classify(f"cat ~/.ssh/{name}").risk_class == "read_only", name


PATTERNS = [
    (".kube/*", ".kube/cache/*"),
    (".kube/c*", ".kube/k*"),
    (".docker/*.json", ".docker/*.yml"),
    (".config/gh/*", ".config/git/*"),
    (".config/gh/h*", ".config/gh/c*"),
    (".*/config", "*/config"),
    (".*", "*"),
    (".??*", "??*"),
    (".*_history", "*_notes"),
    ("*.tfvars", "*.tf"),
]


@pytest.mark.parametrize(("secret", "harmless"), PATTERNS)
def test_a_pattern_that_may_meet_a_secret(secret: str, harmless: str) -> None:
    for root in ("", "./w/", "/home/u/", "~/", "/srv/w/"):
        assert classify(f"cat {root}{secret}").risk_class == "exposure", f"{root}{secret}"
        assert classify(f"cat {root}{harmless}").risk_class == "read_only", f"{root}{harmless}"


def test_memory_holds_every_secret() -> None:
    for text in ("strings /dev/mem", "cat /proc/kcore", "cat /proc/1/mem"):
        assert classify(text).risk_class == "exposure", text
    assert classify("cat /proc/meminfo /proc/1/status").risk_class == "read_only"
