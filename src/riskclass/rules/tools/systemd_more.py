from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

COMMON: list[Option] = [flags("-h/--help --version --no-pager --no-legend --no-ask-password -q/--quiet")]
REMOTE: list[Option] = [
    *COMMON,
    takes("-H/--host", context="host:VALUE"),
    takes("-M/--machine", context="container:VALUE"),
]

TOOLS = [
    tool(
        "homectl",
        about="manage home directories that carry their account",
        docs="man:homectl(1)",
        inherits=True,
        inert="-h --help --version",
        options=[
            *REMOTE,
            takes("--identity --json -j/--export-format"),
            flags("-E --offline"),
            takes("--*", "[VALUE]"),
            takes("-c -d -u -G -P -b"),
        ],
        subs=[
            sub("list, inspect, authenticate, help", "USER..."),
            sub("activate, unlock", "USER...", does="fs.mount USER"),
            sub("deactivate, lock, lock-all, deactivate-all", "USER...", does="fs.unmount USER"),
            sub("create, register, adopt, add-signing-key", "USER...", does="access.grant USER"),
            sub("update, resize, rebalance", "USER SIZE", does="account.change USER"),
            sub("passwd", "USER", does="access.revoke USER"),
            sub("remove", "USER...", does="fs.delete USER", because="deletes the account with its home"),
            sub("unregister, remove-signing-key", "USER...", does="access.revoke USER"),
            sub("with", "USER COMMAND...:argv", does="fs.mount USER"),
            sub("firstboot", does="code.interactive"),
        ],
        examples="""
            homectl list                                    #=> read_only
            homectl activate me                             #=> reversible_low fs.mount
            homectl lock-all                                #=> disruptive fs.unmount
            homectl create me --storage=luks                #=> exposure access.grant
            homectl update me --shell=/bin/zsh              #=> config_mutation account.change
            homectl passwd me                               #=> disruptive access.revoke
            homectl remove me                               #=> destructive fs.delete
            homectl unregister me                           #=> disruptive access.revoke
            homectl with me -- rm -rf x                     #=> destructive fs.delete
            homectl firstboot                               #=> unknown code.interactive
            homectl remove --help                           #=> read_only
            homectl frobnicate                              #=> unknown unknown.subcommand
        """,
    ),
    tool(
        "portablectl",
        about="attach services that come in an image",
        docs="man:portablectl(1)",
        inherits=True,
        inert="-h --help --version",
        options=[
            *REMOTE,
            takes("-p/--profile --copy --extension"),
            flags("--runtime --no-reload --cat --enable --now --no-block --force --clean"),
        ],
        subs=[
            sub("list, inspect, is-attached", "IMAGE PREFIX..."),
            sub(
                "attach",
                "IMAGE PREFIX...",
                does="code.opaque IMAGE, service.enable",
                because="runs services of the image",
            ),
            sub("reattach", "IMAGE PREFIX...", does="code.opaque IMAGE, service.restart"),
            sub("detach", "IMAGE PREFIX...", does="service.stop IMAGE"),
            sub("read-only, set-limit", "IMAGE WORD", does="storage.change IMAGE"),
            sub("remove", "IMAGE...", does="storage.delete IMAGE"),
        ],
        examples="""
            portablectl list                                #=> read_only
            portablectl attach ./x.raw                      #=> unknown code.opaque
            portablectl reattach ./x.raw                    #=> unknown service.restart
            portablectl detach x                            #=> disruptive service.stop
            portablectl read-only x yes                     #=> config_mutation storage.change
            portablectl remove x                            #=> destructive storage.delete
            portablectl remove --help                       #=> read_only
        """,
    ),
    tool(
        "varlinkctl",
        about="ask services over Varlink",
        docs="man:varlinkctl(1)",
        inherits=True,
        inert="-h --help --version",
        options=[
            *COMMON,
            takes("--json --graceful --timeout --push-fd"),
            flags("--more --collect --oneway -j -E --system --user"),
        ],
        subs=[
            sub(
                "info, list-interfaces, list-methods, introspect",
                "ADDRESS WORD...",
                rows=[
                    when(
                        "ADDRESS=exec:*|ssh*:*|/*|./*",
                        unless="ADDRESS=/run/*|/var/run/*",
                        does="code.opaque ADDRESS",
                        because="starts what the address names",
                    ),
                ],
            ),
            sub("validate-idl", "FILE"),
            sub(
                "call",
                "ADDRESS METHOD TEXT",
                does="code.opaque METHOD",
                because="does what the service does on that call",
            ),
            sub("help, list-registry", "WORD..."),
        ],
        examples="""
            varlinkctl info /run/systemd/io.systemd.Hostname    #=> read_only
            varlinkctl introspect exec:/tmp/x                   #=> unknown code.opaque
            varlinkctl call /run/x a.b.C '{}'                   #=> unknown code.opaque
            varlinkctl validate-idl x.varlink                   #=> read_only
            varlinkctl call --help                              #=> read_only
        """,
    ),
    tool(
        "importctl",
        about="fetch, import and export images of machines",
        docs="man:importctl(1)",
        inherits=True,
        inert="-h --help --version",
        options=[
            *REMOTE,
            takes("--json --verify --format --class --keep-download"),
            flags("--read-only -m -P -S -C -N -j --force"),
        ],
        rows=[
            when("--force", does="guest.delete", because="takes the place of an image of that name"),
            when("--verify=no", does="guard.lower", because="takes an image that nobody signed"),
        ],
        subs=[
            sub("list-transfers, list-images", "NAME..."),
            sub("pull-tar, pull-raw, pull-oci", "URL NAME", does="guest.change URL"),
            sub("import-tar, import-raw, import-fs", "FILE NAME", does="guest.change FILE"),
            sub("export-tar, export-raw", "NAME FILE", writes="FILE|-"),
            sub("cancel-transfer", "ID...", does="process.signal ID"),
        ],
        examples="""
            importctl list-images                           #=> read_only
            importctl pull-raw https://x/y.raw y            #=> config_mutation guest.change
            importctl import-tar x.tar x                    #=> config_mutation guest.change
            importctl import-tar --force x.tar x            #=> destructive guest.delete
            importctl pull-raw --verify=no https://x/y.raw  #=> exposure guard.lower
            importctl export-tar x x.tar                    #=> config_mutation fs.write
            importctl cancel-transfer 1                     #=> disruptive process.signal
            importctl pull-raw --help                       #=> read_only
        """,
    ),
    tool(
        "systemd-dissect",
        "IMAGE WORD...",
        about="look into disk images, and mount them",
        docs="man:systemd-dissect(1)",
        inert="-h --help --version",
        options=[
            *COMMON,
            takes(
                "--fsck --growfs --discard --root-hash --root-hash-sig --verity-data --image-policy --json --loop-ref"
            ),
            takes("--mtree-hash --image-filter --copy-ownership"),
            flags(
                "-r/--read-only --mkdir --rmdir --in-memory -l/--list --mtree --discover --validate --usr-hash"
                " --system --user --all"
            ),
            flags("-m/--mount -M", does="fs.mount IMAGE"),
            flags("-u/--umount -U --detach", does="fs.unmount IMAGE"),
            flags("--attach", does="storage.change IMAGE"),
            flags("-x/--copy-from -a/--copy-to --make-archive --with"),
        ],
        rows=[
            when("-x", operands="IMAGE PATH TARGET", writes="TARGET|-"),
            when("-a", operands="IMAGE SOURCE TARGET", writes="IMAGE"),
            when("--make-archive", operands="IMAGE TARGET", writes="TARGET|-"),
            when("--with", operands="IMAGE COMMAND...:argv", does="fs.mount IMAGE"),
        ],
        examples="""
            systemd-dissect x.raw                           #=> read_only
            systemd-dissect -m x.raw /mnt                   #=> reversible_low fs.mount
            systemd-dissect -U /mnt                         #=> disruptive fs.unmount
            systemd-dissect --attach x.raw                  #=> config_mutation storage.change
            systemd-dissect -x x.raw /etc/hosts hosts       #=> config_mutation fs.write
            systemd-dissect -a x.raw hosts /etc/hosts       #=> config_mutation fs.write
            systemd-dissect --make-archive x.raw x.tar      #=> config_mutation fs.write
            systemd-dissect --with x.raw rm -rf y           #=> destructive
            systemd-dissect -m --help                       #=> read_only
        """,
    ),
    tool(
        "systemd-firstboot",
        about="set what a new system is asked first",
        docs="man:systemd-firstboot(1)",
        inert="-h --help --version",
        does="host.config",
        options=[
            *COMMON,
            takes(
                "--root --image --image-policy --locale --locale-messages --keymap --timezone --hostname --machine-id"
            ),
            takes("--root-shell --kernel-command-line --welcome"),
            takes("--root-password --root-password-file --root-password-hashed", does="access.grant VALUE"),
            flags("--delete-root-password", does="access.grant", because="anyone can log in as root"),
            flags("--reset", does="host.break"),
            flags("--prompt-locale --prompt-keymap --prompt-timezone --prompt-hostname --prompt-root-password"),
            flags("--prompt-root-shell --prompt --copy-locale --copy-keymap --copy-timezone --copy-root-password"),
            flags("--copy-root-shell --copy --force --setup-machine-id"),
        ],
        examples="""
            systemd-firstboot --locale=C.UTF-8              #=> config_mutation host.config
            systemd-firstboot --root-password=x             #=> exposure access.grant
            systemd-firstboot --delete-root-password        #=> exposure access.grant
            systemd-firstboot --reset                       #=> destructive host.break
            systemd-firstboot --help                        #=> read_only
        """,
    ),
    tool(
        "systemd-hwdb",
        about="build the database of hardware, or ask it",
        docs="man:systemd-hwdb(8)",
        inherits=True,
        inert="-h --help --version",
        options=[*COMMON, takes("-r/--root"), flags("-s/--strict --usr")],
        subs=[sub("query", "NAME"), sub("update", does="refresh")],
        examples="""
            systemd-hwdb query usb:v1                       #=> read_only
            systemd-hwdb update                             #=> reversible_low refresh
            systemd-hwdb update --help                      #=> read_only
        """,
    ),
    tool(
        "systemd-ac-power systemd-vpick systemd-tty-ask-password-agent",
        "WORD...",
        about="ask for power, a version of a file, or who waits for a password",
        input="part",
        docs="man:systemd-ac-power(1)",
        options=[
            *COMMON,
            takes("-B/--basename -V -A -S/--suffix -t/--type -p/--print --resolve"),
            flags("-v/--verbose --low --list --plymouth"),
            takes("--query --watch --wall --console", "[DEVICE]", does="code.interactive"),
        ],
        examples="""
            systemd-ac-power -v                             #=> read_only
            systemd-tty-ask-password-agent --list           #=> read_only
            systemd-tty-ask-password-agent --query          #=> unknown code.interactive
        """,
    ),
    tool(
        "kernel-install",
        about="add kernels to the boot loader, or remove them",
        docs="man:kernel-install(8)",
        inherits=True,
        inert="-h --help --version",
        options=[
            *COMMON,
            takes(
                "--esp-path --boot-path --make-entry-directory --entry-token --json --root --image"
                " --image-policy --entry-type"
            ),
            flags("-v/--verbose"),
        ],
        subs=[
            sub("inspect, list", "WORD..."),
            sub("add, add-all", "VERSION FILE...", does="host.boot VERSION"),
            sub(
                "remove",
                "VERSION",
                does="host.boot VERSION, fs.delete",
                because="deletes a kernel from the boot loader",
            ),
        ],
        examples="""
            kernel-install list                             #=> read_only
            kernel-install add 6.12 /boot/vmlinuz           #=> config_mutation host.boot
            kernel-install remove 6.12                      #=> destructive fs.delete
            kernel-install remove --help                    #=> read_only
        """,
    ),
]
