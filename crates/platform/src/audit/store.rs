//! SQL of the audit log.
use super::model::Context;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::OperatorId;
use plon_kernel::on_db;
use plon_kernel::paging::{Keyed, Select};
use plon_kernel::types::Timestamp;

/// An action in the log.
#[derive(Debug, sqlx::FromRow)]
pub struct EntryRow {
    pub id: i64,
    pub at: Timestamp,
    pub operator: Option<String>,
    pub action: String,
    pub subject: String,
    pub subject_id: i64,
    /// Name of the row; none when it has no name or is gone.
    pub subject_name: Option<String>,
    /// Key of the row in the URL of its page.
    pub subject_key: String,
    pub participant: Option<String>,
    pub nip: Option<String>,
    pub note: Option<String>,
    pub before: Option<String>,
    pub after: Option<String>,
}

impl Keyed for EntryRow {
    fn key(&self) -> i64 {
        self.id
    }
}

/// All actions, as `EntryRow`, under the alias `a`.
pub fn select_entries() -> Select {
    Select::new(
        "a.id, a.at, o.first_name || ' ' || o.last_name AS operator, a.action, a.subject, a.subject_id,
         CASE a.subject
            WHEN 'promotions' THEN (SELECT s.name FROM promotions s WHERE s.id = a.subject_id)
            WHEN 'products' THEN (SELECT s.name FROM products s WHERE s.id = a.subject_id)
            WHEN 'distributors' THEN (SELECT s.name FROM distributors s WHERE s.id = a.subject_id)
            WHEN 'branches' THEN (SELECT s.name FROM branches s WHERE s.id = a.subject_id)
            WHEN 'rewards' THEN (SELECT s.name FROM rewards s WHERE s.id = a.subject_id)
            WHEN 'trips' THEN (SELECT s.name FROM trips t JOIN rewards s ON s.id = t.reward_id WHERE t.id = a.subject_id)
            WHEN 'news' THEN (SELECT s.title FROM news s WHERE s.id = a.subject_id)
            WHEN 'pages' THEN (SELECT s.title FROM pages s WHERE s.id = a.subject_id)
            WHEN 'questions' THEN (SELECT s.question FROM questions s WHERE s.id = a.subject_id)
            WHEN 'media' THEN (SELECT s.name FROM media s WHERE s.id = a.subject_id)
            WHEN 'invoices' THEN (SELECT s.number FROM invoices s WHERE s.id = a.subject_id)
            WHEN 'einvoice_corrections' THEN
                (SELECT s.number FROM einvoice_corrections s WHERE s.id = a.subject_id)
            WHEN 'operators' THEN (SELECT s.first_name || ' ' || s.last_name FROM operators s WHERE s.id = a.subject_id)
            WHEN 'representatives' THEN
                (SELECT s.first_name || ' ' || s.last_name FROM representatives s WHERE s.id = a.subject_id)
         END AS subject_name,
         COALESCE(CASE a.subject
            WHEN 'invoices' THEN (SELECT s.public_id FROM invoices s WHERE s.id = a.subject_id)
            WHEN 'orders' THEN (SELECT s.public_id FROM orders s WHERE s.id = a.subject_id)
            WHEN 'einvoice_corrections' THEN
                (SELECT s.public_id FROM einvoice_corrections s WHERE s.id = a.subject_id)
         END, CAST(a.subject_id AS TEXT)) AS subject_key,
         p.first_name || ' ' || p.last_name AS participant, p.nip, a.note, a.before, a.after",
        "audit_log a LEFT JOIN operators o ON o.id = a.operator_id LEFT JOIN participants p ON p.id = a.participant_id",
    )
    .ties_by("a.id")
}

/// Actions on a row of a table, as `EntryRow`.
pub fn select_entries_about(subject: &'static str, id: i64) -> Select {
    select_entries().filter("a.subject = ?", subject).filter("a.subject_id = ?", id)
}

pub async fn insert_entry(
    tx: &mut Tx,
    (action, subject): (&str, &str),
    context: &Context<'_>,
    (before, after): (&str, &str),
    now: Timestamp,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO audit_log (at, operator_id, action, subject, subject_id, participant_id, note, before, after)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)")
        .bind(now).bind(context.operator).bind(action).bind(subject).bind(context.subject)
        .bind(context.participant).bind(context.note).bind(before).bind(after).execute(conn).await.map(|_| ()))
}

/// True when the operator has read the record since. The index of the operator's actions finds an hour of them; that
/// of the subject would find all reads of a list.
pub async fn has_recent_read(
    db: &mut impl Read,
    (action, subject): (&str, &str),
    read: &Context<'_>,
    since: Timestamp,
) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM audit_log
            WHERE operator_id = $1 AND at > $2 AND action || '' = $3 AND subject || '' = $4 AND subject_id + 0 = $5)")
        .bind(read.operator).bind(since).bind(action).bind(subject).bind(read.subject)
        .fetch_one(conn).await)
}

/// Serializes the reads of one operator: the requests of a screen arrive together.
pub async fn lock_reader(tx: &mut Tx, operator: OperatorId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE operators SET status = status WHERE id = $1")
        .bind(operator).execute(conn).await.map(|_| ()))
}
