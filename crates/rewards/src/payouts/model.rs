//! Rows and values of payouts.
use plon_bank_files::Payment;
use plon_domain::money::Grosze;
use serde::Serialize;
use utoipa::ToSchema;

use plon_kernel::ids::OrderId;

/// A transfer for a batch.
#[derive(Debug)]
pub struct Transfer {
    pub order: OrderId,
    /// The payment asked of the bank.
    pub payment: Payment,
    /// Tax withheld from the order's amount.
    pub tax: Grosze,
}

/// Number and sum of transfers that the bank returned.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct ReturnedSum {
    pub transfers: i64,
    /// Grosze.
    pub amount: i64,
}
