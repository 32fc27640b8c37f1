from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

ONLY = "--dry-run -h -V"

TOOL = tool(
    "sysctl",
    "KEY...",
    about="read and set kernel parameters",
    docs="man:sysctl(8)",
    options=[
        takes("-p/-f/--load", "[FILE]"),
        # At once: what stands behind it does not hold it back (tried).
        flags("--system", does="host.config", because="applies every setting of the system's files"),
        takes("-r/--pattern"),
        flags(
            "-a/-A/-X/--all --deprecated --dry-run -b/--binary -e/--ignore -N/--names -n/--values -q/--quiet"
            " -w/--write -o -x -d/-h/--help -V/--version"
        ),
    ],
    rows=[
        when("-p", unless=ONLY, does="host.config", because="applies every setting of a file"),
        when("KEY=*=*", unless=ONLY, does="host.config KEY", because="sets a kernel parameter"),
        when(
            # Blanks around `=` are cut off (tried).
            "KEY=kernel*yama*=*0|kernel*randomize_va_space*=*0|kernel*kptr_restrict*=*0|kernel*dmesg_restrict*=*0"
            "|kernel*unprivileged_bpf_disabled*=*0|kernel*kexec_load_disabled*=*0|fs*protected_*=*0"
            "|fs*suid_dumpable*=*1|fs*suid_dumpable*=*2|kernel*perf_event_paranoid*=*0|kernel*perf_event_paranoid*=*-*"
            "|kernel*unprivileged_userns_clone*=*1|kernel*apparmor_restrict_*=*0"
            "|net*bpf_jit_harden*=*0",
            unless=ONLY,
            does="guard.lower KEY",
            because="switches a protection of the kernel off",
        ),
        when(
            "KEY=kernel*core_pattern*=*|kernel*modprobe*=*|kernel*hotplug*=*|kernel*poweroff_cmd*=*",
            unless=ONLY,
            does="schedule.change KEY",
            because="names a program that the kernel runs",
        ),
        when(
            "KEY=net.*=*|net/*=*|-net.*=*|-net/*=*",
            unless=ONLY,
            does="net.config KEY",
            because="changes the live network",
        ),
    ],
    examples="""
        sysctl -w 'kernel.core_pattern=|/srv/x'   #=> config_mutation schedule.change
        sysctl 'kernel.core_pattern = |/srv/x'    #=> config_mutation schedule.change
        sysctl fs.suid_dumpable=2                 #=> exposure guard.lower
        sysctl fs.suid_dumpable=0                 #=> config_mutation
        sysctl -a                          #=> read_only
        sysctl -n net.ipv4.ip_forward      #=> read_only
        sysctl net.ipv4.ip_forward         #=> read_only
        sysctl net.ipv4.ip_forward=1       #=> disruptive
        sysctl -w vm.swappiness=10         #=> config_mutation
        sysctl -w kernel.randomize_va_space=0  #=> exposure guard.lower
        sysctl -w kernel.randomize_va_space=2  #=> config_mutation
        sysctl --dry-run vm.swappiness=10  #=> read_only
        sysctl -p /etc/x.conf --dry-run    #=> read_only
        sysctl --system --dry-run          #=> config_mutation host.config
        sysctl "vm.$X"                     #=> config_mutation
        sysctl -p                          #=> config_mutation
        sysctl --system                    #=> config_mutation
    """,
)
