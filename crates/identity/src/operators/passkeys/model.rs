//! Values of passkeys and of their challenges.
use plon_kernel::ids::SessionId;
use plon_platform::sessions;

/// Backup state of a passkey: whether it can be copied to other devices of its owner, and whether it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, sqlx::Type)]
#[sqlx(type_name = "TEXT", rename_all = "snake_case")]
pub enum Backup {
    NotEligible,
    Eligible,
    Exists,
}

/// A passkey whose registration was verified.
#[derive(Debug)]
pub struct NewPasskey {
    pub credential_id: Vec<u8>,
    pub public_key: Vec<u8>,
    pub sign_count: i64,
    pub backup: Backup,
    pub transports: i64,
}

/// Purpose of a challenge: its answer is accepted in the same session or sign-in only.
#[derive(Debug)]
pub enum Purpose<'a> {
    /// An operator adds a passkey in this session.
    Registration(SessionId),
    /// An operator with this handle signs in.
    SignIn(&'a str),
}

impl Purpose<'_> {
    pub fn kind(&self) -> &'static str {
        match self {
            Purpose::Registration(_) => "registration",
            Purpose::SignIn(_) => "sign_in",
        }
    }

    pub fn bound_to(&self) -> String {
        match self {
            Purpose::Registration(session) => session.0.to_string(),
            Purpose::SignIn(handle) => sessions::hash_secret(handle),
        }
    }
}

/// A challenge that waits for its answer.
#[derive(Debug, sqlx::FromRow)]
pub struct Challenge {
    /// State against which the answer is checked.
    pub state: Vec<u8>,
    /// The name of the passkey to be added.
    pub name: Option<String>,
}
