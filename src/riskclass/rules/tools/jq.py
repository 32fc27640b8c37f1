from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "jq gojq jaq",
    "FILTER:jq FILE...",
    about="filter and reshape JSON",
    docs="man:jq(1)",
    reads="FILE",
    inert="-h --help -V --version",
    options=[
        takes("--arg --argjson", "NAME VALUE"),
        takes("--slurpfile --rawfile", "NAME FILE", reads="FILE"),
        takes("-f/--from-file", "FILTER_FILE:@jq"),
        takes("--indent -L/--library-path"),
        takes("--debug-trace", "[HOW]"),
        flags(
            "-n/--null-input -r/--raw-output --raw-output0 -j/--join-output -a/--ascii-output -S/--sort-keys"
            " -C/--color-output -M/--monochrome-output --tab --unbuffered --stream --stream-errors --seq"
            " -c/--compact-output -s/--slurp -R/--raw-input -e/--exit-status --args --jsonargs -h/--help -V/--version"
            " --build-configuration --debug-dump-disasm --yaml-input --yaml-output --binary -b"
        ),
    ],
    rows=[when("-f", operands="FILE...")],
    examples=r"""
        jq . f.json                                  #=> read_only
        jq -r '.sessions[:10] | .[].env' f.json      #=> read_only
        jq -n --arg a b --argjson c 1 '{$a, c: $c}'  #=> read_only
        jq -n env                                    #=> exposure secret.env
        jq -n '$ENV.PATH'                            #=> read_only
        jq -n '$ENV.GITHUB_TOKEN'                    #=> exposure secret.env
        jq -n '{a: env}'                             #=> exposure secret.env
        jq '{env: .a}, {env}, {a, env}' f.json       #=> read_only
        jq -n '"\(env)"'                             #=> exposure secret.env
        jq 'include "m"; .' f.json                   #=> unknown code.opaque
        jq ".[$I]" f.json                            #=> unknown code.opaque
        jq -rf x.jq f.json                           #=> unknown code.project
        jq . ~/.docker/config.json                   #=> exposure secret.read
        jq -f x.jq ~/.docker/config.json             #=> unknown secret.read
        jq -n --rawfile k ~/.ssh/id_rsa '$k'         #=> exposure secret.read
        jq -n --rawfile k ~/.ssh/id_rsa.pub '$k'     #=> read_only
        jq --help                                    #=> read_only
        jq . f.json --frobnicate                     #=> unknown unknown.option
    """,
)
