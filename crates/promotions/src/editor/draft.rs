//! Saves or discards the draft of a promotion.
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::form::DefinitionForm;
use super::show::{self, EditedPromotion};
use super::{DefinitionRecord, store, to_json};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::PromotionId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Editor, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Json, Path};
use plon_platform::response::ActionResponse;

audit::events! {
    SAVE_DRAFT: DefinitionRecord => DefinitionRecord = "promotions.draft" on "promotions";
    DISCARD_DRAFT: DefinitionRecord => () = "promotions.discard" on "promotions";
}

/// Draft, with the version for optimistic locking.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 1, "definition": {"name": "Tankuj w marcu", "summary":
    "Karta paliwowa za każde 20 L", "text": "<p>Kup 20 L produktów DOVVO i <strong>tankuj</strong>.</p>",
    "success": "<p>Dziękujemy, zasady są przyjęte.</p>", "accepted": "", "picture": "fuel", "terms":
    {"purchases": {"from": "2026-03-01", "to": "2026-03-31"}, "accept_by": "2026-03-31", "scope": {"brands":
    ["dovvo"], "packs": [5000, 10000]}, "measure": "litres", "mechanics": [{"kind": "per_step", "step": 20000,
    "reward": {"card": {"kind": "fuel", "value": 30000}}}]}}}))]
pub struct DraftForm {
    /// Version that the editor saw; null when there is no draft yet.
    version: Option<i64>,
    definition: DefinitionForm,
}

/// Version of the draft, for optimistic locking.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 1}))]
pub struct DraftVersion {
    pub version: i64,
}

/// Saves the draft; the published promotion is unchanged.
#[utoipa::path(post, path = "/api/v1/backoffice/promotions/{id}/draft", tag = "promotions", request_body = DraftForm,
    params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<EditedPromotion>), (status = 409)))]
pub async fn admin_update_promotion_draft(
    State(app): State<App>,
    operator: Operator<Editor>,
    Path(id): Path<PromotionId>,
    Json(form): Json<DraftForm>,
) -> Result<axum::Json<ActionResponse<EditedPromotion>>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let head = store::lock_head(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let (parsed, _) = form.definition.parse(&mut tx, head.audience).await?;
    let definition = to_json(&parsed)?;
    let before = store::find_draft(&mut tx, id).await?;
    if !store::put_draft(&mut tx, id, (&definition, form.version), operator.id, now).await? {
        return Err(ErrorCode::VersionChanged.into());
    }
    if head.revision == 0 {
        store::put_heading(&mut tx, id, &parsed).await?;
    }
    let was = before.map(|draft| DefinitionRecord::read(&draft.definition)).transpose()?;
    let records = (was.as_ref(), &DefinitionRecord::read(&definition)?);
    audit::record(&mut tx, SAVE_DRAFT, audit::by(operator.id, id.0), records, now).await?;
    let data = show::load_edited(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    tx.commit().await?;
    Ok(axum::Json(ActionResponse { data, message: "Szkic jest zapisany".to_owned() }))
}

/// Discards the draft; the published promotion is unchanged.
#[utoipa::path(post, path = "/api/v1/backoffice/promotions/{id}/draft/discard", tag = "promotions",
    request_body = DraftVersion, params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<EditedPromotion>),
    (status = 409)))]
pub async fn admin_discard_promotion_draft(
    State(app): State<App>,
    operator: Operator<Editor>,
    Path(id): Path<PromotionId>,
    Json(form): Json<DraftVersion>,
) -> Result<axum::Json<ActionResponse<EditedPromotion>>, ApiError> {
    let mut tx = app.db.begin().await?;
    let head = store::lock_head(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let draft = store::find_draft(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    // Without a revision, the draft is all that there is of the promotion.
    if draft.version != form.version || head.revision == 0 {
        return Err(ErrorCode::VersionChanged.into());
    }
    store::delete_draft(&mut tx, id).await?;
    let records = (&DefinitionRecord::read(&draft.definition)?, &());
    audit::record(&mut tx, DISCARD_DRAFT, audit::by(operator.id, id.0), records, app.clock.now()).await?;
    let data = show::load_edited(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    tx.commit().await?;
    Ok(axum::Json(ActionResponse { data, message: "Szkic jest usunięty".to_owned() }))
}
