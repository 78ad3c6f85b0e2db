//! SQL of mailings, for operators.
use plon_domain::mailing::MailingStatus;
use plon_kernel::db::{On, Read, Tx};
use plon_kernel::ids::{MailingId, OperatorId};
use plon_kernel::on_db;
use plon_kernel::paging::Select;
use plon_kernel::types::Timestamp;

use super::model::{MailingRow, WrittenMailing};

fn select_all_mailings() -> Select {
    Select::new(
        "m.id, m.name, m.segment_id, s.name AS segment, m.by_email, m.by_sms, m.in_portal, m.by_push, m.subject,
         m.content, m.sms, m.notice, m.page, m.send_at, m.status, m.version, m.conditions, m.expected, m.edited_by,
         e.first_name || ' ' || e.last_name AS editor, m.edited_at, m.submitted_by,
         b.first_name || ' ' || b.last_name AS submitter, m.submitted_at, m.approved_by,
         a.first_name || ' ' || a.last_name AS approver, m.approved_at, m.reason, m.started_at, m.finished_at,
         m.prepared_to, m.is_prepared, m.error, m.lease",
        "mailings m JOIN segments s ON s.id = m.segment_id JOIN operators e ON e.id = m.edited_by
         LEFT JOIN operators b ON b.id = m.submitted_by LEFT JOIN operators a ON a.id = m.approved_by",
    )
    .ties_by("m.id")
}

/// Mailings in a state, or in all, as `MailingRow`.
pub fn select_mailings(status: Option<MailingStatus>) -> Select {
    select_all_mailings().filter_if("m.status = ?", status.map(MailingStatus::as_str))
}

pub async fn find_mailing(db: &mut impl Read, id: MailingId) -> sqlx::Result<Option<MailingRow>> {
    Ok(select_all_mailings().filter("m.id = ?", id.0).first(db, "m.id", 1).await?.pop())
}

pub async fn insert_mailing(
    tx: &mut Tx,
    mailing: &WrittenMailing,
    by: OperatorId,
    now: Timestamp,
) -> sqlx::Result<MailingId> {
    let WrittenMailing { name, segment, channels, subject, content, sms, notice, page, send_at } = mailing;
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO mailings (name, segment_id, by_email, by_sms, in_portal, by_push, subject, content, sms, notice,
                               page, send_at, status, edited_by, edited_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'draft', $13, $14) RETURNING id")
        .bind(name).bind(*segment).bind(channels.by_email).bind(channels.by_sms).bind(channels.in_portal)
        .bind(channels.by_push).bind(subject).bind(content).bind(sms).bind(notice).bind(page).bind(*send_at).bind(by)
        .bind(now).fetch_one(conn).await)
}

/// Changes a draft; `false` when `seen` is not its version, or it is no draft.
pub async fn update_mailing(
    tx: &mut Tx,
    (id, seen): (MailingId, i64),
    mailing: &WrittenMailing,
    by: OperatorId,
    now: Timestamp,
) -> sqlx::Result<bool> {
    let WrittenMailing { name, segment, channels, subject, content, sms, notice, page, send_at } = mailing;
    on_db!(tx, conn => sqlx::query(
        "UPDATE mailings SET name = $3, segment_id = $4, by_email = $5, by_sms = $6, in_portal = $7, by_push = $8,
                             subject = $9, content = $10, sms = $11, notice = $12, page = $13, send_at = $14,
                             edited_by = $15, edited_at = $16, version = version + 1
         WHERE id = $1 AND version = $2 AND status = 'draft'")
        .bind(id).bind(seen).bind(name).bind(*segment).bind(channels.by_email).bind(channels.by_sms)
        .bind(channels.in_portal).bind(channels.by_push).bind(subject).bind(content).bind(sms).bind(notice).bind(page)
        .bind(*send_at).bind(by).bind(now).execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// Deletes a draft; `false` when `seen` is not its version, or it is no draft.
pub async fn delete_mailing(tx: &mut Tx, id: MailingId, seen: i64) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query("DELETE FROM mailings WHERE id = $1 AND version = $2 AND status = 'draft'")
        .bind(id).bind(seen).execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// A draft to be submitted.
#[derive(Debug)]
pub struct Submission<'a> {
    pub status: MailingStatus,
    /// JSON of the segment's conditions.
    pub conditions: &'a str,
    /// Members of the segment.
    pub expected: i64,
    pub by: OperatorId,
    pub at: Timestamp,
}

/// Submits a draft; `false` when `seen` is not its version, or it is no draft.
pub async fn submit_mailing(
    tx: &mut Tx,
    (id, seen): (MailingId, i64),
    submission: &Submission<'_>,
) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE mailings SET status = $3, conditions = $4, expected = $5, submitted_by = $6, submitted_at = $7,
                             approved_by = NULL, approved_at = NULL, reason = NULL, version = version + 1
         WHERE id = $1 AND version = $2 AND status = 'draft'")
        .bind(id).bind(seen).bind(submission.status.as_str()).bind(submission.conditions).bind(submission.expected)
        .bind(submission.by).bind(submission.at).execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// Approves a submitted mailing; `false` when `seen` is not its version, or it does not wait for that.
pub async fn approve_mailing(
    tx: &mut Tx,
    (id, seen): (MailingId, i64),
    by: OperatorId,
    now: Timestamp,
) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE mailings SET status = 'scheduled', approved_by = $3, approved_at = $4, reason = NULL,
                             version = version + 1
         WHERE id = $1 AND version = $2 AND status = 'submitted'")
        .bind(id).bind(seen).bind(by).bind(now).execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// Makes a mailing that has not begun a draft again; `false` when `seen` is not its version, or it has begun.
pub async fn return_mailing(tx: &mut Tx, (id, seen): (MailingId, i64), reason: &str) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE mailings SET status = 'draft', reason = $3, approved_by = NULL, approved_at = NULL, lease_until = NULL,
                             lease = lease + 1, version = version + 1
         WHERE id = $1 AND version = $2 AND status IN ('submitted', 'scheduled')")
        .bind(id).bind(seen).bind(reason).execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// Stops a mailing that is being sent; `false` when `seen` is not its version, or it is not being sent.
pub async fn stop_mailing(
    tx: &mut Tx,
    (id, seen): (MailingId, i64),
    reason: &str,
    now: Timestamp,
) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE mailings SET status = 'stopped', reason = $3, finished_at = $4, error = NULL, lease_until = NULL,
                             lease = lease + 1, version = version + 1
         WHERE id = $1 AND version = $2 AND status = 'sending'")
        .bind(id).bind(seen).bind(reason).bind(now).execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// Address of an operator, for a test message.
pub async fn load_operator_email(db: &mut impl Read, id: OperatorId) -> sqlx::Result<String> {
    on_db!(db, conn => sqlx::query_scalar("SELECT email FROM operators WHERE id = $1").bind(id).fetch_one(conn).await)
}

/// Counts an opened link, and gives its page; `None` when nobody has such a link.
pub async fn count_click(tx: &mut Tx, code: &str) -> sqlx::Result<Option<String>> {
    on_db!(tx, conn => sqlx::query_scalar(
        "UPDATE mailing_links SET clicks = clicks + 1 WHERE code = $1
         RETURNING (SELECT m.page FROM mailings m WHERE m.id = mailing_links.mailing_id)")
        .bind(code).fetch_optional(conn).await)
}

/// Page of a link.
pub async fn find_page(db: &mut impl Read, code: &str) -> sqlx::Result<Option<String>> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT m.page FROM mailing_links l JOIN mailings m ON m.id = l.mailing_id WHERE l.code = $1")
        .bind(code).fetch_optional(conn).await)
}

/// Locks a participant's row, after which the answers to consents of the same participant wait; in SQLite the
/// transaction is the only writer already.
pub async fn lock_participant(tx: &mut Tx, participant: i64) -> sqlx::Result<()> {
    match tx.on() {
        On::Sqlite(_) => Ok(()),
        On::Postgres(conn) => sqlx::query("SELECT 1 FROM participants WHERE id = $1 FOR UPDATE")
            .bind(participant)
            .execute(conn)
            .await
            .map(|_| ()),
    }
}
