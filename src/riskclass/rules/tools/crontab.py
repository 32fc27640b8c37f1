from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "crontab",
    "FILE:@crontab",
    about="show, replace or drop a user's schedule",
    docs="man:crontab(1)",
    inert="-h -V -T",
    options=[
        takes("-u", "USER"),
        takes("-c -x -T"),
        flags("-r", does="fs.delete", because="drops the whole schedule; there is no undo"),
        flags("-e", does="code.interactive"),
        flags("-l -i -s -n -h -V"),
    ],
    rows=[
        when("FILE==/dev/null", unless="-n", does="fs.delete", because="drops the whole schedule; there is no undo"),
        when("FILE", unless="-n", does="schedule.change FILE", because="replaces the whole schedule"),
        when(
            unless="FILE -l -r -e -n -T -h -V",
            does="schedule.change",
            stdin="crontab",
            because="replaces the whole schedule",
        ),
    ],
    examples="""
        crontab -l                                       #=> read_only
        crontab -u bob -l                                #=> read_only
        crontab new.cron                                 #=> unknown schedule.change
        crontab -u bob new.cron                          #=> unknown
        crontab /dev/null                                #=> destructive fs.delete
        crontab -n /dev/null                             #=> read_only
        crontab - < /dev/null                            #=> destructive fs.delete
        : | crontab                                      #=> destructive fs.delete
        echo '# none' | crontab -                        #=> config_mutation schedule.change
        echo '0 3 * * * /usr/bin/apt-get update' | crontab -    #=> config_mutation schedule.change
        echo '0 3 * * * rm -rf /srv/x' | crontab -       #=> destructive
        echo '@daily rm -rf /srv/x' | crontab            #=> destructive
        (crontab -l; echo '0 3 * * * ls') | crontab -    #=> unknown schedule.change
        (crontab -l; echo '0 3 * * * rm -rf /srv/x') | crontab -    #=> destructive code.opaque fs.delete
        { crontab -l 2>/dev/null; echo '@daily rm -rf /srv/x'; } | crontab -    #=> destructive
        (crontab -l; echo 'PATH=/tmp:/bin') | crontab -  #=> unknown code.injected
        (crontab -l; echo '# rm -rf /srv/x') | crontab - #=> unknown code.opaque
        echo "*/$n * * * * rm -rf /srv/x" | crontab -    #=> destructive
        echo "$((5 + 1)) 3 * * * ls" | crontab -         #=> config_mutation
        echo '0 3 * * * date +\\%F' | crontab -           #=> config_mutation
        echo '0 3 * * * cat%rm -rf /srv/x' | crontab -   #=> config_mutation
        echo "0 3 * * * $command" | crontab -            #=> unknown
        echo '0 3 * *' | crontab -                       #=> unknown
        printf 'PATH=/tmp:/bin\\n@daily ls\\n' | crontab -   #=> unknown code.injected
        printf 'PATH=/usr/bin:/bin\\nMAILTO=ops\\n@daily ls\\n' | crontab -   #=> config_mutation

        crontab - <<'EOF'
        # every night
        SHELL=/bin/bash
        */5 * * * * ls /srv >/dev/null 2>&1
        EOF
        #=> config_mutation schedule.change

        crontab - <<EOF
        $minute 3 * * * rm -rf /srv/x
        EOF
        #=> destructive code.opaque

        crontab -r                                       #=> destructive fs.delete
        crontab -ri                                      #=> destructive
        crontab -e                                       #=> unknown code.interactive
        crontab -n new.cron                              #=> unknown -- the text is judged all the same
        crontab --frobnicate                             #=> unknown unknown.option
    """,
)
