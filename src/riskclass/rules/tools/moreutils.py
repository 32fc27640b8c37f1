from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOLS = [
    tool(
        "sponge",
        "FILE",
        about="write a file once all input is read",
        docs="man:sponge(1)",
        options=[flags("-a -h")],
        rows=[
            when("FILE", does="fs.append FILE"),
            when("FILE", unless="-a", writes="FILE"),
            when(unless="FILE", reads="stdin"),
        ],
        examples="""
            sort f | sponge f                    #=> config_mutation fs.write
            sort f | sponge -a f                 #=> config_mutation fs.write
            sort f | sponge                      #=> read_only
            sponge < ~/.ssh/id_rsa               #=> exposure secret.read
            sort f | sponge /tmp/f               #=> reversible_low fs.scratch
            sort f | sponge /etc/passwd          #=> destructive fs.truncate
        """,
    ),
    tool(
        "ts",
        "FORMAT",
        about="put the time before each line",
        docs="man:ts(1)",
        reads="stdin",
        options=[flags("-r -i -s -m")],
        examples="""
            ts -s '%H:%M:%S'                     #=> read_only
            ts < .env                            #=> exposure secret.read
        """,
    ),
    tool(
        "vipe",
        "",
        about="edit what passes by",
        docs="man:vipe(1)",
        does="code.interactive",
        options=[takes("--suffix")],
        examples="""
            ls | vipe --suffix txt               #=> unknown code.interactive
        """,
    ),
    tool(
        "vidir",
        "FILE...",
        about="rename and delete files in an editor",
        docs="man:vidir(1)",
        does="code.interactive",
        options=[flags("-v/--verbose")],
        examples="""
            vidir -v .                           #=> unknown code.interactive
        """,
    ),
    tool(
        "chronic",
        "COMMAND...:argv",
        about="run a command, and show its output only if it fails",
        docs="man:chronic(1)",
        posix=True,
        options=[flags("-v -e")],
        examples="""
            chronic -e ls                        #=> read_only
            chronic rm -f f                      #=> destructive fs.delete
        """,
    ),
    tool(
        "ifne",
        "COMMAND...:argv",
        about="run a command if there is input",
        docs="man:ifne(1)",
        posix=True,
        options=[flags("-n")],
        rows=[when("-n", reads="stdin", because="passes its input on")],
        examples="""
            ls | ifne wc -l                      #=> read_only
            ls | ifne -n rm f                    #=> destructive fs.delete
            ifne -n true < ~/.ssh/id_rsa         #=> exposure secret.read
        """,
    ),
    tool(
        "lckdo",
        "LOCK COMMAND...:argv",
        about="run a command under a lock",
        docs="man:lckdo(1)",
        posix=True,
        does="fs.create LOCK",
        options=[takes("-W"), flags("-w -E -s -x -t -q -e -h -V")],
        examples="""
            lckdo -W 5 /tmp/lock ls              #=> reversible_low fs.scratch
            lckdo lock rm f                      #=> destructive fs.delete
        """,
    ),
    tool(
        "zrun",
        "COMMAND...:argv",
        about="run a command on files that it unpacks",
        docs="man:zrun(1)",
        posix=True,
        examples="""
            zrun cat a.gz                        #=> read_only
            zrun rm a.gz                         #=> destructive fs.delete
        """,
    ),
    tool(
        "mispipe",
        "COMMAND...:pipeline",
        about="a pipe that tells how its first command ended",
        docs="man:mispipe(1)",
        examples="""
            mispipe 'ls' 'wc -l'                 #=> read_only
            mispipe 'ls' 'xargs rm'              #=> destructive fs.delete
            mispipe 'rm f' 'wc -l'               #=> destructive fs.delete
        """,
    ),
    tool(
        "pee",
        "COMMAND:sh MORE:sh OTHERS...",
        about="a pipe into several commands",
        docs="man:pee(1)",
        options=[flags("--[no-]ignore-sigpipe --[no-]ignore-write-errors")],
        rows=[when("OTHERS", does="code.opaque OTHERS", because="more commands than are looked at")],
        examples="""
            ls | pee 'wc -l' 'wc -c'             #=> read_only
            ls | pee 'wc -l' 'xargs rm'          #=> destructive fs.delete
            ls | pee wc wc wc                    #=> unknown code.opaque
        """,
    ),
    tool(
        "combine",
        "FILE OPERATOR OTHER",
        about="join two files by set operations",
        docs="man:combine(1)",
        reads="FILE OTHER",
        rows=[when("FILE", runs="FILE:perl_file"), when("OTHER", runs="OTHER:perl_file")],
        examples="""
            combine a and b                      #=> read_only
            combine 'rm -r x|' and b             #=> destructive
            combine a and 'rm -r x|'             #=> destructive
            combine a not .env                   #=> exposure secret.read
        """,
    ),
    tool(
        "errno isutf8 ifdata",
        "WORD...",
        about="look things up",
        docs="man:errno(1)",
        open=True,  # they only print, whatever their options
        examples="""
            errno -l                             #=> read_only
            isutf8 -q f                          #=> read_only
            ifdata -pa eth0                      #=> read_only
        """,
    ),
]
