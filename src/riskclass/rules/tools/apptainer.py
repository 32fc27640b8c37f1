from __future__ import annotations

from riskclass.model.tables import Option, Row, flags, sub, takes, tool, when

DOCS = "https://apptainer.org/docs/user/main/cli.html"
REMOTE = "docker:*|docker-daemon:*|docker-archive:*|library:*|shub:*|oras:*|oci:*|oci-archive:*|http:*|https:*"
#: How an image is fetched.
FETCH: list[Option] = [
    takes("--authfile --docker-host --library --arch --arch-variant --platform --tmpdir"),
    flags("--disable-cache --docker-login --no-https/--nohttps --no-cleanup"),
]
#: What a container gets of the host.
BOX: list[Option] = [
    *FETCH,
    takes("--fusemount", does="code.opaque VALUE", because="runs that program"),
    takes("--add-caps", does="code.opaque VALUE", because="gives the container rights on the host"),
    flags("--allow-setuid --keep-privs", does="code.opaque", because="gives the container rights on the host"),
    flags("-w/--writable", does="fs.write IMAGE", because="lets the image be changed"),
    takes("-B/--bind --mount -o/--overlay -S/--scratch -W/--workdir -H/--home --cwd/--pwd --no-mount"),
    takes("--app --apply-cgroups --blkio-weight --blkio-weight-device --cpu-shares --cpus --cpuset-cpus"),
    takes("--cpuset-mems --dns --drop-caps --env --env-file --hostname --memory --memory-reservation --memory-swap"),
    takes("--network --network-args --passphrase-file --pem-path --pids-limit --security --netns-path"),
    flags("-e/--cleanenv --compat -c/--contain -C/--containall -f/--fakeroot -i/--ipc -n/--net --no-eval --no-home"),
    flags("--no-init --no-pid --no-privs --no-umask --nv --nvccli --oom-kill-disable --passphrase -p/--pid --rocm"),
    flags("--sharens --underlay --unsquash -u/--userns --uts --writable-tmpfs --no-compat --intel-hpu"),
]
RUNS: list[Row] = [
    when(
        "IMAGE",
        unless="-c -C --compat",
        does="code.opaque IMAGE",
        because="the image's programs have the home folder and this folder at hand",
    ),
    when("-B --mount", does="code.opaque -B --mount", because="the image's programs have that folder at hand"),
    when(f"IMAGE={REMOTE}", does="net.query IMAGE"),
]
TOOL = tool(
    "apptainer singularity",
    about="run programs in containers, as on clusters",
    docs=DOCS,
    style="go",
    inherits=True,
    inert="-h --version",
    options=[
        takes("--config", does="code.injected VALUE", because="names programs that it runs"),
        flags("--build-config -d/--debug -h/--help --nocolor -q/--quiet -s/--silent -v/--verbose --version"),
    ],
    subs=[
        sub(
            "exec",
            "IMAGE COMMAND...:argv",
            posix=True,
            context="container:IMAGE",
            does="container.run IMAGE",
            options=BOX,
            rows=RUNS,
        ),
        sub("run", "IMAGE ARG...", posix=True, does="container.run IMAGE", options=BOX, rows=RUNS),
        sub(
            "test",
            "IMAGE ARG...",
            posix=True,
            does="container.run IMAGE",
            options=BOX,
            rows=RUNS,
        ),
        sub(
            "shell",
            "IMAGE",
            posix=True,
            does="container.run IMAGE, code.interactive IMAGE",
            options=[*BOX, takes("--shell")],
            rows=RUNS,
        ),
        sub(
            "instance start, instance run",
            "IMAGE NAME ARG...",
            posix=True,
            does="container.run IMAGE, guest.start NAME",
            options=[*BOX, takes("--pid-file", writes="VALUE"), flags("--boot")],
            rows=RUNS,
        ),
        sub("instance list", "NAME", options=[takes("-u/--user"), flags("-j/--json -l/--logs -a/--all")]),
        sub("instance stats", "NAME", options=[takes("-u/--user"), flags("-j/--json --no-stream")]),
        sub(
            "instance stop",
            "NAME",
            does="guest.disrupt NAME",
            options=[takes("-s/--signal -t/--timeout -u/--user"), flags("-a/--all -F/--force")],
        ),
        sub(
            "build",
            "IMAGE SOURCE",
            writes="IMAGE",
            options=[
                *FETCH,
                takes("-B/--bind --mount", does="code.opaque VALUE", because="the build has that folder at hand"),
                takes("--build-arg --build-arg-file --mksquashfs-args --passphrase-file --pem-path --section"),
                takes("--warn-unused-build-args", "[VALUE]"),
                flags(
                    "--fix-perms -f/--fakeroot -F/--force --json -e/--encrypt -T/--notest --nv --nvccli --passphrase"
                ),
                flags("--rocm -s/--sandbox -u/--update --userns --writable-tmpfs"),
                flags("-r/--remote", does="net.upload SOURCE", because="sends the sources to be built elsewhere"),
            ],
            rows=[
                when(f"SOURCE={REMOTE}", does="net.query SOURCE"),
                when(
                    "SOURCE",
                    unless=f"SOURCE={REMOTE}|*.sif",
                    does="code.project SOURCE",
                    because="runs what the definition says",
                ),
            ],
        ),
        sub(
            "pull",
            "FIRST SECOND",
            does="net.query FIRST SECOND",
            options=[*FETCH, takes("--dir --name"), flags("-F/--force -U/--allow-unsigned/--allow-unauthenticated")],
            rows=[
                when("--dir", does="fs.create --dir"),
                when("SECOND", writes="FIRST"),
                when(unless="SECOND --dir", does="fs.create cwd"),
            ],
        ),
        sub(
            "push",
            "FILE TARGET",
            does="net.upload FILE TARGET",
            options=[*FETCH, takes("-D/--description"), flags("-U/--allow-unsigned")],
        ),
        sub(
            "inspect",
            "IMAGE",
            options=[
                takes("--app"),
                flags(
                    "--all -d/--deffile -e/--environment -H/--helpfile -j/--json -l/--labels --list-apps -r/--runscript"
                ),
                flags("--startscript -t/--test"),
            ],
        ),
        sub("run-help", "IMAGE", options=[takes("--app")]),
        sub("version, help", "WORD..."),
        sub("search", "WORD", does="net.query", options=[takes("--arch --library"), flags("--signed")]),
        sub(
            "completion bash, completion fish, completion powershell, completion zsh",
            options=[flags("--no-descriptions")],
        ),
        sub("cache list", options=[takes("-T/--type"), flags("-v/--verbose -a/--all")]),
        sub(
            "cache clean",
            does="refresh",
            because="clears its cache",
            options=[takes("-D/--days -T/--type"), flags("-f/--force -n/--dry-run")],
        ),
        sub(
            "capability list, capability avail, caps list, caps avail", "NAME", options=[takes("-u/--user -g/--group")]
        ),
        sub(
            "capability add, caps add",
            "NAME",
            does="access.grant NAME",
            options=[takes("-u/--user -g/--group"), flags("-d/--desc")],
        ),
        sub("capability drop, caps drop", "NAME", does="access.revoke NAME", options=[takes("-u/--user -g/--group")]),
        sub(
            "config global",
            "NAME...",
            does="host.config NAME",
            inert="-g -D",
            options=[flags("-s/--set -u/--unset -g/--get -r/--reset -D/--dry-run")],
        ),
        sub(
            "config fakeroot",
            "USER",
            does="access.grant USER",
            options=[flags("-a/--add -r/--remove -e/--enable --disable")],
        ),
        sub(
            "delete",
            "IMAGE",
            does="net.delete IMAGE",
            options=[takes("--arch -A --library"), flags("-F/--force --no-https")],
        ),
        sub("key list, keys list", options=[flags("-s/--secret -g/--global")]),
        sub(
            "key search, keys search", "WORD...", does="net.query", options=[takes("-u/--url"), flags("-l/--long-list")]
        ),
        sub(
            "key pull, keys pull",
            "NAME",
            does="credential.store NAME",
            options=[takes("-u/--url"), flags("-g/--global")],
        ),
        sub("key push, keys push", "NAME", does="net.publish NAME", options=[takes("-u/--url"), flags("-g/--global")]),
        sub(
            "key import, keys import",
            "FILE",
            does="credential.store FILE",
            options=[flags("--new-password -g/--global")],
        ),
        sub(
            "key newpair, keys newpair",
            does="credential.store",
            options=[takes("-b/--bit-length -C/--comment -E/--email -N/--name -P/--password"), flags("-U/--push")],
        ),
        sub(
            "key export, keys export",
            "FILE",
            writes="FILE",
            options=[flags("-s/--secret", does="secret.read"), flags("-a/--armor -g/--global")],
        ),
        sub(
            "key remove, keys remove",
            "NAME",
            does="fs.delete NAME",
            options=[flags("-p/--public -s/--secret -b/--both -g/--global")],
        ),
        sub("keyserver list", "NAME"),
        sub(
            "keyserver add, keyserver remove",
            "NAME URL",
            does="host.config NAME",
            options=[takes("-o/--order"), flags("-i/--insecure")],
        ),
        sub(
            "keyserver login, remote login, registry login",
            "NAME",
            does="credential.store NAME",
            options=[
                takes("-u/--username -p/--password --tokenfile --authfile"),
                flags("--password-stdin --insecure -i"),
            ],
        ),
        sub(
            "keyserver logout, remote logout, registry logout",
            "NAME",
            does="credential.store NAME",
            because="forgets a credential",
            options=[takes("--authfile")],
        ),
        sub("registry list, remote list", "NAME"),
        sub("remote status", "NAME", does="net.query"),
        sub(
            "remote add, remote remove, remote use",
            "NAME URL",
            does="host.config NAME",
            options=[takes("--tokenfile"), flags("-g/--global --insecure -i/--no-login -e/--exclusive")],
        ),
        sub("remote get-login-password", does="secret.read"),
        sub(
            "overlay create",
            "IMAGE",
            writes="IMAGE",
            options=[takes("--create-dir --size -s"), flags("-f/--fakeroot -S/--sparse")],
        ),
        sub("plugin list", options=[]),
        sub("plugin inspect", "FILE"),
        sub(
            "plugin install, plugin enable, plugin compile, plugin create",
            "NAME WORD...",
            does="code.opaque NAME",
            because="a plug-in is a program",
            options=[takes("-n/--name -o/--out"), flags("--disable-minor-check")],
        ),
        sub("plugin disable, plugin uninstall", "NAME", does="package.install NAME", because="takes a plug-in away"),
        sub("sif list, sif header, sif info", "WORD..."),
        sub("sif dump", "ID IMAGE"),
        sub(
            "sif add, sif setprim, sif new",
            "WORD...",
            does="fs.write WORD",
            options=[takes("--datatype --groupid --link --alignment --filename --partarch --partfs --parttype")],
        ),
        sub("sif del", "ID IMAGE", does="fs.delete IMAGE", because="deletes a part of the image"),
        sub(
            "sign",
            "IMAGE",
            does="fs.write IMAGE",
            options=[takes("-g/--group-id -k/--keyidx --key -i/--sif-id"), flags("-a/--all")],
        ),
        sub(
            "verify",
            "IMAGE",
            does="net.query",
            options=[
                takes("--certificate --certificate-intermediates --certificate-roots -g/--group-id --key -i/--sif-id"),
                takes("-u/--url"),
                flags("-a/--all -j/--json --legacy-insecure -l/--local --ocsp-verify"),
            ],
        ),
        sub("checkpoint list"),
        sub("checkpoint create", "NAME", does="fs.create", options=[takes("--coordinator-port")]),
        sub("checkpoint delete", "NAME", does="fs.delete NAME"),
        sub("checkpoint instance", "NAME", does="snapshot NAME", options=[takes("--homedir")]),
    ],
    examples="""
        apptainer exec -C a.sif ls                      #=> config_mutation container.run
        apptainer exec a.sif ls                         #=> unknown code.opaque
        singularity exec --nv docker://alpine ls        #=> unknown code.opaque
        singularity exec -c docker://alpine ls          #=> config_mutation net.query
        apptainer exec -C -B /srv a.sif ls              #=> unknown code.opaque
        apptainer exec -C a.sif rm -rf /srv             #=> destructive fs.delete
        apptainer exec -C --add-caps all a.sif ls       #=> unknown
        apptainer exec -C --writable a.sif ls           #=> config_mutation fs.write
        apptainer run a.sif                             #=> unknown
        apptainer run -C --bind=/x:/x a.sif             #=> unknown
        apptainer run -C library://a/b                  #=> config_mutation net.query
        apptainer run -C a.sif                          #=> config_mutation container.run
        apptainer test -C a.sif                         #=> config_mutation
        apptainer test -C -B /x oras://a/b              #=> unknown
        apptainer test a.sif                            #=> unknown
        apptainer shell -C a.sif                        #=> unknown code.interactive
        apptainer shell -B /x docker://alpine           #=> unknown code.opaque
        apptainer instance start -C a.sif web           #=> config_mutation guest.start
        apptainer instance start a.sif web              #=> unknown
        apptainer instance start -C --bind /x docker://alpine web   #=> unknown
        apptainer instance start --pid-file p -C a.sif web  #=> config_mutation fs.write
        apptainer instance list -j                      #=> read_only
        apptainer instance stop -a                      #=> disruptive guest.disrupt
        apptainer build a.sif docker://alpine           #=> config_mutation fs.write
        apptainer build a.sif a.def                     #=> unknown code.project
        apptainer build --bind /x a.sif b.sif           #=> unknown
        apptainer pull docker://alpine                  #=> reversible_low fs.create
        apptainer pull a.sif docker://alpine            #=> config_mutation fs.write
        apptainer pull --dir d docker://alpine          #=> reversible_low fs.create
        apptainer push a.sif oras://r.example/a         #=> exposure net.upload
        apptainer inspect --runscript a.sif             #=> read_only
        apptainer search alpine                         #=> read_only net.query
        apptainer cache list                            #=> read_only
        apptainer cache clean -f                        #=> reversible_low refresh
        apptainer capability add --user bob CAP_NET_RAW #=> exposure access.grant
        apptainer capability list bob                   #=> read_only
        apptainer config global --set 'allow setuid' no #=> config_mutation host.config
        apptainer config global --get 'allow setuid'    #=> read_only
        apptainer config fakeroot --add bob             #=> exposure
        apptainer key list                              #=> read_only
        apptainer key export --secret k.asc             #=> exposure secret.read
        apptainer key remove ABC                        #=> destructive
        apptainer key push ABC                          #=> exposure net.publish
        apptainer remote login                          #=> config_mutation credential.store
        apptainer remote get-login-password             #=> exposure secret.read
        apptainer overlay create --size 64 a.img        #=> config_mutation fs.write
        apptainer plugin install p.sif                  #=> unknown code.opaque
        apptainer plugin list                           #=> read_only
        apptainer sif list a.sif                        #=> read_only
        apptainer sif del 1 a.sif                       #=> destructive fs.delete
        apptainer sign a.sif                            #=> config_mutation fs.write
        apptainer verify a.sif                          #=> read_only
        apptainer checkpoint delete x                   #=> destructive
        apptainer delete library://a/b/c                #=> destructive net.delete
        apptainer --version                             #=> read_only
        apptainer exec --help                           #=> read_only
        apptainer frobnicate                            #=> unknown unknown.subcommand
        apptainer pull --frobnicate docker://alpine     #=> unknown unknown.option
    """,
)
