from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOLS = [
    tool(
        "xfs_info",
        "TARGET",
        about="show the geometry of an XFS file system",
        docs="man:xfs_info(8)",
        options=[takes("-t"), flags("-V")],
        examples="xfs_info /srv  #=> read_only",
    ),
    tool(
        "xfs_repair",
        "DEVICE",
        about="check or repair an XFS file system",
        docs="man:xfs_repair(8)",
        inert="-n -V",
        deletes="DEVICE",
        because="repairs a file system; what cannot be repaired is dropped",
        options=[takes("-l -m -r -c -o -t"), flags("-f -L -n -P -v -d -e -V")],
        examples="""
            xfs_repair -n /dev/sdb1   #=> read_only
            xfs_repair /dev/sdb1      #=> destructive disk.write
            xfs_repair -L /dev/sdb1   #=> destructive disk.write
        """,
    ),
    tool(
        "xfs_growfs",
        "TARGET",
        about="enlarge an XFS file system",
        docs="man:xfs_growfs(8)",
        inert="-n -V",
        does="storage.change TARGET",
        options=[takes("-t -D -L -R -e -m"), flags("-d -i -l -n -r -x -V")],
        examples="""
            xfs_growfs /srv     #=> config_mutation storage.change
            xfs_growfs -n /srv  #=> read_only
        """,
    ),
    tool(
        "xfs_admin",
        "DEVICE LOG",
        about="show or change the parameters of an XFS file system",
        docs="man:xfs_admin(8)",
        options=[
            takes("-c -L -O -U", does="storage.change DEVICE"),
            flags("-e -j -p", does="storage.change DEVICE"),
            takes("-r"),
            flags("-f -l/--list -u -V"),
        ],
        examples="""
            xfs_admin -lu /dev/sdb1      #=> read_only
            xfs_admin -L data /dev/sdb1  #=> config_mutation storage.change
            xfs_admin -e /dev/sdb1       #=> config_mutation storage.change
        """,
    ),
    tool(
        "xfs_quota",
        "TARGET...",
        about="show or change quotas of XFS file systems",
        docs="man:xfs_quota(8)",
        inert="-V",
        options=[takes("-c -d -D -P -p"), flags("-x -f -V")],
        rows=[
            when(unless="-c", does="code.interactive TARGET"),
            when(
                "-c",
                unless="-c=report*|print|df*|free*|quota*|state*|path*|help*|get*",
                does="storage.change TARGET",
            ),
            when(
                "-c=*limit*|disable*|off*|remove*|restore*",
                does="storage.disrupt TARGET",
                because="writes over the new limit fail",
            ),
            when("-c=*-f*|dump*", does="code.opaque -c", because="a command that names a file to write"),
        ],
        examples="""
            xfs_quota -V                                     #=> read_only
            xfs_quota -x -c 'report -h' /srv                 #=> read_only
            xfs_quota -x -c 'project -s web' /srv            #=> config_mutation storage.change
            xfs_quota -x -c 'limit bsoft=5g bob' /srv        #=> disruptive storage.disrupt
            xfs_quota -x -c 'dump -f out' /srv               #=> unknown code.opaque
            xfs_quota /srv                                   #=> unknown code.interactive
        """,
    ),
    tool(
        "xfs_copy",
        "SOURCE TARGET...",
        about="copy an XFS file system",
        docs="man:xfs_copy(8)",
        deletes="TARGET",
        because="overwrites the target",
        options=[takes("-L", writes="VALUE"), flags("-b -d -V")],
        examples="""
            xfs_copy /dev/sdb1 /dev/sdc1       #=> destructive disk.write
            xfs_copy -L log /dev/sdb1 /tmp/x   #=> config_mutation fs.write
        """,
    ),
    tool(
        "xfs_metadump",
        "SOURCE TARGET",
        about="save the metadata of an XFS file system",
        docs="man:xfs_metadump(8)",
        writes="TARGET|-",
        options=[takes("-m -l -v -r"), flags("-a -e -f -F -g -o -w -V")],
        examples="""
            xfs_metadump /dev/sdb1 meta.img  #=> config_mutation fs.write
            xfs_metadump /dev/sdb1 -         #=> read_only
        """,
    ),
    tool(
        "xfs_mdrestore",
        "SOURCE TARGET",
        about="restore the metadata of an XFS file system",
        docs="man:xfs_mdrestore(8)",
        inert="-i -V",
        deletes="TARGET",
        because="overwrites the target",
        options=[flags("-g -i -V"), takes("-l")],
        examples="""
            xfs_mdrestore -i meta.img            #=> read_only
            xfs_mdrestore meta.img /dev/sdb1     #=> destructive disk.write
        """,
    ),
    tool(
        "xfs_fsr",
        "TARGET...",
        about="lay out files of XFS in one piece",
        docs="man:xfs_fsr(8)",
        inert="-V",
        does="storage.change TARGET",
        options=[takes("-t -p -m"), takes("-f", writes="VALUE"), flags("-v -d -g -V")],
        examples="""
            xfs_fsr -v /srv            #=> config_mutation storage.change
            xfs_fsr -f /srv/left -t 9  #=> config_mutation fs.write storage.change
            xfs_fsr -V                 #=> read_only
        """,
    ),
    tool(
        "xfs_freeze",
        "TARGET",
        about="suspend writes to a file system",
        docs="man:xfs_freeze(8)",
        options=[
            flags("-f", does="storage.disrupt TARGET", because="writes wait until the file system is thawed"),
            flags("-u", does="service.start TARGET", because="lets writes go on"),
            flags("-V"),
        ],
        examples="""
            xfs_freeze -f /srv  #=> disruptive storage.disrupt
            xfs_freeze -u /srv  #=> reversible_low service.start
            xfs_freeze -V       #=> read_only
        """,
    ),
    tool(
        "xfs_scrub",
        "TARGET",
        about="check and repair a mounted XFS file system",
        docs="man:xfs_scrub(8)",
        inert="-n -V",
        does="storage.change TARGET",
        options=[takes("-a -C -e -m -M"), flags("-b -k -n -p -T -v -x -V")],
        examples="""
            xfs_scrub -n /srv  #=> read_only
            xfs_scrub /srv     #=> config_mutation storage.change
        """,
    ),
    tool(
        "xfs_bmap xfs_ncheck xfs_estimate",
        "TARGET...",
        about="show how files lie on XFS",
        docs="man:xfs_bmap(8)",
        options=[takes("-n -i -b -l"), flags("-a -d -e -p -v -c -f -s -V -h")],
        examples="""
            xfs_bmap -v f          #=> read_only
            xfs_ncheck -i 64 /dev/sdb1  #=> read_only
        """,
    ),
    tool(
        "xfs_mkfile",
        "SIZE FILE...",
        about="make a file of a size",
        docs="man:xfs_mkfile(8)",
        writes="FILE",
        options=[flags("-v -n -p -V")],
        examples="""
            xfs_mkfile 1g f        #=> config_mutation fs.write
            xfs_mkfile 1m /tmp/f   #=> reversible_low fs.scratch
        """,
    ),
]
