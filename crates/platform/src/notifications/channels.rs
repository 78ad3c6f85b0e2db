//! Notifications by e-mail or SMS, for participants who have consented to them.
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use plon_domain::email::Email;
use plon_domain::phone::Phone;
use plon_message_templates::{Template, TemplateText, load_text, notifications as templates};

use super::model::NewNotification;
use super::store::{self, ContactsRow};
use crate::messages::{self, Letter, MessageContext, PushNote};
use plon_kernel::bulk::CHUNK;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::Timestamp;
use plon_kernel::write_batch::WriteBatch;

/// Notifies a participant about their invoices, points or orders, in the transaction of the event: in the portal, on
/// the devices that take push messages, and by the channel that they consented to, e-mail if they want it, else SMS.
pub async fn notify_with_message(
    tx: &mut Tx,
    to: ParticipantId,
    news: &NewNotification<'_>,
    now: Timestamp,
) -> sqlx::Result<()> {
    notify_all(tx, &[(to, *news)], now).await
}

/// Notifies many participants, as `notify_with_message` does.
pub async fn notify_all(
    tx: &mut Tx,
    news: &[(ParticipantId, NewNotification<'_>)],
    now: Timestamp,
) -> sqlx::Result<()> {
    store::insert_notifications(tx, news, now).await?;
    for some in news.chunks(CHUNK) {
        let ways = store::list_contacts(tx, some.iter().map(|(to, _)| *to)).await?;
        let ways: BTreeMap<ParticipantId, ContactsRow> =
            ways.into_iter().map(|row| (row.participant_id, row)).collect();
        for (to, news) in some {
            if let Some(ways) = ways.get(to) {
                send(tx, ways, news, now).await?;
            }
        }
    }
    Ok(())
}

async fn send(tx: &mut Tx, ways: &ContactsRow, news: &NewNotification<'_>, now: Timestamp) -> sqlx::Result<()> {
    let (to, NewNotification { title, content, page }) = (ways.participant_id, *news);
    if ways.by_push {
        messages::queue_push(tx, to, &PushNote { title, content, page }, now).await?;
    }
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

/// Participant with what a notification by a template needs of them, read before a transaction that many wait for.
#[derive(Debug)]
pub struct Addressee<'a> {
    id: ParticipantId,
    template: &'a Template,
    text: TemplateText,
    ways: Option<ContactsRow>,
}

impl<'a> Addressee<'a> {
    pub async fn load(db: &mut impl Read, id: ParticipantId, template: &'a Template) -> sqlx::Result<Addressee<'a>> {
        let ways = store::list_contacts(db, std::iter::once(id)).await?.pop();
        Ok(Addressee { id, template, text: load_text(db, template).await?, ways })
    }

    /// Notifies them, as `notify_by_template` does; in the portal with the batch's other writes.
    pub async fn notify(
        &self,
        (tx, batch): (&mut Tx, &mut WriteBatch),
        values: &[(&str, &str)],
        page: &str,
        now: Timestamp,
    ) -> sqlx::Result<()> {
        let text = messages::fill(tx, (self.template, values), &self.text, Some(self.id)).await?;
        let news = NewNotification { title: &text.subject, content: &text.body, page };
        store::insert_notification(batch, self.id, &news, now);
        match &self.ways {
            Some(ways) => send(tx, ways, &news, now).await,
            None => Ok(()),
        }
    }
}

/// Notifies a participant in the words of a template, as `notify_with_message` does.
pub async fn notify_by_template(
    tx: &mut Tx,
    to: ParticipantId,
    letter: Letter<'_>,
    page: &str,
    now: Timestamp,
) -> sqlx::Result<()> {
    notify_all_by_template(tx, &[(to, letter)], page, now).await
}

/// Notifies many participants in the words of templates, as `notify_by_template` does; each template is read once.
pub async fn notify_all_by_template(
    tx: &mut Tx,
    letters: &[(ParticipantId, Letter<'_>)],
    page: &str,
    now: Timestamp,
) -> sqlx::Result<()> {
    let mut texts: BTreeMap<&str, TemplateText> = BTreeMap::new();
    let mut filled = Vec::with_capacity(letters.len());
    for (to, letter) in letters {
        let text = match texts.entry(letter.0.key) {
            Entry::Occupied(read) => read.into_mut(),
            Entry::Vacant(unread) => unread.insert(load_text(tx, letter.0).await?),
        };
        filled.push((*to, messages::fill(tx, *letter, text, Some(*to)).await?));
    }
    let news =
        filled.iter().map(|(to, text)| (*to, NewNotification { title: &text.subject, content: &text.body, page }));
    notify_all(tx, &news.collect::<Vec<_>>(), now).await
}
