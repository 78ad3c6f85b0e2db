//! Rows of distributors as participants see them.
use serde::Serialize;
use utoipa::ToSchema;

use plon_kernel::ids::DistributorId;

/// A distributor to choose.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct DistributorOption {
    pub id: DistributorId,
    pub distributor_name: String,
    /// Its NIP, by which the code on an invoice names the seller.
    pub nip: String,
}
