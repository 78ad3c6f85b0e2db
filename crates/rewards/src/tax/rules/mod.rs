//! The tax rules: versions that are added and never changed, and the choice of the one that holds for a prize.
pub mod add;
pub mod list;
mod model;
pub mod store;

use anyhow::Context;
use plon_domain::money::Grosze;
use plon_domain::reward::RewardKind;
use plon_domain::tax::{self, Rate, Rounding, Rule, Treatment};

use self::store::RuleRow;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{PromotionId, TaxRuleId};
use plon_kernel::types::BusinessDate;
use plon_platform::error::ApiError;

impl RuleRow {
    /// # Errors
    /// When the stored rule is inconsistent: a defect of the data.
    pub fn rule(&self) -> anyhow::Result<Rule> {
        let treatment = Treatment::try_from(self.treatment.as_str())?;
        let rate = self.rate.map(Rate::try_from).transpose()?;
        let rounding = Rounding::try_from(self.rounding.as_str())?;
        Rule::new(treatment, rate, self.free_up_to.map(Grosze), rounding)
            .with_context(|| format!("tax rule {} holds no rule", self.id.0))
    }
}

/// Picks the version that holds on a day.
pub fn rule_on(versions: &[RuleRow], day: BusinessDate) -> Option<&RuleRow> {
    tax::holding(versions, day.0, |version| (version.valid_from.0, version.id.0))
}

/// The rule for a prize made available on a day: the promotion's own, where it has one, else that of the kind. A
/// caller that goes on to record has called [`lock_rules`].
///
/// # Errors
/// When no rule holds, which the initial rules of every kind prevent.
pub async fn load_rule_for_prize(
    db: &mut impl Read,
    kind: RewardKind,
    promotion: Option<PromotionId>,
    day: BusinessDate,
) -> Result<(TaxRuleId, Rule), ApiError> {
    if let Some(promotion) = promotion
        && let Some(row) = rule_on(&store::list_rules_of_promotion(db, promotion).await?, day)
    {
        return Ok((row.id, row.rule()?));
    }
    let versions = store::list_rules_of_kind(db, kind).await?;
    let row = rule_on(&versions, day).with_context(|| format!("no tax rule for {kind} on {}", day.0))?;
    Ok((row.id, row.rule()?))
}

/// The rule that a record names.
///
/// # Errors
/// When the stored rule is inconsistent.
pub async fn load_rule(db: &mut impl Read, id: TaxRuleId) -> Result<Rule, ApiError> {
    Ok(store::load_rule(db, id).await?.rule()?)
}

/// Takes the lock that serializes writers of rules and records, until the transaction ends.
pub async fn lock_rules(tx: &mut Tx) -> sqlx::Result<()> {
    store::lock_rules(tx).await
}
