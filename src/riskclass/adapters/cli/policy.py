"""`riskclass policy`: the workbench of a policy's author."""

from __future__ import annotations

import gc
import json
import os
import sys
from typing import TYPE_CHECKING, Any

from riskclass.adapters.cli import emit
from riskclass.adapters.cli.parser import Parser, usage_error
from riskclass.adapters.render import counted, printable
from riskclass.policy.errors import PolicyError
from riskclass.policy.presets import PRESETS

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable, Iterator

    from riskclass.policy.chain import Chain
    from riskclass.policy.decide import Policy
    from riskclass.policy.diff import Flip
    from riskclass.policy.records import Record
    from riskclass.policy.source import Problems
    from riskclass.policy.trial import Outcome

_HELP = {
    "init": "write a commented start: the user's policy, or FILE; what is there is never overwritten",
    "lint": "all problems of policies, and what is hardly meant; exit code 1 for a problem, 2 if a file is not there",
    "test": "run all examples of policies; exit code 1 if one does not hold, 2 if a file is not there",
    "show": "what is in force in this directory, or what a policy says, as TOML that can be read back",
    "diff": "what flips between two policies over the commands of a log; exit code 1 if something does",
    "suggest": "the narrowest rules that would have answered what was asked and approved",
    "schema": "the JSON Schema of policy files, for editors",
}


def run(args: list[str]) -> int:
    """`riskclass policy COMMAND …`; the exit code."""
    gc.enable()  # many questions, not one
    try:
        options = parser().parse_args(args)
        return _COMMANDS[options.command](options)
    except SystemExit as stop:
        return int(stop.code or 0)
    except PolicyError as error:
        return usage_error(str(error))


def parser() -> Parser:
    parser = Parser(prog="riskclass policy", description="Make, check, show and compare policies.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    subs = {name: commands.add_parser(name, help=about, description=about) for name, about in _HELP.items()}
    files = {"nargs": "*", "metavar": "FILE", "help": "default: those in force in this directory"}
    subs["init"].add_argument("--preset", choices=sorted(PRESETS), default="ops", help="what it extends (default: ops)")
    subs["init"].add_argument(
        "file", nargs="?", metavar="FILE", help="where to write it; .riskclass.toml is a project's"
    )
    subs["lint"].add_argument("files", **files)  # type: ignore[arg-type]
    subs["test"].add_argument("files", **files)  # type: ignore[arg-type]
    subs["show"].add_argument("--origin", action="store_true", help="where each line comes from, as a comment")
    subs["show"].add_argument("name", nargs="?", metavar="FILE|PRESET", help="default: what is in force here")
    subs["diff"].add_argument("old", metavar="OLD", help="a file or a preset")
    subs["diff"].add_argument("new", metavar="NEW", help="a file or a preset")
    subs["diff"].add_argument(
        "--over", required=True, metavar="LOG", help="a log, or a list with one command a line; - is standard input"
    )
    subs["diff"].add_argument("--json", action="store_true", help="as JSON")
    subs["suggest"].add_argument(
        "--from", required=True, dest="log", metavar="LOG", help="a log of riskclass; - is standard input"
    )
    subs["suggest"].add_argument("--policy", metavar="FILE|PRESET", help="default: what is in force where it was asked")
    return parser


# -- init --


def _init(options: argparse.Namespace) -> int:
    from riskclass.policy.files import PROJECT
    from riskclass.policy.finding import user_file
    from riskclass.policy.start import project, user

    file = options.file or user_file(os.environ)
    if not file:
        return usage_error("no home is known: name the file")
    text = project() if os.path.basename(file) == PROJECT else user(options.preset)
    if os.path.lexists(file):
        return usage_error(f"{file} is there already")
    try:
        os.makedirs(os.path.dirname(file) or ".", exist_ok=True)
        with open(file, "x", encoding="utf-8") as stream:
            stream.write(text)
    except (OSError, ValueError) as error:
        return usage_error(f"{file} cannot be written: {getattr(error, 'strerror', error)}")
    return emit(f"{printable(file)}\n")


# -- lint, test --


def _chains(files: list[str], problems: Problems) -> list[Chain]:
    """Each policy with what it extends; where none is named, those in force here."""
    from riskclass.policy.survey import in_force, of_file

    if files:
        return [of_file(file, problems) for file in files]
    chain, projects = in_force(_here(), "", os.environ, problems)
    found = [each for each in (chain, *projects.values()) if each.sources]
    if not found and not problems.found:
        raise PolicyError(
            "", 0, 0, "no policy file is in force here: name one, or write one with riskclass policy init"
        )
    return found


def _here() -> str:
    try:
        return os.getcwd()
    except FileNotFoundError:
        return ""


def _lint(options: argparse.Namespace) -> int:
    from riskclass.policy.lint import warnings
    from riskclass.policy.source import Problems

    problems = Problems(keep=True)
    chains = _chains(options.files, problems)
    wrong = _lines(problems.found or (each.problem for each in _outcomes(chains) if each.problem is not None))
    doubts = _lines(warning for chain in chains for warning in warnings(chain))
    notes = _lines(note for chain in chains for note in chain.parts()["notes"])
    count = f"{counted(len(wrong), 'problem')}, {counted(len(doubts), 'warning')}"
    return _print([*wrong, *doubts, *notes, count], _missing(options.files) or (1 if wrong else 0))


def _test(options: argparse.Namespace) -> int:
    from riskclass.policy.source import Problems

    problems = Problems(keep=True)
    chains = _chains(options.files, problems)
    if problems.found:
        return _print(_lines(problems.found), _missing(options.files) or 1)
    outcomes = list(_outcomes(chains))
    wrong = _lines(each.problem for each in outcomes if each.problem is not None)
    return _print([*wrong, f"{counted(len(outcomes), 'example')}, {len(wrong)} wrong"], 1 if wrong else 0)


def _missing(files: list[str]) -> int:
    """2, for a wrong call, if a file that was named is not there; else 0."""
    return 0 if all(file in PRESETS or os.path.lexists(file) for file in files) else 2


def _outcomes(chains: list[Chain]) -> Iterator[Outcome]:
    from riskclass.policy.trial import tried

    return (outcome for chain in chains for outcome in tried(chain.said, chain.policy()))


def _lines(said: Iterable[object]) -> list[str]:
    """Each once, since two policies may extend the same file; problems file by file, by their lines."""
    found = list(said)
    files = list(dict.fromkeys(each.file for each in found if isinstance(each, PolicyError)))
    found.sort(
        key=lambda each: (files.index(each.file), each.line, each.column) if isinstance(each, PolicyError) else ()
    )
    return list(dict.fromkeys(map(str, found)))


def _print(lines: list[str], code: int) -> int:
    emit("".join(f"{printable(line)}\n" for line in lines))
    return code


# -- show, schema --


def _show(options: argparse.Namespace) -> int:
    from riskclass.policy.show import preset, shown
    from riskclass.policy.source import Problems
    from riskclass.policy.survey import in_force, of_file

    if options.name in PRESETS:
        return emit(preset(options.name))
    if options.name is not None:
        return emit(shown(of_file(options.name, Problems()), {}, options.origin))
    return emit(shown(*in_force(_here(), "", os.environ, Problems()), options.origin))


def _schema(options: argparse.Namespace) -> int:
    from riskclass.policy.words import schema

    return emit(json.dumps({"$schema": "https://json-schema.org/draft/2020-12/schema", **schema()}, indent=1) + "\n")


# -- diff, suggest --


def _records(log: str) -> list[Record]:
    """What a log asks; lines that are passed over are reported."""
    from riskclass.policy.records import records

    try:
        with sys.stdin.buffer if log == "-" else open(log, "rb") as stream:
            data = stream.read()
    except (OSError, ValueError) as error:
        raise PolicyError(log, 0, 0, f"cannot be read: {getattr(error, 'strerror', error)}") from None
    if b"\0" in data and not data.lstrip().startswith(b"{"):
        raise PolicyError(log, 0, 0, "is no text, and so no log and no list of commands")
    found, problems = records(data.decode("utf-8", "surrogateescape"))
    for problem in problems:
        sys.stderr.write(f"riskclass: {printable(f'{log}:{problem}; this line is passed over')}\n")
    return found


def _diff(options: argparse.Namespace) -> int:
    from riskclass.policy.diff import flips
    from riskclass.policy.finding import load

    old, new = load(options.old), load(options.new)
    records = _records(options.over)
    found = flips(records, old, new)
    if options.json:
        said = {"schema": 1, "commands": len(records), "old": old.identity, "new": new.identity}
        emit(json.dumps(said | {"flips": [flip.to_dict() for flip in found]}) + "\n")
        return 1 if found else 0
    count = sum(len(flip.lines) for flip in found)
    return _print(
        [*map(_flip, found), *_kinds(found), f"{count} of {counted(len(records), 'command')} flip"], bool(found)
    )


def _flip(flip: Flip) -> str:
    old, new = flip.old, flip.new
    risks = dict.fromkeys((old.verdict.risk_class.value, new.verdict.risk_class.value))
    actions = dict.fromkeys((old.decision.action, new.decision.action))
    times = f" ({len(flip.lines)} times)" if len(flip.lines) > 1 else ""
    command = flip.record.command[:200]
    return f"{flip.lines[0]}: {command}{times}: {' → '.join(actions)}  {' → '.join(risks)}  ({new.decision.where})"


def _kinds(found: list[Flip]) -> Iterator[str]:
    """How many flip from what to what."""
    counts: dict[str, int] = {}
    for flip in found:
        for old, new in zip(flip.old.same, flip.new.same, strict=True):
            if old != new:
                counts[f"{old} → {new}"] = counts.get(f"{old} → {new}", 0) + len(flip.lines)
    yield from (f"  {count} × {kind}" for kind, count in sorted(counts.items()))


def _suggest(options: argparse.Namespace) -> int:
    from riskclass.policy.finding import load, search
    from riskclass.policy.suggest import suggest
    from riskclass.policy.write import document

    known: dict[str | None, Policy] = {}

    def policy(record: Record) -> Policy:
        key = None if options.policy else record.cwd
        if key not in known:
            known[key] = load(options.policy) if options.policy else search(record.cwd)
        return known[key]

    records = _records(options.log)
    if records and not any(record.decision or record.outcome for record in records):
        raise PolicyError(options.log, 0, 0, "is no log of riskclass: no line has a decision or an outcome")
    found = suggest(records, policy)
    comments = [f"approved: {_short(records)}" for _, records in found.rules]
    data: dict[str, Any] = {"rule": [rule for rule, _ in found.rules]} if found.rules else {}
    text = document(data, lambda path: comments[int(path[1])] if len(path) == 2 else "")
    text += "\n" if text and found.passed else ""
    passed = [f"# no rule for {_short([record])}: {printable(why)}" for record, why in found.passed]
    return emit(text + "".join(f"{line}\n" for line in passed or ([] if found.rules else ["# nothing was approved"])))


def _short(records: list[Record]) -> str:
    more = f", and {len(records) - 1} more" if len(records) > 1 else ""
    return f"{printable(records[0].command[:120])} (line {records[0].line}{more})"


_COMMANDS = {
    "init": _init,
    "lint": _lint,
    "test": _test,
    "show": _show,
    "diff": _diff,
    "suggest": _suggest,
    "schema": _schema,
}
