from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

ALL = "runs terraform or tofu, and the hooks and commands of the folder"

# From what is known of terragrunt 0.7, not held against it yet.
# Whatever it runs, hooks and run_cmd of the folder run with it, so all but
# its own formatting is code of the project, and its many options only add to that.
TOOL = tool(
    "terragrunt",
    "COMMAND WORD...",
    about="run terraform in one folder or in many, with settings of its own",
    docs="https://terragrunt.gruntwork.io/docs/reference/cli/",
    style="single",
    inert="-h -help -v -version",
    options=[
        takes("-working-dir/-terragrunt-working-dir", cwd="VALUE"),
        flags("-h/-help -v/-version -destroy"),
        flags("-*"),
    ],
    rows=[
        when("COMMAND", does="code.project cwd", because=ALL),
        when("COMMAND=apply|apply-all|run WORD=apply", does="code.apply", because="may replace or delete resources"),
        when(
            "COMMAND=destroy|destroy-all WORD=destroy -destroy",
            does="cloud.delete",
            because="deletes every resource of the folder, or of all folders",
        ),
    ],
    subs=[
        sub(
            "hclfmt, hcl fmt, hcl format",
            options=[
                takes("-working-dir/-terragrunt-working-dir", cwd="VALUE"),
                takes("-file/-terragrunt-hclfmt-file/-hclfmt-file -exclude-dir/-terragrunt-hclfmt-exclude-dir"),
                flags("-check/-terragrunt-check -diff/-terragrunt-diff -stdin/-terragrunt-hclfmt-stdin -h/-help"),
            ],
            inert="-h -help",
            rows=[
                when("-file", unless="-check", does="fs.write -file", because="rewrites a file in the standard style"),
                when(unless="-check -stdin -file", does="fs.write cwd", because="rewrites files in the standard style"),
                when("-stdin", reads="stdin", because="shows what is fed to it"),
                when("-diff", reads="-file", because="shows lines of the file"),
            ],
        ),
    ],
    examples="""
        terragrunt --version                         #=> read_only
        terragrunt plan                              #=> unknown code.project
        terragrunt hcl fmt --stdin < .env            #=> exposure secret.read
        terragrunt hcl fmt --check --file .env       #=> read_only
        terragrunt hcl fmt --check --diff --file .env   #=> exposure secret.read
        terragrunt run --all plan                    #=> unknown code.project
        terragrunt apply -auto-approve               #=> unknown code.apply
        terragrunt run-all apply                     #=> unknown code.apply
        terragrunt destroy                           #=> destructive cloud.delete
        terragrunt run --all -- destroy              #=> destructive cloud.delete
        terragrunt apply -destroy                    #=> destructive cloud.delete
        terragrunt --working-dir live/prod plan      #=> unknown code.project
        terragrunt hcl fmt                           #=> config_mutation fs.write
        terragrunt hcl fmt --check --diff            #=> read_only
        terragrunt hclfmt --file a.hcl               #=> config_mutation fs.write
        terragrunt hclfmt --check --file a.hcl       #=> read_only
    """,
)
