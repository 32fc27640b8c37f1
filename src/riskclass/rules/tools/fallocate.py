from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "fallocate",
    "FILE",
    about="give a file space, or take pieces out of it",
    docs="man:fallocate(1)",
    inert="-h -V",
    options=[
        takes("-l/--length -o/--offset"),
        flags("-c/--collapse-range -d/--dig-holes -i/--insert-range -n/--keep-size -p/--punch-hole -z/--zero-range"),
        flags("-w/--write-zeroes -x/--posix -v/--verbose -h/--help -V/--version"),
    ],
    rows=[
        when("-c -p -z -w", does="fs.truncate FILE", because="a range of the file loses its content"),
        when(unless="-c -p -z -w", writes="FILE"),
    ],
    examples="""
        fallocate -l 10G /srv/img                  #=> config_mutation fs.write
        fallocate -l 1G /tmp/img                   #=> reversible_low fs.scratch
        fallocate -d /srv/img                      #=> config_mutation fs.write
        fallocate -p -o 0 -l 1M /srv/img           #=> destructive fs.truncate
        fallocate --zero-range -l 1M /srv/img      #=> destructive fs.truncate
        fallocate --help                           #=> read_only
    """,
)
