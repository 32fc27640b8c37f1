from __future__ import annotations

from riskclass.model.tables import Option, flags, sub, takes, tool, when
from riskclass.rules.tools.kubectl import KUSTOMIZE, REMOTE

# From the sources of kustomize 5; the alpha commands of `cfg` and `fn`, which are off, are left out.
SOURCES: list[Option] = [
    takes("--behavior --from-env-file --from-file --from-literal --namespace --new-namespace --type"),
    flags("--disableNameSuffixHash"),
]
KINDS = "annotation, {0} buildmetadata, {0} component, {0} configmap, {0} label, {0} patch, {0} resource, {0} secret"

TOOL = tool(
    "kustomize",
    about="make the objects of a Kubernetes cluster from a folder of settings",
    docs="https://kubectl.docs.kubernetes.io/references/kustomize/",
    style="go",
    inherits=True,
    inert="--help",
    options=[flags("-h/--help --stack-trace")],
    subs=[
        sub(
            "build",
            "FOLDER",
            about="print what a folder of settings makes",
            options=[
                *KUSTOMIZE,
                flags("--enable-star", does="code.project FOLDER"),
                flags("--enable-managedby-label --allow-id-changes --enable_kyaml"),
            ],
            rows=[when(f"FOLDER={REMOTE}", does="net.query FOLDER")],
        ),
        sub("version", options=[takes("-o/--output"), flags("--short")]),
        sub(
            "completion bash, completion fish, completion powershell, completion zsh",
            options=[flags("--no-descriptions")],
        ),
        sub("edit alpha-list-builtin-plugin"),
        sub(
            "edit add " + KINDS.format("edit add") + ", edit add base, edit add generator, edit add transformer",
            "NAME...",
            does="fs.write cwd",
            because="changes kustomization.yaml",
            options=[
                *SOURCES,
                takes("--group --kind --name --patch --path --version --annotation-selector --label-selector"),
                flags("-f/--force --include-templates --no-verify --without-selector"),
            ],
        ),
        sub(
            "edit remove " + KINDS.format("edit remove") + ", edit remove transformer",
            "NAME...",
            does="fs.write cwd",
            because="changes kustomization.yaml",
            options=[
                takes("--annotation-selector --group --kind --label-selector --name --namespace --patch --path"),
                takes("--version"),
                flags("-i/--ignore-non-existence"),
            ],
        ),
        sub(
            "edit set annotation, edit set buildmetadata, edit set configmap, edit set image, edit set label,"
            " edit set nameprefix, edit set namesuffix, edit set namespace, edit set replicas, edit set secret",
            "NAME...",
            does="fs.write cwd",
            because="changes kustomization.yaml",
            options=[*SOURCES, flags("-f/--force --include-templates --without-selector")],
        ),
        sub("edit fix", does="fs.write cwd", because="changes kustomization.yaml", options=[flags("--vars")]),
        sub(
            "create",
            does="fs.create cwd",
            because="makes kustomization.yaml, and no other in its place",
            options=[
                takes("--annotations --labels --nameprefix --namespace --namesuffix --resources"),
                flags("--autodetect --recursive"),
            ],
        ),
        sub(
            "localize",
            "FOLDER OUT",
            about="copy a folder with all that it fetches",
            options=[takes("--scope"), flags("--no-verify")],
            rows=[
                when("OUT", does="net.query FOLDER, fs.create OUT"),
                when(unless="OUT", does="net.query FOLDER, fs.create cwd"),
            ],
        ),
    ],
    examples="""
        kustomize build overlays/prod                          #=> read_only
        kustomize build                                        #=> read_only
        kustomize build https://github.com/org/repo/base       #=> read_only net.query
        kustomize build overlays/prod -o all.yaml              #=> config_mutation fs.write
        kustomize build overlays/prod | kubectl apply -f -     #=> config_mutation cluster.change
        kustomize build --enable-helm overlays/prod            #=> unknown code.project
        kustomize build --enable-alpha-plugins --enable-exec . #=> unknown code.project
        kustomize build --enable-star .                        #=> unknown code.project
        kustomize build --helm-command ./h .                   #=> unknown
        kustomize build --load-restrictor LoadRestrictionsNone . #=> read_only
        kustomize version                                      #=> read_only
        kustomize edit set image app=registry/app:1.2          #=> config_mutation fs.write
        kustomize edit add resource deployment.yaml            #=> config_mutation fs.write
        kustomize edit add secret s --from-literal=a=b         #=> config_mutation fs.write
        kustomize edit remove patch --path p.yaml              #=> config_mutation fs.write
        kustomize edit fix                                     #=> config_mutation fs.write
        kustomize edit add resource --help                     #=> read_only
        kustomize create --autodetect                          #=> reversible_low fs.create
        kustomize localize https://github.com/org/repo out     #=> reversible_low net.query
        kustomize localize base                                #=> reversible_low fs.create
        kustomize frobnicate                                   #=> unknown
    """,
)
