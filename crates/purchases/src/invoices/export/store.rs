//! SQL of the export of invoice lines.
use plon_domain::invoice::{InvoiceSource, LineStatus};

use plon_kernel::db::Read;
use plon_kernel::on_db;
use plon_kernel::types::BusinessDate;

#[derive(Debug, sqlx::FromRow)]
pub struct LineRow {
    pub id: i64,
    pub number: String,
    pub issued_on: Option<BusinessDate>,
    pub season: i64,
    #[sqlx(try_from = "String")]
    pub source: InvoiceSource,
    pub distributor_nip: String,
    pub distributor: String,
    pub participant_nip: String,
    pub participant: String,
    pub sap: String,
    pub product: String,
    pub code: String,
    pub unit: String,
    pub quantity: i64,
    pub volume: i64,
    pub net_value: i64,
    #[sqlx(try_from = "String")]
    pub status: LineStatus,
    pub points_per_unit: Option<i64>,
    pub points: i64,
    pub points_cut: i64,
    pub reason: Option<String>,
}

/// Next thousand lines in the order of their ids; a filter that is `None` does not apply.
pub async fn list_lines_after(
    db: &mut impl Read,
    after: i64,
    (season, distributor, status): (Option<i64>, Option<i64>, Option<LineStatus>),
) -> sqlx::Result<Vec<LineRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT l.id, i.number, i.issued_on, i.season, i.source, d.nip AS distributor_nip, d.name AS distributor,
                p.nip AS participant_nip, p.first_name || ' ' || p.last_name AS participant, r.sap, r.name AS product,
                k.code, r.unit, l.quantity, l.volume, l.net_value, l.status, l.points_per_unit, l.points,
                l.points_cut, l.reason
         FROM invoice_lines l JOIN invoices i ON i.id = l.invoice_id JOIN distributors d ON d.id = i.distributor_id
         JOIN participants p ON p.id = i.participant_id JOIN products r ON r.id = l.product_id
         JOIN packs k ON k.id = l.pack_id
         WHERE l.id > $1 AND (i.season = $2 OR $2 IS NULL) AND (d.id = $3 OR $3 IS NULL)
             AND (l.status = $4 OR $4 IS NULL)
         ORDER BY l.id LIMIT 1000")
        .bind(after).bind(season).bind(distributor).bind(status.map(LineStatus::as_str)).fetch_all(conn).await)
}
