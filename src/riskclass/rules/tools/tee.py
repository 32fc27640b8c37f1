from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "tee gtee",
    "FILE...",
    about="copy standard input to files",
    input="part",
    docs="man:tee(1)",
    prints="same",
    reads="stdin",
    inert="--help --version",
    options=[takes("--output-error", "[MODE]"), flags("-a/--append -i/--ignore-interrupts -p --help --version")],
    rows=[when("FILE", does="fs.append FILE"), when("FILE", unless="-a", writes="FILE")],
    examples="""
        tee                                  #=> read_only
        tee f                                #=> config_mutation fs.write
        tee -a f                             #=> config_mutation fs.write
        tee /etc/fstab                       #=> destructive fs.truncate
        tee -a /etc/fstab                    #=> config_mutation fs.write
        tee -ia /tmp/f             #=> reversible_low fs.scratch
        tee /dev/null                        #=> read_only
        tee /proc/sys/vm/drop_caches         #=> config_mutation host.config
        tee ~/.ssh/authorized_keys           #=> exposure access.grant
        tee f < /dev/null                    #=> destructive fs.truncate
        : | tee -a f                         #=> config_mutation fs.write
        : | tee /tmp/f                       #=> reversible_low fs.scratch
        tee --help                           #=> read_only
    """,
)
