from __future__ import annotations

from riskclass.model.tables import takes, tool

# Only observes, whatever its options (their values may be taken for names of files; no harm in that).
TOOL = tool(
    "lsof",
    "NAME...",
    about="list open files",
    input="none",
    docs="man:lsof(8)",
    open=True,
    options=[takes("-i", "ADDRESS?"), takes("-p -u -c -d +d +D")],
    examples="""
        lsof -i :8080                #=> read_only
        lsof -nP -iTCP -sTCP:LISTEN  #=> read_only
        lsof +D /srv                 #=> read_only
    """,
)
