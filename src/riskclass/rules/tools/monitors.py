from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

ACPI = tool(
    "acpi",
    about="show battery, power and temperature",
    docs="man:acpi(1)",
    options=[
        takes("-F/--format-time -d/--directory"),
        flags("-b/--battery -i/--details -a/--ac-adapter -r/--remaining-time -e/--end-time -t/--thermal"),
        flags("-c/--cooling -V/--everything -s/--show-empty -f/--fahrenheit -k/--kelvin -p/--proc -h/--help"),
        flags("-v/--version"),
    ],
    examples="""
        acpi -V             #=> read_only
        acpi --frobnicate   #=> unknown unknown.option
    """,
)

UPOWER = tool(
    "upower",
    about="show batteries and other sources of power",
    docs="man:upower(1)",
    options=[
        takes("-i/--show-info"),
        flags("-h/--help -e/--enumerate -d/--dump -m/--monitor --monitor-detail -v/--version -b/--battery"),
    ],
    examples="""
        upower -d                       #=> read_only
        upower -i /org/x/battery_BAT0   #=> read_only
        upower --frobnicate             #=> unknown unknown.option
    """,
)

POWERTOP = tool(
    "powertop",
    about="show what takes power, and take less",
    docs="man:powertop(8)",
    inert="-h --help -V --version",
    options=[
        takes("-C/--csv -r/--html", "[FILE]", writes="VALUE"),
        takes("-w/--workload", "[TEXT]", does="code.opaque VALUE", because="runs that program"),
        takes("--extech"),
        takes("-i/--iteration -s/--sample -t/--time", "[NUMBER]"),
        flags("--auto-tune", does="host.config", because="switches on all that saves power"),
        flags("-c/--calibrate", does="host.config", because="switches screen and devices off and on"),
        flags("--debug -q/--quiet -V/--version -h/--help"),
    ],
    rows=[when("-C -r", unless="-C=* -r=*", does="fs.write cwd", because="writes a report here")],
    examples="""
        powertop --auto-tune            #=> config_mutation host.config
        powertop --calibrate            #=> config_mutation
        powertop --csv=/tmp/p.csv --time=5  #=> reversible_low fs.scratch
        powertop --html                 #=> config_mutation fs.write
        powertop --workload=./x         #=> unknown code.opaque
        powertop --version              #=> read_only
        powertop --frobnicate           #=> unknown unknown.option
    """,
)

BTOP = tool(
    "btop",
    about="watch processes and load",
    docs="https://github.com/aristocratos/btop",
    options=[
        takes("-p/--preset -u/--update -c/--config -f/--filter --themes-dir"),
        flags(
            "-h/--help -v/-V/--version -lc --low-color -l -t/--tty/--tty_on --utf-force --force-utf -d/--debug --no-tty"
        ),
        flags("+t --tty_off --themes --default-config"),
    ],
    examples="""
        btop                #=> read_only
        btop -p 1           #=> read_only
        btop --frobnicate   #=> unknown unknown.option
    """,
)

BTM = tool(
    "btm",
    about="watch processes and load",
    docs="https://bottom.pages.dev/",
    options=[
        takes("-C/--config_location -t/--default_time_value --default_widget_count --default_widget_type"),
        takes("-r/--rate --retention -d/--time_delta --default_cpu_entry --memory_legend --network_legend --theme"),
        flags("--autohide_time -b/--basic --disable_click -m/--dot_marker -e/--expanded --hide_table_gap"),
        flags("--hide_time --show_table_scroll_position -S/--case_sensitive -u/--current_usage"),
        flags("--disable_advanced_kill -g/--group_processes --process_memory_as_value --process_command"),
        flags("-R/--regex -T/--tree -n/--unnormalized_cpu -W/--whole_word -c/--celsius -f/--fahrenheit"),
        flags("-k/--kelvin -l/--cpu_left_legend -a/--hide_avg_cpu --enable_cache_memory --network_use_bytes"),
        flags("--network_use_binary_prefix --network_use_log --use_old_network_legend --battery --disable_gpu"),
        flags("-h/--help -V/--version"),
    ],
    examples="""
        btm -b              #=> read_only
        btm --frobnicate    #=> unknown unknown.option
    """,
)

GLANCES = tool(
    "glances",
    about="watch processes and load, here or over the network",
    docs="https://glances.readthedocs.io/en/latest/cmds.html",
    options=[
        takes("-C/--config", does="code.opaque VALUE", because="settings may run programs"),
        takes("-P/--plugins", does="code.opaque VALUE", because="loads plug-ins from there"),
        takes("--export", does="net.send VALUE", because="sends what it measures, or writes it"),
        takes("--export-csv-file --export-json-file --export-graph-path", writes="VALUE"),
        takes("-c/--client", does="net.query VALUE"),
        takes(
            "--fetch-template --stdout-fetch-template", does="code.opaque VALUE", because="is a template that is run"
        ),
        flags("-s/--server -w/--webserver --enable-mcp", does="net.listen -B", because="serves what it measures"),
        takes("--print-completion --disable-plugin --disable-plugins --disable --enable-plugin --enable-plugins"),
        takes("--enable --sort-processes --export-process-filter -p/--port -B/--bind -u/--snmp-community"),
        takes("--snmp-port --snmp-version --snmp-user --snmp-auth -t/--time --mcp-path --cached-time --stop-after"),
        takes("-f/--process-filter --process-focus --stdout --stdout-json --stdout-csv --strftime"),
        flags("-h/--help -V/--version -d/--debug --modules-list --module-list --disable-process --disable-webui"),
        flags("--light --enable-light --per-cpu --disable-history --disable-bold --disable-bg --enable-irq"),
        flags("--enable-process-extended --disable-separator --disable-cursor --arrow-keys-sort --programs"),
        flags("--program --export-csv-overwrite --browser --disable-autodiscover --username --password"),
        flags("--snmp-force --open-web-browser -q/--quiet --process-short-name --process-long-name --trace-malloc"),
        flags("--memory-leak --api-doc --api-restful-doc --hide-kernel-threads -b/--byte --diskio-show-ramfs"),
        flags("--diskio-iops --diskio-latency --fahrenheit --fs-free-space --sparkline --disable-unicode"),
        flags("--hide-public-info --disable-config-exec --disable-check-update --fetch --stdout-fetch"),
        flags("-0/--disable-irix -1/--percpu -2/--disable-left-sidebar -3/--disable-quicklook -4/--full-quicklook"),
        flags("-5/--disable-top -6/--meangpu --issue"),
    ],
    examples="""
        glances --stdout cpu.user --stop-after 1    #=> read_only
        glances -c 10.0.0.1                         #=> read_only net.query
        glances -w                                  #=> config_mutation net.listen
        glances --export csv --export-csv-file f    #=> config_mutation fs.write
        glances -C ./g.conf                         #=> unknown code.opaque
        glances -P ./plugins                        #=> unknown code.opaque
        glances --frobnicate                        #=> unknown unknown.option
    """,
)

PROCS = tool(
    "procs",
    "WORD...",
    about="show processes",
    docs="https://github.com/dalance/procs",
    options=[
        takes("--load-config", does="code.opaque VALUE", because="settings may name a pager"),
        takes("-W/--watch-interval -i/--insert --only --sorta --sortd -c/--color --theme -p/--pager --interval"),
        takes("--use-config --procfs"),
        flags("-a/--and -o/--or -d/--nand -r/--nor -l/--list --thread -t/--tree -w/--watch --json --gen-config"),
        flags("--no-header -h/--help -V/--version"),
        takes("--gen-completion --gen-completion-out"),
    ],
    examples="""
        procs                   #=> read_only
        procs --tree zsh        #=> read_only
        procs --load-config ./x #=> unknown code.opaque
        procs --frobnicate      #=> unknown unknown.option
    """,
)

FASTFETCH = tool(
    "fastfetch",
    about="show what host this is",
    docs="man:fastfetch(1)",
    options=[
        takes("-c/--config", does="code.opaque VALUE", because="settings may run commands"),
        takes("--command-text --command-shell --command-param", does="code.opaque VALUE", because="runs that command"),
        takes("--gen-config --gen-config-force", "FILE?"),
        takes("--publicip-url --weather-location", does="net.query VALUE"),
        takes("-h/--help", "WHAT?"),
        takes("--stat --pipe --logo-recache --show-errors", "VALUE?"),
        takes("--format --thread --wmi-timeout --processing-timeout --ds-force-drm --detect-version -l/--logo"),
        takes("--logo-type --logo-width --logo-height --logo-preserve-aspect-ratio --logo-padding"),
        takes("--logo-padding-left --logo-padding-right --logo-padding-top --logo-print-remaining --logo-position"),
        takes("--raw --sixel --kitty --kitty-direct --kitty-icat --iterm --chafa --chafa-fg-only --chafa-symbols"),
        takes("--chafa-canvas-mode --chafa-color-space --chafa-dither-mode -s/--structure --color --color-keys"),
        takes("--color-title --color-output --color-separator --key-width --key-padding-left --key-type"),
        takes("--bright-color --separator --disable-linewrap --hide-cursor --percent-type --percent-ndigits"),
        takes("--percent-color-green --percent-color-yellow --percent-color-red --bar-char-elapsed"),
        takes("--bar-char-total --bar-border-left --bar-border-right --bar-width --no-buffer --size-ndigits"),
        takes("--size-binary-prefix --size-max-prefix --freq-ndigits --temp-unit --temp-ndigits"),
        takes("--temp-color-green --temp-color-yellow --temp-color-red --title-fqdn --title-color-user"),
        takes("--title-color-at --title-color-host --separator-string --separator-output-color --separator-length"),
        takes("--disk-folders --disk-show-regular --disk-show-external --disk-show-hidden --disk-show-subvolumes"),
        takes("--disk-show-readonly --disk-show-unknown --disk-use-available --diskio-detect-total"),
        takes("--diskio-name-prefix --diskio-wait-time --physicaldisk-name-prefix --physicaldisk-temp"),
        takes("--bluetooth-show-disconnected --packages-disabled --display-compact-type"),
        takes("--display-precise-refresh-rate --display-order --brightness-ddcci-sleep --brightness-compact"),
        takes("--sound-type --battery-use-setup-api --cpu-temp --cpu-show-pe-core-count --cpucache-compact"),
        takes("--cpuusage-separate --cpuusage-wait-time --de-slow-version-detection --gpu-temp"),
        takes("--gpu-driver-specific --gpu-detection-method --gpu-hide-type --battery-temp --loadavg-ndigits"),
        takes("--loadavg-compact --localip-show-ipv4 --localip-show-ipv6 --localip-show-mac --localip-show-loop"),
        takes("--localip-show-mtu --localip-show-speed --localip-show-prefix-len --localip-name-prefix"),
        takes("--localip-default-route-only --localip-show-all-ips --localip-show-flags --localip-compact"),
        takes("--dns-show-type --netio-name-prefix --netio-default-route-only --netio-detect-total"),
        takes("--netio-wait-time --publicip-timeout --publicip-ipv6 --weather-timeout --weather-output-format"),
        takes("--wm-detect-plugin --users-compact --users-myself-only --player-name --opengl-library"),
        takes("--command-key --colors-symbol --colors-padding-left --colors-block-width"),
        takes("--colors-block-range-start --colors-block-range-end"),
        flags("-v/--version --version-raw --list-config-paths --list-data-paths --list-logos --list-modules"),
        flags("--list-presets --list-features --print-logos --print-structure"),
        takes("--file --file-raw --data --data-raw", reads="VALUE|-"),
    ],
    rows=[when("--gen-config --gen-config-force", does="fs.write", because="writes its settings")],
    examples="""
        fastfetch                           #=> read_only
        fastfetch --logo none -s os:kernel  #=> read_only
        fastfetch -c ./x.jsonc              #=> unknown code.opaque
        fastfetch --gen-config              #=> config_mutation fs.write
        fastfetch --command-text 'ls' -s command    #=> unknown code.opaque
        fastfetch --file .env               #=> exposure secret.read
        fastfetch --frobnicate              #=> unknown unknown.option
    """,
)

NEOFETCH = tool(
    "neofetch",
    "WHAT...",
    about="show what host this is",
    docs="man:neofetch(1)",
    options=[
        takes("--config", does="code.opaque VALUE", because="its settings are a program"),
        takes(
            "--ascii --caca --chafa --jp2a --catimg --pot --iterm2 --kitty "
            "--pixterm --sixel --termpix --tycat --w3m --ueberzug --viu",
            "FILE?",
        ),
        takes(
            "--ascii_distro --ascii_bold --ascii_colors --backend --source --disable --colors --bold --separator --loop"
        ),
        takes(
            "--color_blocks --block_range --block_width --block_height --bar_char "
            "--bar_border --bar_length --bar_colors"
        ),
        takes(
            "--cpu_cores --cpu_speed --cpu_temp --cpu_brand --cpu_display --de_version --disk_display --disk_percent"
        ),
        takes(
            "--disk_show --disk_subtitle --distro_shorthand --gpu_brand --gpu_type "
            "--gtk_shorthand --gtk2 --gtk3 --ip_host"
        ),
        takes(
            "--ip_timeout --kernel_shorthand --memory_percent --memory_unit "
            "--memory_display --os_arch --package_managers"
        ),
        takes(
            "--refresh_rate --shell_path --shell_version --speed_type --speed_shorthand --song_format --song_shorthand"
        ),
        takes(
            "--title_fqdn --uptime_shorthand --underline --underline_char "
            "--image_size --size --crop_mode --crop_offset --gap"
        ),
        takes("--xoffset --yoffset --bg_color --music_player --battery_display --col_offset"),
        flags("--json --stdout --off --clean -v --version -vv --no_config --print_config --logo -L --help --gen-man"),
    ],
    examples="""
        neofetch                        #=> read_only
        neofetch --stdout               #=> read_only
        neofetch --config ./n.conf      #=> unknown code.opaque
        neofetch --frobnicate           #=> unknown unknown.option
    """,
)

TOOLS = [ACPI, UPOWER, POWERTOP, BTOP, BTM, GLANCES, PROCS, FASTFETCH, NEOFETCH]
