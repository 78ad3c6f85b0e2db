//! Texts that the participant and the operator read about a correction.
use plon_domain::line_correction::{Corrected, CorrectionKind};
use plon_domain::number::grouped;
use plon_domain::points::Points;
use plon_domain::volume::{Unit, Volume};

use super::super::review::store::AdminLine;
use super::form::{After, ParsedCorrection};

/// Reason of the rejection of a line that no longer counts.
pub fn rejection(kind: CorrectionKind, reason: &str) -> String {
    match kind {
        CorrectionKind::Return => format!("Zwrot całości. {reason}"),
        CorrectionKind::Mistake | CorrectionKind::Rejection => reason.to_owned(),
    }
}

/// Explanation of the posting in the ledger.
pub fn ledger_explanation(number: &str, line: &AdminLine, form: &ParsedCorrection) -> String {
    format!("Korekta faktury {number}. {}. Powód: {}", change(line, form), form.reason)
}

/// Notification for the participant: title and content.
pub fn participant(
    number: &str,
    line: &AdminLine,
    form: &ParsedCorrection,
    corrected: &Corrected,
    available: Points,
) -> (&'static str, String) {
    let mut content =
        format!("Faktura {number}. {}. Powód: {}\n{}", change(line, form), form.reason, moved(corrected.difference()));
    if available < Points::ZERO {
        content += &format!(
            " Dostępnych masz teraz {}. Nagrodę zamówisz, gdy zbierzesz brakujące punkty.",
            available.to_polish()
        );
    }
    ("Poprawiliśmy fakturę", content)
}

/// Message for the operator: points moved by the line itself, and by what followed from it.
pub fn operator(of_line: Points, in_all: Points) -> String {
    format!("Poprawiono pozycję. {}{}", moved(of_line), followed(in_all - of_line))
}

/// Sentence about points that promotions and levels moved in consequence.
pub fn followed(points: Points) -> String {
    if points == Points::ZERO {
        return String::new();
    }
    format!(" Zmieniły się też promocje lub poziomy. {}", moved(points))
}

fn change(line: &AdminLine, form: &ParsedCorrection) -> String {
    let before = in_words(&line.product, line.quantity, line.pack_volume, line.unit);
    match (&form.after, form.kind) {
        (After::Stays { pack, quantity, .. }, _) => {
            let now = in_words(&pack.product, quantity.get(), pack.volume, pack.unit);
            format!("Było: {before}, jest: {now}")
        }
        (After::Gone { .. }, CorrectionKind::Return) => format!("Zwrócono: {before}"),
        (After::Gone { .. }, _) => format!("Odrzucono: {before}"),
    }
}

fn in_words(product: &str, quantity: i64, pack: i64, unit: Unit) -> String {
    format!("{product}, {} × {}", grouped(quantity), Volume(pack).to_polish(unit))
}

fn moved(difference: Points) -> String {
    if difference > Points::ZERO {
        return format!("Dodaliśmy {}.", difference.to_polish());
    }
    if difference < Points::ZERO {
        return format!("Odjęliśmy {}.", (-difference).to_polish());
    }
    "Liczba punktów się nie zmieniła.".to_owned()
}
