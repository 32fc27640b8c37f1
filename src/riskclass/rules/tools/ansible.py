from __future__ import annotations

from riskclass.model.tables import Option, Row, flags, sub, takes, tool, when

DOCS = "https://docs.ansible.com/ansible/latest/cli/"
PROXY = "*proxycommand*|*localcommand*|*-F*|*permitremoteopen*"
SCRIPTS = "*.py|*.sh|*.rb|*.pl|*-client"
RUNS = "*executable*|*interpreter*|*_args*|*_exe*|*_plugins*|*lookup*(*|*query*(*|*q*(*"

#: With these a playbook is read, and not carried out.
LISTS = "--syntax-check --list-hosts --list-tasks --list-tags"

COMMON: list[Option] = [flags("-h/--help --version -v/--verbose")]
VAULT: list[Option] = [
    takes("--vault-id --vault-password-file/--vault-pass-file"),
    flags("-J/--ask-vault-password/--ask-vault-pass"),
]
TARGETS: list[Option] = [
    takes("-i/--inventory/--inventory-file", reads="VALUE", because="shows lines that are wrong"),
    takes("-l/--limit -e/--extra-vars"),
    takes("-M/--module-path", does="code.injected VALUE", because="runs modules of that folder"),
    flags("--list-hosts"),
    flags("--flush-cache", does="refresh"),
]
#: `ansible-doc -t filter -l` loads the plugins there too, `--list-hosts` runs programs that an inventory is (tried).
BESIDE = takes("--playbook-dir", does="code.injected VALUE", because="loads plugins that lie there")
LOGIN: list[Option] = [
    takes("--private-key/--key-file -u/--user -c/--connection -T/--timeout --become-method --become-user -f/--forks"),
    takes("--become-password-file/--become-pass-file --connection-password-file/--conn-pass-file"),
    takes("--ssh-common-args --sftp-extra-args --scp-extra-args --ssh-extra-args"),
    flags("-b/--become -s/--sudo -K/--ask-become-pass -k/--ask-pass"),
]
CODE: list[Row] = [
    when(f"-i={SCRIPTS}", does="code.injected -i", because="an inventory that is a program runs"),
    when(
        f"--vault-id={SCRIPTS} --vault-password-file={SCRIPTS}",
        does="code.injected --vault-id --vault-password-file",
        because="a password file that is a program runs",
    ),
    when(f"-e={RUNS}", does="code.injected -e", because="a variable names what is run"),
]
PASSWORDS: list[Row] = [
    when(
        f"--become-password-file={SCRIPTS} --connection-password-file={SCRIPTS}",
        does="code.injected --become-password-file --connection-password-file",
        because="a password file that is a program runs",
    ),
]
PROXIES: list[Row] = [
    when(
        f"--ssh-common-args={PROXY} --ssh-extra-args={PROXY} --sftp-extra-args={PROXY} --scp-extra-args={PROXY}",
        does="code.injected --ssh-common-args --ssh-extra-args --sftp-extra-args --scp-extra-args",
    ),
]

#: Modes that let everyone write, or run as the owner.
OPEN_MODES = "|".join(
    f"*mode={quote}{mode}*"
    for quote in ("", "'", '"')
    for mode in ("777", "0777", "666", "0666", "1777", "4755", "04755", "2755", "02755", "6755", "u+s", "o+w", "a+w")
)
SHELLS = "shell command raw script"
LOOKS = (
    "ping setup gather_facts debug stat find service_facts package_facts mount_facts getent assert wait_for"
    " wait_for_connection set_fact fail slurp uri"
)
WRITES = (
    "copy template lineinfile blockinfile replace file unarchive get_url assemble hostname sysctl git synchronize"
    " known_hosts subversion ini_file timezone locale_gen"
)
PACKAGES = "apt yum dnf dnf5 package zypper pacman apk apt_repository yum_repository apt_key rpm_key"
SERVICES = "service systemd systemd_service sysvinit"
OTHERS = "user group authorized_key cron reboot fetch pip mount"
#: Names of modules, as patterns: bare, and with the names of the collections they come with.
ALL, PLAIN, WRITE, PACKAGE, SERVICE, ACTS = (
    "|".join(f"{name}|ansible.builtin.{name}|ansible.legacy.{name}|ansible.posix.{name}" for name in names.split())
    for names in (
        f"{SHELLS} {LOOKS} {WRITES} {PACKAGES} {SERVICES} {OTHERS}",
        f"{LOOKS} {WRITES} {PACKAGES} {SERVICES} {OTHERS}",
        WRITES,
        PACKAGES,
        SERVICES,
        f"uri {WRITES} {PACKAGES} {SERVICES} {OTHERS}",
    )
)

ANSIBLE = tool(
    "ansible",
    "PATTERN",
    about="have hosts run one module; what a shell is told counts itself",
    docs=f"{DOCS}ansible.html",
    context="host:PATTERN",
    inert="--list-hosts -C --version -h",
    options=[
        *COMMON,
        *VAULT,
        *TARGETS,
        *LOGIN,
        takes("-a/--args"),
        takes("-m/--module-name --task-timeout -P/--poll -B/--background"),
        BESIDE,
        takes("-t/--tree", writes="VALUE"),  # in a trial run too
        flags("-C/--check -D/--diff -o/--one-line"),
    ],
    rows=[
        *CODE,
        *PASSWORDS,
        *PROXIES,
        when("-a", unless=f"-m={PLAIN}", runs="-a:sh"),
        when("-m", unless=f"-m={ALL}", does="unknown.subcommand -m", because="what that module does is not known"),
        when(
            "-a=*cmd=*|*argv=*|*free_form=*",
            unless=f"-m={PLAIN}",
            does="code.opaque -a",
            because="names what is run in a way that is not read",
        ),
        when(
            "-a=*{{*lookup*|*{{*query*|*{{*q*(*|*{%*",
            does="code.injected -a",
            because="a template is computed here, in a trial run too, and may run a program",
        ),
        when(
            f"-m={ACTS}",
            "-a={*|*{{*",
            does="code.opaque -a",
            because="says what to do in JSON or a template, which is not read",
        ),
        when("-m=*setup", "-a=*fact_path*", does="code.opaque -a", because="runs what lies in that folder"),
        when("-m=*mount_facts", "-a=*mount_binary*", does="code.opaque -a", because="runs that program"),
        when("-m=*getent", "-a=*shadow*", does="secret.read -a", because="shows password hashes"),
        when("-m=*uri", "-a=*dest*", does="host.config PATTERN", because="writes what comes to a file of the hosts"),
        when("-m=*apt", "-a=*deb=*", does="code.opaque -a", because="a package's scripts run as root"),
        when("-m=*apt", "-a=*purge=*", does="fs.delete", because="deletes the settings of packages"),
        when("-m=*synchronize", "-a=*delete=*", does="fs.delete", because="deletes what the source does not have"),
        when(f"-m={WRITE}", does="host.config PATTERN", because="changes files or settings of the hosts"),
        when("-m=file|*.file", "-a=*state=*absent*", does="fs.delete", because="deletes on the hosts"),
        when("-m=file|*.file|copy|*.copy|template|*.template", f"-a={OPEN_MODES}", does="access.grant PATTERN"),
        when("-m=*slurp", "-a=*shadow*|*/.ssh/id_*|*.key*|*.env*|*.pem*", does="secret.read -a"),
        when("-m=*uri", "-a=*method=*", unless="-a=*method=GET*|*method=HEAD*", does="net.send -a"),
        when("-m=*uri", "-a=*method=delete*", does="net.delete -a"),
        when(f"-m={PACKAGE}", does="package.install PATTERN"),
        when(f"-m={PACKAGE}", "-a=*state=*absent*|*state=*removed*|*autoremove=*", does="package.remove PATTERN"),
        when(
            f"-m={PACKAGE}",
            "-a=*upgrade=*|*state=*latest*",
            does="service.restart PATTERN",
            because="replaces programs that run",
        ),
        when(f"-m={SERVICE}", "-a=*state=*started*", does="service.start PATTERN"),
        when(f"-m={SERVICE}", "-a=*state=*reloaded*", does="service.reload PATTERN"),
        when(f"-m={SERVICE}", "-a=*enabled=*|*masked=*|*daemon_reload=*", does="service.enable PATTERN"),
        when(f"-m={SERVICE}", "-a=*state=*stopped*", does="service.stop PATTERN"),
        when(f"-m={SERVICE}", "-a=*state=*restarted*", does="service.restart PATTERN"),
        when("-m=*user|*group", does="account.change -a"),
        when("-m=*user|*group", "-a=*state=*absent*", does="access.revoke -a"),
        when("-m=*user", "-a=*remove=*", does="fs.delete", because="deletes the files of an account"),
        when("-m=*user", "-a=*groups=*|*uid=0*", does="access.grant -a"),
        when("-m=*authorized_key", does="access.grant -a"),
        when("-m=*cron", does="schedule.change -a"),
        when("-m=*reboot", does="host.reboot PATTERN"),
        when("-m=*fetch", does="fs.write cwd", because="copies a file from the hosts to here"),
        when("-m=*pip", does="code.remote -a", because="installs packages that are named here"),
        when("-m=*mount", does="fs.unmount PATTERN", because="changes what is mounted"),
    ],
    examples="""
        ansible all -m ping -i hosts                                        #=> read_only
        ansible all --list-hosts                                            #=> read_only
        ansible -i inventory.ini web -m ansible.builtin.setup -a 'filter=ansible_distribution*' #=> read_only
        ansible web -b -m shell -a 'systemctl is-active nginx'              #=> read_only
        ansible web -b -m shell -a 'rm -rf /srv/app'                        #=> destructive
        ansible web -a uptime                                               #=> read_only
        ansible web -a 'systemctl restart nginx'                            #=> disruptive
        ansible web -m command -a 'chdir=/srv cmd="rm -rf x"'               #=> unknown code.opaque
        ansible web -m shell -a 'chdir=/srv ls'                             #=> read_only
        ansible web -m debug -a 'var=groups.keys()'                         #=> read_only
        ansible web -m debug -a 'msg={{ a | default("rm -rf /srv; x") }}'   #=> read_only
        ansible web -m debug -a "msg={{ lookup('pipe', 'rm x') }}"          #=> unknown code.injected
        ansible web -m assert -a 'that=x=="cmd=y"'                          #=> read_only
        ansible web -m "$M" -a 'rm -rf /srv/app'                            #=> destructive unknown.subcommand
        ansible web -m raw -a 'reboot'                                      #=> disruptive
        ansible web -m script -a ./x.sh                                     #=> unknown
        ansible web -m copy -a 'src=a dest=/etc/a mode=0644'                #=> config_mutation host.config
        ansible web -m copy -a 'src=a dest=/etc/a' --check                  #=> read_only
        ansible web -m service -a "name=nginx state='stopped'"              #=> disruptive service.stop
        ansible web -m service -a '{"name": "nginx", "state": "stopped"}'   #=> unknown code.opaque
        ansible web -m service -a 'name=nginx state={{ s }}'                #=> unknown code.opaque
        ansible web -m debug -a "msg={{ q ('pipe', 'rm x') }}" --check      #=> unknown code.injected
        ansible web -m debug -a '{"msg": "{{ inventory_hostname }}"}'       #=> read_only
        ansible web -a 'systemctl status pipewire'                          #=> read_only
        ansible web -m setup -a fact_path=/srv/facts                        #=> unknown code.opaque
        ansible web -m mount_facts -a mount_binary=/srv/x                   #=> unknown code.opaque
        ansible web -m getent -a database=shadow                            #=> exposure secret.read
        ansible web -m getent -a database=passwd                            #=> read_only
        ansible web -m uri -a 'url=http://localhost/x dest=/etc/x'          #=> config_mutation host.config
        ansible web -m apt -a deb=x.deb                                     #=> unknown code.opaque
        ansible web -m apt -a 'name=jq state=absent purge=true'             #=> destructive fs.delete
        ansible web -m synchronize -a 'src=a dest=/srv/b delete=true'       #=> destructive fs.delete
        ansible web -m synchronize -a 'src=a dest=/srv/b'                   #=> config_mutation
        ansible web -m ping --become-password-file ./pass.sh                #=> unknown code.injected
        ansible web -m ping --check -t /srv/tree                            #=> config_mutation fs.write
        ansible web -m ping --flush-cache                                   #=> reversible_low refresh
        ansible web -m ping --playbook-dir ./x                              #=> unknown code.injected
        ansible all --list-hosts -i ./inventory.py                          #=> unknown code.injected
        ansible web -m copy -a 'src=a dest=/etc/a' --chec                   #=> read_only
        ansible web -m file -a 'path=/srv/x state=absent'                   #=> destructive fs.delete
        ansible web -m file -a 'path=/srv/x state=directory'                #=> config_mutation
        ansible web -m file -a 'path=/srv/x mode=0777'                      #=> exposure access.grant
        ansible web -m slurp -a src=/etc/shadow                             #=> exposure secret.read
        ansible web -m slurp -a src=/etc/motd                               #=> read_only
        ansible web -m uri -a url=http://localhost/health                   #=> read_only
        ansible web -m uri -a 'url=http://localhost/x method=POST'          #=> config_mutation net.send
        ansible web -m uri -a 'url=http://localhost/x method=DELETE'        #=> destructive net.delete
        ansible web -m apt -a 'name=jq state=present'                       #=> config_mutation package.install
        ansible web -m apt -a 'name=jq state=absent'                        #=> disruptive package.remove
        ansible web -m apt -a 'upgrade=dist'                                #=> disruptive service.restart
        ansible web -m service -a 'name=nginx state=started'                #=> reversible_low service.start
        ansible web -m systemd -a 'name=nginx state=reloaded'               #=> config_mutation service.reload
        ansible web -m service -a 'name=nginx enabled=true'                 #=> config_mutation service.enable
        ansible web -m service -a 'name=nginx state=stopped'                #=> disruptive service.stop
        ansible web -m service -a 'name=nginx state=restarted'              #=> disruptive service.restart
        ansible web -m user -a 'name=x shell=/bin/sh'                       #=> config_mutation account.change
        ansible web -m user -a 'name=x groups=sudo append=true'             #=> exposure access.grant
        ansible web -m user -a 'name=x state=absent'                 #=> disruptive access.revoke
        ansible web -m user -a 'name=x state=absent remove=true'            #=> destructive fs.delete
        ansible web -m authorized_key -a 'user=x key=y'                     #=> exposure access.grant
        ansible web -m cron -a 'name=x job=y'                               #=> config_mutation schedule.change
        ansible web -m reboot                                               #=> disruptive host.reboot
        ansible web -m fetch -a 'src=/etc/motd dest=out'                    #=> config_mutation fs.write
        ansible web -m pip -a name=x                                        #=> unknown code.remote
        ansible web -m mount -a 'path=/srv state=unmounted'                 #=> disruptive fs.unmount
        ansible web -m community.general.nmcli -a 'conn_name=x'             #=> unknown unknown.subcommand
        ansible web -m ping -t /srv/tree                                    #=> config_mutation fs.write
        ansible web -m ping -M ./library                                    #=> unknown code.injected
        ansible web -m ping -i ./inventory.py                               #=> unknown code.injected
        ansible web -m ping --vault-password-file ./pass.sh                 #=> unknown code.injected
        ansible web -m ping --vault-password-file ~/.vault_pass             #=> read_only
        ansible web -m ping -e ansible_shell_executable=/srv/x              #=> unknown code.injected
        ansible web -m ping -e ansible_user=root                            #=> read_only
        ansible web -m ping --ssh-common-args='-o ProxyCommand=x'           #=> unknown code.injected
        ansible web -m ping --ssh-common-args='-o ProxyJump=bastion'        #=> read_only
        ansible --version                                                   #=> read_only
        ansible web -m ping --frobnicate                                    #=> unknown unknown.option
    """,
)

PLAYBOOK = tool(
    "ansible-playbook",
    "PLAYBOOK...",
    about="carry out playbooks; of a trial run the manual says that tasks may still run",
    docs=f"{DOCS}ansible-playbook.html",
    inert="--version -h",
    reads="PLAYBOOK",
    because="shows lines that are wrong",
    options=[
        *COMMON,
        *VAULT,
        *TARGETS,
        *LOGIN,
        takes("-t/--tags --skip-tags --start-at-task"),
        flags("--force-handlers -C/--check -D/--diff --syntax-check --list-tasks --list-tags --step"),
    ],
    rows=[
        *CODE,
        *PASSWORDS,
        *PROXIES,
        when(
            "PLAYBOOK",
            unless=f"-C {LISTS}",
            does="code.apply PLAYBOOK",
            because="does what the playbook says to the hosts",
        ),
        when(
            "PLAYBOOK",
            "-C",
            unless=LISTS,
            does="code.project PLAYBOOK",
            because="tasks with `check_mode: false` run all the same",
        ),
    ],
    examples="""
        ansible-playbook site.yml                                     #=> unknown code.apply
        ansible-playbook -i hosts site.yml -l web -t nginx -b         #=> unknown code.apply
        ansible-playbook site.yml --check --diff                      #=> unknown code.project
        ansible-playbook site.yml --syntax-check                      #=> read_only
        ansible-playbook .env --syntax-check                          #=> exposure secret.read
        ansible-playbook site.yml --syntax-check --check              #=> read_only
        ansible-playbook -i hosts site.yml --list-tasks               #=> read_only
        ansible-playbook site.yml --list-hosts -i ./inventory.py      #=> unknown code.injected
        ansible-playbook site.yml -i ./inventory.py                   #=> unknown code.injected
        ansible-playbook site.yml --vault-password-file ./pass.sh     #=> unknown code.injected
        ansible-playbook site.yml -e 'ansible_become_exe=/srv/x'      #=> unknown code.injected
        ansible-playbook site.yml --ssh-extra-args='-o ProxyCommand=x' #=> unknown code.injected
        ansible-playbook --version                                    #=> read_only
    """,
)

PULL = tool(
    "ansible-pull",
    "PLAYBOOK...",
    about="fetch a repository of playbooks, and carry one out here",
    docs=f"{DOCS}ansible-pull.html",
    inert="--version -h",
    does="code.apply PLAYBOOK",
    options=[
        *COMMON,
        *VAULT,
        takes("-i/--inventory/--inventory-file -l/--limit -e/--extra-vars -M/--module-path"),
        takes("--private-key/--key-file -u/--user -c/--connection -T/--timeout -t/--tags --skip-tags"),
        takes("--become-password-file/--become-pass-file --connection-password-file/--conn-pass-file"),
        takes("--ssh-common-args --sftp-extra-args --scp-extra-args --ssh-extra-args -s/--sleep -d/--directory"),
        takes("-C/--checkout -m/--module-name"),
        takes("-U/--url", does="code.remote VALUE"),
        flags("--purge", deletes="-d", because="deletes the checkout"),
        flags("--clean", does="vcs.discard", because="drops changes of the checkout"),
        flags("--list-hosts --flush-cache -K/--ask-become-pass -k/--ask-pass -o/--only-if-changed -f/--force --full"),
        flags("--accept-host-key --verify-commit --track-subs --check --diff"),
    ],
    rows=[when("--purge", unless="-d", does="fs.delete", because="deletes the checkout")],
    examples="""
        ansible-pull -U https://example.com/x.git          #=> unknown code.remote code.apply
        ansible-pull -U https://example.com/x.git --check  #=> unknown
        ansible-pull -U https://example.com/x.git --purge  #=> destructive
        ansible-pull -U https://example.com/x.git --purge -d /srv/x  #=> destructive fs.delete
        ansible-pull -U https://example.com/x.git --clean  #=> destructive
        ansible-pull --version                             #=> read_only
    """,
)

CONSOLE = tool(
    "ansible-console",
    "PATTERN",
    about="a console that runs modules on hosts",
    docs=f"{DOCS}ansible-console.html",
    inert="--list-hosts --version -h",
    does="code.interactive PATTERN",
    options=[
        *COMMON,
        *VAULT,
        *TARGETS,
        *LOGIN,
        takes("--task-timeout"),
        BESIDE,
        flags("-C/--check -D/--diff --step"),
    ],
    rows=[*CODE, *PASSWORDS, *PROXIES],
    examples="""
        ansible-console --list-hosts -i ./x.py                                  #=> unknown code.injected
        ansible-console --list-hosts --vault-password-file ./p.sh               #=> unknown code.injected
        ansible-console --list-hosts --become-password-file ./p.sh              #=> unknown code.injected
        ansible-console --list-hosts -e ansible_python_interpreter=/srv/x       #=> unknown code.injected
        ansible-console --list-hosts --ssh-extra-args='-o ProxyCommand=x'       #=> unknown code.injected
        ansible-console web             #=> unknown code.interactive
        ansible-console --list-hosts    #=> read_only
    """,
)

INVENTORY = tool(
    "ansible-inventory",
    "GROUP",
    about="show hosts and their variables",
    docs=f"{DOCS}ansible-inventory.html",
    inert="--version -h",
    options=[
        *COMMON,
        *VAULT,
        takes("-i/--inventory/--inventory-file", reads="VALUE", because="shows lines that are wrong"),
        takes("-l/--limit -e/--extra-vars --host"),
        BESIDE,
        takes("--output", writes="VALUE"),
        flags("--flush-cache --list --graph -y/--yaml --toml --vars --export"),
    ],
    rows=[
        *CODE,
        when(
            "-J --vault-id --vault-password-file",
            "--list --host --vars",
            does="secret.read",
            because="shows encrypted variables in clear text",
        ),
    ],
    examples="""
        ansible-inventory --graph                                        #=> read_only
        ansible-inventory -i hosts.yml --list -y                         #=> read_only
        ansible-inventory --host web1                                    #=> read_only
        ansible-inventory -i /etc/shadow --list                          #=> exposure secret.read
        ansible-inventory --list --ask-vault-pass                        #=> exposure secret.read
        ansible-inventory --graph --ask-vault-pass                       #=> read_only
        ansible-inventory --list --output /srv/hosts.json                #=> config_mutation fs.write
        ansible-inventory -i ./inventory.py --graph                      #=> unknown code.injected
        ansible-inventory --graph --vault-password-file ./pass.sh        #=> unknown code.injected
        ansible-inventory --graph -e ansible_python_interpreter=/srv/x   #=> unknown code.injected
    """,
)

#: A line that is no setting is shown (tried), and `view` shows all.
SHOWN = takes("-c/--config", reads="VALUE", because="shows what is in that file")
TYPED: list[Option] = [*COMMON, SHOWN, takes("-t/--type -f/--format")]
CONFIG = tool(
    "ansible-config",
    about="show settings",
    docs=f"{DOCS}ansible-config.html",
    inert="--version -h",
    options=COMMON,
    subs=[
        sub("list, validate", "ARG...", options=TYPED),
        sub("dump", "ARG...", options=[*TYPED, flags("--only-changed/--changed-only")]),
        sub("view", "ARG...", options=[*COMMON, SHOWN, takes("-t/--type")]),
        sub("init", "ARG...", about="print settings to begin with", options=[*TYPED, flags("--disabled")]),
    ],
    examples="""
        ansible-config dump --only-changed          #=> read_only
        ansible-config list -t all                  #=> read_only
        ansible-config init --disabled > /tmp/a.cfg #=> reversible_low
        ansible-config view                         #=> read_only
        ansible-config view -c /srv/.env            #=> exposure secret.read
        ansible-config frobnicate                   #=> unknown
    """,
)

DOC = tool(
    "ansible-doc",
    "PLUGIN...",
    about="show what plugins are for",
    docs=f"{DOCS}ansible-doc.html",
    options=[
        *COMMON,
        BESIDE,
        takes("-M/--module-path -t/--type -r/--roles-path -e/--entry-point"),
        flags("-j/--json -s/--snippet -F/--list_files -l/--list --metadata-dump --no-fail-on-errors"),
    ],
    examples="""
        ansible-doc -l               #=> read_only
        ansible-doc -t lookup pipe   #=> read_only
        ansible-doc --playbook-dir ./x -t filter -l  #=> unknown code.injected
        ansible-doc --frobnicate     #=> unknown
    """,
)

VAULTED: list[Option] = [*COMMON, *VAULT, takes("--encrypt-vault-id")]
VAULT_CODE = when(
    f"--vault-id={SCRIPTS} --vault-password-file={SCRIPTS}",
    does="code.injected --vault-id --vault-password-file",
    because="a password file that is a program runs",
)
VAULT_TOOL = tool(
    "ansible-vault",
    about="encrypt files, and show what is in them",
    docs=f"{DOCS}ansible-vault.html",
    inert="--version -h",
    options=COMMON,
    subs=[
        sub("view", "FILE...", does="secret.read FILE", options=VAULTED, rows=[VAULT_CODE]),
        sub(
            "decrypt",
            "FILE...",
            does="secret.read FILE",
            because="leaves secrets in clear text",
            options=[*VAULTED, takes("--output", writes="VALUE|-")],
            rows=[
                VAULT_CODE,
                when("FILE", unless="--output", writes="FILE", because="replaces the file by its clear text"),
            ],
        ),
        sub(
            "encrypt",
            "FILE...",
            options=[*VAULTED, takes("--output", writes="VALUE|-")],
            rows=[
                VAULT_CODE,
                when("FILE", unless="--output", writes="FILE", because="replaces the file by its encrypted form"),
            ],
        ),
        sub(
            "encrypt_string",
            "TEXT...",
            about="print text in encrypted form",
            options=[
                *VAULTED,
                takes("--output", writes="VALUE|-"),
                takes("-n/--name --stdin-name"),
                flags("-p/--prompt --show-input"),
            ],
            rows=[VAULT_CODE],
        ),
        sub(
            "create, edit",
            "FILE...",
            does="code.interactive",
            writes="FILE",
            because="opens an editor",
            options=[*VAULTED, flags("--skip-tty-check")],
            rows=[VAULT_CODE],
        ),
        sub(
            "rekey",
            "FILE...",
            does="credential.store FILE",
            because="sets another password",
            options=[*VAULTED, takes("--new-vault-password-file --new-vault-id")],
            rows=[
                VAULT_CODE,
                when(
                    f"--new-vault-id={SCRIPTS} --new-vault-password-file={SCRIPTS}",
                    does="code.injected --new-vault-id --new-vault-password-file",
                    because="a password file that is a program runs",
                ),
            ],
        ),
    ],
    examples="""
        ansible-vault view secrets.yml                          #=> exposure secret.read
        ansible-vault decrypt secrets.yml --output -            #=> exposure secret.read
        ansible-vault decrypt vars.yml                          #=> exposure secret.read fs.write
        ansible-vault encrypt vars.yml                       #=> config_mutation fs.write
        ansible-vault encrypt vars.yml --output /tmp/s.yml   #=> reversible_low fs.scratch
        ansible-vault encrypt_string --name x --vault-id dev@p  #=> read_only
        ansible-vault encrypt_string --vault-id dev@./p.sh x    #=> unknown code.injected
        ansible-vault rekey s.yml --new-vault-password-file ./p.sh  #=> unknown code.injected
        ansible-vault edit secrets.yml                          #=> unknown code.interactive
        ansible-vault rekey secrets.yml                         #=> config_mutation credential.store
        ansible-vault --version                                 #=> read_only
        ansible-vault frobnicate                                #=> unknown
    """,
)

SERVER: list[Option] = [
    *COMMON,
    takes("-s/--server --token/--api-key --timeout --api-version"),
    flags("-c/--ignore-certs"),
]
INSTALL: list[Option] = [
    *SERVER,
    takes("-r/--requirements-file/--role-file -p/--collections-path/--roles-path --keyring --signature"),
    takes("--required-valid-signature-count --ignore-signature-status-code --ignore-signature-status-codes"),
    flags("-f/--force --clear-response-cache --no-cache -i/--ignore-errors -n/--no-deps --force-with-deps --pre"),
    flags("-U/--upgrade --disable-gpg-verify --offline -g/--keep-scm-meta"),
]
GALAXY = tool(
    "ansible-galaxy",
    about="fetch and share collections and roles",
    docs=f"{DOCS}ansible-galaxy.html",
    inert="--version -h",
    options=COMMON,
    subs=[
        sub(
            "collection list, role list, list, role search, search, role info, info",
            "NAME...",
            options=[
                *SERVER,
                takes("-p/--collections-path/--roles-path --format --platforms --galaxy-tags --author"),
                flags("--offline"),
            ],
        ),
        sub("collection verify", "NAME...", options=INSTALL),
        sub(
            "collection install, role install, install",
            "NAME...",
            options=INSTALL,
            rows=[
                when("NAME", does="code.remote NAME", because="fetches code that is named here"),
                when("-r", does="code.remote -r", because="fetches the code that a file lists"),
            ],
        ),
        sub(
            "collection download",
            "NAME...",
            options=[
                *SERVER,
                takes("-p/--download-path -r/--requirements-file"),
                flags("--clear-response-cache --no-cache -n/--no-deps --pre"),
            ],
            rows=[when("-p", writes="-p"), when(unless="-p", does="fs.write cwd")],
        ),
        sub(
            "collection init, role init, init",
            "NAME",
            does="fs.create NAME",
            options=[
                *SERVER,
                takes("--init-path --type -e/--extra-vars"),
                takes(
                    "--collection-skeleton --role-skeleton", does="code.opaque VALUE", because="computes its templates"
                ),
                flags("--offline"),
                flags("-f/--force", deletes="NAME", because="replaces what is there"),
            ],
        ),
        sub(
            "collection build",
            "DIR...",
            options=[*SERVER, takes("--output-path", writes="VALUE"), flags("-f/--force")],
            rows=[when(unless="--output-path", does="fs.write cwd")],
        ),
        sub(
            "collection publish",
            "FILE",
            does="net.publish FILE",
            options=[*SERVER, takes("--import-timeout"), flags("--no-wait")],
        ),
        sub(
            "role remove, remove",
            "NAME...",
            does="package.install NAME",
            because="removes roles, which can be fetched again",
            options=[*SERVER, takes("-p/--roles-path")],
        ),
        sub("role delete, delete", "USER REPOSITORY", does="cloud.delete USER REPOSITORY", options=SERVER),
        sub(
            "role import, import",
            "USER REPOSITORY",
            does="net.publish USER REPOSITORY",
            inert="--status",
            options=[*SERVER, takes("--branch --role-name"), flags("--no-wait --status")],
        ),
        sub(
            "role setup, setup",
            "SOURCE USER REPOSITORY TOKEN",
            does="cloud.change USER REPOSITORY",
            inert="--list",
            options=[*SERVER, takes("-p/--roles-path --remove"), flags("--list")],
        ),
    ],
    examples="""
        ansible-galaxy collection list                                   #=> read_only
        ansible-galaxy role info geerlingguy.nginx                       #=> read_only
        ansible-galaxy collection verify community.general               #=> read_only
        ansible-galaxy collection install community.general              #=> unknown code.remote
        ansible-galaxy install -r requirements.yml                       #=> unknown code.remote
        ansible-galaxy install                                           #=> read_only
        ansible-galaxy collection download community.general -p /tmp/c   #=> reversible_low fs.scratch
        ansible-galaxy collection download community.general             #=> config_mutation fs.write
        ansible-galaxy init web                                          #=> reversible_low fs.create
        ansible-galaxy init web --force                                  #=> destructive
        ansible-galaxy role init --role-skeleton ./x web                 #=> unknown code.opaque
        ansible-galaxy collection build                                  #=> config_mutation fs.write
        ansible-galaxy collection build --output-path /tmp/c             #=> reversible_low fs.scratch
        ansible-galaxy collection publish a-b-1.tar.gz                   #=> exposure net.publish
        ansible-galaxy role remove geerlingguy.nginx                     #=> config_mutation package.install
        ansible-galaxy role delete user repo                             #=> destructive cloud.delete
        ansible-galaxy role import user repo                             #=> exposure net.publish
        ansible-galaxy role import --status user repo                    #=> read_only
        ansible-galaxy role setup travis user repo x                     #=> config_mutation cloud.change
        ansible-galaxy role setup --list                                 #=> read_only
        ansible-galaxy frobnicate                                        #=> unknown
    """,
)

TOOLS = [ANSIBLE, PLAYBOOK, PULL, CONSOLE, INVENTORY, CONFIG, DOC, VAULT_TOOL, GALAXY]
