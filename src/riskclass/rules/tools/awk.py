from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "awk gawk mawk nawk original-awk",
    "SCRIPT:awk FILE...",
    about="scan and process text by patterns",
    docs="man:gawk(1) man:mawk(1)",
    posix=True,
    reads="FILE",
    options=[
        takes("-f/--file", "SCRIPT_FILE:@awk"),
        takes("-E/--exec", "SCRIPT_FILE:@awk"),
        takes("-e/--source", "SCRIPT:awk"),
        takes("-i/--include"),
        takes("-l/--load", does="code.opaque VALUE", because="loads a shared library"),
        takes("-D/--debug", "[FILE]", does="code.interactive", because="opens the debugger"),
        takes("-d/--dump-variables -o/--pretty-print -p/--profile", "[FILE]", writes="VALUE"),
        takes("-F/--field-separator -v/--assign"),
        takes("-L/--lint", "[WORD]"),
        takes("-W"),
        flags(
            "-b/--characters-as-bytes -c/--traditional -C/--copyright -g/--gen-pot -h/--help -I/--trace -k/--csv"
            " -M/--bignum -n/--non-decimal-data -N/--use-lc-numeric -O/--optimize -P/--posix -r/--re-interval"
            " -s/--no-optimize -S/--sandbox -t/--lint-old -V/--version -version"
        ),
    ],
    rows=[
        when("-f -e -E", operands="FILE..."),
        when("-i=inplace*", does="fs.append FILE", because="edits files in place"),
        when(
            "-i", unless="-i=inplace|inplace.awk", does="code.opaque -i", because="runs code that is not in the program"
        ),
        when("-d", unless="-d=* --version --copyright", does="fs.write cwd"),
        when("-o -p", unless="-o=* -p=*", does="fs.write cwd"),
        when("-W=e*|-*", does="code.opaque -W", because="runs code that is not in the program"),
    ],
    examples=r"""
        awk '{print $1}' f                           #=> read_only
        awk -F: -v OFS=, '$3 > 100 {print $1}' f     #=> read_only
        awk 'NR==1{print; exit}' f g                 #=> read_only
        awk '{print > "out"}' f                      #=> config_mutation fs.write
        awk '{print > "/dev/stderr"}' f              #=> read_only
        awk '{print > $1}' f                         #=> config_mutation fs.write
        awk '{f = "out-" $1 ".csv"; print > f}' f    #=> config_mutation fs.write
        awk 'BEGIN{f = "/etc/"; f = f "passwd"; print "x" > f}'  #=> destructive fs.truncate
        awk 'BEGIN{f[1] = "/etc/passwd"; print "x" > f[1]}'      #=> destructive fs.truncate
        awk 'BEGIN{f = sprintf("/etc/%s", "passwd"); print "x" > f}'  #=> destructive fs.truncate
        awk '{f = $9 ? "/tmp/x" : "/etc/passwd"; print > f}' f   #=> destructive fs.truncate
        awk 'BEGIN{f = "sha"; f = f "dow"; getline x < ("/etc/" f); print x}'  #=> exposure secret.read
        awk 'BEGIN{f = "sha"; f = f "ow"; getline x < ("/etc/" f); print x}'   #=> read_only
        awk 'BEGIN{split("/etc/hosts /etc/shadow", f); getline x < f[2]; print x}'  #=> exposure secret.read
        awk 'function r(f) {getline x < f; print x} BEGIN{r("/etc/shadow")}'   #=> exposure secret.read
        awk 'function r(f) {getline x < f; print x} BEGIN{r("/etc/hosts"); print "/etc/shadow"}'  #=> read_only
        awk 'BEGIN{f["/etc/passwd"]; for (k in f) print "x" > k}'  #=> destructive fs.truncate
        awk '{print >> "/etc/passwd"}' f             #=> exposure access.grant
        awk 'BEGIN{system("rm -rf x")}'              #=> destructive fs.delete
        awk 'BEGIN{system("date")}'                  #=> read_only
        awk '{print | "sort -u"}' f                  #=> read_only
        awk '{print | "sh"}' f                       #=> unknown
        awk 'BEGIN{while (("ls" | getline x) > 0) print x}' #=> read_only
        awk 'BEGIN{getline x < ".env"; print x}'     #=> exposure secret.read
        awk 'BEGIN{for (k in ENVIRON) print k}'      #=> exposure secret.env
        awk '{system("rm " $1)}' f                   #=> destructive fs.delete
        awk "{print \$$N}" f                         #=> unknown code.opaque
        awk -f x.awk f                               #=> unknown code.project
        gawk -o --version                            #=> config_mutation fs.write
        gawk -d --version                            #=> read_only
        awk -e '{print}' f                           #=> read_only
        awk -E x.awk f                               #=> unknown code.project
        awk '{print}' .env                           #=> exposure secret.read
        awk -e '{print}' .env                        #=> exposure secret.read
        awk '{print}' f -f x.awk                     #=> read_only
        gawk -i inplace '{print}' f                  #=> config_mutation fs.write
        gawk -l filefuncs 'BEGIN{}'                  #=> unknown code.opaque
        gawk -i lib.awk '{print}' f                  #=> unknown code.opaque
        gawk -oout '{print}' f                       #=> config_mutation fs.write
        gawk -o '{print}' f                          #=> config_mutation fs.write
        gawk --profile='/tmp/p' '{print}' f          #=> reversible_low fs.scratch
        gawk -d '{print}' f                          #=> config_mutation fs.write
        gawk -dvars '{print}' f                      #=> config_mutation fs.write
        gawk -D -f x.awk f                           #=> unknown code.interactive
        mawk -W exec x.awk                           #=> unknown code.opaque
        mawk -W version                              #=> read_only
        gawk --version                               #=> read_only
    """,
)
