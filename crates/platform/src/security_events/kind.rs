//! Which refusal is which kind of security event.
use super::model::SecurityEventKind;
use crate::error::ApiError;
use plon_kernel::error_code::ErrorCode;

impl SecurityEventKind {
    /// Kind of a refusal; none for refusals that concern no access control. `ReauthRequired` is a normal step of
    /// every risky change.
    pub fn of(refused: &ApiError) -> Option<SecurityEventKind> {
        Some(match refused {
            ApiError::Forbidden | ApiError::SignsLater(_) => SecurityEventKind::PermissionDenied,
            ApiError::TooMany(_) => SecurityEventKind::LimitReached,
            ApiError::Refused(refusal) => match refusal {
                ErrorCode::InvalidCredentials | ErrorCode::InvalidOperatorCredentials => {
                    SecurityEventKind::SignInFailed
                }
                ErrorCode::WrongCode | ErrorCode::CodeWrong | ErrorCode::PasskeyRefused => {
                    SecurityEventKind::CodeFailed
                }
                ErrorCode::ApiTokenUnknown
                | ErrorCode::ApiTokenExpired
                | ErrorCode::ApiClientDisabled
                | ErrorCode::ApiNetworkRefused => SecurityEventKind::ApiTokenRefused,
                ErrorCode::WrongPassword => SecurityEventKind::ConfirmationFailed,
                ErrorCode::UnknownNip | ErrorCode::CodeDead => SecurityEventKind::ResetFailed,
                ErrorCode::SignInExpired
                | ErrorCode::InvitationExpired
                | ErrorCode::InvitationEnded
                | ErrorCode::InvitationForAnother => SecurityEventKind::LinkRefused,
                ErrorCode::SupportReadOnly | ErrorCode::OwnHands | ErrorCode::PayoutOwnHands => {
                    SecurityEventKind::PermissionDenied
                }
                _ => return None,
            },
            _ => return None,
        })
    }
}
