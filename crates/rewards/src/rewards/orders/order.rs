//! An order as its owner sees it, and how it is named in sentences.
use plon_domain::iban::Iban;
use plon_domain::reward::{Actor, Delivery, OrderStatus, RewardKind};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::Object;

use super::super::reward::kinds;
use super::form::PostalAddress;
use super::store::{EventRow, OrderRow};
use crate::trips::{self, TripCancelling};
use plon_kernel::columns::{At, Day, OperatorId, OrderId, ParticipantId};
use plon_kernel::db::Read;
use plon_platform::answer::{Status, status};
use plon_platform::error::ApiError;
use plon_platform::openapi;

/// An order of the caller.
#[derive(Debug, Serialize, ToSchema)]
pub struct ShownOrder {
    /// The public id.
    id: String,
    /// The number by which people name it.
    number: OrderId,
    /// The reward's name.
    reward: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    variant: Option<String>,
    #[schema(schema_with = kinds)]
    kind: RewardKind,
    points: i64,
    /// Grosze; only of transfers.
    #[serde(skip_serializing_if = "Option::is_none")]
    amount: Option<i64>,
    /// What was withheld of the amount as tax, in grosze, once the transfer has left.
    #[serde(skip_serializing_if = "Option::is_none")]
    tax: Option<i64>,
    status: Status,
    date: At,
    /// Whether the caller may cancel it now.
    cancellable: bool,
    /// What cancelling it means for the points; only of a trip that can be cancelled.
    #[serde(skip_serializing_if = "Option::is_none")]
    cancelling: Option<TripCancelling>,
    /// From the order to now.
    history: Vec<OrderEvent>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bank_account_masked: Option<String>,
    /// How it comes; none when nothing is sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(schema_with = deliveries)]
    delivery: Option<Delivery>,
    /// The last four signs of the card's code, once the code can be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    code_tail: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    address: Option<PostalAddress>,
}

/// A state that an order entered.
#[derive(Debug, Serialize, ToSchema)]
pub struct OrderEvent {
    status: Status,
    at: At,
    /// Why, where there is a reason.
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
}

impl ShownOrder {
    /// # Errors
    /// When the stored order does not make sense: a defect of the data.
    pub fn read(row: OrderRow, events: Vec<EventRow>) -> anyhow::Result<ShownOrder> {
        let kind = RewardKind::try_from(row.kind.as_str())?;
        let status = OrderStatus::try_from(row.status.as_str())?;
        let account = row.bank_account.as_deref().map(Iban::parse).transpose()?;
        Ok(ShownOrder {
            cancellable: status.may_become(OrderStatus::Cancelled, kind, Actor::Participant),
            cancelling: None,
            history: history(events)?,
            address: row.address(),
            delivery: row.delivery()?,
            code_tail: row.code_tail,
            id: row.public_id,
            number: row.id,
            reward: row.reward,
            variant: row.variant,
            kind,
            points: row.points,
            amount: row.amount,
            tax: row.tax.filter(|tax| *tax > 0),
            status: shown(status),
            date: row.created_at,
            bank_account_masked: account.map(|account| account.masked()),
        })
    }
}

impl ShownOrder {
    /// With what cancelling a trip would do to its owner's points today.
    ///
    /// # Errors
    /// When the order is of no trip: a defect of the data.
    pub async fn with_cancelling(
        mut self,
        db: &mut impl Read,
        owner: ParticipantId,
        today: Day,
    ) -> Result<ShownOrder, ApiError> {
        if self.kind == RewardKind::Trip && self.cancellable {
            self.cancelling = Some(trips::cancelling(db, (self.number, owner), today).await?);
        }
        Ok(self)
    }
}

/// What happened to an order, for its owner and for operators.
///
/// # Errors
/// When a stored state is unknown.
pub fn history(events: Vec<EventRow>) -> anyhow::Result<Vec<OrderEvent>> {
    let read = |event: EventRow| -> anyhow::Result<OrderEvent> {
        let status = shown(OrderStatus::try_from(event.status.as_str())?);
        Ok(OrderEvent { status, at: event.at, note: event.note })
    };
    events.into_iter().map(read).collect()
}

/// The closed list of states, for the API's document.
pub fn statuses() -> Object {
    openapi::codes(OrderStatus::ALL.iter().map(|status| status.as_str()))
}

/// The closed list of ways in which an order comes, for the API's document.
pub fn deliveries() -> Object {
    openapi::codes(Delivery::ALL.iter().map(|delivery| delivery.as_str()))
}

/// A state as a row shows it.
pub fn shown(status: OrderStatus) -> Status {
    status!(status)
}

/// Who moves an order.
#[derive(Debug, Clone, Copy)]
pub enum By {
    Participant(ParticipantId),
    Operator(OperatorId),
    /// The batch of transfers that an operator moves.
    Payout(OperatorId),
    /// The clock: a deadline has passed.
    System,
}

impl By {
    /// What the rules know of them.
    pub fn actor(self) -> Actor {
        match self {
            By::Participant(_) => Actor::Participant,
            By::Operator(_) | By::System => Actor::Operator,
            By::Payout(_) => Actor::Payout,
        }
    }

    /// The code and the id under which an event names them.
    pub fn columns(self) -> (&'static str, Option<i64>) {
        match self {
            By::Participant(id) => ("participant", Some(id.0)),
            By::Operator(id) | By::Payout(id) => ("operator", Some(id.0)),
            By::System => ("system", None),
        }
    }
}
