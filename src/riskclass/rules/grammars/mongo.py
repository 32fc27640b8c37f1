"""The shell of MongoDB: calls on `db`, `rs` and `sh` with literal arguments; other JavaScript is not read."""

from __future__ import annotations

from riskclass.model.reading import Finding, Reading
from riskclass.rules.grammars.literal import opaque

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from riskclass.model.text import Text

    #: A call in a chain: its name and what stands between its brackets.
    Call = tuple[str, str]

_METHODS = {
    "db.read": (
        "find findOne count countDocuments estimatedDocumentCount distinct aggregate explain getIndexes stats dataSize"
        " storageSize totalSize totalIndexSize isCapped latencyStats getShardDistribution getCollectionNames"
        " getCollectionInfos getName hello isMaster serverStatus serverBuildInfo version hostInfo currentOp"
        " getProfilingStatus getReplicationInfo printReplicationInfo printSecondaryReplicationInfo status conf"
        " printShardingStatus limit skip sort pretty toArray hasNext next itcount size hint maxTimeMS batchSize"
        " projection collation allowDiskUse readPref tryNext count forEach getSiblingDB getCollection getMongo getDB"
    ),
    "db.change": (
        "insert insertOne insertMany save update updateOne updateMany replaceOne findAndModify findOneAndUpdate"
        " findOneAndReplace renameCollection createCollection createView setProfilingLevel"
    ),
    "db.delete": "deleteOne deleteMany remove findOneAndDelete drop dropDatabase bulkWrite convertToCapped",
    "db.disrupt": (
        "createIndex createIndexes ensureIndex dropIndex dropIndexes reIndex compact validate killOp fsyncLock"
        " fsyncUnlock shutdownServer stepDown freeze reconfig initiate add addArb stopBalancer startBalancer"
    ),
    "access.grant": (
        "createUser updateUser changeUserPassword grantRolesToUser createRole updateRole grantPrivilegesToRole"
    ),
    "access.revoke": "dropUser dropAllUsers revokeRolesFromUser dropRole dropAllRoles revokePrivilegesFromRole",
}
_KINDS = {name: kind for kind, names in _METHODS.items() for name in names.split()}
#: What `runCommand` and `adminCommand` are asked for, by the first key.
_COMMANDS = {
    **dict.fromkeys(
        "ping hello isMaster buildInfo serverStatus listDatabases listCollections dbStats collStats connectionStatus"
        " replSetGetStatus hostInfo top currentOp".split(),
        "db.read",
    ),
    **dict.fromkeys("drop dropDatabase delete".split(), "db.delete"),
    **dict.fromkeys("shutdown fsync compact replSetStepDown killOp".split(), "db.disrupt"),
    "setParameter": "host.config",
}
_ASKS = ("runCommand", "adminCommand")
#: Methods of which an empty filter takes every document.
_ALL = ("updateMany", "update")
_PRINTERS = ("print", "printjson", "console.log", "JSON.stringify", "EJSON.stringify", "tojson")
#: What may be called in an argument: it only makes a value.
_VALUES = "ObjectId ISODate Date NumberLong NumberInt NumberDecimal UUID Timestamp BinData Long Decimal128".split()
_WORDS = ("show ", "use ")
_CODE = ("$where", "$function", "$accumulator", "=>", "function", "mapReduce")
_NAME = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$")
_REGEX = _NAME | frozenset("^.*+- :@%\\")
_BECAUSE = "JavaScript is not read, except for plain calls on db"


class Unclear(Exception):
    """Something that is not followed."""


def read(words: tuple[Text, ...]) -> Reading:
    code = words[0]
    if code.exact is None:
        return opaque(code, code.because or "a part of the code is not known")
    try:
        kinds = [kind for each in _statements(code.exact) for kind in _statement(each)]
    except Unclear:
        return opaque(code, _BECAUSE)
    shown = code.known(code.exact[:60])
    return Reading(tuple(Finding(kind, shown) for kind in dict.fromkeys(kinds)))


def _statements(text: str) -> list[str]:
    return [each for each in _cut(text, ";\n") if each]


def _cut(text: str, marks: str) -> list[str]:
    """The text cut at marks outside of quotes and brackets."""
    found: list[str] = []
    start = depth = 0
    for place, char in _outside(text):
        depth += (char in "([{") - (char in ")]}")
        if depth == 0 and char in marks:
            found.append(text[start:place].strip())
            start = place + 1
    return [*found, text[start:].strip()]


def _outside(text: str) -> Iterator[tuple[int, str]]:
    """The characters outside of strings and of plain regular expressions, with their places."""
    place = 0
    while place < len(text):
        char = text[place]
        if char in "`#":
            raise Unclear
        if char in "'\"/":
            place = _closing(text, place)
        else:
            yield place, char
        place += 1


def _closing(text: str, start: int) -> int:
    """Where the string, or the regular expression, that begins at `start` ends."""
    quote, place = text[start], start + 1
    while place < len(text) and text[place] != quote:
        if text[place] == "\n" or (quote == "/" and text[place] not in _REGEX):
            raise Unclear
        place += 2 if text[place] == "\\" and quote != "/" else 1
    if place >= len(text) or (quote == "/" and place == start + 1):
        raise Unclear
    return place


def _statement(text: str, inside: bool = False) -> list[str]:
    """The kinds of what one statement does, or what is printed."""
    if text.startswith(_WORDS) or text in ("exit", "quit()", "it", "help"):
        return ["db.read"]
    printer = next((each for each in _PRINTERS if text.startswith(f"{each}(") and text.endswith(")")), None)
    if printer is not None and not inside and _length(text[len(printer) :]) == len(text) - len(printer):
        return [kind for each in _cut(text[len(printer) + 1 : -1], ",") for kind in _statement(each, True)]
    if text[:2] in ("db", "rs", "sh") and text[2:3] in (".", "["):
        kinds = [_kind(*call) for call in _calls(text[2:])]
        return [*kinds, "secret.read"] if "system.users" in text else kinds
    _only_values(text)
    return ["observe"]


def _length(text: str) -> int:
    """The length of what begins with a bracket, up to the one that closes it."""
    depth = 0
    for place, char in _outside(text):
        depth += (char in "([{") - (char in ")]}")
        if depth == 0:
            return place + 1
    raise Unclear


def _calls(text: str) -> list[Call]:
    """`.name`, `["name"]` and `(arguments)`, one behind the other."""
    found: list[Call] = []
    name = ""
    while text:
        if text[0] == ".":
            name = text[1 : 1 + next((n for n, char in enumerate(text[1:]) if char not in _NAME), len(text) - 1)]
            text = text[1 + len(name) :].lstrip()
        elif text[0] in "([":
            end = _length(text)
            if text[0] == "(":
                found.append((name, text[1 : end - 1].strip()))
            elif text[1:2] not in ("'", '"'):
                raise Unclear
            text = text[end:].lstrip()
        else:
            raise Unclear
    return found


def _kind(name: str, args: str) -> str:
    if name == "forEach":
        return "db.read" if args in _PRINTERS else _unclear()
    _only_values(args)
    if name in _ASKS:
        name = args.lstrip("{ '\"").partition(":")[0].rstrip(" '\"")
        return _COMMANDS.get(name) or _unclear()
    if name == "aggregate" and ("$out" in args or "$merge" in args):
        return "db.change"
    if name in _ALL and args.replace(" ", "").startswith("{}"):
        return "db.delete"
    return _KINDS.get(name) or _unclear()


def _unclear() -> str:
    raise Unclear


def _only_values(text: str) -> None:
    """Refuses text in which anything is called but what makes a value, or is set, or is a method."""
    if any(word in text for word in _CODE):
        raise Unclear
    name = ""
    for _, char in _outside(text):
        called = char == "(" and name.removeprefix("new") not in _VALUES
        if called or char == "=" or (char == "." and name and not name.isdigit()):  # `db.t.drop`: something calls it
            raise Unclear
        name = (name + char)[-20:] if char in _NAME else name if char == " " else ""
