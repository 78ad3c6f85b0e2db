//! The catalogue as a spreadsheet: a row for each pack in each season.
use axum::extract::State;
use axum::response::Response;
use plon_domain::points::{self, PointsPerUnit};
use plon_domain::volume::{PackVolume, Quantity};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::store::{self, ExportRow};
use plon_kernel::db::Conn;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::exports::{self, Cell, Format, Row, Rows, Sheet, TableFile};
use plon_platform::extract::Query;

audit::events! {
    TAKE_PRODUCTS: () => ProductExport = "exports.take" on "exports";
}

const SHEET: Sheet = Sheet {
    name: "produkty",
    title: "Produkty",
    columns: &[
        ("SAP", 12),
        ("Produkt", 28),
        ("Marka", 16),
        ("Kategoria", 20),
        ("Uprawy", 40),
        ("Jednostka", 10),
        ("Aktywny", 9),
        ("Kod opakowania", 16),
        ("Pojemność", 10),
        ("Sezon", 8),
        ("Punkty za jednostkę", 18),
        ("Cena katalogowa za jednostkę", 26),
        ("Limit punktów na uczestnika", 26),
        ("Punkty za opakowanie", 20),
    ],
};

#[derive(Debug, Serialize, Deserialize, IntoParams, ToSchema)]
#[into_params(parameter_in = Query)]
pub struct ProductExport {
    #[param(inline)]
    format: Format,
    /// The only season whose rates are exported; all by default.
    season: Option<i64>,
}

struct Catalogue {
    season: Option<i64>,
    after: i64,
}

impl Rows for Catalogue {
    async fn next(&mut self, db: &mut Conn) -> anyhow::Result<Vec<Row>> {
        let rows = store::list_products_after(db, self.after, self.season).await?;
        self.after = rows.last().map_or(self.after, |row| row.id);
        Ok(rows.into_iter().map(row).collect())
    }
}

/// Exports products with their packs and rates.
#[utoipa::path(
    get,
    path = "/api/v1/backoffice/exports/products",
    tag = "exports",
    params(ProductExport),
    responses(TableFile)
)]
pub async fn admin_export_products(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Query(query): Query<ProductExport>,
) -> Result<Response, ApiError> {
    let rows = Catalogue { season: query.season, after: 0 };
    exports::download(&app, operator.id, (SHEET, query.format), (TAKE_PRODUCTS, &query), rows).await
}

fn row(row: ExportRow) -> Row {
    let crops: Vec<String> = serde_json::from_str(&row.crops).unwrap_or_default();
    let for_pack = points_of(&row).map_or(Cell::Empty, Cell::Whole);
    vec![
        Cell::text(row.sap),
        Cell::text(row.name),
        Cell::text(row.brand),
        Cell::text(row.category),
        Cell::text(crops.join(", ")),
        Cell::text(row.unit),
        Cell::YesNo(row.active),
        Cell::of(row.code, Cell::Text),
        Cell::of(row.volume, Cell::Thousandths),
        Cell::of(row.season, Cell::Whole),
        Cell::of(row.points_per_unit, Cell::Thousandths),
        Cell::of(row.list_price, Cell::Hundredths),
        Cell::of(row.cap_points, Cell::Whole),
        for_pack,
    ]
}

/// Points for one pack.
fn points_of(row: &ExportRow) -> Option<i64> {
    let volume = PackVolume::try_from(row.volume?).ok()?;
    let rate = PointsPerUnit::try_from(row.points_per_unit?).ok()?;
    Some(points::earned(Quantity::MIN, volume, rate).0)
}
