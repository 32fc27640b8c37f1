from __future__ import annotations

from riskclass.model.tables import flags, tool, when

#: Its tests bring options of their own; their values are attached.
TOOL = tool(
    "sysbench",
    "TEST VERB",
    about="measure the machine or a database by loading it",
    docs="man:sysbench(1)",
    inert="--help --version",
    does="host.load",
    options=[flags("--help --version"), flags("--*")],
    rows=[
        when("TEST=*.lua|*/*", does="code.project TEST"),
        when("VERB=prepare", does="fs.write cwd", because="makes files or tables to test with"),
        when("VERB=cleanup", does="fs.delete", because="deletes files or tables of the test"),
    ],
    examples="""
        sysbench cpu --threads=4 run            #=> disruptive host.load
        sysbench fileio --file-total-size=2G prepare #=> disruptive fs.write
        sysbench fileio cleanup                 #=> destructive fs.delete
        sysbench ./my.lua run                   #=> unknown code.project
        sysbench --version                      #=> read_only
        sysbench cpu --help                     #=> read_only
    """,
)
