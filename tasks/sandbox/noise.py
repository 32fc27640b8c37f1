"""What is seen and does not count: every exception there is, each with its reason and where it is written down."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import NamedTuple


class Noise(NamedTuple):
    """`programs` and `what` are globs; `what` is `CHANGE PATH` or `EVENT TARGET`, as of `tasks.sandbox.judge`."""

    programs: str
    what: str
    why: str
    source: str


_OWN = "what a tool keeps for itself"
_RULE = "effects: a tool's own cache or log does not count"
NOISE: tuple[Noise, ...] = (
    Noise("*", "* /root/.cache*", f"{_OWN}: cache", "XDG Base Directory Specification"),
    Noise("*", "* */__pycache__/*", f"{_OWN}: Python's bytecode", "PEP 3147"),
    Noise("*", "* */__pycache__", f"{_OWN}: Python's bytecode", "PEP 3147"),
    Noise("*", "* /var/lib/libuuid/clock.txt", f"{_OWN}: the clock of libuuid", "man:uuid_generate(3)"),
    Noise(
        "go gofmt git ls find", "* /root/.config/go/telemetry/*", f"{_OWN}: counters", "https://go.dev/doc/telemetry"
    ),
    Noise(
        "ansible*", "made /root/.ansible/*", f"{_OWN}: its folder of temporary files", "DEFAULT_LOCAL_TMP, ansible.cfg"
    ),
    Noise("cargo", "made /root/.cargo/*", f"{_OWN}: cache", "https://doc.rust-lang.org/cargo/guide/cargo-home.html"),
    Noise("borg", "setting FS_IOC_SETFLAGS *", "tries on a temporary file what the file system can do", "man:borg(1)"),
    Noise("certbot", "made /var/log/letsencrypt/*", f"{_OWN}: log", _RULE),
    Noise(
        "certbot",
        "made /etc/letsencrypt/*",
        f"{_OWN}: empty folders on first use",
        "certbot documentation, Where are my",
    ),
    Noise("certbot", "made /var/lib/letsencrypt", f"{_OWN}: empty folders on first use", "certbot --work-dir"),
    Noise(
        "dmsetup cryptsetup lv* vg* pv*",
        "refused /dev/mapper *",
        "makes its control node where udev has not",
        "man:dmsetup(8)",
    ),
    Noise(
        "buildah podman*",
        "made /var/lib/containers/*",
        f"{_OWN}: locks of its store on first use",
        "man:containers-storage.conf(5)",
    ),
    Noise(
        "buildah podman*",
        "made /run/containers*",
        f"{_OWN}: locks of its store on first use",
        "man:containers-storage.conf(5)",
    ),
    Noise("dnf", "* /var/log/*", f"{_OWN}: log", _RULE),
    Noise("dnf", "* /var/cache/dnf*", f"{_OWN}: cache", _RULE),
    Noise("dnf rpm zypper", "made /var/lib/rpm*", "opens its database, which Debian does not have", "man:rpmdb(8)"),
    Noise("dpkg", "written /var/log/dpkg.log", f"{_OWN}: log", _RULE),
    Noise(
        "docker docker-compose",
        "made /root/.docker/buildx/*",
        f"{_OWN}: its folders on first use",
        "docker buildx documentation",
    ),
    Noise("docker", "made /root/.docker/trust/*", f"{_OWN}: cache of signatures", "docker trust documentation"),
)


def excuse(program: str, what: str) -> Noise | None:
    """The first exception that fits."""
    for each in NOISE:
        if any(fnmatchcase(program, name) for name in each.programs.split()) and fnmatchcase(what, each.what):
            return each
    return None
