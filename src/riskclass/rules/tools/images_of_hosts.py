from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

SYSROOT = takes("--sysroot")
REPO: list[Option] = [takes("--repo"), flags("-h/--help -v/--verbose --version")]
BOOT = flags("-r/--reboot -k/--kexec", does="host.reboot")

OSTREE = tool(
    "ostree",
    about="versions of a whole system, as files",
    docs="man:ostree(1)",
    inert="-h --version",
    options=REPO,
    subs=[
        sub(
            "cat, checksum, diff, log, ls, rev-parse, show, find-remotes, remote "
            "list, remote show-url, remote list-cookies,"
            " remote gpg-list-keys, admin status, admin config-diff, help",
            "WORD...",
            options=[
                *REPO,
                SYSROOT,
                takes("--owner-uid --owner-gid --cache-dir --finders --os --print-variant-type --print-metadata-key"),
                takes("--print-detached-metadata-key --gpg-homedir --gpg-verify-remote"),
                flags(
                    "--ignore-xattrs --stats --fs-diff --no-xattrs --raw -d/--dironly "
                    "-R/--recursive -C/--checksum -X/--xattrs"
                ),
                flags(
                    "--nul-filenames-only -S/--single/--skip-signatures --print-related "
                    "--list-metadata-keys --print-hex"
                ),
                flags(
                    "--list-detached-metadata-keys --print-sizes -B/--no-byteswap "
                    "-u/--show-urls -V/--verify -D/--is-default"
                ),
            ],
        ),
        sub(
            "remote refs, remote summary",
            "NAME",
            does="net.query NAME",
            options=[
                *REPO,
                takes("--print-metadata-key --cache-dir"),
                flags("-r/--revision --raw --list-metadata-keys"),
            ],
        ),
        sub(
            "fsck",
            inert="-h",
            options=[
                *REPO,
                flags("--add-tombstones -q/--quiet -a/--all --verify-bindings --verify-back-refs"),
                flags("--delete", does="fs.delete", because="removes what is broken"),
            ],
        ),
        sub(
            "refs",
            "NAME...",
            inert="-h",
            options=[
                *REPO,
                takes("--create", does="vcs.local VALUE"),
                flags("--delete", does="vcs.discard NAME"),
                flags("--list -r/--revision -c/--collections --force"),
                flags("-A/--alias"),
            ],
        ),
        sub(
            "config",
            "WORD...",
            inert="-h",
            options=[*REPO, takes("--group")],
            rows=[when("WORD=set|unset", does="host.config WORD")],
        ),
        sub(
            "summary",
            inert="-h",
            options=[
                *REPO,
                takes("--print-metadata-key --gpg-sign --gpg-homedir --sign --sign-type -m/--add-metadata"),
                flags("--view --raw --list-metadata-keys"),
                flags("-u/--update", does="vcs.local"),
            ],
        ),
        sub("init, commit, gpg-sign, sign, create-usb", "WORD...", does="vcs.local WORD", inert="-h", open=True),
        sub(
            "checkout",
            "COMMIT TARGET",
            writes="TARGET",
            inert="-h",
            options=[
                *REPO,
                takes("--subpath --from-file --fsync --skip-list --selinux-policy --selinux-prefix"),
                flags(
                    "-U/--user-mode --disable-cache --union --union-add --union-identical "
                    "--whiteouts --allow-noent --from-stdin"
                ),
                flags(
                    "--process-passthrough-whiteouts -H/--require-hardlinks -C/--force-copy"
                    " -M/--bareuseronly-dirs --composefs"
                ),
                flags("--composefs-noverity -z/--force-copy-zerosized"),
            ],
        ),
        sub(
            "export",
            "COMMIT",
            inert="-h",
            options=[*REPO, takes("--subpath --prefix"), takes("-o/--output", writes="VALUE|-"), flags("--no-xattrs")],
        ),
        sub("pull, pull-local", "WORD...", does="vcs.local WORD, net.query", inert="-h", open=True),
        sub(
            "prune",
            does="vcs.discard",
            inert="-h --no-prune",
            options=[
                *REPO,
                takes(
                    "--depth --delete-commit --keep-younger-than --static-deltas-only "
                    "--retain-branch-depth --only-branch"
                ),
                flags("--no-prune --refs-only --commit-only"),
            ],
        ),
        sub("reset", "REF COMMIT", does="vcs.discard REF", inert="-h", options=REPO),
        sub(
            "remote add, remote delete, remote gpg-import, remote add-cookie, remote delete-cookie",
            "WORD...",
            does="host.config WORD",
            because="changes where systems come from, or who is trusted",
            inert="-h",
            open=True,
        ),
        sub(
            "admin pin, admin cleanup, admin set-origin, admin set-default, admin "
            "os-init, admin stateroot-init, admin lock-finalization, admin "
            "post-copy, admin kargs *",
            "WORD...",
            does="host.boot WORD",
            inert="-h",
            open=True,
        ),
        sub(
            "admin deploy, admin upgrade, admin switch",
            "WORD...",
            does="host.boot WORD",
            inert="-h",
            options=[
                *REPO,
                SYSROOT,
                BOOT,
                takes(
                    "--os --stateroot --origin-file --karg --karg-append --karg-delete "
                    "--overlay-initrd --override-commit"
                ),
                flags(
                    "--no-prune --no-merge --retain --stage --lock-finalization "
                    "--retain-pending --retain-rollback --not-as-default"
                ),
                flags("--karg-proc-cmdline --karg-none --allow-downgrade --pull-only --deploy-only"),
            ],
        ),
        sub(
            "admin undeploy", "NUMBER", does="host.boot NUMBER, fs.delete NUMBER", inert="-h", options=[*REPO, SYSROOT]
        ),
        sub("admin unlock", does="host.config", inert="-h", options=[*REPO, SYSROOT, flags("--hotfix --transient")]),
        sub(
            "admin init-fs",
            "PATH",
            does="fs.create PATH",
            inert="-h",
            options=[*REPO, SYSROOT, takes("-E/--epoch"), flags("--modern")],
        ),
    ],
    examples="""
        ostree admin status                                 #=> read_only
        ostree log fedora/x                                 #=> read_only
        ostree --repo=r refs                                #=> read_only
        ostree refs --delete x                              #=> destructive vcs.discard
        ostree fsck                                         #=> read_only
        ostree fsck --delete                                #=> destructive fs.delete
        ostree config get core.mode                         #=> read_only
        ostree config set core.mode bare                    #=> config_mutation host.config
        ostree commit -b x --tree=dir=d                     #=> reversible_low vcs.local
        ostree checkout x out                               #=> config_mutation fs.write
        ostree export x -o out.tar                          #=> config_mutation fs.write
        ostree pull fedora x                                #=> reversible_low vcs.local
        ostree prune                                        #=> destructive vcs.discard
        ostree remote add x https://x                       #=> config_mutation host.config
        ostree admin deploy x                               #=> config_mutation host.boot
        ostree admin upgrade -r                             #=> disruptive host.reboot
        ostree admin undeploy 1                             #=> destructive
        ostree frobnicate                                   #=> unknown unknown.subcommand
    """,
)

RPM: list[Option] = [
    takes("--os --sysroot --stateroot --cache-dir --releasever"),
    flags("-h/--help --version --peer -q/--quiet"),
]
CHANGE: list[Option] = [
    *RPM,
    BOOT,
    takes("--install --uninstall --enablerepo --disablerepo --register-driver --remote --branch --deploy-index"),
    flags(
        "-C/--cache-only --download-only --allow-inactive --idempotent "
        "--lock-finalization --unchanged-exit-77 --skip-purge"
    ),
    flags(
        "--allow-downgrade --preview --check --bypass-driver "
        "--disallow-downgrade --upgrade-unchanged-exit-77 "
        "--trigger-automatic-update-policy"
    ),
    flags("--apply-live/-A", does="host.config"),
    flags("-y/--assumeyes --force-replacefiles --all --disable --no-layering --no-overrides"),
]

RPM_OSTREE = tool(
    "rpm-ostree",
    about="change a host's system as a whole, from the next start on",
    docs="man:rpm-ostree(1)",
    inherits=False,
    inert="-h --version",
    options=RPM,
    subs=[
        sub(
            "status, db diff, db list, db version, search, help, compose *-help",
            "WORD...",
            options=[
                *RPM,
                takes("--format -F --repo --jsonpath"),
                flags("--json -v/--verbose --advisories/-a -b/--booted --pending-exit-77 --changelogs/-c"),
            ],
        ),
        sub("refresh-md", does="refresh", options=[*RPM, flags("-f/--force")]),
        sub("cancel", does="service.stop", options=RPM),
        sub(
            "cleanup",
            does="host.boot",
            because="removes deployments that could be started",
            inert="-h",
            options=[
                *RPM,
                flags("-b/--base -r/--rollback -p/--pending -m/--repomd"),
            ],
        ),
        sub(
            "install, uninstall, upgrade, update, deploy, rebase, rollback, reset, "
            "override replace, override remove, override reset,"
            " pkg-add, pkg-remove, remove",
            "WORD...",
            does="host.boot WORD",
            because="counts from the next start on",
            inert="-h --preview --check",
            options=CHANGE,
            rows=[when("WORD=./*|/*|http:*|https:*", does="code.opaque WORD", because="a package may be anything")],
        ),
        sub(
            "kargs",
            inert="-h",
            options=[
                *RPM,
                BOOT,
                takes("--append --append-if-missing --delete --delete-if-present --replace", does="host.boot VALUE"),
                takes("--deploy-index --import-proc-cmdline --unchanged-exit-77"),
                flags("--editor", does="host.boot"),
                flags("--lock-finalization"),
            ],
        ),
        sub(
            "initramfs, initramfs-etc",
            does="host.boot",
            inert="-h",
            options=[
                *RPM,
                BOOT,
                takes("--arg --track --untrack"),
                flags("--enable --disable --lock-finalization --untrack-all --force-sync"),
            ],
        ),
        sub(
            "apply-live",
            does="host.config",
            because="changes what runs",
            options=[*RPM, takes("--target"), flags("--reset --allow-replacement")],
        ),
        sub("usroverlay", does="host.config", options=RPM),
        sub("reload", does="service.reload", options=RPM),
    ],
    examples="""
        rpm-ostree status --json                            #=> read_only
        rpm-ostree db diff                                  #=> read_only
        rpm-ostree upgrade                                  #=> config_mutation host.boot
        rpm-ostree upgrade --check                          #=> read_only
        rpm-ostree install htop                             #=> config_mutation host.boot
        rpm-ostree install -r htop                          #=> disruptive host.reboot
        rpm-ostree install ./x.rpm                          #=> unknown code.opaque
        rpm-ostree rollback                                 #=> config_mutation
        rpm-ostree kargs                                    #=> read_only
        rpm-ostree kargs --append=quiet                     #=> config_mutation host.boot
        rpm-ostree refresh-md                               #=> reversible_low refresh
        rpm-ostree cleanup -r                               #=> config_mutation
        rpm-ostree frobnicate                               #=> unknown unknown.subcommand
    """,
)

BOOTC = tool(
    "bootc",
    about="change a host's system to an image, from the next start on",
    docs="https://bootc-dev.github.io/bootc/",
    inert="-h -V",
    options=[flags("-h/--help -V/--version")],
    subs=[
        sub(
            "status, help, container lint, image list",
            "WORD...",
            options=[
                takes("--format --format-version --type --rootfs"),
                flags("--json --booted -h/--help -v --no-truncate"),
            ],
        ),
        sub(
            "upgrade, update",
            does="host.boot",
            because="counts from the next start on",
            inert="-h --check",
            options=[
                flags("--apply", does="host.reboot"),
                flags("-q/--quiet --check -h/--help"),
                takes("--soft-reboot"),
            ],
        ),
        sub(
            "switch",
            "IMAGE",
            does="host.boot IMAGE",
            because="counts from the next start on",
            inert="-h",
            options=[
                flags("--apply", does="host.reboot"),
                takes("--transport --target --soft-reboot"),
                flags("--enforce-container-sigpolicy --retain -q/--quiet -h/--help --mutate-in-place"),
            ],
        ),
        sub(
            "rollback, edit",
            does="host.boot",
            inert="-h",
            options=[takes("-f/--filename"), flags("--apply -h/--help -q")],
        ),
        sub("usr-overlay, usroverlay", does="host.config", inert="-h", options=[flags("-h/--help")]),
        sub("install to-disk", "DEVICE", does="disk.write DEVICE", inert="-h", open=True),
        sub(
            "install to-filesystem, install to-existing-root, install reset",
            "PATH",
            does="host.break PATH",
            because="replaces the system there",
            inert="-h",
            open=True,
        ),
    ],
    examples="""
        bootc status                                        #=> read_only
        bootc upgrade --check                               #=> read_only
        bootc upgrade                                       #=> config_mutation host.boot
        bootc upgrade --apply                               #=> disruptive host.reboot
        bootc switch quay.io/x/y                            #=> config_mutation host.boot
        bootc rollback                                      #=> config_mutation
        bootc install to-disk /dev/sda                      #=> destructive disk.write
        bootc install to-existing-root                      #=> destructive
        bootc frobnicate                                    #=> unknown unknown.subcommand
    """,
)

CREATE: list[Option] = [
    takes("--init-hooks --pre-init-hooks", "TEXT:sh"),
    takes("-a/--additional-flags", does="code.opaque VALUE", because="gives options to the container's manager"),
    takes("-i/--image -n/--name --hostname -c/--clone -H/--home --volume --additional-packages -ap --platform"),
    flags(
        "-p/--pull -Y/--yes -r/--root -I/--init --nvidia --unshare-devsys "
        "--unshare-groups --unshare-ipc --unshare-netns"
    ),
    flags(
        "--unshare-process --unshare-all -C/--compatibility -h/--help --no-entry -d/--dry-run -v/--verbose -V/--version"
    ),
    flags("--absolutely-disable-root-password-i-am-really-positively-sure"),
]
AT_HAND = "the container has the home folder and the host at hand"

DISTROBOX = tool(
    "distrobox",
    about="run other distributions in containers that see the home folder",
    docs="https://distrobox.it/",
    inert="-h --help",
    options=[flags("-h/--help -V/--version")],
    subs=[
        sub(
            "list, ls, version, help",
            "WORD...",
            options=[flags("-r/--root --no-color -h/--help -v/--verbose -V/--version")],
        ),
        sub("create", "NAME", does="code.opaque NAME", because=AT_HAND, inert="-h -C -d -V", options=CREATE),
        sub(
            "enter",
            "NAME -- COMMAND...:argv",
            context="container:NAME",
            does="guest.start NAME",
            inert="-h -d -V",
            options=[
                takes("-n/--name", context="container:VALUE"),
                takes("-e", "COMMAND...:argv"),
                takes(
                    "-a/--additional-flags",
                    does="code.opaque VALUE",
                    because="gives options to the container's manager",
                ),
                flags(
                    "--clean-path -T/--no-tty -nw/--no-workdir -h/--help -r/--root "
                    "-d/--dry-run -v/--verbose -V/--version"
                ),
            ],
            rows=[when(unless="COMMAND -e -h -d -V", does="code.interactive")],
        ),
        sub("ephemeral", "NAME", does="code.opaque NAME", because=AT_HAND, inert="-h", options=CREATE),
        sub(
            "rm",
            "NAME...",
            does="guest.delete NAME",
            inert="-h",
            options=[
                flags("-a/--all -f/--force -r/--root -h/--help -v/--verbose -V/--version -Y/--yes"),
                flags("--rm-home", does="fs.delete"),
            ],
        ),
        sub(
            "stop",
            "NAME...",
            does="guest.disrupt NAME",
            inert="-h",
            options=[flags("-a/--all -Y/--yes -r/--root -h/--help -v/--verbose -V/--version")],
        ),
        sub(
            "upgrade",
            "NAME...",
            does="guest.change NAME",
            inert="-h",
            options=[flags("-a/--all --running -r/--root -h/--help -v/--verbose -V/--version")],
        ),
        sub(
            "assemble create, assemble rm",
            does="code.project",
            because="makes the containers that a file lists",
            inert="-d",
            options=[
                takes("--file -n/--name"),
                flags("-R/--replace -d/--dry-run -v/--verbose -V/--version"),
            ],
        ),
        sub(
            "generate-entry",
            "NAME",
            does="fs.write",
            inert="-h",
            options=[
                takes("-i/--icon"),
                flags("-a/--all -d/--delete -r/--root -h/--help -v/--verbose -V/--version"),
            ],
        ),
    ],
    examples="""
        distrobox list                                      #=> read_only
        distrobox create -n x -i fedora:41                  #=> unknown code.opaque
        distrobox create --dry-run -n x -i fedora:41        #=> read_only
        distrobox create -n x --init-hooks 'rm -rf ~/y'     #=> destructive
        distrobox enter x -- ls                             #=> reversible_low guest.start
        distrobox enter x -- rm -rf ~/y                     #=> destructive
        distrobox enter x                                   #=> unknown code.interactive
        distrobox rm x                                      #=> destructive guest.delete
        distrobox stop x                                    #=> disruptive guest.disrupt
        distrobox upgrade --all                             #=> config_mutation
        distrobox assemble create                           #=> unknown code.project
        distrobox generate-entry x                          #=> config_mutation
        distrobox frobnicate                                #=> unknown unknown.subcommand
    """,
)

BOX: list[Option] = [
    takes("-c/--container -d/--distro -i/--image -r/--release"),
    flags("-h/--help -y/--assumeyes -v/--verbose --log-podman"),
    takes("--log-level --authfile"),
]

TOOLBOX = tool(
    "toolbox",
    about="run tools in containers that see the home folder",
    docs="man:toolbox(1)",
    style="go",
    inert="-h --version",
    options=[*BOX, flags("--version")],
    subs=[
        sub("list, help", "WORD...", options=[*BOX, flags("--containers --images")]),
        sub("create", "NAME", does="code.opaque NAME", because=AT_HAND, inert="-h", options=BOX),
        sub("enter", "NAME", does="code.interactive NAME", inert="-h", options=BOX),
        sub(
            "run",
            "COMMAND...:argv",
            posix=True,
            does="guest.start",
            inert="-h",
            options=[*BOX, takes("--preserve-fds")],
        ),
        sub("rm, rmi", "NAME...", does="guest.delete NAME", inert="-h", options=[*BOX, flags("-a/--all -f/--force")]),
    ],
    examples="""
        toolbox list                                        #=> read_only
        toolbox create -d fedora                            #=> unknown code.opaque
        toolbox run ls                                      #=> reversible_low guest.start
        toolbox run -c x rm -rf ~/y                         #=> destructive
        toolbox enter                                       #=> unknown code.interactive
        toolbox rm x                                        #=> destructive guest.delete
        toolbox frobnicate                                  #=> unknown unknown.subcommand
    """,
)

TIMESHIFT = tool(
    "timeshift",
    about="snapshots of a host, and back to them",
    docs="man:timeshift(1)",
    inert="--help --version",
    options=[
        takes("--comments --tags --snapshot --target/--target-device --grub/--grub-device --snapshot-device"),
        flags("--create --check", does="snapshot"),
        flags("--restore", does="fs.delete", because="puts the system back, and what came since is lost"),
        flags("--delete", does="storage.delete --snapshot"),
        flags("--delete-all", does="storage.delete", because="deletes all snapshots"),
        flags(
            "--list/--list-snapshots --list-devices --skip-grub --yes --btrfs "
            "--rsync --debug --verbose --quiet --scripted"
        ),
        flags("--help --version"),
    ],
    examples="""
        timeshift --list                                    #=> read_only
        timeshift --create --comments x                     #=> reversible_low snapshot
        timeshift --restore --snapshot x --yes              #=> destructive fs.delete
        timeshift --delete --snapshot x                     #=> destructive storage.delete
        timeshift --delete-all                              #=> destructive
        timeshift --frobnicate                              #=> unknown unknown.option
    """,
)

TOOLS = [OSTREE, RPM_OSTREE, BOOTC, DISTROBOX, TOOLBOX, TIMESHIFT]
