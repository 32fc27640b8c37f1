from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool

TOOL = tool(
    "mlr",
    "CHAIN...:miller",
    about="filter, reshape and count records of CSV, JSON and the like",
    docs="https://miller.readthedocs.io/en/latest/reference-main-flag-list/",
    style="go",
    posix=True,
    reads="stdin",
    options=[
        takes("--from", reads="VALUE"),
        takes("--files -s", does="code.opaque VALUE", because="takes options and names of files from a file"),
        takes("--load", does="code.opaque VALUE", because="runs the code of a file"),
        takes("--prepipe --prepipex", "COMMAND:sh"),
        takes(
            "--pass-comments-with --skip-comments-with --gen-field-name --gen-start --gen-step --gen-stop --io -i -o"
            " --flatsep/--jflatsep/--oflatsep/--iflatsep --vflatsep --jvstack-indent --nr-progress-mod --ofmt --ofmte"
            " --ofmtf --ofmtg --fflatsep --records-per-batch --seed --tz --load-threads --fail-color --help-color"
            " --key-color --pass-color --value-color --fs --ifs --ifs-regex --ips --ips-regex --irs --ofs --ops --ors"
            " --ps --rs --idkvp-separator --quote-original-if"
        ),
        takes("--cpuprofile", writes="VALUE"),
        flags("--traceprofile", does="fs.create cwd", because="writes trace.out"),
        flags("-I", writes="CHAIN --from", because="changes the files in place"),
        flags(
            "--pass-comments --skip-comments --bz2in --gzin --zin --zstdin --prepipe-bz2 --prepipe-gunzip"
            " --prepipe-zcat"
            " --prepipe-zstdcat --allow-ragged-csv-input/--ragged/--allow-ragged-tsv-input --csv-trim-leading-space"
            " --headerless-csv-output/--ho/--headerless-tsv-output/--headerless-pprint-output --implicit-csv-header"
            "/--headerless-csv-input/--hi/--implicit-tsv-header/--implicit-pprint-header --lazy-quotes"
            " --no-auto-unsparsify --no-implicit-csv-header/--no-implicit-tsv-header --quote-all"
            " --quote-output-header -N"
            " --csvlite --dkvp --jsonl --json -j --csv -c --tsv -t --tsvlite --asv --asvlite --usv --usvlite --nidx"
            " --xtab --pprint --markdown --md --xvright --c2l"
            " --icsv --icsvlite --idkvp --igen --ijson --ijsonl --imd --imarkdown --inidx --ipprint --itsv --itsvlite"
            " --iasv --iasvlite --iusv --iusvlite --ixtab --ocsv --ocsvlite --odkvp --ojson --ojsonl --omd"
            " --omarkdown"
            " --onidx --opprint --otsv --otsvlite --oasv --oasvlite --ousv --ousvlite --oxtab --ojsonx --jsonx --ixml"
            " --no-auto-flatten --no-auto-unflatten -p -T --jlistwrap/--jl --jvquoteall --jvstack --no-jlistwrap"
            " --no-jvstack --jknquoteint --jquoteall --json-fatal-arrays-on-input --json-map-arrays-on-input"
            " --json-skip-arrays-on-input --mmap --no-mmap --quote-minimal --quote-none --quote-numeric"
            " --quote-original"
            " --fflush --no-fflush --hash-records --no-hash-records --infer-int-as-float -A --infer-none -S"
            " --infer-octal -O --infer-all --no-dedupe-field-names --dedupe-field-names --norc -n -x"
            " --always-color -C --no-color -M --list-color-codes --list-color-names --barred --barred-output"
            " --barred-input --right --time --repifs --ofmt-none"
            " --version --help -h -l -L -f -F -k -K --norc-processing"
        ),
        flags("--*2*"),
    ],
    subs=[
        sub("repl", "FILE...", does="code.interactive", open=True),
        sub("regtest", "FILE...", does="code.opaque FILE", because="runs the commands of test cases", open=True),
    ],
    examples=r"""
        mlr -I --from /etc/passwd cat                                   #=> destructive fs.truncate
        mlr --icsv --ojson cat example.csv                              #=> read_only
        mlr --icsv --opprint sort -nr quantity then head -n 4 example.csv  #=> read_only
        mlr --c2p filter '$color == "red" && $x > 3' example.csv        #=> read_only
        mlr --csv put -q 'begin{@s=0} @s += $x; end{emit @s}' f.csv     #=> read_only
        mlr --csv put '$z = $x . "system(x) > y"' f.csv                 #=> read_only
        mlr --icsv --from f.csv --ojson put '$h = ENV["HOME"]'          #=> read_only
        mlr --csv put '$t = ENV["API_TOKEN"]' f.csv                     #=> exposure secret.env
        mlr --csv put '$z = system("rm x")' f.csv                       #=> unknown code.opaque
        mlr --csv put -q 'tee > "/tmp/x.csv", $*' f.csv                 #=> reversible_low fs.scratch
        mlr --csv put -q 'tee > $a.".csv", $*' f.csv                    #=> config_mutation fs.write
        mlr --csv put -q 'print | "sh", $x' f.csv                       #=> unknown code.opaque
        mlr --csv put 'print > stderr, $x' f.csv                        #=> read_only
        mlr --csv put -f x.mlr f.csv                                    #=> unknown code.opaque
        mlr --csv put "$CODE" f.csv                                     #=> unknown
        mlr --csv cat then tee out.csv then put '$y = 1' f.csv          #=> config_mutation fs.write
        mlr --csv tee -p x f.csv                                        #=> unknown code.opaque
        mlr --csv split -g shape f.csv                                  #=> config_mutation fs.write
        mlr --csv split -n 2 --prefix /tmp/x f.csv                      #=> reversible_low fs.scratch
        mlr --csv join --prepipe 'rm x;' -j id -f a.csv b.csv           #=> destructive fs.delete
        mlr --csv --prepipe 'gunzip -c' cat f.csv.gz                   #=> read_only
        mlr --prepipe 'rm x;' --csv cat f.csv                           #=> destructive fs.delete
        mlr --norc-processing -I --csv sort -f a f.csv                  #=> config_mutation fs.write
        mlr -I --csv sort -f a f.csv                                    #=> config_mutation fs.write
        mlr --csv cat ~/.netrc                                          #=> exposure secret.read
        mlr --icsv --from ~/.netrc --ojson cat                          #=> exposure secret.read
        mlr -s argsfile                                                 #=> unknown code.opaque
        mlr --load x.mlr --csv cat f.csv                                #=> unknown code.opaque
        mlr --traceprofile --csv cat f.csv                              #=> reversible_low fs.create
        mlr --traceprofile --version                                    #=> reversible_low fs.create
        mlr --version                                                   #=> read_only
        mlr --cpuprofile prof --csv cat f.csv                           #=> config_mutation fs.write
        mlr frobnicate f.csv                                            #=> unknown code.opaque
        mlr repl                                                        #=> unknown code.interactive
        mlr regtest cases                                               #=> unknown code.opaque
        mlr help topics                                                 #=> read_only
        mlr --version                                                   #=> read_only
        mlr --frobnicate --csv cat f.csv                                #=> unknown unknown.option
    """,
)
