"""The command line. One plain argument is answered here; everything else may load argparse."""

from __future__ import annotations

import gc
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

#: First words that are a sub-command and not a command to judge (`riskclass -- explain` asks about the command).
SUBCOMMANDS = ("explain", "check")


def main(argv: Sequence[str] | None = None) -> int:
    """Runs `riskclass ARGV…`; returns the exit code: 0, 1 (above `--max`) or 2 (usage).

    A process that answers one question makes no garbage worth a collection: none runs meanwhile, and where this is the
    whole process (`argv` is None) none runs at its end.
    """
    collects = gc.isenabled()
    gc.disable()
    try:
        return _answer(list(sys.argv[1:] if argv is None else argv))
    finally:
        if argv is None:
            gc.freeze()
        elif collects:
            gc.enable()


def _answer(args: list[str]) -> int:
    if len(args) == 1 and args[0] and args[0][0] != "-" and args[0] not in SUBCOMMANDS:
        from riskclass.adapters.render import line
        from riskclass.api import classify

        return emit(line(classify(args[0]), sys.stdout))
    if args[:1] == ["check"]:
        from riskclass.adapters.cli.check import run as check

        return check(args[1:])
    from riskclass.adapters.cli.options import run

    return run(args)


def emit(text: str) -> int:
    """Prints whatever the text holds, and ends quietly where nobody reads (`| head`)."""
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except UnicodeEncodeError:
        sys.stdout.write(text.encode("ascii", "backslashreplace").decode("ascii"))
    except BrokenPipeError:
        import os

        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
