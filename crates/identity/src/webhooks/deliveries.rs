//! Log of a target: what was sent, when, and what it answered.
use axum::Json;
use axum::extract::State;
use plon_domain::webhook::{DeliveryState, WebhookEvent};
use serde::{Deserialize, Serialize};
use utoipa::openapi::schema::Object;
use utoipa::{IntoParams, ToSchema};

use super::store::{self, AttemptRow, DeliveryRow};
use plon_kernel::db::Read;
use plon_kernel::ids::{WebhookDeliveryId, WebhookTargetId};
use plon_kernel::paging::{CursorList, CursorPage, ROWS_PER_PAGE, Sort};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};
use plon_platform::openapi;
use plon_platform::response::{DataResponse, Status, status};

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct WebhookDeliveriesQuery {
    #[param(schema_with = states)]
    state: Option<DeliveryState>,
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

fn states() -> Object {
    openapi::codes(DeliveryState::ALL.iter().map(|state| state.as_str()))
}

fn all_events() -> Object {
    openapi::codes(WebhookEvent::ALL.iter().map(|event| event.as_str()))
}

/// Delivery of an event to a target.
#[derive(Debug, Serialize, ToSchema)]
pub struct WebhookDelivery {
    id: WebhookDeliveryId,
    /// Id of the message, as the receiver sees it in `webhook-id`.
    message_id: String,
    #[schema(schema_with = all_events)]
    event: WebhookEvent,
    event_label: &'static str,
    status: Status,
    attempts: i64,
    /// Status of the last answer.
    last_status: Option<i64>,
    /// Reason why the last try had no answer.
    last_error: Option<String>,
    created_at: Timestamp,
    /// Time of the next try.
    next_attempt_at: Option<Timestamp>,
    done_at: Option<Timestamp>,
}

/// Delivery with its body and tries.
#[derive(Debug, Serialize, ToSchema)]
pub struct WebhookDeliveryDetails {
    delivery: WebhookDelivery,
    /// Body, as it is sent.
    body: String,
    /// The last hundred tries, the newest first.
    attempts: Vec<WebhookAttempt>,
}

/// Try of a delivery.
#[derive(Debug, Serialize, ToSchema)]
pub struct WebhookAttempt {
    number: i64,
    at: Timestamp,
    milliseconds: i64,
    /// Status of the answer; none when there was no answer.
    status: Option<i64>,
    /// Reason why there was no answer.
    error: Option<String>,
    /// Beginning of the answer's body.
    answer: Option<String>,
}

impl From<AttemptRow> for WebhookAttempt {
    fn from(row: AttemptRow) -> WebhookAttempt {
        let AttemptRow { number, at, milliseconds, status, error, answer } = row;
        WebhookAttempt { number, at, milliseconds, status, error, answer }
    }
}

impl From<DeliveryRow> for WebhookDelivery {
    fn from(row: DeliveryRow) -> WebhookDelivery {
        WebhookDelivery {
            id: row.id,
            message_id: store::message_id(row.event_id, row.created_at),
            event: row.event,
            event_label: row.event.label(),
            status: status_of(row.state),
            attempts: row.attempts,
            last_status: row.last_status,
            last_error: row.last_error,
            created_at: row.created_at,
            next_attempt_at: row.due_at.filter(|_| row.state == DeliveryState::Waiting),
            done_at: row.done_at,
        }
    }
}

fn status_of(state: DeliveryState) -> Status {
    status!(state)
}

/// Reads one delivery of a target with its body and tries.
pub async fn load_delivery(
    db: &mut impl Read,
    target: WebhookTargetId,
    id: WebhookDeliveryId,
) -> Result<WebhookDeliveryDetails, ApiError> {
    let row = store::find_delivery(db, target, id).await?.ok_or(ApiError::NotFound)?;
    let body = store::find_body(db, row.event_id).await?.ok_or(ApiError::NotFound)?;
    let attempts = store::list_attempts(db, id).await?.into_iter().map(WebhookAttempt::from).collect();
    Ok(WebhookDeliveryDetails { delivery: row.into(), body, attempts })
}

/// Lists the deliveries to a target, the newest first.
#[utoipa::path(get, path = "/api/v1/backoffice/webhooks/{id}/deliveries", tag = "webhooks",
    params(("id" = i64, Path), WebhookDeliveriesQuery),
    responses((status = 200, body = CursorList<WebhookDelivery>)))]
pub async fn admin_list_webhook_deliveries(
    State(app): State<App>,
    _: Operator<Administrator>,
    Path(id): Path<WebhookTargetId>,
    Query(query): Query<WebhookDeliveriesQuery>,
) -> Result<Json<CursorList<WebhookDelivery>>, ApiError> {
    let mut db = app.db.read().await?;
    store::find_target(&mut db, id).await?.ok_or(ApiError::NotFound)?;
    let deliveries = store::select_deliveries(id, query.state);
    let CursorPage { items, meta } =
        deliveries.cursor_page::<DeliveryRow>(&mut db, Sort::Newest, query.cursor, ROWS_PER_PAGE).await?;
    Ok(Json(CursorList::new(items.into_iter().map(WebhookDelivery::from).collect(), meta)))
}

/// Shows a delivery with its body and tries.
#[utoipa::path(get, path = "/api/v1/backoffice/webhooks/{id}/deliveries/{delivery}", tag = "webhooks",
    params(("id" = i64, Path), ("delivery" = i64, Path)),
    responses((status = 200, body = DataResponse<WebhookDeliveryDetails>)))]
pub async fn admin_show_webhook_delivery(
    State(app): State<App>,
    _: Operator<Administrator>,
    Path((id, delivery)): Path<(WebhookTargetId, WebhookDeliveryId)>,
) -> Result<Json<DataResponse<WebhookDeliveryDetails>>, ApiError> {
    let data = load_delivery(&mut app.db.read().await?, id, delivery).await?;
    Ok(Json(DataResponse { data }))
}
