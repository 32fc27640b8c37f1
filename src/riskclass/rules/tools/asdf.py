from __future__ import annotations

from riskclass.model.tables import flags, sub, tool, when

# From what is known of asdf 0.14 and 0.16, not held against the tool yet. Plug-ins that are there are installed.
TOOL = tool(
    "asdf",
    about="install versions of many tools and choose among them",
    docs="https://asdf-vm.com/manage/commands.html",
    inert="-h --help --version",
    options=[flags("-h/--help --version -v")],
    subs=[
        sub("current", "NAME", options=[flags("--no-header")]),
        sub(
            "help, list, list all, latest, where, which, shimversions, info, version",
            "WORD...",
            options=[flags("--all")],
        ),
        sub("plugin list, plugin-list, plugin list all, plugin-list-all", "WORD", options=[flags("--urls --refs")]),
        sub("completion", "SHELL"),
        sub("reshim", "NAME VERSION", does="refresh", because="writes its shims anew"),
        sub(
            "shell",
            "NAME VERSION...",
            does="refresh",
            because="chooses a version for this shell",
            options=[flags("--unset")],
        ),
        sub(
            "local",
            "NAME VERSION...",
            does="fs.write cwd",
            because="writes .tool-versions",
            options=[flags("-p/--parent")],
        ),
        sub("global", "NAME VERSION...", does="target.switch NAME", because="chooses the version of every folder"),
        sub(
            "set",
            "NAME VERSION...",
            options=[flags("-u/--home -p/--parent")],
            rows=[
                when("-u", does="target.switch NAME", because="chooses the version of every folder"),
                when(unless="-u", does="fs.write cwd", because="writes .tool-versions"),
            ],
        ),
        sub("install", "NAME VERSION", does="package.install NAME", options=[flags("--keep-download")]),
        sub(
            "uninstall",
            "NAME VERSION",
            does="package.remove NAME",
            because="removes a version and what was installed into it",
        ),
        sub("plugin add, plugin-add", "NAME SOURCE", does="code.remote NAME", because="fetches programs that it runs"),
        sub("plugin remove, plugin-remove", "NAME", does="package.remove NAME", because="removes all versions too"),
        sub(
            "plugin update, plugin-update",
            "NAME REVISION",
            does="package.install NAME",
            because="fetches programs that it runs",
            options=[flags("--all")],
        ),
        sub("update", does="package.install", options=[flags("--head")]),
        sub("exec", "PROGRAM...:argv"),
        sub(
            "env",
            "PROGRAM COMMAND...:argv",
            rows=[when(unless="COMMAND", does="secret.env", because="shows the whole environment")],
        ),
    ],
    examples="""
        asdf current                        #=> read_only
        asdf list all nodejs                #=> read_only
        asdf plugin list --urls             #=> read_only
        asdf where nodejs 20.1.0            #=> read_only
        asdf install                        #=> config_mutation package.install
        asdf install nodejs 20.1.0          #=> config_mutation package.install
        asdf uninstall nodejs 20.1.0        #=> disruptive package.remove
        asdf local nodejs 20.1.0            #=> config_mutation fs.write
        asdf global nodejs 20.1.0           #=> config_mutation target.switch
        asdf set nodejs 20.1.0              #=> config_mutation fs.write
        asdf set -u nodejs 20.1.0           #=> config_mutation target.switch
        asdf shell nodejs 20.1.0            #=> reversible_low refresh
        asdf reshim                         #=> reversible_low refresh
        asdf plugin add x https://a.org/x   #=> unknown code.remote
        asdf plugin remove x                #=> disruptive package.remove
        asdf plugin update --all            #=> config_mutation package.install
        asdf exec node --version            #=> read_only
        asdf exec rm f                      #=> destructive fs.delete
        asdf env node                       #=> exposure secret.env
        asdf env node ls                    #=> read_only
        asdf frobnicate                     #=> unknown
    """,
)
