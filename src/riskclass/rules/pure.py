"""Programs whose output is known when their words and their input are (`prints=` in a table).

A closed list. Each takes the words behind the program's name and its input, and answers None where it does not follow.
"""

from __future__ import annotations

from riskclass.model.text import Hole, Text, exact, merged, unknown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Pure = Callable[[tuple[Text, ...], Text | None], Text | None]

_LONGEST = 64 * 1024


def echo(args: tuple[Text, ...], stdin: Text | None) -> Text | None:
    """Words with blanks between. Options are words of the letters n, e, E alone."""
    words, options = list(args), ""
    while words and _is_echo_option(words[0].exact or ""):
        options += words.pop(0).prefix[1:]
    escapes = options.rfind("e") > options.rfind("E")
    parts: list[str | Hole] = []
    for number, word in enumerate(words):
        parts += (" ", *word.parts) if number else word.parts
    if escapes:
        changed = [_unescaped(part) if isinstance(part, str) else part for part in parts]
        if None in changed:
            return None
        parts = [part for part in changed if part is not None]
    many = any(word.many for word in words)
    at = words[0].at if len(words) == 1 and not escapes else -1
    return Text(merged((*parts, "" if "n" in options else "\n")), _span(args), at, many)


def _is_echo_option(word: str) -> bool:
    return len(word) > 1 and word[0] == "-" and set(word[1:]) <= set("neE")


def _span(args: tuple[Text, ...]) -> tuple[int, int]:
    return (args[0].span[0], args[-1].span[1]) if args else (0, 0)


def cat(args: tuple[Text, ...], stdin: Text | None) -> Text | None:
    """Standard input, where no file is named."""
    names = [word.exact for word in args]
    if names in ([], ["-"]):
        return stdin
    if names[0] in ("/dev/zero", "/dev/urandom", "/dev/random"):
        return unknown(names[0], "it never ends", shape="endless", many=True)
    return exact("") if names == ["/dev/null"] else None


def printf(args: tuple[Text, ...], stdin: Text | None) -> Text | None:
    r"""`%s`, `%b`, `%%`, `\n` and its kin; the format again while arguments are left."""
    args = args[1:] if args and args[0].exact == "--" else args
    pattern = args[0].exact if args else None
    pieces = None if pattern is None or pattern.startswith("-") else _pieces(pattern)
    if pieces is None or any(word.many for word in args):
        return None
    texts = [part for word in args for part in word.parts if isinstance(part, str)]
    if len(pattern or "") * len(args) + sum(map(len, texts)) > _LONGEST:
        return None
    parts: list[str | Hole] = []
    left = iter([word.parts for word in args[1:]])
    taken, takes = 0, sum(map(pieces.count, _CONVERSIONS))
    while True:
        for piece in pieces:
            given = next(left, ()) if piece in _CONVERSIONS else (piece,)
            for part in given if piece != "%q" else (_quoted(given),):
                text = _unescaped(part, "") if piece == "%b" and isinstance(part, str) else part
                if text is None:
                    return None
                parts.append(text)
        taken += takes
        if taken >= len(args) - 1 or not takes:
            return Text(merged(parts), _span(args))


def _pieces(format: str) -> list[str] | None:
    """A format as literal text and `%s`; None where it holds more."""
    pieces: list[str] = []
    place = 0
    while place < len(format):
        char, length = format[place], 1
        if char == "\\":
            char, length = _escape(format[place : place + 5], _PRINTF, "")
        elif char == "%":
            char = format[place : place + 2]
            char, length = ("%" if char == "%%" else char, 2) if char in (*_CONVERSIONS, "%%") else ("", 0)
        if not length:
            return None
        pieces.append(char)
        place += length
    return pieces


_CONVERSIONS = ("%s", "%b", "%q")
#: What bash's `%q` puts a backslash before.
_QUOTED = frozenset(" !\"$&'()*,;<>?[\\]^`{|}")


def _quoted(parts: tuple[str | Hole, ...]) -> str | Hole | None:
    """An argument as bash could read it again; None: as a shell does that is not followed here."""
    if len(parts) > 1 or (parts and isinstance(parts[0], Hole)):
        plain = all(isinstance(part, Hole) and part.shape in ("word", "number") for part in parts)
        return Hole("", "what is quoted is not known", "word" if plain else "quoted")
    value = parts[0] if parts else ""
    assert isinstance(value, str)
    if not (value.isascii() and (value.isprintable() or not value)):
        return None
    if value[:1] in ("~", "#") or any(mark in value for mark in (":~", "=~")):
        return None
    return "".join(f"\\{char}" if char in _QUOTED else char for char in value) if value else "''"


#: Escapes of one letter.
_ECHO = {"n": "\n", "t": "\t", "\\": "\\", "r": "\r"}
_PRINTF = {**_ECHO, '"': '"', "'": "'"}
_DIGITS = {8: "01234567", 16: "0123456789abcdefABCDEF"}


def _unescaped(text: str, zero: str = "0") -> str | None:
    """The escapes of `echo -e` or, where octal ones need no 0, of `printf %b`; None: there is one not followed."""
    out, place = "", 0
    while (found := text.find("\\", place)) >= 0:
        char, length = _escape(text[found : found + 5], _ECHO, "0" if text[found + 1 : found + 2] == "0" else zero)
        if not length:
            return None
        out += text[place:found] + char
        place = found + length
    return out + text[place:]


def _escape(text: str, letters: dict[str, str], zero: str) -> tuple[str, int]:
    r"""The character that `\n`, `\x72`, `\162` (with `zero`: `\0162`) stands for, and its length; 0: not followed."""
    letter = text[1:2]
    if letter in letters:
        return letters[letter], 2
    if letter == "x":
        return _coded(text, 2, 2, 16)
    return _coded(text, 1 + len(zero), 3, 8) if text.startswith(zero, 1) else ("", 0)


def _coded(text: str, begin: int, most: int, base: int) -> tuple[str, int]:
    digits = text[begin : begin + most]
    count = next((n for n, digit in enumerate(digits) if digit not in _DIGITS[base]), len(digits))
    code = int(digits[:count], base) if count else 127
    return (chr(code), begin + count) if code < 127 else ("", 0)


def _known(args: tuple[Text, ...], stdin: Text | None) -> tuple[list[str], str] | None:
    """Words and input, where all of them are known."""
    words = [word.exact for word in args]
    text = stdin.exact if stdin is not None else ""
    if text is None or any(word is None for word in words):
        return None
    return [word or "" for word in words], text


def basename(args: tuple[Text, ...], stdin: Text | None) -> Text | None:
    known = _known(args, None)
    if known is None or len(known[0]) not in (1, 2) or any(word.startswith("-") for word in known[0]):
        return None
    name, *suffix = known[0]
    base = name.rstrip("/").rpartition("/")[2] or name[:1]
    if suffix and base != suffix[0]:
        base = base.removesuffix(suffix[0])
    return exact(base + "\n", _span(args))


def dirname(args: tuple[Text, ...], stdin: Text | None) -> Text | None:
    known = _known(args, None)
    if known is None or len(known[0]) != 1 or known[0][0].startswith("-"):
        return None
    name = known[0][0].rstrip("/") or known[0][0][:1]
    head = name.rpartition("/")[0].rstrip("/")
    return exact((head or ("/" if name.startswith("/") else ".")) + "\n", _span(args))


def seq(args: tuple[Text, ...], stdin: Text | None) -> Text | None:
    """Whole numbers: LAST, FIRST LAST, FIRST STEP LAST."""
    known = _known(args, None)
    if known is None or not known[0] or not all(_is_number(word) for word in known[0]):
        return None
    numbers = [int(word) for word in known[0]]
    first, step, last = (1, 1, numbers[0]) if len(numbers) == 1 else (numbers[0], 1, numbers[-1])
    step = numbers[1] if len(numbers) == 3 else step
    if len(numbers) > 3 or step == 0 or abs(last - first) // abs(step) > 1000:
        return None
    found = "\n".join(map(str, range(first, last + (1 if step > 0 else -1), step)))
    return exact(f"{found}\n" if found else "", _span(args))


def _is_number(word: str) -> bool:
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdecimal() and len(digits) < 10


def date(args: tuple[Text, ...], stdin: Text | None) -> Text | None:
    """Words that begin with no dash, unless a format says so; what else it says is kept, if it is more than signs."""
    formats = [word for word in args if word.prefix[:1] == "+"]
    for word in formats:
        text = "".join(part if isinstance(part, str) else "-" for part in word.parts)
        for blank in ("%n", "%t", "\t", "\n"):
            text = text.replace(blank, " ")
        if text.startswith("+-") or " -" in text:
            return None
    if len(formats) == 1 and formats[0].exact:
        return Text(merged((*_dated(formats[0].exact[1:]), "\n")))
    return Text((_TIME, "\n"))


_TIME = Hole("", "the time is not known here", "word")


def _dated(format: str) -> list[str | Hole]:
    """A format of `date`, as text and times; what stands between two parts of a time may belong to it."""
    parts: list[str | Hole] = []
    place = since = 0
    while place < len(format):
        end = place + 1
        if format[place] == "%":
            while format[end : end + 1] and format[end] in "-_0^#:EO123456789+":  # flags and width
                end += 1
            end += 1
        piece = format[place:end]
        place = end
        if piece[0] != "%" or piece in _SIGNS:
            parts.append(_SIGNS.get(piece, piece))
            continue
        between = "".join(part for part in parts[since:] if isinstance(part, str))
        if since and (between == "/" or not set(between) - _WITHIN):
            del parts[since:]
        else:
            parts.append(_TIME)
        since = len(parts)
    return parts


_SIGNS = {"%%": "%", "%n": "\n", "%t": "\t"}
_WITHIN = frozenset("-_:.,0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")


def tr(args: tuple[Text, ...], stdin: Text | None) -> Text | None:
    """Two sets of one length, of ASCII letters and ranges, for it reads bytes; `-d SET`."""
    known = _known(args, stdin)
    if known is None or stdin is None or len(known[0]) != 2:
        return None
    (first, second), text = known
    if first == "-d":
        gone = _set(second)
        return None if gone is None else exact(text.translate(dict.fromkeys(map(ord, gone))))
    old, new = _set(first), _set(second)
    if old is None or new is None or len(old) != len(new):
        return None
    return exact(text.translate(str.maketrans(old, new)))


#: Escapes of `tr` that are followed.
_ESCAPES = (("\\n", "\n"), ("\\t", "\t"), ("\\r", "\r"))


def _set(source: str) -> str | None:
    """`a-zA-Z` spelt out; None for classes, other escapes and what is not ASCII."""
    if "\\" in source and "-" not in source:
        for written, meant in _ESCAPES:
            source = source.replace(written, meant)
    if "[" in source or "\\" in source or source.startswith("-") or not source.isascii():
        return None
    out, place = "", 0
    while place < len(source) and len(out) < 1000:
        if source[place + 1 : place + 2] == "-" and place + 2 < len(source):
            if source[place + 2] < source[place]:
                return None
            out += "".join(map(chr, range(ord(source[place]), ord(source[place + 2]) + 1)))
            place += 3
        else:
            out += source[place]
            place += 1
    return out if len(out) < 1000 else None


def rev(args: tuple[Text, ...], stdin: Text | None) -> Text | None:
    known = _known(args, stdin)
    if known is None or stdin is None or known[0]:
        return None
    return exact("\n".join(line[::-1] for line in known[1].split("\n")))


def base64(args: tuple[Text, ...], stdin: Text | None) -> Text | None:
    """`base64 -d` alone."""
    known = _known(args, stdin)
    if known is None or stdin is None or known[0] not in (["-d"], ["--decode"], ["-D"], ["-di"]):
        return None
    import binascii

    try:
        return exact(binascii.a2b_base64(known[1].replace("\n", ""), strict_mode=True).decode())
    except ValueError:
        return None


def xxd(args: tuple[Text, ...], stdin: Text | None) -> Text | None:
    """`xxd -r -p` alone."""
    known = _known(args, stdin)
    if known is None or stdin is None or known[0] not in (["-r", "-p"], ["-p", "-r"], ["-ps", "-r"], ["-r", "-ps"]):
        return None
    try:
        return exact(bytes.fromhex("".join(known[1].split())).decode())
    except ValueError:
        return None


def head(args: tuple[Text, ...], stdin: Text | None) -> Text | None:
    """`-n N`, `-N`, or ten lines."""
    return _lines(args, stdin, lambda lines, count: lines[:count])


def lines(args: tuple[Text, ...], stdin: Text | None) -> Text | None:
    """Some lines of the input in some order: what kind of text they are stays (`ls | sort`)."""
    if stdin is None or any(word.prefix.startswith("--f") for word in args):  # sort --files0-from
        return None
    return stdin if [part for part in stdin.parts if part != "\n"] == [*stdin.holes[:1]] else None


def sort(args: tuple[Text, ...], stdin: Text | None) -> Text | None:
    """`-u` and `-r`, in the order of ASCII; what comes first in another order is not what decides."""
    known = _known(args, stdin)
    if known is None or stdin is None or not all(word in ("-u", "-r", "-ru", "-ur") for word in known[0]):
        return lines(args, stdin)
    letters = "".join(known[0])
    found = _split(known[1])
    found = sorted(set(found) if "u" in letters else found)
    if not _alike_everywhere(found):
        return None
    return _joined(found[::-1] if "r" in letters else found)


def _alike_everywhere(found: list[str]) -> bool:
    """Whether lines in the order of ASCII are in that of other locales: these pass over case and signs at first."""
    keys = ["".join(char for char in line.lower() if char.isalnum()) for line in found]
    pairs = zip(keys, found, keys[1:], found[1:], strict=False)
    return all(key < other or line == next_line for key, line, other, next_line in pairs)


def grep(args: tuple[Text, ...], stdin: Text | None) -> Text | None:
    """The lines that a pattern without repetitions lets through; another pattern may let one line alone through."""
    known = _known(args, stdin)
    if known is None or stdin is None or not known[0]:
        return None
    *options, pattern = known[0]
    named = options[-1:] == ["-e"]
    letters = "".join(word[1:] for word in (options[:-1] if named else options))
    if (
        set(letters) - set("vFEGh")
        or not all(word[:1] == "-" for word in options)
        or (pattern[:1] == "-" and not named)
        or "-" in options
        or "\n" in pattern  # which is two
    ):
        return None
    found = _split(known[1])
    text, head, tail = _anchored(pattern) if "F" not in letters else (pattern, False, False)
    signs = [*text] if "F" in letters else _signs(text, "E" in letters)
    plain = "".join(signs) if signs is not None and all(len(sign) == 1 and sign != "\0" for sign in signs) else None
    if signs is None or (plain is None and len(signs) * len(known[1]) > _LONGEST // 8):
        return _joined(found) if len(found) < 2 else None
    return _joined([line for line in found if _fits(signs, plain, line, head, tail) != ("v" in letters)])


def _anchored(pattern: str) -> tuple[str, bool, bool]:
    """The pattern without `^` and `$`, and whether each was there."""
    text = pattern.removeprefix("^")
    return text.removesuffix("$"), text != pattern, text.endswith("$") and not text.endswith("\\$")


def _signs(pattern: str, extended: bool) -> list[str] | None:
    """For each sign the characters that it may be, behind a NUL those that it is not; None: not followed."""
    signs: list[str] = []
    place = 0
    while place < len(pattern):
        char, following = pattern[place], pattern[place + 1 : place + 2]
        place += 1
        if char == "[":
            end = pattern.find("]", place + 1 + (following == "^"))
            chars = _set(pattern[place:end].removeprefix("^")) if end > 0 and "\\" not in pattern[place:end] else None
            if chars is None:
                return None
            signs.append("\0" + chars if following == "^" else chars)
            place = end + 1
        elif char == "\\" and following and following in "./-$^*[]\\":
            signs.append(following)
            place += 1
        elif char in "\\*^$" or (extended and char in "+?{}()|"):
            return None
        else:
            signs.append("\0" if char == "." else char)
    return signs


def _fits(signs: list[str], plain: str | None, line: str, head: bool, tail: bool) -> bool:
    """Whether the signs stand in the line: at its start (`head`), at its end (`tail`)."""
    if plain is not None and not (head and tail):
        return line.startswith(plain) if head else line.endswith(plain) if tail else plain in line
    last = len(line) - len(signs)
    starts = range(1) if head else range(max(last, 0), last + 1) if tail else range(last + 1)
    return last >= 0 and any(
        (not tail or start == last) and all(map(_meets, signs, line[start : start + len(signs)])) for start in starts
    )


def _meets(sign: str, char: str) -> bool:
    return char not in sign if sign[0] == "\0" else char in sign


def tac(args: tuple[Text, ...], stdin: Text | None) -> Text | None:
    known = _known(args, stdin)
    if known is None or stdin is None or known[0]:
        return lines(args, stdin)
    return exact("".join(_ended(known[1])[::-1]))


def cut(args: tuple[Text, ...], stdin: Text | None) -> Text | None:
    """One field of each line: `-d X -f N`, attached or not."""
    known = _known(args, stdin)
    if known is None or stdin is None:
        return None
    words = "\0".join(known[0]).replace("-d\0", "-d").replace("-f\0", "-f").split("\0")
    ends = [word[2:] for word in words if word.startswith("-d")]
    fields = [word[2:] for word in words if word.startswith("-f")]
    if len(fields) != 1 or len(ends) > 1 or len(words) != 1 + len(ends) or not _is_number(fields[0]):
        return None
    end, number = (ends or ["\t"])[0], int(fields[0])
    if number < 1 or len(end) != 1 or end == "\n" or not end.isascii():
        return None
    rows = [(line.split(end), line) for line in _split(known[1])]
    return _joined([(row + [""] * number)[number - 1] if len(row) > 1 else line for row, line in rows])


def _split(text: str) -> list[str]:
    return text.removesuffix("\n").split("\n") if text else []


def _joined(found: list[str]) -> Text:
    return exact("".join(f"{line}\n" for line in found))


def which(args: tuple[Text, ...], stdin: Text | None) -> Text | None:
    """Where one program is; which trusted directory it is does not matter."""
    name = args[0].exact if len(args) == 1 else None
    return exact(f"/usr/bin/{name}\n") if name and "/" not in name and not name.startswith("-") else None


def template(args: tuple[Text, ...], stdin: Text | None) -> Text | None:
    """The path that `mktemp TEMPLATE` makes: the run of X is a new name."""
    parts = args[-1].parts if args else ()
    if not parts or not isinstance(parts[-1], str):
        return None
    return Text((*parts[:-1], parts[-1].rstrip("X"), Hole("", "a new name", "word"), "\n"))


def same(args: tuple[Text, ...], stdin: Text | None) -> Text | None:
    """The input, whatever the words are: tee. What such a program writes is the input too."""
    return stdin


def nothing(args: tuple[Text, ...], stdin: Text | None) -> Text | None:
    """true and false print nothing."""
    return exact("")


def tail(args: tuple[Text, ...], stdin: Text | None) -> Text | None:
    return _lines(args, stdin, lambda lines, count: lines[-count:] if count else [])


def _lines(args: tuple[Text, ...], stdin: Text | None, take: Callable[[list[str], int], list[str]]) -> Text | None:
    known = _known(args, stdin)
    if known is None or stdin is None:
        return lines(args, stdin)
    count = _count(known[0])
    return None if count is None else exact("".join(take(_ended(known[1]), count)))


def _ended(text: str) -> list[str]:
    """The lines, each with its end; the last may have none."""
    pieces = [line + "\n" for line in text.split("\n")]
    pieces[-1] = pieces[-1].removesuffix("\n")
    return [line for line in pieces if line]


def _count(words: list[str]) -> int | None:
    """The number of lines: none given, `-N`, `-nN`, `-n N`."""
    if not words:
        return 10
    if len(words) == 2 and words[0] == "-n":
        text = words[1]
    elif len(words) == 1 and words[0].startswith("-"):
        text = words[0][2:] if words[0].startswith("-n") else words[0][1:]
    else:
        return None
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 7 else None


def sed(args: tuple[Text, ...], stdin: Text | None) -> Text | None:
    """`s/OLD/NEW/` and `s/OLD/NEW/g` with plain characters on both sides."""
    known = _known(args, stdin)
    if known is None or stdin is None or len(known[0]) != 1 or known[0][0][:1] != "s":
        return None
    script = known[0][0]
    pieces = script[1:].split(script[1:2]) if len(script) > 1 else []
    if len(pieces) != 4 or pieces[3] not in ("", "g") or any(char in pieces[1] + pieces[2] for char in "\\.*[]^$&\n"):
        return None
    if not pieces[1] or script[1] in "\n\\":  # the pattern before, an error
        return None
    count = -1 if pieces[3] else 1
    lines = known[1].split("\n")
    return exact("\n".join(line.replace(pieces[1], pieces[2], count) for line in lines))


PURE: dict[str, Pure] = {
    function.__name__: function
    for function in (
        base64,
        basename,
        cat,
        cut,
        date,
        dirname,
        echo,
        grep,
        head,
        lines,
        nothing,
        printf,
        rev,
        same,
        sed,
        seq,
        sort,
        tac,
        tail,
        template,
        tr,
        which,
        xxd,
    )
}
