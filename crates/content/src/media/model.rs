//! Rows and values of pictures and files, and their form in the audit log.
use plon_domain::content::MediaKind;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::Object;

use plon_kernel::ids::MediaId;
use plon_kernel::types::Timestamp;
use plon_platform::openapi::codes;

/// A new picture or file; the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
pub struct NewMedia {
    #[serde(skip)]
    pub key: String,
    #[schema(schema_with = kinds)]
    pub kind: MediaKind,
    pub name: String,
    /// Last part of its URL.
    pub file: String,
    #[serde(skip)]
    pub search_key: String,
    pub alternative: String,
    pub width: Option<i64>,
    pub height: Option<i64>,
    pub size: i64,
}

/// A picture or a file; the audit log keeps its editable fields.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct MediaRow {
    #[serde(skip)]
    pub id: MediaId,
    #[serde(skip)]
    pub key: String,
    #[sqlx(try_from = "String")]
    #[schema(schema_with = kinds)]
    pub kind: MediaKind,
    pub name: String,
    pub file: String,
    pub alternative: String,
    #[serde(skip)]
    pub width: Option<i64>,
    #[serde(skip)]
    pub height: Option<i64>,
    #[serde(skip)]
    pub size: i64,
    #[serde(skip)]
    pub operator: String,
    #[serde(skip)]
    pub created_at: Timestamp,
}

pub fn kinds() -> Object {
    codes(MediaKind::ALL.iter().map(|kind| kind.as_str()))
}
