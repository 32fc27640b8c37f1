from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

PULUMI_ALL: list[Option] = [
    takes("--color -C/--cwd --memprofilerate -v/--verbose"),
    takes("--profiling", does="fs.create VALUE", because="writes profiles into files of that name"),
    takes("--tracing", does="net.send VALUE"),
    flags("-h/--help --disable-integrity-checking -e/--emoji --fully-qualify-stack-names --logflow --logtostderr"),
    flags("-Q/--non-interactive"),
]
STACK: list[Option] = [
    takes("-s/--stack -c/--config --config-file -m/--message -p/--parallel -t/--target --replace --policy-pack"),
    takes(
        "--policy-pack-config --exec-kind --exec-agent --plan --remote-agent-pool-id --remote-env --remote-env-secret"
    ),
    takes("--remote-executor-image --remote-git-auth-access-token --remote-git-branch --remote-git-commit"),
    takes("--remote-git-repo-dir --remote-pre-run-command --exclude --attach-debugger --import-file --target-replace"),
    takes("--save-plan", writes="VALUE"),
    flags("-d/--debug --diff --expect-no-changes --config-path -j/--json -r/--refresh --show-config --show-reads"),
    flags("--show-replacement-steps --show-sames --show-full-output --suppress-outputs --suppress-permalink"),
    flags("--suppress-progress --target-dependents --exclude-dependents --remote --neo --continue-on-error"),
    flags("-y/--yes -f/--skip-preview --preview-only --clear-pending-creates --skip-pending-creates"),
    flags("--run-program", does="code.injected cwd", because="runs the program of the project"),
    flags("--exclude-protected --strict"),
    flags("--show-secrets", does="secret.read"),
]

SHOWS: list[Option] = [
    takes("-s/--stack --version --config-file --path-file --file-format"),
    takes("--file", writes="VALUE"),
    flags("-j/--json -i/--show-ids -u/--show-urls --show-name --shell --path --open"),
    flags("--show-secrets", does="secret.read"),
]

PULUMI = tool(
    "pulumi",
    about="make what is in a cloud what a program says",
    docs="https://www.pulumi.com/docs/iac/cli/commands/",
    inherits=True,
    inert="-h --help",
    options=PULUMI_ALL,
    subs=[
        sub(
            "version, about, whoami, logs, console, gen-completion, help, stack ls,"
            " plugin ls,"
            " policy ls, policy group ls, schema check, org get-default, org search,"
            " cloud search,"
            " config env ls, stack tag ls, stack tag get, env ls, env list, env version history, env"
            " tag ls, env tag list, env tag get, env schedule get, env schedule list, env settings get,"
            " env referrer list, deployment get, deployment list, deployment log, api list, api describe, project ls",
            "WORD...",
            open=True,
        ),
        sub("env version", "ENVIRONMENT", options=[takes("--utc")]),
        sub("template", open=True),
        sub(
            "stack history, env get, env diff",
            "WORD...",
            options=[
                takes("--page --page-size -s/--stack --definition --value --format --path"),
                flags("--full-dates"),
                flags("--show-secrets", does="secret.read WORD"),
            ],
        ),
        sub(
            "stack graph",
            "FILE",
            writes="FILE",
            options=[
                takes("--dependency-edge-color --parent-edge-color -s/--stack"),
                flags("--ignore-dependency-edges --ignore-parent-edges --short-node-name"),
            ],
        ),
        sub(
            "deployment settings pull",
            does="fs.write cwd",
            because="writes the settings of the stack",
            options=[takes("-s/--stack --config-file")],
        ),
        sub("preview, pre", does="code.project cwd", because="runs the program of the project", options=STACK),
        sub(
            "up, update, import, watch",
            "WORD...",
            does="code.apply cwd",
            because="changes what is in the cloud as the program says",
            options=STACK,
        ),
        sub("refresh", does="cloud.change", options=STACK, inert="--preview-only"),
        sub("destroy, down", does="cloud.delete", options=STACK, inert="--preview-only"),
        sub("cancel", "STACK", does="cloud.disrupt STACK", options=STACK),
        sub("stack, config, stack export", options=SHOWS),
        sub("stack output", "NAME", options=SHOWS),
        sub(
            "config get",
            "KEY",
            options=SHOWS,
            rows=[
                when(
                    "KEY=*password*|*passwd*|*token*|*secret*|*key*|*cred*",
                    does="secret.read KEY",
                    because="shows what is kept as a secret in clear text",
                )
            ],
        ),
        sub(
            "config set, config set-all, config rm, config remove, config rm-all, config remove-all, config cp,"
            " config copy, config refresh, config env add, config env rm, config env remove,"
            " config env init",
            "WORD...",
            does="fs.write cwd",
            because="changes the settings of the stack",
            options=[
                takes("-s/--stack --config-file -d/--dest --type"),
                flags("--path --secret --plaintext -f/--force -y/--yes"),
            ],
        ),
        sub(
            "stack init, stack rename, stack tag set, stack tag rm, stack change-secrets-provider, org set-default,"
            " policy enable, policy disable, policy publish, deployment run, deployment settings *, env init,"
            " env edit, env set,"
            " env rotate, env tag, env tag *, env clone, env version rollback, env version tag, env version tag *,"
            " env schedule *, env settings set, template publish, package publish",
            "WORD...",
            does="cloud.change WORD",
            open=True,
        ),
        sub(
            "env version retract", "REVISION", does="cloud.disrupt REVISION", options=[takes("--reason --replace-with")]
        ),
        sub("deployment settings get, deployment settings show", options=[takes("-s/--stack --config-file")]),
        sub("stack select, stack unselect", "STACK...", does="target.switch STACK", open=True),
        sub("stack rm, stack remove, env rm, env remove", "STACK...", does="storage.delete STACK", open=True),
        sub(
            "stack import, state delete, state rename, state unprotect, state move, state edit, state repair,"
            " state upgrade",
            "WORD...",
            does="storage.disrupt WORD",
            because="changes what is known of the cloud by hand",
            open=True,
        ),
        sub(
            "new",
            "TEMPLATE...",
            does="code.remote TEMPLATE",
            because="fetches a template, and installs what it needs",
            open=True,
        ),
        sub("install, plugin install, package add", "WORD...", does="code.remote WORD", open=True),
        sub("plugin rm", "WORD...", does="fs.scratch", open=True),
        sub("convert, package gen-sdk, package get-schema", "WORD...", does="fs.write cwd", open=True),
        sub("login", "URL...", does="credential.store URL", open=True),
        sub("logout", "URL...", does="credential.store URL", open=True),
        sub("env open", "ENVIRONMENT...", does="secret.read ENVIRONMENT", open=True),
        sub(
            "env run",
            "ENVIRONMENT COMMAND...:argv",
            does="secret.env",
            options=[takes("-l/--lifetime"), flags("-i/--interactive")],
        ),
    ],
    examples="""
        pulumi version                                  #=> read_only
        pulumi stack ls --json                          #=> read_only
        pulumi stack history                            #=> read_only
        pulumi stack history --show-secrets             #=> exposure secret.read
        pulumi env get x --show-secrets                 #=> exposure secret.read
        pulumi stack graph out.dot                      #=> config_mutation fs.write
        pulumi deployment settings pull                 #=> config_mutation fs.write
        pulumi deployment settings get                  #=> read_only
        pulumi config remove-all a b                    #=> config_mutation fs.write
        pulumi config get aws:region                    #=> read_only
        pulumi config get dbPassword                    #=> exposure secret.read
        pulumi env version history a                    #=> read_only
        pulumi env version retract a@2                  #=> disruptive cloud.disrupt
        pulumi env version rollback a@2                 #=> config_mutation cloud.change
        pulumi template publish x                       #=> config_mutation cloud.change
        pulumi stack webhook new                        #=> unknown unknown.subcommand
        pulumi --cwd infra stack output url             #=> read_only
        pulumi stack output --show-secrets              #=> exposure secret.read
        pulumi stack export --file x.json               #=> config_mutation fs.write
        pulumi preview --diff                           #=> unknown code.project
        pulumi preview --save-plan=x                    #=> unknown fs.write
        pulumi preview --show-secrets                   #=> unknown secret.read
        pulumi up -y                                    #=> unknown code.apply
        pulumi --tracing http://x up                    #=> unknown net.send
        pulumi refresh -y                               #=> config_mutation cloud.change
        pulumi destroy -y                               #=> destructive cloud.delete
        pulumi destroy --preview-only                   #=> read_only
        pulumi destroy --preview-only --run-program     #=> unknown code.injected
        pulumi refresh --preview-only                   #=> read_only
        pulumi cancel dev                               #=> disruptive cloud.disrupt
        pulumi config set a b                           #=> config_mutation fs.write
        pulumi stack init dev                           #=> config_mutation cloud.change
        pulumi stack select dev                         #=> config_mutation target.switch
        pulumi stack rm dev --yes                       #=> destructive storage.delete
        pulumi state delete urn:x                       #=> disruptive storage.disrupt
        pulumi new aws-python                           #=> unknown code.remote
        pulumi plugin install resource aws              #=> unknown code.remote
        pulumi plugin rm --all                          #=> reversible_low fs.scratch
        pulumi convert --from terraform                 #=> config_mutation fs.write
        pulumi login s3://b                             #=> config_mutation credential.store
        pulumi logout                                   #=> config_mutation credential.store
        pulumi env open me/dev                          #=> exposure secret.read
        pulumi env run me/dev -- ls                     #=> exposure secret.env
        pulumi env run me/dev -- rm -rf /srv/x          #=> destructive fs.delete
        pulumi destroy --help                           #=> read_only
        pulumi up --frobnicate                          #=> unknown unknown.option
        pulumi frobnicate                               #=> unknown unknown.subcommand
    """,
)

PACKER = tool(
    "packer",
    about="make images of machines",
    docs="https://developer.hashicorp.com/packer/docs/commands",
    style="single",
    inert="-h -help --help -v -version --version",
    options=[
        flags("-h/-help/--help -v/-version/--version -machine-readable -autocomplete-install -autocomplete-uninstall")
    ],
    subs=[
        sub("version, help, plugins installed, plugins required", "WORD...", open=True),
        sub(
            "inspect, validate, fix",
            "TEMPLATE",
            options=[
                takes("-except -only -var -validate"),
                takes("-var-file", reads="VALUE"),
                flags("-evaluate-datasources", does="code.project TEMPLATE", because="asks what the template names"),
                flags(
                    "-syntax-only -no-warn-undeclared-var -warn-on-undeclared-var"
                    " -use-sequential-evaluation"
                    " -ignore-prerelease-plugins -machine-readable -h/-help/--help"
                ),
            ],
        ),
        sub(
            "build",
            "TEMPLATE",
            does="code.apply TEMPLATE",
            because="starts machines, and runs what the template says on them",
            options=[
                takes("-except -only -var -var-file -on-error -parallel-builds -parallel -color"),
                flags(
                    "-force -machine-readable -debug -timestamp-ui -warn-on-undeclared-var -ignore-prerelease-plugins"
                    " -use-sequential-evaluation -skip-enforcement -h/-help/--help"
                ),
            ],
        ),
        sub(
            "fmt",
            "TEMPLATE...",
            inert="-help",
            options=[takes("-write"), flags("-check -diff -recursive -h/-help/--help")],
            rows=[
                when("TEMPLATE", unless="-check -write=false", writes="TEMPLATE|-"),
                when("-diff", reads="TEMPLATE", because="shows lines of the templates"),
                when("TEMPLATE==-", reads="TEMPLATE", because="shows what is fed to it"),
            ],
        ),
        sub(
            "init",
            "TEMPLATE",
            does="package.install TEMPLATE",
            because="fetches plugins that the template names",
            options=[flags("-upgrade -force -h/-help/--help")],
        ),
        sub("plugins install", "PLUGIN VERSION", does="code.remote PLUGIN", options=[takes("-path"), flags("-force")]),
        sub("plugins remove", "PLUGIN VERSION", does="package.remove PLUGIN"),
        sub(
            "hcl2_upgrade",
            "TEMPLATE",
            does="fs.write cwd",
            options=[takes("-output-file", writes="VALUE"), flags("-with-annotations")],
        ),
        sub(
            "console",
            "TEMPLATE",
            does="code.interactive",
            options=[takes("-var -var-file"), flags("-config-type=hcl2")],
        ),
    ],
    examples="""
        packer version                                  #=> read_only
        packer validate -var a=b x.pkr.hcl              #=> read_only
        packer validate -var-file=.env x.pkr.hcl        #=> exposure secret.read
        packer fmt -write=false .env                    #=> read_only
        packer fmt -write=false -diff .env              #=> exposure secret.read
        packer fmt - < .env                             #=> exposure secret.read
        packer inspect x.pkr.hcl                        #=> read_only
        packer build x.pkr.hcl                          #=> unknown code.apply
        packer fmt -check .                             #=> read_only
        packer fmt x.pkr.hcl                            #=> config_mutation fs.write
        packer init .                                   #=> config_mutation package.install
        packer plugins installed                        #=> read_only
        packer plugins install github.com/x/y           #=> unknown code.remote
        packer plugins remove github.com/x/y            #=> disruptive package.remove
        packer hcl2_upgrade -output-file=y.pkr.hcl x    #=> config_mutation fs.write
        packer console x.pkr.hcl                        #=> unknown code.interactive
        packer build -help                              #=> read_only
        packer frobnicate                               #=> unknown unknown.subcommand
    """,
)

#: Settings that say where Puppet finds code: any of them may stand on any line.
LOADED_FROM = (
    "--confdir --vardir --codedir --modulepath --libdir --factpath --external_nodes --hiera_config --config"
    " --plugindest --pluginfactdest --basemodulepath --environmentpath --route_file"
)
INSTALLED = "/etc/puppet*|/opt/puppetlabs/*|/var/lib/puppet*|/usr/*|/dev/null"
PUPPET_ALL: list[Option] = [
    takes(f"--environment --server --certname --log_level --render-as {LOADED_FROM}"),
    takes("--masterport --serverport --ca_server --rundir --statedir --localcacert --ssldir --node_terminus"),
    takes("--prerun_command --postrun_command", "COMMAND:sh"),
    takes("--logdest/-l", does="fs.write VALUE"),
    flags("-d/--debug -v/--verbose -h/--help -V/--version --trace --color --no-color --noop --strict_variables"),
]

PUPPET = tool(
    "puppet",
    about="make this host what the manifests say",
    docs="https://www.puppet.com/docs/puppet/8/man/overview",
    inherits=True,
    inert="-h --help -V --version",
    options=PUPPET_ALL,
    rows=[
        when(
            f"{each}=*", unless=f"{each}={INSTALLED}", does=f"code.injected {each}", because="may load code from there"
        )
        for each in LOADED_FROM.split()
    ],
    subs=[
        sub(
            "help, config print, module list, module search, module changes, parser dump, describe, man,"
            " ssl show, ssl verify, cert list, ca list, key list, status find, node find",
            "WORD...",
            open=True,
        ),
        sub("report, config, doc", options=[takes("-o/--outputdir", writes="VALUE")]),
        sub("report submit, report save", "WORD...", does="net.send WORD", open=True),
        sub(
            "catalog find, catalog select, catalog compile, catalog apply",
            "WORD...",
            does="code.project WORD",
            because="computes what manifests say, whose functions run here",
            open=True,
        ),
        sub(
            "facts, facts show, facts find",
            "WORD...",
            options=[
                takes("--external-dir --custom-dir", does="code.opaque VALUE", because="runs the facts in that folder"),
                takes("--*", "[VALUE]"),
                flags("-*"),
            ],
        ),
        sub(
            "lookup",
            "KEY...",
            does="net.query KEY",
            options=[
                takes("--merge --knock-out-prefix --sort-merged-arrays --unpack-arrays --merge-hash-arrays --type"),
                takes("--node --default --facts --explain-options --render-as"),
                flags("--explain"),
                flags(
                    "--compile", does="code.project", because="computes what manifests say, whose functions run here"
                ),
            ],
            rows=[when("KEY=*password*|*passwd*|*token*|*secret*|*key*|*cred*", does="secret.read KEY")],
        ),
        sub("facts upload", does="net.send", open=True),
        sub(
            "parser validate, epp validate, epp dump",
            "FILE...",
            options=[takes("-e --values --values_file"), flags("--list_files")],
        ),
        sub(
            "agent",
            options=[
                takes("--digest --waitforcert -w --runinterval --masterport --job-id --tags --skip_tags --splaylimit"),
                takes("--disable", "REASON?", does="host.config"),
                flags(
                    "-t/--test --onetime -D/--daemonize --no-daemonize --detailed-exitcodes --no-splay --splay"
                    " --fingerprint"
                    " --no-client --no-usecacheonfailure --show_diff --ignorecache --graph"
                ),
                flags("--enable", does="host.config"),
            ],
            rows=[
                when(
                    unless="--enable --disable --fingerprint -h",
                    does="code.apply",
                    because="makes this host what the server says, in a trial too what says `noop => false`",
                )
            ],
        ),
        sub(
            "apply",
            "FILE",
            options=[
                takes("--catalog --logdest --loadclasses --tags"),
                takes("-e/--execute", does="code.opaque VALUE", because="carries out Puppet code"),
                flags("-L --detailed-exitcodes --test --show_diff --write-catalog-summary --parseonly"),
            ],
            does="code.apply FILE",
            because="makes this host what the file says; its functions run even with --noop",
        ),
        sub(
            "resource",
            "TYPE NAME SETTING...",
            options=[
                takes("-t/--types -p/--param"),
                takes("-e/--edit", does="code.interactive"),
                flags("-f/--fail -y/--to_yaml -x/--ext"),
            ],
            rows=[
                when("SETTING", does="host.config SETTING"),
                when("TYPE=user", unless="SETTING", does="secret.read TYPE", because="shows password hashes too"),
            ],
        ),
        sub("config set, config delete", "NAME TEXT", does="host.config NAME", options=[takes("--section")]),
        sub("module install, module upgrade", "MODULE", does="code.remote MODULE", open=True),
        sub("module uninstall", "MODULE...", does="package.remove MODULE", open=True),
        sub(
            "module generate, module build, generate *, strings, strings generate, catalog download, catalog save",
            "WORD...",
            does="fs.write cwd",
            open=True,
        ),
        sub(
            "ssl bootstrap, ssl submit_request, ssl generate_request, ssl download_cert, ssl renew_cert, ca"
            " generate, ca import, ca setup,"
            " cert generate, key generate, certificate_request *, certificate generate",
            "WORD...",
            does="credential.store WORD",
            open=True,
        ),
        sub("ca sign, cert sign", "NAME...", does="access.grant NAME", open=True),
        sub(
            "ca revoke, ca clean, cert revoke, cert clean, ssl clean, node clean, node deactivate, ca prune, ca delete",
            "NAME...",
            does="access.revoke NAME",
            open=True,
        ),
        sub("filebucket list, filebucket get, filebucket diff", "FILE...", open=True),
        sub("filebucket backup, filebucket restore", "FILE...", does="fs.write FILE", open=True),
        sub("epp render", "FILE...", does="code.opaque FILE", because="runs what the template says", open=True),
        sub("device, script, plan, task", "WORD...", does="code.apply WORD", open=True),
        sub("plugin download", does="code.remote", open=True),
    ],
    examples="""
        puppet facts upload                             #=> config_mutation net.send
        puppet config print                             #=> read_only
        puppet --debug module list                      #=> read_only
        puppet lookup ntp::servers --node x             #=> read_only net.query
        puppet lookup db_password                       #=> exposure secret.read
        puppet lookup --compile x                       #=> unknown code.project
        puppet catalog compile x                        #=> unknown code.project
        puppet report submit x                          #=> config_mutation net.send
        puppet doc --outputdir x                        #=> config_mutation fs.write
        puppet facts --confdir=./x                        #=> unknown code.injected
        puppet facts --vardir=./x                         #=> unknown code.injected
        puppet facts --codedir=./x                        #=> unknown code.injected
        puppet facts --modulepath=./x                     #=> unknown code.injected
        puppet facts --libdir=./x                         #=> unknown code.injected
        puppet facts --factpath=./x                       #=> unknown code.injected
        puppet facts --external_nodes=./x                 #=> unknown code.injected
        puppet facts --hiera_config=./x                   #=> unknown code.injected
        puppet facts --config=./x                         #=> unknown code.injected
        puppet facts --plugindest=./x                     #=> unknown code.injected
        puppet facts --pluginfactdest=./x                 #=> unknown code.injected
        puppet facts --basemodulepath=./x                 #=> unknown code.injected
        puppet facts --environmentpath=./x                #=> unknown code.injected
        puppet facts --route_file=./x                     #=> unknown code.injected
        puppet facts --confdir=/etc/puppetlabs/puppet   #=> read_only
        puppet agent --noop --prerun_command 'rm x'     #=> destructive fs.delete
        puppet parser validate init.pp                  #=> read_only
        puppet agent --test                             #=> unknown code.apply
        puppet agent --test --noop                      #=> unknown code.apply
        puppet agent --fingerprint                      #=> read_only
        puppet agent --disable 'not now'                #=> config_mutation host.config
        puppet agent --disable                          #=> config_mutation host.config
        puppet agent --enable                           #=> config_mutation host.config
        puppet apply site.pp                            #=> unknown code.apply
        puppet apply -e 'include x'                     #=> unknown code.opaque
        puppet resource user root                       #=> exposure secret.read
        puppet resource service nginx                   #=> read_only
        puppet resource user x ensure=present           #=> config_mutation host.config
        puppet resource -e user x                       #=> unknown code.interactive
        puppet config set server x --section agent      #=> config_mutation host.config
        puppet module install x-y                       #=> unknown code.remote
        puppet module uninstall x-y --version 1.0       #=> disruptive package.remove
        puppet module uninstall x-y                     #=> disruptive package.remove
        puppet strings generate                         #=> config_mutation fs.write
        puppet ssl bootstrap                            #=> config_mutation credential.store
        puppet ca sign web1                             #=> exposure access.grant
        puppet cert clean web1                          #=> disruptive access.revoke
        puppet filebucket get x                         #=> read_only
        puppet filebucket restore f x                   #=> config_mutation fs.write
        puppet epp render x.epp                         #=> unknown code.opaque
        puppet device -v                                #=> unknown code.apply
        puppet plugin download                          #=> unknown code.remote
        puppet apply --help                             #=> read_only
        puppet frobnicate                               #=> unknown unknown.subcommand
    """,
)

FACTER = tool(
    "facter",
    "FACT...",
    about="show facts of this host",
    docs="man:facter(8)",
    options=[
        takes("-l/--log-level"),
        takes("-c/--config", does="code.injected VALUE", because="the file may name folders of facts, which run"),
        takes("--custom-dir --external-dir", does="code.opaque VALUE", because="runs the facts that lie there"),
        flags(
            "--color --no-color -d/--debug --hocon -j/--json --no-block --no-cache --no-custom-facts"
            " --no-external-facts"
        ),
        flags(
            "--no-ruby --trace --verbose --show-legacy -y/--yaml --strict -t/--timing --sequential --http-debug"
            " -p/--puppet --force-dot-resolution"
        ),
        flags("-v/--version --list-block-groups --list-cache-groups -h/--help"),
    ],
    examples="""
        facter -c ./f.conf os                           #=> unknown code.injected
        facter -j os                                    #=> read_only
        facter --custom-dir ./facts x                   #=> unknown code.opaque
        facter --frobnicate                             #=> unknown unknown.option
    """,
)

ACME = tool(
    "acme.sh",
    about="fetch certificates",
    docs="https://github.com/acmesh-official/acme.sh/wiki",
    inert="--help -h --version -v",
    options=[
        takes(
            "-d/--domain --challenge-alias --domain-alias --preferred-chain --valid-to --valid-from -w/--webroot"
            " --keylength/-k"
            " --ecc-keylength/-ek --useragent --accountemail/-m"
            " --accountkey"
            " --email --days --httpport --tlsport --local-address --server --eab-kid --eab-hmac-key"
            " --stateless-account"
            " --notify-level --notify-mode --notify-hook --notify-source --revoke-reason --csr --log-level"
            " --password"
            " --ca-bundle --ca-path --branch/-b --set-notify-level --renew-days"
            " --retry-after"
            " --cert-profile/--certificate-profile --extended-key-usage"
        ),
        takes("--openssl-bin", does="code.opaque VALUE", because="runs that program"),
        takes("--accountconf --domain-config", does="code.injected VALUE", because="a shell reads the file"),
        takes("--dns --deploy-hook", "VALUE?", does="credential.store VALUE"),
        takes("--cert-file --key-file --ca-file --fullchain-file", writes="VALUE"),
        takes("--log", "VALUE?", does="fs.append VALUE"),
        takes("--reloadcmd --pre-hook --post-hook --renew-hook", "COMMAND:sh"),
        takes("--home --cert-home --config-home"),
        flags("--output-insecure", does="secret.read", because="shows what is else masked"),
        flags("-h/--help -v/--version --list/-l --info --list-profiles --show-csr/-scsr"),
        flags(
            "--issue --renew/-r --renew-all/--renewAll --signcsr --create-csr/-ccsr --create-account-key/-cak"
            " --toPkcs/--to-pkcs12 --toPkcs8/--to-pkcs8"
            " --create-domain-key/-cdk --install-cert/-i --deploy --register-account --update-account",
            does="credential.store -d",
            because="fetches or installs keys and certificates",
        ),
        flags(
            "--cron",
            does="credential.store, code.opaque",
            because="fetches certificates anew, and runs the hooks that were set",
        ),
        flags("--install --install-cronjob", does="schedule.change"),
        flags("--uninstall --uninstall-cronjob", does="schedule.change"),
        flags("--upgrade", does="code.remote", because="fetches and installs itself anew"),
        flags("--revoke", does="access.revoke -d"),
        flags("--deactivate --deactivate-account", does="access.revoke"),
        flags("--remove", does="credential.store -d", because="stops to renew the certificate"),
        flags("--set-default-ca --set-notify --set-default-chain", does="host.config"),
        flags(
            "--staging/--test --standalone --alpn --stateless --apache --nginx --force/-f --debug"
            " --insecure"
            " --listraw --ecc --always-force-new-domain-key --auto-upgrade"
            " --yes-I-know-dns-manual-mode-enough-go-ahead-please"
            " --ocsp/--ocsp-must-staple --no-cron/--nocron --noprofile --no-color --force-color --listen-v4"
            " --listen-v6"
            " --use-wget --no-profile"
        ),
    ],
    rows=[
        *(
            when(
                f"{home}=*",
                unless=f"{home}=*/.acme.sh|/etc/*|/usr/*|/opt/*|/acme.sh",
                does=f"code.injected {home}",
                because="a shell reads the files in that folder",
            )
            for home in ("--home", "--cert-home", "--config-home")
        ),
        when(
            "--dns=*/* --deploy-hook=*/* --notify-hook=*/*",
            does="code.injected --dns --deploy-hook --notify-hook",
            because="a shell reads that file",
        ),
    ],
    examples="""
        acme.sh --list                                  #=> read_only
        acme.sh --list --home ~/.acme.sh                #=> read_only
        acme.sh --list --home /tmp/x                    #=> unknown code.injected
        acme.sh --list --cert-home ./x                  #=> unknown code.injected
        acme.sh --list --config-home ./x                #=> unknown code.injected
        acme.sh --list --cert-home ~/.acme.sh --config-home /etc/acme  #=> read_only
        acme.sh --deploy --deploy-hook ../../x -d a     #=> unknown code.injected
        acme.sh --deploy --deploy-hook nginx -d a       #=> config_mutation
        acme.sh --to-pkcs12 -d a                        #=> config_mutation credential.store
        acme.sh --info --output-insecure                #=> exposure secret.read
        acme.sh --list --openssl-bin ./x                #=> unknown code.opaque
        acme.sh --list --accountconf ./x                #=> unknown code.injected
        acme.sh --info -d example.com                   #=> read_only
        acme.sh --issue -d example.com -w /var/www      #=> config_mutation credential.store
        acme.sh --issue --dns dns_cf -d example.com     #=> config_mutation credential.store
        acme.sh --install-cert -d x --key-file k --reloadcmd 'systemctl reload x'  #=> config_mutation service.reload
        acme.sh --renew -d x --post-hook 'rm -rf /srv/x'  #=> destructive fs.delete
        acme.sh --list --log l                          #=> config_mutation fs.write
        acme.sh --cron                                  #=> unknown code.opaque
        acme.sh --install-cronjob                       #=> config_mutation schedule.change
        acme.sh --uninstall                             #=> config_mutation schedule.change
        acme.sh --upgrade                               #=> unknown code.remote
        acme.sh --revoke -d x                           #=> disruptive access.revoke
        acme.sh --deactivate-account                    #=> disruptive access.revoke
        acme.sh --remove -d x                           #=> config_mutation credential.store
        acme.sh --set-default-ca --server letsencrypt   #=> config_mutation host.config
        acme.sh --frobnicate                            #=> unknown unknown.option
    """,
)

DNS = "with the provider `exec`, a program that the environment names"
TRAEFIK = tool(
    "traefik",
    about="send requests on to services",
    docs="https://doc.traefik.io/traefik/reference/static-configuration/cli/",
    style="go",
    does="service.start, net.listen",
    inert="-h --help",
    options=[
        flags("-h/--help"),
        takes(
            "--configfile*",
            does="code.opaque VALUE",
            because="the file says what it serves, and which plugins run",
        ),
        takes("--experimental*", "[VALUE]", does="code.remote", because="may fetch plugins"),
        takes("--log.filepath* --accesslog.filepath*", does="fs.append VALUE"),
        takes("--certificatesresolvers.*.acme.storage*", "[VALUE]", does="credential.store VALUE"),
        takes("--certificatesresolvers.*.acme.dnschallenge*", "[VALUE]", does="code.opaque VALUE", because=DNS),
        takes("--*", "[VALUE]"),
    ],
    subs=[sub("version, healthcheck", open=True)],
    examples="""
        traefik version                                 #=> read_only
        traefik healthcheck --ping                      #=> read_only
        traefik --providers.docker                      #=> config_mutation net.listen
        traefik --configFile=./t.yml                    #=> unknown code.opaque
        traefik --experimental.plugins.x.modulename=y   #=> unknown code.remote
        traefik --experimental.localPlugins.x.modulename=y  #=> unknown code.remote
        traefik --ConfigFile=./t.yml                    #=> unknown code.opaque
        traefik --log.filepath=x                        #=> config_mutation net.listen
        traefik --accessLog.filePath=/etc/cron.d/x      #=> config_mutation schedule.change
        traefik --certificatesResolvers.le.acme.storage=acme.json  #=> config_mutation credential.store
        traefik --certificatesResolvers.le.acme.dnsChallenge.provider=exec  #=> unknown code.opaque
        traefik --certificatesResolvers.le.acme.tlsChallenge=true  #=> config_mutation
        traefik --help                                  #=> read_only
    """,
)

CQLSH = tool(
    "cqlsh",
    "HOST PORT",
    about="talk CQL to Cassandra",
    docs="https://cassandra.apache.org/doc/latest/cassandra/tools/cqlsh.html",
    inert="-h --help -v --version",
    options=[
        takes("-e/--execute", "CQL:sql"),
        takes("-f/--file", "FILE:@sql"),
        takes("--browser", does="code.opaque VALUE", because="runs that program"),
        takes("--cqlshrc", does="code.injected VALUE", because="the file may name a module to log in with"),
        takes(
            "-u/--username -p/--password -k/--keyspace --encoding --credentials --cqlversion"
            " --protocol-version"
            " --connect-timeout --request-timeout --consistency-level --serial-consistency-level"
        ),
        flags(
            "-C/--color --no-color --ssl --debug --coverage -t/--tty --disable-history --no-file-io"
            " --insecure-password-without-warning"
        ),
        flags("--no_compact --secure-connect-bundle -h/--help -v/--version"),
    ],
    rows=[when(unless="-e -f -h -v", stdin="sql")],
    examples="""
        cqlsh -e 'SELECT * FROM ks.t' db1               #=> read_only db.read
        cqlsh db1 9042 -e "DELETE FROM ks.t WHERE id=1" #=> destructive db.delete
        cqlsh -e 'DROP KEYSPACE ks'                     #=> destructive db.delete
        cqlsh -e 'TRUNCATE ks.t'                        #=> destructive db.delete
        cqlsh -f x.cql                                  #=> unknown code.project
        cqlsh db1                                       #=> unknown code.interactive
        cqlsh --cqlshrc ./rc -e 'SELECT 1'              #=> unknown code.injected
        cqlsh --browser ./x -e 'SELECT 1'               #=> unknown code.opaque
        cqlsh --version                                 #=> read_only
    """,
)

TOOLS = [PULUMI, PACKER, PUPPET, FACTER, ACME, TRAEFIK, CQLSH]
