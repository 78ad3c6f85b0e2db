//! Deletes a promotion that was never published.
use axum::extract::State;

use super::draft::DraftVersion;
use super::{DefinitionRecord, store};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::PromotionId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Editor, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Json, Path};
use plon_platform::response::MessageResponse;

audit::events! {
    DELETE_PROMOTION: DefinitionRecord => () = "promotions.delete" on "promotions";
}

/// Deletes a promotion that is only a draft, with its simulations, and frees its key and its address.
/// A promotion that was published once stays: somebody may have been promised something.
#[utoipa::path(post, path = "/api/v1/backoffice/promotions/{id}/delete", tag = "promotions",
    request_body = DraftVersion, params(("id" = i64, Path)), responses((status = 200, body = MessageResponse),
    (status = 409, description = "it was published, a tax rule names it, or somebody has changed the draft")))]
pub async fn admin_delete_promotion(
    State(app): State<App>,
    operator: Operator<Editor>,
    Path(id): Path<PromotionId>,
    Json(form): Json<DraftVersion>,
) -> Result<axum::Json<MessageResponse>, ApiError> {
    let mut tx = app.db.begin().await?;
    let head = store::lock_head(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let draft =
        store::find_draft(&mut tx, id).await?.filter(|draft| draft.version == form.version && head.revision == 0);
    let draft = draft.ok_or(ErrorCode::VersionChanged)?;
    if store::is_in_tax_rules(&mut tx, id).await? {
        return Err(ErrorCode::InUse.into());
    }
    store::delete_promotion(&mut tx, id).await?;
    let records = (&DefinitionRecord::read(&draft.definition)?, &());
    audit::record(&mut tx, DELETE_PROMOTION, audit::by(operator.id, id.0), records, app.clock.now()).await?;
    tx.commit().await?;
    Ok(axum::Json(MessageResponse { message: "Promocja jest usunięta".to_owned() }))
}
