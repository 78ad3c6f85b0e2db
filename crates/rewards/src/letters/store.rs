//! SQL of letters.
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
    pub created_at: Timestamp,
}

pub fn select_letters(of: ParticipantId) -> Select {
    Select::new("level, created_at", "letters").filter("participant_id = ?", of.0)
}

pub async fn insert_letter(tx: &mut Tx, to: ParticipantId, level: i64, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO letters (participant_id, level, name, company_name, brand_name, brand_phone, created_at)
         SELECT p.id, CAST($2 AS BIGINT), p.first_name || ' ' || p.last_name, p.company_name,
                COALESCE((SELECT value FROM settings WHERE key = 'brand_name'), ''),
                COALESCE((SELECT value FROM settings WHERE key = 'brand_phone'), ''), CAST($3 AS BIGINT)
         FROM participants p WHERE p.id = $1
         ON CONFLICT (participant_id, level) DO NOTHING")
        .bind(to).bind(level).bind(now).execute(conn).await.map(|_| ()))
}

pub async fn find_letter(db: &mut impl Read, of: ParticipantId, level: i64) -> sqlx::Result<Option<LetterRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT level, name, company_name, brand_name, brand_phone, created_at
         FROM letters WHERE participant_id = $1 AND level = $2")
        .bind(of).bind(level).fetch_optional(conn).await)
}
