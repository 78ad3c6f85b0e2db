//! A participant's invoices, the newest first.
use axum::Json;
use axum::extract::State;
use plon_domain::invoice::InvoiceStatus;
use serde::Serialize;
use utoipa::ToSchema;

use super::store::{self, InvoiceRow};
use super::{PageQuery, open_for_reading};
use plon_kernel::ids::ParticipantId;
use plon_kernel::paging::{NumberedList, Page};
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::auth::{ModeratorFinanceOrSupport, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};
use plon_platform::response::{Status, status};

#[derive(Debug, Serialize, ToSchema)]
pub struct ParticipantInvoice {
    /// The public id.
    id: String,
    number: String,
    distributor: String,
    date: BusinessDate,
    status: Status,
    points: i64,
    /// Net value in grosze.
    value: i64,
}

/// Lists the invoices of a participant, of all seasons.
#[utoipa::path(get, path = "/api/v1/backoffice/participants/{id}/invoices", tag = "participants",
    params(("id" = i64, Path), PageQuery), responses((status = 200, body = NumberedList<ParticipantInvoice>)))]
pub async fn admin_list_participant_invoices(
    State(app): State<App>,
    operator: Operator<ModeratorFinanceOrSupport>,
    Path(id): Path<ParticipantId>,
    Query(query): Query<PageQuery>,
) -> Result<Json<NumberedList<ParticipantInvoice>>, ApiError> {
    let mut db = open_for_reading(&app, operator.id, id).await?;
    let page = store::select_invoices(id).page(&mut db, store::BY_SEASON_AND_DAY, true, query.page_request()).await?;
    let Page::<InvoiceRow> { items, pager } = page;
    let items = items.into_iter().map(from_row).collect();
    Ok(Json(NumberedList::new(items, pager)))
}

fn from_row(row: InvoiceRow) -> ParticipantInvoice {
    ParticipantInvoice {
        id: row.public_id,
        number: row.number,
        distributor: row.distributor,
        date: row.dated_on,
        status: status_label(row.status),
        points: row.points,
        value: row.net_value,
    }
}

fn status_label(status: InvoiceStatus) -> Status {
    status!(status)
}
