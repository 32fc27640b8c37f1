from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

WHEN = "-l -d -r -c -V"

AT = tool(
    "at",
    "TIME...",
    about="run commands later",
    docs="man:at(1)",
    options=[
        takes("-f", "FILE:@sh"),
        takes("-q -t -o -u"),
        flags("-d -r", does="fs.delete", because="drops jobs; there is no undo"),
        flags("-c", does="secret.env", because="shows a job, and the whole environment that is kept with it"),
        flags("-l -m -M -v -V -b"),
    ],
    rows=[
        when(unless=WHEN, does="schedule.change"),
        when(unless=f"{WHEN} -f", stdin="sh"),
    ],
    examples="""
        echo 'rm -rf /srv/x' | at now + 1 hour      #=> destructive schedule.change
        echo 'ls' | at -m 10:00                     #=> config_mutation schedule.change
        at -f job.sh midnight                       #=> unknown code.project
        at 10:00                                    #=> unknown code.interactive
        echo ls | at -u bob 10:00                   #=> config_mutation schedule.change
        at -l                                       #=> read_only
        at -c 3                                     #=> exposure secret.env
        at -d 3                                     #=> destructive fs.delete
        at -V                                       #=> read_only
    """,
)

BATCH = tool(
    "batch",
    about="run commands when the load allows",
    docs="man:batch(1)",
    options=[takes("-f", "FILE:@sh"), takes("-q"), flags("-m -M -v -V")],
    rows=[when(unless="-V", does="schedule.change"), when(unless="-V -f", stdin="sh")],
    examples="""
        echo 'rm -rf /srv/x' | batch    #=> destructive
        batch -f job.sh                 #=> unknown code.project
        batch -V                        #=> read_only
    """,
)

ATQ = tool(
    "atq",
    "JOB...",
    about="list jobs",
    docs="man:atq(1)",
    options=[takes("-q -o"), flags("-V")],
    examples="""
        atq     #=> read_only
        atq 3   #=> read_only
        atq -x  #=> unknown unknown.option
    """,
)

ATRM = tool(
    "atrm",
    "JOB...",
    about="drop jobs",
    docs="man:atrm(1)",
    does="fs.delete",
    inert="-V",
    because="drops jobs; there is no undo",
    options=[flags("-V")],
    examples="""
        atrm 3 4  #=> destructive fs.delete
        atrm -V   #=> read_only
    """,
)

TOOLS = [AT, BATCH, ATQ, ATRM]
