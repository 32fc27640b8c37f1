"""The two addresses of socat(1): `TYPE:ARGUMENTS,OPTION,…`, or a file's name. What is connected with what decides."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading
from riskclass.rules.grammars.served import is_bare_shell

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from riskclass.model.text import Text


def read(words: tuple[Text, ...]) -> Reading:
    sides = [side for word in words for side in _sides(word)]
    roles = [_role(side) for side in sides]
    findings: list[Finding] = []
    runs: list[tuple[str, tuple[Text, ...]]] = []
    for number, (side, role) in enumerate(zip(sides, roles, strict=True)):
        others = roles[:number] + roles[number + 1 :]
        findings += _findings(side, role, others)
        findings += _names(side)
        if role == "run":
            runs += _runs(side, others)
    return Reading(tuple(findings), tuple(runs)) if findings or runs else OBSERVES


def _sides(word: Text) -> list[Text]:
    """`READ!!WRITE` names two addresses."""
    return [word.known(each) for each in word.exact.split("!!")] if word.exact else [word]


def _type(side: Text) -> str:
    text = side.prefix
    end = min((at for at in (text.find(":"), text.find(",")) if at >= 0), default=len(text))
    if end == len(text) and side.exact is None:
        return "?"
    return "gopen" if "/" in text[:end] else text[:end].lower()


def _role(side: Text) -> str:
    """listen, connect, local, run, file, create, tun, idle; or nothing that is known."""
    name = _type(side)
    return next((role for role, names in ROLES.items() if name in names), "")


def _findings(side: Text, role: str, others: list[str]) -> list[Finding]:
    network = [other for other in others if other in ("listen", "connect")]
    if role == "":
        return [Finding("code.opaque", side, "an address whose kind is not known")]
    if role in ("listen", "connect") and any(other in THROUGH for other in others):
        return [Finding("net.tunnel", side, "leads from one side to the other")]
    if role == "listen":
        return [Finding("net.loopback" if _is_loopback(side) else "net.listen", side)]
    if role in ("connect", "local"):
        return [Finding("net.send", side, "sends what it is fed")]
    if role == "run":
        return [Finding("net.tunnel", side, "hands a program to the other side of a connection")] if network else []
    if role == "tun":
        return [Finding("net.config", side, "makes a network device")]
    return _file(side, role, network)


def _names(side: Text) -> list[Finding]:
    """Options that take a file away first (`unlink-early`), or put a link or a pipe where one is named."""
    kind, _, rest = side.prefix.partition(":")
    path, *options = rest.split(",") if rest else ("", *kind.split(",")[1:])
    kind = kind.partition(",")[0].lower()
    given = {name.strip(): value or "1" for name, _, value in (option.partition("=") for option in options)}
    found = []
    if path and any(given.get(name, "0") != "0" for name in UNLINKS):
        found.append(Finding("delete", side.known(path), "takes the file away first"))
    if path and given.get("unlink-close", "0") != "0" and kind in FILES:
        found.append(Finding("delete", side.known(path), "takes the file away when it ends"))
    if kind == "pty" and (link := given.get("link") or given.get("symbolic-link")):
        found.append(Finding("write", side.known(link), "puts a link there"))
    if kind in ("pipe", "fifo") and path:
        found.append(Finding("create", side.known(path), "makes a pipe"))
    return found


def _file(side: Text, role: str, network: list[str]) -> list[Finding]:
    if role not in ("file", "create"):
        return []
    name, _, rest = side.prefix.partition(":")
    rest = rest if name.lower() in FILES else side.prefix
    path, *options = rest.split(",")
    names = {option.partition("=")[0] for option in options}
    target = side.known(path)
    if role == "create" or names & WRITING:
        return [Finding("append" if "append" in names else "write", target)]
    found = [Finding("read", target)]
    if network:
        found.append(Finding("net.upload", target, "sends a file"))
    return found if "rdonly" in names else [*found, Finding("write", target)]


def _runs(side: Text, others: list[str]) -> list[tuple[str, tuple[Text, ...]]]:
    """EXEC and SYSTEM: up to the first comma outside quotes."""
    if side.exact is None:
        return [("sh", (side.cut(len(side.prefix)),))]
    text = side.exact.partition(":")[2]
    command = text if _type(side) in ("system", "shell") else text.partition(",")[0]
    command = command.partition(",pty")[0].partition(",stderr")[0].strip("\"'")
    if is_bare_shell(command) and any(other in ("listen", "connect") for other in others):
        return []
    return [("sh", (side.known(command),))]


def _is_loopback(side: Text) -> bool:
    text = (side.exact or "").lower()
    return any(f"bind={name}" in text for name in ("127.", "localhost", "[::1]", "::1")) or text.startswith("unix")


UNLINKS: Final = ("unlink", "unlink-early", "unlink-late")
THROUGH: Final = ("listen", "connect", "run", "local")
WRITING: Final = {"creat", "create", "wronly", "wo", "append", "trunc", "excl"}
FILES: Final = ("open", "gopen", "file", "create", "creat")
_PROTOCOLS: Final = "tcp tcp4 tcp6 udp udp4 udp6 sctp sctp4 sctp6 dccp dccp4 dccp6 openssl ssl openssl-dtls dtls vsock"
ROLES: Final = {
    "listen": frozenset(
        [f"{each}-{end}" for each in _PROTOCOLS.split() for end in ("listen", "l", "server", "recvfrom", "recv")]
        + "unix-listen unix-l abstract-listen unix-recvfrom unix-recv abstract-recvfrom abstract-recv udplite-listen"
        " udplite4-listen udplite6-listen ip-recvfrom ip-recv ip4-recvfrom ip4-recv ip6-recvfrom ip6-recv"
        " udp-recvfrom socket-listen".split()
    ),
    "connect": frozenset(
        [*_PROTOCOLS.split()]
        + [f"{each}-{end}" for each in _PROTOCOLS.split() for end in ("connect", "client", "datagram", "sendto")]
        + "socks socks4 socks4a socks5 socks5-connect proxy proxy-connect ip-sendto ip-datagram ip4-sendto ip6-sendto"
        " udplite udplite-connect socket-connect socket-sendto".split()
    ),
    "local": frozenset(
        "unix unix-connect unix-client unix-sendto abstract abstract-connect abstract-client abstract-sendto".split()
    ),
    "run": frozenset("exec system shell".split()),
    "file": frozenset("open gopen file".split()),
    "create": frozenset("create creat".split()),
    "tun": frozenset("tun interface".split()),
    "idle": frozenset("- stdio stdin stdout stderr fd pty pipe fifo readline echo socketpair accept-fd".split()),
}
