from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when


def _cased(names: str) -> str:
    """Exiftool takes long names in any case."""
    return " ".join(
        dict.fromkeys(each for n in names.split() for each in (n, n.lower(), n.upper(), f"-{n[1:].title()}"))
    )


CHANGES = "changes the files"
PERL = "runs the Perl in it"

# A tag is read by its name and written by `-TAG=VALUE` or `-TAG<OTHER`.
EXIFTOOL = tool(
    "exiftool",
    "FILE...",
    about="show or change what files say of themselves",
    docs="man:exiftool(1)",
    style="single",
    options=[
        takes(_cased("-config"), does="code.opaque VALUE", because=PERL),
        takes(
            "-if -if* -IF -IF1 -IF2 -IF3 -IF4 -IF5 -If -If1 -If2 -If3 -If4 -If5 -iF -iF*",
            does="code.opaque VALUE",
            because=PERL,
        ),
        takes(f"-p {_cased('-printFormat')}", does="code.opaque VALUE", because="a file or text that may hold Perl"),
        takes("-@", does="code.injected VALUE", because="takes options from a file"),
        takes(_cased("-use"), does="code.opaque VALUE", because="loads that module"),
        takes(_cased("-stay_open"), does="code.injected VALUE", because="takes options from a file"),
        takes("-o -out -O -OUT -Out", writes="VALUE|-"),
        takes(
            f"-w {_cased('-textOut')} -W {_cased('-tagOut')} -w! -w+ -W! -W+",
            does="fs.write cwd",
            because="writes a file for each",
        ),
        takes("-efile -efile* -EFILE* -Efile*", writes="VALUE"),
        takes(
            f"{_cased('-tagsFromFile -addTagsFromFile -allTagsFromFile')} -TagsFromFile -AddTagsFromFile",
            does="fs.write FILE",
        ),
        takes(_cased("-geotag -geosync -geotime"), does="fs.write FILE"),
        takes("-csv -json -j -csv+ -j+", "[FILE]"),
        takes("-c -coordFormat -d -dateFormat -lang -x -exclude -charset -ext -extension -ext+ -fileOrder"),
        takes("-i -ignore -listItem -li -password -sep -separator -srcfile -api -userParam -require -echo -echo*"),
        takes("-file1 -file2 -file3 -diff"),
        flags(_cased("-delete_original -delete_original!")),
        flags(_cased("-overwrite_original -overwrite_original_in_place -restore_original")),
        flags("-F -fixBase -P -preserve"),
        flags("-execute -execute* -EXECUTE* -Execute*", does="code.injected", because="begins another command"),
        flags("-common_args -ver -h -htmlFormat -list -listw -listf -listr -listwf -listg* -listd -listx"),
        flags("-*;*", does="code.opaque", because=PERL),  # ${TAG;EXPRESSION}
        flags("-*<* -*>*", writes="FILE", because=CHANGES),
        takes("-*", "[VALUE]"),
    ],
    rows=[
        when(_cased("-tagsFromFile -addTagsFromFile -allTagsFromFile -geotag"), writes="FILE", because=CHANGES),
        when("-api=Filter*", does="code.opaque -api", because=PERL),
        when("-o=*;* -w=*;* -W=*;* -srcfile=*;* -tagsFromFile=*;* -efile=*;*", does="code.opaque", because=PERL),
        when("FILE=\u2212*", does="code.injected FILE", because="is an option, behind a minus of another kind"),
        when("-*=* -csv=* -json=*", writes="FILE", because=CHANGES),
        when(f"{_cased('-restore_original')} -F", writes="FILE", because=CHANGES),
        when(
            _cased("-delete_original -delete_original!"),
            does="fs.delete FILE",
            because="deletes what was kept of the files",
        ),
    ],
    examples="""
        exiftool a.jpg                              #=> read_only
        exiftool -s -G1 -DateTimeOriginal a.jpg     #=> read_only
        exiftool -csv -r photos                     #=> read_only
        exiftool -Artist=me a.jpg                   #=> config_mutation fs.write
        exiftool -all= a.jpg                        #=> config_mutation fs.write
        exiftool '-FileName<CreateDate' -d '%Y' .   #=> config_mutation fs.write
        exiftool -tagsFromFile a.jpg b.jpg          #=> config_mutation fs.write
        exiftool -use MyModule a.jpg                #=> unknown code.opaque
        exiftool -api 'Filter=system(1)' a.jpg      #=> unknown code.opaque
        exiftool -api largefilesupport=1 a.jpg      #=> read_only
        exiftool '-FileName<${Model;system(1)}' .   #=> unknown code.opaque
        exiftool -o '%f${Model;system(1)}' a.jpg    #=> unknown code.opaque
        exiftool −all= a.jpg                        #=> unknown code.injected
        exiftool -TAGSFROMFILE a.jpg b.jpg          #=> config_mutation fs.write
        exiftool -tagsFROMfile a.jpg b.jpg          #=> config_mutation fs.write
        exiftool -geotag t.gpx a.jpg                #=> config_mutation fs.write
        exiftool -csv=x.csv photos                  #=> config_mutation fs.write
        exiftool -delete_original photos            #=> destructive fs.delete
        exiftool -restore_original photos           #=> config_mutation fs.write
        exiftool -w txt photos                      #=> config_mutation fs.write
        exiftool -o out a.jpg                       #=> config_mutation fs.write
        exiftool -efile e.txt a.jpg                 #=> config_mutation fs.write
        exiftool -if 'system("x")' a.jpg            #=> unknown code.opaque
        exiftool -p f.fmt a.jpg                     #=> unknown code.opaque
        exiftool -config c a.jpg                    #=> unknown code.opaque
        exiftool -@ args                            #=> unknown code.injected
        exiftool a.jpg -execute -b b.jpg            #=> unknown code.injected
        exiftool -stay_open True                    #=> unknown code.injected
        exiftool -ver                               #=> read_only
    """,
)

#: What makes yt-dlp print, and fetch nothing else.
PRINTS = (
    "-s --simulate -F --list-formats -j --dump-json -J --dump-single-json --list-subs --list-thumbnails -O --print"
    " --get-url --get-title --get-id --get-thumbnail --get-description --get-duration --get-filename --get-format -g -e"
)

YT_DLP = tool(
    "yt-dlp youtube-dl",
    "URL...",
    about="fetch films and sound from the web",
    docs="https://github.com/yt-dlp/yt-dlp",
    options=[
        takes("--exec --exec-before-download", "COMMAND:sh"),
        takes("--netrc-cmd", "COMMAND:sh"),
        takes("--downloader/--external-downloader --ffmpeg-location --phantomjs"),
        takes("--downloader-args/--external-downloader-args --postprocessor-args/--ppa", does="code.injected VALUE"),
        takes("--use-postprocessor", does="code.injected VALUE", because="one of them runs commands"),
        takes("--js-runtimes"),
        takes("--plugin-dirs", does="code.opaque VALUE", because="loads the Python of that folder"),
        takes("--remote-components", does="code.remote VALUE", because="fetches programs that it runs"),
        takes("--config-locations/--config-location", does="code.injected VALUE", because="may name commands"),
        takes("--alias", "NAME OPTIONS", does="code.injected OPTIONS", because="holds options"),
        takes("--print-to-file", "TEMPLATE FILE", writes="FILE"),
        takes("--cookies --download-archive", writes="VALUE"),
        takes("-o/--output -P/--paths"),
        takes("-a/--batch-file", reads="VALUE", because="a line of it that names nothing is shown"),
        takes("--load-info-json/--load-info", reads="VALUE"),
        flags("-U/--update", does="package.install"),
        takes("--update-to", "VERSION?", does="package.install"),
        flags("--rm-cache-dir", does="fs.scratch", because="empties its cache"),
        flags("--mark-watched", does="net.send"),
        flags("--no-simulate --force-write-archive"),
        flags("--write-pages --enable-file-urls"),
        takes(
            "-O/--print --use-extractors/--ies --default-search --wait-for-video --color --compat-options"
            " -t/--preset-alias --proxy --socket-timeout --source-address --impersonate --geo-verification-proxy"
            " --xff -I/--playlist-items --playlist-start --playlist-end --match-title --reject-title --min-filesize"
            " --max-filesize --date --datebefore --dateafter --match-filters/--match-filter --break-match-filters"
            " --age-limit --max-downloads --skip-playlist-after-errors -N/--concurrent-fragments -r/--limit-rate"
            " --throttled-rate -R/--retries --file-access-retries --fragment-retries --retry-sleep --buffer-size"
            " --http-chunk-size --download-sections --output-na-placeholder --trim-filenames --cookies-from-browser"
            " --cache-dir --progress-template --progress-delta --encoding --add-headers/--add-header --user-agent"
            " --referer --sleep-requests --sleep-interval/--min-sleep-interval --max-sleep-interval"
            " --sleep-subtitles -f/--format -S/--format-sort --merge-output-format --sub-format --sub-langs"
            " -u/--username -p/--password -2/--twofactor --netrc-location --video-password --ap-mso --ap-username"
            " --ap-password --client-certificate --client-certificate-key --client-certificate-password"
            " --audio-format --audio-quality --remux-video --recode-video --parse-metadata --concat-playlist --fixup"
            " --convert-subs --convert-thumbnails --remove-chapters --sponsorblock-mark --sponsorblock-remove"
            " --sponsorblock-chapter-title --sponsorblock-api --extractor-retries --extractor-args"
        ),
        takes("--replace-in-metadata", "FIELDS REGEX TEXT"),
        flags(
            "-s/--simulate -F/--list-formats -j/--dump-json -J/--dump-single-json --list-subs --list-thumbnails"
            " -g/--get-url -e/--get-title --get-id --get-thumbnail --get-description --get-duration --get-filename"
            " --get-format"
        ),
        flags(
            "-h/--help --version --no-update -i/--ignore-errors --[no-]abort-on-error --list-extractors"
            " --extractor-descriptions --ignore-config/--no-config --no-config-locations --no-plugin-dirs"
            " --no-js-runtimes --no-remote-components --[no-]flat-playlist --[no-]live-from-start --no-wait-for-video"
            " --no-mark-watched --list-impersonate-targets -4/--force-ipv4 -6/--force-ipv6 --no-match-filters"
            " --no-break-match-filters --no-playlist --yes-playlist --no-download-archive --[no-]break-on-existing"
            " --[no-]break-per-input --skip-unavailable-fragments --abort-on-unavailable-fragments"
            " --[no-]keep-fragments --[no-]resize-buffer --playlist-random --playlist-reverse --[no-]lazy-playlist"
            " --[no-]hls-use-mpegts --no-batch-file --[no-]restrict-filenames --[no-]windows-filenames"
            " -w/--no-overwrites --[no-]force-overwrites -c/--continue --no-continue --[no-]part --[no-]mtime"
            " --[no-]write-description --[no-]write-info-json --[no-]write-playlist-metafiles --[no-]clean-info-json"
            " --[no-]write-comments --no-cookies --no-cookies-from-browser --no-cache-dir --[no-]write-thumbnail"
            " --write-all-thumbnails --write-link --write-url-link --write-webloc-link --write-desktop-link"
        ),
        flags(
            "-q/--quiet --no-quiet --no-warnings --[no-]ignore-no-formats-error --skip-download/--no-download"
            " --newline --[no-]progress --console-title -v/--verbose --dump-pages --print-traffic"
            " --legacy-server-connect --no-check-certificates/--no-check-certificate --prefer-insecure"
            " --bidi-workaround --format-sort-reset --[no-]format-sort-force --[no-]video-multistreams"
            " --[no-]audio-multistreams --[no-]prefer-free-formats --check-formats --check-all-formats"
            " --no-check-formats --[no-]write-subs --write-sub --[no-]write-auto-subs -n/--netrc --ap-list-mso"
            " -x/--extract-audio -k/--keep-video --no-keep-video --[no-]post-overwrites --[no-]embed-subs"
            " --[no-]embed-thumbnail --[no-]embed-metadata --[no-]embed-chapters --[no-]embed-info-json --xattrs"
            " --no-exec --[no-]split-chapters --no-remove-chapters --[no-]force-keyframes-at-cuts"
            " --no-sponsorblock --[no-]allow-dynamic-mpd --ignore-dynamic-mpd --[no-]hls-split-discontinuity"
        ),
    ],
    rows=[
        when("URL -a --load-info-json", "-o", unless=f"{PRINTS} -o=-", does="fs.write cwd, fs.write -o"),
        when("URL -a --load-info-json", unless=f"{PRINTS} -o", does="fs.write cwd", because="writes what it fetches"),
        when("URL -a --load-info-json", "--no-simulate", does="fs.write cwd", because="writes what it fetches"),
        when(
            "URL -a --load-info-json",
            "-O=before_dl:*|post_process:*|after_move:*|after_video:*|playlist:*",
            does="fs.write cwd",
            because="fetches before it prints",
        ),
        when("--ffmpeg-location --phantomjs", does="code.opaque", because="runs that program"),
        when(
            "--downloader",
            does="code.opaque --downloader",
            unless="--downloader=native|aria2c|curl|wget|ffmpeg|axel|httpie|avconv|*:native|*:aria2c|*:ffmpeg",
            because="runs that program",
        ),
        when("--js-runtimes=*:*", does="code.opaque --js-runtimes", because="runs that program"),
        when("--write-pages", does="fs.write cwd"),
        when("--enable-file-urls", reads="URL"),
    ],
    examples="""
        yt-dlp https://example.com/v                    #=> config_mutation fs.write
        yt-dlp -x --audio-format mp3 -o a.mp3 https://example.com/v #=> config_mutation fs.write
        yt-dlp -o - https://example.com/v               #=> read_only
        yt-dlp -F https://example.com/v                 #=> read_only
        yt-dlp --dump-json https://example.com/v        #=> read_only
        yt-dlp --print title https://example.com/v      #=> read_only
        yt-dlp -O after_move:filepath https://example.com/v #=> config_mutation fs.write
        yt-dlp -s --downloader aria2c --ffmpeg-location ./x https://example.com/v #=> unknown code.opaque
        yt-dlp -j --no-simulate https://example.com/v   #=> config_mutation fs.write
        yt-dlp -s --write-pages https://example.com/v   #=> config_mutation fs.write
        yt-dlp -s --enable-file-urls file:///srv/x      #=> read_only
        yt-dlp -s --exec 'rm -rf x' https://example.com/v #=> destructive fs.delete
        yt-dlp -s --netrc-cmd 'rm x' https://example.com/v #=> destructive fs.delete
        yt-dlp -s --downloader ./x https://example.com/v #=> unknown code.opaque
        yt-dlp -s --downloader aria2c https://example.com/v #=> read_only
        yt-dlp -s --ppa ffmpeg:-x https://example.com/v #=> unknown code.injected
        yt-dlp -s --use-postprocessor Exec https://example.com/v #=> unknown code.injected
        yt-dlp -s --js-runtimes node:/tmp/n https://example.com/v #=> unknown code.opaque
        yt-dlp -s --plugin-dirs x https://example.com/v #=> unknown code.opaque
        yt-dlp -s --remote-components ejs:npm https://example.com/v #=> unknown code.remote
        yt-dlp -s --config-locations c https://example.com/v #=> unknown code.injected
        yt-dlp -s --alias a '--exec x' https://example.com/v #=> unknown code.injected
        yt-dlp -s --print-to-file id out https://example.com/v #=> config_mutation fs.write
        yt-dlp -s --cookies c https://example.com/v     #=> config_mutation fs.write
        yt-dlp -s -a .env                               #=> exposure secret.read
        yt-dlp -s --load-info-json .env                 #=> exposure secret.read
        yt-dlp -s --mark-watched https://example.com/v  #=> config_mutation net.send
        yt-dlp -U                                       #=> config_mutation package.install
        yt-dlp --update-to nightly                      #=> config_mutation package.install
        yt-dlp --rm-cache-dir                           #=> reversible_low fs.scratch
        yt-dlp --version                                #=> read_only
    """,
)

MEDIAINFO = tool(
    "mediainfo",
    "FILE...",
    about="show what films and sound are",
    docs="man:mediainfo(1)",
    options=[
        takes("--LogFile --logfile --LOGFILE --Logfile", "[VALUE]", writes="VALUE"),
        takes("--*", "[VALUE]"),
        flags("-f -h -v"),
    ],
    examples="""
        mediainfo a.mp4                         #=> read_only
        mediainfo --Output=JSON a.mp4           #=> read_only
        mediainfo --LogFile=out.txt a.mp4       #=> config_mutation fs.write
    """,
)

SOXI = tool(
    "soxi",
    "FILE...",
    about="show what sound is",
    docs="man:soxi(1)",
    options=[takes("-V"), flags("-t -r -c -s -d -D -b -B -p -e -a -T")],
    examples="""
        soxi a.wav              #=> read_only
        soxi -D a.wav b.wav     #=> read_only
        soxi --frobnicate a.wav #=> unknown unknown.option
    """,
)

TOOLS = [EXIFTOOL, YT_DLP, MEDIAINFO, SOXI]
