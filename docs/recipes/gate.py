"""The gate between an agent and a shell: the only place from which the agent's commands are run."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping, Sequence

from riskclass import Decision, Policy, Risk, Verdict, classify


class Gate:
    """Decides with one policy and one setting, and runs in that same setting."""

    def __init__(self, policy: Policy, *, cwd: str, env: Mapping[str, str], context: Sequence[str] = ()) -> None:
        self.policy = policy
        self.cwd = cwd
        self.env = dict(env)
        self.context = tuple(context)
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

    def refuse(self, command: str, because: str = "a person said no") -> str:
        """Remembers a refusal; returns what the agent is told."""
        verdict, _ = self.look(command)
        if verdict.risk_class > Risk.READ_ONLY:  # all harmless commands share one fingerprint
            self.refused.add(verdict.fingerprint)
        return f"Not run: {because}. Do not try to reach the same effect in other words."

    def run(self, command: str, *, approved: bool = False) -> str:
        """Decides again, and runs what may run. `approved`: a person said yes to this very text."""
        verdict, decision = self.look(command)
        if decision.action == "deny":
            return self.refuse(command, decision.because)
        if approved:
            self.refused.discard(verdict.fingerprint)
        elif decision.action == "ask" or verdict.fingerprint in self.refused:
            return self.refuse(command, "a person has to say yes, and did not")
        run = ["bash", "--norc", "-c", command]
        done = subprocess.run(
            run, cwd=self.cwd, env=self.env, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=600
        )
        return done.stdout + done.stderr
