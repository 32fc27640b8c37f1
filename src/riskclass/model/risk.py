"""The classes, and the two tables that people will argue about: kind → class, place x verb → kind."""

from __future__ import annotations

from riskclass.model.named import Named


class Risk(Named):
    """How hard it is to take back what a command does. Ordered by rank; compares with other `Risk` values only."""

    READ_ONLY = "read_only"
    REVERSIBLE_LOW = "reversible_low"
    CONFIG_MUTATION = "config_mutation"
    DISRUPTIVE = "disruptive"
    EXPOSURE = "exposure"
    UNKNOWN = "unknown"
    DESTRUCTIVE = "destructive"

    @property
    def rank(self) -> int:
        """0 (read_only) to 6 (destructive)."""
        return _RANK[self.value]

    @property
    def coarse(self) -> str:
        """`reversible_low` for ranks 0 and 1, else `config_mutation`: for backends that know two classes."""
        return "reversible_low" if self.rank <= 1 else "config_mutation"

    def __lt__(self, other: object) -> bool:
        return _RANK[self.value] < _rank(other)

    def __le__(self, other: object) -> bool:
        return _RANK[self.value] <= _rank(other)

    def __gt__(self, other: object) -> bool:
        return _RANK[self.value] > _rank(other)

    def __ge__(self, other: object) -> bool:
        return _RANK[self.value] >= _rank(other)

    def __str__(self) -> str:
        return self.value


def _rank(other: object) -> int:
    """Refuses a str instead of falling back to str's own order, which is by spelling."""
    if not isinstance(other, Risk):
        raise TypeError(f"a Risk is ordered against a Risk, not against {type(other).__name__}")
    return _RANK[other.value]


_RANK = {risk.value: rank for rank, risk in enumerate(Risk)}

#: Effect kinds of each class (docs/guide, "Effects").
KINDS = {
    Risk.READ_ONLY: "observe fs.read net.query db.read",
    Risk.REVERSIBLE_LOW: (
        "fs.create fs.scratch fs.mount refresh service.start vcs.local guest.start snapshot net.loopback"
    ),
    Risk.CONFIG_MUTATION: (
        "fs.write fs.attributes service.enable service.reload host.config host.boot package.install account.change"
        " credential.store schedule.change target.switch net.send net.listen message.send vcs.remote vcs.rewrite"
        " container.run guest.change cluster.change cloud.change storage.change db.change cloud.create db.schema"
    ),
    Risk.DISRUPTIVE: (
        "process.signal service.stop service.restart host.reboot host.load fs.unmount package.remove access.revoke"
        " net.config net.firewall net.scan guest.disrupt cluster.disrupt cloud.disrupt storage.disrupt db.disrupt"
    ),
    Risk.EXPOSURE: "secret.read secret.env secret.send net.upload net.publish net.tunnel access.grant guard.lower",
    Risk.UNKNOWN: (
        "code.opaque code.project code.remote code.apply code.interactive code.injected unparsed"
        " unknown.tool unknown.option unknown.subcommand limit"
    ),
    Risk.DESTRUCTIVE: (
        "fs.delete fs.truncate disk.write host.exhaust host.off host.break net.delete log.discard vcs.discard"
        " vcs.force guest.delete cluster.delete cloud.delete storage.delete db.delete"
    ),
}
CLASS_OF = {kind: risk for risk, kinds in KINDS.items() for kind in kinds.split()}
RANK_OF = {kind: rank for rank, kinds in enumerate(KINDS.values()) for kind in kinds.split()}

#: What a verb on a path is, by place. The kind of `-` is nothing at all: no effect.
VERBS = ("read", "create", "write", "append", "attributes", "truncate", "delete")
_ORDINARY = ("fs.read", "fs.create", "fs.write", "fs.write", "fs.attributes", "fs.truncate", "fs.delete")
PLACES = {
    # Written to, it keeps nothing; removed, the next that writes there makes a file of it.
    "null": ("-", "-", "-", "-", "fs.attributes", "-", "fs.delete"),
    "descriptor": ("-",) * 7,  # /dev/fd/N, /dev/pts/N: the kernel's own; nobody removes one
    "scratch": ("fs.read",) + ("fs.scratch",) * 6,
    "cache": ("fs.read",) + ("fs.scratch",) * 6,
    "device": ("fs.read", "fs.create", "disk.write", "disk.write", "fs.attributes", "disk.write", "disk.write"),
    "kernel": ("fs.read",) + ("host.config",) * 6,
    "bus": ("fs.read",) + ("storage.disrupt",) * 6,
    "network": ("fs.read",) + ("net.config",) * 6,
    "sysrq": ("fs.read",) + ("host.off",) * 6,
    "vital": ("fs.read", "fs.write", "fs.truncate", "fs.write", "fs.attributes", "fs.truncate", "fs.delete"),
    "accounts": ("fs.read", "fs.write", "fs.truncate", "access.grant", "fs.attributes", "fs.truncate", "fs.delete"),
    "shadow": ("secret.read", "fs.write", "fs.truncate", "access.grant", "fs.attributes", "fs.truncate", "fs.delete"),
    "loader": ("fs.read", "code.injected", "fs.truncate", "code.injected", "fs.attributes", "fs.truncate", "fs.delete"),
    "protected": ("fs.read", "fs.write", "fs.truncate", "fs.write", "fs.attributes", "fs.truncate", "fs.delete"),
    "secret": (
        "secret.read",
        "fs.create",
        "credential.store",
        "credential.store",
        "fs.attributes",
        "fs.truncate",
        "fs.delete",
    ),
    "start-up": ("fs.read",) + ("schedule.change",) * 3 + ("fs.attributes", "fs.truncate", "fs.delete"),
    "access": ("fs.read",) + ("access.grant",) * 3 + ("fs.attributes", "fs.truncate", "fs.delete"),
    "guard": ("fs.read",) + ("guard.lower",) * 6,
    "history": ("secret.read", "fs.create", "fs.write", "fs.write", "fs.attributes", "log.discard", "log.discard"),
    "log": ("fs.read", "fs.create", "fs.write", "fs.write", "fs.attributes", "log.discard", "log.discard"),
    "project": _ORDINARY,
    "home": _ORDINARY,
    "system": _ORDINARY,
    "unknown": _ORDINARY,
}

#: What an effect of a kind does, where neither the table nor the place says it better.
SENTENCES = {
    "observe": "only observes",
    "fs.read": "reads",
    "net.query": "asks over the network",
    "db.read": "reads a database",
    "fs.create": "makes something new",
    "fs.scratch": "changes scratch files",
    "fs.mount": "mounts a file system",
    "refresh": "refreshes what the tool keeps",
    "service.start": "starts a service",
    "vcs.local": "changes the local repository",
    "guest.start": "starts a guest",
    "snapshot": "takes a snapshot or backup",
    "net.loopback": "listens on this machine only",
    "fs.write": "writes",
    "fs.attributes": "changes owner, mode or attributes",
    "service.enable": "changes what starts at boot",
    "service.reload": "reloads a service",
    "host.config": "changes the host's settings",
    "host.boot": "changes how the host boots",
    "package.install": "installs software",
    "account.change": "changes an account",
    "credential.store": "stores a credential",
    "schedule.change": "changes what runs later",
    "target.switch": "switches what later commands act on",
    "net.send": "sends a request that changes something",
    "net.listen": "listens on the network",
    "message.send": "sends a message",
    "vcs.remote": "changes a remote repository",
    "vcs.rewrite": "rewrites local history",
    "container.run": "runs a container",
    "guest.change": "changes a guest's settings",
    "cluster.change": "changes the cluster",
    "cloud.change": "changes a cloud resource",
    "cloud.create": "creates a cloud resource",
    "storage.change": "changes storage",
    "db.change": "changes data",
    "db.schema": "changes a schema",
    "process.signal": "signals a process",
    "service.stop": "stops a service",
    "service.restart": "restarts a service",
    "host.reboot": "reboots the host",
    "host.load": "puts load on the host",
    "fs.unmount": "takes a file system away",
    "package.remove": "removes or replaces software in use",
    "access.revoke": "takes access away",
    "net.config": "changes the live network",
    "net.firewall": "changes the live firewall",
    "net.scan": "scans a network",
    "guest.disrupt": "stops or interrupts a guest",
    "cluster.disrupt": "interrupts the cluster",
    "cloud.disrupt": "interrupts a cloud resource",
    "storage.disrupt": "interrupts storage",
    "db.disrupt": "locks or interrupts a database",
    "secret.read": "shows a secret",
    "secret.env": "shows the whole environment",
    "secret.send": "sends a secret",
    "net.upload": "sends content to another host",
    "net.publish": "publishes",
    "net.tunnel": "opens a way through",
    "access.grant": "grants access",
    "guard.lower": "lowers a guard",
    "code.opaque": "runs code that is not seen here",
    "code.project": "runs what the project says",
    "code.remote": "runs code from the network",
    "code.apply": "carries out a plan that is not seen here",
    "code.interactive": "opens a session; what is typed there is not seen",
    "code.injected": "lets a setting choose code to run",
    "unparsed": "cannot be read",
    "unknown.tool": "no table for this program",
    "unknown.option": "an option that is not known",
    "unknown.subcommand": "a sub-command or operand that is not known",
    "limit": "a limit was reached",
    "fs.delete": "deletes",
    "fs.truncate": "empties or replaces",
    "disk.write": "writes to a device",
    "host.exhaust": "exhausts the host",
    "host.off": "turns the host off",
    "host.break": "breaks the host",
    "net.delete": "deletes over the network",
    "log.discard": "discards logs",
    "vcs.discard": "discards work",
    "vcs.force": "overwrites remote history",
    "guest.delete": "deletes a guest, or its data",
    "cluster.delete": "deletes from the cluster",
    "cloud.delete": "deletes a cloud resource",
    "storage.delete": "deletes storage",
    "db.delete": "deletes data",
}
