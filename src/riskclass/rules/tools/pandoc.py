from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

#: The programs that it would look for by itself.
ENGINES = (
    "pdflatex|lualatex|xelatex|latexmk|tectonic|wkhtmltopdf|weasyprint|pagedjs-cli|prince|context|groff|pdfroff|typst"
)

TOOL = tool(
    "pandoc",
    "FILE...",
    about="turn one kind of document into another",
    docs="man:pandoc(1)",
    inert="--help --version  --print-default-data-file --print-highlight-style --bash-completion",
    options=[
        takes("-o/--output", writes="VALUE|-"),
        takes(
            "-H/--include-in-header -B/--include-before-body -A/--include-after-body",
            reads="VALUE",
            because="takes that file into the document",
        ),
        takes("--log", writes="VALUE"),
        takes("--extract-media", writes="VALUE", because="writes the pictures of a document"),
        takes("-F/--filter", does="code.opaque VALUE", because="runs that program on the document"),
        takes("-L/--lua-filter", does="code.opaque VALUE", because="runs that code on the document"),
        takes("--pdf-engine"),
        takes(
            "--pdf-engine-opt",
            does="code.injected VALUE",
            because="an option of the engine may let a document run programs",
        ),
        takes("-d/--defaults", does="code.injected VALUE", because="the file may name filters"),
        takes("--data-dir", does="code.injected VALUE", because="filters and templates may come from there"),
        takes("-f/-r/--from/--read -t/-w/--to/--write"),
        takes(
            "--template --metadata-file --syntax-definition --abbreviations -c/--css --epub-cover-image --epub-metadata"
            " --epub-embed-font --bibliography --csl --citation-abbreviations --variable-json",
            reads="VALUE",
            because="takes that file into the document, or shows what is wrong with it",
        ),
        takes("-M/--metadata -V/--variable --wrap --columns --toc-depth --tab-stop"),
        takes("--resource-path --request-header"),
        takes("--highlight-style --syntax-highlighting --dpi --eol --print-default-template -D"),
        takes("--print-default-data-file --print-highlight-style --indented-code-classes"),
        takes("--default-image-extension --file-scope-* --shift-heading-level-by --base-header-level --track-changes"),
        takes(
            "--reference-location --figure-caption-position --table-caption-position"
            " --markdown-headings --number-offset"
        ),
        takes("--top-level-division --slide-level --email-obfuscation --id-prefix -T/--title-prefix"),
        takes("--epub-subdirectory --epub-title-page --split-level"),
        takes("--chunk-template --epub-chapter-level --ipynb-output --reference-doc"),
        takes("--webtex --mathjax --katex --list-extensions", "[VALUE]"),
        takes("-p/--preserve-tabs -s/--standalone -i/--incremental --toc --table-of-contents --lof --lot", "[VALUE]"),
        takes("--sandbox --no-highlight --reference-links --list-tables --embed-resources --self-contained", "[VALUE]"),
        takes(
            "--ascii --strip-comments --html-q-tags --section-divs --fail-if-warnings --dump-args --ignore-args",
            "[VALUE]",
        ),
        takes(
            "--no-check-certificate --trace --file-scope --link-images --strip-empty-paragraphs --listings", "[VALUE]"
        ),
        takes("-N/--number-sections", "[VALUE]"),
        flags("-C/--citeproc --natbib --biblatex --mathml --gladtex --quiet --verbose --bash-completion -h/--help"),
        flags(
            "-v/--version --list-input-formats --list-output-formats --list-highlight-languages --list-highlight-styles"
        ),
    ],
    rows=[
        when("FILE", reads="FILE"),
        when(unless="FILE", reads="stdin"),
        when("FILE==lua", does="code.opaque FILE", because="runs Lua"),  # since 3.0
        when("FILE==server", does="net.loopback"),
        when("FILE=http:*|https:*", does="net.query FILE"),
        when(
            "--pdf-engine",
            unless=f"--pdf-engine={ENGINES}",
            does="code.opaque --pdf-engine",
            because="runs that program",
        ),
        when("-f=*.lua -t=*.lua", does="code.opaque", because="runs that code"),
    ],
    examples="""
        pandoc a.md                               #=> read_only
        pandoc < .env                             #=> exposure secret.read
        pandoc --template .env a.md               #=> exposure secret.read
        pandoc lua x.lua                          #=> unknown code.opaque
        pandoc server                             #=> reversible_low net.loopback
        pandoc -f markdown -t html a.md           #=> read_only
        pandoc -s a.md -o a.html                  #=> config_mutation fs.write
        pandoc -s a.md -o -                       #=> read_only
        pandoc -s https://example.com/            #=> read_only
        pandoc a.md -o a.pdf --pdf-engine=xelatex #=> config_mutation fs.write
        pandoc a.md -o a.pdf --pdf-engine=./x     #=> unknown code.opaque
        pandoc a.md --pdf-engine-opt=-shell-escape -o a.pdf  #=> unknown code.injected
        pandoc --filter ./f a.md                  #=> unknown code.opaque
        pandoc -L f.lua a.md                      #=> unknown code.opaque
        pandoc -t custom.lua a.md                 #=> unknown code.opaque
        pandoc -d d.yaml                          #=> unknown code.injected
        pandoc --data-dir=. a.md                  #=> unknown code.injected
        pandoc --log l a.md                       #=> config_mutation fs.write
        pandoc --extract-media=m a.docx           #=> config_mutation fs.write
        pandoc ~/.ssh/id_rsa                      #=> exposure secret.read
        pandoc -H ~/.ssh/id_rsa a.md              #=> exposure secret.read
        pandoc --list-output-formats              #=> read_only
    """,
)
