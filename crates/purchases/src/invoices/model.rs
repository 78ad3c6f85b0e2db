//! Rows of a participant's invoices.
use serde::Serialize;
use utoipa::ToSchema;

use plon_kernel::ids::DistributorId;

/// Distributor of whom an invoice may be reported.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct RecentDistributor {
    pub id: DistributorId,
    pub name: String,
}
