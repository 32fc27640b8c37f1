"""Other Python libraries that judge shell commands, timed beside this one on the same commands, in turn.

Each peer is installed from the package index into an environment of its own (build/peers) and answers in a process of
its own, which stays; one that cannot be installed here is named and left out.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import venv

from benchmarks import timing

PLACE = timing.HERE.parent / "build" / "peers"
#: Package → what makes one of its functions `judge`, with all loaded that can be.
PEERS = {
    "nah": "from nah.bash import classify_command as judge",
    "bash-classify": (  # CPython 3.12 or later
        "import bash_classify, functools\n"
        "judge = functools.partial(bash_classify.classify_expression, database=bash_classify.load_database())"
    ),
}
OURS = "from riskclass import classify as judge"
#: Reads a JSON list of commands; answers each line with the microseconds that each of them took.
PROGRAM = """
import json, sys, time
{judge}
commands = json.loads(sys.stdin.readline())
def once(command):
    before = time.perf_counter()
    try:
        judge(command)
    except Exception:
        pass
    return (time.perf_counter() - before) * 1e6
for command in commands:
    once(command)
print("ready", flush=True)
for line in sys.stdin:
    print(json.dumps([once(command) for command in commands]), flush=True)
"""


class Runner:
    """A process that times a judge."""

    def __init__(self, python: str, judge: str, commands: list[str]) -> None:
        run = [python, "-I", "-c", PROGRAM.format(judge=judge)]
        self.process = subprocess.Popen(run, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.best: list[float] = []
        assert self._ask(json.dumps(commands)) == "ready"

    def _ask(self, line: str) -> str:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()

    def turn(self) -> None:
        """Each command once more; its best time counts."""
        times = json.loads(self._ask("go"))
        self.best = [min(pair) for pair in zip(self.best or times, times, strict=True)]

    def told(self) -> tuple[float, float, float]:
        """Median, 99th percentile and mean, in microseconds."""
        self.process.kill()
        times = sorted(self.best)
        return statistics.median(times), timing.late(times), statistics.fmean(times)


def installed(package: str) -> str:
    """The interpreter of an environment that has the package, or why there is none behind a `!`."""
    folder = PLACE / package
    python = folder / "bin" / "python"
    if not python.exists():
        venv.create(folder, with_pip=True)
    run = [str(python), "-m", "pip", "install", "-q", package]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    return str(python) if done.returncode == 0 else f"!{(done.stderr.strip().splitlines() or ['?'])[-1]}"


def _version(python: str | None, package: str) -> str:
    if python is None:
        return ""
    ask = f"from importlib.metadata import version; print(version({package!r}))"
    return " " + subprocess.run([python, "-I", "-c", ask], capture_output=True, text=True, check=True).stdout.strip()


def section(source: str, commands: list[str], turns: int) -> tuple[str, float]:
    """The part of the report, and our median over the fastest of the others."""
    places = {package: installed(package) for package in PEERS}
    runners = {"riskclass": Runner(sys.executable, OURS, commands)}
    runners |= {
        package: Runner(python, PEERS[package], commands) for package, python in places.items() if python[0] != "!"
    }
    for _ in range(turns):
        for runner in runners.values():
            runner.turn()
    told = {name: runner.told() for name, runner in runners.items()}
    ours = told["riskclass"][0]
    rows = [
        (f"{name}{_version(places.get(name), name)}", f"{median / ours:.2f}", *(f"{each:.0f}" for each in times))
        for name, times in told.items()
        for median in times[:1]
    ]
    left = "".join(f"\n{package} could not be installed: {why[1:]}" for package, why in places.items() if why[0] == "!")
    heads = ("library", "median ÷ ours", "median, µs", "99th percentile", "mean")
    return (
        f"""## Beside its peers

Each in a process of its own with its own environment, {len(commands)} commands ({source}), {turns} turns, the best of \
each command counts. Only time is compared: programs with other classes cannot be compared by their answers.

{timing.table(heads, rows)}
{left}
""",
        ours / min([median for name, (median, *_) in told.items() if name != "riskclass"], default=ours),
    )
