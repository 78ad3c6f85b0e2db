//! `GET /api/v1/auth/logout`: ends the session of the bearer.
use axum::extract::State;
use axum::response::Response;

use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::Bearer;
use plon_platform::error::ApiError;
use plon_platform::response::MessageResponse;
use plon_platform::sessions::{self, Ended, SessionKind, Subject};

audit::events! {
    END_SUPPORT: () => () = "support.end" on "sessions";
}

/// Signs a participant out; always succeeds, also with an expired bearer.
/// Reads only the `Authorization` header: a cookie alone ends nothing, so that no other site's page can sign anyone
/// out by a GET.
#[utoipa::path(get, path = "/api/v1/auth/logout", tag = "auth", responses((status = 200, body = MessageResponse, headers(("Set-Cookie")))))]
pub async fn sign_out(State(app): State<App>, Bearer(bearer): Bearer) -> Result<Response, ApiError> {
    let mut was_look = false;
    if let Some(bearer) = &bearer {
        let mut tx = app.db.begin().await?;
        let ended = sessions::end_session_by_bearer(&mut tx, &app.clock, SessionKind::Participant, bearer).await?;
        if let Some(Ended { session, subject: Subject::Participant(id), support: Some(operator) }) = ended {
            let context = audit::by(operator, session.0).about(id);
            audit::record(&mut tx, END_SUPPORT, context, (&(), &()), app.clock.now()).await?;
            was_look = true;
        }
        tx.commit().await?;
    }
    // A support view has no cookie: a cookie in this browser belongs to another session.
    Ok(sessions::signed_out(&app, SessionKind::Participant, bearer.as_deref().filter(|_| !was_look)))
}
