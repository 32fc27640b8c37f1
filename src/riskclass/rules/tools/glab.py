from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

#: Text that others read: from a file, with files beside it.
BODY = [
    takes("-d/--description --template"),
    takes("--description-file", reads="VALUE|-"),
    takes("--attach", reads="VALUE|-", does="net.send VALUE", because="uploads a file"),
]
PAGES = [takes("--jq -F/--output -p/--page -P/--per-page -g/--group"), flags("--paginate")]
GRAPH = "graphql|/graphql|*/api/graphql"
EDITORS = "VALUE=vim|vi|nvim|nano|emacs|code|less|cat|more"
RUNS_SHELL = "the shortcut runs a shell"

TOOL = tool(
    "glab",
    about="GitLab from the command line",
    docs="https://docs.gitlab.com/cli/",
    style="go",
    inert="--help --version",
    inherits=True,
    options=[flags("-h/--help -v/--version"), takes("-R/--repo")],
    subs=[
        sub(
            "api",
            "ENDPOINT",
            prints="remote",
            options=[
                flags("-i/--include --paginate --silent"),
                takes("-f/--raw-field -H/--header --hostname -X/--method --output --placeholder"),
                takes("-F/--field --form", "FIELD:field_file"),
                takes("--input", reads="VALUE|-"),
            ],
            rows=[
                when("-F=*=@* --input --form", does="net.send ENDPOINT", because="sends a file or what it reads"),
                when("-f -F", unless=f"-X=GET|HEAD|get|head ENDPOINT={GRAPH}", does="net.send ENDPOINT"),
                when(
                    f"ENDPOINT={GRAPH}",
                    "-f=query=*mutation* -F=query=*mutation*|query=@* --input",
                    does="net.send ENDPOINT",
                ),
                when(
                    f"ENDPOINT={GRAPH}",
                    "-f=query=*mutation*delete*|query=*mutation*destroy*"
                    " -F=query=*mutation*delete*|query=*mutation*destroy*",
                    does="net.delete ENDPOINT",
                ),
                when("-X", unless="-X=GET|HEAD|OPTIONS|get|head|options", does="net.send ENDPOINT"),
                when("-X=DELETE", does="net.delete ENDPOINT"),
            ],
        ),
        sub("alias delete", "NAME", does="fs.write"),
        sub("alias list"),
        sub(
            "alias set",
            "NAME COMMAND",
            does="fs.write",
            options=[flags("-s/--shell")],
            rows=[
                when("-s", operands="NAME COMMAND:sh"),
                when("COMMAND=!*", does="code.injected COMMAND", because=RUNS_SHELL),
            ],
        ),
        sub(
            "auth login",
            does="credential.store",
            options=[
                takes("-a/--api-host -p/--api-protocol -g/--git-protocol -h/--hostname -j/--job-token -t/--token"),
                takes("--ssh-hostname --container-registry-domains"),
                flags("--stdin --use-keyring --web --device"),
            ],
        ),
        sub("auth logout", does="credential.store", options=[takes("--hostname")]),
        sub("auth configure-docker", does="fs.write", because="makes glab the credential helper of docker"),
        sub(
            "auth git-credential, auth docker-helper, auth dpop-gen",
            "ACTION",
            does="secret.read",
            because="prints a token",
            options=[takes("--pat --private-key --hostname")],
        ),
        sub(
            "auth status",
            options=[takes("-h/--hostname"), flags("-t/--show-token -a/--all")],
            rows=[when("-t", does="secret.read", because="shows the token")],
        ),
        sub("changelog generate", options=[takes("--config-file --date --from --to --trailer -v/--version")]),
        sub("check-update"),
        sub(
            "ci artifact, pipe artifact, pipeline artifact",
            "REF JOB",
            options=[takes("-p/--path", does="fs.create VALUE")],
            rows=[when(unless="-p", does="fs.create cwd")],
        ),
        sub(
            "ci cancel job, pipe cancel job, pipeline cancel job",
            "JOB",
            does="cloud.disrupt JOB",
            inert="--dry-run --help",
            options=[flags("--dry-run")],
        ),
        sub(
            "ci cancel pipeline, pipe cancel pipeline, pipeline cancel pipeline",
            "PIPELINE",
            does="cloud.disrupt PIPELINE",
            inert="--dry-run --help",
            options=[flags("--dry-run")],
        ),
        sub(
            "ci config compile, pipe config compile, pipeline config compile",
            "FILE",
            reads="FILE",
            because="sends the file, and shows what it becomes",
        ),
        sub(
            "ci delete, pipe delete, pipeline delete",
            "PIPELINE",
            does="net.delete PIPELINE",
            inert="--dry-run --help",
            options=[takes("--older-than --page --per-page --source -s/--status"), flags("--dry-run --paginate")],
        ),
        sub(
            "ci get, pipe get, pipeline get",
            options=[
                takes("-b/--branch -F/--output -p/--pipeline-id"),
                flags("-d/--with-job-details --with-variables"),
            ],
            rows=[when("--with-variables", does="secret.read", because="shows the variables of the pipeline")],
        ),
        sub(
            "ci lint, pipe lint, pipeline lint",
            "FILE",
            reads="FILE",
            because="sends the file",
            options=[takes("--ref"), flags("--dry-run --include-jobs")],
        ),
        sub(
            "ci list, pipe list, pipeline list",
            options=[
                takes(
                    "-n/--name -o/--orderBy/--order -F/--output -p/--page -P/--per-page -r/--ref --scope --sha --sort"
                    " --source -s/--status -a/--updated-after -b/--updated-before -u/--username"
                ),
                flags("-y/--yaml-errors"),
            ],
        ),
        sub(
            "ci retry, pipe retry, pipeline retry",
            "JOB",
            does="code.apply JOB",
            options=[takes("-b/--branch -p/--pipeline-id")],
        ),
        sub(
            "ci run, pipe run, pipeline run",
            does="code.apply",
            options=[
                takes("-b/--branch --variables --variables-env --variables-file -f/--variables-from -i/--input"),
                flags("--mr -w/--web"),
            ],
        ),
        sub(
            "ci run-trig, pipe run-trig, pipeline run-trig",
            does="code.apply",
            options=[takes("-b/--branch -t/--token --variables -i/--input")],
        ),
        sub("ci status, pipe status, pipeline status", options=[takes("-b/--branch"), flags("-c/--compact -l/--live")]),
        sub("ci trace, pipe trace, pipeline trace", "JOB", options=[takes("-b/--branch -p/--pipeline-id")]),
        sub(
            "ci trigger, pipe trigger, pipeline trigger",
            "JOB",
            does="code.apply JOB",
            options=[takes("-b/--branch -p/--pipeline-id")],
        ),
        sub(
            "ci view, pipe view, pipeline view",
            "BRANCH",
            options=[takes("-b/--branch"), flags("-w/--web")],
            rows=[when(unless="-w", does="code.interactive")],
        ),
        sub(
            "cluster agent bootstrap",
            "NAME",
            does="cluster.change NAME",
            options=[
                takes(
                    "--environment-flux-resource-path --environment-name --environment-namespace --flux-source-name"
                    " --flux-source-namespace --flux-source-type --gitlab-agent-token-secret-name"
                    " --helm-release-filepath --helm-release-name --helm-release-namespace"
                    " --helm-release-target-namespace --helm-release-values --helm-release-values-from"
                    " --helm-repository-filepath --helm-repository-name --helm-repository-namespace"
                    " -b/--manifest-branch -p/--manifest-path"
                ),
                flags("--create-environment --no-reconcile"),
            ],
        ),
        sub(
            "cluster agent check_manifest_usage",
            options=[
                takes("-a/--agent-page -A/--agent-per-page -g/--group -p/--page -P/--per-page"),
                flags("-r/--recursive"),
            ],
        ),
        sub("cluster agent get-token", does="secret.read", because="prints a token", options=[takes("-a/--agent")]),
        sub("cluster agent list", options=[takes("-p/--page -P/--per-page")]),
        sub(
            "cluster agent update-kubeconfig",
            does="credential.store",
            options=[takes("-a/--agent --kubeconfig"), flags("-u/--use-context")],
        ),
        sub("completion", options=[takes("-s/--shell"), flags("--no-desc")]),
        sub(
            "config get",
            "KEY",
            options=[takes("-h/--host"), flags("-g/--global")],
            rows=[when("KEY=*token*|*password*", does="secret.read KEY")],
        ),
        sub(
            "config set",
            "KEY VALUE",
            does="fs.write",
            options=[takes("-h/--host"), flags("-g/--global")],
            rows=[
                when("KEY=token|job_token", does="credential.store KEY"),
                when(
                    "KEY=*editor|*pager|browser|visual",
                    unless=EDITORS,
                    does="code.injected VALUE",
                    because="names a program that glab runs",
                ),
                when("KEY=*host|*proxy", does="target.switch VALUE", because="requests and tokens go elsewhere"),
            ],
        ),
        sub("config path"),
        sub("config edit", does="code.interactive", because="opens an editor", options=[flags("-l/--local")]),
        sub("duo ask", "PROMPT...", does="net.send", options=[flags("--git")]),
        sub("incident close", "ID...", does="vcs.remote"),
        sub(
            "incident list",
            options=[
                takes(
                    "-a/--assignee --author -g/--group --in -l/--label -m/--milestone --not-assignee --not-author"
                    " --not-label -O/--output -F/--output-format -p/--page -P/--per-page --search --order -s/--sort"
                ),
                flags("-A/--all -c/--closed -C/--confidential"),
            ],
        ),
        sub("incident note", "ID", does="message.send", options=[takes("-m/--message")]),
        sub("incident reopen", "ID...", does="vcs.remote"),
        sub("incident subscribe", "ID...", does="vcs.remote"),
        sub("incident unsubscribe", "ID...", does="vcs.remote"),
        sub(
            "incident view",
            "ID",
            options=[takes("-F/--output -p/--page -P/--per-page"), flags("-c/--comments -s/--system-logs -w/--web")],
        ),
        sub("issue board create, issues board create", "NAME", does="vcs.remote", options=[takes("-n/--name")]),
        sub(
            "issue board view, issues board view",
            does="code.interactive",
            options=[takes("-a/--assignee -l/--labels -m/--milestone"), flags("--paginate")],
        ),
        sub("issue close, issues close", "ID...", does="vcs.remote"),
        sub(
            "issue create, issue new, issues create, issues new",
            does="message.send",
            options=[
                takes(
                    "-a/--assignee --due-date --epic -l/--label --link-type --linked-issues"
                    " --linked-mr -m/--milestone -e/--time-estimate -s/--time-spent -t/--title -w/--weight"
                ),
                flags("-c/--confidential --no-editor --recover --web -y/--yes"),
                *BODY,
            ],
        ),
        sub("issue delete, issues delete", "ID...", does="net.delete ID"),
        sub(
            "issue list, issue ls, issues list, issues ls",
            options=[
                takes(
                    "-a/--assignee --author -g/--group --in -t/--issue-type -i/--iteration -l/--label -m/--milestone"
                    " --not-assignee --not-author --not-label -O/--output -F/--output-format -p/--page -P/--per-page"
                    " --search --order -s/--sort -e/--epic"
                ),
                flags("-A/--all -c/--closed -C/--confidential"),
            ],
        ),
        sub(
            "issue note, issue comment, issues note, issues comment",
            "ID",
            does="message.send",
            options=[takes("-m/--message")],
        ),
        sub("issue reopen, issues reopen", "ID...", does="vcs.remote"),
        sub("issue subscribe, issues subscribe", "ID...", does="vcs.remote"),
        sub("issue unsubscribe, issues unsubscribe", "ID...", does="vcs.remote"),
        sub(
            "issue update, issues update",
            "ID",
            does="vcs.remote",
            options=[
                *BODY,
                takes("-a/--assignee -l/--label -m/--milestone -t/--title -u/--unlabel -w/--weight --due-date"),
                flags("-c/--confidential --lock-discussion -p/--public --unassign --unlock-discussion"),
            ],
        ),
        sub(
            "issue view, issue show, issues view, issues show",
            "ID",
            options=[takes("-F/--output -p/--page -P/--per-page"), flags("-c/--comments -s/--system-logs -w/--web")],
        ),
        sub(
            "job artifact",
            "REF JOB",
            options=[takes("-p/--path", does="fs.create VALUE")],
            rows=[when(unless="-p", does="fs.create cwd")],
        ),
        sub("label create", does="vcs.remote", options=[takes("-c/--color -d/--description -n/--name")]),
        sub("label delete", "NAME", does="net.delete NAME"),
        sub("label list", options=[takes("-g/--group -F/--output -p/--page -P/--per-page")]),
        sub("mr approve, merge-request approve", "ID...", does="vcs.remote", options=[takes("-s/--sha")]),
        sub("mr approvers, merge-request approvers", "ID"),
        sub(
            "mr checkout, merge-request checkout",
            "ID",
            does="vcs.local",
            options=[takes("-b/--branch -u/--set-upstream-to")],
        ),
        sub("mr close, merge-request close", "ID...", does="vcs.remote"),
        sub(
            "mr create, mr new, merge-request create, merge-request new",
            does="message.send",
            options=[
                takes(
                    "-a/--assignee -H/--head -l/--label -m/--milestone -i/--related-issue --reviewer"
                    " -s/--source-branch -b/--target-branch -t/--title"
                ),
                flags(
                    "-f/--fill --allow-collaboration --copy-issue-labels --create-source-branch --draft"
                    " --fill-commit-body --no-editor --push --recover --remove-source-branch --signoff"
                    " --squash-before-merge -w/--web --wip -y/--yes --auto-merge"
                ),
                *BODY,
            ],
            rows=[when("--push --create-source-branch -f", does="vcs.remote")],
        ),
        sub("mr delete, merge-request delete", "ID...", does="net.delete ID"),
        sub("mr diff, merge-request diff", "ID", options=[takes("--color"), flags("--raw")]),
        sub(
            "mr for, merge-request for",
            "ID",
            does="message.send",
            options=[
                takes("-a/--assignee -l/--label -m/--milestone -b/--target-branch"),
                flags("--allow-collaboration --draft --remove-source-branch --wip --with-labels"),
            ],
        ),
        sub("mr issues, merge-request issues", "ID"),
        sub(
            "mr list, mr ls, merge-request list, merge-request ls",
            options=[
                takes(
                    "-a/--assignee --author -g/--group -l/--label -m/--milestone --not-label -o/--order -F/--output"
                    " -p/--page -P/--per-page -r/--reviewer --search -S/--sort -s/--source-branch -t/--target-branch"
                ),
                flags("-A/--all -c/--closed -d/--draft -M/--merged --not-draft"),
            ],
        ),
        sub(
            "mr merge, mr accept, merge-request merge, merge-request accept",
            "ID",
            does="vcs.remote",
            options=[
                takes("-m/--message --sha --squash-message"),
                flags("--auto-merge -r/--rebase -d/--remove-source-branch -s/--squash -y/--yes"),
            ],
        ),
        sub(
            "mr note, mr comment, merge-request note, merge-request comment",
            "ID",
            does="message.send",
            options=[takes("-m/--message"), flags("--unique")],
        ),
        sub("mr note list, merge-request note list", "ID", options=[*PAGES, takes("--type --state --file")]),
        sub(
            "mr note create, mr note update, mr note publish, mr note resolve, mr note reopen",
            "ID NOTE",
            does="message.send",
            options=[takes("-m/--message --reply --file --line --old-line"), flags("--unique --resolve")],
        ),
        sub("mr note delete, merge-request note delete", "ID NOTE", does="net.delete ID", options=[flags("-y/--yes")]),
        sub("mr rebase, merge-request rebase", "ID", does="vcs.remote", options=[flags("--skip-ci")]),
        sub("mr reopen, merge-request reopen", "ID...", does="vcs.remote"),
        sub("mr revoke, merge-request revoke", "ID...", does="vcs.remote"),
        sub("mr subscribe, merge-request subscribe", "ID...", does="vcs.remote"),
        sub("mr todo, merge-request todo", "ID", does="vcs.remote"),
        sub("mr unsubscribe, merge-request unsubscribe", "ID...", does="vcs.remote"),
        sub(
            "mr update, merge-request update",
            "ID",
            does="vcs.remote",
            options=[
                takes("-a/--assignee -l/--label -m/--milestone --reviewer --target-branch -t/--title -u/--unlabel"),
                *BODY,
                flags(
                    "--draft --lock-discussion -r/--ready --remove-source-branch --squash-before-merge --unassign"
                    " --unlock-discussion --wip"
                ),
            ],
        ),
        sub(
            "mr view, mr show, merge-request view, merge-request show",
            "ID",
            options=[takes("-F/--output -p/--page -P/--per-page"), flags("-c/--comments -s/--system-logs -w/--web")],
        ),
        sub(
            "release create",
            "TAG FILE...",
            reads="FILE",
            does="vcs.remote TAG",
            rows=[when("FILE", does="net.publish FILE", because="publishes files")],
            options=[
                takes(
                    "-a/--assets-links -m/--milestone -n/--name -N/--notes -r/--ref -D/--released-at -T/--tag-message"
                ),
                flags("--no-close-milestone --no-update --publish-to-catalog --use-package-registry"),
                takes("--package-name"),
                takes("-F/--notes-file", reads="VALUE|-"),
            ],
        ),
        sub("release delete", "TAG", does="net.delete TAG", options=[flags("-t/--with-tag -y/--yes")]),
        sub(
            "release download",
            "TAG",
            options=[takes("-n/--asset-name"), takes("-D/--dir", does="fs.create VALUE")],
            rows=[when(unless="-D", does="fs.create cwd")],
        ),
        sub("release list", options=[takes("-p/--page -P/--per-page")]),
        sub(
            "release upload",
            "TAG FILE...",
            reads="FILE",
            does="net.publish FILE",
            options=[takes("-a/--assets-links --package-name"), flags("--use-package-registry")],
        ),
        sub("release view", "TAG", options=[flags("-w/--web")]),
        sub(
            "repo archive, project archive", "REPO FILE", does="fs.create cwd", options=[takes("-f/--format -s/--sha")]
        ),
        sub(
            "repo clone, project clone",
            "REPO DIR -- FLAGS...",
            does="fs.create cwd",
            options=[
                takes("-g/--group -v/--visibility --page --per-page"),
                flags(
                    "-p/--preserve-namespace -a/--archived -G/--include-subgroups -m/--mine -I/--with-issues-enabled"
                    " -M/--with-mr-enabled -S/--with-shared --paginate"
                ),
            ],
            rows=[when("FLAGS", does="code.opaque FLAGS", because="options of git clone may name programs")],
        ),
        sub("repo contributors, project contributors", options=[takes("-o/--order -p/--page -P/--per-page -s/--sort")]),
        sub(
            "repo create, project create",
            "PATH",
            does="cloud.create PATH",
            options=[
                takes("--defaultBranch -d/--description -g/--group -n/--name --readme --remoteName -t/--tag"),
                flags("--internal -p/--private -P/--public"),
            ],
        ),
        sub("repo delete, project delete", "REPO", does="cloud.delete REPO", options=[flags("-y/--yes")]),
        sub(
            "repo fork, project fork",
            "REPO",
            does="cloud.create REPO",
            options=[takes("-n/--name -p/--path"), flags("-c/--clone --remote")],
        ),
        sub(
            "repo list, project list",
            options=[
                takes("-g/--group -o/--order -F/--output -p/--page -P/--per-page -s/--sort -u/--user"),
                flags("-a/--all --archived -G/--include-subgroups --member -m/--mine --starred"),
            ],
        ),
        sub(
            "repo mirror, project mirror",
            "ID",
            does="cloud.change ID",
            options=[takes("--direction --url"), flags("--allow-divergence --enabled --protected-branches-only")],
            rows=[when("--direction=push", does="net.upload --url", because="sends the history to the address named")],
        ),
        sub("repo search, project search", options=[takes("-p/--page -P/--per-page -s/--search")]),
        sub(
            "repo transfer, project transfer",
            "REPO",
            does="cloud.disrupt REPO",
            options=[takes("-t/--target-namespace"), flags("-y/--yes")],
        ),
        sub("repo view, project view", "REPO", options=[takes("-b/--branch -F/--output"), flags("-w/--web")]),
        sub(
            "schedule create",
            does="schedule.change",
            options=[takes("--cron --cronTimeZone --description --ref --variable"), flags("--active")],
        ),
        sub("schedule delete", "ID", does="net.delete ID"),
        sub("schedule list", options=[takes("-p/--page -P/--per-page")]),
        sub("schedule run", "ID", does="code.apply ID"),
        sub(
            "schedule update",
            "ID",
            does="schedule.change ID",
            options=[
                takes(
                    "--create-variable --cron --cronTimeZone --delete-variable --description --ref --update-variable"
                ),
                flags("--active"),
            ],
        ),
        sub(
            "snippet create",
            "FILE...",
            reads="FILE",
            does="net.publish FILE",
            options=[takes("-d/--description -f/--filename -t/--title -v/--visibility"), flags("-p/--personal")],
        ),
        sub("ssh-key add", "FILE", does="access.grant FILE", options=[takes("-e/--expires-at -t/--title")]),
        sub("ssh-key delete", "ID", does="access.revoke ID", options=[takes("-p/--page -P/--per-page")]),
        sub("ssh-key get", "ID", options=[takes("-p/--page -P/--per-page")]),
        sub("ssh-key list", options=[takes("-p/--page -P/--per-page"), flags("--show-id")]),
        sub("stack amend", "FILE...", does="vcs.rewrite", options=[takes("-d/--description -m/--message")]),
        sub("stack create", "NAME...", does="vcs.local"),
        sub("stack first", does="vcs.local"),
        sub("stack last", does="vcs.local"),
        sub("stack list"),
        sub("stack move", does="vcs.local"),
        sub("stack next", does="vcs.local"),
        sub("stack prev", does="vcs.local"),
        sub("stack reorder", does="vcs.rewrite"),
        sub("stack save", "FILE...", does="vcs.local", options=[takes("-d/--description -m/--message")]),
        sub("stack switch", "NAME", does="vcs.local"),
        sub("stack sync", does="vcs.remote, vcs.rewrite"),
        sub(
            "token create",
            "NAME",
            does="access.grant NAME",
            options=[
                takes("-A/--access-level -D/--duration -E/--expires-at -g/--group -F/--output -S/--scope -U/--user")
            ],
        ),
        sub("token list", options=[takes("-g/--group -F/--output -U/--user"), flags("-a/--active")]),
        sub("token revoke", "NAME", does="access.revoke NAME", options=[takes("-g/--group -F/--output -U/--user")]),
        sub(
            "token rotate",
            "NAME",
            does="access.grant NAME",
            options=[takes("-D/--duration -E/--expires-at -g/--group -F/--output -U/--user")],
        ),
        sub("user events", options=[takes("-F/--output -p/--page -P/--per-page"), flags("-a/--all")]),
        sub("variable delete, variable remove", "KEY", does="net.delete KEY", options=[takes("-g/--group -s/--scope")]),
        sub(
            "variable export",
            does="secret.read",
            because="shows the values of all variables",
            options=[takes("-F/--output/--format --jq -g/--group -p/--page -P/--per-page -s/--scope")],
        ),
        sub("variable get", "KEY", does="secret.read KEY", options=[takes("-g/--group -F/--output -s/--scope")]),
        sub(
            "variable list",
            does="secret.read",
            because="shows the values of all variables",
            options=[takes("-g/--group -F/--output --jq -p/--page -P/--per-page"), flags("-i/--instance")],
        ),
        sub(
            "variable import",
            does="credential.store",
            options=[takes("-g/--group -i/--input-file"), flags("--skip-existing")],
        ),
        sub(
            "variable set",
            "KEY VALUE",
            does="credential.store KEY",
            options=[
                takes("-d/--description -g/--group -s/--scope -t/--type -v/--value"),
                flags("-m/--masked -p/--protected -r/--raw --hidden"),
            ],
        ),
        sub(
            "variable update",
            "KEY VALUE",
            does="credential.store KEY",
            options=[
                takes("-d/--description -g/--group -s/--scope -t/--type -v/--value"),
                flags("-m/--masked -p/--protected -r/--raw --hidden"),
            ],
        ),
        sub(
            "deploy-key list, deploy-key get, gpg-key list, gpg-key get, milestone list, milestone get, iteration list,"
            " runner list, runner get, runner jobs, runner managers, todo list, repo members list, securefile list,"
            " securefile ls, securefile get, securefile show, label get, cluster agent token list,"
            " work-items list, whatsnew, skills list, opentofu state list, container-registry repository list,"
            " container-registry repository view, container-registry tag list, container-registry tag view,"
            " runner-controller list, runner-controller get, attestation verify, search",
            "ID NAME",
            options=[*PAGES, takes("--state --type --status --title --search --show-id"), flags("-a/--all")],
        ),
        sub(
            "cluster agent token-cache list",
            does="secret.read",
            because="shows the tokens that are kept",
            options=[takes("--agent --keyring --filesystem")],
        ),
        sub("cluster agent token-cache clear", does="fs.scratch", options=[takes("--agent --keyring --filesystem")]),
        sub("cluster agent token revoke", "AGENT TOKEN", does="access.revoke TOKEN", options=[flags("-y/--yes")]),
        sub(
            "cluster graph",
            does="net.loopback",
            options=[
                takes("-a/--agent --listen-net -n/--namespace --ns-expression --ns-field-selector"),
                takes("--ns-label-selector -r/--resource --root-expression"),
                takes("--listen-addr", does="net.publish VALUE", because="shows the cluster to whoever asks"),
                flags("--apps --batch --cluster-rbac --core --crd --ignore-arc-direction --log-watch-request --rbac"),
                flags("--stdin"),
            ],
        ),
        sub(
            "opentofu init",
            "STATE -- ARG...",
            does="code.project STATE",
            because="runs tofu here",
            options=[
                takes("-b/--binary", does="code.opaque VALUE", because="runs that program"),
                takes("-d/--directory"),
            ],
        ),
        sub("opentofu state download", "STATE SERIAL", does="secret.read STATE", because="shows what a state holds"),
        sub("opentofu state lock, opentofu state unlock", "STATE", does="cloud.change STATE"),
        sub("opentofu state delete", "STATE SERIAL", does="cloud.delete STATE", options=[flags("-f/--force -y/--yes")]),
        sub(
            "repo prune, project prune",
            does="vcs.discard",
            because="deletes branches that are merged",
            inert="--dry-run",
            options=[takes("-e/--exclude"), flags("--dry-run --merged -y/--yes")],
        ),
        sub(
            "container-registry repository delete, container-registry tag delete, milestone delete, runner delete,"
            " runner-controller delete, work-items delete",
            "ID NAME",
            does="cloud.delete ID",
            options=[*PAGES, flags("-y/--yes -f/--force")],
        ),
        sub("duo cli", "WORD...", does="code.interactive"),
        sub("mcp serve", does="code.opaque", because="does what its client asks for"),
        sub("todo done", "ID...", does="vcs.remote", options=[flags("-a/--all")]),
        sub(
            "deploy-key add, gpg-key add",
            "FILE",
            does="access.grant FILE",
            options=[takes("-e/--expires-at -t/--title"), flags("-c/--can-push")],
        ),
        sub("deploy-key delete, gpg-key delete", "ID", does="access.revoke ID", options=[flags("-y/--yes")]),
        sub(
            "repo members add, project members add",
            does="access.grant",
            options=[takes("-u/--username --user-id -r/--role --role-id -e/--expires-at")],
        ),
        sub(
            "repo members remove, repo members update, project members remove, project members update",
            does="access.revoke",
            options=[takes("-u/--username --user-id -r/--role --role-id -e/--expires-at")],
        ),
        sub(
            "repo update, project update",
            "PATH",
            does="cloud.change PATH",
            options=[takes("--defaultBranch -d/--description"), flags("--archive")],
            rows=[when("--archive", does="cloud.disrupt PATH", because="opens or closes the project for changes")],
        ),
        sub("securefile create, securefile upload", "NAME FILE", does="credential.store NAME"),
        sub(
            "securefile update, securefile overwrite",
            "NAME FILE",
            does="credential.store NAME",
            options=[flags("-y/--yes")],
        ),
        sub(
            "securefile download",
            "ID",
            does="secret.read",
            because="writes a file that is kept as a secret",
            options=[
                flags("--all --force-download --no-verify"),
                takes("--id --name"),
                takes("--output-dir", does="fs.create VALUE"),
                takes("-p/--path", writes="VALUE"),
            ],
        ),
        sub(
            "securefile remove, securefile rm, securefile delete",
            "ID",
            does="net.delete",
            options=[takes("--id --name"), flags("-y/--yes")],
        ),
        sub("version"),
    ],
    examples="""
        glab mr list --assignee=@me  #=> read_only
        glab issue list -A  #=> read_only
        glab issue ls  #=> read_only
        glab mr view 3 -c  #=> read_only
        glab mr diff 3  #=> read_only
        glab ci status --live  #=> read_only
        glab pipeline list  #=> read_only
        glab ci get -b main  #=> read_only
        glab ci get --with-variables  #=> exposure secret.read
        glab ci lint  #=> read_only
        glab ci lint .env  #=> exposure secret.read
        glab ci config compile .env  #=> exposure secret.read
        glab cluster agent token-cache list  #=> exposure secret.read
        glab cluster graph -a 1 --core  #=> reversible_low net.loopback
        glab cluster graph -a 1 --listen-addr 0.0.0.0:80  #=> exposure net.publish
        glab opentofu state list  #=> read_only
        glab opentofu state download prod  #=> exposure secret.read
        glab opentofu state delete prod  #=> destructive cloud.delete
        glab opentofu init prod  #=> unknown code.project
        glab opentofu init prod -b ./x  #=> unknown code.opaque
        glab repo prune --dry-run  #=> read_only
        glab repo prune  #=> destructive vcs.discard
        glab runner delete 3  #=> destructive cloud.delete
        glab ci view main  #=> unknown code.interactive
        glab ci view -w main  #=> read_only
        glab ci run -b main  #=> unknown code.apply
        glab ci retry 5  #=> unknown code.apply
        glab ci cancel job 5  #=> disruptive cloud.disrupt
        glab ci delete 5  #=> destructive net.delete
        glab ci artifact main build -p out/  #=> reversible_low fs.create
        glab job artifact main build -p out/  #=> reversible_low fs.create
        glab api projects/:id  #=> read_only
        glab api -X POST projects/:id/issues  #=> config_mutation net.send
        glab api projects -f a=b  #=> config_mutation net.send
        glab api -X GET projects -f a=b  #=> read_only
        glab api projects --input f  #=> config_mutation net.send
        glab api -X DELETE projects/3  #=> destructive net.send
        glab issue create -t x -d y  #=> config_mutation message.send
        glab issue close 3  #=> config_mutation vcs.remote
        glab issue note 3 -m x  #=> config_mutation message.send
        glab issue delete 3  #=> destructive net.delete
        glab issue board view  #=> unknown code.interactive
        glab mr create --fill -t x  #=> config_mutation message.send
        glab mr create --push -t x  #=> config_mutation message.send
        glab mr merge 3  #=> config_mutation vcs.remote
        glab mr checkout 3  #=> reversible_low vcs.local
        glab mr delete 3  #=> destructive net.delete
        glab alias set co 'mr checkout'  #=> config_mutation fs.write
        glab alias set -s x 'rm -rf d'  #=> destructive fs.write
        glab auth login -t x  #=> config_mutation credential.store
        glab auth status  #=> read_only
        glab auth status -t  #=> exposure secret.read
        glab config get editor  #=> read_only
        glab config get token  #=> exposure secret.read
        glab config set editor vi  #=> config_mutation fs.write
        glab config set editor ./x  #=> unknown code.injected
        glab config set check_update false  #=> config_mutation fs.write
        glab config set token x  #=> config_mutation credential.store
        glab config set api_host h  #=> config_mutation target.switch
        glab config path  #=> read_only
        glab config edit  #=> unknown code.interactive
        glab auth logout  #=> config_mutation credential.store
        glab auth git-credential get  #=> exposure secret.read
        glab auth configure-docker  #=> config_mutation fs.write
        glab alias set x '!rm f'  #=> unknown code.injected
        glab api graphql -f query='query { currentUser { username } }'  #=> read_only
        glab api graphql -f query='mutation { createNote(input: {}) }'  #=> config_mutation net.send
        glab api graphql -f query='mutation { destroyNote(input: {}) }'  #=> destructive net.delete
        glab api projects -F a=@.env  #=> exposure secret.read
        glab api projects --form file=@.env  #=> exposure secret.read
        glab ci delete 5 --dry-run  #=> read_only
        glab ci cancel job 5 --dry-run  #=> read_only
        glab ci cancel pipeline 5 --dry-run  #=> read_only
        glab issue create --description-file .env  #=> exposure secret.read
        glab issue list --order created_at -s desc  #=> read_only
        glab mr create --attach .env  #=> exposure secret.read
        glab mr note list 3  #=> read_only
        glab mr note create 3 -m x  #=> config_mutation message.send
        glab mr note delete 3 4  #=> destructive net.delete
        glab release create v1 -N x  #=> config_mutation vcs.remote
        glab repo mirror --direction push --url https://h/r  #=> exposure net.upload
        glab repo mirror --direction pull --url https://h/r  #=> config_mutation cloud.change
        glab repo members add -u x  #=> exposure access.grant
        glab repo members list  #=> read_only
        glab repo members remove -u x  #=> disruptive access.revoke
        glab repo update p -d x  #=> config_mutation cloud.change
        glab repo update p --archive  #=> disruptive cloud.disrupt
        glab deploy-key add k.pub  #=> exposure access.grant
        glab deploy-key delete 3  #=> disruptive access.revoke
        glab securefile list  #=> read_only
        glab securefile create a b  #=> config_mutation credential.store
        glab securefile update a b  #=> config_mutation credential.store
        glab securefile download 3 -p x  #=> exposure secret.read
        glab securefile download --all --output-dir d  #=> exposure secret.read
        glab securefile rm 3  #=> destructive net.delete
        glab variable import -i f  #=> config_mutation credential.store
        glab mr list -h  #=> read_only
        glab cluster agent list  #=> read_only
        glab cluster agent get-token -a 3  #=> exposure secret.read
        glab release list  #=> read_only
        glab release create v1 ./app.tgz  #=> exposure vcs.remote
        glab release upload v1 ./app.tgz  #=> exposure net.publish
        glab ci artifact main build  #=> reversible_low fs.create
        glab job artifact main build  #=> reversible_low fs.create
        glab repo archive g/p  #=> reversible_low fs.create
        glab release download v1  #=> reversible_low fs.create
        glab release download v1 -D d  #=> reversible_low fs.create
        glab release delete v1  #=> destructive net.delete
        glab repo view  #=> read_only
        glab repo clone g/p  #=> reversible_low fs.create
        glab repo clone g/p d -- --upload-pack x  #=> unknown fs.create
        glab repo create p  #=> config_mutation cloud.create
        glab repo delete g/p  #=> destructive cloud.delete
        glab repo transfer g/p -t h  #=> disruptive cloud.disrupt
        glab schedule list  #=> read_only
        glab schedule create --cron '* * * * *'  #=> config_mutation schedule.change
        glab schedule run 3  #=> unknown code.apply
        glab snippet create f  #=> exposure net.publish
        glab ssh-key add k.pub  #=> exposure access.grant
        glab ssh-key delete 3  #=> disruptive access.revoke
        glab stack list  #=> read_only
        glab stack next  #=> reversible_low vcs.local
        glab stack amend f  #=> config_mutation vcs.rewrite
        glab stack sync  #=> config_mutation vcs.remote
        glab token list  #=> read_only
        glab token create x  #=> exposure access.grant
        glab token revoke x  #=> disruptive access.revoke
        glab variable get X  #=> exposure secret.read
        glab variable list  #=> exposure secret.read
        glab variable export  #=> exposure secret.read
        glab variable set X y  #=> config_mutation credential.store
        glab variable delete X  #=> destructive net.delete
        glab user events  #=> read_only
        glab duo ask 'how to'  #=> config_mutation net.send
        glab version  #=> read_only
        glab mr merge 3 --help  #=> read_only
        glab mr frobnicate  #=> unknown unknown.subcommand
        glab mr list --frobnicate  #=> unknown unknown.option
    """,
)
