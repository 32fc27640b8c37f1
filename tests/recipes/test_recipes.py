"""One story for every library: what is allowed runs, what is asked waits for a person, what is refused never runs."""

from __future__ import annotations

import pathlib
from typing import Any

import pytest

from riskclass import Policy

pytestmark = [pytest.mark.recipes, pytest.mark.filterwarnings("default")]

POLICY = """
extends = "ops"

[[rule]]
effect = "fs.*"
path = "./kept/*"
decision = "deny"
because = "stays as it is"
"""
#: What the stub of a model asks for, one after another. Each is harmless, should a recipe fail to stop it.
SCRIPT = ["mkdir made", "cp a wanted", "cp a refused", "command cp a ./refused", "cp a kept/denied"]
#: What the person is asked, and the answer.
ANSWERS = {"cp a wanted": True, "cp a refused": False}
DONE = "done"


class Story:
    """A person with fixed answers, in a folder of their own."""

    def __init__(self, folder: pathlib.Path, gate: Any) -> None:
        self.folder = folder
        self.gate = gate
        self.asked: list[str] = []

    def ask(self, question: dict[str, Any]) -> bool:
        assert question["because"] and question["identity"] == self.gate.policy.identity
        self.asked.append(question["command"])
        return ANSWERS[question["command"]]

    def went_well(self, answer: str, told: list[str]) -> None:
        """`told`: what the model was given as the result of each call."""
        assert answer == DONE
        assert self.asked == list(ANSWERS)
        assert sorted(path.name for path in self.folder.iterdir()) == ["a", "kept", "made", "policy.toml", "wanted"]
        assert not any((self.folder / "kept").iterdir())
        assert [text.startswith("Not run: ") for text in told] == [False, False, True, True, True]
        assert "stays as it is" in told[-1]


@pytest.fixture
def story(tmp_path: pathlib.Path) -> Story:
    from gate import Gate

    (tmp_path / "policy.toml").write_text(POLICY, encoding="utf-8")
    (tmp_path / "a").write_text("a\n", encoding="utf-8")
    (tmp_path / "kept").mkdir()
    policy = Policy.load(str(tmp_path / "policy.toml"))
    return Story(tmp_path, Gate(policy, cwd=str(tmp_path), env={"PATH": "/usr/bin:/bin", "HOME": str(tmp_path)}))


def test_langgraph(story: Story) -> None:
    pytest.importorskip("langchain", reason="langchain is not installed")
    from langchain_core.language_models.fake_chat_models import GenericFakeChatModel
    from langchain_core.messages import AIMessage, ToolMessage
    from with_langgraph import agent_with, answer

    class Scripted(GenericFakeChatModel):
        def bind_tools(self, tools: Any, **options: Any) -> Any:
            return self

    calls = [[{"name": "shell", "args": {"command": text}, "id": str(n)}] for n, text in enumerate(SCRIPT)]
    script = [*(AIMessage(content="", tool_calls=call) for call in calls), AIMessage(content=DONE)]
    agent = agent_with(Scripted(messages=iter(script)), story.gate, "told")
    said = answer(agent, "go", story.ask)
    messages = agent.get_state({"configurable": {"thread_id": "1"}}).values["messages"]
    story.went_well(said, [each.content for each in messages if isinstance(each, ToolMessage)])


def test_langgraph_asks_of_several_at_once(story: Story) -> None:
    pytest.importorskip("langchain", reason="langchain is not installed")
    from langchain_core.language_models.fake_chat_models import GenericFakeChatModel
    from langchain_core.messages import AIMessage
    from with_langgraph import agent_with, answer

    class Scripted(GenericFakeChatModel):
        def bind_tools(self, tools: Any, **options: Any) -> Any:
            return self

    calls = [{"name": "shell", "args": {"command": text}, "id": str(n)} for n, text in enumerate(ANSWERS)]
    script = [AIMessage(content="", tool_calls=calls), AIMessage(content=DONE)]
    assert answer(agent_with(Scripted(messages=iter(script)), story.gate, "told"), "go", story.ask) == DONE
    assert sorted(story.asked) == sorted(ANSWERS)  # the calls run at once
    assert (story.folder / "wanted").exists() and not (story.folder / "refused").exists()


def test_pydantic_ai(story: Story) -> None:
    pytest.importorskip("pydantic_ai", reason="pydantic-ai is not installed")
    from pydantic_ai import ModelMessage, ModelResponse, TextPart, ToolCallPart
    from pydantic_ai.models.function import AgentInfo, FunctionModel
    from with_pydantic_ai import agent_with, answer

    script = iter([*(ToolCallPart("shell", {"command": text}) for text in SCRIPT), TextPart(DONE)])
    seen: list[ModelMessage] = []

    def reply(messages: list[ModelMessage], info: AgentInfo) -> ModelResponse:
        seen[:] = messages
        return ModelResponse(parts=[next(script)])

    said = answer(agent_with(FunctionModel(reply), story.gate, "told"), story.gate, "go", story.ask)
    returned = [part for message in seen for part in message.parts if part.part_kind == "tool-return"]
    story.went_well(said, [str(part.content) for part in returned])


def test_openai_agents(story: Story) -> None:
    pytest.importorskip("agents", reason="openai-agents is not installed")
    from agents.testing import ScriptedModel, assistant_message, function_call
    from with_openai_agents import agent_with, answer

    calls = [[function_call("shell", {"command": text}, call_id=str(n))] for n, text in enumerate(SCRIPT)]
    model = ScriptedModel([*calls, [assistant_message(DONE)]])
    said = answer(agent_with(model, story.gate, "told"), story.gate, "go", story.ask)
    last = model.calls[-1].input
    story.went_well(said, [each["output"] for each in last if each.get("type") == "function_call_output"])
