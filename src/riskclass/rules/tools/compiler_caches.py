from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

GIVES_UP = "throws compiled files away, which are made again"

CCACHE = tool(
    "ccache",
    "COMMAND...:argv",
    about="keep what a compiler makes, and run it only where that is missing",
    docs="man:ccache(1)",
    inert="-h --help -V --version",
    options=[
        flags("-c/--cleanup -C/--clear", does="fs.scratch", because=GIVES_UP),
        takes("--evict-namespace --evict-older-than", does="fs.scratch", because=GIVES_UP),
        takes("-X/--recompress", does="fs.scratch", because="packs what it keeps anew"),
        takes("--trim-dir", deletes="VALUE", because="deletes the oldest files of that folder"),
        flags("-z/--zero-stats", does="refresh"),
        takes("-F/--max-files -M/--max-size", does="host.config VALUE"),
        takes("-o/--set-config", does="host.config VALUE"),
        takes("--config-path", does="code.injected VALUE", because="those settings may name a program to run"),
        takes("--extract-result", does="fs.write cwd", because="unpacks compiled files"),
        takes("--checksum-file --hash-file --inspect -d/--dir -k/--get-config --format"),
        takes("--recompress-threads --trim-max-size --trim-method --trim-recompress --trim-recompress-threads"),
        flags("-x/--show-compression -p/--show-config --show-log-stats -s/--show-stats -v/--verbose"),
        flags("-h/--help -V/--version --print-log-stats --print-stats --print-version"),
    ],
    rows=[
        when(
            "-o=compiler=*|prefix_command*=*|remote_storage*=*|path=*",
            does="code.injected -o",
            because="names what runs in place of each compiler",
        ),
        # Settings that hold for this call.
        when("COMMAND=*=*", does="code.injected COMMAND", because="a setting may name a program to run"),
    ],
    examples="""
        ccache gcc -c x.c                       #=> config_mutation fs.write
        ccache gcc --version                    #=> read_only
        ccache rm -rf /srv/x                    #=> destructive fs.delete
        ccache prefix_command=./x gcc -c x.c    #=> unknown code.injected
        ccache -s                               #=> read_only
        ccache -k max_size                      #=> read_only
        ccache --show-stats -v                  #=> read_only
        ccache -z                               #=> reversible_low refresh
        ccache -C                               #=> reversible_low fs.scratch
        ccache --evict-older-than 7d            #=> reversible_low fs.scratch
        ccache -X 5                             #=> reversible_low fs.scratch
        ccache --trim-dir /srv/x --trim-max-size 1G #=> destructive fs.delete
        ccache -M 5G                            #=> config_mutation host.config
        ccache -o compression=true              #=> config_mutation host.config
        ccache -o compiler=./x                  #=> unknown code.injected
        ccache --config-path ./c -s             #=> unknown code.injected
        ccache --extract-result r               #=> config_mutation fs.write
        ccache --version                        #=> read_only
    """,
)

SCCACHE = tool(
    "sccache",
    "COMMAND...:argv",
    about="keep what a compiler makes, here or in a shared store",
    docs="https://github.com/mozilla/sccache",
    inert="-h --help -V --version",
    options=[
        flags("--start-server", does="service.start"),
        flags("--stop-server", does="service.stop"),
        flags("-z/--zero-stats", does="refresh"),
        flags("--dist-auth", does="code.interactive"),
        flags("--dist-status", does="net.query"),
        takes("--package-toolchain", "PROGRAM OUT", writes="OUT"),
        takes("--stats-format"),
        flags("-s/--show-stats --show-adv-stats --debug-preprocessor-cache -h/--help -V/--version"),
    ],
    examples="""
        sccache gcc -c x.c                      #=> config_mutation fs.write
        sccache rm -rf /srv/x                   #=> destructive fs.delete
        sccache --show-stats                    #=> read_only
        sccache --start-server                  #=> reversible_low service.start
        sccache --stop-server                   #=> disruptive service.stop
        sccache --zero-stats                    #=> reversible_low refresh
        sccache --dist-auth                     #=> unknown code.interactive
        sccache --dist-status                   #=> read_only
        sccache --package-toolchain gcc o.tar   #=> config_mutation fs.write
        sccache --version                       #=> read_only
    """,
)

TOOLS = [CCACHE, SCCACHE]
