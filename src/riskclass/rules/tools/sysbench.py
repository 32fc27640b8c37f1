from __future__ import annotations

from riskclass.model.tables import flags, tool, when

#: What it brings along; any other name is a script, which it looks for in the folder it stands in first.
ITS_OWN = (
    "TEST=cpu|fileio|memory|mutex|threads|bulk_insert|oltp_delete|oltp_insert|oltp_point_select|oltp_read_only"
    "|oltp_read_write|oltp_update_index|oltp_update_non_index|oltp_write_only|select_random_points|select_random_ranges"
)

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
        when("TEST", unless=ITS_OWN, does="code.project TEST"),
        when("VERB=prepare", does="fs.write cwd", because="makes files or tables to test with"),
        when("VERB=cleanup", does="fs.delete", because="deletes files or tables of the test"),
    ],
    examples="""
        sysbench cpu --threads=4 run            #=> disruptive host.load
        sysbench fileio --file-total-size=2G prepare #=> disruptive fs.write
        sysbench fileio cleanup                 #=> destructive fs.delete
        sysbench ./my.lua run                   #=> unknown code.project
        sysbench my run                         #=> unknown code.project
        sysbench oltp_read_only run             #=> disruptive host.load
        sysbench --version                      #=> read_only
        sysbench cpu --help                     #=> read_only
    """,
)
