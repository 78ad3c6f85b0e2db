//! `POST /api/v1/push/test`: a push message to the caller's own devices.
use axum::Json;
use axum::extract::State;
use jiff::SignedDuration;
use serde::Serialize;
use utoipa::ToSchema;

use super::services::PushServices;
use super::store;
use plon_platform::app::App;
use plon_platform::auth::AnyParticipant;
use plon_platform::error::ApiError;
use plon_platform::messages::{self, PushNote};
use plon_platform::rate_limit::{self, Quota};
use plon_platform::response::ActionResponse;

const PER_PARTICIPANT: Quota = Quota { name: "push.test", tries: 10, window: SignedDuration::from_hours(1) };

/// Where a test message goes.
#[derive(Debug, Serialize, ToSchema)]
pub struct PushTest {
    /// Number of the caller's devices.
    devices: i64,
}

/// Sends a test message to all of the caller's devices.
#[utoipa::path(post, path = "/api/v1/push/test", tag = "notifications",
    responses((status = 200, body = ActionResponse<PushTest>), (status = 429)))]
pub async fn test_push(
    State(app): State<App>,
    who: AnyParticipant,
) -> Result<Json<ActionResponse<PushTest>>, ApiError> {
    let now = app.clock.now();
    let _counted = rate_limit::spend(&app.db, now, vec![PER_PARTICIPANT.of(who.id.0)]).await?;
    let mut tx = app.db.begin().await?;
    let note = PushNote {
        title: "Powiadomienia działają",
        content: "Tak damy Ci znać, gdy wydarzy się coś ważnego.",
        page: "/moj-profil",
    };
    messages::queue_push(&mut tx, who.id, &note, now).await?;
    let devices = store::count_devices_of(&mut tx, who.id, now).await?;
    tx.commit().await?;
    let message = match PushServices::of(&app).are_reached() {
        true => "Powiadomienie próbne jest w\u{a0}drodze",
        false => "Wersja pokazowa niczego nie wysyła: powiadomienie czeka w\u{a0}wiadomościach na zapleczu",
    };
    Ok(Json(ActionResponse { data: PushTest { devices }, message: message.to_owned() }))
}
