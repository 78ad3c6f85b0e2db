//! A file of an exported batch, byte for byte as it was made.
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use plon_domain::payout::{FileEncoding, FileFormat};
use serde::{Deserialize, Serialize};
use utoipa::openapi::Object;
use utoipa::{IntoParams, ToSchema};

use super::store;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::PayoutId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::ApiError;
use plon_platform::exports::ExportedFile;
use plon_platform::extract::{Path, Query};
use plon_platform::openapi;

audit::events! {
    TAKE_FILE: () => TakenFile = "payouts.download" on "payouts";
}

/// A downloaded file, as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
struct TakenFile {
    #[schema(schema_with = encodings)]
    encoding: FileEncoding,
    #[schema(schema_with = formats)]
    format: FileFormat,
    message_id: String,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PayoutFileQuery {
    #[param(schema_with = formats)]
    format: FileFormat,
    /// Encoding of Elixir-0; ISO 20022 is always UTF-8.
    #[param(schema_with = encodings)]
    encoding: Option<FileEncoding>,
}

fn formats() -> Object {
    openapi::codes(FileFormat::ALL.iter().map(|format| format.as_str()))
}

fn encodings() -> Object {
    openapi::codes(FileEncoding::ALL.iter().map(|encoding| encoding.as_str()))
}

/// Downloads the bank's file of a batch. The content is the same each time; the audit log records the download.
#[utoipa::path(get, path = "/api/v1/backoffice/payouts/{id}/file", tag = "payouts", params(PayoutFileQuery,
    ("id" = i64, Path, description = "the batch's number")),
    responses((status = 200, content((ExportedFile = "application/xml"), (ExportedFile = "text/plain"))),
    (status = 404, description = "no such batch, or not offered in this form"),
    (status = 409, description = "it was not exported")))]
pub async fn admin_download_payout(
    State(app): State<App>,
    operator: Operator<Finance>,
    Path(id): Path<PayoutId>,
    Query(query): Query<PayoutFileQuery>,
) -> Result<Response, ApiError> {
    let encoding = match query.encoding {
        Some(encoding) if query.format.has_encodings() => encoding,
        _ => FileEncoding::Utf8,
    };
    let mut tx = app.db.begin().await?;
    let row = store::find_payout(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    if row.execute_on.is_none() {
        return Err(ErrorCode::PayoutStateForbids.into());
    }
    let content = store::find_file(&mut tx, id, (query.format, encoding)).await?.ok_or(ApiError::NotFound)?;
    let taken = TakenFile { encoding, format: query.format, message_id: row.message_id.clone() };
    audit::record(&mut tx, TAKE_FILE, audit::by(operator.id, id.0), (&(), &taken), app.clock.now()).await?;
    tx.commit().await?;
    answer(content, &row.message_id, query.format, encoding)
}

fn answer(
    content: Vec<u8>,
    message_id: &str,
    format: FileFormat,
    encoding: FileEncoding,
) -> Result<Response, ApiError> {
    let (name, media_type) = match (format, encoding) {
        (FileFormat::Elixir, FileEncoding::Utf8) => (format!("{message_id}-utf-8.txt"), "text/plain; charset=utf-8"),
        (FileFormat::Elixir, FileEncoding::Cp1250) => {
            (format!("{message_id}-cp1250.txt"), "text/plain; charset=windows-1250")
        }
        (FileFormat::Elixir, FileEncoding::Cp852) => (format!("{message_id}-cp852.txt"), "text/plain; charset=ibm852"),
        (FileFormat::Elixir, FileEncoding::Latin2) => {
            (format!("{message_id}-iso-8859-2.txt"), "text/plain; charset=iso-8859-2")
        }
        (format, _) => (format!("{message_id}.{format}.xml"), "application/xml"),
    };
    let disposition = format!("attachment; filename=\"{name}\"");
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(media_type)),
        (header::CONTENT_DISPOSITION, HeaderValue::try_from(disposition).map_err(anyhow::Error::new)?),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    Ok((headers, content).into_response())
}
