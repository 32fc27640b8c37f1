from __future__ import annotations

from riskclass.model.tables import Option, flags, takes, tool, when

#: Devices and settings of a guest, as virt-install and virt-xml spell them.
GUEST: list[Option] = [
    takes(
        "-n/--name --metadata --uuid -r/--ram/--memory --memorybacking --memdev --vcpus --cpu --cputune --numatune"
        " --memtune --blkiotune --resource/--resources --sysinfo --features --clock --pm --events --iothreads"
        " --seclabel"
        "/--security --keywrap --launchSecurity/--launchsecurity --xml --os-variant/--osinfo --boot --idmap --disk"
        " --controller --input --graphics --sound --audio --video --smartcard --redirdev --memballoon --tpm"
        " --rng --panic"
        " --iommu --vsock --watchdog --serial --parallel --channel --console -w/--network --shmem --wait"
    ),
    takes(
        "--hostdev/--host-device --filesystem", does="code.opaque VALUE", because="gives the guest a part of this host"
    ),
    takes("--qemu-commandline", does="code.opaque VALUE", because="goes to QEMU as it is"),
]
URI: list[Option] = [
    takes("-c/--connect", "ADDRESS:libvirt_uri", context="host:VALUE|$LIBVIRT_DEFAULT_URI"),
    flags("-h/--help --version -q/--quiet -d/--debug"),
]

INSTALL = tool(
    "virt-install",
    about="make a guest, and install it",
    docs="man:virt-install(1)",
    inert="-h --help --version --dry-run",
    options=[
        *GUEST,
        *URI,
        takes(
            "-l/--location --cdrom --install -x/--extra-args --initrd-inject --arch --machine --virt-type --init"
            " --check"
            " --file --file-size --nonsparse --bridge --mac"
        ),
        takes("--reinstall", does="guest.disrupt VALUE", because="installs a guest that is there once more"),
        takes("--autoconsole"),
        takes("--unattended --cloud-init", "[WHAT]"),
        takes("--print-xml", "[STEP]"),
        flags(
            "--import --pxe --hvm --paravirt -v -p --container --autostart --transient --destroy-on-exit"
            " --noautoconsole"
            " --noreboot --dry-run -f/--force --prompt"
        ),
    ],
    rows=[
        when(
            unless="--print-xml --osinfo=list|help|? --disk=help|? --network=help|?",
            does="guest.change --name, guest.start --name",
            because="makes a guest, and starts it",
        ),
        when("--print-xml", "--disk --file", does="fs.create", because="makes the disks all the same (its manual)"),
    ],
    examples="""
        virt-install --name web --memory 2048 --cdrom x.iso --osinfo debian12  #=> config_mutation guest.change
        virt-install --name web --import --disk x.qcow2 --noautoconsole         #=> config_mutation
        virt-install --name web --memory 2048 --disk size=10 --pxe --dry-run    #=> read_only
        virt-install --name web --pxe --print-xml                               #=> read_only
        virt-install --name web --disk size=10 --print-xml                      #=> reversible_low fs.create
        virt-install --name web --disk size=10 --print-xml --dry-run            #=> read_only
        virt-install --osinfo list                                              #=> read_only
        virt-install --reinstall web --location http://x                        #=> disruptive guest.disrupt
        virt-install --name web --filesystem /srv,data --import                 #=> unknown code.opaque
        virt-install --name web --qemu-commandline='-x' --import                #=> unknown code.opaque
        virt-install -c 'x?command=/tmp/x' --name web --import                  #=> unknown code.injected
        virt-install --osinfo list --help                                       #=> read_only
        virt-install --frobnicate                                               #=> unknown unknown.option
    """,
)

XML = tool(
    "virt-xml",
    "GUEST",
    about="change what a guest of libvirt is made of",
    docs="man:virt-xml(1)",
    inert="-h --help --version --build-xml",
    options=[
        *GUEST,
        *URI,
        takes("--edit", "[WHICH]"),
        flags("--update", does="guest.disrupt GUEST", because="changes the guest while it runs"),
        flags("--start", does="guest.start GUEST"),
        takes("--convert-to-q35 --convert-to-vnc", "[HOW]"),
        flags("--add-device --remove-device --build-xml --define --no-define --print-diff --print-xml --confirm"),
    ],
    rows=[
        when(unless="--print-xml --print-diff", does="guest.change GUEST"),
        when("--define", does="guest.change GUEST", because="is kept although it is printed"),
        when(
            "--remove-device",
            unless="--print-xml --print-diff",
            does="guest.disrupt GUEST",
            because="takes a device away from the guest",
        ),
    ],
    examples="""
        virt-xml web --edit --memory 4096               #=> config_mutation guest.change
        virt-xml web --add-device --disk size=10        #=> config_mutation guest.change
        virt-xml web --edit --memory 4096 --print-diff  #=> read_only
        virt-xml web --edit --memory 4096 --print-diff --define    #=> config_mutation guest.change
        virt-xml web --edit --memory 4096 --print-diff --update    #=> disruptive guest.disrupt
        virt-xml web --remove-device --disk 2 --print-xml          #=> read_only
        virt-xml --build-xml --disk size=10             #=> read_only
        virt-xml web --remove-device --disk 2           #=> disruptive guest.disrupt
        virt-xml web --add-device --disk d --update     #=> disruptive guest.disrupt
        virt-xml web --edit --boot hd --start           #=> config_mutation guest.start
        virt-xml web --add-device --hostdev 1:2         #=> unknown code.opaque
    """,
)

CLONE = tool(
    "virt-clone",
    about="copy a guest with its disks",
    docs="man:virt-clone(1)",
    does="guest.change -o",
    because="makes a guest of the same kind",
    inert="-h --help --version --print-xml",
    options=[
        *URI,
        takes("-o/--original --original-xml -n/--name -u/--uuid --force-copy --skip-copy -m/--mac --check"),
        takes("-f/--file --nvram"),
        flags("--replace", does="guest.delete -n", because="removes a guest of that name first"),
        flags("--auto-clone --nonsparse --preserve-data --reflink --print-xml"),
    ],
    rows=[when("-f", writes="-f"), when("--nvram", writes="--nvram")],
    examples="""
        virt-clone -o web -n web2 --auto-clone          #=> config_mutation guest.change
        virt-clone -o web -n web2 -f /srv/web2.qcow2    #=> config_mutation fs.write
        virt-clone -o web -n web2 -f /dev/sdb           #=> destructive disk.write
        virt-clone -o web -n web2 --replace --auto-clone  #=> destructive guest.delete
        virt-clone -o web -n web2 --print-xml           #=> read_only
        virt-clone -o web -f /srv/x.img --print-xml     #=> read_only
        virt-clone -o web --auto-clone --nvram /srv/n   #=> config_mutation fs.write
    """,
)

TOP = tool(
    "virt-top",
    about="show which guests use the processor",
    docs="man:virt-top(1)",
    style="single",
    options=[
        takes("-c/--connect", "ADDRESS:libvirt_uri", context="host:VALUE|$LIBVIRT_DEFAULT_URI"),
        takes("-d -n -o --end-time --hist-cpu --init-file"),
        takes("--csv --debug", writes="VALUE"),
        flags(
            "-1 -2 -3 -b -s --script --stream --block-in-bytes --no-csv-cpu --no-csv-mem --no-csv-block --no-csv-net"
        ),
        flags("--no-init-file --version -help/--help"),
    ],
    examples="""
        virt-top -b -n 1                                #=> read_only
        virt-top --csv out.csv                          #=> config_mutation fs.write
        virt-top -c 'x?command=/tmp/x'                  #=> unknown code.injected
    """,
)

VIEWER = tool(
    "virt-viewer remote-viewer",
    "GUEST",
    about="open the screen of a guest",
    docs="man:virt-viewer(1)",
    does="code.interactive",
    inert="-h --help --help-all --help-gtk --help-gtk-vnc --help-spice -V --version",
    options=[
        takes("-c/--connect", "ADDRESS:libvirt_uri", context="host:VALUE|$LIBVIRT_DEFAULT_URI"),
        takes(
            "-z/--zoom -H/--hotkeys --auto-resize -K/--keymap --cursor --kiosk-quit -t/--title --display"
            " --spice-ca-file --spice-host-subject --spice-secure-channels"
        ),
        takes("--gtk-module", does="code.injected VALUE", because="loads a library"),
        flags(
            "-d -f/--full-screen -k/--kiosk --debug --direct -a/--attach -w/--wait -r/--reconnect --domain-name"
            " --id --uuid"
            " -s/--shared -v/--verbose -V/--version -h/--help --help-all --help-gtk --help-gtk-vnc --help-spice"
            " --spice-disable-audio --spice-disable-usbredir"
        ),
    ],
    examples="""
        virt-viewer web                                 #=> unknown code.interactive
        virt-viewer --version                           #=> read_only
        virt-viewer --gtk-module ./x.so --version       #=> unknown code.injected
    """,
)

VALIDATE = tool(
    "virt-xml-validate virt-host-validate virt-pki-validate virt-pki-query-dn virt-what",
    "WORD...",
    about="check a description, this host or its certificates for libvirt",
    docs="man:virt-host-validate(1)",
    options=[takes("-p/--path"), flags("-q/--quiet -s -u -v/--version -V -h/--help")],
    examples="""
        virt-host-validate qemu                         #=> read_only
        virt-xml-validate web.xml domain                #=> read_only
        virt-what                                       #=> read_only
    """,
)

TOOLS = [INSTALL, XML, CLONE, TOP, VIEWER, VALIDATE]
