from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

CONVERT = tool(
    "pwconv grpconv",
    about="move the passwords of accounts or groups to where only root may read them",
    docs="man:pwconv(8)",
    inert="-h",
    does="account.change",
    options=[takes("-R/--root"), flags("-h/--help")],
    examples="""
        pwconv                     #=> config_mutation account.change
        grpconv -R /srv/root       #=> config_mutation account.change
        pwconv --help              #=> read_only
        pwconv --frobnicate        #=> unknown unknown.option
    """,
)

UNDO = tool(
    "pwunconv grpunconv",
    about="move the passwords of accounts or groups to where everyone may read them",
    docs="man:pwconv(8)",
    inert="-h",
    does="guard.lower",
    because="everyone may read the hashes of passwords",
    options=[takes("-R/--root"), flags("-h/--help")],
    examples="""
        pwunconv                   #=> exposure guard.lower
        grpunconv --help           #=> read_only
    """,
)

FAILLOCK = tool(
    "faillock",
    about="show logins that failed, and let people try again",
    docs="man:faillock(8)",
    options=[takes("--dir --user --conf"), flags("--reset --legacy-output")],
    rows=[when("--reset", does="access.grant --user", because="lets an account try again that was locked")],
    examples="""
        faillock                           #=> read_only
        faillock --user bob                #=> read_only
        faillock --user bob --reset        #=> exposure access.grant
        faillock --frobnicate              #=> unknown unknown.option
    """,
)

TOOLS = [CONVERT, UNDO, FAILLOCK]
