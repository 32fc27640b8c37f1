from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "find",
    "PATH...",
    about="walk trees and act on what matches",
    docs="man:find(1)",
    style="single",
    prints="files",
    inert="-help --help -version --version",
    options=[
        takes("-exec -ok", "COMMAND...:filled ;|+"),
        takes("-execdir -okdir", "COMMAND...:filled ;|+", cwd="elsewhere"),
        flags("-delete", deletes="PATH", because="deletes every match"),
        takes("-fprint -fprint0 -fls", writes="VALUE"),
        takes("-fprintf", "FILE FORMAT", writes="FILE"),
        takes("-files0-from", reads="VALUE", because="a line that names no file is shown"),
        takes(
            "-amin -anewer -atime -cmin -cnewer -context -ctime -D -fstype -gid -group -ilname -iname -inum -ipath"
            " -iregex -iwholename -links -lname -maxdepth -mindepth -mmin -mtime -name -newer* -path -perm -printf"
            " -regex -regextype -samefile -size -type -uid -used -user -wholename -xtype"
        ),
        flags(
            "-- -H -L -P -O* -E -X -s -x -a -and -o -or -not -d -daystart -depth -empty -executable -false -follow"
            " -help --help -ignore_readdir_race -noignore_readdir_race -ls -mount -nogroup -noleaf -nouser -nowarn"
            " -print -print0 -prune -quit -readable -true -version --version -warn -writable -xdev ( ) ! ,"
        ),
    ],
    rows=[
        when("-delete", unless="PATH -files0-from", deletes="cwd", because="deletes every match"),
        when("-exec -execdir -ok -okdir -printf=*-*|*\\05*|*\\5*", prints="any"),
        when("-delete", "-files0-from", does="fs.delete", because="deletes every match below what a list names"),
    ],
    examples=r"""
        find /srv -name '*.py' -newermt 2026-01-01 -print          #=> read_only
        find . -type f -exec grep -l useState {} +                 #=> read_only
        find . \( -name a -o -name b \) -size +5M                  #=> read_only
        find . -delete                                             #=> destructive
        find -name '*.orig' -delete                                #=> destructive fs.delete
        cd /tmp/x && find -delete                                  #=> reversible_low fs.scratch
        find -files0-from list -delete                             #=> destructive fs.delete
        find -files0-from list -print                              #=> read_only
        find -files0-from ~/.ssh/id_rsa -print                     #=> exposure secret.read
        find . -name '*.pyc' -exec rm {} \;                        #=> destructive
        cd /tmp/w; find / -execdir rm x \;                         #=> destructive
        cd /tmp/w; find / -exec rm x \;                            #=> reversible_low
        find . -exec sh -c 'rm "$1"' _ {} \;                       #=> destructive
        git log $(find . -printf '--output=f')                     #=> unknown unknown.option
        git log $(find . -exec echo --output=f \;)                 #=> unknown unknown.option
        git log $(find . -printf '%p\n')                           #=> read_only
        find . -fprint /etc/motd                                   #=> config_mutation
        find . -fprintf /dev/null '%p'                             #=> read_only
        find . -fprintf out '%p'                                   #=> config_mutation
        find -- -delete                                            #=> destructive fs.delete
        find -H -- . -name x -delete                               #=> destructive fs.delete
        find -- . -name x                                          #=> read_only
        find "$DIR" -name x                                        #=> unknown
        find . -frobnicate                                         #=> unknown
    """,
)
