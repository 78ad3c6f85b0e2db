//! Rows of the requests about a participant's data.
use serde::Serialize;
use utoipa::ToSchema;

use plon_kernel::types::Timestamp;

/// The latest request for erasure.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct ErasureRequest {
    /// `waiting`, `cancelled` or `rejected`; an erased participant cannot ask.
    status: String,
    created_at: Timestamp,
    closed_at: Option<Timestamp>,
    /// Reason of the rejection, in the operator's words.
    note: Option<String>,
}
