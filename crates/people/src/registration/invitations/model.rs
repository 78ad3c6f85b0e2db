//! Rows of invitations.
use serde::Serialize;
use utoipa::ToSchema;

/// Details that a person gave when asking for the invitation.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct KnownAsker {
    first_name: String,
    last_name: String,
    company_name: String,
    phone: String,
    email: String,
    city: String,
}
