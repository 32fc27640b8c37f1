from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

SHOWS = "shows lines of what it looks at"
#: Arguments of clang with which it loads libraries, or that name a file of such arguments.
LOADS = "-fplugin*|-fpass-plugin*|-load*|--config*|-specs*|--specs*|@*"

CLANG_FORMAT = tool(
    "clang-format",
    "FILE...",
    about="format C, C++ and their like",
    docs="https://clang.llvm.org/docs/ClangFormat.html",
    style="single",
    inert="-help -help-list -version",
    options=[
        takes("-Wno-error -assume-filename -cursor -fallback-style -ferror-limit -length -lines -offset"),
        takes("-files", reads="VALUE", because="a line of it that names nothing is shown"),
        takes("-qualifier-alignment -style"),
        takes("-sort-includes", "[BOOL]"),
        flags("-Werror -n/-dry-run -dump-config -fail-on-incomplete-format -i -output-replacements-xml -verbose"),
        flags("-list-ignored -help -help-list -version"),
    ],
    rows=[
        when("FILE", reads="FILE", because="shows the sources"),
        when(unless="FILE", reads="stdin", because="shows the sources"),
        # A dry run leaves the files, beside -i too (ClangFormat.cpp).
        when("-i", "FILE", unless="-n -dump-config", writes="FILE", because="formats the sources in place"),
        when("-i", "-files", unless="-n -dump-config", does="fs.write cwd", because="formats the sources in place"),
    ],
    examples="""
        clang-format x.c                        #=> read_only
        clang-format --style=LLVM x.c           #=> read_only
        clang-format .env                       #=> exposure secret.read
        clang-format < .env                     #=> exposure secret.read
        clang-format --files=.env               #=> exposure secret.read
        clang-format -i x.c                     #=> config_mutation fs.write
        clang-format -i --files=list            #=> config_mutation fs.write
        clang-format -n --Werror x.c            #=> read_only
        clang-format --dry-run -i x.c           #=> read_only
        clang-format -dump-config               #=> read_only
        clang-format --version                  #=> read_only
        clang-format --frobnicate x.c           #=> unknown unknown.option
    """,
)

CLANG_TIDY = tool(
    "clang-tidy",
    "FILE... -- ARG...",
    about="look for mistakes in C and C++",
    docs="https://clang.llvm.org/extra/clang-tidy/",
    style="single",
    inert="-help -help-list -version",
    reads="FILE",
    because=SHOWS,
    options=[
        takes("-export-fixes -store-check-profile", writes="VALUE"),
        takes("-load", does="code.opaque VALUE", because="loads a plug-in"),
        takes("-extra-arg -extra-arg-before -removed-arg -p -vfsoverlay -config-file -config"),
        takes("-checks -exclude-header-filter -format-style -header-filter -line-filter -warnings-as-errors"),
        flags("-fix -fix-errors -fix-notes"),
        flags("-allow-no-checks -dump-config -enable-check-profile -enable-module-headers-parsing -explain-config"),
        flags("-experimental-custom-checks -list-checks -quiet -system-headers -use-color -verify-config"),
        flags("-help -help-list -version"),
    ],
    rows=[
        when("-fix -fix-errors -fix-notes", "FILE", writes="FILE", because="changes the sources"),
        when("-fix -fix-errors -fix-notes", does="fs.write cwd", because="changes headers, too"),
        # Of those, only `-Xclang -load` is taken out (ArgumentsAdjusters.cpp).
        when(
            f"ARG={LOADS} -extra-arg={LOADS} -extra-arg-before={LOADS} -config=*plugin*",
            does="code.injected ARG -extra-arg -extra-arg-before -config",
            because="loads a plug-in",
        ),
        when(
            "-config-file=/tmp/*|/var/tmp/*|/dev/shm/*",
            does="code.injected -config-file",
            because="its ExtraArgs may load a plug-in",
        ),
        when("ARG=*serialize-diagnostics*|-ftime-trace*|-MJ*", does="fs.write cwd", because="writes a report"),
    ],
    examples="""
        clang-tidy x.c --                       #=> read_only
        clang-tidy -p build --checks='-*,bugprone-*' x.c #=> read_only
        clang-tidy x.c -- -std=c11 -I.          #=> read_only
        clang-tidy x.c -- --serialize-diagnostics f #=> config_mutation fs.write
        clang-tidy .env                         #=> exposure secret.read
        clang-tidy --fix x.c                    #=> config_mutation fs.write
        clang-tidy -fix-errors -p build         #=> config_mutation fs.write
        clang-tidy --export-fixes=f.yaml x.c    #=> config_mutation fs.write
        clang-tidy x.c -- -fplugin=./x.so       #=> unknown code.injected
        clang-tidy --extra-arg=-fplugin=./x.so x.c #=> unknown code.injected
        clang-tidy --extra-arg=-std=c11 x.c     #=> read_only
        clang-tidy --config-file=/tmp/t x.c     #=> unknown code.injected
        clang-tidy --config-file=.clang-tidy x.c #=> read_only
        clang-tidy --config='{ExtraArgs: [-fplugin=./x.so]}' x.c #=> unknown code.injected
        clang-tidy --load=./x.so x.c            #=> unknown code.opaque
        clang-tidy --list-checks                #=> read_only
        clang-tidy --version                    #=> read_only
    """,
)

RUN_CLANG_TIDY = tool(
    "run-clang-tidy run-clang-tidy.py",
    "PATTERN...",
    about="look for mistakes in all sources that a build names",
    docs="https://clang.llvm.org/extra/clang-tidy/",
    style="single",
    inert="-h -help",
    options=[
        takes("-export-fixes", writes="VALUE"),
        takes("-load", does="code.opaque VALUE", because="loads a plug-in"),
        takes("-clang-tidy-binary -clang-apply-replacements-binary", does="code.opaque VALUE", because="runs it"),
        flags("-fix", does="fs.write cwd", because="changes the sources"),
        takes("-checks -config -config-file -exclude-header-filter -header-filter -source-filter -line-filter -j"),
        takes("-style -p -extra-arg -extra-arg-before -removed-arg -warnings-as-errors"),
        takes("-use-color", "WHEN?"),
        flags("-allow-enabling-alpha-checkers -format -quiet -allow-no-checks -enable-check-profile -hide-progress"),
        flags("-h/-help"),
    ],
    examples="""
        run-clang-tidy -p build -quiet          #=> read_only
        run-clang-tidy -p build -fix            #=> config_mutation fs.write
        run-clang-tidy -export-fixes f.yaml     #=> config_mutation fs.write
        run-clang-tidy -load ./x.so             #=> unknown code.opaque
        run-clang-tidy -clang-tidy-binary ./x   #=> unknown code.opaque
        run-clang-tidy -frobnicate              #=> unknown unknown.option
    """,
)

GIT_CLANG_FORMAT = tool(
    "git-clang-format",
    "WORD...",
    about="format the lines of C and C++ that a commit changes",
    docs="https://clang.llvm.org/docs/ClangFormat.html#git-integration",
    inert="-h --help",
    options=[
        takes("--binary", does="code.opaque VALUE", because="runs that program"),
        takes("--commit --extensions --style"),
        flags("--diff --diffstat --whole-file"),
        flags("-f/--force -p/--patch -q/--quiet -v/--verbose --staged/--cached --diff_from_common_commit -h/--help"),
    ],
    rows=[when(unless="--diff --diffstat", does="fs.write cwd", because="formats the sources in place")],
    examples="""
        git-clang-format HEAD~1                 #=> config_mutation fs.write
        git-clang-format --diff HEAD~1          #=> read_only
        git-clang-format --diff --binary ./x    #=> unknown code.opaque
    """,
)

CPPCHECK = tool(
    "cppcheck",
    "FILE...",
    about="look for mistakes in C and C++",
    docs="man:cppcheck(1)",
    inert="-h --help --version",
    reads="FILE",
    because=SHOWS,
    options=[
        takes("--addon", does="code.project VALUE", because="runs a script, of this folder before its own"),
        takes("--addon-python", does="code.opaque VALUE", because="runs that program"),
        takes("--clang", "[PROGRAM]"),
        takes("--cppcheck-build-dir", writes="VALUE", because="keeps what it found there"),
        takes("--checkers-report --output-file --plist-output", writes="VALUE"),
        takes("--project", does="fs.read VALUE"),
        takes("--file-list --includes-file --suppressions-list", reads="VALUE"),
        takes("--config-exclude --config-excludes-file --check-level --disable --enable --error-exitcode --executor"),
        takes("--exitcode-suppressions --file-filter --include --max-configs --max-ctu-depth --output-format"),
        takes("--platform --project-configuration --report-type --rule --rule-file --showtime --std --suppress"),
        takes("--suppress-xml --template --template-location --language --library --performance-valueflow-max-time"),
        takes("-D -I -U -i -j -l -x --valueflow-max-iterations"),
        takes("--relative-paths -rp --xml-version --premium", "[VALUE]"),
        flags("--dump", does="fs.write cwd", because="writes a dump beside each source"),
        flags("--check-config --check-library -E --errorlist -f/--force --fsigned-char --funsigned-char"),
        flags("-h/--help --inconclusive --inline-suppr -q/--quiet --report-progress --safety -v/--verbose --version"),
        flags("--xml --no-cpp-header-probe --cpp-header-probe --debug --debug-normal --debug-simplified --doc"),
    ],
    rows=[
        when("--clang", unless="--clang=clang|clang-*", does="code.opaque --clang", because="runs that program"),
        when("--project=*.cppcheck", does="code.injected --project", because="may name scripts to run"),
    ],
    examples="""
        cppcheck x.c                            #=> read_only
        cppcheck --enable=all --std=c11 -I . x.c #=> read_only
        cppcheck .env                           #=> exposure secret.read
        cppcheck --file-list=.env               #=> exposure secret.read
        cppcheck --addon=misra x.c              #=> unknown code.project
        cppcheck --addon-python=./p x.c         #=> unknown code.opaque
        cppcheck --clang=./c x.c                #=> unknown code.opaque
        cppcheck --clang=clang-19 x.c           #=> read_only
        cppcheck --cppcheck-build-dir=b x.c     #=> config_mutation fs.write
        cppcheck --output-file=r.txt x.c        #=> config_mutation fs.write
        cppcheck --project=x.cppcheck           #=> unknown code.injected
        cppcheck --project=compile_commands.json #=> read_only
        cppcheck --dump x.c                     #=> config_mutation fs.write
        cppcheck --version                      #=> read_only
    """,
)

TOOLS = [CLANG_FORMAT, CLANG_TIDY, RUN_CLANG_TIDY, GIT_CLANG_FORMAT, CPPCHECK]
