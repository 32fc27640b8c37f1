from __future__ import annotations

from riskclass.model.tables import flags, takes, tool

TOOL = tool(
    "pacman-key",
    "KEY...",
    about="keys that packages are trusted by",
    docs="man:pacman-key(8)",
    inert="-h -V",
    options=[
        takes("--config", does="code.injected VALUE", because="names settings or hooks to run"),
        takes("--gpgdir --keyserver --populate-from"),
        flags(
            "-a/--add -r/--recv-keys --lsign-key --import --import-trustdb --edit-key --populate --refresh-keys"
            " -u/--updatedb",
            does="access.grant KEY",
            because="whoever holds the key can supply software",
        ),
        flags("-d/--delete", does="access.revoke KEY"),
        flags("--init", does="credential.store"),
        flags(
            "-e/--export -f/--finger -l/--list-keys --list-sigs -v/--verify --verbose -h/--help -V/--version --nocolor"
        ),
    ],
    examples="""
        pacman-key -l                        #=> read_only
        pacman-key --init                    #=> config_mutation credential.store
        pacman-key --populate archlinux      #=> exposure access.grant
        pacman-key -r ABCD                   #=> exposure
        pacman-key -d ABCD                   #=> disruptive
        pacman-key --config x -l             #=> unknown code.injected
    """,
)
