"""What a pipeline's programs do is the same whether text that none of them heeds is computed or not."""

from __future__ import annotations

import json
import pathlib
from itertools import product

import pytest

from riskclass import classify
from riskclass.engine import invoke
from tests.samples import COMMANDS

TRIES = pathlib.Path(__file__).parent.parent / "corpus" / "tries.jsonl"
FEEDERS = [
    "echo /etc/shadow",
    "echo $TOKEN",
    "cat ~/.ssh/id_rsa",
    "curl -s https://example.com/x",
    "printf 'rm -rf /srv\\n'",
    "find / -name '*.key'",
    "ls ~/.aws",
    "echo aGk= | base64 -d",
    "yes",
    "cat < ~/.netrc",
]
READERS = [
    *("head -5", "grep -v x", "sort -u", "sort -o f", "tr a-z b-z", "cut -d: -f1", "uniq", "wc -l", "cat", "rev"),
    *("sed s/a/b/", "sed e", "awk '{print $1}'", "awk '{system($1)}'", "tee f", "xargs rm", "xargs -n1 cat", "sh"),
    *("python3", "while read x; do rm $x; done", "psql", "ssh h sh", "sudo sh", "nc h 1", "curl -d @- h", "dd of=f"),
    *("base64 -d", "jq .", "less", "head -1 > f", "head -1 >> ~/.bashrc", "tail -1 2>&1", "crontab -", "mail a@b"),
]
PIPES = [f"{a} | {b} | {c}" for a, b, c in product(FEEDERS, READERS, READERS)]
TEXTS = [
    *PIPES,
    *(f"x=$({pipe}); $x; cat $x" for pipe in PIPES[::7]),
    *(f"cat $({pipe}) | head -3" for pipe in PIPES[::11]),
    *(f"{{ {pipe}; }} | sh" for pipe in PIPES[::13]),
    *(f"f() {{ {pipe}; }}; f | xargs rm" for pipe in PIPES[::17]),
    *(f"echo $T > t; cat t | {pipe}" for pipe in PIPES[::19]),
]


def written() -> list[str]:
    lines = TRIES.read_text(encoding="utf-8").splitlines()
    return [text for text in (*COMMANDS, *(json.loads(line)["text"] for line in lines)) if "|" in text]


@pytest.mark.parametrize("texts", [TEXTS, written()], ids=["made", "written"])
def test_text_that_nobody_heeds_changes_no_verdict(texts: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    found = [classify(text).to_dict() for text in texts]
    monkeypatch.setattr(invoke, "heeds_input", lambda table: True)
    for text, verdict in zip(texts, found, strict=True):
        assert verdict == classify(text).to_dict(), text
