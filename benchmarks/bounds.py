"""What the worst texts cost: those at each limit, short ones that ask for a lot, shapes of tests/shapes.py by size.

    python -m benchmarks.bounds [--sizes 300,1000,8000,65536] [--only WORD]

Writes benchmarks/RESULTS-bounds.md. A share above 1 is more than 4 µs a byte and a millisecond on this machine; texts
are measured in time of the processor, with the collector on, and beside a fixed text that the parser reads, so that
runs on other machines compare.
"""

from __future__ import annotations

import argparse
import contextlib
import gc
import pathlib
import statistics
import tempfile

from benchmarks import parser, timing
from benchmarks.timing import PER_BYTE
from riskclass import Policy, classify
from riskclass.model import limits
from riskclass.policy.errors import PolicyError
from riskclass.shell.parser import parse
from tests.shapes import BOMBS, SHAPES

#: Code that is loaded the first time counts for nobody.
WARM = ("psql -c 'SELECT 1'", "mysql -e 'SELECT 1'", "sqlite3 a 'SELECT 1'", "python3 -c 'print(1)'", "awk '{print}'")
SHOWN = 12

Row = tuple[float, float, int, str]


def measured(name: str, text: str) -> Row:
    """(share of what is allowed, microseconds, bytes, name): the best of a few runs, fewer of a long text."""
    size = len(text.encode())
    runs = 5 if size < 4000 else 3 if size < 40_000 else 1
    gc.collect()
    used = min(timing.used(lambda: classify(text)) for _ in range(runs))
    return used / timing.allowed(text), used, size, name


def reference() -> float:
    """Microseconds that the parser takes for a fixed text of 1 kB, the median of many."""
    text = parser.LINE * (1000 // len(parser.LINE))
    return statistics.median(timing.used(lambda: parse(text)) for _ in range(200))


def _full(unit: str) -> str:
    return unit * (limits.TEXT // len(unit))


#: By limit, texts that reach it. Shapes of tests/shapes.py serve where they are the worst that is known.
AT_LIMIT: dict[str, list[str]] = {
    "TEXT": [_full("ls -la /srv/app\n"), _full("# a comment\n"), "ls " + _full("a "), "echo '" + _full("a")[8:] + "'",
             "cat <<'E'\n" + _full("a line\n")[:-20] + "E\n", *(SHAPES[name](limits.TEXT - 200) for name in
             ("arguments, shifted", "defaults that assign", "substitutions, nested", "the shortest commands"))],
    "NESTING": [opening * (limits.NESTING - 5) + "ls" + closing * (limits.NESTING - 5) for opening, closing in
                (("$(", ")"), ("( ", " )"), ("{ ", "; }"), ("if a; then ", "; fi"), ("${x:-", "}"),
                 ("while a; do ", "; done"))],
    "UNWRAPPING": [f"{word} " * limits.UNWRAPPING + "rm -r x" for word in
                   ("sudo", "nice", "env A=1", "eval", "timeout 5")] + [BOMBS["wrapped in loops"]],
    "COMMANDS": [unit * (limits.COMMANDS + 1) for unit in
                 ("ls\n", "a=$b;", "rm -r $x/$y\n", "kubectl get pods -n a\n", "x=$x$(date);", "sh -c 'ls'\n")],
    "BRACE_WORDS": [f"{program} {{1..{limits.BRACE_WORDS}}}" for program in ("ls", "rm -r", "echo", "touch", "kill")],
    "ROUNDS": [f"for i in {{1..{limits.ROUNDS}}}; do {body}; done" for body in
               ("ls $i", "x=$x$i", "rm -r $i", "cd $i", "sh -c \"ls $i\"")] + [BOMBS["nested for"]],
    "VARIANTS": ["x=a;" + "b||x=c$x;" * 6 + "ls $x$x", BOMBS["values"], BOMBS["values, run"],
                 "".join(f"a{n}=1; b || a{n}=2; " for n in range(6)) + "rm " + "".join(f"$a{n}" for n in range(6))],
    "VALUE": ["x=" + "a" * (limits.VALUE - 1) + "; ls $x $x $x", BOMBS["doubling"], BOMBS["doubling, run"],
              BOMBS["doubling, patterns"], "x='" + "a " * (limits.VALUE // 2 - 1) + "'; ls $x"],
    "WORK": [*BOMBS.values()],
    "SPARE": ["rm -rf d{1..999}", "mkdir d{1..999};" * 30 + "rm -rf e{1..999}", "ssh h rm {1..900};" * 9],
}  # fmt: skip
AT_LIMIT["WORK_PER_CHARACTER"] = [shape(8000) for shape in SHAPES.values()]
_RULE = '[[rule]]\neffect = "fs.delete"\npath = "/srv/app{0}/*"\ndecision = "allow"\n'
_WRONG = '[[rule]]\neffect = "fs.delte{0}"\ndecision = "allow"\n'
#: By limit, policies that reach it: texts of that size, or with that many problems.
POLICIES = {
    "POLICY": "".join(_RULE.format(number) for number in range(limits.POLICY // 90)),
    "PROJECT": "".join(_RULE.format(number) for number in range(limits.PROJECT // 90)),
    "PROBLEMS": "".join(_WRONG.format(number) for number in range(limits.PROBLEMS * 2)),
}


def at_limits() -> str:
    """Each limit with the dearest of the texts that reach it."""
    rows = []
    for name, value in vars(limits).items():
        if not name.isupper() or name == "TYPE_CHECKING":
            continue
        if name in POLICIES:
            size, used = len(POLICIES[name]), timing.used(lambda: _load(POLICIES[name]))  # noqa: B023
            rows.append((f"`{name}`", f"{value:,}", "a policy", f"{size:,}", f"{used / 1000:.1f}", ""))
            continue
        share, used, size, text = max(measured(text, text) for text in AT_LIMIT[name])
        start = text[:40].replace("\n", "⏎")
        rows.append((f"`{name}`", f"{value:,}", f"`{start}`", f"{size:,}", f"{used / 1000:.1f}", f"{share:.2f}"))
    heads = ("limit", "is", "the dearest text that reaches it begins", "bytes", "ms", "share")
    return f"## At each limit\n\n{timing.table(heads, rows)}\n"


def _load(text: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "policy.toml"
        file.write_text(text, encoding="utf-8")
        with contextlib.suppress(PolicyError):
            Policy.load(str(file))


def section(title: str, rows: list[Row]) -> str:
    rows = sorted(rows, reverse=True)
    over = sum(share > 1 for share, *_ in rows)
    median = statistics.median(share for share, *_ in rows)
    lines = [
        (name, size, f"{used / 1000:.2f}", f"{used / size:.2f}", f"{share:.2f}")
        for share, used, size, name in rows[:SHOWN]
    ]
    return f"""## {title}

{len(rows)} texts; {over} above the bound; the median uses {median:.2f} of it.

{timing.table(("the worst", "bytes", "ms", "µs a byte", "share"), lines)}
"""


def report(sizes: list[int], only: str) -> str:
    for text in WARM:
        classify(text)
    before = reference()
    parts = [] if only else [at_limits()]
    bombs = [measured(name, text) for name, text in BOMBS.items() if only in name]
    parts += [section("Short texts that ask for a lot", bombs)] if bombs else []
    for size in sizes:
        rows = [measured(name, shape(size)) for name, shape in SHAPES.items() if only in name]
        parts.append(section(f"Shapes of about {size} bytes", rows))
    return f"""# Bounds

Any text may cost {PER_BYTE} µs a byte and a millisecond; a share says how much of that it took.

{timing.machine("python -m benchmarks.bounds")}
Reading 1 kB with the parser alone took {before:.0f} µs before these runs and {reference():.0f} µs after them.

{chr(10).join(parts)}"""


def main() -> None:
    arguments = argparse.ArgumentParser(description="What the worst texts cost.")
    arguments.add_argument("--sizes", default="300,1000,8000,65536")
    arguments.add_argument("--only", default="", help="shapes whose name holds this word")
    options = arguments.parse_args()
    timing.write("RESULTS-bounds.md", report([int(size) for size in options.sizes.split(",")], options.only))


if __name__ == "__main__":
    main()
