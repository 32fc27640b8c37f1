from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

SH = tool(
    "bash sh dash ash rbash",
    "FILE:@sh ARG...",
    about="run a shell script, or a shell",
    docs="man:bash(1) man:dash(1)",
    posix=True,
    inert="--help --version",
    options=[
        flags("-c -s -i -n -D/--dump-strings/-dump-strings/--dump-po-strings/-dump-po-strings"),
        takes("--rcfile/-rcfile/--init-file/-init-file", "START:@sh"),
        takes("-O +O -o +o"),
        flags("+*"),
        flags("-a -b -e -f -h -k -l -m -p -q -r -t -u -v -x -B -C -E -H -I -P -T -V -"),
        flags(
            "--debug/-debug --debugger/-debugger --login/-login --noediting/-noediting --noprofile/-noprofile"
            " --norc/-norc --posix/-posix --pretty-print/-pretty-print --restricted/-restricted --verbose/-verbose"
            " --protected --wordexp --help --version"
        ),
    ],
    rows=[
        when("-n -D --pretty-print", unless="-i +* +o", operands="CHECKED..."),
        when("CHECKED", reads="CHECKED", because="shows lines that are wrong"),
        when("-c", operands="SCRIPT:sh ARG..."),
        when("-s", operands="ARG..."),
        when(unless="-c FILE -n -D --pretty-print --help --version", stdin="sh"),
        when("-n -D --pretty-print", "-i +* +o", unless="-c FILE", stdin="sh"),
    ],
    examples="""
        bash -c 'ls -l'                             #=> read_only
        bash -c 'rm -rf /srv/x'                     #=> destructive
        sh -c 'rm "$1"' _ x                         #=> destructive
        sh -c 'echo "$1"' _ x                       #=> read_only
        bash -lc 'rm x'                             #=> destructive
        bash -xec 'ls'                              #=> read_only
        bash -c -e 'rm x'                           #=> destructive
        bash -euo pipefail -c 'rm x'                #=> destructive
        bash -euo pipefail -c 'ls'                  #=> read_only
        bash -O extglob -c 'rm x'                   #=> destructive
        bash -O extglob -c 'ls !(x)'                #=> read_only
        bash -O extglob -c 'rm !(x)'                #=> destructive
        bash -O extglob -O globstar x.sh            #=> unknown code.project
        bash -O extglob +O extglob -c '!(rm x)'     #=> destructive
        bash -O "$X" -c '!(rm x)'                   #=> destructive
        bash +O extglob +x -c 'ls'                  #=> read_only
        bash +ex -c 'rm x'                          #=> destructive
        bash --norc --noprofile -c 'ls'             #=> read_only
        bash -norc -c 'rm x'                        #=> destructive
        bash --rcfile ./x -ic 'ls'                  #=> unknown code.project
        bash -init-file ./x -i -c 'ls'              #=> unknown code.project
        bash x.sh                                   #=> unknown code.project
        bash x.sh -n                                #=> unknown code.project
        bash -- x.sh -c ls                          #=> unknown code.project
        bash /opt/app/x.sh                          #=> unknown code.opaque
        bash                                        #=> unknown code.interactive
        bash -il                                    #=> unknown code.interactive
        sh -                                        #=> unknown code.interactive
        bash -s -- a b                              #=> unknown code.interactive
        echo 'ls' | bash                            #=> read_only
        echo 'rm x' | bash -                        #=> destructive
        echo 'rm "$1"' | bash -s x                  #=> destructive
        bash -s -- a <<< 'rm x'                     #=> destructive
        bash -n x.sh                                #=> read_only
        bash -n                                     #=> read_only
        bash -n -c 'rm x'                           #=> read_only
        bash -n +n -c 'rm x'                        #=> destructive
        bash -ni -c 'rm x'                          #=> destructive
        bash -ni                                    #=> unknown code.interactive
        bash -D x.sh                                #=> read_only
        bash --pretty-print x.sh                    #=> read_only
        bash -c "$X"                                #=> unknown
        bash -$X 'ls'                               #=> unknown
        bash --frob                                 #=> unknown unknown.option
        bash --version                              #=> read_only
        bash -c                                     #=> read_only
    """,
)

ZSH_NAMES = (
    "--aliases --aliasfuncdef --allexport --alwayslastprompt --alwaystoend --appendcreate --appendhistory --autocd"
    " --autocontinue --autolist --automenu --autonamedirs --autoparamkeys --autoparamslash --autopushd"
    " --autoremoveslash"
    " --autoresume --badpattern --banghist --bareglobqual --bashautolist --bashrematch --beep --bgnice --braceccl"
    " --bsdecho --caseglob --casematch --casepaths --cbases --cdablevars --cdsilent --chasedots --chaselinks"
    " --checkjobs --checkrunningjobs --clobber --clobberempty --combiningchars --completealiases --completeinword"
    " --continueonerror --correct --correctall --cprecedences --cshjunkiehistory --cshjunkieloops --cshjunkiequotes"
    " --cshnullcmd --cshnullglob --debugbeforecmd --dvorak --emacs --equals --errexit --errreturn --evallineno"
    " --extendedglob --extendedhistory --flowcontrol --forcefloat --functionargzero --glob --globalexport --globalrcs"
    " --globassign --globcomplete --globdots --globstarshort --globsubst --hashcmds --hashdirs --hashexecutablesonly"
    " --hashlistall --histallowclobber --histbeep --histexpiredupsfirst --histfcntllock --histfindnodups"
    " --histignorealldups --histignoredups --histignorespace --histlexwords --histnofunctions --histnostore"
    " --histreduceblanks --histsavebycopy --histsavenodups --histsubstpattern --histverify --hup --ignorebraces"
    " --ignoreclosebraces --ignoreeof --incappendhistory --incappendhistorytime --interactivecomments --ksharrays"
    " --kshautoload --kshglob --kshoptionprint --kshtypeset --kshzerosubscript --listambiguous --listbeep --listpacked"
    " --listrowsfirst --listtypes --localloops --localoptions --localpatterns --localtraps --login --longlistjobs"
    " --magicequalsubst --mailwarning --markdirs --menucomplete --monitor --multibyte --multifuncdef --multios"
    " --nomatch"
    " --notify --nullglob --numericglobsort --octalzeroes --overstrike --pathdirs --pathscript --pipefail"
    " --posixaliases"
    " --posixargzero --posixbuiltins --posixcd --posixidentifiers --posixjobs --posixstrings --posixtraps"
    " --printeightbit --printexitvalue --privileged --promptbang --promptcr --promptpercent --promptsp --promptsubst"
    " --pushdignoredups --pushdminus --pushdsilent --pushdtohome --rcexpandparam --rcquotes --rcs --recexact"
    " --rematchpcre --restricted --rmstarsilent --rmstarwait --sharehistory --shfileexpansion --shglob --shnullcmd"
    " --shoptionletters --shortloops --shortrepeat --shwordsplit --singlecommand --singlelinezle --sourcetrace"
    " --sunkeyboardhack --transientrprompt --trapsasync --typesetsilent --typesettounset --unset --verbose --vi"
    " --warncreateglobal --warnnestedvar --xtrace --zle --braceexpand --dotglob --hashall --histappend --histexpand"
    " --log --mailwarn --onecmd --physical --promptvars --trackall"
)

ZSH = tool(
    "zsh",
    "FILE:@sh ARG...",
    about="run a zsh script, or a shell",
    docs="man:zsh(1)",
    posix=True,
    inert="--help --version",
    options=[
        flags("-c -s/--shinstdin/--stdin -i/--interactive -n/--noexec/--no-exec --exec"),
        takes("-o +o"),
        flags("+*"),
        flags(
            "-# -a -b -d -e -f -g -h -k -l -m -p -r -t -u -v -w -x -y -B -C -D -E -F -G -H -I -J -K -L -M -N -O -P -Q"
            " -R -S -T -U -V -W -X -Y -Z -"
        ),
        flags("--no-* --emulate --help --version"),
        flags(ZSH_NAMES),
    ],
    rows=[
        when("-n", unless="-i +* +o --exec --no-*", operands="CHECKED..."),
        when("CHECKED", reads="CHECKED", because="shows lines that are wrong"),
        when("-c", operands="SCRIPT:sh ARG..."),
        when("-s", operands="ARG..."),
        when("--emulate", does="code.opaque", because="reads the script as another shell would"),
        when(unless="-c FILE -n --help --version", stdin="sh"),
        when("-n", "-i +* +o --exec --no-*", unless="-c FILE", stdin="sh"),
    ],
    examples="""
        zsh -c 'rm x'                       #=> destructive
        zsh -lic 'ls'                       #=> read_only
        zsh -fc 'ls'                        #=> read_only
        zsh -o extendedglob -c 'rm x'       #=> destructive
        zsh --no-rcs --extendedglob -c ls   #=> read_only
        zsh x.zsh                           #=> unknown code.project
        zsh                                 #=> unknown code.interactive
        echo 'rm x' | zsh -s a              #=> destructive
        zsh -n x.zsh                        #=> read_only
        zsh -n                              #=> read_only
        zsh -ni                             #=> unknown code.interactive
        zsh -n --exec -c 'rm x'             #=> destructive
        zsh --emulate sh -c 'ls'            #=> unknown code.opaque
        zsh --frob                          #=> unknown unknown.option
        zsh --version                       #=> read_only
    """,
)

KSH = tool(
    "ksh ksh93 rksh mksh lksh",
    "FILE:@sh ARG...",
    about="run a Korn shell script, or a shell",
    docs="man:ksh(1) man:mksh(1)",
    posix=True,
    inert="--help --man --version",
    options=[
        flags("-c -s -i -n -D"),
        takes("-o +o -T"),
        takes("-R", writes="VALUE", because="writes a cross reference there"),
        flags("+*"),
        flags("-a -b -e -f -h -k -l -m -p -r -t -u -v -x -A -B -C -E -G -H -P -U -X -"),
        flags("--posix --man --help --version"),
    ],
    rows=[
        when("-n -D", unless="-i +* +o", operands="CHECKED..."),
        when("CHECKED", reads="CHECKED", because="shows lines that are wrong"),
        when("-c", operands="SCRIPT:sh ARG..."),
        when("-s", operands="ARG..."),
        when(unless="-c FILE -n -D --help --man --version", stdin="sh"),
        when("-n -D", "-i +* +o", unless="-c FILE", stdin="sh"),
    ],
    examples="""
        ksh -c 'rm x'             #=> destructive
        mksh -ec 'ls'             #=> read_only
        ksh x.ksh                 #=> unknown code.project
        ksh                       #=> unknown code.interactive
        echo 'rm x' | ksh -s a    #=> destructive
        ksh -n x.ksh              #=> read_only
        ksh -n                    #=> read_only
        ksh -ni                   #=> unknown code.interactive
        ksh -ni -c 'rm x'         #=> destructive
        ksh -nR refs x.ksh        #=> config_mutation
        ksh --version             #=> read_only
    """,
)

FISH = tool(
    "fish",
    "FILE ARG...",
    about="run a fish script, or a shell",
    docs="man:fish(1)",
    posix=True,
    inert="-h --help -v --version",
    options=[
        takes("-c/--command -C/--init-command"),
        takes("-o/--debug-output -p/--profile --profile-startup", writes="VALUE"),
        takes("-d/--debug -D/--debug-stack-frames -f/--features"),
        flags(
            "-i/--interactive -l/--login -n/--no-execute -N/--no-config -P/--private --print-rusage-self"
            " --print-debug-categories -h/--help -v/--version"
        ),
    ],
    rows=[
        when("-c -C", unless="-n", does="code.opaque", because="fish's language is not read"),
        when("FILE", unless="-c -n", does="code.opaque FILE", because="fish's language is not read"),
        when(unless="-c -n FILE --print-debug-categories", does="code.interactive"),
    ],
    examples="""
        fish -c 'ls'                    #=> unknown code.opaque
        fish x.fish                     #=> unknown code.opaque
        fish                            #=> unknown code.interactive
        fish -n x.fish                  #=> read_only
        fish -nc 'rm x'                 #=> read_only
        fish -nc ls -p times            #=> config_mutation fs.write
        fish -p times x.fish            #=> unknown code.opaque fs.write
        fish --version                  #=> read_only
        fish --print-debug-categories   #=> read_only
    """,
)

TOOLS = [SH, ZSH, KSH, FISH]
