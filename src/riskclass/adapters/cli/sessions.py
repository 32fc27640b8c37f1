"""`riskclass sessions`: import, review and serve a ledger."""

from __future__ import annotations

import gc
import json
import os
import sys
from typing import TYPE_CHECKING, Any

from riskclass.adapters.cli import emit
from riskclass.adapters.cli.parser import Parser, usage_error
from riskclass.adapters.render import printable
from riskclass.policy.errors import PolicyError

if TYPE_CHECKING:
    import argparse

    from riskclass.policy.decide import Policy
    from riskclass.sessions import Ledger
    from riskclass.sessions.importers.load import Import

_HELP = {
    "import": "tell transcripts of a client to the ledger; what is there already is not doubled",
    "review": "the sessions of a time and what stands out in them",
    "serve": "the ledger over HTTP, and as pages",
    "token": "who may speak to a server that is not on loopback: add NAME, list, remove NAME",
}
#: More of them would wait for the one that writes.
_WORKERS = 3
_CLIENTS = ("claude", "codex", "copilot", "gemini", "jsonl", "opencode", "openhands", "qwen", "swe-agent")


def run(args: list[str]) -> int:
    """`riskclass sessions COMMAND …`; the exit code."""
    gc.enable()  # many questions, not one
    try:
        options = parser().parse_args(args)
    except SystemExit as stop:
        return int(stop.code or 0)
    from riskclass.sessions.errors import LedgerError

    try:
        return _COMMANDS[options.command](options)
    except (LedgerError, PolicyError) as error:
        return usage_error(str(error))
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("riskclass"):
            raise
        return usage_error(f"needs the extra `sessions`: pip install 'riskclass[sessions]' ({missing})")


def parser() -> Parser:
    parser = Parser(prog="riskclass sessions", description="What agents did: a ledger, its import and its review.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    subs = {name: commands.add_parser(name, help=about, description=about) for name, about in _HELP.items()}
    where = "a file or an address (sqlite:///FILE, postgresql://…); default: sessions.db in the user's data folder"
    for sub in subs.values():
        sub.add_argument("--ledger", metavar="URL", help=where)
    subs["import"].add_argument("client", choices=_CLIENTS, metavar="CLIENT", help=f"one of {', '.join(_CLIENTS)}")
    subs["import"].add_argument("paths", nargs="+", metavar="PATH", help="files, or folders with all in them")
    subs["review"].add_argument("--last", type=int, metavar="N", help="the last N sessions that began")
    subs["review"].add_argument("--since", metavar="TIME", help="RFC 3339, or a span such as 24h or 7d (default: 7d)")
    subs["review"].add_argument("--format", choices=("md", "html", "json"), default="md", help="default: md")
    subs["review"].add_argument("--replay", metavar="POLICY", help="what another policy would have asked and denied")
    subs["serve"].add_argument("--host", default="127.0.0.1", help="an address elsewhere needs tokens")
    subs["serve"].add_argument("--port", type=int, default=8092, help="default: 8092")
    subs["serve"].add_argument("--policy", metavar="FILE|PRESET", help="decides about commands (default: yours)")
    subs["token"].add_argument("what", choices=("add", "list", "remove"))
    subs["token"].add_argument("name", nargs="?", metavar="NAME")
    return parser


def _ledger(options: argparse.Namespace, policy: Policy | None = None) -> Ledger:
    from riskclass.sessions import Ledger

    return Ledger(options.ledger, policy=policy)


def _import(options: argparse.Namespace) -> int:
    """Exit code 1 if lines were passed over."""
    from riskclass.sessions.importers.load import Import

    shown = _progress if sys.stderr.isatty() else None
    gc.freeze()  # what is loaded stays: the collector need not look at it again and again
    found = Import(_ledger(options), options.client, shown, workers=_workers())
    try:
        found.run(options.paths)
    finally:
        if shown is not None:
            sys.stderr.write("\n" if found.entries else "")
    for line in found.broken:
        sys.stderr.write(f"riskclass: {printable(line)}; this line is passed over\n")
    if found.failed > len(found.broken):
        sys.stderr.write(f"riskclass: and {found.failed - len(found.broken)} more\n")
    read = f"{found.entries} entries, {len(found.sessions)} sessions, {found.files} files"
    emit(f"{found.new} new of {read}; {found.failed} passed over\n")
    return 1 if found.failed else 0


def _workers() -> int:
    """Processes beside this one, as far as there are processors."""
    return min(_WORKERS, len(os.sched_getaffinity(0)) - 1 if hasattr(os, "sched_getaffinity") else 1)


def _progress(found: Import) -> None:
    sys.stderr.write(f"\r{found.entries} entries, {len(found.sessions)} sessions, {found.files} files\x1b[K")


def _review(options: argparse.Namespace) -> int:
    from riskclass.policy.finding import load
    from riskclass.sessions.review.report import html, markdown, review

    if options.last is not None and options.last < 1:
        return usage_error("--last: at least 1")
    since = options.since or (None if options.last is not None else "7d")
    policy = load(options.replay) if options.replay else None
    ledger = _ledger(options)
    found = review(ledger, since=since, last=options.last, policy=policy, policy_name=options.replay or "")
    if options.format == "json":
        return emit(json.dumps(found) + "\n")
    return emit(html(found) if options.format == "html" else markdown(found))


def _serve(options: argparse.Namespace) -> int:
    import uvicorn

    from riskclass.policy.finding import search
    from riskclass.sessions import tokens
    from riskclass.sessions.api.app import application
    from riskclass.sessions.pages.routes import routes

    ledger = _ledger(options, search(None, options.policy))
    guarded = options.host not in ("127.0.0.1", "::1", "localhost")
    if guarded and not tokens.names(ledger):
        return usage_error(
            f"{options.host} is not loopback: make a token first, with riskclass sessions token add NAME"
        )
    words: dict[str, Any] = {"host": options.host, "port": options.port, "log_level": "warning", "server_header": False}
    sys.stderr.write(f"riskclass sessions: http://{options.host}:{options.port}/\n")
    uvicorn.run(application(ledger, guarded=guarded, more=routes(ledger, guarded=guarded)), **words)
    return 0


def _token(options: argparse.Namespace) -> int:
    from riskclass.sessions import tokens

    if (options.what == "list") != (options.name is None):
        return usage_error("token add NAME, token list, token remove NAME")
    ledger = _ledger(options)
    if options.what == "add":
        return emit(f"{tokens.make(ledger, options.name)}\n")
    if options.what == "remove":
        tokens.remove(ledger, options.name)
        return 0
    return emit("".join(f"{name}  {made}\n" for name, made in tokens.names(ledger)))


_COMMANDS = {"import": _import, "review": _review, "serve": _serve, "token": _token}
