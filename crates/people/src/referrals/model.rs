//! Values of referrals.
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::Timestamp;

/// Partner of a link.
#[derive(Debug, sqlx::FromRow)]
pub struct Partner {
    pub id: ParticipantId,
    pub company_name: String,
    pub city: String,
}

/// A participant's own referral.
#[derive(Debug, sqlx::FromRow)]
pub struct OwnReferralRow {
    pub company_name: String,
    pub city: String,
    pub agreed: bool,
    pub answered_at: Timestamp,
    /// True while the partner takes part.
    pub is_active: bool,
}

/// Numbers of those who came by a link.
#[derive(Debug, sqlx::FromRow)]
pub struct ReferralCounts {
    pub total: i64,
    pub visible: i64,
}

/// A participant who came by a link.
#[derive(Debug, sqlx::FromRow)]
pub struct ReferralRow {
    pub id: ParticipantId,
    pub nip: String,
    pub company_name: String,
    pub city: String,
    pub agreed: bool,
    pub created_at: Timestamp,
}
