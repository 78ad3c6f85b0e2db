//! `GET /api/v1/backoffice/reports/{report}`: the figures of a report.
use axum::Json;
use axum::extract::State;
use plon_domain::season::Season;
use plon_kernel::db::Read;
use plon_kernel::ids::SegmentId;
use plon_platform::app::App;
use plon_platform::auth::{Analyst, Operator, Role};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Path, Query};
use plon_platform::response::DataResponse;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::definitions;
use super::model::{ChosenSegment, GroupBy, Grouping, Report, ReportRow, Scope};
use super::{segment, table};

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ReportQuery {
    /// Year in which the season ends; the running season without one.
    #[param(value_type = Option<i64>)]
    pub season: Option<Season>,
    /// One of the report's groupings; its first without one.
    #[param(inline)]
    pub by: Option<GroupBy>,
    /// Segment whose present members the figures are of; those of all participants without one.
    #[param(value_type = Option<i64>)]
    pub segment_id: Option<SegmentId>,
}

/// Figures of a report.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReportTable {
    /// Year in which the season ends.
    #[schema(value_type = i64)]
    season: Season,
    by: GroupBy,
    /// Null for the figures of all participants.
    segment: Option<SegmentOfReport>,
    /// Weeks and seasons in their order, other things by their first figure.
    rows: Vec<ReportRow>,
    /// Sum of each column; null where figures cannot be added up.
    total: Vec<Option<i64>>,
}

/// Segment whose members' figures a report tells.
#[derive(Debug, Serialize, ToSchema)]
pub struct SegmentOfReport {
    id: SegmentId,
    name: String,
    /// Number of its present members.
    members: i64,
}

impl From<ChosenSegment> for SegmentOfReport {
    fn from(ChosenSegment { id, name, members, .. }: ChosenSegment) -> SegmentOfReport {
        SegmentOfReport { id, name, members }
    }
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
    let mut db = app.db.read().await?;
    let (scope, grouping) = scope_of(&app, &mut db, &operator, (&report, &query)).await?;
    let rows = table::load_rows(&mut db, &report, &scope).await?;
    let total = table::total(&report, grouping.overlaps, &rows);
    let Scope { season, by, segment, .. } = scope;
    let data = ReportTable { season, by, segment: segment.map(SegmentOfReport::from), rows, total };
    Ok(Json(DataResponse { data }))
}

/// Reads the scope that the caller asks about.
///
/// # Errors
/// `Invalid` at `by` for a grouping that the report has not, at `segment_id` for a segment that it does not tell of.
pub async fn scope_of(
    app: &App,
    db: &mut impl Read,
    operator: &Operator<Analyst>,
    (report, query): (&Report, &ReportQuery),
) -> Result<(Scope, Grouping), ApiError> {
    let grouping = report.grouping(query.by).ok_or_else(|| {
        let mut fields = Fields::default();
        fields.add_error("by", "Tego raportu nie można tak pogrupować");
        fields.into_error()
    })?;
    let season = query.season.unwrap_or_else(|| Season::of(app.clock.today().0));
    let names_operators = operator.roles.contains(&Role::Administrator);
    let segment = segment::find_chosen(db, report, query.segment_id, app.clock.now()).await?;
    let scope = Scope { names_operators, segment, ..Scope::new(app, season, grouping.by)? };
    Ok((scope, grouping))
}
