from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "dd gdd dcfldd dc3dd",
    "",
    about="copy and convert bytes",
    input="part",
    docs="man:dd(1)",
    style="keys",
    inert="--help --version",
    options=[
        takes("if=", reads="VALUE"),
        takes("of= ofs= log= hlog= hashlog= errlog= sha256log= md5log= hof=", writes="VALUE"),
        takes("wipe=", does="disk.write VALUE"),
        takes(
            "bs= cbs= conv= count= ibs= iflag= iseek= obs= oflag= oseek= seek= skip= status= files= fillchar= speed="
            " hash= hashwindow= hashconv= hashformat= limit= pattern= textpattern= statusinterval= split= splitformat="
            " sizeprobe= ssz= cnt= iskip= oskip= verb= nwspc= vf= verifylog="
        ),
        flags("--help --version --flags"),
    ],
    rows=[
        when(
            "if==/dev/zero|/dev/urandom|/dev/random|/dev/full",
            "of=",
            unless="count= of=/dev/null",
            does="host.load of=",
            because="goes on until the disk is full",
        ),
        when("if==/dev/null", "of=", unless="conv=*notrunc* of=/dev/null", does="fs.truncate of="),
        when(unless="if=", reads="stdin"),
    ],
    examples="""
        dd if=/dev/sda of=/dev/null bs=1M        #=> read_only
        dd if=f bs=512 count=1 status=none       #=> read_only
        dd if=/dev/zero of=f bs=1M count=10      #=> config_mutation fs.write
        dd if=/dev/zero of=/tmp/f bs=1M count=1  #=> reversible_low fs.scratch
        dd if=/dev/zero of=/srv/fill bs=1M       #=> disruptive host.load
        dd if=/dev/zero of=/dev/null             #=> read_only
        dd if=/dev/null of=f                     #=> destructive fs.truncate
        dd if=/dev/null of=f conv=notrunc        #=> config_mutation fs.write
        dd if="$IMAGE" of=/srv/copy              #=> config_mutation fs.write
        dd if=x.iso of=/dev/sdb bs=4M            #=> destructive disk.write
        dd "of=$D" if=x.iso                      #=> config_mutation fs.write
        dd if=.env of=/tmp/x                     #=> exposure secret.read
        dd bs=1k < .env                          #=> exposure secret.read
        dd bs=1k < f                             #=> read_only
        dc3dd wipe=/dev/sdb                      #=> destructive disk.write
        dd if=f frobnicate=1                     #=> unknown unknown.option
        dd f                                     #=> unknown unknown.subcommand
        dd --help                                #=> read_only
    """,
)
