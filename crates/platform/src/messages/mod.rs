//! Messages: SMS, e-mail and push, written to the outbox with their cause and sent later by a worker.
mod admin;
mod brand;
mod look;
mod model;
mod reports;
mod senders;
mod settings;
mod store;
mod templated;
mod worker;

use crate::openapi::{ApiRouter, routes};
use crate::sessions::{self, SessionKind};
use plon_domain::email::Email;
use plon_domain::message::Channel;
use plon_domain::phone::Phone;

pub use admin::{Outbox, load_outbox};
pub use brand::Brand;
pub use look::MailLook;
pub use model::{MessageContext, PUSH_LIFE, PushNote};
pub use senders::{Outcome, OutgoingMessage, Senders, Times};
pub use settings::{Messages, Sms, Smtp, SmtpTls};
pub use templated::{
    Letter, fill, load_common_values, queue_template_email, queue_template_list_email, queue_template_sms, write,
};
pub use worker::{Transport, run, run_once, run_once_with, run_with};

use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{FileId, MessageId, ParticipantId};
use plon_kernel::types::Timestamp;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .merge(admin::routes())
        .routes(routes!(reports::receive_sms_report_by_get))
        .routes(routes!(reports::receive_sms_report_by_post))
}

/// Puts an SMS into the outbox, in the transaction of the change that it reports (transactional outbox).
pub async fn queue_sms(
    tx: &mut Tx,
    to: &Phone,
    text: &str,
    about: MessageContext,
    now: Timestamp,
) -> sqlx::Result<MessageId> {
    store::insert_message(tx, Channel::Sms, to.as_str(), None, text, about, now).await
}

/// Puts an e-mail into the outbox, in the transaction of the change that it reports.
pub async fn queue_email(
    tx: &mut Tx,
    to: &Email,
    subject: &str,
    text: &str,
    about: MessageContext,
    now: Timestamp,
) -> sqlx::Result<MessageId> {
    store::insert_message(tx, Channel::Email, to.as_str(), Some(subject), text, about, now).await
}

/// Puts a mailing-list e-mail into the outbox; mail programs offer one-click unsubscribe at `leave_url`.
pub async fn queue_list_email(
    tx: &mut Tx,
    to: &Email,
    (subject, text): (&str, &str),
    leave_url: &str,
    about: MessageContext,
    now: Timestamp,
) -> sqlx::Result<MessageId> {
    let id = queue_email(tx, to, subject, text, about, now).await?;
    store::set_unsubscribe_url(tx, id, leave_url).await?;
    Ok(id)
}

/// Has a file leave with an e-mail of the outbox.
pub async fn attach_file(tx: &mut Tx, id: MessageId, file: FileId) -> sqlx::Result<()> {
    store::set_file(tx, id, file).await
}

/// Puts a push message to each device of a participant into the outbox, in the transaction of the change that it
/// reports; returns their number.
pub async fn queue_push(tx: &mut Tx, to: ParticipantId, note: &PushNote<'_>, now: Timestamp) -> sqlx::Result<u64> {
    let times = (now, Timestamp(now.0 + PUSH_LIFE), sessions::idle_since(SessionKind::Participant, now));
    store::insert_push_messages(tx, to, (&note.body(), note.page), times).await
}

/// Number of messages of a purpose that are not sent yet, counted up to `most`.
pub async fn count_unsent(db: &mut impl Read, purpose: &str, most: i64) -> sqlx::Result<i64> {
    store::count_unsent(db, purpose, most).await
}

/// Deletes up to `most` messages finished before `before`; returns their number.
pub async fn delete_old_messages(tx: &mut Tx, before: Timestamp, most: i64) -> sqlx::Result<u64> {
    store::delete_old_messages(tx, before, most).await
}
