//! `POST /api/v1/backoffice/webhooks/{id}/test`: sends an event by which a target is tried.
use axum::Json;
use axum::extract::State;
use plon_platform::audit::EmptyRecord;

use super::retry::check_enabled;
use plon_kernel::ids::WebhookTargetId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::MessageResponse;
use plon_platform::webhooks;

audit::events! {
    TEST: () => EmptyRecord = "webhooks.test" on "webhooks";
}

/// Sends the event `webhook.test` to a target; its log tells what it answered.
#[utoipa::path(post, path = "/api/v1/backoffice/webhooks/{id}/test", tag = "webhooks", params(("id" = i64, Path)),
    responses((status = 200, body = MessageResponse), (status = 409, description = "the target is disabled")))]
pub async fn admin_test_webhook(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Path(id): Path<WebhookTargetId>,
) -> Result<Json<MessageResponse>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    check_enabled(&mut tx, id).await?;
    webhooks::queue_test(&mut tx, id, now).await?;
    audit::record(&mut tx, TEST, audit::by(operator.id, id.0), (&(), &EmptyRecord {}), now).await?;
    tx.commit().await?;
    Ok(Json(MessageResponse {
        message: "Zdarzenie próbne czeka na wysłanie. Wynik zobaczysz w\u{a0}dzienniku.".to_owned(),
    }))
}
