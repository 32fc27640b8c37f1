"""Tables to read by hand: `python -m tasks.draw ISSUE DRAW [DOMAIN…]` prints five of each domain (docs/reading.md)."""

from __future__ import annotations

import pathlib
import random
import sys

from riskclass.rules import tables_of

LIST = pathlib.Path(__file__).with_name("domains.txt")


def domains(issue: str) -> dict[str, list[str]]:
    """The domains of an issue, each with the names of its tables, in the order of the alphabet."""
    text = LIST.read_text(encoding="utf-8").replace("\n    ", " ")
    found = {}
    for line in text.splitlines():
        head, _, modules = line.partition(": ")
        number, _, domain = head.partition(" ")
        if number == issue:
            found[domain] = sorted(each.names.split()[0] for module in modules.split() for each in tables_of(module))
    return found


def main(issue: str, draw: str, *wanted: str) -> None:
    for domain, names in domains(issue).items():
        if domain in (wanted or (domain,)):
            drawn = random.Random(f"{issue}-{draw}-{domain}").sample(names, min(5, len(names)))
            print(f"{domain}: {' '.join(drawn)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
