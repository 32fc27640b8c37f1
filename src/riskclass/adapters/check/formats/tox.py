"""tox.ini (tox.wiki/en/latest/config.html): commands of test environments, started without a shell."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator
from typing import Final

from riskclass.adapters.check.environment import exported
from riskclass.adapters.check.found import Found
from riskclass.adapters.check.placed import File, Placed, joined
from riskclass.adapters.check.words import split

NAMES: Final = ("tox.ini", "setup.cfg")
#: Settings that are commands.
KEYS: Final = ("commands", "commands_pre", "commands_post", "install_command", "list_dependencies_command")

_SECTION: Final = re.compile(r"\[(.*)\]\s*$")
_KEY: Final = re.compile(r"(\w+)\s*[:=]\s*")
#: In front of a command: the factors it is for, a result that does not count (`-`), one turned round (`!`).
_FRONT: Final = re.compile(r"\s*(?:[\w.,!{}-]+:\s+)?(?:[-!]\s*)?")
_VARIABLE: Final = re.compile(r"\s*(?:[\w.,!{}-]+:\s+)?(\w+)\s*=")
_SECTION_REFERENCE: Final = re.compile(r"\{\[([^\]\n]*)\](\w+)\}")
_REFERENCE: Final = re.compile(r"(?<!\$)\{[A-Za-z_][\w.]*(?::[^{}]*)?\}")
_DEFAULT: Final = re.compile(r"(?<!\$)\{(?:pos)?args:([^{}]*)\}")
_SHAPES: Final = {
    **dict.fromkeys(("toxinidir", "tox_root", "changedir", "root", "toxworkdir", "work_dir", "homedir"), "project"),
    **dict.fromkeys(("envdir", "env_dir", "envbindir", "env_bin_dir", "envpython", "distdir"), "path"),
    **dict.fromkeys(("envtmpdir", "env_tmp_dir"), "path"),
    **dict.fromkeys(("envname", "env_name", "base_python", "packages"), "word"),
}


def accepts(file: File) -> bool:
    """A setup.cfg may have these sections."""
    return file.whole.endswith("tox.ini") or "[tox" in file.text or "[testenv" in file.text


def find(file: File) -> Iterator[Found]:
    return commands(file.all())


def commands(source: Placed) -> Iterator[Found]:
    """All commands of a text that is a tox.ini."""
    section = key = ""
    wanted = {(match[1], match[2]) for match in _SECTION_REFERENCE.finditer(source.text)}
    lines = deque(source.lines())
    while lines:
        line = lines.popleft()
        if not line.text.strip() or line.text.lstrip()[0] in "#;":
            continue
        header = _SECTION.match(line.text)
        named = _KEY.match(line.text)
        if header:
            section, key = header.group(1), ""
            continue
        if named:
            key, line = named.group(1), line[named.end() :]
        variable = _VARIABLE.match(line.text)
        if section.startswith("testenv") and key in ("setenv", "set_env") and variable:
            value = filled(line[variable.end() :]).strip()
            yield from exported([(variable.group(1), value)], f"[{section}] {key}")
        if (section.startswith("testenv") and key in KEYS) or (section, key) in wanted:
            pieces = [line]
            while pieces[-1].text.endswith("\\") and lines:
                pieces[-1:] = [pieces[-1][:-1], lines.popleft()]
            whole = joined(pieces, " ")
            front = _FRONT.match(whole.text)
            words = split(filled(whole[front.end() if front else 0 :]))
            if words and not _SECTION_REFERENCE.fullmatch(whole.text.strip()):  # commands of another section
                yield Found(words, where=f"[{section}] {key}")


def by_default(text: Placed) -> Placed:
    """The text with what `{args:…}` says where no arguments are given."""
    return text.replaced(_DEFAULT, lambda match: match[1])


def filled(text: Placed) -> Placed:
    """`{posargs}`, `{toxinidir}`, `{env:X}` and their like in other tools are filled in before anything starts."""

    def meaning(match: re.Match[str]) -> str:
        source = match.group()
        shape = _SHAPES.get(source[1:-1], "any")
        return text.file.hole(source, f"{source} is filled in when it runs", shape)

    return text.replaced(_REFERENCE, meaning).replaced(_REFERENCE, meaning)  # `{posargs:{toxinidir}/tests}`
