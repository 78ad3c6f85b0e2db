//! A product's card: what it is, its packs, its rates, where it can be bought, and what distributors call it.
use axum::Json;
use axum::extract::State;
use plon_domain::volume::{Unit, Volume};
use serde::Serialize;
use utoipa::ToSchema;

use super::model::ProductRow;
use super::store;
use super::units;
use plon_kernel::columns::{DistributorId, PackId, ProductId};
use plon_kernel::db::Read;
use plon_platform::answer::Data;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::who::{Moderates, Operator};

/// A product as operators see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct DeskProduct {
    id: ProductId,
    /// What a change has to name: it is refused once somebody else has changed the product, a pack or a rate.
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
    /// The smallest first.
    packs: Vec<DeskPack>,
    /// Every season of the programme, the latest first.
    rates: Vec<DeskRate>,
    aliases: Vec<ProductAlias>,
    /// The branches that have it, by distributor.
    branches: Vec<SellingBranch>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct DeskPack {
    id: PackId,
    code: String,
    /// What it holds, such as `5 L`.
    label: String,
    /// Thousandths of the unit.
    volume: i64,
    /// Invoices name it: what it holds stays as it is.
    on_invoices: bool,
}

/// What a product earns in a season; without a rate it earns nothing.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct DeskRate {
    pub season: i64,
    /// Thousandths of a point.
    pub points_per_unit: Option<i64>,
    /// Grosze.
    pub list_price: Option<i64>,
    pub cap_points: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ProductAlias {
    distributor_id: DistributorId,
    distributor: String,
    alias: String,
    pack: String,
}

#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct SellingBranch {
    pub id: i64,
    pub distributor_id: DistributorId,
    pub distributor: String,
    pub name: String,
    pub city: String,
}

/// A product with all that belongs to it.
#[utoipa::path(get, path = "/api/v1/backoffice/products/{id}", tag = "products", params(("id" = i64, Path)),
    responses((status = 200, body = Data<DeskProduct>)))]
pub async fn admin_show_product(
    State(app): State<App>,
    _: Operator<Moderates>,
    Path(id): Path<ProductId>,
) -> Result<Json<Data<DeskProduct>>, ApiError> {
    let data = card(&mut app.db.read().await?, id).await?.ok_or(ApiError::NotFound)?;
    Ok(Json(Data { data }))
}

/// A product as it stands now.
pub async fn card(db: &mut impl Read, id: ProductId) -> anyhow::Result<Option<DeskProduct>> {
    let Some(ProductRow { version, name, sap, slug, brand, category, crops, unit, description, colour, active }) =
        store::product(db, id).await?
    else {
        return Ok(None);
    };
    let label = |volume: i64| Volume(volume).to_polish(unit);
    let packs = store::packs(db, id).await?.into_iter().map(|pack| DeskPack {
        id: pack.id,
        label: label(pack.volume),
        code: pack.code,
        volume: pack.volume,
        on_invoices: pack.on_invoices,
    });
    let aliases = store::aliases(db, id).await?.into_iter().map(|alias| ProductAlias {
        distributor_id: alias.distributor_id,
        distributor: alias.distributor,
        alias: alias.alias,
        pack: label(alias.volume),
    });
    Ok(Some(DeskProduct {
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
        rates: store::rates(db, id).await?,
        aliases: aliases.collect(),
        branches: store::branches(db, id).await?,
    }))
}
