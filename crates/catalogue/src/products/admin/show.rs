//! A product's card: data, packs, rates, branches that sell it, and the names that distributors use.
use axum::Json;
use axum::extract::State;
use plon_domain::volume::{Unit, Volume};
use serde::Serialize;
use utoipa::ToSchema;

use super::model::{AdminRate, ProductRow, SellingBranch, units};
use super::store;
use plon_kernel::db::Read;
use plon_kernel::ids::{DistributorId, PackId, ProductId};
use plon_platform::app::App;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::DataResponse;

/// A product as operators see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdminProduct {
    id: ProductId,
    /// Version for optimistic locking: a change is refused once another operator has changed the product, a pack or a
    /// rate.
    version: i64,
    name: String,
    sap: String,
    slug: String,
    brand: String,
    category: String,
    crops: Vec<String>,
    #[schema(schema_with = units)]
    unit: Unit,
    description: String,
    colour: String,
    active: bool,
    /// Packs, the smallest first.
    packs: Vec<AdminPack>,
    /// Rates of every season of the programme, the latest first.
    rates: Vec<AdminRate>,
    aliases: Vec<ProductAlias>,
    /// Branches that have it, by distributor.
    branches: Vec<SellingBranch>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct AdminPack {
    id: PackId,
    code: String,
    /// The content, such as `5 L`.
    label: String,
    /// Volume in thousandths of the unit.
    volume: i64,
    /// True if invoices name it, which fixes its content.
    on_invoices: bool,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ProductAlias {
    distributor_id: DistributorId,
    distributor: String,
    alias: String,
    pack: String,
}

/// Shows a product with its packs, rates, aliases and branches.
#[utoipa::path(get, path = "/api/v1/backoffice/products/{id}", tag = "products", params(("id" = i64, Path)),
    responses((status = 200, body = DataResponse<AdminProduct>)))]
pub async fn admin_show_product(
    State(app): State<App>,
    _: Operator<Moderator>,
    Path(id): Path<ProductId>,
) -> Result<Json<DataResponse<AdminProduct>>, ApiError> {
    let data = load_product(&mut app.db.read().await?, id).await?.ok_or(ApiError::NotFound)?;
    Ok(Json(DataResponse { data }))
}

/// Reads the current state of a product.
pub async fn load_product(db: &mut impl Read, id: ProductId) -> anyhow::Result<Option<AdminProduct>> {
    let Some(ProductRow { version, name, sap, slug, brand, category, crops, unit, description, colour, active }) =
        store::find_product(db, id).await?
    else {
        return Ok(None);
    };
    let label = |volume: i64| Volume(volume).to_polish(unit);
    let packs = store::list_packs(db, id).await?.into_iter().map(|pack| AdminPack {
        id: pack.id,
        label: label(pack.volume),
        code: pack.code,
        volume: pack.volume,
        on_invoices: pack.on_invoices,
    });
    let aliases = store::list_aliases(db, id).await?.into_iter().map(|alias| ProductAlias {
        distributor_id: alias.distributor_id,
        distributor: alias.distributor,
        alias: alias.alias,
        pack: label(alias.volume),
    });
    Ok(Some(AdminProduct {
        id,
        version,
        name,
        sap,
        slug,
        brand,
        category,
        crops: serde_json::from_str(&crops)?,
        unit,
        description,
        colour,
        active,
        packs: packs.collect(),
        rates: store::list_rates(db, id).await?,
        aliases: aliases.collect(),
        branches: store::list_branches(db, id).await?,
    }))
}
