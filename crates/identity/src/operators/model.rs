//! Values of operators' sign-in and signatures.
use jiff::SignedDuration;

use plon_kernel::types::Timestamp;

/// Purpose of a challenge.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LoginChallengeKind {
    /// The password was right; the second factor comes next.
    SignIn,
    /// An operator sets a password.
    Invitation,
}

impl LoginChallengeKind {
    pub fn as_str(self) -> &'static str {
        match self {
            LoginChallengeKind::SignIn => "sign_in",
            LoginChallengeKind::Invitation => "invitation",
        }
    }

    pub fn life(self) -> SignedDuration {
        match self {
            LoginChallengeKind::SignIn => SignedDuration::from_mins(10),
            LoginChallengeKind::Invitation => SignedDuration::from_hours(24),
        }
    }
}

/// Delay before a new operator can sign for money: long enough for those who are notified to object.
const NEW_FOR: SignedDuration = SignedDuration::from_hours(48);

/// Earliest time at which an operator who is new now can sign for money.
pub fn signs_from(now: Timestamp) -> Timestamp {
    Timestamp(now.0 + NEW_FOR)
}
