from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

# From what is known of op 2, not held against its reference yet.
# It conceals fields of an item unless it is told to reveal them.
OUT: list[Option] = [
    takes("-o/--out-file", writes="VALUE"),
    takes("--file-mode"),
    flags("-f/--force"),
]
ITEM: list[Option] = [
    takes("--vault --category --title --tags --url --template --ssh-generate-key --generate-password"),
    flags("--favorite --dry-run"),
]
SHOWS = "shows what was kept secret"

TOOL = tool(
    "op",
    about="ask and change the passwords that 1Password keeps",
    input="part",
    docs="https://developer.1password.com/docs/cli/reference/",
    style="go",
    inherits=True,
    inert="-h --help -v --version",
    options=[
        takes("--account --cache-dir --config --encoding --format --session"),
        flags("--cache --debug -h/--help --iso-timestamps --no-color -v/--version"),
    ],
    subs=[
        # observe
        sub(
            "whoami, account list, account ls, account get, user list, user ls, user get, group list, group ls,"
            " group get, vault list,"
            " vault ls, vault get, document list, document ls, item list, item ls, item template list,"
            " item template get, group user list, vault user list, vault group list, connect server list,"
            " connect server get, connect token list, service-account ratelimit",
            "WORD...",
            options=[
                takes("--categories --favorite --group --permission --tags --user --vault --server --fingerprint"),
                takes("--public-key"),
                flags("--include-archive --long --me"),
            ],
        ),
        # secrets
        sub("read", "REFERENCE", does="secret.read REFERENCE", because=SHOWS, options=[*OUT, flags("-n/--no-newline")]),
        sub(
            "item get",
            "ITEM",
            options=[
                takes("--vault --fields"),
                flags("--include-archive --otp --reveal --share-link"),
            ],
            rows=[
                when("--reveal --otp", does="secret.read ITEM", because=SHOWS),
                when("--format=json ITEM=-", does="secret.read ITEM", because="shows concealed fields as well"),
                when("--share-link", does="access.grant ITEM", because="makes a link to the item"),
            ],
        ),
        sub(
            "document get",
            "DOCUMENT",
            does="secret.read DOCUMENT",
            because=SHOWS,
            options=[*OUT, takes("--vault"), flags("--include-archive")],
        ),
        sub(
            "inject",
            does="secret.read",
            because="fills secrets into a text",
            options=[*OUT, takes("-i/--in-file", reads="VALUE")],
        ),
        sub(
            "run",
            "-- COMMAND...:argv",
            about="run a command with secrets in its environment",
            options=[takes("--env-file --environment"), flags("--no-masking")],
        ),
        sub("signin", does="credential.store", because="signs in", options=[flags("-f/--force --raw")]),
        sub("signout", does="credential.store", because="signs out", options=[flags("--all --forget")]),
        sub(
            "account add",
            does="credential.store",
            options=[takes("--address --email --secret-key --shorthand"), flags("--raw --signin")],
        ),
        sub("account forget", "ACCOUNT", does="credential.store ACCOUNT", options=[flags("--all")]),
        # change
        sub("item create", "FIELD...", does="credential.store", options=ITEM, inert="--dry-run"),
        sub(
            "item edit",
            "ITEM FIELD...",
            does="credential.store ITEM",
            because="changes an item",
            options=ITEM,
            inert="--dry-run",
        ),
        sub(
            "item move, item mv",
            "ITEM",
            does="credential.store ITEM",
            options=[takes("--current-vault --destination-vault"), flags("--reveal")],
            rows=[when("--reveal", does="secret.read ITEM", because=SHOWS)],
        ),
        sub(
            "item share",
            "ITEM",
            does="access.grant ITEM",
            because="makes a link to the item",
            options=[takes("--emails --expires-in --vault"), flags("--view-once")],
        ),
        sub(
            "item delete, item remove, item rm, document delete, document remove, document rm",
            "ITEM",
            options=[takes("--vault"), flags("--archive")],
            rows=[
                when(unless="--archive", does="storage.delete ITEM"),
                when("--archive", does="storage.change ITEM"),
            ],
        ),
        sub(
            "document create, document edit",
            "WORD FILE",
            does="credential.store WORD",
            options=[
                takes("--file-name --tags --title --vault"),
            ],
        ),
        sub(
            "vault create",
            "NAME",
            does="storage.change NAME",
            options=[
                takes("--allow-admins-to-manage --description --icon"),
            ],
        ),
        sub(
            "vault edit",
            "NAME",
            does="storage.change NAME",
            options=[
                takes("--description --icon --name --travel-mode"),
            ],
        ),
        sub(
            "vault delete, vault remove, vault rm", "NAME", does="storage.delete NAME", because="deletes all its items"
        ),
        sub(
            "vault user grant, vault group grant, group user grant",
            does="access.grant",
            options=[takes("--group --permissions --role --user --vault"), flags("--no-input")],
        ),
        sub(
            "vault user revoke, vault group revoke, group user revoke",
            does="access.revoke",
            options=[takes("--group --permissions --user --vault"), flags("--no-input")],
        ),
        sub("completion", "SHELL"),
        sub("update", does="package.install", options=[takes("--channel --directory")]),
    ],
    examples="""
        op whoami                                     #=> read_only
        op item list --vault Private                  #=> read_only
        op item get Netflix                           #=> read_only
        op item get Netflix --fields password         #=> read_only
        op item get Netflix --fields password --reveal  #=> exposure secret.read
        op item get Netflix --format json             #=> exposure secret.read
        op item get Netflix --otp                     #=> exposure secret.read
        op item get Netflix --share-link              #=> exposure access.grant
        op read op://app/db/password                  #=> exposure secret.read
        op read -o key.pem op://app/server/key        #=> exposure secret.read
        op document get key.pem                       #=> exposure secret.read
        op inject -i app.tpl -o app.yml               #=> exposure secret.read
        op run --env-file=app.env -- ls /srv          #=> read_only
        op run -- rm f                                #=> destructive fs.delete
        op run --no-masking -- printenv DB_PASSWORD   #=> exposure
        op signin                                     #=> config_mutation credential.store
        op account forget a                           #=> config_mutation credential.store
        op item create --category login --title a     #=> config_mutation credential.store
        op item create --dry-run --title a            #=> read_only
        op item edit Netflix password=x               #=> config_mutation credential.store
        op item move a --destination-vault b          #=> config_mutation credential.store
        op item move a --reveal                       #=> exposure secret.read
        op item share a                               #=> exposure access.grant
        op item delete a                              #=> destructive storage.delete
        op item delete a --archive                    #=> config_mutation storage.change
        op document create f                          #=> config_mutation credential.store
        op vault delete a                             #=> destructive storage.delete
        op vault user grant --user u --vault v        #=> exposure access.grant
        op vault user revoke --user u --vault v       #=> disruptive access.revoke
        op frobnicate                                 #=> unknown
    """,
)
