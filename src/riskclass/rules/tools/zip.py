from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOLS = [
    tool(
        "zip",
        "ARCHIVE FILE...",
        about="pack files into a zip archive",
        docs="man:zip(1)",
        inert="-sf -su -sU -h -h2 -H -L --help --license --more-help --show-files -so -sc",
        options=[
            takes(
                "-TT/--unzip-command",
                "COMMAND:sh",
                does="code.opaque VALUE",
                because="puts the archive's name at the end of the command",
            ),
            takes("-O/--out/--output-file", writes="VALUE"),
            takes("-lf/--logfile-path", writes="VALUE"),
            takes(
                "-b/--temp-path -t/--from-date -tt/--before-date -Z/--compression-method -P/--password -s/--split-size"
                " -ds/--dot-size -n/--suffixes -UN/--unicode"
            ),
            takes("-i/--include -x/--exclude", "PATTERN"),
            flags("-m/--move"),
            flags("-d/--delete", deletes="ARCHIVE", because="deletes entries from the archive"),
            flags("-FS/-S/--filesync", deletes="ARCHIVE", because="deletes entries whose file is gone"),
            flags(
                "-u/--update -f/--freshen -U/--copy-entries -r/--recurse-paths -R/--recurse-patterns -j/--junk-paths"
                " -q/--quiet -qq -v/--verbose -c/--entry-comments -z/--archive-comment -@/--names-stdin"
                " -o/--latest-time -RE/--regex -ic/--ignore-case -l/--to-crlf -ll/--from-crlf -# -e/--encrypt"
                " -sp/--split-pause -sb/--split-bell -sv/--split-verbose -db/--display-bytes -dc/--display-counts"
                " -dd/--display-dots -dg/--display-globaldots -du/--display-usize -dv/--display-volume"
                " -la/--log-append -li/--log-info -T/--test -F/--fix -FF/--fixfix -DF/--dif/--difference-archive"
                " -AS/--archive-set -AC/--archive-clear -sf/--show-files -su/--show-unicode -sU/--show-just-unicode"
                " -A/--adjust-sfx -J/--junk-sfx -MM/--must-match -nw/--no-wild -sc/--show-command -sd/--show-debug"
                " -so/--show-options -X/--strip-extra -ws/--wild-stop-dirs -D/--no-dir-entries -g/--grow"
                " -k/--DOS-names -y/--symlinks -w -h/-H/-?/--help -h2/--more-help -L/--license -I -p/--paths"
                " -fz/--force-zip64 -fd/--force-descriptors --version"
            ),
        ],
        rows=[
            when("ARCHIVE", unless="-T --out", writes="ARCHIVE|-"),
            when("ARCHIVE", "FILE", "-T", unless="--out", writes="ARCHIVE|-", because="tests what it made"),
            when("FILE", unless="-d", reads="FILE"),
            when("-m", deletes="FILE", because="deletes each file once it is archived"),
            when("-@", stdin="names", reads="stdin", because="a line that names no file is shown"),
            when("-@", "-m", does="fs.delete", because="deletes what a list names, once it is archived"),
        ],
        examples="""
            zip -T a.zip -TT rm                      #=> unknown code.opaque
            zip -r a.zip src                         #=> config_mutation fs.write
            zip -qr9 /tmp/a.zip src -x '*.git*'      #=> reversible_low fs.scratch
            zip -r - src                             #=> read_only
            zip -T a.zip                             #=> read_only
            echo .env | zip /tmp/x -@                #=> exposure secret.read
            ls | zip /tmp/x -@                       #=> reversible_low fs.scratch
            ls | zip /tmp/x -m -@                    #=> destructive fs.delete
            zip -rT a.zip src                        #=> config_mutation fs.write
            zip -T a.zip -TT 'rm f'                  #=> destructive fs.delete
            zip -m a.zip f                           #=> destructive fs.delete
            zip -rm /tmp/a.zip f                     #=> destructive fs.delete
            zip -m /tmp/a.zip /tmp/f                 #=> reversible_low fs.scratch
            zip /tmp/a.zip f                         #=> reversible_low fs.scratch
            zip -d a.zip f                           #=> destructive fs.delete
            zip -rFS a.zip src                       #=> destructive fs.delete
            zip -FS -r a.zip src                     #=> destructive fs.delete
            zip a.zip --out b.zip f                  #=> config_mutation fs.write
            zip -r /tmp/a.zip .env                   #=> exposure secret.read
            zip -r /tmp/a.zip src -lf log            #=> config_mutation fs.write
            zip -rv a.zip src                        #=> config_mutation fs.write
            zip -sf a.zip                            #=> read_only
            zip -h                                   #=> read_only
        """,
    ),
    tool(
        "unzip",
        "ARCHIVE MEMBER...",
        about="unpack zip archives",
        docs="man:unzip(1)",
        inert="-h --help",
        posix=True,  # behind the archive `-l` is the name of a member, which it unpacks the others beside (tried)
        late="-d",
        options=[
            takes("-d", cwd="VALUE"),
            takes("-P -I -O"),
            flags(
                "-Z -1 -m -f -l -p -t -u -v -z -T -A -a -b -B -c -C -D -E -F -i -j -J -K -L -M -n -N -o -q -s -S -U"
                " -V -W -x -X -Y -: -^ -2 -$ -h --help"
            ),
        ],
        rows=[
            when("ARCHIVE", unless="-l -p -t -v -z -Z -c -n -T", writes="cwd", because="writes what the archive holds"),
            when(
                "ARCHIVE",
                unless="-l -p -t -v -z -Z -c -T",
                does="fs.create cwd",
                because="writes what the archive holds",
            ),
            when("ARCHIVE", "-p -c", reads="ARCHIVE"),
            when("-T", writes="ARCHIVE"),
            when("ARCHIVE", "-: -K", does="fs.write", because="writes outside its directory, or restores setuid"),
        ],
        examples="""
            unzip -l a.zip                           #=> read_only
            unzip a.zip f -l                         #=> config_mutation fs.write
            unzip -p a.zip f                         #=> read_only
            unzip -p .env                            #=> exposure secret.read
            unzip -Z1 a.zip                          #=> read_only
            unzip a.zip                              #=> config_mutation fs.write
            unzip -o a.zip -d /srv/app               #=> config_mutation fs.write
            unzip -qo a.zip -d /tmp/x                #=> reversible_low fs.scratch
            unzip a.zip 'src/*' -x '*.o' -d /tmp/x   #=> reversible_low fs.scratch
            unzip -n a.zip                           #=> reversible_low fs.create
            unzip -T a.zip                           #=> config_mutation fs.write
            unzip -: a.zip -d /tmp/x                 #=> config_mutation fs.write
            unzip -h                                 #=> read_only
        """,
    ),
    tool(
        "zipinfo",
        "ARCHIVE MEMBER...",
        about="list zip archives",
        docs="man:zipinfo(1)",
        options=[flags("-1 -2 -s -m -l -v -h -M -t -T -U -z -x -C -c -p -f -u -a -n -o -q -j -V -$ -d")],
        examples="""
            zipinfo -1 a.zip                         #=> read_only
            zipinfo -h a.zip                         #=> read_only
        """,
    ),
    tool(
        "zipnote",
        "ARCHIVE",
        about="print or write the comments of a zip archive",
        docs="man:zipnote(1)",
        inert="-h -L -v",
        options=[takes("-b"), flags("-h -L -v -w -q")],
        rows=[when("-w", writes="ARCHIVE")],
        examples="""
            zipnote a.zip                            #=> read_only
            zipnote -w a.zip                         #=> config_mutation fs.write
            zipnote -h                               #=> read_only
        """,
    ),
    tool(
        "zipcloak zipsplit",
        "ARCHIVE",
        about="change a zip archive",
        docs="man:zipcloak(1)",
        inert="-h -L -v",
        options=[takes("-b -n -r"), takes("-O", writes="VALUE"), flags("-d -h -L -v -q -i -p -s -t")],
        writes="ARCHIVE cwd",
        examples="""
            zipcloak a.zip                           #=> config_mutation fs.write
            zipcloak -O b.zip a.zip                  #=> config_mutation fs.write
            zipsplit -n 1000 a.zip                   #=> config_mutation fs.write
        """,
    ),
    tool(
        "zipgrep",
        "PATTERN ARCHIVE MEMBER...",
        about="search in zip archives",
        docs="man:zipgrep(1)",
        open=True,  # options go to grep, which only prints
        examples="""
            zipgrep -i TODO a.zip                    #=> read_only
        """,
    ),
    tool(
        "funzip",
        "FILE",
        about="print the first member of a zip archive",
        docs="man:funzip(1)",
        options=[flags("-password")],
        reads="FILE",
        examples="""
            funzip a.zip                             #=> read_only
            funzip .env                              #=> exposure secret.read
        """,
    ),
]
