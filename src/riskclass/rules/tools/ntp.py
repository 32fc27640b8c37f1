from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

CHRONYC = tool(
    "chronyc",
    about="show and steer the clock",
    docs="man:chronyc(1)",
    does="code.interactive",
    options=[takes("-h -p -f"), flags("-4 -6 -n -N -c -d -v/--version --help -m -a -e -V")],
    subs=[
        sub(
            "tracking, sources, sourcestats, selectdata, sourcename, activity, authdata, ntpdata, clients,"
            " serverstats,"
            " rtcdata, smoothing, accheck, manual list, waitsync, help, keygen, dns, timeout, retries, smoothtime",
            "WORD...",
            options=[flags("-a -v -p -k -r")],
        ),
        sub("shutdown", does="service.stop"),
        sub(
            "makestep, burst, online, offline, onoffline, add, delete, refresh, reload, reselect, reselectdist,"
            " maxdelay,"
            " maxdelayratio, maxdelaydevratio, maxpoll, maxupdateskew, minpoll, minstratum, polltarget, local,"
            " settime,"
            " manual, allow, deny, cmdallow, cmddeny, trimrtc, writertc, dump, cyclelogs, rekey, reset, dfreq,"
            " doffset",
            "WORD...",
            does="host.config WORD",
            because="changes how the clock is kept",
            rows=[when("WORD=all", does="net.listen WORD")],
        ),
    ],
    examples=r"""
        chronyc tracking                                  #=> read_only
        chronyc -n sources -v                             #=> read_only
        chronyc makestep                                  #=> config_mutation
        chronyc allow all                                 #=> config_mutation net.listen
        chronyc shutdown                                  #=> disruptive
        chronyc                                           #=> unknown code.interactive
    """,
)

NTPQ = tool(
    "ntpq ntpdc",
    "HOST...",
    about="show how the clock is kept",
    docs="man:ntpq(1)",
    options=[
        takes("-l", writes="VALUE"),
        takes("-c -a -D -k -W"),
        flags("-4/--ipv4 -6/--ipv6 -d -h/--help -p/--peers -n/--numeric -V/--version -w/--wide -u/--units -i -O"),
    ],
    rows=[
        when("-c=:config*|config-from-file*|saveconfig*|write*|addvars*", does="host.config -c"),
        when(unless="-p -c -h -V", does="code.interactive"),
    ],
    examples=r"""
        ntpq -pn                                          #=> read_only
        ntpq -c rv h                                      #=> read_only
        ntpq -c ':config server h'                        #=> config_mutation
        ntpq                                              #=> unknown
        ntpq -l log -p                                    #=> config_mutation
    """,
)

NTPDATE = tool(
    "ntpdate",
    "HOST...",
    about="ask for the time, and set the clock",
    docs="man:ntpdate(8)",
    options=[
        takes("-a -e -k -o -p -t"),
        flags("-4 -6 -b -B -d -q -s -u -v"),
    ],
    rows=[when("HOST", unless="-q -d", does="host.config HOST", because="sets the clock")],
    examples=r"""
        ntpdate -q pool.example                           #=> read_only
        ntpdate pool.example                              #=> config_mutation
    """,
)

TOOLS = [CHRONYC, NTPQ, NTPDATE]
