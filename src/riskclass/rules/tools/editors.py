from __future__ import annotations

from riskclass.model.tables import flags, tool

#: Whatever else is given, an editor that opens is a session; so other options need not be known.
TOOLS = [
    tool(
        "vi vim nvim view gvim vimdiff ex rvim evim vim.basic vim.tiny",
        "FILE...",
        about="edit files",
        docs="man:vim(1)",
        does="code.interactive FILE",
        because="opens an editor; what is typed there, or in its commands, is not seen",
        inert="--help --version",
        open=True,
        options=[flags("--help --version -h")],
        examples="""
            vim /etc/hosts              #=> unknown code.interactive
            vim -es -c '%s/a/b/|x' f    #=> unknown code.interactive
            vim --version               #=> read_only
        """,
    ),
    tool(
        "nano pico micro emacs emacsclient joe jed mcedit ed helix hx kak ne",
        "FILE...",
        about="edit files",
        docs="man:nano(1)",
        does="code.interactive FILE",
        because="opens an editor; what is typed there is not seen",
        inert="--help --version",
        open=True,
        options=[flags("--help --version")],
        examples="""
            nano +12 /etc/hosts         #=> unknown code.interactive
            emacs --batch -l x.el       #=> unknown code.interactive
            emacs --version             #=> read_only
        """,
    ),
]
