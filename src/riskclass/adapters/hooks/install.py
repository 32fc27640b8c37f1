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
from collections.abc import Iterator

from riskclass.adapters.cli.parser import Parser
from riskclass.adapters.hooks import SETUP, Usage, unlogged
from riskclass.adapters.hooks import options as hook_options
from riskclass.adapters.hooks.clients import CLIENTS, Client
from riskclass.adapters.hooks.kept import missing, replace
from riskclass.adapters.hooks.program import SetupError
from riskclass.adapters.hooks.settings import File
from riskclass.model.near import nearest
from riskclass.policy.errors import PolicyError
from riskclass.policy.finding import search
from riskclass.policy.presets import PRESETS


class _Parser(Parser):
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
    except OSError as error:
        return _wrong(f"{error.filename}: {error.strerror}")
    except (SetupError, PolicyError) as error:
        return _wrong(str(error))


def _wrong(message: str) -> int:
    sys.stderr.write(f"riskclass hook: {message}\n")
    return 2


def parser() -> _Parser:
    parser = _Parser(
        prog="riskclass hook",
        description="Set an agent's client up, and back. `riskclass hook CLIENT` is what the client then calls.",
    )
    parser.add_argument("verb", choices=SETUP)
    parser.add_argument("client", nargs="?", metavar="CLIENT", help=", ".join(CLIENTS))
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--user", action="store_true", help="your own settings (the default)")
    where.add_argument("--project", action="store_true", help="those of the current folder")
    where.add_argument("--file", type=pathlib.Path, help="this settings file of the client's")
    parser.add_argument("--dry-run", action="store_true", help="show what would change")
    entry(parser)
    return parser


def entry(parser: argparse.ArgumentParser) -> None:
    """The options that stand in a client's settings, behind `riskclass hook CLIENT`."""
    parser.add_argument("--ask", choices=("deny", "pass"), help="what becomes of an ask")
    parser.add_argument("--deadline", metavar="SECONDS", help="how long an answer may take")
    parser.add_argument("--policy", metavar="FILE|PRESET", help="the policy that counts")
    parser.add_argument("--log", metavar="FILE", help="write a line for each command; 1 is the usual place")


def _install(asked: argparse.Namespace) -> int:
    client = _client(asked)
    words = _words(client, asked)
    search(
        os.getcwd() if asked.project else None, asked.policy and _absolute("--policy", asked.policy)
    )  # refused here, not at each command
    for file, old, new in [_plan(file, words) for file in _files(client, asked)]:
        if new == file.now:
            _say(f"{file.path}: installed already")
        elif asked.dry_run:
            _show(file, new)
        else:
            file.kept.remember(old, new, missing(file.path))  # first: what was there is safe before it is written over
            replace(file.path, new, file.place.mode)
            _say(f"{file.path}: installed" + (f"; what was there is in {file.kept.copy}" if old is not None else ""))
    _say(f"{client.title}: {_seen(client)}")
    _warn(words)
    if client.after:
        _say(client.after)
    return 0


def _plan(file: File, words: list[str]) -> tuple[File, bytes | None, bytes]:
    """The file, what it would be without us, and with us.

    Raises:
        SetupError: it is not to be edited.
    """
    file.writable()
    if file.changed():
        raise SetupError(
            f"{file.path} was changed since it was installed: `uninstall` puts it aside, then install anew"
        )
    with _said_of(file):
        old = file.without_us()
        return file, old, file.with_us(old, words)


@contextlib.contextmanager
def _said_of(file: File) -> Iterator[None]:
    """What is wrong with a file names it."""
    try:
        yield
    except UnicodeDecodeError:
        raise SetupError(f"{file.path} is not text in UTF-8") from None
    except ValueError as error:  # and edit.EditError
        raise SetupError(f"{file.path}: {error}") from None


def _uninstall(asked: argparse.Namespace) -> int:
    plans = [_plan_out(file) for file in _files(_client(asked), asked)]
    for file, old in reversed(plans):
        if old == file.now:
            _say(f"{file.path}: not installed")
        elif file.changed():
            _put_aside(file, asked.dry_run)
        elif asked.dry_run:
            _show(file, old)
        else:
            _take_out(file, old)
    return 0


def _plan_out(file: File) -> tuple[File, bytes | None]:
    file.writable()
    with _said_of(file):
        return file, file.without_us()


def _put_aside(file: File, dry_run: bool) -> None:
    """Where a whole file is ours, and somebody has written into it, no line of it is thrown away."""
    path = os.path.realpath(file.path)
    names = (f"{path}.changed{number}" for number in ("", *range(2, 1000)))
    aside = next(name for name in names if not os.path.lexists(name))
    if not dry_run:
        os.rename(path, aside)
        file.kept.forget()
    _say(f"{file.path}: changed since it was installed; {'would be' if dry_run else 'is'} out, as {aside}")


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
        _say(f"{'client':<10} {'settings':<15} its answers were seen in")
        for client in CLIENTS.values():
            _say(f"{client.name:<10} {_listed(client, asked):<15} {client.ran or 'documented only'}")
        _warn([])
        return 0
    client = _client(asked)
    files = _files(client, asked)
    for file in files:
        _say(f"{file.path}: {file.state()}")
    _say(f"{client.title}: {_state(files)}; {_seen(client)}")
    _warn([])
    return 0 if _state(files) == "installed" else 1


def _listed(client: Client, asked: argparse.Namespace) -> str:
    try:
        files = _places(client, asked)
    except (OSError, SetupError):
        return "unreadable"
    if files:
        return _state(files).partition(" (")[0]
    return "needs --project" if client.places[0].project and not asked.project else "needs --file"


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
        if near := nearest(asked.client or "", CLIENTS):
            raise SetupError(f"no client {asked.client!r}{near}")
        raise SetupError(f"a client is needed, one of {', '.join(CLIENTS)}")
    return client


def _words(client: Client, asked: argparse.Namespace) -> list[str]:
    """The words behind our program's name, refused where the hook itself would refuse them."""
    given = [(f"--{name}", getattr(asked, name)) for name in ("ask", "deadline", "policy", "log")]
    words = [
        client.name,
        *(word for name, value in given if value is not None for word in (name, _absolute(name, value))),
    ]
    try:
        hook_options(words)
    except Usage as error:
        raise SetupError(str(error)) from None
    return ["hook", *words]


def _absolute(name: str, value: str) -> str:
    """A file by its whole path: the hook runs in another folder."""
    if name == "--policy" and not os.path.lexists(value) and (near := nearest(value, PRESETS)) and value not in PRESETS:
        raise SetupError(f"--policy: no preset and no file {value!r}{near}")
    if (name == "--policy" and value not in PRESETS) or (name == "--log" and value not in ("0", "1")):
        return os.path.abspath(os.path.expanduser(value))
    return value


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


def _warn(words: list[str]) -> None:
    """Of a log that the environment asks for and that will not be written."""
    if "--log" not in words:
        sys.stderr.write(unlogged())


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
