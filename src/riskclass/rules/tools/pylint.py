from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

OWN = "text|parseable|colorized|json|json2|msvs|github|no-header|msvs"
# From `--long-help` of pylint 4.1. As with flake8 and mypy, the settings of the folder count as installed.
TOOL = tool(
    "pylint",
    "MODULE...",
    about="look for mistakes in Python sources",
    docs="https://pylint.readthedocs.io/",
    inert="-h --help --long-help --version",
    reads="MODULE",
    because="quotes lines of the sources",
    options=[
        takes("--output", writes="VALUE"),
        takes("--init-hook --evaluation", "CODE:python"),
        takes("--rcfile", does="code.injected VALUE", because="the file may name plugins to load"),
        takes("--load-plugins --unsafe-load-any-extension -f/--output-format"),
        takes("--import-graph --ext-import-graph --int-import-graph", writes="VALUE"),
        takes("--spelling-private-dict-file --spelling-store-unknown-words"),
        takes("--help-msg", "MESSAGE..."),
        takes("--additional-builtins --allow-any-import-level --allow-global-unused-variables"),
        takes("--allow-reexport-from-package --allow-wildcard-with-all --allowed-redefined-builtins"),
        takes("--analyse-fallback-blocks --argument-naming-style --argument-rgx --attr-naming-style --attr-rgx"),
        takes("--bad-names --bad-names-rgxs --callbacks --check-fixme-in-docstring"),
        takes("--check-protected-access-in-special-methods --check-quote-consistency"),
        takes("--check-str-concat-over-line-jumps --class-attribute-naming-style --class-attribute-rgx"),
        takes("--class-const-naming-style --class-const-rgx --class-naming-style --class-rgx --clear-cache-post-run"),
        takes("--confidence --const-naming-style --const-rgx --contextmanager-decorators -d/--disable"),
        takes("--defining-attr-methods --deprecated-modules --docstring-min-length --dummy-variables-rgx"),
        takes("-e/--enable --exclude-protected --exclude-too-few-public-methods"),
        takes("--expected-line-ending-format --extension-pkg-allow-list --extension-pkg-whitelist --fail-on"),
        takes("--fail-under --function-naming-style --function-rgx --generated-members --good-names"),
        takes("--good-names-rgxs --ignore --ignore-comments --ignore-docstrings --ignore-imports"),
        takes("--ignore-long-lines --ignore-mixin-members --ignore-none --ignore-on-opaque-inference --ignore-paths"),
        takes("--ignore-pattern-in-long-lines --ignore-patterns --ignore-signatures --ignored-argument-names"),
        takes("--ignored-checks-for-mixins --ignored-classes --ignored-modules --ignored-parents"),
        takes("--include-naming-hint --indent-after-paren --indent-string --init-import --inlinevar-naming-style"),
        takes("--inlinevar-rgx -j/--jobs --known-first-party --known-side-effects-only-functions"),
        takes("--known-standard-library --known-third-party --limit-inference-results --logging-format-style"),
        takes("--logging-modules --max-args --max-attributes --max-bool-expr --max-branches --max-line-length"),
        takes("--max-locals --max-module-lines --max-nested-blocks --max-parents --max-positional-arguments"),
        takes("--max-public-methods --max-returns --max-spelling-suggestions --max-statements --method-naming-style"),
        takes("--method-rgx --min-public-methods --min-similarity-lines --missing-member-hint"),
        takes("--missing-member-hint-distance --missing-member-max-choices --mixin-class-rgx --module-naming-style"),
        takes("--module-rgx --msg-template --name-group --never-returning-functions --no-docstring-rgx --notes"),
        takes("--notes-rgx --overgeneral-exceptions --paramspec-rgx --persistent --prefer-stubs --preferred-modules"),
        takes("--property-classes --py-version -r/--reports --recursive --redefining-builtins-modules -s/--score"),
        takes("--signature-mutators --single-line-class-stmt --single-line-if-stmt --source-roots --spelling-dict"),
        takes("--spelling-ignore-comment-directives --spelling-ignore-words --suggest-join-with-non-empty-separator"),
        takes("--timeout-methods --typealias-rgx --typevar-rgx --typevartuple-rgx --valid-classmethod-first-arg"),
        takes("--valid-metaclass-classmethod-first-arg --variable-naming-style --variable-rgx"),
        flags(
            "--version -E/--errors-only --enable-all-extensions --exit-zero --files --from-stdin --full-documentation"
        ),
        flags("--generate-rcfile --generate-toml-config -h/--help --list-conf-levels --list-extensions"),
        flags("--list-groups --list-msgs --list-msgs-enabled --long-help -v/--verbose"),
    ],
    rows=[
        when(
            "--load-plugins",
            unless="--load-plugins=pylint.extensions.*",
            does="code.opaque --load-plugins",
            because="runs that module",
        ),
        when("--load-plugins=*,*", does="code.opaque --load-plugins", because="runs those modules"),
        when("--unsafe-load-any-extension", unless="--unsafe-load-any-extension=n|no|false", does="code.opaque MODULE"),
        when("-f=*:*", does="fs.write cwd", because="writes the report where the format says"),
        when("-f", unless=f"-f={OWN} -f=*:*", does="code.opaque -f", because="runs that reporter"),
        when(
            "--spelling-store-unknown-words",
            unless="--spelling-store-unknown-words=n|no|false",
            does="fs.append --spelling-private-dict-file",
        ),
    ],
    examples="""
        pylint src                                        #=> read_only
        pylint -E -j 4 --disable=C0114,R src              #=> read_only
        pylint --output-format=json src                   #=> read_only
        pylint -f json:report.json,colorized src          #=> config_mutation fs.write
        pylint -f mine.Reporter src                       #=> unknown code.opaque
        pylint --output report.txt src                    #=> config_mutation fs.write
        pylint --import-graph /tmp/g.dot src              #=> reversible_low fs.scratch
        pylint --load-plugins=pylint.extensions.mccabe a  #=> read_only
        pylint --load-plugins=pylint_django src           #=> unknown code.opaque
        pylint --load-plugins=pylint.extensions.x,y src   #=> unknown code.opaque
        pylint --init-hook 'import os; os.remove("x")' a  #=> destructive fs.delete
        pylint --init-hook 'import sys; print(1)' src     #=> read_only
        pylint --rcfile=./pylintrc src                    #=> unknown code.injected
        pylint --unsafe-load-any-extension=y src          #=> unknown code.opaque
        pylint --unsafe-load-any-extension=n src          #=> read_only
        pylint --spelling-store-unknown-words=y --spelling-private-dict-file=words a  #=> config_mutation fs.write
        pylint --spelling-store-unknown-words=n a         #=> read_only
        pylint --help-msg line-too-long                   #=> read_only
        pylint ~/.ssh/id_rsa                              #=> exposure secret.read
        pylint --frobnicate src                           #=> unknown
    """,
)
