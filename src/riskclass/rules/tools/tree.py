from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "tree",
    "DIR...",
    about="list trees",
    docs="man:tree(1)",
    inert="--help --version",
    options=[
        takes("-o/--output"),
        takes("--hintro --houtro", reads="VALUE"),
        takes(
            "-L -P -I -H -T --gitfile --infofile --charset --filelimit --timefmt --sort"
            " --filesfrom --scheme --authority"
        ),
        flags(
            "-a -d -l -f -x -R --gitignore --ignore-case --matchdirs --metafirst --prune --info --noreport -q -N -Q"
            " -p -u -g -s -h --si --du -D -F --inodes --device -v -t -c -U -r --dirsfirst --filesfirst -i -A -S -n"
            " -C -X -J --nolinks --fromfile --fromtabfile --fflinks --opt-toggle --hyperlink --help --version"
        ),
    ],
    rows=[
        when("--fromfile --fromtabfile", reads="DIR", because="lists the lines of a file"),
        when("-o", writes="-o"),
        when("-R", "-L", writes="DIR cwd", because="writes 00Tree.html where it goes no deeper"),
    ],
    examples="""
        tree --fromfile ~/.ssh/id_rsa            #=> exposure secret.read
        tree ~/.ssh                              #=> read_only
        tree -H . --hintro .env                  #=> exposure secret.read
        tree -L 2 -I node_modules                #=> read_only
        tree -aC ~/.ssh                          #=> read_only
        tree -o out                              #=> config_mutation fs.write
        tree -ao /tmp/out .                      #=> reversible_low fs.scratch
        tree -o out --help                       #=> read_only
        tree -R -H . -L 1 /srv                   #=> config_mutation fs.write
        tree -RL 1                               #=> config_mutation fs.write
        tree -R /srv                             #=> read_only
    """,
)
