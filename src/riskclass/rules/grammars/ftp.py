"""What is typed to sftp(1), ftp(1), lftp(1) and smbclient(1): one command a line, or several with `;` between."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from riskclass.model.text import Text

    Runs = list[tuple[str, tuple[Text, ...]]]


def read(words: tuple[Text, ...]) -> Reading:
    findings: list[Finding] = []
    runs: Runs = []
    for word in words:
        if word.exact is None:
            findings.append(Finding("code.opaque", word, word.because))
            continue
        for line in word.exact.splitlines():
            _line(word, line.strip(), findings, runs)
    return Reading(tuple(findings), tuple(runs)) if findings or runs else OBSERVES


def _line(word: Text, line: str, findings: list[Finding], runs: Runs) -> None:
    """A line behind `!` is the shell's as a whole."""
    while line:
        line = line.lstrip("-@ ")
        if line.startswith("!"):
            runs.append(("sh", (word.known(line[1:]),)))
            return
        command, _, line = line.replace("&&", ";").replace("||", ";").partition(";")
        _command(word, command, findings)


def _command(word: Text, command: str, findings: list[Finding]) -> None:
    name, *args = command.split() or ["#"]
    names = [each.strip("\"'") for each in args if not each.startswith("-")]
    name = name.lower()
    if name in GETS:
        local = names[-1] if name not in MANY and len(names) > 1 else ""
        findings.append(Finding("write", word.known(local)) if local else Finding("fs.write"))
    elif name == "mirror":
        findings += _mirror(word, args, names)
    elif name in EFFECTS:
        findings.append(Finding(EFFECTS[name], word.known(" ".join(names))))
    elif name not in HARMLESS and not name.startswith("#"):
        findings.append(Finding("code.opaque", word.known(command[:40]), f"{name} is not a command that is known"))


def _mirror(word: Text, args: list[str], names: list[str]) -> list[Finding]:
    """lftp: copies a tree here or, with -R, there; -e deletes what the source does not have."""
    short = "".join(each[1:] for each in args if each.startswith("-") and not each.startswith("--"))
    target = word.known(" ".join(names))
    there = "R" in short or "--reverse" in args
    found = [Finding("net.upload", target) if there else Finding("fs.write", target)]
    if "e" in short or any(each.startswith("--delete") for each in args):
        found.append(Finding("net.delete" if there else "fs.delete", None, "deletes what the source does not have"))
    if "--Remove-source-files" in args or "--Move" in args or "--Remove-source-dirs" in args:
        found.append(Finding("fs.delete" if there else "net.delete", None, "deletes what it has moved"))
    return found


GETS: Final = ("get", "reget", "recv", "newer", "mget", "mreget", "pget", "get1")
MANY: Final = ("mget", "mreget")
_SENDS: Final = (
    "chgrp chmod chown copy cp mkdir md rename ln link hardlink symlink site quote literal modtime umask idle mv mmv"
    " setmode posix_open posix_mkdir posix_rmdir posix_whoami setea utimes print edit"
)
EFFECTS: Final = (
    dict.fromkeys("put reput mput send append put1 tar".split(), "net.upload")
    | dict.fromkeys("rm rmdir delete mdelete mrm del deltree rd posix_unlink wdel".split(), "net.delete")
    | dict.fromkeys(_SENDS.split(), "net.send")
    | dict.fromkeys("macdef proxy source shell local command queue repeat at alias glob".split(), "code.opaque")
    | {"lmkdir": "create"}
)
#: Commands that show something, move about or set a mode of the transfer.
HARMLESS: Final = frozenset(
    (
        "# account ascii bell bin binary bye case cd cdup close cr debug df dir disconnect exit form hash help ?"
        " image lcd lls lpage lpwd lumask ls mdir mls mode more nlist nmap ntrans open page passive pdir pls progress"
        " prompt pwd quit rstatus runique sendport size status struct sunique system tenex trace type user verbose"
        " version reset remotehelp rhelp epsv epsv4 epsv6 gate tick throttle rate"
        " cls du find cat zcat bzcat zmore bzmore set jobs wait kill history echo true false lftp anon bookmark cache"
        " recls renlist rels slot module login logout"
        " recurse mask lowercase translate archive allinfo altname blocksize case_sensitive l volume showacls stat"
        " showconnect tcon tdis tid posix posix_encrypt listconnect getfacl geteas notify du scopy timeout"
        " iosize vuid"
        " tarmode"
    ).split()
)
