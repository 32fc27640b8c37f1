"""Modules that a text puts where Python looks first, and then imports by running Python there.

The folder of the program, or the one it is in for `-c`, `-m` and standard input, is first in `sys.path` (python3(1),
-P). What a project holds is trusted (docs/caveats.md); what this text put there is judged, or is not known.
"""

from __future__ import annotations

import sys

from riskclass.engine.show import masked
from riskclass.model.text import exact

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from riskclass.engine.derive import Call
    from riskclass.engine.judge import Judge
    from riskclass.model.invocation import Setting
    from riskclass.model.text import Text

#: Sub-commands that put a copy of something else into a folder that they make.
_COPIES = frozenset("clone checkout co export pull".split())
#: Programs that write files of names that they choose themselves.
_NAMES_OWN = ("split", "gsplit", "csplit", "gcsplit", "zstd")
#: Options of curl and wget with which others than the address name the file.
_NAMED_BY_OTHERS = ("-J", "--remote-header-name", "--content-disposition", "-r", "-m", "-i", "-p", "-K")
_EDITORS = ("sed", "gsed")
_COPIERS = ("cp", "gcp", "mv", "gmv", "install", "ginstall")
_MAKERS = ("mkdir", "gmkdir", "mktemp", "touch", "gtouch")
#: Programs that copy folders only with one of the options behind.
_FILES_ONLY = ("cp", "gcp", "scp", "rsync", "install", "ginstall")
_RECURSIVE = ("-r", "-R", "-a", "--recursive", "--archive")
_ENDS = (".py", ".pyc", ".so")


def unpacked(call: Call, folder: Text | None = None) -> None:
    """Files came into a folder, or where one is, and only an archive or another host knows their names."""
    named = call.parsed.values("URL") and not call._has(*_NAMED_BY_OTHERS)
    if not named and call.program not in _NAMES_OWN:
        _fill(call, call.shell.path(exact(".") if folder is None else folder, call.cwd), "unpacked")


def edited(call: Call, path: str, before: str | None) -> None:
    """What is new at the path, where the words tell: all that sed puts in; nothing where a trusted file was copied."""
    planted = call.shell.judge.planted
    if call.program in _MAKERS:  # nothing is in it
        planted[path] = before
    elif call.program in _EDITORS and before is not None and all(word.exact is not None for word in call.argv):
        planted[path] = f"{before}\n{call.shown}"
    elif call.program in _COPIERS and all(_is_trusted(call, source) for source in call.parsed.values("SOURCE")):
        planted[path] = ""


def _is_trusted(call: Call, source: Text) -> bool:
    """Whether it is no scratch, and nothing that this text wrote."""
    path = call.shell.path(source)
    return path not in call.shell.judge.planted and call.shell.judge.place(path) not in ("scratch", "unknown")


def copied(call: Call, verb: str, path: str) -> None:
    """A program wrote at a path: where that is a folder, what is in it now is not known."""
    if verb == "create" and _COPIES.isdisjoint(call.parsed.path):
        return
    if call.program in _EDITORS or call.program in _MAKERS:
        return
    sources = call.parsed.values("SOURCE")
    how = "cloned" if verb == "create" else "unpacked" if any(":" in word.prefix for word in sources) else "copied"
    if verb == "create" or (not _is_file(call) and path != (call.shell.path(call.cwd) if call.cwd else ".")):
        _fill(call, path, how)
    for source in sources:
        name = call.shell.path(source).rpartition("/")[2].rpartition(":")[2]  # host:name
        if name and "?" not in name:
            _fill(call, f"{path}/{name}", how)  # which may be a folder


def _is_file(call: Call) -> bool:
    """Whether what is copied or moved is a file, which becomes no folder: its name in the folder is told elsewhere."""
    sources = call.parsed.values("SOURCE")
    if call.program in ("mv", "gmv"):
        into = all(word.suffix.endswith("/") for word in call.parsed.values("DEST"))
        return into and all("." in word.suffix.rpartition("/")[2][1:] for word in sources)
    return call.program in _FILES_ONLY and not call._has(*_RECURSIVE)


def _fill(call: Call, path: str, how: str) -> None:
    trusted = how == "copied" and all(_is_trusted(call, source) for source in call.parsed.values("SOURCE"))
    call.shell.judge.planted[path] = "" if trusted else None
    call.shell.judge.filled[path] = how


def imported(call: Call, setting: Setting, form: str, words: tuple[Text, ...], beside: str | None) -> None:
    """The modules that the code imports, where this text put them beside it."""
    if any(given.sure and not {"-I", "-P"}.isdisjoint(given.spec.names) for given in call.parsed.given):
        return
    folder = call.shell.path(exact("."), call.cwd) if beside is None else beside
    judge = call.shell.judge
    names = [word.exact or "" for word in _imports(call, form, words)]
    call.shell.spend(20 + len(judge.planted) + len(judge.filled))
    if names and _is_filled(judge, folder):
        _unread(call, folder, "imports modules from a folder that this text put unknown files into")
        return
    tops = {each.partition(".")[0] for each in names}
    for path, name in [*_modules(call, folder)] if names else ():
        if name == "*":
            _unread(call, path, "imports modules from a folder that this text put files like these into")
        elif name in tops or (name in sys.stdlib_module_names and name != "test"):  # modules of Python import others
            _follow(call, setting, path, folder, name)


def _imports(call: Call, form: str, words: tuple[Text, ...]) -> tuple[Text, ...]:
    if form == "python_module":
        return words[:1]
    reader = call.shell.judge.catalogue.grammar("python_imports")
    runs = call.shell.judge.reading("python_imports", words[:1], reader).runs if reader is not None else ()
    return tuple(found[0] for _, found in runs)


def _is_filled(judge: Judge, folder: str) -> bool:
    """Whether the folder, or one above it, holds files that came there with names that are not known."""
    return f"{folder}/*" in judge.planted or any(
        folder == each or folder.startswith(f"{each}/") for each in judge.filled
    )


def _modules(call: Call, folder: str) -> Iterator[tuple[str, str]]:
    """(path, name) of what this text put into the folder that Python can import."""
    judge = call.shell.judge
    for path in (*judge.planted, *judge.links.made):
        if not path.startswith(f"{folder}/"):
            continue
        name, slash, inside = path[len(folder) + 1 :].partition("/")
        if slash and not (inside.startswith("__init__.") or "*" in inside):
            continue
        if "*" in name:  # `cp *.py DIR`
            if name.endswith((*_ENDS, "*")):
                yield path, "*"
        elif slash or name.endswith(_ENDS) or path in judge.filled or path in judge.links.made:
            yield path, name.partition(".")[0]


def _follow(call: Call, setting: Setting, path: str, folder: str, name: str) -> None:
    from riskclass.engine.unwrap import code

    judge = call.shell.judge
    texts = call.shell.state.files.get(path) if path.endswith(".py") else None
    if texts is None:
        _unread(call, path, f"imports {name} from what this text put there, which is not read")
    elif path not in judge.importing:
        judge.importing.add(path)
        for text in texts:
            code(call, setting, "python", text, (), beside=folder)
        judge.importing.discard(path)


def _unread(call: Call, path: str, because: str) -> None:
    from riskclass.engine.unwrap import note

    note(call, call.setting, "code.opaque", masked(path), because)
