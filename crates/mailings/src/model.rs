//! Values of mailings.
use plon_audiences::Conditions;
use plon_domain::mailing::{MailingChannel, MailingStatus};
use plon_kernel::ids::{MailingId, OperatorId, SegmentId};
use plon_kernel::paging::Keyed;
use plon_kernel::types::Timestamp;

/// A mailing as it is stored.
#[derive(Debug, Clone, sqlx::FromRow)]
pub struct MailingRow {
    pub id: MailingId,
    pub name: String,
    pub segment_id: SegmentId,
    pub segment: String,
    #[sqlx(flatten)]
    pub channels: Channels,
    pub subject: String,
    pub content: String,
    pub sms: String,
    pub notice: String,
    pub page: String,
    pub send_at: Option<Timestamp>,
    #[sqlx(try_from = "String")]
    pub status: MailingStatus,
    pub version: i64,
    /// JSON.
    pub conditions: Option<String>,
    pub expected: Option<i64>,
    pub edited_by: OperatorId,
    pub editor: String,
    pub edited_at: Timestamp,
    pub submitted_by: Option<OperatorId>,
    pub submitter: Option<String>,
    pub submitted_at: Option<Timestamp>,
    pub approved_by: Option<OperatorId>,
    pub approver: Option<String>,
    pub approved_at: Option<Timestamp>,
    pub reason: Option<String>,
    pub started_at: Option<Timestamp>,
    pub finished_at: Option<Timestamp>,
    pub prepared_to: i64,
    pub is_prepared: bool,
    pub error: Option<String>,
    pub lease: i64,
}

impl Keyed for MailingRow {
    fn key(&self) -> i64 {
        self.id.0
    }
}

impl MailingRow {
    /// Conditions that the segment had when the mailing was submitted.
    ///
    /// # Errors
    /// When the mailing was not submitted, or the stored text is none of ours.
    pub fn frozen_conditions(&self) -> anyhow::Result<Conditions> {
        let stored = self.conditions.as_deref();
        Ok(Conditions::parse(stored.ok_or_else(|| anyhow::anyhow!("the mailing was not submitted"))?)?)
    }
}

/// Channels of a mailing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, sqlx::FromRow)]
pub struct Channels {
    pub by_email: bool,
    pub by_sms: bool,
    pub in_portal: bool,
    pub by_push: bool,
}

impl Channels {
    pub fn has(self, channel: MailingChannel) -> bool {
        match channel {
            MailingChannel::Email => self.by_email,
            MailingChannel::Sms => self.by_sms,
            MailingChannel::Portal => self.in_portal,
            MailingChannel::Push => self.by_push,
        }
    }

    pub fn list(self) -> Vec<MailingChannel> {
        MailingChannel::ALL.iter().copied().filter(|channel| self.has(*channel)).collect()
    }
}

/// A mailing as it is written.
#[derive(Debug, Clone)]
pub struct WrittenMailing {
    pub name: String,
    pub segment: SegmentId,
    pub channels: Channels,
    pub subject: String,
    pub content: String,
    pub sms: String,
    pub notice: String,
    pub page: String,
    pub send_at: Option<Timestamp>,
}
