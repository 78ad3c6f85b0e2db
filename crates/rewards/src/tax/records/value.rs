//! Entry of a prize's value by finance, when it was unknown at the time of giving.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::tax::TaxEntry;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::rules::{self, add::parse_positive};
use super::{store, sums};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::TaxRecordId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Path};
use plon_platform::idempotency::{Answer, IdempotencyKey, Request, idempotent};
use plon_platform::response::ActionResponse;

audit::events! {
    ENTER_VALUE: UnvaluedPrize => ValuedPrize = "tax.enter_value" on "tax_records";
}

/// Prize before its value was entered, in the audit log.
#[derive(Debug, Serialize, ToSchema)]
struct UnvaluedPrize {
    prize_value: Option<i64>,
}

/// Prize with its value and tax in grosze, in the audit log.
#[derive(Debug, Serialize, ToSchema)]
struct ValuedPrize {
    prize_value: i64,
    tax: i64,
    taxable: i64,
}

/// Form with the value of a prize.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"value": "240,00"}))]
pub struct PrizeValueForm {
    /// Zlotys as typed.
    #[schema(required, nullable = false)]
    value: Option<String>,
}

/// Record that holds the value.
#[derive(Debug, Serialize, ToSchema)]
pub struct PrizeValued {
    id: TaxRecordId,
}

/// Enters the value of a prize, once; the tax follows the rule that held when the prize was given.
#[utoipa::path(post, path = "/api/v1/backoffice/tax/records/{id}/value", tag = "tax", request_body = PrizeValueForm,
    params(("id" = i64, Path, description = "the record without a value")),
    responses((status = 200, body = ActionResponse<PrizeValued>),
    (status = 409, description = "the value is known, or the prize has come back")))]
pub async fn admin_set_tax_record_value(
    State(app): State<App>,
    operator: Operator<Finance>,
    key: IdempotencyKey,
    Path(id): Path<TaxRecordId>,
    Json(form): Json<PrizeValueForm>,
) -> Result<Answer, ApiError> {
    let now = app.clock.now();
    let mut fields = Fields::default();
    let Some(value) = fields.parse("value", parse_positive(form.value.as_deref().unwrap_or_default())) else {
        return Err(fields.into_error());
    };
    let path = format!("/api/v1/backoffice/tax/records/{}/value", id.0);
    let request = Request::new(operator.id, key, &path, &form)?;
    idempotent(&app, request, StatusCode::OK, async |tx| {
        rules::lock_rules(tx).await?;
        let order = store::find_order(tx, id).await?.ok_or(ApiError::NotFound)?;
        let written = store::list_records(tx, order).await?;
        let [given] = written.as_slice() else { return Err(ErrorCode::PrizeValueKnown.into()) };
        if given.value.is_some() {
            return Err(ErrorCode::PrizeValueKnown.into());
        }
        let rule = rules::load_rule(tx, given.rule_id).await?;
        let due = rule.due(value);
        let by = (Some(operator.id), now);
        let record = store::insert_later_record(tx, given, TaxEntry::Valued, (Some(value.0), due), by).await?;
        let mut sums = sums(Some(value.0), due, rule.treatment());
        sums.unvalued = -1;
        store::add_to_totals(tx, given, &sums).await?;
        let context = audit::by(operator.id, given.id.0).about(given.participant_id);
        let after = ValuedPrize { prize_value: value.0, tax: due.tax.0, taxable: due.taxable.0 };
        audit::record(tx, ENTER_VALUE, context, (&UnvaluedPrize { prize_value: None }, &after), now).await?;
        let message = format!("Wartość nagrody z\u{a0}zamówienia nr\u{a0}{} jest zapisana", order.0);
        Ok(ActionResponse { data: PrizeValued { id: record }, message })
    })
    .await
}
