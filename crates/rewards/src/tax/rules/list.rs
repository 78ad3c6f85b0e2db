//! The tax rules as finance sees them: present, future and past versions.
use axum::Json;
use axum::extract::State;
use plon_domain::reward::RewardKind;
use plon_domain::tax::{Rounding, Treatment};
use serde::Serialize;
use utoipa::ToSchema;

use super::super::treatment_label;
use super::model::Scope;
use super::rule_on;
use super::store::{self, RuleRow};
use plon_kernel::db::Read;
use plon_kernel::ids::TaxRuleId;
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::app::App;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::ApiError;
use plon_platform::response::{DataResponse, Status};

/// A kind of reward or a promotion, with the versions of its rule.
#[derive(Debug, Serialize, ToSchema)]
pub struct TaxScope {
    /// The code of a kind of reward, or `promotion:` and the promotion's key.
    scope: String,
    label: String,
    /// Season of the promotion; only for promotions.
    #[serde(skip_serializing_if = "Option::is_none")]
    season: Option<i64>,
    /// The version that holds today; none for a promotion that follows the rules of its cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    holds: Option<TaxRuleId>,
    /// Versions, those with the latest start first.
    versions: Vec<TaxRule>,
}

/// A version of a rule.
#[derive(Debug, Serialize, ToSchema)]
pub struct TaxRule {
    id: TaxRuleId,
    valid_from: BusinessDate,
    treatment: Status,
    /// Tax rate in hundredths of a per cent.
    #[serde(skip_serializing_if = "Option::is_none")]
    rate: Option<i64>,
    /// Grosze: values up to this are free of tax.
    #[serde(skip_serializing_if = "Option::is_none")]
    free_up_to: Option<i64>,
    /// Rounding of the base and the tax, in words; only where tax is withheld.
    #[serde(skip_serializing_if = "Option::is_none")]
    rounding: Option<&'static str>,
    /// The legal ground.
    note: String,
    /// None for a rule that came with the programme.
    #[serde(skip_serializing_if = "Option::is_none")]
    added_at: Option<Timestamp>,
    #[serde(skip_serializing_if = "Option::is_none")]
    added_by: Option<String>,
}

/// Lists the tax rules of every kind of reward and of every promotion.
#[utoipa::path(get, path = "/api/v1/backoffice/tax/rules", tag = "tax",
    responses((status = 200, body = DataResponse<Vec<TaxScope>>)))]
pub async fn admin_list_tax_rules(
    State(app): State<App>,
    _: Operator<Finance>,
) -> Result<Json<DataResponse<Vec<TaxScope>>>, ApiError> {
    let data = list_scopes(&mut app.db.read().await?, app.clock.today()).await?;
    Ok(Json(DataResponse { data }))
}

/// All scopes, kinds before promotions.
pub async fn list_scopes(db: &mut impl Read, today: BusinessDate) -> Result<Vec<TaxScope>, ApiError> {
    let rows = store::list_rules(db).await?;
    let of = |scope: Scope, label: String, season: Option<i64>| -> anyhow::Result<TaxScope> {
        let mut own: Vec<RuleRow> = rows.iter().filter(|row| row.is_of(&scope)).cloned().collect();
        own.sort_by_key(|row| std::cmp::Reverse((row.valid_from, row.id)));
        let holds = rule_on(&own, today).map(|row| row.id);
        let versions = own.into_iter().map(TaxRule::from_row).collect::<anyhow::Result<_>>()?;
        Ok(TaxScope { scope: scope.code(), label, season, holds, versions })
    };
    let kinds = RewardKind::ALL.iter().map(|kind| of(Scope::Kind(*kind), kind.label().to_owned(), None));
    let mut scopes = kinds.collect::<anyhow::Result<Vec<_>>>()?;
    for promotion in store::list_promotions(db).await? {
        let scope = Scope::Promotion { id: promotion.id, key: promotion.key };
        scopes.push(of(scope, promotion.name, Some(promotion.season))?);
    }
    Ok(scopes)
}

impl RuleRow {
    fn is_of(&self, scope: &Scope) -> bool {
        match scope {
            Scope::Kind(kind) => self.kind.as_deref() == Some(kind.as_str()),
            Scope::Promotion { id, .. } => self.promotion_id == Some(*id),
        }
    }
}

impl TaxRule {
    fn from_row(row: RuleRow) -> anyhow::Result<TaxRule> {
        let treatment = Treatment::try_from(row.treatment.as_str())?;
        let rounding = Rounding::try_from(row.rounding.as_str())?.label();
        Ok(TaxRule {
            id: row.id,
            valid_from: row.valid_from,
            treatment: treatment_label(treatment),
            rate: row.rate,
            free_up_to: row.free_up_to,
            rounding: (treatment == Treatment::Withheld).then_some(rounding),
            note: row.note,
            added_at: row.created_at,
            added_by: row.created_by,
        })
    }
}
