//! Segments: conditions under a name, kept by operators.
mod check;
mod count;
mod delete;
mod list;
mod model;
mod options;
mod save;
mod show;
mod store;

use plon_kernel::db::Read;
use plon_kernel::ids::SegmentId;
use plon_platform::openapi::{ApiRouter, routes};

use crate::conditions::Conditions;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::admin_list_segments))
        .routes(routes!(show::admin_show_segment))
        .routes(routes!(save::admin_create_segment))
        .routes(routes!(save::admin_update_segment))
        .routes(routes!(delete::admin_delete_segment))
        .routes(routes!(count::admin_count_segment))
        .routes(routes!(options::admin_list_segment_options))
}

/// A segment, for features that use it.
#[derive(Debug, Clone)]
pub struct Segment {
    pub id: SegmentId,
    pub name: String,
    pub conditions: Conditions,
}

/// Finds a segment.
///
/// # Errors
/// When the database does not answer, or the stored conditions are none of ours.
pub async fn find_segment(db: &mut impl Read, id: SegmentId) -> anyhow::Result<Option<Segment>> {
    let Some(row) = store::find_segment(db, id).await? else { return Ok(None) };
    Ok(Some(Segment { id: row.id, name: row.name, conditions: Conditions::parse(&row.conditions)? }))
}

/// All segments by name, for those who choose one and may not see its conditions.
///
/// # Errors
/// When the database does not answer.
pub async fn list_segments(db: &mut impl Read) -> sqlx::Result<Vec<(SegmentId, String)>> {
    Ok(store::list_names(db).await?.into_iter().map(|(id, name)| (SegmentId(id), name)).collect())
}
