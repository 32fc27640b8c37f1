from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

ELSEWHERE = "takes settings from another file"

NGINX = tool(
    "nginx openresty",
    "",
    about="serve the web",
    docs="man:nginx(8)",
    inert="-v -V -h -?",
    options=[
        takes("-s"),
        takes("-c -p -e"),
        takes("-g"),
        flags("-t -T -v -V -h -? -q"),
    ],
    rows=[
        when(unless="-s -t -T", does="service.start", because="starts the web server"),
        when("-s=reload|reopen", does="service.reload"),
        when("-s=stop|quit", does="service.stop", because="stops the web server"),
        when(
            "-g=*error_log*|*pid*|*lock_file*",
            unless="-g=*/dev/std*|*/dev/null*",
            does="fs.write",
            because="makes the files that the setting names, in a test too",
        ),
        when(
            "-g=*error_log*error_log*|*error_log*pid*|*pid*error_log*|*pid*lock_file*|*lock_file*pid*"
            "|*error_log*lock_file*|*lock_file*error_log*",
            does="fs.write",
            because="makes the files that the setting names, in a test too",
        ),
        when("-e=*", unless="-e=stderr|syslog:*", does="fs.append -e", because="logs there, in a test too"),
        when("-c=*", unless="-c=/etc/*|/usr/local/etc/*", does="code.injected -c", because=ELSEWHERE),
        when("-p=*", unless="-p=/etc/*|/usr/*", does="code.injected -p", because=ELSEWHERE),
        when(
            "-g=*load_module*|*perl*|*lua*|*include*|*ssl_engine*",
            does="code.injected -g",
            because="the setting loads code",
        ),
    ],
    examples=r"""
        nginx -t -e /srv/x                                #=> config_mutation fs.write
        nginx -t -e stderr                                #=> read_only
        nginx -t -g 'error_log /srv/x;'                   #=> config_mutation fs.write
        nginx -t -g 'error_log /dev/stdout;'              #=> read_only
        nginx -t -g 'error_log /dev/null; error_log x;'   #=> config_mutation fs.write
        nginx -t -g 'include /tmp/x;'                     #=> unknown code.injected
        nginx -t                                          #=> read_only
        nginx -T                                          #=> read_only
        nginx -v                                          #=> read_only
        nginx                                             #=> reversible_low
        nginx -g 'daemon off;'                            #=> reversible_low
        nginx -g 'load_module ./x.so;'                    #=> unknown
        nginx -s reload                                   #=> config_mutation
        nginx -s stop                                     #=> disruptive
        nginx -c ./x.conf                                 #=> unknown
        nginx -c /etc/nginx/nginx.conf                    #=> reversible_low
        nginx -p .                                        #=> unknown
        nginx -t -c ./x.conf                              #=> unknown code.injected
    """,
)

APACHE = tool(
    "apachectl apache2ctl httpd apache2",
    "WORD",
    about="serve the web",
    docs="man:apachectl(8)",
    style="single",
    inert="-v -V -l -L -h",
    options=[
        takes("-k"),
        takes("-f -d", does="code.injected VALUE", because=ELSEWHERE),
        takes("-c -C", does="code.injected VALUE", because="the setting may load code"),
        takes("-E", writes="VALUE"),
        takes("-D -e"),
        flags("-t -v -V -l -L -S -M -h -T -X"),
    ],
    rows=[
        when(unless="-k -t -S -M WORD", does="service.start", because="starts the web server"),
        when("WORD", does="unknown.subcommand WORD"),
        when("-k=start", does="service.start"),
        when("-k=restart", does="service.restart"),
        when("-k=graceful", does="service.reload"),
        when("-k=stop|graceful-stop", does="service.stop"),
    ],
    subs=[
        sub("configtest, status, fullstatus, help"),
        sub("start, startssl", does="service.start"),
        sub("restart", does="service.restart"),
        sub("graceful", does="service.reload"),
        sub("stop, graceful-stop", does="service.stop"),
    ],
    examples=r"""
        apachectl configtest                              #=> read_only
        apache2ctl -S                                     #=> read_only
        apache2ctl -t -D DUMP_MODULES                     #=> read_only
        httpd -v                                          #=> read_only
        apachectl start                                   #=> reversible_low
        apachectl graceful                                #=> config_mutation
        apachectl restart                                 #=> disruptive
        apachectl stop                                    #=> disruptive
        apachectl                                         #=> reversible_low
        apachectl frobnicate                              #=> unknown
        apachectl -k start                                #=> reversible_low
        apachectl -k graceful                             #=> config_mutation
        httpd -t -f ./x.conf                              #=> unknown code.injected
        apachectl -k restart                              #=> disruptive
        apachectl -k stop                                 #=> disruptive
        httpd -f ./x.conf                                 #=> unknown
        httpd -C 'LoadModule x ./x.so'                    #=> unknown
    """,
)

HAPROXY = tool(
    "haproxy",
    "FILE...",
    about="share connections among servers",
    docs="man:haproxy(1)",
    inert="-v -vv -h",
    reads="FILE",
    because="shows a line that is no setting",
    options=[
        takes("-f", reads="VALUE", because="shows a line that is no setting"),
        takes("-p", writes="VALUE"),
        takes("-C -L -n -N -m -x -cc"),
        takes("-S", does="net.listen VALUE", because="lets others steer the proxy"),
        takes("-sf -st", "PID", does="service.restart", because="takes the place of the one that runs"),
        flags(
            "-D -W -Ws -q -c -d -dM -db -de -dp -dS -dG -dR -dr -dV -dW -dD -dL -dK -v -vv -V -h -4 -dF -dI -dZ"
            " -dk -ds -dv"
        ),
        takes("-dC -dt", "[VALUE]"),
    ],
    rows=[
        when("-f FILE", unless="-c", does="service.start -f", because="starts the proxy"),
        when("-f=*", unless="-f=/etc/*|/usr/*", does="code.injected -f", because=ELSEWHERE),
        when("FILE=*", unless="FILE=/etc/*|/usr/*", does="code.injected FILE", because=ELSEWHERE),
    ],
    examples=r"""
        haproxy -c -f /etc/haproxy/haproxy.cfg            #=> read_only
        haproxy -c -f /etc/shadow                         #=> exposure secret.read
        haproxy -vv                                       #=> read_only
        haproxy -f /etc/haproxy/haproxy.cfg -D            #=> reversible_low
        haproxy -f ./x.cfg                                #=> unknown
        haproxy -c -f ./x.cfg                             #=> unknown
        haproxy -c -- ./x.cfg                             #=> unknown code.injected
        haproxy -c -- /etc/haproxy/haproxy.cfg            #=> read_only
        haproxy -S 0.0.0.0:99 -f /etc/haproxy/haproxy.cfg #=> config_mutation net.listen
        haproxy -f /etc/h.cfg -D -p /tmp/pid -sf 123      #=> disruptive
    """,
)

CADDY = tool(
    "caddy",
    about="serve the web",
    docs="https://caddyserver.com/docs/command-line",
    style="go",
    inherits=True,
    inert="-h",
    options=[
        takes("-c/--config -a/--adapter --address --envfile"),
        takes("--pidfile", writes="VALUE"),
        flags("-h/--help --version"),
    ],
    subs=[
        sub(
            "version, list-modules, validate, build-info, help, completion, manpage",
            "WORD...",
            options=[
                flags("-p/--pretty --packages --versions -s/--skip-standard --json"),
                takes("-o/--directory", does="fs.create VALUE"),
            ],
        ),
        sub(
            "adapt",
            options=[flags("-p/--pretty --validate")],
            reads="--config --envfile",
            because="shows the settings, with the variables in them",
        ),
        sub("environ", does="secret.env", because="prints the whole environment"),
        sub("hash-password", options=[takes("-p/--plaintext -a/--algorithm --salt --bcrypt-cost --argon2id-*")]),
        sub(
            "fmt",
            "FILE",
            options=[flags("-w/--overwrite -d/--diff")],
            rows=[
                when("-w", writes="FILE|-"),
                when(unless="-w", reads="FILE", because="shows the file in the standard style"),
                when("-w", "FILE==- -d", reads="FILE", because="shows the file in the standard style"),
                when("-w", unless="FILE", does="fs.write cwd", because="changes the Caddyfile here"),
            ],
        ),
        sub(
            "run, start",
            does="service.start",
            options=[
                flags("--environ", does="secret.env", because="prints the whole environment first"),
                flags("-w/--watch --resume"),
                takes("--pingback-address --pingback"),
            ],
            rows=[when("-c=*", unless="-c=/etc/*", does="code.injected -c", because=ELSEWHERE)],
        ),
        sub("reload", does="service.reload", options=[flags("-f/--force")]),
        sub("stop", does="service.stop"),
        sub(
            "trust, untrust",
            does="host.config",
            options=[takes("--ca --cert")],
            because="changes whom this host trusts",
        ),
        sub(
            "file-server",
            does="net.publish",
            because="serves the files of a directory",
            options=[
                takes("-r/--root -d/--domain -l/--listen -i/--index"),
                flags("-v/--debug --access-log --browse --templates"),
            ],
        ),
        sub("file-server export-template"),
        sub(
            "reverse-proxy",
            does="net.tunnel",
            because="leads others through",
            options=[
                takes("-f/--from -t/--to -H/--header-up -d/--header-down"),
                flags(
                    "--change-host-header --insecure --internal-certs --disable-redirects -v/--debug --access-log -r"
                ),
            ],
        ),
        sub(
            "respond",
            "BODY",
            does="net.listen",
            options=[takes("-l/--listen -s/--status -b/--body -H/--header"), flags("-v/--debug --access-log")],
        ),
        sub("upgrade", does="package.install", options=[flags("-k/--keep-backup")]),
        sub(
            "add-package, remove-package", "PACKAGE...", does="code.remote PACKAGE", options=[flags("-k/--keep-backup")]
        ),
        sub("storage export", does="secret.read", options=[takes("-o/--output", writes="VALUE|-")]),
        sub("storage import", does="credential.store", options=[takes("-i/--input")]),
    ],
    examples=r"""
        caddy version                                     #=> read_only
        caddy list-modules --versions                     #=> read_only
        caddy validate --config Caddyfile                 #=> read_only
        caddy storage export -o -                         #=> exposure secret.read
        caddy storage import -i a.tar                     #=> config_mutation credential.store
        caddy adapt --pretty                              #=> read_only
        caddy adapt --config .env                         #=> exposure secret.read
        caddy adapt --envfile .env --config Caddyfile     #=> exposure secret.read
        caddy fmt .env                                    #=> exposure secret.read
        caddy fmt - < .env                                #=> exposure secret.read
        caddy fmt --overwrite - < .env                    #=> exposure secret.read
        caddy environ                                     #=> exposure secret.env
        caddy fmt Caddyfile                               #=> read_only
        caddy fmt --overwrite Caddyfile                   #=> config_mutation
        caddy fmt --overwrite                             #=> config_mutation
        caddy fmt --overwrite -                           #=> read_only
        caddy run --environ --config /etc/caddy/Caddyfile #=> exposure secret.env
        caddy run --config /etc/caddy/Caddyfile           #=> reversible_low
        caddy run --config ./Caddyfile                    #=> unknown
        caddy run --pidfile /etc/passwd                   #=> destructive fs.truncate
        caddy manpage -o man                              #=> reversible_low fs.create
        caddy reload                                      #=> config_mutation
        caddy stop                                        #=> disruptive
        caddy file-server --root .                        #=> exposure
        caddy reverse-proxy --to :9000                    #=> exposure
        caddy add-package x                               #=> unknown
    """,
)

TOOLS = [NGINX, APACHE, HAPROXY, CADDY]
