//! Register of the tables that any feature uses (`migrations/0002_platform.sql`, `0017_bulk_jobs.sql`, `0026_bulk_approvals.sql`).
use super::entry::{BOOKS, INTERNAL, NOT_PERSONAL, REFERENCE, SECRET, STAFF, Table, hidden, shown, shown_as};

pub const TABLES: &[Table] = &[
    Table::without("settings", NOT_PERSONAL, "key value edited_at"),
    Table::without(
        "mailings",
        NOT_PERSONAL,
        "id name segment_id by_email by_sms in_portal by_push subject content sms notice page send_at status version \
         conditions expected edited_by edited_at submitted_by submitted_at approved_by approved_at reason started_at \
         finished_at prepared_to is_prepared error lease_until lease",
    ),
    Table::without("mailing_links", NOT_PERSONAL, "code mailing_id channel clicks"),
    Table::kept(
        "mailing_recipients",
        "numbers of a mailing, under a pseudonym",
        &[
            shown("channel outcome skipped_for queued_at left_at"),
            hidden("id mailing_id participant_id message_id delivery", REFERENCE),
            hidden("leave_hash", SECRET).erased("NULL"),
        ],
    )
    .file("wysylki", "t.id"),
    Table::without(
        "bulk_jobs",
        "an operator's change of many records: cleared when it is over, and the job deleted after PLON_KEEP_BULK_JOBS_DAYS",
        "id kind operator_id title change status records done refused error created_at finished_at lease_until lease moving \
         summary decided_by decided_at reason",
    ),
    Table::without(
        "bulk_job_records",
        "numbers of records and why they stay as they were; deleted with their job",
        "id job_id record_id outcome label page reason",
    ),
    Table::deleted(
        "files",
        &[shown("id name media_type size sha256 created_at"), hidden("key participant_id", INTERNAL)],
    )
    .file("pliki", "t.id"),
    Table::kept("accounts", BOOKS, &[shown("kind balance"), hidden("participant_id", REFERENCE)])
        .file("punkty", "t.kind"),
    Table::kept(
        "transfers",
        BOOKS,
        &[
            shown("id kind from_account to_account points cause explanation created_at"),
            hidden("participant_id cause_id", REFERENCE),
            hidden("idempotency_key", INTERNAL),
        ],
    )
    .file("historia-punktow", "t.id"),
    Table::kept(
        "point_corrections",
        BOOKS,
        &[
            shown("points source status proposed_at decided_at"),
            shown("reason").erased("''"),
            shown("refusal").erased("NULL"),
            hidden("id participant_id", REFERENCE),
            hidden("proposed_by decided_by", STAFF),
        ],
    )
    .file("korekty-punktow", "t.id"),
    Table::deleted(
        "notifications",
        &[shown("title content page created_at read_at"), hidden("id participant_id", REFERENCE)],
    )
    .file("powiadomienia", "t.id"),
    Table::deleted(
        "messages",
        &[
            shown("channel recipient subject status created_at"),
            shown_as("body", "CASE WHEN t.secret THEN NULL ELSE t.body END AS body"),
            hidden("id participant_id purpose secret attempts round due_at expires_at provider_id", INTERNAL),
            hidden("last_error done_at file_id leave_url subscription_id page", INTERNAL),
        ],
    )
    // Messages from before the account have only an address.
    .erased_where(
        "t.participant_id = $1 OR (t.participant_id IS NULL
           AND lower(t.recipient) IN (SELECT lower(email) FROM participants WHERE id = $1
                                      UNION SELECT phone FROM participants WHERE id = $1))",
    )
    .file("wiadomosci", "t.id"),
    Table::without("push_keys", NOT_PERSONAL, "id private_key public_key contact enabled created_at"),
    Table::deleted(
        "push_subscriptions",
        &[
            shown("service created_at"),
            hidden("endpoint p256dh auth", SECRET),
            hidden("id participant_id session_id", INTERNAL),
        ],
    )
    .file("urzadzenia-z-powiadomieniami", "t.id"),
    Table::without(
        "api_clients",
        NOT_PERSONAL,
        "id name scopes networks created_by created_at disabled_at version distributor_id",
    ),
    Table::without(
        "api_client_tokens",
        "how machines call: hashes, and the network of the last use",
        "id client_id hash hint created_by created_at expires_at last_used_at last_used_from",
    ),
    Table::without(
        "webhook_targets",
        NOT_PERSONAL,
        "id name url api_client_id secret previous_secret previous_until state disabled_by created_by created_at version",
    ),
    Table::without("webhook_subscriptions", NOT_PERSONAL, "event target_id"),
    Table::without(
        "webhook_events",
        "numbers of participants and figures, which name nobody without the programme; kept for 30 days",
        "id event body created_at",
    ),
    Table::without(
        "webhook_deliveries",
        NOT_PERSONAL,
        "id event_id target_id state attempts failures due_at created_at done_at",
    ),
    Table::without("webhook_attempts", NOT_PERSONAL, "delivery_id number at milliseconds status error answer"),
    Table::deleted(
        "idempotency_keys",
        &[hidden(
            "owner key request_hash status body created_at",
            "answers that the participant has had, for two days",
        )],
    )
    .found_by("t.owner = (SELECT 'participant:' || CAST(id AS TEXT) FROM participants WHERE id = $1)"),
    Table::kept(
        "audit_log",
        "evidence of what operators did; chained, never changed",
        &[
            shown("action note before after"),
            shown_as("at", "t.at AS happened_at"),
            hidden("id subject subject_id participant_id", REFERENCE),
            hidden("operator_id", STAFF),
        ],
    )
    .file("czynnosci-operatorow", "t.id"),
    Table::without("installation", NOT_PERSONAL, "only_row id created_at"),
    Table::without("uptimes", NOT_PERSONAL, "id started_at seen_at"),
    Table::without("alarms", NOT_PERSONAL, "kind count detail raised_at"),
    Table::without("monthly_reports", NOT_PERSONAL, "month file_id printed_at"),
    Table::without("daily_steps", NOT_PERSONAL, "step done_on failures failing_since due_at lease_until"),
    Table::without(
        "backup_runs",
        NOT_PERSONAL,
        "due_at place requested_by started_at seen_at ended_at error name files bytes",
    ),
    Table::without("readiness", NOT_PERSONAL, "id written_at"),
    Table::without("chain_blocks", NOT_PERSONAL, "chain number last_id links sealed_at"),
    Table::without(
        "value_versions",
        NOT_PERSONAL,
        "id key value valid_from created_by created_at applied_at withdrawn_at",
    ),
    Table::without("record_changes", NOT_PERSONAL, "id resource record_id"),
    Table::without("change_feed", NOT_PERSONAL, "only_row epoch complete_to"),
];
