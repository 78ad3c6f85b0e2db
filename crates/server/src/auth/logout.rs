//! `GET /api/v1/auth/logout`: ends the session of the bearer.
use axum::extract::State;
use axum::response::Response;

use crate::app::App;
use crate::error::ApiError;
use crate::sessions::{self, Audience, SignedOut};
use crate::who::Bearer;

/// Signs a participant out. Acts on the `Authorization` header only, takes an expired bearer too, and always succeeds:
/// a cookie alone ends nothing, so that no other site's page can sign anyone out by a GET.
#[utoipa::path(get, path = "/api/v1/auth/logout", tag = "auth", responses((status = 200, body = SignedOut)))]
pub async fn logout(State(app): State<App>, Bearer(bearer): Bearer) -> Result<Response, ApiError> {
    if let Some(bearer) = &bearer {
        let mut tx = app.db.begin().await?;
        sessions::end_by_bearer(&mut tx, &app.clock, Audience::Participant, bearer).await?;
        tx.commit().await?;
    }
    Ok(sessions::signed_out(&app, Audience::Participant, bearer.as_deref()))
}
