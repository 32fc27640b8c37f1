"""What the sub-commands' parsers share: a wrong call is one line and exit code 2."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from riskclass.adapters.render import printable
from riskclass.model.near import nearest
from riskclass.model.risk import Risk
from riskclass.model.verdict import check_known

if TYPE_CHECKING:
    from riskclass.policy.decide import Policy


class Parser(argparse.ArgumentParser):
    """Without abbreviations, and with errors of one line that name the word that is meant."""

    def __init__(self, **words: Any) -> None:
        super().__init__(allow_abbrev=False, **words)

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        options, unknown = self.parse_known_args(args, namespace)
        if unknown:
            self.error(self.no_option(unknown) or f"one word too many: {unknown[0]}")
        return options

    def no_option(self, unknown: list[str]) -> str:
        """What is wrong with the first option among words that are not known; empty if none is one."""
        wrong = next((word.partition("=")[0] for word in unknown if word.startswith("-")), "")
        return f"no option {wrong}{nearest(wrong, _options(self))}" if wrong else ""

    def error(self, message: str) -> None:  # type: ignore[override]
        self.exit(2, f"riskclass: {printable(message)}\n")

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        try:
            super()._check_value(action, value)
        except argparse.ArgumentError as error:
            raise argparse.ArgumentError(action, error.message + nearest(value, action.choices or (), 0.7)) from None


def _options(parser: argparse.ArgumentParser) -> Iterator[str]:
    """Every option of a parser, and of those for its sub-commands."""
    for action in parser._actions:
        yield from action.option_strings
        if isinstance(action, argparse._SubParsersAction):
            for inner in action.choices.values():
                yield from _options(inner)


def usage_error(message: str) -> int:
    """Says what is wrong with a call; its exit code."""
    sys.stderr.write(f"riskclass: {printable(message)}\n")
    return 2


def risk(name: str) -> Risk:
    """A class by its name, for `type=`."""
    try:
        return Risk(name)
    except ValueError:
        known = [each.value for each in Risk]
        near = nearest(name, known) or f"; one of {', '.join(known)}"
        raise argparse.ArgumentTypeError(f"no class {name!r}{near}") from None


def where(parser: argparse.ArgumentParser) -> None:
    """The options that say where a command will run."""
    parser.add_argument("--cwd", type=_folder, metavar="DIR", help="the directory it will run in, absolute")
    parser.add_argument("--home", type=_folder, metavar="DIR", help="the home directory there, absolute")
    parser.add_argument(
        "--context", action="append", default=[], type=_context, metavar="KIND:NAME", help="where: host:web1, user:root"
    )


def _folder(text: str) -> str:
    if not text.startswith("/"):
        raise argparse.ArgumentTypeError(f"not an absolute path: {text!r}")
    return text


def _context(text: str) -> str:
    try:
        check_known(context=(text,))
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return text


def asked_policy(options: argparse.Namespace) -> Policy:
    """The one of `--policy`, with projects' files of `--cwd`; what those want in vain is said on standard error.

    Raises:
        PolicyError: one that cannot be used.
    """
    from riskclass.policy.finding import search

    policy = search(options.cwd, options.policy)
    sys.stderr.write("".join(f"riskclass: {printable(note)}\n" for note in policy.notes))
    return policy
