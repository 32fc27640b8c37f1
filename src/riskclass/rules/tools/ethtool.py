from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "ethtool",
    "DEVICE SETTING...",
    about="show and change a network card",
    docs="man:ethtool(8)",
    inert="--help --version",
    options=[
        takes("-Q/--per-queue", "CARD QUEUE"),
        flags(
            "-s/--change -A/--pause -C/--coalesce -G/--set-ring -K/--features/--offload -r/--negotiate"
            " -N/-U/--config-nfc/--config-ntuple -X/--set-rxfh-indir/--rxfh -L/--set-channels --set-priv-flags"
            " --set-eee --set-phy-tunable --set-tunable --reset --set-fec --cable-test --cable-test-tdr"
            " --set-module -t/--test -W/--set-dump --set-plca-cfg --set-mm --set-pse --create-rss-context"
            " --delete-rss-context --set-hwtimestamp-cfg",
            does="net.config DEVICE",
            because="changes the card; its link may drop",
        ),
        flags(
            "-E/--change-eeprom -f/--flash --flash-module-firmware",
            does="disk.write DEVICE",
            because="writes the card's own memory",
        ),
        flags(
            "-a/--show-pause -c/--show-coalesce -g/--show-ring -k/--show-features/--show-offload -i/--driver"
            " -d/--register-dump -e/--eeprom-dump -p/--identify -S/--statistics --phy-statistics"
            " -n/-u/--show-nfc/--show-ntuple -T/--show-time-stamping -x/--show-rxfh-indir/--show-rxfh"
            " -P/--show-permaddr -w/--get-dump -l/--show-channels --show-priv-flags"
            " -m/--dump-module-eeprom/--module-info --show-eee --get-phy-tunable --get-tunable --show-fec"
            " --show-tunnels --show-module --get-plca-cfg --get-plca-status --show-mm --show-pse --monitor -j/--json"
            " -I/--include-statistics -h/--help --version --all --groups --get-hwtimestamp-cfg"
            " --all-groups --show-phys --disable-netlink"
        ),
        takes("--debug --phy --src"),
    ],
    rows=[when("-w", "SETTING=data", does="fs.write")],
    examples="""
        ethtool eth0                            #=> read_only
        ethtool -i eth0                         #=> read_only
        ethtool -S eth0 --groups eth-phy        #=> read_only
        ethtool -s eth0 speed 1000 duplex full  #=> disruptive net.config
        ethtool -K eth0 tso off                 #=> disruptive
        ethtool -k eth0                         #=> read_only
        ethtool -f eth0 fw.bin                  #=> destructive disk.write
        ethtool -w eth0 data f                  #=> config_mutation
        ethtool -w eth0                         #=> read_only
        ethtool --frobnicate eth0               #=> unknown unknown.option
    """,
)
