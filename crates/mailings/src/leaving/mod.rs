//! `/api/v1/mailings/leave/{key}`: withdraws the consent to advertising by e-mail, from the link's page or by one click
//! in a mail program, which posts to the same URL (RFC 8058) with a body of no further meaning.
mod store;

use axum::Json;
use axum::extract::State;
use axum::response::Redirect;
use plon_domain::consent::ConsentPurpose;
use plon_people::consents;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::evidence::{Origin, Place};
use plon_platform::extract::Path;
use plon_platform::openapi::{ApiRouter, routes};
use plon_platform::response::ActionResponse;
use serde::Serialize;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

pub fn routes() -> ApiRouter {
    ApiRouter::new().routes(routes!(leave_mailings)).routes(routes!(show_mailing_leave_page))
}

/// Hash of a key for storage.
pub fn hash(key: &str) -> String {
    hex::encode(Sha256::digest(key))
}

/// Address that a mail program posts to.
pub fn post_address(app: &App, key: &str) -> String {
    format!("{}/api/v1/mailings/leave/{key}", app.public_url)
}

/// Address of the page with the button.
pub fn page_address(app: &App, key: &str) -> String {
    format!("{}/wiadomosci/rezygnacja/{key}", app.public_url)
}

/// Result: no further mailing comes by e-mail.
#[derive(Debug, Serialize, ToSchema)]
pub struct MailingsLeft {
    left: bool,
}

/// Withdraws the consent to advertising by e-mail of the reader of a link; idempotent.
#[utoipa::path(post, path = "/api/v1/mailings/leave/{key}", tag = "mailings",
    params(("key" = String, Path, description = "the last part of the link's address")),
    responses((status = 200, body = ActionResponse<MailingsLeft>)))]
pub async fn leave_mailings(
    State(app): State<App>,
    origin: Origin,
    Path(key): Path<String>,
) -> Result<Json<ActionResponse<MailingsLeft>>, ApiError> {
    let (now, evidence) = (app.clock.now(), origin.at(Place::Mailing));
    let mut tx = app.db.begin().await?;
    let reader = store::find_reader(&mut tx, &hash(&key)).await?.ok_or(ApiError::NotFound)?;
    consents::withdraw(&mut tx, reader, ConsentPurpose::MarketingEmail, &evidence, now).await?;
    store::mark_left(&mut tx, &hash(&key), now).await?;
    tx.commit().await?;
    Ok(Json(ActionResponse {
        data: MailingsLeft { left: true },
        message: "Nie wyślemy Ci już informacji o\u{a0}promocjach e-mailem".to_owned(),
    }))
}

/// Redirects a browser to the page with the button; opening it changes nothing.
#[utoipa::path(get, path = "/api/v1/mailings/leave/{key}", tag = "mailings",
    params(("key" = String, Path, description = "the last part of the link's address")),
    responses((status = 303, description = "to the page")))]
pub async fn show_mailing_leave_page(State(app): State<App>, Path(key): Path<String>) -> Result<Redirect, ApiError> {
    let is_plain = |sign: char| sign.is_ascii_alphanumeric() || sign == '-' || sign == '_';
    if !key.chars().all(is_plain) {
        return Err(ApiError::NotFound);
    }
    Ok(Redirect::to(&page_address(&app, &key)))
}
