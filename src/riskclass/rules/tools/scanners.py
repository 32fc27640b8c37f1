from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

MASSCAN = tool(
    "masscan",
    "TARGET...",
    about="find open ports, fast",
    docs="man:masscan(8)",
    style="single",
    inert="-h --help -V --version",
    options=[
        takes("-oL -oJ -oD -oG -oB -oX -oU --output-file/--output-filename", writes="VALUE|-"),
        takes("-iL --includefile -c/--conf", does="net.scan VALUE", reads="VALUE"),
        takes("--resume", does="net.scan VALUE"),
        takes(
            "-p/--ports --exclude --excludefile --max-rate/--rate -S/--source-ip -e -g/--source-port --ttl --spoof-mac"
        ),
        takes(
            "--connection-timeout --output-format --adapter-ip --adapter-mac "
            "--router-mac --adapter-port --adapter --seed"
        ),
        takes(
            "--readscan --shard --shards --retries --wait --min-packet "
            "--http-user-agent --rotate --rotate-dir -range --top-ports"
        ),
        takes("--pcap-payloads --nmap-payloads --range --offset --hello"),
        flags(
            "-p* -Pn -n -sS -v -d -h/--help -V/--version --banners --open "
            "--packet-trace --iflist --append-output --send-eth"
        ),
        flags("--randomize-hosts --ping --echo --offline --regress --nmap --infinite --open-only --interactive"),
    ],
    rows=[when("TARGET", does="net.scan TARGET")],
    examples="""
        masscan -p80 10.0.0.0/8 --rate 1000             #=> disruptive
        masscan -p 80 10.0.0.0/8 --rate 1000            #=> disruptive net.scan
        masscan -p 80 10.0.0.1 -oJ out.json             #=> disruptive fs.write
        masscan -c m.conf                               #=> disruptive
        masscan --readscan a.scan -oG -                 #=> read_only
        masscan --version                               #=> read_only
        masscan --frobnicate 10.0.0.1                   #=> unknown unknown.option
    """,
)

NIKTO = tool(
    "nikto",
    about="look for weaknesses of a web server",
    docs="man:nikto(1)",
    style="single",
    does="net.scan -host",
    inert="-Version -Help -H -list-plugins -dbcheck",
    options=[
        takes(
            "-host/-h -Display/-D -evasion/-e -Format/-F/-Fo -id -mutate -mutate-options -port/-p -root/-r -Tuning/-T"
        ),
        takes(
            "-timeout/-t -vhost/-vh -Cgidirs/-C -Pause -maxtime -Userdbs -url/-u -useragent -until -Option -useproxy"
        ),
        takes("-Plugins"),
        takes("-config/-c", does="code.opaque VALUE", because="settings say where plug-ins are loaded from"),
        takes("-output/-o -Save/-S", writes="VALUE"),
        flags("-update", does="code.remote", because="fetches plug-ins"),
        flags(
            "-dbcheck -findonly -Help/-H -list-plugins -nossl -no404 -nolookup "
            "-Single -ssl -Version -ask -followredirects -ipv4 -ipv6 -nocache "
            "-nointeractive -noslash"
        ),
    ],
    examples="""
        nikto -h http://192.0.2.1                       #=> disruptive net.scan
        nikto -host a.example -port 443 -ssl -o out.txt #=> disruptive fs.write
        nikto -h a.example -config ./n.conf             #=> unknown code.opaque
        nikto -update                                   #=> unknown code.remote
        nikto -Version                                  #=> read_only
        nikto -frobnicate -h x                          #=> unknown unknown.option
    """,
)

SQLMAP = tool(
    "sqlmap",
    about="look for SQL injections, and make use of them",
    docs="https://github.com/sqlmapproject/sqlmap/wiki/Usage",
    does="net.scan -u",
    inert="-h --help --version",
    options=[
        takes("-u/--url -g -m -l -r -x --data --cookie --proxy -p --dbms --level --risk --technique -D -T -C -v -U"),
        takes(
            "--method --param-del --cookie-del --load-cookies --user-agent/-A --host --referer -H/--header --headers"
        ),
        takes(
            "--auth-type --auth-cred --auth-file --ignore-code --proxy-cred --proxy-file --tor-port --tor-type --delay"
        ),
        takes("--timeout --retries --retry-on --randomize --safe-url --safe-post --safe-req --safe-freq --csrf-token"),
        takes("--csrf-url --csrf-method --csrf-data --csrf-retries --threads --skip --param-filter --param-exclude"),
        takes(
            "--prefix --suffix --string --not-string --regexp --code --time-sec --union-cols --union-char --union-from"
        ),
        takes(
            "--union-values --dns-domain --second-url --second-req -X --where "
            "--start --stop --first --last --pivot-column"
        ),
        takes(
            "--search --crawl --crawl-exclude --csv-del --charset --dump-format --encoding --forms-list --har --scope"
        ),
        takes(
            "--base64 --binary-fields --answers --test-filter --test-skip "
            "--time-limit --web-root --gpage --alert-x --os"
        ),
        takes("--output-dir -t -s --tmp-dir", does="fs.write VALUE"),
        takes("--eval --tamper --preprocess --postprocess --alert", does="code.opaque VALUE", because="runs that code"),
        takes(
            "--sql-query --sql-file --os-cmd --file-write --file-dest --udf-inject --shared-lib",
            does="code.opaque VALUE",
            because="runs that on the server",
        ),
        takes("--file-read --reg-key --reg-value --reg-data --reg-type"),
        takes("-c --config", does="code.injected VALUE", because="may name code to run"),
        flags(
            "--sql-shell --os-shell --os-pwn --os-smbrelay --os-bof --priv-esc",
            does="code.opaque",
            because="runs code on the server",
        ),
        flags("--reg-add --reg-del", does="net.send", because="changes the server's registry"),
        flags("--purge", does="fs.delete", because="deletes all that it kept"),
        flags("--update", does="code.remote"),
        flags(
            "-h/--help --hh -hh --version --random-agent --mobile --tor --check-tor -a/--all -b/--banner --current-user"
        ),
        flags(
            "--current-db --passwords --dbs --tables --columns --schema --dump "
            "--dump-all --batch --flush-session --wizard"
        ),
        flags("--drop-set-cookie --ignore-proxy --ignore-redirects --ignore-timeouts --force-ssl --chunked --hpp -o"),
        flags("--predict-output --keep-alive --null-connection --skip-static --invalid-bignum --invalid-logical"),
        flags(
            "--invalid-string --no-cast --no-escape --smart --text-only --titles "
            "-f/--fingerprint --hostname --is-dba --users"
        ),
        flags("--privileges --roles --count --comments --exclude-sysdbs --statements --common-tables --common-columns"),
        flags(
            "--common-files --reg-read --check-internet --cleanup --eta --forms "
            "--fresh-queries --hex --offline --repair"
        ),
        flags(
            "--parse-errors --skip-heuristics --skip-waf --unstable --beep "
            "--dependencies --disable-coloring --list-tampers"
        ),
        flags("--no-logging --mnemonics -z --disable-hashing --identify-waf --http2 --http1.0"),
    ],
    examples="""
        sqlmap -u 'http://a.example/?id=1' --batch      #=> disruptive net.scan
        sqlmap -u 'http://a.example/?id=1' --dump -D x  #=> disruptive
        sqlmap -u 'http://a.example/?id=1' --os-shell   #=> unknown code.opaque
        sqlmap -u x --eval 'import os'                  #=> unknown code.opaque
        sqlmap -u x --sql-query 'drop table t'          #=> unknown
        sqlmap --purge                                  #=> destructive fs.delete
        sqlmap -u x --output-dir out                    #=> disruptive fs.write
        sqlmap --version                                #=> read_only
        sqlmap --frobnicate -u x                        #=> unknown unknown.option
    """,
)

HYDRA = tool(
    "hydra",
    "TARGET SERVICE OPTION...",
    about="try passwords",
    docs="man:hydra(1)",
    options=[
        takes("-o", writes="VALUE"),
        takes("-s -l -L -p -P -x -e -C -M -b -t -T -m -w -W -c -U"),
        flags("-R -S -O -y -r -u -f -F -4 -6 -v -V -d -I -q -K -h --help"),
    ],
    rows=[when("TARGET -M", does="net.scan TARGET", because="tries passwords")],
    examples="""
        hydra -l bob -P words.txt ssh://192.0.2.1       #=> disruptive net.scan
        hydra -L users -p x -M hosts ssh                #=> disruptive
        hydra -l bob -p x -o out 192.0.2.1 ssh          #=> disruptive fs.write
        hydra -h                                        #=> read_only
        hydra --frobnicate 192.0.2.1 ssh                #=> unknown unknown.option
    """,
)

HTTP: list[Option] = [
    takes(
        "--client-cert-p12 --client-cert-p12-password --client-cert-pem --client-cert-pem-key --proxy --retry-attempts"
    ),
    takes("--timeout -a/--useragent -m/--method/--maxfiles -c/--cookies --exclude-length -H/--headers -P/--password"),
    takes("-u/--url -U/--username"),
    flags("-k/--no-tls-validation --random-agent --retry -r/--follow-redirect --no-canonicalize-headers"),
]

GOBUSTER = tool(
    "gobuster",
    about="look for names on web and name servers",
    docs="https://github.com/OJ/gobuster",
    style="go",
    inherits=True,
    inert="-h",
    options=[
        takes("-o/--output", writes="VALUE"),
        takes("--delay -p/--pattern -t/--threads -w/--wordlist --wordlist-offset"),
        flags("--debug -h/--help --no-color --no-error -z/--no-progress -q/--quiet -v/--verbose"),
    ],
    subs=[
        sub(
            "dir",
            does="net.scan -u",
            options=[
                *HTTP,
                takes("-x/--extensions -X/--extensions-file -s/--status-codes -b/--status-codes-blacklist"),
                flags("-f/--add-slash -d/--discover-backup -e/--expanded --hide-length -n/--no-status"),
            ],
        ),
        sub("vhost", does="net.scan -u", options=[*HTTP, takes("--domain"), flags("--append-domain")]),
        sub("fuzz", does="net.scan -u", options=[*HTTP, takes("-B/--body -b/--excludestatuscodes")]),
        sub("s3, gcs", does="net.scan", options=HTTP),
        sub(
            "dns",
            does="net.scan -d",
            options=[
                takes("-d/--domain -r/--resolver --timeout"),
                flags("--no-fqdn -c/--show-cname -i/--show-ips --wildcard"),
            ],
        ),
        sub("tftp", does="net.scan -s", options=[takes("-s/--server --timeout")]),
        sub("version, help", "WORD..."),
        sub(
            "completion bash, completion zsh, completion fish, completion powershell",
            options=[flags("--no-descriptions")],
        ),
    ],
    examples="""
        gobuster dir -u http://a.example -w words.txt   #=> disruptive net.scan
        gobuster dns -d a.example -w words -o out       #=> disruptive fs.write
        gobuster version                                #=> read_only
        gobuster dir -h                                 #=> read_only
        gobuster frobnicate                             #=> unknown unknown.subcommand
        gobuster dir --frobnicate                       #=> unknown unknown.option
    """,
)

FFUF = tool(
    "ffuf",
    about="send many requests to a web server",
    docs="https://github.com/ffuf/ffuf",
    style="single",
    does="net.scan -u",
    inert="-h -V",
    options=[
        takes("-input-cmd", "TEXT:sh"),
        takes("-input-shell", does="code.injected VALUE", because="that program is given the command"),
        takes("-config", does="code.injected VALUE", because="may name a command whose lines are sent"),
        takes("-request -replay-proxy -scraperfile -scrapers -search"),
        takes("-o -od -debug-log", writes="VALUE"),
        takes("-H -X -b -cc -ck -d -recursion-depth -recursion-strategy -sni -timeout -u -x -acc -ack -acs -maxtime"),
        takes(
            "-maxtime-job -p -rate -t -mc -ml -mmode -mr -ms -mt -mw -fc -fl -fmode -fr -fs -ft -fw -e -enc -input-num"
        ),
        takes("-mode -request-proto -w -of"),
        flags(
            "-http2 -ignore-body -r -raw -recursion -V -ac -ach -c -json "
            "-noninteractive -s -sa -se -sf -v -D -ic -or -h"
        ),
    ],
    examples="""
        ffuf -u http://a.example/FUZZ -w words.txt      #=> disruptive net.scan
        ffuf -u http://a.example/FUZZ -w w -o out.json  #=> disruptive fs.write
        ffuf -u http://a/FUZZ -input-cmd 'rm -rf x' -input-num 3    #=> destructive
        ffuf -V                                         #=> read_only
        ffuf -frobnicate                                #=> unknown unknown.option
    """,
)

NUCLEI = tool(
    "nuclei",
    about="look for weaknesses of servers, by templates",
    docs="https://docs.projectdiscovery.io/tools/nuclei/running",
    style="single",
    does="net.scan -u -l",
    inert="-h -version -tl -hc",
    options=[
        takes(
            "-u/-target -l/-list -eh/-exclude-hosts -resume -iv/-ip-version -im/-input-mode -t/-templates -w/-workflows"
        ),
        takes(
            "-turl/-template-url -wurl/-workflow-url -nt/-new-templates -ntv/-new-templates-version -a/-author -tags"
        ),
        takes("-etags/-exclude-tags -itags/-include-tags -id/-template-id -eid/-exclude-id -it/-include-templates"),
        takes(
            "-et/-exclude-templates -em/-exclude-matchers -s/-severity "
            "-es/-exclude-severity -pt/-type -ept/-exclude-type"
        ),
        takes(
            "-tc/-template-condition -rl/-rate-limit -rlm/-rate-limit-minute -bs/-bulk-size -c/-concurrency -timeout"
        ),
        takes("-retries -H/-header -V/-var -r/-resolvers -proxy/-p -ua/-user-agent -iserver/-interactsh-server"),
        takes(
            "-itoken/-interactsh-token -rc/-report-config -ud/-update-template-dir "
            "-tp/-profile -pc/-payload-concurrency"
        ),
        takes("-mhe/-max-host-error -i/-interface -sip/-source-ip -ss/-scan-strategy -rd/-redact"),
        takes(
            "-o/-output -srd/-store-resp-dir -se/-sarif-export -me/-markdown-export"
            " -je/-json-export -jle/-jsonl-export",
            writes="VALUE",
        ),
        takes("-tlog/-trace-log -elog/-error-log", does="fs.append VALUE"),
        takes("-config -config-directory", does="code.injected VALUE", because="may let templates run programs"),
        flags("-code -headless/-system-chrome", does="code.opaque", because="templates may run programs"),
        flags("-update/-up", does="code.remote", because="replaces itself"),
        flags("-ut/-update-templates", does="refresh"),
        flags(
            "-as/-automatic-scan -nss -silent -nc/-no-color -j/-jsonl "
            "-irr/-include-rr -nm/-no-meta -ts/-timestamp -v -vv"
        ),
        flags(
            "-debug -debug-req -debug-resp -version -stats -sj/-stats-json -duc/-disable-update-check -h/-help -tl -hc"
        ),
        flags(
            "-validate -or/-omit-raw -ot/-omit-template -ms/-matcher-status "
            "-fr/-follow-redirects -dr/-disable-redirects"
        ),
        flags(
            "-ni/-no-interactsh -passive -stream -nh/-no-httpx -sb/-show-browser -sa/-scan-all-ips -sresp/-store-resp"
        ),
        flags("-dast -dut -ps/-pass -spm/-stop-at-first-match"),
    ],
    examples="""
        nuclei -u https://a.example -t cves/            #=> disruptive net.scan
        nuclei -l hosts -o out.txt                      #=> disruptive fs.write
        nuclei -u https://a.example -code               #=> unknown code.opaque
        nuclei -u https://a.example -config ./c.yaml    #=> unknown code.injected
        nuclei -version                                 #=> read_only
        nuclei -update                                  #=> unknown code.remote
        nuclei -frobnicate -u x                         #=> unknown unknown.option
    """,
)

SUBFINDER = tool(
    "subfinder",
    about="ask public sources for names below a domain",
    docs="https://docs.projectdiscovery.io/tools/subfinder/usage",
    style="single",
    does="net.query -d",
    options=[
        takes("-d/-domain -dL/-list -s/-sources -es/-exclude-sources -rl/-rate-limit -rls/-rate-limits -t -config"),
        takes("-pc/-provider-config -r/-rlist -rL -proxy -timeout -max-time -m/-match -f/-filter"),
        takes("-o/-output -oD/-output-dir", writes="VALUE"),
        flags("-up/-update", does="code.remote", because="replaces itself"),
        flags(
            "-recursive -all -duc/-disable-update-check -oJ/-json "
            "-cs/-collect-sources -oI/-ip -nW/-active -ei/-exclude-ip"
        ),
        flags("-silent -version -v -nc/-no-color -ls/-list-sources -stats -h/-help"),
    ],
    examples="""
        subfinder -d a.example -silent                  #=> read_only net.query
        subfinder -d a.example -o out                   #=> config_mutation fs.write
        subfinder -up                                   #=> unknown code.remote
        subfinder -frobnicate                           #=> unknown unknown.option
    """,
)

WHATWEB = tool(
    "whatweb",
    "TARGET...",
    about="find out what a web site is made of",
    docs="man:whatweb(1)",
    options=[
        takes(
            "-i/--input-file -a/--aggression -U/--user-agent --follow-redirect --max-redirects -u/--user -c/--cookie"
        ),
        takes(
            "--cookie-jar --proxy --proxy-user -I/--info-plugins --search-plugins -p/--plugins -g/--grep --dorks --wait"
        ),
        takes("--colour/--color --url-prefix --url-suffix --url-pattern -H/--header -t/--max-threads --open-timeout"),
        takes("--read-timeout"),
        takes("--custom-plugin", does="code.opaque VALUE", because="is a program in Ruby"),
        takes(
            "--log-brief --log-verbose --log-errors --log-xml --log-json --log-sql --log-sql-create", writes="VALUE|-"
        ),
        takes("--log-json-verbose --log-magictree --log-object", writes="VALUE|-"),
        flags("-l/--list-plugins -v/--verbose -q/--quiet --no-errors --short-help -h/--help --debug --version"),
    ],
    rows=[
        when("TARGET -i", does="net.scan TARGET"),
        when("--plugins=*/*|+*", does="code.opaque --plugins", because="loads plug-ins, which are programs"),
    ],
    examples="""
        whatweb https://a.example                       #=> disruptive net.scan
        whatweb -l                                      #=> read_only
        whatweb --log-json=out.json a.example           #=> disruptive fs.write
        whatweb --custom-plugin ':text=>"x"' a.example  #=> unknown code.opaque
        whatweb -p ./plugins/ -l                        #=> unknown code.opaque
        whatweb --frobnicate a.example                  #=> unknown unknown.option
    """,
)

TOOLS = [MASSCAN, NIKTO, SQLMAP, HYDRA, GOBUSTER, FFUF, NUCLEI, SUBFINDER, WHATWEB]
