//! A participant's trips on other screens: those that may be ordered among the rewards, those that wait on the panel.
use std::collections::HashMap;
use std::collections::hash_map::Entry;

use plon_domain::points::Points;
use plon_domain::season::Season;
use plon_domain::trip::{TripKind, TripState};
use serde::Serialize;
use utoipa::ToSchema;

use super::reconcile::ParticipantTrip;
use super::show::{self, TripStanding};
use super::store::{self, Participation, Trip};
use super::{kinds, states, texts};
use plon_kernel::clock;
use plon_kernel::db::Read;
use plon_kernel::ids::{ParticipantId, RewardId, TripId};
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::app::App;
use plon_platform::error::ApiError;

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

/// A participant whose trips are shown, with what several of them have in common read once.
struct Traveller {
    id: ParticipantId,
    available: Points,
    today: BusinessDate,
    participations: HashMap<TripId, Participation>,
    /// Points by season.
    points: HashMap<Season, Points>,
}

impl Traveller {
    async fn load(
        db: &mut impl Read,
        (id, available): (ParticipantId, Points),
        today: BusinessDate,
    ) -> Result<Traveller, ApiError> {
        let rows = store::list_participations_of(db, &[id]).await?.into_iter();
        let participations = rows.map(|own| Ok((own.trip_id, Participation::from_row(own.row)?)));
        let participations = participations.collect::<anyhow::Result<_>>()?;
        Ok(Traveller { id, available, today, participations, points: HashMap::new() })
    }

    async fn standing(&mut self, db: &mut impl Read, trip: Trip) -> Result<TripStanding, ApiError> {
        let points = match self.points.entry(trip.season) {
            Entry::Occupied(known) => *known.get(),
            Entry::Vacant(unknown) => *unknown.insert(store::sum_season_points(db, self.id, trip.season).await?),
        };
        let so_far = self.participations.remove(&trip.row.id).unwrap_or_default();
        let case = ParticipantTrip { trip, participant: self.id, points, so_far, today: self.today };
        Ok(show::to_answer(case, self.available).data)
    }

    async fn offer(&mut self, db: &mut impl Read, trip: Trip) -> Result<TripOffer, ApiError> {
        let (is_current, page) = (trip.season == Season::of(self.today.0), texts::page(trip.kind));
        let has_ended = self.today.0 > trip.terms.order_by();
        let TripStanding { state, sentence, order, .. } = self.standing(db, trip).await?;
        let is_over = match state {
            TripState::Unqualified => has_ended,
            TripState::Missed | TripState::Lapsed => true,
            TripState::Qualified | TripState::Short | TripState::Ordered | TripState::Completed => false,
        };
        Ok(TripOffer {
            state,
            is_over,
            may_order: is_current && state == TripState::Qualified,
            sentence,
            page: (is_current || order.is_some()).then_some(page),
        })
    }
}

/// Reads the possibilities of a participant, with these available points, with the season's trips, by their rewards.
pub async fn list_offers(
    app: &App,
    db: &mut impl Read,
    who: (ParticipantId, Points),
    today: BusinessDate,
) -> Result<HashMap<RewardId, TripOffer>, ApiError> {
    let season = Season::of(today.0);
    let key = format!("trips of {}", i64::from(season));
    let trips = app.shared.get_or_read(key, app.clock.now(), store::list_trips_of_season(db, season)).await?;
    let mut offers = HashMap::new();
    if trips.is_empty() {
        return Ok(offers);
    }
    let mut traveller = Traveller::load(db, who, today).await?;
    for row in trips.iter() {
        offers.insert(row.reward_id, traveller.offer(db, Trip::from_row(row.clone())?).await?);
    }
    Ok(offers)
}

/// Reads the possibilities of a participant with the trip of a reward; `None` where the trip is not published.
pub async fn find_offer_of_reward(
    db: &mut impl Read,
    reward: RewardId,
    who: (ParticipantId, Points),
    today: BusinessDate,
) -> Result<Option<TripOffer>, ApiError> {
    let Some(row) = store::find_trip_of_reward(db, reward).await? else { return Ok(None) };
    let mut traveller = Traveller::load(db, who, today).await?;
    Ok(Some(traveller.offer(db, Trip::from_row(row)?).await?))
}

/// Reads the trips that need an action of a participant with these available points, the oldest first.
pub async fn list_waiting(
    db: &mut impl Read,
    who: (ParticipantId, Points),
    now: Timestamp,
) -> Result<Vec<WaitingTrip>, ApiError> {
    let today = clock::day_in_warsaw(now).map_err(anyhow::Error::new)?;
    let mut all = Vec::new();
    let trips = store::list_live_trips(db, who.0, today).await?;
    if trips.is_empty() {
        return Ok(all);
    }
    let mut traveller = Traveller::load(db, who, today).await?;
    for row in trips {
        let trip = Trip::from_row(row)?;
        let (kind, name, is_current) = (trip.kind, trip.row.name.clone(), trip.season == Season::of(today.0));
        let TripStanding { state, held, held_text, missing_text, deadline, .. } = traveller.standing(db, trip).await?;
        if state == TripState::Short || (is_current && state == TripState::Qualified) {
            let page = texts::page(kind);
            all.push(WaitingTrip { kind, state, name, page, held, held_text, missing_text, deadline });
        }
    }
    Ok(all)
}
