from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

SUPERVISORCTL = tool(
    "supervisorctl",
    about="look at and control programs that supervisord runs",
    docs="man:supervisorctl(1)",
    posix=True,
    inert="-h",
    does="code.interactive",
    options=[
        takes("-c/--configuration"),
        takes("-s/--serverurl -u/--username -p/--password -r/--history-file/--history"),
        flags("-h/--help"),
        flags("-i/--interactive", does="code.interactive"),
    ],
    rows=[
        when(
            "-c",
            unless="-c=/etc/*",
            does="code.opaque -c",
            because="the settings may name plug-ins of supervisorctl",  # [ctlplugin:x], supervisor.ctl_factory
        )
    ],
    subs=[
        sub("status, pid, avail, version, help, exit, quit", "NAME...", posix=True),
        sub("tail, maintail", "WORD...", options=[flags("-f"), flags("-#")]),
        sub("fg", "NAME", does="code.interactive NAME"),
        sub("start, add", "NAME...", does="service.start NAME"),
        sub("stop, remove", "NAME...", does="service.stop NAME"),
        sub("signal", "SIGNAL NAME...", does="service.stop NAME", because="sends a signal to programs"),
        sub("restart", "NAME...", does="service.restart NAME"),
        sub(
            "update, reload",
            "NAME...",
            does="service.restart NAME",
            because="stops and starts what has changed, or all",
        ),
        sub("reread", does="refresh", because="reads the settings, and changes nothing yet"),
        sub("shutdown", does="service.stop", because="stops all programs"),
        sub("clear", "NAME...", does="log.discard NAME"),
        sub("open", "URL", does="target.switch URL"),
    ],
    examples="""
        supervisorctl status                          #=> read_only
        supervisorctl -c /etc/s.conf status web       #=> read_only
        supervisorctl -c ./s.conf status              #=> unknown code.opaque
        supervisorctl tail -f web                     #=> read_only
        supervisorctl tail -100 web stderr            #=> read_only
        supervisorctl                                 #=> unknown code.interactive
        supervisorctl fg web                          #=> unknown code.interactive
        supervisorctl start web                       #=> reversible_low service.start
        supervisorctl stop all                        #=> disruptive service.stop
        supervisorctl signal HUP web                  #=> disruptive service.stop
        supervisorctl restart web                     #=> disruptive service.restart
        supervisorctl update                          #=> disruptive service.restart
        supervisorctl reread                          #=> reversible_low refresh
        supervisorctl shutdown                        #=> disruptive service.stop
        supervisorctl clear web                       #=> destructive log.discard
        supervisorctl frobnicate                      #=> unknown
    """,
)
MONIT = tool(
    "monit",
    "WORD...",
    about="watch services, and start them again",
    docs="man:monit(1)",
    inert="-V -h --id -i",
    options=[
        takes("-l -p -s", writes="VALUE"),  # a log, its own number, what it knows of the services
        takes("-c", reads="VALUE", because="shows what is wrong in it"),
        takes("-d -g"),
        takes("-H", "FILE?"),
        flags("-I --id -i -B -t -v -vv -V/--version -h/--help"),
        flags("-r/--resetid", does="host.config"),
    ],
    rows=[
        when(unless="-t -H WORD", does="service.start"),
        when("WORD", does="unknown.subcommand WORD"),
        when(
            "-c",
            unless="-c=/etc/* -t -H -V -h -i --id",
            does="code.injected -c",
            because="the file names programs",
        ),
    ],
    subs=[
        sub("status, summary, report, procmatch", "NAME...", options=[flags("-B -v"), takes("-g -c")]),
        sub("start, monitor, validate", "NAME", does="service.start NAME", options=[flags("-B -v"), takes("-g -c")]),
        sub("stop, quit", "NAME", does="service.stop NAME", options=[flags("-B -v"), takes("-g -c")]),
        sub("restart", "NAME", does="service.restart NAME", options=[flags("-B -v"), takes("-g -c")]),
        sub("unmonitor", "NAME", does="host.config NAME", because="watches it no more", options=[takes("-g -c")]),
        sub("reload", does="service.reload", options=[takes("-c")]),
    ],
    examples="""
        monit status                #=> read_only
        monit summary -B            #=> read_only
        monit -t                    #=> read_only
        monit -t -c .env            #=> exposure secret.read
        monit -c ./monitrc          #=> unknown code.injected
        monit -c /etc/monitrc -l /srv/log  #=> config_mutation fs.write
        monit -i                    #=> read_only
        monit -r                    #=> config_mutation host.config
        monit --version             #=> read_only
        monit                       #=> reversible_low service.start
        monit start nginx           #=> reversible_low service.start
        monit stop all              #=> disruptive service.stop
        monit restart nginx         #=> disruptive service.restart
        monit unmonitor nginx       #=> config_mutation host.config
        monit reload                #=> config_mutation service.reload
        monit --resetid             #=> config_mutation host.config
        monit frobnicate            #=> unknown
    """,
)

PM2: list[Option] = [
    takes("--ext -n/--name --interpreter-args --node-args --log-type --log-date-format --env -i/--instances"),
    takes("--parallel -k/--kill-timeout --listen-timeout --max-memory-restart --restart-delay -u/--user --uid --gid"),
    takes("--exp-backoff-restart-delay --namespace --cwd --hp --service-name -c/--cron/--cron-restart --only --sort"),
    takes("--ignore-watch --watch-delay --stop-exit-codes"),
    takes("--interpreter", "PROGRAM:argv"),
    takes("-o/--output -e/--error -p/--pid", writes="VALUE"),
    takes("-l/--log --filter-env --max-restarts --watch", "VALUE?"),
    flags("-v/--version -s/--silent -m/--mini-list --time --disable-logs -a/--update-env -f/--force"),
    flags("--shutdown-with-message -x/--execute-command --wait-ip -w/--write --no-daemon --source-map-support"),
    flags("--disable-source-map-support --wait-ready --merge-logs --no-color --no-vizion --no-autostart --no-pmx"),
    flags("--no-autorestart --no-treekill --no-automation --trace --disable-trace --attach --v8 -h/--help"),
    flags("--event-loop-inspector --deep-monitoring"),
]
#: Instead of a name: a file that lists programs, which is one itself where it ends in .js (pm2's lib/binaries/CLI.js).
ECOSYSTEM = when(
    "NAME==*.js|*.cjs|*.mjs|*.json|*.yml|*.yaml|-", does="code.project NAME", because="loads a list of programs"
)
PM2_TOOL = tool(
    "pm2",
    "SCRIPT...",
    about="keep Node programs running",
    docs="https://pm2.keymetrics.io/docs/usage/quick-start/",
    inherits=True,
    inert="-h",
    options=PM2,
    rows=[when("SCRIPT", does="unknown.subcommand SCRIPT")],
    subs=[
        sub(
            "list, ls, l, ps, status, slist, describe, desc, info, show, id, pid, ping, monit,"
            " imonit, dashboard, dash, get, examples",
            "NAME...",
            options=[flags("-t/--tree")],
        ),
        sub("jlist, prettylist", "NAME...", does="secret.env", because="prints the environment of each program"),
        sub(
            "logs",
            "NAME",
            options=[
                takes("--lines"),
                takes("--timestamp --highlight", "VALUE?"),
                flags("--json --format --raw --err --out --nostream"),
            ],
        ),
        sub("env", "ID", does="secret.env ID"),
        sub(
            "start, startOrRestart, startOrReload, startOrGracefulReload, deploy",
            "SCRIPT... -- ARG...",
            does="code.project SCRIPT, service.restart SCRIPT",
            because="starts a program, or again one that it knows",
            options=[
                takes("--image-name --node-version", "VALUE?"),
                flags("--fresh --daemon --container --dist --dockerdaemon"),
            ],
        ),
        sub(
            "restart, reload, scale, reset, sendSignal, resurrect, update, updatePM2",
            "NAME...",
            does="service.restart NAME",
            rows=[ECOSYSTEM],
        ),
        sub("stop, kill", "NAME...", does="service.stop NAME", rows=[ECOSYSTEM]),
        sub(
            "delete, del",
            "NAME...",
            does="service.stop NAME",
            because="stops programs, and forgets them",
            rows=[ECOSYSTEM],
        ),
        sub("flush", "NAME", does="log.discard NAME"),
        sub("reloadLogs, dump, save, cleardump", does="host.config"),
        sub(
            "startup, unstartup",
            "PLATFORM",
            does="service.enable PLATFORM",
            because="sets what starts with the machine",
        ),
        sub("set, unset, multiset, config", "KEY TEXT", does="host.config KEY"),
        sub("conf", "KEY TEXT", rows=[when("TEXT", does="host.config KEY")]),
        sub(
            "install, module:update",
            "NAME",
            does="code.remote NAME",
            options=[flags("--tarball --install --docker --v1"), takes("--safe", "VALUE?")],
        ),
        sub("uninstall, logrotate, ecosystem, init", "NAME", does="host.config NAME"),
        sub(
            "serve, expose",
            "DIR PORT",
            does="net.publish DIR",
            because="serves files to others",
            options=[
                takes("--port --basic-auth-username --basic-auth-password --monitor", "VALUE?"),
                flags("--spa --ftp"),
            ],
        ),
        sub("trigger, send, attach", "NAME...", does="code.opaque NAME", because="tells a program what to do"),
    ],
    examples="""
        pm2 ls                                   #=> read_only
        pm2 jlist                                #=> exposure secret.env
        pm2 logs web --lines 100 --nostream      #=> read_only
        pm2 env 0                                #=> exposure secret.env
        pm2 start app.js -i 2                    #=> unknown code.project
        pm2 start 'npm run x' --name web         #=> unknown code.project
        pm2 start app.js -o /srv/out.log         #=> unknown fs.write
        pm2 restart web                          #=> disruptive service.restart
        pm2 stop all                             #=> disruptive service.stop
        pm2 stop ecosystem.config.js             #=> unknown code.project
        pm2 delete ecosystem.config.js           #=> unknown code.project
        pm2 reload ecosystem.config.js           #=> unknown code.project
        pm2 delete web -v                        #=> disruptive service.stop
        pm2 flush                                #=> destructive log.discard
        pm2 save                                 #=> config_mutation host.config
        pm2 startup systemd                      #=> config_mutation service.enable
        pm2 set a b                              #=> config_mutation host.config
        pm2 conf a b                             #=> config_mutation host.config
        pm2 conf a                               #=> read_only
        pm2 install pm2-logrotate                #=> unknown code.remote
        pm2 serve ./dist 8080                    #=> exposure net.publish
        pm2 trigger web reload                   #=> unknown code.opaque
        pm2 frobnicate                           #=> unknown
        pm2 --version                            #=> read_only
    """,
)

TOOLS = [SUPERVISORCTL, MONIT, PM2_TOOL]
