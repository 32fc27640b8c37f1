from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "rename prename file-rename rename.ul",
    "EXPRESSION:rename FILE...",
    about="rename files by an expression of perl, or by replacing text (two programs of that name)",
    docs="man:file-rename(1) man:rename(1)",
    inert="-h --help -m --man -V --version",
    posix=True,  # that of util-linux takes `-n` behind the files for another file
    options=[
        takes("-e", "EXPRESSION", does="code.opaque VALUE", because="runs perl"),
        takes("-E", "STATEMENT", does="code.opaque VALUE", because="runs perl"),
        takes("-u/--unicode", "[ENCODING]"),
        flags(
            "-v/--verbose -0/--null -n/--nono/--no-act -f/--force -d/--filename/--nopath/--nofullpath --path/--fullpath"
            " -s/--symlink -o/--no-overwrite -i/--interactive -a/--all -l/--last -h/--help -m/--man -V/--version"
        ),
    ],
    rows=[
        when("-e -E", operands="FILE..."),
        when("FILE", unless="-n", writes="FILE", because="renames files"),
        when(unless="FILE -n", does="fs.write", because="renames the files that it is given names of"),
    ],
    examples="""
        rename 's/[.]htm$/.html/' a.htm          #=> config_mutation fs.write
        rename -v 's/a/b/g' a                    #=> config_mutation fs.write
        rename .htm .html a.htm                  #=> config_mutation fs.write
        rename 's/a/unlink $_/e' a               #=> unknown code.opaque
        rename 'system("id")' a                  #=> unknown code.opaque
        rename -e 's/a/b/' a                     #=> unknown code.opaque
        rename -E 's/a/b/' a                     #=> unknown code.opaque
        ls | rename 's/a/b/'                     #=> config_mutation fs.write
        ls | rename -n 's/a/b/'                  #=> read_only
        rename -n 's/a/b/' a                     #=> read_only
        rename a b a.htm -n                      #=> config_mutation fs.write
        rename -n 's/a/unlink $_/e' a            #=> unknown code.opaque
        rename -n 's|a|unlink $_|ei' a           #=> unknown code.opaque
        rename -n unlink a                       #=> unknown code.opaque
        rename 'y/A-Z/a-z/' A                    #=> config_mutation fs.write
        rename -n '$_ = lc' A                    #=> read_only
        rename --help                            #=> read_only
    """,
)
