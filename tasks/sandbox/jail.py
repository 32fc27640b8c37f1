"""Runs one command where it can do no harm, and tells what it did.

The outer process makes a mount namespace with a tmpfs, and in it an overlay whose lower layers are only read. The
first process of a new pid, network, IPC and UTS namespace makes the overlay its root, lets go of the old one, enters a
user namespace, drops nearly all rights, and starts strace, which starts the command.
"""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import resource
import select
import shutil
import signal
import socket
import struct
import sys
import time

from tasks.sandbox import kernel, layers, seccomp

#: Calls that strace reports: all that name a file, and what changes anything else.
TRACED = (
    "%file,%process,%creds,fchmod,fchown,ftruncate,fallocate,fsetxattr,fremovexattr,%network,kill,tkill,tgkill,pidfd_send_signal,"
    "rt_sigqueueinfo,rt_tgsigqueueinfo,ioctl,clock_settime,settimeofday,clock_adjtime,adjtimex,reboot,sethostname,"
    "setdomainname,init_module,finit_module,delete_module,kexec_load,kexec_file_load,setns,unshare,bpf,"
    "setpriority,sched_setscheduler,sched_setattr,sched_setaffinity,ioprio_set,prlimit64,semctl,shmctl,msgctl,msgget,"
    "semget,shmget,mq_open,mq_unlink,keyctl,add_key,sync_file_range,syncfs,syslog,quotactl,fsopen,fsmount,move_mount"
)
SIZE = 256 << 20  # bytes that an example may write
PROCESSES = 256
OUTPUT = 64 << 10  # bytes of output that are kept
DEVICES = ("null", "zero", "full", "random", "urandom", "tty")
#: Folders of the base of which nothing is seen: what is a person's, what a daemon listens on, what is only here now.
HIDDEN = ("/home", "/media", "/mnt", "/root", "/run", "/srv", "/tmp", "/var/tmp", "/work")
ENVIRONMENT = {
    "HOME": "/root",
    "USER": "root",
    "LOGNAME": "root",
    "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    "LC_ALL": "C.UTF-8",
    "TERM": "dumb",
    "TZ": "UTC",
    "SHELL": "/bin/bash",
}


def run(order: dict[str, object]) -> dict[str, object]:
    """Carries out an order: `argv`, `base` (the root that is looked at, as it were), `lower` (folders laid over it,
    topmost first), `files` (path → text, None for a folder; over them all), `cwd`, `seconds`, `keep` (a folder that
    gets the upper layer, or empty). In this process, which should then end: it cannot leave them."""
    _limit_by_cgroup()
    kernel.unshare(kernel.NEW_NS)
    kernel.mount("none", "/", flags=kernel.REC | kernel.PRIVATE)
    work = "/mnt"  # covered from here on, in this mount namespace alone
    kernel.mount("sandbox", work, "tmpfs", kernel.NOSUID | kernel.NODEV, f"size={SIZE},mode=755")
    lower = _overlay(work, order)
    told = f"{work}/told"  # of its own, so that an example which fills the other cannot hide what it did
    kernel.mount("told", told, "tmpfs", kernel.NOSUID | kernel.NODEV, "size=64m,mode=700")
    with open(f"{told}/trace", "w+b", 0) as trace, open(f"{told}/out", "w+b", 0) as out:
        began = time.monotonic()
        status, stopped = _watched(work, order, trace.fileno(), out.fileno())
        took = time.monotonic() - began
        out.seek(0)
        trace.seek(0)
        result: dict[str, object] = {
            "status": status,
            "stopped": stopped,
            "seconds": round(took, 2),
            "output": out.read(OUTPUT).decode(errors="replace"),
            "trace": trace.read(64 << 20).decode(errors="replace"),
            "changes": layers.changes(f"{work}/upper", lower),
        }
    if order.get("keep"):
        # Not with cp: the pid namespace is dead, and nothing more can be started in it.
        shutil.copytree(f"{work}/upper", str(order["keep"]), symlinks=True, dirs_exist_ok=True)
        _own_alike(f"{work}/upper", str(order["keep"]))
    return result


def _own_alike(source: str, target: str) -> None:
    """Owners as they were, which a copy does not keep."""
    for folder, folders, files in os.walk(source):
        for name in (*folders, *files):
            path = f"{folder}/{name}"
            status, copied = os.lstat(path), target + path.removeprefix(source)
            os.chown(copied, status.st_uid, status.st_gid, follow_symlinks=False)
            if not os.path.islink(copied):
                os.chmod(copied, status.st_mode & 0o7777)


def _overlay(work: str, order: dict[str, object]) -> list[str]:
    for each in ("upper", "work", "root", "files", "mask", "told"):
        os.mkdir(f"{work}/{each}", 0o755)
    layers.write(f"{work}/files", order["files"])  # type: ignore[arg-type]
    for each in HIDDEN:
        layers.hide(f"{work}/mask", each)
    lower = [f"{work}/files", *order["lower"], f"{work}/mask", str(order["base"])]  # type: ignore[misc]
    options = f"lowerdir={':'.join(lower)},upperdir={work}/upper,workdir={work}/work"
    kernel.mount("overlay", f"{work}/root", "overlay", kernel.NOSUID | kernel.NODEV, options)
    for each in ("dev", "proc", "sys"):
        os.makedirs(f"{work}/root/{each}", exist_ok=True)
    return lower


def _limit_by_cgroup() -> None:
    """Into a group of its own below the group it is in: how many processes, how much memory."""
    with open("/proc/self/cgroup", encoding="ascii") as file:
        own = [line.rstrip("\n").split(":", 2) for line in file]
    for _, names, path in own:
        for controller, limit, value in (("pids", "pids.max", PROCESSES), ("memory", "memory.limit_in_bytes", 2 << 30)):
            if controller in names.split(","):
                folder = f"/sys/fs/cgroup/{controller}{path.rstrip('/')}/riskclass-sandbox-{os.getpid()}"
                with contextlib.suppress(OSError):
                    os.mkdir(folder)
                    _write(f"{folder}/{limit}", str(value))
                    _write(f"{folder}/cgroup.procs", str(os.getpid()))


def _leave_cgroups(pid: int) -> None:
    """Removes what `_limit_by_cgroup` made for a process that has ended."""
    with open("/proc/self/cgroup", encoding="ascii") as file:
        own = [line.rstrip("\n").split(":", 2) for line in file]
    for _, names, path in own:
        if names in ("pids", "memory"):
            folder = f"/sys/fs/cgroup/{names}{path.rstrip('/')}/riskclass-sandbox-{pid}"
            for _ in range(100):  # what was killed takes a moment to go
                if not os.path.isdir(folder):
                    break
                try:
                    os.rmdir(folder)
                except OSError:
                    time.sleep(0.02)


def _watched(work: str, order: dict[str, object], trace: int, out: int) -> tuple[int, bool]:
    """Exit status (negative: a signal), and whether it had to be stopped."""
    kernel.unshare(kernel.NEW_PID | kernel.NEW_NET | kernel.NEW_IPC | kernel.NEW_UTS | kernel.NEW_CGROUP)
    ready, entered = os.pipe()
    go, mapped = os.pipe()
    told, status = os.pipe()
    first = os.fork()
    if first == 0:
        try:
            for each in (ready, mapped, told):
                os.close(each)
            _first_process(work, order, (entered, go, status), trace, out)
        except BaseException as error:
            os.write(out, f"jail: {error!r}\n".encode())
        finally:
            os._exit(125)
    for each in (entered, go, status):
        os.close(each)
    if os.read(ready, 1):
        _write(f"/proc/{first}/uid_map", "0 0 65536\n")
        _write(f"/proc/{first}/gid_map", "0 0 65536\n")
        os.write(mapped, b"x")
    answer, stopped = _answer(told, float(order["seconds"])), False  # type: ignore[arg-type]
    if answer is None:
        stopped = True
        os.kill(first, signal.SIGTERM)
        answer = _answer(told, 1.5)
    os.kill(first, signal.SIGKILL)  # with it goes all that lives in its namespace
    os.waitpid(first, 0)
    return (struct.unpack("i", answer)[0] if answer else 125), stopped


def _answer(told: int, seconds: float) -> bytes | None:
    readable, _, _ = select.select([told], [], [], seconds)
    return os.read(told, 4) if readable else None


def _first_process(work: str, order: dict[str, object], pipes: tuple[int, int, int], trace: int, out: int) -> None:
    entered, go, status = pipes
    root = f"{work}/root"
    kernel.unshare(kernel.NEW_NS)
    _furnish(root)
    socket.sethostname("sandbox")
    _loopback()
    kernel.pivot(root)
    os.chdir(str(order["cwd"]))
    kernel.unshare(kernel.NEW_USER)
    os.write(entered, b"x")
    if not os.read(go, 1):
        return
    os.setresgid(0, 0, 0)
    os.setgroups([0])
    os.setresuid(0, 0, 0)
    kernel.keep_capabilities()
    _limits(int(float(order["seconds"])) + 2)  # type: ignore[arg-type]
    seccomp.install()
    signal.signal(signal.SIGTERM, lambda *_: os.kill(-1, signal.SIGTERM))
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        _start(order, trace, out)
    os.write(status, struct.pack("i", _ended(child)))
    os.read(go, 1)  # until the end


def _ended(child: int) -> int:
    """The exit status of a command, once all that it started has ended too, or has been told to."""
    code = 0
    signal.signal(signal.SIGALRM, lambda *_: os.kill(-1, signal.SIGTERM))
    while True:
        try:
            pid, ended = os.wait()
        except ChildProcessError:
            return code
        if pid == child:
            code = os.waitstatus_to_exitcode(ended)
            signal.setitimer(signal.ITIMER_REAL, 0.7, 0.7)


def _furnish(root: str) -> None:
    """/dev, /proc and /sys: six devices, and nothing of the kernel's can be set."""
    kernel.mount("dev", f"{root}/dev", "tmpfs", kernel.NOSUID | kernel.NOEXEC, "size=64k,mode=755")
    for each in DEVICES:
        with open(f"{root}/dev/{each}", "wb"):
            pass
        # A device on a mount that is only read can still be written to, but its mode and owner stay.
        kernel.bind(f"/dev/{each}", f"{root}/dev/{each}", kernel.RDONLY | kernel.NOSUID | kernel.NOEXEC)
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        os.symlink(f"/proc/self/fd/{number}", f"{root}/dev/{name}")
    os.symlink("/proc/self/fd", f"{root}/dev/fd")
    os.mkdir(f"{root}/dev/shm")
    kernel.mount("none", f"{root}/dev", flags=kernel.REMOUNT | kernel.RDONLY | kernel.NOSUID | kernel.NOEXEC)
    kernel.mount("shm", f"{root}/dev/shm", "tmpfs", kernel.NOSUID | kernel.NODEV | kernel.NOEXEC, "size=16m,mode=1777")
    quiet = kernel.NOSUID | kernel.NODEV | kernel.NOEXEC
    kernel.mount("proc", f"{root}/proc", "proc", quiet | kernel.RDONLY)
    kernel.mount("sysfs", f"{root}/sys", "sysfs", quiet | kernel.RDONLY)


def _loopback() -> None:
    """Brings `lo` up; a new network namespace has nothing else. netdevice(7): SIOCSIFFLAGS, IFF_UP."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
        fcntl.ioctl(any_socket, 0x8914, struct.pack("16sh14x", b"lo", 1))


def _limits(seconds: int) -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_FSIZE, (SIZE, SIZE))
    resource.setrlimit(resource.RLIMIT_DATA, (2 << 30, 2 << 30))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024))


def _start(order: dict[str, object], trace: int, out: int) -> None:
    os.setsid()
    nothing = os.open("/dev/null", os.O_RDONLY)
    for target, source in enumerate((nothing, out, out)):
        os.dup2(source, target)
    os.dup2(trace, 9)
    os.closerange(3, 9)
    os.closerange(10, 64)
    argv = [str(word) for word in order["argv"]]  # type: ignore[attr-defined]
    # -D: the command is the child of the first process, which learns how it ended though something outlives it.
    watch = ["strace", "-D", "-f", "-qq", "-yy", "-s", "200", "--seccomp-bpf", "-e", "signal=none"]
    try:
        os.execve(
            "/usr/bin/strace", [*watch, "-e", f"trace={TRACED}", "-o", "/proc/self/fd/9", "--", *argv], ENVIRONMENT
        )
    except OSError as error:
        os.write(2, f"jail: strace: {error}\n".encode())
    os._exit(125)


def _write(path: str, text: str) -> None:
    with open(path, "w", encoding="ascii") as file:
        file.write(text)


def serve() -> None:
    """An order a line in, an answer a line out; each in a process of its own, since namespaces cannot be left."""
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            try:
                told: dict[str, object] = run(json.loads(line))
            except Exception as error:
                told = {"error": repr(error)}
            sys.stdout.write(json.dumps(told) + "\n")
            sys.stdout.flush()
            os._exit(0)
        os.waitpid(pid, 0)
        _leave_cgroups(pid)


if __name__ == "__main__":
    serve()
