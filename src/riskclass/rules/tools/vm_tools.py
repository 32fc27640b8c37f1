from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

YES: list[Option] = [flags("-y/--yes --debug -h/--help --tty"), takes("--log-level --log-format")]

LIMACTL = tool(
    "limactl",
    about="run Linux machines on macOS and Linux",
    docs="https://lima-vm.io/docs/reference/",
    style="go",
    inherits=True,
    inert="-h --version",
    options=[*YES, flags("-v/--version")],
    subs=[
        sub(
            "list, ls, info, validate, show-ssh, disk list, disk ls, snapshot list, template list, help, network list",
            "WORD...",
            options=[
                takes("-f/--format --tag"),
                flags("-q/--quiet --json -l/--list-fields --all-fields --fill"),
            ],
        ),
        sub("completion bash, completion zsh, completion fish"),
        sub(
            "start, create, clone",
            "NAME...",
            does="guest.start NAME",
            options=[
                takes(
                    "--name --arch --containerd --cpus --disk --dns --memory --mount "
                    "--mount-type --network --plain --set --timeout --vm-type"
                ),
                takes("--video --rosetta --mount-inotify"),
                flags("--foreground --list-templates --mount-writable --start --mount-none"),
            ],
            rows=[
                when(
                    "NAME=./*|/*|http:*|https:*|*.yaml|*.yml",
                    does="code.opaque NAME",
                    because="a template runs scripts",
                ),
                when(
                    "--mount-writable --mount",
                    does="code.opaque --mount",
                    because="the machine has that folder at hand",
                ),
            ],
        ),
        sub(
            "shell",
            "NAME COMMAND...:argv",
            posix=True,
            context="guest:NAME",
            options=[takes("--shell --workdir"), flags("--reconnect --preserve-env --start")],
            rows=[
                when(unless="COMMAND", does="code.interactive"),
            ],
        ),
        sub("stop, restart", "NAME...", does="guest.disrupt NAME", options=[flags("-f/--force")]),
        sub(
            "delete, remove, rm, factory-reset, disk delete, disk rm, disk remove, snapshot delete, snapshot del",
            "NAME...",
            does="guest.delete NAME",
            options=[
                flags("-f/--force"),
                takes("--tag"),
            ],
        ),
        sub("snapshot create", "NAME", does="snapshot NAME", options=[takes("--tag")]),
        sub(
            "snapshot apply",
            "NAME",
            does="guest.delete NAME",
            because="what came since is lost",
            options=[takes("--tag")],
        ),
        sub(
            "edit, protect, unprotect, disk create, disk resize, disk unlock, start-at-login",
            "NAME",
            does="guest.change NAME",
            open=True,
        ),
        sub(
            "copy, cp",
            "SOURCE... TARGET",
            writes="TARGET",
            options=[flags("-r/--recursive -v/--verbose"), takes("--backend")],
        ),
        sub("prune", does="refresh", options=[flags("--keep-referred")]),
        sub("sudoers", "FILE", does="observe", options=[flags("--check")]),
        sub("tunnel", "NAME", does="net.tunnel NAME", options=[takes("--type --socks-port")]),
    ],
    examples="""
        limactl list                                #=> read_only
        limactl start default                       #=> reversible_low guest.start
        limactl start ./x.yaml                      #=> unknown code.opaque
        limactl start --mount-writable default      #=> unknown code.opaque
        limactl shell default uname -a              #=> read_only
        limactl shell default rm -rf /x             #=> destructive fs.delete
        limactl shell default                       #=> unknown code.interactive
        limactl stop default                        #=> disruptive guest.disrupt
        limactl delete default                      #=> destructive guest.delete
        limactl snapshot apply --tag x default      #=> destructive
        limactl copy default:/x /tmp/x              #=> reversible_low fs.scratch
        limactl prune                               #=> reversible_low
        limactl frobnicate                          #=> unknown unknown.subcommand
    """,
)

LIMA = tool(
    "lima",
    "COMMAND...:argv",
    about="run a command in the machine that limactl made",
    docs="https://lima-vm.io/docs/reference/",
    posix=True,
    context="guest:'default'",
    options=[flags("-h/--help")],
    rows=[when(unless="COMMAND -h", does="code.interactive")],
    examples="""
        lima uname -a                               #=> read_only
        lima rm -rf /x                              #=> destructive
        lima                                        #=> unknown code.interactive
        lima --frobnicate                           #=> unknown unknown.option
    """,
)

COLIMA = tool(
    "colima",
    about="run containers in a machine on macOS",
    docs="https://github.com/abiosoft/colima",
    style="go",
    inherits=True,
    inert="-h --version",
    options=[takes("-p/--profile"), flags("-h/--help -v/--verbose --very-verbose --version")],
    subs=[
        sub("status, list, ls, version, help, ssh-config", "WORD...", options=[flags("-e/--extended -j/--json")]),
        sub("completion bash, completion zsh, completion fish"),
        sub(
            "start",
            "NAME",
            does="guest.start NAME",
            options=[
                takes(
                    "-c/--cpu/--cpus -d/--disk -m/--memory -a/--arch -r/--runtime "
                    "-t/--vm-type --cpu-type -n/--dns --dns-host --env --hostname"
                ),
                takes(
                    "--kubernetes-version --k3s-arg --mount-type --ssh-port --disk-image "
                    "--port-forwarder --network-mode"
                ),
                takes("--network-interface --root-disk --gateway-address"),
                takes("--editor", "PROGRAM:argv"),
                flags("--edit/-e", does="code.interactive", because="opens an editor"),
                takes("-V/--mount", does="code.opaque VALUE", because="the machine has that folder at hand"),
                flags(
                    "--activate -k/--kubernetes -s/--ssh-agent --ssh-config -l/--layer "
                    "--network-address --network-host-addresses --foreground -f"
                ),
                flags("--save-config --vz-rosetta --nested-virtualization -z --binfmt --mount-inotify --template"),
            ],
        ),
        sub("stop, restart", "NAME", does="guest.disrupt NAME", options=[flags("-f/--force")]),
        sub("delete", "NAME", does="guest.delete NAME", options=[flags("-f/--force -d/--data")]),
        sub(
            "ssh",
            "-- COMMAND...:argv",
            context="guest:--profile",
            options=[],
            rows=[when(unless="COMMAND", does="code.interactive")],
        ),
        sub(
            "update, kubernetes start, kubernetes stop, kubernetes reset, kubernetes delete",
            "NAME",
            does="guest.disrupt NAME",
        ),
        sub(
            "template",
            does="code.interactive",
            because="opens an editor",
            options=[takes("--editor"), flags("--print")],
            inert="--print",
        ),
        sub("prune", does="refresh", options=[flags("-f/--force -a/--all")]),
    ],
    examples="""
        colima status                               #=> read_only
        colima start --cpu 4                        #=> reversible_low guest.start
        colima start --edit --editor ./x            #=> unknown code.interactive
        colima start --mount /srv:w                 #=> unknown code.opaque
        colima stop                                 #=> disruptive guest.disrupt
        colima delete -f                            #=> destructive guest.delete
        colima ssh -- uname                         #=> read_only
        colima ssh -- rm -rf /x                     #=> destructive
        colima ssh                                  #=> unknown code.interactive
        colima frobnicate                           #=> unknown unknown.subcommand
    """,
)

VBOX = tool(
    "VBoxManage vboxmanage",
    about="run machines in VirtualBox",
    docs="https://www.virtualbox.org/manual/topics/vboxmanage.html",
    inert="--version -V --help",
    options=[flags("-V/--version -q/--nologo --help -v"), takes("--settingspw --settingspwfile")],
    subs=[
        sub(
            "list, showvminfo, showmediuminfo, showhdinfo, getextradata, metrics list, metrics query, help",
            "WORD...",
            open=True,
        ),
        sub("guestproperty get, guestproperty enumerate, guestproperty wait", "WORD...", open=True),
        sub(
            "snapshot",
            "VM ACTION NAME",
            open=True,
            rows=[
                when("ACTION=take|edit", does="snapshot VM"),
                when("ACTION=delete|restore|restorecurrent", does="guest.delete VM", because="what came since is lost"),
            ],
        ),
        sub("startvm", "VM...", does="guest.start VM", open=True),
        sub(
            "controlvm",
            "VM ACTION WORD...",
            open=True,
            rows=[
                when(
                    "ACTION=poweroff|reset|acpipowerbutton|acpisleepbutton|savestate|pause|reboot|shutdown",
                    does="guest.disrupt VM",
                ),
                when(
                    "ACTION",
                    unless="ACTION=poweroff|reset|acpipowerbutton|acpisleepbutton|savestate|pause|reboot|shutdown|screenshotpng",
                    does="guest.change VM",
                ),
                when(
                    "ACTION=keyboardputstring|keyboardputscancode|keyboardputfile",
                    does="code.opaque WORD",
                    because="types into the machine",
                ),
                when("ACTION=screenshotpng", writes="WORD"),
            ],
        ),
        sub(
            "guestcontrol",
            "VM ACTION WORD...",
            does="code.opaque VM",
            because="runs programs in the machine, or copies from and to it",
            open=True,
        ),
        sub(
            "unregistervm",
            "VM",
            does="guest.change VM",
            options=[flags("--delete/--delete-all", does="guest.delete VM"), takes("--password")],
        ),
        sub(
            "closemedium", "KIND FILE", does="guest.change FILE", options=[flags("--delete", does="guest.delete FILE")]
        ),
        sub("discardstate", "VM", does="guest.delete VM", because="what the machine was doing is lost"),
        sub(
            "createvm, modifyvm, registervm, createmedium, createhd, modifymedium, "
            "modifyhd, storagectl, storageattach, setextradata, clonevm,"
            " clonemedium, clonehd, movevm, import, sharedfolder add, sharedfolder "
            "remove, guestproperty set, guestproperty unset,"
            " setproperty, mediumproperty set, encryptmedium, encryptvm, usbfilter "
            "add, usbfilter modify, usbfilter remove, adoptstate,"
            " bandwidthctl, convertfromraw, modifynvram, unattended",
            "WORD...",
            does="guest.change WORD",
            open=True,
        ),
        sub(
            "export",
            "VM...",
            does="guest.change VM",
            options=[
                takes("-o/--output", writes="VALUE"),
                takes("--vsys --product --vendor --version --description --eula --eulafile --cloud"),
            ],
        ),
        sub(
            "hostonlyif create, hostonlyif remove, hostonlyif ipconfig, hostonlynet"
            " add, hostonlynet remove, hostonlynet modify, dhcpserver add, "
            "dhcpserver modify, dhcpserver remove, natnetwork add, natnetwork "
            "remove, natnetwork modify, natnetwork start, natnetwork stop",
            "WORD...",
            does="net.config WORD",
            open=True,
        ),
        sub(
            "extpack install",
            "FILE",
            does="code.opaque FILE",
            because="an extension is a program",
            options=[flags("--replace"), takes("--accept-license")],
        ),
        sub("extpack uninstall, extpack cleanup", "NAME", does="package.install NAME", options=[flags("--force")]),
        sub("debugvm", "VM WORD...", does="guest.change VM", open=True),
    ],
    examples="""
        VBoxManage list vms                         #=> read_only
        VBoxManage showvminfo web --machinereadable #=> read_only
        VBoxManage startvm web --type headless      #=> reversible_low guest.start
        VBoxManage controlvm web poweroff           #=> disruptive guest.disrupt
        VBoxManage controlvm web keyboardputstring x    #=> unknown code.opaque
        VBoxManage controlvm web screenshotpng /tmp/a.png   #=> reversible_low
        VBoxManage controlvm web setlinkstate1 off  #=> config_mutation guest.change
        VBoxManage snapshot web take x              #=> reversible_low snapshot
        VBoxManage snapshot web restore x           #=> destructive guest.delete
        VBoxManage snapshot web list                #=> read_only
        VBoxManage modifyvm web --memory 2048       #=> config_mutation guest.change
        VBoxManage guestcontrol web run /bin/ls     #=> unknown code.opaque
        VBoxManage unregistervm web                 #=> config_mutation
        VBoxManage unregistervm web --delete        #=> destructive guest.delete
        VBoxManage closemedium disk a.vdi --delete  #=> destructive
        VBoxManage export web -o a.ova              #=> config_mutation fs.write
        VBoxManage extpack install x                #=> unknown
        VBoxManage --version                        #=> read_only
        VBoxManage frobnicate                       #=> unknown unknown.subcommand
    """,
)

TOOLS = [LIMACTL, LIMA, COLIMA, VBOX]
