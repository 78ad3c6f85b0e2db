//! Setting the value of a reward, for prizes given from now on.
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::rules::add::parse_positive;
use super::list::RewardTaxableValue;
use super::store;
use plon_kernel::ids::RewardId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Path};
use plon_platform::response::ActionResponse;

audit::events! {
    SET_TAXABLE_VALUE: TaxableValueRecord => TaxableValueRecord = "tax.set_taxable_value" on "rewards";
}

/// Value of a reward in grosze, in the audit log.
#[derive(Debug, Serialize, ToSchema)]
struct TaxableValueRecord {
    prize_value: Option<i64>,
}

/// Form with the value of a reward.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"value": "100,00"}))]
pub struct TaxableValueForm {
    /// Zlotys as typed.
    #[schema(required, nullable = false)]
    value: Option<String>,
}

/// Sets the value of a reward; existing records stay as they are.
#[utoipa::path(post, path = "/api/v1/backoffice/tax/taxable-values/{id}", tag = "tax", request_body = TaxableValueForm,
    params(("id" = i64, Path, description = "the reward")), responses((status = 200, body = ActionResponse<RewardTaxableValue>)))]
pub async fn admin_set_taxable_value(
    State(app): State<App>,
    operator: Operator<Finance>,
    Path(id): Path<RewardId>,
    Json(form): Json<TaxableValueForm>,
) -> Result<axum::Json<ActionResponse<RewardTaxableValue>>, ApiError> {
    let mut fields = Fields::default();
    let Some(value) = fields.parse("value", parse_positive(form.value.as_deref().unwrap_or_default())) else {
        return Err(fields.into_error());
    };
    let mut tx = app.db.begin().await?;
    let before = store::find_reward(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    store::set_value(&mut tx, id, value.0).await?;
    let records =
        (&TaxableValueRecord { prize_value: before.value }, &TaxableValueRecord { prize_value: Some(value.0) });
    audit::record(&mut tx, SET_TAXABLE_VALUE, audit::by(operator.id, id.0), records, app.clock.now()).await?;
    let after = store::find_reward(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let data = RewardTaxableValue::read(after)?;
    tx.commit().await?;
    Ok(axum::Json(ActionResponse { data, message: "Wartość nagrody jest zapisana".to_owned() }))
}
