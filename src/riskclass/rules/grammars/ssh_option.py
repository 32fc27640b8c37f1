"""Settings given to ssh and its kin: `-o KEY=VALUE`, `-o "KEY VALUE"` (ssh_config(5)). Keys are case-insensitive."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading
from riskclass.rules.grammars.jq import SECRET_NAMES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from riskclass.model.text import Text


def read(words: tuple[Text, ...]) -> Reading:
    """Each word is a setting. A key that ssh does not know is refused by ssh, so only known ones matter."""
    findings: list[Finding] = []
    runs: list[tuple[str, tuple[Text, ...]]] = []
    for word in words:
        reading = _setting(word)
        findings += reading.findings
        runs += reading.runs
    return Reading(tuple(findings), tuple(runs)) if findings or runs else OBSERVES


def _setting(word: Text) -> Reading:
    length = _key_length(word.prefix)
    if word.exact == "":
        return OBSERVES
    if word.exact is None and length == len(word.prefix):
        return _one("code.injected", word, f"{word.because}; some settings of ssh run code")
    value = word.cut(_value_start(word.prefix, length))
    key = word.prefix[:length].strip().lower()
    text = None if value.exact is None else value.exact.strip().strip('"').strip()
    if key in RUNS:
        return _code(word, key, value, text)
    if text is not None and text.lower() in OFF:
        return OBSERVES
    if key in FORWARDS:
        return _one(_forward(text), word, "forwards a port")
    if key == "sendenv":
        return _sent(word, text)
    if key == "setenv" and any(_is_secret(hole.source) for hole in value.holes):
        return _one("secret.send", word, "sends a secret to the remote side")
    kind, because = EFFECTS.get(key, ("", ""))
    return _one(kind, word, because) if kind else OBSERVES


def _key_length(text: str) -> int:
    """Where the key ends: at a blank or `=` behind it."""
    start = len(text) - len(text.lstrip())
    return next((at for at in range(start, len(text)) if text[at] in "= \t"), len(text))


def _value_start(text: str, at: int) -> int:
    """Behind blanks, at most one `=`, and blanks."""
    rest = text[at:].lstrip(" \t").removeprefix("=").lstrip(" \t")
    return len(text) - len(rest)


def _code(word: Text, key: str, value: Text, text: str | None) -> Reading:
    if text is None:
        return _one("code.injected", word, f"{key} runs a command, and {value.because}")
    if not text or text.lower() == "none":
        return OBSERVES
    return Reading((), (("sh", (value.known(_own_connection(text)),)),))


def _own_connection(text: str) -> str:
    """`ssh -W %h:%p JUMP` and `nc %h %p` as a ProxyCommand carry nothing but this connection."""
    for form in ("-W %h:%p", "-W '[%h]:%p'", "-W [%h]:%p"):
        text = text.replace(form, "-N")
    if text.split()[0] in ("nc", "ncat", "netcat", "/usr/bin/nc", "/bin/nc"):
        return text.replace(" %h %p", " -z %h %p")
    return text


def _forward(text: str | None) -> str:
    """LocalForward, DynamicForward: this machine only, unless they bind to an address of all."""
    if text is None or text.startswith(("*", "0.0.0.0", "[::]", ":")):
        return "net.tunnel"
    return "net.loopback"


def _sent(word: Text, text: str | None) -> Reading:
    names = (text or "*").split()
    if any("*" in name and not name.startswith(("LC_", "-")) for name in names):
        return _one("secret.send", word, "sends variables of the environment")
    if any(map(_is_secret, names)):
        return _one("secret.send", word, "sends a secret to the remote side")
    return OBSERVES


def _is_secret(name: str) -> bool:
    return any(part in name.upper() for part in SECRET_NAMES)


def _one(kind: str, word: Text, because: str) -> Reading:
    return Reading((Finding(kind, word, because),))


#: The value is a command that a shell runs.
RUNS: Final = ("proxycommand", "localcommand", "knownhostscommand", "remotecommand")
FORWARDS: Final = ("localforward", "dynamicforward")
#: Values that switch a setting off.
OFF: Final = ("no", "none", "false", "internal", "/usr/bin/xauth")
_LIBRARY: Final = ("code.opaque", "loads a shared library")
_LENDS: Final = ("net.tunnel", "lends the agent or display to the remote side")
EFFECTS: Final = {
    "remoteforward": ("net.tunnel", "lets the remote side in"),
    "tunnel": ("net.tunnel", "opens a network device to the other side"),
    "gatewayports": ("net.tunnel", "lets other hosts use forwarded ports"),
    "forwardagent": _LENDS,
    "forwardx11": _LENDS,
    "pkcs11provider": _LIBRARY,
    "securitykeyprovider": _LIBRARY,
    "smartcarddevice": _LIBRARY,
    "xauthlocation": ("code.opaque", "runs that program"),
    "include": ("code.injected", "takes settings from a file"),
    "stdioforward": ("net.tunnel", "connects through the remote side"),
}
