from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

SECRETS = "NAME=*token*|*secret*|*passw*|*passphrase*|*api_key*|*apikey*|*access_key*|*private*|*credential*"

TOOLS = [
    tool(
        "arch garch nproc gnproc uname guname hostid ghostid id gid logname glogname users gusers whoami gwhoami groups"
        " ggroups tty gtty",
        "WORD...",
        about="tell about the machine and the user",
        input="none",
        docs="man:id(1) man:uname(1)",
        open=True,  # they only print
        prints="word",
        examples="""
            uname -a                             #=> read_only
            id -u app                            #=> read_only
            nproc --all                          #=> read_only
            whoami                               #=> read_only
        """,
    ),
    tool(
        "who gwho pinky gpinky finger",
        "WORD...",
        about="show who is logged in",
        input="none",
        docs="man:who(1)",
        open=True,  # they only print; finger asks the host behind an @
        reads="WORD",  # a file of log-ins, whose text is shown in pieces
        rows=[when("WORD=*@*", does="net.query WORD")],
        examples="""
            who -b                               #=> read_only
            who /var/log/wtmp                    #=> read_only
            who .env                             #=> exposure secret.read
            finger bob                           #=> read_only
            finger bob@host                      #=> read_only net.query
            finger "$(cat f)@host"               #=> exposure net.upload
        """,
    ),
    tool(
        "printenv gprintenv",
        "NAME...",
        about="print the environment",
        docs="man:printenv(1)",
        inert="--help --version",
        options=[flags("-0/--null --help --version")],
        rows=[
            when(unless="NAME", does="secret.env"),
            when(SECRETS, does="secret.read NAME", because="shows a secret variable"),
        ],
        examples="""
            printenv                             #=> exposure secret.env
            printenv -0                          #=> exposure secret.env
            printenv PATH                        #=> read_only
            printenv HOME GITHUB_TOKEN           #=> exposure secret.read
            printenv "$X"                        #=> exposure secret.read
            printenv --help                      #=> read_only
        """,
    ),
    tool(
        "envsubst",
        "FORMAT",
        about="fill in variables of the environment",
        docs="man:envsubst(1)",
        reads="stdin",
        options=[flags("-v/--variables -h/--help -V/--version -no-unset -no-empty -fail-fast -no-digit -d -i -o")],
        examples="""
            envsubst < a.tmpl                    #=> read_only
            envsubst '$HOST' < a.tmpl            #=> read_only
            envsubst < .env                      #=> exposure secret.read
        """,
    ),
    tool(
        "stty gstty",
        "SETTING...",
        about="show or change the settings of a terminal",
        docs="man:stty(1)",
        style="single",
        inert="--help --version",
        options=[
            takes("-F/--file -f"),
            flags("-a/--all -g/--save -e --help --version"),
            flags("-*", does="refresh", because="changes the terminal's settings"),
        ],
        rows=[when("SETTING", unless="SETTING=size|speed", does="refresh", because="changes the terminal's settings")],
        examples="""
            stty -a                              #=> read_only
            stty size                            #=> read_only
            stty -g                              #=> read_only
            stty -F /dev/ttyS0 115200            #=> reversible_low refresh
            stty -echo                           #=> reversible_low refresh
            stty sane                            #=> reversible_low refresh
            stty --help                          #=> read_only
        """,
    ),
    tool(
        "tput clear reset tset tabs",
        "WORD...",
        about="ask about and reset the terminal",
        docs="man:tput(1)",
        open=True,  # they write to the terminal alone
        options=[takes("-T -S")],
        examples="""
            tput cols                            #=> read_only
            tput -T xterm bold                   #=> read_only
            clear                                #=> read_only
            reset                                #=> read_only
        """,
    ),
    tool(
        "sync gsync",
        "FILE...",
        about="write what is cached to disk",
        input="none",
        docs="man:sync(1)",
        options=[flags("-d/--data -f/--file-system --help --version")],
        examples="""
            sync                                 #=> read_only
            sync -f /srv                         #=> read_only
        """,
    ),
    tool(
        "dircolors gdircolors vivid",
        "FILE",
        about="print colours for ls",
        docs="man:dircolors(1)",
        open=True,  # they only print, whatever their options
        examples="""
            dircolors -b                         #=> read_only
        """,
    ),
    tool(
        "runcon gruncon",
        "CONTEXT COMMAND...:argv",
        about="run a command in a SELinux context",
        docs="man:runcon(1)",
        posix=True,
        options=[takes("-t/--type -u/--user -r/--role -l/--range"), flags("-c/--compute --help --version")],
        rows=[when("-t -u -r -l -c", operands="COMMAND...:argv")],
        examples="""
            runcon system_u:system_r:init_t:s0 ls    #=> read_only
            runcon system_u:system_r:init_t:s0 rm f  #=> destructive fs.delete
            runcon -t init_t rm -f f                 #=> destructive fs.delete
            runcon -t init_t ls                      #=> read_only
            runcon                                   #=> read_only
        """,
    ),
    tool(
        "which gwhich which.debianutils",
        "NAME...",
        about="say where programs are",
        input="none",
        docs="man:which(1)",
        open=True,  # they only print, whatever their options
        prints="path",
        rows=[when(unless="-a", prints="which")],
        options=[flags("-a/--all -s -i/--read-alias --skip-alias --skip-dot --skip-tilde --show-dot --show-tilde")],
        examples="""
            which -a python3                     #=> read_only
            which rm                             #=> read_only
            X=$(which ls); "$X" -l               #=> read_only
            X=$(which rm); "$X" f                #=> destructive fs.delete
        """,
    ),
    tool(
        "whereis whatis apropos",
        "NAME...",
        about="find programs and their manuals",
        input="none",
        docs="man:whereis(1)",
        open=True,  # they only print, whatever their options
        options=[takes("-C/--config-file -L/--locale -m/--systems -M/--manpath -s/--sections/--section -B -S")],
        examples="""
            whereis -b ls                        #=> read_only
            apropos -s 1 sort                    #=> read_only
        """,
    ),
]
