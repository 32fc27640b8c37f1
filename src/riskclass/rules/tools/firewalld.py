from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

CHANGES = "changes the rules of the firewall"

TOOL = tool(
    "firewall-cmd firewall-offline-cmd",
    "WORD...",
    about="show and change the rules of firewalld",
    docs="man:firewall-cmd(1)",
    options=[
        takes(
            "--add-port --add-protocol --add-source-port --add-service --add-forward-port"
            " --add-ingress-zone --add-egress-zone --add-interface --add-source",
            does="net.firewall VALUE, access.grant VALUE",
            because="lets others in",
        ),
        flags(
            "--add-masquerade --add-forward",
            does="net.firewall, access.grant",
            because="lets others in",
        ),
        takes(
            "--set-log-denied --set-default-zone --new-zone --new-zone-from-file --load-zone-defaults"
            " --new-policy --new-policy-from-file --load-policy-defaults --new-ipset --new-ipset-from-file"
            " --load-ipset-defaults --add-entry --add-entries-from-file --new-icmptype --new-icmptype-from-file"
            " --load-icmptype-defaults --add-destination --new-service --new-service-from-file"
            " --load-service-defaults --add-helper --set-destination --add-include --set-target --add-icmp-block"
            " --set-priority --change-interface --change-source --new-helper --new-helper-from-file"
            " --load-helper-defaults --set-module --set-family",
        ),
        takes(
            "--add-lockdown-whitelist-command --add-lockdown-whitelist-context --add-lockdown-whitelist-uid"
            " --add-lockdown-whitelist-user",
            does="access.grant VALUE",
            because="lets others change the firewall",
        ),
        flags(
            "--add-icmp-block-inversion --add-chain --add-rule --add-passthrough",
        ),
        takes(
            "--delete-zone --delete-policy --delete-ipset --remove-entry --remove-entries-from-file"
            " --delete-icmptype --remove-destination --delete-service --remove-port --remove-protocol"
            " --remove-source-port --remove-helper --remove-include --remove-service --remove-icmp-block"
            " --remove-forward-port --remove-rich-rule --remove-ingress-zone --remove-egress-zone"
            " --remove-interface --remove-source --delete-helper --remove-lockdown-whitelist-command"
            " --remove-lockdown-whitelist-context --remove-lockdown-whitelist-uid"
            " --remove-lockdown-whitelist-user",
        ),
        flags(
            "--remove-masquerade --remove-icmp-block-inversion --remove-forward --remove-chain --remove-rule"
            " --remove-rules --remove-passthrough",
        ),
        flags(
            "--panic-on --lockdown-on --passthrough",
            does="net.firewall",
            because=CHANGES,
        ),
        flags(
            "--reload --complete-reload --reset-to-defaults",
            does="net.firewall",
            because="puts the saved rules into effect",
        ),
        flags("--panic-off --lockdown-off --disabled", does="guard.lower", because="takes a protection away"),
        flags("--runtime-to-permanent", does="host.config", because="saves the live rules"),
        takes("--set-description --set-short", does="host.config VALUE"),
        flags("--enabled", does="net.firewall", because=CHANGES),
        takes(
            "--get-zone-of-interface --get-zone-of-source --name --zone --info-zone --path-zone --policy"
            " --info-policy --path-policy --type --option --info-ipset --path-ipset --ipset --query-entry"
            " --info-icmptype --path-icmptype --icmptype --query-destination --info-service --path-service"
            " -s/--service --query-port --query-protocol --query-source-port --query-helper --query-include"
            " --timeout --query-service --query-icmp-block --query-forward-port --query-rich-rule"
            " --query-ingress-zone --query-egress-zone --query-interface --query-source --module --family"
            " --info-helper --path-helper --helper --query-lockdown-whitelist-command"
            " --query-lockdown-whitelist-context --query-lockdown-whitelist-uid --query-lockdown-whitelist-user",
        ),
        flags(
            "--state --check-config --get-log-denied --permanent --get-default-zone --get-active-zones"
            " --get-zones --get-services --get-icmptypes --list-all-zones --get-policies --get-active-policies"
            " --list-all-policies --get-ipset-types --get-ipsets --get-description --get-short --get-entries"
            " --get-destinations --get-ports --get-protocols --get-source-ports --get-service-helpers"
            " --get-includes --list-all --get-target --list-services --list-ports --list-protocols"
            " --list-source-ports --list-icmp-blocks --list-forward-ports --query-masquerade --list-rich-rules"
            " --query-icmp-block-inversion --query-forward --get-priority --list-ingress-zones"
            " --list-egress-zones --list-interfaces --list-sources --get-helpers --get-module --get-family"
            " --direct --get-all-chains --get-chains --query-chain --get-all-rules --get-rules --query-rule"
            " --get-all-passthroughs --get-passthroughs --query-passthrough --query-lockdown"
            " --list-lockdown-whitelist-commands --list-lockdown-whitelist-contexts"
            " --list-lockdown-whitelist-uids --list-lockdown-whitelist-users --query-panic",
        ),
        takes("--add-rich-rule", does="net.firewall VALUE", because=CHANGES),
        flags("-h/--help -V/--version -q/--quiet -v/--verbose"),
        takes("--default-config --system-config --service-config"),
    ],
    rows=[
        when(
            "--set-log-denied --set-default-zone --new-zone --new-zone-from-file --load-zone-defaults"
            " --new-policy --new-policy-from-file --load-policy-defaults --new-ipset --new-ipset-from-file"
            " --load-ipset-defaults --add-entry --add-entries-from-file --new-icmptype --new-icmptype-from-file"
            " --load-icmptype-defaults --add-destination --new-service --new-service-from-file"
            " --load-service-defaults --add-helper --set-destination --add-include --set-target --add-icmp-block"
            " --add-icmp-block-inversion --set-priority --change-interface --change-source --new-helper"
            " --new-helper-from-file --load-helper-defaults --set-module --set-family --add-chain --add-rule"
            " --add-passthrough --add-lockdown-whitelist-command --add-lockdown-whitelist-context"
            " --add-lockdown-whitelist-uid --add-lockdown-whitelist-user --delete-zone --delete-policy"
            " --delete-ipset --remove-entry --remove-entries-from-file --delete-icmptype --remove-destination"
            " --delete-service --remove-port --remove-protocol --remove-source-port --remove-helper"
            " --remove-include --remove-service --remove-icmp-block --remove-forward-port --remove-masquerade"
            " --remove-rich-rule --remove-icmp-block-inversion --remove-forward --remove-ingress-zone"
            " --remove-egress-zone --remove-interface --remove-source --delete-helper --remove-chain"
            " --remove-rule --remove-rules --remove-passthrough --remove-lockdown-whitelist-command"
            " --remove-lockdown-whitelist-context --remove-lockdown-whitelist-uid"
            " --remove-lockdown-whitelist-user",
            unless="--permanent",
            does="net.firewall",
            because=CHANGES,
        ),
        when(
            "--set-log-denied --set-default-zone --new-zone --new-zone-from-file --load-zone-defaults"
            " --new-policy --new-policy-from-file --load-policy-defaults --new-ipset --new-ipset-from-file"
            " --load-ipset-defaults --add-entry --add-entries-from-file --new-icmptype --new-icmptype-from-file"
            " --load-icmptype-defaults --add-destination --new-service --new-service-from-file"
            " --load-service-defaults --add-helper --set-destination --add-include --set-target --add-icmp-block"
            " --add-icmp-block-inversion --set-priority --change-interface --change-source --new-helper"
            " --new-helper-from-file --load-helper-defaults --set-module --set-family --add-chain --add-rule"
            " --add-passthrough --add-lockdown-whitelist-command --add-lockdown-whitelist-context"
            " --add-lockdown-whitelist-uid --add-lockdown-whitelist-user --delete-zone --delete-policy"
            " --delete-ipset --remove-entry --remove-entries-from-file --delete-icmptype --remove-destination"
            " --delete-service --remove-port --remove-protocol --remove-source-port --remove-helper"
            " --remove-include --remove-service --remove-icmp-block --remove-forward-port --remove-masquerade"
            " --remove-rich-rule --remove-icmp-block-inversion --remove-forward --remove-ingress-zone"
            " --remove-egress-zone --remove-interface --remove-source --delete-helper --remove-chain"
            " --remove-rule --remove-rules --remove-passthrough --remove-lockdown-whitelist-command"
            " --remove-lockdown-whitelist-context --remove-lockdown-whitelist-uid"
            " --remove-lockdown-whitelist-user",
            "--permanent",
            does="host.config",
            because="changes the saved rules of the firewall",
        ),
        when(
            "--add-rich-rule",
            unless="--add-rich-rule=*drop*|*reject*",
            does="access.grant --add-rich-rule",
            because="lets others in",
        ),
        when("--add-rich-rule=*accept*", does="access.grant --add-rich-rule", because="lets others in"),
        when(
            "--change-interface --change-source",
            "--zone==trusted",
            does="guard.lower --change-interface --change-source",
            because="lets in all that comes from there",
        ),
        when("--set-target=ACCEPT", does="guard.lower", because="lets in what no rule speaks of"),
        when("--set-default-zone=trusted", does="guard.lower", because="lets everything in"),
        when(
            "--remove-rich-rule=*drop*|*reject*", does="guard.lower", because="takes a rule away that keeps others out"
        ),
    ],
    examples=r"""
        firewall-cmd --state                                          #=> read_only
        firewall-cmd --list-all --zone=public                         #=> read_only
        firewall-cmd --get-active-zones                               #=> read_only
        firewall-cmd --query-port=80/tcp                              #=> read_only
        firewall-cmd --add-port=80/tcp                                #=> exposure access.grant
        firewall-cmd --permanent --zone=public --add-service=http     #=> exposure access.grant
        firewall-cmd --add-masquerade                                 #=> exposure
        firewall-cmd --remove-port=80/tcp                             #=> disruptive net.firewall
        firewall-cmd --permanent --remove-service http                #=> config_mutation host.config
        firewall-cmd --remove-rich-rule='rule source address=1.2.3.4 drop'     #=> exposure guard.lower
        firewall-cmd --add-rich-rule='rule service name=ssh accept'   #=> exposure access.grant
        firewall-cmd --add-rich-rule='rule family=ipv4 source address=10.0.0.5 reject'  #=> disruptive net.firewall
        firewall-cmd --add-rich-rule='rule log prefix="drop" accept'  #=> exposure access.grant
        firewall-cmd --zone=trusted --change-interface=eth0           #=> exposure guard.lower
        firewall-cmd --zone=drop --change-interface=eth0              #=> disruptive
        firewall-cmd --add-lockdown-whitelist-user=bob                #=> exposure access.grant
        firewall-cmd --reload                                         #=> disruptive
        firewall-cmd --set-default-zone=drop                          #=> disruptive
        firewall-cmd --set-default-zone=trusted                       #=> exposure guard.lower
        firewall-cmd --permanent --zone=x --set-target=ACCEPT         #=> exposure
        firewall-cmd --permanent --zone=x --set-target=DROP           #=> config_mutation
        firewall-cmd --permanent --new-zone=x                         #=> config_mutation
        firewall-cmd --runtime-to-permanent                           #=> config_mutation
        firewall-cmd --panic-on                                       #=> disruptive
        firewall-cmd --panic-off                                      #=> exposure
        firewall-cmd --direct --add-rule ipv4 filter INPUT 0 -p tcp --dport 22 -j ACCEPT    #=> unknown
        firewall-cmd --direct --get-all-rules                         #=> read_only
        firewall-cmd --frobnicate                                     #=> unknown
    """,
)
