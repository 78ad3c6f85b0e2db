//! Messages written by their templates, in the words that hold when they are queued.
use plon_domain::email::Email;
use plon_domain::phone::Phone;
use plon_domain::placeholder;
use plon_message_templates::{PARTICIPANT, Template, TemplateText, load_text};

use super::{Brand, MessageContext, queue_email, queue_list_email, queue_sms, store};
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{MessageId, ParticipantId};
use plon_kernel::types::Timestamp;

/// Template with its own values.
pub type Letter<'a> = (&'a Template, &'a [(&'a str, &'a str)]);

/// Puts an SMS into the outbox, as `queue_sms` does.
pub async fn queue_template_sms(
    tx: &mut Tx,
    to: &Phone,
    letter: Letter<'_>,
    about: MessageContext,
    now: Timestamp,
) -> sqlx::Result<MessageId> {
    let text = write(tx, letter, about.participant).await?;
    queue_sms(tx, to, &text.body, about, now).await
}

/// Puts an e-mail into the outbox, as `queue_email` does.
pub async fn queue_template_email(
    tx: &mut Tx,
    to: &Email,
    letter: Letter<'_>,
    about: MessageContext,
    now: Timestamp,
) -> sqlx::Result<MessageId> {
    let text = write(tx, letter, about.participant).await?;
    queue_email(tx, to, &text.subject, &text.body, about, now).await
}

/// Puts a mailing-list e-mail into the outbox, as `queue_list_email` does.
pub async fn queue_template_list_email(
    tx: &mut Tx,
    to: &Email,
    letter: Letter<'_>,
    leave_url: &str,
    about: MessageContext,
    now: Timestamp,
) -> sqlx::Result<()> {
    let text = write(tx, letter, about.participant).await?;
    queue_list_email(tx, to, (&text.subject, &text.body), leave_url, about, now).await?;
    Ok(())
}

/// Values that a message may name besides those of its template: the programme's, and the participant's.
pub async fn load_common_values(
    db: &mut impl Read,
    participant: Option<ParticipantId>,
) -> sqlx::Result<Vec<(&'static str, String)>> {
    let mut values = Brand::load(db).await?.values();
    if let Some(participant) = participant {
        values.extend(store::list_participant_values(db, participant).await?);
    }
    Ok(values)
}

/// The text of a template that holds now, with all values in it.
pub async fn write(
    tx: &mut Tx,
    (template, values): Letter<'_>,
    participant: Option<ParticipantId>,
) -> sqlx::Result<TemplateText> {
    let text = load_text(tx, template).await?;
    fill(tx, (template, values), &text, participant).await
}

/// A template's text, with all values in it.
pub async fn fill(
    db: &mut impl Read,
    (template, values): Letter<'_>,
    text: &TemplateText,
    participant: Option<ParticipantId>,
) -> sqlx::Result<TemplateText> {
    let names = [placeholder::names(&text.subject), placeholder::names(&text.body)].concat();
    let is_personal = PARTICIPANT.iter().any(|variable| names.iter().any(|name| name == variable.name));
    let of_whom = participant.filter(|_| template.is_to_participant && is_personal);
    // Most texts name nothing beside their own values: orders under load do not wait for what nobody reads.
    let has_all = names.iter().all(|name| values.iter().any(|(own, _)| own == name));
    let common = if has_all { Vec::new() } else { load_common_values(db, of_whom).await? };
    let common = common.iter().map(|(name, value)| (*name, value.as_str()));
    Ok(template.fill(text, &values.iter().copied().chain(common).collect::<Vec<_>>()))
}
