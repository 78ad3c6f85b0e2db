//! `GET /api/v1/edi/sales/{id}/errors`: what is wrong in a batch, sale by sale.
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::super::lines::store::{self as lines, ErrorRow};
use super::{index_of, load_own};
use plon_kernel::ids::ImportId;
use plon_kernel::paging::{NumberedList, PageRequest};
use plon_platform::api_clients::{ApiClient, ReadSales};
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};

const PER_PAGE: i64 = 100;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct BatchErrorsQuery {
    /// Number of the page, from one; a page has 100 errors.
    page: Option<i64>,
}

/// Error of a sale.
#[derive(Debug, Serialize, ToSchema)]
pub struct SaleError {
    /// Place of the sale in the batch, from zero.
    index: i64,
    /// Name of the sale's field; none for an error of the sale as a whole.
    field: Option<String>,
    /// Beginning of the value as the programme reads it: złotys and litres with a decimal point.
    value: String,
    /// The sentence that people read.
    message: String,
}

impl From<ErrorRow> for SaleError {
    fn from(row: ErrorRow) -> SaleError {
        SaleError {
            index: index_of(row.row_number),
            field: Some(row.column_name).filter(|name| !name.is_empty()),
            value: row.value,
            message: row.reason,
        }
    }
}

/// Lists the errors of a batch in the order of its sales.
#[utoipa::path(get, path = "/api/v1/edi/sales/{id}/errors", tag = "machines",
    params(("id" = i64, Path), BatchErrorsQuery), responses((status = 200, body = NumberedList<SaleError>)))]
pub async fn list_sales_batch_errors(
    State(app): State<App>,
    client: ApiClient<ReadSales>,
    Path(id): Path<ImportId>,
    Query(query): Query<BatchErrorsQuery>,
) -> Result<Json<NumberedList<SaleError>>, ApiError> {
    let mut db = app.db.read().await?;
    load_own(&mut db, client.id, id).await?;
    let request = PageRequest::new(query.page, PER_PAGE);
    let page = lines::select_errors(id).page::<ErrorRow>(&mut db, "row_number", false, request).await?;
    Ok(Json(NumberedList::new(page.items.into_iter().map(SaleError::from).collect(), page.pager)))
}
