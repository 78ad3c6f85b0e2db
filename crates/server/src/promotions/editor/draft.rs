//! An operator writes the draft of a promotion, or gives it up.
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::form::DefinitionForm;
use super::show::{self, EditedPromotion};
use super::{on_promotion, recorded, store, to_json};
use crate::answer::Done;
use crate::app::App;
use crate::audit;
use crate::catalogue::Refusal;
use crate::columns::PromotionId;
use crate::error::{ApiError, ErrorBody};
use crate::extract::{Json, Path};
use crate::who::{Edits, Operator};

/// A draft, over the version that its editor saw.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct DraftForm {
    /// None where there is no draft yet.
    version: Option<i64>,
    definition: DefinitionForm,
}

/// The draft that is given up.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct DraftVersion {
    pub version: i64,
}

/// Saves the draft. What is published stays as it is.
#[utoipa::path(post, path = "/api/v1/backoffice/promotions/{id}/draft", tag = "promotions",
    operation_id = "save_promotion_draft", request_body = DraftForm, params(("id" = i64, Path)),
    responses((status = 200, body = Done<EditedPromotion>), (status = 400, body = ErrorBody),
        (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 409, body = ErrorBody), (status = 413, body = ErrorBody), (status = 415, body = ErrorBody),
        (status = 422, body = ErrorBody)),
    security(("bearer" = ["editor"])))]
pub async fn save(
    State(app): State<App>,
    operator: Operator<Edits>,
    Path(id): Path<PromotionId>,
    Json(form): Json<DraftForm>,
) -> Result<axum::Json<Done<EditedPromotion>>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let head = store::lock(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let parsed = form.definition.parse(head.audience)?;
    let definition = to_json(&parsed)?;
    let before = store::draft(&mut tx, id).await?;
    if !store::put_draft(&mut tx, id, (&definition, form.version), operator.id, now).await? {
        return Err(Refusal::VersionChanged.into());
    }
    if head.revision == 0 {
        store::put_heading(&mut tx, id, &parsed).await?;
    }
    let was = recorded(before.as_ref().map(|draft| draft.definition.as_str()))?;
    let act = on_promotion(operator.id, "promotions.draft", id);
    audit::record(&mut tx, act, &was, &recorded(Some(&definition))?, now).await?;
    let data = show::edited(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    tx.commit().await?;
    Ok(axum::Json(Done { data, message: "Szkic jest zapisany".to_owned() }))
}

/// Gives the draft up. What is published stays as it is.
#[utoipa::path(post, path = "/api/v1/backoffice/promotions/{id}/draft/discard", tag = "promotions",
    operation_id = "discard_promotion_draft", request_body = DraftVersion, params(("id" = i64, Path)),
    responses((status = 200, body = Done<EditedPromotion>), (status = 400, body = ErrorBody),
        (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 409, body = ErrorBody), (status = 413, body = ErrorBody), (status = 415, body = ErrorBody)),
    security(("bearer" = ["editor"])))]
pub async fn discard(
    State(app): State<App>,
    operator: Operator<Edits>,
    Path(id): Path<PromotionId>,
    Json(form): Json<DraftVersion>,
) -> Result<axum::Json<Done<EditedPromotion>>, ApiError> {
    let mut tx = app.db.begin().await?;
    let head = store::lock(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let draft = store::draft(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    // Without a revision the draft is all that there is of the promotion.
    if draft.version != form.version || head.revision == 0 {
        return Err(Refusal::VersionChanged.into());
    }
    store::delete_draft(&mut tx, id).await?;
    let act = on_promotion(operator.id, "promotions.discard", id);
    audit::record(&mut tx, act, &recorded(Some(&draft.definition))?, &(), app.clock.now()).await?;
    let data = show::edited(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    tx.commit().await?;
    Ok(axum::Json(Done { data, message: "Szkic jest usunięty".to_owned() }))
}
