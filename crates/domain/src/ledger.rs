//! Ledger of points: accounts of a participant and the transfers that move points between them.

use thiserror::Error;

use crate::points::Points;

coded! {
    /// Account of one participant. Sources are at or below zero: minus what they have issued.
    pub enum AccountKind {
        Purchases = "purchases",
        Affiliation = "affiliation",
        Achievements = "achievements",
        Available = "available",
        Held = "held",
        Redeemed = "redeemed",
        Forfeited = "forfeited",
    }
}

coded! {
    /// Source of points.
    pub enum Source {
        /// Purchases and promotions.
        Purchases = "purchases",
        /// Welcome and yearly membership.
        Affiliation = "affiliation",
        /// Bonuses for levels.
        Achievements = "achievements",
    }
}

coded! {
    /// Kind of a transfer; each kind goes one way only.
    pub enum TransferKind {
        /// Source to available: points were earned.
        Accrual = "accrual",
        /// Available to source: what was earned is corrected; the only kind that may overdraw.
        Reversal = "reversal",
        /// Available to held: points are reserved for an order or a trip.
        Hold = "hold",
        /// Held to available: the order was cancelled or sent back.
        Release = "release",
        /// Held to redeemed: the order was completed.
        Redeem = "redeem",
        /// Redeemed to available: a completed order is made good.
        Refund = "refund",
        /// Held to forfeited: a deadline was missed.
        Forfeit = "forfeit",
    }
}

coded! {
    /// Cause of a transfer; with an id it names the row that caused it.
    pub enum CauseKind {
        InvoiceLine = "invoice_line",
        Promotion = "promotion",
        Membership = "membership",
        Achievement = "achievement",
        Order = "order",
        Trip = "trip",
        Correction = "correction",
        Operator = "operator",
    }
}

impl Source {
    pub const fn account(self) -> AccountKind {
        match self {
            Source::Purchases => AccountKind::Purchases,
            Source::Affiliation => AccountKind::Affiliation,
            Source::Achievements => AccountKind::Achievements,
        }
    }
}

impl AccountKind {
    pub const fn is_source(self) -> bool {
        matches!(self, AccountKind::Purchases | AccountKind::Affiliation | AccountKind::Achievements)
    }
}

impl TransferKind {
    /// True when a transfer of this kind may go from the one account to the other.
    pub const fn allows(self, from: AccountKind, to: AccountKind) -> bool {
        use AccountKind::{Available, Forfeited, Held, Redeemed};
        match self {
            TransferKind::Accrual => from.is_source() && matches!(to, Available),
            TransferKind::Reversal => matches!(from, Available) && to.is_source(),
            TransferKind::Hold => matches!((from, to), (Available, Held)),
            TransferKind::Release => matches!((from, to), (Held, Available)),
            TransferKind::Redeem => matches!((from, to), (Held, Redeemed)),
            TransferKind::Refund => matches!((from, to), (Redeemed, Available)),
            TransferKind::Forfeit => matches!((from, to), (Held, Forfeited)),
        }
    }
}

/// Movement of points. Invariant: the amount is above zero and the kind allows the way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Transfer {
    kind: TransferKind,
    from: AccountKind,
    to: AccountKind,
    amount: Points,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidTransfer {
    #[error("a transfer moves at least one point, not {}", .0.0)]
    NotPositive(Points),
    #[error("{kind} does not go from {from} to {to}")]
    WrongWay { kind: TransferKind, from: AccountKind, to: AccountKind },
}

impl Transfer {
    /// # Errors
    /// An amount of zero or below; a way that the kind does not allow.
    pub fn new(
        kind: TransferKind,
        from: AccountKind,
        to: AccountKind,
        amount: Points,
    ) -> Result<Transfer, InvalidTransfer> {
        if amount <= Points::ZERO {
            return Err(InvalidTransfer::NotPositive(amount));
        }
        if !kind.allows(from, to) {
            return Err(InvalidTransfer::WrongWay { kind, from, to });
        }
        Ok(Transfer { kind, from, to, amount })
    }

    /// # Errors
    /// An amount of zero or below.
    pub fn accrual(source: Source, amount: Points) -> Result<Transfer, InvalidTransfer> {
        Transfer::new(TransferKind::Accrual, source.account(), AccountKind::Available, amount)
    }

    /// # Errors
    /// An amount of zero or below.
    pub fn reversal(source: Source, amount: Points) -> Result<Transfer, InvalidTransfer> {
        Transfer::new(TransferKind::Reversal, AccountKind::Available, source.account(), amount)
    }

    /// # Errors
    /// An amount of zero or below.
    pub fn hold(amount: Points) -> Result<Transfer, InvalidTransfer> {
        Transfer::new(TransferKind::Hold, AccountKind::Available, AccountKind::Held, amount)
    }

    /// # Errors
    /// An amount of zero or below.
    pub fn release(amount: Points) -> Result<Transfer, InvalidTransfer> {
        Transfer::new(TransferKind::Release, AccountKind::Held, AccountKind::Available, amount)
    }

    /// # Errors
    /// An amount of zero or below.
    pub fn redeem(amount: Points) -> Result<Transfer, InvalidTransfer> {
        Transfer::new(TransferKind::Redeem, AccountKind::Held, AccountKind::Redeemed, amount)
    }

    /// # Errors
    /// An amount of zero or below.
    pub fn refund(amount: Points) -> Result<Transfer, InvalidTransfer> {
        Transfer::new(TransferKind::Refund, AccountKind::Redeemed, AccountKind::Available, amount)
    }

    /// # Errors
    /// An amount of zero or below.
    pub fn forfeit(amount: Points) -> Result<Transfer, InvalidTransfer> {
        Transfer::new(TransferKind::Forfeit, AccountKind::Held, AccountKind::Forfeited, amount)
    }

    pub const fn kind(&self) -> TransferKind {
        self.kind
    }

    pub const fn from(&self) -> AccountKind {
        self.from
    }

    pub const fn to(&self) -> AccountKind {
        self.to
    }

    pub const fn amount(&self) -> Points {
        self.amount
    }
}
