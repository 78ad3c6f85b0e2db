//! Notifications by e-mail or SMS, for participants who have consented to them.
use plon_domain::email::Email;
use plon_domain::phone::Phone;

use super::model::NewNotification;
use super::store;
use crate::messages::{self, MessageContext, PushNote};
use plon_kernel::db::Tx;
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::Timestamp;

/// Notifies a participant about their invoices, points or orders, in the transaction of the event: in the portal, on
/// the devices that take push messages, and by the channel that they consented to, e-mail if they want it, else SMS.
pub async fn notify_with_message(
    tx: &mut Tx,
    to: ParticipantId,
    news: &NewNotification<'_>,
    now: Timestamp,
) -> sqlx::Result<()> {
    let NewNotification { title, content, page } = *news;
    store::insert_notification(tx, to, news, now).await?;
    messages::queue_push(tx, to, &PushNote { title, content, page }, now).await?;
    let Some(ways) = store::find_contacts(tx, to).await? else { return Ok(()) };
    let about =
        MessageContext { purpose: "notifications.tell", participant: Some(to), expires_at: None, secret: false };
    let email = ways.by_email.then(|| Email::parse(&ways.email).ok()).flatten();
    let phone = ways.by_sms.then(|| Phone::parse(&ways.phone).ok()).flatten();
    match (email, phone) {
        (Some(email), _) => {
            let text = format!("Dzień dobry,\n\n{content}\n\n{WHY}");
            messages::queue_email(tx, &email, title, &text, about, now).await?;
        }
        (None, Some(phone)) => {
            messages::queue_sms(tx, &phone, content, about, now).await?;
        }
        (None, None) => {}
    }
    Ok(())
}

const WHY: &str =
    "Szczegóły są w\u{a0}portalu. Tę wiadomość wysyłamy za Twoją zgodą, którą możesz wycofać w\u{a0}swoim profilu.";
