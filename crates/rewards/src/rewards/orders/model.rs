//! Values of orders: what is ordered, where it goes, and who moves it.
use plon_domain::money::Grosze;
use plon_domain::points::Points;
use plon_domain::reward::{Actor, OrderStatus};
use serde::Serialize;
use utoipa::ToSchema;

use plon_kernel::ids::{OperatorId, OrderId, ParticipantId, PromotionId, VariantId};

/// Address of a parcel.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct PostalAddress {
    pub recipient: String,
    pub street: String,
    pub street_number: String,
    /// Flat number, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub street_number_place: Option<String>,
    pub postcode: String,
    pub city: String,
}

/// Checked order with its price.
#[derive(Debug)]
pub struct CheckedOrder {
    pub points: Points,
    pub amount: Option<Grosze>,
    pub variant: Option<VariantId>,
    pub address: Option<PostalAddress>,
}

/// Sum paid in place of cards.
#[derive(Debug)]
pub struct InPlaceOfCards<'a> {
    pub public_id: String,
    pub participant: ParticipantId,
    pub promotion: PromotionId,
    /// Title of the order.
    pub title: &'a str,
    pub amount: Grosze,
    pub operator: OperatorId,
}

/// Mover of an order.
#[derive(Debug, Clone, Copy)]
pub enum OrderActor {
    Participant(ParticipantId),
    Operator(OperatorId),
    /// Batch of transfers moved by an operator.
    Payout(OperatorId),
    /// Clock: a deadline has passed.
    System,
}

impl OrderActor {
    /// Actor for the domain's rules.
    pub fn actor(self) -> Actor {
        match self {
            OrderActor::Participant(_) => Actor::Participant,
            OrderActor::Operator(_) | OrderActor::System => Actor::Operator,
            OrderActor::Payout(_) => Actor::Payout,
        }
    }

    /// Code and id that an event stores.
    pub fn columns(self) -> (&'static str, Option<i64>) {
        match self {
            OrderActor::Participant(id) => ("participant", Some(id.0)),
            OrderActor::Operator(id) | OrderActor::Payout(id) => ("operator", Some(id.0)),
            OrderActor::System => ("system", None),
        }
    }
}

/// Code of an order's card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CodeState {
    /// Nothing comes as a code.
    NotByCode,
    /// Its number has not been imported yet.
    Awaited,
    /// Its owner may read it, and a job completes the order.
    Stored,
}

impl CodeState {
    pub fn of(comes_as_code: bool, is_stored: bool) -> CodeState {
        match (comes_as_code, is_stored) {
            (false, _) => CodeState::NotByCode,
            (true, false) => CodeState::Awaited,
            (true, true) => CodeState::Stored,
        }
    }

    /// False for a state that only the code brings, or that it rules out once it is stored.
    pub fn allows(self, next: OrderStatus) -> bool {
        match next {
            OrderStatus::Completed => self == CodeState::NotByCode,
            OrderStatus::Cancelled => self != CodeState::Stored,
            _ => true,
        }
    }
}

/// Page of the portal that shows an order to its owner.
pub fn page_of(number: OrderId) -> String {
    format!("/moje-nagrody?zamowienie={}", number.0)
}
