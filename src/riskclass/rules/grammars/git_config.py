"""Settings of git: `git -c KEY=VALUE`, `git clone -c`, `git config KEY VALUE`. Which keys run code, and how."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading
from riskclass.model.text import Text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final


def read(words: tuple[Text, ...]) -> Reading:
    """One word is KEY=VALUE for this run, or a key to show; a second one is the value to keep."""
    word = words[0]
    if len(words) > 1:
        return _kept(word, words[1])
    name, equals, _ = word.prefix.partition("=")
    if equals:
        return _run(word, name, word.cut(len(name) + 1))
    if word.exact is None:
        return Reading((Finding("code.injected", word, f"{word.because}; some settings run code"),))
    if _parts(name)[2] in SECRET:
        return Reading((Finding("secret.read", word),))
    return OBSERVES


def _kept(key: Text, value: Text) -> Reading:
    """`git config KEY VALUE`: a setting that lasts; an alias of git's own is only a name."""
    findings = (Finding("fs.write", None, f"sets {key.shown}"),)
    if key.exact is None:
        return Reading((*findings, Finding("code.injected", key, f"{key.because}; some settings run code")))
    if _parts(key.exact)[0] == "alias" and value.prefix[:1] not in ("", "!"):
        return Reading(findings)
    runs = _run(key, key.exact, value)
    return Reading(findings + runs.findings, runs.runs)


def _run(word: Text, key: str, value: Text) -> Reading:
    """What git does with the value: `sh` text with what git puts behind it, or nothing but a setting."""
    parts = _parts(key)
    if parts[0] == "url" and parts[2] in ("insteadof", "pushinsteadof"):
        return _elsewhere(word, parts[1])
    behind = _behind(parts)
    if behind is None:
        return OBSERVES
    if value.exact is None:
        return Reading((Finding("code.injected", word, f"{key} runs code, and {value.because}"),))
    text = value.exact.strip()
    if _harmless(parts, text):
        return OBSERVES
    if behind == INJECTS:
        return Reading((Finding("code.injected", word, f"{key} lets git run code from elsewhere"),))
    return Reading((), (("sh", (value.known(_code(parts, text, behind)),)),))


def _elsewhere(word: Text, address: str) -> Reading:
    """url.ADDRESS.insteadOf: fetches and pushes go to ADDRESS; `ext::` and its kin name a program."""
    kind = "code.injected" if "::" in address else "target.switch"
    return Reading((Finding(kind, word, f"fetches and pushes go to {address}"),))


def _harmless(parts: tuple[str, str, str], text: str) -> bool:
    section, _, name = parts
    if not text or text in HARMLESS or (text == "/dev/null" and name == "hookspath"):
        return True
    if section == "pager" or name == "fsmonitor":
        return text.lower() in BOOLEAN
    if section == "submodule":
        return not text.startswith("!")
    if section == "protocol":
        return text == "never"
    return section == "credential" and text.split()[0] in HELPERS


def _code(parts: tuple[str, str, str], text: str, behind: str) -> str:
    """What a shell gets. Aliases and credential helpers are git's own commands unless `!` or a path says otherwise."""
    if text.startswith("!"):
        return text[1:] + behind
    if parts[0] == "alias":
        return f"git {text}"
    if parts[0] == "credential" and text[0] not in "/~.":
        return f"git-credential-{text}{behind}"
    return text + behind


def _parts(key: str) -> tuple[str, str, str]:
    """section, subsection, name; the first and the last in lower case (git-config(1), Syntax)."""
    section, _, rest = key.partition(".")
    middle, dot, name = rest.rpartition(".")
    return section.lower(), middle if dot else "", name.lower()


def _behind(parts: tuple[str, str, str]) -> str | None:
    """What git adds to the value when it runs it; None for a key that runs nothing."""
    section, middle, name = parts
    places = (f".{middle}.{name}", f".*.{name}", ".*") if middle else (f".{name}", ".*")
    for place in places:
        if section + place in RUNS:
            return RUNS[section + place]
    return None


#: Names of settings that hold a secret.
SECRET: Final = ("token", "password", "extraheader", "smtppass", "oauthtoken", "oauth-token")
BOOLEAN: Final = ("true", "false", "yes", "no", "on", "off", "1", "0")
#: Values that only show, or open an editor as git would anyway.
HARMLESS: Final = [
    *"cat less more most bat delta true : vi vim nvim nano emacs ed micro hx kak gedit subl code gpg gpg2 ssh".split(),
    *("code --wait", "code -w", "cursor --wait", "subl -n -w", "emacs -nw", "less -R", "less -FRX"),
]
#: Credential helpers that come with git or its installers.
HELPERS: Final = (
    "cache store osxkeychain manager manager-core manager-ui libsecret wincred gnome-keyring netrc oauth".split()
)
#: The value is no text for a shell, but leads to code all the same.
INJECTS: Final = "\0"
#: Keys whose value is run, with what git puts behind it (git-config(1)).
RUNS: Final = {
    "core.pager": "",
    "pager.*": "",
    "core.editor": " .git/COMMIT_EDITMSG",
    "sequence.editor": " .git/rebase-merge/git-rebase-todo",
    "core.sshcommand": " host true",
    "core.gitproxy": " host 9418",
    "core.askpass": " prompt",
    "core.fsmonitor": " 2 0",
    "core.alternaterefscommand": " .git",
    "core.hookspath": INJECTS,
    "init.templatedir": INJECTS,
    "include.path": INJECTS,
    "includeif.*.path": INJECTS,
    "diff.external": " FILE",
    "diff.*.command": " FILE",
    "diff.*.textconv": " FILE",
    "difftool.*.cmd": "",
    "difftool.*.path": " FILE",
    "mergetool.*.cmd": "",
    "mergetool.*.path": " FILE",
    "merge.*.driver": "",
    "filter.*.clean": "",
    "filter.*.smudge": "",
    "filter.*.process": "",
    "interactive.difffilter": "",
    "credential.helper": " get",
    "credential.*.helper": " get",
    "gpg.program": " FILE",
    "gpg.*.program": " FILE",
    "gpg.ssh.defaultkeycommand": "",
    "gpg.*.defaultkeycommand": "",
    "alias.*": "",
    "alias.*.command": "",
    "hook.*.command": "",
    "browser.*.cmd": " URL",
    "browser.*.path": " URL",
    "man.*.cmd": " page",
    "man.*.path": " page",
    "web.browser": " URL",
    "help.browser": " URL",
    "instaweb.httpd": "",
    "instaweb.browser": " URL",
    "guitool.*.cmd": "",
    "sendemail.sendmailcmd": "",
    "sendemail.*.sendmailcmd": "",
    "sendemail.tocmd": " FILE",
    "sendemail.*.tocmd": " FILE",
    "sendemail.cccmd": " FILE",
    "sendemail.*.cccmd": " FILE",
    "sendemail.headercmd": " FILE",
    "sendemail.*.headercmd": " FILE",
    "sendemail.smtpserver": INJECTS,
    "imap.tunnel": "",
    "trailer.*.command": " value",
    "trailer.*.cmd": " value",
    "remote.*.uploadpack": " DIR",
    "remote.*.receivepack": " DIR",
    "remote.*.vcs": INJECTS,
    "submodule.*.update": "",
    "uploadpack.packobjectshook": " git pack-objects",
    "protocol.allow": INJECTS,
    "protocol.ext.allow": INJECTS,
    "tar.*.command": "",
    "lfs.*.path": INJECTS,
}
