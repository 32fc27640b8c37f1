from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

MAKE = tool(
    "make gmake bmake",
    "TARGET...",
    about="build what a makefile describes",
    docs="man:make(1)",
    does="code.project TARGET",
    because="runs the commands of the makefile",
    inert="-h --help -v --version",
    options=[
        takes("-f/--file/--makefile", does="code.project VALUE"),
        takes("-E/--eval", does="code.opaque VALUE", because="reads a piece of makefile"),
        takes("-C/--directory", cwd="VALUE"),
        takes("-j/--jobs", "N?"),
        takes("-l/--load-average/--max-load", "N?"),
        takes("-O/--output-sync --debug --shuffle --jobserver-style", "[HOW]"),
        takes("-I/--include-dir -o/--old-file/--assume-old -W/--what-if/--new-file/--assume-new --jobserver-auth"),
        flags(
            "-b -m -B/--always-make -d -e/--environment-overrides -i/--ignore-errors -k/--keep-going"
            " -L/--check-symlink-times -n/--just-print/--dry-run/--recon -p/--print-data-base -q/--question"
            " -r/--no-builtin-rules -R/--no-builtin-variables -s/--silent/--quiet --no-silent"
            " -S/--no-keep-going/--stop -t/--touch --trace -v/--version -w/--print-directory --no-print-directory"
            " --warn-undefined-variables -h/--help --print-targets"
        ),
    ],
    rows=[
        when(
            "TARGET=SHELL=*|MAKEFLAGS=*|GNUMAKEFLAGS=*|MAKEFILES=*|.SHELLFLAGS=*",
            does="code.injected TARGET",
            because="names what runs each command",
        )
    ],
    examples="""
        make test SHELL=./x         #=> unknown code.injected
        make                        #=> unknown code.project
        make -j8 test               #=> unknown code.project
        make -j test CC=gcc         #=> unknown code.project
        make -n                     #=> unknown code.project
        make -C sub -f x.mk         #=> unknown
        make --eval 'x:;rm y'       #=> unknown code.opaque
        make --version              #=> read_only
        make --help                 #=> read_only
    """,
)

SAYS = "runs what the project says"
#: Settings that lie where any program may have put them are not the project's.
SCRATCH = "/tmp/*|/var/tmp/*|/dev/shm/*"
STRANGE = "runs what those settings say, which are not the project's"
SETTINGS = takes("--config")
FOREIGN = when(f"--config={SCRATCH}", does="code.opaque --config", because=STRANGE)

#: Where a runner puts what it found.
REPORTS = takes(
    "--outputFile --output-file --coverageDirectory --result-json --log-junit --coverage-clover --coverage-html",
    writes="VALUE",
)

# `--version` alone; behind another option it may be that option's value.
RUNNERS = tool(
    "rake scons tox nox invoke fab task mage vitest mocha ava karma cypress playwright nosetests"
    " phpunit rspec cucumber webpack vite gulp grunt turbo nx lerna tap sbt lein mix rebar3",
    "TARGET...",
    about="run what the project describes",
    options=[flags("--version"), REPORTS, SETTINGS, flags("-*", does="code.project", because=SAYS)],
    rows=[
        FOREIGN,
        when("TARGET", does="code.project TARGET", because=SAYS),
        when(unless="TARGET --version", does="code.project", because=SAYS),
    ],
    examples="""
        vitest                  #=> unknown code.project
        vitest --outputFile=/etc/passwd #=> destructive fs.truncate
        vitest run src          #=> unknown code.project
        vitest run --outputFile=/etc/passwd  #=> destructive fs.truncate
        vitest run --config /tmp/x.ts  #=> unknown code.opaque
        vitest run --config x.ts  #=> unknown code.project
        vitest --version        #=> read_only
        tox -e --version        #=> unknown code.project
        vitest --help           #=> unknown code.project
    """,
)

PYTEST = tool(
    "pytest py.test",
    "TARGET...",
    about="run a project's tests",
    docs="https://docs.pytest.org/en/stable/reference/reference.html",
    options=[
        takes("--basetemp", deletes="VALUE", because="empties the directory first"),
        takes("--junitxml/--junit-xml --log-file --report-log --html --csv --json-report-file", writes="VALUE"),
        takes("--cov-report"),
        takes("--pastebin", does="net.publish VALUE", because="sends the report to a public place"),
        takes(
            "-k -m -n/--numprocesses -p -c/--config-file --rootdir --confcutdir -o/--override-ini --maxfail --tb"
            " --durations --cov-config --ignore --ignore-glob --deselect -r --capture --color --timeout --dist"
            " --log-level --log-cli-level --import-mode -W/--pythonwarnings"
        ),
        flags("--version -V"),
        flags("-*"),
    ],
    rows=[
        when(unless="--version", does="code.project TARGET", because=SAYS),
        when("--cov-report=*:*", unless="--version", runs="--cov-report:file_inside"),
        when(f"-c={SCRATCH} --rootdir={SCRATCH}", does="code.opaque", because=STRANGE),
    ],
    examples="""
        pytest -q tests                          #=> unknown code.project
        pytest -xvs -k 'a and b' tests/test_a.py #=> unknown code.project
        pytest --junitxml=report.xml             #=> unknown
        pytest --junitxml=/etc/passwd            #=> destructive fs.truncate
        pytest --basetemp=/srv/data              #=> destructive fs.delete
        pytest --basetemp=/tmp/p                 #=> unknown code.project
        pytest --pastebin=failed                 #=> unknown net.publish
        pytest --cov-report=xml:cov.xml          #=> unknown fs.write
        pytest --cov-report=term-missing         #=> unknown code.project
        pytest -c /tmp/pytest.ini                #=> unknown code.opaque
        pytest -c pytest.ini                     #=> unknown code.project
        pytest --version                         #=> read_only
        pytest -k --version                      #=> unknown code.project
        pytest --help                            #=> unknown code.project
    """,
)

# A Gemfile is Ruby that is run first, whatever the command.
BUNDLE = tool(
    "bundle bundler",
    "TASK...",
    about="install and run what a Gemfile names",
    docs="https://bundler.io/man/bundle.1.html",
    posix=True,
    options=[flags("-v/--version"), flags("-*", does="code.project", because=SAYS)],
    rows=[when(unless="--version", does="code.project TASK", because=SAYS)],
    subs=[
        sub(
            "exec",
            "COMMAND...:argv",
            posix=True,
            does="code.project",
            because=SAYS,
            options=[takes("--gemfile"), flags("--keep-file-descriptors")],
        )
    ],
    examples="""
        bundle --version                #=> read_only
        bundle install                  #=> unknown code.project
        bundle exec rake                #=> unknown code.project
        bundle exec rm -rf x            #=> destructive
        bundle --retry 3 install        #=> unknown code.project
    """,
)

# Their help needs nothing of the project either.
HELPERS = tool(
    "ant meson pre-commit jest bats eslint prettier rollup ctest stack dune",
    "TARGET...",
    about="run what the project describes",
    options=[flags("--version/--help/-h"), REPORTS, SETTINGS, flags("-*", does="code.project", because=SAYS)],
    rows=[
        FOREIGN,
        when("TARGET", does="code.project TARGET", because=SAYS),
        when(unless="TARGET --version", does="code.project", because=SAYS),
    ],
    examples="""
        meson -h                #=> read_only
        jest                    #=> unknown code.project
        jest src --config=/tmp/x.js   #=> unknown code.opaque
        jest src --config jest.config.js   #=> unknown code.project
        meson -C --version      #=> unknown code.project
        eslint --output-file /etc/passwd . #=> destructive fs.truncate
        eslint .                #=> unknown code.project
        eslint --fix --version  #=> unknown code.project
        eslint --help           #=> read_only
        pre-commit --version    #=> read_only
    """,
)

NINJA = tool(
    "ninja",
    "TARGET...",
    about="run what build.ninja says",
    docs="man:ninja(1)",
    inert="-h --help --version",
    options=[
        takes("-C", cwd="VALUE"),
        takes("-f -j -k -l -d -w"),
        takes("-t"),
        flags("-h --help --version -v --verbose --quiet -n -x -a -r"),
    ],
    # A dry run and the tools that show run nothing, build.ninja is not made anew either (tried, 1.11).
    rows=[
        when(unless="-n -t -d=list -w=list --version -h --help", does="code.project TARGET", because=SAYS),
        when(
            "-t",
            unless="-t=list|commands|inputs|multi-inputs|deps|missingdeps|graph|query|targets|compdb|compdb-targets|rules",
            does="code.project -t",
            because=SAYS,
        ),
    ],
    examples="""
        ninja                   #=> unknown code.project
        ninja -C build all      #=> unknown code.project
        ninja -n -v             #=> read_only
        ninja -t targets all    #=> read_only
        ninja -t compdb -x cc   #=> read_only
        ninja -t clean          #=> unknown code.project
        ninja -d list           #=> read_only
        ninja --version         #=> read_only
    """,
)

# Theirs, too, show some of what they know without running anything of the project.
SHOWING = tool(
    "cabal",
    "TARGET...",
    about="run what the project describes",
    posix=True,
    options=[flags("--version/--help/-h"), REPORTS, flags("-*", does="code.project", because=SAYS)],
    rows=[
        when("TARGET", does="code.project TARGET", because=SAYS),
        when(unless="TARGET --version", does="code.project", because=SAYS),
    ],
    subs=[sub("help, version, list, info, check", "WORD...", open=True)],
    examples="""
        cabal help build        #=> read_only
        cabal list aeson        #=> read_only
        cabal check             #=> read_only
        cabal build x           #=> unknown code.project
        cabal --x version       #=> unknown code.project
        cabal --version         #=> read_only
        cabal                   #=> unknown code.project
    """,
)

JUST = tool(
    "just",
    "RECIPE...",
    about="run what the project describes",
    docs="https://just.systems/man/en/",
    posix=True,
    inert="-l --list --check --changelog --completions --man --summary --dump --groups --variables -s --show",
    options=[
        flags("--version/--help/-h/-V --check --changelog --man --summary --dump --groups --variables -u/--unsorted"),
        takes("-l/--list", "MODULE?"),
        takes(
            "--completions -s/--show -f/--justfile -d/--working-directory"
            " --list-heading --list-prefix --dump-format --color"
        ),
        flags("-*", does="code.project", because=SAYS),
    ],
    rows=[
        when("RECIPE", does="code.project RECIPE", because=SAYS),
        when(unless="RECIPE --version", does="code.project", because=SAYS),
    ],
    examples="""
        just                    #=> unknown code.project
        just build              #=> unknown code.project
        just --list             #=> read_only
        just --dump -f x/just   #=> read_only
        just --fmt              #=> unknown code.project
        just --fmt --check --unstable   #=> read_only
        just --completions bash #=> read_only
        just --version          #=> read_only
    """,
)

MAVEN = tool(
    "mvn mvnw",
    "TARGET...",
    about="run what the project describes",
    options=[
        flags("-v/--version -h/--help"),
        takes("-l/--log-file", writes="VALUE"),
        takes("-s/--settings -gs/--global-settings -t/--toolchains -f/--file"),
        flags("-*", does="code.project", because=SAYS),
    ],
    rows=[
        when(f"-s={SCRATCH} -gs={SCRATCH} -t={SCRATCH} -f={SCRATCH}", does="code.opaque", because=STRANGE),
        when("TARGET", does="code.project TARGET", because=SAYS),
        when(unless="TARGET -v -h", does="code.project", because=SAYS),
    ],
    examples="""
        mvn test                #=> unknown code.project
        mvn test -s /tmp/s.xml  #=> unknown code.opaque code.project
        mvn -gs /tmp/s.xml test #=> unknown code.opaque code.project
        mvn -s s.xml test       #=> unknown code.project
        mvn                     #=> unknown code.project
        mvn -l /etc/passwd test #=> destructive fs.truncate
        mvn -q                  #=> unknown code.project
        mvn -v                  #=> read_only
        mvn -f x/pom.xml -v     #=> read_only
    """,
)

GRADLE = tool(
    "gradle gradlew",
    "TARGET...",
    about="run what the project describes",
    options=[
        flags("-v/--version -h/--help/-?"),
        takes("-I/--init-script -b/--build-file -c/--settings-file"),
        flags("-*", does="code.project", because=SAYS),
    ],
    rows=[
        when(f"-I={SCRATCH} -b={SCRATCH} -c={SCRATCH}", does="code.opaque", because=STRANGE),
        when("TARGET", does="code.project TARGET", because=SAYS),
        when(unless="TARGET -v -h", does="code.project", because=SAYS),
    ],
    examples="""
        gradle --version        #=> read_only
        gradle -v build         #=> unknown code.project
        gradle -s build         #=> unknown code.project
        gradle -q               #=> unknown code.project
        gradle -I i.gradle build   #=> unknown code.project
        gradle -I /tmp/i.gradle build   #=> unknown code.opaque code.project
    """,
)

# A tools/bazel in the workspace, to which bazelisk hands every line, is trusted as settings are (docs/caveats.md).
BAZEL = tool(
    "bazel bazelisk",
    "TARGET...",
    about="run what the project describes",
    docs="https://github.com/bazelbuild/bazelisk#readme",
    posix=True,
    inert="--version",
    options=[flags("--version"), flags("-*", does="code.project", because=SAYS)],  # --server_javabase=./jdk runs that
    does="code.project TARGET",
    because=SAYS,
    subs=[sub("help, version", "WORD...", open=True)],
    examples="""
        bazel version           #=> read_only
        bazel help build        #=> read_only
        bazelisk --version      #=> read_only
        bazel --server_javabase=./jdk version   #=> unknown code.project
        bazel build //x         #=> unknown code.project
        bazel build --version   #=> unknown code.project
        bazel                   #=> unknown code.project
    """,
)

TOOLS = [MAKE, RUNNERS, PYTEST, BUNDLE, HELPERS, NINJA, SHOWING, BAZEL, JUST, MAVEN, GRADLE]
