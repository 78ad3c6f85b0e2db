//! Rows of the operator's side of distributors, which the audit log keeps without their versions.
use serde::Serialize;
use utoipa::ToSchema;

use plon_kernel::ids::{DistributorId, PackId};

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
