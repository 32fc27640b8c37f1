from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when
from riskclass.rules.tools.cp import DEVICES

TOOL = tool(
    "mv gmv",
    "SOURCE... DEST",
    about="move or rename files",
    input="none",
    docs="man:mv(1)",
    inert="--help --version",
    writes="SOURCE",
    because="moves what is there",
    options=[
        takes("-t/--target-directory", writes="VALUE"),
        takes("--backup --update", "[WORD]"),
        takes("-S/--suffix"),
        flags(
            "-b --debug --exchange -f/--force -i/--interactive -n/--no-clobber --no-copy --strip-trailing-slashes"
            " -T/--no-target-directory -u -v/--verbose -Z/--context -g/--progress -h --help --version"
        ),
    ],
    rows=[
        when(
            "SOURCE==/|/bin|/boot|/dev|/etc|/home|/lib|/lib64|/opt|/root|/sbin|/srv|/usr|/var|/usr/bin|/usr/lib|/usr/sbin"
            "|/usr/local|/var/lib",
            does="host.break SOURCE",
            because="moves a tree that the system needs in its place",
        ),
        when("-t", operands="SOURCE..."),
        when("DEST", does="fs.create DEST"),
        when("DEST", unless="-n", writes="DEST"),
        when(f"DEST=={DEVICES}", deletes="SOURCE DEST", because="puts it in the place of the device"),
    ],
    examples="""
        mv a b                                   #=> config_mutation fs.write
        mv f /tmp                                #=> config_mutation fs.write
        mv /usr /mnt                             #=> destructive host.break
        mv /etc/hosts /mnt                       #=> config_mutation fs.write
        mv /srv/db /tmp/db && rm -rf /tmp/db     #=> destructive fs.delete
        mv -t /tmp/old *.log; rm -rf /tmp/old    #=> destructive fs.delete
        mv f /tmp/old/f; rm -rf /tmp/old         #=> destructive fs.delete
        mv f /tmp/old/f; rm -rf /tmp/older       #=> config_mutation fs.write
        mv /tmp/a /tmp/b && rm -rf /tmp/b        #=> reversible_low fs.scratch
        mv f /dev/null                           #=> destructive fs.delete
        mv f /dev/stdout                         #=> destructive fs.delete
        mv f /dev/shm/stdout                     #=> config_mutation fs.write
        mv -- f "$dest"                          #=> config_mutation fs.write
        mv /tmp/a /tmp/b                         #=> reversible_low fs.scratch
        mv -n /tmp/a b                           #=> reversible_low fs.create
        mv -n a b                                #=> config_mutation fs.write
        mv /tmp/new /etc/passwd                  #=> destructive fs.truncate
        mv /etc/fstab /tmp/x                     #=> destructive fs.truncate
        mv -t /tmp/x a b                         #=> config_mutation fs.write
        mv -t /etc/cron.d /tmp/job               #=> config_mutation schedule.change
        mv /tmp/k ~/.ssh/authorized_keys         #=> exposure access.grant
        mv --version                             #=> read_only
    """,
)
