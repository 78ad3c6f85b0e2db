//! Rows of the editor.
use serde::Serialize;
use utoipa::ToSchema;

use plon_kernel::ids::SegmentId;

/// Promotion as another promotion's prompt names it.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct NamedPromotion {
    key: String,
    name: String,
    season: i64,
}

/// Segment that a promotion may be for.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct NamedSegment {
    id: SegmentId,
    name: String,
}
