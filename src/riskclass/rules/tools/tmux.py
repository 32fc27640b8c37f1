from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

TARGET = [takes("-t -s -n -c -F -f -x -y -e -E -S -l -T -N -b -w -d -h -p -P -K -I -L -D -A -B -C -r -O -q -v -a -Z")]
LOOK = "lists or shows"
FORMAT = "a format may run a command"
TYPES = flags("-I", does="code.opaque", because="what it prints is typed into the pane")

LATER = "programs of later windows load code by it"
VARIABLES = "LD_*|PATH|BASH_ENV|ENV|SHELL|PYTHON*|PERL*|RUBY*|NODE_*|EDITOR|VISUAL|*PAGER|GIT_*|LESS*|*_COMMAND"
#: Options that hold commands; a name may be cut short. Hooks are options too.
PROGRAMS = (
    "default-c*|default-sh*|lock-c*|copy-c*|ed*|command-a*|*hook*|after-*|alert-*|client-*|command-e*|pane-died*|pane-e*|pane-f*"
    "|pane-set*|pane-m*|session-c*|session-r*|session-w*|window-la*|window-li*|window-r*|window-u*|window-p*"
)

#: One command of tmux; `rules/grammars/tmux.py` cuts the words of a call into them.
COMMAND = tool(
    "tmux-command",
    about="one command of tmux",
    docs="man:tmux(1)",
    abbreviates=True,
    does="unknown.subcommand",
    subs=[
        sub(
            "list-sessions, ls, list-windows, lsw, list-panes, lsp, list-clients, lsc, list-buffers, lsb,"
            " list-commands,"
            " lscm, list-keys, lsk, show-options, show, show-window-options, showw, show-hooks, show-messages,"
            " showmsgs,"
            " show-buffer, showb, show-prompt-history, showphist",
            "ARG...",
            options=[takes("-t -F -f -b -T -P -N"), flags("-a -s -1 -J -g -p -q -v -A -H -w")],
            rows=[when("-F=*#(* -f=*#(*", does="code.opaque -F -f", because=FORMAT)],
        ),
        sub("has-session, has", options=[takes("-t")]),
        sub("capture-pane, capturep", options=[takes("-b -E -S -t"), flags("-a -C -e -J -N -p -P -q -T -M")]),
        sub(
            "display-message, display",
            "MESSAGE",
            options=[takes("-c -d -F -t"), flags("-a -I -l -N -p -v -C")],
            rows=[when("MESSAGE=*#(* -F=*#(*", does="code.opaque MESSAGE -F", because=FORMAT)],
        ),
        sub("show-environment, showenv", "NAME", options=[takes("-t"), flags("-h -g -s")], does="secret.env"),
        sub("wait-for, wait", "CHANNEL", options=[flags("-L -S -U")]),
        sub(
            "send-keys, send",
            "KEY...:keys",
            posix=True,
            options=[takes("-N -t -c"), flags("-F -l -M -R"), flags("-H -K -X", does="code.opaque")],
            rows=[when("-F", "KEY=*#(*", does="code.opaque KEY", because=FORMAT)],
        ),
        sub(
            "new-session, new",
            "COMMAND...:sh",
            posix=True,
            options=[takes("-e", "SETTING:env"), takes("-c -F -f -n -s -t -x -y"), flags("-A -d -D -E -P -X")],
            rows=[
                when(unless="-d", does="code.interactive"),
                when("-d", does="service.start", because="starts a session in the background"),
                when("-c=*#(* -n=*#(* -s=*#(* -F=*#(*", does="code.opaque -c -n -s -F", because=FORMAT),
            ],
        ),
        sub(
            "new-window, neww, split-window, splitw",
            "COMMAND...:sh",
            posix=True,
            options=[
                takes("-e", "SETTING:env"),
                takes("-c -F -n -t -l -p"),
                flags("-a -b -d -f -h -I -P -S -v -Z"),
                flags("-k", does="process.signal", because="ends what runs there"),
            ],
            does="service.start",
            because="starts a window in the background",
            rows=[when("-c=*#(* -n=*#(* -F=*#(*", does="code.opaque -c -n -F", because=FORMAT)],
        ),
        sub(
            "respawn-pane, respawnp, respawn-window, respawnw",
            "COMMAND...:sh",
            posix=True,
            options=[
                takes("-e", "SETTING:env"),
                takes("-c -t"),
                flags("-k", does="process.signal", because="ends what runs there"),
            ],
            rows=[when(unless="COMMAND", does="code.opaque", because="runs again what ran there")],
        ),
        sub(
            "run-shell, run",
            "COMMAND...:sh",
            posix=True,
            options=[takes("-d -t -c"), flags("-b"), flags("-C", does="code.opaque")],
        ),
        sub(
            "if-shell, if",
            "CONDITION:sh COMMAND OTHER",
            options=[takes("-t"), flags("-b"), flags("-F")],
            does="code.opaque COMMAND OTHER",
            because="runs commands of tmux that are not followed",
        ),
        sub("pipe-pane, pipep", "COMMAND...:sh", posix=True, options=[takes("-t"), flags("-O -o"), TYPES]),
        sub(
            "display-popup, popup",
            "COMMAND...:sh",
            posix=True,
            options=[
                takes("-e", "SETTING:env"),
                takes("-b -c -d -h -s -S -t -T -w -x -y"),
                flags("-B -C -E -k -N"),
            ],
            rows=[
                when(unless="COMMAND -C", does="code.interactive"),
                when("-d=*#(* -T=*#(*", does="code.opaque -d -T", because=FORMAT),
            ],
        ),
        sub(
            "kill-session, kill-window, killw, kill-pane, killp, kill-server, unlink-window, unlinkw",
            "ARG...",
            options=[takes("-t"), flags("-a -C -k")],
            does="process.signal -t",
            because="ends what runs there",
        ),
        sub("suspend-client, suspendc", options=[takes("-t")], does="process.signal -t", because="stops a client"),
        sub(
            "link-window, linkw, move-window, movew",
            options=[
                takes("-s -t"),
                flags("-a -b -d -r"),
                flags("-k", does="process.signal", because="ends what runs there"),
            ],
            does="refresh",
            because="arranges windows of the running tmux",
        ),
        sub(
            "set-environment, setenv",
            "NAME SETTING",
            options=[takes("-t"), flags("-F -g -h -r -u")],
            does="refresh NAME",
            because="sets a variable for windows that are opened later",
            rows=[
                when(f"NAME={VARIABLES}", unless="-r -u", does="code.injected NAME", because=LATER),
                when("-F", "SETTING=*#(*", does="code.opaque SETTING", because=FORMAT),
            ],
        ),
        sub(
            "attach-session, attach, choose-tree, choose-buffer, choose-client, command-prompt, copy-mode,"
            " customize-mode, clock-mode, confirm-before, confirm, display-menu, menu, display-panes, displayp",
            "ARG...",
            open=True,  # a session is not bounded, whatever the option
            does="code.interactive",
        ),
        sub(
            "source-file, source, bind-key, bind, set-hook, paste-buffer, pasteb",
            "ARG...",
            open=True,  # code is not bounded, whatever the option
            does="code.opaque ARG",
            because="runs, or keeps for later, commands that are not followed",
        ),
        sub("save-buffer, saveb", "PATH", options=[takes("-b"), flags("-a")], writes="PATH|-"),
        sub("load-buffer, loadb", "PATH", options=[takes("-b -t"), flags("-w")], reads="PATH"),
        sub(
            "detach-client, detach",
            options=[
                takes("-E", "COMMAND:sh"),
                takes("-s -t"),
                flags("-a"),
                flags("-P", does="process.signal -t", because="ends the program that started the client"),
            ],
            does="refresh",
        ),
        sub(
            "server-access", "USER", options=[takes("-t"), flags("-a -w", does="access.grant USER"), flags("-d -l -r")]
        ),
        sub(
            "set-option, set, set-window-option, setw",
            "OPTION SETTING",
            options=[takes("-t"), flags("-a -F -g -o -p -q -s -u -U -w")],
            does="refresh OPTION",
            because="changes an option of the running tmux",
            rows=[
                when(
                    f"SETTING=*#(* OPTION={PROGRAMS}",
                    does="code.opaque SETTING",
                    because="runs a command, now or later",
                )
            ],
        ),
        sub(
            "break-pane, breakp, clear-history, clearhist, clear-prompt-history, clearphist, delete-buffer, deleteb,"
            " find-window, findw, join-pane, joinp, last-pane, lastp, last-window, last,"
            " lock-client,"
            " lockc, lock-server, lock, lock-session, locks, move-pane, movep, next-layout,"
            " nextl,"
            " next-window, next, previous-layout, prevl, previous-window, prev, refresh-client, refresh,"
            " rename-session,"
            " rename, rename-window, renamew, resize-pane, resizep, resize-window, resizew, rotate-window, rotatew,"
            " select-layout, selectl, select-pane, selectp, select-window, selectw, send-prefix, set-buffer, setb,"
            " start-server, start, swap-pane, swapp,"
            " swap-window, swapw,"
            " switch-client, switchc, unbind-key, unbind",
            "ARG...",
            open=True,  # options only choose what is arranged; the value of one may be a format
            does="refresh ARG",
            because="arranges windows of the running tmux",
            rows=[when("ARG=*#(*", does="code.opaque ARG", because=FORMAT)],
        ),
    ],
)

TMUX = tool(
    "tmux",
    "COMMAND...:tmux",
    about="keep terminals and share them",
    docs="man:tmux(1)",
    posix=True,
    inert="-V",
    options=[
        takes("-c", "SCRIPT:sh"),
        takes("-f", does="code.opaque VALUE", because="a configuration may run commands"),
        takes("-L -S -T"),
        flags("-2 -C -CC -D -l -N -u -V"),
        flags("-v", does="fs.create cwd", because="keeps logs of itself in this folder"),
    ],
    rows=[when(unless="COMMAND -c -V", does="code.interactive")],
    examples=r"""
        tmux -v ls                                     #=> reversible_low fs.create
        tmux ls                                             #=> read_only
        tmux list-panes -F '#{pane_id}'                     #=> read_only
        tmux list-panes -F '#(rm x)'                        #=> unknown
        tmux list-panes -f '#(rm x)'                        #=> unknown
        tmux has-session -t x                               #=> read_only
        tmux capture-pane -p -t x                           #=> read_only
        tmux send-keys -t x 'rm -rf /srv/y' Enter           #=> destructive
        tmux send-keys -t x 'ls -l' Enter 'rm y' Enter      #=> destructive
        tmux send -t x 'ls -l' C-m                          #=> read_only
        tmux send-keys -t x C-c                             #=> disruptive process.signal
        tmux send-keys -t x Up Enter                        #=> unknown code.opaque
        tmux send-keys -t x q                               #=> unknown
        tmux send-keys -X -t x cancel                       #=> unknown
        tmux new-session -d -s x                            #=> reversible_low service.start
        tmux new -d -s x 'rm y'                             #=> destructive
        tmux new -d -s x 'ls'                               #=> reversible_low
        tmux new -s x                                       #=> unknown code.interactive
        tmux new -d -e LD_PRELOAD=./x ls                    #=> unknown code.injected
        tmux new-window -t x ls                             #=> reversible_low
        tmux new-window -e LD_PRELOAD=./x ls                #=> unknown code.injected
        tmux new-window -e A=b ls                           #=> reversible_low
        tmux new-window -k -t x:1 ls                        #=> disruptive process.signal
        tmux respawn-pane -e LD_PRELOAD=./x ls              #=> unknown code.injected
        tmux popup -e LD_PRELOAD=./x ls                     #=> unknown code.injected
        tmux popup -T '#(rm x)' ls                          #=> unknown code.opaque
        tmux setenv -g PATH ./x                             #=> unknown code.injected
        tmux setenv -gu PATH                                #=> reversible_low
        tmux setenv -g DISPLAY :1                           #=> reversible_low
        tmux setenv -F A '#(rm x)'                          #=> unknown code.opaque
        tmux setenv A '#(rm x)'                             #=> reversible_low
        tmux send-keys -K -c /dev/pts/1 x                   #=> unknown code.opaque
        tmux send-keys -F -t x '#(rm x)'                    #=> unknown code.opaque
        tmux pipe-pane -I 'echo rm x'                       #=> unknown code.opaque
        tmux move-window -k -s a -t b                       #=> disruptive process.signal
        tmux move-window -s a -t b                          #=> reversible_low
        tmux suspend-client                                 #=> disruptive
        tmux detach -P                                      #=> disruptive
        tmux server-access -w bob                           #=> exposure access.grant
        tmux set -g default-comm 'rm x'                     #=> unknown code.opaque
        tmux set -g pane-died 'run "rm x"'                  #=> unknown code.opaque
        tmux set -g 'command-alias[9]' 'z=run "rm x"'       #=> unknown code.opaque
        tmux set -g default-terminal screen                 #=> reversible_low
        tmux new-window                                     #=> reversible_low
        tmux split-window -h 'rm y'                         #=> destructive
        tmux respawn-pane -k -t x ls                        #=> disruptive
        tmux respawn-pane -t x                              #=> unknown
        tmux run-shell 'rm y'                               #=> destructive
        tmux run-shell -C 'kill-server'                     #=> unknown
        tmux if-shell true 'kill-server'                    #=> unknown
        tmux pipe-pane -t x 'cat >> log'                    #=> config_mutation
        tmux display-popup -E 'rm y'                        #=> destructive
        tmux display-popup                                  #=> unknown code.interactive
        tmux kill-session -t x                              #=> disruptive process.signal
        tmux kill-server                                    #=> disruptive
        tmux attach -t x                                    #=> unknown code.interactive
        tmux source-file x.conf                             #=> unknown code.opaque
        tmux bind-key x kill-server                         #=> unknown
        tmux save-buffer out.txt                            #=> config_mutation
        tmux save-buffer -                                  #=> read_only
        tmux load-buffer /etc/shadow                        #=> exposure
        tmux detach -E 'rm y'                               #=> destructive
        tmux detach                                         #=> reversible_low
        tmux server-access -a bob                           #=> exposure access.grant
        tmux set -g mouse on                                #=> reversible_low
        tmux set -g status-right '#(rm x)'                  #=> unknown code.opaque
        tmux set -g default-command 'rm x'                  #=> unknown
        tmux select-pane -t x                               #=> reversible_low
        tmux show-environment -g                            #=> exposure secret.env
        tmux display-message -p '#{session_name}'           #=> read_only
        tmux display-message -p '#(rm x)'                   #=> unknown
        tmux -f x.conf ls                                   #=> unknown
        tmux -c 'rm x'                                      #=> destructive
        tmux ls \; kill-server                              #=> disruptive process.signal
        tmux ls \; run 'rm x'                               #=> destructive fs.delete
        tmux kill-session -t 'x;' run 'rm x'                #=> destructive fs.delete
        tmux new -d -s x \; split-window -h ls \; select-pane -t 1  #=> reversible_low service.start
        tmux ls \;                                          #=> read_only
        tmux display-message -p 'a\;' x                     #=> unknown unknown.subcommand
        tmux rename-window '#(rm x)'                        #=> unknown code.opaque
        tmux new -d -s '#(rm x)'                            #=> unknown code.opaque
        tmux split-window -c '#(rm x)' ls                   #=> unknown code.opaque
        tmux split-window -c '#{pane_current_path}' ls      #=> reversible_low
        tmux -V                                             #=> read_only
        tmux                                                #=> unknown code.interactive
        tmux frobnicate                                     #=> unknown
    """,
)

SCREEN = tool(
    "screen",
    "COMMAND...:argv",
    about="keep terminals and share them",
    docs="man:screen(1)",
    posix=True,
    inert="-v --version -h --help",
    options=[
        takes("-X -Q", "COMMAND...:screen_command"),
        takes("-c", does="code.opaque VALUE", because="a configuration may run commands"),
        takes("-Logfile", does="fs.append VALUE"),
        flags("-L", does="fs.append cwd", because="logs the session into the directory"),
        takes("-r -R -RR -x", "SESSION?", does="code.interactive"),
        takes("-ls/-list", "MATCH?"),
        takes("-wipe", "MATCH?", does="refresh", because="removes what sessions left that are gone"),
        takes("-s", does="code.opaque VALUE", because="chooses the shell"),
        takes("-d", "SESSION?", does="refresh", because="takes the session from a display"),
        takes("-D", "SESSION?"),
        takes("-dmS -dmUS -DmS", "NAME"),
        takes("-S -e -h -p -t -T"),
        flags("-dm -Dm -m -4 -6 -a -A -f -fn -fa -i -l -ln -O -q -U -v --version --help"),
    ],
    rows=[
        when("-D", unless="-m", does="process.signal -D", because="logs the display of the session out"),
        when(
            "-dm -dmS -dmUS -Dm -DmS -m",
            unless="COMMAND -X -Q -v --help",
            does="service.start",
            because="starts a shell in the background",
        ),
        when(
            unless="-dm -dmS -dmUS -Dm -DmS -m -X -Q -ls -wipe -r -R -RR -x -D -d -v --version --help",
            does="code.interactive",
        ),
    ],
    examples=r"""
        screen -ls                                      #=> read_only
        screen -dmS x ls -l                             #=> read_only
        screen -dmS x rm y                              #=> destructive
        screen -dm -S x sh -c 'rm y'                    #=> destructive
        screen -dmS x                                   #=> reversible_low service.start
        screen -S x -X stuff 'rm y\n'                   #=> destructive
        screen -S x -X stuff 'ls^M'                     #=> read_only
        screen -S x -X quit                             #=> disruptive
        screen -S x -X exec rm y                        #=> destructive
        screen -S x -X hardcopy out.txt                 #=> config_mutation
        screen -S x -X frobnicate                       #=> unknown code.opaque
        screen -S x -Q title                            #=> read_only
        screen -c x.rc -dmS x ls                        #=> unknown
        screen -L -dmS x ls                             #=> config_mutation
        screen -Logfile log -dmS x ls                   #=> config_mutation
        screen -s ./sh -dmS x ls                        #=> unknown
        screen -r x                                     #=> unknown code.interactive
        screen                                          #=> unknown code.interactive
        screen -d x                                     #=> reversible_low refresh
        screen -D x                                     #=> disruptive process.signal
        screen -D -m ls                                 #=> read_only
        screen -wipe                                    #=> reversible_low refresh
        screen -v                                       #=> read_only
    """,
)

TOOLS = [TMUX, COMMAND, SCREEN]
