//! Operator's decision on an invoice: points, limits, status, notification and audit in one transaction.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::invoice::{InvoiceSource, InvoiceStatus, LineStatus};
use plon_domain::points::Points;
use serde::Serialize;
use utoipa::ToSchema;

use super::super::{appeals, corrections, list};
use super::apply::{self, Outcome};
use super::claims;
use super::form::{Reading, ReviewForm};
use super::record::InvoiceRecord;
use super::store::{self, AdminInvoice, AdminLine, DecidedInvoice, Decider};
use super::texts::{self, Notice};
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::LineId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Json, Path, Query};
use plon_platform::idempotency::{Answer, Begun, IdempotencyKey, Request};
use plon_platform::notifications;
use plon_platform::response::{ActionResponse, Check, Status};
use plon_platform::{ledger, webhooks};
use plon_rewards::points;

audit::events! {
    REVIEW_INVOICE: InvoiceRecord => InvoiceRecord = "invoices.review" on "invoices";
}

/// Invoice after the decision.
#[derive(Debug, Serialize, ToSchema)]
pub struct InvoiceDecided {
    /// Public id.
    id: String,
    version: i64,
    status: Status,
    /// All points of the invoice.
    points: i64,
    /// Public id of the next invoice waiting for a decision.
    next_waiting: Option<String>,
}

/// Decides on an invoice's lines, or rejects it as a whole.
/// The back office first sends a check, and the decision itself ten seconds later unless it is undone.
#[utoipa::path(post, path = "/api/v1/backoffice/invoices/{id}/review", tag = "invoices", request_body = ReviewForm,
    params(("id" = String, Path, description = "public id"), Check),
    responses((status = 200, body = ActionResponse<InvoiceDecided>),
    (status = 409, description = "somebody was faster, or all is decided")))]
pub async fn admin_review_invoice(
    State(app): State<App>,
    operator: Operator<Moderator>,
    key: IdempotencyKey,
    Path(public_id): Path<String>,
    Query(query): Query<Check>,
    Json(form): Json<ReviewForm>,
) -> Result<Answer, ApiError> {
    let by = Decider { operator: operator.id, at: app.clock.now() };
    let path = format!("/api/v1/backoffice/invoices/{public_id}/review");
    let request = Request::new(operator.id, key, &path, &form)?;
    let mut tx = match request.begin(&app.db).await? {
        Begun::New(tx) => tx,
        Begun::Before(answer) => return Ok(answer),
    };
    let decided = decide(&app, &mut tx, &public_id, &form, by).await?;
    if query.check {
        return Answer::new(StatusCode::OK, &decided);
    }
    let answer = request.keep(&mut tx, StatusCode::OK, &decided, by.at).await?;
    tx.commit().await?;
    Ok(answer)
}

/// Decides on an invoice, with what follows of it for the participant's promotions.
///
/// # Errors
/// Refusals come before anything is written.
pub async fn decide(
    app: &App,
    tx: &mut Tx,
    public_id: &str,
    form: &ReviewForm,
    by: Decider,
) -> Result<ActionResponse<InvoiceDecided>, ApiError> {
    let owner = store::find_invoice(tx, public_id).await?.ok_or(ApiError::NotFound)?.participant_id;
    let total_before = ledger::lock(tx, owner).await?.figures().total;
    let review = Review::open(tx, public_id, form).await?;
    let (mut decided, granted) = match &form.reject {
        Some(reject) => review.reject(tx, &reject.parse()?, by).await?,
        None if !store::has_open_ledger(tx, owner).await? => return Err(ErrorCode::AccountStateForbids.into()),
        None => {
            let today = app.clock.today();
            let reading = form.parse(tx, &review.invoice, &review.lines, today).await?;
            review.apply(tx, &reading, total_before, by).await?
        }
    };
    let lines: Vec<LineId> = store::list_lines(tx, review.invoice.id).await?.iter().map(|line| line.id).collect();
    plon_promotions::lines_changed(&app.rng, tx, &lines, by.at).await?;
    let in_all = ledger::balances(tx, owner).await?.figures().total - total_before;
    decided.message += &corrections::followed(in_all - granted);
    Ok(decided)
}

/// Pending invoice with its lines, as the operator saw it.
struct Review {
    invoice: AdminInvoice,
    lines: Vec<AdminLine>,
}

impl Review {
    async fn open(tx: &mut Tx, public_id: &str, form: &ReviewForm) -> Result<Review, ApiError> {
        let invoice = store::find_invoice(tx, public_id).await?.ok_or(ApiError::NotFound)?;
        if invoice.version != form.version {
            return Err(ErrorCode::VersionChanged.into());
        }
        if invoice.status != InvoiceStatus::Pending {
            return Err(ErrorCode::InvoiceAlreadyDecided.into());
        }
        let lines = store::list_lines(tx, invoice.id).await?;
        Ok(Review { invoice, lines })
    }

    /// Rejects the whole invoice with every pending line, unless a line was accepted before.
    async fn reject(
        &self,
        tx: &mut Tx,
        reason: &str,
        by: Decider,
    ) -> Result<(ActionResponse<InvoiceDecided>, Points), ApiError> {
        if self.lines.iter().any(|line| line.status.is_accepted()) {
            return Err(ErrorCode::InvoicePartlyAccepted.into());
        }
        for line in self.lines.iter().filter(|line| line.status == LineStatus::Pending) {
            store::reject_line(tx, line.id, reason, by).await?;
        }
        let rejected = DecidedInvoice {
            status: InvoiceStatus::Rejected,
            reason: Some(reason),
            decided_at: Some(by.at),
            ..self.invoice.as_it_is()
        };
        let lines = store::list_lines(tx, self.invoice.id).await?;
        let whole = (InvoiceStatus::Rejected, Some(reason));
        let answered = appeals::answer_appeals(tx, self.invoice.id, whole, &lines, by).await?;
        self.notify(tx, texts::rejected(&self.invoice.number, reason, answered), by).await?;
        Ok((self.close(tx, &rejected, &Outcome::default(), Some(reason), by).await?, Points::ZERO))
    }

    async fn notify(&self, tx: &mut Tx, (template, values): Notice, by: Decider) -> sqlx::Result<()> {
        let page = list::page_of(&self.invoice.public_id);
        let values = values.each_ref().map(|(name, value)| (*name, value.as_str()));
        notifications::notify_by_template(tx, self.invoice.participant_id, (template, &values), &page, by.at).await
    }

    /// Writes the lines, posts their points and derives the invoice's status; returns the points of the lines too.
    async fn apply(
        &self,
        tx: &mut Tx,
        reading: &Reading,
        total_before: Points,
        by: Decider,
    ) -> Result<(ActionResponse<InvoiceDecided>, Points), ApiError> {
        self.remove_left_out(tx, reading).await?;
        let outcome = apply::apply_verdicts(tx, &self.invoice, reading, by).await?;
        let lines = store::list_lines(tx, self.invoice.id).await?;
        let status = InvoiceStatus::of_lines(lines.iter().map(|line| line.status));
        let points: i64 = lines.iter().map(|line| line.points).sum();
        let decided = DecidedInvoice {
            issued_on: Some(reading.issued_on),
            dated_on: reading.issued_on,
            season: reading.season,
            buyer_name: &reading.buyer_name,
            status,
            points,
            net_value: lines.iter().map(|line| line.net_value).sum(),
            decided_at: (status != InvoiceStatus::Pending).then_some(by.at),
            ..self.invoice.as_it_is()
        };
        let answered = appeals::answer_appeals(tx, self.invoice.id, (status, None), &lines, by).await?;
        let number = &self.invoice.number;
        if let Some(notice) = texts::participant(number, status, Points(points), &outcome, answered) {
            self.notify(tx, notice, by).await?;
        }
        if outcome.granted > Points::ZERO {
            points::apply_earned(tx, self.invoice.participant_id, total_before, by.at).await?;
        }
        Ok((self.close(tx, &decided, &outcome, None, by).await?, outcome.granted))
    }

    /// Deletes pending lines that the operator has left out.
    /// A line of a distributor's data, or one opened again by an appeal, stays until it is decided.
    async fn remove_left_out(&self, tx: &mut Tx, reading: &Reading) -> Result<(), ApiError> {
        if self.invoice.source == InvoiceSource::Edi {
            return Ok(());
        }
        for line in self.lines.iter().filter(|line| line.status == LineStatus::Pending) {
            let left_out = reading.lines.iter().all(|kept| kept.id != Some(line.id));
            if left_out && store::find_last_appeal(tx, self.invoice.id, line.id).await?.is_none() {
                store::delete_line(tx, line.id).await?;
            }
        }
        Ok(())
    }

    async fn close(
        &self,
        tx: &mut Tx,
        decided: &DecidedInvoice<'_>,
        outcome: &Outcome,
        reason: Option<&str>,
        by: Decider,
    ) -> Result<ActionResponse<InvoiceDecided>, ApiError> {
        if !store::update_invoice(tx, decided).await? {
            return Err(ErrorCode::VersionChanged.into());
        }
        let context = audit::by(by.operator, self.invoice.id.0).about(self.invoice.participant_id).note(reason);
        let after = store::find_invoice(tx, &self.invoice.public_id).await?.ok_or(ApiError::NotFound)?;
        if after.status != InvoiceStatus::Pending {
            webhooks::queue(tx, after.decided_event(), by.at).await?;
        }
        let after_lines = store::list_lines(tx, self.invoice.id).await?;
        let records = (&InvoiceRecord::of(&self.invoice, &self.lines), &InvoiceRecord::of(&after, &after_lines));
        audit::record(tx, REVIEW_INVOICE, context, records, by.at).await?;
        let data = InvoiceDecided {
            id: after.public_id,
            version: after.version,
            status: after.status.into(),
            points: after.points,
            next_waiting: claims::find_next_pending(tx, after.id, (by.operator, by.at)).await?,
        };
        Ok(ActionResponse { data, message: texts::operator(after.status, outcome) })
    }
}
