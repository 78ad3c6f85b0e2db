//! Cancellation by the participant: an order not yet being carried out is cancelled and its points come back.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::reward::{OrderStatus, RewardKind};
use serde::Serialize;
use utoipa::ToSchema;

use super::model::OrderActor;
use super::order_view::status_label;
use super::store;
use super::transition::{Order, StatusChange, transition_and_notify};
use crate::trips::{self, TripCancelling};
use plon_kernel::ids::OrderId;
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::idempotency::{Answer, IdempotencyKey, Request, idempotent};
use plon_platform::ledger;
use plon_platform::response::{ActionResponse, Status};

/// Cancelled order.
#[derive(Debug, Serialize, ToSchema)]
pub struct OrderCancelled {
    id: String,
    number: OrderId,
    status: Status,
}

/// Cancels an order of the caller that is still in the state "selected".
#[utoipa::path(post, path = "/api/v1/prize/orders/{id}/cancel", tag = "orders",
    params(("id" = String, Path, description = "public id")), responses((status = 200, body = ActionResponse<OrderCancelled>),
    (status = 409, description = "the order is no longer selected")))]
pub async fn cancel_order(
    State(app): State<App>,
    who: Participant,
    key: IdempotencyKey,
    Path(public_id): Path<String>,
) -> Result<Answer, ApiError> {
    let now = app.clock.now();
    let path = format!("/api/v1/prize/orders/{public_id}/cancel");
    let request = Request::new(who.id, key, &path, &())?;
    idempotent(&app, request, StatusCode::OK, async |tx| {
        ledger::lock(tx, who.id).await?;
        let row = store::find_order(tx, &public_id).await?.filter(|row| row.participant_id == who.id);
        let order = Order::from_row(row.ok_or(ApiError::NotFound)?)?;
        let change = StatusChange { next: OrderStatus::Cancelled, by: OrderActor::Participant(who.id), note: None };
        let trip = match order.kind {
            RewardKind::Trip if order.status.is_open() => {
                Some(trips::effect_of_cancelling(tx, (order.id, who.id), app.clock.day_of(now)).await?)
            }
            _ => None,
        };
        transition_and_notify(&app.rng, tx, &order, &change, now).await?;
        Ok(ActionResponse {
            data: OrderCancelled { id: public_id, number: order.id, status: status_label(change.next) },
            message: message(&order, trip.as_ref()),
        })
    })
    .await
}

/// Sentence with the order's number and what has come back.
fn message(order: &Order, trip: Option<&TripCancelling>) -> String {
    let points = match trip {
        Some(trip) => trip.sentence(),
        None if order.reward.is_none() && order.kind.is_transfer() => {
            "Kwota wróciła do reszty z\u{a0}promocji.".to_owned()
        }
        None if order.reward.is_none() => "Karta znowu czeka na odbiór.".to_owned(),
        None => "Punkty wróciły na Twoje konto.".to_owned(),
    };
    format!("Zamówienie nr\u{a0}{} zostało anulowane. {points}", order.id.0)
}
