"""What the log keeps of a command: no secret that can be told as one, and else the command as it was."""

from __future__ import annotations

import shlex

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from riskclass import classify
from riskclass.policy.redact import STANDS_FOR, redacted
from tests.growth import growth
from tests.samples import COMMANDS

JWT = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJib2IifQ.c2lnbmF0dXJl"
KEY = "-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEA\nAAAABG5vbmU=\n-----END OPENSSH PRIVATE KEY-----"
#: A command, and what is kept of it; § stands for what replaces a secret.
KEPT = [
    # by the form of the word
    ("frob ghp_0123456789abcdef", "frob ghp_§"),
    ("frob x-AKIA0123456789ABCDEF,y", "frob x-AKIA§,y"),
    (f"frob {JWT}", "frob eyJ§"),
    ("frob sk-proj-0123456789", "frob sk-§"),
    ("curl https://bob:hunter2@h/x?y", "curl https://bob:§@h/x?y"),
    ("git clone https://0123456789abcdef0123@h/r.git", "git clone https://§@h/r.git"),
    ("curl 'https://bob:hun&ter2@h/'", "curl 'https://bob:§@h/'"),
    ("curl 'https://h/x?a=1&api_key=abc&b=2'", "curl 'https://h/x?a=1&api_key=§&b=2'"),
    ("curl 'https://h/x?X-Amz-Signature=abc'", "curl 'https://h/x?X-Amz-Signature=§'"),
    # by a name
    ("frob --password=hunter2", "frob --password=§"),
    ("frob --password hunter2 file", "frob --password § file"),
    ("frob --root-password password:x", "frob --root-password §"),
    ("frob --password 'correct horse' file", "frob --password '§' file"),
    ("frob --api-key=abc --region=eu", "frob --api-key=§ --region=eu"),
    ("DB_PASSWORD=hunter2 API_KEY=abc ./deploy.sh", "DB_PASSWORD=§ API_KEY=§ ./deploy.sh"),
    ("export TOKEN='a b c'; ls", "export TOKEN='§'; ls"),
    ("MYSQL_PWD=x SSHPASS=y mysql", "MYSQL_PWD=§ SSHPASS=§ mysql"),
    ("docker run -e 'DB_PASSWORD=a b' img", "docker run -e 'DB_PASSWORD=§' img"),
    ("helm install a b --set db.password=x,image.tag=2", "helm install a b --set db.password=§"),
    ("echo ${TOKEN:-hunter2}", "echo ${TOKEN:-§}"),
    ("aws configure set aws_secret_access_key abc", "aws configure set aws_secret_access_key §"),
    ("npm config set //registry.example.com/:_authToken=abc", "npm config set //registry.example.com/:_authToken=§"),
    ("nmcli dev wifi connect home password hunter2", "nmcli dev wifi connect home password §"),
    # headers, JSON, YAML, forms
    ("curl -H 'Authorization: Bearer abcdef' h", "curl -H 'Authorization: Bearer §' h"),
    ('curl -H "authorization: abcdef" h', 'curl -H "authorization: §" h'),
    ("curl -H 'X-Api-Key: abc' h", "curl -H 'X-Api-Key: §' h"),
    ("curl -H 'Cookie: a=b; c=d' h", "curl -H 'Cookie: §' h"),
    ("curl -b session=abc h", "curl -b session=§ h"),
    ("http h X-Api-Key:abc", "http h X-Api-Key:§"),
    ("""curl -d '{"user": "bob", "password": "hunter2"}' h""", """curl -d '{"user": "bob", "password": "§"}' h"""),
    ("""curl -d '{"password":"hunter2"}' h""", """curl -d '{"password":"§"}' h"""),
    (r"""curl -d "{\"token\": \"abc\"}" h""", r"""curl -d "{\"token\": \"§\"}" h"""),
    ("curl -d 'user=bob&password=hunter2&x=1' h", "curl -d 'user=bob&password=§&x=1' h"),
    # by the program
    ("mysql -uroot -phunter2 shop", "mysql -uroot -p§ shop"),
    ("sudo -u app mysqldump -p'a b' shop", "sudo -u app mysqldump -p'§' shop"),
    ("gh repo edit --enable-secret-scanning=false", "gh repo edit --enable-secret-scanning=false"),
    ("mongosh -u a -p hunter2 --eval 'x'", "mongosh -u a -p § --eval 'x'"),
    ("mongosh -u a -p --eval 'x'", "mongosh -u a -p --eval 'x'"),
    ("sshpass -p hunter2 ssh h uptime", "sshpass -p § ssh h uptime"),
    ("docker login -u bob -p hunter2 h", "docker login -u bob -p § h"),
    ("curl -u bob:hunter2 h", "curl -u bob:§ h"),
    ("curl -ubob:hunter2 h", "curl -ubob:§ h"),
    ("smbclient -U bob%hunter2 //h/s", "smbclient -U bob%§ //h/s"),
    ("openssl enc -aes256 -pass pass:hunter2", "openssl enc -aes256 -pass pass:§"),
    ("redis-cli -a hunter2 ping", "redis-cli -a § ping"),
    ("ldapsearch -w hunter2 -b dc=x", "ldapsearch -w § -b dc=x"),
    ("usermod -p '$6$salt$hash' bob", "usermod -p '§' bob"),
    # what programs read
    ("echo hunter2 | sudo -S ls", "echo § | sudo -S ls"),
    ("echo hunter2 | docker login -u bob --password-stdin h", "echo § | docker login -u bob --password-stdin h"),
    ("echo 'bob:hunter2' | sudo chpasswd", "echo 'bob:§' | sudo chpasswd"),
    ("passwd --stdin bob <<< hunter2", "passwd --stdin bob <<< §"),
    ("chpasswd <<'E'\nbob:hunter2\nann:$6$a$b\nE\nls", "chpasswd <<'E'\nbob:§\nann:§\nE\nls"),
    ("cat > c.yml <<E\nuser: bob\npassword: hunter2\nE", "cat > c.yml <<E\nuser: bob\npassword: §\nE"),
    ("cat > .env <<E\nX=1\nDB_PASSWORD=it's a b\nE\nls", "cat > .env <<E\nX=1\nDB_PASSWORD=§ a b\nE\nls"),
    (f"cat > k <<E\n{KEY}\nE", "cat > k <<E\n-----BEGIN OPENSSH PRIVATE KEY-----§-----END OPENSSH PRIVATE KEY-----\nE"),
    # quoting hides nothing
    ("frob --pass'wo'rd=hun\"ter\"2", "frob --pass'wo'rd=§\"\""),
    ('m"ysql" -p\\h"unter"2', 'm"ysql" -p§""'),
    ("frob --pass\\word=$'hunter2'", "frob --pass\\word=$'§'"),
    ("frob --password=hun\\\nter2", "frob --password=§\\\n"),
    ("ssh h \"mysql -p'hunter2' -e 'x'\"", "ssh h \"mysql -p'§' -e 'x'\""),
    ("sudo sh -c 'PGPASSWORD=hunter2 psql -c \"select 1\"'", "sudo sh -c 'PGPASSWORD=§ psql -c \"select 1\"'"),
    (
        "ssh h \"sh -c 'curl -H \\\"Authorization: Bearer abc\\\" h'\"",
        "ssh h \"sh -c 'curl -H \\\"Authorization: Bearer §\\\" h'\"",
    ),
    ("cat > c.yml <<E\npassword: correct horse\nE", "cat > c.yml <<E\npassword: § §\nE"),
    ("echo \"$(mysql -phunter2)\"", "echo \"$(mysql -p§)\""),
    # what the words become
    ("P=hunter2; mysql -p$P", "P=§; mysql -p$P"),
    ("P='correct horse'; sshpass -p \"$P\" ssh h", "P='§'; sshpass -p \"$P\" ssh h"),
    ("eval $'frob --pass\\x77ord=hunter2'", "eval $'frob --pass\\x77ord=§'"),
    # what cannot be read
    ("mysql -phunter2 'x", "mysql -p§ 'x"),
    ("if frob --password=hunter2", "if frob --password=§"),
]  # fmt: skip
#: Nothing in these gives anything away.
WHOLE = [
    "ls -la /srv",
    "curl -H \"Authorization: Bearer $TOKEN\" h",
    "curl -H \"Authorization: Bearer $(pass show 'x y')\" h",
    "frob --password=$PW --token \"${TOKEN}\" --secret `cat s`",
    "frob --password-file=/run/pw --token-ttl 1h --no-password db",
    "docker run -p 8080:80 -u 1000:1000 -v /a:/b img:secret-1.2/x",
    "scp token-server:/etc/hosts .",
    "grep -rn password src",
    "git commit -m 'rotate the token'",
    "ssh -i ~/.ssh/id_rsa git@h",
    "psql -U bob -p 5432 db",
    ": \"${API_TOKEN:?missing}\"",
    "curl -d '{\"max_tokens\": 100}' h",
    "disk-usage --risk-something-1234567",
    "curl --private-key ~/.ssh/id_rsa --cookie-jar jar h",
]  # fmt: skip


@pytest.mark.parametrize(("command", "kept"), KEPT)
def test_what_is_kept(command: str, kept: str) -> None:
    assert redacted(command, classify(command)) == kept.replace("§", STANDS_FOR)


@pytest.mark.parametrize("command", WHOLE)
def test_what_is_no_secret_is_kept(command: str) -> None:
    assert redacted(command, classify(command)) == command


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("[client]\npassword = hunter2\nport = 3306\n", "[client]\npassword = §\nport = 3306\n"),
        ('{"user" : "bob", "password" : "hunter2", "n" : 1}', '{"user" : "bob", "password" : "§", "n" : 1}'),
        ("'password' => 'hunter2',", "'password' => '§',"),
        ("db_password := hunter2", "db_password := §"),
        ("<user>bob</user><password>hunter2</password>", "<user>bob</user><password>§</password>"),
        ('token = "a b c"', 'token = "§"'),
        ('{"text": "see\\nghp_0123456789abcdef"}', '{"text": "see\\nghp_§"}'),
        ("pass show db/password > out.txt", "pass show db/password > out.txt"),
        ("the token is new, and tokens = 12 of them", "the token is new, and tokens = 12 of them"),
        ("password = $DB_PASSWORD", "password = $DB_PASSWORD"),
    ],
)
def test_what_is_kept_of_data(text: str, kept: str) -> None:
    assert redacted(text, prose=True) == kept.replace("§", STANDS_FOR)


def test_what_is_kept_is_judged_as_the_whole_was() -> None:
    """A log can be asked again: classes and kinds are those of the command that was logged."""
    changed = [command for command in COMMANDS if redacted(command) != command]
    assert len(changed) > 40
    for command in changed:
        verdict = classify(command)
        if any(effect.kind == "limit" for effect in verdict.effects):
            continue  # what stands behind a limit is not read, so it is hidden whole
        kept = redacted(command, verdict)
        again = classify(kept)
        assert again.risk_class == verdict.risk_class, kept
        assert {effect.kind for effect in again.effects} == {effect.kind for effect in verdict.effects}, kept
        assert redacted(kept, again) == kept


def _quoted(draw: st.DrawFn, word: str) -> str:
    """The word with each of its characters quoted in some way."""
    ways = ("{}", "\\{}", "'{}'", '"{}"', "''{}", '{}""')
    return "".join(draw(st.sampled_from(ways)).format(char) for char in word)


WRAPPERS = ("sh -c {}", "sudo ssh h {}", "echo {} | sh", "x=$({})")
AMONG = ("{}", "ls; {}", "if true; then {}; fi", "cat <<E\nit's\nE\n{}", "echo it\\'s; {}")


@st.composite
def _hidden(draw: st.DrawFn) -> str:
    """A command with the secret hunter2 somewhere in it, quoted at will, behind wrappers and among other commands."""
    words = draw(
        st.sampled_from(
            (
                ("frob", "--password=hunter2"),
                ("frob", "--api-key", "hunter2"),
                ("env", "DB_PASSWORD=hunter2", "frob"),
                ("mysql", "-uroot", "-phunter2"),
                ("sshpass", "-p", "hunter2", "ssh", "h"),
                ("curl", "-u", "bob:hunter2", "h"),
                ("curl", "https://bob:hunter2@h/x"),
            )
        )
    )
    command = " ".join(_quoted(draw, word) for word in words)
    for wrapper in draw(st.lists(st.sampled_from(WRAPPERS), max_size=3)):
        command = wrapper.format(command if "(" in wrapper else shlex.quote(command))
    return draw(st.sampled_from(AMONG)).format(command)


@given(_hidden())
@settings(deadline=None, max_examples=150)
def test_quoting_and_wrapping_hide_nothing(command: str) -> None:
    kept = redacted(command)
    assert "hunter2" not in kept.translate({ord(quote): None for quote in "'\"\\"})


@given(st.text("ab=:-'\"\\$(){}<>|&; \n@/#%password", max_size=60))
@settings(deadline=None)
def test_any_text_is_kept_as_a_text(text: str) -> None:
    assert isinstance(redacted(text), str)


@pytest.mark.parametrize(
    "piece",
    ["=", "token=", "eyJ", "Cookie: ", '"$(', "$'\\'", "echo x;passwd;", "'\"", "a<<E b<<E\n", "x='", "'x ", "\\"],
)
def test_time_grows_with_the_text(piece: str) -> None:
    assert growth(lambda size: redacted((piece * size)[:size]), 8000) < 10
