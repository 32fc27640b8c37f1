from __future__ import annotations

from riskclass.model.tables import flags, takes, tool

# From the sources of stern 1.3.
TOOL = tool(
    "stern",
    "QUERY",
    about="show the logs of many pods at once",
    docs="https://github.com/stern/stern#usage",
    style="go",
    inert="-h --help -v --version --show-hidden-options",
    options=[
        takes("--context --cluster --kubeconfig --server", context="cluster:VALUE"),
        takes("--as --as-group --as-uid --as-user-extra --cache-dir --certificate-authority --client-certificate"),
        takes("--client-key --request-timeout --tls-server-name --token --user"),
        takes("-c/--container -e/--exclude -E/--exclude-container --exclude-pod -i/--include -H/--highlight"),
        takes("--color --completion --condition --config --container-colors --container-state --field-selector"),
        takes("--max-log-requests -n/--namespace --node -o/--output --pod-colors -l/--selector -s/--since --tail"),
        takes("--template --timezone --verbosity"),
        takes("-T/--template-file", reads="VALUE"),
        takes("-t/--timestamps", "[FORMAT]"),
        flags("-A/--all-namespaces -d/--diff-container --disable-compression --ephemeral-containers -h/--help"),
        flags("--init-containers --insecure-skip-tls-verify --no-follow --only-log-lines -p/--prompt"),
        flags("--show-hidden-options --stdin -v/--version"),
    ],
    examples="""
        stern backend                                   #=> read_only
        stern -n prod deployment/web --tail 50 -o json  #=> read_only
        stern . --context prod -A --since=5m -t         #=> read_only
        stern web --template-file ~/.ssh/id_rsa         #=> exposure secret.read
        stern --frobnicate web                          #=> unknown
    """,
)
