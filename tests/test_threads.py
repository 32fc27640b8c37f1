"""One process, many threads: a verdict is the same, whichever of them made what is kept first."""

from __future__ import annotations

import subprocess
import sys

import pytest

from riskclass import rules
from riskclass.model.limits import NESTING

#: Judged by eight threads in a process that has loaded nothing yet, then by one; they begin at different places.
PROGRAM = """
import sys, threading
from riskclass import classify
sys.setswitchinterval(1e-5)
texts = sys.stdin.read().split("\\0")
told = [dict() for _ in range(8)]
start = threading.Barrier(8)
def work(number):
    start.wait()
    cut = number * len(texts) // 8
    for text in texts[cut:] + texts[:cut]:
        told[number][text] = repr(classify(text).to_dict())
threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
[each.start() for each in threads]
[each.join() for each in threads]
alone = {text: repr(classify(text).to_dict()) for text in texts}
assert len(alone) > 100
for each in told:
    for text in alone:
        assert each[text] == alone[text], text
"""
#: A deep text in as many threads at once, then in one.
DEEP = f"""
import sys
from concurrent.futures import ThreadPoolExecutor
from riskclass import classify
text = "$(" * {NESTING} + "rm x" + ")" * {NESTING} + " #" + "x" * 1000
before = sys.getrecursionlimit()
alone = repr(classify(text))
assert "deletes" in alone, alone
assert sys.getrecursionlimit() == before
with ThreadPoolExecutor(8) as pool:
    assert set(map(repr, pool.map(classify, [text] * 64))) == {{alone}}
assert sys.getrecursionlimit() < before + 30 * {NESTING}
"""
#: A text that is judged at the end of many calls.
DEEP_CALLER = f"""
from riskclass import classify
def at(depth, text):
    return at(depth - 1, text) if depth else classify(text)
sql = "sqlite3 a 'SELECT " + "(" * 20 + "1" + ")" * 20 + "'"
python = "python3 -c 'print(" + "(" * 60 + "1" + ")" * 60 + ")'"
for text in ("ls | head", sql, python, "$(" * {NESTING} + "rm x" + ")" * {NESTING} + " #" + "x" * 1000):
    assert len({{repr(at(depth, text)) for depth in (0, 300, 600, 900)}}) == 1, text
"""


def _run(program: str, text: str = "") -> None:
    run = [sys.executable, "-I", "-c", program]
    done = subprocess.run(run, input=text, text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr


def test_threads_that_begin_at_once_say_the_same() -> None:
    from tests.samples import COMMANDS

    _run(PROGRAM, "\0".join(text for text in COMMANDS[:: len(COMMANDS) // 400] if "\0" not in text))


def test_while_the_index_is_made_a_dict_others_find_their_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []

    def parts(line: str) -> tuple[str, str, str]:  # another thread may ask here
        found.append(rules.module_of("zfs"))
        return line.partition(" ")

    monkeypatch.setattr(rules, "_parts", parts)
    monkeypatch.setattr(rules, "_MODULES", {})
    monkeypatch.setattr(rules, "_UNKNOWN", set())
    for number in range(100):
        rules.module_of(f"acme{number}")
    assert set(found) == {"zfs"}


def test_deep_texts_in_many_threads() -> None:
    _run(DEEP)


def test_a_verdict_does_not_depend_on_how_deep_the_caller_is() -> None:
    _run(DEEP_CALLER)
