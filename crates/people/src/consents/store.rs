//! SQL of consents.
use plon_domain::audience::AccountType;

use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{OperatorId, ParticipantId};
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;
use plon_platform::evidence::Evidence;

/// A consent in its latest version.
#[derive(Debug, sqlx::FromRow)]
pub struct ConsentRow {
    pub id: i64,
    pub slug: String,
    pub version: i64,
    pub content: String,
    pub required: bool,
    /// Slug of the parent consent.
    pub parent: Option<String>,
}

/// A consent with a participant's answer to it.
#[derive(Debug, sqlx::FromRow)]
pub struct AnswerRow {
    #[sqlx(flatten)]
    pub query: ConsentRow,
    pub value: bool,
    pub answered_at: Option<Timestamp>,
}

impl AnswerRow {
    pub fn unanswered(query: ConsentRow) -> AnswerRow {
        AnswerRow { query, value: false, answered_at: None }
    }
}

/// Latest versions of the consents that are asked of an account type, in order.
pub async fn list_consents(db: &mut impl Read, account_type: AccountType) -> sqlx::Result<Vec<ConsentRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT c.id, c.slug, c.version, c.content, c.required, c.parent
         FROM consents c
         WHERE c.account_type = $1 AND c.retired_at IS NULL
           AND NOT EXISTS (SELECT 1 FROM consents newer WHERE newer.account_type = c.account_type
                           AND newer.slug = c.slug AND newer.version > c.version)
         ORDER BY c.position, c.id")
        .bind(account_type.as_str()).fetch_all(conn).await)
}

/// Latest versions of a participant's consents, in order, with the answers.
pub async fn list_answers(db: &mut impl Read, participant: ParticipantId) -> sqlx::Result<Vec<AnswerRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT c.id, c.slug, c.version, c.content, c.required, c.parent, COALESCE(a.value, FALSE) AS value,
                a.answered_at
         FROM consents c
         LEFT JOIN participant_consents a ON a.consent_id = c.id AND a.participant_id = $1
         WHERE c.account_type = (SELECT account_type FROM participants WHERE id = $1) AND c.retired_at IS NULL
           AND NOT EXISTS (SELECT 1 FROM consents newer WHERE newer.account_type = c.account_type
                           AND newer.slug = c.slug AND newer.version > c.version)
         ORDER BY c.position, c.id")
        .bind(participant).fetch_all(conn).await)
}

/// True when a participant has given the consent with a slug, in its latest version.
pub async fn is_given(db: &mut impl Read, participant: ParticipantId, slug: &str) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM participants p JOIN participant_consents a ON a.participant_id = p.id
                        JOIN consents c ON c.id = a.consent_id AND c.account_type = p.account_type
                        WHERE p.id = $1 AND a.value AND c.slug = $2 AND c.retired_at IS NULL
                              AND NOT EXISTS (SELECT 1 FROM consents newer WHERE newer.account_type = c.account_type
                                              AND newer.slug = c.slug AND newer.version > c.version))")
        .bind(participant).bind(slug).fetch_one(conn).await)
}

pub async fn consent_exists(db: &mut impl Read, id: i64) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM consents WHERE id = $1)")
        .bind(id).fetch_one(conn).await)
}

pub async fn load_account_type(db: &mut impl Read, participant: ParticipantId) -> sqlx::Result<String> {
    on_db!(db, conn => sqlx::query_scalar("SELECT account_type FROM participants WHERE id = $1")
        .bind(participant).fetch_one(conn).await)
}

/// Serializes the answers of one participant: the effects of one must see the others.
pub async fn lock_participant(tx: &mut Tx, participant: ParticipantId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE participants SET status = status WHERE id = $1")
        .bind(participant).execute(conn).await.map(|_| ()))
}

pub async fn insert_answer(
    tx: &mut Tx,
    participant: ParticipantId,
    consent: i64,
    (text_hash, rules_hash): (&str, Option<&str>),
    value: bool,
    evidence: &Evidence,
    now: Timestamp,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO consent_answers
            (participant_id, consent_id, text_sha256, value, answered_at, source, operator_id, network, user_agent,
             rules_sha256)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)")
        .bind(participant).bind(consent).bind(text_hash).bind(value).bind(now).bind(evidence.place.as_str())
        .bind(evidence.place.operator()).bind(&evidence.network).bind(&evidence.agent).bind(rules_hash)
        .execute(conn).await.map(|_| ()))
}

pub async fn put_current(
    tx: &mut Tx,
    participant: ParticipantId,
    consent: i64,
    value: bool,
    now: Timestamp,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO participant_consents (participant_id, consent_id, value, answered_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (participant_id, consent_id) DO UPDATE SET value = excluded.value,
            answered_at = excluded.answered_at")
        .bind(participant).bind(consent).bind(value).bind(now).execute(conn).await.map(|_| ()))
}

/// A version with its numbers of yes and no answers.
#[derive(Debug, sqlx::FromRow)]
pub struct VersionRow {
    pub id: i64,
    pub account_type: String,
    pub slug: String,
    pub version: i64,
    pub content: String,
    pub required: bool,
    pub parent: Option<String>,
    pub published_at: Option<Timestamp>,
    pub published_by: Option<String>,
    pub retired_at: Option<Timestamp>,
    pub given: i64,
    pub refused: i64,
}

/// Every version of every consent, the latest of each first.
pub async fn list_versions(db: &mut impl Read) -> sqlx::Result<Vec<VersionRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT c.id, c.account_type, c.slug, c.version, c.content, c.required, c.parent, c.published_at,
                c.retired_at, o.first_name || ' ' || o.last_name AS published_by,
                (SELECT count(*) FROM participant_consents a WHERE a.consent_id = c.id AND a.value) AS given,
                (SELECT count(*) FROM participant_consents a WHERE a.consent_id = c.id AND NOT a.value) AS refused
         FROM consents c LEFT JOIN operators o ON o.id = c.published_by
         ORDER BY c.account_type DESC, c.position, c.slug, c.version DESC")
        .fetch_all(conn).await)
}

/// Input of a new version; the rest is copied from the previous one.
#[derive(Debug)]
pub struct NewVersion<'a> {
    pub account_type: AccountType,
    pub slug: &'a str,
    /// Latest version that the operator saw.
    pub after: i64,
    pub content: &'a str,
    pub required: bool,
    pub by: OperatorId,
    pub now: Timestamp,
}

/// Inserts a version and returns its id; `None` when `after` is missing or not the latest.
pub async fn insert_version(tx: &mut Tx, new: &NewVersion<'_>) -> sqlx::Result<Option<i64>> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO consents
            (account_type, slug, version, position, content, required, parent, published_at, published_by)
         SELECT account_type, slug, version + 1, position, $4, $5, parent, $6, $7 FROM consents c
         WHERE account_type = $1 AND slug = $2 AND version = $3
           AND NOT EXISTS (SELECT 1 FROM consents newer WHERE newer.account_type = c.account_type
                           AND newer.slug = c.slug AND newer.version > c.version)
         RETURNING id")
        .bind(new.account_type.as_str()).bind(new.slug).bind(new.after).bind(new.content).bind(new.required)
        .bind(new.now).bind(new.by).fetch_optional(conn).await)
}

/// Id, text and required flag of a version.
pub async fn find_version(
    db: &mut impl Read,
    account_type: AccountType,
    slug: &str,
    version: i64,
) -> sqlx::Result<Option<(i64, String, bool)>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, content, required FROM consents WHERE account_type = $1 AND slug = $2 AND version = $3")
        .bind(account_type.as_str()).bind(slug).bind(version).fetch_optional(conn).await)
}

/// True unless a version's consent is a part of one that is no longer asked.
pub async fn is_parent_asked(db: &mut impl Read, version: i64) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT c.parent IS NULL
             OR EXISTS (SELECT 1 FROM consents whole WHERE whole.account_type = c.account_type
                        AND whole.slug = c.parent AND whole.retired_at IS NULL)
         FROM consents c WHERE c.id = $1")
        .bind(version).fetch_one(conn).await)
}

/// Stores the place of a consent, in all its versions.
pub async fn set_position(tx: &mut Tx, account_type: AccountType, slug: &str, position: i64) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE consents SET position = $3 WHERE account_type = $1 AND slug = $2")
        .bind(account_type.as_str()).bind(slug).bind(position).execute(conn).await.map(|_| ()))
}

/// Stops asking a consent and its parts; `false` when `version` is not the latest one, or it is not asked.
pub async fn retire_consent(
    tx: &mut Tx,
    account_type: AccountType,
    slug: &str,
    version: i64,
    now: Timestamp,
) -> sqlx::Result<bool> {
    let done: u64 = on_db!(tx, conn => sqlx::query(
        "UPDATE consents SET retired_at = $4
         WHERE account_type = $1 AND slug = $2 AND version = $3 AND retired_at IS NULL
           AND NOT EXISTS (SELECT 1 FROM consents newer WHERE newer.account_type = $1 AND newer.slug = $2
                           AND newer.version > $3)")
        .bind(account_type.as_str()).bind(slug).bind(version).bind(now)
        .execute(conn).await.map(|done| done.rows_affected()))?;
    if done == 0 {
        return Ok(false);
    }
    on_db!(tx, conn => sqlx::query(
        "UPDATE consents SET retired_at = $3
         WHERE account_type = $1 AND (slug = $2 OR parent = $2) AND retired_at IS NULL")
        .bind(account_type.as_str()).bind(slug).bind(now).execute(conn).await.map(|_| ()))?;
    Ok(true)
}
