from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

#: How the server is reached, and as whom; what may hold a program is `--config-option`.
GLOBAL = [
    takes("--username --password --trust-server-cert-failures"),
    takes(
        "--config-option --config-dir", does="code.injected VALUE", because="a tunnel or a diff program of it may run"
    ),
    flags("--password-from-stdin --no-auth-cache --non-interactive --force-interactive --trust-server-cert"),
]
TARGETS = takes("--targets", reads="VALUE", because="a line of it that names nothing is shown")
LOOKS = [
    *GLOBAL,
    takes("-r/--revision -c/--change --depth --limit -l --search --search-and --show-item --strip"),
    takes("--old --new", reads="VALUE"),
    TARGETS,
    takes("--changelist/--cl -x/--extensions --viewspec"),
    takes("--diff-cmd"),
    flags(
        "-v/--verbose -q/--quiet -R/--recursive -N/--non-recursive --xml --incremental -u/--show-updates --no-ignore"
    ),
    flags(
        "--ignore-externals --include-externals -g/--use-merge-history --stop-on-copy --with-all-revprops --no-newline"
    ),
    flags(
        "--with-no-revprops --diff --summarize --git --notice-ancestry --no-diff-added"
        " --no-diff-deleted --internal-diff"
    ),
    flags("--ignore-properties --properties-only --show-copies-as-adds --patch-compatible --human-readable -H --force"),
    flags("--revprop --show-inherited-props -t/--transaction --remove-added --compatible-version --remove"),
    takes("--with-revprop --show-revs"),
    flags("--strict --log --ignore-keywords"),
    flags("--show-passwords", does="secret.read", because="shows the passwords that are kept"),
]
MESSAGE = [
    takes("-m/--message --with-revprop --encoding"),
    takes("-F/--file", reads="VALUE|-"),
    takes("--editor-cmd", "COMMAND:sh"),
    flags("--force-log"),
]
CHANGES = [
    *GLOBAL,
    *MESSAGE,
    takes("-r/--revision -c/--change --depth --set-depth --changelist/--cl --strip --native-eol"),
    takes("--accept"),
    TARGETS,
    takes("-x/--extensions --search"),
    takes("--diff3-cmd", does="code.injected VALUE", because="runs that program"),
    flags("-q/--quiet -R/--recursive -N/--non-recursive --force --parents --ignore-externals --no-ignore --keep-local"),
    flags(
        "--auto-props --no-auto-props --dry-run --record-only --reintegrate --ignore-ancestry --allow-mixed-revisions"
    ),
    flags("--pin-externals --adds-as-modification --keep-changelists --no-unlock --include-externals --reverse-diff"),
    flags("--ignore-whitespace --relocate -g --remove-unversioned --remove-ignored --vacuum-pristines"),
    flags("--revprop --remove --remove-added --ignore-keywords -v/--verbose"),
]
#: How conflicts are resolved (svn help resolve): with an editor, or with the work tree's own edits given up.
ACCEPTS = [
    when("--accept=e|edit|l|launch", does="code.interactive", because="opens an editor or a merge tool"),
    when("--accept=base|r|theirs-*|tf|tc", does="vcs.discard", because="gives up edits of the work tree"),
]
#: Programs that only compare.
DIFFS = [
    when(
        "--diff-cmd",
        unless="--diff-cmd=diff|/usr/bin/diff|colordiff|/usr/bin/colordiff",
        does="code.opaque --diff-cmd",
        because="runs that program",
    )
]
URL = "file:*|http:*|https:*|svn:*|svn+ssh:*|^/*"

SVN = tool(
    "svn",
    about="keep the history of a project with Subversion",
    docs="man:svn(1)",
    inherits=True,
    inert="-h --help --version",
    options=[flags("-h/--help/-? --version -q/--quiet"), *GLOBAL],
    subs=[
        sub("help, ?, h", "WORD...", options=[flags("-v/--verbose")]),
        sub(
            "info, list, ls, log, mergeinfo, propget, pget, pg, proplist,"
            " plist, pl, status, stat, st, auth, x-shelf-list, x-shelf-diff, x-shelf-log",
            "TARGET...",
            options=LOOKS,
            rows=[
                *DIFFS,
                when("--remove", does="credential.store", because="forgets log-ins"),
                when("--diff", reads="TARGET"),
            ],
        ),
        sub(
            "blame, praise, annotate, ann, cat, diff, di",
            "TARGET...",
            options=LOOKS,
            rows=[*DIFFS, when(unless="--summarize --properties-only", reads="TARGET")],
        ),
        sub(
            "add, changelist, cl, resolve, resolved, x-shelve, x-unshelve, x-shelf-save, upgrade, propset, pset, ps",
            "WORD...",
            does="vcs.local",
            inert="--dry-run",
            options=CHANGES,
            rows=[
                *ACCEPTS,
                when("--revprop", does="vcs.rewrite", because="changes what the server keeps about a revision"),
                when(f"WORD=={URL}", "--revprop -m -F", does="vcs.remote WORD"),
            ],
        ),
        sub(
            "propdel, pdel, pd",
            "NAME TARGET...",
            does="vcs.local",
            options=CHANGES,
            rows=[
                when("--revprop", does="vcs.discard", because="nothing keeps what a revision's property was"),
                when(f"TARGET=={URL}", does="vcs.remote TARGET"),
            ],
        ),
        sub(
            "merge",
            "WORD...",
            does="vcs.rewrite",
            because="merges changes into the work tree",
            inert="--dry-run",
            options=CHANGES,
            rows=ACCEPTS,
        ),
        sub(
            "patch",
            "PATCH PATH",
            does="fs.write",
            because="changes the files the patch names",
            inert="--dry-run",
            options=CHANGES,
        ),
        sub(
            "relocate",
            "WORD...",
            does="target.switch WORD",
            because="commits and updates go elsewhere",
            options=CHANGES,
        ),
        sub("propedit, pedit, pe", "WORD...", does="code.interactive", because="opens an editor", options=CHANGES),
        sub(
            "update, up",
            "PATH...",
            does="vcs.rewrite",
            because="merges what the server has into the work tree",
            options=CHANGES,
            rows=ACCEPTS,
        ),
        sub(
            "switch, sw",
            "WORD...",
            does="vcs.rewrite",
            because="merges what the server has into the work tree",
            options=CHANGES,
            rows=ACCEPTS,
        ),
        sub(
            "checkout, co",
            "URL... PATH",
            does="fs.create, net.query URL",
            options=CHANGES,
            rows=[when("PATH", does="fs.create PATH")],
        ),
        sub(
            "export",
            "SOURCE DEST",
            does="fs.create, net.query SOURCE",
            options=CHANGES,
            rows=[when("DEST", does="fs.create DEST"), when("--force", writes="DEST")],
        ),
        sub("commit, ci", "PATH...", does="vcs.remote", because="sends changes to the server", options=CHANGES),
        sub("import", "SOURCE DEST", does="vcs.remote DEST, net.upload SOURCE", options=CHANGES),
        sub("lock, unlock", "PATH...", does="vcs.remote PATH", options=CHANGES),
        sub(
            "copy, cp",
            "SOURCE... DEST",
            does="vcs.local DEST",
            options=CHANGES,
            rows=[when(f"DEST={URL}", does="vcs.remote DEST")],
        ),
        sub(
            "move, mv, rename, ren",
            "SOURCE... DEST",
            does="vcs.local DEST",
            options=CHANGES,
            rows=[when(f"DEST={URL}", does="vcs.remote DEST")],
        ),
        sub(
            "mkdir",
            "PATH...",
            does="vcs.local PATH",
            options=CHANGES,
            rows=[when(f"PATH={URL}", does="vcs.remote PATH")],
        ),
        sub(
            "delete, del, remove, rm",
            "PATH...",
            does="vcs.local PATH",
            because="removes files that a revision holds",
            options=CHANGES,
            rows=[
                when(f"PATH={URL}", does="vcs.remote PATH"),
                when(
                    "--force",
                    unless="--keep-local",
                    does="vcs.discard PATH",
                    because="deletes files that were changed or never committed",
                ),
            ],
        ),
        sub("revert, x-shelf-drop", "PATH...", does="vcs.discard PATH", because="throws changes away", options=CHANGES),
        sub(
            "cleanup",
            "PATH...",
            does="vcs.local",
            options=CHANGES,
            rows=[
                when(
                    "--remove-unversioned --remove-ignored",
                    does="vcs.discard PATH",
                    because="deletes files that no revision holds",
                )
            ],
        ),
    ],
    examples=r"""
        svn status                                #=> read_only
        svn st -u                                 #=> read_only
        svn log -l 5 https://svn.example.com/r    #=> read_only
        svn diff -r HEAD f                        #=> read_only
        svn diff --diff-cmd ./d f                 #=> unknown code.opaque
        svn auth                                  #=> read_only
        svn info                                  #=> read_only
        svn info --show-item url a.txt            #=> read_only
        svn ls -v                                 #=> read_only
        svn cat a.txt                             #=> read_only
        svn blame a.txt                           #=> read_only
        svn log -v -l 2 a.txt                     #=> read_only
        svn diff -c 3                             #=> read_only
        svn proplist -v a.txt                     #=> read_only
        svn propget p a.txt                       #=> read_only
        svn mergeinfo ^/trunk .                   #=> read_only
        svn diff --diff-cmd diff -x -w f          #=> read_only
        svn log -v .env                           #=> read_only
        svn log --diff .env                       #=> exposure secret.read
        svn log --diff --diff-cmd ./d             #=> unknown code.opaque
        svn cat .env                              #=> exposure secret.read
        svn diff --summarize .env                 #=> read_only
        svn diff --old .env --new f               #=> exposure secret.read
        svn list --targets .env                   #=> exposure secret.read
        svn update --accept theirs-full           #=> destructive vcs.discard
        svn update --accept mine-full             #=> config_mutation vcs.rewrite
        svn switch --accept edit ^/b              #=> unknown code.interactive
        svn merge --accept tf ^/trunk             #=> destructive vcs.discard
        svn merge --dry-run ^/trunk               #=> read_only
        svn merge --accept launch ^/trunk         #=> unknown code.interactive
        svn merge ^/trunk                         #=> config_mutation vcs.rewrite
        svn update --accept l                     #=> unknown code.interactive
        svn resolve --accept base f               #=> destructive vcs.discard
        svn resolve --accept working f            #=> reversible_low vcs.local
        svn resolve --accept e f                  #=> unknown code.interactive
        svn patch p                               #=> config_mutation fs.write
        svn relocate https://s/r                  #=> config_mutation target.switch
        svn propdel p f                           #=> reversible_low vcs.local
        svn propdel p https://s/r                 #=> config_mutation vcs.remote
        svn propdel --revprop -r 3 svn:log        #=> destructive vcs.discard
        svn auth --show-passwords                 #=> exposure secret.read
        svn auth --remove x                       #=> config_mutation credential.store
        svn help up                               #=> read_only
        svn --config-option config:tunnels:x=./y info  #=> unknown code.injected
        svn add f                                 #=> reversible_low vcs.local
        svn patch --dry-run p                     #=> read_only
        svn propset svn:ignore x .                #=> reversible_low vcs.local
        svn propset --revprop -r 3 svn:log x      #=> config_mutation vcs.rewrite
        svn propset -m x p v https://s/r          #=> config_mutation vcs.remote
        svn propedit p .                          #=> unknown code.interactive
        svn merge --diff3-cmd ./d ^/trunk         #=> unknown code.injected
        svn merge --dry-run --diff3-cmd ./d ^/trunk  #=> unknown code.injected
        svn up                                    #=> config_mutation vcs.rewrite
        svn switch ^/branches/b                   #=> config_mutation vcs.rewrite
        svn co https://s/r                        #=> reversible_low fs.create
        svn co https://s/r w                      #=> reversible_low fs.create
        svn export https://s/r                    #=> reversible_low fs.create
        svn export https://s/r w                  #=> reversible_low fs.create
        svn export --force https://s/r w          #=> config_mutation fs.write
        svn commit -m x                           #=> config_mutation vcs.remote
        svn commit -F /etc/shadow                 #=> exposure secret.read
        svn commit --editor-cmd 'rm f'            #=> destructive
        svn import d https://s/r -m x             #=> exposure net.upload
        svn lock f                                #=> config_mutation vcs.remote
        svn cp a b                                #=> reversible_low vcs.local
        svn cp ^/trunk ^/tags/1 -m x              #=> config_mutation vcs.remote
        svn mv a b                                #=> reversible_low vcs.local
        svn mv ^/a ^/b -m x                       #=> config_mutation vcs.remote
        svn mkdir d                               #=> reversible_low vcs.local
        svn mkdir ^/d -m x                        #=> config_mutation vcs.remote
        svn rm f                                  #=> reversible_low vcs.local
        svn rm --force f                          #=> destructive vcs.discard
        svn rm --force --keep-local f             #=> reversible_low vcs.local
        svn rm ^/d -m x                           #=> config_mutation vcs.remote
        svn revert f                              #=> destructive vcs.discard
        svn cleanup                               #=> reversible_low vcs.local
        svn cleanup --remove-unversioned          #=> destructive vcs.discard
        svn frobnicate                            #=> unknown
    """,
)

ADMIN_OPTIONS = [
    takes(
        "-r/--revision -M/--memory-cache-size --fs-type -F/--file --parent-dir --include --exclude"
        " --bypass-* --config-dir"
    ),
    takes("--compatible-version -t/--transaction"),
    flags("-q/--quiet --incremental --deltas --wait --clean-logs --force-uuid --ignore-uuid --use-pre-commit-hook"),
    flags(
        "--use-post-commit-hook --bypass-hooks --bypass-prop-validation --no-flush-to-disk --normalize-props --pattern"
    ),
    flags(
        "--check-normalization --metadata-only --keep-going --bdb-log-keep --bdb-txn-nosync"
        " --use-pre-revprop-change-hook --use-post-revprop-change-hook --pre-1.*-compatible"
        " --ignore-dates"
    ),
]

SVNADMIN = tool(
    "svnadmin",
    about="look after repositories of Subversion",
    docs="man:svnadmin(1)",
    inert="-h --help --version",
    options=[flags("-h/--help/-? --version -q/--quiet")],
    subs=[
        sub(
            "help, ?, h, info, lstxns, lslocks, verify, rev-size, list-dblogs, list-unused-dblogs",
            "PATH...",
            options=ADMIN_OPTIONS,
        ),
        sub(
            "dump, dump-revprops",
            "PATH",
            options=[
                takes("-F/--file", writes="VALUE"),
                *ADMIN_OPTIONS[1:],
                takes("-r/--revision -M/--memory-cache-size --include --exclude"),
            ],
        ),
        sub(
            "freeze",
            "PATH COMMAND...:argv",
            posix=True,
            options=[takes("-F/--file")],
            rows=[
                when("-F", operands="COMMAND...:argv", does="service.stop -F"),
                when(unless="-F", does="service.stop PATH"),
            ],
        ),
        sub("create", "PATH", does="fs.create PATH", options=ADMIN_OPTIONS),
        sub("hotcopy", "SOURCE DEST", writes="DEST", options=ADMIN_OPTIONS),
        sub(
            "load, load-revprops, setuuid, upgrade, pack, recover, build-repcache, deltify",
            "PATH WORD...",
            does="vcs.rewrite PATH",
            options=ADMIN_OPTIONS,
        ),
        sub("setlog", "PATH FILE", does="vcs.rewrite PATH", reads="FILE", options=ADMIN_OPTIONS),
        sub("setrevprop", "PATH NAME FILE", does="vcs.rewrite PATH", reads="FILE", options=ADMIN_OPTIONS),
        sub("lock", "PATH LOCKED USER FILE TOKEN", does="vcs.rewrite PATH", reads="FILE", options=ADMIN_OPTIONS),
        sub("delrevprop, rmtxns, rmlocks, unlock", "PATH WORD...", does="vcs.discard PATH", options=ADMIN_OPTIONS),
    ],
    examples="""
        svnadmin info /srv/svn/r                  #=> read_only
        svnadmin lslocks /srv/svn/r               #=> read_only
        svnadmin lstxns /srv/svn/r                #=> read_only
        svnadmin verify /srv/svn/r            #=> read_only
        svnadmin dump /srv/svn/r              #=> read_only
        svnadmin dump -F out /srv/svn/r       #=> config_mutation fs.write
        svnadmin freeze /srv/svn/r rm -r x    #=> destructive
        svnadmin freeze /srv/svn/r ls         #=> disruptive service.stop
        svnadmin freeze -F list rm -rf /srv/x #=> destructive service.stop
        svnadmin create r                     #=> reversible_low fs.create
        svnadmin hotcopy /srv/svn/r /mnt/b    #=> config_mutation fs.write
        svnadmin load /srv/svn/r              #=> config_mutation vcs.rewrite
        svnadmin setlog /srv/svn/r -r 1 .env  #=> exposure secret.read
        svnadmin setlog /srv/svn/r -r 1 m     #=> config_mutation vcs.rewrite
        svnadmin setrevprop /srv/svn/r -r 1 p .env #=> exposure secret.read
        svnadmin lock /srv/svn/r f me m       #=> config_mutation vcs.rewrite
        svnadmin delrevprop /srv/svn/r -r 1 p #=> destructive vcs.discard
        svnadmin rmlocks /srv/svn/r /f        #=> destructive vcs.discard
        svnadmin frobnicate                   #=> unknown
    """,
)

LOOKING = [
    takes("-r/--revision -t/--transaction -x/--extensions -l/--limit -M/--memory-cache-size"),
    takes("--diff-cmd"),
    flags("--copy-info --diff-copy-from --full-paths --ignore-properties --no-diff-added --no-diff-deleted"),
    flags("-N/--non-recursive --properties-only -q --revprop --show-ids --show-inherited-props -v/--verbose --xml"),
    flags("--no-newline"),
]
SVNLOOK = tool(
    "svnlook",
    about="look into a repository of Subversion",
    docs="man:svnlook(1)",
    inert="-h --help --version",
    options=[flags("-h/--help/-? --version")],
    subs=[
        sub(
            "help, ?, h, author, changed, date, diff, dirs-changed, filesize, history, info,"
            " lock, log, propget, pget,"
            " pg, proplist, plist, pl, tree, uuid, youngest",
            "PATH WORD...",
            options=LOOKING,
            rows=DIFFS,
        ),
        sub("cat", "PATH FILE", reads="FILE", options=LOOKING),
    ],
    examples="""
        svnlook info /srv/svn/r                   #=> read_only
        svnlook tree /srv/svn/r                   #=> read_only
        svnlook log -r 2 /srv/svn/r               #=> read_only
        svnlook changed -r 2 /srv/svn/r           #=> read_only
        svnlook cat /srv/svn/r trunk/a.txt        #=> read_only
        svnlook history -l 2 /srv/svn/r trunk     #=> read_only
        svnlook youngest /srv/svn/r           #=> read_only
        svnlook diff -r 3 /srv/svn/r          #=> read_only
        svnlook cat /srv/svn/r trunk/.env         #=> exposure secret.read
        svnlook diff --diff-cmd ./d /srv/svn/r #=> unknown code.opaque
        svnlook frobnicate /srv/svn/r         #=> unknown
    """,
)

TOOLS = [SVN, SVNADMIN, SVNLOOK]
