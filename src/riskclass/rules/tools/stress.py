from __future__ import annotations

from riskclass.model.tables import flags, takes, tool

LOADS = "takes the machine's processors, memory or disks"

STRESS = tool(
    "stress",
    about="load the machine",
    docs="man:stress(1)",
    inert="-n -? --version",
    does="host.load",
    because=LOADS,
    options=[
        takes("-t/--timeout --backoff -c/--cpu -i/--io -m/--vm --vm-bytes --vm-stride --vm-hang -d/--hdd --hdd-bytes"),
        flags("-?/--help --version -v/--verbose -q/--quiet -n/--dry-run --vm-keep"),
    ],
    examples="""
        stress --cpu 8 --timeout 10s  #=> disruptive host.load
        stress -n -c 8                #=> read_only
        stress --version              #=> read_only
    """,
)
#: It has hundreds of long options, one or more for each kind of load; their values are the operands.
STRESS_NG = tool(
    "stress-ng",
    "WORD...",
    about="load the machine in hundreds of ways",
    docs="man:stress-ng(1)",
    inert="-n -h -V --stressors --verifiable --class=*?",
    does="host.load",
    because=LOADS,
    options=[
        takes("-Y/--yaml --log-file", writes="VALUE"),
        takes(
            "-a/--all/--parallel -b/--backoff -r/--random -t/--timeout -x/--exclude -B/--bigheap -C/--cache -c/--cpu"
        ),
        takes("-l/--cpu-load -D/--dentry -F/--fallocate -f/--fork -d/--hdd -i/--io -o/--open -p/--pipe -P/--poll"),
        takes("-Q/--qsort -R/--rename -S/--sock -s/--switch -T/--timer -u/--urandom -m/--vm -y/--yield"),
        takes("--job", does="code.injected VALUE", because="options that are not read"),
        takes("--class"),
        flags("--pathological", does="host.break", because="lets run what may hang the machine"),
        flags("-n/--dry-run -h/--help -k/--keep-name -q/--quiet -v/--verbose -V/--version -M/--metrics --stressors"),
        flags("--verifiable"),
        flags("--*"),
    ],
    examples="""
        stress-ng --cpu 4 --timeout 30s             #=> disruptive host.load
        stress-ng --matrix 0 -t 1m --metrics-brief  #=> disruptive host.load
        stress-ng --cpu 1 -n                        #=> read_only
        stress-ng --stressors                       #=> read_only
        stress-ng --verifiable                      #=> read_only
        stress-ng --class 'vm?'                     #=> read_only
        stress-ng --class vm --sequential 1         #=> disruptive host.load
        stress-ng --job ./x                         #=> unknown code.injected
        stress-ng --pathological --smi 1            #=> destructive host.break
        stress-ng --version                         #=> read_only
        stress-ng --dentry-ops 10 -j                #=> unknown
        stress-ng --cpu 1 --yaml /srv/out.yaml      #=> disruptive fs.write
    """,
)

TOOLS = [STRESS, STRESS_NG]
