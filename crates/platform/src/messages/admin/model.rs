//! Rows of the outbox.
use serde::Serialize;
use utoipa::ToSchema;

/// Problems in the outbox; counts stop at 10 000.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct Outbox {
    /// Given up; an operator must look at them.
    failed: i64,
    /// Failed so far, to be retried.
    late: i64,
}
