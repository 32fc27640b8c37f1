from __future__ import annotations

from riskclass.model.tables import flags, sub, takes, tool, when

#: Options that several sub-commands share; with another one an option only makes the program fail.
TAKES = (
    "-CA -CAfile -CAform -CAkey -CAkeyform -CApath -CAserial -CAstore -CRL -CRLfile -CRLform -CSP -K -S"
    " -VAfile -Verify -accept -addext -addreject -addtrust -algorithm -alpn -async_jobs -attime"
    " -auth_level -bind -bits -bufsize -bytes -cafile -caname -cert -cert2 -cert_chain -certfile -certform"
    " -certopt -certpbe -chainCAfile -chainCApath -chainCAstore -challenge -check_after -checkemail"
    " -checkend -checkhost -checkip -checks -cipher -ciphersuites -client_sigalgs -cmac -cmd"
    " -connect -content -context -conv_form -convert -copy_extensions -corrupt_desc -corrupt_type"
    " -crl_CA_compromise -crl_compromise -crl_hold -crl_lastupdate -crl_nextupdate -crl_reason -crlcert"
    " -crldays -crlexts -crlform -crlhours -crlsec -csr -ctlogfile -curves -dane_tlsa_domain"
    " -dane_tlsa_rrdata -data -dateopt -days -dcert -dcert_chain -dcertform -dhparam -digest -digest_alg"
    " -dkey -dkeyform -dlimit -dpass -ec_conv_form -ec_param_enc -econtent_type -evp -expect_sender -ext"
    " -extensions -extfile -extracerts -failure -failurebits -force_pubkey -from -genconf -gendelta"
    " -geninfo -genstr -gn -groups -hashalg -header -hmac -host -id_prefix -in -index -inform -infotype"
    " -inkey -item -iter -iv -k -kdf -kdflen -kdfopt -keep_alive -key -key2 -keyfile -keyform -keylen"
    " -keymatexport -keymatexportlen -keyopt -keyout -keypass -keypbe -keyspec -kfile -length -mac"
    " -mac_name -macalg -macopt -macver -max_early_data -max_msgs -max_pipelines -max_protocol"
    " -max_send_frag -maxfraglen -md -min_protocol -misalign -msg_timeout -mtu -multi -naccept -name"
    " -named_curve -nameopt -ndays -newkey -newkeypass -nextprotoneg -nmin -no_proxy -not_after"
    " -not_before -nrequest -num_tickets -offset -oid -oldcert -oldcrl -options -originator -otherpass"
    " -out_trusted -outdir -outform -own_trusted -param_enc -paramfile -pass -passcerts -passin -passout"
    " -password -path -peerform -peerkey -pkeyopt -pkeyopt_passin -pkistatus -policies -policy"
    " -policy_oids -poll_count -popo -port -primes -profile -propquery -provparam -oldwithold -ref_cert"
    " -reqout_only -rsp_crl"
    " -rsp_key"
    " -rsp_keypass -rsp_newwithnew -rsp_newwithold -rsp_oldwithnew -provider_name -proxy"
    " -proxy_pass -proxy_user -prverify -psk -psk_hint -psk_identity -psk_session -purpose -pwri_password"
    " -queryfile -quiet_count -rand -rcid -rctform -read_buf -receipt_request_from -receipt_request_to"
    " -recip -recipient -recipkey -record_padding -recv_max_early_data -ref -repeat -reqexts -reqin"
    " -reqopt -requestCAfile -respin -revoke -revreason -rkey -rmd -rother -rsigner -rsigopt -rsp_capubs"
    " -rsp_cert -rsp_extracerts -rspin -saltlen -sans -scrypt_N -scrypt_p -scrypt_r -seconds -secret"
    " -secretkey -secretkeyid -section -section_name -select -server -serverinfo -servername -sess_in"
    " -set_issuer -set_serial -set_subject -setalias -sigalgs -sigfile -sign_other -signature -signer"
    " -signkey -sigopt -skeymgmt -skeyopt -spkac -spksect -split_send_frag -srp_strength -srppass -srpuser"
    " -srpuserseed -srpvfile -srvCertOut -srv_cert -srv_key -srv_keypass -srv_ref -srv_secret -srv_trusted"
    " -srv_untrusted -srvcert -ss_cert -ssl_config -starttls -status_age -status_file -status_timeout"
    " -status_url -statusstring -strparse -subj -template -time -tls_cert -tls_extra -tls_host -tls_key"
    " -tls_keypass -tls_trusted -to -total_timeout -trusted -tspolicy -unix -untrusted -url -use_srtp"
    " -userinfo -v1 -v2 -v2prf -valid -validity_period -verbosity -verifyCAfile -verifyCApath"
    " -verifyCAstore -verify_depth -verify_email -verify_hostname -verify_ip -verify_name -verify_other"
    " -verify_receipt -vfyopt -wrap -xcert -xcertform -xchain -xkey -xkeyform -xmpphost -xoflen"
)
FLAGS = (
    "-1 -2 -3 -4 -5 -6 -A -CAcreateserial -EncryptedData_decrypt -EncryptedData_encrypt -F4 -HTTP -LMK -P"
    " -RSAPublicKey_in -RSAPublicKey_out -V -WWW -a -accept_raverified -accept_unprot_err"
    " -accept_unprotected -add -aead -aes128-wrap -aes192-wrap -aes256-wrap -aixmd5 -alias"
    " -allow_no_dhe_kex -allow_proxy_certs -anti_replay -apr1 -asciicrlf -asn1parse -asymcipher-algorithms"
    " -async -b -badsig -base64 -batch -binary -brief -bugs -build_chain -c -cacerts -cades -certin -certs"
    " -chain -check -check_named -check_ss_sig -cipher-algorithms -cipher-commands -ciphers -clcerts"
    " -client_renegotiation -clrext -clrreject -clrtrust -cmsout -commands -comp -compat -compress"
    " -configdir -cpusettings -create_serial -crl_check -crl_check_all -crl_download -crlf -crlfeol"
    " -crlnumber -crls -ct -d -dane_ee_no_namechecks -data_create -data_out -dates -debug"
    " -debug_broken_protocol -debug_decrypt -decoders -decrypt -delete -derive -des3-wrap -descert"
    " -digest-algorithms -digest-commands -digest_create -digest_verify -dirnamesep -disable_confirm"
    " -disabled -dsaparam -dsoext -dtls -dtls1 -dtls1_2 -dump -e -early_data -elapsed -email -enable_pha"
    " -encoders -encrypt -enddate -engine_impl -engines -enginesdir -explicit_policy -export -ext_cache"
    " -extended_crl -f -f4 -fallback_scsv -fingerprint -fips-fingerprint -gencrl -generate -genkey"
    " -genparam -grant_implicitconf -h -hash -hash_old -hex -hexdump -http -http_server_binmode -i"
    " -ign_eof -ignore_critical -ignore_err -ignore_keyusage -ignore_unexpected_eof -implicit_confirm"
    " -indef -infiles -info -inhibit_any -inhibit_map -issuer -issuer_checks -issuer_hash -issuer_hash_old"
    " -kdf-algorithms -kem-algorithms -key-exchange-algorithms -key-managers -keyex -keyid -keys -keysig"
    " -lastupdate -legacy -legacy_renegotiation -legacy_server_connect -list -list_curves -listen -listsep"
    " -m -mac-algorithms -maciter -mb -modify -modulesdir -modulus -mr -msg -msie_hack -multivalue-rdn -n"
    " -nbio -nbio_test -new -newhdr -next_serial -nextupdate -no-CAfile -no-CApath -no-CAstore"
    " -no_alt_chains -no_anti_replay -no_attr_verify -no_ca_names -no_cache -no_cert_checks"
    " -no_cert_verify -no_certs -no_chain -no_check_time -no_comp -no_conditional_errors"
    " -no_content_verify -no_dhe -no_etm -no_explicit -no_ign_eof -no_intern -no_legacy_server_connect"
    " -no_middlebox -no_nonce -no_public -no_renegotiation -no_resume_ephemeral -no_resumption_on_reneg"
    " -no_security_checks -no_seed -no_signature_verify -no_ssl3 -no_ticket -no_tls1 -no_tls1_1 -no_tls1_2"
    " -no_tls1_3 -no_tls1_4 -noattr -nocert -nocerts -nochain -nocommands -nocrl -nocrypt -noct -nodes"
    " -nodetach -noemailDN -noenc -noindef -nointern -noiter -nokeys -nomac -nomaciter -nomacver -nonce"
    " -none -noout -nopad -nosalt -noservername -nosigs -nosmimecap -notext -noverify -o -oaep -objects"
    " -ocsp_uri -ocspid -old -centralkeygen -no_cache_extracerts"
    " -windowscontext -p -param_out -partial_chain -pbkdf2 -pk7out -pkcs -policy_check"
    " -policy_oids_critical -policy_print -precert -preserveDN -preserve_dates -prexit -print -print_certs"
    " -prioritize_chacha -providers -pubcheck -pubin -pubkey -public-key-algorithms -public-key-methods"
    " -pubout -pvk-none -pvk-strong -pvk-weak -query -quic -quiet -r -rand_serial -random-generators"
    " -random-instances -raw -rawin -receipt_request_all -receipt_request_first -receipt_request_print"
    " -reconnect -reply -req -req_text -reqin_new_tid -resign -resp_key_id -resp_no_certs -resp_text"
    " -reuse -rev -reverse -s -safe -salt -san_nodefault -scrypt -security_debug -security_debug_verbose"
    " -seeds -self_test_onload -selfsign -send_error -send_unprot_err -send_unprotected -sendfile -serial"
    " -servername_fatal -serverpref -show_chain -showcerts -sign -sign_receipt -signature-algorithms -srp"
    " -srp_lateuser -srp_moregroups -standard-commands -startdate -state -stateless -status"
    " -status_verbose -stdin -stdname -store-loaders -stream -strict -strictpem -subject -subject_hash"
    " -subject_hash_old -suiteB_128 -suiteB_128_only -suiteB_192 -t -table -text -text_pub -timeout -tls1"
    " -tls1_1 -tls1_2 -tls1_3 -tls_used -tlsextdebug -token_in -token_out -topk8 -toseq -trace"
    " -traditional -trust_other -trusted_first -trustout -tt -twopass -uncompress -unlink"
    " -unprotected_errors -unprotected_requests -updatedb -use_deltas -use_mock_srv -utf8 -v -verbose"
    " -verify -verify_quiet -verify_retcode -verify_return_error -verifyrecover -vv -vvv -vvvv -www -x509"
    " -x509_strict -x509toreq -x931 -xchain_build"
)
CIPHERS = (
    "-aes* -aria* -camellia* -des* -rc2* -rc4* -rc5* -bf* -blowfish -cast* -chacha20* -idea* -seed* -sm4* -id-aes*"
)
DIGESTS = "-sha* -md4 -md5* -mdc2 -blake2* -sm3 -rmd160 -ripemd* -whirlpool -shake* -ssl3-* -RSA-*"
LIBRARY = "loads a shared library"
SHOWS_KEY = "prints a private key"

DECRYPTS = "decrypts what was kept secret"
KEYS = [
    when("-in", unless="-noout -pubout -pubin -RSAPublicKey_out -out", does="secret.read -in", because=SHOWS_KEY),
    when(unless="-in -noout -pubout -pubin -RSAPublicKey_out -out", reads="stdin"),
    when("-out", unless="-pubout -pubin -RSAPublicKey_out", does="credential.store -out"),
]

TOOL = tool(
    "openssl",
    about="keys, certificates, ciphers and connections of TLS",
    docs="man:openssl(1)",
    style="single",
    does="code.interactive",
    inherits=True,
    inert="-help",
    options=[
        takes(
            "-out -writerand -certout -chainout -cacertsout -extracertsout -reqout -respout -rspout -sess_out"
            " -crlout -newkeyout -newwithnew -newwithold -oldwithnew -srvcertout -msgfile"
            " -certsout",
            writes="VALUE|-",
        ),
        takes("-keylogfile", does="secret.send VALUE", because="the keys of the connection are written to that file"),
        takes(
            "-engine -keygen_engine -ssl_client_engine -provider-path -pre -post -module",
            does="code.opaque VALUE",
            because=LIBRARY,
        ),
        takes("-config", does="code.injected VALUE", because="a configuration may load engines and providers"),
        takes("-provider", "NAME"),
        takes(TAKES),
        flags(FLAGS),
        flags(CIPHERS),
        flags(DIGESTS),
        flags("-help"),
    ],
    rows=[when("-provider=*/*", does="code.opaque -provider", because=LIBRARY)],
    subs=[
        sub(
            "version, ciphers, list, errstr, info, prime, help, no-*",
            "WORD...",
            options=[
                flags("-psk -all-algorithms -all-tls-groups -skey-managers -tls-groups -tls-signature-algorithms")
            ],
        ),
        sub(
            "x509",
            "FILE",
            options=[flags("-purpose")],
            rows=[
                when("-CAcreateserial", does="fs.write", because="writes the serial number beside the CA"),
                when("-CAserial", writes="-CAserial"),
            ],
        ),
        sub(
            "asn1parse",
            "FILE...",
            rows=[when("-in", unless="-noout", reads="-in"), when(unless="-in -noout", reads="stdin")],
        ),
        sub(
            "crl, crl2pkcs7, pkcs7, nseq, pkeyparam, sess_id, spkac, kdf, mac",
            "FILE...",
            options=[flags("-cert")],
        ),
        sub("verify", "FILE...", rows=[when("-crl_download", does="net.query")]),
        sub(
            "req",
            "FILE",
            options=[takes("-keyout", does="credential.store VALUE", because="writes a private key"), flags("-x509v1")],
            rows=[
                when(
                    "-newkey -new -x509",
                    unless="-key -in -keyout",
                    does="credential.store",
                    because="makes a private key",
                )
            ],
        ),
        sub("genrsa, gendsa", "WORD...", does="credential.store -out", because="makes a private key"),
        sub(
            "genpkey, ecparam, dsaparam, dhparam",
            "WORD...",
            options=[takes("-outpubkey", writes="VALUE")],
            rows=[
                when(
                    "-algorithm -genkey -paramfile",
                    unless="-genparam",
                    does="credential.store -out",
                    because="makes a private key",
                )
            ],
        ),
        sub(
            "rsa, dsa, ec, pkcs8",
            "FILE",
            rows=[
                *KEYS,
                when("-text", unless="-pubin -out", does="secret.read -in", because=SHOWS_KEY),  # beside -pubout too
            ],
        ),
        sub(
            "pkey",
            "FILE",
            rows=[
                *KEYS,  # beside -text_pub too, without -noout
                when("-text", unless="-pubin -out -pubout", does="secret.read -in", because=SHOWS_KEY),
            ],
        ),
        sub(
            "pkcs12",
            "FILE",
            options=[flags("-pbmac1_pbkdf2"), takes("-jdktrust -macsaltlen -pbmac1_pbkdf2_md")],
            rows=[
                when("-in", unless="-export -nokeys -noout -out", does="secret.read -in", because=SHOWS_KEY),
                when("-out", unless="-nokeys", does="credential.store -out"),
            ],
        ),
        sub(
            "storeutl",
            "URI",
            options=[takes("-subject -issuer -serial -fingerprint -alias")],
            rows=[
                when("URI", unless="-noout -certs -crls -out", does="secret.read URI", because=SHOWS_KEY),
                when("URI", "-text", unless="-certs -crls -out", does="secret.read URI", because=SHOWS_KEY),
            ],
        ),
        sub(
            "enc, base64, zlib, brotli, zstd",
            "FILE",
            options=[flags("-z")],
            rows=[
                when("-d", CIPHERS, does="secret.read -in", because=DECRYPTS),
                when("-in", "-d -base64 -a -none", reads="-in"),
                when("-in", unless="-d " + CIPHERS, reads="-in"),
                when(unless="-in " + CIPHERS, reads="stdin"),
            ],
        ),
        sub(
            "aes*, aria*, bf*, camellia*, cast*, chacha20, des*, idea*, rc2*, rc4*, rc5*, seed*, sm4*",
            "FILE",
            rows=[when("-d", does="secret.read -in", because=DECRYPTS)],
        ),
        sub(
            "dgst, sha*, md4, md5, mdc2, blake2*, sm3, rmd160, ripemd*, whirlpool, shake*",
            "FILE...",
            options=[takes("-sign -verify")],
        ),
        sub("rand", "BYTES", rows=[when("-hex -base64", prints="word")]),
        sub("passwd", "PASSWORD...", prints="word", options=[takes("-salt")]),
        sub(
            "pkeyutl, rsautl",
            "FILE...",
            options=[flags("-decap -encap"), takes("-kemop")],
            rows=[when("-decrypt", does="secret.read -in", because=DECRYPTS)],
        ),
        sub(
            "smime, cms",
            "FILE...",
            options=[takes("-subject"), flags("-no_signing_time")],
            rows=[
                when("-decrypt -EncryptedData_decrypt", does="secret.read -in", because=DECRYPTS),
                when("-sign -data_create -compress", reads="-in", because="what it makes holds the content"),
                when(
                    "-sign -data_create -compress",
                    unless="-in",
                    reads="stdin",
                    because="what it makes holds the content",
                ),
            ],
        ),
        sub(
            "ts",
            "FILE...",
            options=[flags("-cert"), takes("-chain")],
        ),
        sub(
            "ocsp",
            options=[takes("-issuer -serial -timeout")],
            rows=[
                when("-url -host", does="net.query -url -host"),
                when("-port", does="net.listen -port", because="answers questions about certificates"),
            ],
        ),
        sub(
            "s_client",
            "ADDRESS",
            does="net.query -connect ADDRESS",
            options=[
                takes("-verify"),
                takes("-early_data"),
                flags(
                    "-adv -enable_client_rpk -enable_server_rpk -ktls -no-interactive -no_ems -no_rx_cert_comp"
                    " -no_tx_cert_comp -prefer_no_dhe_kex -tfo"
                ),
            ],
            rows=[
                when("-early_data", does="net.upload -early_data", because="sends a file"),
                when("-quiet", does="net.send -connect", because="sends what it is fed"),
                when(
                    unless="-connect=localhost:*|127.0.0.1:*|[::1]:*",
                    does="net.upload stdin",
                    because="sends what it is fed",
                ),
            ],
        ),
        sub(
            "s_time",
            does="net.query -connect, host.load",
            because="connects as often as it can",
            options=[takes("-verify -www")],
        ),
        sub(
            "s_server",
            does="net.listen -accept -port",
            options=[
                takes("-verify"),
                flags(
                    "-cert_comp -enable_client_rpk -enable_server_rpk -ktls -no_ems -no_rx_cert_comp -no_tx_cert_comp"
                    " -prefer_no_dhe_kex -tfo -zerocopy_sendfile"
                ),
            ],
            rows=[when("-WWW -HTTP", does="net.publish cwd", because="serves the files of a directory")],
        ),
        sub(
            "speed",
            "ALGORITHM...",
            options=[flags("-mlock -testmode")],
            rows=[when("-multi -async_jobs", does="host.load", because="keeps processors busy")],
        ),
        sub(
            "ca",
            "FILE...",
            options=[takes("-startdate -enddate -status")],
            rows=[
                when(unless="-status", does="fs.write", because="changes the database of a certificate authority"),
                when("-revoke", does="access.revoke -revoke", because="revokes a certificate"),
            ],
        ),
        sub(
            "rehash",
            "DIRECTORY...",
            posix=True,
            rows=[
                when("DIRECTORY", does="fs.write DIRECTORY", because="makes links to certificates"),
                when(unless="DIRECTORY", does="fs.write", because="makes links in the system's directory"),
            ],
        ),
        sub("engine", "NAME...", rows=[when("NAME=*/*|*.so|*.dylib", does="code.opaque NAME", because=LIBRARY)]),
        sub(
            "fipsinstall",
            options=[
                flags(
                    "-dsa_sign_disabled -ecdh_cofactor_check -ems_check -hkdf_digest_check -hkdf_key_check"
                    " -hmac_key_check"
                    " -kbkdf_key_check -kmac_key_check -no_drbg_truncated_digests -no_pbkdf2_lower_bound_check"
                    " -no_short_mac"
                    " -pedantic -rsa_pkcs15_padding_disabled -rsa_pss_saltlen_check -rsa_sign_x931_disabled"
                    " -self_test_oninstall -signature_digest_check -sshkdf_digest_check -sshkdf_key_check"
                    " -sskdf_digest_check -sskdf_key_check -tdes_encrypt_disabled -tls13_kdf_digest_check"
                    " -tls13_kdf_key_check -tls1_prf_digest_check -tls1_prf_key_check -x942kdf_key_check"
                    " -x963kdf_digest_check -x963kdf_key_check"
                )
            ],
        ),
        sub("srp", "USER...", rows=[when("-add -modify -delete", does="account.change USER")]),
        sub(
            "cmp",
            does="net.send -server",
            because="asks a certificate authority for a certificate",
            options=[
                takes("-subject -issuer"),
            ],
        ),
    ],
    examples=r"""
        openssl version -a                                                        #=> read_only
        openssl                                                                   #=> unknown code.interactive
        openssl ciphers -v 'HIGH:!aNULL'                                          #=> read_only
        openssl list -digest-algorithms                                           #=> read_only
        openssl x509 -in cert.pem -noout -text                                    #=> read_only
        openssl x509 -in c.pem -noout -fingerprint -sha256 -subject -issuer -dates -serial   #=> read_only
        openssl x509 -in c.pem -noout -checkend 86400 -purpose                    #=> read_only
        openssl x509 -in c.der -inform der -out c.pem                             #=> config_mutation fs.write
        openssl x509 -req -in r.csr -CA ca.pem -CAkey k -CAcreateserial -days 9   #=> config_mutation
        openssl x509 -in c.pem -out /tmp/c.pem                                    #=> reversible_low
        openssl crl -in c.crl -noout -text                                        #=> read_only
        openssl verify -CAfile ca.pem c.pem                                       #=> read_only
        openssl verify -crl_download c.pem                                        #=> read_only net.query
        openssl asn1parse -in f -dump                                             #=> read_only
        openssl req -in r.csr -noout -text -verify                                #=> read_only
        openssl req -new -key k.pem -out r.csr -subj /CN=x                        #=> config_mutation fs.write
        openssl req -x509 -newkey rsa:4096 -nodes -keyout k.pem -out c.pem        #=> config_mutation credential.store
        openssl req -new -nodes                                                   #=> config_mutation credential.store
        openssl genrsa -aes256 -out k.pem 4096                                    #=> config_mutation credential.store
        openssl genrsa 2048                                                       #=> config_mutation credential.store
        openssl dhparam -check -in dh.pem                                         #=> read_only
        openssl genpkey -algorithm ed25519 -out k.pem                             #=> config_mutation credential.store
        openssl ecparam -list_curves                                              #=> read_only
        openssl rsa -in k.pem -check -noout                                       #=> read_only
        openssl rsa -in k.pem -pubout                                             #=> read_only
        openssl rsa -in k.pem                                                     #=> exposure secret.read
        openssl rsa -in k.pem -text -noout                                        #=> exposure
        openssl rsa -in k.pem -out plain.pem                                      #=> config_mutation credential.store
        openssl pkey -in k.pem -pubout -out k.pub                                 #=> config_mutation
        openssl pkcs12 -in f.p12 -info -nokeys                                    #=> read_only
        openssl pkcs12 -in f.p12 -nodes                                           #=> exposure secret.read
        openssl pkcs12 -export -in c.pem -inkey k.pem -out f.p12                  #=> config_mutation credential.store
        openssl pkcs12 -in f.p12 -nokeys -out /tmp/c.pem                          #=> reversible_low
        openssl storeutl -certs f.p12                                             #=> read_only
        openssl storeutl f.p12                                                    #=> exposure
        openssl enc -aes-256-cbc -pbkdf2 -salt -in f -out f.enc                   #=> config_mutation
        openssl enc -d -aes-256-cbc -in f.enc -out /tmp/f                         #=> exposure secret.read
        openssl aes-256-cbc -d -a -in f.enc                                       #=> exposure secret.read
        openssl aes-256-cbc -a -salt -in f -out f.enc                             #=> config_mutation
        openssl enc -aes-256-cbc -in .env                                         #=> read_only
        openssl enc -in .env                                                      #=> exposure secret.read
        openssl enc -e -in .env                                                   #=> exposure secret.read
        openssl base64 -d -in f                                                   #=> read_only
        openssl base64 -A -in ~/.ssh/id_rsa                                       #=> exposure
        openssl enc -base64 -in .env                                              #=> exposure
        openssl dgst -sha256 -verify k.pub -signature s f                         #=> read_only
        openssl sha256 f                                                          #=> read_only
        openssl dgst -sha256 -sign k.pem -out s f                                 #=> config_mutation
        openssl rand -hex 16                                                      #=> read_only
        openssl rand 16                                                           #=> read_only
        openssl rand -base64 32 -out key.bin                                      #=> config_mutation
        openssl passwd -6 -salt x secret                                          #=> read_only
        openssl pkeyutl -decrypt -inkey k -in f                                   #=> exposure secret.read
        openssl cms -decrypt -in f -inkey k                                       #=> exposure secret.read
        openssl rsa -in k.pem -text -pubout                                       #=> exposure -- tried
        openssl pkey -in k.pem -text -pubout                                      #=> read_only -- tried
        openssl pkey -in k.pem -text -noout                                       #=> exposure
        openssl pkey -in k.pem -text_pub                                          #=> exposure -- tried
        openssl pkey -in k.pem -text_pub -noout                                   #=> read_only -- tried
        openssl storeutl -noout -text f.p12                                       #=> exposure
        openssl storeutl -noout f.p12                                             #=> read_only
        openssl asn1parse < ~/.ssh/id_rsa                                         #=> exposure secret.read
        openssl asn1parse -in ~/.ssh/id_rsa                                       #=> exposure secret.read
        openssl asn1parse -in ~/.ssh/id_rsa -noout                                #=> read_only
        openssl x509 -req -in r.csr -CA ca.pem -CAkey k -CAserial s               #=> config_mutation
        openssl pkeyutl -encrypt -pubin -inkey k -in f                            #=> read_only
        openssl smime -verify -in f                                               #=> read_only
        openssl smime -sign -in .env -signer c.pem                                #=> exposure secret.read
        openssl cms -sign -signer c.pem < .env                                    #=> exposure secret.read
        openssl cms -encrypt -in .env c.pem                                       #=> read_only
        openssl ts -query -data f -cert                                           #=> read_only
        openssl ocsp -issuer ca.pem -cert c.pem -url http://o.example             #=> read_only
        openssl ocsp -index i -port 8888 -rsigner c -CA ca                        #=> config_mutation net.listen
        openssl s_client -connect h:443 -servername h -showcerts -verify 5        #=> read_only
        echo | openssl s_client -connect h:443 2>/dev/null | openssl x509 -noout -dates   #=> read_only
        openssl s_client -connect h:443 -early_data f                             #=> exposure
        openssl s_client -quiet -connect h:443                                    #=> config_mutation net.send
        openssl s_client -connect h:443 < f                                       #=> exposure net.upload
        openssl rsa < ~/.ssh/id_rsa                                               #=> exposure secret.read
        openssl rsa -noout -check < ~/.ssh/id_rsa                                 #=> read_only
        openssl base64 < ~/.ssh/id_rsa                                            #=> exposure secret.read
        openssl enc -aes256 -k x < ~/.ssh/id_rsa                                  #=> read_only
        openssl s_client -connect localhost:443 < f                               #=> read_only
        openssl s_client -connect h:443 < /dev/null                               #=> read_only
        openssl req -new -key k -out /tmp/r -config san.cnf                       #=> unknown code.injected
        openssl req -new -key k -out /tmp/r -subj /CN=x                           #=> reversible_low
        openssl list -providers -provider ./x.so                                  #=> unknown code.opaque
        openssl list -providers -provider legacy                                  #=> read_only
        openssl s_client -connect h:443 -keylogfile keys                          #=> exposure secret.send
        openssl s_server -accept 4433 -www -cert c -key k                         #=> config_mutation net.listen
        openssl s_server -accept 4433 -WWW                                        #=> exposure net.publish
        openssl s_time -connect h:443                                             #=> disruptive
        openssl speed -evp aes-256-gcm                                            #=> read_only
        openssl speed -multi 8 rsa                                                #=> disruptive
        openssl ca -in r.csr -out c.pem                                           #=> config_mutation
        openssl ca -status 01                                                     #=> read_only
        openssl ca -revoke c.pem                                                  #=> disruptive access.revoke
        openssl rehash /etc/ssl/certs                                             #=> config_mutation
        openssl rehash                                                            #=> config_mutation fs.write
        openssl engine -t dynamic                                                 #=> read_only
        openssl engine ./x.so                                                     #=> unknown
        openssl req -engine ./x.so                                                #=> unknown
        openssl rsa -in k -noout -provider-path .                                 #=> unknown
        openssl srp -add -srpvfile f user                                         #=> config_mutation
        openssl srp -list                                                         #=> read_only
        openssl cmp -cmd ir -server h:80                                          #=> config_mutation
        openssl x509 -frobnicate                                                  #=> unknown
        openssl frobnicate                                                        #=> unknown
        openssl x509 -help                                                        #=> read_only
    """,
)
