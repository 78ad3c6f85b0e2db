//! What the audit log keeps of an invoice.
use serde_json::{Value, json};

use super::store::{DeskInvoice, DeskLine};

pub fn recorded(invoice: &DeskInvoice, lines: &[DeskLine]) -> Value {
    let line = |line: &DeskLine| {
        json!({
            "id": line.id, "pack_id": line.pack_id, "quantity": line.quantity, "net_value": line.net_value,
            "status": line.status, "points": line.points, "points_cut": line.points_cut, "reason": line.reason,
        })
    };
    json!({
        "version": invoice.version, "status": invoice.status, "issued_on": invoice.issued_on,
        "reason": invoice.reason, "points": invoice.points,
        "lines": lines.iter().map(line).collect::<Vec<_>>(),
    })
}
