from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool

TOOL = tool(
    "nvme",
    about="NVMe disks and fabrics",
    docs="man:nvme(1)",
    inert="-h",
    options=[flags("-h/--help")],
    subs=[
        sub("help", "TOPIC..."),
        sub(
            "list, list-subsys, id-ns-granularity, id-ns-lba-format, list-ns, list-ctrl, nvm-id-ctrl, nvm-id-ns,"
            " nvm-id-ns-lba-format, list-secondary, cmdset-ind-id-ns, ns-descs, id-uuid, id-domain, get-ns-id,"
            " fw-log, changed-ns-list-log, smart-log, ana-log, lba-status-log, resv-notif-log, supported-log-pages,"
            " fid-support-effects-log, mi-cmd-support-effects-log, security-recv, sanitize-log, show-regs,"
            " gen-hostnqn, show-hostnqn, check-dhchap-key, check-tls-key, version",
            "DEVICE",
            options=[
                takes(
                    "-o/--output-format -i/--lba-format-index -U/--uuid-index -n/--namespace-id -y/--csi -c/--cntid"
                    " -e/--num-entries -d/--dom-id -x/--size -N/--nssf -p/--secp -s/--spsp -t/--al -k/--key"
                ),
                flags("-v/--verbose -h/--help -a/--all -b/--raw-binary -H/--human-readable -g/--groups -r/--rae"),
            ],
        ),
        sub(
            "id-ctrl, id-ns, primary-ctrl-caps, id-nvmset, error-log, endurance-log, pred-lat-event-agg-log,"
            " persistent-event-log, endurance-event-agg-log, media-unit-stat-log, supported-cap-config-log,"
            " gen-tls-key",
            "DEVICE",
            options=[
                takes(
                    "-o/--output-format -n/--namespace-id -c/--cntlid -i/--nvmset_id -e/--log-entries -g/--group-id"
                    " -a/--action -l/--log_len -d/--domain-id -s/--secret -m/--hmac"
                ),
                flags("-v/--vendor-specific -b/--raw-binary -H/--human-readable -h/--help --force -r/--rae"),
            ],
        ),
        sub(
            "id-iocs, list-endgrp, self-test-log, get-lba-status, show-topology",
            "DEVICE",
            options=[
                takes(
                    "-c/--controller-id -i/--endgrp-id -o/--output-format -e/--dst-entries -n/--namespace-id"
                    " -s/--start-lba -m/--max-dw -a/--action -l/--range-len -t/--timeout -r/--ranking"
                ),
                flags("-h/--help -v/--verbose"),
            ],
        ),
        sub(
            "create-ns",
            "DEVICE",
            does="storage.change DEVICE",
            options=[
                takes(
                    "-s/--nsze -c/--ncap -f/--flbas -d/--dps -m/--nmic -a/--anagrp-id -i/--nvmset-id"
                    " -b/--block-size -t/--timeout -y/--csi -l/--lbstm -S/--nsze-si -C/--ncap-si"
                ),
                flags("-h/--help"),
            ],
        ),
        sub(
            "delete-ns",
            "DEVICE",
            does="storage.delete DEVICE",
            whole=True,
            options=[takes("-n/--namespace-id -t/--timeout"), flags("-h/--help")],
        ),
        sub(
            "attach-ns, fw-download, io-mgmt-send",
            "DEVICE",
            does="storage.change DEVICE",
            options=[
                takes(
                    "-n/--namespace-id -c/--controllers -f/--fw -x/--xfer -o/--offset -s/--mos -m/--mo -d/--data"
                    " -l/--data-len"
                ),
                flags("-h/--help -p/--progress -i/--ignore-ovr"),
            ],
        ),
        sub(
            "detach-ns, set-property, fw-commit, reset, subsystem-reset",
            "DEVICE",
            does="storage.disrupt DEVICE",
            options=[
                takes("-n/--namespace-id -c/--controllers -o/--offset -v/--value -s/--slot -a/--action -b/--bpid"),
                flags("-h/--help"),
            ],
        ),
        sub(
            "get-log",
            "DEVICE",
            options=[
                takes(
                    "-n/--namespace-id -i/--log-id -l/--log-len -a/--aen -o/--lpo -s/--lsp -S/--lsi -U/--uuid-index"
                    " -y/--csi"
                ),
                flags("-r/--rae -b/--raw-binary -O/--ot -h/--help"),
            ],
        ),
        sub(
            "telemetry-log",
            "DEVICE",
            options=[
                takes("-g/--host-generate -d/--data-area"),
                takes("-o/--output-file", writes="VALUE"),
                flags("-c/--controller-init -h/--help"),
            ],
        ),
        sub(
            "effects-log, predictable-lat-log, resv-report, dir-receive",
            "DEVICE",
            options=[
                takes(
                    "-o/--output-format -c/--csi -i/--nvmset-id -n/--namespace-id -d/--numd -l/--data-len"
                    " -D/--dir-type -S/--dir-spec -O/--dir-oper -r/--req-resource"
                ),
                flags("-H/--human-readable -b/--raw-binary -h/--help -e/--eds"),
            ],
        ),
        sub(
            "boot-part-log",
            "DEVICE",
            options=[
                takes("-s/--lsp -o/--output-format"),
                takes("-f/--output-file", writes="VALUE"),
                flags("-h/--help"),
            ],
        ),
        sub(
            "get-feature, get-property",
            "DEVICE",
            options=[
                takes(
                    "-f/--feature-id -n/--namespace-id -s/--sel -l/--data-len -c/--cdw11 -U/--uuid-index -o/--offset"
                ),
                flags("-b/--raw-binary -H/--human-readable -h/--help"),
            ],
        ),
        sub(
            "device-self-test",
            "DEVICE",
            does="service.start DEVICE",
            options=[takes("-n/--namespace-id -s/--self-test-code"), flags("-w/--wait -h/--help")],
        ),
        sub(
            "set-feature, dir-send",
            "DEVICE",
            does="storage.change DEVICE",
            options=[
                takes(
                    "-n/--namespace-id -f/--feature-id -v/--value -c/--cdw12 -U/--uuid-index -l/--data-len"
                    " -d/--data -D/--dir-type -T/--target-dir -S/--dir-spec -O/--dir-oper -e/--endir -i/--input-file"
                ),
                flags("-s/--save -h/--help -H/--human-readable -b/--raw-binary"),
            ],
        ),
        sub(
            "format",
            "DEVICE",
            does="disk.write DEVICE",
            whole=True,
            options=[
                takes("-n/--namespace-id -t/--timeout -l/--lbaf -s/--ses -i/--pi -p/--pil -m/--ms -b/--block-size"),
                flags("-r/--reset --force -h/--help"),
            ],
        ),
        sub(
            "admin-passthru, io-passthru",
            "DEVICE",
            does="disk.write DEVICE",
            inert="-d",
            options=[
                takes(
                    "-o/--opcode -f/--flags -p/--prefill -R/--rsvd -n/--namespace-id -l/--data-len"
                    " -m/--metadata-len -t/--timeout -2/--cdw2 -3/--cdw3 -4/--cdw10 -5/--cdw11 -6/--cdw12"
                    " -7/--cdw13 -8/--cdw14 -9/--cdw15 -i/--input-file -M/--metadata"
                ),
                flags("-b/--raw-binary -s/--show-command -d/--dry-run -r/--read -w/--write -T/--latency -h/--help"),
            ],
        ),
        sub(
            "security-send, disconnect-all",
            "DEVICE",
            does="storage.disrupt DEVICE",
            options=[
                takes("-n/--namespace-id -f/--file -N/--nssf -p/--secp -s/--spsp -t/--tl -r/--transport"),
                flags("-h/--help -v/--verbose"),
            ],
        ),
        sub(
            "capacity-mgmt",
            "DEVICE",
            does="storage.delete DEVICE",
            options=[takes("-o/--operation -i/--element-id -l/--cap-lower -u/--cap-upper"), flags("-h/--help")],
        ),
        sub(
            "resv-acquire",
            "DEVICE",
            does="storage.disrupt DEVICE",
            options=[
                takes("-n/--namespace-id -c/--crkey -p/--prkey -t/--rtype -a/--racqa"),
                flags("-i/--iekey -h/--help"),
            ],
        ),
        sub(
            "resv-register, resv-release",
            "DEVICE",
            does="storage.disrupt DEVICE",
            options=[
                takes("-n/--namespace-id -c/--crkey -k/--nrkey -r/--rrega -p/--cptpl -t/--rtype -a/--rrela"),
                flags("-i/--iekey -h/--help"),
            ],
        ),
        sub(
            "dsm",
            "DEVICE",
            options=[
                takes("-n/--namespace-id -a/--ctx-attrs -b/--blocks -s/--slbs -c/--cdw11"),
                flags("-d/--ad", does="disk.write DEVICE", because="discards blocks"),
                flags("-w/--idw -r/--idr -h/--help"),
            ],
        ),
        sub(
            "copy",
            "DEVICE",
            does="disk.write DEVICE",
            options=[
                takes(
                    "-n/--namespace-id -d/--sdlba -s/--slbs -b/--blocks -p/--prinfow -P/--prinfor -r/--ref-tag"
                    " -R/--expected-ref-tags -a/--app-tag -A/--expected-app-tags -m/--app-tag-mask"
                    " -M/--expected-app-tag-masks -T/--dir-type -S/--dir-spec -F/--format"
                ),
                flags("-l/--limited-retry -f/--force-unit-access -h/--help"),
            ],
        ),
        sub(
            "flush, ns-rescan",
            "DEVICE",
            does="refresh DEVICE",
            options=[takes("-n/--namespace-id"), flags("-h/--help")],
        ),
        sub(
            "compare",
            "DEVICE",
            options=[
                takes(
                    "-n/--namespace-id -s/--start-block -c/--block-count -z/--data-size -y/--metadata-size"
                    " -r/--ref-tag -d/--data -M/--metadata -p/--prinfo -m/--app-tag-mask -a/--app-tag"
                    " -g/--storage-tag -T/--dir-type -S/--dir-spec -D/--dsm"
                ),
                flags(
                    "-l/--limited-retry -f/--force-unit-access -C/--storage-tag-check -v/--show-command"
                    " -w/--dry-run -t/--latency --force -h/--help"
                ),
            ],
        ),
        sub(
            "read",
            "DEVICE",
            options=[
                takes(
                    "-n/--namespace-id -s/--start-block -c/--block-count -z/--data-size -y/--metadata-size"
                    " -r/--ref-tag -M/--metadata -p/--prinfo -m/--app-tag-mask -a/--app-tag -g/--storage-tag"
                    " -T/--dir-type -S/--dir-spec -D/--dsm"
                ),
                takes("-d/--data", writes="VALUE"),
                flags(
                    "-l/--limited-retry -f/--force-unit-access -C/--storage-tag-check -v/--show-command"
                    " -w/--dry-run -t/--latency --force -h/--help"
                ),
            ],
        ),
        sub(
            "write",
            "DEVICE",
            does="disk.write DEVICE",
            inert="-w",
            options=[
                takes(
                    "-n/--namespace-id -s/--start-block -c/--block-count -z/--data-size -y/--metadata-size"
                    " -r/--ref-tag -d/--data -M/--metadata -p/--prinfo -m/--app-tag-mask -a/--app-tag"
                    " -g/--storage-tag -T/--dir-type -S/--dir-spec -D/--dsm"
                ),
                flags(
                    "-l/--limited-retry -f/--force-unit-access -C/--storage-tag-check -v/--show-command"
                    " -w/--dry-run -t/--latency --force -h/--help"
                ),
            ],
        ),
        sub(
            "write-zeroes, write-uncor",
            "DEVICE",
            does="disk.write DEVICE",
            options=[
                takes(
                    "-n/--namespace-id -s/--start-block -c/--block-count -p/--prinfo -r/--ref-tag -m/--app-tag-mask"
                    " -a/--app-tag -S/--storage-tag"
                ),
                flags("-d/--deac -l/--limited-retry -f/--force-unit-access -C/--storage-tag-check -h/--help"),
            ],
        ),
        sub(
            "verify",
            "DEVICE",
            options=[
                takes(
                    "-n/--namespace-id -s/--start-block -c/--block-count -p/--prinfo -r/--ref-tag -a/--app-tag"
                    " -m/--app-tag-mask -S/--storage-tag"
                ),
                flags("-l/--limited-retry -f/--force-unit-access -C/--storage-tag-check -h/--help"),
            ],
        ),
        sub(
            "sanitize",
            "DEVICE",
            does="disk.write DEVICE",
            whole=True,
            options=[
                takes("-n/--owpass -a/--sanact -p/--ovrpat"),
                flags("-d/--no-dealloc -i/--oipbp -u/--ause -h/--help"),
            ],
        ),
        sub(
            "discover",
            "DEVICE",
            does="net.query",
            options=[
                takes(
                    "-d/--device -t/--transport -a/--traddr -s/--trsvcid -w/--host-traddr -f/--host-iface"
                    " -q/--hostnqn -I/--hostid -n/--nqn -S/--dhchap-secret -i/--nr-io-queues -W/--nr-write-queues"
                    " -P/--nr-poll-queues -Q/--queue-size -k/--keep-alive-tmo -c/--reconnect-delay"
                    " -l/--ctrl-loss-tmo -T/--tos -o/--output-format -r/--raw -J/--config"
                ),
                flags(
                    "-D/--duplicate-connect --disable-sqflow -g/--hdr-digest -G/--data-digest -p/--persistent"
                    " --quiet -v/--verbose -O/--dump-config --force -h/--help"
                ),
            ],
        ),
        sub(
            "connect-all",
            "DEVICE",
            does="fs.mount DEVICE",
            options=[
                takes(
                    "-d/--device -t/--transport -a/--traddr -s/--trsvcid -w/--host-traddr -f/--host-iface"
                    " -q/--hostnqn -I/--hostid -n/--nqn -S/--dhchap-secret -i/--nr-io-queues -W/--nr-write-queues"
                    " -P/--nr-poll-queues -Q/--queue-size -k/--keep-alive-tmo -c/--reconnect-delay"
                    " -l/--ctrl-loss-tmo -T/--tos -o/--output-format -r/--raw -J/--config"
                ),
                flags(
                    "-D/--duplicate-connect --disable-sqflow -g/--hdr-digest -G/--data-digest -p/--persistent"
                    " --quiet -v/--verbose -O/--dump-config --force -h/--help"
                ),
            ],
        ),
        sub(
            "connect",
            "DEVICE",
            does="fs.mount DEVICE",
            options=[
                takes(
                    "-t/--transport -a/--traddr -s/--trsvcid -w/--host-traddr -f/--host-iface -q/--hostnqn"
                    " -I/--hostid -n/--nqn -S/--dhchap-secret -i/--nr-io-queues -W/--nr-write-queues"
                    " -P/--nr-poll-queues -Q/--queue-size -k/--keep-alive-tmo -c/--reconnect-delay"
                    " -l/--ctrl-loss-tmo -T/--tos -C/--dhchap-ctrl-secret -J/--config -o/--output-format"
                ),
                flags(
                    "-D/--duplicate-connect -d/--disable-sqflow -g/--hdr-digest -G/--data-digest -v/--verbose"
                    " -O/--dump-config -h/--help"
                ),
            ],
        ),
        sub(
            "disconnect, lockdown",
            "DEVICE",
            does="storage.disrupt DEVICE",
            options=[
                takes("-n/--nqn -d/--device -o/--ofi -f/--ifc -p/--prhbt -s/--scp -U/--uuid"),
                flags("-v/--verbose -h/--help"),
            ],
        ),
        sub(
            "config",
            "DEVICE",
            does="storage.change DEVICE",
            options=[
                takes(
                    "-t/--transport -a/--traddr -s/--trsvcid -w/--host-traddr -f/--host-iface -q/--hostnqn"
                    " -I/--hostid -n/--nqn -S/--dhchap-secret -i/--nr-io-queues -W/--nr-write-queues"
                    " -P/--nr-poll-queues -Q/--queue-size -k/--keep-alive-tmo -c/--reconnect-delay"
                    " -l/--ctrl-loss-tmo -T/--tos -C/--dhchap-ctrl-secret -J/--config"
                ),
                flags(
                    "-D/--duplicate-connect -d/--disable-sqflow -g/--hdr-digest -G/--data-digest -v/--verbose"
                    " -R/--scan -M/--modify -O/--dump -U/--update -h/--help"
                ),
            ],
        ),
        sub(
            "gen-dhchap-key",
            "DEVICE",
            options=[takes("-s/--secret -l/--key-length -n/--nqn -m/--hmac"), flags("-h/--help")],
        ),
        sub(
            "virt-mgmt",
            "DEVICE",
            does="storage.disrupt DEVICE",
            options=[takes("-c/--cntlid -r/--rt -a/--act -n/--nr"), flags("-h/--help")],
        ),
        sub(
            "rpmb",
            "DEVICE",
            does="storage.change DEVICE",
            options=[
                takes("-c/--cmd -f/--msgfile -g/--keyfile -k/--key -d/--msg -o/--address -b/--blocks -t/--target"),
                flags("-h/--help"),
            ],
        ),
        sub(
            "dim",
            "DEVICE",
            does="storage.change DEVICE",
            options=[takes("-n/--nqn -d/--device -t/--task"), flags("-v/--verbose -h/--help")],
        ),
        sub(
            "io-mgmt-recv",
            "DEVICE",
            options=[
                takes("-n/--namespace-id -s/--mos -m/--mo -l/--data-len"),
                takes("-d/--data", writes="VALUE"),
                flags("-h/--help"),
            ],
        ),
    ],
    examples="""
        nvme list                                            #=> read_only
        nvme list -o json                                    #=> read_only
        nvme smart-log /dev/nvme0                            #=> read_only
        nvme id-ctrl -H /dev/nvme0                           #=> read_only
        nvme error-log -e 10 /dev/nvme0                      #=> read_only
        nvme get-feature -f 7 -H /dev/nvme0                  #=> read_only
        nvme help format                                     #=> read_only
        nvme telemetry-log -o out.bin /dev/nvme0             #=> config_mutation fs.write
        nvme boot-part-log -f out.bin /dev/nvme0             #=> config_mutation fs.write
        nvme read -s 0 -c 7 -z 4096 -d out.bin /dev/nvme0n1  #=> config_mutation fs.write
        nvme discover -t tcp -a 10.0.0.5 -s 4420             #=> read_only
        nvme connect -t tcp -a 10.0.0.5 -s 4420 -n nqn       #=> reversible_low fs.mount
        nvme disconnect -n nqn                               #=> disruptive storage.disrupt
        nvme device-self-test -s 1 /dev/nvme0                #=> reversible_low service.start
        nvme flush /dev/nvme0n1                              #=> reversible_low refresh
        nvme set-feature -f 2 -v 0 /dev/nvme0                #=> config_mutation storage.change
        nvme create-ns -s 1000 -c 1000 /dev/nvme0            #=> config_mutation storage.change
        nvme fw-download -f fw.bin /dev/nvme0                #=> config_mutation storage.change
        nvme fw-commit -s 1 -a 1 /dev/nvme0                  #=> disruptive storage.disrupt
        nvme reset /dev/nvme0                                #=> disruptive storage.disrupt
        nvme delete-ns -n 1 /dev/nvme0                       #=> destructive storage.delete
        nvme format -s 1 /dev/nvme0n1                        #=> destructive disk.write
        nvme format --help                                   #=> read_only
        nvme sanitize -a 2 /dev/nvme0                        #=> destructive disk.write
        nvme write -s 0 -c 7 -z 4096 -d f /dev/nvme0n1       #=> destructive disk.write
        nvme write -w -s 0 -c 7 -d f /dev/nvme0n1            #=> read_only
        nvme write-zeroes -s 0 -c 7 /dev/nvme0n1             #=> destructive disk.write
        nvme io-mgmt-recv -d out.bin /dev/nvme0n1            #=> config_mutation fs.write
        nvme dsm -s 0 -b 8 /dev/nvme0n1                      #=> read_only
        nvme dsm -d -s 0 -b 8 /dev/nvme0n1                   #=> destructive disk.write
        nvme admin-passthru -o 0x80 /dev/nvme0               #=> destructive disk.write
        nvme frobnicate /dev/nvme0                           #=> unknown unknown.subcommand
    """,
)
