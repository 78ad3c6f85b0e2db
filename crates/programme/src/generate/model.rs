//! Rows of invoices and orders as their tables take them.
use jiff::civil::Date;
use plon_domain::invoice::{InvoiceNumber, InvoiceStatus};
use plon_domain::money::Grosze;
use plon_domain::points::Points;
use plon_domain::reward::{OrderStatus, RewardKind};
use plon_ksef::KsefNumber;

use super::record::LineRecord;
use plon_kernel::ids::{DistributorId, FileId, InvoiceId, PackId, ParticipantId, ProductId, RewardId, VariantId};
use plon_kernel::types::{BusinessDate, Timestamp};

pub struct InvoiceRow {
    pub public_id: String,
    pub participant: ParticipantId,
    pub distributor: DistributorId,
    pub number: String,
    pub number_key: String,
    pub source: &'static str,
    pub file: Option<FileId>,
    pub reported_at: Timestamp,
    pub issued_on: Option<BusinessDate>,
    pub dated_on: BusinessDate,
    pub season: i64,
    pub buyer_name: String,
    pub status: InvoiceStatus,
    pub reason: Option<String>,
    pub points: Points,
    pub net_value: Grosze,
    pub possible_duplicate: bool,
    pub decided_at: Option<Timestamp>,
}

pub struct LineRow<'a> {
    pub invoice: InvoiceId,
    pub position: i64,
    pub product: ProductId,
    pub pack: PackId,
    pub line: &'a LineRecord,
    pub decided_at: Option<Timestamp>,
    pub decided_by: Option<i64>,
}

pub struct OrderRow {
    pub public_id: String,
    pub participant: ParticipantId,
    pub reward: RewardId,
    pub variant: Option<VariantId>,
    pub kind: RewardKind,
    pub season: i64,
    pub points: Points,
    pub amount: Option<Grosze>,
    pub bank_account: Option<String>,
    pub address: Option<Address>,
    pub status: OrderStatus,
    pub version: i64,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

/// Delivery address of a parcel.
pub struct Address {
    pub recipient: String,
    pub street: String,
    pub street_number: String,
    pub postcode: String,
    pub city: String,
}

/// Correction that its participant has sent as an e-invoice, of an invoice by its indices.
pub struct ReportedCorrection {
    pub who: usize,
    pub invoice: usize,
    pub number: InvoiceNumber,
    pub ksef_number: KsefNumber,
    pub issued_on: Date,
    pub received_at: jiff::Timestamp,
}
