//! SQL of segments, and of what their conditions may name.
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{OperatorId, SegmentId};
use plon_kernel::on_db;
use plon_kernel::paging::{Keyed, Select, like_pattern};
use plon_kernel::types::Timestamp;

/// A segment as it is written.
#[derive(Debug)]
pub struct WrittenSegment {
    pub name: String,
    pub description: String,
    /// JSON.
    pub conditions: String,
}

#[derive(Debug, sqlx::FromRow)]
pub struct SegmentRow {
    pub id: SegmentId,
    pub version: i64,
    pub name: String,
    pub description: String,
    /// JSON.
    pub conditions: String,
    pub edited_by: String,
    pub edited_at: Timestamp,
}

impl Keyed for SegmentRow {
    fn key(&self) -> i64 {
        self.id.0
    }
}

/// Segments whose name has a part, as `SegmentRow`.
pub fn select_segments(part: &str) -> Select {
    let part = Some(part.trim().to_lowercase()).filter(|part| !part.is_empty());
    select_all_segments().filter_if(r"lower(s.name) LIKE ? ESCAPE '\'", part.as_deref().map(like_pattern))
}

fn select_all_segments() -> Select {
    Select::new(
        "s.id, s.version, s.name, s.description, s.conditions, s.edited_at,
         o.first_name || ' ' || o.last_name AS edited_by",
        "segments s JOIN operators o ON o.id = s.edited_by",
    )
    .ties_by("s.id")
}

pub async fn find_segment(db: &mut impl Read, id: SegmentId) -> sqlx::Result<Option<SegmentRow>> {
    Ok(select_all_segments().filter("s.id = ?", id.0).first(db, "s.id", 1).await?.pop())
}

/// True when another segment has this name.
pub async fn is_name_taken(db: &mut impl Read, name: &str, own: Option<SegmentId>) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM segments WHERE name = $1 AND id <> $2)")
        .bind(name).bind(own.map_or(0, |id| id.0)).fetch_one(conn).await)
}

pub async fn insert_segment(
    tx: &mut Tx,
    segment: &WrittenSegment,
    by: OperatorId,
    now: Timestamp,
) -> sqlx::Result<SegmentId> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO segments (name, description, conditions, edited_by, edited_at) VALUES ($1, $2, $3, $4, $5)
         RETURNING id")
        .bind(&segment.name).bind(&segment.description).bind(&segment.conditions).bind(by).bind(now)
        .fetch_one(conn).await)
}

/// Changes a segment; `false` when `seen` is not its version.
pub async fn update_segment(
    tx: &mut Tx,
    (id, seen): (SegmentId, i64),
    segment: &WrittenSegment,
    by: OperatorId,
    now: Timestamp,
) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE segments SET name = $3, description = $4, conditions = $5, edited_by = $6, edited_at = $7,
                             version = version + 1
         WHERE id = $1 AND version = $2")
        .bind(id).bind(seen).bind(&segment.name).bind(&segment.description).bind(&segment.conditions).bind(by).bind(now)
        .execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// Deletes a segment; `false` when `seen` is not its version.
///
/// # Errors
/// A foreign key violation when something refers to it.
pub async fn delete_segment(tx: &mut Tx, id: SegmentId, seen: i64) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query("DELETE FROM segments WHERE id = $1 AND version = $2")
        .bind(id).bind(seen).execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// All segments by name.
pub async fn list_names(db: &mut impl Read) -> sqlx::Result<Vec<(i64, String)>> {
    on_db!(db, conn => sqlx::query_as("SELECT id, name FROM segments ORDER BY name, id").fetch_all(conn).await)
}

/// Years of the seasons, the newest first.
pub async fn list_seasons(db: &mut impl Read) -> sqlx::Result<Vec<i64>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT year FROM seasons ORDER BY year DESC").fetch_all(conn).await)
}

/// Products by name, with their brand and unit.
pub async fn list_products(db: &mut impl Read) -> sqlx::Result<Vec<(i64, String, String, String)>> {
    on_db!(db, conn => sqlx::query_as("SELECT id, name, brand, unit FROM products ORDER BY name, id")
        .fetch_all(conn).await)
}

/// Promotions that were published, with their season, the newest first.
pub async fn list_promotions(db: &mut impl Read) -> sqlx::Result<Vec<(i64, String, i64)>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, name, season FROM promotions WHERE status <> 'draft' ORDER BY season DESC, name, id")
        .fetch_all(conn).await)
}

pub async fn list_levels(db: &mut impl Read) -> sqlx::Result<Vec<i64>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT level FROM achievement_levels ORDER BY level").fetch_all(conn).await)
}
