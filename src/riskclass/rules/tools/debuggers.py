from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

GDB = tool(
    "gdb gdb-multiarch",
    "PROGRAM CORE",
    about="debug a program",
    docs="man:gdb(1)",
    style="single",
    inert="-help -h -version -v -configuration",
    options=[
        takes("-args", "COMMAND...:argv"),
        takes("-ex/-eval-command -iex/-init-eval-command -eex", "COMMAND:gdb"),
        takes("-x/-command -ix/-init-command -eix", does="code.opaque VALUE", because="runs commands of a file"),
        takes("-pid/-p", does="process.signal VALUE", because="stops a running process"),
        takes("-cd", cwd="VALUE"),
        takes("-core/-c -exec/-e -directory/-d -se -symbols/-s -interpreter/-i -tty/-t -b -l -annotate"),
        takes("-data-directory/-D", does="code.injected VALUE", because="loads its own Python code from that folder"),
        flags(
            "-write -readnow/-r -readnever -nh -nx/-n -fullname/-f -w -nw -tui -q/-quiet/-silent -batch -batch-silent"
        ),
        flags(
            "-return-child-result -configuration -help/-h -version/-v -dbx -statistics -nowindows -windows -early-init"
        ),
    ],
    rows=[
        when(unless="-batch -batch-silent -help -version -configuration", does="code.interactive"),
        when(
            "CORE=1*|2*|3*|4*|5*|6*|7*|8*|9*",
            unless="CORE=*.*|*/*|*core*",
            does="process.signal CORE",
            because="stops a running process",
        ),
    ],
    examples="""
        gdb -batch -ex 'show environment' x                 #=> exposure secret.env
        gdb -batch -ex 'show version'                       #=> read_only
        gdb -batch -ex bt ./x core                              #=> read_only
        gdb -batch -ex 'show environment' ./x                   #=> exposure secret.env
        gdb -batch -ex 'show version' ./x                       #=> read_only
        gdb --batch -ex 'info threads' -ex 'thread apply all bt' ./x core  #=> read_only
        gdb -batch -ex 'p x' ./x core                           #=> read_only
        gdb -batch -ex 'p system("x")' ./x core                 #=> unknown code.opaque
        gdb -batch -ex 'shell rm x'                             #=> destructive
        gdb -batch -ex '!ls'                                    #=> read_only
        gdb -batch -ex run ./x                                  #=> unknown code.opaque
        gdb -batch -ex bt -p 123                                #=> disruptive process.signal
        gdb -batch -ex bt ./x 123                               #=> disruptive process.signal
        gdb --data-directory ./d -batch                         #=> unknown code.injected
        gdb -iex 'set auto-load safe-path /' -batch ./x         #=> unknown code.opaque
        gdb -iex 'set auto-load off' -batch -ex bt ./x core     #=> read_only
        gdb -batch -ex 'dump memory /etc/passwd 1 2' ./x core   #=> destructive fs.truncate
        gdb -batch -ex 'generate-core-file out' ./x             #=> config_mutation
        gdb -batch -ex 'dump memory /etc/cron.d/x 0 1' ./x      #=> config_mutation schedule.change
        gdb -batch -ex 'cd /etc' -ex 'gcore cron.d/x' ./x       #=> config_mutation schedule.change
        gdb -batch -ex 'thread apply all shell rm x'            #=> destructive fs.delete
        gdb -batch -ex 'frame apply level 1-2 -q p x' ./x core  #=> read_only
        gdb -batch -ex 'x/s f()' ./x core                       #=> unknown code.opaque
        gdb -batch -ex 'x/20i $pc' ./x core                     #=> read_only
        gdb -batch -ex 'p x++' ./x core                         #=> unknown code.opaque
        gdb -iex 'set auto-load no' -batch -ex bt ./x core      #=> read_only
        gdb -batch -x cmds.gdb ./x                              #=> unknown code.opaque
        gdb --args rm x                                         #=> destructive
        gdb --args ls x                                         #=> unknown code.interactive
        gdb -batch -ex 'info files' --args ls x                 #=> read_only
        gdb -cd /srv -batch -ex bt ./x core                     #=> read_only
        gdb ./x                                                 #=> unknown code.interactive
        gdb --version                                           #=> read_only
    """,
)

VALGRIND = tool(
    "valgrind",
    "COMMAND...:argv",
    about="run a program and check its memory",
    docs="man:valgrind(1)",
    posix=True,
    inert="-h --help --version --help-debug --help-dyn-options",
    options=[
        takes(
            "--log-file --xml-file --cachegrind-out-file --callgrind-out-file --massif-out-file --dhat-out-file"
            " --xtree-memory-file --xtree-leak-file --bb-out-file --pc-out-file",
            writes="VALUE",
        ),
        takes("--xtree-memory --xtree-leak --debuginfo-server"),
        takes("--db-command", does="code.opaque", because="runs that command at an error"),
        takes("--log-socket --xml-socket", does="net.send VALUE"),
        takes("--tool"),
        takes("--*", "[VALUE]"),
        flags("-h/--help --version --help-debug --help-dyn-options -q/--quiet -v/--verbose -d -s"),
    ],
    rows=[
        when("--tool=callgrind|cachegrind|massif|dhat|exp-bbv", does="fs.create cwd", because="writes a profile"),
        when("--xtree-memory=full|allocs --xtree-leak=yes", does="fs.create cwd", because="writes a profile"),
    ],
    examples="""
        valgrind --leak-check=full ls               #=> read_only
        valgrind --leak-check=full rm x             #=> destructive
        valgrind --log-file=out ls                  #=> config_mutation
        valgrind --log-socket=10.0.0.1:1500 ls      #=> config_mutation
        valgrind --tool=callgrind ls                #=> reversible_low
        valgrind --tool=exp-bbv --bb-out-file=/srv/x ls #=> config_mutation fs.write
        valgrind --xtree-memory=full ls             #=> reversible_low
        valgrind --xtree-leak=no ls                 #=> read_only
        valgrind --version                          #=> read_only
    """,
)

#: What perf's commands that show a recording have in common.
PERF_SHOWS = [
    takes(
        "-C/--cpu -d/--dsos -i/--input -k/--vmlinux -M/--disassembler-style --itrace --kallsyms --percent-limit"
        " --percent-type --prefix --prefix-strip --stdio-color --symfs"
    ),
    flags(
        "-D/--dump-raw-trace -f/--force -m/--modules -n/--show-nr-samples -q/--quiet -v/--verbose --asm-raw"
        " --[no-]demangle --demangle-kernel --group --ignore-vmlinux --show-total-period --[no-]source --stdio --tui"
    ),
]
PERF = tool(
    "perf",
    about="measure where time goes",
    docs="man:perf(1)",
    inert="--help --version -h -v",
    options=[
        flags("--help -h --version -v --list-opts --list-cmds --no-pager --paginate"),
        takes("--exec-path", does="code.injected VALUE", because="programs are run from there"),
        takes("--buildid-dir --debug --debugfs-dir --tracefs-dir"),
    ],
    subs=[
        sub(
            "stat, iostat",
            "COMMAND...:argv",
            posix=True,
            options=[
                takes("-o/--output", writes="VALUE"),
                takes("--post --pre", "SCRIPT:sh"),
                takes("-b/--bpf-prog", does="code.opaque VALUE"),
                takes("--iostat", "[WHAT]"),
                takes(
                    "-C/--cpu -D/--delay -e/--event -G/--cgroup -I/--interval-print -M/--metrics -p/--pid -r/--repeat"
                    " -t/--tid"
                    " -x/--field-separator --control --cputype --filter --for-each-cgroup --interval-count --log-fd"
                    " --td-level"
                    " --timeout"
                ),
                flags(
                    "-a/--all-cpus -A/--no-aggr -B/--big-num --no-big-num -d/--detailed -g/--group -i/--no-inherit"
                    " -j/--json-output -n/--null -S/--sync -T/--transaction -v/--verbose --all-kernel --all-user"
                    " --append"
                    " --hybrid-merge --interval-clear --metric-no-group --metric-no-merge --metric-only"
                    " --no-csv-summary"
                    " --no-merge --per-core --per-die --per-node --per-socket --per-thread --per-cache"
                    " --percore-show-thread"
                    " --quiet --scale --no-scale --smi-cost --summary --table --topdown -h"
                ),
            ],
        ),
        sub(
            "record, sched record, lock record, mem record, c2c record, timechart record, kmem record, kvm record,"
            " kvm stat record, kwork record",
            "COMMAND...:argv",
            posix=True,
            options=[
                takes("-o/--output", writes="VALUE|-"),
                takes(
                    "-I/--intr-regs -S/--snapshot -z/--compression-level --aio --aux-sample --debuginfod"
                    " --switch-output"
                    " --timestamp-boundary --user-regs --threads",
                    "[WHAT]",
                ),
                takes("--clang-path", does="code.opaque VALUE"),
                takes("--switch-output-event --vmlinux --clang-opt"),
                takes(
                    "-c/--count -C/--cpu -D/--delay -e/--event -F/--freq -G/--cgroup -j/--branch-filter -k/--clockid"
                    " -m/--mmap-pages -p/--pid -r/--realtime -t/--tid -u/--uid --affinity --call-graph --control"
                    " --filter"
                    " --max-size --mmap-flush --num-thread-synthesize --proc-map-timeout --switch-max-files --synth"
                    " --tail"
                ),
                flags(
                    "-a/--all-cpus -b/--branch-any -B/--no-buildid -d/--data -g -i/--no-inherit -N/--no-buildid-cache"
                    " -n/--no-samples -P/--period -q/--quiet -R/--raw-samples -s/--stat -T/--timestamp -v/--verbose"
                    " -W/--weight --all-cgroups --all-kernel --all-user --buildid-all --buildid-mmap --code-page-size"
                    " --data-page-size --dry-run --exclude-perf --group --kcore --kernel-callchains --namespaces"
                    " --no-bpf-event --no-buffering --off-cpu --overwrite --per-thread --phys-data --running-time"
                    " --sample-cpu --sample-identifier --strict-freq --switch-events --tail-synthesize"
                    " --timestamp-filename"
                    " --transaction --setup-filter -h"
                ),
            ],
            rows=[when(unless="-o --dry-run -h", does="fs.create cwd", because="writes perf.data")],
        ),
        sub(
            "trace",
            "COMMAND...:argv",
            posix=True,
            options=[
                takes("-o/--output", writes="VALUE"),
                takes(
                    "-C/--cpu -D/--delay -e/--event -G/--cgroup -i/--input -m/--mmap_pages -p/--pid -t/--tid -u/--uid"
                    " --duration"
                    " --filter-pids --max-events --max-stack --min-stack --proc-map-timeout --switch-on --switch-off"
                    " --call-graph"
                ),
                takes("-F/--pf", "[WHAT]"),
                flags(
                    "-a/--all-cpus -f/--force -L/--libtraceevent_print -S/--with-summary -s/--summary -T/--time"
                    " -v/--verbose"
                    " --comm --errno-summary --failure --kernel-syscall-graph --map-dump --no-inherit --print-sample"
                    " --sched"
                    " --show-on-off-events --sort-events --syscalls --tool_stats -h"
                ),
            ],
        ),
        sub(
            "diff, evlist, version, buildid-list, kallsyms, sched latency, sched map, sched timehist, kmem stat",
            "ARG...",
            open=True,  # they read a recording and print; none runs or writes, whatever its options
        ),
        sub(
            "list, lock report, lock info",
            "ARG...",
            options=[
                takes("-o/--output", writes="VALUE"),
                takes("-i/--input -k/--key -F/--field --unit --cputype"),
                takes("--*", "[VALUE]"),
                flags("-*"),
            ],
        ),
        sub(  # those that hand their options on to report or script
            "sched script, lock script, mem report, c2c report",
            options=[takes("-i/--input"), flags("-f/--force -v/--verbose --stdio -D/--dump-raw-trace")],
        ),
        sub(
            "lock contention",
            "COMMAND...:argv",
            posix=True,
            options=[
                takes("--output", writes="VALUE"),
                takes(
                    "-C/--cpu -E/--entries -F/--field -G/--cgroup-filter -i/--input -k/--key -L/--lock-filter -p/--pid"
                    " -S/--callstack-filter -x/--field-separator -Y/--type-filter -M/--map-nr-entries --max-stack"
                    " --stack-skip --tid --kallsyms --vmlinux"
                ),
                flags(
                    "-a/--all-cpus -b/--use-bpf -f/--force -g/--lock-cgroup -l/--lock-addr -o/--lock-owner -q/--quiet"
                    " -t/--threads -v/--verbose -h"
                ),
            ],
        ),
        sub(
            "timechart",
            options=[
                takes("-o/--output", writes="VALUE"),
                takes(
                    "-i/--input -n/--proc-num -p/--process -w/--width --highlight --io-merge-dist --io-min-time --symfs"
                ),
                flags(
                    "-f/--force -g/--callchain -I/--io-only -P/--power-only -t/--topology -T/--tasks-only"
                    " --io-skip-eagain -h"
                ),
            ],
            rows=[when(unless="-o -h", does="fs.write cwd", because="writes a drawing")],
        ),
        sub(
            "ftrace, ftrace trace, ftrace latency, ftrace profile",
            "COMMAND...:argv",
            posix=True,
            does="host.load",
            because="traces the kernel",
            options=[
                takes(
                    "-C/--cpu -D/--delay -G/--graph-funcs -g/--nograph-funcs -m/--buffer-size"
                    " -N/--notrace-funcs -p/--pid"
                    " -s/--sort -T/--trace-funcs -t/--tracer --func-opts --graph-opts --tid"
                ),
                takes("-F/--funcs", "[FILTER]"),
                flags("-a/--all-cpus -b/--use-bpf -n/--use-nsec -v/--verbose --inherit -h"),
            ],
        ),
        sub(
            "inject",
            options=[
                takes("-o/--output", writes="VALUE|-"),
                takes("-i/--input -k/--vmlinux --guestmount --itrace --kallsyms --known-build-ids"),
                flags(
                    "-b/--build-ids -f/--force -j/--jit -s/--sched-stat -v/--verbose --buildid-all --ignore-vmlinux"
                    " --strip -h"
                ),
            ],
        ),
        sub("daemon", "ARG...", open=True, does="code.opaque ARG", because="runs the commands of its configuration"),
        sub(
            "report, top",
            "ARG...",
            options=[
                takes("--objdump --addr2line", does="code.opaque VALUE", because="runs this program on what it shows"),
                *PERF_SHOWS,
                takes(
                    "-c/--comms -F/--fields -g/--call-graph -p/--parent -s/--sort -S/--symbols -t/--field-separator"
                    " -w/--column-widths --group-sort-idx --ignore-callees --max-stack --percentage --pid --pretty"
                    " --samples --socket-filter --switch-off --switch-on --symbol-filter --tid --time --time-quantum"
                ),
                flags(
                    "-b/--branch-stack -G/--inverted -I/--show-info -T/--threads -U/--hide-unresolved"
                    " -x/--exclude-other --branch-history --[no-]children --disable-order --full-source-path --header"
                    " --header-only --hierarchy --inline --no-inline --mem-mode --mmaps --ns --raw-trace"
                    " --show-cpu-utilization --show-on-off-events --show-ref-call-graph --skip-empty --stats"
                    " --stitch-lbr --tasks --total-cycles -a/--all-cpus -h"
                ),
            ],
        ),
        sub(
            "annotate",
            "SYMBOL",
            options=[
                takes("--objdump --addr2line", does="code.opaque VALUE", because="runs this program on what it shows"),
                *PERF_SHOWS,
                takes("-s/--symbol"),
                flags("-l/--print-line -P/--full-paths --skip-missing --stdio2 -h"),
            ],
        ),
        sub(
            "script",
            "SCRIPT ARG...",
            options=[
                takes("-s/--script -g/--gen-script --dlfilter", does="code.opaque VALUE", because="runs a script"),
                takes("--addr2line", does="code.opaque VALUE"),
                *PERF_SHOWS,
                takes(
                    "-c/--comms -F/--fields -S/--symbols --addr-range --dlarg --graph-function --guestkallsyms"
                    " --guestmodules --guestmount --guestvmlinux --insn-trace --max-blocks --max-stack --pid --stop-bt"
                    " --switch-off --switch-on --tid --time"
                ),
                flags(
                    "-a/--all-cpus --debug-mode -G/--hide-call-graph -I/--show-info -L/--Latency -l/--list"
                    " --call-ret-trace --call-trace --deltatime --dump-unsorted-raw-trace --full-source-path"
                    " --guest-code --header --header-only --inline --list-dlfilters --ns --per-event-dump --reltime"
                    " --show-bpf-events --show-cgroup-events --show-kernel-path --show-lost-events --show-mmap-events"
                    " --show-namespace-events --show-on-off-events --show-round-events --show-switch-events"
                    " --show-task-events --show-text-poke-events --stitch-lbr --xed -h"
                ),
            ],
            rows=[when("SCRIPT", does="code.opaque SCRIPT", because="runs a script")],
        ),
        sub(
            "probe",
            "EVENT...",
            options=[
                takes("-l/--list -F/--funcs", "[VALUE]"),
                takes("-V/--vars -L/--line -D/--definition"),
                takes("-a/--add -d/--del -k/--vmlinux -m/--module -x/--exec -s/--source --filter --symfs --max-probes"),
                takes("-e/--event --target-ns --bootconfig"),
                flags("-n/--dry-run -v/--verbose -q/--quiet -f/--force --externs --range --no-inlines --cache"),
                flags("--demangle --demangle-kernel -h/--help"),
            ],
            rows=[when(unless="-l -V -L -F -D -n", does="host.load", because="puts probes into programs that run")],
        ),
        sub(
            "bench, test, kvm, kmem, archive, config, buildid-cache, data, kwork",
            "ARG...",
            open=True,  # none of their options runs a program
            does="host.load ARG",
            because="loads, traces or changes the machine's measuring",
        ),
    ],
    examples="""
        perf stat ls                            #=> read_only
        perf probe -l                           #=> read_only
        perf probe --add do_exit                #=> disruptive host.load
        perf stat -e cycles -r 5 rm x           #=> destructive
        perf stat -o out ls                     #=> config_mutation
        perf stat --pre 'rm x' ls               #=> destructive
        perf stat -b x ls                       #=> unknown
        perf record -g -- rm x                  #=> destructive
        perf record -F 99 -p 123                #=> reversible_low
        perf record -o out.data ls              #=> config_mutation
        perf record --clang-path ./x ls         #=> unknown
        perf trace -e openat ls                 #=> read_only
        perf trace -o out ls                    #=> config_mutation
        perf report --stdio                     #=> read_only
        perf report --objdump=./x               #=> unknown code.opaque
        perf annotate --stdio main              #=> read_only
        perf annotate --objdump ./x             #=> unknown code.opaque
        perf script -F comm,pid                 #=> read_only
        perf script -s ./x.py                   #=> unknown code.opaque
        perf script ./x.py                      #=> unknown code.opaque
        perf sched record rm -rf x              #=> destructive
        perf sched latency                      #=> read_only
        perf lock contention rm x               #=> destructive
        perf lock contention -b --output out ls  #=> config_mutation fs.write
        perf lock contention -a -b              #=> read_only
        perf sched script -s ./x.py             #=> unknown unknown.option
        perf mem report --objdump=./x           #=> unknown unknown.option
        perf iostat rm x                        #=> destructive
        perf timechart -o out.svg               #=> config_mutation fs.write
        perf timechart -o /tmp/x.svg            #=> reversible_low fs.scratch
        perf ftrace rm x                        #=> destructive
        perf ftrace -T x ls                     #=> disruptive host.load
        perf inject -j -o out.data              #=> config_mutation fs.write
        perf inject -j -o /tmp/out              #=> reversible_low fs.scratch
        perf daemon start                       #=> unknown code.opaque
        perf timechart                          #=> config_mutation
        perf list                               #=> read_only
        perf bench all                          #=> disruptive
        perf --version                          #=> read_only
    """,
)

TOOLS = [GDB, VALGRIND, PERF]
