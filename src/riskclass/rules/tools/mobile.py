from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

SAYS = "runs what the project says"

DART = tool(
    "dart",
    "FILE ARG...",
    about="build and run what is written in Dart",
    docs="https://dart.dev/tools/dart-tool",
    posix=True,
    inert="-h --help --version",
    options=[
        flags("-h/--help --version -v/--verbose --enable-analytics --disable-analytics --suppress-analytics"),
        flags("-*", does="code.project", because=SAYS),
    ],
    rows=[when("FILE", does="code.project FILE", because="runs that file")],
    subs=[
        sub(
            "run, test, build, compile, development-service, pub global run",
            "WORD...",
            does="code.project WORD",
            because=SAYS,
            open=True,
        ),
        sub(
            "analyze",
            "DIR...",
            options=[
                takes("--format --cache --sdk-path --packages --enable-experiment"),
                flags("--fatal-infos --fatal-warnings --no-fatal-warnings -h/--help"),
            ],
        ),
        sub(
            "format",
            "FILE...",
            options=[
                takes("-o/--output --show --summary --indent -l/--line-length --page-width --language-version"),
                takes("--trailing-commas --stdin-name --selection"),
                flags("--set-exit-if-changed --fix -h/--help -v/--verbose -f"),
            ],
            rows=[when(unless="-o=none|show|json -h", writes="FILE", because="formats the sources in place")],
        ),
        sub(
            "fix",
            "DIR...",
            options=[takes("--code"), flags("-n/--dry-run --apply -h/--help")],
            rows=[when("--apply", unless="-n", does="fs.write cwd", because="changes the sources")],
        ),
        sub(
            "pub get, pub add, pub remove, pub upgrade, pub downgrade, pub unpack",
            "PACKAGE...",
            does="package.install PACKAGE",
            because="fetches packages",
            open=True,
        ),
        sub(
            "pub deps, pub outdated, info, pub global list, pub token list, pub cache list, help, help *",
            "WORD...",
            open=True,
        ),
        sub("pub publish, pub lish", does="net.publish", open=True),
        sub("pub global activate, install", "PACKAGE...", does="code.remote PACKAGE", open=True),
        sub("pub global deactivate, uninstall", "PACKAGE...", does="package.install PACKAGE"),
        sub("pub cache clean, pub cache repair", does="fs.scratch", open=True),
        sub("pub login, pub logout, pub token add, pub token remove", "HOST...", does="credential.store", open=True),
        sub(
            "create",
            "DIR",
            does="fs.create",
            options=[takes("-t/--template"), flags("--force --no-pub --pub -h/--help")],
        ),
        sub(
            "doc",
            "DIR",
            does="fs.write cwd",
            options=[takes("-o/--output", writes="VALUE"), flags("--dry-run --validate-links --sdk-docs -h/--help")],
        ),
        sub("devtools", "URI", does="net.loopback", open=True),
        sub("language-server, mcp-server, tooling-daemon", does="code.interactive", open=True),
    ],
    examples="""
        dart --version              #=> read_only
        dart x.dart                 #=> unknown code.project
        dart --enable-asserts x.dart #=> unknown code.project
        dart run                    #=> unknown code.project
        dart test                   #=> unknown code.project
        dart analyze                #=> read_only
        dart format lib             #=> config_mutation fs.write
        dart format -o none --set-exit-if-changed lib #=> read_only
        dart format -o write lib    #=> config_mutation fs.write
        dart fix --dry-run          #=> read_only
        dart fix --apply            #=> config_mutation fs.write
        dart pub get                #=> config_mutation package.install
        dart pub outdated           #=> read_only
        dart pub publish            #=> exposure net.publish
        dart pub global activate x  #=> unknown code.remote
        dart pub global deactivate x #=> config_mutation package.install
        dart pub cache clean        #=> reversible_low fs.scratch
        dart pub login              #=> config_mutation credential.store
        dart create x               #=> reversible_low fs.create
        dart doc                    #=> config_mutation fs.write
        dart doc -o /srv/d          #=> config_mutation fs.write
        dart devtools               #=> reversible_low net.loopback
        dart language-server        #=> unknown code.interactive
    """,
)

FLUTTER = tool(
    "flutter",
    about="build and run applications",
    docs="https://docs.flutter.dev/reference/flutter-cli",
    inert="-h --help --version",
    options=[
        takes("-d/--device-id"),
        flags(
            "-h/--help --version -v/--verbose --suppress-analytics --disable-analytics --enable-analytics --no-color"
        ),
    ],
    subs=[
        sub(
            "run, test, drive, build, build *, assemble, attach, install, bash-completion, widget-preview",
            "WORD...",
            does="code.project WORD",
            because=SAYS,
            open=True,
        ),
        sub(
            "doctor, devices, emulators, logs, analyze, help, help *, pub deps, pub outdated, symbolize",
            "WORD...",
            options=[flags("--machine -v --android-licenses --no-pub --fatal-infos --no-fatal-infos -h/--help")],
        ),
        sub("channel", "NAME", rows=[when("NAME", does="package.install NAME", because="switches the channel")]),
        sub(
            "pub get, pub add, pub remove, pub upgrade, pub downgrade, packages get, precache, upgrade, downgrade",
            "PACKAGE...",
            does="package.install",
            open=True,
        ),
        sub("pub publish", does="net.publish", open=True),
        sub("create", "DIR", does="fs.create", open=True),
        sub("clean", does="fs.scratch", because="deletes what the build made", options=[flags("-h/--help")]),
        sub("config", does="host.config", open=True),
        sub("gen-l10n", does="fs.write cwd", open=True),
    ],
    examples="""
        flutter --version           #=> read_only
        flutter doctor -v           #=> read_only
        flutter channel beta        #=> config_mutation package.install
        flutter channel             #=> read_only
        flutter analyze lib         #=> read_only
        flutter test                #=> unknown code.project
        flutter build apk           #=> unknown code.project
        flutter pub get             #=> config_mutation package.install
        flutter pub publish         #=> exposure net.publish
        flutter create x            #=> reversible_low fs.create
        flutter clean               #=> reversible_low fs.scratch
        flutter config --no-analytics #=> config_mutation host.config
        flutter gen-l10n            #=> config_mutation fs.write
        flutter frobnicate          #=> unknown unknown.subcommand
    """,
)

# A Podfile is Ruby, and so is a podspec.
POD = tool(
    "pod",
    "COMMAND...",
    about="fetch what an application for Apple's systems needs",
    docs="https://guides.cocoapods.org/terminal/commands.html",
    posix=True,
    options=[flags("--version -h/--help --allow-root --silent --verbose --no-ansi")],
    rows=[when("COMMAND", does="code.project COMMAND", because=SAYS)],
    subs=[
        sub(
            "repo list, search, list, cache list, plugins list, plugins installed, trunk me, trunk info",
            "WORD...",
            open=True,
        ),
        sub("repo update", "NAME", does="refresh", open=True),
        sub("trunk push, repo push", "WORD...", does="net.publish, code.project", open=True),
        sub("trunk register", "WORD...", does="credential.store", open=True),
        sub("init", does="fs.create cwd", open=True),
        sub("cache clean", "NAME", does="fs.scratch", open=True),
    ],
    examples="""
        pod --version               #=> read_only
        pod install                 #=> unknown code.project
        pod outdated                #=> unknown code.project
        pod repo list               #=> read_only
        pod repo update             #=> reversible_low refresh
        pod trunk push x.podspec    #=> unknown net.publish
        pod trunk register me@example.com #=> config_mutation credential.store
        pod init                    #=> reversible_low fs.create
        pod cache clean --all       #=> reversible_low fs.scratch
    """,
)

XCODEBUILD = tool(
    "xcodebuild",
    "ACTION...",
    about="build what a project of Xcode says",
    docs="man:xcodebuild(1)",
    style="single",
    inert="-help -h -usage -version -license",
    options=[
        takes("-derivedDataPath -resultBundlePath -exportPath -archivePath -output", does="fs.write VALUE"),
        takes("-project -workspace -target -scheme -configuration -arch -destination -destination-timeout -sdk"),
        takes("-toolchain -jobs -xcconfig -testPlan -only-testing -skip-testing -exportOptionsPlist -framework"),
        takes("-library -headers -debug-symbols"),
        takes("-find-executable -find-library -xctestrun -maximum-parallel-testing-workers"),
        takes("-clonedSourcePackagesDirPath -parallel-testing-enabled -test-iterations -enableCodeCoverage"),
        takes("-authenticationKeyPath -authenticationKeyID -authenticationKeyIssuerID -resultBundleVersion"),
        flags("-runFirstLaunch", does="package.install"),
        takes("-downloadPlatform -importPlatform", does="package.install VALUE"),
        flags("-downloadAllPlatforms", does="package.install"),
        flags("-exportArchive -resolvePackageDependencies -exportLocalizations", does="code.project", because=SAYS),
        flags("-create-xcframework"),
        flags("-list -json -showsdks -showdestinations -showBuildSettings -showTestPlans -checkFirstLaunchStatus"),
        flags("-version -help/-h -usage -license -quiet -verbose -alltargets -parallelizeTargets"),
        flags("-allowProvisioningUpdates -allowProvisioningDeviceRegistration -skipPackagePluginValidation"),
        flags("-skipMacroValidation -disableAutomaticPackageResolution -onlyUsePackageVersionsFromResolvedFile"),
        flags(
            "-UseModernBuildSystem -retry-tests-on-failure -dry-run -n -skipUnavailableActions -showBuildTimingSummary"
        ),
    ],
    rows=[
        when("ACTION", does="code.project ACTION", because=SAYS),
        when(
            unless="ACTION -list -showsdks -showdestinations -showBuildSettings -showTestPlans"
            " -checkFirstLaunchStatus -version -help -usage -license -runFirstLaunch -downloadPlatform -importPlatform"
            " -downloadAllPlatforms -create-xcframework -find-executable -find-library",
            does="code.project",
            because=SAYS,
        ),
    ],
    examples="""
        xcodebuild -version                         #=> read_only
        xcodebuild -list -project A.xcodeproj       #=> read_only
        xcodebuild -showBuildSettings -scheme A     #=> read_only
        xcodebuild                                  #=> unknown code.project
        xcodebuild -scheme A build test             #=> unknown code.project
        xcodebuild -exportArchive -archivePath a -exportPath e #=> unknown code.project
        xcodebuild -runFirstLaunch                  #=> config_mutation package.install
        xcodebuild -downloadPlatform iOS            #=> config_mutation package.install
        xcodebuild -downloadAllPlatforms            #=> config_mutation package.install
        xcodebuild -create-xcframework -framework a -output o #=> config_mutation fs.write
    """,
)

XCRUN = tool(
    "xcrun",
    "COMMAND...:argv",
    about="run a program of Xcode",
    docs="man:xcrun(1)",
    style="single",
    posix=True,
    inert="-h -help -version",
    options=[
        takes("-sdk -toolchain"),
        takes("-f/-find"),
        flags("-h/-help -version -v/-verbose -l/-log -r/-run -n/-no-cache -show-sdk-path -show-sdk-version"),
        flags("-show-sdk-build-version -show-sdk-platform-path -show-sdk-platform-version -show-toolchain-path"),
        flags("-k/-kill-cache", does="fs.scratch"),
    ],
    examples="""
        xcrun --version                     #=> read_only
        xcrun --sdk macosx --show-sdk-path  #=> read_only
        xcrun --find clang                  #=> read_only
        xcrun -k                            #=> reversible_low fs.scratch
        xcrun rm -rf /srv/x                 #=> destructive fs.delete
        xcrun simctl list                   #=> read_only
        xcrun frobnicate                    #=> unknown unknown.tool
    """,
)

SIMCTL = tool(
    "simctl",
    about="look after simulated devices",
    docs="https://developer.apple.com/documentation/xcode",
    options=[takes("--set --profiles")],
    subs=[
        sub(
            "list, help, getenv, get_app_container, appinfo, listapps, help *, pbpaste",
            "WORD...",
            options=[flags("-j/--json -v -e")],
        ),
        sub("boot", "DEVICE WORD...", does="guest.start DEVICE"),
        sub("shutdown", "DEVICE", does="guest.disrupt DEVICE"),
        sub("erase, delete", "DEVICE...", does="guest.delete DEVICE"),
        sub(
            "create, clone, rename, pair, unpair, upgrade, install, uninstall, launch, terminate, openurl, addmedia,"
            " push, privacy, status_bar, location, keychain, pbcopy, pbsync, install_app_data, icloud_sync, ui",
            "DEVICE WORD...",
            does="guest.change DEVICE",
            open=True,
        ),
        sub("io", "DEVICE ACTION FILE", does="fs.write FILE", open=True),
        sub("spawn", "DEVICE COMMAND...:argv", context="guest:DEVICE"),
    ],
    examples="""
        simctl list devices --json          #=> read_only
        simctl boot A                       #=> reversible_low guest.start
        simctl shutdown all                 #=> disruptive guest.disrupt
        simctl erase all                    #=> destructive guest.delete
        simctl install booted a.app         #=> config_mutation guest.change
        simctl io booted screenshot a.png   #=> config_mutation fs.write
        simctl spawn booted ls              #=> read_only
        simctl spawn booted rm -rf /x       #=> destructive fs.delete
        simctl frobnicate                   #=> unknown unknown.subcommand
    """,
)

XCODE_SELECT = tool(
    "xcode-select",
    about="choose an Xcode",
    docs="man:xcode-select(1)",
    inert="-h --help -v --version",
    options=[
        takes("-s/--switch/-switch", does="target.switch VALUE"),
        flags("-r/--reset", does="target.switch"),
        flags("--install", does="package.install"),
        flags("-p/--print-path/-print-path -h/--help -v/--version"),
    ],
    examples="""
        xcode-select -p                     #=> read_only
        xcode-select --switch /Applications/Xcode.app #=> config_mutation target.switch
        xcode-select --reset                #=> config_mutation target.switch
        xcode-select --install              #=> config_mutation package.install
        xcode-select --frobnicate           #=> unknown unknown.option
    """,
)

TOOLS = [DART, FLUTTER, POD, XCODEBUILD, XCRUN, SIMCTL, XCODE_SELECT]
