from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOLS = [
    tool(
        "nm gcc-nm llvm-nm",
        "FILE...:options_file",
        about="list the symbols of programs and libraries",
        docs="man:nm(1)",
        inert="-h --help -V --version",
        options=[
            takes("--plugin", does="code.opaque VALUE", because="loads a shared library"),
            takes("-C/--demangle", "[STYLE]"),
            takes("-f/--format --ifunc-chars -t/--radix --target --unicode -X"),
            flags(
                "-a/--debug-syms -A/-o/--print-file-name -B --no-demangle --recurse-limit --no-recurse-limit"
                " -D/--dynamic -e -g/--extern-only -j/--just-symbols -l/--line-numbers -n/-v/--numeric-sort"
                " -p/--no-sort -P/--portability -r/--reverse-sort -S/--print-size -s/--print-armap --quiet"
                " --size-sort --special-syms --synthetic -u/--undefined-only -U/--defined-only -W/--no-weak"
                " --with-symbol-versions --without-symbol-versions -h/--help -V/--version --inlines"
                " --no-recursion-limit --recursion-limit"
            ),
        ],
        examples="""
            nm @options                          #=> unknown code.injected
            nm -D app                            #=> read_only
            nm -C --size-sort app                #=> read_only
            nm --plugin ./x.so app               #=> unknown code.opaque
        """,
    ),
    tool(
        "size gsize llvm-size",
        "FILE...:options_file",
        about="show the sizes of programs and their parts",
        docs="man:size(1)",
        inert="-h --help -V --version",
        options=[
            takes("--plugin", does="code.opaque VALUE", because="loads a shared library"),
            takes("--format --radix --target"),
            flags("-A -B -G -m -o -d -x -l -t/--totals -f --common -h/-H/-?/--help -v/-V/--version"),
        ],
        examples="""
            size -A app                          #=> read_only
            size --plugin ./x.so app             #=> unknown code.opaque
        """,
    ),
    tool(
        "readelf greadelf llvm-readelf",
        "FILE...:options_file",
        about="look into programs and libraries",
        docs="man:readelf(1)",
        options=[
            takes("--plugin", does="code.opaque VALUE", because="loads a shared library"),
            takes(
                "-U/--unicode -x/--hex-dump -p/--string-dump -R/--relocated-dump -j/--display-section --sym-base"
                " --dwarf-depth --dwarf-start --ctf --ctf-parent --ctf-symbols --ctf-strings --ctf-parent-section"
            ),
            takes("-C/--demangle -w/--debug-dump --sframe --got-contents", "[VALUE]"),
            flags(
                "-a/--all -h/--file-header -l/--program-headers/--segments -S/--section-headers/--sections"
                " -g/--section-groups -t/--section-details -e/--headers -s/--syms/--symbols --dyn-syms --lto-syms"
                " --no-demangle --recurse-limit --no-recurse-limit -X/--extra-sym-info --no-extra-sym-info"
                " -n/--notes -r/--relocs -u/--unwind -d/--dynamic -V/--version-info -A/--arch-specific"
                " -c/--archive-index -D/--use-dynamic -L/--lint/--enable-checks -z/--decompress -P/--process-links"
                " -I/--histogram -W/--wide -T/--silent-truncation -H/--help -v/--version --no-recursion-limit"
                " --recursion-limit --quiet"
            ),
        ],
        examples="""
            readelf -h app                       #=> read_only
            readelf -wi -Wl app                  #=> read_only
            readelf --plugin ./x.so -s app       #=> unknown code.opaque
        """,
    ),
    tool(
        "addr2line c++filt",
        "WORD...",
        about="find lines and names of symbols",
        docs="man:addr2line(1)",
        open=True,  # they only print; none has an option that writes or loads code
        examples="""
            addr2line -e app 0x1234              #=> read_only
            c++filt -t i                         #=> read_only
        """,
    ),
    tool(
        "objdump",
        "FILE...:options_file",
        about="look into programs and libraries",
        docs="man:objdump(1)",
        inert="-H --help -v --version -i --info",
        options=[
            takes("--plugin", does="code.opaque VALUE", because="loads a shared library"),
            takes(
                "-P/--private -b/--target -m/--architecture -j/--section -M/--disassembler-options"
                " --endian -I/--include"
                " --start-address --stop-address --insn-width --adjust-vma --prefix --prefix-strip --dwarf-depth"
                " --dwarf-start --ctf-parent --unicode -U --disassembler-color"
            ),
            takes("--disassemble --source-comment -W/--dwarf --ctf --sframe --visualize-jumps", "[VALUE]"),
            takes("-C/--demangle", "[STYLE]"),
            takes("-E --ctf-parent-section"),
            flags(
                "-a/--archive-headers -f/--file-headers -p/--private-headers -h/--headers/--section-headers"
                " -x/--all-headers -d -D/--disassemble-all -S/--source -s/--full-contents -g/--debugging"
                " -e/--debugging-tags -G/--stabs -L/--process-links -t/--syms -T/--dynamic-syms -r/--reloc"
                " -R/--dynamic-reloc -v/--version -i/--info -H/--help --file-start-context -l/--line-numbers"
                " -F/--file-offsets --no-demangle --recurse-limit --no-recurse-limit -w/--wide"
                " -z/--disassemble-zeroes -Z/--decompress --no-addresses --prefix-addresses --[no-]show-raw-insn"
                " --show-all-symbols --special-syms --inlines --dwarf-check --recursion-limit --map-global-vars"
                " --archive-header --no-recursion-limit -V"
            ),
        ],
        rows=[when("-s -D -d --disassemble -S", reads="FILE", because="shows what is in the file")],
        examples="""
            objdump -s -b binary .env    #=> exposure secret.read
            objdump @options                     #=> unknown code.injected
            objdump -d app                       #=> read_only
            objdump -Cd --no-show-raw-insn -M intel app  #=> read_only
            objdump --disassemble=main -Wi app   #=> read_only
            objdump --plugin ./x.so -d app       #=> unknown code.opaque
        """,
    ),
    tool(
        "strip gstrip",
        "FILE...:options_file",
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
                " --strip-section-headers"
            ),
        ],
        rows=[
            when("FILE", unless="-o", writes="FILE"),
            when(unless="FILE -o", writes="cwd", because="works on a.out"),
        ],
        examples="""
            strip app                            #=> config_mutation fs.write
            strip @options                       #=> unknown code.injected
            strip -s /tmp/app                    #=> reversible_low fs.scratch
            strip -o out app                     #=> config_mutation fs.write
            strip -o /tmp/out app                #=> reversible_low fs.scratch
            strip --plugin ./x.so -o /tmp/o app  #=> unknown code.opaque
            strip                                #=> config_mutation fs.write
            strip -o /tmp/out                    #=> reversible_low fs.scratch
            strip app --version                  #=> read_only
        """,
    ),
    tool(
        "objcopy llvm-objcopy",
        "IN:options_file OUT:options_file",
        about="copy and change programs",
        docs="man:objcopy(1)",
        inert="-h --help -V --version --info",
        options=[
            takes("--dump-section", "SECTION:file_inside"),
            takes("--add-section --update-section", reads="VALUE"),
            takes("--plugin", does="code.opaque VALUE", because="loads a shared library"),
            takes(
                "-I/--input-target -O/--output-target -B/--binary-architecture -F/--target -j/--only-section"
                " --add-gnu-debuglink -R/--remove-section --remove-relocations -N/--strip-symbol --keep-section"
                " -K/--keep-symbol -L/--localize-symbol --globalize-symbol -G/--keep-global-symbol"
                " -W/--weaken-symbol --interleave-width -b/--byte --gap-fill --pad-to --set-start --change-start"
                " --adjust-start --change-addresses --adjust-vma --change-section-address --adjust-section-vma"
                " --change-section-lma --change-section-vma --set-section-flags --set-section-alignment"
                " --rename-section --reverse-bytes --redefine-sym --redefine-syms"
                " --srec-len --strip-symbols --strip-unneeded-symbols --strip-unneeded-symbol --keep-symbols"
                " --localize-symbols --globalize-symbols --keep-global-symbols --weaken-symbols --add-symbol"
                " --alt-machine-code --prefix-symbols --prefix-sections --prefix-alloc-sections --file-alignment"
                " --heap --image-base --section-alignment --stack --subsystem --verilog-data-width --elf-stt-common"
                " --long-section-names"
            ),
            takes("-i/--interleave --compress-debug-sections", "[VALUE]"),
            flags(
                "--debugging -p/--preserve-dates -D/--enable-deterministic-archives"
                " -U/--disable-deterministic-archives -S/--strip-all -g/--strip-debug --strip-dwo --strip-unneeded"
                " --only-keep-debug --extract-dwo --extract-symbol --keep-section-symbols --keep-file-symbols"
                " --localize-hidden --weaken -w/--wildcard -x/--discard-all -X/--discard-locals"
                " --change-leading-char --remove-leading-char --change-warnings --no-change-warnings"
                " --no-adjust-warnings --adjust-warnings --srec-forceS3 --writable-text --readonly-text --pure"
                " --impure --decompress-debug-sections -M/--merge-notes --no-merge-notes -v/--verbose -V/--version"
                " -h/--help --info --strip-section-headers"
            ),
        ],
        rows=[
            when("OUT", writes="OUT"),
            when("IN", unless="OUT", writes="IN"),
        ],
        examples="""
            objcopy --only-keep-debug app            #=> config_mutation fs.write
            objcopy -O binary app /tmp/app.bin       #=> reversible_low fs.scratch
            objcopy @options                         #=> unknown code.injected
            objcopy app app.debug                    #=> config_mutation fs.write
            objcopy --dump-section .text=out app /tmp/a  #=> config_mutation fs.write
            objcopy --dump-section .x=/etc/passwd app /tmp/a  #=> destructive fs.truncate
            objcopy --plugin ./x.so app /tmp/a       #=> unknown code.opaque
            objcopy app --help                       #=> read_only
        """,
    ),
]
