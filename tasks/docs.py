"""Writes docs/tools/*.md from the tables, and the marked blocks of other pages. Run by `make fix`."""

from __future__ import annotations

import pathlib
import pkgutil
import textwrap

import riskclass.rules.tools
from riskclass.model.risk import KINDS, PLACES, SENTENCES, VERBS, Risk
from riskclass.model.tables import Table
from riskclass.rules import tables_of
from tasks import aws_models, help_proof, policy_words
from tasks.sandbox import results

ROOT = pathlib.Path(__file__).parent.parent
MEANING = {
    Risk.READ_ONLY: ("observes", "`systemctl status x`, `curl -s URL`"),
    Risk.REVERSIBLE_LOW: (
        "adds, starts, refreshes; one plain command takes it back",
        "`mkdir x`, `git commit`, `apt update`",
    ),
    Risk.CONFIG_MUTATION: (
        "a lasting change to content, software, settings",
        "`cp a b`, `apt install x`, `docker run x`",
    ),
    Risk.DISRUPTIVE: (
        "what works now may stop or become unreachable",
        "`systemctl restart x`, `apt upgrade`, `nft -f x`",
    ),
    Risk.EXPOSURE: ("something gets out, or someone gets in", "`cat ~/.ssh/id_rsa`, `usermod -aG sudo x`"),
    Risk.UNKNOWN: (
        "not bounded: a program, code or text that is not seen or not understood",
        "`./x.sh`, `curl … \\| sh`",
    ),
    Risk.DESTRUCTIVE: ("loses data, history or a host, with no undo", "`rm f`, `git reset --hard`, `zfs destroy x`"),
}


def class_table() -> str:
    rows = [f"| {risk.rank} | `{risk.value}` | {means} | {examples} |" for risk, (means, examples) in MEANING.items()]
    return "\n".join(["| rank | class | it means | examples |", "|---|---|---|---|", *rows])


def effects_page() -> str:
    kinds = "\n".join(
        f"| `{kind}` | {risk.value} | {SENTENCES[kind]} |" for risk, names in KINDS.items() for kind in names.split()
    )
    places = "\n".join(f"| {place} | {' | '.join(f'`{kind}`' for kind in row)} |" for place, row in PLACES.items())
    return f"""# Effects and places

Written from `riskclass.model.risk`. An effect has a kind; the kind gives the class; a command has the highest class of
its effects.

| kind | class | it |
|---|---|---|
{kinds}

## Places

What a verb on a path becomes, by where the path lies. `-` is nothing at all.

| place | {" | ".join(VERBS)} |
|---|{"---|" * len(VERBS)}
{places}
"""


def tool_page(tables: tuple[Table, ...]) -> str:
    return "\n".join(_tool(table) for table in tables)


def _tool(table: Table) -> str:
    first, *others = table.names.split()
    lines = [f"# {first}", "", f"{table.about[:1].upper()}{table.about[1:]}."]
    lines += [f"Also: {', '.join(f'`{name}`' for name in others)}."] if others else []
    lines += [f"Source: {table.docs}."] if table.docs else []
    proof = results.load().get(first)
    lines += [results.sentence(proof)] if proof else []
    if table.subs:
        lines += [
            "",
            "Sub-commands: "
            + ", ".join(f"`{path.strip()}`" for sub in table.subs for path in sub.names.split(","))
            + ".",
        ]
    examples = "\n".join(
        textwrap.dedent(part.examples).strip() for part in (table, *table.subs) if part.examples.strip()
    )
    lines += ["", "```sh", examples, "```"] if examples else []
    compared = help_proof.lines(table.names)
    lines += ["", "Compared with what the tool says of itself:", "", *compared] if compared else []
    return "\n".join(lines) + "\n"


def gate() -> str:
    source = (ROOT / "docs/recipes/gate.py").read_text(encoding="utf-8")
    return f"```python\n# gate.py\n{source}```"


#: By page: the blocks between `<!-- NAME -->` and `<!-- /NAME -->`.
MARKED = {
    "README.md": {"classes": class_table},
    "docs/backends.md": {"gate": gate},
    "docs/policy.md": {"keys": policy_words.keys, "presets": policy_words.presets},
}


def pages() -> dict[pathlib.Path, str]:
    """Every generated page by its path."""
    found = {ROOT / "docs/effects.md": effects_page(), ROOT / "docs/proof.md": help_proof.page()}
    found[ROOT / "docs/aws.md"] = aws_models.page()
    for name, blocks in MARKED.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        for mark, block in blocks.items():
            text = _filled(text, mark, block())
        found[ROOT / name] = text
    for info in pkgutil.iter_modules(riskclass.rules.tools.__path__):
        found[ROOT / f"docs/tools/{info.name}.md"] = tool_page(tables_of(info.name))
    return found


def _filled(text: str, mark: str, block: str) -> str:
    head, begin, rest = text.partition(f"<!-- {mark} -->\n")
    _, end, tail = rest.partition(f"<!-- /{mark} -->")
    assert begin and end, f"no block {mark}"
    return f"{head}{begin}{block}\n{end}{tail}"


if __name__ == "__main__":
    for path, content in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    for stale in set((ROOT / "docs/tools").glob("*.md")) - set(pages()):
        stale.unlink()
