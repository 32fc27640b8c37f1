"""Commands of nft(8), separated by `;` or newlines: what lists, what changes rules, what opens or lowers them."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading
from riskclass.model.text import FREE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from riskclass.model.text import Text


def read(words: tuple[Text, ...]) -> Reading:
    if any(word.exact is None for word in words):
        return _unknown(words)
    word = words[0]
    text = " ".join(each.exact or "" for each in words)
    kinds = dict.fromkeys(kind for command in _commands(text) for kind in _kinds(command))
    return Reading(tuple(Finding(kind, word.known(text), _BECAUSE[kind]) for kind in kinds)) if kinds else OBSERVES


def _unknown(words: tuple[Text, ...]) -> Reading:
    """A list of what is a plain word still lists; text that is not known may hold any further command."""
    free = next((word for word in words if any(hole.shape in FREE for hole in word.holes)), None)
    if free is not None:
        return Reading((Finding("code.opaque", free, f"{free.because}; it may hold any command"),))
    if words[0].exact in READS:
        return OBSERVES
    return Reading((Finding("net.firewall", words[0], _BECAUSE["net.firewall"]),))


def _commands(text: str) -> list[str]:
    """Split at `;` and newlines outside braces; what stands in braces belongs to its command."""
    found, depth = [""], 0
    for line in text.splitlines():
        for char in line.partition("#")[0] + "\n":
            depth += (char == "{") - (char == "}")
            if char in ";\n" and depth <= 0:
                found.append("")
            else:
                found[-1] += " " if char == "\n" else char
    return [each.strip() for each in found if each.strip()]


def _kinds(command: str) -> list[str]:
    words = command.replace("{", " { ").replace("}", " } ").split()
    verb = words[0]
    if verb in READS:
        return []
    if verb == "include":
        return ["code.opaque"]
    kinds = ["net.firewall"]
    if verb == "flush" or (verb in ("delete", "destroy") and words[1:2] == ["table"]) or _drops(verb, words):
        kinds.append("guard.lower")
    if verb not in ("flush", "delete", "destroy", "reset") and _opens(words):
        kinds.append("access.grant")
    return kinds


def _drops(verb: str, words: list[str]) -> bool:
    """A policy of accept on what comes in."""
    at = words.index("policy") if "policy" in words else -1
    return at >= 0 and words[at + 1 : at + 2] in (["accept"], ["accept;"]) and "input" in words


def _opens(words: list[str]) -> bool:
    """Lets something in that is more than answers and this machine itself; or leads it elsewhere."""
    bare = [word.rstrip(";") for word in words]
    if "dnat" in bare or "redirect" in bare:
        return True
    if "accept" not in bare or "output" in bare or "policy" in bare:
        return False
    answers = any("established" in word for word in bare) and not any("new" in word.split(",") for word in bare)
    return not answers and "lo" not in bare and '"lo"' not in bare


READS: Final = ("list", "describe", "monitor", "get", "export", "define", "redefine", "undefine")
_BECAUSE: Final = {
    "net.firewall": "changes the rules of the firewall",
    "guard.lower": "takes rules of the firewall away",
    "access.grant": "lets others in",
    "code.opaque": "takes commands from a file",
}
