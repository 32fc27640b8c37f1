"""Run inside the jail by the self-test: tries to get at the host, and prints what of it succeeded, one name a line.

Each attempt is such that it does no harm even where the jail is broken: what is set is set to what it is, a reboot is
the call that only says what Ctrl-Alt-Delete does, the only network address is one of RFC 5737 (documentation).
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import socket
import sys
import time

LIBC = ctypes.CDLL(None, use_errno=True)
REBOOT_CAD_OFF = (169, 0xFEE1DEAD, 672274793, 0)


def _ok(result: int) -> bool:
    return result >= 0


def _write(path: str, text: str | None = None) -> bool:
    """Whether a file of the kernel's can be opened for writing; what it holds is written back."""
    if text is None:
        with open(path, encoding="utf-8") as file:
            text = file.read()
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return True


def _other_networks() -> bool:
    with open("/proc/net/dev", encoding="ascii") as file:
        return [line.split(":")[0].strip() for line in file if ":" in line] != ["lo"]


def _connect() -> bool:
    if _other_networks():
        return True
    with socket.socket() as one:
        one.settimeout(1)
        return one.connect_ex(("192.0.2.1", 9)) == 0


def _rights() -> bool:
    with open("/proc/self/status", encoding="ascii") as file:
        told = dict(line.rstrip("\n").split(":\t", 1) for line in file if ":\t" in line)
    kept = sum(1 << each for each in (0, 1, 3, 4, 5, 6, 7, 19))
    rights = {int(told[name], 16) for name in ("CapPrm", "CapEff", "CapBnd")}
    return rights != {kept} or told["NoNewPrivs"] != "1" or told["Seccomp"] != "2"


def _forks() -> bool:
    """Whether 400 processes may live at once."""
    children = []
    try:
        for _ in range(400):
            pid = os.fork()
            if pid == 0:
                time.sleep(5)
                os._exit(0)
            children.append(pid)
    except OSError:
        return False
    finally:
        for each in children:
            os.kill(each, 9)
    return True


def _fill() -> bool:
    """Whether 400 MB can be written."""
    with open("/work/big", "wb") as file:
        for _ in range(400):
            file.write(bytes(1 << 20))
    return True


def attempts(sleeper: int) -> dict[str, object]:
    """Name → what is to fail. `sleeper` is the number of a process of the host's."""
    null = None
    return {
        "mount": lambda: _ok(LIBC.mount(b"none", b"/mnt", b"tmpfs", 0, null)),
        "bind mount": lambda: _ok(LIBC.mount(b"/proc", b"/mnt", null, 4096, null)),
        "remount": lambda: _ok(LIBC.mount(b"none", b"/proc", null, 32 | 4096, null)),
        "unmount": lambda: _ok(LIBC.umount2(b"/proc", 2)),
        "block device": lambda: os.mknod("/work/disk", 0o60600, os.makedev(8, 0)) is None,
        "character device": lambda: os.mknod("/work/mem", 0o20600, os.makedev(1, 1)) is None,
        "reboot": lambda: _ok(LIBC.syscall(*REBOOT_CAD_OFF)),
        "chroot": lambda: os.chroot("/work") is None,
        "new namespace": lambda: _ok(LIBC.unshare(0x20000)),
        "new user namespace": lambda: _ok(LIBC.unshare(0x10000000)),
        "other namespace": lambda: _ok(LIBC.setns(os.open("/proc/1/ns/user", 0), 0)),
        "host name": lambda: _ok(LIBC.sethostname(b"x", 1)),
        "clock": lambda: time.clock_settime(time.CLOCK_REALTIME, time.time()) is None,
        "module": lambda: _ok(LIBC.syscall(175, b"", 0, b"")),
        "signal": lambda: os.kill(sleeper, 15) is None,
        "kernel setting": lambda: _write("/proc/sys/vm/swappiness"),
        "own setting": lambda: _write("/proc/self/oom_score_adj"),
        "system request": lambda: os.open("/proc/sysrq-trigger", os.O_WRONLY) >= 0,
        "kernel memory": lambda: os.open("/proc/kcore", os.O_RDONLY) >= 0,
        "sysfs": lambda: _write("/sys/power/state", "") if os.path.exists("/sys/power/state") else False,
        "device mode": lambda: os.chmod("/dev/null", 0o666) is None,
        "device removed": lambda: os.unlink("/dev/null") is None,
        "devices": lambda: bool(set(os.listdir("/dev")) - set(KNOWN.split())),
        "sockets of the host": lambda: bool(os.listdir("/run")),
        "network": _connect,
        "raw socket": lambda: socket.socket(socket.AF_PACKET, socket.SOCK_RAW) is not None,
        "rights": _rights,
        "many processes": _forks,
        "much written": _fill,
    }


KNOWN = "fd full null random shm stderr stdin stdout tty urandom zero"

if __name__ == "__main__":
    for name, attempt in attempts(int(sys.argv[1])).items():
        with contextlib.suppress(OSError):
            if attempt():  # type: ignore[operator]
                print("succeeded:", name)
    print("tried all")
