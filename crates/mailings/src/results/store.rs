//! SQL of results.
use plon_kernel::db::Read;
use plon_kernel::ids::MailingId;
use plon_kernel::on_db;
use plon_kernel::types::BusinessDate;

/// Recipients of a channel with one outcome.
#[derive(Debug, sqlx::FromRow)]
pub struct OutcomeSum {
    pub channel: String,
    pub outcome: String,
    pub skipped_for: Option<String>,
    /// Status of the message, as far as there is one.
    pub delivery: Option<String>,
    pub recipients: i64,
    pub departed: i64,
}

pub async fn list_outcomes(db: &mut impl Read, id: MailingId) -> sqlx::Result<Vec<OutcomeSum>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT s.channel, s.outcome, s.skipped_for, s.delivery, count(*) AS recipients, count(s.left_at) AS departed
         FROM (SELECT r.channel, r.outcome, r.skipped_for, r.left_at, COALESCE(m.status, r.delivery) AS delivery
               FROM mailing_recipients r LEFT JOIN messages m ON m.id = r.message_id WHERE r.mailing_id = $1) AS s
         GROUP BY s.channel, s.outcome, s.skipped_for, s.delivery")
        .bind(id).fetch_all(conn).await)
}

/// Channels of a mailing's links, with how often each was opened.
pub async fn list_clicks(db: &mut impl Read, id: MailingId) -> sqlx::Result<Vec<(String, i64)>> {
    on_db!(db, conn => sqlx::query_as("SELECT channel, clicks FROM mailing_links WHERE mailing_id = $1")
        .bind(id).fetch_all(conn).await)
}

/// Number of those who got the mailing by at least one channel, or of those who got it by none.
pub async fn count_people(db: &mut impl Read, id: MailingId, reached: bool) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT count(*) FROM (
             SELECT participant_id FROM mailing_recipients WHERE mailing_id = $1 GROUP BY participant_id
             HAVING (max(CASE WHEN outcome = 'queued' THEN 1 ELSE 0 END) = 1) = $2) AS people")
        .bind(id).bind(reached).fetch_one(conn).await)
}

/// Accepted amount of those who got the mailing or did not, in one unit, before or after it.
#[derive(Debug, sqlx::FromRow)]
pub struct EffectSum {
    pub reached: i64,
    pub after: i64,
    pub unit: String,
    /// Thousandths of the unit.
    pub volume: i64,
}

/// Amounts on accepted lines of invoices dated from `from` to before `until`, parted at `middle`.
pub async fn list_effect(
    db: &mut impl Read,
    id: MailingId,
    (from, middle, until): (BusinessDate, BusinessDate, BusinessDate),
) -> sqlx::Result<Vec<EffectSum>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT s.reached, s.after, s.unit, CAST(sum(s.volume) AS BIGINT) AS volume
         FROM (SELECT r.reached, CAST(CASE WHEN i.dated_on >= $3 THEN 1 ELSE 0 END AS BIGINT) AS after, g.unit, l.volume
               FROM (SELECT participant_id,
                            CAST(max(CASE WHEN outcome = 'queued' THEN 1 ELSE 0 END) AS BIGINT) AS reached
                     FROM mailing_recipients WHERE mailing_id = $1 GROUP BY participant_id) AS r
                    JOIN invoices i ON i.participant_id = r.participant_id
                    JOIN invoice_lines l ON l.invoice_id = i.id JOIN products g ON g.id = l.product_id
               WHERE i.dated_on >= $2 AND i.dated_on < $4 AND l.status IN ('accepted', 'limit', 'limit.product')) AS s
         GROUP BY s.reached, s.after, s.unit")
        .bind(id).bind(from).bind(middle).bind(until).fetch_all(conn).await)
}
