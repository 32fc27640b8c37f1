"""An analyzer for the OpenHands SDK, which asks by risk: its confirmation policy decides what happens then.

    conversation.set_security_analyzer(RiskclassAnalyzer())
    conversation.set_confirmation_policy(ConfirmRisky(threshold=SecurityRisk.HIGH, confirm_unknown=True))

The SDK (Python 3.12 or newer) is not a dependency: import this module where it is installed. It can have a command
confirmed, and cannot deny one; the hook (`riskclass hook openhands`) can deny, and cannot ask.
"""

from __future__ import annotations

from typing import Any

from openhands.sdk.security.analyzer import SecurityAnalyzerBase
from openhands.sdk.security.risk import SecurityRisk

from riskclass.adapters.hooks.answer import INTERRUPTS
from riskclass.adapters.hooks.decide import Question, decide


class RiskclassAnalyzer(SecurityAnalyzerBase):  # type: ignore[misc]
    """LOW for what is allowed, HIGH for the rest; UNKNOWN for tools that carry no shell text.

    The folder is not passed on: a terminal that lives on may have moved. An exception is HIGH, as the SDK takes it.
    """

    def security_risk(self, action: Any) -> Any:
        """The risk of an `ActionEvent`."""
        if action.tool_name != "terminal" or action.action is None:
            return SecurityRisk.UNKNOWN
        text, typed = action.action.command, action.action.is_input
        if typed and text in INTERRUPTS:
            return SecurityRisk.LOW
        allowed = decide(Question((text,))).action == "allow" and not typed
        return SecurityRisk.LOW if allowed else SecurityRisk.HIGH
