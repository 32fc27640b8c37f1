from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool


def _any(*verbs: str) -> str:
    """The verbs behind a product, and what it has."""
    return ", ".join(f"{name} {verb}" for verb in verbs for name in ("*", "* *", "* * *"))


TOOL = tool(
    "scw",
    about="show and change what a cloud of Scaleway has",
    docs="https://www.scaleway.com/en/docs/scaleway-cli/",
    style="go",
    inherits=True,
    inert="-h",
    options=[
        takes("-c/--config -p/--profile -o/--output"),
        flags("-D/--debug -h/--help -w/--wait"),
    ],
    subs=[
        sub(_any("list", "get"), "ARG...", does="net.query ARG"),
        sub(
            "version, help, info, config info, config profile list, autocomplete script, instance server-type list",
            "ARG...",
        ),
        sub(
            "config dump, config get, iam api-key get, k8s kubeconfig get, secret "
            "version access, secret version access-by-path,"
            " registry credentials get, rdb instance get-certificate",
            "ARG...",
            does="secret.read ARG",
        ),
        sub(
            "config set, config unset, config reset, config migrate, config profile"
            " *, init, login, logout, iam api-key create, iam ssh-key create, k8s "
            "kubeconfig install, registry login, secret version create",
            "ARG...",
            does="credential.store ARG",
        ),
        sub(_any("create", "add", "import", "attach"), "ARG...", does="cloud.create ARG"),
        sub(
            "instance security-group create-rule, iam policy create, iam rule "
            "create, iam group add-member, rdb acl add, rdb acl set, redis acl add",
            "ARG...",
            does="access.grant ARG",
        ),
        sub(_any("update", "set", "edit"), "ARG...", does="cloud.change ARG"),
        sub(_any("start", "enable"), "ARG...", does="service.start ARG"),
        sub(
            _any("stop", "reboot", "standby", "upgrade", "detach", "disable", "resize", "migrate", "restart"),
            "ARG...",
            does="cloud.disrupt ARG",
        ),
        sub(_any("delete", "terminate", "remove", "restore", "reinstall", "purge"), "ARG...", does="cloud.delete ARG"),
        sub("instance server ssh, instance server console, shell", "ARG...", does="code.interactive ARG"),
    ],
    examples="""
        scw instance server list                        #=> read_only net.query
        scw -p prod k8s cluster get 1 -o json           #=> read_only
        scw -c ./x.yaml version                         #=> read_only
        scw config dump                                 #=> exposure secret.read
        scw k8s kubeconfig get 1                        #=> exposure secret.read
        scw instance server create type=DEV1-S          #=> config_mutation cloud.create
        scw instance security-group create-rule x       #=> exposure access.grant
        scw instance server stop 1                      #=> disruptive cloud.disrupt
        scw instance server delete 1                    #=> destructive cloud.delete
        scw iam api-key create                          #=> config_mutation credential.store
        scw instance server ssh 1                       #=> unknown code.interactive
        scw instance server frobnicate                  #=> unknown unknown.subcommand
        scw version                                     #=> read_only
    """,
)
