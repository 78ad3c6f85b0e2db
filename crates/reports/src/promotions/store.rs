//! SQL of promotions' reports.
use plon_domain::season::Season;
use plon_domain::volume::Unit;

use crate::model::Members;
use plon_kernel::bulk::{Statement, push_filter};
use plon_kernel::db::Read;
use plon_kernel::ids::PromotionId;
use plon_kernel::on_db;

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
pub async fn list_participations(
    db: &mut impl Read,
    season: Season,
    members: Members<'_>,
) -> sqlx::Result<Vec<ParticipationSum>> {
    on_db!(db, conn => {
        let mut statement = Statement::new(
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
             FROM promotions p LEFT JOIN promotion_participations a ON a.promotion_id = p.id");
        push_filter(&mut statement, "a.participant_id", members);
        statement.push(" WHERE p.season = ").push_bind(i64::from(season));
        statement.push(" AND p.status <> 'draft' GROUP BY p.id, p.name");
        statement.build_query_as().fetch_all(conn).await
    })
}

/// Participants who have opened the page of each promotion.
pub async fn list_visits(
    db: &mut impl Read,
    season: Season,
    members: Members<'_>,
) -> sqlx::Result<Vec<(PromotionId, i64)>> {
    on_db!(db, conn => {
        let mut statement = Statement::new(
            "SELECT v.promotion_id, count(*) FROM promotion_visits v JOIN promotions p ON p.id = v.promotion_id
             WHERE p.status <> 'draft' AND p.season = ");
        statement.push_bind(i64::from(season));
        push_filter(&mut statement, "v.participant_id", members);
        statement.push(" GROUP BY v.promotion_id");
        statement.build_query_as().fetch_all(conn).await
    })
}

/// Cards of a promotion that were not taken back.
#[derive(Debug, sqlx::FromRow)]
pub struct CardSum {
    pub id: PromotionId,
    pub cards: i64,
    /// Grosze.
    pub value: i64,
}

pub async fn list_cards(db: &mut impl Read, season: Season, members: Members<'_>) -> sqlx::Result<Vec<CardSum>> {
    on_db!(db, conn => {
        let mut statement = Statement::new(
            "SELECT c.promotion_id AS id, count(*) AS cards, CAST(sum(c.value) AS BIGINT) AS value
             FROM promotion_rewards c JOIN promotions p ON p.id = c.promotion_id
             WHERE p.status <> 'draft' AND c.status <> 'taken_back' AND p.season = ");
        statement.push_bind(i64::from(season));
        push_filter(&mut statement, "c.participant_id", members);
        statement.push(" GROUP BY c.promotion_id");
        statement.build_query_as().fetch_all(conn).await
    })
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

pub async fn list_volumes(db: &mut impl Read, season: Season, members: Members<'_>) -> sqlx::Result<Vec<VolumeSum>> {
    on_db!(db, conn => {
        let mut statement = Statement::new(
            "SELECT c.promotion_id AS id, g.unit, CAST(sum(l.volume) AS BIGINT) AS volume
             FROM promotion_lines c JOIN promotions p ON p.id = c.promotion_id
                  JOIN invoice_lines l ON l.id = c.line_id JOIN products g ON g.id = c.product_id
             WHERE p.status <> 'draft' AND p.season = ");
        statement.push_bind(i64::from(season));
        push_filter(&mut statement, "c.participant_id", members);
        statement.push(" GROUP BY c.promotion_id, g.unit");
        statement.build_query_as().fetch_all(conn).await
    })
}
