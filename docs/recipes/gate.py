"""The gate between an agent and a shell: the only place from which the agent's commands are run."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping, Sequence

from riskclass import Decision, Log, Policy, Risk, Verdict, classify


class Gate:
    """Decides with one policy and one setting, runs in that same setting, and tells the log of everything."""

    def __init__(
        self,
        policy: Policy,
        *,
        cwd: str,
        env: Mapping[str, str],
        context: Sequence[str] = (),
        log: Log | None = None,
    ) -> None:
        self.policy = policy
        self.cwd = cwd
        self.env = dict(env)
        self.context = tuple(context)
        self.log = log
        self.refused: set[str] = set()  # fingerprints: the same effects in other words are the same refusal

    def look(self, command: str) -> tuple[Verdict, Decision]:
        """What the command does, and what the policy says of it. Asks nobody, runs nothing."""
        home, site = self.env.get("HOME"), self.policy.site
        verdict = classify(command, cwd=self.cwd, home=home, env=self.env, context=self.context, site=site)
        return verdict, self.policy.decide(verdict)

    def must_ask(self, command: str) -> bool:
        """Whether a person has to say yes; not again for what one has refused."""
        verdict, decision = self.look(command)
        return decision.action == "ask" and verdict.fingerprint not in self.refused

    def question(self, command: str) -> dict[str, object]:
        """What the person is shown, ready for JSON."""
        verdict, decision = self.look(command)
        return {
            "command": command,
            "risk_class": verdict.risk_class.value,
            "because": decision.because,
            "safer": list(verdict.safer),
            "identity": decision.identity,
        }

    def refuse(self, command: str) -> str:
        """A person said no: it is remembered. Returns what the agent is told."""
        verdict, decision = self.look(command)
        if verdict.risk_class > Risk.READ_ONLY:  # all harmless commands share one fingerprint
            self.refused.add(verdict.fingerprint)
        return self._not_run(command, verdict, decision, "a person said no", "refused")

    def run(self, command: str, *, approved: bool = False) -> str:
        """Decides again, and runs what may run. `approved`: a person said yes to this very text."""
        verdict, decision = self.look(command)
        if decision.action == "deny":
            return self._not_run(command, verdict, decision, decision.because)
        if not approved and (decision.action == "ask" or verdict.fingerprint in self.refused):
            return self._not_run(command, verdict, decision, "a person has to say yes, and did not")
        self.refused.discard(verdict.fingerprint)
        self._record(command, verdict, decision, "approved" if approved else None)
        run = ["bash", "--norc", "-c", command]
        done = subprocess.run(
            run, cwd=self.cwd, env=self.env, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=600
        )
        return done.stdout + done.stderr

    def _not_run(
        self, command: str, verdict: Verdict, decision: Decision, because: str, outcome: str | None = None
    ) -> str:
        self._record(command, verdict, decision, outcome)
        return f"Not run: {because}. Do not try to reach the same effect in other words."

    def _record(self, command: str, verdict: Verdict, decision: Decision, outcome: str | None) -> None:
        if self.log is not None:
            self.log.record(command, verdict, decision, door="api", outcome=outcome)
