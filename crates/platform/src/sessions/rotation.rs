//! Refresh token rotation: each token is good for one refresh, and reuse ends the whole family.
use jiff::SignedDuration;

use super::model::{EndReason, SessionKind, Subject};
use super::store::{self, RefreshTokenRow};
use super::{Tokens, hand_out, hash_secret};
use plon_kernel::clock::Clock;
use plon_kernel::db::Tx;
use plon_kernel::ids::SessionId;
use plon_kernel::rng::Rng;
use plon_kernel::types::Timestamp;

/// Grace period in which a used token is accepted again while its successor is unused: answers get lost on weak
/// signals. Deviates from OWASP ASVS 5.0, 10.4.5, which knows no such period.
const LOST_ANSWER: SignedDuration = SignedDuration::from_secs(60);

/// Outcome for a refresh token. Commit in either case: a refusal may have ended the family.
#[derive(Debug)]
pub enum Rotation {
    Renewed(Tokens),
    Refused,
    /// The token was used before; its session was ended.
    Reused(Subject, SessionId),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Verdict {
    /// Valid: a new token is issued as the successor of the token with this id.
    Good {
        behind: i64,
    },
    Reused,
}

/// Exchanges a refresh token for new tokens of the same family.
pub async fn rotate_tokens(
    tx: &mut Tx,
    clock: &Clock,
    rng: &Rng,
    kind: SessionKind,
    refresh: &str,
) -> sqlx::Result<Rotation> {
    let (now, token) = (clock.now(), hash_secret(refresh));
    let idle_since = Timestamp(now.0 - kind.idle_life());
    let Some(session) = store::touch_session(tx, &token, kind, now, idle_since).await? else {
        return Ok(Rotation::Refused);
    };
    let row = store::load_refresh_token(tx, &token).await?;
    match judge(&row, now) {
        Verdict::Good { behind } => {
            store::mark_token_used(tx, behind, now).await?;
            store::supersede_successor(tx, behind, now).await?;
            let tokens =
                hand_out(tx, rng, (session.subject(), session.id), Some(behind), now, session.expires_at).await?;
            Ok(Rotation::Renewed(tokens))
        }
        Verdict::Reused => {
            store::end_session(tx, session.id, now, EndReason::TokenReused).await?;
            Ok(Rotation::Reused(session.subject(), session.id))
        }
    }
}

/// Allows for a lost answer: the unused successor is superseded by a new one, so that only one is valid at a time.
/// Crossing answers may leave a browser with the superseded one, which is accepted like its predecessor.
fn judge(token: &RefreshTokenRow, now: Timestamp) -> Verdict {
    let lately = |used_at: Option<Timestamp>| used_at.is_some_and(|at| now.0.duration_since(at.0) <= LOST_ANSWER);
    let (behind, good) = match (token.used_at, token.parent_id) {
        (None, Some(parent)) if token.superseded => (parent, !token.sibling_used && lately(token.parent_used_at)),
        (None, _) => (token.id, !token.sibling_used),
        (used_at, _) => (token.id, !token.successor_used && lately(used_at)),
    };
    if good { Verdict::Good { behind } } else { Verdict::Reused }
}

#[cfg(test)]
mod tests {

    use super::*;

    const GOOD: Verdict = Verdict::Good { behind: 2 };

    fn at(second: i64) -> Timestamp {
        Timestamp(jiff::Timestamp::from_second(second).unwrap())
    }

    /// Second token of a family whose first was used at second 100.
    fn token() -> RefreshTokenRow {
        RefreshTokenRow {
            id: 2,
            parent_id: Some(1),
            parent_used_at: Some(at(100)),
            used_at: None,
            superseded: false,
            sibling_used: false,
            successor_used: false,
        }
    }

    #[test]
    fn an_unused_token_is_good() {
        assert_eq!(judge(&token(), at(1_000_000)), GOOD);
    }

    #[test]
    fn a_token_whose_twin_was_used_is_spent() {
        assert_eq!(judge(&RefreshTokenRow { sibling_used: true, ..token() }, at(100)), Verdict::Reused);
        assert_eq!(
            judge(&RefreshTokenRow { sibling_used: true, superseded: true, ..token() }, at(100)),
            Verdict::Reused
        );
    }

    #[test]
    fn a_used_token_is_taken_again_for_sixty_seconds_while_its_successor_is_unused() {
        let used = || RefreshTokenRow { used_at: Some(at(1_000)), ..token() };
        assert_eq!(judge(&used(), at(1_060)), GOOD);
        assert_eq!(judge(&used(), at(1_061)), Verdict::Reused);
        assert_eq!(judge(&RefreshTokenRow { successor_used: true, ..used() }, at(1_000)), Verdict::Reused);
    }

    #[test]
    fn a_token_that_gave_way_is_taken_for_its_predecessor_as_long_as_that_is() {
        let gave_way = || RefreshTokenRow { superseded: true, ..token() };
        assert_eq!(judge(&gave_way(), at(160)), Verdict::Good { behind: 1 });
        assert_eq!(judge(&gave_way(), at(161)), Verdict::Reused);
    }
}
