//! File of an invoice, for the operators who decide on it.
use axum::extract::State;
use axum::response::Response;

use super::super::file::{FileContent, download_file};
use super::store;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;

audit::events! {
    READ_FILE: () => () = "invoices.read_file" on "invoices";
}

/// Downloads the file as it was reported.
#[utoipa::path(get, path = "/api/v1/backoffice/invoices/{id}/file", tag = "invoices",
    params(("id" = String, Path, description = "public id")),
    responses((status = 200, content((FileContent = "application/pdf"), (FileContent = "image/png"), (FileContent = "image/jpeg"), (FileContent = "application/xml")))))]
pub async fn admin_download_invoice(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let mut db = app.db.read().await?;
    let invoice = store::find_invoice(&mut db, &id).await?.ok_or(ApiError::NotFound)?;
    let context = audit::by(operator.id, invoice.id.0).about(invoice.participant_id);
    drop(audit::record_read(&app, db, READ_FILE, context).await?);
    download_file(&app, invoice.file_id.ok_or(ApiError::NotFound)?, &invoice.number).await
}
