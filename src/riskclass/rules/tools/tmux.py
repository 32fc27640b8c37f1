from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

TARGET = [takes("-t -s -n -c -F -f -x -y -e -E -S -l -T -N -b -w -d -h -p -P -K -I -L -D -A -B -C -r -O -q -v -a -Z")]
LOOK = "lists or shows"
FORMAT = "a format may run a command"

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
            options=[takes("-N -t -c"), flags("-F -K -l -M -R"), flags("-H -X", does="code.opaque")],
        ),
        sub(
            "new-session, new",
            "COMMAND...:sh",
            posix=True,
            options=[takes("-c -e -F -f -n -s -t -x -y"), flags("-A -d -D -E -P -X")],
            rows=[
                when(unless="-d", does="code.interactive"),
                when("-d", does="service.start", because="starts a session in the background"),
                when("-e=LD_*|PATH=*|BASH_ENV=*|PYTHON*", does="code.injected -e"),
                when("-c=*#(* -n=*#(* -s=*#(* -F=*#(*", does="code.opaque -c -n -s -F", because=FORMAT),
            ],
        ),
        sub(
            "new-window, neww, split-window, splitw",
            "COMMAND...:sh",
            posix=True,
            options=[takes("-c -e -F -n -t -l -p"), flags("-a -b -d -f -h -I -k -P -S -v -Z")],
            does="service.start",
            because="starts a window in the background",
            rows=[when("-c=*#(* -n=*#(* -F=*#(*", does="code.opaque -c -n -F", because=FORMAT)],
        ),
        sub(
            "respawn-pane, respawnp, respawn-window, respawnw",
            "COMMAND...:sh",
            posix=True,
            options=[takes("-c -e -t"), flags("-k", does="process.signal", because="ends what runs there")],
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
        sub("pipe-pane, pipep", "COMMAND...:sh", posix=True, options=[takes("-t"), flags("-I -O -o")]),
        sub(
            "display-popup, popup",
            "COMMAND...:sh",
            posix=True,
            options=[takes("-b -c -d -e -h -s -S -t -T -w -x -y"), flags("-B -C -E -k -N")],
            rows=[when(unless="COMMAND -C", does="code.interactive")],
        ),
        sub(
            "kill-session, kill-window, killw, kill-pane, killp, kill-server, unlink-window, unlinkw",
            "ARG...",
            options=[takes("-t"), flags("-a -C -k")],
            does="process.signal -t",
            because="ends what runs there",
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
            "detach-client, detach", options=[takes("-E", "COMMAND:sh"), takes("-s -t"), flags("-a -P")], does="refresh"
        ),
        sub(
            "server-access", "USER", options=[takes("-t"), flags("-a", does="access.grant USER"), flags("-d -l -r -w")]
        ),
        sub(
            "set-option, set, set-window-option, setw",
            "OPTION SETTING",
            options=[takes("-t"), flags("-a -F -g -o -p -q -s -u -U -w")],
            does="refresh OPTION",
            because="changes an option of the running tmux",
            rows=[
                when(
                    "SETTING=*#(* OPTION=default-command|default-shell|lock-command|copy-command|editor|*hook*",
                    does="code.opaque SETTING",
                    because=FORMAT,
                )
            ],
        ),
        sub(
            "break-pane, breakp, clear-history, clearhist, clear-prompt-history, clearphist, delete-buffer, deleteb,"
            " find-window, findw, join-pane, joinp, last-pane, lastp, last-window, last, link-window, linkw,"
            " lock-client,"
            " lockc, lock-server, lock, lock-session, locks, move-pane, movep, move-window, movew, next-layout,"
            " nextl,"
            " next-window, next, previous-layout, prevl, previous-window, prev, refresh-client, refresh,"
            " rename-session,"
            " rename, rename-window, renamew, resize-pane, resizep, resize-window, resizew, rotate-window, rotatew,"
            " select-layout, selectl, select-pane, selectp, select-window, selectw, send-prefix, set-buffer, setb,"
            " set-environment, setenv, start-server, start, suspend-client, suspendc, swap-pane, swapp,"
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
        takes("-ls/-list -wipe", "MATCH?"),
        takes("-s", does="code.opaque VALUE", because="chooses the shell"),
        takes("-D -d", "SESSION?"),
        takes("-dmS -dmUS -DmS", "NAME"),
        takes("-S -e -h -p -t -T"),
        flags("-dm -Dm -m -4 -6 -a -A -f -fn -fa -i -l -ln -O -q -U -v --version --help"),
    ],
    rows=[
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
        screen -d x                                     #=> read_only
        screen -v                                       #=> read_only
    """,
)

TOOLS = [TMUX, COMMAND, SCREEN]
