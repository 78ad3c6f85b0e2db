//! An operator takes a published promotion from the portal, or puts it back.
use axum::extract::State;
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use super::show::{self, EditedPromotion};
use super::{on_promotion, store};
use crate::answer::Done;
use crate::app::App;
use crate::audit;
use crate::catalogue::Refusal;
use crate::columns::PromotionId;
use crate::error::{ApiError, ErrorBody};
use crate::extract::{Json, Path};
use crate::who::{Administers, Operator};

/// Whether a promotion is shown.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct WithdrawalForm {
    withdrawn: bool,
}

/// Takes a promotion from the portal or puts it back. What purchases have brought under it stays.
#[utoipa::path(post, path = "/api/v1/backoffice/promotions/{id}/withdraw", tag = "promotions",
    operation_id = "withdraw_promotion", request_body = WithdrawalForm, params(("id" = i64, Path)),
    responses((status = 200, body = Done<EditedPromotion>), (status = 400, body = ErrorBody),
        (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 409, body = ErrorBody), (status = 413, body = ErrorBody), (status = 415, body = ErrorBody)),
    security(("bearer" = ["administrator"])))]
pub async fn withdraw(
    State(app): State<App>,
    operator: Operator<Administers>,
    Path(id): Path<PromotionId>,
    Json(form): Json<WithdrawalForm>,
) -> Result<axum::Json<Done<EditedPromotion>>, ApiError> {
    let mut tx = app.db.begin().await?;
    let head = store::lock(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let status = if form.withdrawn { "withdrawn" } else { "published" };
    if head.revision == 0 || head.status == status {
        return Err(Refusal::VersionChanged.into());
    }
    store::set_status(&mut tx, id, status).await?;
    let act = on_promotion(operator.id, "promotions.withdraw", id);
    audit::record(&mut tx, act, &json!({ "status": head.status }), &json!({ "status": status }), app.clock.now())
        .await?;
    let data = show::edited(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    tx.commit().await?;
    let message = match form.withdrawn {
        true => "Promocji nie ma już w\u{a0}portalu. Przyznane nagrody zostają.",
        false => "Promocja jest znowu w\u{a0}portalu",
    };
    Ok(axum::Json(Done { data, message: message.to_owned() }))
}
