from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOLS = [
    tool(
        "nm size readelf addr2line c++filt gcc-nm llvm-nm",
        "FILE...",
        about="look into programs and libraries",
        docs="man:readelf(1)",
        open=True,
        examples="""
            nm -D app                            #=> read_only
            readelf -h app                       #=> read_only
        """,
    ),
    tool(
        "objdump",
        "FILE...",
        about="look into programs and libraries",
        docs="man:objdump(1)",
        open=True,
        examples="""
            objdump -d app                       #=> read_only
        """,
    ),
    tool(
        "strip gstrip",
        "FILE...",
        about="take the symbols out of programs",
        docs="man:strip(1)",
        inert="-h --help -V --version --info",
        options=[
            takes("-o", writes="VALUE"),
            takes("--plugin", does="code.opaque VALUE", because="loads a shared library"),
            takes(
                "-I/--input-target -O/--output-target -F/--target -R/--remove-section --remove-relocations"
                " --keep-section -N/--strip-symbol -K/--keep-symbol"
            ),
            flags(
                "-p/--preserve-dates -D/--enable-deterministic-archives -U/--disable-deterministic-archives"
                " -s/--strip-all -g/-S/-d/--strip-debug --strip-dwo --strip-unneeded --only-keep-debug"
                " -M/--merge-notes --no-merge-notes --keep-section-symbols --keep-file-symbols -w/--wildcard"
                " -x/--discard-all -X/--discard-locals -v/--verbose -V/--version -h/--help --info -u -r"
            ),
        ],
        rows=[when("FILE", unless="-o", writes="FILE")],
        examples="""
            strip app                            #=> config_mutation fs.write
            strip -s /tmp/app                    #=> reversible_low fs.scratch
            strip -o out app                     #=> config_mutation fs.write
            strip -o /tmp/out app                #=> reversible_low fs.scratch
            strip --plugin ./x.so -o /tmp/o app  #=> unknown code.opaque
            strip                                #=> read_only
            strip app --version                  #=> read_only
        """,
    ),
]
