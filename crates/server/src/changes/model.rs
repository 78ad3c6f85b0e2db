//! Records as they are told to other systems. Points are points of the account; amounts are grosze, volumes thousandths.
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::Object;

use plon_domain::account::AccountStatus;
use plon_domain::audience::AccountType;
use plon_domain::invoice::{InvoiceSource, InvoiceStatus, LineStatus};
use plon_domain::ledger::{AccountKind, TransferKind};
use plon_domain::reward::{OrderStatus, RewardKind};
use plon_domain::volume::Unit;
use plon_kernel::ids::{DistributorId, InvoiceId, OrderId, PackId, ParticipantId, ProductId, PromotionId, RewardId};
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::openapi;

/// Place up to which changes are told, and the restore since which they are.
#[derive(Debug, sqlx::FromRow)]
pub struct Feed {
    pub epoch: String,
    pub complete_to: i64,
}

/// Record at the place of its last change.
#[derive(Debug, sqlx::FromRow)]
pub struct Placed<T> {
    pub place: i64,
    #[sqlx(flatten)]
    pub record: T,
}

/// Participant by number: no name, no address and no account.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct ChangedParticipant {
    /// Number of the participant, which other resources name.
    id: ParticipantId,
    #[schema(schema_with = account_types)]
    account_type: String,
    /// Legal form.
    kind: String,
    #[schema(schema_with = account_statuses)]
    status: String,
    /// First two digits of the seat's postal code.
    postcode_area: String,
    representative: Option<i64>,
    created_at: Timestamp,
}

#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct ChangedDistributor {
    id: DistributorId,
    nip: String,
    name: String,
    /// True for one that sends its sales.
    edi: bool,
    active: bool,
}

#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct ChangedProduct {
    pub id: ProductId,
    sap: String,
    name: String,
    brand: String,
    category: String,
    #[schema(schema_with = units)]
    unit: String,
    active: bool,
    #[sqlx(skip)]
    pub packs: Vec<ChangedPack>,
}

#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct ChangedPack {
    #[serde(skip)]
    pub product_id: ProductId,
    id: PackId,
    code: String,
    /// Thousandths of the product's unit.
    volume: i64,
}

#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct ChangedInvoice {
    #[serde(skip)]
    pub row: InvoiceId,
    /// Public id.
    id: String,
    participant: ParticipantId,
    distributor: DistributorId,
    number: String,
    #[schema(schema_with = invoice_sources)]
    source: String,
    #[schema(schema_with = invoice_statuses)]
    status: String,
    /// Year in which the season ends.
    season: i64,
    issued_on: Option<BusinessDate>,
    reported_at: Timestamp,
    decided_at: Option<Timestamp>,
    points: i64,
    net_value: i64,
    #[sqlx(skip)]
    pub lines: Vec<ChangedLine>,
}

#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct ChangedLine {
    #[serde(skip)]
    pub invoice_id: InvoiceId,
    /// Place in the invoice.
    position: i64,
    product: ProductId,
    pack: PackId,
    /// Packs.
    quantity: i64,
    /// Thousandths of the product's unit, all packs together.
    volume: i64,
    net_value: i64,
    points: i64,
    #[schema(schema_with = line_statuses)]
    status: String,
}

#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct ChangedOrder {
    /// Number of the order.
    id: OrderId,
    participant: ParticipantId,
    /// Year in which the season ends.
    season: i64,
    #[schema(schema_with = reward_kinds)]
    kind: String,
    /// None for a card of a promotion.
    reward: Option<RewardId>,
    reward_name: Option<String>,
    variant: Option<String>,
    /// Promotion whose card it is.
    promotion: Option<PromotionId>,
    points: i64,
    /// Grosze of a transfer to the participant's bank.
    amount: Option<i64>,
    #[schema(schema_with = order_statuses)]
    status: String,
    created_at: Timestamp,
    updated_at: Timestamp,
}

/// Move of points between two accounts of a participant; it never changes.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct NewTransfer {
    id: i64,
    participant: ParticipantId,
    #[schema(schema_with = transfer_kinds)]
    kind: String,
    #[schema(schema_with = account_kinds)]
    from_account: String,
    #[schema(schema_with = account_kinds)]
    to_account: String,
    points: i64,
    /// Kind of what it follows from.
    cause: String,
    /// Number of it within its kind.
    cause_id: i64,
    created_at: Timestamp,
}

fn account_types() -> Object {
    openapi::codes(AccountType::ALL.iter().map(|code| code.as_str()))
}

fn account_statuses() -> Object {
    openapi::codes(AccountStatus::ALL.iter().map(|code| code.as_str()))
}

fn units() -> Object {
    openapi::codes(Unit::ALL.iter().map(|code| code.as_str()))
}

fn invoice_sources() -> Object {
    openapi::codes(InvoiceSource::ALL.iter().map(|code| code.as_str()))
}

fn invoice_statuses() -> Object {
    openapi::codes(InvoiceStatus::ALL.iter().map(|code| code.as_str()))
}

fn line_statuses() -> Object {
    openapi::codes(LineStatus::ALL.iter().map(|code| code.as_str()))
}

fn reward_kinds() -> Object {
    openapi::codes(RewardKind::ALL.iter().map(|code| code.as_str()))
}

fn order_statuses() -> Object {
    openapi::codes(OrderStatus::ALL.iter().map(|code| code.as_str()))
}

fn transfer_kinds() -> Object {
    openapi::codes(TransferKind::ALL.iter().map(|code| code.as_str()))
}

fn account_kinds() -> Object {
    openapi::codes(AccountKind::ALL.iter().map(|code| code.as_str()))
}
