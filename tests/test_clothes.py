"""A command in other clothes keeps its class and its fingerprint."""

from __future__ import annotations

import base64
import functools
import re
import shlex
from collections.abc import Callable

import pytest

from riskclass import Verdict, classify
from riskclass.shell import nodes
from riskclass.shell.parser import parse
from tests.samples import COMMANDS as EXAMPLES

COMMANDS = [
    "rm -rf /srv/app",
    "systemctl restart nginx",
    "git push --force origin main",
    "dd if=/dev/zero of=/dev/sda",
    "docker rm -f web",
    "cat /etc/shadow",
    "usermod -aG sudo bob",
    "zfs destroy tank/x",
    "kubectl delete ns prod",
    "apt-get install -y nginx",
    "df -h /srv",
    "curl -X DELETE https://example.com/x",
]


def _ansi(command: str) -> str:
    return "eval $'" + "".join(f"\\x{ord(char):02x}" for char in command) + "'"


def _variables(command: str) -> str:
    words = command.split()
    names = [f"v{number}" for number in range(len(words))]
    return (
        "; ".join(f"{name}={word}" for name, word in zip(names, words, strict=True))
        + "; "
        + " ".join(f"${name}" for name in names)
    )


CLOTHES: dict[str, Callable[[str], str]] = {
    "quoted": lambda command: " ".join(f"'{word}'" for word in command.split()),
    "double-quoted": lambda command: " ".join(f'"{word}"' for word in command.split()),
    "escaped": lambda command: " ".join(f"\\{word}" for word in command.split()),
    "split quotes": lambda command: " ".join(f"{word[0]}''{word[1:]}" for word in command.split()),
    "ansi": _ansi,
    "variables": _variables,
    "array": lambda command: f'a=({command}); "${{a[@]}}"',
    "positional": lambda command: f'set -- {command}; "$@"',
    "eval": lambda command: f"eval {shlex.quote(command)}",
    "sh -c": lambda command: f"sh -c {shlex.quote(command)}",
    "pipe": lambda command: f"echo {shlex.quote(command)} | sh",
    "printf": lambda command: f"printf '%s\\n' {shlex.quote(command)} | bash",
    "here-document": lambda command: f"bash <<'EOF'\n{command}\nEOF",
    "here-string": lambda command: f"bash <<< {shlex.quote(command)}",
    "base64": lambda command: f"echo {base64.b64encode(command.encode()).decode()} | base64 -d | sh",
    "rev": lambda command: f"echo {shlex.quote(command[::-1])} | rev | sh",
    "hex": lambda command: f"echo {command.encode().hex()} | xxd -r -p | sh",
    "substitution": lambda command: f"$(echo {command})",
    "back-quotes": lambda command: f"`echo {command}`",
    "source": lambda command: f"source <(echo {shlex.quote(command)})",
    "function": lambda command: f"f() {{ {command}; }}; f",
    "file": lambda command: f"echo {shlex.quote(command)} > /tmp/a.sh; sh /tmp/a.sh",
    "trap": lambda command: f"trap {shlex.quote(command)} EXIT",
    "background": lambda command: f"{command} &",
    "condition": lambda command: f"if {command}; then :; fi",
    "group": lambda command: f"{{ ( {command} ); }}",
    "xargs": lambda command: f"echo {command.partition(' ')[2]} | xargs {command.partition(' ')[0]}",
    "command": lambda command: f"command {command}",
    "loop": lambda command: f"for i in 1; do {command}; done",
    "printf -v": lambda command: f"printf -v c '%s' {shlex.quote(command)}; $c",
    "read": lambda command: f"read -r c <<< {shlex.quote(command)}; $c",
    "default": lambda command: f"unset u; ${{u+x}}{command}",
    "full path": lambda command: f"/usr/bin/{command}",
    "line continuation": lambda command: command[:1] + "\\\n" + command[1:],
}
#: These also write a file of their own, in a scratch place.
WRITES = {"file"}


@pytest.mark.parametrize("clothes", CLOTHES)
@pytest.mark.parametrize("command", COMMANDS)
def test_class_and_fingerprint_stay(command: str, clothes: str) -> None:
    plain, dressed = classify(command), classify(CLOTHES[clothes](command))
    if clothes in WRITES:
        assert dressed.risk_class >= plain.risk_class
        return
    assert dressed.risk_class is plain.risk_class, dressed.reason
    assert dressed.fingerprint == plain.fingerprint


# ---- the same for a broad sample ---------------------------------------------------------------------------------


def _octal(text: str) -> str:
    return "'" + "".join(f"\\{ord(char):03o}" if char.isascii() else char for char in text) + "'"


def _escapes(text: str) -> str:
    return "$'" + "".join(f"\\x{byte:02x}" for byte in text.encode()) + "'"


def _double(word: str) -> str:
    return '"' + "".join(f"\\{char}" if char in '"$`\\' else char for char in word) + '"'


#: Whole texts, in other clothes.
TEXTS: dict[str, Callable[[str], str]] = {
    "eval": lambda text: f"eval {shlex.quote(text)}",
    "eval $''": lambda text: f"eval {_escapes(text)}",
    "variable": lambda text: f'dressed={shlex.quote(text)}; eval "$dressed"',
    "exported": lambda text: f"export dressed={shlex.quote(text)}; bash -c 'eval \"$dressed\"'",
    "function": lambda text: f"dressed() {{\n{text}\n}}; dressed",
    "group": lambda text: f"{{\n{text}\n}}",
    "subshell": lambda text: f"(\n{text}\n)",
    "bash -c": lambda text: f"bash -c {shlex.quote(text)}",
    "bash -c $''": lambda text: f"bash -c {_escapes(text)}",
    "bash -c, positional": lambda text: f"bash -c 'eval \"$1\"' _ {shlex.quote(text)}",
    "bash <()": lambda text: f"bash <(printf '%s\\n' {shlex.quote(text)})",
    "source": lambda text: f". <(printf '%s\\n' {shlex.quote(text)})",
}
#: The same, fed to a shell: what the text itself would read from standard input is at its end.
FED: dict[str, Callable[[str], str]] = {
    "base64": lambda text: f"echo {base64.b64encode(text.encode()).decode()} | base64 -d | bash",
    "xxd": lambda text: f"echo {text.encode().hex()} | xxd -r -p | bash",
    "octal": lambda text: f"printf {_octal(text)} | bash",
    "here-document": lambda text: f"bash <<'DRESSED'\n{text}\nDRESSED",
    "here-string": lambda text: f"bash <<< {shlex.quote(text)}",
    "standard input by name": lambda text: f"bash /dev/stdin <<< {shlex.quote(text)}",
}
#: One command, by its words.
WORDS: dict[str, Callable[[list[str]], str]] = {
    "single quotes": lambda words: " ".join("'" + word.replace("'", "'\\''") + "'" for word in words),
    "double quotes": lambda words: " ".join(map(_double, words)),
    "split quotes": lambda words: " ".join(f"{shlex.quote(word[:1])}''{shlex.quote(word[1:])}" for word in words),
    "$''": lambda words: " ".join(map(_escapes, words)),
    "variables": lambda words: (
        " ".join(f"dressed{at}={shlex.quote(word)};" for at, word in enumerate(words))
        + " "
        + " ".join(f'"$dressed{at}"' for at in range(len(words)))
    ),
    "array": lambda words: f'dressed=({shlex.join(words)}); "${{dressed[@]}}"',
    "mapfile": lambda words: f'mapfile -t dressed <<< {shlex.quote(chr(10).join(words))}; "${{dressed[@]}}"',
    "set": lambda words: f'set -- {shlex.join(words)}; "$@"',
    "positional": lambda words: f"bash -c '\"$@\"' _ {shlex.join(words)}",
    "call": lambda words: f'dressed() {{ "$@"; }}; dressed {shlex.join(words)}',
    "command": lambda words: f"command -- {shlex.join(words)}",
}
#: How many commands each kind of clothes is tried on; each kind takes others.
SAMPLE = 150
#: More than one line, or commands from elsewhere: a shell that is fed reads on there.
READS_ON = re.compile(r"\n|exec <")
#: Parameters, which another shell has others of; `local`, which is refused outside a function.
PARAMETER = re.compile(r"\$\{?[@*#\d]|\blocal\b")


@functools.cache
def _plain(text: str) -> Verdict:
    return classify(text)


def _texts() -> list[str]:
    """Those that mean the same in another shell: a limit is nearer there, and the parameters are others."""
    return [text for text in EXAMPLES if not PARAMETER.search(text)]


def _words(text: str) -> list[str] | None:
    """The words of the one command with static words that the text is."""
    tree = parse(text).commands
    node = tree[0] if len(tree) == 1 else None
    if not isinstance(node, nodes.Simple) or node.assignments or node.redirects or not node.words:
        return None
    words = [word.plain if isinstance(word, nodes.Word) else None for word in node.words]
    return None if any(word is None or "\n" in word for word in words) else [str(word) for word in words]


def _sample(kind: int, texts: list[str]) -> list[str]:
    step = len(texts) // SAMPLE
    return texts[kind * 7 % step :: step]


def _differ(plain: str, dressed: str) -> bool:
    before = _plain(plain)
    if any(effect.kind == "limit" for effect in before.effects):
        return False
    after = classify(dressed)
    return after.risk_class is not before.risk_class or after.fingerprint != before.fingerprint


@pytest.mark.parametrize("clothes", TEXTS)
def test_texts_keep_class_and_fingerprint(clothes: str) -> None:
    texts = _sample(list(TEXTS).index(clothes), _texts())
    assert not [text for text in texts if _differ(text, TEXTS[clothes](text))]


@pytest.mark.parametrize("clothes", FED)
def test_fed_texts_keep_class_and_fingerprint(clothes: str) -> None:
    alone = [text for text in _texts() if not READS_ON.search(text)]
    texts = _sample(list(FED).index(clothes), alone)
    assert not [text for text in texts if _differ(f"{{\n{text}\n}} < /dev/null", FED[clothes](text))]


@pytest.mark.parametrize("clothes", WORDS)
def test_words_keep_class_and_fingerprint(clothes: str) -> None:
    texts = [(text, words) for text in _sample(list(WORDS).index(clothes), _texts()) if (words := _words(text))]
    assert len(texts) > SAMPLE / 2
    assert not [text for text, words in texts if _differ(text, WORDS[clothes](words))]
