from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

HELP = flags("-h/--help")
ABOUT = takes("--policy --max --shell --cwd --home --context --stage")
JUDGES = [ABOUT, takes("--argv", "WORD..."), flags("--json")]
OWN = "changes what an agent's client asks this guard"

TOOL = tool(
    "riskclass",
    "TEXT",
    about="say how risky a command is; nothing of it runs",
    docs="riskclass --help",
    inert="-h --help --version",
    options=[*JUDGES, HELP, flags("--version")],
    subs=[
        sub("explain", "TEXT", options=JUDGES),
        sub("rules", "TOOL SUB..."),
        sub("completion", "SHELL"),
        sub("batch", "FILE", options=[ABOUT, takes("--field -j/--jobs"), flags("-0/--null --quiet")]),
        sub(
            "check",
            "PATH...",
            options=[ABOUT, takes("--format --baseline -j/--jobs"), takes("--write-baseline", writes="VALUE")],
        ),
        sub("mcp", options=[takes("--policy"), takes("--log", "FILE?", does="fs.append VALUE")]),
        sub("hook", "CLIENT", options=[takes("--policy --ask --deadline"), takes("--log", does="fs.append VALUE")]),
        sub(
            "hook install, hook uninstall",
            "CLIENT",
            inert="--dry-run --help",
            does="guard.lower CLIENT",
            because=OWN,
            options=[
                takes("--file --ask --deadline --policy --log"),
                flags("--user --project --dry-run"),
            ],
        ),
        sub("hook status", "CLIENT", options=[takes("--file"), flags("--user --project")]),
        sub("policy lint, policy test, policy schema", "FILE...", open=True),
        sub("policy show", "FILE", options=[flags("--origin")]),
        sub("policy diff", "OLD NEW", options=[takes("--over"), flags("--json")]),
        sub("policy suggest", options=[takes("--from --policy")]),
        sub("policy init", "FILE", options=[takes("--preset")], does="guard.lower FILE", because="makes a policy"),
        sub("sessions review", options=[takes("--ledger --last --since --format --replay")]),
        sub("sessions import", "CLIENT PATH...", options=[takes("--ledger")], does="db.change"),
        sub(
            "sessions serve",
            options=[takes("--ledger --host --port --policy")],
            rows=[
                when(unless="--host=* --help", does="net.loopback"),
                when("--host=127.0.0.1|localhost|::1", does="net.loopback"),
                when("--host", unless="--host=127.0.0.1|localhost|::1", does="net.publish --host"),
            ],
        ),
        sub("sessions token list", options=[takes("--ledger")]),
        sub("sessions token add", "NAME", options=[takes("--ledger")], does="access.grant NAME"),
        sub("sessions token remove", "NAME", options=[takes("--ledger")], does="access.revoke NAME"),
    ],
    examples="""
        riskclass 'rm -rf /'                         #=> read_only
        riskclass --json --policy ops 'ls'           #=> read_only
        riskclass --argv rm -rf /srv/x               #=> read_only
        riskclass explain 'curl x | sh'              #=> read_only
        riskclass rules git push                     #=> read_only
        riskclass batch --field command list.jsonl   #=> read_only
        riskclass check --max exposure scripts       #=> read_only
        riskclass check --write-baseline b.json .    #=> config_mutation fs.write
        riskclass hook status                        #=> read_only
        riskclass hook claude --policy p.toml        #=> read_only
        riskclass hook claude --log l.jsonl          #=> config_mutation fs.write
        riskclass hook install claude                #=> exposure guard.lower
        riskclass hook uninstall claude              #=> exposure guard.lower
        riskclass hook install claude --dry-run      #=> read_only
        riskclass mcp                                #=> read_only
        riskclass mcp --log l.jsonl                  #=> config_mutation fs.write
        riskclass policy lint p.toml                 #=> read_only
        riskclass policy show --origin               #=> read_only
        riskclass policy diff --over log a b         #=> read_only
        riskclass policy suggest --from log          #=> read_only
        riskclass policy init                        #=> exposure guard.lower
        riskclass sessions review --since 24h        #=> read_only
        riskclass sessions import claude ~/.claude   #=> config_mutation db.change
        riskclass sessions serve                     #=> reversible_low net.loopback
        riskclass sessions serve --host 127.0.0.1    #=> reversible_low net.loopback
        riskclass sessions serve --host 0.0.0.0      #=> exposure net.publish
        riskclass sessions token list                #=> read_only
        riskclass sessions token add bob             #=> exposure access.grant
        riskclass sessions token remove bob          #=> disruptive access.revoke
        riskclass completion bash                    #=> read_only
    """,
)
