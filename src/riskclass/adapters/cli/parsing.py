"""What the sub-commands share: a wrong call is one line and exit code 2."""

from __future__ import annotations

import argparse
import sys
from typing import NoReturn

from riskclass.adapters.render import printable


class Parser(argparse.ArgumentParser):
    """A parser of options that are written out, and says what is wrong in one line."""

    def __init__(self, **words: object) -> None:
        super().__init__(allow_abbrev=False, **words)  # type: ignore[arg-type]

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"riskclass: {printable(message)}\n")


def usage_error(message: str) -> int:
    """Says what is wrong with a call; its exit code."""
    sys.stderr.write(f"riskclass: {printable(message)}\n")
    return 2
