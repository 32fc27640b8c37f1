from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

OPENS = "opens a window; what is done there is not seen"

GS = tool(
    "gs ghostscript gsc gsx",
    "FILE...",
    about="print, show or convert PostScript and PDF",
    docs="man:gs(1)",
    style="single",
    inert="-h -help --help -? -v --version",
    options=[
        takes("-o", "FILE:psql_output"),
        takes("-sOutputFile", "[FILE]"),
        takes("-sstdout -dSAFER -DSAFER", "[VALUE]"),
        # `#` stands for `=`.
        flags("-s*#* -d*#* -D*#* -S*#*", does="code.injected", because="sets where it writes, or what a document may"),
        takes("-c", "TEXT"),
        takes("-I", does="code.injected VALUE", because="its own programs may come from there"),
        flags("-P", does="code.injected", because="its own programs may come from this folder"),
        takes("-sGenericResourceDir* -sFONTMAP* -sLIB*", "[VALUE]", does="code.injected VALUE"),
        takes("-f -B"),
        flags(
            "-dNOSAFER -dDELAYSAFER -DNOSAFER -DDELAYSAFER -dNOSAFER=true",
            does="code.opaque",
            because="lets a document write and run",
        ),
        takes("-dNOSAFER=* -dDELAYSAFER=*"),
        takes("--permit-file-all --permit-file-write --permit-file-control", does="code.injected VALUE"),
        takes("--permit-file-read --permit-devices"),
        takes("-sDEVICE -sPAPERSIZE -sPDFPassword", "[VALUE]"),
        takes("-s* -d* -D* -S*", "[VALUE]"),
        flags("-q -r* -g* -Z* -P- -h/-help/--help/-? -v/--version -dBATCH -dNOPAUSE -_ -"),
    ],
    rows=[
        when("-sOutputFile", runs="-sOutputFile:psql_output"),
        when("-sstdout", unless="-sstdout=-|%std*", writes="-sstdout"),
        when("-dSAFER=false|0|null -DSAFER=false|0|null", does="code.opaque", because="lets a document write and run"),
        when("-o=%pipe%*", does="code.opaque -o", because="feeds it to a program"),
        when("-sOutputFile=%pipe%*", does="code.opaque -sOutputFile", because="feeds it to a program"),
        when("FILE=@*", does="code.injected FILE", because="takes options from a file"),
        # It goes on reading commands where nothing ends it.
        when(unless="-dBATCH -o -h -v", does="code.interactive"),
    ],
    examples="""
        gs -dBATCH -dNOPAUSE -sDEVICE=bbox x.pdf                #=> read_only
        gs -q -dBATCH -dNOPAUSE -sDEVICE=pdfwrite -sOutputFile=o.pdf x.pdf #=> config_mutation fs.write
        gs -sDEVICE=png16m -r150 -o p.png x.pdf                 #=> config_mutation fs.write
        gs -dBATCH -sOutputFile=- -sDEVICE=txtwrite x.pdf       #=> read_only
        gs -dBATCH -sOutputFile=%pipe%sh x.pdf                  #=> unknown code.opaque
        gs -o %pipe%sh x.pdf                                    #=> unknown code.opaque
        gs -o '|rm -rf x' x.pdf                                 #=> destructive fs.delete
        gs -dBATCH -sOutputFile='|rm -rf x' x.pdf               #=> destructive fs.delete
        gs -dBATCH -sOutputFile="$X" x.pdf                      #=> unknown code.opaque
        gs -dBATCH -dSAFER=false x.ps                           #=> unknown code.opaque
        gs -dBATCH -dSAFER -sstdout=%stderr x.ps                #=> read_only
        gs -dBATCH -sstdout=/srv/log x.ps                       #=> config_mutation fs.write
        gs -dBATCH -sOutputFile#o.pdf x.ps                      #=> unknown code.injected
        gs -dBATCH -dNOSAFER x.ps                               #=> unknown code.opaque
        gs -dBATCH --permit-file-write=/srv x.ps                #=> unknown code.injected
        gs -dBATCH -I ./lib x.ps                                #=> unknown code.injected
        gs -dBATCH -sGenericResourceDir=./r x.ps                #=> unknown code.injected
        gs -dBATCH -P x.ps                                      #=> unknown code.injected
        gs -dBATCH @args                                        #=> unknown code.injected
        gs x.ps                                                 #=> unknown code.interactive
        gs --version                                            #=> read_only
    """,
)

PS2PDF = tool(
    "ps2pdf ps2pdf12 ps2pdf13 ps2pdf14 ps2pdfwr eps2eps ps2ps ps2ps2 pdf2ps",
    "IN OUT",
    about="convert PostScript to PDF, or back",
    docs="man:ps2pdf(1)",
    style="single",
    options=[
        flags("-dNOSAFER -dDELAYSAFER", does="code.opaque", because="lets a document write and run"),
        flags("-s*#* -d*#*", does="code.injected", because="sets where it writes, or what a document may"),
        takes("-dSAFER -sOutputFile", "[VALUE]"),
        takes("-s* -d*", "[VALUE]"),
        flags("-r* -P-"),
        flags("-P", does="code.injected", because="its own programs may come from this folder"),
    ],
    rows=[
        when("-dSAFER=false|0|null -sOutputFile", does="code.injected", because="lets a document write"),
        when("OUT", writes="OUT|-"),
        when("IN", unless="OUT IN=-", does="fs.write cwd", because="writes a file that is named like the source"),
    ],
    examples="""
        ps2pdf x.ps                     #=> config_mutation fs.write
        ps2pdf -dPDFSETTINGS=/ebook x.ps o.pdf #=> config_mutation fs.write
        ps2pdf x.ps -                   #=> read_only
        ps2pdf -dNOSAFER x.ps -         #=> unknown code.opaque
        ps2pdf -dSAFER x.ps -           #=> read_only
        ps2pdf -P x.ps -                #=> unknown code.injected
        ps2pdf -dSAFER=false x.ps -     #=> unknown code.injected
        ps2pdf -dSAFER#false x.ps -     #=> unknown code.injected
    """,
)

# Values are attached; what stands behind an option that takes several is ended by `--`.
QPDF = tool(
    "qpdf",
    "IN... OUT",
    about="change the structure of a PDF",
    docs="man:qpdf(1)",
    options=[
        takes("--job-json-file", does="code.injected VALUE", because="the file says what is written"),
        takes("--json-stream-prefix", writes="VALUE"),
        takes("--json-stream-data", "[HOW]"),
        flags("--replace-input", writes="IN", because="changes the PDF in place"),
        flags("-h --help --version --empty"),
        takes("--*", "[VALUE]"),
    ],
    inert="--version",
    rows=[
        when("OUT", writes="OUT|-"),
        when("--json-stream-data=file", does="fs.write cwd", because="writes a file for each stream"),
        # Behind the `--` that ends a list of pages.
        when("OUT=--replace-input IN=--replace-input", does="fs.write cwd", because="changes a PDF"),
        when(
            "IN=@* OUT=@* IN=--job-json-file=* OUT=--job-json-file=*",
            does="code.injected",
            because="takes options from a file",
        ),
        when("--empty", unless="OUT", does="fs.write IN"),
    ],
    examples="""
        qpdf --check a.pdf                          #=> read_only
        qpdf --show-npages a.pdf                    #=> read_only
        qpdf --linearize a.pdf b.pdf                #=> config_mutation fs.write
        qpdf --qdf a.pdf -                          #=> read_only
        qpdf a.pdf --pages . 1-5 -- b.pdf           #=> config_mutation fs.write
        qpdf --empty --pages a.pdf 1 -- /etc/passwd #=> destructive fs.truncate
        qpdf --empty /srv/o.pdf                     #=> config_mutation fs.write
        qpdf --replace-input a.pdf                  #=> config_mutation fs.write
        qpdf a.pdf --replace-input                  #=> config_mutation fs.write
        qpdf a.pdf --pages . 1 -- --replace-input   #=> config_mutation fs.write
        qpdf --json --json-stream-data=file a.pdf   #=> config_mutation fs.write
        qpdf --json --json-stream-prefix=/srv/x a.pdf #=> config_mutation fs.write
        qpdf --job-json-file=j                      #=> unknown code.injected
        qpdf @args                                  #=> unknown code.injected
        qpdf --version                              #=> read_only
    """,
)

MU_OUT = takes("-o", writes="VALUE|-")
MU_OUT_AFTER = [when("OUT", writes="OUT")]

MUTOOL = tool(
    "mutool",
    about="look at documents, convert and change them",
    docs="man:mutool(1)",
    options=[flags("-v")],
    subs=[
        sub(
            "draw",
            "FILE PAGE...",
            posix=True,
            options=[
                MU_OUT,
                takes("-p -F -s -R -r -w -h -b -B -T -W -H -S -U -c -e -G -A -l -m -O -t -d -k -y -z -Z"),
                flags("-q -f -X -a -I -K -D -i -L -P -N -Y"),
            ],
        ),
        sub(
            "convert",
            "FILE PAGE...",
            posix=True,
            options=[MU_OUT, takes("-p -b -A -W -H -S -U -F -O"), flags("-X")],
            rows=[when(unless="-o", does="fs.write cwd", because="writes a file for each page")],
        ),
        sub(
            "clean",
            "FILE OUT PAGE...",
            posix=True,
            options=[
                takes("-p -E -O -U -P -e"),
                flags("-g -l -D -a -d -z -f -i -c -s -t -A -m -S -Z"),
            ],
            rows=[
                when("OUT", writes="OUT"),
                when(unless="OUT", does="fs.write cwd", because="writes out.pdf"),
            ],
        ),
        sub(
            "poster, bake",
            "FILE OUT",
            posix=True,
            options=[takes("-p -x -y -O"), flags("-r -A -F")],
            rows=[
                when("OUT", writes="OUT"),
                when(unless="OUT", does="fs.write cwd", because="writes out.pdf"),
            ],
        ),
        sub(
            "create, merge, recolor, trim",
            "FILE...",
            posix=True,
            options=[MU_OUT, takes("-O -c -b -m"), flags("-r -e -f")],
            rows=[when(unless="-o", does="fs.write cwd", because="writes out.pdf")],
        ),
        sub(
            "sign",
            "FILE OBJECT...",
            posix=True,
            options=[MU_OUT, takes("-p -s -P"), flags("-v -c")],
            rows=[when("-s -c", unless="-o", does="fs.write cwd", because="writes out.pdf")],
        ),
        sub(
            "extract",
            "FILE OBJECT...",
            posix=True,
            does="fs.write cwd",
            because="writes a file for each picture and font",
            options=[takes("-p"), flags("-r -a -N")],
        ),
        sub(
            "info, pages, trace, audit",
            "FILE PAGE...",
            posix=True,
            options=[MU_OUT, takes("-p -W -H -S -U"), flags("-F -I -M -P -X -Z -d")],
        ),
        sub("show", "FILE OBJECT...", posix=True, options=[MU_OUT, takes("-p"), flags("-e -b -g")]),
        sub("run", "FILE ARG...", posix=True, does="code.opaque FILE", because="runs that JavaScript, which may write"),
    ],
    examples="""
        mutool -v                               #=> read_only
        mutool info a.pdf                       #=> read_only
        mutool show a.pdf trailer               #=> read_only
        mutool show -o o a.pdf trailer          #=> config_mutation fs.write
        mutool draw -F txt a.pdf 1-3            #=> read_only
        mutool draw -o p%d.png -r 150 a.pdf     #=> config_mutation fs.write
        mutool convert a.pdf                    #=> config_mutation fs.write
        mutool convert -o /tmp/p%d.png a.pdf    #=> reversible_low fs.scratch
        mutool clean a.pdf                      #=> config_mutation fs.write
        mutool clean -gg a.pdf b.pdf            #=> config_mutation fs.write
        mutool poster -x 2 a.pdf                #=> config_mutation fs.write
        mutool bake a.pdf b.pdf                 #=> config_mutation fs.write
        mutool merge a.pdf b.pdf                #=> config_mutation fs.write
        mutool merge -o /tmp/o.pdf a.pdf b.pdf  #=> reversible_low fs.scratch
        mutool sign -v a.pdf                    #=> read_only
        mutool sign -s c.pfx a.pdf              #=> config_mutation fs.write
        mutool extract a.pdf                    #=> config_mutation fs.write
        mutool run x.js                         #=> unknown code.opaque
        mutool frobnicate                       #=> unknown unknown.subcommand
    """,
)

TESSERACT = tool(
    "tesseract",
    "IMAGE OUT CONFIG...",
    about="read text in pictures",
    docs="man:tesseract(1)",
    inert="-h --help --help-extra --help-psm --help-oem -v --version --list-langs --print-fonts-table"
    " --print-parameters",
    options=[
        takes("--tessdata-dir --user-words --user-patterns --dpi --loglevel -l -c --psm --oem -psm"),
        flags("-h/--help --help-extra --help-psm --help-oem -v/--version --list-langs --print-fonts-table"),
        flags("--print-parameters"),
    ],
    rows=[
        when("OUT", unless="OUT=-|stdout", writes="OUT", because="writes a file of that name"),
        when("IMAGE", reads="IMAGE", because="a line of a list that names nothing is shown"),
        when("CONFIG=*/*|*.*", does="fs.write cwd", because="its settings may name a file to write"),
        when("-c=*file*=*", does="fs.write cwd", because="names a file that it writes"),
    ],
    examples="""
        tesseract a.png stdout -l eng       #=> read_only
        tesseract a.png -                   #=> read_only
        tesseract .env stdout               #=> exposure secret.read
        tesseract a.png stdout ./config     #=> config_mutation fs.write
        tesseract a.png out pdf             #=> config_mutation fs.write
        tesseract a.png stdout -c debug_file=/srv/x #=> config_mutation fs.write
        tesseract --list-langs              #=> read_only
        tesseract --frobnicate a.png -      #=> unknown unknown.option
    """,
)

OFFICE = tool(
    "soffice libreoffice localc lowriter loimpress lodraw lobase lomath",
    "FILE...",
    about="convert or edit documents",
    docs="man:libreoffice(1)",
    inert="-h --help --version",
    options=[
        takes("--outdir --convert-images-to"),
        takes("--accept", "[VALUE]", does="net.listen VALUE", because="whoever connects may run macros"),
        takes("--unaccept --language --display --infilter --pidfile", "[VALUE]"),
        takes("--printer-name", does="net.send VALUE", because="prints"),
        takes("--pt", does="net.send VALUE", because="prints"),
        takes("-env:*", "[VALUE]", does="code.injected VALUE", because="a profile may hold macros"),
        takes("--convert-to", "FORMAT"),
        flags("-p", does="net.send", because="prints"),
        flags("--print-to-file", does="fs.write cwd"),
        flags("--cat --script-cat"),
        flags("--headless --invisible --minimized --nologo --norestore --nodefault --nolockcheck --nofirststartwizard"),
        flags("--quickstart --quickstart=no --safe-mode --writer --calc --draw --impress --base --math --global --web"),
        flags("--terminate_after_init --eventtesting --view --show -n -o -h/--help --version"),
    ],
    rows=[
        when("--convert-to", "--outdir", writes="--outdir", because="writes the documents there"),
        when("--convert-to", unless="--outdir", does="fs.write cwd", because="writes the documents into the folder"),
        when("--cat --script-cat", reads="FILE", because="shows the document"),
        when("FILE=macro:*|vnd.sun.star.script:*", does="code.opaque FILE", because="runs a macro"),
        when(
            unless="--convert-to --cat --script-cat --print-to-file -p --pt --terminate_after_init -h --version",
            does="code.interactive",
            because=OPENS,
        ),
    ],
    examples="""
        soffice --headless --convert-to pdf a.docx                  #=> config_mutation fs.write
        soffice --headless --convert-to pdf --outdir /tmp/o a.docx  #=> reversible_low fs.scratch
        soffice --headless --cat a.docx                             #=> read_only
        soffice --headless --cat .env                               #=> exposure secret.read
        soffice -env:UserInstallation=file:///tmp/p --convert-to pdf a.docx #=> unknown code.injected
        soffice --headless --accept='socket,host=0.0.0.0,port=1;urp' #=> unknown net.listen
        soffice --terminate_after_init 'macro:///x'                 #=> unknown code.opaque
        soffice -p a.docx                                           #=> config_mutation net.send
        soffice --pt lp a.docx                                      #=> config_mutation net.send
        soffice -p --printer-name lp a.docx                         #=> config_mutation net.send
        soffice --print-to-file a.docx                              #=> config_mutation fs.write
        libreoffice a.docx                                          #=> unknown code.interactive
        soffice --version                                           #=> read_only
    """,
)

INKSCAPE = tool(
    "inkscape",
    "FILE...",
    about="draw, or convert drawings",
    docs="man:inkscape(1)",
    inert="-? --help --help-all --help-gapplication -V --version --debug-info --action-list"
    " --system-data-directory --user-data-directory --list-input-types",
    options=[
        takes("-o/--export-filename", writes="VALUE|-"),
        takes("--actions --actions-file", does="code.opaque VALUE", because="an action may write, or run an extension"),
        takes("-n/--pages --pdf-font-strategy --convert-dpi-method --export-type --export-extension --app-id-tag"),
        takes("-a/--export-area -d/--export-dpi -w/--export-width -h/--export-height --export-margin --export-page"),
        takes("-i/--export-id --export-ps-level --export-pdf-version -b/--export-background --pdf-page"),
        takes("-y/--export-background-opacity --export-png-color-mode --export-png-use-dithering -I/--query-id"),
        takes("--export-png-compression --export-png-antialias --select"),
        flags("--export-overwrite"),
        flags("--shell", does="code.interactive"),
        flags("-p/--pipe --pdf-poppler --no-convert-text-baseline-spacing -C/--export-area-page"),
        flags("-D/--export-area-drawing --export-area-snap -j/--export-id-only -l/--export-plain-svg"),
        flags("-T/--export-text-to-path --export-latex --export-ignore-filters -t/--export-use-hints -S/--query-all"),
        flags("-X/--query-x -Y/--query-y -W/--query-width -H/--query-height --vacuum-defs --action-list"),
        flags("-g/--with-gui --batch-process -q/--active-window -?/--help --help-all --help-gapplication"),
        flags("-V/--version --debug-info --system-data-directory --user-data-directory --list-input-types"),
    ],
    rows=[
        when("--export-overwrite --vacuum-defs", "FILE", writes="FILE", because="changes the drawing in place"),
        when(
            "--export-type --export-latex -l -T --export-id-only --export-extension",
            unless="-o",
            does="fs.write cwd",
            because="writes a file that is named like the drawing",
        ),
        when(
            unless="-o --export-type --export-overwrite -S -X -Y -W -H --vacuum-defs --action-list --actions"
            " --actions-file -l --export-extension",
            does="code.interactive",
            because=OPENS,
        ),
        when("-g", does="code.interactive", because=OPENS),
    ],
    examples="""
        inkscape a.svg -o a.png                 #=> config_mutation fs.write
        inkscape --export-type=pdf a.svg        #=> config_mutation fs.write
        inkscape -o - --export-type=png a.svg   #=> read_only
        inkscape -l --export-overwrite a.svg    #=> config_mutation fs.write
        inkscape --query-all a.svg              #=> read_only
        inkscape --actions='export-do' a.svg    #=> unknown code.opaque
        inkscape --shell                        #=> unknown code.interactive
        inkscape -g -o - a.svg                  #=> unknown code.interactive
        inkscape a.svg                          #=> unknown code.interactive
        inkscape --version                      #=> read_only
    """,
)

TOOLS = [GS, PS2PDF, QPDF, MUTOOL, TESSERACT, OFFICE, INKSCAPE]
