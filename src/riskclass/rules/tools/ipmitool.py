from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool

TOOL = tool(
    "ipmitool",
    about="steer the management controller of a server",
    docs="man:ipmitool(1)",
    inherits=True,
    inert="-h -V",
    options=[
        takes("-H", context="host:VALUE"),
        takes("-A -B -b -C -D -d -e -f -I -k -L -l -m -N -O -o -p -P -R -S -t -T -U -y -x -z"),
        flags("-a -c -E -g -h -s -v -V -Y -n -K -Z -4 -6"),
    ],
    subs=[
        sub("help"),
        sub(
            "chassis status, chassis poh, chassis restart_cause, chassis selftest, chassis power status"
            ", power status, chassis policy list, chassis bootparam get, chassis bootdev, chassis help"
            ", chassis power help, power help",
            "ARG...",
        ),
        sub("chassis identify", "SECONDS", does="refresh"),
        sub("chassis power on, power on", does="service.start", because="turns the server on"),
        sub("chassis power off, power off, chassis power soft, power soft", does="host.off"),
        sub(
            "chassis power cycle, power cycle, chassis power reset, power reset",
            does="host.reboot",
            because="restarts the server at once; what is not yet on disk is lost",
        ),
        sub("chassis power diag, power diag", does="host.break", because="makes the server's kernel panic"),
        sub("chassis policy always-on, chassis policy previous, chassis policy always-off", does="host.config"),
        sub("chassis bootdev *, chassis bootparam set, chassis bootmbox set", "ARG...", does="host.boot"),
        sub(
            "sdr, sdr list, sdr elist, sdr get, sdr type, sdr info, sdr entity, sensor, sensor list, sensor get"
            ", sensor reading, sel, sel list, sel elist, sel info, sel get, sel interpret, sel readraw"
            ", sel time get, fru, fru print, fru list, lan print, lan stats get, lan alert print, mc info"
            ", bmc info, mc guid, bmc guid, mc selftest, bmc selftest, mc getenables, bmc getenables"
            ", mc watchdog get, bmc watchdog get, mc getsysinfo, bmc getsysinfo, user list, user summary"
            ", user test, channel info, channel getaccess, channel getciphers, session info, sol info"
            ", sol payload status, dcmi discover, dcmi sensors, dcmi power reading, dcmi asset_tag"
            ", dcmi get_mc_id_string, dcmi get_temp_reading, dcmi get_conf_param, dcmi thermalpolicy get, pef info"
            ", pef status, pef policy list, pef list, picmg properties, picmg addrinfo, hpm check, firewall info"
            ", nm discover, nm capability, nm statistics",
            "ARG...",
        ),
        sub("sdr dump, sel save, sel writeraw", "FILE", writes="FILE"),
        sub("fru read", "PART FILE", writes="FILE"),
        sub("sdr fill", "ARG...", does="host.config"),
        sub("sensor thresh", "ARG...", does="host.config"),
        sub("sel clear, sel delete", "ARG...", does="log.discard", because="empties the server's event log"),
        sub("sel add, event", "ARG...", does="fs.create", because="adds to the server's event log"),
        sub("sel time set", "TIME", does="host.config TIME"),
        sub("fru write, fru edit, fru upgEkey", "ARG...", does="disk.write", because="writes the inventory of a part"),
        sub("lan set, lan alert set", "ARG...", does="net.config", because="may cut the controller off"),
        sub("lan stats clear", "ARG...", does="refresh"),
        sub("mc reset, bmc reset", "HOW", does="service.restart", because="restarts the management controller"),
        sub("mc setenables, bmc setenables, mc setsysinfo, bmc setsysinfo", "ARG...", does="host.config"),
        sub("mc watchdog off, bmc watchdog off", does="host.config"),
        sub(
            "mc watchdog reset, bmc watchdog reset",
            does="host.reboot",
            because="the server restarts when the time is up",
        ),
        sub("user set name", "ARG...", does="account.change"),
        sub("user set password", "ARG...", does="access.revoke", because="whoever used the old password is out"),
        sub(
            "user enable, user priv, channel setaccess, sol payload enable, session open", "ARG...", does="access.grant"
        ),
        sub("user disable, sol payload disable", "ARG...", does="access.revoke"),
        sub("session close", "ARG...", does="process.signal"),
        sub("sol activate, isol activate, tsol", "ARG...", does="code.interactive"),
        sub("sol deactivate", "ARG...", does="service.stop"),
        sub(
            "sol set, isol set, isol info, set, pef policy, pef filter, dcmi set_mc_id_string, dcmi set_asset_tag"
            ", dcmi set_conf_param, dcmi power set_limit, dcmi power activate, dcmi power deactivate",
            "ARG...",
            does="host.config",
        ),
        sub(
            "raw, i2c, picmg, nm, firewall, delloem, sunoem, kontronoem, ekanalyzer, vita, lan6, gendev",
            "ARG...",
            does="code.opaque",
            because="a command of the controller that is not read here",
        ),
        sub("hpm, fwum, ime", "ARG...", does="disk.write", because="writes firmware"),
        sub("exec", "FILE", does="code.opaque FILE"),
        sub("shell", does="code.interactive"),
    ],
    examples="""
        ipmitool sdr list                                             #=> read_only
        ipmitool -I lanplus -H bmc1 -U admin -P x chassis status      #=> read_only
        ipmitool -H bmc1 -U admin -E power status                     #=> read_only
        ipmitool -H bmc1 power on                                     #=> reversible_low
        ipmitool -H bmc1 chassis power off                            #=> destructive host.off
        ipmitool -H bmc1 power soft                                   #=> destructive
        ipmitool -H bmc1 power cycle                                  #=> disruptive host.reboot
        ipmitool power diag                                           #=> destructive host.break
        ipmitool chassis bootdev pxe                                  #=> config_mutation host.boot
        ipmitool chassis identify 30                                  #=> reversible_low
        ipmitool sel elist                                            #=> read_only
        ipmitool sel clear                                            #=> destructive log.discard
        ipmitool sel save x                                           #=> config_mutation fs.write
        ipmitool sel writeraw /tmp/x                                  #=> reversible_low fs.scratch
        ipmitool fru read 0 x                                         #=> config_mutation fs.write
        ipmitool lan print 1                                          #=> read_only
        ipmitool lan set 1 ipsrc dhcp                                 #=> disruptive net.config
        ipmitool user list 1                                          #=> read_only
        ipmitool user set password 2 x                                #=> disruptive
        ipmitool user enable 2                                        #=> exposure
        ipmitool mc reset cold                                        #=> disruptive service.restart
        ipmitool sol activate                                         #=> unknown code.interactive
        ipmitool raw 0x06 0x01                                        #=> unknown code.opaque
        ipmitool hpm upgrade fw.hpm                                   #=> destructive disk.write
        ipmitool hpm check                                            #=> read_only
        ipmitool exec script                                          #=> unknown
        ipmitool frobnicate                                           #=> unknown unknown.subcommand
    """,
)
