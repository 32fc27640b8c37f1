from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

WRITES = "edits the file in place"

TOOL = tool(
    "yq",
    "FILTER:jq FILE...",
    about="filter and edit YAML (both programs of that name)",
    docs="https://mikefarah.gitbook.io/yq https://github.com/kislyuk/yq",
    inherits=True,
    reads="FILE",
    inert="-h --help -V --version",
    options=[
        takes("--arg --argjson", "NAME VALUE"),
        takes("--slurpfile --rawfile", "NAME FILE", reads="FILE"),
        takes("--from-file", "FILTER_FILE:@jq"),
        takes("--split-exp-file", does="fs.write cwd", because="writes one file for each result"),
        takes("--split-exp", does="fs.write cwd", because="writes one file for each result"),
        takes("--expression", "FILTER:jq"),
        flags("-s/--slurp", does="fs.write cwd", because="writes one file for each result (mikefarah's yq)"),
        flags("-i/--in-place/--inplace", because=WRITES),
        takes(
            "-f/--front-matter -I/--indent -o/--output-format -p/--input-format -w/--width --csv-separator"
            " --tsv-separator --lua-prefix --lua-suffix --properties-separator --xml-attribute-prefix"
            " --xml-content-name --xml-directive-name --xml-proc-inst-prefix --shell-key-separator"
            " --yaml-output-grammar-version/--yml-out-ver -L/--library-path"
        ),
        takes(
            "--header-preprocess --unwrapScalar --csv-auto-parse --tsv-auto-parse --xml-keep-namespace"
            " --xml-raw-token --xml-skip-directives --xml-skip-proc-inst --xml-strict-mode --lua-globals"
            " --lua-unquoted --properties-array-brackets --string-interpolation --yaml-fix-merge-anchor-to-spec"
            " --security-disable-env-ops --security-disable-file-ops --debug-node-info",
            "[BOOL]",
        ),
        flags(
            "-h/--help -V/--version -v/--verbose -C/--colors -M/--no-colors -N/--no-doc -n/--null-input"
            " -P/--prettyPrint -0/--nul-output -e/--exit-status -r -j/--tojson -y/--yaml-output/--yml-output"
            " -Y/--yaml-roundtrip/--yml-roundtrip --indentless-lists/--indentless -c/--compact-output -R/--raw-input"
            " --raw-output -a/--ascii-output -S/--sort-keys --color-output --monochrome-output --tab --seq --stream"
            " --join-output --unbuffered --args --jsonargs --build-configuration --explicit-start --explicit-end"
            " --raw-output0 --stream-errors"
        ),
    ],
    rows=[
        when("--from-file --expression", operands="FILE..."),
        when("-i", writes="FILE", because=WRITES),
    ],
    subs=[
        sub(
            "eval, e, eval-all, ea",
            "FILTER:jq FILE...",
            reads="FILE",
            rows=[when("--from-file --expression", operands="FILE..."), when("-i", writes="FILE", because=WRITES)],
        ),
        sub("completion, shell-completion", "SHELL"),
    ],
    examples="""
        yq .version f.yaml                           #=> read_only
        yq -r '.a.env' f.yaml                        #=> read_only
        yq e -P '.a' f.yaml                          #=> read_only
        yq -o json -I 2 . f.yaml                     #=> read_only
        yq -i '.a = 1' f.yaml                        #=> config_mutation fs.write
        yq e -i '.a = 1' f.yaml                      #=> config_mutation fs.write
        yq eval-all --inplace 'select(fi == 0)' a b  #=> config_mutation fs.write
        yq -i '.a = env(VERSION)' /tmp/f             #=> reversible_low fs.scratch
        yq -n 'load(".env")'                         #=> exposure secret.read
        yq -n 'strenv(GITHUB_TOKEN)'                 #=> exposure secret.env
        yq -n 'load_str("a.txt")'                    #=> read_only
        yq -n env                                    #=> exposure secret.env
        yq -s .a f.yaml                              #=> config_mutation fs.write
        yq --split-exp .a . f.yaml                   #=> config_mutation fs.write
        yq --split-exp-file x . f.yaml               #=> config_mutation fs.write
        yq --from-file x.yq f.yaml                   #=> unknown code.project
        yq --expression .a .env                      #=> exposure secret.read
        yq . ~/.kube/config                          #=> exposure secret.read
        yq -n --rawfile k ~/.ssh/id_rsa '$k'         #=> exposure secret.read
        yq e --from-file x.yq f.yaml                 #=> unknown code.project
        yq shell-completion bash                     #=> read_only
        yq --version                                 #=> read_only
    """,
)
