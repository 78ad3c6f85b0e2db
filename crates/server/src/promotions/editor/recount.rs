//! An operator has everybody's purchases counted anew under the revision that holds.
use axum::extract::State;
use serde_json::json;

use super::show::{self, EditedPromotion};
use super::{from_json, on_promotion, store};
use crate::answer::Done;
use crate::app::App;
use crate::audit;
use crate::catalogue::Refusal;
use crate::columns::{Day, PromotionId};
use crate::error::{ApiError, ErrorBody};
use crate::extract::Path;
use crate::who::{Administers, Operator};

/// Counts all participants anew in the background. Who has what is due already gets nothing twice.
#[utoipa::path(post, path = "/api/v1/backoffice/promotions/{id}/recount", tag = "promotions",
    operation_id = "recount_promotion", params(("id" = i64, Path)),
    responses((status = 200, body = Done<EditedPromotion>), (status = 400, body = ErrorBody),
        (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 409, body = ErrorBody)),
    security(("bearer" = ["administrator"])))]
pub async fn recount(
    State(app): State<App>,
    operator: Operator<Administers>,
    Path(id): Path<PromotionId>,
) -> Result<axum::Json<Done<EditedPromotion>>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let head = store::lock(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let revisions = store::revisions(&mut tx, id).await?;
    let holds = revisions.iter().find(|one| one.revision == head.revision).ok_or(Refusal::VersionChanged)?;
    let under_way = store::recount(&mut tx, id).await?.is_some_and(|recount| recount.finished_at.is_none());
    if under_way {
        return Err(Refusal::VersionChanged.into());
    }
    let counts = from_json(&holds.definition)?.terms.counts_purchases();
    store::request_recount(&mut tx, id, (Day(counts.from), Day(counts.to)), now).await?;
    let act = on_promotion(operator.id, "promotions.recount", id);
    audit::record(&mut tx, act, &json!(null), &json!({ "revision": head.revision }), now).await?;
    let data = show::edited(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    tx.commit().await?;
    Ok(axum::Json(Done { data, message: "Przeliczamy zapisane zakupy".to_owned() }))
}
