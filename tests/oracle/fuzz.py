"""Texts nobody wrote: the handwritten commands with a few characters changed, and tokens in any order.

    python -m tests.oracle.fuzz [--seconds N] [--seed N] [--atheris]

asks for as long as it is told: bash about new mutants and strings where it can be asked, and our parser and verdicts
whether they keep their promises (see `promises`). `--atheris` lets coverage lead the way. What it finds becomes a test.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from riskclass import classify
from riskclass.shell import nodes as n
from riskclass.shell.parser import parse
from riskclass.shell.walk import walk
from tests.oracle import compare, record

PIECES = [
    *"'\"`\\$(){}[]<>&|;\n #!=*a1\t~-,", "$(", "${", "$((", "))", "<<E\n", "\\\n", ";;", "&&", "<(", "if ", "fi", "do ",
    "done", "E\n",
]  # fmt: skip

TOKENS = [
    "a", "b", "c", "echo", "x=1", "x=", "a[1]=", "$x", "${x}", "${x:-", "}", "$(", ")", "`", "'", '"', "'a b'", '"a b"',
    "$((", "))", "((", "(", "{ ", "; }", "}", "[[ ", " ]]", "if ", "then ", "else ", "elif ", "fi", "while ", "until ",
    "do ", "done", "for x ", "in ", "case ", "esac", "select x ", "function ", "f()", "coproc ", "time ", "! ", "!",
    "|", "||", "&&", "&", ";", ";;", ";&", ";;&", "|&", "\n", "\n", " ", " ", " ", "\t", "<", "> ", ">>", "<<E", "<<-E",
    "<<'E'", "\nE\n", "E", "<<<", "2>", "&>", ">&", "<&", "-", "{fd}>", ">|", "<>", "<(", ">(", "#", "\\", "\\\n", "$",
    "*", "?", "[a]", "~", "{a,b}", "=", "+=", "==", "=~", "-f ", "1", "a=(", "declare ", "$'", '$"', "$[", "]", "/",
    "//", "%", ":", "@", "^",
]  # fmt: skip


def bases() -> list[str]:
    """The commands to change, without those that cannot be compared when they are changed.

    The oracle does not run `shopt`, and bash keeps the text of `$'…'` inside `"${…}"` undone.
    """
    texts = compare.read_texts([str(record.COMMANDS)])
    return [text for text in texts if "shopt" not in text and ('"${' not in text or "$'" not in text)]


def mutants(texts: list[str], count: int, seed: int) -> list[str]:
    random = Random(seed)
    return [_mutant(random.choice(texts), texts, random) for _ in range(count)]


def _mutant(text: str, texts: list[str], random: Random) -> str:
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        at, chance = random.randrange(len(text) + 1), random.random()
        if chance < 0.35:
            text = text[:at] + text[at + 1 :]
        elif chance < 0.8:
            text = text[:at] + random.choice(PIECES) + text[at:]
        elif chance < 0.9:
            text = text[:at] + text[at + random.randrange(6) :]
        else:
            text = text[:at] + random.choice(texts) + text[at:]
    return text


def strings(count: int, seed: int) -> list[str]:
    random = Random(seed)
    return [
        random.choice(("", " ")).join(random.choice(TOKENS) for _ in range(random.randrange(2, 14)))
        for _ in range(count)
    ]


def promises(text: str) -> None:
    """What holds for every text: a tree whose spans lie in the text, and a verdict; raises where that fails."""
    for shell in ("bash", "sh", "zsh"):
        for node in walk(parse(text, shell=shell)):
            assert 0 <= node.start <= node.end <= len(text), (shell, node)
            assert not (isinstance(node, (n.Unreadable, n.BadPart)) and "error in this program" in node.cause), node
    assert not any("error in this program" in effect.because for effect in classify(text).effects)


def rounds(seconds: float, seed: int) -> int:
    """Ask until the time is over; the number of findings."""
    texts, failures = bases(), 0
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        library = compare.build(Path(folder)) if compare.available() else None
        while time.monotonic() - begin < seconds:
            found = mutants(texts, 4000, seed) + strings(6000, seed)
            failures += sum(map(_broken, found))
            if library is not None:
                report = compare.compare(library, found)
                print(f"seed {seed}: {compare.summary(report)}", *report.failures, sep="\n", flush=True)
                failures += len(report.failures)
            seed += 1
    return failures


def _broken(text: str) -> bool:
    try:
        promises(text)
    except Exception as error:
        print(f"{text!r}: {error!r}")
        return True
    return False


def led_by_coverage(seconds: float) -> None:
    import atheris

    def one(data: bytes) -> None:
        promises(data.decode("utf-8", "surrogateescape"))

    atheris.instrument_all()
    with tempfile.TemporaryDirectory() as folder:
        for number, text in enumerate(bases()):
            (Path(folder) / str(number)).write_bytes(text.encode("utf-8", "surrogateescape"))
        atheris.Setup(["fuzz", f"-max_total_time={int(seconds)}", "-max_len=400", folder], one)
        atheris.Fuzz()


def main() -> int:
    parser = argparse.ArgumentParser(description="Ask about texts nobody wrote.")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--atheris", action="store_true")
    options = parser.parse_args()
    if options.atheris:
        led_by_coverage(options.seconds)
        return 0
    return 1 if rounds(options.seconds, options.seed) else 0


if __name__ == "__main__":
    sys.exit(main())
