//! `GET /api/v1/backoffice/reports`: the reports, with the definition of each figure.
use axum::Json;
use axum::extract::State;
use plon_domain::season::Season;
use plon_kernel::ids::SegmentId;
use plon_platform::app::App;
use plon_platform::auth::{Analyst, Operator};
use plon_platform::error::ApiError;
use plon_platform::response::DataResponse;
use serde::Serialize;
use utoipa::ToSchema;

use super::definitions::REPORTS;
use super::model::{GroupBy, Report, ReportColumn};
use super::purchases;

/// The reports, and the seasons that they may be about.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReportIndex {
    reports: Vec<ListedReport>,
    /// Years in which the seasons end, the newest first.
    seasons: Vec<i64>,
    /// Segments that a report may be about, by name.
    segments: Vec<ReportSegmentOption>,
    /// Running season, of which figures are shown unless another is chosen.
    season: i64,
}

/// Segment to choose from: whoever reads reports sees no more of it.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReportSegmentOption {
    id: SegmentId,
    name: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ListedReport {
    /// Name of the report in an address.
    key: &'static str,
    title: &'static str,
    /// Question that the report answers, in a sentence.
    summary: &'static str,
    /// True when it may be about a segment.
    of_segments: bool,
    groupings: Vec<ListedGrouping>,
    columns: &'static [ReportColumn],
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ListedGrouping {
    by: GroupBy,
    /// Heading of the rows' labels, such as "Tydzień od".
    title: &'static str,
}

impl From<Report> for ListedReport {
    fn from(report: Report) -> ListedReport {
        let Report { key, title, summary, of_segments, groupings, columns } = report;
        let groupings =
            groupings.iter().map(|grouping| ListedGrouping { by: grouping.by, title: grouping.by.title() }).collect();
        ListedReport { key, title, summary, of_segments, groupings, columns }
    }
}

/// Lists the reports with their columns and groupings.
#[utoipa::path(get, path = "/api/v1/backoffice/reports", tag = "reports",
    responses((status = 200, body = DataResponse<ReportIndex>)))]
pub async fn admin_list_reports(
    State(app): State<App>,
    _: Operator<Analyst>,
) -> Result<Json<DataResponse<ReportIndex>>, ApiError> {
    let mut db = app.db.read().await?;
    let seasons = purchases::list_seasons(&mut db).await?;
    let segments = plon_audiences::list_segments(&mut db).await?;
    let segments = segments.into_iter().map(|(id, name)| ReportSegmentOption { id, name }).collect();
    let reports = REPORTS.into_iter().map(ListedReport::from).collect();
    let data = ReportIndex { reports, seasons, segments, season: Season::of(app.clock.today().0).into() };
    Ok(Json(DataResponse { data }))
}
