from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "sqlite3 sqlite",
    "FILE SQL...:sqlite",
    about="talk SQL to an SQLite file",
    docs="man:sqlite3(1)",
    style="single",
    inert="-help -version",
    options=[
        takes("-cmd", "COMMAND:sqlite"),
        takes("-init", "START:@sqlite"),
        takes("-A* -A", "ARGUMENT...", does="code.opaque", because="its archive options are not read"),
        takes("-At -Atv -Atf -Atvf", "ARGUMENT...", does="db.read", because="lists the archive"),
        takes("-lookaside -pagecache", "SIZE N"),
        takes("-escape -heap -maxsize -mmap -newline -nonce -nullvalue -separator -sorterref -vfs"),
        flags(
            "-append -ascii -bail -batch -box -column -csv -deserialize -echo -header -headers -noheader -help -html"
            " -ifexists -interactive -json -line -list -markdown -memtrace -nofollow -noinit -no-rowid-in-view"
            " -pcachetrace -quote -readonly -safe -stats -table -tabs -unsafe-testing -utf8 -no-utf8 -vfstrace -version"
            " -zip -sessiontrace -multiplex -qbox -noheaders"
        ),
    ],
    rows=[
        when(unless="SQL -A* -A -At -Atv -Atf -Atvf -help -version", stdin="sqlite"),
        when("-interactive", does="code.interactive"),
        # Nobody keeps a database there; what reads such a place takes the lines that it understands.
        when(
            "FILE==/etc/cron*|/var/spool/cron/*|*/.ssh/*|/etc/sudoers*|/etc/profile*|*/.bashrc|*/.profile|/etc/systemd/*"
            "|/dev/sd*|/dev/nvme*|/dev/vd*",
            writes="FILE",
        ),
    ],
    examples=r"""
        sqlite3 -header app.db 'SELECT count(*) FROM t'                                 #=> read_only db.read
        sqlite3 app.db 'WITH x AS (SELECT 1) SELECT * FROM x' 2>/dev/null               #=> read_only
        sqlite3 app.db "WITH d AS (SELECT 1) DELETE FROM t WHERE 1=1"                   #=> destructive db.delete
        sqlite3 --readonly -json app.db 'SELECT 1'                                      #=> read_only
        sqlite3 -separator , app.db 'DROP TABLE t'                                      #=> destructive
        sqlite3 app.db '.schema'                                                        #=> read_only
        sqlite3 app.db .tables                                                          #=> read_only
        sqlite3 app.db '.mode csv' 'SELECT 1'                                           #=> read_only
        sqlite3 app.db '.shell rm x'                                                    #=> destructive
        sqlite3 app.db '.sys rm x'                                                      #=> destructive
        sqlite3 app.db '.output x.txt' 'SELECT 1'                                       #=> config_mutation fs.write
        sqlite3 app.db '.once |rm x'                                                    #=> destructive
        sqlite3 app.db '.read x.sql'                                                    #=> unknown code.project
        sqlite3 app.db ".read '|rm x'"                                                  #=> destructive code.opaque
        sqlite3 app.db '.import x.csv t'                                                #=> config_mutation db.change
        sqlite3 app.db '.backup x.db'                                                   #=> config_mutation fs.write
        sqlite3 app.db ".backup '/tmp/x.db'"                                            #=> reversible_low
        sqlite3 app.db '.load ./x'                                                      #=> unknown code.opaque
        sqlite3 app.db '.frobnicate'                                                    #=> unknown code.opaque
        sqlite3 app.db 'PRAGMA table_info(t)'                                           #=> read_only
        sqlite3 app.db 'PRAGMA journal_mode=WAL'                                        #=> config_mutation
        sqlite3 app.db "SELECT load_extension('x')"                                     #=> unknown code.opaque
        sqlite3 app.db "SELECT writefile('x', 'y')"                                     #=> config_mutation fs.write
        sqlite3 app.db 'VACUUM INTO "/etc/cron.d/x"'                                      #=> config_mutation
        sqlite3 app.db 'VACUUM'                                                         #=> reversible_low refresh
        sqlite3 app.db "INSERT INTO t VALUES (1)"                                       #=> config_mutation
        sqlite3 app.db "SELECT * FROM t WHERE id='$ID'"                                 #=> unknown
        sqlite3 -cmd '.shell rm x' app.db 'SELECT 1'                                    #=> destructive
        sqlite3 -init x.sql app.db 'SELECT 1'                                           #=> unknown
        sqlite3 -A -xf a.sqlar                                                          #=> unknown
        sqlite3 a.sqlar -Ax                                                             #=> unknown code.opaque
        sqlite3 a.sqlar -Atv                                                            #=> read_only db.read
        sqlite3 app.db '.cd /etc' '.output cron.d/x' 'SELECT 1'  #=> config_mutation schedule.change
        sqlite3 app.db '.cd sub' '.output x' 'SELECT 1'                                 #=> config_mutation fs.write
        sqlite3 app.db '.cd sub' 'SELECT 1'                                             #=> read_only
        sqlite3 app.db ".parameter set @x writefile('x','y')"                           #=> config_mutation fs.write
        sqlite3 app.db ".parameter set @x 'some text'"                                  #=> read_only
        sqlite3 app.db '.dbconfig reset_database on' VACUUM                             #=> destructive db.delete
        sqlite3 app.db '.dbconfig reset_database off' VACUUM                            #=> reversible_low
        sqlite3 app.db '.read "|rm x"'                                                  #=> destructive fs.delete
        sqlite3 app.db '.import --skip 1 /etc/shadow t'                                 #=> exposure secret.read
        sqlite3 app.db '.archive -vr --file a.sqlar x'                                  #=> destructive db.delete
        sqlite3 app.db '.archive -n -cf a.sqlar x'                                      #=> read_only
        sqlite3 app.db '.archive -vxC /etc/cron.d -f a.sqlar'  #=> config_mutation schedule.change
        sqlite3 app.db '.archive -tvf a.sqlar'                                          #=> read_only
        sqlite3 app.db                                                                  #=> unknown code.interactive
        sqlite3 -interactive app.db 'SELECT 1'                                          #=> unknown code.interactive
        sqlite3 app.db <<< 'DROP TABLE t'                                               #=> destructive
        sqlite3 app.db <<< '.tables'                                                    #=> read_only
        sqlite3 --version                                                               #=> read_only
        sqlite3 /etc/cron.d/x 'CREATE TABLE t(a)'            #=> config_mutation schedule.change
        sqlite3 -frob app.db                                                            #=> unknown
    """,
)
