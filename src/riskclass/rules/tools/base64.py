from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOLS = [
    tool(
        "base64 gbase64",
        "FILE",
        about="encode and decode",
        docs="man:base64(1)",
        prints="base64",
        inert="--help --version",
        reads="FILE",
        options=[
            takes("-w/--wrap -b/--break"),
            takes("-o/--output"),
            takes("-I/--input", reads="VALUE"),
            flags(
                "-d/-D/--decode -i/--ignore-garbage --base64 --base64url --base58 --base32 --base32hex --base16"
                " --base2msbf --base2lsbf --z85 -h/--help --version"
            ),
        ],
        rows=[when("-o", writes="-o")],
        examples="""
            base64 -w0 f                         #=> read_only
            base64 -d f                          #=> read_only
            base64 ~/.ssh/id_rsa                 #=> exposure secret.read
            base64 -w 0 .env                     #=> exposure secret.read
            base64 -I .env                       #=> exposure secret.read
            base64 -i f -o out                   #=> config_mutation fs.write
            base64 f --version                   #=> read_only
        """,
    ),
    tool(
        "base32 gbase32 basenc gbasenc",
        "FILE",
        about="encode and decode",
        docs="man:base64(1)",
        inert="--help --version",
        reads="FILE",
        options=[
            takes("-w/--wrap -b/--break"),
            takes("-o/--output"),
            takes("-I/--input", reads="VALUE"),
            flags(
                "-d/-D/--decode -i/--ignore-garbage --base64 --base64url --base58 --base32 --base32hex --base16"
                " --base2msbf --base2lsbf --z85 -h/--help --version"
            ),
        ],
        rows=[when("-o", writes="-o")],
        examples="""
            basenc --base64url f                 #=> read_only
            base32 .env                          #=> exposure secret.read
            base32 -I .env                       #=> exposure secret.read
            base32 f -o out                      #=> config_mutation fs.write
            base32 f -o out --version            #=> read_only
        """,
    ),
    tool(
        "uuencode",
        "FILE NAME",
        about="encode as text",
        docs="man:uuencode(1)",
        options=[flags("-m/--base64 -e/--encode-file-name --help --version")],
        reads="FILE",
        examples="""
            uuencode -m f f                      #=> read_only
            uuencode .env x                      #=> exposure secret.read
        """,
    ),
    tool(
        "uudecode",
        "FILE...",
        about="decode files; the name to write stands in them",
        docs="man:uudecode(1)",
        inert="--help --version",
        writes="cwd",
        options=[takes("-o/--output-file", writes="VALUE"), flags("-c/--ignore-chmod --help --version")],
        examples="""
            uudecode f                           #=> config_mutation fs.write
            uudecode -o out f                    #=> config_mutation fs.write
            uudecode --help                      #=> read_only
        """,
    ),
]
