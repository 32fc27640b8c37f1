from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

SUMS = tool(
    "cksum gcksum sum gsum md5sum gmd5sum md5sum.textutils sha1sum gsha1sum sha224sum gsha224sum sha256sum gsha256sum"
    " sha384sum gsha384sum sha512sum gsha512sum b2sum gb2sum b3sum shasum xxhsum xxh32sum xxh64sum"
    " xxh128sum crc32",
    "FILE...",
    about="compute and check checksums",
    docs="man:sha256sum(1)",
    open=True,  # none of these programs has an option that writes, sends or runs
    prints="words",
    # Their names stand behind the sums, and so do those that a list holds.
    rows=[when("FILE -c --files-from --filelist", prints="files")],
    options=[
        takes("-a/--algorithm -l/--length --files-from"),
        flags(
            "-0/--01 -U/--UNIVERSAL -b/--binary -c/--check --tag --untagged -t/--text -z/--zero --ignore-missing"
            " --filelist --quiet -q --status --strict -w/--warn --debug --base64 --raw -r -s/--sysv --help --version"
        ),
    ],
    examples="""
        sh -c "echo $(sha256sum -c < list)"      #=> unknown
        sh -c "echo $(sha256sum < list)"         #=> read_only
        sha256sum f                              #=> read_only
        sha256sum -c SUMS                        #=> read_only
        md5sum ~/.ssh/id_rsa                     #=> read_only
        cksum -a sha256 f                        #=> read_only
        shasum -a 256 -c SUMS                    #=> read_only
    """,
)

RHASH = tool(
    "rhash",
    "FILE...",
    about="compute, check and keep checksums",
    docs="man:rhash(1)",
    options=[
        takes("-o/--output -l/--log --bt-batch", writes="VALUE"),
        takes(
            "-u/--update",
            "SUMS",
            does="fs.write SUMS",
            reads="SUMS",
            because="adds to the file of checksums, and shows a line that is none",
        ),
        takes("--file-list --template", reads="VALUE", because="shows what the file holds (tried)"),
        flags("-e/--embed-crc", writes="FILE", because="renames the files"),
        flags("--torrent", does="fs.create cwd", because="writes a torrent file"),
        takes(
            "-m/--message --maxdepth --openssl -p/--printf --path-separator"
            " --bt-piece-length --bt-announce --embed-crc-delimiter -q/--accept -t/--crc-accept --exclude --missing"
            " --unverified --max-depth"
        ),
        flags(
            "-V/--version -h/--help -C/--crc32 --crc32c --md4 -M/--md5 -H/--sha1 --sha224 --sha256 --sha384"
            " --sha512 --sha3-224 --sha3-256 --sha3-384 --sha3-512 -T/--tth --btih -A/--aich -E/--ed2k"
            " -L/--ed2k-link --tiger -G/--gost12-256 --gost12-512 --gost94 --gost94-cryptopro --ripemd160 --has160"
            " --blake2s --blake2b --edonr256 --edonr512 --snefru128 --snefru256 -W/--whirlpool -a/--all -c/--check"
            " -k/--check-embedded --list-hashes -B/--benchmark -v/--verbose --brief -r/--recursive --skip-ok"
            " --ignore-missing -i/--ignore-case -P/--percents --speed --sfv --bsd --simple --hex --base32"
            " -b/--base64 -g/--magnet --bt-private --lowercase --uppercase --gost-reverse --ansi --utf8 --win --dos"
            " --no-path-separator --follow --benchmark-raw --bt-transmission --no-detect-by-ext --no-path-escaping"
            " --one-hash"
        ),
    ],
    rows=[when("-c", reads="FILE", because="shows a line that is no checksum (tried)")],
    examples="""
        rhash --sha256 f                         #=> read_only
        rhash --sha256 .env                      #=> read_only
        rhash -c .env                            #=> exposure secret.read
        rhash --file-list .env                   #=> exposure secret.read
        rhash --template .env f                  #=> exposure secret.read
        rhash -c SUMS                            #=> read_only
        rhash -o out f                           #=> config_mutation fs.write
        rhash -l log f                           #=> config_mutation fs.write
        rhash -u SUMS f                          #=> config_mutation fs.write
        rhash -e f                               #=> config_mutation fs.write
        rhash --torrent f                        #=> reversible_low fs.create
        rhash --bt-batch=out.torrent f           #=> config_mutation fs.write
        rhash -o out --help                      #=> config_mutation fs.write -- it is opened before the help is shown
        rhash --help                             #=> read_only
    """,
)

#: Those of BSD and macOS.
BSD = tool(
    "md5 sha1 sha224 sha256 sha384 sha512 rmd160",
    "FILE...",
    about="compute checksums",
    docs="https://man.freebsd.org/cgi/man.cgi?md5(1)",
    options=[
        takes("-s/--string -c/--check"),
        flags("-b/--binary -p/--passthrough -q/--quiet -r/--reverse -t/--time-trial -x/--self-test -w/--warn -n"),
        flags("--tag --text --strict --status --ignore-missing --zero -z -h/--help --version"),
    ],
    rows=[when("-p", reads="stdin", because="prints what it is fed")],
    examples="""
        md5 -q f                                 #=> read_only
        md5 -p < ~/.ssh/id_rsa                   #=> exposure secret.read
        md5 < ~/.ssh/id_rsa                      #=> read_only
    """,
)

TOOLS = [SUMS, RHASH, BSD]
