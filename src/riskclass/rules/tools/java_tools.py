from __future__ import annotations

from riskclass.model.tables import Option, flags, takes, tool, when

#: Options of the machine that the tool runs on; the first are its size and its properties.
MACHINE: list[Option] = [
    flags("-J-Xmx* -J-Xms* -J-Xss* -J-D*"),
    flags("-J*", does="code.injected", because="an option of the machine may load code, or write a file"),
]

KEYTOOL = tool(
    "keytool",
    about="keep keys and certificates of Java programs",
    input="part",
    docs="https://docs.oracle.com/en/java/javase/21/docs/specs/man/keytool.html",
    style="single",
    inert="-help -h",
    options=[
        flags("-help/-h/-? -list -printcert -printcertreq -printcrl -showinfo -exportcert/-export -certreq -gencrl"),
        flags("-gencert -rfc -v -protected -noprompt -trustcacerts -cacerts -tls -srcprotected -destprotected"),
        flags("-genkeypair/-genkey -genseckey -importcert/-import -importpass/-importpassword -importkeystore"),
        flags("-storepasswd -keypasswd -changealias -selfcert -identitydb -keyclone -version"),
        flags("-delete", does="storage.delete -alias", because="deletes a key or certificate"),
        takes("-alias -keyalg -keysize -groupname -sigalg -dname -startdate -ext -validity -keypass -keystore -signer"),
        takes("-keypass* -storepass* -signerkeypass* -new* -srcstorepass* -deststorepass* -srckeypass* -destkeypass*"),
        takes("-signerkeypass -storepass -storetype -providername -addprovider -new -id -dest"),
        takes("-srckeystore -destkeystore -srcstoretype -deststoretype -srcstorepass -deststorepass -srcprovidername"),
        takes("-destprovidername -srcalias -destalias -srckeypass -destkeypass -sslserver -jarfile -infile -outfile"),
        takes("-file"),
        takes("-providerarg", does="code.opaque VALUE", because="may name settings with a library to load"),
        takes("-conf", does="code.injected VALUE", because="its options may load a class"),
        takes("-providerclass/-provider -providerpath", does="code.opaque VALUE", because="loads that class"),
        *MACHINE,
    ],
    rows=[
        when(
            "-genkeypair -genseckey -importcert -importpass -storepasswd -keypasswd -changealias -selfcert -identitydb"
            " -keyclone",
            does="credential.store -keystore",
            because="changes a store of keys",
        ),
        when("-importkeystore", does="credential.store -destkeystore", because="copies keys to another store"),
        when("-exportcert -certreq -gencrl", "-file", writes="-file"),
        when("-gencert", "-outfile", writes="-outfile"),
    ],
    examples="""
        keytool -list -keystore app.jks -storepass changeit                    #=> read_only
        keytool -list -v -keystore app.jks -storepass:env PASS                 #=> read_only
        keytool -printcert -file cert.pem                                      #=> read_only
        keytool -exportcert -rfc -alias a -keystore app.jks                    #=> read_only
        keytool -exportcert -alias a -keystore app.jks -file /srv/a.crt        #=> config_mutation fs.write
        keytool -certreq -alias a -keystore app.jks -file /tmp/a.csr           #=> reversible_low fs.scratch
        keytool -gencert -infile a.csr -outfile /srv/a.crt -alias ca           #=> config_mutation fs.write
        keytool -genkeypair -alias a -keyalg RSA -keystore app.jks             #=> config_mutation credential.store
        keytool -importcert -alias a -file cert.pem -cacerts -noprompt         #=> config_mutation credential.store
        keytool -importkeystore -srckeystore a.jks -destkeystore b.p12         #=> config_mutation credential.store
        keytool -delete -alias a -keystore app.jks                             #=> destructive storage.delete
        keytool -list -keystore x -providerclass com.x.Y -providerpath y.jar   #=> unknown code.opaque
        keytool -list -addprovider SunPKCS11 -providerarg ./p11.cfg            #=> unknown code.opaque
        keytool -list -conf ./options                                          #=> unknown code.injected
        keytool -genkeypair -help                                              #=> read_only
        keytool -frobnicate                                                    #=> unknown
        keytool -list -J-Duser.language=en                  #=> read_only
        keytool -list -J-javaagent:x.jar                  #=> unknown code.injected
    """,
)
# From the usage of JDK 17.
JAVAP = tool(
    "javap",
    "CLASS...",
    about="show what is in class files",
    docs="https://docs.oracle.com/en/java/javase/21/docs/specs/man/javap.html",
    style="single",
    inert="-help -h -? -version",
    reads="CLASS",
    because="prints what is in the file",
    options=[
        takes("-m/-module -module-path -system -class-path/-classpath/-cp -bootclasspath -multi-release"),
        flags(
            "-help/-h/-? -version -fullversion -v/-verbose -l -public -protected -package -p/-private -c -s -sysinfo"
        ),
        flags("-constants"),
        *MACHINE,
    ],
    rows=[when("CLASS=http:*|https:*|jar:http*", does="net.query CLASS")],
    examples="""
        javap -c -p target/classes/App.class         #=> read_only
        javap -cp app.jar com.example.App            #=> read_only
        javap --class-path=app.jar com.example.App   #=> read_only
        javap https://example.org/App.class          #=> read_only net.query
        javap -J-Xmx1g java.lang.Object              #=> read_only
        javap -J-javaagent:x.jar java.lang.Object    #=> unknown code.injected
        javap -frobnicate java.lang.Object           #=> unknown
    """,
)

JPS = tool(
    "jps",
    "HOST",
    about="list Java programs that run",
    docs="https://docs.oracle.com/en/java/javase/21/docs/specs/man/jps.html",
    options=[flags("-q -m -l -v -V -h/-?/--help"), *MACHINE],
    prints="any",
    examples="""
        jps -lv             #=> read_only
        jps -z              #=> unknown
        jps -J-Xmx64m -l     #=> read_only
        jps -J-javaagent:x.jar   #=> unknown code.injected
    """,
)
JSTAT = tool(
    "jstat",
    "PID INTERVAL COUNT",
    about="show statistics of a Java program",
    docs="https://docs.oracle.com/en/java/javase/21/docs/specs/man/jstat.html",
    style="single",
    options=[*MACHINE, flags("-*")],
    examples="""
        jstat -gcutil 123 1s 5   #=> read_only
        jstat -J-Duser.language=en -gc 1   #=> read_only
        jstat -J-agentpath:/tmp/x.so -gc 1   #=> unknown code.injected
    """,
)
JSTACK = tool(
    "jstack",
    "PID CORE",
    about="show the threads of a Java program",
    docs="https://docs.oracle.com/en/java/javase/21/docs/specs/man/jstack.html",
    options=[
        flags("-l -e -m -h/-?/--help"),
        flags("-F", does="host.load", because="holds the program up"),
        *MACHINE,
    ],
    examples="""
        jstack -l 123       #=> read_only
        jstack -F 123       #=> disruptive host.load
        jstack -z 123       #=> unknown
        jstack -J-Xms8m 123       #=> read_only
        jstack -J-Xlog:all:file=f 123       #=> unknown code.injected
    """,
)
JMAP = tool(
    "jmap",
    "PID",
    about="show or write what a Java program holds in memory",
    docs="https://docs.oracle.com/en/java/javase/21/docs/specs/man/jmap.html",
    style="single",
    inert="-h",
    options=[
        flags("-clstats -finalizerinfo -histo -heap -permstat -h/-?/--help"),
        flags("-F", does="host.load", because="holds the program up"),
        *MACHINE,
        flags("-histo:*", does="host.load", because="holds the program up"),
        flags("-dump:*", does="host.load, fs.write cwd", because="holds the program up, and writes its memory"),
    ],
    examples="""
        jmap -histo 123                             #=> read_only
        jmap -histo:live 123                        #=> disruptive host.load
        jmap -F -histo 123                          #=> disruptive host.load
        jmap -dump:live,format=b,file=heap.bin 123  #=> disruptive fs.write
        jmap -frobnicate 123                        #=> unknown
        jmap -J-Xmx64m -histo 123        #=> read_only
        jmap -J-javaagent:x.jar -histo 123        #=> unknown code.injected
    """,
)
JINFO = tool(
    "jinfo",
    "PID",
    about="show and set flags of a Java program",
    docs="https://docs.oracle.com/en/java/javase/21/docs/specs/man/jinfo.html",
    style="single",
    options=[takes("-flag"), flags("-flags -sysprops -h/-?/--help/-help"), *MACHINE],
    rows=[when("-flag=+*|-*|*=*", does="host.config -flag", because="changes a program that runs")],
    examples="""
        jinfo -flags 123                              #=> read_only
        jinfo -flag MaxHeapSize 123                   #=> read_only
        jinfo -flag +HeapDumpOnOutOfMemoryError 123   #=> config_mutation host.config
        jinfo -frobnicate 123                         #=> unknown
        jinfo -J-Xss1m 123         #=> read_only
        jinfo -J-javaagent:x.jar 123         #=> unknown code.injected
    """,
)
LOOKS = (
    "help|PerfCounter.print|VM.version|VM.uptime|VM.flags|VM.command_line|VM.system_properties|VM.info|VM.metaspace"
    "|VM.native_memory|VM.classloader_stats|VM.classloaders|VM.class_hierarchy|VM.stringtable|VM.symboltable|VM.events"
    "|VM.classes|VM.systemdictionary|VM.print_touched_methods|Thread.vthread_scheduler|Thread.vthread_pollers"
    "|System.map|System.native_heap_info|Compiler.directives_print|Compiler.memory|JFR.view|JFR.query"
    "|VM.dynlibs|Thread.print|GC.heap_info|GC.finalizer_info|JFR.check|Compiler.codecache|Compiler.queue"
    "|Compiler.codelist|ManagementAgent.status"
)
JCMD = tool(
    "jcmd",
    "PID COMMAND ARG...",
    about="ask a Java program, or tell it what to do",
    docs="https://docs.oracle.com/en/java/javase/21/docs/specs/man/jcmd.html",
    posix=True,
    options=[
        takes("-f", does="code.opaque VALUE", because="runs the commands of a file"),
        flags("-l -h/-?/--help"),
        *MACHINE,
    ],
    rows=[
        when("COMMAND=GC.*", unless=f"COMMAND={LOOKS}", does="host.load PID", because="holds the program up"),
        when("COMMAND=GC.heap_dump|Thread.dump_to_file|JFR.dump|JFR.stop|JFR.start", does="fs.write ARG"),
        when(
            "COMMAND=JFR.*|VM.set_flag|VM.log",
            unless="COMMAND=JFR.check|JFR.view|JFR.query",
            does="host.config PID",
        ),
        when("COMMAND=VM.stringtable", "ARG=-verbose*", does="secret.read", because="prints the texts in its memory"),
        when("COMMAND=Compiler.perfmap|System.dump_map|VM.cds", does="fs.write PID", because="writes a file"),
        when("COMMAND=ManagementAgent.start*", does="access.grant PID", because="lets others control the program"),
        when(
            "COMMAND",
            unless=f"COMMAND={LOOKS}|GC.*|JFR.*|VM.set_flag|VM.log|ManagementAgent.start*|Thread.dump_to_file|Compiler.perfmap"
            "|System.dump_map|VM.cds",
            does="code.opaque COMMAND",
            because="what that command does is not known",
        ),
    ],
    examples="""
        jcmd                                     #=> read_only
        jcmd -l                                  #=> read_only
        jcmd 123 VM.flags                        #=> read_only
        jcmd 123 Thread.print                    #=> read_only
        jcmd 123 VM.classes                      #=> read_only
        jcmd 123 JFR.view hot-methods            #=> read_only
        jcmd 123 VM.stringtable -verbose         #=> exposure secret.read
        jcmd 123 System.dump_map                 #=> config_mutation fs.write
        jcmd 123 GC.heap_info                    #=> read_only
        jcmd 123 GC.run                          #=> disruptive host.load
        jcmd 123 GC.heap_dump /srv/heap.bin      #=> disruptive fs.write
        jcmd 123 JFR.start                       #=> config_mutation host.config
        jcmd 123 VM.set_flag x 1                 #=> config_mutation host.config
        jcmd 123 ManagementAgent.start jmxremote.port=1 #=> exposure access.grant
        jcmd 123 JVMTI.agent_load x.so           #=> unknown code.opaque
        jcmd 123 -f cmds                         #=> unknown
    """,
)

TOOLS = [KEYTOOL, JAVAP, JPS, JSTAT, JSTACK, JMAP, JINFO, JCMD]
