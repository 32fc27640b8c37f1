from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

HELP = flags("-h/--help")
#: Lists of names: what names nothing is shown (tried).
LIST = "a line of it that names nothing is shown"
PATHSPECS = takes("--pathspec-from-file", reads="VALUE|-", because=LIST)
FED = when("--stdin", reads="stdin", because=LIST)
QUIET = flags("--[no-]quiet/-q --[no-]verbose/-v --[no-]progress")

#: What decides which patch is shown, and how (git-diff(1)).
DIFF = [
    takes("--output", writes="VALUE"),
    flags("--ext-diff", does="code.injected", because="lets the configured diff program run"),
    flags(
        "--raw --patch-with-raw --patch-with-stat --numstat --shortstat --cumulative --name-only --name-status"
        " --[no-]compact-summary --[no-]indent-heuristic --minimal --no-minimal --patience --histogram -z -r"
        " --no-color --no-color-moved --no-color-moved-ws --no-word-diff --no-renames --[no-]rename-empty --check"
        " --[no-]full-index --[no-]binary --[no-]find-copies-harder --no-find-copies -D/--[no-]irreversible-delete"
        " --[no-]pickaxe-all --[no-]pickaxe-regex -R -a/--[no-]text --exit-code --no-exit-code --ignore-cr-at-eol"
        " --ignore-space-at-eol -b/--ignore-space-change --ignore-blank-lines -W/--[no-]function-context"
        " --no-ext-diff --[no-]textconv --no-prefix --default-prefix --no-relative --[no-]ita-invisible-in-index"
        " --[no-]ita-visible-in-index -c -m --dd --remerge-diff --no-diff-merges --[no-]combined-all-paths"
        " --[no-]follow --no-submodule --no-dirstat --no-abbrev --pickaxe-ignore-case --no-ignore-matching-lines -0"
        " --[no-]full-diff"
    ),
    takes(
        "--inter-hunk-context --output-indicator-new --output-indicator-old --output-indicator-context --anchored"
        " --diff-algorithm --color-moved-ws --word-diff-regex --ws-error-highlight -l --diff-filter -S -G"
        " --find-object -O --skip-to --rotate-to -I/--ignore-matching-lines --src-prefix --dst-prefix --line-prefix"
        " --diff-merges --max-depth --stat-width --stat-name-width --stat-graph-width --stat-count"
    ),
    takes(
        "-U/--unified --stat -X/--dirstat --dirstat-by-file --submodule --color --color-moved --word-diff"
        " --color-words --abbrev -B/--break-rewrites -M/--find-renames -C/--find-copies --relative"
        " --ignore-submodules",
        "[HOW]",
    ),
]
#: Which commits are walked, and how each is shown (git-rev-list(1), git-log(1)).
WALK = [
    flags("--stdin"),
    takes("-L", "RANGE:colon_path"),
    flags(
        "-# --[no-]source --[no-]mailmap/--[no-]use-mailmap --clear-decorations --no-decorate --log-size"
        " --[no-]all-match --[no-]invert-grep -i/--regexp-ignore-case --basic-regexp -E/--extended-regexp"
        " -F/--fixed-strings -P/--perl-regexp --remove-empty --[no-]merges --no-min-parents --no-max-parents"
        " --first-parent --exclude-first-parent-only --not --all --reflog --alternate-refs --single-worktree"
        " --ignore-missing --bisect --cherry-mark --cherry-pick --left-only --right-only --cherry"
        " -g/--walk-reflogs --merge --simplify-by-decoration --show-pulls --full-history --dense --sparse"
        " --simplify-merges --date-order --author-date-order --topo-order --reverse --do-walk --[no-]abbrev-commit"
        " --oneline --no-expand-tabs --[no-]standard-notes --show-signature --relative-date --parents --children"
        " --left-right --graph --no-graph --objects --objects-edge --objects-edge-aggressive --unpacked"
        " --object-names --no-object-names --indexed-objects --in-commit-order --use-bitmap-index --maximal-only"
        " --boundary --no-filter --exclude-promisor-objects --[no-]commit-header --timestamp --header"
        " --end-of-options --filter-provided-objects --filter-print-omitted --root --always"
    ),
    takes(
        "--decorate-refs --decorate-refs-exclude --skip --since/--after --since-as-filter --until/--before"
        " --max-age --min-age --author --grep-reflog --grep --min-parents --max-parents --glob --exclude"
        " --exclude-hidden --format --encoding --date --missing --filter"
    ),
    takes(
        "--decorate --branches --tags --remotes --ancestry-path --no-walk --pretty --notes --show-notes"
        " --show-linear-break --expand-tabs --disk-usage --show-notes-by-default",
        "[HOW]",
    ),
]
#: Spellings of the two that other sub-commands give another meaning.
SHOWN = [flags("--no-stat -p/-u/--patch -s/--no-patch --summary -t -w/--ignore-all-space -v --cc -q/--quiet")]
WALKED = [takes("-n/--max-count --committer")]
LOOK = [
    *DIFF,
    *WALK,
    *SHOWN,
    *WALKED,
    flags("-h/--help --count --bisect-all --bisect-vars --no-commit-id --merge-base --no-notes"),
    takes("--progress"),
]
#: Formats that print a hash or a time, and what prints more than the format.
HASHES = "%H|%h|%T|%t|%ct|%at|%cI|%aI|%cs|%as|format:%H|format:%h|format:%ct|format:%at|format:%cI|format:%cs"
PATCHED = (
    "-p -c --cc -m -U -W -L -g --dd --raw --stat --numstat --shortstat --dirstat -X --summary --patch-with-raw"
    " --patch-with-stat --compact-summary --cumulative --binary --word-diff --color-words --check --graph --left-right"
    " --boundary --cherry --cherry-mark --remerge-diff --name-status --log-size --show-signature --source"
)
#: What makes a patch, the content of files, be shown; and what is shown instead of one.
PATCHES = "-p -U -W -c --cc --patch-with-stat --patch-with-raw --binary --word-diff --color-words --remerge-diff"
SUMMARIES = (
    "--stat --numstat --shortstat --name-only --name-status --dirstat -X --cumulative --summary --raw --compact-summary"
    " --check -s -q"
)
SHOWS_PATHS = [when(PATCHES, reads="REV PATH"), when(unless=SUMMARIES, reads="REV PATH")]
#: Formats that print the name of a ref, which never begins with `-`, or a hash.
REFS = "%(refname)|%(refname:short)|%(refname:strip=*)|%(refname:lstrip=*)|%(objectname)|%(objectname:short)"
#: Options of merge and its kin.
MERGE = [
    flags(
        "-n --[no-]stat --[no-]summary --compact-summary --no-log --[no-]squash --[no-]commit -e/--[no-]edit"
        " --[no-]ff --ff-only --[no-]rerere-autoupdate --[no-]verify-signatures --[no-]allow-unrelated-histories"
        " --no-gpg-sign --[no-]autostash --[no-]overwrite-ignore --[no-]signoff --[no-]verify -v/--verbose -q/--quiet"
        " --[no-]progress"
    ),
    takes("--cleanup -s/--strategy -X/--strategy-option --into-name"),
    takes("--log -S/--gpg-sign", "[HOW]"),
]
#: Options of cherry-pick and revert.
PICK = [
    flags(
        "--quit --continue --abort --skip -n/--[no-]no-commit/--commit -e/--[no-]edit -s/--[no-]signoff -x -r"
        " --[no-]ff --[no-]rerere-autoupdate --no-gpg-sign --[no-]allow-empty --[no-]allow-empty-message"
        " --[no-]keep-redundant-commits --[no-]reference"
    ),
    takes("--cleanup -m/--mainline --strategy -X/--strategy-option --empty"),
    takes("-S/--gpg-sign", "[KEY]"),
]
#: Options of fetch and pull.
FETCH = [
    takes("--upload-pack", "PACK:sh"),
    flags(
        "-a/--[no-]append --[no-]all --[no-]atomic -f/--[no-]force -m/--[no-]multiple -t/--[no-]tags --[no-]prefetch"
        " -p/--[no-]prune -P/--[no-]prune-tags --[no-]write-fetch-head -k/--[no-]keep -u/--update-head-ok"
        " --[no-]set-upstream --[no-]unshallow --[no-]refetch --[no-]update-shallow -4/--ipv4 -6/--ipv6"
        " --[no-]negotiate-only --[no-]auto-maintenance --[no-]auto-gc --[no-]show-forced-updates"
        " --[no-]write-commit-graph --stdin --no-recurse-submodules --[no-]porcelain --dry-run --no-negotiation-tip"
    ),
    takes(
        "--depth --shallow-since --shallow-exclude --deepen --refmap -o/--server-option --negotiation-tip --filter"
        " --submodule-prefix --recurse-submodules-default --bundle-uri --negotiation-restrict"
    ),
    takes("--recurse-submodules", "[HOW]"),
]
CONFIG = [
    HELP,
    flags(
        "--global --system --local --worktree -z/--null --name-only --[no-]includes --show-origin --show-scope"
        " --show-names --no-show-names --all --regexp --[no-]fixed-value --bool --int --bool-or-int --bool-or-str"
        " --path --expiry-date --no-type --append"
    ),
    takes("-f/--file --blob -t/--type --default --comment --value --url"),
]
#: Options of what packs objects.
PACKED = [
    HELP,
    flags("-n/--dry-run"),
    flags(
        "-q/--[no-]quiet -v/--[no-]verbose -r --[no-]progress --[no-]all-progress"
        " --[no-]all-progress-implied --[no-]local --[no-]incremental --[no-]reuse-delta"
        " --[no-]reuse-object --[no-]delta-base-offset --[no-]non-empty --[no-]revs --[no-]unpacked"
        " --[no-]all --[no-]reflog --[no-]indexed-objects --[no-]stdin-packs --[no-]stdout"
        " --[no-]include-tag --[no-]keep-unreachable --[no-]pack-loose-unreachable --[no-]cruft"
        " --[no-]sparse --[no-]thin --[no-]shallow --[no-]honor-pack-keep --[no-]keep-true-parents"
        " --[no-]use-bitmap-index --[no-]write-bitmap-index --[no-]exclude-promisor-objects"
        " --[no-]delta-islands --no-filter --[no-]path-walk --[no-]name-hash-version-default"
        " --[no-]rev-index --stdin --fix-thin --[no-]check-self-contained-and-connected --[no-]alt-odb"
        " --prune --no-prune --auto -f/--force --reachable --stdin-commits --append --changed-paths"
        " --no-changed-paths --[no-]bitmap --[no-]reflog-check"
    ),
    takes("-o", writes="VALUE"),
    takes(
        "--index-version --max-pack-size --window --window-memory --depth --threads --keep-pack"
        " --compression --filter --missing --uri-protocol --max-input-size --object-format"
        " --progress-title --max-new-filters --max-commits --size-multiple --expire-time --preferred-pack"
        " --refs-snapshot --batch-size --include --exclude --ref-format --name-hash-version --object-dir"
    ),
    takes("--unpack-unreachable --cruft-expiration --keep --promisor --split --fsck-objects --strict", "[HOW]"),
]
#: What changes settings, besides a key with a value behind it.
CHANGED = "--add --replace-all --unset --unset-all --rename-section --remove-section -e"
SUBTREE = [
    HELP,
    flags("-q -d --ignore-joins --rejoin --no-rejoin --squash --no-squash --quiet --debug --no-ignore-joins"),
    takes("-P/--prefix --annotate -b/--branch --onto -m/--message -S/--gpg-sign"),
]
LFS = [HELP, flags("-v --json"), takes("-I/--include -X/--exclude --remote")]
#: Options of the credential stores.
STORE = [HELP, takes("--file --timeout --socket")]
#: A helper named by the URL itself, or by `ext::`.
HELPER = "runs the command that the address names"

GIVEN = "the program gets the repository as its last word"
SERVERS = "git-upload-pack|git-receive-pack|git-upload-archive|/usr/bin/git-upload-pack|/usr/bin/git-receive-pack"
#: `--upload-pack`, `--receive-pack`: the other side of a connection, started there or, for a path, here.
PACKS = [when("--upload-pack", unless=f"--upload-pack={SERVERS}", does="code.injected --upload-pack", because=GIVEN)]
RECEIVERS = [
    when("--receive-pack", unless=f"--receive-pack={SERVERS}", does="code.injected --receive-pack", because=GIVEN)
]
PAGERS = "less|more|cat|bat|vi|vim|nvim|view|nano|emacs|code"
#: Names that `git checkout` takes for paths, whose edits it then discards unasked.
ENDS = """
    bash bat c cc cfg cjs cnf conf cpp cs css csv cts dart diff env erl ex exs go gradle h hpp hs htm html ico in
    ini ipynb j2 java jpg js json jsx kt kts less lock log lua m md mdx mjs mk mod ml mts nix patch pdf php pl plist
    png proto ps1 py pyi r rb rs rst sass scala scss service sh sql sum svelte svg swift tex tf tfvars timer toml ts
    tsx txt vue xml yaml yml zig zsh
"""
FILES = """
    . .. ./* ../* */ :* ~/* /* makefile gnumakefile dockerfile */dockerfile */makefile license readme changelog
    gemfile rakefile procfile vagrantfile jenkinsfile justfile cmakelists.txt .gitignore */.gitignore .git* .env*
    .editorconfig .dockerignore codeowners pipfile
"""
PATHLIKE = "NAME=" + "|".join([*FILES.split(), *(f"*.{end}" for end in ENDS.split())])

GIT = tool(
    "git",
    about="the version control system",
    input="whole",
    docs="man:git(1)",
    inert="--help --version --html-path --man-path --info-path --list-cmds",
    options=[
        takes("-C", cwd="VALUE"),
        takes("-c", "SETTING:git_config"),
        takes("--config-env --attr-source --git-dir --work-tree --namespace --super-prefix --list-cmds"),
        takes("--exec-path", "[PATH]"),
        flags(
            "--help/-h --version/-v --html-path --man-path --info-path -p/--paginate -P/--no-pager --bare"
            " --no-lazy-fetch --no-replace-objects --literal-pathspecs --glob-pathspecs --noglob-pathspecs"
            " --icase-pathspecs --no-optional-locks --no-advice"
        ),
    ],
    rows=[
        when("--exec-path=*", does="code.injected --exec-path", because="the sub-commands come from another directory"),
        when(
            "--config-env",
            unless="--config-env=user.*|author.*|committer.*|color.*|http.extraHeader|http.https://*.extraHeader"
            "|http.https://*.extraheader|http.extraheader|log.*|init.defaultBranch",
            does="code.injected --config-env",
            because="a variable gives the value of a setting that may run code",
        ),
    ],
    subs=[
        # -- looking --
        sub(
            "log",
            "REV... -- PATH...",
            options=LOOK,
            rows=[
                FED,
                when(PATCHES, reads="REV PATH"),
                when("--format --pretty", prints="words"),
                when("--format", unless=f"--format={HASHES}", prints="any"),
                when("--pretty", unless=f"--pretty={HASHES}", prints="any"),
                when(PATCHED, prints="any"),
                when("--name-only", prints="files"),
            ],
        ),
        sub(
            "rev-list",
            "REV...",
            prints="words",
            options=LOOK,
            rows=[
                FED,
                when(
                    f"{PATCHED} --format --pretty --header --oneline --objects --objects-edge --missing"
                    " --objects-edge-aggressive --filter-print-omitted --bisect-vars --disk-usage",
                    prints="any",
                ),
                when("--count", prints="number"),
            ],
        ),
        sub(
            "show, whatchanged, diff-tree",
            "REV...:colon_path -- PATH...",
            options=LOOK,
            rows=[FED, *SHOWS_PATHS, when("--name-only", prints="files")],
        ),
        sub(
            "diff, diff-index, diff-files, diff-pairs",
            "REV...:colon_path -- PATH...",
            options=[
                *DIFF,
                *SHOWN,
                HELP,
                flags(
                    "--cached --staged --merge-base --no-index -1 -2 -3 --base --ours --theirs --no-raw -# --all"
                    " --literally"
                ),
                flags("--stdin"),
            ],
            rows=[
                FED,
                when("--no-index", operands="FILE...", reads="FILE"),
                *SHOWS_PATHS,
                when("--name-only", prints="files"),
            ],
        ),
        sub(
            "range-diff",
            "RANGE...",
            options=[
                *DIFF,
                *SHOWN,
                HELP,
                flags("--[no-]dual-color --left-only --right-only --no-notes"),
                takes("--creation-factor --max-memory"),
                takes("--notes", "[REF]"),
            ],
        ),
        sub(
            "shortlog",
            "REV...",
            options=[
                *DIFF,
                *WALK,
                flags("-h/--help -n/--[no-]numbered -e/--[no-]email --committer -s/--[no-]summary -p/-u/--patch"),
                takes("--group --max-count"),
                takes("-w", "[WIDTH]"),
            ],
        ),
        sub(
            "blame, annotate, pickaxe",
            "FILE...",
            reads="FILE",
            options=[
                flags(
                    "--[no-]incremental -b --[no-]root --[no-]show-stats --[no-]progress --[no-]score-debug"
                    " -f/--[no-]show-name -n/--[no-]show-number -p/--[no-]porcelain --[no-]line-porcelain -c -t -l -s"
                    " -e/--[no-]show-email -w --[no-]color-lines --[no-]color-by-age --[no-]minimal --first-parent -h"
                    " --help --no-abbrev --all --not --merges --no-merges --date-order --topo-order --parents"
                    " --children --boundary -i"
                ),
                takes("--contents", reads="VALUE", because="shows that file"),
                takes("--ignore-revs-file", reads="VALUE", because=LIST),
                takes(
                    "--ignore-rev -S -L --reverse --encoding --date --since/--after"
                    " --until/--before --diff-algorithm --max-count --skip --glob --exclude"
                ),
                takes("-C -M --abbrev", "[N]"),
            ],
        ),
        sub(
            "grep",
            "PATTERN PATH...",
            options=[
                takes("-O/--open-files-in-pager", "[PAGER]:sh"),
                flags(
                    "--cached --no-index --index --[no-]untracked --[no-]exclude-standard --[no-]recurse-submodules"
                    " -v/--[no-]invert-match -i/--[no-]ignore-case -w/--[no-]word-regexp -a/--[no-]text -I"
                    " --[no-]textconv -r/--[no-]recursive -E/--[no-]extended-regexp -G/--[no-]basic-regexp"
                    " -F/--[no-]fixed-strings -P/--[no-]perl-regexp -n/--[no-]line-number --[no-]column -h -H"
                    " --[no-]full-name -l/--[no-]files-with-matches/--[no-]name-only -L/--[no-]files-without-match"
                    " -z/--[no-]null -o/--[no-]only-matching -c/--[no-]count --[no-]break --[no-]heading -#"
                    " -p/--[no-]show-function -W/--[no-]function-context --and --or --not ( ) -q/--[no-]quiet"
                    " --[no-]all-match --[no-]ext-grep --no-color --help --no-threads"
                ),
                takes("--max-depth -C/--context -B/--before-context -A/--after-context --threads -m/--max-count -f -e"),
                takes("--color", "[WHEN]"),
            ],
            rows=[
                when("-e -f", operands="PATH..."),
                when("-O=*", unless=f"-O={PAGERS}", does="code.injected -O", because="runs a program on each match"),
                when(unless="-l -L -c -q", reads="PATH"),
                when("-l -L", prints="files"),
            ],
        ),
        sub(
            "ls-files",
            "PATH...",
            prints="files",
            options=[
                HELP,
                flags(
                    "-z -t -v -f -c/--[no-]cached -d/--[no-]deleted -m/--[no-]modified -o/--[no-]others"
                    " -i/--[no-]ignored -s/--[no-]stage -k/--[no-]killed --[no-]directory --[no-]eol"
                    " --[no-]empty-directory -u/--[no-]unmerged --[no-]resolve-undo --exclude-standard"
                    " --[no-]full-name --[no-]recurse-submodules --[no-]error-unmatch --[no-]debug --[no-]deduplicate"
                    " --[no-]sparse --no-abbrev"
                ),
                takes("-x/--exclude -X/--exclude-from --exclude-per-directory --with-tree --format"),
                takes("--abbrev", "[N]"),
            ],
            rows=[when("--format", unless="--format=%(path)|%(objectname)", prints="any")],
        ),
        sub(
            "ls-tree",
            "TREE PATH...",
            options=[
                HELP,
                flags(
                    "-d -r -t -z -l/--[no-]long --[no-]name-only --[no-]name-status --[no-]object-only"
                    " --[no-]full-name --[no-]full-tree --no-abbrev"
                ),
                takes("--format"),
                takes("--abbrev", "[N]"),
            ],
            rows=[when("--name-only", prints="files")],
        ),
        sub(
            "status",
            "PATH...",
            options=[
                HELP,
                flags(
                    "-v/--[no-]verbose -s/--[no-]short -b/--[no-]branch --[no-]show-stash --[no-]ahead-behind"
                    " --[no-]long -z/--[no-]null --no-column --[no-]renames --no-porcelain --no-ignored"
                    " --no-find-renames --no-untracked-files --no-ignore-submodules"
                ),
                takes(
                    "--porcelain -u/--untracked-files --ignored --ignore-submodules --column -M/--find-renames", "[HOW]"
                ),
            ],
        ),
        sub(
            "rev-parse",
            "ARG...",
            options=[
                HELP,
                flags(
                    "--parseopt --sq-quote --keep-dashdash --stop-at-non-option --stuck-long --revs-only --no-revs"
                    " --flags --no-flags --verify -q/--quiet --sq --not --symbolic --symbolic-full-name --all"
                    " --local-env-vars --git-dir --git-common-dir --show-toplevel --show-superproject-working-tree"
                    " --shared-index-path --absolute-git-dir --is-inside-git-dir --is-inside-work-tree"
                    " --is-bare-repository --is-shallow-repository --show-cdup --show-prefix --end-of-options"
                    " --bisect --show-ref-format"
                ),
                takes("--default --prefix --resolve-git-dir --git-path"),
                takes(
                    "--short --abbrev-ref --tags --remotes --branches --show-object-format --glob --exclude"
                    " --exclude-hidden --disambiguate --path-format --since/--after --until/--before"
                    " --output-object-format",
                    "[HOW]",
                ),
            ],
            rows=[
                when(unless="--parseopt --sq-quote --show-toplevel --git-path --flags", prints="word"),
                when("--show-toplevel", prints="project"),
            ],
        ),
        sub(
            "describe, name-rev, merge-base, cherry, last-modified",
            "REV...",
            prints="word",
            options=[
                HELP,
                flags(
                    "--[no-]contains --[no-]debug --all -a/--no-all --[no-]tags --[no-]long --[no-]first-parent"
                    " --[no-]exact-match --[no-]always --[no-]octopus --[no-]independent --[no-]is-ancestor"
                    " --[no-]fork-point --[no-]name-only --no-stdin --no-annotate-stdin --[no-]undefined"
                    " -v/--[no-]verbose --no-abbrev --no-dirty --no-broken -r/--[no-]recursive -t/--[no-]show-trees"
                    " -z --no-exclude --no-match --no-refs"
                ),
                flags("--stdin --annotate-stdin"),
                takes("--candidates --match --exclude --refs --max-depth"),
                takes("--abbrev --dirty --broken", "[HOW]"),
            ],
            rows=[when("--stdin --annotate-stdin", reads="stdin", because="shows what it is fed")],
        ),
        sub(
            "for-each-ref, show-branch, refs list, refs exists",
            "REF...",
            options=[
                HELP,
                flags(
                    "-s/--[no-]shell -p/--[no-]perl --[no-]python --[no-]tcl --[no-]ignore-case --[no-]omit-empty"
                    " --include-root-refs --tags --heads/--branches --[no-]verify --[no-]head"
                    " -d/--[no-]dereference -q/--[no-]quiet --exists --no-abbrev -a/--[no-]all -r/--[no-]remotes"
                    " --[no-]list --no-name --[no-]current --[no-]sha1-name --merge-base --independent"
                    " --[no-]topo-order --[no-]topics --[no-]sparse --[no-]date-order --no-color --no-more"
                ),
                flags("--stdin"),
                takes(
                    "--count --format --sort --points-at --merged --no-merged --contains --no-contains --exclude"
                    " --start-after"
                ),
                takes("--color --hash --abbrev --exclude-existing --more -g/--reflog", "[HOW]"),
            ],
            rows=[
                FED,
                when("--format", prints="files"),
                when("--format", unless=f"--format={REFS}", prints="any"),
            ],
        ),
        sub(
            "show-ref",
            "REF...",
            options=[
                HELP,
                flags(
                    "--tags --heads/--branches --verify --head -d/--dereference -q/--[no-]quiet --exists --no-abbrev"
                ),
                takes("-s/--hash --abbrev --exclude-existing", "[HOW]"),
            ],
            rows=[when("--exclude-existing", reads="stdin", because=LIST)],
        ),
        sub(
            "cat-file",
            "OBJECT...",
            options=[
                HELP,
                flags(
                    "-e -p -t -s --[no-]allow-unknown-type --[no-]mailmap/--[no-]use-mailmap -z -Z"
                    " --batch-all-objects --[no-]buffer --[no-]follow-symlinks --[no-]unordered --textconv --filters"
                ),
                takes("--path --filter"),
                takes("--batch --batch-check --batch-command", "[FORMAT]"),
            ],
            rows=[
                when(unless="-e -t -s --batch-check", operands="OBJECT...:colon_path"),
                when("--batch --batch-check --batch-command", reads="stdin", because=LIST),
            ],
        ),
        sub(
            "check-attr, check-ignore, check-mailmap, check-ref-format, count-objects, get-tar-commit-id, patch-id,"
            " show-index, verify-commit, verify-tag, verify-pack, version, var,"
            " merge-tree, repo info, repo structure, rerere status, rerere diff, rerere remaining, url-parse",
            "ARG...",
            options=[
                HELP,
                flags(
                    "-a/--[no-]all --[no-]cached --no-stdin -z --null -q/--[no-]quiet -v/--[no-]verbose"
                    " -n/--[no-]non-matching --[no-]no-index --index --[no-]allow-onelevel --[no-]refspec-pattern"
                    " --[no-]normalize --branch --print -H/--[no-]human-readable --[no-]unstable --[no-]stable"
                    " --[no-]verbatim --[no-]raw -s/--[no-]stat-only"
                    " -l --[no-]build-options --[no-]write-tree --[no-]trivial-merge"
                    " --[no-]messages --[no-]name-only --[no-]allow-unrelated-histories --keys"
                    " --[no-]rerere-autoupdate"
                ),
                flags("--stdin"),
                takes(
                    "--source --object-format --format --mailmap-file --mailmap-blob --merge-base -X/--strategy-option"
                ),
            ],
            rows=[FED],
        ),
        sub(
            "fmt-merge-msg, stripspace, column",
            reads="stdin -F",
            options=[
                HELP,
                flags(
                    "--no-log --[no-]summary -s/--strip-comments --no-strip-comments -c/--[no-]comment-lines --no-mode"
                ),
                takes("--into-name -F/--file -m/--message --command --raw-mode --width --indent --nl --padding"),
                takes("--log --mode", "[HOW]"),
            ],
        ),
        sub(
            "help",
            "TOPIC",
            options=[
                flags(
                    "-h/--help -a/--[no-]all --[no-]external-commands --[no-]aliases -m/--[no-]man -w/--[no-]web"
                    " -i/--[no-]info -v/--[no-]verbose -g/--[no-]guides --[no-]user-interfaces"
                    " --[no-]developer-interfaces -c/--[no-]config"
                )
            ],
        ),
        sub(
            "fsck, fsck-objects",
            "OBJECT...",
            options=[
                HELP,
                flags(
                    "-v/--[no-]verbose --[no-]unreachable --[no-]dangling --[no-]tags --[no-]root --[no-]cache"
                    " --[no-]reflogs --[no-]full --[no-]connectivity-only --[no-]strict --[no-]progress"
                    " --[no-]name-objects --[no-]references"
                ),
                flags("--lost-found", does="vcs.local", because="writes what dangles into .git/lost-found"),
                flags("--no-lost-found"),
            ],
        ),
        sub(
            "ls-remote",
            "REPO REF...",
            does="net.query REPO",
            options=[
                takes("--upload-pack/--exec", "PACK:sh"),
                flags(
                    "-h -q/--[no-]quiet -t/--[no-]tags --heads -b/--branches --[no-]refs --[no-]get-url"
                    " --[no-]exit-code --[no-]symref --help"
                ),
                takes("--sort -o/--server-option"),
            ],
            rows=[*PACKS, when("REPO=ext::*", does="code.injected REPO", because=HELPER)],
        ),
        sub(
            "request-pull",
            "START URL END",
            does="net.query URL",
            options=[flags("-h/--help -p")],
            rows=[when("URL=ext::*", does="code.injected URL", because=HELPER)],
        ),
        # -- the work tree and the index --
        sub(
            "add, stage",
            "PATH...",
            input="asks",
            does="vcs.local PATH",
            inert="-n --help",
            options=[
                HELP,
                flags(
                    "-n/--dry-run -v/--[no-]verbose -i/--[no-]interactive -p/--[no-]patch -e/--[no-]edit"
                    " -f/--[no-]force -u/--[no-]update --[no-]renormalize -N/--[no-]intent-to-add"
                    " -A/--[no-]all/--[no-]ignore-removal --[no-]refresh --[no-]ignore-errors --ignore-missing"
                    " --[no-]sparse --pathspec-file-nul --[no-]warn-embedded-repo --no-auto-advance --auto-advance"
                ),
                PATHSPECS,
                takes("--chmod -U/--unified --inter-hunk-context"),
            ],
        ),
        sub(
            "rm",
            "PATH...",
            does="vcs.local PATH",
            because="removes files that the last commit holds",
            inert="-n --help",
            options=[
                HELP,
                flags(
                    "-n/--dry-run -q/--[no-]quiet --cached -f/--force -r --[no-]ignore-unmatch --[no-]sparse"
                    " --pathspec-file-nul"
                ),
                PATHSPECS,
            ],
            rows=[
                when(
                    "-f",
                    unless="--cached",
                    does="vcs.discard PATH",
                    because="removes files with edits that no commit holds",
                )
            ],
        ),
        sub(
            "mv",
            "SOURCE... DEST",
            does="vcs.local SOURCE",
            inert="-n --help",
            options=[HELP, flags("-v/--[no-]verbose -n/--dry-run -f/--force -k --[no-]sparse")],
            rows=[when("-f", does="fs.write DEST", because="replaces a file that is there")],
        ),
        sub(
            "checkout",
            "NAME PATH... -- PATHS...",
            input="asks",
            does="vcs.local NAME",
            inert="--help",
            options=[
                HELP,
                flags(
                    "-l --[no-]guess --[no-]overlay -q/--[no-]quiet --no-recurse-submodules --[no-]progress"
                    " -m/--[no-]merge -d/--[no-]detach -f/--force --[no-]overwrite-ignore"
                    " --[no-]ignore-other-worktrees -2/--ours -3/--theirs -p/--patch --[no-]ignore-skip-worktree-bits"
                    " --pathspec-file-nul --no-track"
                ),
                PATHSPECS,
                takes("-b -B --orphan --conflict -U/--unified --inter-hunk-context"),
                flags("-t"),
                takes("--recurse-submodules --track", "[HOW]"),
            ],
            rows=[
                when("-b -B --orphan", operands="START"),
                when("-B", does="vcs.rewrite -B", because="moves the branch if it is there"),
                when("-f", does="vcs.discard", because="discards edits in the work tree"),
                when(
                    "-p --ours --theirs --pathspec-from-file",
                    does="vcs.discard PATHS",
                    because="discards edits of files",
                ),
                when("PATH PATHS", does="vcs.discard PATH PATHS", because="discards edits of the files named"),
                when(PATHLIKE, does="vcs.discard NAME", because="a name that looks like a path: discards its edits"),
            ],
        ),
        sub(
            "switch",
            "NAME START",
            does="vcs.local NAME",
            inert="--help",
            options=[
                HELP,
                flags(
                    "--[no-]guess -q/--[no-]quiet --no-recurse-submodules --[no-]progress -m/--[no-]merge"
                    " -d/--[no-]detach -f/--force/--discard-changes --[no-]overwrite-ignore"
                    " --[no-]ignore-other-worktrees --no-track"
                ),
                takes("-c/--create --conflict --orphan"),
                takes("-C/--force-create", does="vcs.rewrite VALUE", because="moves the branch if it is there"),
                flags("-t"),
                takes("--recurse-submodules --track", "[HOW]"),
            ],
            rows=[when("-f", does="vcs.discard", because="discards edits in the work tree")],
        ),
        sub(
            "restore",
            "PATH...",
            input="asks",
            inert="--help",
            options=[
                HELP,
                flags(
                    "-S/--staged -W/--worktree --[no-]ignore-unmerged --[no-]overlay -q/--[no-]quiet"
                    " --no-recurse-submodules --[no-]progress -m/--[no-]merge -2/--ours -3/--theirs -p/--[no-]patch"
                    " --[no-]ignore-skip-worktree-bits --pathspec-file-nul"
                ),
                PATHSPECS,
                takes("-s/--source --conflict -U/--unified --inter-hunk-context"),
                takes("--recurse-submodules", "[HOW]"),
            ],
            rows=[
                when("-S", does="vcs.local PATH"),
                when(unless="-S", does="vcs.discard PATH", because="discards edits in the work tree"),
                when("-W", does="vcs.discard PATH", because="discards edits in the work tree"),
            ],
        ),
        sub(
            "reset",
            "COMMIT PATH... -- PATHS...",
            input="asks",
            does="vcs.local",
            inert="--help*",
            options=[
                # --help is no option that git abbreviates: --h is --hard here
                flags("-h --help*"),
                flags(
                    "-q/--[no-]quiet --[no-]refresh --mixed --soft --hard --merge --keep --no-recurse-submodules"
                    " -p/--[no-]patch -N/--[no-]intent-to-add --pathspec-file-nul"
                ),
                PATHSPECS,
                takes("-U/--unified --inter-hunk-context"),
                takes("--recurse-submodules", "[HOW]"),
            ],
            rows=[
                when("--hard --merge", does="vcs.discard COMMIT", because="discards edits that no commit holds"),
                when(
                    "COMMIT",
                    unless="PATH PATHS COMMIT=HEAD|@|./*|*/|*.py|*.js|*.ts|*.tsx|*.go|*.rs|*.c|*.h|*.md|*.txt|*.json"
                    "|*.toml|*.yaml|*.yml|*.sh|*.lock|.",
                    does="vcs.rewrite COMMIT",
                    because="moves the branch to another commit",
                ),
            ],
        ),
        sub(
            "clean",
            "PATH...",
            input="asks",
            does="vcs.discard PATH",
            because="deletes files that no commit holds",
            inert="-n --help",
            options=[
                HELP,
                flags("-q/--[no-]quiet -n/--dry-run -f/--[no-]force -i/--[no-]interactive -d -x -X"),
                takes("-e/--exclude"),
            ],
        ),
        sub(
            "apply",
            "PATCH...",
            inert="--help",
            options=[
                HELP,
                flags(
                    "--no-add --stat --numstat --summary --check --[no-]index -N/--[no-]intent-to-add --[no-]cached"
                    " --[no-]unsafe-paths --apply -3/--[no-]3way --ours --theirs --union -z"
                    " --[no-]ignore-space-change --[no-]ignore-whitespace -R/--[no-]reverse --[no-]unidiff-zero"
                    " --[no-]reject --[no-]allow-overlap -v/--[no-]verbose -q/--[no-]quiet --[no-]inaccurate-eof"
                    " --[no-]recount --[no-]allow-empty --[no-]binary/--[no-]allow-binary-replacement"
                ),
                takes("--exclude --include -p -C --whitespace --directory"),
                takes("--build-fake-ancestor", writes="VALUE"),
            ],
            rows=[
                when(
                    unless="--stat --numstat --summary --check",
                    does="fs.write",
                    because="changes the files the patch names",
                ),
                when("--apply", does="fs.write", because="changes the files the patch names"),
            ],
        ),
        sub(
            "stash, stash push, stash save, stash pop, stash apply, stash branch, stash create, stash store, stash"
            " export, stash import",
            "ARG...",
            input="asks",
            does="vcs.local",
            options=[
                HELP,
                flags(
                    "-a/--[no-]all -u/--[no-]include-untracked --[no-]only-untracked --[no-]index"
                    " -k/--[no-]keep-index -p/--[no-]patch -S/--[no-]staged --pathspec-file-nul -q/--[no-]quiet"
                    " --print"
                ),
                PATHSPECS,
                takes("-m/--message --to-ref -U/--unified --inter-hunk-context"),
            ],
            inert="--help",
        ),
        sub(
            "stash drop, stash clear",
            "STASH",
            does="vcs.discard STASH",
            options=[HELP, flags("-q/--[no-]quiet")],
            inert="--help",
        ),
        sub(
            "stash list, stash show, reflog, reflog show",
            "ARG...",
            options=[*DIFF, *WALK, *SHOWN, *WALKED, HELP, flags("--[no-]include-untracked --[no-]only-untracked")],
        ),
        sub("reflog list, reflog exists", "REF", options=[HELP]),
        sub("reflog write", "REF OLD NEW MESSAGE", does="vcs.local REF", options=[HELP]),
        sub(
            "reflog expire, reflog delete, reflog drop",
            "REF...",
            does="vcs.discard REF",
            because="drops what is needed to find lost commits again",
            inert="-n --help",
            options=[
                HELP,
                flags(
                    "-n/--dry-run --[no-]rewrite --[no-]updateref --[no-]verbose --[no-]stale-fix --all"
                    " --single-worktree"
                ),
                takes("--expire --expire-unreachable"),
            ],
        ),
        sub(
            "sparse-checkout init, sparse-checkout set, sparse-checkout add, sparse-checkout reapply, sparse-checkout"
            " disable",
            "PATTERN...",
            does="vcs.local",
            inert="--help",
            options=[HELP, flags("--[no-]cone --[no-]sparse-index --[no-]skip-checks --stdin")],
        ),
        sub(
            "sparse-checkout list, sparse-checkout check-rules",
            options=[HELP, flags("-z --[no-]cone"), takes("--rules-file")],
        ),
        sub(
            "sparse-checkout clean",
            does="vcs.discard",
            inert="-n --help",
            options=[HELP, flags("-n/--dry-run -f/--[no-]force -v/--[no-]verbose")],
        ),
        sub(
            "update-index",
            "FILE...",
            does="vcs.local",
            inert="--help",
            options=[
                HELP,
                flags(
                    "-q --ignore-submodules --add --replace --remove --unmerged --refresh --really-refresh"
                    " --[no-]assume-unchanged --[no-]skip-worktree --[no-]ignore-skip-worktree-entries --info-only"
                    " --force-remove -z --stdin --index-info --unresolve -g/--again --ignore-missing --[no-]verbose"
                    " --clear-resolve-undo --[no-]split-index --[no-]untracked-cache --[no-]test-untracked-cache"
                    " --[no-]force-untracked-cache --force-write-index --[no-]fsmonitor --[no-]fsmonitor-valid"
                    " --show-index-version"
                ),
                takes("--cacheinfo", "MODE"),
                takes("--chmod --index-version"),
            ],
        ),
        sub(
            "checkout-index",
            "FILE...",
            does="fs.create",
            options=[
                HELP,
                flags(
                    "-a/--[no-]all --[no-]ignore-skip-worktree-bits -f/--force -q/--[no-]quiet -n/--no-create"
                    " -u/--[no-]index -z --stdin --[no-]temp"
                ),
                takes("--prefix", does="fs.create VALUE"),
                takes("--stage"),
            ],
            rows=[when("-f", does="vcs.discard FILE", because="replaces files of the work tree")],
        ),
        sub(
            "read-tree",
            "TREE...",
            does="vcs.local",
            inert="-n",
            options=[
                HELP,
                flags(
                    "--empty -v/--[no-]verbose -m --[no-]trivial --[no-]aggressive --reset -u -i -n/--dry-run"
                    " --no-sparse-checkout --[no-]debug-unpack --no-recurse-submodules -q/--[no-]quiet"
                ),
                takes("--index-output --prefix --exclude-per-directory"),
                takes("--recurse-submodules", "[HOW]"),
            ],
            rows=[
                when("--reset", "-u", does="vcs.discard", because="discards edits in the work tree"),
                when("--index-output", writes="--index-output"),
            ],
        ),
        # -- history --
        sub(
            "commit",
            "PATH...",
            input="asks",
            does="vcs.local",
            inert="--dry-run --short --porcelain --long --help",
            options=[
                HELP,
                flags(
                    "-q/--[no-]quiet -v/--[no-]verbose --[no-]reset-author -s/--[no-]signoff -e/--[no-]edit"
                    " --[no-]status --no-gpg-sign -a/--[no-]all -i/--[no-]include --[no-]interactive -p/--[no-]patch"
                    " -o/--[no-]only -n/--[no-]verify --dry-run --short --[no-]branch --[no-]ahead-behind --porcelain"
                    " --long -z/--[no-]null --no-post-rewrite --pathspec-file-nul --[no-]allow-empty"
                    " --[no-]allow-empty-message --no-trailer"
                ),
                flags("--amend", does="vcs.rewrite"),
                PATHSPECS,
                takes("-F/--file -t/--template", reads="VALUE|-"),
                takes(
                    "--author --date -m/--message -c/--reedit-message -C/--reuse-message --squash --trailer"
                    " --cleanup --fixup -U/--unified --inter-hunk-context"
                ),
                takes("-S/--gpg-sign -u/--untracked-files", "[HOW]"),
            ],
        ),
        sub(
            "branch",
            "NAME START",
            inert="--help",
            options=[
                HELP,
                flags(
                    "-v/-vv/--[no-]verbose -q/--[no-]quiet --set-upstream --unset-upstream -r/--remotes -a/--all"
                    " -d/--delete -D -m/--move -M -c/--copy -C -l/--list --show-current --[no-]create-reflog"
                    " --edit-description -f/--force --no-column -i/--[no-]ignore-case --[no-]recurse-submodules"
                    " --no-color --no-abbrev --no-track --[no-]omit-empty --no-sort"
                ),
                takes("-u/--set-upstream-to --contains --no-contains --merged --no-merged --sort --points-at --format"),
                takes("-t/--track --color --abbrev --column", "[HOW]"),
            ],
            rows=[
                when("-d -D --no-merged --merged --contains", operands="NAME..."),
                when("-r -a -l --show-current --points-at --no-contains", operands="NAME..."),
                when(
                    "NAME -u --unset-upstream --edit-description -m -M -c -C -d -D",
                    unless="-l -a --show-current --contains --no-contains --merged --no-merged --points-at",
                    does="vcs.local NAME",
                ),
                when("-D -M -C", does="vcs.discard NAME", because="drops a branch whose commits may be nowhere else"),
                when(
                    "-d -m -c",
                    "-f",
                    does="vcs.discard NAME",
                    because="drops a branch whose commits may be nowhere else",
                ),
                when("-f", unless="-d -m -c", does="vcs.rewrite NAME", because="moves the branch if it is there"),
                when("--format", prints="files"),
                when("--format", unless=f"--format={REFS}", prints="any"),
                when("--show-current", prints="word"),
            ],
        ),
        sub(
            "tag",
            "NAME COMMIT",
            prints="files",
            inert="--help",
            options=[
                HELP,
                flags(
                    "-l/--list -d/--delete -v/--verify -a/--[no-]annotate -e/--[no-]edit -s/--[no-]sign -f/--force"
                    " --[no-]create-reflog --no-column -i/--[no-]ignore-case --[no-]omit-empty --no-color --no-sort"
                ),
                takes(
                    "-m/--message --cleanup -u/--local-user --contains --no-contains --merged --no-merged"
                    " --sort --points-at --format --trailer"
                ),
                takes("-F/--file", reads="VALUE|-"),
                takes("-n --column --color", "[HOW]"),
            ],
            rows=[
                when("-d -v -l -n --contains --no-contains --merged --no-merged --points-at", operands="NAME..."),
                when(
                    "NAME",
                    unless="-l -d -v -n --contains --no-contains --merged --no-merged --points-at",
                    does="vcs.local NAME",
                ),
                when("-d", does="vcs.discard NAME", because="deletes tags; nothing else may keep what they name"),
                when("-f", does="vcs.rewrite NAME", because="moves the tag if it is there"),
                when("-n -v", prints="any"),
                when("--format", unless=f"--format={REFS}", prints="any"),
            ],
        ),
        sub(
            "merge",
            "COMMIT...",
            inert="--help",
            options=[
                HELP,
                *MERGE,
                flags("--abort --quit --continue"),
                takes("-m/--message"),
                takes("-F/--file", reads="VALUE|-"),
            ],
            rows=[
                when(
                    unless="--abort --quit",
                    does="vcs.rewrite COMMIT",
                    because="changes the branch and the work tree; undoing it needs a reset",
                ),
                when("--abort --quit", does="vcs.rewrite", because="gives up what is in progress"),
            ],
        ),
        sub(
            "pull",
            "REMOTE REFSPEC...",
            does="vcs.rewrite REMOTE",
            because="merges what the remote has into the branch and the work tree",
            inert="--dry-run --help",
            options=[HELP, *MERGE, *FETCH, flags("--no-rebase --no-jobs"), takes("-r/--rebase -j/--jobs", "[HOW]")],
            rows=[*PACKS, when("REMOTE=ext::*", does="code.injected REMOTE", because=HELPER)],
        ),
        sub(
            "rebase",
            "UPSTREAM BRANCH",
            input="asks",
            inert="--show-current-patch --help",
            options=[
                HELP,
                takes("-x/--exec", "COMMAND:sh"),
                flags(
                    "--[no-]keep-base --[no-]verify -q/--[no-]quiet -v/--[no-]verbose -n --[no-]stat --[no-]signoff"
                    " --[no-]committer-date-is-author-date --[no-]ignore-date/--[no-]reset-author-date"
                    " --[no-]ignore-whitespace -f/--[no-]force-rebase/--[no-]no-ff/--ff --continue --skip --abort"
                    " --quit --edit-todo --show-current-patch --apply -m/--merge -i/--interactive"
                    " --[no-]rerere-autoupdate --[no-]autosquash --[no-]update-refs --no-gpg-sign --[no-]autostash"
                    " --[no-]fork-point --root --[no-]reschedule-failed-exec --[no-]reapply-cherry-picks"
                    " -k/--[no-]keep-empty --[no-]allow-empty-message --no-rebase-merges -p/--preserve-merges"
                    " --no-exec --no-onto"
                ),
                takes("--onto -C --whitespace --empty -s/--strategy -X/--strategy-option --trailer"),
                takes("-S/--gpg-sign -r/--rebase-merges", "[HOW]"),
            ],
            rows=[
                when("--root", operands="BRANCH"),
                when(unless="--abort --quit --skip", does="vcs.rewrite UPSTREAM"),
                when("--abort --quit --skip", does="vcs.rewrite", because="gives up what is in progress"),
            ],
        ),
        sub(
            "cherry-pick, revert",
            "COMMIT...",
            does="vcs.local COMMIT",
            inert="--help",
            options=[HELP, *PICK],
            rows=[when("--abort --skip --quit", does="vcs.rewrite", because="gives up what is in progress")],
        ),
        sub(
            "am",
            "MAILBOX...",
            input="asks",
            does="vcs.local",
            inert="--show-current-patch --help",
            options=[
                HELP,
                flags(
                    "-i/--[no-]interactive -3/--[no-]3way -q/--[no-]quiet -s/--[no-]signoff -u/--[no-]utf8"
                    " -k/--[no-]keep -b/--[no-]keep-non-patch -m/--[no-]message-id --[no-]keep-cr -c/--[no-]scissors"
                    " --[no-]ignore-space-change --[no-]ignore-whitespace --[no-]reject -r/--resolved/--continue"
                    " --skip --abort --quit --retry --allow-empty --[no-]committer-date-is-author-date"
                    " --[no-]ignore-date --[no-]rerere-autoupdate --no-gpg-sign -n --[no-]verify"
                ),
                takes(
                    "--quoted-cr --whitespace --directory --exclude --include -C -p --patch-format --empty --resolvemsg"
                ),
                takes("--show-current-patch -S/--gpg-sign", "[HOW]"),
            ],
            rows=[when("--abort --skip --quit", does="vcs.rewrite", because="gives up what is in progress")],
        ),
        sub(
            "bisect, bisect start, bisect bad, bisect new, bisect good, bisect old, bisect terms, bisect skip, bisect"
            " next, bisect reset, bisect replay",
            "ARG...",
            does="vcs.local",
            open=True,
            inert="--help",
        ),
        sub("bisect log, bisect help", options=[HELP]),
        # an option goes to git log, any other word is a sub-command of git (builtin/bisect.c)
        sub(
            "bisect visualize, bisect view",
            "COMMAND ARG...",
            options=LOOK,
            rows=[when("COMMAND", does="code.opaque COMMAND", because="runs that command of git")],
        ),
        sub("bisect run", "COMMAND...:argv", does="vcs.local", options=[HELP]),
        sub(
            "filter-branch",
            "REV...",
            does="vcs.rewrite",
            because="rewrites every commit",
            options=[
                takes(
                    "--setup --env-filter --tree-filter --index-filter --parent-filter --msg-filter --commit-filter"
                    " --tag-name-filter",
                    "COMMAND:sh",
                ),
                flags("-h/--help --prune-empty --remap-to-ancestor -f/--force --all --branches --tags --not"),
                takes("--subdirectory-filter --original -d --state-branch"),
            ],
        ),
        sub(
            "replay, history reword, history split, history fixup",
            "REV...",
            does="vcs.rewrite",
            inert="--help",
            options=[
                HELP,
                flags("--contained --dry-run --print --all --reverse"),
                takes("--onto --advance --ref-action --ref --revert --update-refs --empty"),
            ],
        ),
        sub("notes, notes list, notes show, notes get-ref", "OBJECT", options=[HELP, takes("--ref")]),
        sub(
            "notes add, notes append, notes edit, notes copy, notes merge, notes remove, notes prune",
            "OBJECT...",
            does="vcs.local",
            inert="-n --help",
            options=[
                HELP,
                flags(
                    "-f/--[no-]force --[no-]allow-empty --[no-]ignore-missing -n/--dry-run --commit --abort"
                    " -q/--[no-]quiet -v/--[no-]verbose -e/--[no-]edit --no-separator --[no-]stripspace"
                    " --for-rewrite-default"
                ),
                flags("--stdin"),
                takes("--ref -m/--message -C/--reuse-message -c/--reedit-message -s/--strategy --for-rewrite"),
                takes("-F/--file", reads="VALUE|-"),
                takes("--separator", "[TEXT]"),
            ],
            rows=[FED],
        ),
        sub(
            "replace",
            "OBJECT NEW...",
            inert="--help",
            options=[
                HELP,
                flags("-l/--list -d/--delete -e/--edit -g/--graft --convert-graft-file -f/--[no-]force --[no-]raw"),
                takes("--format"),
            ],
            rows=[when("OBJECT --convert-graft-file", unless="-l", does="vcs.local OBJECT")],
        ),
        sub(
            "rerere, rerere clear, rerere forget, rerere gc",
            "PATH...",
            does="vcs.local",
            inert="--help",
            options=[HELP, flags("--[no-]rerere-autoupdate")],
        ),
        # -- other repositories --
        sub(
            "clone",
            "REPO DIR",
            does="fs.create",
            because="makes a copy of a repository",
            inert="--help",
            options=[
                HELP,
                takes("-c/--config", "SETTING:git_config"),
                takes("-u/--upload-pack", "PACK:sh"),
                takes("--template", does="code.injected VALUE", because="the hooks of a template run"),
                takes("--separate-git-dir", does="fs.create VALUE"),
                flags(
                    "-v/--[no-]verbose -q/--[no-]quiet --[no-]progress --[no-]reject-shallow -n/--no-checkout"
                    " --checkout --[no-]bare --[no-]mirror -l/--[no-]local --no-hardlinks --hardlinks"
                    " -s/--[no-]shared --[no-]dissociate --[no-]single-branch --[no-]tags --[no-]shallow-submodules"
                    " -4/--ipv4 -6/--ipv6 --[no-]also-filter-submodules --[no-]remote-submodules --[no-]sparse"
                    " --naked --no-template --no-recurse-submodules"
                ),
                takes(
                    "-j/--jobs --reference --reference-if-able -o/--origin -b/--branch --depth --shallow-since"
                    " --shallow-exclude --server-option --filter --bundle-uri --ref-format --revision"
                ),
                takes("--recurse-submodules/--recursive", "[PATH]"),
            ],
            rows=[
                *PACKS,
                when("DIR", does="fs.create DIR", because="makes a copy of a repository"),
                when("REPO=*:*", does="net.query REPO"),
                when("REPO=ext::*", does="code.injected REPO", because=HELPER),
            ],
        ),
        sub(
            "init, init-db",
            "DIR",
            does="fs.create",
            because="makes a repository",
            inert="--help",
            options=[
                HELP,
                flags("--[no-]bare -q/--[no-]quiet --no-template"),
                takes("--template", does="code.injected VALUE", because="the hooks of a template will run"),
                takes("--separate-git-dir", does="fs.create VALUE"),
                takes("-b/--initial-branch --object-format --ref-format"),
                takes("--shared", "[WHO]"),
            ],
            rows=[
                when("DIR", does="fs.create DIR", because="makes a repository"),
                when("--shared=0??6|0??7|all|world|everybody", does="vcs.local"),
            ],
        ),
        sub(
            "fetch",
            "REMOTE REFSPEC...",
            does="vcs.local REMOTE",
            because="updates what is known of the remote",
            inert="--dry-run --help",
            options=[HELP, QUIET, *FETCH, flags("-n"), takes("-j/--jobs")],
            rows=[
                *PACKS,
                when("REMOTE=ext::*", does="code.injected REMOTE", because=HELPER),
                when("REFSPEC=+*:*", does="vcs.rewrite REFSPEC", because="may replace a local branch"),
                when("-f -u", "REFSPEC=*:*", does="vcs.rewrite REFSPEC", because="may replace a local branch"),
            ],
        ),
        sub(
            "fetch-pack, http-fetch, backfill",
            "REPO REF...",
            does="vcs.local",
            inert="--help",
            options=[
                HELP,
                takes("--upload-pack/--exec", "PACK:sh"),
                flags(
                    "--all -a -c -t --stdin -q/--quiet -k/--keep --thin --include-tag --no-progress --progress"
                    " --deepen-relative --refetch --check-self-contained-and-connected -v --recover --no-recover"
                    " --cloning --update-shallow --from-promisor --diag-url --stateless-rpc --lock-pack"
                    " --packfile-uris --no-dependents --[no-]sparse --[no-]include-edges"
                ),
                takes(
                    "--depth --shallow-since --shallow-exclude --deepen-not --deepen-since -w --packfile"
                    " --index-pack-arg --index-pack-args --filter --min-batch-size"
                ),
            ],
            rows=[*PACKS, when("REPO=ext::*", does="code.injected REPO", because=HELPER)],
        ),
        sub(
            "push",
            "REMOTE REFSPEC...",
            does="vcs.remote REMOTE",
            inert="-n --help",
            options=[
                HELP,
                takes("--receive-pack/--exec", "PACK:sh"),
                flags(
                    "-v/--[no-]verbose -q/--[no-]quiet --[no-]all/--[no-]branches --mirror -d/--delete --[no-]tags"
                    " -n/--dry-run --[no-]porcelain -f/--force --no-force --no-force-with-lease"
                    " --[no-]force-if-includes --no-mirror --no-recurse-submodules --[no-]thin -u/--[no-]set-upstream"
                    " --[no-]progress --prune --no-prune --no-signed --[no-]verify --[no-]follow-tags --[no-]atomic"
                    " -4/--ipv4 -6/--ipv6"
                ),
                takes("--repo --recurse-submodules -o/--push-option"),
                takes("--force-with-lease --signed", "[HOW]"),
            ],
            rows=[
                *RECEIVERS,
                when("-f --force-with-lease --mirror --prune", does="vcs.force REMOTE"),
                when("-d", does="vcs.force REFSPEC", because="deletes from the remote"),
                when("REFSPEC=:*|+:*", does="vcs.force REFSPEC", because="deletes from the remote"),
                when("REFSPEC=+*", does="vcs.force REFSPEC"),
                when(
                    "REMOTE=*:*",
                    unless="REMOTE=file://*",
                    does="net.upload REMOTE",
                    because="sends the history to the address named",
                ),
                when(
                    "--repo=*:*",
                    unless="--repo=file://*",
                    does="net.upload --repo",
                    because="sends the history to the address named",
                ),
                when("REMOTE=ext::*", does="code.injected REMOTE", because=HELPER),
                when("--repo=ext::*", does="code.injected --repo", because=HELPER),
            ],
        ),
        sub(
            "send-pack, http-push",
            "REMOTE REF...",
            does="vcs.remote REMOTE",
            inert="-n",
            options=[
                HELP,
                takes("--receive-pack/--exec", "PACK:sh"),
                flags(
                    "-v/--[no-]verbose -q/--[no-]quiet --[no-]all -n/--dry-run --mirror -f/--force --no-signed"
                    " --[no-]progress --[no-]thin --[no-]atomic --stateless-rpc --stdin --helper-status"
                    " --[no-]force-if-includes -d -D"
                ),
                takes("--remote --push-option"),
                takes("--signed --force-with-lease", "[HOW]"),
            ],
            rows=[
                *RECEIVERS,
                when("-f --mirror --force-with-lease -d -D", does="vcs.force REMOTE"),
                when("REF=+*|:*", does="vcs.force REF"),
                when("REMOTE=*:*", does="net.upload REMOTE"),
                when("REMOTE=ext::*", does="code.injected REMOTE", because=HELPER),
            ],
        ),
        sub("remote", options=[HELP, flags("-v/--verbose")]),
        sub("remote show", "NAME...", does="net.query NAME", options=[HELP, flags("-n -v/--verbose")]),
        sub("remote get-url", "NAME", options=[HELP, flags("--push --all")]),
        sub(
            "remote add",
            "NAME URL",
            does="vcs.local NAME",
            because="adds a remote",
            inert="--help",
            options=[
                HELP,
                flags("-f/--fetch --[no-]tags --no-fetch"),
                takes("-t/--track -m/--master"),
                takes("--mirror", "[HOW]"),
            ],
            rows=[when("-f", "URL=ext::*", does="code.injected URL", because=HELPER)],
        ),
        sub(
            "remote rename, remote set-head, remote set-branches, remote update",
            "NAME...",
            does="vcs.local",
            inert="--help",
            options=[HELP, flags("--[no-]progress -a/--auto -d/--delete --add -p/--[no-]prune -v/--verbose")],
        ),
        sub("remote prune", "NAME...", does="vcs.local NAME", inert="-n --help", options=[HELP, flags("-n/--dry-run")]),
        sub(
            "remote set-url",
            "NAME URL OLD",
            does="target.switch URL",
            because="pushes and fetches go elsewhere",
            inert="--help",
            options=[HELP, flags("--push --add --delete")],
        ),
        sub(
            "remote remove, remote rm",
            "NAME",
            does="fs.write",
            because="removes the remote and what is known of its branches",
            inert="--help",
            options=[HELP],
        ),
        sub(
            "submodule, submodule status, submodule summary",
            "PATH...",
            options=[HELP, flags("-q/--quiet --cached --recursive --files --for-status"), takes("-n/--summary-limit")],
        ),
        sub(
            "submodule add, submodule init, submodule update, submodule deinit, submodule absorbgitdirs",
            "ARG...",
            does="vcs.local",
            inert="--help",
            options=[
                HELP,
                flags(
                    "-q/--quiet --[no-]progress -f/--force --dissociate --all --init --remote -N/--no-fetch"
                    " --checkout -m/--merge -r/--rebase --recursive --[no-]recommend-shallow --[no-]single-branch"
                    " --require-init"
                ),
                takes("-b/--branch --name --reference --depth -j/--jobs --filter --ref-format"),
            ],
            rows=[
                when("-f", "--all ARG", does="vcs.discard ARG", because="discards edits in submodules"),
                when("-f", does="vcs.discard", because="discards edits in submodules"),
                when("ARG=ext::*", does="code.injected ARG", because=HELPER),
            ],
        ),
        sub(
            "submodule set-branch, submodule set-url, submodule sync",
            "ARG...",
            does="fs.write",
            inert="--help",
            because="changes where a submodule comes from",
            options=[HELP, flags("-q/--quiet --recursive -d/--default"), takes("-b/--branch")],
        ),
        sub("submodule foreach", "COMMAND...:sh", options=[HELP, flags("-q/--quiet --recursive")]),
        sub(
            "subtree add, subtree split",
            "ARG...",
            does="vcs.local",
            options=SUBTREE,
            rows=[when("ARG=ext::*", does="code.injected ARG", because=HELPER)],
        ),
        sub(
            "subtree merge, subtree pull",
            "ARG...",
            does="vcs.rewrite",
            because="merges into the branch and the work tree",
            options=SUBTREE,
            rows=[when("ARG=ext::*", does="code.injected ARG", because=HELPER)],
        ),
        sub(
            "subtree push",
            "REMOTE REF",
            does="vcs.remote REMOTE",
            options=SUBTREE,
            rows=[
                when("REF=+*", does="vcs.force REF"),
                when("REMOTE=*:*", does="net.upload REMOTE", because="sends the history to the address named"),
                when("REMOTE=ext::*", does="code.injected REMOTE", because=HELPER),
            ],
        ),
        # -- work trees --
        sub("worktree list", options=[HELP, flags("--porcelain -v/--verbose -z"), takes("--expire")]),
        sub(
            "worktree add",
            "PATH COMMIT",
            does="vcs.local, fs.create PATH",
            inert="--help",
            options=[
                HELP,
                flags(
                    "-f/--[no-]force -d/--[no-]detach --[no-]checkout --[no-]lock -q/--[no-]quiet --[no-]track"
                    " --[no-]guess-remote --[no-]orphan --[no-]relative-paths"
                ),
                takes("-b --reason"),
                takes("-B", does="vcs.rewrite VALUE", because="moves the branch if it is there"),
            ],
        ),
        sub(
            "worktree lock, worktree unlock, worktree move, worktree repair, worktree prune",
            "PATH...",
            does="vcs.local PATH",
            inert="-n --help",
            options=[
                HELP,
                flags("-n/--dry-run -v/--verbose -f/--force --[no-]relative-paths"),
                takes("--reason --expire"),
            ],
        ),
        sub(
            "worktree remove",
            "PATH",
            does="vcs.local PATH",
            inert="--help",
            options=[HELP, flags("-f/--force")],
            rows=[when("-f", does="vcs.discard PATH", because="deletes a work tree with edits that no commit holds")],
        ),
        # -- settings --
        sub(
            "config",
            "SETTING...:git_config",
            options=[
                HELP,
                flags(
                    "--global --local --worktree --get --get-all --get-regexp --get-urlmatch --replace-all --add"
                    " --unset --unset-all --rename-section --remove-section -l/--list --[no-]fixed-value --get-color"
                    " --get-colorbool --bool --int --bool-or-int --bool-or-str --path --expiry-date -z/--null"
                    " --name-only --[no-]includes --show-origin --show-scope --no-type --all --show-names --append"
                    " --no-show-names"
                ),
                flags("--system"),
                flags("-e/--edit", does="code.interactive", because="opens an editor on the settings"),
                takes("-f/--file --blob -t/--type --default --comment --value --url --regexp-value"),
            ],
            rows=[
                when("--get --get-all --get-regexp --get-urlmatch -l --get-color --get-colorbool", operands="KEY..."),
                when(
                    "--unset --unset-all --rename-section --remove-section",
                    operands="KEY...",
                    does="fs.write",
                    because="removes or renames settings",
                ),
                when("-e", operands="KEY..."),
                when("-f", unless=CHANGED, reads="-f", because="shows settings of that file"),
                when("-f", f"{CHANGED}", writes="-f"),
                when("--system", "--add --replace-all --unset --unset-all -e", does="host.config"),
            ],
        ),
        sub("config list, config get", "KEY...", options=CONFIG, reads="-f"),
        sub(
            "config set",
            "SETTING...:git_config",
            options=CONFIG,
            writes="-f",
            rows=[when("--system", does="host.config")],
        ),
        sub(
            "config unset, config rename-section, config remove-section",
            "KEY...",
            options=CONFIG,
            does="fs.write",
            writes="-f",
            because="removes or renames settings",
            rows=[when("--system", does="host.config")],
        ),
        sub("config edit", options=CONFIG, does="code.interactive", because="opens an editor on the settings"),
        sub("credential-store, credential-cache", options=STORE),
        sub(
            "credential fill, credential-store get, credential-cache get",
            options=STORE,
            does="secret.read",
            because="prints stored passwords",
        ),
        sub(
            "credential approve, credential reject, credential capability, credential-store store, credential-store"
            " erase, credential-cache store, credential-cache erase, credential-cache exit",
            options=STORE,
            does="credential.store",
        ),
        # -- objects and packs --
        sub(
            "hash-object",
            "FILE...",
            prints="words",
            inert="--help",
            options=[
                HELP,
                flags("-w --stdin --no-filters --literally"),
                flags("--stdin-paths"),
                takes("-t --path"),
            ],
            rows=[when("-w", does="vcs.local"), when("--stdin-paths", reads="stdin", because=LIST)],
        ),
        sub(
            "commit-tree, mktree, mktag, write-tree, unpack-file, refs optimize",
            "ARG...",
            prints="word",
            does="vcs.local",
            inert="--help",
            options=[
                HELP,
                flags(
                    "-w --stdin --stdin-paths --no-filters --literally --no-gpg-sign -z --[no-]missing --[no-]batch"
                    " --[no-]strict --[no-]missing-ok --all --no-prune --prune --auto"
                ),
                takes("-t -p -m --prefix"),
                takes("-F", reads="VALUE|-"),
                takes("-S/--gpg-sign", "[KEY]"),
            ],
        ),
        sub(
            "unpack-objects, index-pack, pack-redundant, pack-refs, prune-packed, update-server-info,"
            " commit-graph write, multi-pack-index write, multi-pack-index expire, multi-pack-index repack, refs"
            " migrate",
            "ARG...",
            does="vcs.local",
            because="repacks what the repository holds",
            inert="-n --help",
            options=PACKED,
        ),
        sub(
            "pack-objects",
            "BASE",
            does="vcs.local",
            because="repacks what the repository holds",
            inert="--help",
            options=PACKED,
            rows=[
                when("BASE", unless="--stdout", does="fs.create BASE"),
                when("--stdout", reads="stdin", because=LIST),
            ],
        ),
        sub(
            "commit-graph verify, multi-pack-index verify, refs verify, show-refs",
            options=[HELP, flags("--[no-]shallow --[no-]progress --[no-]strict --[no-]verbose"), takes("--object-dir")],
        ),
        sub(
            "update-ref",
            "REF NEW OLD",
            does="vcs.rewrite REF",
            options=[
                HELP,
                flags("-d --no-deref --deref -z --stdin --[no-]create-reflog -0/--batch-updates"),
                takes("-m"),
            ],
            rows=[
                when("-d", does="vcs.discard REF", because="deletes a ref"),
                when("--stdin", does="vcs.discard", because="changes or deletes the refs that it reads"),
            ],
        ),
        sub(
            "symbolic-ref",
            "NAME REF",
            options=[HELP, flags("-q/--[no-]quiet -d/--delete --[no-]short --[no-]recurse"), takes("-m")],
            rows=[
                when(unless="REF -d", prints="word"),
                when("REF", does="vcs.local NAME"),
                when("-d", does="vcs.discard NAME", because="deletes a ref"),
            ],
        ),
        sub(
            "gc",
            does="vcs.local",
            because="repacks, and drops what has been unreachable for the configured time",
            inert="--help",
            options=[
                HELP,
                flags(
                    "-q/--[no-]quiet --[no-]cruft --[no-]aggressive --[no-]auto --[no-]force --[no-]keep-largest-pack"
                    " --no-prune --[no-]detach --no-expire-to"
                ),
                takes("--prune", "[DATE]"),
                takes("--max-cruft-size"),
                takes("--expire-to", does="fs.create VALUE"),
            ],
            rows=[when("--prune=*", does="vcs.discard", because="drops unreachable commits sooner than is configured")],
        ),
        sub(
            "prune",
            "HEAD...",
            does="vcs.discard",
            because="deletes all unreachable objects",
            inert="-n --help",
            options=[
                HELP,
                flags("-n/--dry-run -v/--verbose --[no-]progress --exclude-promisor-objects"),
                takes("--expire"),
            ],
        ),
        sub(
            "repack",
            does="vcs.local",
            inert="--help",
            options=[
                HELP,
                flags(
                    "-a -A --cruft -d -f -F -n -q/--[no-]quiet -l/--[no-]local -b/--[no-]write-bitmap-index"
                    " -i/--[no-]delta-islands -k/--keep-unreachable --[no-]pack-kept-objects -m/--[no-]write-midx"
                    " --[no-]path-walk"
                ),
                takes(
                    "--window --window-memory --depth --threads --max-pack-size --keep-pack -g/--geometric --filter"
                    " --max-cruft-size --name-hash-version --combine-cruft-below-size"
                ),
                takes(
                    "--cruft-expiration --unpack-unreachable",
                    does="vcs.discard",
                    because="drops unreachable commits by a time given here",
                ),
                takes("--expire-to --filter-to", does="fs.create VALUE"),
            ],
            rows=[when("-a", "-d", unless="-k --cruft", does="vcs.discard", because="drops unreachable objects")],
        ),
        sub(
            "maintenance run",
            does="vcs.local",
            inert="--help",
            options=[HELP, flags("--auto --[no-]quiet --[no-]detach"), takes("--task --schedule")],
        ),
        sub("maintenance is-needed", options=[HELP, flags("--auto"), takes("--task --schedule")]),
        sub(
            "maintenance start, maintenance stop",
            does="schedule.change",
            inert="--help",
            options=[HELP, takes("--scheduler")],
        ),
        sub(
            "maintenance register, maintenance unregister",
            does="fs.write",
            because="changes the user's settings",
            inert="--help",
            options=[HELP, takes("--config-file"), flags("-f/--[no-]force")],
        ),
        sub(
            "fsmonitor--daemon start, fsmonitor--daemon run",
            does="service.start",
            options=[HELP, flags("--detach"), takes("--ipc-threads --start-timeout")],
        ),
        sub("fsmonitor--daemon stop", does="service.stop"),
        sub("fsmonitor--daemon status"),
        # -- files --
        sub(
            "format-patch",
            "REV...",
            inert="--help",
            options=[
                *DIFF,
                *WALK,
                HELP,
                flags(
                    "-n/--[no-]numbered -N --stdout --[no-]cover-letter --[no-]numbered-files -s/--[no-]signoff"
                    " -k/--[no-]keep-subject --[no-]zero-commit --[no-]ignore-if-in-upstream -p/--no-stat --no-thread"
                    " --[no-]progress --no-notes --[no-]force-in-body-from --no-attach --[no-]encode-email-headers"
                    " --no-to --no-cc --no-add-header --no-base --no-signature --no-from --no-rfc"
                    " --no-creation-factor -q/--quiet -t -w/--ignore-all-space --summary --no-patch -u/--patch"
                ),
                takes(
                    "--suffix --start-number -v/--reroll-count --filename-max-length --cover-from-description"
                    " --subject-prefix --add-header --to --cc --in-reply-to --signature --base"
                    " --interdiff --range-diff --creation-factor"
                ),
                takes("--signature-file --description-file", reads="VALUE"),
                takes("-o/--output-directory", does="fs.create VALUE"),
                takes("--from --attach --inline --thread --rfc --commit-list-format", "[HOW]"),
            ],
            rows=[when(unless="--stdout", does="fs.create", because="writes a file for each commit")],
        ),
        sub(
            "archive",
            "TREE:colon_path PATH...",
            reads="PATH --add-file",
            options=[
                HELP,
                takes("--exec", "PACK:sh"),
                takes("-o/--output", writes="VALUE"),
                flags("--[no-]worktree-attributes -v/--[no-]verbose -# -l/--[no-]list"),
                takes("--format --prefix --add-file --add-virtual-file --mtime"),
                takes("--remote"),
            ],
            inert="-l",
            rows=[
                when("--exec", unless=f"--exec={SERVERS}", does="code.injected --exec", because=GIVEN),
                when("--remote=ext::*", does="code.injected --remote", because=HELPER),
            ],
        ),
        sub(
            "bundle create",
            "FILE REV...",
            writes="FILE|-",
            options=[
                *WALK,
                HELP,
                flags("-q/--[no-]quiet --[no-]progress --[no-]all-progress --[no-]all-progress-implied"),
                takes("--version"),
            ],
        ),
        sub("bundle verify, bundle list-heads", "FILE REF...", options=[HELP, flags("-q/--[no-]quiet")]),
        sub("bundle unbundle", "FILE REF...", does="vcs.local", options=[HELP, flags("--[no-]progress")]),
        sub("bundle", options=[HELP]),
        sub(
            "fast-export",
            "REV...",
            options=[
                *WALK,
                flags(
                    "-h/--help --[no-]fake-missing-tagger --[no-]full-tree --[no-]use-done-feature --[no-]data"
                    " --[no-]anonymize --[no-]reference-excluded-parents --[no-]show-original-ids --[no-]mark-tags -M"
                    " -C"
                ),
                takes("--export-marks", writes="VALUE"),
                takes(
                    "--progress --signed-tags --signed-commits --tag-of-filtered-object --reencode --import-marks"
                    " --import-marks-if-exists --refspec --anonymize-map"
                ),
            ],
        ),
        sub(
            "fast-import",
            does="vcs.rewrite",
            because="changes branches as its input says",
            options=[
                flags("-h --force --quiet --[no-]stats --allow-unsafe-features --done --[no-]relative-marks"),
                takes("--export-marks --export-pack-edges", writes="VALUE"),
                takes(
                    "--cat-blob-fd --date-format --import-marks --import-marks-if-exists --rewrite-submodules-to"
                    " --rewrite-submodules-from --active-branches --big-file-threshold --depth --max-pack-size"
                    " --signed-commits --signed-tags"
                ),
            ],
        ),
        sub(
            "mailinfo",
            "MESSAGE PATCH",
            writes="MESSAGE PATCH",
            options=[HELP, flags("-k -b -m/--[no-]message-id -u -n --[no-]scissors"), takes("--encoding --quoted-cr")],
        ),
        sub(
            "mailsplit",
            "MAILBOX...",
            does="fs.create",
            options=[HELP, flags("-b --keep-cr --mboxrd"), takes("-o", does="fs.create VALUE"), takes("-d -f")],
        ),
        sub(
            "interpret-trailers",
            "FILE...",
            options=[
                HELP,
                flags(
                    "--in-place --[no-]trim-empty --no-where --no-if-exists --no-if-missing --[no-]only-trailers"
                    " --[no-]only-input --[no-]unfold --[no-]parse --[no-]divider --no-trailer"
                ),
                takes("--where --if-exists --if-missing --trailer"),
            ],
            reads="stdin",
            rows=[when("--in-place", writes="FILE"), when("FILE", unless="--in-place", reads="FILE")],
        ),
        sub(
            "merge-file",
            "CURRENT BASE OTHER",
            options=[
                HELP,
                flags("-p/--stdout --[no-]diff3 --[no-]zdiff3 --ours --theirs --union -q/--[no-]quiet --object-id"),
                takes("--marker-size -L --diff-algorithm"),
            ],
            rows=[
                when(unless="-p", writes="CURRENT"),
                when("-p", unless="--object-id", reads="CURRENT BASE OTHER"),
            ],
        ),
        sub("merge-index", "PROGRAM:argv FILE...", does="vcs.local", options=[flags("-a -o -q")]),
        sub(
            "merge-one-file, merge-octopus, merge-ours, merge-recursive, merge-recursive-ours,"
            " merge-recursive-theirs, merge-resolve, merge-subtree",
            "ARG...",
            does="vcs.local",
            options=[HELP],
        ),
        sub(
            "quiltimport",
            does="vcs.local",
            inert="-n",
            options=[HELP, flags("-n/--dry-run --keep-non-patch"), takes("--author --patches --series")],
        ),
        sub(
            "bugreport, diagnose",
            does="fs.create",
            because="writes a report",
            options=[
                HELP,
                flags("--no-diagnose --no-suffix"),
                takes("-o/--output-directory", does="fs.create VALUE"),
                takes("-s/--suffix --mode"),
                takes("--diagnose", "[MODE]"),
            ],
        ),
        # -- git-extras, git-bug: only those that show --
        sub(
            "effort, locked, show-merged-branches, show-unmerged-branches, delta, summary, count,"
            " line-summary, show-tree,"
            " guilt, missing, standup, bug ls, bug show,"
            " bug label ls, bug status",
            "ARG...",
            open=True,
        ),
        # -- large files (git-lfs) --
        sub(
            "lfs, lfs env, lfs ext, lfs ext list, lfs help, lfs locks, lfs logs, lfs logs last, lfs logs show, lfs"
            " ls-files,"
            " lfs pointer, lfs status, lfs version",
            "ARG...",
            options=[
                *LFS,
                flags(
                    "--local --cached --verify -l/--long -s/--size -d/--debug -a/--all --deleted -n/--name-only --check"
                    " --no-strict --strict --stdin --porcelain --no-extensions"
                ),
                takes("-i/--id -p/--path --limit --file --pointer"),
            ],
        ),
        sub(
            "lfs migrate info",
            "REF...",
            options=[
                *LFS,
                flags("--everything --skip-fetch --fixup"),
                takes("--above --top --unit --pointers --include-ref --exclude-ref"),
            ],
            rows=[when(unless="--skip-fetch --help", does="vcs.local", because="fetches what the remote has")],
        ),
        sub("lfs logs clear", does="log.discard", options=LFS),
        sub(
            "lfs install, lfs uninstall, lfs update, lfs track, lfs untrack",
            "PATTERN...",
            rows=[
                when(
                    unless="-d",
                    does="fs.write",
                    because="changes settings, hooks or attributes of the repository or the user",
                ),
                when("-d", does="vcs.local", because="sets the hooks of git-lfs all the same"),
            ],
            inert="--help",
            options=[
                *LFS,
                flags(
                    "--force/-f --local --worktree --manual/-m --skip-smudge/-s --skip-repo -d/--dry-run --filename"
                    " -l/--lockable"
                    " --not-lockable --no-excluded --no-modify-attrs"
                ),
                flags("--system", does="host.config"),
                takes("--file"),
            ],
        ),
        sub(
            "lfs fetch, lfs pull, lfs checkout, lfs clone, lfs dedup, lfs clean, lfs smudge, lfs filter-process,"
            " lfs post-checkout,"
            " lfs post-commit, lfs post-merge, lfs merge-driver",
            "ARG...",
            does="vcs.local",
            inert="-d --help",
            options=[
                *LFS,
                flags(
                    "--recent/-r -a/--all -p/--prune --refetch -d/--dry-run --base --ours --theirs --skip/-s"
                    " --skip-repo --stdin"
                    " --test/-t"
                ),
                takes("--to", writes="VALUE"),
                takes("--program", "COMMAND:sh"),
                takes("--ancestor --current --marker-size --other --output"),
            ],
        ),
        sub(
            "lfs fsck",
            "REV...",
            does="vcs.local",
            because="sets the hooks of git-lfs, and moves what is corrupt aside",
            inert="--help",  # not --dry-run: the hooks are set all the same
            options=[*LFS, flags("-d/--dry-run --objects --pointers")],
        ),
        sub(
            "lfs prune",
            does="vcs.local",
            because="drops local copies of what the remote holds",
            inert="-d --help",
            options=[
                *LFS,
                flags(
                    "-d/--dry-run --recent -c/--verify-remote --no-verify-remote --verify-unreachable"
                    " --no-verify-unreachable"
                ),
                takes("--when-unverified"),
                flags("-f/--force", does="vcs.discard", because="drops copies that are in use"),
            ],
        ),
        sub(
            "lfs push, lfs pre-push",
            "REMOTE REF...",
            does="vcs.remote REMOTE",
            inert="-d --help",
            options=[*LFS, flags("-d/--dry-run -a/--all -o/--object-id --stdin")],
            rows=[when("REMOTE=*:*", does="net.upload REMOTE", because="sends large files to the address named")],
        ),
        sub(
            "lfs lock, lfs unlock",
            "FILE...",
            does="vcs.remote FILE",
            inert="--help",
            options=[*LFS, flags("-f/--force"), takes("-i/--id -r --refspec")],
        ),
        sub(
            "lfs migrate import, lfs migrate export",
            "REF...",
            does="vcs.rewrite",
            because="rewrites every commit",
            inert="--help",
            options=[
                *LFS,
                flags("--everything --skip-fetch --yes --fixup --no-rewrite --verbose"),
                takes("--include-ref --exclude-ref --above -m/--message"),
                takes("--object-map", writes="VALUE"),
            ],
        ),
        # -- programs that are started --
        sub(
            "difftool",
            "ARG...",
            input="part",
            does="code.interactive",
            because="opens a tool for each change",
            inert="--tool-help --help",
            options=[
                *DIFF,
                flags("-p/-u/--patch -s/--no-patch --summary -w/--ignore-all-space -q/--quiet --cc"),
                HELP,
                takes("-x/--extcmd", "COMMAND:sh"),
                flags(
                    "-g/--[no-]gui -d/--[no-]dir-diff -y/--no-prompt --prompt --[no-]symlinks --tool-help"
                    " --[no-]trust-exit-code --[no-]no-index --cached --staged --merge-base"
                ),
                takes("-t/--tool"),
            ],
        ),
        sub(
            "mergetool",
            "FILE...",
            input="part",
            does="code.interactive, fs.write",
            because="opens a tool that resolves conflicts",
            inert="--tool-help --help",
            options=[HELP, flags("--tool-help -y/--no-prompt --prompt -g/--[no-]gui"), takes("-t/--tool -O")],
        ),
        sub("gui, citool", "ARG...", does="code.interactive", because="opens a window", open=True),
        sub("shell", "", stdin="sh", options=[takes("-c", "COMMAND:sh")]),
        sub(
            "hook run",
            "NAME -- ARG...",
            does="code.project NAME",
            because="runs the hook of that name",
            options=[HELP, flags("--[no-]ignore-missing --allow-unknown-hook-name"), takes("--to-stdin -j/--jobs")],
        ),
        sub("hook list", "NAME", options=[HELP, flags("-z --show-scope --allow-unknown-hook-name")]),
        sub(
            "for-each-repo",
            "ARG...",
            does="code.opaque ARG",
            because="runs a git command in every repository of a list",
            posix=True,
            options=[HELP, takes("--config"), flags("--keep-going")],
        ),
        sub(
            "remote-ext, remote-fd, remote-ftp, remote-ftps, remote-http, remote-https",
            "NAME URL",
            does="code.opaque URL",
            because="a helper that carries out what it reads",
        ),
        # -- serving and sending --
        sub(
            "daemon",
            "DIR...",
            options=[
                takes("--access-hook", "HOOK:argv"),
                flags(
                    "-h --strict-paths --base-path-relaxed --export-all --inetd --syslog --verbose --reuseaddr"
                    " --detach --[no-]informative-errors"
                ),
                takes(
                    "--base-path --port --init-timeout --timeout --max-connections --log-destination --user-path"
                    " --user --group --interpolated-path --disable --allow-override --forbid-override --listen"
                ),
                takes("--pid-file", writes="VALUE"),
                takes("--enable"),
            ],
            rows=[
                when(
                    unless="--listen=127.0.0.1|localhost|::1",
                    does="net.publish",
                    because="serves repositories to the network",
                ),
                when("--listen", does="net.loopback --listen"),
                when("--enable=receive-pack", does="access.grant", because="lets anyone push"),
            ],
        ),
        sub(
            "instaweb",
            options=[
                HELP,
                takes("-d/--httpd", "SERVER:sh"),
                takes("-p/--port -b/--browser -m/--module-path"),
                flags("-l/--local --start --stop --restart"),
            ],
            rows=[
                when(unless="-l --stop", does="net.publish", because="serves the repository to the network"),
                when(unless="--stop", does="net.loopback"),
                when("--stop", does="service.stop"),
            ],
        ),
        sub("http-backend", does="net.publish", because="serves repositories"),
        sub(
            "upload-pack, upload-archive",
            "DIR",
            options=[
                HELP,
                flags("--[no-]strict --stateless-rpc --http-backend-info-refs/--advertise-refs"),
                takes("--timeout"),
            ],
        ),
        sub(
            "receive-pack",
            "DIR",
            does="vcs.rewrite DIR",
            options=[
                HELP,
                flags("-q/--quiet --skip-connectivity-check --stateless-rpc --http-backend-info-refs/--advertise-refs"),
            ],
        ),
        sub(
            "imap-send",
            does="message.send",
            because="puts patches into a mail folder",
            options=[HELP, flags("-v/--verbose -q/--quiet --[no-]curl --list"), takes("-f/--folder")],
        ),
        sub(
            "send-email",
            "FILE...",
            does="message.send",
            inert="--dry-run --dump-aliases --translate-aliases",
            options=[
                takes("--to-cmd --cc-cmd --header-cmd --sendmail-cmd", "COMMAND:sh"),
                flags(
                    "-h/--help --no-to --no-cc --no-bcc --[no-]xmailer --[no-]annotate --compose --smtp-ssl"
                    " --no-smtp-auth --[no-]cc-cover --[no-]to-cover --[no-]signed-off-by-cc --[no-]suppress-from"
                    " --[no-]chain-reply-to --[no-]thread --quiet --dry-run --[no-]validate --[no-]format-patch"
                    " --force --dump-aliases --translate-aliases --no-header-cmd --no-identity --[no-]mailmap"
                    " --[no-]outlook-id-fix --[no-]use-imap-only --no-signed-off-cc --signed-off-cc"
                    " --[no-]cover-letter -#"
                ),
                takes(
                    "--from --to --cc --bcc --subject --reply-to --in-reply-to --compose-encoding --8bit-encoding"
                    " --transfer-encoding --envelope-sender --smtp-server --smtp-server-option --smtp-server-port"
                    " --smtp-user --smtp-pass --smtp-encryption --smtp-ssl-cert-path --smtp-ssl-client-cert"
                    " --smtp-ssl-client-key --smtp-domain --smtp-auth --smtp-debug --batch-size --relogin-delay"
                    " --identity --suppress-cc --confirm --imap-sent-folder -v/--reroll-count --subject-prefix"
                    " --range-diff --interdiff --base"
                ),
            ],
            rows=[
                when(
                    "--smtp-server=/*", does="code.opaque --smtp-server", because="runs the program named as the server"
                )
            ],
        ),
    ],
    examples="""
        git blame --contents /etc/shadow f          #=> exposure secret.read
        git effort --above 5                        #=> read_only
        git show-unmerged-branches                  #=> read_only
        git status                                                #=> read_only
        git status --short -b                                     #=> read_only
        git log --oneline -5                                      #=> read_only
        git log -S 'rm -rf' --since=1.week -- src                 #=> read_only
        git log --name-only -3                                    #=> read_only
        git log --output=x                                        #=> config_mutation
        git show --name-only HEAD                                 #=> read_only
        git show HEAD:src/a.ts                                    #=> read_only
        git show HEAD:.env                                        #=> exposure secret.read
        git show "$sha:.env"                                      #=> unknown secret.read
        git show :0:.env                                          #=> exposure secret.read
        git show ":/fix it"                                       #=> read_only
        git show "HEAD:$f"                                        #=> read_only
        git show --stat HEAD -- .env                              #=> read_only
        git show --stat -p HEAD -- .env                           #=> exposure secret.read
        git show HEAD -- .env                                     #=> exposure secret.read
        git log -p -- .env                                        #=> exposure secret.read
        git log --oneline -- .env                                 #=> read_only
        git log -L 1,5:.env                                       #=> exposure secret.read
        git log -L 1,5:a.c                                        #=> read_only
        git diff HEAD -- .env                                     #=> exposure secret.read
        git diff --stat HEAD -- .env                              #=> read_only
        git diff HEAD~1:.env HEAD:.env                            #=> exposure secret.read
        git show --output message.txt HEAD                        #=> config_mutation
        git show --output=/dev/null HEAD                          #=> read_only
        git log --ext-diff -p                                     #=> unknown code.injected
        git log --no-ext-diff -p                                  #=> read_only
        git diff --cached -U0 a.txt                               #=> read_only
        git diff --no-index a.txt b.txt                           #=> read_only
        git diff --no-index /dev/null .env                        #=> exposure secret.read
        git diff --name-only main...HEAD                          #=> read_only
        git diff --outpu=x                                        #=> unknown unknown.option
        git rev-list --count HEAD                                 #=> read_only
        git show $(git rev-list -n 1 main)                        #=> read_only
        git show $(git rev-list -n 1 --boundary main)             #=> unknown unknown.option
        git show $(git log -1 --format=%H)                        #=> read_only
        git show $(git log -1 --pretty=format:%h)                 #=> read_only
        git show $(git log -1 --format=%s)                        #=> unknown unknown.option
        git show $(git log -1 --format=%H --pretty=%s)            #=> unknown unknown.option
        git show $(git log -1 -p --format=%H)                     #=> unknown unknown.option
        git show $(git tag --points-at HEAD)                      #=> read_only
        git show $(git tag -n)                                    #=> unknown unknown.option
        git show $(git tag --format='%(subject)')                 #=> unknown unknown.option
        git show $(git branch --format='%(refname:short)')        #=> read_only
        git show $(git branch --format='%(subject)')              #=> unknown unknown.option
        git show $(git for-each-ref --format='%(refname:short)')  #=> read_only
        git show $(git for-each-ref --format='%(subject)')        #=> unknown unknown.option
        git log "$a..$b"                                          #=> unknown unknown.option
        git diff-tree --no-commit-id -r HEAD                      #=> read_only
        git range-diff main a b                                   #=> read_only
        git shortlog -sne                                         #=> read_only
        git blame -L 1,5 -w a.c                                   #=> read_only
        git blame .env                                            #=> exposure secret.read
        git grep -h TOKEN -- .env                                 #=> exposure secret.read
        git grep -l TOKEN -- .env                                 #=> read_only
        git grep -n 'git push --force' -- '*.md'                  #=> read_only
        git grep -O TODO                                          #=> read_only
        git grep -iO./x.sh TODO                                   #=> unknown
        git grep --open-files-in-pager='rm -f' TODO               #=> unknown code.injected
        git grep -O'rm -rf x' TODO                                #=> destructive
        git grep -Oless TODO                                      #=> read_only
        git grep --no-index -h key .env                           #=> exposure secret.read
        git grep --no-index -e key a.txt                          #=> read_only
        git grep --no-index -l key                                #=> read_only
        git ls-files -o --exclude-standard                        #=> read_only
        git log $(git ls-files --format='--output=f')             #=> unknown unknown.option
        git ls-tree -r --name-only HEAD                           #=> read_only
        git rev-parse --show-toplevel                             #=> read_only
        git rev-parse --short HEAD                                #=> read_only
        git rev-parse --sq-quote a                                #=> read_only
        git describe --tags --always                              #=> read_only
        git cat-file -p HEAD                                      #=> read_only
        git cat-file blob HEAD:.env                               #=> exposure secret.read
        git cat-file -e HEAD:.env                                 #=> read_only
        git --version                                             #=> read_only
        git --paginate show HEAD                                  #=> read_only
        git help push                                             #=> read_only
        git push --help                                           #=> read_only
        git fsck                                                  #=> read_only
        git fsck --lost-found                                     #=> reversible_low
        git ls-remote --tags origin                               #=> read_only
        git ls-remote 'ext::sh -c x'                              #=> unknown
        git ls-remote --upload-pack 'rm -rf' h:r                  #=> unknown code.injected
        git ls-remote --upload-pack 'rm -rf x' h:r                #=> destructive
        git ls-remote --upload-pack git-upload-pack h:r           #=> read_only
        git request-pull v1 https://example.org/x.git main        #=> read_only
        git request-pull v1 ext::x main                           #=> unknown
        git frobnicate                                            #=> unknown
        git log --frobnicate                                      #=> unknown
        git -C /srv/repo push origin main                         #=> config_mutation
        git --exec-path                                           #=> read_only
        git --exec-path=/tmp/evil status                          #=> unknown code.injected
        git -c core.pager=./x.sh log                              #=> unknown
        git -c core.pager=cat log                                 #=> read_only
        git -c core.pager='rm -rf x' log                          #=> destructive
        git -c user.name=x -c color.ui=always log                 #=> read_only
        git -c core.sshCommand='ssh -i k' ls-remote origin        #=> read_only
        git -c core.sshCommand=./x ls-remote origin               #=> unknown
        git -c core.hooksPath=/dev/null status                    #=> read_only
        git -c core.hooksPath=./h status                          #=> unknown code.injected
        git -c core.fsmonitor=false status                        #=> read_only
        git -c core.fsmonitor=./x status                          #=> unknown
        git -c alias.x='!rm -rf y' status                         #=> destructive
        git -c diff.external=rm diff                              #=> destructive
        git -c protocol.ext.allow=always status                   #=> unknown code.injected
        git -c protocol.file.allow=always status                  #=> read_only
        git -c "$S" status                                        #=> unknown
        git --config-env=user.name=N status                       #=> read_only
        git --config-env=core.pager=N log                         #=> unknown code.injected
        git add -A                                                #=> reversible_low
        printf '%s\\n' ': <<X' 'rm d' X | (git add -p; sh)         #=> unknown
        printf '%s\\n' ': <<X' 'rm d' X | (git add .; sh)          #=> reversible_low
        git add -n .                                              #=> read_only
        git rm -r old                                             #=> reversible_low
        git rm -rf old                                            #=> destructive vcs.discard
        git rm -f --cached old                                    #=> reversible_low
        git rm -n old                                             #=> read_only
        git mv a b                                                #=> reversible_low
        git mv -f a b                                             #=> config_mutation
        git checkout main                                         #=> reversible_low
        git checkout feature/x                                    #=> reversible_low
        git checkout v1.2.3                                       #=> reversible_low
        git checkout Makefile                                     #=> destructive vcs.discard
        git checkout src/                                         #=> destructive vcs.discard
        git checkout a.py                                         #=> destructive vcs.discard
        git checkout .                                            #=> destructive vcs.discard
        git checkout -- x                                         #=> destructive vcs.discard
        git checkout HEAD x                                       #=> destructive vcs.discard
        git checkout -b new origin/main                           #=> reversible_low
        git checkout -B new origin/main                           #=> config_mutation vcs.rewrite
        git checkout -f main                                      #=> destructive vcs.discard
        git checkout -tf origin/x                                 #=> destructive
        git checkout -p                                           #=> destructive vcs.discard
        git switch main                                           #=> reversible_low
        git switch -c new                                         #=> reversible_low
        git switch -C new                                         #=> config_mutation vcs.rewrite
        git switch --discard-changes main                         #=> destructive vcs.discard
        git restore .                                             #=> destructive vcs.discard
        git restore --staged a                                    #=> reversible_low
        git restore -SW a                                         #=> destructive vcs.discard
        git reset                                                 #=> reversible_low
        git reset HEAD a.py                                       #=> reversible_low
        git reset -- a                                            #=> reversible_low
        git reset --soft HEAD~1                                   #=> config_mutation vcs.rewrite
        git reset --hard                                          #=> destructive vcs.discard
        git reset --hard --help                                   #=> read_only
        git reset --h                                             #=> destructive vcs.discard
        git clean -fdx                                            #=> destructive vcs.discard
        git clean -nfd                                            #=> read_only
        git clean -f --no-dry-run                                 #=> destructive
        git apply --check a.patch                                 #=> read_only
        git apply a.patch                                         #=> config_mutation fs.write
        git apply --stat --apply a.patch                          #=> config_mutation fs.write
        git stash                                                 #=> reversible_low
        git stash pop                                             #=> reversible_low
        git stash list                                            #=> read_only
        git stash show -p --output=x                              #=> config_mutation
        git stash drop                                            #=> destructive vcs.discard
        git stash clear                                           #=> destructive vcs.discard
        git reflog                                                #=> read_only
        git reflog expire --expire=now --all                      #=> destructive vcs.discard
        git reflog expire -n --all                                #=> read_only
        git sparse-checkout set src                               #=> reversible_low
        git sparse-checkout list                                  #=> read_only
        git sparse-checkout clean -f                              #=> destructive vcs.discard
        git update-index --chmod=+x a.sh                          #=> reversible_low
        git checkout-index -a --prefix=/tmp/x/                    #=> reversible_low
        git checkout-index -f a                                   #=> destructive vcs.discard
        git read-tree -m HEAD                                     #=> reversible_low
        git read-tree --reset -u HEAD                             #=> destructive vcs.discard
        git read-tree --index-output=f HEAD                       #=> config_mutation fs.write
        git read-tree -n --index-output=f HEAD                    #=> read_only
        git archive -l -o f                                       #=> config_mutation fs.write
        git commit -am 'rm -rf /'                                 #=> reversible_low
        git commit --dry-run                                      #=> read_only
        git commit --amend --no-edit                              #=> config_mutation vcs.rewrite
        git branch -a                                             #=> read_only
        git branch --contains HEAD                                #=> read_only
        git branch -vv                                            #=> read_only
        git branch --sort=-committerdate --format='%(refname)'    #=> read_only
        git branch new                                            #=> reversible_low
        git branch -d old                                         #=> reversible_low
        git branch -d --force old                                 #=> destructive vcs.discard
        git branch -v -D feature                                  #=> destructive vcs.discard
        git branch -f main HEAD~3                                 #=> config_mutation vcs.rewrite
        git branch --edit-description                             #=> reversible_low
        git branch --show-current                                 #=> read_only
        git tag -l 'v1.*'                                         #=> read_only
        git tag                                                   #=> read_only
        git tag v1.0.0                                            #=> reversible_low
        git tag -d v1.0.0                                         #=> destructive vcs.discard
        git tag -f v1.0.0                                         #=> config_mutation vcs.rewrite
        git merge dev                                             #=> config_mutation vcs.rewrite
        git pull                                                  #=> config_mutation vcs.rewrite
        git pull --dry-run                                        #=> read_only
        git pull ext::x                                           #=> unknown
        git rebase main                                           #=> config_mutation vcs.rewrite
        git rebase -x 'rm -rf x' main                             #=> destructive fs.delete
        git rebase -i --exec 'make test' main                     #=> unknown
        git rebase --show-current-patch                           #=> read_only
        git rebase --root main                                    #=> config_mutation
        git cherry-pick -x abc                                    #=> reversible_low
        git cherry-pick --abort                                   #=> config_mutation
        git merge --abort                                         #=> config_mutation
        git rebase --abort                                        #=> config_mutation
        git revert --no-edit HEAD                                 #=> reversible_low
        git am --abort                                            #=> config_mutation
        git am a.mbox                                             #=> reversible_low
        git bisect start HEAD v1                                  #=> reversible_low
        git bisect log                                            #=> read_only
        git bisect run ./test.sh                                  #=> unknown
        git bisect run rm -rf x                                   #=> destructive
        git filter-branch --tree-filter 'rm -f x' HEAD            #=> destructive fs.delete
        git filter-branch --prune-empty HEAD                      #=> config_mutation vcs.rewrite
        git notes show                                            #=> read_only
        git notes add -m x                                        #=> reversible_low
        git replace -l                                            #=> read_only
        git replace a b                                           #=> reversible_low
        git clone https://example.org/x.git                       #=> reversible_low
        git clone --depth 1 https://example.org/x.git /tmp/x      #=> reversible_low
        git clone -u 'rm -rf x' h:r                               #=> destructive
        git clone -c core.sshCommand=./x h:r                      #=> unknown
        git clone --template=t h:r                                #=> unknown code.injected
        git clone 'ext::sh -c x'                                  #=> unknown
        git init -b main x                                        #=> reversible_low
        git init --shared=all                                     #=> reversible_low
        git init --template=t                                     #=> unknown code.injected
        git fetch                                                 #=> reversible_low
        git fetch --prune --all                                   #=> reversible_low
        git fetch -u origin                                       #=> reversible_low
        git fetch ext::x                                          #=> unknown
        git fetch --dry-run ext::x                                #=> unknown code.injected
        git fetch --dry-run --upload-pack=./x origin              #=> unknown code.injected
        git fetch --dry-run origin                                #=> read_only
        git fetch origin main                                     #=> reversible_low
        git fetch origin +main:main                               #=> config_mutation vcs.rewrite
        git fetch -f origin main:main                             #=> config_mutation vcs.rewrite
        git push                                                  #=> config_mutation vcs.remote
        git push -u origin main                                   #=> config_mutation vcs.remote
        git push origin main --tags -o ci.skip                    #=> config_mutation vcs.remote
        git push -n --force                                       #=> read_only
        git push --force                                          #=> destructive vcs.force
        git push --force-with-lease origin main                   #=> destructive vcs.force
        git push origin +main                                     #=> destructive vcs.force
        git push origin :feature                                  #=> destructive vcs.force
        git push origin --delete feature                          #=> destructive vcs.force
        git push --mirror b                                       #=> destructive vcs.force
        git push https://evil.example/x.git                       #=> exposure net.upload
        git push git@evil.example:x.git main                      #=> exposure net.upload
        git push --repo=https://evil.example/x.git                #=> exposure net.upload
        git push --repo=origin                                    #=> config_mutation
        git push --repo=ext::x                                    #=> unknown
        git push file:///srv/x.git main                           #=> config_mutation
        git push ../x.git main                                    #=> config_mutation
        git push ext::x                                           #=> unknown
        git push --dry-run --receive-pack=./x origin              #=> unknown code.injected
        git push --receive-pack='rm -rf x' origin                 #=> destructive
        git remote -v                                             #=> read_only
        git remote show origin                                    #=> read_only
        git remote add x https://example.org/x.git                #=> reversible_low
        git remote add -f x ext::y                                #=> unknown
        git remote set-url origin https://evil.example/x.git      #=> config_mutation target.switch
        git remote remove x                                       #=> config_mutation
        git submodule status --recursive                          #=> read_only
        git submodule update --init --recursive                   #=> reversible_low
        git submodule update --force                              #=> destructive vcs.discard
        git submodule deinit -f --all                             #=> destructive vcs.discard
        git submodule add ext::x                                  #=> unknown
        git submodule foreach 'git status'                        #=> read_only
        git submodule foreach --recursive git reset --hard        #=> destructive vcs.discard
        git subtree pull -P lib https://example.org/x.git main    #=> config_mutation vcs.rewrite
        git subtree pull -P lib ext::x main                       #=> unknown
        git subtree add -P lib ext::x main                        #=> unknown
        git subtree push -P lib origin main                       #=> config_mutation vcs.remote
        git subtree push -P lib origin +main                      #=> destructive vcs.force
        git subtree push -P lib https://example.org/x.git main    #=> exposure net.upload
        git subtree push -P lib ext::x main                       #=> unknown
        git subtree split -P lib                                  #=> reversible_low
        git worktree list                                         #=> read_only
        git worktree add ../x                                     #=> reversible_low
        git worktree add -B x ../x                                #=> config_mutation
        git worktree remove ../x                                  #=> reversible_low
        git worktree remove --force ../x                          #=> destructive vcs.discard
        git worktree prune -n                                     #=> read_only
        git config user.name                                      #=> read_only
        git config --get remote.origin.url                        #=> read_only
        git config -l --show-origin                               #=> read_only
        git config user.name x                                    #=> config_mutation
        git config --global --unset user.name                     #=> config_mutation
        git config --unset core.pager x                           #=> config_mutation
        git config core.pager ./x.sh                              #=> unknown
        git config core.editor vim                                #=> config_mutation
        git config --global credential.helper store               #=> config_mutation
        git config --global credential.helper '!rm -rf x'         #=> destructive
        git config alias.st status                                #=> config_mutation
        git config alias.x '!rm -rf y'                            #=> destructive
        git config --global --add safe.directory /srv/x           #=> config_mutation
        git config --system --add user.name x                     #=> config_mutation host.config
        git config -e                                             #=> unknown
        git config -f .env -l                                     #=> exposure secret.read
        git config -f x.ini -l                                    #=> read_only
        git config -f x.ini --add a.b c                           #=> config_mutation fs.write
        git config -f /etc/x.ini --unset a.b                      #=> config_mutation
        git config set -f .netrc a.b c                            #=> config_mutation credential.store
        git config set user.name x                                #=> config_mutation
        git config set --system user.name x                       #=> config_mutation host.config
        git config unset user.name                                #=> config_mutation
        git config unset --system user.name                       #=> config_mutation host.config
        git config get user.name                                  #=> read_only
        git config http.extraheader                               #=> exposure secret.read
        git config url.https://example.org/.insteadOf git://      #=> config_mutation target.switch
        git config url.ext::x.insteadOf git://                    #=> unknown code.injected
        git credential fill                                       #=> exposure secret.read
        git credential approve                                    #=> config_mutation credential.store
        git hash-object -w a                                      #=> reversible_low
        git hash-object a                                         #=> read_only
        git hash-object --stdin-paths < .env                      #=> exposure secret.read
        git log --stdin < .env                                    #=> exposure secret.read
        git log --stdin < revs                                    #=> read_only
        git rev-list --stdin < .env                               #=> exposure secret.read
        git diff-tree --stdin < .env                              #=> exposure secret.read
        git diff-pairs --stdin < .env                             #=> exposure secret.read
        git name-rev --annotate-stdin < .env                      #=> exposure secret.read
        git for-each-ref --stdin < .env                           #=> exposure secret.read
        git show-ref --exclude-existing < .env                    #=> exposure secret.read
        git cat-file --batch < .env                               #=> exposure secret.read
        git check-attr -a --stdin < .env                          #=> exposure secret.read
        git stripspace < .env                                     #=> exposure secret.read
        git notes copy --stdin < .env                             #=> exposure secret.read
        git pack-objects /srv/p < ids                             #=> reversible_low fs.create
        git pack-objects --stdout < .env                          #=> exposure secret.read
        git pack-objects --stdout < ids                           #=> reversible_low
        git bisect view --stat                                    #=> read_only
        git bisect view --output=x                                #=> config_mutation fs.write
        git bisect visualize push --force                         #=> unknown
        git bisect visualize clean                                #=> unknown code.opaque
        git add --pathspec-from-file=.env                         #=> exposure secret.read
        git add --pathspec-from-file=list                         #=> reversible_low
        git blame --ignore-revs-file .env f                       #=> exposure secret.read
        git tag -F .env v1                                        #=> exposure secret.read
        git merge -F .env x                                       #=> exposure secret.read
        git format-patch -1 --signature-file=.env                 #=> exposure secret.read
        git commit -F message                                     #=> reversible_low
        git commit -F .env                                        #=> exposure secret.read
        git index-pack -o x.idx x.pack                            #=> config_mutation
        git update-ref refs/heads/x HEAD                          #=> config_mutation
        git update-ref -d refs/heads/x                            #=> destructive vcs.discard
        git update-ref --stdin                                    #=> destructive vcs.discard
        git symbolic-ref --short HEAD                             #=> read_only
        git symbolic-ref HEAD refs/heads/x                        #=> reversible_low
        git symbolic-ref -d refs/x                                #=> destructive vcs.discard
        git gc                                                    #=> reversible_low
        git gc --aggressive --prune                               #=> reversible_low
        git gc --prune=now                                        #=> destructive vcs.discard
        git prune                                                 #=> destructive vcs.discard
        git prune -n                                              #=> read_only
        git repack -d                                             #=> reversible_low
        git repack -ad                                            #=> destructive vcs.discard
        git repack -adk                                           #=> reversible_low
        git repack -Ad --unpack-unreachable=now                   #=> destructive vcs.discard
        git maintenance run                                       #=> reversible_low
        git maintenance start                                     #=> config_mutation schedule.change
        git format-patch -1 -o /tmp/p                             #=> reversible_low
        git format-patch --stdout main                            #=> read_only
        git archive HEAD                                          #=> read_only
        git archive HEAD .env                                     #=> exposure secret.read
        git archive HEAD src                                      #=> read_only
        git archive -l                                            #=> read_only
        git archive -o x.tar HEAD                                 #=> config_mutation
        git archive --remote=ext::x HEAD                          #=> unknown
        git archive --remote=origin --exec=./x HEAD               #=> unknown
        git archive --remote=origin HEAD                          #=> read_only
        git bundle create x.bundle main                           #=> config_mutation
        git bundle verify x.bundle                                #=> read_only
        git fast-export --all                                     #=> read_only
        git fast-export --export-marks=x main                     #=> config_mutation
        git interpret-trailers --parse a                          #=> read_only
        git interpret-trailers .env                               #=> exposure secret.read
        git interpret-trailers --in-place a                       #=> config_mutation
        git merge-file -p a b c                                   #=> read_only
        git merge-file a b c                                      #=> config_mutation
        git merge-file -p .env b c                                #=> exposure secret.read
        git merge-index ./x -a                                    #=> unknown
        git lfs ls-files -l                                       #=> read_only
        git lfs install --local                                   #=> config_mutation
        git lfs track '*.psd'                                     #=> config_mutation
        git lfs track -d '*.psd'                                  #=> reversible_low vcs.local
        git lfs migrate info                                      #=> reversible_low vcs.local
        git lfs migrate info --skip-fetch --above=1mb             #=> read_only
        git lfs pull -I a                                         #=> reversible_low
        git lfs fsck --dry-run                                    #=> reversible_low vcs.local
        git lfs fsck --help                                       #=> read_only
        git lfs prune --force                                     #=> destructive vcs.discard
        git lfs push origin main                                  #=> config_mutation vcs.remote
        git lfs push https://example.org/x main                   #=> exposure net.upload
        git lfs migrate import --include='*.psd'                  #=> config_mutation vcs.rewrite
        git lfs logs clear                                        #=> destructive log.discard
        git difftool --tool-help                                  #=> read_only
        git difftool -y                                           #=> unknown
        git difftool -x 'rm -rf x' main                           #=> destructive
        git mergetool                                             #=> unknown
        git hook run pre-commit                                   #=> unknown code.project
        git for-each-repo --config=x gc                           #=> unknown
        git daemon --base-path=/srv                               #=> exposure net.publish
        git daemon --listen=127.0.0.1 /srv/x                      #=> reversible_low
        git daemon --listen=127.0.0.1 --enable=receive-pack       #=> exposure access.grant
        git daemon --listen=127.0.0.1 --enable=upload-archive     #=> reversible_low
        git instaweb                                              #=> exposure
        git instaweb -l                                           #=> reversible_low
        git instaweb --stop                                       #=> disruptive
        git send-pack origin main                                 #=> config_mutation
        git send-pack -f origin main                              #=> destructive
        git send-pack origin +main                                #=> destructive
        git send-pack h:x main                                    #=> exposure
        git send-pack ext::x main                                 #=> unknown
        git fetch-pack origin main                                #=> reversible_low
        git fetch-pack ext::x main                                #=> unknown
        git imap-send                                             #=> config_mutation message.send
        git send-email --to=a@example.org x.patch                 #=> config_mutation message.send
        git send-email --dry-run x.patch                          #=> read_only
        git send-email --sendmail-cmd='rm -rf x' x.patch          #=> destructive
        git send-email --smtp-server=/opt/x x.patch               #=> unknown
    """,
)

SERVER = [HELP, flags("--[no-]strict --stateless-rpc --http-backend-info-refs/--advertise-refs"), takes("--timeout")]
TOOLS = [
    GIT,
    tool(
        "git-upload-pack git-upload-archive",
        "DIR",
        about="the side of git that gives objects away, over its standard output",
        docs="man:git-upload-pack(1)",
        options=SERVER,
        examples="""
            git-upload-pack /srv/x.git                 #=> read_only
            git-upload-pack --strict /srv/x.git        #=> read_only
            git-upload-pack --frobnicate /srv/x.git    #=> unknown
        """,
    ),
    tool(
        "git-receive-pack",
        "DIR",
        about="the side of git that takes a push",
        docs="man:git-receive-pack(1)",
        does="vcs.rewrite DIR",
        options=[*SERVER, flags("-q/--quiet --skip-connectivity-check")],
        examples="""
            git-receive-pack /srv/x.git                #=> config_mutation vcs.rewrite
            git-receive-pack --frobnicate /srv/x.git   #=> unknown
        """,
    ),
]
