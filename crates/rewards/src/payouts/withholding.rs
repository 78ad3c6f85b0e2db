//! Tax withheld from transfers by the rules of a day; the bank gets the rest.
use std::collections::{BTreeMap, BTreeSet};

use plon_domain::money::Grosze;
use plon_domain::reward::RewardKind;
use plon_domain::tax::Rule;

use crate::tax;
use plon_kernel::db::Read;
use plon_kernel::ids::{PromotionId, TaxRuleId};
use plon_kernel::types::BusinessDate;
use plon_platform::error::ApiError;

/// The tax rules of both kinds of transfers on a day, and of the promotions whose remainders some transfers pay.
#[derive(Debug)]
pub struct Withholding {
    bank: (TaxRuleId, Rule),
    charity: (TaxRuleId, Rule),
    promotions: BTreeMap<PromotionId, (TaxRuleId, Rule)>,
}

/// A transfer's kind for tax: a promotion's own rule takes precedence over the kind's.
#[derive(Debug, Clone, Copy)]
pub struct Taxed {
    pub kind: RewardKind,
    pub promotion: Option<PromotionId>,
}

impl Withholding {
    /// Reads the rules of a day for transfers, including those of the given promotions.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn on(db: &mut impl Read, day: BusinessDate, of: BTreeSet<PromotionId>) -> Result<Withholding, ApiError> {
        let mut promotions = BTreeMap::new();
        for promotion in of {
            let rule = tax::rule(db, RewardKind::BankTransfer, Some(promotion), day).await?;
            promotions.insert(promotion, rule);
        }
        Ok(Withholding {
            bank: tax::rule(db, RewardKind::BankTransfer, None, day).await?,
            charity: tax::rule(db, RewardKind::CharityTransfer, None, day).await?,
            promotions,
        })
    }

    /// The rule for a kind of transfer.
    pub fn rule(&self, kind: RewardKind) -> TaxRuleId {
        if kind.needs_bank_account() { self.bank.0 } else { self.charity.0 }
    }

    /// The rules of the promotions.
    pub fn of_promotions(&self) -> impl Iterator<Item = (PromotionId, TaxRuleId)> {
        self.promotions.iter().map(|(promotion, (rule, _))| (*promotion, *rule))
    }

    /// Tax withheld from an order's whole amount.
    pub fn tax(&self, transfer: Taxed, whole: Grosze) -> Grosze {
        let own = transfer.promotion.and_then(|promotion| self.promotions.get(&promotion));
        let of_kind = if transfer.kind.needs_bank_account() { &self.bank } else { &self.charity };
        own.unwrap_or(of_kind).1.due(whole).tax
    }
}
