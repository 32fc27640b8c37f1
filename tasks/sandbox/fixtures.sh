# Run inside the jail, once: what it leaves is the layer that every example finds. A tool that is missing is left out.
# /work: a project with a git repository and its remote; /samples: one file of each kind, copied under the names that
# examples use; /root: a person's keys and settings.
mkdir -p /samples /srv/git /srv/svn /work/src /work/docs /work/build /work/tests /root/.ssh /tmp /var/tmp
chmod 1777 /tmp /var/tmp
chmod 700 /root /root/.ssh

cd /work || exit 1
for name in a.txt b.txt f file.txt notes.txt README.md docs/index.md; do
    printf 'one two three\nalpha beta gamma\nroot:x:0\n' >"$name"
done
printf 'import sys\nimport os\nprint( "hello" )  # teh\n' >src/main.py
printf 'teh end\n' >docs/end.md
printf 'def test_one():\n    assert True\n' >tests/test_one.py
printf 'fn main( ) { }\n' >src/main.rs
printf 'package main\n\nfunc main(){ }\n' >main.go
printf 'module example.com/x\n\ngo 1.21\n' >go.mod
printf '#include <stdio.h>\nint main(void) { return 0; }\n' >src/main.c
printf '[package]\nname = "x"\nversion = "0.1.0"\nedition = "2021"\n' >Cargo.toml
printf '{"name": "x", "version": "1.0.0", "scripts": {"test": "true", "build": "true"}, "license": "MIT"}\n' >package.json
printf '[project]\nname = "x"\nversion = "1.0"\ndescription = "x"\nrequires-python = ">=3.9"\ndependencies = []\n' >pyproject.toml
printf 'all: build\n\nbuild:\n\t@true\n\ntest:\n\t@true\n\nclean:\n\t@true\n' >Makefile
printf 'FROM debian\nRUN true\n' >Dockerfile
printf 'services:\n  web:\n    image: debian\n' >compose.yaml
printf 'variable "a" {\n  default=1\n}\n\noutput "b" {\n  value = var.a\n}\n' >main.tf
printf 'requests\n' >requirements.txt
printf 'export default []\n' >eslint.config.mjs
printf '{"compilerOptions": {"strict": true}, "include": ["src/*.ts"]}\n' >tsconfig.json
printf 'export const one: number = 1;\n' >src/index.ts
printf 'x\n' >build/out.o
chmod 731 f a.txt b.txt file.txt

git config --global user.name x
git config --global user.email x@example.com
git config --global init.defaultBranch main
git init -q --bare /srv/git/origin.git
git init -q .
printf 'build/\n.hg/\n.hgignore\n.svn/\n' >.gitignore
git config lfs.repositoryformatversion 0
git add -A
git commit -q -m 'First'
git tag v1.0
git tag -a -m 'One one' v1.1
git remote add origin /srv/git/origin.git
git push -q -u origin main --tags
for branch in dev feature topic; do
    git branch -q "$branch"
done
printf 'four\n' >>a.txt
git commit -q -am 'Second'
printf 'five\n' >>a.txt
git stash -q
git notes add -m note HEAD
git switch -q dev
printf 'six\n' >>b.txt
git commit -q -am 'Third'
git switch -q main
git bundle create -q /samples/x.bundle main
git format-patch -q -1 --stdout >/samples/x.patch

# The same files in a repository of Mercurial and in one of Subversion, each with its remote.
printf '[ui]\nusername = x <x@example.com>\n' >/root/.hgrc
hg init /srv/hg && hg init . && {
    printf '[paths]\ndefault = /srv/hg\n' >.hg/hgrc
    printf 'syntax: glob\n.git\n.svn\nbuild\n' >.hgignore
    hg add -q a.txt b.txt f file.txt README.md src && hg commit -q -m First
    hg tag v1 && hg bookmark -r 0 mark && hg phase -q --public -r 0 && hg push -q
    hg branch -q dev && printf 'seven\n' >>b.txt && hg commit -q -m Second
    printf 'TODO\n' >>b.txt && hg commit -q -m Third && hg update -q default
    hg clone -q /srv/hg /tmp/hg && (cd /tmp/hg && printf 'eight\n' >>a.txt && hg commit -q -m Theirs && hg push -q)
    hg bundle -q --all /samples/x.hg
}
svnadmin create /srv/svn/r && {
    svn mkdir -q -m Folders file:///srv/svn/r/trunk file:///srv/svn/r/tags file:///srv/svn/r/branches
    svn checkout -q file:///srv/svn/r/trunk . && svn add -q a.txt b.txt f file.txt README.md src && svn commit -q -m First
    svn propset -q p one a.txt && svn commit -q -m Second && printf 'seven\n' >>b.txt && svn commit -q -m Third && svn update -q && svn changelist -q list b.txt
    svnadmin dump -q /srv/svn/r >/samples/x.dump
}
rm -rf /tmp/hg
git checkout -q -- a.txt b.txt
printf 'changed\n' >>notes.txt
ssh-keygen -q -t ed25519 -N '' -f /root/.ssh/id_ed25519
ssh-keygen -q -t rsa -m PEM -N '' -f /root/.ssh/id_rsa
printf 'Host web1\n    HostName 127.0.0.1\n' >/root/.ssh/config
sed 's/^/example.com /' /root/.ssh/id_ed25519.pub >/root/.ssh/known_hosts
cp /root/.ssh/id_ed25519.pub /root/.ssh/authorized_keys
chmod 600 /root/.ssh/*.pub

cd /samples || exit 1
printf 'one two three\nalpha beta gamma\nroot:x:0\n' >x.txt
printf 'a,b,c\n1,2,3\n4,5,6\n' >x.csv
printf 'a\tb\n1\t2\n' >x.tsv
printf '{"sessions": [{"env": "x", "id": 1}], "items": [1, 2], "a": {"b": 1}}\n' >x.json
printf '{"a": 1}\n{"a": 2}\n' >x.jsonl
printf 'a: 1\nitems:\n- 1\n- 2\n' >x.yaml
printf '[a]\nb = 1\n' >x.toml
printf '[a]\nb = 1\n' >x.ini
printf '<a><b>1</b></a>\n' >x.xml
printf '<html><body><p>hello</p></body></html>\n' >x.html
printf 'line one\nERROR line two\n' >x.log
printf 'true\n' >x.sh
printf 'import sys\nimport os\nprint( 1 )  # teh\n' >x.py
printf 'console.log(1)\n' >x.js
printf 'export const one: number = 1;\n' >x.ts
printf 'print 1;\n' >x.pl
printf 'puts 1\n' >x.rb
printf '<?php echo 1;\n' >x.php
printf 'int main(void) { return 0; }\n' >x.c
printf 'package main\n\nfunc main(){ }\n' >x.go
printf 'fn main( ) { }\n' >x.rs
printf 'public class x { public static void main(String[] a) {} }\n' >x.java
printf 'select 1;\n' >x.sql
printf '.a\n' >x.jq
printf '# x\n\nhello\n' >x.md
printf 'digraph { a -> b }\n' >x.dot
printf '1 2\n2 3\n' >x.tsort
printf '@prefix : <x> .\n' >x.ttl
printf 'variable "a" {\n}\n' >x.tf
printf 'all:\n\ttrue\n' >x.mk
printf '.TH X 1\n.SH NAME\nx \\- y\n' >x.1
printf '/* a */ a { color: red }\n' >x.css
diff -u x.txt x.log >x.diff
cp -r /work/src tree && mkdir -p dir && cp x.txt dir/f
tar -cf x.tar -C /samples tree x.txt
for tool in 'gzip gz' 'bzip2 bz2' 'xz xz' 'zstd zst' 'lz4 lz4' 'lzip lz' 'lzop lzo'; do
    set -- $tool
    command -v "$1" && "$1" -c x.txt >"x.$2" && "$1" -c x.tar >"x.tar.$2"
done
xz --format=lzma -c x.txt >x.lzma
zip -qr x.zip tree x.txt
7z a x.7z x.txt
(cd /samples && find tree | cpio -o -H newc >x.cpio)
sqlite3 x.db 'CREATE TABLE t (a INTEGER, b TEXT); CREATE TABLE users (id INTEGER, name TEXT); INSERT INTO t VALUES (1, 2)'
gcc -g -o x.elf x.c && cp x.elf x.o && strip -o x.so x.elf && gcc -c -o x.o x.c && ar rc x.a x.o
openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=example.com -days 3650 -keyout x.key -out x.pem
cp x.pem x.crt && cp x.key x.priv && openssl x509 -in x.pem -outform DER -out x.der
openssl req -new -key x.key -subj /CN=example.com -out x.csr
openssl pkcs12 -export -in x.pem -inkey x.key -out x.p12 -passout pass:
openssl rsa -in x.key -pubout -out x.pub
openssl dhparam -dsaparam -out x.dh 1024
sha256sum x.txt >x.sha256 && md5sum x.txt >x.md5 && sha1sum x.txt >x.sha1 && sha512sum x.txt >x.sha512
dd if=/dev/zero of=x.img bs=1M count=8 && mke2fs -q -F x.img
qemu-img create -q -f qcow2 x.qcow2 8M
ffmpeg -loglevel error -f lavfi -i testsrc=duration=1:size=64x64:rate=5 x.mp4
ffmpeg -loglevel error -f lavfi -i sine=duration=1 x.wav
ffmpeg -loglevel error -f lavfi -i sine=duration=1 x.mp3
convert -size 8x8 xc:red x.png && convert x.png x.jpg && convert x.png x.pdf && convert x.png x.gif
keytool -genkeypair -alias x -dname CN=x -storepass changeit -keypass changeit -keyalg RSA -keystore x.jks
(cd tree && jar cf ../x.jar .)
cd /samples && mkdir -p deb/DEBIAN && printf 'Package: x\nVersion: 1\nArchitecture: all\nMaintainer: x <x@example.com>\nDescription: x\n' >deb/DEBIAN/control
dpkg-deb --build deb x.deb
printf 'x' | gpg --batch --passphrase x --pinentry-mode loopback -c -o x.gpg
printf '\324\303\262\241\002\000\004\000\000\000\000\000\000\000\000\000\377\377\000\000\001\000\000\000' >x.pcap
infocmp >x.terminfo
msgfmt -o x.mo /dev/null

# What tools keep for themselves from their first use on: an example that makes it all the same is a finding.
cd /work || exit 1
first() {
    ! command -v "$1" || timeout 40 "$@" </dev/null &
}
first glab config get editor; first systemd-tty-ask-password-agent --list; first zypper -n lu; first rclone listremotes
first apache2ctl configtest; first ufw status; first monit -t; first nginx -t; first runc list; first pipx list; wait
first top -bn1; first sem --wait true; first pnpm list; first composer show; first exportfs -v; first lvs; first lxc-ls; wait
first siege -C; first svn info; first prisma -v; first nix-env -q; first ifquery --list; first flatpak remotes --user; wait
first lftp --version; first smbclient -L //h -N; first ansible-galaxy collection list; first certbot certificates; wait
first dnf --cacheonly history; first docker buildx ls; first rpm -qa; first snmptranslate -On SNMPv2-MIB::sysName.0; wait
first multipath -ll; first gpg --list-keys; first umount --fake /mnt; first terraform version; first uv python list; wait
first pacman -Qq; first screen -ls; first tmux new-session -d true; first podman info; first buildah images; first npm ls; wait
first puppet lookup key --node x; first puppet agent --test --noop; first lxc-info -n 132; first yarn --version; first cargo tree; first gradle --version; wait
first apt-cache policy; first aptitude search nothing; first mail -H; first heroku apps; first systemd-analyze verify x.service
first systemd-creds encrypt - /tmp/first; first gpgconf --create-socketdir; wait
first pdbedit -L; first pdbedit -P 'min password length'; first net getlocalsid; first net sam listmem admins; wait
first net g_lock locks; first net ads testjoin -P; first net conf list; first dirmngr --list-crls; wait
rm -f /tmp/first
find /root /run /tmp /var -type s -delete
true
