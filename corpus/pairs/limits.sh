# Limits: behind one, the answer is that it is not known; before it, what it would be.

( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( df ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) )  #=> unknown limit -- subshells in each other
( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( ( df ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) ) )  #=> read_only
echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo up)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))  #=> unknown limit
echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo $(echo up))))))))))))))))))))))))))))  #=> read_only
echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo up)")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")"  #=> unknown limit
echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo "$(echo up)")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")")"  #=> read_only
echo ${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-up}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}  #=> unknown limit
echo ${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-${x:-up}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}  #=> read_only
echo $((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((1))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))  #=> unknown
echo $((((((((((((((((((((((1))))))))))))))))))))))  #=> read_only
nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice df  #=> unknown limit -- commands that run commands
nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice nice df  #=> read_only
eval eval eval eval eval eval eval eval eval eval eval eval eval eval eval eval eval eval eval eval eval eval eval eval eval eval eval eval eval eval eval eval eval eval df  #=> unknown limit
eval eval eval eval eval eval eval eval eval eval eval eval eval eval eval eval eval eval eval eval eval eval eval eval df  #=> read_only
sudo env sudo env sudo env sudo env sudo env sudo env sudo env sudo env sudo env sudo env sudo env sudo env sudo env sudo env sudo env sudo env sudo env df  #=> unknown limit
sudo env sudo env sudo env sudo env sudo env sudo env sudo env sudo env sudo env sudo env sudo env df  #=> read_only
ls {1..1001}  #=> unknown limit
ls {1..300}  #=> read_only
ls -l {a..z}{a..z}  #=> unknown limit -- 676 words are more than 18 characters may ask for
ls -l {a..z}{a..j}  #=> read_only
ls -d {1..100000000}  #=> unknown limit
ls -d '{1..100000000}'  #=> read_only
f() { test -d "$1" && f "$1/a"; }; f /srv  #=> unknown limit
f() { test -d "$1" && ls "$1/a"; }; f /srv  #=> read_only
for a in {1..200}; do for b in {1..200}; do rm -r /srv/x$b; done; done  #=> destructive -- what is found stands
for a in {1..200}; do for b in {1..200}; do ls -R /srv/x$b; done; done  #=> read_only
x=ab; x=$x$x$x$x$x$x$x$x; x=$x$x$x$x$x$x$x$x; x=$x$x$x$x$x$x$x$x; x=$x$x$x$x$x$x$x$x; x=$x$x$x$x$x$x$x$x; x=$x$x$x$x$x$x$x$x; $x  #=> unknown
x=ab; x=$x$x$x$x$x$x$x$x; x=$x$x$x$x$x$x$x$x; x=$x$x$x$x$x$x$x$x; x=$x$x$x$x$x$x$x$x; : $x  #=> read_only

a0=1; test -f f || a0=2
a1=1; test -f f || a1=2
a2=1; test -f f || a2=2
a3=1; test -f f || a3=2
a4=1; test -f f || a4=2
a5=1; test -f f || a5=2
a6=1; test -f f || a6=2
a7=1; test -f f || a7=2
ls $a0$a1$a2$a3$a4$a5$a6$a7
#=> unknown limit

a0=1; test -f f || a0=2
a1=1; test -f f || a1=2
a2=1; test -f f || a2=2
a3=1; test -f f || a3=2
a4=1; test -f f || a4=2
a5=1; test -f f || a5=2
a6=1; test -f f || a6=2
a7=1; test -f f || a7=2
ls $a0$a1$a2$a3$a4
#=> read_only
