from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when
from riskclass.rules.tools.service import GUARDS

UPDATE_RC_D = tool(
    "update-rc.d",
    "NAME ACTION LEVEL...",
    about="choose what starts at boot",
    docs="man:update-rc.d(8)",
    posix=True,
    inert="-n -h",
    does="service.enable NAME",
    options=[flags("-f -n -h/--help")],
    rows=[when("ACTION=remove|disable|stop", f"NAME=={GUARDS}", does="guard.lower NAME")],
    examples="""
        update-rc.d nginx defaults     #=> config_mutation service.enable
        update-rc.d -f nginx remove    #=> config_mutation
        update-rc.d ufw disable        #=> exposure guard.lower
        update-rc.d ufw enable         #=> config_mutation
        update-rc.d -n nginx remove    #=> read_only
        update-rc.d -f nginx remove -n   #=> config_mutation service.enable
        update-rc.d --help             #=> read_only
    """,
)

CHKCONFIG = tool(
    "chkconfig",
    "NAME STATE",
    about="choose what starts at boot",
    docs="man:chkconfig(8)",
    options=[
        takes("--level/--levels -t/--type"),
        takes("--list", "NAME?"),
        takes("--add --del --override", does="service.enable VALUE"),
        flags("--no-redirect -a/--all --help"),
    ],
    rows=[
        when("STATE", does="service.enable NAME"),
        when("STATE=off|reset", f"NAME=={GUARDS}", does="guard.lower NAME"),
    ],
    examples="""
        chkconfig                      #=> read_only
        chkconfig --list nginx         #=> read_only
        chkconfig nginx                #=> read_only
        chkconfig --level 35 nginx on  #=> config_mutation service.enable
        chkconfig --add nginx          #=> config_mutation
        chkconfig nginx off            #=> config_mutation
        chkconfig auditd off           #=> exposure guard.lower
    """,
)

TOOLS = [UPDATE_RC_D, CHKCONFIG]
