"""All examples in the jail, two at a time, and what came of them in a data file."""

from __future__ import annotations

import argparse
import atexit
import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from tasks.sandbox import fixtures, results, selftest
from tasks.sandbox.examples import Example, examples
from tasks.sandbox.fixtures import CWD
from tasks.sandbox.judge import Finding, judge, unseen
from tasks.sandbox.noise import UNSEEN, excuse
from tasks.sandbox.order import Order, Outcome, carry_out
from tasks.sandbox.results import Record
from tasks.sandbox.trace import events

STORE = pathlib.Path("/var/tmp/riskclass-sandbox")
BINS = ("usr/local/sbin", "usr/local/bin", "usr/sbin", "usr/bin", "sbin", "bin")
SECONDS = 8
#: Programs whose status 1 (systemctl: 3) is an answer, as their manuals say.
ANSWERS = frozenset(
    "grep egrep fgrep zgrep diff cmp sdiff diff3 test [ expr pgrep pidof git rg ag systemctl false jq getent which type"
    " fuser lsof apropos whatis mountpoint pathchk look mesg modinfo colordiff shellcheck yamllint systemd-detect-virt"
    " xmllint ping groups pkcheck needrestart diffstat".split()
)
#: Why a command did not end well, by what it says.
REASONS = {
    "the jail refuses it": r"[Oo]peration not permitted|Permission denied|must be (?:super ?user|root)|are you root",
    "needs a daemon": r"daemon|[Cc]onnection refused|D-?[Bb]us|booted with systemd|Failed to (?:connect|get)",
    "needs the network": r"resol(?:ve|ution)|[Nn]etwork|unreachable|service not known|ENOTFOUND|[Cc]redentials|region",
    "a file is missing": r"No such file|[Nn]ot found|[Nn]o such|does not exist|annot (?:open|find|stat|access)|ENOENT",
    "the tool refuses the words": r"[Uu]sage|[Uu]nknown|[Uu]nrecogni[sz]ed|[Ii]nvalid|illegal|unexpected|[Tt]ry ",
}


class Done(NamedTuple):
    """`reason` is empty where the command ended well (or gave an answer, or ran until it was stopped)."""

    example: Example
    reason: str
    finding: Finding
    unseen: list[str]
    outcome: Outcome | None


class Store(NamedTuple):
    base: str
    layer: str


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tasks.sandbox", description=__doc__)
    parser.add_argument("--root", default=str(STORE / "root"), help="the root to run in, as root.sh makes it")
    parser.add_argument("--only", nargs="*", default=[], help="programs or modules; the other tables' results stay")
    parser.add_argument("--log", default="/dev/null", help="where to write what each example did, a JSON a line")
    given = parser.parse_args(words)
    store = prepare(given.root)
    known = list(examples())
    wanted = [each for each in known if not given.only or {each.module, *each.names} & set(given.only)]
    records: list[Record] = []
    with ThreadPoolExecutor(2) as pool, open(given.log, "w", encoding="utf-8") as log:
        for each in pool.map(lambda each: tried(each, store), wanted):
            records.append(record(each))
            log.write(json.dumps(records[-1]) + "\n")
            log.flush()
    results.write(records, given.root, {each.program for each in known})
    return report(records)


def prepare(root: str) -> Store:
    """Raises SystemExit where there is no jail, or it lets something through: then nothing is run."""
    reason = selftest.unavailable()
    if reason:
        raise SystemExit(f"no sandbox: {reason}")
    if not pathlib.Path(root, "usr/bin/strace").exists():
        raise SystemExit(f"no root at {root}; make one with: sh tasks/sandbox/root.sh {root}")
    let_through = selftest.failures(root)
    if let_through:
        raise SystemExit("the sandbox is not shut, nothing is run:\n" + "\n".join(let_through))
    # In memory: a layer may not lie inside another, and a root may be this machine's own.
    layer = tempfile.mkdtemp(prefix="riskclass-sandbox-", dir="/dev/shm")
    atexit.register(shutil.rmtree, layer, ignore_errors=True)
    fixtures.make(root, layer)
    return Store(root, layer)


def tried(example: Example, store: Store) -> Done:
    if not installed(example, store.base):
        return Done(example, "not installed", Finding([], []), [], None)
    files: dict[str, str | None] = {}
    for _ in range(5):
        outcome = once(example, store, files)
        finding = judge(example.program, example.verdict, where(example.command), outcome)
        more = fixtures.missing(example.command, store.layer, outcome, finding.contradictions)
        if not set(more) - set(files) or (outcome.status == 0 and example.reads and not finding.contradictions):
            break
        files |= more
    reason = why_not(example, outcome)
    lacks = (
        [] if reason or outcome.stopped or example.reads else unseen(example.verdict, where(example.command), outcome)
    )
    lacks = [what for what in lacks if not excuse(example.program, what, UNSEEN)]
    return Done(example, reason, finding, lacks, outcome)


def where(command: str) -> str:
    """The folder that a text works in: another one where it begins with `cd`."""
    found = re.match(r"cd (/[\w/]+)\s*(?:;|&&)", command)
    return found[1] if found else CWD


def once(example: Example, store: Store, files: dict[str, str | None]) -> Outcome:
    argv = ("/bin/bash", "-c", example.command)
    return carry_out(Order(argv, store.base, (store.layer,), files, CWD, SECONDS))


def installed(example: Example, base: str) -> bool:
    if example.module == "macos":
        return False  # Debian's programs of those names are others (`defaults` is GNUstep's)
    first = re.split(r"\s", example.command.strip(), maxsplit=1)[0]
    names = [os.path.basename(first), *example.names]
    return any(os.path.lexists(f"{base}/{folder}/{name}") for name in names for folder in BINS) or any(
        name in BUILTINS for name in names
    )


BUILTINS = frozenset(
    subprocess.run(["bash", "-c", "compgen -bk"], capture_output=True, text=True, check=True).stdout.split()
)


def why_not(example: Example, outcome: Outcome) -> str:
    """Why a command did not end well, or empty."""
    if outcome.stopped or outcome.status == 0:
        return ""
    if outcome.status in (126, 127):
        return "not installed"
    reaching = [each for each in events(outcome.trace) if each.what == "connect" and each.call != "connected"]
    output = "\n".join(line for line in outcome.output.splitlines() if line)
    if any(not each.target.startswith(("127.", "::1", "/")) for each in reaching):
        return "needs the network"
    if any("nscd" not in each.target and "resolve" not in each.target for each in reaching):
        return "needs a daemon"
    if outcome.status == 1 and set(example.names) & ANSWERS and not re.search(r"^\w+: ", output, re.M):
        return ""
    for reason, pattern in REASONS.items():
        if re.search(pattern, output):
            return reason
    return "ended with an error"


def record(each: Done) -> Record:
    outcome = each.outcome
    return {
        "module": each.example.module,
        "program": each.example.program,
        "names": list(each.example.names),
        "command": each.example.command,
        "class": each.example.verdict.risk_class.value,
        "effects": [f"{effect.kind} {effect.target}" for effect in each.example.verdict.effects],
        "reason": each.reason,
        "contradictions": each.finding.contradictions,
        "excused": {what: noise.why for what, noise in each.finding.noise},
        "unseen": each.unseen,
        "status": outcome.status if outcome else None,
        "stopped": outcome.stopped if outcome else None,
        "seconds": outcome.seconds if outcome else None,
        "output": outcome.output[-600:] if outcome else "",
    }


def report(records: list[Record]) -> int:
    """Prints the counts and every contradiction; 1 if there is one."""
    print(Counter(each["reason"] or "ran" for each in records))
    wrong = [each for each in records if each["contradictions"] or each["unseen"]]
    for each in wrong:
        print(f"{each['command']}\n    {each['class']}; not said: {each['contradictions']}; not seen: {each['unseen']}")
    return int(bool(wrong))
