from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

IMAGE = [takes("--object -f/--format"), flags("--image-opts -U/--force-share -q/--quiet -p -h/--help")]
SHOWN = takes("--output")
REMOTE = "ssh:*|nbd://*|nbd:*|sftp:*|ftp:*|ftps:*|http:*|https:*|nfs:*|iscsi:*|gluster*:*"
SENDS = "sends the image to another host"

TOOL = tool(
    "qemu-img",
    about="disk images of virtual machines",
    docs="man:qemu-img(1)",
    inert="-h --help -V --version",
    options=[takes("-T/--trace"), flags("-h/--help -V/--version --progress")],
    rows=[when("-T=*file=*", unless="-h -V", runs="-T:file_inside")],
    subs=[
        sub("info", "IMAGE", options=[*IMAGE, SHOWN, flags("-b/--backing-chain")]),
        sub("map", "IMAGE", options=[*IMAGE, SHOWN, takes("-s/--start-offset -l/--max-length")]),
        sub("measure", "IMAGE", options=[*IMAGE, SHOWN, takes("-O/--target-format -o -l/--snapshot -s/--size")]),
        sub(
            "compare",
            "FIRST SECOND",
            options=[*IMAGE, takes("-F/--b-format/--a-format -T/--cache"), flags("-s/--strict --progress")],
        ),
        sub(
            "check",
            "IMAGE",
            options=[
                *IMAGE,
                SHOWN,
                takes("-T/--cache"),
                takes("-r/--repair"),
            ],
            rows=[
                when("-r", unless="-r=leaks", deletes="IMAGE", because="repairs an image; a wrong choice loses data"),
                when("-r=leaks", does="storage.change IMAGE", because="gives back what nothing uses"),
            ],
        ),
        sub(
            "create",
            "IMAGE SIZE",
            writes="IMAGE",
            options=[*IMAGE, takes("-b/--backing -B -F/--backing-format -o/--options"), flags("-u/--backing-unsafe")],
        ),
        sub(
            "convert",
            "SOURCE... IMAGE",
            writes="IMAGE",
            rows=[
                when("IMAGE=/dev/*", deletes="IMAGE", because="overwrites the device"),
                when(f"IMAGE={REMOTE}", does="net.upload IMAGE", because=SENDS),
            ],
            options=[
                *IMAGE,
                takes(
                    "-O/--target-format -B/--backing -F/--backing-format -o/--target-options -l/--source-snapshot"
                    " -S/--sparse-size -r/--rate -m/--parallel -t/--target-cache -T/--source-cache"
                ),
                flags(
                    "--target-image-opts --target-is-zero --bitmaps --skip-broken-bitmaps"
                    " -C/--copy-range-offloading -c/--compress -n/--no-create -W/--oob-writes --salvage"
                ),
            ],
        ),
        sub(
            "dd",
            style="keys",
            options=[
                *IMAGE,
                takes("-O/--output-format if= bs= count= skip="),
                takes("of=", writes="VALUE"),
            ],
            rows=[when(f"of={REMOTE}", does="net.upload of=", because=SENDS)],
        ),
        sub(
            "amend",
            "IMAGE",
            does="storage.change IMAGE",
            options=[
                *IMAGE,
                takes("-o -t/--cache"),
                flags("--force", does="storage.delete IMAGE", because="may erase the last key of an encrypted image"),
                flags("--progress"),
            ],
            rows=[when("-o=*encrypt.state*|*state=*", does="access.revoke IMAGE", because="changes who can unlock it")],
        ),
        sub(
            "bitmap",
            "IMAGE BITMAP",
            does="storage.change IMAGE",
            options=[
                *IMAGE,
                takes("--merge -b/--source-file -F/--source-format -g/--granularity"),
                flags("--add --remove --clear --enable --disable"),
            ],
        ),
        sub(
            "commit",
            "IMAGE",
            does="storage.delete IMAGE",
            because="writes an image into the one it is based on, whose old state is gone",
            options=[*IMAGE, takes("-b/--base -r/--rate -t/--cache"), flags("-d/--drop")],
        ),
        sub(
            "rebase",
            "IMAGE",
            does="storage.change IMAGE",
            options=[
                *IMAGE,
                takes("-b/--backing -B -F/--backing-format -t/--cache -T/--backing-cache"),
                flags("-u/--backing-unsafe -c/--compress"),
            ],
        ),
        sub(
            "resize",
            "IMAGE SIZE",
            does="storage.change IMAGE",
            options=[
                *IMAGE,
                takes("--preallocation"),
                flags("--shrink", does="storage.delete IMAGE", because="cuts off what lies behind the new end"),
            ],
        ),
        sub(
            "snapshot",
            "IMAGE",
            options=[
                *IMAGE,
                flags("-l/--list"),
                takes("-c/--create", does="snapshot IMAGE"),
                takes("-a/--apply", does="storage.delete IMAGE", because="loses all that happened since the snapshot"),
                takes("-d/--delete", does="storage.delete IMAGE", because="deletes a snapshot"),
            ],
        ),
        sub(
            "bench",
            "IMAGE",
            does="host.load IMAGE",
            options=[
                *IMAGE,
                takes(
                    "-c/--count -d/--depth -i/--aio -o/--offset -s/--buffer-size -S/--step-size -t/--cache"
                    " --flush-interval --pattern"
                ),
                flags("-n/--native --no-drain"),
                flags("-w/--write", deletes="IMAGE", because="overwrites the image"),
            ],
        ),
    ],
    examples="""
        qemu-img --version                                          #=> read_only
        qemu-img info disk.qcow2                                    #=> read_only
        qemu-img info -U --output=json --backing-chain disk.qcow2   #=> read_only
        qemu-img map disk.qcow2                                     #=> read_only
        qemu-img compare a.qcow2 b.qcow2                            #=> read_only
        qemu-img check disk.qcow2                                   #=> read_only
        qemu-img check -r all disk.qcow2                            #=> destructive fs.delete
        qemu-img check -r leaks disk.qcow2                          #=> config_mutation storage.change
        qemu-img -T enable=x,file=f info disk.qcow2                 #=> config_mutation fs.write
        qemu-img -T enable=x info disk.qcow2                        #=> read_only
        qemu-img create -f qcow2 disk.qcow2 10G                     #=> config_mutation fs.write
        qemu-img create -f qcow2 /tmp/disk.qcow2 10G                #=> reversible_low fs.scratch
        qemu-img convert -p -O qcow2 disk.raw disk.qcow2            #=> config_mutation fs.write
        qemu-img convert -O raw disk.qcow2 /dev/vg0/data            #=> destructive
        qemu-img convert -O raw disk.qcow2 /dev/sdb                 #=> destructive disk.write
        qemu-img convert -O raw disk.qcow2 ssh://h/x.img            #=> exposure net.upload
        qemu-img convert -O raw nbd://h/x disk.raw                  #=> config_mutation fs.write
        qemu-img dd if=a of=b                                       #=> config_mutation fs.write
        qemu-img dd -f raw -O qcow2 bs=1M if=a of=/tmp/b            #=> reversible_low fs.scratch
        qemu-img dd if=a of=/dev/sdb                                #=> destructive disk.write
        qemu-img dd if=a of=ssh://h/b                               #=> exposure net.upload
        qemu-img amend -o compat=1.1 disk.qcow2                     #=> config_mutation storage.change
        qemu-img amend -o encrypt.state=inactive,encrypt.keyslot=1 d  #=> disruptive access.revoke
        qemu-img amend --force -o encrypt.state=inactive d          #=> destructive storage.delete
        qemu-img commit disk.qcow2                                  #=> destructive storage.delete
        qemu-img rebase -b base.qcow2 disk.qcow2                    #=> config_mutation storage.change
        qemu-img resize disk.qcow2 +10G                             #=> config_mutation storage.change
        qemu-img resize --shrink disk.qcow2 5G                      #=> destructive storage.delete
        qemu-img snapshot -l disk.qcow2                             #=> read_only
        qemu-img snapshot -c pre disk.qcow2                         #=> reversible_low snapshot
        qemu-img snapshot -a pre disk.qcow2                         #=> destructive storage.delete
        qemu-img snapshot -d pre disk.qcow2                         #=> destructive storage.delete
        qemu-img bench disk.qcow2                                   #=> disruptive host.load
        qemu-img bench -w disk.qcow2                                #=> destructive fs.delete
        qemu-img frobnicate disk.qcow2                              #=> unknown unknown.subcommand
    """,
)
