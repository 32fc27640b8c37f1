from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOLS = [
    tool(
        "diff gdiff colordiff",
        "FILE...",
        about="compare files and trees",
        docs="man:diff(1)",
        options=[
            takes(
                "-U -C -W/--width -F/--show-function-line --label/-L --tabsize -x/--exclude -X/--exclude-from"
                " -S/--starting-file -I/--ignore-matching-lines -D/--ifdef --old-group-format"
                " --new-group-format --unchanged-group-format --changed-group-format --line-format --old-line-format"
                " --new-line-format --unchanged-line-format --horizon-lines --palette"
                ""
            ),
            takes("--from-file --to-file"),
            takes("--context --unified --color", "[VALUE]"),
            flags(
                "-# -c -u --normal -q/--brief -s/--report-identical-files -e/--ed -f/--forward-ed -n/--rcs"
                " -y/--side-by-side --left-column --suppress-common-lines -p/--show-c-function -t/--expand-tabs"
                " -T/--initial-tab --suppress-blank-empty -l/--paginate -r/--recursive --no-dereference -N/--new-file"
                " -P/--unidirectional-new-file --ignore-file-name-case --no-ignore-file-name-case -i/--ignore-case"
                " -E/--ignore-tab-expansion -Z/--ignore-trailing-space -b/--ignore-space-change -w/--ignore-all-space"
                " -B/--ignore-blank-lines -a/--text --strip-trailing-cr --binary -d/--minimal -h -H/--speed-large-files"
                " --inhibit-hunk-merge --sdiff-merge-assist --help -v/--version"
            ),
        ],
        rows=[when("FILE", unless="-q", reads="FILE --from-file --to-file")],
        examples="""
            diff --from-file=.env a              #=> exposure secret.read
            diff -u a b                          #=> read_only
            diff -rq a b                         #=> read_only
            diff a ~/.ssh/id_rsa                 #=> exposure secret.read
            diff -q a ~/.ssh/id_rsa              #=> read_only
            diff -U 5 --color=always -x .env a b #=> read_only
            diff --frobnicate a b                #=> unknown unknown.option
        """,
    ),
    tool(
        "diff3 gdiff3",
        "MINE OLD YOURS",
        about="compare three files",
        docs="man:diff3(1)",
        reads="MINE OLD YOURS",
        options=[
            takes("--diff-program", "PROGRAM:argv"),
            takes("-L/--label"),
            flags(
                "-A/--show-all -e/--ed -E/--show-overlap -3/--easy-only -x/--overlap-only -X -i -m/--merge -a/--text"
                " --strip-trailing-cr -T/--initial-tab --help -v/--version"
            ),
        ],
        examples="""
            diff3 -m a b c                       #=> read_only
            diff3 a b .env                       #=> exposure secret.read
            diff3 --diff-program=./x a b c       #=> unknown code.project
            diff3 --diff-program=diff a b c      #=> read_only
        """,
    ),
    tool(
        "sdiff gsdiff",
        "FILE...",
        about="compare files side by side, and merge them",
        docs="man:sdiff(1)",
        reads="FILE",
        options=[
            takes("-o/--output", writes="VALUE"),
            takes("--diff-program", "PROGRAM:argv"),
            takes("-I/--ignore-matching-lines -w/--width --tabsize"),
            flags(
                "-i/--ignore-case -E/--ignore-tab-expansion -Z/--ignore-trailing-space -b/--ignore-space-change"
                " -W/--ignore-all-space -B/--ignore-blank-lines --strip-trailing-cr -a/--text -l/--left-column"
                " -s/--suppress-common-lines -t/--expand-tabs -d/--minimal -H/--speed-large-files --help -v/--version"
            ),
        ],
        examples="""
            sdiff -s a b                         #=> read_only
            sdiff -o c a b                       #=> config_mutation fs.write
            sdiff a .env                         #=> exposure secret.read
            sdiff --diff-program ./x a b         #=> unknown code.project
        """,
    ),
    tool(
        "cmp gcmp",
        "FILE... SKIP",
        about="compare two files byte by byte",
        docs="man:cmp(1)",
        options=[
            takes("-i/--ignore-initial -n/--bytes"),
            flags("-b/--print-bytes -l/--verbose -s/--quiet/--silent -x -z -h --help -v/--version"),
        ],
        rows=[when("-b -l", operands="FILE...", reads="FILE")],
        examples="""
            cmp a b                              #=> read_only
            cmp -s a ~/.ssh/id_rsa               #=> read_only
            cmp -l a ~/.ssh/id_rsa               #=> exposure secret.read
        """,
    ),
    tool(
        "wdiff dwdiff",
        "FILE...",
        about="compare files word by word",
        docs="man:wdiff(1)",
        open=True,  # they only print; -a pages
        reads="FILE",
        options=[
            takes("-w/--start-delete -x/--end-delete/--stop-delete -y/--start-insert -z/--end-insert/--stop-insert")
        ],
        examples="""
            wdiff -n a b                         #=> read_only
            wdiff a .env                         #=> exposure secret.read
        """,
    ),
    tool(
        "patch gpatch",
        "FILE PATCH_FILE",
        about="apply a patch to files",
        docs="man:patch(1)",
        inert="--dry-run -C --help -v --version",
        options=[
            takes("-o/--output", writes="VALUE|-"),  # beside --dry-run too
            takes("-r/--reject-file"),
            takes("-d/--directory", cwd="VALUE"),
            takes(
                "-i/--input -p/--strip -F/--fuzz -D/--ifdef --quoting-style -V/--version-control -B/--prefix"
                " -Y/--basename-prefix -z/--suffix -g/--get --reject-format --read-only -x/--debug"
            ),
            takes("--merge", "[STYLE]"),
            flags("-e/--ed", does="code.opaque", because="the patch is a script for ed"),
            flags(
                "-b/--backup --backup-if-mismatch --no-backup-if-mismatch -l/--ignore-whitespace -c/--context"
                " -n/--normal -u/--unified -N/--forward -R/--reverse -E/--remove-empty-files -Z/--set-utc"
                " -T/--set-time -t/--batch -f/--force -s/--quiet/--silent --verbose --dry-run -C/--check --posix"
                " --binary --follow-symlinks -v/--version --help"
            ),
        ],
        rows=[
            when("-r", writes="-r|-"),
            when("-o=-", unless="-r", does="fs.create cwd", because="hunks that fail go to a file"),
            when("FILE", unless="-o", writes="FILE"),
            when(unless="FILE -o", writes="cwd", because="changes the files that the patch names"),
        ],
        examples="""
            patch -p1 < a.diff                   #=> config_mutation fs.write
            patch -Rp1 -i a.diff                 #=> config_mutation fs.write
            patch f a.diff                       #=> config_mutation fs.write
            patch -d /tmp/x -p1 -i a.diff        #=> reversible_low fs.scratch
            patch -o - f a.diff                  #=> reversible_low fs.create -- -.rej
            patch -o - -r - f a.diff             #=> read_only
            patch -o out f a.diff                #=> config_mutation fs.write
            patch -o /tmp/out f a.diff           #=> reversible_low fs.scratch
            patch --dry-run -p1 < a.diff         #=> read_only
            patch --dry-run -o f < a.diff        #=> config_mutation fs.write -- tried
            patch --dry-run -r rej < a.diff      #=> read_only
            patch -r rej < a.diff                #=> config_mutation fs.write
            patch -e f a.ed                      #=> unknown code.opaque
            patch /etc/passwd a.diff             #=> destructive fs.truncate
        """,
    ),
]
