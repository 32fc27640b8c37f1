from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

INSTALLER = tool(
    "installer",
    about="install packages of macOS",
    docs="man:installer(8)",
    style="single",
    options=[
        takes("-pkg/-package", does="package.install VALUE"),
        takes("-target -lang -applyChoiceChangesXML -showChoicesAfterApplyingChangesXML -file"),
        flags(
            "-pkginfo -dominfo -volinfo -query -showChoiceChangesXML "
            "-showChoicesXML -plist -verbose -verboseR -vers -help -config -dumplog"
            " -listiso -allowUntrusted -asroot"
        ),
    ],
    inert="-pkginfo -dominfo -volinfo -showChoicesXML -showChoiceChangesXML -help -vers",
    rows=[
        when(
            "-pkg",
            unless="-pkg=/Volumes/*|/Library/* -pkginfo -dominfo -volinfo -showChoicesXML -showChoiceChangesXML",
            does="code.opaque -pkg",
            because="runs the scripts of the package",
        )
    ],
    examples="""
        installer -pkginfo -pkg a.pkg                       #=> read_only
        installer -pkg ./a.pkg -target /                    #=> unknown code.opaque
        installer -pkg /Volumes/X/x.pkg -target /           #=> config_mutation package.install
        installer -vers                                     #=> read_only
        installer -frobnicate                               #=> unknown unknown.option
    """,
)

DITTO = tool(
    "ditto",
    "SOURCE... TARGET",
    about="copy files, and make archives of them",
    docs="man:ditto(1)",
    writes="TARGET|-",
    reads="SOURCE",
    options=[
        takes("--arch --bom --zlibCompressionLevel"),
        takes("--password"),
        flags(
            "-h --help -v -V -X -c -x -z -j -k --keepParent --rsrc --norsrc "
            "--extattr --noextattr --qtn --noqtn --acl --noacl"
        ),
        flags(
            "--sequesterRsrc --nocache --hfsCompression --nohfsCompression "
            "--preserveHFSCompression --nopreserveHFSCompression"
        ),
        flags("--persistRootless --nopersistRootless --clone --noclone --lang --keepBinaries --noprotect"),
    ],
    examples="""
        ditto a b                                           #=> config_mutation fs.write
        ditto -c -k --keepParent X.app /tmp/x.zip           #=> reversible_low fs.scratch
        ditto ~/.ssh/id_rsa b                               #=> exposure secret.read
        ditto --frobnicate a b                              #=> unknown unknown.option
    """,
)

SYSTEMSETUP = tool(
    "systemsetup",
    "VALUE...",
    about="show and set settings of macOS",
    docs="man:systemsetup(8)",
    style="single",
    options=[
        flags("-get* -list* -version -help -printCommands -f"),
        flags(
            "-setdate -settime -settimezone -setusingnetworktime -setnetworktimeserver -setsleep -setcomputersleep"
            " -setdisplaysleep -setharddisksleep -setwakeonmodem -setwakeonnetworkaccess -setrestartpowerfailure"
            " -setrestartfreeze -setallowpowerbuttontosleepcomputer "
            "-setcomputername -setlocalsubnetname -setstartupdisk"
            " -setkernelbootarchitecture -setwaitforstartupafterpowerfailure "
            "-setdisableKeyboardWhenEnclosureLockIsEngaged",
            does="host.config VALUE",
        ),
        flags(
            "-setremotelogin -setremoteappleevents",
            does="access.grant VALUE",
            because="lets others in over the network",
        ),
    ],
    examples="""
        systemsetup -gettimezone                            #=> read_only
        systemsetup -settimezone Europe/Rome                #=> config_mutation host.config
        systemsetup -setremotelogin on                      #=> exposure access.grant
        systemsetup -frobnicate                             #=> unknown unknown.option
    """,
)

CHFLAGS = tool(
    "chflags",
    "FLAGS FILE...",
    about="change flags of files",
    docs="man:chflags(1)",
    posix=True,
    does="fs.attributes FILE",
    options=[flags("-f -H -h -L -P -R -v -x")],
    examples="""
        chflags hidden a                                    #=> config_mutation fs.attributes
        chflags -R nouchg d                                 #=> config_mutation
        chflags --frobnicate a                              #=> unknown unknown.option
    """,
)

DSEDITGROUP = tool(
    "dseditgroup",
    "GROUP",
    about="show and change groups of macOS",
    docs="man:dseditgroup(8)",
    options=[
        takes("-o -n -u -P -a -d -t -i -g -r -k -c -s -T -m -f -S"),
        flags("-p -q -v -L -N -h"),
    ],
    rows=[
        when("-o=create", does="account.change GROUP"),
        when("-o=edit", "-a", does="access.grant GROUP"),
        when("-o=edit", unless="-a", does="access.revoke GROUP"),
        when("-o=delete", does="access.revoke GROUP"),
    ],
    examples="""
        dseditgroup -o read admin                           #=> read_only
        dseditgroup -o checkmember -m bob admin             #=> read_only
        dseditgroup -o create x                             #=> config_mutation account.change
        dseditgroup -o edit -a bob -t user admin            #=> exposure access.grant
        dseditgroup -o edit -d bob -t user admin            #=> disruptive access.revoke
        dseditgroup -o delete x                             #=> disruptive
        dseditgroup --frobnicate                            #=> unknown unknown.option
    """,
)

TCCUTIL = tool(
    "tccutil",
    about="take back what programs were allowed to see",
    docs="man:tccutil(1)",
    subs=[sub("reset", "SERVICE PROGRAM", does="access.revoke SERVICE")],
    examples="""
        tccutil reset Camera                                #=> disruptive access.revoke
        tccutil frobnicate                                  #=> unknown unknown.subcommand
    """,
)

PROFILES = tool(
    "profiles",
    about="show and remove profiles of macOS",
    docs="man:profiles(1)",
    style="single",
    inherits=True,
    options=[
        takes("-type -user -identifier -uuid -path -output -password -forced"),
        flags("-all -verbose -cached -help -skipStart"),
    ],
    subs=[
        sub("list, show, status, validate, help, version", "WORD..."),
        sub(
            "install, renew, configure, sync",
            "WORD...",
            does="guard.lower WORD",
            because="a profile may trust others, and lower settings",
        ),
        sub("remove", "WORD...", does="guard.lower WORD", because="takes settings away that guard this host"),
    ],
    examples="""
        profiles list                                       #=> read_only
        profiles status -type enrollment                    #=> read_only
        profiles install -path a.mobileconfig               #=> exposure guard.lower
        profiles remove -identifier x                       #=> exposure guard.lower
        profiles frobnicate                                 #=> unknown unknown.subcommand
    """,
)

PLISTBUDDY = tool(
    "PlistBuddy",
    "FILE",
    about="show and change a property list",
    docs="man:PlistBuddy(8)",
    style="single",
    options=[takes("-c"), flags("-x -h -l")],
    rows=[
        when("-c", unless="-c=Print*|print*|Help|help|Exit|exit", writes="FILE", because="changes the file"),
        when("-c=Print*|print*", reads="FILE"),
        when(unless="-c -h", does="code.interactive"),
    ],
    examples="""
        /usr/libexec/PlistBuddy -c Print a.plist            #=> unknown
        PlistBuddy -c 'Print :K' a.plist                    #=> read_only
        PlistBuddy -c 'Set :K v' a.plist                    #=> config_mutation fs.write
        PlistBuddy -c 'Print' .env                          #=> exposure secret.read
        PlistBuddy a.plist                                  #=> unknown code.interactive
        PlistBuddy -frobnicate a                            #=> unknown unknown.option
    """,
)

SMALL = tool(
    "GetFileInfo afinfo kextstat sample spindump",
    "WORD...",
    about="show files, sounds and programs of macOS",
    docs="man:GetFileInfo(1)",
    style="single",
    options=[
        takes("-file", writes="VALUE"),
        flags("-P -a -c -d -m -t -h -l -b -k -x -r -mayDie -wait -fullPaths -stdout -noBinary -o -i --help"),
    ],
    rows=[when("-o", does="fs.write cwd", because="writes what it found")],
    examples="""
        GetFileInfo a                                       #=> read_only
        kextstat -l                                         #=> read_only
        sample Finder 1 -file /tmp/s                        #=> reversible_low
        spindump Finder -o out                              #=> config_mutation fs.write
        GetFileInfo --frobnicate a                          #=> unknown unknown.option
    """,
)

AFPLAY = tool(
    "afplay",
    "FILE...",
    about="play sound",
    docs="man:afplay(1)",
    style="single",
    options=[takes("-v/--volume -t/--time -r/--rate -q/--rQuality -d/--debug"), flags("--leaks -h/--help")],
    examples="""
        afplay a.aiff                                       #=> read_only
        afplay -frobnicate a                                #=> unknown unknown.option
    """,
)

DSCACHEUTIL = tool(
    "dscacheutil",
    about="ask for accounts and hosts, and empty the cache",
    docs="man:dscacheutil(1)",
    style="single",
    options=[
        takes("-q"),
        takes("-a", "KEY VALUE"),
        flags("-flushcache", does="refresh"),
        flags("-h -cachedump -buckets -entries -configuration -statistics"),
    ],
    examples="""
        dscacheutil -q user -a name bob                     #=> read_only
        dscacheutil -flushcache                             #=> reversible_low refresh
        dscacheutil -frobnicate                             #=> unknown unknown.option
    """,
)

TOOLS = [
    INSTALLER,
    DITTO,
    SYSTEMSETUP,
    CHFLAGS,
    DSEDITGROUP,
    TCCUTIL,
    PROFILES,
    PLISTBUDDY,
    SMALL,
    AFPLAY,
    DSCACHEUTIL,
]
