//! Rows of packs as distributors name them.
use serde::Serialize;
use utoipa::ToSchema;

use plon_kernel::ids::PackId;

/// Distributor's own name or code of a pack.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct PackAlias {
    alias: String,
    pack_id: PackId,
}
