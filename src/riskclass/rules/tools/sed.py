from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "sed gsed",
    "SCRIPT:sed FILE...",
    about="edit text by a script",
    docs="man:sed(1)",
    prints="sed",
    inert="--help --version",
    options=[
        takes("-e/--expression", "SCRIPT:sed"),
        takes("-f/--file", "SCRIPT_FILE:@sed"),
        takes("-i/--in-place", "[SUFFIX]"),
        takes("-I -l/--line-length"),
        flags(
            "-n/--quiet/--silent --debug --follow-symlinks --posix -E/-r/--regexp-extended -s/--separate --sandbox"
            " -u/--unbuffered -z/--null-data/--zero-terminated -b/--binary -a --help --version"
        ),
    ],
    rows=[
        when("-e -f", operands="FILE..."),
        when("-i -I", does="fs.append FILE", because="edits files in place"),
        when("-i", "SCRIPT==d|1,$d", unless="-e -f", does="fs.truncate FILE", because="deletes every line"),
        when(unless="-i", reads="FILE stdin"),
    ],
    examples=r"""
        sed -n '1,5p' f                              #=> read_only
        sed 's/a/b/g' f                              #=> read_only
        sed -E -e 's|a|b|' -e '/x/d' f               #=> read_only
        sed 'w /tmp/x' f                             #=> reversible_low fs.scratch
        sed 'w out' f                                #=> config_mutation fs.write
        sed 'w /etc/passwd' f                        #=> destructive fs.truncate
        sed 's/a/b/w out' f                          #=> config_mutation fs.write
        sed 'a w out' f                              #=> read_only
        sed '1e rm -rf x' f                          #=> destructive fs.delete
        sed '1e date' f                              #=> read_only
        sed 's/.*/rm x/e' f                          #=> unknown code.opaque
        sed 'r .env' f                               #=> exposure secret.read
        sed -i '1,$d' f                              #=> destructive fs.truncate
        sed '1,$d' f                                 #=> read_only
        sed -i '2,$d' f                              #=> config_mutation fs.write
        sed -i -e '1p' d                             #=> config_mutation fs.write
        sed -i 's/a/b/' f                            #=> config_mutation fs.write
        sed -i.bak 's/a/b/' f                        #=> config_mutation fs.write
        sed --in-pl=.bak 's/a/b/' f                  #=> config_mutation fs.write
        sed -i '' 's/a/b/' f                         #=> config_mutation fs.write
        sed -ni p f                                  #=> config_mutation fs.write
        sed -i -e 's/a/b/' /etc/fstab                #=> config_mutation fs.write
        sed -I .bak 's/a/b/' f                       #=> config_mutation fs.write
        sed -i 's/a/b/' /tmp/f                       #=> reversible_low fs.scratch
        sed -f edit.sed f                            #=> unknown code.project
        sed -f /tmp/edit.sed f                       #=> unknown code.opaque
        sed "s/a/$X/" f                              #=> unknown code.opaque
        sed p .env                                   #=> exposure secret.read
        sed -e p .env                                #=> exposure secret.read
        sed -i 's/a/b/' f --version                  #=> read_only
        sed 's/a/b/' f --frobnicate                  #=> unknown unknown.option
    """,
)
