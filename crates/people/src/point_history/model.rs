//! Entries of the history as a participant reads them.
use plon_domain::ledger::{AccountKind, CauseKind, TransferKind};
use plon_domain::number::NO_BREAK_SPACE;
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
    openapi::or_null(openapi::codes(TripKind::ALL.iter().map(|kind| kind.as_str())))
}

impl From<EntryRow> for HistoryEntry {
    fn from(row: EntryRow) -> HistoryEntry {
        let title = title(&row);
        HistoryEntry {
            explanation: without_title(&row.explanation, &title),
            title,
            change: match (row.from_account, row.to_account) {
                (_, AccountKind::Available) => row.points,
                (AccountKind::Available, _) => -row.points,
                _ => 0,
            },
            id: row.id,
            at: row.created_at,
            kind: kind(row.kind),
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

/// Sentence without the title that it begins with.
fn without_title(explanation: &str, title: &str) -> String {
    let plain = |text: &str| text.replace(NO_BREAK_SPACE, " ");
    let said = title.chars().count();
    let begins = plain(explanation).starts_with(&plain(title));
    let rest: String = explanation.chars().skip(if begins { said } else { 0 }).collect();
    let rest = rest.trim_start_matches([',', ':', ' ', NO_BREAK_SPACE]);
    let mut letters = rest.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => explanation.to_owned(),
    }
}

fn kind(kind: TransferKind) -> Status {
    let (label, color) = match kind {
        TransferKind::Accrual => ("Zdobyte", Color::Green),
        TransferKind::Reversal => ("Cofnięte", Color::Red),
        TransferKind::Hold => ("Zarezerwowane", Color::Yellow),
        TransferKind::Release => ("Zwrócone", Color::Green),
        TransferKind::Redeem => ("Wydane", Color::Gray),
        TransferKind::Refund => ("Zwrócone", Color::Green),
        TransferKind::Forfeit => ("Przepadłe", Color::Red),
    };
    Status { code: kind.as_str(), label, color: color.as_str() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_title_says_is_not_said_again() {
        let cases = [
            ("Faktura FV/1, DOVVO: 2 × 5 L", "Faktura FV/1", "DOVVO: 2 × 5 L"),
            ("Zamówienie nr 12 zrealizowane", "Zamówienie nr\u{a0}12", "Zrealizowane"),
            ("Promocja „Łąka”: zakupy 120 L", "Promocja „Łąka”", "Zakupy 120 L"),
            ("Punkty za udział", "Udział w\u{a0}programie", "Punkty za udział"),
            ("Wycieczka", "Wycieczka", "Wycieczka"),
        ];
        for (explanation, title, expected) in cases {
            assert_eq!(without_title(explanation, title), expected);
        }
    }
}
