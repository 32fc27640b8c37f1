from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

HELP = flags("-h/--help")
REPO = takes("-R/--repo")
#: What most listings offer.
SHOWS = [HELP, REPO, takes("-q/--jq --json -t/--template"), flags("-w/--web")]
PROJECT = [HELP, takes("--format -q/--jq -t/--template --owner")]
SEARCH = [HELP, takes("-q/--jq --json -t/--template -L/--limit --order --owner --sort"), flags("-w/--web")]
SPACE = [HELP, takes("-c/--codespace -R/--repo --repo-owner")]
STORE = [HELP, REPO, takes("-a/--app -e/--env -o/--org"), flags("-u/--user")]
#: Expressions that print numbers; others print what people wrote.
NUMBERS = ".number|.[0].number|.[].number|.databaseId|.[0].databaseId|.[].databaseId"
PICKED = [when("-q", prints="words"), when("-q", unless=f"-q={NUMBERS}", prints="remote")]
#: Text, from a file or standard input, that others read.
BODY = [
    takes("-b/--body"),
    takes("-F/--body-file", reads="VALUE|-"),
    takes("--attach", reads="VALUE", does="net.send VALUE", because="uploads a file"),
    flags("-e/--editor -w/--web"),
]
COMMENT = [
    HELP,
    REPO,
    *BODY,
    flags("--create-if-none --edit-last --yes"),
    flags("--delete-last", does="net.delete", because="deletes a comment"),
]
#: Options behind -- that git clone takes and that run nothing.
CLONE_FLAGS = (
    "FLAGS=--depth|--depth=*|1|2|10|50|100|--single-branch|--no-single-branch|--branch=*|--recurse-submodules"
    "|--recursive|--filter=*|--quiet|-q|--bare|--mirror|--no-tags|--no-checkout|-n|--shallow-submodules|--sparse|--progress"
)
GIT_FLAGS = "options of git clone may name programs"
GRAPH = "graphql|/graphql|https://api.github.com/graphql"
EDITORS = "VALUE=vim|vi|nvim|nano|emacs|code|less|cat|more"

TOOL = tool(
    "gh",
    about="GitHub from the command line",
    input="whole",
    docs="https://cli.github.com/manual",
    style="go",
    inert="--help --version",
    options=[flags("--help/-h --version"), REPO],
    subs=[
        # -- looking --
        sub(
            "agent-task list, agent-tasks list, agent list, agents list, agent-task view, agent-tasks view,"
            " agent view, agents view",
            "SESSION",
            options=[*SHOWS, takes("-L/--limit"), flags("--follow --log")],
        ),
        sub("cache list, cache ls", options=[*SHOWS, takes("-k/--key -L/--limit -O/--order -r/--ref -S/--sort")]),
        sub(
            "discussion list, discussion ls",
            options=[
                *SHOWS,
                flags("--answered"),
                takes("--after -A/--author -c/--category -l/--label -L/--limit --order -S/--search --sort -s/--state"),
            ],
        ),
        sub(
            "discussion view",
            "DISCUSSION",
            options=[*SHOWS, flags("-c/--comments"), takes("--after -L/--limit --order")],
        ),
        sub(
            "issue list, issue ls",
            options=[
                *SHOWS,
                takes(
                    "--app -a/--assignee -A/--author -l/--label -L/--limit --mention -m/--milestone"
                    " -S/--search -s/--state --type"
                ),
            ],
            rows=PICKED,
        ),
        sub("issue status", options=SHOWS),
        sub("issue view", "ISSUE", prints="remote", options=[*SHOWS, flags("-c/--comments")], rows=PICKED),
        sub(
            "pr list, pr ls",
            options=[
                *SHOWS,
                flags("-d/--draft"),
                takes(
                    "--app -a/--assignee -A/--author -B/--base -H/--head -l/--label -L/--limit -S/--search -s/--state"
                ),
            ],
            rows=PICKED,
        ),
        sub("pr status", options=[*SHOWS, flags("-c/--conflict-status")]),
        sub("pr view", "PR", prints="remote", options=[*SHOWS, flags("-c/--comments")], rows=PICKED),
        sub(
            "pr diff",
            "PR...",
            prints="remote",
            options=[
                HELP,
                REPO,
                flags("--name-only --patch -w/--web --allow-escape-sequences"),
                takes("--color -e/--exclude"),
            ],
        ),
        sub("pr checks", "PR", options=[*SHOWS, flags("--required --watch --fail-fast"), takes("-i/--interval")]),
        sub("label list, label ls", options=[*SHOWS, takes("-L/--limit --order -S/--search --sort")]),
        sub("org list, org ls", options=[HELP, takes("-L/--limit")]),
        sub(
            "project list, project ls, project view, project field-list, project item-list",
            "NUMBER",
            options=[*PROJECT, flags("--closed -w/--web"), takes("-L/--limit --query --field --field-id")],
        ),
        sub(
            "release list, release ls, release view",
            "TAG",
            options=[*SHOWS, flags("--exclude-drafts --exclude-pre-releases"), takes("-L/--limit -O/--order")],
        ),
        sub(
            "release verify, release verify-asset",
            "TAG FILE",
            options=[HELP, REPO, takes("--format -q/--jq -t/--template")],
        ),
        sub(
            "repo list, repo ls",
            "OWNER",
            options=[
                HELP,
                takes("-q/--jq --json -t/--template -l/--language -L/--limit --topic --visibility"),
                flags("--archived --fork --no-archived --source"),
            ],
        ),
        sub(
            "repo view, repo gitignore list, repo gitignore ls, repo gitignore view, repo license list, repo"
            " license ls, repo license view, repo read-dir",
            "NAME",
            options=[HELP, takes("-b/--branch -q/--jq --json -t/--template --ref -R/--repo"), flags("-w/--web")],
        ),
        sub(
            "repo autolink list, repo autolink ls, repo autolink view, repo deploy-key list, repo deploy-key ls",
            "ID",
            options=SHOWS,
        ),
        sub(
            "repo read-file",
            "FILE",
            prints="remote",
            options=[
                HELP,
                REPO,
                takes("-q/--jq --json -t/--template --ref"),
                takes("-o/--output", writes="VALUE|-"),
                flags("--allow-escape-sequences --clobber"),
            ],
        ),
        sub(
            "ruleset check, ruleset list, ruleset ls, ruleset view, rs check, rs list, rs ls, rs view",
            "ID",
            options=[HELP, REPO, takes("-L/--limit -o/--org"), flags("--default -p/--parents -w/--web")],
        ),
        sub(
            "run list, run ls",
            options=[
                HELP,
                REPO,
                flags("-a/--all"),
                takes(
                    "-b/--branch -c/--commit --created -e/--event -q/--jq --json -L/--limit -s/--status"
                    " -t/--template -u/--user -w/--workflow"
                ),
            ],
            rows=PICKED,
        ),
        sub(
            "run view",
            "RUN",
            options=[*SHOWS, flags("--exit-status --log --log-failed -v/--verbose"), takes("-a/--attempt -j/--job")],
        ),
        sub("run watch", "RUN", options=[HELP, REPO, flags("--compact --exit-status"), takes("-i/--interval")]),
        sub(
            "search code",
            "QUERY...",
            options=[*SEARCH, takes("--extension --filename --language --match -R/--repo --size")],
        ),
        sub(
            "search commits",
            "QUERY...",
            options=[
                *SEARCH,
                flags("--merge"),
                takes(
                    "--author --author-date --author-email --author-name --committer --committer-date"
                    " --committer-email --committer-name --hash --parent -R/--repo --tree --visibility"
                ),
            ],
        ),
        sub(
            "search issues, search prs",
            "QUERY...",
            options=[
                *SEARCH,
                flags(
                    "--archived --include-prs --locked --no-assignee --no-label --no-milestone --no-project"
                    " --draft --merged"
                ),
                takes(
                    "--app --assignee --author -B/--base --checks --closed --commenter --comments --created"
                    " -H/--head --interactions --involves --label --language --match --mentions --merged-at"
                    " --milestone --project --reactions -R/--repo --review --review-requested --reviewed-by"
                    " --search-type --state --team-mentions --updated --visibility"
                ),
            ],
        ),
        sub(
            "search repos",
            "QUERY...",
            options=[
                *SEARCH,
                flags("--archived"),
                takes(
                    "--created --followers --forks --good-first-issues --help-wanted-issues --include-forks"
                    " --language --license --match --number-topics --size --stars --topic --updated --visibility"
                ),
            ],
        ),
        sub(
            "secret list, secret ls, variable list, variable ls, variable get",
            "NAME",
            options=[*STORE, takes("-q/--jq --json -t/--template")],
        ),
        sub(
            "ssh-key list, ssh-key ls, gpg-key list, gpg-key ls", options=[HELP, takes("-q/--jq --json -t/--template")]
        ),
        sub("status", options=[HELP, takes("-e/--exclude -o/--org")]),
        sub(
            "workflow list, workflow ls, workflow view",
            "WORKFLOW",
            options=[*SHOWS, flags("-a/--all -y/--yaml"), takes("-L/--limit -r/--ref")],
        ),
        sub(
            "browse",
            "WHERE",
            options=[
                HELP,
                REPO,
                takes("-b/--branch"),
                takes("-c/--commit", "[SHA]"),
                flags("-a/--actions --blame -n/--no-browser -p/--projects -r/--releases -s/--settings -w/--wiki"),
            ],
        ),
        sub("completion", options=[HELP, takes("-s/--shell")]),
        sub(
            "help, licenses, preview prompter, actions, environment, exit-codes, formatting, mintty, reference,"
            " accessibility",
            "TOPIC...",
            options=[HELP],
        ),
        sub(
            "attestation verify, at verify, attestation trusted-root, at trusted-root",
            "FILE",
            options=[
                HELP,
                flags("--bundle-from-oci --deny-self-hosted-runners --no-public-good --verify-only"),
                takes(
                    "-b/--bundle --cert-identity -i/--cert-identity-regex --cert-oidc-issuer"
                    " --custom-trusted-root -d/--digest-alg --format --hostname -q/--jq -L/--limit -o/--owner"
                    " --predicate-type -R/--repo --signer-digest --signer-repo --signer-workflow"
                    " --source-digest --source-ref -t/--template --tuf-root --tuf-url"
                ),
            ],
        ),
        sub(
            "attestation download, at download",
            "FILE",
            does="fs.create",
            because="writes a bundle of attestations",
            options=[HELP, takes("-d/--digest-alg --hostname -L/--limit -o/--owner --predicate-type -R/--repo")],
        ),
        # -- the API itself --
        sub(
            "api",
            "ENDPOINT",
            prints="remote",
            options=[
                HELP,
                flags("-i/--include --paginate --silent --slurp --verbose --allow-escape-sequences"),
                takes("--cache -H/--header --hostname -q/--jq -p/--preview -t/--template -X/--method -f/--raw-field"),
                takes("-F/--field", "FIELD:field_file"),
                takes("--input", reads="VALUE|-"),
            ],
            rows=[
                when("-F=*=@* --input", does="net.send ENDPOINT", because="sends a file or what it reads"),
                when("-f -F", unless=f"-X ENDPOINT={GRAPH}", does="net.send ENDPOINT"),
                when("-X", unless="-X=GET|HEAD|OPTIONS|get|head|options", does="net.send ENDPOINT"),
                when("-X=DELETE", does="net.delete ENDPOINT"),
                when(
                    f"ENDPOINT={GRAPH}",
                    "-f=query=*mutation* -F=query=*mutation*|query=@* --input",
                    does="net.send ENDPOINT",
                ),
                when(
                    f"ENDPOINT={GRAPH}",
                    "-f=query=*mutation*delete* -F=query=*mutation*delete*",
                    does="net.delete ENDPOINT",
                ),
            ],
        ),
        # -- issues, pull requests, discussions --
        sub(
            "issue create, issue new",
            does="message.send",
            options=[
                HELP,
                REPO,
                *BODY,
                takes(
                    "-a/--assignee --blocked-by --blocking -l/--label -m/--milestone --parent -p/--project"
                    " -T/--template -t/--title --type"
                ),
                takes("--recover", reads="VALUE"),
            ],
        ),
        sub(
            "issue artifact list, issue artifact ls, issue artifact view",
            "ISSUE ARTIFACT",
            options=[*SHOWS, takes("-L/--limit --type --version")],
        ),
        sub(
            "issue artifact create, issue artifact new, issue artifact edit",
            "ISSUE FILE...",
            does="message.send ISSUE",
            reads="FILE",
            options=[HELP, REPO, *BODY[:3], takes("--name --type --restore-version")],
        ),
        sub(
            "issue artifact delete",
            "ISSUE ARTIFACT...",
            does="net.delete ISSUE",
            because="deletes artifacts for good",
            options=[HELP, REPO, flags("--yes")],
        ),
        sub(
            "issue artifact download",
            "ISSUE ARTIFACT...",
            prints="remote",
            options=[
                HELP,
                REPO,
                flags("--skip-existing"),
                flags("--clobber", does="fs.write"),
                takes("-D/--dir", does="fs.create VALUE"),
                takes("-O/--output", writes="VALUE|-"),
                takes("--version"),
            ],
            rows=[when(unless="-O", does="fs.create", because="downloads files")],
        ),
        sub("issue comment", "ISSUE", does="message.send ISSUE", options=COMMENT),
        sub(
            "issue edit",
            "ISSUE...",
            does="vcs.remote ISSUE",
            options=[
                HELP,
                REPO,
                *BODY[:3],
                flags("--remove-milestone --remove-parent --remove-type"),
                takes(
                    "--add-assignee --add-blocked-by --add-blocking --add-label --add-project --add-sub-issue"
                    " -m/--milestone --parent --remove-assignee --remove-blocked-by --remove-blocking"
                    " --remove-label --remove-project --remove-sub-issue -t/--title --type"
                ),
            ],
        ),
        sub(
            "issue close, issue reopen, issue lock, issue unlock, issue pin, issue unpin, issue transfer",
            "ISSUE TARGET",
            does="vcs.remote ISSUE",
            options=[HELP, REPO, takes("-c/--comment -r/--reason --duplicate-of")],
        ),
        sub(
            "issue delete",
            "ISSUE",
            does="net.delete ISSUE",
            because="deletes an issue for good",
            options=[HELP, REPO, flags("--yes --confirm")],
        ),
        sub(
            "issue develop",
            "ISSUE",
            options=[
                HELP,
                REPO,
                flags("-c/--checkout -l/--list"),
                takes("-b/--base --branch-repo -i/--issue-repo -n/--name --worktree"),
            ],
            rows=[when(unless="-l", does="vcs.remote ISSUE", because="makes a branch on the remote")],
        ),
        sub(
            "pr create, pr new",
            does="vcs.remote",
            because="pushes the branch and opens a pull request",
            options=[
                HELP,
                REPO,
                *BODY,
                flags("-d/--draft --dry-run -f/--fill --fill-first --fill-verbose --no-maintainer-edit"),
                takes(
                    "-a/--assignee -B/--base -H/--head -l/--label -m/--milestone -p/--project -r/--reviewer -t/--title"
                ),
                takes("-T/--template --recover", reads="VALUE"),
            ],
        ),
        sub("pr comment", "PR", does="message.send PR", options=COMMENT),
        sub(
            "pr review",
            "PR",
            does="message.send PR",
            options=[HELP, REPO, *BODY[:2], flags("-a/--approve -c/--comment -r/--request-changes")],
        ),
        sub(
            "pr edit",
            "PR",
            does="vcs.remote PR",
            options=[
                HELP,
                REPO,
                *BODY[:3],
                flags("--remove-milestone"),
                takes(
                    "--add-assignee --add-label --add-project --add-reviewer -B/--base -m/--milestone --remove-assignee"
                    " --remove-label --remove-project --remove-reviewer -t/--title"
                ),
            ],
        ),
        sub(
            "pr merge",
            "PR",
            does="vcs.remote PR",
            because="merges into the base branch on the remote",
            options=[
                HELP,
                REPO,
                *BODY[:2],
                flags("--auto -d/--delete-branch --disable-auto -m/--merge -r/--rebase -s/--squash"),
                flags("--admin", does="guard.lower", because="merges although the branch's requirements are not met"),
                takes("-A/--author-email --match-head-commit -t/--subject"),
            ],
        ),
        sub(
            "pr close",
            "PR",
            does="vcs.remote PR",
            options=[
                HELP,
                REPO,
                takes("-c/--comment"),
                flags(
                    "-d/--delete-branch",
                    does="vcs.discard",
                    because="deletes a branch that was not merged, here and on the remote",
                ),
            ],
        ),
        sub(
            "pr reopen, pr ready, pr lock, pr unlock, pr update-branch",
            "PR",
            does="vcs.remote PR",
            options=[HELP, REPO, takes("-c/--comment -r/--reason"), flags("--undo --rebase")],
        ),
        sub(
            "pr revert",
            "PR",
            does="vcs.remote PR",
            options=[HELP, REPO, *BODY[:2], flags("-d/--draft"), takes("-t/--title")],
        ),
        sub(
            "pr checkout, pr co, co",
            "PR",
            does="vcs.local PR",
            options=[
                HELP,
                REPO,
                flags("--detach --recurse-submodules"),
                takes("-b/--branch --worktree"),
                flags("-f/--force", does="vcs.discard", because="resets the local branch"),
            ],
        ),
        sub(
            "discussion create",
            does="message.send",
            options=[HELP, REPO, *BODY[:2], takes("-c/--category -l/--label -t/--title")],
        ),
        sub(
            "discussion comment",
            "DISCUSSION",
            does="message.send DISCUSSION",
            options=[
                HELP,
                REPO,
                *BODY[:2],
                flags("--edit --yes"),
                flags("--delete", does="net.delete", because="deletes a comment"),
            ],
        ),
        sub(
            "discussion edit",
            "DISCUSSION",
            does="vcs.remote DISCUSSION",
            options=[HELP, REPO, *BODY[:2], takes("--add-label -c/--category --remove-label -t/--title")],
        ),
        sub(
            "label create, label edit, label clone",
            "NAME",
            does="vcs.remote NAME",
            options=[HELP, REPO, flags("-f/--force"), takes("-c/--color -d/--description -n/--name")],
        ),
        sub("label delete", "NAME", does="net.delete NAME", options=[HELP, REPO, flags("--yes --confirm")]),
        # -- releases, gists --
        sub(
            "release create, release new",
            "TAG FILE...",
            does="vcs.remote TAG",
            reads="FILE",
            because="makes a release",
            options=[
                HELP,
                REPO,
                flags(
                    "-d/--draft --fail-on-no-commits --generate-notes --latest --notes-from-tag"
                    " -p/--prerelease --verify-tag"
                ),
                takes("--discussion-category -n/--notes --notes-start-tag --target -t/--title"),
                takes("-F/--notes-file", reads="VALUE|-"),
            ],
            rows=[when("FILE", does="net.publish FILE", because="publishes files")],
        ),
        sub(
            "release upload",
            "TAG FILE...",
            does="net.publish FILE",
            reads="FILE",
            because="publishes files",
            options=[HELP, REPO, flags("--clobber")],
        ),
        sub(
            "release edit",
            "TAG",
            does="vcs.remote TAG",
            options=[
                HELP,
                REPO,
                flags("--draft --latest --prerelease --verify-tag"),
                takes("-F/--notes-file", reads="VALUE|-"),
                takes("--discussion-category -n/--notes --tag --target -t/--title"),
            ],
        ),
        sub(
            "release delete, release delete-asset",
            "TAG ASSET",
            does="net.delete TAG",
            options=[HELP, REPO, flags("--cleanup-tag -y/--yes")],
        ),
        sub(
            "release download",
            "TAG",
            options=[
                HELP,
                REPO,
                takes("-A/--archive -p/--pattern"),
                flags("--clobber --skip-existing --allow-escape-sequences"),
                takes("-D/--dir", does="fs.create VALUE"),
                takes("-O/--output", writes="VALUE|-"),
            ],
            prints="remote",
            rows=[when(unless="-O", does="fs.create", because="downloads files"), when("--clobber", does="fs.write")],
        ),
        sub(
            "gist list, gist ls",
            options=[HELP, takes("--filter -L/--limit"), flags("--include-content --public --secret")],
        ),
        sub(
            "gist view",
            "GIST",
            prints="remote",
            options=[HELP, flags("--files -r/--raw -w/--web --allow-escape-sequences"), takes("-f/--filename")],
        ),
        sub(
            "gist create, gist new",
            "FILE...",
            does="net.publish FILE",
            reads="FILE|-",
            because="publishes text under an address that anyone may open",
            options=[HELP, flags("-p/--public -w/--web"), takes("-d/--desc -f/--filename")],
        ),
        sub(
            "gist edit",
            "GIST FILE",
            does="net.upload",
            because="uploads text to a gist",
            options=[HELP, takes("-d/--desc -f/--filename -r/--remove"), takes("-a/--add", reads="VALUE")],
        ),
        sub("gist rename", "GIST OLD NEW", does="cloud.change GIST", options=[HELP]),
        sub("gist delete", "GIST", does="net.delete GIST", options=[HELP, flags("--yes")]),
        sub(
            "gist clone",
            "REPO DIR -- FLAGS...",
            does="fs.create",
            because="makes a copy of a repository",
            options=[HELP],
            rows=[
                when("DIR", does="fs.create DIR", because="makes a copy of a repository"),
                when("FLAGS", unless=CLONE_FLAGS, does="code.injected FLAGS", because=GIT_FLAGS),
            ],
        ),
        # -- repositories --
        sub(
            "repo clone",
            "REPO DIR -- FLAGS...",
            does="fs.create",
            because="makes a copy of a repository",
            options=[HELP, takes("-u/--upstream-remote-name"), flags("--no-upstream")],
            rows=[
                when("DIR", does="fs.create DIR", because="makes a copy of a repository"),
                when("FLAGS", unless=CLONE_FLAGS, does="code.injected FLAGS", because=GIT_FLAGS),
            ],
        ),
        sub(
            "repo fork",
            "REPO -- FLAGS...",
            does="cloud.create REPO",
            because="makes a fork",
            options=[HELP, flags("--clone --default-branch-only --remote"), takes("--fork-name --org --remote-name")],
            rows=[when("FLAGS", unless=CLONE_FLAGS, does="code.injected FLAGS", because=GIT_FLAGS)],
        ),
        sub(
            "repo create, repo new",
            "NAME",
            does="cloud.create NAME",
            because="makes a repository",
            options=[
                flags(
                    "--help --add-readme -c/--clone --disable-issues --disable-wiki --include-all-branches"
                    " --internal --private --public --push -y/--confirm"
                ),
                takes(
                    "-d/--description -g/--gitignore -h/--homepage -l/--license -r/--remote -s/--source"
                    " -t/--team -p/--template"
                ),
            ],
            rows=[
                when("--push", does="vcs.remote", because="pushes the local commits"),
                when("--push", "--public", does="net.publish", because="publishes the repository"),
            ],
        ),
        sub(
            "repo edit",
            "REPO",
            does="vcs.remote REPO",
            options=[
                flags(
                    "--help --accept-visibility-change-consequences --allow-forking --allow-update-branch"
                    " --delete-branch-on-merge --enable-auto-merge --enable-discussions --enable-issues"
                    " --enable-merge-commit --enable-projects --enable-rebase-merge --enable-squash-merge --enable-wiki"
                    " --template"
                ),
                takes(
                    "--enable-advanced-security --enable-secret-scanning --enable-secret-scanning-push-protection",
                    "[ON]",
                ),
                takes(
                    "--add-topic --default-branch -d/--description -h/--homepage --remove-topic"
                    " --squash-merge-commit-message --visibility"
                ),
            ],
            rows=[
                when("--visibility=public", does="net.publish REPO", because="makes the repository public"),
                when(
                    "--enable-advanced-security=false|0|f --enable-secret-scanning=false|0|f"
                    " --enable-secret-scanning-push-protection=false|0|f",
                    does="guard.lower REPO",
                    because="secrets are no longer looked for",
                ),
            ],
        ),
        sub(
            "repo rename, repo autolink create, repo autolink new, repo autolink delete",
            "NAME URL",
            does="vcs.remote NAME",
            options=[HELP, REPO, flags("-y/--yes --confirm -n/--numeric")],
        ),
        sub(
            "repo archive, repo unarchive",
            "REPO",
            does="cloud.disrupt REPO",
            because="opens or closes the repository for changes",
            options=[HELP, flags("-y/--yes --confirm")],
        ),
        sub(
            "repo delete",
            "REPO",
            does="cloud.delete REPO",
            because="deletes the repository with its issues",
            options=[HELP, flags("--yes --confirm")],
        ),
        sub(
            "repo sync",
            "REPO",
            does="vcs.remote REPO",
            options=[
                HELP,
                takes("-b/--branch -s/--source"),
                flags("--force", does="vcs.force REPO", because="resets the branch"),
            ],
        ),
        sub(
            "repo set-default",
            "REPO",
            options=[HELP, flags("-u/--unset -v/--view")],
            rows=[when("REPO -u", unless="-v", does="target.switch REPO")],
        ),
        sub(
            "repo deploy-key add",
            "KEY",
            does="access.grant KEY",
            options=[HELP, REPO, flags("-w/--allow-write"), takes("-t/--title")],
        ),
        sub("repo deploy-key delete", "KEY", does="access.revoke KEY", options=[HELP, REPO]),
        # -- automation --
        sub(
            "workflow run",
            "WORKFLOW",
            does="code.apply WORKFLOW",
            because="starts a workflow",
            options=[
                HELP,
                REPO,
                flags("--json"),
                takes("-F/--field", "FIELD:field_file"),
                takes("-f/--raw-field -r/--ref"),
            ],
        ),
        sub("workflow enable", "WORKFLOW", does="cloud.change WORKFLOW", options=[HELP, REPO]),
        sub("workflow disable", "WORKFLOW", does="cloud.disrupt WORKFLOW", options=[HELP, REPO]),
        sub(
            "run rerun",
            "RUN",
            does="code.apply RUN",
            because="runs a workflow again",
            options=[HELP, REPO, flags("-d/--debug --failed"), takes("-j/--job")],
        ),
        sub("run cancel", "RUN", does="cloud.disrupt RUN", options=[HELP, REPO, flags("--force")]),
        sub("run delete", "RUN", does="net.delete RUN", because="deletes a run with its logs", options=[HELP, REPO]),
        sub(
            "run download",
            "RUN",
            does="fs.create",
            because="downloads files",
            options=[HELP, REPO, takes("-D/--dir", does="fs.create VALUE"), takes("-n/--name -p/--pattern")],
        ),
        sub(
            "cache delete",
            "CACHE",
            does="refresh CACHE",
            because="drops caches, which are made again",
            options=[HELP, REPO, flags("-a/--all --succeed-on-no-caches"), takes("-r/--ref")],
        ),
        sub(
            "secret set",
            "NAME",
            does="credential.store NAME",
            options=[
                *STORE,
                flags("--no-repos-selected --no-store"),
                takes("-b/--body -f/--env-file -r/--repos -v/--visibility"),
            ],
        ),
        sub(
            "variable set",
            "NAME",
            does="cloud.change NAME",
            reads="stdin",
            options=[*STORE, takes("-b/--body -r/--repos -v/--visibility"), takes("-f/--env-file", reads="VALUE|-")],
        ),
        sub(
            "secret delete, secret remove, variable delete, variable remove",
            "NAME",
            does="cloud.delete NAME",
            options=STORE,
        ),
        sub(
            "agent-task create, agent-tasks create, agent create, agents create",
            "TASK...",
            does="code.apply",
            because="lets an agent work on the repository",
            options=[
                HELP,
                REPO,
                flags("--follow"),
                takes("-b/--base -a/--custom-agent"),
                takes("-F/--from-file", reads="VALUE|-"),
            ],
        ),
        sub(
            "copilot",
            "ARG...",
            does="code.interactive",
            because="starts an agent",
            posix=True,
            options=[HELP, flags("--remove")],
        ),
        # -- projects --
        sub(
            "project create, project copy, project field-create, project item-add, project item-create,"
            " project item-edit, project item-archive, project close, project edit, project link, project"
            " unlink, project mark-template",
            "NUMBER",
            does="cloud.change NUMBER",
            options=[
                *PROJECT,
                flags("--drafts --undo --clear"),
                takes(
                    "--source-owner --target-owner --title -d/--description --readme --visibility --data-type"
                    " --name --id --single-select-options --url --body --date --field --field-id"
                    " --iteration-id --number --project-id --single-select-option-id --text --value -R/--repo -T/--team"
                ),
            ],
            rows=[when("--visibility=public", does="net.publish NUMBER", because="makes the project public")],
        ),
        sub(
            "project delete, project field-delete, project item-delete",
            "NUMBER",
            does="cloud.delete NUMBER",
            options=[*PROJECT, takes("--id")],
        ),
        # -- the account and this machine --
        sub(
            "auth login, auth refresh, auth logout",
            input="part",
            does="credential.store",
            options=[
                flags("--help -c/--clipboard --insecure-storage --skip-ssh-key -w/--web --with-token --reset-scopes"),
                flags("--expiring"),
                takes("-p/--git-protocol -h/--hostname -s/--scopes -r/--remove-scopes -u/--user"),
            ],
        ),
        sub(
            "auth setup-git",
            does="fs.write",
            because="makes gh the credential helper of git",
            options=[flags("--help -f/--force"), takes("-h/--hostname")],
        ),
        sub("auth switch", does="target.switch", options=[flags("--help"), takes("-h/--hostname -u/--user")]),
        sub(
            "auth status",
            options=[
                flags("--help -a/--active --no-refresh"),
                flags("-t/--show-token", does="secret.read", because="prints the token"),
                takes("-h/--hostname --jq --json --template"),
            ],
        ),
        sub(
            "auth token",
            does="secret.read",
            because="prints the token",
            options=[flags("--help --no-refresh"), takes("-h/--hostname -u/--user")],
        ),
        sub(
            "ssh-key add, gpg-key add",
            "FILE",
            does="access.grant FILE",
            because="adds a key to the account",
            options=[HELP, takes("-t/--title --type")],
        ),
        sub(
            "ssh-key delete, gpg-key delete", "ID", does="access.revoke ID", options=[HELP, flags("-y/--yes --confirm")]
        ),
        sub(
            "alias set",
            "NAME EXPANSION",
            does="fs.write",
            because="adds a shortcut",
            options=[HELP, flags("--clobber -s/--shell")],
            rows=[
                when("-s", operands="NAME EXPANSION:sh"),
                when("EXPANSION=!*|-", does="code.injected EXPANSION", because="the shortcut may run a shell"),
            ],
        ),
        sub(
            "alias import",
            "FILE",
            does="code.injected FILE",
            because="shortcuts may run a shell",
            options=[HELP, flags("--clobber")],
        ),
        sub("alias delete", "NAME", does="fs.write", because="removes a shortcut", options=[HELP, flags("--all")]),
        sub("alias list, alias ls", options=[HELP]),
        sub("config get, config list, config ls", "KEY", options=[flags("--help"), takes("-h/--host")]),
        sub("config clear-cache", does="refresh", because="drops a cache", options=[HELP]),
        sub(
            "config set",
            "KEY VALUE",
            does="fs.write",
            because="changes a setting of gh",
            options=[flags("--help"), takes("-h/--host")],
            rows=[
                when(
                    "KEY=editor|pager|browser",
                    unless=EDITORS,
                    does="code.injected VALUE",
                    because="names a program to run",
                )
            ],
        ),
        sub(
            "extension list, extension ls, ext list, ext ls, extensions list, extensions ls, extension search,"
            " ext search, extensions search",
            "QUERY...",
            options=[*SEARCH, takes("--license")],
        ),
        sub(
            "extension browse, ext browse, extensions browse",
            does="code.interactive",
            options=[HELP, flags("--debug -s/--single-column")],
        ),
        sub(
            "extension create, ext create, extensions create",
            "NAME",
            does="fs.create NAME, fs.create",
            options=[HELP, takes("--precompiled")],
        ),
        sub(
            "extension exec, ext exec, extensions exec",
            "NAME ARG...",
            does="code.opaque NAME",
            because="runs an extension",
            posix=True,
            options=[HELP],
        ),
        sub(
            "extension install, ext install, extensions install, extension upgrade, ext upgrade, extensions upgrade",
            "NAME",
            does="code.remote NAME",
            because="installs a program from a repository",
            inert="--dry-run",
            options=[HELP, flags("--all --dry-run --force"), takes("--pin")],
        ),
        sub(
            "extension remove, ext remove, extensions remove, extension uninstall, ext uninstall, extensions uninstall",
            "NAME",
            does="fs.write",
            because="removes an extension",
            options=[HELP],
        ),
        sub(
            "skill install, skills install, skill add, skills add, skill update, skills update",
            "NAME...",
            does="code.remote NAME",
            because="installs instructions and scripts for agents",
            inert="--dry-run",
            options=[
                HELP,
                flags("--all --allow-hidden-dirs -f/--force --from-local --upstream --dry-run --unpin"),
                takes("--agent --dir --pin --scope"),
            ],
        ),
        sub(
            "skill list, skills list, skill ls, skills ls, skill preview, skills preview, skill show, skills"
            " show, skill search, skills search",
            "NAME...",
            options=[
                HELP,
                flags("--allow-hidden-dirs"),
                takes("--agent --dir -q/--jq --json --scope -t/--template -L/--limit --owner --page"),
            ],
        ),
        sub(
            "skill publish, skills publish",
            "DIR",
            does="net.publish DIR",
            inert="--dry-run",
            options=[HELP, flags("--dry-run --fix"), takes("--tag")],
        ),
        # -- codespaces --
        sub(
            "codespace list, codespace ls, cs list, cs ls, codespace view, cs view, codespace logs, cs logs,"
            " codespace ports, cs ports",
            options=[
                *SPACE,
                takes("-q/--jq --json -L/--limit -o/--org -t/--template -u/--user"),
                flags("-w/--web -f/--follow"),
            ],
        ),
        sub(
            "codespace create, cs create",
            does="cloud.create",
            options=[
                HELP,
                flags("--default-permissions -s/--status -w/--web"),
                takes(
                    "-b/--branch --devcontainer-path -d/--display-name --idle-timeout -l/--location"
                    " -m/--machine -R/--repo --retention-period"
                ),
            ],
        ),
        sub("codespace edit, cs edit", does="cloud.change", options=[*SPACE, takes("-d/--display-name -m/--machine")]),
        sub(
            "codespace delete, cs delete",
            does="cloud.delete",
            because="deletes codespaces with what was not pushed",
            options=[*SPACE, flags("--all -f/--force"), takes("--days -o/--org -u/--user")],
        ),
        sub(
            "codespace stop, cs stop, codespace rebuild, cs rebuild",
            does="cloud.disrupt",
            options=[*SPACE, flags("--full"), takes("-o/--org -u/--user")],
        ),
        sub(
            "codespace code, cs code, codespace jupyter, cs jupyter",
            does="code.interactive",
            options=[*SPACE, flags("--insiders -w/--web")],
        ),
        sub(
            "codespace ssh, cs ssh",
            "COMMAND...:sh -- FLAGS...",
            context="guest:-c",
            options=[
                *SPACE,
                flags("--config -d/--debug"),
                takes("--profile --server-port"),
                takes("--debug-file", writes="VALUE"),
            ],
            rows=[
                when(unless="COMMAND FLAGS --config", stdin="sh"),
                when("FLAGS", does="code.opaque FLAGS", because="options and a command for ssh, which are not read"),
            ],
        ),
        sub(
            "codespace cp, cs cp",
            "SOURCE... DEST -- FLAGS...",
            options=[*SPACE, flags("-e/--expand -r/--recursive"), takes("-p/--profile")],
            rows=[
                when("DEST", unless="DEST=remote:*", writes="DEST"),
                when("DEST=remote:*", does="cloud.change DEST", reads="SOURCE"),
                when("FLAGS", does="code.opaque FLAGS", because="options for scp, which are not read"),
            ],
        ),
        sub(
            "codespace ports forward, cs ports forward",
            "PORT...",
            options=[*SPACE, flags("--all-interfaces", does="net.listen")],
            does="net.loopback PORT",
        ),
        sub(
            "codespace ports visibility, cs ports visibility",
            "PORT...",
            does="cloud.change PORT",
            options=SPACE,
            rows=[when("PORT=*:public|*:org", does="net.publish PORT", because="lets others reach the port")],
        ),
    ],
    examples="""
        gh --version                                                      #=> read_only
        gh pr view 5 --json title,body                                    #=> read_only
        gh pr list -s open -L 5                                           #=> read_only
        gh pr checks 5 --watch -i 30                                      #=> read_only
        gh -R o/r pr list                                                 #=> read_only
        gh -R o/r pr merge 5                                              #=> config_mutation vcs.remote
        gh pr diff 5                                                      #=> read_only
        gh pr frobnicate                                                  #=> unknown
        gh pr view 5 --frobnicate                                         #=> unknown
        gh issue list -R o/r -l bug                                       #=> read_only
        gh run list --limit 5                                             #=> read_only
        gh run view 5 --log-failed                                        #=> read_only
        gh search code 'rm -rf' --owner o                                 #=> read_only
        gh repo view o/r                                                  #=> read_only
        gh repo read-file a -o b                                          #=> config_mutation
        gh secret list                                                    #=> read_only
        gh browse -n                                                      #=> read_only
        gh attestation download a -R o/r                                  #=> reversible_low
        gh api repos/o/r/contributors --jq length                         #=> read_only
        gh api -X GET search/issues -f q=x                                #=> read_only
        gh api -f title=x repos/o/r/issues                                #=> config_mutation net.send
        gh api -X GET gists -F description=@a.md                          #=> config_mutation net.send
        gh api repos/o/r/issues --input body.json                         #=> config_mutation net.send
        gh api repos/o/r/issues --input .env                              #=> exposure secret.read
        gh api repos/o/r/issues -F body=@.env                             #=> exposure secret.read
        gh workflow run ci.yml -F a=@.env                                 #=> unknown code.apply secret.read
        gh pr comment 5 -F - < .env                                       #=> exposure secret.read
        gh pr create -T .env                                              #=> exposure secret.read
        gh issue create --recover .env                                    #=> exposure secret.read
        gh issue artifact list 5                                          #=> read_only
        gh issue artifact create 5 plan.md                                #=> config_mutation message.send
        gh issue artifact create 5 .env                                   #=> exposure secret.read
        gh issue artifact delete 5 1                                      #=> destructive net.delete
        gh issue artifact download 5                                      #=> reversible_low fs.create
        gh issue artifact download 5 -O -                                 #=> read_only
        gh issue artifact download 5 --clobber                            #=> config_mutation fs.write
        gh issue artifact download 5 -D d                                 #=> reversible_low fs.create
        gh variable set -f .env                                           #=> exposure secret.read
        gh repo edit --enable-secret-scanning=false                       #=> exposure guard.lower
        gh repo edit --enable-secret-scanning                             #=> config_mutation vcs.remote
        gh alias set x -                                                  #=> unknown code.injected
        gh api -X PATCH repos/o/r                                         #=> config_mutation net.send
        gh api -XDELETE repos/o/r                                         #=> destructive net.delete
        gh api --method=delete repos/o/r                                  #=> destructive net.delete
        gh api graphql -f query='query { viewer { login } }'              #=> read_only
        gh api graphql -f query='mutation { addStar(input: {}) }'         #=> config_mutation net.send
        gh api graphql -f query='mutation { deleteRef(input: {}) }'       #=> destructive net.delete
        gh api graphql -F query=@q.graphql                                #=> config_mutation net.send
        gh issue create -t x -b y                                         #=> config_mutation message.send
        gh issue create -t x -F .env                                      #=> exposure secret.read
        gh issue comment 5 -b ok                                          #=> config_mutation message.send
        gh issue comment 5 --attach a.png -b ok                           #=> config_mutation net.send
        gh issue comment 5 --attach .env                                  #=> exposure secret.read
        gh issue comment 5 --delete-last                                  #=> destructive net.delete
        gh issue close 5 -r completed                                     #=> config_mutation vcs.remote
        gh issue delete 5 --yes                                           #=> destructive net.delete
        gh issue develop 5 --list                                         #=> read_only
        gh issue develop 5 -c                                             #=> config_mutation vcs.remote
        gh pr create --fill                                               #=> config_mutation vcs.remote
        gh pr create --help                                               #=> read_only
        gh pr comment 5 -b ok                                             #=> config_mutation message.send
        gh pr review 5 --approve                                          #=> config_mutation message.send
        gh pr edit 5 --add-label x                                        #=> config_mutation vcs.remote
        gh pr merge 5 --squash -d                                         #=> config_mutation vcs.remote
        gh pr merge 5 --admin                                             #=> exposure guard.lower
        gh pr close 5                                                     #=> config_mutation vcs.remote
        gh pr close 5 -d                                                  #=> destructive vcs.discard
        gh pr checkout 5                                                  #=> reversible_low vcs.local
        gh pr checkout $(gh pr list --json number -q '.[0].number')       #=> reversible_low vcs.local
        gh pr checkout $(gh pr list --json title -q '.[0].title')         #=> unknown unknown.option
        gh pr checkout 5 --force                                          #=> destructive vcs.discard
        gh discussion comment 5 --delete                                  #=> destructive net.delete
        gh label delete x --yes                                           #=> destructive net.delete
        gh release create v1 --generate-notes                             #=> config_mutation vcs.remote
        gh release create v1 dist/x.tgz                                   #=> exposure net.publish
        gh release upload v1 x.tgz                                        #=> exposure net.publish
        gh release upload v1 x.tgz --clobber                              #=> exposure net.publish
        gh release download v1                                            #=> reversible_low
        gh release download v1 --clobber                                  #=> config_mutation
        gh release download v1 -p '*.deb' -D /tmp/x                       #=> reversible_low
        gh release download v1 -O -                                       #=> read_only
        gh release download v1 -O x                                       #=> config_mutation
        gh release delete v1 -y                                           #=> destructive net.delete
        gh gist view 5                                                    #=> read_only
        gh gist create a.txt                                              #=> exposure net.publish
        gh gist edit 5 -a a.txt                                           #=> exposure net.upload
        gh gist delete 5                                                  #=> destructive net.delete
        gh gist clone 5 x                                                 #=> reversible_low
        gh gist clone 5 x -- --config core.fsmonitor=./x                  #=> unknown code.injected
        gh repo clone o/r                                                 #=> reversible_low
        gh repo clone o/r x -- --depth 1                                  #=> reversible_low
        gh repo clone o/r -- -c core.fsmonitor=./x                        #=> unknown code.injected
        gh repo fork o/r --clone                                          #=> config_mutation cloud.create
        gh repo fork o/r -- --template=x                                  #=> unknown code.injected
        gh repo create x --private                                        #=> config_mutation cloud.create
        gh repo create x --private --source=. --push                      #=> config_mutation vcs.remote
        gh repo create x --public --source=. --push                       #=> exposure net.publish
        gh repo edit --enable-wiki=false                                  #=> config_mutation vcs.remote
        gh repo edit --visibility public                                  #=> exposure net.publish
        gh repo archive o/r -y                                            #=> disruptive
        gh repo delete o/r --yes                                          #=> destructive cloud.delete
        gh repo sync o/r                                                  #=> config_mutation vcs.remote
        gh repo sync --force                                              #=> destructive vcs.force
        gh repo set-default --view                                        #=> read_only
        gh repo set-default o/r                                           #=> config_mutation target.switch
        gh repo deploy-key add k.pub                                      #=> exposure access.grant
        gh workflow run deploy.yml                                        #=> unknown code.apply
        gh workflow disable x                                             #=> disruptive
        gh run rerun 5 --failed                                           #=> unknown code.apply
        gh run cancel 5                                                   #=> disruptive
        gh run download 5 -D /tmp/x                                       #=> reversible_low
        gh cache delete --all                                             #=> reversible_low
        gh secret set X -b y                                              #=> config_mutation credential.store
        gh secret delete X                                                #=> destructive cloud.delete
        gh variable set X -b y                                            #=> config_mutation cloud.change
        gh copilot -p 'list files'                                        #=> unknown
        gh project item-add 1 --owner o --url u                           #=> config_mutation cloud.change
        gh project edit 1 --visibility PUBLIC                             #=> exposure net.publish
        gh project delete 1                                               #=> destructive cloud.delete
        printf '%s\\n' ': <<X' 'rm d' X | (gh auth login; sh)             #=> unknown
        gh auth login --with-token                                        #=> config_mutation credential.store
        gh auth status                                                    #=> read_only
        gh auth status -t                                                 #=> exposure secret.read
        gh auth token                                                     #=> exposure secret.read
        gh auth switch -u x                                               #=> config_mutation target.switch
        gh ssh-key add k.pub                                              #=> exposure access.grant
        gh ssh-key delete 5 -y                                            #=> disruptive
        gh alias set co 'pr checkout'                                     #=> config_mutation
        gh alias set x '!ls'                                              #=> unknown code.injected
        gh alias set -s x 'rm -rf y'                                      #=> destructive
        gh alias list                                                     #=> read_only
        gh config set git_protocol ssh                                    #=> config_mutation
        gh config set editor vim                                          #=> config_mutation
        gh config set editor ./x                                          #=> unknown code.injected
        gh extension list                                                 #=> read_only
        gh extension install o/gh-x                                       #=> unknown code.remote
        gh ext upgrade --all --dry-run                                    #=> read_only
        gh extension exec x --force                                       #=> unknown code.opaque
        gh skill publish --dry-run                                        #=> read_only
        gh codespace list                                                 #=> read_only
        gh cs ssh -c x ls -l                                              #=> read_only
        gh cs ssh -c x rm -rf y                                           #=> destructive
        gh cs ssh -c x                                                    #=> unknown
        gh cs ssh --config                                                #=> read_only
        gh cs ssh -c x -- -L 80:localhost:80                              #=> unknown code.opaque
        gh cs cp a remote:b                                               #=> config_mutation cloud.change
        gh cs cp .env remote:b                                            #=> exposure secret.read
        gh cs cp remote:b a                                               #=> config_mutation fs.write
        gh cs cp remote:b a -- -o ProxyCommand=./x                        #=> unknown code.opaque
        gh cs delete --all                                                #=> destructive cloud.delete
        gh cs ports forward 80:8080                                       #=> reversible_low
        gh cs ports forward 80:8080 --all-interfaces                      #=> config_mutation net.listen
        gh cs ports visibility 80:private                                 #=> config_mutation
        gh cs ports visibility 80:public                                  #=> exposure net.publish
    """,
)
