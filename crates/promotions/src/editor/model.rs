//! Rows of the editor.
use serde::Serialize;
use utoipa::ToSchema;

/// Promotion as another promotion's prompt names it.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct NamedPromotion {
    key: String,
    name: String,
    season: i64,
}
