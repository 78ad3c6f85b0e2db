//! E-invoice under review: what stands in its file, how strongly it is proved, and an operator's own look at KSeF.
use axum::Json;
use axum::extract::State;
use plon_domain::attachment::MediaType;
use plon_domain::einvoice::ProofLevel;
use plon_ksef::VerificationLink;
use serde::Serialize;
use tokio::task::spawn_blocking;
use utoipa::ToSchema;

use super::super::einvoices::content::EInvoiceContent;
use super::super::einvoices::proposals::Goods;
use super::super::einvoices::store::{self as einvoices, ProofRow};
use super::store::{self, AdminInvoice};
use plon_kernel::db::Read;
use plon_kernel::ids::ImportId;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit::{self, EmptyRecord};
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::files::{self, StoredFile};
use plon_platform::response::{MessageResponse, Status, status};

audit::events! {
    CONFIRM: () => EmptyRecord = "invoices.confirm" on "invoices";
}

/// E-invoice and its proof.
#[derive(Debug, Serialize, ToSchema)]
pub struct EInvoiceUnderReview {
    pub(super) content: EInvoiceContent,
    proof: EInvoiceProof,
    /// True when every line that is about the programme's products is matched for certain, and there is one.
    pub(super) all_certain: bool,
}

/// Proof that the invoice was issued as it is shown.
#[derive(Debug, Serialize, ToSchema)]
pub struct EInvoiceProof {
    /// `document`, `consistent` or `confirmed`.
    level: Status,
    /// Number in KSeF.
    ksef_number: Option<String>,
    /// Page of KSeF that tells whether a file with these bytes is there.
    url: Option<String>,
    confirmed_at: Option<Timestamp>,
    /// Operator who confirmed it.
    confirmed_by: Option<String>,
    /// Import of a distributor's data that confirmed it.
    import_id: Option<ImportId>,
    /// When KSeF itself gave the file, by the participant's connection.
    fetched_at: Option<Timestamp>,
}

/// Reads the e-invoice of an invoice; none when its file is no e-invoice.
///
/// # Errors
/// When the file store or the database does not answer, or the stored file is broken.
pub async fn load(
    app: &App,
    db: &mut impl Read,
    invoice: &AdminInvoice,
    file: Option<&StoredFile>,
) -> Result<Option<EInvoiceUnderReview>, ApiError> {
    let Some(proof) = einvoices::find_proof(db, invoice.id).await? else { return Ok(None) };
    let beside = match proof.file_id {
        Some(file) => files::find_file(db, file).await?,
        None => None,
    };
    let file = beside.as_ref().or(file).filter(|file| file.media_type == MediaType::Xml.as_str());
    let Some(file) = file else { return Ok(None) };
    let goods = Goods::load(db).await?;
    let proposals = goods.named_by(db, Some(invoice.distributor_id)).await?;
    let bytes = app.files.get(&file.key).await?;
    let bytes = bytes.ok_or_else(|| anyhow::anyhow!("the content of file {} is missing", file.id.0))?;
    let parsed = spawn_blocking(move || {
        let parsed = plon_ksef::read(&bytes).map_err(anyhow::Error::new)?;
        let seller = parsed.seller.nip.clone();
        let link = seller.map(|nip| VerificationLink::of_file(nip, parsed.issued_on, &bytes).to_url());
        Ok::<_, anyhow::Error>((parsed, link))
    });
    let (parsed, url) = parsed.await.map_err(anyhow::Error::new)??;
    let content = EInvoiceContent::of(&parsed, &proposals);
    let mut proposed = content.lines.iter().filter_map(|line| line.proposal.as_ref()).peekable();
    let all_certain = proposed.peek().is_some() && proposed.all(|proposal| proposal.certain);
    Ok(Some(EInvoiceUnderReview { content, proof: EInvoiceProof::of(proof, url), all_certain }))
}

impl EInvoiceProof {
    fn of(row: ProofRow, url: Option<String>) -> EInvoiceProof {
        EInvoiceProof {
            level: level(row.proof),
            ksef_number: row.ksef_number,
            url,
            confirmed_at: row.confirmed_at,
            confirmed_by: row.confirmed_by,
            import_id: row.import_id,
            fetched_at: row.fetched_at,
        }
    }
}

/// Level of a proof with its label.
fn level(proof: ProofLevel) -> Status {
    status!(proof)
}

/// Confirms that KSeF's page shows the invoice as its file has it; who looked and when stays with it.
#[utoipa::path(post, path = "/api/v1/backoffice/invoices/{id}/confirm", tag = "invoices",
    params(("id" = String, Path, description = "public id")),
    responses((status = 200, body = MessageResponse), (status = 404)))]
pub async fn admin_confirm_einvoice(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<String>,
) -> Result<Json<MessageResponse>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let invoice = store::find_invoice(&mut tx, &id).await?.ok_or(ApiError::NotFound)?;
    einvoices::find_proof(&mut tx, invoice.id).await?.ok_or(ApiError::NotFound)?;
    if einvoices::confirm_einvoice(&mut tx, invoice.id, operator.id, now).await? {
        let context = audit::by(operator.id, invoice.id.0).about(invoice.participant_id);
        audit::record(&mut tx, CONFIRM, context, (&(), &EmptyRecord {}), now).await?;
    }
    tx.commit().await?;
    Ok(Json(MessageResponse { message: "E-faktura jest potwierdzona".to_owned() }))
}
