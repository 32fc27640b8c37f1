from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

OPTIONS = [
    takes("-v -c -a -A -e -E -l -n -u -x -X -Z -r -t -m -M -P -O -I -C -3m -3M -3k -3K -T -s -y -w -CE -CF"),
    takes("-D", "[TOKENS]"),
    # The letter says where to, and what follows may be attached or be the next word.
    takes("-L"),
    takes("-Lf", writes="VALUE"),
    takes("-LF", "PRIORITY FILE", writes="FILE"),
    takes("-LE -Ls"),
    takes("-LS", "PRIORITY FACILITY"),
    flags("-h/--help -H -V/--version -d"),
]
LOGS = when("-L=f*", does="fs.write", because="logs to a file")

GET = tool(
    "snmpwalk snmpget snmpgetnext snmpbulkwalk snmpbulkget snmptable snmpstatus snmptranslate snmpdf snmpnetstat"
    " snmpdelta",
    "AGENT OID...",
    about="ask devices for what they measure",
    docs="man:snmpwalk(1)",
    does="net.query AGENT",
    options=OPTIONS,
    rows=[
        LOGS,
        when("-C=*l*", does="fs.create cwd", because="snmpdelta writes its settings to files named by what it asks"),
    ],
    examples=r"""
        snmpwalk -v2c -c public 10.0.0.1 1.3.6.1.2.1.1    #=> read_only
        snmpget -v 3 -u me -l authPriv -Oqv h sysName.0   #=> read_only
        snmptranslate -On SNMPv2-MIB::sysName.0           #=> read_only
        snmpwalk -v1 -c public -Lf log h                  #=> config_mutation
        snmpwalk -v1 -c public -L f log h                 #=> config_mutation
        snmpwalk -v1 -c public -LF 3 /tmp/log h           #=> reversible_low
        snmpwalk -v1 -c public -LE 3 h                    #=> read_only
        snmpwalk -v1 -c public -Cp -CE 1.3.6.1.2.1.2 h    #=> read_only
        snmpdelta -v1 -c public -Cs h ifInOctets.1        #=> read_only
        snmpdelta -v1 -c public -Cl h ifInOctets.1        #=> reversible_low
    """,
)

SET = tool(
    "snmpset snmptrap snmpinform snmpping",
    "AGENT WORD...",
    about="change settings of devices",
    docs="man:snmpset(1)",
    options=OPTIONS,
    rows=[LOGS, when("AGENT", does="net.send AGENT WORD", because="changes a device, or sends it a message")],
    examples=r"""
        snmpset -v2c -c private h sysName.0 s x           #=> config_mutation net.send
        snmptrap -v 2c -c public h '' 1.3.6.1.4.1.1       #=> config_mutation
        snmpping -v2c -c private h other                  #=> config_mutation net.send
        snmpset -V                                        #=> read_only
    """,
)

TEST = tool(
    "snmptest",
    "AGENT",
    about="ask and set, by requests that are typed",
    docs="man:snmptest(1)",
    inert="-h -H -V",
    does="code.interactive AGENT",
    because="takes requests, those that set something too",
    options=OPTIONS,
    rows=[LOGS],
    examples=r"""
        snmptest -v1 -c public h                          #=> unknown code.interactive
        snmptest -V                                       #=> read_only
    """,
)

TOOLS = [GET, SET, TEST]
