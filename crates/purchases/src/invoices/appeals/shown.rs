//! Appeals of an invoice as its participant and the operators see them.
use plon_domain::appeal::{AppealOutcome, AppealState, left};
use serde::Serialize;
use utoipa::ToSchema;

use super::store::{self, AppealRow};
use plon_kernel::db::Read;
use plon_kernel::ids::{InvoiceId, LineId};
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::error::ApiError;
use plon_platform::response::{Status, status};
use plon_platform::settings;

/// Appeal against a rejection.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Appeal {
    status: Status,
    /// Participant's reason.
    reason: String,
    /// Reason of the rejection appealed against.
    rejection: String,
    made_at: Timestamp,
    /// Last day on which an answer is in time.
    answer_by: BusinessDate,
    answered_at: Option<Timestamp>,
    /// Reason of the second rejection.
    answer: Option<String>,
}

/// All appeals of an invoice, with the limit per rejection.
pub struct Appeals {
    rows: Vec<AppealRow>,
    most: i64,
    today: BusinessDate,
}

impl Appeals {
    pub async fn of(db: &mut impl Read, invoice: InvoiceId, today: BusinessDate) -> Result<Appeals, ApiError> {
        let most = settings::APPEALS_MOST.read(db).await?;
        Ok(Appeals { rows: store::list_appeals(db, invoice).await?, most, today })
    }

    /// Appeals about a line, or with `None` about the invoice as a whole, oldest first.
    pub fn about(&self, line: Option<LineId>) -> Vec<Appeal> {
        self.rows_about(line).map(|row| to_appeal(row, self.today)).collect()
    }

    /// Number of appeals that are still allowed.
    pub fn left(&self, line: Option<LineId>) -> i64 {
        left(self.rows_about(line).count(), self.most)
    }

    /// True when one is still unanswered.
    pub fn waits(&self, line: Option<LineId>) -> bool {
        self.rows_about(line).any(|row| row.answered_at.is_none())
    }

    fn rows_about(&self, line: Option<LineId>) -> impl Iterator<Item = &AppealRow> {
        self.rows.iter().filter(move |row| row.line_id == line)
    }
}

fn to_appeal(row: &AppealRow, today: BusinessDate) -> Appeal {
    let outcome = row.outcome.as_deref().and_then(|code| AppealOutcome::try_from(code).ok());
    let state = AppealState::of(outcome, row.answer_by.0, today.0);
    Appeal {
        status: status!(state),
        reason: row.reason.clone(),
        rejection: row.rejection.clone(),
        made_at: row.made_at,
        answer_by: row.answer_by,
        answered_at: row.answered_at,
        answer: row.answer.clone(),
    }
}
