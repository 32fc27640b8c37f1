"""What a path is: one table of places (docs/guide, "Places"), read from the text of the path alone."""

from __future__ import annotations

from riskclass.model.globs import fits
from riskclass.model.limits import VARIANTS
from riskclass.model.text import Text

TYPE_CHECKING = False

#: Standard input by path.
STDIN = ("/dev/stdin", "/dev/fd/0", "/proc/self/fd/0")
#: Settings of the user and the host that shells read, trusted like installed tools (taxonomy, rule 4).
STARTUP = tuple(
    """
    /etc/profile /etc/bash.bashrc /etc/bashrc /root/.bashrc /root/.profile /root/.bash_profile
    ~/.bashrc ~/.profile ~/.bash_profile ~/.zshrc ~/.zprofile
    """.split()
)
#: Names of descriptors that are written to.
DESCRIPTORS = {"/dev/stdout": "1", "/dev/stderr": "2", **{f"/dev/fd/{number}": str(number) for number in range(1, 10)}}
_NULL = ("/dev/null", "/dev/stdin", "/dev/stdout", "/dev/stderr", "/dev/tty", "/dev/zero", "/dev/full")
_DEVICES = tuple(
    """
    /dev/sd /dev/hd /dev/vd /dev/xvd /dev/nvme /dev/mmcblk /dev/md /dev/dm- /dev/mapper/ /dev/disk/ /dev/loop
    /dev/sr /dev/ram /dev/zd /dev/zvol/ /dev/mtd /dev/nbd /dev/drbd /dev/rbd /dev/bcache /dev/block/ /dev/mem
    /dev/kmem /dev/port /dev/rdisk /dev/disk
    """.split()
)
_VITAL = frozenset(
    """
    /etc/passwd /etc/group /etc/fstab /etc/crypttab /etc/mtab /etc/inittab /etc/default/grub /etc/nsswitch.conf
    /etc/ld.so.conf /etc/ld.so.preload /etc/login.defs /etc/securetty /etc/subuid /etc/subgid
    /etc/selinux/config /etc/shells
    """.split()
)
_VITAL_UNDER = ("/boot/", "/efi/", "/etc/grub.d/", "/etc/pam.d/", "/etc/security/")
_ACCESS = {
    "authorized_keys",
    "authorized_keys2",
    "sudoers",
    "known_hosts.allow",
    ".rhosts",
    ".shosts",
    "hosts.equiv",
    "doas.conf",
}
#: Where packages may come from, and who may say so.
_ACCESS_PARTS = (
    "/sudoers.d/",
    "/etc/apt/sources.list",
    "/etc/apt/trusted.gpg",
    "/etc/apt/keyrings/",
    "/etc/yum.repos.d/",
    "/etc/polkit-1/",
)
_PUBLIC_NAMES = ("fullchain.pem", "cert.pem", "chain.pem", "known_hosts")
_START_NAMES = frozenset(
    """
    .bashrc .bash_profile .bash_login .bash_logout .profile .zshrc .zprofile .zshenv .zlogin .zlogout .kshrc
    .cshrc .tcshrc .login .xinitrc .xsession .xprofile .inputrc .vimrc .exrc .gdbinit .envrc .gitconfig .npmrc
    rc.local crontab .hgrc .tmux.conf .screenrc .lldbinit .pdbrc .psqlrc .irbrc .pryrc .Rprofile
    rust-toolchain rust-toolchain.toml .yarnrc .yarnrc.yml .pnpmfile.cjs bunfig.toml
    """.split()
)
_START_PARTS = tuple(
    """
    /etc/cron. /etc/profile.d/ /etc/init.d/ /etc/rc /etc/xdg/autostart/ /.config/autostart/ /systemd/system/
    /systemd/user/ /etc/systemd/ /var/spool/cron/ /.git/hooks/ /.git/config /etc/update-motd.d/ /.husky/ /.config/fish/
    /etc/udev/rules.d/ /etc/modprobe.d/ /etc/modules-load.d/ /etc/apt/apt.conf.d/ /LaunchAgents/ /LaunchDaemons/
    /.config/git/config /.hg/hgrc /.cargo/config /.mvn/
    /etc/logrotate.d/ /etc/network/if- /etc/dhcp/dhclient- /.config/environment.d/ /etc/X11/Xsession.d/
    """.split()
)
_START_FILES = frozenset(
    """
    /etc/profile /etc/bash.bashrc /etc/bashrc /etc/zsh/zshrc /etc/zshrc /etc/crontab /etc/anacrontab
    /etc/environment /etc/rc.local /etc/zsh/zshenv /etc/csh.cshrc /etc/gitconfig ~/.ssh/config /etc/ssh/ssh_config
    """.split()
)
_SECRET_NAMES = frozenset(
    """
    .netrc _netrc .pgpass .my.cnf .git-credentials .htpasswd .vault-token .pypirc credentials credentials.json
    shadow gshadow shadow- gshadow- master.passwd id_rsa id_dsa id_ecdsa id_ed25519 id_ecdsa_sk id_ed25519_sk
    secrets.yml secrets.yaml secrets.json secrets.toml secret.key private.key privkey.pem key.pem server.key
    .env opasswd .dockercfg sasl_passwd krb5.keytab logins.json key4.db kubeconfig admin.conf token.json .s3cfg
    .smbcredentials rclone.conf wallet.dat keychain.db login.keychain-db .boto .terraformrc terraform.tfvars
    .credentials.json credentials.toml auth.json k3s.yaml master.key environ service-account.json authkey.key
    .pgpass.conf .mylogin.cnf .vault_pass .vault_pass.txt .vault-pass.txt .erlang.cookie credentials.tfrc.json
    """.split()
) | {"Login Data"}
_SECRET_ENDS = tuple(
    """
    .key .p12 .pfx .jks .keystore .kdbx .keytab .ppk .gpg-key .agekey .keyring .tfvars .tfvars.json .tfstate
    .tfstate.backup
    """.split()
)
_SECRET_PARTS = tuple(
    """
    /.aws/credentials /.docker/config.json /.kube/config /.config/gh/hosts.yml /.gnupg/ /etc/ssl/private/
    /.azure/ /.config/gcloud/ /run/secrets/ /etc/pve/priv/ /var/run/secrets/ /.password-store/ /etc/wireguard/
    /etc/letsencrypt/live/ /etc/letsencrypt/archive/ /.local/share/keyrings/
    /etc/NetworkManager/system-connections/ /var/lib/sss/secrets/ /.config/rclone/rclone.conf /.aws/sso/cache/
    /etc/krb5.keytab /etc/kubernetes/admin.conf /etc/kubernetes/pki/ /var/lib/docker/secrets/ /.config/op/
    /.cargo/credentials.toml /.codex/auth.json /.gem/credentials /.config/hub/ /sops/age/keys.txt /.config/age/keys.txt
    /etc/mysql/debian.cnf /etc/ppp/chap-secrets /etc/ppp/pap-secrets /etc/ipsec.secrets /etc/exim4/passwd.client
    /etc/samba/smbpasswd /etc/chrony/chrony.keys /etc/corosync/authkey /etc/ntp.keys
    /var/lib/rancher/k3s/server/node-token
    """.split()
)
#: `db-secret.yaml` is made for one (and `secrets.toml`); a reference, what is encrypted and a template are not.
_SECRET_STEMS = ("-secret", "_secret", ".secret")
_SECRET_FORMATS = ("yaml", "yml", "json", "toml", "txt", "ini", "properties")
_NO_SECRETS = ("sealed", "external", "example", "sample", "template")
#: Folders whose content is secret: reading one means reading what is in it.
_SECRET_FOLDERS = frozenset((".ssh", ".gnupg", ".aws", ".password-store", ".kube", ".azure"))
#: The same by the names on the way, for patterns: `/.kube/config` is the file, `/.gnupg/` a folder (no last name).
_SECRET_WAYS = tuple(
    tuple(part.split("/")[1:])
    for part in (*_SECRET_PARTS, *(f"/{name}/" for name in _SECRET_FOLDERS - {".kube"}), "/etc/ssh/ssh_host_rsa_key")
)
#: What else stands in ~/.ssh itself, with any end but one of a key's; any other name there is taken for a key. The
#: second line is of control sockets.
_SSH_PUBLIC = (
    *("config", "known_hosts", "authorized_keys", "allowed_signers", "revoked_keys", "moduli", ".gitignore", "README"),
    *("cm-", "cm_", "control-", "ctl-", "mux-", "sockets", "agent.", "S."),
)
_KEY_ENDS = ("key", "rsa", "dsa", "ed25519", "_sk", ".pem")
_PUBLIC_ENDS = (".pub", ".example", ".sample", ".template", ".dist", ".crt", ".cer", ".md")
_GUARD = tuple(
    """
    /.claude/settings /.codex/config.toml /.codex/hooks /.gemini/settings /.qwen/settings /.cursor/hooks
    /.cursor/cli-config /.github/hooks/ /.copilot/hooks /.config/opencode/ /opencode.json
    /.opencode/plugin /.agents/plugins/ /Cline/Hooks/ /.clinerules/hooks/ /.devin/hooks /.openhands/hooks
    /.kiro/agents/ /.kiro/hooks /.windsurf/hooks /.codeium/windsurf/hooks
    /etc/riskclass/ /.config/riskclass/ /.cache/riskclass/ /.local/state/riskclass/
    /bin/riskclass /riskclass/policy.toml /riskclass/policy- /riskclass/log.jsonl
    """.split()
)
#: Their folders, unless anything may lie there: who changes or removes one changes what is in it.
_GUARD_FOLDERS = ("/.clinerules", *({part.rpartition("/")[0] for part in _GUARD} - {"", "/bin", "/riskclass"}))
_CACHE_NAMES = frozenset(
    """
    node_modules __pycache__ .pytest_cache .mypy_cache .ruff_cache .tox .nox .hypothesis .eslintcache
    .parcel-cache .turbo .next .nuxt .svelte-kit .gradle .sass-cache .nyc_output .ipynb_checkpoints htmlcov
    .coverage .DS_Store .cache .vite .terragrunt-cache
    """.split()
)
_CACHE_PARTS = ("/.cache/", "/var/cache/", "/.npm/_cacache", "/node_modules/", "/__pycache__/", "/.pytest_cache/")
_MEMORY = ("/dev/mem", "/dev/kmem", "/dev/port")
#: Deleted, it is fetched anew (apt-get(8), FILES: `apt-get update`); but what is written there, apt trusts.
_FETCHED = "/var/lib/apt/lists/"
_SCRATCH = ("/tmp/", "/var/tmp/", "/private/tmp/", "/dev/shm/")
_NOT_SCRATCH = (
    ".X11-unix",
    ".ICE-unix",
    ".font-unix",
    ".XIM-unix",
    "ssh-",
    "systemd-private-",
    "tmux-",
    "snap.",
    "dbus-",
)
_HISTORIES = (".bash_history", ".zsh_history", ".python_history", ".psql_history", ".mysql_history", "fish_history")
_LOADER = ("/etc/ld.so.preload", "/etc/ld.so.conf")
_ACCOUNTS = ("/etc/passwd", "/etc/group")
_TOP = frozenset(
    """
    / /bin /boot /dev /etc /home /lib /lib64 /media /mnt /opt /proc /root /run /sbin /srv /sys /usr /var /Users
    /Library /System /Applications /usr/bin /usr/lib /usr/local /usr/sbin /usr/share /var/lib /var/log ~ C:
    """.split()
)
_WHOLE_DISK = (
    "/dev/sd",
    "/dev/hd",
    "/dev/vd",
    "/dev/xvd",
    "/dev/nvme",
    "/dev/mmcblk",
    "/dev/disk",
    "/dev/rdisk",
    "/dev/md",
)


#: The first folder of each of these parts: where a path has none of them, it has none of the parts.
_FIRST = frozenset(
    part.split("/")[1]
    for parts in (_ACCESS_PARTS, _START_PARTS, _SECRET_PARTS, _GUARD, _CACHE_PARTS)
    for part in parts
    if part.count("/") > 1
) | {".ssh", "opencode.json"}
_KERNEL_GUARDS = ("/sys/fs/selinux/", "/sys/kernel/security/")
_GUARD_FIRST = frozenset(part.split("/")[1] for part in _GUARD if part.count("/") > 1)
_GUARD_NAMES = tuple(part for part in _GUARD if part.count("/") == 1)
#: Names, beginnings and ends of names that mean something wherever they stand.
_TELLING = frozenset((*_ACCESS, *_SECRET_FOLDERS, *_SECRET_NAMES, *_START_NAMES, *_HISTORIES, *_CACHE_NAMES))
_TELLING_STARTS = (".env.", "ssh_host_", ".riskclass", "opencode.json")
_COPY_ENDS = ("~", ".gz", ".bz2", ".xz", ".zst", ".bak", ".old", ".orig", ".save")
_TELLING_ENDS = (*_SECRET_ENDS, ".env", *_COPY_ENDS)
#: Places in which a name decides more than in others.
SPECIAL = ("guard", "access", "secret", "shadow", "vital", "accounts", "loader", "start-up", "history")

#: Directories whose programs are the tools that their names say (taxonomy, rule 4).
BINS = frozenset(f"{root}/{name}" for root in ("", "/usr", "/usr/local", "/opt/homebrew") for name in ("bin", "sbin"))
#: Places that are judged as an unknown one is, or lower.
PLAIN = ("project", "home", "system", "unknown", "scratch", "cache")


def pattern(word: Text, cwd: Text | None, home: Text | None) -> str:
    """The path as a pattern: `~` is the home, `./` the project, `*` names of files, `?` what is not known."""
    if word.exact is not None:
        path = word.exact
    else:
        path = "".join([part if isinstance(part, str) else _STANDS_FOR.get(part.shape, "?") for part in word.parts])
    path = path.removeprefix("file://")
    if home is not None and home.exact and home.exact != "/" and (path + "/").startswith(home.exact.rstrip("/") + "/"):
        path = "~" + path[len(home.exact.rstrip("/")) :]
    if path[:1] in ("/", "~", "?") or path.startswith("./~"):
        return normal(path)
    base = pattern(cwd, None, home) if cwd is not None else "."
    return normal(f"{base}/{path}")


def named(word: Text) -> list[Text]:
    """Of `@(a|b)c`, as `shopt -s extglob` lets it meet names: `ac` and `bc`. None for what is no such pattern."""
    hole = word.parts[-1] if word.parts else ""
    if isinstance(hole, str) or hole.shape != "files" or hole.source[1:2] != "(" or hole.source[0] == "!":
        return []
    inside, closing, behind = hole.source[2:].partition(")")
    if not closing or any(char in inside + behind for char in "()[*?\\$"):
        return []
    return [Text((*word.parts[:-1], each + behind), word.span) for each in inside.split("|")[:VARIANTS]]


_STANDS_FOR = {
    "home": "~",
    "project": ".",
    "scratch": "/tmp/=new",
    "tmp": "/tmp",
    "path": "/?",
    "files": "*",
    "word": "=w",
    "words": "=w",
    "number": "=0",
}


def normal(path: str) -> str:
    """Without `//`, `/./` and, where it can be told, `/..`."""
    if "//" not in path and "/." not in path and not path.endswith("/"):
        return path
    out: list[str] = []
    for piece in path.split("/"):
        if piece == ".." and out and out[-1] not in ("", ".", "..", "~", "?", "*", "=new"):
            out.pop()
        elif piece == ".." and out == [""]:
            continue
        elif piece not in ("", ".") or not out:
            out.append(piece)
    joined = "/".join(out)
    if joined == "?" and path.endswith("/"):  # "$X"/ is / where $X is empty
        return "?/"
    return joined if joined or not path.startswith("/") else "/"


#: Places that no project has in it.
_ROOTED = ("vital", "accounts", "loader", "shadow", "access")


def place(path: str) -> str:
    """The place of a path given as a pattern."""
    if path.startswith(("./", "/home/")):  # most paths, and their names tell nothing
        if path.startswith("./../../") and (found := place("/" + path.lstrip("./"))) in _ROOTED:
            return found  # so far up it is the root
        pieces = path.split("/")
        name = pieces[-1]
        tells = name.startswith(_TELLING_STARTS) or name.endswith(_TELLING_ENDS) or "secret" in name
        plain = "*" not in name and ("*" not in path or "/." not in path[1:])
        if not tells and plain and name not in _TELLING and _FIRST.isdisjoint(pieces):
            return _region(path)
    if path.startswith("/proc/"):
        path = _behind_root_link(path)
    if path.startswith("/dev/"):
        return _device(path)
    if path.startswith(("/proc/", "/sys/")):
        return "guard" if path.startswith(_KERNEL_GUARDS) else _kernel(path)
    name = path.rpartition("/")[2]
    rooted = "/" + path.lstrip("/") + "/"
    special = not _FIRST.isdisjoint(rooted.split("/"))
    if name in (".riskclass.toml", "opencode.json") or _holds(rooted, _GUARD if special else _GUARD_NAMES):
        return "guard"
    if name in _ACCESS or (special and _holds(rooted, _ACCESS_PARTS)):
        return "access"
    if path in ("/etc/shadow", "/etc/gshadow"):
        return "shadow"
    if _is_secret(rooted, name, special):
        return "secret"
    if path in _VITAL or path.startswith(_VITAL_UNDER):
        return "loader" if path in _LOADER else "accounts" if path in _ACCOUNTS else "vital"
    if path in _START_FILES or name in _START_NAMES or (special and _holds(rooted, _START_PARTS)):
        return "start-up"
    if path.startswith("/var/log/") or path == "/var/log":
        return "log"
    if name in _HISTORIES or ("*" in name and _may_be_history(name)):
        return "history"
    if is_scratch(path):
        return "scratch"
    if name in _CACHE_NAMES or (special and "?" not in path and _holds(rooted, _CACHE_PARTS)):
        return "cache"
    return _region(path)


def _holds(rooted: str, parts: tuple[str, ...]) -> bool:
    for part in parts:
        if part in rooted:
            return True
    return False


def target_place(path: str, verb: str) -> str:
    """The place of what a verb reads, makes or changes.

    A file put into `/tmp` itself is a new name below it. An unknown name below it may be empty or `*` where something
    is deleted; for a write it is a name like others.
    """
    if verb in ("write", "create", "append"):
        if path + "/" in _SCRATCH:
            return "scratch"
        if path.startswith(_SCRATCH) and "?" in path:
            return place(path.replace("?", "=new"))
    if verb == "read":
        return "secret" if path in _MEMORY else place(path)
    if verb != "create" and _holds_guard(path):
        return "guard"
    if verb == "delete" and f"{path}/".startswith(_FETCHED) and "?" not in path and ".." not in path:
        return "cache"
    return place(path)


def _holds_guard(path: str) -> bool:
    """`.claude`, `.claude/*`, `~/.cursor/*.json`: a folder in which a guard's settings are, or names of files in it."""
    rooted = f"/{path.lstrip('/')}"
    if rooted.endswith(_GUARD_FOLDERS):
        return True
    name = path.rpartition("/")[2]
    if ("*" not in name and "?" not in name) or _GUARD_FIRST.isdisjoint(rooted.split("/")):
        return False
    for part in _GUARD:
        folder, _, stem = part.rpartition("/")
        at = rooted.find(f"{folder}/") if folder else -1
        if at >= 0 and _may_continue(rooted[at + len(folder) + 1 :], stem):
            return True
    return False


def _may_continue(rest: str, stem: str) -> bool:
    """Whether a pattern may begin as a name does."""
    known = rest.replace("?", "*").partition("*")[0]
    return stem.startswith(known) or known.startswith(stem)


def _behind_root_link(path: str) -> str:
    """`/proc/self/root/etc/x` is `/etc/x` (proc(5))."""
    pieces = path.split("/", 4)
    if len(pieces) == 5 and pieces[3] in ("root", "cwd"):
        return ("/" if pieces[3] == "root" else "./") + pieces[4]
    return path


_NO_VOLUMES = frozenset("pts fd input char net snd dri bus usb cpu hugepages mqueue serial vfio v4l tcp udp".split())


def _device(path: str) -> str:
    if path in _NULL:
        return "null"
    if path.startswith(("/dev/fd/", "/dev/pts/")):
        return "descriptor"
    if path.startswith("/dev/shm/"):
        return "scratch" if is_scratch(path) else "system"
    if path.startswith((*_DEVICES, "/dev/?", "/dev/*", "/dev/=")):
        return "device"
    # /dev/VG/LV is a logical volume; a few folders hold other things.
    folder, slash, name = path[5:].partition("/")
    return "device" if slash and name and folder not in _NO_VOLUMES else "system"


def _kernel(path: str) -> str:
    if path in ("/proc/sysrq-trigger", "/sys/power/state", "/sys/power/disk"):
        return "sysrq"
    if path.startswith("/sys/") and path.endswith(("/delete", "/remove", "/unbind")):
        return "bus"  # the kernel lets go of the device
    if path.startswith("/proc/sys/net/"):
        return "network"
    if path.startswith("/proc/") and path.endswith(("/environ", "/mem", "/kcore")):
        return "secret"
    return "kernel" if path.startswith(("/proc/sys/", "/sys/")) else "system"


def _is_secret(rooted: str, name: str, special: bool) -> bool:
    if name.endswith(_PUBLIC_ENDS) or name in _PUBLIC_NAMES:
        return False
    if name in _SECRET_FOLDERS or name in _SECRET_NAMES or name.endswith(_SECRET_ENDS):
        return True
    if special and _holds(rooted, _SECRET_PARTS):
        return True
    if "secret" in name and _is_named_for_secrets(rooted, name):
        return True
    if name.endswith(".env") and name != ".env":
        return True
    if name.startswith(".env.") and not name.endswith((".local.example", ".test", ".schema")):
        return True
    if name.startswith("ssh_host_") and name.endswith(("_key", "*")):
        return True
    if name.endswith(_COPY_ENDS):
        bare = name
        for end in _COPY_ENDS:
            bare = bare.removesuffix(end)
        if bare:
            return _is_secret(rooted, bare, special)
    if ("/.aws/" in rooted or "/.ssh/" in rooted) and "*" in name:
        return True
    if "*" in rooted and (special or rooted.count("/.") > rooted.startswith("/./")) and _may_lead_to_secret(rooted):
        return True
    if "*" in name:
        return _may_be_secret(rooted, name)
    if rooted.split("/")[-3] == ".ssh":
        public = name.startswith(_SSH_PUBLIC) and not name.endswith(_KEY_ENDS)
        return not public and not name.endswith(".sock") and name not in ("agent", "rc", "environment")
    return "/.ssh/" in rooted and (name.startswith(("id_", "key", "?")) or name.endswith(".pem"))


def _is_named_for_secrets(rooted: str, name: str) -> bool:
    stem, _, form = name.rpartition(".")
    if form not in _SECRET_FORMATS or "/templates/" in rooted:
        return False
    stem = stem.removesuffix("s")
    known = stem == "secret" or stem.endswith(_SECRET_STEMS) or stem.startswith("client_secret")
    return known and not any(word in stem for word in _NO_SECRETS)


def _may_be_secret(rooted: str, name: str) -> bool:
    """`cat /etc/shado?`: a name that it may be, if enough of it is there; in /etc itself any pattern counts."""
    if rooted == f"/etc/{name}/" and any(fits(name, each) for each in ("shadow", "gshadow")):
        return True
    known = len(name.partition("*")[0])
    if known >= (2 if rooted.startswith("/etc/") else 3) or name.startswith("."):
        return any(fits(name, secret) for secret in _SECRET_NAMES)
    if name == "*.pem" and "*/" in rooted:  # a search meets keys beside certificates
        return True
    known = len(name.replace("*", ""))  # [c]redentials
    return known > 3 and any(len(secret) <= known + 2 and fits(name, secret) for secret in _SECRET_NAMES)


def _may_lead_to_secret(rooted: str) -> bool:
    """`~/.kube/*`, `~/.k*/config`, `/etc/*/*`: names on the way of which some are patterns. find's `{}` may be none."""
    names = rooted.split("/")[1:-1]
    *folders, last = names
    near = [*(each for each in folders if each.strip("*")), last]
    return any(_may_go(way, names) or (near != names and _may_go(way, near)) for way in _SECRET_WAYS)


def _may_go(way: tuple[str, ...], names: list[str]) -> bool:
    *folders, last = names
    start = 0 if way[0] in ("etc", "run", "var") else len(names) - len(way)
    if start < 0 or len(names) < len(way) or not all(map(_may_name, names[start:], way[:-1])):
        return False
    if not way[-1]:  # a folder's, told of by _SECRET_PARTS where it is named
        return any("*" in each for each in folders) and (not last.strip("*") or "*" not in folders)
    return len(names) == start + len(way) and _may_name(last, way[-1]) and (last == way[-1] or "*" not in folders)


def _may_name(pattern: str, name: str) -> bool:
    """Whether a shell's pattern may meet the name: what hides behind a dot needs one (bash(1), Pathname Expansion)."""
    return pattern == name or ("*" in pattern and (name[:1] != "." or pattern[:1] == ".") and fits(pattern, name))


def _may_be_history(name: str) -> bool:
    tells = name.startswith((".", "fish_")) or name.endswith("history")
    return tells and any(fits(name, each) for each in _HISTORIES)


def holds_secrets(path: str) -> bool:
    """Whether a tree is one in which keys and password hashes surely lie: the whole host's, /etc, a whole home."""
    while path.endswith("/*") and path != "/*":
        path = path.removesuffix("/*")
    homes = path.startswith(("/home/", "/Users/")) and path.count("/") == 2
    return homes or path in ("/", "/*", "/etc", "/root", "/home", "/Users", "~")


def is_above(folder: str, path: str) -> bool:
    """Whether the path surely lies in the folder: what is not known of it may be `..`."""
    return (path + "/").startswith(folder.rstrip("/") + "/") and "?" not in path


#: Directories of the system: to work in one makes it no project.
_SYSTEMS = tuple("/etc /usr /boot /bin /sbin /lib /var /dev /proc /sys /run /System /Library".split())


def project(cwd: str) -> str:
    """The directory that the caller names, as a pattern, where it may be a project: no system's, no whole home."""
    whole = is_whole(cwd) or cwd.startswith(_SYSTEMS) or cwd[:1] not in ("/", "~")
    return "" if whole or (cwd.count("/") == 2 and cwd.startswith(("/home/", "/Users/"))) else cwd


def is_scratch(path: str) -> bool:
    """A path below a temporary directory: a name that begins with known characters, no `..`, not others' sockets."""
    for root in _SCRATCH:
        if path.startswith(root):
            rest = path[len(root) :]
            first = rest.partition("/")[0]
            if rest == "=new/*" or first.startswith(".*"):  # rm -rf "$d"/*: with $d empty it is /*
                return False
            known = first[:1] not in ("", "*") and "?" not in first and ".." not in rest
            return known and not rest.startswith(_NOT_SCRATCH)
    return False


def may_be_scratch(path: str) -> bool:
    """Whether its start is that of a temporary directory, whatever the rest is: `/tmp/?/x`."""
    return "?" in path and path.startswith(_SCRATCH)


def _region(path: str) -> str:
    if path.startswith("~"):
        return "home"
    if path.startswith("/"):
        return (
            "home" if path.startswith(("/home/", "/root/", "/Users/")) else "unknown" if path[1:2] == "?" else "system"
        )
    if path.startswith("?"):
        return "unknown"
    return "unknown" if path.startswith("..") or "/.." in path else "project"


def is_whole(path: str) -> bool:
    """Whether a whole tree or disk is at stake, with every unknown piece empty: `/`, `/*`, `~`, `$D/*`, `/dev/sda`."""
    bare = normal(path.replace("?", "")) if path.startswith("?") or "/?" in path else path
    while bare != "/" and bare.endswith(("/*", "/.*")):
        bare = bare.removesuffix("/*").removesuffix("/.*")
    if bare in _TOP or (bare == "" and path.startswith(("?/", "/"))):
        return True
    if path.startswith(_WHOLE_DISK):
        name = path.rpartition("/")[2]
        return name.isalpha() or (name.startswith(("nvme", "mmcblk", "md", "disk", "rdisk")) and "p" not in name[3:])
    return False
