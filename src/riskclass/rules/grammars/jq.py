"""jq filters, and those of yq. They only compute; what they can give away is the environment, or by `load` a file."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from riskclass.model.text import Hole, Text

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_"
NAMES = LETTERS + "0123456789"
SECRET_NAMES = ("TOKEN", "SECRET", "PASSW", "API_KEY", "APIKEY", "ACCESS_KEY", "PRIVATE", "CREDENTIAL", "PASSPHRASE")
#: What stands for a part that is not known: a character of no name, and what cannot be code.
UNKNOWN, NUMBER = "\ue000", "0"


def read(words: tuple[Text, ...]) -> Reading:
    findings = tuple(finding for word in words for finding in _Reader(word).findings())
    return Reading(findings) if findings else OBSERVES


def _source(word: Text) -> str:
    return "".join(_known(part) for part in word.parts)


def _known(part: str | Hole) -> str:
    if isinstance(part, str):
        return part
    return NUMBER if part.shape == "number" else UNKNOWN


class _Reader:
    """One pass over a filter, by names; strings are data but for what stands in `\\( )`."""

    def __init__(self, word: Text) -> None:
        self.word: Final = word
        self.text: Final = _source(word)
        self.at = 0
        self.nested: list[int] = []  # for each open `\(`: how many parentheses are open in it
        self.found: list[Finding] = []
        self.found_files: list[Finding] = []

    def findings(self) -> list[Finding]:
        while self.at < len(self.text) and not self.found:
            self._next(self.text[self.at])
        return self.found + self.found_files

    def _add(self, kind: str, because: str) -> None:
        self.found.append(Finding(kind, self.word, because))

    def _next(self, char: str) -> None:
        if char == UNKNOWN:
            self._add("code.opaque", f"{self.word.because or 'a part is not known'}; the filter may be any")
        elif char == '"':
            self.at += 1
            self._string()
        elif char == "#":
            self._comment()
        elif char in LETTERS:
            self._name()
        elif char == "$" and self.text.startswith("$ENV", self.at) and self._at(4) not in (*NAMES,):
            self._environment(self.at + 4)
        else:
            self._parenthesis(char)
            self.at += 1

    def _at(self, ahead: int) -> str:
        return self.text[self.at + ahead : self.at + ahead + 1]

    def _parenthesis(self, char: str) -> None:
        if not self.nested:
            return
        if char == "(":
            self.nested[-1] += 1
        elif char == ")":
            self.nested[-1] -= 1
            if self.nested[-1] < 0:
                self.nested.pop()
                self.at += 1
                self._string()
                self.at -= 1

    def _string(self) -> None:
        """Up to the end of the string, or to the code in it."""
        while self.at < len(self.text) and self.text[self.at] != '"':
            char = self.text[self.at]
            if char == UNKNOWN:
                self._next(char)
                return
            if char == "\\" and self._at(1) == "(":
                self.at += 2
                self.nested.append(0)
                return
            self.at += 2 if char == "\\" else 1
        self.at += 1

    def _comment(self) -> None:
        end = self.text.find("\n", self.at)
        end = len(self.text) if end < 0 else end
        if UNKNOWN in self.text[self.at : end]:
            self._next(UNKNOWN)
        self.at = end

    def _name(self) -> None:
        start = self.at
        while self.at < len(self.text) and self.text[self.at] in NAMES:
            self.at += 1
        name, before = self.text[start : self.at], self.text[:start].rstrip()[-1:]
        if name in ("import", "include") and self.text[self.at :].lstrip()[:1] == '"':
            self._add("code.opaque", "takes in a module, which is not read")
        elif name.startswith("load") and self.text[self.at :].lstrip()[:1] == "(" and before != ".":
            self._load()
        elif name in ("env", "strenv") and before not in (".", "$", "@") and not self._is_key(before):
            self._environment(self.at)

    def _load(self) -> None:
        """yq's `load("FILE")`, `load_str(…)` and their kin."""
        start = self.text.find("(", self.at) + 1
        end = self.text.find(")", start)
        name = self.text[start : end if end >= 0 else len(self.text)].strip()
        plain = (
            len(name) > 1 and name[0] == name[-1] == '"' and not set(name) & {"\\", UNKNOWN} and '"' not in name[1:-1]
        )
        if plain:
            self.found_files.append(Finding("read", self.word.known(name[1:-1])))
        else:
            self._add("code.opaque", "reads a file that is not known here")

    def _is_key(self, before: str) -> bool:
        """{env: …}, {env}, {env, a}, {a, env}"""
        after = self.text[self.at :].lstrip()[:1]
        return before in ("{", ",") and (after in (":", "}") or (before == "{" and after == ","))

    def _environment(self, behind: int) -> None:
        """`env.NAME`, `$ENV.NAME`, yq's `env(NAME)` is one variable; otherwise it is all of them."""
        end = behind + 1
        while end < len(self.text) and self.text[end] in NAMES:
            end += 1
        name = self.text[behind + 1 : end]
        if self.text[behind : behind + 1] not in (".", "(") or not name:
            self._add("secret.env", "shows the whole environment")
        elif any(part in name.upper() for part in SECRET_NAMES):
            self._add("secret.env", f"shows {name} of the environment")
        self.at = end
