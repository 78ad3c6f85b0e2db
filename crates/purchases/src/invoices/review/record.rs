//! Records of invoices in the audit log.
use plon_domain::invoice::{InvoiceStatus, LineStatus};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::Object;

use super::super::statuses;
use super::store::{AdminInvoice, AdminLine};
use plon_kernel::ids::{LineId, PackId};
use plon_kernel::types::BusinessDate;
use plon_platform::openapi;

/// Invoice with its lines as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
pub struct InvoiceRecord {
    issued_on: Option<BusinessDate>,
    lines: Vec<InvoiceLineRecord>,
    points: i64,
    reason: Option<String>,
    #[schema(schema_with = statuses)]
    status: InvoiceStatus,
    version: i64,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct InvoiceLineRecord {
    id: LineId,
    /// Net value in grosze.
    net_value: i64,
    pack_id: PackId,
    points: i64,
    points_cut: i64,
    /// Number of packs.
    quantity: i64,
    reason: Option<String>,
    #[schema(schema_with = line_statuses)]
    status: LineStatus,
}

fn line_statuses() -> Object {
    openapi::codes(LineStatus::ALL.iter().map(|status| status.as_str()))
}

impl InvoiceRecord {
    pub fn of(invoice: &AdminInvoice, lines: &[AdminLine]) -> InvoiceRecord {
        InvoiceRecord {
            issued_on: invoice.issued_on,
            lines: lines.iter().map(InvoiceLineRecord::of).collect(),
            points: invoice.points,
            reason: invoice.reason.clone(),
            status: invoice.status,
            version: invoice.version,
        }
    }
}

impl InvoiceLineRecord {
    fn of(line: &AdminLine) -> InvoiceLineRecord {
        InvoiceLineRecord {
            id: line.id,
            net_value: line.net_value,
            pack_id: line.pack_id,
            points: line.points,
            points_cut: line.points_cut,
            quantity: line.quantity,
            reason: line.reason.clone(),
            status: line.status,
        }
    }
}
