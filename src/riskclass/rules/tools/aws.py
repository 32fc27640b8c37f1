from __future__ import annotations

from riskclass.model.tables import Option, Table, flags, sub, takes, tool, when

#: Options of the operations are not listed, for there are thousands; their values are the words. Not one of them makes
#: an operation do something of another kind, except those named below. `--dry-run` of ec2 is left out on purpose: a
#: later `--no-dry-run` takes it back.
ANY = flags("--*")
#: `file://F` stands for what F holds, in any place; what does not fit is shown.
WORDS = "WORD...:param_file"
COPY: list[Option] = [
    takes("--include --exclude --acl --sse-c-key --sse-kms-key-id --sse-c-copy-source-key --storage-class"),
    takes("--website-redirect --content-type --cache-control --content-disposition --content-encoding"),
    takes("--content-language --expires --source-region --page-size --checksum-mode --checksum-algorithm --metadata"),
    takes("--metadata-directive --expected-size --case-conflict --copy-props"),
    takes("--sse --sse-c --sse-c-copy-source --request-payer", "VALUE?"),
    takes("--grants", does="access.grant VALUE"),
    flags("--dryrun --quiet --follow-symlinks --no-follow-symlinks --no-guess-mime-type --only-show-errors"),
    flags("--no-progress --ignore-glacier-warnings --force-glacier-transfer --recursive --validate-same-s3-paths"),
    flags("--no-overwrite"),
]
MOVES = [
    when("SOURCE=s3:*", "DEST=s3:*", does="cloud.change DEST"),
    when("SOURCE=s3:*", unless="DEST=s3:*", writes="DEST|-"),
    when("DEST=s3:*", unless="SOURCE=s3:*", does="net.upload SOURCE"),
    when("--acl=public*|authenticated*", does="net.publish SOURCE", because="lets everyone read it"),
]
SHOWS = "shows a key, a password or a token"
LOSES = "deletes what is not in the source"
#: Where the words of a file may ask for what the words of the line do not (`--cli-input-json file://x`).
FILE = "--cli-input-json --cli-input-yaml"
#: Prints what the request would look like, and sends none.
SKETCH = "--generate-cli-skeleton"


def _paths(names: str) -> str:
    """`NAME` is an operation of any service, `SERVICE:NAME` of that one."""
    return ", ".join(name.replace(":", " ") if ":" in name else f"* {name}" for name in names.split())


def _ops(names: str, does: str = "", because: str = "", more: tuple[Option, ...] = ()) -> Table:
    """Operations by name. Where two fit, the one that stands first holds."""
    return sub(
        _paths(names),
        WORDS,
        does=does,
        because=because,
        options=[ANY, takes(SKETCH, "VALUE?"), *more],
        inert=SKETCH,
    )


def _also(names: str, does: str, because: str) -> tuple[Option, ...]:
    return (flags(f"{names} {FILE}", does=does, because=because),)


PUBLIC = (flags("--publicly-accessible", does="access.grant WORD", because="opens it to everyone"),)


def _sql(names: str) -> Table:
    """Operations that run the text of an option, which is read where it is SQL."""
    return sub(
        _paths(names),
        WORDS,
        options=[ANY, takes("--sql --query-string --sqls", "SQL:sql"), takes(SKETCH, "VALUE?")],
        rows=[
            when(
                unless=f"--sql --query-string {SKETCH}",
                does="code.opaque WORD",
                because="runs text in the cloud that is not read here",
            )
        ],
    )


#: Exceptions first, then the families of verbs. `make aws-check` holds them against Amazon's own models.
OPERATIONS: list[Table] = [
    # keys, tokens and passwords
    _ops(
        "get-parameter get-parameters get-parameters-by-path get-parameter-history",
        more=_also("--with-decryption", "secret.read WORD", "shows secrets in clear text"),
    ),
    _ops("describe-key", more=_also("--key-name", "secret.read WORD", SHOWS)),
    _ops("get-api-key get-api-keys", more=_also("--include-value --include-values", "secret.read WORD", SHOWS)),
    _ops(
        """
        get-secret-value batch-get-secret-value get-login-password get-login get-authorization-token
        get-session-token get-federation-token get-delegated-access-token get-web-identity-token
        assume-* decrypt decrypt-data decapsulate encapsulate derive-shared-secret generate-data-key
        generate-data-key-pair get-password-data generate-db-auth-token generate-db-connect-auth-token
        generate-db-connect-admin-auth-token get-cluster-credentials get-cluster-credentials-with-iam
        get-credentials get-token get-*-credentials get-credentials-for-identity get-open-id-token
        get-open-id-token-for-developer-identity get-temporary-* get-*-credentials-for-* get-data-access
        get-*-data-access get-access-token get-client-token get-derived-token
        get-tokens-from-refresh-token get-identity-center-auth-token get-challenge-password
        get-decrypted-api-key export-certificate export-key download-default-key-pair
        get-instance-access get-instance-access-details get-bucket-access-keys
        get-relational-database-master-user-password get-resource-api-key get-resource-oauth2-token
        get-resource-payment-token get-workload-access-token get-workload-access-token-for-*
        get-compute-access get-compute-auth-token get-external-data-view-access-details
        get-session-endpoint list-user-pool-client-secrets describe-chap-credentials
        describe-user-pool-client get-opentdf-config get-oidc-info list-api-keys
        request-upload-credentials get-job-details get-third-party-job-details poll-for-jobs
        get-depot-url get-attendee list-attendees get-stream-key batch-get-stream-key
        get-acme-external-account-binding-credentials get-ice-server-config initiate-auth
        admin-initiate-auth respond-to-auth-challenge admin-respond-to-auth-challenge
        exchange-code-for-token refresh-token acquire-role retrieve-domain-auth-code process-payment
        export-verified-access-instance-client-configuration register-compute-node-group-instance
        update-attendee-capabilities
        """,
        "secret.read WORD",
        SHOWS,
    ),
    _ops(
        """
        create-activation create-token create-token-* create-*-token create-*-tokens create-key-pair
        create-session-credentials create-oauth2-token create-oauth2-token-with-iam create-o-auth2-token
        create-o-auth2-token-with-* create-access-key create-service-specific-credential
        reset-service-specific-credential create-api-key create-*-api-key create-bucket-access-key
        create-container-service-registry-login create-keys-and-certificate create-provisioning-claim
        create-challenge create-auth-code add-user-pool-client-secret create-user-pool-client
        update-user-pool-client register-oidc-config register-opentdf-config create-attendee
        batch-create-attendee create-meeting-with-attendees create-stream-key associate-software-token
        rotate-*-credentials rotate-*-access-token regenerate-security-token open-tunnel
        create-certificate-from-csr register-client create-remote-access-session s3api:create-session
        gamelift:create-build iot-managed-integrations:create-provisioning-profile
        ivs-realtime:create-stage create-participant-connection start-web-rtc-contact
        create-acme-external-account-binding
        chime:create-bot devops-agent:associate-service devops-agent:update-association
        securityagent:update-integration transfer-domain-to-another-aws-account create-virtual-mfa-device
        create-autonomous-database-wallet
        start-trusted-access-program-*-application
        """,
        "access.grant WORD, secret.read WORD",
        "makes a key, a password or a token, and shows it",
    ),
    _ops(
        """
        presign create-presigned-* create-*-presigned-* get-*-presigned-url get-presigned-* get-signed-*
        create-*-url create-upload-url generate-embed-url-* get-*-embed-url get-*-upload-url
        get-*-download-url get-*-session-url get-*-streaming-session-url get-stream-url
        get-dashboard-url get-*-login-url get-*-report-url get-*-log-url get-*-artifacts-url
        get-artifact-url get-document-content sign sign-payload get-attachment-download-link
        create-session-access-details create-gui-session-access-details get-attached-file get-attachment
        get-attachment-upload-links get-archive-message get-invoice-pdf get-job-manifest
        get-software-updates get-buyer-dashboard get-dashboard-for-job-run get-whatsapp-flow-preview
        get-trust-store-*-bundle get-trust-store-*-content get-playback-url get-upload-job-path
        get-authentication-url get-prompt-file get-download-url-for-layer get-*-response-url
        list-stream-urls get-component-version-artifact export-compliance-inquiry devicefarm:create-upload
        artifact:get-report
        get-term-for-report lex-models:get-export describe-export describe-test-set-discrepancy-report
        sesv2:get-export-job get-tax-registration-document get-agent-organizational-report-data
        get-deployable-patch-snapshot-for-instance get-cis-scan-report get-marketplace-resource
        get-campaign-asset-export-task describe-asset-bundle-export-job
        create-address-list-import-job
        """,
        "access.grant WORD",
        "makes an address, or a signature, that lets in whoever holds it",
    ),
    # what is written here
    _ops(
        """
        get-object get-object-torrent get-object-annotation get-job-output get-sdk
        get-hosted-configuration-version create-hosted-configuration-version get-latest-configuration
        get-package-version-asset get-clip get-media get-media-for-fragment-list
        get-snapshot-block get-function-code get-introspection-schema get-raw-message-content
        get-thing-shadow get-connection-function get-lineage-event get-map-* get-static-map get-tile
        get-glyphs get-sprites get-style-descriptor get-image-frame get-image-set-metadata get-read-set
        get-reference get-code-binding-source get-work-unit-results get-position-estimate
        get-resource-position describe-input-device-thumbnail export-api synthesize-speech get
        put-session post-content sample sample-* recognize-utterance
        """,
        "fs.write cwd",
        "writes what it gets into a file",
    ),
    _ops("update-thing-shadow", "fs.write cwd, cloud.change WORD"),
    # the same name in another service gives no file
    _ops(
        "get-function get-profile get-export get-configuration get-media",
        more=_also(
            "--name --profiling-group-name --rest-api-id --application --start-selector",
            "fs.write cwd",
            "writes what it gets into a file",
        ),
    ),
    _ops("get-game-session-log", more=(takes("--save-as", writes="VALUE"),)),
    _ops("generate-product generate-provisioning-artifact generate", "fs.write cwd"),
    # code and sessions
    _sql("execute-statement execute-sql batch-execute-statement start-query-execution"),
    _ops(
        """
        send-command start-automation-execution execute-transaction execute-query execute-pipeline
        invoke start-build start-build-batch retry-build retry-build-batch start-execution
        start-sync-execution start-job-run test-invoke-* test-state execute-gremlin-*
        execute-open-cypher-* execute-action execute-scheduled-query execute-code-interpreter run-query
        start-remediation-execution start-associations-once start-change-request-execution
        start-command-execution start-calculation-execution start-notebook-execution start-notebook-run
        start-remote-source-action-job
        start-workflow-run resume-workflow-run retry-pipeline-execution redrive-execution add-steps
        run-statement start-flow-execution
        """,
        "code.opaque WORD",
        "runs code in the cloud that is not read here",
    ),
    _ops("invoke-model invoke-model-with-* converse converse-* invoke-data-automation-*", "cloud.change WORD"),
    _ops("invoke-*", "code.opaque WORD", "runs code in the cloud that is not read here"),
    _ops(
        "start-session",
        "cloud.create WORD",
        more=_also("--target", "code.interactive WORD", "opens a shell on the machine"),
    ),
    _ops("resume-session execute-command ssh put socks create-stream-session-admin-shell", "code.interactive WORD"),
    _ops(
        """
        execute-change-set deploy update-stack update-stack-set update-stack-instances
        execute-stack-refactor execute-*-change-set execute-provisioned-product-*
        update-provisioned-product start-pipeline-execution retry-stage-execution start-plan-execution
        start-recovery-plan-execution proton:update-environment proton:update-service-instance
        proton:update-service-pipeline
        """,
        "code.apply WORD",
        "may replace or delete resources",
    ),
    _ops(
        "package push upload-build",
        "net.upload WORD",
        more=(takes("--output-template-file", writes="VALUE"),),
    ),
    _ops("update-kubeconfig update-roles", "target.switch"),
    _ops("login logout", "credential.store"),
    _ops("credential-helper", "secret.read", SHOWS),
    _ops("install uninstall register deregister", "package.install"),
    # what the families below would take for a way in: nobody gets in by these
    _ops(
        """
        accept-agreement-* accept-capacity-* accept-certificate-transfer accept-data-grant
        accept-domain-transfer-* accept-address-transfer accept-input-device-transfer accept-grant
        accept-match accept-page accept-predictions accept-reserved-* accept-resource-*
        accept-portfolio-share accept-share accept-marketplace-registration put-scaling-policy
        put-*-scaling-policy put-backup-policy put-index-policy put-metric-policy
        put-storage-tier-policy put-auto-termination-policy put-core-network-policy set-data-retrieval-policy
        """,
        "cloud.change WORD",
    ),
    _ops(
        """
        put-retention-policy put-lifecycle-policy put-bucket-lifecycle put-bucket-lifecycle-configuration
        put-retention-settings put-app-instance-retention-settings put-app-instance-user-expiration-settings
        put-channel-expiration-settings put-retention-configuration
        put-table-record-expiration-configuration update-data-retention update-time-to-live
        update-recovery-point-lifecycle
        """,
        "cloud.delete WORD",
        "deletes what is older than it says",
    ),
    # who may get in, and what watches
    _ops(
        """
        put-bucket-policy put-bucket-acl put-object-acl put-*-policy attach-*-policy add-user-to-group
        create-login-profile update-login-profile add-role-to-instance-profile set-*-policy
        update-assume-role-policy create-grant grant-* create-policy-version set-default-policy-version
        authorize-* add-permission add-*-permission modify-image-attribute modify-snapshot-attribute
        modify-db-snapshot-attribute modify-db-cluster-snapshot-attribute upload-ssh-public-key
        upload-signing-certificate update-access-key import-key-pair send-ssh-public-key
        send-serial-console-ssh-public-key put-resource-policy put-key-policy
        add-client-id-to-open-id-connect-provider admin-add-user-to-group admin-set-user-password
        admin-create-user admin-enable-user admin-link-provider-for-user admin-confirm-sign-up
        add-resource-permissions share-* create-resource-share associate-resource-share put-role-policy
        put-user-policy put-group-policy accept-* invite-* issue-certificate allow-*
        open-instance-public-ports put-instance-public-ports create-access-entry
        create-*-membership associate-member-* associate-access-policy
        create-account-assignment acm-pca:create-permission ram:create-permission-version batch-grant-*
        send-delegation-token send-invites
        create-function-url-config modify-cluster-iam-roles restore-object-acl update-*-permissions
        put-permission put-permissions associate-iam-instance-profile
        replace-iam-instance-profile-association modify-security-group-rules put-admin-account
        associate-admin-account enable-*-admin-account register-*-admin-account register-delegated-*
        register-*-delegated-admin associate-drt-* put-application-access-scope put-application-grant
        put-application-authentication-method put-application-assignment-configuration
        create-application-assignment create-entitlement update-entitlement
        associate-application-to-entitlement attach-*-to-permission-set
        put-inline-policy-to-permission-set attach-policy create-open-id-connect-provider
        update-open-id-connect-provider update-open-id-connect-provider-thumbprint
        update-web-function-endpoint put-bearer-token-authentication update-fleet-port-settings
        workdocs:update-user transfer:update-user associate-entities-to-experience
        associate-personas-to-entities enable-organizations-root-sessions
        register-data-lake-delegated-administrator update-identity-propagation-config associate-member
        update-portfolio-share create-saml-provider update-saml-provider
        create-trust-anchor update-trust-anchor enable-trust-anchor create-trusted-token-issuer
        update-trusted-token-issuer create-identity-provider update-identity-provider create-identity-source
        update-identity-source
        update-signing-certificate update-ssh-public-key update-service-specific-credential
        associate-resource-share-permission replace-permission-associations
        enable-sharing-with-aws-organization verifiedpermissions:create-policy
        verifiedpermissions:update-policy bedrock-agentcore-control:create-policy
        bedrock-agentcore-control:update-policy put-data-lake-settings update-*-membership
        batch-create-*-membership register-cross-account-access-role put-aggregation-authorization
        create-vpc-*-authorization create-cross-account-authorization add-group-member add-policy-grant
        add-policy-statement add-entity-owner add-role-to-db-* activate-user associate-delegate-to-resource
        associate-permission associate-principal-with-portfolio
        associate-signin-delegate-groups-with-account associate-security-profiles associate-approved-origin
        associate-enclave-certificate-iam-role associate-identity-provider-config
        associate-iam-role-to-resource associate-role-to-group associate-service-role-to-account
        associate-environment-role associate-environment-operations-role batch-add-channel-role-to-accessors
        batch-add-role batch-associate-scram-secret register-admin modify-document-permission
        modify-fpga-image-attribute modify-vpc-endpoint-service-permissions modify-verified-access-*-policy
        modify-client-vpn-endpoint-authorization-policy modify-selfservice-permissions
        put-access-control-rule put-access-point-policy-for-object-lambda put-access-point-scope
        put-mailbox-permissions put-resource-permission put-resource-permission-statement acm-pca:put-policy
        put-mobile-device-access-override put-principal-mapping put-identity-provider-configuration
        put-console-authorization-configuration transfer:import-ssh-public-key register-ca-certificate
        iot:register-certificate register-certificate-without-ca set-identity-pool-roles
        set-resource-access-for-bucket set-principal-tag-attribute-map set-local-console-password
        set-smb-guest-password complete-web-authn-registration enable-serial-console-access
        enable-http-endpoint appstream:enable-user start-assessment-framework-share
        start-primary-email-update account:update-primary-email-address provision-permission-set
        set-default-permission-version enable-aws-service-access activate-organizations-access update-access
        update-access-control-configuration update-access-grants-location update-access-policy
        update-access-profile update-access-entry update-access-source create-access
        create-access-control-configuration create-access-grant
        create-access-grants-location create-access-policy create-access-profile create-app-instance-admin
        create-channel-moderator create-cross-account-attachment create-data-grant
        create-domain-access-grant-for-organization create-subscription-grant
        update-subscription-grant-status create-portfolio-share create-profile-share create-lens-share
        create-template-share create-workload-share update-*-permission create-email-identity-policy
        update-email-identity-policy create-resource-policy create-resource-policy-statement
        update-resource-policy update-role-trust-policy update-public-sharing-settings
        update-service-access-policies create-security-policy update-security-policy
        update-user-security-profiles update-root-domain-unit-owner
        create-template-group-access-control-entry update-template-group-access-control-entry
        create-pod-identity-association update-pod-identity-association create-studio-session-mapping
        update-studio-session-mapping update-resource-share create-impersonation-role
        update-impersonation-role create-mobile-device-access-rule update-mobile-device-access-rule
        update-project-visibility update-ip-restriction update-rules-of-ip-group update-connectivity
        kafka:update-security update-domain-config update-elasticsearch-domain-config
        eks:update-cluster-config update-function-url-config create-network-interface-permission
        create-iam-policy-assignment update-iam-policy-assignment create-usage-plan-key create-member
        create-members create-invitations create-account-link-invitation create-engagement-invitation
        create-connection-invitation ds:create-trust create-environment-account-connection
        create-traffic-mirror-session update-input-security-group update-acl
        """,
        "access.grant WORD",
    ),
    _ops(
        """
        delete-trail guardduty:delete-detector delete-flow-logs delete-configuration-recorder
        delete-protection delete-web-acl delete-analyzer
        """,
        "guard.lower WORD, cloud.delete WORD",
    ),
    _ops(
        """
        delete-public-access-block delete-account-public-access-block stop-logging
        stop-configuration-recorder put-public-access-block disable-security-hub disable-key-rotation
        disable-ebs-encryption-*
        unlock-* put-event-selectors update-detector deactivate-mfa-device disable-guardduty disable-macie
        disable-alarm-actions disassociate-web-acl
        delete-bucket-encryption override-* guardduty:update-filter guardduty:update-ip-set
        guardduty:update-trusted-entity-set guardduty:update-threat-* update-member-detectors
        update-malware-scan-settings update-custom-detection-rule-* update-organization-configuration
        update-macie-session update-member-session update-automated-discovery-configuration
        batch-update-automated-discovery-accounts update-classification-scope
        stop-monitoring-members disassociate-member disassociate-members
        disassociate-from-administrator-account disassociate-from-master-account
        detective:disassociate-membership batch-disable-standards update-standards-control
        update-security-control batch-update-standards-control-associations
        update-security-hub-configuration update-configuration-policy disable-security-hub-*
        disable-import-findings-for-product inspector2:disable inspector2:update-filter
        update-ec2-deep-inspection-configuration update-trail update-event-data-store
        put-insight-selectors put-event-configuration stop-event-data-store-ingestion
        put-configuration-recorder disassociate-resource-types
        disable-application-layer-automatic-response disable-proactive-engagement
        update-account-password-policy organizations:detach-policy organizations:update-policy
        disable-policy-type detach-rls-policy update-rls-policy update-data-cells-filter
        disable-*-block-public-access modify-vpc-block-public-access-*
        create-vpc-block-public-access-exclusion put-block-public-access-configuration
        put-*-permissions-boundary put-permissions-boundary-to-permission-set put-data-protection-policy
        set-user-pool-mfa-config admin-set-user-mfa-preference set-user-mfa-preference
        set-risk-configuration batch-update-member-ec2-deep-inspection-status
        update-org-ec2-deep-inspection-configuration macie2:update-allow-list create-archive-rule
        update-archive-rule guardduty:create-filter guardduty:create-ip-set put-inbound-dmarc-settings
        put-alarm-mute-rule
        create-trusted-entity-set
        update-code-signing-config create-mac-system-integrity-protection-modification-task
        controltower:disable-control controltower:update-enabled-control
        """,
        "guard.lower WORD",
    ),
    _ops(
        """
        revoke-* remove-permission batch-revoke-* batch-remove-permissions deauthorize-* disallow-*
        deny-* retire-grant unshare-* global-sign-out admin-user-global-sign-out
        admin-revoke-user-session admin-disable-user admin-disable-provider-for-user
        admin-remove-user-from-group admin-forget-device admin-reset-user-password forget-device
        logout-user remove-user-from-group remove-role-from-instance-profile close-instance-public-ports
        start-*-revocation batch-start-*-revocation delete-*-membership delete-account-assignment
        delete-application-assignment disassociate-drt-*
        create-worker-block reset-image-attribute reset-snapshot-attribute reset-fpga-image-attribute
        create-channel-ban
        """,
        "access.revoke WORD",
    ),
    # observe: what a verb below would take for more
    _ops(
        """
        generate-random generate-mac encrypt encrypt-data re-encrypt re-encrypt-data start-query
        start-live-tail verify verify-mac verify-card-validation-data verify-pin-data
        verify-auth-request-cryptogram verify-device-position verify-trust batch-detect-*
        batch-describe-* batch-is-authorized batch-is-authorized-* admin-get-* admin-list-*
        apply-guardrail resolve-alias resolve-customer resolve-component-candidates transact-get-items
        start-query-workload-insights-* phone-number-validate carrier-lookup view-billing
        domain-metadata download-db-log-file-portion transcribe-audio batch-read
        batch-check-layer-availability batch-lookup-user-uname export-backup-plan-template export-schema
        export-lens export-components export-forms export-themes export-notebook export-client-vpn-*
        export-automated-reasoning-policy-version
        """
    ),
    # rebuilt
    _ops("reset-authorizers-cache reset-distribution-cache reset-connector-metadata-cache", "refresh"),
    # lost
    _ops(
        """
        close-account execute-fast-reset decrease-stream-retention-period rebuild-* backtrack-*
        discard-* dispose-* evict-* migrate-workspace delete-* batch-delete-* admin-delete-* terminate-*
        batch-terminate-* purge-* release-* schedule-key-deletion deregister-image
        remove-from-global-cluster deprovision-* destroy-* transact-write-items batch-write-item reset-*
        batch-reset-* redact-* clear-* forget-* return-* start-outpost-decommission
        start-delete-monitor-deployment start-remote-delete start-batch-delete-configuration-task
        start-active-approval-team-deletion medialive:batch-delete restore-volume-from-snapshot
        copy-snapshot-and-update-volume ds:restore-from-snapshot redshift-serverless:restore-from-snapshot
        restore-from-recovery-point restore-workspace restore-autonomous-database restore-from-hbase-backup
        create-replace-root-volume-task create-data-deletion-job revoke-restore-access-backup-vault
        merge-profiles batch-replace-cluster-nodes
        """,
        "cloud.delete WORD",
    ),
    _ops("launch-wizard:create-deployment", "cloud.create WORD"),
    # stops
    _ops(
        "cancel-spot-fleet-requests",
        "cloud.disrupt WORD",
        more=_also("--terminate-instances", "cloud.delete WORD", "terminates the machines"),
    ),
    _ops(
        """
        update-routing-control-* modify-vpn-tunnel-options modify-cluster-db-revision
        update-service-primary-task-set
        test-failover send-diagnostic-interrupt promote-* promote apply-* swap-* resize-* shrink-*
        decrease-* rebalance-* merge-shards split-shard update-function-code create-deployment
        start-deployment start-instance-refresh transfer-* leave-* withdraw-* undeploy-* deprecate-*
        expire-* end-* close-* drain-* request-cancel-* execute-policy configure-* finalize-cutover
        reverse-replication reload-* disable stop-* batch-stop-* reboot-* cancel-* batch-cancel-*
        disable-* batch-disable-* pause-* suspend-* batch-suspend-* failover-* restart-* disassociate-*
        batch-disassociate-* dissociate-* detach-* batch-detach-* deregister-* batch-deregister-*
        rollback-* switchover-* deactivate-* abort-* disconnect-* set-desired-capacity exit-standby
        enter-standby update-service update-auto-scaling-group change-resource-record-sets remove-*
        batch-remove-* unassign-* batch-unassign-* upgrade-* set-instance-health move-* shutdown-*
        unsubscribe unsubscribe-* unlink-* unmonitor-* unpeer-* ungroup-* unregister-* skip-*
        create-network-acl-entry replace-network-acl-* create-route create-*-route replace-route
        replace-route-* replace-*-route modify-*-route apigatewayv2:update-route appmesh:update-route
        migration-hub-refactor-spaces:update-route update-gateway-route associate-route-table
        associate-transit-gateway-route-table associate-transit-gateway-policy-table enable-*-propagation
        submit-multi-region-access-point-routes
        put-routing-rule add-ip-routes associate-vpc-with-hosted-zone associate-resolver-rule
        update-resolver-rule update-domain-nameservers push-domain create-traffic-policy-instance
        update-traffic-policy-instance associate-delegation-signer-to-domain take-router-input
        elbv2:modify-listener elbv2:modify-rule set-rule-priorities set-security-groups
        modify-mount-target-security-groups waf:update-* waf-regional:update-* update-web-acl
        wafv2:update-ip-set wafv2:update-regex-pattern-set put-managed-rule-set-versions
        associate-web-acl associate-distribution-web-acl associate-distribution-tenant-web-acl
        update-rule-group associate-firewall-policy associate-firewall-rule-group
        update-firewall-policy update-firewall-policy-v2 update-firewall-rule
        batch-update-firewall-rule create-firewall-rule batch-create-firewall-rule
        update-firewall-domains import-firewall-domains update-firewall-rule-group-association
        update-firewall-config update-tls-inspection-configuration network-firewall:update-proxy-*
        fms:put-policy start-zonal-shift update-zonal-shift update-zonal-autoshift-configuration
        start-practice-run start-bgp-failover-test start-experiment start-cutover medialive:batch-stop
        batch-reboot-* batch-apply-update-action
        batch-toggle-user-suspend-status execute-budget-action start-service-software-update
        start-elasticsearch-service-software-update start-domain-maintenance
        start-input-device-maintenance-window associate-address attach-static-ip associate-dhcp-options
        modify-vpc-attribute modify-managed-prefix-list restore-managed-prefix-list-version
        modify-transit-gateway-prefix-list-reference replace-vpn-tunnel modify-vpn-connection
        modify-vpn-connection-options modify-vpn-tunnel-certificate advertise-* set-subnets
        set-load-balancer-* set-active-receipt-rule-set associate-alias modify-instance-groups
        modify-instance-fleet modify-fleet modify-spot-fleet-request put-function-concurrency
        update-cluster-version update-cluster-kafka-version kafka:update-cluster-configuration
        update-nodegroup-version update-nodegroup-config update-function-configuration
        sagemaker:update-endpoint update-endpoint-weights-and-capacities elasticbeanstalk:update-environment
        update-broker-type update-broker-count update-shard-count update-cluster-software
        update-gateway-software-now apigateway:update-stage apigatewayv2:update-stage
        update-base-path-mapping update-api-mapping update-traffic-distribution lambda:update-alias
        update-state-machine-alias update-continuous-deployment-policy update-account-sending-enabled
        update-configuration-set-sending-enabled put-account-sending-attributes
        put-configuration-set-sending-options update-container-instances-state update-container-agent
        update-task-set globalaccelerator:update-* vpc-lattice:update-rule vpc-lattice:batch-update-rule
        vpc-lattice:update-listener update-virtual-router update-link-routing-rule continue-deployment
        continue-service-deployment update-journey-state update-portal-publish-status
        update-cross-region-routing update-clone modify-transit-gateway-attachment-nat-configuration
        update-attachment-nat-configuration s3control:update-job-status
        update-reputation-entity-customer-managed-status update-continuous-backups update-user-pool-replica
        elbv2:create-rule
        vpc-lattice:create-rule release-file-system-nfs-v3-locks update-dev-environment
        associate-connection-with-lag associate-hosted-connection associate-virtual-interface create-lag
        start-failback-launch iot:update-certificate controltower:disable-baseline
        """,
        "cloud.disrupt WORD",
    ),
    # sent
    _ops(
        """
        publish publish-batch bulk-publish post-* notify-* test-alarm test-repository-triggers
        test-wireless-device resend-* get-*-verification-code forgot-password put-raw-events send-*
        """,
        "message.send",
    ),
    _ops(
        """
        put-object upload-part upload-archive upload-documents upload-layer-part upload-multipart-part
        upload-read-set-part upload-entity-definitions publish-package-version publish-layer-version
        put-asset
        """,
        "net.upload WORD",
    ),
    # observe
    _ops(
        """
        check-in-license check-out-license checkout-* get-activity-task poll-for-* receive-message
        receive-*-records
        """,
        "cloud.change WORD",
        "takes a task, a message or a licence",
    ),
    _ops(
        """
        test-migration test-type detect-stack-* get-id preview-portal get-whatsapp-message-media
        get-scaling-configuration-recommendation
        """,
        "cloud.change WORD",
    ),
    _ops(
        """
        describe-* list-* get-* batch-get-* search search-* scan scan-* query query-* filter-* lookup-*
        check-* estimate-* preview-* simulate-* validate-* head-* count-* calculate-* discover-* tail
        detect-* evaluate evaluate-* test-* translate-* recognize-* infer-* classify-* compare-*
        contains-* analyze-* predict predict-* forecast-* geocode reverse-geocode autocomplete suggest
        snap-to-roads optimize-waypoints rerank rescore retrieve retrieve-and-* retrieve-memory-records
        retrieve-environment-info is-* select select-* decode-* render-* introspect-*
        """,
    ),
    # new, and changed
    _ops("start-instances", "guest.start WORD"),
    _ops("run-task ecs:start-task submit-job", "container.run WORD"),
    _ops("flush-* invalidate-*-cache refresh-cache refresh-trusted-advisor-check request-environment-info", "refresh"),
    _ops(
        """
        create-* batch-create-* run-* copy-* restore-* allocate-* import-* reimport-* purchase-*
        register-* batch-register-* clone-* initiate-* request-* launch-* provision-* replicate-*
        generate-* bundle-* export-* build-* publish-* convert-* reserve-*
        """,
        "cloud.create WORD",
        more=PUBLIC,
    ),
    _ops(
        """
        put-* batch-put-* update-* batch-update-* modify-* set-* tag tag-* untag untag-* add-* attach-*
        associate-* enable enable-* start-* replace-* assign-* resume-* activate-* complete-* submit-*
        batch-* change-* rotate-* retry-* reject-* decline-* admin-* confirm-* verify-* approve-*
        acknowledge-* advertise-* amend-* archive-* begin-* channel-* chat-* checkpoint-* claim-*
        commit-* compose-* connect-* continue-* define-* deliver-* deploy-* dismiss-* distribute-*
        execute-* extend-* group-* increase-* index-* ingest-* initialize-* insert-* insight-* install-*
        instantiate-* issue-* join-* label-* lock-* manage-* mark-* merge-* meter-* migrate-* monitor-*
        open-* opt-* override-* peer-* populate-* prepare-* probe process-* provide-* push-* recall-*
        record-* redeem-* redrive-* refresh-* rename-* renew-* reorder-* replicate-* report-* resolve-*
        respond-* resync-* retrieve-* save-* schedule-* setup-* sign-up signal-* split-* subscribe
        subscribe-* sync-* synchronize-* take-* unarchive-* undeprecate-* unlabel-* upload-* vote-*
        write-*
        """,
        "cloud.change WORD",
        more=(*PUBLIC, *_also("--apply-immediately", "cloud.disrupt WORD", "may restart it")),
    ),
]


TOOL = tool(
    "aws",
    about="ask and change Amazon's cloud",
    docs="https://docs.aws.amazon.com/cli/latest/reference/",
    inherits=True,
    options=[
        takes("--endpoint-url --output --query --profile --region --color --ca-bundle --cli-read-timeout"),
        takes("--cli-connect-timeout --cli-binary-format --cli-error-format"),
        flags("--debug --no-verify-ssl --no-paginate --version --no-sign-request --v2-debug --no-cli-pager"),
        flags("--cli-auto-prompt --no-cli-auto-prompt"),
    ],
    subs=[
        # files in buckets
        sub(
            "s3 ls",
            "PATH",
            options=[
                takes("--page-size --bucket-name-prefix --bucket-region"),
                takes("--request-payer", "VALUE?"),
                flags("--recursive --human-readable --summarize"),
            ],
        ),
        sub("s3 cp", "SOURCE DEST", inert="--dryrun", options=COPY, rows=MOVES),
        sub(
            "s3 mv",
            "SOURCE DEST",
            inert="--dryrun",
            options=COPY,
            rows=[*MOVES, when("SOURCE=s3:*", does="cloud.change SOURCE")],
        ),
        sub(
            "s3 sync",
            "SOURCE DEST",
            inert="--dryrun",
            options=[*COPY, flags("--size-only --exact-timestamps --delete")],
            rows=[
                *MOVES,
                when("--delete", "DEST=s3:*", does="cloud.delete DEST", because=LOSES),
                when("--delete", unless="DEST=s3:*", deletes="DEST", because=LOSES),
            ],
        ),
        sub(
            "s3 rm",
            "PATH",
            inert="--dryrun",
            does="cloud.delete PATH",
            options=[
                takes("--include --exclude --page-size"),
                takes("--request-payer", "VALUE?"),
                flags("--dryrun --quiet --recursive --only-show-errors"),
            ],
        ),
        sub("s3 mb", "PATH", does="cloud.create PATH", options=[takes("--tags")]),
        sub("s3 rb", "PATH", does="cloud.delete PATH", options=[flags("--force")]),
        sub(
            "s3 presign",
            "PATH",
            does="access.grant PATH",
            because="makes an address that anyone can use",
            options=[takes("--expires-in")],
        ),
        sub(
            "s3 website",
            "PATH",
            does="net.publish PATH",
            options=[takes("--index-document --error-document")],
        ),
        sub(
            "secretsmanager create-secret, secretsmanager put-secret-value, secretsmanager update-secret",
            WORDS,
            does="credential.store",
            options=[takes("--secret-string --secret-binary"), ANY, takes(SKETCH, "VALUE?")],
            inert=SKETCH,
        ),
        # its own settings
        sub("configure list, configure list-profiles", WORDS),
        sub(
            "configure get",
            "NAME",
            rows=[when("NAME=*secret*|*token*|*password*", does="secret.read NAME", because=SHOWS)],
        ),
        sub("configure", does="credential.store", because="asks for keys, and keeps them"),
        sub(
            "configure set, configure import, configure add-model, configure sso, configure sso-session",
            WORDS,
            does="credential.store",
            options=[takes("--csv --service-model --service-name --sso-session"), flags("--skip-invalid")],
        ),
        sub("configure export-credentials", does="secret.read", because=SHOWS, options=[takes("--format")]),
        sub("login, logout", does="credential.store", options=[ANY]),
        sub("history list, history show", WORDS, options=[ANY]),
        sub("help, * help"),
        sub("* wait *", WORDS, options=[ANY]),
        *OPERATIONS,
    ],
    examples="""
        aws --version                                                       #=> read_only
        aws help                                                            #=> read_only
        aws ec2 describe-instances help                                     #=> read_only
        aws s3 help                                                         #=> read_only
        aws s3 ls s3://backup/ --recursive --summarize                      #=> read_only
        aws s3 cp app.tgz s3://backup/                                      #=> exposure net.upload
        aws s3 cp app.tgz s3://backup/ --dryrun                             #=> read_only
        aws s3 cp - s3://backup/x                                           #=> exposure net.upload
        aws s3 cp s3://backup/x x                                           #=> config_mutation fs.write
        aws s3 cp s3://backup/x /tmp/x                                      #=> reversible_low fs.scratch
        aws s3 cp s3://backup/x -                                           #=> read_only
        aws s3 cp s3://a/x s3://b/x                                         #=> config_mutation cloud.change
        aws s3 cp s3://a/x s3://b/x --acl public-read                       #=> exposure net.publish
        aws s3 cp s3://a/x s3://b/x --acl private                           #=> config_mutation cloud.change
        aws s3 cp s3://a/x s3://b/x --grants read=uri=x                     #=> exposure access.grant
        aws s3 mv s3://a/x s3://b/x                                         #=> config_mutation cloud.change
        aws s3 mv s3://a/x /tmp/x                                           #=> config_mutation cloud.change
        aws s3 mv x s3://a/x                                                #=> exposure net.upload
        aws s3 sync ./site s3://bucket                                      #=> exposure net.upload
        aws s3 sync ./site s3://bucket --delete                             #=> destructive cloud.delete
        aws s3 sync s3://bucket ./site --delete                             #=> destructive fs.delete
        aws s3 sync s3://bucket ./site --delete --dryrun                    #=> read_only
        aws s3 rm s3://backup/old --recursive                               #=> destructive cloud.delete
        aws s3 rm s3://backup/old --recursive --dryrun                      #=> read_only
        aws s3 mb s3://new                                                  #=> config_mutation cloud.create
        aws s3 rb s3://old --force                                          #=> destructive cloud.delete
        aws s3 presign s3://b/x                                             #=> exposure access.grant
        aws s3 website s3://b --index-document index.html                   #=> exposure net.publish
        aws configure list                                                  #=> read_only
        aws configure                                                       #=> config_mutation credential.store
        aws configure set region eu-west-1                                  #=> config_mutation credential.store
        aws configure export-credentials                                    #=> exposure secret.read
        aws sso login --profile prod                                        #=> config_mutation credential.store
        aws sts get-caller-identity                                         #=> read_only
        aws --profile prod --region eu-west-1 ec2 describe-instances --filters Name=x,Values=y #=> read_only
        aws ec2 describe-instances --instance-ids "$ID" --query 'X[].Y' --output text #=> read_only
        aws dynamodb scan --table-name t --select COUNT                     #=> read_only
        aws logs tail /aws/lambda/x --follow                                #=> read_only
        aws ec2 wait instance-running --instance-ids i-1                    #=> read_only
        aws s3api list-objects-v2 --bucket b                                #=> read_only
        aws s3api get-object --bucket b --key k out                         #=> config_mutation fs.write
        aws s3api put-object --bucket b --key k --body f                    #=> exposure net.upload
        aws s3api delete-object --bucket b --key k                          #=> destructive cloud.delete
        aws s3api delete-public-access-block --bucket b                     #=> exposure
        aws secretsmanager list-secrets                                     #=> read_only
        aws secretsmanager get-secret-value --secret-id x                   #=> exposure secret.read
        aws secretsmanager create-secret --name x --secret-string file://.env    #=> config_mutation credential.store
        aws secretsmanager create-secret --name x --tags file://.env             #=> exposure secret.read
        aws ssm get-parameter --name x                                      #=> read_only
        aws ssm get-parameter --name x --with-decryption                    #=> exposure secret.read
        aws ssm get-parameters-by-path --path / --no-with-decryption        #=> read_only
        aws apigateway get-api-keys --include-values                        #=> exposure secret.read
        aws ecr get-login-password                                          #=> exposure secret.read
        aws sts assume-role --role-arn A --role-session-name s              #=> exposure secret.read
        aws kms decrypt --ciphertext-blob fileb://x                         #=> exposure secret.read
        aws kms encrypt --key-id k --plaintext x                            #=> read_only
        aws kms frobnicate --key-id k                                       #=> unknown unknown.subcommand
        aws ssm send-command --document-name AWS-RunShellScript --parameters 'commands=["ls"]' #=> unknown code.opaque
        aws ssm start-session --target i-1                                  #=> unknown code.interactive
        aws lambda invoke --function-name f out.json                        #=> unknown code.opaque
        aws cloudformation deploy --template-file t --stack-name s          #=> unknown code.apply
        aws cloudformation package --template-file t --s3-bucket b          #=> exposure net.upload
        aws cloudformation package --output-template-file o --s3-bucket b   #=> exposure net.upload fs.write
        aws eks update-kubeconfig --name c                                  #=> config_mutation target.switch
        aws ec2 authorize-security-group-ingress --group-id g --cidr 0.0.0.0/0 #=> exposure access.grant
        aws ec2 revoke-security-group-ingress --group-id g --cidr 0.0.0.0/0 #=> disruptive access.revoke
        aws iam attach-user-policy --user-name u --policy-arn p             #=> exposure access.grant
        aws iam create-access-key --user-name u                             #=> exposure access.grant
        aws ec2 create-key-pair --key-name k                                #=> exposure secret.read
        aws cloudtrail stop-logging --name t                                #=> exposure guard.lower
        aws ec2 terminate-instances --instance-ids i-1                      #=> destructive cloud.delete
        aws iot delete-policy --policy-name p --version x                   #=> destructive cloud.delete
        aws rds delete-db-instance --db-instance-identifier x               #=> destructive cloud.delete
        aws ec2 stop-instances --instance-ids i-1                           #=> disruptive cloud.disrupt
        aws route53 change-resource-record-sets --hosted-zone-id z          #=> disruptive cloud.disrupt
        aws ec2 start-instances --instance-ids i-1                          #=> reversible_low guest.start
        aws ec2 run-instances --image-id i                                  #=> config_mutation cloud.create
        aws ecs run-task --task-definition t                                #=> config_mutation container.run
        aws sns publish --topic-arn t --message hi                          #=> config_mutation message.send
        aws ec2 modify-instance-attribute --instance-id i-1                 #=> config_mutation cloud.change
        aws ec2 create-tags --resources i-1 --tags Key=a,Value=b            #=> config_mutation cloud.create
        aws stepfunctions get-activity-task --activity-arn a                #=> config_mutation cloud.change
        aws kms describe-key --key-id k                                     #=> read_only
        aws location describe-key --key-name k                              #=> exposure secret.read
        aws configure get region                                            #=> read_only
        aws configure get aws_secret_access_key                             #=> exposure secret.read
        aws ssm get-parameter --cli-input-json file://q                     #=> exposure secret.read
        aws lakeformation get-temporary-glue-table-credentials --table-arn a #=> exposure secret.read
        aws cognito-idp initiate-auth --auth-flow f --client-id c           #=> exposure secret.read
        aws sso-oidc create-token --client-id c                             #=> exposure secret.read access.grant
        aws mwaa create-cli-token --name n                                  #=> exposure secret.read access.grant
        aws quicksight get-dashboard-embed-url --dashboard-id d             #=> exposure access.grant
        aws sagemaker create-presigned-notebook-instance-url --notebook-instance-name n #=> exposure access.grant
        aws cloudfront get-function --name f out                            #=> config_mutation fs.write
        aws lambda get-function --function-name f                           #=> read_only
        aws gamelift get-game-session-log --save-as log                     #=> config_mutation fs.write
        aws gamelift get-game-session-log --game-session-id i               #=> read_only
        aws servicecatalog generate product                                 #=> config_mutation fs.write
        aws athena start-query-execution --query-string "SELECT 1"          #=> read_only
        aws athena start-query-execution --query-string "DROP TABLE t"      #=> destructive
        aws athena start-query-execution --cli-input-json file://q          #=> unknown code.opaque
        aws rds-data execute-statement --sql "DELETE FROM t"                #=> destructive
        aws rds-data execute-statement --generate-cli-skeleton              #=> read_only
        aws bedrock-runtime converse --model-id m                           #=> config_mutation cloud.change
        aws sagemaker-runtime invoke-endpoint --endpoint-name e out         #=> unknown code.opaque
        aws emr-serverless start-session --application-id a                 #=> config_mutation cloud.create
        aws ecs execute-command --cluster c --command sh --interactive      #=> unknown code.interactive
        aws codepipeline start-pipeline-execution --name p                  #=> unknown code.apply
        aws deploy push --application-name a --source .                     #=> exposure net.upload
        aws codeartifact login --tool pip --repository r                    #=> config_mutation credential.store
        aws codecommit credential-helper get                                #=> exposure secret.read
        aws deploy install --config-file c                                  #=> config_mutation package.install
        aws cognito-idp admin-disable-user --username u                     #=> disruptive access.revoke
        aws cognito-idp admin-get-user --username u                         #=> read_only
        aws kms generate-random --number-of-bytes 8                         #=> read_only
        aws organizations close-account --account-id a                      #=> destructive cloud.delete
        aws elasticache test-failover --replication-group-id r              #=> disruptive cloud.disrupt
        aws rds promote-read-replica --db-instance-identifier d             #=> disruptive cloud.disrupt
        aws identitystore create-group-membership --group-id g              #=> exposure access.grant
        aws ec2 create-route --route-table-id r                             #=> disruptive cloud.disrupt
        aws sqs receive-message --queue-url q                               #=> config_mutation cloud.change
        aws cloudformation detect-stack-drift --stack-name s                #=> config_mutation cloud.change
        aws comprehend detect-sentiment --text t                            #=> read_only
        aws cloudfront create-invalidation --distribution-id d              #=> config_mutation cloud.create
        aws apigateway flush-stage-cache --rest-api-id r                    #=> reversible_low refresh
        aws rds create-db-instance --db-instance-identifier d --publicly-accessible #=> exposure cloud.create
        aws rds modify-db-instance --db-instance-identifier d               #=> config_mutation cloud.change
        aws rds modify-db-instance --db-instance-identifier d --apply-immediately #=> disruptive cloud.change
        aws ec2 terminate-instances --generate-cli-skeleton                 #=> read_only
        aws shield associate-drt-role --role-arn r                          #=> exposure access.grant
        aws shield disassociate-drt-role                                    #=> disruptive access.revoke
        aws iot attach-policy --policy-name p --target t                    #=> exposure access.grant
        aws iot detach-policy --policy-name p --target t                    #=> disruptive cloud.disrupt
        aws organizations detach-policy --policy-id p --target-id t         #=> exposure guard.lower
        aws organizations describe-policy --policy-id p                     #=> read_only
        aws lakeformation detach-rls-policy --cli-input-json file://q       #=> exposure guard.lower
        aws guardduty update-member-detectors --detector-id d               #=> exposure guard.lower
        aws guardduty update-publishing-destination --detector-id d         #=> config_mutation cloud.change
        aws ec2 disable-snapshot-block-public-access                        #=> exposure guard.lower
        aws ec2 enable-snapshot-block-public-access --state block-all-sharing #=> config_mutation cloud.change
        aws wafv2 update-web-acl --name w                                   #=> disruptive cloud.disrupt
        aws wafv2 create-web-acl --name w                                   #=> config_mutation cloud.create
        aws waf update-ip-set --ip-set-id i                                 #=> disruptive cloud.disrupt
        aws elbv2 modify-listener --listener-arn l                          #=> disruptive cloud.disrupt
        aws elbv2 modify-target-group --target-group-arn t                  #=> config_mutation cloud.change
        aws ec2 create-transit-gateway-route --transit-gateway-route-table-id t #=> disruptive cloud.disrupt
        aws ec2 associate-address --instance-id i-1                         #=> disruptive cloud.disrupt
        aws ec2 allocate-address                                            #=> config_mutation cloud.create
        aws lambda update-function-configuration --function-name f          #=> disruptive cloud.disrupt
        aws lambda put-function-event-invoke-config --function-name f       #=> config_mutation cloud.change
        aws s3api create-session --bucket b                                 #=> exposure secret.read
        aws glue create-session --id i                                      #=> config_mutation cloud.create
        aws iam create-virtual-mfa-device --virtual-mfa-device-name m       #=> exposure secret.read
        aws dataexchange accept-data-grant --data-grant-arn g               #=> config_mutation cloud.change
        aws ec2 accept-vpc-peering-connection --vpc-peering-connection-id p #=> exposure access.grant
        aws autoscaling put-scaling-policy --policy-name p                  #=> config_mutation cloud.change
        aws iam put-role-policy --role-name r --policy-name p               #=> exposure access.grant
        aws logs put-retention-policy --log-group-name g --retention-in-days 1 #=> destructive cloud.delete
        aws logs delete-retention-policy --log-group-name g                 #=> destructive cloud.delete
        aws identitystore delete-group-membership --membership-id m         #=> disruptive access.revoke
        aws cleanrooms delete-membership --membership-identifier m          #=> destructive cloud.delete
        aws fsx restore-volume-from-snapshot --volume-id v --snapshot-id s  #=> destructive cloud.delete
        aws ec2 restore-snapshot-from-recycle-bin --snapshot-id s           #=> config_mutation cloud.create
        aws cloudtrail delete-trail --name t                                #=> destructive guard.lower
        aws ec2 cancel-spot-fleet-requests --spot-fleet-request-ids s --terminate-instances #=> destructive cloud.delete
        aws ec2 cancel-spot-fleet-requests --no-terminate-instances         #=> disruptive cloud.disrupt
        aws controltower disable-control --control-identifier c             #=> exposure guard.lower
        aws inspector2 get-cis-scan-report --scan-arn s                     #=> exposure access.grant
        aws socialmessaging get-whatsapp-message-media --media-id m         #=> config_mutation cloud.change
        aws iot-data update-thing-shadow --thing-name t out                 #=> config_mutation fs.write cloud.change
        aws launch-wizard create-deployment --name d                        #=> config_mutation cloud.create
        aws apigatewayv2 reset-authorizers-cache --api-id a                 #=> reversible_low refresh
        aws storagegateway reset-cache --gateway-arn g                      #=> destructive cloud.delete
        aws ec2 reset-snapshot-attribute --snapshot-id s                    #=> disruptive access.revoke
        aws emr add-steps --cluster-id c                                    #=> unknown code.opaque
        aws schemas export-schema --registry-name r --schema-name s --type JSONSchemaDraft4 #=> read_only
        aws frobnicate x                                                    #=> unknown unknown.subcommand
    """,
)
