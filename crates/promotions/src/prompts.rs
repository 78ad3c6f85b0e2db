//! `GET /api/v1/user/promotion-prompts`: the prompts that may open over the portal for a participant.
use axum::Json;
use axum::extract::State;
use plon_domain::audience::AccountType;
use plon_domain::promotions::{Prompt, PromptKind};
use serde::Serialize;
use utoipa::ToSchema;

use super::promotion::Promotion;
use super::{kinds, rules, store};
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::auth::AnyParticipant;
use plon_platform::error::ApiError;
use plon_platform::response::DataResponse;

/// Prompt of a promotion.
#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionPrompt {
    key: String,
    slug: String,
    name: String,
    #[schema(schema_with = kinds::prompts)]
    kind: PromptKind,
    /// Hash of the address, without `#!`, that opens the prompt while the answer is not yes and can be given.
    hash: String,
    /// Hash that opens the prompt once the answer is yes.
    accepted_hash: Option<String>,
    /// True when the answer can be given again at the accepted hash.
    answer_again: bool,
    /// Name of the cookie that keeps "not now".
    cookie: String,
    /// Lifetime of the cookie in seconds; null: until the browser is closed.
    cookie_seconds: Option<i64>,
    delay_ms: i64,
    sequence: Option<PromptSequence>,
    answer: Option<bool>,
    /// True when an answer or a declaration can be given today.
    can_answer: bool,
    /// True when the answers allow it to open by itself; its cookie is known only to the browser.
    opens_itself: bool,
    offer_html: String,
    success_html: String,
    accepted_html: String,
    /// Address of the rules.
    rules_pdf: Option<String>,
    /// Address of the promotion's page.
    page: String,
}

/// Prompts shown one after another; when two or more of them wait, each takes this delay instead of its own.
#[derive(Debug, Serialize, ToSchema)]
pub struct PromptSequence {
    name: String,
    delay_ms: i64,
}

/// Lists the prompts of the promotions that run for the caller, in the order in which they open.
#[utoipa::path(get, path = "/api/v1/user/promotion-prompts", tag = "promotions",
    responses((status = 200, body = DataResponse<Vec<PromotionPrompt>>)))]
pub async fn list_promotion_prompts(
    State(app): State<App>,
    who: AnyParticipant,
) -> Result<Json<DataResponse<Vec<PromotionPrompt>>>, ApiError> {
    let today = app.clock.today();
    let mut db = app.db.read().await?;
    let audience =
        AccountType::try_from(store::load_account_type(&mut db, who.id).await?).map_err(anyhow::Error::new)?;
    let answers = store::list_answers(&mut db, who.id).await?;
    let mut running = Vec::new();
    for row in store::list_running(&mut db, (audience, who.id), today).await? {
        let promotion = Promotion::from_row(row)?;
        if let Some(prompt) = promotion.definition.prompt.clone() {
            running.push((promotion, prompt));
        }
    }
    running.sort_by_key(|(promotion, prompt)| (prompt.position, promotion.id));
    let data = running.into_iter().map(|(promotion, prompt)| to_prompt(promotion, prompt, &answers, today)).collect();
    Ok(Json(DataResponse { data }))
}

/// Prompt for a participant with these answers.
pub fn to_prompt(
    promotion: Promotion,
    prompt: Prompt,
    answers: &[(String, bool)],
    today: BusinessDate,
) -> PromotionPrompt {
    let answer = answers.iter().find(|(key, _)| *key == promotion.key).map(|(_, accepted)| *accepted);
    let answered: Vec<&str> = answers.iter().map(|(key, _)| key.as_str()).collect();
    let terms = promotion.terms();
    let can_answer = match prompt.kind {
        PromptKind::Answer => terms.takes_answers(today.0),
        PromptKind::Page => terms.takes_declarations(today.0),
    };
    let rules_pdf = rules::rules_url(&promotion);
    PromotionPrompt {
        opens_itself: can_answer && prompt.opens_itself(answer, &answered),
        page: promotion.page(),
        key: promotion.key,
        slug: promotion.slug,
        name: promotion.definition.name,
        kind: prompt.kind,
        hash: prompt.hash,
        accepted_hash: prompt.accepted_hash,
        answer_again: prompt.answer_again_in_accepted,
        cookie: prompt.cookie,
        cookie_seconds: prompt.cookie_seconds,
        delay_ms: prompt.delay_ms,
        sequence: prompt.sequence.map(|one| PromptSequence { name: one.name, delay_ms: one.delay_ms }),
        answer,
        can_answer,
        offer_html: promotion.definition.text,
        success_html: promotion.definition.success,
        accepted_html: promotion.definition.accepted,
        rules_pdf: Some(rules_pdf),
    }
}
