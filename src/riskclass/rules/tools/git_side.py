from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

# Expires the reflog and packs the repository anew: what was is gone. --partial keeps it.
FILTER_REPO = tool(
    "git-filter-repo",
    about="rewrite the whole history of a repository",
    docs="man:git-filter-repo(1)",
    inert="-h --help --version",
    options=[
        takes(
            "--filename-callback --file-info-callback --message-callback --name-callback --email-callback"
            " --refname-callback --blob-callback --commit-callback --tag-callback --reset-callback",
            does="code.opaque VALUE",
            because="runs that Python on each of them",
        ),
        takes("--report-dir", does="fs.write VALUE"),
        takes("--path-match/--path --path-glob --path-regex --path-rename/--path-rename-match --paths-from-file"),
        takes("--subdirectory-filter --to-subdirectory-filter --replace-text --strip-blobs-bigger-than"),
        takes("--strip-blobs-with-ids --tag-rename --replace-message --mailmap --replace-refs --prune-empty"),
        takes("--prune-degenerate --state-branch"),
        takes("--source --target", cwd="VALUE"),
        takes("--refs"),
        flags("--stdin", does="code.opaque", because="takes the history from its input"),
        flags("--analyze", does="vcs.local", because="writes a report beside the repository"),
        flags("-n/--dry-run -h/--help --version --invert-paths --use-base-name --preserve-commit-hashes"),
        flags("--preserve-commit-encoding --use-mailmap --no-ff --sensitive-data-removal/--sdr --no-fetch --proceed"),
        flags("--force/-f --partial --no-gc --debug --quiet --cleanup --date-order"),
    ],
    rows=[
        when(unless="--analyze -n --partial", does="vcs.discard", because="rewrites history, and drops what was"),
        when("--partial", unless="-n --analyze", does="vcs.rewrite"),
        when("-n", does="vcs.local", because="leaves what it would do in two files below .git"),
    ],
    examples="""
        git-filter-repo --path src --invert-paths   #=> destructive vcs.discard
        git-filter-repo --replace-text r --force    #=> destructive vcs.discard
        git-filter-repo --partial --path src        #=> config_mutation vcs.rewrite
        git-filter-repo --analyze                   #=> reversible_low vcs.local
        git-filter-repo --dry-run --path src        #=> reversible_low vcs.local
        git-filter-repo --analyze --source r        #=> reversible_low vcs.local
        git-filter-repo --analyze --report-dir r    #=> config_mutation fs.write
        git-filter-repo -n --name-callback 'x'      #=> unknown code.opaque
        git-filter-repo -n --stdin                  #=> unknown code.opaque
        git-filter-repo --version                   #=> read_only
        git-filter-repo -n --frobnicate             #=> unknown unknown.option
    """,
)

# Keys stage, check out, reset, and run what ~/.tigrc says.
BROWSERS = tool(
    "tig gitk",
    "ARG...",
    about="look at a repository, and change it by keys",
    docs="man:tig(1)",
    options=[
        flags("-v/--version -h/--help"),
        flags("-*"),
    ],
    rows=[when(unless="-v -h", does="code.interactive")],
    examples="""
        tig                     #=> unknown code.interactive
        tig log --all -- src    #=> unknown code.interactive
        gitk --all              #=> unknown code.interactive
        tig --version           #=> read_only
    """,
)

DELTA = tool(
    "delta",
    "MINUS PLUS",
    about="show differences in colours",
    docs="https://dandavison.github.io/delta/",
    inert="-h --help -V --version --list-languages --list-syntax-themes --show-colors --show-syntax-themes"
    " --show-themes --generate-completion",
    reads="MINUS PLUS",
    because="shows what differs",
    options=[
        takes("--pager", "COMMAND:sh"),
        takes("--config", does="code.injected VALUE", because="the file may name a pager"),
        takes("-@/--diff-args", does="code.injected VALUE", because="an option of git diff may name a program"),
        takes("--features --generate-completion --paging --default-language --detect-dark-light --color-moved"),
        takes("--blame-* --commit-* --file-* --grep-* --hunk-* --inline-hint-style --inspect-raw-lines --map-styles"),
        takes("--diff-stat-align-width --hyperlinks-commit-link-format --hyperlinks-file-link-format"),
        takes("--line-buffer-size --line-fill-method --line-numbers-* --max-line-distance --max-line-length"),
        takes("--max-syntax-highlighting-length --merge-conflict-* --minus-* --navigate-regex --plus-* --wrap-*"),
        takes("--right-arrow --syntax-theme --tabs --true-color --24-bit-color --whitespace-error-style -w/--width"),
        takes("--word-diff-regex/--word-diff --zero-style"),
        flags("--color-only --dark --diff-highlight --diff-so-fancy --hyperlinks --keep-plus-minus-markers --light"),
        flags("-n/--line-numbers --list-languages --list-syntax-themes --navigate --no-gitconfig --parse-ansi --raw"),
        flags("--relative-paths --show-colors --show-config --show-syntax-themes --show-themes -s/--side-by-side"),
        flags("-h/--help -V/--version"),
    ],
    rows=[
        when(unless="MINUS", reads="stdin", because="shows what it is fed"),
        when(
            "MINUS=rg|git|diff|show|log|blame|grep|reflog|stash",
            does="code.opaque MINUS",
            because="runs that command, and shows what it prints",
        ),
    ],
    examples="""
        delta a b                               #=> read_only
        delta -s a b --line-numbers             #=> read_only
        delta .env b                            #=> exposure secret.read
        delta < .env                            #=> exposure secret.read
        git diff | delta                        #=> read_only
        delta --pager 'rm -rf x' a b            #=> destructive fs.delete
        delta --pager less a b                  #=> read_only
        delta --config c a b                    #=> unknown code.injected
        delta -@ --ext-diff a b                 #=> unknown code.injected
        delta git -c alias.x='!x'               #=> unknown
        delta show HEAD                         #=> unknown code.opaque
        delta --list-languages                  #=> read_only
    """,
)

DIFFT = tool(
    "difft",
    "OLD NEW REST...",
    about="show differences by syntax",
    docs="https://difftastic.wilfred.me.uk/",
    inert="-h --help -V --version --list-languages",
    reads="OLD NEW REST",
    because="shows what differs",
    options=[
        takes("--context --width --tab-width --display --color --background --syntax-highlight --strip-cr --override"),
        takes("--override-* --byte-limit --graph-limit --parse-error-limit --sort-paths"),
        takes("--dump-syntax --dump-syntax-dot --dump-ts", reads="VALUE"),
        flags("--exit-code --check-only --ignore-comments --skip-unchanged --missing-as-empty --list-languages"),
        flags("-h/--help -V/--version"),
    ],
    examples="""
        difft a.py b.py                         #=> read_only
        difft --display inline a.py b.py        #=> read_only
        difft .env b                            #=> exposure secret.read
        difft --dump-syntax .env                #=> exposure secret.read
        difft --frobnicate a b                  #=> unknown unknown.option
    """,
)

TOOLS = [FILTER_REPO, BROWSERS, DELTA, DIFFT]
