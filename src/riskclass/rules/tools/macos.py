from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

SUBMIT = [takes("-l -o -e"), takes("-p", does="code.opaque VALUE", because="runs that program by another's name")]

LAUNCHCTL = tool(
    "launchctl",
    about="start, stop and show services of macOS",
    docs="man:launchctl(1)",
    subs=[
        sub(
            "help, list, print, print-cache, print-disabled, blame, dumpstate, hostinfo,"
            " resolveport, error,"
            " managerpid, manageruid, managername, version, plist, procinfo, variant, bstree, dumpjpcategory",
            "WORD...",
            options=[flags("-x")],
        ),
        sub("export", does="secret.env"),
        sub(
            "getenv",
            "NAME",
            rows=[
                when(
                    "NAME=*token*|*password*|*secret*|*key*", does="secret.read NAME", because="shows a secret variable"
                )
            ],
        ),
        sub("examine", "COMMAND...:argv"),
        sub("limit", "NAME SOFT HARD", rows=[when("SOFT", does="host.config NAME")]),
        sub(
            "start, kickstart",
            "WORD...",
            does="service.start WORD",
            options=[flags("-p -s -w -F"), flags("-k", does="service.restart WORD"), takes("-S -D")],
        ),
        sub(
            "load, bootstrap",
            "WORD...",
            does="service.start WORD",
            options=[flags("-w", does="service.enable WORD"), flags("-F"), takes("-S -D")],
            rows=[
                when(
                    "WORD==./*|../*|/tmp/*|/private/tmp/*|/var/tmp/*",
                    does="code.opaque WORD",
                    because="the file says what is run",
                )
            ],
        ),
        sub("enable", "WORD...", does="service.enable WORD"),
        sub(
            "stop, kill, unload, bootout, disable, remove, reboot userspace, reboot logout, uncache, attach, debug",
            "WORD...",
            does="service.stop WORD",
            options=[flags("-w -F"), takes("-S -D")],
        ),
        sub("reboot, reboot system", "WORD...", does="host.reboot"),
        sub("reboot halt", "WORD...", does="host.off"),
        sub("submit", "-- COMMAND...:argv", does="service.start", options=SUBMIT),
        sub("asuser", "UID COMMAND...:argv"),
        sub("bsexec", "PID COMMAND...:argv"),
        sub("setenv, unsetenv, config", "WORD...", does="host.config WORD"),
    ],
    examples="""
        launchctl list                             #=> read_only
        launchctl getenv LANG                      #=> read_only
        launchctl getenv API_TOKEN                 #=> exposure secret.read
        launchctl examine rm x                     #=> destructive fs.delete
        launchctl print system/com.x               #=> read_only
        launchctl export                           #=> exposure secret.env
        launchctl load ./a.plist                   #=> unknown code.opaque
        launchctl load ~/Library/LaunchAgents/a.plist     #=> reversible_low service.start
        launchctl load -w ~/Library/LaunchAgents/a.plist  #=> config_mutation service.enable
        launchctl bootstrap gui/501 ~/Library/LaunchAgents/a.plist  #=> reversible_low service.start
        launchctl submit -l x -p /tmp/x -- ls      #=> unknown code.opaque
        launchctl kickstart system/com.x           #=> reversible_low service.start
        launchctl kickstart -k system/com.x        #=> disruptive service.restart
        launchctl enable system/com.x              #=> config_mutation service.enable
        launchctl bootout system/com.x             #=> disruptive service.stop
        launchctl reboot                           #=> disruptive host.reboot
        launchctl reboot halt                      #=> destructive host.off
        launchctl submit -l x -- rm f              #=> destructive
        launchctl submit -l x -- ls                #=> reversible_low service.start
        launchctl asuser 501 rm f                  #=> destructive
        launchctl bsexec 1 rm f                    #=> destructive
        launchctl limit maxfiles                   #=> read_only
        launchctl limit maxfiles 512 1024          #=> config_mutation host.config
        launchctl setenv K v                       #=> config_mutation host.config
        launchctl frobnicate                       #=> unknown
    """,
)

DEFAULTS = tool(
    "defaults",
    about="show and change settings of programs of macOS",
    docs="man:defaults(1)",
    style="single",
    inherits=True,
    options=[takes("-host"), flags("-currentHost -globalDomain -g -app")],
    subs=[
        sub(
            "read, read-type, find, domains, help",
            "WORD...",
            rows=[when("WORD==*token*|*password*|*secret*|*Token*|*Password*|*Secret*", does="secret.read WORD")],
        ),
        sub("export", "DOMAIN FILE", rows=[when("FILE", writes="FILE|-")]),
        sub(
            "write, rename, import",
            "WORD...",
            does="host.config WORD",
            options=[
                flags("-string -data -int -integer -float -bool -boolean -date -array -array-add -dict -dict-add")
            ],
            rows=[
                when("WORD==LoginHook|LogoutHook", does="code.injected WORD", because="runs that file at each log-in"),
                when(
                    "WORD==LSQuarantine|askForPassword|globalstate|AutomaticCheckEnabled",
                    "WORD=0|false|no",
                    does="guard.lower WORD",
                ),
            ],
        ),
        sub(
            "delete, remove",
            "DOMAIN KEY",
            rows=[
                when("KEY", does="host.config KEY"),
                when(unless="KEY", does="fs.delete DOMAIN", because="deletes all settings of a program"),
            ],
        ),
    ],
    examples="""
        defaults read com.apple.dock               #=> read_only
        defaults -currentHost read -g              #=> read_only
        defaults export com.apple.dock -           #=> read_only
        defaults export com.apple.dock f           #=> config_mutation fs.write
        defaults write com.apple.dock autohide -bool true #=> config_mutation host.config
        defaults read com.example.app apiToken     #=> exposure secret.read
        defaults write com.apple.loginwindow LoginHook ./x    #=> unknown code.injected
        defaults write com.apple.LaunchServices LSQuarantine -bool false    #=> exposure guard.lower
        defaults write com.apple.LaunchServices LSQuarantine -bool true     #=> config_mutation host.config
        defaults delete com.apple.dock autohide    #=> config_mutation host.config
        defaults delete com.apple.dock             #=> destructive fs.delete
        defaults frobnicate                        #=> unknown
    """,
)

DISKUTIL = tool(
    "diskutil",
    about="show and change disks of macOS",
    docs="man:diskutil(8)",
    style="single",
    subs=[
        sub(
            "list, info, information, activity, listFilesystems, listClones, help, verifyVolume, verifyDisk,"
            " verifyPermissions, apfs list, apfs listVolumeGroups, apfs listUsers, apfs"
            " listCryptoUsers, apfs listSnapshots,"
            " apfs help, appleRAID list, ar list, coreStorage list, coreStorage info, cs list, cs"
            " info, image info, image list",
            "WORD...",
            options=[flags("-plist -internal -external -all -stdin")],
        ),
        sub(
            "mount, mountDisk, apfs unlockVolume, image attach",
            "WORD...",
            does="fs.mount WORD",
            options=[
                flags("readOnly -mountPoint -nobrowse -readOnly -nomount -user -passphrase -stdinpassphrase -verify")
            ],
        ),
        sub(
            "unmount, umount, unmountDisk, umountDisk, eject, apfs lockVolume, image eject",
            "WORD...",
            does="fs.unmount WORD",
            options=[flags("force -force")],
        ),
        sub(
            "rename, renameVolume, enableJournal, disableJournal, enableOwnership, disableOwnership,"
            " moveJournal, apfs changeVolumeRole, apfs changeVolumeCase, updateDefault*, setPassphraseHint",
            "WORD...",
            does="storage.change WORD",
        ),
        sub(
            "repairVolume, repairDisk, repairPermissions, resetUserPermissions, resizeVolume, apfs"
            " resizeContainer, apfs updatePreboot, apfs defragment, appleRAID repairMirror, coreStorage resize*",
            "WORD...",
            does="storage.disrupt WORD",
        ),
        sub(
            "apfs addVolume, apfs createVolume, apfs create, apfs createContainer, coreStorage"
            " create, apfs addPartition",
            "WORD...",
            does="storage.change WORD",
        ),
        sub(
            "apfs encryptVolume, apfs encrypt, apfs decryptVolume, apfs decrypt, apfs"
            " changePassphrase, apfs setPassphraseHint, coreStorage encryptVolume, coreStorage"
            " decryptVolume, coreStorage changeVolumePassphrase",
            "WORD...",
            does="storage.disrupt WORD",
            options=[
                flags(
                    "-user -passphrase -stdinpassphrase -recoverykeychain -newPassphrase"
                    " -oldPassphrase -existingPassphrase"
                )
            ],
        ),
        sub("apfs deleteSnapshot", "WORD...", does="storage.delete WORD", options=[flags("-uuid -xid -name")]),
        sub(
            "eraseDisk, eraseVolume, eraseOptical, eraseall, zeroDisk, randomDisk, secureErase,"
            " partitionDisk, reformat,"
            " splitPartition, mergePartitions, addPartition, apfs deleteContainer, apfs"
            " deleteVolume, apfs deleteVolumeGroup,"
            " apfs eraseVolume, apfs convert, apfs merge, appleRAID create, appleRAID delete, appleRAID add,"
            " appleRAID remove, appleRAID enable, coreStorage delete, coreStorage deleteLVG, coreStorage deleteVolume,"
            " coreStorage revert, coreStorage convert",
            "WORD...",
            does="disk.write WORD",
            because="erases what is there",
        ),
    ],
    examples="""
        diskutil list                              #=> read_only
        diskutil info disk0                        #=> read_only
        diskutil apfs list                         #=> read_only
        diskutil mount disk2s1                     #=> reversible_low fs.mount
        diskutil unmountDisk disk2                 #=> disruptive fs.unmount
        diskutil rename disk2s1 x                  #=> config_mutation storage.change
        diskutil repairVolume disk2s1              #=> disruptive storage.disrupt
        diskutil apfs addVolume disk1 APFS x       #=> config_mutation storage.change
        diskutil apfs encryptVolume disk1s5 -user disk #=> disruptive storage.disrupt
        diskutil apfs deleteSnapshot disk1s5 -name x #=> destructive storage.delete
        diskutil eraseDisk APFS x disk2            #=> destructive disk.write
        diskutil frobnicate                        #=> unknown
    """,
)

SECURITY = tool(
    "security",
    about="look after keys and passwords of macOS",
    input="part",
    docs="man:security(1)",
    style="single",
    options=[flags("-h -l -q -v"), flags("-i", does="code.interactive"), takes("-p", does="code.interactive")],
    subs=[
        sub(
            "help, show-keychain-info, find-certificate, find-identity, verify-cert,"
            " translocate-status-check, translocate-policy-check,"
            " dump-trust-settings,"
            " list-smartcards, error, get-identity-preference, smartcard, authorizationdb read",
            "WORD...",
            options=[flags("-a -c -e -h -m -p -Z -v -s -d -l -L -R -q -n -k -r -t -C -*")],
        ),
        sub(
            "user-trust-settings-enable",
            options=[flags("-d -e", does="host.config", because="switches trust on or off")],
        ),
        sub(
            "list-keychains, default-keychain, login-keychain",
            "WORD...",
            options=[takes("-d"), flags("-s", does="target.switch WORD")],
        ),
        sub(
            "find-generic-password, find-internet-password",
            "WORD...",
            options=[
                takes("-a -s -l -c -C -d -D -G -j -p -P -r -t -u -z"),
                flags("-g -w", does="secret.read WORD", because="shows a password"),
            ],
        ),
        sub(
            "dump-keychain, export-smartcard, leaks",
            "WORD...",
            options=[
                flags("-a -r -i -p -*"),
                flags("-d", does="secret.read WORD", because="shows passwords"),
                takes("-o", writes="VALUE"),
                takes("-k -t -f -P"),
            ],
            rows=[when("-o", does="secret.read", because="writes keys into a file")],
        ),
        sub(
            "export",
            "WORD...",
            options=[takes("-k -f -P"), takes("-t"), takes("-o", writes="VALUE"), flags("-w -p")],
            rows=[when(unless="-t=certs|pubKeys", does="secret.read", because="shows private keys")],
        ),
        sub(
            "add-generic-password, add-internet-password, add-certificates, import, create-keychain, create-keypair,"
            " set-keychain-settings, set-keychain-password, set-generic-password-partition-list,"
            " set-key-partition-list,"
            " lock-keychain, unlock-keychain, set-identity-preference, set-certificate-preference,"
            " download-trust-settings,"
            " cms, requirement-evaluate, install-mds, systemkeychain",
            "WORD...",
            does="credential.store WORD",
            options=[flags("-*")],
        ),
        sub(
            "add-trusted-cert, trust-settings-import, authorizationdb write, authorize, authorizationdb remove,"
            " execute-with-privileges",
            "WORD...",
            does="access.grant WORD",
            because="changes what is trusted",
            options=[flags("-*")],
        ),
        sub("remove-trusted-cert", "WORD...", does="access.revoke WORD", options=[flags("-d")]),
        sub("trust-settings-export", "FILE", writes="FILE", options=[flags("-s -d")]),
        sub(
            "delete-keychain, delete-certificate, delete-identity, delete-generic-password, delete-internet-password",
            "WORD...",
            does="fs.delete",
            because="deletes keys or passwords",
            options=[flags("-*")],
        ),
    ],
    examples="""
        security user-trust-settings-enable           #=> read_only
        security user-trust-settings-enable -d        #=> config_mutation host.config
        security find-identity -v -p codesigning      #=> read_only
        security list-keychains                       #=> read_only
        security list-keychains -s a.keychain         #=> config_mutation target.switch
        security find-generic-password -s x           #=> read_only
        security find-generic-password -s x -w        #=> exposure secret.read
        security dump-keychain                        #=> read_only
        security dump-keychain -d                     #=> exposure secret.read
        security export -t privKeys -o k.p12          #=> exposure secret.read
        security export -t certs                      #=> read_only
        security export -t certs -o c.pem             #=> config_mutation fs.write
        security export-smartcard -o c                #=> exposure secret.read
        security -i                                   #=> unknown code.interactive
        security -p x list-keychains                  #=> unknown code.interactive
        security add-generic-password -a a -s s -w x  #=> config_mutation credential.store
        security add-trusted-cert -d c.pem            #=> exposure access.grant
        security remove-trusted-cert c.pem            #=> disruptive access.revoke
        security trust-settings-export f              #=> config_mutation fs.write
        security delete-keychain a.keychain           #=> destructive fs.delete
        security delete-generic-password              #=> destructive fs.delete
        security frobnicate                           #=> unknown
    """,
)

PASTE = tool(
    "pbcopy pbpaste",
    about="fill and show the clipboard of macOS",
    docs="man:pbcopy(1)",
    style="single",
    options=[takes("-pboard -Prefer"), flags("-help")],
    reads="stdin",
    because="copies what it is fed to where every program may read it",
    examples="""
        pbpaste                    #=> read_only
        pbcopy < .env              #=> exposure secret.read
        pbcopy < notes.txt         #=> read_only
        pbcopy -pboard general     #=> read_only
        pbpaste -frobnicate        #=> unknown
    """,
)

SHOWS = tool(
    "sw_vers system_profiler mdls vm_stat ioreg hostinfo lsappinfo otool",
    "WORD...",
    about="show what this Mac is",
    docs="man:sw_vers(1)",
    style="single",
    options=[flags("-*"), flags("--*")],
    rows=[when("WORD=launch|setinfo", does="code.opaque WORD", because="starts or changes a program (lsappinfo)")],
    examples="""
        lsappinfo list             #=> read_only
        lsappinfo launch x         #=> unknown code.opaque
        sw_vers -productVersion    #=> read_only
        system_profiler SPHardwareDataType #=> read_only
        mdls -name kMDItemKind f   #=> read_only
    """,
)

OPEN = tool(
    "open",
    "FILE...",
    about="open files with the program for them",
    docs="man:open(1)",
    style="gnu",
    options=[
        takes("-a -b", "APP"),
        takes("-i/--stdin --env --arch -s"),
        takes("-u", does="code.opaque VALUE", because="starts the program for it"),
        takes("-o/--stdout --stderr", writes="VALUE"),
        takes("--args", "ARG..."),
        flags("-e -t -f -F -R -n -g -j -h -W --fresh --reveal --new --background --hide --wait-apps --header"),
    ],
    rows=[
        when("FILE", unless="-R FILE=http:*|https:*", does="code.opaque FILE", because="starts the program for it"),
        when("FILE", "-R", does="refresh"),
        when("FILE=http:*|https:*", does="refresh", because="opens a browser"),
        when("-a -b", unless="FILE", does="refresh", because="starts a program"),
    ],
    examples="""
        open https://example.com   #=> reversible_low refresh
        open -R f                  #=> reversible_low refresh
        open -a Safari             #=> reversible_low refresh
        open -u file:///tmp/x.app  #=> unknown code.opaque
        open x.app                 #=> unknown code.opaque
    """,
)

TMUTIL = tool(
    "tmutil",
    about="look after backups of Time Machine",
    docs="man:tmutil(8)",
    style="single",
    subs=[
        sub(
            "help, version, status, listbackups, listlocalsnapshots, listlocalsnapshotdates,"
            " latestbackup, destinationinfo, machinedirectory, isexcluded, compare, uniquesize,"
            " calculatedrift, verifychecksums, currentphase",
            "WORD...",
            options=[flags("-*")],
        ),
        sub("startbackup, localsnapshot, snapshot", "WORD...", does="snapshot", options=[flags("-*")]),
        sub(
            "enable, setdestination, addexclusion, removeexclusion, inheritbackup, associatedisk, setquota",
            "WORD...",
            does="host.config WORD",
            options=[flags("-*")],
        ),
        sub(
            "disable, stopbackup, removedestination",
            "WORD...",
            does="guard.lower WORD",
            because="there are no backups from then on",
            options=[flags("-*")],
        ),
        sub(
            "delete, deletelocalsnapshots, thinlocalsnapshots, deleteinprogress",
            "WORD...",
            does="storage.delete WORD",
            options=[flags("-*")],
        ),
        sub("restore", "WORD...", does="fs.write cwd", options=[flags("-*")]),
    ],
    examples="""
        tmutil listbackups         #=> read_only
        tmutil localsnapshot       #=> reversible_low snapshot
        tmutil enable              #=> config_mutation host.config
        tmutil disable             #=> exposure guard.lower
        tmutil delete /b           #=> destructive storage.delete
        tmutil restore /b /x       #=> config_mutation fs.write
    """,
)

SPCTL = tool(
    "spctl csrutil fdesetup",
    "WORD...",
    about="look after what macOS lets run, and how disks are encrypted",
    input="part",
    docs="man:spctl(8)",
    style="single",
    options=[
        flags(
            "-a --assess --status --list --test-devid-status -v -vv -vvv --verbose --raw -h --help"
            " -D -R --context --ignore-cache --no-cache"
        ),
        takes("-t --type --label --rule --path --requirement --hash --anchor --priority --inputplist"),
        flags("--global-disable --master-disable --disable --add --remove --reset-default", does="guard.lower WORD"),
        flags("--global-enable --master-enable --enable", does="host.config WORD"),
    ],
    rows=[
        when("WORD=disable|clear|remove|removecorestorage|developer-mode", does="guard.lower WORD"),
        when("WORD=enable|add|sync|authrestart|changerecovery|netboot|authenticated-root", does="host.config WORD"),
    ],
    examples="""
        spctl --assess -v f        #=> read_only
        csrutil status             #=> read_only
        fdesetup status            #=> read_only
        spctl --master-disable     #=> exposure guard.lower
        spctl developer-mode enable-terminal    #=> exposure guard.lower
        spctl --master-enable      #=> config_mutation host.config
        csrutil disable            #=> exposure guard.lower
        fdesetup enable            #=> config_mutation host.config
    """,
)

TOOLS = [LAUNCHCTL, DEFAULTS, DISKUTIL, SECURITY, PASTE, SHOWS, OPEN, TMUTIL, SPCTL]
