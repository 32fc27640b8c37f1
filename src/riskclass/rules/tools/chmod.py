from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

#: Trees whose owners and modes nothing but a reinstallation brings back.
SYSTEM = (
    ""
    "FILE=//|/.|/./|/bin*|/boot*|/dev|/dev/*|/etc*|/home|/home/|/lib*|/proc*|/run|/run/|/sbin*|/sys*|/usr|/usr/|/usr/bin*|/usr/include*|/usr/lib*|/usr/sbin*|/usr/share|/usr/share/|/var|/var/|/var/lib|/var/lib/|/system*|/library"
)
BREAKS = "changes a whole system tree, which only a reinstallation takes back"
#: The last digit lets others write; a symbolic mode says so.
WORLD_WRITABLE = (
    "MODE=*2|*3|*6|*7|*o+w*|*o+rw*|*o+xw*|*o=w*|*o=rw*|*a+w*|*a+rw*|*a+xw*|*a=w*|*a=rw*|*og+w*|*og+rw*|*og=rw*"
)
#: The same for reading, which matters for secrets.
WORLD_READABLE = "MODE=*4|*5|*6|*7|*o+*r*|*o=*r*|*a+*r*|*a=*r*|+*r*|*,+*r*|=*r*"
#: Octal modes of four digits that begin with 4 or 6 and let somebody run the file; three digits such as 440 do not fit.
SETUID = (
    "MODE=40*1|40*5|41*|44*1|44*5|44*10|44*50|45*|46*|47*|65*|67*|6711|7711|7755|7750|7551|7555"
    "|04*1|04*5|041*|045*|046*|047*|065*|067*|*s*"
)

TOOLS = [
    tool(
        "chmod gchmod",
        "MODE FILE...",
        about="change the modes of files",
        input="none",
        docs="man:chmod(1)",
        inert="--help --version",
        does="fs.attributes FILE",
        options=[
            takes("--reference"),
            flags(
                "-c/--changes -f/--silent/--quiet -v/--verbose --no-preserve-root --preserve-root -R/--recursive"
                " --dereference -h/--no-dereference -H -L -P -r -w -x -X -s -t --help --version"
            ),
        ],
        rows=[
            when("--reference -r -w -x -X -s -t", operands="FILE..."),
            when(WORLD_WRITABLE, does="access.grant FILE", because="lets everybody write"),
            when(WORLD_READABLE, reads="FILE", because="lets everybody read it"),
            when(
                SETUID,
                unless="MODE=g+s|g-s|u-s|-s|g+xs|g+sx|g+rxs|g+rwxs|g=rwxs|u-s,g-s|ug-s|a-s",
                does="access.grant FILE",
                because="lets everybody who may run it run it as its owner",
            ),
            when("-R", SYSTEM, does="host.break FILE", because=BREAKS),
            when("-R", "FILE=/", does="host.break FILE", because=BREAKS, whole=True),
        ],
        examples="""
            chmod 600 /dev/null                      #=> config_mutation fs.attributes
            chmod 644 f                              #=> config_mutation fs.attributes
            chmod 644 ~/.ssh/id_rsa                  #=> exposure secret.read
            chmod go+r server.key                    #=> exposure secret.read
            chmod 644 ~/.ssh/id_rsa.pub              #=> config_mutation fs.attributes
            chmod 640 ~/.ssh/id_rsa                  #=> config_mutation fs.attributes
            chmod 644 -- "$f"                        #=> config_mutation fs.attributes
            chmod +x run.sh                          #=> config_mutation fs.attributes
            chmod -x run.sh                          #=> config_mutation fs.attributes
            chmod -R u+rwX,go-w /srv/app             #=> config_mutation fs.attributes
            chmod 600 /tmp/k                         #=> reversible_low fs.scratch
            chmod 777 f                              #=> exposure access.grant
            chmod 0666 f                             #=> exposure access.grant
            chmod 664 f                              #=> config_mutation fs.attributes
            chmod -R 777 /srv/app                    #=> exposure access.grant
            chmod o+w f                              #=> exposure access.grant
            chmod go+rw f                            #=> exposure access.grant
            chmod a=rw f                             #=> exposure access.grant
            chmod go-w f                             #=> config_mutation fs.attributes
            chmod go+r f                             #=> config_mutation fs.attributes
            chmod 4755 app                           #=> exposure access.grant
            chmod u+s app                            #=> exposure access.grant
            chmod g+s dir                            #=> config_mutation fs.attributes
            chmod 440 f                              #=> config_mutation fs.attributes
            chmod 0440 f                             #=> config_mutation fs.attributes
            chmod 2755 dir                           #=> config_mutation fs.attributes
            chmod -- "$M" f                          #=> exposure access.grant
            chmod -R 755 /etc                        #=> destructive host.break
            chmod -R 755 /                           #=> destructive host.break
            chmod --recursive go-w /usr/*            #=> destructive host.break
            chmod --reference=a b                    #=> config_mutation fs.attributes
            chmod -R --reference=/bin /usr/bin       #=> destructive host.break
            chmod 755 /usr/local/bin/app             #=> config_mutation fs.attributes
            chmod --help                             #=> read_only
        """,
    ),
    tool(
        "chown gchown",
        "OWNER FILE...",
        about="change the owner of files",
        input="none",
        docs="man:chown(1)",
        inert="--help --version",
        does="fs.attributes FILE",
        options=[
            takes("--from --reference"),
            flags(
                "-c/--changes -f/--silent/--quiet -v/--verbose --dereference -h/--no-dereference --no-preserve-root"
                " --preserve-root -R/--recursive -H -L -P -n -x --help --version"
            ),
        ],
        rows=[
            when("--reference", operands="FILE..."),
            when("-R", SYSTEM, does="host.break FILE", because=BREAKS),
            when("-R", "FILE=/", does="host.break FILE", because=BREAKS, whole=True),
        ],
        examples="""
            chown app f                             #=> config_mutation fs.attributes
            chown -R app /srv/app                   #=> config_mutation fs.attributes
            chown -hR app /srv/app                  #=> config_mutation fs.attributes
            chown app /etc                          #=> config_mutation fs.attributes
            chown -R app /tmp/x                     #=> reversible_low fs.scratch
            chown -R app /etc                       #=> destructive host.break
            chown -R app /                          #=> destructive host.break
            chown --reference=a -R /usr             #=> destructive host.break
            chown --reference=a -R /srv/app         #=> config_mutation fs.attributes
            chown --help                            #=> read_only
        """,
    ),
    tool(
        "chgrp gchgrp",
        "GROUP FILE...",
        about="change the group of files",
        docs="man:chgrp(1)",
        inert="--help --version",
        does="fs.attributes FILE",
        options=[
            takes("--from --reference"),
            flags(
                "-c/--changes -f/--silent/--quiet -v/--verbose --dereference -h/--no-dereference --no-preserve-root"
                " --preserve-root -R/--recursive -H -L -P -n -x --help --version"
            ),
        ],
        rows=[
            when("--reference", operands="FILE..."),
            when("-R", SYSTEM, does="host.break FILE", because=BREAKS),
            when("-R", "FILE=/", does="host.break FILE", because=BREAKS, whole=True),
        ],
        examples="""
            chgrp app f                             #=> config_mutation fs.attributes
            chgrp -R app /srv/app                   #=> config_mutation fs.attributes
            chgrp -hR app /srv/app                  #=> config_mutation fs.attributes
            chgrp app /etc                          #=> config_mutation fs.attributes
            chgrp -R app /tmp/x                     #=> reversible_low fs.scratch
            chgrp -R app /etc                       #=> destructive host.break
            chgrp -R app /                          #=> destructive host.break
            chgrp --reference=a -R /usr             #=> destructive host.break
            chgrp --reference=a -R /srv/app         #=> config_mutation fs.attributes
            chgrp --help                            #=> read_only
        """,
    ),
    tool(
        "chcon gchcon",
        "CONTEXT FILE...",
        about="change the SELinux label of files",
        docs="man:chcon(1)",
        inert="--help --version",
        does="fs.attributes FILE",
        options=[
            takes("-u/--user -r/--role -t/--type -l/--range --reference"),
            flags(
                "--dereference -h/--no-dereference --no-preserve-root --preserve-root -R/--recursive -v/--verbose"
                " -H -L -P --help --version"
            ),
        ],
        rows=[
            when("-u -r -t -l --reference", operands="FILE..."),
            when("-R", SYSTEM, does="host.break FILE", because=BREAKS),
            when("-R", "FILE=/", does="host.break FILE", because=BREAKS, whole=True),
        ],
        examples="""
            chcon system_u:object_r:etc_t:s0 f       #=> config_mutation fs.attributes
            chcon -R -t httpd_sys_content_t /srv/www #=> config_mutation fs.attributes
            chcon -R -t etc_t /usr                   #=> destructive host.break
            chcon -R -t etc_t /                      #=> destructive host.break
            chcon --version                          #=> read_only
        """,
    ),
]
