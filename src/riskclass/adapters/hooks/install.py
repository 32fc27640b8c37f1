"""`riskclass hook install | uninstall | status CLIENT`: sets clients up, and back.

What was there is kept: our entry is added to the settings as they stand, the old bytes go to the state folder, and
`uninstall` brings them back; where somebody has changed the file since, it takes out our entry alone.
"""

from __future__ import annotations

import argparse
import contextlib
import difflib
import os
import pathlib
import sys

from riskclass.adapters.hooks import Usage, edit
from riskclass.adapters.hooks import options as hook_options
from riskclass.adapters.hooks.clients import CLIENTS, Client
from riskclass.adapters.hooks.kept import replace
from riskclass.adapters.hooks.settings import File, SetupError


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> None:  # type: ignore[override]
        self.exit(2, f"riskclass hook: {message}\n")


def run(args: list[str]) -> int:
    """Exit code 0: done, or installed; 1: `status` found something else; 2: it could not be done."""
    try:
        asked = parser().parse_args(args)
    except SystemExit as stop:
        return int(stop.code or 0)
    try:
        return {"install": _install, "uninstall": _uninstall, "status": _status}[asked.verb](asked)
    except (SetupError, edit.EditError, OSError, UnicodeDecodeError) as error:
        sys.stderr.write(f"riskclass hook: {error}\n")
        return 2


def parser() -> _Parser:
    parser = _Parser(
        prog="riskclass hook",
        allow_abbrev=False,
        description="Set an agent's client up, and back. `riskclass hook CLIENT` is what the client then calls.",
    )
    parser.add_argument("verb", choices=("install", "uninstall", "status"))
    parser.add_argument("client", nargs="?", metavar="CLIENT", help=", ".join(CLIENTS))
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--user", action="store_true", help="your own settings (the default)")
    where.add_argument("--project", action="store_true", help="those of the current folder")
    where.add_argument("--file", type=pathlib.Path, help="this settings file of the client's")
    parser.add_argument("--dry-run", action="store_true", help="show what would change")
    parser.add_argument("--ask", choices=("deny", "pass"), help="what becomes of an ask")
    parser.add_argument("--deadline", metavar="SECONDS", help="how long an answer may take")
    parser.add_argument("--policy", metavar="FILE|PRESET", help="the policy that counts")
    parser.add_argument("--log", metavar="FILE", help="write a line for each command; 1 is the usual place")
    return parser


def _install(asked: argparse.Namespace) -> int:
    client = _client(asked)
    words = _words(client, asked)
    plans = [(file, old, file.with_us(old, words)) for file in _files(client, asked) for old in (file.without_us(),)]
    for file, old, new in plans:
        if new == file.now:
            _say(f"{file.path}: installed already")
        elif asked.dry_run:
            _show(file, new)
        else:
            file.kept.remember(old, new, replace(file.path, new, file.place.mode))
            _say(f"{file.path}: installed" + (f"; what was there is in {file.kept.copy}" if old is not None else ""))
    _say(f"{client.title}: {_seen(client)}")
    if client.after:
        _say(client.after)
    return 0


def _uninstall(asked: argparse.Namespace) -> int:
    for file in reversed(_files(_client(asked), asked)):
        old = file.without_us()
        if old == file.now:
            _say(f"{file.path}: not installed")
        elif asked.dry_run:
            _show(file, old)
        else:
            _take_out(file, old)
    return 0


def _take_out(file: File, old: bytes | None) -> None:
    whole = file.kept.untouched(file.now)
    if old is None:
        os.unlink(os.path.realpath(file.path))
        for folder in reversed(file.kept.made()):
            with contextlib.suppress(OSError):  # in use by now
                os.rmdir(folder)
    else:
        replace(file.path, old, file.place.mode)
    file.kept.forget()
    _say(f"{file.path}: " + ("as it was before" if whole else "our entry is out; the rest stays as it was changed"))


def _status(asked: argparse.Namespace) -> int:
    if asked.client is None:
        for client in CLIENTS.values():
            if places := _places(client, asked):
                _say(f"{client.name:<10} {_state(places):<14} {client.ran or 'documented only'}")
        return 0
    client = _client(asked)
    files = _files(client, asked)
    for file in files:
        _say(f"{file.path}: {file.state()}")
    _say(f"{client.title}: {_state(files)}; {_seen(client)}")
    return 0 if _state(files) == "installed" else 1


def _state(files: list[File]) -> str:
    states = {file.state() for file in files}
    return states.pop() if len(states) == 1 else "changed"


def _seen(client: Client) -> str:
    if client.ran:
        return f"what it does with our answers was seen in version {client.ran}."
    return "what it does with our answers is known from its documentation only; nobody has run it with riskclass yet."


def _client(asked: argparse.Namespace) -> Client:
    client = CLIENTS.get(asked.client or "")
    if client is None:
        raise SetupError(f"a client is needed, one of {', '.join(CLIENTS)}")
    return client


def _words(client: Client, asked: argparse.Namespace) -> list[str]:
    """The words behind our program's name, refused where the hook itself would refuse them."""
    given = [(f"--{name}", getattr(asked, name)) for name in ("ask", "deadline", "policy", "log")]
    words = [client.name, *(word for name, value in given if value is not None for word in (name, _absolute(value)))]
    try:
        hook_options(words)
    except Usage as error:
        raise SetupError(str(error)) from None
    return ["hook", *words]


def _absolute(value: str) -> str:
    """A file by its whole path: the hook runs in another folder. Presets, numbers and `~` stay."""
    return os.path.abspath(value) if (os.sep in value and value[0] != "~") or os.path.isfile(value) else value


def _files(client: Client, asked: argparse.Namespace) -> list[File]:
    files = _places(client, asked)
    if not files:
        other = " or use --project" if client.places[0].project else ""
        raise SetupError(f"{client.title}: no settings file of that kind is known; name one with --file{other}")
    return files


def _places(client: Client, asked: argparse.Namespace) -> list[File]:
    """The client's files in the scope that was asked for; none where it has no such file that is known."""
    if asked.file is not None:
        place = next((each for each in client.places if each.entries), client.places[0])
        return [File(client, place, asked.file.absolute())]
    variable, folder = client.home
    home = pathlib.Path(os.environ.get(variable) or folder if variable else folder).expanduser()
    root = pathlib.Path.cwd() if asked.project else home
    names = [(place, place.project if asked.project else place.user) for place in client.places]
    return [File(client, place, root / name) for place, name in names if name is not None]


def _show(file: File, new: bytes | None) -> None:
    old, new_lines = ((each or b"").decode("utf-8", "replace").splitlines(keepends=True) for each in (file.now, new))
    name = str(file.path)
    for line in difflib.unified_diff(old, new_lines, name, name if new is not None else os.devnull):
        sys.stdout.write(line if line.endswith("\n") else line + "\n")


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
