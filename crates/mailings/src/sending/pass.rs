//! Passing recipients to the outbox, a batch in one transaction.
use jiff::SignedDuration;
use plon_domain::consent::ConsentPurpose;
use plon_domain::email::Email;
use plon_domain::mailing::{MailingChannel, MailingStatus, OpenHours, Opening, SkipReason};
use plon_domain::phone::Phone;
use plon_kernel::clock::{instant_in_warsaw, time_in_warsaw};
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::MessageId;
use plon_kernel::types::Timestamp;
use plon_people::consents;
use plon_platform::app::App;
use plon_platform::messages::{self, MessageContext, PushNote};
use plon_platform::notifications::{self, NewNotification};

use super::PURPOSE;
use super::store::{self, Contact, RecipientRow};
use super::texts::{self, Texts};
use super::worker::Next;
use crate::leaving;
use crate::model::MailingRow;
use crate::rules::Rules;
use crate::store::lock_participant;

/// Recipients of a batch; more would hold SQLite's writer for too long.
const AT_ONCE: i64 = 50;

/// Unsent messages of mailings past which no more are queued: other messages do not wait behind thousands of ours, and
/// a stopped mailing has few on their way.
const MOST_UNSENT: i64 = 200;

/// Pause until the outbox has worked through some.
const BACKLOG_PAUSE: SignedDuration = SignedDuration::from_secs(5);

/// Longest pause in the quiet hours, which the settings may change meanwhile.
const QUIET_PAUSE: SignedDuration = SignedDuration::from_mins(5);

/// Period of the weekly cap.
const WEEK: SignedDuration = SignedDuration::from_hours(7 * 24);

/// Outcome of the pass for one recipient.
enum Passed {
    Queued { message: Option<MessageId>, leave_hash: Option<String> },
    Skipped(SkipReason),
}

/// Passes the next recipients whose channel may be used now; ends the mailing when none waits.
pub async fn pass_batch(app: &App, tx: &mut Tx, mailing: &MailingRow) -> anyhow::Result<Next> {
    let now = app.clock.now();
    if messages::count_unsent(tx, PURPOSE, MOST_UNSENT).await? >= MOST_UNSENT {
        return Ok(Next::Wait(Timestamp(now.0 + BACKLOG_PAUSE)));
    }
    let rules = Rules::load(tx).await?;
    let opening = opening(rules.hours, now)?;
    let may_ring = matches!(opening, Hours::Open(_));
    let waiting = store::list_waiting(tx, mailing.id, may_ring, AT_ONCE).await?;
    if waiting.is_empty() {
        return match opening {
            Hours::Closed(until) if store::has_waiting(tx, mailing.id).await? => {
                Ok(Next::Wait(until.min(Timestamp(now.0 + QUIET_PAUSE))))
            }
            _ => {
                store::mark_sent(tx, mailing.id, now).await?;
                Ok(Next::Over)
            }
        };
    }
    let texts = texts::load_texts(app, tx, mailing).await?;
    let batch = Batch { app, mailing, texts, cap: rules.weekly_cap, now, closes: opening.closes() };
    for recipient in &waiting {
        batch.pass(tx, recipient).await?;
    }
    Ok(Next::Step)
}

/// Time until which the rest of a mailing waits for the quiet hours to end; none while it does not.
///
/// # Errors
/// When the database does not answer.
pub async fn find_quiet_end(
    db: &mut impl Read,
    mailing: &MailingRow,
    now: Timestamp,
) -> anyhow::Result<Option<Timestamp>> {
    let rings = MailingChannel::ALL.iter().any(|channel| channel.keeps_quiet_hours() && mailing.channels.has(*channel));
    if mailing.status != MailingStatus::Sending || !rings {
        return Ok(None);
    }
    match opening(Rules::load(db).await?.hours, now)? {
        Hours::Closed(until) if store::has_waiting(db, mailing.id).await? => Ok(Some(until)),
        _ => Ok(None),
    }
}

/// Whether phones may ring, and until when.
#[derive(Debug, Clone, Copy)]
enum Hours {
    Open(Timestamp),
    Closed(Timestamp),
}

impl Hours {
    fn closes(self) -> Option<Timestamp> {
        match self {
            Hours::Open(until) => Some(until),
            Hours::Closed(_) => None,
        }
    }
}

fn opening(hours: OpenHours, now: Timestamp) -> anyhow::Result<Hours> {
    Ok(match hours.at(time_in_warsaw(now)?)? {
        Opening::Open { until } => Hours::Open(instant_in_warsaw(until)?),
        Opening::Closed { until } => Hours::Closed(instant_in_warsaw(until)?),
    })
}

struct Batch<'a> {
    app: &'a App,
    mailing: &'a MailingRow,
    texts: Texts,
    cap: i64,
    now: Timestamp,
    /// End of the open hours: an SMS that has not left by then does not leave.
    closes: Option<Timestamp>,
}

impl Batch<'_> {
    async fn pass(&self, tx: &mut Tx, recipient: &RecipientRow) -> anyhow::Result<()> {
        lock_participant(tx, recipient.participant_id.0).await?;
        let passed = match self.refuse(tx, recipient).await? {
            Some(reason) => Passed::Skipped(reason),
            None => self.queue(tx, recipient).await?,
        };
        match passed {
            Passed::Queued { message, leave_hash } => {
                store::mark_queued(tx, recipient.id, (message, leave_hash.as_deref()), self.now).await?;
            }
            Passed::Skipped(reason) => store::mark_skipped(tx, recipient.id, reason).await?,
        }
        Ok(())
    }

    /// Reason why a participant may not be written to in this channel now.
    async fn refuse(&self, tx: &mut Tx, recipient: &RecipientRow) -> anyhow::Result<Option<SkipReason>> {
        let participant = recipient.participant_id;
        if !store::is_active(tx, participant).await? {
            return Ok(Some(SkipReason::NotActive));
        }
        let purpose = match recipient.channel {
            MailingChannel::Email => Some(ConsentPurpose::MarketingEmail),
            MailingChannel::Sms => Some(ConsentPurpose::MarketingSms),
            MailingChannel::Push => Some(ConsentPurpose::Marketing),
            MailingChannel::Portal => None,
        };
        if let Some(purpose) = purpose
            && !consents::is_given(tx, participant, purpose).await?
        {
            return Ok(Some(SkipReason::NoConsent));
        }
        let since = Timestamp(self.now.0 - WEEK);
        let had = store::count_mailings_since(tx, participant, self.mailing.id, since).await?;
        Ok((had >= self.cap).then_some(SkipReason::WeeklyCap))
    }

    async fn queue(&self, tx: &mut Tx, recipient: &RecipientRow) -> anyhow::Result<Passed> {
        let participant = recipient.participant_id;
        let Contact { email, phone } = store::load_contact(tx, participant).await?;
        let queued = |message| Passed::Queued { message, leave_hash: None };
        let (title, page) = (self.mailing.subject.as_str(), self.texts.page.as_str());
        match recipient.channel {
            MailingChannel::Email => match Email::parse(&email) {
                Ok(email) => self.queue_email(tx, recipient, &email).await,
                Err(_) => Ok(Passed::Skipped(SkipReason::NoAddress)),
            },
            MailingChannel::Sms => match Phone::parse(&phone) {
                Ok(phone) => {
                    let about = self.context(recipient, self.closes);
                    Ok(queued(Some(messages::queue_sms(tx, &phone, &self.texts.sms, about, self.now).await?)))
                }
                Err(_) => Ok(Passed::Skipped(SkipReason::NoAddress)),
            },
            MailingChannel::Portal => {
                let news = NewNotification { title, content: &self.mailing.notice, page };
                notifications::notify_in_app(tx, participant, &news, self.now).await?;
                Ok(queued(None))
            }
            MailingChannel::Push => {
                let note = PushNote { title, content: &self.mailing.notice, page };
                match messages::queue_push(tx, participant, &note, self.now).await? {
                    0 => Ok(Passed::Skipped(SkipReason::NoAddress)),
                    _ => Ok(queued(None)),
                }
            }
        }
    }

    async fn queue_email(&self, tx: &mut Tx, recipient: &RecipientRow, email: &Email) -> anyhow::Result<Passed> {
        let key = self.app.rng.public_id();
        let text = self.texts.email_with(&leaving::page_address(self.app, &key));
        let about = self.context(recipient, None);
        let letter = (self.mailing.subject.as_str(), text.as_str());
        let leave_url = leaving::post_address(self.app, &key);
        let message = messages::queue_list_email(tx, email, letter, &leave_url, about, self.now).await?;
        Ok(Passed::Queued { message: Some(message), leave_hash: Some(leaving::hash(&key)) })
    }

    fn context(&self, recipient: &RecipientRow, expires_at: Option<Timestamp>) -> MessageContext {
        MessageContext { purpose: PURPOSE, participant: Some(recipient.participant_id), expires_at, secret: false }
    }
}
