"""Texts nobody wrote: the handwritten commands with a few characters changed, and tokens in any order."""

from __future__ import annotations

from random import Random

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
