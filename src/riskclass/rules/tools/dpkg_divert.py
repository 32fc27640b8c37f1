from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

DIVERT = tool(
    "dpkg-divert",
    "FILE...",
    about="move a package's file aside",
    docs="man:dpkg-divert(1)",
    inert="--test --help --version",
    options=[
        takes("--admindir --instdir --root --divert --package"),
        flags(
            "--add --remove --list --listpackage --truename --local --quiet --rename --no-rename --test -?/--help"
            " --version"
        ),
    ],
    rows=[
        when(
            "FILE --remove --add",
            unless="--list --listpackage --truename",
            does="host.config FILE",
            because="moves a package's file aside, or back",
        )
    ],
    examples="""
        dpkg-divert --list                        #=> read_only
        dpkg-divert --truename /bin/ls            #=> read_only
        dpkg-divert --rename --add /etc/motd      #=> config_mutation host.config
        dpkg-divert --test --add /etc/motd        #=> read_only
    """,
)

ALL_WRITE = "7*7|07*7|7*6|07*6|7*3|07*3|7*2|07*2|6*6|06*6|6*2|06*2|1*7"

OVERRIDE = tool(
    "dpkg-statoverride",
    "ARG...",
    about="set owner and mode of a package's file",
    docs="man:dpkg-statoverride(1)",
    inert="--help --version --force-help",
    options=[
        takes("--add", "USER GROUP MODE PATH", does="fs.attributes PATH, host.config PATH"),
        takes("--remove", "PATH", does="host.config PATH"),
        takes("--admindir --instdir --root"),
        flags("--list --help --force-help --version --force-* --force --no-force-* --refuse-* --update --quiet"),
    ],
    rows=[
        when("--add=4*|6*|2*|04*|06*|02*", does="access.grant --add", because="lets others run as the owner"),
        when(f"--add={ALL_WRITE}", does="access.grant --add", because="lets everybody write there"),
    ],
    examples="""
        dpkg-statoverride --list                                   #=> read_only
        dpkg-statoverride --update --add root root 0755 /bin/x     #=> config_mutation fs.attributes
        dpkg-statoverride --update --add root root 4755 /bin/x     #=> exposure access.grant
        dpkg-statoverride --update --add root root 0777 /srv/x     #=> exposure access.grant
        dpkg-statoverride --remove /bin/x                          #=> config_mutation
    """,
)

TOOLS = [DIVERT, OVERRIDE]
