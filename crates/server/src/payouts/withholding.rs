//! The tax that is withheld of transfers: what the rules of a day leave for the bank.
use plon_domain::money::Grosze;
use plon_domain::reward::RewardKind;
use plon_domain::tax::Rule;

use crate::columns::{Day, TaxRuleId};
use crate::db::Read;
use crate::error::ApiError;
use crate::reactions;

/// The rules of both kinds of transfers on a day.
#[derive(Debug)]
pub struct Withholding {
    bank: (TaxRuleId, Rule),
    charity: (TaxRuleId, Rule),
}

impl Withholding {
    /// # Errors
    /// When the database does not answer.
    pub async fn on(db: &mut impl Read, day: Day) -> Result<Withholding, ApiError> {
        Ok(Withholding {
            bank: reactions::tax_rule(db, RewardKind::BankTransfer, day).await?,
            charity: reactions::tax_rule(db, RewardKind::CharityTransfer, day).await?,
        })
    }

    /// The rule that holds for a kind of transfer.
    pub fn rule(&self, kind: RewardKind) -> TaxRuleId {
        self.of(kind).0
    }

    /// What is withheld of an order's whole amount.
    pub fn tax(&self, kind: RewardKind, whole: Grosze) -> Grosze {
        self.of(kind).1.due(whole).tax
    }

    fn of(&self, kind: RewardKind) -> &(TaxRuleId, Rule) {
        if kind.needs_bank_account() { &self.bank } else { &self.charity }
    }
}
