from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

STATUS = tool(
    "smbstatus",
    about="show who uses the shares",
    docs="man:smbstatus(1)",
    options=[
        takes("-u/--user -d/--debuglevel -s/--configfile --option -l/--log-basename"),
        flags(
            "-p/--processes -v/--verbose -L/--locks -S/--shares -N/--notify -P/--profile -R/--profile-rates"
            " -B/--byterange"
            " -n/--numeric -f/--fast -b/--brief -j/--json --resolve-uids -?/--help --usage -V/--version"
            " --debug-stdout --leak-report --leak-report-full"
        ),
    ],
    examples="smbstatus -S    #=> read_only",
)

TESTPARM = tool(
    "testparm",
    "FILE HOST ADDRESS",
    about="check the settings of Samba",
    docs="man:testparm(1)",
    options=[
        takes("--parameter-name --section-name -d/--debuglevel --option --configfile"),
        flags("-s/--suppress-prompt -v/--verbose -l/--skip-logic-checks --show-all-parameters -?/--help --usage"),
        flags("--debug-stdout -V/--version -t"),
    ],
    examples="testparm -s    #=> read_only",
)

NMBLOOKUP = tool(
    "nmblookup",
    "NAME...",
    about="look names up in the local network",
    docs="man:nmblookup(1)",
    does="net.query NAME",
    options=[
        takes(
            "-B/--broadcast -U/--unicast -d/--debuglevel -s/--configfile --option -l/--log-basename -n/--netbiosname"
        ),
        takes("-W/--workgroup -O/--socket-options -i/--netbios-scope -R/--name-resolve -m/--max-protocol --realm"),
        flags(
            "--debug-stdout --leak-report --leak-report-full -f/--flags -M/--master-browser --recursion"
            " -S/--status -T/--translate -r/--root-port"
        ),
        flags("-A/--lookup-by-ip -?/--help --usage -V/--version"),
    ],
    examples="nmblookup -A 10.0.0.1    #=> read_only",
)

SMBPASSWD = tool(
    "smbpasswd",
    "USER",
    about="change accounts of Samba",
    docs="man:smbpasswd(8)",
    options=[
        takes("-r -U -D -c -R -w"),
        flags("-a", does="access.grant USER", because="lets a user in"),
        flags("-x", does="access.revoke USER", because="takes an account away"),
        flags("-e -n", does="access.grant USER", because="lets a user in"),
        flags("-d", does="access.revoke USER"),
        flags("-h -L -s -S -W -m -N -i -I -q -A"),
    ],
    rows=[when(unless="-h -a -x -e -n", does="account.change USER")],
    examples=r"""
        smbpasswd me                                      #=> config_mutation account.change
        smbpasswd -a me                                   #=> exposure access.grant
        smbpasswd -x me                                   #=> disruptive access.revoke
        smbpasswd -e me                                   #=> exposure
        smbpasswd -d me                                   #=> disruptive access.revoke
        smbpasswd -h                                      #=> read_only
    """,
)

TOOLS = [STATUS, TESTPARM, NMBLOOKUP, SMBPASSWD]
