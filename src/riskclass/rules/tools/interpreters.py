from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

UNREAD = "code in this language is not read"

PERL = tool(
    "perl perl5",
    "SCRIPT:@perl ARG...",
    about="run Perl code",
    docs="man:perlrun(1)",
    posix=True,
    options=[
        takes("-e/-E", "CODE:perl"),
        takes("-i", "[SUFFIX]"),
        takes("-M -m", does="code.opaque VALUE", because="loads a module, which may hold code"),
        takes("-d", "[DEBUGGER]", does="code.interactive"),
        takes("-F", "[PATTERN]"),
        takes("-C", "[N]"),
        takes("-D", "[N]"),
        takes("-x", "[DIR]"),
        takes("-V", "[NAME]"),
        takes("-I", does="code.injected VALUE", because="chooses where modules come from"),
        flags(
            "-n -p -a -g -l -0 -1 -2 -3 -4 -5 -6 -7 -8 -9 -c -f -h/-?/--help -s -S -t -T -u -U -v/--version -w -W -X -"
        ),
    ],
    rows=[
        when("-e", "-n -p", operands="FILE...:perl_file"),
        when("-e", operands="FILE..."),
        when("-e", "-n -p", unless="-i", reads="FILE"),
        when("-e", "-i", does="fs.append FILE", because="edits files in place"),
        # Pasted into the code of the loop: `-F'/:/);unlink("x");('` (tried).
        when("-F=*(*|*@*|*$*|*;*|*`*", does="code.opaque -F", because="the pattern may hold code"),
        when(unless="-e SCRIPT -v -V -h", stdin="perl"),
    ],
    examples=r"""
        perl -e 'print "a\n"'                       #=> read_only
        perl -e 'print $^V'                         #=> read_only
        perl -e 'unlink "x"'                        #=> unknown code.opaque
        perl -ne 'print if /x/' a.txt               #=> read_only
        perl -pe 's/a/b/g' a.txt                    #=> read_only
        perl -pi -e 's/a/b/g' a.txt                 #=> config_mutation fs.write
        perl -pi -e 's/a/b/g' /etc/fstab            #=> config_mutation fs.write
        perl -pi.bak -e 's/a/b/g' a.txt             #=> config_mutation fs.write
        perl -i -pe 's/a/b/g' /tmp/a.txt            #=> reversible_low
        perl -0777 -pe 's/a/b/g' a.txt              #=> read_only
        perl -0pe 's/a/b/g' a.txt                   #=> read_only
        perl -lane 'print $F[0]' a.txt              #=> read_only
        perl -F'\t' -lane 'print $F[0]' a.txt       #=> read_only
        perl -F'/:/);unlink("x");(' -ane 'print 1' a.txt  #=> unknown code.opaque
        perl -pe 's/a/system("x")/e' a.txt          #=> unknown code.opaque
        perl -ne 'print if /(?{system("x")})/' a    #=> unknown code.opaque
        perl -pe 's/a/b/' /etc/shadow               #=> exposure secret.read
        perl -pe 's/$a[unlink("x")]//' a.txt        #=> unknown code.opaque
        perl -pe 's/[ \t]+$//' a.txt                #=> read_only
        perl -ne 'print "$1\n" if /v=(\d+)/' a.txt   #=> read_only
        perl -ne 'print "a" if system("x")' a.txt   #=> unknown code.opaque
        perl -ne print 'rm -rf x |'                 #=> destructive fs.delete
        perl -ne print '>a.txt'                     #=> destructive fs.truncate
        perl -e 'print "a"' 'rm x |'                #=> read_only
        perl -MJSON -e 'print "a"'                  #=> unknown code.opaque
        perl -I. -e 'print "a"'                     #=> unknown code.injected
        perl -d x.pl                                #=> unknown code.interactive
        perl x.pl                                   #=> unknown code.project
        perl -c x.pl                                #=> unknown code.project
        perl <<< 'print "a"'                        #=> read_only
        perl                                        #=> unknown code.interactive
        perl -v                                     #=> read_only
        perl --version                              #=> read_only
        perl -V:version                             #=> read_only
    """,
)

RUBY = tool(
    "ruby ruby3.1 ruby3.2 ruby3.3 jruby",
    "SCRIPT:@ruby ARG...",
    about="run Ruby code",
    docs="man:ruby(1)",
    posix=True,
    inert="-h --help --version --copyright",
    options=[
        takes("-e", "CODE:ruby"),
        takes("-i", "[SUFFIX]"),
        takes("-r/--require", does="code.opaque VALUE", because="loads a library first"),
        takes("-I", does="code.injected VALUE", because="chooses where libraries come from"),
        takes("-C -X", cwd="VALUE"),
        takes("-F", "[PATTERN]"),
        takes("-0", "[OCTAL]"),
        takes("-W", "[LEVEL]"),
        takes("-x", "[DIR]"),
        takes("-T", "[LEVEL]"),
        takes("-K", "[CODE]"),
        takes("-E --encoding --external-encoding --internal-encoding --backtrace-limit"),
        flags("--yjit-dump-disasm* --yjit-trace-exits* --yjit-perf*", does="fs.create cwd"),
        takes("--enable --disable --dump --yjit --jit --mjit --parser", "[WHAT]"),
        flags(
            "-a -c -d -l -n -p -s -S -U -v -w -y -h --help --version --copyright --verbose --debug --yydebug --enable-*"
            " --disable-* --yjit-* --mjit-* -"
        ),
    ],
    rows=[
        when("-e", operands="FILE..."),
        when("-c", unless="-e", operands="CHECKED..."),  # its BEGIN does not run (tried, 3.1)
        when("CHECKED", reads="CHECKED", because="shows lines that are wrong"),
        when("-e", "-n -p", unless="-i", reads="FILE"),
        when("-e", "-i", does="fs.append FILE", because="edits files in place"),
        when(unless="-e SCRIPT CHECKED -v -h --help --version --copyright", stdin="ruby"),
    ],
    examples="""
        ruby -e 'puts "a"'                  #=> read_only
        ruby -e 'puts RUBY_VERSION'         #=> read_only
        ruby -e 'puts "#{f}"'               #=> unknown code.opaque
        ruby -e 'File.delete("x")'          #=> unknown code.opaque
        ruby -ne 'print "a"' /etc/shadow    #=> exposure
        ruby -i -pe 'print "a"' a.txt       #=> config_mutation
        ruby -rjson -e 'puts 1'             #=> unknown
        ruby -I. -e 'puts 1'                #=> unknown code.injected
        ruby -C /srv -e 'puts 1'            #=> read_only
        ruby x.rb                           #=> unknown code.project
        ruby -c x.rb                        #=> read_only
        ruby -wc .env                       #=> exposure secret.read
        ruby -rx -c x.rb                    #=> unknown code.opaque
        ruby --yjit-trace-exits -e 'puts 1' #=> reversible_low fs.create
        ruby                                #=> unknown code.interactive
        ruby <<< 'puts 1'                   #=> read_only
        ruby --version                      #=> read_only
    """,
)

PHP = tool(
    "php php8 php8.1 php8.2 php8.3 php8.4",
    "SCRIPT:@php ARG...",
    about="run PHP code",
    docs="man:php(1)",
    posix=True,
    inert="-h --help -v --version -m --modules",
    options=[
        takes("-r/--run -B/--process-begin -R/--process-code -E/--process-end", "CODE:php"),
        takes("-f/--file -F/--process-file", "FILE:@php"),
        takes("-S/--server", does="net.publish VALUE", because="serves the directory"),
        takes("-z/--zend-extension", does="code.injected VALUE", because="loads an extension"),
        takes("-d/--define", does="code.injected VALUE", because="sets how PHP runs, even code to load first"),
        takes("-c/--php-ini", does="code.injected VALUE", because="sets how PHP runs"),
        flags("-i/--info", does="secret.env", because="shows the configuration with the whole environment"),
        flags("-a/--interactive", stdin="php"),
        takes("-t/--docroot --rf/--rfunction --rc/--rclass --re/--rextension --rz/--rzendextension --ri/--rextinfo"),
        flags("-n/--no-php-ini -e/--profile-info -h/--help/-? -l/--syntax-check -m/--modules -H/--hide-args"),
        flags("-s/--syntax-highlight -v/--version -w/--strip -q/--no-header --ini -"),
    ],
    rows=[
        when("-l -s -w", operands="SHOWN..."),
        when("-s -w", reads="SHOWN", because="prints the source"),
        when("-r -f -F -R -S", operands="ARG..."),
        when(
            unless="-r -f -F -R -S -i -a SCRIPT SHOWN -h -v -m --ini --rf --rc --re --rz --ri -l -s -w",
            stdin="php",
        ),
    ],
    examples="""
        php -r 'echo "a";'                  #=> read_only
        php -r 'echo PHP_VERSION;'          #=> read_only
        php -r 'unlink("x");'               #=> unknown code.opaque
        php -l x.php                        #=> read_only
        php -s .env                         #=> exposure secret.read
        php x.php                           #=> unknown code.project
        php -f x.php                        #=> unknown code.project
        php -S 0.0.0.0:8000                 #=> exposure net.publish
        php -S 0.0.0.0:8000 --ini           #=> exposure net.publish -- tried
        php --ini                           #=> read_only
        php -i                              #=> exposure secret.env
        php -a                              #=> unknown code.interactive
        php                                 #=> unknown code.interactive
        php -d memory_limit=1G -r 'echo 1;' #=> unknown
        php -c x.ini -r 'echo 1;'           #=> unknown
        php -z ./x.so -r 'echo 1;'          #=> unknown
        php -m                              #=> read_only
        php --ini                           #=> read_only
        php --ini -S 127.0.0.1:8000         #=> exposure net.publish
        php -v                              #=> read_only
    """,
)

LUA = tool(
    "lua lua5.1 lua5.2 lua5.3 lua5.4 luajit",
    "SCRIPT ARG...",
    about="run Lua code",
    docs="man:lua(1)",
    posix=True,
    options=[
        takes("-e", does="code.opaque VALUE", because=UNREAD),
        takes("-l", does="code.opaque VALUE", because="loads a module"),
        flags("-i", does="code.interactive"),
        flags("-v -E -W"),
        flags("-", does="code.opaque", because=UNREAD),
    ],
    rows=[
        when("SCRIPT", does="code.opaque SCRIPT", because=UNREAD),
        when(unless="SCRIPT -e -v -", does="code.interactive"),
    ],
    examples="""
        lua -e 'print(1)'       #=> unknown code.opaque
        lua x.lua               #=> unknown code.opaque
        lua -l x -v             #=> unknown code.opaque
        lua -                   #=> unknown code.opaque
        lua                     #=> unknown code.interactive
        lua -i -v               #=> unknown code.interactive
        lua -v                  #=> read_only
    """,
)

EXPECT = tool(
    "expect",
    "FILE ARG...",
    about="talk to interactive programs by a script",
    docs="man:expect(1)",
    posix=True,
    options=[
        takes("-c", does="code.opaque VALUE", because=UNREAD),
        takes("-f -b", does="code.opaque VALUE", because=UNREAD),
        takes("-D"),
        flags("-d -n -N -v"),
        flags("-i", does="code.interactive"),
        flags("-", does="code.opaque", because=UNREAD),
    ],
    rows=[
        when("FILE", unless="-f", does="code.opaque FILE", because=UNREAD),
        when(unless="FILE -c -f -v -", does="code.interactive"),
    ],
    examples="""
        expect x.exp                        #=> unknown code.opaque
        expect -f x.exp a                   #=> unknown code.opaque
        expect -c 'spawn ssh web1'          #=> unknown code.opaque
        expect -i -v                        #=> unknown code.interactive
        expect -                            #=> unknown code.opaque
        expect                              #=> unknown code.interactive
        expect -v                           #=> read_only
    """,
)

TCLSH = tool(
    "tclsh tclsh8.6 wish",
    "FILE ARG...",
    about="run Tcl code",
    docs="man:tclsh(1)",
    posix=True,
    options=[takes("-encoding")],
    rows=[
        when("FILE", does="code.opaque FILE", because=UNREAD),
        when(unless="FILE", does="code.interactive"),
    ],
    examples="""
        tclsh x.tcl                     #=> unknown code.opaque
        tclsh -encoding utf-8 x.tcl     #=> unknown code.opaque
        tclsh                           #=> unknown code.interactive
    """,
)

OSASCRIPT = tool(
    "osascript",
    "FILE ARG...",
    about="run AppleScript or JavaScript for automation",
    posix=True,
    options=[
        takes("-e", "SCRIPT:applescript"),
        flags("-i", does="code.interactive"),
        takes("-l -s"),
    ],
    rows=[
        when("FILE", unless="-e", does="code.opaque FILE", because=UNREAD),
        when(unless="FILE -e", does="code.opaque", because=UNREAD),
    ],
    examples="""
        osascript -e 'display notification "a" with title "b"'   #=> read_only
        osascript -e 'display notification (do shell script "a")'   #=> unknown code.opaque
        osascript -e 'tell app "Finder" to quit'   #=> unknown code.opaque
        osascript x.scpt                    #=> unknown code.opaque
        osascript -i -l JavaScript          #=> unknown
    """,
)

TOOLS = [PERL, RUBY, PHP, LUA, EXPECT, TCLSH, OSASCRIPT]
