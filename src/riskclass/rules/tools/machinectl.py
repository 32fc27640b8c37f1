from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

#: What nearly every client of systemd takes.
COMMON = [
    takes("-H/--host", context="host:VALUE"),
    takes("-M/--machine", context="container:VALUE"),
    flags("-h/--help --version --no-pager --no-ask-password --no-legend -l/--full"),
]
REPLACES = when("--force", does="guest.delete NAME", because="takes the place of an image of that name")

TOOL = tool(
    "machinectl",
    about="containers and virtual machines of systemd",
    docs="man:machinectl(1)",
    inherits=True,
    inert="--help --version",
    options=[
        *COMMON,
        takes("-E/--setenv", "SETTING:env"),
        takes(
            "-p/--property -P -n/--lines -o/--output --json --kill-whom/--kill-who -s/--signal --uid"
            " --max-addresses --verify --format --runner"
        ),
        flags("-q/--quiet -a/--all --value --read-only --mkdir --force -V --now"),
    ],
    rows=[when("--verify=no", does="guard.lower", because="takes an image that nobody signed")],
    subs=[
        sub("list, list-images, list-transfers, help"),
        sub("status, show, image-status, show-image, cat", "NAME..."),
        sub("start", "NAME...", does="guest.start NAME"),
        sub("login", "NAME", does="code.interactive NAME"),
        sub("shell", "NAME COMMAND...:argv", context="guest:NAME", rows=[when(unless="COMMAND", stdin="sh")]),
        sub("enable", "NAME...", does="service.enable NAME", rows=[when("--now", does="guest.start NAME")]),
        sub("disable", "NAME...", does="service.enable NAME", rows=[when("--now", does="guest.disrupt NAME")]),
        sub("poweroff, stop, reboot, restart, terminate", "NAME...", does="guest.disrupt NAME"),
        sub("kill", "NAME...", rows=[when(unless="-s=0|help|list", does="process.signal NAME")]),
        sub("copy-to", "NAME SOURCE DEST", does="guest.change NAME"),
        sub("copy-from", "NAME SOURCE DEST", does="fs.write DEST"),
        sub(
            "bind",
            "NAME SOURCE DEST",
            does="fs.mount SOURCE",
            rows=[when(unless="--read-only", does="code.opaque SOURCE", because="lets the guest write to the host")],
        ),
        sub("clone", "NAME COPY", does="snapshot NAME"),
        sub("rename", "NAME NEW", does="guest.change NAME"),
        sub("read-only", "NAME YES", does="guest.change NAME"),
        sub("edit", "NAME...", does="code.interactive NAME"),
        sub("remove", "NAME...", does="guest.delete NAME"),
        sub("set-limit", "NAME BYTES", does="guest.change NAME"),
        sub("clean", does="refresh", because="removes half-downloaded images", rows=[when("-a", does="guest.delete")]),
        sub(
            "pull-tar, pull-raw",
            "URL NAME",
            does="guest.change URL",
            because="fetches an image",
            rows=[REPLACES],
        ),
        sub("import-tar, import-raw, import-fs", "FILE NAME", does="guest.change FILE", rows=[REPLACES]),
        sub("export-tar, export-raw", "NAME FILE", does="fs.write FILE"),
        sub("cancel-transfer", "ID...", does="process.signal ID"),
    ],
    examples="""
        machinectl                                  #=> read_only
        machinectl list-images                      #=> read_only
        machinectl status box                       #=> read_only
        machinectl start box                        #=> reversible_low guest.start
        machinectl login box                        #=> unknown code.interactive
        machinectl shell box                        #=> unknown
        machinectl shell root@box /bin/ls           #=> read_only
        machinectl shell box /bin/rm -rf /srv/x     #=> destructive
        machinectl shell -E LD_PRELOAD=/x.so box /bin/ls    #=> unknown code.injected
        machinectl shell --setenv=LANG=C box /bin/ls    #=> read_only
        machinectl enable box                       #=> config_mutation
        machinectl enable --now box                 #=> config_mutation guest.start
        machinectl disable --now box                #=> disruptive
        machinectl disable box                      #=> config_mutation
        machinectl poweroff box                     #=> disruptive guest.disrupt
        machinectl kill -s TERM box                 #=> disruptive
        machinectl kill -s 0 box                    #=> read_only
        machinectl copy-to box f /etc/f             #=> config_mutation
        machinectl copy-from box /etc/f /srv/f      #=> config_mutation fs.write
        machinectl bind box /srv                    #=> unknown code.opaque
        machinectl --read-only bind box /srv        #=> reversible_low fs.mount
        machinectl clone box copy                   #=> reversible_low
        machinectl rename box new                   #=> config_mutation
        machinectl remove box                       #=> destructive guest.delete
        machinectl clean                            #=> reversible_low
        machinectl clean --all                      #=> destructive
        machinectl pull-tar https://example.com/x   #=> config_mutation
        machinectl import-tar x.tar                 #=> config_mutation
        machinectl import-tar --force x.tar box     #=> destructive guest.delete
        machinectl pull-raw --verify=no https://example.com/x  #=> exposure guard.lower
        machinectl export-tar box /srv/x.tar        #=> config_mutation fs.write
        machinectl edit box                         #=> unknown
        machinectl cancel-transfer 3                #=> disruptive
        machinectl frobnicate                       #=> unknown unknown.subcommand
    """,
)
