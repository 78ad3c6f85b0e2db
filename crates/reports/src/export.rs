//! Export of a report as a table.
use std::borrow::Cow;

use axum::extract::State;
use axum::response::Response;
use plon_domain::season::Season;
use plon_kernel::ids::SegmentId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Analyst, Operator};
use plon_platform::error::ApiError;
use plon_platform::exports::{self, Cell, Format, Head, Loaded, Row, TableFile};
use plon_platform::extract::Query;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::definitions;
use super::model::{GroupBy, Report, ReportRow, Unit, heading};
use super::show::{ReportQuery, scope_of};
use super::table;

audit::events! {
    TAKE_REPORT: () => ReportExport = "exports.take" on "exports";
}

/// Widths of columns in characters: of the labels and of the figures.
const WIDTHS: (u16, u16) = (36, 18);

#[derive(Debug, Serialize, Deserialize, IntoParams, ToSchema)]
#[into_params(parameter_in = Query)]
pub struct ReportExport {
    #[param(inline)]
    format: Format,
    /// Name of the report.
    report: String,
    /// Year in which the season ends; the running season without one.
    #[param(value_type = Option<i64>)]
    #[schema(value_type = Option<i64>)]
    season: Option<Season>,
    /// As in the report.
    #[param(inline)]
    by: Option<GroupBy>,
    /// As in the report.
    #[param(value_type = Option<i64>)]
    #[schema(value_type = Option<i64>)]
    segment_id: Option<SegmentId>,
}

/// Exports a report as a table, with the sums in its last row; a segment stands in a column of its own.
#[utoipa::path(get, path = "/api/v1/backoffice/exports/reports", tag = "exports", params(ReportExport),
    responses(TableFile, (status = 404), (status = 422)))]
pub async fn admin_export_report(
    State(app): State<App>,
    operator: Operator<Analyst>,
    Query(query): Query<ReportExport>,
) -> Result<Response, ApiError> {
    let report = definitions::find(&query.report).ok_or(ApiError::NotFound)?;
    let asked = ReportQuery { season: query.season, by: query.by, segment_id: query.segment_id };
    let mut db = app.db.read().await?;
    let (scope, grouping) = scope_of(&app, &mut db, &operator, (&report, &asked)).await?;
    let figures = table::load_rows(&mut db, &report, &scope).await?;
    drop(db);
    let total = table::total(&report, grouping.overlaps, &figures);
    let segment = scope.segment.as_ref().map(|segment| segment.name.as_str());
    let mut rows: Vec<Row> = figures.into_iter().map(|row| cells(&report, segment, row)).collect();
    if !rows.is_empty() && total.iter().any(Option::is_some) {
        rows.push(cells(&report, segment, ReportRow { label: "Razem".to_owned(), figures: total }));
    }
    let head = head(&report, scope.by, segment.is_some());
    exports::download(&app, operator.id, (head, query.format), (TAKE_REPORT, &query), Loaded::new(rows)).await
}

fn head(report: &Report, by: GroupBy, of_segment: bool) -> Head {
    let figures = report.columns.iter().map(|column| (heading(column.title, column.unit), WIDTHS.1));
    let labels = of_segment.then_some("Segment").into_iter().chain([by.title()]);
    let columns = labels.map(|title| (Cow::Borrowed(title), WIDTHS.0)).chain(figures).collect();
    Head { name: "raport", title: report.title, columns }
}

fn cells(report: &Report, segment: Option<&str>, row: ReportRow) -> Row {
    let figures = report.columns.iter().zip(row.figures).map(|(column, figure)| {
        Cell::of(figure, |figure| match column.unit {
            Unit::Count | Unit::Points | Unit::Hours => Cell::Whole(figure),
            Unit::Grosze => Cell::Hundredths(figure),
            Unit::Millilitres | Unit::Grams => Cell::Thousandths(figure),
        })
    });
    segment.map(Cell::text).into_iter().chain([Cell::Text(row.label)]).chain(figures).collect()
}
