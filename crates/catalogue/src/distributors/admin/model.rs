//! Rows and values of the operator's side of distributors; the audit log keeps some without their versions.
use plon_domain::nip::Nip;
use plon_domain::phone::Phone;
use plon_domain::place::{Latitude, Longitude, Voivodeship};
use plon_domain::postcode::Postcode;
use plon_platform::openapi;
use serde::Serialize;
use utoipa::ToSchema;

use plon_kernel::ids::{DistributorId, PackId, ProductId};

/// A distributor's row.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct DistributorRow {
    #[serde(skip)]
    pub version: i64,
    pub nip: String,
    pub name: String,
    pub edi: bool,
    pub active: bool,
}

/// A branch's row with its distributor's name.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct BranchRow {
    #[serde(skip)]
    pub version: i64,
    #[serde(skip)]
    pub distributor_id: DistributorId,
    pub distributor: String,
    pub name: String,
    pub street: String,
    pub street_number: String,
    pub postcode: String,
    pub city: String,
    pub voivodeship: String,
    pub latitude: i64,
    pub longitude: i64,
    pub phone: String,
}

/// A distributor's own name or code that was removed.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct RemovedAlias {
    pub alias: String,
    pub pack_id: PackId,
}

#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct BranchProduct {
    pub id: ProductId,
    pub name: String,
    pub brand: String,
    pub category: String,
    pub available: bool,
}

/// A valid distributor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Distributor {
    pub nip: Nip,
    pub name: String,
    pub edi: bool,
    pub active: bool,
}

/// A valid branch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Branch {
    pub name: String,
    pub street: String,
    pub street_number: String,
    pub postcode: Postcode,
    pub city: String,
    pub voivodeship: Voivodeship,
    pub latitude: Latitude,
    pub longitude: Longitude,
    pub phone: Phone,
}

#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct ListedDistributor {
    pub id: DistributorId,
    pub name: String,
    pub nip: String,
    pub edi: bool,
    pub active: bool,
    pub branches: i64,
}

#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct ListedBranch {
    pub id: i64,
    pub name: String,
    pub street: String,
    pub street_number: String,
    pub postcode: String,
    pub city: String,
    #[schema(schema_with = openapi::voivodeships)]
    pub voivodeship: String,
    pub phone: String,
    /// Number of products sold there.
    pub products: i64,
}
