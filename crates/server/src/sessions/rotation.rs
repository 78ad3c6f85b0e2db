//! Rotation: each refresh token is good for one refresh, and one that comes again ends the whole family.
use jiff::SignedDuration;

use super::store::{self, RefreshRow};
use super::{Audience, Ending, Tokens, hand_out, hash};
use crate::clock::Clock;
use crate::columns::At;
use crate::db::Tx;
use crate::rng::Rng;

/// How long a spent token is taken again while none of its successors was used: answers get lost on weak signals.
/// A deviation from OWASP ASVS 5.0, 10.4.5, which knows no such time.
const LOST_ANSWER: SignedDuration = SignedDuration::from_secs(60);

/// What became of a refresh token. Commit in either case: a refusal may have ended the family.
#[derive(Debug)]
pub enum Rotation {
    Renewed(Tokens),
    Refused,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Good,
    Reused,
}

/// Exchanges a refresh token for new tokens of the same family.
pub async fn rotate(
    tx: &mut Tx,
    clock: &Clock,
    rng: &Rng,
    audience: Audience,
    refresh: &str,
) -> sqlx::Result<Rotation> {
    let (now, token) = (clock.now(), hash(refresh));
    let idle_since = At(now.0 - audience.idle_life());
    let Some(session) = store::touch(tx, &token, audience, now, idle_since).await? else {
        return Ok(Rotation::Refused);
    };
    let row = store::refresh(tx, &token).await?;
    match judge(&row, now) {
        Verdict::Good => {
            store::mark_used(tx, row.id, now).await?;
            let tokens = hand_out(tx, rng, session.id, Some(row.id), now, session.expires_at).await?;
            Ok(Rotation::Renewed(tokens))
        }
        Verdict::Reused => {
            tracing::warn!(session = session.id.0, "a refresh token was used again, its session is ended");
            store::end(tx, session.id, now, Ending::TokenReused).await?;
            Ok(Rotation::Refused)
        }
    }
}

/// A lost answer leaves two successors of one token; the first of them to be used makes the other one spent.
fn judge(token: &RefreshRow, now: At) -> Verdict {
    let good = match token.used_at {
        None => !token.sibling_used,
        Some(used_at) => !token.successor_used && now.0.duration_since(used_at.0) <= LOST_ANSWER,
    };
    if good { Verdict::Good } else { Verdict::Reused }
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;

    fn at(second: i64) -> At {
        At(Timestamp::from_second(second).unwrap())
    }

    fn token(used_at: Option<i64>, sibling_used: bool, successor_used: bool) -> RefreshRow {
        RefreshRow { id: 1, used_at: used_at.map(at), sibling_used, successor_used }
    }

    #[test]
    fn an_unused_token_is_good() {
        assert_eq!(judge(&token(None, false, false), at(1_000_000)), Verdict::Good);
    }

    #[test]
    fn a_token_whose_twin_was_used_is_spent() {
        assert_eq!(judge(&token(None, true, false), at(0)), Verdict::Reused);
    }

    #[test]
    fn a_used_token_is_taken_again_for_sixty_seconds_while_its_successor_is_unused() {
        assert_eq!(judge(&token(Some(100), false, false), at(160)), Verdict::Good);
        assert_eq!(judge(&token(Some(100), false, false), at(161)), Verdict::Reused);
        assert_eq!(judge(&token(Some(100), false, true), at(100)), Verdict::Reused);
    }
}
