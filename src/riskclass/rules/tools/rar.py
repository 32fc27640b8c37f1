from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

EXTRACTS = "writes what the archive holds"

TOOLS = [
    tool(
        "unrar unrar-nonfree rar",
        "",
        about="unpack and pack rar archives",
        docs="man:unrar(1)",
        inherits=True,
        inert="-? --help -h",
        options=[
            takes("-a -c -d -e -f -g -h -i -k -l -m -n -o -p -q -r -s -t -u -v -w -x -z -b", "[VALUE]"),
            flags("-y -? -- --help --version"),
        ],
        subs=[
            sub("l*, v*, t, p", "ARCHIVE FILE...", rows=[when("ARCHIVE", reads="ARCHIVE")]),
            sub("x, e", "ARCHIVE FILE...", writes="cwd", because=EXTRACTS, rows=[when("FILE=*/", writes="FILE")]),
            sub(
                "a, u, f, c, ch, k, r, rc, rn, rr*, rv*, s*, i*, cw",
                "ARCHIVE FILE...",
                writes="ARCHIVE",
                reads="FILE",
                rows=[when("-d=f*|r*|w*", deletes="FILE", because="deletes each file once it is packed")],
            ),
            sub("m*", "ARCHIVE FILE...", writes="ARCHIVE FILE", because="moves each file into the archive"),
            sub("d", "ARCHIVE FILE...", deletes="ARCHIVE", because="deletes entries from the archive"),
        ],
        examples="""
            unrar l a.rar                            #=> read_only
            unrar p .env                             #=> exposure secret.read
            unrar x -o+ a.rar                        #=> config_mutation fs.write
            unrar x a.rar /etc/cron.d/               #=> config_mutation schedule.change
            rar a -ds a.rar src                      #=> config_mutation fs.write
            unrar e a.rar dir/                       #=> config_mutation fs.write
            rar a a.rar src                          #=> config_mutation fs.write
            rar a -df a.rar src                      #=> destructive fs.delete
            rar a /tmp/a.rar .env                    #=> exposure secret.read
            rar m a.rar f                            #=> config_mutation fs.write
            rar d a.rar f                            #=> destructive fs.delete
            unrar                                    #=> read_only
        """,
    ),
    tool(
        "unar",
        "ARCHIVE FILE...",
        about="unpack archives of many kinds",
        docs="man:unar(1)",
        inert="-h -help -v -version",
        style="single",
        options=[
            takes("-o/-output-directory", cwd="VALUE"),
            takes("-p/-password -e/-encoding -E/-password-encoding -k/-forks -copy-time"),
            flags(
                "-f/-force-overwrite -r/-force-rename -s/-force-skip -d/-force-directory -D/-no-directory -i/-indexes"
                " -nr/-no-recursion -t -q/-quiet -v/-version -h/-help"
            ),
        ],
        rows=[
            when("ARCHIVE", unless="-o", does="fs.create cwd", because=EXTRACTS),
            when("ARCHIVE", "-o", unless="-o=-", does="fs.create -o", because=EXTRACTS),
            when("-f", unless="-o", writes="cwd", because=EXTRACTS),
            when("-f", "-o", writes="-o|-", because=EXTRACTS),
        ],
        examples="""
            unar a.rar                               #=> reversible_low fs.create
            unar -o /etc/cron.d a.rar                #=> config_mutation schedule.change
            unar -o out a.rar                        #=> reversible_low fs.create
            unar -f -o - a.rar                       #=> read_only
            unar -f -o out a.rar                     #=> config_mutation fs.write
            unar -f a.rar                            #=> config_mutation fs.write
            unar -f -o /tmp/x a.rar                  #=> reversible_low fs.scratch
            unar -h                                  #=> read_only
        """,
    ),
    tool(
        "lsar",
        "ARCHIVE...",
        about="list archives of many kinds",
        docs="man:lsar(1)",
        open=True,  # it only lists
        examples="""
            lsar -l a.rar                            #=> read_only
        """,
    ),
]
