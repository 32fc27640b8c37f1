from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOLS = [
    tool(
        "showmount",
        "HOST",
        about="ask an NFS server what it exports",
        docs="man:showmount(8)",
        does="net.query HOST",
        options=[flags("-a/--all -d/--directories -e/--exports --no-headers -h/--help -v/--version")],
        examples="""
            showmount -e nas       #=> read_only net.query
            showmount --frobnicate #=> unknown unknown.option
        """,
    ),
    tool(
        "exportfs",
        "EXPORT...",
        about="show or change what this NFS server exports",
        docs="man:exportfs(8)",
        inert="-h",
        options=[takes("-o -d/--debug"), flags("-a -f -h -i -r -s -u -v")],
        rows=[
            when("-r -a", unless="-u", does="service.reload", because="exports what the settings say"),
            when("-f", does="refresh"),
            when("-u", does="service.stop EXPORT", because="clients lose the export"),
            when("EXPORT", unless="-u", does="net.publish EXPORT", because="serves a folder to the network"),
        ],
        examples="""
            exportfs -v                               #=> read_only
            exportfs -s                               #=> read_only
            exportfs -ra                              #=> config_mutation service.reload
            exportfs -f                               #=> reversible_low refresh
            exportfs -u web1:/srv                     #=> disruptive service.stop
            exportfs -o rw,no_root_squash web1:/srv   #=> exposure net.publish
        """,
    ),
    tool(
        "nfsstat",
        "",
        about="show the statistics of NFS",
        docs="man:nfsstat(8)",
        options=[
            takes("-o -S/--since"),
            takes("-Z/--sleep", "[SECONDS]"),
            flags(
                "-m/--mounts -c/--client -s/--server -2 -3 -4 -v/--verbose/--all -r/--rpc -n/--nfs -l/--list -z"
                " --version"
                " --help"
            ),
        ],
        examples="nfsstat -m  #=> read_only",
    ),
    tool(
        "nfsconf",
        "SECTION TAG VALUE",
        about="read or change the settings of NFS",
        docs="man:nfsconf(8)",
        options=[
            takes("-f/--file", reads="VALUE", because="shows settings of that file"),
            takes("--modified -a/--arg"),
            flags("-v/--verbose -d/--dump -g/--get -e/--entry -i/--isset -s/--set -u/--unset"),
        ],
        rows=[
            when("--set --unset", does="host.config SECTION"),
            when("--dump", "SECTION", writes="SECTION"),
        ],
        examples="""
            nfsconf --get nfsd threads     #=> read_only
            nfsconf --set nfsd threads 16  #=> config_mutation host.config
            nfsconf --dump                 #=> read_only
            nfsconf --dump out             #=> config_mutation fs.write
        """,
    ),
    tool(
        "rpcinfo",
        "HOST WORD...",
        about="ask a host for its RPC services",
        docs="man:rpcinfo(8)",
        options=[
            takes("-T -a -n"),
            flags("-m -s -p -l -u -t"),
            flags("-b", does="net.scan", because="asks every host of the network"),
            flags("-d", does="service.stop", because="takes a service out of the list"),
        ],
        rows=[when("HOST", unless="-d", does="net.query HOST")],
        examples="""
            rpcinfo -p nas         #=> read_only net.query
            rpcinfo -p             #=> read_only
            rpcinfo -b 100003 3    #=> disruptive net.scan
            rpcinfo -d 100003 3    #=> disruptive service.stop
        """,
    ),
    tool(
        "mount.nfs mount.nfs4 mount.cifs",
        "SOURCE TARGET",
        about="mount a network file system",
        docs="man:mount.nfs(8)",
        inert="-f -h -V",
        does="fs.mount SOURCE TARGET",
        options=[takes("-o"), flags("-r -v -V -w -f -n -s -h --verbose")],
        rows=[when("-o=remount*|*,remount*", does="storage.disrupt TARGET", because="changes a mount that is in use")],
        examples="""
            mount.nfs nas:/srv /mnt -o ro   #=> reversible_low fs.mount
            mount.nfs nas:/srv /mnt -f      #=> read_only
            mount.nfs nas:/srv /mnt -o remount,ro  #=> disruptive storage.disrupt
        """,
    ),
]
