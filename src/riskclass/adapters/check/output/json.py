"""For programs: one object. `schema` changes when a field changes its meaning."""

from __future__ import annotations

import json
from typing import Final

from riskclass.adapters.check.run import Result

SCHEMA: Final = 1


def written(result: Result) -> str:
    found = {
        "schema": SCHEMA,
        "findings": [finding.to_dict() for finding in result.findings],
        "unused_allows": [unused.to_dict() for report in result.reports for unused in report.unused],
        "unread": [{"path": report.path, "state": report.state, "why": report.why} for report in result.unread],
        "files": {**result.states, "ignored": result.ignored},
        "commands": result.commands,
        "in_baseline": result.known,
    }
    return json.dumps(found, ensure_ascii=True, indent=1) + "\n"
