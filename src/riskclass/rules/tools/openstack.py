from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when


def _any(*verbs: str) -> str:
    """The verbs behind the name of a resource, which has up to three words."""
    return ", ".join(f"{name} {verb}" for verb in verbs for name in ("*", "* *", "* * *"))


TOOL = tool(
    "openstack",
    about="show and change what a cloud of OpenStack has",
    docs="https://docs.openstack.org/python-openstackclient/latest/cli/",
    inherits=True,
    inert="-h --help --version",
    does="code.interactive",
    options=[
        takes("--os-cloud", context="cluster:VALUE|$OS_CLOUD"),
        takes("--log-file", does="fs.append VALUE"),
        takes("--os-region-name --os-cacert --os-cert --os-key --os-default-domain --os-interface"),
        takes("--os-service-provider --os-remote-project-name --os-remote-project-id"),
        takes("--os-remote-project-domain-name --os-remote-project-domain-id --os-accelerator-api-version"),
        takes("--os-compute-api-version --os-identity-api-version --os-image-api-version --os-network-api-version"),
        takes("--os-object-api-version --os-volume-api-version --os-share-api-version --os-endpoint-override"),
        takes("--os-auth-type --os-auth-url --os-system-scope --os-domain-id --os-domain-name --os-project-id"),
        takes("--os-project-name --os-project-domain-id --os-project-domain-name --os-trust-id"),
        takes("--os-identity-provider --os-protocol --os-client-id --os-client-secret --os-openid-scope"),
        takes("--os-access-token-endpoint --os-discovery-endpoint --os-access-token-type --os-username"),
        takes("--os-password --os-idp-otp-key --os-endpoint --os-oauth2-endpoint --os-oauth2-client-id"),
        takes("--os-oauth2-client-secret --os-default-domain-id --os-default-domain-name --os-token --os-user-id"),
        takes("--os-user-domain-id --os-user-domain-name --os-passcode --os-application-credential-secret"),
        takes("--os-application-credential-id --os-application-credential-name --os-redirect-uri --os-code"),
        takes("--os-auth-methods --os-redirect-host --os-redirect-port --os-login-timeout --os-access-token"),
        takes("--os-device-authorization-endpoint --os-code-challenge-method"),
        flags("--verify --insecure --timing --os-beta-command"),
        flags("-h/--help --version -v/--verbose -q/--quiet --debug"),
    ],
    subs=[
        sub(_any("list", "show"), "NAME...", does="net.query NAME", open=True),
        sub(
            "help, complete, console log show, server event list, server migration list",
            "WORD...",
            does="net.query",
            open=True,
        ),
        sub("token issue", does="secret.read", because="shows a token", open=True),
        sub(
            "credential list, credential show, ec2 credentials list, ec2 credentials show, console url show",
            "NAME...",
            does="secret.read NAME",
            open=True,
        ),
        sub(
            "configuration show",
            options=[flags("--unmask", does="secret.read"), flags("--mask"), takes("-f/--format -c/--column")],
        ),
        sub(_any("create"), "NAME...", does="cloud.create NAME", open=True),
        sub(
            "keypair create, ec2 credentials create, credential create, application credential create",
            "NAME...",
            does="cloud.create NAME, credential.store NAME",
            open=True,
        ),
        sub(
            "security group rule create, role add, network rbac create, server add security group",
            "NAME...",
            does="access.grant NAME",
            open=True,
        ),
        sub("role remove, token revoke, server remove security group", "NAME...", does="access.revoke NAME", open=True),
        sub(_any("set", "unset"), "NAME...", does="cloud.change NAME", open=True),
        sub(
            "server add *, server remove *, server add * *, server remove * *, "
            "router add *, router remove *, image add *, image remove *, group add "
            "user, group remove user, aggregate add host, aggregate remove host",
            "NAME...",
            does="cloud.disrupt NAME",
            open=True,
        ),
        sub(_any("delete"), "NAME...", does="cloud.delete NAME", open=True),
        sub(
            "project purge, project cleanup, object store account unset, server rebuild, volume revert",
            "NAME...",
            does="cloud.delete NAME",
            open=True,
        ),
        sub(
            "server stop, server suspend, server pause, server shelve, server "
            "reboot, server resize, server migrate, server evacuate,"
            " server rescue, server unrescue, server lock, server unlock, server "
            "restore, server resize confirm, server resize revert,"
            " volume migrate, compute service set, network agent set",
            "NAME...",
            does="cloud.disrupt NAME",
            open=True,
        ),
        sub(
            "server start, server unpause, server resume, server unshelve",
            "NAME...",
            does="service.start NAME",
            open=True,
        ),
        sub(
            "server backup create, server image create, volume snapshot create, volume backup create",
            "NAME...",
            does="snapshot NAME",
            open=True,
        ),
        sub("server ssh", "NAME...", does="code.interactive NAME", open=True),
        sub(
            "image save, object save",
            "NAME...",
            options=[takes("--file", writes="VALUE|-"), flags("--progress")],
            rows=[when(unless="--file", does="fs.create cwd")],
        ),
    ],
    examples="""
        openstack server list                               #=> read_only net.query
        openstack server show web -f json                   #=> read_only
        openstack security group rule list x                #=> read_only
        openstack --os-cloud prod image list                #=> read_only
        openstack token issue                               #=> exposure secret.read
        openstack configuration show                        #=> read_only
        openstack configuration show --unmask               #=> exposure secret.read
        openstack server create --image i --flavor f web    #=> config_mutation cloud.create
        openstack keypair create k                          #=> config_mutation credential.store
        openstack security group rule create x --remote-ip 0.0.0.0/0    #=> exposure access.grant
        openstack role add --user bob admin                 #=> exposure access.grant
        openstack server set --name x web                   #=> config_mutation cloud.change
        openstack server stop web                           #=> disruptive cloud.disrupt
        openstack server start web                          #=> reversible_low service.start
        openstack server add floating ip web 192.0.2.1      #=> disruptive
        openstack server delete web                         #=> destructive cloud.delete
        openstack security group rule delete x              #=> destructive cloud.delete
        openstack server rebuild web                        #=> destructive
        openstack volume snapshot create --volume v s       #=> reversible_low snapshot
        openstack image save --file /tmp/i x                #=> reversible_low fs.scratch
        openstack object save c o                           #=> reversible_low fs.create
        openstack --log-file log server list                #=> config_mutation
        openstack                                           #=> unknown code.interactive
        openstack server frobnicate                         #=> unknown unknown.subcommand
        openstack --version                                 #=> read_only
    """,
)
