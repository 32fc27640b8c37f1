"""What help and manuals say of options: `-u <path>, --upload-pack <path>`, `--color[=<when>]`, `--[no-]tags`."""

from __future__ import annotations

import re
from collections.abc import Iterator

FLAG, VALUE, OPTIONAL = "takes no value", "takes a value", "may take a value"
UNSURE = "takes a value or not: help and manual disagree"

Path = tuple[str, ...]

_NAME = re.compile(r"(--?(?:\[no-?\])?[A-Za-z0-9?@#:][\w.@:-]*)")
_PART = re.compile(r"\[-([\w-]+)\]")
_NEXT = re.compile(r"\s*[,|]\s*(?=-)|\s+/\s+(?=-)|\s+or\s+(?=-)|\s+(?=--?\[?[A-Za-z0-9])|/(?=-)")

_RUNNING = re.compile(r" [A-Za-z]?[a-z'-]+,?(?: \S+){2}")  # a description, one blank behind the name


def term(text: str, shared: bool = True) -> dict[str, str]:
    """The spellings in one term, and what of a value they take. `shared`: a value is said once for all but `--no-x`."""
    found: dict[str, str] = {}
    for piece in _NEXT.split(text.strip().rstrip(":")):
        match = _NAME.match(piece)
        if match is None or match[1] in ("-NUM", "-n#") or match[1].endswith("-"):
            continue
        name, rest = match[1].rstrip(":."), piece[match.end() :]
        longer = _PART.match(rest)  # --reference[-if-able] <repository>
        rest = rest[longer.end() :] if longer else rest
        names = _both(name) + ([f"{name}-{longer[1]}"] if longer else [])
        kind = _kind(rest)
        found |= {each: FLAG if "[no" in name and each.startswith("--no") else kind for each in names}
    kinds = set(found.values())
    if not shared or len(kinds) < 2:
        return found
    group = VALUE if VALUE in kinds else OPTIONAL
    return {name: kind if kind != FLAG or name.startswith("--no-") else group for name, kind in found.items()}


def _both(name: str) -> list[str]:
    match = re.search(r"\[(no-?)\]", name)
    return [name.replace(match[0], ""), name.replace(match[0], match[1])] if match else [name]


def _kind(rest: str) -> str:
    rest = re.sub(r"[ ,;)]+$|(?<!\.)\.$", "", rest)
    if not rest.strip(" ]") or _RUNNING.match(rest) or rest.startswith((" (", ": ", "[=false]", "[=true]")):
        return FLAG
    if re.match(r" *\[[^\[\]]*\](?:[\w/<]|\[=)", rest):  # `[HOST/]OWNER/REPO`, `[asm|obj][=FILE]`: a part of it
        return VALUE
    return OPTIONAL if rest.lstrip(" ").startswith(("[", "{[")) and not rest.startswith(" [options") else VALUE


def columns(text: str, indent: str = r"[ \t]{1,12}") -> dict[str, str]:
    """Option lines in two columns: the term, at least two blanks or the end of the line, what it does."""
    found: dict[str, str] = {}
    for line in text.splitlines():
        line = re.sub(r"(,)\s{2,}(?=-)", r"\1 ", line)  # `-A,  --accept=LIST`
        match = re.match(rf"^{indent}(-\S.*?)(?:\s{{2,}}(<[^<>]+>)? *|\t|$| : | - )", line)
        if match is not None:
            value = match[2] or (" VALUE" if line.endswith("``") else "")  # pflag: the name of a value, left empty
            found |= {name: kind for name, kind in term(match[1] + value).items() if name not in found}
    return found


def usage(text: str) -> dict[str, str]:
    """`usage: x [-abc] [-f | --force] [-o file] [--name=<x>]`."""
    found: dict[str, str] = {}
    for part in re.findall(r"\[\s*(-[^\[\]]*(?:\[[^\]]*\])?[^\[\]]*)\]", text):
        cluster = re.fullmatch(r"-([A-Za-z0-9]{2,})", part.strip())
        found |= dict.fromkeys((f"-{letter}" for letter in cluster[1]), FLAG) if cluster else term(part, shared=False)
    return found


_HEADING = re.compile(r"^[ \t]{0,3}\S.*\b(sub-?)?commands?( \(.*\))?( are)?:?\s*$|^commands?\b.*:$", re.IGNORECASE)
_ENTRY = re.compile(r"^([ \t]{1,8})([a-z][\w:-]*(?:(?:, ?|\|)[a-z][\w-]*)*)[*:]?(?=\s{2,}|\s*$|\t| [\[<A-Z{(.]| - )")


def listed(text: str) -> Iterator[str]:
    """Sub-commands stand under a line such as `Commands:`, `Basic Commands (Beginner):` or `CORE COMMANDS`."""
    inside, depth = False, ""
    for line in text.splitlines():
        braces = re.match(r"^ {2,4}\{([\w:,-]+)\}", line)
        if braces:
            inside, depth = True, "    "
            yield from braces[1].split(",")
        elif _HEADING.match(line):
            inside, depth = True, ""
        elif line and not line[0].isspace():
            inside = False
        elif inside and (match := _ENTRY.match(line)) and match[1] == (depth or match[1]):
            depth = match[1]
            yield from re.split(r", ?|\|", match[2].rstrip(":"))
