"""What a name in the environment does to programs that run later.

Two groups: names that make programs run code, and names that only relocate (settings, hosts, proxies). The sources are
the manuals of each program: ld.so(8), bash(1), git(1), less(1), ssh(1), python(1), perlrun(1), node(1).
"""

from __future__ import annotations

from riskclass.engine.places import BINS, is_scratch, may_be_scratch
from riskclass.model.addresses import libvirt_names_program
from riskclass.model.text import Hole, Text, exact

TYPE_CHECKING = False

#: The value is a command that a program runs.
_COMMANDS = frozenset(
    """
    PAGER EDITOR VISUAL BROWSER PROMPT_COMMAND GIT_SSH_COMMAND GIT_SSH GIT_EXTERNAL_DIFF GIT_ASKPASS SSH_ASKPASS
    SUDO_ASKPASS GIT_PROXY_COMMAND RSYNC_RSH LESSOPEN LESSCLOSE FCEDIT HISTEDIT FZF_DEFAULT_COMMAND CVS_RSH SVN_SSH
    BORG_PASSCOMMAND BORG_RSH RESTIC_PASSWORD_COMMAND RCLONE_PASSWORD_COMMAND RSYNC_CONNECT_PROG KUBECTL_EXTERNAL_DIFF
    MANROFFOPT PYTHONBREAKPOINT HGEDITOR HGMERGE SVN_MERGE GH_BROWSER npm_config_editor npm_config_viewer
    npm_config_browser HOMEBREW_BROWSER PARALLEL_SSH CONCURRENTLY_TEARDOWN TG_AUTH_PROVIDER_CMD
    TERRAGRUNT_AUTH_PROVIDER_CMD CCACHE_PREFIX CCACHE_PREFIX_CPP DELTA_PAGER
    ACK_PAGER ACK_PAGER_COLOR SKIM_DEFAULT_COMMAND SLURM_PROLOG SLURM_EPILOG
    SLURM_TASK_PROLOG SLURM_TASK_EPILOG DBX_SUDO_PROGRAM PULSE_BINARY
    """.split()
)
#: Editors and pagers that run nothing but themselves.
_HARMLESS_COMMANDS = frozenset(
    """
    cat less more most bat batcat head tail true false : vi vim nvim nano emacs ed code delta diff-so-fancy ssh
    /bin/true /bin/cat /usr/bin/less /bin/false echo /usr/bin/true /usr/bin/cat /usr/bin/vim /usr/bin/nano
    /usr/bin/ssh pdb.set_trace 0 firefox
    """.split()
) | {""}
#: Editors with options that change nothing about what runs; any other call is judged by its table (engine.invoke).
_HARMLESS_CALLS = (
    "code --wait",
    "code -w",
    "subl -w",
    "subl --wait",
    "vim -f",
    "gvim -f",
    "emacs -nw",
    "emacsclient -t",
    "emacsclient -c",
    "nano -w",
    "mate -w",
)
#: Any value that is not empty loads or runs code.
_CODE = frozenset(
    """
    BASH_CMDS BASH_ALIASES BASH_LOADABLES_PATH
    BASH_ENV ENV ZDOTDIR PYTHONPATH PYTHONSTARTUP PYTHONHOME PYTHONINSPECT PERL5LIB PERL5OPT PERL5DB PERLLIB
    RUBYOPT RUBYLIB NODE_PATH GITPERLLIB GIT_EXEC_PATH GIT_TEMPLATE_DIR GIT_CONFIG_PARAMETERS GCONV_PATH LOCPATH PS0
    PS1 PS2 PS4
    SHELLOPTS BASHOPTS AWKPATH AWKLIBPATH VIMINIT EXINIT INPUTRC RIPGREP_CONFIG_PATH FZF_DEFAULT_OPTS
    HELM_PLUGINS OPENSSL_CONF OPENSSL_ENGINES OPENSSL_MODULES MAKEFLAGS GNUMAKEFLAGS PSQLRC CLASSPATH
    JDK_JAVA_OPTIONS _JAVA_OPTIONS
    JAVA_TOOL_OPTIONS JAVA_OPTS MAVEN_OPTS GRADLE_OPTS NODE_OPTIONS RUSTC_WRAPPER CARGO_BUILD_RUSTC_WRAPPER
    VALGRIND_LIB VALGRIND_LAUNCHER GOCACHEPROG GOPACKAGESDRIVER NIX_CONFIG NIX_BUILD_HOOK
    RUBY_CRASH_REPORT NODE_REPL_EXTERNAL_MODULE TCL_LIBRARY TK_LIBRARY
    BUNDLE_GEMFILE LUA_PATH LUA_CPATH LUA_INIT TCLLIBPATH PHPRC PHP_INI_SCAN_DIR PYTHONUSERBASE PYTHONPLATLIBDIR
    GOFLAGS NIX_PATH R_PROFILE R_PROFILE_USER JULIA_LOAD_PATH DOTNET_STARTUP_HOOKS CORECLR_PROFILER_PATH
    BORG_LOGGING_CONF COWPATH pkgdatadir
    PARALLEL PARALLEL_SHELL LESSKEYIN LESSKEY_CONTENT LESSKEY MANOPT GROFF_BIN_PATH GROFF_COMMAND_PREFIX BAT_OPTS
    BAT_CONFIG_PATH FZF_DEFAULT_OPTS_FILE SYSTEMD_LESS SYSTEMD_SSH SSH_SK_PROVIDER SSH_SK_HELPER SSH_PKCS11_HELPER
    PYTHONPYCACHEPREFIX GCC_EXEC_PREFIX COMPILER_PATH GOROOT GOTOOLCHAIN npm_config_node_options RCLONE_SFTP_SSH
    RCLONE_METADATA_MAPPER ANSIBLE_ACTION_PLUGINS ANSIBLE_SSH_EXECUTABLE LUA_PATH_5_4 LUA_CPATH_5_4
    GEM_PATH GEM_HOME MAILRC SCREENRC REDISCLI_RCFILE DOCKER_CLI_PLUGIN_EXTRA_DIRS GTK_MODULES GIO_EXTRA_MODULES
    LESSEDIT GETCONF_DIR COR_PROFILER ANSIBLE_LIBRARY ANSIBLE_CALLBACK_PLUGINS ANSIBLE_STRATEGY_PLUGINS
    ERL_FLAGS ERL_AFLAGS ERL_ZFLAGS ERL_LIBS ELIXIR_ERL_OPTIONS RABBITMQ_CTL_ERL_ARGS RABBITMQ_CONF_ENV_FILE
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS AZURE_EXTENSION_DIR CLOUDSDK_PYTHON_ARGS BUN_OPTIONS LIBMYSQL_PLUGINS
    LIBMYSQL_PLUGIN_DIR PERF_EXEC_PATH SASL_PATH PASSWORD_STORE_EXTENSIONS_DIR APACHE_ENVVARS APACHE_CONFDIR
    RUBYGEMS_GEMDEPS APACHE_HTTPD APACHE_LYNX APACHE_ULIMIT_MAX_FILES APACHE_ARGUMENTS
    CEPH_LIB
    XTABLES_LIBDIR IPTABLES_LIB_DIR IP6TABLES_LIB_DIR TC_LIB_DIR LFTP_MODULE_PATH NMAPDIR WIRESHARK_CONFIG_DIR
    WIRESHARK_PLUGIN_DIR WIRESHARK_EXTCAP_DIR
    PDSH_SSH_ARGS PDSH_SSH_ARGS_APPEND PSSH_OPTIONS COWPATH NIX_CONFIG FPATH
    PGBINOLD PGBINNEW PACKER_PLUGIN_PATH
    GS_OPTIONS GS_LIB TEXMFCNF shell_escape openout_any LATEXMKRCSYS OCAMLPARAM CCACHE_CONFIGPATH CCACHE_COMPILER
    CCACHE_PATH ESBUILD_BINARY_PATH BIOME_BINARY RUBOCOP_OPTS SWIFT_EXEC DEVELOPER_DIR JUPYTER_CONFIG_DIR
    JUPYTER_CONFIG_PATH JUPYTER_PATH EXIFTOOL_HOME
    YARN_YARN_PATH YARN_PLUGINS npm_config_pnpmfile npm_config_global_pnpmfile pnpm_config_pnpmfile
    pnpm_config_global_pnpmfile npm_config_init_module PYTEST_PLUGINS MAKEFILES TRIVY_MODULE_DIR
    SLURM_CONF KCAT_CONFIG ACKRC SKIM_DEFAULT_OPTIONS SKIM_OPTIONS_FILE TFLINT_PLUGIN_DIR
    FACTERLIB RCLONE_PLUGIN_PATH ANSIBLE_MODULE_UTILS ANSIBLE_PLAYBOOK_DIR ANSIBLE_FACT_PATH ANSIBLE_NETCONF_SSH_CONFIG
    KAFKA_OPTS KAFKA_HEAP_OPTS KAFKA_JVM_PERFORMANCE_OPTS KAFKA_LOG4J_OPTS KAFKA_GC_LOG_OPTS KAFKA_JMX_OPTS
    JAVA_DEBUG_OPTS SBT_OPTS JVM_OPTS JAVA_ARGS LIQUIBASE_CLASSPATH LIQUIBASE_DEFAULTS_FILE LIQUIBASE_COMMAND_DRIVER
    LIQUIBASE_COMMAND_DATABASE_CLASS FLYWAY_JAR_DIRS FLYWAY_CALLBACKS FLYWAY_RESOLVERS FLYWAY_CONFIG_FILES
    MISE_TRUSTED_CONFIG_PATHS MISE_UNIX_DEFAULT_INLINE_SHELL_ARGS MISE_UNIX_DEFAULT_FILE_SHELL_ARGS
    PYENV_HOOK_PATH RBENV_HOOK_PATH NODENV_HOOK_PATH PYTHON_BUILD_DEFINITIONS RUBY_BUILD_DEFINITIONS
    APPTAINER_BIND APPTAINER_BINDPATH APPTAINER_MOUNT SINGULARITY_BIND SINGULARITY_BINDPATH SINGULARITY_MOUNT
    CCC_OVERRIDE_OPTIONS IPYTHONDIR COSIGN_PKCS11_MODULE_PATH CUPS_SERVERBIN CALIBRE_DEVELOP_FROM
    MAGICK_CONFIGURE_PATH MAGICK_CODER_MODULE_PATH MAGICK_FILTER_MODULE_PATH MAGICK_HOME FREI0R_PATH LADSPA_PATH
    LV2_PATH GST_PLUGIN_PATH GST_PLUGIN_SYSTEM_PATH GST_PLUGIN_SCANNER GVBINDIR ALSA_CONFIG_PATH ALSA_CONFIG_DIR
    ALSA_PLUGIN_DIR
    SPA_PLUGIN_DIR PIPEWIRE_MODULE_DIR QT_PLUGIN_PATH QT_QPA_PLATFORM_PLUGIN_PATH GTK_PATH GDK_PIXBUF_MODULE_FILE
    GIO_MODULE_DIR LIBGL_DRIVERS_PATH LIBVA_DRIVERS_PATH VK_ICD_FILENAMES VK_DRIVER_FILES VK_LAYER_PATH OCL_ICD_VENDORS
    CAML_LD_LIBRARY_PATH OCAMLLIB GHC_ENVIRONMENT R_ENVIRON R_ENVIRON_USER DOTNET_ADDITIONAL_DEPS MONO_PATH
    """.split()
)
_CODE_STARTS = ("TF_CLI_ARGS", "LD_", "DYLD_", "BASH_FUNC_", "GIT_CONFIG_KEY_", "GIT_CONFIG_VALUE_", "GIT_CONFIG_COUNT")
#: The value is one program, run in place of these.
_PROGRAMS = {
    "JAVACMD": ("java",),
    "CLOUDSDK_PYTHON": ("python",),
    "RUSTC": ("rustc",),
    "CARGO_BUILD_RUSTC": ("rustc",),
    "RUSTDOC": ("rustdoc",),
    "RUSTC_WORKSPACE_WRAPPER": ("clippy-driver", "sccache"),
    "GH_PATH": ("gh",),
    "AUTOSSH_PATH": ("ssh",),
    "TG_TF_PATH": ("terraform", "tofu"),
    "TERRAGRUNT_TFPATH": ("terraform", "tofu"),
    "npm_config_git": ("git",),
    "PIP_PYTHON": ("python", "pypy"),
    "PIPX_DEFAULT_PYTHON": ("python", "pypy"),
    "LVM_BINARY": ("lvm",),
    "LXD_EXEC_PATH": ("lxd",),
    "INCUS_EXEC_PATH": ("incusd",),
    "LIBGUESTFS_HV": ("qemu-system-x86_", "qemu-system-aarch", "qemu-kvm", "kvm"),
    "LIBGUESTFS_QEMU": ("qemu-system-x86_", "qemu-system-aarch", "qemu-kvm", "kvm"),
    "BUILDAH_RUNTIME": ("runc", "crun"),
    "PDSH_RCMD_TYPE": ("ssh", "rsh", "mrsh"),
    "HOMEBREW_CURL_PATH": ("curl",),
    "HOMEBREW_GIT_PATH": ("git",),
    "PKG_CONFIG": ("pkg-config", "pkgconf"),
    "npm_config_script_shell": ("sh", "bash", "dash", "zsh"),
    "RSYNC_SHELL": ("sh", "bash", "dash"),
    "ANSIBLE_EXECUTABLE": ("sh", "bash", "dash"),
    "ANSIBLE_BECOME_EXE": ("sudo", "su", "doas", "pkexec"),
    "ANSIBLE_COW_PATH": ("cowsay",),
    "ANSIBLE_CONNECTION_PATH": ("ansible-connection",),
    "ANSIBLE_SCP_EXECUTABLE": ("scp",),
    "ANSIBLE_SFTP_EXECUTABLE": ("sftp",),
    "ANSIBLE_PYTHON_INTERPRETER": ("python", "auto", "auto_silent", "auto_legacy", "auto_legacy_silent"),
}
#: What in a value names a program: a password file that is one is run, options are for ssh (ansible-config list).
_TELLTALES = {
    **dict.fromkeys(
        (
            "ANSIBLE_VAULT_PASSWORD_FILE",
            "ANSIBLE_BECOME_PASSWORD_FILE",
            "ANSIBLE_CONNECTION_PASSWORD_FILE",
            "ANSIBLE_VAULT_IDENTITY_LIST",
        ),
        (".py", ".sh", ".rb", ".pl", "-client"),
    ),
    **dict.fromkeys(
        ("ANSIBLE_SSH_ARGS", "ANSIBLE_SSH_COMMON_ARGS", "ANSIBLE_SSH_EXTRA_ARGS", "ANSIBLE_SCP_EXTRA_ARGS"),
        ("command", "provider", "-F", "-I", "-S"),
    ),
    "NIX_SSHOPTS": ("command", "provider", "-F", "-I", "-S"),
    "GOAUTH": ("/", "command"),
}
#: Shapes of values in which no option and no program's name hides; any other that is not known may have one.
_PLAIN_SHAPES = ("home", "project", "number")
#: Options that a program takes besides its arguments.
_OPTIONS = frozenset(
    """
    TAR_OPTIONS GREP_OPTIONS LESS LS_OPTIONS RSYNC_OPTIONS ZIPOPT UNZIP UNZIPOPT RAR GZIP XZ_OPT XZ_DEFAULTS
    PASSWORD_STORE_GPG_OPTS
    CEPH_ARGS
    """.split()
)
#: Ends of names whose value is options of java.
_JAVA = ("JAVA_OPTIONS", "TOOL_OPTIONS", "JAVA_OPTS", "MAVEN_OPTS", "GRADLE_OPTS", "HEAP_OPTS", "SBT_OPTS", "JVM_OPTS")
#: Compilers that `go build`, cmake and make run, with options for them.
_COMPILERS = frozenset("CC CXX AR GCCGO CGO_CFLAGS CGO_CPPFLAGS CGO_CXXFLAGS CGO_FFLAGS CGO_LDFLAGS".split())
_CROSS = ("-gcc", "-g++", "-cc", "-c++", "-ar", "-clang", "-clang++")  # x86_64-linux-gnu-gcc
_COMPILER_NAMES = frozenset(
    "cc c++ gcc g++ clang clang++ gccgo ar gcc-ar llvm-ar tcc icx icpx ccache distcc zig".split()
)
_HARMLESS_OPTIONS = {
    "TAR_OPTIONS": "",
    "RSYNC_OPTIONS": "",
    "ZIPOPT": "-qv0123456789 ",
    "RAR": "",
    "PASSWORD_STORE_GPG_OPTS": "",
}  # of these letters
_CEPH_NAMES = ("--id", "--name", "-n", "--user", "--cluster", "--keyring", "-k", "-m", "--mon-host", "--format")
#: Addresses that may be a program: the start that says so.
_ADDRESSES = {
    "DBUS_SESSION_BUS_ADDRESS": "unixexec:",
    "DBUS_SYSTEM_BUS_ADDRESS": "unixexec:",
    "GIT_ALLOW_PROTOCOL": "ext",
}
_BETWEEN = {"DBUS_SESSION_BUS_ADDRESS": ";", "DBUS_SYSTEM_BUS_ADDRESS": ";", "GIT_ALLOW_PROTOCOL": ":"}
#: Addresses of libvirt.
_LIBVIRT = ("MINIKUBE_KVM_QEMU_URI", "LIBVIRT_DEFAULT_URI", "VIRSH_DEFAULT_CONNECT_URI", "LIBGUESTFS_BACKEND")
_NIX_PLAIN = ("", "experimental-features", "max-jobs", "cores", "warn-dirty", "show-trace", "keep-going")
_PROMPTS = ("PS0", "PS1", "PS2", "PS4")
_SHELLS = ("sh", "bash", "dash", "zsh", "ksh", "fish", "ash", "nologin", "false")
#: Files that programs write because of a variable.
_LOGS = (
    "MALLOC_TRACE",
    "KRB5_TRACE",
    "NODE_V8_COVERAGE",
    "NODE_REDIRECT_WARNINGS",
    "TF_LOG_PATH",
    "PACKER_LOG_PATH",
    "RCLONE_LOG_FILE",
    "LESSHISTFILE",
    "LD_DEBUG_OUTPUT",
    "FFREPORT",
    "PSSH_OUTDIR",
    "PSSH_ERRDIR",
    "TAPE",
    "AUTOSSH_LOGFILE",
    "AUTOSSH_PIDFILE",
    "GMON_OUT_PREFIX",
    "ANSIBLE_LOG_PATH",
    "COVERAGE_FILE",
    "PERLIO_DEBUG",
    "QLOGDIR",
    "WRANGLER_OUTPUT_FILE_PATH",
    "WRANGLER_LOG_PATH",
    "RCLONE_CPUPROFILE",
    "RCLONE_MEMPROFILE",
    "HCLOUD_DEBUG_FILE",
    "TUNNEL_LOGFILE",
    "TUNNEL_LOGDIRECTORY",
    "TUNNEL_PIDFILE",
    "TUNNEL_TRACE_OUTPUT",
    "NB_LOG_FILE",
    "PIP_LOG",
    "RUFF_OUTPUT_FILE",
    "TRIVY_OUTPUT",
    "SEMGREP_LOG_FILE",
    "BIOME_LOG_PATH",
    "SBATCH_OUTPUT",
    "SBATCH_ERROR",
)
#: Of those of the loader, what loads nothing (ld.so(8)).
_LOADS_NOTHING = ("LD_BIND_NOW", "LD_BIND_NOT", "LD_DEBUG", "LD_DEBUG_OUTPUT", "LD_WARN", "LD_SHOW_AUXV")
_RELOCATES = frozenset(
    """
    PARALLEL_HOME
    KUBECONFIG DOCKER_HOST DOCKER_CONTEXT DOCKER_CONFIG HOME GIT_DIR GIT_WORK_TREE GIT_CONFIG_GLOBAL
    GIT_CONFIG_SYSTEM GIT_CONFIG GNUPGHOME VAULT_ADDR CONSUL_HTTP_ADDR AWS_CONFIG_FILE
    AWS_SHARED_CREDENTIALS_FILE PGHOST PGSERVICEFILE PGPASSFILE MYSQL_HOME CURL_HOME WGETRC
    PIP_CONFIG_FILE PIP_INDEX_URL CARGO_HOME ANSIBLE_CONFIG TF_CLI_CONFIG_FILE HELM_HOME
    SYSTEM_WGETRC HGRCPATH GOENV npm_config_userconfig npm_config_globalconfig GH_CONFIG_DIR GLAB_CONFIG_DIR
    TEXTDOMAINDIR NLSPATH
    AZURE_CONFIG_DIR PGSYSCONFDIR MOST_INITFILE GIT_COMMON_DIR HELM_DATA_HOME HELM_CONFIG_HOME CONTAINERS_CONF
    CONTAINERS_CONF_OVERRIDE CONTAINERS_STORAGE_CONF RUSTUP_HOME RUSTUP_TOOLCHAIN GRADLE_USER_HOME UV_CONFIG_FILE
    LIBGUESTFS_PATH SUPERMIN_KERNEL SUPERMIN_MODULES UV_PYTHON PYENV_ROOT RBENV_ROOT JAVA_HOME LDAPCONF TF_DATA_DIR
    APK_CONFIG NETRC SSH_AUTH_SOCK HTTP_PROXY HTTPS_PROXY ALL_PROXY FTP_PROXY http_proxy https_proxy all_proxy ftp_proxy
    KOPIA_CONFIG_PATH PACKER_CONFIG_DIR LE_WORKING_DIR LE_CONFIG_HOME ACCOUNT_CONF_PATH CERT_HOME
    VAULT_CONFIG_PATH SALT_CONFIG_DIR ANSIBLE_HOME ANSIBLE_COLLECTIONS_PATH ANSIBLE_COLLECTIONS_PATHS ANSIBLE_ROLES_PATH
    NIX_USER_CONF_FILES NIX_CONF_DIR GEMRC HTTPIE_CONFIG_DIR XH_CONFIG_DIR COVERAGE_RCFILE COVERAGE_PROCESS_START
    VIRTUAL_ENV CONDA_PREFIX UV_PROJECT_ENVIRONMENT POETRY_VIRTUALENVS_PATH WORKON_HOME PIPENV_PIPFILE PIPX_HOME
    COREPACK_HOME VOLTA_HOME NVM_DIR ASDF_DATA_DIR ASDF_DIR MISE_DATA_DIR PNPM_HOME npm_config_prefix DOTNET_ROOT
    HOMEBREW_CURLRC YARN_RC_FILENAME
    MISE_CONFIG_DIR MISE_GLOBAL_CONFIG_FILE MISE_SYSTEM_CONFIG_DIR MISE_SYSTEM_DIR MISE_INSTALLS_DIR MISE_PLUGINS_DIR
    MISE_ENV_FILE ASDF_CONFIG_FILE GOENV_ROOT NODENV_ROOT SDKMAN_DIR CCACHE_DIR SCCACHE_CONF LIQUIBASE_HOME
    R_LIBS R_LIBS_USER R_LIBS_SITE JULIA_DEPOT_PATH GHC_PACKAGE_PATH K9S_CONFIG_DIR LIMA_HOME VAGRANT_HOME VAGRANT_CWD
    PIPEWIRE_CONFIG_DIR PULSE_CLIENTCONFIG CALIBRE_CONFIG_DIRECTORY PORTAGE_CONFIGROOT
    KUBERC ANSIBLE_INVENTORY LVM_SYSTEM_DIR CEPH_CONF LXD_LXC_HOOK INCUS_LXC_HOOK ZYPP_CONF RPM_CONFIGDIR
    """.split()
)
#: Ends of names whose value is surely a path.
_FILES = ("CONFIG", "_FILE", "DIR", "HOME", "RC", "INVENTORY")
#: Of those, lists of files.
_LISTS = ("KUBECONFIG", "XDG_CONFIG_DIRS", "NIX_USER_CONF_FILES", "HGRCPATH")
#: Why PATH is not known where it is what it was, or what assignments that were judged made of it (engine.state).
_OLD_PATH = ("$PATH is not set here", "$PATH changes in a loop")
_OLD = "\0"


def effect_of(name: str, value: Text, path: str = "") -> tuple[str, str]:
    """(kind, because) of giving `name` this value; the kind is empty where it only configures.

    `path`: where the value leads as the name of a file, as a pattern of engine.places.
    """
    if name in ("HISTFILE", "HISTSIZE", "HISTFILESIZE", "HISTIGNORE"):
        return _history(name, value)
    if name in _LOGS and value.exact not in ("", "-", "/dev/null", "/dev/stderr", "1", "0"):
        return "fs.write", f"{name} names a file that is written"
    if name == "VALGRIND_OPTS" and any(word in (value.exact or "file") for word in ("file", "socket", "tool", "xtree")):
        return "fs.write", "valgrind's options name a file that is written"
    if name == "SHELL":
        known = value.exact is not None and value.exact.rpartition("/")[2] in _SHELLS and value.exact[:1] == "/"
        return ("", "") if known else ("code.injected", "SHELL is a program that others run")
    if name == "SSLKEYLOGFILE" and value.exact != "":
        return "secret.send", "the keys of the connections are written to that file"
    if name == "RCLONE_DUMP" and "auth" in (value.exact or "auth"):
        return "secret.read", "rclone shows what it logs in with"
    if name == "GIT_TRACE_REDACT":
        return ("", "") if _is_true(value) else ("secret.read", "git's traces show tokens and cookies")
    if name.startswith("GIT_TRACE") and (value.prefix[:1] == "/" or value.exact is None):
        return "fs.write", "git appends its trace to that file"  # git(1), GIT_TRACE: an absolute path
    because = _injects(name, value)
    if not because and value.exact != "":
        because = _telltale(name, value, path) or _strange(name, value, path)
    return ("code.injected", because) if because else ("", "")


def _is_true(value: Text) -> bool:
    """What git surely reads as true: a word in any case, or a number but 0 (git-config(1), boolean)."""
    text = (value.exact or "").lower()
    return text in ("true", "yes", "on") or (text.isdecimal() and text.strip("0") != "")


def _history(name: str, value: Text) -> tuple[str, str]:
    """bash(1), HISTFILESIZE: assigning it truncates the history file."""
    if name == "HISTFILESIZE" and value.exact == "0":
        return "log.discard", "empties the shell's history"
    off = ("", "/dev/null") if name == "HISTFILE" else ("*",) if name == "HISTIGNORE" else ("0",)
    return ("guard.lower", "the shell keeps no history") if value.exact in off else ("", "")


def _injects(name: str, value: Text) -> str:
    """Why a value of this name makes later programs run code, or empty where it does not."""
    if name == "PATH":  # an empty one is the directory one is in
        return _path(value)
    if value.exact == "":
        return ""
    if name == "HGMERGE" and value.prefix.startswith((":", "internal:")):  # hg help merge-tools
        return ""
    if is_command(name):
        harmless = value.exact in _HARMLESS_COMMANDS or value.exact in _HARMLESS_CALLS
        return "" if harmless else f"{name} is a command that later programs run"
    if _plain(name) in _PROGRAMS:
        return "" if _usual_program(_plain(name), value) else f"{name} is a program that later programs run"
    if name in _COMPILERS:
        return "" if _usual_compiler(value) else f"{name} names a compiler, or what it loads"
    if name in _OPTIONS:
        return "" if _harmless_options(name, value) else f"{name} gives later programs options"
    if _is_code(name):
        return "" if _harmless_code(name, value) else f"{name} makes later programs load code"
    if name in _ADDRESSES:  # lists, of which the first piece may be unknown
        opens = not value.prefix and not _is_plain(value.parts[0])
        named = any(piece.strip().startswith(_ADDRESSES[name]) for piece in _whole(value).split(_BETWEEN[name]))
        return f"{name} names a program that is run to connect" if opens or named else ""
    if name in _LIBVIRT:
        return f"{name} names a program that is run to connect" if libvirt_names_program(value) else ""
    return ""


def _telltale(name: str, value: Text, path: str) -> str:
    """Why what a value of _TELLTALES names is run: by its text, by what is not known in it, or by where it leads."""
    if name not in _TELLTALES:
        return ""
    text = "".join([part for part in value.parts if isinstance(part, str)])
    found = any(mark in text or mark in text.lower() for mark in _TELLTALES[name])
    opens = not all(_is_plain(part) for part in value.parts)
    files = (path, *(_whole(file) for file in passwords(name, value)))
    scratch = bool(passwords(name, value)) and any(is_scratch(file) for file in files)
    return f"{name} names a program that is run" if found or opens or scratch else ""


def _is_plain(part: str | Hole) -> bool:
    return isinstance(part, str) or part.shape in _PLAIN_SHAPES


def _whole(value: Text) -> str:
    return "".join([part if isinstance(part, str) else "?" for part in value.parts])


def _led(value: Text) -> str:
    """The value as a path, of which the start is what counts: `?` where it is not known, the folder of `$TMPDIR`."""
    if value.exact is not None:
        return value.exact
    stands = {"tmp": "/tmp"}
    return "".join([part if isinstance(part, str) else stands.get(part.shape, "?") for part in value.parts])


def passwords(name: str, value: Text) -> list[Text]:
    """The files of passwords that the value names, which are run where they are programs."""
    if ".py" not in _TELLTALES.get(name, ()):
        return []
    if name != "ANSIBLE_VAULT_IDENTITY_LIST" or value.exact is None:
        return [value]
    return [exact(piece.strip().rpartition("@")[2], value.span) for piece in value.exact.split(",")]


def _strange(name: str, value: Text, path: str) -> str:
    """Why settings are not those of the user, the host or the project, which are trusted (docs/caveats.md)."""
    if not relocates(name):
        return ""
    whole = _led(value)
    for piece in whole.split(":") if name in _LISTS else (whole,):
        relative = piece.startswith(("./", "../")) or piece in (".", "..") or name.endswith(_FILES)
        lead = path if piece == value.exact and relative else piece
        if is_scratch(f"{lead}/settings") or is_scratch(lead) or may_be_scratch(lead):
            return f"{name} names settings in a scratch place"
    return ""


def _is_code(name: str) -> bool:
    if name.startswith("ANSIBLE_") and name.endswith("_PLUGINS"):
        return True
    return _plain(name) in _CODE or (name.startswith(_CODE_STARTS) and name not in _LOADS_NOTHING)


def _plain(name: str) -> str:
    """The name as the tables have it: npm reads its settings in any case, with `-` or `_` (npm help config)."""
    return name.lower().replace("-", "_") if name[:11].lower() == "npm_config_" else name


def is_command(name: str) -> bool:
    """Whether the value is a command that a program runs."""
    if name.startswith("RCLONE_") and name.endswith(("_SSH", "_BEARER_TOKEN_COMMAND")):  # rclone(1), a remote's options
        return True
    return _plain(name) in _COMMANDS or name.endswith(("_PAGER", "_EDITOR")) or name == "MANPAGER"


def relocates(name: str) -> bool:
    return _plain(name) in _RELOCATES or name.startswith("XDG_") or name.endswith(("_CONFIG", "_PROXY"))


def _usual_program(name: str, value: Text) -> bool:
    folder, slash, last = (value.exact or "").rpartition("/")
    return (not slash or folder in BINS) and last.rstrip("0123456789.") in _PROGRAMS[name]


def _usual_compiler(value: Text) -> bool:
    """Whether the words are compilers by their names, and options that load nothing (gcc(1), -B, -fplugin, -specs)."""
    for word in value.exact.split() if value.exact is not None else ["?"]:
        if word[:1] == "-":
            if word[:2] == "-B" or any(mark in word for mark in ("plugin", "specs", "wrapper", "@", "-fuse-ld=")):
                return False
        else:
            folder, slash, last = word.rpartition("/")
            last = last.rstrip("0123456789.").rstrip("-")
            if (slash and folder not in BINS) or not (last in _COMPILER_NAMES or last.endswith(_CROSS)):
                return False
    return True


def _harmless_options(name: str, value: Text) -> bool:
    text = value.exact
    if text is None:
        return False
    if name in _HARMLESS_OPTIONS:
        return set(text) <= set(_HARMLESS_OPTIONS[name])
    if name == "CEPH_ARGS":  # ceph(8): any setting may be given, a library or a file to log to among them
        return all(word.startswith(_CEPH_NAMES) or word[:1] != "-" for word in text.split())
    return not any(mark in text for mark in ("+", "!", "--lesskey", "-k", "-o", "-O", "-T", "--compress", "--unzip"))


def _harmless_code(name: str, value: Text) -> bool:
    text = value.exact
    if text is None:
        return False
    if name == "NODE_OPTIONS":
        return all(word.startswith(("--max-", "--trace-", "--no-warnings", "--unhandled-")) for word in text.split())
    if name.endswith(_JAVA):
        return all(word.startswith(("-Xm", "-Xs", "-XX:Max", "-Dfile.encoding", "-Duser.")) for word in text.split())
    if name == "ERL_AFLAGS":  # what people set for a history in iex
        return text == "-kernel shell_history enabled"
    if name == "NIX_CONFIG":  # settings themselves, of which some name plug-ins and hooks
        return all(line.split("=")[0].strip().removeprefix("extra-") in _NIX_PLAIN for line in text.splitlines())
    if name.startswith("PGBIN"):
        return f"{text}/".startswith(("/usr/lib/postgresql/", "/usr/pgsql-", "/usr/bin/")) and ".." not in text
    if name == "GIT_CONFIG_COUNT":
        return text == "0"
    if name == "MAKEFLAGS":
        return text.startswith("-j") and text[2:].isdigit()
    if name == "GOFLAGS":
        return all(word.startswith(("-mod=", "-count=", "-tags=", "-buildvcs=")) for word in text.split())
    return name in _PROMPTS and "$(" not in text and "`" not in text


def _is_old(hole: Hole) -> bool:
    return hole.source.strip("${}()") == "PATH" and hole.because in _OLD_PATH  # not `${PATH#x}`; `$(PATH)` is of make


def _path(value: Text) -> str:
    """Trusted directories, and anything behind the old PATH, change no name that was found before."""
    pieces = "".join(part if isinstance(part, str) else _OLD if _is_old(part) else "?" for part in value.parts)
    for piece in pieces.split(":"):
        if piece == _OLD:
            return ""
        if piece.rstrip("/") not in BINS:
            return "PATH puts another directory before the trusted ones"
    return ""
