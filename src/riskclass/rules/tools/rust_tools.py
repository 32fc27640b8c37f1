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

RUSTC = tool(
    "rustc",
    "FILE:options_file",
    about="compile Rust",
    docs="man:rustc(1)",
    inert="-h --help -V --version --explain",
    options=[
        takes("-o --out-dir", writes="VALUE|-"),
        takes(
            "--emit --print --crate-type --crate-name --edition --cfg --check-cfg -L -l --target -A"
            " -W -D -F --cap-lints"
        ),
        takes(
            "--extern --sysroot --error-format --color --remap-path-prefix --diagnostic-width"
            " --explain --force-warn --json"
        ),
        takes("-C/--codegen"),
        takes("-Z"),
        *TOOLCHAIN,
        flags("-g -O --test -v/--verbose -V/--version -h/--help"),
    ],
    rows=[
        when("FILE", unless="-o --out-dir --print", does="fs.write cwd", because=COMPILES),
        when("-C=linker=*|linker-plugin-lto=*", does="code.opaque -C", because="runs that linker"),
        when("--extern", does="code.project", because="may load macros of that library"),
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
        rustc a.rs -o a                   #=> config_mutation fs.write
        rustc a.rs -o /tmp/a              #=> reversible_low
        rustc -C opt-level=3 a.rs         #=> config_mutation fs.write
        rustc -C linker=./l a.rs          #=> unknown code.opaque
        rustc --extern m=m.so a.rs        #=> unknown code.project
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

TOOLS = [RUSTUP, RUSTC, JAVAC]
