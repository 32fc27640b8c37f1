# Units, journals, timers, targets, sessions, boot; cron and at beside them.

systemctl status nginx --no-pager -l  #=> read_only
systemctl is-active --quiet nginx && echo up || echo down  #=> read_only
systemctl list-units --failed --plain --no-legend | awk '{print $1}'  #=> read_only
systemctl list-timers --all --no-pager | head -20  #=> read_only
systemctl show -p MainPID --value sshd  #=> read_only
systemctl cat nginx.service  #=> read_only
systemctl edit nginx.service  #=> unknown code.interactive
systemctl -H root@web1 status nginx  #=> read_only
systemctl -H root@web1 stop nginx  #=> disruptive
systemctl --user list-units --type=service  #=> read_only
systemctl start nginx  #=> reversible_low
systemctl start reboot.target  #=> disruptive -- a target is not a service
systemctl start poweroff.target  #=> destructive
systemctl isolate multi-user.target  #=> disruptive
systemctl stop nginx.service nginx.socket  #=> disruptive service.stop
systemctl restart 'php*-fpm'  #=> disruptive
systemctl try-restart nginx  #=> disruptive
systemctl reload nginx  #=> config_mutation service.reload
systemctl reload-or-restart nginx  #=> disruptive
systemctl enable nginx  #=> config_mutation service.enable
systemctl enable --now nginx  #=> config_mutation
systemctl disable nginx  #=> config_mutation
systemctl disable --now nginx  #=> disruptive
systemctl mask --now cups  #=> disruptive
systemctl daemon-reload  #=> reversible_low
systemctl daemon-reexec  #=> reversible_low -- the sockets stay open
systemctl reset-failed  #=> reversible_low
systemctl kill -s HUP nginx  #=> disruptive
systemctl set-default graphical.target  #=> config_mutation
systemctl get-default  #=> read_only
systemctl revert nginx.service  #=> destructive -- deletes the drop-ins
systemctl poweroff --when=+2h  #=> destructive
systemctl reboot  #=> disruptive host.reboot
systemctl --no-wall poweroff -i  #=> destructive
systemctl set-environment PATH=/tmp/bin:/usr/bin  #=> unknown
systemctl import-environment  #=> config_mutation
systemctl show-environment  #=> exposure secret.env
systemctl set-property nginx.service MemoryMax=500M  #=> config_mutation
systemctl link /tmp/evil.service  #=> unknown

journalctl -u app --since '-1h' -p err --no-pager  #=> read_only
journalctl -k -b -1 | grep -iE 'oom|killed process' | tail  #=> read_only
journalctl --disk-usage  #=> read_only
journalctl --vacuum-time=7d  #=> destructive log.discard
journalctl --vacuum-s 100M  #=> destructive -- a prefix of --vacuum-size
journalctl --rotate  #=> reversible_low -- closes and archives
journalctl -f -u app | grep --line-buffered ERROR  #=> read_only
journalctl -u app -o cat --output-fields=MESSAGE -n 100 | sort | uniq -c | sort -rn | head  #=> read_only
dmesg -T --level=err,warn | tail -50  #=> read_only
dmesg -c  #=> destructive log.discard
dmesg -C  #=> destructive
systemd-analyze blame | head -10  #=> read_only
systemd-analyze verify /etc/systemd/system/app.service  #=> read_only
systemd-analyze security sshd.service  #=> read_only
systemd-cgls --no-pager -u nginx.service  #=> read_only
systemd-cgtop -b -n 1 --depth=2  #=> read_only
systemd-delta --type=overridden  #=> read_only
loginctl list-sessions  #=> read_only
loginctl terminate-user bob  #=> disruptive
loginctl enable-linger app  #=> config_mutation
timedatectl show -p NTPSynchronized --value  #=> read_only
timedatectl set-timezone Europe/Berlin  #=> config_mutation
hostnamectl status  #=> read_only
hostnamectl set-hostname web2  #=> config_mutation
resolvectl query example.com  #=> read_only
resolvectl flush-caches  #=> reversible_low
resolvectl dns eth0 9.9.9.9  #=> disruptive net.config
coredumpctl list --since today  #=> read_only
coredumpctl debug 4711  #=> unknown code.interactive
busctl list --no-pager  #=> read_only
busctl call org.freedesktop.systemd1 /org/freedesktop/systemd1 org.freedesktop.systemd1.Manager StopUnit ss nginx.service replace  #=> unknown
bootctl status  #=> read_only
udevadm info --query=property --name=/dev/sda  #=> read_only
udevadm trigger --action=remove --subsystem-match=net  #=> disruptive
systemd-tmpfiles --cat-config  #=> read_only
systemd-tmpfiles --clean  #=> reversible_low -- scratch, by configured ages
systemd-tmpfiles --purge  #=> destructive
systemd-escape --path /mnt/data  #=> read_only
systemd-detect-virt --container  #=> read_only

# Code that systemd runs
systemd-run --unit=probe --wait --pipe df -h  #=> reversible_low
systemd-run --scope -p MemoryMax=1G rm -rf /srv/app  #=> destructive
systemd-run --on-calendar='*-*-* 03:00' --unit=tidy find /srv/app/tmp -mtime +3 -delete  #=> destructive
systemd-run --user --on-active=30s notify-send 'rm -rf /'  #=> config_mutation
systemd-inhibit --what=sleep --why='backup' sleep 30  #=> read_only
systemd-inhibit --what=shutdown apt-get -y upgrade  #=> disruptive
systemd-cat -t backup echo done  #=> reversible_low
echo 'rm -rf /srv' | systemd-cat -t backup -p info  #=> reversible_low -- a log line
run0 systemctl status nginx  #=> read_only
run0 rm -rf /srv/app  #=> destructive
machinectl shell root@web /bin/systemctl status app  #=> read_only
machinectl shell root@web  #=> unknown code.interactive
machinectl poweroff web  #=> disruptive

# cron and at
crontab -l  #=> read_only
crontab -l | grep -v '^#' | grep -v '^$'  #=> read_only
crontab -r  #=> destructive
crontab -u app -r  #=> destructive
crontab new.cron  #=> unknown
crontab -e  #=> unknown code.interactive
(crontab -l; echo '*/5 * * * * /usr/bin/find /srv/app/tmp -mtime +1 -delete') | crontab -  #=> destructive
(crontab -l 2>/dev/null; echo '0 3 * * * /usr/bin/df -h') | crontab -  #=> unknown -- what stood there is not seen
echo '0 3 * * * root /usr/bin/df -h > /dev/null' > /etc/cron.d/disk  #=> config_mutation schedule.change
echo '0 3 * * * root rm -rf /srv/old' > /etc/cron.d/tidy  #=> destructive
cat /etc/cron.d/tidy  #=> read_only
ls -la /etc/cron.daily /var/spool/cron  #=> read_only
run-parts --test /etc/cron.daily  #=> read_only
run-parts /etc/cron.daily  #=> unknown
echo 'systemctl restart app' | at 03:00  #=> disruptive
echo 'date' | at now + 1 minute  #=> config_mutation -- a job is scheduled
atq  #=> read_only
atrm 12  #=> destructive -- the job's text is gone
logrotate -d /etc/logrotate.conf  #=> read_only
logrotate -f /etc/logrotate.d/app  #=> config_mutation

cat > /etc/systemd/system/df.service <<'UNIT'
[Service]
Type=oneshot
ExecStart=/usr/bin/df -h
UNIT
#=> config_mutation

cat > /etc/systemd/system/tidy.service <<'UNIT'
[Service]
Type=oneshot
ExecStart=/usr/bin/rm -rf /srv/app/uploads
UNIT
#=> destructive

mkdir -p /etc/systemd/system/app.service.d
cat > /etc/systemd/system/app.service.d/limits.conf <<'UNIT'
[Service]
MemoryMax=2G
UNIT
systemctl daemon-reload
systemctl restart app
#=> disruptive
