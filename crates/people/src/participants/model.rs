//! Rows of a participant's profile.
use plon_platform::openapi;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::Object;

use plon_kernel::types::Timestamp;

/// Identity of the participant, and the addresses for letters and transfers.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct Profile {
    first_name: String,
    last_name: String,
    nip: String,
    /// Code of the invitation by which the participant joined, if any.
    registration_code: Option<String>,
    /// `farm` or `company`.
    #[schema(schema_with = openapi::participant_kinds)]
    kind: String,
    /// `krus`, `krs`, `ceidg` or `other`.
    #[schema(schema_with = registers)]
    register: Option<String>,
    company_name: String,
    company_street: String,
    company_street_number: String,
    company_street_number_place: Option<String>,
    company_postcode: String,
    company_city: String,
    /// True if letters go to the address below instead of the company's.
    correspondence_address: bool,
    correspondence_street: Option<String>,
    correspondence_street_number: Option<String>,
    correspondence_street_number_place: Option<String>,
    correspondence_postcode: Option<String>,
    correspondence_city: Option<String>,
    bank_account: Option<String>,
    /// True if another person acts for the participant.
    authorized_person: bool,
    authorized_person_first_name: Option<String>,
    authorized_person_last_name: Option<String>,
    authorized_person_identifier: Option<String>,
    /// Time at which the account was opened.
    created_at: Timestamp,
}

fn registers() -> Object {
    openapi::or_null(openapi::registers())
}

/// Area on which a crop is grown.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct ProfileArea {
    id: i64,
    /// Thousandths of a hectare.
    value: i64,
}

/// Level of the lifetime total.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct Achievement {
    level: i64,
    /// True once the level was reached.
    value: bool,
    date: Option<Timestamp>,
}
