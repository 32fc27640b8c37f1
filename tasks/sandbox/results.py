"""The data file that the pages of the tables show: docs/proofs/sandbox.json."""

from __future__ import annotations

import datetime as dt
import functools
import json
import os
import pathlib
import re
from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tasks.sandbox.run import Done

TARGET = pathlib.Path(__file__).parent.parent.parent / "docs/proofs/sandbox.json"
RAN, SEEN = "read-only", "changes"


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
    counts = {key: value for key, value in proof.items() if key not in ("version", RAN, SEEN)}
    said = [f"{proof[RAN]} that only read changed nothing"] if RAN in proof else []
    said += [f"{proof[SEEN]} that change files were seen to"] if SEEN in proof else []
    said += [f"not run to the end: {', '.join(f'{count} ({why})' for why, count in counts.items())}"] if counts else []
    version = f", version {proof['version']}" if "version" in proof else ""
    return f"Examples run in a sandbox{version}: {'; '.join(said)}."


def summary(done: list[Done], root: str) -> str:
    """JSON, a table a line."""
    programs: dict[str, list[Done]] = {}
    for each in done:
        programs.setdefault(each.example.program, []).append(each)
    versions = Versions(root)
    lines = [f"    {json.dumps(name)}: {json.dumps(_table(each, versions))}" for name, each in sorted(programs.items())]
    head = {
        "date": dt.datetime.now(dt.UTC).date().isoformat(),
        "root": f"Debian {pathlib.Path(root, 'etc/debian_version').read_text(encoding='ascii').strip()}",
        "totals": dict(sorted(_counts(done).items())),
        "noise": dict(sorted(Counter(noise.why for each in done for _, noise in each.finding.noise).items())),
    }
    told = ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in head.items())
    return "{\n" + told + ',\n  "tables": {\n' + ",\n".join(lines) + "\n  }\n}\n"


def _table(done: list[Done], versions: Versions) -> dict[str, object]:
    found: dict[str, object] = {}
    version = versions.of(done[0].example.names)
    if version:
        found["version"] = version
    return found | dict(sorted(_counts(done).items()))


def _counts(done: list[Done]) -> Counter[str]:
    found: Counter[str] = Counter()
    for each in done:
        found[each.reason or (RAN if each.example.reads else SEEN)] += 1
        if each.finding.contradictions or each.unseen:
            found["contradictions"] += 1
    return found


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

    def of(self, names: tuple[str, ...]) -> str:
        return next((self.version.get(self.package[name], "") for name in names if name in self.package), "")
