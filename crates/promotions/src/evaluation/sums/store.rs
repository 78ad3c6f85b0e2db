//! SQL of the sums that no card settles.
use plon_domain::money::Grosze;
use plon_domain::promotions::CardKind;

use plon_kernel::bulk::Statement;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{OperatorId, OrderId, ParticipantId, PromotionId};
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;

/// Replaces the sums collected beyond what is due, by kind of card; a kind that is not listed is removed.
pub async fn put_overpaid(
    tx: &mut Tx,
    (promotion, participant): (PromotionId, ParticipantId),
    overpaid: &[(CardKind, Grosze)],
    now: Timestamp,
) -> sqlx::Result<()> {
    for kind in CardKind::ALL {
        match overpaid.iter().find(|(over, _)| over == kind) {
            None => on_db!(tx, conn => sqlx::query(
                "DELETE FROM card_overpayments WHERE promotion_id = $1 AND participant_id = $2 AND kind = $3")
                .bind(promotion).bind(participant).bind(kind.as_str()).execute(conn).await.map(|_| ()))?,
            Some((_, value)) => on_db!(tx, conn => sqlx::query(
                "INSERT INTO card_overpayments (promotion_id, participant_id, kind, value, noticed_at)
                 VALUES ($1, $2, $3, $4, $5)
                 ON CONFLICT (promotion_id, participant_id, kind) DO UPDATE SET value = excluded.value")
                .bind(promotion).bind(participant).bind(kind.as_str()).bind(value.0).bind(now)
                .execute(conn).await.map(|_| ()))?,
        }
    }
    Ok(())
}

/// Replaces the sums left over beyond whole cards, by kind of card; a kind that is not listed is removed.
pub async fn put_remainders(
    tx: &mut Tx,
    (promotion, participant): (PromotionId, ParticipantId),
    remainders: &[(CardKind, Grosze)],
    now: Timestamp,
) -> sqlx::Result<()> {
    for kind in CardKind::ALL {
        match remainders.iter().find(|(left, _)| left == kind) {
            None => on_db!(tx, conn => sqlx::query(
                "DELETE FROM card_remainders WHERE promotion_id = $1 AND participant_id = $2 AND kind = $3")
                .bind(promotion).bind(participant).bind(kind.as_str()).execute(conn).await.map(|_| ()))?,
            Some((_, value)) => on_db!(tx, conn => sqlx::query(
                "INSERT INTO card_remainders (promotion_id, participant_id, kind, value, noticed_at)
                 VALUES ($1, $2, $3, $4, $5)
                 ON CONFLICT (promotion_id, participant_id, kind) DO UPDATE SET value = excluded.value")
                .bind(promotion).bind(participant).bind(kind.as_str()).bind(value.0).bind(now)
                .execute(conn).await.map(|_| ()))?,
        }
    }
    Ok(())
}

/// Participant's sum for one kind of card, in grosze.
#[derive(Debug, Clone, Copy, sqlx::FromRow)]
pub struct SumRow {
    pub participant_id: ParticipantId,
    pub promotion_id: PromotionId,
    #[sqlx(try_from = "String")]
    pub kind: CardKind,
    pub value: i64,
}

impl SumRow {
    pub fn sum(&self) -> (CardKind, Grosze) {
        (self.kind, Grosze(self.value))
    }
}

/// Sums paid to some participants in place of a promotion's cards, without cancelled and returned orders.
pub async fn list_paid_sums(
    db: &mut impl Read,
    promotion: PromotionId,
    participants: &[ParticipantId],
) -> sqlx::Result<Vec<SumRow>> {
    on_db!(db, conn => {
        let mut statement = Statement::new(
            "SELECT s.participant_id, s.promotion_id, s.kind, s.value FROM card_payments s JOIN orders o ON o.id = s.order_id
             WHERE o.status NOT IN ('cancelled', 'returned') AND s.promotion_id = ");
        statement.push_bind(promotion).push(" AND s.participant_id IN (");
        let mut list = statement.separated(", ");
        for id in participants {
            list.push_bind(*id);
        }
        statement.push(") ORDER BY s.order_id");
        statement.build_query_as().fetch_all(conn).await
    })
}

/// Sums that some participants have collected beyond what is due, by kind of card in the order of their codes.
pub async fn list_overpaid(
    db: &mut impl Read,
    promotion: PromotionId,
    participants: &[ParticipantId],
) -> sqlx::Result<Vec<SumRow>> {
    if participants.is_empty() {
        return Ok(Vec::new());
    }
    on_db!(db, conn => {
        let mut statement = Statement::new(
            "SELECT participant_id, promotion_id, kind, value FROM card_overpayments WHERE promotion_id = ");
        statement.push_bind(promotion).push(" AND participant_id IN (");
        let mut list = statement.separated(", ");
        for id in participants {
            list.push_bind(*id);
        }
        statement.push(") ORDER BY participant_id, kind");
        statement.build_query_as().fetch_all(conn).await
    })
}

/// Remainders of some participants in a promotion, fuel before prepaid.
pub async fn list_remainders(
    db: &mut impl Read,
    promotion: PromotionId,
    participants: &[ParticipantId],
) -> sqlx::Result<Vec<SumRow>> {
    if participants.is_empty() {
        return Ok(Vec::new());
    }
    on_db!(db, conn => {
        let mut statement = Statement::new(
            "SELECT participant_id, promotion_id, kind, value FROM card_remainders WHERE promotion_id = ");
        statement.push_bind(promotion).push(" AND participant_id IN (");
        let mut list = statement.separated(", ");
        for id in participants {
            list.push_bind(*id);
        }
        statement.push(") ORDER BY participant_id, kind");
        statement.build_query_as().fetch_all(conn).await
    })
}

/// Remainders of a participant in all promotions.
pub async fn list_remainders_of_participant(
    db: &mut impl Read,
    participant: ParticipantId,
) -> sqlx::Result<Vec<SumRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT participant_id, promotion_id, kind, value FROM card_remainders
         WHERE participant_id = $1 ORDER BY promotion_id, kind")
        .bind(participant).fetch_all(conn).await)
}

/// Records that an order pays a remainder.
pub async fn insert_payment(
    tx: &mut Tx,
    (sum, order): (SumRow, OrderId),
    operator: OperatorId,
    now: Timestamp,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO card_payments (order_id, promotion_id, participant_id, kind, value, operator_id, paid_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)")
        .bind(order).bind(sum.promotion_id).bind(sum.participant_id).bind(sum.kind.as_str()).bind(sum.value)
        .bind(operator).bind(now).execute(conn).await.map(|_| ()))
}
