from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

WHY_KEYS = "types into whatever window is there"
COMMANDS = "command|*-command|exec|exec-arg|*/command"

GSETTINGS = tool(
    "gsettings",
    about="show and change settings of desktop programs",
    docs="man:gsettings(1)",
    options=[takes("--schemadir"), flags("--help --version")],
    subs=[
        sub(
            "get, list-schemas, list-relocatable-schemas, list-keys, list-children,"
            " list-recursively, range, describe, writable, monitor, help",
            "WORD...",
            options=[flags("--print-paths")],
        ),
        sub(
            "set",
            "SCHEMA KEY VALUE",
            does="host.config KEY",
            rows=[when(f"KEY={COMMANDS}", does="code.opaque VALUE", because="a key or program is to run that")],
        ),
        sub("reset, reset-recursively", "SCHEMA KEY", does="host.config SCHEMA"),
    ],
    examples="""
        gsettings get org.gnome.desktop.interface font-name     #=> read_only
        gsettings list-recursively                              #=> read_only
        gsettings set org.gnome.desktop.interface clock-show-date true  #=> config_mutation host.config
        gsettings set org.x.custom-keybinding:/a/ command 'x'   #=> unknown code.opaque
        gsettings reset org.gnome.desktop.interface font-name   #=> config_mutation
        gsettings frobnicate                                    #=> unknown unknown.subcommand
    """,
)

DCONF = tool(
    "dconf",
    about="show and change the database of desktop settings",
    docs="man:dconf(1)",
    subs=[
        sub("read, list, dump, watch, help", "WORD...", options=[flags("-d")]),
        sub(
            "write",
            "KEY VALUE",
            does="host.config KEY",
            rows=[when(f"KEY={COMMANDS}", does="code.opaque VALUE", because="a key or program is to run that")],
        ),
        sub(
            "reset",
            "KEY",
            does="host.config KEY",
            options=[flags("-f", does="fs.delete KEY", because="resets a whole folder of settings")],
        ),
        sub("load", "FOLDER", does="host.config FOLDER", options=[flags("-f")]),
        sub("compile", "FILE FOLDER", writes="FILE"),
        sub("update", "FOLDER", does="host.config"),
    ],
    examples="""
        dconf read /org/gnome/x                                 #=> read_only
        dconf dump /                                            #=> read_only
        dconf write /org/gnome/x 1                              #=> config_mutation host.config
        dconf write /org/x/custom0/command "'x'"                #=> unknown code.opaque
        dconf reset /org/gnome/x                                #=> config_mutation
        dconf reset -f /org/gnome/                              #=> destructive fs.delete
        dconf load / < settings                                 #=> config_mutation
        dconf compile db folder                                 #=> config_mutation fs.write
        dconf frobnicate                                        #=> unknown unknown.subcommand
    """,
)

XRANDR = tool(
    "xrandr",
    about="show and change screens",
    docs="man:xrandr(1)",
    style="single",
    inert="--dryrun --help --version",
    options=[
        takes("--set", "NAME VALUE"),
        takes("--newmode", "NAME VALUE..."),
        takes("--addmode --delmode", "OUTPUT NAME"),
        takes("--setprovideroutputsource --setprovideroffloadsink", "NAME OTHER"),
        takes("--setmonitor", "NAME VALUE OUTPUT"),
        takes("-display/--display/-d --screen --output -o/--orientation"),
        takes(
            "-s/--size -r/--rate/--refresh --fb --fbmm --dpi --mode --pos --reflect"
            " --rotate --left-of --right-of --above"
        ),
        takes(
            "--below --same-as --scale --scale-from --transform --filter --crtc --panning --gamma --brightness --rmmode"
        ),
        takes("--delmonitor"),
        flags("-x -y --auto --preferred --off --primary --noprimary"),
        flags(
            "--help -help -q/--query -v/--version --verbose --current --dryrun "
            "--nograb --prop/--properties --listproviders"
        ),
        flags("--listmonitors --listactivemonitors --q1 --q12"),
    ],
    rows=[
        when(
            "--set --newmode --addmode --delmode --setprovideroutputsource "
            "--setprovideroffloadsink --setmonitor -o -s -r"
            " --fb --fbmm --dpi --mode --pos --reflect --rotate --left-of --right-of --above --below --same-as --scale"
            " --scale-from --transform --filter --crtc --panning --gamma "
            "--brightness --rmmode --delmonitor -x -y --auto"
            " --preferred --off --primary --noprimary",
            does="host.config --output",
            because="changes the screens",
        )
    ],
    examples="""
        xrandr                                      #=> read_only
        xrandr --query --verbose                    #=> read_only
        xrandr --output HDMI-1 --mode 1920x1080     #=> config_mutation host.config
        xrandr --output HDMI-1 --off                #=> config_mutation
        xrandr --output HDMI-1 --off --dryrun       #=> read_only
        xrandr --frobnicate                         #=> unknown unknown.option
    """,
)

XDOTOOL = tool(
    "xdotool",
    "COMMAND WORD...",
    about="look at windows, and act on them",
    docs="man:xdotool(1)",
    style="single",
    options=[
        takes(
            "--window --delay --screen --repeat --repeat-delay --quiesce --maxdepth"
            " --pid --desktop --limit --icon-name --role"
        ),
        takes("--args --terminator --file"),
        flags(
            "--clearmodifiers --polar --sync --shell --class --classname --name "
            "--onlyvisible --title --all --any --usehints"
        ),
        flags("--relative --prefix --help --version"),
    ],
    rows=[
        when(
            "COMMAND=key*|type|click|mouse*|exec|behave*|-|*/* WORD=key|key*|type|click|mouse*|exec|behave*",
            does="code.opaque WORD",
            because=WHY_KEYS,
        ),
        when(
            "COMMAND=windowfocus|windowactivate|windowraise|windowmove|windowsize|windowmap|windowminimize|set*",
            does="refresh WORD",
            because="moves windows",
        ),
        when(
            "COMMAND=windowreparent|windowunmap|windowlower WORD=windowunmap",
            does="refresh WORD",
            because="moves windows",
        ),
        when(
            "COMMAND=windowkill|windowclose|windowquit WORD=windowkill|windowclose|windowquit",
            does="process.signal WORD",
        ),
    ],
    examples="""
        xdotool getactivewindow                     #=> read_only
        xdotool search --name x                     #=> read_only
        xdotool getmouselocation --shell            #=> read_only
        xdotool windowunmap 1                       #=> reversible_low
        xdotool key ctrl+c                          #=> unknown code.opaque
        xdotool type 'rm -rf x'                     #=> unknown code.opaque
        xdotool search --name x key Return          #=> unknown code.opaque
        xdotool windowmove 1 0 0                    #=> reversible_low refresh
        xdotool search --name x windowkill          #=> disruptive process.signal
        xdotool --frobnicate                        #=> unknown unknown.option
    """,
)

WMCTRL = tool(
    "wmctrl",
    about="look at windows, and act on them",
    docs="man:wmctrl(1)",
    options=[
        takes("-s -a -R -r -t -e -b -N -I -T -L -o -n -g -y -Y -z", does="refresh VALUE", because="moves windows"),
        takes("-c", does="process.signal VALUE", because="closes a window"),
        takes("-w -M"),
        flags("-m -l -d -j -h -S -i -p -G -x -u -F -v -V"),
        takes("-k", does="refresh VALUE", because="shows or hides windows"),
    ],
    examples="""
        wmctrl -l -p                                #=> read_only
        wmctrl -m                                   #=> read_only
        wmctrl -a Firefox                           #=> reversible_low refresh
        wmctrl -c Firefox                           #=> disruptive process.signal
        wmctrl --frobnicate                         #=> unknown unknown.option
    """,
)

XCLIP = tool(
    "xclip",
    "FILE...",
    about="fill and show the clipboard",
    docs="man:xclip(1)",
    style="single",
    reads="FILE",
    options=[
        takes("-l/-loops -t/-target -d/-display -selection/-sel/-se"),
        flags("-i/-in -o/-out -f/-filter -r/-rmlastnl -h/-help -version -silent/-quiet -verbose -noutf8 -sensitive"),
    ],
    examples="""
        xclip -o -selection clipboard               #=> read_only
        echo x | xclip                              #=> read_only
        xclip -sel clip ~/.ssh/id_rsa               #=> exposure secret.read
        xclip -frobnicate                           #=> unknown unknown.option
    """,
)

XSEL = tool(
    "xsel",
    about="fill and show the clipboard",
    docs="man:xsel(1)",
    options=[
        takes("-l/--logfile", does="fs.append VALUE"),
        takes("--display -m/--name -t/--selectionTimeout --windowName"),
        flags(
            "-a/--append -f/--follow -z/--zeroflush -i/--input -o/--output "
            "-c/--clear -d/--delete -p/--primary -s/--secondary"
        ),
        flags("-b/--clipboard -k/--keep -x/--exchange --trim -n/--nodetach -h/--help -v/--verbose --version"),
    ],
    examples="""
        xsel -ob                                    #=> read_only
        echo x | xsel -ib                           #=> read_only
        xsel -o -l log                              #=> config_mutation
        xsel --frobnicate                           #=> unknown unknown.option
    """,
)

WL_COPY = tool(
    "wl-copy",
    "TEXT...",
    about="fill the clipboard",
    docs="man:wl-copy(1)",
    options=[
        takes("-t/--type -s/--seat"),
        flags(
            "-o/--paste-once -f/--foreground -c/--clear -p/--primary "
            "-n/--trim-newline -v/--version -h/--help --sensitive"
        ),
    ],
    examples="""
        wl-copy hello                               #=> read_only
        wl-copy < a.txt                             #=> read_only
        wl-copy --frobnicate                        #=> unknown unknown.option
    """,
)

WL_PASTE = tool(
    "wl-paste",
    about="show the clipboard",
    docs="man:wl-paste(1)",
    options=[
        takes("-w/--watch", "COMMAND...:argv"),
        takes("-t/--type -s/--seat"),
        flags("-n/--no-newline -l/--list-types -p/--primary -v/--version -h/--help"),
    ],
    examples="""
        wl-paste -n                                 #=> read_only
        wl-paste --watch rm -rf x                   #=> destructive
        wl-paste --frobnicate                       #=> unknown unknown.option
    """,
)

SWAYMSG = tool(
    "swaymsg i3-msg",
    "WORD...",
    about="ask and tell the window manager",
    docs="man:swaymsg(1)",
    posix=True,
    options=[
        takes("-s/--socket -t/--type"),
        flags("-h/--help -m/--monitor -p/--pretty -q/--quiet -r/--raw -v/--version"),
    ],
    rows=[
        when(
            "WORD", unless="-t=get_*|subscribe", does="host.config WORD", because="tells the window manager what to do"
        ),
        when(
            "WORD=exec*|*exec*|bindsym*|*bindsym*|for_window*|reload|restart",
            unless="-t=get_*|subscribe",
            does="code.opaque WORD",
            because="has the window manager run a program",
        ),
        when("WORD=exit|kill|*exit*|*kill*", unless="-t=get_*|subscribe", does="process.signal WORD"),
    ],
    examples="""
        swaymsg -t get_outputs                      #=> read_only
        swaymsg -t subscribe -m '["window"]'        #=> read_only
        swaymsg workspace 3                         #=> config_mutation host.config
        swaymsg exec 'rm -rf x'                     #=> unknown code.opaque
        i3-msg 'exec x'                             #=> unknown code.opaque
        swaymsg exit                                #=> disruptive process.signal
        swaymsg --frobnicate                        #=> unknown unknown.option
    """,
)

PACTL = tool(
    "pactl",
    about="show and set sound",
    docs="man:pactl(1)",
    inherits=True,
    options=[takes("-f/--format -s/--server -n/--client-name"), flags("-h/--help --version")],
    subs=[
        sub("stat, info, list, subscribe, get-*, help", "WORD..."),
        sub(
            "set-*, move-*, suspend-*, send-message, remove-sample, play-sample, unload-module",
            "WORD...",
            does="host.config WORD",
            posix=True,
        ),
        sub("upload-sample", "FILE NAME", does="host.config FILE"),
        sub(
            "load-module",
            "NAME ARG...",
            does="host.config NAME",
            rows=[when("NAME=*tcp*|*rtp*|*zeroconf*|*http*|*esound*|*simple*", does="net.listen NAME")],
        ),
        sub("exit", does="service.stop"),
    ],
    examples="""
        pactl list short sinks                      #=> read_only
        pactl get-sink-volume @DEFAULT_SINK@        #=> read_only
        pactl set-sink-volume @DEFAULT_SINK@ -5%    #=> config_mutation host.config
        pactl load-module module-null-sink          #=> config_mutation
        pactl load-module module-native-protocol-tcp    #=> config_mutation net.listen
        pactl exit                                  #=> disruptive service.stop
        pactl frobnicate                            #=> unknown unknown.subcommand
    """,
)

WPCTL = tool(
    "wpctl",
    about="show and set sound and video",
    docs="man:wpctl(1)",
    inherits=True,
    options=[flags("-h/--help")],
    subs=[
        sub(
            "status, get-volume, inspect",
            "WORD...",
            options=[flags("-k/--nick -n/--name -r/--referenced -a/--associated")],
        ),
        sub(
            "set-default, set-volume, set-mute, set-profile, set-route, clear-default, set-log-level",
            "WORD...",
            does="host.config WORD",
            options=[flags("-p/--pid"), takes("-l/--limit")],
        ),
        sub(
            "settings",
            "NAME VALUE",
            options=[flags("-d/--delete -s/--save -r/--reset", does="host.config NAME")],
            rows=[when("VALUE", does="host.config NAME")],
        ),
    ],
    examples="""
        wpctl status                                #=> read_only
        wpctl set-volume @DEFAULT_AUDIO_SINK@ 5%+   #=> config_mutation host.config
        wpctl settings                              #=> read_only
        wpctl settings a 1                          #=> config_mutation
        wpctl settings -d a                         #=> config_mutation
        wpctl frobnicate                            #=> unknown unknown.subcommand
    """,
)

AMIXER = tool(
    "amixer",
    about="show and set the mixer of a sound card",
    docs="man:amixer(1)",
    inherits=True,
    options=[
        takes("-c/--card -D/--device -a/--abstract"),
        flags(
            "-h/--help -d/--debug -n/--nocheck -v/--version -q/--quiet -i/--inactive -R/--raw-volume -M/--mapped-volume"
        ),
        flags("-s/--stdin", does="host.config"),
    ],
    subs=[
        sub("scontrols, scontents, controls, contents, get, sget, cget, info, events, sevents, help", "WORD..."),
        sub("set, sset, cset", "NAME VALUE...", does="host.config NAME"),
    ],
    examples="""
        amixer                                      #=> read_only
        amixer get Master                           #=> read_only
        amixer set Master 50%                       #=> config_mutation host.config
        amixer -s                                   #=> config_mutation
        amixer frobnicate                           #=> unknown unknown.subcommand
    """,
)

ARECORD = tool(
    "arecord",
    "FILE...",
    about="record sound",
    docs="man:arecord(1)",
    writes="FILE|-",
    inert="-h --help --version -l -L",
    options=[
        takes("--process-id-file", writes="VALUE"),
        takes("--subformat --period-size --buffer-size --test-coef --max-file-time -D/--device -t/--file-type"),
        takes("-c/--channels -f/--format -r/--rate -d/--duration -s/--samples -F/--period-time -B/--buffer-time"),
        takes("-A/--avail-min -R/--start-delay -T/--stop-delay -V/--vumeter -m/--chmap"),
        flags("--version --disable-resample --disable-channels --disable-format --disable-softvol --test-position"),
        flags("--test-nowait --use-strftime --dump-hw-params --fatal-errors -h/--help -l/--list-devices"),
        flags("-L/--list-pcms -q/--quiet -M/--mmap -N/--nonblock -v/--verbose -I/--separate-channels -P -C"),
        flags("-i/--interactive"),
    ],
    examples="""
        arecord -l                                  #=> read_only
        arecord -d 5 -f cd out.wav                  #=> config_mutation fs.write
        arecord -d 5 /tmp/x.wav                     #=> reversible_low fs.scratch
        arecord --frobnicate                        #=> unknown unknown.option
    """,
)

APLAY = tool(
    "aplay",
    "FILE...",
    about="play sound",
    docs="man:aplay(1)",
    options=[
        takes("--process-id-file", writes="VALUE"),
        takes("--subformat --period-size --buffer-size --test-coef --max-file-time -D/--device -t/--file-type"),
        takes("-c/--channels -f/--format -r/--rate -d/--duration -s/--samples -F/--period-time -B/--buffer-time"),
        takes("-A/--avail-min -R/--start-delay -T/--stop-delay -V/--vumeter -m/--chmap"),
        flags("--version --disable-resample --disable-channels --disable-format --disable-softvol --test-position"),
        flags("--test-nowait --use-strftime --dump-hw-params --fatal-errors -h/--help -l/--list-devices"),
        flags("-L/--list-pcms -q/--quiet -M/--mmap -N/--nonblock -v/--verbose -I/--separate-channels -P -C"),
        flags("-i/--interactive"),
    ],
    examples="""
        aplay a.wav                                 #=> read_only
        aplay --process-id-file p a.wav             #=> config_mutation fs.write
        aplay --frobnicate                          #=> unknown unknown.option
    """,
)

ALSACTL = tool(
    "alsactl",
    about="keep and restore settings of sound cards",
    docs="man:alsactl(1)",
    inherits=True,
    options=[
        takes(
            "-f/--file -a/--config-dir -K/--lock-dir -O/--lock-state-file "
            "-r/--runstate -p/--period -e/--pid-file -E/--env"
        ),
        takes("-i/--initfile -n/--nice"),
        flags(
            "-h/--help -d/--debug -v/--version -l/--lock -L/--no-lock -F/--force "
            "-g/--ignore -P/--pedantic -b/--background"
        ),
        flags(
            "-I/--no-init-fallback -R/--remove -s/--syslog -c/--sched-idle -D/--ucm-defaults -U/--no-ucm -X/--ucm-nodev"
        ),
    ],
    subs=[
        sub("info, monitor, dump-state, dump-cfg", "CARD"),
        sub("store", "CARD", does="fs.write", rows=[when("-f", writes="-f|-")]),
        sub("restore, nrestore, init, clean", "CARD...", does="host.config CARD"),
        sub("daemon, rdaemon", does="service.start"),
        sub("kill", "COMMAND", does="process.signal"),
    ],
    examples="""
        alsactl info                                #=> read_only
        alsactl store                               #=> config_mutation fs.write
        alsactl store -f /tmp/a                     #=> config_mutation
        alsactl restore                             #=> config_mutation host.config
        alsactl kill quit                           #=> disruptive process.signal
        alsactl frobnicate                          #=> unknown unknown.subcommand
    """,
)

PLAYERCTL = tool(
    "playerctl",
    about="control what plays music",
    docs="man:playerctl(1)",
    inherits=True,
    options=[
        takes("-p/--player -i/--ignore-player -f/--format"),
        flags("-h/--help -a/--all-players -F/--follow -l/--list-all -s/--no-messages -v/--version -V"),
    ],
    subs=[
        sub("status, metadata", "WORD..."),
        sub(
            "play, pause, play-pause, stop, next, previous, open",
            "WORD...",
            does="refresh WORD",
            because="changes what is played",
        ),
        sub(
            "position, volume, loop, shuffle",
            "VALUE",
            rows=[when("VALUE", does="refresh VALUE", because="changes what is played")],
        ),
    ],
    examples="""
        playerctl status                            #=> read_only
        playerctl metadata title                    #=> read_only
        playerctl volume                            #=> read_only
        playerctl volume 0.5                        #=> reversible_low refresh
        playerctl play-pause                        #=> reversible_low
        playerctl frobnicate                        #=> unknown unknown.subcommand
    """,
)

BRIGHTNESSCTL = tool(
    "brightnessctl",
    about="show and set how bright screens and lights are",
    docs="man:brightnessctl(1)",
    inherits=True,
    options=[
        takes("-e/--exponent", "[NUMBER]"),
        takes("-n/--min-value", "[NUMBER]"),
        takes("-d/--device -c/--class"),
        flags("-l/--list -q/--quiet -p/--pretend -m/--machine-readable -h/--help -V/--version -v -P/--percentage"),
        flags("-s/--save"),
        flags("-r/--restore", does="host.config"),
    ],
    subs=[
        sub("get, g, info, i, max, m"),
        sub("set, s", "VALUE", does="host.config VALUE", inert="-p"),
    ],
    examples="""
        brightnessctl                               #=> read_only
        brightnessctl g                             #=> read_only
        brightnessctl set 50%                       #=> config_mutation host.config
        brightnessctl -p set 50%                    #=> read_only
        brightnessctl -r                            #=> config_mutation
        brightnessctl --frobnicate                  #=> unknown unknown.option
    """,
)

BLUETOOTHCTL = tool(
    "bluetoothctl",
    about="show, pair and connect Bluetooth devices",
    docs="man:bluetoothctl(1)",
    does="code.interactive",
    inherits=True,
    inert="-h --help -v --version",
    options=[
        takes("-a/--agent -t/--timeout -i/--init-script"),
        flags("-e/--endpoints -m/--monitor -v/--version -h/--help"),
    ],
    subs=[
        sub("list, show, devices, paired-devices, info, version, help, advertise.*, monitor.*", "WORD..."),
        sub("scan", "WORD...", does="net.query", because="looks for devices around"),
        sub("select, agent, default-agent, system-alias, reset-alias, set-alias", "WORD...", does="target.switch WORD"),
        sub("power, pairable, connect, disconnect", "WORD...", does="net.config WORD"),
        sub("discoverable, discoverable-timeout, advertise", "WORD...", does="net.listen WORD"),
        sub("pair, trust, unblock", "WORD...", does="access.grant WORD"),
        sub("untrust, block, remove, cancel-pairing", "WORD...", does="access.revoke WORD"),
    ],
    examples="""
        bluetoothctl devices                        #=> read_only
        bluetoothctl show                           #=> read_only
        bluetoothctl --timeout 5 scan on            #=> read_only net.query
        bluetoothctl power off                      #=> disruptive net.config
        bluetoothctl discoverable on                #=> config_mutation net.listen
        bluetoothctl pair AA:BB                     #=> exposure access.grant
        bluetoothctl remove AA:BB                   #=> disruptive access.revoke
        bluetoothctl                                #=> unknown code.interactive
        bluetoothctl frobnicate                     #=> unknown unknown.subcommand
    """,
)

IWCTL = tool(
    "iwctl",
    "WHAT NAME COMMAND WORD...",
    about="show and choose wireless networks",
    docs="man:iwctl(1)",
    options=[
        takes("-u/--username -p/--password -P/--passphrase"),
        flags("-v/--dont-ask -h/--help"),
    ],
    rows=[
        when(unless="WHAT -h", does="code.interactive"),
        when(
            "WHAT",
            unless="NAME=list|show "
            "COMMAND=show|scan|get-networks|get-hidden-access-points|get-bsses|list -h "
            "WHAT=help|version",
            does="net.config NAME",
        ),
    ],
    examples="""
        iwctl device list                           #=> read_only
        iwctl station wlan0 get-networks            #=> read_only
        iwctl station wlan0 scan                    #=> read_only
        iwctl station wlan0 connect home            #=> disruptive net.config
        iwctl known-networks home forget            #=> disruptive
        iwctl                                       #=> unknown code.interactive
        iwctl --frobnicate                          #=> unknown unknown.option
    """,
)

ZENITY = tool(
    "zenity",
    "WORD...",
    about="ask on the screen",
    docs="man:zenity(1)",
    options=[
        flags("--auto-kill", does="process.signal", because="ends what started it, where one says no"),
        takes("--display --width --height --class --name --attach --url --icon-name --window-icon"),
        takes("--title --timeout --ok-label --cancel-label --extra-button --text --day --month --year"),
        takes("--date-format --entry-text --icon --filename --separator --file-filter --column --print-column"),
        takes("--hide-column --hint --percentage --value --min-value --max-value --step --font --checkbox --color"),
        takes("--add-entry --add-password --add-multiline-entry --add-calendar --add-list --list-values"),
        takes("--column-values --add-combo --combo-values --forms-date-format"),
        flags("-h/--help --help-all --help-general --help-calendar --help-entry --help-error --help-info"),
        flags("--help-file-selection --help-list --help-notification --help-progress --help-question"),
        flags("--help-warning --help-scale --help-text-info --help-color-selection --help-password --help-forms"),
        flags("--help-misc --calendar --entry --error --info --file-selection --list --notification --progress"),
        flags("--question --warning --scale --text-info --color-selection --password --forms --modal --hide-text"),
        flags("--no-wrap --no-markup --ellipsize --multiple --directory --save --confirm-overwrite --checklist"),
        flags("--radiolist --imagelist --editable --hide-header --mid-search --listen --pulsate --auto-close"),
        flags("--no-cancel --time-remaining --default-cancel --switch --print-partial --hide-value --auto-scroll"),
        flags("--show-palette --username --show-header --about --version"),
    ],
    examples="""
        zenity --question --text 'go on?'           #=> read_only
        zenity --entry --title x                    #=> read_only
        zenity --progress --auto-kill               #=> disruptive process.signal
        zenity --frobnicate                         #=> unknown unknown.option
    """,
)

XSET = tool(
    "xset",
    "WORD...",
    about="show and set keyboard, mouse and screen saver",
    docs="man:xset(1)",
    style="single",
    options=[takes("-display -fp"), flags("-dpms -version -b -c -led -r"), takes("+fp"), flags("+dpms")],
    rows=[
        when("WORD", unless="WORD=q|-q|query", does="host.config WORD"),
        when("-fp -dpms -b -c -led -r +fp +dpms", does="host.config"),
    ],
    examples="""
        xset q                                      #=> read_only
        xset s off                                  #=> config_mutation host.config
        xset -dpms                                  #=> config_mutation
        xset -frobnicate                            #=> unknown unknown.option
    """,
)

XPROP = tool(
    "xprop",
    "WORD...",
    about="show and set properties of windows",
    docs="man:xprop(1)",
    style="single",
    options=[
        takes("-f", "NAME FORMAT"),
        takes("-set", "NAME VALUE", does="refresh", because="sets a property of a window"),
        takes("-remove", does="refresh", because="removes a property of a window"),
        takes("-id -name -font -display -len -fs"),
        flags("-help -grammar -root -notype -frame -spy -version"),
    ],
    examples="""
        xprop -root                                 #=> read_only
        xprop -id 1 WM_NAME                         #=> read_only
        xprop -id 1 -set X y                        #=> reversible_low refresh
        xprop -remove X -id 1                       #=> reversible_low
        xprop -frobnicate                           #=> unknown unknown.option
    """,
)

XWININFO = tool(
    "xwininfo xdpyinfo",
    about="show windows and displays",
    docs="man:xwininfo(1)",
    style="single",
    options=[
        takes("-d/-display -id -name -ext"),
        flags(
            "-help -version -root -int -children -tree -stats -bits -events -size "
            "-wm -shape -frame -english -metric -all"
        ),
        flags("-queryExtensions"),
    ],
    examples="""
        xwininfo -root -tree                        #=> read_only
        xdpyinfo                                    #=> read_only
        xdpyinfo -frobnicate                        #=> unknown unknown.option
    """,
)

XINPUT = tool(
    "xinput",
    "COMMAND WORD...",
    about="show and set keyboards and mice",
    docs="man:xinput(1)",
    style="single",
    posix=True,
    options=[
        flags("--version/-version --list/list --short --long --name-only --id-only --help"),
        flags("--test/--test-xi2 --list-props/--watch-props --query-state --get-feedbacks --get-button-map"),
        flags(
            "--set-prop --enable --disable --set-mode --set-ptr-feedback --set-button-map --set-pointer --create-master"
            " --remove-master --reattach --float --set-cp --map-to-output --delete-prop --set-integer-feedback",
            does="host.config",
        ),
    ],
    rows=[
        when(
            "COMMAND",
            unless="--list --test --list-props --query-state --get-feedbacks "
            "--get-button-map --short --long --name-only"
            " --id-only "
            "COMMAND=test|test-xi2|list-props|watch-props|query-state|get-feedbacks|get-button-map|list|version",
            does="host.config COMMAND",
        )
    ],
    examples="""
        xinput list                                 #=> read_only
        xinput --list-props 8                       #=> read_only
        xinput test 8                               #=> read_only
        xinput disable 8                            #=> config_mutation host.config
        xinput --set-prop 8 x 1                     #=> config_mutation
        xinput --frobnicate                         #=> unknown unknown.option
    """,
)

SETXKBMAP = tool(
    "setxkbmap",
    "LAYOUT VARIANT OPTION...",
    about="show and set the layout of the keyboard",
    docs="man:setxkbmap(1)",
    style="single",
    options=[
        takes("-config -I -device -display"),
        takes(
            "-compat -geometry -keycodes -keymap -layout -model -option -rules -symbols -types -variant",
            does="host.config VALUE",
        ),
        takes("-verbose -v", "LEVEL?"),
        flags("-help/-? -print -query -synch -version"),
    ],
    inert="-print -query -help -version",
    rows=[when("LAYOUT", does="host.config LAYOUT")],
    examples="""
        setxkbmap -query                            #=> read_only
        setxkbmap de                                #=> config_mutation host.config
        setxkbmap -layout us -option ctrl:nocaps    #=> config_mutation
        setxkbmap -frobnicate                       #=> unknown unknown.option
    """,
)

TOOLS = [
    GSETTINGS,
    DCONF,
    XRANDR,
    XDOTOOL,
    WMCTRL,
    XCLIP,
    XSEL,
    WL_COPY,
    WL_PASTE,
    SWAYMSG,
    PACTL,
    WPCTL,
    AMIXER,
    ARECORD,
    APLAY,
    ALSACTL,
    PLAYERCTL,
    BRIGHTNESSCTL,
    BLUETOOTHCTL,
    IWCTL,
    ZENITY,
    XSET,
    XPROP,
    XWININFO,
    XINPUT,
    SETXKBMAP,
]
