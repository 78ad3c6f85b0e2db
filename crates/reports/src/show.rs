//! `GET /api/v1/backoffice/reports/{report}`: the figures of a report.
use axum::Json;
use axum::extract::State;
use plon_domain::season::Season;
use plon_platform::app::App;
use plon_platform::auth::{Analyst, Operator, Role};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Path, Query};
use plon_platform::response::DataResponse;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::definitions;
use super::model::{GroupBy, Grouping, Report, ReportRow, Scope};
use super::table;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ReportQuery {
    /// Year in which the season ends; the running season without one.
    #[param(value_type = Option<i64>)]
    pub season: Option<Season>,
    /// One of the report's groupings; its first without one.
    #[param(inline)]
    pub by: Option<GroupBy>,
}

/// Figures of a report.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReportTable {
    /// Year in which the season ends.
    #[schema(value_type = i64)]
    season: Season,
    by: GroupBy,
    /// Weeks and seasons in their order, other things by their first figure.
    rows: Vec<ReportRow>,
    /// Sum of each column; null where figures cannot be added up.
    total: Vec<Option<i64>>,
}

/// Shows the figures of a report; operators are numbers to everybody but administrators.
#[utoipa::path(get, path = "/api/v1/backoffice/reports/{report}", tag = "reports",
    params(("report" = String, Path, description = "name of the report"), ReportQuery),
    responses((status = 200, body = DataResponse<ReportTable>), (status = 404), (status = 422)))]
pub async fn admin_show_report(
    State(app): State<App>,
    operator: Operator<Analyst>,
    Path(report): Path<String>,
    Query(query): Query<ReportQuery>,
) -> Result<Json<DataResponse<ReportTable>>, ApiError> {
    let report = definitions::find(&report).ok_or(ApiError::NotFound)?;
    let (scope, grouping) = scope_of(&app, &operator, &report, &query)?;
    let rows = table::load_rows(&mut app.db.read().await?, &report, &scope).await?;
    let total = table::total(&report, grouping.overlaps, &rows);
    let data = ReportTable { season: scope.season, by: scope.by, rows, total };
    Ok(Json(DataResponse { data }))
}

/// What the caller asks about.
///
/// # Errors
/// `Invalid` at `by` for a grouping that the report has not.
pub fn scope_of(
    app: &App,
    operator: &Operator<Analyst>,
    report: &Report,
    query: &ReportQuery,
) -> Result<(Scope, Grouping), ApiError> {
    let grouping = report.grouping(query.by).ok_or_else(|| {
        let mut fields = Fields::default();
        fields.add_error("by", "Tego raportu nie można tak pogrupować");
        fields.into_error()
    })?;
    let season = query.season.unwrap_or_else(|| Season::of(app.clock.today().0));
    let names_operators = operator.roles.contains(&Role::Administrator);
    let scope = Scope { names_operators, ..Scope::new(app, season, grouping.by)? };
    Ok((scope, grouping))
}
