from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

#: Modes that let everybody write, and modes that run a program as its owner (chmod.py has the same two).
OPEN_MODE = "-m=*2|*3|*6|*7|*o+w*|*o+rw*|*o=rw*|*o=w*|*a+w*|*a+rw*|*a=rw*|*a=w*|*go+w*|*go+rw*|*go=rw*|*u+s*|*u=*s*|*+s"
SETUID_MODE = "-m=40*1|40*5|41*|44*1|44*5|45*|46*|47*|65*|67*|04*1|04*5|041*|045*|046*|047*|065*|067*|*4755|*4711|*6755"
#: Devices that all programs use, and names of descriptors: what takes their place breaks what writes to them.
DEVICES = "/dev/null|/dev/stdin|/dev/stdout|/dev/stderr|/dev/tty|/dev/zero|/dev/full|/dev/fd/*|/dev/pts/*"
REPLACED = "a file takes the place of a device"

TOOLS = [
    tool(
        "cp gcp",
        "SOURCE... DEST",
        about="copy files",
        input="none",
        docs="man:cp(1)",
        inert="--help --version",
        reads="SOURCE",
        options=[
            takes("-t/--target-directory", writes="VALUE"),
            takes("--backup --preserve --reflink --context --update", "[WORD]"),
            takes("--no-preserve --sparse -S/--suffix"),
            flags(
                "-a/--archive --attributes-only -b --copy-contents --debug -d -f/--force -i/--interactive"
                " --keep-directory-symlink -H -l/--link -L/--dereference -n/--no-clobber -P/--no-dereference -p"
                " --parents -R/-r/--recursive --remove-destination --strip-trailing-slashes -s/--symbolic-link"
                " -T/--no-target-directory -u -v/--verbose -x/--one-file-system -Z -g/--progress -c -X -N"
                " --help --version"
            ),
        ],
        rows=[
            when("-t", operands="SOURCE..."),
            when("DEST", does="fs.create DEST"),
            when("DEST", unless="-n", writes="DEST"),
            when("DEST", "-n", "-i -f", writes="DEST", because="the last of these counts, of BSD's cp too"),
            when("SOURCE==/dev/null", "DEST", unless="-n", does="fs.truncate DEST"),
            when("--remove-destination", f"DEST=={DEVICES}", deletes="DEST", because=REPLACED),
            when("-b --backup", f"DEST=={DEVICES}", deletes="DEST", because=REPLACED),
            when("-f", "-l -s", f"DEST=={DEVICES}", deletes="DEST", because=REPLACED),
        ],
        examples="""
            cp a b                               #=> config_mutation fs.write
            cp -r src/ /srv/app                  #=> config_mutation fs.write
            cp a b /tmp/x                        #=> reversible_low fs.scratch
            cp -n a b                            #=> reversible_low fs.create
            cp -n -i a b                         #=> config_mutation fs.write
            cp f /dev/null                       #=> read_only
            cp --remove-destination f /dev/null  #=> destructive fs.delete
            cp --remove-destination f /dev/tty   #=> destructive fs.delete
            cp -b f /dev/stdout                  #=> destructive fs.delete
            cp -sf f /dev/null                   #=> destructive fs.delete
            cp -f f /dev/stdout                  #=> read_only
            cp --remove-destination a b          #=> config_mutation fs.write
            cp /dev/null app.log                 #=> destructive fs.truncate
            cp /dev/null /tmp/x                  #=> reversible_low fs.scratch
            cp -- "$src" app.log                 #=> config_mutation fs.write
            cp -t /tmp/x a b                     #=> reversible_low fs.scratch
            cp --target=/etc/cron.d job          #=> config_mutation schedule.change
            cp ~/.ssh/id_rsa /tmp/x              #=> exposure secret.read
            cp -t /tmp/x ~/.ssh/id_rsa           #=> exposure secret.read
            cp ~/.ssh/id_rsa.pub /tmp/x          #=> reversible_low fs.scratch
            cp new /etc/passwd                   #=> destructive fs.truncate
            cp image.iso /dev/sdb                #=> destructive disk.write
            cp --backup=numbered a b             #=> config_mutation fs.write
            cp a b --help                        #=> read_only
            cp -- a --help                       #=> config_mutation fs.write
        """,
    ),
    tool(
        "install ginstall",
        "SOURCE... DEST",
        about="copy files and set their owner and mode",
        docs="man:install(1)",
        inert="--help --version",
        reads="SOURCE",
        writes="DEST",
        options=[
            takes("-t/--target-directory", writes="VALUE"),
            takes("--strip-program", "PROGRAM:argv"),
            takes("--backup --context", "[WORD]"),
            takes("-g/--group -m/--mode -o/--owner -S/--suffix -f -l -B -h -M -N"),
            flags(
                "-b -c -C/--compare --debug -d/--directory -D -p/--preserve-timestamps -s/--strip"
                " -T/--no-target-directory -v/--verbose --preserve-context -Z -U --help --version"
            ),
        ],
        rows=[
            when("-t", operands="SOURCE..."),
            when("-d", operands="DIR...", does="fs.create DIR"),
            when(f"DEST=={DEVICES}", deletes="DEST", because=REPLACED),
            when("SOURCE==/dev/null", "DEST", does="fs.truncate DEST"),
            when(
                OPEN_MODE, does="access.grant DEST DIR SOURCE", because="lets everybody write, or run it as its owner"
            ),
            when(SETUID_MODE, does="access.grant DEST DIR SOURCE", because="runs it as its owner (setuid)"),
        ],
        examples="""
            install -m 755 app /usr/local/bin/app       #=> config_mutation fs.write
            install -D -m 644 a.conf /etc/app/a.conf    #=> config_mutation fs.write
            install /dev/null app.log                   #=> destructive fs.truncate
            install app /dev/null                       #=> destructive fs.delete
            install app /dev/stdout                     #=> destructive fs.delete
            install /dev/stdin app                      #=> config_mutation fs.write
            install -d /srv/app /srv/data               #=> reversible_low fs.create
            install -m 755 -d /srv/app                  #=> reversible_low fs.create
            install -m 755 -t /usr/local/bin a b        #=> config_mutation fs.write
            install -t /etc/cron.d -m 644 job           #=> config_mutation schedule.change
            install -m 4755 app /usr/local/bin/app      #=> exposure access.grant
            install -m u+s,go+rx app /usr/local/bin/a   #=> exposure access.grant
            install -d -m 777 /srv/drop                 #=> exposure access.grant
            install -m 0600 key /tmp/x                  #=> reversible_low fs.scratch
            install ~/.ssh/id_rsa /tmp/x                #=> exposure secret.read
            install -s --strip-program=./strip a b      #=> unknown code.project
            install --strip-program=strip -s a b        #=> config_mutation fs.write
            install --version                           #=> read_only
        """,
    ),
]
