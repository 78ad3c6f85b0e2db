//! Sellers of participants' e-invoices who are no distributors: noted as the files are read, and shown to operators, who
//! may add them to the programme.
use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use plon_ksef::Party;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::store::{self, UnknownSeller};
use super::upload::Given;
use super::verdict::Judge;
use plon_kernel::ids::ParticipantId;
use plon_kernel::paging::{NumberedList, Page, PageRequest, ROWS_PER_PAGE};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Query;

/// Most sellers that are noted for one participant: a farm buys from a few.
pub const MOST_OF_ONE: i64 = 20;

/// Longest name that is kept, in characters.
const LONGEST_NAME: usize = 200;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct UnknownSellersQuery {
    page: Option<i64>,
}

/// Seller whom e-invoices of participants name, and who is no distributor.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct ListedUnknownSeller {
    nip: String,
    /// Name as it stands on an invoice.
    name: Option<String>,
    /// Participants who have an invoice of this seller.
    participants: i64,
    last_seen_at: Timestamp,
}

/// Lists sellers outside the programme, those of most participants first.
#[utoipa::path(get, path = "/api/v1/backoffice/unknown-sellers", tag = "distributors", params(UnknownSellersQuery),
    responses((status = 200, body = NumberedList<ListedUnknownSeller>)))]
pub async fn admin_list_unknown_sellers(
    State(app): State<App>,
    _: Operator<Moderator>,
    Query(query): Query<UnknownSellersQuery>,
) -> Result<Json<NumberedList<ListedUnknownSeller>>, ApiError> {
    let mut db = app.db.read().await?;
    let request = PageRequest::new(query.page, ROWS_PER_PAGE);
    let Page { items, pager } = store::select_unknown_sellers().page(&mut db, "u.participants", true, request).await?;
    Ok(Json(NumberedList::new(items, pager)))
}

/// Notes the sellers of a participant's own invoices who are no distributors.
///
/// # Errors
/// When the database does not answer.
pub async fn record(app: &App, participant: ParticipantId, judge: &Judge, given: &Given) -> Result<(), ApiError> {
    let invoices = given.files.iter().filter_map(|file| file.invoice.as_ref().ok());
    let sellers: BTreeMap<&str, &Party> = invoices.filter_map(|invoice| judge.unknown_seller(invoice)).collect();
    if sellers.is_empty() {
        return Ok(());
    }
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    for (nip, seller) in sellers {
        let name = seller.name.as_ref().map(|name| name.chars().take(LONGEST_NAME).collect::<String>());
        let seen = UnknownSeller { nip, name: name.as_deref(), participant, now };
        store::put_unknown_seller(&mut tx, &seen, MOST_OF_ONE).await?;
    }
    Ok(tx.commit().await?)
}
