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
    examples="""
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

# `--version` alone; behind another option it may be that option's value.
RUNNERS = tool(
    "rake bazel scons tox nox invoke fab task mage vitest mocha ava karma cypress playwright pytest py.test nosetests"
    " phpunit rspec cucumber webpack vite gulp grunt turbo nx lerna tap sbt lein mix rebar3",
    "TARGET...",
    about="run what the project describes",
    posix=True,
    options=[flags("--version"), flags("-*", does="code.project", because=SAYS)],
    rows=[
        when("TARGET", does="code.project TARGET", because=SAYS),
        when(unless="TARGET --version", does="code.project", because=SAYS),
    ],
    examples="""
        pytest -q tests         #=> unknown code.project
        vitest                  #=> unknown code.project
        pytest --version        #=> read_only
        pytest -k --version     #=> unknown code.project
        pytest --help           #=> unknown code.project
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
    "just ninja ant meson pre-commit jest bats eslint prettier rollup ctest stack cabal dune",
    "TARGET...",
    about="run what the project describes",
    posix=True,
    options=[flags("--version/--help"), flags("-*", does="code.project", because=SAYS)],
    rows=[
        when("TARGET", does="code.project TARGET", because=SAYS),
        when(unless="TARGET --version", does="code.project", because=SAYS),
    ],
    examples="""
        just build              #=> unknown code.project
        jest                    #=> unknown code.project
        ninja -C --version      #=> unknown code.project
        eslint .                #=> unknown code.project
        eslint --fix --version  #=> unknown code.project
        eslint --help           #=> read_only
        pre-commit --version    #=> read_only
    """,
)

JVM = tool(
    "mvn mvnw gradle gradlew",
    "TARGET...",
    about="run what the project describes",
    posix=True,
    options=[
        flags("-v/--version -h/--help/-?"),
        flags("-*", does="code.project", because=SAYS),
    ],
    rows=[
        when("TARGET", does="code.project TARGET", because=SAYS),
        when(unless="TARGET -v -h", does="code.project", because=SAYS),
    ],
    examples="""
        mvn test                #=> unknown code.project
        mvn                     #=> unknown code.project
        mvn -q                  #=> unknown code.project
        mvn -v                  #=> read_only
        gradle --version        #=> read_only
        gradle -v build         #=> unknown code.project
    """,
)

TOOLS = [MAKE, RUNNERS, BUNDLE, HELPERS, JVM]
