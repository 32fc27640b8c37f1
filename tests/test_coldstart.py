"""What a plain answer may import: start-up is a list of names, not a stopwatch."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys

import pytest

HEAVY = {
    "argparse",
    "ast",
    "collections",
    "dataclasses",
    "enum",
    "functools",
    "hashlib",
    "inspect",
    "json",
    "operator",
    "pathlib",
    "re",
    "shlex",
    "sqlglot",
    "tomllib",
    "types",
    "typing",
}
PROGRAM = """
import sys
before = set(sys.modules)
from riskclass.adapters.cli import main
main({args!r})
print("LOADED", *sorted(set(sys.modules) - before))
"""


def _loaded(*args: str) -> set[str]:
    out = subprocess.run(
        [sys.executable, "-I", "-c", PROGRAM.format(args=list(args))], capture_output=True, check=True, text=True
    )
    return set(out.stdout.rpartition("LOADED")[2].split())


def test_a_plain_answer_imports_nothing_heavy() -> None:
    loaded = _loaded("rm -rf build")
    assert not loaded & HEAVY


def test_a_plain_answer_loads_the_one_table_it_needs() -> None:
    tables = {name for name in _loaded("rm -rf build") if name.startswith("riskclass.rules.tools.")}
    assert tables == {"riskclass.rules.tools.rm"}


def test_words_without_expansions_do_not_load_the_expander() -> None:
    assert "riskclass.shell.words" not in _loaded("systemctl status nginx.service | head -5")


def test_a_decision_of_a_policy_that_was_kept_imports_nothing_heavy(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "policy.toml"
    file.write_text('protected_contexts = "host:prod-*"\n[[rule]]\ntool = "rm"\ndecision = "deny"\n', encoding="utf-8")
    program = PROGRAM.format(args=["--policy", str(file), "rm -rf build"])
    env = os.environ | {"XDG_CACHE_HOME": str(tmp_path / "cache")}
    run = [sys.executable, "-I", "-c", program]
    first, again = (subprocess.run(run, env=env, capture_output=True, check=True, text=True).stdout for _ in range(2))
    assert "tomllib" in first.split()
    assert first.startswith("deny") and again.startswith("deny")
    assert not set(again.split()) & HEAVY


@pytest.mark.parametrize(
    "args", [["rm x"], ["--json", "rm x"], ["explain", "rm x"], ["--version"], ["mcp", "--help"], ["mcp", "--no"]]
)
def test_the_sdk_is_loaded_only_where_it_is_served(args: list[str]) -> None:
    assert not {name.partition(".")[0] for name in _loaded(*args)} & {"mcp", "mcp_types", "pydantic", "anyio"}


#: What a hook may load of ours beside what a plain answer loads.
HOOK = {
    "riskclass.adapters.hooks",
    "riskclass.adapters.hooks.answer",
    "riskclass.adapters.hooks.calls",
    "riskclass.adapters.hooks.clients",
    "riskclass.adapters.hooks.decide",
    "riskclass.adapters.hooks.shapes",
    "riskclass.identity",
    "riskclass.model.digest",
    "riskclass.model.jsontext",
}
#: … and of others: the scanner of `json` without `json`, and waiting for a process; digests of texts.
BUILT_IN = {"_blake2", "_json", "select", "time"}
HOOK_PROGRAM = """
import os, sys
before = set(sys.modules)
import riskclass.adapters.hooks.decide as decide
decide.decide_apart = lambda question, seconds: decide.decide(question)  # here, so that its imports are seen
end = os._exit
def told(code):
    os.write(2, "\\n".join(set(sys.modules) - before).encode())
    end(code)
os._exit = told
from riskclass.adapters.cli import main
main(["hook", "claude"])
"""


def test_a_hook_imports_little_more_than_a_plain_answer() -> None:
    message = b'{"hook_event_name":"PreToolUse","tool_name":"Bash","tool_input":{"command":"rm -rf build"},"cwd":"/w"}'
    done = subprocess.run([sys.executable, "-I", "-c", HOOK_PROGRAM], input=message, capture_output=True, check=True)
    loaded = set(done.stderr.decode().split())
    assert not loaded & HEAVY
    more = {name for name in loaded - _loaded("rm -rf build") if not name.startswith("riskclass.policy")}
    assert more <= HOOK | BUILT_IN
    assert b'"permissionDecision":"ask"' in done.stdout
