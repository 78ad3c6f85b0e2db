//! Rows and values of the operator's side of participants.
use plon_platform::openapi;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::Object;

use super::super::edit::Address;
use plon_kernel::types::Timestamp;

/// A farm or a company, with its address.
#[derive(Debug)]
pub struct Company {
    pub name: String,
    pub address: Address,
}

/// Search among participants.
#[derive(Debug)]
pub enum ParticipantSearch {
    /// Prefixes of terms; the participant has to match each of them.
    Words(Vec<String>),
    /// Digits: the beginning of a term, or else the number of an order or of an invoice.
    Number(String),
    /// Key of an invoice's number.
    Invoice(String),
}

impl Default for ParticipantSearch {
    fn default() -> ParticipantSearch {
        ParticipantSearch::Words(Vec::new())
    }
}

impl ParticipantSearch {
    pub fn is_empty(&self) -> bool {
        matches!(self, ParticipantSearch::Words(words) if words.is_empty())
    }
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ParticipantSort {
    #[default]
    Joined,
    Name,
    Town,
}

/// Details given by the participant.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct AdminProfile {
    #[schema(schema_with = openapi::account_types)]
    pub account_type: String,
    #[schema(schema_with = openapi::participant_kinds)]
    kind: String,
    #[schema(schema_with = registers)]
    register: Option<String>,
    nip: String,
    email: String,
    phone: String,
    first_name: String,
    last_name: String,
    company_name: String,
    company_street: String,
    company_street_number: String,
    company_street_number_place: Option<String>,
    company_postcode: String,
    company_city: String,
    correspondence_address: bool,
    correspondence_street: Option<String>,
    correspondence_street_number: Option<String>,
    correspondence_street_number_place: Option<String>,
    correspondence_postcode: Option<String>,
    correspondence_city: Option<String>,
    authorized_person: bool,
    authorized_person_first_name: Option<String>,
    authorized_person_last_name: Option<String>,
    authorized_person_identifier: Option<String>,
    /// Times of the last changes; payouts are held after them.
    bank_account_changed_at: Option<Timestamp>,
    email_changed_at: Option<Timestamp>,
    phone_changed_at: Option<Timestamp>,
    /// True once a password has been set: without one the participant has never signed in.
    has_password: bool,
    joined_at: Timestamp,
}

fn registers() -> Object {
    openapi::or_null(openapi::registers())
}

#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct AssignedRepresentative {
    pub id: i64,
    pub name: String,
    email: String,
    phone: String,
    active: bool,
}
