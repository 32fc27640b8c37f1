from __future__ import annotations

from riskclass.model.tables import flags, takes, tool
from riskclass.rules.tools import docker

#: It takes Docker's commands and options, by promise; what it has beyond them is unknown.
TOOL = tool(
    "nerdctl",
    about="run containers as docker does, with containerd",
    input="whole",
    docs="https://github.com/containerd/nerdctl/blob/main/docs/command-reference.md",
    style="go",
    posix=True,
    inert="--help --version",
    options=[
        takes("-a/--address/-H/--host -n/--namespace --bridge-ip --cgroup-manager --cni-netconfpath --cni-path"),
        takes(
            "--data-root --hosts-dir --snapshotter/--storage-driver --host-gateway-ip --cdi-spec-dirs --userns-remap"
        ),
        flags("--debug --debug-full --experimental --insecure-registry --kube-hide-dupe -v/--version -h/--help"),
    ],
    subs=[each for each in docker.TOOL.subs if not each.names.startswith("context")],
    examples="\n".join(
        line.replace("docker ", "nerdctl ") for line in docker.TOOL.examples.splitlines() if "context" not in line
    )
    + """
        nerdctl -n k8s.io images                         #=> read_only
        nerdctl frobnicate                               #=> unknown
    """,
)
