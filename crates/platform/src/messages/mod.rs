//! Messages: SMS and e-mail, written with their cause, sent by a worker afterwards.
mod brand;
mod desk;
mod reports;
mod senders;
mod settings;
mod store;
mod worker;

use crate::openapi::{ApiRouter, routes};
use plon_domain::email::Email;
use plon_domain::message::Channel;
use plon_domain::phone::Phone;

pub use brand::Brand;
pub use desk::{Outbox, outbox};
pub use senders::{Senders, Times};
pub use settings::{Messages, Sms, Smtp, SmtpTls};
pub use worker::{work, work_once};

use plon_kernel::columns::{At, MessageId, ParticipantId};
use plon_kernel::db::Tx;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .merge(desk::routes())
        .routes(routes!(reports::receive_sms_report_by_get))
        .routes(routes!(reports::receive_sms_report_by_post))
}

/// What a message is about.
#[derive(Debug, Clone, Copy)]
pub struct About {
    /// Its cause as `feature.what`: `auth.code`, `registration.invitation`.
    pub purpose: &'static str,
    pub participant: Option<ParticipantId>,
    /// Past it the message is of no use and is not sent any more.
    pub expires_at: Option<At>,
    /// The text holds a code or a link that signs somebody in: it is wiped once it is sent, and no operator reads it.
    pub secret: bool,
}

/// Lays an SMS into the outbox, in the transaction that makes it true.
pub async fn sms(tx: &mut Tx, to: &Phone, text: &str, about: About, now: At) -> sqlx::Result<MessageId> {
    store::insert(tx, Channel::Sms, to.as_str(), None, text, about, now).await
}

/// Lays an e-mail into the outbox, in the transaction that makes it true.
pub async fn email(
    tx: &mut Tx,
    to: &Email,
    subject: &str,
    text: &str,
    about: About,
    now: At,
) -> sqlx::Result<MessageId> {
    store::insert(tx, Channel::Email, to.as_str(), Some(subject), text, about, now).await
}

/// The same to somebody on a list: their mail program offers to take them off it at `leave_url`, in one step.
pub async fn list_email(
    tx: &mut Tx,
    to: &Email,
    (subject, text): (&str, &str),
    leave_url: &str,
    about: About,
    now: At,
) -> sqlx::Result<()> {
    let id = email(tx, to, subject, text, about, now).await?;
    store::leaves_at(tx, id, leave_url).await
}

/// Forgets messages that came to rest before `before`, some at a time; how many they were.
pub async fn forget(tx: &mut Tx, before: At, most: i64) -> sqlx::Result<u64> {
    store::forget(tx, before, most).await
}
