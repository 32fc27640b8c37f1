from __future__ import annotations

from riskclass.model.tables import flags, sub, tool, when

# From `pyenv help SUB` of pyenv 2.6 with its plugins virtualenv, update and doctor. Hooks are installed settings.
TOOL = tool(
    "pyenv",
    about="install Pythons and choose among them",
    docs="https://github.com/pyenv/pyenv/blob/master/COMMANDS.md",
    inert="-h --help -v --version",
    options=[flags("-h/--help -v/--version --debug")],
    subs=[
        sub("commands", options=[flags("--sh --no-sh")]),
        sub("completions", "COMMAND WORD..."),
        sub("help", "COMMAND", options=[flags("--usage")]),
        sub("hooks", "COMMAND"),
        sub("root", prints="path"),
        sub("prefix, virtualenv-prefix", "VERSION...", prints="path"),
        sub("latest", "PREFIX", options=[flags("-k/--known -b/--bypass -f/--force")], prints="word"),
        sub("shims", options=[flags("--short")]),
        sub("version", options=[flags("--bare")]),
        sub("version-name", options=[flags("-f/--force")], prints="word"),
        sub("version-file", "DIR", prints="path"),
        sub("version-file-read", "FILE", reads="FILE"),
        sub("version-origin"),
        sub("versions", options=[flags("--bare --skip-aliases --skip-envs --executables")]),
        sub("virtualenvs", options=[flags("--bare --skip-aliases")]),
        sub("whence", "PROGRAM", options=[flags("--path")]),
        sub("which", "PROGRAM", options=[flags("--nosystem --skip-advice")], prints="path"),
        sub("rehash", does="refresh", because="writes its shims anew"),
        sub(
            "init, virtualenv-init",
            "WORD...",
            does="refresh",
            because="prints settings of a shell, and writes its shims anew",
            options=[flags("- --path --no-push-path --detect-shell --no-rehash")],
        ),
        sub(
            "shell, activate",
            "VERSION...",
            does="refresh",
            because="chooses a Python for this shell",
            options=[flags("- --unset")],
        ),
        sub("deactivate", does="refresh"),
        sub(
            "global",
            "VERSION...",
            rows=[when("VERSION", does="target.switch VERSION", because="chooses the Python of every folder")],
        ),
        sub(
            "local",
            "VERSION...",
            options=[flags("-f/--force --unset")],
            rows=[when("VERSION --unset", does="fs.write cwd", because="writes or removes .python-version")],
        ),
        sub("version-file-write", "FILE VERSION...", writes="FILE", options=[flags("-f/--force")]),
        sub(
            "install",
            "VERSION...",
            does="package.install VERSION",
            inert="-l --list --version",
            options=[
                flags("-l/--list -f/--force -s/--skip-existing -k/--keep -v/--verbose --version -g/--debug"),
                flags("-p/--patch", does="code.opaque", because="builds with a patch"),
            ],
            rows=[when("VERSION=*/*", does="code.opaque VERSION", because="builds what that file says")],
        ),
        sub(
            "uninstall, virtualenv-delete",
            "VERSION...",
            does="package.remove VERSION",
            because="removes a Python and all that was installed into it",
            options=[flags("-f/--force")],
        ),
        sub("update", does="package.install", because="fetches pyenv and its plugins anew"),
        sub("doctor", does="refresh", because="builds a Python for a test", options=[flags("-a -c -j -p -s -v")]),
        sub(
            "virtualenv",
            "VERSION NAME",
            does="package.install NAME",
            inert="--help --version",
            options=[flags("-f/--force -u/--upgrade --help --version")],
        ),
        sub("exec", "PROGRAM...:argv"),
    ],
    examples="""
        pyenv versions --bare               #=> read_only
        pyenv version                       #=> read_only
        pyenv which python                  #=> read_only
        pyenv install --list                #=> read_only
        pyenv install -s 3.12.4             #=> config_mutation package.install
        pyenv install ./my-definition       #=> unknown code.opaque
        pyenv install --patch 3.12.4        #=> unknown code.opaque
        pyenv uninstall -f 3.9.1            #=> disruptive package.remove
        pyenv virtualenv 3.12.4 env         #=> config_mutation package.install
        pyenv virtualenv-delete -f env      #=> disruptive package.remove
        pyenv global                        #=> read_only
        pyenv global 3.12.4                 #=> config_mutation target.switch
        pyenv local                         #=> read_only
        pyenv local 3.12.4                  #=> config_mutation fs.write
        pyenv local --unset                 #=> config_mutation fs.write
        pyenv version-file-write f 3.12.4   #=> config_mutation fs.write
        pyenv version-file-read .env        #=> exposure secret.read
        pyenv shell 3.12.4                  #=> reversible_low refresh
        pyenv deactivate                    #=> reversible_low refresh
        pyenv rehash                        #=> reversible_low refresh
        pyenv doctor                        #=> reversible_low refresh
        pyenv init -                        #=> reversible_low refresh
        pyenv update                        #=> config_mutation package.install
        pyenv exec python --version         #=> read_only
        pyenv exec rm f                     #=> destructive fs.delete
        pyenv frobnicate                    #=> unknown
    """,
)
