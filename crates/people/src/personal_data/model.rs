//! Rows of the requests about a participant's data.
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::Object;

use plon_kernel::types::Timestamp;
use plon_platform::openapi;

fn statuses() -> Object {
    let all = openapi::codes(["waiting", "cancelled", "rejected"].into_iter());
    openapi::described(all, "an erased participant cannot ask")
}

/// The latest request for erasure.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct ErasureRequest {
    /// `waiting`, `cancelled` or `rejected`; an erased participant cannot ask.
    #[schema(schema_with = statuses)]
    status: String,
    created_at: Timestamp,
    closed_at: Option<Timestamp>,
    /// Reason of the rejection, in the operator's words.
    note: Option<String>,
}
