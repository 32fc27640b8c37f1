"""How a tool is asked for its options, and how what it prints is read: one small record per tool that is not like most.

To add a tool whose help looks like another's, add a line to TOOLS; most need none.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import NamedTuple

from tasks.help_jail import Program, printed
from tasks.help_terms import FLAG, UNSURE, VALUE, Path, columns, listed, term, usage


class Help(NamedTuple):
    """What one sub-command says of itself."""

    options: dict[str, str]  # spelling → FLAG, VALUE, OPTIONAL
    subs: tuple[str, ...]  # names of sub-commands


class Tool(NamedTuple):
    """`ask` prints the help of a path; `read` finds options and sub-commands; `manual`: what else a page adds."""

    ask: Callable[[Program, Path], str]
    read: Callable[[str, Path], Help]
    manual: bool = True
    #: Paths to ask for at the beginning; further ones come from what is read.
    first: Callable[[Program], Iterable[Path]] = lambda program: ((),)


def told(program: Program, *words: str, cwd: str = "/") -> str:
    return printed((*program.argv, *words), program.root, cwd)


def asking(*words: str, before: tuple[str, ...] = ()) -> Callable[[Program, Path], str]:
    return lambda program, path: told(program, *before, *path, *words)


def plain(text: str, path: Path) -> Help:
    """Programs with getopt, argparse, click, clap, cobra: two columns, and what the usage line adds."""
    options = columns(text)
    for name, kind in usage(text).items():
        if not options or (kind == VALUE and options.get(name) == FLAG):
            options[name] = kind
    return Help(options, tuple(dict.fromkeys(listed(text))))


def both(options: dict[str, str], lines: list[str]) -> dict[str, str]:
    """Help and manual: help may leave a value out; what only help gives a value is unsure."""
    found = dict(options)
    manual: dict[str, str] = {}
    for line in lines:
        manual |= {name: kind for name, kind in term(line).items() if name not in manual}
    for name, kind in manual.items():
        if name not in found or found[name] == FLAG:
            found[name] = kind
        elif found[name] != kind:
            found[name] = UNSURE
    return found


# -- kubectl --


def kubectl(text: str, path: Path) -> Help:
    """`    -f, --filename=[]:`; what is false or true without being told is a flag."""
    found: dict[str, str] = {}
    for names, default in re.findall(r"^ {4}(-[^=\n]*)=(.*):$", text, re.MULTILINE):
        found |= dict.fromkeys(names.split(", "), FLAG if default in ("false", "true") else VALUE)
    return Help(found, tuple(listed(text)))


def kubectl_ask(program: Program, path: Path) -> str:
    return told(program, *path, "--help") if path else told(program, "options") + told(program, "--help")


# -- git: `git SUB -h`, and its manual page, which says what -h leaves out --


def git_paths(program: Program) -> list[Path]:
    return [(), *((name,) for name in told(program, "--list-cmds=main,nohelpers").split())]


def git_ask(program: Program, path: Path) -> str:
    return " ".join(path) + "\0" + told(program, *path, "-h", cwd="/home/repository") if path else "\0"


def git(text: str, path: Path) -> Help:
    _, _, told = text.partition("\0")
    called = re.escape(" ".join(("git", *path)))
    subs = re.findall(rf"^ *(?:usage|or): {called} ([a-z][a-z-]+)\b(?![=.>])", told, re.MULTILINE)
    return Help(columns(told, " {4}"), tuple(dict.fromkeys(subs)))


# -- openssl: `openssl list -commands`, `openssl SUB -help` --


def openssl_paths(program: Program) -> list[Path]:
    return [(), *((name,) for name in told(program, "list", "-1", "-commands").split())]


def openssl(text: str, path: Path) -> Help:
    """` -out outfile   text`; the value is one word behind the name."""
    found: dict[str, str] = {}
    for name, rest in re.findall(r"^ (-[\w-]+)(.*)$", text, re.MULTILINE):
        found[name] = VALUE if re.match(r" \S", rest) else FLAG
    return Help(found, ())


# -- virsh: `virsh help SUB` --


def virsh_ask(program: Program, path: Path) -> str:
    return told(program, "help", *path)


def virsh(text: str, path: Path) -> Help:
    if not path:
        return Help({}, tuple(re.findall(r"^ {4}([a-z][\w-]*) {2,}", text, re.MULTILINE)))
    found: dict[str, str] = {}
    for name, value in re.findall(r"^ {4}(?:\[)?(--[\w-]+)\]?( <\w+>)?", text, re.MULTILINE):
        found[name] = VALUE if value else FLAG
    return Help(found, ())


def below(text: str, path: Path) -> Help:
    """The first help names the options of the sub-commands."""
    said = plain(text, path)
    return said if path else Help({}, said.subs)


# -- svn: `  -r [--revision] ARG  : text` --


def svn(text: str, path: Path) -> Help:
    return plain(re.sub(r"^( +-\w) \[(--[\w-]+)\]( ARG)?", r"\1\3, \2\3", text, flags=re.MULTILINE), path)


def svn_ask(program: Program, path: Path) -> str:
    return told(program, "help", *path)


# -- hg: `hg help -v SUB` --


def hg(text: str, path: Path) -> Help:
    """` -r --rev REV [+]  text`"""
    if not path:
        commands = text.partition("additional help topics")[0]
        return Help({}, tuple(re.findall(r"^ {1,2}([a-z]\w+) {2,}", commands, re.MULTILINE)))
    found: dict[str, str] = {}
    for short, name, value in re.findall(
        r"^ {1,2}(-\w)? *(--\w[\w-]*)( [A-Z#]+)?(?: \[\+\])?(?:  |$)", text, re.MULTILINE
    ):
        found |= dict.fromkeys([each for each in (short, name) if each], VALUE if value else FLAG)
    return Help(found, ())


def hg_ask(program: Program, path: Path) -> str:
    return told(program, "help", "-v", *path) if path else told(program, "help")


#: Names whose manual page is that of another program, and that print no help.
NOT_ASKED = frozenset(
    "newaliases mailq bzip2recover bunzip2 bzcat xzcat lz4cat zstdcat unxz test dpkg-split funzip zipinfo lzcat atq"
    " atrm batch swapoff systemd-umount init telinit sudoedit zipcloak zipsplit zipnote zcat"
    " ex view vimdiff bzless xzless"
    " conc vc cross-env-shell"
    " zless quotaoff rndc-confgen lxc-unpriv-attach lxc-unpriv-start aptitude-curses pip3 python3 aws az".split()
)
_COBRA = Tool(asking("--help"), plain, manual=False)

TOOLS = {
    "git": Tool(git_ask, git, first=git_paths),
    "kubectl": Tool(kubectl_ask, kubectl, manual=False),
    "openssl": Tool(asking("-help"), openssl, manual=False, first=openssl_paths),
    "cosign": Tool(
        asking("--help"),
        kubectl,
        manual=False,
        first=lambda program: (
            tuple(path.split())
            for path in (
                "",
                "attest",
                "attest-blob",
                "clean",
                "copy",
                "dockerfile verify",
                "download attestation",
                "download signature",
                "env",
                "generate",
                "generate-key-pair",
                "import-key-pair",
                "initialize",
                "load",
                "login",
                "manifest verify",
                "public-key",
                "save",
                "sign",
                "sign-blob",
                "tree",
                "triangulate",
                "upload blob",
                "verify",
                "verify-attestation",
                "verify-blob",
                "verify-blob-attestation",
            )
        ),
    ),
    "virsh": Tool(virsh_ask, virsh, manual=False),
    "qemu-img": Tool(asking("--help"), below, manual=False),
    **dict.fromkeys("xfs_db xfs_io xfs_spaceman".split(), Tool(asking("-?"), plain, manual=False)),
    **dict.fromkeys("bash dash mksh ksh zsh fish sh".split(), Tool(asking("--help"), plain, manual=False)),
    **dict.fromkeys("svn svnadmin svnlook".split(), Tool(svn_ask, svn, manual=False)),
    "hg": Tool(hg_ask, hg, manual=False),
    "curl": Tool(lambda program, path: told(program, "--help", "all"), plain),
    "npm": Tool(asking("--help"), lambda text, path: Help(usage(text), ()), manual=False),
    "cargo": Tool(asking("-h"), plain, manual=False),
    "ffmpeg": Tool(asking("-h", "full"), plain, manual=False),
    **dict.fromkeys(
        (
            "docker",
            "gh",
            "helm",
            "docker-compose",
            "podman",
            "buildah",
            "skopeo",
            "incus",
            "glab",
            "etcdctl",
            "ctest",
            "crun",
            "clang",
        ),
        _COBRA,
    ),
}
USUAL = Tool(asking("--help"), plain)
