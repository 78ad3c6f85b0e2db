//! The kinds and states of requests.
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use plon_platform::response::Status;

/// Kind of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema, sqlx::Type)]
#[serde(rename_all = "snake_case")]
#[sqlx(type_name = "TEXT", rename_all = "snake_case")]
pub enum RequestKind {
    /// An invitation.
    Participation,
    /// Approval of a registration.
    Partner,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema, sqlx::Type)]
#[serde(rename_all = "snake_case")]
#[sqlx(type_name = "TEXT", rename_all = "snake_case")]
pub enum RequestStatus {
    Pending,
    Accepted,
    Refused,
}

impl RequestStatus {
    /// The state as a list shows it.
    pub fn shown(self, kind: RequestKind) -> Status {
        let (code, label, color) = match (self, kind) {
            (RequestStatus::Pending, _) => ("pending", "Oczekuje", "yellow"),
            (RequestStatus::Accepted, RequestKind::Participation) => ("accepted", "Zaproszenie wysłane", "green"),
            (RequestStatus::Accepted, RequestKind::Partner) => ("accepted", "Zatwierdzone", "green"),
            (RequestStatus::Refused, _) => ("refused", "Odrzucone", "red"),
        };
        Status { code, label, color }
    }
}
