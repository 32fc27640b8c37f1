"""What secrets look like: words in names, beginnings of tokens, options that carry one."""

from __future__ import annotations

#: A name that holds one of these is a secret's.
SECRET_WORDS = (
    "token",
    "secret",
    "passw",
    "apikey",
    "api_key",
    "api-key",
    "access_key",
    "private_key",
    "credential",
)
#: Programs whose `-pTEXT` is a password.
ATTACHED = ("mysql", "mysqldump", "mysqladmin", "mariadb", "mariadb-dump", "mariadb-admin", "sshpass", "mysqlimport")
#: Options behind which `user:password` stands.
LOGINS = ("-u", "--user", "-U", "--proxy-user")
TOKENS = (
    "ghp_",
    "gho_",
    "ghs_",
    "github_pat_",
    "glpat-",
    "sk-",
    "xoxb-",
    "xoxp-",
    "AKIA",
    "ASIA",
    "AIza",
    "hvs.",
    "eyJ",
)
