//! Corrected line compared with its original: before, after, reason and time.
use std::collections::HashMap;

use plon_domain::line_correction::CorrectionKind;
use plon_domain::volume::{Unit, Volume};
use serde::Serialize;
use utoipa::ToSchema;

use super::form::kinds;
use super::store::{self, CorrectionRow};
use plon_kernel::db::Read;
use plon_kernel::ids::{InvoiceId, LineId};
use plon_kernel::types::Timestamp;

/// Correction of a line.
#[derive(Debug, Serialize, ToSchema)]
pub struct LineCorrection {
    #[schema(schema_with = kinds)]
    kind: CorrectionKind,
    /// Kind in words.
    label: &'static str,
    was: LineState,
    is: LineState,
    /// Change in the participant's points; negative for fewer.
    points: i64,
    reason: String,
    at: Timestamp,
}

/// Line before or after a correction.
#[derive(Debug, Serialize, ToSchema)]
pub struct LineState {
    title_product: String,
    /// Volume of one pack, such as `5 L`.
    pack: String,
    /// Number of packs; 0 when the line no longer counts.
    quantity: i64,
    /// Volume of all packs together, such as `65 L`.
    volume: String,
    /// Net value in grosze.
    value: i64,
    points: i64,
}

/// Corrections of an invoice's lines, by line, oldest first.
pub async fn by_line(db: &mut impl Read, invoice: InvoiceId) -> sqlx::Result<HashMap<LineId, Vec<LineCorrection>>> {
    let mut lines: HashMap<LineId, Vec<LineCorrection>> = HashMap::new();
    for row in store::list_corrections(db, invoice).await? {
        lines.entry(row.line_id).or_default().push(LineCorrection::from(row));
    }
    Ok(lines)
}

impl From<CorrectionRow> for LineCorrection {
    fn from(row: CorrectionRow) -> LineCorrection {
        LineCorrection {
            kind: row.kind,
            label: row.kind.label(),
            was: LineState {
                volume: all_packs(row.quantity_before, row.pack_before, row.unit_before),
                title_product: row.product_before,
                pack: Volume(row.pack_before).to_polish(row.unit_before),
                quantity: row.quantity_before,
                value: row.net_value_before,
                points: row.points_before,
            },
            is: LineState {
                volume: all_packs(row.quantity_after, row.pack_after, row.unit_after),
                title_product: row.product_after,
                pack: Volume(row.pack_after).to_polish(row.unit_after),
                quantity: row.quantity_after,
                value: row.net_value_after,
                points: row.points_after,
            },
            points: row.points,
            reason: row.reason,
            at: row.corrected_at,
        }
    }
}

fn all_packs(quantity: i64, pack: i64, unit: Unit) -> String {
    Volume(pack.saturating_mul(quantity)).to_polish(unit)
}
