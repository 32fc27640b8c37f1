"""What is typed to sftp(1), ftp(1) and their kin: one command a line."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from riskclass.model.text import Text


def read(words: tuple[Text, ...]) -> Reading:
    findings: list[Finding] = []
    runs: list[tuple[str, tuple[Text, ...]]] = []
    for word in words:
        if word.exact is None:
            findings.append(Finding("code.opaque", word, word.because))
            continue
        for line in word.exact.splitlines():
            _line(word, line.strip().lstrip("-@").strip(), findings, runs)
    return Reading(tuple(findings), tuple(runs)) if findings or runs else OBSERVES


def _line(word: Text, line: str, findings: list[Finding], runs: list[tuple[str, tuple[Text, ...]]]) -> None:
    if line.startswith("!"):
        runs.append(("sh", (word.known(line[1:]),)))
        return
    name, *args = line.split() or ["#"]
    names = [each.strip("\"'") for each in args if not each.startswith("-")]
    name = name.lower()
    if name in GETS:
        local = names[-1] if name not in MANY and len(names) > 1 else ""
        findings.append(Finding("write", word.known(local)) if local else Finding("fs.write"))
    elif name in EFFECTS:
        findings.append(Finding(EFFECTS[name], word.known(" ".join(names))))
    elif name not in HARMLESS and not name.startswith("#"):
        findings.append(Finding("code.opaque", word.known(line[:40]), f"{name} is not a command that is known"))


GETS: Final = ("get", "reget", "recv", "newer", "mget", "mreget")
MANY: Final = ("mget", "mreget")
_SENDS: Final = "chgrp chmod chown copy cp mkdir rename ln symlink site quote literal modtime umask idle"
EFFECTS: Final = (
    dict.fromkeys("put reput mput send append".split(), "net.upload")
    | dict.fromkeys("rm rmdir delete mdelete".split(), "net.delete")
    | dict.fromkeys(_SENDS.split(), "net.send")
    | {"lmkdir": "create", "macdef": "code.opaque", "proxy": "code.opaque"}
)
#: Commands that show something, move about or set a mode of the transfer.
HARMLESS: Final = frozenset(
    (
        "# account ascii bell bin binary bye case cd cdup close cr debug df dir disconnect exit form glob hash help ?"
        " image lcd lls lpage lpwd lumask ls mdir mls mode more nlist nmap ntrans open page passive pdir pls progress"
        " prompt pwd quit rstatus runique sendport size status struct sunique system tenex trace type user verbose"
        " version reset remotehelp rhelp epsv epsv4 epsv6 gate hash tick throttle rate"
    ).split()
)
