"""Python read by its parser: what hides an effect does not hide it, and what only computes stays quiet."""

from __future__ import annotations

import pytest

from riskclass.model.text import Hole, Text, exact
from riskclass.rules.grammars.python import read


def kinds(code: str, *args: str) -> set[str]:
    reading = read((exact(code), *map(exact, args)))
    return {finding.kind for finding in reading.findings} | {f":{form}" for form, _ in reading.runs}


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("import os; os.remove('x')", {"delete"}),
        ("from os import remove as r; r('x')", {"delete"}),
        ("__import__('os').remove('x')", {"delete"}),
        ("import os; list(map(os.remove, ['x']))", {"delete"}),
        ("from functools import partial; import os; partial(os.remove, 'x')()", {"delete"}),
        ("from pathlib import Path; [p.unlink() for p in Path('.').glob('*')]", {"delete"}),
        ("import os; getattr(os, 'remove')('x')", {"delete"}),
        ("open('f', 'w').write('x')", {"write"}),
        ("open(**{'file': 'f', 'mode': 'w'})", {"write"}),
        ("open('f', 'w').close()", {"truncate", "write"}),
        ("open('f', 'a')", {"append"}),
        ("import os; os.system('rm x')", {":sh"}),
        ("from os import system as len; len('rm x')", {":sh"}),
        ("import subprocess; subprocess.run(['rm', 'x'])", {":argv"}),
        ("import subprocess; subprocess.run('rm x', shell=True)", {":argv"}),
        ("import os; os.system(bytes.fromhex('726d2078').decode())", {":sh"}),
        ("import base64; exec(base64.b64decode('cHJpbnQoMSk='))", {":python"}),
        ("exec('import os')", {":python"}),
        ("exec(open('x.py').read())", {"read", ":@python"}),
        ("class A:\n    def eval(self): pass\neval(input())", {"code.opaque"}),
        ("import requests; requests.delete('http://x')", {"net.delete"}),
        ("import requests; requests.post('http://x', data=open('f').read())", {"net.upload", "read"}),
        ("import os; print(os.environ)", {"secret.env"}),
        ("import os; print(os.environ['API_TOKEN'])", {"secret.read"}),
    ],
)
def test_effects_are_seen(code: str, expected: set[str]) -> None:
    assert kinds(code) == expected


@pytest.mark.parametrize(
    "code",
    [
        "import glob; glob.os.remove('x')",
        "import os; x = [os]; x[0].remove('y')",
        "x = [__import__('os')]; x[0].remove('y')",
        "import os; d = {'f': os.system}; d['f']('rm y')",
        "import subprocess; list(map(subprocess.run, [['rm', 'x']]))",
        "().__class__.__base__.__subclasses__()",
        "print.__self__.eval('1')",
        "import sys; sys.modules['os'].remove('x')",
        "import operator; operator.methodcaller('unlink')",
        "import builtins; builtins.exec('1')",
        "from os import *; remove('x')",
        "@exec\nclass X: pass",
        "import ctypes; ctypes.CDLL(None)",
        "import socket; socket.socket()",
        "print(",
        "(" * 5000,
    ],
)
def test_what_is_not_seen_is_opaque(code: str) -> None:
    assert "code.opaque" in kinds(code)


@pytest.mark.parametrize(
    "code",
    [
        "import json, sys; print(json.load(sys.stdin)['a'])",
        "import re, os; print(re.findall('a', os.getcwd()), os.path.join('a', 'b'), os.stat('x').st_size)",
        "import glob; print(glob.glob('*'))",
        "def f(x):\n    return x.split()\nprint(f('a b'))",
        "print('a'.replace('a', 'b'), [1].remove(1))",
        "import os; print('X' in os.environ, os.environ['HOME'])",
        "import numpy as np; print(np.__version__)",
        "from urllib.parse import urlparse; print(urlparse('https://a.org/?b').query)",
    ],
)
def test_what_only_computes_is_quiet(code: str) -> None:
    assert kinds(code) == set()


@pytest.mark.parametrize(
    "change",
    [
        "f[0] = 'rm d'",
        "f[0] += '; rm d'",
        "f[:] = ['rm d']",
        "del f[0]",
        "f.pop(0)",
        "f.insert(0, 'rm d')",
        "f.reverse()",
        "f.sort()",
        "g = f; g[0] = 'rm d'",
        "g = (f,); g[0][0] = 'rm d'",
        "for f[0] in ['rm d']: pass",
        "exec('f[0] = 1')",
        "def g(x): x[0] = 'rm d'\ng(f)",
        "def print(x): x[0] = 'rm d'\nprint(f)",
        "f = ['rm d']",
    ],
)
def test_what_a_list_held_at_first_is_not_what_it_holds_when_it_is_changed(change: str) -> None:
    for use in ("os.system(f[0])", "subprocess.run(f)"):
        reading = read((exact(f"import os, subprocess\nf = ['ls', 'x']\n{change}\n{use}"),))
        assert any(finding.kind == "code.opaque" for finding in reading.findings) or not reading.runs[-1][1][0].exact


@pytest.mark.parametrize(
    "use",
    [
        "print(f, len(f), ' '.join(f))",
        "for x in f: print(x)",
        "g = [*f, 'y'] + f",
        "f.append('y')",
        "print(f[1:], f.index('x'), 'y' in f, f'{f}')",
    ],
)
def test_a_list_that_is_only_looked_at_holds_what_it_held(use: str) -> None:
    reading = read((exact(f"import os, subprocess\nf = ['ls', 'x']\n{use}\nos.system(f[0]); subprocess.run(f)"),))
    assert not reading.findings
    assert [words[0] for _, words in reading.runs] == [exact("ls"), exact("ls")]


def test_the_last_of_one_key_counts() -> None:
    assert read((exact("import os; os.system({'a': 'ls', 'a': 'rm d'}['a'])"),)).runs == (("sh", (exact("rm d"),)),)
    assert read((exact("import os; os.system({'a': 'ls', **x}['a'])"),)).runs[0][1][0].exact is None


def test_changed_arguments_and_names_are_not_known() -> None:
    code = "import os, sys; sys.argv[1] = 'rm d'; os.system(sys.argv[1])"
    assert read((exact(code), exact("ls"))).runs[0][1][0].exact is None
    assert "code.opaque" in kinds("import os; x = 'ls'; exec('x = 1'); os.system(x)")
    assert "code.opaque" not in kinds("import os; x = 'ls'; exec('y = x'); os.system(x)")
    assert "code.opaque" in kinds("from urllib.request import *; r = Request('http://a'); r.data = b''; urlopen(r)")


def test_defaults_of_every_kind_of_parameter_are_followed() -> None:
    code = "import os; os.remove('/x')\ndef f(p, q='/q', /, *, k, l='/l'):\n  for x in (p, q, l): open(x, 'w')\nf('/p')"
    assert {"delete", "write"} <= kinds(code)


def test_arguments_and_what_the_shell_puts_into_strings_are_followed() -> None:
    reading = read((exact("import sys, os; os.remove(sys.argv[1])"), exact("/tmp/x")))
    assert [finding.target for finding in reading.findings] == [exact("/tmp/x")]
    home = Hole("$HOME", "it is not given", "home")
    (finding,) = read((Text(("print(open('", home, "/.netrc').read())")),)).findings
    assert finding.target is not None and finding.target.parts == (home, "/.netrc")


def test_what_the_shell_puts_into_code_is_not_known() -> None:
    reading = read((Text(("import os; os.remove('x'); ", Hole("$X", "X is not set here"))),))
    assert [finding.kind for finding in reading.findings] == ["code.opaque", "delete"]


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("import torch; print(torch.cuda.is_available(), torch.version.cuda, torch.cuda.get_device_name(0))", set()),
        ("import numpy as np; a = np.random.rand(3, 3); print(a.shape, a.mean(), np.linalg.inv(a))", set()),
        ("import tensorflow as tf; print(tf.config.list_physical_devices('GPU'))", set()),
        (
            "import pandas as pd; df = pd.read_csv('x.csv'); print(df.head(), df['a'].value_counts().to_string())",
            {"read"},
        ),
        ("import pandas as pd; pd.read_csv('https://example.org/x.csv').describe()", {"net.query"}),
        ("import pandas as pd, sys; pd.set_option('display.max_rows', 9); print(pd.read_csv(sys.stdin))", set()),
        ("import pandas as pd; pd.set_option('plotting.backend', 'x')", {"code.opaque"}),
        ("import pandas as pd; pd.read_csv('file:///etc/shadow')", {"code.opaque"}),
        ("import pandas as pd; pd.DataFrame.to_csv(x, 'y')", {"code.opaque"}),
        ("import pandas as pd; pd.DataFrame().to_csv('y')", {"code.opaque"}),
        ("import pandas as pd; pd.DataFrame().query('a')", {"code.opaque"}),
        ("import pandas as pd; pd.read_pickle('x')", {"code.opaque"}),
        ("import torch; torch.load('x')", {"code.opaque"}),
        ("import torch; torch.save(1, 'x')", {"write"}),
        ("import numpy as np; print(np.load('x.npy', mmap_mode='r'))", {"read"}),
        ("import numpy as np; np.load('x.npy', None, True)", {"code.opaque"}),
        ("import numpy as np; np.load('x.npy', allow_pickle=True)", {"code.opaque"}),
        ("import numpy as np; np.loadtxt('https://example.org/x')", {"net.query", "write"}),
        ("import numpy as np; np.save('x', np.zeros(3))", {"write"}),
        ("import numpy as np; np.ndarray.tofile(x, 'y')", {"code.opaque"}),
        ("import numpy as np; np.os.remove('x')", {"code.opaque"}),
    ],
)
def test_libraries_for_data(code: str, expected: set[str]) -> None:
    assert kinds(code) == expected


@pytest.mark.parametrize(
    "code",
    [
        "import zipfile; f = zipfile.ZipFile('a').extractall; f('/etc')",
        "import sqlite3; f = sqlite3.connect('x').execute; f('drop table t')",
        "import pandas as pd; list(map(pd.DataFrame().to_csv, ['x']))",
        "import pandas as pd; list(map(pd.read_csv, ['x']))",
        "import pandas as pd; f = pd.DataFrame().query; f('@x')",
        "from pathlib import Path; f = Path('x').open; f('w')",
    ],
)
def test_a_method_that_is_handed_on_is_opaque(code: str) -> None:
    assert "code.opaque" in kinds(code)


@pytest.mark.parametrize(
    "code",
    [
        "open('/'.join(['/etc', 'passwd']), 'w')",
        "open('%s/%s' % ('/etc', 'passwd'), 'w')",
        "open('{}/{}'.format('/etc', 'passwd'), 'w')",
        "open('/x/passwd'.replace('x', 'etc'), 'w')",
        "open('dwssap/cte/'[::-1], 'w')",
        "f = '/etc/pass'; f += 'wd'; open(f, 'w')",
        "f = '/etc/pass'; f = f + 'wd'; open(f, 'w')",
        "a = '/etc/'; b = a + 'passwd'; a = 'x'; open(b, 'w')",
        "from pathlib import Path; p = Path('/etc'); p /= 'passwd'; p.write_text('x')",
        "f = {}; f[1] = '/etc/passwd'; open(f[1], 'w')",
        "f = ['x', '/etc/passwd']; open(f[1], 'w')",
        "f = ['x']; f.append('/etc/passwd'); [open(each, 'w') for each in f]",
        "for f in ('x', '/etc/passwd'): open(f, 'w')",
        "for d in ('x', '/etc'):\n    for f in ('y', 'passwd'): open(d + '/' + f, 'w')",
        "def put(f): open(f, 'w')\nput('/etc/passwd')",
        "def put(f='/etc/passwd'): open(f, 'w')\nput()",
        "f = '/etc/passwd' if x else 'y'; open(f, 'w')",
        "f = 'x'; put = lambda: open(f, 'w'); f = '/etc/passwd'; put()",
        "a, b = 'x', '/etc/passwd'; open(b, 'w')",
    ],
)
def test_a_path_that_is_put_together(code: str) -> None:
    assert "/etc/passwd" in written(code)


@pytest.mark.parametrize(
    ("code", "paths"),
    [
        ("f = '/etc/passwd'; x = open(f).read(); f = 'x'; open(f, 'w').write(x)", {"x", "f"}),
        ("f = {'in': '/etc/passwd', 'out': 'x'}; open(f['out'], 'w').write(open(f['in']).read())", {"x"}),
        ("f = {}; f[1] = '/etc/passwd'; f[2] = 'x'; open(f[2], 'w')", {"x", "f[2]"}),
        ("import glob\nfor f in glob.glob('*'): s = open(f).read().replace('/etc/passwd', 'x'); open(f, 'w')", {"f"}),
        ("f = 'x'; f += f; f += f; f += f; open(f, 'w')", {"xxxxxxxx", "f"}),
    ],
)
def test_a_path_that_is_another(code: str, paths: set[str]) -> None:
    assert written(code) == paths


def written(code: str) -> set[str]:
    found = read((exact(code),)).findings
    return {each.target.shown for each in found if each.kind == "write" and each.target is not None}
