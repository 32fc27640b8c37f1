"""Settings that make a tool run programs: named by an option, or put by this text where the tool looks for them.

An option is judged as the variable of the same meaning is (engine.environment). Files of a project are edited every
day; not writing one is judged but the tool that obeys it behind that, where what was written may name a program.
"""

from __future__ import annotations

import itertools

from riskclass.engine.environment import effect_of
from riskclass.engine.show import masked
from riskclass.model.globs import fits
from riskclass.model.text import exact

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.engine.derive import Call
    from riskclass.engine.invoke import Shell
    from riskclass.model.text import Text

_GPG = ("gpg", "gpg2", "gpgsm", "gpgconf", "gpg-agent", "gpg-connect-agent", "dirmngr")
_ANSIBLE = ("ansible", "ansible-console", "ansible-inventory", "ansible-playbook", "ansible-pull")
_SALT = ("salt", "salt-call", "salt-cp", "salt-key", "salt-run", "salt-ssh")
#: (option, program) → variable; every program's `--kubeconfig` is one, but of those that write the file.
VARIABLES = {
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
    **{("--inventory", program): "ANSIBLE_INVENTORY" for program in _ANSIBLE},
}
_ANY = ("",)
_INI = ("plugin", "python_executable", "extension")
_CFG = ("plugin", "librar", "executable", "command", "script", "args", "inventory", "_file", "path", "module")
_TERRAFORM = (("*.tf", "*.tf.json", "*.tofu"), ("external", "exec", "module"))
_KUBE = (("~/.kube/config",), ("exec", "auth-provider"))
#: Program → files that it looks for in the folder or one above, or at home, and words in one of which names a program.
_FILES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    **dict.fromkeys(_ANSIBLE, (("ansible.cfg", "~/.ansible.cfg", "/etc/ansible/ansible.cfg"), _CFG)),
    "terraform": _TERRAFORM,
    "tofu": _TERRAFORM,
    "packer": (("*.pkr.hcl", "*.pkr.json"), ("data", "local", "plugin")),
    "mypy": (("mypy.ini", ".mypy.ini", "setup.cfg", "pyproject.toml", "~/.mypy.ini", "~/.config/mypy/config"), _INI),
    "flake8": ((".flake8", "setup.cfg", "tox.ini"), _INI),
    "coverage": ((".coveragerc", "setup.cfg", "tox.ini", "pyproject.toml"), _INI),
    "composer": (("composer.json",), ("plugin", "script", "cmd", "repositories")),
    "poetry": (("poetry.toml", "pyproject.toml"), ("plugin", "system-git", "installer")),
    "aws": (("~/.aws/config", "~/.aws/credentials"), ("credential_process", "sso", "cli_")),
    "gh": (("~/.config/gh/config.yml",), _ANY),
    "bat": (("~/.config/bat/config",), _ANY),
    "curl": (("~/.curlrc", "~/.config/.curlrc"), _ANY),
    "wget": (("~/.wgetrc", "/etc/wgetrc"), _ANY),
    "hg": ((".hg/hgrc", ".hg/hgrc-not-shared", "~/.hgrc", "~/.config/hg/hgrc"), _ANY),
    "jj": ((".jj/repo/config.toml", "~/.config/jj/config.toml", "~/.jjconfig.toml"), _ANY),
    "docker": (("~/.docker/config.json",), ("cred", "plugin", "alias")),
    **dict.fromkeys(("gpg", "gpg2"), (("~/.gnupg/gpg.conf", "~/.gnupg/gpg-agent.conf"), _ANY)),
    **dict.fromkeys(("kubectl", "oc", "helm", "flux", "velero", "istioctl", "kubens", "stern"), _KUBE),
    "checkov": ((".checkov.yaml", ".checkov.yml", "~/.checkov.yaml", "~/.checkov.yml"), ("external",)),
    "clang-tidy": ((".clang-tidy",), ("plugin", "-load")),
    "exiftool": (("~/.ExifTool_config",), _ANY),
    "liquibase": (("liquibase.properties",), ("classpath", "driver")),
    "sqlfluff": ((".sqlfluff", "setup.cfg", "tox.ini", "pyproject.toml"), ("library_path", "macros", "templater")),
    "tflint": ((".tflint.hcl", "~/.tflint.hcl"), ("plugin",)),
    "yt-dlp": (("yt-dlp.conf", "~/.config/yt-dlp/config", "~/.config/yt-dlp.conf", "~/yt-dlp.conf"), _ANY),
    "git": ((".git/config", ".git/hooks/*", "~/.gitconfig", "~/.config/git/config", "/etc/gitconfig"), _ANY),
}
_NAMES = frozenset(name.rpartition("/")[2] for names, _ in _FILES.values() for name in names) | {"HEAD"}
_ENDS = tuple(name[1:] for name in _NAMES if name[:1] == "*" and name != "*")
#: Words in an inventory that may make ansible run something here.
_INVENTORY = ("#!", "plugin", "ansible_")
#: Sub-commands of git that run no hook of note.
_LOOKS = frozenset(
    "status log diff show rev-parse ls-files ls-tree branch remote config blame describe tag cat-file grep".split()
)
_WRITE_KUBECONFIG = ("kind", "minikube", "glab", "tailscale")


def by_options(call: Call) -> None:
    """What the settings may run that options name."""
    for given in call.parsed.given:
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
    return VARIABLES.get((option, call.program), "")


def because_of(shell: Shell, name: str, value: Text, cwd: Text | None = None) -> str:
    """Why a variable of that name and value makes programs run code by the settings that it names."""
    kind, because = effect_of(name, value, shell.path(value, cwd))
    if kind == "code.injected":
        return because
    if not shell.made(value):
        return ""
    written = shell.judge.planted.get(shell.path(value, cwd))
    plain = name == "ANSIBLE_INVENTORY" and written is not None and not any(word in written for word in _INVENTORY)
    return "" if plain else f"{name} names settings that this text wrote"


def by_files(call: Call) -> None:
    """Settings of the tool, or the repository, that this text wrote or brought."""
    judge = call.shell.judge
    names, words = _FILES.get(call.program, ((), ()))
    if not names:
        return None
    _gather(call)
    if not (judge.settings or judge.filled):
        return None
    call.shell.spend(len(names) * len(judge.settings))
    folder = call.shell.path(exact("."), call.cwd)
    for path in judge.settings:
        what = judge.planted[path]
        found = any(_is_at(path, name, folder) for name in names) and _may_name(what, words)
        if found and (call.program != "git" or _git_obeys(call, path)):
            return _obeys(call, path, f"obeys {masked(path)}, which this text wrote")
    return _repository(call, folder) if call.program == "git" else None


def _gather(call: Call) -> None:
    """Of what this text wrote since the last time, what may be settings of some tool."""
    judge = call.shell.judge
    for path in itertools.islice(judge.planted, judge.gathered, None):
        last = path.rpartition("/")[2]
        if last in _NAMES or last.endswith(_ENDS) or "/hooks/" in path or "*" in last:
            judge.settings.append(path)
    judge.gathered = len(judge.planted)


def _git_obeys(call: Call, path: str) -> bool:
    """What was judged when it was written (engine.written), and hooks beside a look, add nothing."""
    return path not in call.shell.state.files and not (
        "/hooks/" in path and not _LOOKS.isdisjoint(call.parsed.path[:1])
    )


def _is_at(path: str, name: str, folder: str) -> bool:
    """Whether a path is that of settings which are looked for in the folder and in those above it, or at home."""
    if name[0] in "~/":
        return path == name
    above, slash, last = path.rpartition("/")
    inside, _, name = name.rpartition("/")
    if not slash or not fits(name, last) or not f"/{above}".endswith(f"/{inside}" if inside else ""):
        return False
    above = above.removesuffix(inside).rstrip("/") if inside else above
    return folder == above or folder.startswith(f"{above}/")


def _may_name(what: str | None, words: tuple[str, ...]) -> bool:
    return what is None or any(word in what.lower() for word in words)


def _repository(call: Call, folder: str) -> None:
    """A repository that came in an archive or from another host, and a bare one that this text made by hand."""
    judge = call.shell.judge
    for path, how in judge.filled.items():
        if how == "unpacked" and path != "." and (folder == path or folder.startswith(f"{path}/")):
            return _obeys(call, folder, "obeys the settings of a repository that this text brought here")
        if how == "unpacked" and path == "." and folder.startswith("./"):
            return _obeys(call, folder, "obeys the settings of a repository that this text brought here")
    by_hand = f"{folder}/HEAD" in judge.planted or judge.place(folder) == "scratch"
    for path in judge.settings if by_hand else ():
        if path == f"{folder}/config" or path.startswith(f"{folder}/hooks/"):
            return _obeys(call, path, f"obeys {masked(path)} if this is a bare repository, which this text wrote")
    return None


def _obeys(call: Call, target: str, because: str) -> None:
    call._add("code.injected", masked(target), because, call.span)
