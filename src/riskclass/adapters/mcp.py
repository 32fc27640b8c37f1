"""`riskclass mcp`: an agent asks before it runs a command (Model Context Protocol, official SDK, standard streams)."""

from __future__ import annotations

import gc
import io
import os
from typing import Annotated, Literal

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.mcpserver.tools import Tool
from mcp_types import ToolAnnotations
from pydantic import BaseModel, ConfigDict, Field

from riskclass.adapters.explain import explained
from riskclass.api import classify
from riskclass.model.risk import Risk
from riskclass.model.verdict import Verdict, check_known
from riskclass.policy.decide import Decision, Policy
from riskclass.policy.log import Log, Refused
from riskclass.policy.unusable import unusable

INSTRUCTIONS = """\
riskclass says what a shell command would do and whether you may run it. It runs nothing and changes nothing.
Before you run a command that may change, send, expose or stop something, call classify_command with exactly the text
that you will run. Then do what `decision` says: allow: run it. ask: show the user the command and `because`, and run it
only if they agree. deny: do not run it.
A command that was refused stays refused in other words: do not split, rename, encode or wrap it until it passes. Say
what you want to achieve, and ask."""

CLASSIFY = """\
How risky a shell command is, and whether you may run it; ask before you run it. Nothing is run.

Follow `decision`. allow: run it as it is. ask: show the user the command and `because`; run it only after they agree.
deny: do not run it. If `refused_before` is set, the user or the policy has just refused the same effects: do not submit
them again in other words, ask the user what they want instead. `safer` lists commands close to this one that do less.

Pass the text unchanged, with the directory it will run in and, if it runs elsewhere, where. `declared_risk` is your own
opinion, if you are asked for one: a higher one is kept, a lower one changes nothing."""

EXPLAIN = """\
Why a shell command has its class: what would run behind wrappers, substitutions and pipes, each effect with its target,
and which rule decides. For a person to read; classify_command is the one to ask before you run something. Nothing is
run."""

_NAMES = ", ".join(risk.value for risk in Risk)
Command = Annotated[str, Field(description="the text as a shell would be given it, unchanged")]
Declared = Annotated[
    str | None,
    Field(
        description=f"your own opinion: {', '.join(risk.value for risk in Risk)}; or only the second or third of these"
    ),
]
Cwd = Annotated[str | None, Field(description="the absolute path of the directory it will run in")]
Context = Annotated[
    list[str] | None,
    Field(description='where it will run if not on this machine as this user: ["host:web1", "user:root"]'),
]


class Answer(BaseModel):
    """What an agent is told of a command."""

    decision: Literal["allow", "ask", "deny"] = Field(description="what to do; see because")
    because: str = Field(description="what would happen, and which rule decides")
    rule: str = Field(description="where that rule stands: FILE:LINE, or a preset")
    risk_class: str = Field(description="the class that counts: the computed one, or a higher one that was declared")
    coarse: str = Field(description="that class as one of two: reversible_low or config_mutation")
    computed: str = Field(description="the class of what the text does")
    catastrophic: bool = Field(description="a whole file system, disk, pool or host is at stake")
    reason: str = Field(description="what the worst of it is, in one sentence")
    declared: str | None = Field(description="the class that was declared")
    agrees: bool | None = Field(description="whether the declared class is the computed one, by either set of names")
    refused_before: str | None = Field(description="the same effects were refused a short while ago: do not try again")
    safer: list[str] = Field(description="commands close to this one that do less")
    fingerprint: str = Field(description="the same for the same effects in other words")
    identity: str = Field(description="which rules and which policy answered: the same ones answer the same")


def server(policy: str | None = None, log: Log | None = None) -> MCPServer:
    """The server; `policy` is a file or a preset's name, as in `Policy.search`.

    Questions are answered one after the other: the SDK would run plain functions in threads, and the parser raises the
    process's limit of recursion while it works.
    """
    from riskclass import __version__

    async def classify_command(
        command: Command, declared_risk: Declared = None, cwd: Cwd = None, context: Context = None
    ) -> Answer:
        declared = _declared(declared_risk)
        verdict, decision, _ = _judged(command, cwd, context, policy)
        refused = log.recent(verdict.fingerprint) if log is not None else None
        if log is not None:
            log.record(command, verdict, decision, door="mcp")
        return _answer(verdict, decision, declared, refused)

    async def explain_command(command: Command, cwd: Cwd = None, context: Context = None) -> str:
        verdict, decision, notes = _judged(command, cwd, context, policy)
        said = [f"    {decision.action}: {decision.because}", *(f"    {note}" for note in notes)]
        return "\n".join([explained(command, verdict, io.StringIO()), "  decision", *said, ""])

    reads = ToolAnnotations(read_only_hint=True, destructive_hint=False, idempotent_hint=True, open_world_hint=False)
    tools = [
        Tool.from_function(classify_command, title="Classify a shell command", description=CLASSIFY, annotations=reads),
        Tool.from_function(
            explain_command,
            title="Explain a shell command",
            description=EXPLAIN,
            annotations=reads,
            structured_output=False,
        ),
    ]
    return MCPServer(
        "riskclass",
        title="riskclass",
        instructions=INSTRUCTIONS,
        version=__version__,
        log_level="WARNING",
        tools=list(map(_strict, tools)),
    )


def _strict(tool: Tool) -> Tool:
    """The tool, which refuses an argument that it does not have: a mistyped `context` must not count for nothing."""

    class Strict(tool.fn_metadata.arg_model):  # type: ignore[misc, name-defined]
        model_config = ConfigDict(extra="forbid")

    tool.fn_metadata.arg_model = Strict
    tool.parameters = {**tool.parameters, "additionalProperties": False}
    return tool


def run(policy: str | None, log: Log | None) -> None:
    """Serves until standard input ends. A process that answers many questions collects its garbage."""
    gc.enable()
    server(policy, log).run("stdio")


def _judged(
    command: str, cwd: str | None, context: list[str] | None, named: str | None
) -> tuple[Verdict, Decision, tuple[str, ...]]:
    """The verdict, the decision, and what the policy ignored of itself.

    A home is that of the machine on which this runs: elsewhere it is not known.
    """
    try:
        check_known(cwd, context=context or ())
    except ValueError as wrong:
        raise ToolError(str(wrong)) from None
    try:
        policy = Policy.search(cwd or os.getcwd(), named)
    except Exception as problem:  # whatever it is, nothing is allowed
        policy = unusable(problem)
    home = os.environ.get("HOME", "")
    known = home if home.startswith("/") and not context else None
    verdict = classify(command, cwd=cwd, home=known, context=context or (), site=policy.site)
    return verdict, policy.decide(verdict), policy.notes


def _declared(name: str | None) -> Risk | None:
    if name is None:
        return None
    try:
        return Risk(name.strip().lower().replace("-", "_").replace(" ", "_"))
    except ValueError:
        raise ToolError(f"no risk is called {name!r}: declared_risk is one of {_NAMES}") from None


def _answer(verdict: Verdict, decision: Decision, declared: Risk | None, refused: Refused | None) -> Answer:
    computed = verdict.risk_class
    counts = max(computed, declared) if declared is not None else computed
    return Answer(
        decision=decision.action,  # type: ignore[arg-type]
        because=decision.because,
        rule=decision.where,
        risk_class=counts.value,
        coarse=counts.coarse,
        computed=computed.value,
        catastrophic=verdict.catastrophic,
        reason=verdict.reason,
        declared=declared.value if declared is not None else None,
        agrees=declared.value in (computed.value, computed.coarse) if declared is not None else None,
        refused_before=_refused(refused) if refused is not None else None,
        safer=list(verdict.safer),
        fingerprint=verdict.fingerprint,
        identity=decision.identity,
    )


def _refused(refused: Refused) -> str:
    ago = "less than a minute" if not refused.minutes else f"{refused.minutes} minute{'s' * (refused.minutes > 1)}"
    return f"same effects as a command refused {ago} ago"
