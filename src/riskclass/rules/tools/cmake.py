from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

SAYS = "runs what the project says"
SHOWS = "cat|echo|echo_append|capabilities|compare_files|md5sum|sha*sum|sleep|true|false"
RUNS = "env|time|chdir|__run_co_compile|server"

#: Manuals, printed or written into a file.
HELP = takes(
    "--help-full/--help-manual-list/--help-command-list/--help-commands/--help-module-list/--help-modules"
    "/--help-policy-list/--help-policies/--help-property-list/--help-properties/--help-variable-list/--help-variables",
    "VALUE?",
    writes="VALUE",
)

CMAKE = tool(
    "cmake cmake3",
    "WORD...",
    about="prepare, build and install a project",
    docs="man:cmake(1)",
    style="single",
    options=[
        takes("-S -B -D -U -G -T -A -H"),
        takes("-C -P", does="code.project VALUE", because="runs that script, in any mode"),
        takes(
            "--preset --toolchain --install-prefix --build --install --open --target -t --config"
            " -j --parallel --component"
        ),
        takes("--default-directory-permissions --prefix --log-level --trace-format --trace-source"),
        takes("--graphviz --profiling-output --trace-redirect", writes="VALUE"),
        takes("--profiling-format --debug-find-pkg --debug-find-var --resolve-package-references"),
        takes("--help* --project-file --presets-file --compile-no-warning-as-error"),
        takes("--list-presets --system-information --workflow -L -LA -LH -LAH -LR -LAR", "[VALUE]"),
        takes("--version -version -usage -help --help -h -W", "[VALUE]"),
        HELP,
        flags("-E -N -Wno-dev -Wdev -Werror* -Wno-* -Wdeprecated --fresh"),
        flags(
            "--trace --trace-expand --debug-output --debug-find --debug-trycompile"
            " --warn-uninitialized --clean-first -v"
        ),
        flags(
            "--verbose --no-warn-unused-cli --check-system-vars --link-no-warning-as-error --log-context --find-package"
        ),
        flags("--strip --use-stderr --print-config-dir --"),
    ],
    rows=[
        when("-E", operands="COMMAND WORD..."),
        when(
            unless="-E -N --version -version -h --help --print-config-dir --list-presets --help* --help-full",
            does="code.project",
            because=SAYS,
        ),
        when(f"COMMAND={RUNS}", does="code.opaque WORD", because="runs that command"),
        when("COMMAND=cat", reads="WORD"),
        when("WORD", "--help* --help-full", writes="WORD"),
        when("COMMAND=environment", does="secret.env"),
        when("COMMAND=rm|remove|remove_directory", deletes="WORD"),
        when("COMMAND", unless=f"COMMAND={SHOWS}|environment|rm|remove|remove_directory", does="fs.write cwd"),
    ],
    examples="""
        cmake --version                        #=> read_only
        cmake --help-command add_test          #=> read_only
        cmake --help                           #=> read_only
        cmake --help-full out.txt              #=> config_mutation fs.write
        cmake --help-command add_test out.txt  #=> config_mutation fs.write
        cmake -E cat /etc/shadow               #=> exposure secret.read
        cmake --list-presets                   #=> read_only
        cmake -S . -B build                    #=> unknown code.project
        cmake --build build -j 4               #=> unknown code.project
        cmake --install build --prefix /opt/x  #=> unknown code.project
        cmake -P s.cmake                       #=> unknown code.project
        cmake -N -L build                      #=> read_only
        cmake -E echo x                        #=> read_only
        cmake -E env rm f                      #=> unknown code.opaque
        cmake -E environment                   #=> exposure secret.env
        cmake -E rm -f x                       #=> destructive fs.delete
        cmake -E rm x --version                #=> destructive fs.delete
        cmake --help-command add_test /srv/x --version  #=> config_mutation fs.write -- tried
        cmake -E copy a b                      #=> config_mutation fs.write
        cmake                                  #=> unknown code.project
    """,
)

CPACK = tool(
    "cpack",
    "WORD...",
    about="make packages of a project that was built",
    docs="man:cpack(1)",
    style="single",
    options=[
        takes("-G -C -D -P -R -B --config --vendor --help*"),
        HELP,
        takes("--version -version -usage -help -h -H --preset --presets-file --list-presets", "[VALUE]"),
        flags("-V --verbose --debug --trace --trace-expand"),
    ],
    rows=[
        when(unless="--version -version -h --list-presets --help* --help-full", does="code.project", because=SAYS),
        when("WORD", "--help* --help-full", writes="WORD"),
    ],
    examples="""
        cpack -G DEB               #=> unknown code.project
        cpack --list-presets       #=> read_only
        cpack --help-commands /srv/x   #=> config_mutation fs.write
        cpack --help-command x     #=> read_only
        cpack --help-command x /srv/y   #=> config_mutation fs.write
        cpack --version            #=> read_only
    """,
)

TOOLS = [CMAKE, CPACK]
