from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

COMPONENTS = "main|universe|multiverse|restricted|contrib|non-free|non-free-firmware"

APT_KEY = tool(
    "apt-key",
    about="keys that packages are trusted by",
    docs="man:apt-key(8)",
    inherits=True,
    options=[takes("--keyring"), flags("--quiet --debug1 --debug2 --readonly --fakeroot --help")],
    subs=[
        sub("list, finger, fingerprint, export, exportall, help, verify", "KEY..."),
        sub("add", "FILE", does="access.grant FILE", because="whoever holds the key can supply software"),
        sub("del, rm, remove", "KEY...", does="access.revoke KEY"),
        sub("update, net-update", does="access.grant", because="takes over new keys to trust"),
        sub(
            "adv",
            "ARG...",
            options=[  # what else gpg is given changes nothing of what is said
                takes(
                    "--agent-program --dirmngr-program --keyboxd-program --photo-viewer --exec-path --options",
                    does="code.opaque VALUE",
                    because="names programs that gpg runs",
                ),
                takes("-o/--output", writes="VALUE"),
                flags("--* -*"),
            ],
            does="access.grant",
            because="hands its arguments to gpg, to fetch keys to trust",
        ),
    ],
    examples="""
        apt-key list                                                     #=> read_only
        apt-key add key.asc                                              #=> exposure access.grant
        curl -fsSL https://example.com/key | apt-key add -               #=> exposure
        apt-key --keyring /etc/apt/x.gpg del ABCD                        #=> disruptive access.revoke
        apt-key adv --keyserver keyserver.ubuntu.com --recv-keys ABCD    #=> exposure
        apt-key adv --photo-viewer ./x --list-keys                       #=> unknown code.opaque
        apt-key adv -o /etc/motd --export                                #=> exposure fs.write
        apt-key net-update                                               #=> exposure
    """,
)

ADD_REPOSITORY = tool(
    "add-apt-repository apt-add-repository",
    "LINE...",
    about="add a source of packages",
    docs="man:add-apt-repository(1)",
    inert="--help --dry-run -L",
    options=[
        takes("-P/--ppa -C/--cloud -U/--uri"),
        takes("-S/--sourceslist", "LIST"),
        takes("-c/--component -p/--pocket -k/--keyserver", does="host.config VALUE"),
        flags("-r/--remove -s/--enable-source/--enable-sources", does="host.config"),
        flags(
            "-d/--debug -y/--yes -n/--no-update -u/--update -l/--login --dry-run -L/--list -h/--help -m/--massive-debug"
        ),
    ],
    rows=[
        when("-P -C -U -S", unless="-r", does="access.grant", because="trusts another supplier of software"),
        when("LINE", does="host.config LINE"),
        when(
            "LINE",
            unless=f"-r LINE={COMPONENTS}",
            does="access.grant LINE",
            because="trusts another supplier of software",
        ),
    ],
    examples="""
        add-apt-repository -y ppa:deadsnakes/ppa             #=> exposure access.grant
        add-apt-repository 'deb http://example.com/ x main'  #=> exposure
        add-apt-repository -P ppa:deadsnakes/ppa             #=> exposure
        add-apt-repository universe                          #=> config_mutation host.config
        add-apt-repository -c universe                       #=> config_mutation
        add-apt-repository -r ppa:deadsnakes/ppa             #=> config_mutation
        add-apt-repository --list                            #=> read_only
        add-apt-repository --dry-run ppa:x/y                 #=> read_only
        add-apt-repository --rem -P ppa:x/y                  #=> config_mutation
    """,
)

TOOLS = [APT_KEY, ADD_REPOSITORY]
