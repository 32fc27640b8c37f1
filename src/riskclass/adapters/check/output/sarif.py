"""SARIF 2.1.0 (docs.oasis-open.org/sarif), as GitHub code scanning reads it. Columns count code points."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, Final
from urllib.parse import quote

from riskclass.adapters.check.finding import Finding, Unused
from riskclass.adapters.check.output.levels import LEVELS
from riskclass.adapters.check.run import Result
from riskclass.adapters.render import printable
from riskclass.model.risk import CLASS_OF, SENTENCES

_SCHEMA: Final = "https://json.schemastore.org/sarif-2.1.0.json"
#: Rules that are no effect kind: what they say, their class, and what helps.
_OWN: Final = {
    "allow": ("an allow comment that does not count", "unknown", "Name a kind that exists, and give a reason."),
    "unused-allow": ("an allow comment that allows nothing", "read_only", "Take the comment out."),
}
#: What files do that one command does not.
_IN_FILES: Final = {"code.injected": "lets a setting, or text that others may choose, become code"}
_ALLOW: Final = "To let it pass, put `# riskclass: allow[{}] why` on the line before."


def written(result: Result) -> str:
    from riskclass import __version__

    unused = [each for report in result.reports for each in report.unused]
    kinds = sorted({finding.kind for finding in result.findings} | {"unused-allow" for _ in unused})
    seen: Counter[tuple[str, str]] = Counter()
    results = [_result(finding, kinds.index(finding.kind), seen) for finding in result.findings]
    results += [_unused(each, kinds.index("unused-allow")) for each in unused]
    run = {
        "tool": {
            "driver": {"name": "riskclass", "semanticVersion": __version__, "rules": [_rule(kind) for kind in kinds]}
        },
        "automationDetails": {"id": "riskclass/"},
        "columnKind": "unicodeCodePoints",
        "invocations": [{"executionSuccessful": True, "toolExecutionNotifications": _notifications(result)}],
        "results": results,
    }
    return json.dumps({"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}, ensure_ascii=True, indent=1) + "\n"


def _rule(kind: str) -> dict[str, Any]:
    said, risk, help_ = _OWN.get(kind) or (
        _IN_FILES.get(kind, SENTENCES[kind]),
        CLASS_OF[kind].value,
        _ALLOW.format(kind),
    )
    level, severity = LEVELS[risk]
    return {
        "id": kind,
        "name": "".join(part.title() for part in kind.replace("-", ".").split(".")),
        "shortDescription": {"text": said},
        "fullDescription": {
            "text": f"A command in this file has the effect {kind}: {said}." if kind in CLASS_OF else said
        },
        "help": {"text": f"Class {risk}. {help_}"},
        "defaultConfiguration": {"level": level},
        "properties": {"tags": ["security", risk], "precision": "high", "security-severity": severity},
    }


def _result(finding: Finding, index: int, seen: Counter[tuple[str, str]]) -> dict[str, Any]:
    key = (finding.path, finding.fingerprint)
    seen[key] += 1
    region = {"startLine": finding.line, "startColumn": finding.column}
    region |= {"endLine": finding.end_line, "endColumn": finding.end_column}
    return {
        "ruleId": finding.kind,
        "ruleIndex": index,
        "level": LEVELS[finding.risk_class][0],
        "message": {"text": printable(finding.reason)},
        "locations": [_location(finding.path, region)],
        "partialFingerprints": {"primaryLocationLineHash": f"{finding.fingerprint}:{seen[key]}"},
    }


def _unused(unused: Unused, index: int) -> dict[str, Any]:
    return {
        "ruleId": "unused-allow",
        "ruleIndex": index,
        "level": "note",
        "message": {"text": f"riskclass: allow[{unused.kind}] allows nothing here"},
        "locations": [_location(unused.path, {"startLine": unused.line, "startColumn": unused.column})],
    }


def _notifications(result: Result) -> list[dict[str, Any]]:
    return [
        {
            "level": "warning",
            "message": {"text": printable(f"{report.state}: {report.why}")},
            "locations": [_location(report.path, None)],
        }
        for report in result.unread
    ]


def _location(path: str, region: dict[str, int] | None) -> dict[str, Any]:
    """A file below the root by its path there, another one by its whole address."""
    whole = path.startswith("/")
    uri = f"file://{quote(path)}" if whole else quote(path)
    place: dict[str, Any] = {"artifactLocation": {"uri": uri} if whole else {"uri": uri, "uriBaseId": "%SRCROOT%"}}
    return {"physicalLocation": {**place, "region": region} if region else place}
