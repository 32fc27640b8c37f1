"""Findings that were there before: kept by path and fingerprint, with how many of each, so that lines may move."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterable
from typing import Final

from riskclass.adapters.check.finding import Finding

SCHEMA: Final = 1


class Unusable(Exception):
    """A baseline that cannot be read or written: one line that says why."""


def load(path: str) -> Counter[tuple[str, str]]:
    """How many findings of each path and fingerprint are known.

    Raises:
        Unusable: the file cannot be read, or is none.
    """
    try:
        with open(path, encoding="utf-8") as stream:
            said = json.load(stream)
        if said["schema"] != SCHEMA:
            raise Unusable(f"{path}: written by another version (schema {said['schema']})")
        known = said["findings"].items()
        return Counter({(name, mark): int(count) for name, marks in known for mark, count in marks.items()})
    except OSError as error:
        raise Unusable(f"{path}: {error.strerror}") from None
    except (ValueError, KeyError, TypeError, AttributeError):
        raise Unusable(f"{path}: this is not a baseline (riskclass check --write-baseline writes one)") from None


def unknown(findings: Iterable[Finding], known: Counter[tuple[str, str]]) -> list[Finding]:
    """The findings that are not in the baseline; of several alike the last ones."""
    left = known.copy()
    new: list[Finding] = []
    for finding in findings:
        key = (finding.path, finding.fingerprint)
        if left[key] > 0:
            left[key] -= 1
        else:
            new.append(finding)
    return new


def write(path: str, findings: Iterable[Finding]) -> None:
    """Writes a baseline in the place of any that is there.

    Raises:
        Unusable: it cannot be written.
    """
    found: dict[str, Counter[str]] = {}
    for finding in findings:
        found.setdefault(finding.path, Counter())[finding.fingerprint] += 1
    text = json.dumps({"schema": SCHEMA, "findings": found}, indent=1, sort_keys=True) + "\n"
    new = f"{path}.new"
    try:
        with open(new, "w", encoding="utf-8") as stream:
            stream.write(text)
        os.replace(new, path)
    except OSError as error:
        if error.filename2:  # it was written, and cannot be put there
            os.unlink(new)
        raise Unusable(f"{path}: {error.strerror}") from None
