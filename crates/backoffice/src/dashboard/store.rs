//! SQL of the dashboard: counts over the status indexes, none past 10 000.
use plon_domain::payout::PayoutStatus;
use plon_domain::reward::OrderStatus;
use plon_domain::season::Season;

use super::model::CardsOfPromotion;
use plon_kernel::db::Read;
use plon_kernel::on_db;
use plon_kernel::types::{BusinessDate, Timestamp};

pub async fn count_waiting_invoices(db: &mut impl Read) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT count(*) FROM (SELECT 1 AS one FROM invoices WHERE status = 'pending' LIMIT 10000) AS waiting")
        .fetch_one(conn).await)
}

pub async fn find_oldest_waiting(db: &mut impl Read) -> sqlx::Result<Option<Timestamp>> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT reported_at FROM invoices WHERE status = 'pending' ORDER BY id LIMIT 1").fetch_optional(conn).await)
}

pub async fn count_possible_duplicates(db: &mut impl Read) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT count(*) FROM (SELECT 1 AS one FROM invoices WHERE status = 'pending' AND possible_duplicate
                               LIMIT 10000) AS doubtful").fetch_one(conn).await)
}

pub async fn count_appeals(db: &mut impl Read) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT count(*) FROM (SELECT 1 AS one FROM invoices WHERE answer_by IS NOT NULL LIMIT 10000) AS appealed")
        .fetch_one(conn).await)
}

pub async fn count_overdue_appeals(db: &mut impl Read, today: BusinessDate) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT count(*) FROM (SELECT 1 AS one FROM invoices WHERE answer_by < $1 LIMIT 10000) AS overdue")
        .bind(today).fetch_one(conn).await)
}

pub async fn count_orders_in(db: &mut impl Read, status: OrderStatus) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT count(*) FROM (SELECT 1 AS one FROM orders WHERE status = $1 LIMIT 10000) AS waiting")
        .bind(status.as_str()).fetch_one(conn).await)
}

pub async fn count_payouts_in(db: &mut impl Read, status: PayoutStatus) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT count(*) FROM (SELECT 1 AS one FROM payouts WHERE status = $1 LIMIT 10000) AS waiting")
        .bind(status.as_str()).fetch_one(conn).await)
}

pub async fn count_waiting_requests(db: &mut impl Read, kind: &str) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT count(*) FROM (SELECT 1 AS one FROM requests WHERE kind = $1 AND status = 'pending'
                               LIMIT 10000) AS waiting")
        .bind(kind).fetch_one(conn).await)
}

pub async fn count_waiting_messages(db: &mut impl Read) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT count(*) FROM (SELECT 1 AS one FROM contact_messages WHERE status = 'new' LIMIT 10000) AS waiting")
        .fetch_one(conn).await)
}

pub async fn count_waiting_corrections(db: &mut impl Read) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT count(*) FROM (SELECT 1 AS one FROM einvoice_corrections WHERE status = 'pending'
                               LIMIT 10000) AS waiting").fetch_one(conn).await)
}

pub async fn count_waiting_data_requests(db: &mut impl Read) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT count(*) FROM (SELECT 1 AS one FROM data_requests WHERE status = 'waiting' LIMIT 10000) AS waiting")
        .fetch_one(conn).await)
}

pub async fn count_waiting_erasures(db: &mut impl Read) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT count(*) FROM (SELECT 1 AS one FROM data_requests WHERE status = 'waiting' AND kind = 'erasure'
                               LIMIT 10000) AS waiting")
        .fetch_one(conn).await)
}

pub async fn count_without_representative(db: &mut impl Read) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT count(*) FROM (SELECT 1 AS one FROM participants
                               WHERE representative_id IS NULL AND status = 'active' LIMIT 10000) AS waiting")
        .fetch_one(conn).await)
}

pub async fn count_below_zero(db: &mut impl Read) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT count(*) FROM (SELECT 1 AS one FROM accounts WHERE kind = 'available' AND balance < 0
                               LIMIT 10000) AS overdrawn").fetch_one(conn).await)
}

/// Status of a season; none when nobody has prepared it.
pub async fn find_season_status(db: &mut impl Read, season: Season) -> sqlx::Result<Option<String>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT status FROM seasons WHERE year = $1")
        .bind(i64::from(season)).fetch_optional(conn).await)
}

/// Promotions with cards collected beyond what is due, the newest first.
pub async fn list_overpaid_promotions(db: &mut impl Read) -> sqlx::Result<Vec<CardsOfPromotion>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT o.promotion_id AS promotion, p.name, COUNT(DISTINCT o.participant_id) AS participants
         FROM card_overpayments o JOIN promotions p ON p.id = o.promotion_id
         GROUP BY o.promotion_id, p.name ORDER BY o.promotion_id DESC LIMIT 20")
        .fetch_all(conn).await)
}

/// Promotions that owe amounts without a card for them, the newest first.
pub async fn list_promotions_with_remainders(db: &mut impl Read) -> sqlx::Result<Vec<CardsOfPromotion>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT r.promotion_id AS promotion, p.name, COUNT(DISTINCT r.participant_id) AS participants
         FROM card_remainders r JOIN promotions p ON p.id = r.promotion_id
         GROUP BY r.promotion_id, p.name ORDER BY r.promotion_id DESC LIMIT 20")
        .fetch_all(conn).await)
}
