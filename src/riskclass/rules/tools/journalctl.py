from __future__ import annotations

from riskclass.model.tables import flags, takes, tool

TOOL = tool(
    "journalctl",
    "MATCH...",
    about="query the journal",
    input="whole",
    docs="man:journalctl(1)",
    inert="-h --version",
    options=[
        takes(
            "--vacuum-size --vacuum-files --vacuum-time",
            does="log.discard",
            because="removes archived journal files; the records in them are gone",
        ),
        flags("--rotate --flush --sync --update-catalog", does="refresh"),
        flags("--relinquish-var --smart-relinquish-var", does="host.config", because="stops logging to disk"),
        flags("--setup-keys", does="credential.store", because="makes a new sealing key"),
        takes("--cursor-file", writes="VALUE"),
        takes("-M/--machine", context="container:VALUE"),
        # getopt knows these as `-b[ID]` and `-n[LINES]`, but the program then looks at the next word too.
        takes("-b/--boot -n/--lines --case-sensitive", "[VALUE]"),
        takes(
            "-D/--directory -i/--file --root --image --image-policy --namespace -S/--since -U/--until -c/--cursor"
            " --after-cursor -u/--unit --user-unit --invocation -t/--identifier -T/--exclude-identifier"
            " -p/--priority --facility -g/--grep -o/--output --output-fields --interval --verify-key -F/--field"
            " --synchronize-on-exit"
        ),
        flags(
            "-# -h/--help --version --system --user -m/--merge -k/--dmesg -I -r/--reverse --show-cursor --utc"
            " -x/--catalog -W/--no-hostname --no-full -l/--full -a/--all -f/--follow --no-tail -q/--quiet"
            " --truncate-newline --no-pager -e/--pager-end --force -N/--fields --list-boots --list-invocations"
            " --list-namespaces --disk-usage --verify --header --list-catalog --dump-catalog --new-id128 --this-boot"
        ),
    ],
    examples="""
        journalctl                                        #=> read_only
        journalctl -u app --since -1h                     #=> read_only
        journalctl -xeu nginx.service --no-pager          #=> read_only
        journalctl -b -1 -p err                           #=> read_only
        journalctl -n 50 -f -u ssh                        #=> read_only
        journalctl -fn100 _SYSTEMD_UNIT=ssh.service       #=> read_only
        journalctl --since "2026-01-01 10:00" -o json     #=> read_only
        journalctl -u "$svc" -n 20                        #=> read_only
        journalctl --disk-usage                           #=> read_only
        journalctl --vacuum-time=7d                       #=> destructive log.discard
        journalctl --vacuum-size 100M                     #=> destructive log.discard
        journalctl --rotate --vacuum-time=1s              #=> destructive log.discard
        journalctl --vacuum-s=1M                          #=> destructive log.discard
        journalctl --rotate                               #=> reversible_low refresh
        journalctl --flush                                #=> reversible_low
        journalctl --relinquish-var                       #=> config_mutation host.config
        journalctl --setup-keys                           #=> config_mutation credential.store
        journalctl --cursor-file=/etc/motd                #=> config_mutation fs.write
        journalctl --cursor-file=/tmp/cursor              #=> reversible_low fs.scratch
        journalctl -M box -u app                          #=> read_only
        journalctl --frobnicate                           #=> unknown unknown.option
        journalctl --version --vacuum-time=1s             #=> read_only
    """,
)
