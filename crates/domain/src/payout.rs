//! The wait of a payout after a change of where it goes or whom its owner would be told by.

use jiff::{SignedDuration, Timestamp};

/// Who steals a session and changes the account would otherwise be paid before its owner reads the notice
/// (OWASP ASVS 5.0, 7.5.1).
pub const WAIT: SignedDuration = SignedDuration::from_hours(48);

/// Until when payouts wait, given when account, e-mail and telephone were last changed; `None` when they need not.
pub fn held_until(changes: impl IntoIterator<Item = Option<Timestamp>>, now: Timestamp) -> Option<Timestamp> {
    let last = changes.into_iter().flatten().max()?;
    let until = last.checked_add(WAIT).unwrap_or(Timestamp::MAX);
    (until > now).then_some(until)
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
}
