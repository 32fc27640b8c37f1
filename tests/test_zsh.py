"""What zsh does and bash does not: never passed over."""

from __future__ import annotations

import pytest

from riskclass.api import classify

#: With `rm` or `-delete` somewhere in an array: it is found.
FOUND = [
    "a=(rm -rf /srv/x); $a",
    "a=(rm -rf /srv/x); ${a}",
    "a=(-rf /srv/x); rm $a",
    "a=(x -delete); find /srv -name $a",
    "a=(q -delete); find /srv ${a:1}",
    "a=(rm -rf /srv/x); b=$a; $b",
    "a=(rm -rf /srv/x); b=($a); $b",
    "a=(rm -rf /srv/x); eval $a",
    "a=(rm -rf /srv/x); sh -c \"$a\"",
    "a=(rm -rf /srv/x); for i in $a; do $i y; done",
    "a=(rm -rf /srv/x); ls | $a",
    "a=ls; a+=(-l); a=(rm -r $a); $a",
    "typeset -a a=(rm -rf /srv/x); $a",
    "a='ls; rm -rf /srv/x'; sh -c $a",  # zsh does not split it
    "a='rm -rf /srv/x'; $a",  # after setopt sh_word_split it does
]  # fmt: skip
#: Where zsh has a way of its own.
UNKNOWN = [
    "a=(ls x); a[1]=rm; $a",
    "a=(ls rm); ${a[1]} y",
    "x=rm; ${x[1]} y",
    "a=-delete; find /srv $=a",
    "find /srv $~a",
    "find /srv $^a",
    "find /srv \"$=a\"",
    "ls $+a",
    "ls $#a",
    "a=-DELETE; find /srv ${a:l}",
    "a=-delete; find /srv ${a:#x}",
    "find /srv ${!a}",
    "a=-DELETE; find /srv ${a,,}",
    "IFS=x; a=lsxrm; $a",
    "chpwd() { rm x; }; cd /",
    "TRAPEXIT() { rm x; }; ls",
    "command_not_found_handler() { rm x; }",
    "zsh_directory_name() { rm x; }; ls ~[x]",
    "precmd_functions=(f)",
    "hash ls=/bin/rm; ls x",
    "functions[ls]='rm x'; ls",
    "aliases[ls]='rm x'\nls",
    "commands[ls]=/bin/rm; ls x",
    "typeset functions[ls]='rm x'; ls",
    "read 'functions[ls]' < f; ls",
    "printf -v 'functions[ls]' 'rm x'; ls",
    "path=(/tmp/x); ls",
    "for path in /tmp/x; do ls; done",
    "READNULLCMD=poweroff; < f",
    "NULLCMD=poweroff; > f",
    "echo 'rm -rf /srv/x' > f | sh",
    "echo 'rm -rf /srv/x' | sh < /dev/null",
    "sh < evil <<< ls",
    "echo 'rm -rf /srv/x' > f > g; sh f",
    "shopt -s extglob\nls *(e:'rm x':)",
    "repeat 3 rm x",
    "foreach x (a b); rm $x; end",
    "for x (a b) rm $x",
    "alias -g X='; rm x'; ls X",
    "alias -s txt=rm; ./a.txt",
    "emulate sh; ls",
    "setopt glob_subst; ls",
]  # fmt: skip
PLAIN = [
    "a=(x y); ls $a",
    "a=(x y); for i in ${a[@]}; do ls $i; done",
    "a='-l -a'; ls $a",
    "ls 2>/dev/null | grep x 2>&1",
    "ls > /dev/null 2>&1",
    "cat <<< x | grep y",
    "echo ${#a} $# $$ ${a:-x} ${a#x} ${a/x/y}",
    "grep 'x$' f",
    "hash ls",
    "greet() { echo hi; }; greet",
]


@pytest.mark.parametrize("text", FOUND)
def test_an_array_is_all_its_elements(text: str) -> None:
    assert any(effect.kind.startswith("fs.delete") for effect in classify(text, shell="zsh").effects)


@pytest.mark.parametrize("text", UNKNOWN)
def test_what_is_not_followed_is_never_observing(text: str) -> None:
    assert classify(text, shell="zsh").risk_class not in ("read_only", "config_mutation")


@pytest.mark.parametrize("text", PLAIN)
def test_what_both_shells_do_is_read(text: str) -> None:
    assert classify(text, shell="zsh").risk_class == "read_only"


def test_a_redirection_goes_to_each_of_several_names() -> None:
    effects = classify("a=(/tmp/x /etc/passwd); echo y > $a", shell="zsh").effects
    assert any(effect.target == "/etc/passwd" for effect in effects)


def test_bash_takes_the_first_element() -> None:
    assert classify("a=(ls rm); $a x", shell="bash").risk_class == "read_only"
