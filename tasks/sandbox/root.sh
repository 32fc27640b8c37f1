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

inside apt-get update -q
for name in $(grep -v '^#' "$here/packages.txt"); do
    # One at a time: what conflicts or is not there must not take the rest along.
    inside apt-get install -q -y --no-install-recommends "$name" >>"$root/../packages.log" 2>&1 || echo "without $name"
done
inside pip install -q --break-system-packages --root-user-action=ignore $(grep -v '^#' "$here/pypi.txt") || echo "without pypi.txt"
inside npm install --global --silent $(grep -v '^#' "$here/npm.txt") || echo "without npm.txt"
for path in /usr/local/bin/terraform /usr/lib/google-cloud-sdk/bin/kubectl; do
    # Programs that Debian does not have, where this machine does.
    [ ! -x "$path" ] || cp "$path" "$root/usr/local/bin/"
done
inside apt-get clean
