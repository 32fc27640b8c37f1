"""Every place where a shell runs something, and where it does not: ours, and the shell's own word."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from riskclass import Verdict, classify
from riskclass.shell import nodes as n
from riskclass.shell.parser import parse
from riskclass.shell.walk import walk
from tests.shell import places

PLACES = places.places()
RUN = [(place["text"], shell) for place in PLACES for shell in places.SHELLS if place[shell]]
NOT_RUN = [(place["text"], shell) for place in PLACES for shell in places.SHELLS if not place[shell]]

#: Here the name is in data that the shell reads again; the verdict says so, not what the data run.
TOLD = {
    "v='$(MARK)'; echo ${v@P}", "v='`MARK`'; echo ${v@P}", "x='a[$(MARK)0]'; echo $((x))", "x='a[$(MARK)0]'; (( x ))",
    "x='a[$(MARK)0]'; [[ x -eq 0 ]]", 'MA$u""RK', "export PS4='$(MARK)'; set -x; true",
}  # fmt: skip
TELLING = {"code.opaque", "code.injected", "unknown.tool"}

#: What bash does not run because of a value, a status or a signal: it counts all the same (docs/caveats.md).
COUNTED = {
    "echo ${v#$(MARK)}", "echo ${v/$(MARK)/y}", "echo ${v:$(MARK)0}", "echo ${u:+$(MARK)}", "true || MARK",
    "true ||\nMARK", "false && MARK; true", "if false; then MARK; fi", "until true; do MARK; done",
    "for i in; do MARK; done", "case a in b) MARK;; esac", "trap MARK USR1", "set -n; MARK", "complete -C MARK x",
    "unset 'a[$(MARK)]'",
}  # fmt: skip
#: What dash does not have, or takes for a program that was not there when it was asked.
NOT_OF_DASH = {
    "time MARK", "time -p MARK", "echo $((MARK) )", "exec {fd}>/dev/null; MARK >&$fd", "let 'a[$(MARK)0]=1'",
    "shopt -s extglob\ntrue @($(MARK)|b)", "test -v 'a[$(MARK)]'", "printf -v 'a[$(MARK)0]' x", "compgen -C MARK",
}  # fmt: skip


def listed(verdict: Verdict) -> bool:
    return any(c.argv and c.argv[0].exact == "MARK" and c.runs == "yes" for c in verdict.commands)


def told(verdict: Verdict) -> bool:
    return any(effect.kind in TELLING for effect in verdict.effects)


def in_tree(text: str, shell: str) -> bool:
    words = [node.words[0] for node in walk(parse(text, shell=shell)) if isinstance(node, n.Simple) and node.words]
    return any(isinstance(word, n.Word) and word.plain == "MARK" for word in words)


def test_there_are_many() -> None:
    assert len({place["text"] for place in PLACES}) >= 150


@pytest.mark.parametrize(("text", "shell"), RUN)
def test_nothing_is_hidden(text: str, shell: str) -> None:
    verdict = classify(text, shell=shell)
    assert told(verdict) if text in TOLD else listed(verdict)


@pytest.mark.parametrize(("text", "shell"), NOT_RUN)
def test_nothing_is_made_up(text: str, shell: str) -> None:
    counted = text in COUNTED or (shell == "sh" and text in NOT_OF_DASH)
    assert listed(classify(text, shell=shell)) <= counted


@pytest.mark.parametrize("text", [text for text, shell in RUN if shell == "bash"])
def test_zsh_hides_nothing(text: str) -> None:
    verdict = classify(text, shell="zsh")
    assert listed(verdict) or told(verdict) or any(effect.kind == "unparsed" for effect in verdict.effects)


@pytest.mark.parametrize(
    "text",
    ["true =(MARK)", "true *(e:'MARK':)", "true *(+MARK)", "true ${(e)x}", "true >! x", "true &! MARK", "=MARK a",
     "true $x[$(MARK)1]", "true $x:h", "true &| MARK"],
)  # fmt: skip
def test_what_only_zsh_has_is_unknown(text: str) -> None:
    assert any(effect.kind == "unparsed" for effect in classify(text, shell="zsh").effects)


def test_the_tree_has_what_stands_in_the_text() -> None:
    data = ("eval", "sh -c", "bash -c", "trap", "alias", "<<<", "| sh", "| bash", "sh <<", "bash <", "source", ". /")
    indirect = ("-v", "unset", "let", "@P", "='a[", "v='MARK'", "v=MARK", "c='MARK", "a=(MARK", "set --", "{", "MA",
                "command", "exec", "read '", "[[ '", "PS4", "time", "PROMPT", "mapfile", "compgen", "complete", "type",
                "env", "coproc", "$(echo", "`echo", "\\`", "printf -v 'a")  # fmt: skip
    for text, shell in RUN:
        if shell == "bash" and not any(mark in text for mark in (*data, *indirect)):
            assert in_tree(text, shell), text


@pytest.mark.parametrize("shell", places.SHELLS)
def test_the_shell_says_so(shell: str) -> None:
    if not places.available(shell):
        pytest.skip(f"there is no {places.SHELLS[shell][0]}")

    def differs(place: dict[str, Any]) -> bool:
        return places.runs(place["text"], shell) is not place[shell]

    with ThreadPoolExecutor(4) as pool:
        found = [place["text"] for place, wrong in zip(PLACES, pool.map(differs, PLACES), strict=True) if wrong]
    assert found == []
