"""What strace tells, as events: see strace(1). Files that were changed are read from the overlay, not from here."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

#: ip(7), ip_local_port_range: a port from here on is a client's own choice.
EPHEMERAL = 32768


class Event(NamedTuple):
    """`what` is `refused` (a change to a file that was not let), `missing` (a path that was asked for), `listen`,
    `connect`, `signal`, `setting` (of the kernel, the network or another process) or `exec`; `call` the system call."""

    what: str
    target: str
    call: str


_LINE = re.compile(r"^(\d+)\s+(?:<\.\.\. (\w+) resumed>)?(.*)$")
_CALL = re.compile(r"^(\w+)\((.*)\)\s+= (-?\d+|\?|0x[0-9a-f]+)(.*)$")
_BORN = re.compile(r"^(?:clone3?|v?fork)\(.*\)\s+= (\d+)")
_QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"')
_FOLDER = re.compile(r"^(?:AT_FDCWD|\d+)<([^>]*)>")
_REFUSED = ("EPERM", "EACCES", "EROFS")
_FILES = frozenset(
    "open openat openat2 creat unlink unlinkat rename renameat renameat2 link linkat symlink symlinkat mkdir mkdirat"
    " rmdir mknod mknodat truncate ftruncate chmod fchmod fchmodat fchmodat2 chown fchown lchown fchownat setxattr"
    " lsetxattr fsetxattr removexattr lremovexattr fremovexattr utime utimes utimensat futimesat fallocate".split()
)
_ASKED = frozenset(
    "open openat openat2 stat lstat newfstatat statx access faccessat faccessat2 chdir readlink readlinkat execve"
    " rename renameat renameat2 unlink unlinkat chmod fchmodat fchmodat2 chown lchown fchownat utimensat truncate rmdir"
    " link linkat getxattr lgetxattr listxattr llistxattr statfs inotify_add_watch".split()
)
_SETTINGS = frozenset(
    "clock_settime settimeofday reboot sethostname setdomainname init_module finit_module delete_module kexec_load"
    " kexec_file_load mount umount2 swapon swapoff pivot_root setns bpf quotactl acct chroot mq_open mq_unlink"
    " add_key fsopen fsmount move_mount syslog shmctl semctl msgctl".split()
)
#: ioctl(2) requests that change something: inode flags, interfaces, routes, a clock, a disk, another's terminal.
_REQUESTS = re.compile(
    r"FS_IOC_SETFLAGS|FS_IOC_FSSETXATTR|SIOCS(?!PGRP)\w+|SIOCADD\w+|SIOCDEL\w+|TIOCSTI|RTC_SET_TIME|RTC_WKALM_SET|FIFREEZE|FITHAW"
    r"|FITRIM|BLK(?:SEC|Z)?DISCARD|BLKZEROOUT|BLKRRPART|BLKPG|BLKRO\w*SET|BLKFLSBUF|LOOP_SET\w+|LOOP_C\w+|LOOP_CTL_ADD"
)
_NETLINK = re.compile(r"nlmsg_len=[1-9]\d*, nlmsg_type=((?:RTM|NFT_MSG|IPSET_CMD|XFRM_MSG)_(?:NEW|DEL|SET)\w+)")


def events(trace: str) -> list[Event]:
    """In their order. Signals within a command's own processes are its own business and left out."""
    lines, family = list(_whole_lines(trace)), _Family()
    for pid, line in lines:  # first, since a child's lines may stand before the one that tells of it
        born = _BORN.match(line)
        if born:
            family.add(pid, int(born[1]), "CLONE_THREAD" in line)
    return [event for pid, line in lines for event in _events(pid, line, family)]


def _whole_lines(trace: str) -> Iterator[tuple[int, str]]:
    """Calls that another process's line interrupted are put together again."""
    begun: dict[int, str] = {}
    for line in trace.splitlines():
        found = _LINE.match(line)
        if found is None:
            continue
        pid, resumed, rest = int(found[1]), found[2], found[3]
        if rest.endswith("<unfinished ...>"):
            begun[pid] = rest.removesuffix("<unfinished ...>").rstrip()
            continue
        yield pid, (begun.pop(pid, "") + rest if resumed else rest)


class _Family:
    """Who started whom, and which threads are one process."""

    def __init__(self) -> None:
        self.parent: dict[int, int] = {}
        self.leader: dict[int, int] = {}

    def add(self, pid: int, child: int, thread: bool) -> None:
        leader = self.leader.get(pid, pid)
        if thread:
            self.leader[child] = leader
        else:
            self.parent[child] = leader

    def owns(self, pid: int, target: int) -> bool:
        """Whether a process or group is the sender's own: itself, its group, what it or its parent started."""
        pid = self.leader.get(pid, pid)
        one: int | None = self.leader.get(abs(target), abs(target))
        if target == 0:
            return True
        while one is not None:
            if one == pid or (one in self.parent and self.parent[one] == self.parent.get(pid)):
                return True
            one = self.parent.get(one)
        return False


def _events(pid: int, line: str, family: _Family) -> Iterator[Event]:
    found = _CALL.match(line)
    if found is None:
        return
    call, arguments, result, rest = found.groups()
    error = rest.split()[0] if result == "-1" and rest.split() else ""
    if call in ("kill", "tgkill", "tkill", "rt_sigqueueinfo", "rt_tgsigqueueinfo"):
        target, signal = int(arguments.split(",")[0]), arguments.split(",")[-1].strip()
        if signal != "0" and not family.owns(pid, target):
            yield Event("signal", str(target), f"{call} {signal}")
    elif call == "execve" and not error:
        yield Event("exec", _path(arguments), call)
    elif call in ("bind", "listen", "connect"):
        yield from _socket(call, arguments, error)
    elif call in ("sendto", "sendmsg", "sendmmsg"):
        yield from (Event("setting", each, call) for each in _NETLINK.findall(arguments))
    elif call == "ioctl":
        yield from (Event("setting", each, call) for each in _REQUESTS.findall(arguments))
    elif call in ("setpriority", "sched_setscheduler", "sched_setaffinity", "sched_setattr", "ioprio_set", "prlimit64"):
        yield from _other_process(pid, call, arguments, family)
    elif (call in _SETTINGS and _sets(call, arguments)) or (
        call in ("shmctl", "semctl", "msgctl") and "IPC_RMID" in arguments
    ):
        yield Event("setting", arguments[:80], call)
    if error == "ENOENT" and call in _ASKED:
        yield Event("missing", _path(arguments), call + (" folder" if "O_DIRECTORY" in arguments else ""))
    if error in _REFUSED and call in _FILES and _changes(call, arguments):
        yield Event("refused", _path(arguments, call.startswith("symlink")), f"{call}: {error}")


def _path(arguments: str, last: bool = False) -> str:
    found = list(_QUOTED.finditer(arguments))
    quoted = found[-1 if last else 0] if found else None
    name = quoted[1].encode().decode("unicode_escape") if quoted else ""
    folder = _FOLDER.match(arguments)
    if not name.startswith("/") and folder:
        name = f"{folder[1].rstrip('/')}/{name}".rstrip("/")
    return name


def _changes(call: str, arguments: str) -> bool:
    if call.startswith("open"):
        return any(flag in arguments for flag in ("O_WRONLY", "O_RDWR", "O_CREAT", "O_TRUNC"))
    return True


def _sets(call: str, arguments: str) -> bool:
    if call in ("shmctl", "semctl", "msgctl"):
        return "IPC_RMID" in arguments or "IPC_SET" in arguments
    if call == "mq_open":
        return "O_CREAT" in arguments
    if call == "syslog":  # syslog(2): these empty the buffer or turn messages on and off
        return any(each in arguments for each in ("_CLEAR", "CONSOLE_"))
    if call == "quotactl":
        return "Q_GET" not in arguments and "Q_XGET" not in arguments
    return True


def _socket(call: str, arguments: str, error: str) -> Iterator[Event]:
    port = re.search(r"sin6?_port=htons\((\d+)\)", arguments)
    address = re.search(r'(?:inet_addr\(|AF_INET6, |inet_pton\(AF_INET6, )"([^"]+)"', arguments)
    path = re.search(r'sun_path=@?"([^"]+)"', arguments)
    where = f"{address[1] if address else ''}:{port[1]}" if port else path[1] if path else ""
    if call == "connect" and where and error != "EINPROGRESS":
        yield Event("connect", where, error or "connected")
    elif call == "connect" and where:
        yield Event("connect", where, "EINPROGRESS")
    elif call == "bind" and port and 0 < int(port[1]) < EPHEMERAL:
        yield Event("listen", where, call)
    elif call == "listen" and ("TCP" in arguments or "UDP" in arguments):
        yield Event("listen", arguments[:60], call)


def _other_process(pid: int, call: str, arguments: str, family: _Family) -> Iterator[Event]:
    words = [word.strip() for word in arguments.split(",")]
    if call == "prlimit64" and words[2] == "NULL":
        return
    target = words[1] if call in ("setpriority", "ioprio_set") else words[0]
    if target.lstrip("-").isdigit() and not family.owns(pid, int(target)):
        yield Event("setting", f"process {target}", call)
