//! Copies a promotion to another season, its days moved by whole years.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::promotions::{Definition, Prompt};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::create::{NewPromotionRecord, PromotionForm, insert_promotion};
use super::from_json;
use super::show::{self, EditedPromotion};
use super::store::{self, NewPromotion};
use plon_kernel::ids::PromotionId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Editor, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Path};
use plon_platform::response::ActionResponse;

audit::events! {
    COPY_PROMOTION: () => NewPromotionRecord = "promotions.copy" on "promotions";
}

/// Season, key and address of the copy.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"season": 2027, "key": "march_refuel_2027", "slug": "tankuj-w-marcu-2027"}))]
pub struct CopyForm {
    season: i64,
    /// Key of the copy, unique like its address.
    key: String,
    slug: String,
}

/// Copies the draft, or else the published definition, as a draft for another season.
#[utoipa::path(post, path = "/api/v1/backoffice/promotions/{id}/copy", tag = "promotions", request_body = CopyForm,
    params(("id" = i64, Path)), responses((status = 201, body = ActionResponse<EditedPromotion>)))]
pub async fn admin_copy_promotion(
    State(app): State<App>,
    operator: Operator<Editor>,
    Path(id): Path<PromotionId>,
    Json(form): Json<CopyForm>,
) -> Result<(StatusCode, axum::Json<ActionResponse<EditedPromotion>>), ApiError> {
    let mut tx = app.db.begin().await?;
    let head = store::find_head(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    PromotionForm::check(&mut tx, &form.key, &form.slug, form.season).await?;
    let source = store::find_latest_definition(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let mut definition = move_seasons(&from_json(&source)?, form.season - head.season)?;
    definition.prompt = definition.prompt.map(|prompt| renamed(prompt, &form));
    // The lawyer's file names the days of its season.
    definition.rules = None;
    let new = NewPromotion {
        key: &form.key,
        slug: &form.slug,
        audience: head.audience,
        season: form.season,
        definition: &definition,
    };
    let copied = insert_promotion(&app, &mut tx, &operator, COPY_PROMOTION, &new).await?;
    let data = show::load_edited(&mut tx, copied).await?.ok_or(ApiError::NotFound)?;
    tx.commit().await?;
    let message = "Kopia jest gotowa. Sprawdź daty w\u{a0}tekstach: przesunęliśmy tylko terminy.".to_owned();
    Ok((StatusCode::CREATED, axum::Json(ActionResponse { data, message })))
}

/// Gives the prompt its own hashes and cookie, because those of its source may still be in use.
/// The slug and the key are valid words already; they are cut to leave room for the rest.
fn renamed(prompt: Prompt, form: &CopyForm) -> Prompt {
    let slug: String = form.slug.chars().take(56).collect();
    let key: String = form.key.chars().take(70).collect();
    let accepted_hash = prompt.accepted_hash.map(|_| format!("regulamin-{slug}-po-akceptacji"));
    Prompt { hash: format!("regulamin-{slug}"), accepted_hash, cookie: format!("{key}_undecided"), ..prompt }
}

/// Definition moved by a number of seasons.
///
/// # Errors
/// At `season` when the days cannot be moved so far.
pub fn move_seasons(definition: &Definition, seasons: i64) -> Result<Definition, ApiError> {
    let years = i16::try_from(seasons).ok().and_then(|years| definition.shifted_by_years(years).ok());
    years.ok_or_else(|| {
        let mut fields = Fields::default();
        fields.add_error("season", "Do tego sezonu nie da się przesunąć terminów");
        fields.into_error()
    })
}
