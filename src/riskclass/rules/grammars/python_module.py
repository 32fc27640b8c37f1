"""`python -m MODULE ARG...`: what the modules that come with Python do, and the tools that are programs too."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading
from riskclass.model.text import Hole, Text

#: Modules whose command line is that of a program with a table.
_PROGRAMS = {
    "pip": "pip",
    "pytest": "pytest",
    "py.test": "pytest",
    "ruff": "ruff",
    "mypy": "mypy",
    "black": "black",
    "isort": "isort",
    "flake8": "flake8",
    "pylint": "pylint",
    "pyflakes": "pyflakes",
    "pycodestyle": "pycodestyle",
    "bandit": "bandit",
    "coverage": "coverage",
    "tox": "tox",
    "nox": "nox",
    "pre_commit": "pre-commit",
    "pipx": "pipx",
    "poetry": "poetry",
    "uv": "uv",
    "build": "pyproject-build",
    "twine": "twine",
    "virtualenv": "virtualenv",
    "ansible": "ansible",
    "yamllint": "yamllint",
    "sqlfluff": "sqlfluff",
    "IPython": "ipython",
    "jupyter": "jupyter",
}
#: Modules that only show something, whatever they are given.
_SHOW = frozenset(
    (
        *("ast", "base64", "binhex", "calendar", "dis", "difflib", "encodings.rot_13", "filecmp", "getopt", "gettext"),
        *("keyword", "mimetypes", "locale", "pickletools", "platform", "pyclbr", "quopri", "random", "site", "stat"),
        *(
            "symtable",
            "sysconfig",
            "tabnanny",
            "textwrap",
            "this",
            "token",
            "tokenize",
            "uuid",
            "__hello__",
            "zoneinfo",
        ),
        *("fileinput", "html.parser", "ftplib", "poplib", "imaplib", "nntplib", "telnetlib", "textwrap", "colorsys"),
    )
)
#: Those of them that print what is in files.
_CONTENT = ("base64", "quopri", "tokenize", "fileinput", "ast", "dis", "html.parser")
_SESSION = frozenset(("asyncio", "code", "idlelib", "pdb", "turtledemo", "idlelib.idle", "pty"))
_HELP = ("-h", "--help")


def read(words: tuple[Text, ...]) -> Reading:
    """The first word is the module, the others are its arguments."""
    if not words:
        return OBSERVES
    module = words[0].exact
    if module is None:
        return _found("code.opaque", words[0], words[0].because or "the module is not known")
    if module in _PROGRAMS:
        return Reading(runs=(("argv", (words[0].known(_PROGRAMS[module]), *words[1:])),))
    module = module.removesuffix(".__main__")
    reader = _READERS.get(module)
    if any(word.exact in _HELP for word in words[1:2]) and (reader or module in _SHOW):
        return OBSERVES
    if reader is not None:
        return reader(words)
    if module in _SHOW:
        return _shows(words)
    if module in _SESSION:
        return _found("code.interactive", words[0], "opens a session of Python")
    return _found("code.project", words[0], f"runs the module {module}")


def _shows(words: tuple[Text, ...]) -> Reading:
    """What of the files among its arguments reaches the output, if one of them is a secret."""
    if words[0].exact not in _CONTENT:
        return OBSERVES
    return Reading(tuple(Finding("read", word) for word in _operands(words[1:]) if word.exact != "-"))


def _found(kind: str, target: Text | None, because: str = "") -> Reading:
    return Reading((Finding(kind, target, because),))


def _operands(args: tuple[Text, ...], taking: tuple[str, ...] = ()) -> list[Text]:
    """What is no option, nor the value of one."""
    found: list[Text] = []
    skip = False
    for word in args:
        if not skip and not word.prefix.startswith("-"):
            found.append(word)
        skip = not skip and word.exact in taking
    return found


def _given(args: tuple[Text, ...], *names: str) -> Text | None:
    """The value of an option: `-b X`, `--bind X`, `--bind=X`."""
    for place, word in enumerate(args):
        for name in names:
            if word.exact == name and place + 1 < len(args):
                return args[place + 1]
            if word.prefix.startswith(name + "="):
                return word.cut(len(name) + 1)
    return None


def _json_tool(words: tuple[Text, ...]) -> Reading:
    files = _operands(words[1:], ("--indent",))
    findings = [Finding("read", word) for word in files[:1] if word.exact != "-"]
    return Reading((*findings, *(Finding("write", word) for word in files[1:2] if word.exact != "-")))


def _http_server(words: tuple[Text, ...]) -> Reading:
    address = _given(words[1:], "-b", "--bind")
    if address is not None and address.exact in ("127.0.0.1", "localhost", "::1"):
        return _found("net.loopback", address, "serves the directory to this machine")
    return _found("net.publish", address or words[0], "serves the directory to whoever can reach this machine")


def _venv(words: tuple[Text, ...]) -> Reading:
    cleared = any(word.exact == "--clear" for word in words[1:])
    because = "deletes what is in the directory first" if cleared else "makes a virtual environment"
    kind = "delete" if cleared else "create"
    return Reading(tuple(Finding(kind, word, because) for word in _operands(words[1:], ("--prompt",))))


def _compiles(words: tuple[Text, ...]) -> Reading:
    shown = (Finding("read", word, "shows a line that is wrong") for word in words[1:])
    return Reading((Finding("refresh", words[0], "writes byte code beside the sources"), *shown))


def _archive(words: tuple[Text, ...]) -> Reading:
    """zipfile and tarfile: -l -t list, -e extracts, -c makes."""
    for place, word in enumerate(words):
        if word.exact in ("-e", "--extract"):
            where = words[place + 2] if place + 2 < len(words) else words[0].known(".")
            return _found("write", where, "unpacks an archive")
        if word.exact in ("-c", "--create") and place + 1 < len(words):
            members = tuple(Finding("read", word) for word in words[place + 2 :])
            return Reading((Finding("write", words[place + 1], "makes an archive"), *members))
        if word.exact is None:
            return _found("code.opaque", word, word.because)
    return OBSERVES


def _gzip(words: tuple[Text, ...]) -> Reading:
    return Reading(tuple(Finding("write", word, "writes the result beside it") for word in _operands(words[1:])))


def _timeit(words: tuple[Text, ...]) -> Reading:
    """Lines of the setup, then of the statement, all in one namespace."""
    taking = ("-n", "--number", "-r", "--repeat", "-u", "--unit", "-s", "--setup", "-p", "--process")
    lines = [*_setups(words[1:]), *_operands(words[1:], taking[:-2])]
    return Reading(runs=(("python", (_joined(lines),)),)) if lines else OBSERVES


def _setups(args: tuple[Text, ...]) -> list[Text]:
    found = [args[place + 1] for place, word in enumerate(args[:-1]) if word.exact in ("-s", "--setup")]
    for word in args:
        attached = next((each for each in ("--setup=", "-s") if word.prefix.startswith(each)), "")
        if attached and word.exact != "-s":
            found.append(word.cut(len(attached)))
    return found


def _joined(lines: list[Text]) -> Text:
    if len(lines) == 1:
        return lines[0]
    parts: list[str | Hole] = []
    for line in lines:
        for part in (*line.parts, "\n"):
            last = parts[-1] if parts else None
            if isinstance(part, str) and isinstance(last, str):
                parts[-1] = last + part
            else:
                parts.append(part)
    return Text(tuple(parts), (lines[0].span[0], max(lines[0].span[1], lines[-1].span[1])))


def _script(words: tuple[Text, ...]) -> Reading:
    """cProfile, profile, trace: run a file or a module."""
    return _found("code.project", words[-1], "runs code of the project")


def _sqlite(words: tuple[Text, ...]) -> Reading:
    given = _operands(words[1:])
    if len(given) < 2:
        return _found("code.interactive", words[0], "opens a session of SQLite")
    return Reading(runs=(("sqlite", (given[1],)),))


def _ensurepip(words: tuple[Text, ...]) -> Reading:
    return _found("package.install", words[0], "installs the pip that comes with Python")


def _zipapp(words: tuple[Text, ...]) -> Reading:
    target = _given(words[1:], "-o", "--output")
    info = any(word.exact == "--info" for word in words[1:])
    return OBSERVES if info else _found("write", target or words[0].known("app.pyz"), "makes an archive that runs")


def _browser(words: tuple[Text, ...]) -> Reading:
    return _found("net.query", words[-1], "opens a page in a browser")


_READERS = {
    "json.tool": _json_tool,
    "json": _json_tool,
    "http.server": _http_server,
    "SimpleHTTPServer": _http_server,
    "venv": _venv,
    "compileall": _compiles,
    "py_compile": _compiles,
    "zipfile": _archive,
    "tarfile": _archive,
    "gzip": _gzip,
    "timeit": _timeit,
    "cProfile": _script,
    "profile": _script,
    "trace": _script,
    "doctest": _script,
    "unittest": _script,
    "inspect": _script,
    "pydoc": _script,
    "sqlite3": _sqlite,
    "ensurepip": _ensurepip,
    "zipapp": _zipapp,
    "webbrowser": _browser,
}
