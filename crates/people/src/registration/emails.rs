//! Messages of registration: invitations, welcomes, approvals and refusals.
use jiff::civil::Date;
use plon_domain::audience::AccountType;
use plon_domain::email::Email;

use super::form::Registration;
use super::invitations::InvitationChannel;
use plon_kernel::db::Tx;
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::messages::{self, Brand, MessageContext};

const INVITATION: &str = "registration.invitation";
const WELCOME: &str = "registration.welcome";
const FIRST_LOGIN: &str = "registration.first_login";
const RECEIVED: &str = "registration.received";
const REFUSED: &str = "registration.refused";

/// Data of an invitation's message.
pub struct InvitationEmail<'a> {
    pub account_type: AccountType,
    pub address: String,
    pub code: &'a str,
    pub last_day: Date,
    pub expires_at: Timestamp,
}

/// Sends the invitation. Its URL holds a secret, so the text is wiped once it is sent.
pub async fn send_invitation(
    tx: &mut Tx,
    app: &App,
    way: &InvitationChannel,
    letter: &InvitationEmail<'_>,
) -> Result<(), ApiError> {
    let brand = Brand::load(tx).await?;
    let about =
        MessageContext { purpose: INVITATION, participant: None, expires_at: Some(letter.expires_at), secret: true };
    let (address, code, name, now) = (&letter.address, letter.code, &brand.name, app.clock.now());
    let last_day = letter.last_day.strftime("%d.%m.%Y");
    match way {
        InvitationChannel::Sms(phone) => {
            // Without Polish letters an SMS holds 160 characters instead of 70, and the URL is long.
            let text = format!("Zaproszenie do programu {name}. Zarejestruj sie do {last_day}: {address}");
            messages::queue_sms(tx, phone, &text, about, now).await?;
        }
        InvitationChannel::Email(email) => {
            let offer = match letter.account_type {
                AccountType::Retail => "Kupuj produkty, zbieraj punkty, ciesz się nagrodami.",
                AccountType::Partner => {
                    "Jako partner polecasz program swoim klientom i\u{a0}pierwszy wiesz o\u{a0}promocjach."
                }
            };
            let text = brand.sign(&format!(
                "zapraszamy Cię do programu {name}. {offer}\n\n\
                 Zarejestruj się pod tym adresem:\n{address}\n\n\
                 Zaproszenie jest tylko dla Ciebie i działa raz, do {last_day}. Kod rejestracyjny: {code}."
            ));
            messages::queue_email(tx, email, &format!("Zaproszenie do programu {name}"), &text, about, now).await?;
        }
    }
    Ok(())
}

/// Sends the first e-mail to a newly registered participant.
pub async fn send_welcome(
    tx: &mut Tx,
    app: &App,
    account_type: AccountType,
    participant: ParticipantId,
    new: &Registration,
) -> Result<(), ApiError> {
    let brand = Brand::load(tx).await?;
    let name = &brand.name;
    let (purpose, subject, text) = match account_type {
        AccountType::Retail => (
            WELCOME,
            format!("Witaj w programie {name}"),
            format!("Twoje konto w programie {name} jest gotowe.{}", way_in(app)),
        ),
        AccountType::Partner => (
            RECEIVED,
            format!("Przyjęliśmy Twoje zgłoszenie do programu {name}"),
            "dziękujemy za zgłoszenie. Sprawdzimy je i napiszemy do Ciebie, gdy konto będzie gotowe.".to_owned(),
        ),
    };
    let about = MessageContext { purpose, participant: Some(participant), expires_at: None, secret: false };
    messages::queue_email(tx, &new.email, &subject, &brand.sign(&text), about, app.clock.now()).await?;
    Ok(())
}

/// Tells a partner of the approval.
pub async fn send_approval(tx: &mut Tx, app: &App, to: &Email, participant: ParticipantId) -> Result<(), ApiError> {
    let brand = Brand::load(tx).await?;
    let subject = format!("Witaj w programie {}", brand.name);
    let text = format!("Twoje zgłoszenie zostało przyjęte i konto partnera jest gotowe.{}", way_in(app));
    let about = MessageContext { purpose: WELCOME, participant: Some(participant), expires_at: None, secret: false };
    messages::queue_email(tx, to, &subject, &brand.sign(&text), about, app.clock.now()).await?;
    Ok(())
}

/// Tells somebody of a refusal, with the reason.
pub async fn send_refusal(tx: &mut Tx, to: &Email, reason: &str, now: Timestamp) -> Result<(), ApiError> {
    let brand = Brand::load(tx).await?;
    let subject = format!("Twoje zgłoszenie do programu {}", brand.name);
    let text = format!("nie mogliśmy przyjąć Twojego zgłoszenia do programu {}.\n\nPowód: {reason}", brand.name);
    let about = MessageContext { purpose: REFUSED, participant: None, expires_at: None, secret: false };
    messages::queue_email(tx, to, &subject, &brand.sign(&text), about, now).await?;
    Ok(())
}

/// Tells somebody who has an account how to sign in for the first time.
pub async fn first_login(
    tx: &mut Tx,
    app: &App,
    way: &InvitationChannel,
    participant: ParticipantId,
    now: Timestamp,
) -> Result<(), ApiError> {
    let brand = Brand::load(tx).await?;
    let about =
        MessageContext { purpose: FIRST_LOGIN, participant: Some(participant), expires_at: None, secret: false };
    match way {
        InvitationChannel::Sms(phone) => {
            let text = format!("Twoje konto w programie {} czeka. Ustaw haslo: {}", brand.name, first_login_at(app));
            messages::queue_sms(tx, phone, &text, about, now).await?;
        }
        InvitationChannel::Email(email) => {
            let subject = format!("Twoje konto w programie {} czeka", brand.name);
            let text = brand.sign(&format!("Twoje konto w programie {} czeka na Ciebie.{}", brand.name, way_in(app)));
            messages::queue_email(tx, email, &subject, &text, about, now).await?;
        }
    }
    Ok(())
}

fn way_in(app: &App) -> String {
    format!(
        " Przed pierwszym logowaniem ustaw hasło: podaj swój NIP, a wyślemy Ci kod SMS.\n\nPierwsze logowanie:\n{}",
        first_login_at(app)
    )
}

fn first_login_at(app: &App) -> String {
    format!("{}/#!pierwsze-logowanie", app.public_url)
}
