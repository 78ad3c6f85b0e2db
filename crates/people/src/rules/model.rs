//! Rows and values of the programme's rules.
use plon_kernel::ids::FileId;
use plon_kernel::types::{BusinessDate, Timestamp};
use serde::Serialize;
use utoipa::ToSchema;

/// A version that is or was in force.
#[derive(Debug, sqlx::FromRow)]
pub struct InForceRow {
    pub id: i64,
    pub valid_from: BusinessDate,
    pub sha256: String,
    pub size: i64,
}

/// A version in any state.
#[derive(Debug, sqlx::FromRow)]
pub struct VersionRow {
    pub id: i64,
    pub valid_from: BusinessDate,
    pub sha256: String,
    pub size: i64,
    pub added_at: Timestamp,
    pub added_by: String,
    pub withdrawn_at: Option<Timestamp>,
    pub withdrawn_by: Option<String>,
}

/// Where the content of a version is.
#[derive(Debug, sqlx::FromRow)]
pub struct ContentRow {
    pub file_id: FileId,
    pub valid_from: BusinessDate,
    pub is_withdrawn: bool,
}

/// A file of the rules, for its readers.
#[derive(Debug, Serialize, ToSchema)]
pub struct RulesFile {
    pub id: i64,
    /// First day on which it is in force; the next file ends it.
    pub valid_from: BusinessDate,
    pub url: String,
    /// SHA-256 of the content, by which anybody can tell that it is the same file.
    pub sha256: String,
    /// In bytes.
    pub size: i64,
}

impl RulesFile {
    pub fn of(row: InForceRow) -> RulesFile {
        let InForceRow { id, valid_from, sha256, size } = row;
        RulesFile { id, valid_from, url: format!("/api/v1/cms/rules/{id}"), sha256, size }
    }
}

/// A version in the audit log.
#[derive(Debug, Serialize, ToSchema)]
pub struct RulesRecord {
    pub sha256: String,
    pub size: i64,
    pub valid_from: BusinessDate,
}
