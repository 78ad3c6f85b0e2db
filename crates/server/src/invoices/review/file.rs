//! The file of an invoice, for the operators who decide on it.
use axum::extract::State;
use axum::response::Response;

use super::super::file::{FileContent, download};
use super::store;
use crate::app::App;
use crate::audit::{self, RecordRead};
use crate::error::{ApiError, ErrorBody};
use crate::extract::Path;
use crate::who::{Moderates, Operator};

/// The file as it was reported.
#[utoipa::path(get, path = "/api/v1/backoffice/invoices/{id}/file", tag = "invoices",
    params(("id" = String, Path, description = "public id")),
    responses((status = 200, content((FileContent = "application/pdf"), (FileContent = "image/png"),
                  (FileContent = "image/jpeg"))),
        (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)),
    security(("bearer" = ["moderator"])))]
pub async fn file(
    State(app): State<App>,
    operator: Operator<Moderates>,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let mut db = app.db.read().await?;
    let invoice = store::invoice(&mut db, &id).await?.ok_or(ApiError::NotFound)?;
    let (subject, participant) = (("invoices", invoice.id.0), Some(invoice.participant_id));
    let seen = RecordRead { action: "invoices.read_file", subject, participant };
    drop(audit::record_read(&app, db, operator.id, seen).await?);
    download(&app, invoice.file_id.ok_or(ApiError::NotFound)?, &invoice.number).await
}
