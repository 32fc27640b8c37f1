from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOLS = [
    tool(
        "shred gshred",
        "FILE...",
        about="overwrite files so that nothing is left",
        docs="man:shred(1)",
        inert="--help --version",
        deletes="FILE",
        because="overwrites files so that nothing is left",
        options=[
            takes("-n/--iterations --random-source -s/--size"),
            takes("--remove", "[HOW]"),
            flags("-f/--force -u -v/--verbose -x/--exact -z/--zero --help --version"),
        ],
        examples="""
            shred -u f                               #=> destructive fs.delete
            shred f                                  #=> destructive fs.delete
            shred -vzn 1 /dev/sdb                    #=> destructive disk.write
            shred -u /tmp/f                          #=> reversible_low fs.scratch
            shred --help                             #=> read_only
        """,
    ),
    tool(
        "srm wipe",
        "FILE...",
        about="overwrite and delete files",
        docs="man:srm(1)",
        inert="--help --version -h -V",
        deletes="FILE",
        options=[
            takes("-S -p -q -Q -x -b -l -o -C"),
            flags(
                "-d -f/--force -h/--help -i/--interactive -r/-R/--recursive -s -u -v/--verbose -V/--version -z -D -F -k"
                " -n -c -e -t -w"
            ),
        ],
        examples="""
            srm -r d                                 #=> destructive fs.delete
            wipe -rf /tmp/d                          #=> reversible_low fs.scratch
            srm --help                               #=> read_only
        """,
    ),
    tool(
        "truncate gtruncate",
        "FILE...",
        about="set the size of files",
        docs="man:truncate(1)",
        inert="--help --version",
        options=[
            takes("-r/--reference -s/--size"),
            flags("-c/--no-create -o/--io-blocks --help --version"),
        ],
        rows=[
            when("FILE", unless="-s=+*|%*|>*", does="fs.truncate FILE", because="cuts files off"),
            when("FILE", "-s=+*|%*|>*", writes="FILE"),
        ],
        examples="""
            truncate -s 0 f                          #=> destructive fs.truncate
            truncate --size=100 f                    #=> destructive fs.truncate
            truncate -s -10 f                        #=> destructive fs.truncate
            truncate -s +1G f                        #=> config_mutation fs.write
            truncate -s '>1G' f                      #=> config_mutation fs.write
            truncate -s '<1G' f                      #=> destructive fs.truncate
            truncate -r a b                          #=> destructive fs.truncate
            truncate -s 0 /var/log/app.log           #=> destructive log.discard
            truncate -s 1G /tmp/disk.img             #=> reversible_low fs.scratch
            truncate -s "$S" f                       #=> destructive fs.truncate
            truncate --help                          #=> read_only
        """,
    ),
]
