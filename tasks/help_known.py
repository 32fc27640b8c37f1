"""Where a table differs from the help of its tool on purpose, and why.

`KNOWN`: `tool sub … --option` → the reason; `*` stands for any text, and a name alone (`git svn`) excuses a
sub-command that is left out. `ARITY`: by reason, a tool or sub-command a line, and its options, `*` for all.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import cache

KNOWN: dict[str, str] = {
    "kubectl * --dry-run": "the value is attached or missing: `--dry-run` alone has one of its own",
    "kubectl --profile-output": "writes where kubectl spent its time; left out: unknown.option",
    # git
    "git cvs*": "a bridge to another version control system, left out: unknown.subcommand",
    "git svn": "a bridge to another version control system, left out: unknown.subcommand",
    "git p4": "a bridge to another version control system, left out: unknown.subcommand",
    "git archimport": "a bridge to another version control system, left out: unknown.subcommand",
    "git * --no-dry-run": "takes --dry-run back; left out, since `inert` could not see that",
    "git checkout -t": "takes no value before git 2.35, and only an attached one since: -tf was -t -f",
    "git switch -t": "takes no value before git 2.35, and only an attached one since: -tf was -t -f",
    "git * -U": "the value is attached or missing (`git log -U 3` is refused), whatever the manual's term says",
    "git * --unified": "as -U",
    "git maintenance --schedule": "the manual leaves out the value",
    "git * --full-history": "the manual's term reads `--full-history with <paths>`",
    "git index-pack --keep": "the value is attached or missing",
    "git index-pack --progress-title": "the manual leaves out the value",
    "git pull --signoff": "an attached value is passed on to git merge, which has none",
    "git rev-list --abbrev": "the value is attached or missing",
    "git rev-parse --*": "values are attached (--glob=x), or missing",
    "git shortlog --format": "as of git log",
    "git submodule *": "the manual leaves out the values of --name, --depth and --summary-limit",
    "clang -gsplit-dwarf": "the value is attached behind =, or missing",
    "perf list --unit": "the manual leaves out the value",
    "qemu-io --trace": "what may be missing is a part of the value",
    "qemu-io -T": "as --trace",
    "qemu-nbd --trace": "as qemu-io's",
    "qemu-nbd -T": "as --trace",
    "sendmail -D": "Sendmail's own takes a file, Postfix's nothing",
    "buildah source * --creds": "all of the value's name stands in brackets",
    "buf beta *": "not yet settled, left out: unknown.subcommand",
    "buf registry *": "changes of a registry's modules, left out: unknown.subcommand",
    "buf source": "as buf beta",
    "delta --hyperlinks-file-link-format": "the help leaves out the value",
    "git-filter-repo --foo-callback": "stands for the callbacks",
    "pyre --version": "the brackets stand around the whole option",
    "hf * --format": "the brackets stand around a choice",
    "hf * --type": "as --format",
    "hf * --repo-type": "as --format",
    "hf * --sort": "as --format",
    "hf * --status": "as --format",
    "inkscape --app-id-tag": "the help leaves out the value",
    "latexmk -*": "the value is attached behind =",
    "wandb *": "sweeps, jobs and servers, left out: unknown.subcommand",
    "ocamlc -config-var": "the help leaves out the value",
    "ocamlc -help": "the help's own line of two names",
    "cppcheck --clang": "the value is attached or missing",
    "cppcheck --relative-paths": "the value is attached or missing",
    "cppcheck -rp": "as --relative-paths",
    "esbuild --*": "values are attached, and esbuild refuses the next word",
    "cmake -E": "the command behind it is read as operands",
    "jest --coverageDirectory": "the help leaves out the value",
    "jest --outputFile": "as --coverageDirectory",
    "mocha --config": "the help leaves out the value",
    "ksh -o": "the value may be missing only at the end",
    "bash --rcfile": "the help leaves out the value",
    "bash --init-file": "as --rcfile",
    "gh auth setup-git --hostname": "the help names it behind --force, too",
    "tripwire -*": "the manual names the mode's letter and its long name as one: `-m c`, `--check`",
    "upower -i": "the help leaves the value out",
    "upower --show-info": "as -i",
    "ack -g": "the manual names the pattern, which is the first operand",
    "ack --nopager": "of --pager",
    "distrobox *": "the help says in words what takes a value",
    "ostree --repo": "the help of all commands leaves the values out",
    "ostree config --group": "as --repo",
    "ostree admin init-fs -*E*": "as --repo",
    "ostree admin init-fs --epoch": "as --repo",
    "ostree remote * --cache-dir": "as --repo",
    "mycli -p": "the value may be missing",
    "mycli --pass*": "as -p",
    "qstat -[qs]": "PBS has no value there; Grid Engine's is read as an operand",
    "remote-viewer --keymap": "the help leaves out the value",
    "remote-viewer -K": "as --keymap",
    "rustc --crate-type": "the manual's brackets stand around a choice",
    "rustc --print": "as --crate-type",
    "tcpdump -E": "the manual's term stands in pieces",
    "tshark -t": "the value's choices stand in parentheses",
    "tune2fs -I": "the manual leaves out the value",
    "wget --preferred-location": "the manual leaves out the value",
    "xfs_growfs -[dlr]": "the manual's term `-d | -D size` gives the value to the second alone",
    "xfs_estimate -e": "a flag in the manual's synopsis, with a size beside -i in its list",
    "strace --silen*": "the value is attached or missing",
    "guestfish -N": "no value: `-N help`, or an attached one",
    "guestfish --new": "as -N",
    "ffp* -*h*": "what help is wanted about is read as an operand",
    "ffp* -[?]": "as -h",
    "django-admin -v": "stands behind the command only",
    "tgtadm --force": "the manual's term is a whole command",
    "ffp* -sinks": "the value may be missing",
    "ffp* -sources": "the value may be missing",
    # runners
    "ava --config": "the help leaves out the value",
    "websocat -h": "the value may be left out",
    "websocat --help": "as -h",
    "vercel --cwd": "the help leaves out the value",
    "vercel --scope": "as --cwd",
    "vercel -S": "as --cwd",
    "gradle -*": "the help of gradle 4 leaves out the values",
    # gh
    "gh pr checks -i": "the help calls its value --watch",
    "gh pr checks --interval": "the help calls its value --watch",
    "gh browse -c": "before 2.40 it had no value, and it may still be left out",
    "gh browse --commit": "as -c",
    "gh project item-edit --field": "the help calls its value --value",
    "gh project item-edit --value": "the help calls its value --field",
    "protoc --*_dependencies": "the help leaves the value out",
    "svn * --changelist": "the help names its short form --cl only",
    "svn propget --show-inherited-props": "the help leaves out where the value is of another option",
    "svn proplist --verbose": "the help leaves out where the value is of another option",
    "svnadmin crashtest": "ends the process on purpose, left out: unknown.subcommand",
    "ffmpeg -[ny]": "the manual lists what an option is of (global), no value",
    "ffmpeg -stats": "as -n",
    "ff* -sources": "the device may be missing",
    "jcmd -f": "the help leaves out the file",
    "perl -F": "the pattern is attached",
    "perl -0": "the digits are attached, and listed as options of their own",
    "perl -l": "as -0",
    "javac -implicit": "the value stands behind a colon",
    "javac -proc": "the value stands behind a colon",
    "c[mp]a[kc][ek] -*h*": "what help is wanted about may be missing",
    "c[mp]a[kc][ek] -usage": "as --help",
    "c[mp]a[kc][ek] -[HW]": "as --help; the value of -W is attached",
    "wrangler -*": "the help says at the end of the line that there is a value",
    "oci *": "click shows the values that are possible, or a pair of names",
    "heroku update *": "the update's own options are not those of an app",
    # others
    "pdbedit --machine": "the help breaks the name: --machine-SID is meant, and --machine is -m",
    "xfs_spaceman -[abdefghimnqrsu]": "of one of its commands",
    "importctl -[CNPSm]": "short forms stand for a long one with its value",
    "homectl -E*": "a short form stands for a long one with its value",
    "kexec -[Sacdefhilpsuvxy]": "the manual names the kernel behind some of them, which is an operand",
    "setpci -[ds]": "the brackets of the help are parts of the value",
    "efibootmgr -k": "the help names what it keeps",
    "efibootmgr --keep": "the help names what it keeps",
    "lvm [lpv][vg]*": "a wrapper: the next word is a program with a table of its own (lvs, lvcreate)",
    "resolvectl -[IRVadfmruvx]": "of resolvconf, whose manual this is too",
    "resolvectl --*updates*": "of resolvconf, whose manual this is too",
    "gpg -*t": "a comparison in an expression of --list-filter",
    "gpg -*e": "a comparison in an expression of --list-filter",
    "mksh -[LMNORSVZdgquwz]": "of a builtin",
    "bash -[AFGLNRSWXdgwz]": "of a builtin",
    "dash -[GLSdgwz]": "of a builtin",
    "amtool * *": "kingpin lists the commands of a group with the group's name",
    "duplicity --skip-if-no-change": "a slip of the manual, which gives it a value",
    "oid2name -H": "as -h, says the help",
    "pg_recvlogical -F": "a comma is missing in the help",
    # podman
    "podman * --pull": "the value is attached or missing: `--pull` alone means always",
}

ARITY: dict[str, str] = {
    "what follows is read as an operand, and rows say what it means": """
        cpupower frequency-info: -c
        nodemon: --verbose -V -v
        ag: --filename-pattern -g
        arp: --file -f
        at: -u
        gpgsm: *
        zdb: *
        wbinfo: --online-status
        bash: -C -a -abefhkmnptuvxBCEHPT -b -c -e -f -h -ilrsD -k -m -n -p -q -t -u
        bzip2: --best --fast
        clang: -H -emit-llvm
        cloc: --count-and-diff --diff --diff-list-files
        composer: -v
        ctest: --help -h
        dash: -C -E -I -V -a -b -e -f -h -i -k -m -n -p -s -t -u -v -x
        diff: -c -u
        dir: -p
        dos2unix: --newfile --oldfile -n -o
        unix2dos: --newfile --oldfile -n -o
        virt-drivers: --blocksize --format
        dpkg: *
        dpkg-deb: *
        dpkg-divert: --listpackage --remove --truename
        dpkg-query: *
        dumpcap: -k
        find: -not
        firewall-cmd: *
        firewall-offline-cmd: *
        fping: --generate -g
        fuser: -m
        fzf-tmux: -h -x
        gdu: -l -m
        git am: --ignore-space-change --ignore-whitespace --reject -b
        git config: --add --get --get-all --get-color --get-colorbool --get-regexp --get-urlmatch
            --remove-section --rename-section --unset --unset-all
        git grep: --and --not --or
        git replace: --edit --graft --list -l
        git stage: --ignore-missing
        git stash save: --keep-index -k
        glab mr create: --fill -f
        gpg: --change-passphrase --delete-keys --delete-secret-keys --desig-revoke --fetch-keys --gen-prime
            --gen-random --gen-revoke --generate-designated-revocation --generate-revocation --lsign-key
            --passwd --print-md --quick-add-adsk --quick-add-key --quick-add-uid --quick-generate-key
            --quick-lsign-key --quick-revoke-sig --quick-revoke-uid --quick-set-expire --quick-set-ownertrust
            --quick-set-primary-uid --quick-sign-key --quick-update-pref --receive-keys --recv-keys
            --search-keys --send-keys --sign-key --tofu-policy -se
        gpgconf: *
        haproxy: -dD -dF -dK
        iftop: -t
        incus network list-allocations: -p
        ip6tables: --append --check --delete --insert --new-chain --policy --rename-chain --replace -A -C -D -E
            -I -N -P -R
        ip6tables-legacy: --replace -E -R
        journalctl: -I
        jq: --color-output --monochrome-output -C -M
        lckdo: -E
        ldapexop: -V
        ls: -p
        lxc-wait: --state
        lz4: --threads
        lzop: --ls
        mail: -E
        mdadm: --prefer -b
        mkfs.bfs: -V
        mksh: -B -C -G -H -P -U -X -b -f -h -k -m -t -v -x
        nmap: -d -v
        node: --disable-wasm-trap-handler
        ntfsclone: --new-serial
        openssl cmp: -serial
        openvpn: *
        pacman: --owns --search -o -s
        pbzip2: --best --fast
        pgbench: --dbname -d
        postconf: -b -t
        postmulti: -p -x
        pgrep: -q
        pigz: -9
        pip3.11 download: --all-releases --only-final
        pip3.11 index: --all-releases --only-final
        pip3.11 lock: --all-releases --only-final
        pip3.11 wheel: --all-releases --only-final
        pkexec: --disable-internal-agent --help
        plzip: --threads -n
        podman container list: -n
        podman container ps: -n
        podman ps: -n
        poetry: --verbose -v
        prettier: --help -h
        ptx: -O -T
        redis-cli: --cluster
        rg: --no-context-separator
        rpm: *
        rtacct: -h
        screen: -f -l -ln
        sfdisk: *
        siege: --get --print -g -p
        socat: -hh -hhh
        sort: -C -c
        ssh-add: -T
        ssh-copy-id: -n -s -x
        sshpass: -e
        start-stop-daemon: --start -S
        strace: -DD -DDD -Y -q -qq -qqq -tt -ttt -x -yy
        syncoid: --insecure-direct-connection --recursive
        systemd-cgls: -c -x
        systemd-cgtop: -c -i -m -p -t
        systemd-creds: -H -T
        taskset: --cpu-list
        tcpdump: -AbdDefhHIJKlLnNOpqStuUvxX
        unpigz: -9
        unzip: -x
        update-rc.d: -f
        uv pip list: -f
        uv pip tree: -f
        uv tree: -f
        vdir: -p
        virsh echo: --prefix
        vnstat: --query
        xxh128sum: --check -c
        zdb: -ll -lll
        zstdless: -N -n
        zypper: --print
        zypper ps: --print
    """,
    "the help leaves the value out; the manual, the usage line or the source has it": """
        concurrently: --default-input-target --hide --kill-signal --kill-timeout --ks --max-processes --name-separator
            --names --prefix --prefix-colors --prefix-length --restart-after --restart-tries --success --teardown
            --timestamp-format -c -l -m -n -p -s -t
        cpupower set: --perf-bias
        fwupdmgr: --download-retries --filter --filter-release
        lxd: *
        nodemon: --config --watch -w
        duplicity: --azure-blob-tier --azure-max-block-size --azure-max-connections --azure-max-single-put-size
            --s3-multipart-chunk-size --s3-multipart-max-procs --s3-region-name --swift-storage-policy
        facter: --config --custom-dir --external-dir --log-level
        pg_upgradecluster: --jobs -j
        promtool: --lint --out --output-dir --sandbox-dir-root
        rados: --max-object-size --max-objects --max-op-len --max-ops --min-object-size --min-op-len --num-objects
            --run-length --striper --target-nspace --target-throughput --offset-align --read-percent --target-locator
        virt-clone: --check
        virt-install: --idmap
        virt-viewer: --keymap -K
        ag: --color-line-number --color-match --color-path
        apparmor_parser: --cache-loc --config-file -L
        apt-cache: --config-file --option --pkg-cache --src-cache -c -o -p -s
        apt-get: --build-profiles --comment --config-file --default-release --host-architecture --option
            --target-release -P -a -c -o -t
        apt-mark: --config-file --option -c -o
        arp: --protocol -A -p
        arping: -V
        atop: -J -L -P -b -e -w
        bridge: -f
        bsd-mailx: -a
        bsdtar: -I
        buildah build: --file -f
        bzmore: -h -k -t -z
        chgpasswd: --sha-rounds -s
        cloc: --ignore-regex
        conntrack: --load-file -R
        depmod: --symbol-prefix -P
        dir: -D
        ethtool: --per-queue -Q
        fail2ban-client: --timeout
        ffuf: *
        file-rename: -e
        firewall-offline-cmd: --default-config --system-config
        flatpak run: --commit --instance-id-fd --runtime-commit
        gdb: --args
        gdu: -B -d
        git hook: --to-stdin
        git index-pack: --progress-title
        git maintenance: --schedule
        git stage: --chmod
        git submodule: --depth --name --summary-limit -n
        go build: -buildvcs
        gpg: --default-cert-expire --default-sig-expire --gpg-agent-info --min-cert-level --set-filesize -F -R
            -f
        hatch build: -c
        hatch test: -c -p
        hdparm: --fallocate --fwdownload --make-bad-sector --offset --read-sector --repair-sector
            --set-sector-size --write-sector
        hping3: --apd-send --fragoff --icmp-gw --id --interval --ipproto --lsrr --scan --ssrr --tcp-mss --tcpack
            --tcpoff --tcpseq --ttl --win -8 -H -L -M -N -O -g -i -t -w
        incus: *
        influx: -path -pps -socket
        ip6tables-legacy: --goto --jump --match --table
        iperf: --dscp --tcp-cca --txdelay-time --working-load-cca
        iperf3: --format --time-skew-threshold -f
        killall: --older-than --younger-than -o -y
        kpartx: -p
        lexgrog: -m
        ls: -D
        lvconvert: -I
        lvm config: -f
        lvm dumpconfig: -f
        lvm fullreport: -S
        lvmconfig: -f
        lvreduce: -A
        lvremove: -A
        lvrename: -A
        lxc-update-config: --config -c
        mail: -M -q
        mdadm: --alert --delay --increment --mail --nodes --pid-file --program --with --write-journal -d -i
        mkfs.bfs: -l
        nethogs: -g
        netplan get: --root-dir
        netplan ip: --root-dir
        netplan set: --origin-hint --root-dir
        nmap: --defeat-icmp-ratelimit --max-os-tries --mtu --scanflags
        npx: -c -w
        nsupdate: -O
        numactl: --offset
        openssl cms: -cert
        openvpn: --client-crresponse
        perf: --buildid-dir --debug --debugfs-dir --exec-path -p
        perf annotate: --itrace --percent-limit --percent-type
        perf c2c: --call-graph --input -c -k -u
        perf ftrace: --buffer-size --delay --func-opts --graph-opts -D -m
        perf inject: --itrace
        perf kmem: -i -s
        perf kvm: --proc-map-timeout -i
        perf kwork: --call-graph --cpu -C -k
        perf lock: -c -m
        perf mem: -p -s
        perf record: --branch-filter --call-graph --clockid --cpu --num-thread-synthesize --proc-map-timeout
            --setup-filter --switch-output-event --threads -C -j -k
        perf report: --cpu --group-sort-idx --itrace --max-stack --percent-limit --percent-type --percentage
            --socket-filter --stdio-color --time --time-quantum -C
        perf sched: --call-graph --dump-raw-trace -p -s
        perf script: --Latency --addr-range --cpu --dump-raw-trace --dump-unsorted-raw-trace --fields
            --graph-function --insn-trace --itrace --list --max-blocks --max-stack --stop-bt --time -C -D -F -L
            -d -l -s
        perf stat: --bpf-prog --cputype --log-fd --metrics --post --pre --td-level -M -b
        perf timechart: --proc-num --process -p
        perf top: --call-graph --comms --dsos --group-sort-idx --max-stack --percent-limit --percentage --sort
            --symbols -G -f -g -i -m -s
        perf trace: --call-graph --cgroup --cpu --duration --event --input --max-stack --min-stack --pf
            --proc-map-timeout -C -F -G -e -i
        ping: -h
        pnpm audit: --ignore-unfixable
        podman build: --file -f
        podman image build: --file -f
        proxychains4: -f
        pvck: -f
        pvmove: -A
        pzstd: -o -p
        qemu-img measure: --format
        rbd: --limit
        rc-status: --format -f
        rclone mount: --vfs-disk-space-total-size
        rclone serve dlna: --vfs-disk-space-total-size
        rclone serve docker: --vfs-disk-space-total-size
        rclone serve http: --vfs-disk-space-total-size
        rclone serve sftp: --vfs-disk-space-total-size
        rclone serve webdav: --vfs-disk-space-total-size
        rclone tree: --color -C
        redis-benchmark: --precision
        redis-cli: -X
        rhash: --bt-piece-length
        screen: -Q -X
        sem: -N
        shasum: --algorithm -a
        flatpak build-finish: --extra-data
        flatpak repo: --subset
        iwctl: --passphrase --password --username -P -p -u
        mosquitto: *
        mosquitto_pub: *
        mosquitto_rr: *
        mosquitto_sub: *
        nikto: -Cgidirs -Pause -evasion -mutate -mutate-options -useproxy
        pup: *
        qdel: -t
        sacct: -o --format -r --partition -S --starttime -K --timelimit-max -k --timelimit-min
        snap: --apparmor-features-dir --arch --change --connection --ensure --header --preseed-sign-key --request
            --revisions --snap-socket --sysfs-overlay --task --validation -H -X
            --attrs --basename --channel --cohort --compression --filename --id --last --name --quota-group
            --revision --target-directory --users
        snapper: --default
        snmpnetstat: -C
        squeue: -s --steps
        ss: --net -N
        ssh-keygen: -t
        sshpass: -P
        stat: -c
        supervisorctl: --configuration --history-file --password --username -c -p -r -s
        systemd-analyze: --mask
        systemd-nspawn: --no-new-privileges
        systemd-run: -C
        tc: -cf -n -net
        tree: --timefmt
        tshark: --update-interval
        udevadm: -A -E -N -P -b -g -l -m -y
        udevadm info: --export-prefix -P
        udisksctl: --filesystem-type --options -b -d -f -o -p -t
        unar: -E -copy-time -e -k -o -p
        unix2dos: --convmode -D -c
        unshare: --map-subids
        uv init: --package
        vdir: -D
        vgcfgbackup: -f
        vgcfgrestore: -M
        vgcreate: -A
        vgexport: -S
        vgmerge: -A
        vgrename: -A
        vnstat: -i
        wget: --hsts-file --max-redirect
        whatweb: --header --max-threads --open-timeout --read-timeout --url-pattern --url-prefix --url-suffix -H -t
        whereis: -m -s
        whois: -T -g -h -i -p -q -s -t -v
        wmctrl: -k
        wpctl set-volume: --limit -l
        xclip: *
        xfs_bmap: -l
        xfs_estimate: -b -i
        xfs_growfs: -t
        xfs_info: -t
        xfs_metadump: -m -v
        xzegrep: -e
        yq: --slurpfile
        zegrep: -e
        zfgrep: -e
        zgrep: -e
        zip: -x
    """,
    "the brackets of the help are a choice or a default: the value must be there": """
        papermill: --log-level
        wandb artifact put: --policy
        pip-compile: --annotation-style --build-deps-for --newline --resolver
        pyre: --log-level --output
        interrogate: --badge-format --badge-style --style
        ag: --after --before --context -A -B -C
        auditctl: -C -F -S -e -f -p
        bandit: --output -o
        black: --enable-unstable-feature --target-version -t
        buildah build: --creds
        buildah commit: --creds
        buildah from: --creds
        buildah manifest add: --creds
        buildah manifest push: --creds
        buildah pull: --creds
        buildah push: --creds
        cargo clean: --package --target -p
        cpio: -I -O
        ctstat: --subject -s
        deno audit: --ignore --lock
        deno doc: --lock --reload -r
        deno eval: --lock --v8-flags
        deno lint: --allow-import --ignore --rules-exclude --rules-include --rules-tags
        dig: -y
        fzf-tmux: -d
        git range-diff: --diff-filter
        git shortlog: --format
        hping3: --destport -p
        iperf: --bounceback-period --format --reportexclude -f -x
        kdig: -y
        lspci: -d -s
        lsusb: -s
        mke2fs: -O
        mksh: -R
        molecule create: --driver-name -d
        molecule destroy: --driver-name -d
        molecule drivers: --format -f
        molecule list: --format -f
        molecule prepare: --driver-name -d
        molecule test: --destroy --driver-name -d
        mycli: --completions --format --ssl-mode --tls-version --use-keyring
        nsupdate: -y
        pg_ctlcluster: --mode -m
        podman attach: --detach-keys
        podman build: --creds
        podman container attach: --detach-keys
        podman container run: --detach-keys
        podman container start: --detach-keys
        podman image build: --creds
        podman manifest add: --creds
        podman manifest push: --creds
        podman run: --detach-keys
        podman start: --detach-keys
        rbd: -K -k -n
        semanage fcontext: --ftype -f
        semanage user: --roles -R
        sfdisk: -N
        smartctl: -B
        snap: --section
        ssh: -D -L -R
        touch: -t
        tune2fs: -O -o
        udevadm: --attr-match --attr-nomatch --name-match --parent-match --property-match --subsystem-match
            --subsystem-nomatch --sysname-match --tag-match
        zstdless: -O -P -T -b -h -j -o -x -y -z
        zypper: --bugzilla --cve --issue -b
    """,
    "a value has to be attached, and may be missing": """
        multipathd: -k
        7z: -m -o -p -t -v
        7za: -m -o -p -t -v
        7zr: -m -o -p -t -v
        aa-status: -h
        aide: --verbose
        apparmor_parser: --dump --optimize -D -O
        atop: -r -t
        bridge: -c
        brightnessctl: --min-value -n
        bsd-mailx: -f
        buildah build: --pull
        buildah from: --pull
        colordiff: --color
        conntrack: --label-del
        crun exec: --tty -t
        ctest: --version
        curl: --help -h
        deno: --help -h
        deno lint: --watch -I
        dpkg: --audit --get-selections --merge-avail --update-avail --verify -C -V
        dpkg-deb: --compression --compression-level --compression-strategy -S -Z -z
        dpkg-divert: --list
        dpkg-query: --list --print-avail --show --status -W -l -p -s
        dpkg-statoverride: --list
        etcdctl: --debug --help --hex --insecure-discovery --insecure-skip-tls-verify --insecure-transport -h
        ethtool: --groups
        filefrag: -b
        findmnt: --kernel -k
        fio: --cmdhelp --crctest --enghelp --idle-prof --server
        firejail: --dnstrace --icmptrace --nettrace --trace
        firewall-cmd: --get-priority --get-target
        freshclam: --daemon-notify
        git checkout: -t
        git diff: --unified -U
        git diff-files: --unified -U
        git diff-index: --unified -U
        git diff-tree: --standard-notes --unified -U
        git format-patch: --unified -U
        git log: --standard-notes --unified -U
        git notes: --separator
        git rev-list: --abbrev
        git rev-parse: --after --before --disambiguate --exclude --exclude-hidden --glob --output-object-format
            --path-format --since --until
        git show: --standard-notes --unified -U
        git switch: -t
        gmake: --jobserver-style
        gpg: --add-desig-revoker
        gpgconf: --check-config --kill --launch --list-config --list-dirs --reload
        haproxy: -dM
        htop: --highlight-changes -H
        i386: --show
        ip: -c
        ip6tables: --delete-chain --flush --list --list-rules --zero -F -L -S -X -Z
        ip6tables-legacy: --list-rules --wait -S -X
        iperf: --connect-only --local-only
        journalctl: --dump-catalog --list-catalog
        ldapadd: -M -V -Z
        ldapcompare: -M -V -Z
        ldapdelete: -M -V -Z
        ldapexop: -Z
        ldapmodrdn: -M -V -Z
        ldappasswd: -V -Z
        ldapsearch: -M -V -Z -t
        ldapwhoami: -V -Z
        losetup: --find -f
        lsof: -i
        lxc-attach: --elevated-privileges -e
        lxc-info: -s
        lxc-ls: --nesting
        lxc-top: -s
        lxc-wait: -s
        lz4: -B -T -b -e -i
        lzop: -p
        mksh: -u
        needrestart: -r
        node: --v8-pool-size
        nping: --reduce-verbosity --verbose -d -q -v
        ntfslabel: --new-half-serial --new-serial
        od: -S
        patch: --merge
        pbzip2: -S -b -m -p
        pdm: --pep582
        pnpm audit: --fix
        podman build: --pull
        podman image build: --pull
        ps: --help
        rpm: --all -a
        ruby: --disable --dump --enable --parser -F -K
        ruff check: --add-noqa
        sacct: --json --yaml
        sacctmgr: --json --yaml
        scontrol: --json --yaml
        screen: -R -RR -r -x
        setarch: --show
        sfdisk: --list --list-free --show-geometry --show-size --verify -F -V -g -l -s
        siege: -L
        sinfo: --json --yaml
        sort: --check
        squeue: --json --yaml
        srun: --pty
        strace: --absolute-timestamps --decode-fds --decode-pids --quiet --stack-trace --strings-in-hex
            --summary-columns -D -T -k -r -t -xx -y
        sudo: -h
        sysbench: --help --version
        systemd-ask-password: --echo
        systemd-confext: --mutable
        tail: -f
        tc: -c
        tshark: -G
        unrar-nonfree: -n -o -x
        unshare: -C -T -U -i -m -n -p -u
        unzstd: --train -B -M -T -b -e -i
        vnstat: --days --dbiflist --fiveminutes --hours --iflist --live --months --rateunit --top --years -5 -d
            -h -l -m -q -ru -t -y
        wget: --backups
        xargs: --max-lines
        yarn: --prod --production
    """,
}


def reason(where: str) -> str:
    """Why a difference is meant, or empty. `where` names tool, sub-command and option."""
    found = next((why for pattern, why in KNOWN.items() if fnmatchcase(where, pattern)), "")
    return found or _arity().get(where) or _arity().get(f"{where.split()[0]} *", "")


@cache
def _arity() -> dict[str, str]:
    found: dict[str, str] = {}
    for why, block in ARITY.items():
        place = ""
        for word in block.replace(":\n", ": ").split("\n"):
            head, colon, options = word.strip().partition(": ")
            place = head if colon else place
            found |= {f"{place} {option}": why for option in (options if colon else head).split()}
    return found
