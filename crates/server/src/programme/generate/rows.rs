//! Rows of invoices and orders as their tables take them.
use anyhow::Context;
use jiff::civil::Date;
use plon_domain::invoice::InvoiceStatus;
use plon_domain::money::Grosze;
use plon_domain::points::Points;
use plon_domain::reward::{OrderStatus, RewardKind};

use super::calendar::Calendar;
use super::people::Person;
use super::plan::InvoicePlan;
use super::record::{InvoiceRecord, LineRecord, OrderRecord};
use super::shop::Shop;
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

impl InvoiceRow {
    pub fn new(
        plan: &InvoicePlan,
        record: &InvoiceRecord,
        shop: &Shop<'_>,
        calendar: &Calendar,
        (participant, person): (ParticipantId, &Person),
    ) -> InvoiceRow {
        let issued_on: Option<Date> = (plan.edi || !plan.waits()).then_some(plan.issued_on);
        InvoiceRow {
            public_id: String::new(),
            participant,
            distributor: shop.distributors[plan.distributor].id,
            number: plan.number.to_string(),
            number_key: plan.number.key(),
            source: if plan.edi { "edi" } else { "reported" },
            file: None,
            reported_at: Timestamp(plan.reported_at),
            issued_on: issued_on.map(BusinessDate),
            dated_on: BusinessDate(issued_on.unwrap_or_else(|| calendar.day_of(plan.reported_at))),
            season: i64::from(record.season),
            buyer_name: person.company_name.clone(),
            status: record.status,
            reason: record.reason.clone(),
            points: record.points(),
            net_value: record.net_value(),
            possible_duplicate: plan.possible_duplicate,
            decided_at: record.decided_at.map(Timestamp),
        }
    }
}

impl OrderRow {
    /// # Errors
    /// An order without a state.
    pub fn new(
        order: &OrderRecord,
        shop: &Shop<'_>,
        (participant, person): (ParticipantId, &Person),
    ) -> anyhow::Result<OrderRow> {
        let reward = &shop.rewards[order.reward];
        let kind = reward.row.kind;
        let account = person.bank_account.as_ref().filter(|_| kind.needs_bank_account());
        Ok(OrderRow {
            public_id: String::new(),
            participant,
            reward: reward.id,
            variant: order.variant.map(|place| reward.variants[place].0),
            kind,
            season: i64::from(order.season),
            points: order.points,
            amount: order.amount,
            bank_account: account.map(ToString::to_string),
            address: goes_by_post(kind, order).then(|| Address::of(person)),
            status: order.status(),
            version: i64::try_from(order.states.len())?,
            created_at: Timestamp(order.at().context("an order without a state")?),
            updated_at: Timestamp(order.changed_at().context("an order without a state")?),
        })
    }
}

/// True for a card that was carried out, which went by post; one that waits comes as a code.
fn goes_by_post(kind: RewardKind, order: &OrderRecord) -> bool {
    kind.needs_address() || (kind == RewardKind::Card && order.status() == OrderStatus::Completed)
}

impl Address {
    fn of(person: &Person) -> Address {
        Address {
            recipient: person.full_name(),
            street: person.street.clone(),
            street_number: person.street_number.clone(),
            postcode: person.postcode.to_string(),
            city: person.city.clone(),
        }
    }
}
