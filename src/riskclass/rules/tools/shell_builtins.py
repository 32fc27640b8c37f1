"""The shell's own commands (bash manual, 4 and 6.4); engine/builtins.py carries out what they do to the shell."""

from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

SECRETS = "NAME=*token*|*secret*|*passw*|*passphrase*|*api_key*|*apikey*|*access_key*|*private*|*credential*"

COMPLETES = [
    flags("-a -b -c -d -e -f -g -j -k -s -u -v -p -r -D -E -I +*"),
    takes("-o -A -G -P -S -X -V"),
    takes("-W", "WORDS:expanded"),
]

TOOLS = [
    tool(
        "cd",
        "DIR",
        about="change the directory",
        options=[flags("-L -P -e -@")],
        examples="""
            cd /srv            #=> read_only
            cd -P "$HOME"      #=> read_only
        """,
    ),
    tool("pushd popd dirs", "DIR", about="keep a stack of directories", options=[flags("-n -c -l -p -v -# +*")]),
    tool(
        "eval",
        "WORD...",
        about="run words as a script",
        posix=True,
        examples="""
            eval 'rm -rf x'    #=> destructive
            eval "ls -l"       #=> read_only
            eval "$x"          #=> unknown
        """,
    ),
    tool(". source", "FILE ARG...", about="run a file in this shell", posix=True, examples=". ./env.sh  #=> unknown"),
    tool(
        "exec",
        "COMMAND...:argv",
        about="replace the shell by a program",
        posix=True,
        options=[flags("-c -l"), takes("-a")],
        examples="""
            exec rm -rf x      #=> destructive
            exec 2>/dev/null   #=> read_only
            exec -a name ls    #=> read_only
        """,
    ),
    tool(
        "command",
        "COMMAND...",
        about="run a program, not a function of that name",
        posix=True,
        options=[flags("-p -v -V")],
        examples="""
            command -v git     #=> read_only
            command -v rm      #=> read_only
            command rm x       #=> destructive
        """,
    ),
    tool(
        "builtin",
        "COMMAND...",
        about="run a builtin, not a function of that name",
        posix=True,
        examples="""
            builtin cd /srv             #=> read_only
            builtin eval 'rm -rf x'     #=> destructive
        """,
    ),
    tool(
        "export",
        "NAME...",
        about="give variables to programs",
        options=[flags("-f -n -p")],
        rows=[when(unless="NAME -f", does="secret.env")],
        examples="""
            export A=1                  #=> read_only
            export -f                   #=> read_only
            export -p                   #=> exposure
            export                      #=> exposure
            export LD_PRELOAD=./x.so    #=> unknown
            export PAGER=cat            #=> read_only
        """,
    ),
    tool(
        "declare typeset local readonly",
        "NAME...",
        about="set attributes of variables",
        options=[flags("-a -A -f -F -g -i -I -l -n -r -t -u -x -p +*")],
        rows=[
            when(unless="NAME -f -F", does="secret.env"),
            when("-p", SECRETS, does="secret.read NAME", because="shows a secret variable"),
        ],
        examples="""
            declare -i n=1              #=> read_only
            declare -p                  #=> exposure
            declare -p API_KEY          #=> exposure secret.read
            declare -p PATH             #=> read_only
            declare API_KEY             #=> read_only
            declare -f                  #=> read_only
            readonly A=1                #=> read_only
        """,
    ),
    tool(
        "read",
        "NAME...",
        about="read a line into variables",
        reads="stdin",
        options=[flags("-e -r -s"), takes("-a -d -i -n -N -p -t -u")],
        examples="read -rp 'name? ' x   #=> read_only",
    ),
    tool(
        "mapfile readarray",
        "NAME",
        about="read lines into an array",
        reads="stdin",
        options=[flags("-t"), takes("-d -n -O -s -u -c -C")],
        examples="""
            mapfile -t a < f            #=> read_only
            mapfile -C 'rm x' -c 1 a    #=> destructive
            readarray -C rm -c 1 a < f  #=> destructive
            readarray -C echo a < f     #=> read_only
        """,
    ),
    tool(
        "set",
        "ARG...",
        about="set options and arguments of the shell",
        posix=True,
        options=[
            flags("-a -b -e -f -h -k -m -n -p -t -u -v -x -B -C -E -H -P -T"),
            takes("-o +o", "NAME?"),
            flags("- -- +*"),
        ],
        rows=[
            when(
                unless="ARG - -- -a -b -e -f -h -k -m -n -p -t -u -v -x -B -C -E -H -P -T -o +o +*",
                does="secret.env",
                because="shows all variables",
            ),
            when("+o=history", does="guard.lower", because="the shell keeps no history"),
            when("-H -o=histexpand", does="code.opaque", because="words with ! become what was typed before"),
        ],
        examples="""
            set -euo pipefail           #=> read_only
            set +x                      #=> read_only
            set -- a b                  #=> read_only
            set --                      #=> read_only
            set                         #=> exposure
            set +o history              #=> exposure guard.lower
            set +o posix                #=> read_only
            set -H                      #=> unknown
            set +H                      #=> read_only
            set -o histexpand           #=> unknown
        """,
    ),
    tool(
        "unset",
        "NAME...",
        about="remove variables or functions",
        options=[flags("-f -v -n")],
        examples="""
            unset a b                   #=> read_only
            unset HISTFILE              #=> exposure guard.lower
        """,
    ),
    tool("shift", "COUNT", about="drop arguments", examples="shift 2  #=> read_only"),
    tool("getopts", "OPTIONS NAME ARG...", about="read options of a script", posix=True),
    tool(
        "trap",
        "ACTION SIGNAL...",
        about="run a script on a signal or at the end",
        posix=True,
        options=[flags("-l -p")],
        examples="""
            trap 'rm -rf /srv/x' EXIT   #=> destructive
            trap 'echo bye' EXIT        #=> read_only
            trap - INT                  #=> read_only
        """,
    ),
    tool(
        "alias",
        "DEFINITION...",
        about="define aliases",
        options=[flags("-p")],
        examples="alias ll='ls -l'  #=> read_only",
    ),
    tool("unalias", "NAME...", about="remove aliases", options=[flags("-a")]),
    tool(
        "type",
        "NAME...",
        about="say what a name is",
        options=[flags("-a -f -P -p -t")],
        examples="type -a ls  #=> read_only",
    ),
    tool(
        "hash",
        "NAME...",
        about="remember where programs are",
        options=[
            flags("-d -l -r -t"),
            takes("-p", does="code.injected VALUE", because="a name now means another file"),
        ],
        examples="""
            hash -r                     #=> read_only
            hash -p ./x ls              #=> unknown
        """,
    ),
    tool(
        "enable",
        "NAME...",
        about="switch builtins on and off",
        options=[flags("-a -d -n -p -s"), takes("-f", does="code.opaque VALUE", because="loads a shared library")],
        examples="""
            enable -n test              #=> read_only
            enable -f ./x.so x          #=> unknown
        """,
    ),
    tool(
        "ulimit",
        "LIMIT",
        about="limit resources of this shell",
        options=[flags("-H -S -a"), takes("-b -c -d -e -f -i -k -l -m -n -p -q -r -s -t -u -v -x -P -R -T", "LIMIT?")],
    ),
    tool(
        "umask",
        "MODE",
        about="set the mode of new files",
        prints="nothing",
        options=[flags("-p -S")],
        examples="umask 022  #=> read_only",
    ),
    tool(
        "wait",
        "JOB...",
        about="wait for jobs",
        options=[flags("-f -n"), takes("-p", "NAME:expanded")],
        examples="""
            wait %1                     #=> read_only
            wait -n -p job              #=> read_only
            wait -p 'a[$(rm x)]'        #=> destructive
        """,
    ),
    tool(
        "jobs fg bg disown",
        "JOB...",
        about="control jobs",
        options=[flags("-l -n -p -r -s -a -h"), takes("-x", "COMMAND...:argv")],
        examples="""
            jobs -l            #=> read_only
            jobs -x kill %1    #=> disruptive
        """,
    ),
    tool("let", "EXPRESSION...", about="calculate", posix=True, examples="let i=1+2  #=> read_only"),
    tool("return exit logout break continue", "STATUS", about="leave", examples="exit 1  #=> read_only"),
    tool("times caller suspend", "WORD", about="show or hold the shell", options=[flags("-f -p")]),
    tool(
        "history",
        "COUNT",
        about="show or change the history list",
        options=[
            flags("-c", does="log.discard", because="forgets what was typed"),
            takes("-d", does="log.discard VALUE", because="forgets what was typed"),
            takes("-a", "FILE?", does="fs.append FILE"),
            takes("-n -r", "FILE?"),
            takes("-w", "FILE?", writes="FILE"),
            takes("-p -s"),
        ],
        examples="""
            history 20                  #=> read_only
            history -c                  #=> destructive
            history -d 12               #=> destructive
            history -w                  #=> read_only
            history -w out              #=> config_mutation
            history -a /etc/profile     #=> config_mutation schedule.change
        """,
    ),
    tool(
        "fc",
        "FIRST LAST",
        about="list or run again what was typed",
        options=[flags("-l -n -r -s -#"), takes("-e")],
        rows=[when(unless="-l", does="code.opaque", because="runs what was typed before")],
        examples="""
            fc -l                       #=> read_only
            fc -l -20 -1                #=> read_only
            fc -1                       #=> unknown
            fc -s                       #=> unknown
        """,
    ),
    tool(
        "bind",
        "BINDING...",
        about="bind keys",
        options=[
            flags("-l -p -P -s -S -v -V -X"),
            takes("-m -q -u -r"),
            takes("-f", does="code.injected VALUE", because="a key of that file may type commands"),
            takes("-x", does="code.injected VALUE"),
        ],
        rows=[when("BINDING=*:*\"*|*:*'*", does="code.injected BINDING", because="a key types what stands there")],
        examples="""
            bind -p                     #=> read_only
            bind 'set bell-style none'  #=> read_only
            bind '"\\e[A": history-search-backward'  #=> read_only
            bind '"a": "rm x\\n"'       #=> unknown
            bind -f keys                #=> unknown
            bind -x '"a": rm x'         #=> unknown
        """,
    ),
    tool(
        "compgen",
        "NAME...",
        about="show what would complete a word",
        options=[*COMPLETES, takes("-F"), takes("-C", "CODE:callback")],
        examples="""
            compgen -W '$(rm x)'        #=> destructive
            compgen -c                  #=> read_only
            compgen -C 'rm x'           #=> destructive
            f() { rm x; }; compgen -F f #=> destructive
            f() { ls; }; compgen -F f   #=> read_only
            f() { $2 x; }; compgen -F f rm  #=> destructive
            x=ls; f() { x=rm; }; compgen -F f; $x y  #=> destructive
            compgen -F f                #=> unknown
            compgen -A function         #=> read_only
        """,
    ),
    tool(
        "complete compopt",
        "NAME...",
        about="say how words are completed",
        options=[*COMPLETES, takes("-F"), takes("-C", "CODE:callback")],
        examples="""
            complete -F _git git        #=> read_only
            f() { rm x; }; complete -F f y     #=> destructive
            f() { COMPREPLY=(a b); }; complete -F f y  #=> read_only
            x=ls; f() { x=rm; }; complete -F f y; $x y  #=> read_only
            complete -F f y; f() { rm x; }     #=> destructive
            f() { ls; }; complete -F f y; ls() { rm x; }  #=> destructive
            complete -F f y; f() { COMPREPLY=(a b); }  #=> read_only
            complete -C 'rm x' y        #=> destructive
            complete -C rm y            #=> destructive
            complete -W 'a b' y         #=> read_only
        """,
    ),
    tool(
        "shopt",
        "NAME...",
        about="set options of bash",
        options=[flags("-s -u -p -q -o")],
        examples="shopt -s nullglob  #=> read_only",
    ),
    tool("help", "NAME...", about="explain builtins", options=[flags("-d -m -s")]),
]
