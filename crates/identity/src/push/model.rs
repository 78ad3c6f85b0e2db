//! Values of push messages.
use plon_kernel::types::Timestamp;

/// Keys as stored, with what administrators have set.
#[derive(Debug, Clone, sqlx::FromRow)]
pub struct PushKeys {
    /// Private key, encrypted.
    pub private_key: String,
    pub public_key: String,
    pub contact: String,
    pub enabled: bool,
    pub created_at: Timestamp,
}

/// A device at its push service.
#[derive(Debug, Clone, PartialEq, Eq, sqlx::FromRow)]
pub struct Device {
    pub endpoint: String,
    pub p256dh: String,
    pub auth: String,
}
