//! Notifications by e-mail or SMS, for participants who have consented to them.
use plon_domain::email::Email;
use plon_domain::phone::Phone;
use plon_message_templates::notifications as templates;

use super::model::NewNotification;
use super::store;
use crate::messages::{self, Letter, MessageContext, PushNote};
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
    let about = MessageContext::to(&templates::EMAIL, to);
    let email = ways.by_email.then(|| Email::parse(&ways.email).ok()).flatten();
    let phone = ways.by_sms.then(|| Phone::parse(&ways.phone).ok()).flatten();
    match (email, phone) {
        (Some(email), _) => {
            let values = [("tytuł", title), ("treść", content)];
            messages::queue_template_email(tx, &email, (&templates::EMAIL, &values), about, now).await?;
        }
        (None, Some(phone)) => {
            messages::queue_template_sms(tx, &phone, (&templates::SMS, &[("treść", content)]), about, now).await?;
        }
        (None, None) => {}
    }
    Ok(())
}

/// Notifies a participant in the words of a template, as `notify_with_message` does.
pub async fn notify_by_template(
    tx: &mut Tx,
    to: ParticipantId,
    letter: Letter<'_>,
    page: &str,
    now: Timestamp,
) -> sqlx::Result<()> {
    let text = messages::write(tx, letter, Some(to)).await?;
    notify_with_message(tx, to, &NewNotification { title: &text.subject, content: &text.body, page }, now).await
}
