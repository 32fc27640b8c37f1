from __future__ import annotations

from riskclass.model.tables import Row, flags, sub, takes, tool, when

#: Every option of ffmpeg takes a value but these: options of codecs and filters have one, too.
PRINTS = """
    -L -h -? -help --help -version -buildconf -formats -muxers -demuxers -devices -codecs -decoders -encoders -bsfs
    -protocols -filters -pix_fmts -layouts -sample_fmts -dispositions -colors -hwaccels
"""
ELSEWHERE = (
    "rtmp*:*|rtp:*|rtsp:*|srt:*|udp:*|tcp:*|tls:*|http:*|https:*|ftp:*|sftp:*|icecast:*|rist:*|mmsh:*|gopher*:*|amqp:*"
)
#: Filters that write what they found into a file, and those that load a library or a program, or listen.
KEEPS = (
    "*metadata=*file=*|*stats_file=*|*ssim=f=*|*psnr=f=*|*log_path=*|*result=*|*deshake=*filename=*|*signature=*file*"
)
LOADS = "*ladspa=*|*lv2=*|*frei0r=*|*opencl=*|*zmq*"


def _graphs(names: str) -> list[Row]:
    """What a graph of filters does, in any option that holds one."""
    return [
        when(
            " ".join(f"{name}={KEEPS}" for name in names.split()), does="fs.write cwd", because="a filter writes a file"
        ),
        when(
            " ".join(f"{name}={LOADS}" for name in names.split()),
            does="code.opaque",
            because="a filter loads a library",
        ),
    ]


FFMPEG = tool(
    "ffmpeg",
    "OUT...",
    about="convert sound and pictures",
    input="whole",
    docs="man:ffmpeg(1)",
    style="single",
    inert=f"{PRINTS} -sources -sinks",
    options=[
        takes("-i"),
        takes("-f -c -codec -t -to -ss -vf -af -lavfi -filter -filter:* -filter_complex -map -r -s -b"),
        takes("-filter_script* -filter_complex_script"),
        takes("-stats_enc_pre -stats_enc_pre:* -stats_enc_post -stats_enc_post:*", writes="VALUE|-"),
        takes("-stats_mux_pre -stats_mux_pre:*", writes="VALUE|-"),
        takes("-x264-params -x265-params"),
        takes("-vstats_file -progress -sdp_file -passlogfile -hls_segment_filename", writes="VALUE|-"),
        takes("-dump_attachment*", writes="VALUE"),
        takes("-attach", reads="VALUE"),
        takes("-pass", does="fs.write cwd", because="keeps the log of the first pass"),
        flags("-vstats", does="fs.write cwd", because="writes a log file"),
        flags("-report", does="fs.append cwd", because="writes a log file"),  # with -version too (tried)
        flags(PRINTS),
        takes("-sources -sinks", "VALUE?"),
        flags("-show_data"),
        flags(
            "-y -n -vn -an -sn -dn -hide_banner -stdin -nostdin -stats -nostats -shortest -re -copyts -start_at_zero"
        ),
        flags("-accurate_seek -noaccurate_seek -ignore_unknown -copy_unknown -benchmark -benchmark_all -dump -hex"),
        flags("-xerror -bitexact -autorotate -noautorotate -autoscale -noautoscale -debug_ts -fix_sub_duration"),
        flags("-copyinkf -qphist -find_stream_info -find_chapters -recast_media -psnr -deinterlace -ilme -intra"),
        takes("-*"),
    ],
    rows=[
        when("OUT", unless=f"-f=null|sdl|alsa|pulse|xv|opengl OUT=pipe:*|{ELSEWHERE}", writes="OUT|-"),
        when(f"OUT=={ELSEWHERE}", does="net.upload -i", because="sends what it makes to an address that is named here"),
        when("-f=tee", does="fs.write cwd"),
        when("-filter_script* -filter_complex_script", does="code.opaque", because="filters that are not read"),
        when("-dump_attachment*", does="fs.write cwd", because="the file may name itself"),
        when("-x264-params=*stats=* -x265-params=*stats=*|*csv=*", does="fs.write cwd", because="keeps statistics"),
        *_graphs("-vf -af -lavfi -filter -filter:* -filter_complex -i"),
    ],
    examples="""
        ffmpeg -version                                       #=> read_only
        ffmpeg -i a.mp4                                       #=> read_only
        ffmpeg -hide_banner -i a.mp4 -f null -                #=> read_only
        ffmpeg -i a.mp4 -f wav -                              #=> read_only
        ffmpeg -i a.mp4 -f wav pipe:1                         #=> read_only
        ffmpeg -i a.mov -c:v libx264 -crf 20 -y b.mp4         #=> config_mutation fs.write
        ffmpeg -y -i a.mov /tmp/b.mp4                         #=> reversible_low
        ffmpeg -i a.mov -f flv rtmp://live.example.com/k      #=> exposure net.upload
        ffmpeg -i a.mov -f tee '[f=mp4]a.mp4|b.mkv'           #=> config_mutation fs.write
        ffmpeg -i a.mov -progress p -f null -                 #=> config_mutation fs.write
        ffmpeg -i a.mkv -dump_attachment:t:0 font.ttf         #=> config_mutation fs.write
        ffmpeg -i a.mkv -attach ~/.ssh/id_rsa b.mkv           #=> exposure secret.read
        ffmpeg -i a.mov -pass 1 -f null -                     #=> config_mutation fs.write
        ffmpeg -report -i a.mov -f null -                     #=> config_mutation fs.write
        ffmpeg -version -report                               #=> config_mutation fs.write
        ffmpeg -i a.mov -vf metadata=print:file=m -f null -   #=> config_mutation fs.write
        ffmpeg -i a.mov -vf scale=-2:720 -f null -            #=> read_only
        ffmpeg -i a.mov -lavfi ssim=stats_file=s -f null -    #=> config_mutation fs.write
        ffmpeg -f lavfi -i sine=d=1,ametadata=print:file=m -f null - #=> config_mutation fs.write
        ffmpeg -i a.mov -af ladspa=file=./x.so:p=1 -f null -  #=> unknown code.opaque
        ffmpeg -i a.mov -filter_complex_script g -f null -    #=> unknown code.opaque
        ffmpeg -i a.mov -stats_enc_pre:v:0 s -f null -        #=> config_mutation fs.write
        ffmpeg -i a.mov -stats_enc_pre_fmt x -f null -        #=> read_only
        ffmpeg -i a.mov -vstats -f null -                     #=> config_mutation fs.write
        ffmpeg -i a.mov -c:v libx264 -x264-params pass=1:stats=s -f null - #=> config_mutation fs.write
        ffmpeg -i a.mov -x264-params keyint=60 -f null -      #=> read_only
        ffmpeg -i a.mov "./$OUT"                              #=> config_mutation fs.write
        ffmpeg -i a.mov "$OUT"                                #=> unknown fs.write
    """,
)

FFPROBE = tool(
    "ffprobe ffplay",
    "INPUT",
    about="show or play sound and pictures",
    docs="man:ffprobe(1)",
    style="single",
    inert=f"{PRINTS} -sources -sinks",
    options=[
        takes("-o", writes="VALUE|-"),
        takes("-i -vf -af -f"),
        flags("-show_data"),
        flags("-report", does="fs.append cwd", because="writes a log file"),
        flags(PRINTS),
        takes("-sources -sinks", "VALUE?"),
        flags(
            "-hide_banner -pretty -unit -prefix -byte_binary_prefix -sexagesimal -show_* -count_frames -count_packets"
        ),
        flags("-find_stream_info -bitexact -private -noprivate -dump -hex -autoexit -nodisp -fs -an -vn -sn -stats"),
        flags("-nostats -fast -genpts -exitonkeydown -exitonmousedown -framedrop -noframedrop -infbuf -noborder"),
        flags("-alwaysontop -autorotate"),
        takes("-*"),
    ],
    rows=[
        *_graphs("-i -vf -af INPUT"),
        when("-show_data", reads="-i INPUT", because="shows what the packets hold"),
        when("-f=concat|ffconcat", reads="-i INPUT", because="a line of a list that is none is shown"),
    ],
    examples="""
        ffprobe -f lavfi testsrc=d=1,metadata=print:file=m       #=> config_mutation fs.write
        ffprobe -f lavfi -i testsrc=d=1                          #=> read_only
        ffplay -af ladspa=file=./x.so a.mp3                      #=> unknown code.opaque
        ffprobe -v quiet -print_format json -show_format a.mp4   #=> read_only
        ffprobe -version                                         #=> read_only
        ffprobe -f data -show_packets -show_data .env            #=> exposure secret.read
        ffprobe -f concat -i .env                                #=> exposure secret.read
        ffprobe -f concat -i list                                #=> read_only
        ffprobe -i a.mp4 -o out.json                             #=> config_mutation fs.write
        ffprobe -report -formats                                 #=> config_mutation fs.write
        ffprobe -report a.mp4                                    #=> config_mutation fs.write
        ffplay -nodisp -autoexit a.mp3                           #=> read_only
    """,
)

#: Options of ImageMagick are not told apart: their values are words, and the last word is what is written.
WRITES = [
    takes("-write", "FILE:picture"),
    takes("-process", does="code.opaque VALUE", because="loads a module"),
    takes("-script -list -debug -define -limit -authenticate"),
    flags("-*"),
    flags("+*"),
]
GONE = "ephemeral:*"
DELETES = "older versions delete the picture once it is read"
#: Pictures that are no pictures.
READ = [
    when(f"IN=={GONE}", does="code.opaque IN", because=DELETES),
    when("IN==msl:*", does="code.opaque IN", because="runs a script"),
    when("IN", runs="IN:picture_text"),
]


MAGICK = tool(
    "magick",
    "IN... OUT",
    about="convert pictures",
    docs="man:magick(1)",
    style="single",
    options=WRITES,  # -version and -help end nothing where pictures are given (tried)
    rows=[
        when("OUT", unless="-list", runs="OUT:picture"),
        *READ,
        when("-script", does="code.opaque -script"),
    ],
    subs=[
        sub(
            "identify",
            "IN...",
            options=[takes("-process", does="code.opaque VALUE", because="loads a module"), flags("-* +*")],
            rows=READ,
        ),
        sub(
            "convert, composite, montage, compare, stream",
            "IN... OUT",
            options=WRITES,
            rows=[
                when("OUT", unless="-list", runs="OUT:picture"),
                *READ,
            ],
        ),
        sub(
            "mogrify",
            "FILE...",
            options=[takes("-path", writes="VALUE"), *WRITES],
            rows=[when("FILE", unless="-path", writes="FILE")],
        ),
        sub("conjure, import, animate, display", "WORD...", does="code.opaque WORD", options=[flags("-* +*")]),
    ],
    examples="""
        magick pango:@.env png:-                  #=> exposure secret.read
        magick TEXT:/etc/shadow jpg:-             #=> exposure secret.read
        magick text:notes jpg:-                   #=> read_only
        magick -version                           #=> read_only
        magick a.png b.png --version              #=> config_mutation fs.write -- tried
        magick a.png -resize 50% b.png            #=> config_mutation fs.write
        magick a.png -format '%w' info:           #=> read_only
        magick a.png json:                        #=> read_only
        magick a.png json:b                       #=> config_mutation fs.write
        magick a.png info:b                       #=> config_mutation fs.write
        magick a.png histogram:info:-             #=> read_only
        magick a.png png:/etc/passwd              #=> destructive fs.truncate
        magick a.png -write info:- null:          #=> read_only
        magick a.png -write c.png null:           #=> config_mutation fs.write
        magick a.png /tmp/b.png                   #=> reversible_low
        magick -list font                         #=> read_only
        magick ephemeral:a.png b.png              #=> unknown code.opaque
        magick a.png -process ./m b.png           #=> unknown code.opaque
        magick identify a.png                     #=> read_only
        magick identify ephemeral:a.png           #=> unknown code.opaque
        magick identify msl:a.msl                 #=> unknown code.opaque
        magick convert msl:a.msl b.png            #=> unknown code.opaque
        magick identify -process ./m a.png        #=> unknown code.opaque
        magick convert a.png b.png                #=> config_mutation fs.write
        magick compare a.png b.png null:          #=> read_only
        magick convert ephemeral:a.png b.png      #=> unknown code.opaque
        magick mogrify -strip a.png               #=> config_mutation fs.write
        magick mogrify -path /tmp/o -strip a.png  #=> reversible_low
        magick conjure s.msl                      #=> unknown code.opaque
        magick msl:x.msl b.png                    #=> unknown code.opaque
        magick -script s.mgk                      #=> unknown code.opaque
    """,
)

CONVERT = tool(
    "convert composite montage compare convert-im6 convert-im6.q16 convert-im7 convert-im7.q16",
    "IN... OUT",
    about="convert, lay over, line up or compare pictures",
    docs="man:convert(1)",
    style="single",
    options=WRITES,
    rows=[
        when("OUT", unless="-list", runs="OUT:picture"),
        *READ,
    ],
    examples="""
        convert label:@/etc/shadow png:-          #=> exposure secret.read
        convert caption:hello png:-               #=> read_only
        convert -version                          #=> read_only
        convert a.png b.png --version             #=> config_mutation fs.write -- tried
        convert a.png -resize 50% b.png           #=> config_mutation fs.write
        convert a.png txt:-                       #=> read_only
        convert a.png txt:b                       #=> config_mutation fs.write
        convert a.png -write c.png null:          #=> config_mutation fs.write
        convert msl:x.msl b.png                   #=> unknown code.opaque
        convert -list format                      #=> read_only
        convert ephemeral:a.png b.png             #=> unknown code.opaque
        convert a.png -process ./m b.png          #=> unknown code.opaque
        compare -metric RMSE a.png b.png null:    #=> read_only
        montage a.png b.png -tile 2x1 /tmp/c.png  #=> reversible_low
    """,
)

IDENTIFY = tool(
    "identify identify-im6 identify-im6.q16 identify-im7 identify-im7.q16",
    "IN...",
    about="show what a picture is",
    docs="man:identify(1)",
    style="single",
    options=[takes("-process", does="code.opaque VALUE", because="loads a module"), flags("-* +*")],
    rows=READ,
    examples="""
        identify text:.env                        #=> exposure secret.read
        identify -format '%[label]' label:@.env   #=> exposure secret.read
        identify label:.env                       #=> read_only
        identify '|x'                             #=> unknown code.opaque
        identify msl:x.msl                        #=> unknown code.opaque
        identify -verbose a.png                   #=> read_only
        identify -format '%wx%h' a.png            #=> read_only
        identify ephemeral:a.png                  #=> unknown code.opaque
        identify -process ./m a.png               #=> unknown code.opaque
    """,
)

MOGRIFY = tool(
    "mogrify",
    "FILE...",
    about="change pictures in place",
    docs="man:mogrify(1)",
    style="single",
    options=[
        takes("-path", writes="VALUE"),
        takes("-process", does="code.opaque VALUE", because="loads a module"),
        takes("-list"),
        flags("-* +*"),
    ],
    rows=[when("FILE", unless="-path", writes="FILE")],
    examples="""
        mogrify -resize 50% a.png                 #=> config_mutation fs.write
        mogrify -path /tmp/out -resize 50% a.png  #=> reversible_low
        mogrify -process ./m a.png                #=> unknown code.opaque
        mogrify -version                          #=> read_only
        mogrify -resize 50% a.png -help           #=> config_mutation fs.write -- tried
        mogrify -list font                        #=> read_only
    """,
)

TOOLS = [FFMPEG, FFPROBE, MAGICK, CONVERT, IDENTIFY, MOGRIFY]
