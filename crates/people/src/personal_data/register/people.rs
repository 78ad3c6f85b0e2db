//! Register of the tables of people and of how they sign in (`migrations/0001_people.sql`; referrals from
//! `0015_push_and_referrals.sql`).
use super::entry::{INTERNAL, NOT_PERSONAL, REFERENCE, SECRET, STAFF, Table, hidden, shown, shown_as};

const EVIDENCE: &str = "evidence of what was agreed to";
const SECURITY: &str = "evidence of attacks, deleted after a year, PLON_KEEP_SECURITY_EVENTS_DAYS";
const OPERATORS: &str = "data of operators, who are no participants";
const BY_SESSION: &str = "secrets of sessions, which an erasure ends; deleted when they expire";
/// NIP by which rows from before an account are found.
const OF_NIP: &str = "t.nip = (SELECT nip FROM participants WHERE id = $1)";

pub const TABLES: &[Table] = &[
    Table::without(
        "operators",
        OPERATORS,
        "id email first_name last_name password_hash status totp_secret totp_enrolled_at totp_last_step created_at \
         signs_from passkey_user density",
    ),
    Table::without("segments", NOT_PERSONAL, "id name description conditions version edited_by edited_at"),
    Table::without("saved_views", OPERATORS, "id operator_id list name query columns is_default"),
    Table::without("monthly_report_subscribers", OPERATORS, "operator_id since"),
    Table::without("presence", OPERATORS, "operator_id kind record_id opened_at seen_at"),
    Table::without("operator_recovery_codes", OPERATORS, "hash operator_id used_at"),
    Table::without("operator_roles", OPERATORS, "operator_id role"),
    Table::without("login_challenges", OPERATORS, "hash kind operator_id totp_secret expires_at used_at"),
    Table::without(
        "operator_passkeys",
        OPERATORS,
        "id operator_id credential_id public_key sign_count backup transports name created_at last_used_at",
    ),
    Table::without("passkey_challenges", OPERATORS, "kind bound_to operator_id state name expires_at"),
    Table::without("operator_notices", OPERATORS, "id operator_id title content created_at read_at"),
    Table::without(
        "role_grants",
        OPERATORS,
        "id operator_id role status proposed_by proposed_at decided_by decided_at",
    ),
    Table::without(
        "representatives",
        "business addresses of the sponsor's representatives",
        "id code first_name last_name email phone active edited photo_id",
    ),
    Table::kept(
        "participants",
        "the pseudonym under which the books go on",
        &[
            shown("id account_type kind register created_at points_limit_reached_at"),
            shown("bank_account_changed_at email_changed_at phone_changed_at authorized_person"),
            shown("status").erased("'erased'"),
            shown("nip").erased("'usunięty-' || CAST(id AS TEXT)"),
            shown("email phone").erased("''"),
            shown("first_name").erased("'Usunięty'"),
            shown("last_name").erased("'uczestnik'"),
            shown("company_name").erased("'Usunięty uczestnik'"),
            shown("company_street company_street_number company_postcode company_city").erased("''"),
            shown("company_street_number_place").erased("NULL"),
            shown("correspondence_address").erased("FALSE"),
            shown("correspondence_street correspondence_street_number correspondence_street_number_place")
                .erased("NULL"),
            shown("correspondence_postcode correspondence_city").erased("NULL"),
            shown("authorized_person_first_name authorized_person_last_name").erased("NULL"),
            shown("authorized_person_identifier bank_account").erased("NULL"),
            hidden("representative_id", REFERENCE),
            hidden("password_hash", SECRET).erased("NULL"),
        ],
    )
    .found_by("t.id = $1")
    .with(
        "r.first_name || ' ' || r.last_name AS representative",
        "LEFT JOIN representatives r ON r.id = t.representative_id",
    )
    .file("profil", "t.id"),
    Table::deleted("search_terms", &[hidden("term participant_id", "words of the profile")]),
    Table::without("crops", NOT_PERSONAL, "id group_name name name_key is_total position retired_at version"),
    Table::deleted("participant_areas", &[shown("crop_id area"), hidden("participant_id", REFERENCE)])
        .file("powierzchnia-upraw", "t.crop_id"),
    Table::deleted(
        "participant_notes",
        &[shown("content created_at"), hidden("id participant_id", REFERENCE), hidden("operator_id", STAFF)],
    )
    .file("notatki-operatorow", "t.id"),
    Table::kept(
        "sessions",
        "ended by the erasure; deleted after PLON_KEEP_SESSIONS_DAYS",
        &[
            shown("created_at last_used_at expires_at ended_at ended_reason"),
            shown("user_agent").erased("''"),
            shown_as("support_id", "CASE WHEN t.support_id IS NULL THEN 'uczestnik' ELSE 'wsparcie' END AS seen_by"),
            hidden("network", "of operators' sessions only").erased("NULL"),
            hidden("id audience participant_id operator_id confirmed_at", INTERNAL),
        ],
    )
    .file("logowania", "t.id"),
    Table::without("access_tokens", BY_SESSION, "hash session_id expires_at"),
    Table::without("refresh_tokens", BY_SESSION, "id hash session_id parent_id created_at used_at superseded_at"),
    Table::deleted(
        "password_codes",
        &[
            hidden("id participant_id", REFERENCE),
            hidden("handle_hash code_hash", SECRET),
            hidden("wrong created_at expires_at used_at asked_from lifted_at", INTERNAL),
        ],
    ),
    Table::deleted(
        "rate_limit_windows",
        &[hidden("bucket window_start count account last_at", "counts of tries, kept for two days")],
    )
    .found_by(
        "t.account = (SELECT 'participant:' || nip FROM participants WHERE id = $1)
         OR lower(t.bucket) IN (SELECT 'contact.email:' || lower(email) FROM participants WHERE id = $1
                                UNION SELECT 'newsletter.email:' || lower(email) FROM participants WHERE id = $1)",
    ),
    Table::deleted(
        "known_devices",
        &[
            shown("created_at last_used_at expires_at"),
            hidden("hash", SECRET),
            hidden("id participant_id operator_id session_id", REFERENCE),
        ],
    )
    .file("znane-urzadzenia", "t.id"),
    Table::kept(
        "security_events",
        SECURITY,
        &[
            shown("kind request detail count"),
            shown_as("at", "t.at AS happened_at"),
            shown("network").erased("''"),
            hidden("account", "the participant's number"),
            hidden("id side participant_id operator_id session_id request_id", INTERNAL),
        ],
    )
    .file("zdarzenia-bezpieczenstwa", "t.id"),
    Table::without("security_keys", "secrets of the installation", "name key"),
    Table::kept(
        "requests",
        "statistics of how people come into the programme",
        &[
            shown("kind status created_at decided_at contact_consent reason"),
            shown("first_name").erased("'Usunięty'"),
            shown("last_name").erased("'uczestnik'"),
            shown("company_name").erased("'Usunięty uczestnik'"),
            shown("phone email city network").erased("''"),
            shown("message").erased("NULL"),
            hidden("nip", "what the row is found by").erased("'usunięty'"),
            hidden("id participant_id", REFERENCE),
            hidden("decided_by", STAFF),
        ],
    )
    .found_by(OF_NIP)
    .file("zgloszenia", "t.id"),
    Table::kept(
        "invitations",
        "statistics of how people come into the programme",
        &[
            shown("registration_code account_type created_at expires_at used_at"),
            hidden("nip", "what the row is found by").erased("'usunięty'"),
            hidden("hash", SECRET),
            hidden("id request_id participant_id", REFERENCE),
            hidden("invited_by", STAFF),
        ],
    )
    .found_by(OF_NIP)
    .file("zaproszenia", "t.id"),
    Table::without(
        "consents",
        NOT_PERSONAL,
        "id account_type slug version position content required parent published_at published_by retired_at",
    ),
    Table::without(
        "consent_drafts",
        NOT_PERSONAL,
        "id slug audience content required parent proposal written_by written_at version",
    ),
    Table::kept(
        "participant_consents",
        EVIDENCE,
        &[shown("value answered_at"), hidden("participant_id consent_id", REFERENCE)],
    )
    .with("c.slug, c.version, c.content", "JOIN consents c ON c.id = t.consent_id")
    .file("oswiadczenia", "c.position, c.id"),
    Table::kept(
        "consent_answers",
        EVIDENCE,
        &[
            shown("text_sha256 rules_sha256 value answered_at source"),
            shown("network user_agent").erased("''"),
            hidden("id participant_id consent_id", REFERENCE),
            hidden("operator_id", STAFF),
        ],
    )
    .with("c.slug, c.version", "JOIN consents c ON c.id = t.consent_id")
    .file("historia-oswiadczen", "t.id"),
    Table::kept(
        "data_requests",
        "evidence that a request was answered",
        &[
            shown("kind status note created_at closed_at"),
            shown("reason").erased("NULL"),
            hidden("link_hash", SECRET).erased("NULL"),
            hidden("id participant_id link_expires_at", INTERNAL),
            hidden("closed_by", STAFF),
        ],
    )
    .file("wnioski-o-dane", "t.id"),
    Table::deleted("maintenance_allowlist", &[hidden("participant_id", INTERNAL)]),
    Table::deleted("referral_codes", &[shown("code created_at"), hidden("participant_id", REFERENCE)])
        .file("kod-polecen", "t.participant_id"),
    Table::kept(
        "referrals",
        "statistics of how people come into the programme",
        &[shown("created_at"), shown("agreed").erased("FALSE"), hidden("participant_id partner_id", REFERENCE)],
    )
    .file("polecenie", "t.participant_id"),
    Table::kept(
        "referral_answers",
        EVIDENCE,
        &[
            shown("agreed consent place answered_at"),
            shown("network agent").erased("''"),
            hidden("id participant_id", REFERENCE),
        ],
    )
    .file("zgody-na-pokazanie-partnerowi", "t.id"),
];
