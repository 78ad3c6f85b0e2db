//! SQL of the seasons.
use plon_domain::season::{Season, SeasonPoints, SeasonStatus};

use super::model::SeasonRow;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::OperatorId;
use plon_kernel::on_db;
use plon_kernel::types::{BusinessDate, Timestamp};

/// A season with the state of its preparation.
#[derive(Debug, sqlx::FromRow)]
pub struct ListedSeasonRow {
    #[sqlx(flatten)]
    pub season: SeasonRow,
    pub rates: i64,
    pub prices: i64,
    pub promotions: i64,
}

pub async fn list_seasons(db: &mut impl Read) -> sqlx::Result<Vec<ListedSeasonRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT s.year, s.starts_on, s.ends_on, s.status, s.welcome_points, s.membership_points, s.version,
                s.membership_set_by,
                (SELECT COUNT(*) FROM product_rates r WHERE r.season = s.year) AS rates,
                (SELECT COUNT(*) FROM reward_prices p WHERE p.season = s.year) AS prices,
                (SELECT COUNT(*) FROM promotions m WHERE m.season = s.year) AS promotions
         FROM seasons s ORDER BY s.year DESC")
        .fetch_all(conn).await)
}

/// Number of participants who joined before a season began and have no membership points in it.
pub async fn count_unpaid_members(db: &mut impl Read, season: Season, begins_at: Timestamp) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT COUNT(*) FROM participants p
         WHERE p.created_at < $2 AND p.account_type = 'program.retail' AND p.status = 'active'
           AND NOT EXISTS (SELECT 1 FROM memberships m WHERE m.participant_id = p.id AND m.season = $1)")
        .bind(i64::from(season)).bind(begins_at).fetch_one(conn).await)
}

pub async fn find_season(db: &mut impl Read, season: Season) -> sqlx::Result<Option<SeasonRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT year, starts_on, ends_on, status, welcome_points, membership_points, version, membership_set_by
         FROM seasons WHERE year = $1")
        .bind(i64::from(season)).fetch_optional(conn).await)
}

/// Points for joining and for staying in a season.
pub async fn find_points(db: &mut impl Read, season: Season) -> sqlx::Result<Option<(i64, i64)>> {
    on_db!(db, conn => sqlx::query_as("SELECT welcome_points, membership_points FROM seasons WHERE year = $1")
        .bind(i64::from(season)).fetch_optional(conn).await)
}

/// Year of the latest season.
pub async fn find_latest_year(db: &mut impl Read) -> sqlx::Result<Option<i64>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT MAX(year) FROM seasons").fetch_one(conn).await)
}

pub async fn insert_season(
    tx: &mut Tx,
    season: Season,
    (welcome, membership): (SeasonPoints, SeasonPoints),
    (by, now): (OperatorId, Timestamp),
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO seasons (year, starts_on, ends_on, status, welcome_points, membership_points, edited_at,
                              membership_set_by)
         VALUES ($1, $2, $3, 'draft', $4, $5, $6, $7)")
        .bind(i64::from(season)).bind(BusinessDate(season.first_day())).bind(BusinessDate(season.last_day()))
        .bind(welcome.get()).bind(membership.get()).bind(now).bind(by).execute(conn).await.map(|_| ()))
}

/// Takes the next version of a season; false when the current one is not `seen`.
pub async fn increment_version(tx: &mut Tx, season: Season, seen: i64, now: Timestamp) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE seasons SET version = version + 1, edited_at = $3 WHERE year = $1 AND version = $2")
        .bind(i64::from(season)).bind(seen).bind(now).execute(conn).await.map(|done| done.rows_affected() == 1))
}

pub async fn update_season(
    tx: &mut Tx,
    season: Season,
    status: SeasonStatus,
    (welcome, membership): (SeasonPoints, SeasonPoints),
    by: OperatorId,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE seasons SET status = $2, welcome_points = $3, membership_points = $4,
             membership_set_by = CASE WHEN membership_points = $4 THEN membership_set_by ELSE $5 END
         WHERE year = $1")
        .bind(i64::from(season)).bind(status.as_str()).bind(welcome.get()).bind(membership.get()).bind(by)
        .execute(conn).await.map(|_| ()))
}

/// Copies the rates of products without one from another season; returns their number.
pub async fn copy_rates(tx: &mut Tx, from: Season, to: Season) -> sqlx::Result<i64> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO product_rates (product_id, season, points_per_unit, list_price, cap_points)
         SELECT product_id, $2, points_per_unit, list_price, cap_points FROM product_rates WHERE season = $1
         ON CONFLICT (product_id, season) DO NOTHING")
        .bind(i64::from(from)).bind(i64::from(to)).execute(conn).await.map(|done| done.rows_affected().cast_signed()))
}

/// Copies the prices of rewards without one from another season; returns their number.
pub async fn copy_prices(tx: &mut Tx, from: Season, to: Season) -> sqlx::Result<i64> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO reward_prices (reward_id, season, price)
         SELECT reward_id, $2, price FROM reward_prices WHERE season = $1
         ON CONFLICT (reward_id, season) DO NOTHING")
        .bind(i64::from(from)).bind(i64::from(to)).execute(conn).await.map(|done| done.rows_affected().cast_signed()))
}

/// Deletes a season with its rates and prices; the database refuses while anything else refers to it.
pub async fn delete_season(tx: &mut Tx, season: Season) -> sqlx::Result<()> {
    for sql in [
        "DELETE FROM product_rates WHERE season = $1",
        "DELETE FROM reward_prices WHERE season = $1",
        "DELETE FROM seasons WHERE year = $1",
    ] {
        on_db!(tx, conn => sqlx::query(sql).bind(i64::from(season)).execute(conn).await.map(|_| ()))?;
    }
    Ok(())
}
