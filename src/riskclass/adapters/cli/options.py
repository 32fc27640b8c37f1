"""The command line beyond one plain argument: options, standard input, argv, `explain`."""

from __future__ import annotations

import argparse
import json
import shlex
import sys

from riskclass.adapters import render
from riskclass.adapters.cli import emit
from riskclass.api import SHELLS, classify, classify_argv
from riskclass.model.risk import Risk
from riskclass.model.verdict import Verdict

USAGE = """\
riskclass [OPTIONS] 'COMMAND'     one command text, in quotes
       riskclass [OPTIONS] -             the text from standard input
       riskclass [OPTIONS] -- 'COMMAND'  a text that begins with - or is a sub-command's name
       riskclass [OPTIONS] --argv WORD…  a program and its arguments, run without a shell
       riskclass explain [OPTIONS] …     the way from text to verdict
       riskclass check [OPTIONS] [PATH…] commands inside files"""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> None:  # type: ignore[override]
        self.exit(2, f"riskclass: {message}\n")


def _parser() -> _Parser:
    parser = _Parser(
        prog="riskclass", usage=USAGE, description="How risky a shell command is, and why.", allow_abbrev=False
    )
    parser.add_argument("words", nargs="*", metavar="COMMAND", help="one command text")
    parser.add_argument("--json", action="store_true", help="the whole verdict as JSON")
    parser.add_argument("--max", type=_risk, metavar="CLASS", help="exit with 1 above this class")
    parser.add_argument("--shell", choices=SHELLS, default="bash", help="the dialect (default: bash)")
    parser.add_argument("--cwd", metavar="DIR", help="the directory it will run in")
    parser.add_argument("--home", metavar="DIR", help="the home directory there")
    parser.add_argument(
        "--context", action="append", default=[], metavar="KIND:NAME", help="where it will run: host:web1"
    )
    parser.add_argument("--stage", choices=("tree", "invocations", "effects"), help="with explain: one stage alone")
    parser.add_argument("--version", action="store_true", help="print the version")
    return parser


def _risk(name: str) -> Risk:
    try:
        return Risk(name)
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"no class {name!r}; one of {', '.join(risk.value for risk in Risk)}"
        ) from None


def run(args: list[str]) -> int:
    explain = args[:1] == ["explain"]
    args = args[1:] if explain else args
    args, argv, literal = _split(args)
    try:
        options, unknown = _parser().parse_known_args(args)
    except SystemExit as stop:
        return int(stop.code or 0)
    if unknown:
        return _usage(f"no option {unknown[0]}" if args[0].startswith("-") else _wrong(args))
    if options.version:
        from riskclass import __version__

        return emit(f"riskclass {__version__}\n")
    words = options.words + (literal or [])
    if options.stage and not explain:
        return _usage("--stage goes with explain")
    if argv is not None:
        return (
            _usage("--argv needs a program")
            if not argv or words
            else _answer(_of_argv(argv, options), shlex.join(argv), options, explain)
        )
    if len(words) != 1:
        return _usage(_wrong(words))
    text = sys.stdin.buffer.read().decode("utf-8", "surrogateescape") if words == ["-"] and not literal else words[0]
    verdict = classify(text, shell=options.shell, cwd=options.cwd, home=options.home, context=options.context)
    return _answer(verdict, text, options, explain)


def _split(args: list[str]) -> tuple[list[str], list[str] | None, list[str] | None]:
    """Our options; the words behind `--argv`; the words behind `--`."""
    for place, arg in enumerate(args):
        if arg == "--":
            return args[:place], None, args[place + 1 :]
        if arg == "--argv":
            rest = args[place + 1 :]
            return args[:place], rest[1:] if rest[:1] == ["--"] else rest, None
    return args, None, None


def _of_argv(argv: list[str], options: argparse.Namespace) -> Verdict:
    return classify_argv(argv, cwd=options.cwd, home=options.home, context=options.context)


def _wrong(words: list[str]) -> str:
    if not words:
        return "a command is needed: riskclass 'ls -la' (riskclass --help says more)"
    text = " ".join(words)
    quoted = f"'{text}'" if "'" not in text and all(" " not in word for word in words) else "'…'"
    return f"one command in quotes is needed: riskclass {quoted} (or riskclass --argv {words[0]} …)"


def _usage(message: str) -> int:
    sys.stderr.write(f"riskclass: {render.printable(message)}\n")
    return 2


def _answer(verdict: Verdict, text: str, options: argparse.Namespace, explain: bool) -> int:
    if options.stage:
        emit(_stage(verdict, text, options))
    elif options.json:
        emit(json.dumps(verdict.to_dict(), ensure_ascii=True) + "\n")
    elif explain:
        emit(render.explained(text, verdict, sys.stdout))
    else:
        emit(render.line(verdict, sys.stdout))
    return 1 if options.max is not None and verdict.risk_class > options.max else 0


def _stage(verdict: Verdict, text: str, options: argparse.Namespace) -> str:
    if options.stage == "tree":
        from riskclass.shell.parser import parse

        return f"{parse(text, shell='sh' if options.shell == 'dash' else options.shell)!r}\n"
    items = verdict.commands if options.stage == "invocations" else verdict.effects
    return "".join(json.dumps(item.to_dict(), ensure_ascii=True) + "\n" for item in items)
