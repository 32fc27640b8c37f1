from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

MESSAGE = [
    takes("-m/--message --author --author-timestamp"),
    flags("--stdin --reset-author -i/--interactive --update-author --edit --editor"),
]
TOOLS_OF = takes("--tool", does="code.opaque VALUE", because="runs that program")
SHOWN = [
    takes("-r/--revision/--revisions -T/--template --from/-f --to/-t -n/--limit --context --color-words"),
    TOOLS_OF,
    flags("--reversed -G/--no-graph -p/--patch -s/--summary --stat --types --name-only --git -w/--ignore-all-space"),
    flags("-b/--ignore-space-change --no-patch -d/--op-diff --*"),
]
REVS = [
    *MESSAGE,
    takes("-r/--revision/--revisions -s/--source -b/--branch -d/--destination/--onto -A/--insert-after/--after -o"),
    takes("-B/--insert-before/--before --from/-f --into/--to/-t -c/--changes-in -p --key --backend -T/--template -n"),
    TOOLS_OF,
    flags("--skip-emptied -k/--keep-emptied -u/--use-destination-message --no-edit --allow-* --ignore-* -S -D"),
    flags("--parallel --restore-descendants --retain-bookmarks --simplify-parents --keep-divergent -a/--all --no-*"),
]

#: jj keeps an operation log: `jj undo` and `jj op restore` bring back what each of its commands did, work tree
#: included.
TOOL = tool(
    "jj",
    about="keep the history of a project with Jujutsu",
    docs="https://docs.jj-vcs.dev/latest/cli-reference/",
    inherits=True,
    inert="-h --help --version -V",
    options=[
        takes("-R/--repository --at-operation/--at-op --color"),
        takes(
            "--config --config-file --config-toml",
            does="code.injected VALUE",
            because="an alias or a tool of it may run",
        ),
        flags("--ignore-working-copy --ignore-immutable --debug --quiet --no-pager -h/--help -V/--version"),
    ],
    subs=[
        sub(
            "help, version, root, workspace root, workspace list, git root, git remote list, git colocation status",
            "WORD...",
            options=[flags("-k/--keyword"), takes("-T/--template")],
        ),
        sub(
            "file show, file annotate, file search, diff, interdiff",
            "PATH...",
            options=SHOWN,
            rows=[when(unless="-s --stat --types --name-only", reads="PATH")],
        ),
        sub(
            "log, show, status, st, evolog, obslog, operation log, op log, operation show, op show,"
            " operation diff, op diff, file list, bookmark"
            " list, bookmark l, b list, b l,"
            " branch list, tag list, sparse list, config path, config p, util config-schema, util completion,"
            " util markdown-help, util mangen, sign list",
            "WORD...",
            options=SHOWN,
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
            " duplicate, parallelize, simplify-parents, sign, unsign, undo, redo, next, prev, metaedit, operation undo,"
            " op undo, operation revert, op revert, operation restore, op restore, bookmark create,"
            " bookmark c, bookmark set,"
            " bookmark s, bookmark move, bookmark m, bookmark delete, bookmark d, bookmark forget,"
            " bookmark f, bookmark rename,"
            " bookmark r, bookmark track, bookmark t, bookmark untrack, bookmark advance, b create,"
            " b c, b set, b s, b move,"
            " b m, b delete, b d, b forget, b f, b rename, b r, b track, b t, b untrack, branch create, branch set,"
            " branch delete, tag set, tag delete, file track, file untrack, file chmod, sparse set, sparse reset,"
            " workspace add, workspace forget, workspace rename, workspace update-stale, git import, git export",
            "WORD...",
            does="vcs.local",
            because="is kept in the operation log, and `jj undo` brings it back",
            options=[*REVS, takes("--name --sparse-patterns --add --remove"), flags("--clear --include-remotes")],
        ),
        sub(
            "diffedit, sparse edit, config edit, config e, arrange",
            "WORD...",
            does="code.interactive",
            because="opens an editor",
            options=REVS,
        ),
        sub("resolve", "PATH...", does="code.interactive", options=[*REVS, flags("--list/-l")], inert="--list"),
        sub(
            "fix, run", "PATH...", does="code.project", because="runs the tools of the settings on files", options=REVS
        ),
        sub(
            "git init, init",
            "DEST",
            rows=[when("DEST", does="fs.create DEST"), when(unless="DEST", does="fs.create cwd")],
            options=[takes("--git-repo"), flags("--colocate --no-colocate")],
        ),
        sub(
            "git clone",
            "SOURCE DEST",
            does="fs.create, net.query SOURCE",
            options=[takes("--remote --depth --fetch-tags -b/--branch"), flags("--colocate --no-colocate")],
        ),
        sub(
            "git fetch",
            does="vcs.local, net.query",
            options=[takes("-b/--branch --remote"), flags("--all-remotes --tracked")],
        ),
        sub(
            "git push",
            does="vcs.remote",
            options=[
                takes("--remote -b/--bookmark -r/--revisions -c/--change --named -o/--option"),
                flags("--all --tracked --allow-new -N --allow-empty-description --allow-private --dry-run"),
                flags("--deleted", does="vcs.force", because="deletes bookmarks of the other repository"),
            ],
            inert="--dry-run",
        ),
        sub(
            "git remote add, git remote remove, git remote rename, git remote set-url, git"
            " colocation enable, git colocation disable",
            "WORD...",
            does="target.switch WORD",
        ),
        sub(
            "config set, config s",
            "NAME VALUE",
            does="target.switch NAME",
            options=[flags("--user --repo --workspace")],
            rows=[
                when(
                    "NAME=ui.pager*|ui.editor*|ui.diff*|ui.merge*|merge-tools.*|aliases.*|fix.tools.*|signing.*|core.fsmonitor|core.watchman*|git.executable*",
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
            "operation abandon, op abandon, util gc",
            "WORD...",
            does="vcs.discard WORD",
            because="takes old states away for good",
            options=[takes("--expire")],
        ),
        sub("util exec", "COMMAND...:argv"),
        sub(
            "gerrit upload",
            does="vcs.remote",
            options=[takes("-r/--revisions -b/--remote-branch --remote"), flags("-n/--dry-run")],
            inert="-n",
        ),
    ],
    examples=r"""
        jj log                                #=> read_only
        jj log -r @ --tool ./x                #=> unknown code.opaque
        jj st                                 #=> read_only
        jj file show .env                     #=> exposure secret.read
        jj diff .env                          #=> exposure secret.read
        jj diff -s .env                       #=> read_only
        jj diff src                           #=> read_only
        jj bookmark list                      #=> read_only
        jj root                               #=> read_only
        jj config get user.name               #=> read_only
        jj config get x.token                 #=> exposure secret.read
        jj --config alias.x=y log             #=> unknown code.injected
        jj new -m x                           #=> reversible_low vcs.local
        jj abandon @-                         #=> reversible_low vcs.local
        jj undo                               #=> reversible_low vcs.local
        jj squash --tool ./x                  #=> unknown code.opaque
        jj diffedit                           #=> unknown code.interactive
        jj resolve                            #=> unknown code.interactive
        jj resolve --list                     #=> read_only
        jj fix                                #=> unknown code.project
        jj git init                           #=> reversible_low fs.create
        jj git init r                         #=> reversible_low fs.create
        jj git clone https://example.com/r    #=> reversible_low fs.create
        jj git fetch                          #=> reversible_low vcs.local
        jj git push                           #=> config_mutation vcs.remote
        jj git push --dry-run                 #=> read_only
        jj git push --deleted                 #=> destructive vcs.force
        jj git remote add o https://e/r       #=> config_mutation target.switch
        jj config set --user a.b c            #=> config_mutation target.switch
        jj config unset --user a.b            #=> config_mutation target.switch
        jj config set --user ui.pager ./x     #=> unknown code.injected
        jj op abandon ..@-                    #=> destructive vcs.discard
        jj util exec -- rm f                  #=> destructive fs.delete
        jj gerrit upload                      #=> config_mutation vcs.remote
        jj gerrit upload -n                   #=> read_only
        jj frobnicate                         #=> unknown
    """,
)
