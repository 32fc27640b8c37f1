from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when
from riskclass.rules.tools.cp import DEVICES

TOOLS = [
    tool(
        "ln gln",
        "TARGET... LINK",
        about="make links",
        input="none",
        docs="man:ln(1)",
        inert="--help --version",
        does="fs.create LINK",
        options=[
            takes("-t/--target-directory", does="fs.create VALUE"),
            takes("--backup", "[WORD]"),
            takes("-S/--suffix"),
            flags(
                "-b -d/-F/--directory -f/--force -h -i/--interactive -L/--logical -n/--no-dereference -P/--physical"
                " -r/--relative -s/--symbolic -T/--no-target-directory -v/--verbose -w --help --version"
            ),
        ],
        rows=[
            when("-t", operands="TARGET..."),
            when("TARGET", unless="LINK -t", does="fs.create cwd"),
            when("-f", writes="LINK -t", because="replaces what is there"),
            when("-f", unless="LINK -t", writes="cwd", because="replaces what is there"),
            when("-f -b --backup", f"LINK=={DEVICES}", deletes="LINK", because="a link takes the place of the device"),
            when(
                "-f",
                "TARGET==/dev/null",
                "LINK==*history|/var/log/*",
                deletes="LINK",
                because="nothing is written there any more",
            ),
        ],
        examples="""
            ln -s ~/.ssh/id_rsa /tmp/k; cat /tmp/k   #=> exposure secret.read
            ln -s /srv/notes /tmp/k; cat /tmp/k      #=> reversible_low
            ln -s /etc /tmp/x; rm -rf /tmp/x/motd    #=> destructive fs.delete
            ln -s /etc /tmp/x; rm /tmp/x             #=> reversible_low fs.scratch
            ln -s /tmp/z ~/.ssh; cat ~/.ssh/id_rsa   #=> exposure secret.read
            ln -s /srv/app/current www               #=> reversible_low fs.create
            ln a b                                   #=> reversible_low fs.create
            ln -s ../x                               #=> reversible_low fs.create
            ln -sf ../x                              #=> config_mutation fs.write
            ln -sf a b                               #=> config_mutation fs.write
            ln --symb --forc a b                     #=> config_mutation fs.write
            ln -sf /dev/null ~/.bash_history         #=> destructive log.discard
            ln -sf x /dev/null                       #=> destructive fs.delete
            ln -sf x /dev/stderr                     #=> destructive fs.delete
            ln -sb x /dev/tty                        #=> destructive fs.delete
            ln -sf /dev/stderr x                     #=> config_mutation fs.write
            ln -sf /dev/null b                       #=> config_mutation fs.write
            ln -sfn /srv/2 /srv/current              #=> config_mutation fs.write
            ln -s x /tmp/y                           #=> reversible_low fs.scratch
            ln -sf x /tmp/y                          #=> reversible_low fs.scratch
            ln -t /etc/cron.d job                    #=> config_mutation schedule.change
            ln -s -t /srv/bin a b                    #=> reversible_low fs.create
            ln -sf -t /srv/bin a b                   #=> config_mutation fs.write
            ln -sf /tmp/passwd /etc/passwd           #=> destructive fs.truncate
            ln -sf a b --help                        #=> read_only
        """,
    ),
    tool(
        "link glink",
        "FILE LINK",
        about="make one hard link",
        docs="man:link(1)",
        inert="--help --version",
        does="fs.create LINK",
        options=[flags("--help --version")],
        examples="""
            link a b                                 #=> reversible_low fs.create
            link --help                              #=> read_only
        """,
    ),
]
