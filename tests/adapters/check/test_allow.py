"""Allow comments: on the line or the line before, with a reason, for a kind."""

from __future__ import annotations

import pathlib

import pytest

from riskclass.adapters.check.finding import Report
from riskclass.adapters.check.rule import Rule
from riskclass.adapters.check.scan import scan
from riskclass.model.risk import Risk
from riskclass.policy.finding import load

ALLOW = "# riskclass: allow[fs.delete] made by the test"


def checked(folder: pathlib.Path, name: str, text: str, rule: Rule | None = None) -> Report:
    (folder / name).write_text(text, encoding="utf-8")
    return scan(str(folder / name), name, rule or Rule(Risk.REVERSIBLE_LOW))


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.sh", f"rm x {ALLOW}\n"),
        ("a.sh", f"{ALLOW}\nrm x\n"),
        ("a.sh", f"\t{ALLOW}\r\nrm x\r\n"),
        ("a.sh", f"{ALLOW}\n# riskclass: allow[net.query] asks\nrm x && curl example.com\n"),
        ("a.sh", "# riskclass: allow[fs.delete, vcs.force] both\nrm x; git push --force 2>/dev/null\n"),
        ("a.sh", f"{ALLOW}\nls \\\n && rm \\\n x\n"),
        ("Makefile", f"a:\n\t{ALLOW}\n\trm x\n"),
        ("Dockerfile", f"FROM a\n{ALLOW}\nRUN ls && \\\n  rm x\n"),
        ("Dockerfile", f"FROM a\nRUN ls && \\\n{ALLOW}\n  rm x\n"),
        ("action.yml", f"runs:\n  steps:\n    - run: rm x {ALLOW}\n"),
        ("pyproject.toml", f"[tool.poe.tasks]\na = 'rm x' {ALLOW}\n"),
        ("deno.jsonc", '{"tasks": {\n// riskclass: allow[fs.delete] why\n"a": "rm x"}}\n'),
        ("a.service", "[Service]\n; riskclass: allow[fs.delete] why\nExecStart=rm x\n"),
        ("a.md", "<!-- riskclass: allow[fs.delete] why -->\n```sh\nls\nrm x\nrm y\n```\n"),
        ("a.md", f"```sh\nrm x {ALLOW}\n```\n"),
    ],
)
def test_it_lets_pass(tmp_path: pathlib.Path, name: str, text: str) -> None:
    report = checked(tmp_path, name, text)
    assert report.commands
    assert not [each for each in report.findings if each.kind == "fs.delete"]
    assert "fs.delete" not in {each.kind for each in report.unused}


@pytest.mark.parametrize(
    ("text", "unused"),
    [
        (f"{ALLOW}\nls\nrm x\n", [(1, 1)]),
        (f"rm x\n{ALLOW}\n", [(2, 1)]),
        (f"rm x\nls {ALLOW}\n", [(2, 4)]),
        ("rm x # riskclass: allow[vcs.force] why\n", [(1, 6)]),
    ],
)
def test_it_lets_nothing_else_pass(tmp_path: pathlib.Path, text: str, unused: list[tuple[int, int]]) -> None:
    report = checked(tmp_path, "a.sh", text)
    assert [each.kind for each in report.findings] == ["fs.delete"]
    assert [(each.line, each.column) for each in report.unused] == unused


@pytest.mark.parametrize(
    ("comment", "reason"),
    [
        ("# riskclass: allow[fs.delete]", "it gives no reason"),
        ("# riskclass: allow[fs.delete]  -  ", "it gives no reason"),
        ("# riskclass: allow[fs.delete] .", "it gives no reason"),
        ("# riskclass: allow[fs.delete] -->", "it gives no reason"),
        ("# riskclass: allow", "it names no kind"),
        ("# riskclass: allow[] why", "it names no kind"),
        ("# riskclass: allow[fs.remove] why", "there is no kind fs.remove"),
        ("# riskclass: allow[fs.delete, *] why", "there is no kind *"),
    ],
)
def test_one_that_does_not_count_is_a_finding(tmp_path: pathlib.Path, comment: str, reason: str) -> None:
    report = checked(tmp_path, "a.sh", f"ls\nrm x {comment}\n")
    kinds = [(each.line, each.column, each.kind) for each in report.findings]
    assert kinds == [(2, 4, "fs.delete"), (2, 6, "allow")]
    assert report.findings[1].reason == f"this allows nothing: {reason}"


#: Text that is no comment where it stands: each deletion is found all the same. @ is the rest of an allow.
TEXT = [
    ("a.sh", "rm /srv/x // @\n"),
    ("a.sh", "rm /srv/x ; @\n"),
    ("a.sh", "rm /srv/x <!-- @\n"),
    ("a.sh", "rm '/srv/x # @'\n"),
    ("a.sh", "rm /srv/x '# @'\n"),
    ("a.sh", "rm /srv/x\u00a0# @\n"),
    ("a.sh", "cat <<E\n# @\nE\nrm /srv/x\n"),
    ("a.sh", "cat '\n# @\n' && rm /srv/x\n"),
    ("package.json", '{"scripts": {"a": "rm /srv/x // @"}}'),
    ("package.json", '{"scripts": {"a": "rm /srv/x # @"}}'),
    ("package.json", '{"x": " // @", "scripts": {"a": "rm /srv/x"}}'),
    ("action.yml", "runs:\n  steps:\n    - name: ' # @'\n      run: rm /srv/x\n"),
    ("action.yml", "runs:\n  steps: [{name: ' # @', run: rm /srv/x}]\n"),
    ("action.yml", "runs:\n  steps:\n    - run: |\n        rm /srv/x // @\n"),
    ("pyproject.toml", "[tool.poe.tasks]\nb.help = ' # @'\na = 'rm /srv/x'\n"),
    ("pyproject.toml", "[tool.poe.tasks]\na = {help = ' # @', shell = 'rm /srv/x'}\n"),
    ("a.service", "[Service]\nExecStart=rm /srv/x # @\n"),
    ("Dockerfile", 'FROM a\nRUN ["rm", "/srv/x", " # @"]\n'),
    ("Dockerfile", "FROM a\nENV A=b # @\nRUN rm /srv/x\n"),
    ("compose.yaml", "services:\n  a:\n    command: 'rm /srv/x # @'\n"),
    ("Makefile", "a:\n\trm /srv/x // @\n"),
    ("justfile", "a:\n  rm /srv/x // @\n"),
    ("crontab", "* * * * * rm /srv/x // @\n"),
    ("tox.ini", "[testenv]\ncommands = rm /srv/x # @\n"),
    ("a.md", "```sh\nrm /srv/x <!-- @\n```\n"),
]


@pytest.mark.parametrize(("name", "text"), TEXT)
def test_text_that_is_no_comment_allows_nothing(tmp_path: pathlib.Path, name: str, text: str) -> None:
    report = checked(tmp_path, name, text.replace("@", ALLOW.removeprefix("# ")))
    assert "fs.delete" in {each.kind for each in report.findings}


@pytest.mark.parametrize(
    "text",
    [
        f"x=$(\n{ALLOW}\nrm x)\n",
        f"a() {{\n  {ALLOW}\n  rm x\n}}\n",
        f"if ls; then rm x; {ALLOW}\nfi\n",
        f"cat <<E\nx\nE\nrm x {ALLOW}\n",
    ],
)
def test_a_comment_of_the_shell_is_one_wherever_it_stands(tmp_path: pathlib.Path, text: str) -> None:
    report = checked(tmp_path, "a.sh", text)
    assert report.commands and "fs.delete" not in {each.kind for each in report.findings}


@pytest.mark.parametrize("text", [f"rm -rf / {ALLOW}\n", f"{ALLOW}\nrm -rf /\n", f"{ALLOW}\nls && \\\n rm -rf /\n"])
def test_none_lets_a_catastrophe_pass(tmp_path: pathlib.Path, text: str) -> None:
    report = checked(tmp_path, "a.sh", text)
    assert [each.whole for each in report.findings] == [True]
    assert len(report.unused) == 1


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        (f"{ALLOW}\nrm a \\\n && rm b \\\n && rm c\n", [3, 4]),
        (f"{ALLOW}\nls \\\n && rm b \\\n  x \\\n && rm c\n", [5]),
    ],
)
def test_of_joined_lines_the_first_of_the_kind_passes(tmp_path: pathlib.Path, text: str, lines: list[int]) -> None:
    report = checked(tmp_path, "a.sh", text)
    assert [each.line for each in report.findings] == lines


def test_one_for_a_class_that_passes_anyway_is_used(tmp_path: pathlib.Path) -> None:
    report = checked(tmp_path, "a.sh", f"{ALLOW}\nrm x\n", Rule(Risk.DESTRUCTIVE))
    assert (report.findings, report.unused) == ((), ())


def test_text_about_comments_is_none(tmp_path: pathlib.Path) -> None:
    text = f"Write `{ALLOW}`:\n\n```yaml\n{ALLOW}\n```\n\n```sh\nls x{ALLOW}\n```\n"
    report = checked(tmp_path, "a.md", text)
    assert (report.findings, report.unused) == ((), ())


def test_a_comment_answers_what_a_policy_asks_and_not_what_it_denies(tmp_path: pathlib.Path) -> None:
    policy = tmp_path / "p.toml"
    rules = [f'[[rule]]\ndecision = "{action}"\neffect = "{kind}"\n' for action, kind in WORDS]
    policy.write_text("\n".join(rules), encoding="utf-8")
    text = f"{ALLOW}\nrm x\n# riskclass: allow[vcs.force] why\ngit push --force\n"
    report = checked(tmp_path, "a.sh", text, Rule(Risk.READ_ONLY, load(str(policy))))
    assert [(each.kind, each.action) for each in report.findings] == [("vcs.force", "deny")]
    assert "p.toml:" in report.findings[0].because
    assert not report.unused


WORDS = (("ask", "fs.delete"), ("deny", "vcs.force"), ("allow", "vcs.remote"))
