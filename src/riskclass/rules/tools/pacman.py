from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

#: --print-format implies -p.
PRINTS = "-p --print-format"

TOOL = tool(
    "pacman",
    "PKG...",
    about="packages of Arch and its kin",
    input="part",
    docs="man:pacman(8)",
    inert="-h -V",
    options=[
        takes("--config --hookdir", does="code.injected VALUE", because="names settings or hooks to run"),
        takes("-r/--root --sysroot", context="chroot:VALUE"),
        takes("--logfile", writes="VALUE"),
        takes("-b/--dbpath --arch --cachedir --color --gpgdir --ignore --ignoregroup --assume-installed --ask"),
        takes("--print-format --overwrite"),
        flags(
            "-D/--database -Q/--query -R/--remove -S/--sync -T/--deptest -U/--upgrade -F/--files -V/--version"
            " -h/--help -c/--clean/--cascade/--changelog -cc -g/--groups -i/--info -ii -l/--list -p/--print/--file"
            " -q/--quiet -s/--search/--recursive -ss -u/--sysupgrade/--upgrades/--unneeded -uu -w/--downloadonly"
            " -y/--refresh -yy -n/--nosave/--native -d/--nodeps/--deps -dd -e/--explicit -k/--check -kk -m/--foreign"
            " -o/--owns -t/--unrequired -tt -v/--verbose -x/--regex --machinereadable --asdeps --asexplicit --needed"
            " --noprogressbar --noscriptlet --dbonly --noconfirm --confirm --debug --disable-download-timeout"
            " --disable-sandbox --disable-sandbox-filesystem --disable-sandbox-syscalls"
        ),
    ],
    rows=[
        when("-S", "PKG", unless=f"-s -i -ii -l -g {PRINTS} -c -cc", does="package.install PKG"),
        when(
            "-S",
            "-u -uu",
            unless=PRINTS,
            does="package.remove",
            because="replaces software in use; its services restart",
        ),
        when("-S -F", "-y -yy -c -cc", does="refresh"),
        when("-R", unless=PRINTS, does="package.remove PKG"),
        when("-R", "-n", unless=PRINTS, does="fs.delete", because="also deletes settings"),
        when(
            "-U",
            unless=PRINTS,
            does="code.opaque PKG, package.install PKG",
            because="runs what a package file brings, as root",
        ),
        when("-U", "PKG=*://*", does="code.remote PKG"),
        when(
            "--overwrite",
            "-S -U",
            unless=PRINTS,
            does="package.remove PKG",
            because="takes the place of files of other packages, or of none",
        ),
        when(
            "--gpgdir",
            "-S -U",
            unless=f"{PRINTS} --gpgdir=/etc/*",
            does="guard.lower --gpgdir",
            because="other keys than the system's vouch for packages",
        ),
        when("-D", unless="-k -kk", does="host.config PKG", because="changes how packages are treated later"),
    ],
    examples="""
        pacman -Q                     #=> read_only
        pacman -Qi nginx              #=> read_only
        pacman -Qtdq                  #=> read_only
        pacman -Ss nginx              #=> read_only
        pacman -Si nginx              #=> read_only
        pacman -F bin/ls              #=> read_only
        pacman -Fy                    #=> reversible_low refresh
        pacman -Sy                    #=> reversible_low
        pacman -S nginx               #=> config_mutation package.install
        pacman -S --noconfirm --needed nginx   #=> config_mutation
        pacman -Syu                   #=> disruptive package.remove
        pacman -Syyu --noconfirm      #=> disruptive
        pacman -Sc                    #=> reversible_low
        pacman -Sp nginx              #=> read_only
        pacman -S --print-format %n nginx   #=> read_only
        pacman -S --overwrite '*' nginx     #=> disruptive package.remove
        pacman -S --gpgdir ./x nginx  #=> exposure guard.lower
        pacman -Si --gpgdir /etc/pacman.d/gnupg nginx   #=> read_only
        pacman -R nginx               #=> disruptive package.remove
        pacman -Rs nginx              #=> disruptive
        pacman -Rns nginx             #=> destructive fs.delete
        pacman -Rp nginx              #=> read_only
        pacman -U ./x.pkg.tar.zst     #=> unknown code.opaque
        pacman -U https://example.com/x.pkg.tar.zst   #=> unknown code.remote
        pacman -D --asdeps nginx      #=> config_mutation host.config
        pacman -Dk                    #=> read_only
        pacman -S --hookdir /tmp/h nginx   #=> unknown code.injected
        pacman -S --logfile /etc/motd nginx   #=> config_mutation fs.write
        pacman --frobnicate           #=> unknown unknown.option
    """,
)
