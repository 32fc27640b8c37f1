from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "cpio gcpio",
    "DIR",
    about="copy files into and out of archives",
    docs="man:cpio(1)",
    inert="--help --usage --version",
    options=[
        takes("-D/--directory", cwd="VALUE"),
        takes("-F/--file -O -I"),
        takes("--rsh-command", "COMMAND:sh"),
        takes("--block-size -C/--io-size -H/--format -R/--owner -W/--warning -M/--message -E/--pattern-file"),
        flags(
            "-i/--extract -o/--create -p/--pass-through -t/--list -B -c --force-local --quiet -v/--verbose -V/--dot"
            " -b/--swap -f/--nonmatching -n/--numeric-uid-gid -r/--rename -s/--swap-bytes -S/--swap-halfwords"
            " --to-stdout --only-verify-crc -A/--append --device-independent/--reproducible --ignore-devno"
            " --renumber-inodes -l/--link --absolute-filenames --no-absolute-filenames -0/--null"
            " -a/--reset-access-time -L/--dereference -d/--make-directories -m/--preserve-modification-time"
            " --no-preserve-owner --sparse -u/--unconditional -k -6 -? --help --usage --version --ignore-dirnlink"
        ),
    ],
    rows=[
        when("-i", operands="PATTERN..."),
        when("-i", unless="-t --to-stdout --only-verify-crc", writes="cwd", because="writes what the archive holds"),
        when(
            "-i",
            unless="-t --to-stdout --only-verify-crc --no-absolute-filenames",
            does="fs.write",
            because="writes to any path the archive names",
        ),
        when("-o -p", stdin="names", reads="stdin", because="a line that names no file is shown"),
        when("-o", writes="-F -O"),
        when("-p", writes="DIR"),
        when("-i", "--to-stdout", reads="-F -I"),
        when(
            "-o",
            "-F=*:* -O=*:*",
            unless="--force-local",
            does="net.upload",
            because="writes the archive to another host",
        ),
    ],
    examples="""
        cpio -id --no-absolute-filenames -D /tmp/x < a.cpio #=> reversible_low fs.scratch
        cpio -id -D /tmp/x < a.cpio              #=> config_mutation fs.write
        echo .env | cpio -o > /tmp/x            #=> exposure secret.read
        cpio -o < .env > /tmp/x                  #=> exposure secret.read
        ls | cpio -o > /tmp/x                    #=> reversible_low fs.scratch
        cpio -it < a.cpio                        #=> read_only
        cpio -i --to-stdout -F a.cpio            #=> read_only
        cpio -i --to-stdout -F .env              #=> exposure secret.read
        cpio -idmv < a.cpio                      #=> config_mutation fs.write
        cpio -idm -D /tmp/x -F a.cpio            #=> config_mutation fs.write
        ls | cpio -o                             #=> read_only
        ls | cpio -o -O a.cpio                   #=> config_mutation fs.write
        ls | cpio -o -F /tmp/a.cpio              #=> reversible_low fs.scratch
        ls | cpio -o -F host:a.cpio              #=> exposure net.upload
        ls | cpio -pd /srv/copy                  #=> config_mutation fs.write
        cpio -it -F h:a --rsh-command=./x        #=> unknown code.project
        cpio --version                           #=> read_only
    """,
)
