"""A PostgreSQL of our own, on loopback, in a temporary folder."""

from __future__ import annotations

import glob
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


def is_installed() -> bool:
    return _program("initdb") is not None and _program("pg_ctl") is not None


@contextmanager
def running(*options: str) -> Iterator[str]:
    """Its address; `options` are NAME=VALUE for the server. It keeps nothing."""
    folder = tempfile.mkdtemp(prefix="riskclass-pg-")
    who = _as_nobody()
    if who:
        os.chown(folder, int(who["user"]), int(who["group"]))
    run: dict[str, Any] = {"check": True, "stdout": subprocess.DEVNULL, "stderr": subprocess.STDOUT, "cwd": folder}
    run |= who
    port = _port()
    asked = ("listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off", "max_connections=50", *options)
    words = " ".join([f"-p {port}", *(f"-c {each}" for each in asked)])
    data = f"{folder}/data"
    try:
        made = [_program("initdb"), "-D", data, "-U", "riskclass", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(made, **run)
        server = [_program("pg_ctl"), "-D", data, "-w"]
        subprocess.run([*server, "-t", "60", "-l", f"{folder}/log", "-o", words, "start"], **run)
        try:
            yield f"postgresql+psycopg://riskclass@127.0.0.1:{port}"
        finally:
            subprocess.run([*server, "-m", "immediate", "stop"], **run)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _program(name: str) -> str | None:
    found = sorted(glob.glob(f"/usr/lib/postgresql/*/bin/{name}"))
    return found[-1] if found else shutil.which(name)


def _as_nobody() -> dict[str, int | str]:
    """initdb refuses root; then it runs as postgres or nobody."""
    if os.geteuid():
        return {}
    for name in ("postgres", "nobody"):
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": user.pw_uid, "group": user.pw_gid}
    return {}


def _port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
