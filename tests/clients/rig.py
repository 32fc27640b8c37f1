"""A scratch home and project, the real clients from npm, and a hook that was set up by `riskclass hook install`.

`RISKCLASS_CLIENTS` names a folder with `node_modules`; without it the versions below are installed into a scratch
folder (about 1 GB). Every client talks to a model on loopback, never to anything else, and is asked for harmless
commands only.
"""

from __future__ import annotations

import contextlib
import json
import os
import pathlib
import signal
import subprocess
import sys
from collections.abc import Callable

from riskclass.adapters.hooks.clients import CLIENTS
from tests.clients import mocks

PACKAGES = {
    "claude": "@anthropic-ai/claude-code",
    "codex": "@openai/codex",
    "gemini": "@google/gemini-cli",
    "qwen": "@qwen-code/qwen-code",
    "copilot": "@github/copilot",
    "opencode": "opencode-ai",
}
#: Stands in for the interpreter that the entry names: `fault` is what happens in the process before it answers.
FAULTY = f"""\
#!{sys.executable} -I
{{fault}}
import sys
del sys.argv[1:4]  # -I -c CODE
from riskclass.adapters.cli import main
main()
"""


def installed(scratch: pathlib.Path) -> pathlib.Path:
    """The folder with the clients' programs."""
    given = os.environ.get("RISKCLASS_CLIENTS")
    folder = pathlib.Path(given) if given else scratch
    if not given:
        wanted = [f"{package}@{CLIENTS[name].ran}" for name, package in PACKAGES.items()]
        subprocess.run(
            ["npm", "install", "--no-audit", "--no-fund", "--prefix", folder, *wanted], check=True, timeout=900
        )
    return folder / "node_modules" / ".bin"


class Rig:
    """One client with its own home and project."""

    def __init__(self, name: str, programs: pathlib.Path, folder: pathlib.Path) -> None:
        self.name = name
        self.programs = programs
        self.home = folder / "home"
        self.project = folder / "project"
        self.bin = folder / "bin"
        for each in (self.home, self.project, self.bin):
            each.mkdir()
        self.prompt = "go"
        self.log = ""
        self.more: dict[str, str] = {}

    def env(self, **more: str) -> dict[str, str]:
        path = f"{self.programs}:/usr/local/bin:/usr/bin:/bin"
        return {
            "PATH": path,
            "HOME": str(self.home),
            "TERM": "xterm",
            "LANG": "C.UTF-8",
            "NO_COLOR": "1",
            **self.more,
            **more,
        }

    def riskclass(self, *args: str, program: pathlib.Path | None = None) -> str:
        """`program`: what the entry calls instead of the interpreter."""
        words = [sys.executable, "-I", "-m", "riskclass", "hook", *args]
        done = subprocess.run(words, env=self.env(), cwd=self.project, capture_output=True, text=True, check=True)
        for path in [*self.home.rglob("*"), *self.project.rglob("*")] if program else []:
            if path.is_file() and sys.executable in (text := path.read_text("utf-8", "replace")):
                path.write_text(text.replace(sys.executable, str(program)))
        return done.stdout

    def faulty(self, fault: str) -> pathlib.Path:
        """An interpreter in which `fault`, a line of Python, happens first."""
        program = self.bin / "python"
        program.write_text(FAULTY.format(fault=fault))
        program.chmod(0o755)
        return program

    def write(self, name: str, value: object) -> None:
        path = self.home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(value if isinstance(value, str) else json.dumps(value, indent=2) + "\n")

    def run(self, *commands: str, flags: tuple[str, ...] = ()) -> mocks.Model:
        """Lets the client's model ask for `commands`; returns the model, which knows what it was told."""
        model = MODELS[self.name](*commands)
        with mocks.serving(model) as port:
            words, env = STARTS[self.name](self, port)
            started = subprocess.Popen(
                [self.programs / words[0], *words[1:], *flags],
                env=self.env(**env),
                cwd=self.project,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                start_new_session=True,  # no terminal: nobody can be asked
            )
            try:
                self.log, _ = started.communicate(timeout=300)
            finally:
                with contextlib.suppress(ProcessLookupError):  # nothing that it started outlives the test
                    os.killpg(started.pid, signal.SIGKILL)
        return model

    def ran(self, name: str) -> bool:
        return (self.project / name).exists()


Start = tuple[list[str], dict[str, str]]


def _claude(rig: Rig, port: int) -> Start:
    env = {"ANTHROPIC_BASE_URL": f"http://127.0.0.1:{port}", "ANTHROPIC_API_KEY": "sk-ant-dummy"}
    return ["claude", "-p", rig.prompt], env


def _codex(rig: Rig, port: int) -> Start:
    lines = [
        'model = "mock"',
        'model_provider = "mock"',
        "[model_providers.mock]",
        'name = "mock"',
        f'base_url = "http://127.0.0.1:{port}/v1"',
        'wire_api = "responses"',
        "requires_openai_auth = false",
    ]
    rig.write(".codex/config.toml", "\n".join(lines) + "\n")
    return ["codex", "exec", "--skip-git-repo-check", "--dangerously-bypass-approvals-and-sandbox", "go"], {}


def _gemini(rig: Rig, port: int) -> Start:
    env = {"GEMINI_API_KEY": "dummy", "GOOGLE_GEMINI_BASE_URL": f"http://127.0.0.1:{port}"}
    return ["gemini", "-m", "gemini-2.5-flash", "-p", "go", "--approval-mode", "yolo"], env


def _qwen(rig: Rig, port: int) -> Start:
    env = {"OPENAI_BASE_URL": f"http://127.0.0.1:{port}/v1", "OPENAI_API_KEY": "dummy", "OPENAI_MODEL": "mock"}
    return ["qwen", "-p", "go", "--approval-mode", "yolo"], env


def _copilot(rig: Rig, port: int) -> Start:
    env = {"COPILOT_PROVIDER_BASE_URL": f"http://127.0.0.1:{port}/v1", "COPILOT_MODEL": "mock"}
    return ["copilot", "-p", "go", "--allow-all-tools"], env


def _opencode(rig: Rig, port: int) -> Start:
    options = {"baseURL": f"http://127.0.0.1:{port}/v1"}
    provider = {"npm": "@ai-sdk/openai-compatible", "options": options, "models": {"mock": {}}}
    rig.write(".config/opencode/opencode.json", {"model": "mock/mock", "provider": {"mock": provider}})
    return ["opencode", "run", "go"], {}


STARTS: dict[str, Callable[[Rig, int], Start]] = {
    "claude": _claude,
    "codex": _codex,
    "gemini": _gemini,
    "qwen": _qwen,
    "copilot": _copilot,
    "opencode": _opencode,
}
MODELS: dict[str, Callable[..., mocks.Model]] = {
    "claude": mocks.Anthropic,
    "codex": mocks.Responses,
    "gemini": mocks.Gemini,
    "qwen": lambda *commands: mocks.Chat("run_shell_command", *commands),
    "copilot": lambda *commands: mocks.Chat("bash", *commands),
    "opencode": lambda *commands: mocks.Chat("bash", *commands),
}
#: What a client needs in its settings before it starts.
SETTINGS: dict[str, tuple[str, object]] = {
    "claude": (".claude/settings.json", {"permissions": {"allow": []}}),
    "gemini": (
        ".gemini/settings.json",
        {"security": {"auth": {"selectedType": "gemini-api-key"}, "folderTrust": {"enabled": False}}},
    ),
    "qwen": (".qwen/settings.json", {"$version": 4, "security": {"auth": {"selectedType": "openai"}}}),
}
#: Codex runs hooks that a person has trusted with /hooks; in a test nobody is there.
TRUSTED = {"codex": ("--dangerously-bypass-hook-trust",)}
