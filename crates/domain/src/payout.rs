//! Payouts: the wait of a transfer after a change of account, e-mail or telephone, and the batches in which transfers
//! leave for the bank.

use jiff::{SignedDuration, Timestamp};

use crate::status::Color;

/// Wait of a payout after a risky change: somebody who steals a session and changes the account would otherwise be
/// paid before its owner reads the notice (OWASP ASVS 5.0, 7.5.1).
pub const WAIT: SignedDuration = SignedDuration::from_hours(48);

/// Names of the changes after which a payout waits, in the order of the argument of `wait`.
const RISKS: [&str; 3] = ["numer konta", "adres e-mail", "telefon"];

/// Wait of a payout, with its reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wait {
    pub until: Timestamp,
    /// Names of what has changed.
    pub changed: Vec<&'static str>,
}

/// End of the wait after the last changes of account, e-mail and telephone; `None` when payouts need not wait.
pub fn held_until(changes: impl IntoIterator<Item = Option<Timestamp>>, now: Timestamp) -> Option<Timestamp> {
    let last = changes.into_iter().flatten().max()?;
    let until = last.checked_add(WAIT).unwrap_or(Timestamp::MAX);
    (until > now).then_some(until)
}

/// Wait after the last changes of account, e-mail and telephone, in this order; `None` when payouts need not wait.
pub fn wait(changes: [Option<Timestamp>; 3], now: Timestamp) -> Option<Wait> {
    let until = held_until(changes, now)?;
    let fresh = |at: &Option<Timestamp>| held_until([*at], now).is_some();
    let changed = changes.iter().zip(RISKS).filter(|(at, _)| fresh(at)).map(|(_, name)| name).collect();
    Some(Wait { until, changed })
}

coded! {
    /// State of a batch.
    pub enum PayoutStatus {
        Proposed = "proposed",
        Approved = "approved",
        /// The file is made, and the orders are on their way.
        Exported = "exported",
        Settled = "settled",
        SettledWithReturns = "settled_with_returns",
        Withdrawn = "withdrawn",
    }
}

coded! {
    /// Act on a batch.
    pub enum PayoutAct {
        Propose = "propose",
        Change = "change",
        Withdraw = "withdraw",
        Approve = "approve",
        Export = "export",
        Confirm = "confirm",
        Return = "return",
        /// One of the batch's orders was cancelled.
        Cancel = "cancel",
    }
}

coded! {
    /// State of a transfer in its batch.
    pub enum TransferState {
        Waiting = "waiting",
        Sent = "sent",
        Settled = "settled",
        Returned = "returned",
        /// The order is free for another batch, or was cancelled.
        TakenOut = "taken_out",
    }
}

coded! {
    /// Format of the file for the bank.
    pub enum FileFormat {
        Pain09 = "pain.001.001.09",
        Pain03 = "pain.001.001.03",
        Elixir = "elixir-0",
    }
}

coded! {
    /// Character encoding of the file.
    pub enum FileEncoding {
        Utf8 = "utf-8",
        Cp1250 = "cp1250",
        Cp852 = "cp852",
        Latin2 = "iso-8859-2",
    }
}

/// Transfers of a batch that an act leaves open or returned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Left {
    /// True when the bank has not answered about some transfers.
    pub sent: bool,
    /// True when the bank has returned some transfers.
    pub returned: bool,
}

impl PayoutStatus {
    /// State after an act that leaves `left`; `None` where this state does not allow the act.
    pub const fn after(self, act: PayoutAct, left: Left) -> Option<PayoutStatus> {
        use PayoutStatus::{Approved, Exported, Proposed, Settled, SettledWithReturns, Withdrawn};
        let ended = if left.returned { SettledWithReturns } else { Settled };
        match (act, self) {
            (PayoutAct::Change, Proposed) => Some(Proposed),
            (PayoutAct::Withdraw, Proposed | Approved) => Some(Withdrawn),
            (PayoutAct::Approve, Proposed) => Some(Approved),
            (PayoutAct::Export, Approved) => Some(Exported),
            (PayoutAct::Confirm, Exported) => Some(ended),
            (PayoutAct::Return, Exported) if left.sent => Some(Exported),
            (PayoutAct::Return, Exported | Settled | SettledWithReturns) => Some(ended),
            (PayoutAct::Cancel, Proposed | Approved) => Some(self),
            _ => None,
        }
    }

    /// True when the state allows the act at all.
    pub const fn allows(self, act: PayoutAct) -> bool {
        self.after(act, Left { sent: false, returned: true }).is_some()
    }

    /// True while the batch waits for an operator: to approve it, to make its file, or to confirm that the bank has
    /// executed it.
    pub const fn is_open(self) -> bool {
        matches!(self, PayoutStatus::Proposed | PayoutStatus::Approved | PayoutStatus::Exported)
    }

    pub const fn label(self) -> &'static str {
        match self {
            PayoutStatus::Proposed => "Zaproponowana",
            PayoutStatus::Approved => "Zatwierdzona",
            PayoutStatus::Exported => "Plik gotowy dla banku",
            PayoutStatus::Settled => "Rozliczona",
            PayoutStatus::SettledWithReturns => "Rozliczona ze zwrotami",
            PayoutStatus::Withdrawn => "Wycofana",
        }
    }

    pub const fn color(self) -> Color {
        match self {
            PayoutStatus::Proposed => Color::Yellow,
            PayoutStatus::Approved | PayoutStatus::Exported => Color::Orange,
            PayoutStatus::Settled => Color::Green,
            PayoutStatus::SettledWithReturns => Color::Red,
            PayoutStatus::Withdrawn => Color::Gray,
        }
    }
}

impl PayoutAct {
    pub const fn label(self) -> &'static str {
        match self {
            PayoutAct::Propose => "Zaproponowano",
            PayoutAct::Change => "Zmieniono",
            PayoutAct::Withdraw => "Wycofano",
            PayoutAct::Approve => "Zatwierdzono",
            PayoutAct::Export => "Przygotowano plik do banku",
            PayoutAct::Confirm => "Potwierdzono wykonanie",
            PayoutAct::Return => "Bank zwrócił przelew",
            PayoutAct::Cancel => "Anulowano zamówienie z\u{a0}paczki",
        }
    }

    /// True when the operator who does it has shaped what is to be approved.
    pub const fn shapes(self) -> bool {
        matches!(self, PayoutAct::Propose | PayoutAct::Change)
    }
}

impl TransferState {
    pub const fn label(self) -> &'static str {
        match self {
            TransferState::Waiting => "Czeka",
            TransferState::Sent => "Wysłany do banku",
            TransferState::Settled => "Wykonany",
            TransferState::Returned => "Zwrócony przez bank",
            TransferState::TakenOut => "Poza paczką",
        }
    }

    pub const fn color(self) -> Color {
        match self {
            TransferState::Waiting => Color::Yellow,
            TransferState::Sent => Color::Orange,
            TransferState::Settled => Color::Green,
            TransferState::Returned => Color::Red,
            TransferState::TakenOut => Color::Gray,
        }
    }
}

impl FileFormat {
    /// True when the encoding can be chosen for the format; ISO 20022 is always UTF-8.
    pub const fn has_encodings(self) -> bool {
        matches!(self, FileFormat::Elixir)
    }
}

/// Four-eyes check: an operator who proposed or changed a batch may not approve it.
pub fn may_approve<Id: PartialEq>(signer: Id, hands: &[Id]) -> bool {
    !hands.contains(&signer)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hour(hour: i64) -> Timestamp {
        Timestamp::UNIX_EPOCH + SignedDuration::from_hours(hour)
    }

    #[test]
    fn a_payout_waits_for_forty_eight_hours_after_the_last_change() {
        let changes = [None, Some(hour(10)), Some(hour(2))];
        assert_eq!(held_until(changes, hour(57)), Some(hour(58)));
        assert_eq!(held_until(changes, hour(58)), None);
    }

    #[test]
    fn without_a_change_nothing_waits() {
        assert_eq!(held_until([None, None, None], hour(0)), None);
    }

    #[test]
    fn a_wait_names_what_is_fresh_and_no_more() {
        let wait = wait([Some(hour(0)), Some(hour(10)), None], hour(50));
        assert_eq!(wait, Some(Wait { until: hour(58), changed: vec!["adres e-mail"] }));
    }

    #[test]
    fn a_batch_goes_one_way_and_leaves_once() {
        use PayoutStatus::{Approved, Exported, Proposed, Settled, SettledWithReturns, Withdrawn};
        let allowed = |status: PayoutStatus| -> Vec<PayoutAct> {
            PayoutAct::ALL.iter().copied().filter(|&act| status.allows(act)).collect()
        };
        assert_eq!(allowed(Proposed), [PayoutAct::Change, PayoutAct::Withdraw, PayoutAct::Approve, PayoutAct::Cancel]);
        assert_eq!(allowed(Approved), [PayoutAct::Withdraw, PayoutAct::Export, PayoutAct::Cancel]);
        assert_eq!(allowed(Exported), [PayoutAct::Confirm, PayoutAct::Return]);
        for ended in [Settled, SettledWithReturns] {
            assert_eq!(allowed(ended), [PayoutAct::Return]);
        }
        assert_eq!(allowed(Withdrawn), []);
    }

    #[test]
    fn a_return_ends_a_batch_only_when_nothing_of_it_is_on_its_way() {
        use PayoutStatus::{Exported, Settled, SettledWithReturns};
        let left = |sent| Left { sent, returned: true };
        assert_eq!(Exported.after(PayoutAct::Return, left(true)), Some(Exported));
        assert_eq!(Exported.after(PayoutAct::Return, left(false)), Some(SettledWithReturns));
        assert_eq!(Settled.after(PayoutAct::Return, left(false)), Some(SettledWithReturns));
        let clean = Left { sent: false, returned: false };
        assert_eq!(Exported.after(PayoutAct::Confirm, clean), Some(Settled));
        assert_eq!(Exported.after(PayoutAct::Confirm, left(false)), Some(SettledWithReturns));
    }

    #[test]
    fn whoever_had_a_hand_in_a_batch_does_not_approve_it() {
        assert!(may_approve(3, &[1, 2]));
        assert!(!may_approve(2, &[1, 2]));
    }
}
