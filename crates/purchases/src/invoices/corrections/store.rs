//! SQL of corrections.
use plon_domain::invoice::LineStatus;
use plon_domain::line_correction::CorrectionKind;
use plon_domain::points::Points;
use plon_domain::volume::Unit;

use super::super::review::store::{AdminLine, Decider};
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{InvoiceId, LineId, PackId, ProductId};
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;

/// Line after a correction.
pub struct LineAfter {
    pub product: ProductId,
    pub pack: PackId,
    pub quantity: i64,
    pub volume: i64,
    pub net_value: i64,
    /// Thousandths of a point per unit.
    pub rate: Option<i64>,
    pub points: Points,
    pub cut: Points,
    pub status: LineStatus,
    pub reason: Option<String>,
    pub explanation: Option<String>,
}

/// Correction to be inserted.
pub struct NewCorrection<'a> {
    /// Line before the correction.
    pub line: &'a AdminLine,
    pub kind: CorrectionKind,
    pub now: &'a LineAfter,
    pub reason: &'a str,
    pub by: Decider,
}

pub async fn insert_correction(tx: &mut Tx, new: &NewCorrection<'_>) -> sqlx::Result<i64> {
    let NewCorrection { line, kind, now, reason, by } = new;
    let left = if now.status == LineStatus::Rejected { 0 } else { now.quantity };
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO line_corrections (line_id, kind, pack_before, quantity_before, net_value_before, points_before,
                                       cut_before, pack_after, quantity_after, net_value_after, points_after,
                                       cut_after, points, reason, corrected_at, corrected_by)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
         RETURNING id")
        .bind(line.id).bind(kind.as_str()).bind(line.pack_id).bind(line.quantity).bind(line.net_value)
        .bind(line.points).bind(line.points_cut).bind(now.pack).bind(left).bind(now.net_value).bind(now.points.0)
        .bind(now.cut.0).bind(now.points.0 - line.points).bind(reason).bind(by.at).bind(by.operator)
        .fetch_one(conn).await)
}

pub async fn update_line(tx: &mut Tx, id: LineId, now: &LineAfter) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE invoice_lines SET product_id = $2, pack_id = $3, quantity = $4, volume = $5, net_value = $6,
                                  points_per_unit = $7, points = $8, points_cut = $9, status = $10, reason = $11,
                                  explanation = $12
         WHERE id = $1")
        .bind(id).bind(now.product).bind(now.pack).bind(now.quantity).bind(now.volume).bind(now.net_value)
        .bind(now.rate).bind(now.points.0).bind(now.cut.0).bind(now.status.as_str()).bind(&now.reason)
        .bind(&now.explanation).execute(conn).await.map(|_| ()))
}

/// Correction with the names of the products.
#[derive(Debug, sqlx::FromRow)]
pub struct CorrectionRow {
    pub line_id: LineId,
    #[sqlx(try_from = "String")]
    pub kind: CorrectionKind,
    pub product_before: String,
    #[sqlx(try_from = "String")]
    pub unit_before: Unit,
    pub pack_before: i64,
    pub quantity_before: i64,
    pub net_value_before: i64,
    pub points_before: i64,
    pub product_after: String,
    #[sqlx(try_from = "String")]
    pub unit_after: Unit,
    pub pack_after: i64,
    pub quantity_after: i64,
    pub net_value_after: i64,
    pub points_after: i64,
    pub points: i64,
    pub reason: String,
    pub corrected_at: Timestamp,
}

/// Corrections of an invoice's lines, oldest first.
pub async fn list_corrections(db: &mut impl Read, invoice: InvoiceId) -> sqlx::Result<Vec<CorrectionRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT c.line_id, c.kind, pb.name AS product_before, pb.unit AS unit_before, kb.volume AS pack_before,
                c.quantity_before, c.net_value_before, c.points_before, pa.name AS product_after,
                pa.unit AS unit_after, ka.volume AS pack_after, c.quantity_after, c.net_value_after, c.points_after,
                c.points, c.reason, c.corrected_at
         FROM invoice_lines l JOIN line_corrections c ON c.line_id = l.id
         JOIN packs kb ON kb.id = c.pack_before JOIN products pb ON pb.id = kb.product_id
         JOIN packs ka ON ka.id = c.pack_after JOIN products pa ON pa.id = ka.product_id
         WHERE l.invoice_id = $1 ORDER BY c.id")
        .bind(invoice).fetch_all(conn).await)
}
