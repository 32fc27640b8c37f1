from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

ANY: list[Option] = [takes("--*", "[VALUE]"), flags("-*")]
ACTS = "an agent decides what to run"
ADDS = "what a server of the protocol runs is in its command"


def _plugins(names: str) -> str:
    """The names, and those of plugins by their other name."""
    more = [name.replace("plugin ", "plugins ") for name in names.split(", ") if name.startswith("plugin ")]
    return ", ".join([names, *more])


CLAUDE = tool(
    "claude",
    "PROMPT...",
    about="an agent that reads and changes projects",
    docs="https://code.claude.com/docs/en/cli-reference",
    inert="-h --help -v --version",
    options=[flags("-h/--help -v/--version"), *ANY],
    does="code.opaque PROMPT",
    because=ACTS,
    subs=[
        sub(
            _plugins(
                "mcp list, mcp get, plugin list, plugin details, plugin validate,"
                " plugin marketplace list, auto-mode config, auto-mode defaults, project, auth status"
            ),
            "WORD...",
            options=ANY,
        ),
        sub("doctor", does="code.project", because="starts the servers that .mcp.json names", options=ANY),
        sub(
            "agents",
            options=[flags("--json --all"), *ANY],
            rows=[when(unless="--json", does="code.interactive", because="opens a session")],
        ),
        sub(
            _plugins(
                "mcp add, mcp add-json, mcp add-from-claude-desktop, mcp serve, plugin install, plugin i,"
                " plugin update,"
                " plugin enable, plugin marketplace add, plugin marketplace update, gateway, ultrareview,"
                " auto-mode critique"
            ),
            "WORD...",
            does="code.opaque WORD",
            because=ADDS,
            options=ANY,
        ),
        sub(
            _plugins(
                "mcp remove, mcp reset-project-choices, plugin uninstall, plugin remove, plugin disable,"
                " plugin prune,"
                " plugin autoremove, plugin marketplace remove, plugin marketplace rm"
            ),
            "WORD...",
            does="target.switch WORD",
            options=ANY,
        ),
        sub(_plugins("plugin init, plugin new"), "NAME", does="fs.create NAME", options=ANY),
        sub(
            _plugins("plugin tag"),
            "PATH",
            does="vcs.local",
            options=[flags("--push", does="vcs.remote"), flags("--dry-run"), *ANY],
            inert="--dry-run",
        ),
        sub("project purge", "PATH", does="fs.delete", because="deletes what it keeps of a project", options=ANY),
        sub(
            "config set, config add, config remove",
            "WORD...",
            does="guard.lower WORD",
            because="may allow tools without a question",
            options=ANY,
        ),
        sub("setup-token", does="secret.read", because="makes a token, and shows it", options=ANY),
        sub("auth login, auth logout, mcp login, mcp logout", "WORD...", does="credential.store", options=ANY),
        sub("update, install, upgrade, migrate-installer", "WORD...", does="package.install", options=ANY),
    ],
    examples="""
        claude --version              #=> read_only
        claude -p 'fix it'            #=> unknown code.opaque
        claude                        #=> unknown code.opaque
        claude mcp list               #=> read_only
        claude doctor                 #=> unknown code.project
        claude agents                 #=> unknown code.interactive
        claude agents --json          #=> read_only
        claude plugins details x      #=> read_only
        claude plugin marketplace update  #=> unknown code.opaque
        claude plugin init x          #=> reversible_low fs.create
        claude plugin tag             #=> reversible_low vcs.local
        claude plugin tag --push      #=> config_mutation vcs.remote
        claude plugin tag --dry-run   #=> read_only
        claude project purge .        #=> destructive fs.delete
        claude mcp login x            #=> config_mutation credential.store
        claude mcp add x -- npx y     #=> unknown code.opaque
        claude mcp remove x           #=> config_mutation target.switch
        claude config set k v         #=> exposure guard.lower
        claude setup-token            #=> exposure secret.read
        claude auth login             #=> config_mutation credential.store
        claude update                 #=> config_mutation package.install
    """,
)

CODEX = tool(
    "codex",
    "PROMPT...",
    about="an agent that reads and changes projects",
    docs="https://developers.openai.com/codex/cli/reference",
    inert="-h --help -V --version",
    options=[flags("-h/--help -V/--version"), *ANY],
    does="code.opaque PROMPT",
    because=ACTS,
    subs=[
        sub(
            "help, completion, mcp list, mcp get, login status, features list, features, execpolicy"
            " check, doctor, debug models, debug prompt-input, plugin list, cloud list, cloud status, cloud diff",
            "WORD...",
            options=ANY,
        ),
        sub(
            "mcp add, mcp-server, app-server, exec-server",
            "WORD...",
            does="code.opaque WORD",
            because=ADDS,
            options=ANY,
        ),
        sub("mcp remove, mcp login, mcp logout", "WORD...", does="target.switch WORD", options=ANY),
        sub("login, logout", does="credential.store", options=ANY),
        sub("delete", "SESSION", does="fs.delete", because="deletes a saved session", options=ANY),
        sub("archive, unarchive", "SESSION", does="refresh SESSION", options=ANY),
        sub(
            "sandbox, sandbox linux, sandbox macos, sandbox landlock, sandbox seatbelt, debug landlock, debug seatbelt",
            "COMMAND...:argv",
            options=[takes("-c/--config -P/--permission-profile -C/--cd --enable --disable"), *ANY],
        ),
        sub("apply, a", "WORD...", does="fs.write cwd", because="applies an agent's diff to the project", options=ANY),
        sub(
            "exec, e, review, agents, resume, fork, queue, cloud, remote-control, plugin, debug app-server",
            "WORD...",
            does="code.opaque WORD",
            because=ACTS,
            options=ANY,
        ),
        sub("features enable, features disable, archive, unarchive", "WORD...", does="target.switch", options=ANY),
        sub("migrate-rollouts, migrate-nfs-db", "WORD...", does="fs.write cwd", options=ANY),
        sub("delete", "WORD...", does="fs.delete cwd", because="deletes a session", options=ANY),
        sub("sandbox uninstall", "WORD...", does="guard.lower", options=ANY),
        sub("update", does="package.install", options=ANY),
    ],
    examples="""
        codex --version               #=> read_only
        codex exec 'fix it'           #=> unknown code.opaque
        codex mcp list                #=> read_only
        codex help                    #=> read_only
        codex mcp add x -- npx y      #=> unknown code.opaque
        codex mcp remove x            #=> config_mutation target.switch
        codex login                   #=> config_mutation credential.store
        codex delete x                #=> destructive fs.delete
        codex archive x               #=> reversible_low refresh
        codex sandbox linux rm f      #=> destructive
        codex sandbox -P x rm f       #=> destructive
        codex cloud list              #=> read_only
        codex apply t                 #=> config_mutation fs.write
        codex doctor                  #=> read_only
        codex features enable x       #=> config_mutation target.switch
        codex migrate-rollouts        #=> config_mutation fs.write
        codex delete s                #=> destructive fs.delete
        codex sandbox uninstall       #=> exposure guard.lower
        codex update                  #=> config_mutation package.install
    """,
)

GEMINI = tool(
    "gemini qwen",
    "PROMPT...",
    about="an agent that reads and changes projects",
    docs="https://geminicli.com/docs/cli/",
    inert="-h --help -v --version --list-extensions -l --list-sessions",
    options=[
        flags("-h/--help -v/--version -l/--list-extensions --list-sessions"),
        takes("--delete-session", does="fs.delete", because="deletes a session"),
        *ANY,
    ],
    does="code.opaque PROMPT",
    because=ACTS,
    subs=[
        sub("mcp list, extensions list, extensions validate, skills list, hooks list", "WORD...", options=ANY),
        sub(
            "mcp add, extensions install, extensions link, extensions update, extensions new,"
            " extensions enable, skills install",
            "WORD...",
            does="code.opaque WORD",
            because=ADDS,
            options=ANY,
        ),
        sub(
            "mcp remove, mcp enable, mcp disable, extensions uninstall, extensions disable, skills"
            " uninstall, skills enable, skills disable",
            "WORD...",
            does="target.switch WORD",
            options=ANY,
        ),
    ],
    examples="""
        gemini --version              #=> read_only
        gemini -p 'fix it'            #=> unknown code.opaque
        gemini mcp list               #=> read_only
        gemini --delete-session 3     #=> destructive fs.delete
        gemini mcp add x y            #=> unknown code.opaque
        gemini mcp remove x           #=> config_mutation target.switch
    """,
)

TOOLS = [CLAUDE, CODEX, GEMINI]
