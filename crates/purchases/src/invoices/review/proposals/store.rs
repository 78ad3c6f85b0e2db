//! SQL of what a participant usually buys.
use plon_domain::volume::Unit;

use plon_kernel::db::Read;
use plon_kernel::ids::{DistributorId, PackId, ParticipantId};
use plon_kernel::on_db;

/// Pack that a participant has bought, with the quantity bought last.
#[derive(Debug, sqlx::FromRow)]
pub struct UsualRow {
    pub pack_id: PackId,
    pub product: String,
    #[sqlx(try_from = "String")]
    pub unit: Unit,
    pub volume: i64,
    pub quantity: i64,
}

/// Packs on a participant's latest accepted lines from a distributor, the most frequent first.
pub async fn list_usual_packs(
    db: &mut impl Read,
    participant: ParticipantId,
    distributor: DistributorId,
    (lines, packs): (i64, i64),
) -> sqlx::Result<Vec<UsualRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT k.id AS pack_id, p.name AS product, p.unit, k.volume, latest.quantity
         FROM (SELECT pack_id, COUNT(*) AS times, MAX(id) AS line_id
               FROM (SELECT l.id, l.pack_id FROM invoices i JOIN invoice_lines l ON l.invoice_id = i.id
                     WHERE i.participant_id = $1 AND i.distributor_id = $2
                       AND l.status IN ('accepted', 'limit', 'limit.product')
                     ORDER BY l.id DESC LIMIT $3) AS recent
               GROUP BY pack_id) AS bought
         JOIN invoice_lines latest ON latest.id = bought.line_id
         JOIN packs k ON k.id = bought.pack_id JOIN products p ON p.id = k.product_id
         ORDER BY bought.times DESC, bought.line_id DESC LIMIT $4")
        .bind(participant).bind(distributor).bind(lines).bind(packs).fetch_all(conn).await)
}
