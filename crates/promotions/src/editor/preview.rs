//! Preview of a definition while it is written: the promotion's page and its prompt.
use axum::extract::State;
use plon_domain::audience::AccountType;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::cms::{self, PromotionPage};
use super::super::kinds;
use super::super::promotion::Promotion;
use super::super::prompts::{self, PromotionPrompt};
use super::form::DefinitionForm;
use plon_kernel::ids::PromotionId;
use plon_platform::app::App;
use plon_platform::auth::{Editor, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Json;
use plon_platform::response::DataResponse;

/// Definition to be previewed, with the audience that reads it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"audience": "program.retail", "slug": "tankuj-w-marcu", "definition": {"name":
    "Tankuj w marcu", "summary": "Karta paliwowa za każde 20 L", "text":
    "<p>Kup 20 L produktów DOVVO i <strong>tankuj</strong>.</p>", "success": "<p>Dziękujemy, zasady są przyjęte.</p>",
    "accepted": "", "picture": "fuel", "terms": {"purchases": {"from": "2026-03-01", "to": "2026-03-31"}, "accept_by":
    "2026-03-31", "scope": {"brands": ["dovvo"], "packs": [5000, 10000]}, "measure": "litres", "mechanics": [{"kind":
    "per_step", "step": 20000, "reward": {"card": {"kind": "fuel", "value": 30000}}}]}, "prompt": {"kind": "answer",
    "hash": "regulamin-marzec", "cookie": "marzec_undecided", "delay_ms": 3000, "position": 1, "decline_stops": true}}}))]
pub struct PreviewForm {
    #[schema(schema_with = kinds::audiences)]
    audience: AccountType,
    slug: String,
    definition: DefinitionForm,
}

/// Page and prompt that participants will see.
#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionPreview {
    page: PromotionPage,
    prompt: Option<PromotionPrompt>,
}

/// Previews a definition as seen by a participant who has not answered yet; nothing is stored.
#[utoipa::path(post, path = "/api/v1/backoffice/promotion-preview", tag = "promotions", request_body = PreviewForm,
    responses((status = 200, body = DataResponse<PromotionPreview>)))]
pub async fn admin_preview_promotion(
    State(app): State<App>,
    _: Operator<Editor>,
    Json(form): Json<PreviewForm>,
) -> Result<axum::Json<DataResponse<PromotionPreview>>, ApiError> {
    let today = app.clock.today();
    let mut db = app.db.read().await?;
    let (definition, photo) = form.definition.parse(&mut db, form.audience).await?;
    let promotion = Promotion {
        id: PromotionId(0),
        key: form.slug.clone(),
        slug: form.slug,
        audience: form.audience,
        revision: 0,
        segment: form.definition.segment(),
        rules_sha256: None,
        photo,
        definition,
    };
    let prompt = promotion.definition.prompt.clone();
    let prompt = prompt.map(|prompt| prompts::to_prompt(promotion.clone(), prompt, &[], today));
    let page = cms::page_of(&mut db, &promotion, today).await?;
    Ok(axum::Json(DataResponse { data: PromotionPreview { page, prompt } }))
}
