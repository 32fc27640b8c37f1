from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

#: Which files, which changesets, how they are shown.
FILES = takes("-I/--include -X/--exclude")
SHOWN = [
    takes("-T/--template"),
    flags("-g/--git -p/--patch --stat -M/--no-merges -G/--graph -S/--subrepos"),
    takes("--style"),
]
LOG = [
    takes("-d/--date -k/--keyword -r/--rev -u/--user -b/--branch -P/--prune -L/--line-range -l/--limit -T/--template"),
    takes("--style --only-branch -I/--include -X/--exclude -B/--bookmark --from --to"),
    flags("-f/--follow --follow-first -C/--copies --removed -m/--only-merges -p/--patch -g/--git -M/--no-merges"),
    flags("--stat -G/--graph"),
]
REMOTE = [
    takes("-e/--ssh", "COMMAND:sh"),
    takes("--remotecmd", does="code.opaque VALUE", because="runs that program on the other side"),
    flags("--insecure"),
]
COMMIT = [
    takes("-m/--message -d/--date -u/--user"),
    takes("-l/--logfile", reads="VALUE|-"),
    flags("-A/--addremove --close-branch --amend -s/--secret -e/--edit -i/--interactive -S/--subrepos --draft"),
    flags("--force-close-branch"),
    FILES,
]
MERGES = takes("-t/--tool")
#: What Mercurial does by itself, or with a program that is installed (hg help merge-tools).
PROGRAMS = [
    when(
        "-t",
        unless="-t=:*|internal:*|vimdiff|kdiff3|meld|diffmerge|p4merge|kdiff3-*",
        does="code.opaque -t",
        because="runs that merge tool",
    )
]
#: A template with a slash in it may be a file, which is shown then (tried).
TEMPLATE = [when("-T=*/*", reads="-T", because="a template may be a file, which is shown")]
CONTENT = [*TEMPLATE, when("FILE", reads="FILE")]
EDITS = "makes other changesets of those that are there"

TOOL = tool(
    "hg chg",
    about="keep the history of a project with Mercurial",
    docs="man:hg(1)",
    inherits=True,
    abbreviates=True,
    inert="-h --help --version",
    options=[
        takes("-R/--repository --encoding --encodingmode --pager --color"),
        takes("--cwd", cwd="VALUE"),
        takes("--config", does="code.injected VALUE", because="an alias, a hook or an extension of it may run"),
        flags("-y/--noninteractive -q/--quiet -v/--verbose --debug --traceback --time --profile --version -h/--help"),
        flags("--hidden"),
        flags("--debugger", does="code.interactive"),
    ],
    subs=[
        sub("help, version", "WORD..."),
        sub(
            "annotate, blame",
            "FILE...",
            options=[
                takes("-r/--rev -T/--template --skip -L/--line-range"),
                FILES,
                flags("--*  -u -f -d -n -c -l -a -w -b -B -Z"),
            ],
            rows=CONTENT,
        ),
        sub(
            "branches, tags, heads, tip, paths, root, summary, sum, parents, identify, id",
            "WORD...",
            options=[
                *REMOTE,
                takes("-r/--rev -T/--template --style"),
                flags(
                    "-a/--active -c/--closed -t/--topo --remote -n/--num -i/--id -b/--branch --share-source"
                    " -B/--bookmarks --tags -p/--patch -g"
                ),
            ],
        ),
        sub(
            "cat",
            "FILE...",
            options=[takes("-o/--output", writes="VALUE|-"), takes("-r/--rev -T/--template"), flags("--decode"), FILES],
            rows=CONTENT,
        ),
        sub(
            "diff",
            "FILE...",
            options=[
                takes("-r/--rev -c/--change --from --to --root -U/--unified"),
                FILES,
                flags(
                    "-a/--text -g/--git --binary --nodates --noprefix -p/--show-function --reverse"
                    " -w -b -B -Z --stat -S/--subrepos --ignore-*"
                ),
            ],
            rows=[when("FILE", unless="--stat", reads="FILE")],
        ),
        sub(
            "grep",
            "PATTERN FILE...",
            options=[
                takes("-r/--rev -T/--template"),
                FILES,
                flags(
                    "-0/--print0 --all --all-files --diff -a/--text -f/--follow -i/--ignore-case -u/--user -d/--date"
                    " -l/--files-with-matches -n/--line-number"
                ),
            ],
            rows=[*TEMPLATE, when("FILE", unless="-l", reads="FILE")],
        ),
        sub(
            "locate, files, manifest",
            "FILE...",
            options=[takes("-r/--rev -T/--template"), FILES, flags("-0/--print0 -f/--fullpath --all -S/--subrepos")],
        ),
        sub(
            "status, st",
            "FILE...",
            options=[
                takes("--rev --change -t/--terse -T/--template"),
                FILES,
                flags(
                    "-0/--print0 -A/--all -m/--modified -a/--added -r/--removed -d/--deleted -c/--clean -u/--unknown"
                ),
                flags("-i/--ignored -n/--no-status -C/--copies -S/--subrepos"),
            ],
        ),
        sub(
            "log, history",
            "FILE...",
            options=LOG,
            rows=[*TEMPLATE, when("-p", reads="FILE"), when("--style=*/*", reads="--style")],
        ),
        sub("verify, admin::verify", options=[flags("--full"), takes("-c/--check -o/--option")]),
        sub(
            "incoming, in",
            "SOURCE",
            does="net.query SOURCE",
            options=[
                takes("--bundle", writes="VALUE"),
                flags("-f/--force -n/--newest-first -B/--bookmarks"),
                takes("-r/--rev -b/--branch -l/--limit"),
                *REMOTE,
                *SHOWN,
            ],
        ),
        sub(
            "outgoing, out",
            "DEST",
            does="net.query DEST",
            options=[
                flags("-f/--force -n/--newest-first -B/--bookmarks"),
                takes("-r/--rev -b/--branch -l/--limit"),
                *REMOTE,
                *SHOWN,
            ],
        ),
        sub(
            "config, showconfig",
            "NAME...",
            options=[
                flags("-u/--untrusted -l/--local -g/--global --shared --non-shared --exp-all-known --source"),
                takes("-T/--template"),
                flags("-e/--edit", does="code.interactive", because="opens an editor"),
            ],
            rows=[when("NAME=*password*|*token*|*secret*|auth|auth.*", does="secret.read NAME")],
        ),
        sub(
            "bisect",
            "REV...",
            does="vcs.local",
            options=[
                takes("-c/--command", "COMMAND:sh"),
                flags("-r/--reset -g/--good -b/--bad -s/--skip -e/--extend -U/--noupdate"),
            ],
        ),
        # kept here
        sub(
            "add, addremove, forget, copy, cp, unbundle, recover",
            "WORD...",
            does="vcs.local",
            options=[
                takes("-s/--similarity --at-rev"),
                FILES,
                flags(
                    "-A/--after -f/--force -n/--dry-run -S/--subrepos --forget -u/--update -i/--interactive --verify"
                ),
            ],
            inert="-n",
        ),
        sub(
            "tag",
            "NAME...",
            does="vcs.local",
            options=[
                takes("-r/--rev -m/--message -d/--date -u/--user"),
                flags("-f/--force -l/--local --remove -e/--edit"),
            ],
        ),
        sub(
            "phase",
            "REV...",
            options=[
                takes("-r/--rev"),
                flags("-p/--public -d/--draft -s/--secret", does="vcs.local"),
                flags("-f/--force"),
            ],
        ),
        sub(
            "bookmark, bookmarks",
            "NAME...",
            options=[
                takes("-r/--rev -m/--rename -T/--template"),
                flags("-f/--force -d/--delete -i/--inactive -l/--list"),
            ],
            inert="-l",
            rows=[when("NAME", does="vcs.local NAME")],
        ),
        sub(
            "branch",
            "NAME",
            options=[takes("-r/--rev"), flags("-f/--force -C/--clean")],
            rows=[when("NAME -C", does="vcs.local")],
        ),
        sub(
            "graft, merge, backout",
            "REV...",
            does="vcs.local",
            options=[
                takes("-r/--rev --base --to -m/--message -d/--date -u/--user --parent"),
                takes("-l/--logfile", reads="VALUE|-"),
                MERGES,
                FILES,
                flags(
                    "-c/--continue --stop --abort -e/--edit --log --no-commit -f/--force"
                    " -D/--currentdate -U/--currentuser"
                ),
                flags("-n/--dry-run -P/--preview --merge --commit"),
            ],
            inert="-n -P",
            rows=PROGRAMS,
        ),
        sub(
            "resolve",
            "FILE...",
            does="vcs.local",
            options=[
                MERGES,
                FILES,
                takes("-T/--template"),
                flags("-a/--all -l/--list -m/--mark -u/--unmark -n/--no-status --re-merge"),
            ],
            inert="-l",
            rows=PROGRAMS,
        ),
        sub(
            "shelve, unshelve",
            "NAME...",
            does="vcs.local",
            options=[
                takes("-n/--name -m/--message --date"),
                MERGES,
                FILES,
                flags(
                    "-A/--addremove -u/--unknown -e/--edit -l/--list -p/--patch -i/--interactive"
                    " --stat -k/--keep -a/--abort"
                ),
                flags("-c/--continue"),
                flags("-d/--delete --cleanup", does="vcs.discard NAME", because="throws shelved changes away"),
            ],
            inert="-l",
            rows=PROGRAMS,
        ),
        sub(
            "rename, mv, move",
            "SOURCE... DEST",
            does="vcs.local DEST",
            inert="-n",
            options=[takes("--at-rev"), flags("-A/--after -f/--force -n/--dry-run --forget"), FILES],
        ),
        sub(
            "commit, ci",
            "FILE...",
            does="vcs.local",
            options=COMMIT,
            rows=[when("--amend", does="vcs.rewrite", because=EDITS)],
        ),
        sub(
            "init",
            "DEST",
            options=REMOTE,
            rows=[when("DEST", does="fs.create DEST"), when(unless="DEST", does="fs.create cwd")],
        ),
        sub(
            "clone",
            "SOURCE DEST",
            does="fs.create, net.query SOURCE",
            because="makes a copy of a repository",
            options=[
                takes("-u/--updaterev -r/--rev -b/--branch"),
                flags("-U/--noupdate --pull --uncompressed --stream"),
                *REMOTE,
            ],
            rows=[
                when("DEST", does="fs.create DEST", because="makes a copy of a repository"),
                when(
                    "DEST=ssh:*", does="net.upload DEST", because="sends the history to an address that is named here"
                ),
            ],
        ),
        sub("continue, abort", does="vcs.rewrite", inert="-n", options=[flags("-n/--dry-run")]),
        sub(
            "remove, rm",
            "FILE...",
            does="vcs.local FILE",
            because="removes files that the last commit holds",
            inert="-n",
            options=[flags("-A/--after -f/--force -S/--subrepos -n/--dry-run"), FILES],
            rows=[when("-f", unless="-A", does="vcs.discard FILE", because="deletes files that were added or changed")],
        ),
        sub(
            "revert",
            "FILE...",
            does="vcs.local FILE",
            because="keeps what was changed in .orig files",
            inert="-n",
            options=[
                takes("-r/--rev -d/--date"),
                flags("-a/--all -C/--no-backup -i/--interactive -n/--dry-run"),
                FILES,
            ],
            rows=[when("-C", does="vcs.discard FILE", because="throws changes away")],
        ),
        sub(
            "update, up, checkout, co",
            "REV",
            does="vcs.local",
            options=[
                takes("-d/--date -r/--rev"),
                MERGES,
                flags("-c/--check -m/--merge"),
                flags("-C/--clean", does="vcs.discard", because="throws changes away"),
            ],
            rows=PROGRAMS,
        ),
        sub(
            "import, patch",
            "PATCH...",
            does="vcs.local",
            options=[
                *COMMIT,
                takes("-p/--strip -b/--base --similarity --prefix"),
                flags("--no-commit --bypass --partial --exact --import-branch -f/--force"),
            ],
        ),
        # files
        sub(
            "export",
            "REV...",
            options=[
                takes("-o/--output", writes="VALUE|-"),
                takes("-r/--rev -B/--bookmark -T/--template"),
                flags("--switch-parent -a/--text -g/--git --binary --nodates"),
            ],
        ),
        sub(
            "archive",
            "DEST",
            writes="DEST|-",
            options=[takes("-p/--prefix -r/--rev -t/--type"), flags("--no-decode -S/--subrepos"), FILES],
        ),
        sub(
            "bundle",
            "FILE DEST",
            writes="FILE",
            options=[
                takes("-r/--rev -B/--bookmark -b/--branch --base -t/--type"),
                flags("-f/--force -a/--all --exact"),
                *REMOTE,
            ],
        ),
        # elsewhere
        sub(
            "pull",
            "SOURCE",
            does="vcs.local, net.query SOURCE",
            options=[
                takes("-r/--rev -B/--bookmark -b/--branch"),
                flags("-f/--force --confirm --remote-hidden"),
                flags("-u/--update --rebase", does="vcs.rewrite"),
                *REMOTE,
            ],
        ),
        sub(
            "push",
            "DEST",
            does="vcs.remote DEST",
            options=[
                takes("-r/--rev -B/--bookmark -b/--branch --pushvars"),
                flags("--new-branch --publish --all-bookmarks"),
                flags("-f/--force", does="vcs.force DEST", because="makes new heads in the other repository"),
                *REMOTE,
            ],
            rows=[
                when(
                    "DEST=http:*|https:*|ssh:*",
                    does="net.upload DEST",
                    because="sends the history to an address that is named here",
                )
            ],
        ),
        sub(
            "serve",
            does="net.publish",
            because="shows the repository to the network",
            options=[
                takes(
                    "-a/--address -p/--port -n/--name --web-conf -t/--templates --style --prefix"
                    " --certificate --webdir-conf --cmdserver"
                ),
                takes("-E/--errorlog -A/--accesslog --pid-file", writes="VALUE"),
                flags("-d/--daemon --stdio -6/--ipv6 --print-url -S/--subrepos"),
            ],
        ),
        # history
        sub(
            "rebase, histedit, amend, absorb, fold, split, uncommit, unamend, evolve, prune",
            "REV...",
            does="vcs.rewrite",
            because=EDITS,
            inert="-n --dry-run",
            rows=PROGRAMS,
            options=[
                takes("-s/--source -b/--base -r/--rev -d/--dest -m/--message --commands"),
                takes("-l/--logfile", reads="VALUE|-"),
                MERGES,
                FILES,
                flags(
                    "--collapse -e/--edit -k/--keep --keepbranches -i/--interactive -n/--dry-run"
                    " --confirm -c/--continue -a/--abort --stop --edit-plan -o/--outgoing -f/--force"
                    " -D/--currentdate -U/--currentuser -A/--addremove --all --apply-changes -p/--print-changes"
                ),
            ],
        ),
        sub(
            "strip, rollback",
            "REV...",
            does="vcs.rewrite",
            because="takes changesets away, and keeps a bundle of them",
            inert="-n",
            options=[takes("-r/--rev -B/--bookmark"), flags("-f/--force --no-backup -k/--keep -n/--dry-run")],
            rows=[when("--no-backup", does="vcs.discard", because="takes changesets away for good")],
        ),
        sub(
            "purge, clean",
            "DIR...",
            does="vcs.discard DIR",
            because="deletes files that no commit holds",
            inert="-p",
            options=[
                FILES,
                flags("-a/--abort-on-err --all --dirs --files -i/--ignored -p/--print -0/--print0 --confirm"),
            ],
        ),
    ],
    examples=r"""
        hg --cwd /tmp/x status                      #=> read_only
        hg status                                   #=> read_only
        hg st -mard                                 #=> read_only
        hg log -l 5 -p                              #=> read_only
        hg diff -c tip                              #=> read_only
        hg annotate f                               #=> read_only
        hg grep TODO                                #=> read_only
        hg summary                                          #=> read_only
        hg id -i                                            #=> read_only
        hg tags -v                                          #=> read_only
        hg branches                                         #=> read_only
        hg manifest -r tip                                  #=> read_only
        hg files -I '*.txt'                                 #=> read_only
        hg paths default                                    #=> read_only
        hg phase -r 0                                       #=> read_only
        hg parents                                          #=> read_only
        hg locate a.txt                                     #=> read_only
        hg showconfig paths                                 #=> read_only
        hg log -G --stat                                    #=> read_only
        hg heads                                    #=> read_only
        hg verify                                   #=> read_only
        hg help log                                 #=> read_only
        hg cat f                                    #=> read_only
        hg cat -r 3 -o g f                          #=> config_mutation fs.write
        hg incoming                                 #=> read_only
        hg incoming --bundle b                      #=> config_mutation fs.write
        hg outgoing                                 #=> read_only
        hg config ui.username                       #=> read_only
        hg config auth                              #=> exposure secret.read
        hg config -e                                #=> unknown code.interactive
        hg --config alias.x='!rm f' x               #=> unknown code.injected
        hg --debugger log                           #=> unknown code.interactive
        hg bisect --good 3                          #=> reversible_low vcs.local
        hg bisect -c 'rm f'                         #=> destructive fs.delete
        hg add f                                    #=> reversible_low vcs.local
        hg addremove -n                             #=> read_only
        hg tag -m x v1                              #=> reversible_low vcs.local
        hg phase -d .                               #=> reversible_low vcs.local
        hg bookmark x                               #=> reversible_low vcs.local
        hg bookmarks                                #=> read_only
        hg branch                                   #=> read_only
        hg branch x                                 #=> reversible_low vcs.local
        hg resolve -l                               #=> read_only
        hg resolve -m f                             #=> reversible_low vcs.local
        hg shelve                                   #=> reversible_low vcs.local
        hg shelve --list                            #=> read_only
        hg shelve -d x                              #=> destructive vcs.discard
        hg merge -t ./tool                          #=> unknown code.opaque
        hg merge --tool :other                      #=> reversible_low vcs.local
        hg resolve -t ./tool f                      #=> unknown code.opaque
        hg unshelve -t ./tool                       #=> unknown code.opaque
        hg update -t ./tool                         #=> unknown code.opaque
        hg rebase -t ./tool                         #=> unknown code.opaque
        hg backout -l .env 3                        #=> exposure secret.read
        hg continue                                 #=> config_mutation vcs.rewrite
        hg abort -n                                 #=> read_only
        hg cat .env                                 #=> exposure secret.read
        hg annotate .env                            #=> exposure secret.read
        hg annotate f                               #=> read_only
        hg diff .env                                #=> exposure secret.read
        hg diff --stat .env                         #=> read_only
        hg grep -l x .env                           #=> read_only
        hg grep x .env                              #=> exposure secret.read
        hg log -p .env                              #=> exposure secret.read
        hg log -T ../.env                           #=> exposure secret.read
        hg log -T '{rev}/{node}'                    #=> read_only
        hg log --style ./.env                       #=> exposure secret.read
        hg annotate -T ./.env f                     #=> exposure secret.read
        hg grep -T ./.env x                         #=> exposure secret.read
        hg clone . ssh://h/r                        #=> exposure net.upload
        hg clone a b                                #=> reversible_low fs.create
        hg mv a b                                   #=> reversible_low vcs.local
        hg commit -m x                              #=> reversible_low vcs.local
        hg commit --amend                           #=> config_mutation vcs.rewrite
        hg commit -l /etc/shadow                    #=> exposure secret.read
        hg init                                     #=> reversible_low fs.create
        hg init new                                 #=> reversible_low fs.create
        hg clone https://example.com/r              #=> reversible_low fs.create
        hg clone -e 'ssh -i k' ssh://h/r            #=> reversible_low
        hg clone -e ./x ssh://h/r                   #=> unknown code.project
        hg clone --remotecmd ./x ssh://h/r          #=> unknown code.opaque
        hg rm f                                     #=> reversible_low vcs.local
        hg rm -f f                                  #=> destructive vcs.discard
        hg rm -fn f                                 #=> read_only
        hg revert f                                 #=> reversible_low vcs.local
        hg revert -C --all                          #=> destructive vcs.discard
        hg update stable                            #=> reversible_low vcs.local
        hg update -C .                              #=> destructive vcs.discard
        hg import fix.patch                         #=> reversible_low vcs.local
        hg export tip                               #=> read_only
        hg export -o p tip                          #=> config_mutation fs.write
        hg archive ../out                           #=> config_mutation fs.write
        hg bundle -a b.hg                           #=> config_mutation fs.write
        hg pull                                     #=> reversible_low vcs.local
        hg pull -u                                  #=> config_mutation vcs.rewrite
        hg push                                     #=> config_mutation vcs.remote
        hg push https://example.com/r               #=> exposure net.upload
        hg push -f                                  #=> destructive vcs.force
        hg serve                                    #=> exposure net.publish
        hg rebase -d default                        #=> config_mutation vcs.rewrite
        hg strip 5                                  #=> config_mutation vcs.rewrite
        hg strip --no-backup 5                      #=> destructive vcs.discard
        hg purge                                    #=> destructive vcs.discard
        hg purge -p                                 #=> read_only
        hg frobnicate                               #=> unknown
    """,
)
