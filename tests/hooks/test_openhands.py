"""The OpenHands analyzer, against the two names of the SDK that it needs. The SDK needs Python 3.12, and is large."""

from __future__ import annotations

import importlib
import sys
import types
from typing import Any

import pytest


class _Risk:
    LOW, MEDIUM, HIGH, UNKNOWN = "LOW", "MEDIUM", "HIGH", "UNKNOWN"


@pytest.fixture
def analyzer(monkeypatch: pytest.MonkeyPatch) -> Any:
    for name in ("openhands", "openhands.sdk", "openhands.sdk.security"):
        monkeypatch.setitem(sys.modules, name, types.ModuleType(name))
    base, risk = types.ModuleType("analyzer"), types.ModuleType("risk")
    base.SecurityAnalyzerBase = object  # type: ignore[attr-defined]
    risk.SecurityRisk = _Risk  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "openhands.sdk.security.analyzer", base)
    monkeypatch.setitem(sys.modules, "openhands.sdk.security.risk", risk)
    monkeypatch.delitem(sys.modules, "riskclass.adapters.hooks.openhands", raising=False)
    return importlib.import_module("riskclass.adapters.hooks.openhands").RiskclassAnalyzer()


def _event(command: object, tool: str = "terminal", is_input: bool = False) -> Any:
    action = types.SimpleNamespace(command=command, is_input=is_input)
    return types.SimpleNamespace(tool_name=tool, action=action)


@pytest.mark.parametrize(
    ("event", "risk"),
    [
        (_event("systemctl status app"), "LOW"),
        (_event("systemctl restart app"), "HIGH"),
        (_event("rm -rf /"), "HIGH"),
        (_event("./x.sh"), "HIGH"),
        (_event("ls", is_input=True), "HIGH"),
        (_event("C-c", is_input=True), "LOW"),
        (_event("ls", tool="file_editor"), "UNKNOWN"),
        (types.SimpleNamespace(tool_name="terminal", action=None), "UNKNOWN"),
    ],
)
def test_risk(analyzer: Any, event: Any, risk: str) -> None:
    assert analyzer.security_risk(event) == risk


def test_what_cannot_be_judged_raises_and_is_high_for_the_sdk(analyzer: Any) -> None:
    with pytest.raises(TypeError):
        analyzer.security_risk(_event(None))


def test_without_the_sdk_the_import_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openhands", None)
    monkeypatch.delitem(sys.modules, "riskclass.adapters.hooks.openhands", raising=False)
    with pytest.raises(ModuleNotFoundError, match="openhands"):
        importlib.import_module("riskclass.adapters.hooks.openhands")
