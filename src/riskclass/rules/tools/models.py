from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when

OLLAMA = tool(
    "ollama",
    about="fetch and run language models on this machine",
    docs="https://docs.ollama.com/cli",
    inherits=True,
    inert="-h --help -v --version",
    options=[flags("-h/--help -v/--version --verbose --nowordwrap")],
    subs=[
        sub("list, ls, ps, help, help *", "WORD...", does="net.query"),
        sub(
            "show", "MODEL", does="net.query", options=[flags("--license --modelfile --parameters --system --template")]
        ),
        sub("pull", "MODEL", does="refresh MODEL", because="fetches a model", options=[flags("--insecure")]),
        sub(
            "run",
            "MODEL PROMPT...",
            does="refresh MODEL",
            because="fetches the model where it is missing, and asks it",
            options=[
                takes("--format --keepalive --dimensions"),
                takes("--think", "[HOW]"),
                flags("--insecure --hidethinking --truncate"),
                flags("--experimental --experimental-yolo --experimental-websearch", does="code.interactive"),
            ],
            rows=[when(unless="PROMPT", does="code.interactive")],
        ),
        sub("stop", "MODEL", does="service.stop MODEL"),
        sub("serve, start", does="net.loopback"),
        sub(
            "create",
            "MODEL",
            does="fs.create",
            because="makes a model",
            options=[takes("-f/--file -q/--quantize"), flags("--experimental")],
        ),
        sub("cp", "FROM TO", does="fs.create", because="copies a model"),
        sub(
            "rm", "MODEL...", does="storage.delete MODEL", because="deletes models; a local build may be the only copy"
        ),
        sub("push", "MODEL", does="net.publish MODEL", options=[flags("--insecure")]),
        sub("signin, signout", does="credential.store"),
    ],
    examples="""
        ollama list                         #=> read_only
        ollama show llama3                  #=> read_only
        ollama pull llama3                  #=> reversible_low refresh
        ollama run llama3 'why is it blue'  #=> reversible_low refresh
        ollama run llama3                   #=> unknown code.interactive
        ollama run --experimental llama3 x  #=> unknown code.interactive
        ollama stop llama3                  #=> disruptive service.stop
        ollama serve                        #=> reversible_low net.loopback
        ollama create m -f Modelfile        #=> reversible_low fs.create
        ollama cp a b                       #=> reversible_low fs.create
        ollama rm llama3                    #=> destructive storage.delete
        ollama push me/m                    #=> exposure net.publish
        ollama signin                       #=> config_mutation credential.store
        ollama --version                    #=> read_only
        ollama launch claude                #=> unknown unknown.subcommand
    """,
)

HF_COMMON: list[Option] = [
    takes("--token --revision --cache-dir --type --repo-type --format --limit --sort --search --author --filter"),
    takes("--expand --namespace"),
    flags("--json -q/--quiet --no-truncate -h/--help"),
]
FETCHES = "fetches files of the hub"

HF = tool(
    "hf huggingface-cli",
    about="fetch and send models and data",
    docs="https://huggingface.co/docs/huggingface_hub/guides/cli",
    inert="-h --help --skills --show-completion",
    options=[flags("-h/--help --skills --show-completion"), flags("--install-completion", does="host.config")],
    subs=[
        sub(
            "download",
            "REPO FILE...",
            options=[
                *HF_COMMON,
                takes("--include --exclude --max-workers --local-dir-use-symlinks"),
                takes("--local-dir", writes="VALUE", because=FETCHES),
                flags("--[no-]force-download --resume-download --[no-]dry-run"),
            ],
            rows=[when(unless="--local-dir --dry-run", does="refresh REPO", because=FETCHES)],
        ),
        sub(
            "upload, upload-large-folder",
            "REPO PATH WHERE",
            does="net.upload PATH",
            options=[
                *HF_COMMON,
                takes("--include --exclude --delete --commit-message --commit-description --every --num-workers"),
                flags("--private --create-pr --no-report --no-bars"),
            ],
        ),
        sub(
            "auth login, auth logout, auth switch, login, logout",
            does="credential.store",
            options=[*HF_COMMON, takes("--token-name"), flags("--[no-]add-to-git-credential --[no-]force")],
        ),
        sub("auth token", does="secret.read", options=HF_COMMON, because="prints the token"),
        sub(
            "auth whoami, auth list, whoami, env, version, scan-cache, cache list, cache ls, cache scan, cache verify",
            "WORD...",
            options=HF_COMMON,
        ),
        sub(
            "models list, models ls, models info, datasets list, datasets ls, datasets info, spaces list, spaces ls,"
            " spaces info, collections list, collections info, papers list, papers info, papers read, jobs list,"
            " jobs ps, jobs logs, jobs inspect, jobs stats, jobs hardware, endpoints list, endpoints describe,"
            " endpoints hardware, buckets list, buckets info, discussions list, discussions info, discussions diff",
            "WORD...",
            does="net.query",
            options=[*HF_COMMON, takes("-n/--tail --status"), flags("-f/--follow -a/--all -R/--recursive --tree")],
        ),
        sub(
            "cache rm, cache delete, cache prune, delete-cache",
            "WORD...",
            does="fs.scratch",
            options=[
                *HF_COMMON,
                flags("-y/--yes --dry-run --disable-tui"),
            ],
        ),
        sub(
            "repo create, repos create",
            "REPO",
            does="cloud.create REPO",
            options=[
                *HF_COMMON,
                takes("--space_sdk --space-sdk --organization --resource-group-id"),
                flags("--private --exist-ok -y/--yes"),
            ],
        ),
        sub(
            "repo delete, repos delete",
            "REPO",
            does="cloud.delete REPO",
            options=[*HF_COMMON, flags("--missing-ok -y/--yes")],
        ),
        sub(
            "repo-files delete, repos delete-files",
            "REPO FILE...",
            does="cloud.delete FILE",
            options=[*HF_COMMON, takes("--commit-message --commit-description"), flags("--create-pr")],
        ),
        sub("update", does="package.install", options=HF_COMMON),
    ],
    examples="""
        hf download gpt2                    #=> reversible_low refresh
        hf download gpt2 --dry-run          #=> read_only
        hf download gpt2 --local-dir m      #=> config_mutation fs.write
        huggingface-cli download gpt2 config.json #=> reversible_low refresh
        hf upload me/m . .                  #=> exposure net.upload
        hf auth login                       #=> config_mutation credential.store
        hf auth token                       #=> exposure secret.read
        hf auth whoami                      #=> read_only
        hf models list --search bert        #=> read_only
        hf cache prune                      #=> reversible_low fs.scratch
        hf repo create me/m                 #=> config_mutation cloud.create
        hf repo delete me/m                 #=> destructive cloud.delete
        hf repo-files delete me/m f         #=> destructive cloud.delete
        hf update                           #=> config_mutation package.install
        hf --install-completion             #=> config_mutation host.config
        hf --skills                         #=> read_only
        hf jobs run python:3 x              #=> unknown unknown.subcommand
    """,
)

DVC_COMMON: list[Option] = [flags("-h/--help -q/--quiet -v/--verbose")]
CACHE: list[Option] = [
    takes("-r/--remote -j/--jobs --glob --rev"),
    flags("-a/--all-branches -T/--all-tags -A/--all-commits -d/--with-deps -R/--recursive -f/--force --allow-missing"),
    flags("--[no-]run-cache --max-size"),
]

DVC = tool(
    "dvc",
    about="keep versions of data beside git",
    docs="https://doc.dvc.org/command-reference",
    inherits=True,
    inert="-h --help -V --version",
    options=[*DVC_COMMON, flags("-V/--version"), takes("--cd", cwd="VALUE")],
    subs=[
        sub(
            "repro, exp run, experiments run, run, stage run, freeze run",
            "TARGET...",
            does="code.project TARGET",
            because="runs the commands of dvc.yaml",
            open=True,
        ),
        sub(
            "status, diff, dag, list, ls, list-url, ls-url, version, doctor, root, metrics show, metrics diff,"
            " params diff, plots templates, remote list, config list, stage list, exp show, exp diff, exp list,"
            " data status, data ls, check-ignore, completion",
            "WORD...",
            open=True,
        ),
        sub("init", does="fs.create cwd", options=[flags("--no-scm --subdir -f/--force")]),
        sub(
            "add, commit, move, mv, freeze, unfreeze, import, import-url, update, stage add, install",
            "TARGET...",
            does="fs.write cwd",
            because="keeps the data, and writes files that name it",
            open=True,
        ),
        sub(
            "get, get-url",
            "URL PATH",
            does="fs.write cwd",
            because="fetches data",
            options=[
                takes("--rev -j/--jobs --remote --remote-config --config --fs-config"),
                takes("-o/--out", writes="VALUE"),
                flags("-f/--force --show-url"),
            ],
        ),
        sub("fetch", "TARGET...", does="refresh", because="fetches data into its cache", options=CACHE),
        sub(
            "pull, checkout",
            "TARGET...",
            does="fs.write cwd",
            because="puts other data into the tree",
            options=[*CACHE, flags("--summary --relink")],
        ),
        sub("push", "TARGET...", does="net.send", because="sends data to the store that is set", options=CACHE),
        sub("remove", "TARGET...", does="fs.write cwd", options=[flags("--outs", does="fs.delete cwd")]),
        sub("gc", does="storage.delete", because="deletes data that no version names", open=True),
        sub("destroy", does="fs.delete cwd", because="deletes all that it keeps", options=[flags("-f/--force")]),
        sub(
            "remote add, remote modify, remote remove, remote default, remote rename, config, cache migrate, cache dir",
            "WORD...",
            does="fs.write cwd",
            because="changes the settings",
            open=True,
        ),
        sub(
            "exp apply, exp save, exp branch, exp push, exp pull, exp rename", "WORD...", does="fs.write cwd", open=True
        ),
        sub("exp remove, exp clean, queue remove, queue kill, queue stop", "WORD...", does="vcs.discard", open=True),
        sub("unprotect", "TARGET...", does="fs.attributes TARGET"),
    ],
    examples="""
        dvc status                      #=> read_only
        dvc --version                   #=> read_only
        dvc repro                       #=> unknown code.project
        dvc init                        #=> reversible_low fs.create
        dvc add data                    #=> config_mutation fs.write
        dvc get https://example.com/r d #=> config_mutation fs.write
        dvc get -o /srv/x https://example.com/r d #=> config_mutation fs.write
        dvc fetch                       #=> reversible_low refresh
        dvc pull                        #=> config_mutation fs.write
        dvc push                        #=> config_mutation net.send
        dvc remove a.dvc                #=> config_mutation fs.write
        dvc remove --outs a.dvc         #=> destructive fs.delete
        dvc gc -w                       #=> destructive storage.delete
        dvc destroy                     #=> destructive fs.delete
        dvc remote add -d s s3://b/x    #=> config_mutation fs.write
        dvc exp apply x                 #=> config_mutation fs.write
        dvc exp remove x                #=> destructive vcs.discard
        dvc unprotect data              #=> config_mutation fs.attributes
        dvc frobnicate                  #=> unknown unknown.subcommand
    """,
)

WANDB = tool(
    "wandb wb",
    about="keep what experiments measured",
    docs="https://docs.wandb.ai/ref/cli/",
    inherits=True,
    inert="--help --version",
    options=[flags("--help --version")],
    subs=[
        sub("status", options=[flags("--settings --no-settings")]),
        sub("artifact ls", "PATH", does="net.query", options=[takes("-t/--type")]),
        sub("login", "KEY...", does="credential.store", options=[takes("--host"), flags("--cloud --relogin --verify")]),
        sub(
            "sync",
            "PATH...",
            does="net.upload PATH",
            because="sends what a run wrote",
            inert="--dry-run",
            options=[
                takes(
                    "--id -p/--project -e/--entity --job-type --replace-tags -n --clean-old-hours --sync-tensorboard"
                ),
                flags("--yes --dry-run -v/--verbose --[no-]include-online --[no-]skip-online --[no-]include-synced"),
                flags("--[no-]skip-synced --sync-all --clean --clean-force --mark-synced --no-mark-synced"),
            ],
        ),
        sub(
            "artifact put",
            "PATH",
            does="net.upload PATH",
            options=[
                takes("-n/--name -d/--description -t/--type -a/--alias --id --policy"),
                flags("--resume --skip_cache"),
            ],
        ),
        sub(
            "artifact get",
            "PATH",
            does="fs.write cwd",
            because="fetches files",
            options=[takes("--root", writes="VALUE"), takes("--type")],
        ),
        sub("pull, restore", "RUN", does="fs.write cwd", because="fetches files", open=True),
        sub("init, online, offline, enabled, disabled", does="host.config", open=True),
        sub("artifact cache cleanup, purge-cache", "SIZE", does="fs.scratch", open=True),
        sub(
            "agent, launch, launch-agent, launch-sweep, scheduler, sweep-scheduler, controller, docker, docker-run",
            "WORD...",
            does="code.remote",
            because="runs what its service names",
            open=True,
        ),
    ],
    examples="""
        wandb status                        #=> read_only
        wandb artifact ls me/p              #=> read_only
        wandb login                         #=> config_mutation credential.store
        wandb sync wandb/run-1              #=> exposure net.upload
        wandb sync --dry-run wandb/run-1    #=> read_only
        wandb artifact put -n p/a d         #=> exposure net.upload
        wandb artifact get p/a:v1           #=> config_mutation fs.write
        wandb artifact get --root /srv/a p/a #=> config_mutation fs.write
        wandb pull me/p/r                   #=> config_mutation fs.write
        wandb offline                       #=> config_mutation host.config
        wandb artifact cache cleanup 1GB    #=> reversible_low fs.scratch
        wandb agent me/p/s                  #=> unknown code.remote
        wandb --version                     #=> read_only
    """,
)

# It loads no plug-in that is not installed. A server keeps what its store says, the file system if none is named.
MLFLOW = tool(
    "mlflow",
    about="keep experiments and models",
    docs="https://mlflow.org/docs/latest/cli.html",
    inert="--help --version",
    options=[takes("--env-file"), flags("--help --version")],
    subs=[
        sub("doctor", options=[flags("--mask-envs")], rows=[when(unless="--mask-envs", does="secret.env")]),
        sub(
            "experiments search, experiments list, experiments csv, experiments get, runs list, runs describe,"
            " artifacts list",
            "WORD...",
            does="net.query",
            options=[
                takes("-x/--experiment-id -n/--experiment-name -v/--view --run-id -r -a/--artifact-path --output"),
                takes("-o/--filename", writes="VALUE"),
            ],
        ),
        sub(
            "experiments create, experiments rename, experiments restore, runs restore, runs create",
            "WORD...",
            does="db.change",
            open=True,
        ),
        sub("experiments delete, runs delete, gc", "WORD...", does="db.delete", open=True),
        sub(
            "artifacts log-artifact, artifacts log-artifacts",
            does="net.upload",
            options=[takes("-l/--local-file --local-dir --run-id -r -a/--artifact-path")],
        ),
        sub(
            "artifacts download",
            does="fs.write cwd",
            because="fetches files",
            options=[takes("--run-id -r -a/--artifact-path -u/--artifact-uri"), takes("-d/--dst-path", writes="VALUE")],
        ),
        sub("db upgrade", "URL", does="db.schema"),
        sub("run", "URI", does="code.project URI", because="runs what the project says", open=True),
        sub(
            "models serve, models predict, models build-docker, models generate-dockerfile, models prepare-env,"
            " models update-pip-requirements",
            "WORD...",
            does="code.opaque",
            because="runs the code of a model",
            open=True,
        ),
        sub(
            "server, ui",
            options=[
                takes("-h/--host -p/--port --backend-store-uri --default-artifact-root --artifacts-destination"),
                takes("-w/--workers --registry-store-uri --static-prefix --expose-prometheus --app-name"),
                takes("--gunicorn-opts --waitress-opts --uvicorn-opts", does="code.injected VALUE"),
                flags("--serve-artifacts --no-serve-artifacts --artifacts-only --dev"),
            ],
            rows=[
                when(unless="-h", does="net.loopback"),
                when("-h", unless="-h=127.*|localhost", does="net.publish", because="serves to whoever can reach it"),
                when("-h=127.*|localhost", does="net.loopback"),
            ],
        ),
    ],
    examples="""
        mlflow experiments search               #=> read_only
        mlflow experiments csv -x 0 -o o.csv    #=> config_mutation fs.write
        mlflow doctor                           #=> exposure secret.env
        mlflow doctor --mask-envs               #=> read_only
        mlflow experiments create -n x          #=> config_mutation db.change
        mlflow runs delete --run-id x           #=> destructive db.delete
        mlflow artifacts log-artifact -l f --run-id x #=> exposure net.upload
        mlflow artifacts download -u u -d /srv/d #=> config_mutation fs.write
        mlflow db upgrade sqlite:///x           #=> config_mutation db.schema
        mlflow run .                            #=> unknown code.project
        mlflow models serve -m x                #=> unknown code.opaque
        mlflow ui                               #=> reversible_low net.loopback
        mlflow server -h 127.0.0.1 -p 5000      #=> reversible_low net.loopback
        mlflow server --host 0.0.0.0            #=> exposure net.publish
        mlflow ui --gunicorn-opts='-c x.py'     #=> unknown code.injected
        mlflow --version                        #=> read_only
    """,
)

KAGGLE = tool(
    "kaggle",
    about="fetch and send data sets, and take part in competitions",
    docs="https://github.com/Kaggle/kaggle-api",
    inert="-h --help -v --version",
    options=[flags("-h/--help -v/--version -W/--no-warn")],
    subs=[
        sub(
            "competitions list, competitions files, competitions submissions, competitions leaderboard, datasets list,"
            " datasets files, datasets status, kernels list, kernels status, models list, models get, c list, c files,"
            " d list, d files, k list, k status",
            "WORD...",
            does="net.query",
            options=[
                takes("--group --category --dataset --competition --owner -s/--search -p/--page --page-size --sort-by"),
                takes("--file-type --license --tags --max-size --min-size --user --language --kernel-type"),
                flags("-v/--csv -q/--quiet -h/--help -m/--mine --show"),
            ],
        ),
        sub("config view", options=[flags("-h/--help")]),
        sub(
            "competitions download, datasets download, kernels pull, kernels output, c download, d download, k pull,"
            " k output",
            "WORD...",
            does="fs.write cwd",
            because="writes what it fetches",
            options=[
                takes("-p/--path", writes="VALUE"),
                takes("-f/--file -k/--kernel -d/--dataset -c/--competition"),
                flags("-w/--wp -o/--force -q/--quiet --unzip -m/--metadata -h/--help"),
            ],
        ),
        sub(
            "competitions submit, datasets create, datasets version, kernels push, c submit, d create, d version,"
            " k push",
            "WORD...",
            does="net.upload",
            options=[
                takes("-f/--file -m/--message -p/--path -k/--kernel -v/--version -r/--dir-mode -c/--competition"),
                flags("-u/--public -q/--quiet -t/--keep-tabular -d/--delete-old-versions -h/--help"),
            ],
        ),
        sub(
            "datasets init, kernels init, d init, k init",
            does="fs.create cwd",
            options=[takes("-p/--path", writes="VALUE")],
        ),
        sub("config set, config unset", does="host.config", options=[takes("-n/--name -v/--value")]),
    ],
    examples="""
        kaggle competitions list                #=> read_only
        kaggle datasets list -s cats            #=> read_only
        kaggle config view                      #=> read_only
        kaggle datasets download -d a/b         #=> config_mutation fs.write
        kaggle datasets download -p /srv/d a/b  #=> config_mutation fs.write
        kaggle competitions submit -f s.csv -m x titanic #=> exposure net.upload
        kaggle datasets init -p d               #=> config_mutation fs.write
        kaggle kernels init                     #=> reversible_low fs.create
        kaggle config set -n proxy -v x         #=> config_mutation host.config
        kaggle --version                        #=> read_only
        kaggle frobnicate                       #=> unknown unknown.subcommand
    """,
)

NVIDIA_SMI = tool(
    "nvidia-smi",
    "WORD...",
    about="show and set graphics cards",
    docs="man:nvidia-smi(1)",
    options=[
        takes("-f/--filename", writes="VALUE"),
        takes("-i/--id -d/--display -l/--loop -lms/--loop-ms -gi/--gpu-instance-id"),
        takes("--query-gpu --query-compute-apps --query-accounted-apps --query-retired-pages --query-remapped-rows"),
        takes("--query-supported-clocks --format -u"),
        takes(
            "-pm/--persistence-mode -e/--ecc-config -p/--reset-ecc-errors -c/--compute-mode --gom -am/--accounting-mode"
            " -pl/--power-limit -sc/--scope -cc/--cuda-clocks --auto-boost-default --auto-boost-permission"
            " -acp/--applications-clocks-permission -ac/--applications-clocks -lgc/--lock-gpu-clocks"
            " -lmc/--lock-memory-clocks -lmcd/--lock-memory-clocks-deferred -dm/--driver-model -fdm"
            " -mig/--multi-instance-gpu"
            " -gtt/--gpu-target-temp -sgr -svd --id-set",
            does="host.config",
            because="changes how the card works",
        ),
        flags(
            "-rac/--reset-applications-clocks -rgc/--reset-gpu-clocks -rmc/--reset-memory-clocks", does="host.config"
        ),
        flags("-caa/--clear-accounted-apps -rmcd/--reset-memory-clocks-deferred", does="host.config"),
        flags("-r/--gpu-reset", does="service.restart", because="ends what runs on the card"),
        flags("-L/--list-gpus -B/--list-excluded-gpus -q/--query -x/--xml-format --dtd -h/--help --version -v"),
        flags("--help-query-gpu --help-query-compute-apps --help-query-accounted-apps --help-query-retired-pages"),
        flags("--help-query-supported-clocks --help-query-remapped-rows"),
    ],
    subs=[
        sub(
            "dmon, pmon",
            options=[
                takes("-i -d -c -s -o"),
                takes("-f", writes="VALUE"),
                flags("-h --gpm-metrics --format"),
            ],
        ),
        sub("topo", "WORD...", options=[takes("-i -c -n -p --matrix"), flags("-m -mp -p2p -h -C -M")]),
        sub("nvlink", "WORD...", options=[takes("-i -l -g -gt"), flags("-s -c -p -e -h --status --capabilities")]),
    ],
    examples="""
        nvidia-smi                                          #=> read_only
        nvidia-smi -q -d MEMORY                             #=> read_only
        nvidia-smi --query-gpu=name,memory.used --format=csv -l 5 #=> read_only
        nvidia-smi -q -f out.txt                            #=> config_mutation fs.write
        nvidia-smi -pm 1                                    #=> config_mutation host.config
        nvidia-smi -rgc                                     #=> config_mutation host.config
        nvidia-smi -caa                                     #=> config_mutation host.config
        nvidia-smi -pl 200                                  #=> config_mutation host.config
        nvidia-smi --gpu-reset -i 0                         #=> disruptive service.restart
        nvidia-smi dmon -c 1                                #=> read_only
        nvidia-smi dmon -f log                              #=> config_mutation fs.write
        nvidia-smi topo -m                                  #=> read_only
        nvidia-smi nvlink --status                          #=> read_only
        nvidia-smi drain -p 0 -m 1                          #=> unknown
    """,
)

DBT_SAYS = "runs the macros of the project, and against the store that its settings name"

DBT = tool(
    "dbt",
    "COMMAND...",
    about="make tables of a store from queries",
    docs="https://docs.getdbt.com/reference/dbt-commands",
    posix=True,
    options=[flags("-h/--help -v/-V/--version"), flags("-*", does="code.project", because=DBT_SAYS)],
    rows=[
        when("COMMAND", does="code.project COMMAND", because=DBT_SAYS),
        when("COMMAND=run|build|seed|snapshot|run-operation|retry|clone|test", does="db.change"),
    ],
    subs=[sub("init", "NAME", does="fs.create cwd", open=True)],
    examples="""
        dbt --version               #=> read_only
        dbt compile                 #=> unknown code.project
        dbt run -s orders           #=> unknown code.project db.change
        dbt --quiet ls              #=> unknown code.project
        dbt init shop               #=> reversible_low fs.create
    """,
)

TOOLS = [DBT, OLLAMA, HF, DVC, WANDB, MLFLOW, KAGGLE, NVIDIA_SMI]
