//! Notifies each participant once about what an import of sales has brought.
use plon_domain::number::NO_BREAK_SPACE;
use plon_domain::points::Points;
use plon_domain::text::Plural;
use plon_message_templates::invoices::OF_DISTRIBUTOR;

use super::store::{self, NotificationTotals};
use plon_imports::Accepted;
use plon_kernel::db::Tx;
use plon_kernel::types::Timestamp;
use plon_platform::notifications;

/// Participants notified in one transaction.
const AT_ONCE: i64 = 100;

const INVOICES: Plural = Plural { one: "fakturę", few: "faktury", many: "faktur" };

/// Notifies the next participants; true when nobody was left.
pub async fn notify_next(tx: &mut Tx, import: Accepted, now: Timestamp) -> sqlx::Result<bool> {
    let untold = store::claim_pending_notifications(tx, import.id, AT_ONCE).await?;
    let texts: Vec<_> = untold.iter().map(|one| values(one.news)).collect();
    let values: Vec<_> =
        texts.iter().map(|values| values.each_ref().map(|(name, value)| (*name, value.as_str()))).collect();
    let letters =
        untold.iter().zip(&values).map(|(one, values)| (one.participant_id, (&OF_DISTRIBUTOR, values.as_slice())));
    notifications::notify_all_by_template(tx, &letters.collect::<Vec<_>>(), "/moje-faktury", now).await?;
    Ok(untold.is_empty())
}

fn values(news: NotificationTotals) -> [(&'static str, String); 3] {
    let cut = match news.cut > 0 {
        true => format!("Limit punktów zmniejszył tę liczbę o{NO_BREAK_SPACE}{}.", Points(news.cut).to_polish()),
        false => String::new(),
    };
    [("faktury", INVOICES.count(news.invoices)), ("punkty", Points(news.points).to_polish()), ("limit", cut)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn content(news: NotificationTotals) -> String {
        let values = values(news);
        let values = values.each_ref().map(|(name, value)| (*name, value.as_str()));
        OF_DISTRIBUTOR.fill(&OF_DISTRIBUTOR.original(), &values).body
    }

    #[test]
    fn a_participant_reads_what_the_data_brought() {
        assert_eq!(
            content(NotificationTotals { invoices: 1, points: 200, cut: 0 }),
            "Z\u{a0}danych dystrybutora przyjęliśmy 1\u{a0}fakturę. Przyznaliśmy 200\u{a0}pkt."
        );
        assert_eq!(
            content(NotificationTotals { invoices: 5, points: 0, cut: 40 }),
            "Z\u{a0}danych dystrybutora przyjęliśmy 5\u{a0}faktur. Przyznaliśmy 0\u{a0}pkt. \
             Limit punktów zmniejszył tę liczbę o\u{a0}40\u{a0}pkt."
        );
    }
}
