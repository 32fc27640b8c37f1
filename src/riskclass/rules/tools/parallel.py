from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

OPTIONS = [
    takes("--compress-program --decompress-program --limit", "PROGRAM:sh"),
    takes("--joblog/--jl", writes="VALUE"),
    takes("--results/--result/--res", does="fs.create VALUE"),
    takes("-S/--sshlogin", context="host:VALUE"),
    takes("--sshloginfile/--slf", does="code.opaque VALUE", because="runs on hosts that a file names"),
    takes("--ssh", does="code.opaque VALUE", because="reaches hosts through a program of another name"),
    takes("--transferfile/--tf/--basefile/--bf/--trc", does="net.upload VALUE"),
    flags("--transfer", does="net.upload"),
    flags("--cleanup", does="fs.delete", because="deletes what it copied to other hosts"),
    takes("--wd/--workdir", cwd="VALUE"),
    takes("-J/--profile", does="code.injected VALUE", because="a profile may hold any option"),
    takes("--rpl --filter --shard --bin --group-by --parens", does="code.opaque VALUE", because="reads Perl code"),
    takes("--template/--tmpl", does="code.opaque VALUE", because="carries out the Perl code in a file"),
    takes(
        "--sql --sqlmaster/--sql-master --sqlworker/--sql-worker --sqlandworker/--sql-and-worker",
        does="db.change VALUE",
    ),
    flags("--shebang/--hashbang --shebang-wrap", does="code.opaque"),
    flags("--record-env/--recordenv", does="refresh"),
    takes("-e/--eof", "[END]"),
    takes("-i/--replace", "[MARK]"),
    takes("-l/--max-lines", "[N]"),
    takes("-a/--arg-file", reads="VALUE"),
    takes(
        "-j/--jobs/-P/--max-procs -n/--max-args -N/--max-replace-args -L -I -E -s/--max-chars"
        " -d/--delimiter"
        " -C/--colsep --arg-file-sep --argfilesep --arg-sep --argsep --basenameextensionreplace/--bner"
        " --basenamereplace/--bnr --block/--block-size --block-timeout/--bt --delay --dirnamereplace/--dnr --env"
        " --extensionreplace/--er --halt/--halt-on-error --header --id/--semaphore-name/--semaphorename --load"
        " --memfree --memsuspend --nice --process-slot-var --recend --recstart --retries --return"
        " --rsync-opts --semaphore-timeout/--st/--semaphoretimeout --seqreplace --slotreplace --ssh-delay"
        " --tagstring --ctagstring --term-seq/--termseq --timeout --tmpdir/--tempdir --total-jobs/--total --trim"
        " --shell-completion"
        " --minversion --_parset -W -D/--debug -B -U"
    ),
    flags(
        "-0/--null -k/--keep-order/--keeporder -m -X -x/--exit -q/--quote -r/--no-run-if-empty -t -u/--ungroup"
        " -v/--verbose -p/--interactive -o -M/--controlmaster -h/--help -V/--version --bar --bg --fg --cat --fifo"
        " -g --colour --nn --bibtex --willcite --nonotice --linebuffer/--line-buffered/--linebuffered"
        " --color --color-failed/--cf --compress --csv --ctag --embed --eta --filter-hosts --files/--output-as-files"
        " --outputasfiles --gnu --group --hostgroups/--hgrp --latest-line/--ll --line-buffer/--lb --link --xapply"
        " --max-line-length-allowed --no-keep-order --no-notice --will-cite --citation --noswap --nonall --onall"
        " --number-of-cores --number-of-cpus --number-of-sockets --number-of-threads --open-tty/--tty --plain --plus"
        " --progress --regexp --remove-rec-sep/--removerecsep/--rrs --resume --resume-failed --retry-failed"
        " --round-robin/--roundrobin/--round --session --shell-quote --show-limits --shuf --silent"
        " --skip-first-line --tag --tee --tmux --tmuxpane --use-cores-instead-of-threads"
        " --use-cpus-instead-of-cores --use-sockets-instead-of-threads --wait --xargs --semaphore/--sem"
        " --dry-run/--dryrun --pipe/--spreadstdin --pipe-part/--pipepart --no-nonall"
    ),
]
PERL = " ".join(
    f"{name}=*{{=*" for name in "--tagstring --ctagstring --results --wd --return --transferfile -S".split()
)
#: Perl code in what is replaced, also where the command is only shown (tried).
CODE = when(
    f"COMMAND=*{{=* {PERL}",
    does="code.opaque COMMAND --tagstring --ctagstring --results --wd --return --transferfile -S",
    because="reads Perl code",
)
NO_RUN = "--help -V --dry-run --number-of-cores --number-of-cpus --number-of-sockets --number-of-threads --show-limits"

PARALLEL = tool(
    "parallel",
    "COMMAND...:parallel",
    about="run a command for many arguments at once",
    docs="man:parallel(1)",
    posix=True,
    options=OPTIONS,
    rows=[
        when(NO_RUN, operands="SHOWN..."),
        when("SHOWN=*{=*", does="code.opaque SHOWN", because="reads Perl code"),
        when("SHOWN==::::", "--dry-run", reads="SHOWN", because="shows the lines of a list"),
        when("--dry-run", unless="SHOWN=:::*", reads="stdin", because="shows what it is fed"),
        CODE,
        when("--pipe --pipe-part --semaphore --nonall", operands="COMMAND...:sh"),
        when(
            unless=f"COMMAND SHOWN --citation --embed --shell-completion --minversion --record-env --session {NO_RUN}",
            stdin="sh",
        ),
    ],
    examples=r"""
        parallel gzip -l ::: a b                            #=> read_only
        parallel ls -l ::: a b                              #=> read_only
        parallel rm ::: a b                                 #=> destructive
        parallel 'rm -f {}' ::: a b                         #=> destructive
        parallel -j4 'ls {}; rm {}' ::: a                   #=> destructive
        parallel -j 4 --bar ls {} ::: a b ::: c             #=> unknown
        parallel ls ::: 'a; rm b'                           #=> read_only
        parallel ::: 'rm a' 'ls'                            #=> destructive
        parallel ::: 'ls a' 'ls'                            #=> read_only
        parallel :::: cmds.txt                              #=> unknown code.opaque
        echo 'rm x' | parallel                              #=> destructive
        find . -name '*.log' | parallel rm                  #=> destructive
        parallel --pipe wc -l < big.txt                     #=> read_only
        parallel --dry-run rm ::: a                         #=> read_only
        parallel --dry-run rm :::: list                     #=> read_only
        parallel --dry-run rm :::: .env                     #=> exposure secret.read
        parallel --dry-run rm < .env                        #=> exposure secret.read
        parallel --joblog log ls ::: a                      #=> config_mutation
        parallel --results out ls ::: a                     #=> reversible_low
        parallel -S web1 rm ::: a                           #=> destructive
        parallel --slf hosts ls ::: a                       #=> unknown
        parallel --ssh ./x -S web1 ls ::: a                 #=> unknown
        parallel --compress-program 'rm x' ls ::: a         #=> destructive
        parallel --transferfile a -S web1 ls ::: a          #=> exposure
        parallel --transfer -S web1 ls ::: a                #=> exposure
        parallel --cleanup -S web1 ls ::: a                 #=> destructive
        parallel -J x ls ::: a                              #=> unknown
        parallel --rpl '{x} s/a/b/' ls ::: a                #=> unknown
        parallel --sql-master x ls ::: a                    #=> config_mutation
        parallel --shebang ls                               #=> unknown
        parallel --record-env                               #=> reversible_low
        parallel ls '{= $_=1 =}' ::: a                      #=> unknown code.opaque
        parallel --dry-run ls '{= $_=1 =}' ::: a            #=> unknown code.opaque -- tried
        parallel --tagstring '{= $_=1 =}' ls ::: a          #=> unknown code.opaque -- tried
        parallel --tagstring '{}' ls ::: a                  #=> read_only
        parallel --tmpl a=b ls ::: x                        #=> unknown code.opaque
        parallel --parens '<<>>' ls ::: x                   #=> unknown code.opaque
        parallel -D all rm ::: a                            #=> destructive
        parallel --version                                  #=> read_only
        parallel                                            #=> unknown code.interactive
    """,
)

SEM = tool(
    "sem",
    "COMMAND...:sh",
    about="run commands in the background, so many at once",
    docs="man:sem(1)",
    posix=True,
    inert="--help --version",
    options=OPTIONS,
    rows=[CODE],
    examples="""
        sem --fg ls '{= $_=1 =}'  #=> unknown code.opaque -- tried
        sem -j 4 ls             #=> read_only
        sem 'ls; rm x'          #=> destructive
        sem --wait              #=> read_only
    """,
)

TOOLS = [PARALLEL, SEM]
