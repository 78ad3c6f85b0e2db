//! Rows of the operator's side of products.
use plon_domain::volume::Unit;
use serde::Serialize;
use utoipa::ToSchema;

use super::units;

/// A product's own row; the audit log keeps it without its version.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct ProductRow {
    #[serde(skip)]
    pub version: i64,
    pub name: String,
    pub sap: String,
    pub slug: String,
    pub brand: String,
    pub category: String,
    pub crops: String,
    #[sqlx(try_from = "String")]
    #[schema(schema_with = units)]
    pub unit: Unit,
    pub description: String,
    pub colour: String,
    pub active: bool,
}
