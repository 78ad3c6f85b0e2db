//! Withdraws a published promotion from the portal, or puts it back.
use axum::extract::State;
use plon_domain::content::PromotionStatus;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::show::{self, EditedPromotion};
use super::store;
use crate::kinds;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::PromotionId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Json, Path};
use plon_platform::response::ActionResponse;

audit::events! {
    WITHDRAW: PromotionStatusRecord => PromotionStatusRecord = "promotions.withdraw" on "promotions";
}

/// Promotion's status as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
struct PromotionStatusRecord {
    #[schema(schema_with = kinds::statuses)]
    status: String,
}

/// Request to withdraw a promotion or put it back.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"withdrawn": true}))]
pub struct WithdrawalForm {
    withdrawn: bool,
}

/// Withdraws a promotion from the portal or puts it back; the rewards that purchases have brought under it stay.
#[utoipa::path(post, path = "/api/v1/backoffice/promotions/{id}/withdraw", tag = "promotions",
    request_body = WithdrawalForm, params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<EditedPromotion>),
    (status = 409)))]
pub async fn admin_withdraw_promotion(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Path(id): Path<PromotionId>,
    Json(form): Json<WithdrawalForm>,
) -> Result<axum::Json<ActionResponse<EditedPromotion>>, ApiError> {
    let mut tx = app.db.begin().await?;
    let head = store::lock_head(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let status = if form.withdrawn { PromotionStatus::Withdrawn } else { PromotionStatus::Published }.as_str();
    if head.revision == 0 || head.status == status {
        return Err(ErrorCode::VersionChanged.into());
    }
    store::set_status(&mut tx, id, status).await?;
    let before = PromotionStatusRecord { status: head.status };
    let after = PromotionStatusRecord { status: status.to_owned() };
    audit::record(&mut tx, WITHDRAW, audit::by(operator.id, id.0), (&before, &after), app.clock.now()).await?;
    let data = show::load_edited(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    tx.commit().await?;
    let message = match form.withdrawn {
        true => "Promocji nie ma już w\u{a0}portalu. Przyznane nagrody zostają.",
        false => "Promocja jest znowu w\u{a0}portalu",
    };
    Ok(axum::Json(ActionResponse { data, message: message.to_owned() }))
}
