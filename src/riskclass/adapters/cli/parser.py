"""What the sub-commands' parsers share: a wrong call is one line and exit code 2."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from riskclass.adapters.render import printable
from riskclass.model.risk import Risk


class Parser(argparse.ArgumentParser):
    """Without abbreviations, and with errors of one line."""

    def __init__(self, **words: Any) -> None:
        super().__init__(allow_abbrev=False, **words)

    def error(self, message: str) -> None:  # type: ignore[override]
        self.exit(2, f"riskclass: {printable(message)}\n")


def usage_error(message: str) -> int:
    """Says what is wrong with a call; its exit code."""
    sys.stderr.write(f"riskclass: {printable(message)}\n")
    return 2


def risk(name: str) -> Risk:
    """A class by its name, for `type=`."""
    try:
        return Risk(name)
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"no class {name!r}; one of {', '.join(each.value for each in Risk)}"
        ) from None
