//! List of imports, newest first.
use axum::Json;
use axum::extract::State;
use plon_domain::import::{ImportKind, ImportStatus};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::show::status_label;
use super::store::{self, ImportRow};
use super::{kinds, statuses};
use plon_kernel::ids::ImportId;
use plon_kernel::paging::{CursorList, CursorPage, ROWS_PER_PAGE, Sort};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::response::Status;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ImportsQuery {
    #[param(schema_with = statuses)]
    status: Option<ImportStatus>,
    /// Keyset pagination: `next_cursor` of the page before.
    cursor: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ListedImport {
    id: ImportId,
    #[schema(schema_with = kinds)]
    kind: ImportKind,
    kind_label: &'static str,
    source: String,
    file_name: String,
    status: Status,
    rows: i64,
    faulty: i64,
    uploaded_at: Timestamp,
    uploaded_by: String,
    /// Client of the API who pushed it; `uploaded_by` answers for it.
    api_client: Option<String>,
}

impl From<ImportRow> for ListedImport {
    fn from(row: ImportRow) -> ListedImport {
        ListedImport {
            status: status_label(&row),
            id: row.id,
            kind: row.kind,
            kind_label: row.kind.label(),
            source: row.source,
            file_name: row.file_name,
            rows: row.rows_read,
            faulty: row.rows_faulty,
            uploaded_at: row.created_at,
            uploaded_by: row.created_by,
            api_client: row.client,
        }
    }
}

/// Lists the imports, newest first.
#[utoipa::path(get, path = "/api/v1/backoffice/imports", tag = "imports", params(ImportsQuery),
    responses((status = 200, body = CursorList<ListedImport>)))]
pub async fn admin_list_imports(
    State(app): State<App>,
    _: Operator<Moderator>,
    Query(query): Query<ImportsQuery>,
) -> Result<Json<CursorList<ListedImport>>, ApiError> {
    let mut db = app.db.read().await?;
    let imports = store::select_imports_in_state(query.status);
    let CursorPage { items, meta } =
        imports.cursor_page::<ImportRow>(&mut db, Sort::Newest, query.cursor, ROWS_PER_PAGE).await?;
    let items = items.into_iter().map(ListedImport::from).collect();
    Ok(Json(CursorList::new(items, meta)))
}
