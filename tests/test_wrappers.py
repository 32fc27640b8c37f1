"""Every wrapper x payloads, nested two and three deep: what is harmless inside stays so, what is not is seen."""

from __future__ import annotations

import itertools
import shlex

import pytest

from riskclass import Risk, classify

#: Wrapper of an argv → what it records of where and as whom.
ARGV = {
    "sudo": "",
    "sudo -u app": "user:app",
    "sudo -nEH --": "",
    "doas -u app": "user:app",
    "runuser -u app --": "user:app",
    "env A=1": "",
    "env -i TZ=UTC": "",
    "env -u LANG --": "",
    "nice -n 10": "",
    "ionice -c3": "",
    "chrt -b 0": "",
    "taskset -c 0": "",
    "setsid -w": "",
    "stdbuf -oL": "",
    "timeout -k 5 20s": "",
    "timeout --signal=KILL 5": "",
    "/usr/bin/time -v": "",
    "time": "",
    "unshare -n": "namespace",
    "nsenter -t 1 -m": "namespace:1",
    "chroot /mnt": "chroot:/mnt",
    "prlimit --nofile=10": "",
    "strace -f": "",
    "busybox": "",
    "xargs -r": "",
    "docker exec web": "container:web",
    "docker exec -it -w /srv web": "container:web",
    "podman exec web": "container:web",
    "docker compose exec -T web": "container:web",
    "kubectl exec web-0 --": "container:web-0",
    "kubectl -n prod exec -i web-0 -c app --": "container:web-0",
    "lxc exec web --": "container:web",
    "lxc-attach -n web --": "container:web",
    "pct exec 132 --": "guest:132",
    "pct exec 132": "guest:132",
    "qm guest exec 105 --": "guest:105",
    "machinectl shell root@web": "",
    "ssh web1": "host:web1",
    "ssh -p 22 -i k root@web1 --": "host:root@web1",
    "systemd-inhibit": "",
    "flock /tmp/lock": "",
    "command": "",
    "exec": "",
}
#: Wrapper of text that a shell reads.
TEXT = {
    "sh -c": "",
    "bash -lc": "",
    "bash -o pipefail -c": "",
    "sudo bash -c": "",
    "su - app -c": "user:app",
    "ssh web1": "host:web1",
    "watch -n 5": "",
    "flock /tmp/lock -c": "",
    "eval": "",
    "script -q /dev/null -c": "",
    "docker exec web sh -c": "container:web",
    "kubectl exec web-0 -- sh -c": "container:web-0",
    "pct exec 132 -- bash -c": "guest:132",
    "nice sh -c": "",
    "timeout 5 sh -c": "",
}
HARMLESS = ["df -h", "systemctl status app", "ls -l /srv", "uptime"]
DESTRUCTIVE = ["rm -rf /srv/app", "find /srv/app -delete", "shred /dev/sdb"]
#: These also say something of their own (a lock file, a log, a process that is traced).
OWN = {"flock /tmp/lock", "flock /tmp/lock -c", "machinectl shell root@web", "systemd-inhibit"}


def _wrapped(wrapper: str, command: str) -> str:
    return f"{wrapper} {shlex.quote(command)}" if wrapper in TEXT and wrapper not in ARGV else f"{wrapper} {command}"


@pytest.mark.parametrize("wrapper", [*ARGV, *TEXT])
@pytest.mark.parametrize("command", HARMLESS)
def test_harmless_inside_stays_harmless(wrapper: str, command: str) -> None:
    verdict = classify(_wrapped(wrapper, command))
    assert verdict.risk_class <= (Risk.REVERSIBLE_LOW if wrapper in OWN else Risk.READ_ONLY), verdict.reason


@pytest.mark.parametrize("wrapper", [*ARGV, *TEXT])
@pytest.mark.parametrize("command", DESTRUCTIVE)
def test_destructive_inside_is_seen(wrapper: str, command: str) -> None:
    verdict = classify(_wrapped(wrapper, command))
    assert verdict.risk_class is Risk.DESTRUCTIVE, verdict.reason
    assert verdict.deciding.via or wrapper in ("time", "command", "exec"), "the way to it is not told"


@pytest.mark.parametrize(("wrapper", "context"), [item for item in (ARGV | TEXT).items() if item[1]])
def test_where_and_as_whom_is_recorded(wrapper: str, context: str) -> None:
    assert context in classify(_wrapped(wrapper, "rm -rf /srv/app")).deciding.context


DEEP = ["sudo -u app", "timeout 5", "env A=1", "docker exec web", "pct exec 132 --", "ssh web1", "nice -n 10"]
SHELLS = ["sh -c", "ssh web1", "docker exec web sh -c", "su - app -c"]


@pytest.mark.parametrize("wrappers", list(itertools.permutations(DEEP, 3)), ids=" + ".join)
def test_three_deep(wrappers: tuple[str, ...]) -> None:
    way = " ".join(wrappers)
    assert classify(f"{way} df -h").risk_class is Risk.READ_ONLY
    verdict = classify(f"{way} rm -rf /srv/app")
    assert verdict.risk_class is Risk.DESTRUCTIVE
    assert len(verdict.deciding.via) == 3


@pytest.mark.parametrize(("outer", "middle", "inner"), list(itertools.product(SHELLS, SHELLS, SHELLS)))
def test_quoted_three_deep(outer: str, middle: str, inner: str) -> None:
    def nested(command: str) -> str:
        for wrapper in (inner, middle, outer):
            command = f"{wrapper} {shlex.quote(command)}"
        return command

    assert classify(nested("df -h | tail -n 1")).risk_class is Risk.READ_ONLY
    assert classify(nested("df -h && rm -rf /srv/app")).risk_class is Risk.DESTRUCTIVE
