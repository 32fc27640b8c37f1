from __future__ import annotations

from riskclass.model.tables import Table, flags, sub, takes, tool, when

CHROOT = tool(
    "chroot gchroot",
    "NEWROOT COMMAND...:argv",
    about="run a command with another root directory",
    docs="man:chroot(1)",
    posix=True,
    context="chroot:NEWROOT",
    cwd="elsewhere",
    inert="--help --version",
    options=[takes("--groups --userspec -u -g -G"), flags("--skip-chdir -n --help --version")],
    rows=[when("NEWROOT", unless="COMMAND", stdin="sh")],
    examples="""
        chroot /mnt ls                              #=> read_only
        cd /tmp/w; chroot /mnt rm -rf x             #=> destructive
        chroot /mnt rm -rf /srv/x                   #=> destructive
        chroot --userspec=app:app /mnt sh -c 'ls'   #=> read_only
        chroot /mnt                                 #=> unknown code.interactive
        chroot /mnt <<< 'rm x'                      #=> destructive
        chroot --help                               #=> read_only
    """,
)

UNSHARE = tool(
    "unshare",
    "COMMAND...:argv",
    about="run a command in namespaces of its own",
    context="namespace",
    docs="man:unshare(1)",
    posix=True,
    inert="-h --help -V --version",
    options=[
        takes("--mount", "[FILE]"),
        takes("--uts", "[FILE]"),
        takes("--ipc", "[FILE]"),
        takes("--net", "[FILE]"),
        takes("--pid", "[FILE]"),
        takes("--user", "[FILE]"),
        takes("--cgroup", "[FILE]"),
        takes("--time", "[FILE]"),
        takes("--kill-child", "[SIGNAL]"),
        takes("--mount-proc", "[DIR]"),
        takes("--mount-binfmt", "[DIR]"),
        takes("-R/--root", context="chroot:VALUE"),
        takes("-w/--wd", cwd="VALUE"),
        takes("-l/--load-interp", does="host.config VALUE", because="registers an interpreter for programs"),
        takes(
            "--map-user --map-group --map-users --map-groups --map-subids --propagation --setgroups -S/--setuid"
            " -G/--setgid --monotonic --boottime --owner"
        ),
        flags(
            "-m -u -i -n -p -U -C -T -f/--fork -r/--map-root-user -c/--map-current-user --map-auto --keep-caps"
            " --forward-signals"
        ),
        flags("-h/--help -V/--version"),
    ],
    rows=[
        when(
            "--mount=* --uts=* --ipc=* --net=* --pid=* --user=* --cgroup=* --time=*",
            does="fs.mount",
            because="keeps the namespace at a path",
        ),
        when(unless="COMMAND -h -V", stdin="sh"),
    ],
    examples="""
        unshare -n ls                                   #=> read_only
        unshare -rmpf --mount-proc rm x                 #=> destructive
        unshare -mR /mnt rm x                           #=> destructive
        unshare --map-user=1000 --fork sh -c 'rm x'     #=> destructive
        unshare                                         #=> unknown code.interactive
        unshare --net=/run/ns ls                        #=> reversible_low fs.mount
        unshare -l x ls                                 #=> config_mutation
        unshare -R /mnt -w /srv ls                      #=> read_only
        unshare --version                               #=> read_only
    """,
)

NSENTER = tool(
    "nsenter",
    "COMMAND...:argv",
    about="run a command in the namespaces of a process",
    docs="man:nsenter(1)",
    posix=True,
    inert="-h --help -V --version",
    options=[
        takes("-t/--target", context="namespace:VALUE"),
        takes("-N/--net-socket", context="namespace:VALUE"),
        takes("-m/--mount", "[FILE]", cwd="elsewhere"),
        takes("-u/--uts", "[FILE]"),
        takes("-i/--ipc", "[FILE]"),
        takes("-n/--net", "[FILE]"),
        takes("-p/--pid", "[FILE]"),
        takes("-C/--cgroup", "[FILE]"),
        takes("-U/--user", "[FILE]"),
        takes("-T/--time", "[FILE]"),
        takes("-r/--root", "[DIR]", cwd="elsewhere"),
        takes("-w/--wd", "[DIR]", cwd="elsewhere"),
        takes("-S/--setuid", "ID"),
        takes("-G/--setgid", "ID"),
        takes("-W/--wdns", "DIR"),
        flags(
            "-a/--all -e/--env -F/--no-fork -Z/--follow-context -c/--join-cgroup --preserve-credentials --keep-caps"
            " --user-parent -h/--help -V/--version"
        ),
    ],
    rows=[when(unless="COMMAND -h -V", stdin="sh")],
    examples="""
        nsenter -t 1 -m -u -i -n -p -- ls -l        #=> read_only
        nsenter --target 1 --all rm x               #=> destructive
        nsenter -t1 -n ls                           #=> read_only
        nsenter --net=/run/ns rm x                  #=> destructive
        nsenter -t 1 -a                             #=> unknown code.interactive
        nsenter --help                              #=> read_only
    """,
)

CGEXEC = tool(
    "cgexec",
    "COMMAND...:argv",
    about="run a command in a control group",
    docs="man:cgexec(1)",
    posix=True,
    inert="-h --help",
    options=[takes("-g"), flags("--sticky -b -h/--help -r")],
    examples="""
        cgexec -g cpu:x ls                  #=> read_only
        cgexec -g cpu:x --sticky rm x       #=> destructive
        cgexec --help                       #=> read_only
    """,
)

ARCHES = (
    "linux32, linux64, uname26, i386, i486, i586, i686, athlon, x86_64, ppc, ppc32, ppc64, ppc64le, s390, s390x, sparc,"
    " sparc32, sparc64, sparc32bash, parisc, parisc32, parisc64, mips, mips32, mips64, arm, armv7l, armv8l, armh,"
    " aarch64, alpha, ia64, riscv32, riscv64, loongarch32, loongarch64"
)
PERSONALITY = [
    flags(
        "-B/--32bit -F/--fdpic-funcptrs -I/--short-inode -L/--addr-compat-layout -R/--addr-no-randomize"
        " -S/--whole-seconds -T/--sticky-timeouts -X/--read-implies-exec -Z/--mmap-page-zero -3/--3gb --4gb --uname-2.6"
        " -v/--verbose --list --show -h/--help -V/--version"
    ),
    takes("-p/--pid"),
]

SETARCH = tool(
    "setarch",
    "COMMAND...:argv",
    about="run a command with another reported architecture or memory layout",
    docs="man:setarch(8)",
    inherits=True,
    inert="-h --help -V --version",
    options=PERSONALITY,
    rows=[when(unless="COMMAND --list --show -h -V", stdin="sh")],
    subs=[sub(ARCHES, "COMMAND...:argv", rows=[when(unless="COMMAND --list --show -h -V", stdin="sh")])],
    examples="""
        setarch -R ls                   #=> read_only
        setarch x86_64 -R rm x          #=> destructive
        setarch i386 ls -l              #=> read_only
        setarch x86_64                  #=> unknown code.interactive
        setarch -R                      #=> unknown code.interactive
        setarch --list                  #=> read_only
        setarch x86_64 --show           #=> read_only
    """,
)


LINUX32 = tool(
    "linux32 linux64 i386 i686 x86_64 uname26",
    "COMMAND...:argv",
    about="run a command with another reported architecture",
    docs="man:setarch(8)",
    inert="-h --help -V --version",
    options=PERSONALITY,
    rows=[when(unless="COMMAND --list --show -h -V", stdin="sh")],
    examples="""
        linux32 ls              #=> read_only
        x86_64 -R rm x          #=> destructive
        linux64                 #=> unknown code.interactive
        linux32 --version       #=> read_only
    """,
)

BWRAP = tool(
    "bwrap",
    "COMMAND...:argv",
    about="run a command in a sandbox",
    docs="man:bwrap(1)",
    posix=True,
    inert="--help --version",
    options=[
        takes("--args", does="code.opaque VALUE", because="takes more options from a file descriptor"),
        takes(
            "--bind --bind-try --dev-bind --dev-bind-try --ro-bind --ro-bind-try --bind-fd --ro-bind-fd --symlink"
            " --file"
            " --bind-data --ro-bind-data --chmod",
            "FROM TO",
        ),
        takes("--setenv", "NAME SETTING"),
        takes("--overlay", "RW WORK TO"),
        takes("--chdir", cwd="VALUE"),
        takes(
            "--userns --userns2 --pidns --uid --gid --hostname --unsetenv --lock-file --sync-fd --remount-ro"
            " --exec-label --file-label --proc --dev --tmpfs --mqueue --dir --seccomp --add-seccomp-fd --block-fd"
            " --userns-block-fd --info-fd --json-status-fd --cap-add --cap-drop --perms --size --overlay-src"
            " --tmp-overlay --ro-overlay --argv0"
        ),
        flags(
            "--unshare-all --share-net --unshare-user --unshare-user-try --unshare-ipc --unshare-pid --unshare-net"
            " --unshare-uts --unshare-cgroup --unshare-cgroup-try --disable-userns --assert-userns-disabled"
            " --clearenv --new-session --die-with-parent --as-pid-1 --help --version --level-prefix"
            " --not-a-security-boundary"
        ),
    ],
    rows=[when("--setenv=LD_*|PATH|BASH_ENV|PYTHON*", does="code.injected --setenv")],
    examples="""
        bwrap --ro-bind / / --dev /dev ls                               #=> read_only
        bwrap --bind / / --unshare-all --share-net rm -rf /srv/x        #=> destructive
        bwrap --bind /srv /tmp/x rm -rf /tmp/x/y                        #=> destructive
        bwrap --args 3 ls                                               #=> unknown code.opaque
        bwrap --setenv LD_PRELOAD ./x.so ls                             #=> unknown code.injected
        bwrap --setenv LANG C ls                                        #=> read_only
        bwrap --version                                                 #=> read_only
    """,
)

FIREJAIL = tool(
    "firejail",
    "COMMAND...:argv",
    about="run a command in a sandbox",
    docs="man:firejail(1)",
    posix=True,
    inert="-? --help --version",
    options=[
        takes("--output --output-stderr --dbus-log", writes="VALUE"),
        takes("--mkdir --mkfile", does="fs.create VALUE"),
        takes("--get --cat", "NAME FILE?", reads="FILE"),
        takes("--put", "NAME FILE TO?", writes="TO"),
        takes("--ls", "NAME DIR?"),
        takes("--shutdown", does="process.signal VALUE"),
        takes("--bandwidth", "NAME VERB ARG...", does="net.config NAME"),
        takes("--join --join-filesystem --join-network", context="namespace:VALUE"),
        takes("--chroot", context="chroot:VALUE"),
        takes("--tunnel", "[DEVICE]", does="net.tunnel"),
        takes("--ids-init", "[X]", does="host.config"),
        takes("--env"),
        takes("--build", "[FILE]", writes="FILE"),
        takes(
            "--private --private-cwd --apparmor --seccomp --seccomp.32 --netfilter --x11 --restrict-namespaces", "[X]"
        ),
        takes("--seccomp.32.drop --seccomp.32.keep --caps", "[X]"),
        takes(
            "--apparmor.print --bind --blacklist --caps.drop --caps.keep --caps.print --cpu --cpu.print"
            " --dbus-system --dbus-system.broadcast --dbus-system.call --dbus-system.own --dbus-system.see"
            " --dbus-system.talk --dbus-user --dbus-user.broadcast --dbus-user.call --dbus-user.own --dbus-user.see"
            " --dbus-user.talk --defaultgw --dns --dns.print --fs.print --hostname --hosts-file --ignore --interface"
            " --ip --ip6 --iprange --join-or-start --keep-fd --mac --mtu --name --net --net.print --netfilter.print"
            " --netfilter6 --netfilter6.print --netmask --netns --nice --noblacklist --noexec --nowhitelist --oom"
            " --private-home --private-bin --private-etc --private-opt --private-srv --profile --profile.print"
            " --protocol --protocol.print --read-only --read-write --rlimit-as --rlimit-cpu --rlimit-fsize"
            " --rlimit-nofile --rlimit-nproc --rlimit-sigpending --rmenv --seccomp.drop --seccomp.keep"
            " --seccomp.print --seccomp-error-action --timeout --tmpfs --veth-name --whitelist --xephyr-screen"
            " --landlock.fs.execute --landlock.fs.makedev --landlock.fs.makeipc --landlock.fs.read"
            " --landlock.fs.write"
        ),
        flags(
            "--allow-debuggers --allusers --appimage --dbus-system.log --dbus-user.log --debug --debug-blacklists"
            " --debug-caps --debug-errnos --debug-private-lib --debug-protocols --debug-syscalls --debug-syscalls32"
            " --debug-whitelists --deterministic-exit-code --deterministic-shutdown --dnstrace --icmptrace"
            " --ids-check --ipc-namespace --keep-config-pulse --keep-dev-shm --keep-var-tmp --list --machine-id"
            " --memory-deny-write-execute --netlock --netstats --nettrace --no3d --nodbus --nodvd --nogroups"
            " --noinput --nonewprivs --noprinters --noprofile --noroot --nosound --noautopulse --novideo --nou2f"
            " --private-cache --private-dev --private-tmp --private-lib --quiet --scan --seccomp.block-secondary"
            " --tab --top --trace --tracelog --tree --writable-etc --writable-run-user --writable-var"
            " --writable-var-log -?/--help --version --disable-mnt --keep-dev-ntsync --keep-shell-rc"
            " --landlock.enforce --notpm --notv"
        ),
        takes("--snitrace", "[VALUE]"),
    ],
    rows=[
        when("--env=LD_*|PATH=*|BASH_ENV=*|PYTHON*", does="code.injected --env"),
        when(
            unless="COMMAND -? --version --list --tree --top --netstats --get --put --cat --ls --shutdown --bandwidth"
            " --debug-caps --debug-errnos --debug-protocols --debug-syscalls --debug-syscalls32 --ids-check --ids-init"
            " --apparmor.print --caps.print --cpu.print --dns.print --fs.print --net.print --netfilter.print"
            " --netfilter6.print --profile.print --protocol.print --seccomp.print",
            stdin="sh",
        ),
    ],
    examples="""
        firejail --net=none ls                      #=> read_only
        firejail --private --quiet rm -rf /srv/x    #=> destructive
        firejail --bind=/srv,/tmp/x rm /tmp/x/y     #=> destructive
        firejail --output=log ls                    #=> config_mutation
        firejail --env=LD_PRELOAD=./x ls            #=> unknown code.injected
        firejail --env=LANG=C ls                    #=> read_only
        firejail --mkdir=x ls                       #=> reversible_low
        firejail --shutdown=3                       #=> disruptive
        firejail --join=3 rm x                      #=> destructive
        firejail --list                             #=> read_only
        firejail                                    #=> unknown code.interactive
        firejail --version                          #=> read_only
    """,
)

TOOLS: list[Table] = [CHROOT, UNSHARE, NSENTER, CGEXEC, SETARCH, LINUX32, BWRAP, FIREJAIL]
