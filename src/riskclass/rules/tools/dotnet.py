from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

SAYS = "runs what the project says"
RESTORES = "restores the project first, from .NET 10 on"

TOOL = tool(
    "dotnet",
    "FILE ARG...",
    about="build, run and package .NET projects",
    docs="https://learn.microsoft.com/dotnet/core/tools/",
    posix=True,
    inert="-h --help --info --version --list-sdks --list-runtimes",
    options=[
        takes("--additionalprobingpath --additional-deps --depsfile --fx-version --roll-forward --runtimeconfig"),
        flags(
            "-h/--help/-? --info --version --list-sdks --list-runtimes -d/--diagnostics"
            " --roll-forward-on-no-candidate-fx"
        ),
    ],
    rows=[when("FILE", does="code.project FILE", because="runs that program")],
    subs=[
        sub(
            "help, sdk check, workload list, workload search, tool list, tool"
            " search, sln list, solution list, nuget list, nuget verify, nuget why, nuget"
            " config get, nuget config paths, reference list, new list, new search, new details",
            "WORD...",
            open=True,
        ),
        sub(
            "list, package list",
            "PROJECT... KIND",
            options=[
                takes("--project --source --framework/-f --config --verbosity/-v --format --output-version"),
                flags("--deprecated --highest-minor --highest-patch --include-prerelease --include-transitive"),
                flags("--interactive --outdated --vulnerable --no-restore -h/--help/-?"),
            ],
            rows=[
                when(
                    unless="PROJECT=reference KIND=reference --no-restore --help",
                    does="code.project",
                    because=RESTORES,
                ),
                when("KIND=package", unless="--no-restore --help", does="code.project", because=RESTORES),
            ],
        ),
        sub(
            "workload config",
            options=[takes("--update-mode", "VALUE?"), flags("-h/--help/-?")],
            rows=[when("--update-mode=workload-set|manifests", does="host.config --update-mode")],
        ),
        sub(
            "build, run, test, pack, publish, restore, msbuild, vstest, watch, clean, fsi,"
            " build-server, store, format, tool run, tool restore, tool execute, dev-certs, user-jwts, ef, script",
            "WORD...",
            open=True,
            does="code.project",
            because=SAYS,
        ),
        sub(
            "new",
            "TEMPLATE WORD...",
            open=True,
            does="fs.create cwd",
            because="makes files from a template that is installed",
        ),
        sub(
            "new install, new update, workload install, workload update, workload restore, workload"
            " repair, tool install, tool update",
            "WORD...",
            open=True,
            does="code.remote WORD",
            because="fetches a package from an open registry",
        ),
        sub(
            "new uninstall, workload uninstall, workload clean, tool uninstall",
            "WORD...",
            open=True,
            does="package.install WORD",
        ),
        sub(
            "add, add package, add reference, package add, package update, reference add",
            "WORD...",
            open=True,
            does="code.remote WORD",
            because="fetches a package, and writes it into the project",
        ),
        sub(
            "remove, package remove, reference remove, sln, sln add, sln remove, sln migrate,"
            " solution, solution add, solution remove, solution migrate, project convert",
            "WORD...",
            open=True,
            does="fs.write cwd",
            because="changes the project's files",
        ),
        sub("package search", "WORD...", open=True, does="net.query WORD"),
        sub("nuget push", "WORD...", open=True, does="net.upload WORD"),
        sub("nuget delete", "WORD...", open=True, does="net.delete WORD"),
        sub(
            "nuget add, nuget update, nuget enable, nuget disable, nuget remove, nuget trust, nuget"
            " config set, nuget config unset",
            "WORD...",
            open=True,
            does="target.switch WORD",
        ),
        sub("nuget sign", "WORD...", open=True, does="fs.write WORD"),
        sub(
            "nuget locals",
            "WORD...",
            options=[
                flags("-l/--list -h/--help -?"),
                flags("-c/--clear", does="refresh"),
                flags("--force-english-output"),
            ],
        ),
        sub("user-secrets list", "WORD...", open=True, does="secret.read"),
        sub("user-secrets set, user-secrets init", "WORD...", open=True, does="credential.store WORD"),
        sub("user-secrets remove, user-secrets clear", "WORD...", open=True, does="fs.delete cwd"),
        sub("sdk install, sdk uninstall", "WORD...", open=True, does="package.install WORD"),
    ],
    examples="""
        dotnet --info                       #=> read_only
        dotnet --list-sdks                  #=> read_only
        dotnet build -c Release             #=> unknown code.project
        dotnet test                         #=> unknown code.project
        dotnet bin/app.dll                  #=> unknown code.project
        dotnet new console -o app           #=> reversible_low fs.create
        dotnet new install X                #=> unknown code.remote
        dotnet workload list                #=> read_only
        dotnet workload config --update-mode            #=> read_only
        dotnet workload config --update-mode manifests  #=> config_mutation host.config
        dotnet package list --outdated      #=> unknown code.project
        dotnet package list --no-restore    #=> read_only
        dotnet list app.csproj package      #=> unknown code.project
        dotnet list app.csproj reference    #=> read_only
        dotnet tool uninstall x             #=> config_mutation package.install
        dotnet add package X                #=> unknown code.remote
        dotnet sln add a.csproj             #=> config_mutation fs.write
        dotnet package search X             #=> read_only
        dotnet nuget push a.nupkg           #=> exposure net.upload
        dotnet nuget delete X 1.0           #=> destructive net.delete
        dotnet nuget add source https://e   #=> config_mutation target.switch
        dotnet nuget sign a.nupkg           #=> config_mutation fs.write
        dotnet nuget locals all -l          #=> read_only
        dotnet user-secrets list            #=> exposure secret.read
        dotnet user-secrets set k v         #=> config_mutation credential.store
        dotnet user-secrets clear           #=> destructive fs.delete
        dotnet sdk install 9                #=> config_mutation package.install
    """,
)
