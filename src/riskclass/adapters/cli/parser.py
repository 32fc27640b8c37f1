"""What the sub-commands' parsers share: a wrong call is one line and exit code 2."""

from __future__ import annotations

import argparse

from riskclass.model.risk import Risk


class Parser(argparse.ArgumentParser):
    """Without abbreviations, and with errors of one line."""

    def __init__(self, prog: str, usage: str, description: str) -> None:
        super().__init__(prog=prog, usage=usage, description=description, allow_abbrev=False)

    def error(self, message: str) -> None:  # type: ignore[override]
        self.exit(2, f"riskclass: {message}\n")


def risk(name: str) -> Risk:
    """A class by its name, for `type=`."""
    try:
        return Risk(name)
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"no class {name!r}; one of {', '.join(each.value for each in Risk)}"
        ) from None
