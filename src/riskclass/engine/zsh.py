"""What zsh does by itself with names, functions and redirections, which is not followed: said, never passed over."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.engine.extract import Frame
    from riskclass.engine.process import Process
    from riskclass.engine.state import Values
    from riskclass.shell import nodes

#: Names whose value is a program, a search path or a table of what words mean: zshparam(1), zshmodules(1) "parameter".
_NAMES = frozenset(
    """
    NULLCMD READNULLCMD ARGV0 STTY FPATH MODULE_PATH path fpath module_path cdpath argv
    functions aliases galiases saliases commands builtins options nameddirs
    dis_functions dis_aliases dis_galiases dis_saliases dis_builtins
    chpwd_functions precmd_functions preexec_functions periodic_functions zshaddhistory_functions zshexit_functions
    zsh_directory_name_functions
    """.split()
)
#: zshmisc(1), "Special Functions"; zshexpn(1), "Dynamic named directories".
_FUNCTIONS = frozenset(
    "chpwd precmd preexec periodic zshaddhistory zshexit command_not_found_handler zsh_directory_name".split()
)


def variable(process: Process, name: str, values: Values) -> None:
    name = name.partition("[")[0]
    span = next((value.span for value in values if value is not None), process.setting.span(0, 0))
    if name in _NAMES:
        because = f"zsh takes from {name} what runs, and that is not followed"
        process.judge.effect(process.setting, "code.opaque", name, because, span=span, rule="shell")


def function(frame: Frame, node: nodes.Function) -> None:
    if node.name in _FUNCTIONS or node.name.startswith("TRAP"):
        frame.effect("code.opaque", f"zsh runs {node.name} by itself", node.start, node.end)


def pipes(frame: Frame, node: nodes.Pipeline) -> None:
    """zshmisc(1), "Multios": `a >f | b` and `a | b <f` give both."""
    for number, command in enumerate(node.commands):
        taken = {"0"} if number else set()
        if number < len(node.operators):
            taken |= {"1", "2"} if node.operators[number] == "|&" else {"1"}
        doubled(frame, getattr(command, "redirects", ()), taken)


def doubled(process: Process, redirects: tuple[nodes.Redirect, ...], taken: set[str] | None = None) -> None:
    taken = set(taken or ())
    for redirect in redirects:
        descriptors = _descriptors(redirect)
        if descriptors & taken:
            because = "zsh reads from, or writes to, both (MULTIOS), which is not followed"
            process.effect("code.opaque", because, redirect.start, redirect.end)
        taken |= descriptors


def _descriptors(redirect: nodes.Redirect) -> set[str]:
    operator, target = redirect.operator, redirect.target.plain or ""
    if operator in ("&>", "&>>") or (operator == ">&" and not redirect.fd and not target.rstrip("-").isdigit()):
        return {"1", "2"}
    return {redirect.fd or ("0" if operator[0] == "<" else "1")}
