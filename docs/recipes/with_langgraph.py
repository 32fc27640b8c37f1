"""A LangGraph agent whose shell tool stops for a person where the policy says ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gate import Gate
from langchain.agents import create_agent
from langchain_core.language_models import BaseChatModel
from langchain_core.tools import tool
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.graph.state import CompiledStateGraph
from langgraph.types import Command, interrupt

Agent = CompiledStateGraph[Any, Any, Any, Any]


def agent_with(model: BaseChatModel, gate: Gate, told: str) -> Agent:
    """`told` is the text of docs/backends.md for the system prompt."""

    @tool
    def shell(command: str) -> str:
        """Run a bash command and return what it prints."""
        # A resumed node starts anew, so nothing before interrupt() may have an effect.
        if not gate.must_ask(command):
            return gate.run(command)
        if interrupt(gate.question(command)) is not True:
            return gate.refuse(command)
        return gate.run(command, approved=True)

    return create_agent(model, [shell], system_prompt=told, checkpointer=InMemorySaver())


def answer(agent: Agent, text: str, ask: Callable[[dict[str, Any]], bool], thread: str = "1") -> str:
    """One turn: `ask` shows a question to a person and returns whether the answer is yes."""
    config: Any = {"configurable": {"thread_id": thread}}
    state = agent.invoke({"messages": [("user", text)]}, config)
    while pending := state.get("__interrupt__"):
        answers = {each.id: ask(each.value) for each in pending}
        state = agent.invoke(Command(resume=answers), config)
    return str(state["messages"][-1].content)
