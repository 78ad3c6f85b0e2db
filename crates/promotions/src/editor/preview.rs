//! Preview of the draft: the promotion's page and its prompt.
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::super::cms::{self, PromotionPage};
use super::super::promotion::Promotion;
use super::super::prompts::{self, PromotionPrompt};
use super::store;
use crate::model::PromotionRow;
use plon_kernel::ids::PromotionId;
use plon_platform::app::App;
use plon_platform::auth::{Editor, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::DataResponse;

/// Page and prompt that participants will see.
#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionPreview {
    page: PromotionPage,
    prompt: Option<PromotionPrompt>,
}

/// Previews the draft, or else the published definition, as seen by a participant who has not answered yet.
#[utoipa::path(get, path = "/api/v1/backoffice/promotions/{id}/preview", tag = "promotions", params(("id" = i64, Path)),
    responses((status = 200, body = DataResponse<PromotionPreview>), (status = 400)))]
pub async fn admin_preview_promotion(
    State(app): State<App>,
    _: Operator<Editor>,
    Path(id): Path<PromotionId>,
) -> Result<axum::Json<DataResponse<PromotionPreview>>, ApiError> {
    let today = app.clock.today();
    let mut db = app.db.read().await?;
    let head = store::find_head(&mut db, id).await?.ok_or(ApiError::NotFound)?;
    let definition = store::find_latest_definition(&mut db, id).await?.ok_or(ApiError::NotFound)?;
    let promotion = Promotion::from_row(PromotionRow {
        id,
        key: head.key,
        slug: head.slug,
        audience: head.audience,
        revision: head.revision,
        rules_sha256: None,
        definition,
    })?;
    let prompt = promotion.definition.prompt.clone();
    let prompt = prompt.map(|prompt| prompts::to_prompt(promotion.clone(), prompt, &[], today));
    let page = cms::page_of(&mut db, &promotion, today).await?;
    Ok(axum::Json(DataResponse { data: PromotionPreview { page, prompt } }))
}
