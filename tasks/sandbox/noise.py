"""What is seen and does not count: every exception there is, each with its reason and where it is written down."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import NamedTuple


class Noise(NamedTuple):
    """`programs` and `what` are globs; `what` is `CHANGE PATH` or `EVENT TARGET`, as of `tasks.sandbox.judge`."""

    programs: str
    what: str
    why: str
    source: str


_OWN = "what a tool keeps for itself"
_RULE = "effects: a tool's own cache or log does not count"
NOISE: tuple[Noise, ...] = (
    Noise(
        "git",
        "removed /work/notes.txt",
        "what git passes to `rm`, of which the verdict knows the name alone",
        "man:git-config(1), diff.external",
    ),
    Noise("python pdm", "exec /work/.venv/bin/python*", "the interpreter that it has just linked", "python3 -m venv"),
    Noise("uv", "made /root/.local/share/uv/python/.*", f"{_OWN}: the folder of its interpreters", "uv help python"),
    Noise("virt-*", "* /var/tmp/.guestfs-*", f"{_OWN}: the small machine it works in", "man:guestfs(3), CACHEDIR"),
    Noise("virt-*", "setting FS_IOC_FSSETXATTR *", f"{_OWN}: the small machine it works in", "man:guestfs(3)"),
    Noise("choom", "refused /proc/*/oom_score_adj *", "a setting of its own process", "man:choom(1)"),
    Noise("cqlsh", "made /root/.cassandra*", f"{_OWN}: its history", "cqlsh documentation, Files"),
    Noise("btrfs", "setting FS_IOC_SETFLAGS *", "of the file that it makes", "man:btrfs-filesystem(8), mkswapfile"),
    Noise("postmap", "made /etc/postfix/virtual.db", "the verdict names it `hash:/etc/…`", "man:postmap(1)"),
    Noise("skopeo", "made /var/lib/containers/cache*", f"{_OWN}: cache", "man:containers-storage.conf(5)"),
    Noise(
        "parallel", "made /tmp/par*.par", "its temporary files, which it keeps for `-D`", "man:parallel(1), --tmpdir"
    ),
    Noise("magick convert", "made /work/--version*", "the last word is what it writes", "man:ImageMagick(1)"),
    Noise("puppet", "made /etc/puppetlabs*", f"{_OWN}: its folder on first use", "puppet help, --confdir"),
    Noise("pdm", "made /root/.local/share/virtualenvs", f"{_OWN}: its folder on first use", "pipenv --help"),
    Noise(
        "pdm", "made /root/.local/share/pdm/*", f"{_OWN}: the folder of its interpreters", "pdm python install --help"
    ),
    Noise("pdm", "made /tmp/tmp*.json", f"{_OWN}: a temporary file", "pdm import --help"),
    Noise("samba-tool", "made /var/lib/samba/private/*-cache.ldb", f"{_OWN}: cache", "man:samba-tool(8)"),
    Noise("rename", "made /work/*", "the new name, which the pattern makes of the old one", "man:rename(1)"),
    Noise("caddy", "made /root/.step*", f"{_OWN}: an empty folder on first use", "smallstep, step path"),
    Noise("mongosh", "made /root/.mongodb/*", f"{_OWN}: settings and log", "mongosh documentation, logs"),
    Noise("btop", "made /root/.config/btop/*", f"{_OWN}: settings and log on first use", "man:btop(1)"),
    Noise("pgcli", "* /root/.config/pgcli/*", f"{_OWN}: settings and log on first use", "pgcli.com/config"),
    Noise("mycli", "made /root/.my*", f"{_OWN}: settings and log on first use", "mycli.net/config"),
    Noise("targetcli", "made /root/.targetcli/*", f"{_OWN}: settings and history", "man:targetcli(8), FILES"),
    Noise("targetcli", "made /run/targetcli.lock", f"{_OWN}: lock", "man:targetcli(8)"),
    Noise("git", "made /work/.git/lfs/tmp", f"{_OWN}: its folder of temporary files", "git lfs env"),
    Noise("gzip", "made /work/x.txt", "the name that the archive holds, beside it", "man:pigz(1), -N"),
    Noise("zstd", "refused /dev/null (utimensat*", "the times of what it writes, here the device", "man:zstd(1)"),
    Noise("go", "made /tmp/go-build*", f"{_OWN}: what it had not removed when it was stopped", "go help build, -work"),
    Noise("go", "made /root/go/pkg/mod*", f"{_OWN}: cache", "go help mod download"),
    Noise(
        "git",
        "written /work/.git/index",
        "refreshes what it knows of files' times",
        "man:git-status(1), BACKGROUND REFRESH",
    ),
    Noise(
        "hg", "written /work/.hg/dirstate", "refreshes what it knows of files' times", "hg help internals.dirstate-v2"
    ),
    Noise("go", "written /work/.hg/dirstate", "`hg status`, which it asks, refreshes that", "go help buildvcs"),
    Noise("go", "made /work.lock", f"{_OWN}: lock while it asks the repository", "go help buildvcs"),
    Noise("hg", "made /srv/hg/.hg/cache/*", f"{_OWN}: cache", "hg help debugupdatecaches"),
    Noise("svn", "* /work/.svn/wc.db*", "locks its own copy while it reads", "svn help cleanup"),
    Noise(
        "poetry",
        "made /root/.config/pypoetry/config.toml",
        f"{_OWN}: an empty file on first use",
        "python-poetry.org, Configuration",
    ),
    Noise("gpg", "* /root/.gnupg/random_seed", f"{_OWN}: seed of its random numbers", "man:gpg(1), FILES"),
    Noise("chattr", "setting FS_IOC_SETFLAGS *", "sets the attributes of files, as the verdict says", "man:chattr(1)"),
    Noise("ansible-console", "made /root/.ansible-console_history", f"{_OWN}: its history", "man:ansible-console(1)"),
    Noise("aptitude", "* /var/lib/aptitude/*", f"{_OWN}: its state", "man:aptitude(8), FILES"),
    Noise("aptitude", "times /var/lib/*", f"{_OWN}: its state", "man:aptitude(8), FILES"),
    Noise("aptitude", "written /var/lib/dpkg/status-old", f"{_OWN}: its state", "man:aptitude(8), FILES"),
    Noise("dnf", "times /var/lib/dnf/history.sqlite-shm", f"{_OWN}: its history", "man:dnf(8), history"),
    Noise(
        "buildah",
        "* */var/lib/containers/storage/*",
        "tries in its own store what the file system can do",
        "man:buildah(1)",
    ),
    Noise("zypper", "times /run/zypp.pid", f"{_OWN}: lock", "man:zypper(8), FILES"),
    Noise("zypper", "* /var/cache/zypp/*", f"{_OWN}: cache", "man:zypper(8), FILES"),
    Noise("zypper", "* /var/log/zypper.log", f"{_OWN}: log", "man:zypper(8), FILES"),
    Noise("service nginx", "listen 0.0.0.0:80 *", "tries for a moment whether the port is free", "man:nginx(8), -t"),
    Noise("xdg-open", "made /root/.links2/*", "the history of the browser that it opens", "man:links2(1), FILES"),
    Noise("tmux", "made /tmp/tmux-0*", f"{_OWN}: the folder of its sockets", "man:tmux(1), -L"),
    Noise(
        "smbclient net rpcclient pdbedit smbstatus smbcontrol",
        "* /run/samba/*.tdb",
        f"{_OWN}: cache",
        "man:smb.conf(5), lock directory",
    ),
    Noise(
        "smbcontrol", "made /run/samba/msg.*", f"{_OWN}: the folders of its sockets", "man:smb.conf(5), lock directory"
    ),
    Noise("apachectl", "made /run/lock/apache2", f"{_OWN}: an empty folder", "man:apache2ctl(8)"),
    Noise("virt-*", "made /run/user/0/gnupg/*", "the sockets of a ring of keys of its own", "man:gpg-agent(1)"),
    Noise("iscsiadm", "made /run/lock/iscsi/lock", f"{_OWN}: lock", "man:iscsiadm(8)"),
    Noise(
        "systemd-ask-password",
        "made /run/systemd/ask-password/*",
        "its question, which it had not taken away when it was stopped",
        "systemd.io, PASSWORD_AGENTS",
    ),
    Noise("python", "made /tmp/pip-*", f"{_OWN}: what it had not removed when it was stopped", "python3 -m venv"),
    Noise("python", "made /tmp/tmp*/pip-*", f"{_OWN}: what it had not removed when it was stopped", "python3 -m venv"),
    Noise("ufw", "times /run/ufw.lock", f"{_OWN}: lock", "man:ufw(8)"),
    Noise("unattended-upgrade", "* /var/log/*", f"{_OWN}: log", _RULE),
    Noise("unattended-upgrade", "made /run/*", f"{_OWN}: lock", "man:unattended-upgrade(8)"),
    Noise(
        "unattended-upgrade", "made /var/lib/apt/periodic/*", f"{_OWN}: when it ran last", "man:unattended-upgrade(8)"
    ),
    Noise("pm2", "made /root/.pm2*", f"{_OWN}: its daemon, where it does not run yet", "pm2 documentation, daemon"),
    Noise("systemd-analyze", "times /run/systemd/systemd-units-load", f"{_OWN}: a cache", "man:systemd-analyze(1)"),
    Noise("monit", "* /var/log/monit.log", f"{_OWN}: log", _RULE),
    Noise("ksh zsh bash history", "made /root/.*history", f"{_OWN}: its history", "man:bash(1), HISTORY"),
    Noise("infocmp lsfd", "setting * (mq_*)", "tries on a queue of its own what the kernel has", "man:lsfd(1)"),
    Noise("infocmp lsfd", "setting 0, IPC_RMID*", "removes the shared memory that it made itself", "man:lsfd(1)"),
    Noise("split csplit", "made *", "what the verdict names is the beginning of names", "man:split(1), PREFIX"),
    Noise("service", "* /var/log/*", "the log of the script that is asked", _RULE),
    Noise("service", "made /run/pcp", "the folder of the script that is asked", "man:service(8), --status-all"),
    Noise("service nginx", "* /var/log/nginx/*", f"{_OWN}: log", "man:nginx(8), -t"),
    Noise("uv", "made /tmp/uv-*.lock", f"{_OWN}: lock", "uv documentation, cache and locks"),
    Noise("pipx", "made /root/.local/*", f"{_OWN}: its folders on first use", "pipx environment"),
    Noise("pmap fio", "setting 0, IPC_RMID*", "removes the shared memory that it made itself", "man:pmap(1)"),
    Noise("qemu-img", "setting FS_IOC_FSSETXATTR *", "a hint on the file that it makes", "man:qemu-img(1), nocow"),
    Noise(
        "yarn ts-node", "* /tmp/v8-compile-cache-0*", f"{_OWN}: cache", "https://github.com/zertosh/v8-compile-cache"
    ),
    Noise("npm npx", "* /root/.npm/*", f"{_OWN}: log and cache", "npm documentation, logging"),
    Noise("nstat ifstat rtacct", "made /tmp/.*.u0", f"{_OWN}: the counters of the last time", "man:nstat(8), HISTORY"),
    Noise("aa-exec", "refused /proc/*/attr/exec *", "a setting of its own process", "man:aa-exec(1)"),
    Noise("siege", "times /root/.siege/cookies.txt", f"{_OWN}: its cookies", "man:siege(1)"),
    Noise("mail", "made /root/mbox", "an empty mailbox where there is none", "GNU Mailutils manual, mail"),
    Noise("ff*", "made /tmp/pulse-*", f"{_OWN}: sound's folders on first use", "man:pulseaudio(1), FILES"),
    Noise("ff*", "made /root/.config/pulse*", f"{_OWN}: sound's folders on first use", "man:pulseaudio(1), FILES"),
    Noise("nix*", "* /nix/*", f"{_OWN}: its store on first use", "man:nix-store(1)"),
    Noise("*", "* /var/cache/man/*", f"{_OWN}: cache", "man:man(1), man:catman(8)"),
    Noise("ruff", "* /work/.ruff_cache*", f"{_OWN}: cache", "https://docs.astral.sh/ruff/settings/#cache-dir"),
    Noise("mypy", "* /work/.mypy_cache*", f"{_OWN}: cache", "man:mypy(1), --cache-dir"),
    Noise("*", "refused /proc/self/*", "a setting of its own process", "man:proc_pid_oom_score_adj(5)"),
    Noise("*", "* /root/.cache*", f"{_OWN}: cache", "XDG Base Directory Specification"),
    Noise("*", "* */__pycache__/*", f"{_OWN}: Python's bytecode", "PEP 3147"),
    Noise("*", "* /var/lib/libuuid/clock.txt", f"{_OWN}: the clock of libuuid", "man:uuid_generate(3)"),
    Noise(
        "go gofmt git ls find", "* /root/.config/go/telemetry/*", f"{_OWN}: counters", "https://go.dev/doc/telemetry"
    ),
    Noise(
        "ansible*", "made /root/.ansible/*", f"{_OWN}: its folder of temporary files", "DEFAULT_LOCAL_TMP, ansible.cfg"
    ),
    Noise("cargo", "made /root/.cargo/*", f"{_OWN}: cache", "https://doc.rust-lang.org/cargo/guide/cargo-home.html"),
    Noise("borg", "setting FS_IOC_SETFLAGS *", "tries on a temporary file what the file system can do", "man:borg(1)"),
    Noise("certbot", "* /var/log/letsencrypt/*", f"{_OWN}: log", _RULE),
    Noise("apt apt-get", "* /var/log/apt/eipp.log.xz", f"{_OWN}: log", "man:apt.conf(5), Dir::Log::Planner"),
    Noise(
        "dmsetup cryptsetup lv* vg* pv* multipath mpathpersist kpartx",
        "refused /dev/mapper *",
        "makes its control node where udev has not",
        "man:dmsetup(8)",
    ),
    Noise(
        "buildah podman*",
        "made /run/containers*",
        f"{_OWN}: locks of its store on first use",
        "man:containers-storage.conf(5)",
    ),
    Noise("dnf", "* /var/log/*", f"{_OWN}: log", _RULE),
    Noise("dnf", "* /var/cache/dnf*", f"{_OWN}: cache", _RULE),
    Noise("dnf rpm* zypper puppet", "times /var/lib/rpm/rpmdb.sqlite-shm", "opens its database", "man:rpmdb(8)"),
    Noise("dpkg", "written /var/log/dpkg.log", f"{_OWN}: log", _RULE),
    Noise(
        "docker docker-compose",
        "times /root/.docker/buildx/current",
        f"{_OWN}: its folders on first use",
        "docker buildx documentation",
    ),
    Noise("docker", "made /root/.docker/trust/*", f"{_OWN}: cache of signatures", "docker trust documentation"),
)


#: Effects that do not show here although they are there; `what` is `KIND TARGET`.
UNSEEN: tuple[Noise, ...] = (
    Noise("less zless", "* *", "copies to a file only where its output is a terminal", "man:less(1), -o"),
    Noise("docker docker-compose", "* out", "only the whole file is saved, no list", "docker compose config --help"),
    Noise("dpkg", "* /etc/motd", "a list leaves nothing to log", "man:dpkg(1), --log"),
    Noise("dpkg-statoverride", "* /bin/x", "there is no such file", "man:dpkg-statoverride(1), --update"),
    Noise("env", "fs.delete $d", "the variable is taken away", "man:env(1)"),
    Noise("tsc", "fs.write /srv/x", "TypeScript 5 writes it, 7 has --pprofDir", "tsc --help --all"),
    Noise("tsc", "fs.write x", "only where tsconfig.json says `incremental`", "tsconfig reference, tsBuildInfoFile"),
    Noise("tsc", "fs.write .", "there is a tsconfig.json already", "tsc --help, --init"),
    Noise("shfmt", "* a.sh", "the file is formatted already", "man:shfmt(1), -w"),
    Noise("hardlink", "* /tmp/x", "no two files are alike", "man:hardlink(1)"),
    Noise("dd", "fs.write f", "nothing is written over it", "man:dd(1), conv=notrunc"),
    Noise("fallocate", "* /srv/img", "there is nothing to dig", "man:fallocate(1), -d"),
    Noise("pv", "* /tmp/pid", "made and removed again", "man:pv(1), -P"),
    Noise("find", "fs.delete *", "there is no such file", "the example's own text"),
    Noise("debugfs", "* undo", "a look has nothing to undo", "man:debugfs(8), -z"),
    Noise("gpg", "* *", "there is no such key", "man:gpg(1)"),
    Noise("postmap", "fs.write hash:*", "the verdict names it `hash:/etc/…`", "man:postmap(1)"),
    Noise("mlr", "fs.delete x", "there is no such file", "the example's own text"),
    Noise("python", "fs.delete .venv", "there is none before", "python3 -m venv, --clear"),
    Noise("sox", "fs.write /srv/t", "made and removed again", "man:sox(1), --temp"),
    Noise("qpdf", "fs.write /srv/x", "the document has no streams", "qpdf manual, --json-stream-data"),
    Noise("sqlfluff", "fs.write .", "no file there is SQL", "sqlfluff format --help"),
    Noise("xfs_io", "fs.create f", "the file is there already", "man:xfs_io(8), -f"),
    Noise("ip", "fs.delete x", "there is no network namespace to run it in", "man:ip-netns(8)"),
    Noise("restorecon", "fs.* *", "there is no SELinux", "man:restorecon(8)"),
    Noise("mktemp", "* *XXX*", "made and removed again", "the example's own text"),
    Noise("mktemp", "fs.scratch *", "made and removed again", "the example's own text"),
    Noise("socat", "fs.create /srv/pipe", "the file is there already", "man:socat(1), PIPE"),
    Noise("ifne", "* *", "runs only on empty input, which this is not", "man:ifne(1), -n"),
    Noise("zrun", "* *", "runs on a temporary copy", "man:zrun(1)"),
    Noise("firejail", "* *", "it cannot make its namespaces here", "man:firejail(1)"),
    Noise("node", "* k", "written once there is a TLS connection", "node --tls-keylog"),
    Noise("openssl", "* /etc/ssl/certs", "every link is there already", "man:openssl-rehash(1)"),
    Noise("qemu-img", "* disk.qcow2", "there is nothing to mend", "man:qemu-img(1), check -r"),
    Noise("pdsh", "* *", "there is no other host", "man:pdsh(1)"),
    Noise("7z", "* *", "the archive does not hold it", "man:7z(1)"),
    Noise("mapfile wait complete bind history", "* *", "needs an interactive shell, or input", "man:bash(1)"),
    Noise("bash ksh", "fs.delete x", "-n reads and runs nothing here", "man:bash(1), -n"),
    Noise("truncate", "* f", "it is smaller already", "man:truncate(1), -s <"),
    Noise("sudo", "fs.delete $d", "sudo does not pass the variable on", "man:sudo(8), ENVIRONMENT"),
    Noise("tee", "* *", "there is no input", "man:tee(1), -a"),
    Noise("tar", "fs.delete .", "there is nothing in the way", "man:tar(1), --recursive-unlink"),
    Noise("flock", "* /run/lock/x", "the file is there already", "man:flock(1)"),
    Noise("terraform", "* *", "there are no providers to lock", "terraform providers lock"),
    Noise("screen tmux", "* *", "there are no terminals here", "man:pty(7)"),
    Noise("update-alternatives", "* /etc/motd", "a list leaves nothing to log", "man:update-alternatives(1)"),
    Noise("zip", "fs.delete a.zip", "there is no archive before", "man:zip(1), -FS"),
    Noise("man", "fs.delete f", "a pager runs only where the output is a terminal", "man:man(1), -P"),
    Noise("keytool", "* *", "asks for a password", "man:keytool(1)"),
    Noise("magick convert", "fs.write b.png", "the last word is what it writes", "man:ImageMagick(1)"),
    Noise("pdm", "fs.write .", "there is nothing to fix", "pdm fix --help"),
    Noise("rename", "fs.write [aA]", "a folder of a lower layer is not renamed here", "overlayfs, redirect_dir"),
    Noise("git", "fs.write x", "no bisection runs", "man:git-bisect(1), view"),
    Noise("bzip2", "fs.write f", "1.0.6 goes on, 1.0.8 ends", "bzip2, CHANGES"),
    Noise("ruby", "fs.create .", "it was built without YJIT", "man:ruby(1), --yjit-trace-exits"),
    Noise("debconf-set-selections", "fs.delete x", "opens it as a file since 1.5.83", "debconf, debian/changelog"),
    Noise("gdb", "fs.delete x", "there is no process, whose threads it would be", "info gdb, Threads"),
    Noise("patch", "fs.create .", "no hunk fails", "man:patch(1), -r"),
    Noise("ftp", "* *", "there is no other host", "man:ftp(1)"),
    Noise("siege", "* *", "it ends before it has anything to log", "man:siege(1), -g"),
    Noise("split csplit", "* *", "what the verdict names is the beginning of names", "man:split(1), PREFIX"),
    Noise("chattr", "* *", "flags of files are seen as calls alone", "man:chattr(1)"),
    Noise("setfacl", "fs.write .", "restores what is so already", "man:setfacl(1), --restore"),
    Noise("ansible*", "* *", "there are no hosts, and nothing was there before", "man:ansible(1)"),
    Noise("ar", "* lib.a", "the library does not hold it", "man:ar(1)"),
    Noise("chown chgrp", "* *", "the owner is so already", "man:chown(1), --reference"),
    Noise("rhash", "* *", "asks first, or has nothing to add", "man:rhash(1)"),
    Noise("go", "* *", "the module needs nothing", "go help mod tidy"),
    Noise("ln", "fs.scratch /tmp/x", "made and removed again", "the example's own text"),
    Noise("rsync", "fs.delete dst/", "there is nothing more than in the source", "man:rsync(1), --delete"),
    Noise("sudo", "fs.delete x", "-i begins in the home folder, where the verdict's `x` is", "man:sudo(8), -i"),
    Noise("chmod", "fs.attributes b", "the mode is so already", "man:chmod(1), --reference"),
    Noise("chmod", "fs.attributes /srv/app", "the mode is so already", "man:chmod(1), X"),
    Noise("chmod", "fs.attributes run.sh", "the mode is so already", "man:chmod(1)"),
    Noise("git", "fs.delete x", "a pager runs only where the output is a terminal", "man:git-config(1), core.pager"),
    Noise("git", "fs.delete y", "an alias that the command does not use", "man:git-config(1), alias"),
    Noise("deno", "* *", "there is nothing to mend", "deno lint --fix"),
    Noise("cloc", "fs.delete x", "the command runs in a temporary folder", "man:cloc(1), --extract-with"),
)


def excuse(program: str, what: str, exceptions: tuple[Noise, ...] = NOISE) -> Noise | None:
    """The first exception that fits."""
    for each in exceptions:
        if any(fnmatchcase(program, name) for name in each.programs.split()) and fnmatchcase(what, each.what):
            return each
    return None
