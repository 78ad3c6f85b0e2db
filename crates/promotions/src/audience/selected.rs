//! Promotions for selected participants, as those read them.
use axum::Json;
use axum::extract::State;
use plon_domain::audience::AccountType;

use super::super::cms::{PromotionCard, SinglePromotion, page_of};
use super::super::promotion::Promotion;
use super::super::store as promotions;
use super::{is_for, store};
use plon_platform::app::App;
use plon_platform::auth::AnyParticipant;
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::DataResponse;

/// Lists the promotions for selected participants of whom the caller is one, those that end last first.
#[utoipa::path(get, path = "/api/v1/user/selected-promotions", tag = "promotions",
    responses((status = 200, body = DataResponse<Vec<PromotionCard>>)))]
pub async fn list_selected_promotions(
    State(app): State<App>,
    who: AnyParticipant,
) -> Result<Json<DataResponse<Vec<PromotionCard>>>, ApiError> {
    let today = app.clock.today();
    let mut db = app.db.read().await?;
    let audience = promotions::load_account_type(&mut db, who.id).await?;
    let audience = AccountType::try_from(audience).map_err(anyhow::Error::new)?;
    let mut data = Vec::new();
    for row in store::list_for(&mut db, audience, who.id).await? {
        data.push(PromotionCard::of(&Promotion::from_row(row)?, today));
    }
    Ok(Json(DataResponse { data }))
}

/// Shows a promotion for selected participants of whom the caller is one.
#[utoipa::path(get, path = "/api/v1/user/selected-promotions/{slug}", tag = "promotions",
    params(("slug" = String, Path, description = "the last part of its page's address")),
    responses((status = 200, body = DataResponse<SinglePromotion>)))]
pub async fn show_selected_promotion(
    State(app): State<App>,
    who: AnyParticipant,
    Path(slug): Path<String>,
) -> Result<Json<DataResponse<SinglePromotion>>, ApiError> {
    let today = app.clock.today();
    let mut db = app.db.read().await?;
    let row = promotions::find_promotion_by_slug(&mut db, &slug).await?.ok_or(ApiError::NotFound)?;
    let promotion = Promotion::from_row(row)?;
    if promotion.segment.is_none() || !is_for(&mut db, &promotion, who.id).await? {
        return Err(ApiError::NotFound);
    }
    let single = page_of(&mut db, &promotion, today).await?;
    Ok(Json(DataResponse { data: SinglePromotion { single } }))
}

/// True when the promotion of this address is for selected participants; false also while the database is away, of
/// which the page's own answer tells.
pub async fn is_for_selected(app: &App, slug: &str) -> bool {
    let Ok(mut db) = app.db.read().await else { return false };
    store::is_for_segment(&mut db, slug).await.unwrap_or(false)
}
