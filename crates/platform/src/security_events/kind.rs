//! Kinds of security events, and which refusal is which.
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::error::ApiError;
use plon_kernel::catalogue::Refusal;

/// What happened.
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
    /// A code was asked for a NIP that nobody has, or a password was to be set without a living code.
    ResetFailed,
    /// A link or handle that is not good: of an invitation or of a sign-in's second step.
    LinkRefused,
    /// A refresh token was used again; its session is ended.
    RefreshReused,
    /// A 403.
    PermissionDenied,
    /// Any other limit refused.
    LimitReached,
}

impl SecurityEventKind {
    pub const ALL: [SecurityEventKind; 10] = [
        SecurityEventKind::SignedIn,
        SecurityEventKind::SignInFailed,
        SecurityEventKind::SignInLocked,
        SecurityEventKind::CodeFailed,
        SecurityEventKind::ConfirmationFailed,
        SecurityEventKind::ResetFailed,
        SecurityEventKind::LinkRefused,
        SecurityEventKind::RefreshReused,
        SecurityEventKind::PermissionDenied,
        SecurityEventKind::LimitReached,
    ];

    /// The name under which it is stored and logged.
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
            SecurityEventKind::PermissionDenied => "permission_denied",
            SecurityEventKind::LimitReached => "limit_reached",
        }
    }

    pub fn named(name: &str) -> Option<SecurityEventKind> {
        SecurityEventKind::ALL.into_iter().find(|kind| kind.as_str() == name)
    }

    /// The kind of a refusal; none of those that concern no control. `ReauthRequired` is a step of every risky change.
    pub fn of(refused: &ApiError) -> Option<SecurityEventKind> {
        Some(match refused {
            ApiError::Forbidden | ApiError::SignsLater(_) => SecurityEventKind::PermissionDenied,
            ApiError::TooMany(_) => SecurityEventKind::LimitReached,
            ApiError::Refused(refusal) => match refusal {
                Refusal::InvalidCredentials | Refusal::InvalidOperatorCredentials => SecurityEventKind::SignInFailed,
                Refusal::WrongCode | Refusal::CodeWrong | Refusal::PasskeyRefused => SecurityEventKind::CodeFailed,
                Refusal::WrongPassword => SecurityEventKind::ConfirmationFailed,
                Refusal::UnknownNip | Refusal::CodeDead => SecurityEventKind::ResetFailed,
                Refusal::SignInExpired
                | Refusal::InvitationExpired
                | Refusal::InvitationEnded
                | Refusal::InvitationForAnother => SecurityEventKind::LinkRefused,
                Refusal::SupportReadOnly | Refusal::OwnHands | Refusal::PayoutOwnHands => {
                    SecurityEventKind::PermissionDenied
                }
                _ => return None,
            },
            _ => return None,
        })
    }
}

/// Whose part of the portal was knocked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SecurityEventSide {
    Participant,
    Operator,
}

impl SecurityEventSide {
    pub fn as_str(self) -> &'static str {
        match self {
            SecurityEventSide::Participant => "participant",
            SecurityEventSide::Operator => "operator",
        }
    }

    pub fn of_route(route: &str) -> SecurityEventSide {
        match route.starts_with("/api/v1/backoffice/") {
            true => SecurityEventSide::Operator,
            false => SecurityEventSide::Participant,
        }
    }

    /// Anything else is a participant's: two names are stored.
    pub fn named(name: &str) -> SecurityEventSide {
        if name == "operator" { SecurityEventSide::Operator } else { SecurityEventSide::Participant }
    }
}
