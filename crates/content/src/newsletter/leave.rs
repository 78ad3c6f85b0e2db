//! `POST /api/v1/newsletter/leave/{key}`: unsubscribes a reader, from the link's page or by one click in their mail
//! program, which posts to the same URL (RFC 8058) with a body of no further meaning.
use axum::Json;
use axum::extract::State;
use axum::response::Redirect;
use serde::Serialize;
use utoipa::ToSchema;

use super::{leave_page, store};
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::ActionResponse;

/// Result: the address is off the list.
#[derive(Debug, Serialize, ToSchema)]
pub struct NewsletterLeft {
    left: bool,
}

/// Unsubscribes the address of a link; idempotent.
#[utoipa::path(post, path = "/api/v1/newsletter/leave/{key}", tag = "newsletter",
    params(("key" = String, Path, description = "the last part of the link's address")),
    responses((status = 200, body = ActionResponse<NewsletterLeft>)))]
pub async fn unsubscribe_from_newsletter(
    State(app): State<App>,
    Path(key): Path<String>,
) -> Result<Json<ActionResponse<NewsletterLeft>>, ApiError> {
    let mut tx = app.db.begin().await?;
    if !store::end_subscription(&mut tx, &key, app.clock.now()).await? {
        return Err(ApiError::NotFound);
    }
    tx.commit().await?;
    Ok(Json(ActionResponse {
        data: NewsletterLeft { left: true },
        message: "Nie wyślemy Ci już newslettera".to_owned(),
    }))
}

/// Redirects a browser to the page with the unsubscribe button; opening it changes nothing.
#[utoipa::path(get, path = "/api/v1/newsletter/leave/{key}", tag = "newsletter",
    params(("key" = String, Path, description = "the last part of the link's address")),
    responses((status = 303, description = "to the page")))]
pub async fn show_newsletter_unsubscribe_page(
    State(app): State<App>,
    Path(key): Path<String>,
) -> Result<Redirect, ApiError> {
    let is_plain = |sign: char| sign.is_ascii_alphanumeric() || sign == '-' || sign == '_';
    if !key.chars().all(is_plain) {
        return Err(ApiError::NotFound);
    }
    Ok(Redirect::to(&leave_page(&app, &key)))
}
