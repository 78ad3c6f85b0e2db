//! SQL of crops.
use super::model::{CropRow, WrittenCrop};
use plon_kernel::db::{Read, Tx};
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;

/// Crops that operators have added or changed.
pub async fn list_crops(db: &mut impl Read) -> sqlx::Result<Vec<CropRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, group_name, name, is_total, position, retired_at, version FROM crops ORDER BY id")
        .fetch_all(conn).await)
}

/// Writes a crop for the first time, one that the programme began with or a new one.
pub async fn insert_crop(
    tx: &mut Tx,
    (id, is_total): (i64, bool),
    crop: &WrittenCrop,
    now: Timestamp,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO crops (id, group_name, name, name_key, is_total, position, retired_at, version)
         VALUES ($1, $2, $3, $4, $5, $6, $7, 1)")
        .bind(id).bind(&crop.group).bind(&crop.name).bind(crop.name_key()).bind(is_total).bind(crop.position)
        .bind(crop.retired.then_some(now)).execute(conn).await.map(|_| ()))
}

/// Changes a crop; `false` when its version is not `seen`. The time of the first retirement stays.
pub async fn update_crop(tx: &mut Tx, id: i64, crop: &WrittenCrop, seen: i64, now: Timestamp) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE crops SET group_name = $2, name = $3, name_key = $4, position = $5, version = version + 1,
            retired_at = CASE WHEN $6 IS NULL THEN NULL ELSE COALESCE(retired_at, $6) END
         WHERE id = $1 AND version = $7")
        .bind(id).bind(&crop.group).bind(&crop.name).bind(crop.name_key()).bind(crop.position)
        .bind(crop.retired.then_some(now)).bind(seen).execute(conn).await.map(|done| done.rows_affected() == 1))
}
