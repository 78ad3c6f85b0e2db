//! `POST /api/v1/edi/einvoices`: e-invoices that a machine of a distributor pushes, which go the way of uploaded ones.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::import::ImportKind;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::super::super::einvoices::upload::{EInvoicesForm, Given, OF_DISTRIBUTOR};
use super::super::push::Acceptance;
use super::{keep, sort};
use plon_imports::batches::{self, NewBatch};
use plon_kernel::ids::ImportId;
use plon_platform::api_clients::{ApiClient, PushSales};
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::extract::{Multipart, Query};
use plon_platform::idempotency::{Answer, IdempotencyKey, Request, answered, idempotent};
use plon_platform::response::ActionResponse;
use plon_platform::settings;

const PATH: &str = "/api/v1/edi/einvoices";

#[derive(Debug, Serialize, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PushQuery {
    #[serde(default)]
    #[param(inline)]
    accept: Acceptance,
}

/// Batch of e-invoices that was taken on.
#[derive(Debug, Serialize, ToSchema)]
pub struct EInvoicesBatchTaken {
    /// Null where the files are corrections only.
    id: Option<ImportId>,
    /// Address at which its progress is told.
    address: Option<String>,
}

/// Pushes e-invoices of a distributor, as XML files or ZIP archives of them. Those of participants become a batch, a
/// row for each line; nothing of other buyers is kept. When every line is certain, the client leaves it to the
/// programme and the programme accepts e-invoices by itself, the batch is accepted and posted; else it waits for an
/// operator.
#[utoipa::path(post, path = "/api/v1/edi/einvoices", tag = "machines", params(PushQuery),
    request_body(content = EInvoicesForm, content_type = "multipart/form-data"),
    responses((status = 202, body = ActionResponse<EInvoicesBatchTaken>),
    (status = 409, description = "50 of the client's batches are not over")))]
pub async fn push_einvoices(
    State(app): State<App>,
    client: ApiClient<PushSales>,
    key: IdempotencyKey,
    Query(query): Query<PushQuery>,
    mut form: Multipart,
) -> Result<Answer, ApiError> {
    let given = Given::read(&mut form, OF_DISTRIBUTOR).await?;
    let fingerprint: Vec<String> = given.files.iter().map(|file| file.sha256()).collect();
    let request = Request::new(client.id, key, PATH, &(&query, &fingerprint))?;
    if let Some(answer) = answered(&app.db, Some(&request)).await? {
        return Ok(answer);
    }
    let mut db = app.db.read().await?;
    let sorted = sort::sort(&mut db, given, client.distributor).await?;
    let by_itself = settings::load_text(&mut db, settings::ACCEPT_EINVOICES).await? == "true";
    drop(db);
    let contents = keep::store_contents(&app, batches::FILE_NAME, &sorted).await?;
    let mut is_kept = false;
    let answer = idempotent(&app, request, StatusCode::ACCEPTED, async |tx| {
        let new = NewBatch {
            kind: ImportKind::EInvoices,
            client: client.id,
            client_name: &client.name,
            distributor: client.distributor,
            by: client.owner,
            accepts_itself: by_itself && query.accept == Acceptance::WhenClean,
        };
        let id = match &contents.batch {
            Some(batch) => Some(batches::begin(&app, tx, &new, batch).await?),
            None => None,
        };
        if let Some(import) = id {
            contents.record_sales(&app, tx, import, &sorted).await?;
        }
        contents.record_corrections(&app, tx, client.owner, &sorted).await?;
        is_kept = true;
        let data = EInvoicesBatchTaken { id, address: id.map(|id| format!("/api/v1/edi/sales/{}", id.0)) };
        Ok(ActionResponse { data, message: keep::message(&sorted) })
    })
    .await;
    // Once the commit has started, the contents stay: a lost answer may still mean stored rows.
    if !is_kept {
        contents.forget(&app).await;
    }
    answer
}
