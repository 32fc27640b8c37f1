from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

SUDO = tool(
    "sudo",
    "SETTING:env COMMAND...:argv",
    about="run a command as another user",
    docs="man:sudo(8)",
    inert="--help -V --version",
    options=[
        takes("-u/--user", context="user:VALUE"),
        takes("-R/--chroot", context="chroot:VALUE", cwd="elsewhere"),
        takes("-D/--chdir", cwd="VALUE"),
        takes("-h", "HOST?", context="host:HOST"),
        takes("--host", context="host:VALUE"),
        flags("-e/--edit -l/--list -i/--login -s/--shell"),
        flags("-k/--reset-timestamp"),
        flags("-v/--validate", does="refresh", because="renews the cached log-in"),
        flags("-K/--remove-timestamp", does="refresh", because="forgets the cached log-in"),
        takes("--preserve-env", "[LIST]"),
        takes(
            "-a/--auth-type -c/--login-class -C/--close-from -g/--group -p/--prompt -r/--role -t/--type"
            " -T/--command-timeout -U/--other-user"
        ),
        flags(
            "-A/--askpass -b/--background -B/--bell -E -H/--set-home -n/--non-interactive -N/--no-update"
            " -P/--preserve-groups -S/--stdin --help -V/--version"
        ),
    ],
    rows=[
        when(unless="-E --preserve-env", env="none"),
        when("-i", cwd="elsewhere"),
        when("-l", operands="ASKED..."),
        when("-k", unless="COMMAND", does="refresh", because="forgets the cached log-in"),
        when(
            "-e", operands="FILE...", does="code.interactive FILE", because="opens files in an editor as another user"
        ),
        when("-i -s", unless="COMMAND -l -e --help -V", stdin="sh"),
    ],
    examples="""
        sudo ls -l /root                            #=> read_only
        sudo rm -rf /srv/x                          #=> destructive fs.delete
        cd /tmp/w; sudo rm -rf x                    #=> reversible_low
        cd /tmp/w; sudo -i rm -rf x                 #=> destructive
        export d=/tmp/w; sudo -E bash -c 'rm -rf "$d"'  #=> reversible_low
        export d=/tmp/w; sudo bash -c 'rm -rf "$d"'     #=> destructive
        sudo -n -u app -- rm /srv/x                 #=> destructive
        sudo --user=app ls                          #=> read_only
        sudo --use app ls                           #=> read_only
        sudo -Eu app ls                             #=> read_only
        sudo -D /tmp/x rm -r build                  #=> reversible_low fs.scratch
        sudo -uapp rm x                             #=> destructive
        sudo -u app sh -c 'rm -rf /srv/x'           #=> destructive
        sudo A=1 -u app rm x                        #=> destructive
        sudo LC_ALL=C ls                            #=> read_only
        sudo LD_PRELOAD=./x.so ls                   #=> unknown code.injected
        sudo -s                                     #=> unknown code.interactive
        sudo -i                                     #=> unknown code.interactive
        sudo -i -u app ls                           #=> read_only
        sudo -s rm x                                #=> destructive
        echo 'rm -rf /srv/x' | sudo -s              #=> destructive
        sudo -l                                     #=> read_only
        sudo -l rm x                                #=> read_only
        sudo -ll -U app                             #=> read_only
        sudo -e /etc/hosts                          #=> unknown code.interactive
        sudo -v                                     #=> reversible_low refresh
        sudo -K                                     #=> reversible_low refresh
        sudo -k                                     #=> reversible_low refresh
        sudo -k ls                                  #=> read_only
        sudo -k ls                                  #=> read_only
        sudo -D /srv ls                             #=> read_only
        sudo -R /mnt rm x                           #=> destructive
        sudo -h                                     #=> read_only
        sudo -h web1 rm x                           #=> destructive
        sudo --host=web1 ls                         #=> read_only
        sudo --help                                 #=> read_only
        sudo --preserve-env=PATH,HOME ls            #=> read_only
        sudo -Z ls                                  #=> unknown unknown.option
        sudo $CMD                                   #=> unknown
        sudo sudo rm x                              #=> destructive
    """,
)

SUDOEDIT = tool(
    "sudoedit",
    "FILE...",
    about="edit files as another user",
    input="part",
    docs="man:sudoedit(8)",
    posix=True,
    inert="--help -V --version",
    options=[
        takes("-u/--user", context="user:VALUE"),
        takes("-h", "HOST?"),
        takes(
            "-a/--auth-type -c/--login-class -C/--close-from -D/--chdir -g/--group --host -p/--prompt -r/--role"
            " -R/--chroot -t/--type -T/--command-timeout"
        ),
        flags(
            "-A/--askpass -B/--bell -e/--edit -k/--reset-timestamp -n/--non-interactive -N/--no-update -S/--stdin"
            " --help -V/--version"
        ),
    ],
    rows=[when("FILE", does="code.interactive FILE", because="opens files in an editor as another user")],
    examples="""
        sudoedit /etc/hosts         #=> unknown code.interactive
        sudoedit -u app /srv/conf   #=> unknown code.interactive
        sudoedit --version          #=> read_only
        sudoedit /etc/hosts -V      #=> unknown code.interactive
        sudoedit -h                 #=> read_only
    """,
)

DOAS = tool(
    "doas",
    "COMMAND...:argv",
    about="run a command as another user",
    input="part",
    docs="man:doas(1)",
    env="none",
    posix=True,
    options=[
        takes("-u", context="user:VALUE"),
        takes("-a -C"),
        flags("-L", does="refresh", because="forgets the cached log-in"),
        flags("-n -s"),
    ],
    rows=[
        when("-C", operands="ASKED..."),
        when("-s", unless="COMMAND -C", stdin="sh"),
    ],
    examples="""
        doas rm x                       #=> destructive
        doas -nu app ls                 #=> read_only
        doas -u app rm x                #=> destructive
        doas -C /etc/doas.conf rm x     #=> read_only
        doas -s                         #=> unknown code.interactive
        doas -L                         #=> reversible_low refresh
        doas -x ls                      #=> unknown
    """,
)

PKEXEC = tool(
    "pkexec",
    "COMMAND...:argv",
    about="run a command as another user, through polkit",
    docs="man:pkexec(1)",
    env="none",
    cwd="elsewhere",
    posix=True,
    inert="--help --version",
    options=[
        takes("-u/--user", context="user:VALUE"),
        flags("--disable-internal-agent --keep-cwd --help --version"),
    ],
    rows=[when(unless="COMMAND --help --version", stdin="sh")],
    examples="""
        pkexec rm x                   #=> destructive
        pkexec --user app ls          #=> read_only
        pkexec --version              #=> read_only
        pkexec --help                 #=> read_only
        pkexec                        #=> unknown code.interactive
        pkexec --keep-cwd --user app  #=> unknown code.interactive
    """,
)

TOOLS = [SUDO, SUDOEDIT, DOAS, PKEXEC]
