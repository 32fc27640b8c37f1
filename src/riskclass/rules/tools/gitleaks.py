from __future__ import annotations

from riskclass.model.tables import Option, Row, flags, sub, takes, tool, when

# From the sources of an older gitleaks 8 and what is known of newer ones.
# Without --verbose and without a report it tells only how many there are.
LOG: list[Option] = [takes("--log-opts --platform"), flags("--staged --pre-commit")]
#: `git log` is given these words; a few of its options, which may be cut short, run programs or write.
RUNS: Row = when("--log-opts=*--o*|*--ext*|*--te*", does="code.opaque --log-opts", because="an option of git log")

TOOL = tool(
    "gitleaks",
    about="look for secrets in files and in the history of a repository",
    docs="https://github.com/gitleaks/gitleaks#usage",
    style="go",
    inherits=True,
    inert="-h --help --version",
    options=[
        takes("-b/--baseline-path -c/--config --enable-rule --exit-code -i/--gitleaks-ignore-path -l/--log-level"),
        takes("--max-archive-depth --max-decode-depth --max-target-megabytes -f/--report-format --timeout"),
        takes("-s/--source"),
        takes("--report-template", reads="VALUE"),
        takes("-r/--report-path", writes="VALUE|-"),
        takes("--redact", "[PERCENT]"),
        takes("--diagnostics --diagnostics-dir", does="fs.write VALUE", because="writes measurements of itself"),
        flags("-h/--help --ignore-gitleaks-allow --no-banner --no-color -v/--verbose --version"),
    ],
    rows=[
        when("-v -r -l=debug|trace", unless="--redact", does="secret.read", because="shows the secrets that it finds"),
        when("-v -r", "--redact=*", unless="--redact=100", does="secret.read", because="shows most of each secret"),
    ],
    subs=[
        sub("git", "REPOSITORY", options=LOG, rows=[RUNS]),
        sub("dir, directory, file", "PATH", options=[flags("--follow-symlinks")]),
        sub("stdin"),
        sub("detect", options=[*LOG, flags("--no-git --pipe --follow-symlinks")], rows=[RUNS]),
        sub("protect", options=LOG, rows=[RUNS]),
        sub("version"),
        sub(
            "completion bash, completion fish, completion powershell, completion zsh",
            options=[flags("--no-descriptions")],
        ),
    ],
    examples="""
        gitleaks detect                                 #=> read_only
        gitleaks detect -v --redact                     #=> read_only
        gitleaks detect -v --redact=100                 #=> read_only
        gitleaks detect -v                              #=> exposure secret.read
        gitleaks git -v --redact=20 .                   #=> exposure secret.read
        gitleaks dir . --report-path out.json           #=> exposure fs.write
        gitleaks dir . --redact -r out.json             #=> config_mutation fs.write
        gitleaks dir . --redact -r -                    #=> read_only
        gitleaks git --log-opts='--all -n 5' .          #=> read_only
        gitleaks git --log-opts='--output=x' .          #=> unknown code.opaque
        gitleaks detect --log-opts=--all                #=> read_only
        gitleaks detect --log-opts=--ext-diff           #=> unknown code.opaque
        gitleaks protect --staged                       #=> read_only
        gitleaks protect --log-opts=--textconv          #=> unknown code.opaque
        gitleaks detect --report-template ~/.ssh/id_rsa #=> exposure secret.read
        gitleaks dir --diagnostics cpu .                #=> config_mutation fs.write
        gitleaks version                                #=> read_only
        gitleaks frobnicate                             #=> unknown
    """,
)
