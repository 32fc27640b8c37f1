from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

BOX = [
    takes(
        "--share --unshare --socket --nosocket --device --nodevice --allow --disallow --filesystem --nofilesystem"
        " --add-policy --remove-policy --env --unset-env --env-fd --own-name --talk-name --no-talk-name"
        " --system-own-name --system-talk-name --system-no-talk-name --persist --usb --nousb --usb-list"
        " --usb-list-file --a11y-own-name"
    ),
]
PICK = [
    takes("--arch --subpath --commit --sideload-repo"),
    flags(
        "--app --runtime --no-deploy --no-pull --no-related --no-deps -y/--assumeyes --noninteractive --force-remove"
    ),
]
REMOTE = [
    takes(
        "--prio --subset --title --comment --description --homepage --icon --default-branch --filter --gpg-import"
        " --authenticator-name --authenticator-option --collection-id --url --signature-lookaside"
    ),
    flags(
        "--from --no-enumerate --no-use-for-deps --if-not-exists --disable --authenticator-install"
        " --no-authenticator-install --follow-redirect --no-follow-redirect --no-follow_redirect --gpg-verify"
        " --enable --enumerate"
        " --use-for-deps --update-metadata --no-filter"
    ),
    flags("--no-gpg-verify", does="guard.lower", because="takes applications that nobody signed"),
]

TOOL = tool(
    "flatpak",
    about="applications in boxes",
    docs="man:flatpak(1)",
    inherits=True,
    inert="--help --version",
    options=[
        takes("--installation"),
        flags(
            "-h/--help --version -u/--user --system -v/--verbose -vv --ostree-verbose --default-arch"
            " --supported-arches --gl-drivers --installations --print-updated-env --print-system-only"
        ),
    ],
    subs=[
        sub(
            "list, info, search, remotes, remote-ls, remote-info, ps, history, permissions, permission-list"
            ", permission-show, documents, document-list, document-info",
            "WHAT...",
            options=[
                takes("--arch --columns --app-runtime --file-access --commit --since --until"),
                flags(
                    "-d/--show-details --app --runtime -a/--all -r/--show-ref -o/--show-origin -c/--show-commit"
                    " -s/--show-size -m/--show-metadata --show-runtime --show-sdk -M/--show-permissions"
                    " -e/--show-extensions -l/--show-location --show-disabled --cached --updates --log"
                    " -p/--show-parent --reverse -j/--json --sideloaded"
                ),
            ],
        ),
        sub(
            "install",
            "REF...",
            does="package.install REF",
            options=[
                *PICK,
                takes("--gpg-file"),
                flags(
                    "--bundle --from --image --reinstall --or-update --include-sdk --include-debug --no-auto-pin"
                    " --no-static-deltas"
                ),
            ],
            rows=[
                when(
                    "REF=./*|../*|/*|*.flatpak|*.flatpakref",
                    does="code.opaque REF",
                    because="installs a file that is not seen here",
                ),
                when("REF=http*://*", does="code.remote REF"),
                when(
                    "--bundle --from REF=file:*",
                    unless="REF=http*://*",
                    does="code.opaque REF",
                    because="installs what a file holds or names",
                ),
            ],
        ),
        sub(
            "update, upgrade",
            "REF...",
            rows=[
                when(unless="--appstream --no-deploy", does="package.remove REF", because="replaces software in use"),
                when("--appstream --no-deploy", does="refresh"),
            ],
            options=[*PICK, flags("--appstream --no-static-deltas")],
        ),
        sub(
            "uninstall, remove",
            "REF...",
            does="package.remove REF",
            options=[
                takes("--arch"),
                flags(
                    "--keep-ref --all --unused -y/--assumeyes --noninteractive --app --runtime --no-related"
                    " --force-remove"
                ),
                flags("--delete-data", does="fs.delete", because="deletes the application's data"),
            ],
        ),
        sub(
            "run",
            "APP ARG...",
            posix=True,
            does="code.opaque APP",
            because="runs an application",
            options=[
                *BOX,
                takes(
                    "--arch --command --cwd --branch --runtime --runtime-version --runtime-commit --commit"
                    " --parent-pid --instance-id-fd --app-path --usr-path --app-fd --bind-fd --ro-bind-fd --usr-fd"
                ),
                flags(
                    "-d/--devel --no-session-bus --session-bus --no-a11y-bus --a11y-bus --sandbox --log-session-bus"
                    " --log-system-bus -p/--die-with-parent --parent-expose-pids --parent-share-pids"
                    " --file-forwarding --log-a11y-bus --no-documents-portal --help-all"
                ),
            ],
        ),
        sub(
            "override",
            "APP",
            options=[*BOX, flags("--reset", does="host.config"), flags("--show --help-all")],
            rows=[
                when(
                    "--share --socket --device --allow --filesystem --talk-name --system-talk-name --own-name"
                    " --system-own-name --add-policy --usb",
                    does="access.grant APP",
                    because="gives an application access to more of the host",
                ),
                when(unless="--show", does="host.config APP"),
            ],
        ),
        sub(
            "remote-add",
            "NAME LOCATION",
            does="access.grant NAME",
            because="trusts another supplier of software",
            options=REMOTE,
        ),
        sub(
            "remote-modify",
            "NAME",
            does="host.config NAME",
            options=REMOTE,
            rows=[
                when("--url --gpg-import", does="access.grant NAME", because="trusts another supplier of software"),
            ],
        ),
        sub(
            "remote-delete",
            "NAME",
            does="host.config NAME",
            options=[flags("--force", does="package.remove NAME", because="also removes what came from there")],
        ),
        sub("repair", inert="--dry-run", does="package.install", options=[flags("--dry-run --reinstall-all")]),
        sub(
            "mask, pin",
            "REF...",
            about="show what is masked or pinned, or mask and pin",
            options=[flags("--remove")],
            rows=[when("REF", does="host.config REF")],
        ),
        sub("make-current", "REF BRANCH", does="host.config REF", options=[takes("--arch")]),
        sub(
            "repo",
            "LOCATION",
            about="show a repository in a folder",
            options=[takes("--metadata --commits --subset"), flags("--info --branches --subsets")],
        ),
        sub(
            "build",
            "FOLDER COMMAND...:argv",
            about="run a program in a folder that becomes an application",
            posix=True,
            context="container:FOLDER",
            options=[
                *BOX,
                takes("--bind-mount --build-dir --sdk-dir --metadata"),
                flags(
                    "--help-all -r/--runtime --readonly -p/--die-with-parent --with-appdir --log-session-bus"
                    " --log-system-bus"
                ),
            ],
            rows=[when(unless="COMMAND", stdin="sh")],
        ),
        sub(
            "build-init",
            "FOLDER NAME SDK RUNTIME BRANCH",
            does="fs.create FOLDER",
            options=[
                takes(
                    "--arch -v/--var --base --base-version --base-extension --extension-tag --type --tag"
                    " --sdk-extension"
                ),
                takes("--extension --sdk-dir"),
                flags("-w/--writable-sdk --update"),
            ],
        ),
        sub(
            "build-finish",
            "FOLDER",
            writes="FOLDER",
            options=[
                *BOX,
                takes(
                    "--command --require-version --extra-data --extension --remove-extension --extension-priority --sdk"
                ),
                takes("--runtime --metadata"),
                flags("--help-all --no-exports --no-inherit-permissions"),
            ],
        ),
        sub(
            "build-export, build-import-bundle, build-sign, build-commit-from",
            "LOCATION WORD...",
            writes="LOCATION",
            options=[
                takes(
                    "--arch --subject --body --files --gpg-sign --exclude --include --gpg-homedir --subset"
                    " --end-of-life"
                ),
                takes("--end-of-life-rebase --token-type --timestamp --collection-id --ref --src-repo --src-ref"),
                takes("--extra-collection-id --metadata -b"),
                takes("-s"),
                flags("-r/--runtime --update-appstream --no-update-summary --disable-fsync --disable-sandbox --oci"),
                flags("--no-summary-index --untrusted --force"),
            ],
        ),
        sub(
            "build-bundle",
            "LOCATION FILE NAME BRANCH",
            writes="FILE",
            options=[
                takes("--arch --repo-url --runtime-repo --gpg-keys --gpg-sign --gpg-homedir --from-commit"),
                flags("--runtime --oci"),
            ],
        ),
        sub(
            "build-update-repo",
            "LOCATION",
            writes="LOCATION",
            options=[
                takes(
                    "--redirect-url --title --comment --description --homepage --icon --default-branch --collection-id"
                ),
                takes("--authenticator-name --authenticator-option --gpg-import --gpg-sign --gpg-homedir"),
                takes("--static-delta-jobs --static-delta-ignore-ref --prune-depth"),
                flags("--deploy-sideload-collection-id --deploy-collection-id --authenticator-install"),
                flags("--no-authenticator-install --generate-static-deltas --no-update-summary --no-update-appstream"),
                flags("--no-summary-index --prune-dry-run"),
                flags("--prune", deletes="LOCATION", because="deletes what no branch needs"),
            ],
        ),
        sub("enter", "INSTANCE COMMAND...:argv", context="container:INSTANCE"),
        sub("kill", "INSTANCE", does="process.signal INSTANCE"),
        sub("config", "KEY VALUE", options=[flags("--list --get"), flags("--set --unset", does="host.config KEY")]),
        sub(
            "permission-set, document-export",
            "WHAT...",
            does="access.grant WHAT",
            because="lets an application reach more",
            options=[
                takes("--data -a/--app"),
                flags(
                    "-u/--unique -t/--transient -n/--noexist -r/--allow-read -w/--allow-write -d/--allow-delete"
                    " -g/--allow-grant-permission --forbid-read --forbid-write --forbid-delete"
                    " --forbid-grant-permission"
                ),
            ],
        ),
        sub(
            "permission-remove, permission-reset, document-unexport",
            "WHAT...",
            does="access.revoke WHAT",
            options=[flags("--all --doc-id")],
        ),
        sub(
            "create-usb",
            "MOUNT REF...",
            does="fs.write MOUNT",
            options=[takes("--destination-repo --arch"), flags("--app --runtime --allow-partial")],
        ),
    ],
    examples="""
        flatpak list --app --columns=name        #=> read_only
        flatpak search gimp                      #=> read_only
        flatpak remotes                          #=> read_only
        flatpak install -y flathub org.gimp.GIMP #=> config_mutation package.install
        flatpak install ./x.flatpak              #=> unknown code.opaque
        flatpak install --from https://example.com/x.flatpakref   #=> unknown code.remote
        flatpak update -y                        #=> disruptive package.remove
        flatpak update --appstream               #=> reversible_low
        flatpak uninstall org.gimp.GIMP          #=> disruptive
        flatpak uninstall --delete-data x        #=> destructive fs.delete
        flatpak run org.gimp.GIMP --help         #=> unknown code.opaque
        flatpak override --filesystem=home x     #=> exposure access.grant
        flatpak override --nofilesystem=home x   #=> config_mutation
        flatpak override --show x                #=> read_only
        flatpak override --reset x               #=> config_mutation
        flatpak remote-add flathub https://dl.flathub.org/repo   #=> exposure access.grant
        flatpak remote-add --no-gpg-verify x https://example.com  #=> exposure guard.lower
        flatpak remote-modify --disable x        #=> config_mutation
        flatpak remote-modify --url=https://example.com x   #=> exposure
        flatpak remote-delete x                  #=> config_mutation
        flatpak remote-delete --force x          #=> disruptive
        flatpak repair --dry-run                 #=> read_only
        flatpak repair                           #=> config_mutation
        flatpak mask x                           #=> config_mutation
        flatpak mask                             #=> read_only
        flatpak make-current x stable            #=> config_mutation
        flatpak install --bundle x               #=> unknown code.opaque
        flatpak install file:///srv/repo org.x.X #=> unknown code.opaque
        flatpak build dir                        #=> unknown code.interactive
        flatpak enter 12 ls                      #=> read_only
        flatpak enter 12 rm -rf /srv/x           #=> destructive
        flatpak kill x                           #=> disruptive
        flatpak config --list                    #=> read_only
        flatpak config --set languages en        #=> config_mutation
        flatpak permission-set devices camera x yes   #=> exposure
        flatpak permission-reset x               #=> disruptive
        flatpak create-usb /mnt/usb x            #=> config_mutation
        flatpak repo --branches /srv/repo        #=> read_only
        flatpak build dir ls                     #=> read_only
        flatpak build dir rm -rf /app/x          #=> destructive fs.delete
        flatpak build-init dir org.x.X sdk rt    #=> reversible_low fs.create
        flatpak build-finish /srv/dir            #=> config_mutation fs.write
        flatpak build-export /srv/repo dir       #=> config_mutation fs.write
        flatpak build-bundle /srv/repo /srv/x.flatpak org.x.X  #=> config_mutation fs.write
        flatpak build-update-repo /srv/repo      #=> config_mutation fs.write
        flatpak build-update-repo --prune /srv/repo  #=> destructive fs.delete
        flatpak frobnicate                       #=> unknown unknown.subcommand
    """,
)
