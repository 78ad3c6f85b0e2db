//! Entries of the history as a participant reads them.
use plon_domain::ledger::{AccountKind, CauseKind, TransferKind};
use plon_domain::points::Points;
use plon_domain::status::Color;
use plon_domain::trip::TripKind;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::Object;

use super::store::EntryRow;
use plon_kernel::types::Timestamp;
use plon_platform::openapi;
use plon_platform::response::Status;

/// Movement of points.
#[derive(Debug, Serialize, ToSchema)]
pub struct HistoryEntry {
    pub id: i64,
    pub at: Timestamp,
    #[schema(inline)]
    pub kind: Status,
    /// Cause, such as `Faktura FV/1/2025`.
    pub title: String,
    /// Reason, as the participant reads it.
    pub explanation: String,
    pub points: i64,
    /// Change of the available points; 0 when points move that were held before.
    pub change: i64,
    /// Available points afterwards.
    pub balance: i64,
    /// Public id of the invoice.
    pub invoice: Option<String>,
    /// Number of the order.
    pub order: Option<i64>,
    /// Address of the promotion.
    pub promotion: Option<String>,
    #[schema(schema_with = trip_kinds)]
    pub trip: Option<String>,
}

fn trip_kinds() -> Object {
    openapi::codes(TripKind::ALL.iter().map(|kind| kind.as_str()))
}

impl From<EntryRow> for HistoryEntry {
    fn from(row: EntryRow) -> HistoryEntry {
        HistoryEntry {
            title: title(&row),
            change: match (row.from_account, row.to_account) {
                (_, AccountKind::Available) => row.points,
                (AccountKind::Available, _) => -row.points,
                _ => 0,
            },
            id: row.id,
            at: row.created_at,
            kind: kind(row.kind),
            explanation: row.explanation,
            points: row.points,
            balance: row.balance,
            invoice: row.invoice,
            order: row.order_id,
            promotion: row.promotion_slug,
            trip: row.trip,
        }
    }
}

fn title(row: &EntryRow) -> String {
    let number = row.invoice_number.as_deref().unwrap_or_default();
    match row.cause {
        CauseKind::InvoiceLine => format!("Faktura {number}"),
        CauseKind::Correction => format!("Korekta faktury {number}"),
        CauseKind::Promotion => format!("Promocja „{}”", row.promotion.as_deref().unwrap_or_default()),
        CauseKind::Membership => "Udział w\u{a0}programie".to_owned(),
        CauseKind::Achievement => format!("Poziom {}", Points(row.cause_id).to_polish()),
        CauseKind::Order => format!("Zamówienie nr\u{a0}{}", row.cause_id),
        CauseKind::Trip => "Wycieczka".to_owned(),
        CauseKind::Operator => "Korekta punktów".to_owned(),
    }
}

fn kind(kind: TransferKind) -> Status {
    let (label, color) = match kind {
        TransferKind::Accrual => ("Zdobyte", Color::Green),
        TransferKind::Reversal => ("Cofnięte", Color::Red),
        TransferKind::Hold => ("Zarezerwowane", Color::Yellow),
        TransferKind::Release => ("Zwolnione", Color::Gray),
        TransferKind::Redeem => ("Wydane", Color::Gray),
        TransferKind::Refund => ("Zwrócone", Color::Green),
        TransferKind::Forfeit => ("Przepadły", Color::Red),
    };
    Status { code: kind.as_str(), label, color: color.as_str() }
}
