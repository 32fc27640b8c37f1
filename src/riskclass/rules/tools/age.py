from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

AGE = tool(
    "age rage",
    "FILE",
    about="encrypt and decrypt files",
    input="part",
    docs="man:age(1)",
    options=[
        takes("-o/--output", writes="VALUE|-"),
        takes("-r/--recipient -R/--recipients-file -i/--identity"),
        takes("-j", does="code.opaque VALUE", because="runs a plugin"),
        flags("-d/--decrypt", does="secret.read FILE", because="decrypts what was kept secret"),
        flags("-e/--encrypt -a/--armor -p/--passphrase -h/--help --version"),
    ],
    examples=r"""
        age -r age1xyz -o f.age f                         #=> config_mutation
        age -e -a -p f                                    #=> read_only
        age -d -i key.txt f.age                           #=> exposure secret.read
        age -d -j yubikey f.age                           #=> unknown
    """,
)

KEYGEN = tool(
    "age-keygen rage-keygen",
    "FILE",
    about="make keys for age",
    docs="man:age-keygen(1)",
    options=[
        takes("-o/--output", writes="VALUE|-"),
        flags("-y -h/--help --version -pq"),
    ],
    rows=[when("-o", unless="-y", does="credential.store -o", because="writes a private key")],
    examples=r"""
        age-keygen                                        #=> read_only
        age-keygen -o key.txt                             #=> config_mutation credential.store
        age-keygen -y key.txt                             #=> read_only
        age-keygen -y -o /tmp/pub key.txt                 #=> reversible_low
    """,
)

TOOLS = [AGE, KEYGEN]
