"""Ways to write a command that a reader of its format may overlook: in each, the deletion is found."""

from __future__ import annotations

import pathlib

import pytest

from riskclass.adapters.check import formats
from riskclass.adapters.check.rule import Rule
from riskclass.model.risk import Risk
from tests.adapters.check.test_scan import checked

#: Each file, with a deletion in the place of @.
FILES = [
    # justfile
    ("justfile", "set-up:\n  @\n"),
    ("justfile", "import-db:\n  @\n"),
    ("justfile", "mod-x:\n  @\n"),
    ("justfile", "alias-a:\n  @\n"),
    ("justfile", "export:\n  @\n"),
    ("justfile", "a x=':=':\n  @\n"),
    ("justfile", 'a x=":": b\n  @\n'),
    # Ansible
    ("tasks/main.yml", "- shell: @\n"),
    ("x.yml", "- shell: @\n"),
    ("x.yml", "- {name: x, shell: @}\n"),
    ("x.yml", "[{name: x, ansible.builtin.shell: @}]\n"),
    ("x.yml", '- name: x\n  "shell": @\n'),
    ("x.yml", "- name: x\n  'command' : @\n"),
    ("x.yml", '- shell: echo "see executable=/bin/echo for more"; @\n'),
    ("x.yml", "- shell: echo 'a executable=/bin/echo'; @\n"),
    ("x.yml", '- shell: echo \\"a "b executable=/bin/echo"; @\n'),
    ("x.yml", "- shell:\n  args:\n    cmd: @\n"),
    # a key that has several values
    ("x.yml", "- block:\n  - shell: ls\n  block:\n  - shell: @\n"),
    ("x.yml", "- block:\n  - shell: @\n  block:\n  - shell: ls\n"),
    ("x.yml", "- block: [{block: [{shell: ls}], block: [{shell: @}]}]\n  block: [{shell: ls}]\n"),
    ("compose.yaml", "services:\n  a:\n    command: ls\nservices:\n  a:\n    command: @\n"),
    (".gitlab-ci.yml", "a:\n  script: [ls]\n  script: ['@']\n"),
    (".github/workflows/a.yml", "jobs:\n  a:\n    steps:\n    - run: ls\n      run: @\n"),
    ("package.json", '{"scripts": {"a": "@"}, "scripts": {"a": "ls"}}'),
    ("package.json", '{"scripts": {"a": "ls", "a": "@"}}'),
    # composer, tox, tasks of pyproject.toml
    ("composer.json", '{"scripts": {"a": "@ && echo ::group::"}}'),
    ("composer.json", '{"scripts": {"a": ["Acme\\\\A::run", "@"]}}'),
    ("tox.ini", "[base]\ncommands = @\n[testenv]\ncommands =\n  {[base]commands}\n"),
    ("tox.ini", "[x]\ny =\n  @\n[testenv]\ncommands = {[x]y}\n"),
    ("tox.ini", "[testenv]\ninstall_command = @\n"),
    ("setup.cfg", "[tox:tox]\n[testenv]\ncommands = @\n"),
    ("tox.toml", '[env_pkg_base]\ncommands_pre = [["rm", "/srv/x"]]\n'),
    ("tox.toml", '[env_run_base]\ninstall_command = ["rm", "/srv/x"]\n'),
    ("pixi.toml", '[feature.test.tasks]\na = "@"\n'),
    ("pixi.toml", '[feature.a.target.linux-64.tasks]\na = {cmd = "@"}\n'),
    ("pixi.toml", '[target.linux-64.tasks]\na = "@"\n'),
    ("pyproject.toml", '[tool.pixi.feature.test.tasks]\na = "@"\n'),
    ("pyproject.toml", '[tool.pdm.scripts]\na = {composite = ["lint", "@"]}\nlint = "ls"\n'),
    ("pyproject.toml", '[tool.rye.scripts]\na = {chain = ["@"]}\n'),
    (
        "pyproject.toml",
        '[tool.poe.tasks.a]\ncontrol.cmd = "uname"\n[[tool.poe.tasks.a.switch]]\ncase = "a"\ncmd = "@"\n',
    ),
    ("pyproject.toml", '[tool.poe.tasks.a]\ncontrol.cmd = "@"\n[[tool.poe.tasks.a.switch]]\ncmd = "ls"\n'),
    ("pyproject.toml", '[tool.poe.tasks.a]\nsequence = ["@"]\ndefault_item_type = "shell"\n'),
    ("pyproject.toml", '[tool.hatch.envs.a]\npost-install-commands = ["@"]\n'),
    # Make
    ("Makefile", "t:\n\t@\n\n.RECIPEPREFIX = >\n"),
    ("Makefile", ".RECIPEPREFIX = >\nt:\n>@\n"),
    ("Makefile", "t:\n\t@\nifeq (0,1)\nSHELL = /bin/echo\nendif\n"),
    ("Makefile", "a:\n\tSHELL=/bin/echo ./x\nt:\n\t@\n"),
    ("Makefile", "define T\nSHELL=/bin/echo\nendef\nt:\n\t@\n"),
    ("Makefile", "a: SHELL = /bin/echo\nt:\n\t@\n"),
    ("Makefile", "V = @;\nt:\n\t$(V) echo\n"),
    ("Makefile", "Q := -@;\nt:\n\t@$(Q) echo\n".replace("@$", "\x00$")),
    ("Makefile", "X := $(shell\t@)\n"),
    ("Makefile", "a\\#b:\n\t@\n"),
    ("Makefile", "define R\n$(1):\n\t@\nendef\n$(eval $(call R,x))\n"),
    # Dockerfile
    ("Dockerfile", "FROM a\nRUN echo a \\\\\nRUN @\n"),
    ("Dockerfile", "# foo=bar\n# escape=`\nFROM a\nRUN echo \\\n  && @\n"),
    ("Dockerfile", 'FROM a\nCOPY "a <<EOF b" /c\nRUN @\n'),
    ("Dockerfile", 'FROM a\nRUN echo "a <<EOF b"\nRUN @\n'),
    ("Dockerfile", "FROM a\nONBUILD CMD @\n"),
    ("Dockerfile", 'FROM a\nONBUILD ENTRYPOINT ["rm", "/srv/x"]\n'),
    ("Dockerfile", "FROM a\nENTRYPOINT []\nCMD @\n"),
    ("dockerfile", "FROM a\nRUN @\n"),
    # systemd, crontab
    ("a.service", "[Service]\nExecStartPre=/bin/echo a\\\\\nExecStart=@\n"),
    ("service.d/a.conf", "[Service]\nExecStart=@\n"),
    ("crontab", "#!/bin/true\n* * * * * @\n"),
    ("cron.d/x", "#!x\n* * * * * root @\n"),
    ("crontab", "0 0 ? * * @\n"),
    # Taskfile
    ("Taskfile.yml", "tasks:\n  a:\n    cmds: [{task: b, vars: {X: {sh: @}}}]\n"),
    ("Taskfile.yml", "tasks:\n  a:\n    deps: [{task: b, vars: {X: {sh: @}}}]\n"),
    ("Taskfile.yml", "includes: {d: {taskfile: x, vars: {X: {sh: @}}}}\n"),
    ("Taskfile.yml", "tasks:\n  a:\n    cmds: [{cmd: ls, if: @}]\n"),
    # shell
    ("x", "#!/sbin/openrc-run\nstart() { @; }\n"),
    ("x", "#!/usr/bin/env -u X bash\n@\n"),
    ("x", "#!/usr/bin/env -S A=1 bash -e\n@\n"),
    ("x", "#! /usr/bin/env nix-shell\n#! nix-shell -i bash -p curl\n@\n"),
    ("x", "#!/usr/bin/sudo /bin/bash\n@\n"),
    ("a.sh", "#!/bin/echo\n@\n"),
    ("a.bats", '#!/usr/bin/env bats\n@test "x" {\n  @\n}\n'.replace("@t", "\x00t")),
    (".husky/pre-commit", "@\n"),
    ("A.SH", "@\n"),
    # Markdown
    ("a.md", "```sh\n$ echo\n@\n```\n"),
    ("a.md", "```console\n@\n```\n"),
    ("a.md", "```console\nbash-5.1# @\noutput\n```\n"),
    ("a.md", "```console\n~/src $ @\n```\n"),
    ("a.md", "```console\n(venv) [me\x00host src]$ @\n```\n"),
]


@pytest.mark.parametrize(("name", "text"), FILES)
def test_it_is_found(tmp_path: pathlib.Path, name: str, text: str) -> None:
    for command, found in (("rm /srv/x", True), ("ls /srv/x", False)):
        whole = text.replace("rm", "ls") if not found and "@" not in text else text
        report = checked(tmp_path, name, whole.replace("@", command).replace("\x00", "@"))
        assert report.state == "read"
        assert ("fs.delete" in {each.kind for each in report.findings}) is found


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Makefile", "Q = @\nV := \nt:\n\t$(Q)ls\n\t$(V)ls\n\t$(AT)ls\n"),
        ("justfile", "set shell := ['bash', '-c']\nalias b := a\nimport 'x.just'\nmod y\na:\n  ls\n"),
        ("pyproject.toml", '[tool.pdm.scripts]\na = {composite = ["frob --x", "b"]}\nb = "ls"\nfrob = "ls"\n'),
        ("a.md", "```console\n$ ls\nTotal 50% of rm /srv/x\n```\n"),
        ("tox.ini", "[flake8]\ncommands = rm /srv/x\n[testenv]\ncommands = ls\n"),
        ("x.cron", "#!/usr/bin/perl\n@daily rm /srv/x\n"),
    ],
)
def test_nothing_else_is(tmp_path: pathlib.Path, name: str, text: str) -> None:
    assert checked(tmp_path, name, text).findings == ()


def test_an_instruction_that_is_none_is_a_finding(tmp_path: pathlib.Path) -> None:
    report = checked(tmp_path, "Dockerfile", "FROM a\nFROB x\nRUN rm /srv/x\nCOPY a b\nLABEL a=b\n")
    assert [(each.line, each.kind) for each in report.findings] == [(2, "unparsed"), (3, "fs.delete")]


@pytest.mark.parametrize("name", ["deploy.yml", "tasks/main.yml"])
def test_a_playbook_that_repeats_too_much_is_named(tmp_path: pathlib.Path, name: str) -> None:
    names = "abcdef"
    lines = [f"    {each}: &{each} [{','.join(['*' + names[place - 1]] * 10)}]" for place, each in enumerate(names)]
    lines[0] = f"    a: &a [{','.join('x' * 10)}]"
    bomb = "\n".join(["- hosts: all", "  vars:", *lines, "  tasks:", "  - shell: rm /srv/x", ""])
    report = checked(tmp_path, name, bomb, Rule(Risk.READ_ONLY))
    assert (report.state, report.why) == ("broken", "nests or repeats more than is followed")


def test_names_are_told_in_capitals_too() -> None:
    assert formats.by_name("/a/CLEAN.SH") is formats.by_name("/a/clean.sh") is not None
