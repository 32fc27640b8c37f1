"""A command in other clothes keeps its class and its fingerprint."""

from __future__ import annotations

import base64
import shlex
from collections.abc import Callable

import pytest

from riskclass import classify

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
