//! Messages of registration: invitations, welcomes, approvals and refusals.
use jiff::civil::Date;
use plon_domain::audience::AccountType;
use plon_domain::email::Email;
use plon_message_templates::registration::{
    APPROVED, FIRST_LOGIN_EMAIL, FIRST_LOGIN_SMS, INVITATION_PARTNER, INVITATION_RETAIL, INVITATION_SMS, RECEIVED,
    REFUSED, WELCOME,
};

use super::form::Registration;
use super::invitations::InvitationChannel;
use plon_kernel::db::Tx;
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::messages::{self, MessageContext};

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
    let last_day = letter.last_day.strftime("%d.%m.%Y").to_string();
    let values = [("link", letter.address.as_str()), ("ostatni dzień", last_day.as_str()), ("kod", letter.code)];
    let now = app.clock.now();
    match way {
        InvitationChannel::Sms(phone) => {
            let about = MessageContext::of(&INVITATION_SMS).secret_until(letter.expires_at);
            messages::queue_template_sms(tx, phone, (&INVITATION_SMS, &values), about, now).await?;
        }
        InvitationChannel::Email(email) => {
            let template = match letter.account_type {
                AccountType::Retail => &INVITATION_RETAIL,
                AccountType::Partner => &INVITATION_PARTNER,
            };
            let about = MessageContext::of(template).secret_until(letter.expires_at);
            messages::queue_template_email(tx, email, (template, &values), about, now).await?;
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
    let template = match account_type {
        AccountType::Retail => &WELCOME,
        AccountType::Partner => &RECEIVED,
    };
    let link = first_login_at(app);
    let about = MessageContext::to(template, participant);
    messages::queue_template_email(tx, &new.email, (template, &[("link", &link)]), about, app.clock.now()).await?;
    Ok(())
}

/// Tells a partner of the approval.
pub async fn send_approval(tx: &mut Tx, app: &App, to: &Email, participant: ParticipantId) -> Result<(), ApiError> {
    let link = first_login_at(app);
    let about = MessageContext::to(&APPROVED, participant);
    messages::queue_template_email(tx, to, (&APPROVED, &[("link", &link)]), about, app.clock.now()).await?;
    Ok(())
}

/// Tells somebody of a refusal, with the reason.
pub async fn send_refusal(tx: &mut Tx, to: &Email, reason: &str, now: Timestamp) -> Result<(), ApiError> {
    let about = MessageContext::of(&REFUSED);
    messages::queue_template_email(tx, to, (&REFUSED, &[("powód", reason)]), about, now).await?;
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
    let link = first_login_at(app);
    let values = [("link", link.as_str())];
    match way {
        InvitationChannel::Sms(phone) => {
            let about = MessageContext::to(&FIRST_LOGIN_SMS, participant);
            messages::queue_template_sms(tx, phone, (&FIRST_LOGIN_SMS, &values), about, now).await?;
        }
        InvitationChannel::Email(email) => {
            let about = MessageContext::to(&FIRST_LOGIN_EMAIL, participant);
            messages::queue_template_email(tx, email, (&FIRST_LOGIN_EMAIL, &values), about, now).await?;
        }
    }
    Ok(())
}

fn first_login_at(app: &App) -> String {
    format!("{}/#!pierwsze-logowanie", app.public_url)
}
