//! Rows of notices to operators.
use serde::Serialize;
use utoipa::ToSchema;

use plon_kernel::types::Timestamp;

/// A notice to an operator about other operators.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct OperatorNotice {
    id: i64,
    title: String,
    content: String,
    created_at: Timestamp,
}
