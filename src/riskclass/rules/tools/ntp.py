from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

CHRONYC = tool(
    "chronyc",
    about="show and steer the clock",
    docs="man:chronyc(1)",
    inert="-v --help",
    does="code.interactive",
    options=[takes("-h -p -f"), flags("-4 -6 -n -N -c -d -v/--version --help -m -a -e -V")],
    rows=[when("-m", does="code.opaque", because="each word is a command of its own")],
    subs=[
        sub(
            "tracking, sources, sourcestats, selectdata, sourcename, activity, authdata, ntpdata, clients,"
            " serverstats,"
            " rtcdata, smoothing, accheck, cmdaccheck, manual list, waitsync, help, keygen, dns, timeout, retries",
            "WORD...",
            options=[flags("-a -v -p -k -r")],
        ),
        sub("shutdown", does="service.stop"),
        sub(
            "makestep, burst, online, offline, onoffline, add, delete, refresh, reload, reselect, reselectdist,"
            " maxdelay,"
            " maxdelayratio, maxdelaydevratio, maxpoll, maxupdateskew, minpoll, minstratum, polltarget, local,"
            " settime,"
            " manual, smoothtime, allow, deny, cmdallow, cmddeny, trimrtc, writertc, dump, cyclelogs, rekey, reset,"
            " dfreq,"
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
        chronyc --version                                 #=> read_only
        chronyc makestep                                  #=> config_mutation
        chronyc smoothtime reset                          #=> config_mutation
        chronyc -m tracking shutdown                      #=> unknown code.opaque
        chronyc allow all                                 #=> config_mutation net.listen
        chronyc shutdown                                  #=> disruptive
        chronyc                                           #=> unknown code.interactive
    """,
)

#: Commands of ntpq that only show, or set how it shows; they may be shortened.
ASKS = "|".join(
    f"{name}*"
    for name in """
    ? help pe as rv rl readl readv mr cv cl clockl clockv lp la op lop ap authi authe pas ps mon if sys ker io ti resl
    host ver raw coo deb delay keyi keyt unit ntpv nts exi qui rmv clearv showv doflake noflake
    """.split()
)
#: The same of ntpdc.
ASKS_NTPDC = "|".join(
    f"{name}*"
    for name in """
    ? help pe dm listp li showp ps ker loopi sys mem io ti resl mon clocks clkb authi traps ct if leap host ver delay
    keyi keyt exi qui
    """.split()
)

NTPQ = tool(
    "ntpq",
    "HOST...",
    about="show how the clock is kept",
    docs="man:ntpq(1)",
    options=[
        takes("-l/--logfile", writes="VALUE"),
        takes("-c/--command -a/--authentication -D/--set-debug-level -k/--keyfile -W/--width"),
        flags("-4/--ipv4 -6/--ipv6 -d/--debug -h/--help -p/--peers -n/--numeric -V/--version -w/--wide -u/--units"),
        flags("-i/--interactive -O/--old-rv -s/--srcname -S/--srcnumber"),
    ],
    rows=[
        when("-c", unless=f"-c={ASKS}", does="host.config -c", because="may change how the clock is kept"),
        when("-c=*>*", does="fs.write", because="writes what it shows into a file"),
        when(unless="-p -c -h -V", does="code.interactive"),
    ],
    examples=r"""
        ntpq -pn                                          #=> read_only
        ntpq -c rv h                                      #=> read_only
        ntpq -c ':config server h'                        #=> config_mutation
        ntpq -c 'saveco x'                                #=> config_mutation host.config
        ntpq --command=peers                              #=> read_only
        ntpq -c 'rv > /etc/ntp.txt'                       #=> config_mutation fs.write
        ntpq                                              #=> unknown
        ntpq -l log -p                                    #=> config_mutation
    """,
)

NTPDC = tool(
    "ntpdc",
    "HOST...",
    about="show how the clock is kept, and change that",
    docs="man:ntpdc(8)",
    options=[
        takes("-c/--command -D/--set-debug-level"),
        flags("-4/--ipv4 -6/--ipv6 -d/--debug-level -h/--help -i/--interactive -l/--listpeers -n/--numeric -p/--peers"),
        flags("-s/--showpeers -V/--version"),
    ],
    rows=[
        when("-c", unless=f"-c={ASKS_NTPDC}", does="host.config -c", because="may change how the clock is kept"),
        when("-c=*>*", does="fs.write", because="writes what it shows into a file"),
        when(unless="-p -l -s -c -h -V", does="code.interactive"),
    ],
    examples=r"""
        ntpdc -c monlist h                                #=> read_only
        ntpdc -l                                          #=> read_only
        ntpdc -c 'unconfig h'                             #=> config_mutation host.config
        ntpdc -c 'sysinfo >f'                             #=> config_mutation fs.write
        ntpdc                                             #=> unknown code.interactive
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

TOOLS = [CHRONYC, NTPQ, NTPDC, NTPDATE]
