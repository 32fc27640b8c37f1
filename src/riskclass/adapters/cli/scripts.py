"""The scripts of `riskclass completion`: each asks PROGRAM what the word at the cursor may become."""

from __future__ import annotations

from typing import Final

#: Programmable Completion (bash manual, 8.6 to 8.8). bash 3.2 has no compopt.
BASH: Final = r"""# riskclass in bash:  eval "$(riskclass completion bash)"
_riskclass() {
    local line
    COMPREPLY=()
    while IFS= read -r line; do
        if [ "$line" = :files ]; then
            compopt -o filenames 2>/dev/null
            while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "$2")
        else
            COMPREPLY+=("$line")
        fi
    done < <(PROGRAM completion bash -- "${COMP_WORDS[@]:1:COMP_CWORD-1}" "$2" 2>/dev/null)
}
complete -F _riskclass riskclass
"""

#: zshcompsys(1); as a file `_riskclass` in $fpath, or read once compinit has run.
ZSH: Final = r"""#compdef riskclass
# riskclass in zsh, behind compinit:  eval "$(riskclass completion zsh)"
_riskclass() {
    local line files=
    local -a found
    for line in ${(f)"$(PROGRAM completion zsh -- "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)"}; do
        if [[ $line == :files ]]; then files=1; else found+=("$line"); fi
    done
    (( $#found )) && _describe riskclass found
    [[ -n $files ]] && { compset -P '--*='; _files }
}
if [[ ${funcstack[1]} == _riskclass ]]; then _riskclass "$@"; else compdef _riskclass riskclass; fi
"""

#: complete(1), commandline(1) of fish.
FISH: Final = r"""# riskclass in fish:  riskclass completion fish | source
function __riskclass
    set -l word (commandline --cut-at-cursor --current-token)
    set -l before (commandline --tokenize --cut-at-cursor --current-process)
    for line in (PROGRAM completion fish -- $before[2..] "$word" 2>/dev/null)
        if test "$line" = :files
            set -l option (string match --regex -- '^--[^=]+=' "$word")
            for path in (__fish_complete_path (string replace --regex -- '^--[^=]+=' '' "$word"))
                echo "$option$path"
            end
        else
            echo $line
        end
    end
end
complete --command riskclass --no-files --arguments '(__riskclass)'
"""

SCRIPTS: Final = {"bash": BASH, "zsh": ZSH, "fish": FISH}
