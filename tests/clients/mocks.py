"""Model servers for tests of real clients: they ask for the commands they are given, one a turn, then say "done".

Loopback only. One class a protocol; `requests` keeps every body that came in: what the model was told.
"""

from __future__ import annotations

import http.server
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

Json = dict[str, Any]


class Model:
    """What all share: how many tool results the conversation already holds says which command comes next."""

    done = "done"

    def __init__(self, *commands: str) -> None:
        self.commands = commands
        self.requests: list[Json] = []

    def told(self) -> str:
        """Everything the model was sent, as text."""
        return json.dumps(self.requests, ensure_ascii=False)

    def answer(self, path: str, body: Json) -> tuple[str, bytes]:
        """(content type, body)."""
        raise NotImplementedError


class Anthropic(Model):
    """POST /v1/messages as a stream of events; other paths get an empty object."""

    def answer(self, path: str, body: Json) -> tuple[str, bytes]:
        if "count_tokens" in path:
            return _json({"input_tokens": 1})
        if "/v1/messages" not in path:
            return _json({})
        turn = json.dumps(body.get("messages", [])).count('"tool_result"')
        asked = any(tool.get("name") == "Bash" for tool in body.get("tools", [])) and turn < len(self.commands)
        block: Json = {"type": "text", "text": ""}
        delta: Json = {"type": "text_delta", "text": self.done}
        if asked:
            block = {"type": "tool_use", "id": f"toolu_{turn}", "name": "Bash", "input": {}}
            words = json.dumps({"command": self.commands[turn], "description": "t"})
            delta = {"type": "input_json_delta", "partial_json": words}
        message = {
            "id": "msg_1",
            "type": "message",
            "role": "assistant",
            "model": body.get("model"),
            "content": [],
            "stop_reason": None,
            "stop_sequence": None,
            "usage": {"input_tokens": 1, "output_tokens": 1},
        }
        stop = {"stop_reason": "tool_use" if asked else "end_turn", "stop_sequence": None}
        return _events(
            {"type": "message_start", "message": message},
            {"type": "content_block_start", "index": 0, "content_block": block},
            {"type": "content_block_delta", "index": 0, "delta": delta},
            {"type": "content_block_stop", "index": 0},
            {"type": "message_delta", "delta": stop, "usage": {"output_tokens": 1}},
            {"type": "message_stop"},
        )


class Responses(Model):
    """POST /v1/responses, as Codex uses it."""

    def answer(self, path: str, body: Json) -> tuple[str, bytes]:
        if not path.endswith("/responses"):
            return _json({"models": [], "data": []})
        turn = sum(item.get("type") == "function_call_output" for item in body.get("input", []))
        item: Json = {
            "type": "message",
            "id": "msg_1",
            "role": "assistant",
            "content": [{"type": "output_text", "text": self.done}],
        }
        if turn < len(self.commands):
            item = {
                "type": "function_call",
                "id": f"fc_{turn}",
                "call_id": f"call_{turn}",
                "name": "exec_command",
                "arguments": json.dumps({"cmd": self.commands[turn]}),
            }
        usage = {"input_tokens": 1, "input_tokens_details": None, "output_tokens": 1, "output_tokens_details": None}
        return _events(
            {"type": "response.created", "response": {"id": "r1"}},
            {"type": "response.output_item.done", "output_index": 0, "item": item},
            {"type": "response.completed", "response": {"id": "r1", "usage": {**usage, "total_tokens": 2}}},
        )


class Gemini(Model):
    """POST /v1beta/models/…:streamGenerateContent and its likes."""

    def answer(self, path: str, body: Json) -> tuple[str, bytes]:
        if "countTokens" in path:
            return _json({"totalTokens": 1})
        turn = json.dumps(body.get("contents", [])).count('"functionResponse"')
        tools = [each.get("name") for tool in body.get("tools", []) for each in tool.get("functionDeclarations", [])]
        part: Json = {"text": self.done}
        if "run_shell_command" in tools and turn < len(self.commands):
            words = {"command": self.commands[turn], "description": "t"}
            part = {"functionCall": {"name": "run_shell_command", "args": words}}
        reply = {
            "candidates": [{"content": {"role": "model", "parts": [part]}, "finishReason": "STOP", "index": 0}],
            "usageMetadata": {"promptTokenCount": 1, "candidatesTokenCount": 1, "totalTokenCount": 2},
            "modelVersion": "mock",
        }
        if "stream" in path:
            return "text/event-stream", f"data: {json.dumps(reply)}\r\n\r\n".encode()
        return _json(reply)


class Chat(Model):
    """POST /v1/chat/completions, as Qwen Code, Copilot CLI and opencode use it; `tool` is their shell's name."""

    def __init__(self, tool: str, *commands: str) -> None:
        super().__init__(*commands)
        self.tool = tool

    def answer(self, path: str, body: Json) -> tuple[str, bytes]:
        if not path.endswith("/chat/completions"):
            return _json({"object": "list", "data": [{"id": "mock", "object": "model"}]})
        turn = sum(message.get("role") == "tool" for message in body.get("messages", []))
        tools = [tool.get("function", {}).get("name") for tool in body.get("tools") or []]
        message: Json = {"role": "assistant", "content": self.done}
        reason = "stop"
        if self.tool in tools and turn < len(self.commands):
            words: Json = {"command": self.commands[turn], "description": "t"}
            if self.tool == "run_shell_command":
                words["is_background"] = False
            call = {"name": self.tool, "arguments": json.dumps(words)}
            calls = [{"index": 0, "id": f"call_{turn}", "type": "function", "function": call}]
            message, reason = {"role": "assistant", "content": None, "tool_calls": calls}, "tool_calls"
        usage = {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2}
        reply: Json = {"id": "c1", "object": "chat.completion", "created": 1, "model": "mock"}
        if not body.get("stream"):
            choice = {"index": 0, "message": message, "finish_reason": reason}
            return _json({**reply, "choices": [choice], "usage": usage})
        reply["object"] = "chat.completion.chunk"
        chunks: list[Json] = [
            {**reply, "choices": [{"index": 0, "delta": message, "finish_reason": None}]},
            {**reply, "choices": [{"index": 0, "delta": {}, "finish_reason": reason}], "usage": usage},
        ]
        text = "".join(f"data: {json.dumps(chunk)}\n\n" for chunk in chunks) + "data: [DONE]\n\n"
        return "text/event-stream", text.encode()


@contextmanager
def serving(model: Model) -> Iterator[int]:
    """Serves on a free port of 127.0.0.1 while the block runs; gives the port."""

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, *_: object) -> None:
            pass

        def do_HEAD(self) -> None:
            self._send("application/json", b"")

        def do_GET(self) -> None:
            self._send(*_json({"models": [], "data": []}))

        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers.get("content-length", 0))) or b"{}")
            model.requests.append(body)
            self._send(*model.answer(self.path, body))

        def _send(self, kind: str, body: bytes) -> None:
            self.send_response(200)
            self.send_header("content-type", kind)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _json(value: Json) -> tuple[str, bytes]:
    return "application/json", json.dumps(value).encode()


def _events(*events: Json) -> tuple[str, bytes]:
    text = "".join(f"event: {event['type']}\ndata: {json.dumps(event)}\n\n" for event in events)
    return "text/event-stream", text.encode()
