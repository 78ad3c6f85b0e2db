//! Deliveries that are sent again by hand: one of them, or all that were given up since a day.
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::deliveries::{WebhookDeliveryDetails, load_delivery};
use super::store;
use plon_domain::webhook::TargetState;
use plon_kernel::db::Read;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{WebhookDeliveryId, WebhookTargetId};
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{self, Path};
use plon_platform::response::ActionResponse;
use plon_platform::text_input::parse_required_day;
use plon_platform::webhooks;

audit::events! {
    RETRY: () => WebhookRetryRecord = "webhooks.retry" on "webhooks";
}

/// Deliveries that were sent again, as the audit log keeps them.
#[derive(Debug, Serialize, ToSchema)]
struct WebhookRetryRecord {
    /// Number of the delivery; none for all that were given up.
    delivery: Option<i64>,
    /// Day since which.
    since: Option<BusinessDate>,
    deliveries: i64,
}

/// Which deliveries are sent again.
#[derive(Deserialize, ToSchema)]
#[schema(example = json!({"since": "2025-08-01"}))]
pub struct WebhookRetryForm {
    /// Day since which the given up deliveries are sent again, `YYYY-MM-DD`.
    #[schema(required, nullable = false)]
    since: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct WebhookRetried {
    /// Number of deliveries that wait again.
    deliveries: i64,
}

/// # Errors
/// `NotFound`, and `WebhookDisabled` for a target to which nothing is sent.
pub async fn check_enabled(db: &mut impl Read, id: WebhookTargetId) -> Result<(), ApiError> {
    let target = store::find_target(db, id).await?.ok_or(ApiError::NotFound)?;
    if target.state == TargetState::Disabled { Err(ErrorCode::WebhookDisabled.into()) } else { Ok(()) }
}

/// Sends a delivery again, whatever became of it; the receiver sees the same `webhook-id`.
#[utoipa::path(post, path = "/api/v1/backoffice/webhooks/{id}/deliveries/{delivery}/retry", tag = "webhooks",
    params(("id" = i64, Path), ("delivery" = i64, Path)),
    responses((status = 200, body = ActionResponse<WebhookDeliveryDetails>),
    (status = 409, description = "it is being sent, or the target is disabled")))]
pub async fn admin_retry_webhook_delivery(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Path((id, delivery)): Path<(WebhookTargetId, WebhookDeliveryId)>,
) -> Result<Json<ActionResponse<WebhookDeliveryDetails>>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    check_enabled(&mut tx, id).await?;
    store::find_delivery(&mut tx, id, delivery).await?.ok_or(ApiError::NotFound)?;
    if !store::requeue_delivery(&mut tx, delivery, now).await? {
        return Err(ErrorCode::WebhookBeingSent.into());
    }
    webhooks::update_alarm(&mut tx, now).await?;
    let after = WebhookRetryRecord { delivery: Some(delivery.0), since: None, deliveries: 1 };
    audit::record(&mut tx, RETRY, audit::by(operator.id, id.0), (&(), &after), now).await?;
    let data = load_delivery(&mut tx, id, delivery).await?;
    tx.commit().await?;
    Ok(Json(ActionResponse { data, message: "Zdarzenie czeka na ponowne wysłanie".to_owned() }))
}

/// Sends all deliveries again that were given up since a day.
#[utoipa::path(post, path = "/api/v1/backoffice/webhooks/{id}/retry", tag = "webhooks", params(("id" = i64, Path)),
    responses((status = 200, body = ActionResponse<WebhookRetried>),
    (status = 409, description = "the target is disabled")))]
pub async fn admin_retry_webhook(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Path(id): Path<WebhookTargetId>,
    extract::Json(form): extract::Json<WebhookRetryForm>,
) -> Result<Json<ActionResponse<WebhookRetried>>, ApiError> {
    let now = app.clock.now();
    let mut fields = Fields::default();
    let day = parse_required_day(&mut fields, "since", form.since.as_deref());
    let since = day.and_then(|day| fields.parse("since", app.clock.start_of(day).map_err(|_| "Nie ma takiego dnia")));
    let (Some(day), Some(since)) = (day, since) else { return Err(fields.into_error()) };
    let mut tx = app.db.begin().await?;
    check_enabled(&mut tx, id).await?;
    let deliveries = store::requeue_dead_since(&mut tx, id, since, now).await?;
    webhooks::update_alarm(&mut tx, now).await?;
    let after = WebhookRetryRecord { delivery: None, since: Some(BusinessDate(day)), deliveries };
    audit::record(&mut tx, RETRY, audit::by(operator.id, id.0), (&(), &after), now).await?;
    tx.commit().await?;
    let message = match deliveries {
        0 => "Nie ma niedoręczonych zdarzeń z\u{a0}tego czasu".to_owned(),
        count => format!("Zdarzenia, które czekają na ponowne wysłanie: {count}"),
    };
    Ok(Json(ActionResponse { data: WebhookRetried { deliveries }, message }))
}
