"""A transcript as agents that look after machines leave it, in the documented format; the same on every run.

Of 100 lines two open a session and say its goal, ten are messages, and 44 calls have two lines each: the call and what
came of it. Two fifths of the calls are commands. `new` is the share of commands whose text nobody ran before; the rest
come again and again. Seven of ten results are a line, a quarter a screen (about 1 KB), one of twenty a log of 6 KB.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

SESSION = 100
_CALLS = 44
_COMMON = (
    "uptime", "df -h", "free -m", "git status", "ls -la", "docker ps", "systemctl --failed", "ss -tlnp",
    "journalctl -p err -n 50 --no-pager", "systemctl status nginx", "git diff --stat", "cat /etc/os-release",
)  # fmt: skip
_FORMS = (
    "systemctl status app-{0}.service --no-pager",
    "ssh host{1} 'journalctl -u app-{0} --since \"1 hour ago\" | tail -n 40'",
    "grep -rn 'handler_{0}' /srv/app/src --include='*.py' | head -20",
    "cd /srv/app && git log --oneline -5 -- src/module{0}.py",
    "sed -n '{1},{2}p' /srv/app/src/module{0}.py",
    "cat /etc/nginx/sites-enabled/site{0}.conf | grep -v '^#'",
    "docker logs --tail 100 app-{0} 2>&1 | grep -i error",
    "curl -s http://localhost:{2}/health/{0}",
    "pct exec {1} -- systemctl restart app-{0}",
    "cp /etc/app/{0}.conf /etc/app/{0}.conf.bak && systemctl reload app-{0}",
)
_LOG = (
    "Nov 29 10:{0:02}:07 host{1} systemd[1]: Started app-{2}.service - The application.",
    "Nov 29 10:{0:02}:08 host{1} app[{2}]: INFO request GET /items/{2} took {0} ms, 200",
    "Nov 29 10:{0:02}:09 host{1} kernel: [ {2}.{0:02}] e1000e 0000:00:1f.6 eno1: NIC Link is Up 1000 Mbps",
    "Nov 29 10:{0:02}:11 host{1} app[{2}]: WARN connection to 10.0.{0}.{1} lost, trying again in {0} s",
    "drwxr-xr-x  {0} root root  4096 Nov 29 10:{0:02} module{2}",
    "src/module{2}.py:{1}:    return self.handlers[{0}](request, timeout={2})",
    "Nov 29 10:{0:02}:12 host{1} sshd[{2}]: Accepted publickey for root from 10.0.{0}.{1} port {2} ssh2",
    "Filesystem      /dev/sda{0}  {2}G  {1}G  {0}G  {0}% /srv/volume{2}",
)
_SENTENCES = (
    "The unit app-{0} has been restarting every {1} minutes since the last deployment.",
    "I will look at its journal first, then at the memory that the host has left.",
    "Nothing in the log of host{1} says why; the last line before each stop is a health check that took {0} ms.",
    "The configuration in /etc/app/{0}.conf asks for {1} workers, which is more than the container may hold.",
    "That was it: after the change the service stayed up and the queue went down to {1} entries.",
    "Please restart app-{0} and tell me whether the backup of volume{1} runs again.",
    "There are {1} failed units, all of them on the same volume, and none of them is urgent.",
)


def lines(count: int, new: float = 0.5, name: str = "imported-") -> Iterator[str]:
    """`count` lines, rounded to whole sessions; their ids begin with the name."""
    dice = random.Random(1)
    for number in range(max(1, count // SESSION)):
        yield from map(json.dumps, _session(dice, number, new, f"{name}{number}"))


def _session(dice: random.Random, number: int, new: float, session: str) -> Iterator[dict[str, object]]:
    at = 1_796_040_000 + 60 * number
    yield {"type": "session", "session": session, "agent": "ops", "at": at}
    yield {"type": "goal", "session": session, "goal": f"look at app-{number}", "at": at, "key": "goal"}
    for place in range(_CALLS):
        same = {"session": session, "at": at + place}
        if place % 5 == 0 or place == 1:
            role = "user" if place == 0 else "assistant"
            yield {"type": "message", "role": role, "text": _text(dice), "key": f"m{place}", **same}
        key = f"toolu_{number:06}{place:02}"
        yield {"type": "tool_call", "key": key, **_call(dice, place, new), **same}
        yield {"type": "tool_call", "key": key, "result": _result(dice), **same}


def _numbers(dice: random.Random) -> tuple[int, int, int]:
    return dice.randrange(60), dice.randrange(100, 250), dice.randrange(1_000, 90_000)


def _call(dice: random.Random, place: int, new: float) -> dict[str, object]:
    if place % 5 in (1, 3):
        least, middle, most = _numbers(dice)
        form = dice.choice(_FORMS).format(most, middle, most + least) if dice.random() < new else dice.choice(_COMMON)
        return {"name": "run", "arguments": {"command": form}}
    names = ("get_entity", "update_plan_step", "list_entities")
    arguments = {"id": f"host:h{dice.randrange(500)}", "fields": ["state", "since"], "note": "as planned"}
    return {"name": names[place % 3], "arguments": arguments}


def _result(dice: random.Random) -> str:
    size = dice.choices((1, 14, 85), (70, 25, 5))[0]
    return "\n".join(dice.choice(_LOG).format(*_numbers(dice)) for _ in range(size))


def _text(dice: random.Random) -> str:
    return " ".join(dice.choice(_SENTENCES).format(*_numbers(dice)[1:]) for _ in range(dice.randrange(1, 7)))
