from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

#: Modes that let everybody write. `==`: a mode, or an option, that is not known is not suspected.
OPEN = "-m==*2|*3|*6|*7|*o+w*|*o+rw*|*o=w*|*o=rw*|*a+w*|*a+rw*|*a=w*|*a=rw*|*og+w*|*og+rw*|*og=rw*"

TOOLS = [
    tool(
        "mkdir gmkdir",
        "DIR...",
        about="make directories",
        input="none",
        docs="man:mkdir(1)",
        inert="--help --version",
        does="fs.create DIR",
        options=[
            takes("--context", "[WORD]"),
            takes("-m/--mode"),
            flags("-p/--parents -v/--verbose -Z --help --version"),
        ],
        rows=[when(OPEN, does="access.grant DIR", because="lets everybody write")],
        examples="""
            mkdir x                                  #=> reversible_low fs.create
            mkdir -p "$D/y" -m 750                   #=> reversible_low fs.create
            mkdir -p -m 777 shared                   #=> exposure access.grant
            mkdir --mode=a+rwx shared                #=> exposure access.grant
            mkdir -m "$M" -p "$D"                    #=> reversible_low fs.create
            mkdir -m go=rx,u=rwx x                   #=> reversible_low fs.create
            mkdir -m u=rwx,go= x                     #=> reversible_low fs.create
            mkdir -p /tmp/x                          #=> reversible_low fs.scratch
            mkdir --help                             #=> read_only
        """,
    ),
    tool(
        "mkfifo gmkfifo",
        "NAME...",
        about="make named pipes",
        docs="man:mkfifo(1)",
        inert="--help --version",
        does="fs.create NAME",
        options=[takes("--context", "[WORD]"), takes("-m/--mode"), flags("-Z --help --version")],
        rows=[when(OPEN, does="access.grant NAME", because="lets everybody write")],
        examples="""
            mkfifo -m 666 pipe                       #=> exposure access.grant
            mkfifo -m 600 pipe                       #=> reversible_low fs.create
            mkfifo /tmp/pipe                         #=> reversible_low fs.scratch
            mkfifo --version                         #=> read_only
        """,
    ),
    tool(
        "mknod gmknod",
        "NAME TYPE MAJOR MINOR",
        about="make device nodes and named pipes",
        docs="man:mknod(1)",
        inert="--help --version",
        does="fs.create NAME",
        options=[takes("--context", "[WORD]"), takes("-m/--mode"), flags("-Z --help --version")],
        rows=[
            when("TYPE=b|c|u", does="host.config NAME", because="makes a device node"),
            when(OPEN, does="access.grant NAME", because="lets everybody write"),
        ],
        examples="""
            mknod -m a+rw pipe p                     #=> exposure access.grant
            mknod pipe p                             #=> reversible_low fs.create
            mknod -m 600 /srv/root/dev/null c 1 3    #=> config_mutation host.config
            mknod /tmp/x b 8 0; dd if=f of=/tmp/x    #=> destructive disk.write
            mknod /tmp/x b 8 0; rm /tmp/x            #=> config_mutation host.config
            mknod --help                             #=> read_only
        """,
    ),
    tool(
        "mktemp gmktemp",
        "TEMPLATE",
        about="make a temporary file or directory",
        input="none",
        docs="man:mktemp(1)",
        inert="-u --help --version",
        does="fs.create TEMPLATE",
        options=[
            takes("-p", does="fs.create VALUE"),
            takes("--tmpdir", "[DIR]", does="fs.create VALUE"),
            takes("--suffix"),
            flags("-d/--directory -u/--dry-run -q/--quiet -t -V --help --version"),
        ],
        rows=[
            when("-t", operands="NAME"),
            when(unless="TEMPLATE -p --tmpdir", does="fs.scratch", prints="scratch"),
            when("TEMPLATE", unless="-p --tmpdir --suffix", prints="template"),
            when("--tmpdir", unless="--tmpdir=* -p TEMPLATE=*/*", does="fs.scratch", prints="scratch"),
            when("-p==/tmp|/var/tmp --tmpdir==/tmp|/var/tmp", unless="TEMPLATE=*/*", prints="scratch"),
        ],
        examples="""
            mktemp                                   #=> reversible_low fs.scratch
            mktemp -d                                #=> reversible_low fs.scratch
            mktemp -d /tmp/x.XXXXXX                  #=> reversible_low fs.scratch
            d=$(mktemp -d /tmp/x.XXXXXX); rm -rf "$d"  #=> reversible_low fs.scratch
            d=$(mktemp -d ./x.XXXXXX); rm -rf "$d"   #=> destructive fs.delete
            d=$(mktemp -d; echo /srv); rm -rf $d     #=> destructive fs.delete
            mktemp -d -t x.XXXXXX                    #=> reversible_low fs.scratch
            mktemp -t -p /srv x.XXXXXX               #=> reversible_low fs.create
            mktemp ./x.XXXXXX                        #=> reversible_low fs.create
            mktemp -p /srv x.XXXXXX                  #=> reversible_low fs.create
            mktemp --tmpdir=/srv x.XXXXXX            #=> reversible_low fs.create
            mktemp --tmpdir                          #=> reversible_low fs.scratch
            d=$(mktemp -d --tmpdir x.XXX); rm -r "$d"  #=> reversible_low fs.scratch
            d=$(mktemp -d --tmpdir ../x.XXX); rm -r "$d"  #=> destructive fs.delete
            d=$(mktemp -d -p /tmp); rm -rf "$d"      #=> reversible_low fs.scratch
            d=$(mktemp -dp /var/tmp x.XXX); rm -r "$d"  #=> reversible_low fs.scratch
            d=$(mktemp -d -p /srv); rm -rf "$d"      #=> destructive fs.delete
            mktemp -u                                #=> read_only
            mktemp --help                            #=> read_only
        """,
    ),
    tool(
        "touch gtouch",
        "FILE...",
        about="make empty files, or set the times of files",
        input="none",
        docs="man:touch(1)",
        inert="--help --version",
        does="fs.create FILE",
        options=[
            takes("-d/--date -r/--reference -t --time -A"),
            flags("-a -c/--no-create -f -h/--no-dereference -m --help --version"),
        ],
        examples="""
            touch f                                  #=> reversible_low fs.create
            touch -d '2 days ago' -c f               #=> reversible_low fs.create
            touch -r a b                             #=> reversible_low fs.create
            touch /tmp/f                             #=> reversible_low fs.scratch
            touch /etc/cron.d/x                      #=> config_mutation schedule.change
            touch --version                          #=> read_only
        """,
    ),
]
