//! Rows and values of the operator's side of products.
use plon_domain::product::{Code, Colour, Slug};
use plon_domain::volume::Unit;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::Object;

use plon_kernel::ids::DistributorId;
use plon_platform::openapi;

/// A product's own row; the audit log keeps it without its version.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct ProductRow {
    #[serde(skip)]
    pub version: i64,
    pub name: String,
    pub sap: String,
    pub slug: String,
    pub brand: String,
    pub category: String,
    pub crops: String,
    #[sqlx(try_from = "String")]
    #[schema(schema_with = units)]
    pub unit: Unit,
    pub description: String,
    pub colour: String,
    pub active: bool,
}

pub fn units() -> Object {
    openapi::codes(Unit::ALL.iter().map(|unit| unit.as_str()))
}

/// A valid product.
#[derive(Debug)]
pub struct Product {
    pub name: String,
    pub sap: Code,
    pub slug: Slug,
    pub brand: String,
    pub category: String,
    pub crops: Vec<String>,
    pub unit: Unit,
    pub description: String,
    pub colour: Colour,
    pub active: bool,
}

/// Points and price of a product in a season; without a rate it earns nothing.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct AdminRate {
    pub season: i64,
    /// Thousandths of a point per unit.
    pub points_per_unit: Option<i64>,
    /// Grosze.
    pub list_price: Option<i64>,
    pub cap_points: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct SellingBranch {
    pub id: i64,
    pub distributor_id: DistributorId,
    pub distributor: String,
    pub name: String,
    pub city: String,
}
