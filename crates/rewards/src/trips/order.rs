//! Orders a trip exactly once (idempotent); available points are held, missing ones are earned later.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::ledger::AccountKind;
use plon_domain::points::Points;
use plon_domain::season::Season;
use plon_domain::trip::{TripKind, TripOrder, TripState};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::Object;

use super::reconcile::ParticipantTrip;
use super::show::{self, TripStanding};
use super::store::{self, Trip};
use crate::rewards::{self, OrderedTrip};
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::idempotency::{Answer, IdempotencyKey, Request, idempotent};
use plon_platform::ledger;
use plon_platform::openapi;
use plon_platform::response::ActionResponse;

const PATH: &str = "/api/v1/user/wycieczka/order";

/// Kind of the season's trip to order.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"type": "premium"}))]
pub struct TripOrderForm {
    /// `premium` or `vip`; the standard trip by default.
    #[serde(rename = "type")]
    #[schema(schema_with = ordered_kinds)]
    kind: Option<String>,
}

fn ordered_kinds() -> Object {
    openapi::described(openapi::trip_kinds(), "`premium` or `vip`; the standard trip when it is missing")
}

impl TripOrderForm {
    fn parse(&self) -> Result<TripKind, ApiError> {
        let mut fields = Fields::default();
        let kind = TripKind::try_from(self.kind.as_deref().unwrap_or(TripKind::Standard.as_str()));
        fields.parse("type", kind.map_err(|_| "Nie ma takiej wycieczki")).ok_or_else(|| fields.into_error())
    }
}

/// Orders the season's trip of a kind.
#[utoipa::path(post, path = PATH, tag = "trips", request_body = TripOrderForm,
    responses((status = 201, body = ActionResponse<TripStanding>), (status = 404, description = "the season has no such trip"),
    (status = 409, description = "it is ordered, or the deadline has passed")))]
pub async fn order_trip(
    State(app): State<App>,
    who: Participant,
    key: IdempotencyKey,
    Json(form): Json<TripOrderForm>,
) -> Result<Answer, ApiError> {
    let now = app.clock.now();
    let request = Request::new(who.id, key, PATH, &form)?;
    let kind = form.parse()?;
    idempotent(&app, request, StatusCode::CREATED, async |tx| {
        ledger::lock(tx, who.id).await?;
        let today = app.clock.day_of(now);
        let row = store::find_trip_of_season(tx, Season::of(today.0), kind).await?.ok_or(ApiError::NotFound)?;
        let mut case = ParticipantTrip::open(tx, Trip::from_row(row)?, who.id, today).await?;
        may_order(tx, &case).await?;
        let trip = OrderedTrip {
            public_id: app.rng.public_id(),
            participant: who.id,
            reward: case.trip.row.reward_id,
            season: case.trip.season,
            cost: case.trip.terms.cost(),
        };
        let number = rewards::place_trip_order(tx, trip, now).await?;
        let cost = case.trip.terms.cost();
        (case.so_far.ordered, case.so_far.order) = (Some((number, cost)), TripOrder::Placed(cost));
        case.reconcile(tx, now).await?;
        let available = ledger::balances(tx, who.id).await?.get(AccountKind::Available);
        let data = show::to_answer(case, available).data;
        let message = format!("Zamówienie nr\u{a0}{} zostało przyjęte. {}", number.0, data.sentence);
        Ok(ActionResponse { data, message })
    })
    .await
}

/// # Errors
/// The reason why the trip cannot be ordered now.
async fn may_order(tx: &mut Tx, case: &ParticipantTrip) -> Result<(), ApiError> {
    match case.state() {
        TripState::Qualified => {}
        TripState::Unqualified => return Err(ErrorCode::TripNotReached.into()),
        TripState::Ordered | TripState::Short | TripState::Completed => return Err(ErrorCode::TripOrdered.into()),
        TripState::Missed | TripState::Lapsed => return Err(ErrorCode::TripTooLate.into()),
    }
    if ledger::balances(tx, case.participant).await?.get(AccountKind::Available) < Points::ZERO {
        return Err(ErrorCode::PointsBelowZero.into());
    }
    Ok(())
}
