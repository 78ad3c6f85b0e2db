//! The batches, the newest first.
use axum::Json;
use axum::extract::State;
use plon_domain::payout::PayoutStatus;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::store::{self, ListedRow};
use super::{status_label, statuses};
use plon_kernel::ids::PayoutId;
use plon_kernel::paging::{CursorList, CursorPage, ROWS_PER_PAGE, Sort};
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::app::App;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::response::Status;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PayoutsQuery {
    #[param(schema_with = statuses)]
    status: Option<PayoutStatus>,
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ListedPayout {
    id: PayoutId,
    status: Status,
    /// Number of transfers.
    transfers: i64,
    /// Grosze.
    amount: i64,
    execute_on: Option<BusinessDate>,
    proposed_at: Timestamp,
    proposed_by: String,
}

/// Lists all batches of transfers.
#[utoipa::path(get, path = "/api/v1/backoffice/payouts", tag = "payouts", params(PayoutsQuery),
    responses((status = 200, body = CursorList<ListedPayout>)))]
pub async fn admin_list_payouts(
    State(app): State<App>,
    _: Operator<Finance>,
    Query(query): Query<PayoutsQuery>,
) -> Result<Json<CursorList<ListedPayout>>, ApiError> {
    let mut db = app.db.read().await?;
    let page =
        store::select_payouts(query.status).cursor_page(&mut db, Sort::Newest, query.cursor, ROWS_PER_PAGE).await?;
    let CursorPage::<ListedRow> { items, meta } = page;
    let items = items.into_iter().map(from_row).collect::<anyhow::Result<_>>()?;
    Ok(Json(CursorList::new(items, meta)))
}

fn from_row(row: ListedRow) -> anyhow::Result<ListedPayout> {
    let status = status_label(PayoutStatus::try_from(row.status)?);
    let ListedRow { id, transfers, amount, execute_on, proposed_at, proposed_by, .. } = row;
    Ok(ListedPayout { id, status, transfers, amount, execute_on, proposed_at, proposed_by })
}
