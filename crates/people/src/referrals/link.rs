//! `GET /api/v1/user/referral-link`: a partner's own link.
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::model::ReferralCounts;
use super::{link_url, store};
use crate::readable_code::readable_code;
use plon_kernel::ids::ParticipantId;
use plon_platform::app::App;
use plon_platform::auth::Partner;
use plon_platform::error::ApiError;
use plon_platform::response::DataResponse;

/// Link by which a partner recommends the programme.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReferralLink {
    /// Null only in support's view of a partner who has not asked for the link yet.
    url: Option<String>,
    code: Option<String>,
    /// Number of those who came by the link.
    total: i64,
    /// Number of those among them who agreed to be seen.
    visible: i64,
}

/// Shows a partner's link; 403 for others.
#[utoipa::path(get, path = "/api/v1/user/referral-link", tag = "referrals",
    responses((status = 200, body = DataResponse<ReferralLink>), (status = 403)))]
pub async fn show_referral_link(
    State(app): State<App>,
    who: Partner,
) -> Result<Json<DataResponse<ReferralLink>>, ApiError> {
    let mut db = app.db.read().await?;
    let ReferralCounts { total, visible } = store::count_referrals(&mut db, who.id).await?;
    let found = store::find_code(&mut db, who.id).await?;
    drop(db);
    let code = match found {
        None if !who.is_support => Some(make_code(&app, who.id).await?),
        found => found,
    };
    let url = code.as_deref().map(|code| link_url(&app, code));
    Ok(Json(DataResponse { data: ReferralLink { url, code, total, visible } }))
}

/// Makes a partner's code when it is first asked for.
async fn make_code(app: &App, of: ParticipantId) -> Result<String, ApiError> {
    let mut tx = app.db.begin().await?;
    store::insert_code(&mut tx, of, &readable_code(app.rng.bytes()), app.clock.now()).await?;
    let code = store::find_code(&mut tx, of).await?.ok_or(ApiError::NotFound)?;
    tx.commit().await?;
    Ok(code)
}
