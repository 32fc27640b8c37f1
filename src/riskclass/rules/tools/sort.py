from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOLS = [
    tool(
        "sort gsort",
        "FILE...",
        about="sort lines",
        docs="man:sort(1)",
        prints="sort",
        inert="--help --version",
        reads="FILE",
        options=[
            takes("-o/--output"),
            takes("--compress-program", "PROGRAM:argv"),
            takes("--files0-from", "LIST:@names", reads="LIST"),
            takes(
                "--batch-size -k/--key -S/--buffer-size -t/--field-separator -T/--temporary-directory"
                " --parallel --random-source --sort"
            ),
            takes("--check", "[HOW]"),
            flags(
                "-b/--ignore-leading-blanks -c -C -d/--dictionary-order -f/--ignore-case -g/--general-numeric-sort"
                " -i/--ignore-nonprinting -M/--month-sort -h/--human-numeric-sort -n/--numeric-sort -R/--random-sort"
                " -r/--reverse -V/--version-sort --debug -m/--merge -s/--stable -u/--unique -z/--zero-terminated"
                " --radixsort --mergesort --qsort --heapsort --mmap --help --version"
            ),
        ],
        rows=[when("-o", writes="-o")],
        examples="""
            sort -t, -k2,2n -u a.csv             #=> read_only
            sort -T /tmp f                       #=> read_only
            sort -u f -o f                       #=> config_mutation fs.write
            sort -uof f                          #=> config_mutation fs.write
            sort --outp=f f                      #=> config_mutation fs.write
            sort -o /dev/null f                  #=> read_only
            sort -o /tmp/f f                     #=> reversible_low fs.scratch
            sort -k -o f                         #=> read_only
            sort -- -o f                         #=> read_only
            sort --compress-program=gzip f       #=> read_only
            sort --compress-prog ./x f           #=> unknown code.project
            sort .env                            #=> exposure secret.read
            sort -o f --help                     #=> read_only
        """,
    ),
    tool(
        "uniq guniq",
        "IN OUT",
        about="report or drop repeated lines",
        docs="man:uniq(1)",
        prints="lines",
        inert="--help --version",
        reads="IN",
        writes="OUT|-",
        options=[
            takes("-f/--skip-fields -s/--skip-chars -w/--check-chars"),
            takes("--all-repeated --group", "[HOW]"),
            flags("-# -c/--count -d/--repeated -D -i/--ignore-case -u/--unique -z/--zero-terminated --help --version"),
        ],
        examples="""
            uniq -c                              #=> read_only
            uniq -f 1 a                          #=> read_only
            uniq a b                             #=> config_mutation fs.write
            uniq a -                             #=> read_only
            uniq a /tmp/b                        #=> reversible_low fs.scratch
            uniq .env                            #=> exposure secret.read
            uniq a b --help                      #=> read_only
        """,
    ),
    tool(
        "shuf gshuf",
        "FILE...",
        about="shuffle lines",
        docs="man:shuf(1)",
        prints="lines",
        inert="--help --version",
        options=[
            takes("-o/--output"),
            takes("-i/--input-range -n/--head-count --random-source"),
            flags("-e/--echo -r/--repeat -z/--zero-terminated --help --version"),
        ],
        rows=[when(unless="-e -i", reads="FILE stdin"), when("-o", writes="-o")],
        examples="""
            shuf -n 1 f                          #=> read_only
            shuf -i 1-10                         #=> read_only
            shuf -o f f                          #=> config_mutation fs.write
            shuf -n1 --output=f f                #=> config_mutation fs.write
            shuf .env                            #=> exposure secret.read
            shuf -e .env b                       #=> read_only
            shuf -o f f --help                   #=> read_only
        """,
    ),
]
