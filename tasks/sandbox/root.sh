#!/bin/sh
# Makes the throw-away root that examples run in: Debian with the packages of packages.txt and a few from PyPI and npm.
#
#     sh tasks/sandbox/root.sh /var/tmp/riskclass-sandbox/root
#
# Packages' own scripts run in namespaces of their own without the rights to load modules, to reboot or to set the
# network or the clock; no service is started. Run as root; needs debootstrap.
set -eu
root=$1
here=$(dirname "$0")

inside() {
    unshare --mount --pid --ipc --uts --fork --kill-child --mount-proc="$root/proc" -- \
        setpriv --bounding-set=-sys_boot,-sys_module,-sys_rawio,-sys_time,-net_admin,-syslog --inh-caps=-all -- \
        chroot "$root" env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
        DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 PIP_CERT=/etc/ssl/certs/machine.crt \
        NODE_EXTRA_CA_CERTS=/etc/ssl/certs/machine.crt npm_config_cafile=/etc/ssl/certs/machine.crt "$@"
}

[ -e "$root/etc/debian_version" ] || debootstrap --variant=minbase trixie "$root"
printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
chmod 755 "$root/usr/sbin/policy-rc.d"
cp /etc/resolv.conf /etc/hosts "$root/etc/"
mkdir -p "$root/etc/ssl/certs"
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/machine.crt"

echo force-unsafe-io >"$root/etc/dpkg/dpkg.cfg.d/throw-away"

# In a root that has apt-file already, its lists of files would be fetched too.
contents=Acquire::IndexTargets::deb::Contents-deb
inside apt-get update -q -o $contents::DefaultEnabled=false -o $contents-legacy::DefaultEnabled=false
# Only what the suite has: a package that is gone must not take the rest along.
inside apt-cache pkgnames | sort >"$root/../names"
grep -v '^#' "$here/packages.txt" | tr ' ' '\n' | sort -u | comm -12 - "$root/../names" >"$root/../wanted"
inside apt-get install -q -y --no-install-recommends $(cat "$root/../wanted")
for name in $(grep -v '^#' "$here/pypi.txt"); do
    inside pip install -q --ignore-installed --break-system-packages --root-user-action=ignore "$name" || echo "without $name"
done
for name in $(grep -v '^#' "$here/npm.txt"); do
    inside npm install --global --silent "$name" || echo "without $name"
done
for path in /usr/local/bin/terraform /usr/lib/google-cloud-sdk/bin/kubectl; do
    # Programs that Debian does not have, where this machine does.
    [ ! -x "$path" ] || cp "$path" "$root/usr/local/bin/"
done
for path in "$root"/usr/lib/postgresql/*/bin/*; do
    # What Debian keeps out of PATH, and two names that it gives to others.
    [ -e "$root/usr/bin/${path##*/}" ] || ln -sf "${path#"$root"}" "$root/usr/local/bin/"
done
ln -sf /usr/bin/fdfind "$root/usr/local/bin/fd"
ln -sf /usr/bin/batcat "$root/usr/local/bin/bat"
inside apt-get clean
