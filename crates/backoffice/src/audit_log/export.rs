//! Export of the audit log as a table, in the labels of the back office.
use std::collections::HashMap;
use std::sync::LazyLock;

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::filter::{Typed, parse_filter};
use super::store;
use plon_kernel::ids::OperatorId;
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::audit::{self, EntryRow};
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::ApiError;
use plon_platform::exports::{self, Cell, Format, Listed, Row, Sheet, TableFile};
use plon_platform::extract::Query;

audit::events! {
    TAKE_LOG: () => AuditExport = "exports.take" on "exports";
}

const SHEET: Sheet = Sheet {
    name: "dziennik",
    title: "Dziennik zdarzeń",
    columns: &[
        ("Kiedy", 18),
        ("Operator", 24),
        ("Działanie", 36),
        ("Czego dotyczy", 24),
        ("Uczestnik", 28),
        ("NIP", 14),
        ("Uwagi", 40),
        ("Zapis przed", 48),
        ("Zapis po", 48),
    ],
};

/// Labels of actions and subjects; the back office's screen reads the same file.
#[derive(Default, Deserialize)]
struct Labels {
    actions: HashMap<String, String>,
    subjects: HashMap<String, String>,
}

static LABELS: LazyLock<Labels> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../../../data/audit/labels.json")).unwrap_or_default());

#[derive(Debug, Clone, Serialize, Deserialize, IntoParams, ToSchema)]
#[into_params(parameter_in = Query)]
pub struct AuditExport {
    #[param(inline)]
    format: Format,
    /// Operator who acted.
    operator: Option<OperatorId>,
    /// Action, as `feature.verb`.
    action: Option<String>,
    /// NIP of the affected participant. The audit log does not record the NIP that was searched for.
    #[serde(skip_serializing_if = "audit::is_unrecorded")]
    #[schema(ignore)]
    nip: Option<String>,
    /// Table of the affected row.
    subject: Option<String>,
    /// Number of the affected row, with `subject`.
    subject_id: Option<i64>,
    /// As in the list; not recorded either.
    #[serde(skip_serializing_if = "audit::is_unrecorded")]
    #[schema(ignore)]
    search: Option<String>,
    /// The first day, in Warsaw.
    from: Option<BusinessDate>,
    /// The last day, in Warsaw.
    to: Option<BusinessDate>,
}

/// Exports the audit log as a table, filtered like the list, the newest first; records before and after are JSON.
#[utoipa::path(get, path = "/api/v1/backoffice/exports/audit", tag = "exports", params(AuditExport),
    responses(TableFile, (status = 422)))]
pub async fn admin_export_audit_log(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Query(query): Query<AuditExport>,
) -> Result<Response, ApiError> {
    let AuditExport { format, operator: author, action, nip, subject, subject_id, search, from, to } = query.clone();
    let typed = Typed { operator: author, action, nip, subject, subject_id, search, from, to };
    let rows = Listed::new(store::select_entries(parse_filter(&app, typed)?), store::NEWEST, cells);
    exports::download(&app, operator.id, (SHEET, format), (TAKE_LOG, &query), rows).await
}

fn cells(row: EntryRow) -> anyhow::Result<Row> {
    let action = LABELS.actions.get(&row.action).unwrap_or(&row.action);
    Ok(vec![
        Cell::try_from(row.at)?,
        Cell::Text(row.operator.unwrap_or_else(|| "System".to_owned())),
        Cell::text(action),
        Cell::Text(subject(&row.subject, row.subject_id, row.subject_name.as_deref())),
        Cell::of(row.participant, Cell::Text),
        Cell::of(row.nip, Cell::Text),
        Cell::of(row.note, Cell::Text),
        record(row.before),
        record(row.after),
    ])
}

/// Subject of an action: `promocja „Żniwa”`, `faktura nr 118`, `sezon 2025`, by its name or else the number of its
/// row; many at once have neither.
fn subject(table: &str, id: i64, name_of_row: Option<&str>) -> String {
    let name = LABELS.subjects.get(table).map_or(table, String::as_str);
    match (id, table, name_of_row) {
        (0, _, _) => name.to_owned(),
        (_, _, Some(named)) => format!("{name} „{named}”"),
        (_, "seasons", None) => format!("{name}\u{a0}{id}"),
        _ => format!("{name} nr\u{a0}{id}"),
    }
}

/// Cell of a record before or after; empty for an action without a record.
fn record(json: Option<String>) -> Cell {
    Cell::of(json.filter(|json| json != "null"), Cell::Text)
}
