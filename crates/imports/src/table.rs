//! Small tables to download, for a spreadsheet.
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};

use plon_platform::error::ApiError;
use plon_platform::exports::escape_formula;

/// Rows below their titles as CSV in UTF-8.
///
/// # Errors
/// When they cannot be written, which only a defect can cause.
pub fn csv_response<const WIDTH: usize>(
    name: &str,
    titles: [&str; WIDTH],
    rows: impl IntoIterator<Item = [String; WIDTH]>,
) -> Result<Response, ApiError> {
    let mut file = csv::WriterBuilder::new().delimiter(b';').from_writer("\u{feff}".as_bytes().to_vec());
    file.write_record(titles).map_err(anyhow::Error::new)?;
    for row in rows {
        file.write_record(row.map(|cell| escape_formula(&cell))).map_err(anyhow::Error::new)?;
    }
    let content = file.into_inner().map_err(|_| anyhow::anyhow!("a CSV cannot be written"))?;
    let name = format!("attachment; filename=\"{name}.csv\"");
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("text/csv; charset=utf-8")),
        (header::CONTENT_DISPOSITION, HeaderValue::try_from(name).map_err(anyhow::Error::new)?),
    ];
    Ok((headers, content).into_response())
}
