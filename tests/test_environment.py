"""Names in the environment that make later programs run code, in all four spellings, and values that are harmless."""

from __future__ import annotations

import pytest

from riskclass import Risk, classify
from riskclass.engine import derive, settings

SPELLINGS = ["{0} git log", "env {0} git log", "export {0}; git log", "{0}; export {1}; git log", "sudo {0} git log"]
INJECTS = [
    "VALGRIND_LIB=./lib",
    "GS_OPTIONS=-dNOSAFER",
    "CCACHE_PREFIX=./x",
    "CCACHE_CONFIGPATH=./c",
    "DELTA_PAGER=./x",
    "TEXMFCNF=.",
    "OCAMLPARAM=_,ppx=./x",
    "ESBUILD_BINARY_PATH=./x",
    "DEVELOPER_DIR=/tmp/x",
    "JUPYTER_CONFIG_DIR=.",
    "LD_PRELOAD=./x.so",
    "LD_LIBRARY_PATH=.",
    "LD_AUDIT=/tmp/x.so",
    "BASH_ENV=./x.sh",
    "ENV=x.sh",
    "PATH=.:$PATH",
    "PATH=/tmp/bin",
    "PAGER=./x",
    "GIT_PAGER='sh -c ./x'",
    "MANPAGER=./x",
    "EDITOR=./x",
    "JJ_EDITOR=./x",
    "CONCURRENTLY_TEARDOWN='rm x'",
    "YARN_YARN_PATH=./x",
    "npm_config_pnpmfile=./x",
    "PIP_PYTHON=./x",
    "VIRTUAL_ENV=/tmp/x",
    "MAKEFILES=./x",
    "MINIKUBE_KVM_QEMU_URI='qemu+ext:///x?command=x'",
    "SOPS_EDITOR=./x",
    "GIT_SSH_COMMAND=./x",
    "GIT_SSH=./ssh",
    "GIT_EXTERNAL_DIFF=./x",
    "GIT_EXEC_PATH=.",
    "GIT_CONFIG_COUNT=1",
    "GIT_ASKPASS=./x",
    "LESSOPEN='|./x %s'",
    "PYTHONPATH=.",
    "PYTHONSTARTUP=x.py",
    "PERL5LIB=.",
    "PERL5OPT=-Mx",
    "RUBYOPT=-rx",
    "NODE_OPTIONS='--require ./x'",
    "JAVA_TOOL_OPTIONS=-javaagent:x.jar",
    "TAR_OPTIONS=--to-command=x",
    "KUBECONFIG=/tmp/k",
    'KUBECONFIG="/tmp/$K"',
    'KUBECONFIG="$HOME/.kube/a:/var/tmp/$K"',
    'HOME="$TMPDIR"',
    'LIBVIRT_DEFAULT_URI="$X"',
    'LIBVIRT_DEFAULT_URI="qemu+ssh://h/system?$X"',
    'LIBGUESTFS_BACKEND="libvirt:$X"',
    "BORG_RSH=./x",
    "PROMPT_COMMAND=./x",
    "JAVACMD=./java",
    "CLOUDSDK_PYTHON=/tmp/python3",
    "RUSTC=$X",
    "NPM_CONFIG_SCRIPT_SHELL=./x",
    "NPM_CONFIG_USERCONFIG=/tmp/x",
    "ERL_AFLAGS='-eval x'",
    "HGMERGE='sh -c ./x'",
    "GH_CONFIG_DIR=/tmp/x",
    "LIBGUESTFS_HV=./x",
    "LVM_SYSTEM_DIR=/tmp/x",
    "LVM_BINARY=./lvm",
    "CEPH_LIB=./x",
    "NIX_CONFIG='plugin-files = ./x.so'",
    "FPATH=./x",
    "RPM_CONFIGDIR=/tmp/x",
    "CEPH_CONF=/tmp/x",
    "CEPH_ARGS='--log-file /etc/x'",
    "LXD_EXEC_PATH=./lxd",
    "LIBGUESTFS_PATH=/tmp/x",
    "LIBGUESTFS_BACKEND='libvirt:qemu+ssh://h/system?command=./x'",
    "LIBVIRT_DEFAULT_URI='qemu+ssh://h/system?command=./x'",
    "SVN_MERGE=./x",
    "GITPERLLIB=.",
    "RUBY_CRASH_REPORT='|x'",
    "NODE_REPL_EXTERNAL_MODULE=./x",
    "TCL_LIBRARY=.",
    "GOCACHEPROG=./x",
    "GOAUTH='/srv/x a'",
    "NIX_CONFIG='plugin-files = /srv/x.so'",
    "NIX_CONF_DIR=/tmp/x",
    "NIX_SSHOPTS='-o ProxyCommand=./x'",
    "GEMRC=/tmp/x",
    "HOME=/tmp",
    "CURL_HOME=/tmp",
    "KUBECONFIG=a:/tmp/b",
    "KUBERC=/tmp/x",
    "ANSIBLE_INVENTORY=/tmp/x",
    "ANSIBLE_SSH_ARGS=$X",
    "ANSIBLE_VAULT_PASSWORD_FILE=/dev/shm/pw",
    "ANSIBLE_VAULT_PASSWORD_FILE=$X",
    "ANSIBLE_VAULT_IDENTITY_LIST=a@pw,b@/tmp/pw",
    "DBUS_SESSION_BUS_ADDRESS='unix:path=/x;unixexec:path=./x'",
    "DBUS_SESSION_BUS_ADDRESS=$X",
    "GIT_ALLOW_PROTOCOL=https:ext",
    "ACK_PAGER='rm -rf x'",
    "SLURM_TASK_PROLOG=./x",
    "SLURM_CONF=./slurm.conf",
    "KAFKA_OPTS=-javaagent:x.jar",
    "PGBINNEW=/usr/bin-evil",
]
HARMLESS = [
    "GOAUTH=netrc",
    "NIX_SSHOPTS='-p 2222'",
    "GEMRC=.gemrc",
    "LC_ALL=C",
    "TZ=UTC",
    "PAGER=cat",
    "PAGER=",
    "GIT_PAGER='less -R'",
    "MANPAGER=cat",
    "EDITOR=vim",
    "GIT_EDITOR=true",
    "JJ_EDITOR=vim",
    "PIP_PYTHON=python3.12",
    "VIRTUAL_ENV=.venv",
    "MINIKUBE_KVM_QEMU_URI=qemu:///system",
    "GIT_TERMINAL_PROMPT=0",
    "GIT_SSH_COMMAND='ssh -i k -o BatchMode=yes'",
    "DEBIAN_FRONTEND=noninteractive",
    "AWS_PROFILE=prod",
    "KUBECONFIG=$HOME/.kube/prod",
    'KUBECONFIG="$K"',
    'DOCKER_HOST="$H"',
    'AWS_PROFILE="$P"',
    'LIBVIRT_DEFAULT_URI="qemu+ssh://$H/system"',
    "DOCKER_HOST=ssh://web1",
    "HTTPS_PROXY=http://proxy:3128",
    "NODE_OPTIONS=--max-old-space-size=4096",
    "PYTHONUNBUFFERED=1",
    "PATH=$PATH:/opt/app/bin",
    "PATH=/usr/local/bin:/usr/bin:/bin",
    "LD_PRELOAD=",
    "GIT_CONFIG_GLOBAL=/dev/null",
    "JAVACMD=java",
    "JAVA_HOME=/usr/lib/jvm/java-17",
    "CLOUDSDK_PYTHON=/usr/bin/python3.11",
    "RUSTC=",
    "npm_config_script_shell=/bin/bash",
    "NPM_CONFIG_LOGLEVEL=warn",
    "ERL_AFLAGS='-kernel shell_history enabled'",
    "HGMERGE=internal:merge",
    "UV_PYTHON=3.12",
    "LIBGUESTFS_HV=/usr/bin/qemu-system-x86_64",
    "LIBGUESTFS_BACKEND=direct",
    "LVM_BINARY=/sbin/lvm",
    "NIX_CONFIG='experimental-features = nix-command flakes'",
    "CEPH_ARGS='--id backup --cluster b'",
    "LIBVIRT_DEFAULT_URI=qemu+ssh://h/system",
    "FOO=bar",
    "HOME=/root",
    "HOME=.",
    "GIT_CONFIG_GLOBAL=./x",
    "CURL_HOME=.",
    "GIT_CONFIG_GLOBAL=/etc/x",
    "XDG_CACHE_HOME=./x",
    "AWS_CONFIG_FILE=$HOME/x",
    "KUBECONFIG=./kubeconfig",
    "ANSIBLE_INVENTORY=hosts",
    "ANSIBLE_CONFIG=./x",
    "GIT_DIR=.git",
    "HTTPS_PROXY=proxy:3128",
    'ANSIBLE_SSH_ARGS="-i $HOME/.ssh/k"',
    "ANSIBLE_VAULT_PASSWORD_FILE=$HOME/.vault_pass",
    "ANSIBLE_VAULT_PASSWORD_FILE=./pw",
    "ANSIBLE_VAULT_IDENTITY_LIST=a@pw",
    "DBUS_SESSION_BUS_ADDRESS=unix:path=/run/user/$(id -u)/bus",
    "GIT_ALLOW_PROTOCOL=https:ssh",
    "PGBINNEW=/usr/bin",
    "GIT_TRACE_REDACT=Yes",
    "GIT_TRACE_REDACT=2",
]


@pytest.mark.parametrize("spelling", SPELLINGS)
@pytest.mark.parametrize("setting", INJECTS)
def test_it_makes_later_programs_run_code(setting: str, spelling: str) -> None:
    verdict = classify(spelling.format(setting, setting.partition("=")[0]))
    assert "code.injected" in {effect.kind for effect in verdict.effects}, verdict.reason
    assert verdict.risk_class >= Risk.UNKNOWN


@pytest.mark.parametrize("spelling", SPELLINGS)
@pytest.mark.parametrize("setting", HARMLESS)
def test_it_only_configures(setting: str, spelling: str) -> None:
    verdict = classify(spelling.format(setting, setting.partition("=")[0]))
    assert verdict.risk_class is Risk.READ_ONLY, verdict.reason


@pytest.mark.parametrize(
    "text",
    [
        "VALGRIND_OPTS=--log-file=/srv/x valgrind ls",
        "HCLOUD_DEBUG_FILE=/srv/x hcloud server list",
        "TUNNEL_LOGFILE=/srv/x cloudflared tunnel list",
        "RUFF_OUTPUT_FILE=/srv/x ruff check",
    ],
)
def test_it_names_a_file_that_is_written(text: str) -> None:
    verdict = classify(text)
    assert "fs.write" in {effect.kind for effect in verdict.effects}, verdict.reason
    assert verdict.risk_class >= Risk.CONFIG_MUTATION


def test_harmless_options_of_valgrind() -> None:
    assert classify("VALGRIND_OPTS=--leak-check=full valgrind ls").risk_class is Risk.READ_ONLY


@pytest.mark.parametrize("value", ["False", "", "00", "0", "$X", "no"])
def test_git_shows_tokens_unless_it_is_surely_told_not_to(value: str) -> None:
    verdict = classify(f"GIT_TRACE_CURL=1 GIT_TRACE_REDACT={value} git ls-remote")
    assert [effect.kind for effect in verdict.effects][:1] == ["secret.read"], verdict.reason


@pytest.mark.parametrize(
    ("setting", "risk"),
    [
        ("ANSIBLE_VAULT_PASSWORD_FILE=pw", Risk.UNKNOWN),
        ("ANSIBLE_VAULT_IDENTITY_LIST=a@b,c@pw", Risk.UNKNOWN),
        ("ANSIBLE_VAULT_PASSWORD_FILE=other", Risk.CONFIG_MUTATION),
    ],
)
def test_a_file_of_passwords_that_the_text_wrote_is_run(setting: str, risk: Risk) -> None:
    assert classify(f"printf x > pw; chmod +x pw; {setting} ansible-inventory --list").risk_class is risk


def test_every_option_that_names_settings_is_looked_at() -> None:
    assert {"--kubeconfig", *(option for option, _ in settings.VARIABLES)} == derive.NAME_SETTINGS


@pytest.mark.parametrize(("value", "risk"), [("auth", "exposure"), ("headers", "read_only"), ("$X", "exposure")])
def test_what_rclone_dumps(value: str, risk: str) -> None:
    assert classify(f"RCLONE_DUMP={value} rclone ls r:").risk_class.value == risk
