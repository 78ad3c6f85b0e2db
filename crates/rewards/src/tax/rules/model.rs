//! Values of the rules of tax.
use plon_domain::reward::RewardKind;

use plon_kernel::ids::PromotionId;

/// Subject of a rule: a kind of reward or a promotion.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Scope {
    Kind(RewardKind),
    Promotion { id: PromotionId, key: String },
}

impl Scope {
    /// Code in the API: the code of a kind of reward, or `promotion:` and the promotion's key.
    pub fn code(&self) -> String {
        match self {
            Scope::Kind(kind) => kind.as_str().to_owned(),
            Scope::Promotion { key, .. } => format!("promotion:{key}"),
        }
    }
}
