//! SQL of the participants whom promotions for segments are for.
use plon_domain::audience::AccountType;

use super::super::store::promotions;
use crate::model::PromotionRow;
use plon_kernel::bulk::Statement;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{ParticipantId, PromotionId};
use plon_kernel::on_db;
use plon_kernel::types::{BusinessDate, Timestamp};

pub async fn is_in_audience(db: &mut impl Read, promotion: PromotionId, who: ParticipantId) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM promotion_audience WHERE promotion_id = $1 AND participant_id = $2)")
        .bind(promotion).bind(who).fetch_one(conn).await)
}

/// Those of some participants whom a promotion is for.
pub async fn list_in_audience(
    db: &mut impl Read,
    promotion: PromotionId,
    participants: &[ParticipantId],
) -> sqlx::Result<Vec<ParticipantId>> {
    if participants.is_empty() {
        return Ok(Vec::new());
    }
    on_db!(db, conn => {
        let mut statement = Statement::new("SELECT participant_id FROM promotion_audience WHERE promotion_id = ");
        statement.push_bind(promotion).push(" AND participant_id IN (");
        let mut list = statement.separated(", ");
        for id in participants {
            list.push_bind(*id);
        }
        statement.push(") ORDER BY participant_id");
        statement.build_query_scalar().fetch_all(conn).await
    })
}

/// Adds those who have answered or bought something that counts.
pub async fn insert_takers(tx: &mut Tx, promotion: PromotionId, now: Timestamp) -> sqlx::Result<u64> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO promotion_audience (promotion_id, participant_id, added_at)
         SELECT a.promotion_id, a.participant_id, $2 FROM promotion_participations a
         WHERE a.promotion_id = $1 AND (a.accepted IS NOT NULL OR a.current > 0)
         ON CONFLICT (promotion_id, participant_id) DO NOTHING")
        .bind(promotion).bind(now).execute(conn).await.map(|done| done.rows_affected()))
}

/// Adds those of some participants who are of the promotion's audience.
pub async fn insert_members(
    tx: &mut Tx,
    (promotion, audience): (PromotionId, AccountType),
    members: &[ParticipantId],
    now: Timestamp,
) -> sqlx::Result<u64> {
    on_db!(tx, conn => {
        let mut statement = Statement::new(
            "INSERT INTO promotion_audience (promotion_id, participant_id, added_at)
             SELECT o.id, p.id, CAST(");
        statement.push_bind(now).push(" AS BIGINT) FROM participants p JOIN promotions o ON o.id = ").push_bind(promotion)
            .push(" WHERE p.account_type = ").push_bind(audience.as_str()).push(" AND p.id IN (");
        let mut list = statement.separated(", ");
        for id in members {
            list.push_bind(*id);
        }
        statement.push(") ON CONFLICT (promotion_id, participant_id) DO NOTHING");
        statement.build().execute(conn).await.map(|done| done.rows_affected())
    })
}

/// Published promotions for segments that are not over.
pub async fn list_running_for_segments(db: &mut impl Read, today: BusinessDate) -> sqlx::Result<Vec<PromotionRow>> {
    on_db!(db, conn => sqlx::query_as(promotions!(
        "WHERE p.status = 'published' AND p.segment_id IS NOT NULL AND p.last_day >= $1 ORDER BY p.id"))
        .bind(today).fetch_all(conn).await)
}

/// Most promotions for segments that one participant is shown.
const MOST_SHOWN: i64 = 100;

/// Published promotions for segments of which a participant is one, the latest first.
pub async fn list_for(
    db: &mut impl Read,
    audience: AccountType,
    participant: ParticipantId,
) -> sqlx::Result<Vec<PromotionRow>> {
    on_db!(db, conn => sqlx::query_as(promotions!(
        "JOIN promotion_audience u ON u.promotion_id = p.id
         WHERE u.participant_id = $2 AND p.status = 'published' AND p.segment_id IS NOT NULL AND p.audience = $1
         ORDER BY p.last_day DESC, p.id DESC LIMIT $3"))
        .bind(audience.as_str()).bind(participant).bind(MOST_SHOWN).fetch_all(conn).await)
}

/// True when a published promotion of this address is for a segment.
pub async fn is_for_segment(db: &mut impl Read, slug: &str) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM promotions WHERE slug = $1 AND status = 'published' AND segment_id IS NOT NULL)")
        .bind(slug).fetch_one(conn).await)
}
