//! SQL of the operator's side of trips.
use plon_domain::product::Slug;
use plon_domain::reward::RewardKind;
use plon_domain::trip::TripState;

use super::model::{AddedTrip, AdminTripRow, NewTerms, NewTrip};
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{ParticipantId, RewardId, TripId};
use plon_kernel::on_db;
use plon_kernel::paging::{Keyed, Select};
use plon_kernel::types::{BusinessDate, Timestamp};

#[derive(Debug, sqlx::FromRow)]
pub struct ListedRow {
    pub id: TripId,
    pub name: String,
    pub season: i64,
    pub kind: String,
    pub published: bool,
    pub order_by: BusinessDate,
    pub fulfil_by: BusinessDate,
}

impl Keyed for ListedRow {
    fn key(&self) -> i64 {
        self.id.0
    }
}

#[derive(Debug, sqlx::FromRow)]
pub struct TripParticipantRow {
    pub participant_id: ParticipantId,
    pub first_name: String,
    pub last_name: String,
    pub company_name: String,
    pub nip: String,
    pub state: String,
    pub points: i64,
    pub held: i64,
    pub forfeited: i64,
    pub order_cost: Option<i64>,
    pub order: Option<String>,
    pub changed_at: Timestamp,
}

impl Keyed for TripParticipantRow {
    fn key(&self) -> i64 {
        self.participant_id.0
    }
}

pub fn select_trips() -> Select {
    Select::new(
        "t.id, r.name, t.season, t.kind, t.status = 'published' AS published, t.order_by, t.fulfil_by",
        "trips t JOIN rewards r ON r.id = t.reward_id",
    )
    .ties_by("t.id")
}

pub async fn find_trip(db: &mut impl Read, id: TripId) -> sqlx::Result<Option<AdminTripRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT t.version, r.name, t.season, t.kind, r.slug AS reward, t.status = 'published' AS published, t.qualify_at,
                t.cost, t.reserved_points, t.opens_on, t.order_by, t.fulfil_by, t.reminders, t.swept_to
         FROM trips t JOIN rewards r ON r.id = t.reward_id WHERE t.id = $1")
        .bind(id).fetch_optional(conn).await)
}

/// Counts the participants in a state, up to 10 000.
pub async fn count_participants(db: &mut impl Read, trip: TripId, state: TripState) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT count(*) FROM (SELECT 1 AS one FROM trip_participations WHERE trip_id = $1 AND state = $2 LIMIT 10000)
            AS standing")
        .bind(trip).bind(state.as_str()).fetch_one(conn).await)
}

/// Participants of a trip, all or those in a state.
pub fn select_participants(trip: TripId, state: Option<TripState>) -> Select {
    Select::new(
        "c.participant_id, p.first_name, p.last_name, p.company_name, p.nip, c.state,
         (SELECT CAST(COALESCE(SUM(g.points), 0) AS BIGINT) FROM product_points g
          WHERE g.participant_id = c.participant_id AND g.season = t.season) AS points,
         c.held, c.forfeited, c.order_cost, o.public_id AS \"order\", c.changed_at",
        "trip_participations c JOIN trips t ON t.id = c.trip_id JOIN participants p ON p.id = c.participant_id
         LEFT JOIN orders o ON o.id = c.order_id",
    )
    .ties_by("c.participant_id")
    .filter("c.trip_id = ?", trip.0)
    .filter_if("c.state = ?", state.map(TripState::as_str))
}

/// Stores new terms and restarts the pass over all participants; `false` when another operator has changed the trip
/// (optimistic lock).
pub async fn update_trip(
    tx: &mut Tx,
    trip: TripId,
    version: i64,
    new: &NewTerms,
    now: Timestamp,
) -> sqlx::Result<bool> {
    let terms = &new.terms;
    on_db!(tx, conn => sqlx::query(
        "UPDATE trips SET qualify_at = $3, cost = $4, reserved_points = $5, opens_on = $6, order_by = $7, fulfil_by = $8,
            reminders = $9, status = $10, swept_to = 0, edited_at = $11, version = version + 1
         WHERE id = $1 AND version = $2")
        .bind(trip).bind(version).bind(terms.qualify_at().0).bind(terms.cost().0).bind(terms.reserved().0)
        .bind(BusinessDate(terms.opens_on())).bind(BusinessDate(terms.order_by())).bind(BusinessDate(terms.fulfil_by()))
        .bind(new.reminders.to_text()).bind(if new.published { "published" } else { "draft" }).bind(now)
        .execute(conn).await.map(|done| done.rows_affected() == 1))
}

pub async fn has_season(db: &mut impl Read, season: i64) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM seasons WHERE year = $1)")
        .bind(season).fetch_one(conn).await)
}

/// True if a season has a trip of a kind.
pub async fn has_kind(db: &mut impl Read, season: i64, kind: &str) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM trips WHERE season = $1 AND kind = $2)")
        .bind(season).bind(kind).fetch_one(conn).await)
}

/// True if a reward has the slug, or a trip the key derived from it.
pub async fn is_slug_taken(db: &mut impl Read, slug: &Slug) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM rewards WHERE slug = $1) OR EXISTS (SELECT 1 FROM trips WHERE key = $1)")
        .bind(slug.as_str()).fetch_one(conn).await)
}

/// Inserts a draft with its own reward; texts, points and reminders are copied.
pub async fn copy_trip(tx: &mut Tx, trip: TripId, new: &NewTrip, now: Timestamp) -> sqlx::Result<TripId> {
    let reward: RewardId = on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO rewards (slug, name, kind, summary, description, icon, points, stock, position, active, value,
                              edited_at, category, photo_id)
         SELECT $2, $3, r.kind, r.summary, r.description, r.icon, r.points, r.stock, r.position, TRUE, r.value, $4,
                r.category, r.photo_id
         FROM trips t JOIN rewards r ON r.id = t.reward_id WHERE t.id = $1 RETURNING id")
        .bind(trip).bind(new.slug.as_str()).bind(&new.name).bind(now).fetch_one(conn).await)?;
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO trips (key, season, kind, reward_id, qualify_at, cost, reserved_points, opens_on, order_by, fulfil_by,
                            reminders, status, edited_at)
         SELECT $2, $3, kind, $4, qualify_at, cost, reserved_points, $5, $6, $7, reminders, 'draft', $8
         FROM trips WHERE id = $1 RETURNING id")
        .bind(trip).bind(new.slug.as_str()).bind(new.season).bind(reward).bind(new.opens_on).bind(new.order_by)
        .bind(new.fulfil_by).bind(now).fetch_one(conn).await)
}

/// Inserts a draft with its reward, behind the other rewards.
pub async fn insert_trip(tx: &mut Tx, new: &AddedTrip, now: Timestamp) -> sqlx::Result<TripId> {
    let (texts, terms) = (&new.texts, &new.terms);
    let reward: RewardId = on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO rewards (slug, name, kind, summary, description, icon, points, position, active, edited_at,
                              category)
         VALUES ($1, $2, $3, $4, $5, $6, $7, (SELECT COALESCE(MAX(position), 0) + 1 FROM rewards), TRUE, $8, $9)
         RETURNING id")
        .bind(texts.slug.as_str()).bind(&texts.name).bind(RewardKind::Trip.as_str()).bind(&texts.summary)
        .bind(&texts.description).bind(texts.picture).bind(terms.cost().0).bind(now)
        .bind(&texts.category).fetch_one(conn).await)?;
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO trips (key, season, kind, reward_id, qualify_at, cost, reserved_points, opens_on, order_by, fulfil_by,
                            reminders, status, edited_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'draft', $12) RETURNING id")
        .bind(texts.slug.as_str()).bind(new.season).bind(new.kind.as_str()).bind(reward).bind(terms.qualify_at().0)
        .bind(terms.cost().0).bind(terms.reserved().0).bind(BusinessDate(terms.opens_on()))
        .bind(BusinessDate(terms.order_by())).bind(BusinessDate(terms.fulfil_by())).bind(new.reminders.to_text())
        .bind(now).fetch_one(conn).await)
}

/// Deletes a draft and returns its reward; `None` when another operator has changed it (optimistic lock).
pub async fn delete_draft(tx: &mut Tx, trip: TripId, version: i64) -> sqlx::Result<Option<RewardId>> {
    on_db!(tx, conn => sqlx::query_scalar(
        "DELETE FROM trips WHERE id = $1 AND version = $2 AND status = 'draft' RETURNING reward_id")
        .bind(trip).bind(version).fetch_optional(conn).await)
}

/// Resets reminders after a deadline was moved, so that participants in the state are reminded of the new one.
pub async fn reset_reminders(tx: &mut Tx, trip: TripId, state: &str) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE trip_participations SET reminded = 1000 WHERE trip_id = $1 AND state = $2")
        .bind(trip).bind(state).execute(conn).await.map(|_| ()))
}
