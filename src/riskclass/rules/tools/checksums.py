from __future__ import annotations

from riskclass.model.tables import flags, takes, tool

TOOL = tool(
    "cksum gcksum sum gsum md5sum gmd5sum md5sum.textutils sha1sum gsha1sum sha224sum gsha224sum sha256sum gsha256sum"
    " sha384sum gsha384sum sha512sum gsha512sum b2sum gb2sum b3sum md5 sha1 sha256 shasum xxhsum xxh32sum xxh64sum"
    " xxh128sum crc32 rhash",
    "FILE...",
    about="compute and check checksums",
    docs="man:sha256sum(1)",
    open=True,
    prints="word",
    options=[
        takes("-a/--algorithm -l/--length"),
        flags(
            "-b/--binary -c/--check --tag --untagged -t/--text -z/--zero --ignore-missing --quiet -q --status --strict"
            " -w/--warn --debug --base64 --raw -r -s/--sysv --help --version"
        ),
    ],
    examples="""
        sha256sum f                              #=> read_only
        sha256sum -c SUMS                        #=> read_only
        md5sum ~/.ssh/id_rsa                     #=> read_only
        cksum -a sha256 f                        #=> read_only
        shasum -a 256 -c SUMS                    #=> read_only
    """,
)
