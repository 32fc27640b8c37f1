from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool

CONFIG: list[Option] = [
    takes("-c/--config --log-format -l/--log-level"),
    takes("--cpuprofile", writes="VALUE"),
    flags("--debug -h/--help -v/--version"),
]
SERVICE: list[Option] = [*CONFIG, takes("-n/--service -d/--working-directory -u/--user -p/--password --init-user")]

TOOL = tool(
    "gitlab-runner gitlab-ci-multi-runner",
    about="run the jobs of GitLab's pipelines",
    docs="https://docs.gitlab.com/runner/commands/",
    style="go",
    inert="-h",
    options=CONFIG,
    subs=[
        sub("list, status", options=SERVICE),
        sub("help", "COMMAND"),
        sub(
            "verify",
            options=[
                *CONFIG,
                takes("-n/--name -u/--url -t/--token"),
                flags("--delete", does="access.revoke", because="forgets runners that GitLab no longer knows"),
            ],
        ),
        sub("start", does="service.start", options=SERVICE),
        sub("stop", does="service.stop", options=SERVICE),
        sub("restart", does="service.restart", options=SERVICE),
        sub("install", does="service.enable", options=[*SERVICE, flags("--syslog")]),
        sub("uninstall", does="service.stop", because="removes the service", options=SERVICE),
        sub(
            "unregister",
            does="access.revoke",
            because="the runner takes no jobs any more",
            options=[*CONFIG, takes("-n/--name -u/--url -t/--token"), flags("--all-runners")],
        ),
        sub(
            "reset-token",
            does="credential.store",
            options=[*CONFIG, takes("-n/--name -u/--url --pat -i/--id"), flags("--all-runners")],
        ),
    ],
    examples="""
        gitlab-runner list                        #=> read_only
        gitlab-runner verify                      #=> read_only
        gitlab-runner verify --delete --name x    #=> disruptive access.revoke
        gitlab-runner status                      #=> read_only
        gitlab-runner help list                   #=> read_only
        gitlab-runner --cpuprofile /srv/p list    #=> config_mutation fs.write
        gitlab-runner start                       #=> reversible_low service.start
        gitlab-runner stop                        #=> disruptive service.stop
        gitlab-runner restart                     #=> disruptive service.restart
        gitlab-runner install --user=git          #=> config_mutation service.enable
        gitlab-runner uninstall                   #=> disruptive service.stop
        gitlab-runner unregister --all-runners    #=> disruptive access.revoke
        gitlab-runner reset-token -n x            #=> config_mutation credential.store
        gitlab-runner register -n                 #=> unknown
        gitlab-runner exec shell build            #=> unknown
    """,
)
