//! Rows of a participant's records.
use serde::Serialize;
use utoipa::ToSchema;

use plon_kernel::types::Timestamp;

/// A participant's answer to one version of a consent.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct ParticipantConsent {
    slug: String,
    version: i64,
    content: String,
    required: bool,
    value: bool,
    answered_at: Timestamp,
    /// True if a newer version waits for its own answer.
    outdated: bool,
}
