//! `GET /api/v1/edi/sales/{id}/notes`: what differed between a posted batch and the programme.
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::super::store::{self as imports, NoteRow};
use super::{index_of, load_own};
use plon_kernel::ids::ImportId;
use plon_kernel::paging::{CursorList, CursorPage, Sort};
use plon_platform::api_clients::{ApiClient, ReadSales};
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};

const PER_PAGE: i64 = 100;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct BatchNotesQuery {
    /// Keyset pagination: `next_cursor` of the page before.
    cursor: Option<i64>,
}

/// Note on a sale that was posted.
#[derive(Debug, Serialize, ToSchema)]
pub struct SaleNote {
    /// Place of the sale in the batch, from zero.
    index: i64,
    /// The sentence that people read.
    message: String,
    /// Public id of the invoice that it is about.
    invoice: Option<String>,
}

/// Lists the notes on a batch in the order of posting.
#[utoipa::path(get, path = "/api/v1/edi/sales/{id}/notes", tag = "machines",
    params(("id" = i64, Path), BatchNotesQuery), responses((status = 200, body = CursorList<SaleNote>)))]
pub async fn list_sales_batch_notes(
    State(app): State<App>,
    client: ApiClient<ReadSales>,
    Path(id): Path<ImportId>,
    Query(query): Query<BatchNotesQuery>,
) -> Result<Json<CursorList<SaleNote>>, ApiError> {
    let mut db = app.db.read().await?;
    load_own(&mut db, client.id, id).await?;
    let CursorPage { items, meta } =
        imports::select_notes(id).cursor_page::<NoteRow>(&mut db, Sort::Oldest, query.cursor, PER_PAGE).await?;
    let note = |row: NoteRow| SaleNote { index: index_of(row.row_number), message: row.note, invoice: row.invoice };
    Ok(Json(CursorList::new(items.into_iter().map(note).collect(), meta)))
}
