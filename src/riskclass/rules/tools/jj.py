from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

#: `:git`, `:ours` and the like are built in.
TOOL_OF = takes("--tool")
RUNS_TOOL = when("--tool", unless="--tool=:*", does="code.opaque --tool", because="runs that program")
FORMAT = [
    TOOL_OF,
    takes("--context -T/--template"),
    flags("-s/--summary --stat --types --name-only --git --color-words -w/--ignore-all-space -b/--ignore-space-change"),
]
LIST = [takes("-n/--limit"), flags("--reversed -G/--no-graph -p/--patch")]
WHERE = takes("-A/--insert-after/--after -B/--insert-before/--before -d/--destination/-o/--onto")
MESSAGE = [
    takes("-m/--message --author --author-timestamp"),
    flags("--stdin --edit --editor --reset-author --update-author --update-author-timestamp --update-change-id"),
    flags("--force-rewrite"),
]
REVS = [
    *MESSAGE,
    WHERE,
    TOOL_OF,
    takes("-r/--revision/--revisions -s/--source -b/--branch -f/--from -t/--into/--to -c/--changes-in --key --what"),
    takes("--remote"),
    flags("-i/--interactive -k/--keep-emptied --skip-emptied -u/--use-destination-message -n/--no-edit --allow-new -p"),
    flags(
        "-e --conflict --parallel --restore-descendants --retain-bookmarks --simplify-parents --keep-divergent -D -S"
    ),
    flags("--allow-backwards/--allow-move --allow-large-revsets --no-interactive --overwrite-existing --allow-empty"),
    flags("--include-ignored --delete -a/--all"),
]
#: Names of settings that are texts to show or sets of revisions.
PLAIN = (
    "user.name=*|user.email=*|ui.color=*|ui.paginate=never|ui.quiet=*|ui.log-word-wrap=*|ui.graph.style=*"
    "|ui.default-description=*|ui.movement.edit=*|ui.relative-timestamps=*|revsets.*|template-aliases.*|templates.*"
)
#: Names of settings that are programs, or commands of jj that may be `util exec`; a name in quotes is not read.
PROGRAMS = (
    "ui.pager*|ui.editor*|ui.diff*|ui.merge*|ui.default-command*|merge-tools.*|aliases.*|fix.tools.*|signing.*"
    "|core.fsmonitor|core.watchman*|fsmonitor.*|git.executable*|*\"*|*'*"
)

#: jj keeps an operation log: `jj undo` and `jj op restore` bring back what each of its commands did, work tree
#: included.
TOOL = tool(
    "jj",
    about="keep the history of a project with Jujutsu",
    docs="https://docs.jj-vcs.dev/latest/cli-reference/",
    inherits=True,
    inert="-h --help --version -V",
    options=[
        takes("-R/--repository --at-operation/--at-op --color --config"),
        takes(
            "--config-file --config-toml",
            does="code.injected VALUE",
            because="an alias or a tool of it may run",
        ),
        flags("--ignore-working-copy --ignore-immutable --no-integrate-operation --debug --quiet --no-pager"),
        flags("-h/--help -V/--version"),
    ],
    rows=[
        when(
            "--config",
            unless="--config=" + PLAIN,
            does="code.injected --config",
            because="an alias or a tool of it may run",
        )
    ],
    subs=[
        sub(
            "help, version, root, workspace root, git root, git remote list, git colocation status, util backend name",
            "WORD...",
            options=[flags("-k/--keyword"), takes("--name")],
        ),
        sub(
            "file annotate",
            "PATH",
            reads="PATH",
            options=[takes("-r/--revision -T/--template")],
        ),
        sub(
            "file search",
            "PATH...",
            options=[takes("-r/--revision -p/--pattern"), flags("--name-only -n/--line-number")],
            rows=[when(unless="--name-only", reads="PATH")],
        ),
        sub("file show", "PATH...", reads="PATH", options=[takes("-r/--revision -T/--template")]),
        sub(
            "diff, interdiff",
            "PATH...",
            options=[takes("-r/--revision/--revisions -f/--from -t/--to"), *FORMAT],
            rows=[RUNS_TOOL, when(unless="-s --stat --types --name-only", reads="PATH")],
        ),
        sub(
            "log",
            "PATH...",
            options=[takes("-r/--revision/--revisions"), *LIST, *FORMAT, flags("--count")],
            rows=[RUNS_TOOL, when("-p --git --color-words --tool --context", reads="PATH")],
        ),
        sub(
            "show, evolog, evolution-log, obslog, operation log, op log, operation show, op show,"
            " operation diff, op diff",
            "WORD...",
            options=[
                takes("-r/--revision/--revisions -f/--from -t/--to --operation/--op --show-changes-in"),
                *LIST,
                *FORMAT,
                flags("--no-patch -d/--op-diff --no-op-diff"),
            ],
            rows=[RUNS_TOOL],
        ),
        sub(
            "status, st, file list, workspace list, sparse list, config path, config p, sign list, util config-schema,"
            " util completion, util markdown-help, util mangen",
            "WORD...",
            options=[takes("-r/--revision -T/--template"), flags("--user --repo --workspace")],
        ),
        sub(
            "bookmark list, bookmark l, b list, b l, branch list, tag list, tag l",
            "WORD...",
            options=[
                takes("--remote -r/--revision/--revisions -T/--template --sort"),
                flags("-a/--all-remotes/--all -t/--tracked -c/--conflicted"),
            ],
        ),
        sub(
            "config list, config l, config get, config g",
            "NAME",
            options=[
                takes("-T/--template"),
                flags("--user --repo --workspace --include-defaults --include-overridden"),
            ],
            rows=[when("NAME=*token*|*password*|*secret*", does="secret.read NAME")],
        ),
        sub(
            "new, commit, ci, describe, desc, edit, squash, split, rebase, abandon, absorb, restore, revert, backout,"
            " duplicate, parallelize, simplify-parents, sign, unsign, undo, redo, next, prev, metaedit, converge,"
            " operation undo, op undo, operation revert, op revert, operation restore, op restore,"
            " operation integrate, op integrate, bookmark create, bookmark c, bookmark set,"
            " bookmark s, bookmark move, bookmark m, bookmark delete, bookmark d, bookmark forget,"
            " bookmark f, bookmark rename, bookmark r, bookmark track, bookmark t, bookmark untrack,"
            " bookmark advance, bookmark a, b create, b c, b set, b s, b move, b m, b delete, b d, b forget, b f,"
            " b rename, b r, b track, b t, b untrack, b advance, b a, branch create, branch set, branch delete,"
            " tag set, tag s, tag delete, tag d, tag track, tag untrack, file track, file untrack, file chmod,"
            " sparse set, sparse reset, workspace forget, workspace rename, workspace update-stale, git import,"
            " git export, util snapshot",
            "WORD...",
            does="vcs.local",
            because="is kept in the operation log, and `jj undo` brings it back",
            options=[*REVS, takes("--add --remove"), flags("--clear --include-remotes")],
            rows=[RUNS_TOOL],
        ),
        sub(
            "workspace add",
            "DEST",
            does="vcs.local, fs.create DEST",
            options=[takes("--name -r/--revision -m/--message --sparse-patterns")],
        ),
        sub(
            "diffedit, sparse edit, config edit, config e, arrange",
            "WORD...",
            does="code.interactive",
            because="opens an editor",
            options=[*REVS, flags("--user --repo --workspace")],
            rows=[RUNS_TOOL],
        ),
        sub(
            "resolve",
            "PATH...",
            options=[takes("-r/--revision"), TOOL_OF, flags("-l/--list")],
            inert="--list",
            does="vcs.local",
            because="is kept in the operation log, and `jj undo` brings it back",
            rows=[RUNS_TOOL, when(unless="--tool=:*", does="code.interactive", because="opens a merge tool")],
        ),
        sub(
            "fix",
            "PATH...",
            does="code.project",
            because="runs the tools of the settings on files",
            options=[takes("-s/--source"), flags("--include-unchanged-files -a/--all-lines")],
        ),
        sub(
            "run",
            "COMMAND...:argv",
            does="vcs.local",
            because="checks out each revision, and keeps what the command makes of it",
            options=[
                takes("-r/--revision/--revisions -j/--jobs"),
                flags("--root --clean --restore-descendants --passthrough --ignore-changes --ignore-errors"),
            ],
        ),
        sub(
            "bisect run",
            "COMMAND...:argv",
            does="vcs.local",
            because="checks out one revision after another",
            options=[takes("-r/--range"), flags("--find-good")],
        ),
        sub(
            "git init, init",
            "DEST",
            rows=[when("DEST", does="fs.create DEST"), when(unless="DEST", does="fs.create cwd")],
            options=[takes("--git-repo --object-hash"), flags("--colocate --no-colocate --git")],
        ),
        sub(
            "git clone",
            "SOURCE DEST",
            does="net.query SOURCE",
            options=[
                takes("--remote --depth --fetch-tags -b/--branch -t/--tag --object-hash"),
                flags("--colocate --no-colocate"),
            ],
            rows=[
                when("DEST", does="fs.create DEST"),
                when(unless="DEST", does="fs.create"),
                when(
                    "SOURCE==ext::*",
                    does="code.injected SOURCE",
                    because="runs the command that the address names",
                ),
            ],
        ),
        sub(
            "git fetch",
            does="vcs.local, net.query",
            options=[takes("-b/--branch --remote -t/--tag"), flags("--all-remotes --tracked")],
        ),
        sub(
            "git push",
            does="vcs.remote",
            options=[
                takes("--remote -b/--bookmark -t/--tag -r/--revision/--revisions -c/--change --named -o/--option"),
                flags("--all --tracked --allow-new -N --allow-empty-description --allow-private --allow-conflicts"),
                flags("--dry-run"),
                flags("--deleted", does="vcs.force", because="deletes bookmarks of the other repository"),
            ],
            inert="--dry-run",
        ),
        sub(
            "git remote add, git remote remove, git remote rename, git remote set-url, git"
            " colocation enable, git colocation disable",
            "WORD...",
            does="target.switch WORD",
            options=[takes("--push-url --push --fetch --fetch-tags")],
        ),
        sub(
            "config set, config s",
            "NAME VALUE",
            does="target.switch NAME",
            options=[flags("--user --repo --workspace")],
            rows=[
                when(
                    f"NAME={PROGRAMS}",
                    does="code.injected VALUE",
                    because="names a program that jj runs",
                )
            ],
        ),
        sub(
            "config unset, config u",
            "NAME",
            does="target.switch NAME",
            options=[flags("--user --repo --workspace")],
        ),
        sub(
            "operation abandon, op abandon, util gc, config gc",
            "WORD...",
            does="vcs.discard WORD",
            because="takes old states away for good",
            options=[takes("--expire")],
        ),
        sub("util exec", "COMMAND...:argv"),
        sub("util install-man-pages", "DIR", does="fs.write DIR"),
        sub(
            "gerrit upload",
            does="vcs.remote",
            options=[
                takes("-r/--revision/--revisions -b/--remote-branch --remote --reviewer --cc -l/--label --topic"),
                takes("--hashtag -m/--message --notify --deadline --custom -o/--option --trace"),
                flags("-n/--dry-run --edit --wip --ready --private --remove-private --publish-comments --merged"),
                flags("--no-publish-comments --submit --skip-validation --ignore-attention-set"),
            ],
            inert="-n",
        ),
    ],
    examples=r"""
        jj log                                #=> read_only
        jj log -r @ --tool ./x                #=> unknown code.opaque
        jj log -p src                         #=> read_only
        jj log -p .env                        #=> exposure secret.read
        jj log --count .env                   #=> read_only
        jj st                                 #=> read_only
        jj file show .env                     #=> exposure secret.read
        jj file annotate .env                 #=> exposure secret.read
        jj file search -n -p x .env           #=> exposure secret.read
        jj file search -p .env src            #=> read_only
        jj file search --name-only -p x .env  #=> read_only
        jj diff .env                          #=> exposure secret.read
        jj diff --color-words .env            #=> exposure secret.read
        jj diff -s .env                       #=> read_only
        jj diff src                           #=> read_only
        jj diff --tool :git src               #=> read_only
        jj op show -p                         #=> read_only
        jj op diff --tool ./x                 #=> unknown code.opaque
        jj bookmark list                      #=> read_only
        jj root                               #=> read_only
        jj config get user.name               #=> read_only
        jj config get x.token                 #=> exposure secret.read
        jj --config alias.x=y log             #=> unknown code.injected
        jj --config ui.color=never log        #=> read_only
        jj --config-file ./x log              #=> unknown code.injected
        jj new -m x                           #=> reversible_low vcs.local
        jj abandon @-                         #=> reversible_low vcs.local
        jj undo                               #=> reversible_low vcs.local
        jj squash --tool ./x                  #=> unknown code.opaque
        jj workspace add ../w                 #=> reversible_low fs.create
        jj diffedit                           #=> unknown code.interactive
        jj diffedit --tool ./x                #=> unknown code.opaque
        jj resolve                            #=> unknown code.interactive
        jj resolve --list                     #=> read_only
        jj resolve --tool :ours               #=> reversible_low vcs.local
        jj resolve --tool ./x                 #=> unknown code.opaque
        jj fix                                #=> unknown code.project
        jj run -j 4 -- rm -r x                #=> destructive fs.delete
        jj run -- git status                  #=> reversible_low vcs.local
        jj bisect run --range a..b -- rm x    #=> destructive fs.delete
        jj git init                           #=> reversible_low fs.create
        jj git init r                         #=> reversible_low fs.create
        jj git clone https://example.com/r    #=> reversible_low fs.create
        jj git clone https://example.com/r d  #=> reversible_low fs.create
        jj git clone ext::x d                 #=> unknown code.injected
        jj git fetch                          #=> reversible_low vcs.local
        jj git push                           #=> config_mutation vcs.remote
        jj git push --dry-run                 #=> read_only
        jj git push --deleted                 #=> destructive vcs.force
        jj git remote add o https://e/r       #=> config_mutation target.switch
        jj config set --user a.b c            #=> config_mutation target.switch
        jj config unset --user a.b            #=> config_mutation target.switch
        jj config set --user ui.pager ./x     #=> unknown code.injected
        jj config set --user 'ui."pager"' x   #=> unknown code.injected
        jj op abandon ..@-                    #=> destructive vcs.discard
        jj util exec -- rm f                  #=> destructive fs.delete
        jj util install-man-pages man         #=> config_mutation fs.write
        jj gerrit upload --reviewer a@b.c     #=> config_mutation vcs.remote
        jj gerrit upload -n                   #=> read_only
        jj frobnicate                         #=> unknown
    """,
)
