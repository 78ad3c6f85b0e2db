//! Notes for the operator after posting: differences between a file and the programme.
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::store::{self, NoteRow};
use plon_kernel::ids::ImportId;
use plon_kernel::paging::{CursorList, CursorPage, ROWS_PER_PAGE, Sort};
use plon_platform::app::App;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct NotesQuery {
    /// Keyset pagination: `next_cursor` of the page before.
    cursor: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ImportNote {
    id: i64,
    /// Row number in the file.
    row: i64,
    note: String,
    /// Public id of the invoice that it is about.
    invoice: Option<String>,
}

/// Lists the notes in the order of posting.
#[utoipa::path(get, path = "/api/v1/backoffice/imports/{id}/notes", tag = "imports",
    params(("id" = i64, Path), NotesQuery), responses((status = 200, body = CursorList<ImportNote>)))]
pub async fn admin_list_import_notes(
    State(app): State<App>,
    _: Operator<Moderator>,
    Path(id): Path<ImportId>,
    Query(query): Query<NotesQuery>,
) -> Result<Json<CursorList<ImportNote>>, ApiError> {
    let mut db = app.db.read().await?;
    let CursorPage { items, meta } =
        store::select_notes(id).cursor_page::<NoteRow>(&mut db, Sort::Oldest, query.cursor, ROWS_PER_PAGE).await?;
    let note = |row: NoteRow| ImportNote { id: row.id, row: row.row_number, note: row.note, invoice: row.invoice };
    Ok(Json(CursorList::new(items.into_iter().map(note).collect(), meta)))
}
