//! Notifies each participant once about what an import of sales has brought.
use plon_domain::number::NO_BREAK_SPACE;
use plon_domain::points::Points;
use plon_domain::text::Plural;

use super::store::{self, NotificationTotals};
use plon_imports::Accepted;
use plon_kernel::db::Tx;
use plon_kernel::types::Timestamp;
use plon_platform::notifications::{self, NewNotification};

/// Participants notified in one transaction.
const AT_ONCE: i64 = 100;

const TITLE: &str = "Faktury od dystrybutora";
const INVOICES: Plural = Plural { one: "fakturę", few: "faktury", many: "faktur" };

/// Notifies the next participants; true when nobody was left.
pub async fn notify_next(tx: &mut Tx, import: Accepted, now: Timestamp) -> sqlx::Result<bool> {
    let untold = store::claim_pending_notifications(tx, import.id, AT_ONCE).await?;
    for one in &untold {
        let content = content(one.news);
        let news = NewNotification { title: TITLE, content: &content, page: "/moje-faktury" };
        notifications::notify_with_message(tx, one.participant_id, &news, now).await?;
    }
    Ok(untold.is_empty())
}

fn content(news: NotificationTotals) -> String {
    let invoices = INVOICES.count(news.invoices);
    let granted = Points(news.points).to_polish();
    let mut content = format!("Z{NO_BREAK_SPACE}danych dystrybutora przyjęliśmy {invoices}. Przyznaliśmy {granted}.");
    if news.cut > 0 {
        content += &format!(" Limit punktów zmniejszył tę liczbę o{NO_BREAK_SPACE}{}.", Points(news.cut).to_polish());
    }
    content
}

#[cfg(test)]
mod tests {
    use super::*;

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
