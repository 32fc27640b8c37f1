from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when
from riskclass.rules.tools.cargo import TOOLCHAIN

#: A path in the place of a name, tried: its programs run, whatever they are asked.
FOREIGN = "runs the programs of that folder"

RUSTUP = tool(
    "rustup",
    about="install and choose versions of Rust",
    docs="https://rust-lang.github.io/rustup/",
    inherits=True,
    inert="-h --help -V --version",
    options=[flags("-h/--help -V/--version -v/--verbose -q/--quiet +*"), takes("--color")],
    subs=[
        sub(
            "show, show home, show profile, show active-toolchain, check, which, completions, help, toolchain list,"
            " target list, component list, override list, doc, docs, man, dump-testament",
            "WORD...",
            options=[takes("--toolchain"), flags("--installed --quiet/-q -v --path --*")],
        ),
        sub(
            "update, upgrade, install, toolchain install, toolchain update, toolchain add, target add, target install,"
            " component add, self update, self upgrade-data",
            "WORD...",
            does="package.install WORD",
            because="installs signed releases of Rust",
            options=[
                takes("--toolchain -t/--target -c/--component --profile"),
                flags("--no-self-update --force --force-non-host --allow-downgrade --no-update"),
                flags("--override", does="target.switch"),
            ],
        ),
        sub(
            "uninstall, toolchain uninstall, toolchain remove, target remove, target uninstall, component remove,"
            " toolchain link",
            "WORD...",
            does="package.install WORD",
            options=[takes("--toolchain --target")],
        ),
        sub("self uninstall", does="package.remove", options=[flags("-y")]),
        sub(
            "default, override set, override add, override unset, override remove, set default-host, set profile,"
            " set auto-self-update, set auto-install",
            "WORD...",
            does="target.switch WORD",
            options=[takes("--path"), flags("--nonexistent --force-non-host")],
        ),
        sub(
            "run",
            "TOOLCHAIN COMMAND...:argv",
            options=[flags("--install", does="package.install TOOLCHAIN")],
            rows=[when("TOOLCHAIN=*/*", does="code.opaque TOOLCHAIN", because=FOREIGN)],
        ),
    ],
    examples="""
        rustup show                       #=> read_only
        rustup --version                  #=> read_only
        rustup target list --installed    #=> read_only
        rustup update                     #=> config_mutation package.install
        rustup toolchain uninstall 1.70   #=> config_mutation package.install
        rustup self uninstall             #=> disruptive package.remove
        rustup default stable             #=> config_mutation target.switch
        rustup toolchain install nightly --override  #=> config_mutation target.switch
        rustup run nightly rustc --version    #=> read_only
        rustup run --install nightly rustc --version  #=> config_mutation package.install
        rustup run /tmp/tc rustc --version    #=> unknown code.opaque
        rustup run nightly rm f           #=> destructive fs.delete
        rustup run nightly cargo test     #=> unknown code.project
        rustup frobnicate                 #=> unknown
    """,
)

COMPILES = "writes what it makes beside"
TELLS_ITSELF = "-h --help -V --version --explain"
#: What `--print` tells without compiling (rustc --help; `link-args` and `native-static-libs` compile, tried).
TELLS = (
    "cfg|check-cfg|crate-name|file-names|sysroot|host-tuple|target-*|*-models|split-debuginfo|calling-conventions"
    "|supported-crate-types|stack-protector-strategies|deployment-target|crate-root-lint-levels"
)

RUSTC = tool(
    "rustc",
    "FILE:options_file",
    about="compile Rust",
    docs="man:rustc(1)",
    inert=TELLS_ITSELF,
    options=[
        takes("-o --out-dir", writes="VALUE|-"),
        takes(
            "--emit --print --crate-type --crate-name --edition --cfg --check-cfg -L -l --target -A/--allow"
            " -W/--warn -D/--deny -F/--forbid --cap-lints"
        ),
        takes("--extern --error-format --color --remap-path-prefix --diagnostic-width --explain --force-warn --json"),
        takes("--sysroot", does="code.injected VALUE", because="may load macros of that folder"),
        takes("-C/--codegen"),
        takes("-Z"),
        *TOOLCHAIN,
        flags("-g -O --test -v/--verbose -V/--version -h/--help"),
    ],
    rows=[
        when("FILE", reads="FILE|-", because="shows a line that is wrong"),
        when("FILE", unless=f"-o --out-dir --print={TELLS}", does="fs.write cwd", because=COMPILES),
        when("--emit=*=*", unless=TELLS_ITSELF, runs="--emit:file_inside"),
        when("--print=*=*", unless=TELLS_ITSELF, runs="--print:file_inside"),
        when("-C=incremental=*", unless=TELLS_ITSELF, runs="-C:file_inside"),
        when("-C=linker=*|linker-plugin-lto=*", does="code.opaque -C", because="runs that linker"),
        when(
            "-C=link-arg*=*plugin*|link-arg*=*-B*|link-arg*=*-specs*|link-arg*=*-wrapper*|link-arg*=*@*"
            "|link-arg*=-fuse-ld=*/*",
            does="code.opaque -C",
            because="makes the linker load code",
        ),
        when("-Z", unless="-Z=help|unstable-options", does="code.opaque -Z", because="may load code, or write"),
        when("--target=*.json", does="code.opaque --target", because="that file may name a linker"),
        when("--extern", does="code.project", because="may load macros of that library"),
        when("-L", unless="-L=native=*|framework=*", does="code.project -L", because="may load macros of that folder"),
    ],
    examples="""
        rustc --version                   #=> read_only
        rustc +nightly --version          #=> read_only
        rustc +nightly a.rs               #=> config_mutation fs.write
        rustc +/tmp/tc --version          #=> unknown code.injected
        rustc --explain E0308             #=> read_only
        rustc --print cfg                 #=> read_only
        rustc @args                       #=> unknown code.injected
        rustc a.rs                        #=> config_mutation fs.write
        rustc --out-dir /tmp/x .env       #=> exposure secret.read
        rustc a.rs -o a                   #=> config_mutation fs.write
        rustc a.rs -o /tmp/a              #=> reversible_low
        rustc -C opt-level=3 a.rs         #=> config_mutation fs.write
        rustc -C linker=./l a.rs          #=> unknown code.opaque
        rustc -C link-arg=-fplugin=./x.so a.rs   #=> unknown code.opaque
        rustc -C link-arg=-s -o /tmp/a a.rs      #=> reversible_low
        rustc -C incremental=/srv/x -o /tmp/a a.rs   #=> config_mutation fs.write
        rustc -Z codegen-backend=./x.so a.rs     #=> unknown code.opaque
        rustc -Z help                            #=> read_only
        rustc --target ./x.json -o /tmp/a a.rs   #=> unknown code.opaque
        rustc --sysroot ./x -o /tmp/a a.rs       #=> unknown code.injected
        rustc -L native=lib -o /tmp/a a.rs       #=> reversible_low
        rustc -L lib -o /tmp/a a.rs              #=> unknown code.project
        rustc --emit=metadata=/srv/x -o /tmp/a a.rs  #=> config_mutation fs.write
        rustc --print cfg=/srv/x                 #=> config_mutation fs.write
        rustc --print cfg=/etc/passwd            #=> destructive fs.truncate
        rustc --print cfg=/tmp/x --version       #=> read_only
        rustc -C incremental=/tmp/x -o /tmp/a a.rs   #=> reversible_low fs.scratch
        rustc --print link-args a.rs             #=> config_mutation fs.write
        rustc --print file-names a.rs            #=> read_only
        rustc --extern m=m.so a.rs        #=> unknown code.project
    """,
)

RUSTFMT = tool(
    "rustfmt",
    "FILE...",
    about="format Rust sources",
    docs="https://rust-lang.github.io/rustfmt/",
    inert="-h --help",  # not --version: --print-config is obeyed first (tried)
    reads="FILE|-",
    options=[
        takes("--emit --config-path --config --edition --style-edition --color --print-config --file-lines"),
        takes("--help", "[TOPIC]"),
        *TOOLCHAIN,
        flags("--check --backup -l/--files-with-diff -v/--verbose -q/--quiet -V/--version -h --unstable-features"),
        flags("--skip-children --error-on-unformatted"),
    ],
    rows=[
        when(
            unless="--check --emit=stdout|json|checkstyle --print-config=current -V",
            writes="FILE",
            because="formats it, and the modules it names",
        ),
        when("--print-config", unless="--print-config=current", writes="FILE", because="keeps the settings there"),
        when("--check --emit=stdout|json|checkstyle", unless="-l", reads="FILE"),
        # It holds beside --check too (tried, rustfmt 1.9).
        when("--config=*emit_mode*", writes="FILE", because="the setting says where the result goes"),
    ],
    examples="""
        rustfmt a.rs                                   #=> config_mutation fs.write
        rustfmt -l a.rs                                #=> config_mutation fs.write
        rustfmt --check a.rs                           #=> read_only
        rustfmt --check .env                           #=> exposure secret.read
        rustfmt --check --config emit_mode=Files a.rs  #=> config_mutation fs.write
        rustfmt --check --config max_width=80 a.rs     #=> read_only
        rustfmt --emit stdout a.rs                     #=> read_only
        rustfmt --check .env                           #=> exposure secret.read
        rustfmt --print-config default rustfmt.toml    #=> config_mutation fs.write
        rustfmt --version --print-config default rustfmt.toml   #=> config_mutation fs.write
        rustfmt --version a.rs                         #=> read_only
        rustfmt --print-config current a.rs            #=> read_only
        rustfmt +nightly --check a.rs                  #=> read_only
        rustfmt +/srv/x --check a.rs                   #=> unknown code.injected
        rustfmt --version                              #=> read_only
        rustfmt                                        #=> read_only
    """,
)

JAVAC = tool(
    "javac",
    "FILE...:options_file",
    about="compile Java",
    docs="man:javac(1)",
    style="single",
    inert="-version --version",  # nothing is compiled, files or not
    options=[
        takes("-d -s -h", writes="VALUE"),
        takes(
            "-processor -processorpath --processor-path --processor-module-path",
            does="code.opaque VALUE",
            because="runs that processor",
        ),
        takes(
            "-cp/-classpath/--class-path -sourcepath --source-path --module-path -p"
            " --module-source-path -m --module --release"
        ),
        takes(
            "-source --source -target --target -encoding --add-modules --limit-modules --system"
            " --upgrade-module-path -A*"
        ),
        takes(
            "-bootclasspath --boot-class-path -extdirs -endorseddirs --add-exports --add-reads"
            " --module-version -Xmaxerrs -Xmaxwarns"
        ),
        takes("--patch-module"),
        flags("-J-Xmx* -J-Xms* -J-Xss* -J-D* -Xplugin:*"),
        flags("-J*", does="code.injected", because="an option of the machine may load code, or write a file"),
        flags(
            "-g* -nowarn -verbose -deprecation -parameters -proc:none -proc:* -implicit:* -Werror -Xlint*"
            " -Xdoclint* -Xpkginfo:* -Xdiags:*"
        ),
        takes("-profile"),
        flags("--enable-preview -version --version -help --help -X --help-extra --help-lint -Xprefer:* -?"),
    ],
    rows=[
        when("FILE", unless="-d", does="fs.write cwd", because=COMPILES),
        when("-Xplugin:*", does="code.opaque", because="runs that plug-in"),
        when("-cp", unless="-proc:none", does="code.project -cp", because="runs the processors that it finds there"),
        when("-cp", "-proc:*", does="code.project -cp", because="runs the processors that it finds there"),
    ],
    examples="""
        javac -version                    #=> read_only
        javac -version A.java             #=> read_only
        javac A.java                      #=> config_mutation fs.write
        javac -d /tmp/out A.java          #=> reversible_low
        javac -processor p.P A.java       #=> unknown code.opaque
        javac -Xplugin:x A.java           #=> unknown code.opaque
        javac -J-javaagent:x.jar A.java   #=> unknown code.injected
        javac -J-Xmx1g A.java             #=> config_mutation fs.write
        javac -cp lib.jar A.java          #=> unknown code.project
        javac -proc:none -cp lib.jar A.java   #=> config_mutation fs.write
        javac -proc:none -cp lib.jar -proc:full A.java   #=> unknown code.project
    """,
)

TOOLS = [RUSTUP, RUSTC, RUSTFMT, JAVAC]
