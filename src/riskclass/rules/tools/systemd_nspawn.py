from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "systemd-nspawn",
    "COMMAND...:argv",
    about="run a program, or boot, in a container",
    docs="man:systemd-nspawn(1)",
    context="container",
    does="container.run",
    inert="--help --version",
    options=[
        takes("--bind --overlay", does="code.opaque VALUE", because="lets the container write to the host"),
        takes("--capability --system-call-filter --oci-bundle", does="code.opaque VALUE", because="opens the box"),
        takes("--load-credential --set-credential"),
        takes("-E/--setenv", "SETTING:env"),
        takes(
            "-D/--directory --template -i/--image --image-policy --settings --root-hash --root-hash-sig"
            " --verity-data --pivot-root --chdir -u/--user/--uid --kill-signal --notify-ready"
            " --suppress-sync -M/--machine --hostname --uuid -S/--slice --property --register --private-users"
            " --private-users-ownership --network-macvlan --network-ipvlan --network-veth-extra"
            " --network-bridge --network-zone --network-namespace-path -p/--port --drop-capability"
            " --ambient-capability --no-new-privileges -Z/--selinux-context -L/--selinux-apifs-context --rlimit"
            " --oom-score-adjust --cpu-affinity --personality --resolv-conf --timezone --link-journal --bind-ro"
            " --bind-user --bind-user-shell --bind-user-group --inaccessible --tmpfs --overlay-ro"
            " --console --background --cleanup --private-users-delegate --restrict-address-families"
        ),
        takes("--network-interface", does="net.config VALUE", because="takes the interface away from the host"),
        takes("--volatile", "[MODE]"),
        flags(
            "-h/--help --version -q/--quiet -x/--ephemeral --read-only -a/--as-pid2 -b/--boot -U -n/--network-veth"
            " --private-network --keep-unit -j -P/--pipe --no-pager --share-system --no-ask-password"
        ),
    ],
    rows=[when("-b", does="guest.start"), when(unless="-b COMMAND -h --version", stdin="sh")],
    examples="""
        systemd-nspawn --overlay=/a:/b:/c -D /m ls  #=> unknown code.opaque
        systemd-nspawn -D /srv/box ls                   #=> config_mutation container.run
        systemd-nspawn -D /srv/box rm -rf /x            #=> destructive
        systemd-nspawn -E LANG=C -D /srv/box ls         #=> config_mutation container.run
        systemd-nspawn -E LD_PRELOAD=/x -D /srv/box ls  #=> unknown code.injected
        systemd-nspawn -bD /srv/box                     #=> config_mutation guest.start
        systemd-nspawn -D /srv/box                      #=> unknown
        systemd-nspawn -D /srv/box --bind=/srv ls       #=> unknown code.opaque
        systemd-nspawn -D /srv/box --bind-ro=/srv ls    #=> config_mutation
        systemd-nspawn --network-interface=eth0 -D /m ls  #=> disruptive net.config
        systemd-nspawn --help                           #=> read_only
        systemd-nspawn --capability=all -D /srv/box ls  #=> unknown
    """,
)
