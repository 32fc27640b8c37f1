from __future__ import annotations

from riskclass.model.tables import Option, flags, takes, tool, when

DOCS = "https://linuxcontainers.org/lxc/manpages/"
BASICS: list[Option] = [
    takes("-o/--logfile", writes="VALUE"),
    takes("-l/--logpriority -P/--lxcpath"),
    flags("-q/--quiet -?/--help --usage --version"),
]
#: The container is named by an option, or by the first operand.
NAMED: list[Option] = [*BASICS, takes("-n/--name")]
RCFILE = takes("--rcfile")
INERT = "--help --usage --version"

TOOLS = [
    tool(
        "lxc-attach lxc-unpriv-attach",
        "CONTAINER COMMAND...:argv",
        about="run a command in a container",
        docs=DOCS,
        context="container:CONTAINER",
        inert=INERT,
        options=[
            *BASICS,
            takes("-n/--name", context="container:VALUE"),
            takes("-e/--elevated-privileges", "[PRIVILEGES]"),
            takes("-L/--pty-log", writes="VALUE"),
            takes("-v/--set-var", "SETTING:env"),
            takes("-a/--arch -s/--namespaces --keep-var -f/--rcfile -u/--uid -g/--gid -c/--context"),
            flags("-R/--remount-sys-proc --clear-env --keep-env"),
        ],
        rows=[
            when("-n", operands="COMMAND...:argv"),
            when(unless="COMMAND", does="code.interactive"),
        ],
        examples="""
            lxc-attach -n 132 -- ls /                        #=> read_only
            lxc-attach 132 -- ls /                           #=> read_only
            lxc-attach --name=132 -- rm -rf /srv             #=> destructive fs.delete
            lxc-attach -n 132 -- sh -c 'rm -rf /srv'         #=> destructive fs.delete
            lxc-attach 132 rm -rf /srv                       #=> destructive fs.delete
            lxc-attach -n 132                                #=> unknown code.interactive
            lxc-attach -n 132 -- bash                        #=> unknown code.interactive
            lxc-attach -e -n 132 -- ls                       #=> read_only
            lxc-attach -v LD_PRELOAD=/x.so -n 132 -- ls      #=> unknown code.injected
            lxc-attach -v LANG=C -n 132 -- ls                #=> read_only
            lxc-attach -L log -n 132 -- ls                   #=> config_mutation fs.write
            lxc-attach -o log -n 132 -- ls                   #=> config_mutation fs.write
            lxc-attach --frobnicate -n 132 -- ls             #=> unknown unknown.option
        """,
    ),
    tool(
        "lxc-execute",
        "CONTAINER COMMAND...:argv",
        about="run a command in a new container",
        docs=DOCS,
        context="container:CONTAINER",
        does="container.run",
        inert=INERT,
        options=[
            *BASICS,
            takes("-n/--name", context="container:VALUE"),
            takes("-s/--define", does="code.opaque VALUE", because="may open the box"),
            takes("-f/--rcfile", does="code.opaque VALUE", because="the file says what the container may do"),
            takes("-u/--uid -g/--gid/--g"),
            takes("--share-*", does="code.opaque", because="shares a namespace"),
            flags("-d/--daemon"),
        ],
        rows=[when("-n", operands="COMMAND...:argv")],
        examples="""
            lxc-execute -n x -- ls                           #=> config_mutation container.run
            lxc-execute x ls                                 #=> config_mutation container.run
            lxc-execute -n x -- rm -rf /srv                  #=> destructive fs.delete
            lxc-execute -n x -s lxc.apparmor.profile=unconfined -- ls  #=> unknown code.opaque
            lxc-execute -n x -f x.conf -- ls                 #=> unknown code.opaque
            lxc-execute -n x --share-net=1 -- ls             #=> unknown code.opaque
            lxc-execute -o log -n x -- ls                    #=> config_mutation fs.write
        """,
    ),
    tool(
        "lxc-start lxc-unpriv-start",
        "CONTAINER COMMAND...:argv",
        about="start a container, with a command in place of its own",
        docs=DOCS,
        does="guest.start",
        context="container:CONTAINER",
        inert=INERT,
        options=[
            *NAMED,
            flags("-F/--foreground", does="code.interactive"),
            takes("-p/--pidfile -c/--console -L/--console-log", writes="VALUE"),
            takes("-s/--define", does="code.opaque VALUE", because="may open the box"),
            takes("-f/--rcfile", does="code.opaque VALUE", because="the file says what the container may do"),
            takes("--share-*", does="code.opaque", because="shares a namespace"),
            flags("-d/--daemon -C/--close-all-fds"),
        ],
        rows=[when("-n", operands="COMMAND...:argv")],
        examples="""
            lxc-start -n 132                                 #=> reversible_low guest.start
            lxc-start 132                                    #=> reversible_low guest.start
            lxc-start -n 132 -- rm -rf /srv                  #=> destructive fs.delete
            lxc-start -n 132 -F                              #=> unknown code.interactive
            lxc-start -n 132 -s lxc.mount.entry=x            #=> unknown code.opaque
            lxc-start -n 132 -f x.conf                       #=> unknown code.opaque
            lxc-start -n 132 --share-pid=1                   #=> unknown code.opaque
            lxc-start -n 132 -L console.log                  #=> config_mutation fs.write
            lxc-start -n 132 -o lxc.log -l DEBUG             #=> config_mutation fs.write
        """,
    ),
    tool(
        "lxc-stop lxc-freeze",
        "CONTAINER",
        about="stop, restart or hold a container",
        docs=DOCS,
        does="guest.disrupt",
        inert=INERT,
        options=[*NAMED, RCFILE, takes("-t/--timeout"), flags("-r/--reboot -W/--nowait -k/--kill --nolock --nokill")],
        examples="""
            lxc-stop -n 132                                  #=> disruptive guest.disrupt
            lxc-stop -r 132                                  #=> disruptive guest.disrupt
            lxc-stop --help                                  #=> read_only
            lxc-freeze -n 132                                #=> disruptive guest.disrupt
            lxc-stop -n 132 -o log                           #=> disruptive fs.write
        """,
    ),
    tool(
        "lxc-unfreeze",
        "CONTAINER",
        about="let a held container go on",
        docs=DOCS,
        does="guest.start",
        inert=INERT,
        options=[*NAMED, RCFILE],
        examples="""
            lxc-unfreeze -n 132                              #=> reversible_low guest.start
            lxc-unfreeze -n 132 -o log                       #=> config_mutation fs.write
        """,
    ),
    tool(
        "lxc-destroy",
        "CONTAINER",
        about="delete a container",
        docs=DOCS,
        does="guest.delete",
        inert=INERT,
        options=[*NAMED, RCFILE, flags("-s/--snapshots -f/--force")],
        examples="""
            lxc-destroy -n 132                               #=> destructive guest.delete
            lxc-destroy -fs 132                              #=> destructive guest.delete
            lxc-destroy --usage                              #=> read_only
            lxc-destroy -n 132 -o log                        #=> destructive fs.write
        """,
    ),
    tool(
        "lxc-create",
        "CONTAINER ARGS...",
        about="make a container; its template is a program",
        docs=DOCS,
        does="guest.change",
        inert=INERT,
        options=[
            *NAMED,
            takes(
                "-f/--config -t/--template -B/--bdev --dir --lvname --vgname --thinpool --rbdname --rbdpool --zfsroot"
            ),
            takes("--fstype --fssize"),
        ],
        rows=[when("-t=*/*", does="code.opaque -t", because="runs the template")],
        examples="""
            lxc-create -n x -t download -- -d debian -r bookworm -a amd64   #=> config_mutation guest.change
            lxc-create -n x -t ./template                    #=> unknown code.opaque
            lxc-create -n x -t debian -o log                 #=> config_mutation fs.write
        """,
    ),
    tool(
        "lxc-copy",
        "CONTAINER ARGS...",
        about="copy or rename a container, or start one that passes",
        docs=DOCS,
        does="guest.change",
        inert=INERT,
        options=[
            *NAMED,
            RCFILE,
            takes("-N/--newname -p/--newpath -m/--mount -B/--backingstorage -L/--fssize"),
            flags("-R/--rename -s/--snapshot -a/--allowrunning -F/--foreground -d/--daemon -e/--ephemeral -t/--tmpfs"),
            flags("-D/--keepdata -K/--keepname -M/--keepmac"),
        ],
        rows=[
            when("-m=bind=*", unless="-m=*:ro", does="code.opaque -m", because="the guest can change what is mounted"),
            when("-F", does="code.interactive"),
        ],
        examples="""
            lxc-copy -n a -N b                               #=> config_mutation guest.change
            lxc-copy -n a -e -m bind=/srv:/srv               #=> unknown code.opaque
            lxc-copy -n a -e -m bind=/srv:/srv:ro            #=> config_mutation
            lxc-copy -n a -e -F                              #=> unknown code.interactive
            lxc-copy -n a -N b -o log                        #=> config_mutation fs.write
        """,
    ),
    tool(
        "lxc-snapshot",
        "CONTAINER",
        about="take, list, restore and delete snapshots",
        docs=DOCS,
        inert=INERT,
        options=[
            *NAMED,
            RCFILE,
            takes("-r/--restore", does="guest.delete VALUE", because="drops what changed since the snapshot"),
            takes("-d/--destroy", does="guest.delete VALUE", because="deletes a snapshot"),
            takes("-N/--newname -c/--comment"),
            flags("-L/--list -C/--showcomments"),
        ],
        rows=[when(unless="-L -r -d", does="snapshot")],
        examples="""
            lxc-snapshot -n 132                              #=> reversible_low snapshot
            lxc-snapshot -n 132 -L                           #=> read_only
            lxc-snapshot -n 132 -r snap0                     #=> destructive guest.delete
            lxc-snapshot -n 132 -d snap0                     #=> destructive guest.delete
            lxc-snapshot -n 132 -o log                       #=> config_mutation fs.write
        """,
    ),
    tool(
        "lxc-checkpoint",
        "CONTAINER",
        about="keep the memory of a container, or start from it",
        docs=DOCS,
        inert=INERT,
        options=[
            *NAMED,
            RCFILE,
            takes("-D/--checkpoint-dir"),
            takes("-A/--action-script", does="code.opaque VALUE", because="runs the script"),
            flags("-s/--stop", does="guest.disrupt"),
            flags("-r/--restore", does="guest.start"),
            takes("--predump-dir"),
            flags("-v/--verbose -p/--pre-dump -d/--daemon -F/--foreground"),
        ],
        rows=[when(unless="-r", does="snapshot"), when("-D", unless="-r", writes="-D")],
        examples="""
            lxc-checkpoint -n 132 -D ckpt                    #=> config_mutation fs.write
            lxc-checkpoint -n 132 -D /tmp/ckpt               #=> reversible_low snapshot
            lxc-checkpoint -n 132 -D /tmp/ckpt -s            #=> disruptive guest.disrupt
            lxc-checkpoint -n 132 -r                         #=> reversible_low guest.start
            lxc-checkpoint -n 132 -r -D /srv/ckpt            #=> reversible_low guest.start
            lxc-checkpoint -n 132 -A ./x                     #=> unknown code.opaque
            lxc-checkpoint -n 132 -o log                     #=> config_mutation fs.write
        """,
    ),
    tool(
        "lxc-cgroup",
        "CONTAINER KEY SETTING",
        about="show or set a limit of a container",
        docs=DOCS,
        inert=INERT,
        options=[*NAMED, RCFILE],
        rows=[
            when("-n", operands="KEY SETTING"),
            when("SETTING", does="guest.change KEY"),
        ],
        examples="""
            lxc-cgroup -n 132 memory.max                     #=> read_only
            lxc-cgroup 132 memory.max                        #=> read_only
            lxc-cgroup -n 132 memory.max 1G                  #=> config_mutation guest.change
            lxc-cgroup 132 memory.max 1G                     #=> config_mutation guest.change
            lxc-cgroup -n 132 memory.max -o log              #=> config_mutation fs.write
        """,
    ),
    tool(
        "lxc-device",
        "CONTAINER ACTION DEVICE NAME",
        about="give a container a device of the host, or take it back",
        docs=DOCS,
        inert=INERT,
        options=[*NAMED, RCFILE],
        rows=[
            when("-n", operands="ACTION DEVICE NAME"),
            when(unless="ACTION=del", does="code.opaque DEVICE", because="gives the guest a device of the host"),
            when("ACTION=del", does="guest.disrupt DEVICE"),
        ],
        examples="""
            lxc-device -n 132 add /dev/ttyUSB0               #=> unknown code.opaque
            lxc-device 132 add /dev/ttyUSB0                  #=> unknown code.opaque
            lxc-device -n 132 del /dev/ttyUSB0               #=> disruptive guest.disrupt
            lxc-device -n 132 del /dev/ttyUSB0 -o log        #=> disruptive fs.write
        """,
    ),
    tool(
        "lxc-autostart",
        about="start, stop or list the containers that start at boot",
        docs=DOCS,
        inert=INERT,
        options=[
            *BASICS,
            takes("-g/--groups -t/--timeout"),
            flags("-k/--kill -L/--list -r/--reboot -s/--shutdown -a/--all -A/--ignore-auto"),
        ],
        rows=[
            when(unless="-L", does="guest.start"),
            when("-k -r -s", unless="-L", does="guest.disrupt"),
        ],
        examples="""
            lxc-autostart                                    #=> reversible_low guest.start
            lxc-autostart -L                                 #=> read_only
            lxc-autostart -s -a                              #=> disruptive guest.disrupt
            lxc-autostart -o log                             #=> config_mutation fs.write
        """,
    ),
    tool(
        "lxc-console",
        "CONTAINER",
        about="open the console of a container",
        docs=DOCS,
        does="code.interactive",
        inert=INERT,
        options=[*NAMED, RCFILE, takes("-t/--tty -e/--escape")],
        examples="""
            lxc-console -n 132                               #=> unknown code.interactive
            lxc-console --help                               #=> read_only
            lxc-console -n 132 -o log                        #=> unknown fs.write
        """,
    ),
    tool(
        "lxc-info lxc-ls lxc-top lxc-wait lxc-monitor",
        "CONTAINER...",
        about="list, show and wait for containers",
        docs=DOCS,
        inert=INERT,
        options=[
            *NAMED,
            RCFILE,
            takes("-F/--fancy-format --filter -g/--groups -d/--delay -t/--timeout"),
            takes("--nesting", "[NUM]"),
            flags("-1/--line -f/--fancy --active --running --frozen --stopped --defined"),
            flags("-i/--ips -p/--pid -S/--stats -H/--no-humanize -b/--batch -r/--reverse"),
            flags("-Q/--quit", does="service.stop", because="ends the monitor of all"),
            takes("-c/--config"),
            takes("-s", "STATE?"),
            flags("--state"),
            takes("--sort"),
        ],
        examples="""
            lxc-ls -f                                        #=> read_only
            lxc-ls --fancy --running                         #=> read_only
            lxc-info -n 132 -iH                              #=> read_only
            lxc-info 132                                     #=> read_only
            lxc-info --help                                  #=> read_only
            lxc-wait -n 132 -s RUNNING                       #=> read_only
            lxc-monitor -Q                                   #=> disruptive service.stop
            lxc-ls -o log                                    #=> config_mutation fs.write
        """,
    ),
    tool(
        "lxc-checkconfig lxc-config",
        "KEY",
        about="show what the kernel and the settings allow",
        docs=DOCS,
        options=[flags("-l")],
        examples="""
            lxc-config -l                                    #=> read_only
            lxc-config lxc.lxcpath                           #=> read_only
            lxc-checkconfig                                  #=> read_only
        """,
    ),
    tool(
        "lxc-unshare",
        "COMMAND...:argv",
        about="run a command in new namespaces",
        docs=DOCS,
        inert=INERT,
        options=[
            *BASICS,
            takes("-s/--namespaces -u/--user -H/--hostname"),
            takes("-i/--ifname", does="net.config VALUE", because="takes the interface away from the host"),
            flags("-d/--daemon -M/--remount"),
        ],
        examples="""
            lxc-unshare -s NETWORK -- ip link                #=> read_only
            lxc-unshare -s NETWORK -i eth0 -- ip link        #=> disruptive net.config
            lxc-unshare -s NETWORK rm -rf /srv               #=> destructive fs.delete
            lxc-unshare -s NETWORK -o log -- ls              #=> config_mutation fs.write
        """,
    ),
    tool(
        "lxc-usernsexec",
        "COMMAND...:argv",
        about="run a command in a user namespace",
        docs=DOCS,
        posix=True,
        options=[takes("-m"), flags("-h -s")],
        rows=[when(unless="COMMAND -h", does="code.interactive")],
        examples="""
            lxc-usernsexec -m b:0:100000:1 -- ls             #=> read_only
            lxc-usernsexec -- rm -rf /srv                    #=> destructive fs.delete
            lxc-usernsexec                                   #=> unknown code.interactive
        """,
    ),
    tool(
        "lxc-update-config",
        about="bring the settings of a container up to date",
        docs=DOCS,
        inert="--help",
        options=[takes("-c/--config", writes="VALUE"), flags("-h/--help")],
        examples="""
            lxc-update-config -c /var/lib/lxc/x/config       #=> config_mutation fs.write
            lxc-update-config --help                         #=> read_only
        """,
    ),
]
