from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

TOOL = tool(
    "7z 7za 7zr 7zz",
    "",
    about="pack and unpack archives",
    docs="man:7z(1)",
    inherits=True,
    inert="-h --help -?",
    options=[
        takes("-o", "[DIR]", cwd="VALUE"),
        takes("-a -i -m -p -r -t -u -v -w -x -b", "[VALUE]"),
        takes("-s", "[WORD]"),
        takes("-se", "[WORD]"),
        flags("-y -h/--help -? -spf -spf2 -spd -spe -ssw -ssp -slt -stl"),
    ],
    subs=[
        sub(
            "a, u",
            "ARCHIVE FILE...",
            writes="ARCHIVE",
            reads="FILE",
            rows=[
                when("-s=del", deletes="FILE", because="deletes each file once it is packed"),
                when("-s=eml*", does="message.send ARCHIVE"),
            ],
        ),
        sub("d", "ARCHIVE FILE...", deletes="ARCHIVE", because="deletes entries from the archive"),
        sub("rn", "ARCHIVE NAME...", writes="ARCHIVE"),
        sub(
            "x, e",
            "ARCHIVE FILE...",
            rows=[
                when("ARCHIVE", unless="-s=o -a=os", writes="cwd", because="writes what the archive holds"),
                when("ARCHIVE", unless="-s=o", does="fs.create cwd", because="writes what the archive holds"),
                when("-spf -spf2", does="fs.write", because="writes to any path the archive names"),
                when("-s=o", reads="ARCHIVE"),
            ],
        ),
        sub("b, h, i, l, t", "ARCHIVE FILE..."),
    ],
    examples="""
        7z l a.7z                                #=> read_only
        7z t -pX a.7z                            #=> read_only
        7z h f                                   #=> read_only
        7z a -mx=9 a.7z src                      #=> config_mutation fs.write
        7z a -t7z /tmp/a.7z src                  #=> reversible_low fs.scratch
        7z a /tmp/a.7z .env                      #=> exposure secret.read
        7z a -sdel /tmp/a.7z src                 #=> destructive fs.delete
        7z a -seml a.7z src                      #=> config_mutation message.send
        7z d a.7z f                              #=> destructive fs.delete
        7z rn a.7z f g                           #=> config_mutation fs.write
        7z x a.7z                                #=> config_mutation fs.write
        7z x -o/tmp/x a.7z                       #=> reversible_low fs.scratch
        7z e a.7z -so                            #=> read_only
        7z x .env -so                            #=> exposure secret.read
        7z x -aos a.7z                           #=> reversible_low fs.create
        7z x -spf -o/tmp/x a.7z                  #=> config_mutation fs.write
        7z frobnicate                            #=> unknown unknown.subcommand
    """,
)
