"""What we say a program prints is what it prints: the real programs are asked."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from riskclass.model.text import exact
from riskclass.rules.pure import PURE

CASES: list[tuple[list[str], str | None]] = [
    (["echo"], None),
    (["echo", "a", "b c"], None),
    (["echo", "-n", "x"], None),
    (["echo", "-ne", r"\x72\0155 a\tb\\n", r"\x7"], None),
    (["echo", "-e", "-E", r"a\nb"], None),
    (["echo", "-Een", r"a\nb"], None),
    (["cat"], "a\nb"),
    (["cat", "-"], "a"),
    (["cat", "/dev/null"], None),
    (["printf", "%s\\n", "a", "b"], None),
    (["printf", "rm %s\\n", "x"], None),
    (["printf", "a%%b\\tc"], None),
    (["printf", r"\162\x6d%%s\x7"], None),
    (["printf", "plain", "left", "over"], None),
    (["printf", "%s-%s;", "a", "b", "c"], None),
    (["basename", "/a/b.txt"], None),
    (["basename", "/a/b.txt", ".txt"], None),
    (["basename", ".txt", ".txt"], None),
    (["basename", "a/"], None),
    (["basename", "/"], None),
    (["dirname", "/a/b"], None),
    (["dirname", "/a"], None),
    (["dirname", "a"], None),
    (["dirname", "a//b/"], None),
    (["dirname", "/"], None),
    (["seq", "3"], None),
    (["seq", "2", "4"], None),
    (["seq", "5", "-2", "1"], None),
    (["seq", "3", "1"], None),
    (["tr", "a-y", "b-z"], "hal"),
    (["tr", "-d", "x"], "rxm"),
    (["tr", "A-Z", "a-z"], "RM -RF X"),
    (["rev"], "x fr- mr\nab\n"),
    (["base64", "-d"], "cm0gLXJmIHg="),
    (["xxd", "-r", "-p"], "726d2078"),
    (["head", "-n", "2"], "a\nb\nc\n"),
    (["head", "-1"], "a\nb"),
    (["tail", "-n", "1"], "a\nb\nc\n"),
    (["tail"], "a\n"),
    (["grep", "b"], "a\nb\nab\n"),
    (["grep", "-v", "^a"], "a\nb\nab"),
    (["grep", "-F", "a.b"], "a.b\naxb\n"),
    (["grep", "-Fv", "^a"], "^a\nb\n"),
    (["grep", "-E", "^ab$"], "ab\nabc\n"),
    (["grep", ""], "a\n\n"),
    (["sort"], "b\na\nc\n"),
    (["sort", "-ru"], "b\na\nb"),
    (["tac"], "b\na\n"),
    (["cut", "-d:", "-f2"], "a:b:c\nd\ne:f\n"),
    (["cut", "-d", ":", "-f", "3"], "a:b\n"),
    (["sed", "s/a/b/"], "aa\naa\n"),
    (["sed", "s/a/b/g"], "aa\naa\n"),
    (["sed", "s|a|/|"], "a"),
    (["tac"], "a\nb"),
    (["dirname", ""], None),
    (["date", "+rm%%x"], None),
]


@pytest.mark.parametrize(("argv", "stdin"), CASES, ids=lambda each: repr(each))
def test_the_real_program_prints_the_same(argv: list[str], stdin: str | None) -> None:
    program = shutil.which(argv[0])
    if program is None:
        pytest.skip(f"there is no {argv[0]}")
    ours = PURE[argv[0]](tuple(map(exact, argv[1:])), exact(stdin) if stdin is not None else None)
    assert ours is not None
    done = subprocess.run([program, *argv[1:]], input=stdin or "", capture_output=True, text=True, check=True, env={})
    assert ours.exact == done.stdout


@pytest.mark.parametrize(
    ("argv", "stdin"),
    [
        (["echo", "-e", "a\\cb"], None),
        (["printf", "%x", "10"], None),
        (["printf", "\\u0041"], None),
        (["printf", "-v", "x"], None),
        (["printf", "%d", "x"], None),
        (["seq", "1", "0.5", "3"], None),
        (["seq", "1", "9999999"], None),
        (["tr", "[:upper:]", "[:lower:]"], "A"),
        (["tr", "abc", "x"], "a"),
        (["base64", "-d"], "!"),
        (["base64", "-d", "f"], "YQ=="),
        (["head", "f"], "a"),
        (["tail", "-f"], "a"),
        (["sed", "s/a*/b/"], "a"),
        (["sed", "-n", "p"], "a"),
        (["rev", "f"], "a"),
        (["head", "-n-1"], "a\nb\n"),
        (["tail", "-n-2"], "a\\nb\\n"),
        (["tail", "-n+2"], "a\nb\n"),
        (["tr", "éx", " ;"], "é"),
        (["tr", "z-a", "z-a"], "a"),
        (["cut", "-f2", "f"], "a\tb"),
        (["cut", "-d", "\n", "-f1"], "a\nb"),
        (["cut", "-f1", "-c1"], "a"),
        (["grep", "a\nb"], "b\nc\n"),
        (["grep", "-", "a"], "b\nc\n"),
        (["sort", "--files0-from=f"], ""),
        (["sed", "s//x/"], "a"),
        (["basename", "ax", "-sx"], None),
    ],
    ids=lambda each: repr(each),
)
def test_what_is_not_followed_is_not_known(argv: list[str], stdin: str | None) -> None:
    assert PURE[argv[0]](tuple(map(exact, argv[1:])), exact(stdin) if stdin is not None else None) is None


def test_what_a_format_of_date_says_is_kept() -> None:
    def shown(format: str) -> list[str]:
        found = PURE["date"]((exact(format),), None)
        assert found is not None
        return [part if isinstance(part, str) else "?" for part in found.parts]

    assert shown("+%F") == ["?", "\n"]
    assert shown("+%Y-%m-%dT%H:%M:%S") == ["?", "\n"]
    assert shown("+%Y/%m") == ["?", "\n"]
    assert shown("+shadow") == ["shadow\n"]
    assert shown("+b-%-d.tgz%n") == ["b-", "?", ".tgz\n\n"]
    assert shown("+%Y/../%m") == ["?", "/../", "?", "\n"]
