from __future__ import annotations

from riskclass.model.tables import Option, Row, flags, sub, takes, tool, when

FORMAT = takes("-f/--format -c/--columns")
TARGET = takes("--target --type")
NEW: list[Option] = [
    takes("-c/--config -d/--device --environment-file -n/--network -p/--profile --source --description"),
    takes("-s/--storage --target -t/--type"),
    flags("--empty -e/--ephemeral --no-profiles --vm"),
]
COPY: list[Option] = [
    takes("-c/--config -d/--device --mode -p/--profile -s/--storage --target --target-project --destination-target"),
    flags("--allow-inconsistent -e/--ephemeral --instance-only --no-profiles --refresh --refresh-exclude-older"),
    flags("--stateless --volume-only"),
]

#: Settings and devices that open the box. A setting is `key=value`, or two words.
HOLES: list[Row] = [
    when(
        "WORD=security.privileged*|security.nesting*|raw.*|linux.kernel_modules*|security.syscalls.*",
        does="code.opaque WORD",
        because="opens the box of the guest",
    ),
    when(
        "WORD=disk",
        "WORD=source=/*|path=/*",
        does="code.opaque WORD",
        because="the guest can change what is mounted",
    ),
    when(
        "WORD=unix-char|unix-block|unix-hotplug|pci|usb|gpu",
        does="code.opaque WORD",
        because="gives the guest a device of the host",
    ),
    when("WORD=proxy", does="net.listen WORD"),
]
NEW_HOLES: list[Row] = [
    when(
        "-c=security.privileged=*|security.nesting=*|raw.*|linux.kernel_modules*|security.syscalls.*",
        does="code.opaque -c",
        because="opens the box of the guest",
    ),
    when("-d=*source=/*", does="code.opaque -d", because="the guest can change what is mounted"),
    when("--console", does="code.interactive"),
]
#: What may follow `edit` comes from an editor, or from standard input.
EDIT = "config edit, config metadata edit, config template edit, config trust edit, profile edit, project edit,"
EDIT += " network edit, network acl edit, network forward edit, network peer edit, network zone edit,"
EDIT += " network zone record edit, network load-balancer edit, network integration edit, storage edit,"
EDIT += " storage volume edit, storage bucket edit, storage bucket key edit, image edit, file edit, cluster edit,"
EDIT += " cluster group edit"

TOOL = tool(
    "lxc incus",
    about="run and change system containers and virtual machines",
    input="whole",
    docs="https://linuxcontainers.org/incus/docs/main/reference/manpages/",
    style="go",
    inherits=True,
    inert="--help --version",
    options=[
        takes("--project"),
        flags("--all --debug --force-local -h/--help -q/--quiet --sub-commands -v/--verbose --version"),
    ],
    subs=[
        # look
        sub(
            "list, ls",
            "NAME...",
            options=[FORMAT, flags("--all-projects --fast")],
        ),
        sub("info", "NAME", options=[TARGET, flags("--resources --show-access --show-log")]),
        sub("monitor", "REMOTE", options=[takes("--type --loglevel -f/--format"), flags("--all-projects --pretty")]),
        sub("version, help, top", "WORD...", options=[FORMAT]),
        sub(
            "config show, config get, config metadata show, config template list, config template ls,"
            " config template show, config device get, config device list, config device ls, config device show,"
            " config trust list, config trust ls, config trust show",
            "WORD...",
            options=[FORMAT, TARGET, flags("-e/--expanded")],
        ),
        sub(
            "profile get, profile list, profile ls, profile show, profile device get, profile device list,"
            " profile device ls, profile device show, project get, project info, project list, project ls,"
            " project show, project get-current",
            "WORD...",
            options=[FORMAT, flags("--all-projects --show-access -p/--property")],
        ),
        sub(
            "network get, network info, network list, network ls, network list-leases, network list-allocations,"
            " network show, network acl get, network acl list, network acl ls, network acl show, network acl show-log,"
            " network forward get, network forward list, network forward ls, network forward show, network peer get,"
            " network peer list, network peer ls, network peer show, network zone get, network zone list,"
            " network zone ls, network zone show, network zone record get, network zone record list,"
            " network zone record ls, network zone record show, network load-balancer get,"
            " network load-balancer list, network load-balancer show, network load-balancer info,"
            " network integration get, network integration list, network integration show, config uefi get,"
            " config uefi show, storage volume snapshot list, storage volume snapshot show, wait",
            "WORD...",
            options=[FORMAT, TARGET, flags("--all-projects -p/--property")],
        ),
        sub(
            "storage get, storage info, storage list, storage ls, storage show, storage volume get,"
            " storage volume info, storage volume list, storage volume ls, storage volume show, storage bucket get,"
            " storage bucket list, storage bucket show, storage bucket key list",
            "WORD...",
            options=[FORMAT, TARGET, flags("--all-projects --bytes --resources -p/--property")],
        ),
        sub(
            "image get-property, image info, image list, image ls, image show, image alias list, image alias ls",
            "WORD...",
            options=[FORMAT, flags("--all-projects --vm")],
        ),
        sub(
            "cluster get, cluster info, cluster list, cluster ls, cluster show, cluster group list, cluster group ls,"
            " cluster group show, cluster group get, operation list, operation ls, operation show, remote list,"
            " remote ls, remote get-default, warning list, warning ls, warning show, alias list, alias ls,"
            " snapshot list, snapshot ls, snapshot show",
            "WORD...",
            options=[FORMAT, flags("-a --all-projects")],
        ),
        sub(
            "query",
            "PATH",
            about="send a request to the interface of the server",
            options=[takes("-X/--request -d/--data"), flags("--raw --wait")],
            rows=[
                when("-X", unless="-X=GET|get|HEAD", does="guest.change PATH", because="sends a request that changes"),
                when("-X=DELETE", does="guest.delete PATH"),
            ],
        ),
        # run
        sub(
            "exec",
            "INSTANCE COMMAND...:argv",
            about="run a command in a guest",
            context="container:INSTANCE",
            options=[
                takes("--cwd --group --mode --user"),
                takes("--env", "SETTING:env"),
                flags("-n/--disable-stdin -t/--force-interactive -T/--force-noninteractive"),
            ],
        ),
        sub("shell", "INSTANCE", does="code.interactive INSTANCE"),
        sub(
            "console",
            "INSTANCE",
            options=[takes("-t/--type"), flags("--force --show-log")],
            rows=[when(unless="--show-log", does="code.interactive INSTANCE")],
        ),
        sub(
            "launch",
            "IMAGE NAME",
            does="container.run IMAGE",
            options=[*NEW, takes("--console", "[TYPE]")],
            rows=NEW_HOLES,
        ),
        sub(
            "init, create",
            "IMAGE NAME",
            does="guest.change NAME",
            options=[*NEW, takes("--console", "[TYPE]")],
            rows=NEW_HOLES,
        ),
        sub(
            "copy, cp, move, mv",
            "SOURCE DEST",
            does="guest.change SOURCE DEST",
            options=COPY,
            rows=NEW_HOLES[:2],
        ),
        sub("rename, snapshot rename", "NAME NEW SNAPSHOT", does="guest.change NAME"),
        sub(
            "start, resume",
            "INSTANCE...",
            does="guest.start INSTANCE",
            options=[takes("--console", "[TYPE]"), flags("--stateless")],
        ),
        sub(
            "stop, restart, pause, freeze",
            "INSTANCE...",
            does="guest.disrupt INSTANCE",
            options=[takes("--timeout"), takes("--console", "[TYPE]"), flags("-f/--force --stateful")],
        ),
        sub(
            "delete, rm",
            "INSTANCE...",
            does="guest.delete INSTANCE",
            options=[flags("-f/--force --force-protected -i/--interactive")],
        ),
        sub(
            "rebuild",
            "IMAGE INSTANCE",
            does="guest.delete INSTANCE",
            because="replaces the guest's disk",
            options=[flags("--empty -f/--force")],
        ),
        sub(
            "snapshot, snapshot create",
            "INSTANCE NAME",
            does="snapshot INSTANCE",
            options=[
                flags("--reuse", does="guest.delete NAME", because="deletes the snapshot that has the name"),
                takes("--expiry"),
                flags("--no-expiry --stateful"),
            ],
        ),
        sub(
            "snapshot delete, snapshot rm",
            "INSTANCE SNAPSHOT",
            does="guest.delete SNAPSHOT",
            options=[flags("-i/--interactive")],
        ),
        sub(
            "restore, snapshot restore",
            "INSTANCE SNAPSHOT",
            does="guest.delete INSTANCE",
            because="drops what changed since the snapshot",
            options=[flags("--diskonly --stateful")],
        ),
        sub(
            "publish",
            "INSTANCE REMOTE SETTING...",
            does="storage.change INSTANCE",
            because="makes an image of a guest",
            options=[
                flags("-f/--force", does="guest.disrupt INSTANCE", because="stops the guest if it runs"),
                flags("--public", does="net.publish", because="lets anyone fetch the image"),
                takes("--alias --compression --expire --format"),
                flags("--reuse"),
            ],
        ),
        sub(
            "export",
            "INSTANCE FILE",
            writes="FILE|-",
            options=[takes("--compression"), flags("--export-version --instance-only --optimized-storage")],
            rows=[when(unless="FILE", does="fs.write cwd", because="writes a backup")],
        ),
        sub("import", "FILE NAME", does="guest.change NAME", options=[takes("-s/--storage -c/--config -d/--device")]),
        sub(
            "file pull",
            "SOURCE... DEST",
            reads="SOURCE",
            writes="DEST|-",
            options=[flags("-p/--create-dirs -r/--recursive")],
        ),
        sub(
            "file push, file create",
            "SOURCE... DEST",
            does="guest.change DEST",
            because="changes files in the guest",
            options=[takes("--gid --mode --uid --type"), flags("-f/--force -p/--create-dirs -r/--recursive")],
            rows=[
                when(
                    "DEST==*/.ssh/*|*/etc/sudoers*|*/etc/passwd|*/etc/shadow",
                    does="access.grant DEST",
                    because="lets others into the guest",
                )
            ],
        ),
        sub("file delete, file rm", "FILE...", does="guest.delete FILE", options=[flags("-f/--force -r/--recursive")]),
        sub(
            "file mount",
            "SOURCE DEST",
            does="fs.mount DEST",
            options=[
                takes("--listen", does="net.listen VALUE"),
                flags("--no-auth", does="net.tunnel", because="lets others at the guest's files"),
                takes("--auth-user"),
            ],
        ),
        # settings
        sub(
            EDIT,
            "WORD...",
            does="code.interactive, guest.change WORD",
            because="opens an editor",
            options=[TARGET, flags("-p/--property")],
        ),
        sub(
            "config set, config unset, config device override, config device set, config device unset,"
            " config template create, config template delete, config template rm",
            "WORD...",
            does="guest.change WORD",
            options=[TARGET, flags("-p/--property")],
            rows=[
                *HOLES,
                when("WORD=core.https_address*", does="net.tunnel WORD", because="lets others manage this host"),
            ],
        ),
        sub(
            "config device add",
            "INSTANCE NAME WORD...",
            does="guest.change INSTANCE",
            rows=HOLES,
        ),
        sub("config device remove, config device rm", "INSTANCE NAME...", does="guest.disrupt INSTANCE"),
        sub(
            "config trust add, config trust add-certificate",
            "WORD...",
            does="access.grant WORD",
            because="lets a client manage this host",
            options=[takes("--name --projects --type --description"), flags("--restricted")],
        ),
        sub(
            "config trust list-tokens, cluster list-tokens",
            does="secret.read",
            because="prints what lets a host or client join",
            options=[FORMAT],
        ),
        sub(
            "config trust remove, config trust rm, config trust revoke-token, cluster revoke-token",
            "WORD...",
            does="access.revoke WORD",
        ),
        sub(
            "profile create, profile copy, profile cp, profile rename, profile mv, profile set, profile unset,"
            " profile add, profile assign, profile apply, profile device set, profile device unset,"
            " project create, project rename, project mv, project set, project unset",
            "WORD...",
            does="guest.change WORD",
            options=[
                takes("-c/--config --target-project --description"),
                flags("--no-profiles --refresh -p/--property"),
            ],
            rows=HOLES,
        ),
        sub("profile device add", "PROFILE NAME WORD...", does="guest.change PROFILE", rows=HOLES),
        sub("profile remove, profile device remove, profile device rm", "WORD...", does="guest.disrupt WORD"),
        sub(
            "profile delete, profile rm, project delete, project rm",
            "WORD...",
            does="guest.delete WORD",
            options=[flags("-f/--force")],
        ),
        sub("project switch, remote switch, remote set-default", "WORD...", does="target.switch WORD"),
        sub(
            "remote add",
            "NAME URL",
            does="host.config NAME",
            because="adds a server to the list of targets",
            options=[
                takes("--auth-type --domain --keepalive --password --protocol --token"),
                takes(
                    "--credentials-helper",
                    does="code.injected VALUE",
                    because="names a program that hands out passwords",
                ),
                flags("--accept-certificate --global --public"),
            ],
        ),
        sub("remote remove, remote rm, remote rename, remote mv, remote set-url", "NAME NEW", does="host.config NAME"),
        sub("alias add, alias remove, alias rm, alias rename, alias mv", "NAME NEW", does="host.config NAME"),
        sub(
            "operation delete, operation cancel, operation rm",
            "NAME",
            does="guest.disrupt NAME",
            because="ends what is under way",
        ),
        sub(
            "warning acknowledge, warning ack, warning delete, warning rm",
            "NAME",
            does="guest.change NAME",
            options=[flags("-a")],
        ),
        # networks, storage, images
        sub(
            "network create, network attach-profile, network attach, network rename",
            "WORD...",
            does="guest.change WORD",
            options=[takes("--target -t/--type --description")],
        ),
        sub("network delete, network rm, network detach, network detach-profile", "WORD...", does="guest.disrupt WORD"),
        sub(
            "network set, network unset, network peer create, network peer delete, network peer rm, network peer set,"
            " network peer unset, network zone create, network zone delete, network zone rm, network zone set,"
            " network zone unset, network zone record create, network zone record delete, network zone record rm,"
            " network zone record set, network zone record unset, network zone record entry add,"
            " network zone record entry remove",
            "WORD...",
            does="net.config WORD",
            options=[takes("--target --ttl --type --description"), flags("-p/--property")],
        ),
        sub(
            "network acl create, network acl delete, network acl rm, network acl rename, network acl mv,"
            " network acl set, network acl unset, network acl rule add, network acl rule remove,"
            " network forward create, network forward delete, network forward rm, network forward set,"
            " network forward unset, network forward port add, network forward port remove",
            "WORD...",
            does="net.firewall WORD",
            options=[takes("--allocate --target --description"), flags("--force -p/--property")],
        ),
        sub(
            "storage create, storage set, storage unset, storage volume create, storage volume copy, storage volume cp,"
            " storage volume move, storage volume mv, storage volume rename, storage volume set, storage volume unset,"
            " storage volume attach, storage volume attach-profile, storage volume import, storage bucket create,"
            " storage bucket set, storage bucket unset",
            "WORD...",
            does="storage.change WORD",
            options=[
                takes("--destination-target --mode --target --target-project --type --description"),
                flags("--refresh --refresh-exclude-older --volume-only -p/--property"),
            ],
        ),
        sub(
            "storage delete, storage rm, storage volume delete, storage volume rm, storage bucket delete,"
            " storage bucket key delete, storage volume snapshot delete",
            "WORD...",
            does="storage.delete WORD",
            options=[TARGET],
        ),
        sub(
            "storage volume restore, storage volume snapshot restore",
            "WORD...",
            does="storage.delete WORD",
            because="drops what changed since the snapshot",
            options=[TARGET],
        ),
        sub("storage volume detach, storage volume detach-profile", "WORD...", does="storage.disrupt WORD"),
        sub(
            "storage volume snapshot, storage volume snapshot create",
            "WORD...",
            does="snapshot WORD",
            options=[
                flags("--reuse", does="storage.delete WORD", because="deletes the snapshot that has the name"),
                TARGET,
                takes("--expiry --description"),
                flags("--no-expiry"),
            ],
        ),
        sub(
            "storage volume export, storage bucket export",
            "POOL VOLUME FILE",
            writes="FILE|-",
            options=[TARGET, takes("--compression"), flags("--optimized-storage --volume-only")],
            rows=[when(unless="FILE", does="fs.write cwd", because="writes a backup")],
        ),
        sub(
            "storage bucket key create, storage bucket key show",
            "WORD...",
            does="secret.read WORD",
            because="prints a key",
            options=[TARGET, takes("--access-key --role --secret-key --description")],
        ),
        sub(
            "image copy, image cp, image import, image alias create, image alias delete, image alias rm,"
            " image alias rename, image alias mv, image set-property, image unset-property",
            "WORD...",
            does="storage.change WORD",
            options=[
                flags("--public", does="net.publish", because="lets anyone fetch the image"),
                takes("--alias --mode -p/--profile --target-project --type --description"),
                flags("--auto-update --copy-aliases --reuse --vm"),
            ],
        ),
        sub("image refresh", "IMAGE...", does="refresh IMAGE"),
        sub("image delete, image rm", "IMAGE...", does="storage.delete IMAGE", because="deletes images"),
        sub(
            "image export",
            "IMAGE FILE",
            writes="FILE",
            options=[flags("--vm")],
            rows=[when(unless="FILE", does="fs.write cwd", because="writes an image")],
        ),
        # clusters
        sub(
            "cluster add",
            "NAME",
            does="access.grant NAME",
            because="prints what lets a host join",
            options=[takes("--name")],
        ),
        sub(
            "cluster enable, cluster rename, cluster mv, cluster set, cluster unset, cluster role add,"
            " cluster role remove, cluster group assign, cluster group apply, cluster group add, cluster group create,"
            " cluster group remove, cluster group rename, cluster group mv, cluster group set, cluster group unset",
            "WORD...",
            does="cluster.change WORD",
            options=[takes("--description"), flags("-p/--property")],
        ),
        sub(
            "cluster evacuate, cluster evac, cluster restore",
            "MEMBER",
            does="cluster.disrupt MEMBER",
            because="moves guests to other hosts",
            options=[takes("--action"), flags("-f/--force")],
        ),
        sub(
            "cluster remove, cluster rm, cluster group delete, cluster group rm",
            "MEMBER",
            does="cluster.delete MEMBER",
            options=[flags("-f/--force --yes")],
        ),
    ],
    examples="""
        lxc list -c ns -f csv                                 #=> read_only
        incus list                                            #=> read_only
        incus image list images: debian                       #=> read_only
        lxc info --show-log web                               #=> read_only
        lxc config show web --expanded                        #=> read_only
        lxc profile show default                              #=> read_only
        lxc network list-leases lxdbr0                        #=> read_only
        lxc storage volume list default                       #=> read_only
        lxc cluster list                                      #=> read_only
        lxc list --frobnicate                                 #=> unknown unknown.option
        lxc frobnicate                                        #=> unknown unknown.subcommand
        lxc delete --help                                     #=> read_only
        lxc query /1.0/instances                              #=> read_only
        lxc query -X GET /1.0/instances                       #=> read_only
        lxc query -X PATCH -d '{}' /1.0/instances/web         #=> config_mutation guest.change
        lxc query -X DELETE /1.0/instances/web                #=> destructive guest.delete

        lxc exec web -- ls /                                  #=> read_only
        lxc exec web --user 1000 -- rm -rf /data              #=> destructive fs.delete
        incus exec web -- sh -c 'rm -rf /data'                #=> destructive fs.delete
        lxc exec web --env LD_PRELOAD=/x.so -- ls             #=> unknown code.injected
        lxc exec "$c" -- ls                                   #=> read_only
        lxc exec web --env LANG=C -- ls                       #=> read_only
        lxc exec web -- bash                                  #=> unknown code.interactive
        lxc shell web                                         #=> unknown code.interactive
        lxc console web                                       #=> unknown code.interactive
        lxc console web --show-log                            #=> read_only
        lxc launch ubuntu:22.04 web                           #=> config_mutation container.run
        lxc launch ubuntu:22.04 web -c limits.cpu=2           #=> config_mutation container.run
        lxc launch ubuntu:22.04 web -c security.privileged=true   #=> unknown code.opaque
        lxc launch ubuntu:22.04 web -d d,source=/             #=> unknown code.opaque
        lxc launch ubuntu:22.04 web --console                 #=> unknown code.interactive
        incus create images:debian/12 web                     #=> config_mutation guest.change
        incus create images:debian/12 web -c raw.lxc=x        #=> unknown code.opaque
        incus create images:debian/12 web -d d,source=/srv    #=> unknown code.opaque
        incus init images:debian/12 web --console             #=> unknown code.interactive
        lxc copy web web2                                     #=> config_mutation guest.change
        lxc copy web web2 -c security.nesting=true            #=> unknown code.opaque
        lxc copy web web2 -d d,source=/srv                    #=> unknown code.opaque
        lxc move web other:                                   #=> config_mutation guest.change
        lxc rename web web2                                   #=> config_mutation guest.change
        lxc start web                                         #=> reversible_low guest.start
        lxc stop web --force                                  #=> disruptive guest.disrupt
        lxc restart --all                                     #=> disruptive guest.disrupt
        lxc delete web -f                                     #=> destructive guest.delete
        lxc rebuild ubuntu:22.04 web                          #=> destructive guest.delete
        lxc snapshot web before                               #=> reversible_low snapshot
        lxc snapshot web before --reuse                       #=> destructive guest.delete
        incus snapshot create web before                      #=> reversible_low snapshot
        incus snapshot list web                               #=> read_only
        incus storage volume snapshot list pool data          #=> read_only
        incus snapshot delete web before                      #=> destructive guest.delete
        lxc restore web before                                #=> destructive guest.delete
        lxc publish web --alias web                           #=> config_mutation storage.change
        lxc publish web -f                                    #=> disruptive guest.disrupt
        lxc publish web --public                              #=> exposure net.publish
        lxc export web                                        #=> config_mutation fs.write
        lxc export web /tmp/web.tar.gz                        #=> reversible_low fs.scratch
        lxc import web.tar.gz                                 #=> config_mutation guest.change
        lxc file pull web/etc/motd .                          #=> config_mutation fs.write
        lxc file pull web/etc/motd -                          #=> read_only
        lxc file pull web/etc/shadow -                        #=> exposure secret.read
        lxc file push motd web/etc/                           #=> config_mutation guest.change
        lxc file push k "$G/root/.ssh/authorized_keys"        #=> exposure access.grant
        lxc file push motd "$G/etc/motd"                      #=> config_mutation guest.change
        lxc file delete web/etc/motd                          #=> destructive guest.delete
        lxc file mount web/srv mnt                            #=> reversible_low fs.mount
        lxc file mount web --listen 0.0.0.0:2222              #=> config_mutation net.listen
        lxc file mount web --listen 0.0.0.0:2222 --no-auth    #=> exposure net.tunnel
        lxc file edit web/etc/motd                            #=> unknown code.interactive

        lxc config set web limits.memory=2GiB                 #=> config_mutation guest.change
        lxc config set web security.privileged true           #=> unknown code.opaque
        lxc config set core.https_address :8443               #=> exposure net.tunnel
        lxc config device override web root size=20GiB        #=> config_mutation guest.change
        lxc config device add web eth1 nic network=lan        #=> config_mutation guest.change
        lxc config device add web d disk source=/srv path=/srv  #=> unknown code.opaque
        lxc config device add web d unix-block path=/dev/sda  #=> unknown code.opaque
        lxc config device add web p proxy listen=tcp:0.0.0.0:80 connect=tcp:127.0.0.1:80  #=> config_mutation net.listen
        lxc config device set web disk source=/               #=> unknown code.opaque
        lxc config device set web gpu id=0                    #=> unknown code.opaque
        lxc config device set web proxy listen=x              #=> config_mutation net.listen
        lxc config device remove web eth1                     #=> disruptive guest.disrupt
        lxc config trust add client.crt                       #=> exposure access.grant
        lxc config trust list-tokens                          #=> exposure secret.read
        lxc config trust remove abc                           #=> disruptive access.revoke
        lxc profile set default limits.cpu 2                  #=> config_mutation guest.change
        lxc profile set default raw.lxc x                     #=> unknown code.opaque
        lxc profile device set default disk source=/          #=> unknown code.opaque
        lxc profile device set default gpu x                  #=> unknown code.opaque
        lxc profile device set default proxy x                #=> config_mutation net.listen
        lxc profile device add default eth1 nic network=lan   #=> config_mutation guest.change
        lxc profile device add default d disk source=/ path=/h  #=> unknown code.opaque
        lxc profile device add default d unix-char path=/dev/kvm  #=> unknown code.opaque
        lxc profile device add default d proxy listen=x       #=> config_mutation net.listen
        lxc profile device add default d raw.x                #=> unknown code.opaque
        lxc config device add web d raw.x                     #=> unknown code.opaque
        lxc profile remove web default                        #=> disruptive guest.disrupt
        lxc profile delete old                                #=> destructive guest.delete
        lxc remote switch prod                                #=> config_mutation target.switch
        lxc remote add x https://h --credentials-helper ./x   #=> unknown code.injected
        lxc remote add prod https://prod:8443                 #=> config_mutation host.config
        lxc remote remove prod                                #=> config_mutation host.config
        lxc alias add x list                                  #=> config_mutation host.config
        lxc operation delete abc                              #=> disruptive guest.disrupt
        lxc warning delete abc                                #=> config_mutation guest.change

        lxc network create lan                                #=> config_mutation guest.change
        lxc network delete lan                                #=> disruptive guest.disrupt
        lxc network set lan ipv4.nat true                     #=> disruptive net.config
        lxc network acl rule add web ingress action=allow     #=> disruptive net.firewall
        lxc storage create pool dir                           #=> config_mutation storage.change
        lxc storage delete pool                               #=> destructive storage.delete
        lxc storage volume create pool data                   #=> config_mutation storage.change
        lxc storage volume delete pool data                   #=> destructive storage.delete
        lxc storage volume restore pool data snap0            #=> destructive storage.delete
        lxc storage volume detach pool data web               #=> disruptive storage.disrupt
        lxc storage volume snapshot pool data                 #=> reversible_low snapshot
        lxc storage volume snapshot pool data s --reuse       #=> destructive storage.delete
        lxc storage volume export pool data                   #=> config_mutation fs.write
        lxc storage volume export pool data /tmp/d.tar.gz     #=> reversible_low fs.scratch
        incus storage bucket key create pool b k              #=> exposure secret.read
        lxc image copy ubuntu:22.04 local:                    #=> config_mutation storage.change
        lxc image import a.tar.gz --public                    #=> exposure net.publish
        lxc image refresh abc                                 #=> reversible_low refresh
        lxc image delete abc                                  #=> destructive storage.delete
        lxc image export abc                                  #=> config_mutation fs.write
        lxc image export abc /tmp/abc                         #=> reversible_low fs.scratch
        lxc cluster add n2                                    #=> exposure access.grant
        lxc cluster set n1 scheduler.instance manual          #=> config_mutation cluster.change
        lxc cluster evacuate n1                               #=> disruptive cluster.disrupt
        lxc cluster remove n1                                 #=> destructive cluster.delete
    """,
)
