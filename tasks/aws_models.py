"""Holds the table of aws against Amazon's own models of its services.

    python -m tasks.aws_models           what the table says otherwise than the models that are in the scratch place
    python -m tasks.aws_models --ask     fetches client and models first, and keeps the summary
    python -m tasks.aws_models --draw 200 --seed 1    commands with their classes, to be read by hand

The summary (tasks/aws_told.json) has, for each verb, its classes, how many commands each, and one of them.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import random
import subprocess
import sys
import venv
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

from riskclass import Risk, classify_argv
from tasks.help_jail import PLACE

TOLD = pathlib.Path(__file__).parent / "aws_told.json"
WHOLE = PLACE / "aws.json"
Commands = dict[str, dict[str, Any]]


def ask() -> None:
    """The commands as the client of today builds them, from the models of today."""
    folder = PLACE / "aws"
    venv.create(folder, with_pip=True)
    subprocess.run([folder / "bin/pip", "install", "--quiet", "--upgrade", "awscli", "botocore"], check=True)
    script = pathlib.Path(__file__).parent / "aws_told.py"
    WHOLE.write_bytes(subprocess.run([folder / "bin/python", script], check=True, capture_output=True).stdout)


def commands() -> Commands:
    """Path → what its model says: `reads`, `streams` (into a file), `shows` (names that the model calls sensitive),
    `makes` (those of them that the request does not have)."""
    return {each.pop("path"): each for each in json.loads(WHOLE.read_text())["commands"]}


def judged(path: str) -> tuple[Risk, set[str]]:
    verdict = classify_argv(["aws", *path.split()])
    return verdict.risk_class, {effect.kind for effect in verdict.effects}


def verb_of(path: str) -> str:
    """`wait` and the client's own commands by service, operations by their first word."""
    words = path.split()
    return words[1].split("-")[0] if len(words) == 2 else words[0] if len(words) == 1 else words[1]


def summary(found: Commands) -> dict[str, dict[str, list[Any]]]:
    verbs: dict[str, dict[str, list[Any]]] = {}
    for path in sorted(found):
        count = verbs.setdefault(verb_of(path), {}).setdefault(judged(path)[0].value, [0, path])
        count[0] += 1
    return dict(sorted(verbs.items()))


def complaints(found: Commands) -> Iterator[str]:
    attributes = {
        (path.split()[0], name)
        for path, said in found.items()
        if judged(path)[0] is Risk.READ_ONLY
        for name in said.get("shows", ())
    }
    for path, said in found.items():
        risk, kinds = judged(path)
        if "unknown.subcommand" in kinds:
            yield f"{path}: has no class"
        elif said.get("reads") and risk is not Risk.READ_ONLY:
            yield f"{path}: the model says that it reads; {risk.value} {' '.join(sorted(kinds))}"
        elif risk is Risk.READ_ONLY and said.get("streams"):
            yield f"{path}: read_only; the client writes a file"
        elif risk is Risk.READ_ONLY and said.get("shows") and " wait " not in path:
            yield f"{path}: read_only; the answer has {', '.join(said['shows'])}"
        elif risk < Risk.EXPOSURE:
            made = [name for name in said.get("makes", ()) if (path.split()[0], name) not in attributes]
            if made:
                yield f"{path}: {risk.value}; it makes {', '.join(made)}"


def page() -> str:
    """docs/aws.md, from the summary."""
    told = json.loads(TOLD.read_text())
    counts: dict[str, int] = {}
    rows = []
    for verb, classes in told["verbs"].items():
        for risk, (count, _) in classes.items():
            counts[risk] = counts.get(risk, 0) + count
        shown = ", ".join(f"{risk} {count} (`{path}`)" for risk, (count, path) in classes.items())
        rows.append(f"| {verb} | {shown} |")
    number = sum(counts.values())
    totals = ", ".join(f"{counts[risk.value]} {risk.value}" for risk in Risk if risk.value in counts)
    return f"""# aws against Amazon's models

Written from `tasks/aws_told.json` by `make fix`; `make aws-check ASK=1` asks anew. The client's tree of commands was
built from botocore {told["version"]} ({told["date"]}): {number} commands, as a user types them. Each has a class:
{totals}. Without options, so what an option
changes (`--with-decryption`) is not counted here; `unknown` are those that run code, a session or a plan in the cloud.

The task lists commands without a class; those that the model marks as reading and the table does not; those that are
`read_only` although the client writes their answer into a file, or the model marks a token, password or credential in
the answer as sensitive. What *may* hold one beside much else (`describe-db-instances`) stays `read_only`. Beside that,
these were drawn and read by hand, and what was wrong was mended as a kind:

{told["read"]}

| first word | class, how many, one of them |
|---|---|
{chr(10).join(rows)}
"""


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="aws_models")
    parser.add_argument("--ask", action="store_true")
    parser.add_argument("--draw", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(words)
    if args.ask:
        ask()
    found = commands()
    if args.draw:
        for path in sorted(random.Random(args.seed).sample(sorted(found), args.draw)):
            risk, kinds = judged(path)
            print(f"{path}: {risk.value} {' '.join(sorted(kinds))}")
        return 0
    if args.ask:
        told = json.loads(TOLD.read_text()) if TOLD.exists() else {"read": ""}
        told |= {"version": json.loads(WHOLE.read_text())["version"], "date": f"{datetime.now(UTC):%Y-%m-%d}"}
        told["verbs"] = summary(found)
        TOLD.write_text(json.dumps(told, indent=1) + "\n")
    print(*complaints(found), sep="\n")
    return int(any("unknown.subcommand" in judged(path)[1] for path in found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
