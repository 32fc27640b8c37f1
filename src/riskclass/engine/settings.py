"""Options that name settings, judged as the variable of the same meaning is (engine.environment)."""

from __future__ import annotations

from riskclass.engine.environment import effect_of
from riskclass.engine.show import masked

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.engine.derive import Call
    from riskclass.engine.invoke import Shell
    from riskclass.model.text import Text

_GPG = ("gpg", "gpg2", "gpgsm", "gpgconf", "gpg-agent", "gpg-connect-agent", "dirmngr")
_SALT = ("salt", "salt-call", "salt-cp", "salt-key", "salt-run", "salt-ssh")
#: (option, program) → variable; every program's `--kubeconfig` is one, but of those that write the file.
_VARIABLES = {
    ("--kuberc", "kubectl"): "KUBERC",
    ("--kuberc", "oc"): "KUBERC",
    ("--registry-config", "helm"): "HELM_REGISTRY_CONFIG",
    ("--repository-config", "helm"): "HELM_REPOSITORY_CONFIG",
    ("--config-file", "kopia"): "KOPIA_CONFIG_PATH",
    ("--config-file", "uv"): "UV_CONFIG_FILE",
    ("--config", "hatch"): "HATCH_CONFIG",
    ("--config", "bun"): "BUN_CONFIG",
    ("--config", "docker"): "DOCKER_CONFIG",
    ("--config", "podman"): "DOCKER_CONFIG",
    ("--git-dir", "git"): "GIT_DIR",
    ("--use-yarnrc", "yarn"): "npm_config_userconfig",
    **{("--homedir", program): "GNUPGHOME" for program in _GPG},
    **{("--config-dir", program): "SALT_CONFIG_DIR" for program in _SALT},
    **{
        ("--inventory", program): "ANSIBLE_INVENTORY"
        for program in ("ansible", "ansible-console", "ansible-inventory", "ansible-playbook", "ansible-pull")
    },
}
_OPTIONS = frozenset(("--kubeconfig", *(option for option, _ in _VARIABLES)))
_WRITE_KUBECONFIG = ("kind", "minikube", "glab", "tailscale")


def by_options(call: Call) -> None:
    """What the settings may run that options name."""
    for given in call.parsed.given:
        if _OPTIONS.isdisjoint(given.spec.names):
            continue
        name = next((found for each in given.spec.names if (found := _variable(call, each))), "")
        for word in given.words if name else ():
            because = because_of(call.shell, name, word, call.cwd)
            if because:
                because = f"takes {because.partition(' names ')[2]}, which may name programs"
                call._add("code.injected", masked(word.shown), because, word.span)


def _variable(call: Call, option: str) -> str:
    if option == "--kubeconfig":
        writes = call.program in _WRITE_KUBECONFIG or "config" in call.parsed.path[:1]
        return "" if writes else "KUBECONFIG"
    return _VARIABLES.get((option, call.program), "")


def because_of(shell: Shell, name: str, value: Text, cwd: Text | None = None) -> str:
    """Why a variable of that name and value makes programs run code by the settings that it names."""
    kind, because = effect_of(name, value, shell.path(value, cwd))
    if kind == "code.injected":
        return because
    return f"{name} names settings that this text wrote" if shell.made(value) else ""
