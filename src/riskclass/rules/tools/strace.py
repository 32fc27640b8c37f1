from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

#: Whole, where `-e trace=read` shows 32 bytes of each (strace(1)).
DUMPS = "shows all that is read or written"

#: execve(2) is printed with its third argument in full (tried).
WHOLE = "prints the environment of each program that starts"

STRACE = tool(
    "strace",
    "COMMAND...:argv",
    about="run a command, or watch a process, and print its system calls",
    docs="man:strace(1)",
    posix=True,
    inert="-h --help -V --version",
    options=[
        takes("-o/--output", "TARGET:psql_output"),
        takes("-u/--user", context="user:VALUE"),
        takes("-E/--env", "SETTING:env"),
        takes(
            "--daemonize --quiet/--silence/--silent --relative-timestamps --absolute-timestamps/--timestamps"
            " --syscall-times"
            " --decode-fds --decode-pids --strings-in-hex --summary-columns --tips --daemonised/--daemonized"
            " --secontext --stack-traces/--stack-trace",
            "[HOW]",
        ),
        takes("-e", "EXPRESSION"),
        takes("--abbrev"),
        flags("-v/--no-abbrev", does="secret.env", because=WHOLE),
        takes("--read --write", does="secret.read", because=DUMPS),
        takes("--inject --fault", does="process.signal", because="makes system calls fail"),
        takes(
            "-p/--attach -b/--detach-on -I/--interruptible --trace --trace-fds --signals --status -P/--trace-path"
            " -a/--columns --verbose --raw --kvm -s/--string-limit -X/--const-print-style"
            " -O/--summary-syscall-overhead -S/--summary-sort-by -U --namespace --argv0 --stack-trace-frame-limit"
            " --syscall-limit"
        ),
        flags(
            "-D -q -r -T -y -A/--output-append-mode -C/--summary -c/--summary-only -d/--debug -f/--follow-forks"
            " -ff/--output-separately -F -h/--help -i/--instruction-pointer -k"
            " -n/--syscall-number -t -w/--summary-wall-clock -x -Y -z/--successful-only"
            " -Z/--failed-only/--failing-only -V/--version --seccomp-bpf --pidns-translation --always-show-pid"
            " --kill-on-exit"
        ),
    ],
    rows=[
        when("-o==!*", does="code.opaque -o", because="gives its output to a command"),
        when("-e=abbrev=*|a=* --abbrev", unless="-e=abbrev=all --abbrev=all", does="secret.env", because=WHOLE),
        when("-e=inject*|fault*", does="process.signal -e", because="makes system calls fail"),
        when("-e=read=*|reads=*|r=*|write=*|writes=*|w=*", does="secret.read", because=DUMPS),
        when("-E=LD_*=*|PATH=*|BASH_ENV=*|PYTHON*=*", does="code.injected -E"),
    ],
    examples="""
        strace -f -e trace=openat ls                    #=> read_only
        strace -o '!rm -rf /srv' ls                     #=> unknown code.opaque
        strace -ff -tt rm x                             #=> destructive
        strace -e write=1 -p 123                        #=> exposure secret.read
        strace -e w=1 -p 123                            #=> exposure secret.read
        strace --read=3 -p 123                          #=> exposure secret.read
        strace -e trace=read -p 123                     #=> read_only
        strace -c -p 123                                #=> read_only
        strace -v -s 200 ls                             #=> exposure secret.env
        strace -e abbrev=none ls                        #=> exposure secret.env
        strace --abbrev=all --secontext ls              #=> read_only
        strace -o trace.txt ls                          #=> config_mutation fs.write
        strace -fo /tmp/trace.txt ls                    #=> reversible_low
        strace -Tqrfo /tmp/trace.txt rm x               #=> destructive
        strace -o '|rm x' ls                            #=> destructive
        strace -e inject=write:error=ENOSPC -p 1        #=> disruptive
        strace --inject=write:error=ENOSPC ls           #=> disruptive
        strace -E LD_PRELOAD=./x ls                     #=> unknown code.injected
        strace -E LANG=C ls                             #=> read_only
        strace -u app rm x                              #=> destructive
        strace -s 200 -yy sh -c 'rm x'                  #=> destructive
        strace --version                                #=> read_only
    """,
)

LTRACE = tool(
    "ltrace",
    "COMMAND...:argv",
    about="run a command, or watch a process, and print its library calls",
    docs="man:ltrace(1)",
    posix=True,
    inert="-h --help -V --version",
    options=[
        takes("-o/--output", writes="VALUE"),
        takes("-u", context="user:VALUE"),
        takes("-a/--align -A -D/--debug -e -F/--config -l/--library -n/--indent -p -s -w/--where -x"),
        flags("-b/--no-signals -c -C/--demangle -f -h/--help -i -L -r -S -ttt/-tt/-t -T -V/--version"),
    ],
    examples="""
        ltrace ls                       #=> read_only
        ltrace -f -e malloc rm x        #=> destructive
        ltrace -o out ls                #=> config_mutation
        ltrace -p 123                   #=> read_only
        ltrace --version                #=> read_only
    """,
)

TOOLS = [STRACE, LTRACE]
