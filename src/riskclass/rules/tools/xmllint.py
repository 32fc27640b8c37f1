from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

# From the usage and the manual of libxml2 2.9 and 2.14. A schema that cannot be parsed is quoted, so it is read too.
TOOL = tool(
    "xmllint",
    "FILE...",
    about="parse, check and print XML",
    docs="man:xmllint(1)",
    style="single",
    reads="FILE|-",
    because="prints the document",
    options=[
        takes("-o/-output", writes="VALUE|-"),
        takes("-dtdvalid -relaxng -schema -schematron", reads="VALUE"),
        takes("-dtdvalidfpi -encode -max-ampl -maxmem -path -pattern -pretty -xpath"),
        flags("-shell", does="code.interactive", because="its commands may save files"),
        flags("-noent -xinclude -loaddtd -dtdattr -valid -postvalid"),
        flags("-auto -c14n -c14n11 -catalogs -chkregister -compress -copy -debug -debugent -dropdtd -exc-c14n -format"),
        flags("-html -htmlout -huge -insert -load-trace -memory -noblanks -nocatalogs -nocdata -nocompact -nodefdtd"),
        flags("-nodict -noenc -nofixup-base-uris -nonet -noout -nowarning -nowrap -noxincludenode -nsclean -oldxml10"),
        flags("-push -pushsmall -quiet -recover -repeat -sax -sax1 -stream -testIO -timing -version -walker -xmlout"),
    ],
    rows=[
        when("FILE=http:*|https:*|ftp:*", does="net.query FILE"),
        when("-dtdvalid=*://* -relaxng=*://* -schema=*://* -schematron=*://*", does="net.query"),
        when(
            "-noent -xinclude -loaddtd -dtdattr -valid -postvalid",
            unless="-nonet",
            does="net.query FILE",
            because="fetches what the document names",
        ),
    ],
    examples="""
        xmllint --noout pom.xml                       #=> read_only
        xmllint --format /srv/a.xml                   #=> read_only
        xmllint --xpath '//version/text()' pom.xml    #=> read_only
        xmllint --noout --schema a.xsd a.xml          #=> read_only
        xmllint --schema https://a.org/a.xsd a.xml    #=> read_only net.query
        xmllint https://example.org/feed.xml          #=> read_only net.query
        xmllint --noent a.xml                         #=> read_only net.query
        xmllint --noent --nonet a.xml                 #=> read_only
        xmllint --format a.xml -o a.xml               #=> config_mutation fs.write
        xmllint --format --output /tmp/b.xml a.xml    #=> reversible_low fs.scratch
        xmllint --format --output - a.xml             #=> read_only
        xmllint ~/.ssh/id_rsa                         #=> exposure secret.read
        xmllint --shell a.xml                         #=> unknown code.interactive
        xmllint --frobnicate a.xml                    #=> unknown
    """,
)
