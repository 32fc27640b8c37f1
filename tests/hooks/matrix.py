"""What real clients were seen to do with a hook's reply: `row → client → what happened`.

Columns are Claude Code 2.1.332, Codex CLI 0.171.0, Gemini CLI 0.61.0, Qwen Code 0.24.4, Copilot CLI 1.0.102 and
opencode 1.18.33 (with our plugin). `runs`: the command ran although the hook meant to stop it. `-`: not tried. The rows
that we use are tried again by `pytest -m clients`.
"""

from __future__ import annotations

import json

_TABLE = """
reply                        | claude  | codex   | gemini  | qwen    | copilot | opencode
deny JSON, exit 0            | blocked | blocked | blocked | blocked | blocked | -
ask JSON, exit 0             | asks    | runs    | asks    | asks    | asks    | -
allow JSON, exit 0           | allowed | runs    | usual   | allowed | allowed | -
nothing, exit 0              | usual   | usual   | usual   | usual   | usual   | usual
exit 2, words on stderr      | blocked | blocked | blocked | blocked | blocked | blocked
exit 2, empty stderr         | blocked | runs    | runs    | runs    | blocked | blocked
deny JSON and exit 2         | blocked | runs    | -       | runs    | blocked | blocked
exit 1                       | runs    | runs    | runs    | runs    | blocked | blocked
time out                     | runs    | runs    | runs    | runs    | runs    | blocked
plain text, exit 0           | runs    | runs    | runs    | runs    | runs    | usual
"""


def _read() -> dict[str, dict[str, str]]:
    head, *lines = [[cell.strip() for cell in line.split("|")] for line in _TABLE.strip().splitlines()]
    return {line[0]: dict(zip(head[1:], line[1:], strict=True)) for line in lines}


ROWS = _read()
CLIENTS_RUN = tuple(ROWS["nothing, exit 0"])


def row_of(reply: tuple[str, str, int]) -> str:
    """The row that a reply of ours falls in."""
    out, err, code = reply
    if code == 2:
        return "deny JSON and exit 2" if out else "exit 2, words on stderr" if err.strip() else "exit 2, empty stderr"
    if code != 0:
        return "exit 1"
    if not out:
        return "nothing, exit 0"
    try:
        answer = json.loads(out)
    except ValueError:
        return "plain text, exit 0"
    inner = answer.get("hookSpecificOutput", answer)
    decision = inner.get("permissionDecision") or inner.get("decision")
    return f"{decision['behavior'] if isinstance(decision, dict) else decision} JSON, exit 0"
