//! Correction of an accepted line by an operator: points, figures, notification and audit in one transaction.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::invoice::InvoiceStatus;
use plon_domain::line_correction::Corrected;
use plon_domain::points::Points;
use serde::Serialize;
use utoipa::ToSchema;

use super::super::list;
use super::super::review::record::InvoiceRecord;
use super::super::review::store::{self as admin, AdminInvoice, AdminLine, DecidedInvoice, Decider};
use super::apply::Correction;
use super::form::{LineCorrectionForm, ParsedCorrection};
use super::texts;
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::LineId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Json, Path, Query};
use plon_platform::idempotency::{Answer, Begun, IdempotencyKey, Request};
use plon_platform::notifications::{self, NewNotification};
use plon_platform::response::{ActionResponse, Check, Status};
use plon_platform::{ledger, webhooks};
use plon_rewards::points;

audit::events! {
    CORRECT_LINE: InvoiceRecord => InvoiceRecord = "invoices.correct_line" on "invoices";
}

/// Invoice after the correction.
#[derive(Debug, Serialize, ToSchema)]
pub struct LineCorrected {
    /// Public id.
    id: String,
    pub version: i64,
    status: Status,
    /// All points of the invoice.
    points: i64,
    /// Change in the participant's points, including promotions and levels; negative for fewer.
    pub difference: i64,
    /// Points that can be spent afterwards.
    pub available: i64,
}

/// Corrects an accepted line: returned goods, a wrong pack or quantity, or a line that should not count.
#[utoipa::path(post, path = "/api/v1/backoffice/invoices/{id}/lines/{line}/correction", tag = "invoices",
    request_body = LineCorrectionForm, params(("id" = String, Path, description = "public id"),
    ("line" = i64, Path, description = "the line's id"), Check), responses((status = 200, body = ActionResponse<LineCorrected>),
    (status = 409, description = "somebody was faster, the line is not accepted, or the account was erased")))]
pub async fn admin_correct_invoice_line(
    State(app): State<App>,
    operator: Operator<Moderator>,
    key: IdempotencyKey,
    Path((public_id, line)): Path<(String, LineId)>,
    Query(asked_for): Query<Check>,
    Json(form): Json<LineCorrectionForm>,
) -> Result<Answer, ApiError> {
    let by = Decider { operator: operator.id, at: app.clock.now() };
    let path = format!("/api/v1/backoffice/invoices/{public_id}/lines/{}/correction", line.0);
    let request = Request::new(operator.id, key, &path, &form)?;
    let mut tx = match request.begin(&app.db).await? {
        Begun::New(tx) => tx,
        Begun::Before(answer) => return Ok(answer),
    };
    let (data, message) = correct_line(&app, &mut tx, (&public_id, line), &form, by).await?;
    let done = ActionResponse { data, message };
    if asked_for.check {
        return Answer::new(StatusCode::OK, &done);
    }
    let answer = request.keep(&mut tx, StatusCode::OK, &done, by.at).await?;
    tx.commit().await?;
    Ok(answer)
}

/// Corrects an accepted line in the caller's transaction; the answer and the operator's message say what has changed.
///
/// # Errors
/// The form's errors at their fields, `VersionChanged`, `LineNotAccepted`, `AccountStateForbids` and `PointsTakenBack`.
pub async fn correct_line(
    app: &App,
    tx: &mut Tx,
    (public_id, line): (&str, LineId),
    form: &LineCorrectionForm,
    by: Decider,
) -> Result<(LineCorrected, String), ApiError> {
    let owner = admin::find_invoice(tx, public_id).await?.ok_or(ApiError::NotFound)?.participant_id;
    let total_before = ledger::lock(tx, owner).await?.figures().total;
    if !admin::has_open_ledger(tx, owner).await? {
        return Err(ErrorCode::AccountStateForbids.into());
    }
    let case = Case::open(tx, public_id, line, form.version).await?;
    let parsed = form.parse(tx, &case.line, case.invoice.season).await?;
    let correction = Correction { invoice: &case.invoice, line: &case.line, form: &parsed, by };
    let corrected = correction.apply(tx).await?;
    match corrected.difference() {
        more if more > Points::ZERO => points::apply_earned(tx, owner, total_before, by.at).await?,
        less if less < Points::ZERO => points::apply_taken_back(tx, owner, by.at).await?,
        _ => {}
    }
    let after = case.close(tx, &parsed, &corrected, by).await?;
    plon_promotions::lines_changed(&app.rng, tx, &[line], by.at).await?;
    let stands = ledger::balances(tx, owner).await?.figures();
    let difference = stands.total - total_before;
    let data = LineCorrected {
        id: after.public_id,
        version: after.version,
        status: after.status.into(),
        points: after.points,
        difference: difference.0,
        available: stands.available.0,
    };
    Ok((data, texts::operator(corrected.difference(), difference)))
}

/// Invoice with the line to be corrected, as the operator saw them.
struct Case {
    invoice: AdminInvoice,
    lines: Vec<AdminLine>,
    line: AdminLine,
}

impl Case {
    async fn open(tx: &mut Tx, public_id: &str, line: LineId, version: i64) -> Result<Case, ApiError> {
        let invoice = admin::find_invoice(tx, public_id).await?.ok_or(ApiError::NotFound)?;
        let lines = admin::list_lines(tx, invoice.id).await?;
        let line = lines.iter().find(|row| row.id == line).cloned().ok_or(ApiError::NotFound)?;
        if invoice.version != version {
            return Err(ErrorCode::VersionChanged.into());
        }
        if !line.status.is_accepted() {
            return Err(ErrorCode::LineNotAccepted.into());
        }
        Ok(Case { invoice, lines, line })
    }

    /// Updates the invoice's figures, notifies the participant, and writes the audit log.
    async fn close(
        &self,
        tx: &mut Tx,
        parsed: &ParsedCorrection,
        corrected: &Corrected,
        by: Decider,
    ) -> Result<AdminInvoice, ApiError> {
        let invoice = &self.invoice;
        let lines = admin::list_lines(tx, invoice.id).await?;
        let restated = DecidedInvoice {
            status: InvoiceStatus::of_lines(lines.iter().map(|line| line.status)),
            points: lines.iter().map(|line| line.points).sum(),
            net_value: lines.iter().map(|line| line.net_value).sum(),
            decided_at: invoice.decided_at,
            ..invoice.as_it_is()
        };
        if !admin::update_invoice(tx, &restated).await? {
            return Err(ErrorCode::VersionChanged.into());
        }
        let available = ledger::balances(tx, invoice.participant_id).await?.figures().available;
        let (title, content) = texts::participant(&invoice.number, &self.line, parsed, corrected, available);
        let page = list::page_of(&invoice.public_id);
        let news = NewNotification { title, content: &content, page: &page };
        notifications::notify_with_message(tx, invoice.participant_id, &news, by.at).await?;
        let after = admin::find_invoice(tx, &invoice.public_id).await?.ok_or(ApiError::NotFound)?;
        webhooks::queue(tx, after.decided_event(), by.at).await?;
        let context = audit::by(by.operator, invoice.id.0).about(invoice.participant_id).note(parsed.reason.as_str());
        let records = (&InvoiceRecord::of(invoice, &self.lines), &InvoiceRecord::of(&after, &lines));
        audit::record(tx, CORRECT_LINE, context, records, by.at).await?;
        Ok(after)
    }
}
