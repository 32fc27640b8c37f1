"""`riskclass mcp`: options, and what is said where the extra is missing."""

from __future__ import annotations

import os
import sys

from riskclass.adapters.cli.parser import Parser
from riskclass.policy.decide import Policy
from riskclass.policy.errors import PolicyError
from riskclass.policy.log import Log

USAGE = "riskclass mcp [--policy FILE] [--log [FILE]]"


def run(args: list[str]) -> int:
    try:
        options = parser().parse_args(args)
    except SystemExit as stop:
        return int(stop.code or 0)
    try:
        from riskclass.adapters import mcp
    except ImportError as missing:
        return _say(f"needs the extra `mcp`: pip install 'riskclass[mcp]' ({missing})", 2)
    if (problem := _unusable(options.policy)) is not None:
        _say(f"{problem}; until that is mended every question is answered with ask, or deny")
    mcp.run(options.policy, Log.chosen(_absolute(options.log), warn=_say))
    return 0


def parser() -> Parser:
    made = Parser(prog="riskclass mcp", usage=USAGE, description="Answers an agent over standard input and output.")
    made.add_argument("--policy", metavar="FILE|PRESET", help="the policy (else RISKCLASS_POLICY, …)")
    made.add_argument(
        "--log", metavar="FILE", nargs="?", const="1", help="keep a log, in the usual place (else RISKCLASS_LOG)"
    )
    return made


def _unusable(policy: str | None) -> PolicyError | None:
    """What is wrong with the policy that counts here, if anything is: whoever starts the server should know."""
    try:
        Policy.search(os.getcwd(), policy)
    except PolicyError as problem:
        return problem
    return None


def _absolute(file: str | None) -> str | None:
    return file if file in (None, "0", "1") else os.path.abspath(os.path.expanduser(file))


def _say(message: str, code: int = 0) -> int:
    sys.stderr.write(f"riskclass mcp: {message}\n")
    return code
