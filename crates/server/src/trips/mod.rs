//! Trips: who may order one, what is held for it, and what becomes of it when a deadline passes.
mod desk;
mod job;
mod moved;
mod order;
mod settle;
mod show;
mod store;
mod tell;

use plon_domain::season::Season;
use plon_domain::trip::{TripKind, TripState};
use utoipa::openapi::Object;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use job::{work, work_once};
pub use moved::{TripOrderMoved, order_moved};
pub use settle::{settle, settle_many};

use self::settle::Case;
use self::store::Trip;
use crate::app::App;
use crate::clock;
use crate::columns::{At, ParticipantId};
use crate::db::Read;
use crate::error::ApiError;
use crate::openapi;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(show::show)).routes(routes!(order::order)).merge(desk::routes())
}

/// The kinds of the season's trips that a participant may order now and has not ordered.
pub async fn pending(db: &mut impl Read, participant: ParticipantId, now: At) -> Result<Vec<TripKind>, ApiError> {
    let today = clock::day_in_warsaw(now).map_err(anyhow::Error::new)?;
    let season = Season::of(today.0);
    let mut kinds = Vec::new();
    for row in store::opened(db, today).await? {
        let trip = Trip::read(row)?;
        if trip.season == season {
            let kind = trip.kind;
            if Case::open(db, trip, participant, today).await?.state() == TripState::Qualified {
                kinds.push(kind);
            }
        }
    }
    Ok(kinds)
}

/// The closed list of kinds, for the API's document.
fn kinds() -> Object {
    openapi::codes(TripKind::ALL.iter().map(|kind| kind.as_str()))
}

/// The closed list of states, for the API's document.
fn states() -> Object {
    openapi::codes(TripState::ALL.iter().map(|state| state.as_str()))
}
