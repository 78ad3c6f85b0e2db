//! SQL of visits to promotions.
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{ParticipantId, PromotionId};
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;

pub async fn has_seen(db: &mut impl Read, promotion: PromotionId, who: ParticipantId) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM promotion_visits WHERE promotion_id = $1 AND participant_id = $2)")
        .bind(promotion).bind(who).fetch_one(conn).await)
}

/// Inserts a visit, unless there is an earlier one.
pub async fn insert_visit(tx: &mut Tx, promotion: PromotionId, who: ParticipantId, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO promotion_visits (promotion_id, participant_id, first_seen_at) VALUES ($1, $2, $3)
         ON CONFLICT (promotion_id, participant_id) DO NOTHING")
        .bind(promotion).bind(who).bind(now).execute(conn).await.map(|_| ()))
}
