//! SQL of trips: running trips, participants' states, and the work due by the clock.
use plon_domain::points::Points;
use plon_domain::season::Season;
use plon_domain::trip::{Reminders, Standing, Terms, TripKind, TripOrder, TripState, Wording};

use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{OrderId, ParticipantId, RewardId, TripId};
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_kernel::{on_db, select_in};

/// A trip as it is stored.
#[derive(Debug, Clone, sqlx::FromRow)]
pub struct TripRow {
    pub id: TripId,
    pub season: i64,
    pub kind: String,
    pub reward_id: RewardId,
    pub reward: String,
    pub name: String,
    pub summary: String,
    pub description: String,
    pub picture: String,
    pub qualify_at: i64,
    pub cost: i64,
    pub reserved_points: i64,
    pub opens_on: BusinessDate,
    pub order_by: BusinessDate,
    pub fulfil_by: BusinessDate,
    pub reminders: String,
    pub swept_to: Option<i64>,
    pub version: i64,
}

/// A valid trip, parsed from its row.
#[derive(Debug, Clone)]
pub struct Trip {
    pub kind: TripKind,
    pub season: Season,
    pub terms: Terms,
    pub reminders: Reminders,
    pub row: TripRow,
}

/// A participant's stored state with a trip.
#[derive(Debug, Clone, sqlx::FromRow)]
pub struct ParticipationRow {
    pub state: String,
    pub held: i64,
    pub forfeited: i64,
    pub order_id: Option<OrderId>,
    pub order_cost: Option<i64>,
    pub reminded: i64,
    pub postings: i64,
    pub cancelled: bool,
}

/// A participant's state with a trip.
#[derive(Debug, Clone)]
pub struct Participation {
    pub state: TripState,
    pub held: Points,
    pub forfeited: Points,
    pub order: TripOrder,
    /// The order and its cost when it was made.
    pub ordered: Option<(OrderId, Points)>,
    pub reminded: i64,
    pub postings: i64,
}

/// Marks that no reminder was sent yet: more days than any reminder has.
pub const NOT_REMINDED: i64 = 1_000;

impl Trip {
    /// # Errors
    /// When the stored trip is not valid: a defect of the data.
    pub fn from_row(row: TripRow) -> anyhow::Result<Trip> {
        let wording = Wording {
            qualify_at: Points(row.qualify_at),
            cost: Points(row.cost),
            reserved: Points(row.reserved_points),
            opens_on: row.opens_on.0,
            order_by: row.order_by.0,
            fulfil_by: row.fulfil_by.0,
        };
        let faulty = |errors| anyhow::anyhow!("the terms of trip {} do not hold: {errors:?}", row.id.0);
        Ok(Trip {
            kind: TripKind::try_from(row.kind.as_str())?,
            season: Season::try_from(row.season)?,
            terms: Terms::new(wording).map_err(faulty)?,
            reminders: Reminders::parse(&row.reminders)?,
            row,
        })
    }
}

impl Default for Participation {
    fn default() -> Participation {
        Participation {
            state: TripState::Unqualified,
            held: Points::ZERO,
            forfeited: Points::ZERO,
            order: TripOrder::None,
            ordered: None,
            reminded: NOT_REMINDED,
            postings: 0,
        }
    }
}

impl Participation {
    /// # Errors
    /// When a stored code is unknown: a defect of the data.
    pub fn from_row(row: ParticipationRow) -> anyhow::Result<Participation> {
        let state = TripState::try_from(row.state)?;
        let order = match (state, row.order_cost) {
            (TripState::Completed, _) => TripOrder::Completed,
            (TripState::Lapsed, _) => TripOrder::Lapsed,
            (_, Some(cost)) => TripOrder::Placed(Points(cost)),
            (_, None) if row.cancelled => TripOrder::Cancelled,
            (_, None) => TripOrder::None,
        };
        let ParticipationRow { held, forfeited, reminded, postings, .. } = row;
        let ordered = row.order_id.zip(row.order_cost.map(Points));
        Ok(Participation {
            state,
            held: Points(held),
            forfeited: Points(forfeited),
            order,
            ordered,
            reminded,
            postings,
        })
    }

    pub fn standing(&self, points: Points) -> Standing {
        Standing { points, held: self.held, order: self.order }
    }
}

macro_rules! trips {
    () => {
        "SELECT t.id, t.season, t.kind, t.reward_id, r.slug AS reward, r.name, r.summary, r.description,
                r.icon AS picture, t.qualify_at, t.cost, t.reserved_points, t.opens_on, t.order_by, t.fulfil_by,
                t.reminders, t.swept_to, t.version
         FROM trips t JOIN rewards r ON r.id = t.reward_id "
    };
}

/// Reads the season's trip of a kind; `None` where it is not published.
pub async fn find_trip_of_season(db: &mut impl Read, season: Season, kind: TripKind) -> sqlx::Result<Option<TripRow>> {
    on_db!(db, conn => sqlx::query_as(concat!(
        trips!(), "WHERE t.season = $1 AND t.kind = $2 AND t.status = 'published'"))
        .bind(i64::from(season)).bind(kind.as_str()).fetch_optional(conn).await)
}

/// Reads the published trips that have opened, the oldest first.
pub async fn list_opened_trips(db: &mut impl Read, today: BusinessDate) -> sqlx::Result<Vec<TripRow>> {
    on_db!(db, conn => sqlx::query_as(concat!(
        trips!(), "WHERE t.status = 'published' AND t.opens_on <= $1 ORDER BY t.id"))
        .bind(today).fetch_all(conn).await)
}

/// Reads the published, opened trips that are not over, or in which the participant is still qualified or short of
/// points.
pub async fn list_live_trips(
    db: &mut impl Read,
    participant: ParticipantId,
    today: BusinessDate,
) -> sqlx::Result<Vec<TripRow>> {
    on_db!(db, conn => sqlx::query_as(concat!(
        trips!(), "WHERE t.status = 'published' AND t.opens_on <= $2 AND (t.fulfil_by >= $2 OR EXISTS (
            SELECT 1 FROM trip_participations p WHERE p.trip_id = t.id AND p.participant_id = $1
                                                  AND p.state IN ('qualified', 'short')))
         ORDER BY t.id"))
        .bind(participant).bind(today).fetch_all(conn).await)
}

/// Reads the trip of a kind that a participant has ordered in an earlier season; one that is still to come first.
pub async fn find_ordered_before(
    db: &mut impl Read,
    participant: ParticipantId,
    (season, kind): (Season, TripKind),
) -> sqlx::Result<Option<TripRow>> {
    on_db!(db, conn => sqlx::query_as(concat!(
        trips!(), "JOIN trip_participations p ON p.trip_id = t.id
         WHERE p.participant_id = $1 AND t.season < $2 AND t.kind = $3 AND p.order_id IS NOT NULL
         ORDER BY CASE WHEN p.state IN ('short', 'ordered') THEN 0 ELSE 1 END, t.season DESC LIMIT 1"))
        .bind(participant).bind(i64::from(season)).bind(kind.as_str()).fetch_optional(conn).await)
}

/// Reads the published trips of a season.
pub async fn list_trips_of_season(db: &mut impl Read, season: Season) -> sqlx::Result<Vec<TripRow>> {
    on_db!(db, conn => sqlx::query_as(concat!(trips!(), "WHERE t.season = $1 AND t.status = 'published' ORDER BY t.id"))
        .bind(i64::from(season)).fetch_all(conn).await)
}

/// Reads the published trip of a reward.
pub async fn find_trip_of_reward(db: &mut impl Read, reward: RewardId) -> sqlx::Result<Option<TripRow>> {
    on_db!(db, conn => sqlx::query_as(concat!(trips!(), "WHERE t.reward_id = $1 AND t.status = 'published'"))
        .bind(reward).fetch_optional(conn).await)
}

/// Reads the trip of an order.
pub async fn find_trip_of_order(db: &mut impl Read, order: OrderId) -> sqlx::Result<Option<TripRow>> {
    on_db!(db, conn => sqlx::query_as(concat!(
        trips!(), "JOIN trip_participations p ON p.trip_id = t.id WHERE p.order_id = $1"))
        .bind(order).fetch_optional(conn).await)
}

pub async fn find_participation(
    db: &mut impl Read,
    trip: TripId,
    participant: ParticipantId,
) -> sqlx::Result<Option<ParticipationRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT state, held, forfeited, order_id, order_cost, reminded, postings, cancelled
         FROM trip_participations WHERE trip_id = $1 AND participant_id = $2")
        .bind(trip).bind(participant).fetch_optional(conn).await)
}

/// Sums the points granted to a participant for the purchases of a season.
pub async fn sum_season_points(db: &mut impl Read, participant: ParticipantId, season: Season) -> sqlx::Result<Points> {
    let points: i64 = on_db!(db, conn => sqlx::query_scalar(
        "SELECT CAST(COALESCE(SUM(points), 0) AS BIGINT) FROM product_points WHERE participant_id = $1 AND season = $2")
        .bind(participant).bind(i64::from(season)).fetch_one(conn).await)?;
    Ok(Points(points))
}

pub async fn put_participation(
    tx: &mut Tx,
    (trip, participant): (TripId, ParticipantId),
    now_is: &Participation,
    now: Timestamp,
) -> sqlx::Result<()> {
    let (order, cost) = now_is.ordered.map(|(order, cost)| (order, cost.0)).unzip();
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO trip_participations (trip_id, participant_id, state, held, forfeited, order_id, order_cost,
                                          reminded, postings, cancelled, changed_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
         ON CONFLICT (trip_id, participant_id) DO UPDATE SET state = excluded.state, held = excluded.held,
            forfeited = excluded.forfeited, order_id = excluded.order_id, order_cost = excluded.order_cost,
            reminded = excluded.reminded, postings = excluded.postings, cancelled = excluded.cancelled,
            changed_at = excluded.changed_at")
        .bind(trip).bind(participant).bind(now_is.state.as_str()).bind(now_is.held.0).bind(now_is.forfeited.0)
        .bind(order).bind(cost).bind(now_is.reminded).bind(now_is.postings)
        .bind(now_is.order == TripOrder::Cancelled).bind(now)
        .execute(conn).await.map(|_| ()))
}

/// Participants in a state of a trip, some at a time after `after` (keyset pagination).
pub async fn list_in_state(
    db: &mut impl Read,
    trip: TripId,
    state: TripState,
    after: ParticipantId,
    most: i64,
) -> sqlx::Result<Vec<ParticipantId>> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT participant_id FROM trip_participations
         WHERE trip_id = $1 AND state = $2 AND participant_id > $3 ORDER BY participant_id LIMIT $4")
        .bind(trip).bind(state.as_str()).bind(after).bind(most).fetch_all(conn).await)
}

/// Participants in a state of a trip without a reminder for so few days before its deadline.
pub async fn list_to_remind(
    db: &mut impl Read,
    trip: TripId,
    state: TripState,
    days: i64,
    most: i64,
) -> sqlx::Result<Vec<ParticipantId>> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT participant_id FROM trip_participations
         WHERE trip_id = $1 AND state = $2 AND reminded > $3 ORDER BY reminded, participant_id LIMIT $4")
        .bind(trip).bind(state.as_str()).bind(days).bind(most).fetch_all(conn).await)
}

/// Records a reminder; `false` when it was sent already, or the participant's state has changed.
pub async fn set_reminded(
    tx: &mut Tx,
    trip: TripId,
    participant: ParticipantId,
    state: TripState,
    days: i64,
) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE trip_participations SET reminded = $4
         WHERE trip_id = $1 AND participant_id = $2 AND state = $3 AND reminded > $4")
        .bind(trip).bind(participant).bind(state.as_str()).bind(days).execute(conn).await
        .map(|done| done.rows_affected() == 1))
}

/// The e-mail of a participant whose account is active.
pub async fn find_email(db: &mut impl Read, participant: ParticipantId) -> sqlx::Result<Option<String>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT email FROM participants WHERE id = $1 AND status = 'active'")
        .bind(participant).fetch_optional(conn).await)
}

/// A participant's points of a season.
#[derive(Debug, Clone, Copy, sqlx::FromRow)]
pub struct SeasonPoints {
    pub participant_id: ParticipantId,
    pub season: i64,
    pub points: i64,
}

/// Reads participants with purchases in a season, with their points, after the participant with that id.
pub async fn list_buyers(db: &mut impl Read, season: Season, after: i64, most: i64) -> sqlx::Result<Vec<SeasonPoints>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT participant_id, season, CAST(SUM(points) AS BIGINT) AS points FROM product_points
         WHERE participant_id > $1 AND season = $2
           AND participant_id NOT IN (SELECT id FROM participants WHERE status = 'erased')
         GROUP BY participant_id, season ORDER BY participant_id LIMIT $3")
        .bind(after).bind(i64::from(season)).bind(most).fetch_all(conn).await)
}

pub async fn list_points_of(db: &mut impl Read, participants: &[ParticipantId]) -> sqlx::Result<Vec<SeasonPoints>> {
    select_in!(
        db,
        "SELECT participant_id, season, CAST(SUM(points) AS BIGINT) AS points FROM product_points
         WHERE participant_id IN",
        participants.iter().copied(),
        "GROUP BY participant_id, season"
    )
}

/// State of one of many participants with a trip.
#[derive(Debug, Clone, sqlx::FromRow)]
pub struct ParticipantTripRow {
    pub trip_id: TripId,
    pub participant_id: ParticipantId,
    #[sqlx(flatten)]
    pub row: ParticipationRow,
}

pub async fn list_participations_of(
    db: &mut impl Read,
    participants: &[ParticipantId],
) -> sqlx::Result<Vec<ParticipantTripRow>> {
    select_in!(
        db,
        "SELECT trip_id, participant_id, state, held, forfeited, order_id, order_cost, reminded, postings, cancelled
         FROM trip_participations WHERE participant_id IN",
        participants.iter().copied(),
        "ORDER BY participant_id, trip_id"
    )
}

/// Stores the position of the pass over all participants; `false` when the trip was changed in the meantime.
pub async fn set_swept_to(tx: &mut Tx, trip: &TripRow, to: Option<i64>) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query("UPDATE trips SET swept_to = $3 WHERE id = $1 AND version = $2")
        .bind(trip.id).bind(trip.version).bind(to).execute(conn).await.map(|done| done.rows_affected() == 1))
}
