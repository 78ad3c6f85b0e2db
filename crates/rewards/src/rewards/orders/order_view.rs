//! Order as its owner sees it, and its codes in the API and in events.
use plon_domain::iban::Iban;
use plon_domain::reward::{Actor, Delivery, OrderStatus, RewardKind};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::Object;

use super::super::reward::kinds;
use super::model::PostalAddress;
use super::store::{EventRow, OwnOrderRow};
use crate::trips::{self, TripCancelling};
use plon_kernel::db::Read;
use plon_kernel::ids::{OrderId, ParticipantId};
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_pictures::Picture;
use plon_platform::error::ApiError;
use plon_platform::openapi;
use plon_platform::response::{Status, status};

/// Order of the caller.
#[derive(Debug, Serialize, ToSchema)]
pub struct ShownOrder {
    /// Public id.
    id: String,
    /// Order's number, by which people refer to it.
    number: OrderId,
    /// Name of the reward.
    reward: String,
    /// Name of the reward's drawing; null for a promotion's card.
    picture: Option<String>,
    /// Picture that stands in for the drawing.
    photo: Option<Picture>,
    #[serde(skip_serializing_if = "Option::is_none")]
    variant: Option<String>,
    #[schema(schema_with = kinds)]
    kind: RewardKind,
    points: i64,
    /// Grosze; only for transfers.
    #[serde(skip_serializing_if = "Option::is_none")]
    amount: Option<i64>,
    /// Tax withheld from the amount in grosze, once the transfer has been sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    tax: Option<i64>,
    status: Status,
    date: Timestamp,
    /// True when the caller may cancel it now.
    cancellable: bool,
    /// Effect of cancelling on the points; only for a trip that can be cancelled.
    #[serde(skip_serializing_if = "Option::is_none")]
    cancelling: Option<TripCancelling>,
    /// Events since the order, oldest first.
    history: Vec<OrderEvent>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bank_account_masked: Option<String>,
    /// Delivery; null when nothing is sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(schema_with = deliveries)]
    delivery: Option<Delivery>,
    /// Last four characters of the card's code, once the code can be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    code_tail: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    address: Option<PostalAddress>,
}

/// State that an order entered.
#[derive(Debug, Serialize, ToSchema)]
pub struct OrderEvent {
    status: Status,
    at: Timestamp,
    /// Reason, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
}

impl ShownOrder {
    /// # Errors
    /// When the stored order is invalid: a defect of the data.
    pub fn from_row(row: OwnOrderRow, events: Vec<EventRow>) -> anyhow::Result<ShownOrder> {
        let OwnOrderRow { order: row, picture, photo } = row;
        let kind = RewardKind::try_from(row.kind.as_str())?;
        let status = OrderStatus::try_from(row.status.as_str())?;
        let account = row.bank_account.as_deref().map(Iban::parse).transpose()?;
        Ok(ShownOrder {
            cancellable: status.may_become(OrderStatus::Cancelled, kind, Actor::Participant)
                && row.code().allows(OrderStatus::Cancelled),
            cancelling: None,
            history: order_history(events)?,
            address: row.address(),
            delivery: row.delivery()?,
            code_tail: row.code_tail,
            id: row.public_id,
            number: row.id,
            reward: row.reward,
            picture,
            photo: photo.picture(),
            variant: row.variant,
            kind,
            points: row.points,
            amount: row.amount,
            tax: row.tax.filter(|tax| *tax > 0),
            status: status_label(status),
            date: row.created_at,
            bank_account_masked: account.map(|account| account.masked()),
        })
    }
}

impl ShownOrder {
    /// Adds the effect that cancelling a trip would have on its owner's points today.
    ///
    /// # Errors
    /// When the order is of no trip: a defect of the data.
    pub async fn with_cancelling(
        mut self,
        db: &mut impl Read,
        owner: ParticipantId,
        today: BusinessDate,
    ) -> Result<ShownOrder, ApiError> {
        if self.kind == RewardKind::Trip && self.cancellable {
            self.cancelling = Some(trips::effect_of_cancelling(db, (self.number, owner), today).await?);
        }
        Ok(self)
    }
}

/// History of an order, for its owner.
///
/// # Errors
/// When a stored state is unknown.
pub fn order_history(events: Vec<EventRow>) -> anyhow::Result<Vec<OrderEvent>> {
    let read = |event: EventRow| -> anyhow::Result<OrderEvent> {
        let status = status_label(OrderStatus::try_from(event.status.as_str())?);
        Ok(OrderEvent { status, at: event.at, note: event.note })
    };
    events.into_iter().map(read).collect()
}

/// Closed list of states, for the OpenAPI document.
pub fn statuses() -> Object {
    openapi::codes(OrderStatus::ALL.iter().map(|status| status.as_str()))
}

/// Closed list of deliveries, for the OpenAPI document.
pub fn deliveries() -> Object {
    openapi::codes(Delivery::ALL.iter().map(|delivery| delivery.as_str()))
}

/// State as a row shows it.
pub fn status_label(status: OrderStatus) -> Status {
    status!(status)
}
