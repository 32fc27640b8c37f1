"""An OpenAI Agents SDK agent whose shell tool needs approval where the policy says ask."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from agents import Agent, Model, RunContextWrapper, Runner, function_tool
from agents.tool_context import ToolContext
from gate import Gate


def agent_with(model: Model | str, gate: Gate, told: str) -> Agent[Any]:
    """`told` is the text of docs/backends.md for the system prompt."""

    async def needs_approval(context: RunContextWrapper[Any], arguments: dict[str, Any], call_id: str) -> bool:
        return gate.must_ask(arguments["command"])

    @function_tool(needs_approval=needs_approval)
    def shell(context: ToolContext[Any], command: str) -> str:
        """Run a bash command and return what it prints."""
        approved = context.is_tool_approved(context.tool_name, context.tool_call_id) is True
        return gate.run(command, approved=approved)

    return Agent("shell", instructions=told, tools=[shell], model=model)


def answer(agent: Agent[Any], gate: Gate, text: str, ask: Callable[[dict[str, Any]], bool]) -> str:
    """One turn: `ask` shows a question to a person and returns whether the answer is yes."""
    result = Runner.run_sync(agent, text)
    while result.interruptions:
        state = result.to_state()
        for item in result.interruptions:
            command = json.loads(item.arguments or "{}")["command"]
            if ask(gate.question(command)):
                state.approve(item)
            else:
                state.reject(item, rejection_message=gate.refuse(command))
        result = Runner.run_sync(agent, state)
    return str(result.final_output)
