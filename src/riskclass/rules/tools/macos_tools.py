from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

PLUTIL = tool(
    "plutil",
    "FILE...",
    about="check, show and change property lists",
    docs="man:plutil(1)",
    style="single",
    options=[
        takes("-convert", "FORMAT"),
        takes("-o", writes="VALUE|-"),
        takes("-e -expect"),
        takes("-extract", "KEYPATH FORMAT"),
        takes("-type", "KEYPATH"),
        takes("-insert", "KEYPATH TYPE VALUE"),
        takes("-replace", "KEYPATH TYPE VALUE"),
        takes("-remove", "KEYPATH"),
        takes("-create", "FORMAT"),
        flags("-p -lint -s -r -n -help -append"),
    ],
    rows=[
        when("-insert -replace -remove", unless="-o", writes="FILE", because="changes the file"),
        when("-convert", unless="-o", writes="FILE", because="changes the file"),
        when("-extract -create", unless="-o", writes="FILE", because="puts a part in place of the file"),
        when("-p -convert -extract", reads="FILE"),
    ],
    examples="""
        plutil -lint a.plist                                #=> read_only
        plutil -p a.plist                                   #=> read_only
        plutil -convert json -o - a.plist                   #=> read_only
        plutil -convert xml1 a.plist                        #=> config_mutation fs.write
        plutil -extract K raw -o - a.plist                  #=> read_only
        plutil -extract K xml1 a.plist                      #=> config_mutation fs.write
        plutil -replace K -string v a.plist                 #=> config_mutation fs.write
        plutil -remove K a.plist                            #=> config_mutation fs.write
        plutil -p .env                                      #=> exposure secret.read
        plutil -frobnicate a.plist                          #=> unknown unknown.option
    """,
)

CODESIGN = tool(
    "codesign",
    "PATH...",
    about="sign programs, and check signatures",
    docs="man:codesign(1)",
    options=[
        takes("-s/--sign", does="fs.write PATH", because="writes a signature into the program"),
        flags("--remove-signature", does="fs.write PATH", because="takes the signature away"),
        takes("--file-list", writes="VALUE|-"),
        takes("--extract-certificates", "[PREFIX]", does="fs.write cwd"),
        takes(
            "--entitlements -a/--architecture --bundle-version -i/--identifier "
            "--keychain -o/--options --prefix --preserve-metadata"
        ),
        takes(
            "-P --pagesize --detached-database -D/--detached --signature-size "
            "--timestamp -r/--requirements -R/--test-requirement"
        ),
        takes("--team-identifier --runtime-version --launch-constraint-self --launch-constraint-parent"),
        flags(
            "-d/--display -v/--verbose -f/--force -h --deep --strict "
            "--all-architectures --check-notarization --continue --dryrun"
        ),
        flags(
            "--ignore-resources --xml --der --no-strict --validate-constraint "
            "--enforce-constraint-validity --generate-entitlement-der"
        ),
        flags("--verify --verbose=#"),
    ],
    inert="--dryrun",
    rows=[],
    examples="""
        codesign -dv /Applications/X.app                    #=> read_only
        codesign --verify --deep --strict X.app             #=> read_only
        codesign -s - X.app                                 #=> config_mutation fs.write
        codesign --remove-signature X.app                   #=> config_mutation
        codesign -d --entitlements - X.app                  #=> read_only
        codesign --frobnicate X.app                         #=> unknown unknown.option
    """,
)

PKGUTIL = tool(
    "pkgutil",
    about="look at packages of macOS",
    docs="man:pkgutil(1)",
    options=[
        takes("--pkgs --packages", "[PATTERN]"),
        takes("--forget", does="package.remove VALUE", because="forgets what was installed"),
        takes("--learn --edit-pkg", does="host.config VALUE"),
        takes("--expand --expand-full", "SOURCE TARGET", writes="TARGET"),
        takes("--flatten --flatten-full", "SOURCE TARGET", writes="TARGET"),
        takes("--bom", does="fs.scratch"),
        takes(
            "--volume --files --lsbom --pkg-info --pkg-info-plist --pkg-groups --pkgs-plist --group-pkgs --file-info"
        ),
        takes("--file-info-plist --payload-files --check-signature --verify --export-plist --repair --groups"),
        flags("-h/--help -f/--force -v/--verbose --regexp --only-files --only-dirs --groups-plist"),
    ],
    examples="""
        pkgutil --pkgs                                      #=> read_only
        pkgutil --files com.x                               #=> read_only
        pkgutil --check-signature a.pkg                     #=> read_only
        pkgutil --expand a.pkg out                          #=> config_mutation fs.write
        pkgutil --forget com.x                              #=> disruptive package.remove
        pkgutil --frobnicate                                #=> unknown unknown.option
    """,
)

LIPO = tool(
    "lipo",
    "FILE...",
    about="look at programs for several processors, and make them",
    docs="man:lipo(1)",
    style="single",
    options=[
        takes("-output/-o", writes="VALUE"),
        takes("-arch", "ARCH PATH"),
        takes("-replace", "ARCH PATH"),
        takes("-segalign", "ARCH VALUE"),
        takes("-extract -extract_family -remove -thin"),
        flags("-archs -info -detailed_info -create -hideARM64 -fat64"),
    ],
    subs=[],
    examples="""
        lipo -info a.out                                    #=> read_only
        lipo -archs a.out                                   #=> read_only
        lipo -create a b -output c                          #=> config_mutation fs.write
        lipo -thin arm64 a -output /tmp/a                   #=> reversible_low
        lipo -frobnicate a                                  #=> unknown unknown.option
    """,
)

INSTALL_NAME_TOOL = tool(
    "install_name_tool",
    "FILE",
    about="change where a program looks for libraries",
    docs="man:install_name_tool(1)",
    style="single",
    writes="FILE",
    options=[
        takes("-change -rpath", "OLD NEW"),
        takes("-id -add_rpath -delete_rpath -prepend_rpath"),
        flags("-delete_all_rpaths"),
    ],
    examples="""
        install_name_tool -change a b prog                  #=> config_mutation fs.write
        install_name_tool -id x lib.dylib                   #=> config_mutation
        install_name_tool -frobnicate x                     #=> unknown unknown.option
    """,
)

IMAGE: list[Option] = [
    takes(
        "-encryption -certificate -cacert -srcimagekey -tgtimagekey -plist-file"
        " -mountpoint -mountroot -mountrandom -shadow"
    ),
    takes(
        "-owners -drivekey -section -subsection -alphabet -format -o -size "
        "-sectors -megabytes -type -fs -volname -layout -uid"
    ),
    takes(
        "-gid -mode -library -partitionType -stretch -align -srcdir -srcfolder "
        "-srcowners -srcdevice -tasks -imagekey -segmentCount"
    ),
    takes("-segmentSize -debug-level -pubkey -passphrase -hfsplus -stdinpass-file -scrub-file -limits-file"),
    flags(
        "-plist -puppetstrings -quiet -verbose -debug -stdinpass -agentpass "
        "-recover -readonly -readwrite -kernel -notremovable"
    ),
    flags(
        "-mount -nomount -noverify -verify -ignorebadchecksums -noautoopen "
        "-autoopen -noautofsck -autofsck -noidme -nobrowse"
    ),
    flags(
        "-force -ov -attach -spotlight -anyowners -skipunreadable -atomic "
        "-copyuid -nocrossdev -scrub -growonly -shrinkonly -limits"
    ),
    flags("-noautoopenro -noautoopenrw -private -nokernel -help"),
]

HDIUTIL = tool(
    "hdiutil",
    about="attach, make and check disk images",
    docs="man:hdiutil(1)",
    style="single",
    subs=[
        sub(
            "info, imageinfo, isencrypted, plugins, help, pmap, verify, checksum, "
            "hfsanalyze, mediainfo, flatten-info, fsid",
            "WORD...",
            options=IMAGE,
        ),
        sub("attach, mount, mountvol", "IMAGE", does="fs.mount IMAGE", options=IMAGE),
        sub("detach, eject, unmount", "DEVICE", does="fs.unmount DEVICE", options=[*IMAGE, takes("-timeout")]),
        sub("create, makehybrid", "IMAGE", writes="IMAGE", options=IMAGE, rows=[when("-o", writes="-o")]),
        sub("convert, segment", "IMAGE", options=IMAGE, rows=[when("-o", writes="-o")]),
        sub(
            "resize, compact, internet-enable, udifrez, udifderez, unflatten, flatten, chpass, addlicense",
            "IMAGE",
            does="fs.write IMAGE",
            options=IMAGE,
        ),
        sub("erasekeys", "IMAGE", does="fs.truncate IMAGE", because="what is encrypted there is lost", options=IMAGE),
        sub(
            "burn",
            "IMAGE",
            does="disk.write",
            options=[*IMAGE, takes("-device -speed"), flags("-erase -fullerase -optimizeimage -testburn")],
        ),
    ],
    examples="""
        hdiutil info                                        #=> read_only
        hdiutil imageinfo a.dmg                             #=> read_only
        hdiutil verify a.dmg                                #=> read_only
        hdiutil attach -nobrowse -readonly a.dmg            #=> reversible_low fs.mount
        hdiutil detach /dev/disk4                           #=> disruptive fs.unmount
        hdiutil create -size 10m -fs HFS+ -volname X a.dmg  #=> config_mutation fs.write
        hdiutil create -srcfolder d -o /tmp/a.dmg           #=> reversible_low
        hdiutil convert a.dmg -format UDZO -o b.dmg         #=> config_mutation fs.write
        hdiutil convert a.dmg                               #=> read_only
        hdiutil resize -size 20m a.dmg                      #=> config_mutation
        hdiutil erasekeys a.dmg                             #=> destructive
        hdiutil burn a.dmg                                  #=> destructive disk.write
        hdiutil frobnicate                                  #=> unknown unknown.subcommand
    """,
)

SIPS = tool(
    "sips",
    "FILE...",
    about="show and change pictures",
    docs="man:sips(1)",
    options=[
        takes("-o/--out", writes="VALUE"),
        takes("-g/--getProperty"),
        takes("-s/--setProperty", "NAME VALUE"),
        takes("-z/--resampleHeightWidth -c/--cropToHeightWidth -p/--padToHeightWidth --cropOffset", "HEIGHT WIDTH"),
        takes("-r/--rotate -f/--flip -d/--deleteProperty -e/--embedProfile -E/--embedProfileIfNone -m/--matchTo"),
        takes("--resampleWidth --resampleHeight -Z/--resampleHeightWidthMax --padColor"),
        takes("-X/--extractProfile", writes="VALUE"),
        takes("-j/--js", does="code.opaque VALUE", because="runs that script"),
        flags(
            "--verify --formats -h/--help -H/--helpProperties -i/--addIcon "
            "--deleteTag --oneLine -1 --man --version -v --debug"
        ),
        flags("--optimizeColorForSharing --deleteColorManagementProperties --repair"),
    ],
    rows=[
        when(
            "-s -z -c -p -r -f -d -e -E -m --resampleWidth --resampleHeight -Z -i --optimizeColorForSharing"
            " --deleteColorManagementProperties --repair",
            unless="-o",
            writes="FILE",
            because="changes the pictures",
        )
    ],
    examples="""
        sips -g pixelWidth a.png                            #=> read_only
        sips -s format jpeg a.png --out b.jpg               #=> config_mutation fs.write
        sips -Z 640 a.png                                   #=> config_mutation fs.write
        sips -z 100 100 a.png --out /tmp/b.png              #=> reversible_low
        sips -j x.js a.png                                  #=> unknown code.opaque
        sips --frobnicate a.png                             #=> unknown unknown.option
    """,
)

TEXTUTIL = tool(
    "textutil",
    "FILE...",
    about="show and convert texts with formats",
    docs="man:textutil(1)",
    style="single",
    options=[
        takes("-output", writes="VALUE"),
        takes(
            "-convert -cat -format -inputencoding -encoding -extension -fontname "
            "-fontsize -title -author -subject -keywords"
        ),
        takes(
            "-comment -editor -company -creationtime -modificationtime -topmargin "
            "-bottommargin -leftmargin -rightmargin"
        ),
        takes("-excludedelements -prefixspaces -baseurl -timeout -textsizemultiplier"),
        flags("-info -help -stdin -stdout -strip -noload -nostore -load"),
    ],
    rows=[
        when("-convert -cat", unless="-stdout -output", does="fs.write cwd", because="writes a file beside each"),
        when("-stdout", reads="FILE"),
    ],
    examples="""
        textutil -info a.rtf                                #=> read_only
        textutil -convert txt -stdout a.rtf                 #=> read_only
        textutil -convert txt a.rtf                         #=> config_mutation fs.write
        textutil -convert html -output /tmp/a.html a.rtf    #=> reversible_low
        textutil -frobnicate a.rtf                          #=> unknown unknown.option
    """,
)

XATTR = tool(
    "xattr",
    "FILE...",
    about="show and change attributes of files",
    docs="man:xattr(1)",
    options=[
        takes("-p"),
        takes("-w", "NAME VALUE", does="fs.attributes FILE"),
        takes("-d", does="fs.attributes FILE"),
        flags("-c", does="fs.attributes FILE", because="takes all attributes away"),
        flags("-l -r -s -v -x -z -h --help"),
    ],
    rows=[when("-d=com.apple.quarantine -c", does="guard.lower FILE", because="macOS asks no more before it runs")],
    examples="""
        xattr -l a                                          #=> read_only
        xattr -p com.x a                                    #=> read_only
        xattr -w com.x v a                                  #=> config_mutation fs.attributes
        xattr -d com.x a                                    #=> config_mutation
        xattr -d com.apple.quarantine a                     #=> exposure guard.lower
        xattr -cr X.app                                     #=> exposure guard.lower
        xattr --frobnicate a                                #=> unknown unknown.option
    """,
)

DSCL = tool(
    "dscl",
    "NODE COMMAND PATH WORD...",
    about="show and change accounts of macOS",
    docs="man:dscl(1)",
    style="single",
    options=[
        takes("-u -P -f"),
        flags("-p -q -raw -plist -url -l"),
        flags("-read -list -search -readall -readpl -readpli -diff -cd -ls -cat", does="observe"),
        flags(
            "-create -append -merge -change -changei -createpl -createpli -passwd -mcxset -mcxedit -mcximport",
            does="account.change",
        ),
        flags(
            "-delete -deletepl -deletepli -mcxdelete -mcxdeleteall",
            does="access.revoke",
            because="deletes an account, or a part of one",
        ),
    ],
    rows=[
        when(unless="NODE", does="code.interactive"),
        when("COMMAND=create|append|merge|change|changei|passwd|createpl|createpli|mcx*", does="account.change PATH"),
        when(
            "COMMAND=delete|deletepl|deletepli",
            does="access.revoke PATH",
            because="deletes an account, or a part of one",
        ),
        when(
            "COMMAND=*Groups/admin* PATH=*Groups/admin*",
            "-append -merge -create COMMAND=append|merge|create",
            does="access.grant PATH",
        ),
    ],
    examples="""
        dscl . -list /Users                                 #=> read_only
        dscl . -read /Users/bob UserShell                   #=> read_only
        dscl . list /Users                                  #=> read_only
        dscl . -create /Users/bob                           #=> config_mutation account.change
        dscl . create /Users/bob                            #=> config_mutation account.change
        dscl . -append /Groups/admin GroupMembership bob    #=> exposure access.grant
        dscl . -delete /Users/bob                           #=> disruptive access.revoke
        dscl . delete /Users/bob                            #=> disruptive
        dscl                                                #=> unknown code.interactive
        dscl -frobnicate .                                  #=> unknown unknown.option
    """,
)

PMSET = tool(
    "pmset",
    "NAME VALUE...",
    about="show and set when the machine sleeps",
    docs="man:pmset(1)",
    style="single",
    options=[
        flags("-g"),
        flags("-a -b -c -u", does="host.config"),
    ],
    rows=[
        when("NAME", unless="-g NAME=sleepnow|displaysleepnow|lidwake", does="host.config NAME"),
        when("NAME=sleepnow", unless="-g", does="host.off", because="puts the machine to sleep"),
        when("NAME=displaysleepnow|lock", unless="-g", does="refresh", because="switches the screen off"),
    ],
    examples="""
        pmset -g                                            #=> read_only
        pmset -g batt                                       #=> read_only
        pmset -a sleep 0                                    #=> config_mutation host.config
        pmset schedule wake '01/01/27 10:00:00'             #=> config_mutation
        pmset sleepnow                                      #=> destructive host.off
        pmset displaysleepnow                               #=> reversible_low
        pmset -frobnicate                                   #=> unknown unknown.option
    """,
)

NVRAM = tool(
    "nvram",
    "NAME...",
    about="show and set variables of the firmware",
    docs="man:nvram(8)",
    style="single",
    options=[
        takes("-f", does="host.boot VALUE"),
        takes("-d", does="host.boot VALUE"),
        flags("-c", does="host.boot", because="deletes all variables"),
        flags("-p -x"),
    ],
    rows=[when("NAME=*=*", does="host.boot NAME")],
    examples="""
        nvram -p                                            #=> read_only
        nvram boot-args                                     #=> read_only
        nvram boot-args=-v                                  #=> config_mutation host.boot
        nvram -d boot-args                                  #=> config_mutation
        nvram -c                                            #=> config_mutation
        nvram -frobnicate                                   #=> unknown unknown.option
    """,
)

SOFTWAREUPDATE = tool(
    "softwareupdate",
    "NAME...",
    about="find and install updates of macOS",
    docs="man:softwareupdate(8)",
    options=[
        flags("-l/--list --list-full-installers", does="net.query"),
        flags("-i/--install", does="package.remove NAME", because="replaces what runs"),
        flags("-d/--download --fetch-full-installer", does="fs.write", because="fetches updates"),
        flags("-R/--restart", does="host.reboot"),
        flags("--install-rosetta", does="package.install"),
        takes("--schedule", "STATE?", does="schedule.change"),
        flags("--background --background-critical --reset-ignored --clear-catalog", does="host.config"),
        takes("--ignore --set-catalog", does="host.config VALUE"),
        takes("--full-installer-version --product-types --products --user"),
        flags(
            "-a/--all -r/--recommended --os-only --safari-only --no-scan "
            "--agree-to-license --history --dump-state -h/--help"
        ),
        flags("--force --verbose --stdinpass --include-config-data -e --evaluate-products"),
    ],
    examples="""
        softwareupdate -l                                   #=> read_only net.query
        softwareupdate --history                            #=> read_only
        softwareupdate -ia                                  #=> disruptive package.remove
        softwareupdate -d -a                                #=> config_mutation
        softwareupdate --install-rosetta --agree-to-license #=> config_mutation package.install
        softwareupdate --ignore x                           #=> config_mutation
        softwareupdate -iaR                                 #=> disruptive host.reboot
        softwareupdate --frobnicate                         #=> unknown unknown.option
    """,
)

MDUTIL = tool(
    "mdutil",
    "VOLUME...",
    about="show and set what Spotlight indexes",
    docs="man:mdutil(1)",
    options=[
        takes("-i", does="host.config VALUE"),
        takes("-V"),
        flags("-E", does="refresh", because="makes the index anew"),
        flags("-X", does="host.config", because="removes the index"),
        flags("-d -p", does="host.config"),
        flags("-s -a -t -v -L -P -r -h"),
    ],
    examples="""
        mdutil -s /                                         #=> read_only
        mdutil -i off /                                     #=> config_mutation host.config
        mdutil -E /                                         #=> reversible_low refresh
        mdutil --frobnicate /                               #=> unknown unknown.option
    """,
)

SCREENCAPTURE = tool(
    "screencapture",
    "FILE...",
    about="take a picture of the screen",
    docs="man:screencapture(1)",
    writes="FILE",
    options=[
        takes("-B -D -d= -G -J -k= -l -R -t -T -V -z="),
        flags("-a -b -c -C -d -e -f -g -h -i -I -k -m -M -n -o -p -P -r -s -S -u -U -v -w -W -x"),
    ],
    examples="""
        screencapture -x out.png                            #=> config_mutation fs.write
        screencapture -x -R 0,0,10,10 /tmp/a.png            #=> reversible_low fs.scratch
        screencapture -c                                    #=> read_only
        screencapture --frobnicate                          #=> unknown unknown.option
    """,
)

SAY = tool(
    "say",
    "WORD...",
    about="speak a text",
    docs="man:say(1)",
    options=[
        takes("-o/--output-file", writes="VALUE"),
        takes("-f/--input-file", reads="VALUE|-"),
        takes(
            "-v/--voice -r/--rate -a/--audio-device -n/--network-send --file-format"
            " --data-format --channels --bit-rate --quality"
        ),
        takes("-i/--interactive", "[MARKUP]"),
        flags("--progress"),
    ],
    examples="""
        say hello                                           #=> read_only
        say -v '?'                                          #=> read_only
        say -o out.aiff hello                               #=> config_mutation fs.write
        say --frobnicate                                    #=> unknown unknown.option
    """,
)

AIRPORT = tool(
    "airport",
    "INTERFACE COMMAND WORD...",
    about="show and set the wireless network of macOS",
    docs="man:airport(8)",
    options=[
        takes("-s/--scan", "[NAME]"),
        takes("-c/--channel", "[CHANNEL]", does="net.config VALUE"),
        takes("-P/--psk"),
        flags("-z/--disassociate", does="net.config"),
        flags("-I/--getinfo -x/--xml -h/--help"),
    ],
    rows=[
        when("COMMAND=sniff", does="fs.create cwd, secret.read", because="writes what it hears into a file"),
        when("COMMAND=prefs", does="net.config COMMAND"),
    ],
    examples="""
        airport -I                                          #=> read_only
        airport -s                                          #=> read_only
        airport -z                                          #=> disruptive net.config
        airport en0 sniff 6                                 #=> exposure
        airport en0 prefs JoinMode=Preferred                #=> disruptive net.config
        airport --frobnicate                                #=> unknown unknown.option
    """,
)

TOOLS = [
    PLUTIL,
    CODESIGN,
    PKGUTIL,
    LIPO,
    INSTALL_NAME_TOOL,
    HDIUTIL,
    SIPS,
    TEXTUTIL,
    XATTR,
    DSCL,
    PMSET,
    NVRAM,
    SOFTWAREUPDATE,
    MDUTIL,
    SCREENCAPTURE,
    SAY,
    AIRPORT,
]
