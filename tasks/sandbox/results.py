"""The data file that the pages of the tables show: docs/proofs/sandbox.json."""

from __future__ import annotations

import datetime as dt
import functools
import json
import os
import pathlib
import re
from collections import Counter

Record = dict[str, object]  # as tasks.sandbox.run writes one for each example
TARGET = pathlib.Path(__file__).parent.parent.parent / "docs/proofs/sandbox.json"
RAN, SEEN, WRONG = "read-only", "changes", "contradictions"


@functools.cache
def load() -> dict[str, dict[str, object]]:
    """By the first name of a table; empty where there is no file."""
    if not TARGET.exists():
        return {}
    tables = json.loads(TARGET.read_text(encoding="utf-8"))["tables"]
    assert isinstance(tables, dict)
    return tables


def sentence(proof: dict[str, object]) -> str:
    """What a page says of a table's examples."""
    counts = {key: value for key, value in proof.items() if key not in ("version", "date", "excused", WRONG, RAN, SEEN)}
    said = [f"{proof[RAN]} that only read changed nothing"] if RAN in proof else []
    said += [f"{proof[SEEN]} that change files were seen to"] if SEEN in proof else []
    said += [f"not run to the end: {', '.join(f'{count} ({why})' for why, count in counts.items())}"] if counts else []
    said += [f"{proof[WRONG]} contradict the verdict"] if WRONG in proof else []
    version = f", version {proof['version']}" if "version" in proof else ""
    return f"Examples run in a sandbox{version}: {'; '.join(said)}."


def write(records: list[Record], root: str, known: set[str]) -> None:
    """A table a line; of a run of some tables only, the others that are still known stay as they are."""
    tables = {name: table for name, table in load().items() if name in known}
    versions = Versions(root)
    by_program: dict[str, list[Record]] = {}
    for each in records:
        by_program.setdefault(str(each["program"]), []).append(each)
    tables |= {name: _table(each, versions) for name, each in by_program.items()}
    lines = [f"    {json.dumps(name)}: {json.dumps(tables[name])}" for name in sorted(tables)]
    head = {
        "root": f"Debian {pathlib.Path(root, 'etc/debian_version').read_text(encoding='ascii').strip()}",
        "totals": _totals(tables),
    }
    told = ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in head.items())
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text("{\n" + told + ',\n  "tables": {\n' + ",\n".join(lines) + "\n  }\n}\n", encoding="utf-8")
    load.cache_clear()


def _table(records: list[Record], versions: Versions) -> dict[str, object]:
    found: dict[str, object] = {"date": dt.datetime.now(dt.UTC).date().isoformat()}
    names = records[0]["names"]
    assert isinstance(names, list)
    if version := versions.of(names):
        found["version"] = version
    counts, excused = Counter[str](), Counter[str]()
    for each in records:
        counts[str(each["reason"]) or (RAN if each["class"] == "read_only" else SEEN)] += 1
        counts[WRONG] += bool(each["contradictions"] or each["unseen"])
        excused.update(each["excused"].values())  # type: ignore[attr-defined]
    return found | dict(sorted((+counts).items())) | ({"excused": dict(sorted(excused.items()))} if excused else {})


def _totals(tables: dict[str, dict[str, object]]) -> dict[str, object]:
    counts, excused = Counter[str](), Counter[str]()
    for table in tables.values():
        counts.update({key: value for key, value in table.items() if isinstance(value, int)})
        excused.update(table.get("excused", {}))  # type: ignore[arg-type]
    return {"tables": len(tables), **dict(sorted(counts.items())), "excused": dict(sorted(excused.items()))}


class Versions:
    """Versions of Debian's packages by the program that they bring."""

    def __init__(self, root: str) -> None:
        self.root = root
        self.package: dict[str, str] = {}
        info = pathlib.Path(root, "var/lib/dpkg/info")
        for path in info.glob("*.list"):
            for line in path.read_text(encoding="utf-8").splitlines():
                if "/bin/" in line or "/sbin/" in line:
                    self.package[os.path.basename(line)] = path.stem.partition(":")[0]
        status = pathlib.Path(root, "var/lib/dpkg/status").read_text(encoding="utf-8")
        found = re.findall(r"^Package: (\S+)\n(?:.+\n)*?Version: (\S+)", status, re.M)
        self.version = {name: re.sub(r"^\d+:|[-+].*$", "", version) for name, version in found}

    def of(self, names: list[str]) -> str:
        return next((self.version.get(self.package[name], "") for name in names if name in self.package), "")
