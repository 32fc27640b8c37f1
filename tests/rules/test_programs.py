"""What sed scripts, awk programs and jq filters are read to do."""

from __future__ import annotations

import random
import shutil
import subprocess

import pytest

from riskclass.model.reading import Reading
from riskclass.model.text import Hole, Text, exact
from riskclass.rules.grammars import awk, jq, sed, tar_checkpoint


def _said(reading: Reading) -> list[str]:
    """`write out`, `code.opaque`, `sh: rm x`."""
    found = [
        f"{each.kind} {each.target.shown if each.target and '.' not in each.kind else ''}" for each in reading.findings
    ]
    return [each.strip() for each in found] + [f"{form}: {words[0].shown}" for form, words in reading.runs]


SED = {
    "s/a/b/g;1,3d": [],
    "/[/]w x/p": [],
    "s/[^]/]*/x/w out": ["write out"],
    "y/abc/xyz/;w out\np": ["write out"],
    "a w out": [],
    "a\\\nw no\nw yes": ["write yes"],
    "1!{p;r in\n}": ["read in"],
    "$e rm x": ["sh: rm x"],
    "e": ["code.opaque"],
    "s/x/rm y/gep": ["code.opaque"],
    "# w out": [],
    ":a;N;$!ba": [],
    "s/a": ["code.opaque"],
    "k": ["code.opaque"],
}
AWK = {
    "{print $1}": [],
    "{print (a > b)}": [],
    '{print a > "out"}': ["write out"],
    '{print a, b >> "log" }': ["append log"],
    '{print > $1 ".txt"}': ["write $.txt"],
    '{print | "sort -u"}': ["sh: sort -u"],
    'BEGIN{system("rm x")}': ["sh: rm x"],
    '{system("rm " $1)}': ["code.opaque", "sh: rm $"],
    'BEGIN{while (("ls" | getline x) > 0) print x}': ["sh: ls"],
    'BEGIN{getline x < "in"}': ["read in"],
    'BEGIN{if (1) /"/; system("id") #"}': ["sh: id"],
    '{x = $1 / system("id") / 2}': ["sh: id"],
    '$0 ~ /system("id")/': [],
    '{print "system(\\"id\\")"}': [],
    'BEGIN{awk::system("id")}': ["sh: id"],
    'BEGIN{system(sprintf("echo %s", "x"))}': ["sh: echo x"],
    'BEGIN{system(sprintf("echo %%s", "x"))}': ["sh: echo %s"],
    'BEGIN{system(sprintf("echo %c rm d", 59))}': ["code.opaque", "sh: echo %c rm d"],
    'BEGIN{system(sprintf("echo %5s", ";rm d"))}': ["code.opaque", "sh: echo %5s"],
    'BEGIN{system(sprintf("echo %.9s", ";rm d"))}': ["code.opaque", "sh: echo %.9s"],
    'BEGIN{system(sprintf("echo %1$s", ";rm d"))}': ["code.opaque"],
    'BEGIN{system(sprintf("echo %d", "1 #") ";rm d")}': ["code.opaque", "sh: echo %d;rm d"],
    '@load "x"': ["code.opaque"],
    '@include "x.awk"': ["@awk: x.awk"],
    'BEGIN{f = "system"; @f("id")}': ["code.opaque"],
    'BEGIN{ARGV[1] = "in"}': ["read in"],
    "BEGIN{for (k in ENVIRON) print k}": ["secret.env"],
    'BEGIN{print ENVIRON["HOME"]}': [],
    'BEGIN{print ENVIRON["API_KEY"]}': ["secret.env"],
    'BEGIN{print "x" |& "/inet/tcp/0/h/80"}': ["net.send"],
    "{print `}": ["code.opaque"],
}
JQ = {
    ".env, {env: .x}, {a, env}": [],
    '"\\(.x) env"': [],
    '"\\(env)"': ["secret.env"],
    "{a: env}": ["secret.env"],
    "$ENV.PATH": [],
    "$ENV.API_KEY": ["secret.env"],
    "$ENVIRONMENT": [],
    'import "m" as m; .': ["code.opaque"],
    'load("in")': ["read in"],
    "load(.x)": ["code.opaque"],
}
CHECKPOINT = {"dot": [], "echo=%u": [], "exec=rm x": ["sh: rm x"], "exe": ["code.opaque"]}


@pytest.mark.parametrize(
    ("module", "source", "said"),
    [
        pytest.param(module, source, said, id=source)
        for module, cases in ((sed, SED), (awk, AWK), (jq, JQ), (tar_checkpoint, CHECKPOINT))
        for source, said in cases.items()
    ],
)
def test_reads(module: object, source: str, said: list[str]) -> None:
    assert _said(module.read((exact(source),))) == said  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("module", "parts", "said"),
    [
        (sed, ("s/a/", Hole("$X", "not set"), "/"), ["code.opaque"]),
        (sed, (Hole("$N", "", "number"), "p"), []),
        (sed, ("s|a|", Hole("$HOME", "", "home"), "|"), []),
        (sed, ("s/a/", Hole("$HOME", "", "home"), "/"), ["code.opaque"]),
        (awk, ("{print $", Hole("$N", "", "number"), "}"), []),
        (awk, ("{print $", Hole("$N", "not set"), "}"), ["code.opaque"]),
        (awk, ('{print > "', Hole("$HOME", "", "home"), '/x"}'), ["write $HOME/x"]),
        (jq, (".[", Hole("$I", "", "number"), "]"), []),
        (jq, (".[", Hole("$I", "not set"), "]"), ["code.opaque"]),
    ],
)
def test_reads_what_is_not_static(module: object, parts: tuple[str | Hole, ...], said: list[str]) -> None:
    assert _said(module.read((Text(parts),))) == said  # type: ignore[attr-defined]


SED_PIECES = (
    *(
        "s/a/b/",
        "s/a/b/w",
        "s/[/]/x/",
        "s|a|b|e",
        "y/abc/xyz/",
        "/re/",
        "1",
        "$",
        "1,3",
        "2~3",
        "\\,x,",
        "!",
        "{",
        "}",
        ";",
        "\n",
    ),
    *(
        "w x",
        "r y",
        "e z",
        "e",
        "W q",
        "R q",
        "a foo",
        "a\\\nfoo",
        "i\\",
        "c bar",
        ":end",
        "t",
        "p",
        "d",
        "G",
        "l 5",
        "q",
        "=",
    ),
    *(
        "#c w x",
        "/a/I",
        "g",
        " ",
        "\\",
        "[",
        "]",
        "[:alpha:]",
        "0,/x/",
        "+3",
        "L",
        "s/x/\\\ny/",
        "s/[^]w]/x/w",
        "s/[[.].]/]/",
    ),
)
AWK_PIECES = (
    *(
        "print",
        'printf("%s",x)',
        "x",
        "$1",
        '"a > b"',
        "/re/",
        '/"/',
        "/[/]/",
        "1",
        " / ",
        "++",
        " > ",
        " >> ",
        " | ",
        " |& ",
    ),
    *(
        " < ",
        "getline",
        'system("id")',
        "system(x)",
        "(",
        ")",
        "{",
        "}",
        ";",
        "\n",
        ",",
        "?",
        ":",
        "if (x) ",
        "while (0) ",
    ),
    *(
        "a[i]",
        " in ",
        "!",
        "~",
        "=",
        "/=",
        "length",
        "# c\n",
        '"\\""',
        "f",
        "BEGIN ",
        "-1",
        '"x" | getline',
        'print > "f"',
        "\\\n",
    ),
)


def _made(pieces: tuple[str, ...], count: int, frame: str) -> list[str]:
    choose = random.Random(1)
    return [frame % "".join(choose.choices(pieces, k=choose.randint(1, 5))) for _ in range(count)]


def _refused(command: list[str]) -> bool:
    """Whether the program itself says that its sandbox forbids what the script does."""
    out = subprocess.run(
        command, input="x\n", capture_output=True, text=True, timeout=10, check=False, errors="replace"
    )
    return "sandbox" in out.stderr


@pytest.mark.skipif(shutil.which("sed") is None, reason="no sed")
def test_sed_agrees_that_a_script_does_nothing() -> None:
    for script in _made(SED_PIECES, 400, "%s"):
        if _said(sed.read((exact(script),))) == []:
            assert not _refused(["sed", "--sandbox", "-n", "-e", script]), script


@pytest.mark.skipif(shutil.which("gawk") is None, reason="no gawk")
def test_gawk_agrees_that_a_program_does_nothing() -> None:
    for program in _made(AWK_PIECES, 400, "BEGIN{%s}"):
        if _said(awk.read((exact(program),))) == []:
            assert not _refused(["timeout", "5", "gawk", "--sandbox", "--", program]), program
