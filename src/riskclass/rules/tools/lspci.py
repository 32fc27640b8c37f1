from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

LSCPU = tool(
    "lscpu",
    about="describe the processors",
    input="none",
    docs="man:lscpu(1)",
    options=[
        takes("-C/--caches -e/--extended -p/--parse --hierarchic", "[LIST]"),
        takes("-s/--sysroot"),
        flags(
            "-a/--all -b/--online -B/--bytes -c/--offline -J/--json -x/--hex -y/--physical --output-all -r/--raw"
            " -h/--help -V/--version"
        ),
    ],
    examples="""
        lscpu -J           #=> read_only
        lscpu -e=CPU,NODE  #=> read_only
        lscpu -z           #=> unknown unknown.option
    """,
)

LSMEM = tool(
    "lsmem",
    about="describe the memory",
    docs="man:lsmem(1)",
    options=[
        takes("-o/--output -S/--split -s/--sysroot"),
        takes("--summary", "[WHEN]"),
        flags("-J/--json -P/--pairs -a/--all -b/--bytes -n/--noheadings --output-all -r/--raw -h/--help -V/--version"),
    ],
    examples="""
        lsmem -a  #=> read_only
        lsmem -z  #=> unknown unknown.option
    """,
)

LSPCI = tool(
    "lspci",
    about="list PCI devices",
    input="none",
    docs="man:lspci(8)",
    options=[
        takes("-i -p -s -d -A -O -F -H", "VALUE"),
        flags(
            "-m -mm -t -v -vv -vvv -x -xx -xxx -xxxx -b -D -P -PP -n -nn -q -qq -Q -k -M -G --help --version --vv"
            " -H1 -H2"
        ),
    ],
    examples="""
        lspci -nnk          #=> read_only
        lspci -vvs 00:02.0  #=> read_only
        lspci --frobnicate  #=> unknown unknown.option
    """,
)

LSUSB = tool(
    "lsusb",
    about="list USB devices",
    input="none",
    docs="man:lsusb(8)",
    options=[takes("-s -d -D"), flags("-v/--verbose -t/--tree -V/--version -h/--help -vt")],
    examples="""
        lsusb -t  #=> read_only
        lsusb -z  #=> unknown unknown.option
    """,
)

LSHW = tool(
    "lshw",
    about="describe the hardware",
    docs="man:lshw(1)",
    style="single",
    options=[
        takes("-dump", writes="VALUE"),
        takes("-class/-C/-c -disable -enable -f"),
        flags("-version -html -xml -json -short -businfo -X -quiet -sanitize -numeric -notime -help/-h"),
    ],
    examples="""
        lshw -short -C disk          #=> read_only
        lshw -class network -json    #=> read_only
        lshw -dump /etc/motd         #=> config_mutation fs.write
        lshw -frobnicate             #=> unknown unknown.option
    """,
)

DMIDECODE = tool(
    "dmidecode",
    about="describe the board and its parts",
    docs="man:dmidecode(8)",
    options=[
        takes("--dump-bin", writes="VALUE"),
        takes("-d/--dev-mem -s/--string -t/--type -H/--handle --from-dump --oem-string"),
        flags(
            "-h/--help -q/--quiet -u/--dump --no-sysfs --no-quirks --no-strings -V/--version --list-strings"
            " --list-types"
        ),
    ],
    rows=[when("-s", prints="word")],
    examples="""
        dmidecode -t memory            #=> read_only
        dmidecode -s system-serial-number   #=> read_only
        dmidecode --dump-bin /etc/motd  #=> config_mutation fs.write
        dmidecode --dump               #=> read_only
    """,
)

SENSORS = tool(
    "sensors",
    "CHIP...",
    about="show temperatures and the like",
    docs="man:sensors(1)",
    inert="--help --version",
    options=[
        takes("-c/--config-file"),
        flags("-s/--set", does="host.config"),
        flags("-h/--help -f/--fahrenheit -A/--no-adapter --bus-list -u -j -v/--version -n/--allow-no-sensors"),
    ],
    examples="""
        sensors -j  #=> read_only
        sensors -s  #=> config_mutation host.config
    """,
)

TOOLS = [LSCPU, LSMEM, LSPCI, LSUSB, LSHW, DMIDECODE, SENSORS]
