//! Operators' side of monthly reports: the list, one as a PDF, and who gets them by e-mail.
use axum::Json;
use axum::extract::State;
use axum::response::Response;
use plon_kernel::db::Conn;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{Analyst, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{self, Path};
use plon_platform::response::{ActionResponse, Attachment, DataResponse};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Month, send, store};

/// Number of months that are listed.
const LISTED: usize = 24;

/// Months that are over, and whether the caller gets their reports.
#[derive(Debug, Serialize, ToSchema)]
pub struct MonthlyReports {
    /// The newest first; none before the programme's first participant.
    months: Vec<ListedMonth>,
    /// True when each new report is sent to the caller.
    subscribed: bool,
    /// Address to which it is sent.
    email: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ListedMonth {
    /// As `2025-07`.
    month: String,
    /// As `lipiec 2025`.
    title: String,
    /// When its figures were printed and kept; null where they are read as they stand now.
    printed_at: Option<Timestamp>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"subscribed": true}))]
pub struct MonthlyReportSubscription {
    subscribed: bool,
}

/// Content of a monthly report.
#[derive(ToSchema)]
#[schema(value_type = String, format = Binary)]
pub struct MonthlyReportFile(#[expect(dead_code, reason = "it only describes the answer")] Vec<u8>);

/// Lists the months whose reports can be read.
#[utoipa::path(get, path = "/api/v1/backoffice/monthly-reports", tag = "reports",
    responses((status = 200, body = DataResponse<MonthlyReports>)))]
pub async fn admin_list_monthly_reports(
    State(app): State<App>,
    operator: Operator<Analyst>,
) -> Result<Json<DataResponse<MonthlyReports>>, ApiError> {
    let data = load(&app, &mut app.db.read().await?, &operator).await?;
    Ok(Json(DataResponse { data }))
}

/// Prints the report of a month that is over; 404 for another.
#[utoipa::path(get, path = "/api/v1/backoffice/monthly-reports/{month}", tag = "reports",
    params(("month" = String, Path, description = "as `2025-07`")),
    responses((status = 200, body = MonthlyReportFile, content_type = "application/pdf"), (status = 404)))]
pub async fn admin_show_monthly_report(
    State(app): State<App>,
    _: Operator<Analyst>,
    Path(month): Path<String>,
) -> Result<Response, ApiError> {
    let month: Month = month.parse().map_err(|_| ApiError::NotFound)?;
    let is_there = send::list_months(&app, &mut app.db.read().await?, LISTED).await?.contains(&month);
    if !is_there {
        return Err(ApiError::NotFound);
    }
    let printed = store::find_printed(&mut app.db.read().await?, &month.to_string()).await?;
    let content = match printed {
        Some(printed) => send::load_file(&app, printed.file_id).await?,
        None => send::print_report(&app, month).await?,
    };
    Ok(Attachment { name: &send::name_of(month), media_type: send::PDF, content }.into_response()?)
}

/// Sends the caller each new report by e-mail, or no longer.
#[utoipa::path(post, path = "/api/v1/backoffice/monthly-reports/subscription", tag = "reports",
    request_body = MonthlyReportSubscription, responses((status = 200, body = ActionResponse<MonthlyReports>)))]
pub async fn admin_subscribe_to_monthly_reports(
    State(app): State<App>,
    operator: Operator<Analyst>,
    extract::Json(form): extract::Json<MonthlyReportSubscription>,
) -> Result<Json<ActionResponse<MonthlyReports>>, ApiError> {
    let mut tx = app.db.begin().await?;
    let message = if form.subscribed {
        store::insert_subscriber(&mut tx, operator.id, app.clock.now()).await?;
        "Następny raport wyślemy e-mailem"
    } else {
        store::delete_subscriber(&mut tx, operator.id).await?;
        "Raportów nie wyślemy już e-mailem"
    };
    tx.commit().await?;
    let data = load(&app, &mut app.db.read().await?, &operator).await?;
    Ok(Json(ActionResponse { data, message: message.to_owned() }))
}

async fn load(app: &App, db: &mut Conn, operator: &Operator<Analyst>) -> Result<MonthlyReports, ApiError> {
    let months = send::list_months(app, db, LISTED).await?;
    let since = months.last().map(Month::to_string).unwrap_or_default();
    let printed = store::list_printed(db, &since).await?;
    let months = months.into_iter().map(|month| {
        let name = month.to_string();
        let printed_at = printed.iter().find(|report| report.month == name).map(|report| report.printed_at);
        ListedMonth { month: name, title: month.to_polish(), printed_at }
    });
    Ok(MonthlyReports {
        months: months.collect(),
        subscribed: store::is_subscribed(db, operator.id).await?,
        email: store::load_email(db, operator.id).await?,
    })
}
