from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

NUMBER = "DEVICE=0*|1*|2*|3*|4*|5*|6*|7*|8*|9*"
# hdparm shows a setting, and changes it if a number follows, attached or as the next word.
SETTINGS = "-a -A -b -B -c -d -J -k -K -L -M -P -Q -R -s -S -u -W -m -n -D -E -U -x"

#: fio prints and ends.
FIO_TELLS = "-version -help -cmdhelp -enghelp -parse-only -showcmd"

TOOLS = [
    tool(
        "smartctl",
        "DEVICE",
        about="ask disks how they are, and start their self-tests",
        docs="man:smartctl(8)",
        inert="-h --help --usage -V --version",
        options=[
            takes(
                "-g/--get -q/--quietmode -d/--device -T/--tolerance -b/--badsum -r/--report -n/--nocheck -f/--format"
            ),
            takes("-l/--log -v/--vendorattribute -F/--firmwarebug -P/--presets -B/--drivedb"),
            takes("--identify -j/--json", "[VALUE]"),
            takes("-s/--smart/--set -o/--offlineauto -S/--saveauto", does="storage.change DEVICE"),
            takes("-t/--test", does="service.start DEVICE", because="starts a self-test"),
            flags("-X/--abort", does="service.start DEVICE", because="ends a self-test"),
            flags("-C/--captive", does="storage.disrupt DEVICE", because="the disk is busy until the test ends"),
            flags(
                "-h/--help/--usage -V/--version/--copyright/--license -i/--info -a/--all -x/--xall --scan --scan-open"
                " -H/--health -c/--capabilities -A/--attributes"
            ),
        ],
        rows=[
            when("-l=scterc,*|scttempint,*|*,reset", does="storage.change DEVICE"),
            when("-s=standby,*", does="storage.disrupt DEVICE", because="the disk stops spinning"),
        ],
        examples="""
            smartctl -a /dev/sda                  #=> read_only
            smartctl --scan                       #=> read_only
            smartctl -H -j /dev/nvme0             #=> read_only
            smartctl -l selftest /dev/sda         #=> read_only
            smartctl -l scterc,70,70 /dev/sda     #=> config_mutation storage.change
            smartctl -t short /dev/sda            #=> reversible_low service.start
            smartctl -X /dev/sda                  #=> reversible_low service.start
            smartctl -t long -C /dev/sda          #=> disruptive storage.disrupt
            smartctl -s on /dev/sda               #=> config_mutation storage.change
            smartctl -s standby,now /dev/sda      #=> disruptive storage.disrupt
            smartctl --frobnicate /dev/sda        #=> unknown unknown.option
        """,
    ),
    tool(
        "hdparm",
        "DEVICE...",
        about="show and change the settings of disks",
        docs="man:hdparm(8)",
        options=[
            takes("-a -A -b -B -c -d -J -k -K -L -M -P -Q -R -s -S -u -W -m -n -D -E -U -x", "[NUMBER]"),
            takes("-X -p -Z", "[MODE]", does="storage.change DEVICE", because="sets it with or without a value"),
            takes("-N -r", "[NUMBER]"),
            takes("--Iraw", writes="VALUE"),
            takes("--read-sector --offset"),
            takes("--security-mode --user-master"),
            takes("--fallocate"),
            takes(
                "--make-bad-sector --write-sector --repair-sector --set-sector-size --dco-setmax --fwdownload"
                " --fwdownload-mode3 --fwdownload-mode3-max --fwdownload-mode7 --fwdownload-modee"
                " --fwdownload-modee-max"
                " --sanitize-overwrite --security-erase --security-erase-enhanced",
                deletes="DEVICE",
                because="destroys data, or the drive if it fails",
            ),
            takes("--sanitize-overwrite-passes"),
            takes("--security-set-pass --security-disable --security-unlock", does="storage.disrupt DEVICE"),
            flags(
                "--sanitize-block-erase --sanitize-crypto-scramble --dco-restore --trim-sector-ranges"
                " --trim-sector-ranges-stdin",
                deletes="DEVICE",
                because="destroys data",
            ),
            flags("-w", does="storage.disrupt DEVICE", because="resets the drive while it is in use"),
            flags("--drq-hsm-error", does="host.break", because="may crash the host, with massive loss of data"),
            flags(
                "--security-freeze --dco-freeze --sanitize-freeze-lock --sanitize-antifreeze-lock -z",
                does="storage.change DEVICE",
            ),
            flags(
                "-y -Y --idle-immediate --idle-unload", does="storage.change DEVICE", because="the drive goes to sleep"
            ),
            flags("-f -F", does="refresh DEVICE"),
            flags(
                "-C -g -h -H -i -I -t -T -q -v -V --dco-identify --direct --fibmap --Istdin --Istdout"
                " --prefer-ata12 --sanitize-status --security-help --verbose --yes-i-know-what-i-am-doing"
                " --please-destroy-my-drive --security-prompt-for-password"
            ),
        ],
        rows=[
            when(" ".join(f"{name}=*" for name in SETTINGS.split()), does="storage.change DEVICE"),
            when(SETTINGS, NUMBER, does="storage.change DEVICE"),
            when("-N=* -r=*", does="storage.disrupt DEVICE", because="hides sectors, or makes a drive read-only"),
            when("-N -r", NUMBER, does="storage.disrupt DEVICE", because="hides sectors, or makes a drive read-only"),
            when("--fallocate", writes="DEVICE", because="makes a file of a size"),
        ],
        examples="""
            hdparm -t /dev/sda                          #=> read_only
            hdparm -tT --direct /dev/sda                #=> read_only
            hdparm -I /dev/sda                          #=> read_only
            hdparm -W /dev/sda                          #=> read_only
            hdparm -W0 /dev/sda                         #=> config_mutation storage.change
            hdparm -S 120 /dev/sda                      #=> config_mutation storage.change
            hdparm -y /dev/sda                          #=> config_mutation storage.change
            hdparm -F /dev/sda                          #=> reversible_low refresh
            hdparm --security-freeze /dev/sda           #=> config_mutation storage.change
            hdparm -N /dev/sda                          #=> read_only
            hdparm -Np1000 /dev/sda                     #=> disruptive storage.disrupt
            hdparm -r 1 /dev/sda                        #=> disruptive storage.disrupt
            hdparm -w /dev/sda                          #=> disruptive storage.disrupt
            hdparm -X udma2 /dev/sda                    #=> config_mutation storage.change
            hdparm -Z /dev/sda                          #=> config_mutation storage.change
            hdparm --drq-hsm-error /dev/sda             #=> destructive host.break
            hdparm --security-unlock x /dev/sda         #=> disruptive storage.disrupt
            hdparm --Iraw out /dev/sda                  #=> config_mutation fs.write
            hdparm --fallocate 1024 f                   #=> config_mutation fs.write
            hdparm --write-sector 5 /dev/sda            #=> destructive disk.write
            hdparm --security-erase x /dev/sda          #=> destructive disk.write
            hdparm --sanitize-block-erase /dev/sda      #=> destructive disk.write
        """,
    ),
    tool(
        "fio",
        "JOBFILE...",
        about="put load on a disk and measure it",
        docs="man:fio(1)",
        style="single",
        options=[
            takes("-output", writes="VALUE"),
            takes("-filename", writes="VALUE"),
            takes("-trigger -exec_prerun -exec_postrun", "COMMAND:sh"),
            takes("-trigger-remote", does="code.opaque VALUE"),
            takes("-server", "[VALUE]", does="net.listen"),
            takes("-client -remote-config", does="net.send VALUE"),
            flags(
                "-parse-only -showcmd -help -version -readonly -minimal -append-terse -warnings-fatal -cpuclock-test"
            ),
            takes("-cmdhelp -enghelp -crctest -idle-prof", "[VALUE]"),
            takes("-ioengine"),
            takes("-*", "[VALUE]"),
        ],
        rows=[
            when(unless=f"-server {FIO_TELLS}", does="host.load", because="loads the disk as the job says"),
            when(unless=f"-readonly -server {FIO_TELLS}", does="fs.write", because="writes test files"),
            when(
                "JOBFILE",
                unless="-version",
                does="code.opaque JOBFILE",
                because="the job may write to any device, or run programs",
            ),
            when("-ioengine=external*", does="code.opaque -ioengine", because="loads a shared library"),
        ],
        examples="""
            fio --version                                                #=> read_only
            fio --cmdhelp=rw                                             #=> read_only
            fio --name=t --filename=/srv/t --rw=randwrite --size=10G     #=> disruptive host.load
            fio --name=t --filename=/dev/sdb --rw=randwrite --size=10G   #=> destructive disk.write
            fio --readonly --name=t --directory=/srv --rw=read           #=> disruptive host.load
            fio --name=t --rw=read --output=out.txt                      #=> disruptive fs.write
            fio --name=t --ioengine=libaio --time_based --rw=read        #=> disruptive host.load
            fio --name=t --ioengine=external:/srv/x.so                   #=> unknown code.opaque
            fio job.fio                                                  #=> unknown code.opaque
            fio --name=t --exec_prerun='rm -rf /srv/x'                   #=> destructive fs.delete
            fio --server                                                 #=> config_mutation net.listen
            fio --server --parse-only                                    #=> config_mutation net.listen
            fio --parse-only --name=t --rw=write                         #=> read_only
            fio --client=web1 --name=t                                   #=> disruptive net.send
            fio --name=t --trigger-remote=reboot                         #=> unknown code.opaque
        """,
    ),
]
