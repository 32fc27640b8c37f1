"""What stands behind the options of mlr: verbs with their words, joined by `then`, and files at the end.

Verbs compute, but for `tee`, `split`, `--prepipe` and what the language of `put` and `filter` can do: run a command by
`system` or `exec`, and send what it prints to a file or a program.
"""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading
from riskclass.rules.grammars.jq import LETTERS, NAMES, SECRET_NAMES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.text import Text

VERBS = frozenset(
    """
    altkv bar bootstrap bottom-values case cat check clean-whitespace count count-distinct count-similar cut decimate
    fill-down fill-empty filter flatten format-values fraction gap grep group-by group-like gsub having-fields head
    histogram json-parse json-stringify join label latin1-to-utf8 least-frequent merge-fields most-frequent nest nothing
    put regularize remove-empty-columns rename reorder repeat reshape sample sec2gmt sec2gmtdate sec2str seqgen shuffle
    skip-trivial-records sort sort-within-records sort-within-records-values sparsify split split-join splitax ssub
    stats1 stats2 step strptime sub summary tac tail tee template top unflatten uniq unspace unsparsify utf8-to-latin1
    help version lecat termcvt hex unhex
    """.split()
)
_PRINTS = ("tee", "emit", "emit1", "emitp", "emitf", "print", "printn", "dump", "edump")
_RUNS = ("system", "exec")


def read(words: tuple[Text, ...]) -> Reading:
    findings: list[Finding] = []
    runs: list[tuple[str, tuple[Text, ...]]] = []
    verbs = _verbs(words)
    for verb, rest in verbs:
        _verb(verb, rest, findings, runs)
    findings += [Finding("read", word) for word in (verbs[-1][1] if verbs else ()) if not word.prefix.startswith("-")]
    return Reading(tuple(findings), tuple(runs)) if findings or runs else OBSERVES


def _verbs(words: tuple[Text, ...]) -> list[tuple[Text, list[Text]]]:
    found: list[tuple[Text, list[Text]]] = []
    begins = True
    for word in words:
        if begins:
            found.append((word, []))
        elif word.exact != "then":
            found[-1][1].append(word)
        begins = word.exact == "then"
    return found


def _verb(verb: Text, rest: list[Text], findings: list[Finding], runs: list[tuple[str, tuple[Text, ...]]]) -> None:
    name = verb.exact
    if name not in VERBS:
        findings.append(Finding("code.opaque", verb, f"{verb.shown} is no verb of mlr that is known"))
    given = [word.exact for word in rest]
    for option, value in zip(given, rest[1:], strict=False):
        if option in ("--prepipe", "--prepipex"):
            runs.append(("sh", (value,)))
        elif option == "-f" and name in ("put", "filter"):
            findings.append(Finding("code.opaque", value, "runs the code of a file, which is not read"))
        elif option == "--prefix" and name == "split":
            beginning = value.exact
            target = value if beginning is None else value.known(f"{beginning}_*")
            findings.append(Finding("write", target, "writes a file for each part"))
    if name == "split" and "--prefix" not in given:
        findings.append(Finding("write", verb.known("split_*"), "writes a file for each part"))
    elif name == "tee" and "-p" in given:
        findings.append(Finding("code.opaque", verb, "feeds a program"))
    elif name == "tee":
        findings += [Finding("write", word) for word in rest if not word.prefix.startswith("-")][:1]
    elif name in ("put", "filter"):
        findings += [each for word in rest for each in _code(word)]


def _code(word: Text) -> list[Finding]:
    """What the language can do beyond computing; strings and comments are data."""
    text = word.exact
    if text is None:
        return [Finding("code.opaque", word, f"{word.because or 'a part is not known'}; the expression may be any")]
    found: list[Finding] = []
    printing = False
    at = 0
    while at < len(text):
        char, end = text[at], at + 1
        if char == '"':
            end = _string(text, at)
        elif char == "#":
            end = text.find("\n", at) if "\n" in text[at:] else len(text)
        elif char in LETTERS:
            while end < len(text) and text[end] in NAMES:
                end += 1
            name = text[at:end]
            printing = printing or name in _PRINTS
            if name in _RUNS:
                found.append(Finding("code.opaque", word, f"{name} runs a command"))
            elif name == "ENV":
                found += _environment(text[end:], word)
        elif char in "$@" and text[end : end + 1] in (*LETTERS, "{"):
            end = text.find("}", at) + 1 or len(text) if text[end] == "{" else end
            while end < len(text) and text[end] in NAMES:
                end += 1
        elif char in ";{}\n":
            printing = False
        elif char == "|" and text[at : at + 2] == "||":
            end = at + 2
        elif char in ">|" and printing:
            found += _redirected(text[at:], word)
            printing = False
        at = end
    return found


def _string(text: str, at: int) -> int:
    end = at + 1
    while end < len(text) and text[end] != '"':
        end += 1 + (text[end] == "\\")
    return end + 1


def _redirected(rest: str, word: Text) -> list[Finding]:
    """`> stderr`, `>> "file"`, `| "program"`."""
    target = rest.lstrip(">|").lstrip()
    if rest[0] == "|":
        return [Finding("code.opaque", word, "feeds a program")]
    if target.startswith(("stderr", "stdout")):
        return []
    name, _, more = target[1:].partition('"')
    if target[:1] == '"' and "\\" not in name and more.lstrip()[:1] in ("", ",", ";", "}"):
        return [Finding("write", word.known(name))]
    return [Finding("fs.write", word, "writes to files that the data names")]


def _environment(rest: str, word: Text) -> list[Finding]:
    name = rest[2:].partition('"')[0] if rest.startswith('["') else ""
    if name and not any(part in name.upper() for part in SECRET_NAMES):
        return []
    return [Finding("secret.env", word, f"prints {name or 'the whole environment'}")]
