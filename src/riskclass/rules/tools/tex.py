from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

BESIDE = "writes what it makes, and its log, into the folder"
INJECTS = "a setting may let the document run programs"

TEX_OPTIONS: list[Option] = [
    takes("-output-directory", writes="VALUE"),
    takes("-cnf-line", does="code.injected VALUE", because=INJECTS),
    takes("-fmt -interaction -jobname -kpathsea-debug -mktex -no-mktex -output-comment -output-format -progname"),
    takes("-synctex -translate-file -papersize"),
    takes("-src-specials", "[WHERE]"),
    flags("-draftmode -enc -etex -file-line-error -no-file-line-error -halt-on-error -ini -ipc -ipc-start -mltex"),
    flags("-parse-first-line -no-parse-first-line -recorder -shell-restricted -no-shell-escape -8bit -no-pdf"),
    flags("-disable-write18 -file-line-error-style -help -version"),
    flags("-shell-escape -enable-write18", does="code.project", because="lets the document run programs"),
]

# By default a document may read any file, write below the folder, and run a few programs that are known to be harmless
# (texmf.cnf: openin_any, openout_any, shell_escape).
TEX = tool(
    "pdflatex latex tex pdftex etex pdfetex xelatex xetex pdflatex-dev xelatex-dev latex-dev uplatex platex",
    "FILE TEXT...",
    about="typeset a document",
    docs="man:pdftex(1)",
    style="single",
    inert="-help -version",
    options=[
        *TEX_OPTIONS,
        takes("-output-driver", does="code.opaque VALUE", because="runs that program on the pages"),
    ],
    rows=[
        when("FILE", does="fs.write cwd", because=BESIDE),
        when("FILE", reads="FILE", because="shows a line that is no TeX"),
        when("FILE=\\*|&*", does="code.opaque FILE", because="typesets the words of the line"),
        when(unless="FILE -help -version", does="code.interactive"),
    ],
    examples=r"""
        pdflatex -interaction=nonstopmode x.tex     #=> config_mutation fs.write
        pdflatex -halt-on-error -output-directory /srv/o x.tex #=> config_mutation fs.write
        pdflatex .env                               #=> exposure secret.read
        pdflatex -shell-escape x.tex                #=> unknown code.project
        pdflatex -no-shell-escape x.tex             #=> config_mutation fs.write
        pdflatex -cnf-line=shell_escape=t x.tex     #=> unknown code.injected
        xelatex -output-driver=./x x.tex            #=> unknown code.opaque
        pdflatex '\input{x}'                        #=> unknown code.opaque
        latex                                       #=> unknown code.interactive
        pdflatex --version                          #=> read_only
        pdflatex -frobnicate x.tex                  #=> unknown unknown.option
    """,
)

# Lua in a document may open any file.
LUATEX = tool(
    "lualatex luatex luahbtex luajittex dvilualatex dviluatex lualatex-dev texlua luatools context",
    "FILE TEXT...",
    about="typeset a document that may hold Lua",
    docs="man:luatex(1)",
    style="single",
    options=[
        takes("-output-directory", writes="VALUE"),
        flags("-help/-version/-h/-v"),
        flags("-*", does="code.project", because="runs the Lua of the document"),
    ],
    rows=[
        when("FILE", does="code.project FILE", because="runs the Lua of the document"),
        when(unless="FILE -help", does="code.interactive"),
    ],
    examples="""
        lualatex x.tex                      #=> unknown code.project
        lualatex -interaction=batchmode x   #=> unknown code.project
        lualatex -output-directory /srv/o x #=> unknown fs.write
        lualatex                            #=> unknown code.interactive
        lualatex --version                  #=> read_only
    """,
)

RC = "runs the Perl of a latexmkrc first"

LATEXMK = tool(
    "latexmk",
    "FILE...",
    about="typeset a document as often as it needs",
    docs="man:latexmk(1)",
    style="single",
    options=[
        takes("-e", does="code.opaque VALUE", because="runs that Perl"),
        takes("-r", does="code.opaque VALUE", because="runs the Perl of that file"),
        takes("-pdflatex -latex -lualatex -xelatex -pdflualatex -pdfxelatex -dvilualatex", "[COMMAND]"),
        takes("-pretex", "[TEXT]"),
        takes("-dF -pF", does="code.opaque VALUE", because="names the program that is run"),
        takes("-aux-directory -auxdir -output-directory -outdir -out2dir -deps-out", "[VALUE]", writes="VALUE"),
        takes("-MF", writes="VALUE"),
        flags("-help/-h/-version/-v"),
        flags("-*", does="code.project", because=RC),
    ],
    rows=[
        when("FILE", does="code.project FILE", because=RC),
        when(unless="FILE -help", does="code.project", because=RC),
        when(
            "-pdflatex=* -latex=* -lualatex=* -xelatex=* -pdflualatex=* -pdfxelatex=* -dvilualatex=*",
            does="code.opaque",
            because="names the program that is run",
        ),
    ],
    examples="""
        latexmk -pdf x.tex                      #=> unknown code.project
        latexmk                                 #=> unknown code.project
        latexmk -C                              #=> unknown code.project
        latexmk -pdf -outdir=/srv/o x.tex       #=> unknown fs.write
        latexmk -pdf -M -MF /srv/o x.tex        #=> unknown fs.write
        latexmk -pdf -e '1' x.tex               #=> unknown code.opaque
        latexmk -r rc x.tex                     #=> unknown code.opaque
        latexmk -pdflatex='rm -rf x' x.tex      #=> unknown code.opaque
        latexmk -ps -dF ./x x.tex               #=> unknown code.opaque
        latexmk --version                       #=> read_only
    """,
)

BIBTEX = tool(
    "bibtex bibtexu bibtex8 pbibtex upbibtex",
    "AUX",
    about="make the references of a document",
    docs="man:bibtex(1)",
    style="single",
    inert="-help -version -h --help -v",
    options=[
        takes("-min-crossrefs -cnf-line -location -language -csfile -mcites -mentints -mentstrs -mfields -mpool"),
        takes("-mstrings -mwizfuns -wolfgang -debug"),
        flags("-terse -help -version -h -v -B -H -W -8/-8bit -7/-traditional -statistics -trace -quiet"),
        flags("--debug --help"),
    ],
    rows=[when("AUX", does="fs.write cwd", because="writes the references and a log beside it")],
    examples="""
        bibtex x                #=> config_mutation fs.write
        bibtex -terse x.aux     #=> config_mutation fs.write
        bibtex --version        #=> read_only
    """,
)

BIBER = tool(
    "biber",
    "FILE",
    about="make the references of a document",
    docs="man:biber(1)",
    inert="-h --help -v --version",
    options=[
        takes("-O/--output-file --output-directory --logfile", writes="VALUE"),
        takes("-c/--collate-options -g/--configfile --decodecharsset --input-directory -e/--input-encoding"),
        takes(
            "-m/--mincrossrefs -E/--output-encoding --output-field-order --output-field-replace --output-safecharsset"
        ),
        takes("-l/--sortlocale --input-format --output-format --output-indent --output-fieldcase --output-listsep"),
        takes("--bblencoding --bibencoding --bblsafecharsset --listsep --namesep --xnamesep --xsvsep --xdatamarker"),
        takes("--mslang --mssplit --annotation-marker --named-annotation-marker --others-string --dot-include"),
        flags("--tool --quiet/-q --debug/-D --trace/-T --nolog --onlylog --noconf --nodieonerror --nostdmacros"),
        flags("--clrmacros --convert-control --dieondatamodel --fixinits --isbn10 --isbn13 --isbn-normalise"),
        flags("--no-bblxml-schema --no-bltxml-schema --noxname --nouri-encode --output-align --output-macro-fields"),
        flags("--output-resolve --output-safechars --bblsafechars --recodedata --sortdebug --sortcase --sortupper"),
        flags("--strip-comments --ssl-nointernalca --ssl-noverify-host --validate-bblxml --validate-bltxml -u -U"),
        flags("--validate-config --validate-control/-V --validate-datamodel -w/--wraplines -W/--winunicode"),
        flags("-h/--help -v/--version"),
    ],
    rows=[when("FILE", does="fs.write cwd", because="writes the references and a log beside it")],
    examples="""
        biber main                      #=> config_mutation fs.write
        biber --validate-control main   #=> config_mutation fs.write
        biber -O /srv/o main            #=> config_mutation fs.write
        biber --version                 #=> read_only
        biber --frobnicate main         #=> unknown unknown.option
    """,
)

MAKEINDEX = tool(
    "makeindex",
    "IDX...",
    about="make the index of a document",
    docs="man:makeindex(1)",
    style="single",
    options=[takes("-o -t", writes="VALUE"), takes("-p -s"), flags("-c -g -i -l -q -r -L -T")],
    rows=[when("IDX", does="fs.write cwd", because="writes the index and a log beside it")],
    examples="""
        makeindex x.idx             #=> config_mutation fs.write
        makeindex -o /srv/o x.idx   #=> config_mutation fs.write
        makeindex -q                #=> read_only
    """,
)

TYPST_COMMON: list[Option] = [
    takes("--root --input --font-path --package-path --package-cache-path --creation-timestamp -j/--jobs --features"),
    takes("--diagnostic-format --pages --pdf-standard --ppi -f/--format --color --cert --port"),
    takes("--make-deps --deps", writes="VALUE|-"),
    takes("--deps-format"),
    takes("--timings", "FILE?", does="fs.write cwd", writes="FILE"),
    takes("--open", "PROGRAM?"),
    flags("--ignore-system-fonts --ignore-embedded-fonts --no-pdf-tags --no-serve --no-reload -h/--help --one"),
    flags("--pretty"),
]

TYPST = tool(
    "typst",
    about="typeset a document",
    docs="https://github.com/typst/typst",
    inherits=True,
    inert="-h --help -V --version",
    options=[takes("--color --cert"), flags("-h/--help -V/--version")],
    subs=[
        sub(
            "compile, c, watch, w",
            "IN OUT",
            options=TYPST_COMMON,
            rows=[
                when("OUT", writes="OUT|-"),
                when("IN", unless="OUT", does="fs.write cwd", because="writes a file that is named like the source"),
                when("--open=*", does="code.opaque --open", because="runs that program on it"),
            ],
        ),
        sub("query", "IN SELECTOR", options=[*TYPST_COMMON, takes("--field --target")]),
        sub("eval", "TEXT", options=[*TYPST_COMMON, takes("--in --target")]),
        sub("fonts, info, help, completions", "WORD", options=[*TYPST_COMMON, flags("--variants")]),
        sub("init", "TEMPLATE DIR", does="fs.create cwd", options=[takes("--package-path --package-cache-path")]),
        sub(
            "update",
            "VERSION",
            does="package.install",
            options=[takes("--backup-path"), flags("--force --revert")],
        ),
    ],
    examples="""
        typst compile x.typ                     #=> config_mutation fs.write
        typst compile x.typ out.pdf             #=> config_mutation fs.write
        typst compile x.typ -                   #=> read_only
        typst watch x.typ /tmp/x.pdf            #=> reversible_low fs.scratch
        typst compile --open=./x x.typ          #=> unknown code.opaque
        typst compile x.typ --open ./x          #=> unknown code.opaque
        typst compile --make-deps d x.typ -     #=> config_mutation fs.write
        typst compile --timings=t x.typ -       #=> config_mutation fs.write
        typst query x.typ '<a>'                 #=> read_only
        typst fonts                             #=> read_only
        typst init @preview/x                   #=> reversible_low fs.create
        typst update                            #=> config_mutation package.install
        typst --version                         #=> read_only
        typst frobnicate                        #=> unknown unknown.subcommand
    """,
)

TLMGR_COMMON: list[Option] = [
    takes("--repository/-repository --pkgfilter --data --package-logfile --command-logfile --usertree"),
    flags("--all/-all --only-installed --only-remote --file --global --list -list --word --json --dry-run -n"),
    flags("--no-depends --no-depends-at-all --with-doc --with-src --force --self --reinstall-forcibly-removed"),
    flags("--no-auto-install --no-auto-remove --backup --reinstall --delete --usermode -q -v"),
    flags("--no-execute-actions --machine-readable --no-persistent-downloads --no-require-verification"),
]

TLMGR = tool(
    "tlmgr",
    about="look after a TeX Live",
    docs="man:tlmgr(1)",
    inherits=True,
    inert="--help -h --version --dry-run -n --list -list",
    options=[*TLMGR_COMMON, flags("--help/-h --version --gui")],
    rows=[when("--gui", does="code.interactive")],
    subs=[
        sub(
            "info, show, search, list, version, print-platform, print-platform-info, check, dump-tlpdb, help,"
            " path show, option show, option showall, repository list, repository status, key list, bug, candidates,"
            " check all",
            "WORD...",
        ),
        sub("install, update", "PACKAGE...", does="package.install PACKAGE"),
        sub("remove, uninstall", "PACKAGE...", does="package.remove PACKAGE"),
        sub(
            "conf, option, paper, generate, postaction, pinning, repository add, repository remove, repository set,"
            " init-usertree, platform, path add, path remove, backup",
            "WORD...",
            does="host.config",
        ),
        sub(
            "restore",
            "PACKAGE REVISION",
            options=[takes("--backupdir/-backupdir")],
            rows=[when("REVISION --all", does="package.install PACKAGE", because="puts an older version back")],
        ),
        sub("key add, key remove", "KEY...", does="guard.lower", because="changes whom it trusts"),
        sub("gui, shell", does="code.interactive"),
    ],
    examples="""
        tlmgr info scheme-basic         #=> read_only
        tlmgr search --global --file x  #=> read_only
        tlmgr update --list             #=> read_only
        tlmgr update --all              #=> config_mutation package.install
        tlmgr update --self --dry-run   #=> read_only
        tlmgr install enumitem          #=> config_mutation package.install
        tlmgr remove enumitem           #=> disruptive package.remove
        tlmgr conf texmf x y            #=> config_mutation host.config
        tlmgr restore enumitem 1        #=> config_mutation package.install
        tlmgr restore --all             #=> config_mutation package.install
        tlmgr restore enumitem          #=> read_only
        tlmgr repository status         #=> read_only
        tlmgr key add f                 #=> exposure guard.lower
        tlmgr shell                     #=> unknown code.interactive
        tlmgr --gui                     #=> unknown code.interactive
        tlmgr --version                 #=> read_only
    """,
)

TOOLS = [TEX, LUATEX, LATEXMK, BIBTEX, BIBER, MAKEINDEX, TYPST, TLMGR]
