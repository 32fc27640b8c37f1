from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

RUNS = "*execute*|*reload*|*become*|*transform*|*preview*|*unbind*|*put*"

TOOL = tool(
    "fzf fzf-tmux",
    "WORD...",
    about="choose lines by typing a part",
    docs="man:fzf(1)",
    inert="-h --help --version --man",
    options=[
        takes("--preview --info-command", "COMMAND:sh"),
        takes("--with-shell", does="code.opaque VALUE", because="another program reads the commands"),
        takes("--bind --expect"),
        takes(
            "--listen --listen-unsafe", "[ADDRESS]", does="net.listen VALUE", because="takes commands over the network"
        ),
        takes("--history", does="fs.append VALUE"),
        takes(
            "--walker --walker-root --walker-skip --scheme -n/--nth --with-nth --accept-nth -d/--delimiter"
            " --tiebreak --scroll-off --hscroll-off --jump-labels --height --min-height --layout --border-label"
            " --border-label-pos --margin --padding --info --separator --prompt --pointer --marker"
            " --marker-multi-line --header --header-lines --header-label --header-label-pos --ellipsis --tabstop"
            " --color --history-size --preview-window --preview-label --preview-label-pos --preview-border"
            " --list-label --list-label-pos --input-label --input-label-pos --ghost --footer --footer-label"
            " --footer-label-pos --style --gap-line --tail --wrap-sign -q/--query -f/--filter --gutter --gutter-raw"
            " --id-nth --freeze-left --freeze-right --algo"
        ),
        takes(
            "-m/--multi --border --scrollbar --tmux --gap --list-border --input-border --header-border"
            " --header-lines-border --footer-border",
            "[VALUE]",
        ),
        flags(
            "-x/--extended +x/--no-extended -e/--exact +e -i/--ignore-case +i/--no-ignore-case --smart-case"
            " --literal --no-literal +s/--no-sort -s --sort --tac --no-tac --track --no-track --disabled --phony"
            " --no-mouse --mouse --cycle --no-cycle --keep-right --no-keep-right --no-hscroll --hscroll"
            " --filepath-word --no-filepath-word --no-separator --no-scrollbar --header-first --no-header --ansi"
            " --no-ansi --no-bold --bold -1/--select-1 -0/--exit-0 --print-query --read0 --print0 --sync --version"
            " -h/--help --man --bash --zsh --fish --no-color --no-unicode --unicode --ambidouble --wrap --no-wrap"
            " --highlight-line --no-highlight-line --no-preview --no-input --no-multi +m --no-clear --clear --black"
            " --no-black --reverse --no-reverse --inline-info --no-info --raw --no-raw --force-tty-in --proxy-script"
            " --no-force-tty-in --no-tmux --multi-line --no-multi-line --input-first --no-border +1 +0 +c"
            " --tty-default --no-tty-default"
        ),
    ],
    reads="stdin",
    rows=[when("--bind=" + RUNS, does="code.opaque --bind", because="a key runs a command")],
    examples="""
        ls | fzf -m --height=40%                 #=> read_only
        fzf --preview 'cat {}'                   #=> read_only
        fzf --preview 'rm {}'                    #=> destructive fs.delete
        fzf --bind 'enter:execute(rm {})'        #=> unknown code.opaque
        fzf --bind ctrl-a:select-all             #=> read_only
        fzf --listen=6266                        #=> config_mutation net.listen
        fzf --with-shell ./x                     #=> unknown code.opaque
        fzf --history=/tmp/h                     #=> reversible_low fs.scratch
        fzf --version                            #=> read_only
    """,
)
