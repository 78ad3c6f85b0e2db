//! SQL of letters.
use super::model::TextsRow;
use plon_domain::points::Points;
use plon_kernel::bulk::{CHUNK, Statement};
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::ParticipantId;
use plon_kernel::on_db;
use plon_kernel::paging::Select;
use plon_kernel::types::Timestamp;

/// A letter with the names at the time of writing.
#[derive(Debug, sqlx::FromRow)]
pub struct LetterRow {
    pub level: i64,
    pub name: String,
    pub company_name: String,
    pub brand_name: String,
    pub brand_phone: String,
    /// JSON of the texts that stood then; none for those that a programme begins with.
    pub texts: Option<String>,
    pub created_at: Timestamp,
}

pub fn select_letters(of: ParticipantId) -> Select {
    Select::new("level, created_at", "letters").filter("participant_id = ?", of.0)
}

pub async fn insert_letters(tx: &mut Tx, levels: &[(ParticipantId, Points)], now: Timestamp) -> sqlx::Result<()> {
    for some in levels.chunks(CHUNK) {
        on_db!(tx, conn => {
            let mut statement = Statement::new(
                "INSERT INTO letters (participant_id, level, name, company_name, brand_name, brand_phone, texts, created_at)
                 SELECT p.id, reached.column2, p.first_name || ' ' || p.last_name, p.company_name,
                    COALESCE((SELECT value FROM settings WHERE key = 'brand_name'), ''),
                    COALESCE((SELECT value FROM settings WHERE key = 'brand_phone'), ''),
                    (SELECT texts FROM letter_texts WHERE id = 1), reached.column3
                 FROM (");
            statement.push_values(some, |mut row, (participant, level)| {
                row.push_bind(*participant).push_bind(level.0).push_bind(now);
            });
            // SQLite takes what follows a join for its condition, unless there is a WHERE.
            statement.push(") AS reached JOIN participants p ON p.id = reached.column1 WHERE TRUE
                 ON CONFLICT (participant_id, level) DO NOTHING");
            statement.build().execute(conn).await.map(|_| ())
        })?;
    }
    Ok(())
}

pub async fn find_letter(db: &mut impl Read, of: ParticipantId, level: i64) -> sqlx::Result<Option<LetterRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT level, name, company_name, brand_name, brand_phone, texts, created_at
         FROM letters WHERE participant_id = $1 AND level = $2")
        .bind(of).bind(level).fetch_optional(conn).await)
}

pub async fn find_texts(db: &mut impl Read) -> sqlx::Result<Option<TextsRow>> {
    on_db!(db, conn => sqlx::query_as("SELECT texts, version FROM letter_texts WHERE id = 1").fetch_optional(conn).await)
}

/// Writes the first texts; `false` when there are some.
pub async fn insert_texts(tx: &mut Tx, texts: &str, now: Timestamp) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO letter_texts (id, texts, version, edited_at) VALUES (1, $1, 1, $2) ON CONFLICT (id) DO NOTHING")
        .bind(texts).bind(now).execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// Writes the texts under their next version; `false` when the current one is not `seen`.
pub async fn update_texts(tx: &mut Tx, texts: &str, seen: i64, now: Timestamp) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE letter_texts SET texts = $1, version = version + 1, edited_at = $3 WHERE id = 1 AND version = $2")
        .bind(texts).bind(seen).bind(now).execute(conn).await.map(|done| done.rows_affected() == 1))
}
