//! A participant's trips on other screens: those that may be ordered among the rewards, those that wait on the panel.
use plon_domain::ledger::AccountKind;
use plon_domain::season::Season;
use plon_domain::trip::{TripKind, TripState};
use serde::Serialize;
use utoipa::ToSchema;

use super::reconcile::ParticipantTrip;
use super::show::{self, TripStanding};
use super::store::{self, Trip};
use super::{kinds, states, texts};
use plon_kernel::clock;
use plon_kernel::db::Read;
use plon_kernel::ids::{ParticipantId, RewardId};
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::error::ApiError;
use plon_platform::ledger;

/// The trip of a reward: the caller's state, and the possibility to order it.
#[derive(Debug, Serialize, ToSchema)]
pub struct TripOffer {
    #[schema(schema_with = states)]
    state: TripState,
    /// True if it can be ordered today.
    may_order: bool,
    /// True once it cannot be ordered any more and the participant has no order of it.
    is_over: bool,
    sentence: String,
    /// The portal's page of the trip; absent where that page shows another season's trip.
    page: Option<&'static str>,
}

impl TripOffer {
    /// True if it can be ordered today.
    pub const fn may_order(&self) -> bool {
        self.may_order
    }
}

/// A trip that needs an action of its participant: it may be ordered, or its order lacks points.
#[derive(Debug, Serialize, ToSchema)]
pub struct WaitingTrip {
    #[schema(schema_with = kinds)]
    pub kind: TripKind,
    #[schema(schema_with = states)]
    pub state: TripState,
    name: String,
    /// The portal's page of the trip.
    page: &'static str,
    held: i64,
    held_text: String,
    missing_text: String,
    /// The last day for the action.
    deadline: Option<BusinessDate>,
}

/// Reads a participant's possibilities with the trip of a reward; `None` where the trip is not published.
pub async fn find_offer_of_reward(
    db: &mut impl Read,
    reward: RewardId,
    participant: ParticipantId,
    today: BusinessDate,
) -> Result<Option<TripOffer>, ApiError> {
    let Some(row) = store::find_trip_of_reward(db, reward).await? else { return Ok(None) };
    let trip = Trip::from_row(row)?;
    let (is_current, page) = (trip.season == Season::of(today.0), texts::page(trip.kind));
    let has_ended = today.0 > trip.terms.order_by();
    let TripStanding { state, sentence, order, .. } = standing(db, trip, participant, today).await?;
    let is_over = match state {
        TripState::Unqualified => has_ended,
        TripState::Missed | TripState::Lapsed => true,
        TripState::Qualified | TripState::Short | TripState::Ordered | TripState::Completed => false,
    };
    Ok(Some(TripOffer {
        state,
        is_over,
        may_order: is_current && state == TripState::Qualified,
        sentence,
        page: (is_current || order.is_some()).then_some(page),
    }))
}

/// Reads the trips that need an action of a participant, the oldest first.
pub async fn list_waiting(
    db: &mut impl Read,
    participant: ParticipantId,
    now: Timestamp,
) -> Result<Vec<WaitingTrip>, ApiError> {
    let today = clock::day_in_warsaw(now).map_err(anyhow::Error::new)?;
    let mut all = Vec::new();
    for row in store::list_live_trips(db, participant, today).await? {
        let trip = Trip::from_row(row)?;
        let (kind, name, is_current) = (trip.kind, trip.row.name.clone(), trip.season == Season::of(today.0));
        let TripStanding { state, held, held_text, missing_text, deadline, .. } =
            standing(db, trip, participant, today).await?;
        if state == TripState::Short || (is_current && state == TripState::Qualified) {
            let page = texts::page(kind);
            all.push(WaitingTrip { kind, state, name, page, held, held_text, missing_text, deadline });
        }
    }
    Ok(all)
}

async fn standing(
    db: &mut impl Read,
    trip: Trip,
    participant: ParticipantId,
    today: BusinessDate,
) -> Result<TripStanding, ApiError> {
    let case = ParticipantTrip::open(db, trip, participant, today).await?;
    let available = ledger::balances(db, participant).await?.get(AccountKind::Available);
    Ok(show::to_answer(case, available).data)
}
