//! Values of security events.
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::sessions::Subject;
use plon_kernel::ids::SessionId;
use plon_kernel::types::Timestamp;

/// `detail` of an event past the ceiling.
const OVER_CEILING: &str = "over_ceiling";

/// An event without its time and number.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Event {
    pub kind: SecurityEventKind,
    pub side: SecurityEventSide,
    /// Account, as stored.
    pub account: Option<String>,
    pub subject: Option<Subject>,
    pub session: Option<SessionId>,
    pub network: String,
    /// Method and route.
    pub request: String,
    pub detail: &'static str,
}

/// An event as written.
#[derive(Debug, Clone)]
pub struct EventRow {
    pub event: Event,
    pub at: Timestamp,
    pub request_id: String,
    pub count: i64,
}

impl Event {
    /// The event without account and network.
    pub fn counted_only(self) -> Event {
        Event {
            account: None,
            subject: None,
            session: None,
            network: String::new(),
            request: String::new(),
            detail: OVER_CEILING,
            ..self
        }
    }
}

/// Kind of a security event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SecurityEventKind {
    /// A session began.
    SignedIn,
    /// Wrong name or password.
    SignInFailed,
    /// A limit refused a try at a password or a code.
    SignInLocked,
    /// Wrong or dead code of the second factor or of an SMS.
    CodeFailed,
    /// Wrong password given again by a signed-in caller.
    ConfirmationFailed,
    /// A code requested for an unknown NIP, or a new password sent without a live code.
    ResetFailed,
    /// A bad link or handle, of an invitation or of the second step of a sign-in.
    LinkRefused,
    /// A refresh token was used again; its session is ended.
    RefreshReused,
    /// A machine's token is unknown or over, its client is disabled, or it came from a foreign network.
    ApiTokenRefused,
    /// Response 403.
    PermissionDenied,
    /// Any other rate limit refused a request.
    LimitReached,
}

impl SecurityEventKind {
    pub const ALL: [SecurityEventKind; 11] = [
        SecurityEventKind::SignedIn,
        SecurityEventKind::SignInFailed,
        SecurityEventKind::SignInLocked,
        SecurityEventKind::CodeFailed,
        SecurityEventKind::ConfirmationFailed,
        SecurityEventKind::ResetFailed,
        SecurityEventKind::LinkRefused,
        SecurityEventKind::RefreshReused,
        SecurityEventKind::ApiTokenRefused,
        SecurityEventKind::PermissionDenied,
        SecurityEventKind::LimitReached,
    ];

    /// Name in the database and in the log.
    pub fn as_str(self) -> &'static str {
        match self {
            SecurityEventKind::SignedIn => "signed_in",
            SecurityEventKind::SignInFailed => "sign_in_failed",
            SecurityEventKind::SignInLocked => "sign_in_locked",
            SecurityEventKind::CodeFailed => "code_failed",
            SecurityEventKind::ConfirmationFailed => "confirmation_failed",
            SecurityEventKind::ResetFailed => "reset_failed",
            SecurityEventKind::LinkRefused => "link_refused",
            SecurityEventKind::RefreshReused => "refresh_reused",
            SecurityEventKind::ApiTokenRefused => "api_token_refused",
            SecurityEventKind::PermissionDenied => "permission_denied",
            SecurityEventKind::LimitReached => "limit_reached",
        }
    }

    pub fn named(name: &str) -> Option<SecurityEventKind> {
        SecurityEventKind::ALL.into_iter().find(|kind| kind.as_str() == name)
    }
}

/// Beginnings of the machines' paths.
const MACHINES: [&str; 2] = ["/api/v1/edi/", "/api/v1/changes/"];

/// Side of the portal: the participants', the operators' or the machines'.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SecurityEventSide {
    Participant,
    Operator,
    Machine,
}

impl SecurityEventSide {
    pub fn as_str(self) -> &'static str {
        match self {
            SecurityEventSide::Participant => "participant",
            SecurityEventSide::Operator => "operator",
            SecurityEventSide::Machine => "machine",
        }
    }

    pub fn of_route(route: &str) -> SecurityEventSide {
        if route.starts_with("/api/v1/backoffice/") {
            SecurityEventSide::Operator
        } else if MACHINES.iter().any(|path| route.starts_with(path)) {
            SecurityEventSide::Machine
        } else {
            SecurityEventSide::Participant
        }
    }

    /// Parses a stored name; only three are stored, so anything else is the participants' side.
    pub fn named(name: &str) -> SecurityEventSide {
        match name {
            "operator" => SecurityEventSide::Operator,
            "machine" => SecurityEventSide::Machine,
            _ => SecurityEventSide::Participant,
        }
    }
}
