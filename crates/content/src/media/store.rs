//! SQL of pictures and files of the content.
use plon_domain::content::MediaKind;
use plon_domain::text::search_key;

use super::model::{MediaRow, NewMedia};
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{FileId, MediaId, OperatorId};
use plon_kernel::on_db;
use plon_kernel::paging::{Keyed, Select, like_pattern};
use plon_kernel::types::Timestamp;

impl Keyed for MediaRow {
    fn key(&self) -> i64 {
        self.id.0
    }
}

/// A use of a picture or a file.
#[derive(Debug, sqlx::FromRow)]
pub struct UseRow {
    pub place: String,
    pub id: i64,
    pub title: String,
}

/// A stored content of a picture or a file.
#[derive(Debug, sqlx::FromRow)]
pub struct ContentRow {
    pub id: FileId,
    pub key: String,
    pub name: String,
    pub media_type: String,
}

/// Pictures and files as `MediaRow`, filtered by kind and by a part of the name.
pub fn select_media(kind: Option<MediaKind>, name_part: &str) -> Select {
    let part = Some(name_part).filter(|part| !part.is_empty());
    Select::new(
        "m.id, m.key, m.kind, m.name, m.file, m.alternative, m.width, m.height, m.size, o.first_name || ' ' || o.last_name AS operator,
         m.created_at",
        "media m JOIN operators o ON o.id = m.operator_id",
    )
    .ties_by("m.id")
    .filter_if("m.kind = ?", kind.map(MediaKind::as_str))
    .filter_if(r"m.search_key LIKE ? ESCAPE '\'", part.map(like_pattern))
}

pub async fn find_media(db: &mut impl Read, id: MediaId) -> sqlx::Result<Option<MediaRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT m.id, m.key, m.kind, m.name, m.file, m.alternative, m.width, m.height, m.size,
             o.first_name || ' ' || o.last_name AS operator, m.created_at
         FROM media m JOIN operators o ON o.id = m.operator_id WHERE m.id = $1")
        .bind(id).fetch_optional(conn).await)
}

/// Uses of a picture or a file: as a picture, as a promotion's rules or picture, or by its URL in a text, published or not. A
/// promotion counts in every revision, because participants may read the one that they joined.
pub async fn list_uses(db: &mut impl Read, id: MediaId, key: &str) -> sqlx::Result<Vec<UseRow>> {
    let address = like_pattern(&plon_pictures::picture_url(key, ""));
    let [rules, photo] = ["rules", "photo"].map(|field| format!("%\"{field}\":{},%", id.0));
    on_db!(db, conn => sqlx::query_as(
        r"SELECT 'news' AS place, n.id, n.title FROM news n WHERE n.picture_id = $1 OR n.text LIKE $2 ESCAPE '\'
          UNION ALL SELECT 'page', p.id, p.title FROM pages p WHERE p.text LIKE $2 ESCAPE '\'
          UNION ALL SELECT 'question', q.id, q.question FROM questions q WHERE q.answer LIKE $2 ESCAPE '\'
          UNION ALL SELECT 'promotion', m.id, m.name FROM promotions m
            WHERE EXISTS (SELECT 1 FROM promotion_revisions r WHERE r.promotion_id = m.id
                          AND (r.photo_id = $1 OR r.definition LIKE $2 ESCAPE '\' OR r.definition LIKE $3))
               OR EXISTS (SELECT 1 FROM promotion_drafts d WHERE d.promotion_id = m.id
                          AND (d.definition LIKE $2 ESCAPE '\' OR d.definition LIKE $3 OR d.definition LIKE $4))
          UNION ALL SELECT 'reward', w.id, w.name FROM rewards w WHERE w.photo_id = $1
          ORDER BY 1, 2")
        .bind(id).bind(&address).bind(&rules).bind(&photo).fetch_all(conn).await)
}

pub async fn insert_media(
    tx: &mut Tx,
    operator: OperatorId,
    media: &NewMedia,
    now: Timestamp,
) -> sqlx::Result<MediaId> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO media (key, kind, name, file, alternative, width, height, size, search_key, operator_id, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id")
        .bind(&media.key).bind(media.kind.as_str()).bind(&media.name).bind(&media.file).bind(&media.alternative)
        .bind(media.width).bind(media.height).bind(media.size).bind(&media.search_key).bind(operator).bind(now)
        .fetch_one(conn).await)
}

pub async fn insert_file(tx: &mut Tx, id: MediaId, width: i64, file: FileId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("INSERT INTO media_files (media_id, width, file_id) VALUES ($1, $2, $3)")
        .bind(id).bind(width).bind(file).execute(conn).await.map(|_| ()))
}

pub async fn update_media(tx: &mut Tx, id: MediaId, name: &str, alternative: &str) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE media SET name = $2, alternative = $3, search_key = $4 WHERE id = $1")
        .bind(id).bind(name).bind(alternative).bind(search_key(name)).execute(conn).await.map(|_| ()))
}

/// Stored contents of a picture or a file.
pub async fn list_files(db: &mut impl Read, id: MediaId) -> sqlx::Result<Vec<ContentRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT f.id, f.key, f.name, f.media_type FROM media_files k JOIN files f ON f.id = k.file_id
         WHERE k.media_id = $1 ORDER BY k.width")
        .bind(id).fetch_all(conn).await)
}

/// The content at a URL.
pub async fn find_content(db: &mut impl Read, key: &str, file: &str) -> sqlx::Result<Option<ContentRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT f.id, f.key, f.name, f.media_type
         FROM media m JOIN media_files k ON k.media_id = m.id JOIN files f ON f.id = k.file_id
         WHERE m.key = $1 AND f.name = $2")
        .bind(key).bind(file).fetch_optional(conn).await)
}

/// Deletes a picture or a file, without its contents.
pub async fn delete_media(tx: &mut Tx, id: MediaId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM media_files WHERE media_id = $1").bind(id).execute(conn).await.map(|_| ()))?;
    on_db!(tx, conn => sqlx::query("DELETE FROM media WHERE id = $1").bind(id).execute(conn).await.map(|_| ()))
}
