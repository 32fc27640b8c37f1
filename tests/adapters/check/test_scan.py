"""One file, whatever is in it: what becomes of it, and that nothing is let pass unseen."""

from __future__ import annotations

import os
import pathlib
from collections.abc import Callable
from typing import Any

import pytest

from riskclass.adapters.check import formats, found, placed, scan
from riskclass.adapters.check.finding import STATES, Report
from riskclass.adapters.check.rule import Rule
from riskclass.api import classify_template
from riskclass.model.risk import Risk
from riskclass.model.text import Hole
from riskclass.model.verdict import Verdict
from tests.growth import growth

RULE = Rule(Risk.REVERSIBLE_LOW)
DELETES = "rm -rf /srv/x"


def checked(folder: pathlib.Path, name: str, data: bytes | str, rule: Rule = RULE) -> Report:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    report = scan.scan(str(path), name, rule)
    assert report.state in STATES
    return report


def places(report: Report) -> list[tuple[int, int, str]]:
    return [(each.line, each.column, each.kind) for each in report.findings]


@pytest.mark.parametrize(
    ("name", "format"),
    [
        ("a/b.sh", "shell"),
        ("x/.bashrc", "shell"),
        ("PKGBUILD", "shell"),
        ("sub/GNUmakefile", "makefile"),
        ("Dockerfile.dev", "dockerfile"),
        ("docker-compose.prod.yml", "compose"),
        (".github/workflows/x.yaml", "github"),
        ("deep/action.yml", "github"),
        ("ci/x.gitlab-ci.yml", "gitlab"),
        ("taskfile.dist.yaml", "taskfile"),
        ("lib/systemd/system/a.service.d/x.conf", "systemd"),
        ("/etc/cron.d/x", "crontab"),
        ("docs/a.md", "markdown"),
        ("a.yml", "ansible"),
        ("a.py", None),
        ("myMakefile", None),
        ("compose.txt", None),
    ],
)
def test_a_name_tells_the_format(name: str, format: str | None) -> None:
    found = formats.by_name(name)
    assert (formats.title(found) if found else None) == format


@pytest.mark.parametrize(
    ("line", "format"),
    [
        ("#!/bin/sh", "shell"),
        ("#! /usr/bin/env -S FOO=1 bash -eu", "shell"),
        ("#!/bin/busybox sh", "shell"),
        ("#!/usr/bin/fish", "shell"),
        ("#!/usr/bin/make -f", "makefile"),
        ("#!/usr/bin/env just -f", "justfile"),
        ("#!/usr/bin/env python3", None),
        ("#!", None),
        ("rm x", None),
    ],
)
def test_so_does_a_first_line(line: str, format: str | None) -> None:
    found = formats.by_first_line(line)
    assert (formats.title(found) if found else None) == format


def test_a_script_without_a_telling_name(tmp_path: pathlib.Path) -> None:
    assert places(checked(tmp_path, "run", "\ufeff#!/bin/sh\r\nrm -rf /srv/x\r\n")) == [(2, 8, "fs.delete")]
    assert checked(tmp_path, "data", "rm -rf /srv/x\n").state == "other"
    assert places(checked(tmp_path, "run.sh", "#!/usr/bin/env python3\nimport os\nos.remove('/srv/x')\n")) == [
        (1, 1, "fs.delete")
    ]


@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("start", ["", "\ufeff"])
@pytest.mark.parametrize(
    ("name", "text", "place"),
    [
        ("a.sh", "ls\n\tls é; rm -rf \\\n /srv/x\n", (3, 2)),
        ("Makefile", "a:\n\t@ls é; \\\n\trm -rf /srv/x\n", (3, 9)),
        ("Dockerfile", "FROM a\nRUN ls é \\\n  && rm -rf /srv/x\n", (3, 13)),
        ("compose.yml", "services:\n  é:\n    command: >\n      rm -rf\n      /srv/x\n", (5, 7)),
        (
            ".github/workflows/a.yml",
            "jobs:\n  é:\n    steps:\n    - run: |\n        ls\n        rm -rf /srv/x\n",
            (6, 16),
        ),
        (".gitlab-ci.yml", "é:\n  script: [ls, 'rm -rf /srv/x']\n", (2, 24)),
        ("package.json", '{"scripts":\n{"é": "ls && rm -rf /srv/x"}}\n', (2, 21)),
        ("pyproject.toml", "[tool.poe.tasks]\na = 1 # é\nb = 'ls é; rm -rf /srv/x'\n", (3, 19)),
        ("tox.ini", "[testenv]\ncommands =\n  ls é\n  rm -rf \\\n  /srv/x\n", (5, 3)),
        ("justfile", "a:\n  ls é; \\\n  rm -rf /srv/x\n", (3, 10)),
        ("Taskfile.yml", "tasks:\n  é: 'rm -rf /srv/x'\n", (2, 14)),
        ("a.service", "[Service]\nExecStart=/bin/rm -rf \\\n é /srv/x\n", (3, 2)),
        ("crontab", "# é\n@daily ls; rm -rf /srv/x\n", (2, 19)),
        ("tasks/main.yml", "- name: é\n  shell: |\n    rm -rf /srv/x\n", (3, 12)),
        ("a.md", "é\n\n> ```sh\n> rm -rf /srv/x\n> ```\n", (4, 10)),
    ],
)
def test_line_ends_and_byte_order_marks(
    tmp_path: pathlib.Path, name: str, text: str, place: tuple[int, int], start: str, end: str
) -> None:
    """The places are those of an editor: the mark is no column, a line ends the same way."""
    report = checked(tmp_path, name, (start + text.replace("\n", end)))
    assert report.state == "read", report.why
    assert places(report)[0] == (*place, "fs.delete")


@pytest.mark.parametrize(
    "name", ["a.sh", "Makefile", "Dockerfile", "compose.yml", "action.yml", "package.json", "tox.ini"]
)
def test_an_empty_file(tmp_path: pathlib.Path, name: str) -> None:
    report = checked(tmp_path, name, "")
    assert report.commands == 0
    assert places(report) == ([(1, 1, "unparsed")] if name == "package.json" else [])


@pytest.mark.parametrize(
    ("name", "data", "state", "kind"),
    [
        ("a.sh", b"ls\0\xff", "binary", "unparsed"),
        ("a.sh", b"# " + b"x" * scan.LARGEST, "large", "limit"),
        ("action.yml", b"runs: [", "broken", "unparsed"),
        ("action.yml", b"a: *b", "broken", "unparsed"),
        ("package.json", b"{'a': 1}", "broken", "unparsed"),
        ("pyproject.toml", b"a = = 1", "broken", "unparsed"),
        ("roles/x/tasks/main.yml", b"- shell: a\n  name: [", "broken", "unparsed"),
    ],
)
def test_what_cannot_be_read_is_named_and_a_finding(
    tmp_path: pathlib.Path, name: str, data: bytes, state: str, kind: str
) -> None:
    report = checked(tmp_path, name, data)
    assert (report.state, bool(report.why)) == (state, True)
    assert [each.kind for each in report.findings] == [kind]
    assert not checked(tmp_path, name, data, Rule(Risk.UNKNOWN)).findings


def test_broken_yaml_of_another_tool_is_none_of_ours(tmp_path: pathlib.Path) -> None:
    assert not checked(tmp_path, "chart/x.yaml", "name: {{ .x }}\ncommand: [a]\n").findings
    assert checked(tmp_path, "k8s/x.yaml", "kind: Pod\n").state == "other"
    large = checked(tmp_path, "openapi.yaml", b"# " + b"x" * scan.LARGEST)
    assert (large.state, large.findings) == ("large", ())
    assert checked(tmp_path, "x.cron", "#!/usr/bin/perl\n@daily rm x\n").state == "other"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read(tmp_path: pathlib.Path) -> None:
    (tmp_path / "a.sh").write_text(DELETES)
    (tmp_path / "a.sh").chmod(0)
    report = scan.scan(str(tmp_path / "a.sh"), "a.sh", RULE)
    assert (report.state, [each.kind for each in report.findings]) == ("unreadable", ["unparsed"])


def test_a_file_that_is_gone(tmp_path: pathlib.Path) -> None:
    report = scan.scan(str(tmp_path / "a.sh"), "a.sh", RULE)
    assert (report.state, report.why) == ("unreadable", "No such file or directory")


def test_pipes_are_not_opened_and_links_not_followed(tmp_path: pathlib.Path) -> None:
    os.mkfifo(tmp_path / "a.sh")
    assert scan.scan(str(tmp_path / "a.sh"), "a.sh", RULE, named=True).state == "special"
    (tmp_path / "to.sh").write_text(DELETES)
    (tmp_path / "b.sh").symlink_to("to.sh")
    (tmp_path / "loop.sh").symlink_to("loop.sh")
    assert scan.scan(str(tmp_path / "b.sh"), "b.sh", RULE).state == "link"
    assert places(scan.scan(str(tmp_path / "b.sh"), "b.sh", RULE, named=True)) == [(1, 8, "fs.delete")]
    assert scan.scan(str(tmp_path / "loop.sh"), "loop.sh", RULE, named=True).state == "unreadable"


def test_bytes_that_are_no_utf8_do_not_hide_a_command(tmp_path: pathlib.Path) -> None:
    assert places(checked(tmp_path, "a.sh", b"echo \xe9\nrm -rf /srv/\xe9\n")) == [(2, 8, "fs.delete")]
    assert places(checked(tmp_path, "action.yml", b"runs: {steps: [{run: 'ls \xe9; rm -rf /srv/x'}]}")) == [
        (1, 36, "fs.delete")
    ]


def test_a_private_character_of_the_file_is_no_hole_of_ours(tmp_path: pathlib.Path) -> None:
    report = checked(tmp_path, "Taskfile.yml", "tasks: {a: 'rm {{.X}} \U00100000 \U00100001'}")
    assert [each.kind for each in report.findings if each.kind != "code.opaque"] == ["fs.delete"] * 3


def test_a_bug_stops_nothing_and_permits_nothing(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def explode(file: object) -> None:
        raise RecursionError

    monkeypatch.setattr(formats.shell, "find", explode)
    report = checked(tmp_path, "a.sh", DELETES)
    assert (report.state, [each.kind for each in report.findings]) == ("broken", ["unparsed"])


def test_too_many_texts_are_said(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scan, "MOST", 3)
    report = checked(tmp_path, "tox.ini", "[testenv]\ncommands =\n" + "  rm x\n" * 5)
    assert sorted({each.kind for each in report.findings}) == ["fs.delete", "limit"]


#: Text that scanners with a loop in a loop, or a pattern that backtracks, are slow on.
HOSTILE = (
    "\n",
    " ",
    "\t\n",
    "$(",
    "${",
    "${{ ",
    "{{ ",
    "`",
    '"',
    "\\\n",
    "a:\n\ta\n",
    "<<A ",
    "[",
    "a: ",
    "> ",
    "# riskclass: allow[limit] x\n",
)


@pytest.mark.parametrize("token", HOSTILE)
@pytest.mark.parametrize(
    "name", ["Makefile", "Dockerfile", "action.yml", "package.json", "tox.ini", "justfile", "a.service", "a.md"]
)
def test_time_grows_with_the_text(
    tmp_path: pathlib.Path, name: str, token: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scan, "MOST", 0)

    def read(size: int) -> None:
        assert "could not be read" not in checked(tmp_path, name, token * (size // len(token))).why

    assert growth(read, 30_000) < 10


@pytest.mark.parametrize(
    ("name", "text", "targets"),
    [
        (
            "Dockerfile",
            "FROM a\nENV D=/srv/d E='f g'\nENV H /h\nRUN rm $D/x $E $H\n",
            ["/srv/d/x", "f", "g", "/h"],
        ),
        ("Dockerfile", "FROM a\nENV D=/a\nENV D=$X\nRUN rm $D\nFROM b\nRUN rm $D\n", ["$D", "$D"]),
        ("action.yml", "runs: {steps: [{run: 'echo a > $GITHUB_OUTPUT; rm $RUNNER_TEMP/x'}]}", []),
        (
            ".github/workflows/a.yml",
            "env: {A: a, B: b}\njobs: {j: {env: {B: '${{ x }}', C: c}, steps: [{run: 'rm $A $B $C', env: {A: d}}]}}\n",
            ["d", "$B", "c"],
        ),
        ("Makefile", "D = build\nD2 := $(D)/x\nE ?= a\nE = b\na:\n\trm $(D2) $(E)\n", ["build/x", "$(E)"]),
        ("Makefile", "a:\n\t$(info rm x)\n\trm $(CURDIR)/b\n", ["$(CURDIR)/b"]),
        ("Makefile", "D = a\nb: D = c\nb:\n\trm $(D)\n", ["$(D)"]),
        ("Makefile", "A = $(B) x\nB = $(A)\na:\n\trm y $(A)\n", ["y", "$(B)", "x"]),
    ],
)
def test_variables_that_the_file_sets(tmp_path: pathlib.Path, name: str, text: str, targets: list[str]) -> None:
    report = checked(tmp_path, name, text)
    assert [each.target for each in report.findings] == targets


def test_an_image_starts_its_entry_point_with_its_command(tmp_path: pathlib.Path) -> None:
    text = 'FROM a\nENTRYPOINT []\nCMD ["rm", "x"]\nFROM b\nCMD ["--port", "80"]\n'
    text += 'FROM c\nENTRYPOINT rm y\nCMD ["rm", "z"]\n'
    assert [each.target for each in checked(tmp_path, "Dockerfile", text).findings] == ["x", "y"]


def test_the_escape_of_a_dockerfile(tmp_path: pathlib.Path) -> None:
    text = "# escape=`\nFROM a\nRUN ls `\n  && rm x\\\nRUN ls\n"
    assert places(checked(tmp_path, "Dockerfile", text)) == [(4, 9, "fs.delete")]


def test_values_that_grow_are_bounded(tmp_path: pathlib.Path) -> None:
    """Each value a thousand times the one before: what is left out stays a variable."""
    lines = "".join(f"{name} = {f'$({before})' * 1000}\n" for before, name in zip("ABCDE", "BCDEF", strict=True))
    report = checked(tmp_path, "Makefile", f"A = a\n{lines}x:\n\trm $(F)\n")
    (finding,) = report.findings
    assert finding.target.startswith("$(") and len(finding.target) < 10_000


@pytest.mark.parametrize(
    ("name", "head", "line", "hole"),
    [
        ("Makefile", "X = {}\na:\n", "\trm $(X)\n", "$(X)"),
        ("justfile", "x := '{}'\na:\n", "    rm {{x}}\n", "{{x}}"),
        ("Taskfile.yml", "vars: {{X: {}}}\ntasks:\n a:\n", "  - rm {{.X}}\n", "{{.X}}"),
    ],
)
def test_values_filled_in_again_and_again_are_bounded(
    tmp_path: pathlib.Path, name: str, head: str, line: str, hole: str
) -> None:
    """What a file may hold of them would be gigabytes; beyond the bound they are words that are not known."""
    report = checked(tmp_path, name, head.format("x" * 4000) + line * 600)
    targets = [each.target for each in report.findings if each.kind == "fs.delete"]
    assert len(targets) == 600
    assert targets[0].startswith("xxx") and targets[-1] == hole


def test_more_variables_than_are_followed(tmp_path: pathlib.Path) -> None:
    lines = "".join(f"ENV A{number}=b\n" for number in range(1001))
    (finding,) = checked(tmp_path, "Dockerfile", f"FROM a\n{lines}RUN ls\n").findings
    assert (finding.kind, finding.line) == ("limit", 1003)


def test_values_of_values_of_values_are_bounded(tmp_path: pathlib.Path) -> None:
    lines = "".join(f"A{number} = $(A{number + 1})\n" for number in range(5000))
    (finding,) = checked(tmp_path, "Makefile", f"{lines}a:\n\trm $(A0)\n").findings
    assert finding.target.startswith("$(A")


def test_a_text_is_judged_with_its_own_holes_alone(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else many lines with a hole each take the square of the time."""
    given: list[int] = []

    def seen(text: str, holes: list[Hole], **known: Any) -> Verdict:
        given.append(len(holes))
        return classify_template(text, holes, **known)

    monkeypatch.setattr(found, "classify_template", seen)
    lines = "".join(f"\trm $(A{number}) $(B)\n" for number in range(50))
    report = checked(tmp_path, "Makefile", f"a:\n{lines}")
    assert set(given) == {2}
    assert [each.target for each in report.findings[-2:]] == ["$(A49)", "$(B)"]


@pytest.mark.parametrize(
    ("expression", "foreign"),
    [
        ("github.event.issue.title", True),
        ("github.event.commits[0].message", True),
        ("github.event['issue'].title", True),
        ("github['event']", True),
        ("toJSON(github)", True),
        ("GitHub.Head_Ref", True),
        ("inputs.path", True),
        ("inputs['path']", True),
        ("github.event.inputs.id", True),
        ("github.event.client_payload.sha", True),
        ("github.event.identity", True),
        ("format('{0}', github.event.pull_request.body)", True),
        ("github.event.pull_request.number", False),
        ("github.event.pull_request.head.sha", False),
        ("github.event_name", False),
        ("github.sha", False),
        ("matrix.os", False),
        ("steps.inputs_of.outputs.x", False),
    ],
)
def test_what_others_may_choose_is_code(tmp_path: pathlib.Path, expression: str, foreign: bool) -> None:
    report = checked(tmp_path, "action.yml", f'runs:\n steps:\n - run: |\n    echo "${{{{ {expression} }}}}"\n')
    assert ("code.injected" in {each.kind for each in report.findings}) is foreign


def test_more_holes_than_can_be_told_apart(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(placed, "_HOLES", 2)
    report = checked(tmp_path, "Taskfile.yml", "tasks: {a: 'rm {{.A}} {{.B}} {{.C}} {{.D}} {{.A}}'}")
    deleted = [each.target for each in report.findings if each.kind == "fs.delete"]
    assert deleted == ["{{.A}}", "{{.B}}", "…", "…", "{{.A}}"]


#: Files that patterns with more than one way to match, or copies for each command, would take minutes for.
LONG: dict[str, tuple[str, Callable[[int], str], int]] = {
    "prompt": ("a.md", lambda size: "```console\na@" + "b" * size + "\n```\n", 200_000),
    "header": ("justfile", lambda size: "a" * size + "\n", 200_000),
    "string": ("justfile", lambda size: 'x := "' + '\\"' * size + "\n", 100_000),
    "shell": ("justfile", lambda size: "x := shell('a' + " * size + "\n", 10_000),
    "settings": ("justfile", lambda size: "set shell := [\n" * size, 10_000),
    "lookups": ("tasks/a.yml", lambda size: '- debug: msg="' + "lookup('pipe', 'a' ~ " * size + '"\n', 10_000),
    "values": (
        "Taskfile.yml",
        lambda size: f"vars:\n  A: {'b' * size}\ntasks:\n  a:\n    cmds:\n    - '{'{{.A}}' * 1000}'\n",
        50_000,
    ),
    "variables": (
        "Dockerfile",
        lambda size: "FROM a\n" + "".join(f"ENV A{number}=b\nRUN ls\n" for number in range(size)),
        900,
    ),
    "nested": ("Makefile", lambda size: "a:\n\tls " + "$(if " * size + "\n", 10_000),
    "evaluated": ("Makefile", lambda size: "$(eval $(eval $(X)))\n" * size, 2000),
}


@pytest.mark.parametrize("what", LONG)
def test_time_goes_with_the_size_of_a_file(tmp_path: pathlib.Path, what: str) -> None:
    name, text, size = LONG[what]
    assert growth(lambda size: checked(tmp_path, name, text(size)), size) < 10


def test_a_file_that_takes_too_long_is_a_finding(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scan, "SECONDS", -1.0)
    report = checked(tmp_path, "Makefile", "a:\n\tls\n\tls\n")
    assert [(each.line, each.kind) for each in report.findings] == [(2, "limit")]
    assert "seconds for one file" in report.findings[0].reason
