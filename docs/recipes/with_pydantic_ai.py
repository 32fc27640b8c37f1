"""A pydantic-ai agent whose shell tool is deferred to a person where the policy says ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gate import Gate
from pydantic_ai import Agent, ApprovalRequired, DeferredToolRequests, RunContext, ToolDenied
from pydantic_ai.models import Model

Shell = Agent[None, str | DeferredToolRequests]


def agent_with(model: Model, gate: Gate, told: str) -> Shell:
    """`told` is the text of docs/backends.md for the system prompt."""
    agent: Shell = Agent(model, output_type=[str, DeferredToolRequests], instructions=told)

    @agent.tool
    def shell(ctx: RunContext[None], command: str) -> str:
        """Run a bash command and return what it prints."""
        if gate.must_ask(command) and not ctx.tool_call_approved:
            raise ApprovalRequired(metadata=gate.question(command))
        return gate.run(command, approved=ctx.tool_call_approved)

    return agent


def answer(agent: Shell, gate: Gate, text: str, ask: Callable[[dict[str, Any]], bool]) -> str:
    """One turn: `ask` shows a question to a person and returns whether the answer is yes."""
    result = agent.run_sync(text)
    while isinstance(result.output, DeferredToolRequests):
        said: dict[str, bool | ToolDenied] = {}
        for call in result.output.approvals:
            question = result.output.metadata[call.tool_call_id]
            said[call.tool_call_id] = ask(question) or ToolDenied(gate.refuse(question["command"]))
        results = result.output.build_results(approvals=said)
        result = agent.run_sync(message_history=result.all_messages(), deferred_tool_results=results)
    return result.output
