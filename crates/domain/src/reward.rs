//! Rewards and their orders: kinds, prices of money rewards in points, and the states of an order.

use thiserror::Error;

use crate::ledger::TransferKind;
use crate::money::Grosze;
use crate::points::Points;
use crate::status::Color;

coded! {
    pub enum RewardKind {
        BankTransfer = "bank_transfer",
        CharityTransfer = "charity_transfer",
        Trip = "trip",
        Card = "card",
        Parcel = "parcel",
    }
}

impl RewardKind {
    pub const fn label(self) -> &'static str {
        match self {
            RewardKind::BankTransfer => "Przelew na konto",
            RewardKind::CharityTransfer => "Przelew na cel charytatywny",
            RewardKind::Trip => "Wycieczka",
            RewardKind::Card => "Karta",
            RewardKind::Parcel => "Nagroda rzeczowa",
        }
    }

    /// Category of the catalogue for rewards of which operators have not said another.
    pub const fn category(self) -> &'static str {
        match self {
            RewardKind::BankTransfer | RewardKind::CharityTransfer => "Przelewy",
            RewardKind::Trip => "Wycieczki",
            RewardKind::Card => "Karty",
            RewardKind::Parcel => "Nagrody rzeczowe",
        }
    }

    /// True when the reward is money sent by the bank.
    pub const fn is_transfer(self) -> bool {
        matches!(self, RewardKind::BankTransfer | RewardKind::CharityTransfer)
    }

    /// True when the participant's own bank account must be known before the order.
    pub const fn needs_bank_account(self) -> bool {
        matches!(self, RewardKind::BankTransfer)
    }

    /// True when an order carries the address that it is sent to.
    pub const fn needs_address(self) -> bool {
        matches!(self, RewardKind::Parcel)
    }

    /// Delivery of an order with or without an address: a card without one comes as a code; transfers and trips are
    /// not sent.
    pub const fn delivery(self, has_address: bool) -> Option<Delivery> {
        match self {
            RewardKind::Card if !has_address => Some(Delivery::Code),
            RewardKind::Card | RewardKind::Parcel => Some(Delivery::Post),
            RewardKind::BankTransfer | RewardKind::CharityTransfer | RewardKind::Trip => None,
        }
    }
}

coded! {
    /// Delivery of a reward that is sent.
    pub enum Delivery {
        Post = "post",
        Code = "code",
    }
}

coded! {
    pub enum OrderStatus {
        Selected = "selected",
        InProgress = "in_progress",
        Completed = "completed",
        Cancelled = "cancelled",
        Returned = "returned",
    }
}

/// Actor who moves an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Actor {
    Participant,
    Operator,
    /// Batch of transfers, on its way to the bank and back: transfers move by nothing else.
    Payout,
}

impl OrderStatus {
    /// True when the actor may move an order of that kind from this state to the other.
    ///
    /// A transfer in progress is on its way to the bank: it can be returned, even after it was confirmed, but no
    /// longer cancelled.
    pub const fn may_become(self, next: OrderStatus, kind: RewardKind, actor: Actor) -> bool {
        use OrderStatus::{Cancelled, Completed, InProgress, Returned, Selected};
        let (operator, payout) = (matches!(actor, Actor::Operator), matches!(actor, Actor::Payout));
        match (self, next) {
            (Selected, Cancelled) => !payout,
            (Selected, InProgress) | (InProgress, Completed) => {
                if kind.is_transfer() {
                    payout
                } else {
                    operator
                }
            }
            (InProgress, Cancelled) => operator && !kind.is_transfer(),
            (InProgress | Completed, Returned) => payout && kind.is_transfer(),
            _ => false,
        }
    }

    /// States to which the actor may move an order of that kind.
    pub fn next(self, kind: RewardKind, actor: Actor) -> impl Iterator<Item = OrderStatus> {
        OrderStatus::ALL.iter().copied().filter(move |&next| self.may_become(next, kind, actor))
    }

    /// Transfer of the order's points when it enters this state from the state `before`.
    pub const fn transfer(self, before: OrderStatus) -> Option<TransferKind> {
        match (before, self) {
            (_, OrderStatus::Selected) => Some(TransferKind::Hold),
            (_, OrderStatus::InProgress) => None,
            (_, OrderStatus::Completed) => Some(TransferKind::Redeem),
            (OrderStatus::Completed, OrderStatus::Returned) => Some(TransferKind::Refund),
            (_, OrderStatus::Cancelled | OrderStatus::Returned) => Some(TransferKind::Release),
        }
    }

    /// True while the order still waits for something.
    pub const fn is_open(self) -> bool {
        matches!(self, OrderStatus::Selected | OrderStatus::InProgress)
    }

    /// True when the order is in progress or completed.
    pub const fn has_begun(self) -> bool {
        matches!(self, OrderStatus::InProgress | OrderStatus::Completed)
    }

    /// Label of the note to the participant beside an order's new state: the reason why it ended without the reward,
    /// or a message.
    pub const fn note_label(self) -> &'static str {
        match self {
            OrderStatus::Cancelled | OrderStatus::Returned => "Powód",
            OrderStatus::Selected | OrderStatus::InProgress | OrderStatus::Completed => "Wiadomość",
        }
    }

    pub const fn label(self) -> &'static str {
        match self {
            OrderStatus::Selected => "Wybrana",
            OrderStatus::InProgress => "W toku",
            OrderStatus::Completed => "Zrealizowana",
            OrderStatus::Cancelled => "Anulowana",
            OrderStatus::Returned => "Zwrócona",
        }
    }

    pub const fn color(self) -> Color {
        match self {
            OrderStatus::Selected => Color::Yellow,
            OrderStatus::InProgress => Color::Blue,
            OrderStatus::Completed => Color::Green,
            OrderStatus::Cancelled => Color::Gray,
            OrderStatus::Returned => Color::Red,
        }
    }
}

bounded_number! {
    /// Price of one reward, in points.
    pub struct RewardPrice(1, 10_000_000), InvalidRewardPrice
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("Cena to od 1 do 10\u{a0}000\u{a0}000\u{a0}punktów")]
pub struct InvalidRewardPrice;

bounded_number! {
    /// Place of a reward in the catalogue, or of a question in its list: the lowest come first.
    pub struct CataloguePlace(1, 9_999), InvalidCataloguePlace
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("Podaj miejsce od 1 do 9999")]
pub struct InvalidCataloguePlace;

bounded_number! {
    /// Change of a stock at once; below zero it shrinks.
    pub struct StockChange(-1_000_000, 1_000_000), InvalidStockChange
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("Podaj liczbę najwyżej 1\u{a0}000\u{a0}000")]
pub struct InvalidStockChange;

bounded_number! {
    /// Points that are worth one złoty.
    pub struct PointsPerZloty(1, 1_000_000), InvalidPointsPerZloty
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("Liczba punktów za złotówkę musi być od 1 do 1\u{a0}000\u{a0}000")]
pub struct InvalidPointsPerZloty;

/// Sums that a money reward pays out, and their price. Invariant: `step` is above zero and divides `min` and `max`,
/// and `min` is between `step` and `max`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MoneyPrice {
    min: Grosze,
    max: Grosze,
    step: Grosze,
    points_per_zloty: PointsPerZloty,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("Najmniejsza i największa kwota muszą być wielokrotnością kroku, a najmniejsza nie większa od największej")]
pub struct InvalidMoneyPrice;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidAmount {
    #[error("Najmniejsza kwota to {}", .0.to_polish())]
    TooSmall(Grosze),
    #[error("Największa kwota to {}", .0.to_polish())]
    TooLarge(Grosze),
    #[error("Kwota musi być wielokrotnością {}", .0.to_polish())]
    OffStep(Grosze),
}

impl MoneyPrice {
    /// # Errors
    /// Bounds and step that do not agree.
    pub fn new(
        min: Grosze,
        max: Grosze,
        step: Grosze,
        points_per_zloty: PointsPerZloty,
    ) -> Result<MoneyPrice, InvalidMoneyPrice> {
        let agree = step > Grosze::ZERO && step <= min && min <= max && min.0 % step.0 == 0 && max.0 % step.0 == 0;
        if agree { Ok(MoneyPrice { min, max, step, points_per_zloty }) } else { Err(InvalidMoneyPrice) }
    }

    /// Price of a sum in points, rounded up to a whole one.
    ///
    /// # Errors
    /// A sum out of the bounds or not a multiple of the step.
    pub fn points_for(&self, amount: Grosze) -> Result<Points, InvalidAmount> {
        if amount < self.min {
            return Err(InvalidAmount::TooSmall(self.min));
        }
        if amount > self.max {
            return Err(InvalidAmount::TooLarge(self.max));
        }
        if amount.0 % self.step.0 != 0 {
            return Err(InvalidAmount::OffStep(self.step));
        }
        let hundredths = i128::from(amount.0) * i128::from(self.points_per_zloty.get());
        let rounded_up = (hundredths + 99) / 100;
        Ok(Points(i64::try_from(rounded_up).unwrap_or(i64::MAX)))
    }
}
