"""Scripts nobody wrote, run with a harmless program in place of the destructive one, and judged with that one.

    python -m tests.oracle.compose [--seconds N] [--seed N] [--alarms N]

`compose(seed, "rk")` and `compose(seed, "rm")` are one script but for the name of a program, letter by letter. The
first runs in an empty directory, where `rk` notes its arguments and nothing else is found but programs that print. What
it was called with, the verdict on the second must delete, or be unknown. No text with `rm` in it is run. The templates
are in compose.txt.
"""

from __future__ import annotations

import argparse
import base64
import fcntl
import os
import re
import resource
import select
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

from riskclass import Risk, Verdict, classify
from tests.oracle import compare

MARK, MEANT = "rk", "rm"
PROGRAMS = (
    "awk base64 basename bash cat cp cut dd dirname env expand expr false find fold grep head ln ls mkdir mv nice nl "
    "nohup paste printf rev sed seq setsid sort stdbuf tac tail tee timeout touch tr true uniq wc xargs"
).split()


def _read(path: Path) -> dict[str, list[str]]:
    sections: dict[str, list[str]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line[:1] == "[" and line[2:3] == "]":
            section = sections.setdefault(line[1], [])
        elif line and line[:2] != "# ":
            section.append(line.replace("⏎", "\n"))
    return sections


RULES = _read(Path(__file__).with_suffix(".txt"))
_HOLE = re.compile(r"(?<![\w@-])[A-Z](?!\w)")
_HOME = "/home/x"


class Composer:
    """One text; what it draws does not depend on the name."""

    def __init__(self, seed: int, name: str) -> None:
        self.random = Random(seed)
        self.name = name
        self.delimiters = 0

    def make(self, symbol: str, depth: int) -> str:
        if symbol in _MADE:
            return _MADE[symbol](self, depth)
        template = self.random.choice(RULES[symbol.lower() if depth <= 0 and symbol.lower() in RULES else symbol])
        if "end" in template:
            self.delimiters += 1
            template = template.replace("end", f"end{self.delimiters}")
        return _HOLE.sub(lambda hole: self.make(hole[0], depth - (symbol != "P")), template)

    def script(self, depth: int) -> str:
        return self.make("P", depth - 1)

    def quoted(self, depth: int) -> str:
        return shlex.quote(self.script(depth))

    def expanded_early(self, depth: int) -> str:
        return '"' + re.sub(r'["`]', r"\\\g<0>", self.script(depth)) + '"'

    def encoded(self, depth: int) -> str:
        return base64.b64encode(f"{self.script(depth)}\n".encode()).decode()

    def backwards(self, depth: int) -> str:
        return shlex.quote(f"{self.name} -r {self.make('D', depth)}"[::-1])


_MADE = {
    "M": lambda composer, depth: composer.name,
    "H": lambda composer, depth: composer.name[0],
    "J": lambda composer, depth: composer.name[1],
    "U": lambda composer, depth: f"\\x{ord(composer.name[0]):x}",
    "Q": Composer.quoted,
    "Y": Composer.expanded_early,
    "B": Composer.encoded,
    "R": Composer.backwards,
}


def compose(seed: int, name: str) -> str:
    """Known values first, most of the time, so that what is made of them can be known."""
    composer = Composer(seed, name)
    draw = composer.random
    lines = [composer.make("I", 0) for _ in range(7) if draw.random() < 0.7]
    for _ in range(draw.randrange(1, 5)):
        lines.append(composer.make(draw.choice("SSSCG"), draw.choice((1, 2, 2, 3, 3, 4))))
    return "\n".join(lines)


# ---- running it --------------------------------------------------------------------------------------------------


def available() -> bool:
    return all(map(shutil.which, ("dash", *PROGRAMS)))


class Place:
    """Where texts run, one after the other."""

    def __init__(self, folder: Path) -> None:
        self.log = folder / "log"
        self.here = folder / "here"
        self.programs = folder / "programs"
        self.programs.mkdir()
        for program in PROGRAMS:
            (self.programs / program).symlink_to(str(shutil.which(program)))
        (self.programs / "sh").symlink_to(str(shutil.which("dash")))
        mark = self.programs / MARK
        mark.write_text(f'#!{shutil.which("dash")}\nprintf \'%s\\0\' "$#" "$@" >> {self.log}\n', encoding="utf-8")
        mark.chmod(0o755)
        for each in (folder, self.programs):
            each.chmod(0o755)

    def run(self, text: str) -> list[list[str]]:
        """With which arguments bash runs the mark. Started by root, bash runs as nobody."""
        assert MEANT not in text
        self.here.mkdir()
        self.here.chmod(0o777)
        self.log.write_bytes(b"")
        self.log.chmod(0o666)
        user = {"user": 65534, "group": 65534, "extra_groups": []} if os.geteuid() == 0 else {}
        reading, low = os.pipe()
        writing = fcntl.fcntl(low, fcntl.F_DUPFD, 60)  # what a script does not redirect
        os.close(low)
        process = subprocess.Popen(
            [*compare.isolation(), "bash", "--norc", "--noprofile", "-c", text],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self.here,
            env={"PATH": str(self.programs), "FUNCNEST": "8", "HOME": _HOME, "LC_ALL": "C.UTF-8"},
            pass_fds=(writing,), start_new_session=True, preexec_fn=_limited, **user,
        )  # fmt: skip
        os.close(writing)
        ended = select.select([reading], [], [], 2)[0]
        os.close(reading)
        if not ended:
            os.killpg(process.pid, 9)
        process.wait()
        shutil.rmtree(self.here)
        return _calls(self.log.read_bytes().decode("utf-8", "replace").split("\0")[:-1]) if ended else []


def _limited() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (2, 2))
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 20, 1 << 20))


def _calls(words: list[str]) -> list[list[str]]:
    calls = []
    while words:
        count = int(words.pop(0))
        calls.append(words[:count])
        words = words[count:]
    return calls


# ---- what the verdict must say -----------------------------------------------------------------------------------


class Answer(NamedTuple):
    missed: list[str]  # deleted, and the verdict neither says so nor that it does not know
    vague: list[str]  # deleted, and the verdict does not know what
    alarm: bool  # destructive, though nothing is
    lost: bool  # whether anything is


def verdict(text: str) -> Verdict:
    return classify(text, home=_HOME)


def judge(calls: list[list[str]], found: Verdict) -> Answer:
    targets = {effect.target for effect in found.effects if effect.kind.startswith("fs.delete")}
    unsure = any(not each or set(each) & set("$*{<") for each in targets) or any(
        effect.risk is Risk.UNKNOWN for effect in found.effects
    )
    lost = list(dict.fromkeys(word for call in calls for word in operands(call)))
    missed = [word for word in lost if not any(each == word or each.endswith(f"/{word}") for each in targets)]
    return Answer([] if unsure else missed, missed if unsure else [], bool(targets) and not lost, bool(lost))


def operands(call: list[str]) -> list[str]:
    """What the destructive program would delete: nothing where it refuses an option."""
    words = [word.replace("k", "m").replace("K", "M") for word in call]  # also where a word has a part of the name
    split = words.index("--") if "--" in words else len(words)
    options = [word for word in words[:split] if word[:1] == "-" and word != "-"]
    if any(option != "-r" for option in options):
        return []
    return [word for word in words[:split] + words[split + 1 :] if word and word not in options]


class Finding(NamedTuple):
    seed: int
    run: str
    text: str
    answer: Answer


class Tally:
    """What a number of seeds came to."""

    def __init__(self) -> None:
        self.texts = self.ran = self.exact = self.alarms = 0
        self.found: list[Finding] = []
        self.alarmed: list[Finding] = []

    def __str__(self) -> str:
        return (
            f"{self.texts} texts; {self.ran} delete, of which {len(self.found)} are missed, {self.ran - self.exact} "
            f"not exact; of the others {self.alarms} called destructive"
        )

    def ask(self, place: Place, seed: int) -> None:
        run, text = compose(seed, MARK), compose(seed, MEANT)
        if MEANT in run:
            return
        answer = judge(place.run(run), verdict(text))
        self.texts += 1
        self.ran += answer.lost
        self.exact += answer.lost and not answer.missed and not answer.vague
        self.alarms += answer.alarm
        if answer.missed:
            self.found.append(Finding(seed, run, text, answer))
        elif answer.alarm:
            self.alarmed.append(Finding(seed, run, text, answer))


def shrunk(place: Place, finding: Finding) -> Finding:
    """The same with as few words as show it: both texts are cut alike."""
    run, text, step = finding.run, finding.text, 16
    while step:
        cuts = [found.start() for found in re.finditer(r"\w+|/dev/\w+|\./\w|\s|.", run, re.S)] + [len(run)]
        for at in range(len(cuts) - 2, -1, -1):
            start, end = cuts[at], cuts[min(at + step, len(cuts) - 1)]
            shorter, meant = run[:start] + run[end:], text[:start] + text[end:]
            if end <= len(run) and MEANT not in shorter and judge(place.run(shorter), verdict(meant)).missed:
                run, text = shorter, meant
        step //= 2
    return finding._replace(run=run, text=text, answer=judge(place.run(run), verdict(text)))


def main() -> int:
    parser = argparse.ArgumentParser(description="Run scripts nobody wrote, and judge them.")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument(
        "--alarms", type=int, default=0, help="how many of what is called destructive for nothing to show"
    )
    options = parser.parse_args()
    tally, begin, seed = Tally(), time.monotonic(), options.seed
    with tempfile.TemporaryDirectory() as name:
        place = Place(Path(name))
        while time.monotonic() - begin < options.seconds:
            before = len(tally.found)
            tally.ask(place, seed)
            for finding in tally.found[before:]:
                small = shrunk(place, finding)
                print(f"--- seed {seed}: {small.answer.missed}", small.text, sep="\n", flush=True)
            seed += 1
    for finding in tally.alarmed[: options.alarms]:
        print(f"--- alarm, seed {finding.seed}", finding.text, sep="\n")
    print(tally)
    return 1 if tally.found else 0


if __name__ == "__main__":
    sys.exit(main())
