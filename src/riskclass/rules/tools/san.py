from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOLS = [
    tool(
        "multipath",
        "DEVICE",
        about="disks with several paths",
        docs="man:multipath(8)",
        inert="-h",
        options=[
            takes("-v -b -p -R"),
            flags("-l -ll -e -c -C -t -T -u -U -B -i -q -d -h"),
            flags("-f -F", does="storage.disrupt DEVICE", because="takes a disk away"),
            flags("-w -W", does="storage.disrupt DEVICE", because="the disk is no longer used by several paths"),
            flags("-a", does="storage.change DEVICE"),
            flags("-r"),
        ],
        # -d only keeps it from making maps; `multipath -d -f MAP` takes the disk away.
        rows=[
            when("-r", unless="-d", does="storage.change DEVICE"),
            when(
                unless="-l -ll -e -c -C -t -T -u -U -f -F -a -w -W -r -d",
                does="storage.change DEVICE",
                because="makes or updates the maps",
            ),
        ],
        examples="""
            multipath -ll             #=> read_only
            multipath -l mpatha       #=> read_only
            multipath -t              #=> read_only
            multipath -d              #=> read_only
            multipath -d -r           #=> read_only
            multipath -d -f mpatha    #=> disruptive storage.disrupt
            multipath                 #=> config_mutation storage.change
            multipath -r              #=> config_mutation storage.change
            multipath -f mpatha       #=> disruptive storage.disrupt
            multipath -F              #=> disruptive storage.disrupt
            multipath -w mpatha       #=> disruptive storage.disrupt
        """,
    ),
    tool(
        "mpathpersist",
        "DEVICE",
        about="reservations on disks with several paths",
        docs="man:mpathpersist(8)",
        options=[
            takes(
                "-v/--verbose -d/--device -K/--param-rk -S/--param-sark -T/--prout-type -X/--transport-id"
                " -l/--alloc-length"
            ),
            takes("-f/--batch-file", does="storage.disrupt DEVICE"),
            flags(
                "-h/--help -H/--hex -i/--in -Y/--param-alltgpt -Z/--param-aptpl -k/--read-keys -s/--read-full-status"
                " -r/--read-reservation -c/--report-capabilities"
            ),
            flags(
                "-o/--out -C/--clear -P/--preempt -A/--preempt-abort -G/--register -I/--register-ignore -L/--release"
                " -R/--reserve",
                does="storage.disrupt DEVICE",
                because="changes which host may write",
            ),
        ],
        examples="""
            mpathpersist -i -k /dev/mapper/mpatha                         #=> read_only
            mpathpersist --out --clear --param-rk=1 /dev/mapper/mpatha    #=> disruptive storage.disrupt
            mpathpersist -f cmds                                          #=> disruptive storage.disrupt
        """,
    ),
    tool(
        "kpartx",
        "DEVICE MAP",
        about="devices for the partitions of a disk or image",
        docs="man:kpartx(8)",
        options=[
            takes("-p -t"),
            flags("-l -r -f -g -s -n -v"),
            flags("-a -u", does="fs.mount DEVICE", because="makes devices for partitions"),
            flags("-d", does="fs.unmount DEVICE", because="takes the devices of partitions away"),
        ],
        examples="""
            kpartx -l disk.img   #=> read_only
            kpartx -av disk.img  #=> reversible_low fs.mount
            kpartx -d disk.img   #=> disruptive fs.unmount
        """,
    ),
    tool(
        "iscsiadm",
        "",
        about="disks over the network",
        docs="man:iscsiadm(8)",
        inert="-h -V",
        options=[
            takes(
                "-m/--mode -d/--debug -P/--print -t/--type -p/--portal -I/--interface -T/--targetname -o/--op -n/--name"
                " -v/--value -L/--loginall -U/--logoutall -r/--sid -H/--host -C/--submode -a/--ip -b/--packetsize"
                " -c/--count -i/--interval -x/--index -A/--portal_type"
            ),
            takes("-k/--killiscsid", does="service.stop", because="stops the service"),
            flags(
                "-h/--help -V/--version -D/--discover -l/--login -u/--logout -W/--no_wait -S/--show -R/--rescan"
                " -s/--stats"
            ),
        ],
        rows=[
            when("-m=discovery*", does="net.query -p"),
            when("-m=discovery", "-p", unless="-o=nonpersistent", does="refresh", because="keeps what it found"),
            when("-m=discoverydb", "-D", unless="-o=nonpersistent", does="refresh", because="keeps what it found"),
            when("-l -L", does="fs.mount -T", because="attaches disks over the network"),
            when("-u -U", does="storage.disrupt -T", because="takes disks away"),
            when("-R", does="refresh"),
            when("-o=new|update", does="storage.change -T"),
            when("-o=delete|login|logout|apply|applyall", does="storage.disrupt -T"),
            when("-S", does="secret.read", because="shows passwords"),
        ],
        examples="""
            iscsiadm -m session                                      #=> read_only
            iscsiadm -m node                                         #=> read_only
            iscsiadm -m discovery -t st -p 10.0.0.5                  #=> reversible_low refresh
            iscsiadm -m discovery -t st -p 10.0.0.5 -o nonpersistent #=> read_only net.query
            iscsiadm -m discovery                                    #=> read_only
            iscsiadm -m discoverydb -t st -p 10.0.0.5 -D             #=> reversible_low refresh
            iscsiadm -m discoverydb -t st -p 10.0.0.5                #=> read_only
            iscsiadm -m node -T iqn.x -p 10.0.0.5 --login            #=> reversible_low fs.mount
            iscsiadm -m node -T iqn.x -p 10.0.0.5 -u                 #=> disruptive storage.disrupt
            iscsiadm -m session -R                                   #=> reversible_low refresh
            iscsiadm -m node -T iqn.x -o update -n node.startup -v automatic  #=> config_mutation storage.change
            iscsiadm -m node -T iqn.x -o delete                      #=> disruptive storage.disrupt
            iscsiadm -m node -T iqn.x -S                             #=> exposure secret.read
            iscsiadm -k 0                                            #=> disruptive service.stop
        """,
    ),
]
