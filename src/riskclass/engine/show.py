"""A command as a reason shows it: short, on one line, secrets masked."""

from __future__ import annotations

from riskclass.model.secrets import ATTACHED as _ATTACHED
from riskclass.model.secrets import LOGINS as _LOGINS
from riskclass.model.secrets import SECRET_WORDS as _SECRET_WORDS
from riskclass.model.secrets import TOKENS as _TOKENS
from riskclass.model.text import Text, printable

TYPE_CHECKING = False

#: The marks by their last characters: few words hold one of these.
_BY_END = tuple((end, tuple(mark for mark in _TOKENS if mark[-1] == end)) for end in {mark[-1]: 0 for mark in _TOKENS})
_LONGEST = 100
_SHORT = 9


def shown(argv: tuple[Text, ...]) -> str:
    words: list[str] = []
    size = 0
    for text in argv:
        word = text.exact or ""
        if not word.isalnum() or len(word) > _SHORT:  # else it is as it is
            word = shown_word(text)
        words.append(word)
        size += len(word) + 1
        if size > _LONGEST:
            break
    if words[0] in _ATTACHED:
        words[1:] = ["-p***" if word.startswith("-p") and len(word) > 2 else word for word in words[1:]]
    for place, before in enumerate(words[:-1], 1):
        if before[:1] != "-":
            continue
        if before.startswith("--") and not set(before) & set("=/") and _names_secret(before):
            words[place] = "***"
        elif before in _LOGINS and ":" in words[place] and not words[place].replace(":", "").isdigit():
            words[place] = words[place].partition(":")[0] + ":***"
    line = " ".join(words)
    return line if len(line) <= _LONGEST else line[: _LONGEST - 1] + "…"


def shown_word(text: Text) -> str:
    """One word of it, in quotes where it needs them; an expansion stays one: `"a b $x"`, `$(ls -l)`."""
    value = masked(text.shown)
    if not value.isprintable():
        value = printable(value)
    if value and (len(value) >= _LONGEST or not (" " in value or "'" in value or '"' in value)):
        return value
    known = text.exact if text.exact is not None else "".join(part for part in text.parts if isinstance(part, str))
    if text.exact is None and '"' not in known:
        return f'"{value}"' if " " in known or "'" in known else value
    if "'" in value and not any(sign in value for sign in '"$`\\!'):
        return f'"{value}"'
    return "'" + value.replace("'", "'\\''") + "'"


def masked(value: str) -> str:
    """A word, with what looks like a secret in it replaced: tokens, `password=…`, `user:password@host`."""
    if len(value) <= _SHORT and "=" not in value:  # too short for a token, an address, a header
        return value
    for end, marks in _BY_END:
        if end in value:
            for mark in marks:
                if mark in value:
                    value = _without_token(value, mark)
    if " " in value and "authorization" in (lower := value.lower()):
        for mark in ("bearer ", "basic "):
            if mark in lower:
                return value[: lower.index(mark) + len(mark)] + "***"
    if "=" in value:
        name, _, rest = value.partition("=")
        if rest and _names_secret(name) and "$" not in rest:
            return f"{name}=***"
    return _without_password(value) if "@" in value else value


def _without_token(value: str, mark: str) -> str:
    place = value.find(mark)
    starts = not value[max(0, place - 1) : place].isalnum()  # not in disk-…
    return value[: place + len(mark)] + "***" if starts and len(value) - place > len(mark) + 6 else value


def _without_password(value: str) -> str:
    scheme, slashes, rest = value.partition("://")
    user, at, host = rest.partition("@")
    if slashes and at and ":" in user and "/" not in user:
        return f"{scheme}://{user.partition(':')[0]}:***@{host}"
    return value


def _names_secret(name: str) -> bool:
    lower = name.lower()
    return any(word in lower for word in _SECRET_WORDS) and not lower.endswith(("file", "stdin"))


def is_secret_name(name: str) -> bool:
    """Whether a variable of that name is made to hold a secret."""
    lower = name.lower()
    return any(word in lower for word in _SECRET_WORDS) and not lower.endswith(
        ("_file", "_path", "_name", "_id_", "_url")
    )


def holds_secret(source: str) -> bool:
    """Whether a hole is a variable made for a secret: `$TOKEN`, `${TOKEN:0:4}`, `${TOKEN@Q}`."""
    name = source[1:].lstrip("{")
    end = next((place for place, char in enumerate(name) if not (char.isalnum() or char == "_")), len(name))
    return source.startswith("$") and name[:end].isidentifier() and is_secret_name(name[:end])
