"""System calls that no example may make, whatever rights it has: they are refused with EPERM, and strace shows it."""

from __future__ import annotations

import ctypes
import errno
import platform
import struct

from tasks.sandbox.kernel import LIBC

#: Numbers on x86_64, asm/unistd_64.h. The rights for most are dropped too; this is the second wall.
REFUSED = {
    "mount": 165, "umount2": 166, "pivot_root": 155, "fsopen": 430, "fsconfig": 431, "fsmount": 432, "fspick": 433,
    "move_mount": 429, "open_tree": 428, "mount_setattr": 442, "swapon": 167, "swapoff": 168, "reboot": 169,
    "kexec_load": 246, "kexec_file_load": 320, "init_module": 175, "finit_module": 313, "delete_module": 176,
    "settimeofday": 164, "clock_settime": 227, "iopl": 172, "ioperm": 173, "acct": 163, "quotactl": 179,
    "quotactl_fd": 443, "setns": 308, "unshare": 272, "bpf": 321, "perf_event_open": 298, "userfaultfd": 323,
    "add_key": 248, "request_key": 249, "keyctl": 250, "open_by_handle_at": 304, "io_uring_setup": 425,
    "io_uring_enter": 426, "io_uring_register": 427, "sethostname": 170, "setdomainname": 171, "vhangup": 153,
    "chroot": 161,
}  # fmt: skip

_AUDIT_ARCH_X86_64, _X32 = 0xC000003E, 0x40000000
_LOAD, _JEQ, _JGE, _RETURN = 0x20, 0x15, 0x35, 0x06
_ALLOW, _KILL, _ERRNO = 0x7FFF0000, 0x80000000, 0x00050000
_PR_SET_SECCOMP, _MODE_FILTER = 22, 2
_CLONE, _CLONE_NEW = 56, 0x7E020000  # any CLONE_NEW* flag


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("filter", ctypes.c_char_p))


def available() -> bool:
    return platform.machine() == "x86_64"


def install() -> None:
    """For this process and all that it starts, for good. Needs no_new_privs. Raises OSError."""
    code = b"".join(_instructions())
    program = _Program(len(code) // 8, code)
    if LIBC.prctl(_PR_SET_SECCOMP, _MODE_FILTER, ctypes.byref(program), 0, 0) != 0:
        raise OSError(ctypes.get_errno(), "seccomp")


def _instructions() -> list[bytes]:
    """seccomp(2): the number at offset 0, the architecture at 4, the arguments from 16 on."""
    refuse = _step(_RETURN, _ERRNO | errno.EPERM)
    found = [_step(_LOAD, 4), _step(_JEQ, _AUDIT_ARCH_X86_64, 1, 0), _step(_RETURN, _KILL), _step(_LOAD, 0)]
    found += [_step(_JGE, _X32, 0, 1), refuse]
    for number in REFUSED.values():
        found += [_step(_JEQ, number, 0, 1), refuse]
    # clone3 hides its flags from a filter: ENOSYS sends the C library to clone, whose flags are seen.
    found += [_step(_JEQ, 435, 0, 1), _step(_RETURN, _ERRNO | errno.ENOSYS)]
    found += [_step(_JEQ, _CLONE, 0, 3), _step(_LOAD, 16), _step(0x45, _CLONE_NEW, 0, 1), refuse]
    return [*found, _step(_RETURN, _ALLOW)]


def _step(code: int, value: int, yes: int = 0, no: int = 0) -> bytes:
    return struct.pack("<HBBI", code, yes, no, value)
