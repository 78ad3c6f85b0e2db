//! `GET /api/v1/backoffice/menu-counts`: what waits in the lists of the menu.
use axum::Json;
use axum::extract::State;
use plon_domain::payout::PayoutStatus;
use plon_domain::reward::OrderStatus;
use plon_kernel::db::Read;
use plon_platform::app::App;
use plon_platform::auth::{AnyRole, Finance, Moderator, Operator, RoleSet, has_role};
use plon_platform::error::ApiError;
use plon_platform::response::DataResponse;
use serde::Serialize;
use utoipa::ToSchema;

use super::store;

/// Numbers of records that wait in the lists of the menu; counts stop at 10 000, and a list outside the caller's rights
/// has none.
#[derive(Debug, Default, Serialize, ToSchema)]
pub struct MenuCounts {
    /// Invoices that wait for a decision.
    invoices: Option<i64>,
    /// Corrections of e-invoices that wait for an operator.
    einvoice_corrections: Option<i64>,
    /// Orders that are not over.
    orders: Option<i64>,
    /// Bulk jobs of others that wait for the caller's approval.
    bulk_jobs: Option<i64>,
    /// Batches of transfers that are not over.
    payouts: Option<i64>,
    /// Requests to take part, of participants and of partners.
    requests: Option<i64>,
    /// Unanswered messages to the programme.
    contact: Option<i64>,
    /// Requests for a copy of personal data or for erasure.
    data_requests: Option<i64>,
}

/// Counts what waits in the lists that the caller may open.
#[utoipa::path(get, path = "/api/v1/backoffice/menu-counts", tag = "dashboard",
    responses((status = 200, body = DataResponse<MenuCounts>)))]
pub async fn admin_show_menu_counts(
    State(app): State<App>,
    operator: Operator<AnyRole>,
) -> Result<Json<DataResponse<MenuCounts>>, ApiError> {
    let mut db = app.db.read().await?;
    let mut data = MenuCounts::default();
    if has_role(&operator.roles, Moderator::ROLES) {
        data.invoices = Some(store::count_waiting_invoices(&mut db).await?);
        data.einvoice_corrections = Some(store::count_waiting_corrections(&mut db).await?);
        data.contact = Some(store::count_waiting_messages(&mut db).await?);
        data.data_requests = Some(store::count_waiting_data_requests(&mut db).await?);
        let participation = store::count_waiting_requests(&mut db, "participation").await?;
        data.requests = Some(participation + store::count_waiting_requests(&mut db, "partner").await?);
    }
    if has_role(&operator.roles, Finance::ROLES) {
        data.orders = Some(count_open_orders(&mut db).await?);
        data.payouts = Some(count_open_payouts(&mut db).await?);
    }
    if has_role(&operator.roles, Moderator::ROLES) || has_role(&operator.roles, Finance::ROLES) {
        data.bulk_jobs = Some(plon_bulk_jobs::count_to_approve(&mut db, operator.id, &operator.roles).await?);
    }
    Ok(Json(DataResponse { data }))
}

async fn count_open_orders(db: &mut impl Read) -> sqlx::Result<i64> {
    let mut count = 0;
    for status in OrderStatus::ALL.iter().copied().filter(|status| status.is_open()) {
        count += store::count_orders_in(db, status).await?;
    }
    Ok(count)
}

async fn count_open_payouts(db: &mut impl Read) -> sqlx::Result<i64> {
    let mut count = 0;
    for status in PayoutStatus::ALL.iter().copied().filter(|status| status.is_open()) {
        count += store::count_payouts_in(db, status).await?;
    }
    Ok(count)
}
