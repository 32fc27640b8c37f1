"""The command line beyond one plain argument: options, standard input, argv, `explain`."""

from __future__ import annotations

import argparse
import json
import shlex
import sys

from riskclass.adapters import render
from riskclass.adapters.cli import emit
from riskclass.adapters.cli.parser import Parser, asked_policy, risk, usage_error, where
from riskclass.api import SHELLS, classify, classify_argv
from riskclass.model.near import nearest
from riskclass.model.site import Site
from riskclass.model.value import Value
from riskclass.model.verdict import Verdict

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.policy.decide import Decision

#: The sub-commands: what stands behind each, and what it is for.
CALLS = {
    "explain": ("[OPTIONS] …", "the way from text to verdict"),
    "check": ("[OPTIONS] [PATH…]", "commands inside files"),
    "batch": ("[OPTIONS] FILE", "many commands, a JSON line for each"),
    "hook": ("install CLIENT", "answers an agent's client; also uninstall, status"),
    "rules": ("[TOOL [SUB…]]", "what the tables say of a program"),
    "policy": ("COMMAND …", "make, check, show and compare policies"),
    "mcp": ("[OPTIONS]", "answers an agent (Model Context Protocol)"),
    "sessions": ("COMMAND …", "what agents did: import, review, serve"),
    "completion": ("SHELL", "completes these words at a TAB: bash, zsh, fish"),
}
USAGE = """\
riskclass [OPTIONS] 'COMMAND'     one command text, in quotes
       riskclass [OPTIONS] -             the text from standard input
       riskclass [OPTIONS] -- 'COMMAND'  a text that begins with - or is a sub-command's name
       riskclass [OPTIONS] --argv WORD…  a program and its arguments, run without a shell"""
USAGE += "".join(f"\n       {f'riskclass {name} {words}':<34}{about}" for name, (words, about) in CALLS.items())
EPILOG = "Exit code: 0; 1 above --max, or where the policy asks or denies; 2 for a wrong call or policy."


_EXPLAIN = """\
riskclass explain [OPTIONS] 'COMMAND'
       riskclass explain [OPTIONS] -             the text from standard input
       riskclass explain [OPTIONS] -- 'COMMAND'  a text that begins with -
       riskclass explain [OPTIONS] --argv WORD…  a program and its arguments, run without a shell"""


def parser(explain: bool = False) -> Parser:
    usage, about = (_EXPLAIN, CALLS["explain"][1]) if explain else (USAGE, "how risky a shell command is, and why")
    parser = Parser(prog="riskclass", usage=usage, description=f"{about[0].upper()}{about[1:]}.", epilog=EPILOG)
    parser.add_argument("words", nargs="*", metavar="COMMAND", help="one command text")
    parser.add_argument("--json", action="store_true", help="the whole verdict as JSON")
    parser.add_argument("--policy", metavar="FILE|PRESET", help="say what it decides as well")
    parser.add_argument("--max", type=risk, metavar="CLASS", help="exit with 1 above this class")
    parser.add_argument("--shell", choices=SHELLS, default="bash", help="the dialect (default: bash)")
    where(parser)
    parser.add_argument("--stage", choices=("tree", "invocations", "effects"), help="with explain: one stage alone")
    parser.add_argument("--argv", nargs="...", metavar="WORD", help="a program and its arguments: all that follows")
    parser.add_argument("--version", action="store_true", help="print the version")
    return parser


def run(args: list[str]) -> int:
    explain = args[:1] == ["explain"]
    args = args[1:] if explain else args
    args, argv, literal = _split(args)
    reader = parser(explain)
    try:
        options, unknown = reader.parse_known_args(args)
    except SystemExit as stop:
        return int(stop.code or 0)
    if unknown:
        return usage_error((args[0].startswith("-") and reader.no_option(unknown)) or _wrong(args))
    if options.version:
        from riskclass import __version__

        return emit(f"riskclass {__version__}\n")
    words = options.words + (literal or [])
    if options.policy == "":
        return usage_error("--policy needs a file or a preset")
    if options.stage and not explain:
        return usage_error("--stage goes with explain")
    if argv is not None:
        if not argv or words:
            return usage_error("--argv needs a program")
        return _answer(shlex.join(argv), argv, options, explain)
    if len(words) != 1:
        return usage_error(_wrong(words))
    text = sys.stdin.buffer.read().decode("utf-8", "surrogateescape") if words == ["-"] and not literal else words[0]
    return _answer(text, None, options, explain)


def _split(args: list[str]) -> tuple[list[str], list[str] | None, list[str] | None]:
    """Our options; the words behind `--argv`; the words behind `--`."""
    for place, arg in enumerate(args):
        if arg == "--":
            return args[:place], None, args[place + 1 :]
        if arg == "--argv":
            rest = args[place + 1 :]
            return args[:place], rest[1:] if rest[:1] == ["--"] else rest, None
    return args, None, None


def _judged(text: str, argv: list[str] | None, options: argparse.Namespace, site: Site | None) -> Verdict:
    known = {"cwd": options.cwd, "home": options.home, "context": options.context, "site": site}
    return classify(text, shell=options.shell, **known) if argv is None else classify_argv(argv, **known)


def _wrong(words: list[str]) -> str:
    if not words:
        return "a command is needed: riskclass 'ls -la' (riskclass --help says more)"
    if meant := nearest(words[0], CALLS, 0.8):
        return f"no sub-command {words[0]!r}{meant} A command is one text in quotes"
    text = " ".join(words)
    quoted = f"'{text}'" if "'" not in text and all(" " not in word for word in words) else "'…'"
    return f"one command in quotes is needed: riskclass {quoted} (or riskclass --argv {words[0]} …)"


def _answer(text: str, argv: list[str] | None, options: argparse.Namespace, explain: bool) -> int:
    """Prints what was asked for; with a policy its decision as well."""
    policy = None
    if options.policy is not None:
        from riskclass.policy.errors import PolicyError

        try:
            policy = asked_policy(options)
        except PolicyError as error:
            return usage_error(str(error))
    verdict = _judged(text, argv, options, policy.site if policy is not None else None)
    decision = policy.decide(verdict) if policy is not None else None
    emit(_shown(verdict, decision, text, options, explain))
    above = options.max is not None and verdict.risk_class > options.max
    return 1 if above or (decision is not None and decision.action != "allow") else 0


def _shown(verdict: Verdict, decision: Decision | None, text: str, options: argparse.Namespace, explain: bool) -> str:
    if options.stage:
        return _stage(verdict, text, options)
    if options.json:
        said = {"decision": decision.to_dict()} if decision is not None else {}
        return json.dumps(verdict.to_dict() | said, ensure_ascii=True) + "\n"
    if explain:
        from riskclass.adapters.explain import explained

        return explained(text, verdict, sys.stdout, decision)
    return render.line(verdict, sys.stdout) if decision is None else render.decided(verdict, decision, sys.stdout)


def _stage(verdict: Verdict, text: str, options: argparse.Namespace) -> str:
    if options.stage == "tree":
        from riskclass.shell.parser import parse

        tree = parse(text, shell="sh" if options.shell == "dash" else options.shell)
        return json.dumps(_plain(tree), ensure_ascii=True) + "\n"
    items = verdict.commands if options.stage == "invocations" else verdict.effects
    return "".join(json.dumps(item.to_dict(), ensure_ascii=True) + "\n" for item in items)


def _plain(value: object) -> object:
    """A node of the tree as JSON has it: what it is, where it stands, its fields."""
    if isinstance(value, Value):
        names = (name for kind in reversed(type(value).__mro__) for name in getattr(kind, "__slots__", ()))
        return {"node": type(value).__name__} | {name: _plain(getattr(value, name)) for name in names}
    return [*map(_plain, value)] if isinstance(value, tuple) else value
