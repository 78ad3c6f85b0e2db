//! `GET /api/v1/w/{code}`: the link of a mailing. How often it is opened is counted, and not by whom.
use axum::extract::State;
use axum::response::Redirect;
use jiff::SignedDuration;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::client_ip::ClientIp;
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::openapi::{ApiRouter, routes};
use plon_platform::rate_limit::{self, Quota};

use super::store;

/// Clicks of one network that are counted; further ones lead to the page all the same.
const PER_NETWORK: Quota = Quota { name: "mailings.click", tries: 60, window: SignedDuration::from_hours(1) };

pub fn routes() -> ApiRouter {
    ApiRouter::new().routes(routes!(open_mailing_link))
}

/// Address of a link.
pub fn address(app: &App, code: &str) -> String {
    format!("{}/api/v1/w/{code}", app.public_url)
}

/// Counts that the link of a mailing was opened, and redirects to its page of the portal.
#[utoipa::path(get, path = "/api/v1/w/{code}", tag = "mailings",
    params(("code" = String, Path, description = "the last part of the link's address")),
    responses((status = 303, description = "to the page")))]
pub async fn open_mailing_link(
    State(app): State<App>,
    ip: ClientIp,
    Path(code): Path<String>,
) -> Result<Redirect, ApiError> {
    let page = store::find_page(&mut app.db.read().await?, &code).await?.ok_or(ApiError::NotFound)?;
    if may_count(&app, ip, app.clock.now()).await? {
        let mut tx = app.db.begin().await?;
        store::count_click(&mut tx, &code).await?;
        tx.commit().await?;
    }
    Ok(Redirect::to(&format!("{}{page}", app.public_url)))
}

async fn may_count(app: &App, ip: ClientIp, now: Timestamp) -> Result<bool, ApiError> {
    match rate_limit::spend(&app.db, now, vec![PER_NETWORK.of(ip.network())]).await {
        Ok(_counted) => Ok(true),
        Err(ApiError::TooMany(_)) => Ok(false),
        Err(error) => Err(error),
    }
}
