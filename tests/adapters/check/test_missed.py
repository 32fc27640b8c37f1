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
    ("justfile", "x := shell('@')\n"),
    ("justfile", 'x := shell("@", y)\n'),
    ("justfile", "a p=shell( '@ ' + x):\n  ls\n"),
    ("justfile", "a:\n  ls {{ shell('@') }}\n"),
    ("justfile", "a:\n  ls {{quote(`@`)}}\n"),
    ("justfile", "x := f'a {{ `@` }}'\n"),
    ("justfile", "set shell := ['bash', '-c', '@; eval \"$0\"']\na:\n  ls\n"),
    ("justfile", "set script-interpreter := ['sh', '-c', '@']\n[script]\na:\n  ls\n"),
    # templates: what stands there in one case only
    ("x.yml", "- shell: '{% if a %}ls /a{% else %}@{% endif %}'\n"),
    ("x.yml", "- shell: '{% if a %}ls{% elif b %}@{% else %}ls{% endif %}'\n"),
    ("x.yml", "- shell: '{% if a %}{% if b %}ls{% else %}@{% endif %}{% endif %}'\n"),
    ("x.yml", "- shell: '{% if a %}echo {% endif %}@'\n"),
    ("x.yml", "- shell: '{% if a %}ls{% endif %}\n\n    {% if b %}@{% endif %}'\n"),
    ("Taskfile.yml", "tasks: {a: '{{if .A}}ls /a {{else}}@{{end}}'}\n"),
    ("Taskfile.yml", "tasks: {a: '{{if .A}}ls{{else if .B}}@{{else}}ls{{end}}'}\n"),
    ("Taskfile.yml", "tasks: {a: '{{with .A}}echo {{end}}@'}\n"),
    ("Taskfile_linux.yml", "tasks: {a: '@'}\n"),
    # Ansible
    ("x.yml", "- community.docker.docker_container_exec: {container: a, command: '@'}\n"),
    ("x.yml", "- community.docker.docker_container_exec: {container: a, argv: [rm, /srv/x]}\n"),
    ("x.yml", "- docker_container: {name: a, image: b, command: '@'}\n"),
    ("x.yml", "- kubernetes.core.k8s_exec: {pod: a, command: '@'}\n"),
    ("x.yml", "- reboot: {reboot_command: '@'}\n"),
    ("x.yml", "- cron: {name: a, job: '@', user: root}\n"),
    ("x.yml", "- ansible.builtin.cron:\n    job: @\n"),
    ("x.yml", '- cron: name=a job="@"\n'),
    ("x.yml", "- ansible.posix.at: {command: '@', count: 1}\n"),
    ("x.yml", "- copy: {dest: /etc/x, validate: '@ %s'}\n"),
    ("x.yml", "- debug: {msg: \"{{ lookup('pipe', '@') }}\"}\n"),
    ("x.yml", '- hosts: all\n  vars: {a: \'{{ query("ansible.builtin.lines", "@ " ~ x) }}\'}\n'),
    ("x.yml", "- debug: {}\n  with_pipe: ['@']\n"),
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
    # compose, GitHub, GitLab
    ("compose.yaml", "a:\n  image: x\n  command: @\n"),
    ("docker-stack.yml", "services: {a: {command: '@'}}\n"),
    (".gitea/workflows/a.yml", "jobs: {a: {steps: [{run: '@'}]}}\n"),
    (".github/workflows/a.yml", "jobs: {a: {services: {d: {image: x, options: '--health-cmd \"@\" --rm'}}}}\n"),
    (".github/workflows/a.yml", "jobs: {a: {services: {d: {image: x, options: '--health-cmd=\"@\"'}}}}\n"),
    (".github/workflows/a.yml", "jobs: {a: {services: {d: {image: x, command: '@'}}}}\n"),
    (".gitlab/ci/sub/x.yml", "a: {script: ['@']}\n"),
    ("package.json", '{"husky": {"hooks": {"pre-commit": "@"}}}'),
    ("package.json", '{"lint-staged": {"*.js": ["ls", "@"]}}'),
    ("package.json", '{"simple-git-hooks": {"pre-commit": "@"}}'),
    ("package.json", '{"wireit": {"a": {"command": "@"}}}'),
    ("package.json", '{"nodemonConfig": {"exec": "@"}}'),
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
    ("pyproject.toml", '[tool.hatch.envs.a.scripts]\nb = "- @"\n'),
    ("pyproject.toml", '[tool.hatch.envs.a.scripts]\nb = "ls {args:; @}"\n'),
    ("pyproject.toml", '[tool.poe.groups.g.tasks]\na = "@"\n'),
    ("pyproject.toml", '[tool.poe.tasks]\na = [["@"]]\n'),
    ("pyproject.toml", "[tool.poe.tasks.a]\nexpr = \"__import__('os').system('@')\"\n"),
    ("pyproject.toml", '[[tool.cibuildwheel.overrides]]\nbefore-test = ["@"]\n'),
    ("pyproject.toml", '[tool.semantic_release]\nbuild_command = "@"\n'),
    # Make
    ("Makefile", "a: X != @\n"),
    ("Makefile", "a:\n\tls $(if $(X),; @)\n"),
    ("Makefile", "a:\n\tls $(if a,$(foreach x,b,; @;))\n"),
    ("Makefile", "X = ls\nX += ; @\na:\n\tls $(X)\n"),
    ("Makefile", "ifdef A\nX = ; @\nelse\nX =\nendif\na:\n\tls $(X)\n"),
    ("Makefile", "MAKEFLAGS += --eval='x: ; @'\n"),
    ("Makefile", ".SHELLFLAGS = -c '@;' --\na:\n\tls\n"),
    ("Makefile.am", "a:\n\t@\n"),
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
    ("Makefile", "X := $(call shell,@)\n"),
    ("Makefile", "$(eval a: ; @)\n"),
    ("Makefile", "$(eval X := $$(shell @))\n"),
    ("Makefile", "define X\n$(shell @)\nendef\nY := $(X)\n"),
    ("Makefile", "define R\nls\n@\nendef\na:\n\techo $(R)\n"),
    ("Makefile", "define R\nls\n@\nendef\na:\n\t$(foreach x,$(Y),$(call R,$(x)))\n"),
    # Dockerfile
    ("Dockerfile", "FROM a\nRUN echo a \\\\\nRUN @\n"),
    ("Dockerfile", "# foo=bar\n# escape=`\nFROM a\nRUN echo \\\n  && @\n"),
    ("Dockerfile", 'FROM a\nCOPY "a <<EOF b" /c\nRUN @\n'),
    ("Dockerfile", 'FROM a\nRUN echo "a <<EOF b"\nRUN @\n'),
    ("Dockerfile", "FROM a\nONBUILD CMD @\n"),
    ("Dockerfile", 'FROM a\nONBUILD ENTRYPOINT ["rm", "/srv/x"]\n'),
    ("Dockerfile", "FROM a\nENTRYPOINT []\nCMD @\n"),
    ("dockerfile", "FROM a\nRUN @\n"),
    ("Dockerfile", 'FROM a\nSHELL ["sh", "-c", "@; eval \\"$0\\""]\nRUN ls\n'),
    ("Dockerfile", 'FROM a AS b\nENTRYPOINT ["rm"]\nFROM b\nCMD ["/srv/x"]\n'),
    ("Dockerfile_dev", "FROM a\nRUN @\n"),
    # systemd, crontab
    ("a.mount.d/x.conf", "[Service]\nExecStart=@\n"),
    ("var/spool/cron/root", "* * * * * @\n"),
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
    ("x", "#!/usr/bin/env bash-5.1\n@\n"),
    (".githooks/pre-commit", "@\n"),
    # Markdown
    ("a.md", "```shellscript\n@\n```\n"),
    ("a.md", "```bash= title\n@\n```\n"),
    ("a.md", "```sh#part\n@\n```\n"),
    ("a.md", "```{code-block} bash\n@\n```\n"),
    ("a.md", '=== "x"\n\n    ```sh\n    @\n    ```\n'),
    ("a.md", "!!! note\n    ```sh\n    @\n    ```\n"),
    ("a.md", "???+ note\n    ```sh\n    @\n    ```\n"),
    ("a.qmd", "```{bash}\n@\n```\n"),
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


#: Files that set what makes other programs load code, with the place where the value stands.
VARIABLES = [
    ("crontab", "BASH_ENV=/srv/x\n* * * * * ls\n", "1:10"),
    ("crontab", 'PATH = "/srv/x:/bin"\n* * * * * ls\n', "1:9"),
    (".github/workflows/a.yml", "env: {LD_PRELOAD: ./x}\njobs: {}\n", "1:19"),
    (".github/workflows/a.yml", "jobs: {a: {env: {LD_PRELOAD: ./x}}}\n", "1:30"),
    (".github/workflows/a.yml", "jobs: {a: {steps: [{run: ls, env: {PATH: '/srv:${{ x }}'}}]}}\n", "1:43"),
    ("action.yml", "runs: {steps: [{run: ls, env: {LD_PRELOAD: ./x}}]}\n", "1:44"),
    (".gitlab-ci.yml", "variables: {LD_PRELOAD: {value: ./x}}\n", "1:33"),
    (".gitlab-ci.yml", "a: {variables: {PATH: '/srv/x:$PATH'}, script: [ls]}\n", "1:24"),
    ("Dockerfile", "FROM a\nENV A=b LD_PRELOAD=/x\n", "2:20"),
    ("Dockerfile", "FROM a\nENV PATH /srv/x:${PATH}\n", "2:10"),
    ("compose.yaml", "services: {a: {environment: {LD_PRELOAD: x}}}\n", "1:42"),
    ("compose.yaml", "services: {a: {environment: [A=b, LD_PRELOAD=x]}}\n", "1:46"),
    ("a.service", '[Service]\nEnvironment=A=b "LD_PRELOAD=/x"\n', "2:29"),
    ("a.service", "[Service]\nExecSearchPath=/srv/x\n", "2:16"),
    ("Taskfile.yml", "tasks: {a: {env: {LD_PRELOAD: '{{.X}}'}, cmds: [ls]}}\n", "1:32"),
    ("tasks/main.yml", "- shell: ls\n  environment: {LD_PRELOAD: /x}\n", "2:29"),
    ("tasks/main.yml", "- cron: {name: PATH, env: true, job: /srv/x}\n", "1:38"),
    ("tasks/main.yml", "- community.general.cronvar: {name: LD_PRELOAD, value: x}\n", "1:56"),
    ("tox.ini", "[testenv]\nset_env =\n  LD_PRELOAD = x\n", "3:16"),
    ("justfile", "export LD_PRELOAD := '/x'\n", "1:23"),
    ("justfile", "set export\nLD_PRELOAD := x + '.so'\n", "2:15"),
    ("Makefile", "export LD_PRELOAD = /x\n", "1:21"),
    ("Makefile", "LD_PRELOAD = /x\nexport LD_PRELOAD\n", "1:14"),
    ("Makefile", "export\nLD_PRELOAD = /x\n", "2:14"),
    ("Makefile", "a: export LD_PRELOAD = /x\na:\n\tls\n", "1:24"),
    ("Makefile", "PATH := /srv/x:$(PATH)\n", "1:9"),
    ("pyproject.toml", '[tool.poe.env]\nLD_PRELOAD = "x"\n', "2:15"),
    ("pyproject.toml", '[tool.poe.tasks.a]\ncmd = "ls"\nenv = {LD_PRELOAD = "x"}\n', "3:22"),
    ("pyproject.toml", '[tool.hatch.envs.a.env-vars]\nLD_PRELOAD = "x"\n', "2:15"),
    ("pyproject.toml", '[tool.pixi.activation.env]\nLD_PRELOAD = "x"\n', "2:15"),
]


@pytest.mark.parametrize(("name", "text", "place"), VARIABLES)
def test_variables_that_load_code_are_found(tmp_path: pathlib.Path, name: str, text: str, place: str) -> None:
    findings = checked(tmp_path, name, text).findings
    assert [(each.kind, f"{each.line}:{each.column}") for each in findings] == [("code.injected", place)]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("crontab", "SHELL=/bin/bash\nPATH=/usr/bin:/bin\nMAILTO=''\n* * * * * ls\n"),
        (".gitlab-ci.yml", "variables: {PATH: '$PATH:/srv/x', A: \"it's\"}\n"),
        ("Dockerfile", "FROM a\nENV PATH=$PATH:/srv/x A=b\nENV PATH ${PATH}:/y\n"),
        ("Makefile", "PATH := $(PATH):/x\nBASH_ENV = x\nunexport LD_PRELOAD\n"),
        ("justfile", "LD_PRELOAD := 'x'\nset export := false\n"),
        ("Makefile", "Z := $(file <z)\nload = 1\nload: x\n\tls $(info $(R))\ndefine R\nrm x\nendef\n"),
    ],
)
def test_variables_that_do_not_are_not(tmp_path: pathlib.Path, name: str, text: str) -> None:
    assert checked(tmp_path, name, text).findings == ()


@pytest.mark.parametrize(
    ("text", "kind", "target"),
    [
        ("X := $(file >/srv/x,a)\n", "fs.write", "/srv/x"),
        ("X := $(file >> /srv/x,a)\n", "fs.write", "/srv/x"),
        ("a:\n\t$(file >/srv/x)\n\tls\n", "fs.truncate", "/srv/x"),
        ("-load ./x.so\n", "code.project", "./x.so"),
        ('X := $(guile (system "ls"))\n', "unknown.tool", "guile"),
    ],
)
def test_what_make_itself_does(tmp_path: pathlib.Path, text: str, kind: str, target: str) -> None:
    assert [(each.kind, each.target) for each in checked(tmp_path, "Makefile", text).findings] == [(kind, target)]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Makefile", "Q = @\nV := \nt:\n\t$(Q)ls\n\t$(V)ls\n\t$(AT)ls\n"),
        ("justfile", "set shell := ['bash', '-c']\nalias b := a\nimport 'x.just'\nmod y\na:\n  ls\n"),
        ("pyproject.toml", '[tool.pdm.scripts]\na = {composite = ["frob --x", "b"]}\nb = "ls"\nfrob = "ls"\n'),
        ("a.md", "```console\n$ ls\nTotal 50% of rm /srv/x\n```\n"),
        ("tox.ini", "[flake8]\ncommands = rm /srv/x\n[testenv]\ncommands = ls\n"),
        ("x.cron", "#!/usr/bin/perl\n@daily rm /srv/x\n"),
        (".githooks/README.md", "rm /srv/x\n"),
        ("a.md", "Title\n===\n\n    rm /srv/x\n"),
        (".github/workflows/a.yml", "jobs: {a: {services: {d: {image: x, options: '--health-cmd pg_isready'}}}}\n"),
        ("Makefile", "SHELL := /bin/bash\n.SHELLFLAGS := -eu -o pipefail -c\na:\n\tls\n"),
        ("justfile", "set shell := ['bash', '-euo', 'pipefail', '-c']\na:\n  ls\n"),
        ("Dockerfile", 'FROM a\nSHELL ["/bin/bash", "-o", "pipefail", "-c"]\nRUN ls\n'),
        ("x.yml", "- shell: 'ls {% if a %}-l{% endif %}'\n"),
        ("Makefile", "a:\n\tls $(if $(X),-l,-a) $(subst ;, ,$(Y)) $(patsubst %.c,%.o,$(S))\n"),
    ],
)
def test_nothing_else_is(tmp_path: pathlib.Path, name: str, text: str) -> None:
    assert checked(tmp_path, name, text).findings == ()


def test_words_that_are_indented_or_escaped_have_the_place_of_the_part(tmp_path: pathlib.Path) -> None:
    text = "services:\n  a:\n    command:\n    - sh\n    - -c\n    - |\n      ls\n      rm /srv/x\n"
    (finding,) = checked(tmp_path, "compose.yaml", text).findings
    assert (finding.line, finding.column, finding.end_column) == (8, 10, 16)
    text = 'FROM a\nRUN ["sh", "-c", "echo \\"a\\"; rm /srv/x"]\n'
    (finding,) = checked(tmp_path, "Dockerfile", text).findings
    assert text.splitlines()[1][finding.column - 1 : finding.end_column - 1] == "/srv/x"


@pytest.mark.parametrize(
    ("image", "foreign"),
    [
        ("docker/dockerfile:1", False),
        ("docker.io/docker/dockerfile@sha256:1", False),
        ("evil/docker/dockerfile:1", True),
    ],
)
def test_who_reads_a_dockerfile(tmp_path: pathlib.Path, image: str, foreign: bool) -> None:
    report = checked(tmp_path, "Dockerfile", f"# syntax={image}\nFROM a\n")
    assert [each.kind for each in report.findings] == ["code.remote"] * foreign


@pytest.mark.parametrize("kept", ["--dry-run ", ""])
def test_a_template_hides_nothing_behind_an_option_that_may_be_there(tmp_path: pathlib.Path, kept: str) -> None:
    text = f"- shell: 'rsync {{% if a %}}{kept}{{% endif %}}{{% if b %}}--delete {{% endif %}}a/ /srv/x/'\n"
    report = checked(tmp_path, "x.yml", text)
    assert "fs.delete" in {each.kind for each in report.findings}


def test_many_conditions_of_a_template_are_bounded(tmp_path: pathlib.Path) -> None:
    text = "- shell: 'ls " + "{% if a %}-l{% else %}-a{% endif %}" * 1000 + "{% if a %}" * 1000 + "; rm /srv/x'\n"
    assert "fs.delete" in {each.kind for each in checked(tmp_path, "x.yml", text).findings}


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
