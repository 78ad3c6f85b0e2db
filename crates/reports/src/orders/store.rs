//! SQL of orders' reports.
use plon_domain::reward::OrderStatus;

use crate::model::{Members, Span};
use plon_kernel::bulk::{Statement, push_filter};
use plon_kernel::db::Read;
use plon_kernel::on_db;

/// Orders of one reward that were placed within one hour and have one status.
#[derive(Debug, sqlx::FromRow)]
pub struct OrderSum {
    /// Hours since 1970, in UTC.
    pub hour: i64,
    pub kind: String,
    /// Name of the reward, or of the promotion that gave the card.
    pub reward: String,
    #[sqlx(try_from = "String")]
    pub status: OrderStatus,
    pub count: i64,
    pub points: i64,
}

pub async fn list_orders(db: &mut impl Read, span: Span, members: Members<'_>) -> sqlx::Result<Vec<OrderSum>> {
    on_db!(db, conn => {
        let mut statement = Statement::new(
            "SELECT s.hour, s.kind, COALESCE(r.name, p.name, '') AS reward, s.status, s.count, s.points
             FROM (SELECT created_at / 3600000000 AS hour, kind, reward_id, promotion_id, status, count(*) AS count,
                          CAST(sum(points) AS BIGINT) AS points
                   FROM orders WHERE created_at >= ");
        statement.push_bind(span.from).push(" AND created_at < ").push_bind(span.to);
        push_filter(&mut statement, "participant_id", members);
        statement.push(
            " GROUP BY created_at / 3600000000, kind, reward_id, promotion_id, status) AS s
              LEFT JOIN rewards r ON r.id = s.reward_id LEFT JOIN promotions p ON p.id = s.promotion_id");
        statement.build_query_as().fetch_all(conn).await
    })
}

/// Completed orders of one reward that were placed within one hour and took as many hours, the last of them begun.
#[derive(Debug, sqlx::FromRow)]
pub struct WaitSum {
    /// Hours since 1970, in UTC.
    pub hour: i64,
    pub kind: String,
    pub reward: String,
    pub waited: i64,
    pub count: i64,
}

pub async fn list_waits(db: &mut impl Read, span: Span, members: Members<'_>) -> sqlx::Result<Vec<WaitSum>> {
    on_db!(db, conn => {
        let mut statement = Statement::new(
            "SELECT s.hour, s.kind, COALESCE(r.name, p.name, '') AS reward, s.waited, s.count
             FROM (SELECT o.created_at / 3600000000 AS hour, o.kind, o.reward_id, o.promotion_id,
                          (e.at - o.created_at + 3599999999) / 3600000000 AS waited, count(*) AS count
                   FROM orders o JOIN order_events e ON e.order_id = o.id AND e.status = 'completed'
                   WHERE o.status = 'completed' AND o.created_at >= ");
        statement.push_bind(span.from).push(" AND o.created_at < ").push_bind(span.to);
        push_filter(&mut statement, "o.participant_id", members);
        statement.push(
            " GROUP BY o.created_at / 3600000000, o.kind, o.reward_id, o.promotion_id,
                       (e.at - o.created_at + 3599999999) / 3600000000) AS s
              LEFT JOIN rewards r ON r.id = s.reward_id LEFT JOIN promotions p ON p.id = s.promotion_id");
        statement.build_query_as().fetch_all(conn).await
    })
}
