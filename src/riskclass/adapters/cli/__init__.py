"""The command line. One plain argument is answered here; everything else may load argparse."""

from __future__ import annotations

import sys

from riskclass.api import classify

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

#: First words that are a sub-command and not a command to judge (`riskclass -- explain` asks about the command).
SUBCOMMANDS = ("explain",)


def main(argv: Sequence[str] | None = None) -> int:
    """Runs `riskclass ARGV…`; returns the exit code: 0, 1 (above `--max`) or 2 (usage)."""
    args = list(sys.argv[1:] if argv is None else argv)
    if len(args) == 1 and args[0] and args[0][0] != "-" and args[0] not in SUBCOMMANDS:
        from riskclass.adapters.render import line

        return _print(line(classify(args[0]), sys.stdout))
    from riskclass.adapters.cli.options import run

    return run(args)


def _print(text: str) -> int:
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
