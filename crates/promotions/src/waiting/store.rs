//! SQL of purchases that wait for an operator's decision.
use plon_domain::season::Season;

use crate::evaluation::model::LineRow;
use plon_kernel::db::Read;
use plon_kernel::ids::{ParticipantId, PromotionId};
use plon_kernel::on_db;

/// Most lines that are read of one participant.
const MOST_LINES: i64 = 20_000;

/// Line that waits, as it would be once accepted, with what decides on its points.
#[derive(Debug, sqlx::FromRow)]
pub struct WaitingLineRow {
    /// Its status is that of an accepted line, and it has earned nothing.
    #[sqlx(flatten)]
    pub line: LineRow,
    #[sqlx(try_from = "i64")]
    pub season: Season,
    /// Thousandths of a point per unit; none where the product has no rate in the season.
    pub points_per_unit: Option<i64>,
    /// Product's cap in the season, in points.
    pub cap_points: Option<i64>,
    /// Points that the participant has for the product in the season.
    pub granted: i64,
}

/// Lines of a participant's waiting invoices: those that are entered, or else those that the e-invoice proposes.
pub async fn list_lines(db: &mut impl Read, participant: ParticipantId) -> sqlx::Result<Vec<WaitingLineRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT w.line_id, i.participant_id, a.account_type AS audience, w.product_id, p.sap, p.brand, p.category, p.unit,
                k.volume AS pack, w.quantity, w.net_value, CAST(0 AS BIGINT) AS earned, i.dated_on,
                'accepted' AS status, i.season, r.points_per_unit, r.cap_points, COALESCE(g.points, 0) AS granted
         FROM (SELECT l.id AS line_id, l.invoice_id, l.product_id, l.pack_id, l.quantity, l.net_value
               FROM invoices o JOIN invoice_lines l ON l.invoice_id = o.id
               WHERE o.participant_id = $1 AND o.status = 'pending' AND l.status = 'pending'
               UNION ALL
               SELECT CAST(0 AS BIGINT), q.invoice_id, q.product_id, q.pack_id, q.quantity, q.net_value
               FROM invoices o JOIN proposed_lines q ON q.invoice_id = o.id
               WHERE o.participant_id = $1 AND o.status = 'pending'
                 AND NOT EXISTS (SELECT 1 FROM invoice_lines l WHERE l.invoice_id = o.id)) w
         JOIN invoices i ON i.id = w.invoice_id JOIN participants a ON a.id = i.participant_id
         JOIN products p ON p.id = w.product_id JOIN packs k ON k.id = w.pack_id
         LEFT JOIN product_rates r ON r.product_id = w.product_id AND r.season = i.season
         LEFT JOIN product_points g
                ON g.product_id = w.product_id AND g.season = i.season AND g.participant_id = i.participant_id
         ORDER BY i.dated_on, i.id, w.line_id LIMIT $2")
        .bind(participant).bind(MOST_LINES).fetch_all(conn).await)
}

/// SAP codes of the products that count for a participant, with the promotion.
pub async fn list_counted_products(
    db: &mut impl Read,
    participant: ParticipantId,
) -> sqlx::Result<Vec<(PromotionId, String)>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT DISTINCT l.promotion_id, p.sap FROM promotion_lines l JOIN products p ON p.id = l.product_id
         WHERE l.participant_id = $1")
        .bind(participant).fetch_all(conn).await)
}
