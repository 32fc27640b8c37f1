from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "agetty getty",
    "LINE SPEED TERM",
    about="open a terminal for people to log in",
    docs="man:agetty(8)",
    inert="--help --version",
    options=[
        takes("-f/--issue-file -H/--host -I/--init-string -o/--login-options -r/--chroot -t/--timeout --erase-chars"),
        takes("-L/--local-line", "[MODE]"),
        takes("--kill-chars --chdir --delay --nice"),
        takes("-a/--autologin", does="access.grant VALUE", because="lets whoever sits there in without a password"),
        takes("-l/--login-program", "PROGRAM:argv"),
        flags("--reload", does="service.reload", because="has the terminals that wait show their text anew"),
        flags(
            "-8/--8bits -c/--noreset -E/--remote --show-issue -h/--flow-control -i/--noissue -J/--noclear"
            " -m/--extract-baud -n/--skip-login -N/--nonewline -p/--login-pause -R/--hangup -s/--keep-baud"
            " -U/--detect-case -w/--wait-cr --nohints --nohostname --long-hostname --list-speeds --help -V/--version"
        ),
    ],
    rows=[when("LINE", unless="--show-issue --list-speeds", does="code.interactive LINE")],
    examples="""
        agetty --show-issue                          #=> read_only
        agetty --list-speeds                         #=> read_only
        agetty --reload --show-issue                 #=> config_mutation service.reload
        agetty --show-issue tty1                     #=> read_only
        agetty --reload                              #=> config_mutation service.reload
        agetty -8 ttyS0 115200                       #=> unknown code.interactive
        agetty -L=always ttyS0                       #=> unknown code.interactive
        agetty --autologin root tty1                 #=> unknown access.grant code.interactive
        agetty -n -l /usr/bin/ls tty1                #=> unknown code.interactive
        agetty --frobnicate                          #=> unknown unknown.option
    """,
)
