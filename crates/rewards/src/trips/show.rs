//! `GET /api/v1/user/wycieczka`: the season's trip of a kind, and the caller's state with it.
use axum::Json;
use axum::extract::State;
use jiff::civil::Date;
use plon_domain::ledger::AccountKind;
use plon_domain::points::Points;
use plon_domain::season::Season;
use plon_domain::trip::{Standing, Terms, TripKind, TripState, sentence};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::reconcile::ParticipantTrip;
use super::store::{self, Trip};
use super::{kinds, states, texts};
use plon_kernel::ids::OrderId;
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::ledger;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct TripQuery {
    /// `premium` or `vip`; the standard trip by default.
    #[serde(rename = "type")]
    #[param(schema_with = kinds)]
    pub(super) kind: Option<TripKind>,
}

/// The caller's state with a trip.
#[derive(Debug, Serialize, ToSchema)]
pub struct TripAnswer {
    /// 0 not qualified, 1 may order, 2 ordered, 3 ordered and short of points, 4 deadline missed.
    pub status: u8,
    pub data: TripStanding,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct TripStanding {
    pub status: u8,
    /// The same in more detail.
    #[schema(schema_with = states)]
    pub state: TripState,
    /// The caller's state and next step, with its deadline.
    pub sentence: String,
    /// The season's trip of the kind; `null` when the season has none.
    pub trip: Option<ShownTrip>,
    /// Points granted for the season's purchases.
    pub points: i64,
    pub points_text: String,
    /// Points held for this trip.
    pub held: i64,
    pub held_text: String,
    /// Points lost by a missed deadline or a late cancellation.
    pub forfeited: i64,
    pub forfeited_text: String,
    /// Points still to be earned: up to the threshold before qualifying, up to the cost afterwards.
    pub missing: i64,
    pub missing_text: String,
    /// Cost in points for the caller: an order keeps the cost at which it was made.
    pub cost: i64,
    pub cost_text: String,
    /// The caller's order, while it is open or once it was completed.
    pub order: Option<TripOrderNumber>,
    /// The day by which the caller has to act.
    pub deadline: Option<BusinessDate>,
    pub days_left: Option<i64>,
    /// Points that a missed deadline costs of those held: the reserve, or all that is held for an order.
    pub at_stake: i64,
    pub at_stake_text: String,
    /// Effect of an order on the caller's points today; only while it may be ordered.
    pub ordering: Option<TripOrdering>,
    /// A trip of the kind that the caller has ordered in an earlier season and that is still to come, beside this
    /// one.
    pub earlier: Option<EarlierTrip>,
}

/// Effect of an order on the caller's points.
#[derive(Debug, Serialize, ToSchema)]
pub struct TripOrdering {
    /// Points that would be held in addition.
    holds: i64,
    holds_text: String,
    left_text: String,
    /// Points that would be lost if nothing more were earned; 0 where nothing would be missing.
    at_stake: i64,
    at_stake_text: String,
}

/// A trip of an earlier season that was ordered.
#[derive(Debug, Serialize, ToSchema)]
pub struct EarlierTrip {
    name: String,
    season: i64,
    #[schema(schema_with = states)]
    state: TripState,
    sentence: String,
    order: Option<TripOrderNumber>,
}

/// An order's number as shown to people.
#[derive(Debug, Serialize, ToSchema)]
pub struct TripOrderNumber {
    pub number: OrderId,
}

/// A trip as participants see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct ShownTrip {
    #[schema(schema_with = kinds)]
    kind: TripKind,
    kind_text: &'static str,
    name: String,
    summary: String,
    /// Paragraphs separated by blank lines.
    description: String,
    /// Name of its drawing.
    picture: String,
    season: i64,
    /// The portal's page of the trip.
    page: &'static str,
    /// The slug of its reward.
    reward: String,
    qualify_at: i64,
    qualify_at_text: String,
    reserved_points: i64,
    reserved_points_text: String,
    opens_on: BusinessDate,
    order_by: BusinessDate,
    fulfil_by: BusinessDate,
}

impl From<Trip> for ShownTrip {
    fn from(trip: Trip) -> ShownTrip {
        let Trip { kind, terms, row, .. } = trip;
        ShownTrip {
            kind,
            kind_text: kind.label(),
            name: row.name,
            summary: row.summary,
            description: row.description,
            picture: row.picture,
            season: row.season,
            page: texts::page(kind),
            reward: row.reward,
            qualify_at: terms.qualify_at().0,
            qualify_at_text: terms.qualify_at().to_polish(),
            reserved_points: terms.reserved().0,
            reserved_points_text: terms.reserved().to_polish(),
            opens_on: row.opens_on,
            order_by: row.order_by,
            fulfil_by: row.fulfil_by,
        }
    }
}

/// Shows the season's trip and the caller's state with it.
#[utoipa::path(get, path = "/api/v1/user/wycieczka", tag = "trips", params(TripQuery),
    responses((status = 200, body = TripAnswer)))]
pub async fn show_trip(
    State(app): State<App>,
    who: Participant,
    Query(query): Query<TripQuery>,
) -> Result<Json<TripAnswer>, ApiError> {
    let today = app.clock.today();
    let kind = query.kind.unwrap_or(TripKind::Standard);
    let mut db = app.db.read().await?;
    let season = Season::of(today.0);
    let of_season = store::find_trip_of_season(&mut db, season, kind).await?;
    let before = store::find_ordered_before(&mut db, who.id, (season, kind)).await?;
    let available = ledger::balances(&mut db, who.id).await?.get(AccountKind::Available);
    let before = match before {
        Some(row) => {
            Some(to_answer(ParticipantTrip::open(&mut db, Trip::from_row(row)?, who.id, today).await?, available))
        }
        None => None,
    };
    let Some(row) = of_season else {
        return Ok(Json(before.unwrap_or_else(|| TripAnswer { status: 0, data: none() })));
    };
    let mut answer = to_answer(ParticipantTrip::open(&mut db, Trip::from_row(row)?, who.id, today).await?, available);
    answer.data.earlier = before.and_then(|before| before.data.still_to_come());
    Ok(Json(answer))
}

impl TripStanding {
    /// The earlier order to show beside another trip; `None` when it is over.
    fn still_to_come(self) -> Option<EarlierTrip> {
        let TripStanding { state, sentence, order, .. } = self;
        let trip = self.trip.filter(|_| matches!(state, TripState::Short | TripState::Ordered))?;
        Some(EarlierTrip { name: trip.name, season: trip.season, state, sentence, order })
    }
}

/// Builds a case as its participant sees it. Points lost by a deadline are shown as lost from the next day on, even
/// before the job has run.
pub fn to_answer(case: ParticipantTrip, available: Points) -> TripAnswer {
    let (state, today, terms) = (case.state(), case.today.0, case.trip.terms);
    let due = case.standing().moves(&terms, available, today);
    let standing = Standing { held: case.so_far.held - due.release - due.forfeit, ..case.standing() };
    let (available, forfeited) = (available + due.release, case.so_far.forfeited + due.forfeit);
    let (missing, cost) = (standing.missing(&terms, available, today), standing.cost(&terms));
    let (deadline, at_stake) = (standing.deadline(&terms, today), standing.at_stake(&terms, today));
    let standing = TripStanding {
        status: state.status(),
        state,
        sentence: sentence(&standing, &terms, (available, forfeited), today),
        points: standing.points.0,
        points_text: standing.points.to_polish(),
        held: standing.held.0,
        held_text: standing.held.to_polish(),
        forfeited: forfeited.0,
        forfeited_text: forfeited.to_polish(),
        missing: missing.0,
        missing_text: missing.to_polish(),
        cost: cost.0,
        cost_text: cost.to_polish(),
        order: case.so_far.ordered.filter(|_| state != TripState::Lapsed).map(|(number, _)| TripOrderNumber { number }),
        deadline: deadline.map(BusinessDate),
        days_left: deadline.map(|deadline| i64::from((deadline - today).get_days())),
        at_stake: at_stake.0,
        at_stake_text: at_stake.to_polish(),
        ordering: (state == TripState::Qualified).then(|| ordering(&standing, &terms, available, today)),
        earlier: None,
        trip: Some(case.trip.into()),
    };
    TripAnswer { status: standing.status, data: standing }
}

fn ordering(standing: &Standing, terms: &Terms, available: Points, today: Date) -> TripOrdering {
    let ordered = standing.ordered(terms, available);
    let (holds, at_stake) = (ordered.held - standing.held, ordered.at_stake(terms, today));
    TripOrdering {
        holds: holds.0,
        holds_text: holds.to_polish(),
        left_text: (available - holds).to_polish(),
        at_stake: at_stake.0,
        at_stake_text: at_stake.to_polish(),
    }
}

fn none() -> TripStanding {
    let nothing = Points::ZERO.to_polish();
    TripStanding {
        status: 0,
        state: TripState::Unqualified,
        sentence: "W\u{a0}tym sezonie nie ma takiej wycieczki.".to_owned(),
        trip: None,
        points: 0,
        points_text: nothing.clone(),
        held: 0,
        held_text: nothing.clone(),
        forfeited: 0,
        forfeited_text: nothing.clone(),
        missing: 0,
        missing_text: nothing.clone(),
        cost: 0,
        cost_text: nothing.clone(),
        order: None,
        deadline: None,
        days_left: None,
        at_stake: 0,
        at_stake_text: nothing,
        ordering: None,
        earlier: None,
    }
}
