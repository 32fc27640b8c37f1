r"""crontabs (crontab(5)): what stands behind the schedule, and in system files behind the user."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from riskclass.adapters.check.environment import exported
from riskclass.adapters.check.found import Found
from riskclass.adapters.check.interpreters import interpreted, known, shebang
from riskclass.adapters.check.placed import File, Placed

NAMES: Final = ("crontab", "*.crontab", "*.cron", "cron.d/*", "anacrontab", "crontabs/*", "spool/cron/*", "crontab.txt")

_SETTING: Final = re.compile(r"\s*[\"']?([A-Za-z_]\w*)[\"']?\s*=\s*(.*)")
_FIELD: Final = r"[-\d*/,~A-Za-z#?]+"
_TIMES: Final = re.compile(rf"\s*-?(?:@(?:every\s+)?\w+|(?:{_FIELD}[ \t]+){{4}}{_FIELD})[ \t]+")
_PERIOD: Final = re.compile(r"\s*(?:@\w+|\d+)[ \t]+\d+[ \t]+\S+[ \t]+")
_USER: Final = re.compile(r"([\w.-]+|\*)[ \t]+")
_PERCENT: Final = re.compile(r"\\%")


def accepts(file: File) -> bool:
    """Not a program that is called so; to cron itself `#!` begins a comment as any other."""
    words = shebang(file.line(1))
    return not (file.whole.endswith(".cron") and words and known(words[0]))


def find(file: File) -> Iterator[Found]:
    system = re.search(r"(?:^|/)(?:cron\.d/[^/]*|etc/crontab)$", file.whole)
    times = _PERIOD if file.whole.endswith("anacrontab") else _TIMES
    shell, home = "/bin/sh", None
    for line in file.all().lines():
        setting = _SETTING.match(line.text)
        start = times.match(line.text)
        if not line.text.strip() or line.text.lstrip().startswith("#"):
            continue
        if setting and not start:
            value = setting.group(2).strip().strip("\"'")
            yield from exported([(setting.group(1), line[setting.start(2) :].strip(" \t\"'"))], "crontab")
            shell = value if setting.group(1) == "SHELL" and value else shell
            home = value if setting.group(1) == "HOME" else home
        elif start:
            command = line[start.end() :]
            user = _USER.match(command.text) if system else None
            context = (f"user:{user.group(1)}",) if user else ()
            code = _command(command[user.end() if user else 0 :])
            if code:
                yield interpreted([shell], code, where="crontab", home=home, context=context)


def _command(text: Placed) -> Placed:
    r"""Up to a `%` that no `\` precedes, which would be the end of a line; the rest is standard input."""
    end = re.search(r"(?<!\\)%", text.text)
    return text[: end.start() if end else None].replaced(_PERCENT, lambda match: "%")
