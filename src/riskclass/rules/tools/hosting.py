from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

#: Options that show what is kept back without them, whatever the command.
SHOWN = flags("--show-credentials --show-secrets --show-values --show-password --show-token", does="secret.read")
ANY: list[Option] = [SHOWN, takes("--*", "[VALUE]"), flags("-*"), flags("--help -h")]
SENDS = "sends the project, and replaces what runs"
RUNS = "runs code there that is not seen here"

WRANGLER = tool(
    "wrangler",
    about="run programs and keep data at Cloudflare",
    docs="https://developers.cloudflare.com/workers/wrangler/commands/",
    inherits=True,
    inert="-h --help -v --version",
    options=[takes("-c/--config --cwd -e/--env --env-file"), flags("-h/--help -v/--version")],
    subs=[
        sub(
            "docs, complete, whoami, tail, telemetry status, ai-search list, ai-search get, ai-search stats,"
            " ai-search search, ai-search namespace list, ai-search namespace get, browser list, browser view,"
            " cloudchamber list, cloudchamber images list, cloudchamber registries list, cloudchamber ssh list,"
            " containers instances, containers registries list, email routing list, email routing settings,"
            " email routing dns get, email routing rules list, email routing rules get, email routing addresses list,"
            " email routing addresses get, email sending list, email sending settings, email sending dns get,"
            " pages functions build-env, pipelines sinks list, pipelines sinks get, pipelines streams list,"
            " pipelines streams get, queues consumer http list, queues consumer worker list,"
            " deployments list, deployments status, deployments view, versions list,"
            " versions view, secret list, versions secret list, pages secret list, pages project list,"
            " pages deployment list, pages deployment tail, kv namespace list, kv namespace get, kv"
            " key list, kv key get,"
            " r2 bucket list, r2 bucket info, r2 bucket * list, r2 bucket * get, d1 list, d1 info, d1 insights,"
            " d1 migrations list, d1 time-travel info, queues list, queues info, queues subscription list,"
            " queues subscription get, queues consumer list, workflows list, workflows describe,"
            " workflows instances list,"
            " workflows instances describe, hyperdrive list, hyperdrive get, vectorize list,"
            " vectorize get, vectorize info,"
            " vectorize query, vectorize get-vectors, vectorize list-vectors, vectorize list-metadata-index, ai models,"
            " ai finetune list, containers list, containers info, containers images list, dispatch-namespace list,"
            " dispatch-namespace get, pipelines list, pipelines get, secrets-store store list,"
            " secrets-store secret list,"
            " secrets-store secret get, cert list, mtls-certificate list, tunnel list, tunnel info, vpc service list,"
            " vpc service get",
            "WORD...",
            options=ANY,
        ),
        sub("login, logout", "WORD...", does="credential.store", options=ANY),
        sub(
            "auth token, containers registries credentials, cloudchamber registries credentials",
            "WORD...",
            does="secret.read",
            because="shows a token or a password",
            options=ANY,
        ),
        sub("containers ssh", "WORD...", does="code.interactive WORD", options=ANY),
        sub(
            "cloudchamber curl",
            "PATH",
            options=[takes("-X/--method"), takes("-D/--data", does="net.send PATH"), *ANY],
            rows=[when("--method", unless="--method=GET|HEAD", does="cloud.disrupt PATH")],
        ),
        sub(
            "email sending send, email sending send-raw",
            "WORD...",
            does="message.send WORD",
            options=[takes("--mime-file --attachment --text-file --html-file", does="net.upload VALUE"), *ANY],
        ),
        sub(
            "r2 bucket dev-url enable, r2 bucket domain add",
            "WORD...",
            does="net.publish WORD",
            because="lets everyone read the bucket",
            options=ANY,
        ),
        sub(
            "cloudchamber ssh create",
            "WORD...",
            does="access.grant WORD",
            because="lets the holder of a key into containers",
            options=ANY,
        ),
        sub(
            "secret put, secret bulk, versions secret put, versions secret bulk, pages secret put, pages secret bulk,"
            " secrets-store secret create, secrets-store secret update, secrets-store secret duplicate,"
            " containers registries configure, cloudchamber registries configure, cloudchamber registry configure",
            "WORD...",
            does="credential.store WORD",
            options=ANY,
        ),
        sub(
            "dev, build, pages dev, preview, check startup",
            "WORD...",
            does="code.project",
            because="runs the project",
            options=ANY,
        ),
        sub(
            "deploy, publish, pages deploy, pages publish, versions deploy, versions upload, triggers deploy,"
            " containers build, containers push, cloudchamber build, cloudchamber push, cloudchamber apply",
            "WORD...",
            does="code.project, cloud.disrupt WORD",
            because="builds the project, and replaces what runs",
            options=ANY,
        ),
        sub("rollback, d1 time-travel restore", "WORD...", does="cloud.disrupt WORD", options=ANY),
        sub("init, generate, setup", "WORD...", does="code.remote WORD", because="fetches a template", options=ANY),
        sub(
            "types, pages download config, pages functions build, pages functions optimize-routes",
            "WORD...",
            does="fs.write cwd",
            options=ANY,
        ),
        sub(
            "kv namespace create, r2 bucket create, r2 bucket * create, r2 bucket * add, d1 create,"
            " d1 migrations create,"
            " queues create, queues subscription create, hyperdrive create, vectorize create,"
            " vectorize create-metadata-index,"
            " pages project create, dispatch-namespace create, pipelines create, pipelines setup,"
            " secrets-store store create,"
            " tunnel create, vpc service create, ai finetune create, ai-search create, ai-search namespace create,"
            " browser create, cloudchamber create, pipelines sinks create, pipelines streams create,"
            " email routing addresses create, email routing rules create",
            "WORD...",
            does="cloud.create WORD",
            options=ANY,
        ),
        sub(
            "kv key put, kv bulk put",
            "WORD...",
            does="cloud.change WORD",
            options=[takes("--path", reads="VALUE"), *ANY],
        ),
        sub(
            "vectorize insert, vectorize upsert, queues update, queues consumer add,"
            " queues consumer http add, queues consumer worker add, queues resume-delivery, queues subscription update,"
            " hyperdrive update, kv namespace rename, dispatch-namespace rename, pipelines update, r2 bucket * update,"
            " r2 bucket * enable, r2 bucket * set, workflows trigger, workflows instances resume, vpc service update,"
            " ai-search update, ai-search namespace update, email routing enable, email routing dns unlock,"
            " email routing rules update, email sending enable, r2 bucket * * enable, r2 bucket update storage-class,"
            " telemetry enable, telemetry disable, workflows instances send-event",
            "WORD...",
            does="cloud.change WORD",
            options=ANY,
        ),
        sub(
            "queues pause-delivery, queues consumer remove, queues consumer http remove, queues consumer worker remove,"
            " r2 bucket * disable, r2 bucket * * disable, r2 bucket * remove, workflows instances pause,"
            " workflows instances restart, browser close, cloudchamber modify, email routing disable,"
            " email sending disable",
            "WORD...",
            does="cloud.disrupt WORD",
            options=ANY,
        ),
        sub(
            "delete, secret delete, versions secret delete, pages secret delete, kv namespace delete, kv key delete,"
            " kv bulk delete, r2 bucket delete, r2 bucket * delete, r2 object delete, d1 delete,"
            " queues delete, queues purge,"
            " queues subscription delete, hyperdrive delete, vectorize delete, vectorize delete-vectors,"
            " vectorize delete-metadata-index, pages project delete, pages deployment delete, workflows delete,"
            " workflows instances terminate, containers delete, containers images delete, dispatch-namespace delete,"
            " pipelines delete, secrets-store store delete, secrets-store secret delete, cert delete,"
            " mtls-certificate delete, tunnel delete, vpc service delete, ai-search delete, ai-search namespace delete,"
            " cloudchamber delete, cloudchamber images delete, cloudchamber registries remove,"
            " containers registries delete, email routing addresses delete, email routing rules delete,"
            " pipelines sinks delete, pipelines streams delete, workflows instances terminate-all",
            "WORD...",
            does="cloud.delete WORD",
            options=ANY,
        ),
        sub("kv bulk get", "FILE", options=ANY),
        sub(
            "r2 object get",
            "PATH",
            options=[takes("-f/--file", writes="VALUE"), *ANY[:1], flags("--help -p/--pipe --remote --local")],
            rows=[when(unless="--file --pipe", does="fs.write cwd")],
        ),
        sub("r2 object put, r2 bulk put", "WORD...", does="net.upload WORD", options=ANY),
        sub("cert upload, mtls-certificate upload", "WORD...", does="net.upload WORD", options=ANY),
        sub(
            "d1 execute",
            "NAME",
            options=[
                takes("--command", "SQL:sql"),
                takes("--file", "FILE:@sql"),
                takes("--preview --persist-to"),
                flags("-y/--yes --local --remote --json --help -h"),
            ],
            rows=[when(unless="--command --file", does="code.opaque")],
        ),
        sub(
            "d1 export",
            "NAME",
            options=[
                takes("--output", writes="VALUE"),
                takes("--table"),
                flags("--local --remote --no-schema --no-data --skip-confirmation --help -h -y"),
            ],
        ),
        sub("d1 migrations apply", "NAME", does="code.project", because="runs the project's SQL", options=ANY),
        sub("tunnel run, tunnel quick-start", "WORD...", does="net.tunnel WORD", options=ANY),
        sub("r2 sql query", "WORD...", options=ANY),
    ],
    examples="""
        wrangler whoami                           #=> read_only
        wrangler --version                        #=> read_only
        wrangler kv key list --binding B          #=> read_only
        wrangler login                            #=> config_mutation credential.store
        wrangler auth token                       #=> exposure secret.read
        wrangler containers registries credentials r.example.com    #=> exposure secret.read
        wrangler containers registries list       #=> read_only
        wrangler containers ssh 1                 #=> unknown code.interactive
        wrangler cloudchamber curl /me            #=> read_only
        wrangler cloudchamber curl -X DELETE /x   #=> disruptive cloud.disrupt
        wrangler cloudchamber curl -D '{}' /x     #=> config_mutation net.send
        wrangler cloudchamber ssh create k        #=> exposure access.grant
        wrangler email routing rules list e.com   #=> read_only
        wrangler email sending send --to a@b.c    #=> config_mutation message.send
        wrangler email sending send-raw --mime-file m    #=> exposure net.upload
        wrangler r2 bucket dev-url enable b       #=> exposure net.publish
        wrangler r2 bucket dev-url get b          #=> read_only
        wrangler workflows instances terminate-all w     #=> destructive cloud.delete
        wrangler secret put K                     #=> config_mutation credential.store
        wrangler dev                              #=> unknown code.project
        wrangler check startup                    #=> unknown code.project
        wrangler deploy                           #=> unknown code.project
        wrangler deploy --dry-run                 #=> unknown code.project
        wrangler rollback                         #=> disruptive cloud.disrupt
        wrangler init x                           #=> unknown code.remote
        wrangler types                            #=> config_mutation fs.write
        wrangler kv namespace create n            #=> config_mutation cloud.create
        wrangler kv key put k v                   #=> config_mutation cloud.change
        wrangler kv key put k --path .env         #=> exposure secret.read
        wrangler queues pause-delivery q          #=> disruptive cloud.disrupt
        wrangler kv key delete k                  #=> destructive cloud.delete
        wrangler delete                           #=> destructive cloud.delete
        wrangler r2 object get b/k --pipe         #=> read_only
        wrangler r2 object get b/k                #=> config_mutation fs.write
        wrangler r2 object get b/k --file f       #=> config_mutation fs.write
        wrangler r2 object put b/k --file f       #=> exposure net.upload
        wrangler cert upload mtls --cert c        #=> exposure net.upload
        wrangler d1 execute db --command 'SELECT 1'  #=> read_only
        wrangler d1 execute db --command 'DROP TABLE t'  #=> destructive
        wrangler d1 execute db                    #=> unknown code.opaque
        wrangler d1 execute db --file m.sql       #=> unknown
        wrangler d1 export db --output o.sql      #=> config_mutation fs.write
        wrangler d1 migrations apply db           #=> unknown code.project
        wrangler tunnel run t                     #=> exposure net.tunnel
        wrangler frobnicate                       #=> unknown
    """,
)

FLY = tool(
    "flyctl fly",
    about="run programs at Fly.io",
    docs="https://fly.io/docs/flyctl/",
    inherits=True,
    inert="-h --help",
    options=[
        takes("-t/--access-token -a/--app -c/--config -o/--org"),
        flags("--debug --verbose -h/--help -j/--json -y/--yes"),
    ],
    subs=[
        sub("targets"),  # of Concourse's fly, which has the name, too
        sub(
            "version, help, completion, status, logs, doctor, docs, apps list, apps releases, releases, services list,"
            " machine list, machines list, m list, machine status, machines status, m status, machine leases view,"
            " volumes list, volumes show, volume list, volume show, vol list, volumes snapshots"
            " list, certs list, certs show,"
            " certs check, ips list, secrets list, scale show, config show, config validate, regions list, platform *,"
            " image show, orgs list, orgs show, postgres list, pg list, postgres users list, postgres db list,"
            " postgres events list, postgres config show, redis list, redis plans, dig, ping, history,"
            " auth whoami, settings, checks list, tokens list, wireguard list, wireguard status, mpg list, mpg status,"
            " extensions list, extensions * list, extensions * status, ext list,"
            " ext * list, ext * status, storage list, storage status,"
            " releases list, incidents list, incidents hosts list, status instance",
            "WORD...",
            options=ANY,
        ),
        sub(
            "auth token, tokens create, config env, redis status, redis connect-string, wireguard token create,"
            " mpg proxy-credentials",
            "WORD...",
            does="secret.read",
            because="shows a token or a password",
            options=ANY,
        ),
        sub("auth login, auth logout, auth signup, auth docker", "WORD...", does="credential.store", options=ANY),
        sub(
            "secrets set, secrets import, secrets stage",
            "WORD...",
            does="credential.store, cloud.disrupt",
            because="keeps a secret, and restarts what runs",
            options=ANY,
        ),
        sub(
            "deploy, launch, secrets deploy",
            "WORD...",
            does="code.project, cloud.disrupt WORD",
            because=SENDS,
            options=ANY,
        ),
        sub(
            "console, ssh console, postgres connect, pg connect, redis connect, mpg connect, machine"
            " exec, machines exec, m exec, machine run, machines run, m run, ssh sftp shell",
            "WORD...",
            does="code.opaque WORD",
            because=RUNS,
            options=ANY,
        ),
        sub(
            "ssh sftp get, sftp get",
            "REMOTE LOCAL",
            options=ANY,
            rows=[when("LOCAL", writes="LOCAL"), when(unless="LOCAL", does="fs.write cwd")],
        ),
        sub("ssh sftp put, sftp put", "WORD...", does="net.upload WORD", options=ANY),
        sub("ssh sftp find, sftp find, ssh log, jobs", "WORD...", options=ANY),
        sub(
            "ssh issue, ssh establish, orgs invite, tokens attenuate, wireguard create, postgres attach",
            "WORD...",
            does="access.grant WORD",
            options=ANY,
        ),
        sub(
            "orgs remove, tokens revoke, wireguard remove, postgres detach, pg detach",
            "WORD...",
            does="access.revoke WORD",
            options=ANY,
        ),
        sub(
            "proxy, wireguard websockets, mpg proxy, redis proxy, machine api-proxy",
            "WORD...",
            does="net.loopback WORD",
            options=[takes("-b/--bind-addr"), *ANY],
            rows=[when("-b", unless="-b=127.*|localhost|::1", does="net.listen -b")],
        ),
        sub("doctor diag", "WORD...", does="net.send", because="sends diagnostics to Fly.io", options=ANY),
        sub("dashboard, open, apps open", "WORD...", does="refresh", options=ANY),
        sub(
            "config save",
            "WORD...",
            options=[takes("-c/--config", writes="VALUE"), *ANY],
            rows=[when(unless="-c", does="fs.write cwd")],
        ),
        sub(
            "apps create, create, volumes create, volumes fork, volumes snapshots create, volume"
            " create, vol create, certs add,"
            " certs create, ips allocate, ips allocate-v4, ips allocate-v6, orgs create,"
            " machine clone, machines clone, m clone, machine create, machines create,"
            " mpg create",
            "WORD...",
            does="cloud.create WORD",
            options=ANY,
        ),
        sub(
            "machine start, machines start, m start, resume, apps resume",
            "WORD...",
            does="guest.start WORD",
            options=ANY,
        ),
        sub(
            "volumes extend, volumes update, volume extend, volume update, image update, postgres config update,"
            " redis update, machine uncordon, machines uncordon, settings analytics, settings"
            " autoupdate, settings synthetics, storage update",
            "WORD...",
            does="cloud.change WORD",
            options=ANY,
        ),
        sub(
            "apps restart, apps suspend, apps move, restart, suspend, move, scale count, scale vm,"
            " scale memory, autoscale set,"
            " machine stop, machine restart, machine suspend, machine kill, machine cordon, machine"
            " update, machine egress-ip *,"
            " machines stop, machines restart, machines suspend, machines kill, machines cordon,"
            " machines update, m stop,"
            " m restart, m update, m suspend, m kill, postgres restart, postgres failover, pg restart, pg failover,"
            " secrets unset, ips release, certs remove, certs delete, machine leases clear",
            "WORD...",
            does="cloud.disrupt WORD",
            options=ANY,
        ),
        sub(
            "apps destroy, destroy, volumes destroy, volumes delete, volume destroy, volume delete,"
            " vol destroy, machine destroy,"
            " machine remove, machine rm, machines destroy, machines remove, m destroy, m remove, m rm, orgs delete,"
            " postgres destroy, redis destroy, storage destroy, mpg destroy",
            "WORD...",
            does="cloud.delete WORD",
            options=ANY,
        ),
        sub("agent *, extensions * dashboard, ext * dashboard", "WORD...", does="refresh", options=ANY),
        sub(
            "agent run, agent daemon-start",
            "LOG",
            does="refresh",
            options=ANY,
            rows=[when("LOG", does="fs.append LOG")],
        ),
        sub(
            "postgres create, pg create, redis create, storage create, extensions * create, ext * create",
            "WORD...",
            does="cloud.create WORD, secret.read WORD",
            because="makes it, and shows its password",
            options=ANY,
        ),
        sub("extensions * update, extensions * attach", "WORD...", does="cloud.change WORD", options=ANY),
        sub("extensions * detach", "WORD...", does="cloud.disrupt WORD", options=ANY),
        sub("extensions * destroy, ext * destroy", "WORD...", does="cloud.delete WORD", options=ANY),
        sub("version update, version upgrade", "WORD...", does="package.install", options=ANY),
    ],
    examples="""
        fly status                          #=> read_only
        flyctl logs -a web                  #=> read_only
        fly apps list --json                #=> read_only
        fly auth token                      #=> exposure secret.read
        fly auth login                      #=> config_mutation credential.store
        fly secrets set K=v                 #=> disruptive credential.store
        fly deploy                          #=> unknown code.project
        fly ssh console -C ls               #=> unknown code.opaque
        fly ssh sftp get /x                 #=> config_mutation fs.write
        fly ssh sftp get /x /tmp/x          #=> reversible_low fs.scratch
        fly config save                     #=> config_mutation fs.write
        fly config save -c /tmp/fly.toml    #=> reversible_low fs.scratch
        fly doctor                          #=> read_only
        fly doctor diag                     #=> config_mutation net.send
        fly proxy 5432 -b 127.0.0.1         #=> reversible_low net.loopback
        fly proxy 5432 -b 0.0.0.0           #=> config_mutation net.listen
        fly ssh sftp put f                  #=> exposure net.upload
        fly ssh sftp find /                 #=> read_only
        fly orgs invite o m                 #=> exposure access.grant
        fly orgs remove o m                 #=> disruptive access.revoke
        fly proxy 5432                      #=> reversible_low net.loopback
        fly open                            #=> reversible_low refresh
        fly config save                     #=> config_mutation fs.write
        fly agent stop                      #=> reversible_low refresh
        fly agent run                       #=> reversible_low refresh
        fly agent run agent.log             #=> config_mutation fs.write
        fly redis status r                  #=> exposure secret.read
        fly redis list                      #=> read_only
        fly storage create                  #=> exposure secret.read
        fly ext sentry list                 #=> read_only
        fly extensions postgres create      #=> exposure cloud.create
        fly extensions postgres update      #=> config_mutation cloud.change
        fly extensions postgres detach      #=> disruptive cloud.disrupt
        fly extensions postgres destroy     #=> destructive cloud.delete
        fly extensions postgres list        #=> read_only
        fly apps create web                 #=> config_mutation cloud.create
        fly machine start m                 #=> reversible_low guest.start
        fly volumes extend v                #=> config_mutation cloud.change
        fly scale count 3                   #=> disruptive cloud.disrupt
        fly apps destroy web                #=> destructive cloud.delete
        fly targets                 #=> read_only
        fly version update                  #=> config_mutation package.install
        fly frobnicate                      #=> unknown
    """,
)

HEROKU = tool(
    "heroku",
    about="run programs at Heroku",
    docs="https://devcenter.heroku.com/articles/heroku-cli-commands",
    inherits=True,
    inert="--help --version",
    options=[takes("-a/--app -r/--remote -t/--team"), flags("--help --version --json")],
    subs=[
        sub(
            "help, search, which, version, version:*, commands, autocomplete, autocomplete:*, access, accounts,"
            " accounts:current, addons,"
            " addons:info, addons:plans, addons:services, addons:wait, apps, apps:diff, apps:errors,"
            " apps:favorites, apps:info,"
            " apps:stacks, auth:whoami, auth:2fa, 2fa, twofactor, whoami,"
            " buildpacks,"
            " buildpacks:info, buildpacks:search, buildpacks:versions, certs, certs:auto,"
            " certs:info, ci, ci:info, ci:last,"
            " domains, domains:info, domains:wait, drains, features, features:info, keys, labs,"
            " labs:info, local:version, logs, maintenance, members, notifications, orgs, pg, pg:info, pg:backups,"
            " pg:backups:info, pg:backups:schedules, pg:bloat, pg:blocking, pg:cache-hit, pg:calls, pg:credentials,"
            " pg:diagnose, pg:extensions, pg:index-size, pg:index-usage, pg:links, pg:locks,"
            " pg:long-running-queries, pg:mandelbrot, pg:ps, pg:records-rank, pg:seq-scans, pg:settings,"
            " pg:table-*, pg:table_size, pg:total-*, pg:total_table_size,"
            " pg:unused-indexes, pg:unused_indexes, pg:upgrade:wait, pg:upgrade:dryrun, pg:user-connections,"
            " pg:vacuum-stats, pg:wait, pipelines, pipelines:diff, pipelines:info, plugins, ps,"
            " ps:wait, redis,"
            " redis:info, redis:wait, regions, releases,"
            " releases:output, reviewapps:wait, sessions, spaces, spaces:info, spaces:hosts, spaces:ps,"
            " spaces:peerings, spaces:peerings:info, spaces:topology, spaces:trusted-ips, spaces:drains:get,"
            " spaces:vpn:wait, spaces:wait, status, teams, telemetry,"
            " usage:*, webhooks, webhooks:info, webhooks:deliveries, webhooks:deliveries:info,"
            " webhooks:events, webhooks:events:info, data:pg:info, data:pg:levels, data:pg:wait,"
            " data:pg:quotas, data:pg:attachments, data:pg:credentials, data:pg:upgrade:wait, data:maintenances,"
            " data:maintenances:info, data:maintenances:history, data:maintenances:wait, data:maintenances:window",
            "WORD...",
            options=ANY,
        ),
        sub(
            "authorizations, clients, spaces:vpn:info, spaces:vpn:connections",
            "WORD...",
            options=[flags("-j/--json", does="secret.read", because="with tokens and keys"), *ANY],
        ),
        sub(
            "data:pg:settings, pg:outliers",
            "WORD...",
            options=[takes("--set", does="cloud.change"), flags("--reset", does="cloud.change"), *ANY],
        ),
        sub(
            "redis:credentials",
            "WORD...",
            does="secret.read WORD",
            options=[flags("--reset", does="cloud.disrupt", because="what runs loses its connection"), *ANY],
        ),
        sub(
            "pg:settings:*, redis:timeout, redis:maxmemory, redis:keyspace-notifications, ps:type",
            "WORD...",
            options=ANY,
            rows=[when("WORD", does="cloud.change", because="may set what is given")],
        ),
        sub(
            "config, config:get, releases:info, ci:config, ci:config:get, auth:token,"
            " authorizations:create, authorizations:rotate,"
            " pg:credentials:url, data:pg:credentials:url, clients:create, clients:rotate,"
            " spaces:vpn:config, git:credentials, pg:backups:url, pg:fdwsql, authorizations:info, clients:info,"
            " telemetry:info",
            "WORD...",
            does="secret.read WORD",
            because="shows a token, a password or all of the program's variables",
            options=ANY,
        ),
        sub(
            "login, logout, auth:login, auth:logout, container:login, container:logout, accounts:add, accounts:remove",
            "WORD...",
            does="credential.store",
            options=ANY,
        ),
        sub(
            "config:set, config:edit, ci:config:set, config:unset, ci:config:unset",
            "WORD...",
            does="credential.store, cloud.disrupt",
            because="changes variables, and restarts what runs",
            options=ANY,
        ),
        sub("accounts:set, git:remote, plugins:link", "WORD...", does="target.switch", options=ANY),
        sub(
            "access:add, access:update, keys:add, members:add, members:set, spaces:trusted-ips:add,"
            " pipelines:transfer, apps:transfer, spaces:transfer, spaces:peerings:accept",
            "WORD...",
            does="access.grant WORD",
            options=ANY,
        ),
        sub(
            "access:remove, keys:remove, keys:clear, members:remove, authorizations:revoke,"
            " sessions:destroy, spaces:trusted-ips:remove, auth:2fa:disable",
            "WORD...",
            does="access.revoke WORD",
            options=ANY,
        ),
        sub(
            "run, run:*, console, rake, ps:exec, ci:run, ci:rerun, ci:debug, pg:psql, psql,"
            " data:pg:psql, redis:cli, repl, container:run, ps:copy, mcp:start",
            "WORD...",
            does="code.opaque WORD",
            because=RUNS,
            options=ANY,
        ),
        sub("local, local:*, local:run", "WORD...", does="code.project", options=ANY),
        sub("container:push", "WORD...", does="code.project, net.upload", options=ANY),
        sub("git:clone", "WORD...", does="fs.create", options=ANY),
        sub("container:pull", "WORD...", does="container.run WORD", options=ANY),
        sub("pg:backups:download, certs:generate", "WORD...", does="fs.write cwd", options=ANY),
        sub(
            "addons:open, addons:docs, apps:open, open, dashboard, pipelines:open, ci:open, orgs:open, data:pg:docs",
            "WORD...",
            does="refresh",
            options=ANY,
        ),
        sub("ps:forward, ps:socks", "WORD...", does="net.loopback", options=ANY),
        sub("plugins:install, plugins:update, update", "WORD...", does="code.remote WORD", options=ANY),
        sub("plugins:uninstall", "WORD...", does="package.install WORD", options=ANY),
        sub(
            "create, *:create, addons:attach, pg:backups:capture, data:pg:fork, spaces:vpn:connect,"
            " reviewapps:create, fork",
            "WORD...",
            does="cloud.create WORD",
            options=ANY,
        ),
        sub(
            "addons:downgrade, *:add, *:set, *:update, *:enable, *:rename, *:upgrade, *:schedule, *:setup, *:connect,"
            " apps:join, join, apps:lock,"
            " lock, maintenance:off, buildpacks:add, pg:connection-pooling:attach, pg:backups:schedule, pg:stats-reset,"
            " redis:stats-reset, certs:auto:refresh, *:refresh, *:run, *:repair-default,"
            " ps:autoscale:enable, ci:migrate-manifest",
            "WORD...",
            does="cloud.change WORD",
            options=ANY,
        ),
        sub(
            "restart, ps:restart, ps:scale, scale, ps:stop, ps:kill, stop, ps:resize, resize,"
            " *:disable, *:detach, *:remove,"
            " *:cancel, *:unschedule, maintenance:on, releases:rollback, rollback, releases:retry,"
            " pipelines:promote, *:promote,"
            " container:release, pg:kill, pg:killall, pg:unfollow, *:rotate, apps:leave, leave, apps:unlock, unlock,"
            " pg:upgrade:*, data:pg:upgrade:*, data:pg:migrate, redis:upgrade, data:maintenances:run",
            "WORD...",
            does="cloud.disrupt WORD",
            options=ANY,
        ),
        sub(
            "destroy, *:destroy, *:delete, *:clear, pg:reset, pg:backups:restore, pg:copy, pg:push, container:rm",
            "WORD...",
            does="cloud.delete WORD",
            options=ANY,
        ),
        sub(
            "drains:add, telemetry:add, telemetry:update, webhooks:add, webhooks:update, spaces:drains:set",
            "WORD...",
            does="net.upload WORD",
            because="sends what the program logs to an address that is named here",
            options=ANY,
        ),
        sub("pg:pull", "WORD...", does="db.change WORD", options=ANY),
    ],
    examples="""
        heroku apps                      #=> read_only
        heroku logs --tail               #=> read_only
        heroku --version                 #=> read_only
        heroku redis:timeout r           #=> config_mutation cloud.change
        heroku config                    #=> exposure secret.read
        heroku releases:info v1 -a web   #=> exposure secret.read
        heroku releases -a web           #=> read_only
        heroku pg:fdwsql other           #=> exposure secret.read
        heroku authorizations            #=> read_only
        heroku authorizations -j         #=> exposure secret.read
        heroku authorizations:info x     #=> exposure secret.read
        heroku data:pg:settings db       #=> read_only
        heroku data:pg:settings db --set log_statement:all #=> config_mutation cloud.change
        heroku redis:credentials --reset #=> exposure cloud.disrupt
        heroku webhooks:update x -u https://e #=> exposure net.upload
        heroku auth:token                #=> exposure secret.read
        heroku login                     #=> config_mutation credential.store
        heroku config:set K=v            #=> disruptive credential.store
        heroku accounts:set x            #=> config_mutation target.switch
        heroku access:add m              #=> exposure access.grant
        heroku access:remove m           #=> disruptive access.revoke
        heroku run bash                  #=> unknown code.opaque
        heroku local                     #=> unknown code.project
        heroku container:push web        #=> unknown code.project
        heroku git:clone                 #=> reversible_low fs.create
        heroku container:pull web        #=> config_mutation container.run
        heroku pg:backups:download       #=> config_mutation fs.write
        heroku open                      #=> reversible_low refresh
        heroku ps:forward 80             #=> reversible_low net.loopback
        heroku plugins:install p         #=> unknown code.remote
        heroku plugins:uninstall p       #=> config_mutation package.install
        heroku create web                #=> config_mutation cloud.create
        heroku drains:add https://e      #=> exposure net.upload
        heroku domains:add d             #=> config_mutation cloud.change
        heroku ps:restart                #=> disruptive cloud.disrupt
        heroku rollback v3               #=> disruptive cloud.disrupt
        heroku apps:destroy web          #=> destructive cloud.delete
        heroku pg:reset                  #=> destructive cloud.delete
        heroku pg:pull DB local          #=> config_mutation db.change
        heroku frobnicate                #=> unknown
    """,
)

VERCEL = tool(
    "vercel vc now",
    "DIR",
    about="put web sites online at Vercel",
    docs="https://vercel.com/docs/cli",
    inherits=True,
    inert="-h --help -v --version",
    options=[
        takes(
            "-A/--local-config -Q/--global-config --cwd -S/--scope -t/--token -T/--team"
            " -b/--build-env -e/--env -m/--meta"
        ),
        takes("--target --regions --archive"),
        flags("-h/--help -v/--version -d/--debug --no-color -y/--yes --prod -f/--force --prebuilt --public --no-wait"),
        flags("--with-cache --skip-domain -l/--logs --no-clipboard -C --confirm --non-interactive"),
    ],
    does="net.upload cwd, cloud.disrupt",
    because=SENDS,
    subs=[
        sub(
            "help, whoami, ls, list, inspect, logs, log, env ls, env list, domains ls, domains list, domains inspect,"
            " domains check, dns ls, dns list, certs ls, certs list, alias ls, alias list, projects ls, projects list,"
            " project ls, project list, project inspect, teams ls, teams list, target ls, target"
            " list, git ls, integration list,"
            " integration balance, blob list, blob head, rolling-release fetch, telemetry"
            " status,"
            " cache status, microfrontends list, edge-config list, webhooks ls, usage, activity, metrics, alerts ls",
            "WORD...",
            options=ANY,
        ),
        sub(
            "login, logout, pull",
            "WORD...",
            does="credential.store cwd",
            because="keeps tokens or variables in files",
            options=ANY,
        ),
        sub(
            "env pull",
            "FILE",
            does="credential.store FILE",
            because="keeps variables in a file",
            options=ANY,
            rows=[when("FILE", writes="FILE")],
        ),
        sub(
            "env run",
            "WORD... -- COMMAND...:argv",
            does="code.opaque WORD",
            because="gives a command the variables of the project",
            options=ANY,
        ),
        sub("bisect", "WORD...", options=[takes("-r/--run", "COMMAND:sh"), *ANY]),
        sub(
            "curl, httpstat, api",
            "WORD... -- FLAGS...",
            options=[
                takes("-X/--request/--method"),
                takes("-d/--data --data-* -F/--form -T/--upload-file --input -f/--raw-field", does="net.send VALUE"),
                takes("-o/--output -c/--cookie-jar -D/--dump-header --trace --trace-ascii --stderr", writes="VALUE"),
                takes("-K/--config", does="code.opaque VALUE", because="options of curl in a file"),
                flags("-O/--remote-name", does="fs.write cwd"),
                *ANY,
            ],
            rows=[
                when("-d=@*|*=@* --data-*=@*|*=@* -F=*=@*|*=<* -T --input", does="net.upload", because=SENDS),
                when("-X", unless="-X=GET|HEAD|OPTIONS", does="net.send WORD"),
                when("-X=DELETE", does="net.delete WORD"),
                when("FLAGS", does="code.opaque FLAGS", because="options of curl, which are not read"),
            ],
        ),
        sub("env add, env update", "WORD...", does="credential.store WORD", options=ANY),
        sub(
            "switch, link, unlink, teams switch, telemetry enable, telemetry disable, git connect, git disconnect",
            "WORD...",
            does="target.switch",
            options=ANY,
        ),
        sub("dev, develop, build", "WORD...", does="code.project", options=ANY),
        sub("deploy", "DIR", does="net.upload cwd, cloud.disrupt", because=SENDS, options=ANY),
        sub("init", "WORD...", does="fs.create cwd", options=ANY),
        sub(
            "promote, rollback, redeploy, alias, alias set, rolling-release configure,"
            " rolling-release start, rolling-release approve, rolling-release abort, rolling-release complete",
            "WORD...",
            does="cloud.disrupt WORD",
            options=ANY,
        ),
        sub(
            "dns add, dns import, domains add, domains buy, domains move, domains transfer-in, certs"
            " issue, certs add, project add, projects add, integration add, integration install,"
            " blob store add, blob store create, edge-config add, webhooks create, target add, teams add",
            "WORD...",
            does="cloud.create WORD",
            options=ANY,
        ),
        sub("teams invite", "WORD...", does="access.grant WORD", options=ANY),
        sub("project token", "WORD...", does="secret.read", because="shows a token", options=ANY),
        sub("blob put, blob copy", "WORD...", does="net.upload WORD", options=ANY),
        sub("open, integration open", "WORD...", does="refresh", options=ANY),
        sub("cache purge, cache invalidate, cache dangerously-delete", "WORD...", does="refresh", options=ANY),
        sub(
            "rm, remove, env rm, env remove, domains rm, domains remove, dns rm, dns remove, certs"
            " rm, certs remove, alias rm, alias remove, project rm, project remove, projects rm,"
            " projects remove, blob del, blob store remove, integration remove, integration-resource"
            " remove, edge-config remove, webhooks rm, target rm",
            "WORD...",
            does="cloud.delete WORD",
            options=ANY,
        ),
    ],
    examples="""
        vercel --version                  #=> read_only
        vercel ls                         #=> read_only
        vercel env ls                     #=> read_only
        vercel                            #=> exposure net.upload
        vercel --prod                     #=> exposure net.upload
        vercel deploy --prebuilt          #=> exposure net.upload
        vercel env pull                   #=> config_mutation credential.store
        vercel env pull .bashrc           #=> config_mutation schedule.change
        vercel env run -- ls              #=> unknown code.opaque
        vercel bisect                     #=> read_only
        vercel bisect --run 'rm x'        #=> destructive
        vercel curl /api                  #=> read_only
        vercel curl /api -X DELETE        #=> destructive net.delete
        vercel curl /api -X POST          #=> config_mutation net.send
        vercel curl /api -d a=b           #=> config_mutation net.send
        vercel curl /api -d @f            #=> exposure net.upload
        vercel curl /api -K f             #=> unknown code.opaque
        vercel curl /api -D f             #=> config_mutation fs.write
        vercel curl /api -o x             #=> config_mutation fs.write
        vercel curl /api -- -X DELETE     #=> unknown code.opaque
        vercel env add K production       #=> config_mutation credential.store
        vercel link                       #=> config_mutation target.switch
        vercel dev                        #=> unknown code.project
        vercel init next                  #=> reversible_low fs.create
        vercel rollback                   #=> disruptive cloud.disrupt
        vercel domains add d              #=> config_mutation cloud.create
        vercel teams invite m             #=> exposure access.grant
        vercel project token              #=> exposure secret.read
        vercel blob put f                 #=> exposure net.upload
        vercel open                       #=> reversible_low refresh
        vercel cache purge                #=> reversible_low refresh
        vercel rm web                     #=> destructive cloud.delete
    """,
)

NETLIFY = tool(
    "netlify ntl",
    about="put web sites online at Netlify",
    docs="https://cli.netlify.com",
    inherits=True,
    inert="-h --help --version",
    options=[
        takes("--auth --filter --http-proxy --http-proxy-certificate-filename --site"),
        flags("--debug --silent -h/--help --version -V --verbose --json"),
    ],
    subs=[
        sub(
            "help, version, status, status:hooks, sites:list, sites:search, functions:list, logs,"
            " logs:*, teams:list, blobs:list, watch, completion, recipes:list,"
            " addons:list, agents:list, agents:show, database status, db status",
            "WORD...",
            options=ANY,
        ),
        sub(
            "env:list, env:get",
            "WORD...",
            does="secret.read WORD",
            because="shows the variables of a project",
            options=ANY,
        ),
        sub("env:set, env:import, env:clone, login, logout", "WORD...", does="credential.store", options=ANY),
        sub("switch, link, unlink, init, claim", "WORD...", does="target.switch", options=ANY),
        sub(
            "dev, dev:exec, build, serve, functions:serve, functions:invoke, functions:build,"
            " recipes, create, agents:create",
            "WORD...",
            does="code.project",
            options=ANY,
        ),
        sub("deploy", "WORD...", does="code.project, net.upload cwd", because=SENDS, options=ANY),
        sub("functions:create, clone", "WORD...", does="fs.create cwd", options=ANY),
        sub("sites:create, addons:create, db init, database init", "WORD...", does="cloud.create WORD", options=ANY),
        sub("blobs:get", "WORD...", options=[takes("-O/--output", writes="VALUE"), *ANY]),
        sub("blobs:set", "WORD...", does="net.upload WORD", options=ANY),
        sub("open, open:*, docs", "WORD...", does="refresh", options=ANY),
        sub(
            "api",
            "METHOD",
            options=[takes("-d/--data"), flags("--list -z")],
            rows=[
                when("METHOD", unless="METHOD=list*|get*|search*", does="net.send METHOD"),
                when("METHOD=delete*|cancel*|purge*", does="net.delete METHOD"),
                when("METHOD=get*Env*|list*Env*", does="secret.read METHOD", because="shows variables of the sites"),
            ],
        ),
        sub("sites:delete, blobs:delete, env:unset, addons:delete", "WORD...", does="cloud.delete WORD", options=ANY),
    ],
    examples="""
        netlify status                    #=> read_only
        netlify --version                 #=> read_only
        netlify env:list                  #=> exposure secret.read
        netlify api getEnvVars            #=> exposure secret.read
        netlify database status           #=> read_only
        netlify database status --show-credentials #=> exposure secret.read
        netlify env:set K v               #=> config_mutation credential.store
        netlify link                      #=> config_mutation target.switch
        netlify dev                       #=> unknown code.project
        netlify deploy --prod             #=> unknown net.upload code.project
        netlify clone o/r                 #=> reversible_low fs.create
        netlify sites:create              #=> config_mutation cloud.create
        netlify blobs:set s k v           #=> exposure net.upload
        netlify blobs:get s k             #=> read_only
        netlify blobs:get s k -O f        #=> config_mutation fs.write
        netlify open                      #=> reversible_low refresh
        netlify api listSites             #=> read_only
        netlify api updateSite --data x   #=> config_mutation net.send
        netlify api deleteSite --data x   #=> destructive net.delete
        netlify sites:delete s            #=> destructive cloud.delete
        netlify frobnicate                #=> unknown
    """,
)

TOOLS = [WRANGLER, FLY, HEROKU, VERCEL, NETLIFY]
