from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when
from riskclass.rules.tools import kubectl

#: It takes kubectl's commands and options; what it has beyond them and the few here is unknown.
TOOL = tool(
    "oc",
    about="ask and change an OpenShift cluster as kubectl does",
    input="whole",
    docs="https://docs.openshift.com/container-platform/latest/cli_reference/openshift_cli/developer-cli-commands.html",
    style="go",
    inherits=True,
    inert="--dry-run=client|server --help",
    options=[*kubectl.TOOL.options],
    rows=[*kubectl.TOOL.rows],
    subs=[
        *[each for each in kubectl.TOOL.subs if each.names != "debug"],
        # Unlike kubectl's, it opens a shell in a copy of the pod where it is told nothing else.
        sub(
            "debug",
            "TARGET COMMAND...:argv",
            posix=False,
            context="container:TARGET",
            does="container.run TARGET",
            inert="-o=json|yaml|name",
            options=[
                takes("-c/--container -f/--filename --image --node-name -o/--output --to-namespace --as-user"),
                takes("--dry-run", "[MODE]"),
                flags("--as-root --keep-annotations --keep-init-containers --keep-labels --keep-liveness"),
                flags("--keep-readiness --keep-startup -I/--no-stdin -T/--no-tty --one-container --preserve-pod"),
                flags("-q/--quiet --show-all --show-managed-fields -t/--tty -R/--recursive"),
            ],
            rows=[
                when(
                    "TARGET=node/*|nodes/*|no/*",
                    does="code.opaque TARGET",
                    because="the node's files are mounted",
                ),
                when(unless="COMMAND -o", does="code.interactive TARGET"),
            ],
        ),
        sub(
            "rsh",
            "POD COMMAND...:argv",
            posix=True,
            context="container:POD",
            options=[takes("-c/--container --shell --timeout -f/--filename"), flags("-t/--tty -T/--no-tty")],
            rows=[when(unless="COMMAND", does="code.interactive POD")],
        ),
        sub("status, projects", options=[takes("-o/--output"), flags("--suggest -A/--all-namespaces -q/--short")]),
        sub("project", "NAME", options=[flags("-q/--short")], rows=[when("NAME", does="target.switch NAME")]),
        sub(
            "whoami",
            options=[
                flags("-t/--show-token", does="secret.read", because="shows the token of the session"),
                flags("--show-console --show-context --show-server"),
            ],
        ),
        sub("logout", does="target.switch"),
    ],
    examples="\n".join(
        line.replace("kubectl ", "oc ")
        for line in kubectl.TOOL.examples.splitlines()
        if not line.strip().startswith("kubectl debug")
    )
    + """
        oc rsh web-0 ls                                  #=> read_only
        oc rsh web-0 rm -rf /data                        #=> destructive
        oc rsh web-0                                     #=> unknown code.interactive
        oc debug deploy/web                              #=> unknown code.interactive
        oc debug deploy/web -- ls                        #=> config_mutation container.run
        oc debug deploy/web -- rm -rf /data              #=> destructive
        oc debug deploy/web -o yaml                      #=> read_only
        oc debug node/x -- chroot /host ls               #=> unknown code.opaque
        oc status                                        #=> read_only
        oc project -q                                    #=> read_only
        oc project shop                                  #=> config_mutation target.switch
        oc whoami                                        #=> read_only
        oc whoami -t                                     #=> exposure secret.read
        oc logout                                        #=> config_mutation
        oc adm drain node1                               #=> unknown
    """,
)
