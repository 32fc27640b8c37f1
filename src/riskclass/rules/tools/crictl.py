from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

HELP = flags("-h/--help")
OUTPUT: list[Option] = [HELP, takes("-o/--output --template"), flags("-q/--quiet -v/--verbose --no-trunc")]
SELECT: list[Option] = [
    takes("--id --name --namespace -p/--pod --image -s/--state --label -n/--last"),
    flags("-l/--latest -a/--all -r/--resolve-image-path"),
]
PULL: list[Option] = [
    HELP,
    takes("--creds --auth -u/--username --cancel-timeout/-T --pull-timeout/-pt -r/--runtime"),
    flags("--no-pull --with-pull"),
]
TLS: list[Option] = [takes("--transport/-r --tls-sni/--tls-server-name --tls-ca --tls-cert --tls-key")]

TOOL = tool(
    "crictl",
    about="look at and change the containers of a Kubernetes node",
    input="whole",
    docs="https://github.com/kubernetes-sigs/cri-tools/blob/master/docs/crictl.md",
    style="go",
    posix=True,
    inert="--help --version",
    options=[
        takes("-c/--config -r/--runtime-endpoint -i/--image-endpoint -t/--timeout"),
        takes("--profile-cpu --profile-mem", writes="VALUE"),
        takes("--tracing-endpoint --tracing-sampling-rate-per-million"),
        flags("-D/--debug --enable-tracing -h/--help -v/--version"),
    ],
    subs=[
        sub("ps, inspect", "CONTAINER...", posix=True, options=[*OUTPUT, *SELECT]),
        sub("pods, inspectp", "POD...", posix=True, options=[*OUTPUT, *SELECT]),
        sub(
            "images, image, img, inspecti, imagefsinfo",
            "IMAGE...",
            posix=True,
            options=[*OUTPUT, takes("-f/--filter"), flags("--digests --pinned")],
        ),
        sub("info, version, runtime-config", "", posix=True, options=OUTPUT),
        sub(
            "stats, statsp, metricsp, metricdescs, metricdesc",
            "NAME...",
            posix=True,
            options=[*OUTPUT, *SELECT, takes("--seconds"), flags("-w/--watch")],
        ),
        sub("events, event", posix=True, options=OUTPUT),
        sub(
            "logs",
            "CONTAINER",
            posix=True,
            options=[
                HELP,
                takes("--tail --limit-bytes --since"),
                flags("-f/--follow -t/--timestamps -p/--previous"),
                flags("-r/--reopen", does="refresh", because="has the log begun anew"),
            ],
        ),
        sub("completion, help, h", "TOPIC...", posix=True, options=[HELP]),
        sub(
            "exec",
            "CONTAINER COMMAND...:argv",
            about="run a command in a container, or in every one that a filter finds",
            posix=True,
            context="container:CONTAINER",
            options=[
                HELP,
                *TLS,
                takes("--timeout --name -p/--pod --image --state --label -n/--last"),
                flags("-s/--sync -t/--tty -i/--interactive -l/--latest -q/--quiet -e/--ignore-errors -x/--parallel"),
            ],
            rows=[when("--name -p --image --state --label -n -l", operands="COMMAND...:argv")],
        ),
        sub(
            "attach",
            "CONTAINER",
            posix=True,
            options=[HELP, *TLS, flags("-t/--tty -i/--stdin")],
            rows=[when("-i", does="code.interactive CONTAINER")],
        ),
        sub("port-forward", "POD PORT...", posix=True, does="net.loopback PORT", options=[HELP, *TLS]),
        sub(
            "pull",
            "IMAGE",
            posix=True,
            does="refresh IMAGE",
            because="fetches an image",
            options=[*PULL, takes("--pod-config -a/--annotation")],
        ),
        sub(
            "run, runp",
            "FILE...",
            posix=True,
            does="code.opaque FILE",
            because="the file says what runs, and with which rights on the node",
            options=PULL,
        ),
        sub(
            "create",
            "POD FILE...",
            posix=True,
            does="code.opaque FILE",
            because="the file says what runs, and with which rights on the node",
            options=PULL,
        ),
        sub("start", "CONTAINER...", posix=True, does="guest.start CONTAINER", options=[HELP]),
        sub(
            "stop, stopp",
            "NAME...",
            posix=True,
            does="guest.disrupt NAME",
            options=[HELP, takes("-t/--timeout"), flags("-a/--all")],
        ),
        sub(
            "rm, rmp",
            "NAME...",
            posix=True,
            does="guest.delete NAME",
            options=[HELP, flags("-f/--force -a/--all -k/--keep-logs")],
        ),
        sub(
            "rmi",
            "IMAGE...",
            posix=True,
            does="storage.delete IMAGE",
            because="deletes images",
            options=[HELP, flags("-a/--all -q/--prune")],
        ),
        sub(
            "update",
            "CONTAINER...",
            posix=True,
            does="guest.change CONTAINER",
            options=[
                HELP,
                takes("--cpu-count --cpu-maximum --cpu-period --cpu-quota --cpu-share --memory --cpuset-cpus"),
                takes("--cpuset-mems --oom-score-adj"),
            ],
        ),
        sub(
            "update-runtime-config",
            posix=True,
            does="host.config",
            options=[HELP, takes("--runtime-handler -r/--pod-cidr")],
        ),
        sub(
            "checkpoint",
            "CONTAINER...",
            posix=True,
            does="snapshot CONTAINER",
            options=[HELP, takes("-e/--export", writes="VALUE")],
        ),
        sub(
            "config",
            "SETTING...",
            posix=True,
            options=[HELP, takes("--get"), takes("--set", does="host.config VALUE"), flags("-l/--list")],
            rows=[when("SETTING", does="host.config SETTING")],
        ),
    ],
    examples="""
        crictl ps -a                                          #=> read_only
        crictl pods --namespace kube-system -q                #=> read_only
        crictl -r unix:///run/c.sock images                   #=> read_only
        crictl inspect -o json abc                            #=> read_only
        crictl logs --reopen abc                              #=> reversible_low refresh
        crictl logs --tail 50 -f abc                          #=> read_only
        crictl stats                                          #=> read_only
        crictl --version                                      #=> read_only
        crictl rm --help                                      #=> read_only
        crictl exec abc ls /                                  #=> read_only
        crictl exec -s abc rm -rf /data                       #=> destructive fs.delete
        crictl exec --name web ls                             #=> read_only
        crictl exec --latest rm -rf /data                     #=> destructive fs.delete
        crictl exec -it abc sh                                #=> unknown code.interactive
        crictl attach abc                                     #=> read_only
        crictl attach -i abc                                  #=> unknown code.interactive
        crictl port-forward abc 8080:80                       #=> reversible_low net.loopback
        crictl pull alpine                                    #=> reversible_low refresh
        crictl runp pod.json                                  #=> unknown code.opaque
        crictl create abc container.json pod.json             #=> unknown code.opaque
        crictl start abc                                      #=> reversible_low guest.start
        crictl stop -t 5 abc                                  #=> disruptive guest.disrupt
        crictl stopp abc                                      #=> disruptive guest.disrupt
        crictl rm -f abc                                      #=> destructive guest.delete
        crictl rmp -a                                         #=> destructive guest.delete
        crictl rmi --prune                                    #=> destructive storage.delete
        crictl update --memory 1000000 abc                    #=> config_mutation guest.change
        crictl update-runtime-config --pod-cidr 10.0.0.0/8    #=> config_mutation host.config
        crictl checkpoint abc                                 #=> reversible_low snapshot
        crictl checkpoint --export=abc.tar abc                #=> config_mutation fs.write
        crictl config --list                                  #=> read_only
        crictl config --get timeout                           #=> read_only
        crictl config --set debug=true                        #=> config_mutation host.config
        crictl config debug true                              #=> config_mutation host.config
        crictl frobnicate                                     #=> unknown unknown.subcommand
        crictl ps --frobnicate                                #=> unknown unknown.option
    """,
)
