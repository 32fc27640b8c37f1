#!/usr/bin/env bash
# A library and a script: what a function does counts, called or not.
set -euo pipefail

clean() {
	rm -rf "$1"
}

work=$(mktemp -d)
ls "$work"
rm -rf "$work"
if [[ -n "${NAME:-}" ]]; then
	echo 'é' && git push \
		--force origin "$NAME"
fi
ssh web1 "systemctl restart app && rm /srv/x"
