//! Exports of distributors with their branches, and of the products that branches sell.
use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::store::{self, OfferRow, OutletRow};
use plon_kernel::db::Conn;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::exports::{self, Cell, Format, Row, Rows, Sheet, TableFile};
use plon_platform::extract::Query;

audit::events! {
    TAKE_DISTRIBUTORS: () => DistributorExport = "exports.take" on "exports";
}

const DISTRIBUTORS: Sheet = Sheet {
    name: "dystrybutorzy",
    title: "Dystrybutorzy",
    columns: &[
        ("NIP", 12),
        ("Dystrybutor", 36),
        ("EDI", 6),
        ("Aktywny", 9),
        ("Oddział", 30),
        ("Ulica", 24),
        ("Numer", 8),
        ("Kod pocztowy", 12),
        ("Miejscowość", 20),
        ("Województwo", 22),
        ("Szerokość geograficzna", 20),
        ("Długość geograficzna", 20),
        ("Telefon", 14),
    ],
};

const AVAILABILITY: Sheet = Sheet {
    name: "dostepnosc",
    title: "Dostępność",
    columns: &[("NIP", 12), ("Dystrybutor", 36), ("Oddział", 30), ("Miejscowość", 20), ("SAP", 12), ("Produkt", 28)],
};

#[derive(Debug, Serialize, Deserialize, IntoParams, ToSchema)]
#[into_params(parameter_in = Query)]
pub struct DistributorExport {
    #[param(inline)]
    format: Format,
    /// The only distributor to export; all by default.
    distributor: Option<i64>,
}

struct Outlets {
    distributor: Option<i64>,
    after: i64,
}

impl Rows for Outlets {
    async fn next(&mut self, db: &mut Conn) -> anyhow::Result<Vec<Row>> {
        let rows = store::list_outlets_after(db, self.after, self.distributor).await?;
        self.after = rows.last().map_or(self.after, |row| row.id);
        Ok(rows.into_iter().map(outlet).collect())
    }
}

struct Offers {
    distributor: Option<i64>,
    /// The branch and the product of the last row, for keyset pagination.
    after: (i64, i64),
}

impl Rows for Offers {
    async fn next(&mut self, db: &mut Conn) -> anyhow::Result<Vec<Row>> {
        let rows = store::list_offers_after(db, self.after, self.distributor).await?;
        self.after = rows.last().map_or(self.after, |row| (row.branch_id, row.product_id));
        Ok(rows.into_iter().map(offer).collect())
    }
}

/// Exports distributors with their branches.
#[utoipa::path(
    get,
    path = "/api/v1/backoffice/exports/distributors",
    tag = "exports",
    params(DistributorExport),
    responses(TableFile)
)]
pub async fn admin_export_distributors(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Query(query): Query<DistributorExport>,
) -> Result<Response, ApiError> {
    let rows = Outlets { distributor: query.distributor, after: 0 };
    exports::download(&app, operator.id, (DISTRIBUTORS, query.format), (TAKE_DISTRIBUTORS, &query), rows).await
}

/// Exports the products that each branch sells.
#[utoipa::path(
    get,
    path = "/api/v1/backoffice/exports/availability",
    tag = "exports",
    params(DistributorExport),
    responses(TableFile)
)]
pub async fn admin_export_branch_availability(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Query(query): Query<DistributorExport>,
) -> Result<Response, ApiError> {
    let rows = Offers { distributor: query.distributor, after: (0, 0) };
    exports::download(&app, operator.id, (AVAILABILITY, query.format), (TAKE_DISTRIBUTORS, &query), rows).await
}

fn outlet(row: OutletRow) -> Row {
    let phone = row.phone.map(|phone| phone.trim_start_matches("+48").to_owned());
    vec![
        Cell::text(row.nip),
        Cell::text(row.distributor),
        Cell::YesNo(row.edi),
        Cell::YesNo(row.active),
        Cell::of(row.name, Cell::Text),
        Cell::of(row.street, Cell::Text),
        Cell::of(row.street_number, Cell::Text),
        Cell::of(row.postcode, Cell::Text),
        Cell::of(row.city, Cell::Text),
        Cell::of(row.voivodeship, Cell::Text),
        Cell::of(row.latitude, Cell::Millionths),
        Cell::of(row.longitude, Cell::Millionths),
        Cell::of(phone, Cell::Text),
    ]
}

fn offer(row: OfferRow) -> Row {
    [row.nip, row.distributor, row.branch, row.city, row.sap, row.product].into_iter().map(Cell::Text).collect()
}
