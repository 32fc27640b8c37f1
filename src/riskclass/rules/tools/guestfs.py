from __future__ import annotations

from riskclass.model.tables import Option, flags, takes, tool, when

DOCS = "https://libguestfs.org/"
HELP = "--help -V --version --long-options --short-options"
#: What the tools share: a disk image or a guest of libvirt, and how to open it.
OPENS: list[Option] = [
    takes("-a/--add -d/--domain --key"),
    takes("-c/--connect", "ADDRESS:libvirt_uri"),
    takes("--color/--colors/--colour/--colours", "[WHEN]"),
    takes("--machine-readable", "[TO]"),
    flags("-x -v/--verbose -V/--version --help --echo-keys --keys-from-stdin -q/--quiet --wrap"),
    flags("--long-options --short-options --debug-gc"),
]
#: Those in C take these two behind = or without a value (getopt_long), those in OCaml always with one.
DISK: list[Option] = [*OPENS, takes("--format --blocksize", "[HOW]")]
IMAGE: list[Option] = [*OPENS, takes("--format --blocksize")]
TELLS = when("--machine-readable=file:*", unless=HELP, runs="--machine-readable:file_inside")
#: With -a or -d the guest is named there, else by the first word.
LISTING: list[Option] = [
    flags("-h/--human-readable --csv -l/--long --uuid/--uuids -i/--inodes --extra-stats --times --time-days"),
    flags("--time-relative --time-t --uids --xattrs --atime --dir-links --dir-times --all -R/--recursive"),
    takes("--checksum", "[HOW]"),
    takes("-m/--mount -P"),
]
IN_GUEST = "guest"

#: Customizing, shared by virt-customize, virt-builder, virt-sysprep and virt-v2v.
CUSTOMIZE: list[Option] = [
    takes(
        "--append-line --chmod --chown --copy --copy-in --hostname --inject-qemu-ga --inject-virtio-win --install"
        " --link --mkdir --move --password-crypto --timezone --touch --tar-in --uninstall --upload --write"
        " --firstboot-install"
        " --sm-attach --sm-credentials"
    ),
    takes("--root-password --password --ssh-inject", does="access.grant VALUE"),
    takes(
        "--delete --scrub --truncate --truncate-recursive",
        does="guest.delete VALUE",
        because="deletes or empties files in the guest",
    ),
    takes("--run-command --firstboot-command", "COMMAND:sh", context=IN_GUEST),
    takes("--run --firstboot", "SCRIPT:@sh", context=IN_GUEST),
    takes("--commands-from-file", does="code.injected VALUE", because="the file says what to do"),
    takes("--edit", does="code.injected VALUE", because="runs Perl"),
    flags("--update --sm-register --sm-remove --sm-unregister --no-logfile --no-selinux-relabel --selinux-relabel"),
]

CAT = tool(
    "virt-cat virt-tail",
    "GUEST FILE...",
    about="show a file of a guest's disk",
    docs=DOCS,
    reads="FILE",
    inert=HELP,
    options=[*DISK, takes("-m/--mount"), flags("-f/--follow")],
    rows=[when("-a -d", operands="FILE...", reads="FILE")],
    examples="""
        virt-cat -d web /etc/fstab                      #=> read_only
        virt-cat web /etc/fstab                         #=> read_only
        virt-cat -a disk.img -m /dev/sda1 /etc/hosts    #=> read_only
        virt-cat -d web /etc/shadow                     #=> exposure secret.read
        virt-cat web /root/.ssh/id_rsa                  #=> exposure secret.read
        virt-cat -a disk.img --format /etc/shadow       #=> exposure secret.read
        virt-cat -a disk.img --format=raw /etc/hosts    #=> read_only
        virt-cat -c 'qemu+ext://h/system?command=/tmp/x' -d web /etc/fstab  #=> unknown code.injected
        virt-tail -f -d web /var/log/messages           #=> read_only
        virt-cat --frobnicate -d web /etc/fstab         #=> unknown unknown.option
    """,
)

LOOK = tool(
    "virt-df virt-ls virt-inspector virt-filesystems virt-log virt-alignment-scan virt-diff virt-drivers",
    "WORD...",
    about="look at a guest's disk: what is on it, and how full it is",
    docs=DOCS,
    inert=HELP,
    options=[
        *DISK,
        *LISTING,
        takes("--xpath -A -D"),
        takes("--parts/--partitions", "[NAME]"),
        flags("--no-applications --no-icon --one-per-guest --blkdevs/--block-devices --extra --filesystems"),
        flags("--lvs/--logvols/--logical-volumes --no-title --pvs/--physvols/--physical-volumes"),
        flags("--vgs/--volgroups/--volume-groups"),
    ],
    examples="""
        virt-df -h                                      #=> read_only
        virt-df -a disk.qcow2                           #=> read_only
        virt-ls -lR -d web /etc                         #=> read_only
        virt-filesystems --all --long --uuid -h -a disk.img  #=> read_only
        virt-inspector -d web                           #=> read_only
        virt-log -d web                                 #=> read_only
        virt-diff -a old.img -A new.img                 #=> read_only
        virt-df -c 'qemu+ext://h/system?command=/tmp/x' #=> unknown code.injected
        virt-df --frobnicate                            #=> unknown unknown.option
    """,
)

EDIT = tool(
    "virt-edit",
    "GUEST FILE...",
    about="change a file on a guest's disk",
    docs=DOCS,
    inert=HELP,
    does="guest.change FILE",
    options=[
        *DISK,
        takes("-b/--backup -m/--mount"),
        takes("-e/--edit/--expr", does="code.opaque VALUE", because="runs Perl"),
    ],
    rows=[
        when("-a -d", operands="FILE..."),
        when(unless=f"-e {HELP}", does="code.interactive", because="opens an editor"),
    ],
    examples="""
        virt-edit -d web /etc/fstab                     #=> unknown code.interactive
        virt-edit web /etc/fstab -e 's/a/b/'            #=> unknown code.opaque
        virt-edit --help                                #=> read_only
        virt-edit -c 'x?command=/tmp/x' -e 1 -d web /f  #=> unknown code.injected
    """,
)

COPY_OUT = tool(
    "virt-copy-out virt-tar-out",
    "PATH... TARGET",
    about="copy files out of a guest's disk",
    docs=DOCS,
    reads="PATH",
    writes="TARGET|-",
    inert=HELP,
    options=[*DISK, takes("-m/--mount")],
    examples="""
        virt-copy-out -d web /etc/hosts /tmp            #=> reversible_low fs.scratch
        virt-copy-out -d web /etc/hosts .               #=> config_mutation fs.write
        virt-copy-out -d web /etc/shadow /tmp           #=> exposure secret.read
        virt-tar-out -d web /etc -                      #=> read_only
        virt-copy-out -c 'x?command=/tmp/x' -d web / .  #=> unknown code.injected
        virt-copy-out --help                            #=> read_only
    """,
)

COPY_IN = tool(
    "virt-copy-in virt-tar-in",
    "FILE... PATH",
    about="copy files onto a guest's disk",
    docs=DOCS,
    does="guest.change PATH",
    inert=HELP,
    options=[*DISK, takes("-m/--mount")],
    examples="""
        virt-copy-in -a disk.img motd /etc              #=> config_mutation guest.change
        virt-tar-in -a disk.img x.tar /                 #=> config_mutation guest.change
        virt-tar-in -c 'x?command=/tmp/x' -d web f /    #=> unknown code.injected
        virt-tar-in --version                           #=> read_only
    """,
)

KERNEL = tool(
    "virt-get-kernel",
    about="copy kernel and first file system out of a guest's disk",
    docs=DOCS,
    does="fs.create cwd",
    inert=HELP,
    options=[*IMAGE, takes("-o/--output", writes="VALUE"), takes("--prefix"), flags("--unversioned-names")],
    rows=[TELLS],
    examples="""
        virt-get-kernel -a disk.img                     #=> reversible_low fs.create
        virt-get-kernel -a disk.img -o /srv/k           #=> config_mutation fs.write
        virt-get-kernel -d web -c 'x?command=/tmp/x'    #=> unknown code.injected
        virt-get-kernel --help                          #=> read_only
    """,
)

FORMAT = tool(
    "virt-format",
    about="make a disk empty",
    docs=DOCS,
    does="guest.delete -a",
    because="erases the disk",
    inert=HELP,
    options=[
        takes("-a/--add", deletes="VALUE"),
        takes("--filesystem --label"),
        takes("--format --blocksize", "[HOW]"),
        takes("--lvm --partition", "[NAME]"),
        takes("--color/--colors/--colour/--colours", "[WHEN]"),
        flags("--wipe -q/--quiet -x -v/--verbose -V/--version --help --wrap --long-options --short-options"),
    ],
    examples="""
        virt-format -a disk.img --filesystem=ext4       #=> destructive fs.delete
        virt-format -a /dev/sdb                         #=> destructive disk.write
        virt-format --help                              #=> read_only
    """,
)

MAKE_FS = tool(
    "virt-make-fs",
    "SOURCE IMAGE",
    about="make a disk image of a folder or an archive",
    docs=DOCS,
    reads="SOURCE",
    writes="IMAGE",
    inert=HELP,
    options=[
        takes("-F/--format --label -s/--size -t/--type --blocksize"),
        takes("--partition", "[TYPE]"),
        takes("--color/--colors/--colour/--colours", "[WHEN]"),
        flags("--floppy -x -v/--verbose -V/--version --help --wrap --long-options --short-options"),
    ],
    examples="""
        virt-make-fs --type=ext4 /srv/www disk.img      #=> config_mutation fs.write
        virt-make-fs x.tar /tmp/disk.img                #=> reversible_low
        virt-make-fs x.tar /dev/sdb                     #=> destructive disk.write
        virt-make-fs --help                             #=> read_only
    """,
)

RESIZE = tool(
    "virt-resize",
    "SOURCE TARGET",
    about="copy a disk onto another, with partitions of other sizes",
    docs=DOCS,
    writes="TARGET",
    inert=f"{HELP} -n --dry-run --dryrun",
    options=[
        takes("--format --key"),
        takes("--color/--colors/--colour/--colours", "[WHEN]"),
        takes("--machine-readable", "[TO]"),
        flags("-x -v/--verbose -V/--version --help --echo-keys --keys-from-stdin -q/--quiet --wrap"),
        flags("--long-options --short-options --debug-gc -d/--debug"),
        takes(
            "--align-first --alignment --delete --expand --ignore --lv-expand/--LV-expand/--lvexpand/--LVexpand"
            " --output-format --resize --resize-force --shrink --unknown-filesystems"
        ),
        flags("-n/--dry-run/--dryrun --no-copy-boot-loader --no-expand-content --no-extra-partition --no-sparse"),
        flags("--ntfsresize-force"),
    ],
    rows=[TELLS],
    examples="""
        virt-resize --expand /dev/sda2 old.img new.img  #=> config_mutation fs.write
        virt-resize old.img /dev/sdb                    #=> destructive disk.write
        virt-resize -n old.img new.img                  #=> read_only
    """,
)

SPARSIFY = tool(
    "virt-sparsify",
    "SOURCE TARGET",
    about="copy a disk without what is free on it",
    docs=DOCS,
    inert=HELP,
    options=[
        takes("-o --check-tmpdir --convert --ignore --tmp --format --key --blocksize"),
        takes("--zero", does="guest.delete VALUE", because="empties a partition"),
        takes("--color/--colors/--colour/--colours", "[WHEN]"),
        takes("--machine-readable", "[TO]"),
        flags("--in-place/--inplace", writes="SOURCE"),
        flags("--compress --debug-gc -q/--quiet -x -v/--verbose -V/--version --help --echo-keys --keys-from-stdin"),
        flags("--wrap --long-options --short-options"),
    ],
    rows=[
        TELLS,
        when("TARGET", writes="TARGET"),
        when("--tmp=/dev/*", deletes="--tmp", because="uses the device for a while, and erases it"),
        when("--tmp=prebuilt:*", unless=HELP, runs="--tmp:file_inside"),
    ],
    examples="""
        virt-sparsify old.img new.img                   #=> config_mutation fs.write
        virt-sparsify --in-place disk.img               #=> config_mutation fs.write
        virt-sparsify --zero /dev/sda3 old.img new.img  #=> destructive guest.delete
        virt-sparsify --tmp /dev/sdb old.img /tmp/x     #=> destructive disk.write
        virt-sparsify --tmp prebuilt:/srv/o a /tmp/x    #=> config_mutation fs.write
        virt-sparsify --tmp /srv/tmp a /tmp/x           #=> reversible_low fs.scratch
        virt-sparsify --machine-readable                #=> read_only
        virt-sparsify --machine-readable=file:f         #=> config_mutation fs.write
        virt-sparsify --machine-readable=file:/tmp/f    #=> reversible_low fs.scratch
        virt-sparsify --machine-readable=file:f --help  #=> read_only
        virt-sparsify --help                            #=> read_only
    """,
)

WIN_REG = tool(
    "virt-win-reg",
    "GUEST WORD...",
    about="show or change the registry of a Windows guest",
    docs=DOCS,
    inert="--help --version",
    options=[
        takes("-c/--connect", "ADDRESS:libvirt_uri"),
        takes("--encoding --format"),
        flags("--merge", does="guest.change GUEST"),
        flags("--debug -d -v/--version --help --unsafe-printable-strings"),
    ],
    examples="""
        virt-win-reg win 'HKLM/Software'                #=> read_only
        virt-win-reg --merge win x.reg                  #=> config_mutation guest.change
        virt-win-reg -c 'x?command=/tmp/x' win HKLM     #=> unknown code.injected
        virt-win-reg --merge --help                     #=> read_only
    """,
)

VIRT_CUSTOMIZE = tool(
    "virt-customize",
    about="change a guest's disk: packages, files, passwords",
    docs=DOCS,
    does="guest.change -a -d",
    inert=f"{HELP} -n --dry-run --dryrun",
    options=[
        *IMAGE,
        *CUSTOMIZE,
        takes("--attach --attach-format -m/--memsize --smp"),
        flags("-n/--dry-run/--dryrun --network --no-network"),
    ],
    rows=[TELLS],
    examples="""
        virt-customize -a disk.img --install nginx      #=> config_mutation guest.change
        virt-customize -a disk.img --root-password password:x  #=> exposure access.grant
        virt-customize -a disk.img --delete /srv/x      #=> destructive guest.delete
        virt-customize -a disk.img --run-command 'rm -rf /srv/x'  #=> destructive fs.delete
        virt-customize -a disk.img --run-command 'uname -a'  #=> config_mutation
        virt-customize -a disk.img --run setup.sh       #=> unknown
        virt-customize -a disk.img --commands-from-file c  #=> unknown code.injected
        virt-customize -a disk.img --edit '/etc/f:s/a/b/'  #=> unknown code.injected
        virt-customize -n -d web -c 'x?command=/tmp/x' --touch /f  #=> unknown code.injected
        virt-customize -n -a disk.img --install nginx   #=> read_only
    """,
)

SYSPREP = tool(
    "virt-sysprep",
    about="take what is a guest's own off its disk: keys, logs, accounts",
    docs=DOCS,
    does="guest.delete -a -d",
    because="deletes keys, logs and histories on the disk",
    inert=f"{HELP} -n --dry-run --dryrun --list-operations",
    options=[
        *IMAGE,
        *CUSTOMIZE,
        takes("--enable --operation/--operations --keep-user-accounts --remove-user-accounts --mount-options"),
        takes("--script", does="code.injected VALUE", because="runs it here, in a dry run too"),
        takes("--scriptdir"),
        flags("-n/--dry-run/--dryrun --list-operations --network --no-network"),
    ],
    rows=[TELLS],
    examples="""
        virt-sysprep -d web                             #=> destructive guest.delete
        virt-sysprep -a disk.img --script ./x.sh        #=> destructive code.injected
        virt-sysprep -n -a disk.img --script ./x.sh     #=> unknown code.injected
        virt-sysprep --list-operations                  #=> read_only
        virt-sysprep -n -a disk.img                     #=> read_only
        virt-sysprep -d web -c 'x?command=/tmp/x'       #=> destructive code.injected
    """,
)

BUILDER = tool(
    "virt-builder",
    "TEMPLATE",
    about="fetch a template of a guest, and make a disk of it",
    docs=DOCS,
    does="fs.create cwd",
    inert=f"{HELP} -l --list --long --notes --print-cache",
    options=[
        *IMAGE,
        *CUSTOMIZE,
        takes("-o/--output", writes="VALUE"),
        takes("--arch --attach --attach-format --cache --fingerprint --list-format -m/--memsize --notes --size --smp"),
        takes("-l/--list/--long", "[TEMPLATE]"),
        takes("--get-kernel", does="fs.create cwd"),
        takes("--source", does="net.query VALUE"),
        takes("--curl --gpg", does="code.injected VALUE", because="runs that program"),
        flags("--delete-cache --cache-all-templates", does="refresh"),
        flags("--no-check-signature/--no-check-signatures", does="code.remote", because="nobody signs what is fetched"),
        flags(
            "--check-signature/--check-signatures --network --no-network --no-cache --no-delete-on-failure --no-sync"
            " --no-warn-if-partition --print-cache"
        ),
    ],
    rows=[TELLS],
    examples="""
        virt-builder --list                             #=> read_only
        virt-builder --notes debian-12                  #=> read_only
        virt-builder debian-12                          #=> reversible_low fs.create
        virt-builder debian-12 -o disk.img --size 20G   #=> config_mutation fs.write
        virt-builder --get-kernel disk.img              #=> reversible_low fs.create
        virt-builder debian-12 --run-command 'rm -rf /srv/x'  #=> destructive fs.delete
        virt-builder --delete-cache                     #=> reversible_low refresh
        virt-builder --source http://x/index x          #=> reversible_low net.query
        virt-builder --no-check-signature x             #=> unknown code.remote
        virt-builder --list --curl ./curl               #=> unknown code.injected
    """,
)

V2V = tool(
    "virt-v2v virt-v2v-in-place virt-v2v-inspector",
    "GUEST",
    about="make a guest of KVM out of one of another hypervisor",
    docs=DOCS,
    style="single",
    does="guest.change GUEST -o",
    inert=f"{HELP} --print-source",
    options=[
        *CUSTOMIZE,
        takes(
            "-b/--bridge --bandwidth --bandwidth-file --block-driver -n -i -if -io -ip -it --key --mac --network"
            " --no-trim"
            " -o -oa -of -on -oo -op -os --password-file --root --vddk-config --vddk-cookie --vddk-libdir"
            " --vddk-nfchostport --vddk-port --vddk-snapshot --vddk-thumbprint --vddk-transports --vdsm-compat"
            " --vdsm-image-uuid --vdsm-ovf-flavour --vdsm-ovf-output --vdsm-vm-uuid --vdsm-vol-uuid --vmtype"
        ),
        takes("-ic -oc", "ADDRESS:libvirt_uri"),
        takes("-O", writes="VALUE|-"),
        takes("--color/--colors/--colour/--colours --machine-readable", "[WHEN]"),
        flags("--in-place", does="guest.disrupt GUEST", because="changes the guest's only disk"),
        flags(
            "--compressed --print-source --qemu-boot --debug-gc --echo-keys --keys-from-stdin -q/--quiet -x"
            " -v/--verbose"
            " -V/--version --help --wrap --long-options --short-options"
        ),
    ],
    rows=[TELLS],
    examples="""
        virt-v2v -i disk old.img -o local -os /srv      #=> config_mutation guest.change
        virt-v2v -ic vpx://h/dc/esx web -o libvirt      #=> config_mutation guest.change
        virt-v2v -ic vpx://h/dc/esx web --print-source  #=> read_only
        virt-v2v --in-place -i disk old.img             #=> disruptive guest.disrupt
        virt-v2v -ic 'x?command=/tmp/x' web             #=> unknown code.injected
        virt-v2v-inspector -i disk old.img -O out.xml   #=> config_mutation fs.write
    """,
)

RESCUE = tool(
    "virt-rescue",
    "GUEST",
    about="open a shell with a guest's disk",
    docs=DOCS,
    does="code.interactive",
    inert=f"{HELP} --suggest",
    options=[
        *DISK,
        takes("--append -e -m/--mount --memsize --smp"),
        takes("--scratch", "[SIZE]"),
        flags("-i/--inspector --network -r/--ro -w/--rw --selinux --suggest"),
    ],
    examples="""
        virt-rescue -a disk.img                         #=> unknown code.interactive
        virt-rescue --suggest -d web                    #=> read_only
    """,
)

GUESTFISH = tool(
    "guestfish",
    "WORD...",
    about="look at and change disks of guests by commands of its own",
    docs=DOCS,
    does="code.opaque WORD",
    because="its commands are not read; some write to this host, or run a program",
    inert=f"{HELP} -h --cmd-help",
    options=[
        *DISK,
        takes("-f/--file -m/--mount"),
        takes("-N/--new", "[TYPE]"),
        takes("-h/--cmd-help", "[COMMAND]"),
        takes("--remote", "[PID]"),
        flags(
            "--csh -D -i/--inspector --listen --network -n/--no-sync --no-dest-paths --pipe-error --progress-bars"
            " --no-progress-bars -r/--ro --selinux -w/--rw"
        ),
    ],
    examples="""
        guestfish --ro -d web -i ll /                   #=> unknown code.opaque
        guestfish --help                                #=> read_only
        guestfish -h                                    #=> read_only
    """,
)

GUESTMOUNT = tool(
    "guestmount",
    "FOLDER",
    about="mount a guest's disk",
    docs=DOCS,
    does="fs.mount FOLDER",
    inert=f"{HELP} --fuse-help",
    options=[
        *DISK,
        takes("--dir-cache-timeout --fd -m/--mount -o/--option"),
        takes("--pid-file", writes="VALUE"),
        flags("--fuse-help -i/--inspector --no-fork -n/--no-sync -r/--ro --selinux -w/--rw --trace --live"),
    ],
    examples="""
        guestmount -a disk.img -i --ro /mnt             #=> reversible_low fs.mount
        guestmount -a disk.img -i --pid-file p /mnt     #=> config_mutation fs.write
        guestmount -d web -i -c 'x?command=/tmp/x' /mnt #=> unknown code.injected
        guestmount --help                               #=> read_only
    """,
)

GUESTUNMOUNT = tool(
    "guestunmount",
    "FOLDER",
    about="take a guest's disk away again",
    docs=DOCS,
    does="fs.unmount FOLDER",
    inert=HELP,
    options=[
        takes("--fd --retry"),
        flags("--no-retry -q/--quiet -v/--verbose -V/--version --help --long-options --short-options"),
    ],
    examples="""
        guestunmount /mnt                               #=> disruptive fs.unmount
        guestunmount --help                             #=> read_only
    """,
)

REPOSITORY = tool(
    "virt-builder-repository",
    "DIRECTORY",
    about="make the index of a folder of templates",
    docs=DOCS,
    does="fs.write DIRECTORY",
    inert=HELP,
    options=[
        takes("-K/--gpg-key"),
        takes("--gpg", does="code.opaque VALUE", because="runs that program"),
        takes("--color/--colors/--colour/--colours --machine-readable", "[WHEN]"),
        flags("-i/--interactive --no-compression --debug-gc -q/--quiet -x -v/--verbose -V/--version --help --wrap"),
        flags("--long-options --short-options"),
    ],
    rows=[TELLS],
    examples="""
        virt-builder-repository /srv/templates          #=> config_mutation fs.write
        virt-builder-repository --gpg ./g /srv/t        #=> unknown code.opaque
        virt-builder-repository --help                  #=> read_only
    """,
)

VALIDATE = tool(
    "virt-index-validate",
    "FILE",
    about="check the index of a folder of templates",
    docs=DOCS,
    options=[flags("--compat-1.24.0 --compat-1.24.1 -V/--version --help")],
    examples="virt-index-validate index    #=> read_only",
)

TOOLS = [
    CAT,
    LOOK,
    EDIT,
    COPY_OUT,
    COPY_IN,
    KERNEL,
    FORMAT,
    MAKE_FS,
    RESIZE,
    SPARSIFY,
    WIN_REG,
    VIRT_CUSTOMIZE,
    SYSPREP,
    BUILDER,
    V2V,
    RESCUE,
    GUESTFISH,
    GUESTMOUNT,
    GUESTUNMOUNT,
    REPOSITORY,
    VALIDATE,
]
