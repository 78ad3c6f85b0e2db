//! Texts of contact: to the sender, the programme and the representative, and the answer.
use plon_domain::contact::ContactTopic;
use plon_domain::email::Email;
use plon_message_templates::contact::{ANSWER, FORWARDED, NEW, RECEIVED};

use super::model::NewContactMessage;
use super::store::{MessageRow, SenderRow};
use plon_kernel::db::Tx;
use plon_kernel::ids::ContactMessageId;
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::messages::{self, Brand, MessageContext};
use plon_platform::notifications::{self, NewNotification};

/// Confirms receipt to the sender. It holds nothing of what they typed: the address may be a stranger's, and nobody
/// must be able to send text to strangers through the programme.
pub async fn send_receipt(tx: &mut Tx, written: &NewContactMessage, now: Timestamp) -> sqlx::Result<()> {
    let Some(email) = &written.email else { return Ok(()) };
    let about = MessageContext { participant: written.participant, ..MessageContext::of(&RECEIVED) };
    let values = [("temat", written.topic.label())];
    messages::queue_template_email(tx, email, (&RECEIVED, &values), about, now).await?;
    Ok(())
}

/// Tells the programme that a message waits. Its text is read in the back office, where it is erased with its
/// sender's data.
pub async fn notify_programme(
    tx: &mut Tx,
    app: &App,
    id: ContactMessageId,
    written: &NewContactMessage,
) -> sqlx::Result<()> {
    let brand = Brand::load(tx).await?;
    let Ok(email) = Email::parse(&brand.email) else { return Ok(()) };
    let from = if written.participant.is_some() { "od uczestnika" } else { "od gościa portalu" };
    let link = format!("{}/zaplecze/kontakt/{}", app.public_url, id.0);
    let values = [("temat", written.topic.label()), ("od kogo", from), ("link", &link)];
    let about = MessageContext { participant: written.participant, ..MessageContext::of(&NEW) };
    messages::queue_template_email(tx, &email, (&NEW, &values), about, app.clock.now()).await?;
    Ok(())
}

/// Forwards a participant's message to their representative, if there is one.
pub async fn forward_to_representative(
    tx: &mut Tx,
    written: &NewContactMessage,
    sender: &SenderRow,
    now: Timestamp,
) -> sqlx::Result<()> {
    let Some(Ok(to)) = sender.representative_email.as_deref().map(Email::parse) else { return Ok(()) };
    let ways = [written.email.as_ref().map(Email::as_str), written.phone.as_ref().map(|phone| phone.as_str())];
    let ways = ways.into_iter().flatten().collect::<Vec<_>>().join(", ");
    let values = [
        ("nadawca", written.name.as_str()),
        ("firma", &sender.company_name),
        ("NIP", &sender.nip),
        ("kontakt", &ways),
        ("temat", written.topic.label()),
        ("wiadomość", &written.message),
    ];
    let about = MessageContext { participant: written.participant, ..MessageContext::of(&FORWARDED) };
    messages::queue_template_email(tx, &to, (&FORWARDED, &values), about, now).await?;
    Ok(())
}

/// Sends an operator's answer by e-mail; a participant is also told in the portal.
pub async fn send_answer(
    tx: &mut Tx,
    row: &MessageRow,
    answer: &str,
    (day, now): (BusinessDate, Timestamp),
) -> Result<(), ApiError> {
    let email = row.email.as_deref().and_then(|email| Email::parse(email).ok());
    if let Some(email) = &email {
        let (day, quoted) = (day.0.strftime("%d.%m.%Y").to_string(), quoted(&row.message));
        let values = [("odpowiedź", answer), ("temat", row.topic.label()), ("dzień", &day), ("wiadomość", &quoted)];
        let about = MessageContext { participant: row.participant_id, ..MessageContext::of(&ANSWER) };
        messages::queue_template_email(tx, email, (&ANSWER, &values), about, now).await?;
    }
    if let Some(participant) = row.participant_id {
        let content = match email {
            Some(email) => format!("Wysłaliśmy ją na adres {email}."),
            None => answer.to_owned(),
        };
        let news =
            NewNotification { title: &subject(row.topic), content: &content, page: "/kontakt-z-przedstawicielem" };
        notifications::notify_in_app(tx, participant, &news, now).await?;
    }
    Ok(())
}

fn subject(topic: ContactTopic) -> String {
    format!("Odpowiedź na Twoją wiadomość: {}", topic.label())
}

/// Quotes a text as e-mails do.
fn quoted(text: &str) -> String {
    text.lines().map(|line| format!("> {line}")).collect::<Vec<_>>().join("\n")
}
