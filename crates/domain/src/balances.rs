//! Balances of a participant's accounts after all transfers, and the figures that the profile shows.

use serde::Serialize;
use thiserror::Error;

use crate::ledger::{AccountKind, Source, Transfer, TransferKind};
use crate::points::Points;

const ACCOUNTS: usize = AccountKind::ALL.len();

/// Balances of one participant. Invariant: they sum to zero, sources are at or below zero, the others at or above it;
/// only available may be below, after a reversal.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Balances([Points; ACCOUNTS]);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum RefusedTransfer {
    #[error("{account} holds {} points, {} are asked for", .balance.0, .amount.0)]
    NotCovered { account: AccountKind, balance: Points, amount: Points },
    #[error("{account} has issued {} points, {} are to be taken back", .issued.0, .amount.0)]
    NotIssued { account: AccountKind, issued: Points, amount: Points },
    #[error("{0} would leave the range of whole numbers")]
    OutOfRange(AccountKind),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidBalances {
    #[error("the balances sum to {0}, not to zero")]
    Unbalanced(i128),
    #[error("{account} stands at {}", .balance.0)]
    WrongSign { account: AccountKind, balance: Points },
}

impl Balances {
    /// Restores balances from the stored accounts; an account that is not named is at zero.
    ///
    /// # Errors
    /// `InvalidBalances` for balances that no sequence of transfers can lead to.
    pub fn restore(accounts: impl IntoIterator<Item = (AccountKind, Points)>) -> Result<Balances, InvalidBalances> {
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

    /// Sum of all balances, zero by the invariant; checked when the books are verified.
    pub fn sum(&self) -> i128 {
        self.0.iter().map(|balance| i128::from(balance.0)).sum()
    }

    /// Balances after a transfer.
    ///
    /// # Errors
    /// When the paying account does not hold the amount (only a reversal may take available points below zero), or
    /// when more is taken back than the source has issued.
    pub fn after(&self, transfer: &Transfer) -> Result<Balances, RefusedTransfer> {
        let (from, to, amount) = (transfer.from(), transfer.to(), transfer.amount());
        let (paying, receiving) = (self.get(from), self.get(to));
        if !from.is_source() && transfer.kind() != TransferKind::Reversal && paying < amount {
            return Err(RefusedTransfer::NotCovered { account: from, balance: paying, amount });
        }
        if to.is_source() && receiving.checked_add(amount).is_none_or(|balance| balance > Points::ZERO) {
            return Err(RefusedTransfer::NotIssued { account: to, issued: Points::ZERO - receiving, amount });
        }
        let mut after = *self;
        after.0[from as usize] = paying.checked_sub(amount).ok_or(RefusedTransfer::OutOfRange(from))?;
        after.0[to as usize] = receiving.checked_add(amount).ok_or(RefusedTransfer::OutOfRange(to))?;
        Ok(after)
    }

    /// Figures of the participant's profile.
    pub fn figures(&self) -> Figures {
        let issued = |source: Source| -self.get(source.account());
        let (brand_purchase, affiliation, achievements) =
            (issued(Source::Purchases), issued(Source::Affiliation), issued(Source::Achievements));
        Figures {
            available: self.get(AccountKind::Available),
            total: brand_purchase + affiliation + achievements,
            brand_purchase,
            affiliation,
            achievements,
        }
    }
}

/// Points of a participant as the profile shows them: available to spend, and earned over the years.
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
    /// Points that can still be earned under the programme's limit of the total.
    pub fn room(&self, limit: Points) -> Points {
        (limit - self.total).max(Points::ZERO)
    }

    /// True when the limit of the total has been reached.
    pub fn hits_limit(&self, limit: Points) -> bool {
        self.total >= limit
    }
}
