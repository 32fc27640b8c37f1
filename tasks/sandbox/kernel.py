"""The few system calls that the jail needs and Python 3.11 does not have. Each raises OSError."""

from __future__ import annotations

import ctypes
import os
import platform

LIBC = ctypes.CDLL(None, use_errno=True)

# sched.h, sys/mount.h
NEW_CGROUP, NEW_USER, NEW_PID, NEW_NET, NEW_IPC, NEW_UTS, NEW_NS = (
    0x02000000,
    0x10000000,
    0x20000000,
    0x40000000,
    0x08000000,
    0x04000000,
    0x00020000,
)
RDONLY, NOSUID, NODEV, NOEXEC, REMOUNT, BIND, REC, PRIVATE = 1, 2, 4, 8, 32, 4096, 16384, 1 << 18
DETACH = 2

#: capabilities(7): what an example keeps, so that changes to files of the overlay succeed and are seen.
KEPT = {"chown": 0, "dac_override": 1, "fowner": 3, "fsetid": 4, "kill": 5, "setgid": 6, "setuid": 7, "sys_ptrace": 19}
_LAST_CAPABILITY = "/proc/sys/kernel/cap_last_cap"
_PR_CAPBSET_DROP, _PR_SET_NO_NEW_PRIVS, _PR_CAP_AMBIENT, _PR_CAP_AMBIENT_CLEAR_ALL = 24, 38, 47, 4
_PIVOT_ROOT = {"x86_64": 155, "aarch64": 41}


def unshare(flags: int) -> None:
    _checked(LIBC.unshare(flags), "unshare")


def mount(source: str, target: str, kind: str = "", flags: int = 0, data: str = "") -> None:
    _checked(LIBC.mount(source.encode(), target.encode(), kind.encode(), flags, data.encode()), f"mount {target}")


def bind(source: str, target: str, flags: int = 0) -> None:
    """A bind mount. Flags other than BIND need a second call: mount(2), "Remounting an existing mount"."""
    mount(source, target, flags=BIND)
    if flags:
        mount("none", target, flags=BIND | REMOUNT | flags)


def pivot(root: str) -> None:
    """Makes `root` the root and lets go of the old one: pivot_root(2), "pivot_root(".", ".")"."""
    os.chdir(root)
    _checked(LIBC.syscall(_PIVOT_ROOT[platform.machine()], b".", b"."), "pivot_root")
    _checked(LIBC.umount2(b".", DETACH), "umount")
    os.chdir("/")


def keep_capabilities() -> None:
    """Drops all but KEPT for good, from this process and whatever it starts."""
    with open(_LAST_CAPABILITY, encoding="ascii") as file:
        last = int(file.read())
    for each in set(range(last + 1)) - set(KEPT.values()):
        _checked(LIBC.prctl(_PR_CAPBSET_DROP, each, 0, 0, 0), "drop a capability")
    _checked(LIBC.prctl(_PR_CAP_AMBIENT, _PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0), "clear ambient capabilities")
    _checked(LIBC.prctl(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), "no_new_privs")
    kept = sum(1 << each for each in KEPT.values())
    header = (ctypes.c_uint32 * 2)(0x20080522, 0)  # _LINUX_CAPABILITY_VERSION_3, this process
    data = (ctypes.c_uint32 * 6)(kept, kept, 0, 0, 0, 0)  # effective, permitted, inheritable; low words, then high
    _checked(LIBC.capset(header, data), "capset")


def _checked(result: int, what: str) -> None:
    if result < 0:
        code = ctypes.get_errno()
        raise OSError(code, f"{what}: {os.strerror(code)}")
