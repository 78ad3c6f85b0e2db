//! Texts that the participant and the operator read about a decision.
use plon_domain::invoice::InvoiceStatus;
use plon_domain::number::NO_BREAK_SPACE;
use plon_domain::points::Points;
use plon_domain::text::Plural;
use plon_message_templates::{Template, invoices};

use super::super::appeals::Answered;
use super::apply::Outcome;

const POINTS: Plural = Plural { one: "punkt", few: "punkty", many: "punktów" };

/// Template of a notification, and its values.
pub type Notice = (&'static Template, [(&'static str, String); 3]);

fn notice(template: &'static Template, number: &str, points: String, reason: &str) -> Notice {
    (template, [("numer", number.to_owned()), ("punkty", points), ("powód", reason.to_owned())])
}

/// Notification for the participant; none when nothing was decided.
pub fn participant(
    number: &str,
    status: InvoiceStatus,
    total: Points,
    outcome: &Outcome,
    answered: Answered,
) -> Option<Notice> {
    if outcome.decided == 0 {
        return None;
    }
    let now = granted(outcome.granted, outcome.cut);
    let Answered { accepted, rejected } = answered;
    Some(match (status, accepted, rejected) {
        (InvoiceStatus::Pending, 0, 0) => notice(&invoices::DECIDED_PARTLY, number, now, ""),
        (InvoiceStatus::Rejected, 0, 0) => notice(&invoices::LINES_REJECTED, number, now, ""),
        (_, 0, 0) => notice(&invoices::DECIDED, number, granted(total, outcome.cut), ""),
        (_, _, 0) => notice(&invoices::APPEAL_ACCEPTED, number, now, ""),
        (_, 0, _) => notice(&invoices::APPEAL_REJECTED, number, now, ""),
        _ => notice(&invoices::APPEAL_ACCEPTED_PARTLY, number, now, ""),
    })
}

/// Notification about an invoice that was rejected as a whole.
pub fn rejected(number: &str, reason: &str, answered: Answered) -> Notice {
    let is_first = answered == Answered::default();
    let template = if is_first { &invoices::REJECTED } else { &invoices::APPEAL_REJECTED_WHOLE };
    notice(template, number, String::new(), reason)
}

/// Message for the operator after a decision.
pub fn operator(status: InvoiceStatus, outcome: &Outcome) -> String {
    match status {
        InvoiceStatus::Pending if outcome.decided == 0 => "Zapisano bez decyzji".to_owned(),
        InvoiceStatus::Rejected => "Faktura została odrzucona".to_owned(),
        _ => format!("Zapisano decyzję. Przyznano {}.", POINTS.count(outcome.granted.0)),
    }
}

fn granted(points: Points, cut: Points) -> String {
    let granted = format!("Przyznaliśmy {}.", POINTS.count(points.0));
    if cut == Points::ZERO {
        return granted;
    }
    format!("{granted} Limit punktów zmniejszył tę liczbę o{NO_BREAK_SPACE}{}.", POINTS.count(cut.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(decided: usize, granted: i64, cut: i64) -> Outcome {
        Outcome { decided, granted: Points(granted), cut: Points(cut) }
    }

    fn filled((template, values): Notice) -> String {
        let values = values.each_ref().map(|(name, value)| (*name, value.as_str()));
        template.fill(&template.original(), &values).body
    }

    fn content(status: InvoiceStatus, total: i64, outcome: &Outcome) -> String {
        participant("FV/1/2025", status, Points(total), outcome, Answered::default()).map(filled).unwrap_or_default()
    }

    #[test]
    fn the_participant_reads_what_became_of_the_invoice() {
        let whole = content(InvoiceStatus::Accepted, 200, &outcome(1, 200, 0));
        assert_eq!(whole, "Faktura FV/1/2025 została rozpatrzona. Przyznaliśmy 200\u{a0}punktów.");
        let rest = content(InvoiceStatus::Partial, 222, &outcome(1, 22, 0));
        assert_eq!(rest, "Faktura FV/1/2025 została rozpatrzona. Przyznaliśmy 222\u{a0}punkty.");
        let cut = content(InvoiceStatus::Limit, 1, &outcome(1, 1, 400));
        assert_eq!(
            cut,
            "Faktura FV/1/2025 została rozpatrzona. Przyznaliśmy 1\u{a0}punkt. \
             Limit punktów zmniejszył tę liczbę o\u{a0}400\u{a0}punktów."
        );
        let part = content(InvoiceStatus::Pending, 5, &outcome(1, 5, 0));
        assert_eq!(
            part,
            "Rozpatrzyliśmy część pozycji faktury FV/1/2025. Przyznaliśmy 5\u{a0}punktów. \
             Pozostałe pozycje czekają na decyzję."
        );
    }

    #[test]
    fn the_answer_to_an_appeal_says_what_became_of_it() {
        let answered = |accepted, rejected| {
            let (granted, answered) = (outcome(1, 50, 0), Answered { accepted, rejected });
            participant("FV/1", InvoiceStatus::Partial, Points(250), &granted, answered).map(filled)
        };
        let said = answered(1, 0).unwrap_or_default();
        assert_eq!(said, "Faktura FV/1: uwzględniliśmy Twoją prośbę. Przyznaliśmy 50\u{a0}punktów.");
        assert!(answered(0, 1).is_some_and(|said| said.contains("podtrzymujemy odrzucenie")));
        assert!(answered(1, 1).is_some_and(|said| said.contains("część Twoich próśb. Przyznaliśmy 50")));
    }

    #[test]
    fn a_form_that_is_only_kept_is_no_news() {
        let kept = participant("FV/1", InvoiceStatus::Pending, Points(0), &outcome(0, 0, 0), Answered::default());
        assert!(kept.is_none());
    }
}
