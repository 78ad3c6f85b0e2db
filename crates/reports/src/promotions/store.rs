//! SQL of promotions' reports.
use plon_domain::season::Season;
use plon_domain::volume::Unit;

use plon_kernel::db::Read;
use plon_kernel::ids::{ProductId, PromotionId};
use plon_kernel::on_db;
use plon_kernel::types::BusinessDate;

/// Shares of participants in a promotion.
#[derive(Debug, sqlx::FromRow)]
pub struct ParticipationSum {
    pub id: PromotionId,
    pub name: String,
    pub participants: i64,
    pub accepted: i64,
    pub declined: i64,
    pub started: i64,
    pub reached: i64,
    pub points: i64,
    pub points_cut: i64,
}

/// The season's promotions that were ever published.
pub async fn list_participations(db: &mut impl Read, season: Season) -> sqlx::Result<Vec<ParticipationSum>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT p.id, p.name, count(a.participant_id) AS participants,
                CAST(sum(CASE WHEN a.accepted THEN 1 ELSE 0 END) AS BIGINT) AS accepted,
                CAST(sum(CASE WHEN NOT a.accepted THEN 1 ELSE 0 END) AS BIGINT) AS declined,
                CAST(sum(CASE WHEN a.current > 0 THEN 1 ELSE 0 END) AS BIGINT) AS started,
                CAST(sum(CASE WHEN a.granted_points > 0 OR EXISTS (
                         SELECT 1 FROM promotion_rewards c WHERE c.participant_id = a.participant_id
                         AND c.status <> 'taken_back' AND c.promotion_id = a.promotion_id) THEN 1 ELSE 0 END)
                     AS BIGINT) AS reached,
                CAST(COALESCE(sum(a.granted_points), 0) AS BIGINT) AS points,
                CAST(COALESCE(sum(a.cut_points), 0) AS BIGINT) AS points_cut
         FROM promotions p LEFT JOIN promotion_participations a ON a.promotion_id = p.id
         WHERE p.season = $1 AND p.status <> 'draft' GROUP BY p.id, p.name")
        .bind(i64::from(season)).fetch_all(conn).await)
}

/// Cards of a promotion that were not taken back.
#[derive(Debug, sqlx::FromRow)]
pub struct CardSum {
    pub id: PromotionId,
    pub cards: i64,
    /// Grosze.
    pub value: i64,
}

pub async fn list_cards(db: &mut impl Read, season: Season) -> sqlx::Result<Vec<CardSum>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT c.promotion_id AS id, count(*) AS cards, CAST(sum(c.value) AS BIGINT) AS value
         FROM promotion_rewards c JOIN promotions p ON p.id = c.promotion_id
         WHERE p.season = $1 AND p.status <> 'draft' AND c.status <> 'taken_back' GROUP BY c.promotion_id")
        .bind(i64::from(season)).fetch_all(conn).await)
}

/// Amount that counts in a promotion.
#[derive(Debug, sqlx::FromRow)]
pub struct VolumeSum {
    pub id: PromotionId,
    #[sqlx(try_from = "String")]
    pub unit: Unit,
    /// Thousandths of the unit.
    pub volume: i64,
}

pub async fn list_volumes(db: &mut impl Read, season: Season) -> sqlx::Result<Vec<VolumeSum>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT c.promotion_id AS id, g.unit, CAST(sum(l.volume) AS BIGINT) AS volume
         FROM promotion_lines c JOIN promotions p ON p.id = c.promotion_id
              JOIN invoice_lines l ON l.id = c.line_id JOIN products g ON g.id = c.product_id
         WHERE p.season = $1 AND p.status <> 'draft' GROUP BY c.promotion_id, g.unit")
        .bind(i64::from(season)).fetch_all(conn).await)
}

/// Promotion with the days on which purchases count, up to today.
#[derive(Debug, sqlx::FromRow)]
pub struct PromotionDays {
    pub id: PromotionId,
    pub name: String,
    pub counts_from: BusinessDate,
    pub counts_to: BusinessDate,
}

/// The last day of a promotion that is over by then.
macro_rules! last_day {
    () => {
        "CASE WHEN p.counts_to < $2 THEN p.counts_to ELSE $2 END"
    };
}

/// A day in the year before.
macro_rules! a_year_before {
    ($day:expr) => {
        concat!("CAST(CAST(substr(", $day, ", 1, 4) AS BIGINT) - 1 AS TEXT) || substr(", $day, ", 5)")
    };
}

/// The season's promotions that have begun.
pub async fn list_days(db: &mut impl Read, season: Season, today: BusinessDate) -> sqlx::Result<Vec<PromotionDays>> {
    on_db!(db, conn => sqlx::query_as(concat!(
        "SELECT p.id, p.name, p.counts_from, ", last_day!(), " AS counts_to
         FROM promotions p WHERE p.season = $1 AND p.status <> 'draft' AND p.counts_from <= $2"))
        .bind(i64::from(season)).bind(today).fetch_all(conn).await)
}

/// Product that counts in a promotion, as far as somebody has bought it.
#[derive(Debug, sqlx::FromRow)]
pub struct CountedProduct {
    pub id: PromotionId,
    pub product: ProductId,
}

pub async fn list_goods(db: &mut impl Read, season: Season) -> sqlx::Result<Vec<CountedProduct>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT DISTINCT c.promotion_id AS id, c.product_id AS product
         FROM promotion_lines c JOIN promotions p ON p.id = c.promotion_id
         WHERE p.season = $1 AND p.status <> 'draft'")
        .bind(i64::from(season)).fetch_all(conn).await)
}

/// What everybody bought of a product on one day.
#[derive(Debug, sqlx::FromRow)]
pub struct DailyVolume {
    pub product: ProductId,
    #[sqlx(try_from = "String")]
    pub unit: Unit,
    pub day: BusinessDate,
    /// Thousandths of the unit.
    pub volume: i64,
}

/// Purchases of a season and of the one before it. SQLite keeps the order of a `CROSS JOIN`, and `+` keeps it off the
/// index of products, which would look up each line by itself.
pub async fn list_daily_volumes(db: &mut impl Read, season: Season) -> sqlx::Result<Vec<DailyVolume>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT s.product, g.unit, s.day, s.volume
         FROM (SELECT +l.product_id AS product, i.dated_on AS day, CAST(sum(l.volume) AS BIGINT) AS volume
               FROM invoices i CROSS JOIN invoice_lines l
               WHERE l.invoice_id = i.id AND i.season IN ($1, $1 - 1)
                     AND l.status IN ('accepted', 'limit', 'limit.product')
               GROUP BY +l.product_id, i.dated_on) AS s JOIN products g ON g.id = s.product")
        .bind(i64::from(season)).fetch_all(conn).await)
}

/// What those bought of a product who take part in a promotion, on its days or a year before.
#[derive(Debug, sqlx::FromRow)]
pub struct TakersVolume {
    pub id: PromotionId,
    pub product: ProductId,
    pub before: bool,
    /// Thousandths of the product's unit.
    pub volume: i64,
}

/// Whatever they bought, also what does not count in the promotion.
pub async fn list_takers_volumes(
    db: &mut impl Read,
    season: Season,
    today: BusinessDate,
) -> sqlx::Result<Vec<TakersVolume>> {
    on_db!(db, conn => sqlx::query_as(concat!(
        "WITH days AS (SELECT p.id, p.season, p.counts_from AS first, ", last_day!(), " AS last,
                              ", a_year_before!("p.counts_from"), " AS first_before,
                              ", a_year_before!(concat!("(", last_day!(), ")")), " AS last_before
                       FROM promotions p WHERE p.season = $1 AND p.status <> 'draft' AND p.counts_from <= $2)
         SELECT d.id, +l.product_id AS product, i.season < d.season AS before,
                CAST(sum(l.volume) AS BIGINT) AS volume
         FROM days d CROSS JOIN promotion_participations a CROSS JOIN invoices i CROSS JOIN invoice_lines l
         WHERE a.promotion_id = d.id AND a.current > 0
               AND i.participant_id = a.participant_id AND i.season IN (d.season, d.season - 1)
               AND i.dated_on >= CASE WHEN i.season = d.season THEN d.first ELSE d.first_before END
               AND i.dated_on <= CASE WHEN i.season = d.season THEN d.last ELSE d.last_before END
               AND l.invoice_id = i.id AND l.status IN ('accepted', 'limit', 'limit.product')
         GROUP BY d.id, +l.product_id, i.season < d.season"))
        .bind(i64::from(season)).bind(today).fetch_all(conn).await)
}
