from __future__ import annotations

from riskclass.model.tables import Option, flags, takes, tool, when

#: Options that all of Poppler's programs have; passwords open a document and go nowhere.
COMMON: list[Option] = [takes("-f -l -opw -upw"), flags("-v -h -help --help -?")]
INERT = "-v -h -help --help -?"
SIZES = takes("-r -rx -ry -scale-to -scale-to-x -scale-to-y -x -y -W -H -sz -jpegopt -tiffcompression")

PDFTOTEXT = tool(
    "pdftotext",
    "PDF TEXT",
    about="take the text out of a PDF",
    docs="man:pdftotext(1)",
    style="single",
    inert=f"{INERT} -listenc",
    options=[
        *COMMON,
        takes("-r -x -y -W -H -fixed -enc -eol -colspacing"),
        flags("-layout -raw -nodiag -htmlmeta -tsv -listenc -nopgbrk -bbox -bbox-layout -cropbox -q"),
    ],
    rows=[
        when("TEXT", writes="TEXT|-"),
        when(unless="TEXT", does="fs.write cwd", because="writes a file that is named like the PDF"),
    ],
    examples="""
        pdftotext a.pdf -               #=> read_only
        pdftotext -layout a.pdf out.txt #=> config_mutation fs.write
        pdftotext a.pdf                 #=> config_mutation fs.write
        pdftotext -v                    #=> read_only
    """,
)

PDFINFO = tool(
    "pdfinfo pdffonts",
    "PDF",
    about="show what a PDF is",
    docs="man:pdfinfo(1)",
    style="single",
    options=[
        *COMMON,
        takes("-enc"),
        flags(
            "-box -meta -custom -js -struct -struct-text -isodates -rawdates -dests -url -listenc -subst -loc -locPS"
        ),
    ],
    examples="""
        pdfinfo a.pdf                   #=> read_only
        pdffonts -f 1 -l 2 a.pdf        #=> read_only
        pdfinfo -frobnicate a.pdf       #=> unknown unknown.option
    """,
)

PDFIMAGES = tool(
    "pdfimages",
    "PDF ROOT",
    about="take the pictures out of a PDF",
    docs="man:pdfimages(1)",
    style="single",
    inert=f"{INERT} -list",
    options=[*COMMON, flags("-png -tiff -j -jp2 -jbig2 -ccitt -all -list -p -q -print-filenames")],
    rows=[when("ROOT", does="fs.write cwd", because="writes a file for each picture")],
    examples="""
        pdfimages -list a.pdf           #=> read_only
        pdfimages -png a.pdf img        #=> config_mutation fs.write
    """,
)

PDFTOPPM = tool(
    "pdftoppm pdftocairo pdftops",
    "PDF OUT",
    about="make pictures or PostScript of a PDF",
    docs="man:pdftoppm(1)",
    style="single",
    inert=INERT,
    options=[
        *COMMON,
        SIZES,
        takes("-defaultgrayprofile -defaultrgbprofile -defaultcmykprofile -sep -freetype -thinlinemode -aa -aaVector"),
        takes("-displayprofile -antialias -icc -paper -paperw -paperh -processcolorformat -processcolorprofile"),
        takes("-rasterize -aaRaster"),
        flags(
            "-png -jpeg -jpegcmyk -tiff -mono -gray -cropbox -singlefile -o -e -forcenum -hide-annotations -overprint"
        ),
        flags(
            "-progress -q -scale-dimension-before-rotation -svg -ps -eps -pdf -level* -origpagesizes -nocrop -expand"
        ),
        flags("-noshrink -nocenter -duplex -transp -struct -binary -form -noembt1 -noembtt -noembcidps -noembcidtt"),
        flags("-passfonts -passlevel1customcolor -preload -optimizecolorspace -opi"),
    ],
    rows=[
        when("OUT", writes="OUT|-"),
        when("PDF", unless="OUT", does="fs.write cwd", because="writes a file that is named like the PDF"),
    ],
    examples="""
        pdftoppm -h                     #=> read_only
        pdftoppm -png -r 150 a.pdf page #=> config_mutation fs.write
        pdftocairo -svg a.pdf -         #=> read_only
        pdftops a.pdf                   #=> config_mutation fs.write
    """,
)

PDFTOHTML = tool(
    "pdftohtml",
    "PDF HTML",
    about="make a web page of a PDF",
    docs="man:pdftohtml(1)",
    style="single",
    inert=INERT,
    options=[
        *COMMON,
        takes("-enc -fmt -wbt -zoom"),
        flags("-c -dataurls -fontfullname -hidden -i -nodrm -noframes -nomerge -noroundcoord -p -q -s -stdout -xml"),
    ],
    rows=[when("PDF", unless="-stdout", does="fs.write cwd", because="writes pages and pictures")],
    examples="""
        pdftohtml -stdout -i a.pdf      #=> read_only
        pdftohtml a.pdf out             #=> config_mutation fs.write
    """,
)

PDFUNITE = tool(
    "pdfunite",
    "IN... OUT",
    about="put PDFs together",
    docs="man:pdfunite(1)",
    style="single",
    inert=INERT,
    options=[flags("-v -h -help --help -?")],
    rows=[when("OUT", writes="OUT")],
    examples="""
        pdfunite a.pdf b.pdf c.pdf      #=> config_mutation fs.write
        pdfunite -v                     #=> read_only
    """,
)

PDFSEPARATE = tool(
    "pdfseparate",
    "PDF PATTERN",
    about="take a PDF apart",
    docs="man:pdfseparate(1)",
    style="single",
    inert=INERT,
    options=[takes("-f -l"), flags("-v -h -help --help -?")],
    rows=[when("PATTERN", does="fs.write cwd", because="writes a file for each page")],
    examples="""
        pdfseparate a.pdf p-%d.pdf      #=> config_mutation fs.write
        pdfseparate -v                  #=> read_only
    """,
)

PDFDETACH = tool(
    "pdfdetach",
    "PDF",
    about="take the attachments out of a PDF",
    docs="man:pdfdetach(1)",
    style="single",
    inert=INERT,
    options=[
        takes("-save -savefile", does="fs.write cwd"),
        takes("-o", writes="VALUE"),
        takes("-enc -opw -upw"),
        flags("-saveall", does="fs.write cwd", because="writes a file for each attachment"),
        flags("-list -v -h -help --help -?"),
    ],
    examples="""
        pdfdetach -list a.pdf           #=> read_only
        pdfdetach -save 1 a.pdf         #=> config_mutation fs.write
        pdfdetach -save 1 -o out a.pdf  #=> config_mutation fs.write
        pdfdetach -saveall "$PDF"       #=> config_mutation fs.write
    """,
)

PDFATTACH = tool(
    "pdfattach",
    "PDF FILE OUT",
    about="attach a file to a PDF",
    docs="man:pdfattach(1)",
    style="single",
    inert=INERT,
    options=[flags("-replace -v -h -help --help -?")],
    rows=[when("OUT", reads="FILE", writes="OUT")],
    examples="""
        pdfattach a.pdf f b.pdf         #=> config_mutation fs.write
        pdfattach -v                    #=> read_only
    """,
)

PDFSIG = tool(
    "pdfsig",
    "PDF OUT",
    about="show or make the signatures of a PDF",
    docs="man:pdfsig(1)",
    style="single",
    inert=INERT,
    options=[
        takes("-nssdir -nss-pwd -opw -upw -nick -backend -kpw -digest -reason -new-signature-field-name"),
        takes("-sign"),
        flags(
            "-add-signature -nocert -no-ocsp -no-appearance -aia -etsi -list-nicks -list-backends -v -h -help --help -?"
        ),
        flags("-dump", does="fs.write cwd"),
    ],
    rows=[when("OUT", writes="OUT")],
    examples="""
        pdfsig a.pdf                    #=> read_only
        pdfsig -dump a.pdf              #=> config_mutation fs.write
        pdfsig a.pdf b.pdf -sign 1      #=> config_mutation fs.write
    """,
)

TOOLS = [PDFTOTEXT, PDFINFO, PDFIMAGES, PDFTOPPM, PDFTOHTML, PDFUNITE, PDFSEPARATE, PDFDETACH, PDFATTACH, PDFSIG]
