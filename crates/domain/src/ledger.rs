//! The ledger of points: transfers between a participant's accounts, which always sum to zero.

use serde::Serialize;
use thiserror::Error;

use crate::points::Points;

coded! {
    /// An account of one participant. The sources stand at or below zero: minus what they have issued.
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
    /// Where points come from.
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
    /// What a transfer does; each kind goes one way only.
    pub enum TransferKind {
        /// Source to available: points were earned.
        Accrual = "accrual",
        /// Available to source: what was earned is corrected; the only kind that may overdraw.
        Reversal = "reversal",
        /// Available to held: for an order or a trip.
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
    /// What a transfer was made for; with an id it names the row that caused it.
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
        matches!(
            self,
            AccountKind::Purchases | AccountKind::Affiliation | AccountKind::Achievements
        )
    }
}

impl TransferKind {
    /// Whether a transfer of this kind may go from the one account to the other.
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

/// A movement of points. Invariant: the amount is above zero and the kind allows the way.
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
    WrongWay {
        kind: TransferKind,
        from: AccountKind,
        to: AccountKind,
    },
}

impl Transfer {
    /// # Errors
    /// An amount of zero or below; a way that the kind does not go.
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
        Ok(Transfer {
            kind,
            from,
            to,
            amount,
        })
    }

    /// # Errors
    /// An amount of zero or below.
    pub fn accrual(source: Source, amount: Points) -> Result<Transfer, InvalidTransfer> {
        Transfer::new(
            TransferKind::Accrual,
            source.account(),
            AccountKind::Available,
            amount,
        )
    }

    /// # Errors
    /// An amount of zero or below.
    pub fn reversal(source: Source, amount: Points) -> Result<Transfer, InvalidTransfer> {
        Transfer::new(
            TransferKind::Reversal,
            AccountKind::Available,
            source.account(),
            amount,
        )
    }

    /// # Errors
    /// An amount of zero or below.
    pub fn hold(amount: Points) -> Result<Transfer, InvalidTransfer> {
        Transfer::new(
            TransferKind::Hold,
            AccountKind::Available,
            AccountKind::Held,
            amount,
        )
    }

    /// # Errors
    /// An amount of zero or below.
    pub fn release(amount: Points) -> Result<Transfer, InvalidTransfer> {
        Transfer::new(
            TransferKind::Release,
            AccountKind::Held,
            AccountKind::Available,
            amount,
        )
    }

    /// # Errors
    /// An amount of zero or below.
    pub fn redeem(amount: Points) -> Result<Transfer, InvalidTransfer> {
        Transfer::new(
            TransferKind::Redeem,
            AccountKind::Held,
            AccountKind::Redeemed,
            amount,
        )
    }

    /// # Errors
    /// An amount of zero or below.
    pub fn refund(amount: Points) -> Result<Transfer, InvalidTransfer> {
        Transfer::new(
            TransferKind::Refund,
            AccountKind::Redeemed,
            AccountKind::Available,
            amount,
        )
    }

    /// # Errors
    /// An amount of zero or below.
    pub fn forfeit(amount: Points) -> Result<Transfer, InvalidTransfer> {
        Transfer::new(
            TransferKind::Forfeit,
            AccountKind::Held,
            AccountKind::Forfeited,
            amount,
        )
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

const ACCOUNTS: usize = AccountKind::ALL.len();

/// The balances of one participant. Invariant: they sum to zero, sources stand at or below zero, the others at or
/// above it; only available may be below, after a reversal.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Balances([Points; ACCOUNTS]);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum RefusedTransfer {
    #[error("{account} holds {} points, {} are asked for", .balance.0, .amount.0)]
    NotCovered {
        account: AccountKind,
        balance: Points,
        amount: Points,
    },
    #[error("{account} has issued {} points, {} are to be taken back", .issued.0, .amount.0)]
    NotIssued {
        account: AccountKind,
        issued: Points,
        amount: Points,
    },
    #[error("{0} would leave the range of whole numbers")]
    OutOfRange(AccountKind),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidBalances {
    #[error("the balances sum to {0}, not to zero")]
    Unbalanced(i128),
    #[error("{account} stands at {}", .balance.0)]
    WrongSign {
        account: AccountKind,
        balance: Points,
    },
}

impl Balances {
    /// Restores balances from the stored accounts; an account that is not named stands at zero.
    ///
    /// # Errors
    /// Balances that no sequence of transfers can lead to.
    pub fn restore(
        accounts: impl IntoIterator<Item = (AccountKind, Points)>,
    ) -> Result<Balances, InvalidBalances> {
        let mut balances = Balances::default();
        for (account, balance) in accounts {
            let wrong_sign = match account {
                AccountKind::Available => false,
                source if source.is_source() => balance > Points::ZERO,
                _ => balance < Points::ZERO,
            };
            if wrong_sign {
                return Err(InvalidBalances::WrongSign { account, balance });
            }
            balances.0[account as usize] = balance;
        }
        match balances.sum() {
            0 => Ok(balances),
            sum => Err(InvalidBalances::Unbalanced(sum)),
        }
    }

    pub const fn get(&self, account: AccountKind) -> Points {
        self.0[account as usize]
    }

    /// Zero, by the invariant; what a check of the books asks for.
    pub fn sum(&self) -> i128 {
        self.0.iter().map(|balance| i128::from(balance.0)).sum()
    }

    /// The balances after a transfer.
    ///
    /// # Errors
    /// An account that does not hold the amount (a reversal may overdraw available), a source that has not issued as
    /// much as is to be taken back.
    pub fn after(&self, transfer: &Transfer) -> Result<Balances, RefusedTransfer> {
        let Transfer {
            kind,
            from,
            to,
            amount,
        } = *transfer;
        let (paying, receiving) = (self.get(from), self.get(to));
        if !from.is_source() && kind != TransferKind::Reversal && paying < amount {
            return Err(RefusedTransfer::NotCovered {
                account: from,
                balance: paying,
                amount,
            });
        }
        if to.is_source()
            && receiving
                .checked_add(amount)
                .is_none_or(|balance| balance > Points::ZERO)
        {
            return Err(RefusedTransfer::NotIssued {
                account: to,
                issued: Points::ZERO - receiving,
                amount,
            });
        }
        let mut after = *self;
        after.0[from as usize] = paying
            .checked_sub(amount)
            .ok_or(RefusedTransfer::OutOfRange(from))?;
        after.0[to as usize] = receiving
            .checked_add(amount)
            .ok_or(RefusedTransfer::OutOfRange(to))?;
        Ok(after)
    }

    /// The figures of the participant's profile.
    pub fn figures(&self) -> Figures {
        let issued = |source: Source| -self.get(source.account());
        let (brand_purchase, affiliation, achievements) = (
            issued(Source::Purchases),
            issued(Source::Affiliation),
            issued(Source::Achievements),
        );
        Figures {
            available: self.get(AccountKind::Available),
            total: brand_purchase + affiliation + achievements,
            brand_purchase,
            affiliation,
            achievements,
        }
    }
}

/// A participant's points as the profile shows them: what can be spent, and what was earned over the years.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Figures {
    pub available: Points,
    pub total: Points,
    pub brand_purchase: Points,
    pub affiliation: Points,
    pub achievements: Points,
}

impl Figures {
    /// What can still be earned under the programme's limit of the total.
    pub fn room(&self, limit: Points) -> Points {
        (limit - self.total).max(Points::ZERO)
    }

    /// Whether the limit of the total has been reached.
    pub fn hits_limit(&self, limit: Points) -> bool {
        self.total >= limit
    }
}
