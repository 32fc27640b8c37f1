from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "nix-shell",
    "PATH...",
    about="run a command where the packages that a Nix expression names are there",
    docs="man:nix-shell(1)",
    inert="--help --version",
    options=[
        takes("--run --command", "COMMAND:sh"),
        takes("-E/--expr", does="code.opaque VALUE", because="builds what an expression says"),
        takes("--option", "NAME SETTING", does="code.injected", because="a setting may name a program that builds"),
        takes("--arg --argstr", "NAME SETTING"),
        takes("-A/--attr -I -j/--max-jobs --cores --max-silent-time --timeout --log-format --keep --exclude -i"),
        flags("-p/--packages --pure --impure -v/--verbose --quiet -Q/--no-build-output -k/--keep-going"),
        flags("-K/--keep-failed --fallback --readonly-mode --repair --help --version"),
    ],
    rows=[
        when("-p", does="code.remote PATH", because="may fetch packages and build them"),
        when(unless="-p -E", does="code.project PATH", because="builds what shell.nix says"),
        when(unless="--run --command", does="code.interactive"),
    ],
    examples="""
        nix-shell --version                        #=> read_only
        nix-shell                                  #=> unknown code.interactive
        nix-shell --run 'rm -rf /srv/x'            #=> destructive
        nix-shell --run 'make test'                #=> unknown code.project
        nix-shell -p jq --run 'jq . x.json'        #=> unknown code.remote
        nix-shell -E '{}' --run ls                 #=> unknown code.opaque
        nix-shell --option a b --run ls            #=> unknown code.injected
    """,
)
