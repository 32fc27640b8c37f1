from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

TOOL = tool(
    "pass gopass",
    "NAME",
    about="keep passwords in encrypted files",
    input="part",
    docs="man:pass(1)",
    options=[takes("-c/--clip -q/--qrcode", "[LINE]"), flags("-h/--help -v/--version")],
    rows=[when("NAME", does="secret.read NAME", because="shows a password, or lists a folder")],
    subs=[
        sub("find, search, help, version", "WORD..."),
        sub(
            "ls, list",
            "NAME",
            options=[takes("-c/--clip -q/--qrcode", "[LINE]"), takes("-l/--limit"), flags("-f/--flat -d/--folders")],
            rows=[when("NAME", does="secret.read NAME", because="shows a password, or lists a folder")],
        ),
        sub(
            "grep",
            "WORD...",
            does="secret.read WORD",
            because="opens every file of the store and prints the lines that match",
            options=[takes("-e -f -m -A -B -C"), flags("-i -v -l -n -o -w -x -E -F -P -r/--regexp")],
        ),
        sub(
            "show, otp, otp code",
            "NAME",
            does="secret.read NAME",
            because="shows a password",
            options=[takes("-c/--clip -q/--qrcode", "[LINE]")],
        ),
        sub(
            "init, insert, add, generate, mv, rename, cp, copy, otp insert, otp append",
            "WORD...",
            does="credential.store WORD",
            options=[
                takes("-p/--path"),
                takes("-c/--clip", "[LINE]"),
                flags("-e/--echo -m/--multiline -f/--force -n/--no-symbols -i/--in-place -q/--qrcode -s/--secret"),
            ],
        ),
        sub("edit", "NAME", does="code.interactive"),
        sub("rm, remove, delete", "NAME", does="fs.delete", options=[flags("-r/--recursive -f/--force")]),
        sub("git", "WORD...", does="code.opaque WORD", because="runs git in the store", posix=True),
    ],
    examples=r"""
        pass                                              #=> read_only
        pass ls                                           #=> read_only
        pass ls mail/me                                   #=> exposure secret.read
        pass grep -i user                                 #=> exposure secret.read
        pass find mail                                    #=> read_only
        pass mail/me                                      #=> exposure secret.read
        pass show -c mail/me                              #=> exposure
        pass insert -m mail/me                            #=> config_mutation credential.store
        pass generate -n mail/me 20                       #=> config_mutation
        pass rm -rf mail                                  #=> destructive
        pass edit mail/me                                 #=> unknown
        pass git push                                     #=> unknown
    """,
)
