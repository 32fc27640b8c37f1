from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "hostname domainname nisdomainname ypdomainname dnsdomainname",
    "NAME",
    about="show or set the name of the host",
    input="none",
    docs="man:hostname(1)",
    inert="--help --version",
    prints="word",
    options=[
        takes("-F/--file", does="host.config VALUE"),
        flags("-b/--boot", does="host.config"),
        flags(
            "-a/--alias -A/--all-fqdns -d/--domain -f/--fqdn/--long -i/--ip-address -I/--all-ip-addresses -s/--short"
            " -y/--yp/--nis -h/--help -V/--version -v"
        ),
    ],
    rows=[when("NAME", does="host.config NAME")],
    examples="""
        hostname               #=> read_only
        hostname -I            #=> read_only
        hostname --fqdn        #=> read_only
        hostname newname       #=> config_mutation host.config
        hostname "$name"                         #=> config_mutation -- may be an option
        hostname -F /etc/hostname  #=> config_mutation
        hostname -b            #=> config_mutation
        domainname lab         #=> config_mutation
    """,
)
