//! Rows of checks against the register of VAT payers.
use serde::Serialize;
use utoipa::ToSchema;

/// Progress of today's check.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct WhiteListProgress {
    /// Number of transfers to participants.
    pub accounts: i64,
    /// Number of transfers that the register was asked about today.
    pub checked: i64,
    /// Number of these accounts that it does not know as the participant's.
    pub missing: i64,
}
