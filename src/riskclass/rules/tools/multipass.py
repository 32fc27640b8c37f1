from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

TOOL = tool(
    "multipass",
    about="make and use Ubuntu machines",
    docs="https://documentation.ubuntu.com/multipass/en/latest/reference/command-line-interface/",
    inherits=True,
    inert="-h",
    options=[flags("-h/--help -v/--verbose -V/--version")],
    subs=[
        sub(
            "list, ls, info, version, networks, find, get, help, aliases, wait-ready",
            "NAME...",
            options=[
                takes("--format --timeout"),
                flags(
                    "--no-ipv4 --snapshots --all --raw --keys --force-update --show-unsupported"
                    " --no-runtime-information"
                ),
            ],
        ),
        sub(
            "exec",
            "NAME COMMAND...:argv",
            context="guest:NAME",
            options=[takes("-d/--working-directory"), flags("-n/--no-map-working-directory")],
        ),
        sub(
            "shell, sh, connect",
            "NAME",
            context="guest:NAME",
            does="code.interactive NAME",
            options=[takes("--timeout")],
        ),
        sub(
            "launch",
            "IMAGE",
            does="guest.change IMAGE",
            because="makes a machine",
            options=[
                takes("-c/--cpus -d/--disk -m/--memory/--mem -n/--name --network --timeout"),
                takes("--cloud-init", does="code.opaque VALUE", because="the file says what runs in the machine"),
                takes("--mount", does="code.opaque VALUE", because="lets the machine write to this one"),
                flags("--bridged"),
            ],
        ),
        sub("start", "NAME...", does="guest.start NAME", options=[takes("--timeout"), flags("--all")]),
        sub(
            "stop, restart, suspend",
            "NAME...",
            does="guest.disrupt NAME",
            options=[takes("-t/--time --timeout"), flags("--all -c/--cancel --force")],
        ),
        sub(
            "delete",
            "NAME...",
            does="guest.disrupt NAME",
            because="stops machines, and puts them into the bin",
            options=[
                flags("--all"),
                flags("-p/--purge", does="guest.delete NAME"),
            ],
            rows=[when("NAME=*.*", does="guest.delete NAME", because="deletes a snapshot")],
        ),
        sub("purge", does="guest.delete", because="empties the bin"),
        sub("recover", "NAME...", does="guest.change NAME", options=[flags("--all")]),
        sub("snapshot", "NAME", does="snapshot NAME", options=[takes("-n/--name -c/--comment/-m")]),
        sub(
            "restore",
            "NAME",
            does="guest.delete NAME",
            because="drops what happened since",
            options=[flags("-d/--destructive")],
        ),
        sub("clone", "NAME", does="guest.change NAME", options=[takes("-n/--name")]),
        sub(
            "mount",
            "SOURCE TARGET...",
            does="code.opaque SOURCE",
            because="lets the machine write to this one",
            options=[takes("-g/--gid-map -u/--uid-map -t/--type")],
        ),
        sub("umount, unmount", "TARGET...", does="guest.disrupt TARGET"),
        sub(
            "transfer, copy-files",
            "SOURCE... DEST",
            options=[flags("-r/--recursive -p/--parents")],
            rows=[
                when("DEST=*:*", does="guest.change DEST"),
                when("DEST", unless="DEST=*:*", writes="DEST|-"),
            ],
        ),
        sub(
            "set, alias, unalias, prefer, authenticate, auth",
            "WORD...",
            does="host.config WORD",
            options=[flags("-n/--no-map-working-directory --all")],
        ),
    ],
    examples="""
        multipass list --format json                 #=> read_only
        multipass exec vm1 -- df -h                  #=> read_only
        multipass exec vm1 -- sudo rm -rf /srv/x     #=> destructive
        multipass shell vm1                          #=> unknown code.interactive
        multipass launch 24.04 -n vm1                #=> config_mutation guest.change
        multipass launch --cloud-init x.yaml         #=> unknown code.opaque
        multipass start vm1                          #=> reversible_low guest.start
        multipass stop vm1                           #=> disruptive guest.disrupt
        multipass delete vm1                         #=> disruptive guest.disrupt
        multipass delete --purge vm1                 #=> destructive guest.delete
        multipass delete vm1.snapshot1               #=> destructive guest.delete
        multipass purge                              #=> destructive guest.delete
        multipass recover vm1                        #=> config_mutation guest.change
        multipass snapshot vm1                       #=> reversible_low snapshot
        multipass restore vm1.snapshot1              #=> destructive guest.delete
        multipass clone vm1                          #=> config_mutation guest.change
        multipass mount . vm1                        #=> unknown code.opaque
        multipass umount vm1                         #=> disruptive guest.disrupt
        multipass transfer a vm1:/home/ubuntu/       #=> config_mutation guest.change
        multipass transfer vm1:a /tmp/a              #=> reversible_low fs.scratch
        multipass set local.driver=qemu              #=> config_mutation host.config
        multipass frobnicate                         #=> unknown
    """,
)
