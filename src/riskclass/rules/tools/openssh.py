from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

LENDS = "lends the agent to the remote side"
MAY_RUN = "the file may name a ProxyCommand"
LIBRARY = "loads a shared library"

SCP = tool(
    "scp",
    "SOURCE... DEST",
    about="copy files to and from other hosts",
    input="whole",
    docs="man:scp(1)",
    reads="SOURCE",
    options=[
        takes("-o", "OPTION:ssh_option"),
        takes("-S", "PROGRAM:remote_shell"),
        takes("-F", does="code.injected VALUE", because=MAY_RUN),
        takes("-D", does="code.opaque VALUE", because="runs that sftp server"),
        flags("-A", does="net.tunnel", because=LENDS),
        takes("-c -i -J -l -P -X"),
        flags("-3 -4 -6 -B -C -O -p -q -R -r -s -T -v -1 -2"),
    ],
    rows=[
        when("DEST=*:*|scp://*", unless="DEST=/*|./*|../*|~*", does="net.upload DEST"),
        when("DEST", unless="DEST=*:*", writes="DEST"),
        when("DEST=/*:*|./*:*|../*:*|~*:*", writes="DEST"),
    ],
    examples=r"""
        scp web1:/var/log/app.log .                       #=> config_mutation fs.write
        scp -r web1:/var/log/app /tmp/app                 #=> reversible_low
        scp web1:f /tmp/a:b                               #=> reversible_low
        scp report.pdf web1:/tmp/                         #=> exposure net.upload
        scp f scp://root@web1:2222//tmp/f                 #=> exposure net.upload
        scp -P 2222 -i ~/.ssh/k -o ConnectTimeout=5 web1:f /tmp/f     #=> reversible_low
        scp -3 a:f b:f                                    #=> exposure
        scp web1:/etc/shadow /tmp/s                       #=> exposure secret.read
        scp -S ./x web1:f /tmp/f                          #=> unknown
        scp -S ssh web1:f /tmp/f                          #=> reversible_low
        scp -o ProxyCommand='rm -rf x' web1:f /tmp/f      #=> destructive
        scp -J bastion web1:f /tmp/f                      #=> reversible_low
        scp -D ./server f h:                              #=> unknown
        scp -A web1:f /tmp/f                              #=> exposure
        scp -F conf web1:f /tmp/f                         #=> unknown
        scp "$F" web1:/tmp/                               #=> unknown
    """,
)

SFTP = tool(
    "sftp",
    "HOST LOCAL",
    about="move files to and from other hosts, by commands",
    docs="man:sftp(1)",
    options=[
        takes("-b", "FILE:@sftp"),
        takes("-o", "OPTION:ssh_option"),
        takes("-S", "PROGRAM:remote_shell"),
        takes("-F", does="code.injected VALUE", because=MAY_RUN),
        takes("-D", does="code.opaque VALUE", because="runs that sftp server"),
        flags("-A", does="net.tunnel", because=LENDS),
        takes("-B -c -i -J -l -P -R -s -X"),
        flags("-4 -6 -a -C -f -N -p -q -r -v -1 -2"),
    ],
    rows=[
        when("HOST", unless="-b", stdin="sftp"),
        when("LOCAL", writes="LOCAL"),
        when(
            "HOST=*:*",
            unless="LOCAL HOST=*/ HOST=sftp://*",
            writes="cwd",
            because="fetches that file, unless it is a folder",
        ),
        when(
            "HOST=sftp://*/*",
            unless="LOCAL HOST=*/",
            writes="cwd",
            because="fetches that file, unless it is a folder",
        ),
    ],
    examples=r"""
        sftp web1                                         #=> unknown code.interactive
        echo 'ls -l /srv' | sftp web1                     #=> read_only
        echo 'get a /tmp/b' | sftp -q web1                #=> reversible_low
        echo 'get a' | sftp web1                          #=> config_mutation
        echo 'mget *.log' | sftp web1                     #=> config_mutation
        echo 'put f' | sftp web1                          #=> exposure net.upload
        sftp web1 <<< '-rm f'                             #=> destructive net.delete
        echo 'rename a b' | sftp web1                     #=> config_mutation
        echo '!rm f' | sftp web1                          #=> destructive fs.delete
        echo 'lls -l' | sftp web1                         #=> read_only
        echo 'lls | sh' | sftp web1                       #=> unknown
        echo 'lls . ; rm f' | sftp web1                    #=> destructive fs.delete
        echo 'ls /srv | sh' | sftp web1                   #=> read_only
        echo ls | sftp web1:/srv/f                        #=> config_mutation fs.write
        echo ls | sftp sftp://web1/srv/f                  #=> config_mutation fs.write
        echo ls | sftp web1:/srv/                         #=> read_only
        echo ls | sftp sftp://web1                        #=> read_only
        echo 'frobnicate' | sftp web1                     #=> unknown
        sftp web1 <<< "put $F"                            #=> unknown
        echo 'ls' | sftp -b - web1                        #=> read_only
        sftp -b batch web1                                #=> unknown
        echo ls | sftp -b - web1:/srv/f /etc/passwd       #=> destructive
        echo ls | sftp -o ProxyCommand=./x web1           #=> unknown
        echo ls | sftp -A web1                            #=> exposure
        echo ls | sftp -F conf web1                       #=> unknown
        echo ls | sftp -D ./server                        #=> unknown
        echo ls | sftp -S 'sh -c x' -v web1               #=> unknown
    """,
)

KEYGEN = tool(
    "ssh-keygen",
    "WORD...",
    about="make, change and show keys for ssh",
    input="part",
    docs="man:ssh-keygen(1)",
    options=[
        takes("-R", does="fs.write", because="removes a host from the list of known hosts, and keeps the old list"),
        flags("-A", does="credential.store", because="makes the keys of this host where they are missing"),
        flags("-p", does="credential.store", because="changes the passphrase of a private key"),
        flags("-c", does="credential.store", because="changes the comment of a key"),
        flags("-K", does="credential.store", because="downloads keys from a token into files"),
        flags("-k", does="fs.write -f", because="writes a list of revoked keys"),
        takes("-s"),
        takes("-D -w", does="code.opaque VALUE", because=LIBRARY),
        takes("-a -b -C -E -F -f -I -M -m -N -n -O -P -r -t -V -Y -Z -z -G -j -J -S -W"),
        flags("-B -e -g -H -h -i -L -l -Q -q -U -u -v -y -x -X -T -?"),
    ],
    rows=[
        when(
            unless="-A -B -c -D -e -F -H -i -K -k -L -l -M -p -Q -R -r -s -Y -y -?",
            writes="-f",
            does="credential.store -f",
            because="makes a key",
        ),
        when("-i", reads="-f"),
        when("-H", unless="-F", does="fs.write", because="replaces the names in the list of known hosts by hashes"),
        when("-O=write-attestation=*|checkpoint=*", runs="-O:file_inside"),
        when("-s", unless="-k -Y", does="access.grant WORD", because="signs a certificate that lets its holder in"),
        when("-Y=sign", does="fs.create", because="writes a signature beside the file"),
        when("-M=*", writes="WORD", because="writes moduli into a file"),
        when("-M=generate", writes="-f"),
    ],
    examples=r"""
        ssh-keygen -t ed25519 -f ~/.ssh/k -N ''           #=> config_mutation credential.store
        ssh-keygen                                        #=> config_mutation
        ssh-keygen -f /etc/passwd                         #=> destructive fs.truncate
        ssh-keygen -l -f ~/.ssh/id_ed25519.pub            #=> read_only
        ssh-keygen -lf k                                  #=> read_only
        ssh-keygen -y -f ~/.ssh/id_ed25519                #=> read_only
        ssh-keygen -e -f ~/.ssh/id_ed25519                #=> read_only
        ssh-keygen -i -f ~/.ssh/id_rsa                    #=> exposure secret.read
        ssh-keygen -i -f k.pub                            #=> read_only
        ssh-keygen -F web1                                #=> read_only
        ssh-keygen -F web1 -H                             #=> read_only
        ssh-keygen -M screen -O checkpoint=/etc/x -f a /tmp/b  #=> config_mutation fs.write
        ssh-keygen -M screen -O checkpoint=/tmp/x -f a /tmp/b  #=> reversible_low fs.scratch
        ssh-keygen -M generate -O bits=4096 moduli.new    #=> config_mutation fs.write
        ssh-keygen -M screen -f moduli.new /tmp/moduli    #=> reversible_low fs.scratch
        ssh-keygen -R web1                                #=> config_mutation fs.write
        ssh-keygen -H                                     #=> config_mutation
        ssh-keygen -p -f ~/.ssh/id_rsa                    #=> config_mutation
        ssh-keygen -A                                     #=> config_mutation
        ssh-keygen -c -C new -f k                         #=> config_mutation
        ssh-keygen -L -f k-cert.pub                       #=> read_only
        ssh-keygen -s ca -I id -n root k.pub              #=> exposure access.grant
        ssh-keygen -k -f krl -s ca k.pub                  #=> config_mutation
        ssh-keygen -Q -f krl k.pub                        #=> read_only
        ssh-keygen -Y sign -f k -n file doc               #=> reversible_low
        ssh-keygen -Y verify -f allowed -I me -n file -s doc.sig      #=> read_only
        ssh-keygen -M generate -f moduli                  #=> config_mutation
        ssh-keygen -D ./x.so                              #=> unknown
        ssh-keygen -K                                     #=> config_mutation
    """,
)

ADD = tool(
    "ssh-add",
    "FILE...",
    about="load keys into the agent, list and remove them",
    docs="man:ssh-add(1)",
    posix=True,  # programs of OpenSSH end their options there: `ssh-add k -l` loads k
    options=[
        takes("-s -e -S", does="code.opaque VALUE", because=LIBRARY),
        takes("-E -H -h -t"),
        flags("-c -C -D -d -K -k -L -l -q -T -v -X -x"),
    ],
    rows=[
        when(
            unless="-L -l -T -D -d",
            does="credential.store FILE",
            because="changes what the agent holds",
        ),
        when("-D -d", does="credential.store FILE", because="removes keys from the agent"),
    ],
    examples=r"""
        ssh-add -l                    #=> read_only
        ssh-add -L                    #=> read_only
        ssh-add -T k.pub              #=> read_only
        ssh-add k -l                  #=> config_mutation
        ssh-add                       #=> config_mutation
        ssh-add -t 1h ~/.ssh/k        #=> config_mutation
        ssh-add -D                    #=> config_mutation
        ssh-add -s ./x.so             #=> unknown
    """,
)

AGENT = tool(
    "ssh-agent",
    "COMMAND...:argv",
    about="hold keys for ssh",
    docs="man:ssh-agent(1)",
    options=[
        flags("-k", does="process.signal", because="stops the agent"),
        takes("-a -E -O -P -t"),
        flags("-c -D -d -s -T -u -U"),
    ],
    rows=[
        when(unless="-k", does="service.start", because="starts an agent"),
        when(
            "-O=allow-remote-pkcs11|no-restrict-websafe",
            does="guard.lower",
            because="lets who uses it from afar do more",
        ),
        when("-P", unless="-P=/usr/lib/*|/usr/local/lib/*", does="guard.lower", because="lets other libraries in"),
    ],
    examples=r"""
        ssh-agent -O allow-remote-pkcs11   #=> exposure guard.lower
        ssh-agent -O agent-constrain  #=> reversible_low
        ssh-agent -P '*'              #=> exposure guard.lower
        ssh-agent -P '/usr/lib/*'     #=> reversible_low
        ssh-agent -s                  #=> reversible_low
        ssh-agent -k                  #=> disruptive
        ssh-agent rm -rf x            #=> destructive
        ssh-agent ls                  #=> reversible_low
    """,
)

COPY_ID = tool(
    "ssh-copy-id",
    "HOST...",
    about="put a public key on another host, to log in with",
    docs="man:ssh-copy-id(1)",
    does="access.grant HOST",
    because="lets the holder of a key in",
    inert="-n -h",
    options=[
        takes("-o", "OPTION:ssh_option"),
        takes("-F", does="code.injected VALUE", because=MAY_RUN),
        takes("-i", "FILE?"),
        takes("-p -t"),
        flags("-f -n -s -x -h/-?"),
    ],
    examples=r"""
        ssh-copy-id web1                                  #=> exposure access.grant
        ssh-copy-id -i ~/.ssh/k.pub -p 22 root@web1       #=> exposure
        ssh-copy-id -n web1                               #=> read_only
        ssh-copy-id -no ProxyCommand='rm -rf x' web1      #=> destructive
        ssh-copy-id -F conf web1                          #=> unknown
    """,
)

KEYSCAN = tool(
    "ssh-keyscan",
    "HOST...",
    about="ask hosts for their public keys",
    docs="man:ssh-keyscan(1)",
    does="net.query HOST",
    options=[
        takes("-f", reads="VALUE|-", because="shows a line that is no host"),
        takes("-O -p -T -t"),
        flags("-4 -6 -c -D -H -q -v"),
    ],
    rows=[when("HOST=*/*", does="net.scan HOST", because="asks every host of a network")],
    examples=r"""
        ssh-keyscan -t ed25519 web1                       #=> read_only
        ssh-keyscan -f /etc/shadow                        #=> exposure secret.read
        ssh-keyscan 192.168.0.0/24                        #=> disruptive net.scan
        ssh-keyscan -H web1 >> ~/.ssh/known_hosts         #=> config_mutation
    """,
)

TOOLS = [SCP, SFTP, KEYGEN, ADD, AGENT, COPY_ID, KEYSCAN]
