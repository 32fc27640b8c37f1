from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

OPTIONS = [
    takes("-v -c -a -A -e -E -l -n -u -x -X -Z -r -t -m -M -P -O -I -C -L -3m -3M -3k -3K -T -s -y"),
    takes("-D", "[TOKENS]"),
    takes("-Lf -LF", writes="VALUE"),
    flags("-h/--help -H -V/--version -d"),
]

GET = tool(
    "snmpwalk snmpget snmpgetnext snmpbulkwalk snmpbulkget snmptable snmpstatus snmptranslate snmpdf snmpnetstat"
    " snmpdelta snmptest snmpping",
    "AGENT OID...",
    about="ask devices for what they measure",
    docs="man:snmpwalk(1)",
    does="net.query AGENT",
    options=OPTIONS,
    examples=r"""
        snmpwalk -v2c -c public 10.0.0.1 1.3.6.1.2.1.1    #=> read_only
        snmpget -v 3 -u me -l authPriv -Oqv h sysName.0   #=> read_only
        snmptranslate -On SNMPv2-MIB::sysName.0           #=> read_only
        snmpwalk -v1 -c public -Lf log h                  #=> config_mutation
    """,
)

SET = tool(
    "snmpset snmptrap snmpinform",
    "AGENT WORD...",
    about="change settings of devices",
    docs="man:snmpset(1)",
    options=OPTIONS,
    rows=[when("AGENT", does="net.send AGENT WORD", because="changes a device, or sends it a message")],
    examples=r"""
        snmpset -v2c -c private h sysName.0 s x           #=> config_mutation net.send
        snmptrap -v 2c -c public h '' 1.3.6.1.4.1.1       #=> config_mutation
        snmpset -V                                        #=> read_only
    """,
)

TOOLS = [GET, SET]
