//! SQL of representatives.
use plon_domain::email::Email;
use plon_domain::phone::Phone;

use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::FileId;
use plon_kernel::on_db;
use plon_platform::files::StoredFile;

/// Name and contacts of a representative.
#[derive(Debug)]
pub struct RepresentativeContact {
    pub first_name: String,
    pub last_name: String,
    pub email: Email,
    pub phone: Phone,
}

#[derive(Debug, sqlx::FromRow)]
pub struct RepresentativeRow {
    pub id: i64,
    pub first_name: String,
    pub last_name: String,
    pub email: String,
    pub phone: String,
    pub active: bool,
    /// Hash of the portrait.
    pub photo: Option<String>,
    pub participants: i64,
}

pub async fn list_representatives(db: &mut impl Read) -> sqlx::Result<Vec<RepresentativeRow>> {
    on_db!(db, conn => sqlx::query_as(
        r#"SELECT r.id, r.first_name, r.last_name, r.email, r.phone, r.active, f.sha256 AS photo,
                  (SELECT count(*) FROM (SELECT 1 AS one FROM participants WHERE representative_id = r.id
                                         LIMIT 10000) AS capped) AS participants
           FROM representatives r LEFT JOIN files f ON f.id = r.photo_id
           ORDER BY r.active DESC, r.last_name COLLATE "pl-x-icu", r.first_name COLLATE "pl-x-icu", r.id"#)
        .fetch_all(conn).await)
}

pub async fn find_representative(db: &mut impl Read, id: i64) -> sqlx::Result<Option<RepresentativeRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT r.id, r.first_name, r.last_name, r.email, r.phone, r.active, f.sha256 AS photo,
                (SELECT count(*) FROM (SELECT 1 AS one FROM participants WHERE representative_id = r.id
                                       LIMIT 10000) AS capped) AS participants
         FROM representatives r LEFT JOIN files f ON f.id = r.photo_id WHERE r.id = $1")
        .bind(id).fetch_optional(conn).await)
}

pub async fn is_active(db: &mut impl Read, id: i64) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM representatives WHERE id = $1 AND active)")
        .bind(id).fetch_one(conn).await)
}

/// Inserts a representative; `code` is their key in the programme's data files, random for one added here.
pub async fn insert_representative(tx: &mut Tx, code: &str, person: &RepresentativeContact) -> sqlx::Result<i64> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO representatives (code, first_name, last_name, email, phone, edited)
         VALUES ($1, $2, $3, $4, $5, TRUE) RETURNING id")
        .bind(code).bind(&person.first_name).bind(&person.last_name).bind(person.email.as_str())
        .bind(person.phone.as_str()).fetch_one(conn).await)
}

pub async fn update_representative(tx: &mut Tx, id: i64, person: &RepresentativeContact) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE representatives SET first_name = $2, last_name = $3, email = $4, phone = $5, edited = TRUE
         WHERE id = $1")
        .bind(id).bind(&person.first_name).bind(&person.last_name).bind(person.email.as_str())
        .bind(person.phone.as_str()).execute(conn).await.map(|_| ()))
}

pub async fn set_active(tx: &mut Tx, id: i64, active: bool) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE representatives SET active = $2 WHERE id = $1")
        .bind(id).bind(active).execute(conn).await.map(|_| ()))
}

/// Reassigns all participants of one representative to another or to nobody; returns their number.
pub async fn reassign_participants(tx: &mut Tx, from: i64, to: Option<i64>) -> sqlx::Result<i64> {
    let moved = on_db!(tx, conn => sqlx::query(
        "UPDATE participants SET representative_id = $2 WHERE representative_id = $1")
        .bind(from).bind(to).execute(conn).await.map(|done| done.rows_affected()))?;
    Ok(moved.cast_signed())
}

/// Assigns the participants whose postcode has this beginning and who are not yet assigned to the representative;
/// returns their number. It scans all rows, which is fine for a few times a year.
pub async fn assign_area(tx: &mut Tx, id: i64, beginning: &str, only_unassigned: bool) -> sqlx::Result<i64> {
    let moved = on_db!(tx, conn => sqlx::query(
        "UPDATE participants SET representative_id = $1
         WHERE substr(company_postcode, 1, length($2)) = $2 AND status <> 'erased'
           AND (representative_id IS NULL OR (representative_id <> $1 AND NOT $3))")
        .bind(id).bind(beginning).bind(only_unassigned).execute(conn).await.map(|done| done.rows_affected()))?;
    Ok(moved.cast_signed())
}

/// File row of a representative's portrait.
pub async fn find_photo(db: &mut impl Read, id: i64) -> sqlx::Result<Option<StoredFile>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT f.id, f.key, f.participant_id, f.name, f.media_type, f.size, f.sha256
         FROM representatives r JOIN files f ON f.id = r.photo_id WHERE r.id = $1")
        .bind(id).fetch_optional(conn).await)
}

pub async fn set_photo(tx: &mut Tx, id: i64, photo: Option<FileId>) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE representatives SET photo_id = $2 WHERE id = $1")
        .bind(id).bind(photo).execute(conn).await.map(|_| ()))
}
