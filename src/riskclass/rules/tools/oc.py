from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when
from riskclass.rules.tools import kubectl

#: It takes kubectl's commands and options; what it has beyond them and the few here is unknown.
TOOL = tool(
    "oc",
    about="ask and change an OpenShift cluster as kubectl does",
    docs="https://docs.openshift.com/container-platform/latest/cli_reference/openshift_cli/developer-cli-commands.html",
    style="go",
    inherits=True,
    inert="--dry-run=client|server --help",
    options=[*kubectl.TOOL.options],
    rows=[*kubectl.TOOL.rows],
    subs=[
        *kubectl.TOOL.subs,
        sub(
            "rsh",
            "POD COMMAND...:argv",
            posix=True,
            context="container:POD",
            options=[takes("-c/--container --shell --timeout -f/--filename"), flags("-t/--tty -T/--no-tty")],
            rows=[when(unless="COMMAND", does="code.interactive POD")],
        ),
        sub("status, projects, get-token-help", options=[takes("-o/--output"), flags("--suggest -A/--all-namespaces")]),
        sub("project", "NAME", options=[flags("--short")], rows=[when("NAME", does="target.switch NAME")]),
        sub(
            "whoami",
            options=[
                flags("-t/--show-token", does="secret.read", because="shows the token of the session"),
                flags("--show-console --show-context --show-server"),
            ],
        ),
        sub("logout", does="target.switch"),
    ],
    examples="\n".join(line.replace("kubectl ", "oc ") for line in kubectl.TOOL.examples.splitlines())
    + """
        oc rsh web-0 ls                                  #=> read_only
        oc rsh web-0 rm -rf /data                        #=> destructive
        oc rsh web-0                                     #=> unknown code.interactive
        oc status                                        #=> read_only
        oc project                                       #=> read_only
        oc project shop                                  #=> config_mutation target.switch
        oc whoami                                        #=> read_only
        oc whoami -t                                     #=> exposure secret.read
        oc logout                                        #=> config_mutation
        oc adm drain node1                               #=> unknown
    """,
)
