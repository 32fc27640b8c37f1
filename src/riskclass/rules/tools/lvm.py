from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

MAN = "man:lvm(8)"
READING = [
    takes(
        "--commandprofile --config --devices --devicesfile --driverloaded --journal --lockopt --profile --reportformat"
    ),
    flags(
        "-d/--debug -h/--help --longhelp --nohints --nolocking -q/--quiet -t/--test -v/--verbose --version -y/--yes"
        " --ignorelockingfailure --readonly"
    ),
]
REPORT = [
    *READING,
    takes("--configreport -o/--options -S/--select --separator -O/--sort --units --headings"),
    flags(
        "--aligned -a/--all --binary --foreign -H/--history --logonly --noheadings --nosuffix --segments --shared"
        " --unbuffered"
    ),
]
CHANGING = [*READING, takes("-A/--autobackup"), flags("--noudevsync -f/--force")]
# Settings given on the command line may name the programs that check thin pools and resize file systems.
CODE = when(
    "--config=*executable*|*file*|*_dir*",
    does="code.injected --config",
    because="the settings may name a program to run, or a file to write",
)
# For those that only show: an option that is not known is not suspected of it.
SHOWS = when(
    "--config==*executable*|*file*|*_dir*",
    does="code.injected --config",
    because="the settings may name a program to run, or a file to write",
)
TAGS = takes("--addtag --alloc --deltag --metadataprofile --setautoactivation")
AREA = takes("--bootloaderareasize --labelsector --metadatasize -M/--metadatatype --pvmetadatacopies")
SIZE = [
    *CHANGING,
    takes(
        "--alloc -l/--extents -m/--mirrors --poolmetadatasize -L/--size -i/--stripes -I/--stripesize --type --fs"
        " --fsmode"
    ),
    flags("-n/--nofsck --nosync -r/--resizefs --usepolicies"),
]
SETTINGS = [
    *READING,
    takes("-f/--file", writes="VALUE"),
    takes("--atversion --metadataprofile --sinceversion --typeconfig --valuesonly"),
    flags(
        "--ignoreadvanced --ignorelocal --ignoreunsupported -l/--list --mergedconfig --showdeprecated"
        " --showunsupported --unconfigured --validate --withcomments --withgeneralpreamble"
        " --withlocalpreamble"
        " --withspaces --withsummary --withversions"
    ),
]
DRY = "-t --help --longhelp --version"

TOOLS = [
    tool(
        "lvs pvs vgs",
        "NAME...",
        about="list logical volumes, physical volumes, volume groups",
        docs="man:lvs(8)",
        options=[*REPORT, flags("--nameprefixes --rows --unquoted")],
        rows=[SHOWS],
        prints="files",
        examples="""
            lvs                                           #=> read_only
            lvs -a -o +devices,lv_size --units g vg0      #=> read_only
            pvs --noheadings -o pv_name                   #=> read_only
            vgs --reportformat json                       #=> read_only
            lvs "$VG"                                     #=> read_only
            pvs --config 'log{file="/etc/x"}'             #=> unknown code.injected
            pvs --config 'devices{filter=["a|.*|"]}'      #=> read_only
            lvs --frobnicate                              #=> unknown unknown.option
        """,
    ),
    tool(
        "lvdisplay pvdisplay vgdisplay",
        "NAME...",
        about="show logical volumes, physical volumes, volume groups",
        docs="man:lvdisplay(8)",
        options=[*REPORT, flags("-A/--activevolumegroups -c/--colon -C/--columns -m/--maps -s/--short")],
        rows=[SHOWS],
        examples="""
            lvdisplay /dev/vg0/root  #=> read_only
            pvdisplay -m             #=> read_only
            vgdisplay -s             #=> read_only
            vgdisplay --config 'log{file="/etc/x"}'  #=> unknown code.injected
        """,
    ),
    tool(
        "lvscan lvmdiskscan",
        "NAME...",
        about="list block devices and volumes",
        docs=MAN,
        options=[*READING, flags("-a/--all -b/--blockdevice -l/--lvmpartition")],
        rows=[SHOWS],
        examples="""
            lvscan          #=> read_only
            lvmdiskscan -l  #=> read_only
            lvscan --config 'log{file="/etc/x"}'  #=> unknown code.injected
        """,
    ),
    tool(
        "pvscan",
        "DEVICE...",
        about="find physical volumes",
        docs="man:pvscan(8)",
        options=[
            *READING,
            takes("--autoactivation -j/--major --minor"),
            takes("-a/--activate", does="fs.mount DEVICE", because="activates volumes"),
            flags("--cache", does="refresh"),
            flags(
                "--checkcomplete -e/--exported --listlvs --listvg --noudevsync -n/--novolumegroup -s/--short"
                " --udevoutput -u/--uuid --vgonline"
            ),
        ],
        rows=[SHOWS],
        examples="""
            pvscan                                  #=> read_only
            pvscan --config 'log{file="/etc/x"}'    #=> unknown code.injected
            pvscan --cache                          #=> reversible_low refresh
            pvscan --cache --activate ay /dev/sdb1  #=> reversible_low fs.mount
        """,
    ),
    tool(
        "vgscan",
        about="find volume groups",
        docs="man:vgscan(8)",
        options=[*READING, flags("--mknodes --notifydbus --cache", does="refresh"), flags("--refresh")],
        rows=[SHOWS],
        examples="""
            vgscan            #=> read_only
            vgscan --mknodes  #=> reversible_low refresh
            vgscan --config 'log{file="/etc/x"}'  #=> unknown code.injected
        """,
    ),
    tool(
        "vgmknodes",
        "VG...",
        about="make the device nodes of logical volumes",
        docs="man:vgmknodes(8)",
        inert=DRY,
        does="refresh VG",
        options=[*READING, flags("--refresh")],
        rows=[SHOWS],
        examples="""
            vgmknodes --config 'log{file="/etc/x"}' x #=> unknown code.injected
            vgmknodes  #=> reversible_low refresh
        """,
    ),
    tool(
        "lvmconfig",
        "SETTING...",
        about="show the settings of LVM",
        docs="man:lvmconfig(8)",
        options=SETTINGS,
        rows=[SHOWS],
        examples="""
            lvmconfig --config 'log{file="/etc/x"}' x #=> unknown code.injected
            lvmconfig --typeconfig diff           #=> read_only
            lvmconfig --file /etc/lvm/lvm.conf    #=> config_mutation fs.write
        """,
    ),
    tool(
        "pvck",
        "DEVICE...",
        about="check or repair the metadata of a physical volume",
        docs="man:pvck(8)",
        inert=DRY,
        options=[
            *READING,
            takes("--dump --labelsector --settings -f/--file"),
            takes("--repairtype", does="disk.write DEVICE", because="repairs metadata"),
            flags("--repair", does="disk.write DEVICE", because="repairs metadata"),
        ],
        rows=[SHOWS, when("--dump", "--file", writes="--file")],
        examples="""
            pvck --config 'log{file="/etc/x"}' x #=> unknown code.injected
            pvck /dev/sdb1                           #=> read_only
            pvck --dump metadata /dev/sdb1           #=> read_only
            pvck --dump metadata -f out /dev/sdb1    #=> config_mutation fs.write
            pvck --repair -f saved /dev/sdb1         #=> destructive disk.write
            pvck --repairtype metadata /dev/sdb1     #=> destructive disk.write
        """,
    ),
    tool(
        "vgck",
        "VG...",
        about="check volume groups",
        docs="man:vgck(8)",
        inert=DRY,
        options=[*READING, flags("--updatemetadata", does="storage.change VG")],
        rows=[SHOWS],
        examples="""
            vgck --config 'log{file="/etc/x"}' x #=> unknown code.injected
            vgck vg0                    #=> read_only
            vgck --updatemetadata vg0   #=> config_mutation storage.change
            vgck -t --updatemetadata vg0  #=> read_only
        """,
    ),
    tool(
        "lvcreate",
        "VG DEVICE...",
        about="make a logical volume",
        docs="man:lvcreate(8)",
        inert=DRY,
        options=[
            *CHANGING,
            TAGS,
            takes(
                "-a/--activate --cachedevice --cachemetadataformat --cachemode --cachepolicy --cachepool"
                " --cachesettings --cachesize --cachevol -c/--chunksize --compression -C/--contiguous --deduplication"
                " --discards --errorwhenfull -l/--extents -j/--major --minor --mirrorlog -m/--mirrors --monitor"
                " -n/--name -p/--permission -M/--persistent --poolmetadata --poolmetadatasize --poolmetadataspare"
                " --raidintegrity --raidintegrityblocksize --raidintegritymode --integritysettings --minrecoveryrate"
                " --maxrecoveryrate -r/--readahead -R/--regionsize -k/--setactivationskip -L/--size -i/--stripes"
                " -I/--stripesize --thinpool --type --vdopool --vdosettings -V/--virtualsize -W/--wipesignatures"
                " -Z/--zero"
            ),
            flags("-H/--cache -K/--ignoreactivationskip --ignoremonitoring --nosync -s/--snapshot -T/--thin --vdo"),
        ],
        rows=[
            when(unless="-s --type=snapshot", does="storage.change VG", because="makes a volume"),
            when("-s --type=snapshot", does="snapshot VG"),
            CODE,
        ],
        examples="""
            lvcreate -L 10G -n data vg0                        #=> config_mutation storage.change
            lvcreate -l 100%FREE -n data vg0                   #=> config_mutation storage.change
            lvcreate -s -L 1G -n pre vg0/data                  #=> reversible_low snapshot
            lvcreate --type snapshot -L 1G -n pre vg0/data     #=> reversible_low snapshot
            lvcreate -t -L 10G -n data vg0                     #=> read_only
            lvcreate --config 'global{thin_check_executable="/tmp/x"}' -L 1G vg0   #=> unknown code.injected
            lvcreate --config 'log{file="/tmp/x"}' -L 1G vg0   #=> unknown code.injected
            lvcreate --config 'global{umask=77}' -L 1G vg0     #=> config_mutation storage.change
        """,
    ),
    tool(
        "lvextend",
        "LV DEVICE...",
        about="enlarge a logical volume",
        docs="man:lvextend(8)",
        inert=DRY,
        does="storage.change LV",
        options=SIZE,
        rows=[CODE],
        examples="""
            lvextend -L +5G vg0/data            #=> config_mutation storage.change
            lvextend -r -l +100%FREE vg0/data   #=> config_mutation storage.change
            lvextend -t -L +5G vg0/data         #=> read_only
        """,
    ),
    tool(
        "lvresize",
        "LV DEVICE...",
        about="change the size of a logical volume",
        docs="man:lvresize(8)",
        inert=DRY,
        does="storage.change LV",
        options=SIZE,
        rows=[
            when(
                "-L -l",
                unless="-L=+* -l=+*",
                does="storage.delete LV",
                because="cuts off what lies behind the new end, if that is nearer",
            ),
            CODE,
        ],
        examples="""
            lvresize -L +5G vg0/data    #=> config_mutation storage.change
            lvresize -L -5G vg0/data    #=> destructive storage.delete
            lvresize -L 5G vg0/data     #=> destructive storage.delete
            lvresize -l "$N" vg0/data   #=> destructive storage.delete
            lvresize -t -L 5G vg0/data  #=> read_only
        """,
    ),
    tool(
        "lvreduce",
        "LV",
        about="shrink a logical volume",
        docs="man:lvreduce(8)",
        inert=DRY,
        does="storage.delete LV",
        because="cuts off what lies behind the new end",
        options=SIZE,
        rows=[CODE],
        examples="""
            lvreduce -L 5G vg0/data     #=> destructive storage.delete
            lvreduce -t -L 5G vg0/data  #=> read_only
        """,
    ),
    tool(
        "lvremove",
        "LV...",
        about="delete logical volumes",
        docs="man:lvremove(8)",
        inert=DRY,
        does="storage.delete LV",
        options=[*CHANGING, takes("-S/--select"), flags("--nohistory")],
        rows=[SHOWS],
        examples="""
            lvremove --config 'log{file="/etc/x"}' x #=> destructive code.injected
            lvremove -y vg0/data     #=> destructive storage.delete
            lvremove -t vg0/data     #=> read_only
            lvremove --test vg0      #=> read_only
        """,
    ),
    tool(
        "lvrename",
        "VG OLD NEW",
        about="rename a logical volume",
        docs="man:lvrename(8)",
        inert=DRY,
        does="storage.change OLD",
        options=CHANGING,
        rows=[SHOWS],
        examples="""
            lvrename --config 'log{file="/etc/x"}' x #=> unknown code.injected
            lvrename vg0 data old      #=> config_mutation storage.change
            lvrename -t vg0 data old   #=> read_only
        """,
    ),
    tool(
        "lvchange",
        "LV...",
        about="change the attributes of logical volumes",
        docs="man:lvchange(8)",
        inert=DRY,
        options=[
            *CHANGING,
            TAGS,
            takes(
                "-a/--activate --activationmode --cachemode --cachepolicy --cachesettings --compression"
                " -C/--contiguous"
                " --deduplication --discards --errorwhenfull -j/--major --maxrecoveryrate --minor --minrecoveryrate"
                " --monitor -p/--permission -M/--persistent --poll -r/--readahead --rebuild -S/--select"
                " -k/--setactivationskip --syncaction --vdosettings --writebehind --writemostly -Z/--zero"
            ),
            flags(
                "--detachprofile -K/--ignoreactivationskip --ignoremonitoring -P/--partial --refresh --resync --sysinit"
            ),
        ],
        rows=[
            when(unless="-a", does="storage.change LV"),
            when("-a=*y*|ay", does="fs.mount LV", because="activates a volume"),
            when("-a=*n*", does="fs.unmount LV", because="takes a volume away"),
            when("-p=r", does="storage.disrupt LV", because="makes a volume read-only"),
            when("--resync --rebuild", does="storage.disrupt LV", because="rebuilds a copy"),
            CODE,
        ],
        examples="""
            lvchange -ay vg0/data                 #=> reversible_low fs.mount
            lvchange -an vg0/data                 #=> disruptive fs.unmount
            lvchange --addtag x vg0/data          #=> config_mutation storage.change
            lvchange -p r vg0/data                #=> disruptive storage.disrupt
            lvchange -p rw vg0/data               #=> config_mutation storage.change
            lvchange --resync vg0/data            #=> disruptive storage.disrupt
            lvchange --syncaction check vg0/data  #=> config_mutation storage.change
            lvchange -t -an vg0/data              #=> read_only
        """,
    ),
    tool(
        "lvconvert",
        "LV DEVICE...",
        about="change the layout of a logical volume",
        docs="man:lvconvert(8)",
        inert=DRY,
        does="storage.disrupt LV",
        because="moves or merges the data of a volume in use",
        options=[
            *CHANGING,
            takes(
                "--alloc --cachedevice --cachemetadataformat --cachemode --cachepolicy --cachepool --cachesettings"
                " --cachesize --cachevol -c/--chunksize --compression --deduplication --discards --errorwhenfull"
                " -i/--interval --integritysettings --metadataprofile --mirrorlog -m/--mirrors -n/--name --originname"
                " --poolmetadata --poolmetadatasize --poolmetadataspare --raidintegrity --raidintegrityblocksize"
                " --raidintegritymode -r/--readahead -R/--regionsize --replace --splitmirrors --stripes"
                " -I/--stripesize"
                " --thinpool --type --vdopool --vdosettings -V/--virtualsize -Z/--zero"
            ),
            flags(
                "-b/--background -H/--cache --merge --mergemirrors --mergesnapshot --mergethin --repair -s/--snapshot"
                " --splitcache --splitsnapshot --startpoll --swapmetadata -T/--thin --trackchanges --uncache"
                " --usepolicies"
            ),
        ],
        rows=[
            when(
                "--merge --mergesnapshot --mergethin",
                does="storage.delete LV",
                because="loses all that happened since the snapshot",
            ),
            when(
                "--type=*pool --thinpool --cachepool --vdopool --cachevol --cachedevice --poolmetadata",
                does="storage.delete LV",
                because="overwrites the volume that becomes a pool or cache",
            ),
            CODE,
        ],
        examples="""
            lvconvert -m 1 vg0/data                       #=> disruptive storage.disrupt
            lvconvert --type raid1 vg0/data               #=> disruptive storage.disrupt
            lvconvert --merge vg0/pre                     #=> destructive storage.delete
            lvconvert --type thin-pool vg0/data           #=> destructive storage.delete
            lvconvert --type cache --cachevol c vg0/data  #=> destructive storage.delete
            lvconvert -t --merge vg0/pre                  #=> read_only
        """,
    ),
    tool(
        "pvcreate",
        "DEVICE...",
        about="make physical volumes",
        docs="man:pvcreate(8)",
        inert=DRY,
        deletes="DEVICE",
        because="overwrites the start of the device",
        options=[
            *CHANGING,
            AREA,
            takes(
                "--dataalignment --dataalignmentoffset --metadataignore --restorefile --setphysicalvolumesize"
                " -u/--uuid"
                " -Z/--zero"
            ),
            flags("--norestorefile"),
        ],
        rows=[SHOWS],
        examples="""
            pvcreate --config 'log{file="/etc/x"}' x #=> destructive code.injected
            pvcreate /dev/sdb                #=> destructive disk.write
            pvcreate -ff -y /dev/sdb         #=> destructive disk.write
            pvcreate -t /dev/sdb             #=> read_only
        """,
    ),
    tool(
        "pvremove",
        "DEVICE...",
        about="wipe the labels of physical volumes",
        docs="man:pvremove(8)",
        inert=DRY,
        deletes="DEVICE",
        because="overwrites the start of the device",
        options=CHANGING,
        rows=[SHOWS],
        examples="""
            pvremove --config 'log{file="/etc/x"}' x #=> destructive code.injected
            pvremove /dev/sdb        #=> destructive disk.write
            pvremove --test /dev/sdb #=> read_only
        """,
    ),
    tool(
        "pvmove",
        "SOURCE DEVICE...",
        about="move what lies on a physical volume to others",
        docs="man:pvmove(8)",
        inert=DRY,
        does="storage.disrupt SOURCE",
        because="moves the data of volumes in use",
        options=[*CHANGING, takes("--alloc -i/--interval -n/--name"), flags("--abort --atomic -b/--background")],
        rows=[SHOWS],
        examples="""
            pvmove --config 'log{file="/etc/x"}' x #=> unknown code.injected
            pvmove /dev/sdb /dev/sdc    #=> disruptive storage.disrupt
            pvmove --abort              #=> disruptive storage.disrupt
            pvmove -t /dev/sdb          #=> read_only
        """,
    ),
    tool(
        "pvresize",
        "DEVICE...",
        about="fit a physical volume to its device",
        docs="man:pvresize(8)",
        inert=DRY,
        does="storage.change DEVICE",
        options=[*CHANGING, takes("--setphysicalvolumesize")],
        rows=[SHOWS],
        examples="""
            pvresize --config 'log{file="/etc/x"}' x #=> unknown code.injected
            pvresize /dev/sdb                                #=> config_mutation storage.change
            pvresize -t --setphysicalvolumesize 5G /dev/sdb  #=> read_only
        """,
    ),
    tool(
        "pvchange",
        "DEVICE...",
        about="change the attributes of physical volumes",
        docs="man:pvchange(8)",
        inert=DRY,
        does="storage.change DEVICE",
        options=[
            *CHANGING,
            takes("--addtag -x/--allocatable --deltag --metadataignore -S/--select"),
            flags("-a/--all -u/--uuid"),
        ],
        rows=[SHOWS],
        examples="""
            pvchange --config 'log{file="/etc/x"}' x #=> unknown code.injected
            pvchange -x n /dev/sdb     #=> config_mutation storage.change
            pvchange -t -u /dev/sdb    #=> read_only
        """,
    ),
    tool(
        "vgcreate vgextend",
        "VG DEVICE...",
        about="make or enlarge a volume group",
        docs="man:vgcreate(8)",
        inert=DRY,
        does="disk.write DEVICE",
        because="overwrites the start of each device that is no physical volume yet",
        options=[
            *CHANGING,
            TAGS,
            AREA,
            takes(
                "-c/--clustered --dataalignment --dataalignmentoffset --locktype -l/--maxlogicalvolumes"
                " -p/--maxphysicalvolumes --metadataignore --vgmetadatacopies -s/--physicalextentsize --systemid"
                " -Z/--zero"
            ),
            flags("--restoremissing --shared"),
        ],
        rows=[SHOWS],
        examples="""
            vgcreate --config 'log{file="/etc/x"}' x #=> destructive code.injected
            vgcreate vg0 /dev/sdb /dev/sdc  #=> destructive disk.write
            vgextend vg0 /dev/sdd           #=> destructive disk.write
            vgextend -t vg0 /dev/sdd        #=> read_only
        """,
    ),
    tool(
        "vgremove",
        "VG...",
        about="delete volume groups",
        docs="man:vgremove(8)",
        inert=DRY,
        does="storage.delete VG",
        whole=True,
        options=[*CHANGING, takes("-S/--select"), flags("--nohistory")],
        rows=[SHOWS],
        examples="""
            vgremove --config 'log{file="/etc/x"}' x #=> destructive code.injected
            vgremove -f vg0    #=> destructive storage.delete
            vgremove -t vg0    #=> read_only
        """,
    ),
    tool(
        "vgrename",
        "OLD NEW",
        about="rename a volume group",
        docs="man:vgrename(8)",
        inert=DRY,
        does="storage.disrupt OLD",
        because="mounts and the boot loader that name it fail until they are changed",
        options=CHANGING,
        rows=[SHOWS],
        examples="""
            vgrename --config 'log{file="/etc/x"}' x #=> unknown code.injected
            vgrename vg0 vg1     #=> disruptive storage.disrupt
            vgrename -t vg0 vg1  #=> read_only
        """,
    ),
    tool(
        "vgreduce",
        "VG DEVICE...",
        about="take devices out of a volume group",
        docs="man:vgreduce(8)",
        inert=DRY,
        does="storage.disrupt VG",
        options=[*CHANGING, flags("-a/--all --mirrorsonly --removemissing")],
        rows=[
            SHOWS,
            when(
                "--removemissing",
                does="storage.delete VG",
                because="gives up what lies on devices that are missing",
            ),
        ],
        examples="""
            vgreduce --config 'log{file="/etc/x"}' x #=> unknown code.injected
            vgreduce vg0 /dev/sdb                #=> disruptive storage.disrupt
            vgreduce --removemissing -f vg0      #=> destructive storage.delete
            vgreduce -t vg0 /dev/sdb             #=> read_only
        """,
    ),
    tool(
        "vgchange",
        "VG...",
        about="change the attributes of volume groups",
        docs="man:vgchange(8)",
        inert=DRY,
        options=[
            *CHANGING,
            TAGS,
            takes(
                "-a/--activate --activationmode --autoactivation --locktype -l/--logicalvolume --maxlogicalvolumes"
                " -p/--maxphysicalvolumes --majoritypvs --monitor -s/--physicalextentsize --poll --pvmetadatacopies"
                " --vgmetadatacopies -x/--resizeable -S/--select --systemid"
            ),
            flags(
                "--detachprofile -K/--ignoreactivationskip --ignoremonitoring --lockstart --lockstop -P/--partial"
                " --refresh --sysinit -u/--uuid"
            ),
        ],
        rows=[
            when(unless="-a", does="storage.change VG"),
            when("-a=*y*", does="fs.mount VG", because="activates volumes"),
            when("-a=*n*", does="fs.unmount VG", because="takes volumes away"),
            when("--lockstop --systemid", does="storage.disrupt VG"),
            CODE,
        ],
        examples="""
            vgchange -ay                 #=> reversible_low fs.mount
            vgchange -aay --sysinit vg0  #=> reversible_low fs.mount
            vgchange -an vg0             #=> disruptive fs.unmount
            vgchange --addtag x vg0      #=> config_mutation storage.change
            vgchange --systemid x vg0    #=> disruptive storage.disrupt
            vgchange -t -an vg0          #=> read_only
        """,
    ),
    tool(
        "vgmerge",
        "VG OTHER",
        about="join two volume groups",
        docs="man:vgmerge(8)",
        inert=DRY,
        does="storage.disrupt VG",
        options=[*CHANGING, takes("--poolmetadataspare"), flags("-l/--list")],
        rows=[SHOWS],
        examples="""
            vgmerge --config 'log{file="/etc/x"}' x #=> unknown code.injected
            vgmerge vg0 vg1     #=> disruptive storage.disrupt
            vgmerge -t vg0 vg1  #=> read_only
        """,
    ),
    tool(
        "vgexport vgsplit",
        "VG OTHER DEVICE...",
        about="take a volume group away, or split it",
        docs=MAN,
        inert=DRY,
        does="storage.disrupt VG",
        options=[
            *CHANGING,
            takes(
                "--alloc -l/--maxlogicalvolumes -p/--maxphysicalvolumes -M/--metadatatype -n/--name --poolmetadataspare"
            ),
            takes("-S/--select"),
            flags("-a/--all"),
        ],
        rows=[SHOWS],
        examples="""
            vgexport --config 'log{file="/etc/x"}' x #=> unknown code.injected
            vgexport vg0               #=> disruptive storage.disrupt
            vgsplit -n data vg0 vg1    #=> disruptive storage.disrupt
            vgsplit -t vg0 vg1 /dev/sdb  #=> read_only
        """,
    ),
    tool(
        "vgimport vgimportclone vgconvert",
        "VG...",
        about="make a volume group known, or convert its metadata",
        docs=MAN,
        inert=DRY,
        does="storage.change VG",
        options=[
            *CHANGING,
            AREA,
            takes("-S/--select -n/--basevgname"),
            flags("-a/--all -i/--import --importdevices"),
        ],
        rows=[SHOWS],
        examples="""
            vgimport --config 'log{file="/etc/x"}' x #=> unknown code.injected
            vgimport -a                       #=> config_mutation storage.change
            vgimportclone -n copy /dev/sdc    #=> config_mutation storage.change
            vgconvert -M lvm2 vg0             #=> config_mutation storage.change
            vgimport -t vg0                   #=> read_only
        """,
    ),
    tool(
        "vgcfgbackup",
        "VG...",
        about="back up the metadata of volume groups",
        docs="man:vgcfgbackup(8)",
        inert=DRY,
        does="snapshot VG",
        options=[*READING, takes("-f/--file"), flags("--foreign")],
        rows=[SHOWS, when("-f", writes="-f")],
        examples="""
            vgcfgbackup --config 'log{file="/etc/x"}' x #=> unknown code.injected
            vgcfgbackup                   #=> reversible_low snapshot
            vgcfgbackup -f vg0.conf vg0   #=> config_mutation fs.write
            vgcfgbackup -t -f vg0.conf    #=> read_only -- tried
            vgcfgbackup -t vg0            #=> read_only
        """,
    ),
    tool(
        "vgcfgrestore",
        "VG",
        about="restore the metadata of a volume group",
        docs="man:vgcfgrestore(8)",
        inert=DRY,
        options=[*READING, takes("-f/--file -M/--metadatatype"), flags("-l/--list --force")],
        rows=[
            SHOWS,
            when(
                unless="-l",
                does="storage.delete VG",
                because="rolls the layout of a volume group back",
            ),
        ],
        examples="""
            vgcfgrestore --config 'log{file="/etc/x"}' x #=> destructive code.injected
            vgcfgrestore -l vg0            #=> read_only
            vgcfgrestore -f saved vg0      #=> destructive storage.delete
            vgcfgrestore --test vg0        #=> read_only
        """,
    ),
    tool(
        "lvm",
        "COMMAND...:argv",
        about="run a command of LVM",
        docs=MAN,
        rows=[when(unless="COMMAND --version -h", does="code.interactive")],
        options=[flags("--version --help/-h")],
        subs=[
            sub("version, segtypes, formats, tags, systemid, devtypes, lastlog", options=READING),
            sub("help", "TOPIC..."),
            sub("fullreport", "VG...", options=[*REPORT, flags("--nameprefixes --rows --unquoted")]),
            sub("dumpconfig, config", "SETTING...", options=[*SETTINGS, takes("--type")], rows=[SHOWS]),
        ],
        examples="""
            lvm version               #=> read_only
            lvm fullreport vg0        #=> read_only
            lvm help lvs              #=> read_only
            lvm dumpconfig            #=> read_only
            lvm dumpconfig -f out     #=> config_mutation fs.write
            lvm lvs -a                #=> read_only
            lvm lvremove vg0/data     #=> destructive storage.delete
            lvm                       #=> unknown code.interactive
            lvm --version             #=> read_only
            lvm -h                    #=> read_only
        """,
    ),
]
