from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

KEPT = "replaces each file by its packed or unpacked form"
GONE = "removes each file once it was printed or tested"
STAYS = "unpacks or packs beside each file"
LAST = "of several modes the last one counts"
QUIET = "-c -l -t"

#: FILE... that are replaced, kept with -k, and only looked at with -c, -l and -t.
ROWS = [
    when("FILE", unless="-c -l -t -k", writes="FILE", because=KEPT),
    when("FILE", "-k", unless=QUIET, does="fs.create FILE", because=STAYS),
    when("FILE", "-k", "-f", unless=QUIET, writes="FILE", because=KEPT),
    when("FILE", "-c", reads="FILE"),
    when("FILE", "-t -l", "-d -z", writes="FILE", because=LAST),
    when(unless="FILE", reads="stdin"),
]
TOOLS = [
    tool(
        "gzip ggzip gunzip pigz unpigz compress uncompress",
        "FILE...",
        about="pack and unpack files",
        docs="man:gzip(1) man:pigz(1)",
        inert="-h --help -L --license -V --version",
        options=[
            takes("-S/--suffix -b/--blocksize -p/--processes -I/--iterations -J/--maxsplits -A/--alias -C/--comment"),
            flags(
                "-a/--ascii -c/--stdout/--to-stdout -d/--decompress/--uncompress -f/--force -h/--help -k/--keep"
                " -l/--list -L/--license -n/--no-name -N/--name -q/--quiet/--silent -r/--recursive -R/--rsyncable"
                " -t/--test -v/--verbose -V/--version -1/--fast -9/--best -# --synchronous -F -H/--huffman"
                " -i/--independent -K/--zip -m/--no-time -M/--time -O/--oneblock -T -U/--rle -Y -z/--zlib"
            ),
        ],
        rows=ROWS,
        examples="""
            gzip                                     #=> read_only
            gzip -c f                                #=> read_only
            gzip -9 f                                #=> config_mutation fs.write
            gzip -dk f.gz                            #=> reversible_low fs.create
            gzip -kf f                               #=> config_mutation fs.write
            gzip -l f.gz                             #=> read_only
            gunzip -t f.gz                           #=> read_only
            pigz -t -d f.gz                          #=> config_mutation fs.write
            gunzip f.gz                              #=> config_mutation fs.write
            gzip /tmp/f                              #=> reversible_low fs.scratch
            gzip -c .env                             #=> exposure secret.read
            pigz -p 4 f                              #=> config_mutation fs.write
            gzip f --version                         #=> read_only
        """,
    ),
    tool(
        "bzip2 bunzip2 pbzip2 pbunzip2 lbzip2 lbunzip2",
        "FILE...",
        about="pack and unpack files",
        docs="man:bzip2(1)",
        inert="-h --help",  # 1.0.6 prints its version and goes on
        options=[
            takes("-b -m -p -S", "[NUMBER]"),
            takes("-n --ignore-trailing-garbage"),
            flags(
                "-d/--decompress -z/--compress -k/--keep -f/--force -t/--test -c/--stdout -q/--quiet -v/--verbose"
                " -L/--license -V/--version -s/--small -l/--loadavg -r/--read -u --sequential -# --fast --best"
                " --repetitive-fast --repetitive-best --exponential -h/--help"
            ),
        ],
        rows=[
            when("FILE", unless="-c -t -k", writes="FILE", because=KEPT),
            when("FILE", "-k", unless="-c -t", does="fs.create FILE", because=STAYS),
            when("FILE", "-k", "-f", unless="-c -t", writes="FILE", because=KEPT),
            when("FILE", "-c", reads="FILE"),
            when("FILE", "-t", "-d -z", writes="FILE", because=LAST),
            when(unless="FILE", reads="stdin"),
        ],
        examples="""
            bzip2 -dc < .env                         #=> exposure secret.read
            bzip2 -c f                               #=> read_only
            bzip2 f                                  #=> config_mutation fs.write
            bunzip2 -k f.bz2                         #=> reversible_low fs.create
            bunzip2 -kf f.bz2                        #=> config_mutation fs.write
            bzip2 -t f.bz2                           #=> read_only
            bzip2 -t -d f.bz2                        #=> config_mutation fs.write
            bzip2 f --version                        #=> config_mutation fs.write
            bzip2 -c .env                            #=> exposure secret.read
            pbzip2 -p4 f                             #=> config_mutation fs.write
            bzip2 f --help                           #=> read_only
        """,
    ),
    tool(
        "xz unxz lzma unlzma",
        "FILE...",
        about="pack and unpack files",
        docs="man:xz(1)",
        inert="-h --help -H --long-help -V --version --info-memory --filters-help",
        options=[
            takes(
                "-T/--threads -S/--suffix -F/--format -C/--check -M/--memory/--memlimit --block-size --block-list"
                " --flush-timeout --memlimit-compress --memlimit-decompress --memlimit-mt-decompress --filters"
                " --filters1"
                " --filters2 --filters3 --filters4 --filters5 --filters6 --filters7 --filters8 --filters9"
            ),
            takes(
                "--files --files0 --lzma1 --lzma2 --x86 --arm --armthumb --arm64 --powerpc --ia64 --sparc --riscv"
                " --delta",
                "[VALUE]",
            ),
            flags(
                "-z/--compress -d/--decompress/--uncompress -t/--test -l/--list -k/--keep -f/--force"
                " -c/--stdout/--to-stdout -e/--extreme -q/--quiet -v/--verbose -Q/--no-warn --robot --no-adjust"
                " --no-sparse --no-sync --single-stream --ignore-check -# --fast --best --info-memory -h/--help"
                " -H/--long-help -V/--version --filters-help"
            ),
        ],
        rows=[
            *ROWS,
            when("--files --files0", unless="-c -l -t", does="fs.write --files", because=KEPT),
        ],
        examples="""
            xz -dc f.xz                              #=> read_only
            xz -9e -T0 f                             #=> config_mutation fs.write
            xz -T 4 -k f                             #=> reversible_low fs.create
            xz -kf f                                 #=> config_mutation fs.write
            xz -l f.xz                               #=> read_only
            xz -l -d f.xz                            #=> config_mutation fs.write
            unxz /tmp/f.xz                           #=> reversible_low fs.scratch
            xz -c .env                               #=> exposure secret.read
            xz --files=list                          #=> config_mutation fs.write
            xz --version                             #=> read_only
        """,
    ),
    tool(
        "lzip lzip.lzip lunzip plzip lzop",
        "FILE...",
        about="pack and unpack files",
        docs="man:lzip(1) man:lzop(1)",
        inert="--help --version",
        options=[
            takes("-o/--output", writes="VALUE"),
            takes("-p", "[DIR]", writes="VALUE"),
            takes("--path", writes="VALUE"),
            takes(
                "-b/--member-size -m/--match-length -s/--dictionary-size -S/--volume-size/--suffix -B/--data-size"
                " --in-slots --out-slots --filter"
            ),
            flags(
                "-a/--trailing-error -c/--stdout/--to-stdout -d/--decompress/--uncompress -f/--force"
                " -F/--recompress -H/-h/--help -k/--keep -l/--list -n/--threads -N --name --no-name -P"
                " -q/--quiet/--silent -t/--test -U/--delete/--unlink -v/--verbose -V/--version -# --fast --best"
                " --loose-trailing -x --extract --info -I/--sysinfo --ls -L/--license --no-warn --no-stdin --crc32"
                " --no-checksum --check-lib -C/--checksum --color --mono --no-color --no-mode --no-time"
                " --ignore-warn"
            ),
        ],
        rows=[
            # lzop looks whatever else it is told, lzip refuses two operations (tried).
            when("FILE", unless="-c -t -k -l --ls --info", writes="FILE", because=KEPT),
            when("FILE", "-k", unless="-c -t -l --ls --info", does="fs.create FILE", because=STAYS),
            when("FILE", "-c", reads="FILE"),
            when(unless="FILE", reads="stdin"),
        ],
        examples="""
            lzip -dc < .env                          #=> exposure secret.read
            lzip -c f                                #=> read_only
            lzip f                                   #=> config_mutation fs.write
            lzip -k f                                #=> reversible_low fs.create
            lzip -o out < f                          #=> config_mutation fs.write
            lzop -p/srv f                            #=> config_mutation fs.write
            lzop --path=/tmp/x /tmp/f                #=> reversible_low fs.scratch
            lzop -c .env                             #=> exposure secret.read
            lzip -t f                                #=> read_only
            lzop -t -d f.lzo                         #=> read_only
            lzop --info f.lzo                        #=> read_only
            lzip --version                           #=> read_only
        """,
    ),
    tool(
        "zstd unzstd pzstd zstdmt",
        "FILE...",
        about="pack and unpack files",
        docs="man:zstd(1)",
        inert="-h -H --help -V --version",
        options=[
            takes("-o", writes="VALUE"),
            takes("--output-dir-flat --output-dir-mirror --trace", writes="VALUE"),
            takes(
                "-D --filelist --patch-from --auto-threads --stream-size --size-hint --target-compressed-block-size"
                " --format --maxdict --dictID --memory --memlimit --priority --block-size --threads"
            ),
            takes(
                "--fast --long --adapt --train-cover --train-fastcover --train-legacy --zstd -T -B -M -b -e -i -p -P",
                "[VALUE]",
            ),
            flags(
                "-k/--keep --rm -# -d/--decompress/--uncompress -z/--compress -f/--force -h -H/--help -V/--version"
                " -c/--stdout -v/--verbose -q/--quiet -r --[no-]progress --[no-]asyncio -C --[no-]check --no-dictID"
                " --ultra --single-thread --rsyncable --exclude-compressed --[no-]compress-literals"
                " --[no-]row-match-finder -l/--list --test -t --[no-]sparse --[no-]pass-through --train -S"
                " --[no-]content-size --show-default-cparams --no-name --mmap-dict --no-mmap-dict"
            ),
        ],
        rows=[
            when(
                "FILE",
                unless="-c -l --test -t -b -o --train --train-cover --train-fastcover --train-legacy",
                does="fs.create FILE",
                because=STAYS,
            ),
            when("FILE", "-f --rm", unless="-c -l --test -t -b", writes="FILE", because=KEPT),
            when("FILE", "-t --test -l -b", "-d -z", does="fs.create FILE", because=LAST),
            when("FILE", "-t --test -l -b", "-d -z", "-f --rm", writes="FILE", because=LAST),
            when("--filelist", reads="--filelist", because="a line that names no file is shown"),
            when("--filelist", unless="-c -l --test -t -b -o --train", does="fs.create", because=STAYS),
            when("--filelist", "-f --rm -d -z", does="fs.write", because=KEPT),
            when("FILE", "--rm", "-o==/dev/null", deletes="FILE", because=GONE),
            when("--train --train-cover --train-fastcover --train-legacy", unless="-o", writes="cwd"),
            when("FILE", "-c -o", reads="FILE"),
            when(unless="FILE", reads="stdin"),
        ],
        examples="""
            zstd -dc < .env                          #=> exposure secret.read
            zstd -dc f.zst                           #=> read_only
            zstd -19 -T0 f                           #=> reversible_low fs.create
            zstd -d f.zst                            #=> reversible_low fs.create
            zstd --rm f                              #=> config_mutation fs.write
            zstd --rm f -o /dev/null                 #=> destructive fs.delete
            zstd -df f.zst                           #=> config_mutation fs.write
            zstd f -o out.zst                        #=> config_mutation fs.write
            zstd f -o /tmp/out                       #=> reversible_low fs.scratch
            zstd --output-dir-flat /srv f            #=> config_mutation fs.write
            zstd -l f.zst                            #=> read_only
            zstd -l -d f.zst                         #=> reversible_low fs.create
            zstd -t -d --rm f.zst                    #=> config_mutation fs.write
            zstd --filelist list                     #=> reversible_low fs.create
            zstd -l --filelist list                  #=> read_only
            zstd --filelist .env -c                  #=> exposure secret.read
            zstd --rm --filelist list                #=> config_mutation fs.write
            zstd -p f                                #=> reversible_low fs.create
            zstd -b3 f                               #=> read_only
            zstd --train samples                     #=> config_mutation fs.write
            zstd --train samples -o /tmp/d           #=> reversible_low fs.scratch
            zstd -c .env                             #=> exposure secret.read
            zstd .env -o /tmp/x                      #=> exposure secret.read
            zstd --version                           #=> read_only
        """,
    ),
    tool(
        "lz4 unlz4",
        "FILE OUTPUT...",
        about="pack and unpack files",
        docs="man:lz4(1)",
        inert="-h -H --help -V --version",
        options=[
            takes("-D"),
            takes("--fast", "[LEVEL]"),
            takes("-B -b -e -i -T", "[VALUE]"),
            flags(
                "-# -z/--compress -d/--decompress/--uncompress -f/--force -k/--keep --rm -m/--multiple -r -t/--test"
                " -l --list --[no-]frame-crc --[no-]content-size --[no-]sparse --favor-decSpeed --best"
                " -c/--stdout/--to-stdout -v/--verbose -q/--quiet -h -H/--help -V/--version -S --threads --no-crc"
                " --no-force -BD -BI -BX"
            ),
        ],
        rows=[
            when("FILE", unless="-c -t -b --list OUTPUT", does="fs.create FILE", because=STAYS),
            when("FILE", "-f --rm", unless="-c -t -b --list", writes="FILE", because=KEPT),
            when("OUTPUT", unless="-c -t -b --list -m -r", writes="OUTPUT|-"),
            when("-m -r", unless="-c -t -b --list", does="fs.create FILE OUTPUT", because=STAYS),
            when("-m -r", "-f --rm", unless="-c -t -b --list", writes="FILE OUTPUT", because=KEPT),
            when("FILE", "--rm", "-c -t OUTPUT==-|/dev/null", deletes="FILE", because=GONE),
            when("FILE", "-t -b --list", "-d -z", does="fs.create FILE", because=LAST),
            when("FILE", "-t -b --list", "-d -z", "-f --rm", writes="FILE", because=LAST),
            when("OUTPUT", "-t -b --list", "-d -z", writes="OUTPUT|-", because=LAST),
            when("FILE", "-c OUTPUT", reads="FILE"),
            when(unless="FILE", reads="stdin"),
        ],
        examples="""
            lz4 -dc --rm f.lz4                       #=> destructive fs.delete
            lz4 -t --rm f.lz4                        #=> destructive fs.delete
            lz4 --rm f /dev/null                     #=> destructive fs.delete
            lz4 --list --rm f.lz4                    #=> read_only
            lz4 -dc < .env                           #=> exposure secret.read
            lz4 -dc f.lz4                            #=> read_only
            lz4 f                                    #=> reversible_low fs.create
            lz4 -9 f out.lz4                         #=> config_mutation fs.write
            lz4 f /tmp/out                           #=> reversible_low fs.scratch
            lz4 -f f                                 #=> config_mutation fs.write
            lz4 -m a b                               #=> reversible_low fs.create
            lz4 -m --rm a b                          #=> config_mutation fs.write
            lz4 -t f.lz4                             #=> read_only
            lz4 -t -d f.lz4                          #=> reversible_low fs.create
            lz4 -t -d f.lz4 out                      #=> config_mutation fs.write
            lz4 -t -d -f f.lz4                       #=> config_mutation fs.write
            lz4 -c .env                              #=> exposure secret.read
            lz4 --version                            #=> read_only
        """,
    ),
    tool(
        "zcat gzcat bzcat bz2cat xzcat lzcat lzmacat lzopcat",
        "FILE...",
        about="print packed files",
        reads="FILE",
        options=[
            takes("-S/--suffix -T/--threads -M/--memory/--memlimit --format --files --files0 -F"),
            flags(
                "-c/--stdout -d/--decompress -f/--force -h/--help -H/--long-help -k/--keep -l/--list -L/--license -n"
                "/--no-name -q/--quiet -Q/--no-warn -r/--recursive -s/--small -t/--test -v/--verbose -V/--version"
                " --single-stream --ignore-check -# -z/--compress -e/--extreme --fast --best --synchronous --robot"
            ),
        ],
        examples="""
            zcat a.gz                                #=> read_only
            xzcat -T 2 -q a.xz                       #=> read_only
            zcat .env                                #=> exposure secret.read
        """,
    ),
    tool(
        "zstdcat lz4cat",
        "FILE...",
        about="print packed files",
        reads="FILE",
        options=[
            takes("-D --patch-from --memory --stream-size --size-hint"),
            takes("--filelist", "LIST:@names", reads="LIST"),
            takes("-T -M -B --long --fast", "[VALUE]"),
            flags(
                "-# -c/--stdout -d/--decompress -f/--force -h -H/--help -k/--keep -l -m -q/--quiet -r -t/--test"
                " -v/--verbose -V/--version -z --single-thread --rsyncable --ultra --[no-]check --[no-]sparse"
                " --[no-]asyncio --[no-]progress --[no-]pass-through"
            ),
        ],
        examples="""
            zstdcat --long=31 a.zst                  #=> read_only
            zstdcat --filelist .env                  #=> exposure secret.read
            lz4cat .env                              #=> exposure secret.read
        """,
    ),
    tool(
        "zless zmore bzless bzmore xzless xzmore lzless lzmore zstdless",
        "FILE...",
        about="page through packed files",
        inert="-? --help -V --version",
        reads="FILE",
        options=[
            takes("-o -O"),
            takes("-k", does="code.injected VALUE", because="keys may run commands"),
            takes("-b -D -h -j -p -P -t -T -x -y -z -#"),
            flags("+!* +|* +#* +*!* +v*", does="code.opaque", because="runs a command at the start"),
            flags(
                "+* -a -A -B -c -C -d -e -E -f -F -g -G -i -I -J -K -L -m -M -n -N -q -Q -r -R -s -S -u -U -V -w -W"
                " -X -~ -? --help --version"
            ),
        ],
        rows=[when("-o", writes="-o"), when("-O", writes="-O")],
        examples="""
            zless -O out a.gz                        #=> config_mutation fs.write
            zless -k ./keys f.gz                    #=> unknown code.injected
            zless -N +G a.gz                         #=> read_only
            zless '+!rm f' a.gz                      #=> unknown code.opaque
            zless -o out a.gz                        #=> config_mutation fs.write
            zless .env                               #=> exposure secret.read
            zless -o out --help                      #=> read_only
        """,
    ),
    tool(
        "zdiff bzdiff xzdiff lzdiff",
        "FILE...",
        about="compare packed files",
        docs="man:zdiff(1) man:diff(1)",
        reads="FILE",
        options=[  # they go to diff
            takes("--from-file --to-file", reads="VALUE"),
            takes(
                "-U -C -W/--width -F/--show-function-line --label/-L --tabsize -x/--exclude -X/--exclude-from"
                " -S/--starting-file -I/--ignore-matching-lines -D/--ifdef --*-format --horizon-lines --palette"
            ),
            takes("--context --unified --color", "[VALUE]"),
            flags(
                "-# -c -u --normal -q/--brief -s/--report-identical-files -e/--ed -f/--forward-ed -n/--rcs"
                " -y/--side-by-side --left-column --suppress-common-lines -p/--show-c-function -t/--expand-tabs"
                " -T/--initial-tab --suppress-blank-empty -l/--paginate -N/--new-file -i/--ignore-case"
                " -E/--ignore-tab-expansion -Z/--ignore-trailing-space -b/--ignore-space-change -w/--ignore-all-space"
                " -B/--ignore-blank-lines -a/--text --strip-trailing-cr -d/--minimal -h --help -v -V/--version"
            ),
        ],
        examples="""
            zdiff -u a.gz b.gz                       #=> read_only
            zdiff --from-file=.env a.gz              #=> exposure secret.read
            zdiff --line-format=%L a.gz b.gz         #=> read_only
            zdiff --frobnicate a.gz                  #=> unknown unknown.option
        """,
    ),
    tool(
        "zcmp bzcmp xzcmp lzcmp",
        "FILE...",
        about="compare packed files",
        docs="man:zcmp(1) man:cmp(1)",
        reads="FILE",
        options=[  # they go to cmp
            takes("-i/--ignore-initial -n/--bytes"),
            flags("-b/--print-bytes -l/--verbose -s/--quiet/--silent -h --help -v -V/--version"),
        ],
        examples="""
            zcmp -s a.gz b.gz                        #=> read_only
            zcmp a.gz .env                           #=> exposure secret.read
            zcmp --frobnicate a.gz                   #=> unknown unknown.option
        """,
    ),
    tool(
        "znew zforce gzexe bzexe",
        "FILE...",
        about="pack files anew, or make packed programs",
        docs="man:znew(1)",
        inert="--help --version",
        writes="FILE",
        because="replaces files",
        options=[flags("-f -t -v -9 -P -K -d --help --version")],
        examples="""
            znew f.Z                                 #=> config_mutation fs.write
            gzexe /tmp/app                           #=> reversible_low fs.scratch
            zforce --help                            #=> read_only
        """,
    ),
    tool(
        "bzip2recover",
        "FILE",
        about="save what can be read of a damaged archive, beside it",
        docs="man:bzip2recover(1)",
        does="fs.create cwd",  # rec00001FILE and so on
        examples="""
            bzip2recover f.bz2                       #=> reversible_low fs.create
        """,
    ),
]
