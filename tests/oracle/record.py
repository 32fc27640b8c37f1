"""Write down what bash says about tests/shell/commands.txt: `python -m tests.oracle.record`.

It needs gcc and the headers of bash (Debian: bash-builtins).
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from tests.oracle import compare

SHELL = compare.HERE.parent / "shell"
COMMANDS = SHELL / "commands.txt"
ANSWERS = SHELL / "commands.bash.jsonl"


def all_texts() -> list[str]:
    """The commands, the bodies of their substitutions, the bodies in those."""
    texts = compare.read_texts([str(COMMANDS)])
    seen: dict[str, None] = {}
    while texts:
        new = [text for text in dict.fromkeys(texts) if text not in seen and text.strip()]
        seen.update(dict.fromkeys(new))
        texts = [body for text in new for body in compare.bodies_of(text)]
    return list(seen)


def main() -> None:
    texts = all_texts()
    with tempfile.TemporaryDirectory() as folder:
        answers = compare.ask(compare.build(Path(folder)), texts)
    with ANSWERS.open("w", encoding="utf-8") as out:
        for text, answer in zip(texts, answers, strict=True):
            out.write(json.dumps({"text": text, "complete": answer.complete, "commands": answer.commands}) + "\n")


if __name__ == "__main__":
    main()
