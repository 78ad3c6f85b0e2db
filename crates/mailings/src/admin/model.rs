//! Mailings in the API and in the audit log.
use plon_audiences::{Conditions, describe, find_segment};
use plon_domain::mailing::MailingStatus;
use plon_kernel::db::Read;
use plon_kernel::ids::{MailingId, OperatorId, SegmentId};
use plon_kernel::types::Timestamp;
use plon_platform::response::{Status, status};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::statuses;
use crate::model::MailingRow;
use crate::rules::Rules;
use crate::sending::find_quiet_end;

/// A mailing as operators see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdminMailing {
    pub id: MailingId,
    /// Version for optimistic locking.
    version: i64,
    name: String,
    segment_id: SegmentId,
    segment: String,
    /// Conditions in Polish: of the segment, and once submitted those of then.
    conditions: Vec<String>,
    /// Members of the segment: now, and once submitted those of then.
    members: i64,
    by_email: bool,
    by_sms: bool,
    in_portal: bool,
    by_push: bool,
    subject: String,
    content: String,
    sms: String,
    notice: String,
    page: String,
    /// Time at which it leaves; null: as soon as it may.
    send_at: Option<Timestamp>,
    status: Status,
    edited_by: String,
    edited_at: Timestamp,
    submitted_by: Option<String>,
    submitted_at: Option<Timestamp>,
    approved_by: Option<String>,
    approved_at: Option<Timestamp>,
    /// Reason why it was returned or stopped.
    reason: Option<String>,
    started_at: Option<Timestamp>,
    finished_at: Option<Timestamp>,
    /// Time until which it waits for the quiet hours to end, while it is being sent.
    waits_until: Option<Timestamp>,
    /// Sentence about why it waits; it goes on by itself.
    error: Option<String>,
    /// Number of participants over which a second person approves.
    approval_above: i64,
    /// True when the caller may approve it: they have neither written nor submitted it.
    may_approve: bool,
}

impl AdminMailing {
    /// # Errors
    /// When the database does not answer, or stored conditions are none of ours.
    pub async fn load(
        db: &mut impl Read,
        row: MailingRow,
        (reader, now): (OperatorId, Timestamp),
    ) -> anyhow::Result<AdminMailing> {
        let is_draft = row.status == MailingStatus::Draft;
        let conditions = if is_draft { current(db, row.segment_id).await? } else { row.frozen_conditions()? };
        let members = match row.expected.filter(|_| !is_draft) {
            Some(expected) => expected,
            None => plon_audiences::count(db, &conditions, now).await?,
        };
        Ok(AdminMailing {
            may_approve: row.status == MailingStatus::Submitted && may_approve(&row, reader),
            conditions: describe(db, &conditions).await?,
            members,
            waits_until: find_quiet_end(db, &row, now).await?,
            approval_above: Rules::load(db).await?.approval_above,
            status: status!(row.status),
            id: row.id,
            version: row.version,
            name: row.name,
            segment_id: row.segment_id,
            segment: row.segment,
            by_email: row.channels.by_email,
            by_sms: row.channels.by_sms,
            in_portal: row.channels.in_portal,
            by_push: row.channels.by_push,
            subject: row.subject,
            content: row.content,
            sms: row.sms,
            notice: row.notice,
            page: row.page,
            send_at: row.send_at,
            edited_by: row.editor,
            edited_at: row.edited_at,
            submitted_by: row.submitter,
            submitted_at: row.submitted_at,
            approved_by: row.approver,
            approved_at: row.approved_at,
            reason: row.reason,
            started_at: row.started_at,
            finished_at: row.finished_at,
            error: row.error,
        })
    }
}

async fn current(db: &mut impl Read, segment: SegmentId) -> anyhow::Result<Conditions> {
    Ok(find_segment(db, segment).await?.map(|segment| segment.conditions).unwrap_or_default())
}

/// True for an operator who has neither written nor submitted a mailing.
pub fn may_approve(row: &MailingRow, who: OperatorId) -> bool {
    row.edited_by != who && row.submitted_by != Some(who)
}

/// A mailing as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
pub struct MailingRecord {
    name: String,
    segment: String,
    by_email: bool,
    by_sms: bool,
    in_portal: bool,
    by_push: bool,
    subject: String,
    content: String,
    sms: String,
    notice: String,
    page: String,
    send_at: Option<Timestamp>,
}

impl MailingRecord {
    pub fn of(row: &MailingRow) -> MailingRecord {
        MailingRecord {
            name: row.name.clone(),
            segment: row.segment.clone(),
            by_email: row.channels.by_email,
            by_sms: row.channels.by_sms,
            in_portal: row.channels.in_portal,
            by_push: row.channels.by_push,
            subject: row.subject.clone(),
            content: row.content.clone(),
            sms: row.sms.clone(),
            notice: row.notice.clone(),
            page: row.page.clone(),
            send_at: row.send_at,
        }
    }
}

/// State of a mailing as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
pub struct MailingStatusRecord {
    #[schema(schema_with = statuses)]
    status: MailingStatus,
    /// Members of the segment when it was submitted.
    members: Option<i64>,
    /// Reason why it was returned or stopped.
    reason: Option<String>,
}

impl MailingStatusRecord {
    pub fn of(row: &MailingRow) -> MailingStatusRecord {
        MailingStatusRecord { status: row.status, members: row.expected, reason: row.reason.clone() }
    }
}

/// The version of a mailing that the operator saw, for optimistic locking.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3}))]
pub struct SeenMailing {
    pub version: i64,
}

/// The same with a reason.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3, "reason": "Popraw datę w tytule"}))]
pub struct ReasonedMailing {
    pub version: i64,
    #[schema(required, nullable = false)]
    pub reason: Option<String>,
}
