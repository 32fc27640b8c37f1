"""What a format adds to the commands themselves: text that tools paste into scripts, what ADD fetches, its class."""

from __future__ import annotations

import pathlib

import pytest

from riskclass.adapters.check.rule import Rule
from riskclass.model.risk import Risk
from riskclass.policy.decide import Policy
from tests.adapters.check.test_scan import checked

#: Each way to write a script with something pasted in: the file, and the script in the place of @.
WAYS = {
    "ansible": ("tasks/a.yml", "- shell: |\n    @\n  name: x\n"),
    "task": ("Taskfile.yml", "tasks:\n  a:\n    cmds:\n      - |\n        @\n"),
    "just": ("justfile", "a x:\n    @\n"),
    "gitlab": (".gitlab-ci.yml", "a:\n  script:\n    - |\n      @\n"),
}
PASTED = {
    "ansible": ("{{ x }}", "{{ x | default(y) | quote }}", "code.opaque"),
    "task": ("{{.X}}", "{{.X | shellQuote}}", "code.opaque"),
    "just": ("{{x}}", "{{ quote(x) }}", "code.opaque"),
    "gitlab": ("$[[ inputs.x ]]", "$[[ inputs.x | posix_escape ]]", "code.injected"),
}


def found(folder: pathlib.Path, way: str, script: str) -> list[tuple[str, str]]:
    name, text = WAYS[way]
    report = checked(folder, name, text.replace("@", script))
    assert report.state == "read" and report.commands
    return [(each.kind, each.target) for each in report.findings]


@pytest.mark.parametrize("way", WAYS)
def test_what_is_pasted_becomes_code(tmp_path: pathlib.Path, way: str) -> None:
    plain, quoted, kind = PASTED[way]
    assert found(tmp_path, way, f"echo {plain}") == [(kind, plain)]
    assert found(tmp_path, way, f'echo "{plain}"') == [(kind, plain)]
    assert found(tmp_path, way, f"echo 'a b' {quoted} \"c\"") == []


#: Where a quoted word is not one: inside of other quotes, or where that cannot be told. @ is the word.
INSIDE = [
    'echo "@"',
    "echo 'a@'",
    "echo \"$(echo '@')\"",
    'echo "$(echo "@")"',
    'echo \'"\' "@"',
    'echo "a\\" @"',
    "echo `echo '@'`",
    "cat <<E; @",
    "# it's \"\n      echo @",
]


@pytest.mark.parametrize("script", INSIDE)
def test_a_quoted_word_inside_of_quotes_is_code(tmp_path: pathlib.Path, script: str) -> None:
    _, quoted, kind = PASTED["gitlab"]
    assert (kind, quoted) in found(tmp_path, "gitlab", script.replace("@", quoted))


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("tasks/a.yml", "- command: echo {{ x }}\n  name: a\n"),
        ("tasks/a.yml", "- shell: echo a chdir={{ x }}\n  name: a\n"),
        ("tasks/a.yml", "- shell: echo {% set x = 1 %}a\n  name: a\n"),
        ("justfile", "x := 'b'\na:\n    echo {{ x }}\n"),
        ("justfile", "a:\n    echo {{{{ x }}\n"),
        ("Taskfile.yml", "vars: {X: b}\ntasks: {a: 'echo {{.X}}'}\n"),
    ],
)
def test_what_is_no_code(tmp_path: pathlib.Path, name: str, text: str) -> None:
    report = checked(tmp_path, name, text)
    assert (report.commands, report.findings) == (1, ())


@pytest.mark.parametrize(
    ("name", "text", "targets"),
    [
        ("justfile", "x := 'b'\na:\n    rm {{x}}\n", ["b"]),
        ("justfile", "x := 'b; rm c' # why\na:\n    rm {{x}}\n", ["b", "c"]),
        ("justfile", "x := 'b'\nx := 'c'\na:\n    rm {{x}}\n", ["{{x}}"]),
        ("justfile", "x := 'b' + y\na:\n    rm {{x}}\n", ["{{x}}"]),
        ("justfile", "x := 'b'\na x:\n    rm {{x}}\n", ["{{x}}"]),
        ("Taskfile.yml", "vars: {X: b}\ntasks: {a: 'rm {{ .X }}'}\n", ["b"]),
        ("Taskfile.yml", "vars: {X: '{{.Y}}'}\ntasks: {a: 'rm {{ .X }}'}\n", ["{{ .X }}"]),
        ("Taskfile.yml", "vars: {X: b}\ntasks: {a: {vars: {X: c}, cmd: 'rm {{.X}}'}}\n", ["{{.X}}"]),
    ],
)
def test_variables_that_are_set_in_one_place(tmp_path: pathlib.Path, name: str, text: str, targets: list[str]) -> None:
    report = checked(tmp_path, name, text)
    assert [each.target for each in report.findings if each.kind == "fs.delete"] == targets


# -- ADD --


@pytest.mark.parametrize(
    ("lines", "kinds"),
    [
        ("ADD https://example.org/x.tar /opt/", ["fs.write /opt/x.tar"]),
        ("ADD --checksum=sha256:0 --chown=1:1 https://example.org/x y", ["fs.write y"]),
        ('ADD ["https://example.org/a b", "/opt/c d"]', ["fs.write /opt/c d"]),
        ("ADD git@example.org:a/b.git /src", ["fs.write /src"]),
        ("ADD a https://example.org/b c /opt/", ["fs.write /opt/b"]),
        ("ADD https://example.org/x /root/.ssh/authorized_keys", ["access.grant"]),
        ("ADD https://example.org/x /etc/cron.d/x", ["code.remote", "schedule.change"]),
        ("ADD https://example.org/x .", ["fs.write ./x"]),
        ("ENV V=1\nADD https://example.org/x /opt/$V", ["fs.write /opt/1"]),
        ("ARG U=a.jar\nADD ${U} /opt/a.jar", []),
        ("ARG U\nADD ${U} /opt/a.jar", ["fs.write /opt/a.jar"]),
        ("ONBUILD ADD https://example.org/x /x", ["fs.write /x"]),
        ("ADD a.tar.gz /opt/\nADD\nADD x", []),
        ("COPY a /opt/", []),
    ],
)
def test_what_a_dockerfile_adds(tmp_path: pathlib.Path, lines: str, kinds: list[str]) -> None:
    report = checked(tmp_path, "Dockerfile", f"FROM a\n{lines}\n")
    said = [f"{each.kind} {each.target}" for each in report.findings]
    assert len(said) == len(kinds)
    assert all(each.startswith(kind) for each, kind in zip(said, kinds, strict=True))


def test_what_is_added_is_called_by_its_own_name(tmp_path: pathlib.Path) -> None:
    (finding,) = checked(tmp_path, "Dockerfile", "FROM a\nADD https://example.org/x /opt/x\n").findings
    assert (finding.line, finding.column, finding.reason, finding.where) == (2, 27, "ADD /opt/x: writes", "ADD")
    assert finding.rule == "add/fs.write"


# -- policies and what a format adds --


def policy(folder: pathlib.Path, text: str) -> Policy:
    file = folder / "policy.toml"
    file.write_text(f'[classes]\nread_only = "allow"\nunknown = "allow"\nexposure = "deny"\n{text}', encoding="utf-8")
    return Policy.load(str(file))


def test_a_class_of_a_policy_reaches_what_a_format_adds(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain, _, kind = PASTED["task"]
    name, text = WAYS["task"]
    text = text.replace("@", f"echo {plain}")
    lax, strict = (Rule(Risk.READ_ONLY, policy(tmp_path, words)) for words in ("", f'[remap]\n"{kind}" = "exposure"\n'))
    assert checked(tmp_path, name, text, lax).findings == ()
    (finding,) = checked(tmp_path, name, text, strict).findings
    assert (finding.kind, finding.risk_class, finding.action) == (kind, "exposure", "deny")


def test_a_class_of_a_policy_reaches_files_that_cannot_be_read(tmp_path: pathlib.Path) -> None:
    lax, strict = (
        Rule(Risk.READ_ONLY, policy(tmp_path, words)) for words in ("", '[remap]\n"unparsed" = "exposure"\n')
    )
    assert checked(tmp_path, "action.yml", "runs: [", lax).findings == ()
    assert [each.action for each in checked(tmp_path, "action.yml", "runs: [", strict).findings] == ["deny"]


def test_a_context_of_a_policy_reaches_what_a_format_adds(tmp_path: pathlib.Path) -> None:
    plain, _, kind = PASTED["ansible"]
    rule = f'[[rule]]\neffect = "{kind}"\ncontext = "user:root"\ndecision = "deny"\n'
    text = f"- shell: echo {plain}\n  become: true\n- shell: echo {plain}\n  name: b\n"
    report = checked(tmp_path, "tasks/a.yml", text, Rule(Risk.READ_ONLY, policy(tmp_path, rule)))
    assert [(each.line, each.action) for each in report.findings] == [(1, "deny")]


#: A workflow with a step that runs `echo` of an expression, and what is found there. @ is a deletion.
GITHUB = [
    ("env: {X: 'a; @'}", "run: 'echo ${{ env.X }}'", ["fs.delete"]),
    ("env: {X: 'a; @'}", "run: 'echo ${{env.x}}'", ["fs.delete"]),
    ("env: {X: 'ls'}", "{run: 'echo ${{ env.X }}', env: {X: 'a; @'}}", ["fs.delete"]),
    ("env: {X: 'a'}", "run: 'echo ${{ env.X }}'", []),
    ("strategy: {matrix: {c: ['a', 'b; @']}}", "run: 'echo ${{ matrix.c }}'", ["fs.delete"]),
    ("strategy: {matrix: {include: [{c: 'b; @'}]}}", "run: 'echo ${{ matrix.c }}'", ["fs.delete"]),
    ("strategy: {matrix: {c: [a, b]}}", "run: 'echo ${{ matrix.c }}'", []),
    ("strategy: {matrix: '${{ fromJSON(x) }}'}", "run: 'echo ${{ matrix.c }}'", ["code.opaque"]),
    ("", "run: \"echo ${{ '; @' }}\"", ["fs.delete"]),
    ("", "run: \"echo ${{ format('; @') }}\"", ["code.opaque"]),
    ("", "run: 'echo ${{ steps.a.outputs.b }}'", ["code.opaque"]),
    ("", "run: 'echo ${{ github.sha }} ${{ github.run_id }}'", []),
    ("env: {T: '${{ github.event.issue.title }}'}", "run: 'echo ${{ env.T }}'", ["code.injected"]),
    ("env: {T: '${{ github.event.issue.title }}'}", "run: \"echo ${{ env['T'] }}\"", ["code.injected"]),
    ("env: {T: '${{ github.event.issue.title }}'}", "run: \"echo ${{ format('{0}', env.T) }}\"", ["code.injected"]),
    ("env: {T: '${{ github.event.issue.title }}'}", "run: 'echo \"$T\"'", []),
    ("", "{run: ls, shell: \"bash -c '@' {0}\"}", ["fs.delete"]),
    ("", "{run: ls, shell: 'bash --norc -leo pipefail {0}'}", []),
    ("", "{run: ls, shell: 'bash -O extglob {0}'}", []),
    ("", "{run: ls, env: {BASH_ENV: ./x}}", ["code.injected"]),
    ("", "{uses: 'docker://a', with: {entrypoint: rm, args: /srv/x}}", ["fs.delete"]),
    ("", "{uses: 'docker://a', with: {args: '@'}}", ["fs.delete"]),
    ("", "{uses: 'docker://a', with: {args: '-x @'}}", []),
]


@pytest.mark.parametrize(("job", "step", "kinds"), GITHUB)
def test_github(tmp_path: pathlib.Path, job: str, step: str, kinds: list[str]) -> None:
    text = f"jobs:\n  a:\n    {job}\n    steps:\n    - {step}\n".replace("@", "rm /srv/x")
    report = checked(tmp_path, ".github/workflows/a.yml", text)
    assert report.state == "read"
    assert sorted({each.kind for each in report.findings}) == kinds


def test_a_docker_action(tmp_path: pathlib.Path) -> None:
    text = "runs:\n  using: docker\n  image: a\n  pre-entrypoint: ls\n  entrypoint: rm\n  args: [/srv/x]\n"
    assert [each.kind for each in checked(tmp_path, "action.yml", text).findings] == ["fs.delete"]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("pixi.toml", "[tasks]\na = 'ls {{ x }}'\n"),
        ("pyproject.toml", "[tool.pixi.tasks]\na = {cmd = 'ls {{ x }}'}\n"),
        ("compose.yaml", "services: {a: {healthcheck: {test: 'ls ${X:-b}'}}}\n"),
        ("compose.yaml", "services: {a: {healthcheck: {test: [CMD-SHELL, 'ls $X']}}}\n"),
    ],
)
def test_other_tools_paste_too(tmp_path: pathlib.Path, name: str, text: str) -> None:
    assert [each.kind for each in checked(tmp_path, name, text).findings] == ["code.opaque"]


def test_a_dollar_for_the_shell_is_no_insertion(tmp_path: pathlib.Path) -> None:
    text = "services: {a: {healthcheck: {test: 'ls $$X'}}}\n"
    assert checked(tmp_path, "compose.yaml", text).findings == ()
