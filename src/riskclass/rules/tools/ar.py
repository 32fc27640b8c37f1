from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOLS = [
    tool(
        "ar gcc-ar llvm-ar",
        "ARCHIVE:options_file MEMBER...:options_file",
        about="make and change libraries",
        docs="man:ar(1)",
        style="tar",
        inert="--help -h -V --version",
        options=[
            takes("--plugin", does="code.opaque VALUE", because="loads a shared library"),
            takes("--output", cwd="VALUE"),
            takes("-l --target --record-libdeps --format"),
            flags(
                "-d -m -p -q -r -s -t -x -a -b -c -D -f -i -M -n -N -o -O -P -S -T -u -U -v -V --thin --help -h"
                " --version -X32_64"
            ),
        ],
        rows=[
            when("-a -b -i", operands="POSITION ARCHIVE:options_file MEMBER...:options_file"),
            when("-N", operands="COUNT ARCHIVE:options_file MEMBER...:options_file"),
            when("-l", "-r -q -m -s -d", unless="-l=-*", writes="-l", because="older ones have no value there"),
            when("-d", deletes="ARCHIVE", because="deletes members from the archive"),
            when("-r -q -m -s", unless="-t -p", writes="ARCHIVE"),
            when("-x", writes="cwd", because="writes what the archive holds"),
            when("-p", reads="ARCHIVE"),
            when("-M", does="code.opaque stdin", because="follows a script that is not read"),
        ],
        examples="""
            ar t lib.a                               #=> read_only
            ar tv lib.a                              #=> read_only
            ar t lib.a @options                      #=> unknown code.injected
            ar p lib.a x.o                           #=> read_only
            ar p .env                                #=> exposure secret.read
            ar rcs lib.a x.o                         #=> config_mutation fs.write
            ar -rc /tmp/lib.a x.o                    #=> reversible_low fs.scratch
            ar rb y.o lib.a x.o                      #=> config_mutation fs.write
            ar rb y.o /tmp/lib.a x.o                 #=> reversible_low fs.scratch
            ar d lib.a x.o                           #=> destructive fs.delete
            ar pN 2 .env x                           #=> exposure secret.read
            ar rcl -lm /tmp/lib.a x.o                #=> reversible_low fs.scratch
            ar rcl lib.a x.o                         #=> config_mutation fs.write
            ar x lib.a                               #=> config_mutation fs.write
            ar x --output=/tmp/x lib.a               #=> reversible_low fs.scratch
            ar -M < script                           #=> unknown code.opaque
            ar t lib.a --plugin ./x.so               #=> unknown code.opaque
            ar --version                             #=> read_only
        """,
    ),
    tool(
        "ranlib gcc-ranlib",
        "ARCHIVE...",
        about="make the index of libraries",
        docs="man:ranlib(1)",
        inert="-h --help -v -V --version",
        writes="ARCHIVE",
        options=[
            takes("--plugin", does="code.opaque VALUE", because="loads a shared library"),
            flags("-D -U -t -h/--help -v/-V/--version -H"),
        ],
        examples="""
            ranlib lib.a                             #=> config_mutation fs.write
            ranlib /tmp/lib.a                        #=> reversible_low fs.scratch
            ranlib --plugin ./x.so /tmp/lib.a        #=> unknown code.opaque
            ranlib --version                         #=> read_only
        """,
    ),
]
