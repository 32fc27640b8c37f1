from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "python python2 python2.7 python3 python3.6 python3.7 python3.8 python3.9 python3.10 python3.11 python3.12"
    " python3.13"
    " python3.13t python3.14 python3.14t pypy pypy2 pypy3 pypy3.9 pypy3.10 pypy3.11",
    "FILE:@python ARG...",
    about="run Python code",
    docs="man:python3(1)",
    posix=True,
    inert="-h --help --help-all --help-env --help-xoptions -V --version --info",
    options=[
        takes("-c", "CODE...:python"),
        takes("-m", "MODULE...:python_module"),
        takes("-", "ARG...", stdin="python"),
        takes("-W -X --check-hash-based-pycs --jit"),
        flags("-i", stdin="python"),
        flags("-b -B -d -E -I -O -OO -P -q -R -s -S -t -u -v -x -3"),
        flags("-h/-?/--help --help-all --help-env --help-xoptions -V/--version --info"),
    ],
    rows=[
        when(
            unless="-c -m - -i FILE -h --help-all --help-env --help-xoptions -V --info",
            stdin="python",
        ),
        when("-W=*:*:*.*", does="code.project -W", because="imports the module of the category"),
        when("-m==json.tool|base64|quopri|tokenize|fileinput", reads="stdin"),
        when("-c==*stdin*|*input(*", "-c==*print*|*write*", reads="stdin"),
    ],
    examples=r"""
        python3 -c 'print(1)'                                             #=> read_only
        python -c 'import json,sys; print(json.load(sys.stdin)["a"])'     #=> read_only
        python3 -m json.tool < ~/.docker/config.json                      #=> exposure secret.read
        python3 -m json.tool < package.json                               #=> read_only
        python3 -m base64 .env                                            #=> exposure secret.read
        python3 -W error::x.Y -c 'print(1)'                               #=> unknown code.project
        python3 -W ignore::DeprecationWarning -c 'print(1)'               #=> read_only
        python3 -m base64 f                                               #=> read_only
        python3 -c 'import sys; print(sys.stdin.read())' < .env           #=> exposure secret.read
        python3 -c 'import sys; print(len(sys.argv))' < .env              #=> read_only
        python3 -c 'import shutil; shutil.rmtree("build")'                #=> destructive fs.delete
        python3 -c 'import os; os.system("rm x")'                         #=> destructive
        python3 -c 'import os; os.system("ls")'                           #=> read_only
        python3 -c 'open("f", "w").write("x")'                            #=> config_mutation fs.write
        python3 -c 'open("/tmp/f", "w").write("x")'                       #=> reversible_low fs.scratch
        python3 -c 'print(open("f").read())'                              #=> read_only fs.read
        python3 -c 'print(open("/etc/shadow").read())'                    #=> exposure secret.read
        python3 -c 'open("f", "w").close()'                               #=> destructive
        python3 -c 'import sys, os; os.remove(sys.argv[1])' /tmp/x        #=> reversible_low
        python3 -c 'import sys, os; os.remove(sys.argv[1])' x             #=> destructive
        python3 -c 'from pathlib import Path; Path("a").unlink()'         #=> destructive
        python3 -c 'from pathlib import Path; print(Path("a").exists())'  #=> read_only
        python3 -c 'import subprocess; subprocess.run(["rm", "x"])'       #=> destructive
        python3 -c 'import subprocess; subprocess.run("ls; rm x", shell=True)'  #=> destructive
        python3 -c 'import subprocess; subprocess.run(["ls", "-l"])'      #=> read_only
        python3 -c 'eval(input())'                                        #=> unknown code.opaque
        python3 -c '__import__("os").remove("x")'                         #=> destructive
        python3 -c 'exec("import os; os.remove(\"x\")")'                  #=> destructive
        python3 -c 'import glob; glob.os.remove("x")'                     #=> unknown code.opaque
        python3 -c 'import mine; mine.run()'                              #=> unknown code.project
        python3 -c 'import numpy; print(numpy.__version__)'               #=> read_only
        python3 -c 'import os; print(os.environ)'                         #=> exposure secret.env
        python3 -c 'import os; print(os.environ["HOME"])'                 #=> read_only
        python3 -c 'import requests; print(requests.get("http://x/").text)'     #=> read_only net.query
        python3 -c 'import requests; requests.post("http://x/", data="1")'      #=> config_mutation net.send
        python3 -c 'import requests; requests.delete("http://x/")'        #=> destructive net.delete
        python3 -c 'import sqlite3; sqlite3.connect("a").execute("DELETE FROM t")'  #=> destructive db.delete
        python3 -c "print(open('$HOME/a.txt').read())"                    #=> read_only
        python3 -c "print(open('$HOME/.ssh/id_rsa').read())"              #=> exposure secret.read
        python3 -c 'import glob, os; print(glob.glob("*"), os.stat("a"))' #=> read_only
        python3 -c "print('$X')"                                          #=> unknown
        python3 -c 'print('                                               #=> unknown code.opaque
        python3 -Ic 'print(1)'                                            #=> read_only
        python3 -c'print(1)'                                              #=> read_only
        python3 -W ignore -X dev -c 'import os; os.remove("x")'           #=> destructive
        python3 - <<< 'print(1)'                                          #=> read_only
        python3 - x <<< 'import os; os.remove("x")'                       #=> destructive
        echo 'print(1)' | python3                                         #=> read_only
        echo 'import os; os.remove("x")' | python3 -u                     #=> destructive
        python3                                                           #=> unknown code.interactive
        python3 -i -c 'print(1)'                                          #=> unknown code.interactive
        python3 x.py                                                      #=> unknown code.project
        python3 x.py --help                                               #=> unknown code.project
        python3 /opt/app/x.py                                             #=> unknown code.opaque
        python3 --frob                                                    #=> unknown
        python3 --version                                                 #=> read_only
        python3 -VV                                                       #=> read_only
        python3 -m json.tool a.json                                       #=> read_only
        python3 -m json.tool a.json b.json                                #=> config_mutation fs.write
        python3 -m json.tool --indent 2 a.json                            #=> read_only
        python3 -mjson.tool                                               #=> read_only
        python3 -m http.server 8000                                       #=> exposure
        python3 -m http.server --bind 127.0.0.1 8000                      #=> reversible_low net.loopback
        python3 -m http.server --help                                     #=> read_only
        python3 -m venv .venv                                             #=> reversible_low fs.create
        python3 -m venv --clear .venv                                     #=> destructive fs.delete
        python3 -m unittest                                               #=> unknown code.project
        python3 -m mine                                                   #=> unknown code.project
        python3 -m compileall src                                         #=> reversible_low refresh
        python3 -m zipfile -l a.zip                                       #=> read_only
        python3 -m zipfile -e a.zip out                                   #=> config_mutation
        python3 -m timeit 'sum([1])'                                      #=> read_only
        python3 -m timeit 'import os; os.remove("x")'                     #=> destructive
        python3 -m timeit -s 'import os' 'os.remove("x")'                 #=> destructive fs.delete
        python3 -m timeit --setup='import os' -n 1 'os.remove("x")'       #=> destructive fs.delete
        python3 -m timeit -s 'x = [1]' 'sum(x)'                           #=> read_only
        python3 -m timeit -s "$S" 'sum(x)'                                #=> unknown code.opaque
        python3 -m pdb x.py                                               #=> unknown
        python3 -m platform                                               #=> read_only
        python3 -m site                                                   #=> read_only
        python3 -m "$M"                                                   #=> unknown
    """,
)
