from __future__ import annotations

from riskclass.model.tables import Option, flags, takes, tool, when

#: PBS Professional, Torque and Grid Engine share these names. Where one option takes a value in one of them alone, it
#: is left out, but where operands do no more than it.
SUBMIT: list[Option] = [
    takes("-o -e", does="fs.write", because="the job writes what it prints there"),
    takes("-M", does="message.send VALUE"),
    takes("-S", "PROGRAM:argv"),
    takes("-jsv", does="code.injected VALUE", because="runs that program, which may change the job"),
    takes("-pe", "NAME COUNT"),
    takes("-a -A -c -C -d -D -dc -dl -J -j -k -K -l -m -masterq -N -notify -ot -p -P -q -r -t -tc -u -v -w -W -wd -ac"),
    takes("-binding -ckpt -display -hold_jid -hold_jid_ad -i -js -now -R -sc -shell -sync -inherit"),
    flags("-cwd -h -he -hard -soft -I -V -verify -X -x -z -f -terse -clear -clearp -clears -cl -nostdin -noshell"),
    flags("--version -help"),
]
ASKS = "--version -help -verify"

QSUB = tool(
    "qsub",
    "SCRIPT ARG... -- COMMAND...:argv",
    about="queue a script as a job of a cluster",
    docs="man:qsub(1)",
    style="single",
    posix=True,
    inert=ASKS,
    options=[*SUBMIT, takes("-b")],
    rows=[
        when("-b=y*", operands="COMMAND...:argv"),
        when(unless=ASKS, does="schedule.change", because="queues a job"),
        when("-I", does="code.interactive"),
        when("SCRIPT", runs="SCRIPT:@sh"),
        when(unless=f"SCRIPT COMMAND -I {ASKS}", stdin="sh"),
    ],
    examples="""
        qsub job.sh                             #=> unknown code.project
        qsub -l nodes=2:ppn=4 -q batch job.sh   #=> unknown code.project
        qsub -cwd -pe mpi 4 -N x job.sh a b     #=> unknown code.project
        qsub -b y hostname                      #=> config_mutation schedule.change
        qsub -b y rm -rf ~/x                    #=> destructive
        qsub -- hostname                        #=> config_mutation schedule.change
        qsub -- rm -rf ~/x                      #=> destructive
        qsub -o out -b y hostname               #=> config_mutation fs.write
        qsub -M a@b -b y hostname               #=> config_mutation message.send
        qsub -jsv ./x -b y hostname             #=> unknown code.injected
        qsub -I                                 #=> unknown code.interactive
        echo 'rm -rf ~/x' | qsub                #=> destructive
        qsub --version                          #=> read_only
        qsub -frobnicate job.sh                 #=> unknown unknown.option
    """,
)

QALTER = tool(
    "qalter",
    "JOB...",
    about="change a job that waits",
    docs="man:qalter(1)",
    style="single",
    does="cluster.change JOB",
    inert=ASKS,
    options=SUBMIT,
    examples="""
        qalter -l walltime=2:00:00 12           #=> config_mutation cluster.change
        qalter -S /tmp/sh 12                    #=> unknown
        qalter --version                        #=> read_only
        qalter -frobnicate 12                   #=> unknown unknown.option
    """,
)

QSTAT = tool(
    "qstat",
    "WORD...",
    about="show the jobs of a cluster",
    docs="man:qstat(1)",
    style="single",
    options=[
        takes("-u -U -explain -g -l -pe -qs -W -M"),
        takes("-F -j", "WORDS?"),
        flags("-q -s"),  # Grid Engine has a value there, which is an operand here
        flags("-a -i -r -f -n -1 -H -x -t -p -J -G -B -Q -E -T -w -L -R -ext -help -ne -ncb -pri -urg -xml -dj -dq -m"),
        flags("--version"),
    ],
    examples="""
        qstat                                   #=> read_only
        qstat -u bob -n1                        #=> unknown
        qstat -u bob -n -1                      #=> read_only
        qstat -f -F json 12                     #=> read_only
        qstat -j 12                             #=> read_only
        qstat -frobnicate                       #=> unknown unknown.option
    """,
)

QDEL = tool(
    "qdel qrerun qsig",
    "JOB...",
    about="stop jobs of a cluster, start them anew, or send them a signal",
    docs="man:qdel(1)",
    style="single",
    does="cluster.disrupt JOB",
    inert="--version -help",
    options=[takes("-W -u -t -m -s"), flags("-x -f -p -a -Wforce --version -help")],
    examples="""
        qdel 12                                 #=> disruptive cluster.disrupt
        qdel -W force 12                        #=> disruptive
        qsig -s SIGINT 12                       #=> disruptive
        qrerun 12                               #=> disruptive
        qdel --version                          #=> read_only
        qdel -frobnicate                        #=> unknown unknown.option
    """,
)

QHOLD = tool(
    "qhold qrls qmove qorder qmsg",
    "WORD...",
    about="hold, release, move and reorder jobs of a cluster",
    docs="man:qhold(1)",
    style="single",
    does="cluster.change WORD",
    inert="--version -help",
    options=[takes("-h -t -u"), flags("-E -O --version -help")],
    examples="""
        qhold 12                                #=> config_mutation cluster.change
        qrls -h u 12                            #=> config_mutation
        qmove fast 12                           #=> config_mutation
        qmsg -O 'soon over' 12                  #=> config_mutation
        qhold --version                         #=> read_only
        qhold -frobnicate                       #=> unknown unknown.option
    """,
)

PBSNODES = tool(
    "pbsnodes",
    "NODE...",
    about="show the nodes of a cluster, and take them out of it",
    docs="man:pbsnodes(8)",
    style="single",
    options=[
        takes("-C -N", does="cluster.change"),
        takes("-s -F -D"),
        flags("-o -r -c -d", does="cluster.change NODE", because="takes nodes out of the cluster, or back in"),
        flags("-a -H -j -L -l -v -S -q -x -n --version"),
    ],
    examples="""
        pbsnodes -a                             #=> read_only
        pbsnodes -a -F json                     #=> read_only
        pbsnodes -l                             #=> read_only
        pbsnodes -o n1                          #=> config_mutation cluster.change
        pbsnodes -C 'disk' n1                   #=> config_mutation
        pbsnodes -frobnicate                    #=> unknown unknown.option
    """,
)

TOOLS = [QSUB, QALTER, QSTAT, QDEL, QHOLD, PBSNODES]
