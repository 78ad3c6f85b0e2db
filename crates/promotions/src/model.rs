//! Rows and values of promotions.
use plon_domain::audience::AccountType;
use plon_domain::product::Slug;

use plon_kernel::ids::{PromotionId, SegmentId};
use plon_rewards::rewards::PhotoRow;

/// Name and telephone of the programme, and its data controller.
#[derive(Debug, sqlx::FromRow)]
pub struct Issuer {
    pub name: String,
    pub phone: String,
    pub controller: String,
}

#[derive(Debug, sqlx::FromRow)]
pub struct PromotionRow {
    pub id: PromotionId,
    pub key: String,
    pub slug: String,
    #[sqlx(try_from = "String")]
    pub audience: AccountType,
    pub revision: i64,
    /// Segment that it is for; none: for its whole audience.
    pub segment_id: Option<SegmentId>,
    pub rules_sha256: Option<String>,
    /// Own picture of the revision.
    #[sqlx(flatten)]
    pub photo: PhotoRow,
    /// JSON.
    pub definition: String,
}

/// Slug of a brand's or category's name; empty for a name without a letter, which no scope names.
pub fn slug_of(name: &str) -> String {
    Slug::of_name(name).map(String::from).unwrap_or_default()
}
