"""What is known of Python's modules: a closed list of what only computes or reads, and what acts on which argument.

A name that is in neither list is `code.opaque`.
"""

from __future__ import annotations

from riskclass.rules.grammars import python_data


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


#: Modules of which every public name only computes, or reads what is no file.
_PURE = (
    "abc argparse array ast base64 binascii bisect bz2 calendar cmath collections collections.abc colorsys contextlib"
    " copy csv dataclasses datetime decimal difflib dis email email.header email.message email.mime"
    " email.mime.multipart"
    " email.mime.text email.parser email.policy email.utils encodings enum errno fnmatch fractions functools getopt"
    " glob gzip hashlib heapq hmac html html.entities html.parser importlib.metadata importlib.resources io ipaddress"
    " itertools json json.decoder keyword linecache locale lzma math mimetypes numbers platform pprint"
    " queue quopri random re reprlib resource secrets shlex stat statistics string stringprep struct sysconfig textwrap"
    " threading time token tokenize tomllib traceback  unicodedata urllib.error urllib.parse uuid"
    " warnings weakref xml xml.dom xml.dom.minidom xml.etree xml.etree.ElementTree xml.sax.saxutils zlib zoneinfo"
    " concurrent.futures pwd grp getpass site graphlib sched string.templatelib"
    " __future__ codecs configparser contextvars tomli tomlkit typing_extensions yaml.error"
)

#: Modules of which only these names are harmless (a submodule's own entry goes first).
_SOME = {
    "concurrent": "futures",
    "gc": "collect disable enable get_count freeze",
    "http": "HTTPStatus HTTPMethod",
    "importlib": "metadata resources util",
    "operator": "itemgetter add sub mul truediv floordiv mod neg not_ eq ne lt le gt ge contains and_ or_ xor index",
    "timeit": "default_timer",
    "types": "SimpleNamespace MappingProxyType GeneratorType NoneType",
    "typing": "Any Callable ClassVar Dict Final FrozenSet Generator Generic Iterable Iterator List Literal Mapping"
    " NamedTuple Optional Protocol Sequence Set Tuple Type TypeVar TypedDict Union cast TYPE_CHECKING",
    "urllib": "parse error request",
    "asyncio": "run gather sleep wait wait_for create_task Queue Lock Event Semaphore get_event_loop new_event_loop"
    " TimeoutError CancelledError timeout as_completed ensure_future",
    "importlib.util": "find_spec",
    "inspect": "getsource getfile getdoc signature getmembers isclass isfunction ismodule getmodule"
    " getsourcelines getsourcefile cleandoc isabstract ismethod Parameter Signature",
    "logging": "getLogger info debug warning error exception critical log DEBUG INFO WARNING ERROR CRITICAL Formatter"
    " StreamHandler NullHandler basicConfig getLevelName disable",
    "multiprocessing": "cpu_count",
    "os": "path getcwd getcwdb listdir scandir walk fwalk stat lstat fstat access getenv getpid getppid getuid geteuid"
    " getgid getegid getgroups getlogin uname cpu_count name sep linesep pathsep curdir pardir extsep altsep fspath"
    " readlink sched_getaffinity getloadavg get_terminal_size urandom strerror isatty times sysconf statvfs fsencode"
    " fsdecode devnull umask get_exec_path supports_follow_symlinks DirEntry PathLike error stat_result _exit abort"
    " close read write pipe dup dup2 lseek fdopen R_OK W_OK X_OK F_OK O_RDONLY O_WRONLY O_RDWR O_CREAT O_TRUNC O_APPEND"
    " SEEK_SET SEEK_END SEEK_CUR EX_OK WEXITSTATUS wait waitpid sync fsync getpgid getpgrp getsid getpriority",
    "os.path": "*",
    "pathlib": "Path PurePath PosixPath PurePosixPath WindowsPath PureWindowsPath",
    "pickle": "dumps dump PickleError HIGHEST_PROTOCOL",
    "pkgutil": "iter_modules",
    "select": "select poll POLLIN",
    "shutil": "which disk_usage get_terminal_size copyfileobj Error ignore_patterns SameFileError",
    "signal": "signal SIGINT SIGTERM SIGALRM SIGPIPE SIG_DFL SIG_IGN SIGKILL SIGHUP SIGUSR1 SIGUSR2 alarm Signals"
    " strsignal",
    "socket": "gethostname getfqdn gethostbyname gethostbyname_ex gethostbyaddr getaddrinfo getservbyname inet_aton"
    " inet_ntoa inet_pton inet_ntop htons ntohs htonl ntohl AF_INET AF_INET6 AF_UNIX SOCK_STREAM SOCK_DGRAM gaierror"
    " error timeout SOL_SOCKET SO_REUSEADDR",
    "sqlite3": "connect Row version sqlite_version Error OperationalError DatabaseError IntegrityError PARSE_DECLTYPES",
    "ssl": "OPENSSL_VERSION create_default_context",
    "subprocess": "PIPE STDOUT DEVNULL CalledProcessError TimeoutExpired CompletedProcess SubprocessError",
    "sys": "argv stdin stdout stderr version version_info path platform executable exit maxsize getsizeof byteorder"
    " getrecursionlimit setrecursionlimit flags implementation prefix base_prefix exec_prefix getdefaultencoding"
    " getfilesystemencoding hexversion float_info int_info hash_info thread_info stdlib_module_names"
    " builtin_module_names exc_info intern api_version copyright getrefcount maxunicode warnoptions"
    " set_int_max_str_digits get_int_max_str_digits pycache_prefix abiflags",
    "tarfile": "is_tarfile TarInfo ReadError TarError",
    "tempfile": "gettempdir gettempprefix",
    "urllib.request": "Request HTTPError URLError quote unquote",
    "yaml": "safe_load safe_load_all dump safe_dump dump_all SafeLoader CSafeLoader YAMLError SafeDumper error",
    "zipfile": "is_zipfile ZIP_DEFLATED ZIP_STORED BadZipFile ZipInfo Path",
    "requests": "exceptions codes HTTPError RequestException ConnectionError Timeout",
    "httpx": "HTTPError HTTPStatusError RequestError ConnectError",
}

NAMES: dict[str, frozenset[str]] = {
    **{module: frozenset("*") for module in _PURE.split()},
    **{module: frozenset(names.split()) for module, names in (*_SOME.items(), *python_data.SOME.items())},
}

#: Names of modules that must not be reached through another one (`glob.os.remove`).
MODULES = _words(
    "asyncio builtins bz2 code codecs codeop ctypes fileinput ftplib gc gzip http importlib inspect io linecache"
    " logging"
    " lzma marshal multiprocessing nt operator os pathlib pdb pickle posix pty runpy shutil signal smtplib socket"
    " socketserver sqlite3 subprocess sys tarfile tempfile tokenize types urllib webbrowser zipfile"
)

#: Libraries whose import and version may be looked at; the rest of them is not known.
LIBRARIES = _words(
    "aiohttp anthropic attr black boto3 botocore bs4 celery certifi cffi chardet click cryptography cv2 cython dateutil"
    " django docker dotenv fastapi flask gevent google grpc gunicorn httpx hypothesis idna IPython jax jinja2 joblib"
    " jsonschema keras kubernetes langchain lxml markdown markupsafe matplotlib mypy nltk numba numpy openai packaging"
    " pandas paramiko PIL pip pkg_resources plotly polars psutil psycopg psycopg2 pyarrow pydantic pygments pymongo"
    " pymysql pyparsing pytest pytz redis regex requests rich ruff scipy seaborn selenium setuptools six sklearn spacy"
    " sqlalchemy sqlglot starlette sympy tensorflow tokenizers toml torch torchvision tornado tqdm transformers typer"
    " ujson urllib3 uvicorn werkzeug wheel yaml"
)

#: Functions that act on a path: verb and the place of the argument, more than one with commas.
ACTS = {
    "os.remove": "delete 0",
    "os.unlink": "delete 0",
    "os.rmdir": "delete 0",
    "os.removedirs": "delete 0",
    "os.rename": "write 0, write 1",
    "os.renames": "write 0, write 1",
    "os.replace": "write 0, write 1",
    "os.mkdir": "create 0",
    "os.makedirs": "create 0",
    "os.mkfifo": "create 0",
    "os.mknod": "create 0",
    "os.symlink": "create 1",
    "os.link": "create 1",
    "os.chmod": "attributes 0",
    "os.chown": "attributes 0",
    "os.lchown": "attributes 0",
    "os.utime": "attributes 0",
    "os.setxattr": "attributes 0",
    "os.removexattr": "attributes 0",
    "os.truncate": "truncate 0",
    "os.open": "write 0",
    "linecache.getline": "read 0",
    "linecache.getlines": "read 0",
    "tokenize.open": "read 0",
    "xml.etree.ElementTree.parse": "read 0",
    "xml.dom.minidom.parse": "read 0",
    "os.kill": "process.signal 0",
    "os.killpg": "process.signal 0",
    "os.putenv": "code.injected 0",
    "shutil.rmtree": "delete 0",
    "shutil.copy": "read 0, write 1",
    "shutil.copy2": "read 0, write 1",
    "shutil.copyfile": "read 0, write 1",
    "shutil.copytree": "read 0, write 1",
    "shutil.copymode": "attributes 1",
    "shutil.copystat": "attributes 1",
    "shutil.move": "write 0, write 1",
    "shutil.chown": "attributes 0",
    "shutil.make_archive": "write 0",
    "shutil.unpack_archive": "write 1",
    "urllib.request.urlretrieve": "net.query 0, write 1",
    "tempfile.mkdtemp": "fs.scratch",
    "tempfile.mkstemp": "fs.scratch",
    "tempfile.NamedTemporaryFile": "fs.scratch",
    "tempfile.TemporaryFile": "fs.scratch",
    "tempfile.SpooledTemporaryFile": "fs.scratch",
    "tempfile.TemporaryDirectory": "fs.scratch",
    "py_compile.compile": "refresh",
    "compileall.compile_dir": "refresh",
    "compileall.compile_file": "refresh",
    "fileinput.input": "write 0",
    "os.startfile": "code.opaque 0",
    "webbrowser.open": "net.query 0",
    "ssl.get_server_certificate": "net.query",
    "socket.create_connection": "code.opaque 0",
    **python_data.ACTS,
}

#: Methods of pathlib.Path that act: on the path itself, and where named on the argument.
PATH_ACTS = {
    "write_text": "write",
    "write_bytes": "write",
    "unlink": "delete",
    "rmdir": "delete",
    "mkdir": "create",
    "touch": "create",
    "rename": "write, write 0",
    "symlink_to": "create",
    "hardlink_to": "create",
    "link_to": "create 0",
    "chmod": "attributes",
    "lchmod": "attributes",
    "read_text": "read",
    "read_bytes": "read",
}

#: Functions that open a file: where its mode stands.
OPENS = {
    "open": 1,
    "io.open": 1,
    "codecs.open": 1,
    "gzip.open": 1,
    "bz2.open": 1,
    "lzma.open": 1,
    "gzip.GzipFile": 1,
    "bz2.BZ2File": 1,
    "lzma.LZMAFile": 1,
    "tarfile.open": 1,
    "tarfile.TarFile": 1,
    "zipfile.ZipFile": 1,
    "io.FileIO": 1,
}

#: Functions that run a program given as words, and those that run shell text.
PROCESSES = frozenset(f"subprocess.{name}" for name in ("run", "call", "check_call", "check_output", "Popen"))
SHELLS = frozenset(("os.system", "os.popen", "subprocess.getoutput", "subprocess.getstatusoutput"))
EXECS = frozenset(("os.execv", "os.execvp", "os.execve", "os.execvpe"))

BUILTINS = _words(
    "abs aiter all anext any ascii bin bool bytearray bytes callable chr classmethod complex copyright credits dict dir"
    " divmod enumerate exit filter float format frozenset hasattr hash help hex id input int isinstance issubclass iter"
    " len license list map max memoryview min next object oct ord pow print property quit range repr reversed round set"
    " slice sorted staticmethod str sum super tuple type zip Ellipsis NotImplemented True False None __name__ __doc__"
    " __file__ self cls"
)

#: Names that reach code or names which are not written here.
OPAQUE = _words(
    "eval exec compile __import__ getattr setattr delattr globals locals vars breakpoint __builtins__ __loader__"
    " __spec__"
)

#: Methods that no type of the modules above uses to act on anything but itself.
METHODS = python_data.METHODS | _words(
    "__contains__ __enter__ __exit__ __getitem__ __init__ __iter__ __len__ __next__ __repr__ __str__ absolute acquire"
    " add addHandler add_argument add_argument_group add_mutually_exclusive_group add_subparsers append appendleft"
    " as_integer_ratio as_posix as_uri astimezone bit_count bit_length buffer cache_clear capitalize casefold center"
    " choice choices clear close combine commit communicate conjugate copy count ctime cursor date day debug decode"
    " default denominator difference difference_update digest discard done elements encode end endswith ensure_ascii"
    " error errors exception exists expandtabs expanduser extend extendleft feed fetchall fetchmany fetchone fileno"
    " fill find findall finditer findtext flush format format_map fromhex fromisocalendar fromisoformat fromkeys"
    " fromordinal fromtimestamp fullmatch get getAttribute getElementsByTagName get_all get_content_type get_payload"
    " get_terminal_size getcode getheader getheaders getinfo getlist getmembers getnames getroot geturl getvalue glob"
    " group groupdict groups has_key has_option has_section hex hexdigest home index info infolist insert intersection"
    " intersection_update is_absolute is_dir is_file is_integer is_mount is_relative_to is_symlink isalnum isalpha"
    " isascii isatty iscoroutine isdecimal isdigit isdir isdisjoint isfile isidentifier islower isnumeric isocalendar"
    " isoformat isoweekday isprintable isspace issubset issuperset istitle isupper items iter iter_content iter_lines"
    " iterdir iterfind iterparse iterrows itertext join joinpath json keys kill ljust lower lstat lstrip maketrans"
    " match max mean min month most_common move_to_end namelist now order owner parse parse_args parse_known_args"
    " partition poll pop popitem popleft push quantize raise_for_status randint random read read_string readable"
    " readinto readline readlines relative_to release remove removeprefix removesuffix replace resolve result reverse"
    " rfind rglob rindex rjust rollback rotate rpartition rsplit rstrip samefile sample search sections seed seek"
    " seekable setFormatter setLevel set_defaults setdefault shuffle shutdown sort span split splitlines start"
    " startswith stat strftime strip strptime sub submit subn sum swapcase symmetric_difference tell terminate time"
    " timestamp timetuple title today toordinal toprettyxml tostring total_seconds toxml translate truncate uniform"
    " union update upper utcfromtimestamp utcnow utctimetuple values wait walk warning weekday with_name with_stem"
    " with_suffix writable write writeheader writelines writer writerow writerows year zfill"
)

#: Methods that act, or may, where they are not called but handed on: `f = archive.extractall`, `map(table.to_csv, …)`.
HANDED = _words(
    "addfile agg aggregate apply backup create_function dump eval execute executemany executescript extract extractall"
    " load_extension open pipe replace save tofile transform writestr"
)

#: Names of the modules above that run text, load code or reach what is not listed.
DENIED = _words(
    "argparse.FileType logging.config dataclasses.make_dataclass importlib.metadata.entry_points threading.settrace"
    " threading.setprofile codecs.register"
)

#: Attributes that lead from a value to names and code.
FRAMES = _words(
    "f_globals f_builtins f_locals f_back tb_frame gi_frame cr_frame ag_frame gi_code cr_code func_globals modules"
)

DUNDERS = _words(
    "__name__ __version__ __file__ __doc__ __path__ __class__ __len__ __init__ __enter__ __exit__ __iter__ __next__"
    " __str__ __repr__ __getitem__ __contains__ __module__ __annotations__ __cause__ __context__ __qualname__"
    " __all__ __main__ __eq__ __hash__ __lt__ __add__ __call__"
)
