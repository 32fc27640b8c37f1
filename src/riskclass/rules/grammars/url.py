"""An address that is asked: a metadata service of a cloud hands out credentials to whoever asks from its machine."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from riskclass.model.text import Text


def read(words: tuple[Text, ...]) -> Reading:
    findings: list[Finding] = []
    for word in words:
        addresses = _globbed(word)
        findings += [finding for each in addresses for finding in asked(each)]
        if len(addresses) > MOST:
            findings.append(Finding("limit", word, "stands for more addresses than are looked at"))
    return Reading(tuple(findings)) if findings else OBSERVES


def _globbed(word: Text) -> list[Text]:
    """The addresses of `{a,b}` and `[a-z]`, which curl fills in itself; of a range the ends."""
    text = word.exact
    if text is None or not any(mark in text for mark in "{["):
        return [word]
    found: list[str] = []
    grown = [text]
    while grown != found and len(grown) <= MOST:
        found = grown
        grown = [each for one in found for each in _filled(one)]
    return [word.known(each) for each in grown]


def _filled(text: str) -> list[str]:
    """With the first set or range filled in; `[::1]` is an address."""
    start = min((at for at in map(text.find, "{[") if at >= 0), default=-1)
    end = text.find("}" if text[start : start + 1] == "{" else "]", start)
    if start < 0 or end < 0:
        return [text]
    inner, rest = text[start + 1 : end], text[end + 1 :]
    if text[start] == "{":
        return [text[:start] + each + rest for each in inner.split(",")]
    if "-" in inner and ":" not in inner.partition("-")[0]:
        low, _, high = inner.partition(":")[0].partition("-")
        return [text[:start] + each + rest for each in dict.fromkeys((low, high))]
    return [text[: end + 1] + each for each in _filled(rest)]


def asked(word: Text) -> tuple[Finding, ...]:
    """What asking this address says; a host that is not known is not held against it."""
    if word.prefix.strip().lower().startswith("file:"):
        return (Finding("read", word),)
    user, at, host = _authority(word.prefix.strip().lower()).rpartition("@")
    host = _host(host)
    if host in NAMES or _number(host) in ADDRESSES:
        return (Finding("secret.read", word, "the metadata service hands out credentials"),)
    if at and _host(user) in LOOPBACK:
        return (Finding("net.upload", word, "the host stands behind the @, not before it"),)
    return ()


def _authority(text: str) -> str:
    """`scheme://AUTHORITY/path`; curl takes one slash or none as well."""
    scheme, colon, rest = text.partition(":")
    if colon and (scheme in SCHEMES or rest.startswith("//")):
        text = rest.lstrip("/")
    end = min((at for at in map(text.find, "/?#\\") if at >= 0), default=len(text))
    return text[:end]


def _host(host: str) -> str:
    """Without its port."""
    host = host.strip("{}")
    if host.startswith("["):
        host = host[1:].partition("]")[0].partition("%")[0]
        return ":".join(group.lstrip("0") for group in host.removeprefix("::ffff:").split(":"))
    return host.partition(":")[0].rstrip(".")


def _number(host: str) -> int:
    """An IPv4 address as inet_aton(3) reads it: 169.254.169.254, 0xA9FEA9FE, 169.254.43518; -1 for a name."""
    values = [_digits(part) for part in host.split(".")]
    if len(values) > 4 or min(values) < 0 or any(value > 255 for value in values[:-1]):
        return -1
    high = sum(value << 8 * (3 - place) for place, value in enumerate(values[:-1]))
    return high + values[-1]


def _digits(part: str) -> int:
    base = 16 if part.startswith("0x") else 8 if part.startswith("0") and part != "0" else 10
    digits = part.removeprefix("0x") if base == 16 else part
    known = "0123456789abcdef"[:base]
    return int(digits, base) if 0 < len(digits) < 12 and all(char in known for char in digits) else -1


#: Addresses out of sets that are looked at.
MOST: Final = 64
SCHEMES: Final = ("http", "https")
LOOPBACK: Final = ("localhost", "127.0.0.1", "1")
NAMES: Final = (
    *("metadata.google.internal", "metadata", "metadata.tencentyun.com", "instance-data"),
    *("instance-data.ec2.internal", "fd00:ec2::254", "fd20:ce::254", "a9fe:a9fe"),
)
#: 169.254.169.254, 169.254.170.2, 169.254.170.23 and 100.100.100.200.
ADDRESSES: Final = (0xA9FEA9FE, 0xA9FEAA02, 0xA9FEAA17, 0x646464C8)
