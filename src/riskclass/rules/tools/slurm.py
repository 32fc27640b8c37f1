from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

ASKS = "--help --usage -V"
DOCS = "https://slurm.schedmd.com/{}.html"
WHERE: list[Option] = [takes("-M/--clusters/--cluster", context="cluster:VALUE")]
FORM = takes("--json --yaml", "[VERSION]")
#: What sbatch, srun and salloc ask a cluster for.
RESOURCES: list[Option] = [
    *WHERE,
    takes("--mail-user", does="message.send VALUE"),
    takes("--uid --gid"),
    flags("--reboot", does="host.reboot", because="reboots the nodes first"),
    takes("--container", does="container.run VALUE"),
    takes("-A/--account --acctg-freq --bb --bbf --cluster-constraint --comment -C/--constraint --container-id"),
    takes("-S/--core-spec --cores-per-socket --cpu-freq --cpus-per-gpu -c/--cpus-per-task --deadline --delay-boot"),
    takes("-d/--dependency -m/--distribution -x/--exclude --extra -B/--extra-node-info --gpu-bind --gpu-freq"),
    takes("-G/--gpus --gpus-per-node --gpus-per-socket --gpus-per-task --gres --gres-flags --hint -J/--job-name"),
    takes("-L/--licenses --mail-type --mcs-label --mem --mem-bind --mem-per-cpu --mem-per-gpu --mincpus --network"),
    takes("-F/--nodefile -w/--nodelist -N/--nodes -n/--ntasks --ntasks-per-core --ntasks-per-gpu"),
    takes("--ntasks-per-node --ntasks-per-socket -p/--partition --prefer --priority --profile -q/--qos"),
    takes("--reservation --segment --signal --sockets-per-node --switches --thread-spec --threads-per-core"),
    takes("-t/--time --time-min --tmp --tres-bind --tres-per-task --wait-all-nodes --wckey"),
    takes("--exclusive --nice -k/--no-kill --oom-kill-step --resv-ports --x11", "[VALUE]"),
    flags("--contiguous -H/--hold -O/--overcommit -s/--oversubscribe -Q/--quiet --spread-job --stepmgr"),
    flags("--use-min-nodes -v/--verbose"),
    takes("-b/--begin --export --export-file -D/--chdir -i/--input --open-mode"),
    takes("--propagate", "[VALUE]"),
    flags("-h/--help --usage -V/--version"),
]
OUTPUT = takes("-o/--output -e/--error", writes="VALUE")

SQUEUE = tool(
    "squeue",
    "JOB...",
    about="show the jobs of a Slurm cluster",
    docs=DOCS.format("squeue"),
    options=[
        *WHERE,
        takes("-j/--jobs -s/--steps", "IDS?"),
        FORM,
        takes("-A/--account -o/--format -O/--Format -i/--iterate -L/--licenses -n/--name -w/--nodelist"),
        takes("-p/--partition -q/--qos -R/--reservation -S/--sort -t/--states -u/--user"),
        flags("-a/--all -r/--array --expand-patterns --federation -l/--long --help --hide --local --me"),
        flags("--noconvert -h/--noheader --notme --only-job-state -P/--priority --sibling --start --usage"),
        flags("-v/--verbose -V/--version"),
    ],
    examples="""
        squeue                              #=> read_only
        squeue -u bob --me -t RUNNING       #=> read_only
        squeue -j 12,13 -o '%i %T' -h       #=> read_only
        squeue --json                       #=> read_only
        squeue -M west --start              #=> read_only
        squeue --frobnicate                 #=> unknown unknown.option
    """,
)

SINFO = tool(
    "sinfo",
    "WORD...",
    about="show partitions and nodes of a Slurm cluster",
    docs=DOCS.format("sinfo"),
    options=[
        *WHERE,
        FORM,
        flags("-s/--summarize -l/--long -N/--Node -R/--list-reasons --local"),
        takes("-o/--format -O/--Format -i/--iterate -n/--nodes -p/--partition -S/--sort -t/--states"),
        flags("-a/--all -d/--dead -e/--exact --federation -F/--future --help --hide --noconvert -h/--noheader"),
        flags("-T/--reservation -r/--responding --usage -v/--verbose -V/--version"),
    ],
    examples="""
        sinfo                               #=> read_only
        sinfo -N -l -p gpu                  #=> read_only
        sinfo -R                            #=> read_only
        sinfo --frobnicate                  #=> unknown unknown.option
    """,
)

SACCT = tool(
    "sacct",
    "WORD...",
    about="show what jobs of a Slurm cluster took",
    docs=DOCS.format("sacct"),
    options=[
        *WHERE,
        FORM,
        flags("--env-vars", does="secret.env", because="shows the whole environment that is kept with a job"),
        takes("-A/--accounts -x/--associations -C/--constraints --delimiter -E/--endtime -f/--file -F/--flags"),
        takes("--format -g/--gid --group -j/--jobs --name -i/--nnodes -I/--ncpus -N/--nodelist --partition"),
        takes("-R/--reason --starttime -s/--state --timelimit-max --timelimit-min --uid --user --units"),
        takes("-W/--wckeys"),
        takes("--whole-hetjob", "[VALUE]"),
        flags("--array -L/--allclusters -X/--allocations -a/--allusers -B/--batch-script -b/--brief"),
        flags("-c/--completion -D/--duplicates --expand-patterns --federation -h/--help -e/--helpformat --local"),
        flags("--long --noconvert -n/--noheader -p/--parsable -P/--parsable2 -q/--qos -T/--truncate --usage"),
        flags("--use-local-uid -v/--verbose -V/--version"),
        takes("-o -r -S -K -k -u"),
        flags("-l"),
    ],
    examples="""
        sacct                                       #=> read_only
        sacct -j 12 --format=JobID,State,ExitCode   #=> read_only
        sacct -u bob -S 2026-11-01 -X -n            #=> read_only
        sacct -j 12 -B                              #=> read_only
        sacct -j 12 --env-vars                      #=> exposure secret.env
        sacct --frobnicate                          #=> unknown unknown.option
    """,
)

SHOWN = tool(
    "sstat sprio sshare",
    "WORD...",
    about="show steps, priorities and shares of a Slurm cluster",
    docs=DOCS.format("sstat"),
    options=[
        *WHERE,
        FORM,
        takes("-o/--format/--fields -j/--jobs -p/--partition -S/--sort -u/--user/--users -A/--accounts"),
        flags("-h -a/--all/--allsteps --federation --helpformat -l/--long --local --noconvert -n/--noheader"),
        flags("-P/--parsable2 -i/--pidformat --sibling --usage -U/--Users -v/--verbose -V/--version -w/--weights"),
        flags("--help --norm --parsable -m"),
    ],
    examples="""
        sstat -j 12 -o JobID,MaxRSS         #=> read_only
        sprio -w                            #=> read_only
        sshare -A lab -l                    #=> read_only
        sshare -x                           #=> unknown unknown.option
    """,
)

SDIAG = tool(
    "sdiag",
    about="show how busy the scheduler of a Slurm cluster is",
    docs=DOCS.format("sdiag"),
    inert="--help --usage -V",
    options=[
        *WHERE,
        FORM,
        flags("-r/--reset", does="log.discard", because="sets the counters back"),
        flags("-a/--all -h/--help -i/--sort-by-id -t/--sort-by-time -T/--sort-by-time2 --usage -V/--version"),
    ],
    examples="""
        sdiag                               #=> read_only
        sdiag -r                            #=> destructive log.discard
        sdiag --frobnicate                  #=> unknown unknown.option
    """,
)

SREPORT = tool(
    "sreport",
    "WORD...",
    about="reports of what a Slurm cluster was used for",
    docs=DOCS.format("sreport"),
    options=[
        takes("-t -T/--tres -M/--cluster"),
        flags("-a/--all_clusters --federation -h/--help --local -n/--noheader -p/--parsable -P/--parsable2 -Q/--quiet"),
        flags("-v/--verbose -V/--version"),
    ],
    rows=[when(unless="WORD -h -V", does="code.interactive")],
    examples="""
        sreport cluster utilization start=2026-11-01    #=> read_only
        sreport -t percent user top                     #=> read_only
        sreport -V                                      #=> read_only
        sreport                                         #=> unknown code.interactive
    """,
)

SCONTROL = tool(
    "scontrol",
    about="show and change a Slurm cluster",
    docs=DOCS.format("scontrol"),
    inherits=True,
    inert="-h -V",
    options=[
        *WHERE,
        FORM,
        takes("-u/--uid"),
        flags("-a/--all -d/--details --federation -F/--future -h/--help --hide --local -o/--oneliner -Q/--quiet"),
        flags("--sibling -v/--verbose -V/--version"),
    ],
    does="code.interactive",
    subs=[
        sub("show, ping, help, version, completing, listjobs, listpids, liststeps, pidinfo, getaddrs", "WORD..."),
        sub("errnumstr, wait_job", "WORD..."),
        sub("hold, uhold, release, top, update, create, setdebug", "WORD...", does="cluster.change WORD"),
        sub(
            "setdebugflags, schedloglevel, fsdampeningfactor, cancel_reboot, notify, resume",
            "WORD...",
            does="cluster.change WORD",
        ),
        sub(
            "requeue, requeuehold, suspend, reboot, power, takeover, shutdown, reconfigure, reconfig",
            "WORD...",
            does="cluster.disrupt WORD",
        ),
        sub("delete", "WORD...", does="cluster.delete WORD"),
        sub("token", "WORD...", does="secret.read", because="shows a token to log in with"),
        sub(
            "write batch_script",
            "JOB FILE",
            rows=[
                when("FILE", writes="FILE|-"),
                when(unless="FILE", does="fs.create cwd", because="writes the job's script"),
            ],
        ),
        sub("write config", "FILE", rows=[when("FILE", writes="FILE")], does="fs.create"),
    ],
    examples="""
        scontrol show job 12                            #=> read_only
        scontrol -o show nodes                          #=> read_only
        scontrol ping                                   #=> read_only
        scontrol show hostnames 'n[1-3]'                #=> read_only
        scontrol hold 12                                #=> config_mutation cluster.change
        scontrol update JobId=12 TimeLimit=1:00:00      #=> config_mutation
        scontrol requeue 12                             #=> disruptive cluster.disrupt
        scontrol reboot ASAP n1                         #=> disruptive
        scontrol shutdown                               #=> disruptive
        scontrol delete PartitionName=debug             #=> destructive cluster.delete
        scontrol token                                  #=> exposure secret.read
        scontrol write batch_script 12                  #=> reversible_low fs.create
        scontrol write batch_script 12 job.sh           #=> config_mutation fs.write
        scontrol write batch_script 12 -                #=> read_only
        scontrol write config                           #=> reversible_low fs.create
        scontrol write config out.conf                  #=> config_mutation fs.write
        scontrol -V                                     #=> read_only
        scontrol                                        #=> unknown code.interactive
        scontrol frobnicate                             #=> unknown unknown.subcommand
    """,
)

SACCTMGR = tool(
    "sacctmgr",
    about="show and change the accounts of a Slurm cluster",
    docs=DOCS.format("sacctmgr"),
    inherits=True,
    inert="-h -V",
    options=[
        FORM,
        flags("-s/--associations -h/--help -i/--immediate -n/--noheader -p/--parsable -P/--parsable2 -Q/--quiet"),
        flags("-r/--readonly -v/--verbose -V/--version"),
    ],
    does="code.interactive",
    subs=[
        sub("show, list, ping, help, version", "WORD..."),
        sub(
            "dump",
            "CLUSTER WORD...",
            does="fs.create cwd",
            because="writes the accounts into a file here",
            rows=[
                when("WORD=file=*", does="fs.write cwd"),
            ],
        ),
        sub(
            "add, create, modify, load, reconfigure",
            "WORD...",
            does="account.change WORD",
            rows=[
                when("WORD=AdminLevel=*|coordinator|user|account|clean", does="access.grant WORD"),
            ],
        ),
        sub("delete, remove, archive", "WORD...", does="cluster.delete WORD"),
        sub("clear", "WORD...", does="log.discard WORD"),
        sub("shutdown", does="cluster.disrupt"),
    ],
    examples="""
        sacctmgr show user bob -p                       #=> read_only
        sacctmgr list associations                      #=> read_only
        sacctmgr dump west                              #=> reversible_low fs.create
        sacctmgr dump west file=out.cfg                 #=> config_mutation fs.write
        sacctmgr -i modify qos normal set MaxJobs=5     #=> config_mutation account.change
        sacctmgr -i add user bob account=lab            #=> exposure access.grant
        sacctmgr -i modify user bob set AdminLevel=Admin    #=> exposure access.grant
        sacctmgr delete user bob                        #=> destructive cluster.delete
        sacctmgr clear stats                            #=> destructive log.discard
        sacctmgr shutdown                               #=> disruptive
        sacctmgr                                        #=> unknown code.interactive
        sacctmgr --version                              #=> read_only
        sacctmgr frobnicate                             #=> unknown unknown.subcommand
    """,
)

SBATCH = tool(
    "sbatch",
    "SCRIPT ARG...",
    about="queue a script as a job of a Slurm cluster",
    docs=DOCS.format("sbatch"),
    posix=True,
    inert=f"--test-only -h {ASKS}",
    options=[
        *RESOURCES,
        OUTPUT,
        takes("--wrap", "TEXT:sh"),
        takes("-a/--array --batch --kill-on-invalid-dep"),
        takes("--get-user-env", "[VALUE]"),
        flags("--ignore-pbs --no-requeue --parsable --requeue --test-only -W/--wait"),
    ],
    rows=[
        when(unless=f"-h {ASKS}", does="schedule.change", because="queues a job"),
        when(unless="-o", does="fs.create cwd", because="the job writes what it prints there"),
        when("SCRIPT", unless="--wrap --test-only", runs="SCRIPT:@sh"),
        when(unless=f"SCRIPT --wrap -h {ASKS}", stdin="sh"),
    ],
    examples="""
        sbatch job.sh                                       #=> unknown code.project
        sbatch -N 2 -t 1:00:00 -p gpu job.sh a -x           #=> unknown code.project
        sbatch --test-only job.sh                           #=> read_only
        sbatch --wrap 'hostname' -o /tmp/out                #=> config_mutation schedule.change
        sbatch --wrap 'rm -rf ~/x'                          #=> destructive fs.delete
        sbatch -o out.log --wrap 'hostname'                 #=> config_mutation fs.write
        sbatch --mail-user a@b --wrap hostname              #=> config_mutation message.send
        sbatch --reboot --wrap hostname                     #=> disruptive host.reboot
        echo 'rm -rf ~/x' | sbatch                          #=> destructive
        sbatch                                              #=> unknown code.interactive
        sbatch --version                                    #=> read_only
        sbatch --frobnicate job.sh                          #=> unknown unknown.option
    """,
)

SRUN = tool(
    "srun",
    "COMMAND...:argv",
    about="run a command on nodes of a Slurm cluster",
    docs=DOCS.format("srun"),
    posix=True,
    inert=f"--test-only -h {ASKS}",
    options=[
        *RESOURCES,
        takes("-o/--output -e/--error", writes="VALUE"),
        takes("--prolog --epilog --task-prolog --task-epilog", "PROGRAM:argv"),
        flags("--multi-prog", does="code.opaque", because="a file says what is run"),
        takes("--bcast", "[FILE]", does="fs.write VALUE", because="copies the program to the nodes"),
        takes("--bcast-exclude --cpu-bind --het-group --jobid --mpi --msg-timeout -r/--relative"),
        takes("--pty", "[FD]"),
        takes("--slurmd-debug -T/--threads --treewidth -W/--wait"),
        takes("--compress -I/--immediate -K/--kill-on-bad-exit --send-libs", "[VALUE]"),
        flags("-X/--disable-status --exact --external-launcher -l/--label -Z/--no-allocate"),
        flags("--overlap -E/--preserve-env --quit-on-interrupt --test-only -u/--unbuffered"),
    ],
    rows=[when("COMMAND", does="service.start", because="starts a job on the cluster")],
    examples="""
        srun hostname                                       #=> reversible_low service.start
        srun -N 2 -n 4 --mem=1G -t 5 hostname -s            #=> reversible_low
        srun --pty bash                                     #=> unknown code.interactive
        srun --pty=0 hostname                               #=> reversible_low
        srun rm -rf ~/x                                     #=> destructive fs.delete
        srun -o out.log hostname                            #=> config_mutation fs.write
        srun --prolog ./p hostname                          #=> unknown
        srun --multi-prog plan.conf                         #=> unknown
        srun --bcast=/srv/x hostname                        #=> config_mutation fs.write
        srun --uid bob hostname                             #=> reversible_low
        srun --version                                      #=> read_only
        srun --frobnicate hostname                          #=> unknown unknown.option
    """,
)

SALLOC = tool(
    "salloc",
    "COMMAND...:argv",
    about="take nodes of a Slurm cluster, for a shell or a command",
    docs=DOCS.format("salloc"),
    posix=True,
    inert=f"-h {ASKS}",
    options=[
        *RESOURCES,
        takes("-I/--immediate -K/--kill-command", "[VALUE]"),
        flags("--bell --no-bell --no-shell"),
    ],
    rows=[
        when(unless=f"-h {ASKS}", does="service.start", because="takes nodes"),
        when(unless=f"COMMAND --no-shell -h {ASKS}", does="code.interactive"),
    ],
    examples="""
        salloc -N 1 hostname                #=> reversible_low service.start
        salloc -N 1 --no-shell              #=> reversible_low service.start
        salloc -N 1 rm -rf ~/x              #=> destructive
        salloc -N 1                         #=> unknown code.interactive
        salloc --version                    #=> read_only
    """,
)

SCANCEL = tool(
    "scancel",
    "JOB...",
    about="stop jobs of a Slurm cluster",
    docs=DOCS.format("scancel"),
    does="cluster.disrupt JOB",
    because="stops jobs, or sends them a signal",
    inert=ASKS,
    options=[
        *WHERE,
        takes("--nodelist -R/--reservation --sibling -t/--state"),
        flags("--ctld"),
        takes("-A/--account -n/--jobname --name -w -p/--partition -q/--qos -s/--signal -u/--user --wckey"),
        flags("-b/--batch -c/--cron -f/--full --help -H/--hurry -i/--interactive --me -Q/--quiet --usage"),
        flags("-v/--verbose -V/--version"),
    ],
    examples="""
        scancel 12                          #=> disruptive cluster.disrupt
        scancel -u bob -t PENDING           #=> disruptive
        scancel -s USR1 12                  #=> disruptive
        scancel --usage                     #=> read_only
        scancel --frobnicate                #=> unknown unknown.option
    """,
)

SATTACH = tool(
    "sattach",
    "STEP",
    about="show what a step of a job prints, and type to it",
    docs=DOCS.format("sattach"),
    inert="-h -u -V --layout",
    options=[
        takes("--error-filter --input-filter --output-filter"),
        flags("-l/--label --layout --pty -Q/--quiet -u/--usage -V/--version -v/--verbose"),
        flags("-h/--help"),
    ],
    rows=[when("STEP", does="code.interactive", because="what is typed goes to the job")],
    examples="""
        sattach 12.0                        #=> unknown code.interactive
        sattach --layout 12.0               #=> read_only
        sattach --version                   #=> read_only
    """,
)

SBCAST = tool(
    "sbcast",
    "SOURCE TARGET",
    about="copy a file to the nodes of a job",
    docs=DOCS.format("sbcast"),
    writes="TARGET",
    inert="-V",
    options=[
        takes("--exclude -j/--jobid -w/--nodelist -s/--size -t/--timeout -F/--treewidth"),
        takes("-C/--compress --send-libs", "[VALUE]"),
        flags("-f/--force -Z/--no-allocation -p/--preserve -v/--verbose -V/--version"),
    ],
    examples="""
        sbcast data.bin /tmp/data.bin       #=> reversible_low fs.scratch
        sbcast -f data.bin ~/data.bin       #=> config_mutation fs.write
        sbcast --version                    #=> read_only
    """,
)

SCRONTAB = tool(
    "scrontab",
    "FILE",
    about="jobs that a Slurm cluster starts by the clock",
    docs=DOCS.format("scrontab"),
    options=[takes("-u"), flags("-e", does="schedule.change"), flags("-l"), flags("-r", does="fs.delete")],
    rows=[
        when("FILE", does="schedule.change FILE, code.opaque FILE", because="the file says what is run"),
        when(unless="FILE -e -l -r", does="code.opaque", because="what it is fed says what is run"),
    ],
    examples="""
        scrontab -l                         #=> read_only
        scrontab -e                         #=> config_mutation schedule.change
        scrontab -r                         #=> destructive fs.delete
        scrontab jobs                       #=> unknown code.opaque
        scrontab                            #=> unknown code.opaque
    """,
)

TOOLS = [
    SQUEUE,
    SINFO,
    SACCT,
    SHOWN,
    SDIAG,
    SREPORT,
    SCONTROL,
    SACCTMGR,
    SBATCH,
    SRUN,
    SALLOC,
    SCANCEL,
    SATTACH,
    SBCAST,
    SCRONTAB,
]
