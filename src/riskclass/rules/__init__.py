"""What we know: tables of tools, grammars of the languages in their arguments. Loaded one at a time, by name."""

from __future__ import annotations

from riskclass.rules._index import INDEX

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from riskclass.model.reading import Reading
    from riskclass.model.tables import Table
    from riskclass.model.text import Text

__all__ = ["LANGUAGES", "grammar", "lookup", "module_of", "printer", "programs", "tables_of"]

_TOOLS: dict[str, Table] = {}
_MODULES: dict[str, str] = {}  # by name, once a process has asked for many that there are not
_UNKNOWN: set[str] = set()  # the first of those
_MANY = 40


def _load(module: str) -> Any:
    """Without importlib, whose import costs a plain answer a quarter of a millisecond."""
    return __import__(module, fromlist=("_",))


def module_of(name: str) -> str | None:
    """The module of rules/tools with the table of a program. Searched as text: to load a dict of all takes longer."""
    if _MODULES or name in _UNKNOWN:
        return _MODULES.get(name)
    at = INDEX.find(f"\n{name} ") if name.split() == [name] else -1
    if at >= 0:
        return INDEX[at + len(name) + 2 : INDEX.index("\n", at + 1)]
    _UNKNOWN.add(name)
    if len(_UNKNOWN) > _MANY:
        modules = {each: module for each, _, module in map(_parts, INDEX.split("\n")[1:-1])}
        _MODULES.update(modules)  # all at once: other threads look in it
    return None


def _parts(line: str) -> tuple[str, str, str]:
    return line.partition(" ")


def programs() -> list[str]:
    """The names of all that have a table."""
    return [line.partition(" ")[0] for line in INDEX.split("\n")[1:-1]]


def lookup(name: str) -> Table | None:
    """The table of a program by its bare name; only names of the generated index are ever imported."""
    found = _TOOLS.get(name)
    if found is None:
        module = module_of(name)
        if module is None:
            return None
        for table in tables_of(module):
            for each in table.names.split():
                _TOOLS[each] = table
        found = _TOOLS[name]
    return found


def tables_of(module: str) -> tuple[Table, ...]:
    """The tables that a module of rules/tools holds: `TOOL`, or several of a family as `TOOLS`."""
    loaded = _load("riskclass.rules.tools." + module)
    return tuple(loaded.TOOLS) if hasattr(loaded, "TOOLS") else (loaded.TOOL,)


#: Languages of arguments with a file in rules/grammars: the form `:NAME` in a synopsis.
LANGUAGES = (
    "applescript",
    "at_file",
    "awk",
    "callback",
    "clickhouse",
    "colon_path",
    "colon_target",
    "commands",
    "connect_to",
    "cookie",
    "crontab",
    "docker_mount",
    "duckdb",
    "expanded",
    "field_file",
    "file_inside",
    "ftp",
    "gdb",
    "git_config",
    "httpie",
    "jo_word",
    "jq",
    "keys",
    "ldif",
    "lftp",
    "libvirt_uri",
    "mail_target",
    "miller",
    "mongo",
    "mysql",
    "names",
    "nft",
    "node",
    "nsupdate",
    "options_file",
    "parallel",
    "param_file",
    "pasted",
    "perl",
    "perl_file",
    "php",
    "picture",
    "picture_text",
    "piped",
    "pipeline",
    "psql",
    "psql_output",
    "python",
    "python_imports",
    "python_module",
    "redis",
    "remote_shell",
    "rename",
    "ruby",
    "salt",
    "screen_command",
    "sed",
    "served",
    "sftp",
    "shown_file",
    "smbclient",
    "socat",
    "sql",
    "sqlite",
    "ssh_option",
    "tar_checkpoint",
    "tmux",
    "url",
)


def grammar(name: str) -> Callable[[tuple[Text, ...]], Reading] | None:
    """The reader of a language, or None for a form that is no language."""
    if name not in LANGUAGES:
        return None
    reader: Callable[[tuple[Text, ...]], Reading] = _load("riskclass.rules.grammars." + name).read
    return reader


def printer(name: str) -> Callable[[tuple[Text, ...], Text | None], Text | None] | None:
    """The function that knows what a program prints, by the name that its table gives."""
    from riskclass.rules.pure import PURE

    return PURE.get(name)
