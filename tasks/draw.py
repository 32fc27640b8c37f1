"""Tables to read by hand: `python -m tasks.draw ISSUE DRAW [DOMAIN]` prints five of each domain (docs/reading.md)."""

from __future__ import annotations

import random
import sys

from riskclass.rules import tables_of

# The modules of rules/tools of each domain, behind the number of the issue that the draws are counted by.
DOMAINS = {
    "7-coreutils": "cat chmod cp date dd echo ln ls mkdir mv rm shred sort split stat tee timeout tr wc whoami base64 nice env rename fallocate",
    "7-util-linux": "blockdev getty hwclock ipc last load mount namespaces newgrp rtcwake util_linux wall logger dmesg locale lsb_release small_tools",
    "7-procps": "free htop iostat kill lsof ps stress sysbench sysctl strace numactl repeaters",
    "7-text": "awk calc cat diff fd file find fzf grep jq locate miller moreutils rg sed tree xargs yq parallel",
    "7-editors": "editors less small_tools tmux",
    "7-archives": "ar cpio gzip rar sevenzip tar zip binutils",
    "7-crypto": "age checksums gpg gpgsm openssl openssh password_store pwgen ssh sshd sshpass base64",
    "7-shells": "shell_builtins shells supervisors run_parts busybox container_init",
    "7-users": "acl adduser getent groupadd kerberos ldap lsm passwd shadow su sudo useradd visudo quota capabilities run0 fail2ban",
    "7-systemd": "bootctl busctl coredumpctl hostnamectl init journalctl localectl loginctl machinectl networkctl openrc resolvectl service "
    "systemctl systemd_analyze systemd_cat systemd_cgls systemd_escape systemd_inhibit systemd_more systemd_mount systemd_nspawn systemd_run "
    "systemd_small systemd_tmpfiles timedatectl update_rc_d start_stop_daemon needrestart shutdown",
    "7-logs": "at audit crontab logrotate dmesg journalctl logger last",
    "7-hardware": "cpupower ethtool fwupd grub ipmitool lspci modprobe nvme udevadm update_initramfs ldconfig load",
    "7-storage": "blockdev btrfs ceph cryptsetup disk fsck iscsi_target lvm mdadm mkfs nfs partition rbd samba samba_clients samba_net samba_tool san "
    "storage_tools xfs zfs sanoid",
    "7-network": "curl dns ebtables firewalld ftp hostname ifupdown iproute iptables named nc net_show net_tools nft nmap nmcli ntp ping proxied "
    "snmp tcpdump tunnels ufw vpn wget wireguard wireless samba_clients ldap",
    "7-packages": "apk apt apt_cache apt_key aptitude debconf dnf dpkg dpkg_divert flatpak pacman pacman_key packagers rpm snap "
    "unattended_upgrade update_alternatives zypper needrestart",
    "7-clusters": "buildah clusters crictl ctr docker docker_compose helm k3s kubeadm kubectl nerdctl oc podman podman_compose runc skopeo",
    "7-hypervisors": "guestfs lxc lxc_tools lxd multipass pct pve pvecm pvesh pvesm pveum proxmox_backup proxmox_backup_manager qemu_img qm vagrant "
    "virsh virt_install vzdump",
    "7-configuration": "ansible provisioning salt_tools terraform",
    "7-databases": "consul databases etcdctl mysql nomad postgres postgres_debian postgres_server redis sqlite vault",
    "7-servers": "certbot mail postfix web_servers gitlab_runner",
    "7-backup": "backup_tools borg rclone restic rsync snapper sanoid",
    "7-monitoring": "prometheus probe htop iostat",
    "8-version control": "git gh glab hg jj svn",
    "8-packages": "brew cargo nix nix_shell npm pip rust_tools runners dotnet make packagers",
    "8-build and test": "cmake code_checks frameworks linters make node_runners protoc release runners",
    "8-interpreters": "interpreters node python jq",
    "8-compilers": "binutils java_tools load protoc rust_tools",
    "8-debuggers": "debuggers java_tools strace",
    "8-migrations": "databases frameworks sqlite",
    "8-cloud": "az clouds gcloud google_tools hosting",
    "8-release": "gitlab_runner node_runners release glab gh",
    "8-agents": "agents",
    "8-http": "aria2 curl http_tools httpie wget tunnels",
    "8-media": "media pandoc pdf",
    "8-desktop": "xdg small_tools",
    "8-macos": "macos macos_net",
}


def draw(issue: str, number: str, domain: str) -> list[str]:
    names = sorted(
        table.names.split()[0] for module in DOMAINS[f"{issue}-{domain}"].split() for table in tables_of(module)
    )
    return random.Random(f"{issue}-{number}-{domain}").sample(names, min(5, len(names)))


def main(issue: str, number: str, *wanted: str) -> None:
    for key in DOMAINS:
        kind, _, domain = key.partition("-")
        if kind == issue and domain in (wanted or (domain,)):
            print(f"{domain}: {' '.join(draw(issue, number, domain))}")


if __name__ == "__main__":
    main(*sys.argv[1:])
