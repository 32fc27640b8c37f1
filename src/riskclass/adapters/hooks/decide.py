"""The one place where a hook asks for a verdict and for your say."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.verdict import Verdict


def decide(
    text: str, shell: str, cwd: str | None, home: str | None, where: str | None, policy: str | None
) -> tuple[str, str, Verdict]:
    """(allow | ask | deny, why in one sentence, the verdict).

    `cwd` is given where the command surely runs there; `where` is the folder whose policy counts.
    Raises whatever goes wrong: the caller answers that too.
    """
    from riskclass.api import classify

    verdict = classify(text, shell=shell, cwd=cwd, home=home)
    because = f"{verdict.risk_class.value}: {verdict.reason}"
    if verdict.catastrophic:
        return "deny", because, verdict
    return "allow" if verdict.risk_class.rank <= 1 else "ask", because, verdict
