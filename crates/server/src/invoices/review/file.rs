//! The file of an invoice, for the operators who decide on it.
use axum::extract::State;
use axum::response::Response;

use super::super::file::{FileContent, download};
use super::store;
use crate::app::App;
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
    _: Operator<Moderates>,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let invoice = store::invoice(&mut app.db.read().await?, &id).await?.ok_or(ApiError::NotFound)?;
    download(&app, invoice.file_id.ok_or(ApiError::NotFound)?, &invoice.number).await
}
