//! Rate limit of codes sent to a participant: few for each origin, and an increasing wait for all of them together.
use jiff::SignedDuration;

use super::request_origin::RequestOrigin;
use super::store::{self, SentCode};
use super::{DAY, WRONG_PER_ACCOUNT, day_of_codes};
use plon_kernel::db::Read;
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::Timestamp;
use plon_platform::rate_limit::SignInLock;

/// Codes sent per origin (network or device) and window.
const PER_ASKER: [(SignedDuration, usize); 2] = [(SignedDuration::from_hours(1), 3), (DAY, 5)];

/// Codes sent for all networks together within a day before each waits longer than the one before, up to half an
/// hour: strangers who ask from everywhere slow the owner down but lock nobody out.
const UNHURRIED: usize = 5;
const LONGEST_WAIT_MINUTES: i64 = 30;

/// Seconds until another code may be sent to the participant; none when it may be sent now.
pub async fn seconds_until_next_code(
    db: &mut impl Read,
    of: ParticipantId,
    origin: RequestOrigin,
    now: Timestamp,
) -> sqlx::Result<Option<u64>> {
    if let Some(until) = guessed_until(db, of, now).await? {
        return Ok(Some(seconds_until(until, now)));
    }
    let sent = store::list_sent_since(db, of, Timestamp(now.0 - DAY)).await?;
    let (own, all) = (limit_of_origin(&sent, origin, now), of_networks(&sent, now));
    let until = match origin {
        RequestOrigin::Device(_) => own,
        RequestOrigin::Network(_) => own.max(all),
    };
    Ok(until.map(|until| seconds_until(until, now)))
}

/// Locks that now keep every origin, or every unknown device, from getting a code for the participant.
pub async fn list_locks(db: &mut impl Read, of: ParticipantId, now: Timestamp) -> sqlx::Result<Vec<SignInLock>> {
    let (wrong, _) = store::count_wrong_since(db, of, day_of_codes(now)).await?;
    let guessed = guessed_until(db, of, now).await?.map(|until| SignInLock {
        label: "Zbyt wiele błędnych kodów z\u{a0}SMS-a w\u{a0}ciągu doby".to_owned(),
        network: None,
        tries: wrong,
        until,
    });
    let sent = store::list_sent_since(db, of, Timestamp(now.0 - DAY)).await?;
    let requested = of_networks(&sent, now).map(|until| SignInLock {
        label: "Wiele próśb o\u{a0}kod SMS z\u{a0}nieznanych urządzeń".to_owned(),
        network: None,
        tries: i64::try_from(from_networks(&sent).count()).unwrap_or(i64::MAX),
        until,
    });
    Ok(guessed.into_iter().chain(requested).collect())
}

/// End of the lock caused by too many wrong codes.
async fn guessed_until(db: &mut impl Read, of: ParticipantId, now: Timestamp) -> sqlx::Result<Option<Timestamp>> {
    let (wrong, first) = store::count_wrong_since(db, of, day_of_codes(now)).await?;
    let day = now.0.duration_since(day_of_codes(now).0);
    Ok(first.filter(|_| wrong >= WRONG_PER_ACCOUNT).map(|first| Timestamp(first.0 + day)))
}

/// End of the wait of one network or device that has used up its codes.
fn limit_of_origin(sent: &[SentCode], origin: RequestOrigin, now: Timestamp) -> Option<Timestamp> {
    let origin = origin.to_string();
    let ends = PER_ASKER.iter().filter_map(|&(window, most)| {
        let own = sent.iter().filter(|code| code.asked_from == origin && code.created_at.0 > now.0 - window);
        let within: Vec<Timestamp> = own.map(|code| code.created_at).collect();
        let frees_a_place = within.len().checked_sub(most).and_then(|first| within.get(first))?;
        Some(Timestamp(frees_a_place.0 + window))
    });
    ends.max()
}

/// End of the wait of all networks together.
fn of_networks(sent: &[SentCode], now: Timestamp) -> Option<Timestamp> {
    let over = from_networks(sent).count().checked_sub(UNHURRIED)?;
    let last = from_networks(sent).next_back()?.created_at;
    let doubled = u32::try_from(over).ok().and_then(|over| 1_i64.checked_shl(over)).filter(|minutes| *minutes > 0);
    let minutes = doubled.unwrap_or(i64::MAX).min(LONGEST_WAIT_MINUTES);
    let until = Timestamp(last.0 + SignedDuration::from_mins(minutes));
    Some(until).filter(|until| *until > now)
}

fn from_networks(sent: &[SentCode]) -> impl DoubleEndedIterator<Item = &SentCode> {
    sent.iter().filter(|code| !code.asked_from.starts_with("device "))
}

fn seconds_until(until: Timestamp, now: Timestamp) -> u64 {
    until.0.duration_since(now.0).as_secs().unsigned_abs().max(1)
}

#[cfg(test)]
mod tests {

    use super::*;

    fn sent(minutes: &[i64]) -> Vec<SentCode> {
        let at = |minute: &i64| Timestamp(jiff::Timestamp::from_second(minute * 60).unwrap());
        minutes
            .iter()
            .map(|minute| SentCode { created_at: at(minute), asked_from: "network 192.0.2.1".to_owned() })
            .collect()
    }

    #[test]
    fn from_the_sixth_code_on_a_wait_doubles_up_to_half_an_hour() {
        let at = Timestamp(jiff::Timestamp::from_second(100 * 60).unwrap());
        let waits = |count: i64| {
            let codes = sent(&(0..count).map(|code| 100 - count + 1 + code).collect::<Vec<_>>());
            of_networks(&codes, at).map(|until| until.0.duration_since(at.0).as_mins())
        };
        assert_eq!([4, 5, 6, 7, 9, 10, 90].map(waits), [None, Some(1), Some(2), Some(4), Some(16), Some(30), Some(30)]);
    }
}
