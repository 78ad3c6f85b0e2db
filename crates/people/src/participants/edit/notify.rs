//! Notifies of a risky change at the old and at the new address, so that a thief cannot hide it.
use plon_domain::email::Email;
use plon_domain::phone::Phone;
use plon_message_templates::account;

use super::Risk;
use super::form::Edit;
use super::store::LockedContacts;
use plon_kernel::db::Tx;
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::Timestamp;
use plon_platform::messages::{self, Brand, MessageContext};
use plon_platform::notifications::{self, NewNotification};

/// Notifies of every risky change by e-mail and SMS, and in the portal.
pub async fn of_changes(
    tx: &mut Tx,
    participant: ParticipantId,
    known: &LockedContacts,
    edit: &Edit,
    risks: &[Risk],
    now: Timestamp,
) -> sqlx::Result<()> {
    if risks.is_empty() {
        return Ok(());
    }
    let what: Vec<&str> = risks.iter().map(named).collect();
    let what = what.join(", ");
    let (to_email, to_phone) = (&account::PROFILE_CHANGED_EMAIL, &account::PROFILE_CHANGED_SMS);
    let values = [("zmiany", what.as_str())];
    for email in emails(known, edit) {
        let about = MessageContext::to(to_email, participant);
        messages::queue_template_email(tx, &email, (to_email, &values), about, now).await?;
    }
    for phone in phones(known, edit) {
        let about = MessageContext::to(to_phone, participant);
        messages::queue_template_sms(tx, &phone, (to_phone, &values), about, now).await?;
    }
    let if_not_you = format!("Jeśli to nie Ty, zadzwoń od razu na {}.", Brand::load(tx).await?.hotline());
    let content =
        format!("Zmieniły się dane: {what}. Przez 48\u{a0}godzin od tej zmiany nie wysyłamy przelewów. {if_not_you}");
    let news =
        NewNotification { title: "Zmieniły się dane w\u{a0}Twoim profilu", content: &content, page: "/moj-profil" };
    notifications::notify_in_app(tx, participant, &news, now).await
}

fn named(risk: &Risk) -> &'static str {
    match risk {
        Risk::Email => "adres e-mail",
        Risk::Phone => "numer telefonu",
        Risk::BankAccount => "numer konta bankowego",
    }
}

/// The old address and, when it changes, the new one.
fn emails(known: &LockedContacts, edit: &Edit) -> Vec<Email> {
    let mut emails: Vec<Email> = Email::parse(&known.email).into_iter().collect();
    emails.extend(edit.email.clone());
    emails.dedup();
    emails
}

fn phones(known: &LockedContacts, edit: &Edit) -> Vec<Phone> {
    let mut phones: Vec<Phone> = Phone::parse(&known.phone).into_iter().collect();
    phones.extend(edit.phone.clone());
    phones.dedup();
    phones
}
