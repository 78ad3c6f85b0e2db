//! Errors of a file of codes, as a file to send back to its author.
use axum::extract::State;
use axum::response::Response;

use super::file::{self, CardCodesForm};
use super::plan;
use plon_imports as imports;
use plon_platform::app::App;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::SmallMultipart;

/// Downloads the faulty rows of a file as CSV in UTF-8, for a spreadsheet.
#[utoipa::path(post, path = "/api/v1/backoffice/card-codes/errors", tag = "orders",
    request_body(content = CardCodesForm, content_type = "multipart/form-data"),
    responses((status = 200, body = String, content_type = "text/csv")))]
pub async fn admin_export_gift_card_code_errors(
    State(app): State<App>,
    _: Operator<Finance>,
    mut form: SmallMultipart,
) -> Result<Response, ApiError> {
    let read = file::read_rows(file::read_form(&mut form).await?, app.clock.today()).await?;
    imports::errors_as_csv(plan::make_plan(&mut app.db.read().await?, &app.secrets, read).await?.errors)
}
