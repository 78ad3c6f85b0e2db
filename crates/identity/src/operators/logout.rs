//! `GET /api/v1/backoffice/auth/logout`: ends the session of an operator's bearer.
use axum::extract::State;
use axum::response::Response;

use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::Bearer;
use plon_platform::error::ApiError;
use plon_platform::response::MessageResponse;
use plon_platform::sessions::{self, Ended, SessionKind, Subject};

audit::events! {
    SIGN_OUT: () => () = "operators.logout" on "operators";
}

/// Signs an operator out. Reads only the `Authorization` header, accepts an expired bearer, and always succeeds.
#[utoipa::path(get, path = "/api/v1/backoffice/auth/logout", tag = "operators",
    responses((status = 200, body = MessageResponse, headers(("Set-Cookie")))))]
pub async fn admin_sign_out(State(app): State<App>, Bearer(bearer): Bearer) -> Result<Response, ApiError> {
    if let Some(bearer) = &bearer {
        let mut tx = app.db.begin().await?;
        let ended = sessions::end_session_by_bearer(&mut tx, &app.clock, SessionKind::Operator, bearer).await?;
        if let Some(Ended { subject: Subject::Operator(id), .. }) = ended {
            audit::record(&mut tx, SIGN_OUT, audit::by_self(id), (&(), &()), app.clock.now()).await?;
        }
        tx.commit().await?;
    }
    Ok(sessions::signed_out(&app, SessionKind::Operator, bearer.as_deref()))
}
