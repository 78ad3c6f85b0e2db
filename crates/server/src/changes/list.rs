//! `GET /api/v1/changes/…`: what has changed since a cursor, 500 records a page.
use std::collections::HashMap;
use std::hash::Hash;

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::model::{
    ChangedDistributor, ChangedInvoice, ChangedOrder, ChangedParticipant, ChangedProduct, NewTransfer, Placed,
};
use super::{cursor, store};
use crate::chain;
use plon_kernel::db::Conn;
use plon_platform::api_clients::{ApiClient, ReadChanges};
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::response::DataResponse;

/// Records on a page.
const PER_PAGE: i64 = 500;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ChangesQuery {
    /// `cursor` of the answer before; without one everything is told from the beginning.
    cursor: Option<String>,
}

/// Changed records in the order of their last change, each once.
#[derive(Debug, Serialize, ToSchema)]
pub struct ChangeList<T> {
    items: Vec<T>,
    /// Cursor to ask with the next time, also when nothing was there.
    cursor: String,
    /// True when more is there already.
    has_more: bool,
}

/// Places of a page that is asked for.
struct Span {
    resource: &'static str,
    epoch: String,
    after: i64,
    to: i64,
}

impl Span {
    async fn of_changes(db: &mut Conn, resource: &'static str, query: &ChangesQuery) -> Result<Span, ApiError> {
        let feed = store::find_feed(db).await?;
        let after = cursor::parse(query.cursor.as_deref(), resource, &feed.epoch)?;
        Ok(Span { resource, epoch: feed.epoch, after, to: feed.complete_to })
    }

    /// Span of the transfers, which are told once they are sealed.
    async fn of_transfers(db: &mut Conn, query: &ChangesQuery) -> Result<Span, ApiError> {
        let span = Span::of_changes(db, "transfers", query).await?;
        Ok(Span { to: chain::find_last_id(db, chain::Chain::Ledger).await?, ..span })
    }

    fn places(&self) -> (i64, i64) {
        (self.after, self.to)
    }

    /// Places from the cursor up to the page's last record.
    fn places_of<T>(&self, page: &[Placed<T>]) -> (i64, i64) {
        (self.after, page.last().map_or(self.after, |last| last.place))
    }

    fn answer<T>(self, page: Vec<Placed<T>>) -> Json<DataResponse<ChangeList<T>>> {
        let has_more = i64::try_from(page.len()).is_ok_and(|read| read == PER_PAGE);
        // Behind the last of a resource there are the places of others, which need not be read again.
        let end = if has_more { self.places_of(&page).1 } else { self.to.max(self.after) };
        let cursor = cursor::format(self.resource, &self.epoch, end);
        let items = page.into_iter().map(|placed| placed.record).collect();
        Json(DataResponse { data: ChangeList { items, cursor, has_more } })
    }
}

/// Lists the participants that have come or changed, by number: no name, no address, no account.
#[utoipa::path(get, path = "/api/v1/changes/participants", tag = "machines", params(ChangesQuery),
    responses((status = 200, body = DataResponse<ChangeList<ChangedParticipant>>),
    (status = 410, description = "a backup was restored since: begin without a cursor"), (status = 422)))]
pub async fn list_changed_participants(
    State(app): State<App>,
    _: ApiClient<ReadChanges>,
    Query(query): Query<ChangesQuery>,
) -> Result<Json<DataResponse<ChangeList<ChangedParticipant>>>, ApiError> {
    let mut db = app.db.read().await?;
    let span = Span::of_changes(&mut db, "participants", &query).await?;
    let page = store::list_participants(&mut db, span.places(), PER_PAGE).await?;
    Ok(span.answer(page))
}

/// Lists the distributors that have come or changed.
#[utoipa::path(get, path = "/api/v1/changes/distributors", tag = "machines", params(ChangesQuery),
    responses((status = 200, body = DataResponse<ChangeList<ChangedDistributor>>),
    (status = 410, description = "a backup was restored since: begin without a cursor"), (status = 422)))]
pub async fn list_changed_distributors(
    State(app): State<App>,
    _: ApiClient<ReadChanges>,
    Query(query): Query<ChangesQuery>,
) -> Result<Json<DataResponse<ChangeList<ChangedDistributor>>>, ApiError> {
    let mut db = app.db.read().await?;
    let span = Span::of_changes(&mut db, "distributors", &query).await?;
    let page = store::list_distributors(&mut db, span.places(), PER_PAGE).await?;
    Ok(span.answer(page))
}

/// Lists the products that have come or changed, with their packs.
#[utoipa::path(get, path = "/api/v1/changes/products", tag = "machines", params(ChangesQuery),
    responses((status = 200, body = DataResponse<ChangeList<ChangedProduct>>),
    (status = 410, description = "a backup was restored since: begin without a cursor"), (status = 422)))]
pub async fn list_changed_products(
    State(app): State<App>,
    _: ApiClient<ReadChanges>,
    Query(query): Query<ChangesQuery>,
) -> Result<Json<DataResponse<ChangeList<ChangedProduct>>>, ApiError> {
    let mut db = app.db.read().await?;
    let span = Span::of_changes(&mut db, "products", &query).await?;
    let mut page = store::list_products(&mut db, span.places(), PER_PAGE).await?;
    let packs = store::list_packs(&mut db, span.places_of(&page)).await?;
    let mut packs = grouped(packs, |pack| pack.product_id);
    for placed in &mut page {
        placed.record.packs = packs.remove(&placed.record.id).unwrap_or_default();
    }
    Ok(span.answer(page))
}

/// Lists the invoices that have come or changed, with their lines and the points of each as they stand now.
#[utoipa::path(get, path = "/api/v1/changes/invoices", tag = "machines", params(ChangesQuery),
    responses((status = 200, body = DataResponse<ChangeList<ChangedInvoice>>),
    (status = 410, description = "a backup was restored since: begin without a cursor"), (status = 422)))]
pub async fn list_changed_invoices(
    State(app): State<App>,
    _: ApiClient<ReadChanges>,
    Query(query): Query<ChangesQuery>,
) -> Result<Json<DataResponse<ChangeList<ChangedInvoice>>>, ApiError> {
    let mut db = app.db.read().await?;
    let span = Span::of_changes(&mut db, "invoices", &query).await?;
    let mut page = store::list_invoices(&mut db, span.places(), PER_PAGE).await?;
    let lines = store::list_lines(&mut db, span.places_of(&page)).await?;
    let mut lines = grouped(lines, |line| line.invoice_id);
    for placed in &mut page {
        placed.record.lines = lines.remove(&placed.record.row).unwrap_or_default();
    }
    Ok(span.answer(page))
}

/// Lists the orders that have come or changed.
#[utoipa::path(get, path = "/api/v1/changes/orders", tag = "machines", params(ChangesQuery),
    responses((status = 200, body = DataResponse<ChangeList<ChangedOrder>>),
    (status = 410, description = "a backup was restored since: begin without a cursor"), (status = 422)))]
pub async fn list_changed_orders(
    State(app): State<App>,
    _: ApiClient<ReadChanges>,
    Query(query): Query<ChangesQuery>,
) -> Result<Json<DataResponse<ChangeList<ChangedOrder>>>, ApiError> {
    let mut db = app.db.read().await?;
    let span = Span::of_changes(&mut db, "orders", &query).await?;
    let page = store::list_orders(&mut db, span.places(), PER_PAGE).await?;
    Ok(span.answer(page))
}

/// Lists the transfers of points that have come, each once; they never change.
#[utoipa::path(get, path = "/api/v1/changes/transfers", tag = "machines", params(ChangesQuery),
    responses((status = 200, body = DataResponse<ChangeList<NewTransfer>>),
    (status = 410, description = "a backup was restored since: begin without a cursor"), (status = 422)))]
pub async fn list_new_transfers(
    State(app): State<App>,
    _: ApiClient<ReadChanges>,
    Query(query): Query<ChangesQuery>,
) -> Result<Json<DataResponse<ChangeList<NewTransfer>>>, ApiError> {
    let mut db = app.db.read().await?;
    let span = Span::of_transfers(&mut db, &query).await?;
    let page = store::list_transfers(&mut db, span.places(), PER_PAGE).await?;
    Ok(span.answer(page))
}

fn grouped<K: Hash + Eq, T>(rows: Vec<T>, key: impl Fn(&T) -> K) -> HashMap<K, Vec<T>> {
    let mut groups: HashMap<K, Vec<T>> = HashMap::new();
    for row in rows {
        groups.entry(key(&row)).or_default().push(row);
    }
    groups
}
