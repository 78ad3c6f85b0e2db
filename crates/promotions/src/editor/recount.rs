//! Recounts everybody's purchases under the revision in force.
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::show::{self, EditedPromotion};
use super::{from_json, store};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::PromotionId;
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::ActionResponse;

audit::events! {
    RECOUNT: () => RecountRecord = "promotions.recount" on "promotions";
}

/// Revision under which purchases are recounted, as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
struct RecountRecord {
    revision: i64,
}

/// Recounts all participants in the background; it is idempotent: nothing that is already given is given twice.
#[utoipa::path(post, path = "/api/v1/backoffice/promotions/{id}/recount", tag = "promotions",
    params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<EditedPromotion>), (status = 400),
    (status = 409)))]
pub async fn admin_recalculate_promotion(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Path(id): Path<PromotionId>,
) -> Result<axum::Json<ActionResponse<EditedPromotion>>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let head = store::lock_head(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let revisions = store::list_revisions(&mut tx, id).await?;
    let holds = revisions.iter().find(|one| one.revision == head.revision).ok_or(ErrorCode::VersionChanged)?;
    let under_way = store::find_recount(&mut tx, id).await?.is_some_and(|recount| recount.finished_at.is_none());
    if under_way {
        return Err(ErrorCode::VersionChanged.into());
    }
    let counts = from_json(&holds.definition)?.terms.counts_purchases();
    store::request_recount(&mut tx, id, (BusinessDate(counts.from), BusinessDate(counts.to)), now).await?;
    let after = RecountRecord { revision: head.revision };
    audit::record(&mut tx, RECOUNT, audit::by(operator.id, id.0), (&(), &after), now).await?;
    let data = show::load_edited(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    tx.commit().await?;
    Ok(axum::Json(ActionResponse { data, message: "Przeliczamy zapisane zakupy".to_owned() }))
}
