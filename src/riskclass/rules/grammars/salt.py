"""What Salt is told to do on its minions: a function and its arguments."""

from __future__ import annotations

from riskclass.model.reading import OBSERVES, Finding, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from riskclass.model.text import Text

_SHELLS = ("cmd.run", "cmd.shell", "cmd.run_all", "cmd.run_stdout", "cmd.run_stderr", "cmd.retcode")
#: Arguments of a shell function that name another shell, or give it another environment.
_ELSEWHERE = ("shell=", "env=", "prepend_path=", "template=")
#: Functions that look, but for arguments that begin so.
_ACTING = {"file.find": ("delete", "exec"), "manage.down": ("removekeys",), "manage.status": ("removekeys",)}
_LOOKS = frozenset(
    """
    test.ping test.version test.versions test.echo grains.items grains.get grains.ls grains.item pkg.list_pkgs
    pkg.version pkg.list_upgrades pkg.latest_version service.status service.get_all disk.usage disk.inodeusage
    network.interfaces network.ip_addrs network.ping ps.top sys.doc sys.list_functions sys.list_modules state.show_sls
    state.show_highstate state.show_top file.exists file.file_exists file.directory_exists file.stats
    file.ls file.find saltutil.running saltutil.find_job pillar.ls user.list_users user.info group.info manage.status
    manage.up manage.down manage.versions manage.alived manage.present jobs.active jobs.list_jobs jobs.list_job
    jobs.lookup_jid jobs.print_job jobs.last_run jobs.exit_success doc.runner doc.execution doc.wheel cache.grains
    fileserver.envs fileserver.file_list fileserver.dir_list key.list_all key.finger
    """.split()
)


def read(words: tuple[Text, ...]) -> Reading:
    """The function, then its arguments."""
    if not words:
        return OBSERVES
    name = words[0].exact
    plain = tuple(word for word in words[1:] if "=" not in word.prefix)
    named = tuple(word for word in words[1:] if "=" in word.prefix)
    if name in _SHELLS and plain:
        runs = (("sh", plain[:1]),)
        other = next((word for word in named if word.prefix.startswith(_ELSEWHERE)), None)
        return Reading((Finding("code.injected", other, "says what runs the command"),) if other else (), runs)
    if name == "file.read" and plain:
        return Reading((Finding("read", plain[0]),))
    if name in _ACTING and any(word.exact is None or word.prefix.startswith(_ACTING[name]) for word in words[1:]):
        return Reading((Finding("code.apply", words[0], "is told to run or remove something beside"),))
    if name in _LOOKS or (name is not None and name.startswith("status.") and name != "status.proxy_reconnect"):
        return OBSERVES
    if name is not None and name.startswith("pillar."):
        return Reading((Finding("secret.read", words[0], "shows pillar data, which is made for secrets"),))
    return Reading((Finding("code.apply", words[0], "does on the minions what is not followed here"),))
