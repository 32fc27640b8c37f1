from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

SETTINGS = "loads the settings of this folder, which are a program"

# Every program of Jupyter runs jupyter_config.py and the like from the folder it is started in, before its words.
JUPYTER = tool(
    "jupyter",
    "COMMAND WORD...",
    about="work with notebooks",
    docs="https://docs.jupyter.org/en/latest/use/jupyter-command.html",
    posix=True,
    options=[flags("-h/--help --version --config-dir --data-dir --runtime-dir --paths --json --debug")],
    rows=[
        when("COMMAND", does="code.project COMMAND", because=SETTINGS),
        when("COMMAND=lab|notebook|server|nbclassic|console|qtconsole|run|execute", does="code.project COMMAND"),
    ],
    subs=[
        sub(
            "nbconvert",
            "FILE...",
            does="code.project",
            because=SETTINGS,
            options=[
                takes("--output --output-dir", writes="VALUE"),
                flags("--inplace --clear-output", writes="FILE"),
                takes("--to --template --theme --config --log-level --nbformat --post --writer --*"),
                flags("--execute --allow-errors --stdout --stdin --no-input --no-prompt --debug -y --embed-images"),
                flags("-h --help --help-all --show-config --show-config-json --generate-config --coalesce-streams"),
                flags("--allow-chromium-download --disable-chromium-sandbox --show-input --sanitize-html"),
            ],
        ),
    ],
    examples="""
        jupyter --version                               #=> read_only
        jupyter --paths                                 #=> read_only
        jupyter lab --no-browser                        #=> unknown code.project
        jupyter kernelspec list                         #=> unknown code.project
        jupyter nbconvert --to html a.ipynb             #=> unknown code.project
        jupyter nbconvert --to html --output-dir /srv/o a.ipynb #=> unknown fs.write
        jupyter nbconvert --clear-output --inplace a.ipynb #=> unknown fs.write
    """,
)

JUPYTERS = tool(
    "jupyter-nbconvert jupyter-lab jupyter-notebook jupyter-server jupyter-console jupyter-execute jupyter-run"
    " jupyter-kernelspec jupyter-kernel",
    "WORD...",
    about="work with notebooks",
    docs="https://docs.jupyter.org/en/latest/use/jupyter-command.html",
    does="code.project",
    because=SETTINGS,
    options=[takes("--output --output-dir", writes="VALUE"), flags("-*")],
    examples="""
        jupyter-nbconvert --to html a.ipynb             #=> unknown code.project
        jupyter-nbconvert --output /srv/o a.ipynb       #=> unknown fs.write
    """,
)

PAPERMILL = tool(
    "papermill",
    "IN OUT",
    about="run a notebook with parameters",
    docs="https://papermill.readthedocs.io/en/latest/usage-cli.html",
    inert="-h --help --version --help-notebook",
    options=[
        takes("-p/--parameters -r/--parameters_raw", "NAME VALUE"),
        takes("-f/--parameters_file -y/--parameters_yaml -b/--parameters_base64 --autosave-cell-every"),
        takes("-k/--kernel -l/--language --log-level --start-timeout/--start_timeout --execution-timeout"),
        takes("--engine", does="code.injected VALUE", because="names what runs the cells"),
        takes("--cwd", cwd="VALUE"),
        takes("--stdout-file --stderr-file", writes="VALUE"),
        flags("--help-notebook --inject-input-path --inject-output-path --inject-paths --[no-]progress-bar"),
        flags("--[no-]request-save-on-cell-execute --prepare-only --prepare-execute --[no-]log-output --report-mode"),
        flags("--no-report-mode --version -h/--help"),
    ],
    rows=[
        when("OUT", writes="OUT|-"),
        when(unless="--prepare-only", does="code.project IN", because="runs the cells of the notebook"),
    ],
    examples="""
        papermill in.ipynb out.ipynb -p a 1             #=> unknown code.project fs.write
        papermill --prepare-only in.ipynb out.ipynb     #=> config_mutation fs.write
        papermill in.ipynb - --stdout-file o            #=> unknown fs.write
        papermill --prepare-only --engine x in.ipynb -  #=> unknown code.injected
        papermill --help-notebook in.ipynb              #=> read_only
        papermill --version                             #=> read_only
    """,
)

TOOLS = [JUPYTER, JUPYTERS, PAPERMILL]
