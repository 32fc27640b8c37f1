from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

HELP = "-h/--help -V/--version"

TOOLS = [
    tool(
        "setpriv",
        "COMMAND...:argv",
        about="run a command with other ids and rights",
        docs="man:setpriv(1)",
        posix=True,
        inert="-h --help -V --version",
        options=[
            takes("--ruid --euid --reuid", context="user:VALUE"),
            takes(
                "--ambient-caps --inh-caps --bounding-set --rgid --egid --regid --groups --securebits --pdeathsig"
                " --ptracer --selinux-label --apparmor-profile --landlock-access --landlock-rule --seccomp-filter"
            ),
            flags("-d/--dump --nnp/--no-new-privs --clear-groups --keep-groups --init-groups --reset-env --list-caps"),
            flags(HELP),
        ],
        rows=[when(unless="COMMAND -d --list-caps", does="code.interactive")],
        examples="""
            setpriv --dump                                  #=> read_only
            setpriv --reuid=1000 --clear-groups ls          #=> read_only
            setpriv --no-new-privs rm -rf /srv/x            #=> destructive fs.delete
            setpriv --bounding-set=-all                     #=> unknown code.interactive
            setpriv --help                                  #=> read_only
            setpriv --frobnicate ls                         #=> unknown unknown.option
        """,
    ),
    tool(
        "namei",
        "PATH...",
        about="show each part of a path",
        input="none",
        docs="man:namei(1)",
        options=[
            flags("-x/--mountpoints -m/--modes -o/--owners -l/--long -n/--nosymlinks -v/--vertical -Z/--context"),
            flags(HELP),
        ],
        examples="""
            namei -l /srv/x                                 #=> read_only
            namei --frobnicate x                            #=> unknown unknown.option
        """,
    ),
    tool(
        "getopt",
        "WORD...",
        about="read the options that a script was given",
        docs="man:getopt(1)",
        posix=True,
        options=[
            takes("-l/--longoptions -n/--name -o/--options -s/--shell"),
            flags("-a/--alternative -q/--quiet -Q/--quiet-output -T/--test -u/--unquoted"),
            flags(HELP),
        ],
        examples="getopt -o ab: -- -a -b c    #=> read_only",
    ),
    tool(
        "findfs isosize mcookie",
        "WORD...",
        about="find a file system, show its size, or make a random number",
        docs="man:findfs(8)",
        options=[takes("-f/--file -m/--max-size -d/--divisor"), flags("-x/--sectors -v/--verbose"), flags(HELP)],
        examples="""
            findfs LABEL=root                               #=> read_only
            isosize -x x.iso                                #=> read_only
            mcookie                                         #=> read_only
        """,
    ),
    tool(
        "utmpdump",
        "FILE",
        about="show the records of who was here as text",
        docs="man:utmpdump(1)",
        reads="FILE stdin",
        options=[
            takes("-o/--output", writes="VALUE"),
            flags("-f/--follow"),
            flags("-r/--reverse", does="observe", because="makes records of text, for wtmp"),
            flags(HELP),
        ],
        examples="""
            utmpdump /var/log/wtmp                          #=> read_only
            utmpdump .env                                   #=> exposure secret.read
            utmpdump -o out /var/log/wtmp                   #=> config_mutation fs.write
            utmpdump -r text                                #=> read_only
        """,
    ),
    tool(
        "hardlink",
        "FOLDER...",
        about="make one file with many names of files that are alike",
        docs="man:hardlink(1)",
        inert="-n --dry-run -l --list-duplicates -h --help -V --version",
        writes="FOLDER",
        because="replaces files that are alike by links to one",
        options=[
            takes("-b/--io-size -i/--include -r/--cache-size -s/--minimum-size -S/--maximum-size -x/--exclude"),
            takes("--exclude-subtree -y/--method"),
            takes("--reflink", "[WHEN]"),
            flags(
                "-c/--content -d/--respect-dir -f/--respect-name -m/--maximize -M/--minimize -n/--dry-run"
                " -l/--list-duplicates -z/--zero -o/--ignore-owner -F/--prioritize-trees -O/--keep-oldest"
                " -p/--ignore-mode -q/--quiet -t/--ignore-time -v/--verbose --mount -X/--respect-xattrs"
                " --skip-reflinks"
            ),
            flags(HELP),
        ],
        examples="""
            hardlink -n /srv                                #=> read_only
            hardlink /srv                                   #=> config_mutation fs.write
            hardlink /tmp/x                                 #=> reversible_low fs.scratch
        """,
    ),
    tool(
        "choom uclampset",
        "COMMAND...:argv",
        about="run a command, or let one run on, with other claims on memory or processor",
        docs="man:choom(1)",
        posix=True,
        inert="-h --help -V --version",
        options=[
            takes("-n/--adjust -m -M -p/--pid"),
            flags("-a/--all-tasks -s/--system -R/--reset-on-fork"),
            flags("-v/--verbose"),
            flags(HELP),
        ],
        rows=[
            when("-p", "-n -m -M", does="process.signal -p", because="changes what a process may use"),
            when("-s", "-m -M", does="host.config"),
        ],
        examples="""
            choom -p 123                                    #=> read_only
            choom -n 500 -p 123                             #=> disruptive process.signal
            choom -n 500 -- ls                              #=> read_only
            choom -n 500 -- rm -rf /srv/x                   #=> destructive fs.delete
            uclampset -s -m 100                             #=> config_mutation host.config
            choom --help                                    #=> read_only
        """,
    ),
    tool(
        "chmem",
        "RANGE",
        about="switch memory on and off",
        docs="man:chmem(8)",
        inert="-h --help -V --version",
        does="host.load RANGE",
        because="takes memory away from what runs, or gives it",
        options=[flags("-b/--blocks -z/--zone -v/--verbose -d/--disable -e/--enable"), flags(HELP)],
        examples="""
            chmem --enable 1g                               #=> disruptive host.load
            chmem --help                                    #=> read_only
        """,
    ),
    tool(
        "chcpu",
        about="switch processors on and off",
        docs="man:chcpu(8)",
        options=[
            takes(
                "-d/--disable -e/--enable -c/--configure -g/--deconfigure -p/--dispatch",
                does="host.load VALUE",
                because="takes processors away from what runs, or gives them",
            ),
            flags("-r/--rescan", does="refresh"),
            flags(HELP),
        ],
        examples="""
            chcpu -d 3                                      #=> disruptive host.load
            chcpu -r                                        #=> reversible_low refresh
            chcpu --help                                    #=> read_only
        """,
    ),
    tool(
        "wdctl",
        "DEVICE...",
        about="show a watchdog, or set it",
        docs="man:wdctl(8)",
        options=[
            takes("-f/--flags -o/--output"),
            takes("-p/--setpretimeout -g/--setpregovernor -s/--settimeout", does="host.config VALUE"),
            flags("-F/--noflags -I/--noident -n/--noheadings -O/--oneline -r/--raw -T/--notimeouts -x/--flags-only"),
            flags(HELP),
        ],
        examples="""
            wdctl                                           #=> read_only
            wdctl -s 30                                     #=> config_mutation host.config
        """,
    ),
    tool(
        "blkzone",
        about="look at and reset zones of a disk",
        docs="man:blkzone(8)",
        inherits=True,
        inert="-h --help -V --version",
        options=[takes("-o/--offset -l/--length -c/--count"), flags("-f/--force -v/--verbose"), flags(HELP)],
        subs=[
            sub("report, capacity", "DEVICE"),
            sub("reset", "DEVICE", does="disk.write DEVICE", because="loses what the zones hold"),
            sub("open, close, finish", "DEVICE", does="storage.change DEVICE"),
        ],
        examples="""
            blkzone report /dev/sda                         #=> read_only
            blkzone reset /dev/sda                          #=> destructive disk.write
            blkzone finish -c 1 /dev/sda                    #=> config_mutation storage.change
            blkzone reset --help                            #=> read_only
        """,
    ),
    tool(
        "kexec",
        "KERNEL",
        about="start another kernel from this one",
        docs="man:kexec(8)",
        inert="-h --help -v --version",
        options=[
            takes(
                "-t/--type --mem-min --mem-max --entry --command-line --append --module --dtb --serial --serial-baud"
            ),
            takes("--initrd/--ramdisk --devicetreeblob"),
            flags("-l/--load -p/--load-panic --load-live-update", does="host.boot KERNEL"),
            flags(
                "-e/--exec --exec-live-update",
                does="host.reboot",
                because="starts the loaded kernel at once, without stopping services",
            ),
            flags("-u/--unload", does="host.boot"),
            flags(
                "--console-serial --console-vga --dt-no-old-root --elf32-core-headers --elf64-core-headers"
                " --entry-32bit --noefi --pass-memmap-cmdline --real-mode --reset-vga --reuse-video-type"
                " -f/--force -x/--no-ifdown -y/--no-sync -i/--no-checks -s/--kexec-file-syscall -c/--kexec-syscall"
                " -a/--kexec-syscall-auto -d/--debug -S/--status --reuseinitrd --print-ckr-size --reuse-cmdline"
                " --args-linux"
                " --args-elf --args-none --hotplug --load-preserve-context --load-jump-back-helper -h/--help"
                " -v/--version"
            ),
        ],
        rows=[
            when("-f", "KERNEL", does="host.reboot KERNEL", because="starts the kernel at once"),
            when(
                "KERNEL",
                unless="-f -l -p -u -e --load-live-update --exec-live-update",
                does="host.reboot KERNEL",
                because="loads the kernel and shuts down to start it",
            ),
        ],
        examples="""
            kexec --status                                  #=> read_only
            kexec -S -l /boot/vmlinuz                       #=> config_mutation host.boot
            kexec -l /boot/vmlinuz --reuse-cmdline          #=> config_mutation host.boot
            kexec -e                                        #=> disruptive host.reboot
            kexec -f /boot/vmlinuz                          #=> disruptive host.reboot
            kexec /boot/vmlinuz                             #=> disruptive host.reboot
            kexec -u                                        #=> config_mutation host.boot
        """,
    ),
    tool(
        "lsinitramfs unmkinitramfs",
        "FILE FOLDER",
        about="show what a first file system holds, or unpack it",
        docs="man:lsinitramfs(8)",
        inert="-h",
        options=[flags("-l -h -v/--verbose")],
        rows=[when("FOLDER", writes="FOLDER")],
        examples="""
            lsinitramfs -l /boot/initrd.img                 #=> read_only
            unmkinitramfs /boot/initrd.img /srv/x           #=> config_mutation fs.write
            unmkinitramfs -h                                #=> read_only
        """,
    ),
    tool(
        "debsums",
        "PACKAGE...",
        about="check files of packages against their checksums",
        docs="man:debsums(1)",
        options=[
            takes("-m/--md5sums -r/--root -d/--admindir -p/--deb-path"),
            takes("-g/--generate", does="fs.create", because="writes checksums that are missing"),
            flags("-a/--all -e/--config -c/--changed -l/--list-missing -s/--silent -x/--report-mismatches"),
            flags("--no-locale-purge --no-prelink --ignore-obsolete --ignore-permissions --help --version"),
        ],
        examples="""
            debsums -c                                      #=> read_only
            debsums -s nginx                                #=> read_only
            debsums --generate=missing nginx                #=> reversible_low fs.create
        """,
    ),
    tool(
        "efibootmgr",
        about="show and change what the firmware boots",
        docs="man:efibootmgr(8)",
        inert="-h --help -V --version",
        options=[
            takes("-b/--bootnum -d/--disk -e/--edd -E/--device -i/--iface -I/--index -l/--loader -L/--label -p/--part"),
            takes("-@/--append-binary-args --edd-device"),
            takes(
                "-n/--bootnext -o/--bootorder -t/--timeout -m/--mirror-below-4G -M/--mirror-above-4G",
                does="host.boot VALUE",
            ),
            flags(
                "-a/--active -A/--inactive -c/--create -C/--create-only -N/--delete-bootnext -T/--delete-timeout",
                does="host.boot",
            ),
            flags(
                "-B/--delete-bootnum -O/--delete-bootorder -D/--remove-dups",
                does="host.break",
                because="forgets how to boot",
            ),
            flags("-w/--write-signature", does="disk.write -d"),
            flags(
                "--full-dev-path --file-dev-path -f/--reconnect -F/--no-reconnect/--do-not-reconnect -g/--gpt"
                " -k/--keep"
                " -q/--quiet -r/--driver -u/--unicode/--UCS-2 -v/--verbose -V/--version -y/--sysprep -h/--help"
            ),
        ],
        examples="""
            efibootmgr -v                                   #=> read_only
            efibootmgr -o 0001,0000                         #=> config_mutation host.boot
            efibootmgr -c -d /dev/sda -p 1 -L x -l x.efi    #=> config_mutation host.boot
            efibootmgr -b 3 -B                              #=> destructive host.break
            efibootmgr -w -d /dev/sda                       #=> destructive disk.write
            efibootmgr --help                               #=> read_only
        """,
    ),
    tool(
        "setpci",
        "REGISTER...",
        about="read and write registers of devices",
        docs="man:setpci(8)",
        inert="--help --version --dumpregs",
        options=[takes("-A -O -d -s"), flags("-v -f -D -r --version --help --dumpregs -H1 -H2 -G")],
        rows=[when("REGISTER=*=*", unless="-D", does="host.break REGISTER", because="writes a device's registers")],
        examples="""
            setpci -s 00:1f.0 60.b                          #=> read_only
            setpci -D -s 00:1f.0 60.b=1                     #=> read_only
            setpci -s 00:1f.0 60.b=1                        #=> destructive host.break
        """,
    ),
]
