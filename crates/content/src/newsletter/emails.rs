//! E-mails about the subscription: the question, the welcome, and the unsubscribe link.
use plon_domain::email::Email;
use plon_message_templates::Template;
use plon_message_templates::contact::{NEWSLETTER_CONFIRMATION, NEWSLETTER_KNOWN, NEWSLETTER_WELCOME};

use super::leave_page;
use plon_kernel::db::Tx;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::messages::{self, MessageContext};

/// Asks the owner of an address to confirm. The link holds a secret, so the text is wiped once sent.
pub async fn send_confirmation(tx: &mut Tx, app: &App, to: &Email, link: &str, until: Timestamp) -> sqlx::Result<()> {
    let last_day = app.clock.day_of(until).0.strftime("%d.%m.%Y").to_string();
    let values = [("link", link), ("ostatni dzień", &last_day)];
    let about = MessageContext::of(&NEWSLETTER_CONFIRMATION).secret_until(until);
    messages::queue_template_email(tx, to, (&NEWSLETTER_CONFIRMATION, &values), about, app.clock.now()).await?;
    Ok(())
}

/// Welcomes a new reader, with the unsubscribe link.
pub async fn send_welcome(tx: &mut Tx, app: &App, to: &Email, leave_key: &str) -> sqlx::Result<()> {
    to_reader(tx, app, to, &NEWSLETTER_WELCOME, leave_key).await
}

/// Answers a repeated subscription of a reader who is already on the list.
pub async fn on_the_list(tx: &mut Tx, app: &App, to: &Email, leave_key: &str) -> sqlx::Result<()> {
    to_reader(tx, app, to, &NEWSLETTER_KNOWN, leave_key).await
}

async fn to_reader(tx: &mut Tx, app: &App, to: &Email, template: &Template, leave_key: &str) -> sqlx::Result<()> {
    let link = leave_page(app, leave_key);
    let by_post = format!("{}/api/v1/newsletter/leave/{leave_key}", app.public_url);
    let (values, about) = ([("link", link.as_str())], MessageContext::of(template));
    messages::queue_template_list_email(tx, to, (template, &values), &by_post, about, app.clock.now()).await
}
