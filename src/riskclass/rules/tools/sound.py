from __future__ import annotations

from riskclass.model.tables import Option, flags, takes, tool, when

FORMAT: list[Option] = [
    takes("--effects-file", does="code.injected VALUE", because="the file says what is written"),
    takes("--temp", writes="VALUE"),
    takes("-o", writes="VALUE"),
    takes("--input-buffer --buffer --combine --plot --replay-gain --play-rate-arg --comment --comment-file --dft-min"),
    takes("--add-comment --compression/-C --endian --encoding/-e --bits/-b --channels/-c --rate/-r --volume/-v"),
    takes("--type/-t --help-effect --help-format"),
    takes("-V", "[LEVEL]"),
    takes("--norm", "[LEVEL]"),
    flags("-n/--null -d/--default-device -m -M -T -q/--no-show-progress -S/--show-progress -D/--no-dither -G/--guard"),
    flags("-R -p/--sox-pipe -L -B -x -N/--reverse-nibbles -X/--reverse-bits -# --clobber --no-clobber --magic"),
    flags("--multi-threaded --single-threaded --ignore-length --no-glob --i/--info --help/-h --version"),
]
#: Effects that only tell.
TELLS = "stat|stats"
SOUNDS = "*/*|*.wav|*.mp3|*.flac|*.ogg|*.opus|*.aif*|*.au|*.raw|*.m4a|*.gsm|*.amr*|*.voc|*.dat"

# What is written stands behind what is read, and before the effects; with several sources it is not the second word.
SOX = tool(
    "sox",
    "IN OUT EFFECT...",
    about="convert and change sound",
    docs="man:sox(1)",
    inert="--help -h --version --help-effect --help-format --info",
    options=FORMAT,
    rows=[
        when("IN", runs="IN:piped"),
        when("OUT", runs="OUT:piped"),
        when("EFFECT", runs="EFFECT:piped"),
        when("OUT", unless="-n -p -d OUT=-", writes="OUT"),
        when("-n", "OUT", unless=f"OUT={TELLS}", writes="IN", because="writes what an effect makes"),
        when(f"EFFECT={SOUNDS}", writes="EFFECT", because="writes the file behind its sources"),
        when("OUT=spectrogram EFFECT=spectrogram", does="fs.write cwd", because="writes a picture"),
    ],
    examples="""
        sox a.wav b.mp3                         #=> config_mutation fs.write
        sox a.wav -r 16000 -c 1 b.wav trim 0 10 #=> config_mutation fs.write
        sox a.wav b.wav /srv/c.wav              #=> config_mutation fs.write
        sox -m a.wav b.wav c.wav                #=> config_mutation fs.write
        sox -n t.wav synth 3 sine 440           #=> config_mutation fs.write
        sox a.wav -n stat                       #=> read_only
        sox a.wav -n spectrogram                #=> config_mutation fs.write
        sox a.wav -t raw -                      #=> read_only
        sox --info a.wav                        #=> read_only
        sox '|rm -rf x' b.wav                   #=> destructive fs.delete
        sox a.wav b.wav '|rm -rf x'             #=> destructive fs.delete
        sox "$F" b.wav                          #=> unknown
        sox a.wav -n stat --effects-file e      #=> unknown code.injected
        sox --temp /srv/t a.wav -n stat         #=> config_mutation fs.write
        sox a.wav -n stat -o /srv/p.png         #=> config_mutation fs.write
        sox --version                           #=> read_only
        sox --frobnicate a.wav b.wav            #=> unknown unknown.option
    """,
)

PLAY = tool(
    "play",
    "IN...",
    about="play sound",
    docs="man:play(1)",
    inert="--help -h --version --help-effect --help-format",
    options=FORMAT,
    rows=[when("IN", runs="IN:piped")],
    examples="""
        play a.wav                              #=> read_only
        play -q a.wav trim 0 5                  #=> read_only
        play '|rm -rf x'                        #=> destructive fs.delete
        play --version                          #=> read_only
    """,
)

REC = tool(
    "rec",
    "OUT EFFECT...",
    about="record sound",
    docs="man:rec(1)",
    inert="--help -h --version --help-effect --help-format",
    options=FORMAT,
    rows=[
        when("OUT", runs="OUT:piped"),
        when("OUT", unless="OUT=-", writes="OUT"),
        when("EFFECT", runs="EFFECT:piped"),
    ],
    examples="""
        rec -r 44100 a.wav trim 0 10            #=> config_mutation fs.write
        rec -t raw -                            #=> read_only
        rec --version                           #=> read_only
    """,
)

TOOLS = [SOX, PLAY, REC]
