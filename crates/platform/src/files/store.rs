//! SQL of uploaded files.
use super::model::Upload;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{FileId, ParticipantId};
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;

/// A stored file.
#[derive(Debug, Clone, sqlx::FromRow)]
pub struct StoredFile {
    pub id: FileId,
    pub key: String,
    pub participant_id: Option<ParticipantId>,
    pub name: String,
    pub media_type: String,
    pub size: i64,
    pub sha256: String,
}

pub async fn insert_file(
    tx: &mut Tx,
    owner: Option<ParticipantId>,
    upload: &Upload,
    now: Timestamp,
) -> sqlx::Result<FileId> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO files (key, participant_id, name, media_type, size, sha256, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id")
        .bind(&upload.key).bind(owner).bind(&upload.name).bind(upload.media_type).bind(upload.size)
        .bind(&upload.sha256).bind(now).fetch_one(conn).await)
}

pub async fn find_file(db: &mut impl Read, id: FileId) -> sqlx::Result<Option<StoredFile>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, key, participant_id, name, media_type, size, sha256 FROM files WHERE id = $1")
        .bind(id).fetch_optional(conn).await)
}

pub async fn is_known(db: &mut impl Read, key: &str) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM files WHERE key = $1)")
        .bind(key).fetch_one(conn).await)
}

pub async fn delete_file(tx: &mut Tx, id: FileId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM files WHERE id = $1").bind(id).execute(conn).await.map(|_| ()))
}
