"""Which parts of words are secrets, for the log: by a name before them, by their form, by the program (docs/log.md).

Too much is better than too little here. A `$` that no shell expands stands as `DEAD`, since it is no variable.
"""

from __future__ import annotations

from riskclass.model.secrets import ATTACHED, LOGINS, SECRET_WORDS, TOKENS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    #: Which word, and the range within it.
    Part = tuple[int, int, int]

DEAD = "\x01"
#: Characters that end a word, or make another of it, where a shell reads it.
SPECIAL = frozenset(" \t\r\n;|&()<>'\"\\`")

NAMES = (*SECRET_WORDS, "passphrase", "storepass", "keypass", "signature", "requirepass", "masterauth", "cookie")
HEADERS = ("authorization", "cookie")
_SCHEMES = ("bearer", "basic", "token", "digest", "apikey", "negotiate", "bot", "key")
#: What a variable of that ending holds: API_KEY, DB_PASS, MYSQL_PWD, WIFI_PSK, GITHUB_PAT.
ENDINGS = ("_KEY", "_PASS", "_PWD", "_PW", "_PSK", "_PAT", "_AUTH", "SSHPASS")
#: Names of what is about a secret, and of options that take none.
_ABOUT = tuple(
    """
    file path dir name url stdin fd ttl tokens type policy count length timeout format izer ized command helper cookies
    jar token-id key-id key_id showsecret nopasswd
    """.split()
)
_FLAGS = tuple(
    f"{flag}-"
    for flag in (
        "no ask with show print list prompt require rotate create revoke include test export delete enable disable"
    ).split()
)
#: Names whose value may as well be a file: what kind of file it is says more than it gives away.
_FILES = ("private_key", "private-key", "credential", "_key", "secret")
#: Options behind which a word NAME=VALUE with blanks is a value, and no script.
_VALUES = frozenset("-e --env -E --build-arg --set --set-string --from-literal -d --data --data-raw -F --form".split())
_BINDS = frozenset(("export", "env", "declare", "local", "readonly", "setenv"))


def _programs(names: str) -> tuple[frozenset[str], ...]:
    """`docker/login`: words all of which stand before."""
    return tuple(frozenset(each.split("/")) for each in names.split())


#: Commands that set what the word before the value names (`aws configure set aws_secret_access_key X`), and such names.
SETTERS = _programs(
    """
    aws/configure git/config npm/config npm/set pnpm/config yarn/config poetry/config composer/config gcloud/config
    snap/set redis-cli nmcli mysqladmin ipmitool
    """
)
SET = tuple("password passwd token _key psk requirepass masterauth".split())
#: Options behind which a password stands, and the words that must come before.
OPTIONS = {
    "-p": _programs(
        """
        sshpass mongosh mongo mongodump mongorestore mongoimport mongoexport useradd usermod rabbitmqadmin
        docker/login podman/login nerdctl/login buildah/login skopeo/login helm/login oc/login az/login
        """
    ),
    "-a": _programs("redis-cli"),
    "-w": _programs("ldapsearch ldapmodify ldapadd ldapdelete ldappasswd ldapwhoami ldapcompare"),
    "-P": _programs("zip unzip ipmitool mosquitto_pub mosquitto_sub"),
    "-c": _programs("snmpwalk snmpget snmpset snmpbulkwalk snmpgetnext"),
    "-k": _programs("openssl/enc"),
    "-b": _programs("gh/secret"),
    "--body": _programs("gh/secret"),
}
#: Of those, what asks for the password where an option follows.
ASKING = _programs("mongosh mongo mongodump mongorestore mongoimport mongoexport")
GLUED = {"-p": (*ATTACHED, "7z", "7za", "7zr", "rabbitmqadmin"), "-P": ("zip",)}
#: Commands whose last word is a secret.
LAST = _programs(
    """
    htpasswd/-b vault/login wpa_passphrase rabbitmqctl/add_user rabbitmqctl/change_password mc/set user/set/password
    """
)


def parts(words: Sequence[str], bare: Sequence[int], inner: bool) -> Iterator[Part]:
    """The secret parts of the words of one command.

    `bare`: of each word, how many characters stand before its first quote. `inner`: the words stand inside another
    word or a here-document, so they may as well be data.
    """
    seen: set[str] = set()
    for place, word in enumerate(words):
        before = words[place - 1] if place else ""
        for start, end in _of_word(word, bare[place], before in _VALUES or before in _BINDS):
            yield place, start, end
        start = _behind(words, place, seen, inner)
        end = _trimmed(word) if before[-1:] in (":", "=", ">") else len(word)
        if 0 <= start < end and not is_expansion(word[start:]):
            yield place, start, end
        seen.add(word.rpartition("/")[2])
    yield from _headers(words, inner)
    if len(words) > 2 and words[-1][:1] not in ("-", "<", ">") and _any(LAST, seen):
        yield len(words) - 1, 0, len(words[-1])


def is_expansion(value: str) -> bool:
    """Whether it is one expansion, which gives nothing away: `$NAME`, `${NAME}`, `$(…)`; or nothing at all."""
    if value[:1] == "`":
        return len(value) == 1 or value[-1] == "`"
    if value[:1] != "$":
        return not value
    rest = value[1:]
    braced = rest[:1] == "{" and rest[-1:] == "}" and rest[1:-1].isidentifier()
    return not rest or rest.isidentifier() or braced or (rest[0] == "(" and rest[-1] == ")")


def is_name(name: str) -> bool:
    """Whether what has this name is a secret."""
    lower = name.lower().strip("-+'\"")
    if not any(word in lower for word in NAMES) or lower.endswith(_ABOUT):
        return False
    return not (name.startswith("-") and lower.startswith(_FLAGS))


# -- within one word --


def _of_word(word: str, bare: int, value: bool) -> Iterator[tuple[int, int]]:
    if len(word) > 9:
        yield from _tokens(word)
    if "@" in word:
        yield from _addresses(word)
    if "=" in word or ":" in word:
        yield from _assigned(word, bare, value)
    if word.startswith("pass:"):  # openssl-passphrase-options(1)
        yield 5, len(word)


def _tokens(word: str) -> Iterator[tuple[int, int]]:
    """What begins as tokens do: ghp_…, AKIA…, eyJ…"""
    for mark in TOKENS:
        start = word.find(mark)
        while start >= 0:
            end = first = start + len(mark)
            escaped = word[max(0, start - 2) : start] in ("\\n", "\\r", "\\t")  # as JSON has them
            if escaped or not word[max(0, start - 1) : start].isalnum():  # not in disk-…
                while end < len(word) and (word[end].isalnum() or word[end] in "_-.=+/~"):
                    end += 1
            plain = mark == "sk-" and not any(char.isdigit() for char in word[first:end])
            if end - first > 6 and not plain:
                yield first, end
            start = word.find(mark, end)


def _addresses(word: str) -> Iterator[tuple[int, int]]:
    """The password of `scheme://user:password@host`; a long name alone there is a token."""
    start = word.find("://")
    while start >= 0:
        first = end = start + 3
        while end < len(word) and word[end] not in "/?# \t\n'\"":
            end += 1
        user = word[first:end].rpartition("@")[0]
        name, colon, _ = user.partition(":")
        if colon and not is_expansion(user[len(name) + 1 :]):
            yield first + len(name) + 1, first + len(user)
        elif len(user) > 15 and not is_expansion(user):
            yield first, first + len(user)
        start = word.find("://", first)


def _assigned(word: str, bare: int, value: bool) -> Iterator[tuple[int, int]]:
    """The value of `NAME=VALUE`, `NAME:VALUE`. In a word that a shell may read again only up to its next blank."""
    again = not SPECIAL.isdisjoint(word)
    for at, char in enumerate(word):
        if char in SPECIAL:
            return
        if char not in "=:" or not _is_named(word[max(0, at - _LONGEST_NAME) : at], char):
            continue
        if again and not (value or at < bare):
            return
        if char == ":" and not _is_value(word, at, bare):
            continue
        start, end = at + 1, _trimmed(word)
        while start < end and word[start] in ("=", "-"):  # ==, and ${NAME:-VALUE}
            start += 1
        if not is_expansion(word[start:]) and not _is_file(word[:at], word[start:end]):
            yield start, end
        return


def _trimmed(word: str) -> int:
    """Where a value ends: not at what closes the braces around it."""
    return len(word.rstrip("}]),"))


def _is_value(word: str, at: int, bare: int) -> bool:
    """Whether what stands behind a colon may be a value: no path, and nothing of `${NAME:+…}`."""
    rest = word[at + 1 :]
    if word[:at].rpartition("{")[0].endswith("$"):
        return rest[:1] in ("-", "=")
    return bool(rest) and rest[0] != " " and (rest[0] != "/" or bare < at) and rest not in ("env", "file")


def _is_named(head: str, sign: str) -> bool:
    name = head[max(head.rfind(char) for char in "?&,;{}[]/=: \t@") + 1 :]
    return is_name(name) or (sign == "=" and name.isupper() and name.endswith(ENDINGS)) or name.lower() == "sig"


def _is_file(name: str, value: str) -> bool:
    return (value[:1] in ("/", "~", "@") and any(each in name.lower() for each in _FILES)) or value.startswith("file:")


# -- by the words before --

_LONGEST_NAME = 80
_NO_OPTION = SPECIAL | frozenset("=/:")


def _behind(words: Sequence[str], place: int, seen: set[str], inner: bool) -> int:
    """Where the secret begins in a word that the words before it make one; -1 where they do not."""
    word, before = words[place], words[place - 1] if place else ""
    if not place or word[:1] in ("<", ">"):
        return -1
    if before[:1] == "-" and word[:1] != "-" and not set(before) & _NO_OPTION and is_name(before):
        return -1 if _is_file(before, word) else 0
    if before.lower().endswith(SET) and before[:1] != "-" and _any(SETTERS, seen):
        return 0
    if before in ("-b", "--cookie") and "curl" in seen:
        return word.find("=") + 1 or -1
    if before[-1:] == ":" and _labels(words, place, inner):
        return 0
    if inner and not before.strip("=:>") and _stands_for(words, place):
        return 0
    if before in OPTIONS and _any(OPTIONS[before], seen):
        return -1 if before == "-p" and word[:2] == "--" and _any(ASKING, seen) else 0
    if not seen.isdisjoint(GLUED.get(word[:2], ())) and word[2:]:
        return 2
    return _login(word, before, seen) if ":" in word or "%" in word else -1


def _labels(words: Sequence[str], place: int, inner: bool) -> bool:
    """Whether the word before is a label, as in YAML, JSON and headers: `password: x`."""
    name = words[place - 1].rpartition("{")[2].rpartition(",")[2][:-1]
    return is_name(name) and (inner or place == 1 or words[place - 2] == "-")


def _stands_for(words: Sequence[str], place: int) -> bool:
    """Whether a name stands before, with signs between: `password = x`, `"password" : "x"`, `<password>x`."""
    at = place - 1
    while at > 0 and not words[at].strip("=:>"):
        at -= 1
    name, signs = words[at].rpartition("{")[2].rpartition(",")[2], "".join(words[at + 1 : place])
    is_tag = signs == ">" and at > 0 and words[at - 1] == "<"
    return (is_tag or signs in ("=", ":", ":=", "=>")) and name[:1] != "$" and is_name(name)


def _login(word: str, before: str, seen: set[str]) -> int:
    """`-u user:password`, `--user=user:password`, `-U user%password`."""
    for option in LOGINS:
        start = 0 if before == option else len(option) + 1 if word.startswith(f"{option}=") else -1
        if start < 0 and option == "-u" and word.startswith("-u") and "curl" in seen:
            start = 2
        sign = "%" if option == "-U" and "%" in word else ":"
        at = word.find(sign, start) if start >= 0 else -1
        if at >= 0 and not word[start:].replace(":", "").isdigit() and (word[at + 1 : at + 2] != "/" or "curl" in seen):
            return at + 1 if "socat" not in seen else -1
    return -1


def _headers(words: Sequence[str], inner: bool) -> Iterator[Part]:
    """All that follows `Authorization:` or `Cookie:`, in one word or in several, but the name of the scheme."""
    for place, word in enumerate(words):
        name, colon, rest = word.partition(":")
        label = name.lower().rpartition("{")[2].lstrip("-h")
        if not colon or not SPECIAL.isdisjoint(name) or not (label.endswith(HEADERS) or is_name(name)):
            continue
        if rest.strip():
            if "\n" in rest:  # lines of their own
                continue
            start = len(word) - len(_after_scheme(rest))
            if rest[:1] == " " and not is_expansion(word[start:]):
                yield place, start, len(word)
        elif (label.endswith(HEADERS) and (inner or not place)) or (inner and not place and "{" not in word):
            for later in range(place + 1, len(words)):
                if words[later].lower() not in _SCHEMES and not is_expansion(words[later]):
                    yield later, 0, len(words[later])
            return


def _after_scheme(text: str) -> str:
    text = text.lstrip()
    scheme, _, rest = text.partition(" ")
    return rest.lstrip() if scheme.lower() in _SCHEMES and rest.strip() else text


def _any(programs: tuple[frozenset[str], ...], seen: set[str]) -> bool:
    return any(names <= seen for names in programs)


# -- what programs read --

#: What prints its words.
PRINTERS = ("echo", "printf", "yes", "print")
#: Programs that read a password, or lines of `user:password`, from standard input.
READERS = frozenset(
    "chpasswd passwd cryptsetup kinit smbpasswd pdbedit htpasswd saslpasswd2 vncpasswd grub-mkpasswd-pbkdf2".split()
)
READING = ("password-stdin", "passphrase-fd", "with-token", "token-stdin")


def reader(words: Sequence[str]) -> Callable[[str], int] | None:
    """Where a secret begins in a word that the command reads; None where it reads none."""
    names = {
        word.rpartition("/")[2] for word in words if word.rpartition("/")[0] in ("", "/usr/sbin", "/usr/bin", "/sbin")
    }
    if "chpasswd" in names:
        return lambda word: word.find(":") + 1 or len(word)
    sudo = "sudo" in names and any(word[:1] == "-" and word[1:2] != "-" and "S" in word for word in words)
    if (
        sudo
        or {"su", "-c"} <= names
        or not names.isdisjoint(READERS)
        or any(each in word for word in words for each in READING)
    ):
        return lambda word: 0
    return None
