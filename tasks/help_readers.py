"""How a tool is asked for its options, and how what it prints is read: one small record per tool.

To add a tool whose help looks like another's, add a line to TOOLS.
"""

from __future__ import annotations

import gzip
import os
import pathlib
import re
import subprocess
import tempfile
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

FLAG, VALUE, OPTIONAL = "takes no value", "takes a value", "may take a value"

Path = tuple[str, ...]


class Help(NamedTuple):
    """What one sub-command says of itself."""

    options: dict[str, str]  # spelling → FLAG, VALUE, OPTIONAL
    subs: tuple[str, ...]  # names of sub-commands


class Tool(NamedTuple):
    """`ask` prints the help of a path; `read` finds its options and sub-commands."""

    ask: Callable[[Path], str]
    read: Callable[[str, Path], Help]
    #: Paths to ask for at the beginning; further ones come from what is read.
    first: Callable[[], Iterable[Path]] = lambda: ((),)


_PLACE = tempfile.gettempdir()
_ENV = {"PATH": os.environ.get("PATH", os.defpath), "LC_ALL": "C", "HOME": _PLACE, "COLUMNS": "200", "TERM": "dumb"}
_ENV["FILTER_BRANCH_SQUELCH_WARNING"] = "1"  # it waits ten seconds otherwise


def printed(*argv: str, cwd: str = _PLACE) -> str:
    """Everything the command prints; nothing where it does not answer."""
    try:
        done = subprocess.run(
            argv, capture_output=True, check=False, stdin=subprocess.DEVNULL, timeout=10, cwd=cwd, env=_ENV
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return (done.stdout + done.stderr).decode(errors="replace")


# -- option terms: `-u <path>, --upload-pack <path>`, `--color[=<when>]`, `--[no-]tags`, `-a, --attach list` --

_NAME = re.compile(r"(--?(?:\[no-\])?[A-Za-z0-9?@][\w.@-]*)")
_PART = re.compile(r"\[-([\w-]+)\]")


def term(text: str, shared: bool = True) -> dict[str, str]:
    """The spellings in one term, and what of a value they take. `shared`: a value is said once for all but `--no-x`."""
    found: dict[str, str] = {}
    kinds: list[str] = []
    for piece in re.split(r",\s*(?=-)|\s+(?=--?\[?[a-z])|\s*\|\s*(?=-)", text.strip()):
        match = _NAME.match(piece)
        if match is None or match[1] == "-NUM" or match[1].endswith("-"):
            continue
        rest = piece[match.end() :]
        longer = _PART.match(rest)  # --reference[-if-able] <repository>
        rest = rest[longer.end() :] if longer else rest
        names = _both(match[1]) + ([f"{match[1]}-{longer[1]}"] if longer else [])
        kind = _value_kind(rest)
        kinds.append(kind)
        found |= {name: FLAG if "[no-]" in match[1] and name.startswith("--no-") else kind for name in names}
    if not shared:
        return found
    group = VALUE if VALUE in kinds else OPTIONAL if OPTIONAL in kinds else FLAG
    return {name: kind if kind != FLAG or name.startswith("--no-") else group for name, kind in found.items()}


def _both(name: str) -> list[str]:
    return [name.replace("[no-]", ""), name.replace("[no-]", "no-")] if "[no-]" in name else [name]


def _value_kind(rest: str) -> str:
    rest = rest.rstrip()
    if not rest:
        return FLAG
    return OPTIONAL if rest.startswith("[") else VALUE


def columns(text: str, indent: str = r" {2,6}") -> dict[str, str]:
    """Option lines in two columns: the term, at least two blanks or the end of the line, what it does."""
    found: dict[str, str] = {}
    for line in text.splitlines():
        match = re.match(rf"^{indent}(-\S.*?)(?:\s{{2,}}(<\S+>)? *|\t|$)", line)
        if match is not None:
            found |= term(match[1] + (match[2] or ""))
    return found


# -- programs made with cobra: docker, gh, helm … --


def cobra(text: str, path: Path) -> Help:
    return Help(columns(text, r"\s{2,6}"), tuple(_listed(text)))


def _listed(text: str) -> Iterator[str]:
    """Sub-commands stand under a line such as `Commands:`, `Basic Commands (Beginner):` or `CORE COMMANDS`."""
    inside = False
    for line in text.splitlines():
        if line and not line[0].isspace():
            inside = re.search(r"commands( \(.*\))?:?$", line.strip(), re.IGNORECASE) is not None
        elif inside and (match := re.match(r"^ {2}([a-z][\w-]*)[*:]?(?:\s{2,}|$)", line)):
            yield match[1]


def kubectl(text: str, path: Path) -> Help:
    """`    -f, --filename=[]:`; what is false or true without being told is a flag."""
    found: dict[str, str] = {}
    for names, default in re.findall(r"^ {4}(-[^=\n]*)=(.*):$", text, re.MULTILINE):
        found |= dict.fromkeys(names.split(", "), FLAG if default in ("false", "true") else VALUE)
    return Help(found, tuple(_listed(text)))


def kubectl_options(path: Path) -> str:
    return printed("kubectl", "options") if not path else printed("kubectl", *path, "--help")


def kubectl_top(text: str, path: Path) -> Help:
    if path:
        return kubectl(text, path)
    return Help(kubectl(text, path).options, kubectl(printed("kubectl", "--help"), path).subs)


# -- git: `git SUB -h`, and the source of its manual page, which says what -h leaves out --

_MANUALS = pathlib.Path("/usr/share/man/man1")


def git_paths() -> list[Path]:
    return [(), *((name,) for name in printed("git", "--list-cmds=main,nohelpers").split())]


def git_ask(path: Path) -> str:
    if not path:
        return git_manual("git")
    usage = printed("git", *path, "-h", cwd=_repository())
    return usage + "\0" + (git_manual("-".join(("git", *path))) if len(path) == 1 else "")


def _repository() -> str:
    """Some commands answer only inside a repository."""
    place = pathlib.Path(_PLACE, f"help_check_git_{os.getuid()}")
    if not place.exists():
        printed("git", "init", "--quiet", str(place))
    return str(place)


def git_manual(page: str) -> str:
    file = _MANUALS / f"{page}.1.gz"
    return gzip.decompress(file.read_bytes()).decode(errors="replace") if file.exists() else ""


def git(text: str, path: Path) -> Help:
    usage, _, manual = text.rpartition("\0")
    options = manual_terms(manual) | columns(usage, " {4}")
    called = re.escape(" ".join(("git", *path)))
    subs = re.findall(rf"^ *(?:usage|or): {called} ([a-z][a-z-]+)\b(?![=.>])", usage, re.MULTILINE)
    return Help(options, tuple(dict.fromkeys(subs)))


def manual_terms(source: str) -> dict[str, str]:
    """Terms of the lists in a page made from DocBook: the line between .PP and .RS."""
    found: dict[str, str] = {}
    for line in re.findall(r"^\.PP\n(\\-.*)\n\.RS", source, re.MULTILINE):
        plain = re.sub(r"\\f[A-Z]|\\&", "", line).replace("\\-", "-")
        found |= term(plain, shared=False)
    return found


# -- programs with getopt: `-o, --output=FILE   text` --


def gnu(text: str, path: Path) -> Help:
    return Help(columns(text, r"\s{1,8}"), ())


def asking(program: str, *words: str) -> Callable[[Path], str]:
    return lambda path: printed(program, *path, *words)


TOOLS = {
    "git": Tool(git_ask, git, git_paths),
    "docker": Tool(asking("docker", "--help"), cobra),
    "kubectl": Tool(kubectl_options, kubectl_top),
    "gh": Tool(asking("gh", "--help"), cobra),
    "helm": Tool(asking("helm", "--help"), cobra),
    "docker-compose": Tool(asking("docker-compose", "--help"), cobra),
    "podman": Tool(asking("podman", "--help"), cobra),
}
