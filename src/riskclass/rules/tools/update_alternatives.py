from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "update-alternatives alternatives",
    "SELECTION...",
    about="choose which program a common name stands for",
    docs="man:update-alternatives(1)",
    style="single",
    inert="--help --version",
    options=[
        takes("--install", "LINK NAME PATH PRIORITY", does="host.config NAME, fs.create LINK"),
        takes("--slave/--follower", "LINK NAME PATH", does="host.config NAME, fs.create LINK"),
        takes("--remove --set", "NAME PATH", does="host.config NAME"),
        takes("--remove-all --auto", does="host.config VALUE"),
        takes("--config", does="code.interactive VALUE"),
        flags("--all", does="code.interactive"),
        flags("--set-selections", does="host.config"),
        takes("--log", writes="VALUE"),
        takes("--display --query --list --altdir --admindir --instdir --root --initscript --family"),
        flags(
            "--get-selections --force --skip-auto --quiet --verbose --debug --help --version --keep-missing"
            " --keep-foreign"
        ),
    ],
    rows=[
        when(
            "--install=*/tmp/* --set=*/tmp/* --slave=*/tmp/*",
            does="code.opaque",
            because="a common name comes to mean a program that anyone may replace",
        ),
    ],
    examples="""
        update-alternatives --display editor                                   #=> read_only
        update-alternatives --list editor                                      #=> read_only
        update-alternatives --get-selections                                   #=> read_only
        update-alternatives --set editor /usr/bin/vim.basic                    #=> config_mutation host.config
        update-alternatives --set editor /tmp/vim                              #=> unknown code.opaque
        update-alternatives --install /usr/bin/cc cc /usr/bin/gcc-12 100       #=> config_mutation
        update-alternatives --install /usr/bin/a a /usr/bin/b 1 --slave /usr/bin/c c /usr/bin/d  #=> config_mutation
        update-alternatives --install /etc/cron.d/x x /srv/x 1                 #=> config_mutation schedule.change
        update-alternatives --auto editor                                      #=> config_mutation
        update-alternatives --config editor                                    #=> unknown code.interactive
        update-alternatives --all --skip-auto                                  #=> unknown
        update-alternatives --set-selections                                   #=> config_mutation
        update-alternatives --log /etc/motd --list editor                      #=> config_mutation fs.write
        update-alternatives --frobnicate                                       #=> unknown unknown.option
    """,
)
