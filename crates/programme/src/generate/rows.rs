//! Rows of invoices and orders as their tables take them.
use anyhow::Context;
use jiff::civil::Date;
use plon_domain::reward::{OrderStatus, RewardKind};

use super::calendar::Calendar;
use super::model::{Address, InvoiceRow, OrderRow};
use super::people::Person;
use super::plan::InvoicePlan;
use super::record::{InvoiceRecord, OrderRecord};
use super::shop::Shop;
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::{BusinessDate, Timestamp};

impl InvoiceRow {
    pub fn new(
        plan: &InvoicePlan,
        record: &InvoiceRecord,
        shop: &Shop<'_>,
        calendar: &Calendar,
        (participant, person): (ParticipantId, &Person),
    ) -> InvoiceRow {
        let issued_on: Option<Date> = (plan.edi || plan.is_einvoice() || !plan.waits()).then_some(plan.issued_on);
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
