//! Report of e-invoices by a participant: each that the programme takes becomes an invoice that waits for a decision.
use axum::extract::State;
use axum::http::StatusCode;
use jiff::SignedDuration;
use plon_domain::attachment::MediaType;
use plon_domain::einvoice::ProofLevel;
use plon_domain::text::Plural;
use plon_ksef::EInvoice;

use super::super::submit;
use super::corrections;
use super::proposals::Goods;
use super::store::{self, NewCorrection};
use super::unknown_sellers;
use super::upload::{self, EInvoicesForm, EInvoicesRead, Given};
use super::verdict::{Judge, Reportable};
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{InvoiceId, ParticipantId};
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Multipart;
use plon_platform::files::Upload;
use plon_platform::idempotency::{Answer, IdempotencyKey, Request, answered, idempotent};
use plon_platform::ledger;
use plon_platform::rate_limit::{self, Quota};
use plon_platform::response::ActionResponse;

const REPORTS: Quota = Quota { name: "einvoices.report", tries: 120, window: SignedDuration::from_hours(1) };

const PATH: &str = "POST /api/v1/invoices/einvoices";

const ADDED: Plural = Plural { one: "e-faktura", few: "e-faktury", many: "e-faktur" };

/// Reports e-invoices. Each that can be reported waits for an operator's decision and earns nothing before; the answer
/// says of every file what became of it. `422` when none can be reported.
#[utoipa::path(post, path = "/api/v1/invoices/einvoices", tag = "invoices",
    request_body(content = EInvoicesForm, content_type = "multipart/form-data"),
    responses((status = 201, body = ActionResponse<EInvoicesRead>)))]
pub async fn report_einvoices(
    State(app): State<App>,
    who: Participant,
    key: IdempotencyKey,
    mut form: Multipart,
) -> Result<Answer, ApiError> {
    let _counted = rate_limit::spend(&app.db, app.clock.now(), vec![REPORTS.of(who.id.0)]).await?;
    let given = Given::read(&mut form, upload::OF_PARTICIPANT).await?;
    let fingerprint: Vec<String> = given.files.iter().map(|file| file.sha256()).collect();
    let request = Request::new(who.id, key, PATH, &fingerprint)?;
    if let Some(answer) = answered(&app.db, Some(&request)).await? {
        return Ok(answer);
    }
    let mut uploads = store_files(&app, who.id, &given).await?;
    let answer = idempotent(&app, request, StatusCode::CREATED, async |tx| {
        ledger::lock(tx, who.id).await?;
        let judge = Judge::open(tx, who.id, app.clock.today().0).await?;
        let goods = Goods::load(tx).await?;
        let (mut data, reportable) = upload::judge(tx, &judge, &given).await?;
        for (place, one) in &reportable {
            // What can be reported only since the files were stored, such as by a season opened meanwhile, has no content.
            let upload = uploads.get(*place).and_then(Option::as_ref).ok_or(ErrorCode::VersionChanged)?;
            let invoice = given.files[*place].invoice.as_ref().map_err(|_| ErrorCode::VersionChanged)?;
            data.einvoices[*place].id = match one.is_correction {
                true => record_correction(&app, tx, who.id, (one, invoice), upload).await.map(|()| None)?,
                false => Some(record(&app, tx, who.id, (one, invoice, &goods), upload).await?),
            };
        }
        refuse_none(&data)?;
        // What became of a file is told by its row from here on.
        for (place, _) in reportable {
            uploads[place] = None;
        }
        let message = message(data.ready);
        Ok(ActionResponse { data, message })
    })
    .await;
    for upload in uploads.iter().flatten() {
        submit::discard(&app, upload).await;
    }
    answer
}

/// Stores the contents of those files that can be reported as far as is known before the participant's lock is taken.
async fn store_files(app: &App, participant: ParticipantId, given: &Given) -> Result<Vec<Option<Upload>>, ApiError> {
    let mut uploads: Vec<Option<Upload>> = given.files.iter().map(|_| None).collect();
    let mut db = app.db.read().await?;
    let judge = Judge::open(&mut db, participant, app.clock.today().0).await?;
    let (read, reportable) = upload::judge(&mut db, &judge, given).await?;
    drop(db);
    unknown_sellers::record(app, participant, &judge, given).await?;
    refuse_none(&read)?;
    for (place, _) in reportable {
        let (Some(file), Some(kept)) = (given.files.get(place), uploads.get_mut(place)) else { continue };
        let media_type = MediaType::Xml.as_str();
        *kept = Some(app.files.put(app.rng.public_id(), &file.name, media_type, file.bytes.clone()).await?);
    }
    Ok(uploads)
}

/// Refuses a report of which nothing can be taken, with the reason of the first file.
fn refuse_none(read: &EInvoicesRead) -> Result<(), ApiError> {
    let mut fields = Fields::default();
    if read.ready == 0 {
        let reason = read.einvoices.iter().find_map(|one| one.reason.clone());
        fields.add_error("einvoices", reason.unwrap_or_default());
    }
    fields.check()
}

/// Writes an invoice, or adds the file to the one that a distributor's data brought; returns its public id.
async fn record(
    app: &App,
    tx: &mut Tx,
    participant: ParticipantId,
    (one, invoice, goods): (&Reportable, &EInvoice, &Goods),
    upload: &Upload,
) -> Result<String, ApiError> {
    let report = submit::Reported {
        participant,
        distributor: one.distributor,
        number: &one.number,
        ksef_number: one.ksef_number.as_ref(),
        dated: Some((one.issued_on, one.season)),
    };
    let (id, public_id) = match submit::attach(app, tx, &report, upload).await? {
        Some(attached) => attached,
        None => submit::record(app, tx, &report, upload).await?,
    };
    insert(tx, id, one).await?;
    goods.named_by(tx, Some(one.distributor)).await?.store(tx, id, invoice).await?;
    Ok(public_id)
}

async fn insert(tx: &mut Tx, id: InvoiceId, one: &Reportable) -> sqlx::Result<()> {
    let number = one.ksef_number.as_ref().map(|number| number.as_str());
    store::insert_einvoice(tx, id, number, proof(one)).await
}

const fn proof(one: &Reportable) -> ProofLevel {
    if one.ksef_number.is_some() { ProofLevel::Consistent } else { ProofLevel::Document }
}

async fn record_correction(
    app: &App,
    tx: &mut Tx,
    participant: ParticipantId,
    (one, invoice): (&Reportable, &EInvoice),
    upload: &Upload,
) -> Result<(), ApiError> {
    let new = NewCorrection {
        participant,
        distributor: one.distributor,
        number: &one.number,
        issued_on: one.issued_on,
        ksef_number: one.ksef_number.as_ref(),
        proof: proof(one),
        answered_by: None,
        invoice,
    };
    corrections::record(app, tx, &new, upload).await.map(|_| ())
}

fn message(reported: i64) -> String {
    match reported {
        1 => "Twoja e-faktura została dodana prawidłowo".to_owned(),
        count => format!("Dodane: {}", ADDED.count(count)),
    }
}
