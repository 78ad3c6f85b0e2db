//! Report of an invoice by a participant: its number, the distributor, and a file that shows it.
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use jiff::SignedDuration;
use jiff::civil::Date;
use plon_domain::invoice::InvoiceNumber;
use plon_domain::season::Season;
use plon_ksef::KsefNumber;
use serde::Serialize;
use utoipa::ToSchema;

use super::report::{Form, Report};
use super::store;
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{DistributorId, InvoiceId, ParticipantId};
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::{ApiError, OnUnique};
use plon_platform::extract::Multipart;
use plon_platform::files::{self, Upload};
use plon_platform::idempotency::{Begun, IdempotencyKey, Request};
use plon_platform::ledger;
use plon_platform::rate_limit::{self, Quota};
use plon_platform::response::ActionResponse;

const MESSAGE: &str = "Twoja faktura została dodana prawidłowo";
const ATTACHED: &str = "Ta faktura jest już w\u{a0}programie z\u{a0}danych dystrybutora. Dodaliśmy do niej Twój plik.";

/// Rate limit: enough for an office with a season's pile of paper, but not for flooding.
const UPLOADS: Quota = Quota { name: "invoices.submit", tries: 120, window: SignedDuration::from_hours(1) };

/// Form of a report.
#[derive(ToSchema)]
#[expect(dead_code, reason = "names the parts of the form in the API's document; they are read one by one")]
#[schema(example = json!({"document_name": "FV/123/03/2026", "distributor_id": 1, "invoice": "(binary)"}))]
pub struct SubmitForm {
    /// Number as it stands on the invoice.
    document_name: String,
    distributor_id: i64,
    /// PDF, PNG or JPEG under 10 MiB; up to 10 of these parts where each is a page as JPEG, under 10 MiB together.
    #[schema(value_type = String, format = Binary)]
    invoice: Vec<u8>,
}

/// Invoice to be recorded with its file.
pub struct Reported<'a> {
    pub participant: ParticipantId,
    pub distributor: DistributorId,
    pub number: &'a InvoiceNumber,
    /// Number in KSeF that the file's name says.
    pub ksef_number: Option<&'a KsefNumber>,
    /// Day of issue and its season, where the file says them; else those of the report.
    pub dated: Option<(Date, Season)>,
}

/// Reported invoice.
#[derive(Debug, Serialize, ToSchema)]
pub struct Submitted {
    /// Public id.
    pub id: String,
    /// True when the invoice was already known from a distributor's data, so that only the file was added.
    pub known: bool,
}

/// Reports an invoice, which waits for an operator's decision and earns nothing before.
/// An invoice already known from a distributor's data gets the file, once.
///
/// With an `Idempotency-Key`, a retried upload has only one effect.
#[utoipa::path(post, path = "/api/v1/invoices/submit", tag = "invoices",
    request_body(content = SubmitForm, content_type = "multipart/form-data"),
    responses((status = 201, body = ActionResponse<Submitted>)))]
pub async fn submit_invoice(
    State(app): State<App>,
    who: Participant,
    key: Option<IdempotencyKey>,
    mut form: Multipart,
) -> Result<Response, ApiError> {
    let _counted = rate_limit::spend(&app.db, app.clock.now(), vec![UPLOADS.of(who.id.0)]).await?;
    let (report, file) = Form::read(&app, &mut form).await?.parse(&app).await?;
    let upload = file.store(&app).await?;
    match prepare(&app, who.id, &report, &upload, key).await {
        Ok(Prepared::Report(tx, answer)) => {
            // Once the commit has started, the content stays: a lost answer may still mean a stored row.
            tx.commit().await?;
            Ok(answer)
        }
        Ok(Prepared::Repeated(answer)) => {
            discard(&app, &upload).await;
            Ok(answer)
        }
        Err(refused) => {
            discard(&app, &upload).await;
            Err(refused)
        }
    }
}

enum Prepared {
    /// Open transaction with the new invoice, and the answer to give once it is committed.
    Report(Tx, Response),
    /// Answer of the same request, carried out before.
    Repeated(Response),
}

async fn prepare(
    app: &App,
    participant: ParticipantId,
    report: &Report,
    upload: &Upload,
    key: Option<IdempotencyKey>,
) -> Result<Prepared, ApiError> {
    let fingerprint = (report.number.as_str(), report.distributor, &upload.sha256);
    let request =
        key.map(|key| Request::new(participant, key, "POST /api/v1/invoices/submit", &fingerprint)).transpose()?;
    let begun = match &request {
        Some(request) => request.begin(&app.db).await?,
        None => Begun::New(app.db.begin().await?),
    };
    let mut tx = match begun {
        Begun::New(tx) => tx,
        Begun::Before(answer) => return Ok(Prepared::Repeated(answer.into_response())),
    };
    ledger::lock(&mut tx, participant).await?;
    let reported = Reported {
        participant,
        distributor: report.distributor,
        number: &report.number,
        ksef_number: None,
        dated: None,
    };
    let (data, message) = match attach(app, &mut tx, &reported, upload).await? {
        Some((_, id)) => (Submitted { id, known: true }, ATTACHED),
        None => (Submitted { id: record(app, &mut tx, &reported, upload).await?.1, known: false }, MESSAGE),
    };
    let body = ActionResponse { data, message: message.to_owned() };
    let answer = match &request {
        Some(request) => request.keep(&mut tx, StatusCode::CREATED, &body, app.clock.now()).await?.into_response(),
        None => (StatusCode::CREATED, Json(body)).into_response(),
    };
    Ok(Prepared::Report(tx, answer))
}

/// Adds the file to the invoice known from a distributor's data; returns its id and public id, or none when there is
/// none.
///
/// # Errors
/// When the database does not answer.
pub async fn attach(
    app: &App,
    tx: &mut Tx,
    report: &Reported<'_>,
    upload: &Upload,
) -> Result<Option<(InvoiceId, String)>, ApiError> {
    let Reported { participant, distributor, number, .. } = *report;
    let content = content_of(report, upload);
    let key = number.key();
    let Some((id, public_id)) = store::find_without_file(tx, participant, distributor, &key).await? else {
        return Ok(None);
    };
    let now = app.clock.now();
    let twins = store::list_possible_duplicates(tx, participant, distributor, &key, content).await?;
    let file = files::insert_file(tx, Some(participant), upload, now).await?;
    store::attach_file(tx, id, file, now).await?;
    for twin in twins {
        store::flag_possible_duplicate(tx, twin).await?;
    }
    Ok(Some((id, public_id)))
}

/// Writes the file's row and the invoice, and flags it and its twins as possible duplicates; returns its id and public
/// id.
///
/// # Errors
/// `SeasonMissing` when the programme has no such season, `InvoiceAlreadyReported` for a number that the participant has
/// reported from this distributor.
pub async fn record(
    app: &App,
    tx: &mut Tx,
    report: &Reported<'_>,
    upload: &Upload,
) -> Result<(InvoiceId, String), ApiError> {
    let Reported { participant, distributor, number, dated, .. } = *report;
    let content = content_of(report, upload);
    let (now, today) = (app.clock.now(), app.clock.today());
    let (dated_on, season) = dated.unwrap_or((today.0, Season::of(today.0)));
    if !store::season_exists(tx, season).await? {
        return Err(ErrorCode::SeasonMissing.into());
    }
    let number_key = number.key();
    let twins = store::list_possible_duplicates(tx, participant, distributor, &number_key, content).await?;
    let file = files::insert_file(tx, Some(participant), upload, now).await?;
    let invoice = store::NewInvoice {
        public_id: app.rng.public_id(),
        participant,
        distributor,
        number: number.as_str(),
        number_key: &number_key,
        file,
        reported_at: now,
        dated_on: BusinessDate(dated_on),
        season,
        possible_duplicate: !twins.is_empty(),
    };
    let id = store::insert_invoice(tx, &invoice).await.on_unique(|| ErrorCode::InvoiceAlreadyReported)?;
    for twin in twins {
        store::flag_possible_duplicate(tx, twin).await?;
    }
    Ok((id, invoice.public_id))
}

/// Returns the marks that tell a file from others: its SHA-256, and its number in KSeF.
fn content_of<'a>(report: &Reported<'a>, upload: &'a Upload) -> (&'a str, Option<&'a str>) {
    (&upload.sha256, report.ksef_number.map(KsefNumber::as_str))
}

/// Removes the content of a refused report; if that fails, the daily job removes the orphan.
pub async fn discard(app: &App, upload: &Upload) {
    if let Err(cause) = app.files.delete(&upload.key).await {
        tracing::warn!(cause = format!("{cause:#}"), "the file of a refused report stays behind");
    }
}
